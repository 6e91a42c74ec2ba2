"""Gem Forge in the terminal: the track, the mine, the market, everybody's cart and tiles, the cards in play.

Stones and slots are letters beside the colour: a small letter is an empty slot, a capital one a stone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from tetrarchy.games.gem_forge import GemForgeGame
from tetrarchy.games.gem_forge.components import plain_components
from tetrarchy.games.gem_forge.data import Components
from tetrarchy.games.gem_forge.holders import CART_PLACES
from tetrarchy.kernel.state import View
from tetrarchy.terminal.boards.layout import packed
from tetrarchy.text import Texts

QUIET: Final = frozenset({"mine_filled", "tile_dealt", "tile_put_aside", "tile_laid", "turn_begun"})

_STONES: Final = {
    "red": "bold white on #b8352a",
    "green": "bold white on #3b8242",
    "yellow": "bold black on #ecc93c",
    "blue": "bold black on #7cc4e8",
}
_SLOTS: Final = {
    "red": "#e8685c",
    "green": "#5cb066",
    "yellow": "#e0b828",
    "blue": "#7cc4e8",
    "rainbow": "#b884dc",
}
_TILES: Final = {"brown": "#b8865c", "blue": "#6aa0e8"}
_BRACKETS: Final = {"brown": ("[", "]"), "blue": ("(", ")")}
_SEATS: Final = ("bold #e08a1e", "bold #a06ad0", "bold #4aa84a", "bold #d8433a")
_PRINTED: Final = ("rulebook", "found")
_ANSWERS: Final = ("answer_card", "answer_take", "answer_set")
_GROUP: Final = 5
"""How many stones of the mine stand together."""


def board(view: View, texts: Texts, width: int) -> RenderableType:
    """The whole table, the reader first among the players."""
    room = width - 1
    seats = sorted(range(view["seats"]), key=lambda seat: seat != view["seat"])
    parts = [_headline(view, texts), _track(view, texts)]
    if view["mine"]:
        parts.append(_mine(view, texts))
    if any(view["market"]):
        parts.append(_market(view, room, texts))
    parts += [_player(view, seat, room, texts) for seat in seats]
    if view["seat"] is not None and view["players"][view["seat"]]["dealt"]:
        dealt = view["players"][view["seat"]]["dealt"]
        tiles = [_numbered(at, _tile(tile, [], texts)) for at, tile in enumerate(dealt, 1)]
        parts += [Text(texts.say("board-dealt"), "underline"), packed(tiles, room, "   ")]
    return Group(*parts, *_in_play(view, texts))


def names(texts: Texts) -> dict[str, str]:
    """Tiles with their slots in letters: ``ring [rg]``."""
    found: dict[str, str] = {}
    for identifier in _tiles(texts):
        name = _tile(identifier, [], texts, priced=False).plain
        found |= {f"{argument}-{identifier}": name for argument in ("tile", "tiles")}
    return found


def choice(view: View, after: View, fields: Mapping[str, str], texts: Texts) -> str:
    """What an action is about: the stone, the tiles, the card's effect, the player meant."""
    verb = fields["verb"]
    told = _CHOICES.get(verb)
    return told(view, fields, texts) if told else ""


def heading(view: View, fields: Mapping[str, str], texts: Texts) -> str:
    """In a long menu, cards apart from the rest."""
    return texts.say("heading-play") if fields["verb"] == "play" else ""


def brief(view: View, fields: Mapping[str, str], texts: Texts) -> str:
    """An action of a long menu in short."""
    if fields["verb"] in ("play", "open"):
        return texts.name(*list(fields.items())[1])
    shown = {name: value for name, value in fields.items() if name != "verb"}
    return texts.say(f"action-{fields['verb']}", **shown)


def legend(texts: Texts) -> RenderableType:
    """The letters of the stones, then the signs."""
    stones = Text()
    for colour, style in _STONES.items():
        stones.append(f" {_letter(colour, texts)} ", style)
        stones.append(f" {texts.name('colour', colour)}  ")
    stones.append(f" {_letter('rainbow', texts)} ", _SLOTS["rainbow"]).append(f" {texts.say('slot-rainbow')}")
    return Group(stones, Text(texts.say("board-legend")))


# ---------------------------------------------------------------- the parts of the board


def _headline(view: View, texts: Texts) -> Text:
    words = [texts.say("board-goal", goal=view["goal"])]
    if view["active"] is not None and view["step"] != "opening":
        player = texts.players[view["active"]]
        words.insert(0, texts.say("board-turn", player=player, actions=view["actions_left"]))
    return Text(" · ".join(words), "bold")


