"""Plays a game with bots and writes what one seat saw, for drawing boards without a server.

python web/tools/fixtures.py queendomino --seats 3 --seed 7 > web/fixtures/queendomino.json
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

import msgspec
from librt.random import Random

from tetrarchy.bots.players import find_bot
from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.options import Options
from tetrarchy.kernel.session import Session
from tetrarchy.kernel.state import CHANCE, OVER, Event
from tetrarchy.server.sight import legal_told, sheets_told, visible


def frames_of(game: Game, session: Session, seat: int | None, bot: str, rng: Random) -> list[dict[str, Any]]:
    """Play to the end; a frame wherever the seat's view, choices or events change."""
    player = find_bot(bot, game)
    found: list[dict[str, Any]] = []
    session.state.events = []
    happened: list[Event] = []
    while True:
        state = session.state
        mover = state.mover()
        happened += state.events or []
        state.events = []
        if mover == CHANCE:
            session.act(CHANCE, state.sample(CHANCE, rng))
            continue
        legal = state.legal(seat) if seat in state.actors() else []
        frame = {
            "number": len(found),
            "view": state.view(seat),
            "legal": msgspec.json.decode(legal_told(game, state, seat, legal)),
            "actors": state.deciders(seat),
            "events": visible(happened, seat),
            "over": mover == OVER,
            "window": state.reacting(),
            "undo": seat is not None and session.can_undo(seat),
            "sheets": msgspec.to_builtins(sheets_told(state.known_sheets(seat))),
        }
        if not found or any(frame[key] != found[-1][key] for key in ("view", "legal")) or frame["events"]:
            found.append(frame)
        happened = []
        if mover == OVER:
            return found
        session.act(mover, player.choose(state.view(mover), state.legal(mover), mover, rng))


def read_options(pairs: list[str]) -> Options:
    return {name: value for name, _, value in (pair.partition("=") for pair in pairs)}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seat", type=int, default=0, help="whose view; -1 for a spectator's")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args()
    game = find_game(given.game)
    seat = None if given.seat < 0 else given.seat
    try:
        session = Session(game, given.seats, read_options(given.option))
        frames = frames_of(game, session, seat, given.bot, Random(given.seed))
    except TetrarchyError as error:
        sys.exit(str(error))
    standing = session.state.standing()
    fixture = {
        "game": game.id,
        "seat": seat,
        "seats": given.seats,
        "components": game.components(),
        "standing": standing,
        "frames": frames,
    }
    json.dump(fixture, sys.stdout, ensure_ascii=False, separators=(",", ":"))
    print()


if __name__ == "__main__":
    main()
