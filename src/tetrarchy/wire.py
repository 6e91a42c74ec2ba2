"""What travels between the server and its guests; docs/wire.md tells the meaning.

Server and client share these types, and ``scripts/make_types.py`` writes the page's out of them.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

MOST_LEVEL: Final = 8
LONGEST_NAME: Final = 40
LONGEST_CHAT: Final = 500
MOST_SEATS: Final = 8
MOST_PREVIEWS: Final = 60
MOST_MOVES: Final = 600
"""The moves in a worked example, or in a lesson and the whole game after it."""
MOST_TIPS: Final = 40
"""How many tips of a lesson a client can have shown."""

TableId = Annotated[str, Meta(min_length=1, max_length=32)]
Ident = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Code = Annotated[int, Meta(ge=0, le=1_000_000)]
Level = Annotated[int, Meta(ge=1, le=MOST_LEVEL)]
Name = Annotated[str, Meta(max_length=4 * LONGEST_NAME)]
Language = Literal["en", "ru"]
TableState = Literal["open", "running", "finished", "closed"]
Seconds = Annotated[float, Meta(ge=1, le=10_000_000)]
RecordText = Annotated[str, Meta(max_length=65_536)]
Options = dict[Annotated[str, Meta(max_length=40)], str | bool | int]
Move = Annotated[int, Meta(ge=-20, le=1_000_000)]
"""The code of an action; in an example -1 is the step to be shown next, in a lesson -1, -2, … are the first,
second, … of the coach's buttons."""
Moves = Annotated[list[Move], Meta(max_length=MOST_MOVES)]
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


# ---------------------------------------------------------------- REST: what guests send


class Body(Struct, forbid_unknown_fields=True):
    """A request's body."""


class SeatWish(Body):
    """Who is to sit on a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    level: Level = 3


class ClockRules(Body):
    """Seconds for the whole game, for one decision, and what is added after each turn."""

    game: Seconds | None = None
    move: Seconds | None = None
    increment: Annotated[float, Meta(ge=0, le=1_000_000)] = 0


class RecordToReview(Body, kw_only=True):
    """A record whose decisions are to be judged, or whose positions are to be shown."""

    record: RecordText
    open: bool = False
    """Whether to judge by the open truth instead of what each seat could know."""
    first: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    """From which decision on, counted from 0."""


class Trial(Body, kw_only=True):
    """A position of a reviewed game that a guest wants to play on from, against bots."""

    step: Annotated[int, Meta(ge=1, le=1_000_000)]
    """The step of the record that is to be decided anew, from 1."""
    level: Level = 3
    language: Language = "en"
    name: Name | None = None


class RecordTrial(Trial, kw_only=True):
    """The same, of a record."""

    record: RecordText


class NewTable(Body, kw_only=True):
    """A table as its creator wants it."""

    game: Annotated[str, Meta(max_length=40)]
    options: Options = {}
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    listed: bool = False
    watch: Literal["all", "none"] = "all"
    hints: bool = True
    undo: bool = True
    clock: ClockRules | None = None
    ready: bool = False
    """Whether a full table waits until everybody is ready; else it begins at once."""
    language: Language = "en"
    name: Name | None = None


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


class SeatsQuestion(Body):
    """Options whose possible numbers of seats are asked for."""

    options: Options = {}


class Me(Body):
    """A guest's name and language."""

    name: Name | None = None
    language: Language | None = None


class Join(Body):
    """Which open seat, and under which name."""

    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)] | None = None
    name: Name | None = None


class Ready(Body):
    """Whether a guest is ready to begin."""

    ready: bool


class Claim(Body):
    """The key of a seat link."""

    key: Annotated[str, Meta(max_length=100)]
    name: Name | None = None


class HeardTip(Body):
    """A tip of a lesson that was shown, and the number of the round or turn."""

    tip: Annotated[str, Meta(max_length=40)]
    moment: Annotated[int, Meta(ge=0, le=100_000)]


class ScriptQuestion(Body):
    """All moves so far in an example or a lesson, and the tips that were shown; null for no more tips."""

    moves: Moves
    heard: Annotated[list[HeardTip], Meta(max_length=MOST_TIPS)] | None = None


class PreviewQuestion(Body):
    """All moves so far, and the actions whose previews are asked for."""

    moves: Moves
    actions: Previewed


class PuzzleQuestion(Body):
    """A move that is tried in a puzzle; none to be shown the solution."""

    action: Code | None


class PuzzlePreviewQuestion(Body):
    """Actions of a puzzle whose previews are asked for."""

    actions: Previewed


# ---------------------------------------------------------------- REST: what the server answers


class OptionAnswer(Struct):
    """An option of a game."""

    name: str
    kind: Literal["choice", "flag", "number"]
    default: str | bool | int
    choices: list[str]
    least: int
    most: int
    only_with: dict[str, list[str | bool | int]]


