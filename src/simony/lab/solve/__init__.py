"""Exact solving of small games for two."""
