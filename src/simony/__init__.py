"""Simony."""
