"""Bots that are programs of their own and speak the line protocol."""
