"""Guided first games: a fixed deal, a coach's words, and a free game against a gentle bot at the end.

A lesson is a file of a game's folder, ``lessons/<number>_<id>.json``; the numbers only give the order:

``seats``, ``options``  the game's setting; ``seat`` is the pupil's, counted from 1 as in records
``minutes``             how long it takes
``gentle``              what the bot does not do: actions that it ``never`` takes, and those of which it takes
                        the ``second`` best every other time
``setup``               lines of a record that are played at the start: ``* domino k20``, ``2 choose 1``
``steps``               what is taught; each has an ``id`` and what it asks, itself or as a list ``asks``:

  ``do``       actions that are right, each enough; with ``all``, every one of them in any order
  ``others``   more answers, the first that fits: ``do``, ``say``, and ``keep`` where the action stands
               (``"again"``: only if it is chosen again); all others are taken back
  ``choices``  names of buttons; then ``do`` names them and no action is asked for
  ``say``      which words answer what is right, ``good`` at the end of a step
  ``point``    what glows, if not ``do``; ``wait`` seconds pass before it does
  ``hide``     actions that are not offered yet
  ``then``     lines of a record that follow: draws, others, and steps of the pupil that are not taught yet
  ``total``    everybody's points at that moment, and ``brings``, what the first of ``do`` adds to the
               pupil's: the tests see to it that the numbers in the words are true

Actions are written as in a record; ``*`` in them stands for anything. After the last step the game goes on
freely. The words lie in ``lessons/strings.<language>.ftl``: ``lesson-<id>`` is the title and
``lesson-<id>-<step>`` what the coach says. With ``-<say>`` it answers an action, with ``-wrong`` one that the
rules refuse, and with ``-choice-<name>`` it is a button.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from librt.random import Random

from tetrarchy.examples import Stage, Step, parse_step, read_all
from tetrarchy.kernel.errors import BadOptions, IllegalAction, quote
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.options import Options
from tetrarchy.kernel.state import CHANCE, OVER, Event, State

_GAMES: Final = Path(__file__).parent / "games"
OTHER: Final = "lesson-other"
"""The words for an action that no answer of the step fits."""


class Answer(NamedTuple):
    """How some actions are answered."""

    do: tuple[str, ...]
    say: str
    keep: bool
    again: bool = False
    """Whether the action stands when it is chosen a second time."""


class Ask(NamedTuple):
    """One thing that the pupil is asked to do."""

    answers: tuple[Answer, ...]
    """The first is what is right."""
    all: bool
    choices: tuple[str, ...]
    point: tuple[str, ...]
    wait: int
    hide: tuple[str, ...]
    then: tuple[Step, ...]
    total: tuple[int, ...]
    brings: int | None


class Taught(NamedTuple):
    """A step of a lesson: one idea."""

    id: str
    asks: tuple[Ask, ...]


class Lesson(NamedTuple):
    """A guided game."""

    id: str
    seats: int
    seat: int
    options: Options
    minutes: int
    seed: int
    never: tuple[str, ...]
    second: tuple[str, ...]
    setup: tuple[Step, ...]
    steps: tuple[Taught, ...]


class Frame(NamedTuple):
    """A position on the way, and what has led to it."""

    state: State
    events: list[Event]


class LessonScene(NamedTuple):
    """Where a lesson stands after some deeds."""

    frames: list[Frame]
    """What the last deed has led to, one decision each; the last is where the lesson stands."""
    step: int
    """Which step is taught; the number of steps once the game is free."""
    starts: list[int]
    """After how many deeds each step so far began."""
    ask: Ask | None
    legal: list[int]
    """What is offered."""
    points: list[int]
    """The actions that glow."""
    reply: str | None
    """The words that answer the last deed."""
    back: bool
    """Whether the last deed was taken back: the position is the one before it."""
    tries: int
    """How many deeds have been taken back since the pupil was asked."""

    @property
    def state(self) -> State:
        """Where the lesson stands."""
        return self.frames[-1].state


# ---------------------------------------------------------------- reading


def folder_of(game: str) -> Path:
    """Where a game's lessons lie."""
    return _GAMES / game / "lessons"


@cache
def lessons_of(game: Game) -> dict[str, Lesson]:
    """A game's lessons by their ids, in order."""
    return read_all(game, folder_of(game.id), _read)


def find_lesson(game: Game, identifier: str) -> Lesson:
    """One lesson of a game."""
    found = lessons_of(game).get(identifier)
    if found is None:
        raise BadOptions("no-lesson", "There is no lesson {given} here.", given=quote(identifier))
    return found


