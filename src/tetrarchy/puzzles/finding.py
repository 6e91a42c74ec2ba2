"""Finding puzzles: games of strong bots are played, and decisions kept in which one move is clearly best.

The players think with :attr:`Thinking.look` playouts about every decision, which is the first look at it. A
move that comes out best by :data:`MARGIN` is looked at again with :attr:`Thinking.check` playouts, ten times
as many, from fresh worlds: half of them search, and then every legal move is tried beside it in the same
worlds with the same luck. The decision is a puzzle where every other move *surely* gives away more than
:data:`MARGIN`: the mean loss less :data:`DOUBT` standard errors. How hard it is follows from how often each
level of the bots finds the move.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from librt.random import Random

from tetrarchy.bots.budget import Budget
from tetrarchy.bots.halving import Advice, Worlds
from tetrarchy.bots.levels import LEVELS, Level, level_of
from tetrarchy.bots.search import Search, Thought
from tetrarchy.kernel.drive import Deal, Step
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.record import Record, dumps
from tetrarchy.kernel.seeds import mix
from tetrarchy.kernel.session import Session
from tetrarchy.kernel.state import State
from tetrarchy.review.judging import USUAL_DEPTH, Outlook, Trials

MARGIN: Final = 0.05
"""How much of the chance to win every other move gives away at least; alone, of two spreads of points."""
DOUBT: Final = 2.0
"""By how many standard errors a loss must be above the margin."""
FEWEST_MOVES: Final = 3
MOST_MOVES: Final = 80
"""How many legal moves a puzzle has."""
_ROUGH_SWEEPS: Final = 32
"""In how many worlds every move is tried; what is not surely worse by then is tried in many more."""
_RIVALS: Final = 3
"""How many of the moves that come next in the search are tried as often, however they look."""
_LINE: Final = 4
"""How many decisions a line has at most."""
_LINES: Final = 6
"""Of how many moves a line is told."""
_PLAYOUTS_A_SECOND: Final = 2000
"""What a second of a level's thought is taken for, so that the same plan finds the same puzzles."""
_GREEDY_TRIES: Final = 8
_SEARCH_TRIES: Final = {5: 4, 6: 4, 7: 2, 8: 1}
"""How often a level's search is asked."""
_EASY_SHARE: Final = 0.3
"""The share of decisions that are checked although the game's own advice is right."""

_PLAY: Final = 1
_CHECK: Final = 2
_GRADE: Final = 3
"""What a decision's generators are for."""


class Thinking(NamedTuple):
    """How many playouts a decision gets."""

    look: int = USUAL_DEPTH
    check: int = 10 * USUAL_DEPTH


class Judged(NamedTuple):
    """A legal move beside the best one."""

    action: int
    loss: float
    """What it gives away of the chance to win; alone, of two spreads of points."""
    points: float
    """How many points fewer the seat can expect at the end."""
    line: tuple[Step, ...]
    """How the game is thought to go on."""

    def plain(self, game: Game) -> dict[str, Any]:
        """As JSON-able data, the loss in percent."""
        told: dict[str, Any] = {"loss": round(100 * self.loss, 1), "points": round(self.points, 1)}
        if self.line:
            told["line"] = [f"{seat + 1} {game.actions.notation(action)}" for seat, action in self.line]
        return told


class Found(NamedTuple):
    """A decision in which one move is clearly best."""

    step: int
    """How many steps of the record lead to it."""
    seat: int
    best: Outlook
    """What the seat can expect with the best move."""
    moves: tuple[Judged, ...]
    """Every legal move, the best first."""
    levels: tuple[int, ...]
    """How often each level finds the best move, in percent."""

    def plain(self, game: Game) -> dict[str, Any]:
        """As JSON-able data."""
        notation = game.actions.notation
        return {
            "step": self.step,
            "seat": self.seat + 1,
            "best": notation(self.moves[0].action),
            "chance": round(100 * self.best.chance),
            "points": round(self.best.points, 1),
            "levels": list(self.levels),
            "moves": {notation(move.action): move.plain(game) for move in self.moves},
        }


# ---------------------------------------------------------------- a game


def find(
    game: Game, seats: int, options: Mapping[str, object], seed: int, thinking: Thinking
) -> dict[str, Any]:
    """Play a game and look for puzzles in it: its record as far as the last of them, and what was found."""
    session, deal = Session(game, seats, options), Deal(mix(seed, 0))
    search = Search(game, Budget(playouts=thinking.look))
    found: list[Found] = []
    looks = checks = 0
    turns: set[tuple[int, int]] = set()
    session.settle(deal)
    while session.state.actors():
        state, step = session.state, len(session.record.steps)
        seat = state.actors()[0]
        legal = state.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            looks += 1
            advice = search.explain(state.view(seat), legal, seat, Random(mix(seed, _PLAY, step)))
            action = advice[0].action
            turn = (seat, state.turn_id())
            if (
                turn not in turns
                and _promising(advice, legal)
                and _wanted(game, state, seat, action, seed, step)
            ):
                checks += 1
                clear = check(game, state, seat, action, mix(seed, _CHECK, step), thinking)
                if clear is not None:
                    turns.add(turn)
                    levels = grade(game, state, seat, action, mix(seed, _GRADE, step))
                    found.append(Found(step, seat, *clear, levels))
        session.act(seat, action)
        session.settle(deal)
    return _told(game, session.record, found, seed, looks, checks)


