"""Bad data: snapshots, views and records that were damaged are refused in a sentence, or can be played."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any, Final

from librt.random import Random

from tetrarchy.kernel import record as records
from tetrarchy.kernel.conformance.walks import choices_of
from tetrarchy.kernel.drive import Deal, replay
from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.options import Options
from tetrarchy.kernel.session import Session
from tetrarchy.kernel.state import OVER, State

_MOST_STEPS: Final = 20_000
"""No game of ours is nearly as long; what goes on for longer does not end."""
_ODD: Final[tuple[object, ...]] = (
    None, True, False, -1, -2, 0, 1, 2, 7, 63, 64, 255, 10**6, 2**31, 2**63, 2**70, -(2**70), 0.5, "",
    "x", [], {}, [None], ["x"], [0, 0], {"x": 1},
)  # fmt: skip


class Damage:
    """What became of damaged data."""

    def __init__(self) -> None:
        self.refused = 0
        self.played = 0


def check_bad_snapshots(game: Game, seats: int, options: Options, seed: int, number: int) -> Damage:
    """Damage ``number`` snapshots, views and records of random games; AssertionError where one of them gets
    through and then does not behave like a game.
    """
    rng = Random(seed)
    damage = Damage()
    while damage.refused + damage.played < number:
        session = Session(game, seats, options)
        _play(session, rng, rng.randrange(200))
        for _ in range(8):
            _damage_one(session, rng, damage)
    return damage


def _play(session: Session, rng: Random, steps: int) -> None:
    deal = Deal(rng.randrange(1 << 30))
    for _ in range(steps):
        session.settle(deal)
        mover = session.state.mover()
        if mover == OVER:
            return
        session.act(mover, session.state.sample(mover, rng))


def _damage_one(session: Session, rng: Random, damage: Damage) -> None:
    game = session.game
    kind = rng.randrange(5)
    if kind < 2:
        broken = damaged(session.state.snapshot(), rng)
        _try(game, broken, lambda: game.load(broken), rng, damage)
    elif kind < 4:
        seat = rng.randrange(session.state.seats)
        view = damaged(session.state.view(seat), rng)
        _try(game, view, lambda: game.imagine(view, rng), rng, damage)
    else:
        text = damaged_text(records.dumps(session.record, game.actions), rng)
        _try(game, text, lambda: replay(records.loads(text, game), game), rng, damage)


def damaged(plain: dict[str, Any], rng: Random) -> dict[str, Any]:
    """A copy of plain data with one to three of its values changed, left out or doubled."""
    broken = copy.deepcopy(plain)
    for _ in range(1 + rng.randrange(3)):
        places = _places(broken)
        inside, key = places[rng.randrange(len(places))]
        value = inside[key]
        how = rng.randrange(4)
        if how == 0 and type(value) is int:
            inside[key] = value + (1, -1, 2, -2, 10)[rng.randrange(5)]
        elif how == 1:
            other, at = places[rng.randrange(len(places))]
            inside[key] = copy.deepcopy(other[at])
        elif how == 2 and isinstance(inside, list):
            inside.append(copy.deepcopy(value))
        elif how == 2:
            del inside[key]
        else:
            inside[key] = copy.deepcopy(_ODD[rng.randrange(len(_ODD))])
    return broken


def _places(thing: Any) -> list[tuple[Any, Any]]:
    """Every table or list inside a value, with each of its keys."""
    found: list[tuple[Any, Any]] = []
    keys: list[Any] = []
    if isinstance(thing, dict):
        keys = list(thing)
    elif isinstance(thing, list):
        keys = list(range(len(thing)))
    for key in keys:
        found.append((thing, key))
        found += _places(thing[key])
    return found


def damaged_text(text: str, rng: Random) -> str:
    """A text with a line doubled, left out, exchanged with another, or a word of it changed."""
    lines = text.splitlines()
    at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    how = rng.randrange(4)
    if how == 0:
        lines.insert(at, lines[other])
    elif how == 1:
        del lines[at]
    elif how == 2:
        lines[at], lines[other] = lines[other], lines[at]
    else:
        words = lines[at].split(" ")
        words[rng.randrange(len(words))] = str(_ODD[rng.randrange(len(_ODD))])
        lines[at] = " ".join(words)
    return "\n".join(lines) + "\n"


def _try(game: Game, given: object, make: Callable[[], State], rng: Random, damage: Damage) -> None:
    """The state is refused in a sentence, or can be played to its end."""
    try:
        state = make()
    except TetrarchyError as refusal:
        assert str(refusal) and "\n" not in str(refusal), f"a refusal is no sentence: {refusal}"
        damage.refused += 1
        return
    except Exception as fault:
        raise AssertionError(f"damaged data raises {fault!r}: {given}") from fault
    try:
        _play_to_the_end(game, state, rng)
    except Exception as failure:
        raise AssertionError(f"damaged data is accepted and then {failure!r}: {given}") from failure
    damage.played += 1


def _play_to_the_end(game: Game, state: State, rng: Random) -> None:
    steps = 0
    while (mover := state.mover()) != OVER:
        assert steps < _MOST_STEPS, "the game does not end"
        choices = choices_of(state, mover)
        assert choices, f"{mover} has nothing to decide"
        action = state.sample(mover, rng)
        assert action in choices, f"sample gives {action}, which is not open"
        state.apply(mover, action)
        steps += 1
    for seat in range(state.seats):
        state.view(seat)
        state.sheet(seat)
        state.verdict(seat)
    game.load(state.snapshot())
