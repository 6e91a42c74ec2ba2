"""Taking up a lesson that was left, also where its moves no longer replay."""

from __future__ import annotations

from collections.abc import Sequence

from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.kernel.game import Game
from tetrarchy.lessons.script import Lesson
from tetrarchy.lessons.stage import LessonStage


def resume_lesson(
    game: Game, lesson: Lesson, moves: Sequence[int], step: int = 0
) -> tuple[LessonStage, list[int]]:
    """Stand where these moves lead, or else at the beginning of the step that was reached by them.

    The codes of actions, the rules and the lesson may have changed since: then the steps before are played as
    they are shown to the pupil; a free game begins anew. Returns the stage and the moves that lead there.
    """
    try:
        stage = _played(game, lesson, moves)
        if stage.scene().step >= step:
            return stage, list(moves)
    except TetrarchyError:
        if not step:
            raise
    stage, shown = LessonStage(game, lesson), list[int]()
    while (scene := stage.scene()).step < step and (move := scene.shown) is not None:
        stage.do(move)
        shown.append(move)
    return stage, shown


def _played(game: Game, lesson: Lesson, moves: Sequence[int]) -> LessonStage:
    stage = LessonStage(game, lesson)
    for move in moves:
        stage.do(move)
    return stage
