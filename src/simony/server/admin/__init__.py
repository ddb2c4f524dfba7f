"""What an operator can do: list, inspect, ban, delete, and the port by which ``simony admin``
reaches a running server.
"""
