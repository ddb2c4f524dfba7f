"""What the server takes from outside (clocks, randomness), its metrics and the watchdog of its
event loop.
"""
