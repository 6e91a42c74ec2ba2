"""Bad options, notation, records and actions: one clear sentence each, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.games.queendomino.helpers import BOARD, kingdom, play, refused, table
from tests.games.queendomino.make_records import DIRECTORY
from tetrarchy.games.queendomino import GAME
from tetrarchy.kernel.drive import replay
from tetrarchy.kernel.errors import BadNotation, BadOptions, BadRecord, IllegalAction, TetrarchyError
from tetrarchy.kernel.record import dumps, game_of, loads
from tetrarchy.kernel.state import CHANCE, OVER, State

NEXT = [("q1", None), ("q2", 1), ("q4", None), ("q44", None)]
SQUARES = "a1, b1, c1, d1, e1, f1, g1, h1, …"
VERBS = "pass, choose, tax, build, site, burn, place, king, domino, building"
VARIANTS = "one of standard, royal_wedding, teams, kingdomino"


# --- options and seats


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"variant": "chess"}, f"The option “variant” cannot be “chess”: it is {VARIANTS}."),
        ({"variant": 3}, f"The option “variant” cannot be “3”: it is {VARIANTS}."),
        ({"variant": None}, f"The option “variant” cannot be “None”: it is {VARIANTS}."),
        ({"bonuses": "best"}, "The option “bonuses” cannot be “best”: it is one of main, alternative."),
        ({"harmony": "maybe"}, "The option “harmony” cannot be “maybe”: it is yes or no."),
        ({"harmony": 1}, "The option “harmony” cannot be “1”: it is yes or no."),
        (
            {"dragons": "two"},
            "There is no option “dragons”; there are: variant, bonuses, middle_kingdom, harmony.",
        ),
        ({"harmony": True}, "The option “harmony” belongs to the variant kingdomino only."),
        ({"middle_kingdom": "yes"}, "The option “middle_kingdom” belongs to the variant kingdomino only."),
        (
            {"variant": "kingdomino", "bonuses": "alternative"},
            "The option “bonuses” has no use in kingdomino: it has no buildings.",
        ),
    ],
)
def test_bad_options(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadOptions) as error:
        GAME.new(3, options)
    assert str(error.value) == sentence


@pytest.mark.parametrize(
    ("seats", "options", "possible"),
    [
        (0, {}, "2, 3, 4"),
        (1, {}, "2, 3, 4"),
        (5, {}, "2, 3, 4"),
        (-3, {}, "2, 3, 4"),
        (5, {"variant": "kingdomino"}, "2, 3, 4"),
        (2, {"variant": "royal_wedding"}, "3, 4, 5, 6"),
        (7, {"variant": "teams"}, "6, 8"),
    ],
)
def test_bad_seats(seats: int, options: dict[str, object], possible: str) -> None:
    with pytest.raises(BadOptions) as error:
        GAME.new(seats, options)
    assert (
        str(error.value)
        == f"The number of seats cannot be “{seats}”: with these options it is one of {possible}."
    )


def test_options_may_be_text_as_a_command_line_gives_it() -> None:
    given_as_text = GAME.settings(3, {"variant": " Kingdomino ", "harmony": "ON", "middle_kingdom": "0"})
    assert given_as_text == {
        "variant": "kingdomino", "bonuses": "main", "middle_kingdom": False, "harmony": True,
    }  # fmt: skip


PLAIN = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.text(max_size=12)
    | st.sampled_from(["teams", "yes", "main"])
)


@given(
    seats=st.integers(),
    options=st.dictionaries(
        st.sampled_from([option.name for option in GAME.options]) | st.text(max_size=8), PLAIN
    ),
)
def test_fuzzed_options(seats: int, options: dict[str, object]) -> None:
    try:
        state = GAME.new(seats, options)
    except BadOptions:
        return
    assert state.seats == seats


# --- notation


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "An empty line names no action."),
        ("  \t ", "An empty line names no action."),
        ("fly", f"“fly” is not an action: it should begin with one of {VERBS}."),
        ("\x00", f"“?” is not an action: it should begin with one of {VERBS}."),
        ("x" * 99, f"“{'x' * 60}…” is not an action: it should begin with one of {VERBS}."),
        ("place g8", "“place g8” is not an action: it should look like “place <square> <towards>”."),
        ("pass now", "“pass now” is not an action: it should look like “pass”."),
        ("place g14 east", f"“g14” is not a “square” of “place”: it should be one of {SQUARES}."),
        ("place g8 up", "“up” is not a “towards” of “place”: it should be one of east, north, west, south."),
        ("choose 9", "“9” is not a “domino” of “choose”: it should be one of 1, 2, 3, 4, 5, 6, 7, 8."),
        ("tax c", "“c” is not a “half” of “tax”: it should be one of a, b, both."),
        ("burn 7", "“7” is not a “space” of “burn”: it should be one of 1, 2, 3, 4, 5, 6."),
        (
            "domino q49",
            "“q49” is not a “domino” of “domino”: it should be one of q1, q2, q3, q4, q5, q6, q7, q8, ….",
        ),
    ],
)
def test_bad_notation(text: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as error:
        GAME.actions.parse(text)
    assert str(error.value) == sentence


@pytest.mark.parametrize("code", [-1, GAME.actions.size, 10**9])
def test_bad_code(code: int) -> None:
    with pytest.raises(BadNotation) as error:
        GAME.actions.notation(code)
    assert str(error.value) == f"There is no action with the code {code}."


def test_notation_does_not_mind_case_and_spacing() -> None:
    assert GAME.actions.parse("  PLACE   g8 East ") == GAME.actions.parse("place g8 east")


def test_notation_of_every_code_leads_back() -> None:
    texts = [GAME.actions.notation(code) for code in range(GAME.actions.size)]
    assert [GAME.actions.parse(text) for text in texts] == list(range(GAME.actions.size))
    assert len(set(texts)) == GAME.actions.size


WORDS = sorted({word for code in range(GAME.actions.size) for word in GAME.actions.notation(code).split()})


@given(st.text(max_size=40) | st.lists(st.sampled_from(WORDS), max_size=4).map(" ".join))
def test_fuzzed_notation(text: str) -> None:
    try:
        code = GAME.actions.parse(text)
    except BadNotation:
        return
    assert GAME.actions.notation(code) == " ".join(text.lower().split())


# --- records

RECORD = (DIRECTORY / "kingdomino_shared.txt").read_text(encoding="utf-8")
FIRST_STEP = RECORD.split("\n").index("") + 2
"""The number of the line with the first step."""


def replayed(text: str) -> State:
    return replay(loads(text, GAME), GAME)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("record 1", "record 2", "Not a game record: it should begin with “tetrarchy record 1”."),
        ("game: queendomino", "game: chess", "This is a record of “chess”, not of queendomino."),
        ("game: queendomino\n", "", "The record's header has no “game”."),
        ("seats: 2", "seats: two", "The record's “seats” should be a number, not “two”."),
        ("seats: 2", "seats: ٢", "The record's “seats” should be a number, not “٢”."),
        ("seats: 2", "seats: 99", "The record has “99” seats."),
        (
            "seats: 2", "seats: 5",
            "The record's options do not fit: The number of seats cannot be “5”: with these options it is one of 2, 3, 4.",
        ),
        ("rules: 1", "rules: new", "The record's “rules” should be a number, not “new”."),
        (
            "rules: 1", "rules 1",
            "Line 3 of the record is wrong: it should be one “name: value” of the header, each name once.",
        ),
        (
            "player 2", "player 1",
            "Line 11 of the record is wrong: it should be one “name: value” of the header, each name once.",
        ),
        ("player 2", "player 3", "The record names player 3 of 2."),
        ("player 2", "judge", "The record's header has an unknown line “judge”."),
        (
            "variant: kingdomino", "variant: chess",
            f"The record's options do not fit: The option “variant” cannot be “chess”: it is {VARIANTS}.",
        ),
        ("* domino", "** domino", f"Line {FIRST_STEP} of the record is wrong: “**” is neither a seat nor “*”."),
        ("* domino", "3 domino", f"Line {FIRST_STEP} of the record is wrong: “3” is neither a seat nor “*”."),
        (
            "* domino", "* dominoes",
            f"Line {FIRST_STEP} of the record is wrong: “dominoes {RECORD.split('* domino ')[1].split()[0]}” is not an "
            f"action: it should begin with one of {VERBS}.",
        ),
        ("* domino", "1 domino", "Step 1, “domino {first}”, does not replay: A domino or building must be drawn first."),
        ("* domino k", "* domino q", "Step 1, “domino q{number}”, does not replay: That cannot be drawn now (step "
                                     "draw_line)."),
    ],
)  # fmt: skip
def test_bad_record(old: str, new: str, sentence: str) -> None:
    assert old in RECORD
    first = RECORD.split("* domino ")[1].split()[0]
    with pytest.raises(BadRecord) as error:
        replayed(RECORD.replace(old, new, 1))
    assert str(error.value) == sentence.format(first=first, number=first[1:])


def test_bad_record_empty() -> None:
    with pytest.raises(BadRecord) as error:
        replayed("")
    assert str(error.value) == "Not a game record: it should begin with “tetrarchy record 1”."


def test_bad_record_too_long() -> None:
    with pytest.raises(BadRecord) as error:
        replayed(RECORD + "\n" * 4_000_000)
    assert str(error.value) == "The record is longer than 4000000 characters."


def test_bad_record_goes_on_after_the_end() -> None:
    steps = len(loads(RECORD, GAME).steps)
    with pytest.raises(BadRecord) as error:
        replayed(RECORD + "1 pass\n")
    assert str(error.value) == f"Step {steps + 1}, “pass”, does not replay: The game is over."


def test_bad_record_of_no_game() -> None:
    with pytest.raises(BadRecord) as error:
        game_of("tetrarchy record 1\n")
    assert str(error.value) == "The record does not name its game."
    assert game_of(RECORD) == "queendomino"


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_fuzzed_records(data: st.DataObject) -> None:
    """Lines lost, doubled, swapped or replaced: the record still replays, or is refused as a record."""
    lines = RECORD.split("\n")
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        other = data.draw(st.integers(0, len(lines) - 1))
        change = data.draw(st.sampled_from(["lose", "double", "swap", "cut", "word", "text"]))
        if change == "lose" and len(lines) > 1:
            del lines[at]
        elif change == "double":
            lines.insert(at, lines[other])
        elif change == "swap":
            lines[at], lines[other] = lines[other], lines[at]
        elif change == "cut":
            lines[at] = lines[at][: data.draw(st.integers(0, 6))]
        elif change == "word":
            lines[at] = (
                f"{data.draw(st.sampled_from(['*', '1', '2', '3', '0']))} {data.draw(st.sampled_from(WORDS))}"
            )
        else:
            lines[at] = data.draw(st.text(max_size=20))
    try:
        record = loads("\n".join(lines), GAME)
        replay(record, GAME)
    except BadRecord:
        return
    again = dumps(record, GAME.actions)
    assert dumps(loads(again, GAME), GAME.actions) == again


@given(st.text(max_size=200))
def test_fuzzed_text_is_no_record(text: str) -> None:
    with pytest.raises(BadRecord):
        loads(text, GAME)


# --- actions that are not open


def state_at(step: str, **more: Any) -> State:
    """Seat 0 at one of the steps of a turn."""
    given = {"line": [("q46", 0), ("q3", 1)], "next_line": NEXT, "step": step, "coins": [2, 7], **more}
    if step == "tax":
        return play(table("L  L  #", "#", **{**given, "step": "place"}), "place h7 east")
    return table(kingdom("L  L  # T Ta", a="statue"), "#", **given)


@pytest.mark.parametrize(
    ("step", "action", "sentence"),
    [
        ("place", "choose 1", "Place your domino first."),
        ("place", "pass", "You cannot skip this step."),
        (
            "place",
            "place g8 west",
            "Both halves are the same: start from the domino's other square.",
        ),
        ("place", "place a1 west", "The kingdom would not fit in 7 × 7."),
        ("place", "place h7 north", "h7 is already taken."),
        ("place", "place f9 east", "The domino must touch the castle or matching terrain."),
        ("place", "place f9 west", "The domino must touch the castle or matching terrain."),
        (
            "tax",
            "place g8 north",
            "Collect tax on the new domino (one knight per half), or skip.",
        ),
        ("tax", "tax both", "You have only one knight left to send."),
        ("build", "tax a", "Buy a building or skip this step."),
        ("build", "build 3", "The building on space 3 costs 3 coins; you have 2."),
        ("build", "build 5", "There is no building on space 5."),
        ("bribe", "build 6", "Bribe the dragon or skip this step."),
        ("bribe", "burn 5", "There is no building on space 5."),
        ("choose", "burn 6", "Put your king on a free domino of the next line."),
        ("choose", "pass", "You cannot skip this step."),
        ("choose", "choose 2", "A king already stands on domino 2 of the line."),
        ("choose", "choose 5", "The line has only 4 dominoes."),
        ("choose", "domino q30", "Put your king on a free domino of the next line."),
    ],
)
def test_refused_action(step: str, action: str, sentence: str) -> None:
    state = state_at(step, spaces=(*BOARD[:4], None, "church"))
    assert refused(state, action) == sentence


def test_refused_action_needs_a_site() -> None:
    state = table("# T T", "#", line=[("q46", 0), ("q3", 1)], next_line=NEXT, step="build")
    state.apply(0, GAME.actions.parse("build 6"))
    assert refused(state, "pass") == "You cannot skip this step."
    assert refused(state, "build 5") == "Choose a free town square for the building."
    assert refused(state, "site g8") == "g8 is not one of your free town squares."


def test_refused_action_of_another_seat() -> None:
    state = state_at("bribe")
    assert refused(state, "pass", seat=1) == "It is seat 1's turn."
    assert refused(state, "domino q30", seat=CHANCE) == "It is seat 1's turn."


@pytest.mark.parametrize("seat", [OVER, -3, 2, 99])
def test_refused_action_of_a_seat_that_there_is_not(seat: int) -> None:
    sentence = f"There is no seat {seat}: the seats of this game are 0 to 1."
    assert refused(state_at("bribe"), "pass", seat=seat) == sentence
    assert refused(GAME.new(2), "pass", seat=seat) == sentence
    finished = table("#", "#", line=[], step="over")
    assert refused(finished, "pass", seat=seat) == sentence


def test_refused_action_while_something_is_drawn() -> None:
    state = GAME.new(3)
    assert refused(state, "pass", seat=0) == "A domino or building must be drawn first."
    assert refused(state, "domino q1") == "That cannot be drawn now (step draw_building)."


@pytest.mark.parametrize("code", [-1, -(10**6), GAME.actions.size, 10**6])
def test_refused_codes_that_name_no_action(code: int) -> None:
    for state in (state_at("place"), state_at("bribe"), GAME.new(2)):
        before = state.snapshot()
        with pytest.raises(IllegalAction):
            state.apply(state.mover(), code)
        assert state.snapshot() == before


def test_errors_are_one_family_with_a_key_for_other_languages() -> None:
    for kind in (BadNotation, BadOptions, BadRecord, IllegalAction):
        assert issubclass(kind, TetrarchyError)
    with pytest.raises(IllegalAction) as error:
        state_at("build").apply(0, GAME.actions.parse("build 1"))
    assert (error.value.key, error.value.data) == ("too-expensive", {"space": 1, "price": 5, "coins": 2})
