"""From one decision to the next: the order of steps, phases and rounds.

After every decision ``advance`` goes on until somebody must decide again. A decision with a single possible
answer is carried out without asking.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tetrarchy.games.wonderful_kingdom.actions import DONE
from tetrarchy.games.wonderful_kingdom.cards import with_cards
from tetrarchy.games.wonderful_kingdom.choices import choices
from tetrarchy.games.wonderful_kingdom.data import NONE
from tetrarchy.games.wonderful_kingdom.dispatch import carry_out
from tetrarchy.games.wonderful_kingdom.duchy import Duchy
from tetrarchy.games.wonderful_kingdom.packing import CUBES
from tetrarchy.games.wonderful_kingdom.profile import OFFERED
from tetrarchy.games.wonderful_kingdom.rules import draft
from tetrarchy.games.wonderful_kingdom.rules.advisors import begin_look
from tetrarchy.games.wonderful_kingdom.rules.draws import draw_on, reveal_on
from tetrarchy.games.wonderful_kingdom.rules.endgame import end_game, tell_end
from tetrarchy.games.wonderful_kingdom.rules.planning import begin_planning, end_planning
from tetrarchy.games.wonderful_kingdom.rules.production import begin_production
from tetrarchy.games.wonderful_kingdom.rules.quests import settle_claims
from tetrarchy.games.wonderful_kingdom.rules.setup import begin_advisors, finish_set_up, undecided_deck
from tetrarchy.games.wonderful_kingdom.rules.threats import after_battle
from tetrarchy.games.wonderful_kingdom.state import (
    BATTLE,
    CHOOSE_ADVISOR,
    DEAL_DUCHY,
    DRAFTED,
    DRAW,
    ENDING,
    GAME_OVER,
    LOOK,
    NOT_LOST,
    OFFER,
    PICK_DECK,
    PLANNING,
    PRODUCTION,
    REVEAL,
    REVEALED,
    STEPS,
    TAKEN,
    TOGETHER,
    Position,
)


def advance(p: Position) -> None:
    """Go on until a seat or chance must decide, or the game is over."""
    while True:
        step = p.step
        if p.lost[0] != NOT_LOST and step != GAME_OVER:
            p.step = GAME_OVER
            if p.events is not None:
                tell_end(p)
            return
        if step == GAME_OVER or step == DEAL_DUCHY:
            return
        if step == DRAW:
            if draw_on(p):
                return
            p.step = p.then
        elif step == REVEAL:
            if reveal_on(p):
                return
            p.step = p.then
        elif step == TAKEN:
            draft.after_take(p)
        elif step == DRAFTED:
            draft.end_draft(p)
        elif step == REVEALED:
            begin_planning(p)
            tell_skipped(p)
        elif (TOGETHER >> step) & 1 or step == LOOK:
            if ask_together(p):
                return
        elif step == PICK_DECK and undecided_deck(p) == NONE:
            begin_advisors(p)
        elif step == OFFER and (p.offered == OFFERED or len(p.duchies[p.seat].hand) == 0):
            draft.begin_take(p)
        else:
            if step == PICK_DECK:
                p.seat = undecided_deck(p)
            if not answered(p, p.seat):
                return


def turn_number(p: Position) -> int:
    """A number for each turn: an offer made or taken, planning, a production step, a battle, the end."""
    if p.round == 0:
        return sum(deck != NONE for deck in p.decks)
    step = p.step
    planned = 2 * p.profile.takes + 1
    if step == PRODUCTION:
        within = planned + 1 + p.resource
    elif step == BATTLE or step == ENDING or step == GAME_OVER:
        within = planned + CUBES + 1 + step - BATTLE
    else:
        offering = step == OFFER or (step == DRAW and p.then == OFFER)
        within = 2 * p.turn + (0 if offering else 1)
    return int(p.round * (planned + CUBES + 4) + within)


def answered(p: Position, seat: i64) -> bool:
    """Carry out a seat's only possible answer; False if there are several."""
    codes = p.open[seat]
    if len(codes) == 0:
        codes = choices(p, seat)
    if len(codes) == 1:
        carry_out(p, seat, codes[0])
        return True
    p.open[seat] = codes
    return False


