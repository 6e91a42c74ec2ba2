"""Experiments of the laboratory."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from tetrarchy.wire.common import MOST_SEATS, Body, Number, Options

ExperimentState = Literal["running", "done", "cancelled", "failed"]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
SetName = Annotated[str, Meta(min_length=1, max_length=100)]


class NewExperiment(Body, kw_only=True):
    """What is to be found out: one set of components, or two on common deals."""

    sets: Annotated[list[SetName], Meta(min_length=1, max_length=2)]
    bots: Annotated[list[BotName], Meta(min_length=1, max_length=MOST_SEATS)]
    """By seat."""
    options: Options = field(default_factory=dict)
    games: Annotated[int, Meta(ge=1, le=1_000_000)]
    """With each set."""
    seed: Number = 1


class ExperimentSet(Struct):
    """Components that an experiment was made with."""

    name: str
    data: str
    """Their hash."""


class ExperimentAnswer(Struct):
    """An experiment of mine."""

    id: str
    game: str
    created: float
    sets: list[ExperimentSet]
    bots: list[str]
    options: Options
    games: int
    """With each set."""
    seed: int
    total: int
    done: int
    state: ExperimentState
    key: str
    """Why it has failed: the key of a sentence, or nothing."""


class ExperimentsAnswer(Struct):
    """My experiments with a game, the latest first, and what new ones can be made of."""

    experiments: list[ExperimentAnswer]
    sets: list[ExperimentSet]
    bots: list[str]
    most_games: int
    """In an experiment, those with all sets together."""
