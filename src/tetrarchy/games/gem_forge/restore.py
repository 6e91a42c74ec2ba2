"""The way back from plain data to a position: snapshots in full, views with the unknown dealt at random."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from tetrarchy.games.gem_forge.actions import MARKET, OPENINGS
from tetrarchy.games.gem_forge.choices import asked, reactions
from tetrarchy.games.gem_forge.data import DEALT, MARKET_SPACES, MOST_DRAWN, PLACES, Components
from tetrarchy.games.gem_forge.engine import GemForge
from tetrarchy.games.gem_forge.holders import COLOURS, EMPTY_CART, NONE
from tetrarchy.games.gem_forge.possible import check_actor, check_position, joined
from tetrarchy.games.gem_forge.state import (
    ACTIONS_A_TURN,
    DRAW_CARD,
    OPENING,
    SOURCES,
    STEPS,
    Position,
    set_up,
)
from tetrarchy.kernel.bits import bit, count, lowest, members, nth
from tetrarchy.kernel.errors import quote
from tetrarchy.kernel.plain import Reader

_COLOUR: Final = {colour: number for number, colour in enumerate(COLOURS)}
_TARGET: Final = {"1": 0, "2": 1, "3": 2, "4": 3, "market": MARKET}
_OPENING: Final = {"".join(str(at + 1) for at in kept): number for number, kept in enumerate(OPENINGS)}
_MOST_TURNS: Final = 1_000_000_000
_MOST_ON_TRAY: Final = 4 * PLACES
_MOST_DEALS: Final = 1_000


def restore(table: Reader, seats: int, components: Components) -> GemForge:
    """The position that a snapshot tells; BadSnapshot where there can be no such position."""
    return _read(table, seats, components, None)


def imagine(table: Reader, seats: int, components: Components, rng: Random) -> GemForge:
    """A position that fits a view: what the view does not tell is dealt at random.

    The others have not answered yet, and wait with no copies: that fits whatever the seat can see.
    """
    return _read(table, seats, components, rng)


def _read(table: Reader, seats: int, components: Components, rng: Random | None) -> GemForge:
    """The position; with a generator for what is not told, without one all must be."""
    p = GemForge(seats)
    set_up(p, components)
    players = table["players"].items(seats, seats)
    _read_table(p, table)
    for seat, shown in enumerate(players):
        _read_player(p, seat, shown)
    _read_tiles(p, table, players, rng)
    _read_cards(p, table, players, rng)
    check_position(p, table, players)
    _read_answers(p, table, players)
    check_actor(p, table)
    return p


def _read_table(p: Position, table: Reader) -> None:
    """What lies in the middle, and what is under way."""
    c = p.components
    most_stones = 4 * c.stones_of_a_colour
    last_seat = p.seats - 1
    p.step = table["step"].choice(STEPS)
    p.first = table["first"].number_or(NONE, 0, last_seat)
    p.active = table["active"].number_or(NONE, 0, last_seat)
    p.turns = table["turns"].number(0, _MOST_TURNS)
    p.actions_left = table["actions_left"].number(0, ACTIONS_A_TURN)
    p.mine = bytes(table["mine"].all_named(_COLOUR, 0, most_stones))
    for colour in table["tray"].all_named(_COLOUR, 0, _MOST_ON_TRAY):
        p.tray += bit(4 * colour)
    for colour, (_, number) in enumerate(table["bag"].entries(COLOURS)):
        p.bag[colour] = number.number(0, c.stones_of_a_colour)
    for space, tile in enumerate(table["market"].items(MARKET_SPACES, MARKET_SPACES)):
        p.market[space] = tile.named_or(NONE, c.tile_named)
    p.owed = tuple([seat.number(0, last_seat) for seat in table["owed"].items(0, p.seats * MOST_DRAWN)])
    p.drawer = table["drawer"].number_or(NONE, 0, last_seat)
    for hole in table["holes"].items(0, MARKET_SPACES):
        p.holes |= bit(hole.number(1, MARKET_SPACES) - 1)
    p.missing = table["missing"].number(0, PLACES)
    p.may_refresh = table["may_refresh"].truth()
    p.target = table["target"].named_or(NONE, _TARGET)
    if p.target >= p.seats and p.target != MARKET:
        raise table["target"].wrong(f"there is no player {p.target + 1}")
    p.left = table["left"].number(0, MOST_DRAWN)
    p.new_place = table["new_place"].number_or(NONE, 0, PLACES - 1)


def _read_player(p: Position, seat: i64, shown: Reader) -> None:
    """What lies in front of a player, and the points."""
    c = p.components
    p.carts[seat] = _filled(c, EMPTY_CART, shown["cart"])
    for place, jewel in enumerate(shown["jewels"].items(PLACES, PLACES)):
        if jewel.value is not None:
            tile = jewel["tile"].named(c.tile_named)
            p.jewels[PLACES * seat + place] = _filled(c, c.holders.fresh[tile], jewel["stones"])
    goal = int(c.goal)
    p.pawns[seat] = shown["pawn"].number(0, goal)
    total: i64 = 0
    for at, (_, points) in enumerate(shown["points"].entries(("jewels", "sets", "cards"))):
        p.points[SOURCES * seat + at] = points.number(0, goal)
        total += p.points[SOURCES * seat + at]
    if total != p.pawns[seat]:
        raise shown["points"].wrong("they do not add up to the pawn's cell")


def _filled(c: Components, holder: i64, shown: Reader) -> i64:
    """A cart or a tile with the stones that are told."""
    for colour in shown.all_named(_COLOUR, 0, 4):
        holder = c.holders.added[4 * holder + colour]
        if holder == NONE:
            raise shown.wrong(f"there is no room for a stone: {COLOURS[colour]}")
    return holder


# ---------------------------------------------------------------- tiles


def _read_tiles(p: Position, table: Reader, players: list[Reader], rng: Random | None) -> None:
    """Every tile lies in one place only; what is left is the pile. Hidden tiles of the opening are dealt."""
    c = p.components
    discards = table["tile_discards"]
    p.tile_discards = _tiles(c, discards, len(c.tile_ids))
    seen = p.tile_discards
    for tile in p.market:
        if tile != NONE:
            seen = joined(seen, bit(tile), discards)
    for seat, shown in enumerate(players):
        for place in range(PLACES):
            jewel = p.jewels[PLACES * seat + place]
            if jewel != NONE:
                seen = joined(seen, bit(c.holders.tile[jewel]), shown)
    hidden: list[int] = []
    for seat, shown in enumerate(players):
        dealt = shown["dealt"]
        if dealt.value is None:
            hidden.append(seat)
            continue
        p.dealt[seat] = _tiles(c, dealt, DEALT)
        seen = joined(seen, p.dealt[seat], dealt)
        if count(p.dealt[seat]) != shown["tiles_dealt"].number(0, DEALT):
            raise shown["tiles_dealt"].wrong("the number of tiles does not agree")
    p.tiles = c.all_tiles & ~seen
    for seat in hidden:
        if rng is None:
            raise players[seat]["dealt"].wrong("the tiles are not told")
        number = players[seat]["tiles_dealt"].number(0, min(DEALT, int(count(p.tiles))))
        p.dealt[seat] = _some(p.tiles, number, rng)
        p.tiles &= ~p.dealt[seat]
    if count(p.tiles) != table["tile_pile"].number(0, len(c.tile_ids)):
        raise table["tile_pile"].wrong("the number of tiles does not agree")


def _tiles(c: Components, shown: Reader, most: int) -> i64:
    """A set of tiles."""
    found: i64 = 0
    for tile in shown.all_named(c.tile_named, 0, most):
        found = joined(found, bit(tile), shown)
    return found


# ---------------------------------------------------------------- cards


def _read_cards(p: Position, table: Reader, players: list[Reader], rng: Random | None) -> None:
    """Hands, discards and cards in play; what is left is the pile. Hidden hands are dealt."""
    c = p.components
    left = c.all_cards
    p.discards = _cards(c, table["card_discards"], left)
    left &= ~p.discards
    for played in table["stack"].items(0, len(c.kind_of)):
        free = left & c.cards_of[played["card"].named(c.kind_named)]
        if not free:
            raise played["card"].wrong("there is no other card of this kind")
        left ^= free & -free
        p.stack += (64 * played["seat"].number(0, p.seats - 1) + int(lowest(free)),)
    hidden: list[int] = []
    for seat, shown in enumerate(players):
        hand = shown["hand"]
        if hand.value is None:
            if rng is None:
                raise hand.wrong("the hand is not told")
            hidden.append(seat)
            continue
        p.hands[seat] = _cards(c, hand, left)
        left &= ~p.hands[seat]
        if count(p.hands[seat]) != shown["cards"].number(0, len(c.kind_of)):
            raise shown["cards"].wrong("the number of cards does not agree")
    p.pile = left
    _read_made_of(p, players, rng is None)
    if rng is not None and hidden:
        _deal_hands(p, table, players, hidden, rng)
    if count(p.pile) != table["card_pile"].number(0, len(c.kind_of)):
        raise table["card_pile"].wrong("the number of cards does not agree")
    for seat, shown in enumerate(players):
        kind = shown["copy"].named_or(NONE, c.kind_named)
        p.copies |= (kind + 1) << 4 * seat


def _read_made_of(p: Position, players: list[Reader], whole: bool) -> None:
    """What everybody remembers of the pile; those whose memory is hidden remember what another does."""
    c = p.components
    common = p.pile
    told: i64 = 0
    for seat, shown in enumerate(players):
        made_of = shown["pile_made_of"]
        if made_of.value is None and whole:
            raise made_of.wrong("it is not told")
        if made_of.value is not None:
            p.maybe_piled[seat] = _cards(c, made_of, c.all_cards)
            if not told:
                common = p.maybe_piled[seat]
            told |= bit(seat)
    for seat in range(p.seats):
        if not (told >> seat) & 1:
            p.maybe_piled[seat] = common


def _cards(c: Components, shown: Reader, among: i64) -> i64:
    """These numbers of each kind, out of some cards."""
    found: i64 = 0
    for name, number in shown.entries():
        if name not in c.kind_named:
            raise shown.wrong(f"{quote(name)} is not a card")
        free = among & c.cards_of[c.kind_named[name]]
        found |= _last(free, number.number(0, int(count(free))))
    return found


def _deal_hands(p: Position, table: Reader, players: list[Reader], hidden: list[int], rng: Random) -> None:
    """Deal the hidden hands.

    Whatever the pile was not made of must be in a hand; where chance is to draw from the pile, it holds
    cards of several kinds.
    """
    c = p.components
    made_of = p.maybe_piled[hidden[0]]
    sure: i64 = 0
    for kind in range(len(c.card_ids)):
        cards = p.pile & c.cards_of[kind]
        surplus = count(cards) - count(made_of & c.cards_of[kind])
        if surplus > 0:
            sure |= _last(cards, surplus)
    places: list[int] = []
    for seat in hidden:
        places += [seat] * players[seat]["cards"].number(0, int(c.hand_limit) + MOST_DRAWN)
    more: i64 = len(places) - count(sure)
    pool = p.pile & ~sure
    if more < 0 or more > count(pool):
        raise table["card_pile"].wrong("the number of cards does not agree")
    held = sure
    for _ in range(_MOST_DEALS):
        held = sure | _some(pool, more, rng)
        if p.step != DRAW_CARD or _several_kinds(c, p.pile & ~held):
            break
    p.pile &= ~held
    _shuffle(places, rng)
    for at, card in enumerate(members(held)):
        p.hands[places[at]] |= bit(card)


def _several_kinds(c: Components, cards: i64) -> bool:
    """Whether not all of some cards are alike."""
    return cards != 0 and cards & ~c.cards_of[c.kind_of[lowest(cards)]] != 0


def _last(cards: i64, number: i64) -> i64:
    """The last members of a set."""
    for _ in range(count(cards) - number):
        cards &= cards - 1
    return cards


def _some(things: i64, number: i64, rng: Random) -> i64:
    """A random part of a set."""
    found: i64 = 0
    for _ in range(number):
        one = bit(nth(things, rng.randrange(count(things))))
        things ^= one
        found |= one
    return found


def _shuffle(items: list[int], rng: Random) -> None:
    """Put a list into random order."""
    for last in range(len(items) - 1, 0, -1):
        other = rng.randrange(last + 1)
        items[last], items[other] = items[other], items[last]


# ---------------------------------------------------------------- answers


def _read_answers(p: Position, table: Reader, players: list[Reader]) -> None:
    """What was answered already, where the step asks several at once."""
    everybody = asked(p)
    p.waiting = everybody
    for seat, shown in enumerate(players):
        answer = shown["answer"]
        if answer.value is None:
            continue
        if not (everybody >> seat) & 1:
            raise answer.wrong("the player is not asked")
        p.waiting ^= bit(seat)
        if p.step == OPENING:
            p.answers |= (answer.named(_OPENING) + 1) << 4 * seat
        elif answer.text() != "pass":
            kind = answer.named(p.components.kind_named)
            if not (reactions(p, seat) >> kind) & 1:
                raise answer.wrong("the card cannot be played now")
            p.answers |= (kind + 1) << 4 * seat
    if everybody and not p.waiting:
        raise table["players"].wrong("everybody has answered")