def _track(view: View, texts: Texts) -> Text:
    """The cells from 0 to the goal, with the seats of the pawns that stand on them."""
    shown = _title("board-track", texts)
    for cell in range(view["goal"] + 1):
        pawns = [
            seat for seat, player in enumerate(view["players"]) if min(player["pawn"], view["goal"]) == cell
        ]
        mark = str(cell) if cell in (*view["special"], view["goal"]) else "" if pawns else "·"
        shown.append(f"{mark}", "bold" if mark != "·" else "dim")
        for seat in pawns:
            shown.append(_pawn(seat), _SEATS[seat])
        shown.append(" ")
    return shown


def _mine(view: View, texts: Texts) -> Text:
    """The stones in their queue, the entrance first."""
    shown = _title("board-mine", texts)
    for at, colour in enumerate(view["mine"]):
        shown.append(" " if at and at % _GROUP == 0 else "")
        shown.append(_letter(colour, texts), _STONES[colour])
    if view["tray"]:
        shown.append(f"  {texts.say('board-tray')} ").append_text(_stones(view["tray"], texts))
    return shown


def _market(view: View, width: int, texts: Texts) -> Text:
    shown = _title("board-market", texts)
    piles = texts.say("board-piles", tiles=view["tile_pile"], cards=view["card_pile"])
    tiles = []
    for at, tile in enumerate(view["market"], 1):
        tiles.append(_numbered(at, Text("—", "dim") if tile is None else _tile(tile, [], texts)))
    return shown.append(f"{piles}\n", "dim").append_text(packed([Text(""), *tiles], width, "   "))


def _player(view: View, seat: int, width: int, texts: Texts) -> Text:
    """Pawn, cart, cards, and the three tiles."""
    player = view["players"][seat]
    name = texts.players[seat]
    first = Text("▶ " if view["active"] == seat else "  ")
    first.append(_pawn(seat) + " ", _SEATS[seat])
    first.append(texts.say("board-you", player=name) if seat == view["seat"] else name, _SEATS[seat])
    cart = _stones(player["cart"], texts).append("·" * (CART_PLACES - len(player["cart"])), "dim")
    cards = Text(texts.say("board-cards", cards=player["cards"]))
    if player["hand"]:
        cards.append(": ").append_text(_hand(player["hand"], texts))
    parts = [first, Text(texts.say("board-points", points=player["pawn"]))]
    parts += [Text(texts.say("board-cart") + " ").append_text(cart), cards]
    shown = packed(parts, width)
    tiles = [
        _numbered(place, _tile(jewel["tile"], jewel["stones"], texts))
        for place, jewel in enumerate(player["jewels"], 1)
        if jewel is not None
    ]
    if tiles:
        shown.append("\n").append_text(packed([Text("   "), *tiles], width, "   "))
    return shown


def _hand(hand: Mapping[str, int], texts: Texts) -> Text:
    shown = []
    for card, number in hand.items():
        any_turn = " ⚡" if _cards(texts)[card]["timing"] == "any" else ""
        shown.append(texts.name("card", card) + any_turn + (f" ×{number}" if number > 1 else ""))
    return Text(", ".join(shown))


def _in_play(view: View, texts: Texts) -> list[Text]:
    """The cards on the table with what they do, and in a window what it is about."""
    shown = []
    for played in view["stack"]:
        card = texts.name("card", played["card"])
        words = texts.say("board-played", player=texts.players[played["seat"]], card=card)
        shown.append(Text(f"{words} {_effect(played['card'], texts)}"))
    if view["target"] is not None and view["stack"]:
        shown.append(Text(texts.say("board-target", target=_target(view["target"], texts))))
    if view["step"] in _ANSWERS and view["active"] is not None:
        shown.append(
            Text(texts.say(f"window-{view['step']}", player=texts.players[view["active"]]), "italic")
        )
    return shown


# ---------------------------------------------------------------- choices


def _about_take(view: View, fields: Mapping[str, str], texts: Texts) -> str:
    return texts.name("colour", view["mine"][0])


def _about_dig(view: View, fields: Mapping[str, str], texts: Texts) -> str:
    return ", ".join(texts.say(f"stones-{colour}") for colour in view["mine"][: int(fields["stones"])])


def _about_set(view: View, fields: Mapping[str, str], texts: Texts) -> str:
    """The tile as it will be."""
    jewel = view["players"][view["seat"]]["jewels"][int(fields["place"]) - 1]
    return _tile(jewel["tile"], [*jewel["stones"], fields["colour"]], texts).plain


def _about_own_tiles(view: View, fields: Mapping[str, str], texts: Texts) -> str:
    own = view["players"][view["seat"]]["jewels"]
    tiles = [own[int(place) - 1] for place in fields["places"]]
    return ", ".join(_tile(jewel["tile"], jewel["stones"], texts).plain for jewel in tiles)


def _about_market(view: View, fields: Mapping[str, str], texts: Texts) -> str:
    spaces = fields.get("space") or fields["spaces"]
    return ", ".join(_tile(view["market"][int(space) - 1], [], texts).plain for space in spaces)


