"""Positions as arrays: what each field says is what the view says, own side first."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any, Final

import numpy as np
import pytest
from librt.random import Random

from tests.envs.settings import MORE, SOLO, USUAL, Played, each
from tetrarchy.envs.encoding import Encoding
from tetrarchy.envs.episode import Episode, Setting
from tetrarchy.envs.vector import VectorEnv
from tetrarchy.kernel import COMPILED
from tetrarchy.kernel.batch import DECIDER
from tetrarchy.kernel.errors import IllegalAction
from tetrarchy.kernel.state import OVER

MOST_NUMBERS: Final = {"queendomino": 1000, "inkdoms": 600}
"""How long the arrays for two may be."""

TELL = """
import sys
from tetrarchy.envs.encoding import Encoding
from tetrarchy.envs.episode import Episode, Setting
from tetrarchy.envs.vector import VectorEnv
from tetrarchy.kernel import COMPILED
from tetrarchy.kernel.batch import DECIDER
setting = Setting("wonderful_kingdom", 2)
encoding = Encoding(setting)
row = encoding.row(Episode(setting, 5).state, 1)
sys.stdout.write(f"{encoding.fingerprint()} {row.tolist()}")
"""


def fields(encoding: Encoding, row: Any) -> dict[str, Any]:
    """A row taken apart by the names of its fields, in the game's own numbers."""
    found = {}
    for field in encoding.describe():
        size = int(np.prod(field["shape"]))
        part = row[field["start"] : field["start"] + size] * field["unit"]
        found[field["name"]] = part.reshape(field["shape"]).round().astype(int)
    return found


def positions(setting: Setting, seed: int) -> list[tuple[Any, int]]:
    """Positions of a game that is random and greedy by turns, with who decides."""
    table = Episode(setting, seed)
    rng = Random(seed)
    found: list[tuple[Any, int]] = []
    while (seat := table.mover()) != OVER:
        found.append((table.state.copy(), seat))
        state = table.state
        greedy = len(found) % 2
        table.act(setting.game.greedy(state, seat, rng) if greedy else int(state.sample(seat, rng)))
    return found


@each(USUAL + SOLO + MORE)
def test_arrays_and_masks_are_in_their_spaces(played: Played) -> None:
    setting = Setting(*played)
    for one_hot in (False, True):
        encoding = Encoding(setting, one_hot)
        space = encoding.observation_space()
        for state, seat in positions(setting, 3)[::7]:
            seen = encoding.observe(state, seat)
            assert space.contains(seen)
            assert [encoding.code(at) for at in seen["action_mask"].nonzero()[0]] == state.legal(seat)
            assert (encoding.row(state, seat) == seen["observation"]).all()


@pytest.mark.parametrize("name", MOST_NUMBERS)
def test_arrays_are_short(name: str) -> None:
    assert Encoding(Setting(name, 2)).size < MOST_NUMBERS[name]


def test_the_fields_of_queendomino_are_the_views() -> None:
    setting = Setting("queendomino", 2)
    encoding = Encoding(setting)
    for state, seat in positions(setting, 5)[::9]:
        view = state.view(seat)
        seen = fields(encoding, encoding.row(state, seat))
        assert seen["actor"].tolist() == [1, 0]
        for place, kingdom in enumerate((view["kingdoms"][seat], view["kingdoms"][1 - seat])):
            of = f"kingdom {place}: "
            squares = kingdom["squares"].values()
            terrain = seen[of + "terrain"]
            assert terrain[3, 3] == 8
            assert (terrain > 0).sum() == 1 + len(squares)
            assert seen[of + "crowns"].sum() == sum(square["crowns"] for square in squares)
            assert seen[of + "coins"] == kingdom["coins"]
            points = [region["points"] for region in kingdom["regions"]]
            assert seen[of + "score sheet"][:7].sum() == sum(points)
            sizes = [len(region["squares"]) for region in kingdom["regions"]]
            assert seen[of + "largest"].max(initial=0) == max(sizes, default=0)
            assert seen[of + "regions"].sum() == len(sizes)
        whose = (seat, 1 - seat)
        totals = [int(seen[f"kingdom {place}: score"]) for place in (0, 1)]
        assert totals == [state.sheet(which).total for which in whose]


