"""The REST interface, under /api."""

from __future__ import annotations

from typing import Any, Final, Literal

from litestar import Router, get, post, put
from litestar.params import JSONBody
from sqlalchemy import bindparam, update

from tetrarchy.catalogue import GAMES
from tetrarchy.engine import engine_now
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.options import Option, read_options
from tetrarchy.server import examples, lessons, rest_past, rest_reviews, rest_tables
from tetrarchy.server.calling import rest as rest_calls
from tetrarchy.server.experiments import rest as rest_experiments
from tetrarchy.server.friends import rest as rest_friends
from tetrarchy.server.guests import clean_name
from tetrarchy.server.levels import LEVELS
from tetrarchy.server.moderation import rest as rest_moderation
from tetrarchy.server.network import EVERYWHERE, addresses, is_loopback
from tetrarchy.server.people import rest_history, rest_identity
from tetrarchy.server.pictures import rest as rest_pictures
from tetrarchy.server.puzzles import list_puzzles, preview_puzzle, show_puzzle, show_todays_puzzle, try_puzzle
from tetrarchy.server.ratings import rest as rest_ratings
from tetrarchy.server.rest_tables import GameName, Page, Phase, me_answer
from tetrarchy.server.schema import GUESTS
from tetrarchy.server.sets import rest as rest_sets
from tetrarchy.server.sets.games import SetQuery, ask
from tetrarchy.server.tournaments import rest as rest_tournaments
from tetrarchy.server.visit import PROBLEMS, ApiRequest, TablePath, visit_of
from tetrarchy.sets.shelf import OWN
from tetrarchy.wire import (
    AddressesAnswer,
    EngineAnswer,
    GameAnswer,
    GamesAnswer,
    Me,
    MeAnswer,
    OptionAnswer,
    SeatsAnswer,
    SeatsQuestion,
    TablesAnswer,
)

_RENAME: Final = (
    update(GUESTS)
    .where(GUESTS.c.id == bindparam("key"))
    .values(name=bindparam("called"), language=bindparam("speaks"))
)


# ---------------------------------------------------------------- games


@get("/games", summary="The games and their options", responses=PROBLEMS)
async def list_games(request: ApiRequest) -> GamesAnswer:
    hall = visit_of(request).hall
    return GamesAnswer([_game_answer(hall.game(name)) for name in GAMES], LEVELS)


@post(
    "/games/{game:str}/seats",
    status_code=200,
    summary="How many can play with these options",
    responses=PROBLEMS,
)
async def count_seats(request: ApiRequest, game: TablePath, data: JSONBody[SeatsQuestion]) -> SeatsAnswer:
    found = visit_of(request).hall.game(game)
    options = read_options(found.options, data.options)
    found.check(options)
    return SeatsAnswer(list(found.seats_for(options)))


@get("/games/{game:str}/components", summary="A game's components with their provenance", responses=PROBLEMS)
async def show_components(request: ApiRequest, game: TablePath, word: SetQuery = OWN) -> dict[str, Any]:
    return await ask(visit_of(request), game, word, _components)


def _components(game: Game) -> dict[str, Any]:
    return game.components()


@get("/engine", summary="How the engine runs, for the host; null for others", responses=PROBLEMS)
async def show_engine(request: ApiRequest) -> EngineAnswer | None:
    return EngineAnswer(*engine_now()) if visit_of(request).is_local else None


def _game_answer(game: Game) -> GameAnswer:
    defaults = {option.name: option.default for option in game.options}
    return GameAnswer(
        game.id,
        [_option_answer(option) for option in game.options],
        list(game.seats_for(defaults)),
        sorted({seats for seats, _ in game.variants()}),
        list(game.verdicts),
        game.rules_version,
        game.data_hash,
        game.reactions,
    )


def _option_answer(option: Option) -> OptionAnswer:
    kind: Literal["choice", "flag", "number"] = "choice"
    if isinstance(option.default, bool):
        kind = "flag"
    elif isinstance(option.default, int):
        kind = "number"
    return OptionAnswer(
        option.name,
        kind,
        option.default,
        list(option.choices),
        option.least,
        option.most,
        {name: list(values) for name, values in option.only_with},
    )


# ---------------------------------------------------------------- guests


@get("/addresses", summary="Where others in the network reach this server", responses=PROBLEMS)
async def list_addresses(request: ApiRequest) -> AddressesAnswer:
    """Told only on the server's own machine: elsewhere one knows an address that works."""
    listens = visit_of(request).hall.settings.host
    asker = request.client.host if request.client else ""
    if not is_loopback(asker) or is_loopback(listens):
        return AddressesAnswer([])
    return AddressesAnswer(addresses() if listens in EVERYWHERE else [listens])


@get("/me", summary="Who I am; makes a guest of whoever is none", responses=PROBLEMS)
async def show_me(request: ApiRequest) -> MeAnswer:
    visit = visit_of(request)
    return await me_answer(visit, await visit.need_guest())


@post("/me", summary="A new guest and its token, for programs", responses=PROBLEMS)
async def new_me(request: ApiRequest, data: JSONBody[Me]) -> MeAnswer:
    visit = visit_of(request)
    name = clean_name(data.name) if data.name else ""
    guest = await visit.new_guest(data.language or "en", name, cookie=False)
    return MeAnswer(guest, name, data.language or "en", visit.hall.keys.token(guest))


@put("/me", summary="Change my name or language", responses=PROBLEMS)
async def change_me(request: ApiRequest, data: JSONBody[Me]) -> MeAnswer:
    visit = visit_of(request)
    me = await me_answer(visit, await visit.need_guest())
    name = clean_name(data.name) if data.name else me.name
    language = data.language or me.language
    await visit.hall.store.write((_RENAME, {"key": me.guest, "called": name, "speaks": language}))
    return MeAnswer(me.guest, name, language)


@get("/me/tables", summary="My tables, those with my turn first", responses=PROBLEMS)
async def list_my_tables(
    request: ApiRequest, game: GameName = None, phase: Phase = None, page: Page = 0
) -> TablesAnswer:
    visit = visit_of(request)
    return await visit.lists.of(await visit.need_guest(), game, phase, page)


# ---------------------------------------------------------------- for the host


@get("/health", summary="How the server is doing (host)", responses=PROBLEMS)
async def show_health(request: ApiRequest) -> dict[str, Any]:
    visit = visit_of(request)
    visit.need_admin()
    return dict(rest_moderation.health_of(visit))


API: Final = Router(
    "/api",
    route_handlers=[
        list_games,
        count_seats,
        show_components,
        show_engine,
        *examples.HANDLERS,
        *lessons.HANDLERS,
        list_puzzles,
        show_puzzle,
        try_puzzle,
        preview_puzzle,
        show_todays_puzzle,
        list_addresses,
        show_me,
        new_me,
        change_me,
        list_my_tables,
        *rest_tables.HANDLERS,
        *rest_past.HANDLERS,
        *rest_reviews.HANDLERS,
        *rest_identity.HANDLERS,
        *rest_history.HANDLERS,
        *rest_calls.HANDLERS,
        *rest_friends.HANDLERS,
        *rest_pictures.HANDLERS,
        *rest_moderation.HANDLERS,
        *rest_experiments.HANDLERS,
        *rest_tournaments.HANDLERS,
        *rest_sets.HANDLERS,
        *rest_ratings.HANDLERS,
        show_health,
    ],
)
