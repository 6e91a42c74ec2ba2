"""The worked examples of Inkdoms."""

from __future__ import annotations

from typing import Any, Final

from tests.games.inkdoms.helpers import LETTERS, filled, play, sheet, solo, table
from tests.games.inkdoms.test_achievements import DRAGONS, HYDRAS, umberland
from tests.games.inkdoms.test_dice import EXAMPLE
from tests.made_examples import Made, example
from tetrarchy.kernel.state import State


def painter(die: str, others: str = "", lines: dict[str, Any] | None = None, **told: Any) -> State:
    """The first of two players has just taken a die; ``others`` is what the second does meanwhile."""
    name, letter, _ = die.split()
    dice = [die if die.startswith(one) else f"{one} {'G' if letter != 'G' else 'R'} 2" for one in
            ("red", "blue", "yellow", "white")]  # fmt: skip
    state = table(sheet(**told), sheet(), dice=", ".join(dice), lines=lines or {})
    play(state, f"1 take {name} {LETTERS[letter]}")
    return play(state, *(f"2 {step}" for step in others.split(", ") if step))


def two_rounds() -> State:
    """A throw for two players."""
    return table(sheet(), sheet(), dice="red R 2, blue B 2, yellow Y 2, white P 3")


def last_dragon() -> State:
    """Somebody has painted all dragons; the first of three players has one left."""
    state = table(
        sheet(**filled("", also=DRAGONS.replace("p1", ""))),
        sheet(),
        sheet(**filled("", also=DRAGONS)),
        dice="red R 2, blue B 2, yellow P 2, white G 2",
        lines={"dragon": {"first": [2], "second": []}},
        round=4,
    )
    play(state, "1 take yellow purplefield", "2 take red redhill", "3 take blue bluewater")
    return play(state, "2 paint die r2", "2 paint die r4", "3 stop")


def hydras() -> State:
    """Two players with one hydra and a few areas of Yellowlake left."""
    others = HYDRAS.replace("y5", "")
    return table(
        sheet(**filled("Y", but="y1 y3 y5 y8", also=others)),
        sheet(**filled("Y", but="y5 y8", also=others)),
        dice="red R 2, blue Y 2, yellow Y 2, white Y 2",
    )


EXAMPLES: Final[list[Made]] = [
    example(
        "two_rounds", "round", two_rounds(),
        "1 take red redhill", "2 take blue bluewater", "1 paint die r2", "1 paint die r4",
        "2 paint die b2", "2 paint die b8", "1 take yellow yellowlake",
        start={"illegal": ["take white-red purplefield"]},
        checks=[{"after": 6, "legal": ["take yellow yellowlake", "take white-red purplefield"]}],
        sheet={"redhill": 1},
    ),
    example(
        "dice", "take", table(sheet(), sheet(), sheet(), sheet(), dice=EXAMPLE),
        "1 take red purplefield", "2 take white-red umberland",
        start={
            "legal": [
                "take red yellowlake", "take red purplefield", "take blue greenwood", "take yellow bluewater",
            ],
            "illegal": ["take white-red redhill", "take blue redhill"],
        },
    ),
    example(
        "neighbours", "paint", painter("red R 2", red="r3 y4"), "1 paint die r4", "1 paint die r9",
        start={"legal": ["paint die r4", "paint die r9"], "illegal": ["paint die r6", "paint die y1"]},
        sheet={"redhill": 1},
    ),
    example(
        "capitals", "symbols", painter("blue Y 2", drops="green"), "1 paint tower-green g5", "1 paint die y4",
        start={"sheet": {"greenwood": 0, "yellowlake": 0}},
        sheet={"greenwood": 1 + 3, "yellowlake": 1},
    ),
    example(
        "new_spells", "symbols", painter("red R 3", spells="move blend"), "1 paint die r6", "1 paint die r1",
        start={"legal": ["move bluewater"]},
        illegal=["move bluewater", "clash die r2"],
    ),
    example(
        "monsters", "symbols", painter("red R 2"), "1 paint die r9", "1 paint die r3",
        start={"sheet": {"griffin": -4, "unicorn": -4}},
        sheet={"griffin": -3 + 1, "unicorn": -3},
    ),
    example(
        "towers", "mix", painter("red R 2", yellow="r2", blue="g4", drops="green"),
        "1 paint die r1", "1 paint tower-green u3", "1 mix purple",
        checks=[{"after": 2, "legal": ["mix purple", "mix green", "mix brown"], "illegal": ["paint die r6"]}],
        illegal=["paint tower-purple b1"],
    ),
    example(
        "clash", "spells", painter("red R 2", red="r3 r9 y4", spells="clash clash"),
        "1 clash die r6", "1 clash die r5",
        start={"legal": ["clash die r6"], "illegal": ["paint die r6"]},
        checks=[{"after": 1, "illegal": ["paint die r5"], "legal": ["clash die r5"]}],
        sheet={"redhill": 1 + 2},
    ),
    example(
        "all_spells", "spells", painter("blue R 4", blue="b5", spells="move clash spread spread blend"),
        "1 move bluewater", "1 clash die b6", "1 spread greenwood", "1 spread purplefield", "1 paint die p9",
        "1 blend", "1 paint blend-green g3",
        sheet={"bluewater": 1 + 2, "hydra": 2 - 2, "dragon": 2 - 5, "blots": 0},
    ),
    example(
        "umberland", "achievements", play(umberland(), "2 stop", "3 stop"), "1 paint die u4", "1 paint die u8",
        checks=[{"after": 1, "sheet": {"umberland": 5}}],
        sheet={"umberland": 5 + 4},
    ),
    example(
        "dragons", "achievements", last_dragon(), "1 paint die p1", "1 paint die p3",
        start={"sheet": {"dragon": -1}},
        sheet={"dragon": 1},
    ),
    example(
        "hydras", "achievements", hydras(),
        "1 take yellow yellowlake", "2 take white-yellow yellowlake", "1 paint die y5", "1 paint die y8",
        "2 paint die y8", "2 paint die y5", "1 take blue yellowlake", "1 paint die y1", "1 paint die y3", "2 stop",
        checks=[{"after": 6, "sheet": {"hydra": 3}}],
        sheet={"hydra": 3, "yellowlake": 4 + 2},
    ),
    example(
        "purplefield", "scoring",
        painter(
            "blue P 2", "take red greenwood, stop",
            lines={"purplefield": {"first": [1], "second": []}},
            purple="p1", red="p2 p6 p7", blue="p3", yellow="p5 p8",
        ),
        "1 paint die p4", "1 paint die p9",
        start={"sheet": {"purplefield": 4}},
        sheet={"purplefield": 2 + 0 + 4},
    ),
    example(
        "monster_points", "scoring",
        painter(
            "red P 2", "take blue greenwood, stop",
            green="r8 g3", purple="y7 p1", red="u9 r9 b8 g9", blue="u3 b5 y5 g1", yellow="r3 p9",
        ),
        "1 paint die p7", "1 paint die p2",
        sheet={"dragon": 4 * 2 - 1, "griffin": 3 + 3, "unicorn": 1 - 2, "hydra": 3},
    ),
    example(
        "alone", "cross", solo("red R 2"), "1 paint die r2", "1 paint die r4", "1 cross umberland",
        checks=[{"after": 2, "legal": ["cross umberland", "cross dragon"]}],
        sheet={"redhill": 1},
    ),
]  # fmt: skip