def _about_opening(view: View, fields: Mapping[str, str], texts: Texts) -> str:
    dealt = view["players"][view["seat"]]["dealt"]
    return ", ".join(_tile(dealt[int(at) - 1], [], texts).plain for at in fields["tiles"])


def _about_card(view: View, fields: Mapping[str, str], texts: Texts) -> str:
    return _effect(fields["card"], texts)


def _about_target(view: View, fields: Mapping[str, str], texts: Texts) -> str:
    if fields["target"] == "market":
        return ""
    seat = int(fields["target"]) - 1
    cart = "".join(_letter(colour, texts) for colour in view["players"][seat]["cart"])
    return texts.say("board-target-cart", player=texts.players[seat], cart=cart or "—")


def _about_swap(view: View, fields: Mapping[str, str], texts: Texts) -> str:
    own = view["players"][view["seat"]]["jewels"][int(fields["place"]) - 1]["tile"]
    at = int(fields["space"]) - 1
    if view["target"] == "market":
        other = view["market"][at]
    else:
        other = view["players"][int(view["target"]) - 1]["jewels"][at]["tile"]
    return f"{_tile(own, [], texts).plain} ⇄ {_tile(other, [], texts).plain}"


def _about_pull(view: View, fields: Mapping[str, str], texts: Texts) -> str:
    jewel = view["players"][int(view["target"]) - 1]["jewels"][int(fields["place"]) - 1]
    return _tile(jewel["tile"], jewel["stones"], texts).plain


def _about_pass(view: View, fields: Mapping[str, str], texts: Texts) -> str:
    return texts.say("board-no-answer") if view["step"] in _ANSWERS else ""


_CHOICES: Final = {
    "take": _about_take,
    "dig": _about_dig,
    "set": _about_set,
    "hand_in": _about_own_tiles,
    "choose": _about_market,
    "refresh": _about_market,
    "open": _about_opening,
    "play": _about_card,
    "drop": _about_card,
    "target": _about_target,
    "swap": _about_swap,
    "pull": _about_pull,
    "pass": _about_pass,
}


# ---------------------------------------------------------------- small things


def _tile(identifier: str, stones: Sequence[str], texts: Texts, priced: bool = True) -> Text:
    """Name, slots and points: ``ring [Rg] 2``; brackets and colour tell the background."""
    tile = _tiles(texts)[identifier]
    style = _TILES[tile["background"]]
    opening, closing = _BRACKETS[tile["background"]]
    shown = Text(f"{tile['names'][texts.language].partition(' (')[0]} ")
    shown.append(opening, style)
    left = list(stones)
    for slot in tile["slots"]:
        filling = slot if slot in left else left[0] if slot == "rainbow" and left else None
        if filling is None:
            shown.append(_letter(slot, texts).lower(), _SLOTS[slot])
        else:
            left.remove(filling)
            shown.append(_letter(filling, texts), _STONES[filling])
    shown.append(closing, style)
    if not priced:
        return shown
    about = "" if tile["provenance"] in _PRINTED else "≈"
    bonus = f"+{tile['set_bonus']}" if tile["set_bonus"] else ""
    shown.append(f" {about}{tile['vp']}{bonus}")
    return shown.append(" ✓" if len(stones) == len(tile["slots"]) else "", "bold")


def _stones(colours: Sequence[str], texts: Texts) -> Text:
    shown = Text()
    for colour in colours:
        shown.append(_letter(colour, texts), _STONES[colour])
    return shown


def _title(key: str, texts: Texts) -> Text:
    return Text().append(texts.say(key), "underline").append(" ")


def _numbered(number: int, content: Text) -> Text:
    return Text().append(f"{number} ", "bold").append_text(content)


def _pawn(seat: int) -> str:
    return f"♟{seat + 1}"


def _letter(colour: str, texts: Texts) -> str:
    return texts.say(f"letter-{colour}")


def _target(target: str, texts: Texts) -> str:
    return texts.name("target", target) if target == "market" else texts.players[int(target) - 1]


def _effect(identifier: str, texts: Texts) -> str:
    card = _cards(texts)[identifier]
    return texts.say(f"effect-{card['effect']}", amount=card["amount"], points=card["vp"])


def _tiles(texts: Texts) -> dict[str, dict[str, Any]]:
    return _by_name(_parts(texts), "tiles")


def _cards(texts: Texts) -> dict[str, dict[str, Any]]:
    return _by_name(_parts(texts), "cards")


def _parts(texts: Texts) -> Components:
    assert isinstance(texts.game, GemForgeGame)
    return texts.game.parts


@cache
def _by_name(parts: Components, what: str) -> dict[str, dict[str, Any]]:
    return {entry["id"]: entry for entry in plain_components(parts)[what]}
