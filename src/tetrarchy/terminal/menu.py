"""The choices that a person has, and the choice that an answer means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tetrarchy.kernel.errors import BadNotation, quote
from tetrarchy.kernel.game import Game
from tetrarchy.text import Texts

_MOST_DIGITS: Final = 6


class Choice(NamedTuple):
    """One action with the number it has in the menu and the words that mean it."""

    number: int
    code: int
    verb: str
    labels: tuple[str, ...]
    """The fields' values as the notation has them."""
    names: tuple[str, ...]
    """The same in the person's language."""

    @property
    def notation(self) -> str:
        """``place g8 east``."""
        return " ".join([self.verb, *self.labels])


class Menu:
    """Numbered choices.

    A lone choice without fields, such as ``pass``, has the number 0. Where all others have the same verb
    and one number, that number is theirs; else they count from 1 in the order given.
    """

    def __init__(self, game: Game, texts: Texts, codes: Sequence[int]) -> None:
        self.game = game
        self.texts = texts
        self.choices: list[Choice] = []
        taken_apart = [game.actions.fields(code) for code in codes]
        bare = [fields["verb"] for fields in taken_apart if len(fields) == 1]
        verbs = {fields["verb"] for fields in taken_apart if len(fields) > 1}
        by_label = len(verbs) == 1 and len(bare) < 2
        counted = 0
        for code, fields in zip(codes, taken_apart, strict=True):
            verb, *labels = fields.values()
            names = [texts.name(field, label) for field, label in fields.items() if field != "verb"]
            if len(bare) == 1 and not labels:
                number = 0
            elif by_label and len(labels) == 1 and labels[0].isdecimal():
                number = int(labels[0])
            else:
                counted += 1
                number = counted
            self.choices.append(Choice(number, code, verb, tuple(labels), tuple(names)))

    def pick(self, answer: str) -> int:
        """The action that an answer means: its number, its notation, or as much of that as tells it apart.

        It can be an action that is not among the choices, so that the rules can say why. BadNotation, with
        a sentence for the person, where the answer means none or several.
        """
        if answer.isdecimal() and len(answer) <= _MOST_DIGITS:
            for choice in self.choices:
                if choice.number == int(answer):
                    return choice.code
            raise BadNotation("answer-number", "There is no choice number {number}.", number=answer)
        found = self._matching(answer.lower().split())
        if len(found) == 1:
            return found[0].code
        if found:
            raise BadNotation(
                "answer-several",
                "{given} could mean {number} choices: {some}.",
                given=quote(answer),
                number=len(found),
                some=", ".join(choice.notation for choice in found[:4]) + (", …" if len(found) > 4 else ""),
            )
        other = self._other_action(answer)
        if other is None:
            raise BadNotation(
                "answer-none",
                "{given} is none of the choices: type a number, or “{example}”, or ? for help.",
                given=quote(answer),
                example=self.choices[-1].notation,
            )
        return other

    def _other_action(self, answer: str) -> int | None:
        """The action that an answer names though it is no choice now; BadNotation where it only begins so."""
        words = answer.lower().split()
        if words and words[0] in self.game.actions.by_verb:
            return self.game.actions.parse(answer)
        for verb in {choice.verb for choice in self.choices if choice.labels}:
            try:
                return self.game.actions.parse(f"{verb} {answer}")
            except BadNotation:
                continue
        return None

    def _matching(self, words: list[str]) -> list[Choice]:
        """The choices whose words begin as the given ones; of these, those with the most words equal."""
        best = 0
        found: list[Choice] = []
        for choice in self.choices:
            equal = max(_equal_words(words, form) for form in _forms(choice))
            if equal >= 0 and (equal > best or not found):
                best, found = equal, [choice]
            elif equal == best and found:
                found.append(choice)
        return found


def _forms(choice: Choice) -> list[tuple[str, ...]]:
    """The ways to write a choice: with and without its verb, in notation and in the person's language."""
    names = tuple(name.lower() for name in choice.names)
    forms = [(choice.verb, *choice.labels), choice.labels, (choice.verb, *names), names]
    return [form for form in forms if form]


def _equal_words(words: list[str], form: tuple[str, ...]) -> int:
    """How many words equal those of the form, where all at least begin them; else -1."""
    if not words or len(words) > len(form):
        return -1
    pairs = list(zip(words, form, strict=False))
    if not all(whole.startswith(word) for word, whole in pairs):
        return -1
    return sum(word == whole for word, whole in pairs)
