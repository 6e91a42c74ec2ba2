"""The REST interface: reviews of finished games and of records, their positions, and playing on from one."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from tetrarchy.kernel.data import Files
from tetrarchy.review import Settings
from tetrarchy.server import lobby
from tetrarchy.server.kept_reviews import ReviewKey, extend_review, read_review
from tetrarchy.server.rest_past import check_kept, check_over, record_text
from tetrarchy.server.rest_tables import table_answer, with_name
from tetrarchy.server.review_positions import Beginning, beginning, positions
from tetrarchy.server.reviews import review_slice
from tetrarchy.server.visit import PROBLEMS, ApiRequest, TablePath, Visit, find_table, visit_of
from tetrarchy.sets.shelf import OWN
from tetrarchy.wire import (
    NewTable,
    RecordToReview,
    RecordTrial,
    ReviewAnswer,
    ReviewPositions,
    SeatAnswer,
    SeatWish,
    TableAnswer,
    Trial,
)

First = Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)]
Open = Annotated[bool, QueryParameter(name="open")]


@get("/tables/{table:str}/review", summary="Some decisions of a finished game, judged", responses=PROBLEMS)
async def show_review(
    request: ApiRequest, table: TablePath, first: First = 0, is_open: Open = False
) -> ReviewAnswer:
    visit, found = await find_table(request, table)
    check_over(visit, found)
    check_kept(found.match)
    game = found.match.game
    settings = Settings(visit.hall.settings.review_depth, open=is_open)
    key = ReviewKey.of(found.match.id, game, settings)
    kept = await read_review(visit.hall.store, key)
    if kept is not None and (kept.seats or first < len(kept.decisions)):
        visit.spend(1)
        return ReviewAnswer(kept.total, kept.decisions[first:], kept.seats)
    text = await record_text(visit, found)
    before = [] if kept is None else kept.decisions
    answer: ReviewAnswer = await visit.hall.thinking.run(
        review_slice,
        text,
        found.match.source,
        settings,
        first,
        before,
        lane="reviews",
        payer=visit.payer,
    )
    await extend_review(visit.hall.store, key, first, answer)
    return answer


@post("/review", summary="Some decisions of a record, judged", status_code=200, responses=PROBLEMS)
async def review_record(request: ApiRequest, data: JSONBody[RecordToReview]) -> ReviewAnswer:
    visit = visit_of(request)
    visit.spend(5)
    settings = Settings(visit.hall.settings.review_depth, open=data.open)
    source = await visit.hall.sets.source_of(data.record)
    run = partial(visit.hall.thinking.run, lane="reviews", payer=visit.payer)
    answer: ReviewAnswer = await run(review_slice, data.record, source, settings, data.first)
    return answer


@get(
    "/tables/{table:str}/review/positions",
    summary="Positions before the decisions of a finished game",
    responses=PROBLEMS | {200: ResponseSpec(ReviewPositions)},
)
async def show_positions(
    request: ApiRequest, table: TablePath, first: First = 0, is_open: Open = False
) -> Response[bytes]:
    visit, found = await find_table(request, table)
    text = await record_text(visit, found)
    async with found.lock:
        seats = found.describe(visit.guest).seats
    return await _positions(visit, text, is_open, first, seats)


@post(
    "/review/positions",
    summary="Positions before the decisions of a record",
    status_code=200,
    responses=PROBLEMS | {200: ResponseSpec(ReviewPositions)},
)
async def record_positions(request: ApiRequest, data: JSONBody[RecordToReview]) -> Response[bytes]:
    visit = visit_of(request)
    visit.spend(5)
    return await _positions(visit, data.record, data.open, data.first, None)


async def _positions(
    visit: Visit, text: str, is_open: bool, first: int, seats: list[SeatAnswer] | None
) -> Response[bytes]:
    source = await visit.hall.sets.source_of(text)
    run = partial(visit.hall.thinking.run, lane="replays", payer=visit.payer)
    body: bytes = await run(positions, text, source, is_open, first, seats)
    return Response(body, media_type="application/json")


@post("/tables/{table:str}/review/try", summary="Play on from a position, against bots", responses=PROBLEMS)
async def try_table(request: ApiRequest, table: TablePath, data: JSONBody[Trial]) -> TableAnswer:
    visit, found = await find_table(request, table)
    return await _try(visit, await record_text(visit, found), data)


@post("/review/try", summary="Play on from a position of a record, against bots", responses=PROBLEMS)
async def try_record(request: ApiRequest, data: JSONBody[RecordTrial]) -> TableAnswer:
    visit = visit_of(request)
    visit.spend(5)
    return await _try(visit, data.record, data)


async def _try(visit: Visit, text: str, wish: Trial) -> TableAnswer:
    guest, name = await with_name(visit, wish.name)
    visit.check_new_table()
    source = await visit.hall.sets.source_of(text)
    run = partial(visit.hall.thinking.run, lane="replays", payer=visit.payer)
    begun: Beginning = await run(beginning, text, source, wish.step)
    mine, bot = SeatWish("me"), SeatWish("bot", wish.level)
    table = NewTable(
        game=begun.game,
        options=begun.options,
        seats=[mine if seat == begun.seat else bot for seat in range(begun.seats)],
        language=wish.language,
        set=source.hash if isinstance(source, Files) else OWN,
    )
    return await table_answer(visit, await lobby.play_on(visit.hall, guest, name, table, begun.steps))


HANDLERS: Final = [show_review, review_record, show_positions, record_positions, try_table, try_record]
