game-wonderful_kingdom = It’s a Wonderful Kingdom
game-wonderful_kingdom-facts = 1–2 players · 45 min
game-wonderful_kingdom-about = Offer cards, see through traps, build out of five resources.
