"""Small nets that judge positions and order actions, evaluated by typed Python.

A net reads the numbers of an encoder's row that are not 0, sums a column of weights for each of them, and has
one more small layer before its answers. Its *slots* have names, so that one net serves every number of seats
and every option of a game: what an encoder has and the net has not is passed over, and all opponents share
their slots.

A file of a net is one line of JSON that tells where it comes from, and then its weights in half precision.
"""

from __future__ import annotations

import hashlib
import json
import math
import re
import struct
from pathlib import Path
from typing import Any, Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i16, i64

from tetrarchy.kernel.encode import Encoder
from tetrarchy.kernel.errors import BadData
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import State

FORMAT: Final = "tetrarchy net 1"
MOST_BYTES: Final = 300_000
"""No file of a net is larger."""
OPINIONS: Final = 3
"""Numbers beside the row, all in spreads: the game's own insight, that of the best rival, and the lead."""
ANSWERS: Final = 3
"""The logit of winning, the lead at the end, and one's points at the end less the insight, in spreads."""
_OWNED: Final = re.compile(r"(?:player|kingdom) ([0-9]+): ")


class Slots(NamedTuple):
    """The slots of one part of a row."""

    name: str
    """The part's, with ``own`` or ``other`` in the place of a player's number."""
    numbers: int
    levels: int
    """1 for amounts; else each number names one of this number of things, with a slot each."""

    @property
    def size(self) -> int:
        return self.numbers * self.levels


def slot_name(part: str) -> str:
    """What a part is called in a net."""
    form = _OWNED.match(part)
    if form is None:
        return part
    return ("own " if form[1] == "0" else "other ") + part[form.end() :]


def slots_of(encoders: list[Encoder], leave_out: list[str]) -> list[Slots]:
    """The slots for all parts of some encoders but for those whose names end with one of the words."""
    found: dict[str, Slots] = {}
    for encoder in encoders:
        for part in encoder.parts:
            name = slot_name(part.name)
            if name not in found and not any(name.endswith(word) for word in leave_out):
                found[name] = Slots(name, part.size, part.high + 1 if part.named else 1)
    return list(found.values())


class Inputs:
    """Which slot each number of an encoder's row goes to."""

    def __init__(self, slots: list[Slots], encoder: Encoder) -> None:
        self.encoder = encoder
        size = int(encoder.size)
        starts: dict[str, int] = {}
        known: dict[str, Slots] = {}
        total = 0
        for each in slots:
            starts[each.name] = total
            known[each.name] = each
            total += each.size
        first = [-1] * size
        named = [0] * size
        scale = [1.0] * size
        for part in encoder.parts:
            of = known.get(slot_name(part.name))
            if of is None or (of.levels > 1) != part.named:
                continue
            for number in range(part.size):
                at = part.start + number
                first[at] = starts[of.name] + min(number, of.numbers - 1) * of.levels
                named[at] = of.levels if part.named else 0
                scale[at] = 1.0 / part.unit
        self.first: vec[i64] = vec[i64](first)
        """The slot of every number; -1: it is passed over."""
        self.levels: vec[i64] = vec[i64](named)
        self.scale: vec[float] = vec[float](scale)
        self.opinions: i64 = total
        """The slot of the first opinion."""


class Readout(NamedTuple):
    """The slots of a position that are not empty, and what is in them: what a net is trained on."""

    slots: list[int]
    values: list[float]


def opinions(game: Game, state: State, seat: i64) -> tuple[float, float]:
    """The game's own insight for a seat and for its best rival, in points; alone the rival has 0."""
    own = game.insight(state, seat)
    side = state.side(seat)
    rival = -1e9
    for other in range(state.seats):
        if other != seat and state.side(other) != side:
            rival = max(rival, game.insight(state, other))
    return own, rival if rival > -1e8 else 0.0


def read_out(game: Game, inputs: Inputs, state: State, seat: i64) -> Readout:
    """What a seat sees of a position, slot by slot."""
    row = inputs.encoder.row(state, seat)
    slots: list[int] = []
    values: list[float] = []
    for at in range(len(row)):
        number = i64(row[at])
        slot = inputs.first[at]
        if number == 0 or slot < 0:
            continue
        levels = inputs.levels[at]
        if levels:
            slots.append(slot + min(number, levels - 1))
            values.append(1.0)
        else:
            slots.append(slot)
            values.append(float(number) * inputs.scale[at])
    own, rival = opinions(game, state, seat)
    slots += [int(inputs.opinions), int(inputs.opinions) + 1, int(inputs.opinions) + 2]
    values += [own / game.spread, rival / game.spread, (own - rival) / game.spread]
    return Readout(slots, values)


