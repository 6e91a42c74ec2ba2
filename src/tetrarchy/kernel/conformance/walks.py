"""Walks: random games, in which every law of the kernel is checked.

A walk plays random games. At each node it asks the game's own laws, and whether the action drawn is open;
at every ``every``-th it also checks choices, copies, snapshots, views, refusals and imagined states. A
broken law raises AssertionError with the steps that led there.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeAlias

from librt.random import Random

from tetrarchy.kernel import record as records
from tetrarchy.kernel.drive import replay
from tetrarchy.kernel.errors import IllegalAction
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.memo import Memo
from tetrarchy.kernel.options import Options
from tetrarchy.kernel.session import Session
from tetrarchy.kernel.state import CHANCE, OVER, Progress, State, View

Laws: TypeAlias = Callable[[State], None]
MOST_RECORDS: Final = 20
"""How many games of a walk have their record written, read and replayed."""


class Walk:
    """What a walk through random games has seen."""

    def __init__(self) -> None:
        self.games = 0
        self.steps = 0
        self.checked = 0
        self.verbs: dict[str, int] = {}


def check_game(
    game: Game,
    seats: int,
    options: Options,
    seed: int,
    steps: int,
    every: int = 1,
    laws: Laws | None = None,
) -> Walk:
    """Play random games for at least ``steps`` actions, the last one to its end, and check every position."""
    rng = Random(seed)
    walk = Walk()
    while walk.steps < steps:
        session = Session(game, seats, options)
        try:
            _walk_one(session, rng, walk, every, laws)
            check_end(game, session.state)
            if walk.games < MOST_RECORDS:
                check_record(session)
        except AssertionError as error:
            steps_so_far = records.dumps(session.record, game.actions)
            raise AssertionError(
                f"{error}\nseed {seed}, game {walk.games}, after:\n{steps_so_far}"
            ) from error
        walk.games += 1
    return walk


def _walk_one(session: Session, rng: Random, walk: Walk, every: int, laws: Laws | None) -> None:
    state = session.state
    game = session.game
    memo = Memo()
    while state.mover() != OVER:
        actors = state.actors()
        seat = actors[rng.randrange(len(actors))]
        action = _sampled(state, seat, rng)
        if laws is not None:
            laws(state)
        if walk.steps % every == 0:
            check_choices(game, state)
            check_position(game, state, rng)
            check_memo(state, memo)
            walk.checked += 1
        verb = game.actions.kind(action).verb
        walk.verbs[verb] = walk.verbs.get(verb, 0) + 1
        turn, progress = state.turn_id(), state.progress()
        ended = seat if seat != CHANCE and state.ends_turn(seat, action) else None
        state.events = []
        state.apply(seat, action)
        session.record.steps.append((seat, action))
        walk.steps += 1
        check_turn(state, turn, ended)
        check_progress(state, progress)
        check_events(state)
    if laws is not None:
        laws(state)
    check_position(game, state, rng)
    check_memo(state, memo)


def choices_of(state: State, seat: int) -> list[int]:
    """What is open to an actor, chance included."""
    return [action for action, _ in state.outcomes()] if seat == CHANCE else state.legal(seat)


def _sampled(state: State, seat: int, rng: Random) -> int:
    action = state.sample(seat, rng)
    choices = choices_of(state, seat)
    assert action in choices, f"sample gave {action}, which is not open to seat {seat}"
    assert choices == sorted(set(choices)), f"the actions of seat {seat} are not sorted"
    return action


def check_choices(game: Game, state: State) -> None:
    """Actors and their actions are sorted, unique and not empty; nobody else has any."""
    actors = state.actors()
    assert actors == sorted(set(actors)), f"actors {actors} are not sorted"
    assert state.mover() == (actors[0] if actors else OVER), "mover and actors do not agree"
    if CHANCE in actors:
        assert actors == [CHANCE], "a seat acts together with chance"
        codes = [action for action, _ in state.outcomes()]
        assert all(weight > 0 for _, weight in state.outcomes()), "an outcome has no weight"
        assert codes == sorted(set(codes)) and len(codes) > 1, (
            f"outcomes {codes} are not sorted, or a single one"
        )
    else:
        assert not state.outcomes(), "there are outcomes although chance does not act"
    for seat in range(state.seats):
        legal = state.legal(seat)
        assert bool(legal) == (seat in actors), f"seat {seat} has {len(legal)} actions; actors are {actors}"
        assert legal == sorted(set(legal)), f"legal actions of seat {seat} are not sorted"
        assert not legal or (legal[0] >= 0 and legal[-1] < game.actions.size), (
            "an action code is out of range"
        )
    check_deciders(state)
    if state.reacting():
        assert game.reactions, "a state asks for reactions although its game has none"
        passes = game.actions.parse("pass")
        assert all(passes in state.legal(seat) for seat in actors), "a reaction cannot be passed"


def check_deciders(state: State) -> None:
    """Whoever may know something of it is told who decides; what ends a turn does."""
    actors = state.actors()
    for viewer in (None, *range(state.seats)):
        told = state.deciders(viewer)
        assert told == sorted(set(told)), f"the deciders told to {viewer} are not sorted"
        if not actors or actors == [CHANCE]:
            assert not told, f"{viewer} is told of deciders although nobody decides"
            continue
        assert set(actors) - {viewer} <= set(told), f"{viewer} is not told of all who decide"
        if viewer is not None:
            assert (viewer in told) == (viewer in actors), f"seat {viewer} is told wrongly of itself"


def check_turn(state: State, turn: int, ended: int | None) -> None:
    """The number of the turn never falls; a turn that was ended by its seat is over for it."""
    assert state.turn_id() >= turn, "the number of the turn falls"
    if ended is not None:
        still = ended in state.actors() and state.turn_id() == turn
        assert not still, f"seat {ended} has ended its turn and goes on deciding in it"


def check_progress(state: State, before: Progress) -> None:
    """Rounds go up, to the last at most; how many there will be stays the same."""
    now = state.progress()
    assert now.round >= before.round, "the number of the round falls"
    assert now.rounds == before.rounds, "the number of rounds changes"
    assert not now.rounds or now.round <= now.rounds, f"round {now.round} of {now.rounds}"


def check_events(state: State) -> None:
    """What is told once more is told to all, and says who did it; the events are then forgotten."""
    for event in state.events or ():
        if event.retold:
            assert event.seats is None, f"{event.kind} is told once more, but not to all"
            assert event.data.get("seat") in range(state.seats), f"{event.kind} does not say who did it"
    state.events = None


def check_seats(state: State) -> None:
    """What is no seat is refused, whatever is asked, and can do nothing, not even what is open to others."""
    before = state.snapshot()
    open_now = [choices_of(state, actor)[0] for actor in state.actors()] or [0]
    for seat in (CHANCE, OVER, -3, state.seats, state.seats + 60):
        for ask in (state.legal, state.view, state.sheet, state.known_sheets, state.verdict, state.deciders):
            assert _is_refused(partial(ask, seat)), f"{ask} answers for {seat}, which is no seat"
        for action in open_now if seat != CHANCE else []:
            assert _is_refused(partial(state.apply, seat, action)), (
                f"apply lets {seat} decide, which is no seat"
            )
    assert state.snapshot() == before, "what is no seat has changed the state"


def _is_refused(call: Callable[[], object]) -> bool:
    try:
        call()
    except IllegalAction:
        return True
    return False


def check_position(game: Game, state: State, rng: Random) -> None:
    """All checks that one position can be put to."""
    check_copy(state, rng)
    check_snapshot(game, state)
    check_notation(game, state)
    check_refusals(game, state, rng)
    check_views(game, state, rng)
    check_sheets(state)
    check_seats(state)


def same(one: State, other: State) -> bool:
    """Whether two states are equal in every way that can be asked for."""
    return one.snapshot() == other.snapshot()


def check_copy(state: State, rng: Random) -> None:
    """A copy is equal, and what happens to it does not touch the original."""
    before = state.snapshot()
    copy = state.copy()
    assert copy.snapshot() == before, "a copy differs from its original"
    assert copy.events is None, "a copy records events"
    assert copy.memo is None, "a copy takes its views over"
    for _ in range(3):
        mover = copy.mover()
        if mover == OVER:
            break
        copy.apply(mover, _sampled(copy, mover, rng))
    assert state.snapshot() == before, "an action on a copy changed the original"


def check_snapshot(game: Game, state: State) -> None:
    """A snapshot is plain data from which an equal state comes back."""
    snapshot = state.snapshot()
    again = game.load(json.loads(json.dumps(snapshot)))
    assert again.snapshot() == snapshot, "a snapshot does not load into an equal state"
    assert again.actors() == state.actors(), "a loaded state has other actors"
    for seat in state.actors():
        assert choices_of(again, seat) == choices_of(state, seat), "a loaded state has other actions"


def check_notation(game: Game, state: State) -> None:
    """Every open action has a text and fields that lead back to it."""
    for seat in state.actors():
        for action in choices_of(state, seat):
            text = game.actions.notation(action)
            assert game.actions.parse(text) == action, f"{text!r} does not lead back to {action}"
            value = game.actions.decode(action)
            assert game.actions.encode(value.verb, *value.values) == action


def check_refusals(game: Game, state: State, rng: Random) -> None:
    """What is not open is refused with a sentence, and nothing changes."""
    before = state.snapshot()
    actors = state.actors()
    for seat in range(CHANCE, state.seats):
        open_now = choices_of(state, seat) if seat in actors else []
        tries = [-1, game.actions.size, rng.randrange(game.actions.size), rng.randrange(game.actions.size)]
        for action in tries:
            if action in open_now:
                continue
            try:
                state.apply(seat, action)
            except IllegalAction as error:
                assert str(error), "a refusal says nothing"
                assert error.key, "a refusal has no key"
            else:
                raise AssertionError(f"action {action} of seat {seat} is not open but was carried out")
    assert state.snapshot() == before, "a refused action changed the state"


def check_views(game: Game, state: State, rng: Random) -> None:
    """A view is plain data; a state imagined from it looks and offers the same to its seat."""
    before = state.snapshot()
    for seat in range(state.seats):
        view = state.view(seat)
        check_shared_keys(game, state, seat, view)
        seen = plain(view)
        imagined = game.imagine(json.loads(seen), rng)
        assert plain(imagined.view(seat)) == seen, (
            f"seat {seat} sees another thing in the state imagined from its view"
        )
        assert imagined.legal(seat) == state.legal(seat), (
            f"seat {seat} has other actions in an imagined state"
        )
        assert (CHANCE in imagined.actors()) == (CHANCE in state.actors()), (
            "chance acts in only one of the two"
        )
        assert imagined.deciders(seat) == state.deciders(seat), f"who decides tells seat {seat} a secret"
        assert imagined.known_sheets(seat) == state.known_sheets(seat), (
            f"the score sheets tell seat {seat} a secret"
        )
        assert imagined.turn_id() == state.turn_id(), "an imagined state is of another turn"
        assert imagined.progress() == state.progress(), f"the round tells seat {seat} a secret"
        assert imagined.reacting() == state.reacting(), "a window is open in only one of the two"
    view = state.view(None)
    check_shared_keys(game, state, None, view)
    plain(view)
    assert state.snapshot() == before, "looking at a state changed it"


def check_memo(state: State, memo: Memo) -> None:
    """What is taken over from earlier positions of the game is what would be made anew."""
    for seat in (None, *range(state.seats)):
        state.memo = memo
        view, sheets = plain(state.view(seat)), state.known_sheets(seat)
        state.memo = None
        assert plain(state.view(seat)) == view, f"{seat} is shown something of an earlier position"
        assert state.known_sheets(seat) == sheets, f"{seat} is told points of an earlier position"


def check_shared_keys(game: Game, state: State, seat: int | None, view: View) -> None:
    """A view says of which game it is, for how many seats, who looks, and what is to be done."""
    told = [view.get(key) for key in ("game", "seats", "seat")]
    assert told == [game.id, state.seats, seat], f"a view begins with {told}"
    assert isinstance(view.get("step"), str), "a view does not name its step"


def plain(view: dict[str, Any]) -> str:
    """A view as the bytes that go over a wire."""
    return json.dumps(view, sort_keys=True)


def check_sheets(state: State) -> None:
    """Every sheet adds up, and places go by rank."""
    for seat in range(state.seats):
        sheet = state.sheet(seat)
        assert sheet.total == sum(line.points for line in sheet.lines), (
            f"the sheet of seat {seat} does not add up"
        )
        keys = [line.key for line in sheet.lines]
        assert len(set(keys)) == len(keys), f"the sheet of seat {seat} names a line twice"
        assert state.known_sheets(seat)[seat] == sheet, f"seat {seat} does not know its own sheet"
    if state.mover() == OVER:
        final = [state.sheet(seat) for seat in range(state.seats)]
        assert state.known_sheets(None) == final, "a sheet is hidden after the end"
    places = state.standing()
    assert len(places) == state.seats, "standing does not name every seat"
    assert min(places) == 1 or set(places) == {state.seats + 1}, f"nobody has the first place in {places}"


def check_end(game: Game, state: State) -> None:
    """Nothing can be done in a game that is over, and its verdicts are known words."""
    assert state.actors() == [], "a finished game has actors"
    for seat in range(CHANCE, state.seats):
        assert choices_of(state, seat) == [], f"seat {seat} can act after the end"
    for seat in range(state.seats):
        verdict = state.verdict(seat)
        assert not verdict or verdict in game.verdicts, f"{verdict!r} is no verdict of the game"


def check_record(session: Session) -> None:
    """A record reads back to the same text, and replays to the same position."""
    game = session.game
    text = records.dumps(session.record, game.actions)
    again = records.loads(text, game)
    assert records.dumps(again, game.actions) == text, "a record does not read back to the same text"
    assert same(replay(again, game), session.state), "a record replays to another position"
