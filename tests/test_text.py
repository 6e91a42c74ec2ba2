"""The words: complete and alike in both languages, nothing unused, and right in their sentences."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from librt.random import Random

import tetrarchy
from tetrarchy.bots import BOTS
from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.kernel import errors
from tetrarchy.kernel.errors import BadOptions, BadRecord, IllegalAction
from tetrarchy.kernel.game import Game
from tetrarchy.kernel.reasons import Reason
from tetrarchy.kernel.record import loads
from tetrarchy.kernel.state import CHANCE, Event
from tetrarchy.terminal.boards import look_of
from tetrarchy.text import LANGUAGES, Texts, guess_language, strings_of

SOURCE: Final = Path(tetrarchy.__file__).parent
PROGRAM: Final = (
    "catalogue.py",
    "text.py",
    "examples.py",
    "lessons",
    "kernel",
    "bots",
    "arena",
    "review",
    "puzzles",
    "sets",
    "server",
    "client",
    "terminal",
)
ERRORS: Final = {name for name, thing in vars(errors).items() if isinstance(thing, type)}
LATIN_IN_RUSSIAN: Final = {
    "Queendomino",
    "Kingdomino",
    "UTF",
    "TOML",
    *("a", "b", "q14"),  # notation
    *("kingdomino", "bonuses", "yes", "no"),  # options and their values
    *("10ms", "ms", "2s", "s"),  # budgets of bots
    *("save", "data", "lang", "out", "resume", "trust", "Ctrl", "C"),  # the command line
    *("lesson", "seats", "option", "name"),
    *("exec", "game", "games", "json", "markdown", "Ray", "tetrarchy", "cluster"),
    *("host", "origin", "database", "PostgreSQL", "postgresql", "USER", "HOST", "NAME"),
    *("learned", "https", "push", "smtp", "smtps", "mail", "PASSWORD", "PORT", "address", "from", "inside"),
    *("X", "Tetrarchy", "Python", "id", "run", "compile"),
    *("slots", "special", "viewbox", "letter", "areas", "outline", "neighbours", "capital", "colour"),  # data
    *("colours", "spots", "scripts", "make", "inkdoms", "throws", "py", "x", "y", "set", "prices", "bonus"),
    *("calamity", "cards", "effect", "module", "medals", "true", "false", "zip"),
    *("sets", "list", "import"),
}

FILES: Final[list[str | None]] = [None, *GAMES]
every_file = pytest.mark.parametrize("game", FILES, ids=lambda game: game or "program")
every_game = pytest.mark.parametrize("name", GAMES)


# ---------------------------------------------------------------- what the files hold


@cache
def messages(game: str | None, language: str) -> dict[str, ftl.Message]:
    resource = FluentParser().parse(strings_of(game, language).read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ftl.Junk)]
    found: dict[str, ftl.Message] = {}
    for entry in resource.body:
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands there twice"
            found[entry.id.name] = entry
    return found


class _Parts(Visitor):
    """The variables and the plain text of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.named: set[str] = set()
        """Whose bare values choose a form."""
        self.text: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        if node.id.name.endswith("_id"):  # chooses the form of a name, which one language may need
            self.named.add(node.id.name.removesuffix("_id"))
        else:
            self.variables.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.text.append(node.value)


def parts(message: ftl.Message) -> _Parts:
    found = _Parts()
    found.visit(message)
    return found


# ---------------------------------------------------------------- what the code says


def modules(*folders: str) -> list[ast.Module]:
    paths: list[Path] = []
    for folder in folders:
        path = SOURCE / folder
        paths += [path] if path.is_file() else sorted(path.rglob("*.py"))
    assert paths
    return [ast.parse(path.read_text("utf-8")) for path in paths]


def strings_in(node: ast.AST) -> list[str]:
    return [
        part.value
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    ]