class Judgement(NamedTuple):
    """What a net thinks of a position, for one seat."""

    chance: float
    """Of winning."""
    points: float
    """At the end."""
    lead: float
    """Over the best rival at the end, in points."""
    insight: float
    """The lead that the game's own insight tells, in points."""


class Net:
    """A net with its weights. Two hidden layers of rectified units; actions have a row of weights each."""

    def __init__(self, header: dict[str, Any], weights: list[float]) -> None:
        self.header = header
        self.slots = [
            Slots(str(name), int(numbers), int(levels)) for name, numbers, levels in header["slots"]
        ]
        self.settle = int(header["settle"])
        """How many moments of rest a playout goes on for, beyond the tree, before it is judged."""
        self.rests = int(header.get("rests", 0))
        """Or how many from the position on that is thought about; 0: the tree ends where it ends."""
        self.blend = float(header.get("blend", 0.0))
        """How much the game's own insight counts in what a position is worth, beside the net; from 0 to 1."""
        self.enough = int(header.get("enough", 2))
        """How many playouts each action at the root should get if all got the same; else fewer are tried."""
        self.inputs: i64 = sum(each.size for each in self.slots) + OPINIONS
        self.wide: i64 = int(header["units"][0])
        self.narrow: i64 = int(header["units"][1])
        self.actions: i64 = int(header["actions"])
        """How many action codes have weights; 0 without a policy."""
        taken = 0

        def take(number: int) -> vec[float]:
            nonlocal taken
            taken += number
            return vec[float](weights[taken - number : taken])

        wide, narrow, actions = int(self.wide), int(self.narrow), int(self.actions)
        self.columns: vec[float] = take(int(self.inputs) * wide)
        self.wide_bias: vec[float] = take(wide)
        self.second: vec[float] = take(wide * narrow)
        self.narrow_bias: vec[float] = take(narrow)
        self.answers: vec[float] = take(ANSWERS * narrow)
        self.answer_bias: vec[float] = take(ANSWERS)
        self.greed = take(1)[0] if actions else 0.0
        """How much the game's own appraisal counts beside the policy, for each spread."""
        self.policy: vec[float] = take(actions * narrow)
        self.policy_bias: vec[float] = take(actions)

    def hidden(self, inputs: Inputs, state: State, seat: i64, own: float, rival: float) -> vec[float]:
        """The last hidden layer; ``own`` and ``rival`` are opinions in spreads."""
        encoder = inputs.encoder
        size: i64 = encoder.size
        row = vec[i16]([0] * size)
        encoder.write(state, seat, row, 0)
        wide = self.wide
        sums = vec[float]([0.0] * wide)
        for unit in range(wide):
            sums[unit] = self.wide_bias[unit]
        columns = self.columns
        first = inputs.first
        scale = inputs.scale
        for at in range(size):
            number = i64(row[at])
            if number == 0:
                continue
            slot = first[at]
            if slot < 0:
                continue
            levels = inputs.levels[at]
            value = 1.0
            if levels:
                slot += min(number, levels - 1)
            else:
                value = float(number) * scale[at]
            _add(sums, columns, slot * wide, value, wide)
        _add(sums, columns, inputs.opinions * wide, own, wide)
        _add(sums, columns, (inputs.opinions + 1) * wide, rival, wide)
        _add(sums, columns, (inputs.opinions + 2) * wide, own - rival, wide)
        return self.second_layer(sums)

    def second_layer(self, sums: vec[float]) -> vec[float]:
        """From the sums of the first layer to the last hidden layer."""
        wide = self.wide
        narrow = self.narrow
        found = vec[float]([0.0] * narrow)
        for unit in range(narrow):
            found[unit] = self.narrow_bias[unit]
        second = self.second
        for unit in range(wide):
            value = sums[unit]
            if value > 0.0:
                _add(found, second, unit * narrow, value, narrow)
        for unit in range(narrow):
            if found[unit] < 0.0:
                found[unit] = 0.0
        return found

    def answer(self, hidden: vec[float], which: i64) -> float:
        """One of the ANSWERS."""
        return _product(hidden, self.answers, which * self.narrow, self.narrow) + self.answer_bias[which]

    def logit(self, hidden: vec[float], action: i64) -> float:
        """How promising an action looks, apart from the game's own appraisal."""
        if action >= self.actions:
            return 0.0
        return _product(hidden, self.policy, action * self.narrow, self.narrow) + self.policy_bias[action]


