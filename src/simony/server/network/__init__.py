"""Accepting, counting and timing out connections."""
