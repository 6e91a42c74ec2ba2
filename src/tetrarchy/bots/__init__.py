"""Players that see a view and their legal actions, and nothing else."""

from tetrarchy.bots.players import BOTS, Greedy, Player, RandomPlayer, find_bot, seat_bots

__all__ = ["BOTS", "Greedy", "Player", "RandomPlayer", "find_bot", "seat_bots"]