def _add(sums: vec[float], columns: vec[float], at: i64, value: float, number: i64) -> None:
    for unit in range(number):
        sums[unit] += value * columns[at + unit]


def _product(values: vec[float], weights: vec[float], at: i64, number: i64) -> float:
    total = 0.0
    for unit in range(number):
        total += values[unit] * weights[at + unit]
    return total


class Eyes:
    """A net that looks at positions of one setting."""

    def __init__(self, game: Game, net: Net, encoder: Encoder) -> None:
        self.game = game
        self.net = net
        self.inputs = Inputs(net.slots, encoder)

    def judge(self, state: State, seat: i64) -> Judgement:
        """What comes of a position for a seat."""
        spread = self.game.spread
        own, rival = opinions(self.game, state, seat)
        net = self.net
        hidden = net.hidden(self.inputs, state, seat, own / spread, rival / spread)
        chance = 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, net.answer(hidden, 0)))))
        lead = spread * net.answer(hidden, 1)
        return Judgement(chance, own + spread * net.answer(hidden, 2), lead, own - rival)

    def prefer(self, state: State, seat: i64, legal: list[int], appraisal: list[float]) -> list[float]:
        """How promising each legal action looks, as logits."""
        spread = self.game.spread
        net = self.net
        own, rival = opinions(self.game, state, seat)
        hidden = net.hidden(self.inputs, state, seat, own / spread, rival / spread)
        best = max(appraisal)
        found: list[float] = []
        for at in range(len(legal)):
            behind = max(-OUT_OF_SIGHT, (appraisal[at] - best) / spread)
            found.append(net.logit(hidden, legal[at]) + net.greed * behind)
        return found


OUT_OF_SIGHT: Final = 4.0
"""An appraisal that is worse than the best by more spreads than this counts as this much worse."""


def write_net(file: Path, header: dict[str, Any], weights: list[float]) -> None:
    """Write a net; the header gets its format, its number of weights and their hash."""
    payload = struct.pack(f"<{len(weights)}e", *weights)
    told = header | {
        "format": FORMAT,
        "weights": len(weights),
        "sha256": hashlib.sha256(payload).hexdigest(),
    }
    whole = json.dumps(told, sort_keys=True).encode() + b"\n" + payload
    if len(whole) > MOST_BYTES:
        raise BadData(
            "large-net",
            "The net {file} would have {size} bytes: at most {most} are allowed.",
            file=file.name,
            size=len(whole),
            most=MOST_BYTES,
        )
    half = file.with_name(file.name + ".new")
    half.write_bytes(whole)
    half.replace(file)


def read_net(file: Path, game: Game) -> Net:
    """The net of a file, if it is whole and of this game with these rules and components."""
    try:
        line, _, payload = file.read_bytes().partition(b"\n")
    except OSError as error:
        raise _unfit(file, error.strerror or str(error)) from error
    try:
        header = json.loads(line)
        whole = header["format"] == FORMAT and hashlib.sha256(payload).hexdigest() == header["sha256"]
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise _unfit(file, "it is no net, or damaged") from error
    if not whole:
        raise _unfit(file, "it is no net, or damaged")
    if (header.get("game"), header.get("rules"), header.get("data")) != (
        game.id,
        game.rules_version,
        game.data_hash,
    ):
        raise _unfit(file, "it was trained for another game, or for other rules or components")
    try:
        weights = list(struct.unpack(f"<{header['weights']}e", payload))
        net = Net(header, weights)
        fits = len(weights) == _number_of_weights(net)
    except (struct.error, ValueError, KeyError, TypeError, IndexError) as error:
        raise _unfit(file, "its weights do not fit its description") from error
    if not fits:
        raise _unfit(file, "its weights do not fit its description")
    return net


def _number_of_weights(net: Net) -> int:
    wide, narrow, actions = int(net.wide), int(net.narrow), int(net.actions)
    layers = (int(net.inputs) + 1) * wide + (wide + 1) * narrow + ANSWERS * (narrow + 1)
    return layers + (1 + actions * (narrow + 1) if actions else 0)


def _unfit(file: Path, why: str) -> BadData:
    return BadData("unfit-net", "The net {file} cannot be used: {why}.", file=file.name, why=why)
