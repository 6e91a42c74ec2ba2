"""What several kinds of messages share: numbers within bounds, words, and the parts of a position."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

MOST_LEVEL: Final = 8
LONGEST_NAME: Final = 40
LONGEST_CHAT: Final = 500
MOST_SEATS: Final = 8
MOST_PREVIEWS: Final = 60

TableId = Annotated[str, Meta(min_length=1, max_length=32)]
Ident = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Code = Annotated[int, Meta(ge=0, le=1_000_000)]
Level = Annotated[int, Meta(ge=1, le=MOST_LEVEL)]
Name = Annotated[str, Meta(max_length=4 * LONGEST_NAME)]
Language = Literal["en", "ru"]
TableState = Literal["open", "running", "finished", "closed"]
Seconds = Annotated[float, Meta(ge=1, le=10_000_000)]
Options = dict[Annotated[str, Meta(max_length=40)], str | bool | int]
Previewed = Annotated[list[Code], Meta(min_length=1, max_length=MOST_PREVIEWS)]

View = dict[str, Any]
"""All that a recipient may know; each game has its own keys."""
LegalAction = dict[str, Any]
"""An action: ``code``, ``verb``, the verb's fields, and ``ends: true`` where a turn that could go on ends."""
GameEvent = dict[str, Any]
"""Something that happened: ``kind`` and what the engine tells of it."""


def encoded(data: bytes) -> Any:
    """A value that is encoded already, to stand in a struct in place of the value itself."""
    return Raw(data)


class Body(Struct, forbid_unknown_fields=True):
    """A request's body."""


class SeatAnswer(Struct):
    """One seat of a table, as the asker may know it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: int | None
    online: bool
    you: bool
    mark: str
    """Why a bot sits here: ``left``, ``resigned``, ``timed_out``, ``absent``, or nothing."""
    reserved: bool
    """Whether an open seat is kept for somebody."""
    ready: bool
    """Whether who sits here is ready to begin."""
    link: str | UnsetType = UNSET
    away: tuple[float, float] | UnsetType = UNSET
    """Since when, or from when, and until when who sits here is on vacation."""


class SheetLineAnswer(Struct):
    """A line of a score sheet: the key of its name, and its points."""

    key: str
    points: int


class SheetAnswer(Struct):
    """A seat's score sheet, as far as the recipient can know it."""

    lines: list[SheetLineAnswer]
    total: int


class PreviewedAction(Struct):
    """What an action would bring to one's own score sheet, before anything is drawn."""

    action: int
    lines: list[SheetLineAnswer]
    """The lines that surely change, with the points that they gain or lose."""
    total: int | None
    """The change of the whole; None where it depends on what one cannot know."""
    final: bool
    """Whether it may bring something to light, so that it cannot be taken back."""


class ReasonAnswer(Struct):
    """Why an action is good: the message ``reason-<key>`` of the game's words, and its arguments."""

    key: str
    data: dict[str, int | str]


encode: Final = msgspec.json.Encoder(enc_hook=str).encode
