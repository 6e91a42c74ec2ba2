"""The tests of a game, and what tests of the server need to know of it."""

SEED = 8
"""A game in which much happens."""
GREED = 5
"""How many decisions of ten are greedy there: fewer would make it long."""
