"""What bots know of the game: values of kingdoms, and a player that looks one step ahead."""
