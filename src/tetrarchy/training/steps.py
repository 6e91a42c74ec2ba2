"""The steps of a training: play, fit, match, and all of them in turn until the time is used up."""

from __future__ import annotations

import hashlib
import json
import math
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from tetrarchy.arena.crew import play_here, play_in_processes
from tetrarchy.arena.journal import Journal
from tetrarchy.arena.match import Result
from tetrarchy.arena.running import Run
from tetrarchy.arena.simulation import Simulation, summary_of
from tetrarchy.bots.learned import find_net
from tetrarchy.catalogue import find_game
from tetrarchy.kernel.errors import BadOptions, quote
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.net import write_net
from tetrarchy.training.config import Config, read_config
from tetrarchy.training.selfplay import SelfPlay

_RECENT: Final = 15_000
"""How many games a net that goes on from another learns from."""


class Workshop(NamedTuple):
    """Where and with what a game is trained."""

    game: str
    folder: Path
    workers: int
    device: str
    seed: int

    def say(self, step: str, **told: Any) -> None:
        """Keep and show a line of progress."""
        line = json.dumps({"game": self.game, "step": step, "at": round(time.time()), **told})
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / "progress.jsonl").open("a", encoding="utf-8") as stream:
            stream.write(line + "\n")
        print(line, flush=True)

    @property
    def best(self) -> Path:
        """The best net so far."""
        return self.folder / "best.net"


def play_until(run: Run, workers: int, file: Path, deadline: float) -> dict[int, Result]:
    """Play what is not yet in the journal, and stop at the deadline (of ``time.monotonic``)."""
    game = find_game(run.game, run.data)
    file.parent.mkdir(parents=True, exist_ok=True)
    with Journal(file, run.identity(game), run.seats, run.total()) as journal:
        left = [index for index in range(run.total()) if index not in journal.results]
        if left and time.monotonic() < deadline:
            played = play_here(run, left) if workers == 1 else play_in_processes(run, left, workers)
            try:
                for batch in played:
                    journal.add(batch)
                    if time.monotonic() >= deadline:
                        break
            finally:
                played.close()
        return dict(sorted(journal.results.items()))


def play(shop: Workshop, name: str, games: int, playouts: int, net: Path | None, seconds: float) -> int:
    """Games to learn from, under a name; returns how many there are."""
    plan = SelfPlay(shop.game, games, shop.seed + _number(name), shop.folder / "games" / name, playouts, net)
    began = time.monotonic()
    results = play_until(plan, shop.workers, shop.folder / "games" / f"{name}.jsonl", began + seconds)
    shop.say("play", name=name, games=len(results), playouts=playouts, seconds=_since(began))
    return len(results)


def _number(name: str) -> int:
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:4], "big")


def _hash(file: Path) -> str:
    """What tells one net from another."""
    return hashlib.sha256(file.read_bytes()).hexdigest()[:8]


def fit(
    shop: Workshop,
    names: list[str],
    out: Path,
    epochs: int,
    seconds: float,
    *,
    most_games: int = 100_000,
    known: Path | None = None,
) -> None:
    """A net from the games of some names, the latest games first where there are too many; it begins with
    the weights of a known net.
    """
    from tetrarchy.training.fitting import fit as fit_net
    from tetrarchy.training.fitting import save
    from tetrarchy.training.positions import read_positions

    config = read_config(shop.game)
    game = find_game(shop.game)
    files: list[Path] = []
    for name in reversed(names):
        files += sorted((shop.folder / "games" / name).glob("*/*.pos"))
    files = files[:most_games]
    arrays = read_positions(files)
    module, curve = fit_net(
        arrays,
        config,
        game,
        epochs=epochs,
        seconds=seconds,
        device=shop.device,
        seed=shop.seed,
        known=weights_of(known) if known else None,
    )
    origin = {
        "command": f"python -m tetrarchy.training {shop.game} all",
        "games": names,
        "number": len(files),
        "seed": shop.seed,
        "date": time.strftime("%Y-%m-%d", time.gmtime()),
        "begun_with": _hash(known) if known else "",
        "curve": curve._asdict(),
    }
    save(out, module, config, game, origin)
    shop.say("fit", net=out.name, **curve._asdict())


def searching(shop: Workshop, net: Path, **numbers: float) -> Path:
    """The same net with other numbers for the search that uses it; with ``actions`` 0 without its policy."""
    found = find_net(find_game(shop.game), net).header
    if found == found | numbers:
        return net
    name = "-".join(f"{key}{value}" for key, value in numbers.items())
    out = net.with_name(f"{net.stem}-{name}.net")
    _write_with(out, found, weights_of(net), numbers)
    return out


def _write_with(file: Path, header: dict[str, Any], weights: list[float], numbers: dict[str, float]) -> None:
    """Write a net with other numbers for search; a policy that is not to be used is left out."""
    if header["actions"] and numbers.get("actions") == 0:
        weights = weights[: -(1 + header["actions"] * (header["units"][1] + 1))]
    write_net(file, header | numbers, weights)


