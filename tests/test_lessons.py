"""The lessons: the main line leads to the end, every other choice is answered, and both languages tell all of it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from librt.random import Random

from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.examples import SHOWN, find_example, play
from tetrarchy.kernel.errors import BadOptions, IllegalAction
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import State
from tetrarchy.lessons import (
    OTHER,
    Answer,
    Gentle,
    Heard,
    Lesson,
    LessonScene,
    LessonStage,
    Tips,
    Told,
    find_lesson,
    fits,
    folder_of,
    lessons_of,
    play_lesson,
    resume_lesson,
    tip_for,
)
from tetrarchy.text import LANGUAGES, Texts

ALL: Final = [(game, name) for game in GAMES for name in lessons_of(find_game(game))]
every_game = pytest.mark.parametrize("name", GAMES)
every_lesson = pytest.mark.parametrize(("name", "identifier"), ALL)
_MOST: Final = 80
"""More moves than the steps of any lesson ask for."""


def find(name: str, identifier: str) -> tuple[Game, Lesson]:
    game = find_game(name)
    return game, find_lesson(game, identifier)


def moves_of(game: Game, scene: LessonScene, answer: Answer) -> list[int]:
    """The moves in this position that an answer fits, in its own order, unless an earlier answer fits them too."""
    ask = scene.ask
    assert ask is not None
    earlier = [one.do for one in ask.answers[: ask.answers.index(answer)]]
    if ask.all and earlier:
        earlier[0] = tuple(game.actions.notation(code) for code in scene.points)
    names = (
        {name: -1 - at for at, name in enumerate(ask.choices)}
        if ask.choices
        else {game.actions.notation(code): code for code in scene.legal}
    )
    return [
        names[name]
        for pattern in answer.do
        for name in sorted(names)
        if fits(name, (pattern,)) and not any(fits(name, patterns) for patterns in earlier)
    ]


def right(game: Game, scene: LessonScene, pick: int = 0) -> int:
    """The first move that is right; of those that are all asked for, the first or (-1) the last."""
    assert scene.ask is not None
    if scene.ask.all:
        return scene.points[pick]
    return moves_of(game, scene, scene.ask.answers[0])[0]


def main_line(game: Game, lesson: Lesson, pick: int = 0) -> Iterator[tuple[LessonScene, list[int], int]]:
    """Each position of the main line, the moves before it, and the one that is right there."""
    moves: list[int] = []
    for _ in range(_MOST):
        scene = play_lesson(game, lesson, moves)
        if scene.ask is None:
            return
        move = right(game, scene, pick)
        yield scene, list(moves), move
        moves.append(move)
    raise AssertionError("it does not end")


# ---------------------------------------------------------------- the lines


@every_game
def test_every_file_is_a_lesson(name: str) -> None:
    """A file with a wrong line would be left out in silence."""
    assert len(list(folder_of(name).glob("*.json"))) == len(lessons_of(find_game(name))) > 0


@every_lesson
def test_the_main_line_leads_to_the_end(name: str, identifier: str) -> None:
    game, lesson = find(name, identifier)
    visited: list[int] = []
    for scene, before, move in main_line(game, lesson):
        visited.append(scene.step)
        assert not scene.back
        assert scene.tries == 0
        assert scene.starts[scene.step] <= len(before)
        assert lesson.seat in scene.state.actors() or scene.ask is None or scene.ask.choices
        assert move in scene.legal or move < 0
    assert sorted(set(visited)) == list(range(len(lesson.steps))), "every step is taught"
    assert visited == sorted(visited)
    assert len(lesson.steps) <= 12


@every_lesson
def test_every_scripted_line_is_played(name: str, identifier: str) -> None:
    """In the main line nothing is left out, drawn otherwise or decided by the bot itself."""
    game, lesson = find(name, identifier)
    stage = LessonStage(game, lesson)
    for _, _, move in main_line(game, lesson):
        stage.do(move)
    assert stage.impossible == []


@every_lesson
def test_numbers_that_the_words_name_are_true(name: str, identifier: str) -> None:
    game, lesson = find(name, identifier)
    checked = 0
    for scene, before, move in main_line(game, lesson):
        ask, state = scene.ask, scene.state
        assert ask is not None
        totals = [state.sheet(seat).total for seat in range(state.seats)]
        if ask.total:
            checked += 1
            assert totals == list(ask.total), lesson.steps[scene.step].id
        if ask.brings is not None:
            checked += 1
            shown = play_lesson(game, lesson, [*before, move]).frames[0].state
            gain = shown.sheet(lesson.seat).total - totals[lesson.seat]
            assert gain == ask.brings, lesson.steps[scene.step].id
    assert checked


@every_lesson
def test_every_other_choice_is_answered(name: str, identifier: str) -> None:
    """Weaker actions are legal; they are taken back, or they stand and the lesson still leads to its end."""
    game, lesson = find(name, identifier)
    met: set[int] = set()
    for scene, before, _ in (*main_line(game, lesson), *main_line(game, lesson, -1)):
        ask = scene.ask
        assert ask is not None
        for answer in ask.answers[1:]:
            for move in moves_of(game, scene, answer)[:2]:
                met.add(id(answer))
                after = play_lesson(game, lesson, [*before, move])
                assert after.reply == f"lesson-{lesson.id}-{lesson.steps[scene.step].id}-{answer.say}"
                assert after.back is not answer.keep
                if after.back:
                    assert after.tries == 1
                    assert len(after.frames) == 2
                    assert after.state.snapshot() == scene.state.snapshot()
                if answer.again:
                    assert not play_lesson(game, lesson, [*before, move, move]).back
                if answer.keep:
                    reaches_the_end(game, lesson, [*before, move])
    wanted = {id(a): a for step in lesson.steps for ask in step.asks for a in ask.answers[1:]}
    assert [wanted[one] for one in set(wanted) - met] == [], "every answer has an action that it fits"


def reaches_the_end(game: Game, lesson: Lesson, moves: list[int]) -> None:
    for _ in range(_MOST):
        scene = play_lesson(game, lesson, moves)
        if scene.ask is None:
            return
        assert not scene.back
        moves.append(right(game, scene))
    raise AssertionError("it does not end")


@every_lesson
def test_every_right_choice_stands(name: str, identifier: str) -> None:
    game, lesson = find(name, identifier)
    for scene, before, _ in main_line(game, lesson):
        ask = scene.ask
        assert ask is not None
        moves = scene.points if ask.all else moves_of(game, scene, ask.answers[0])
        for move in moves[:6]:
            assert not play_lesson(game, lesson, [*before, move]).back


@every_lesson
def test_what_glows_is_offered(name: str, identifier: str) -> None:
    game, lesson = find(name, identifier)
    for scene, _, _ in main_line(game, lesson):
        assert set(scene.points) <= set(scene.legal)
        ask = scene.ask
        assert ask is not None
        if ask.point and not ask.choices:
            assert scene.points, lesson.steps[scene.step].id


class Watched(LessonStage):
    """A lesson that notes what the bot decides by itself."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.moves: list[str] = []
        super().__init__(game, lesson)

    def choice(self, world: State, seat: int, rng: Random) -> int:
        action = super().choice(world, seat, rng)
        self.moves.append(self.game.actions.notation(action))
        return action


