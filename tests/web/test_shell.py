"""The shell: home, tables with friends, reload, a server that dies, undo, hint, chat, replay."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import LiveServer, Visit
from tests.web.guest import CHOICES, SETTINGS, play_together

pytestmark = pytest.mark.browser
ONE_NAME = re.compile(r"^(?!Tetrarchy).+ · Tetrarchy$")
GAMES = ("inkdoms", "queendomino", "gem_forge", "wonderful_kingdom")


@pytest.mark.parametrize("game", GAMES)
def test_one_click_starts_a_table(visit: Visit, game: str) -> None:
    guest = visit("/")
    guest.play_now(game)
    assert guest.decide(Random(1))
    guest.go("/")
    expect(guest.find(f"open-{guest.api('GET', '/me/tables')['tables'][0]['id']}")).to_be_visible()


def test_who_is_new_to_a_game_is_offered_an_introduction_once(visit: Visit) -> None:
    guest = visit("/")
    expect(guest.find("play-queendomino")).to_be_visible()  # the page has kept its settings by now
    guest.page.evaluate("() => localStorage.setItem('tetrarchy-settings', '{\"language\": \"en\"}')")
    guest.new_table("queendomino")
    welcome = guest.find("welcome")
    welcome.get_by_role("button", name="The rules in two minutes").click()
    expect(guest.page.locator("#rule-first_game")).to_be_in_viewport()
    guest.page.keyboard.press("Escape")
    expect(welcome).to_have_count(0)
    guest.new_table("queendomino")
    guest.waits()
    expect(welcome).to_have_count(0)
    guest.new_table("inkdoms")
    expect(welcome).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_introduction_lies_over_no_choice(visit: Visit, phone: bool) -> None:
    guest = visit("/", phone=phone)
    expect(guest.find("play-queendomino")).to_be_visible()
    guest.page.evaluate(
        "kept => localStorage.setItem('tetrarchy-settings', kept)",
        json.dumps({**SETTINGS, "language": "en", "met": []}),
    )
    for game in GAMES:
        guest.new_table(game)
        expect(guest.find("welcome")).to_be_visible()
        guest.waits()
        guest.reaches_every_choice()
        welcome, table = guest.find("welcome").bounding_box(), guest.page.locator("main.table").bounding_box()
        assert welcome
        assert table
        assert welcome["y"] + welcome["height"] <= table["y"] + 1


def test_play_repeats_the_last_choice(visit: Visit) -> None:
    guest = visit("/")
    guest.press("bots-kingdomino")
    dialog = guest.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Baroness")
    guest.press("bots-1")
    expect(dialog.get_by_role("listitem")).to_have_count(1)
    guest.find("level-5").click()
    expect(dialog).to_contain_text("Looks ahead now and then.")
    guest.press("start-bots")
    expect(guest.find("prompt")).to_be_visible()
    guest.go("/")
    expect(guest.find("play-what")).to_have_text("Kingdomino, 1 bot, level 5")
    guest.press("play")
    expect(guest.find("prompt")).to_be_visible()
    table = guest.api("GET", f"/tables/{guest.table}")
    assert table["options"]["variant"] == "kingdomino"
    assert [seat["level"] for seat in table["seats"]] == [None, 5]


def test_the_dialogs_of_the_hero_offer_every_game(visit: Visit) -> None:
    guest = visit("/")
    guest.press("bots")
    guest.press("pick-gem_forge")
    expect(guest.page.get_by_role("dialog")).to_contain_text("Gem Forge against bots")
    guest.page.get_by_role("button", name="Cancel").click()
    guest.press("friends")
    guest.press("pick-kingdomino")
    expect(guest.page.get_by_role("dialog")).to_contain_text("Kingdomino: a new table")
    expect(guest.page.locator("dialog option[value=kingdomino]:checked")).to_have_count(1)


def test_a_first_game_has_the_module_that_the_rules_name_for_it(visit: Visit) -> None:
    guest = visit("/")
    guest.play_now("wonderful_kingdom")
    options = guest.api("GET", f"/tables/{guest.table}")["options"]
    assert (options["module"], options["deck_1"], options["deck_2"]) == (
        "threats",
        "giant_rats",
        "frost_giants",
    )


def test_who_plays_alone_is_not_asked_how_many_play(visit: Visit) -> None:
    guest = visit("/")
    for game in ("inkdoms", "wonderful_kingdom"):
        guest.press(f"solo-{game}")
        dialog = guest.page.get_by_role("dialog")
        expect(dialog.locator("details")).to_be_visible()
        expect(dialog.get_by_text("Who plays")).to_have_count(0)
        expect(dialog.get_by_role("combobox", name="Seat 1")).to_have_count(0)
        dialog.get_by_role("button", name="Cancel").click()


def test_lists_tell_level_round_and_age(visit: Visit) -> None:
    guest = visit()
    table = guest.new_table("queendomino", options={"variant": "kingdomino"}, level=2)
    rng = Random(3)
    while not guest.api("GET", f"/tables/{table}")["round"]:
        guest.decide(rng)
    guest.go("/")
    facts = guest.find(f"facts-{table}")
    expect(facts).to_contain_text("level 2")
    expect(facts).to_contain_text(re.compile(r"round \d+ of 6"))
    expect(facts).to_contain_text(re.compile(r"now|ago"))


def test_no_tables_yet_never_stands_beside_a_finished_game(visit: Visit) -> None:
    guest = visit("/")
    expect(guest.page.get_by_text("No tables yet")).to_be_visible()
    over = {"state": "finished", "standing": [1, 2], "scores": [71, 65], "changed": 1.0}
    table = guest.api("POST", "/tables", {"game": "queendomino", "seats": [{"kind": "me"}, {"kind": "open"}]})
    answer = {"tables": [{**table, **over}], "page": 0, "pages": 1, "total": 1}
    guest.page.route("**/api/me/tables*", lambda route: route.fulfill(json=answer))
    guest.page.reload()
    expect(guest.page.get_by_text("You won")).to_be_visible()
    expect(guest.page.get_by_text("71 : 65")).to_be_visible()
    expect(guest.page.get_by_text("No tables yet")).to_have_count(0)


def test_the_link_is_one_that_friends_can_open(visit: Visit) -> None:
    guest = visit()
    table = guest.api("POST", "/tables", {"game": "inkdoms", "seats": [{"kind": "me"}, {"kind": "open"}]})[
        "id"
    ]
    guest.go(f"/table/{table}")
    expect(guest.find("only-here")).to_contain_text("Only this computer can open the link")
    expect(guest.page.get_by_label("The link as a QR code")).to_have_count(0)
    guest.page.route("**/api/addresses", lambda route: route.fulfill(json={"hosts": ["192.0.2.4"]}))
    guest.page.reload()
    port = guest.address.rsplit(":", 1)[1]
    expect(guest.find("link")).to_have_value(f"http://192.0.2.4:{port}/table/{table}")
    expect(guest.find("only-here")).to_have_count(0)
    expect(guest.page.locator(".lobby")).not_to_contain_text("takes a free seat")
    expect(guest.page.get_by_label("The link as a QR code")).to_be_visible()


def test_a_scenario_starts_from_its_picture_and_keeps_its_medal(visit: Visit) -> None:
    guest = visit("/campaign")
    expect(guest.page.get_by_role("heading", name="The Prophecy")).to_be_visible()
    expect(guest.find("campaign-won")).to_have_text("No medal yet")
    assert guest.page.locator("ol img").evaluate_all("all => all.length") == 6
    guest.press("scenario-2")
    expect(guest.find("prompt")).to_be_visible()
    table = guest.api("GET", f"/tables/{guest.table}")
    assert (table["options"]["scenario"], len(table["seats"])) == (2, 1)
    over = {"state": "finished", "standing": [1], "verdicts": ["silver"], "scores": [84]}
    answer = {"tables": [{**table, **over}], "page": 0, "pages": 1, "total": 1}
    guest.page.route("**/api/me/tables*", lambda route: route.fulfill(json=answer))
    guest.go("/campaign")
    expect(guest.find("campaign-won")).to_have_text("Medals in 1 of 6 scenarios")
    expect(guest.page.get_by_text("best result: 84 points")).to_be_visible()
    expect(guest.find("scenario-2")).to_have_text("Play again")


@pytest.mark.parametrize("game", GAMES)
def test_the_gallery_shows_every_component_and_filters_them(visit: Visit, game: str) -> None:
    guest = visit(f"/components/{game}")
    pieces = guest.page.locator("[data-testid^='piece-']")
    expect(pieces.first).to_be_visible()
    everything = pieces.count()
    chips = guest.page.get_by_role("group", name="What is shown").get_by_role("button")
    assert chips.count() > 1
    chips.nth(1).click()
    some = pieces.count()
    assert 0 < some <= everything
    pieces.first.click()
    expect(guest.page.get_by_role("dialog")).to_be_visible()
    guest.page.keyboard.press("Escape")
    guest.find("gallery-search").fill("no such thing at all")
    expect(pieces).to_have_count(0)
    expect(guest.find("gallery-count")).to_have_text("0 components")
    expect(guest.page.locator("#sources")).to_be_visible()


def test_words_on_buttons_stand_apart(visit: Visit) -> None:
    guest = visit("/")
    spaces = guest.page.locator(".button:has-text(' ')")
    expect(spaces.first).to_be_visible()
    wide = """all => all.map(one => {
        const probe = one.appendChild(document.createElement('span'))
        probe.style.whiteSpace = 'pre'
        const [together, apart] = ['aa', 'a a'].map(text => {
            probe.textContent = text
            return probe.getBoundingClientRect().width
        })
        probe.remove()
        return (apart - together) / parseFloat(getComputedStyle(one).fontSize)
    })"""
    assert min(spaces.evaluate_all(wide)) >= 0.28


def test_language_and_theme_are_kept(visit: Visit) -> None:
    guest = visit("/")
    guest.press("language")
    expect(guest.page.locator("h1")).to_have_text("Ваше королевство ждёт")
    guest.press("theme")
    guest.page.reload()
    expect(guest.page.locator("html")).to_have_attribute("lang", "ru")
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_an_address_of_nothing_says_so(visit: Visit) -> None:
    guest = visit("/nowhere/at/all")
    expect(guest.page.locator("h1")).to_have_text("Page not found")
    expect(guest.page).to_have_title(ONE_NAME)
    guest.forgiving = True
    guest.go("/table/nosuchtable")
    expect(guest.page.locator("h1")).to_have_text("This table cannot be opened")
    expect(guest.page).to_have_title(ONE_NAME)
    expect(guest.page.get_by_role("banner").get_by_text("Tetrarchy")).to_have_count(1)


def test_two_friends_and_a_link(visit: Visit) -> None:
    vera = visit("/")
    vera.press("friends-queendomino")
    vera.page.get_by_role("group", name="Number of players").get_by_role(
        "button", name="2", exact=True
    ).click()
    vera.press("create")
    link = vera.find("link").input_value()
    ilya = visit(link.removeprefix(vera.address), phone=True, language="ru")
    expect(vera.find("watchers")).to_have_text("1 is watching")
    ilya.find("lobby-name").fill("Илья")
    ilya.press("join")
    expect(vera.find("watchers")).to_have_text("nobody is watching")
    expect(vera.find("seat-1")).to_contain_text("Илья")
    expect(vera.find("seat-1")).to_contain_text("not ready yet")
    ilya.find("chat-input").fill("Можно!")
    ilya.page.keyboard.press("Enter")
    expect(vera.page.get_by_role("log", name="Chat")).to_contain_text("Илья: Можно!")
    ilya.press("ready")
    expect(vera.find("seat-1")).to_contain_text("ready")
    vera.press("ready")
    for guest in (vera, ilya):
        expect(guest.find("prompt")).to_be_visible()
    expect(vera.page.get_by_text("Илья").first).to_be_visible()
    assert not play_together([vera, ilya], Random(5), most=6)
    vera.page.keyboard.press("c")
    vera.find("chat-input").fill("Hello!")
    vera.page.keyboard.press("Enter")
    ilya.page.locator("nav.nav button").last.tap()
    ilya.page.get_by_role("tab", name="Чат").tap()
    expect(ilya.page.get_by_text("Hello!")).to_be_visible()


def test_a_new_table_asks_only_for_options_that_have_a_use(visit: Visit) -> None:
    guest = visit("/")
    guest.press("friends-queendomino")
    dialog = guest.page.get_by_role("dialog")
    harmony = dialog.get_by_label(re.compile("if no domino is discarded"))
    bonuses = dialog.get_by_label(re.compile("Knights and towers"))
    expect(bonuses).to_be_visible()
    expect(harmony).to_have_count(0)
    more = dialog.get_by_text("up to 8 can play")
    expect(more).to_be_visible()
    game = dialog.get_by_label("Variant")
    game.select_option("kingdomino")
    harmony.check()
    expect(bonuses).to_have_count(0)
    game.select_option("teams")
    expect(harmony).to_have_count(0)
    expect(more).to_have_count(0)
    guest.press("create")
    expect(guest.find("lobby-options")).to_contain_text("Royal Wedding in teams of two")
    options = guest.api("GET", f"/tables/{guest.table}")["options"]
    assert (options["variant"], options["harmony"]) == ("teams", False)


def test_a_seat_link_takes_the_seat_along(visit: Visit) -> None:
    desk = visit()
    desk.new_table("queendomino")
    seats = desk.api("GET", f"/tables/{desk.table}")["seats"]
    link = next(seat["link"] for seat in seats if seat["you"])
    phone = visit(link, phone=True)
    phone.waits()
    assert "key=" not in phone.page.url
    assert phone.decide(Random(2))


def test_reload_in_the_middle(visit: Visit) -> None:
    guest = visit()
    guest.new_table("queendomino")
    rng = Random(3)
    for _ in range(5):
        guest.decide(rng)
    guest.waits()
    lines = guest.find("log").inner_text().splitlines()[-3:]
    guest.page.reload()
    guest.waits()
    for line in lines:
        expect(guest.find("log")).to_contain_text(line)
    assert guest.decide(rng)


def test_two_tabs_of_one_person(visit: Visit) -> None:
    guest = visit()
    guest.new_table("queendomino")
    other = guest.context.new_page()
    other.goto(guest.page.url)
    guest.waits()
    guest.decide(Random(4))
    guest.waits()
    expect(other.locator("main.table")).to_have_attribute("data-number", str(guest.number()))


@pytest.mark.slow
@pytest.mark.parametrize("game", ["inkdoms", "queendomino"])
def test_a_killed_server_loses_nothing(visit: Visit, server: LiveServer, game: str) -> None:
    guest = visit()
    guest.forgiving = True
    guest.new_table(game)
    rng = Random(6)
    guest.decide(rng)
    guest.waits()
    before = guest.number()
    with server.killed():
        expect(guest.find("banner")).to_be_visible()
    expect(guest.find("banner")).to_be_hidden()
    guest.waits()
    assert guest.number() == before
    assert guest.decide(rng)


@pytest.mark.parametrize("arrives", [False, True], ids=["the click is lost", "its answer is lost"])
def test_a_click_counts_once_whatever_the_line_does(visit: Visit, arrives: bool) -> None:
    guest = visit()
    guest.forgiving = True
    acts: list[str] = []

    def unreliable(socket: WebSocketRoute) -> None:
        onward = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "act":
                acts.append(told["id"])
            if told["type"] != "act" or len(acts) > 1:
                onward.send(message)
                return
            onward.on_message(lambda answer: socket.close())
            if arrives:
                onward.send(message)
            else:
                socket.close()

        socket.on_message(pass_on)

    guest.page.route_web_socket(re.compile("/api/live"), unreliable)
    guest.new_table("queendomino")
    guest.waits()
    before = guest.number()
    guest.click(guest.page.locator(CHOICES).first)
    expect(guest.page.locator("main.table")).not_to_have_attribute("data-number", str(before))
    guest.waits()
    assert acts[0] == acts[1]
    assert guest.decide(Random(1))


def test_undo_and_hint(visit: Visit) -> None:
    guest = visit()
    guest.new_table("wonderful_kingdom", seats=1, options={"module": "threats"})
    guest.waits()
    guest.press("hint")
    expect(guest.find("asking").or_(guest.find("hints"))).to_be_visible()
    expect(guest.find("hints")).to_be_visible()
    rng = Random(7)
    for _ in range(30):
        guest.decide(rng)
        guest.waits()
        if guest.find("undo").count():
            break
    before = guest.number()
    guest.press("undo")
    expect(guest.page.locator("main.table")).not_to_have_attribute("data-number", str(before))
    expect(guest.find("log")).to_contain_text("undoes their last decision", ignore_case=True)


@pytest.mark.parametrize(
    ("game", "seats"), [("inkdoms", 2), ("queendomino", 4), ("gem_forge", 4), ("wonderful_kingdom", 2)]
)
def test_no_words_are_cut_on_a_small_laptop(visit: Visit, game: str, seats: int) -> None:
    guest = visit(language="ru")
    guest.page.set_viewport_size({"width": 1280, "height": 720})
    guest.new_table(game, seats)
    expect(guest.page.locator(".player .score").first).to_be_visible()
    rng = Random(2)
    for _ in range(6):
        guest.waits()
        assert guest.words_cut() == []
        guest.decide(rng)


@pytest.mark.parametrize("game", ["inkdoms", "queendomino"])
def test_replay(visit: Visit, game: str) -> None:
    guest = visit()
    table = guest.new_table(game)
    rng = Random(8)
    for _ in range(4):
        guest.decide(rng)
    guest.go(f"/replay/{table}")
    expect(guest.find("place")).to_contain_text(re.compile(r"^0 of \d+"))
    guest.page.keyboard.press("ArrowRight")
    guest.page.keyboard.press("ArrowRight")
    expect(guest.find("place")).to_contain_text("2 of")
    expect(guest.page).to_have_url(re.compile(r"at=2"))
    guest.page.reload()
    expect(guest.find("place")).to_contain_text("2 of")
    guest.press("last")
    expect(guest.page.locator("main.table")).not_to_have_attribute("data-number", "2")
    if game == "queendomino":  # nothing is secret in it: its replay has scores while it is played
        expect(guest.find("curve")).to_be_visible()
        expect(guest.find("player-1").locator(".score")).to_be_visible()


def test_the_rules_open_at_the_step(visit: Visit) -> None:
    guest = visit()
    guest.new_table("queendomino")
    guest.waits()
    guest.press("rules")
    expect(guest.page.locator("#rule-first_choice")).to_be_in_viewport()


def test_keyboard_alone(visit: Visit) -> None:
    guest = visit("/")
    page = guest.page
    expect(guest.find("play-queendomino")).to_be_visible()
    reach = "document.activeElement.matches(%r)"
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate(reach % "[data-testid=play-queendomino]"):
            break
    page.keyboard.press("Enter")
    expect(guest.find("prompt")).to_be_visible()
    for _ in range(4):
        guest.waits()
        before = guest.number()
        for _ in range(80):
            page.keyboard.press("Tab")
            if page.evaluate(reach % "[data-target], [data-testid^=act-]"):
                page.keyboard.press("Enter")
                if guest.moved(before):
                    break
        assert guest.number() != before


def test_the_sheet_comes_with_the_table(visit: Visit) -> None:
    guest = visit()
    guest.new_table("queendomino")
    guest.page.reload()
    seen = "() => document.querySelector('[data-testid=prompt]') && [...document.querySelectorAll('.mine')].length"
    assert guest.page.wait_for_function(seen).json_value() == 1
    expect(guest.page.locator(".mine")).to_contain_text("Total")


def test_a_phone_names_all_who_play(visit: Visit) -> None:
    guest = visit(phone=True, language="ru")
    guest.new_table("inkdoms", 4)
    guest.waits()
    names = guest.page.locator(".strip small")
    expect(names).to_have_count(4)
    expect(names.nth(1)).to_have_text("Баронесса")
    assert names.evaluate_all("all => all.every(one => one.scrollWidth <= one.clientWidth)")


@pytest.mark.slow
def test_nobody_is_thinking_in_a_replay(visit: Visit) -> None:
    guest = visit()
    guest.new_table("queendomino")
    rng = Random(2)
    for _ in range(4):
        guest.decide(rng)
    guest.go(f"/replay/{guest.table}?at=0")
    expect(guest.find("player-1")).to_be_visible()
    for _ in range(5):
        expect(guest.page.get_by_label("thinking")).to_have_count(0)
        guest.press("forward")


def test_somebody_without_a_name_is_heard_as_the_table_calls_them(visit: Visit) -> None:
    guest = visit()
    guest.api("PUT", "/me", {"name": ""})
    guest.new_table("queendomino")
    guest.waits()
    name = guest.find("player-0").locator("button.name").inner_text()
    guest.page.keyboard.press("c")
    guest.find("chat-input").fill("Hello!")
    guest.page.keyboard.press("Enter")
    expect(guest.page.get_by_role("log", name="Chat")).to_contain_text(f"{name}: Hello!")
