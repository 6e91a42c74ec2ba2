"""The options, and what they put on the table."""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from tetrarchy.games.wonderful_kingdom.data import MODULES, NONE, SIDES, Components, Scenario, Task
from tetrarchy.kernel.bits import bit
from tetrarchy.kernel.options import Condition, Option, Options

CHOOSE: Final = "choose"
"""The players pick their threat decks in the game."""
DEALT: Final = "dealt"
"""Chance deals the duchies."""

HAND: Final = 7
"""Development cards dealt to each of two players."""
OFFERED: Final = 2
"""Cards in one offer."""
TRAPS: Final = 2
ADVISOR_CHOICE: Final = 2
"""Advisors of which a player keeps one at the start."""
ADVISOR_SOLDIERS: Final = 2
ALCHEMY: Final = 5
"""Cubes that make a krystallium."""


def options_for(c: Components) -> tuple[Option, ...]:
    """The options; names of decks, boards and duchies come from the data."""
    decks = (CHOOSE, *c.deck_ids)
    free: Condition = ("scenario", (0,))
    threats: Condition = ("module", ("threats",))
    quests: Condition = ("module", ("quests",))
    alone: Condition = ("seats", (1,))
    two: Condition = ("seats", (2,))
    return (
        Option("module", MODULES[0], MODULES, only_with=(free,)),
        Option("side", "a", SIDES),
        Option("duchy", DEALT, (DEALT, *c.duchy_ids)),
        Option("deck_1", CHOOSE, decks, only_with=(threats, free)),
        Option("deck_2", CHOOSE, decks, only_with=(threats, free, two)),
        Option("quest", c.quest_ids[0], tuple(c.quest_ids), only_with=(quests, free)),
        Option("search", "once", ("once", "every_offer"), only_with=(alone,)),
        Option("scenario", 0, least=0, most=len(c.scenarios), only_with=(alone,)),
    )


class Profile:
    """What a table with these options has and how it differs from others."""

    def __init__(self, seats: int, options: Options, c: Components) -> None:
        number = options["scenario"]
        scenario: Scenario | None = c.scenarios[number - 1] if isinstance(number, int) and number else None
        modules = [str(options["module"])] if scenario is None else scenario.modules
        self.seats = seats
        self.options = options
        self.scenario = scenario
        self.solo = seats == 1
        self.side: i64 = SIDES.index(str(options["side"]))
        self.duchy: i64 = _position(c.duchy_ids, options["duchy"])
        """The duchy of the first seat, or NONE where it is dealt."""
        self.advisors = "advisors" in modules
        self.quests = "quests" in modules
        self.threats = "threats" in modules or (scenario is not None and scenario.deck != NONE)
        """Whether threats take the place of calamities, and there is a battle phase."""
        there = (self.threats, self.advisors, self.quests)
        self.modules: list[str] = [name for name, played in zip(MODULES, there, strict=True) if played]
        self.decks: list[int] = [NONE] * seats
        self.boards: list[int] = []
        if scenario is not None:
            self.decks[0] = scenario.deck
            self.boards = scenario.quests
        else:
            if self.threats:
                self.decks = [_position(c.deck_ids, options[f"deck_{seat + 1}"]) for seat in range(seats)]
            if self.quests:
                self.boards = [c.quest_ids.index(str(options["quest"]))]
        self.tasks = vec[Task](c.tasks[seats - 1])
        self.task_numbers = vec[i64]()
        for board in self.boards:
            self.task_numbers = extend(self.task_numbers, c.quest_tasks[board])
        self.final_tasks: i64 = 0
        """The set of the final tasks."""
        for task in self.task_numbers:
            if self.tasks[task].final:
                self.final_tasks |= bit(task)
        self.search_every_offer = options["search"] == "every_offer"
        self.spy_tokens: i64 = 2 // seats
        """The most spy tokens that a player can have."""
        self.takes: i64 = c.takes if self.solo else 2 * c.takes
        """How often offers are taken in a round."""

    def medals(self, c: Components, deck: int) -> list[int]:
        """The least points for bronze, silver and gold in solo."""
        if self.scenario is not None:
            return self.scenario.medals
        if self.threats:
            return c.module_medals[c.deck_ids[deck]]
        return c.module_medals["advisors" if self.advisors else "quests"]


def _position(names: list[str], name: object) -> int:
    return names.index(str(name)) if name in names else NONE
