"""Lessons in the browser: the coach speaks, weaker choices are answered, one leaves and comes back, the game ends."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from librt.random import Random as EngineRandom
from playwright.sync_api import expect

from tests.test_lessons import ALL, find, main_line
from tests.web.axe import faults
from tests.web.conftest import Visit
from tests.web.guest import Guest
from tetrarchy.lessons import OTHER, Lesson, LessonStage, folder_of
from tetrarchy.text import Texts

pytestmark = pytest.mark.browser
FIRST = [(game, lesson) for game, lesson in ALL if lesson != "alone"]
SIZES = pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])


def words_of(game: str, language: str) -> Texts:
    texts = Texts(language)
    texts.read(folder_of(game) / f"strings.{language}.ftl")
    return texts


def state(guest: Guest, name: str) -> int:
    """Where the lesson stands, once nothing moves."""
    expect(guest.find("lesson")).to_have_attribute("data-busy", "false")
    return int(guest.find("lesson").get_attribute(f"data-{name}") or 0)


def stumble(guest: Guest, rng: Random, tries: int) -> None:
    """Choose anything on the board until this number of choices was taken back; what was right is visited again."""
    for _ in range(80):
        if state(guest, "step") > 0:
            guest.press("coach-dot-0")
            expect(guest.find("lesson")).to_have_attribute("data-step", "0")
        if state(guest, "tries") >= tries:
            return
        choice = guest.a_choice(rng)
        guest.touch(choice)
        if guest.phone:
            guest.touch(choice)
        guest.settles()
    raise AssertionError("nothing was taken back")


def keep(guest: Guest, game: str, lesson: str, moves: list[int], step: int = 0) -> None:
    """Let the browser remember a lesson that was played so far."""
    kept = json.dumps({"moves": moves, "step": step, "done": False})
    guest.page.evaluate(
        "([key, value]) => localStorage.setItem(key, value)", [f"tetrarchy-lesson {game} {lesson}", kept]
    )


def line(words: Texts, lesson: Lesson, step: int) -> str:
    return words.say(f"lesson-{lesson.id}-{lesson.steps[step].id}")


@SIZES
@pytest.mark.parametrize(("name", "identifier"), FIRST)
def test_the_first_steps(visit: Visit, name: str, identifier: str, phone: bool) -> None:
    """Weaker choices are answered and taken back, the coach can do it, and one leaves and comes back."""
    language = "ru" if phone else "en"
    _, lesson = find(name, identifier)
    words = words_of(name, language)
    guest = visit(f"/learn/{name}/{identifier}", phone=phone, language=language)
    expect(guest.find("coach-line")).to_have_text(line(words, lesson, 0))
    state(guest, "step")
    guest.reaches_every_choice()

    rng = Random(7)
    first = lesson.steps[0]
    answers = {
        words.say(f"lesson-{lesson.id}-{first.id}-{answer.say}") for answer in first.asks[0].answers[1:]
    }
    stumble(guest, rng, 1)
    assert guest.find("coach-reply").inner_text() in {*answers, words.say(OTHER)}
    expect(guest.find("coach-show")).to_have_count(0)
    stumble(guest, rng, 2)
    guest.press("coach-show")
    expect(guest.find("lesson")).to_have_attribute("data-step", "1")
    expect(guest.find("coach-reply")).to_have_text(words.say(f"lesson-{lesson.id}-{first.id}-good"))
    expect(guest.find("coach-line")).to_have_text(line(words, lesson, 1))
    assert faults(guest, "lesson", drawn=True) == []

    guest.press("lesson-close")
    expect(guest.find("play")).to_be_visible()
    guest.go(f"/learn/{name}/{identifier}")
    expect(guest.find("coach-line")).to_have_text(line(words, lesson, 1))
    guest.press("coach-dot-0")
    expect(guest.find("coach-line")).to_have_text(line(words, lesson, 0))


@SIZES
def test_a_question_is_answered_by_buttons(visit: Visit, phone: bool) -> None:
    game, lesson = find("queendomino", "kingdomino")
    before = next(moves for scene, moves, _ in main_line(game, lesson) if scene.ask and scene.ask.choices)
    words = words_of("queendomino", "en")
    guest = visit("/", phone=phone)
    keep(guest, "queendomino", "kingdomino", before)
    guest.go("/learn/queendomino/kingdomino")
    guest.press("coach-choice-1")
    expect(guest.find("coach-reply")).to_have_text(words.say("lesson-kingdomino-score-lake"))
    state(guest, "step")
    guest.press("coach-choice-0")
    expect(guest.find("coach-reply")).to_have_text(words.say("lesson-kingdomino-score-good"))
    state(guest, "step")
    guest.press("coach-enough")
    expect(guest.find("play")).to_be_visible()


def whole_game(name: str, identifier: str) -> list[int]:
    """The main line, and a sensible game to its end."""
    game, lesson = find(name, identifier)
    moves = [move for _, _, move in main_line(game, lesson)]
    stage = LessonStage(game, lesson)
    for move in moves:
        stage.do(move)
    rng = EngineRandom(1)
    while stage.state.actors():
        moves.append(game.greedy(game.imagine(stage.state.view(lesson.seat), rng), lesson.seat, rng))
        stage.do(moves[-1])
    return moves


@pytest.mark.parametrize(("name", "identifier"), [("queendomino", "kingdomino"), ("inkdoms", "alone")])
def test_the_game_after_a_lesson_ends_with_its_ceremony(visit: Visit, name: str, identifier: str) -> None:
    guest = visit("/")
    keep(guest, name, identifier, whole_game(name, identifier))
    guest.go(f"/learn/{name}/{identifier}")
    expect(guest.find("end")).to_be_visible()
    expect(guest.find("end")).to_have_attribute("data-done", "true")
    guest.press("end-close")
    expect(guest.find("end")).to_have_count(0)


def test_what_no_longer_replays_begins_anew(visit: Visit) -> None:
    _, lesson = find("gem_forge", "gem_forge")
    guest = visit("/")
    guest.forgiving = True
    keep(guest, "gem_forge", "gem_forge", [1, 1, 1, 1])
    guest.go("/learn/gem_forge/gem_forge")
    expect(guest.find("coach-line")).to_have_text(line(words_of("gem_forge", "en"), lesson, 0))


def test_what_no_longer_replays_goes_on_at_its_step(visit: Visit) -> None:
    _, lesson = find("gem_forge", "gem_forge")
    words = words_of("gem_forge", "en")
    guest = visit("/")
    keep(guest, "gem_forge", "gem_forge", [1, 1, 1, 1], step=2)
    guest.go("/learn/gem_forge/gem_forge")
    expect(guest.find("coach-line")).to_have_text(line(words, lesson, 2))
    state(guest, "step")
    guest.press("coach-dot-1")
    expect(guest.find("coach-line")).to_have_text(line(words, lesson, 1))


@SIZES
def test_lessons_are_offered_once_and_always_linked(visit: Visit, phone: bool) -> None:
    guest = visit("/", phone=phone)
    expect(guest.find("offer")).to_be_visible()
    for name, identifier in FIRST:
        expect(guest.find(f"learn-{identifier}")).to_have_attribute("href", f"/learn/{name}/{identifier}")
    guest.hit(guest.find("offer").get_by_role("button"))
    expect(guest.find("offer")).to_have_count(0)
    guest.go("/")
    expect(guest.find("learn-kingdomino")).to_be_visible()
    expect(guest.find("offer")).to_have_count(0)


def test_a_first_table_offers_the_lesson_of_its_variant(visit: Visit) -> None:
    guest = visit("/")
    expect(guest.find("play")).to_be_visible()  # the page has kept its settings by now
    settings: dict[str, Any] = json.loads(guest.page.evaluate("localStorage.getItem('tetrarchy-settings')"))
    guest.page.evaluate(
        "kept => localStorage.setItem('tetrarchy-settings', kept)", json.dumps({**settings, "met": []})
    )
    guest.new_table("queendomino", options={"variant": "kingdomino"})
    guest.press("learn")
    expect(guest.find("coach-line")).to_be_visible()
    assert guest.page.url.endswith("/learn/queendomino/kingdomino")


def test_an_address_without_a_lesson_says_so(visit: Visit) -> None:
    guest = visit("/learn/queendomino/nothing")
    expect(guest.page.get_by_text("There is no such lesson.")).to_be_visible()


def free_game(name: str, identifier: str) -> list[int]:
    """The moves up to the first tip of the free game."""
    game, lesson = find(name, identifier)
    stage = LessonStage(game, lesson)
    moves: list[int] = []
    for _, _, move in main_line(game, lesson):
        moves.append(move)
        stage.do(move)
    rng = EngineRandom(1)
    while stage.tip([]) is None:
        moves.append(game.greedy(game.imagine(stage.state.view(lesson.seat), rng), lesson.seat, rng))
        stage.do(moves[-1])
    return moves


@SIZES
@pytest.mark.parametrize(("name", "identifier"), [("queendomino", "queendomino"), ("inkdoms", "inkdoms")])
def test_a_tip_is_told_once_and_can_be_silenced(
    visit: Visit, name: str, identifier: str, phone: bool
) -> None:
    game, lesson = find(name, identifier)
    moves = free_game(name, identifier)
    stage = LessonStage(game, lesson)
    for move in moves:
        stage.do(move)
    told = stage.tip([])
    assert told is not None
    language = "ru" if phone else "en"
    texts = Texts(language, game)
    texts.read(folder_of(name) / f"strings.{language}.ftl")
    words = texts.say(f"lesson-{identifier}-tip-{told.tip}", **told.data)
    guest = visit("/", phone=phone, language=language)
    keep(guest, name, identifier, moves)
    guest.go(f"/learn/{name}/{identifier}")
    expect(guest.find("coach-tip")).to_contain_text(words)
    assert faults(guest, "tip", drawn=True) == []
    guest.press("coach-silence")
    expect(guest.find("coach-tip")).to_have_count(0)
    guest.go("/")
    guest.go(f"/learn/{name}/{identifier}")
    state(guest, "step")
    expect(guest.find("coach-tip")).to_have_count(0)


def test_a_pupil_sees_the_tiles_on_a_phone(visit: Visit) -> None:
    """Coach and prompt leave the board the height that it needs, and a low screen scrolls."""
    guest = visit("/learn/gem_forge/gem_forge", phone=True, language="ru")
    state(guest, "step")
    for height in (844, 664):
        guest.page.set_viewport_size({"width": 390, "height": height})
        guest.settles()
        tiles = guest.page.locator(".tile").all()
        boxes = [tile.bounding_box() for tile in tiles]
        assert len(boxes) >= 7
        assert min(box["height"] for box in boxes if box) > 50


def test_a_question_stands_alone(visit: Visit) -> None:
    """The prompt is silent while the coach asks something that no action answers."""
    game, lesson = find("queendomino", "kingdomino")
    before = next(moves for scene, moves, _ in main_line(game, lesson) if scene.ask and scene.ask.choices)
    guest = visit("/")
    keep(guest, "queendomino", "kingdomino", before)
    guest.go("/learn/queendomino/kingdomino")
    expect(guest.find("coach-choice-0")).to_be_visible()
    expect(guest.find("prompt")).to_have_count(0)
    guest.press("coach-choice-0")
    expect(guest.find("prompt")).to_be_visible()


def shown_before(game: str, lesson: str, step: str) -> list[int]:
    """The moves of the main line that lead to a step."""
    engine, found = find(game, lesson)
    return next(moves for scene, moves, _ in main_line(engine, found) if found.steps[scene.step].id == step)


def test_a_press_on_what_is_marked_does_it(visit: Visit) -> None:
    """A tile is marked as a whole; a press beside its slots means it too."""
    guest = visit("/")
    keep(guest, "gem_forge", "gem_forge", shown_before("gem_forge", "gem_forge", "set"))
    guest.go("/learn/gem_forge/gem_forge")
    state(guest, "step")
    guest.hit(guest.page.locator(".tile.hinted .name"))
    expect(guest.find("lesson")).to_have_attribute("data-step", "2")


def test_the_points_stand_beside_the_coach_of_a_phone(visit: Visit) -> None:
    """The coach asks to watch them, and the players are in another pane."""
    guest = visit("/", phone=True)
    for step, points in (("grow", "3"), ("crown", "5")):
        keep(guest, "queendomino", "kingdomino", shown_before("queendomino", "kingdomino", step))
        guest.go("/")
        guest.go("/learn/queendomino/kingdomino")
        expect(guest.find("coach-points")).to_have_text(points)


_ON_BOARD = "() => document.activeElement.closest('[data-testid=example-board] [data-target]') !== null"
_AT_SHOW = "() => document.activeElement.dataset.testid === 'coach-show'"


def tab_to(guest: Guest, there: str) -> None:
    for _ in range(80):
        if guest.page.evaluate(there):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError("the keyboard does not lead there")


@pytest.mark.parametrize(("name", "identifier"), FIRST)
def test_a_lesson_is_played_by_keyboard_alone(visit: Visit, name: str, identifier: str) -> None:
    """Weaker choices and the coach's button; the news call the pupil by name."""
    guest = visit(f"/learn/{name}/{identifier}")
    for _ in range(12):
        if state(guest, "step"):
            break
        tab_to(guest, _AT_SHOW if guest.find("coach-show").count() else _ON_BOARD)
        guest.page.keyboard.press("ArrowDown")
        guest.strike("Enter")
        guest.settles()
    assert state(guest, "step") == 1
    expect(guest.find("example-points")).to_contain_text(guest.api("GET", "/me")["name"])


