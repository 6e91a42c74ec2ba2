"""``tetrarchy review``: what each decision of a record was worth."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from tetrarchy.kernel.drive import replay
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.record import Record
from tetrarchy.kernel.state import State
from tetrarchy.review import USUAL_DEPTH, WORDS, Account, Better, Judgement, Settings, accounts, decisions
from tetrarchy.review import review as judge_all
from tetrarchy.terminal import saves
from tetrarchy.terminal.boards import look_of
from tetrarchy.terminal.desk import (
    MOST_SEED,
    AsJson,
    Data,
    Language,
    Seed,
    check_number,
    counting,
    desk_for,
    print_json,
)
from tetrarchy.terminal.screen import make_console
from tetrarchy.text import Texts

MOST_DEPTH: Final = 1_000_000
_TOLD: Final = WORDS[2:]
"""The words whose decisions are listed one by one."""
_STYLES: Final = {"inaccuracy": "yellow", "mistake": "red", "blunder": "bold red"}


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    depth: Annotated[int, typer.Option(metavar="N")] = USUAL_DEPTH,
    open_truth: Annotated[bool, typer.Option("--open")] = False,
    seed: Seed = 1,
    data: Data = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Judge every decision of a record: what it was worth, and what would have been better."""
    with desk_for(lang) as desk:
        game, record, _ = saves.read(file, data, desk)
        saves.check_data(game, record)
        check_number("--depth", depth, 1, MOST_DEPTH)
        check_number("--seed", seed, 0, MOST_SEED)
        settings = Settings(depth, seed, open_truth)
        judgements = []
        with counting(desk.texts, len(decisions(game, record)), "review-progress") as progress:
            for judgement in judge_all(game, record, settings):
                judgements.append(judgement)
                progress(1)
        end = replay(record, game)
        told = accounts(end, len(record.steps), judgements)
        if as_json:
            print_json(_as_data(game, record, settings, judgements, told))
        else:
            _Report(game, record, end, desk.texts, make_console()).print(judgements, told)


def _as_data(
    game: Game,
    record: Record,
    settings: Settings,
    judgements: Sequence[Judgement],
    told: Sequence[Account],
) -> dict[str, Any]:
    return {
        "game": record.game,
        "players": record.players,
        "settings": settings._asdict(),
        "decisions": [judgement.plain(game) for judgement in judgements],
        "seats": [account.plain() for account in told],
    }


class _Report:
    """A review on the screen."""

    def __init__(self, game: Game, record: Record, end: State, texts: Texts, console: Console) -> None:
        self.texts = texts
        self.console = console
        self.alone = len({int(end.side(seat)) for seat in range(end.seats)}) == 1
        self.points = 2 * game.spread
        """What a loss of 1 is in points, alone."""
        texts.seat_players(record.players)
        texts.names.update(look_of(game.id).names(texts))

    def print(self, judgements: Sequence[Judgement], told: Sequence[Account]) -> None:
        """Everybody's account, the moments that decided the game, and the decisions that could be better."""
        self.console.print(self._accounts(told))
        for account in told:
            for moment in account.moments:
                player = self.texts.players[account.seat]
                words = self.texts.say(
                    "review-moment-alone" if self.alone else "review-moment",
                    player=player,
                    step=moment.step,
                    until=moment.until - 1,
                    change=self._signed(moment.change),
                )
                self.console.print(words)
        self.console.print()
        for judgement in judgements:
            if judgement.word in _TOLD:
                self._print_decision(judgement)

    def _accounts(self, told: Sequence[Account]) -> Grid:
        say = self.texts.say
        grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
        grid.add_column("", no_wrap=True)
        for account in told:
            grid.add_column(self.texts.players[account.seat], justify="right")
        grid.add_row(say("review-accuracy"), *(say("percent", value=one.accuracy) for one in told))
        for word in WORDS:
            grid.add_row(say(f"judgements-{word}"), *(str(one.words[word]) for one in told))
        return grid

    def _print_decision(self, judgement: Judgement) -> None:
        say = self.texts.say
        self.console.print(
            Text.assemble(
                (f"{judgement.step:>4} ", "dim"),
                say(
                    "replay-step",
                    player=self.texts.players[judgement.seat],
                    action=self.texts.action(judgement.action),
                ),
                " – ",
                (say(f"judged-{judgement.word}"), _STYLES[judgement.word]),
                f" ({self._outlook(judgement.best)} → {self._outlook(judgement.played)})",
            )
        )
        for better in judgement.better:
            self.console.print(Text(f"     {self._better(better)}"))

    def _better(self, better: Better) -> str:
        say, texts = self.texts.say, self.texts
        words = say(
            "review-better",
            action=texts.action(better.action),
            outlook=self._outlook(better.outlook),
            reason=texts.reason(better.reason),
        )
        if not better.line:
            return words
        steps = [
            say("replay-step", player=texts.players[seat], action=texts.action(action))
            for seat, action in better.line
        ]
        return f"{words} {say('review-line', steps='; '.join(steps))}"

    def _outlook(self, outlook: Any) -> str:
        if self.alone:
            return self.texts.say("review-points", points=self.texts.say("decimal", value=outlook.points))
        return self.texts.say("percent", value=outlook.chance)

    def _signed(self, change: float) -> str:
        shown = self.texts.say("decimal" if self.alone else "percent", value=abs(change))
        return f"{'−' if change < 0 else '+'}{shown}"
