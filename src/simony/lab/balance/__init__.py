"""The effect of a game's figures: questions and findings, sweeps, targets and sensitivity."""
