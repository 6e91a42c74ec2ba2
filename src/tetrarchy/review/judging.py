"""Judging the decisions of a record, one after another.

A decision is judged in two parts. The search first looks for good moves, as the strongest bot does. Then the
best three and the one that was played are tried side by side in fresh worlds, all with the same luck, so that
the difference between them is no accident of how they were found. Each decision has a generator of its own:
it is judged alike whether or not others were judged before.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Final, NamedTuple

from librt.random import Random

from tetrarchy.bots.budget import Budget
from tetrarchy.bots.halving import OpenWorlds, Worlds
from tetrarchy.bots.playouts import Leaf
from tetrarchy.bots.search import Search, Thought
from tetrarchy.kernel.drive import Step, walk
from tetrarchy.kernel.errors import BadRecord
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.preview import reasons
from tetrarchy.kernel.reasons import Reason
from tetrarchy.kernel.record import Record
from tetrarchy.kernel.seeds import mix
from tetrarchy.kernel.state import State
from tetrarchy.review.words import LIMITS, word_for

USUAL_DEPTH: Final = 500
"""Playouts for each decision."""
VERSION: Final = 1
"""Of the verdicts: another one wherever the same settings may judge otherwise than before."""
MOST_BETTER: Final = 3
"""How many better moves are told."""
_LOOKING: Final = 0.5
"""The part of the playouts that looks for good moves; the rest compares them."""
_FEWEST_SWEEPS: Final = 4
_DOUBT: Final = 1.0
"""By how many standard errors a loss must be more than nothing to be sure."""
_LINE: Final = 4
"""How many decisions the line after a better move has at most."""


class Settings(NamedTuple):
    """How a review is made; the same settings give the same verdicts."""

    depth: int = USUAL_DEPTH
    seed: int = 1
    open: bool = False
    """Whether it judges by the true state instead of what the seat could know."""


class Outlook(NamedTuple):
    """What a seat can expect."""

    chance: float
    """Of winning, from 0 to 1."""
    points: float
    """At the end of the game."""


class Better(NamedTuple):
    """A move that is clearly better than the one that was played; where that is called best there is none."""

    action: int
    outlook: Outlook
    reason: Reason
    line: tuple[Step, ...]
    """How the game is thought to go on, until something is drawn or decided unseen."""


class Judgement(NamedTuple):
    """What there is to say about one decision."""

    step: int
    """The number of its step in the record, from 1."""
    seat: int
    action: int
    word: str
    loss: float
    """How much of the chance to win it gave away; alone, points in units of two spreads of the game.

    In a game that is as good as decided the points alone count a little, at most 0.05.
    """
    best: Outlook
    """With the best move: what the seat could expect before it decided."""
    played: Outlook
    better: tuple[Better, ...]

    def plain(self, game: Game) -> dict[str, Any]:
        """As JSON-able data, actions in notation; :meth:`read` takes it back."""
        notation = game.actions.notation
        return {
            "step": self.step,
            "seat": self.seat,
            "action": notation(self.action),
            "word": self.word,
            "loss": self.loss,
            "best": self.best._asdict(),
            "played": self.played._asdict(),
            "better": [
                {
                    "action": notation(one.action),
                    "outlook": one.outlook._asdict(),
                    "reason": one.reason._asdict(),
                    "line": [{"seat": seat, "action": notation(action)} for seat, action in one.line],
                }
                for one in self.better
            ],
        }

    @staticmethod
    def read(data: Mapping[str, Any], game: Game) -> Judgement:
        """What :meth:`plain` gave."""
        parse = game.actions.parse
        better = tuple(
            Better(
                parse(one["action"]),
                Outlook(**one["outlook"]),
                Reason(**one["reason"]),
                tuple((step["seat"], parse(step["action"])) for step in one["line"]),
            )
            for one in data["better"]
        )
        return Judgement(
            data["step"],
            data["seat"],
            parse(data["action"]),
            data["word"],
            data["loss"],
            Outlook(**data["best"]),
            Outlook(**data["played"]),
            better,
        )


def decisions(game: Game, record: Record) -> list[int]:
    """The steps of a record, from 1, in which a seat had a choice; BadRecord where there is none.

    The whole record is checked against the rules.
    """
    found = [number for number, _, _ in _choices(game, record)]
    if not found:
        raise BadRecord("nothing-to-review", "Nobody has decided anything in this record.")
    return found


def is_choice(state: State, seat: int) -> bool:
    """Whether a seat that decides has a choice; only choices are judged."""
    return seat >= 0 and len(state.legal(seat)) > 1


def review(
    game: Game, record: Record, settings: Settings, kept: Iterable[Judgement] = (), first: int = 0
) -> Iterator[Judgement]:
    """Judge every decision of a record from the ``first`` one (counted from 0) on, in its order.

    Judgements that were kept from before are handed out again instead of made anew. Whoever does not want to
    go on stops asking.
    """
    known = {judgement.step: judgement for judgement in kept}
    for number, state, (seat, action) in islice(_choices(game, record), first, None):
        yield known.get(number) or judge(game, state, seat, action, number, settings)


def judge(game: Game, state: State, seat: int, action: int, number: int, settings: Settings) -> Judgement:
    """Judge one decision, the step ``number`` of its record, in the state before it."""
    look = _Look(game, state, seat, number, settings)
    rivals = [rival for rival in look.favourites if rival != action][:MOST_BETTER]
    trials = look.try_all([action, *rivals])
    played = trials[0]
    ranking = sorted(trials, key=lambda trial: -trial.worth)
    best = ranking[0]
    better = [trial for trial in ranking if trial.sure_loss_of(played) > LIMITS[0]]
    told = [trial.action for trial in better]
    if settings.open:
        whys = [game.reason(state, seat, code) for code in told]
    else:
        whys = reasons(game, look.view, seat, told, look.rng) if told else []
    return Judgement(
        number,
        seat,
        action,
        word_for(max(0.0, best.sure_loss_of(played))),
        max(0.0, best.loss_of(played)),
        best.outlook,
        played.outlook,
        tuple(
            Better(
                trial.action,
                trial.outlook,
                why,
                look.line(trial.action),
            )
            for trial, why in zip(better, whys, strict=True)
        ),
    )


def losses(
    game: Game, state: State, seat: int, actions: Sequence[int], number: int, settings: Settings
) -> list[float]:
    """What each of some actions gives away beside the one that the search likes best, for measurements.

    Unlike the loss of a judgement it may be below nothing: the mean of many is not raised by luck.
    """
    look = _Look(game, state, seat, number, settings)
    favourite = look.favourites[0]
    moves = list(dict.fromkeys([favourite, *actions]))
    trials = dict(zip(moves, look.try_all(moves), strict=True))
    return [trials[favourite].loss_of(trials[action]) for action in actions]


class _Look:
    """A search for good moves in the state before a decision, and fresh worlds to compare moves in."""

    def __init__(self, game: Game, state: State, seat: int, number: int, settings: Settings) -> None:
        self.rng = Random(mix(settings.seed, number))
        self.view = state.view(seat)
        self._seat = seat
        self._depth = settings.depth
        self._sides = [int(state.side(other)) for other in range(state.seats)]
        self._worlds = (
            OpenWorlds(game, state, seat, self.rng) if settings.open else Worlds(game, self.view, self.rng)
        )
        self._thought = Thought(self.view, state.seats)
        self._search = Search(game, Budget(playouts=max(1, int(_LOOKING * settings.depth))))
        advice = self._search.explain_in(self._worlds, seat, self._thought)
        self.favourites = [int(one.action) for one in advice]
        """The moves that were worth a look, best first."""

    def try_all(self, moves: Sequence[int]) -> list[Trials]:
        """Try moves side by side, all with the same luck."""
        sweeps = max(_FEWEST_SWEEPS, int((1 - _LOOKING) * self._depth) // len(moves))
        ends = self._search.compare(self._worlds, list(moves), self._seat, self._thought, sweeps)
        return [Trials(move, each, self._seat, self._sides) for move, each in zip(moves, ends, strict=True)]

    def line(self, move: int) -> tuple[Step, ...]:
        """How the game is thought to go on after a move."""
        return tuple(self._thought.line(self._worlds.next(), self._seat, move, _LINE))


class Trials:
    """What came of an action in each of the worlds that all were tried in."""

    def __init__(self, action: int, ends: Sequence[Sequence[Leaf]], seat: int, sides: Sequence[int]) -> None:
        mine = [leaves[seat] for leaves in ends]
        self.action = action
        alone = len(set(sides)) == 1
        self._worth = [
            leaves[seat].utility / 2 if alone else _share([leaf.utility for leaf in leaves], seat, sides)
            for leaves in ends
        ]
        """In each world; losses are differences of it."""
        chances = [_share([leaf.chance for leaf in leaves], seat, sides) for leaves in ends]
        self.worth = _mean(self._worth)
        self.outlook = Outlook(_mean(chances), _mean([leaf.points for leaf in mine]))

    def loss_of(self, other: Trials) -> float:
        """What the other action gives away beside this one, on the mean."""
        return _mean(self._losses(other))

    def sure_loss_of(self, other: Trials, doubt: float = _DOUBT) -> float:
        """The loss, less what may be luck: ``doubt`` standard errors."""
        losses, number = self._losses(other), len(self._worth)
        mean = _mean(losses)
        variance = sum((loss - mean) ** 2 for loss in losses) / max(1, number - 1)
        return mean - doubt * math.sqrt(variance / number)

    def _losses(self, other: Trials) -> list[float]:
        return [mine - theirs for mine, theirs in zip(self._worth, other._worth, strict=True)]


def _share(values: Sequence[float], seat: int, sides: Sequence[int]) -> float:
    """A seat's value as a part of what all sides have together.

    The search weighs each side against its strongest rival only; between two sides that is their share.
    """
    whole = sum(dict(zip(sides, values, strict=True)).values())
    return values[seat] / whole if whole and len(set(sides)) > 1 else values[seat]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _choices(game: Game, record: Record) -> Iterator[tuple[int, State, Step]]:
    """The decisions of a record that were not forced, each with its number and the state before it."""
    state = game.new(record.seats, record.options)
    for walked in walk(game, record):
        if is_choice(state, walked.seat):
            yield walked.number, state, (walked.seat, walked.action)
        state = walked.state.copy()
