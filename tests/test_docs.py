"""The documents: their examples run, their links lead somewhere, and their tables agree with the engine."""

from __future__ import annotations

import doctest
import re
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import pytest

from tetrarchy.catalogue import GAMES, find_game
from tetrarchy.games.queendomino import GAME
from tetrarchy.games.queendomino.profile import SEATS, Profile
from tetrarchy.games.queendomino.state import STEPS
from tetrarchy.kernel.drive import replay
from tetrarchy.kernel.record import dumps, loads
from tetrarchy.text import Texts

ROOT: Final = Path(__file__).resolve().parents[1]
QUEENDOMINO: Final = ROOT / "src/tetrarchy/games/queendomino"
RULES: Final = {"en": QUEENDOMINO / "rules.en.md", "ru": QUEENDOMINO / "rules.ru.md"}
LANGUAGES: Final = list(RULES)
DOCUMENTS: Final = [
    *sorted(ROOT.glob("*.md")),
    *sorted(ROOT.glob("docs/**/*.md")),
    *sorted(ROOT.glob("src/tetrarchy/games/*/rules.*.md")),
]

FENCE: Final = re.compile(r" *```(\w*)")
HEADING: Final = re.compile(r"#+ (.*?)(?: \{#(\w+)\})?$")
LINK: Final = re.compile(r"\]\(([^)\s]+)\)")

every_document = pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
both_languages = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES)


def rules(game: str, language: str) -> Path:
    """The rules of a game in our own words."""
    return ROOT / f"src/tetrarchy/games/{game}/rules.{language}.md"


def fenced(path: Path) -> list[tuple[str, str | None]]:
    """A document's lines, each with the language of the block of code that it is in (None: in none)."""
    lines: list[tuple[str, str | None]] = []
    language: str | None = None
    for line in path.read_text("utf-8").splitlines():
        fence = FENCE.match(line)
        if fence:
            language = fence[1] if language is None else None
            lines.append(("", None))
        else:
            lines.append((line, language))
    return lines


def headings(path: Path) -> list[tuple[str, str | None]]:
    """The headings with their explicit anchors."""
    found = [HEADING.match(line) for line, language in fenced(path) if language is None]
    return [(heading[1], heading[2]) for heading in found if heading]


def anchors(path: Path) -> set[str]:
    """What a link can point to: explicit anchors, or the words of a heading as GitHub joins them."""
    return {
        explicit or re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
        for title, explicit in headings(path)
    }


def table_under(path: Path, anchor: str) -> list[list[str]]:
    """The cells of the first table below a heading, without its header."""
    text = path.read_text("utf-8").split(f"{{#{anchor}}}")[1]
    rows = re.search(r"(?:^\|.*\n)+", text, re.MULTILINE)
    assert rows, f"there is no table under {anchor}"
    return [[cell.strip() for cell in row.split("|")[1:-1]] for row in rows[0].splitlines()[2:]]


@every_document
def test_examples_run(path: Path) -> None:
    source = "\n".join(line if language == "python" else "" for line, language in fenced(path)) + "\n"
    example = doctest.DocTestParser().get_doctest(source, {}, path.name, str(path), 0)
    report: list[str] = []
    doctest.DocTestRunner().run(example, out=report.append)
    assert not report, "".join(report)


@every_document
def test_python_blocks_are_examples(path: Path) -> None:
    """Code that is shown is code that runs."""
    for (_, before), (line, language) in pairwise(fenced(path)):
        if language == "python" and before is None:
            assert line.lstrip().startswith(">>>"), f"{line} is no example"


@every_document
def test_links_lead_somewhere(path: Path) -> None:
    for line, language in fenced(path):
        if language is not None:
            continue
        for link in LINK.findall(line):
            if link.startswith(("https://", "http://")):
                continue
            file, _, anchor = link.partition("#")
            target = (path.parent / file).resolve() if file else path
            assert target.exists(), f"{link} leads nowhere"
            assert not anchor or anchor in anchors(target), f"{link} has no such heading"


@pytest.mark.parametrize("name", ["README", "docs/playing", "docs/hosting"])
def test_documents_for_people_tell_the_same_in_both_languages(name: str) -> None:
    told = []
    for path in (ROOT / f"{name}.md", ROOT / f"{name}.ru.md"):
        text = path.read_text("utf-8")
        rows = len(re.findall(r"^\|", text, re.MULTILINE))
        told.append((len(headings(path)), rows, set(re.findall(r"(?:--|\./run )[a-z_=]+", text))))
    english, russian = told
    assert english[:2] == russian[:2]
    assert russian[2] - english[2] <= {"--lang"}
    assert english[2] <= russian[2]


