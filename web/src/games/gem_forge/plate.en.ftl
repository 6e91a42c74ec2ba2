game-gem_forge = Gem Forge
game-gem_forge-facts = 2–4 players · 30 min
game-gem_forge-about = Set stones into jewellery and be first with twenty points.
