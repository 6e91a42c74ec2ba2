"""Views as arrays of fixed size.

Nobody writes features for a game by hand. A few games, always the same ones, are played with every setting;
what their views look like becomes a layout (``layout.py``) that has a slot for every value. The result
depends on the setting alone, so it is the same in every process.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final, TypeAlias

from tetrarchy.extras import RESEARCH, needed_by

with needed_by(RESEARCH):
    import numpy as np
    from numpy.typing import NDArray

from librt.random import Random

from tetrarchy.envs.episode import Episode, Setting
from tetrarchy.envs.layout import Node, Slot, blank, laid_out
from tetrarchy.envs.shape import Shape
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import View

Floats: TypeAlias = NDArray[np.float32]

GAMES_TO_LEARN: Final = 40
GREEDY_EVERY: Final = 3
"""Every third of these games is played by the greedy rule, the others at random."""
VIEWS_TO_LEARN: Final = 2500
"""No further game begins after this number of views."""
_LEAST: Final = -32768.0
_MOST: Final = 32767.0
_LEFT_OUT: Final = ("game", "options", "seats")
"""Parts of a view that a setting fixes."""


class Encoding:
    """The layout of a setting's arrays.

    A number takes a slot as it is. A word takes a slot with its place in the slot's list of words: 0 for
    none, one more than there are words for a word that is not in the list. :meth:`one_hot` spreads the words
    of an array out.
    """

    def __init__(self, node: Node) -> None:
        self.node = node
        self.size = node.size
        self.slots: list[Slot] = list(node.slots(""))
        highs = [_MOST if slot.words is None else len(slot.words) + 1.0 for slot in self.slots]
        self.high: Floats = np.array(highs, np.float32)
        self.low: Floats = np.array([_LEAST if s.words is None else 0.0 for s in self.slots], np.float32)
        widths = [1 if slot.words is None else len(slot.words) + 1 for slot in self.slots]
        ends = np.cumsum(widths)
        self._starts = ends - widths
        self._is_word = np.array([slot.words is not None for slot in self.slots])
        self.one_hot_size = int(ends[-1])

    def encode(self, view: View) -> Floats:
        """The view as an array."""
        out = blank(self.size)
        self.node.write(view, out, 0)
        return np.frombuffer(out, np.float32)

    def misses(self, view: View) -> int:
        """How many values of the view have no slot: words, keys and entries that the layout does not know."""
        return self.node.write(view, blank(self.size), 0)

    def one_hot(self, encoded: Floats) -> Floats:
        """Arrays with every word's slot spread out into one slot a word; the last axis is the array's."""
        flat = encoded.reshape(-1, self.size)
        spread: Floats = np.zeros((len(flat), self.one_hot_size), np.float32)
        numbers = ~self._is_word
        spread[:, self._starts[numbers]] = flat[:, numbers]
        at, slots = np.nonzero(flat * self._is_word)
        spread[at, self._starts[slots] + flat[at, slots].astype(np.int64) - 1] = 1
        return spread.reshape(*encoded.shape[:-1], self.one_hot_size)

    def one_hot_bounds(self) -> tuple[Floats, Floats]:
        """The least and the greatest values of spread out arrays."""
        low: Floats = np.zeros(self.one_hot_size, np.float32)
        high: Floats = np.ones(self.one_hot_size, np.float32)
        low[self._starts[~self._is_word]] = _LEAST
        high[self._starts[~self._is_word]] = _MOST
        return low, high

    def fingerprint(self) -> str:
        """A hash of the layout, for whoever keeps a trained network and wants to know that it still fits."""
        return hashlib.sha256(repr(self.slots).encode()).hexdigest()[:16]


def encoding_of(setting: Setting) -> Encoding:
    """The encoding of a setting; it is worked out once in a process."""
    return _encoding(_Keyed(setting))


class _Keyed:
    """A setting that a cache can look up."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting

    def __hash__(self) -> int:
        return hash(self.setting.key())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Keyed) and self.setting.key() == other.setting.key()


@lru_cache(maxsize=64)
def _encoding(keyed: _Keyed) -> Encoding:
    setting = keyed.setting
    shape = Shape()
    for number in range(GAMES_TO_LEARN):
        if shape.objects > VIEWS_TO_LEARN:
            break
        for view in views_of_game(setting, number, greedy=number % GREEDY_EVERY == 1):
            shape.see({key: part for key, part in view.items() if key not in _LEFT_OUT})
    return Encoding(laid_out(shape, word_lists(setting.game)))


def views_of_game(setting: Setting, seed: int, greedy: bool = False) -> Iterable[dict[str, Any]]:
    """What the seats see in one game: each that decides, and all of them at the end."""
    table = Episode(setting, seed)
    rng = Random(seed)
    state = table.state
    while (seat := table.mover()) >= 0:
        yield state.view(seat)
        table.act(setting.game.greedy(state, seat, rng) if greedy else int(state.sample(seat, rng)))
    for seat in range(setting.seats):
        yield state.view(seat)


def word_lists(game: Game) -> list[tuple[str, ...]]:
    """The words that belong together: those that a field of an action can be, and the verdicts."""
    found = {field.labels for kind in game.actions.kinds for field in kind.fields}
    return sorted({*found, game.verdicts}, key=lambda labels: (len(labels), labels))
