"""The terminal table, played headless."""
