"""Looking back at a game: what each decision was worth, judged from what its seat could know then."""

from tetrarchy.review.judging import (
    USUAL_DEPTH,
    VERSION,
    Better,
    Judgement,
    Outlook,
    Settings,
    decisions,
    is_choice,
    losses,
    review,
)
from tetrarchy.review.summary import Account, Moment, Point, accounts
from tetrarchy.review.words import ACCURACY_LOSS, LIMITS, WORDS, accuracy, word_for

__all__ = [
    "ACCURACY_LOSS",
    "LIMITS",
    "USUAL_DEPTH",
    "VERSION",
    "WORDS",
    "Account",
    "Better",
    "Judgement",
    "Moment",
    "Outlook",
    "Point",
    "Settings",
    "accounts",
    "accuracy",
    "decisions",
    "is_choice",
    "losses",
    "review",
    "word_for",
]
