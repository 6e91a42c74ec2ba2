"""What a game's training is made of: one file a game in ``configs``."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, NamedTuple

from tetrarchy.kernel.encode import Encoder
from tetrarchy.kernel.errors import BadOptions, quote
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.net import Slots, slots_of

FOLDER: Final = Path(__file__).with_name("configs")


class Setting(NamedTuple):
    """Seats and options that are played, and how many of every hundred games."""

    seats: int
    options: dict[str, Any]
    share: int


class Config(NamedTuple):
    """A game's file."""

    settings: tuple[Setting, ...]
    leave_out: tuple[str, ...]
    """Parts of rows that the net does not see, by the ends of their names."""
    units: tuple[int, int]
    tried: tuple[dict[str, float], ...]
    """Numbers for the search that uses the net (``settle``, ``rests``, ``enough``, ``blend``), each set of
    them tried against ``search``; the first is that of a new net.
    """
    playouts: int
    """Of a deep decision in self-play."""
    quick: int
    """Of any other."""
    deep: float
    """The share of the decisions of self-play that are deep."""
    keep: float
    """The share of the positions of a greedy game that is written down."""
    greedy_games: int
    rounds: int
    """How often self-play, fit and match follow one another."""
    trust: float
    """How much what search expected weighs against the result, in what a net learns of winning."""

    def setting_of(self, index: int) -> Setting:
        """What the game with this number is played with."""
        left = index * 37 % 100
        for setting in self.settings:
            left -= setting.share
            if left < 0:
                return setting
        return self.settings[0]

    def encoders(self, game: Game) -> list[Encoder]:
        """The encoders of all settings."""
        return [game.encoder(s.seats, game.settings(s.seats, s.options)) for s in self.settings]

    def slots(self, game: Game) -> list[Slots]:
        """The slots of the game's nets."""
        return slots_of(self.encoders(game), list(self.leave_out))


def read_config(game: str, file: Path | None = None) -> Config:
    """The config of a game, its own or that of a file."""
    path = FOLDER / f"{game}.toml" if file is None else file
    try:
        told = tomllib.loads(path.read_text("utf-8"))
        settings = tuple(Setting(s["seats"], s.get("options", {}), s["share"]) for s in told["settings"])
        wide, narrow = told["units"]
        return Config(
            settings,
            tuple(told["leave_out"]),
            (int(wide), int(narrow)),
            tuple(dict(one) for one in told["tried"]),
            int(told["playouts"]),
            int(told["quick"]),
            float(told["deep"]),
            float(told["keep"]),
            int(told["greedy_games"]),
            int(told["rounds"]),
            float(told["trust"]),
        )
    except (OSError, KeyError, TypeError, ValueError) as error:
        raise BadOptions(
            "bad-training",
            "The training config {file} cannot be read: {why}.",
            file=quote(path.name),
            why=error,
        ) from error
