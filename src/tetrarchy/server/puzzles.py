"""Puzzles, shown and answered without a table; how they went is kept for guests."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Final

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from tetrarchy.catalogue import GAMES
from tetrarchy.kernel.errors import IllegalAction
from tetrarchy.kernel.game import Game
from tetrarchy.puzzles import Puzzle, answer, chosen, find_puzzle, home_of, of_the_day, position, themes_of
from tetrarchy.server.hall import Hall
from tetrarchy.server.lines import line_told
from tetrarchy.server.people.deeds import Tried, note
from tetrarchy.server.scripts import GamePath, scene_told
from tetrarchy.server.sets.games import SetQuery, ask
from tetrarchy.server.sight import action_told
from tetrarchy.server.thinking import previews_told
from tetrarchy.server.visit import PROBLEMS, ApiRequest, visit_of
from tetrarchy.sets.shelf import OWN
from tetrarchy.wire import (
    PreviewsAnswer,
    PuzzleAnswer,
    PuzzlePreviewQuestion,
    PuzzleQuestion,
    PuzzlesAnswer,
    PuzzleVerdict,
    ReasonAnswer,
    SceneAnswer,
    TodaysPuzzleAnswer,
    encode,
)

_COST: Final = 2
"""What a position or a verdict takes of what one client may ask for, besides the request itself."""
_PREVIEW_COST: Final = 4


@get("/games/{game:str}/puzzles", summary="A game's puzzles", responses=PROBLEMS)
async def list_puzzles(request: ApiRequest, game: GamePath, word: SetQuery = OWN) -> PuzzlesAnswer:
    return await ask(visit_of(request), game, word, _listed)


@get("/puzzles/today", summary="The puzzle of the day", responses=PROBLEMS)
async def show_todays_puzzle(request: ApiRequest) -> TodaysPuzzleAnswer:
    day, found = await _today(visit_of(request).hall)
    if found is None:
        return TodaysPuzzleAnswer(day, None, None)
    game, puzzle = found
    return TodaysPuzzleAnswer(day, game.id, _told(puzzle))


@get(
    "/games/{game:str}/puzzles/{puzzle:str}",
    summary="The position of a puzzle, as the one who is to move sees it",
    responses=PROBLEMS | {200: ResponseSpec(SceneAnswer)},
)
async def show_puzzle(
    request: ApiRequest, game: GamePath, puzzle: GamePath, word: SetQuery = OWN
) -> Response[bytes]:
    visit = visit_of(request)
    visit.spend(_COST)
    body = await ask(visit, game, word, _scene, puzzle)
    return Response(body, media_type="application/json")


@post(
    "/games/{game:str}/puzzles/{puzzle:str}",
    status_code=200,
    summary="What there is to say about a move of a puzzle, or about the best one",
    responses=PROBLEMS | {200: ResponseSpec(PuzzleVerdict)},
)
async def try_puzzle(
    request: ApiRequest,
    game: GamePath,
    puzzle: GamePath,
    data: JSONBody[PuzzleQuestion],
    word: SetQuery = OWN,
) -> Response[bytes]:
    visit = visit_of(request)
    visit.spend(_COST)
    verdict = await ask(visit, game, word, _verdict, puzzle, data.action)
    if visit.guest is not None and word == OWN:
        tried: Tried = "shown" if data.action is None else "right" if verdict.right else "wrong"
        day, todays = await _today(visit.hall)
        is_todays = todays is not None and (todays[0].id, todays[1].id) == (game, puzzle)
        await note(visit.hall.store, visit.guest, game, puzzle, tried, day if is_todays else "")
    return Response(encode(verdict), media_type="application/json")


@post(
    "/games/{game:str}/puzzles/{puzzle:str}/preview",
    status_code=200,
    summary="What some actions would bring in a puzzle",
    responses=PROBLEMS,
)
async def preview_puzzle(
    request: ApiRequest,
    game: GamePath,
    puzzle: GamePath,
    data: JSONBody[PuzzlePreviewQuestion],
    word: SetQuery = OWN,
) -> PreviewsAnswer:
    visit = visit_of(request)
    visit.spend(_PREVIEW_COST)
    return await ask(visit, game, word, _previews, puzzle, data.actions)


def _listed(game: Game) -> PuzzlesAnswer:
    found = chosen(game)
    return PuzzlesAnswer([_told(puzzle) for puzzle in found], themes_of(found))


async def _today(hall: Hall) -> tuple[str, tuple[Game, Puzzle] | None]:
    """Which day it is, and its puzzle."""
    day = datetime.now(UTC).date()
    games = [hall.game(name) for name in GAMES]
    return day.isoformat(), await asyncio.to_thread(of_the_day, games, day)


def _told(puzzle: Puzzle) -> PuzzleAnswer:
    return PuzzleAnswer(
        puzzle.id,
        puzzle.seats,
        puzzle.seat,
        puzzle.record.options,
        list(puzzle.themes),
        puzzle.difficulty,
        puzzle.found_by,
    )


def _scene(game: Game, identifier: str) -> bytes:
    puzzle = find_puzzle(game, identifier)
    game = home_of(game, puzzle)
    state, seat = position(game, puzzle), puzzle.seat
    return encode(scene_told(game, state, [], seat, state.legal(seat), 0))


def _verdict(game: Game, identifier: str, action: int | None) -> PuzzleVerdict:
    puzzle = find_puzzle(game, identifier)
    game = home_of(game, puzzle)
    verdict = answer(game, puzzle, puzzle.best if action is None else action)
    after = position(game, puzzle)
    after.events = []
    after.apply(puzzle.seat, verdict.action)
    return PuzzleVerdict(
        action=action_told(game, verdict.action),
        right=verdict.right,
        word=verdict.word,
        loss=verdict.loss,
        points=verdict.points,
        chance=puzzle.chance,
        margin=puzzle.second.loss,
        margin_points=puzzle.second.points,
        reason=ReasonAnswer(*verdict.reason),
        line=line_told(game, after, puzzle.seat, verdict.line),
        scene=scene_told(game, after, after.events, puzzle.seat, [], 1),
    )


def _previews(game: Game, identifier: str, actions: list[int]) -> PreviewsAnswer:
    puzzle = find_puzzle(game, identifier)
    game = home_of(game, puzzle)
    if not set(actions) <= set(puzzle.moves):
        raise IllegalAction("not-now", "That is not possible now.")
    view = position(game, puzzle).view(puzzle.seat)
    return PreviewsAnswer(previews_told(game, view, actions, puzzle.seat, puzzle.step))
