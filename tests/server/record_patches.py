"""``python -m tests.server.record_patches``: messages of whole games, for the tests of the page.

Of each game all messages to one seat: the whole position at the start and after some time away, else patches.
Each comes with a sum of the position that it must make, and the last one with that position itself.
"""

from __future__ import annotations

import gzip
import json
import random
from hashlib import sha1
from pathlib import Path
from typing import Any

import msgspec

from tests.server.test_match import Desk
from tetrarchy.catalogue import GAMES
from tetrarchy.server.positions import Patches, whole

TARGET = Path(__file__).parents[2] / "web" / "tests" / "recorded.json.gz"
_SEED = 11
_GAPS = 0.02
_MOST_MISSED = 4


def record(name: str) -> dict[str, Any]:
    """The messages of one game to its first seat."""
    desk, rng = Desk(name, _SEED, seats=2), random.Random(_SEED)
    sight = desk.match.sights[0]
    found = [told(desk, whole(desk.match, 0))]
    number, away = sight.number, 0
    while desk.match.phase == "running":
        desk.step()
        if sight.number == number:
            continue
        number = sight.number
        if away:
            away -= 1
            if not away:
                found.append(told(desk, whole(desk.match, 0)))
            continue
        found.append(told(desk, Patches(desk.match).of(0)))
        if rng.random() < _GAPS:
            away = rng.randrange(1, _MOST_MISSED)
    return {"messages": found, "last": msgspec.json.decode(whole(desk.match, 0))}


def told(desk: Desk, message: bytes) -> list[Any]:
    """A message, and the sum of the position that it makes."""
    return [msgspec.json.decode(message), sum_of(msgspec.json.decode(whole(desk.match, 0)))]


def sum_of(position: Any) -> str:
    """A short sum of plain data, whatever the order of its fields."""
    text = json.dumps(_plain(position), sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return sha1(text.encode(), usedforsecurity=False).hexdigest()[:8]


def _plain(value: Any) -> Any:
    """The same with whole numbers as JavaScript writes them."""
    if isinstance(value, dict):
        return {name: _plain(item) for name, item in value.items()}
    if isinstance(value, list):
        return [_plain(item) for item in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


if __name__ == "__main__":
    recorded = {name: record(name) for name in GAMES}
    TARGET.write_bytes(gzip.compress(msgspec.json.encode(recorded), mtime=0))
