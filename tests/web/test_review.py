"""Reviews in the browser: of tables and record files, stepped through, with the better move on the board."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

import pytest
from librt.random import Random as EngineRandom
from playwright.sync_api import expect

from tests.web.axe import faults
from tests.web.conftest import LiveServer, Visit
from tests.web.guest import Guest
from tests.web.host import REVIEW_DEPTH
from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.kernel.drive import Deal
from tetrarchy.kernel.record import dumps, loads
from tetrarchy.kernel.session import Session
from tetrarchy.review import Judgement, Settings, review
from tetrarchy.text import Texts

pytestmark = pytest.mark.browser
SIZES = pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
_FAULTS: Final = ("mistake", "blunder")
_MARKED: Final = ".hint, .hinted, [data-hinted]"
"""How boards draw what is marked."""


@cache
def record_of(name: str, seats: int, variant: str = "", most: int = 10_000) -> str:
    """A game of sensible players who now and then do just anything."""
    game = find_game(name)
    session = Session(game, seats, {"variant": variant} if variant else {})
    deal, rng = Deal(4), EngineRandom(4)
    session.settle(deal)
    for _ in range(most):
        if not session.state.actors():
            break
        seat = session.state.actors()[0]
        careless = rng.randint(0, 3) == 0
        session.act(
            seat, int(session.state.sample(seat, rng)) if careless else game.greedy(session.state, seat, rng)
        )
        session.settle(deal)
    session.record.players = ["Ada", *(f"Bob {seat}" for seat in range(1, seats))]
    return dumps(session.record, game.actions)


@cache
def verdicts(text: str, name: str, is_open: bool = False) -> Sequence[Judgement]:
    """What the server must find too."""
    game = find_game(name)
    return list(review(game, loads(text, game), Settings(REVIEW_DEPTH, open=is_open)))


def choose(guest: Guest, folder: Path, text: str) -> None:
    """Choose a record file where the page asks for one."""
    file = folder / "game.txt"
    file.write_text(text, "utf-8")
    guest.find("review-file-input").first.set_input_files(file)


def opened(guest: Guest, folder: Path, text: str) -> None:
    """A record's review, finished."""
    guest.go("/review")
    choose(guest, folder, text)
    pane(guest, "review")
    expect(guest.find("review-state")).to_have_attribute("data-work", "done")
    pane(guest, "board")


def pane(guest: Guest, name: str) -> None:
    """On a phone one looks at the board or at the words."""
    if guest.phone:
        tabs = guest.page.locator("nav.nav button")
        guest.hit(tabs.last if name == "review" else tabs.first)


def is_at(guest: Guest, at: int) -> None:
    expect(guest.find("review")).to_have_attribute("data-at", str(at))


@SIZES
def test_every_decision_is_told_and_the_better_move_drawn(visit: Visit, tmp_path: Path, phone: bool) -> None:
    language = "ru" if phone else "en"
    texts = Texts(language)
    text = record_of("queendomino", 2, "kingdomino")
    found = verdicts(text, "queendomino")
    guest = visit(phone=phone, language=language)
    opened(guest, tmp_path, text)
    expect(guest.find("review-curve").locator("polyline")).to_have_count(4)

    wrong = [at for at, one in enumerate(found) if one.word in _FAULTS]
    assert len(wrong) > 2
    for number, at in enumerate([*wrong, wrong[0]]):
        if phone:
            guest.press("next-mistake")
        else:
            guest.page.keyboard.press("n")
        is_at(guest, at)
        if number < 2:
            pane(guest, "board")
            expect(guest.page.locator("main.table .place").locator(_MARKED).first).to_be_visible()
            expect(guest.find("review")).to_have_attribute("data-drawn", str(found[at].better[0].action))
            if phone:  # the word is that of what was played, and what is drawn is told apart from it
                brief = guest.find("review-move").inner_text()
                other = guest.find("review-other").inner_text()
                assert other.startswith("Лучше: ")
            pane(guest, "review")
            told = guest.find("review-decision")
            if phone:
                assert brief in guest.find("review-played").inner_text()
                assert other.removeprefix("Лучше: ") in guest.find("review-better").first.inner_text()
            expect(told).to_have_attribute("data-word", found[at].word)
            expect(told).to_contain_text(texts.say(f"judged-{found[at].word}"), ignore_case=True)
            expect(guest.find("review-better")).to_have_count(len(found[at].better))
            expect(guest.find("review-file")).to_have_count(1)  # another record, on a phone too
            guest.press("review-played")
            expect(guest.find("review")).to_have_attribute("data-drawn", str(found[at].action))
    assert guest.words_cut() == []
    assert faults(guest, "review", drawn=True) == []


