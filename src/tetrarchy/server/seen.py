"""What there is to see of one state, kept small: as bytes, in pieces that can be compared."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tetrarchy.kernel.game import Game
from tetrarchy.kernel.state import ScoreSheet, State
from tetrarchy.patches import difference
from tetrarchy.wire import View, encode

Piece = bytes | list[dict[str, bytes]]
"""A value as JSON; a list of large objects (the players' areas, say) piece by piece."""
_LARGE: Final = 6
"""An object with more fields is large."""
_decode: Final = msgspec.json.Decoder().decode


class Seen:
    """One state as its recipients see it; each view is made when it is first needed.

    Where a game has no secrets all see the same and are only told who they are: one view does for all. The
    plain data of a view is not kept: its pieces take a tenth of the memory.
    """

    __slots__ = ("_pieces", "_sheets", "game", "state")

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self._pieces: dict[int | None, dict[str, Piece]] = {}
        self._sheets: dict[int | None, list[ScoreSheet]] = {}

    def viewer(self, seat: int | None) -> int | None:
        """Whose eyes a recipient looks with: the spectators' where nothing is secret."""
        return seat if self.game.secrets else None

    def view(self, seat: int | None) -> bytes:
        """What a recipient sees, as it travels."""
        return encode(self.state.view(seat))

    def pieces(self, seat: int | None) -> dict[str, Piece]:
        """The same in pieces; where nothing is secret they say that a spectator looks."""
        viewer = self.viewer(seat)
        found = self._pieces.get(viewer)
        if found is None:
            found = self._pieces[viewer] = split(self.state.view(viewer))
        return found

    def sheets(self, seat: int | None) -> list[ScoreSheet]:
        """The score sheets as a recipient knows them."""
        viewer = self.viewer(seat)
        found = self._sheets.get(viewer)
        if found is None:
            found = self._sheets[viewer] = self.state.known_sheets(viewer)
        return found

    def view_since(self, before: Seen, seat: int | None) -> dict[str, Any]:
        """The change of a recipient's view since an earlier state."""
        return _change(before.pieces(seat), self.pieces(seat))

    def sheets_since(self, before: Seen, seat: int | None) -> dict[str, Any]:
        """The change of the score sheets."""
        pairs = enumerate(zip(before.sheets(seat), self.sheets(seat), strict=True))
        return {
            str(at): difference(_plain_sheet(old), _plain_sheet(new))
            for at, (old, new) in pairs
            if old != new
        }

    def forget(self) -> None:
        """Give the memory back: all is made again when somebody asks."""
        self._pieces.clear()
        self._sheets.clear()


def split(view: View) -> dict[str, Piece]:
    """A view in pieces."""
    return {
        key: [{name: encode(field) for name, field in item.items()} for item in value]
        if type(value) is list and value and type(value[0]) is dict and len(value[0]) > _LARGE
        else encode(value)
        for key, value in view.items()
    }


def _change(before: dict[str, Piece], after: dict[str, Piece]) -> dict[str, Any]:
    """The change from one view to another: only pieces that differ are taken apart."""
    found: dict[str, Any] = {}
    for key, new in after.items():
        old = before.get(key)
        if old == new:
            continue
        if old is None:
            found[key] = [_plain(new)]
        elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
            pairs = enumerate(zip(old, new, strict=True))
            found[key] = {str(at): _fields_change(a, b) for at, (a, b) in pairs if a != b}
        else:
            found[key] = difference(_plain(old), _plain(new)) or {}
    return found | {key: [] for key in before if key not in after}


def _fields_change(before: dict[str, bytes], after: dict[str, bytes]) -> dict[str, Any]:
    """The change from one large object to another."""
    found: dict[str, Any] = {}
    for key, new in after.items():
        old = before.get(key)
        if old is None:
            found[key] = [_decode(new)]
        elif old != new:
            found[key] = difference(_decode(old), _decode(new)) or {}
    return found | {key: [] for key in before if key not in after}


def _plain(piece: Piece) -> Any:
    if isinstance(piece, bytes):
        return _decode(piece)
    return [{name: _decode(field) for name, field in item.items()} for item in piece]


def _plain_sheet(sheet: ScoreSheet) -> dict[str, Any]:
    return {"lines": [{"key": key, "points": points} for key, points in sheet.lines], "total": sheet.total}
