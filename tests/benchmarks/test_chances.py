"""Whether chances come true: what is noted, how chances are stretched, and what the document says."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from librt.random import Random

from benchmarks import chances
from benchmarks.chances import Told, bins, cross_fitted, fitted, logit, measured, section, stretched
from tetrarchy.bots.budget import Budget
from tetrarchy.catalogue import find_game


def of_world(stretch: float, games: int) -> list[Told]:
    """Positions whose odds, raised to a power, are how often they are won."""
    rng = Random(1)
    found = []
    for number in range(games):
        chance = 0.02 + 0.96 * rng.random()
        found.append(Told(number, chance, float(rng.random() < stretched(chance, stretch, 0.0))))
    return found


def test_chances_are_stretched_around_a_half() -> None:
    assert stretched(0.5, 3.0, 0.0) == pytest.approx(0.5)
    assert stretched(0.7, 1.0, 0.0) == pytest.approx(0.7)
    assert stretched(0.7, 2.0, 0.0) == pytest.approx(0.49 / (0.49 + 0.09))
    assert logit(1.0) == -logit(0.0) < 10


@pytest.mark.parametrize("stretch", [0.5, 1.0, 2.0])
def test_the_stretch_of_a_world_is_found(stretch: float) -> None:
    found, shift = fitted(of_world(stretch, 20_000))
    assert found == pytest.approx(stretch, rel=0.06)
    assert shift == pytest.approx(0.0, abs=0.06)


def test_what_fits_other_games_brings_told_and_won_together() -> None:
    world = of_world(2.0, 10_000)
    before = [each for each in bins(world) if each]
    after = [each for each in bins(cross_fitted(world)) if each]
    assert max(abs(each.told - each.won.value) for each in before) > 0.1
    assert max(abs(each.told - each.won.value) for each in after) < 0.05
    assert sum(each.positions for each in after) == len(world)


def test_bins_hold_what_they_say_and_few_positions_tell_nothing() -> None:
    positions = [Told(number, 0.72, float(number % 4 != 0)) for number in range(40)]
    found = bins([*positions, *[Told(99, 0.1, 0.0)] * 5, *[Told(100, 1.0, 1.0)] * 40])
    assert [number for number, each in enumerate(found) if each] == [7, 9]
    assert found[7] is not None
    assert found[7].positions == 40
    assert found[7].told == pytest.approx(0.72)
    assert found[7].won.value == pytest.approx(0.75)


def test_a_game_tells_chances_and_who_won(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chances, "PLAYERS", Budget(playouts=2))
    monkeypatch.setattr(chances, "ADVISERS", Budget(playouts=4))
    game = find_game("gem_forge")
    found = measured(game, 3)
    assert found == measured(game, 3)
    assert set(found) == {"search", "learned"}
    assert len(found["search"]) == len(found["learned"]) == 6
    assert [won for _, won in found["search"]] == [won for _, won in found["learned"]]
    assert all(0 <= chance <= 1 and won in (0, 0.5, 1) for told in found.values() for chance, won in told)


def test_a_run_goes_on_and_the_section_tells_of_all_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def known(game: object, number: int) -> dict[str, list[list[float]]]:
        asked.append(number)
        return {"search": [[0.72, float(number % 4 != 0)]]}

    monkeypatch.setattr(chances, "measured", known)
    out, document = tmp_path / "chances.jsonl", tmp_path / "strength.md"
    document.write_text("# Strength\n")
    chances.main(1, ["inkdoms"], out, None)
    with out.open("a") as lines:
        lines.write('{"game": "ink')
    chances.main(40, ["inkdoms"], out, document)
    assert asked == list(range(40))
    kept = [json.loads(line) for line in out.read_text().splitlines() if line.endswith("}")]
    assert len(kept) == 40
    text = document.read_text()
    assert text == "# Strength\n\n" + section(kept)
    assert "**Inkdoms, `search`**: 40 games" in text
    assert "| 70–80 % | 40 | 72.0 % | 75.0 %" in text
