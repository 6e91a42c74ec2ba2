"""What each open action sets going.

A ladder, since a table of functions is called through Python objects once compiled: see Speed in
docs/architecture.md.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tetrarchy.games.wonderful_kingdom.actions import DONE, MOST_HIDDEN
from tetrarchy.games.wonderful_kingdom.packing import CUBES
from tetrarchy.games.wonderful_kingdom.profile import ALCHEMY
from tetrarchy.games.wonderful_kingdom.rules import construction, draft, planning, setup, threats
from tetrarchy.games.wonderful_kingdom.rules.advisors import advise, keep_looked, unmask
from tetrarchy.games.wonderful_kingdom.rules.draws import draw_card, reveal_card
from tetrarchy.games.wonderful_kingdom.rules.quests import do_task
from tetrarchy.games.wonderful_kingdom.state import CHOOSE_ADVISOR, KEEP, LOOK, PLANNING, Position


def carry_out(p: Position, seat: i64, code: i64) -> None:
    """Carry out an action that is known to be open."""
    d = p.duchies[seat]
    if p.seats > 1 and (code != DONE or d.giants) and p.shown[seat] is None and p.together():
        p.shown[seat] = d.copy()
    p.open[seat] = vec[i64]()
    codes = p.codes
    if code < codes.build:
        if code == DONE:
            finish(p, seat)
        elif code < codes.take:
            offered = code - codes.offer
            draft.offer(p, offered // 4, (offered // 2) % 2, offered % 2)
        elif code < codes.search:
            draft.take(p, code - codes.take)
        elif code < codes.pay:
            draft.begin_search(p, code - codes.search)
        elif code < codes.keep:
            draft.pay(p, code - codes.pay)
        elif code < codes.drop:
            keep(p, seat, code - codes.keep)
        elif code < codes.drop_hidden:
            draft.drop(p, code - codes.drop)
        elif code < codes.spy:
            draft.drop_hidden(p, code - codes.drop_hidden)
        elif code < codes.unmask:
            hidden = code - codes.spy
            draft.use_spy(p, hidden // MOST_HIDDEN, hidden % MOST_HIDDEN)
        else:
            unmask(p, seat, code - codes.unmask)
    elif code < codes.task:
        if code < codes.recycle:
            planning.build(p, seat, code - codes.build)
        elif code < codes.forfeit:
            planning.recycle(p, seat, code - codes.recycle)
        elif code < codes.freeze:
            threats.forfeit(p, seat, code - codes.forfeit)
        elif code < codes.place:
            threats.freeze(p, seat, code - codes.freeze)
        elif code < codes.store:
            construction.place_cube(p, seat, code - codes.place)
        elif code < codes.krystallium:
            construction.store_cube(p, seat)
        elif code < codes.soldier:
            placed = code - codes.krystallium
            construction.use_krystallium(p, seat, placed // (CUBES + 1), placed % (CUBES + 1))
        elif code < codes.discard:
            construction.place_soldier(p, seat, code - codes.soldier)
        else:
            construction.discard_site(p, seat, code - codes.discard)
    elif code < codes.convert:
        do_task(p, seat, code - codes.task)
    elif code < codes.give:
        construction.begin_giving(p, seat, ALCHEMY)
    elif code < codes.advise:
        construction.give_cube(p, seat, code - codes.give)
    elif code < codes.cover:
        advise(p, seat, code - codes.advise)
    elif code < codes.uncover:
        threats.cover(p, seat, code - codes.cover)
    elif code < codes.fight:
        threats.uncover(p, seat, code - codes.uncover)
    elif code < codes.thaw:
        threats.fight(p, seat, code - codes.fight)
    elif code < codes.deck:
        threats.thaw(p, seat, code - codes.thaw)
    else:
        setup.pick_deck(p, code - codes.deck)
    if d.cubes and not d.giving:
        construction.store_useless(p, seat)


def finish(p: Position, seat: i64) -> None:
    """A seat has nothing more to do in a phase where all decide at once."""
    d = p.duchies[seat]
    if p.step == LOOK:
        d.waiting = False
        return
    if p.step == PLANNING:
        threats.leave_giants_alone(p, d)
    d.done = True


def keep(p: Position, seat: i64, card: i64) -> None:
    """Which card is kept, of those that a seat looks at."""
    if p.step == CHOOSE_ADVISOR:
        setup.choose_advisor(p, seat, card)
    elif p.step == KEEP:
        draft.keep_found(p, card)
    else:
        keep_looked(p, seat, card)


def happen(p: Position, code: i64) -> None:
    """Carry out an outcome of chance."""
    codes = p.codes
    if code >= codes.reveal:
        reveal_card(p, code - codes.reveal)
    elif code >= codes.draw:
        draw_card(p, code - codes.draw)
    else:
        setup.deal_duchy(p, code - codes.duchy)