def raised(*folders: str) -> dict[str, str]:
    """The key and the English sentence of every error that the code can make."""
    found: dict[str, str] = wrong_fields(*folders)
    for module in modules(*folders):
        for call in ast.walk(module):
            if not (
                isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in ERRORS
            ):
                continue
            key, sentence = call.args[:2]
            if isinstance(key, ast.Name) and key.id == "key" and isinstance(sentence, ast.Name):
                continue  # passed on
            if isinstance(key, ast.Constant) and isinstance(sentence, ast.Constant):
                found[str(key.value)] = str(sentence.value)
                continue
            pairs = [strings_in(pair) for pair in ast.walk(module) if isinstance(pair, ast.Tuple)]
            found |= {pair[0]: pair[1] for pair in pairs if len(pair) == 2 and pair[1].endswith(".")}
    return found


def wrong_fields(*folders: str) -> dict[str, str]:
    """What the readers of component files can find wrong: ``entry.wrong(key, sentence, …)``."""
    calls = [call for module in modules(*folders) for call in ast.walk(module) if isinstance(call, ast.Call)]
    return {
        str(call.args[0].value): str(call.args[1].value)
        for call in calls
        if isinstance(call.func, ast.Attribute)
        and call.func.attr == "wrong"
        and len(call.args) > 1
        and isinstance(call.args[0], ast.Constant)
        and isinstance(call.args[1], ast.Constant)
    }


def noted(*folders: str) -> set[str]:
    """The kinds of events that the code notes."""
    calls = [call for module in modules(*folders) for call in ast.walk(module) if isinstance(call, ast.Call)]
    return {
        str(call.args[0].value)
        for call in calls
        if isinstance(call.func, ast.Attribute)
        and call.func.attr == "note"
        and isinstance(call.args[0], ast.Constant)
    }


def reasoned(*folders: str) -> dict[str, set[str]]:
    """The keys of the reasons that the code gives, with the names of their arguments."""
    calls = [call for module in modules(*folders) for call in ast.walk(module) if isinstance(call, ast.Call)]
    found: dict[str, set[str]] = {}
    for call in calls:
        if isinstance(call.func, ast.Name) and call.func.id == "Reason":
            key, data = call.args
            assert isinstance(key, ast.Constant)
            assert isinstance(data, ast.Dict)
            arguments = {str(name.value) for name in data.keys if isinstance(name, ast.Constant)}
            assert found.setdefault(str(key.value), arguments) == arguments, key.value
    return found


def said(*folders: str) -> set[str]:
    """The keys that the code says by name."""
    calls = [call for module in modules(*folders) for call in ast.walk(module) if isinstance(call, ast.Call)]
    found: set[str] = set()
    for call in calls:
        if isinstance(call.func, ast.Attribute) and call.func.attr == "say" and call.args:
            key = call.args[0]
            branches = [key.body, key.orelse] if isinstance(key, ast.IfExp) else [key]
            found |= {str(part.value) for part in branches if isinstance(part, ast.Constant)}
    return found


def mentioned(*folders: str) -> list[re.Pattern[str]]:
    """Patterns of all keys that the code can mean: its strings, and its strings with something put in."""
    found: list[re.Pattern[str]] = []
    for module in modules(*folders):
        found += [re.compile(re.escape(text)) for text in strings_in(module)]
        for joined in ast.walk(module):
            if isinstance(joined, ast.JoinedStr):
                pieces = [
                    re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in joined.values
                ]
                if re.fullmatch(r"([a-z]+\\-)+", pieces[0]):
                    found.append(re.compile("".join(pieces)))
    return found


class Met:
    """What random games of every variant meet."""

    def __init__(self, game: Game) -> None:
        self.steps: dict[str, dict[str, Any]] = {}
        self.events: dict[str, Event] = {}
        self.sheets: set[str] = set()
        self.reasons: dict[str, Reason] = {}
        for number, (seats, options) in enumerate(game.variants()):
            rng = Random(number)
            decisions = 0
            state = game.start(seats, options)
            state.events = []
            while True:
                for seat in [None, *range(seats)]:
                    view = state.view(seat)
                    self.steps[view["step"]] = view
                if not state.actors():
                    break
                mover = state.mover()
                action = state.sample(mover, rng)
                decisions += mover != CHANCE
                if mover != CHANCE and decisions % 9 == 0:
                    reason = game.reason(state, mover, action)
                    self.reasons[reason.key] = reason
                state.apply(mover, action)
            self.events |= {event.kind: event for event in state.events}
            self.sheets |= {line.key for seat in range(seats) for line in state.sheet(seat).lines}


