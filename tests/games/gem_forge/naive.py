"""A second, slow reading of the rules on plain snapshots: what is open, and what is conserved."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

from tetrarchy.games.gem_forge import GAME
from tetrarchy.kernel.state import CHANCE, State

COMPONENTS = GAME.components()
TILES = {tile["id"]: tile for tile in COMPONENTS["tiles"]}
CARDS = {card["id"]: card for card in COMPONENTS["cards"]}
COLOURS = COMPONENTS["colours"]
WINDOWS = {"answer_card": "cancel", "answer_take": "copy_take", "answer_set": "copy_set"}
CHANCE_STEPS = ("fill_mine", "first_player", "draw_card", "deal_tile", "draw_tile")

Table = dict[str, Any]


def fits(jewel: Table, colour: str) -> bool:
    slots, stones = TILES[jewel["tile"]]["slots"], jewel["stones"]
    if slots[0] == "rainbow":
        return len(stones) < len(slots) and set(stones) <= {colour}
    return bool(stones.count(colour) < slots.count(colour))


def finished(jewel: Table) -> bool:
    return len(jewel["stones"]) == len(TILES[jewel["tile"]]["slots"])


def brown(jewel: Table) -> bool:
    return bool(TILES[jewel["tile"]]["background"] == "brown")


def settings(player: Table) -> set[str]:
    return {
        f"set {place} {colour}"
        for place, jewel in enumerate(player["jewels"], 1)
        for colour in player["cart"]
        if fits(jewel, colour)
    }


def handings(player: Table) -> set[str]:
    found = set()
    jewels = dict(enumerate(player["jewels"], 1))
    for number in (1, 2, 3):
        for places in combinations(jewels, number):
            chosen = [jewels[place] for place in places]
            alike = len({stone for jewel in chosen for stone in jewel["stones"]}) == 1
            if all(map(finished, chosen)) and (number == 1 or (alike and not any(map(brown, chosen)))):
                found.add("hand_in " + "".join(map(str, places)))
    return found


def bare(player: Table) -> list[int]:
    return [place for place, jewel in enumerate(player["jewels"], 1) if not jewel["stones"]]


def pulls(player: Table) -> set[str]:
    return {
        f"pull {place} {colour}"
        for place, jewel in enumerate(player["jewels"], 1)
        for colour in jewel["stones"]
        if not finished(jewel)
    }


def trades(mine: Table, theirs: Table) -> set[str]:
    return {f"trade {give} {get}" for give in mine["cart"] for get in theirs["cart"] if give != get}


def targets(table: Table, effect: str) -> set[str]:
    me = table["active"]
    mine = table["players"][me]
    room = len(mine["cart"]) < 3
    found = set()
    for seat, other in enumerate(table["players"]):
        hit = {
            "swap_jewel": seat != me and bool(bare(mine)) and bool(bare(other)),
            "swap_stone": seat != me and bool(trades(mine, other)),
            "take_from_jewel": seat != me and room and bool(pulls(other)),
            "rob_cart": seat != me and room and bool(other["cart"]),
            "empty_cart": bool(other["cart"]),
        }.get(effect, False)
        if hit:
            found.add(f"target {seat + 1}")
    if effect == "swap_jewel" and bare(mine):
        found.add("target market")
    return found


def does_something(table: Table, card: str) -> bool:
    effect = CARDS[card]["effect"]
    mine = table["players"][table["active"]]
    if effect == "draw":
        return True
    if effect == "dig":
        return len(table["mine"]) >= 2 and len(mine["cart"]) < 3
    if effect == "set":
        return bool(settings(mine))
    return bool(targets(table, effect))


def turn(table: Table) -> set[str]:
    mine = table["players"][table["active"]]
    found = handings(mine)
    if table["actions_left"]:
        found.add("draw")
        if table["mine"] and len(mine["cart"]) < 3:
            found.add("take")
        found |= settings(mine)
        found |= {f"discard {colour}" for colour in mine["cart"]}
        found |= {
            f"play {card}"
            for card in mine["hand"]
            if CARDS[card]["timing"] == "own" and does_something(table, card)
        }
    elif not any(finished(jewel) and brown(jewel) for jewel in mine["jewels"]):
        found.add("pass")
    return found


def reactions(table: Table, seat: int) -> set[str]:
    mine = table["players"][seat]
    wanted = WINDOWS[table["step"]]
    possible = {
        "cancel": True,
        "copy_take": bool(table["mine"]) and len(mine["cart"]) < 3,
        "copy_set": bool(settings(mine)),
    }[wanted]
    cards = {f"play {card}" for card in mine["hand"] if CARDS[card]["effect"] == wanted and possible}
    return {"pass"} | cards


def of_card(table: Table) -> set[str]:
    """The choices of a card in play."""
    step = table["step"]
    mine = table["players"][table["active"]]
    card = CARDS[table["stack"][0]["card"]]
    stop = {"pass"} if table["left"] < card["amount"] else set()
    if step == "target":
        return targets(table, card["effect"])
    if step == "dig":
        return {f"dig {n}" for n in range(1, 4) if n <= len(table["mine"])}
    if step == "keep":
        return {"pass"} | {f"keep {colour}" for colour in table["tray"]}
    if step == "set_more":
        return settings(mine) | stop
    if step == "set_new":
        wanted = f"set {table['new_place'] + 1} "
        return {"pass"} | {setting for setting in settings(mine) if setting.startswith(wanted)}
    if table["target"] == "market":
        return {f"swap {place} {space}" for place in bare(mine) for space in range(1, 5)}
    theirs = table["players"][int(table["target"]) - 1]
    if step == "swap_jewel":
        return {f"swap {place} {other}" for place in bare(mine) for other in bare(theirs)}
    if step == "swap_stone":
        return trades(mine, theirs)
    if step == "take_from_jewel":
        return pulls(theirs)
    if step == "rob_cart":
        return {f"rob {colour}" for colour in theirs["cart"]} | stop
    assert step == "empty_cart"
    return {f"return {colour}" for colour in theirs["cart"]} | stop


def replace(table: Table) -> set[str]:
    found = {f"choose {space}" for space in range(1, 5)}
    if table["may_refresh"]:
        for spaces in combinations("1234", table["missing"]):
            found.add("refresh " + "".join(spaces))
    return found


def choices(table: Table, seat: int) -> set[str]:
    """What an actor may do."""
    step = table["step"]
    if step == "turn":
        return turn(table)
    if step in WINDOWS:
        return reactions(table, seat)
    if step == "opening":
        return {"open " + "".join(kept) for kept in combinations("12345", 3)}
    if step == "return":
        return {f"return {colour}" for colour in table["tray"]}
    if step == "replace":
        return replace(table)
    if step == "drop":
        return {f"drop {card}" for card in table["players"][seat]["hand"]}
    if step == "copy_set":
        return settings(table["players"][seat])
    return of_card(table)


def asked(table: Table) -> list[int]:
    """Who is asked at once, by public facts only."""
    seats = range(table["seats"])
    if table["step"] == "opening":
        return list(seats)
    if table["step"] not in WINDOWS:
        return []
    doer = table["stack"][-1]["seat"] if table["step"] == "answer_card" else table["active"]
    return [seat for seat in seats if seat != doer and table["players"][seat]["cards"]]


def check_laws(state: State) -> None:
    """Everything is conserved, and what is open is what the rules say."""
    table = state.snapshot()
    check_stones(table)
    check_tiles(table)
    check_cards(table)
    assert table["asked"] == asked(table)
    if table["asked"]:
        answered = [seat for seat in table["asked"] if table["players"][seat]["answer"] is not None]
        assert state.actors() == [seat for seat in table["asked"] if seat not in answered]
    check_told(table)
    for seat in state.actors():
        if seat != CHANCE:
            open_now = {GAME.actions.notation(action) for action in state.legal(seat)}
            assert open_now == choices(table, seat), f"seat {seat}: {open_now} or {choices(table, seat)}"
    assert (state.actors() == [CHANCE]) == (table["step"] in CHANCE_STEPS)


def check_told(table: Table) -> None:
    """What the view works out for those who look: what can be handed in, and who can only pass."""
    in_turn = table["step"] == "turn"
    mine: Table = table["players"][table["active"]] if in_turn else {"jewels": [], "pawn": 0}
    told = {f"hand_in {one['places']}": one for one in table["can_hand_in"]}
    assert set(told) == handings(mine)
    for one in told.values():
        chosen = [TILES[mine["jewels"][int(place) - 1]["tile"]] for place in one["places"]]
        assert one["jewels"] == sum(tile["vp"] for tile in chosen)
        assert one["sets"] == (sum(tile["set_bonus"] for tile in chosen) if len(chosen) > 1 else 0)
        assert one["pawn"] == min(COMPONENTS["goal"], mine["pawn"] + one["jewels"] + one["sets"])
        assert {bonus["cell"]: set(bonus["seats"]) for bonus in one["cards"]} == bonuses(table, one["pawn"])
    assert table["must_hand_in"] == any(
        jewel and finished(jewel) and brown(jewel) for jewel in mine["jewels"]
    )
    for seat, player in enumerate(table["players"]):
        waits = table["step"] in WINDOWS and seat in asked(table) and player["answer"] is None
        only = waits and reactions(table, seat) == {"pass"}
        held = waits and any(CARDS[card]["effect"] == WINDOWS[table["step"]] for card in player["hand"])
        assert player["only_pass"] == (("no_use" if held else "no_card") if only else None)


def bonuses(table: Table, pawn: int) -> dict[int, set[int]]:
    """Who would draw a card for which cell if the active player's pawn moved there."""
    found = {}
    before = table["players"][table["active"]]["pawn"]
    for cell in COMPONENTS["special"] if pawn < COMPONENTS["goal"] else []:
        below = {seat for seat, player in enumerate(table["players"]) if player["pawn"] < cell}
        below.discard(table["active"])
        if before < cell <= pawn and below:
            found[cell] = below
    return found


