"""Tetrarchy: four board games as fast, complete rules engines, with bots and tables to play them at."""

__version__ = "0.1.0"
