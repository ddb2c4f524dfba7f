"""The contract of games, and what every game builds on."""