def test_a_kingdom_lies_around_its_castle() -> None:
    setting = Setting("queendomino", 2, {"variant": "kingdomino"})
    encoding = Encoding(setting)
    state, seat = positions(setting, 8)[-1]
    terrain = fields(encoding, encoding.row(state, seat))["kingdom 0: terrain"]
    for name, square in state.view(seat)["kingdoms"][seat]["squares"].items():
        column, row = "abcdefghijklm".index(name[0]) - 6, int(name[1:]) - 7
        words = ("wheat", "forest", "lake", "grassland", "swamp", "mine", "town")
        assert words[terrain[(3 + row) % 8, (3 + column) % 8] - 1] == square["terrain"]


def test_the_fields_of_inkdoms_are_the_views() -> None:
    setting = Setting("inkdoms", 3)
    encoding = Encoding(setting)
    for state, seat in positions(setting, 6)[::9]:
        view = state.view(seat)
        seen = fields(encoding, encoding.row(state, seat))
        for place in range(3):
            sheet = view["sheets"][(seat + place) % 3]
            of = f"player {place}: "
            assert (seen[of + "colours"] > 0).sum() == len(sheet["painted"])
            assert seen[of + "spells"].tolist() == list(sheet["spells"].values())
            assert seen[of + "drops"].tolist() == list(sheet["drops"].values())
            assert seen[of + "score"] == sheet["total"]
            assert seen[of + "points"].sum() - sheet["blots"] == sheet["total"]
            assert seen[of + "done"].tolist() == list(sheet["done"].values())
        drops = [die["drops"] for die in view["dice"]]
        assert [int(seen[f"{die} die: drops"]) for die in ("red", "blue", "yellow", "white")] == drops


def test_the_fields_of_gem_forge_are_the_views() -> None:
    setting = Setting("gem_forge", 3)
    encoding = Encoding(setting)
    kinds = [card["id"] for card in setting.game.components()["cards"]]
    for state, seat in positions(setting, 7)[::9]:
        view = state.view(seat)
        seen = fields(encoding, encoding.row(state, seat))
        hand = view["players"][seat]["hand"]
        assert seen["own hand"].tolist() == [hand.get(kind, 0) for kind in kinds]
        colours = list(view["bag"])
        assert seen["bag"].tolist() == list(view["bag"].values())
        for place in range(3):
            player = view["players"][(seat + place) % 3]
            of = f"player {place}: "
            assert seen[of + "cart"].tolist() == [player["cart"].count(colour) for colour in colours]
            assert seen[of + "needs"].tolist() == [player["needs"].get(colour, 0) for colour in colours]
            assert seen[of + "cards"] == player["cards"]
            assert seen[of + "pawn"] == player["pawn"]


def test_the_fields_of_wonderful_kingdom_are_the_views() -> None:
    setting = Setting("wonderful_kingdom", 2)
    encoding = Encoding(setting)
    for state, seat in positions(setting, 8)[::9]:
        view = state.view(seat)
        seen = fields(encoding, encoding.row(state, seat))
        assert seen["own hand"].sum() == len(view["duchies"][seat]["hand"])
        assert seen["unseen"].sum() == sum(view["unseen"].values())
        assert seen["hidden dangers"].sum() == len(view["hidden_dangers"])
        for place in range(2):
            duchy = view["duchies"][(seat + place) % 2]
            of = f"player {place}: "
            assert seen[of + "built"].sum() == len(duchy["built"])
            assert seen[of + "production"].tolist() == list(duchy["production"].values())
            assert (seen[of + "sites"] > 0).sum() == len(duchy["construction"])
            needs = sum(sum(site["needs"].values()) for site in duchy["construction"])
            assert seen[of + "needs"].sum() == needs
            total = state.known_sheets(seat)[(seat + place) % 2].total
            assert seen[of + "score"] == total


