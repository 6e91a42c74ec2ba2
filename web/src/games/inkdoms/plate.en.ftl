game-inkdoms = Inkdoms
game-inkdoms-facts = 1–4 players · 40 min
game-inkdoms-about = Throw dice onto the map and paint six kingdoms without blots.
