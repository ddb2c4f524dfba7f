"""The state of one table: its record, the timeline of its game, clocks, offers and permissions."""