class GameAnswer(Struct):
    """A game."""

    id: str
    options: list[OptionAnswer]
    seats: list[int]
    all_seats: list[int]
    verdicts: list[str]
    rules_version: int
    data_hash: str
    reactions: bool


class GamesAnswer(Struct):
    """The games."""

    games: list[GameAnswer]
    levels: int


class SeatsAnswer(Struct):
    """The numbers of seats that options allow."""

    seats: list[int]


class EngineAnswer(Struct):
    """How the engine runs for bots: compiled, as plain Python, or so until it is compiled."""

    state: Literal["compiled", "plain", "compiling", "failed"]
    percent: int = 0
    left: int | None = None
    """Seconds until it is compiled, as far as they can be foreseen."""
    why: str = ""


class AddressesAnswer(Struct):
    """Where others in the network reach the server; nowhere where it listens on its own machine only."""

    hosts: list[str]


class MeAnswer(Struct):
    """Who the guest is. ``token`` is told to programs that asked for one by ``POST /api/me``."""

    guest: str
    name: str
    language: str
    token: str | UnsetType = UNSET


class SeatAnswer(Struct):
    """One seat of a table, as the asker may know it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: int | None
    online: bool
    you: bool
    mark: str
    """Why a bot sits here: ``left``, ``resigned``, ``timed_out``, or nothing."""
    reserved: bool
    """Whether an open seat is kept for somebody."""
    ready: bool
    """Whether who sits here is ready to begin."""
    link: str | UnsetType = UNSET


class TableAnswer(Struct):
    """A table, as the asker may know it."""

    id: str
    game: str
    options: Options
    state: TableState
    seats: list[SeatAnswer]
    listed: bool
    watch: Literal["all", "none"]
    hints: bool
    undo: bool
    clock: ClockRules | None
    ready: bool
    """Whether a full table waits until everybody is ready."""
    language: str
    creator: bool
    created: float
    round: int
    """0 before the first, and where the game counts none."""
    rounds: int
    """0 where their number is not known."""
    your_turn: bool
    you: int | None
    watchers: int
    standing: list[int] | UnsetType = UNSET
    verdicts: list[str] | UnsetType = UNSET
    scores: list[int] | UnsetType = UNSET
    changed: float | UnsetType = UNSET
    """In lists: when the last decision that everybody sees was made."""
    next: str | UnsetType = UNSET
    notes: list[str] | UnsetType = UNSET


class Counts(Struct):
    """How many listed tables there are."""

    open: int
    running: int
    finished: int


class TablesAnswer(Struct):
    """One page of a list of tables."""

    tables: list[TableAnswer]
    page: int
    pages: int
    total: int
    counts: Counts | UnsetType = UNSET


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


class ExampleAnswer(Struct):
    """A worked example: the heading that it belongs to, the seat that looks, the steps that it shows."""

    id: str
    anchor: str
    seat: int
    seats: int
    steps: int


class ExamplesAnswer(Struct):
    """The examples of a game, in order."""

    examples: list[ExampleAnswer]


class SceneAnswer(Struct):
    """A position of an example, as its seat sees it; the fields of a live position, and what comes next."""

    number: int
    view: View
    legal: list[LegalAction]
    actors: list[int]
    events: list[GameEvent]
    over: bool
    window: bool
    sheets: list[SheetAnswer]
    at: int
    """How many of the steps are done."""
    next: LegalAction | None
    """The step to be shown next, with its ``seat``."""


class LessonAnswer(Struct):
    """A lesson: its setting, the pupil's seat, the ids of its steps, and the minutes that it takes."""

    id: str
    seats: int
    seat: int
    options: Options
    steps: list[str]
    minutes: int


class LessonsAnswer(Struct):
    """The lessons of a game, in order."""

    lessons: list[LessonAnswer]


class TipAnswer(Struct):
    """A remark on what could be done: the key of its words, their arguments, and the round or turn."""

    tip: str
    key: str
    data: dict[str, int | str]
    moment: int


class LessonSceneAnswer(Struct):
    """Where a lesson stands, and how the pupil's last move is answered."""

    frames: list[SceneAnswer]
    """What the last move has led to, one decision each; the last frame is where the lesson stands."""
    step: int
    """Which step is taught; the number of steps once the game is free."""
    starts: list[int]
    """After how many moves each step so far began."""
    choices: list[str]
    """The names of the coach's buttons; where there are any, no action is asked for."""
    points: list[int]
    """The actions that glow."""
    wait: int
    """How many seconds pass before they do."""
    show: int | None
    """A move that is right."""
    reply: str | None
    """The key of the words that answer the last move."""
    back: bool
    """Whether the last move was taken back."""
    tries: int
    """How many moves have been taken back since the pupil was asked."""
    tip: TipAnswer | None
    """In the free game: something that one could overlook."""
    standing: list[int]
    """The places, once the game is over."""


