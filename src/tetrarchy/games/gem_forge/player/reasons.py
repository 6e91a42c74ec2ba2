"""Why an action is good: jewels finished and handed in, stones that are needed, and those others need."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tetrarchy.games.gem_forge.data import EFFECTS
from tetrarchy.games.gem_forge.engine import GemForge
from tetrarchy.games.gem_forge.holders import COLOURS, RAINBOW
from tetrarchy.games.gem_forge.plain import HandInView, PlayerView
from tetrarchy.kernel.reasons import Reason, Tried


def reason(tried: Tried) -> Reason | None:
    """The most telling thing that an action of each kind does; None where the score sheet tells it best."""
    tell = _REASONS.get(tried.verb)
    return None if tell is None else tell(tried)


def _setting(tried: Tried) -> Reason | None:
    """A jewel is finished, a set with it, or fewer stones are missing."""
    place = int(tried.fields["place"]) - 1
    jewel = _player(tried)["jewels"][place] or _player(tried, before=True)["jewels"][place]
    assert jewel is not None
    if tried.own("jewel_finished") is None:
        slots = _state(tried).components.tile_slots[_tile(tried, jewel["tile"])]
        return Reason("sets", {"tile": jewel["tile"], "left": len(slots) - len(jewel["stones"])})
    sets = max((one["sets"] for one in _ready(tried)), default=0)
    if sets > max((one["sets"] for one in _ready(tried, before=True)), default=0):
        return Reason("set-ready", {"points": sets})
    return Reason("finishes", {"tile": jewel["tile"]})


def _handing_in(tried: Tried) -> Reason:
    """The steps on the track."""
    entry = next(one for one in _ready(tried, before=True) if one["places"] == tried.fields["places"])
    if entry["pawn"] == tried.before["goal"]:
        return Reason("wins", {})
    steps = entry["jewels"] + entry["sets"]
    if entry["sets"]:
        return Reason("hand-in-set", {"points": steps, "sets": entry["sets"]})
    return Reason("hand-in", {"points": steps})


def _taking(tried: Tried) -> Reason:
    """The first stone of the mine, which one needs oneself or the next player does."""
    return _stone(tried, tried.before["mine"][0], denies=True)


def _gaining(tried: Tried) -> Reason:
    return _stone(tried, tried.fields["colour"])


def _trading(tried: Tried) -> Reason:
    return _stone(tried, tried.fields["get"])


def _stone(tried: Tried, colour: str, denies: bool = False) -> Reason:
    """What a stone is good for."""
    if _player(tried, before=True)["needs"].get(colour):
        return Reason("needed", {"colour": colour})
    following = (tried.seat + 1) % tried.before["seats"]
    if denies and tried.before["players"][following]["needs"].get(colour):
        return Reason("denies", {"colour": colour, "target": str(following + 1)})
    return Reason("spare", {"colour": colour})


def _returning(tried: Tried) -> Reason:
    colour = tried.fields["colour"]
    if _player(tried, before=True)["needs"].get(colour):
        return Reason("returns", {"colour": colour})
    return Reason("unneeded", {"colour": colour})


def _discarding(tried: Tried) -> Reason:
    return Reason("cart-room", {})


def _drawing(tried: Tried) -> Reason:
    return Reason("draw", {"cards": _player(tried, before=True)["cards"] + 1})


def _playing(tried: Tried) -> Reason:
    """What the card does; ``kind`` chooses the sentence."""
    c = _state(tried).components
    return Reason("plays", {"kind": EFFECTS[c.effect[c.kind_named[tried.fields["card"]]]]})


def _dropping(tried: Tried) -> Reason:
    return Reason("drops", {"card": tried.fields["card"]})


def _aiming(tried: Tried) -> Reason:
    """Whoever is furthest on the track is the one to slow down."""
    target = tried.fields["target"]
    if target == "market":
        return Reason("market", {})
    pawns = [player["pawn"] for player in tried.before["players"]]
    if int(target) - 1 != tried.seat and pawns[int(target) - 1] == max(pawns):
        return Reason("leader", {"target": target})
    return Reason("target", {"target": target})


def _choosing(tried: Tried) -> Reason:
    """A tile of the market that stones of the cart fit, or its points."""
    tile = tried.before["market"][int(tried.fields["space"]) - 1]
    return _new_tile(tried, tile)


def _swapping(tried: Tried) -> Reason | None:
    got = tried.own("tile_got")
    return None if got is None else _new_tile(tried, got["tile"])


def _new_tile(tried: Tried, tile: str) -> Reason:
    c = _state(tried).components
    number = _tile(tried, tile)
    stones = _fitting(tried, number)
    if stones:
        return Reason("tile-fits", {"tile": tile, "stones": stones})
    return Reason("tile", {"tile": tile, "points": int(c.tile_points[number])})


def _fitting(tried: Tried, tile: int) -> int:
    """How many stones of the cart fit an empty tile; all stones of a rainbow tile are alike."""
    cart = _player(tried, before=True)["cart"]
    slots = _state(tried).components.tile_slots[tile]
    if RAINBOW in slots:
        return min(len(slots), max((cart.count(colour) for colour in cart), default=0))
    asked = [COLOURS[slot] for slot in slots]
    return sum(min(asked.count(colour), cart.count(colour)) for colour in set(asked))


def _opening(tried: Tried) -> Reason:
    """The tiles that are kept: what they are worth together."""
    c = _state(tried).components
    dealt = _player(tried, before=True)["dealt"] or []
    kept = [dealt[int(number) - 1] for number in tried.fields["tiles"]]
    return Reason("opening", {"points": int(sum(c.tile_points[_tile(tried, tile)] for tile in kept))})


def _refreshing(tried: Tried) -> Reason:
    return Reason("refresh", {})


def _digging(tried: Tried) -> Reason:
    return Reason("digs", {"kept": int(tried.fields["stones"]) - 1})


def _passing(tried: Tried) -> Reason:
    """Asked by others a card is kept; in one's own turn nothing more is wanted."""
    own = _player(tried, before=True)
    if tried.state.reacting():
        return Reason("nothing-fits", {}) if own["only_pass"] else Reason("keeps-card", {})
    return Reason("enough", {})


def _state(tried: Tried) -> GemForge:
    assert isinstance(tried.state, GemForge)
    return tried.state


def _tile(tried: Tried, name: str) -> int:
    return _state(tried).components.tile_named[name]


def _player(tried: Tried, before: bool = False) -> PlayerView:
    """What the seat that acts has."""
    shown: PlayerView = (tried.before if before else tried.after)["players"][tried.seat]
    return shown


def _ready(tried: Tried, before: bool = False) -> list[HandInView]:
    """What can be handed in."""
    shown: list[HandInView] = (tried.before if before else tried.after)["can_hand_in"]
    return shown


_REASONS: Final[dict[str, Callable[[Tried], Reason | None]]] = {
    "open": _opening,
    "take": _taking,
    "set": _setting,
    "hand_in": _handing_in,
    "draw": _drawing,
    "play": _playing,
    "drop": _dropping,
    "discard": _discarding,
    "return": _returning,
    "keep": _gaining,
    "rob": _gaining,
    "pull": _gaining,
    "trade": _trading,
    "target": _aiming,
    "choose": _choosing,
    "swap": _swapping,
    "refresh": _refreshing,
    "dig": _digging,
    "pass": _passing,
}
