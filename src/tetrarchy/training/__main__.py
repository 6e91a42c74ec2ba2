"""``python -m tetrarchy.training GAME all`` trains a net; ``play``, ``fit`` and ``match`` are its steps.

``restamp`` gives the game's own net other numbers for search, and lets it serve changed components.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from tetrarchy.bots.learned import net_file
from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.kernel.errors import BadOptions, TetrarchyError, quote
from tetrarchy.training import steps
from tetrarchy.training.config import read_config


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tetrarchy.training", description=__doc__)
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument("step", choices=("play", "fit", "match", "all", "restamp"))
    parser.add_argument("--out", type=Path, default=Path(".cache/training"), help="the folder to write to")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--scale", type=float, default=1.0, help="fewer games, to try it out")
    parser.add_argument("--device", default="cpu", help="of PyTorch: cpu or cuda")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--name", default="greedy", help="of the games to play or to fit to")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--playouts", type=int, default=0, help="0: greedy games")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--against", default="search:10ms", help="whom learned plays a match against")
    parser.add_argument("--budget", default="10ms", help="of learned in a match")
    parser.add_argument("--number", action="append", default=[], metavar="NAME=VALUE", help="for search")
    asked = parser.parse_args()
    shop = steps.Workshop(
        asked.game, asked.out.resolve() / asked.game, asked.workers, asked.device, asked.seed
    )
    read_config(asked.game)
    if asked.step == "restamp":
        game = find_game(asked.game)
        steps.restamp(net_file(game), game, dict(_number(text) for text in asked.number))
    elif asked.step == "all":
        steps.train(shop, asked.seconds, contest=asked.budget, scale=asked.scale)
    elif asked.step == "play":
        net = shop.best if shop.best.is_file() and asked.playouts else None
        steps.play(shop, asked.name, asked.games, asked.playouts, net, asked.seconds)
    elif asked.step == "fit":
        known = shop.best if shop.best.is_file() else None
        out = shop.folder / "candidate.net"
        steps.fit(shop, asked.name.split(","), out, asked.epochs, asked.seconds, known=known)
    else:
        first = f"learned@{shop.best}:{asked.budget}"
        steps.match(shop, f"match-{asked.budget}", first, asked.against, asked.games, asked.seconds)


def _number(text: str) -> tuple[str, float]:
    """``rests=1`` or ``blend=0.5``."""
    name, _, value = text.partition("=")
    try:
        return name, float(value) if "." in value else int(value)
    except ValueError:
        raise BadOptions(
            "odd-number", "It should be {form}, not {given}.", form="NAME=VALUE", given=quote(text)
        ) from None


if __name__ == "__main__":
    try:
        main()
    except TetrarchyError as error:
        raise SystemExit(str(error)) from None
