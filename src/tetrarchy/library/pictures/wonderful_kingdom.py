"""It's a Wonderful Kingdom: the offers, and every duchy with its cards, cubes and production."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tetrarchy.kernel.state import View
from tetrarchy.library.pictures.canvas import GOLD, INK, LINE, QUIET, RAISED, Canvas, wrapped
from tetrarchy.text import Texts

_CUBES: Final = {
    "materials": "#a49a8b", "population": "#7d4f9e", "gold": "#dba51d", "exploration": "#2f76ae",
    "krystallium": "#d14f63", "soldier": "#7a2f2f",
}  # fmt: skip
_TYPES: Final = {
    "structure": "#b8ada0", "professional": "#c7a9d8", "landmark": "#e8cd84", "discovery": "#9cc3e2",
}  # fmt: skip
_DANGER: Final = "#d9a29a"
_OTHER: Final = "#d8d3b2"
_SHIELD: Final = "M{x:g} {y:g}h{b:g}v{a:g}q0 {a:g} -{a:g} {c:g}q-{a:g} -{d:g} -{a:g} -{c:g}z"
_CARD: Final = (104, 78)
_ROW: Final = 8
_WIDTH: Final = _ROW * (_CARD[0] + 8) + 40


class _Cards:
    """All cards by id: what is printed on them."""

    def __init__(self, components: Mapping[str, Any], language: str) -> None:
        lists = ("developments", "treasures", "threats", "advisors")
        self.entries = {entry["id"]: entry for name in lists for entry in components[name]}
        self.entries[components["calamity"]["id"]] = components["calamity"]
        self.dangers = {entry["id"] for entry in components["threats"]} | {components["calamity"]["id"]}
        self.duchies = {entry["id"]: entry["names"][language] for entry in components["duchies"]}
        self.language = language

    def name(self, card: str) -> str:
        return str(self.entries[card]["names"][self.language])

    def fill(self, card: str) -> str:
        if card in self.dangers:
            return _DANGER
        return _TYPES.get(self.entries[card].get("type", ""), _OTHER)


def draw(components: Mapping[str, Any], view: View, scores: Sequence[int], texts: Texts) -> str:
    """The whole table."""
    cards = _Cards(components, texts.language)
    canvas = Canvas()
    canvas.letters = {name: texts.name("resource", name)[:1].upper() for name in _CUBES}
    _hours(canvas, view)
    y = 58.0
    for number, area in enumerate(view["areas"]):
        if area["up"] or area["down"]:
            faces: list[str | None] = [*area["up"], *(entry["card"] for entry in area["down"])]
            canvas.text(24, y + 46, number + 1, 22, QUIET, "middle")
            y = _row(canvas, 40, y, faces, cards, hidden=len(area["down"])) + 8
    for seat, duchy in enumerate(view["duchies"]):
        y = _duchy(canvas, y + 6, seat, duchy, cards, scores[seat])
    return canvas.svg(_WIDTH + 12, y + 12, "It's a Wonderful Kingdom")


def _hours(canvas: Canvas, view: View) -> None:
    """Which round and phase it is, and what is left in the pile."""
    for number in range(1, view["rounds"] + 1):
        canvas.circle(24 + 30 * number, 28, 12, GOLD if number <= view["round"] else RAISED, QUIET)
        canvas.text(24 + 30 * number, 33, number, 14, INK, "middle", bold=True)
    at = 70 + 30 * view["rounds"]
    for name in ("materials", "population", "gold", "exploration"):
        now = view["phase"] == "production" and view["resource"] == name
        canvas.circle(at, 28, 15 if now else 11, GOLD if now else "none")
        _cube(canvas, at, 28, name, 8)
        at += 34
    canvas.rect(at + 10, 8, 32, 42, "#6d5a8c", INK, 4)
    canvas.text(at + 26, 34, view["pile"], 14, "#ffffff", "middle", bold=True)


def _cube(canvas: Canvas, x: float, y: float, name: str, half: float = 6) -> None:
    """A cube of a resource with its letter; krystallium is a crystal, a soldier a shield."""
    fill = _CUBES[name]
    if name == "krystallium":
        canvas.corners(x, y, half * 1.3, 6, fill, INK)
    elif name == "soldier":
        canvas.path(
            _SHIELD.format(x=x - half, y=y - half, a=half, b=2 * half, c=1.3 * half, d=0.3 * half), fill, INK
        )
    else:
        canvas.rect(x - half, y - half, 2 * half, 2 * half, fill, INK, 2)
    canvas.text(x, y + half * 0.6, canvas.letters[name], half * 1.6, "#ffffff", "middle", bold=True)


def _heap(canvas: Canvas, x: float, y: float, counts: Mapping[str, int], half: float = 6) -> float:
    """Counts of resources side by side; gives where they end."""
    for name, count in counts.items():
        if count:
            if count > 1:
                canvas.text(x, y + 5, count, 2.1 * half, INK, "middle", bold=True)
                x += 2 * half
            _cube(canvas, x, y, name, half)
            x += 2.6 * half
    return x


def _card(
    canvas: Canvas, x: float, y: float, card: str | None, cards: _Cards,
    needs: Mapping[str, int] | None = None, frozen: bool = False, face_down: bool = False,
) -> None:  # fmt: skip
    """A card: its name on the colour of its type, its cost or what it still needs, what it brings."""
    width, height = _CARD
    if card is None:
        canvas.rect(x, y, width, height, "#6d5a8c", INK, 6)
        canvas.corners(x + width / 2, y + height / 2, 18, 4, "#8a77a8", "none")
        return
    entry = cards.entries[card]
    canvas.rect(x, y, width, height, RAISED, "#3f86bd" if frozen else INK, 6)
    canvas.rect(x + 1.5, y + 1.5, width - 3, 30, cards.fill(card), "none", 5)
    for number, words in enumerate(wrapped(cards.name(card), 17)):
        canvas.text(
            x + width / 2, y + 14 + 12 * number, words, min(11, 168 / len(words)), INK, "middle", True
        )
    cost = needs if needs is not None else entry.get("cost", {})
    _heap(canvas, x + 11, y + 43, cost, 5)
    if isinstance(entry.get("production"), dict):
        _heap(canvas, x + 11, y + 65, entry["production"], 5)
    if entry.get("points"):
        canvas.text(x + width - 8, y + 70, entry["points"], 15, INK, "end", bold=True)
    if face_down:
        canvas.rect(x - 2, y - 2, width + 4, height + 4, "none", "#6d5a8c", 8)


def _row(
    canvas: Canvas, x: float, y: float, names: Sequence[str | None], cards: _Cards, hidden: int = 0
) -> float:
    """Cards side by side in rows; the last ``hidden`` lie face down. Gives where the next row begins."""
    width, height = _CARD
    for number, card in enumerate(names):
        row, at = divmod(number, _ROW)
        face_down = number >= len(names) - hidden
        _card(canvas, x + at * (width + 8), y + row * (height + 8), card, cards, face_down=face_down)
    return y + -(-len(names) // _ROW) * (height + 8)


def _duchy(
    canvas: Canvas, y: float, seat: int, duchy: Mapping[str, Any], cards: _Cards, points: int
) -> float:
    """One side of the table: what it has, then its cards place by place."""
    background = len(canvas.shapes)
    top = y
    canvas.shield(32, y + 22, seat)
    canvas.text(50, y + 28, points, 22, INK, bold=True)
    canvas.text(96, y + 27, cards.duchies.get(duchy["duchy"], ""), 16, QUIET)
    x = _heap(canvas, 300, y + 21, duchy["production"], 8) + 20
    _heap(canvas, x, y + 21, {"krystallium": duchy["krystallium"], "soldier": duchy["soldiers"]}, 8)
    x = _heap(canvas, 640, y + 21, duchy["cubes"], 7) + 12
    _heap(canvas, x, y + 21, duchy["alchemy"], 7)
    y += 46
    width, height = _CARD
    for number, site in enumerate(duchy["construction"]):
        row, at = divmod(number, _ROW)
        _card(
            canvas,
            28 + at * (width + 8),
            y + row * (height + 8),
            site["card"],
            cards,
            site["needs"],
            site["frozen"],
        )
        canvas.rect(28 + at * (width + 8), y + row * (height + 8) + height - 3, width, 3, GOLD, "none", 1)
    y += -(-len(duchy["construction"]) // _ROW) * (height + 8)
    down = [entry["card"] for entry in duchy["draft_down"]]
    y = _row(canvas, 28, y, [*duchy["draft"], *down], cards, hidden=len(down))
    y = _row(canvas, 28, y, duchy["hand"], cards)
    y = _built(canvas, y, duchy, cards)
    box = Canvas()
    box.rect(12, top, _WIDTH - 12, y - top, "#efe3c6", LINE, 10)
    canvas.shapes[background:background] = box.shapes
    return y + 6


def _built(canvas: Canvas, y: float, duchy: Mapping[str, Any], cards: _Cards) -> float:
    """Built cards, advisors and threats as narrow strips with what they score."""
    strips = [(card, duchy["worth"].get(card)) for card in duchy["built"]]
    strips += [(card, None) for card in duchy["advisors"]]
    strips += [(card, None) for card, number in duchy["threats"].items() for _ in range(number)]
    for number, (card, worth) in enumerate(strips):
        row, at = divmod(number, 6)
        x, line = 28 + at * 149, y + row * 26
        canvas.rect(x, line, 143, 22, cards.fill(card), INK, 5)
        canvas.text(x + 8, line + 15, cards.name(card), min(12, 200 / len(cards.name(card))), INK)
        if worth:
            canvas.text(x + 137, line + 16, worth, 13, INK, "end", bold=True)
    return y + -(-len(strips) // 6) * 26 + (8 if strips else 0)
