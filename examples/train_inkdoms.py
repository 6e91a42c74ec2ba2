"""Teach a network to play Inkdoms alone: masked PPO from sb3-contrib, on one core.

    python examples/train_inkdoms.py OUT

OUT gets ``curve.csv`` and ``curve.svg`` while it learns, and the network at the end; then the network plays
1,000 new games. It needs PyTorch and ``pip install 'tetrarchy[learning]'``, and is quick with the compiled
engine only.
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from tetrarchy.envs.stable_baselines import VectorGames

GREEDY = 64.4  # what the bot `greedy` makes: docs/benchmark.md
GAMES = 64  # side by side
SHOWN = 400  # a point of the curve is the mean of so many games


class Curve(BaseCallback):
    """Notes the mean score of the games that were played while learning."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder
        self.scores: list[int] = []
        self.points: list[tuple[float, float, int, float]] = []
        self.start = time.monotonic(), time.process_time()

    def _on_step(self) -> bool:
        self.scores += [info["score"] for info in self.locals["infos"] if "score" in info]
        if len(self.scores) >= SHOWN:
            wall = (time.monotonic() - self.start[0]) / 60
            processor = (time.process_time() - self.start[1]) / 60
            mean = float(np.mean(self.scores))
            self.points.append((round(wall, 2), round(processor, 2), self.num_timesteps, round(mean, 2)))
            self.scores = []
            self.write()
        return True

    def write(self) -> None:
        """The curve so far, as numbers and as a picture."""
        with (self.folder / "curve.csv").open("w", newline="") as file:
            table = csv.writer(file, lineterminator="\n")
            table.writerow(["wall_minutes", "processor_minutes", "decisions", "points"])
            table.writerows(self.points)
        picture = drawn([point[1] for point in self.points], [point[3] for point in self.points])
        (self.folder / "curve.svg").write_text(picture)


def drawn(minutes: list[float], points: list[float]) -> str:
    """A curve with axes, and greedy's points as a line, as SVG."""
    last = max(minutes[-1], 1.0)

    def at(minute: float, score: float) -> str:
        return f"{50 + 620 * minute / last:.1f},{310 - 3.6 * max(score, 0):.1f}"

    def text(minute: float, score: float, words: str, more: str) -> str:
        x, y = at(minute, score).split(",")
        return f'<text x="{x}" y="{y}" {more}>{words}</text>'

    grid = [f'<path d="M{at(0, y)} L{at(last, y)}" stroke="#d9d9d9"/>' for y in range(0, 81, 20)]
    grid += [text(0, y, str(y), 'dx="-8" dy="4" text-anchor="end"') for y in range(0, 81, 20)]
    grid += [text(last * n / 4, 0, f"{last * n / 4:.0f}", 'dy="18" text-anchor="middle"') for n in range(5)]
    curve = " L".join(at(*point) for point in zip(minutes, points, strict=True))
    return "\n".join(
        [
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 690 350"'
            ' font-family="sans-serif" font-size="12">',
            '<rect width="690" height="350" fill="white"/>',
            *grid,
            text(last / 2, 0, "minutes of one processor core", 'dy="34" text-anchor="middle"'),
            text(0, 80, "points of a game, mean", 'dy="-8"'),
            f'<path d="M{at(0, GREEDY)} L{at(last, GREEDY)}" stroke="#c2410c" stroke-dasharray="6 4"/>',
            text(last, GREEDY, f"greedy: {GREEDY}", 'dy="-6" text-anchor="end" fill="#c2410c"'),
            f'<path d="M{curve}" fill="none" stroke="#1d4ed8" stroke-width="2"/>',
            "</svg>",
            "",
        ]
    )


def played(model: MaskablePPO, games: int, seed: int) -> NDArray[np.float64]:
    """The scores of new games in which the network takes what it likes best: the first of each place."""
    table = VectorGames("inkdoms", games, seats=1, one_hot=True)
    table.seed(seed)
    seen, scores = table.reset(), np.full(games, np.nan)
    while np.isnan(scores).any():
        actions, _ = model.predict(seen, action_masks=table.action_masks(), deterministic=True)
        seen, _, over, infos = table.step(actions)
        for index in over.nonzero()[0]:
            if np.isnan(scores[index]):
                scores[index] = infos[index]["score"]
    return scores


def main() -> None:
    told = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    told.add_argument("out", type=Path)
    told.add_argument("--decisions", type=int, default=1_500_000)
    told.add_argument("--shaping", choices=["sheet", "worth"], default="worth")
    told.add_argument("--seed", type=int, default=1)
    asked = told.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(1)
    torch.distributions.Distribution.set_default_validate_args(False)  # a tenth of the time
    games = VectorGames("inkdoms", GAMES, seats=1, shaping=asked.shaping, one_hot=True, unit=10)
    model = MaskablePPO(
        "MlpPolicy",
        games,
        n_steps=64,
        batch_size=512,
        n_epochs=3,
        learning_rate=lambda left: 1e-3 * max(left, 0.05),
        gamma=0.95,
        gae_lambda=0.9,
        ent_coef=0.005,
        policy_kwargs={"net_arch": [128, 128], "activation_fn": torch.nn.ReLU},
        seed=asked.seed,
        device="cpu",
    )
    curve = Curve(asked.out)
    model.learn(asked.decisions, callback=curve)
    model.save(asked.out / "inkdoms.zip")
    scores = played(model, 1000, seed=2026)
    error = 1.96 * scores.std() / len(scores) ** 0.5
    wall, processor = curve.points[-1][:2]
    print(
        f"{len(scores)} new games: {scores.mean():.1f} points on average (± {error:.1f}); greedy: {GREEDY}."
    )
    print(f"It learned for {processor:.0f} minutes of a core, {wall:.0f} by the clock.")


if __name__ == "__main__":
    main()
