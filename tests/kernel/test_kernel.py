"""Actions, options, records, sessions and play, on the toy game."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.random import Random

from tests.kernel.toy import ACTIONS, BID, DEAL, ToyGame, ToyState
from tetrarchy.kernel import bits, record
from tetrarchy.kernel.conformance import refuses
from tetrarchy.kernel.drive import Deal, Undo, advance, replay
from tetrarchy.kernel.errors import BadNotation, BadOptions, BadRecord, IllegalAction, quote
from tetrarchy.kernel.options import parse_options
from tetrarchy.kernel.play import perft, playout
from tetrarchy.kernel.record import Record
from tetrarchy.kernel.session import Session
from tetrarchy.kernel.state import CHANCE

GAME = ToyGame()


def finished() -> Session:
    session = Session(GAME, 2, {"colour": "blue"}, ["Anna", "Boris"])
    for seat, action in [(CHANCE, DEAL), (CHANCE, DEAL + 2), (1, BID + 1), (0, BID)]:
        session.act(seat, action)
    return session


# ---------------------------------------------------------------- bits


@given(st.sets(st.integers(0, 62)))
def test_a_word_is_a_set(numbers: set[int]) -> None:
    word = sum(1 << n for n in numbers)
    assert bits.count(word) == len(numbers)
    assert bits.members(word) == sorted(numbers)
    for n, member in enumerate(sorted(numbers)):
        assert bits.nth(word, n) == member
    if numbers:
        assert bits.lowest(word) == min(numbers)


# ---------------------------------------------------------------- actions


def test_an_action_has_code_fields_and_notation() -> None:
    assert ACTIONS.encode("deal", 1) == DEAL + 1
    assert ACTIONS.decode(DEAL + 1) == ("deal", (1,))
    assert ACTIONS.fields(DEAL + 1) == {"verb": "deal", "number": "2"}
    assert ACTIONS.notation(DEAL + 1) == "deal 2"
    assert ACTIONS.parse("  DEAL   2 ") == DEAL + 1


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "An empty line names no action."),
        ("fold", "“fold” is not an action: it should begin with one of bid, deal."),
        ("bid", "“bid” is not an action: it should look like “bid <coins>”."),
        ("bid 1 2", "“bid 1 2” is not an action: it should look like “bid <coins>”."),
        ("bid 7", "“7” is not a “coins” of “bid”: it should be one of 0, 1, 2."),
    ],
)
def test_a_text_that_is_no_action_is_refused_in_a_sentence(text: str, message: str) -> None:
    with pytest.raises(BadNotation) as refused:
        ACTIONS.parse(text)
    assert str(refused.value) == message


def test_codes_and_values_out_of_range_are_refused() -> None:
    assert refuses(lambda: ACTIONS.decode(99)) == "There is no action with the code 99."
    assert refuses(lambda: ACTIONS.encode("bid", 3)) == "3 is out of range for “coins” of “bid”."


@given(st.text(max_size=200))
def test_any_text_is_an_action_or_a_bad_notation(text: str) -> None:
    try:
        assert 0 <= ACTIONS.parse(text) < ACTIONS.size
    except BadNotation as error:
        assert "\n" not in str(error)


def test_a_quoted_text_is_short_and_printable() -> None:
    assert quote("a\nb\x1b[0m") == "“a?b?[0m”"
    assert len(quote("x" * 1000)) == 63


# ---------------------------------------------------------------- options


def test_options_take_defaults_words_and_values() -> None:
    assert GAME.settings(2) == {"colour": "red", "fast": False, "size": 3}
    given_words = parse_options(["colour=Blue", "fast=yes", "size=7"])
    assert GAME.settings(3, given_words) == {"colour": "blue", "fast": True, "size": 7}


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"hue": "red"}, "There is no option “hue”; there are: colour, fast, size."),
        ({"colour": "mauve"}, "The option “colour” cannot be “mauve”: it is one of red, blue."),
        ({"fast": "perhaps"}, "The option “fast” cannot be “perhaps”: it is yes or no."),
        ({"fast": 1}, "The option “fast” cannot be “1”: it is yes or no."),
        ({"size": "10"}, "The option “size” cannot be “10”: it is a whole number from 1 to 9."),
        ({"size": True}, "The option “size” cannot be “True”: it is a whole number from 1 to 9."),
        (
            {"size": "9" * 5000},
            f"The option “size” cannot be “{'9' * 60}…”: it is a whole number from 1 to 9.",
        ),
    ],
)
def test_wrong_options_are_refused_in_a_sentence(options: dict[str, object], message: str) -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.settings(2, options)
    assert str(refused.value) == message


def test_a_wrong_number_of_seats_is_refused() -> None:
    expected = "The number of seats cannot be “5”: with these options it is one of 2, 3."
    assert refuses(lambda: GAME.new(5)) == expected


def test_an_option_without_a_value_is_refused() -> None:
    assert refuses(lambda: parse_options(["fast"])) == "“fast” is not an option: write it as name=value."


# ---------------------------------------------------------------- play


def test_playout_counts_every_action() -> None:
    state = GAME.new(3)
    assert playout(state, Random(1)) == 6
    assert state.actors() == []


def test_perft_counts_orders_of_arrival_and_outcomes() -> None:
    assert [perft(GAME.new(2), depth) for depth in range(5)] == [1, 3, 9, 9 * 6, 9 * 6 * 3]
    assert perft(finished().state, 3) == 1


def test_chance_is_sampled_by_weight() -> None:
    state = GAME.new(2)
    rng = Random(5)
    drawn = [state.sample(CHANCE, rng) for _ in range(4000)]
    assert 1850 < drawn.count(DEAL + 1) < 2150
    assert set(drawn) == {DEAL, DEAL + 1, DEAL + 2}


# ---------------------------------------------------------------- sessions


def test_a_seat_takes_back_its_own_last_decision() -> None:
    session = finished()
    assert session.can_undo(0)
    session.undo(0)
    assert session.state.actors() == [0]
    assert len(session.record.steps) == 3
    session.act(0, BID + 2)
    assert session.state.sheet(0).total == 3


def test_nothing_is_taken_back_across_a_draw() -> None:
    session = Session(GAME, 2)
    session.settle(Deal(1))
    assert refuses(lambda: session.undo(0)) == "There is nothing to undo."
    session.act(0, BID)
    session.undo(0)
    with pytest.raises(IllegalAction):
        session.undo(0)


def test_what_another_decides_unseen_does_not_close_undo() -> None:
    session = Session(GAME, 3)
    session.settle(Deal(1))
    session.act(0, BID)
    session.act(1, BID + 2)
    assert session.can_undo(0)
    session.undo(0)
    assert session.state.actors() == [0, 2]
    assert session.state.snapshot()["bids"] == [-1, 2, -1]
    assert [seat for seat, _ in session.record.steps[3:]] == [1]
    assert session.can_undo(1)


class OpenState(ToyState):
    """Bids are made one after the other, where everybody sees them."""

    def actors(self) -> list[int]:
        return super().actors()[:1]


def test_what_another_decides_openly_closes_undo() -> None:
    session = Session(ToyGame(OpenState), 2)
    session.settle(Deal(1))
    session.act(0, BID)
    assert session.can_undo(0)
    session.act(1, BID)
    assert not session.can_undo(0)
    assert session.can_undo(1)


class AnsweredState(ToyState):
    """Seat 0 bids openly first; the others then bid at once, unseen."""

    def actors(self) -> list[int]:
        found = super().actors()
        return [0] if 0 in found else found


def test_a_decision_is_not_taken_back_that_others_may_have_answered_unseen() -> None:
    session = Session(ToyGame(AnsweredState), 3)
    session.settle(Deal(1))
    session.act(0, BID)
    assert not session.can_undo(0)
    session.act(1, BID)
    assert not session.can_undo(0)
    assert session.can_undo(1)


def test_an_undo_of_a_log_is_repeated_even_where_today_it_would_be_refused() -> None:
    undo = Undo()
    dealt = AnsweredState(3)
    Deal(1).settle(dealt)
    ahead = advance(dealt, [(0, BID)])
    undo.decided(0, dealt, ahead)
    assert not undo.can(0)
    assert undo.repeat(0).snapshot() == dealt.snapshot()
    assert refuses(lambda: undo.repeat(0)) == "There is nothing to undo."


def test_nothing_is_taken_back_across_a_reveal() -> None:
    session = Session(ToyGame(RevealingState), 2)
    session.settle(Deal(1))
    session.act(0, BID)
    session.act(1, BID)
    assert not session.can_undo(1)


class RevealingState(ToyState):
    """Counts the moment when all bids come to light."""

    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        if not self.actors():
            self.reveals += 1


def test_a_session_resumes_where_its_record_ends() -> None:
    session = finished()
    again = Session.resume(GAME, session.record)
    assert again.state.snapshot() == session.state.snapshot()
    assert again.record.steps == session.record.steps
    assert again.record.players == ["Anna", "Boris"]


# ---------------------------------------------------------------- records

TEXT = """\
tetrarchy record 1
game: toy
rules: 1
data: 000000000000
seats: 2
option colour: blue
option fast: no
option size: 3
player 1: Anna
player 2: Boris