@cache
def met(name: str) -> Met:
    return Met(find_game(name))


def named_values(thing: object) -> set[str]:
    """``<name>-<value>`` for every text in the components, and ``building-<id>`` for entries of ``buildings``."""
    found: set[str] = set()
    if isinstance(thing, dict):
        for name, value in thing.items():
            found |= {f"{name}-{value}"} if isinstance(value, str) else named_values(value)
            if isinstance(value, list):
                entries = [entry for entry in value if isinstance(entry, dict) and "id" in entry]
                found |= {f"{name.removesuffix('s')}-{entry['id']}" for entry in entries}
    elif isinstance(thing, list):
        for entry in thing:
            found |= named_values(entry)
    return found


# ---------------------------------------------------------------- the files


@every_file
def test_both_languages_have_the_same_keys_and_variables(game: str | None) -> None:
    english, russian = messages(game, "en"), messages(game, "ru")
    assert list(english) == list(russian)
    for key, message in english.items():
        assert parts(message).variables == parts(russian[key]).variables, key


@every_file
def test_russian_is_russian(game: str | None) -> None:
    for key, message in messages(game, "ru").items():
        words = set(re.findall(r"[A-Za-z][A-Za-z0-9]*", " ".join(parts(message).text)))
        assert words <= LATIN_IN_RUSSIAN, f"{key}: {words - LATIN_IN_RUSSIAN}"


@every_file
def test_english_is_english(game: str | None) -> None:
    for key, message in messages(game, "en").items():
        assert not re.search(r"[А-Яа-яЁё]", " ".join(parts(message).text)), key


@every_game
def test_a_game_does_not_change_the_programs_words(name: str) -> None:
    own = set(messages(name, "en"))
    assert not own & set(messages(None, "en"))


def test_the_program_has_all_words_and_no_more() -> None:
    keys = set(messages(None, "en"))
    boards = {key for name in GAMES for key in messages(name, "en")}
    wanted = {f"error-{key}" for key in raised(*PROGRAM)} | {f"bot-{bot}" for bot in BOTS}
    wanted |= {f"reason-{key}" for key in reasoned("kernel")}
    wanted |= (
        said("text.py", "arena", "terminal", "server/calling", "server/pictures")
        - boards
        - {"name", "tagline"}
    )
    wanted -= said("terminal/help.py", "terminal/misuse.py")  # tests/terminal has them
    assert wanted <= keys, wanted - keys
    keys -= {key for key in keys if key.startswith(("report-use-", "report-field-"))}  # tests/arena has them
    patterns = mentioned(
        "text.py", "arena", "terminal", "server/calling", "server/pictures", "server/live.py"
    )
    unused = {
        key
        for key in keys - wanted
        if key.startswith("error-") or not any(p.fullmatch(key) for p in patterns)
    }
    assert not unused


