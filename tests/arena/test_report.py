"""The figures of a report, each counted again by hand."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from statistics import NormalDist, quantiles, stdev
from statistics import mean as average

import pytest
from librt.random import Random

from tetrarchy.arena import Result, Simulation, play_match
from tetrarchy.arena.match import Tally, Use
from tetrarchy.arena.report import Figures, Watched, figures_of
from tetrarchy.arena.report.components import LEAST_GAMES
from tetrarchy.arena.report.games import doubling, even
from tetrarchy.arena.report.gathering import inventory_of
from tetrarchy.arena.running import play_all
from tetrarchy.catalogue import find_game
from tetrarchy.kernel.drive import Deal
from tetrarchy.kernel.state import CHANCE, Event, SheetLine

Z = NormalDist().inv_cdf(0.975)
RUNS = [("queendomino", 2), ("inkdoms", 2), ("inkdoms", 1), ("gem_forge", 3), ("wonderful_kingdom", 2)]
every_run = pytest.mark.parametrize(("name", "seats"), RUNS, ids=lambda given: str(given))
NUMBER = 45


def simulation(name: str, seats: int) -> Simulation:
    """Some games at random; those of It's a Wonderful Kingdom with the module that uses few kinds of cards."""
    options = find_game(name).settings(seats, {"module": "advisors"} if name == "wonderful_kingdom" else {})
    return Simulation(name, options, ("random",) * seats, NUMBER, 1)


@cache
def played(name: str, seats: int) -> dict[int, Result]:
    return play_all(Watched(simulation(name, seats))).results


@cache
def figures(name: str, seats: int) -> Figures:
    return figures_of(simulation(name, seats), played(name, seats))


def wilson(part: float, number: int) -> list[float]:
    """Wilson's interval as the roots of its equation (p − x)² = z² x (1 − x) / n."""
    a, b, c = 1 + Z * Z / number, -2 * part - Z * Z / number, part * part
    root = max(0.0, b * b - 4 * a * c) ** 0.5
    return [part, (-b - root) / (2 * a), (-b + root) / (2 * a)]


def normal(values: list[float]) -> list[float]:
    half = Z * stdev(values) / len(values) ** 0.5
    return [average(values), average(values) - half, average(values) + half]


# ---------------------------------------------------------------- seats, scores, length, choices


@every_run
def test_wins_by_seat(name: str, seats: int) -> None:
    results = list(played(name, seats).values())
    for seat in range(seats):
        wins = sum(1 / r.places.count(1) for r in results if r.places[seat] == 1)
        assert figures(name, seats).wins_by_seat[seat] == pytest.approx(wilson(wins / NUMBER, NUMBER))
    unwon = sum(1 not in r.places for r in results)
    assert figures(name, seats).unwon == pytest.approx(wilson(unwon / NUMBER, NUMBER))
    assert figures(name, seats).games == figures(name, seats).deals == NUMBER


@every_run
def test_scores(name: str, seats: int) -> None:
    results = list(played(name, seats).values())
    found = figures(name, seats)
    for seat, spread in enumerate(found.scores_by_seat):
        scores = [r.scores[seat] for r in results]
        assert spread.mean == pytest.approx(normal([float(score) for score in scores]))
        assert spread.games == NUMBER
        middle = quantiles(scores, n=4, method="inclusive")
        assert spread.quarters == pytest.approx([min(scores), *middle, max(scores)])
        for low, high, share in spread.bins:
            part = sum(low <= score <= high for score in scores) / NUMBER
            assert share == pytest.approx(wilson(part, NUMBER))
        assert sum(share.value for _, _, share in spread.bins) == pytest.approx(1)
    if seats == 1:
        assert found.lead is None
    else:
        leads = [float(sorted(r.scores)[-1] - sorted(r.scores)[-2]) for r in results]
        assert found.lead is not None
        assert found.lead.mean == pytest.approx(normal(leads))


