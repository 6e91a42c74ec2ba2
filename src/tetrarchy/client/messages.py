"""What a server says over its live connection, as the client reads it."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import UNSET, Struct, UnsetType

from tetrarchy.server.wire import (
    Bye,
    ChatLine,
    ClockAnswer,
    Done,
    ErrorMessage,
    HintAnswer,
    Pong,
    TableMessage,
)


class Position(Struct, tag_field="type", tag="position"):
    """What one's seat sees."""

    table: str
    number: int
    view: dict[str, Any]
    legal: list[dict[str, Any]]
    actors: list[int]
    events: list[dict[str, Any]]
    undo: bool
    clocks: list[ClockAnswer] | None
    over: bool
    deadline: float | UnsetType = UNSET
    held: int | UnsetType = UNSET
    gap: bool | UnsetType = UNSET
    took_back: int | UnsetType = UNSET


ServerMessage = Position | TableMessage | Done | HintAnswer | ChatLine | ErrorMessage | Pong | Bye
read_server_message: Final = msgspec.json.Decoder(ServerMessage).decode
