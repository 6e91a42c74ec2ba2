"""Reports of what was said, and what the host sees and does."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tetrarchy.wire.common import Body, TableId, TableState


class Report(Body):
    """A line of chat that the host should see: the table, and when it was said."""

    table: TableId
    at: float


class Reported(Struct):
    """The host will see it."""

    reported: bool


class BanWish(Body, kw_only=True):
    """A guest whom the host bans."""

    guest: Annotated[str, Meta(min_length=1, max_length=40)]
    days: Annotated[float, Meta(ge=1, le=3650)] = 7
    address: bool = False
    """Whether all who come from the same address are banned too."""
    why: Annotated[str, Meta(max_length=200)] = ""


class HostTable(Struct):
    """A table as the host sees it."""

    id: str
    game: str
    state: TableState
    names: list[str]
    changed: float


class HostGuest(Struct):
    """A guest as the host sees it."""

    id: str
    name: str
    created: float


class HostReport(Struct):
    """Something that was said and reported."""

    id: str
    table: str
    guest: str
    name: str
    text: str
    at: float


class HostBan(Struct):
    """A guest who may neither talk nor sit down."""

    guest: str
    """What stands for it here; also for an address that stays banned where the guest is no more."""
    name: str
    why: str
    until: float
    address: bool
    """Whether everybody from the same address is banned too."""


class HostSet(Struct):
    """A set of components that guests keep or have played, as the host sees it."""

    hash: str
    game: str
    names: list[str]
    """What those who keep it call it, ``my cards@2``; nobody may do so any more."""
    tables: int
    """How many have played it, or do."""
    created: float


class HostAnswer(Struct):
    """All that the host sees."""

    health: dict[str, int | str]
    limits: dict[str, float]
    tables: list[HostTable]
    guests: list[HostGuest]
    reports: list[HostReport]
    bans: list[HostBan]
    sets: list[HostSet]
