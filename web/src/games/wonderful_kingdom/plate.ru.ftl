game-wonderful_kingdom = Это безумное королевство
game-wonderful_kingdom-facts = 1–2 игрока · 45 мин
game-wonderful_kingdom-about = Предлагайте карты, избегайте ловушек, стройте герцогство.
