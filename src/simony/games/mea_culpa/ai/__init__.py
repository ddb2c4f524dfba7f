"""Heuristics and evaluations for bots that play Mea Culpa."""
