"""The components as flat tables: cards, duchies, quest boards, threats, advisors and scenarios."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

NONE: Final = -1

SIDES: Final = ("a", "b")
MODULES: Final = ("threats", "advisors", "quests")
PHASES: Final = ("draft", "planning", "production", "end")
DRAFT_PHASE: Final = 0
PLANNING_PHASE: Final = 1
PRODUCTION_PHASE: Final = 2
END_PHASE: Final = 3

THREAT_EFFECTS: Final = (
    "none",
    "spawn_vermin_per_giant_rat",
    "freeze_card",
    "discard_from_draft",
    "cover_duchy_resource",
)
NO_EFFECT: Final = 0
SPAWN: Final = 1
FREEZE: Final = 2
DISCARD_FROM_DRAFT: Final = 3
COVER: Final = 4

ABILITIES: Final = (
    "draw_keep",
    "discard_from_taken_offer",
    "gain_cubes",
    "transmute",
    "extra_recycle",
    "reveal_offer",
    "remove_calamity",
    "score",
    "extra_trap",
    "tie_wins_supremacy",
    "steal_alchemy",
)
DRAW_KEEP: Final = 0
DISCARD_FROM_OFFER: Final = 1
GAIN_CUBES: Final = 2
TRANSMUTE: Final = 3
EXTRA_RECYCLE: Final = 4
REVEAL_OFFER: Final = 5
REMOVE_CALAMITY: Final = 6
SCORE: Final = 7
EXTRA_TRAP: Final = 8
TIE_WINS: Final = 9
STEAL_ALCHEMY: Final = 10

MEDALS: Final = ("none", "bronze", "silver", "gold")
LOST: Final = "lost"

DIRECTORY: Final = Path(__file__).parent / "data"


class Task:
    """A task of a quest board on one of its sides."""

    def __init__(self) -> None:
        self.final = False
        self.first_only = False
        """Only the first player to do it is rewarded."""
        self.cost: i64 = 0
        """A need: cubes, krystallium, soldiers."""
        self.krystallium: i64 = 0
        self.soldiers: i64 = 0
        self.spies: i64 = 0
        self.points: i64 = 0


class Scenario:
    """The setup and the special rules of a solo scenario."""

    def __init__(self) -> None:
        self.number = 0
        self.modules: list[str] = []
        self.construction: list[tuple[int, int]] = []
        """Developments that start under construction and must be built: (kind, how many)."""
        self.built: list[int] = []
        self.advisors: list[int] = []
        self.soldiers: i64 = 0
        self.quests: list[int] = []
        self.deck: i64 = NONE
        self.threats: list[tuple[int, int]] = []
        """Threats that start in the construction area and must be neutralised."""
        self.spies = True
        self.bound = False
        self.vermin_per: i64 = NONE
        """The development that brings a vermin after each battle while it is under construction."""
        self.vermin_return = False
        self.lose_without_vermin = False
        self.shadow_cubes: i64 = 0
        """How many cubes laid aside for shadows lose the game; 0: any number is borne."""
        self.cover_built = False
        self.medals: list[int] = []
        self.names: dict[str, str] = {}


class Components:
    """Everything in the box.

    Cards are numbered by kind: developments, treasures, the calamity, threats, advisors. The copies of a
    development under construction are told apart as *sites*, numbered through all developments.
    """

    def __init__(self) -> None:
        self.card_ids: list[str] = []
        self.card_numbers: dict[str, int] = {}
        """Each card's place in ``card_ids``."""
        self.card_names: list[dict[str, str]] = []
        self.sources: list[dict[str, Any]] = []
        """What is known of where each card's numbers come from."""
        self.copies = vec[i64]()
        self.developments: i64 = 0
        """How many kinds of development there are; the other kinds follow."""
        self.calamity: i64 = 0
        self.first_threat: i64 = 0
        self.first_advisor: i64 = 0

        self.type_of = vec[i64]()
        self.cost = vec[i64]()
        self.recycle = vec[i64]()
        """A heap: one cube for a development, two for a treasure."""
        self.income = vec[i64]()
        self.income_per = vec[i64]()
        """Three bits for each resource and type: cubes for each built card of the type."""
        self.bonus_krystallium = vec[i64]()
        self.bonus_soldiers = vec[i64]()
        self.points = vec[i64]()
        self.points_per = vec[i64]()
        """A heap of points for each built card of a type."""
        self.first_site = vec[i64]()
        self.site_card = vec[i64]()
        self.site_names: list[str] = []
        self.site_numbers: dict[str, int] = {}

        self.calamity_points: i64 = 0

        self.deck_ids: list[str] = []
        self.deck_names: list[dict[str, str]] = []
        self.deck_danger = vec[i64]()
        """For each threat deck, the card of it that goes into hands and danger piles."""
        self.threat_soldiers = vec[i64]()
        self.threat_points = vec[i64]()
        self.threat_effect = vec[i64]()
        self.threat_spawn = vec[i64]()
        """For a threat that brings others, the number of those among the threats."""

        self.advisor_phase = vec[i64]()
        self.advisor_step = vec[i64]()
        """The one production step in which the ability works, or NONE."""
        self.advisor_cost = vec[i64]()
        self.advisor_duo: list[bool] = []
        """Whether the card is barred in solo."""
        self.ability = vec[i64]()
        self.ability_number = vec[i64]()
        """How many cards, cubes, points: what the kind of ability counts."""
        self.ability_cubes = vec[i64]()
        self.unmaskers: i64 = 0
        """The set of the advisors that turn up the face-down cards of an offer."""
        self.alchemists: i64 = 0
        """The set of the advisors that turn cubes of the alchemy area into krystallium in production."""
        self.advisor_bonus: i64 = 0
        self.advisor_texts: list[str] = []

        self.duchy_ids: list[str] = []
        self.duchy_names: list[dict[str, str]] = []
        self.duchy_sources: list[dict[str, Any]] = []
        self.duchy_income: list[list[int]] = []
        """For each side, the heap that each duchy produces."""
        self.duchy_points_per: list[list[int]] = []
        self.side_a_subtract: i64 = 0

        self.quest_ids: list[str] = []
        self.quest_names: list[dict[str, str]] = []
        self.quest_sources: list[dict[str, Any]] = []
        self.quest_tasks: list[list[int]] = []
        """For each board, the numbers of its tasks."""
        self.task_ids: list[str] = []
        self.task_names: list[dict[str, str]] = []
        self.task_quest: list[int] = []
        self.tasks: list[list[Task]] = []
        """For one and for two players, every task of every board."""

        self.takes: i64 = 0
        self.danger_size: i64 = 0
        self.danger_dangers: i64 = 0
        self.start_cards: i64 = 0
        self.supremacy: i64 = 0
        self.active_spies: i64 = 0
        self.hidden_spies: i64 = 0
        self.spies_woken: i64 = 0
        self.search_pay: i64 = 0
        self.search_look: i64 = 0
        self.rounds: i64 = 0
        self.module_medals: dict[str, list[int]] = {}
        """By threat deck, or by module."""
        self.scenarios: list[Scenario] = []
        self.hash = ""

    def is_development(self, card: i64) -> bool:
        """Whether a card can be built."""
        return card < self.developments

    def threat_ids(self) -> list[str]:
        """The threats in the order of their heap."""
        return self.card_ids[self.first_threat : self.first_advisor]

    def advisor_ids(self) -> list[str]:
        """The advisors in the order of their set."""
        return self.card_ids[self.first_advisor :]

    def is_danger(self, card: i64) -> bool:
        """Whether a card is a calamity or a threat."""
        return self.calamity <= card < self.first_advisor
