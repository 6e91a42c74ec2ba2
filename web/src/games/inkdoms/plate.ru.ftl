game-inkdoms = Цветные королевства
game-inkdoms-facts = 1–4 игрока · 40 мин
game-inkdoms-about = Бросайте кубики, раскрашивайте шесть королевств без клякс.
