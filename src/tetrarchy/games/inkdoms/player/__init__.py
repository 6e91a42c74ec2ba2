"""What bots know of Inkdoms: sensible play, and what a position is worth."""