def played_out(game: Game, lesson: Lesson) -> Watched:
    """A lesson after its steps and a sensible game to the end."""
    stage = Watched(game, lesson)
    for _, _, move in main_line(game, lesson):
        stage.do(move)
    assert stage.ask is None
    rng = Random(5)
    while stage.state.actors():
        world = game.imagine(stage.state.view(lesson.seat), rng)
        stage.do(game.greedy(world, lesson.seat, rng))
        assert not stage.scene().back
    return stage


@every_lesson
def test_the_free_game_comes_to_its_end(name: str, identifier: str) -> None:
    game, lesson = find(name, identifier)
    stage = played_out(game, lesson)
    assert len(stage.state.standing()) == lesson.seats
    assert [move for move in stage.moves if fits(move, lesson.gentle.never)] == []


def test_without_its_habit_the_bot_would_lay_cards_face_down() -> None:
    game, lesson = find("wonderful_kingdom", "wonderful_kingdom")
    keen = played_out(game, lesson._replace(gentle=Gentle()))
    assert any(fits(move, lesson.gentle.never) for move in keen.moves)


def choosing(lesson: Lesson) -> State:
    """The bot is to choose among three dominoes."""
    game = find_game("queendomino")
    world = game.new(lesson.seats, lesson.options)
    for line in lesson.setup[:7]:
        world.apply(*line)
    return world


