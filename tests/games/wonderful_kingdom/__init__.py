"""The tests of a game, and what tests of the server need to know of it."""

SEED = 3
"""A game in which much happens."""