def _read(game: Game, identifier: str, told: dict[str, Any]) -> Lesson:
    gentle = told.get("gentle", {})
    return Lesson(
        identifier,
        told["seats"],
        told["seat"] - 1,
        game.settings(told["seats"], told.get("options")),
        told["minutes"],
        told.get("seed", 1),
        tuple(gentle.get("never", ())),
        tuple(gentle.get("second", ())),
        _lines(game, told["setup"]),
        tuple(_taught(game, step) for step in told["steps"]),
    )


def _lines(game: Game, told: Sequence[str]) -> tuple[Step, ...]:
    return tuple(parse_step(game, line) for line in told)


def _taught(game: Game, told: dict[str, Any]) -> Taught:
    asks = told.get("asks", [told])
    return Taught(told["id"], tuple(_ask(game, ask, ask is asks[-1]) for ask in asks))


def _ask(game: Game, told: dict[str, Any], last: bool) -> Ask:
    right = Answer(tuple(told["do"]), told.get("say", "good" if last else ""), keep=True)
    others = [
        Answer(tuple(other["do"]), other["say"], other.get("keep") is True, other.get("keep") == "again")
        for other in told.get("others", ())
    ]
    return Ask(
        (right, *others),
        told.get("all", False),
        tuple(told.get("choices", ())),
        tuple(told.get("point", told["do"])),
        told.get("wait", 0),
        tuple(told.get("hide", ())),
        _lines(game, told.get("then", ())),
        tuple(told.get("total", ())),
        told.get("brings"),
    )


def fits(notation: str, patterns: Iterable[str]) -> bool:
    """Whether an action is one of those that patterns tell."""
    return any(fnmatchcase(notation, pattern) for pattern in patterns)


# ---------------------------------------------------------------- playing


def play_lesson(game: Game, lesson: Lesson, deeds: Sequence[int]) -> LessonScene:
    """Play a lesson: a deed is an action of the pupil, or -1, -2, … the first, second, … of the buttons."""
    stage = LessonStage(game, lesson)
    for deed in deeds:
        stage.do(deed)
    return stage.scene()


