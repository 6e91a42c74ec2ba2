"""Fitting a net to positions, with PyTorch on a processor or a GPU."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from tetrarchy.kernel.game import Game
from tetrarchy.kernel.net import ANSWERS, OPINIONS, write_net
from tetrarchy.training.config import Config
from tetrarchy.training.positions import Arrays

_BATCH: Final = 4096
_LEAST_BATCH: Final = 128
_LEFT_OUT: Final = 12
"""Every game whose number is divisible by it is left out of the fit, and measured on."""
_POINTS_WEIGHT: Final = 0.2
_POLICY_WEIGHT: Final = 0.5
_LIMIT: Final = 4.0
"""Leads and points are cut off at this number of spreads."""
_RATE: Final = 2e-3
_DECAY: Final = 1e-4


class Module(nn.Module):
    """The net as PyTorch sees it; :mod:`tetrarchy.kernel.net` evaluates the same."""

    def __init__(self, inputs: int, units: tuple[int, int], actions: int) -> None:
        super().__init__()
        wide, narrow = units
        self.columns = nn.EmbeddingBag(inputs, wide, mode="sum")
        nn.init.normal_(self.columns.weight, std=0.05)
        self.wide_bias = nn.Parameter(torch.zeros(wide))
        self.second = nn.Linear(wide, narrow)
        self.answers = nn.Linear(narrow, ANSWERS)
        self.greed = nn.Parameter(torch.full((1,), 10.0))
        self.policy = nn.Embedding(max(1, actions), narrow)
        nn.init.zeros_(self.policy.weight)
        self.policy_bias = nn.Parameter(torch.zeros(max(1, actions)))
        self._begin_with_the_lead(inputs - 1)

    @torch.no_grad()
    def _begin_with_the_lead(self, slot: int) -> None:
        """Let the first answers follow the game's own opinion of the lead, by two units of each layer."""
        self.columns.weight[:, :2] = 0.0
        self.second.weight[:2] = 0.0
        self.second.bias[:2] = 0.0
        for unit, sign in ((0, 1.0), (1, -1.0)):
            self.columns.weight[slot, unit] = sign
            self.second.weight[unit, unit] = 1.0
            self.answers.weight[0, unit] = sign
            self.answers.weight[1, unit] = 0.7 * sign
            self.answers.weight[2, unit] = 0.0

    def pieces(self) -> list[Tensor]:
        """All weights, in the order in which a file has them."""
        pieces = [self.columns.weight, self.wide_bias, self.second.weight, self.second.bias]
        pieces += [self.answers.weight, self.answers.bias, self.greed]
        return [*pieces, self.policy.weight, self.policy_bias]

    @torch.no_grad()
    def begin_with(self, weights: list[float]) -> None:
        """Take over the weights of a file; what a net without a policy lacks stays as it is."""
        taken = 0
        for piece in self.pieces():
            if taken == len(weights):
                break
            part = torch.tensor(weights[taken : taken + piece.numel()], device=piece.device)
            taken += piece.numel()
            shape = piece.shape
            piece.copy_(part.view(shape[1], shape[0]).T if piece is self.second.weight else part.view(shape))

    def hidden(self, slots: Tensor, offsets: Tensor, values: Tensor) -> Tensor:
        sums = self.columns(slots, offsets, per_sample_weights=values) + self.wide_bias
        return functional.relu(self.second(functional.relu(sums)))

    def logits(self, hidden: Tensor, of: Tensor, legal: Tensor, appraisal: Tensor) -> Tensor:
        """Of all legal actions of a batch; ``of`` says to which position each belongs."""
        products = (hidden[of] * self.policy(legal)).sum(1)
        return products + self.policy_bias[legal] + self.greed * appraisal


class Curve(NamedTuple):
    """How a fit went, on positions of games that were left out of it."""

    positions: int
    games: int
    epochs: int
    seconds: float
    win_loss: float
    """Cross-entropy of the result, and what a guess of the mean share would have."""
    win_guess: float
    lead_explained: float
    """The share of the final lead that is explained, beside what the game's own insight explains."""
    insight_explained: float
    policy_first: float
    """How often the policy's first action is what search chose, and greed's first."""
    greed_first: float