@every_game
def test_a_game_has_all_words_and_no_more(name: str) -> None:
    game = find_game(name)
    keys = set(messages(name, "en"))
    wanted = {"name", "tagline"}
    wanted |= {f"option-{option.name}" for option in game.options}
    wanted |= {f"option-{option.name}-{choice}" for option in game.options for choice in option.choices}
    wanted |= {f"step-{step}" for step in met(name).steps}
    wanted |= {f"action-{kind.verb}" for kind in game.actions.kinds}
    wanted |= {f"event-{kind}" for kind in noted(f"games/{name}") | set(met(name).events)}
    wanted |= {f"sheet-{key}" for key in met(name).sheets}
    wanted |= {f"verdict-{verdict}" for verdict in game.verdicts}
    wanted |= {f"error-{key}" for key in raised(f"games/{name}")}
    wanted |= {f"reason-{key}" for key in reasoned(f"games/{name}")}
    assert wanted <= keys, wanted - keys
    usable = {
        f"{field.name}-{label}"
        for kind in game.actions.kinds
        for field in kind.fields
        for label in field.labels
    }
    usable |= named_values(game.components())
    usable |= {
        f"option-{option.name}-{number}"
        for option in game.options
        for number in range(option.least, option.most + 1)
    }
    themes = SOURCE / "games" / name / "player/themes.py"
    usable |= {f"theme-{theme}" for theme in re.findall(r'"([a-z_]+)"', themes.read_text("utf-8"))}
    usable |= {f"step-{step}" for step in import_module(f"tetrarchy.games.{name}.state").STEPS}
    boards = [str(path.relative_to(SOURCE)) for path in (SOURCE / "terminal/boards").glob(f"{name}*.py")]
    patterns = (
        mentioned("text.py", "arena", "terminal", "server/calling", "server/pictures", "server/live.py")
        if boards
        else []
    )
    unused = {key for key in keys - wanted - usable if not any(p.fullmatch(key) for p in patterns)}
    assert not unused


@every_file
def test_errors_in_english_are_the_sentences_of_the_code(game: str | None) -> None:
    texts = Texts("en", None if game is None else find_game(game))
    for key, sentence in raised(*(PROGRAM if game is None else [f"games/{game}"])).items():
        variables = re.findall(r"\{(\w+)\}", sentence)
        shown = {variable: f"<{variable}>" for variable in variables}
        assert texts.say(f"error-{key}", **shown) == sentence.format(**shown).replace("'", "’")


@every_file
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_is_told_with_exactly_its_arguments(game: str | None, language: str) -> None:
    """Sentences may also choose a form by what stands there before it is named: ``$card_id``."""
    for key, arguments in reasoned("kernel" if game is None else f"games/{game}").items():
        found = parts(messages(game, language)[f"reason-{key}"])
        assert found.variables <= arguments <= found.variables | found.named, key


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_can_be_said(name: str, language: str) -> None:
    game = find_game(name)
    texts = Texts(language, game)
    texts.seat_players([""] * 8)
    texts.names.update(look_of(name).names(texts))
    whole = [texts.event(event) for event in met(name).events.values()]
    whole += [texts.prompt(view) for view in met(name).steps.values()]
    whole += [texts.reason(reason) for reason in met(name).reasons.values()]
    whole += [texts.action(kind.base + at) for kind in game.actions.kinds for at in (0, kind.size - 1)]
    for text in whole:
        assert not re.search(r"[{}$_]|\?\?\?|event-|step-|action-|reason-", text), text


# ---------------------------------------------------------------- sentences


def texts(language: str) -> Texts:
    return Texts(language, find_game("queendomino"))


@pytest.mark.parametrize(
    ("coins", "sentence"),
    [
        (0, "Анна бесплатно строит здание «Церковь» на h8."),
        (1, "Анна строит здание «Церковь» на h8 за 1 монету."),
        (3, "Анна строит здание «Церковь» на h8 за 3 монеты."),
        (5, "Анна строит здание «Церковь» на h8 за 5 монет."),
        (21, "Анна строит здание «Церковь» на h8 за 21 монету."),
    ],
)
def test_russian_plurals(coins: int, sentence: str) -> None:
    russian = texts("ru")
    russian.seat_players(["Борис", "Анна"])
    event = Event("building_built", {"seat": 1, "building": "church", "square": "h8", "coins": coins})
    assert russian.event(event) == sentence


def test_whom_a_card_is_meant_for_is_called_by_name() -> None:
    english = Texts("en", find_game("gem_forge"))
    robbed = Event("cart_robbed", {"seat": 0, "target": "2", "colour": "red"})
    named = Event("target_named", {"seat": 0, "target": "market"})
    english.seat_players(["Ann", "Bob"])
    assert english.event(robbed).endswith("from Bob’s cart.")
    assert english.event(named) == "Target: the market."
    assert english.action(english.game.actions.parse("target 2")) == "Bob"  # type: ignore[union-attr]


