"""Clocks and randomness, metrics, and the watchdog of the event loop."""
