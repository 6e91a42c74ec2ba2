"""Gem Forge: the track, the mine, the market, and every player's cart, tiles and cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tetrarchy.kernel.state import View
from tetrarchy.library.pictures.canvas import GOLD, INK, LINE, QUIET, RAISED, SEATS, Canvas, wrapped
from tetrarchy.text import Texts

_STONES: Final = {"red": "#c4392e", "green": "#3f8b45", "yellow": "#ecc93c", "blue": "#5fb3e0"}
_CORNERS: Final = {"red": 6, "green": 4, "yellow": 0, "blue": 3}
"""Every colour has a form of its own; 0 is round."""
_TILES: Final = {"brown": "#c99b6b", "blue": "#8db4dc"}
_RAINBOW: Final = tuple(_STONES.values())
_MINE_ROW: Final = 20
_WIDTH: Final = 720
_TILE: Final = (96, 84)


def draw(components: Mapping[str, Any], view: View, scores: Sequence[int], texts: Texts) -> str:
    """The whole table."""
    tiles = {
        entry["id"]: entry | {"called": entry["names"][texts.language].partition(" (")[0]}
        for entry in components["tiles"]
    }
    cards = {entry["id"]: entry["names"][texts.language] for entry in components["cards"]}
    canvas = Canvas()
    _track(canvas, view)
    y = _mine(canvas, 96, view)
    x = 16.0
    for name in view["market"]:
        if name is None:
            canvas.rect(x, y, *_TILE, "none", LINE, 6)
        else:
            _tile(canvas, x, y, tiles[name], [])
        x += _TILE[0] + 12
    _piles(canvas, x + 8, y, view)
    y += _TILE[1] + 22
    for seat, player in enumerate(view["players"]):
        _player(canvas, y, view, seat, player, tiles, cards, scores[seat])
        y += _TILE[1] + 34
    return canvas.svg(_WIDTH, y, "Gem Forge")


def _stone(canvas: Canvas, x: float, y: float, colour: str, radius: float = 10) -> None:
    fill = _STONES[colour]
    if not _CORNERS[colour]:
        canvas.circle(x, y, radius, fill, INK)
        canvas.circle(x, y, radius / 2, "#ffffff55")
        return
    canvas.corners(x, y, radius * 1.12, _CORNERS[colour], fill, INK)
    canvas.corners(x, y, radius * 0.56, _CORNERS[colour], "#ffffff55", "none")


def _track(canvas: Canvas, view: View) -> None:
    """The cells up to the goal with the pawns; special ones are gold."""
    step = (_WIDTH - 60) / view["goal"]
    y = 58.0
    canvas.path(f"M30 {y:g}H{_WIDTH - 30}", "none", LINE, 5)
    for cell in range(view["goal"] + 1):
        special = cell in view["special"] or cell == view["goal"]
        canvas.circle(30 + step * cell, y, 13 if special else 10, GOLD if special else RAISED, QUIET)
        canvas.text(30 + step * cell, y + 4, cell, 11, INK, "middle")
    stacked: dict[int, int] = {}
    for seat, player in enumerate(view["players"]):
        height = stacked.get(player["pawn"], 0)
        stacked[player["pawn"]] = height + 1
        x, top = 30 + step * player["pawn"] - 7 + 14 * (height % 2), y - 26 - 18 * (height // 2)
        canvas.circle(x, top - 4, 5, SEATS[seat], INK)
        canvas.path(f"M{x - 7:g} {top + 11:g}q0-11 7-11t7 11z", SEATS[seat], INK)
        canvas.text(x, top + 10, seat + 1, 9, "#ffffff", "middle", bold=True)


def _mine(canvas: Canvas, y: float, view: View) -> float:
    """The stones from the entrance on, in rows that wind."""
    rows = max(1, -(-len(view["mine"]) // _MINE_ROW))
    canvas.rect(16, y, _WIDTH - 32, 14 + 30 * rows, "#4a3b30", INK, 10)
    step = (_WIDTH - 60) / (_MINE_ROW - 1)
    for number, colour in enumerate(view["mine"]):
        row, at = divmod(number, _MINE_ROW)
        _stone(canvas, 30 + step * (at if row % 2 == 0 else _MINE_ROW - 1 - at), y + 22 + 30 * row, colour)
    canvas.path(f"M16 {y + 12:g}l-10 10l10 10z", GOLD, INK)
    return y + 30 * rows + 30


def _tile(canvas: Canvas, x: float, y: float, tile: Mapping[str, Any], stones: Sequence[str]) -> None:
    """A tile with its slots and the stones in them."""
    width, height = _TILE
    canvas.rect(x, y, width, height, _TILES[tile["background"]], INK, 8)
    canvas.text(x + width / 2, y + 18, tile["called"], 12.5, INK, "middle", bold=True)
    left = list(stones)
    slots = sorted(tile["slots"], key=lambda slot: slot == "rainbow")
    start = x + width / 2 - 11 * (len(slots) - 1)
    for number, slot in enumerate(slots):
        at = start + 22 * number
        stone = slot if slot in left else left[0] if slot == "rainbow" and left else None
        if stone is not None:
            left.remove(stone)
            _stone(canvas, at, y + 42, stone, 9)
        elif slot == "rainbow":
            for part, colour in enumerate(_RAINBOW):
                canvas.circle(at - 4 + 8 * (part % 2), y + 38 + 8 * (part // 2), 4, colour, INK)
        else:
            canvas.circle(at, y + 42, 10, "#00000022", INK)
            _stone(canvas, at, y + 42, slot, 4.5)
    canvas.text(x + 8, y + height - 9, tile["vp"], 16, INK, bold=True)
    if tile["set_bonus"]:
        canvas.text(x + width - 8, y + height - 9, f"+{tile['set_bonus']}", 13, INK, "end", bold=True)


def _piles(canvas: Canvas, x: float, y: float, view: View) -> None:
    """How many tiles and cards are left."""
    for fill, number in (("#a98a63", view["tile_pile"]), ("#6d5a8c", view["card_pile"])):
        canvas.rect(x + 4, y + 4, 52, 66, fill, INK, 6)
        canvas.rect(x, y, 52, 66, fill, INK, 6)
        canvas.text(x + 26, y + 40, number, 20, "#ffffff", "middle", bold=True)
        x += 72


def _player(
    canvas: Canvas, y: float, view: View, seat: int, player: Mapping[str, Any],
    tiles: Mapping[str, Any], cards: Mapping[str, str], points: int,
) -> None:  # fmt: skip
    active = view["active"] == seat
    canvas.rect(12, y - 6, _WIDTH - 24, _TILE[1] + 26, RAISED, GOLD if active else LINE, 10)
    canvas.shield(32, y + 18, seat)
    canvas.text(50, y + 24, points, 20, INK, bold=True)
    canvas.path(f"M22 {y + 46:g}h62l-8 22h-46z", "#c99b6b", INK)
    canvas.circle(38, y + 74, 6, "#7b5a38", INK)
    canvas.circle(68, y + 74, 6, "#7b5a38", INK)
    for number, colour in enumerate(player["cart"]):
        _stone(canvas, 36 + 17 * (number % 3), y + 46 - 14 * (number // 3), colour, 8)
    x = 104.0
    for jewel in player["jewels"]:
        if jewel is None:
            canvas.rect(x, y + 4, *_TILE, "none", LINE, 8)
        else:
            _tile(canvas, x, y + 4, tiles[jewel["tile"]], jewel["stones"])
        x += _TILE[0] + 10
    _hand(canvas, x + 6, y + 4, player, cards)


def _hand(canvas: Canvas, x: float, y: float, player: Mapping[str, Any], cards: Mapping[str, str]) -> None:
    """Own cards by name, those of others as backs."""
    own = [name for name, count in (player["hand"] or {}).items() for _ in range(count)]
    for number in range(player["cards"]):
        at = x + number * min(64, 190 / max(1, player["cards"]))
        canvas.rect(at, y, 60, _TILE[1], RAISED if number < len(own) else "#6d5a8c", INK, 6)
        if number < len(own):
            for line, words in enumerate(wrapped(cards[own[number]], 9, 4)):
                canvas.text(at + 30, y + 22 + 14 * line, words, min(11, 84 / len(words)), INK, "middle")
        else:
            canvas.corners(at + 30, y + 42, 16, 4, "#8a77a8", "none")