class LessonStage(Stage):
    """A lesson while it is played."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        super().__init__(game, game.new(lesson.seats, lesson.options), lesson.seat, lesson.seed)
        self.lesson = lesson
        self.impossible: list[Step] = []
        """The lines that could not be played as they are written."""
        self._asks = [(number, ask) for number, step in enumerate(lesson.steps) for ask in step.asks]
        self._at = 0
        self._left: list[str] = []
        """What is still to be done of an ask that wants all."""
        self._deeds = 0
        self._starts: list[int] = []
        self._frames: list[Frame] = []
        self._reply: str | None = None
        self._back = False
        self._tries = 0
        self._refused: set[int] = set()
        """What was taken back since the pupil was asked."""
        self.state.events = []
        self._play(lesson.setup)
        self._begin()
        del self._frames[:-1]

    @property
    def ask(self) -> Ask | None:
        """What the pupil is asked; None once the game is free."""
        return self._asks[self._at][1] if self._at < len(self._asks) else None

    def scene(self) -> LessonScene:
        """Where the lesson stands."""
        number = self._asks[self._at][0] if self._at < len(self._asks) else len(self.lesson.steps)
        legal = self._offered()
        return LessonScene(
            self._frames,
            number,
            list(self._starts),
            self.ask,
            legal,
            self._points(legal),
            self._reply,
            self._back,
            self._tries,
        )

    def do(self, deed: int) -> None:
        """Carry out a deed of the pupil, and what follows it."""
        self._frames, self._reply, self._back = [], None, False
        self.state.events = []
        ask = self.ask
        if ask is None:
            self.state.apply(self.seat, deed)
        else:
            self._answer_deed(ask, deed)
        self._deeds += 1
        if self._back:
            return
        if ask is None or self.ask is not ask:
            self._begin()
        else:
            self._go_on()
            self._close()

    def _answer_deed(self, ask: Ask, deed: int) -> None:
        """Let a deed be answered: it stands, or it is shown and taken back."""
        name = self._name(ask, deed)
        before = self.state.copy()
        if deed >= 0:
            self.state.apply(self.seat, deed)
        answer = self._answer_to(ask, name)
        right = answer is ask.answers[0]
        if answer is not None and (right or answer.keep or (answer.again and deed in self._refused)):
            if right and ask.all:
                self._left.remove(name)
            self._reply = self._words(answer.say) if not self._left or not right else None
            if not (right and self._left):
                self._finish(ask)
            return
        self._frames = [Frame(self.state, self.state.events or []), Frame(before, [])]
        self.state = before
        self._back = True
        self._tries += 1
        self._refused.add(deed)
        self._reply = OTHER if answer is None else self._words(answer.say)

    def _name(self, ask: Ask, deed: int) -> str:
        """A deed as the lesson writes it."""
        if deed >= 0 and not ask.choices:
            return self.game.actions.notation(deed)
        if deed < 0 and -deed <= len(ask.choices):
            return ask.choices[-1 - deed]
        raise IllegalAction("not-now", "That is not possible now.")

    def _answer_to(self, ask: Ask, name: str) -> Answer | None:
        right, *others = ask.answers
        if name in self._left if ask.all else fits(name, right.do):
            return right
        return next((answer for answer in others if fits(name, answer.do)), None)

    def _words(self, say: str) -> str | None:
        step = self.lesson.steps[self._asks[self._at][0]]
        return f"lesson-{self.lesson.id}-{step.id}-{say}" if say else None

    def _finish(self, ask: Ask) -> None:
        """Go on to what is asked next, after the lines that follow."""
        self._play(ask.then)
        self._at += 1

    def _begin(self) -> None:
        """Let others act until the pupil is to decide, and ask what is possible then."""
        while (ask := self.ask) is not None:
            self._left = list(ask.answers[0].do) if ask.all else []
            self._go_on(wait=bool(ask.choices))
            if self._is_possible(ask):
                break
            self._finish(ask)
        else:
            self._go_on()
        self._tries = 0
        self._refused.clear()
        reached = self._asks[self._at][0] if ask is not None else len(self.lesson.steps)
        while len(self._starts) <= reached:
            self._starts.append(self._deeds)
        self._close()

    def _is_possible(self, ask: Ask) -> bool:
        """Whether an ask can still be met; what was chosen before may have closed it."""
        if ask.choices:
            return True
        offered = [self.game.actions.notation(action) for action in self._offered()]
        if ask.all:
            return any(name in offered for name in self._left)
        return any(fits(name, ask.answers[0].do) for name in offered)

    def _offered(self) -> list[int]:
        ask = self.ask
        legal = self.state.legal(self.seat)
        if ask is None:
            return legal
        if ask.choices:
            return []
        return [action for action in legal if not fits(self.game.actions.notation(action), ask.hide)]

    def _points(self, legal: list[int]) -> list[int]:
        ask = self.ask
        if ask is None:
            return []
        wanted = self._left or ask.point
        found = [
            (min(at for at, pattern in enumerate(wanted) if fnmatchcase(name, pattern)), action)
            for action in legal
            if fits(name := self.game.actions.notation(action), wanted)
        ]
        return [action for _, action in sorted(found)]

    # ------------------------------------------------------------ what follows by itself

    def _play(self, lines: Iterable[Step]) -> None:
        """Play lines of a record; what an earlier choice has made impossible is left out or decided anew."""
        for line in lines:
            if line.seat != CHANCE:
                self._cut()
            try:
                self.state.apply(*line)
            except IllegalAction:
                self.impossible.append(line)
                if line.seat not in self.state.actors():
                    continue
                if line.seat == CHANCE:
                    self.draw()
                elif line.seat != self.seat:
                    self.answer(line.seat)

    def _go_on(self, wait: bool = False) -> None:
        """Let chance act, and others unless they wait, until the pupil is to decide."""
        free = self.ask is None
        while (mover := self.state.mover()) != OVER:
            if mover == CHANCE:
                self.draw()
            elif not wait and (others := self.others()) and (free or self.seat not in self.state.actors()):
                self._cut()
                self.answer(others[0])
            else:
                return

    def choice(self, world: State, seat: int, rng: Random) -> int:
        """What the gentle bot decides: greedily, without what the lesson forbids it."""
        best = self.game.greedy(world, seat, rng)
        name = self.game.actions.notation(best)
        second = self.answers % 2 == 1 and fits(name, self.lesson.second)
        if not second and not fits(name, self.lesson.never):
            return best
        legal = world.legal(seat)
        values = self.game.appraise(world, seat, rng)
        ranked = [action for _, action in sorted(zip(values, legal, strict=True), reverse=True)]
        allowed = [a for a in ranked if not fits(self.game.actions.notation(a), self.lesson.never)]
        if second:
            allowed = [action for action in allowed if action != best]
        return allowed[0] if allowed else best

    def _cut(self) -> None:
        """Keep the position as a frame, if something has happened that the pupil can see."""
        events = self.state.events or []
        if any(event.seats is None or self.seat in event.seats for event in events):
            self._frames.append(Frame(self.state.copy(), events))
            self.state.events = []

    def _close(self) -> None:
        """End with a frame of the position as it stands."""
        events = self.state.events or []
        if self._frames and not events:
            events = self._frames.pop().events
        self._frames.append(Frame(self.state.copy(), events))
