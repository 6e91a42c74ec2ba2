"""The conformance suite passes a sound game, and each of its checks catches a game that breaks it."""

from __future__ import annotations

import pytest
from librt.random import Random

from tests.kernel.toy import BID, ToyGame, ToyState
from tetrarchy.kernel.conformance import check_bad_snapshots, check_game, check_secrets
from tetrarchy.kernel.memo import Memo
from tetrarchy.kernel.options import Options
from tetrarchy.kernel.plain import Reader
from tetrarchy.kernel.state import CHANCE, Event, Progress, ScoreSheet, SheetLine, Snapshot, State, View


def test_a_sound_game_passes() -> None:
    game = ToyGame()
    for seats, options in game.variants():
        walk = check_game(game, seats, options, seed=1, steps=200)
        assert walk.steps >= 200
        assert set(walk.verbs) == {"bid", "deal"}
        secrets = check_secrets(game, seats, options, seed=2, steps=100)
        assert secrets.other_worlds > 0
        assert secrets.hidden_choices > 0


def test_laws_of_the_author_are_asked_at_every_node() -> None:
    seen: list[int] = []
    check_game(ToyGame(), 2, {}, 1, 40, laws=lambda state: seen.append(len(state.actors())))
    assert len(seen) >= 40


class UnsortedLegal(ToyState):
    def legal(self, seat: int) -> list[int]:
        return list(reversed(super().legal(seat)))


class LegalForAll(ToyState):
    def legal(self, seat: int) -> list[int]:
        return [BID, BID + 1, BID + 2]


class WeightlessOutcome(ToyState):
    def outcomes(self) -> list[tuple[int, int]]:
        return [(code, weight - 1) for code, weight in super().outcomes()]


class SharingCopy(ToyState):
    def copy(self) -> ToyState:
        other = super().copy()
        other.numbers = self.numbers
        other.bids = self.bids
        return other


class ForgetfulSnapshot(ToyState):
    def snapshot(self) -> Snapshot:
        return super().snapshot() | {"bids": [-1] * self.seats, "shadow": list(self.bids)}


class ObedientState(ToyState):
    def apply(self, seat: int, action: int) -> None:
        if action in (-1, 6):
            self.bids[0] = 2
            return
        super().apply(seat, action)


class TellingRefusal(ToyState):
    def apply(self, seat: int, action: int) -> None:
        if seat >= 0 and action not in self.legal(seat) and self.bids[seat] < 0:
            self.bids[seat] = 0
        super().apply(seat, action)


class WrongSheet(ToyState):
    def sheet(self, seat: int) -> ScoreSheet:
        return ScoreSheet((SheetLine("number", 1),), 2)


class NobodyFirst(ToyState):
    def standing(self) -> list[int]:
        return [2] * self.seats


class LawlessSample(ToyState):
    def sample(self, seat: int, rng: Random) -> int:
        return super().sample(seat, rng) if seat < 0 else 5


class PeekingView(ToyState):
    """Shows everybody's number to everybody."""

    def view(self, seat: int | None) -> View:
        return super().view(seat) | {"sum": sum(self.numbers)}


class TellingBids(ToyState):
    """Shows the bids as they are made."""

    def view(self, seat: int | None) -> View:
        return super().view(seat) | {"bids": list(self.bids)}


class TellingEvents(ToyState):
    def note(self, kind: str, data: dict[str, int], seats: tuple[int, ...] | None = None) -> None:
        super().note(kind, data, None)


class TellingDeciders(ToyState):
    """Tells who has not bid yet, although bids are made unseen."""

    def _deciders(self, viewer: int | None) -> list[int]:
        return self.actors()


class ForgottenDecider(ToyState):
    def _deciders(self, viewer: int | None) -> list[int]:
        return super()._deciders(viewer)[1:]


class TellingSheets(ToyState):
    def _known_sheet(self, seat: int, viewer: int | None) -> ScoreSheet:
        return self._sheet(seat)


class FallingTurns(ToyState):
    def turn_id(self) -> int:
        return -len(self.numbers)


class EndlessTurn(ToyState):
    """Says that a deal ends the turn of a seat that decides afterwards."""

    def ends_turn(self, seat: int, action: int) -> bool:
        return True

    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        if seat == 0 and action == BID:
            self.bids[0] = -1


class FallingRounds(ToyState):
    def progress(self) -> Progress:
        return Progress(9 - len(self.numbers), 9)


class OneRoundTooMany(ToyState):
    def progress(self) -> Progress:
        return Progress(len(self.numbers), 2)


class TellingRound(ToyState):
    """Counts rounds by what nobody else knows."""

    def progress(self) -> Progress:
        return Progress(sum(self.numbers))


class RetoldToOne(ToyState):
    def note(self, kind: str, data: dict[str, int], seats: tuple[int, ...] | None = None) -> None:
        if self.events is not None:
            self.events.append(Event(kind, data, seats, retold=True))


