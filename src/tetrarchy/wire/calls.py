"""How people are called when it is their turn."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tetrarchy.wire.common import Body, TableId


class PushWish(Body):
    """A browser's subscription, by which somebody wants to be called."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class MailWish(Body):
    """An address of e-mail by which somebody wants to be called."""

    address: Annotated[str, Meta(max_length=300)]


class HookWish(Body):
    """A webhook by which somebody wants to be called; with a table, everybody who cares about it."""

    address: Annotated[str, Meta(max_length=1000)]
    table: TableId | None = None


class CallCode(Body):
    """The code that came by mail."""

    code: Annotated[str, Meta(max_length=20)]


class ChannelAnswer(Struct):
    """A way in which somebody is called; of an address that is a secret only the end is told."""

    id: str
    kind: Literal["push", "mail", "hook"]
    address: str
    state: Literal["waiting", "on", "stopped"]
    table: str | None = None


class CallsAnswer(Struct):
    """How somebody is called, and how one can be."""

    push: str | None
    """The server's public key for push; null where it cannot push."""
    mail: bool
    channels: list[ChannelAnswer]
