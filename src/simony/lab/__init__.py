"""The laboratory: many games, honestly counted."""