class RetoldOfNobody(ToyState):
    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        self.note_retold("bid_shown", {"coins": 1})


class NamelessStep(ToyState):
    def _view(self, seat: int | None) -> View:
        return {key: value for key, value in super()._view(seat).items() if key != "step"}


class SpectatorsView(ToyState):
    """Does not say who looks."""

    def _view(self, seat: int | None) -> View:
        return super()._view(seat) | {"seat": None}


class StaleView(ToyState):
    def _view(self, seat: int | None) -> View:
        shown = super()._view(seat)
        if self.memo is not None:
            shown["numbers"] = self.memo.find(("numbers", seat), ()) or shown["numbers"]
            self.memo.keep(("numbers", seat), (), shown["numbers"])
        return shown


class StaleSheets(ToyState):
    def known_sheets(self, viewer: int | None) -> list[ScoreSheet]:
        sheets = super().known_sheets(viewer)
        if self.memo is not None:
            sheets = self.memo.find(("sheets", viewer), ()) or sheets
            self.memo.keep(("sheets", viewer), (), sheets)
        return sheets


class RememberingCopy(ToyState):
    def copy(self) -> ToyState:
        other = super().copy()
        other.memo = Memo()
        return other


class AnySeat(ToyState):
    def legal(self, seat: int) -> list[int]:
        return self._legal(seat)


class AnybodyDecides(ToyState):
    """Lets the last seat decide for whoever is no seat."""

    def apply(self, seat: int, action: int) -> None:
        super().apply(seat if seat in (*range(self.seats), CHANCE) else self.seats - 1, action)


@pytest.mark.parametrize(
    ("broken", "message"),
    [
        (UnsortedLegal, "not sorted"),
        (LegalForAll, "has 3 actions"),
        (WeightlessOutcome, "has no weight"),
        (SharingCopy, "an action on a copy changed the original"),
        (ForgetfulSnapshot, "does not load into an equal state"),
        (ObedientState, "is not open but was carried out"),
        (TellingRefusal, "a refused action changed the state"),
        (WrongSheet, "does not add up"),
        (NobodyFirst, "nobody has the first place"),
        (LawlessSample, "sample gave 5"),
        (PeekingView, "sees another thing"),
        (TellingDeciders, "who decides tells seat . a secret"),
        (ForgottenDecider, "is not told of all who decide"),
        (TellingSheets, "the score sheets tell seat . a secret"),
        (FallingTurns, "the number of the turn falls"),
        (EndlessTurn, "has ended its turn and goes on"),
        (FallingRounds, "the number of the round falls"),
        (OneRoundTooMany, "round 3 of 2"),
        (TellingRound, "the round tells seat . a secret"),
        (RetoldToOne, "told once more, but not to all"),
        (RetoldOfNobody, "does not say who did it"),
        (NamelessStep, "does not name its step"),
        (SpectatorsView, "a view begins with"),
        (StaleView, "is shown something of an earlier position"),
        (StaleSheets, "is told points of an earlier position"),
        (RememberingCopy, "a copy takes its views over"),
        (AnySeat, "answers for .*, which is no seat"),
        (AnybodyDecides, "apply lets -2 decide, which is no seat"),
    ],
)
def test_each_check_catches_what_it_is_for(broken: type[ToyState], message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        check_game(ToyGame(broken), 3, {}, seed=3, steps=60)


@pytest.mark.parametrize(
    ("broken", "message"),
    [(TellingBids, "sees what seat"), (TellingEvents, "events tell"), (PeekingView, "sees another thing")],
)
def test_a_leak_is_caught(broken: type[ToyState], message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        check_secrets(ToyGame(broken), 3, {}, seed=3, steps=60)


class CarelessGame(ToyGame):
    """Believes what a snapshot says."""

    def _restore(self, table: Reader, seats: int, options: Options) -> State:
        state = self.state(seats)
        state.numbers = table.value["numbers"]
        state.bids = table.value["bids"]
        return state


class EndlessGame(ToyGame):
    """Lets a state be loaded in which nobody ever bids."""

    def _restore(self, table: Reader, seats: int, options: Options) -> State:
        state = super()._restore(table, seats, options)
        return Endless(seats) if state.snapshot()["bids"] != self.state(seats).bids else state


class Endless(ToyState):
    def apply(self, seat: int, action: int) -> None:
        if seat < 0:
            super().apply(seat, action)


def test_damaged_data_is_refused_or_played_to_its_end() -> None:
    damage = check_bad_snapshots(ToyGame(), 3, {}, seed=1, number=2000)
    assert damage.refused > 500
    assert damage.played > 200


@pytest.mark.parametrize(
    ("broken", "message"),
    [(CarelessGame, "damaged data raises|accepted and then"), (EndlessGame, "the game does not end")],
)
def test_a_careless_load_is_caught(broken: type[ToyGame], message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        check_bad_snapshots(broken(), 3, {}, seed=1, number=2000)
