"""What the bots know of the game: no rule is in here."""
