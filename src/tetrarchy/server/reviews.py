"""Reviews of games that are over, a slice at a time. Runs in a worker.

A decision is judged alike in whatever slice it comes: whoever goes on asks for the next slice, and whoever
does not has cancelled. Reviews of tables are kept in the database (`kept_reviews.py`); those of records are
remembered here for a while.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from tetrarchy.kernel import record as records
from tetrarchy.kernel.drive import replay
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.reasons import Reason
from tetrarchy.kernel.record import Record
from tetrarchy.kernel.state import State
from tetrarchy.review import Account, Better, Judgement, Outlook, Settings, accounts, decisions, review
from tetrarchy.server.lines import line_told
from tetrarchy.server.thinking import Source, game_of
from tetrarchy.wire import (
    BetterMove,
    CurvePoint,
    JudgedDecision,
    LineStep,
    OutlookAnswer,
    ReasonAnswer,
    ReviewAnswer,
    ReviewMoment,
    SeatReview,
)

SLICE_SECONDS: Final = 2.0
"""After so long a slice ends with the decision that is being judged."""
_KEPT: Final = 50
"""How many reviews a worker remembers."""
_JUDGED: Final[OrderedDict[tuple[str, Settings], dict[int, JudgedDecision]]] = OrderedDict()


def review_slice(
    text: str, data: Source, settings: Settings, first: int, kept: Sequence[JudgedDecision] = ()
) -> ReviewAnswer:
    """Judge the decisions of a record from the ``first`` one (counted from 0) on, for a while.

    Those that were kept from before are not judged again.
    """
    game = game_of(records.game_of(text), data)
    record = records.loads(text, game)
    steps = decisions(game, record)
    judged = _remembered(text, settings)
    judged |= {one.step: one for one in kept}
    ends = time.monotonic() + SLICE_SECONDS
    told: list[JudgedDecision] = []
    for judgement in review(game, record, settings, [_judgement(one) for one in judged.values()], first):
        told.append(judged.get(judgement.step) or _decision(game, record, judgement))
        judged[judgement.step] = told[-1]
        if time.monotonic() > ends:
            break
    seats: list[Account] = []
    if len(judged) == len(steps):
        all_judged = [_judgement(judged[step]) for step in steps]
        seats = accounts(replay(record, game), len(record.steps), all_judged)
    return ReviewAnswer(total=len(steps), decisions=told, seats=[_seat(one) for one in seats])


def _remembered(text: str, settings: Settings) -> dict[int, JudgedDecision]:
    """What this worker has judged of a record; only the last records are remembered."""
    found = _JUDGED.setdefault((text, settings), {})
    _JUDGED.move_to_end((text, settings))
    if len(_JUDGED) > _KEPT:
        _JUDGED.popitem(last=False)
    return found


def _decision(game: Game, record: Record, judgement: Judgement) -> JudgedDecision:
    """A judgement as it travels and is kept."""
    before = replay(record, game, judgement.step - 1) if judgement.better else None
    return JudgedDecision(
        step=judgement.step,
        seat=judgement.seat,
        action=judgement.action,
        word=judgement.word,
        loss=round(judgement.loss, 4),
        best=_outlook(judgement.best),
        played=_outlook(judgement.played),
        better=[
            BetterMove(
                action=one.action,
                outlook=_outlook(one.outlook),
                reason=ReasonAnswer(one.reason.key, one.reason.data),
                line=[] if before is None else _line(game, before, judgement.seat, one),
            )
            for one in judgement.better
        ],
    )


def _line(game: Game, before: State, seat: int, better: Better) -> list[LineStep]:
    after = before.copy()
    after.apply(seat, better.action)
    return line_told(game, after, seat, better.line)


def _judgement(told: JudgedDecision) -> Judgement:
    """What :func:`_decision` was made of."""
    better = tuple(
        Better(
            one.action,
            Outlook(one.outlook.chance, one.outlook.points),
            Reason(one.reason.key, one.reason.data),
            tuple((step.seat, step.action["code"]) for step in one.line),
        )
        for one in told.better
    )
    best, played = (Outlook(each.chance, each.points) for each in (told.best, told.played))
    return Judgement(told.step, told.seat, told.action, told.word, told.loss, best, played, better)


def _outlook(outlook: Outlook) -> OutlookAnswer:
    return OutlookAnswer(round(outlook.chance, 4), round(outlook.points, 2))


def _seat(account: Account) -> SeatReview:
    return SeatReview(
        accuracy=round(account.accuracy, 4),
        curve=[CurvePoint(point.step, _outlook(point.outlook)) for point in account.curve],
        moments=[ReviewMoment(*moment) for moment in account.moments],
    )
