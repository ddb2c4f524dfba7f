"""The commands for a server: run it, moderate it, back up and restore its data."""