def ask_together(p: Position) -> bool:
    """Whether a seat must still decide in a phase where all decide at once; if none must, go on."""
    step = p.step
    asked = False
    for seat in range(p.seats):
        while p.acts(seat):
            if not answered(p, seat):
                asked = True
                break
            if p.lost[0] != NOT_LOST:
                return False
    if asked:
        return True
    if step == LOOK:
        p.step = PLANNING
        return False
    if step == PLANNING and begin_look(p):
        return False
    settle_claims(p)
    if step == PLANNING:
        end_planning(p)
    uncover_decisions(p)
    if step == CHOOSE_ADVISOR:
        finish_set_up(p)
        begin_round(p)
    elif step == PLANNING:
        begin_production(p, 0)
        tell_skipped(p)
    elif step == PRODUCTION:
        after_production(p)
    elif step == BATTLE:
        after_battle(p)
        end_round(p)
    else:
        end_game(p)
    return False


def uncover_decisions(p: Position) -> None:
    """Everybody has decided: the other players see what was done."""
    if p.seats > 1:
        p.reveals += 1
    for seat in range(p.seats):
        d = p.duchies[seat]
        before = p.shown[seat]
        if before is not None and p.events is not None:
            tell_decisions(p, seat, before)
        if len(d.dropped) + len(d.rejected) > 0:
            p.discard = with_cards(with_cards(p.discard, d.dropped), d.rejected)
            d.dropped = vec[i64]()
            d.rejected = vec[i64]()
        p.shown[seat] = None
        p.open[seat] = vec[i64]()


def tell_decisions(p: Position, seat: int, before: Duchy) -> None:
    """Events for all about what a player has done since a duchy looked like this."""
    c = p.components
    d = p.duchies[seat]
    if begun := [c.site_names[site] for site in d.sites if site not in before.sites]:
        p.note_retold("begun_shown", {"seat": seat, "site": begun})
    if completed := [c.card_ids[card] for card in d.built[len(before.built) :]]:
        p.note_retold("completed_shown", {"seat": seat, "card": completed})
    if discarded := sorted([*d.dropped, *d.rejected]):
        p.note_retold("discarded_shown", {"seat": seat, "card": [c.card_ids[card] for card in discarded]})
    advisors = c.advisor_ids()
    if joined := [name for at, name in enumerate(advisors) if (d.advisors & ~before.advisors) >> at & 1]:
        p.note_retold("advisors_shown", {"seat": seat, "advisor": joined})
    if used := [name for at, name in enumerate(advisors) if (d.used & ~before.used) >> at & 1]:
        p.note_retold("used_shown", {"seat": seat, "advisor": used})
    if tasks := [name for at, name in enumerate(c.task_ids) if (d.tasks & ~before.tasks) >> at & 1]:
        p.note_retold("tasks_shown", {"seat": seat, "task": tasks})


def begin_round(p: Position) -> None:
    """The round marker goes on and is turned over: the other player is first."""
    p.round += 1
    p.first = (p.round - 1) % p.seats
    if p.events is not None:
        p.note("round_begun", {"round": p.round, "seat": p.first})
    draft.begin_draft(p)


def after_production(p: Position) -> None:
    """The next resource; after the last one a battle where there are threats, else the round ends."""
    if p.resource + 1 < CUBES:
        begin_production(p, p.resource + 1)
        tell_skipped(p)
    elif p.profile.threats:
        begin_together(p, BATTLE)
    else:
        end_round(p)


def end_round(p: Position) -> None:
    """After the last round abilities for the end of the game may be used."""
    if p.lost[0] != NOT_LOST:
        return
    if p.round < p.components.rounds:
        begin_round(p)
    else:
        begin_together(p, ENDING)


def begin_together(p: Position, step: i64) -> None:
    """A phase in which all seats decide at once."""
    p.step = step
    for d in p.duchies:
        d.done = False
    tell_skipped(p)


def tell_skipped(p: Position) -> None:
    """Events for players who are not asked in the phase that begins, since they could only say that they are
    done.
    """
    if p.events is None:
        return
    for seat in range(p.seats):
        why = why_skipped(p, seat)
        if why and list(choices(p, seat)) == [DONE]:
            p.note("step_skipped", {"seat": seat, "step": STEPS[p.step], "why": why}, p.private(seat))


def why_skipped(p: Position, seat: i64) -> str:
    """Why a player might have nothing to decide in a phase; nothing where nobody expects to."""
    d = p.duchies[seat]
    if p.step == PLANNING:
        return "no_cards"
    if p.step == PRODUCTION:
        return "all_stored" if p.totals[seat] else "no_cubes"
    if p.step == BATTLE:
        return "no_soldiers" if d.threats else "no_threats"
    return "no_advisor" if p.profile.advisors else ""
