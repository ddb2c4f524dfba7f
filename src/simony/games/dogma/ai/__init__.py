"""Heuristics and evaluations for bots that play Dogma."""
