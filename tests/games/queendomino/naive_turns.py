"""The course of the game once more: what the table looks like after an action, computed from a view alone.

A question with a single possible answer is answered without asking; that is the one habit shared with
the engine. All else follows the rulebook, paragraph by paragraph.
"""

from __future__ import annotations

import copy

from tests.games.queendomino import naive
from tests.games.queendomino.naive import View

CHANCE, OVER = -1, -2


def play(view: View, action: str) -> View:
    """The table after an action of the seat that decides, or of chance."""
    table = _Table(copy.deepcopy(view))
    table.act(action)
    return table.view


def perft(view: View, depth: int) -> int:
    """How many sequences of actions there are."""
    choices = sorted(naive.moves(view) or naive.outcomes(view))
    if depth == 0 or not choices:
        return 1
    return sum(perft(play(view, action), depth - 1) for action in choices)


class _Table:
    def __init__(self, view: View) -> None:
        self.view = view
        self.view.pop("seat", None)
        self.full_game = view["options"]["variant"] != "kingdomino"

    def act(self, action: str) -> None:
        verb, *words = action.split()
        getattr(self, f"_{verb}")(*words)
        self._set_prices()

    @property
    def which(self) -> int:
        return naive.kingdom_of(self.view, self.view["actor"])

    @property
    def kingdom(self) -> View:
        found: View = self.view["kingdoms"][self.which]
        return found

    def _ask(self, step: str, seat: int) -> None:
        self.view["step"], self.view["actor"] = step, seat

    def _set_prices(self) -> None:
        """The board shows each price for the seat that decides."""
        for n, space in enumerate(self.view["spaces"]):
            decides = self.view["actor"] >= 0
            space["price"] = naive.price(self.view, self.which, n) if decides else naive.PRICES[n]

    # --- preparation

    def _building(self, name: str) -> None:
        """Tiles fill the board from its cheap end."""
        unseen = self.view["unseen_buildings"]
        empty = [space for space in self.view["spaces"] if space["building"] is None]
        empty[-1]["building"] = name
        unseen[name] -= 1
        if not unseen[name]:
            del unseen[name]
        self._fill_board()

    def _fill_board(self) -> None:
        empty = [space for space in self.view["spaces"] if space["building"] is None]
        unseen = self.view["unseen_buildings"]
        if empty and len(unseen) == 1:
            self._building(next(iter(unseen)))
        elif empty and unseen:
            self._ask("draw_building", CHANCE)
        else:
            self._lay_line()

    def _lay_line(self) -> None:
        """Every line comes from the next box; the last round has no next line."""
        view = self.view
        if view["lines_laid"] == view["rounds"]:
            self._next_turn(0)
            return
        boxes = naive.sets(view)
        unseen = view["unseen_dominoes"][boxes[view["lines_laid"] % len(boxes)]]
        missing = naive.line_length(view) - len(view["next_line"])
        self._ask("draw_line", CHANCE)
        if missing == len(unseen) and missing:
            view["next_line"] += [{"domino": name, "king": None} for name in unseen]
            unseen.clear()
            missing = 0
        if not missing:
            view["next_line"].sort(key=lambda choice: int(choice["domino"][1:]))
            view["lines_laid"] += 1
            if view["round"]:
                self._next_turn(0)
            else:
                self._draw_kings()

    def _domino(self, name: str) -> None:
        for unseen in self.view["unseen_dominoes"]:
            if name in unseen:
                unseen.remove(name)
        self.view["next_line"].append({"domino": name, "king": None})
        self._lay_line()

    def _draw_kings(self) -> None:
        hand = self.view["kings_in_hand"]
        owners = [seat for seat, count in enumerate(hand) if count]
        if not owners:
            self._begin_round()
        elif len(owners) == 1:
            self._king(str(owners[0] + 1))
        else:
            self._ask("draw_king", CHANCE)

    def _king(self, number: str) -> None:
        seat = int(number) - 1
        hand = self.view["kings_in_hand"]
        if self.view["seats"] == 2 and self.full_game:
            self.view["kings_in_hand"] = [0, 0]
            self.view["kings_drawn"] = [1 - seat, 1 - seat, seat]
        else:
            hand[seat] -= 1
        self._ask("first_choice", seat)
        self._choose_if_alone()

    # --- turns

    def _begin_round(self) -> None:
        view = self.view
        view["line"], view["next_line"], view["turn"] = view["next_line"], [], 0
        view["round"] += 1
        view["dragon"] = None
        left = [space["building"] for space in view["spaces"] if space["building"]]
        for space in view["spaces"]:
            space["building"] = None
        for space, building in zip(reversed(view["spaces"]), reversed(left), strict=False):
            space["building"] = building
        self._fill_board()

    def _next_turn(self, turn: int) -> None:
        """The next king from the board's end of the line."""
        view = self.view
        while turn < len(view["line"]) and view["line"][turn]["king"] is None:
            turn += 1
        view["turn"] = turn
        if turn < len(view["line"]):
            self._ask("place", view["line"][turn]["king"])
            view["domino_in_hand"] = view["line"][turn]["domino"]
            self._place_if_forced()
        elif view["next_line"]:
            self._begin_round()
        else:
            view["line"], view["turn"], view["dragon"] = [], 0, None
            self._ask("over", OVER)

    def _place_if_forced(self) -> None:
        possible = naive.moves(self.view)
        if not possible:
            self.kingdom["discarded"] += 1
            self._after_taxes()
        elif len(possible) == 1:
            self.act(possible.pop())

    def _place(self, where: str, towards: str) -> None:
        kingdom, domino = self.kingdom, self.view["domino_in_hand"]
        a = naive.square(where)
        dx, dy = naive.DIRECTIONS[towards]
        b = a[0] + dx, a[1] + dy
        kingdom["dominoes"].append({"domino": domino, "square": where, "towards": towards})
        for at, (terrain, crowns) in zip((a, b), naive.DOMINOES[domino], strict=True):
            kingdom["squares"][naive.name_of(at)] = {
                "terrain": terrain,
                "crowns": crowns,
                "knight": False,
                "building": None,
            }
        land = [naive.square(name) for name in kingdom["squares"]]
        kingdom["reach"] = {
            "west": max(0, *(-s[0] for s in land)),
            "east": max(0, *(s[0] for s in land)),
            "south": max(0, *(-s[1] for s in land)),
            "north": max(0, *(s[1] for s in land)),
        }
        if self.full_game and kingdom["knights"]:
            self.view["just_placed"] = [naive.name_of(a), naive.name_of(b)]
            self._ask("tax", self.view["actor"])
        else:
            self._after_taxes()

    def _tax(self, halves: str) -> None:
        """A coin for each square of the region; the safes pay besides, for every knight sent."""
        kingdom = self.kingdom
        squares = dict(zip("ab", self.view["just_placed"], strict=True))
        land = naive.land_of(kingdom)
        for half in "ab" if halves == "both" else halves:
            where = squares[half]
            kingdom["knights"] -= 1
            kingdom["squares"][where]["knight"] = True
            kingdom["knights_out"] = [name for name, seen in kingdom["squares"].items() if seen["knight"]]
            kingdom["coins"] += len(naive.region(land, naive.square(where)))
            for name, _ in kingdom["buildings"]:
                if naive.BUILDINGS[name]["tax_bonus"] == "coin_per_knight":
                    kingdom["coins"] += naive.knights(kingdom)
                if naive.BUILDINGS[name]["tax_bonus"] == "coin_per_tower":
                    kingdom["coins"] += naive.towers(kingdom)
        self._after_taxes()

    def _after_taxes(self) -> None:
        self.view["just_placed"] = []
        self.view["domino_in_hand"] = None
        if self.full_game and naive.constructions(self.view, self.which) != {"pass"}:
            self._ask("build", self.view["actor"])
        else:
            self._after_building()

    def _build(self, number: str) -> None:
        self.view["chosen_space"] = int(number) - 1
        free = naive.free_towns(self.kingdom)
        if len(free) == 1:
            self._site(naive.name_of(free[0]))
        else:
            self._ask("site", self.view["actor"])

    def _site(self, where: str) -> None:
        view, kingdom = self.view, self.kingdom
        space = view["spaces"][view["chosen_space"]]
        name = space["building"]
        kingdom["coins"] -= naive.price(view, self.which, view["chosen_space"])
        kingdom["buildings"].append([name, where])
        kingdom["squares"][where]["building"] = name
        kingdom["squares"][where]["crowns"] += naive.BUILDINGS[name]["crowns"]
        kingdom["knights"] += naive.bonus(view["options"], name, "knights")
        more = naive.bonus(view["options"], name, "towers")
        kingdom["towers"] += more
        if more and kingdom["towers"] == max(each["towers"] for each in view["kingdoms"]):
            view["queen"] = self.which
        space["building"] = None
        view["chosen_space"] = None
        self._after_building()

    def _after_building(self) -> None:
        if self.full_game and naive.bribes(self.view, self.which) != {"pass"}:
            self._ask("bribe", self.view["actor"])
        else:
            self._after_bribe()

    def _burn(self, number: str) -> None:
        self.kingdom["coins"] -= 1
        self.view["spaces"][int(number) - 1]["building"] = None
        self.view["dragon"] = int(number) - 1
        self._after_bribe()

    def _pass(self) -> None:
        {"tax": self._after_taxes, "build": self._after_building, "bribe": self._after_bribe}[
            self.view["step"]
        ]()

    def _after_bribe(self) -> None:
        if self.view["next_line"]:
            self._ask("choose", self.view["actor"])
            self._choose_if_alone()
        else:
            self._next_turn(self.view["turn"] + 1)

    def _choose_if_alone(self) -> None:
        possible = naive.moves(self.view)
        if len(possible) == 1:
            self.act(possible.pop())

    def _choose(self, number: str) -> None:
        view = self.view
        view["next_line"][int(number) - 1]["king"] = view["actor"]
        if view["round"]:
            self._next_turn(view["turn"] + 1)
        elif view["kings_drawn"]:
            self._ask("first_choice", view["kings_drawn"].pop(0))
            self._choose_if_alone()
        else:
            self._draw_kings()
