"""Matches between bots, and what they come to."""

from tetrarchy.arena.match import Result, play_match
from tetrarchy.arena.simulation import Simulation, simulate
from tetrarchy.arena.summary import Estimate, Summary, summarise

__all__ = ["Estimate", "Result", "Simulation", "Summary", "play_match", "simulate", "summarise"]
