"""Matches between bots: seatings, resumable files, confidence intervals and ratings."""