_WORDS = """([pairs]) => {
    const words = document.querySelector('[data-testid=coach] .words')
    const [reply, line] = ['coach-reply', 'coach-line'].map((id) => words.querySelector(`[data-testid=${id}]`))
    return pairs.filter(([answer, asked]) => {
        reply.textContent = answer
        line.textContent = asked
        return words.scrollHeight > words.clientHeight + 1
    })
}"""


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("name", "identifier"), ALL)
def test_a_phone_shows_the_coachs_words_whole(
    visit: Visit, name: str, identifier: str, language: str
) -> None:
    """Whatever was answered before, nobody has to scroll to read what is asked."""
    _, lesson = find(name, identifier)
    words = words_of(name, language)
    pairs: list[tuple[str, str]] = []
    before: list[str] = []
    for step in lesson.steps:
        own = f"lesson-{identifier}-{step.id}"
        answers = [words.say(f"{own}-{one.say}") for ask in step.asks for one in ask.answers if one.say]
        pairs += [(answer, words.say(own)) for answer in answers]
        pairs += [(answer, words.say(own)) for answer in before]
        before = answers
    guest = visit("/", phone=True, language=language)
    keep(guest, name, identifier, shown_before(name, identifier, lesson.steps[1].id)[:-1])
    guest.go(f"/learn/{name}/{identifier}")
    state(guest, "step")
    for _ in range(12):
        if guest.find("coach-reply").count():
            break
        choice = guest.a_choice(Random(1))
        guest.touch(choice)
        guest.touch(choice)
        guest.settles()
    assert guest.page.evaluate(_WORDS, [pairs]) == []


