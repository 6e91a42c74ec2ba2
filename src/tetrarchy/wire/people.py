"""Friends, those who want to be one, and those whom one wants nothing to do with."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tetrarchy.wire.common import Body


class FriendLink(Body):
    """The key of somebody's own link."""

    key: Annotated[str, Meta(min_length=1, max_length=40)]


class PersonAnswer(Struct):
    """Somebody I know; ``who`` is what stands beside their messages too."""

    who: str
    name: str
    since: float


class MetAnswer(Struct):
    """Somebody I have played with, and the last game that we finished together."""

    who: str
    name: str
    games: int
    game: str
    table: str
    finished: float


class PeopleAnswer(Struct):
    """The people around me."""

    friends: list[PersonAnswer]
    asked_me: list[PersonAnswer]
    """Who wants to be my friend."""
    asked: list[PersonAnswer]
    """Whom I have asked, and who has not said yes."""
    blocked: list[PersonAnswer]
    met: list[MetAnswer]
    """With whom I have finished games, the latest first; nobody whom I block."""
    link: str | None
    """The key of my own link, which makes a friend of whoever follows it."""


class LinkAnswer(Struct):
    """Whose link it is."""

    who: str
    name: str
    friend: bool
    """Whether we are friends already."""
