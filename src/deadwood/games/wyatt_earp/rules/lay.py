"""Laying outlaw cards.

WE3.1  The first cards of an outlaw in a hand are a set: three or more of them in one play.
WE3.2  Once a set lies, every player may lay any number of that outlaw in his turn.
WE3.3  Each play adds its number of cards less one, in thousands, to the poster; cards that lay
       there before do not count, and one may split what one holds into several plays.
WE3.4  All cards of an outlaw before a player are one group; what lies is not taken back or moved.
WE2.9  Nobody may play the card that he needs for his discard.
"""

from __future__ import annotations

from mypy_extensions import i64

from deadwood.core.moves import Moves
from deadwood.core.reason import NOT_HELD
from deadwood.core.types import ALLOWED, Rule, Seat
from deadwood.games.wyatt_earp.cards import OUTLAWS, SET, Outlaw
from deadwood.games.wyatt_earp.moves import lay
from deadwood.games.wyatt_earp.rules.photo import open_window
from deadwood.games.wyatt_earp.state import WyattEarpState


def forbids(s: WyattEarpState, seat: Seat, outlaw: Outlaw, number: i64) -> Rule:
    held = s.hand(seat, outlaw)
    if held == 0:
        return NOT_HELD
    if number < fewest(s, outlaw):
        return "WE3.1"
    if held < number:
        return "WE3.2"
    if number > spare(s, seat):
        return "WE2.9"
    return ALLOWED


def fewest(s: WyattEarpState, outlaw: Outlaw) -> i64:
    """So many cards of an outlaw must be laid at least (WE3.1, WE3.2)."""
    if s.is_open(outlaw):
        return 1
    return SET


def spare(s: WyattEarpState, seat: Seat) -> i64:
    """So many cards may be laid at most (WE2.9)."""
    return s.size(seat) - 1


def add_options(s: WyattEarpState, seat: Seat, moves: Moves) -> None:
    most = spare(s, seat)
    for outlaw in range(OUTLAWS):
        number = min(s.hand(seat, outlaw), most)
        moves.add_range(lay(outlaw, fewest(s, outlaw)), lay(outlaw, number))


def reward(number: i64) -> i64:
    """Thousands of dollars that a play of so many outlaw cards adds (WE3.3)."""
    return number - 1


def carry_out(s: WyattEarpState, seat: Seat, outlaw: Outlaw, number: i64) -> None:
    first = not s.is_open(outlaw)
    s.add_hand(seat, outlaw, -number)
    s.add_size(seat, -number)
    s.add_laid(seat, outlaw, number)  # WE3.4
    s.add_reward(outlaw, reward(number))
    s.opened |= i64(1) << outlaw  # WE3.2
    if s.events is not None:
        s.tell("lay", seat, (outlaw, number, reward(number)))
    if first:
        open_window(s, seat, outlaw)  # WE5.4
