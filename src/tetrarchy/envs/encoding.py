"""Rows of numbers as arrays: what the game's encoder writes, scaled, with names, ranges and meanings."""

from __future__ import annotations

from typing import Any, SupportsInt, TypeAlias, TypedDict

from tetrarchy.extras import RESEARCH, needed_by

with needed_by(RESEARCH):
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from numpy.typing import NDArray

from tetrarchy.envs.episode import Setting
from tetrarchy.kernel.batch import Lens, Shown
from tetrarchy.kernel.state import OVER, State

Floats: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]


class Observation(TypedDict):
    """What a seat sees as an array, and 1 for every choice that is open."""

    observation: Floats
    action_mask: Mask


class Encoding:
    """The arrays and the choices of one setting.

    A choice is an action that a seat can take, numbered without those of chance: what environments call an
    action. :meth:`code` and :meth:`choice` translate it to the game's codes and back.
    """

    def __init__(self, setting: Setting, one_hot: bool = False) -> None:
        self.setting = setting
        self.spread = one_hot
        game = setting.game
        self.encoder = game.encoder(setting.seats, setting.options)
        self.lens = Lens(game, self.encoder)
        self.choices = len(game.actions.choices)
        self.parts = self.encoder.parts
        self._scale = self._column("unit") ** -1
        low, high = self._column("low") * self._scale, self._column("high") * self._scale
        self._kinds = np.array(
            [part.high if part.named else 0 for part in self.parts for _ in range(part.size)]
        )
        self.low: Floats = self._one_hot(low[None], bounds=0)[0] if one_hot else low
        self.high: Floats = self._one_hot(high[None], bounds=1)[0] if one_hot else high
        self.size = len(self.low)

    def _column(self, name: str) -> Floats:
        """A field of the parts, once for each number of a row."""
        return np.array([getattr(part, name) for part in self.parts for _ in range(part.size)], np.float32)

    # ------------------------------------------------------------ observations

    def rows(self, shown: Shown) -> Floats:
        """The rows of some games, scaled."""
        raw = np.asarray(memoryview(shown.rows)).reshape(len(shown.seats), -1)
        scaled = raw * self._scale
        return self._one_hot(scaled) if self.spread else scaled

    def masks(self, shown: Shown) -> Mask:
        """The masks of some games; where a game is over they are all 1, so that they harm nobody."""
        masks = np.array(memoryview(shown.masks)).view(np.int8).reshape(len(shown.seats), -1)
        if OVER in shown.seats:
            masks[np.asarray(memoryview(shown.seats)) == OVER] = 1
        return masks

    def observe(self, state: State, seat: int) -> Observation:
        """What a seat sees of a position."""
        shown = self.lens.look([state], seat, True)
        return {"observation": self.rows(shown)[0], "action_mask": self.masks(shown)[0]}

    def row(self, state: State, seat: int) -> Floats:
        """What a seat sees of a position, without a mask."""
        raw = np.asarray(memoryview(self.encoder.row(state, seat)))
        scaled = raw * self._scale
        return self._one_hot(scaled[None])[0] if self.spread else scaled

    def numbers(self, state: State, seat: int) -> list[float]:
        """The same row as a plain list, which is made sooner than an array is turned into one."""
        return self.row(state, seat).tolist() if self.spread else self.encoder.scaled(state, seat)

    def _one_hot(self, rows: Floats, bounds: int | None = None) -> Floats:
        """Rows in which every number that names something is spread out into one slot a thing."""
        found: list[Floats] = []
        for part in self.parts:
            here = rows[:, part.start : part.start + part.size]
            if part.named and bounds is None:
                things = np.arange(1, part.high + 1, dtype=np.float32)
                here = (here[..., None] == things).astype(np.float32).reshape(len(rows), -1)
            elif part.named:
                here = np.full((len(rows), part.size * part.high), bounds, np.float32)
            found.append(here)
        return np.concatenate(found, axis=1)

    def observation_space(self) -> Dict:
        """The space of all observations."""
        return Dict(
            {
                "observation": Box(self.low, self.high, dtype=np.float32),
                "action_mask": Box(0, 1, (self.choices,), np.int8),
            }
        )

    def action_space(self) -> Discrete:
        """The space of all choices; the mask tells which are open."""
        return Discrete(self.choices)

    # ------------------------------------------------------------ meanings

    def describe(self) -> list[dict[str, Any]]:
        """Every field of the array: name, meaning, where it begins, its shape and its range."""
        found: list[dict[str, Any]] = []
        start = 0
        for part in self.parts:
            things = part.high if part.named and self.spread else 0
            shape = (*part.shape, things) if things else part.shape
            found.append(
                {
                    "name": part.name,
                    "about": part.about,
                    "start": start,
                    "shape": shape,
                    "low": 0.0 if things else part.low / part.unit,
                    "high": 1.0 if things else part.high / part.unit,
                    "unit": part.unit,
                    "named": part.named and not things,
                }
            )
            start += part.size * (things or 1)
        return found

    def fingerprint(self) -> str:
        """Changes when the array's layout or meaning does: keep it with a trained network."""
        return self.encoder.fingerprint() + ("-one-hot" if self.spread else "")

    def code(self, choice: SupportsInt) -> int:
        """The game's code of a choice; IllegalAction where there is none."""
        return int(self.lens.code(int(choice)))

    def choice(self, action: int | str) -> int:
        """The choice that a code of the game, or its notation, is."""
        actions = self.setting.game.actions
        code = actions.parse(action) if isinstance(action, str) else action
        return actions.choices.index(code)

    def notation(self, choice: int) -> str:
        """A choice as text."""
        return self.setting.game.actions.notation(self.code(choice))
