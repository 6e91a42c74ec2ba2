"""Guided first games: a fixed deal, a coach's words, and a free game against a gentle bot at the end.

A lesson is a file of a game's folder, ``lessons/<number>_<id>.json``; the numbers only give the order:

``seats``, ``options``  the game's setting; ``seat`` is the pupil's, counted from 1 as in records
``minutes``             how long it takes
``gentle``              how the bot plays (``gentle.py``): what it ``never`` does, and what it ``overlooks``
``tips``, ``tips_each``  remarks in the free game on what could be overlooked (``tips.py``)
``setup``               lines of a record that are played at the start: ``* domino k20``, ``2 choose 1``
``steps``               what is taught; each has an ``id`` and what it asks, itself or as a list ``asks``:

  ``do``       actions that are right, each enough; with ``all``, every one of them in any order
  ``others``   more answers, the first that fits: ``do``, ``say``, and ``keep`` where the action stands
               (``"again"``: only if it is chosen again); all others are taken back
  ``choices``  names of buttons; then ``do`` names them and no action is asked for
  ``say``      which words answer what is right, ``good`` at the end of a step
  ``point``    what glows, if not ``do``; ``wait`` seconds pass before it does
  ``hide``     actions that are not offered yet
  ``then``     lines of a record that follow: draws, others, and steps of the pupil that are not taught yet
  ``total``    everybody's points at that moment, and ``brings``, what the first of ``do`` adds to the
               pupil's: the tests see to it that the numbers in the words are true

Actions are written as in a record; ``*`` in them stands for anything. After the last step the game goes on
freely. The words lie in ``lessons/strings.<language>.ftl``: ``lesson-<id>`` is the title and
``lesson-<id>-<step>`` what the coach says. With ``-<say>`` it answers an action, with ``-wrong`` one that the
rules refuse, and with ``-choice-<name>`` it is a button. ``lesson-<id>-tip-<tip>`` is a remark.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from tetrarchy.examples import Step, parse_step, read_all
from tetrarchy.kernel.errors import BadOptions, quote
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.options import Options
from tetrarchy.lessons.gentle import Gentle, read_gentle
from tetrarchy.lessons.tips import Tips, read_tips

_GAMES: Final = Path(__file__).parents[1] / "games"


class Answer(NamedTuple):
    """How some actions are answered."""

    do: tuple[str, ...]
    say: str
    keep: bool
    again: bool = False
    """Whether the action stands when it is chosen a second time."""


class Ask(NamedTuple):
    """One thing that the pupil is asked to do."""

    answers: tuple[Answer, ...]
    """The first is what is right."""
    all: bool
    choices: tuple[str, ...]
    point: tuple[str, ...]
    wait: int
    hide: tuple[str, ...]
    then: tuple[Step, ...]
    total: tuple[int, ...]
    brings: int | None


class Taught(NamedTuple):
    """A step of a lesson: one idea."""

    id: str
    asks: tuple[Ask, ...]


class Lesson(NamedTuple):
    """A guided game."""

    id: str
    seats: int
    seat: int
    options: Options
    minutes: int
    seed: int
    gentle: Gentle
    tips: Tips
    setup: tuple[Step, ...]
    steps: tuple[Taught, ...]


def folder_of(game: str) -> Path:
    """Where a game's lessons lie."""
    return _GAMES / game / "lessons"


@lru_cache(16)
def lessons_of(game: Game) -> dict[str, Lesson]:
    """A game's lessons by their ids, in order."""
    return read_all(game, folder_of(game.id), _read)


def find_lesson(game: Game, identifier: str) -> Lesson:
    """One lesson of a game."""
    found = lessons_of(game).get(identifier)
    if found is None:
        raise BadOptions("no-lesson", "There is no lesson {given} here.", given=quote(identifier))
    return found


def _read(game: Game, identifier: str, told: dict[str, Any]) -> Lesson:
    return Lesson(
        identifier,
        told["seats"],
        told["seat"] - 1,
        game.settings(told["seats"], told.get("options")),
        told["minutes"],
        told.get("seed", 1),
        read_gentle(told.get("gentle", {})),
        read_tips(told),
        _lines(game, told["setup"]),
        tuple(_taught(game, step) for step in told["steps"]),
    )


def _lines(game: Game, told: Sequence[str]) -> tuple[Step, ...]:
    return tuple(parse_step(game, line) for line in told)


def _taught(game: Game, told: dict[str, Any]) -> Taught:
    asks = told.get("asks", [told])
    return Taught(told["id"], tuple(_ask(game, ask, ask is asks[-1]) for ask in asks))


def _ask(game: Game, told: dict[str, Any], last: bool) -> Ask:
    right = Answer(tuple(told["do"]), told.get("say", "good" if last else ""), keep=True)
    others = [
        Answer(tuple(other["do"]), other["say"], other.get("keep") is True, other.get("keep") == "again")
        for other in told.get("others", ())
    ]
    return Ask(
        (right, *others),
        told.get("all", False),
        tuple(told.get("choices", ())),
        tuple(told.get("point", told["do"])),
        told.get("wait", 0),
        tuple(told.get("hide", ())),
        _lines(game, told.get("then", ())),
        tuple(told.get("total", ())),
        told.get("brings"),
    )
