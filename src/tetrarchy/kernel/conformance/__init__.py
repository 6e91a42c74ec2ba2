"""The checks that every game passes; ``check_game`` and its sisters are for authors of new games.

A broken law raises AssertionError with what led there.
"""

from __future__ import annotations

from collections.abc import Callable

from tetrarchy.kernel.conformance.bad_data import Damage, check_bad_snapshots
from tetrarchy.kernel.conformance.rows import Rows, check_rows
from tetrarchy.kernel.conformance.secrets import Secrets, check_secrets, visible_events
from tetrarchy.kernel.conformance.walks import (
    Laws,
    Walk,
    check_choices,
    check_copy,
    check_end,
    check_game,
    check_notation,
    check_position,
    check_record,
    check_refusals,
    check_seats,
    check_sheets,
    check_snapshot,
    check_views,
    plain,
    same,
)
from tetrarchy.kernel.errors import TetrarchyError

__all__ = [
    "Damage",
    "Laws",
    "Rows",
    "Secrets",
    "Walk",
    "check_bad_snapshots",
    "check_choices",
    "check_copy",
    "check_end",
    "check_game",
    "check_notation",
    "check_position",
    "check_record",
    "check_refusals",
    "check_rows",
    "check_seats",
    "check_secrets",
    "check_sheets",
    "check_snapshot",
    "check_views",
    "plain",
    "refuses",
    "same",
    "visible_events",
]


def refuses(call: Callable[[], object]) -> str:
    """The sentence with which a call is refused; AssertionError where it is not."""
    try:
        call()
    except TetrarchyError as error:
        return str(error)
    raise AssertionError("this should have been refused")
