"""What is wanted of a game, and which of its numbers may move: one file a game in ``goals``.

Only fields that are reconstructed may move, by whole steps. Each wanted figure has a band with the reason why
it is plausible.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from tetrarchy import sets
from tetrarchy.arena.match import Use
from tetrarchy.bots import seat_bots
from tetrarchy.catalogue import find_game
from tetrarchy.kernel.data import DataFile, Entry, Files
from tetrarchy.kernel.errors import BadData, BadOptions, TetrarchyError, quote
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.options import Options
from tetrarchy.sets.changing import NOTHING, Change, changed
from tetrarchy.sets.fields import RECONSTRUCTED, Field, provenance, value_at, where

FOLDER: Final = Path(__file__).with_name("goals")
FIGURES: Final = ("points", "points_apart", "verdicts", "minutes", "rarest", "commonest")
"""What can be wanted; ``measuring.py`` tells how each is counted."""

_MOST: Final = 100_000
_SHAPE: Final = {
    "": "game change play want free limit",
    "play": "name seats options bot games untouched",
    "play.options": "*",
    "want": "name figure plays least most scale weight why verdicts seconds components uses of each",
    "free": "name least most places why",
    "limit": "name least most places why",
}


class Place(NamedTuple):
    """A number of a component file, and by how much it moves with one step."""

    file: str
    path: tuple[str | int, ...]
    step: int = 1


class Free(NamedTuple):
    """Numbers that move together."""

    name: str
    least: int
    most: int
    """How many steps down and up."""
    places: tuple[Place, ...]
    why: str


class Limit(NamedTuple):
    """Bounds for a sum of numbers."""

    name: str
    least: int
    most: int
    places: tuple[Place, ...]
    """Each counts as often as its ``step`` says."""
    why: str


class Play(NamedTuple):
    """Games between bots that figures are taken from."""

    name: str
    options: Options
    bots: tuple[str, ...]
    games: int
    untouched: bool
    """Whether no free number has a part in these games, so that they are played once for all trials."""


class Want(NamedTuple):
    """A figure that should be within a band."""

    name: str
    figure: str
    plays: tuple[str, ...]
    least: int
    most: int
    scale: int
    """So far outside the band counts as 1; the loss grows with its square."""
    weight: int
    why: str
    verdicts: tuple[str, ...]
    seconds: int
    """How long people take for a decision, or for what ``uses`` count."""
    components: tuple[str, ...]
    uses: tuple[Use, ...]
    """What is counted, without the names of components."""
    of: tuple[Use, ...]
    """Out of what; empty: out of all seats of all games."""


class Goal(NamedTuple):
    """A game's file."""

    game: str
    files: Files
    """The set that the search begins with."""
    change: int
    """What a step away from these numbers costs, in hundredths."""
    plays: tuple[Play, ...]
    wants: tuple[Want, ...]
    free: tuple[Free, ...]
    limits: tuple[Limit, ...]
    digest: str
    """What tells this file from others."""

    def judged_by(self, bot: str, games: int | None, wants: Sequence[str]) -> Goal:
        """The same goal with another bot, another number of games, and only some of the wanted figures."""
        game = find_game(self.game)
        kept = tuple(want for want in self.wants if any(word in want.name for word in wants or ("",)))
        if not kept:
            raise BadOptions(
                "no-such-want", "Nothing that is wanted is called {given}.", given=", ".join(wants)
            )
        needed = {name for want in kept for name in want.plays}
        plays = tuple(
            play._replace(
                bots=tuple(seat_bots(bot, len(play.bots), game)) if bot else play.bots,
                games=games or play.games,
            )
            for play in self.plays
            if play.name in needed
        )
        return self._replace(plays=plays, wants=kept)

    def changes(self, numbers: dict[str, int]) -> list[Change]:
        """What becomes of the component files after some steps; a count that was not there comes or goes."""
        tables = self.files.tables()
        found: dict[tuple[str, tuple[str | int, ...]], int] = {}
        for free in self.free:
            for place in free.places:
                key = place.file, place.path
                found[key] = found.get(key, 0) + numbers[free.name] * place.step
        changes = []
        for (file, path), by in sorted(found.items(), key=str):
            before = value_at(tables[file], path)
            after = (before or 0) + by
            if by:
                gone = after == 0 and before is not None and _is_count(path)
                changes.append(Change(file, path, NOTHING if gone else after))
        return changes

    def tuned(self, numbers: dict[str, int]) -> Files | None:
        """The set after some steps; None where it breaks a limit or the game's loader refuses it."""
        files = changed(self.game, self.files, self.changes(numbers))
        tables = files.tables()
        for limit in self.limits:
            total = sum((value_at(tables[at.file], at.path) or 0) * at.step for at in limit.places)
            if not limit.least <= total <= limit.most:
                return None
        checked = sets.check(self.game, files)
        return None if checked.faults else checked.files