class PuzzleAnswer(Struct):
    """A puzzle: a position in which one move is clearly best."""

    id: str
    seats: int
    seat: int
    """Who is to move."""
    options: Options
    themes: list[str]
    difficulty: str
    """easy, medium or hard."""
    found_by: float
    """How many of the eight levels of the bots find the move, on average."""


class PuzzlesAnswer(Struct):
    """A game's puzzles in the order in which they are offered, and their themes, the most frequent first."""

    puzzles: list[PuzzleAnswer]
    themes: list[str]


class TodaysPuzzleAnswer(Struct):
    """The puzzle of the day, the same for everybody; no game where there are no puzzles."""

    day: str
    game: str | None
    puzzle: PuzzleAnswer | None


class PuzzleVerdict(Struct):
    """How a move of a puzzle is answered."""

    action: LegalAction
    right: bool
    word: str
    """What the review calls it: best, good, inaccuracy, mistake or blunder."""
    loss: float
    """How much of the chance to win it gives away, from 0 to 1; alone, of two spreads of points."""
    points: float
    """How many points it costs."""
    chance: float
    """Of winning, with the best move."""
    margin: float
    """How much the second best move gives away."""
    margin_points: float
    reason: ReasonAnswer
    """What speaks for it."""
    line: list[LegalAction]
    """How the game may go on, each with its ``seat``."""
    scene: SceneAnswer
    """The position after it, before anything is drawn."""


class PreviewsAnswer(Struct):
    """What some actions would bring in an example, a lesson or a puzzle."""

    previews: list[PreviewedAction]


class Problem(Struct):
    """Why a request is refused."""

    type: str
    title: str
    status: int
    key: str
    detail: str
    data: dict[str, Any]


# ---------------------------------------------------------------- live: what guests send


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


class Chat(Message, tag="chat"):
    """Say something at a table."""

    table: TableId
    text: Annotated[str, Meta(max_length=4 * LONGEST_CHAT)]


class PassAlways(Message, tag="pass_always"):
    """Pass every reaction until the turn ends."""

    table: TableId
    number: Number


class Ping(Message, tag="ping"):
    """Is anybody there?"""


GuestMessage = Watch | Unwatch | Act | Undo | Hint | Preview | Chat | PassAlways | Ping


# ---------------------------------------------------------------- live: what the server sends


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


class ReasonAnswer(Struct):
    """Why an action is good: the message ``reason-<key>`` of the game's words, and its arguments."""

    key: str
    data: dict[str, int | str]


class HintMove(Struct):
    """An action that a bot weighed: the score it expects of it, the chance to win, and why it is good."""

    action: int
    score: float
    chance: float
    reason: ReasonAnswer


class OutlookAnswer(Struct):
    """What a seat can expect: the chance to win, from 0 to 1, and the points at the end."""

    chance: float
    points: float


class LineStep(Struct):
    """A decision of a line that the game may take."""

    seat: int
    action: LegalAction


class BetterMove(Struct):
    """A move that is better than the one that was played, why, and how the game may go on."""

    action: int
    outlook: OutlookAnswer
    reason: ReasonAnswer
    line: list[LineStep]


class JudgedDecision(Struct):
    """What there is to say about one decision of a game."""

    step: int
    """The number of its step in the record, from 1."""
    seat: int
    action: int
    word: str
    """best, good, inaccuracy, mistake or blunder."""
    loss: float
    best: OutlookAnswer
    played: OutlookAnswer
    better: list[BetterMove]


class CurvePoint(Struct):
    """What a seat could expect before a step, or at the end."""

    step: int
    outlook: OutlookAnswer


class ReviewMoment(Struct):
    """Two points of a curve between which much changed."""

    step: int
    until: int
    change: float


class SeatReview(Struct):
    """How one seat did."""

    accuracy: float
    curve: list[CurvePoint]
    moments: list[ReviewMoment]


class ReviewAnswer(Struct):
    """Some decisions of a game, judged, and how many there are."""

    total: int
    decisions: list[JudgedDecision]
    seats: list[SeatReview]
    """Once all decisions are judged; empty before."""


class ReviewPosition(Struct, kw_only=True):
    """What the seat that decides next saw before a judged decision; at the end, what a spectator sees.

    With the open truth the view holds all that was hidden.
    """

    step: int
    """The step that is decided next, from 1."""
    seat: int | None
    action: LegalAction | None
    """What was decided."""
    view: View
    legal: list[LegalAction]
    actors: list[int]
    events: list[GameEvent]
    """What has happened since the position before, as far as this seat saw it."""
    over: bool
    window: bool
    round: int
    rounds: int
    sheets: list[SheetAnswer]


class ReviewPositions(Struct):
    """Some positions of a reviewed game, how many there are, and what the game was."""

    game: str
    options: Options
    seats: list[SeatAnswer]
    total: int
    positions: list[ReviewPosition]


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

encode: Final = msgspec.json.Encoder(enc_hook=str).encode
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
