"""What is wrong with a command line, as a sentence in the person's language.

Typer tells it in English only. Its errors are told apart by what they carry.
"""

from __future__ import annotations

import os
import re
from typing import Any, Final

from tetrarchy.kernel.errors import quote
from tetrarchy.terminal.help import help_texts, translated
from tetrarchy.terminal.play import COMMAND

_EXTRA: Final = re.compile(r"Got unexpected extra argument.*\((.*)\)")
_UNKNOWN: Final = re.compile(r"No such command '(.*?)'")


def misuse(error: Any, language: str) -> str:
    """The sentence of one of Typer's errors."""
    texts = help_texts(language)
    if hasattr(error, "possibilities"):
        key = "misuse-other-option" if error.possibilities else "misuse-no-option"
        names = ", ".join(sorted(error.possibilities or ()))
        return texts.say(key, given=error.option_name, names=names)
    if hasattr(error, "option_name"):
        return texts.say("misuse-option", name=error.option_name)
    if getattr(error, "param", None) is not None:
        parameter = error.param
        is_option = parameter.param_type_name == "option"
        name = parameter.opts[0] if is_option else translated(parameter.metavar, texts)
        return texts.say("misuse-missing" if hasattr(error, "param_type") else "misuse-number", name=name)
    if unknown := _UNKNOWN.match(error.message):
        return texts.say("misuse-no-command", given=quote(unknown[1]))
    if extra := _EXTRA.match(error.message):
        return texts.say("misuse-extra", given=quote(extra[1]))
    return texts.say("misuse-line", command=os.environ.get(COMMAND, "tetrarchy"))
