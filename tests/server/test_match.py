"""A table as its log tells it: the same log always tells the same, with or without a snapshot."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from librt.random import Random

from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.kernel.drive import Advance, Draws, advance
from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.kernel.options import Options
from tetrarchy.kernel.state import CHANCE
from tetrarchy.server.clocks import Clocks
from tetrarchy.server.dealer import DEALER
from tetrarchy.server.match import Match, Seat, Setup, check_legal
from tetrarchy.server.reactions import WindowRules, pass_code
from tetrarchy.server.rows import Row, standing, steps_of
from tetrarchy.server.snapshots import can_snapshot, codes_of, load, rebuild, snapshot
from tetrarchy.wire import ClockRules

every_game = pytest.mark.parametrize("name", GAMES)


class Desk:
    """Plays a game by rows, as a table does."""

    def __init__(
        self,
        name: str,
        seed: int,
        clock: ClockRules | None = None,
        seats: int | None = None,
        wish: Options | None = None,
    ) -> None:
        self.game = find_game(name)
        defaults = {option.name: option.default for option in self.game.options}
        number = seats or max(self.game.seats_for(defaults | (wish or {})))
        self.setup = Setup(
            game=name,
            rules=self.game.rules_version,
            data=self.game.data_hash,
            codes=codes_of(self.game),
            options=self.game.settings(number, wish),
            seats=number,
            creator="g0",
            created=0.0,
            listed=False,
            watch="all",
            hints=True,
            undo=True,
            clock=clock,
            language="en",
            windows=WindowRules(6.0, 1.0),
        )
        self.people = [Seat("person", f"g{seat}", f"Guest {seat}") for seat in range(number)]
        self.match = Match("t", self.setup, self.people, self.game)
        self.rng = random.Random(seed)
        self.dealer = Draws(Random(seed))
        self.rows: list[Row] = []
        self.time = 1000.0
        ahead = advance(self.game.start(number, self.setup.options), [], self.dealer)
        self.add("start", -1, {"steps": ahead.steps}, ahead)

    def add(
        self, kind: str, seat: int, body: dict[str, Any], ahead: Advance | None = None
    ) -> list[int | None]:
        """Append a row; who sees something of it."""
        self.time += 1.0
        plain = msgspec.json.decode(msgspec.json.encode(body))
        row = Row("t", self.match.seq, kind, seat, plain, None, self.time)
        self.rows.append(row)
        return self.match.apply(row, ahead).moved

    def act(self, seat: int, action: int) -> list[int | None]:
        if self.match.in_window():
            return self.add("hold", seat, {"action": action})
        assert self.match.state is not None
        ahead = advance(self.match.state, [(seat, action)], self.dealer)
        return self.add("act", seat, {"steps": ahead.steps}, ahead)

    def close_window(self) -> None:
        assert self.match.state is not None
        passes = pass_code(self.game)
        answers = [(seat, self.match.held.get(seat, passes)) for seat in self.match.state.actors()]
        ahead = advance(self.match.state, answers, self.dealer)
        self.add("window", -1, {"steps": ahead.steps}, ahead)

    def step(self) -> None:
        """Something at random: a decision, now and then an undo, or the end of a window."""
        match = self.match
        undoers = [seat for seat in range(match.setup.seats) if match.can_undo(seat)]
        if undoers and self.rng.random() < 0.15:
            self.add("undo", self.rng.choice(undoers), {})
        elif match.in_window() and (not match.actors() or self.rng.random() < 0.3):
            self.close_window()
        else:
            seat = self.rng.choice(match.actors())
            self.act(seat, self.rng.choice(match.sights[seat].legal_codes))

    def play(self, steps: int) -> None:
        for _ in range(steps):
            if self.match.phase != "running":
                return
            self.step()


def told(match: Match) -> list[Any]:
    """All that recipients can learn."""
    return [
        (
            sight.number,
            sight.open_since,
            sight.view,
            sight.legal,
            sight.actors,
            sight.sheets,
            seat is not None and match.can_undo(seat),
            match.clocks.shown(2000.0, seat),
        )
        for seat, sight in match.sights.items()
    ]


@every_game
def test_each_recipient_sees_its_own_view(name: str) -> None:
    desk = Desk(name, 5)
    for _ in range(40):
        desk.play(1)
        assert desk.match.state is not None
        for seat, sight in desk.match.sights.items():
            view = msgspec.json.encode(desk.match.state.view(seat))
            assert msgspec.json.decode(sight.view) == msgspec.json.decode(view)


@every_game
def test_the_same_log_tells_the_same(name: str) -> None:
    desk = Desk(name, 3)
    desk.play(60)
    again = rebuild("t", desk.setup, desk.people, desk.game, None, desk.rows)
    assert told(again) == told(desk.match)
    assert again.seq == len(desk.rows)


@every_game
def test_a_snapshot_and_the_rest_of_the_log_tell_the_same(name: str) -> None:
    desk = Desk(name, 4)
    kept: list[tuple[int, bytes]] = []
    while desk.match.phase == "running" and len(desk.rows) < 60:
        if can_snapshot(desk.match):
            kept.append((desk.match.seq, msgspec.json.encode(snapshot(desk.match))))
        desk.step()
    assert len(kept) > 3
    for seq, body in kept[:: max(1, len(kept) // 3)]:
        saved = (seq, msgspec.json.decode(body))
        again = rebuild("t", desk.setup, desk.people, desk.game, saved, desk.rows[seq:])
        assert told(again) == told(desk.match)
        assert snapshot(load("t", desk.setup, desk.game, *saved)) == saved[1]


@every_game
def test_the_steps_that_stand_replay_to_the_same_position(name: str) -> None:
    desk = Desk(name, 5)
    desk.play(80)
    state = desk.game.start(desk.setup.seats, desk.setup.options)
    for row in standing(desk.rows):
        for seat, action in steps_of(row):
            state.apply(seat, action)
    assert desk.match.state is not None
    assert state.snapshot() == desk.match.state.snapshot()


@pytest.mark.parametrize(
    ("name", "wish"), [("inkdoms", {}), ("gem_forge", {}), ("wonderful_kingdom", {"module": "advisors"})]
)
def test_what_others_decide_in_secret_moves_nobodys_number(name: str, wish: Options) -> None:
    """Two choices that others cannot tell apart tell them the same, to the byte."""
    compared = 0
    for seed in range(3):
        desk = Desk(name, seed, wish=wish)
        for _ in range(20):
            compared += _compare_choices(desk)
            desk.step()
    assert compared > 2


def _compare_choices(desk: Desk) -> int:
    match = desk.match
    assert match.state is not None
    actors = match.actors()
    if len(match.state.actors()) < 2 or not actors:
        return 0
    actor = desk.rng.choice(actors)
    legal = match.sights[actor].legal_codes
    seen: list[list[Any]] = []
    body: dict[str, Any]
    finals: list[bool] = []
    for action in (desk.rng.choice(legal), desk.rng.choice(legal)):
        other = rebuild("t", desk.setup, desk.people, desk.game, None, desk.rows)
        if match.in_window():
            body, kind = {"action": action}, "hold"
            finals.append(False)
        else:
            ahead = advance(match.state, [(actor, action)])
            finals.append(ahead.final or not match.state.hides(actor))
            if ahead.state.actors() == [CHANCE]:
                return 0
            body, kind = {"steps": [[actor, action]]}, "act"
        other.apply(Row("t", other.seq, kind, actor, body, None, desk.time + 1))
        seen.append([entry for seat, entry in zip(other.sights, told(other), strict=True) if seat != actor])
    if any(finals):
        return 0
    one, two = seen
    if [entry[4] for entry in one] != [entry[4] for entry in two]:
        return 0  # who is done with painting is public
    assert one == two
    return 1


def test_an_undo_takes_others_hidden_decisions_not_along() -> None:
    desk = Desk("gem_forge", 1, seats=3)
    first = {seat: list(desk.match.sights[seat].legal_codes) for seat in range(3)}
    assert desk.act(0, first[0][0]) == [0]
    assert desk.act(1, first[1][1]) == [1]
    assert desk.match.can_undo(0)
    assert desk.add("undo", 0, {}) == [0]
    assert desk.match.actors() == [0, 2]
    assert desk.match.sights[0].legal_codes == first[0]
    assert not desk.match.can_undo(0)
    assert desk.match.can_undo(1)
    desk.act(0, first[0][2])
    desk.act(2, first[2][2])
    assert not any(desk.match.can_undo(seat) for seat in range(3))


def test_a_log_with_an_undo_that_is_refused_today_still_loads() -> None:
    """The log of a table from before: a decision was taken back that others could have answered unseen."""
    desk = Desk("wonderful_kingdom", 1, seats=2)
    for _ in range(400):
        assert desk.match.state is not None
        before, actors = desk.match.state, desk.match.actors()
        seat = actors[0]
        action = desk.match.sights[seat].legal_codes[0]
        ahead = advance(before, [(seat, action)])
        if len(actors) == 1 and len(ahead.state.actors()) > 1 and not ahead.final:
            break
        desk.act(seat, action)
    else:
        raise AssertionError("no such decision was found")
    desk.act(seat, action)
    assert not desk.match.can_undo(seat)
    desk.add("undo", seat, {})
    assert desk.match.state is not None
    assert desk.match.state.snapshot() == before.snapshot()
    again = rebuild("t", desk.setup, desk.people, desk.game, None, desk.rows)
    assert told(again) == told(desk.match)
    assert [row.kind for row in standing(desk.rows)].count("act") == desk.match.decisions - 1


def test_an_answer_that_is_held_can_be_taken_back_even_where_undo_is_off() -> None:
    desk = Desk("gem_forge", 2, seats=3)
    desk.setup = msgspec.structs.replace(desk.setup, undo=False)
    desk.match.setup = desk.setup
    while not desk.match.in_window():
        desk.step()
        assert not any(desk.match.can_undo(seat) for seat in range(3))
    seat = desk.match.actors()[0]
    desk.act(seat, desk.match.sights[seat].legal_codes[0])
    assert [desk.match.can_undo(other) for other in range(3)] == [other == seat for other in range(3)]
    desk.add("undo", seat, {})
    assert seat in desk.match.actors()


def test_a_dealer_draws_what_chance_may_bring() -> None:
    state = find_game("queendomino").new(2)
    ahead = advance(state, [], DEALER)
    assert ahead.final
    assert ahead.state.mover() >= 0
    others = [advance(state, [], DEALER).steps for _ in range(5)]
    assert any(steps != ahead.steps for steps in others), "the same was drawn six times"


def test_a_refusal_tells_only_what_the_seat_may_know() -> None:
    desk = Desk("gem_forge", 1)
    with pytest.raises(TetrarchyError) as wrong:
        check_legal(desk.match, 0, 0)
    assert wrong.value.key not in ("stale", "server-error")


def clocks(**rules: float) -> Clocks:
    return Clocks(ClockRules(**rules), 2)


def test_a_clock_runs_while_its_seat_decides() -> None:
    found = clocks(game=100.0, increment=5.0)
    found.update(10.0, {0}, None, True)
    assert found.deadline(0) == 110.0
    assert found.deadline(1) is None
    found.update(13.0, {0}, 0, True)
    assert found.left[0] == 97.0
    assert found.deadline(0) == 110.0
    found.update(20.0, {1}, 0, True)
    assert found.left[0] == 95.0
    shown = found.shown(24.0, 0)
    assert shown is not None
    assert [(clock.left, clock.running) for clock in shown] == [(95.0, False), (96.0, True)]


def test_a_move_has_its_own_limit() -> None:
    found = clocks(game=100.0, move=10.0)
    found.update(0.0, {0}, None, True)
    assert found.deadline(0) == 10.0
    found.update(8.0, {0}, 0, True)
    assert found.deadline(0) == 18.0
    found.update(95.0, {0}, 0, True)
    assert found.deadline(0) == 100.0


def test_others_see_no_clock_stop_in_secret() -> None:
    found = clocks(game=100.0)
    found.update(0.0, {0, 1}, None, True)
    found.update(30.0, {1}, 0, False)
    own, others = found.shown(50.0, 0), found.shown(50.0, 1)
    assert own is not None
    assert others is not None
    assert (own[0].left, own[0].running) == (70.0, False)
    assert (others[0].left, others[0].running) == (50.0, True)


def test_the_clock_of_one_who_paints_alone_in_secret_tells_nothing() -> None:
    """What stays unseen is the game's word, however many decide at the moment."""
    desk = Desk("inkdoms", 1, clock=ClockRules(game=10_000.0), seats=2)
    hidden = 0
    while desk.match.phase == "running":
        state = desk.match.state
        assert state is not None
        actors = state.actors()
        clocks = desk.match.clocks
        before = list(clocks.public_left), list(clocks.public_since)
        desk.act(actors[-1], desk.match.sights[actors[-1]].legal_codes[-1])
        after = desk.match.state
        assert after is not None
        same_turn = (after.turn_id(), after.actors()) == (state.turn_id(), actors)
        if len(actors) == 1 and state.hides(actors[0]) and same_turn:
            assert (clocks.public_left, clocks.public_since) == before
            hidden += 1
    assert hidden > 5


def test_clocks_come_back_from_a_snapshot() -> None:
    one, two = clocks(game=100.0), clocks(game=100.0)
    one.update(0.0, {0, 1}, None, True)
    one.update(30.0, {1}, 0, False)
    two.load(msgspec.json.decode(msgspec.json.encode(one.plain())))
    assert two.plain() == one.plain()


def test_who_resigned_is_behind_those_who_stayed() -> None:
    desk = Desk("queendomino", 1, seats=4)
    assert desk.match.state is not None
    desk.add("bot", 0, {"level": 3, "mark": "resigned"})
    desk.add("bot", 1, {"level": 3, "mark": "left"})
    places = desk.match.standing()
    assert places[0] == 4
    assert max(places[1:]) <= 3
