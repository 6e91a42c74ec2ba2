"""The way back from plain data to a position, and from a view to a position that fits it."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from librt.random import Random
from mypy_extensions import i64

from tetrarchy.games.gem_forge.actions import MARKET, OPENINGS
from tetrarchy.games.gem_forge.choices import asked, step_choices
from tetrarchy.games.gem_forge.data import DEALT, MARKET_SPACES, PLACES, Components
from tetrarchy.games.gem_forge.holders import COLOURS, EMPTY_CART, NONE
from tetrarchy.games.gem_forge.state import (
    ACTIONS_A_TURN,
    DEAL_TILE,
    DRAW_CARD,
    DRAW_TILE,
    FILL_MINE,
    FIRST_PLAYER,
    GAME_OVER,
    OPENING,
    SOURCES,
    STEPS,
    Position,
    set_up,
)
from tetrarchy.kernel.bits import bit, count, lowest
from tetrarchy.kernel.errors import BadSnapshot
from tetrarchy.kernel.state import CHANCE, OVER, Snapshot, View

Plain: TypeAlias = dict[str, Any]
"""Data from outside, in the shape that ``view.py`` tells; every value is looked at before it is used."""

_MOST_TURNS: Final = 1_000_000
_MOST_DEALS: Final = 1_000
_CHANCE_STEPS: Final = (FILL_MINE, FIRST_PLAYER, DRAW_CARD, DEAL_TILE, DRAW_TILE)
_NONSENSE: Final = (KeyError, TypeError, ValueError, IndexError, OverflowError, AttributeError)


def restore(p: Position, table: Plain, components: Components) -> None:
    """Make a position what a snapshot tells; BadSnapshot where it tells nonsense."""
    try:
        set_up(p, components)
        _restore(p, table)
    except _NONSENSE as error:
        raise _bad(error) from error


def _bad(error: Exception) -> BadSnapshot:
    return BadSnapshot(
        "bad-snapshot", "This is no position of Gem Forge: {why}.", why=f"{type(error).__name__} {error}"
    )


def _restore(p: Position, table: Plain) -> None:
    c = p.components
    tiles = {identifier: tile for tile, identifier in enumerate(c.tile_ids)}
    if len(table["players"]) != p.seats:
        raise ValueError("the number of seats does not agree")
    p.step = STEPS.index(table["step"])
    p.first = _optional(table["first"], p.seats - 1)
    p.active = _optional(table["active"], p.seats - 1)
    p.turns = _within(table["turns"], 0, _MOST_TURNS)
    p.actions_left = _within(table["actions_left"], 0, ACTIONS_A_TURN)
    p.mine = bytes([COLOURS.index(colour) for colour in table["mine"]])
    p.tray = _load(table["tray"])
    for colour in range(4):
        p.bag[colour] = _within(table["bag"][COLOURS[colour]], 0, c.stones_of_a_colour)
    p.tile_discards = _tiles(table["tile_discards"], tiles)
    for space, name in enumerate(table["market"]):
        p.market[space] = NONE if name is None else tiles[name]
    p.owed = tuple(_within(seat, 0, p.seats - 1) for seat in table["owed"])
    p.drawer = _optional(table["drawer"], p.seats - 1)
    p.holes = sum(1 << (_within(space, 1, MARKET_SPACES) - 1) for space in set(table["holes"]))
    p.missing = _within(table["missing"], 0, PLACES)
    p.may_refresh = table["may_refresh"] is True
    target = table["target"]
    if target is not None:
        p.target = MARKET if target == "market" else _within(int(target), 1, p.seats) - 1
    p.left = _within(table["left"], 0, 99)
    p.new_place = _optional(table["new_place"], PLACES - 1)
    for seat, player in enumerate(table["players"]):
        _restore_player(p, seat, player, tiles)
    _restore_cards(p, table)
    _restore_tiles(p, table)
    _check_stones(p)
    _restore_actor(p, table)


def _restore_player(p: Position, seat: int, player: Plain, tiles: dict[str, int]) -> None:
    c = p.components
    p.carts[seat] = _filled(p, EMPTY_CART, player["cart"])
    for place, jewel in enumerate(player["jewels"][:PLACES]):
        p.jewels[PLACES * seat + place] = NONE if jewel is None else _jewel(p, jewel, tiles)
    p.pawns[seat] = _within(player["pawn"], 0, int(c.goal))
    for at, source in enumerate(("jewels", "sets", "cards")):
        p.points[SOURCES * seat + at] = _within(player["points"][source], 0, int(c.goal))
    if sum(player["points"].values()) != p.pawns[seat]:
        raise ValueError("the points of a player do not add up")
    dealt = player["dealt"]
    if dealt is None:
        raise ValueError("the tiles dealt to a player are not told")
    p.dealt[seat] = _tiles(dealt, tiles)
    if count(p.dealt[seat]) > DEALT:
        raise ValueError("a player has too many tiles")


def _jewel(p: Position, jewel: Plain, tiles: dict[str, int]) -> i64:
    return _filled(p, p.components.holders.fresh[tiles[jewel["tile"]]], jewel["stones"])


def _filled(p: Position, holder: i64, stones: list[str]) -> i64:
    for stone in stones:
        holder = p.components.holders.added[4 * holder + COLOURS.index(stone)]
        if holder == NONE:
            raise ValueError(f"there is no room for a stone: {stone}")
    return holder


def _restore_cards(p: Position, table: Plain) -> None:
    """Hands, discards and cards in play; what is left is the pile.

    Each of a kind is served from the last of its cards on, so that the pile has the first.
    """
    c = p.components
    left = c.all_cards
    for seat, player in enumerate(table["players"]):
        hand, made_of = player["hand"], player["pile_made_of"]
        if hand is None or made_of is None:
            raise ValueError("the hand of a player is not told")
        p.hands[seat] = _cards(c, hand, left)
        left &= ~p.hands[seat]
    p.discards = _cards(c, table["card_discards"], left)
    left &= ~p.discards
    stack: list[int] = []
    for played in table["stack"]:
        card = _cards(c, {played["card"]: 1}, left)
        left &= ~card
        stack.append(64 * _within(played["seat"], 0, p.seats - 1) + lowest(card))
    p.stack = tuple(stack)
    p.pile = left
    if count(left) != table["card_pile"]:
        raise ValueError("the number of cards does not agree")
    for seat, player in enumerate(table["players"]):
        p.maybe_piled[seat] = _cards(c, player["pile_made_of"], c.all_cards)
        copy = player["copy"]
        if copy is not None:
            kind = c.card_ids.index(copy)
            if not p.hands[seat] & c.cards_of[kind]:
                raise ValueError("a player would copy with a card that he does not hold")
            p.copies |= (kind + 1) << 4 * seat


def _cards(c: Components, numbers: dict[str, int], among: i64) -> i64:
    found: i64 = 0
    for name, number in numbers.items():
        free = among & c.cards_of[c.card_ids.index(name)]
        for _ in range(count(free) - _within(number, 0, count(free))):
            free &= free - 1
        found |= free
    return found


def _restore_tiles(p: Position, table: Plain) -> None:
    """Every tile lies in one place only; what is left is the pile."""
    out: list[i64] = [tile for tile in p.market if tile != NONE]
    out += [p.components.holders.tile[jewel] for jewel in p.jewels if jewel != NONE]
    seen: i64 = 0
    for tile in out:
        seen = _joined(seen, bit(tile))
    for tiles in [*p.dealt, p.tile_discards]:
        seen = _joined(seen, tiles)
    p.tiles = p.components.all_tiles & ~seen
    if count(p.tiles) != table["tile_pile"]:
        raise ValueError("the number of tiles does not agree")


def _joined(one: i64, other: i64) -> i64:
    if one & other:
        raise ValueError("a tile lies in two places")
    return one | other


def _check_stones(p: Position) -> None:
    h = p.components.holders
    for colour in range(4):
        stones = p.bag[colour] + (p.tray >> 4 * colour & 15) + p.mine.count(colour)
        for holder in [*p.carts, *p.jewels]:
            if holder != NONE:
                stones += h.load[holder] >> 4 * colour & 15
        if stones != p.components.stones_of_a_colour:
            raise ValueError(f"the number of stones does not agree: {COLOURS[colour]}")


def _restore_actor(p: Position, table: Plain) -> None:
    p.waiting = asked(p)
    if p.waiting:
        _restore_answers(p, table)
        p.seat = lowest(p.waiting)
        return
    p.seat = _within(table["actor"], OVER, p.seats - 1)
    if (p.seat == OVER) != (p.step == GAME_OVER) or (p.seat == CHANCE) != (p.step in _CHANCE_STEPS):
        raise ValueError("actor and step do not agree")
    if p.seat >= 0:
        p.choices = step_choices(p)
        if not p.choices:
            raise ValueError("the player has nothing to decide")


def _restore_answers(p: Position, table: Plain) -> None:
    for seat, player in enumerate(table["players"]):
        answer = player["answer"]
        if answer is None:
            continue
        p.waiting &= ~(bit(seat))
        if p.step == OPENING:
            kept = tuple(int(at) - 1 for at in answer)
            p.answers |= (OPENINGS.index(kept) + 1) << 4 * seat
        elif answer != "pass":
            p.answers |= (p.components.card_ids.index(answer) + 1) << 4 * seat
    if not p.waiting:
        raise ValueError("everybody has answered")


def _load(stones: list[str]) -> i64:
    return sum(1 << 4 * COLOURS.index(stone) for stone in stones)


def _tiles(names: list[str], tiles: dict[str, int]) -> i64:
    found: i64 = 0
    for name in names:
        found = _joined(found, 1 << tiles[name])
    return found


def _within(value: object, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise ValueError(f"{value} is not from {least} to {most}")
    return value


def _optional(value: object, most: int) -> int:
    return NONE if value is None else _within(value, 0, most)


# ---------------------------------------------------------------- imagining


def completed(view: View, components: Components, rng: Random) -> Snapshot:
    """A snapshot that fits a view: what the view does not tell is dealt at random.

    The others have not answered yet, and wait with no copies: that fits whatever the seat can see.
    """
    try:
        table = dict(view)
        table["players"] = [dict(player) for player in table["players"]]
        _deal_cards(table, components, rng)
        _deal_tiles(table, components, rng)
    except _NONSENSE as error:
        raise _bad(error) from error
    return table


def _deal_cards(table: Plain, c: Components, rng: Random) -> None:
    """Deal the hidden hands.

    Whatever the pile was not made of must be in a hand; where chance is to draw from the pile, it holds
    cards of several kinds.
    """
    hidden = [player for player in table["players"] if player["hand"] is None]
    unseen = {name: int(count(c.cards_of[kind])) for kind, name in enumerate(c.card_ids)}
    for shown in [player["hand"] for player in table["players"]] + [table["card_discards"]]:
        for name, number in (shown or {}).items():
            unseen[name] -= number
    for played in table["stack"]:
        unseen[played["card"]] -= 1
    told = [player["pile_made_of"] for player in table["players"] if player["pile_made_of"] is not None]
    made_of = told[0] if told else dict(unseen)
    held: list[str] = []
    pool: list[str] = []
    for name, number in unseen.items():
        sure = max(0, number - made_of.get(name, 0))
        held += [name] * sure
        pool += [name] * (number - sure)
    places: list[Plain] = []
    for player in hidden:
        places += [player] * _within(player["cards"], 0, len(pool) + len(held))
    if not len(held) <= len(places) <= len(held) + len(pool):
        raise ValueError("the number of cards does not agree")
    for _ in range(_MOST_DEALS):
        shuffle(pool, rng)
        if table["step"] != STEPS[DRAW_CARD] or len(set(pool[len(places) - len(held) :])) > 1:
            break
    else:
        raise ValueError("the pile does not fit the step")
    shuffle(places, rng)
    for player in hidden:
        player["hand"] = {}
        player["pile_made_of"] = made_of
    for player, name in zip(places, held + pool, strict=False):
        player["hand"][name] = player["hand"].get(name, 0) + 1


def _deal_tiles(table: Plain, c: Components, rng: Random) -> None:
    """Deal the hidden tiles of the opening."""
    unseen = set(c.tile_ids)
    unseen.difference_update(table["tile_discards"], *(player["dealt"] or () for player in table["players"]))
    unseen.difference_update(name for name in table["market"] if name is not None)
    for player in table["players"]:
        unseen.difference_update(jewel["tile"] for jewel in player["jewels"] if jewel is not None)
    pool = sorted(unseen)
    shuffle(pool, rng)
    for player in table["players"]:
        if player["dealt"] is None:
            number = _within(player["tiles_dealt"], 0, min(DEALT, len(pool)))
            player["dealt"] = pool[:number]
            pool = pool[number:]


def shuffle(items: list[Any], rng: Random) -> None:
    """Put a list into random order."""
    for last in range(len(items) - 1, 0, -1):
        other = rng.randrange(last + 1)
        items[last], items[other] = items[other], items[last]
