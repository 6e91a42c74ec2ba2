"""What a link leads to, as everybody may know it: from what lists of tables tell, never from a position."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import msgspec
from sqlalchemy import select

from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.puzzles import find_puzzle
from tetrarchy.server.calling.words import game_name, texts_in
from tetrarchy.server.describe import Summary
from tetrarchy.server.match import Seat, Setup
from tetrarchy.server.pictures.card import Card, Row
from tetrarchy.server.schema import TABLES
from tetrarchy.server.store import Store
from tetrarchy.text import Texts

KINDS: Final = {"table": "table", "replay": "replay", "review": "review", "puzzles": "puzzle"}
"""The pages that have a card, by the first word of their address."""
_NAME: Final = re.compile(r"[a-z0-9]{1,32}")


async def card_of(store: Store, kind: str, name: str) -> Card | None:
    """The card of a table, its replay or review, or of a puzzle (``GAME~PUZZLE``), if there is one."""
    if kind == "puzzle":
        return _of_puzzle(name)
    if kind not in KINDS.values() or not _NAME.fullmatch(name):
        return None
    from tetrarchy.server.hall import StoredSetup

    found = await store.read(select(TABLES).where(TABLES.c.id == name))
    if not found or found[0]["state"] == "closed":
        return None
    stored = msgspec.json.decode(found[0]["setup"], type=StoredSetup)
    summary = msgspec.json.decode(found[0]["summary"], type=Summary)
    return of_table(kind, stored.setup, found[0]["state"], summary)


def of_table(kind: str, setup: Setup, phase: str, summary: Summary) -> Card | None:
    """The card of a table, or of looking back at it."""
    if kind != "table" and phase != "finished":
        return None
    texts = texts_in(setup.language)
    cover, game = _cover_of(setup, texts)
    line = texts.say(f"card-{kind}", game=game)
    if setup.watch == "none":  # its game is for those at the table alone
        return Card(cover, line, texts.say("card-private"), (), texts.say("card-about", game=game))
    title = _TITLES[phase](texts, summary)
    names = [_name(texts, number, seat) for number, seat in enumerate(summary.seats)]
    scores: list[Any] = summary.scores or [None] * len(names)
    places = summary.standing or [0] * len(names)
    rows = [
        Row(seat, name, scores[seat], places[seat] == 1)
        for seat, name in enumerate(names)
        if name or phase != "open"
    ]
    rows.sort(key=lambda row: (places[row.seat], row.seat))
    about = texts.together([row.name for row in rows]) or texts.say("card-about", game=game)
    return Card(cover, line, title, tuple(rows), f"{title}. {about}")


def _of_puzzle(name: str) -> Card | None:
    game, _, puzzle = name.partition("~")
    if game not in GAMES:
        return None
    try:
        found = find_puzzle(find_game(game), puzzle)
    except TetrarchyError:
        return None
    texts = texts_in("en")
    line = texts.say("card-puzzle", game=game_name(game, "en"))
    cover = "kingdomino" if found.record.options.get("variant") == "kingdomino" else game
    return Card(cover, line, texts.say("card-find"), (), texts.say("card-find-about"))


def _cover_of(setup: Setup, texts: Texts) -> tuple[str, str]:
    """The cover of a game and what it is called; Kingdomino goes by a name of its own."""
    if setup.options.get("variant") == "kingdomino":
        return "kingdomino", "Kingdomino"
    return setup.game, game_name(setup.game, texts.language)


def _name(texts: Texts, number: int, seat: Seat) -> str:
    if seat.kind == "open":
        return ""
    if seat.kind == "bot" and not seat.name:
        return texts.say("bot-levelled", number=number + 1, level=str(seat.level))
    return seat.name or texts.say("nameless-player", number=number + 1)


def _open(texts: Texts, summary: Summary) -> str:
    return texts.say("card-open", free=sum(seat.kind == "open" for seat in summary.seats))


def _running(texts: Texts, summary: Summary) -> str:
    progress = summary.progress
    if progress.round and progress.rounds:
        return texts.say("card-round", round=progress.round, rounds=progress.rounds)
    return texts.say("card-running")


def _finished(texts: Texts, summary: Summary) -> str:
    first = [at for at, place in enumerate(summary.standing or []) if place == 1]
    if len(summary.seats) == 1 or not first:
        return texts.say("card-over")
    if len(first) > 1:
        return texts.say("card-tie")
    return texts.say("card-won", name=_name(texts, first[0], summary.seats[first[0]]))


_TITLES: Final[dict[str, Callable[[Texts, Summary], str]]] = {
    "open": _open,
    "running": _running,
    "finished": _finished,
}
