"""Tuning: a search for numbers with which a game's results are those that its rulebook speaks of.

It needs the extra ``tuning`` (Optuna), and nothing imports it. A goal file tells which reconstructed numbers
may move, and which figures of games between bots are wanted (:mod:`tetrarchy.tuning.goal`).
"""
