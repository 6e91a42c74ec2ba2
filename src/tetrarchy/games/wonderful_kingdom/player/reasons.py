"""Why an action is good: when a card is finished, what it brings, what is recycled for what, supremacy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tetrarchy.games.wonderful_kingdom.engine import WonderfulKingdom
from tetrarchy.games.wonderful_kingdom.packing import RESOURCES
from tetrarchy.games.wonderful_kingdom.plain import DuchyView, OutlookView
from tetrarchy.games.wonderful_kingdom.profile import ALCHEMY
from tetrarchy.kernel.reasons import Reason, Tried


def reason(tried: Tried) -> Reason | None:
    """The most telling thing that an action of each kind does; None where the score sheet tells it best."""
    tell = _REASONS.get(tried.verb)
    return None if tell is None else tell(tried)


# ---------------------------------------------------------------- the draft


def _offering(tried: Tried) -> Reason | None:
    """A card that one wants, that nobody wants, or that lies hidden."""
    card = tried.fields["card"]
    if tried.fields["face"] == "down":
        return Reason("trap", {"card": card})
    c = _state(tried).components
    if c.calamity <= c.card_ids.index(card) < c.first_advisor:
        return Reason("offers-danger", {"card": card})
    outlook = _duchy(tried, before=True)["outlook"].get(card)
    if outlook is None:
        return None
    if outlook["rounds"] == 0:
        return Reason("offers-wanted", {"card": card})
    return Reason("offers", {"card": card})


def _taking(tried: Tried) -> Reason:
    """The card of an offer that can be finished soonest, the one of most points first."""
    area = tried.before["areas"][int(tried.fields["area"]) - 1]
    outlooks = _duchy(tried, before=True)["outlook"]
    c = _state(tried).components
    known = [card for card in area["up"] if card in outlooks]
    for rounds in (0, 1):
        soon = [card for card in known if outlooks[card]["rounds"] == rounds]
        if soon:
            best = max(soon, key=lambda card: c.points[c.card_ids.index(card)])
            return (
                Reason("takes-now", {"card": best}) if rounds == 0 else Reason("takes-next", {"card": best})
            )
    other = tried.before["areas"][2 - int(tried.fields["area"])]
    if other["down"] and not area["down"]:
        return Reason("avoids-hidden", {})
    return Reason("takes", {"cards": len(area["up"]) + len(area["down"])})


def _searching(tried: Tried) -> Reason:
    return Reason("searches", {})


def _paying(tried: Tried) -> Reason:
    return Reason("pays", {"card": tried.fields["card"]})


def _keeping(tried: Tried) -> Reason:
    """An advisor at the start, or a card that is looked at."""
    card = tried.fields["card"]
    outlook = _duchy(tried, before=True)["outlook"].get(card)
    return Reason("keeps", {"card": card}) if outlook is None else _outlook(card, outlook)


def _dropping(tried: Tried) -> Reason:
    return Reason("drops", {"card": tried.fields["card"]})


def _dropping_hidden(tried: Tried) -> Reason:
    return Reason("drops-hidden", {})


def _spying(tried: Tried) -> Reason:
    return Reason("spies", {})


# ---------------------------------------------------------------- planning


def _building(tried: Tried) -> Reason:
    """How soon the card can be finished."""
    card = tried.fields["card"]
    return _outlook(card, _duchy(tried, before=True)["outlook"][card])


def _outlook(card: str, outlook: OutlookView) -> Reason:
    if outlook["rounds"] == 0:
        return Reason("this-round", {"card": card})
    if outlook["rounds"] == 1:
        return Reason("next-round", {"card": card})
    return Reason("short", {"card": card, "short": outlook["short"]})


def _recycling(tried: Tried) -> Reason:
    """The cube that it brings, and the card that can use it."""
    card = tried.fields["card"]
    own = _duchy(tried, before=True)
    cubes = own["recycling"].get(card, {})
    if not cubes:
        return Reason("clears", {"card": card})
    resource = next(iter(cubes))
    for site in own["construction"]:
        if site["needs"].get(resource):
            return Reason("recycles-for", {"resource": resource, "card": site["card"]})
    return Reason("recycles", {"resource": resource})


def _forfeiting(tried: Tried) -> Reason:
    return Reason("forfeits", {"card": tried.fields["card"]})


def _freezing(tried: Tried) -> Reason:
    return Reason("freezes", {"card": _card(tried)})


# ---------------------------------------------------------------- cubes


def _placing(tried: Tried) -> Reason:
    """A card is completed, or comes nearer."""
    completed = tried.own("card_completed")
    if completed is not None:
        return _completed(tried, completed["card"])
    site = next(
        one for one in _duchy(tried, before=True)["construction"] if one["site"] == tried.fields["site"]
    )
    return Reason("places", {"card": site["card"], "left": sum(site["needs"].values()) - 1})


def _completed(tried: Tried, card: str) -> Reason:
    """What a completed card brings: supremacy, points, or cubes of a resource."""
    for resource, leader in tried.after["supremacy"].items():
        if leader == tried.seat != tried.before["supremacy"][resource] and tried.state.seats > 1:
            return Reason("supremacy", {"card": card, "resource": resource})
    points = sum(tried.lines.values())
    if points > 0:
        return Reason("completes-points", {"card": card, "points": points})
    before, after = _duchy(tried, before=True)["production"], _duchy(tried)["production"]
    more = {name: after.get(name, 0) - before.get(name, 0) for name in RESOURCES}
    resource = max(more, key=lambda name: more[name])
    if more[resource] > 0:
        return Reason("completes-production", {"card": card, "resource": resource, "cubes": more[resource]})
    return Reason("completes", {"card": card})


def _storing(tried: Tried) -> Reason:
    if tried.own("krystallium_made") is not None:
        return Reason("krystallium", {})
    return Reason("stores", {"cubes": sum(_duchy(tried)["alchemy"].values()), "all": ALCHEMY})


def _converting(tried: Tried) -> Reason:
    return Reason("krystallium", {})


def _discarding(tried: Tried) -> Reason:
    return Reason("gives-up", {"card": _card(tried)})


def _tasking(tried: Tried) -> Reason:
    points = tried.lines.get("quests", 0)
    if points > 0:
        return Reason("task-points", {"task": tried.fields["task"], "points": points})
    return Reason("task", {"task": tried.fields["task"]})


def _advising(tried: Tried) -> Reason:
    return Reason("advises", {"advisor": tried.fields["advisor"]})


def _covering(tried: Tried) -> Reason:
    """The tokens of thieves: where they hurt least, and where to take them off."""
    cubes = _duchy(tried, before=True)["production"].get(tried.fields["resource"], 0)
    return Reason("covers", {"resource": tried.fields["resource"], "cubes": cubes})


def _uncovering(tried: Tried) -> Reason:
    return Reason("uncovers", {"resource": tried.fields["resource"]})


def _fighting(tried: Tried) -> Reason:
    points = tried.lines.get("threats", 0)
    if points > 0:
        return Reason("beats-points", {"threat": tried.fields["threat"], "points": points})
    return Reason("beats", {"threat": tried.fields["threat"]})


def _thawing(tried: Tried) -> Reason:
    return _completed(tried, _card(tried))


def _ending(tried: Tried) -> Reason:
    return Reason("nothing-more", {})


# ---------------------------------------------------------------- where to look


def _state(tried: Tried) -> WonderfulKingdom:
    assert isinstance(tried.state, WonderfulKingdom)
    return tried.state


def _duchy(tried: Tried, before: bool = False) -> DuchyView:
    """The duchy of the seat that acts, as it knows it."""
    shown: DuchyView = (tried.before if before else tried.after)["duchies"][tried.seat]
    return shown


def _card(tried: Tried) -> str:
    """The card of the site that an action names."""
    sites: list[Any] = _duchy(tried, before=True)["construction"]
    return str(next(one["card"] for one in sites if one["site"] == tried.fields["site"]))


_REASONS: Final[dict[str, Callable[[Tried], Reason | None]]] = {
    "offer": _offering,
    "take": _taking,
    "search": _searching,
    "pay": _paying,
    "keep": _keeping,
    "drop": _dropping,
    "drop_hidden": _dropping_hidden,
    "spy": _spying,
    "unmask": _spying,
    "build": _building,
    "recycle": _recycling,
    "forfeit": _forfeiting,
    "freeze": _freezing,
    "place": _placing,
    "krystallium": _placing,
    "soldier": _placing,
    "store": _storing,
    "convert": _converting,
    "give": _converting,
    "discard": _discarding,
    "task": _tasking,
    "advise": _advising,
    "cover": _covering,
    "uncover": _uncovering,
    "fight": _fighting,
    "thaw": _thawing,
    "done": _ending,
}
