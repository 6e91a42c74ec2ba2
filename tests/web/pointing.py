"""Where to point at something: a place where it is seen, once it rests."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import ElementHandle, Locator

Place = tuple[float, float]
_FRAMES: Final = 200
_TIMES_DRAWN: Final = 10
"""How often something that cannot be reached is looked for, and for how many frames each time."""
_PLACE: Final = """async (element, [frames, patient]) => {
    const drawn = () => new Promise(requestAnimationFrame)
    const sixteenths = [8, 4, 12, 6, 10, 2, 14, 3, 5, 7, 9, 11, 13, 1, 15]
    const seen = ({ x, y, width, height }) => {
        for (const down of sixteenths) for (const right of sixteenths) {
            const place = [x + (width * right) / 16, y + (height * down) / 16]
            if (element.contains(document.elementFromPoint(...place))) return place
        }
        return null
    }
    await document.fonts.ready
    let [before, rested] = [{}, 0]
    for (; frames > 0 && element.isConnected; frames--) {
        element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
        const box = element.getBoundingClientRect()
        rested = ['x', 'y', 'width', 'height'].every((side) => box[side] === before[side]) ? rested + 1 : 0
        before = box
        const place = rested >= 2 ? seen(box) : null
        if (place || (rested >= 2 && !patient)) return place
        await drawn()
    }
    return null
}"""
"""The middle where it can be: an area has bays, and its middle may belong to another."""


def place_of(target: ElementHandle) -> Place | None:
    """Where this lies on top, once two frames have drawn it at the same place; None if it is covered or gone."""
    return _found(target.evaluate(_PLACE, [_FRAMES, False]))


def wait_for_place(target: Locator) -> Place:
    """The same, but what covers it may go away, and what is drawn anew is looked for again."""
    for _ in range(_TIMES_DRAWN):
        if place := _found(target.evaluate(_PLACE, [_FRAMES, True])):
            return place
    raise AssertionError(f"{target} cannot be reached")


def _found(place: list[float] | None) -> Place | None:
    return (place[0], place[1]) if place else None
