"""Worked examples of the rules, as they are told to clients."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tetrarchy.examples import Example, examples_of, find_example, play
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import State
from tetrarchy.server.scripts import Kind, handlers, scene_told
from tetrarchy.server.sight import action_told
from tetrarchy.wire import ExampleAnswer, ExamplesAnswer, SceneAnswer, ScriptQuestion


def _listed(game: Game) -> ExamplesAnswer:
    return ExamplesAnswer([_told(example) for example in examples_of(game).values()])


def _told(example: Example) -> ExampleAnswer:
    shown = sum(step.seat >= 0 for step in example.steps)
    return ExampleAnswer(example.id, example.anchor, example.seat, example.position["seats"], shown)


def _state(game: Game, example: Example, moves: Sequence[int]) -> State:
    return play(game, example, moves).state


def _scene(game: Game, example: Example, question: ScriptQuestion) -> SceneAnswer:
    scene = play(game, example, question.moves)
    state, seat = scene.state, example.seat
    told = scene_told(game, state, scene.events, seat, state.legal(seat), len(question.moves))
    told.at = sum(step.seat >= 0 for step in example.steps[: scene.at])
    step = scene.next
    told.next = None if step is None else {"seat": step.seat, **action_told(game, step.action)}
    return told


HANDLERS: Final = handlers(
    Kind("examples", "An example", _listed, ExamplesAnswer, find_example, _state, _scene, SceneAnswer)
)