class _Data:
    """Positions on the device, and batches of them."""

    def __init__(self, arrays: Arrays, device: str) -> None:
        def move(name: str, kind: torch.dtype) -> Tensor:
            given = arrays[name].astype(np.float32 if kind == torch.float32 else np.int64)
            return torch.from_numpy(given).to(device)

        self.device = device
        self.counts = move("counts", torch.int64)
        self.slots = move("slots", torch.int64)
        self.values = move("values", torch.float32)
        self.targets = move("targets", torch.float32).view(-1, ANSWERS)
        self.targets[:, 1:] = self.targets[:, 1:].clamp(-_LIMIT, _LIMIT)
        self.choices = move("choices", torch.int64)
        self.legal = move("legal", torch.int64)
        self.appraisal = move("appraisal", torch.float32)
        self.shares = move("shares", torch.float32)
        self.starts = self.counts.cumsum(0) - self.counts
        self.choice_starts = self.choices.cumsum(0) - self.choices
        games = torch.from_numpy(arrays["games"].astype(np.int64)).to(device)
        self.number = len(self.counts)
        self.games = int(games.max()) + 1
        self.seen = (games % _LEFT_OUT != 0).nonzero().flatten()
        self.left_out = (games % _LEFT_OUT == 0).nonzero().flatten()

    def inputs(self, which: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        at, offsets, _ = _ranges(self.starts[which], self.counts[which])
        return self.slots[at], offsets, self.values[at]

    def moves(self, which: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        at, _, of = _ranges(self.choice_starts[which], self.choices[which])
        return of, self.legal[at], self.appraisal[at], self.shares[at]


def _ranges(starts: Tensor, lengths: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """The places of some stretches one after another, where each begins, and whose each place is."""
    offsets = lengths.cumsum(0) - lengths
    of = torch.repeat_interleave(torch.arange(len(starts), device=starts.device), lengths)
    at = torch.arange(len(of), device=starts.device) - offsets[of] + starts[of]
    return at, offsets, of


def fit(
    arrays: Arrays,
    config: Config,
    game: Game,
    *,
    epochs: int,
    seconds: float,
    device: str,
    seed: int,
    known: list[float] | None = None,
) -> tuple[Module, Curve]:
    """Fit a net for some epochs, or until the time is used up; ``known``: weights to begin with."""
    torch.manual_seed(seed)
    began = time.monotonic()
    data = _Data(arrays, device)
    inputs = sum(each.size for each in config.slots(game)) + OPINIONS
    module = Module(inputs, config.units, game.actions.size).to(device)
    if known:
        module.begin_with(known)
    rate = torch.optim.AdamW(module.parameters(), lr=_RATE, weight_decay=_DECAY)
    size = min(_BATCH, max(_LEAST_BATCH, len(data.seen) // 50))
    batches = max(1, epochs * (len(data.seen) // size + 1))
    done = 0
    epoch = 0
    while epoch < epochs and time.monotonic() - began < seconds:
        epoch += 1
        for which in data.seen[torch.randperm(len(data.seen), device=device)].split(size):
            part = max(done / batches, (time.monotonic() - began) / seconds)
            for group in rate.param_groups:
                group["lr"] = _RATE * max(0.02, 1 - part)
            loss = _loss(module, data, which)
            rate.zero_grad()
            loss.backward()
            rate.step()
            done += 1
    return module, _measure(module, data, epoch, time.monotonic() - began)


def _loss(module: Module, data: _Data, which: Tensor) -> Tensor:
    hidden = module.hidden(*data.inputs(which))
    answers = module.answers(hidden)
    targets = data.targets[which]
    loss = functional.binary_cross_entropy_with_logits(answers[:, 0], targets[:, 0])
    loss = loss + _POINTS_WEIGHT * functional.smooth_l1_loss(answers[:, 1:], targets[:, 1:])
    of, legal, appraisal, shares = data.moves(which)
    if len(of) == 0:
        return loss
    logs = _log_softmax(module.logits(hidden, of, legal, appraisal), of, len(which))
    asked = max(1, int((data.choices[which] > 0).sum()))
    return loss - _POLICY_WEIGHT * (shares * logs).sum() / asked


def _log_softmax(logits: Tensor, of: Tensor, number: int) -> Tensor:
    most = torch.full((number,), -1e9, device=logits.device).scatter_reduce(0, of, logits.detach(), "amax")
    shifted = logits - most[of]
    sums = torch.zeros(number, device=logits.device).index_add(0, of, shifted.exp())
    return shifted - sums.clamp_min(1e-9).log()[of]


@torch.no_grad()
def _measure(module: Module, data: _Data, epochs: int, seconds: float) -> Curve:
    answers: list[Tensor] = []
    insights: list[Tensor] = []
    firsts = greeds = asked = 0
    opinion = module.columns.num_embeddings - 1
    for which in data.left_out.split(_BATCH):
        slots, offsets, values = data.inputs(which)
        hidden = module.hidden(slots, offsets, values)
        answers.append(module.answers(hidden))
        insights.append(values[slots == opinion])
        of, legal, appraisal, shares = data.moves(which)
        if len(of):
            number = len(which)
            logits = module.logits(hidden, of, legal, appraisal)
            chosen = _first(shares, of, number)
            there = data.choices[which] > 0
            firsts += int((chosen == _first(logits, of, number))[there].sum())
            greeds += int((chosen == _first(appraisal, of, number))[there].sum())
            asked += int(there.sum())
    if not answers:
        return Curve(data.number, data.games, epochs, seconds, 0, 0, 0, 0, 0, 0)
    told = torch.cat(answers)
    targets = data.targets[data.left_out]
    mean = targets[:, 0].mean().clamp(1e-3, 1 - 1e-3)
    guess = functional.binary_cross_entropy(mean.expand(len(targets)), targets[:, 0])
    loss = functional.binary_cross_entropy_with_logits(told[:, 0], targets[:, 0])
    return Curve(
        data.number,
        data.games,
        epochs,
        round(seconds, 1),
        round(float(loss), 4),
        round(float(guess), 4),
        round(_explained(told[:, 1], targets[:, 1]), 4),
        round(_correlation(torch.cat(insights), targets[:, 1]), 4),
        round(firsts / max(1, asked), 4),
        round(greeds / max(1, asked), 4),
    )


def _first(values: Tensor, of: Tensor, number: int) -> Tensor:
    """The place of the greatest value of each position."""
    most = torch.full((number,), -1e9, device=values.device).scatter_reduce(0, of, values, "amax")
    at = torch.arange(len(of), device=values.device)
    at = torch.where(values >= most[of], at, len(of))
    return torch.full((number,), len(of), device=values.device).scatter_reduce(0, of, at, "amin")


def _explained(told: Tensor, true: Tensor) -> float:
    return float(1 - ((told - true) ** 2).mean() / true.var().clamp_min(1e-9))


def _correlation(told: Tensor, true: Tensor) -> float:
    """The share that the best line through one explains of the other."""
    a, b = told - told.mean(), true - true.mean()
    return float((a * b).mean() ** 2 / ((a * a).mean() * (b * b).mean()).clamp_min(1e-9))


def save(file: Path, module: Module, config: Config, game: Game, origin: dict[str, Any]) -> None:
    """Write a net as the engine reads it, with where it comes from."""
    actions = game.actions.size
    weights: list[float] = []
    for piece in module.pieces():
        told = piece.T if piece is module.second.weight else piece
        weights += told.detach().cpu().contiguous().flatten().tolist()
    header = {
        "game": game.id,
        "rules": game.rules_version,
        "data": game.data_hash,
        "encoders": [encoder.fingerprint() for encoder in config.encoders(game)],
        "slots": [list(each) for each in config.slots(game)],
        "units": list(config.units),
        "actions": actions,
        **config.tried[0],
        "origin": origin,
    }
    file.parent.mkdir(parents=True, exist_ok=True)
    write_net(file, header, weights)
