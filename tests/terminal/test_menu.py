"""Numbers for choices, and choices for answers."""

from __future__ import annotations

import pytest

from tetrarchy.catalogue import find_game
from tetrarchy.kernel.errors import BadNotation
from tetrarchy.terminal.menu import Menu
from tetrarchy.text import Texts

GAME = find_game("queendomino")


def menu(*notations: str, language: str = "en") -> Menu:
    return Menu(GAME, Texts(language, GAME), [GAME.actions.parse(notation) for notation in notations])


def numbers(*notations: str) -> dict[str, int]:
    return {choice.notation: choice.number for choice in menu(*notations).choices}


def test_pass_is_nought_and_the_others_count_from_one() -> None:
    assert numbers("pass", "tax a", "tax both") == {"pass": 0, "tax a": 1, "tax both": 2}


def test_choices_that_have_a_number_keep_it() -> None:
    assert numbers("pass", "build 2", "build 5") == {"pass": 0, "build 2": 2, "build 5": 5}
    assert numbers("choose 1", "choose 4") == {"choose 1": 1, "choose 4": 4}


def test_numbers_never_mean_two_things() -> None:
    assert numbers("build 2", "burn 2") == {"build 2": 1, "burn 2": 2}
    assert numbers("place g8 east", "place g8 west") == {"place g8 east": 1, "place g8 west": 2}


def picked(answer: str, *notations: str, language: str = "en") -> str:
    return GAME.actions.notation(menu(*notations, language=language).pick(answer))


def test_the_word_that_is_equal_wins_over_those_that_only_begin_so() -> None:
    places = ("place g1 east", "place g10 east", "place g11 north")
    assert picked("g1 e", *places) == "place g1 east"
    assert picked("g11", *places) == "place g11 north"
    assert picked("g1", *places) == "place g1 east"


def test_fields_can_be_named_in_the_persons_language() -> None:
    places = ("place g8 east", "place g8 south")
    assert picked("g8 юг", *places, language="ru") == "place g8 south"
    assert picked("g8 Восток", *places, language="ru") == "place g8 east"


def test_actions_that_are_no_choice_are_named_all_the_same() -> None:
    assert picked("place a1 west", "place g8 east", "place g8 south") == "place a1 west"
    assert picked("a1 west", "place g8 east", "place g8 south") == "place a1 west"
    assert picked("burn 3", "place g8 east", "place g8 south") == "burn 3"


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("g8", "“g8” could mean 2 choices: place g8 east, place g8 south."),
        ("x", "“x” is none of the choices: type a number, or “place g8 south”, or ? for help."),
        ("7", "There is no choice number 7."),
        ("burn", "“burn” is not an action: it should look like “burn <space>”."),
        ("burn 9", "“9” is not a “space” of “burn”: it should be one of 1, 2, 3, 4, 5, 6."),
    ],
)
def test_other_answers_are_refused(answer: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as refused:
        menu("place g8 east", "place g8 south").pick(answer)
    assert str(refused.value) == sentence
