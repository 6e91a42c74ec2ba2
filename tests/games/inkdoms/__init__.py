"""The tests of a game, and what tests of the server need to know of it."""

SEED = 2
"""A game in which much happens."""
