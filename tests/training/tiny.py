"""Nets with small made-up weights."""

from __future__ import annotations

import random
from pathlib import Path

from tetrarchy.kernel.game import Game
from tetrarchy.kernel.net import ANSWERS, OPINIONS, slots_of, write_net


def write_tiny(file: Path, game: Game, **search: float) -> Path:
    """A net for all settings of a game that is told apart from others by nothing but chance; ``search`` has
    numbers for the search that uses it.
    """
    seats, options = game.variants()[0]
    slots = slots_of([game.encoder(seats, options)], ["terrain"])
    inputs = sum(each.size for each in slots) + OPINIONS
    wide, narrow, actions = 4, 3, game.actions.size
    number = (inputs + 1) * wide + (wide + 1) * narrow + ANSWERS * (narrow + 1) + 1 + actions * (narrow + 1)
    draw = random.Random(5)
    header = {
        "game": game.id,
        "rules": game.rules_version,
        "data": game.data_hash,
        "slots": [list(each) for each in slots],
        "units": [wide, narrow],
        "actions": actions,
        "settle": 0,
        **search,
    }
    write_net(file, header, [draw.gauss(0, 0.2) for _ in range(number)])
    return file
