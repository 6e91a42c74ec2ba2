"""What a seat sees, as plain data; a snapshot is the same with nothing left out.

Hidden are the hands, the opening tiles and choice until all have chosen, the answers in a window (and who has
answered), and copies that wait for their turn. What is on a pile follows from all the rest.
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from tetrarchy.games.gem_forge.actions import MARKET, OPENINGS
from tetrarchy.games.gem_forge.choices import asked, handings, must_hand_in, reactions
from tetrarchy.games.gem_forge.data import MARKET_SPACES, PLACES, Components
from tetrarchy.games.gem_forge.holders import COLOURS, NONE, RAINBOW, stones_of
from tetrarchy.games.gem_forge.plain import BonusView, GemForgeView, HandInView, JewelView, PlayerView
from tetrarchy.games.gem_forge.rules.track import gets_card
from tetrarchy.games.gem_forge.scoring import jewel_points, set_points
from tetrarchy.games.gem_forge.state import (
    ANSWER_CARD,
    ANSWER_SET,
    FROM_CARDS,
    FROM_JEWELS,
    FROM_SETS,
    OPENING,
    SOURCES,
    STEPS,
    TURN,
    Position,
)
from tetrarchy.kernel.bits import count, members
from tetrarchy.kernel.state import Snapshot, View


def view(p: Position, seat: int | None) -> View:
    """The table as a seat sees it (None: a spectator)."""
    seen = _table(p, 0 if seat is None else 1 << seat)
    seen["seat"] = seat
    return seen


def snapshot(p: Position) -> Snapshot:
    """The table with all that is hidden."""
    return _table(p, (1 << p.seats) - 1)


def _table(p: Position, insiders: int) -> Snapshot:
    """The table, with what the insiders keep hidden from the others."""
    c = p.components
    target = None if p.target == NONE else "market" if p.target == MARKET else str(p.target + 1)
    table: GemForgeView = {
        "game": "gem_forge",
        "options": {},
        "seats": p.seats,
        "step": STEPS[p.step],
        "actor": None if p.waiting else p.seat,
        "asked": members(asked(p)),
        "first": _or_none(p.first),
        "active": _or_none(p.active),
        "turns": p.turns,
        "actions_left": p.actions_left,
        "can_hand_in": _hand_ins(p) if p.step == TURN else [],
        "must_hand_in": p.step == TURN and must_hand_in(p, p.active),
        "goal": c.goal,
        "special": list(c.special),
        "mine": [COLOURS[colour] for colour in p.mine],
        "bag": {COLOURS[colour]: p.bag[colour] for colour in range(4)},
        "players": [_player_view(p, seat, bool(insiders >> seat & 1)) for seat in range(p.seats)],
        "market": [None if tile == NONE else c.tile_ids[tile] for tile in p.market],
        "tile_pile": count(p.tiles),
        "tile_discards": [c.tile_ids[tile] for tile in members(p.tile_discards)],
        "card_pile": count(p.pile),
        "card_discards": cards_view(c, p.discards),
        "stack": [{"seat": played >> 6, "card": c.card_ids[c.kind_of[played & 63]]} for played in p.stack],
        "target": target,
        "left": p.left,
        "new_place": _or_none(p.new_place),
        "tray": [COLOURS[colour] for colour in stones_of(p.tray)],
        "owed": list(p.owed),
        "drawer": _or_none(p.drawer),
        "holes": [space + 1 for space in range(MARKET_SPACES) if (p.holes >> space) & 1],
        "missing": p.missing,
        "may_refresh": p.may_refresh,
    }
    return cast(Snapshot, table)


def _or_none(value: int) -> int | None:
    return None if value == NONE else value


def _player_view(p: Position, seat: i64, inside: bool) -> PlayerView:
    c = p.components
    copy: i64 = (p.copies >> 4 * seat & 15) - 1
    at = SOURCES * seat
    return {
        "cart": [COLOURS[colour] for colour in stones_of(c.holders.load[p.carts[seat]])],
        "jewels": [_jewel_view(c, p.jewels[PLACES * seat + place]) for place in range(PLACES)],
        "pawn": p.pawns[seat],
        "points": {
            "jewels": p.points[at + FROM_JEWELS],
            "sets": p.points[at + FROM_SETS],
            "cards": p.points[at + FROM_CARDS],
        },
        "needs": _needs(p, seat),
        "cards": count(p.hands[seat]),
        "tiles_dealt": count(p.dealt[seat]),
        "hand": cards_view(c, p.hands[seat]) if inside else None,
        "dealt": [c.tile_ids[tile] for tile in members(p.dealt[seat])] if inside else None,
        "answer": _answer_view(p, seat) if inside else None,
        "copy": c.card_ids[copy] if inside and copy != NONE else None,
        "pile_made_of": cards_view(c, p.maybe_piled[seat]) if inside else None,
        "only_pass": _only_pass(p, seat) if inside else None,
    }


def _needs(p: Position, seat: i64) -> dict[str, int]:
    """How many stones of each colour are missing in the tiles and not in the cart."""
    h = p.components.holders
    cart = h.load[p.carts[seat]]
    found: dict[str, int] = {}
    for colour, name in enumerate(COLOURS):
        missing: i64 = -(cart >> 4 * colour & 15)
        for place in range(PLACES):
            missing += asked_for(p.components, p.jewels[PLACES * seat + place], colour)
        if missing > 0:
            found[name] = missing
    return found


def asked_for(c: Components, jewel: i64, colour: int) -> i64:
    """How many stones of a colour a tile still takes; a rainbow tile takes what its first stone is."""
    h = c.holders
    if jewel == NONE or (h.load[jewel] == 0 and RAINBOW in c.tile_slots[h.tile[jewel]]):
        return 0
    taken: i64 = -1
    while jewel != NONE:
        jewel = h.added[4 * jewel + colour]
        taken += 1
    return taken


def _jewel_view(c: Components, jewel: i64) -> JewelView | None:
    if jewel == NONE:
        return None
    h = c.holders
    return {
        "tile": c.tile_ids[h.tile[jewel]],
        "stones": [COLOURS[colour] for colour in stones_of(h.load[jewel])],
        "finished": h.finished[jewel] != NONE,
    }


def _answer_view(p: Position, seat: i64) -> str | None:
    if not (asked(p) & ~p.waiting) >> seat & 1:
        return None
    given: i64 = (p.answers >> 4 * seat & 15) - 1
    if given == NONE:
        return "pass"
    if p.step == OPENING:
        return "".join(str(at + 1) for at in OPENINGS[given])
    return p.components.card_ids[given]


def _only_pass(p: Position, seat: i64) -> str | None:
    if p.step < ANSWER_CARD or p.step > ANSWER_SET or not (p.waiting >> seat) & 1 or reactions(p, seat):
        return None
    return "no_use" if p.hands[seat] & p.components.answers_with[p.step - ANSWER_CARD] else "no_card"


def _hand_ins(p: Position) -> list[HandInView]:
    """What the active player can hand in, by the places."""
    seat = p.active
    found: list[HandInView] = []
    for option in members(handings(p, seat)):
        places = option + 1
        points = jewel_points(p, seat, places)
        bonus = set_points(p, seat, places)
        pawn = p.pawns[seat] + points + bonus
        if pawn > p.components.goal:
            pawn = p.components.goal
        found.append(
            {
                "places": "".join([str(place + 1) for place in members(places)]),
                "jewels": points,
                "sets": bonus,
                "pawn": pawn,
                "cards": _bonuses(p, seat, pawn),
            }
        )
    return found


def _bonuses(p: Position, seat: i64, pawn: i64) -> list[BonusView]:
    """Who would draw cards if a pawn moved on."""
    found: list[BonusView] = []
    for cell in p.components.special:
        clockwise = [(seat + n) % p.seats for n in range(1, p.seats)]
        seats = [int(other) for other in clockwise if gets_card(p, other, cell, p.pawns[seat], pawn)]
        if seats:
            found.append({"cell": cell, "seats": seats})
    return found


def cards_view(c: Components, cards: i64) -> dict[str, int]:
    """A set of cards as the number of each kind."""
    shown: dict[str, int] = {}
    for kind, identifier in enumerate(c.card_ids):
        number = count(cards & c.cards_of[kind])
        if number:
            shown[identifier] = number
    return shown
