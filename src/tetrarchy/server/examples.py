"""Worked examples of the rules, played without a table: every request tells all decisions so far."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Final

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter

from tetrarchy.examples import Example, examples_of, find_example, play
from tetrarchy.kernel.errors import IllegalAction
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import Event, State
from tetrarchy.server.sight import action_told, legal_told, sheets_told, visible
from tetrarchy.server.thinking import previews_told
from tetrarchy.server.visit import PROBLEMS, ApiRequest, visit_of
from tetrarchy.wire import (
    Decision,
    ExampleAnswer,
    ExampleQuestion,
    ExamplesAnswer,
    PreviewQuestion,
    PreviewsAnswer,
    SceneAnswer,
    encode,
    encoded,
)

_COST: Final = 2
"""What playing an example takes of what one client may ask for, besides the request itself."""
_PREVIEW_COST: Final = 4
GamePath = Annotated[str, PathParameter(max_length=40)]


@get("/games/{game:str}/examples", summary="A game's worked examples", responses=PROBLEMS)
async def list_examples(request: ApiRequest, game: GamePath) -> ExamplesAnswer:
    visit = visit_of(request)
    found = examples_of(visit.hall.game(game))
    return ExamplesAnswer([_told(example) for example in found.values()])


@post(
    "/games/{game:str}/examples/{example:str}",
    status_code=200,
    summary="An example after some decisions",
    responses=PROBLEMS | {200: ResponseSpec(SceneAnswer)},
)
async def play_example(
    request: ApiRequest,
    game: GamePath,
    example: GamePath,
    data: JSONBody[ExampleQuestion],
) -> Response[bytes]:
    visit = visit_of(request)
    visit.spend(_COST)
    found = visit.hall.game(game)
    chosen = find_example(found, example)
    body = await asyncio.to_thread(_scene, found, chosen, data.decisions)
    return Response(body, media_type="application/json")


@post(
    "/games/{game:str}/examples/{example:str}/preview",
    status_code=200,
    summary="What some actions would bring in an example",
    responses=PROBLEMS,
)
async def preview_example(
    request: ApiRequest,
    game: GamePath,
    example: GamePath,
    data: JSONBody[PreviewQuestion],
) -> PreviewsAnswer:
    visit = visit_of(request)
    visit.spend(_PREVIEW_COST)
    found = visit.hall.game(game)
    chosen = find_example(found, example)
    return await asyncio.to_thread(_previews, found, chosen, data)


def _told(example: Example) -> ExampleAnswer:
    shown = sum(step.seat >= 0 for step in example.steps)
    return ExampleAnswer(example.id, example.anchor, example.seat, example.position["seats"], shown)


def _scene(game: Game, example: Example, decisions: list[Decision]) -> bytes:
    scene = play(game, example, decisions)
    state, seat = scene.state, example.seat
    told = scene_told(game, state, scene.events, seat, state.legal(seat), len(decisions))
    told.at = sum(step.seat >= 0 for step in example.steps[: scene.at])
    step = scene.next
    told.next = None if step is None else {"seat": step.seat, **action_told(game, step.action)}
    return encode(told)


def scene_told(
    game: Game, state: State, events: Sequence[Event], seat: int, legal: Sequence[int], number: int
) -> SceneAnswer:
    """A position as a seat sees it, with what is offered to it."""
    return SceneAnswer(
        number=number,
        view=state.view(seat),
        legal=encoded(legal_told(game, state, seat, legal)),
        actors=state.deciders(seat),
        events=visible(events, seat),
        over=not state.actors(),
        window=state.reacting(),
        sheets=sheets_told(state.known_sheets(seat)),
        at=0,
        next=None,
    )


def _previews(game: Game, example: Example, question: PreviewQuestion) -> PreviewsAnswer:
    state, seat = play(game, example, question.decisions).state, example.seat
    if not set(question.actions) <= set(state.legal(seat)):
        raise IllegalAction("not-now", "That is not possible now.")
    return PreviewsAnswer(previews_told(game, state.view(seat), question.actions, seat, example.seed))
