"""What bots know of the game: what a kingdom is worth, and a player that looks one step ahead.

The numbers in these files are estimates made by hand, not fitted to games; ``./run bench strength`` shows how
well the players do that use them.
"""
