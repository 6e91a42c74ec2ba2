"""Whether a position that was told can be: no card beyond the box, and somebody can go on."""

from __future__ import annotations

from typing import Final

from tetrarchy.games.wonderful_kingdom.choices import choices
from tetrarchy.games.wonderful_kingdom.data import FREEZE, NONE
from tetrarchy.games.wonderful_kingdom.duchy import FROZEN, Duchy
from tetrarchy.games.wonderful_kingdom.packing import heap_total, in_heap
from tetrarchy.games.wonderful_kingdom.profile import ALCHEMY, OFFERED
from tetrarchy.games.wonderful_kingdom.rules.advisors import looking_advisor
from tetrarchy.games.wonderful_kingdom.rules.draws import bag, danger_card, only_card
from tetrarchy.games.wonderful_kingdom.rules.setup import undecided_deck
from tetrarchy.games.wonderful_kingdom.rules.threats import any_icon, threat_with
from tetrarchy.games.wonderful_kingdom.state import (
    BATTLE,
    CHOOSE_ADVISOR,
    DEAL_DUCHY,
    DRAW,
    DROP,
    ENDING,
    GAME_OVER,
    KEEP,
    LOOK,
    NOT_LOST,
    OFFER,
    PAY,
    PICK_DECK,
    PLANNING,
    PRODUCTION,
    REVEAL,
    REVEALED,
    STEPS,
    TAKE,
    TO_AREA,
    TO_HAND,
    TO_LOOK,
    UNKNOWN,
    Position,
)
from tetrarchy.kernel.bits import bit
from tetrarchy.kernel.plain import Reader

_DRAFT: Final = (OFFER, TAKE, DROP, PAY, KEEP)
_ALONE: Final = (PAY, KEEP, REVEAL)
"""The steps that there are only without an opponent."""


def check_duchy(p: Position, d: Duchy, told: Reader) -> None:
    """Refuse a duchy in which the rules would find something missing."""
    profile = p.profile
    if heap_total(d.alchemy) >= ALCHEMY and not profile.quests:
        raise told["alchemy"].wrong(f"{ALCHEMY} cubes have become a krystallium")
    if d.advisors and not profile.advisors:
        raise told["advisors"].wrong("no advisors are in play")
    if d.used & ~d.advisors:
        raise told["used"].wrong("an advisor works for somebody else")
    played = 0
    for task in profile.task_numbers:
        played |= bit(task)
    if d.tasks & ~played:
        raise told["tasks"].wrong("a task is not in play")
    if d.claims & ~d.tasks:
        raise told["claims"].wrong("a task has not been done")
    if d.giving > (heap_total(d.alchemy) if profile.quests else 0):
        raise told["giving"].wrong("there are not as many cubes in the alchemy area")
    if d.freed > heap_total(d.thefts):
        raise told["freed"].wrong("there are not as many theft tokens")
    if d.tokens and (p.step == DEAL_DUCHY or not any_icon(p, d)):
        raise told["tokens"].wrong("there is no icon left to cover")
    _check_threats(p, d, told)
    if profile.solo and d.blackmail:
        raise told["blackmail"].wrong("there is no opponent")
    if d.waiting and looking_advisor(p, d) == NONE:
        raise told["waiting"].wrong("no advisor looks at the pile")
    if d.waiting and p.step not in (PLANNING, LOOK, DRAW):
        raise told["waiting"].wrong("cards are looked at in planning")
    if d.cubes and p.step != PLANNING and p.step != PRODUCTION:
        raise told["cubes"].wrong("cubes are gained in planning and production")


def _check_threats(p: Position, d: Duchy, told: Reader) -> None:
    """Threats only where they are in play, and a frost giant for every frozen card."""
    if not p.profile.threats and (d.threats or d.giants or d.tokens or d.thefts or d.debt):
        raise told["threats"].wrong("no threats are in play")
    frozen = 0
    for need in d.needs:
        if need & FROZEN:
            frozen += 1
    giant = threat_with(p, FREEZE)
    if frozen > (0 if giant == NONE else in_heap(d.threats, giant)):
        raise told["construction"].wrong("more cards are frozen than there are frost giants")
    if d.giants and giant == NONE:
        raise told["giants"].wrong("there are no frost giants")


def check_table(p: Position, table: Reader) -> None:
    """Refuse a table that holds more than the box, or at which nobody could go on."""
    _check_step(p, table)
    _check_decks(p, table)
    _check_piles(p, table)
    _check_box(p, table)
    _check_duchies(p, table)
    if p.step == DRAW:
        _check_draw(p, table)
    elif p.step == REVEAL:
        _check_reveal(p, table)
    elif p.step != DEAL_DUCHY and p.step != GAME_OVER:
        _check_choices(p, table)


