"""The commands of the laboratory: simulate, compare bots, report on balance, vary figures."""
