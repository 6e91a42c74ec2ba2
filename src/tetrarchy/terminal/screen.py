"""What is printed besides the board: stories, score sheets, results."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from tetrarchy.arena import Estimate, Summary
from tetrarchy.kernel.state import Event, ScoreSheet
from tetrarchy.text import Texts

_ROOMY: Final = 4
"""Up to this many seats a score sheet has wide columns."""


def make_console(*, stderr: bool = False) -> Console:
    """A console that takes texts as they are; signs that the terminal cannot show become question marks."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    return Console(stderr=stderr, markup=False, highlight=False, emoji=False)


def story(events: Sequence[Event], texts: Texts) -> list[str]:
    """Events as sentences, those of one seat in a row together."""
    paragraphs: list[str] = []
    last: object = object()
    for event in events:
        sentence = texts.event(event)
        seat = event.data.get("seat")
        if paragraphs and seat == last:
            paragraphs[-1] += f" {sentence}"
        else:
            paragraphs.append(sentence)
        last = seat
    return paragraphs


def sheet_grid(sheets: Sequence[ScoreSheet], places: Sequence[int] | None, texts: Texts) -> Grid:
    """Score sheets side by side."""
    seats = range(len(sheets))
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1) if len(seats) <= _ROOMY else 0)
    grid.add_column("", no_wrap=True)
    for seat in seats:
        grid.add_column(texts.players[seat], justify="right")
    points = [dict(sheet.lines) for sheet in sheets]
    for key in {line.key: None for sheet in sheets for line in sheet.lines}:
        grid.add_row(texts.say(f"sheet-{key}"), *(str(own.get(key, "")) for own in points))
    grid.add_section()
    grid.add_row(texts.say("sheet-sum"), *(str(sheet.total) for sheet in sheets), style="bold")
    if places is not None:
        grid.add_row(texts.say("sheet-place"), *(str(place) for place in places))
    return grid


def victory(totals: Sequence[int], places: Sequence[int], texts: Texts) -> str:
    """Who has won, in words."""
    winners = [seat for seat, place in enumerate(places) if place == 1]
    names = texts.together([texts.players[seat] for seat in winners])
    if len(places) == 1:
        return texts.say("end-alone", points=totals[0]) if winners else texts.say("end-alone-lost")
    if not winners:
        return texts.say("end-nobody")
    key = "end-winner" if len(winners) == 1 else "end-winners"
    sentence = texts.say(key, player=names, points=totals[winners[0]])
    if any(total >= totals[winners[0]] and seat not in winners for seat, total in enumerate(totals)):
        sentence += " " + texts.say("end-tie-break")
    return sentence


def result_grids(summary: Summary, texts: Texts) -> list[Grid]:
    """A simulation's result: a table by bot, a table by seat, and one of the verdicts if there are any."""
    bots = [texts.name("bot", bot) for bot in summary.score_by_bot]
    seats = [str(seat) for seat, _ in enumerate(summary.score_by_seat, 1)]
    scores, wins = list(summary.score_by_bot.values()), list(summary.wins_by_bot.values())
    grids = [
        _result_grid("simulate-bot", bots, scores, wins, texts),
        _result_grid("simulate-seat", seats, summary.score_by_seat, summary.wins_by_seat, texts),
    ]
    if summary.verdicts:
        grids.append(_verdict_grid(summary, texts))
    return grids


def _verdict_grid(summary: Summary, texts: Texts) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column(texts.say("simulate-verdict"))
    grid.add_column(texts.say("simulate-share"), justify="right")
    assert texts.game is not None
    for verdict in texts.game.verdicts:
        if verdict in summary.verdicts:
            share = told_estimate(summary.verdicts[verdict], "percent", texts)
            grid.add_row(texts.name("verdict", verdict), share)
    return grid


def _result_grid(
    title: str, names: Sequence[str], scores: Sequence[Estimate], wins: Sequence[Estimate], texts: Texts
) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column(texts.say(title))
    for key in ("simulate-mean-score", "simulate-win-share"):
        grid.add_column(texts.say(key), justify="right")
    for name, score, win in zip(names, scores, wins, strict=True):
        grid.add_row(name, told_estimate(score, "decimal", texts), told_estimate(win, "percent", texts))
    return grid


def told_estimate(estimate: Estimate, form: str, texts: Texts) -> str:
    """A value with its interval; ``form`` is the key of how numbers are written."""
    value, low, high = (texts.say(form, value=number) for number in estimate)
    return texts.say("simulate-estimate", value=value, low=low, high=high)


def gain_mark(gain: int) -> Text:
    """Points won or lost, with their sign."""
    sign = "+" if gain > 0 else "−" if gain < 0 else ""
    return Text(f"{sign}{abs(gain)}", "green" if gain > 0 else "red" if gain < 0 else "dim")


def plain_grid(header: Sequence[str], rows: Sequence[Sequence[str | Text]]) -> Grid:
    """A table with names in its first column and figures in the others."""
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for at, title in enumerate(header):
        grid.add_column(title, justify="right" if at else "left")
    for row in rows:
        grid.add_row(*row)
    return grid
