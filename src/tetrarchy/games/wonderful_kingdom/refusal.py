"""Why an action is refused, in a sentence for the player."""

from __future__ import annotations

from mypy_extensions import i64

from tetrarchy.games.wonderful_kingdom.actions import AREAS, FACE_DOWN, MOST_HIDDEN
from tetrarchy.games.wonderful_kingdom.cards import place_of
from tetrarchy.games.wonderful_kingdom.data import NONE
from tetrarchy.games.wonderful_kingdom.duchy import BOUND, FROZEN, Duchy
from tetrarchy.games.wonderful_kingdom.packing import CUBES, RESOURCES, SOLDIER, in_heap, lowest_cube, needed
from tetrarchy.games.wonderful_kingdom.profile import ALCHEMY
from tetrarchy.games.wonderful_kingdom.rules.advisors import phase_of
from tetrarchy.games.wonderful_kingdom.rules.construction import needs_as_host
from tetrarchy.games.wonderful_kingdom.rules.draft import payable
from tetrarchy.games.wonderful_kingdom.state import (
    BATTLE,
    CHOOSE_ADVISOR,
    DROP,
    ENDING,
    GAME_OVER,
    KEEP,
    LOOK,
    OFFER,
    PAY,
    PICK_DECK,
    PLANNING,
    PRODUCTION,
    TAKE,
    Position,
)
from tetrarchy.kernel.errors import IllegalAction
from tetrarchy.kernel.state import CHANCE

_NEEDED = {
    OFFER: ("must-offer", "Offer a card from your hand."),
    TAKE: ("must-take", "Take one of the two offers."),
    DROP: ("must-drop", "Discard a card from the chosen offer."),
    PAY: ("must-pay", "Discard a card for the search."),
    KEEP: ("must-keep", "Keep one of the cards you are looking at."),
    LOOK: ("must-keep", "Keep one of the cards you are looking at."),
    CHOOSE_ADVISOR: ("must-choose", "Keep one of your two advisors."),
    PICK_DECK: ("must-pick", "Pick a threat deck that nobody has."),
    PLANNING: ("must-plan", "Build or recycle every card in your draft area."),
    PRODUCTION: ("must-place", "Place the cubes you have produced."),
    BATTLE: ("must-battle", "Fight a threat or end the battle."),
    ENDING: ("must-end", "Only advisors for the end of the game can be used now."),
}


def refusal(p: Position, seat: i64, action: i64) -> IllegalAction:
    """The error for an action that is not open."""
    if p.step == GAME_OVER:
        return IllegalAction("game-over", "The game is over.")
    if p.mover() == CHANCE:
        if seat == CHANCE:
            return IllegalAction("no-draw", "That cannot be drawn now.")
        return IllegalAction("chance-first", "A card must be drawn first.")
    if seat < 0 or seat >= p.seats:
        return IllegalAction("no-chance-now", "There is nothing to draw now.")
    if not p.acts(seat):
        if p.together():
            return IllegalAction("already-done", "You are done. Wait for the other player.")
        return IllegalAction("not-your-turn", "It is seat {seat}'s turn.", seat=p.seat + 1)
    return _unfinished(p, seat) or _reason(p, seat, action) or _step_reason(p, p.duchies[seat])


def _step_reason(p: Position, d: Duchy) -> IllegalAction:
    if p.step == PLANNING and d.cubes:
        return _cubes_first(d)
    key, sentence = _NEEDED[p.step]
    return IllegalAction(key, sentence)


def _unfinished(p: Position, seat: i64) -> IllegalAction | None:
    """What the seat has begun and must finish first."""
    d = p.duchies[seat]
    if d.giving:
        return IllegalAction(
            "must-give", "First choose the cubes for the krystallium: {left} more.", left=d.giving
        )
    if d.debt:
        return IllegalAction(
            "must-forfeit", "First give the shadows {left} more cards from your draft area.", left=d.debt
        )
    if d.tokens:
        return IllegalAction("must-cover", "First put a theft token on a resource of your duchy card.")
    if d.freed:
        return IllegalAction("must-uncover", "First remove a theft token.")
    return None