* deal 1
* deal 3
2 bid 1
1 bid 0
"""


def test_a_record_is_readable_text_that_reads_back() -> None:
    assert record.dumps(finished().record, ACTIONS) == TEXT
    read = record.loads(TEXT, GAME)
    assert record.dumps(read, ACTIONS) == TEXT
    assert replay(read, GAME).snapshot() == finished().state.snapshot()
    assert replay(read, GAME, upto=2).actors() == [0, 1]
    assert record.game_of(TEXT) == "toy"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("tetrarchy record 1", "pgn", "Not a game record: it should begin with “tetrarchy record 1”."),
        ("seats: 2\n", "", "The record's header has no “seats”."),
        ("seats: 2", "seats: two", "The record's “seats” should be a number, not “two”."),
        ("seats: 2", "seats: 99", "The record has “99” seats."),
        ("game: toy", "game: go", "This is a record of “go”, not of toy."),
        ("rules: 1", "rules: -1", "The record's “rules” should be a number, not “-1”."),
        ("player 2", "player 3", "The record names player 3 of 2."),
        ("data:", "date:", "The record's header has no “data”."),
        ("player 2: Boris", "result: 1", "The record's header has an unknown line “result”."),
        (
            "rules: 1",
            "game: toy",
            "Line 3 of the record is wrong: it should be one “name: value” of the header, each name once.",
        ),
        (
            "option size: 3",
            "option size: 77",
            "The record's options do not fit: The option “size” cannot be “77”: it is a whole number from 1 to 9.",
        ),
        (
            "2 bid 1",
            "2 bet 1",
            "Line 14 of the record is wrong: “bet 1” is not an action: it should begin with one of bid, deal.",
        ),
        ("2 bid 1", "3 bid 1", "Line 14 of the record is wrong: “3” is neither a seat nor “*”."),
    ],
)
def test_a_wrong_record_is_refused_in_a_sentence(old: str, new: str, message: str) -> None:
    assert refuses(lambda: record.loads(TEXT.replace(old, new, 1), GAME)) == message


def test_a_record_that_does_not_replay_says_at_which_step() -> None:
    broken = record.loads(TEXT.replace("1 bid 0", "2 bid 0"), GAME)
    expected = "Step 4, “bid 0”, does not replay: Seat 1 cannot do 0."
    assert refuses(lambda: replay(broken, GAME)) == expected


def test_a_record_without_a_game_and_a_huge_one_are_refused() -> None:
    assert refuses(lambda: record.game_of("hello")) == "The record does not name its game."
    assert (
        refuses(lambda: record.loads("x" * 4_000_001, GAME))
        == "The record is longer than 4000000 characters."
    )


@given(st.text(max_size=400) | st.text("tetrarchy record1:\n*bid 0123", max_size=300).map(lambda t: TEXT + t))
def test_any_text_is_a_record_or_a_bad_record(text: str) -> None:
    try:
        read = record.loads(text, GAME)
        replay(read, GAME)
    except BadRecord as error:
        assert str(error)


def test_a_record_keeps_notes() -> None:
    noted = TEXT.replace("player 2: Boris\n", "player 2: Boris\nnote seed: 7\n")
    read = record.loads(noted, GAME)
    assert read.notes == {"seed": "7"}
    assert record.dumps(read, ACTIONS) == noted


def test_a_record_keeps_names_with_any_sign() -> None:
    kept = Record("toy", 1, "0", 2, GAME.settings(2), ["Анна: первая", "two \n words"])
    assert record.loads(record.dumps(kept, ACTIONS), GAME).players == ["Анна: первая", "two words"]
