"""Names of components that neither the words of a game nor its data have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tetrarchy.kernel.game import Game
from tetrarchy.text import Texts


def words_for(language: str, games: Sequence[Game]) -> Texts:
    """The words for games that differ in components: the first one's, with names that only others have."""
    texts = Texts(language, games[0])
    for game in games[1:]:
        texts.names = Texts(language, game).names | texts.names
    texts.names |= component_names(texts)
    return texts


def component_names(texts: Texts) -> dict[str, str]:
    """Names ``domino-<id>`` of what has two halves of land, as Queendomino's dominoes have."""
    assert texts.game is not None
    return {
        f"{plural.removesuffix('es')}-{entry['id']}": named_by_land(entry, texts)
        for plural, entries in texts.game.components().items()
        for entry in (entries if isinstance(entries, list) else [])
        if isinstance(entry, dict) and {"a", "b"} <= entry.keys()
    }


def named_by_land(entry: Mapping[str, Any], texts: Texts) -> str:
    """A component by what is on its halves: ``q14 (W|F1)``."""
    halves = [entry[half] for half in "ab"]
    a, b = (texts.say(f"letter-{half['terrain']}") + str(half["crowns"] or "") for half in halves)
    return f"{entry['id']} ({a}|{b})"