def _reason(p: Position, seat: i64, action: i64) -> IllegalAction | None:
    codes = p.codes
    d = p.duchies[seat]
    step = p.step
    main = step == OFFER or step == TAKE or step == PLANNING or step == PRODUCTION or step == BATTLE
    if step == OFFER and codes.offer <= action < codes.take:
        return _offer_reason(p, d, action - codes.offer)
    if step == TAKE and codes.take <= action < codes.pay:
        return _take_reason(p, action)
    if codes.spy <= action < codes.unmask and (step == OFFER or step == TAKE):
        return _spy_reason(p, d, action - codes.spy)
    if step == PLANNING and codes.build <= action < codes.forfeit:
        return _plan_reason(p, d, action)
    if main and codes.freeze <= action < codes.task:
        return _site_reason(p, d, action)
    if main and codes.task <= action < codes.give:
        return _task_reason(p, d, action)
    if codes.advise <= action < codes.cover:
        return _advisor_reason(p, d, action - codes.advise)
    if step == BATTLE and codes.fight <= action < codes.deck:
        return _fight_reason(p, d, action)
    return None


def _offer_reason(p: Position, d: Duchy, offered: i64) -> IllegalAction:
    card = int(offered // 4)
    if card not in d.hand:
        name = p.components.card_ids[card]
        return IllegalAction("not-in-hand", "{card} is not in your hand.", card=name)
    assert offered % 2 == FACE_DOWN
    return IllegalAction("no-trap", "You have no trap left to lay a card face down.")


def _take_reason(p: Position, action: i64) -> IllegalAction:
    codes = p.codes
    if action < codes.search:
        area = AREAS[action - codes.take]
        return IllegalAction("empty-area", "Area {area} is empty: there is nothing to discard.", area=area)
    if not p.profile.solo:
        return IllegalAction("solo-search", "Searching is for solo games only.")
    if p.searched:
        return IllegalAction("searched", "You have already searched.")
    if p.top == NONE:
        return IllegalAction("no-pile", "The development pile is empty.")
    least = p.components.search_pay
    area = AREAS[action - codes.search]
    assert len(payable(p, action - codes.search)) < least
    return IllegalAction(
        "cannot-pay-search",
        "A search costs {least} face-up cards from area {area}, no calamities or threats.",
        least=least,
        area=area,
    )


def _spy_reason(p: Position, d: Duchy, hidden: i64) -> IllegalAction:
    if d.active_spies == 0:
        return IllegalAction("no-spy", "You have no active spy.")
    return IllegalAction(
        "no-hidden-card",
        "There is no face-down card {number} in area {area}.",
        number=hidden % MOST_HIDDEN + 1,
        area=AREAS[hidden // MOST_HIDDEN],
    )


def _plan_reason(p: Position, d: Duchy, action: i64) -> IllegalAction:
    codes = p.codes
    card = int(action - codes.build if action < codes.recycle else action - codes.recycle)
    if d.cubes:
        return _cubes_first(d)
    if card not in d.draft:
        name = p.components.card_ids[card]
        return IllegalAction("not-in-draft", "{card} is not in your draft area.", card=name)
    return IllegalAction("giant-needs-host", "A frost giant needs this card to lie under.")


def _cubes_first(d: Duchy) -> IllegalAction:
    return IllegalAction(
        "cubes-first", "First place your cube: {resource}.", resource=RESOURCES[lowest_cube(d.cubes)]
    )


def _site_reason(p: Position, d: Duchy, action: i64) -> IllegalAction | None:
    """Freezing, cubes, krystallium, soldiers and discarding: all name a card under construction."""
    codes = p.codes
    if codes.store <= action < codes.krystallium:
        return IllegalAction("no-cubes", "You have no cubes to place.")
    site, resource = _site_and_resource(p, d, action)
    name = p.components.site_names[site]
    if site not in d.sites:
        return IllegalAction("not-under-construction", "You have no {site} under construction.", site=name)
    if p.step == PLANNING and d.cubes and not codes.place <= action < codes.store:
        return _cubes_first(d)
    need = d.needs[place_of(d.sites, site)]
    if action < codes.place:
        if d.giants == 0:
            return IllegalAction("no-giant", "No frost giant is waiting for a card.")
        return IllegalAction("already-frozen", "{site} already has a frost giant.", site=name)
    if action >= codes.discard:
        if need & FROZEN:
            return IllegalAction("frozen", "{site} is frozen and cannot be discarded.", site=name)
        if need & BOUND:
            return IllegalAction("bound", "{site} must be built and cannot be discarded.", site=name)
    elif codes.place <= action < codes.store and d.cubes == 0:
        return IllegalAction("no-cubes", "You have no cubes to place.")
    elif codes.krystallium <= action < codes.soldier and d.krystallium == 0:
        return IllegalAction("no-krystallium", "You have no krystallium.")
    elif action >= codes.soldier and d.soldiers == 0:
        return IllegalAction("no-soldier", "You have no soldier.")
    elif needed(need, resource) == 0:
        if resource == SOLDIER:
            return IllegalAction("no-soldier-needed", "{site} needs no soldier.", site=name)
        return IllegalAction(
            "not-needed", "{site} needs no more of this: {resource}.", site=name, resource=RESOURCES[resource]
        )
    if needs_as_host(p, d):
        return IllegalAction("giant-needs-host", "A frost giant needs this card to lie under.")
    return None


def _site_and_resource(p: Position, d: Duchy, action: i64) -> tuple[int, int]:
    codes = p.codes
    if action < codes.place:
        return int(action - codes.freeze), 0
    if action < codes.store:
        return int(action - codes.place), int(lowest_cube(d.cubes))
    if action < codes.soldier:
        placed = action - codes.krystallium
        return int(placed // (CUBES + 1)), int(placed % (CUBES + 1))
    if action < codes.discard:
        return int(action - codes.soldier), SOLDIER
    return int(action - codes.discard), 0


def _task_reason(p: Position, d: Duchy, action: i64) -> IllegalAction:
    codes = p.codes
    if action >= codes.convert:
        if not p.profile.quests:
            return IllegalAction("own-accord", "Without quests, cubes turn into krystallium automatically.")
        return IllegalAction("few-cubes", "It takes {cubes} cubes to make a krystallium.", cubes=ALCHEMY)
    task = int(action - codes.task)
    if task not in p.profile.task_numbers:
        return IllegalAction("no-task", "This task is not on the table.")
    name = p.components.task_ids[task]
    if (d.tasks >> task) & 1:
        return IllegalAction("task-done", "You have already completed this task: {task}.", task=name)
    return IllegalAction("task-unpaid", "You cannot pay for this task in full: {task}.", task=name)


def _advisor_reason(p: Position, d: Duchy, advisor: i64) -> IllegalAction:
    c = p.components
    name = c.card_ids[c.first_advisor + advisor]
    if not (d.advisors >> advisor) & 1:
        return IllegalAction("not-your-advisor", "{advisor} is not your advisor.", advisor=name)
    if (d.used >> advisor) & 1:
        return IllegalAction("advisor-used", "{advisor} has already been used this round.", advisor=name)
    step = c.advisor_step[advisor]
    if c.advisor_phase[advisor] != phase_of(p.step) or (step != NONE and step != p.resource):
        return IllegalAction("wrong-phase", "{advisor} does not work in this phase.", advisor=name)
    if d.soldiers < c.advisor_cost[advisor]:
        cost = c.advisor_cost[advisor]
        return IllegalAction(
            "advisor-unpaid",
            "{advisor} costs {cost} soldiers; you have {soldiers}.",
            advisor=name,
            cost=cost,
            soldiers=d.soldiers,
        )
    return IllegalAction("advisor-useless", "{advisor} can do nothing now.", advisor=name)


def _fight_reason(p: Position, d: Duchy, action: i64) -> IllegalAction:
    codes = p.codes
    if action < codes.thaw:
        threat = action - codes.fight
        cost = p.components.threat_soldiers[threat]
        if in_heap(d.threats, threat) and d.soldiers < cost:
            return IllegalAction(
                "few-soldiers",
                "You need {cost} soldiers; you have {soldiers}.",
                cost=cost,
                soldiers=d.soldiers,
            )
        name = p.components.card_ids[p.components.first_threat + threat]
        return IllegalAction("no-threat", "You have no such threat to fight: {threat}.", threat=name)
    site = int(action - codes.thaw)
    name = p.components.site_names[site]
    if site not in d.sites or not d.needs[place_of(d.sites, site)] & FROZEN:
        return IllegalAction("not-frozen", "You have no frozen {site}.", site=name)
    if d.needs[place_of(d.sites, site)] & ~BOUND != FROZEN:
        return IllegalAction("unfinished-site", "{site} still needs resources.", site=name)
    return IllegalAction("giant-unpaid", "You have too few soldiers for the frost giant.")