@each(USUAL)
def test_one_hot_spreads_what_names_things(played: Played) -> None:
    setting = Setting(*played)
    plain, spread = Encoding(setting), Encoding(setting, one_hot=True)
    state, seat = positions(setting, 4)[-1]
    one, other = plain.row(state, seat), spread.row(state, seat)
    assert len(other) == spread.size
    for before, after in zip(plain.describe(), spread.describe(), strict=True):
        numbers = one[before["start"] : before["start"] + int(np.prod(before["shape"]))]
        slots = other[after["start"] : after["start"] + int(np.prod(after["shape"]))]
        if before["named"]:
            slots = slots.reshape(len(numbers), -1)
            assert (slots.sum(axis=1) == (numbers > 0)).all()
            assert (slots.argmax(axis=1)[numbers > 0] + 1 == numbers[numbers > 0]).all()
        else:
            assert (slots == numbers).all()
    assert plain.fingerprint() != spread.fingerprint()


@each([("queendomino", 2, {}), ("queendomino", 3, {"variant": "kingdomino"})])
def test_what_an_encoder_remembers_changes_no_row(played: Played) -> None:
    """One that has seen many games writes what a new one does, for every seat."""
    setting = Setting(*played)
    used = Encoding(setting)
    for seed in (11, 12):
        for state, _ in positions(setting, seed)[::2]:
            new = Encoding(setting)
            for seat in range(setting.seats):
                assert (used.row(state, seat) == new.row(state, seat)).all()


@each(USUAL)
def test_choices_have_codes_and_notation(played: Played) -> None:
    setting = Setting(*played)
    encoding = Encoding(setting)
    actions = setting.game.actions
    drawn = {verb for verb in actions.by_verb if verb in actions.chance}
    for choice in range(encoding.choices):
        text = encoding.notation(choice)
        assert text.split()[0] not in drawn
        assert encoding.choice(text) == choice == encoding.choice(encoding.code(choice))
    assert encoding.choices + len(actions.draws) == actions.size
    with pytest.raises(IllegalAction, match="There is no choice"):
        encoding.code(encoding.choices)


@each(USUAL + SOLO)
def test_chance_and_seats_share_no_codes(played: Played) -> None:
    """The verbs that a game declares as chance's are those that chance uses."""
    setting = Setting(*played)
    state, rng = setting.start(), Random(2)
    choices = set(setting.game.actions.choices)
    while state.mover() != OVER:
        mover = state.mover()
        open_now = state.legal(mover) if mover >= 0 else [code for code, _ in state.outcomes()]
        assert choices.issuperset(open_now) if mover >= 0 else choices.isdisjoint(open_now)
        state.apply(mover, state.sample(mover, rng))


@pytest.mark.long
@pytest.mark.skipif(not COMPILED, reason="takes too long interpreted")
@each(USUAL)
def test_nothing_is_out_of_range_in_a_hundred_thousand_games(played: Played) -> None:
    """Not one number of the rows that deciders see, and no game is longer than the game says."""
    name, seats, options = played
    games = VectorEnv(name, 256, seats, options, observations=False)
    encoding = games.encoding
    games.reset(seed=1)
    lens, batch, rng = encoding.lens, games.batch, Random(1)
    parts = [part for part in encoding.parts for _ in range(part.size)]
    least, most = np.zeros(encoding.size, np.int16), np.zeros(encoding.size, np.int16)
    lengths = np.zeros(256, np.int64)
    ended = longest = 0
    while ended < 100_000:
        rows = np.asarray(memoryview(lens.look(batch.states, DECIDER, True).rows)).reshape(256, -1)
        np.minimum(least, rows.min(axis=0), out=least)
        np.maximum(most, rows.max(axis=0), out=most)
        lengths += 1
        for index in batch.step(batch.sample(rng)):
            longest = max(longest, int(lengths[index]))
            lengths[index] = 0
            ended += 1
            games._begin(index)
    assert [part.name for at, part in enumerate(parts) if least[at] < part.low or most[at] > part.high] == []
    assert longest < games.setting.game.longest


def test_all_processes_agree() -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", TELL],
            check=True,
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    ]
    assert told[0] == told[1]
    assert told[0].startswith(Encoding(Setting("wonderful_kingdom", 2)).fingerprint())
