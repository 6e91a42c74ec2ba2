game-queendomino = Queendomino
game-queendomino-facts = 2–8 игроков · 25 мин
game-queendomino-about = Кладите домино, берите налоги, стройте, зовите королеву.
