"use strict";
// boardgame.io's own server with the least of games: four players in turn each name a number.
// PORT is where it listens; STORAGE is "memory" (its default) or a directory for its FlatFile.

const { FlatFile, Server } = require("boardgame.io/server");

const yardstick = {
  name: "yardstick",
  minPlayers: 4,
  maxPlayers: 4,
  setup: () => ({ last: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    name: ({ G }, number) => ({ ...G, last: number }),
  },
};

const { PORT, STORAGE } = process.env;
const settings = { games: [yardstick], origins: false };
if (STORAGE !== "memory") settings.db = new FlatFile({ dir: STORAGE });
Server(settings).run(Number(PORT));
