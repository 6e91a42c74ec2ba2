"""A lesson while it is played: what the pupil does is answered, and the script and the bot do the rest."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from typing import Final, NamedTuple

from librt.random import Random

from tetrarchy.examples import Stage, Step
from tetrarchy.kernel.errors import IllegalAction
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import CHANCE, OVER, Event, State
from tetrarchy.lessons.gentle import fits
from tetrarchy.lessons.script import Answer, Ask, Lesson
from tetrarchy.lessons.tips import Heard, Told, tip_for

OTHER: Final = "lesson-other"
"""The words for an action that no answer of the step fits."""


class Frame(NamedTuple):
    """A position on the way, and what has led to it."""

    state: State
    events: list[Event]


class LessonScene(NamedTuple):
    """Where a lesson stands after some moves."""

    frames: list[Frame]
    """What the last move has led to, one decision each; the last is where the lesson stands."""
    step: int
    """Which step is taught; the number of steps once the game is free."""
    starts: list[int]
    """After how many moves each step so far began."""
    ask: Ask | None
    legal: list[int]
    """What is offered."""
    points: list[int]
    """The actions that glow."""
    reply: str | None
    """The words that answer the last move."""
    back: bool
    """Whether the last move was taken back: the position is the one before it."""
    tries: int
    """How many moves have been taken back since the pupil was asked."""

    @property
    def state(self) -> State:
        """Where the lesson stands."""
        return self.frames[-1].state

    @property
    def shown(self) -> int | None:
        """What is done for a pupil who wants to be shown it."""
        if self.ask is not None and self.ask.choices:
            return -1 - self.ask.choices.index(self.ask.answers[0].do[0])
        return self.points[0] if self.points else None


def play_lesson(game: Game, lesson: Lesson, moves: Sequence[int]) -> LessonScene:
    """Play a lesson: a move is an action of the pupil, or -1, -2, … the first, second, … of the buttons."""
    stage = LessonStage(game, lesson)
    for move in moves:
        stage.do(move)
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
        self._moves = 0
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

    def do(self, move: int) -> None:
        """Carry out a move of the pupil, and what follows it."""
        self._frames, self._reply, self._back = [], None, False
        self.state.events = []
        ask = self.ask
        if ask is None:
            self.state.apply(self.seat, move)
        else:
            self._answer_move(ask, move)
        self._moves += 1
        if self._back:
            return
        if ask is None or self.ask is not ask:
            self._begin()
        else:
            self._go_on()
            self._close()

    def _answer_move(self, ask: Ask, move: int) -> None:
        """Let a move be answered: it stands, or it is shown and taken back."""
        name = self._name(ask, move)
        before = self.state.copy()
        if move >= 0:
            self.state.apply(self.seat, move)
        answer = self._answer_to(ask, name)
        right = answer is ask.answers[0]
        if answer is not None and (right or answer.keep or (answer.again and move in self._refused)):
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
        self._refused.add(move)
        self._reply = OTHER if answer is None else self._words(answer.say)

    def _name(self, ask: Ask, move: int) -> str:
        """A move as the lesson writes it."""
        if move >= 0 and not ask.choices:
            return self.game.actions.notation(move)
        if move < 0 and -move <= len(ask.choices):
            return ask.choices[-1 - move]
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
            self._starts.append(self._moves)
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
        """What the gentle bot decides."""
        return self.lesson.gentle.choice(self.game, world, seat, rng)

    def tip(self, heard: Sequence[Heard]) -> Told | None:
        """In the free game: a remark on something that the pupil could overlook now."""
        if self.ask is not None or self.seat not in self.state.actors():
            return None
        return tip_for(self.game, self.lesson.tips, self.state, self.seat, heard)

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
