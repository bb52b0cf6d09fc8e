"""Moves in words: what a move is called, and how one begins to say it."""

from __future__ import annotations

from typing import Final

from deadwood.core.notation import Notation
from deadwood.games.wyatt_earp.cards import KINDS, NAMES, OUTLAWS
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


FORMS: Final = {
    "draw": "Say from where: 'draw supply' or 'draw discard'.",
    "pass": "To pass is just 'pass'.",
    "lay": "Say how many of whom, as in 'lay 3 jesse-james'.",
    "play": "Say which card, and how if need be, as in 'play hideout' or 'play wyatt-earp search'.",
    "choose": "Say which outlaw, and whose if need be, as in 'choose jesse-james of 2'.",
    "discard": "Say which card, as in 'discard hideout'.",
    "take": "Say which card, as in 'take jesse-james' or 'take and play bank-robbery'.",
}
NOTATION: Final = Notation(all_texts(), FORMS)