def _is_count(path: Sequence[str | int]) -> bool:
    """Whether a place is in a table of counts, where 0 need not be written."""
    return len(path) > 1 and path[-2] in ("cost", "production", "bonus", "reward")


def goal_file(game: str) -> Path:
    """Where a game's own goal is; an error where there is no such game."""
    find_game(game)
    return FOLDER / f"{game}.toml"


def read_goal(file: Path, base: Files | None = None) -> Goal:
    """The goal of a file, about a set: the game's own unless another is given."""
    told = DataFile(file, _SHAPE)
    whole = told.whole()
    identifier = whole.text("game")
    try:
        files = sets.standard(identifier) if base is None else base
        game = find_game(identifier, files)
    except BadOptions as error:
        raise whole.wrong("wrong-goal", "{reason}", "game", reason=_clause(error)) from error
    plays = tuple(_play(entry, game) for entry in told.entries("play"))
    names = [play.name for play in plays]
    return Goal(
        identifier,
        files,
        whole.number("change", 0, _MOST, 0),
        plays,
        tuple(want for entry in told.entries("want") for want in _wants(entry, game, names)),
        tuple(_free(entry, game, files) for entry in whole.parts("free")),
        tuple(_limit(entry, game, files) for entry in whole.parts("limit")),
        hashlib.sha256(json.dumps(told.tables, sort_keys=True).encode()).hexdigest()[:12],
    )


def _clause(error: TetrarchyError) -> str:
    """The sentence of an error as a part of another."""
    return str(error).removesuffix(".")


def _play(entry: Entry, game: Game) -> Play:
    options: dict[str, Any] = entry.part("options").table if "options" in entry.table else {}
    seats = entry.number("seats", 1, 8)
    try:
        settings = game.settings(seats, options)
        bots = tuple(seat_bots(entry.text("bot"), seats, game))
    except BadOptions as error:
        raise entry.wrong("wrong-goal", "{reason}", reason=_clause(error)) from error
    return Play(entry.text("name"), settings, bots, entry.number("games", 1, _MOST), entry.flag("untouched"))


def _wants(entry: Entry, game: Game, names: Sequence[str]) -> list[Want]:
    """What an entry wants: of its plays together, or of each by itself."""
    want = _want(entry, game, names)
    if not entry.flag("each"):
        return [want]
    return [want._replace(name=f"{name}: {want.name}", plays=(name,)) for name in want.plays]


def _want(entry: Entry, game: Game, names: Sequence[str]) -> Want:
    plays = _listed(entry, "plays")
    for name in plays:
        if name not in names:
            raise entry.wrong("no-such-play", "there is no [[play]] {given}", "plays", given=quote(name))
    figure = FIGURES[entry.choice("figure", FIGURES)]
    if figure == "points_apart" and len(plays) != 2:
        raise entry.wrong("two-plays", "“plays” should name two, to tell how far apart they are", "plays")
    verdicts = _listed(entry, "verdicts") if figure == "verdicts" else ()
    for name in verdicts:
        if name not in game.verdicts:
            raise entry.wrong(
                "no-such-verdict", "the game has no result {given}", "verdicts", given=quote(name)
            )
    least, most = entry.number("least", -_MOST, _MOST), entry.number("most", -_MOST, _MOST)
    if least > most:
        raise entry.wrong("empty-band", "“least” is more than “most”", "least")
    used = figure in ("rarest", "commonest")
    uses = _listed(entry, "uses") if used else entry.words("uses")
    return Want(
        entry.text("name"),
        figure,
        plays,
        least,
        most,
        entry.number("scale", 1, _MOST),
        entry.number("weight", 0, _MOST, 1),
        entry.text("why"),
        verdicts,
        entry.number("seconds", 1, 3600) if figure == "minutes" else 0,
        _components(entry, game) if used else (),
        tuple(_use(entry, "uses", words, used) for words in uses),
        tuple(_use(entry, "of", words, used) for words in entry.words("of")),
    )


