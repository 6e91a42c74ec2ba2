game-queendomino = Queendomino
game-queendomino-facts = 2–8 players · 25 min
game-queendomino-about = Lay dominoes, collect taxes, build, and win the queen over.
