"""Reviews of games that are over, a slice at a time. Runs in a worker.

A decision is judged alike in whatever slice it comes, so nothing has to be kept: whoever goes on asks for
the next slice, and whoever does not has cancelled.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from tetrarchy.kernel import record as records
from tetrarchy.kernel.drive import replay
from tetrarchy.review import USUAL_DEPTH, Account, Judgement, Outlook, Settings, accounts, decisions, review
from tetrarchy.server.thinking import game_of
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
DEPTH: Final = USUAL_DEPTH
_KEPT: Final = 50
"""How many reviews a worker remembers."""
_JUDGED: Final[OrderedDict[tuple[str, bool], dict[int, Judgement]]] = OrderedDict()


def review_slice(text: str, data: str | None, is_open: bool, first: int) -> ReviewAnswer:
    """Judge the decisions of a record from the ``first`` one (counted from 0) on, for a while."""
    game = game_of(records.game_of(text), data)
    record = records.loads(text, game)
    steps = decisions(game, record)
    judged = _JUDGED.setdefault((text, is_open), {})
    _JUDGED.move_to_end((text, is_open))
    if len(_JUDGED) > _KEPT:
        _JUDGED.popitem(last=False)
    ends = time.monotonic() + SLICE_SECONDS
    told: list[Judgement] = []
    for judgement in review(game, record, Settings(DEPTH, open=is_open), list(judged.values()), first):
        judged[judgement.step] = judgement
        told.append(judgement)
        if time.monotonic() > ends:
            break
    seats: list[Account] = []
    if len(judged) == len(steps):
        seats = accounts(replay(record, game), len(record.steps), [judged[step] for step in steps])
    return ReviewAnswer(
        total=len(steps), decisions=[_decision(one) for one in told], seats=[_seat(one) for one in seats]
    )


def _decision(judgement: Judgement) -> JudgedDecision:
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
                line=[LineStep(seat, action) for seat, action in one.line],
            )
            for one in judgement.better
        ],
    )


def _outlook(outlook: Outlook) -> OutlookAnswer:
    return OutlookAnswer(round(outlook.chance, 4), round(outlook.points, 2))


def _seat(account: Account) -> SeatReview:
    return SeatReview(
        accuracy=round(account.accuracy, 4),
        curve=[CurvePoint(point.step, _outlook(point.outlook)) for point in account.curve],
        moments=[ReviewMoment(*moment) for moment in account.moments],
    )