def test_the_bot_takes_the_best_of_what_it_sees() -> None:
    """Now and then it overlooks the best; then it takes the best of the others."""
    game, lesson = find("queendomino", "kingdomino")
    world = choosing(lesson)
    values = dict(zip(world.legal(1), game.appraise(world, 1, Random(1)), strict=True))
    best, second, worst = sorted(values, key=lambda action: -values[action])
    chosen = [lesson.gentle.choice(game, world, 1, Random(seed)) for seed in range(300)]
    assert chosen.count(best) > chosen.count(second) > chosen.count(worst)
    share = dict(lesson.gentle.overlooks)["choose *"] / 100
    assert chosen.count(best) / 300 == pytest.approx(1 - share, abs=0.15)


def test_a_bot_that_overlooks_everything_still_moves() -> None:
    game, lesson = find("queendomino", "kingdomino")
    world = choosing(lesson)
    blind = Gentle(overlooks=(("*", 100),))
    assert blind.choice(game, world, 1, Random(1)) == Gentle().choice(game, world, 1, Random(1))
    assert Gentle(never=("*",)).choice(game, world, 1, Random(1)) in world.legal(1)


@pytest.mark.parametrize(("name", "identifier"), [one for one in ALL if one[1] != "alone"])
def test_every_bot_is_gentle(name: str, identifier: str) -> None:
    """Each pattern of what it overlooks or never does fits some action of the game."""
    game, lesson = find(name, identifier)
    names = [game.actions.notation(code) for code in range(game.actions.size)]
    patterns = [*lesson.gentle.never, *(pattern for pattern, _ in lesson.gentle.overlooks)]
    assert patterns
    for pattern in patterns:
        assert any(fits(one, (pattern,)) for one in names), pattern


# ---------------------------------------------------------------- tips


def tips_heard(game: Game, lesson: Lesson, seed: int) -> list[Told]:
    """The tips of a free game in which the pupil plays sensibly."""
    stage = LessonStage(game, lesson._replace(seed=seed))
    for _, _, move in main_line(game, stage.lesson):
        assert stage.tip([]) is None, "only the free game has tips"
        stage.do(move)
    rng = Random(seed)
    told: list[Told] = []
    while stage.state.actors():
        tip = stage.tip([Heard(one.tip, one.moment) for one in told])
        if tip is not None:
            told.append(tip)
        world = game.imagine(stage.state.view(lesson.seat), rng)
        stage.do(game.greedy(world, lesson.seat, rng))
    return told


@every_lesson
def test_tips_come_once_each_and_one_at_a_time(name: str, identifier: str) -> None:
    game, lesson = find(name, identifier)
    assert lesson.tips.all
    told = tips_heard(game, lesson, 1)
    assert told
    assert len({one.tip for one in told}) == len(told)
    assert len({one.moment for one in told}) == len(told)
    [file] = folder_of(name).glob(f"*_{identifier}.json")
    written = {tip["id"]: tip.get("least", {}) for tip in json.loads(file.read_text("utf-8"))["tips"]}
    for one in told:
        assert all(int(one.data[argument]) >= least for argument, least in written[one.tip].items()), one


@pytest.mark.walk
@every_lesson
def test_tips_have_words_with_their_numbers(name: str, identifier: str) -> None:
    """No argument is missing in either language, and none of its ids is left without a name."""
    game, lesson = find(name, identifier)
    for language in LANGUAGES:
        texts = Texts(language, game)
        texts.read(folder_of(name) / f"strings.{language}.ftl")
        for told in tips_heard(game, lesson, 2):
            words = texts.say(f"lesson-{lesson.id}-tip-{told.tip}", **told.data)
            assert "$" not in words
            assert not re.search(r"[a-z]_[a-z]", words), words


