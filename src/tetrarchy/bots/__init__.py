"""Players that see a view and their legal actions, and nothing else."""

from tetrarchy.bots.players import BOTS, Greedy, Player, RandomPlayer, find_bot, seat_bots
from tetrarchy.bots.seeds import mix

__all__ = ["BOTS", "Greedy", "Player", "RandomPlayer", "find_bot", "mix", "seat_bots"]