def test_the_keys_step_through_the_game(visit: Visit, tmp_path: Path) -> None:
    text = record_of("queendomino", 2, "kingdomino")
    total = len(verdicts(text, "queendomino"))
    guest = visit()
    opened(guest, tmp_path, text)
    press = guest.page.keyboard.press
    for key, at in (
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("End", total),
        ("ArrowRight", total),
        ("Home", 0),
        ("ArrowLeft", 0),
    ):
        press(key)
        is_at(guest, at)
    press("End")
    expect(guest.find("review-decision")).not_to_have_attribute("data-word", "best")
    wrong = [at for at, one in enumerate(verdicts(text, "queendomino")) if one.word in _FAULTS]
    press("p")
    is_at(guest, wrong[-1])
    guest.find("scrubber").focus()
    press("Home")
    is_at(guest, 0)
    guest.press("help")
    expect(guest.find("review-help")).to_be_visible()
    assert faults(guest, "help") == []
    press("Escape")
    expect(guest.find("review-help")).to_have_count(0)


def test_one_player_is_looked_at_alone(visit: Visit, tmp_path: Path) -> None:
    text = record_of("queendomino", 2, "kingdomino")
    found = verdicts(text, "queendomino")
    guest = visit()
    opened(guest, tmp_path, text)
    for seat in (1, 0):
        guest.press(f"review-focus-{seat}")
        mine = [at for at, one in enumerate(found) if one.seat == seat and one.word in _FAULTS]
        mine = mine or [at for at, one in enumerate(found) if one.seat == seat and one.word == "inaccuracy"]
        expect(guest.find("review-curve").locator(".mark")).to_have_count(len(mine))
        expect(guest.find("review-moments").locator("li")).to_have_count(3)
    guest.find("review-moments").get_by_role("button").first.click()
    expect(guest.find("review-decision")).to_contain_text("Ada")


@pytest.mark.slow
@SIZES
@pytest.mark.parametrize("name", GAMES)
def test_every_position_of_every_game_is_shown(visit: Visit, tmp_path: Path, name: str, phone: bool) -> None:
    """As each player saw it, and with all cards on the table; the browser complains of nothing."""
    text = record_of(name, 2, most=40)
    found = verdicts(text, name)
    guest = visit(phone=phone, language="ru" if phone else "en", theme="dark" if phone else "light")
    opened(guest, tmp_path, text)
    for is_open in (False, True):
        if is_open:
            pane(guest, "review")
            guest.hit(guest.find("review-open"))
            expect(guest.find("review-state")).to_have_attribute("data-open", "true")
            expect(guest.find("review-state")).to_have_attribute("data-work", "done")
            found = verdicts(text, name, is_open=True)
            pane(guest, "board")
            guest.page.keyboard.press("Home")
        for at, one in enumerate(found):
            is_at(guest, at)
            expect(guest.find("review")).to_have_attribute(
                "data-drawn", str(one.better[0].action if one.better else one.action)
            )
            expect(guest.page.locator("main.table")).to_have_attribute("data-number", str(at))
            guest.page.keyboard.press("ArrowRight")
        is_at(guest, len(found))
    guest.page.keyboard.press("Home")
    assert guest.page.locator(".deeds p").count() == 0, "nothing is said of taps where nothing can be chosen"
    assert guest.words_cut() == []
    assert faults(guest, f"review of {name}", drawn=True) == []


