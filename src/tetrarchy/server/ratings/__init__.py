"""Ratings: how strong people are at each game, told by the tables at which everybody agreed to it."""