def test_a_tip_follows_from_what_the_engine_says_of_an_action() -> None:
    game, lesson = find("queendomino", "queendomino")
    example = find_example(game, "tax")
    state, seat = play(game, example, [SHOWN]).state, example.seat
    [tip] = [tip for tip in lesson.tips.all if tip.id == "tax"]
    coins = max(
        game.reason(state, seat, action).data.get("coins", 0)
        for action in state.legal(seat)
        if game.actions.notation(action).startswith("tax")
    )
    assert isinstance(coins, int)
    enough, more = (Tips((tip._replace(least={"coins": least}),)) for least in (coins, coins + 1))
    told = tip_for(game, enough, state, seat, [])
    assert told is not None
    assert (told.tip, told.data["coins"]) == ("tax", coins)
    assert tip_for(game, more, state, seat, []) is None
    assert tip_for(game, enough, state, seat, [Heard("tax", 99)]) is None, "once"
    assert tip_for(game, enough, state, seat, [Heard("queen", told.moment)]) is None, "one in a round"
    closed = Tips((tip._replace(without=("pass",)),))
    assert tip_for(game, closed, state, seat, []) is None


def component(game: str, kind: str, identifier: str) -> dict[str, Any]:
    parts = find_game(game).components()[kind]
    return next(part for part in parts if part["id"] == identifier)


def numbers_in(name: str, key: str) -> list[int]:
    """The numbers of a line, in words that both languages share."""
    return [int(number.replace("−", "-")) for number in re.findall(r"[−]?\d+", messages(name, "en")[key])]


def test_numbers_of_components_that_the_words_name() -> None:
    """Points and costs may be corrected one day; the words must follow."""
    kingdom = "wonderful_kingdom"
    cathedral = component(kingdom, "developments", "cathedral")
    threats = [component(kingdom, "threats", one)["points"] for one in ("giant_rat", "vermin", "frost_giant")]
    assert numbers_in(kingdom, "lesson-wonderful_kingdom-rat-good") == [cathedral["points"], *threats[:2]]
    assert numbers_in(kingdom, "lesson-wonderful_kingdom-offer") == threats[2:]
    medals = find_game(kingdom).components()["medals"]["frost_giants"]
    assert numbers_in(kingdom, "lesson-alone-medal") == medals
    statue = component("queendomino", "buildings", "statue")["points"]
    assert numbers_in("queendomino", "lesson-queendomino-build")[1] == statue
    tiles = [component("gem_forge", "tiles", one) for one in ("s01", "s02")]
    bonus = sum(tile["set_bonus"] for tile in tiles)
    values = [tile["vp"] for tile in tiles]
    told = numbers_in("gem_forge", "lesson-gem_forge-together-good")
    assert told[:4] == [*values, bonus, sum(values) + bonus]
    assert numbers_in("gem_forge", "lesson-gem_forge-free") == [find_game("gem_forge").components()["goal"]]


def test_what_no_answer_fits_is_taken_back_with_general_words() -> None:
    game, lesson = find("queendomino", "kingdomino")
    first = lesson.steps[0]
    bare = first._replace(asks=(first.asks[0]._replace(answers=first.asks[0].answers[:1]),))
    scene = play_lesson(game, lesson, [])
    other = next(code for code in scene.legal if code not in scene.points)
    after = play_lesson(game, lesson._replace(steps=(bare, *lesson.steps[1:])), [other])
    assert (after.back, after.reply) == (True, OTHER)


def test_the_same_moves_bring_the_same_position() -> None:
    game, lesson = find("queendomino", "kingdomino")
    scene = play_lesson(game, lesson, [])
    wrong = next(code for code in scene.legal if code not in scene.points)
    moves = [wrong, scene.points[0]]
    assert (
        play_lesson(game, lesson, moves).state.snapshot()
        == play_lesson(game, lesson, moves[1:]).state.snapshot()
    )


