"""Guided first games: a fixed deal, a coach's words, and a free game against a gentle bot at the end."""

from tetrarchy.lessons.gentle import Gentle, fits
from tetrarchy.lessons.resume import resume_lesson
from tetrarchy.lessons.script import Answer, Ask, Lesson, Taught, find_lesson, folder_of, lessons_of
from tetrarchy.lessons.stage import OTHER, Frame, LessonScene, LessonStage, play_lesson
from tetrarchy.lessons.tips import Heard, Tip, Tips, Told, tip_for

__all__ = [
    "OTHER",
    "Answer",
    "Ask",
    "Frame",
    "Gentle",
    "Heard",
    "Lesson",
    "LessonScene",
    "LessonStage",
    "Taught",
    "Tip",
    "Tips",
    "Told",
    "find_lesson",
    "fits",
    "folder_of",
    "lessons_of",
    "play_lesson",
    "resume_lesson",
    "tip_for",
]
