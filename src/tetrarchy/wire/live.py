"""Messages of the WebSocket, both ways; replays, too, consist of their positions."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from tetrarchy.wire.common import (
    LONGEST_CHAT,
    Code,
    GameEvent,
    Ident,
    LegalAction,
    Number,
    Previewed,
    PreviewedAction,
    ReasonAnswer,
    SheetAnswer,
    TableId,
    View,
)
from tetrarchy.wire.rest import TableAnswer


class Message(Struct, tag_field="type", kw_only=True):
    """A message of a guest."""

    id: Ident | None = None


class Watch(Message, tag="watch"):
    """Follow a table."""

    table: TableId
    since: Number | None = None


class Unwatch(Message, tag="unwatch"):
    """Follow it no longer."""

    table: TableId


class Act(Message, tag="act"):
    """Decide."""

    table: TableId
    number: Number
    action: Code


class Undo(Message, tag="undo"):
    """Take back one's last decision."""

    table: TableId
    number: Number


class Hint(Message, tag="hint"):
    """Ask what the best bot would do."""

    table: TableId
    number: Number


class Preview(Message, tag="preview"):
    """Ask what some actions would bring to one's own score sheet."""

    table: TableId
    number: Number
    actions: Previewed


Phrase = Literal["hello", "luck", "thinking", "hurry", "well_played", "thanks", "sorry", "oops", "again"]
"""Something usual, which everybody reads in their own language."""


class Chat(Message, tag="chat"):
    """Say something at a table: a text, or a phrase."""

    table: TableId
    text: Annotated[str, Meta(max_length=4 * LONGEST_CHAT)] = ""
    phrase: Phrase | None = None


class PassAlways(Message, tag="pass_always"):
    """Pass every reaction until the turn ends."""

    table: TableId
    number: Number


class Ping(Message, tag="ping"):
    """Is anybody there?"""


GuestMessage = Watch | Unwatch | Act | Undo | Hint | Preview | Chat | PassAlways | Ping


class TableMessage(Struct, tag_field="type", tag="table"):
    """The table as in REST."""

    table: TableAnswer


class ClockAnswer(Struct):
    """A seat's clock: the seconds left at the moment of sending, and whether it runs."""

    seat: int
    left: float
    running: bool


class Position(Struct, tag_field="type", tag="position", kw_only=True):
    """What a recipient sees."""

    table: str
    number: int
    view: View
    legal: list[LegalAction]
    actors: list[int]
    """The seats that the recipient knows to be deciding."""
    events: list[GameEvent]
    undo: bool
    clocks: list[ClockAnswer] | None
    over: bool
    window: bool
    """Whether those who decide are asked if they want to step in."""
    round: int
    """0 before the first, and where the game counts none."""
    rounds: int
    """0 where their number is not known."""
    sheets: list[SheetAnswer]
    deadline: float | UnsetType = UNSET
    held: int | UnsetType = UNSET
    """The action of one's own that waits for the end of the window."""
    gap: bool | UnsetType = UNSET
    """Whether events in between are no longer kept."""
    took_back: int | UnsetType = UNSET
    """The seat that took its last decision back."""


Difference = list[Any] | dict[str, Any]
"""How a value changes; docs/wire.md tells the form."""


class Patch(Struct, tag_field="type", tag="patch", kw_only=True, omit_defaults=True):
    """What makes the next position out of the last one. A field that is missing has its default."""

    table: str
    base: int
    """The number of the position that is changed."""
    number: int
    view: Difference | UnsetType = UNSET
    """How the view changes; missing where it stays the same. So are ``legal`` and ``sheets``."""
    legal: list[LegalAction] | UnsetType = UNSET
    sheets: Difference | UnsetType = UNSET
    actors: list[int]
    events: list[GameEvent] = []
    undo: bool = False
    clocks: list[ClockAnswer] | None = None
    over: bool = False
    window: bool = False
    round: int = 0
    rounds: int = 0
    deadline: float | UnsetType = UNSET
    held: int | UnsetType = UNSET
    took_back: int | UnsetType = UNSET
    done: str | UnsetType = UNSET
    """The id of what the recipient asked for and what is kept for good: no ``done`` of its own follows."""


class FramesAnswer(Struct):
    """Some positions of a game, and how many there are."""

    frames: list[Position]
    total: int


class Done(Struct, tag_field="type", tag="done"):
    """An action is kept for good."""

    id: str | None
    table: str
    number: int


class HintMove(Struct):
    """An action that a bot weighed: the score it expects of it, the chance to win, and why it is good."""

    action: int
    score: float
    chance: float
    reason: ReasonAnswer


class HintAnswer(Struct, tag_field="type", tag="hint"):
    """What the best bot would do, best first."""

    id: str | None
    table: str
    number: int
    moves: list[HintMove]


class PreviewAnswer(Struct, tag_field="type", tag="preview"):
    """What each of the actions that were asked about would bring."""

    id: str | None
    table: str
    number: int
    previews: list[PreviewedAction]


class ChatLine(Struct, tag_field="type", tag="chat"):
    """Something said at a table."""

    table: str
    at: float
    seat: int | None
    name: str
    text: str
    phrase: str | UnsetType = UNSET
    """Which phrase was said; the text is what it says in English."""
    who: str | UnsetType = UNSET
    """The same for all that one guest says, and for nobody else."""


class ErrorMessage(Struct, tag_field="type", tag="error"):
    """Why a message is refused."""

    key: str
    detail: str
    data: dict[str, Any]
    id: str | UnsetType | None = UNSET
    table: str | UnsetType = UNSET


class Pong(Struct, tag_field="type", tag="pong"):
    """The answer to a ping."""

    id: str | UnsetType | None = UNSET


class Bye(Struct, tag_field="type", tag="bye"):
    """The server stops; reconnect soon."""


ServerMessage = (
    TableMessage | Position | Patch | Done | HintAnswer | PreviewAnswer | ChatLine | ErrorMessage | Pong | Bye
)
read_message: Final = msgspec.json.Decoder(GuestMessage).decode
read_server_message: Final = msgspec.json.Decoder(ServerMessage).decode


class _Ident(Struct):
    id: Ident | None = None


_read_ident: Final = msgspec.json.Decoder(_Ident).decode


def read_ident(data: bytes) -> str | None:
    """The id of a message that cannot be read otherwise, if it has one."""
    try:
        return _read_ident(data).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