def _check_box(p: Position, table: Reader) -> None:
    """No card lies on the table, or is still to come, more often than the box has it, and none that is not
    in play.
    """
    c = p.components
    counts = _count_cards(p)
    for card in range(len(counts)):
        if counts[card] and not _in_play(p, card):
            raise table.wrong(f"{c.card_ids[card]} is not in play")
    for threat in range(len(c.threat_spawn)):
        stack = in_heap(p.vermin, threat)
        if stack and threat not in c.threat_spawn:
            raise table["vermin"].wrong(f"{c.threat_ids()[threat]} has no stack")
        counts[c.first_threat + threat] += stack
    counts[danger_card(p, 0)] += p.dangers_unseen
    if p.seats > 1 and (p.round or not p.profile.threats):
        for seat in range(p.seats):
            counts[danger_card(p, seat)] += c.rounds - p.round
    for card in range(len(counts)):
        if counts[card] > c.copies[card]:
            raise table.wrong(f"{c.card_ids[card]}: {c.copies[card]} in the box, {counts[card]} in the game")


def _count_cards(p: Position) -> list[int]:
    """How often each card lies on the table, stacks of vermin left out."""
    c = p.components
    counts = [0] * len(c.card_ids)
    seen = [*p.pool, *p.advisor_pool, *p.discard, *p.up[0], *p.up[1]]
    if p.top != NONE:
        seen.append(p.top)
    laid = [*p.down[0], *p.down[1]]
    for d in p.duchies:
        laid += d.draft_down
        for row in (d.hand, d.draft, d.built, d.look, d.rejected, d.dropped, d.boxed):
            seen += row
        seen += [c.site_card[site] for site in d.sites]
    seen += [hidden // 2 for hidden in laid if hidden != UNKNOWN]
    seen += [entry % 256 for entry in p.hidden_discards]
    for card in seen:
        counts[card] += 1
    giant = threat_with(p, FREEZE)
    for d in p.duchies:
        counts[c.calamity] += d.calamities
        for threat in range(len(c.threat_effect)):
            counts[c.first_threat + threat] += in_heap(d.threats, threat)
        if giant != NONE:
            counts[c.first_threat + giant] += d.giants
        for advisor in range(len(c.ability)):
            counts[c.first_advisor + advisor] += (d.advisors >> advisor) & 1
    return counts


def _in_play(p: Position, card: int) -> bool:
    """Whether the options put a card on the table: advisors replace treasures, threats replace calamities."""
    c = p.components
    profile = p.profile
    if card < c.developments:
        return True
    if card < c.calamity:
        return not profile.advisors
    if card == c.calamity:
        return not profile.threats
    if card < c.first_advisor:
        return profile.threats
    return profile.advisors and not (profile.solo and c.advisor_duo[card - c.first_advisor])


def _check_piles(p: Position, table: Reader) -> None:
    """The pile, and alone the danger pile, have as many cards as are left for them."""
    dangers = p.danger_pile + p.danger_unseen + p.dangers_unseen
    if not p.profile.solo and (dangers or p.top != NONE):
        raise table["danger_pile"].wrong("only a player alone has a danger pile and sees the top card")
    hidden = p.danger_pile + p.revealing + len(p.down[0]) + len(p.down[1])
    for d in p.duchies:
        hidden += len(d.draft_down)
    if p.profile.solo and hidden > p.danger_unseen:
        raise table["danger_unseen"].wrong("more cards of the danger pile lie face down")
    if p.dangers_unseen > p.components.danger_dangers:
        raise table["dangers_unseen"].wrong("the danger pile has fewer dangers")
    expected = 0 if p.round == 0 else len(p.pool) - (p.danger_unseen - p.dangers_unseen)
    if p.pile != expected:
        raise table["pile"].wrong(f"{expected} cards are left for it")
    for card in p.pool:
        if p.components.is_danger(card) or (p.round == 0 and card >= p.components.first_advisor):
            raise table["unseen"].wrong(f"{p.components.card_ids[card]} is not in the pile")
    for card in p.advisor_pool:
        if p.round or card < p.components.first_advisor:
            raise table["advisors_unseen"].wrong("the advisors have been shuffled into the pile")


def _check_duchies(p: Position, table: Reader) -> None:
    """The duchy cards differ; nothing is left in the draft areas that cannot be planned."""
    if p.step != DEAL_DUCHY:
        named = p.profile.duchy
        if named != NONE and p.duchies[0].card != named:
            raise table["duchies"].wrong("the first seat has another duchy")
        if p.seats > 1 and p.duchies[0].card == p.duchies[1].card:
            raise table["duchies"].wrong("both seats have the same duchy")
    drafting = p.step in _DRAFT or (p.step in (DRAW, REVEAL) and p.then != LOOK)
    for d in p.duchies:
        if drafting or p.step == GAME_OVER:
            continue
        if d.draft_down:
            raise table["duchies"].wrong("cards lie face down in a draft area after the draft")
        for card in d.draft:
            if card >= p.components.calamity:
                raise table["duchies"].wrong(f"{p.components.card_ids[card]} cannot be planned")
    for d in p.duchies:
        if p.profile.solo and d.hand:
            raise table["duchies"].wrong("a player alone has no hand")
        for card in d.boxed:
            if card < p.components.first_advisor:
                raise table["duchies"].wrong(f"{p.components.card_ids[card]} is not an advisor")
    if p.profile.solo and p.shown[0] is not None:
        raise table["shown"].wrong("there is nobody to hide anything from")


def _check_decks(p: Position, table: Reader) -> None:
    """Each seat has another threat deck once the game is set up, where there are threats at all."""
    for seat in range(p.seats):
        deck = p.decks[seat]
        named = p.profile.decks[seat]
        if deck == NONE:
            if p.profile.threats and p.round:
                raise table["decks"].wrong("a threat deck has not been picked")
        elif not p.profile.threats:
            raise table["decks"].wrong("no threats are in play")
        if named != NONE and deck != named:
            raise table["decks"].wrong("a seat has another threat deck")
    if p.seats > 1 and p.decks[0] == p.decks[1] != NONE:
        raise table["decks"].wrong("both seats have the same threat deck")


def _check_step(p: Position, table: Reader) -> None:
    """The step fits the seats, the modules and the round."""
    step = p.step
    told = table["step"]
    profile = p.profile
    setting_up = step in (DEAL_DUCHY, PICK_DECK, CHOOSE_ADVISOR) or (
        step == DRAW and p.then == CHOOSE_ADVISOR
    )
    if setting_up != (p.round == 0):
        raise table["round"].wrong(f"{STEPS[step]} is not a step of round {p.round}")
    wrong = (
        (step == DEAL_DUCHY and profile.duchy != NONE)
        or (step == PICK_DECK and (not profile.threats or undecided_deck(p) != p.seat))
        or (step == CHOOSE_ADVISOR and (not profile.advisors or profile.scenario is not None))
        or (step == OFFER and profile.solo)
        or (step in _ALONE and not profile.solo)
        or (step == BATTLE and not profile.threats)
        or (step == ENDING and p.round < p.components.rounds)
    )
    if wrong:
        raise told.wrong(f"there is no {STEPS[step]} now")
    if step in _DRAFT and p.turn == profile.takes:
        raise table["turn"].wrong("all offers of the round have been taken")
    if step == OFFER and p.offered == OFFERED:
        raise table["offered"].wrong("the offer is complete")
    if (step in (DROP, PAY, KEEP)) and p.area == NONE:
        raise table["area"].wrong("no offer has been chosen")
    if step == PAY and p.paying == 0:
        raise table["paying"].wrong("the search has been paid")
    if step != GAME_OVER and any(lost != NOT_LOST for lost in p.lost):
        raise table["lost"].wrong("the game goes on")


def _check_draw(p: Position, table: Reader) -> None:
    """Chance has several cards to choose from, and a place for the one that comes."""
    solo = p.profile.solo
    after = (CHOOSE_ADVISOR, TAKE, KEEP, LOOK) if solo else (CHOOSE_ADVISOR, OFFER, LOOK)
    if p.then not in after or (p.then == CHOOSE_ADVISOR and not p.profile.advisors):
        raise table["then"].wrong("no cards are drawn for it")
    least, most = TO_LOOK, TO_LOOK + p.seats
    if p.then == OFFER or p.then == TAKE:
        least, most = TO_AREA, (TO_HAND if solo else TO_LOOK)
    if any(not least <= target < most for target in p.queue):
        raise table["queue"].wrong("no card can go there now")
    if p.then == KEEP and p.area == NONE:
        raise table["area"].wrong("no offer has been chosen")
    if p.then == LOOK and not any(d.waiting for d in p.duchies):
        raise table["duchies"].wrong("nobody waits for cards to look at")
    if p.then in _DRAFT and p.turn == p.profile.takes:
        raise table["turn"].wrong("all offers of the round have been taken")
    visible = solo and p.then != CHOOSE_ADVISOR
    if visible and (p.top != NONE or p.pile == 0):
        raise table["top"].wrong("the top card of the pile is known")
    if not visible and p.queued == len(p.queue):
        raise table["queued"].wrong("all cards have been drawn")
    cards = bag(p)
    if not cards or only_card(cards) != NONE:
        raise table["unseen"].wrong("it is known which card comes")


def _check_reveal(p: Position, table: Reader) -> None:
    """Chance has several cards to choose from that are to be turned up."""
    if p.then != TAKE and p.then != REVEALED:
        raise table["then"].wrong("no cards are turned up for it")
    if (p.then == REVEALED) != (p.reveal_area == NONE):
        raise table["reveal_area"].wrong("no card is turned up there")
    if (p.turn == p.profile.takes) != (p.then == REVEALED):
        raise table["turn"].wrong("no card is turned up then")
    if p.revealing == 0:
        raise table["revealing"].wrong("all cards have been turned up")
    others = p.danger_unseen - p.dangers_unseen
    if others == 0 or (p.dangers_unseen == 0 and only_card(p.pool) != NONE):
        raise table["unseen"].wrong("it is known which card is turned up")


def _check_choices(p: Position, table: Reader) -> None:
    """Somebody decides, and each who does has a choice."""
    deciders = 0
    for seat in range(p.seats):
        if p.acts(seat):
            deciders += 1
            codes = choices(p, seat)
            if not codes:
                raise table["step"].wrong(f"seat {seat} has nothing to decide")
            p.open[seat] = codes
    if deciders == 0:
        raise table["step"].wrong("nobody has anything to decide")
