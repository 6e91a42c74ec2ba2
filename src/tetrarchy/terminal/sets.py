"""The commands of sets: component data of one's own, checked, compared, kept by name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from tetrarchy import sets
from tetrarchy.catalogue import find_game
from tetrarchy.kernel.data import Files
from tetrarchy.kernel.errors import BadData
from tetrarchy.sets import shelf
from tetrarchy.sets.archive import MOST_ZIP_BYTES
from tetrarchy.sets.fields import RECONSTRUCTED
from tetrarchy.terminal.desk import AsJson, GameName, Language, desk_for, pass_on_language, print_json
from tetrarchy.terminal.help import HelpfulCommand, HelpfulGroup
from tetrarchy.terminal.saves import readable
from tetrarchy.terminal.screen import make_console
from tetrarchy.text import Texts

sets_group = typer.Typer(cls=HelpfulGroup, add_completion=False)
command = partial(sets_group.command, cls=HelpfulCommand)
SetWord = Annotated[str, typer.Argument(metavar="NAME|DIR")]
_SHOWN_HASH: Final = 12
_MOST_LETTERS: Final = 60


@sets_group.callback()
def about_sets(ctx: typer.Context, lang: Language = None) -> None:
    """Component data of your own: import it, check it, compare it, and play with it by --data."""
    pass_on_language(ctx, lang)


@command("list")
def list_sets(
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """List the sets that are kept here."""
    with desk_for(lang) as desk:
        if game is not None:
            find_game(game)
        found = shelf.kept(game)
        if as_json:
            told = [{"game": o.game, "name": o.name, "version": o.number, "hash": o.hash} for o in found]
            print_json(told)
            return
        console = make_console()
        if not found:
            console.print(desk.texts.say("sets-none"), soft_wrap=True)
        for name, versions in groupby(found, lambda one: one.game):
            desk.learn(find_game(name))
            console.print(Text(desk.texts.say("name"), "bold"))
            grid = Grid.grid(padding=(0, 2, 0, 0))
            for one in versions:
                grid.add_row(f"  {one.label}", Text(one.hash[:_SHOWN_HASH], "dim"))
            console.print(grid)


@command()
def check(game: GameName, name: SetWord, as_json: AsJson = False, lang: Language = None) -> None:
    """Check a set with the loader of its game; every fault is told with its place."""
    with desk_for(lang) as desk:
        desk.learn(find_game(game))
        checked = sets.check(game, files_of(game, name))
        if as_json:
            faults, advice = (
                [_fault(f, desk.texts) for f in found] for found in (checked.faults, checked.advice)
            )
            print_json({"hash": checked.files.hash, "faults": faults, "advice": advice})
        elif checked.faults:
            _print_faults(checked.faults, desk.texts)
        else:
            digits = checked.files.hash[:_SHOWN_HASH]
            make_console().print(desk.texts.say("sets-sound", hash=digits), soft_wrap=True)
            _print_advice(checked.advice, desk.texts)
        raise typer.Exit(1 if checked.faults else 0)


@command()
def show(
    game: GameName,
    name: SetWord = shelf.OWN,
    reconstructed: Annotated[bool, typer.Option("--reconstructed")] = False,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Print every value of a set, and how it is known."""
    with desk_for(lang) as desk:
        found = desk.learn(find_game(game))
        fields = [
            field
            for field in sets.fields(found, files_of(game, name))
            if field.provenance == RECONSTRUCTED or not reconstructed
        ]
        if as_json:
            print_json([field._asdict() | {"path": list(field.path)} for field in fields])
            return
        _print_fields(fields, desk.texts, make_console())


@command()
def compare(
    game: GameName, one: SetWord, other: SetWord, as_json: AsJson = False, lang: Language = None
) -> None:
    """Print the fields in which two sets differ."""
    with desk_for(lang) as desk:
        found = desk.learn(find_game(game))
        differences = sets.compare(found, files_of(game, one), files_of(game, other))
        if as_json:
            print_json([difference._asdict() for difference in differences])
            return
        _print_differences(differences, (one, other), desk.texts, make_console())


@command("import")
def import_set(
    game: GameName,
    path: Annotated[Path, typer.Argument(metavar="DIR|FILE")],
    name: Annotated[str, typer.Option(metavar="NAME")],
    lang: Language = None,
) -> None:
    """Keep a folder or a zip archive of component files as a set with a name."""
    with desk_for(lang) as desk:
        desk.learn(find_game(game))
        checked = sets.check(game, read_path(game, path))
        if checked.faults:
            _print_faults(checked.faults, desk.texts)
            raise typer.Exit(1)
        one = shelf.keep(game, name, checked.files)
        told = desk.texts.say("sets-kept", label=one.label, hash=one.hash[:_SHOWN_HASH])
        make_console().print(told, soft_wrap=True)
        _print_advice(checked.advice, desk.texts)


