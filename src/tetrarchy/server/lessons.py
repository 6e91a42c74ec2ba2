"""Guided first games, as they are told to clients."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import State
from tetrarchy.lessons import Heard, Lesson, LessonStage, find_lesson, lessons_of, play_lesson, resume_lesson
from tetrarchy.server.scripts import Kind, handlers, scene_told
from tetrarchy.wire import LessonAnswer, LessonsAnswer, LessonSceneAnswer, ScriptQuestion, TipAnswer


def _listed(game: Game) -> LessonsAnswer:
    return LessonsAnswer([_told(lesson) for lesson in lessons_of(game).values()])


def _told(lesson: Lesson) -> LessonAnswer:
    steps = [step.id for step in lesson.steps]
    return LessonAnswer(lesson.id, lesson.seats, lesson.seat, lesson.options, steps, lesson.minutes)


def _state(game: Game, lesson: Lesson, moves: Sequence[int]) -> State:
    return play_lesson(game, lesson, moves).state


def _scene(game: Game, lesson: Lesson, question: ScriptQuestion) -> LessonSceneAnswer:
    stage, moves = resume_lesson(game, lesson, question.moves, question.step)
    scene = stage.scene()
    ask, state, seat = scene.ask, scene.state, lesson.seat
    offered: list[list[int]] = [[]] * (len(scene.frames) - 1) + [scene.legal]
    return LessonSceneAnswer(
        frames=[
            scene_told(game, frame.state, frame.events, seat, legal, len(moves))
            for frame, legal in zip(scene.frames, offered, strict=True)
        ],
        step=scene.step,
        starts=scene.starts,
        moves=moves,
        choices=[] if ask is None else list(ask.choices),
        points=scene.points,
        wait=0 if ask is None else ask.wait,
        show=scene.shown,
        reply=scene.reply,
        back=scene.back,
        tries=scene.tries,
        tip=_tip(stage, question),
        standing=[] if state.actors() else state.standing(),
    )


def _tip(stage: LessonStage, question: ScriptQuestion) -> TipAnswer | None:
    """What is remarked here, unless the client wants no more of it."""
    if question.heard is None:
        return None
    told = stage.tip([Heard(one.tip, one.moment) for one in question.heard])
    if told is None:
        return None
    return TipAnswer(told.tip, f"lesson-{stage.lesson.id}-tip-{told.tip}", told.data, told.moment)


HANDLERS: Final = handlers(
    Kind("lessons", "A lesson", _listed, LessonsAnswer, find_lesson, _state, _scene, LessonSceneAnswer)
)
