"""All Sheriff cards but Wyatt Earp, by the move that plays them.

A card played from the hand and a card found among the discards (WE10.4) go through the same door;
they differ only in how many cards are left in the hand afterwards.

WE4.1  At most one Sheriff card in one's own turn; throwing one away is not playing it.
WE2.9  Nobody may play the card that he needs for his discard.
"""

from __future__ import annotations

from mypy_extensions import i64

from deadwood.core.types import Move, Rule, Seat
from deadwood.games.wyatt_earp.moves import (
    SHOOT_BANK,
    SHOOT_HIDEOUT,
    SHOOT_WANTED,
    ask_direction,
    ask_outlaw,
    play_photo_outlaw,
)
from deadwood.games.wyatt_earp.plays import card_of
from deadwood.games.wyatt_earp.rules import hideout, most_wanted, photo, robbery
from deadwood.games.wyatt_earp.state import WyattEarpState


def forbids(s: WyattEarpState, seat: Seat, play: Move, left: i64) -> Rule:
    """What speaks against this play, if it leaves so many cards in the hand."""
    if left < 1:
        return "WE2.9"
    if play < SHOOT_BANK:
        return photo.forbids(s, play_photo_outlaw(play))
    if play < SHOOT_HIDEOUT:
        return robbery.forbids(s, seat, card_of(play))
    if play == SHOOT_HIDEOUT:
        return hideout.forbids(s, seat)
    if play == SHOOT_WANTED:
        return most_wanted.forbids_steal(s, seat)
    return most_wanted.forbids_ask(s, seat, ask_outlaw(play), ask_direction(play))


def carry_out(s: WyattEarpState, seat: Seat, play: Move) -> None:
    """The card has left the hand (or the discards) and takes effect."""
    s.sheriff_played = True  # WE4.1
    if play < SHOOT_BANK:
        photo.carry_out(s, seat, play_photo_outlaw(play))
    elif play < SHOOT_HIDEOUT:
        robbery.carry_out(s, seat, card_of(play))
    elif play == SHOOT_HIDEOUT:
        hideout.carry_out(s, seat)
    elif play == SHOOT_WANTED:
        most_wanted.carry_out_steal(s, seat)
    else:
        most_wanted.carry_out_ask(s, seat, ask_outlaw(play), ask_direction(play))