def test_hosting_has_the_same_commands_in_both_languages() -> None:
    """Blocks of code, and the names that are written as code."""
    told = []
    for path in (ROOT / "docs/hosting.md", ROOT / "docs/hosting.ru.md"):
        text = path.read_text("utf-8")
        told.append(
            (
                re.findall(r"^    +\S.*$", text, re.MULTILINE),
                sorted(set(re.findall(r"`([^`\n]+)`", text))),
                [line.count("|") for line in text.splitlines() if line.startswith("|")],
            )
        )
    english, russian = told
    assert russian == english


@every_game
def test_rules_have_the_same_anchors_in_both_languages(game: str) -> None:
    english, russian = ([anchor for _, anchor in headings(rules(game, language))] for language in LANGUAGES)
    assert None not in english
    assert len(set(english)) == len(english)
    assert english == russian


def test_rules_explain_every_step_that_a_person_can_be_in() -> None:
    steps = {step for step in STEPS if step != "over" and not step.startswith("draw_")}
    assert steps <= anchors(RULES["en"])


@both_languages
def test_rules_tell_the_buildings_as_the_data_has_them(language: str) -> None:
    buildings: list[dict[str, Any]] = GAME.components()["buildings"]
    rows = table_under(RULES[language], "buildings")
    for kind, (building, row) in enumerate(zip(buildings, rows, strict=True)):
        name, tiles, bonus, other_bonus, crowns, score = row
        assert name.startswith(building["names"][language])
        assert int(tiles) == building["count"]
        assert bonus == told_bonus(language, building["knights"], building["towers"])
        other = GAME.alternative
        assert other_bonus == told_bonus(language, other.knights[kind], other.towers[kind])
        assert int(crowns or 0) == building["crowns"]
        points = re.search(r"\d+", score)
        assert int(points[0] if points else 0) == building["points"]
        assert building["provenance"]["bonus"] == "reconstructed"
        assert ("≈" in score) == (building["provenance"]["score"] in ("reconstructed", "inferred"))


def told_bonus(language: str, knights: int, towers: int) -> str:
    """Knights or towers in the words of the rules."""
    number = knights or towers
    if not number:
        return "—"
    if language == "ru":
        return f"{'рыцари' if knights else 'башни'}: ≈{number}"
    return f"≈{number} {'knight' if knights else 'tower'}{'s' if number > 1 else ''}"


@both_languages
def test_rules_tell_the_variants_as_the_engine_plays_them(language: str) -> None:
    told: dict[str, list[int]] = {variant: [] for variant in SEATS}
    for variant, players, *numbers in table_under(RULES[language], "variants"):
        for seats in map(int, players.split(", ")):
            profile = Profile(seats, GAME.settings(seats, {"variant": variant.strip("`")}))
            frame = f"{profile.size} × {profile.size}"
            assert numbers == [
                str(profile.kings_per_seat),
                frame,
                str(profile.line_length),
                str(profile.lines),
            ]
            told[variant.strip("`")].append(seats)
    assert {variant: tuple(seats) for variant, seats in told.items()} == SEATS


@both_languages
def test_rules_add_up_the_example_by_the_lines_of_the_sheet(language: str) -> None:
    *lines, total = table_under(RULES[language], "example")
    texts = Texts(language, GAME)
    assert [name for name, _, _ in lines] == [
        texts.say(f"sheet-{line.key}") for line in GAME.new(2).sheet(0).lines
    ]
    assert total[-1] == f"**{sum(int(points) for _, _, points in lines)}**"


def rulings(game: str) -> dict[int, str]:
    """Number and text of each ruling on a game."""
    text = (ROOT / f"docs/rulings/{game}.md").read_text("utf-8")
    parts = re.split(r"^### [A-Z](\d+)\. ", text, flags=re.MULTILINE)
    return {int(number): text for number, text in zip(parts[1::2], parts[2::2], strict=True)}


@every_game
def test_rulings_are_numbered_without_gaps(game: str) -> None:
    assert list(rulings(game)) == list(range(1, len(rulings(game)) + 1))


@every_game
@both_languages
def test_rules_refer_to_rulings_that_exist_and_tell_them(game: str, language: str) -> None:
    """A reference is a footnote of the same file, which says in words what the page folds away."""
    text = rules(game, language).read_text("utf-8")
    told = dict(re.findall(r"^\[\^[A-Z](\d+)\]: (.+)$", text, re.MULTILINE))
    cited = set(re.findall(r"\[\^[A-Z](\d+)\](?!:)", text))
    assert cited
    assert cited == set(told)
    assert {int(number) for number in cited} <= set(rulings(game))
    assert not re.search(r"(?<!\^)\b[RGWP]\d+\b|docs/", text.split("\n[^")[0].replace("[^", "^")), (
        "no bare number"
    )


