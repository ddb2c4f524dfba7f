"""The commands about games: list, play, replay, verify, read the rules, start a new one."""