def check_stones(table: Table) -> None:
    """Forty stones, ten of each colour; at most three in a cart; every tile as it may be filled."""
    stones: Counter[str] = Counter(table["mine"]) + Counter(table["tray"]) + Counter(table["bag"])
    for player in table["players"]:
        assert len(player["cart"]) <= 3
        stones += Counter(player["cart"])
        for jewel in player["jewels"]:
            if jewel is not None:
                stones += Counter(jewel["stones"])
                slots = TILES[jewel["tile"]]["slots"]
                if slots[0] == "rainbow":
                    assert len(set(jewel["stones"])) < 2
                    assert len(jewel["stones"]) <= len(slots)
                else:
                    assert not Counter(jewel["stones"]) - Counter(slots)
                assert jewel["finished"] == finished(jewel)
    assert stones == Counter(dict.fromkeys(COLOURS, COMPONENTS["stones_of_a_colour"]))


def check_tiles(table: Table) -> None:
    """Thirty-six tiles, each in one place; three in front of everybody and four on the market in a turn."""
    out = list(table["tile_discards"]) + [tile for tile in table["market"] if tile is not None]
    for player in table["players"]:
        out += player["dealt"]
        assert player["tiles_dealt"] == len(player["dealt"])
        jewels = [jewel["tile"] for jewel in player["jewels"] if jewel is not None]
        assert len(jewels) == 3 or table["step"] not in ("turn", *WINDOWS)
        out += jewels
    assert len(out) == len(set(out))
    assert len(out) + table["tile_pile"] == len(TILES)
    assert None not in table["market"] or table["step"] not in ("turn", "replace", *WINDOWS)


def check_cards(table: Table) -> None:
    """Thirty-four cards; at most four in a hand, but for those who are about to discard."""
    out = Counter(table["card_discards"]) + Counter(played["card"] for played in table["stack"])
    for seat, player in enumerate(table["players"]):
        assert player["cards"] == sum(player["hand"].values())
        assert player["cards"] <= COMPONENTS["hand_limit"] or seat == table["drawer"]
        out += Counter(player["hand"])
    whole = Counter({name: card["count"] for name, card in CARDS.items()})
    assert not out - whole
    assert sum((whole - out).values()) == table["card_pile"]
