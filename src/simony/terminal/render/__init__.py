"""Renderer a scene in a terminal."""
