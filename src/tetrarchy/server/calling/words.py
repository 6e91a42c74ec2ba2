"""What a call says: what lists of tables show to everybody, and whose turn it is; nothing of a game."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, Literal

import msgspec

from tetrarchy.catalogue import find_game
from tetrarchy.text import Texts


class TableCall(msgspec.Struct):
    """A table at which somebody is to do something."""

    table: str
    game: str
    names: list[str]
    """The others at the table, or who invites; of the table itself, those who are to decide, or have won."""
    kind: Literal["turn", "round", "invitation", "begun", "over"] = "turn"
    """``round`` where a seat is kept in a tournament; ``begun`` where one sits; ``over`` for a table."""


class Words(msgspec.Struct):
    """A message: a short line, and what there is to say besides."""

    title: str
    body: str
    path: str
    """Where it leads."""
    tag: str
    """A later message with the same tag takes the place of an earlier one."""
    tables: list[TableCall] = []


@cache
def texts_in(language: str) -> Texts:
    """The words of a language."""
    return Texts("ru" if language == "ru" else "en")


@cache
def game_name(game: str, language: str) -> str:
    """What a game is called."""
    return Texts("ru" if language == "ru" else "en", find_game(game)).say("name")


def person_words(tables: list[TableCall], language: str) -> Words:
    """It is somebody's turn, or somebody is invited, at one table or at several."""
    texts = texts_in(language)
    if len(tables) == 1:
        return _one(tables[0], language)
    games = dict.fromkeys(game_name(table.game, language) for table in tables)
    kinds = Counter(table.kind for table in tables)
    invitations, begun = kinds["invitation"], kinds["begun"] + kinds["round"]
    numbers = {"call-turns": kinds["turn"], "call-beginnings": begun, "call-invitations": invitations}
    title = " · ".join(texts.say(key, number=number) for key, number in numbers.items() if number)
    path = "/people" if invitations == len(tables) else "/"
    return Words(title, texts.together(list(games)), path, "turns", tables)


def _one(table: TableCall, language: str) -> Words:
    texts = texts_in(language)
    names = texts.together(table.names)
    title = texts.say(f"call-{table.kind}", game=game_name(table.game, language))
    if table.kind == "invitation":
        body = texts.say("call-invitation-by", names=names)
    else:
        body = texts.say("call-with", names=names) if names else texts.say("call-alone")
    return Words(title, body, f"/table/{table.table}", table.table, [table])


def table_words(table: TableCall, language: str) -> Words:
    """What everybody who cares about a table is told."""
    texts = texts_in(language)
    names = texts.together(table.names)
    title = game_name(table.game, language)
    body = texts.say(
        f"call-table-{table.kind}" if names else f"call-table-{table.kind}-nameless", names=names
    )
    return Words(title, body, f"/table/{table.table}", table.table, [table])


def trial_words(language: str) -> Words:
    """What is sent when somebody tries whether it comes through."""
    texts = texts_in(language)
    return Words(texts.say("call-trial"), texts.say("call-trial-body"), "/", "trial")


def as_hook(words: Words, base: str) -> dict[str, Any]:
    """A message as a webhook gets it: Slack and Mattermost read ``text``, Discord ``content``."""
    line = _harmless(f"{words.title}. {words.body}") + f" {base}{words.path}"
    tables = [{"table": one.table, "game": one.game, "kind": one.kind} for one in words.tables]
    return {"text": line, "content": line, "tables": tables, "allowed_mentions": {"parse": []}}


def _harmless(text: str) -> str:
    """Text in which no name calls everybody in a room, nor hides a link."""
    return (
        text.replace("@", "@\u2060").replace("<", "‹").replace(">", "›").replace("[", "(").replace("]", ")")
    )
