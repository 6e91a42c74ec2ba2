"""What is settled when a table is made, out of what somebody wishes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tetrarchy.kernel.errors import BadOptions
from tetrarchy.server.match import Setup
from tetrarchy.server.ratings import rules as ratings
from tetrarchy.server.reactions import WindowRules
from tetrarchy.server.snapshots import codes_of
from tetrarchy.server.store import now
from tetrarchy.wire import ClockRules, NewTable

if TYPE_CHECKING:
    from tetrarchy.server.hall import Hall

_DAY: Final = 86_400


async def setup_of(hall: Hall, guest: str, wish: NewTable, tournament: str = "") -> Setup:
    """What a wish settles about a table; a sentence where that cannot be."""
    played = await hall.sets.wanted(guest, wish)
    game, source = await hall.sets.game(wish.game, played)
    options = game.settings(len(wish.seats), wish.options)
    check_clock(wish.clock)
    if wish.vacation and not _counts_days(wish.clock):
        raise BadOptions("no-days", "Vacations are for clocks that count days.")
    if wish.rated:
        ratings.check_wish(source, len(wish.seats), wish.hints)
    settings = hall.settings
    return Setup(
        game=game.id,
        rules=game.rules_version,
        data=game.data_hash,
        codes=codes_of(game),
        options=options,
        seats=len(wish.seats),
        creator=guest,
        created=now(),
        listed=wish.listed,
        watch=wish.watch,
        hints=wish.hints,
        undo=wish.undo,
        clock=wish.clock,
        ready=wish.ready,
        rated=wish.rated,
        language=wish.language,
        windows=WindowRules(settings.reaction_seconds, settings.bot_reaction_seconds),
        tournament=tournament,
        wait=wish.wait,
        vacation=wish.vacation,
        played=played,
    )


def check_clock(clock: ClockRules | None) -> None:
    """Refuse a clock that never runs out."""
    if clock is not None and clock.game is None and clock.move is None:
        raise BadOptions("bad-clock", "Set a time for the game or for a move.")


def _counts_days(clock: ClockRules | None) -> bool:
    """Whether a decision may take a day at least."""
    return clock is not None and min(clock.game or _DAY, clock.move or _DAY) >= _DAY