@pytest.mark.slow
def test_a_review_is_stopped_and_goes_on(visit: Visit, tmp_path: Path) -> None:
    text = record_of("queendomino", 4)
    guest = visit("/review")
    choose(guest, tmp_path, text)
    guest.press("review-stop")
    state = guest.find("review-state")
    expect(state).to_have_attribute("data-work", "stopped")
    guest.settles()
    expect(state).to_have_attribute("data-work", "stopped")
    guest.page.keyboard.press("End")
    is_at(guest, len(verdicts(text, "queendomino")))
    guest.press("review-go")
    expect(state).to_have_attribute("data-work", "done")
    expect(guest.find("review-moments")).to_be_visible()


@pytest.mark.slow
def test_the_review_of_a_file_is_made_again_after_a_restart(
    visit: Visit, server: LiveServer, tmp_path: Path
) -> None:
    """The server has forgotten it, the browser has the record, and the verdicts are the same."""
    text = record_of("queendomino", 2, "kingdomino")
    guest = visit()
    opened(guest, tmp_path, text)
    guest.forgiving = True
    with server.killed():
        pass
    guest.page.reload()
    expect(guest.find("review-state")).to_have_attribute("data-work", "done")
    guest.press("next-mistake")
    is_at(guest, next(at for at, one in enumerate(verdicts(text, "queendomino")) if one.word in _FAULTS))


@pytest.mark.slow
@SIZES
def test_one_plays_on_from_a_mistake_and_reviews_that_game(visit: Visit, tmp_path: Path, phone: bool) -> None:
    """The last decision is tried again at a new table; its end leads to its review with one click."""
    text = record_of("queendomino", 2, "kingdomino")
    guest = visit(phone=phone)
    opened(guest, tmp_path, text)
    pane(guest, "review")
    last = len(verdicts(text, "queendomino")) - 1
    guest.page.keyboard.press("End")
    guest.press("back")
    is_at(guest, last)
    guest.press("review-try")
    guest.page.wait_for_url("**/table/*")
    guest.waits()
    assert guest.turn == "yours"
    table = guest.table
    guest.play_out(Random(1))
    guest.press("judged")
    guest.page.wait_for_url(f"**/review/{table}**")
    pane(guest, "review")
    expect(guest.find("review-state")).to_have_attribute("data-work", "done")
    own = next(seat["seat"] for seat in guest.api("GET", f"/tables/{table}")["seats"] if seat["you"])
    expect(guest.find(f"review-focus-{own}")).to_have_attribute("aria-pressed", "true")

    guest.go(f"/replay/{table}")
    guest.press("judged")
    expect(guest.find("review")).to_be_visible()
    guest.go("/")
    guest.press(f"judged-{table}")
    expect(guest.find("review")).to_be_visible()


_DROP: Final = """([text, selector]) => {
    const held = new DataTransfer()
    held.items.add(new File([text], 'game.txt', { type: 'text/plain' }))
    const target = document.querySelector(selector)
    for (const kind of ['dragover', 'drop'])
        target.dispatchEvent(new DragEvent(kind, { dataTransfer: held, bubbles: true, cancelable: true }))
}"""


def test_a_record_is_dropped_on_the_home_page(visit: Visit) -> None:
    text = record_of("queendomino", 2, "kingdomino")
    guest = visit("/")
    expect(guest.find("review-file")).to_be_visible()
    guest.page.evaluate(_DROP, [text, "main"])
    expect(guest.find("review-decision")).to_contain_text("Ada")
    guest.page.reload()
    expect(guest.find("review-decision")).to_contain_text("Ada")
    other = record_of("inkdoms", 1, most=6)
    guest.page.evaluate(_DROP, [other, "main"])
    expect(guest.page.locator("main.table")).to_have_attribute("data-game", "inkdoms")
    expect(guest.find("review-state")).to_have_attribute("data-work", "done")
    expect(guest.find("review-curve").locator("polyline")).to_have_count(2)


def test_what_is_no_record_is_refused_in_words(visit: Visit, tmp_path: Path) -> None:
    guest = visit("/review")
    expect(guest.page.get_by_text("Your finished games will appear here.")).to_be_visible()
    assert faults(guest, "choose a record") == []
    guest.forgiving = True
    choose(guest, tmp_path, "hello")
    expect(guest.page.locator("body")).to_contain_text(Texts("en").say("error-no-game"))
    guest.go("/")
    choose(guest, tmp_path, "x" * 70_000)
    expect(guest.page.get_by_text("too long")).to_be_visible()
