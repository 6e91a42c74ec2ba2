"""The command line: play, simulate, replay, and the list of games."""
