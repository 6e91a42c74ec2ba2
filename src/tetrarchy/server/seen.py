"""What there is to see of one state: views and score sheets, and how they differ from those before."""

from __future__ import annotations

from typing import Any

from tetrarchy.kernel.game import Game
from tetrarchy.kernel.patches import difference
from tetrarchy.kernel.state import ScoreSheet, State
from tetrarchy.wire import View, encode


class Seen:
    """One state as its recipients see it; each view is made when it is first needed.

    Where a game has no secrets all see the same and are only told who they are: one view does for all.
    """

    __slots__ = ("_sheets", "_views", "game", "state")

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self._views: dict[int | None, View] = {}
        self._sheets: dict[int | None, list[ScoreSheet]] = {}

    def viewer(self, seat: int | None) -> int | None:
        """Whose eyes a recipient looks with: the spectators' where nothing is secret."""
        return seat if self.game.secrets else None

    def encoded_view(self, seat: int | None) -> bytes:
        """What a recipient sees, as it travels."""
        return encode(self.state.view(seat))

    def view(self, seat: int | None) -> View:
        """What a recipient sees, kept for the next state; where nothing is secret, as a spectator does."""
        viewer = self.viewer(seat)
        found = self._views.get(viewer)
        if found is None:
            found = self._views[viewer] = self.state.view(viewer)
        return found

    def sheets(self, seat: int | None) -> list[ScoreSheet]:
        """The score sheets as a recipient knows them."""
        viewer = self.viewer(seat)
        found = self._sheets.get(viewer)
        if found is None:
            found = self._sheets[viewer] = self.state.known_sheets(viewer)
        return found

    def view_since(self, before: Seen, seat: int | None) -> Any:
        """The change of a recipient's view since an earlier state; None where it is the same."""
        return difference(before.view(seat), self.view(seat))

    def sheets_since(self, before: Seen, seat: int | None) -> dict[str, Any]:
        """The change of the score sheets."""
        pairs = enumerate(zip(before.sheets(seat), self.sheets(seat), strict=True))
        return {str(at): _sheet_change(old, new) for at, (old, new) in pairs if old != new}

    def forget(self) -> None:
        """Give the memory back: all is made again when somebody asks."""
        self._views.clear()
        self._sheets.clear()


def _sheet_change(before: ScoreSheet, after: ScoreSheet) -> Any:
    """The change of one score sheet: as a rule some lines have other points."""
    if [line.key for line in before.lines] != [line.key for line in after.lines]:
        return difference(_plain_sheet(before), _plain_sheet(after))
    pairs = enumerate(zip(before.lines, after.lines, strict=True))
    found: dict[str, Any] = {
        "lines": {str(at): {"points": [new.points]} for at, (old, new) in pairs if old != new}
    }
    if before.total != after.total:
        found["total"] = [after.total]
    return found


def _plain_sheet(sheet: ScoreSheet) -> dict[str, Any]:
    return {"lines": [{"key": key, "points": points} for key, points in sheet.lines], "total": sheet.total}
