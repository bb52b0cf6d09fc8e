"""Wyatt Earp.

WE10.1 Played in any way, it is laid on the discards first: a reshuffle that it causes takes it in.
WE10.2 Draw: the two top cards of the supply, with the one reshuffle if need be. Sheriff cards
       drawn so may not be played in this turn.
WE10.3 That way is closed when the reshuffle is used up and the supply has fewer than two cards.
WE10.4 Search: take one card that is no Wyatt Earp from the discards. A Sheriff card found so may be
       played at once, as a second one; otherwise it goes to the hand unseen and waits for a later
       turn.
WE10.5 Nobody looks through the discards before that, nobody but the searcher sees them, and the
       rest keep their order.
WE10.6 If there is nothing but Wyatt Earp to be found, the card was played all the same.
WE10.7 Rescue: after a hit one may remove one Hideout from one's own outlaws, chosen after the shot.
WE2.10 (last_card_earp) As a last card it may be played to draw, and to search if the top discard
       can be taken; what was found must then be kept.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.core.moves import Moves
from deadwood.core.questions import QuestionKind, question
from deadwood.core.reason import NOT_ASKED
from deadwood.core.types import ALLOWED, Move, Rule, Seat
from deadwood.core.values import part
from deadwood.games.wyatt_earp.cards import KINDS, OUTLAWS, WYATT_EARP, Kind
from deadwood.games.wyatt_earp.moves import (
    EARP_DRAW,
    EARP_RESCUE,
    EARP_SEARCH,
    PASS,
    PLAY_PHOTO,
    is_place,
    is_take,
    place,
    place_outlaw,
    take,
    take_card,
)
from deadwood.games.wyatt_earp.plays import card_of, found, found_play, is_found
from deadwood.games.wyatt_earp.rules import hideout, sheriff
from deadwood.games.wyatt_earp.rules.question import Question
from deadwood.games.wyatt_earp.rules.shot import can_shoot, shoot
from deadwood.games.wyatt_earp.rules.supply import draw_two
from deadwood.games.wyatt_earp.schema import PLAYER
from deadwood.games.wyatt_earp.state import WyattEarpState


def forbids(s: WyattEarpState, seat: Seat, play: Move, left: i64) -> Rule:
    """What speaks against this way of playing it, if it leaves so many cards in the hand."""
    if left < 1 and (play == EARP_RESCUE or not s.rules.last_card_earp):
        return "WE2.9"
    if play == EARP_DRAW:
        return "WE10.3" if s.reshuffled and s.supply_size() < 2 else ALLOWED
    if play == EARP_SEARCH:
        if s.discards_size() == 0:
            return "WE4.2"
        return "WE2.10" if left < 1 and s.top_discard() == WYATT_EARP else ALLOWED
    if not can_shoot(s, 1):
        return "WE4.7"
    return ALLOWED if has_hidden(s, seat) else "WE4.2"


def has_hidden(s: WyattEarpState, seat: Seat) -> bool:
    """Whether any of a player's groups is under a Hideout."""
    return s.bits_hidden(seat) != 0


def carry_out(s: WyattEarpState, seat: Seat, play: Move) -> None:
    s.sheriff_played = True  # WE4.1
    s.put_discards(WYATT_EARP)  # WE10.1
    if s.events is not None:
        s.tell("earp", seat, (play,))
    if play == EARP_DRAW:
        draw_two(s, seat)  # WE10.2
    elif play == EARP_SEARCH:
        search(s, seat)
    elif shoot(s, seat):
        s.ask(Rescue(seat))


def search(s: WyattEarpState, seat: Seat) -> None:
    if s.events is not None:
        s.tell("search", seat, tuple([int(kind) for kind in s.list_discards()]))  # WE10.5
    if kinds_among_discards(s) & ~(i64(1) << WYATT_EARP):
        s.ask(Search(seat))
        return
    s.tell("nothing", seat)  # WE10.6


SEARCH: Final = question("search", part("player", PLAYER))


@final
class Search(Question):
    """Which card does the player take from the discards, and does he play it at once?"""

    def of(self) -> QuestionKind:
        return SEARCH

    def can_be_open(self, s: WyattEarpState) -> bool:
        return s.sheriff_played and s.has_discards(WYATT_EARP)

    def forbids(self, s: WyattEarpState, seat: Seat, move: Move) -> Rule:
        if is_take(move):
            return forbids_take(kinds_among_discards(s), take_card(move))
        if is_found(move):
            return forbids_found(s, kinds_among_discards(s), seat, found_play(move))
        return "WE10.4" if card_of(move) < KINDS else NOT_ASKED

    def add_options(self, s: WyattEarpState, seat: Seat, moves: Moves) -> None:
        there = kinds_among_discards(s)
        for kind in range(KINDS):
            if not forbids_take(there, kind):
                moves.add(take(kind))
        for play in range(PLAY_PHOTO, EARP_DRAW):
            if not forbids_found(s, there, seat, play):
                moves.add(found(play))

    def resolve(self, s: WyattEarpState, seat: Seat, move: Move) -> None:
        if is_take(move):
            kind = take_card(move)
            take_out(s, kind)
            s.gain(seat, kind)
            s.tell("take", seat, (kind,))
        else:
            play = found_play(move)
            kind = card_of(play)
            take_out(s, kind)
            s.tell("found", seat, (kind,))
            sheriff.carry_out(s, seat, play)  # WE10.4


def kinds_among_discards(s: WyattEarpState) -> i64:
    """Which kinds there are, a bit each."""
    there: i64 = 0
    for at in range(s.discards_size()):
        there |= i64(1) << s.discards(at)
    return there


def forbids_take(there: i64, kind: Kind) -> Rule:
    """What speaks against taking this kind out of the kinds that are there."""
    return ALLOWED if kind != WYATT_EARP and (there >> kind) & 1 == 1 else "WE10.4"


def forbids_found(s: WyattEarpState, there: i64, seat: Seat, play: Move) -> Rule:
    """What speaks against taking a card and playing it at once (WE10.4, WE2.10)."""
    rule = forbids_take(there, card_of(play))
    return rule if rule else sheriff.forbids(s, seat, play, s.size(seat))


def take_out(s: WyattEarpState, kind: Kind) -> None:
    """The copy nearest to the top leaves; the others stay in their order (WE10.5)."""
    at = s.discards_size() - 1
    while s.discards(at) != kind:
        at -= 1
    s.take_discards(at)


RESCUE: Final = question("rescue", part("player", PLAYER))


@final
class Rescue(Question):
    """After a hit in one's own turn: which Hideout goes, if any?"""

    def of(self) -> QuestionKind:
        return RESCUE

    def can_be_open(self, s: WyattEarpState) -> bool:
        return s.sheriff_played and has_hidden(s, self.player)

    def forbids(self, s: WyattEarpState, seat: Seat, move: Move) -> Rule:
        if move == PASS:
            return ALLOWED
        if is_place(move):
            return ALLOWED if s.is_hidden(seat, place_outlaw(move)) else "WE10.7"
        return "WE10.7" if card_of(move) < KINDS else NOT_ASKED

    def add_options(self, s: WyattEarpState, seat: Seat, moves: Moves) -> None:
        moves.add(PASS)
        for outlaw in range(OUTLAWS):
            if s.is_hidden(seat, outlaw):
                moves.add(place(outlaw))

    def resolve(self, s: WyattEarpState, seat: Seat, move: Move) -> None:
        if move == PASS:
            s.tell("pass", seat)
        else:
            hideout.remove(s, seat, place_outlaw(move))
