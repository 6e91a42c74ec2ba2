"""Worked examples of the rules, played without a table: every request tells all decisions so far."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.datastructures import State as RequestState
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Raw, Struct

from tetrarchy.examples import MOST_DECISIONS, Example, examples_of, find_example, play
from tetrarchy.kernel.game import Game
from tetrarchy.server.problems import TITLES
from tetrarchy.server.reactions import known_actors
from tetrarchy.server.sight import visible
from tetrarchy.server.thinking import join_sheets
from tetrarchy.server.visit import Visit
from tetrarchy.server.wire import MOST_SEATS, Body, Code, Problem, SheetAnswer, encode

_COST: Final = 2
"""What playing an example takes of what one client may ask for, besides the request itself."""
_PROBLEMS: Final = {
    status: ResponseSpec(Problem, description=said, media_type="application/problem+json")
    for status, said in TITLES.items()
    if status != 405
}
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


@get("/games/{game:str}/examples", summary="A game's worked examples", responses=_PROBLEMS)
async def list_examples(request: Request[Any, Any, RequestState], game: GamePath) -> ExamplesAnswer:
    visit: Visit = request.scope["state"]["visit"]
    found = examples_of(visit.hall.game(game))
    return ExamplesAnswer([_told(example) for example in found.values()])


@post(
    "/games/{game:str}/examples/{example:str}",
    status_code=200,
    summary="An example after some decisions",
    responses=_PROBLEMS | {200: ResponseSpec(SceneAnswer)},
)
async def play_example(
    request: Request[Any, Any, RequestState],
    game: GamePath,
    example: GamePath,
    data: JSONBody[ExampleQuestion],
) -> Response[bytes]:
    visit: Visit = request.scope["state"]["visit"]
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
    return encode(
        SceneAnswer(
            number=len(decisions),
            view=Raw(encode(view)),
            legal=[_action(game, code) for code in state.legal(seat)],
            actors=known_actors(view, state.actors(), seat),
            events=visible(scene.events, seat),
            over=not state.actors(),
            sheets=join_sheets([[state.sheet(each) for each in range(state.seats)]]),
            at=sum(step.seat >= 0 for step in example.steps[: scene.at]),
            next=None if scene.next is None else {"seat": scene.next.seat} | _action(game, scene.next.action),
        )
    )


def _action(game: Game, code: int) -> dict[str, Any]:
    return {"code": code, **game.actions.fields(code)}
