"""Guided first games, played without a table: every request tells all that the pupil has done so far."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from tetrarchy.kernel.errors import IllegalAction
from tetrarchy.kernel.game import Game
from tetrarchy.lessons import Lesson, LessonScene, find_lesson, lessons_of, play_lesson
from tetrarchy.server.examples import GamePath, scene_told
from tetrarchy.server.thinking import previews_told
from tetrarchy.server.visit import PROBLEMS, ApiRequest, visit_of
from tetrarchy.wire import (
    LessonAnswer,
    LessonPreviewQuestion,
    LessonQuestion,
    LessonsAnswer,
    LessonSceneAnswer,
    PreviewsAnswer,
    encode,
)

_COST: Final = 2
"""What a deed takes of what one client may ask for, besides the request itself."""
_PREVIEW_COST: Final = 4


@get("/games/{game:str}/lessons", summary="A game's lessons", responses=PROBLEMS)
async def list_lessons(request: ApiRequest, game: GamePath) -> LessonsAnswer:
    visit = visit_of(request)
    return LessonsAnswer([_told(lesson) for lesson in lessons_of(visit.hall.game(game)).values()])


@post(
    "/games/{game:str}/lessons/{lesson:str}",
    status_code=200,
    summary="A lesson after some deeds",
    responses=PROBLEMS | {200: ResponseSpec(LessonSceneAnswer)},
)
async def play_in_lesson(
    request: ApiRequest, game: GamePath, lesson: GamePath, data: JSONBody[LessonQuestion]
) -> Response[bytes]:
    visit = visit_of(request)
    visit.spend(_COST)
    found = visit.hall.game(game)
    chosen = find_lesson(found, lesson)
    body = await asyncio.to_thread(_scene, found, chosen, data.deeds)
    return Response(body, media_type="application/json")


@post(
    "/games/{game:str}/lessons/{lesson:str}/preview",
    status_code=200,
    summary="What some actions would bring in a lesson",
    responses=PROBLEMS,
)
async def preview_in_lesson(
    request: ApiRequest, game: GamePath, lesson: GamePath, data: JSONBody[LessonPreviewQuestion]
) -> PreviewsAnswer:
    visit = visit_of(request)
    visit.spend(_PREVIEW_COST)
    found = visit.hall.game(game)
    chosen = find_lesson(found, lesson)
    return await asyncio.to_thread(_previews, found, chosen, data)


def _told(lesson: Lesson) -> LessonAnswer:
    steps = [step.id for step in lesson.steps]
    return LessonAnswer(lesson.id, lesson.seats, lesson.seat, lesson.options, steps, lesson.minutes)


def _scene(game: Game, lesson: Lesson, deeds: list[int]) -> bytes:
    scene = play_lesson(game, lesson, deeds)
    ask, state, seat = scene.ask, scene.state, lesson.seat
    offered: list[list[int]] = [[]] * (len(scene.frames) - 1) + [scene.legal]
    return encode(
        LessonSceneAnswer(
            frames=[
                scene_told(game, frame.state, frame.events, seat, legal, len(deeds))
                for frame, legal in zip(scene.frames, offered, strict=True)
            ],
            step=scene.step,
            starts=scene.starts,
            choices=[] if ask is None else list(ask.choices),
            points=scene.points,
            wait=0 if ask is None else ask.wait,
            show=_shown(scene),
            reply=scene.reply,
            back=scene.back,
            tries=scene.tries,
            standing=[] if state.actors() else state.standing(),
        )
    )


def _shown(scene: LessonScene) -> int | None:
    """What is done for a pupil who wants to be shown it."""
    if scene.ask is not None and scene.ask.choices:
        return -1 - scene.ask.choices.index(scene.ask.answers[0].do[0])
    return scene.points[0] if scene.points else None


def _previews(game: Game, lesson: Lesson, question: LessonPreviewQuestion) -> PreviewsAnswer:
    state, seat = play_lesson(game, lesson, question.deeds).state, lesson.seat
    if not set(question.actions) <= set(state.legal(seat)):
        raise IllegalAction("not-now", "That is not possible now.")
    return PreviewsAnswer(previews_told(game, state.view(seat), question.actions, seat, lesson.seed))