def _told(
    game: Game, record: Record, found: Sequence[Found], seed: int, looks: int, checks: int
) -> dict[str, Any]:
    steps = found[-1].step if found else 0
    kept = Record(
        record.game,
        record.rules,
        record.data,
        record.seats,
        record.options,
        record.players,
        record.steps[:steps],
        {"seed": str(seed)},
    )
    return {
        "looks": looks,
        "checks": checks,
        "record": dumps(kept, game.actions).splitlines() if found else [],
        "puzzles": [one.plain(game) for one in found],
    }


def _promising(advice: Sequence[Advice], legal: Sequence[int]) -> bool:
    """Whether the first look finds one move ahead of all others by the margin."""
    if not FEWEST_MOVES <= len(legal) <= MOST_MOVES or len(advice) < 2:
        return False
    return all(advice[0].utility - other.utility > MARGIN for other in advice[1:])


def _wanted(game: Game, state: State, seat: int, action: int, seed: int, step: int) -> bool:
    """Whether to look again: of what the game's own advice finds too, only a part."""
    rng = Random(mix(seed, _GRADE, step, 1))
    easy = game.greedy(game.imagine(state.view(seat), rng), seat, rng) == action
    return not easy or rng.random() < _EASY_SHARE


# ---------------------------------------------------------------- the second look


def check(
    game: Game, state: State, seat: int, action: int, seed: int, thinking: Thinking
) -> tuple[Outlook, tuple[Judged, ...]] | None:
    """What the move that looked best brings, and every legal move beside it; None where it is not clear."""
    rng = Random(seed)
    view = state.view(seat)
    worlds, thought = Worlds(game, view, rng), Thought(view, state.seats)
    search = Search(game, Budget(playouts=thinking.check // 2))
    advice = search.explain_in(worlds, seat, thought)
    if advice[0].action != action:
        return None
    others = [code for code in state.legal(seat) if code != action]
    beside = _Beside(search, worlds, thought, state, seat, action)
    rough = beside.compare(others, _ROUGH_SWEEPS)
    rivals = {int(one.action) for one in advice[1 : 1 + _RIVALS]}
    close = [code for code in others if code in rivals or not rough[code].is_clear()]
    fine = beside.compare(close, max(_ROUGH_SWEEPS, thinking.check // 2 // (1 + len(close))))
    if not all(pair.is_clear() for pair in fine.values()):
        return None
    pairs = sorted((rough | fine).values(), key=lambda pair: pair.loss)
    told = [(action, 0.0, 0.0), *((pair.other.action, pair.loss, pair.points) for pair in pairs)]
    moves = tuple(
        Judged(*one, tuple(thought.line(worlds.next(), seat, one[0], _LINE)) if rank < _LINES else ())
        for rank, one in enumerate(told)
    )
    return next(iter(fine.values())).best.outlook, moves


class _Pair(NamedTuple):
    """The best move and another one, tried in the same worlds."""

    best: Trials
    other: Trials

    @property
    def loss(self) -> float:
        """What the other move gives away."""
        return self.best.loss_of(self.other)

    @property
    def points(self) -> float:
        """How many points it costs."""
        return self.best.outlook.points - self.other.outlook.points

    def is_clear(self) -> bool:
        """Whether the best move is surely better by the margin."""
        return self.best.sure_loss_of(self.other, DOUBT) > MARGIN


class _Beside:
    """Moves tried beside the best one in the same worlds."""

    def __init__(
        self, search: Search, worlds: Worlds, thought: Thought, state: State, seat: int, best: int
    ) -> None:
        self._search = search
        self._worlds = worlds
        self._thought = thought
        self._sides = [int(state.side(other)) for other in range(state.seats)]
        self._seat = seat
        self._best = best

    def compare(self, others: Sequence[int], sweeps: int) -> dict[int, _Pair]:
        """The best move beside each of these, by their codes."""
        moves = [self._best, *others]
        ends = self._search.compare(self._worlds, moves, self._seat, self._thought, sweeps)
        best, *rest = [
            Trials(move, each, self._seat, self._sides) for move, each in zip(moves, ends, strict=True)
        ]
        return {trial.action: _Pair(best, trial) for trial in rest}


# ---------------------------------------------------------------- how hard it is


def grade(game: Game, state: State, seat: int, action: int, seed: int) -> tuple[int, ...]:
    """How often each level finds a move, in percent."""
    view, legal = state.view(seat), state.legal(seat)
    rng = Random(seed)
    worlds = [game.imagine(view, rng) for _ in range(_GREEDY_TRIES)]
    greedy = sum(game.greedy(world, seat, rng) == action for world in worlds) / _GREEDY_TRIES
    better = [_number_before(legal, game.appraise(world, seat, rng), action) for world in worlds]
    found = []
    for number in range(1, len(LEVELS) + 1):
        level = level_of(number, game)
        thought = _found_by_thought(game, level, number, state, seat, action, rng)
        share = level.thought * thought + (1 - level.thought) * greedy
        if gone := level.overlooked:
            share = sum((1 - gone) * gone**n for n in better) / len(better) + gone ** len(legal) / len(legal)
        found.append(round(100 * share))
    return tuple(found)


def _number_before(legal: Sequence[int], values: Sequence[float], action: int) -> int:
    """How many actions look more promising than this one."""
    at = list(legal).index(action)
    return sum(value > values[at] for value in values) + values[:at].count(values[at])


def _found_by_thought(
    game: Game, level: Level, number: int, state: State, seat: int, action: int, rng: Random
) -> float:
    """How often a level finds a move when it thinks."""
    tries = _SEARCH_TRIES.get(number, 0)
    if not tries or not level.thought:
        return 0.0
    search = Search(game, Budget(playouts=max(1, int(level.seconds * _PLAYOUTS_A_SECOND))))
    view, legal = state.view(seat), state.legal(seat)
    return sum(search.choose(view, legal, seat, rng) == action for _ in range(tries)) / tries
