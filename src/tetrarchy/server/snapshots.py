"""A table as one piece of plain data, and back: what saves reading a long log."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final

import msgspec

from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.kernel.game import Game
from tetrarchy.server.match import Match, Seat, Setup
from tetrarchy.server.rows import Row
from tetrarchy.server.seen import Seen

_WITH_CODES: Final = ("start", "act", "hold", "window", "undo")


@lru_cache(64)
def codes_of(game: Game) -> str:
    """A hash of what a game's action codes mean."""
    kinds = [
        [kind.verb, [[field.name, *field.labels] for field in kind.fields]] for kind in game.actions.kinds
    ]
    return sha256(msgspec.json.encode(kinds)).hexdigest()[:12]


def can_snapshot(match: Match) -> bool:
    """Whether nothing is lost by a snapshot: decisions that can be taken back are in the log only."""
    return match.state is not None and not any(match.undo.can(seat) for seat in range(match.setup.seats))


def snapshot(match: Match) -> dict[str, Any]:
    """The table as plain data."""
    return {
        "rules": match.game.rules_version,
        "data": match.game.data_hash,
        "codes": codes_of(match.game),
        "phase": match.phase,
        "state": None if match.state is None else match.state.snapshot(),
        "seats": msgspec.to_builtins(match.seats),
        "decisions": match.decisions,
        "held": list(match.held.items()),
        "window_since": match.window_since,
        "clocks": match.clocks.plain(),
        "numbers": [
            [sight.number, sight.open_since]
            for sight in (match.sights[seat] for seat in [*range(match.setup.seats), None])
        ],
        "next": match.next,
        "notes": match.notes,
    }


def load(table: str, setup: Setup, game: Game, seq: int, plain: dict[str, Any]) -> Match:
    """The table that a snapshot was taken of, after ``seq`` rows."""
    match = Match(table, setup, msgspec.convert(plain["seats"], list[Seat]), game)
    match.seq = seq
    match.phase = plain["phase"]
    match.decisions = plain["decisions"]
    match.held = dict(plain["held"])
    match.window_since = plain["window_since"]
    match.clocks.load(plain["clocks"])
    match.next = plain["next"]
    match.notes = list(plain["notes"])
    if plain["state"] is not None:
        match.state = game.load(plain["state"])
        seen = Seen(game, match.state)
        for sight, numbers in zip(match.sights.values(), plain["numbers"], strict=True):
            sight.restore(seen, sight.seat in match.held, *numbers)
    return match


class Broken(Exception):
    """A log does not replay; ``match`` stands where its snapshot is."""

    def __init__(self, match: Match, why: str) -> None:
        super().__init__(why)
        self.match = match
        self.why = why


def rebuild(
    table: str,
    setup: Setup,
    seats: Sequence[Seat],
    game: Game,
    saved: tuple[int, dict[str, Any]] | None,
    rows: Sequence[Row],
) -> Match:
    """The table out of its snapshot and the rows after it; Broken where they do not go together."""

    def base() -> Match:
        if saved is None:
            return Match(table, setup, seats, game)
        return load(table, setup, game, saved[0], saved[1])

    match = base()
    same_codes = (saved[1]["codes"] if saved is not None else setup.codes) == codes_of(game)
    for row in rows:
        if not same_codes and row.kind in _WITH_CODES:
            raise Broken(base(), "the actions have other codes now")
        try:
            match.apply(row)
        except (TetrarchyError, AssertionError, KeyError) as error:
            raise Broken(base(), f"row {row.seq}: {error}") from error
    return match
