"""The commands of a host: serve, backup, restore, think."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import time
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Annotated, Literal

import typer
from rich.console import Console

from tetrarchy.catalogue import find_game
from tetrarchy.engine import engine_now
from tetrarchy.extras import SERVER, needed_by
from tetrarchy.kernel.errors import BadOptions, TetrarchyError, quote
from tetrarchy.sets.shelf import directory_for
from tetrarchy.terminal.desk import Language, check_number, desk_for, told_of_failure
from tetrarchy.terminal.screen import make_console
from tetrarchy.text import Texts

Database = Annotated[str, typer.Option(metavar="FILE|URL")]
_MOST_PORT = 65_535
_TOKEN = "TETRARCHY_TOKEN"
"""Where the host's token is read from: other users of a machine can see the words of a command."""
_MOST_WORKERS = 64
_TOLD_PERCENT = 25
"""How often the terminal tells how far the compiler is."""


def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="N")] = 8000,
    database: Database = "",
    workers: Annotated[int, typer.Option(metavar="N")] = 1,
    bot_workers: Annotated[int, typer.Option(metavar="N")] = 0,
    origin: Annotated[list[str] | None, typer.Option(metavar="URL")] = None,
    secure_cookies: Annotated[bool, typer.Option("--secure-cookies")] = False,
    proxy: Annotated[str, typer.Option(metavar="ADDRESSES")] = "127.0.0.1",
    address: Annotated[str, typer.Option(metavar="URL")] = "",
    mail: Annotated[str, typer.Option(metavar="URL", envvar="TETRARCHY_MAIL", show_envvar=False)] = "",
    mail_from: Annotated[str, typer.Option(metavar="ADDRESS")] = "",
    inside: Annotated[list[str] | None, typer.Option(metavar="NETWORK")] = None,
    data: Annotated[list[str] | None, typer.Option(metavar="GAME=NAME|DIR")] = None,
    reaction_seconds: Annotated[float, typer.Option(metavar="N")] = 6.0,
    undo_seconds: Annotated[float, typer.Option(metavar="N")] = 2.0,
    no_open: Annotated[bool, typer.Option("--no-open")] = False,
    lang: Language = None,
) -> None:
    """Serve the games to browsers: friends, bots and solo players."""
    with desk_for(lang) as desk:
        with needed_by(SERVER):
            from tetrarchy.server.calling.checks import check_calls
            from tetrarchy.server.host import serve as serve_on
            from tetrarchy.server.network import EVERYWHERE, addresses, is_loopback
            from tetrarchy.server.settings import Settings

        check_number("--port", port, 0, _MOST_PORT)
        check_number("--workers", workers, 1, _MOST_WORKERS)
        check_number("--bot-workers", bot_workers, 0, _MOST_WORKERS)
        calls = check_calls(address, mail, mail_from, tuple(inside or ()))
        settings = Settings(
            host=host,
            port=port,
            database=database,
            workers=workers,
            bot_processes=bot_workers,
            origins=(*(origin or ()), *([calls.address] if calls.address else [])),
            secure_cookies=secure_cookies,
            trusted_proxies=proxy,
            data=_data_directories(data or []),
            calls=calls,
            reaction_seconds=reaction_seconds,
            undo_seconds=undo_seconds,
        )
        console = make_console(stderr=True)
        everywhere = host in EVERYWHERE
        here = f"http://{'localhost' if everywhere else _bracketed(host)}:{port}/"

        def tell_token(token: str | None) -> None:
            if token is not None:
                console.print(desk.texts.say("serve-admin", token=token), soft_wrap=True, highlight=False)

        def tell_start() -> None:
            console.print(desk.texts.say("serve-ready", address=here), soft_wrap=True, highlight=False)
            if everywhere:
                for other in addresses():
                    shown = f"http://{_bracketed(other)}:{port}/"
                    console.print(desk.texts.say("serve-network", address=shown), highlight=False)
            elif is_loopback(host):
                console.print(desk.texts.say("serve-local"), soft_wrap=True, highlight=False)
            threading.Thread(target=_follow_compiler, args=(console, desk.texts), daemon=True).start()
            if not no_open and _has_screen():
                webbrowser.open(here)

        serve_on(settings, tell_token, tell_start)


def _follow_compiler(console: Console, texts: Texts) -> None:
    """Say now and then how far the compiler is, if it is at work, and what came of it."""
    told = None
    while (engine := engine_now()).state == "compiling":
        part = engine.percent // _TOLD_PERCENT
        if told is None or part > told:
            told = part
            console.print(texts.say("serve-compiling", percent=engine.percent), highlight=False)
        time.sleep(1)
    if not told_of_failure(console, texts) and told is not None:
        console.print(texts.say("serve-compiled"), soft_wrap=True, highlight=False)


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _has_screen() -> bool:
    """Whether a browser can show itself here."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _data_directories(given: list[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for word in given:
        game, equals, folder = word.partition("=")
        if not equals:
            raise BadOptions("no-data-game", "{given} names no files: write GAME=DIR.", given=quote(word))
        directory = directory_for(find_game(game).id, folder)
        find_game(game, directory)
        found[game] = str(directory)
    return found


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    database: Database = "",
    lang: Language = None,
) -> None:
    """Write everything that a server keeps to one file; the server may go on meanwhile."""
    with desk_for(lang) as desk, _files(file):
        with needed_by(SERVER):
            from tetrarchy.server.backup import backup as write_backup

        rows = asyncio.run(write_backup(database, file))
        make_console().print(desk.texts.say("backup-done", rows=rows, file=str(file)), soft_wrap=True)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    database: Database = "",
    lang: Language = None,
) -> None:
    """Read a backup into a database that is empty, SQLite or PostgreSQL."""
    with desk_for(lang) as desk, _files(file):
        with needed_by(SERVER):
            from tetrarchy.server.backup import restore as read_backup

        rows = asyncio.run(read_backup(database, file))
        make_console().print(desk.texts.say("restore-done", rows=rows, file=str(file)), soft_wrap=True)


def think(
    server: Annotated[str, typer.Option(metavar="URL")],
    workers: Annotated[int, typer.Option(metavar="N")] = 0,
    data: Annotated[list[str] | None, typer.Option(metavar="GAME=NAME|DIR")] = None,
    lang: Language = None,
) -> None:
    """Think here for the bots of a server on another machine."""
    with desk_for(lang) as desk:
        with needed_by(SERVER):
            from tetrarchy.server.settings import Settings, bot_processes
            from tetrarchy.server.thinker import think as think_for

        check_number("--workers", workers, 0, _MOST_WORKERS)
        token = os.environ.get(_TOKEN, "")
        if not token:
            raise BadOptions("no-token", "Set {name} to the host's token.", name=_TOKEN)
        console = make_console(stderr=True)

        def tell(what: Literal["ready", "away"]) -> None:
            console.print(desk.texts.say(f"think-{what}", server=server), soft_wrap=True, highlight=False)

        processes = bot_processes(Settings(bot_processes=workers))
        with suppress(KeyboardInterrupt):
            asyncio.run(think_for(server, token, processes, _data_directories(data or []), tell))


@contextmanager
def _files(file: Path) -> Iterator[None]:
    """Trouble with a file or a database, as a sentence."""
    try:
        yield
    except (OSError, EOFError) as error:
        raise TetrarchyError("backup-trouble", "{file}: {why}.", file=str(file), why=str(error)) from error
