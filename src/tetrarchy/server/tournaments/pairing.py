"""Who plays whom in the next round. Pure: the rounds so far go in, the next comes out, nothing is drawn.

A person is a number from 1, a bot is ``BOT``. A table is those at it in the order of their seats; a table of
one is a bye.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import combinations, permutations, product
from typing import Final, Literal, NamedTuple

from tetrarchy.server.tournaments.matching import largest_matching

BOT: Final = 0
SIZES: Final = (2, 3, 4)
"""How many may sit at the tables of a tournament."""
_MOST_STEPS: Final = 5_000
"""How long groups are looked for with each number of repeated meetings."""

System = Literal["round_robin", "swiss"]
Table = tuple[int, ...]
Group = tuple[int, ...]
"""The people who share a table, in no order."""
Round = Sequence[Table]


class Plan(NamedTuple):
    """How people are paired."""

    system: System
    size: int
    """How many sit at a table, or fewer where the numbers do not come out even."""
    allowed: Sequence[int] = SIZES
    """How many can play the game."""
    bots: bool = False
    """Whether bots fill the tables up."""


class Past:
    """What the rounds so far tell of people."""

    def __init__(self, rounds: Iterable[Round]) -> None:
        self._met: defaultdict[int, Counter[int]] = defaultdict(Counter)
        self.alone: Counter[int] = Counter()
        """How often somebody sat out, or sat with bots only."""
        self.seats: Counter[tuple[int, int]] = Counter()
        """How often somebody had a seat; who has the first one begins."""
        for table in (table for tables in rounds for table in tables):
            people = [one for one in table if one != BOT]
            self.alone.update(people if len(people) == 1 else [])
            self.seats.update((one, seat) for seat, one in enumerate(table) if len(table) > 1)
            for one, other in permutations(set(table), 2):
                self._met[one][other] += 1

    def met(self, one: int, other: int) -> int:
        """How often two have sat at one table."""
        return self._met[one][other]


def next_round(plan: Plan, order: Sequence[int], rounds: Sequence[Round]) -> list[Table]:
    """The tables of the next round for the people who are there, the best placed first.

    In a round robin they come in the order of their entry.
    """
    past = Past(rounds)
    if plan.size > 2:
        tables = _groups(plan, order, past)
    elif plan.system == "swiss":
        tables = _swiss(order, past)
    else:
        tables = _round_robin(order, rounds, past)
    return [table + (BOT,) * (plan.size - len(table)) for table in tables] if plan.bots else tables


def have_all_met(people: Iterable[int], rounds: Iterable[Round]) -> bool:
    """Whether everybody has sat at a table with everybody: then a round robin is over."""
    past = Past(rounds)
    return all(past.met(one, other) for one, other in combinations(people, 2))


def repeats(rounds: Sequence[Round]) -> list[tuple[int, int]]:
    """The pairs of people of the last round who have met before."""
    past = Past(rounds[:-1])
    pairs = (pair for table in rounds[-1] for pair in combinations(sorted(table), 2))
    return [(one, other) for one, other in pairs if one != BOT and past.met(one, other)]


def _seated(group: Group, past: Past) -> Table:
    """Who has begun least often begins; the other seats go to those who had them least often."""

    def cost(seats: Group) -> tuple[int, int]:
        return past.seats[seats[0], 0], sum(past.seats[one, seat] for seat, one in enumerate(seats))

    return min(permutations(group), key=cost)


# ---------------------------------------------------------------- tables of two


def _round_robin(order: Sequence[int], rounds: Sequence[Round], past: Past) -> list[Table]:
    """Everybody against everybody: by rotation, and after it those who have not met since somebody came late.

    A late comer takes the place that an odd number leaves free. Whose opponent has left has a bye.
    """
    first = sorted({one for table in rounds[0] for one in table if one != BOT}) if rounds else list(order)
    places = first + [one for one in order if one not in first]
    even = len(first) + len(first) % 2
    if len(rounds) < even - 1 and len(places) <= even:
        places += [BOT] * (even - len(places))
        pairs = [tuple(one for one in pair if one in order) for pair in _rotated(places, len(rounds))]
        return [pair for pair in pairs if pair]
    strangers = {
        one: [other for other in order if other != one and not past.met(one, other)] for one in order
    }
    eager = sorted(order, key=lambda one: -len(strangers[one]))
    mates = largest_matching([[eager.index(other) for other in strangers[one]] for one in eager])
    return [_seated((eager[at], eager[mate]), past) for at, mate in enumerate(mates) if at < mate]


def _rotated(places: Sequence[int], turns: int) -> list[Table]:
    """The last place stays, the others move on around it, and who is across plays.

    Each begins while on one side, and the last place in every second round: so all begin as often.
    """
    others = places[:-1]
    ring = [places[-1], *others[turns:], *others[:turns]]
    (last, across), *pairs = [(ring[at], ring[-1 - at]) for at in range(len(ring) // 2)]
    return [(last, across) if turns % 2 else (across, last), *pairs]


def _swiss(order: Sequence[int], past: Past) -> list[Table]:
    """Each plays the nearest in the standings whom they have not met; as few pairs as possible meet again."""
    left = list(order)
    bye: list[Table] = []
    if len(left) % 2:
        out = _sits_out(left, past)
        left.remove(out)
        bye = [(out,)]
    pairs: list[Table] = []
    most = fewest_repeats(left, past)
    while left:
        first, *others = left
        for other in sorted(others, key=lambda other: past.met(first, other)):
            left = [one for one in others if one != other]
            again = min(past.met(first, other), 1)
            if again + fewest_repeats(left, past) <= most:
                break
        pairs.append(_seated((first, other), past))
        most -= again
    return pairs + bye


def _sits_out(order: Sequence[int], past: Past) -> int:
    """Who leaves the fewest repeated meetings to the rest; of these who has sat out least, then the last."""

    def repeats_without(out: int) -> int:
        return fewest_repeats([one for one in order if one != out], past)

    return min(_next_out(order, past), key=repeats_without)


def _next_out(order: Sequence[int], past: Past) -> list[int]:
    """Who has sat out least often first, and of these the last in the standings."""
    backwards = list(reversed(order))
    backwards.sort(key=lambda one: past.alone[one])
    return backwards


def fewest_repeats(people: Sequence[int], past: Past) -> int:
    """How many pairs at the least meet again where an even number of people is paired."""
    graph = [
        [at for at, other in enumerate(people) if other != one and not past.met(one, other)] for one in people
    ]
    return largest_matching(graph).count(-1) // 2


# ---------------------------------------------------------------- tables of more


def table_sizes(people: int, plan: Plan) -> list[int]:
    """How many people sit at each table, the largest first; 1 is a bye.

    As few byes as possible, then as few tables, then tables as even as possible.
    """
    if plan.bots:
        tables = -(-people // plan.size)
        return sorted((people // tables + (at < people % tables) for at in range(tables)), reverse=True)
    sizes = sorted((size for size in plan.allowed if 1 < size <= plan.size), reverse=True)
    return min(
        _splits(people, sizes), key=lambda split: (split.count(1), len(split), sum(n * n for n in split))
    )


def _splits(people: int, sizes: Sequence[int]) -> Iterator[list[int]]:
    """All ways to seat people at tables of these sizes; who is left over sits out."""
    if not sizes:
        yield [1] * people
        return
    for tables in range(people // sizes[0] + 1):
        for rest in _splits(people - tables * sizes[0], sizes[1:]):
            yield [sizes[0]] * tables + rest


def _groups(plan: Plan, order: Sequence[int], past: Past) -> list[Table]:
    """Tables of neighbours in the standings; as few pairs as possible meet again."""
    sizes = table_sizes(len(order), plan)
    byes = 0 if plan.bots else sizes.count(1)
    out = _next_out(order, past)[:byes]
    search = _Search([one for one in order if one not in out], sizes[: len(sizes) - byes], plan, past)
    return [_seated(group, past) for group in search.find()] + [(one,) for one in out]


class _Search:
    """The search for groups in which few pairs have met before."""

    def __init__(self, order: Sequence[int], sizes: Sequence[int], plan: Plan, past: Past) -> None:
        self._order = tuple(order)
        self._rank = {one: rank for rank, one in enumerate(order)}
        self._sizes = tuple(sizes)
        self._full = plan.size if plan.bots else 0
        """From how many people on there is no bot at a table."""
        self._past = past
        self._steps = 0

    def find(self) -> list[Group]:
        """The groups with the fewest repeats that are found; of these the first, so that neighbours meet."""
        simple = self._improved(self._simple())
        for most in range(sum(map(self._repeats, simple)) + 1):
            self._steps = 0
            found = self._fill((), 0, self._order, self._sizes, most)
            if found is not None:
                return list(found)
        return simple

    def _cost(self, one: int, others: Iterable[int], size: int) -> int:
        """How many at a table somebody has met before; a bot there counts too."""
        again = sum(self._past.met(one, other) > 0 for other in others)
        return again + (size < self._full and self._past.met(one, BOT) > 0)

    def _repeats(self, group: Group) -> int:
        return sum(self._cost(one, group[:at], len(group)) for at, one in enumerate(group))

    def _fill(
        self, groups: tuple[Group, ...], free: int, left: Group, sizes: tuple[int, ...], most: int
    ) -> tuple[Group, ...] | None:
        """Seat one more, in the order of the standings, with at most ``most`` repeats from here on.

        The last group has ``free`` seats left; a table that is begun is as large as possible.
        """
        self._steps += 1
        if self._steps > _MOST_STEPS:
            return None
        if not left:
            return groups
        if not free:
            opened = ((size, _less(sizes, size)) for size in sorted(set(sizes), reverse=True))
            found = (self._seat(left[0], (*groups, ()), size, left, rest, most) for size, rest in opened)
        else:
            last = self._rank[groups[-1][-1]]
            later = (one for one in left if self._rank[one] > last)
            found = (self._seat(one, groups, free, left, sizes, most) for one in later)
        return next((each for each in found if each is not None), None)

    def _seat(
        self, one: int, groups: tuple[Group, ...], free: int, left: Group, sizes: tuple[int, ...], most: int
    ) -> tuple[Group, ...] | None:
        """What comes of seating somebody at the last table."""
        *done, group = groups
        most -= self._cost(one, group, len(group) + free)
        if most < 0:
            return None
        return self._fill((*done, (*group, one)), free - 1, _less(left, one), sizes, most)

    def _simple(self) -> list[Group]:
        """Each table filled with whom it costs least, for where the search takes too long."""
        left = list(self._order)
        groups: list[Group] = []
        for size in self._sizes:
            group: Group = ()
            while len(group) < size:
                one = min(left, key=partial(self._cost, others=group, size=size))
                left.remove(one)
                group = (*group, one)
            groups.append(group)
        return groups

    def _improved(self, groups: list[Group]) -> list[Group]:
        """Two change places as long as that saves repeats."""
        before: list[Group] = []
        while groups != before:
            before = list(groups)
            for one, other in combinations(range(len(groups)), 2):
                swaps = _swaps(groups[one], groups[other])
                groups[one], groups[other] = min(swaps, key=lambda pair: sum(map(self._repeats, pair)))
        return groups


def _less(numbers: tuple[int, ...], one: int) -> tuple[int, ...]:
    at = numbers.index(one)
    return numbers[:at] + numbers[at + 1 :]


def _swaps(one: Group, other: Group) -> Iterator[tuple[Group, Group]]:
    """Two groups as they are, and with any two people exchanged."""
    yield one, other
    for mine, theirs in product(one, other):
        exchange = {mine: theirs, theirs: mine}
        yield tuple(exchange.get(p, p) for p in one), tuple(exchange.get(p, p) for p in other)
