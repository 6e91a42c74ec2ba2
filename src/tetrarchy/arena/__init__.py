"""Matches and tournaments between bots, and what they come to."""

from tetrarchy.arena.match import LostTurns, Result, play_match
from tetrarchy.arena.simulation import Simulation, simulate
from tetrarchy.arena.standings import Standings
from tetrarchy.arena.summary import Estimate, Summary, summarise
from tetrarchy.arena.tournament import Tournament, hold, read_bots

__all__ = [
    "Estimate",
    "LostTurns",
    "Result",
    "Simulation",
    "Standings",
    "Summary",
    "Tournament",
    "hold",
    "play_match",
    "read_bots",
    "simulate",
    "summarise",
]