FIGURE: Final = re.compile(r"^```figure (\S+) (\S+)(.*)\n(.+)\n((?:\d+ \d+ .+\n)+)```$", re.MULTILINE)
TURN: Final = re.compile(r"^```turn\n(.+)\n((?:[\w-]+ .+\n)+)```$", re.MULTILINE)


@every_game
def test_rules_have_the_same_figures_in_both_languages(game: str) -> None:
    """Components that exist, with labels at the same places; the steps of a turn with the same drawings."""
    shown = []
    for language in LANGUAGES:
        text = rules(game, language).read_text("utf-8")
        figures = FIGURE.findall(text)
        assert len(figures) == text.count("```figure")
        turns = TURN.findall(text)
        assert len(turns) == text.count("```turn")
        if (ROOT / f"web/src/games/{game}/Figure.svelte").exists():
            assert figures
            assert turns
        places = [re.findall(r"^(\d+ \d+) ", labels, re.MULTILINE) for *_, labels in figures]
        drawn = [re.findall(r"^([\w-]+) ", steps, re.MULTILINE) for _, steps in turns]
        shown.append(([figure[:3] for figure in figures], places, drawn))
    assert shown[0] == shown[1]
    components = find_game(game).components()
    for kind, identifier, _ in shown[0][0]:
        known = {str(one["id"]) for one in components.get(kind, []) if isinstance(one, dict) and "id" in one}
        assert kind == "dice" or set(identifier.split(",")) <= known, identifier


@every_game
@both_languages
def test_drawings_in_the_rules_exist(game: str, language: str) -> None:
    text = rules(game, language).read_text("utf-8")
    steps = "".join(lines for _, lines in TURN.findall(text))
    wanted = set(re.findall(r":([a-z][\w-]*):", text)) | set(re.findall(r"^([\w-]+) ", steps, re.MULTILINE))
    files = [ROOT / "web/src/symbols.svg", ROOT / f"web/src/games/{game}/symbols.svg"]
    known = {
        one
        for file in files
        if file.exists()
        for one in re.findall(r'<symbol id="([^"]+)"', file.read_text("utf-8"))
    }
    assert wanted <= known
    assert not re.search(r"[♛♚⚔★☆●■◆💰🏰]", text), "symbols are drawn, never letters of a font"


@every_game
def test_every_ruling_names_its_test(game: str) -> None:
    tests = "".join(path.read_text("utf-8") for path in ROOT.glob(f"tests/games/{game}/test_*.py"))
    for number, ruling in rulings(game).items():
        named = re.findall(r"`(test_\w+)`", ruling)
        assert named, f"ruling {number} names no test"
        assert all(f"def {name}(" in tests for name in named), f"a test of ruling {number} is missing"


@pytest.mark.parametrize("game", ["inkdoms", "gem_forge"])
def test_constraints_that_tests_name_by_number_are_listed(game: str) -> None:
    text = (ROOT / "docs/constraints.md").read_text("utf-8")
    section = text.split(f"{{#{game}}}")[1].split("{#")[0]
    listed = [int(number) for number in re.findall(r"^(\d+)\. ", section, flags=re.MULTILINE)]
    assert listed == list(range(1, len(listed) + 1))
    tests = "".join(path.read_text("utf-8") for path in ROOT.glob(f"tests/games/{game}/test_*.py"))
    named = {
        int(number)
        for cited in re.findall(r"[Cc]onstraints? ((?:\d+|[ ,]|to|and)+)", tests)
        for number in re.findall(r"\d+", cited)
    }
    assert named
    assert named <= set(listed)


def test_the_example_of_a_record_replays() -> None:
    lines = [line for line, language in fenced(ROOT / "docs/records.md") if language == ""]
    text = "\n".join(lines) + "\n"
    record = loads(text, GAME)
    assert dumps(record, GAME.actions) == text
    assert record.data == GAME.data_hash
    assert replay(record, GAME).snapshot()["round"] == 1


def test_the_tests_that_the_promises_name_are_there() -> None:
    named = 0
    for row in (ROOT / "SECURITY.md").read_text("utf-8").splitlines():
        source = ""
        for name in re.findall(r"`((?:tests/\w+/)?test_\w+(?:\.py)?)`", row):
            if name.endswith(".py"):
                [path] = [ROOT / name] if "/" in name else (ROOT / "tests" / "server").rglob(name)
                source = path.read_text("utf-8")
            else:
                assert f"def {name}(" in source, name
                named += 1
    assert named > 40