def _listed(entry: Entry, name: str) -> tuple[str, ...]:
    words = entry.words(name)
    if not words:
        raise entry.wrong("nothing-named", "“{field}” should not be empty", name, field=name)
    return tuple(words)


def _components(entry: Entry, game: Game) -> tuple[str, ...]:
    """The ids of a list of the game's components."""
    word = entry.text("components")
    found = game.components().get(word)
    ids = [each.get("id", "") for each in found if isinstance(each, dict)] if isinstance(found, list) else []
    if not all(ids) or not ids:
        raise entry.wrong(
            "no-such-components",
            "the game has no list of components {given} with ids",
            "components",
            given=quote(word),
        )
    return tuple(ids)


def _use(entry: Entry, name: str, words: str, with_field: bool) -> Use:
    kind, _, field = words.partition(" ")
    if not kind or bool(field) != with_field:
        raise entry.wrong(
            "no-use",
            "{given} should be an event and its field, such as “card_completed card”"
            if with_field
            else "{given} should be an event, such as “turn_begun”",
            name,
            given=quote(words),
        )
    return Use(kind, field)


def _free(entry: Entry, game: Game, files: Files) -> Free:
    least, most = entry.number("least", -99, 0), entry.number("most", 0, 99)
    places = tuple(_place(entry, game, files, words) for words in _listed(entry, "places"))
    for place in places:
        known = provenance(game, files.tables()[place.file], place.path)
        if known != RECONSTRUCTED:
            raise entry.wrong(
                "not-free",
                "{place} is not to be tuned: where it comes from is “{known}”",
                "places",
                place=quote(".".join(map(str, where(files.tables()[place.file], place.path)))),
                known=known or "told only",
            )
    return Free(entry.text("name"), least, most, places, entry.text("why"))


def _limit(entry: Entry, game: Game, files: Files) -> Limit:
    places = tuple(_place(entry, game, files, words) for words in _listed(entry, "places"))
    least, most = entry.number("least", -_MOST, _MOST), entry.number("most", -_MOST, _MOST)
    return Limit(entry.text("name"), least, most, places, entry.text("why"))


def _place(entry: Entry, game: Game, files: Files, words: str) -> Place:
    """``FILE COMPONENT FIELD``, and the step where it is not 1. A count that is not written is 0."""
    parts = words.split()
    step = parts.pop() if len(parts) == 4 else "1"
    if len(parts) != 3 or not step.removeprefix("-").isdecimal():
        raise entry.wrong(
            "no-place",
            "{given} should be a file, a component and a field, then a step",
            "places",
            given=quote(words),
        )
    file, component, name = parts
    found = [at for at in sets.fields(game, files) if (at.file, at.component) == (file, component)]
    for field in found:
        if field.name == name and type(field.value) is int:
            return Place(file, field.path, int(step))
    if found and _is_missing_count(files.tables()[file], path := (*_root(found[0]), *name.split("."))):
        return Place(file, path, int(step))
    raise entry.wrong("no-such-number", "there is no number at {given}", "places", given=quote(words))


def _root(field: Field) -> tuple[str | int, ...]:
    """The place of the component that a field is of."""
    return field.path[: len(field.path) - len(field.name.split("."))]


def _is_missing_count(tables: dict[str, Any], path: tuple[str | int, ...]) -> bool:
    """Whether nothing stands at a place in a table of counts."""
    inside = value_at(tables, path[:-1])
    return _is_count(path) and isinstance(inside, dict) and path[-1] not in inside


def own_goal(game: str) -> Goal:
    """The goal of a game's own file."""
    file = goal_file(game)
    if not file.is_file():
        raise BadData("no-goal", "There is no goal for tuning {game} yet.", game=quote(game))
    return read_goal(file)
