"""Which clauses of BANG! tell about what: cards, characters and roles; and about a move."""

from __future__ import annotations

from typing import Final

from deadwood.core.types import Move
from deadwood.games.bang import moves as m
from deadwood.games.bang.cards import KIND
from deadwood.games.bang.kinds import CLAUSES, MISSED, NAMES
from deadwood.games.bang.plays import card_of
from deadwood.games.bang.rules import deck
from deadwood.games.bang.rules.pick import PICKING
from deadwood.games.bang.view import BangView


def clauses(chapter: int, *numbers: int) -> list[str]:
    return [f"BG{chapter}.{number}" for number in numbers]


def of_kind(kind: int) -> list[str]:
    """What playing a card of this kind does, as its file says."""
    return CLAUSES[kind].split()


# By the name of a card, a character or a role: what somebody reads who asks for it.
ABOUT: Final[dict[str, list[str]]] = {
    **{name: of_kind(kind) for kind, name in enumerate(NAMES)},
    "bang": ["BG8.1", "BG4.2", "BG8.2", "BG8.3"],
    "missed": ["BG8.4", "BG8.2", "BG8.3"],
    "bart-cassidy": clauses(16, 1, 2),
    "black-jack": clauses(16, 3),
    "calamity-janet": clauses(16, 4, 5),
    "el-gringo": clauses(16, 6, 7),
    "jesse-jones": clauses(16, 8, 9),
    "jourdonnais": clauses(16, 10),
    "kit-carlson": clauses(16, 11),
    "lucky-duke": clauses(16, 12, 13),
    "paul-regret": clauses(16, 14),
    "pedro-ramirez": clauses(16, 15),
    "rose-doolan": clauses(16, 16),
    "sid-ketchum": clauses(16, 17, 18, 24),
    "slab-the-killer": clauses(16, 19),
    "suzy-lafayette": clauses(16, 20, 21),
    "vulture-sam": clauses(16, 22),
    "willy-the-kid": clauses(16, 23),
    "sheriff": ["BG2.3", "BG2.1", "BG1.2", "BG1.3", "BG14.4"],
    "deputy": ["BG2.3", "BG1.2", "BG14.4"],
    "outlaw": ["BG2.1", "BG1.2", "BG14.3"],
    "renegade": ["BG2.2", "BG2.1", "BG1.2"],
}
# By the name of the question: what an answer to it does, if no card asks it.
ANSWERS: Final[dict[str, list[str]]] = {
    "choose-character": ["BG1.6"],
    "shed": ["BG3.4"],
    "barrel": ["BG8.5", "BG5.1"],
    "dodge": ["BG8.4"],
    "save": clauses(9, 3, 4),
    "lay-down": ["BG14.2"],
    "bart-draw": ["BG16.1"],
    "jesse-take": ["BG16.8"],
    "pedro-take": ["BG16.15"],
    "kit-pick": ["BG16.11"],
    "lucky-pick": ["BG16.12"],
    "lucky-order": ["BG16.13"],
    "sid-pair": ["BG16.17"],
}


def of_answer(asked: str) -> list[str]:
    """What an answer to a question does, by the name of the question."""
    if asked in ANSWERS:
        return ANSWERS[asked]
    if asked in deck.ANSWERS:
        return deck.ANSWERS[asked].split()
    return of_kind(deck.ASKED_BY[asked]) if asked in deck.ASKED_BY else ["BG3.1"]


def of_move(view: BangView, move: Move) -> list[str]:
    """What a move does."""
    asked = view.pending[-1][0] if view.pending else ""
    if asked == "pick":
        takes = PICKING.as_dict(view.pending[-1][1], view.players)["takes"]
        return ["BG11.1" if takes else "BG11.2"]
    if move == m.HEAL and asked in ("play", "shed"):
        return ["BG16.18" if view.turn == view.seat else "BG16.24"]
    if asked != "play":
        return of_answer(asked)
    if move == m.END:
        return ["BG3.4"]
    kind = KIND[card_of(move)]
    if kind == MISSED:
        return ["BG16.4", "BG16.5", "BG8.1"]  # only Calamity Janet can
    return of_kind(kind)


def chapter_of(card: str) -> str:
    return ABOUT[card][0].partition(".")[0]