def test_the_card_of_the_plan_stays_marked_whichever_is_up(visit: Visit) -> None:
    guest = visit("/", phone=True)
    name = "wonderful_kingdom"
    keep(guest, name, name, shown_before(name, name, "build"))
    guest.go(f"/learn/{name}/{name}")
    expect(guest.page.locator(".drafted .up .half.hinted")).to_be_visible()
    guest.click(guest.page.locator(".drafted .raise").last)
    expect(guest.page.locator(".drafted .half.hinted")).to_have_count(0)
    expect(guest.page.locator(".drafted .raise.hinted .star")).to_be_visible()


@SIZES
@pytest.mark.parametrize("square", ["e7", "f7"])
def test_over_the_marked_place_a_domino_lies_as_it_is_marked(visit: Visit, square: str, phone: bool) -> None:
    """Turned about it would fit too, and the coach would say that this is not the marked place."""
    guest = visit("/", phone=phone)
    keep(guest, "queendomino", "queendomino", shown_before("queendomino", "queendomino", "match"))
    guest.go("/learn/queendomino/queendomino")
    state(guest, "step")
    place = guest.page.locator(f"[data-target='at-{square}']")
    guest.click(place)
    if phone:
        guest.click(place)
    expect(guest.find("lesson")).to_have_attribute("data-step", "3")
