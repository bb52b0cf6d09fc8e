"""From the number of a clause to the Reason that a player reads."""

from __future__ import annotations

from deadwood.core.reason import NOT_ASKED, NOT_HELD, Reason
from deadwood.core.types import ALLOWED, Move, Rule
from deadwood.games.wyatt_earp.cards import KINDS, NAMES
from deadwood.games.wyatt_earp.moves import (
    ask_outlaw,
    is_ask,
    is_lay,
    is_place,
    is_take,
    is_target,
    lay_count,
    place_outlaw,
    take_card,
    target_outlaw,
)
from deadwood.games.wyatt_earp.plays import card_of, found_play, is_found, is_sheriff_play


def explain(rule: Rule, move: Move) -> Reason | None:
    """The Reason for `rule`, with the card and the outlaw that the move speaks of."""
    if rule == ALLOWED:
        return None
    params: dict[str, int | str] = {}
    play = found_play(move) if is_found(move) else move
    card = card_of(play)
    if is_take(move):
        card = take_card(move)
    if card < KINDS:
        params["card"] = NAMES[card]
    if is_lay(play):
        params["number"] = lay_count(play)
    elif is_sheriff_play(play) and is_ask(play):
        params["outlaw"] = NAMES[ask_outlaw(play)]
    elif is_place(move):
        params["outlaw"] = NAMES[place_outlaw(move)]
    elif is_target(move):
        params["outlaw"] = NAMES[target_outlaw(move)]
    return Reason(rule, params, rule == NOT_HELD or rule == NOT_ASKED)