@every_run
def test_length_choices_and_sheets(name: str, seats: int) -> None:
    found = figures(name, seats)
    lengths, means, firsts, sheets = [], [], [], []
    for result in played(name, seats).values():
        assert result.seen is not None
        choices = result.seen.choices
        lengths.append(float(result.length))
        means.append(average(choices))
        firsts.append(average(choices[: len(choices) // 10]))
        sheets += [dict(sheet) for sheet in result.seen.sheets]
    assert found.length.mean == pytest.approx(normal(lengths))
    assert found.choices.mean == pytest.approx(normal(means))
    assert found.choices_in_parts[0] == pytest.approx(normal(firsts))
    for key, points in found.sheet.items():
        assert points.value == pytest.approx(average(sheet.get(key, 0) for sheet in sheets))


def test_verdicts() -> None:
    given = [verdict for result in played("inkdoms", 1).values() for verdict in result.verdicts]
    assert set(figures("inkdoms", 1).verdicts) == set(given)
    for verdict, share in figures("inkdoms", 1).verdicts.items():
        assert share == pytest.approx(wilson(given.count(verdict) / NUMBER, NUMBER))
    assert figures("queendomino", 2).verdicts == {}


def test_bounds_of_bars() -> None:
    assert even(7, 9) == [(7, 7), (8, 8), (9, 9)]
    assert even(-3, 40) == [(low, low + 1) for low in range(-4, 41, 2)]
    assert even(98, 230)[0] == (90, 99)
    assert doubling(9) == [(1, 1), (2, 2), (3, 4), (5, 8), (9, 16)]


# ---------------------------------------------------------------- what is seen of a game


@every_run
def test_a_game_is_seen_as_it_is_played(name: str, seats: int) -> None:
    """The first game is played again, move by move, by a loop of the test's own."""
    plan, game = simulation(name, seats), find_game(name)
    result = played(name, seats)[0]
    players, deal, seed = plan.table(game, 0)
    seen: list[int] = []

    class Counting:
        def __init__(self, seat: int) -> None:
            self.seat = seat

        def choose(self, view: dict[str, object], legal: list[int], seat: int, rng: Random) -> int:
            seen.append(len(legal))
            return players[self.seat].choose(view, legal, seat, rng)

    again = play_match(game, plan.options, [Counting(seat) for seat in range(seats)], deal, seed)
    assert result.seen is not None
    assert result._replace(seen=None) == again
    assert result.seen.choices == tuple(seen)
    assert [sum(points for _, points in sheet) for sheet in result.seen.sheets] == list(again.scores)


def test_watching_changes_nothing() -> None:
    plan = simulation("queendomino", 2)
    watched = {index: result._replace(seen=None) for index, result in played("queendomino", 2).items()}
    assert watched == play_all(plan).results


@every_run
def test_uses_are_events_that_name_a_component(name: str, seats: int) -> None:
    """Counted by hand in one game: every event with a seat is told, unless it only shows what was told."""
    game = find_game(name)
    state = game.start(seats, simulation(name, seats).options)
    state.events = []
    rng, dealer = Random(1), Deal(1)
    while state.actors():
        seat = int(state.mover())
        state.apply(seat, dealer.draw(state) if seat == CHANCE else int(state.sample(seat, rng)))
    inventory = inventory_of(game)
    told = Counter(
        use.kind for event in state.events if "seat" in event.data for use in inventory.uses(event)
    )
    by_seats = [event for event in state.events if "seat" in event.data]
    left_out = {event.kind for event in by_seats if event.retold}
    left_out |= {event.kind for event in by_seats} & {"solo_result", "step_skipped"}
    assert left_out == {event.kind for event in by_seats} - set(told)
    assert any(use.field for event in state.events for use in inventory.uses(event))


@pytest.mark.parametrize(
    ("game", "event", "uses"),
    [
        (
            "queendomino",
            Event("building_built", {"seat": 1, "building": "bakery", "square": "h8", "coins": 3}),
            [Use("building_built", "building", "bakery")],
        ),
        (
            "queendomino",
            Event("domino_placed", {"seat": 0, "domino": "q10", "a": "f7", "b": "f6"}),
            [Use("domino_placed", "domino", "q10")],
        ),
        (  # k7 is a square here, and the name of a domino of Kingdomino's
            "queendomino",
            Event("domino_placed", {"seat": 0, "domino": "q10", "a": "k7", "b": "k6"}),
            [Use("domino_placed", "domino", "q10")],
        ),
        ("queendomino", Event("queen_joined", {"seat": 0}), [Use("queen_joined")]),
        (
            "inkdoms",
            Event(
                "die_taken", {"seat": 0, "die": "white", "colour": "blue", "drops": 4, "kingdom": "redhill"}
            ),
            [
                Use("die_taken", "die", "white"),
                Use("die_taken", "colour", "blue"),
                Use("die_taken", "kingdom", "redhill"),
            ],
        ),
        ("inkdoms", Event("area_shown", {"seat": 0, "area": "r1", "colour": "blue"}, retold=True), []),
        ("inkdoms", Event("solo_result", {"seat": 0, "points": 71, "result": "crown"}), []),
        (
            "gem_forge",
            Event("tile_handed_in", {"seat": 0, "tile": "m01"}),
            [Use("tile_handed_in", "tile", "m01")],
        ),
        (
            "wonderful_kingdom",
            Event("offer_taken", {"seat": 0, "area": "2", "card": ["farm", "farm"], "up": 2, "hidden": 0}),
            [Use("offer_taken", "card", "farm")] * 2,
        ),
        (
            "wonderful_kingdom",
            Event("offer_taken", {"seat": 0, "area": "2", "card": [], "up": 0, "hidden": 2}),
            [],
        ),
        (
            "wonderful_kingdom",
            Event("construction_begun", {"seat": 0, "site": "farm-2"}),
            [Use("construction_begun", "site", "farm")],
        ),
        (
            "wonderful_kingdom",
            Event("task_done", {"seat": 0, "task": "outfit_ships"}),
            [Use("task_done", "task", "outfit_ships")],
        ),
    ],
)
def test_what_an_event_tells(game: str, event: Event, uses: list[Use]) -> None:
    assert inventory_of(find_game(game)).uses(event) == uses


@pytest.mark.parametrize(
    ("game", "field", "value", "reconstructed"),
    [
        ("queendomino", "building", "bakery", True),
        ("queendomino", "domino", "q10", True),
        ("inkdoms", "kingdom", "redhill", True),
        ("gem_forge", "tile", "m01", True),
        ("gem_forge", "card", "dig", False),
        ("wonderful_kingdom", "card", "cathedral", True),
        ("wonderful_kingdom", "card", "farm", True),
        ("wonderful_kingdom", "card", "dragon_eggs", True),
        ("wonderful_kingdom", "card", "calamity", False),
    ],
)
def test_components_that_are_reconstructed(game: str, field: str, value: str, reconstructed: bool) -> None:
    assert inventory_of(find_game(game)).reconstructed(field, value) == reconstructed


# ---------------------------------------------------------------- components


@every_run
def test_how_often_components_are_used(name: str, seats: int) -> None:
    uses = [of_seat for r in played(name, seats).values() if r.seen for of_seat in r.seen.uses]
    for kind in figures(name, seats).kinds:
        for row in kind.rows:
            use = Use(kind.kind, kind.field, row.value) if kind.field else Use(row.value)
            times = [of_seat[use] for of_seat in uses]
            games = [times[at : at + seats] for at in range(0, len(times), seats)]
            assert row.times.value == pytest.approx(average(times))
            assert row.used.value == pytest.approx(average(number > 0 for number in times))
            assert row.games == sum(any(of_game) for of_game in games)
            if seats > 1:
                differing = sum(len(set(of_game)) > 1 for of_game in games)
                assert (row.why_not in ("rare", "alike")) == (differing < LEAST_GAMES)


def exact(rows: list[tuple[Fraction, list[Fraction]]]) -> list[Fraction]:
    """Least squares in whole fractions: the solution of the normal equations by elimination."""
    size = len(rows[0][1])
    lines = [
        [sum((x[at] * x[other] for _, x in rows), Fraction()) for other in range(size)]
        + [sum((y * x[at] for y, x in rows), Fraction())]
        for at in range(size)
    ]
    for at in range(size):
        best = next(row for row in range(at, size) if lines[row][at])
        lines[at], lines[best] = lines[best], lines[at]
        lines[at] = [value / lines[at][at] for value in lines[at]]
        for row in range(size):
            if row != at:
                lines[row] = [a - lines[row][at] * b for a, b in zip(lines[row], lines[at], strict=True)]
    return [line[-1] for line in lines]


@every_run
def test_what_components_are_worth(name: str, seats: int) -> None:
    """Kinds in which every component has a worth are computed again in fractions, seat by seat."""
    checked = 0
    for kind in figures(name, seats).kinds:
        if kind.relative or len(kind.rows) > 14 or not all(row.worth for row in kind.rows):
            continue
        uses = [Use(kind.kind, kind.field, row.value) if kind.field else Use(row.value) for row in kind.rows]
        rows = []
        for result in played(name, seats).values():
            assert result.seen is not None
            times = [[Fraction(of_seat[use]) for use in uses] for of_seat in result.seen.uses]
            for seat in range(seats):
                others = [other for other in range(seats) if other != seat]
                count = max(1, len(others))
                lead = result.scores[seat] - Fraction(sum(result.scores[other] for other in others), count)
                more = [
                    times[seat][at] - sum((times[other][at] for other in others), Fraction()) / count
                    for at in range(len(uses))
                ]
                controls = [Fraction(1), *(Fraction(seat == other) for other in range(1, seats))]
                rows.append((lead, controls + more))
        expected = [float(value) for value in exact(rows)[seats:]]
        assert [row.worth.value for row in kind.rows if row.worth] == pytest.approx(expected)
        checked += 1
    assert checked


def made_up(scores: tuple[int, ...], uses: list[list[Use]]) -> Result:
    seats = len(scores)
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    seen = Tally((2, 3), ((SheetLine("all", 1),),) * seats, tuple(map(Counter, uses)))
    return Result(scores, places, 2, ("",) * seats, (), seen)


def test_bots_are_controlled_for() -> None:
    """A bot that is better by 10 and likes a component does not make the component better."""
    rng = Random(1)
    plan = Simulation("queendomino", {}, ("good", "bad"), 400, 1)
    results = {}
    for index in range(400):
        luck = [int(rng.randrange(9)) for _ in range(2)]
        uses: list[list[Use]] = []
        scores = []
        for seat, bot in enumerate(plan.lineup(index)):
            times = int(rng.randrange(4)) + 3 * (bot == "good")
            uses.append([Use("building_built", "building", "bakery")] * times)
            scores.append(2 * times + 10 * (bot == "good") + luck[seat])
        results[index] = made_up(tuple(scores), uses)
    found = figures_of(plan, results)
    assert found.deals == 200
    worth = found.kinds[0].rows[0].worth
    assert worth is not None
    assert worth.low < 2 < worth.high
    assert worth.high - worth.low < 1


def test_games_of_one_deal_are_one_piece_of_evidence() -> None:
    """Every game played once more in the same deal, with the seats changed, makes no interval narrower."""
    rng = Random(3)
    once = {}
    for index in range(60):
        uses = [[Use("building_built", "building", "bakery")] * int(rng.randrange(4)) for _ in range(2)]
        scores = [2 * len(of_seat) + int(rng.randrange(30)) for of_seat in uses]
        once[index] = made_up(tuple(scores), uses)
    twice = {}
    for index, result in once.items():
        assert result.seen is not None
        turned = [list(of_seat.elements()) for of_seat in reversed(result.seen.uses)]
        twice[2 * index] = result
        twice[2 * index + 1] = made_up(result.scores[::-1], turned)
    widths = []
    for bots, results in ((("a", "a"), once), (("a", "b"), twice)):
        worth = figures_of(Simulation("queendomino", {}, bots, 120, 1), results).kinds[0].rows[0].worth
        assert worth is not None
        widths.append(worth.high - worth.low)
    assert 0.9 < widths[1] / widths[0] < 1.1


def test_why_a_worth_is_not_told() -> None:
    rng = Random(2)
    results = {}
    for index in range(100):
        seats: list[list[Use]] = []
        for seat in range(2):
            times = int(rng.randrange(3))
            uses = [Use("building_built", "building", "bakery")] * times
            uses += [Use("building_built", "building", "sawmill")] * (2 * times)
            uses += [Use("building_built", "building", "church")] * int(rng.randrange(3))
            uses += [Use("building_built", "building", "statue")]
            uses += [Use("building_built", "building", "foundry")] * (seat == 0 and index < 5)
            seats.append(uses)
        results[index] = made_up((int(rng.randrange(50)), int(rng.randrange(50))), seats)
    plan = Simulation("queendomino", {}, ("random", "random"), 100, 1)
    rows = {row.value: row for row in figures_of(plan, results).kinds[0].rows}
    assert {value: row.why_not for value, row in rows.items()} == {
        "bakery": "",
        "sawmill": "inseparable",
        "church": "",
        "statue": "alike",
        "foundry": "rare",
    }
    assert [value for value, row in rows.items() if row.worth] == list(rows)[:2]


def test_too_few_games_are_said_to_be_too_few() -> None:
    bakery = Use("building_built", "building", "bakery")
    plan = Simulation("queendomino", {}, ("random", "random"), 23, 1)
    results = {
        index: made_up((index % 7, index % 5), [[bakery] * (index % 3 + 1), []]) for index in range(23)
    }
    assert figures_of(plan, results).kinds[0].rows[0].why_not == ""
    del results[22]
    assert figures_of(plan, results).kinds[0].rows[0].why_not == "few"
