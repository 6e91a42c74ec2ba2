"""Friends, those who want to be one, and those whom one wants nothing to do with."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from tetrarchy.wire.common import Body, Options

Whereabouts = Literal["online", "table"]
"""Where a friend is: on the page, or at a table."""
Who = Annotated[str, Meta(min_length=1, max_length=40)]
"""What stands for somebody where others see it."""


class FriendLink(Body):
    """The key of somebody's own link."""

    key: Annotated[str, Meta(min_length=1, max_length=40)]


class Hidden(Body):
    """Whether friends are not to see whether I am there."""

    hidden: bool


class VacationWish(Body):
    """How many days I am away, from now or from a later time on."""

    days: Annotated[int, Meta(ge=1, le=365)]
    since: Annotated[float, Meta(ge=0, le=1e11)] | None = None


class VacationAnswer(Struct):
    """My days of vacation in a year, those that are left, and the vacation that is not over."""

    days: int
    left: int
    away: tuple[float, float] | None


class Invite(Body):
    """Whom I invite to a table."""

    people: Annotated[list[Who], Meta(min_length=1, max_length=20)]


class PersonAnswer(Struct):
    """Somebody I know; ``who`` is what stands beside their messages too."""

    who: str
    name: str
    since: float
    here: Whereabouts | UnsetType = UNSET
    """Of a friend who is there and does not hide it."""


class MetAnswer(Struct):
    """Somebody I have played with, and the last game that we finished together."""

    who: str
    name: str
    games: int
    game: str
    table: str
    finished: float


class InvitationAnswer(Struct):
    """A table to which I am invited."""

    table: str
    game: str
    options: Options
    rated: bool
    free: int
    """How many seats are open."""
    names: list[str]
    """Who sits there."""
    who: str
    name: str
    """Who has invited me."""
    created: float


class InvitedAnswer(Struct):
    """Somebody whom I have invited to a table."""

    who: str
    name: str
    state: Literal["waiting", "declined", "seated"]


class InvitedAnswers(Struct):
    """Those whom I have invited to a table."""

    invited: list[InvitedAnswer]


class PeopleNews(Struct):
    """How much waits for my answer."""

    asked_me: int
    invitations: int


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
    invitations: list[InvitationAnswer]
    hidden: bool
    """Whether friends do not see whether I am there."""
    link: str | None
    """The key of my own link, which makes a friend of whoever follows it."""


class LinkAnswer(Struct):
    """Whose link it is."""

    who: str
    name: str
    friend: bool
    """Whether we are friends already."""
