"""What a game's figures do: questions with answers, sweeps, targets and sensitivity."""
