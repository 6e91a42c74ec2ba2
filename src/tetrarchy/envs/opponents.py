"""Bots that decide for the other seats of an environment."""

from __future__ import annotations

from typing import Any, Final

from librt.random import Random

from tetrarchy.bots import find_bot, seat_bots
from tetrarchy.envs.episode import Setting
from tetrarchy.kernel.errors import BadOptions
from tetrarchy.kernel.seeds import mix
from tetrarchy.kernel.state import State

_BOTS: Final = 1


class Opponents:
    """A bot for every seat but one. What they decide follows from a game's seed."""

    def __init__(self, setting: Setting, seat: int, bots: str) -> None:
        others = setting.seats - 1
        if not 0 <= seat <= others:
            raise BadOptions("no-own-seat", "There is no seat {seat}: seats count from 0.", seat=seat)
        self.setting = setting
        self.seat = seat
        self.bots = seat_bots(bots, others, setting.game) if others else []
        self.bots.insert(seat, "")
        self._meet()

    def _meet(self) -> None:
        self._players = [find_bot(name, self.setting.game) if name else None for name in self.bots]

    def choose(self, state: State, seat: int, seed: int, number: int) -> int:
        """What the bot of a seat does, as its answer with this number in a game with this seed."""
        player = self._players[seat]
        assert player is not None
        rng = Random(mix(seed, _BOTS, number))
        return player.choose(state.view(seat), state.legal(seat), seat, rng)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_players"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._meet()
