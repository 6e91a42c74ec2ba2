game-gem_forge = Край самоцветов
game-gem_forge-facts = 2–4 игрока · 30 мин
game-gem_forge-about = Вставляйте камни в украшения, первыми наберите 20 очков.