@command("export")
def export_set(
    game: GameName,
    name: SetWord,
    path: Annotated[Path, typer.Argument(metavar="DIR|FILE")],
    lang: Language = None,
) -> None:
    """Write a set as a folder of TOML files, or as an archive if the name ends in .zip."""
    with desk_for(lang) as desk:
        files = files_of(game, name)
        if path.suffix == ".zip":
            _write_new(path, sets.write_zip(files))
        else:
            sets.write_folder(files, path)
        make_console().print(desk.texts.say("sets-written", file=str(path)), soft_wrap=True)


def files_of(game: str, word: str) -> Files:
    """The set that a word names: a kept one, the game's own, a folder or an archive."""
    found = shelf.find(game, word)
    if found is not None:
        return shelf.read(found)
    if word == shelf.OWN:
        return sets.standard(game)
    path = Path(word)
    if path.exists():
        return read_path(game, path)
    data = shelf.data_for(game, word)
    assert not isinstance(data, Files)
    return sets.standard(game) if data is None else read_path(game, data)


def read_path(game: str, path: Path) -> Files:
    """The set in a folder or an archive."""
    find_game(game)
    if path.is_dir():
        return sets.read_folder(game, path)
    with readable(path), path.open("rb") as file:
        return sets.read_zip(game, file.read(MOST_ZIP_BYTES + 1))


def _write_new(path: Path, content: bytes) -> None:
    try:
        with path.open("xb") as file:
            file.write(content)
    except OSError as error:
        why = error.strerror or str(error)
        raise BadData("unwritable", "{file} cannot be written: {why}.", file=path, why=why) from error


def _fault(fault: sets.Fault, texts: Texts) -> dict[str, Any]:
    return {
        "file": fault.file,
        "component": fault.component,
        "field": fault.field,
        "key": fault.why.key,
        "sentence": sentence(texts.error(fault.why)),
    }


def sentence(words: str) -> str:
    """What is wrong, as a sentence by itself."""
    return words[:1].upper() + words[1:].rstrip(".") + "."


def _print_faults(faults: Sequence[sets.Fault], texts: Texts) -> None:
    make_console().print(Text(texts.say("sets-faults", number=len(faults)), "bold red"))
    _print_places(faults, texts)


def _print_advice(advice: Sequence[sets.Fault], texts: Texts) -> None:
    if advice:
        make_console().print(Text(texts.say("sets-advice", number=len(advice)), "bold"))
        _print_places(advice, texts)


def _print_places(faults: Sequence[sets.Fault], texts: Texts) -> None:
    console = make_console()
    for fault in faults:
        place = ", ".join(part for part in (fault.file, fault.component, fault.field) if part)
        console.print(Text(place, "bold"), soft_wrap=True)
        console.print(Padding(sentence(texts.error(fault.why)), (0, 0, 0, 2)), highlight=False)


def _print_fields(fields: Sequence[sets.Field], texts: Texts, console: Console) -> None:
    for (file, component), group in groupby(fields, lambda field: (field.file, field.component)):
        console.print(Text.assemble((component or file, "bold"), (f"  {file}", "dim")))
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for field in group:
            known = texts.say(f"known-{field.provenance}") if field.provenance else ""
            mark = "yellow" if field.provenance == RECONSTRUCTED else "dim"
            grid.add_row(f"  {field.name}", _shown(field.value, texts), Text(known, mark))
        console.print(grid)


def _print_differences(
    differences: Sequence[sets.Difference], names: tuple[str, str], texts: Texts, console: Console
) -> None:
    console.print(Text(texts.say("sets-differences", number=len(differences)), "bold"))
    for (file, component), group in groupby(differences, lambda each: (each.file, each.component)):
        console.print(Text.assemble((component or file, "bold"), (f"  {file}", "dim")))
        for each in group:
            if each.field:
                values = [_shown(value, texts) for value in (each.one, each.other)]
                console.print(Text(f"  {each.field}: {values[0]} → {values[1]}"))
            else:
                console.print("  " + texts.say("sets-only-in", name=names[0 if each.one else 1]))
    if differences and not any(each.bears_on_play for each in differences):
        console.print(texts.say("sets-play-alike"), soft_wrap=True)


def _shown(value: object, texts: Texts) -> str:
    """A value in one line."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return texts.say("yes" if value else "no")
    whole = str(value)
    return whole if len(whole) <= _MOST_LETTERS else whole[:_MOST_LETTERS] + "…"
