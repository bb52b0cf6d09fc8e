"""Moves in words, both ways. One text for each move, whatever the state."""

from __future__ import annotations

from typing import Final

from deadwood.core.options import suggest
from deadwood.core.reason import BadText
from deadwood.core.types import Move
from deadwood.games.wyatt_earp.cards import KIND_OF, KINDS, NAMES, OUTLAWS
from deadwood.games.wyatt_earp.moves import (
    DISCARD,
    DRAW_DISCARD,
    DRAW_SUPPLY,
    EARP_DRAW,
    EARP_RESCUE,
    EARP_SEARCH,
    LEFT,
    PASS,
    PLACE,
    PLAY_PHOTO,
    RIGHT,
    SHOOT_BANK,
    SHOOT_FASTEST,
    SHOOT_HIDEOUT,
    SHOOT_STAGECOACH,
    SHOOT_WANTED,
    SPACE,
    TAKE,
    ask,
    found,
    lay,
    target,
)

SEATS: Final = 4


def all_texts() -> list[str]:
    """The text of every move, in the order of the numbers."""
    texts = [""] * SPACE
    texts[DRAW_SUPPLY] = "draw supply"
    texts[DRAW_DISCARD] = "draw discard"
    texts[PASS] = "pass"
    for outlaw in range(OUTLAWS):
        name = NAMES[outlaw]
        for number in range(1, 8):
            texts[lay(outlaw, number)] = f"lay {number} {name}"
        texts[PLAY_PHOTO + outlaw] = f"play photo-{name}"
        texts[ask(outlaw, LEFT)] = f"play most-wanted ask {name} left"
        texts[ask(outlaw, RIGHT)] = f"play most-wanted ask {name} right"
        texts[PLACE + outlaw] = f"choose {name}"
        for seat in range(SEATS):
            texts[target(seat, outlaw)] = f"choose {name} of {seat + 1}"
    texts[SHOOT_BANK] = "play bank-robbery"
    texts[SHOOT_FASTEST] = "play fastest-gun"
    texts[SHOOT_STAGECOACH] = "play stagecoach-robbery"
    texts[SHOOT_HIDEOUT] = "play hideout"
    texts[SHOOT_WANTED] = "play most-wanted shoot"
    texts[EARP_DRAW] = "play wyatt-earp draw"
    texts[EARP_SEARCH] = "play wyatt-earp search"
    texts[EARP_RESCUE] = "play wyatt-earp rescue"
    for kind in range(KINDS):
        texts[DISCARD + kind] = f"discard {NAMES[kind]}"
        texts[TAKE + kind] = f"take {NAMES[kind]}"
    for play in range(PLAY_PHOTO, DISCARD):
        texts[found(play)] = f"take and {texts[play]}"
    return texts


TEXTS: Final = all_texts()
MOVES: Final = {TEXTS[move]: move for move in range(SPACE)}
FIRST_WORDS: Final = ["draw", "pass", "lay", "play", "choose", "discard", "take"]


def text(move: Move) -> str:
    if not 0 <= move < SPACE:
        raise BadText(f"There is no move {move}: they are counted from 0 to {SPACE - 1}.")
    return TEXTS[move]


def parse(words: str) -> Move:
    """The move that the words mean; BadText says what is wrong with them."""
    words = " ".join(words.lower().split())
    if words in MOVES:
        return MOVES[words]
    if not words:
        raise BadText(f"A move begins with one of: {', '.join(FIRST_WORDS)}.")
    first = words.split()[0]
    if first not in FIRST_WORDS:
        raise BadText(f"No move begins with {first!r}. {suggest(first, FIRST_WORDS)}")
    last = words.split()[-1]
    near = [name for name in MOVES if name.startswith(first)]
    if first in ("discard", "take") and last not in KIND_OF:
        raise BadText(f"No card is called {last!r}. {suggest(last, NAMES)}")
    form = "Say how many of whom, as in 'lay 3 jesse-james'." if first == "lay" else ""
    raise BadText(f"{words!r} is no move. {suggest(words, near, form)}")
