"""What is played without a table, worked examples and lessons: every request tells all moves so far."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Any, Final, Generic, NamedTuple, Protocol, TypeVar

from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter
from msgspec import Struct

from tetrarchy.kernel.errors import IllegalAction
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import Event, State
from tetrarchy.server.sets.games import SetQuery, ask
from tetrarchy.server.sight import legal_told, sheets_told, visible
from tetrarchy.server.thinking import previews_told
from tetrarchy.server.visit import PROBLEMS, ApiRequest, visit_of
from tetrarchy.sets.shelf import OWN
from tetrarchy.wire import PreviewQuestion, PreviewsAnswer, SceneAnswer, ScriptQuestion, encode, encoded

_COST: Final = 2
"""What a move takes of what one client may ask for, besides the request itself."""
_PREVIEW_COST: Final = 4
GamePath = Annotated[str, PathParameter(max_length=40)]


class Script(Protocol):
    """An example or a lesson."""

    @property
    def seat(self) -> int:
        """Whose moves are given."""
        ...

    @property
    def seed(self) -> int:
        """What chance follows."""
        ...


ScriptT = TypeVar("ScriptT", bound=Script)


class Kind(NamedTuple, Generic[ScriptT]):
    """Examples or lessons: how they are called, found and played."""

    plural: str
    one: str
    """One of them in words, with its article."""
    listed: Callable[[Game], Struct]
    list_answer: type[Struct]
    """What ``listed`` gives."""
    find: Callable[[Game, str], ScriptT]
    state: Callable[[Game, ScriptT, Sequence[int]], State]
    """The position after some moves."""
    scene: Callable[[Game, ScriptT, ScriptQuestion], Struct]
    """The same as it is told."""
    answer: type[Struct]
    """What ``scene`` gives."""


def handlers(kind: Kind[Any]) -> list[HTTPRouteHandler]:
    """The routes of a kind: they are listed, played and previewed."""
    path = f"/games/{{game:str}}/{kind.plural}"

    @get(path, summary=f"A game's {kind.plural}", responses=PROBLEMS | {200: ResponseSpec(kind.list_answer)})
    async def list_scripts(request: ApiRequest, game: GamePath, word: SetQuery = OWN) -> Response[bytes]:
        return _told(await ask(visit_of(request), game, word, kind.listed))

    @post(
        f"{path}/{{script:str}}",
        status_code=200,
        summary=f"{kind.one} after some moves",
        responses=PROBLEMS | {200: ResponseSpec(kind.answer)},
    )
    async def play_script(
        request: ApiRequest,
        game: GamePath,
        script: GamePath,
        data: JSONBody[ScriptQuestion],
        word: SetQuery = OWN,
    ) -> Response[bytes]:
        visit = visit_of(request)
        visit.spend(_COST)
        return _told(await ask(visit, game, word, _scene, kind, script, data))

    @post(
        f"{path}/{{script:str}}/preview",
        status_code=200,
        summary=f"{kind.one}: what some actions would bring",
        responses=PROBLEMS,
    )
    async def preview_script(
        request: ApiRequest,
        game: GamePath,
        script: GamePath,
        data: JSONBody[PreviewQuestion],
        word: SetQuery = OWN,
    ) -> PreviewsAnswer:
        visit = visit_of(request)
        visit.spend(_PREVIEW_COST)
        return await ask(visit, game, word, _previews, kind, script, data)

    return [list_scripts, play_script, preview_script]


def _told(answer: Struct) -> Response[bytes]:
    return Response(encode(answer), media_type="application/json")


def _scene(game: Game, kind: Kind[Any], identifier: str, question: ScriptQuestion) -> Struct:
    return kind.scene(game, kind.find(game, identifier), question)


def _previews(game: Game, kind: Kind[Any], identifier: str, question: PreviewQuestion) -> PreviewsAnswer:
    script: Script = kind.find(game, identifier)
    state, seat = kind.state(game, script, question.moves), script.seat
    if not set(question.actions) <= set(state.legal(seat)):
        raise IllegalAction("not-now", "That is not possible now.")
    return PreviewsAnswer(previews_told(game, state.view(seat), question.actions, seat, script.seed))


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