def restamp(file: Path, game: Game, numbers: dict[str, float]) -> None:
    """Let a net serve the components of today, and give it other numbers for the search that uses it.

    Its weights stay as they are: what it has learned of other components is a guess until it is measured or
    trained again. It keeps the hash of those that it was trained for.
    """
    file = file.resolve()  # beside a compiled engine there are only links
    header = json.loads(file.read_bytes().partition(b"\n")[0])
    today = {"game": game.id, "rules": game.rules_version}
    slots = [list(each) for each in read_config(game.id).slots(game)]
    if {key: header[key] for key in today} != today or header["slots"] != slots:
        raise BadOptions(
            "other-net", "The net {file} does not see what the game shows today.", file=quote(file.name)
        )
    if header["actions"] not in (0, game.actions.size):
        raise BadOptions("other-net", "The net {file} knows other actions.", file=quote(file.name))
    trained_for = header["origin"].get("trained_for", header["data"])
    header |= {"data": game.data_hash, "origin": header["origin"] | {"trained_for": trained_for}}
    _write_with(file, header, weights_of(file), numbers)


def weights_of(net: Path) -> list[float]:
    """The weights of a file, as they are written."""
    import struct

    payload = net.read_bytes().partition(b"\n")[2]
    return list(struct.unpack(f"<{len(payload) // 2}e", payload))


class Score(NamedTuple):
    """How often the first of two bots wins, with its 95 % interval."""

    games: int
    share: float
    low: float
    high: float


def match(shop: Workshop, name: str, first: str, second: str, games: int, seconds: float) -> Score:
    """Two bots against each other at a table of two; both play every deal from both seats."""
    config: Config = read_config(shop.game)
    setting = config.settings[0]
    game = find_game(shop.game)
    options = game.settings(2, setting.options)
    contest = Simulation(shop.game, options, (first, second), games, shop.seed)
    began = time.monotonic()
    nets = [_hash(Path(bot[8:].rpartition(":")[0])) for bot in (first, second) if bot.startswith("learned@")]
    file = shop.folder / "matches" / f"{'-'.join([name, str(shop.seed), *nets])}.jsonl"
    results = play_until(contest, shop.workers, file, began + seconds)
    whole = {at: result for at, result in results.items() if at ^ 1 in results}
    summary = summary_of(contest, whole)
    if summary is None:
        score = Score(0, math.nan, 0.0, 1.0)
    else:
        score = Score(len(whole), *(round(x, 4) for x in summary.wins_by_bot[first]))
    shop.say("match", name=name, first=first, second=second, seconds=_since(began), **score._asdict())
    return score


def known_games(shop: Workshop) -> list[str]:
    """The names of the games that are there from earlier runs, the oldest first."""
    folders = (shop.folder / "games").glob("*/")
    return [path.name for path in sorted(folders, key=lambda path: path.stat().st_mtime)]


def train(shop: Workshop, seconds: float, *, contest: str = "10ms", scale: float = 1.0) -> None:
    """All of it: greedy games, then rounds of self-play, fit and match, at last matches against ``search``.

    A new net is kept only if it does not lose to the last best. Where a best net is there already, it goes
    on from that.
    """
    config = read_config(shop.game)
    began = time.monotonic()

    def left(share: float) -> float:
        """Seconds of a share of all the time, but no more than there are."""
        return max(1.0, min(share * seconds, seconds - (time.monotonic() - began) - 5))

    greedy = f"greedy-{shop.seed}"
    names = [*(name for name in known_games(shop) if name != greedy), greedy]
    play(shop, greedy, max(24, int(config.greedy_games * scale)), 0, None, left(0.14))
    if not shop.best.is_file():
        fit(shop, names, shop.best, 12, left(0.08))
        _try_search(shop, config, contest, scale, left)
    games = max(12, int(100_000 * scale))
    for number in range(config.rounds):
        name = f"round-{shop.seed}-{number + 1}-{_hash(shop.best)}"
        names.append(name)
        play(shop, name, games, config.playouts, shop.best, left(0.14))
        candidate = shop.folder / f"{name}.net"
        fit(shop, names, candidate, 12, left(0.06), most_games=_RECENT, known=shop.best)
        header = find_net(find_game(shop.game), shop.best).header
        candidate = searching(
            shop, candidate, **{key: header[key] for key in config.tried[0] if key in header}
        )
        bots = [f"learned@{net}:{config.playouts}" for net in (candidate, shop.best)]
        score = match(shop, name, bots[0], bots[1], max(4, int(400 * scale)), left(0.04))
        if score.games and score.share >= 0.5:
            shop.best.write_bytes(candidate.read_bytes())
            shop.say("kept", net=candidate.name, round=number + 1)
    _try_search(shop, config, contest, scale, left)
    final = f"learned@{shop.best}:{contest}"
    score = match(shop, "final", final, f"search:{contest}", max(4, int(1000 * scale)), left(1.0))
    shop.say("done", seconds=_since(began), **score._asdict())


def _try_search(
    shop: Workshop, config: Config, contest: str, scale: float, left: Callable[[float], float]
) -> None:
    """Give the best net the numbers for search with which it does best against ``search``."""
    scores: list[tuple[float, Path]] = []
    for numbers in config.tried:
        net = searching(shop, shop.best, **numbers)
        name = "-".join(["tried", *(f"{key}{value}" for key, value in numbers.items())])
        games = max(4, int(1000 * scale))
        score = match(shop, name, f"learned@{net}:{contest}", f"search:{contest}", games, left(0.05))
        scores.append((score.share if score.games else 0.0, net))
    best = max(scores, key=lambda each: each[0])[1]
    if best != shop.best:
        shop.best.write_bytes(best.read_bytes())


def _since(began: float) -> float:
    return round(time.monotonic() - began, 1)
