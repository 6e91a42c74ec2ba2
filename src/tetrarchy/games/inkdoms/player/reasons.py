"""Why an action is good: lines completed, capitals, monsters, towers, spells, and drops that find a place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tetrarchy.games.inkdoms.data import FINAL, KINGDOMS_TO_END
from tetrarchy.games.inkdoms.engine import Inkdoms
from tetrarchy.games.inkdoms.plain import SheetView, TakeView, TurnView
from tetrarchy.kernel.bits import count
from tetrarchy.kernel.reasons import Reason, Tried


def reason(tried: Tried) -> Reason | None:
    """The most telling thing that an action of each kind does; None where the score sheet tells it best."""
    tell = _REASONS.get(tried.verb)
    return None if tell is None else tell(tried)


def _taking(tried: Tried) -> Reason:
    """How many drops of the die find a place."""
    die, _, said = tried.fields["die"].partition("-")
    wanted = (die, said or die, tried.fields["kingdom"])
    takes: list[TakeView] = tried.before["takes"]
    take = next(one for one in takes if (one["die"], one["colour"], one["kingdom"]) == wanted)
    if take["fits"] == take["drops"]:
        return Reason("take-all", {"drops": take["drops"], "kingdom": take["kingdom"]})
    if take["fits"]:
        return Reason("take-some", {"fits": take["fits"], "drops": take["drops"]})
    return Reason("take-none", {})


def _painting(tried: Tried) -> Reason | None:
    """What the painted area brings, the rarest first."""
    c = _state(tried).components
    before, after = _sheet(tried, before=True), _sheet(tried)
    for number, line in enumerate(c.line_ids):
        size = KINGDOMS_TO_END if number == FINAL else count(c.line_areas[number])
        if before["done"][line] < size <= after["done"][line]:
            return Reason("line", {"line": line, "points": _open_number(tried, number)})
    if (built := tried.own("capital_built")) is not None:
        return Reason("capital", {"kingdom": built["kingdom"]})
    if (tamed := tried.own("monster_tamed")) is not None:
        return Reason("tamed", {"monster": tamed["monster"]})
    if len(after["towers"]) > len(before["towers"]):
        return Reason("tower", {})
    if (gained := tried.own("spell_gained")) is not None:
        return Reason("spell", {"spell": gained["spell"]})
    kingdom = c.kingdom_of[c.area_numbers[tried.fields["area"]]]
    name = c.kingdom_ids[kingdom]
    if tried.lines.get(name, 0) > 0:
        return Reason("colour", {"kingdom": name, "points": tried.lines[name]})
    if tried.lines:
        return None
    size = count(c.kingdom_areas[kingdom])
    return Reason("nearer", {"kingdom": name, "done": after["done"][name], "size": size})


def _open_number(tried: Tried, line: int) -> int:
    """The best speed number of a line that is still open."""
    c = _state(tried).components
    taken = tried.before["lines"][c.line_ids[line]]
    if not taken["first"]:
        return c.first_vp[line]
    return 0 if taken["second"] else c.second_vp[line]


def _opening(tried: Tried) -> Reason:
    """Spells 1 and 3: how many drops find a place where they may go now."""
    turn = _sheet(tried)["turn"]
    fits = 0 if turn is None else turn["fits"]
    return Reason("opens", {"kingdom": tried.fields["kingdom"], "fits": fits})


def _blending(tried: Tried) -> Reason:
    return Reason("blend", {})


def _mixing(tried: Tried) -> Reason:
    return Reason("mix", {"colour": tried.fields["colour"]})


def _stopping(tried: Tried) -> Reason:
    turn: TurnView | None = _sheet(tried, before=True)["turn"]
    if turn is not None and turn["blot"]:
        return Reason("blot", {})
    return Reason("stop", {})


def _crossing(tried: Tried) -> Reason:
    """A number is best lost where it is furthest away."""
    c = _state(tried).components
    line = tried.fields["line"]
    number = c.line_ids.index(line)
    size = KINGDOMS_TO_END if number == FINAL else count(c.line_areas[number])
    return Reason("cross", {"done": _sheet(tried, before=True)["done"][line], "size": int(size)})


def _state(tried: Tried) -> Inkdoms:
    assert isinstance(tried.state, Inkdoms)
    return tried.state


def _sheet(tried: Tried, before: bool = False) -> SheetView:
    """The sheet of the seat that acts, as it knows it."""
    shown: SheetView = (tried.before if before else tried.after)["sheets"][tried.seat]
    return shown


_REASONS: Final[dict[str, Callable[[Tried], Reason | None]]] = {
    "take": _taking,
    "paint": _painting,
    "clash": _painting,
    "move": _opening,
    "spread": _opening,
    "blend": _blending,
    "mix": _mixing,
    "stop": _stopping,
    "cross": _crossing,
}