@every_lesson
def test_a_lesson_is_taken_up_at_its_step_where_its_moves_no_longer_replay(
    name: str, identifier: str
) -> None:
    """Codes of actions may change: a pupil who was halfway does not begin anew."""
    game, lesson = find(name, identifier)
    for step in range(1, len(lesson.steps)):
        stage, moves = resume_lesson(game, lesson, [0, 0, 0, 0], step)
        assert stage.scene().step == step
        assert stage.scene().starts[step] == len(moves)
        assert play_lesson(game, lesson, moves).state.snapshot() == stage.state.snapshot()


def test_moves_that_lead_where_they_led_are_kept() -> None:
    game, lesson = find("queendomino", "kingdomino")
    line = list(main_line(game, lesson))
    scene, moves, _ = line[3]
    weaker = next(code for code in scene.legal if code not in scene.points)
    assert resume_lesson(game, lesson, [*moves, weaker], scene.step)[1] == [*moves, weaker]
    earlier = resume_lesson(game, lesson, line[1][1], line[1][0].step)
    assert earlier[1] == line[1][1], "a step that was visited again"
    with pytest.raises(IllegalAction):
        resume_lesson(game, lesson, [game.actions.parse("choose 1")])


def test_what_the_rules_refuse_is_refused() -> None:
    game, lesson = find("queendomino", "kingdomino")
    with pytest.raises(IllegalAction):
        play_lesson(game, lesson, [game.actions.parse("choose 1")])
    with pytest.raises(IllegalAction, match="not possible now"):
        play_lesson(game, lesson, [-1])


def test_what_is_no_lesson_is_refused() -> None:
    with pytest.raises(BadOptions, match="There is no lesson “nothing” here"):
        find_lesson(find_game("inkdoms"), "nothing")


# ---------------------------------------------------------------- the words


def messages(name: str, language: str) -> dict[str, str]:
    text = (folder_of(name) / f"strings.{language}.ftl").read_text("utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    texts = Texts(language, find_game(name))
    texts.read(folder_of(name) / f"strings.{language}.ftl")
    return {entry.id.name: texts.say(entry.id.name) for entry in body if isinstance(entry, ftl.Message)}


def keys_of(lesson: Lesson) -> set[str]:
    """The keys that a lesson says by itself."""
    keys = {f"lesson-{lesson.id}"}
    for step in lesson.steps:
        own = f"lesson-{lesson.id}-{step.id}"
        keys.add(own)
        for ask in step.asks:
            keys |= {f"{own}-{answer.say}" for answer in ask.answers if answer.say}
            keys |= {f"{own}-choice-{name}" for name in ask.choices}
    return keys | {f"lesson-{lesson.id}-tip-{tip.id}" for tip in lesson.tips.all}


_NAMES: Final = "Queendomino|Kingdomino"
"""Games that have the same name in every language."""


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_lessons_call_their_game_as_all_pages_do(name: str, language: str) -> None:
    words = messages(name, language)
    for identifier in lessons_of(find_game(name)):
        called = "Kingdomino" if identifier == "kingdomino" else Texts(language, find_game(name)).say("name")
        assert re.fullmatch(rf"«?{called}»?\W.*", words[f"lesson-{identifier}"])


@every_game
def test_every_line_has_words_in_both_languages(name: str) -> None:
    english, russian = (messages(name, language) for language in LANGUAGES)
    assert list(english) == list(russian)
    wanted: set[str] = set()
    possible: set[str] = set()
    for lesson in lessons_of(find_game(name)).values():
        wanted |= keys_of(lesson)
        possible |= {f"lesson-{lesson.id}-{step.id}-wrong" for step in lesson.steps}
    assert wanted <= set(english)
    assert set(english) <= wanted | possible
    for key in english:
        assert re.findall(r"\d+", english[key]) == re.findall(r"\d+", russian[key]), (
            f"{key}: the same numbers"
        )
        if "-tip-" not in key:  # these have arguments
            assert not re.search(r"[A-Za-z]{2,}", re.sub(_NAMES, "", russian[key])), key
        for words in (english[key], russian[key]):
            assert len(re.findall(r"[.!?…](?=\s|$)", words)) <= 3, f"{key}: few sentences"
            assert not re.search(r"\b[a-z]\d\b", words), f"{key}: no letters of the table"