def test_a_sentence_can_choose_the_form_of_a_name_by_the_value_itself() -> None:
    russian = Texts("ru", find_game("inkdoms"))
    russian.seat_players(["Анна"])
    assert russian.event(Event("monster_tamed", {"seat": 0, "monster": "hydra"})) == "Анна приручает гидру."
    assert russian.event(Event("monster_tamed", {"seat": 0, "monster": "sphinx"})) == (
        "Анна приручает чудовище: sphinx."
    )


def test_an_argument_gives_way_to_its_name() -> None:
    assert texts("en").say("event-building_laid", building="queens_tower") == "New building: Queen’s tower."
    told = texts("ru").say("event-building_laid", building="queens_tower")
    assert told == "Новое на планшете: «Башня королевы»."


def test_lists_are_joined_and_every_part_named() -> None:
    english = texts("en")
    english.names["dominoes-q1"] = "one"
    assert english.say("event-line_laid", dominoes=["q1", "q2"]) == "New line: one, q2."
    assert english.together(["a", "b", "c"]) == "a, b and c"
    assert texts("ru").together(["а", "б"]) == "а и б"
    assert english.together(["a"]) == "a"


def test_a_component_without_a_message_is_called_as_its_data_says(tmp_path: Path) -> None:
    data = SOURCE / "games/queendomino/data"
    for file in data.glob("*.toml"):
        changed = (
            file.read_text("utf-8")
            .replace('id = "bakery"', 'id = "cake_shop"')
            .replace("Пекарня", "Кондитерская")
        )
        (tmp_path / file.name).write_text(changed, "utf-8")
    game = find_game("queendomino", tmp_path)
    assert Texts("ru", game).name("building", "cake_shop") == "Кондитерская"
    assert Texts("ru", game).name("building", "church") == "Церковь"


def test_what_has_no_words_is_shown_as_it_is() -> None:
    english = texts("en")
    english.seat_players(["Ann"])
    assert english.say("no-such-key") == "no-such-key"
    assert english.event(Event("comet", {"seat": 0, "size": 3})) == "comet size=3 player=Ann"
    assert english.error(IllegalAction("odd", "Not on a {day}.", day="Monday")) == "Not on a Monday."


def test_an_error_inside_an_error_is_translated_too() -> None:
    game = find_game("queendomino")
    head = f"tetrarchy record 1\ngame: queendomino\nrules: 1\ndata: {game.data_hash}\nseats: 2\n"
    with pytest.raises(BadRecord) as options:
        loads(head + "option harmony: yes\n", game)
    assert Texts("ru", game).error(options.value) == (
        "Настройки записи не подходят: Настройка «harmony» есть только у варианта kingdomino."
    )
    with pytest.raises(BadRecord) as step:
        loads(head + "\n1 place g8\n", game)
    assert Texts("ru", game).error(step.value) == (
        "Строка 7 записи неверна: «place g8» — не действие: оно пишется так: «place <square> <towards>»."
    )


@pytest.mark.parametrize(
    ("option", "value", "sentence"),
    [
        ("harmony", "maybe", "Настройка «harmony» не может быть «maybe»: это yes (да) или no (нет)."),
        ("bonuses", "none", "Настройка «bonuses» не может быть «none»: это одно из слов: main, alternative."),
    ],
)
def test_the_values_of_an_option_are_told_in_the_persons_language(
    option: str, value: str, sentence: str
) -> None:
    with pytest.raises(BadOptions) as wrong:
        find_game("queendomino").settings(2, {option: value})
    assert texts("ru").error(wrong.value) == sentence


def test_players_are_named_by_the_record() -> None:
    russian = texts("ru")
    russian.seat_players(["", "bot greedy", "Вера"])
    assert russian.players == ["Игрок 1", "Жадный 2", "Вера"]


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "ru_RU"}, "ru"),
        ({"LC_ALL": "", "LANG": "fr_FR"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_follows_the_environment(environment: dict[str, str], language: str) -> None:
    assert guess_language(environment) == language
