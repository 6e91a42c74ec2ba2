"""Worked examples of the rules, played without a table: every request tells all decisions so far."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Raw, Struct

from tetrarchy.examples import MOST_DECISIONS, Example, examples_of, find_example, play
from tetrarchy.kernel.game import Game
from tetrarchy.server.reactions import known_actors
from tetrarchy.server.sight import action_told, visible
from tetrarchy.server.thinking import join_sheets
from tetrarchy.server.visit import PROBLEMS, Asked, visit_of
from tetrarchy.server.wire import MOST_SEATS, Body, Code, SheetAnswer, encode

_COST: Final = 2
"""What playing an example takes of what one client may ask for, besides the request itself."""
GamePath = Annotated[str, PathParameter(max_length=40)]
Decision = tuple[Annotated[int, Meta(ge=0, lt=MOST_SEATS)], Code]


class ExampleAnswer(Struct):
    """An example: the heading that it belongs to, whose eyes one looks through, the steps that it shows."""

    id: str
    anchor: str
    seat: int
    seats: int
    steps: int


class ExamplesAnswer(Struct):
    """The examples of a game, in order."""

    examples: list[ExampleAnswer]


class ExampleQuestion(Body):
    """All decisions so far, each a seat and a code."""

    decisions: Annotated[list[Decision], Meta(max_length=MOST_DECISIONS)]


class SceneAnswer(Struct):
    """A position of an example, as its seat sees it; the fields of a live position, and the sheets."""

    number: int
    view: Any
    """A view, which may be encoded already."""
    legal: list[dict[str, Any]]
    actors: list[int]
    events: list[dict[str, Any]]
    over: bool
    sheets: list[SheetAnswer]
    at: int
    next: dict[str, Any] | None
    """The step to be shown next, with its seat."""


@get("/games/{game:str}/examples", summary="A game's worked examples", responses=PROBLEMS)
async def list_examples(request: Asked, game: GamePath) -> ExamplesAnswer:
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
    request: Asked,
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


def _told(example: Example) -> ExampleAnswer:
    shown = sum(step.seat >= 0 for step in example.steps)
    return ExampleAnswer(example.id, example.anchor, example.seat, example.position["seats"], shown)


def _scene(game: Game, example: Example, decisions: list[Decision]) -> bytes:
    scene = play(game, example, decisions)
    state, seat = scene.state, example.seat
    view = state.view(seat)
    step = scene.next
    return encode(
        SceneAnswer(
            number=len(decisions),
            view=Raw(encode(view)),
            legal=[action_told(game, code) for code in state.legal(seat)],
            actors=known_actors(view, state.actors(), seat),
            events=visible(scene.events, seat),
            over=not state.actors(),
            sheets=join_sheets([[state.sheet(each) for each in range(state.seats)]]),
            at=sum(step.seat >= 0 for step in example.steps[: scene.at]),
            next=None if step is None else {"seat": step.seat, **action_told(game, step.action)},
        )
    )
