"""Most Wanted!

WE8.1  Without a shot: name an outlaw and a direction. The others are asked in that order; who
       holds such a card must give one, and the search is over.
WE8.2  If nobody holds one, the card was played all the same.
WE8.3  An outlaw that nobody can hold, as all can see, is not asked for: all seven lie open, or no
       opponent has a card.
WE8.4  With a shot: after a hit one may take an outlaw card that lies before another player, from
       under a Hideout too, but no Sheriff card; one may also decline.
WE8.5  Sheriff cards that lose their last outlaw card go to the discards with the Hideout on them;
       a Photo keeps the group together. The poster keeps its money.
WE8.6  The card gained goes to the hand and may be played in this turn like any other.
WE8.7  (most_wanted_discard) Most Wanted! goes to the discards before it takes effect, or after.
WE8.8  Two players have one direction only.
WE14.4 Those who are asked show nothing but yes or no.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.core.moves import Moves
from deadwood.core.questions import QuestionKind, question
from deadwood.core.reason import NOT_ASKED
from deadwood.core.types import ALLOWED, NOBODY, Move, Rule, Seat
from deadwood.core.values import FLAG, part
from deadwood.games.wyatt_earp.cards import (
    BANK_ROBBERY,
    COPIES,
    FASTEST_GUN,
    HIDEOUT,
    KINDS,
    MOST_WANTED,
    OUTLAWS,
    STAGECOACH,
    Outlaw,
)
from deadwood.games.wyatt_earp.moves import PASS, ask, is_target, target, target_outlaw, target_seat
from deadwood.games.wyatt_earp.plays import card_of
from deadwood.games.wyatt_earp.rules.question import Question
from deadwood.games.wyatt_earp.rules.shot import can_shoot, shoot
from deadwood.games.wyatt_earp.schema import LEFT, PLAYER, RIGHT
from deadwood.games.wyatt_earp.state import NONE, WyattEarpState


def forbids_ask(s: WyattEarpState, seat: Seat, outlaw: Outlaw, direction: i64) -> Rule:
    if direction == RIGHT and s.players == 2:
        return "WE8.8"
    return ALLOWED if others_hold(s, seat) and may_be_held(s, outlaw) else "WE8.3"


def others_hold(s: WyattEarpState, seat: Seat) -> bool:
    """Whether any opponent has a card."""
    for other in range(s.players):
        if other != seat and s.size(other) > 0:
            return True
    return False


def may_be_held(s: WyattEarpState, outlaw: Outlaw) -> bool:
    """Whether not all seven cards of an outlaw lie open (WE8.3)."""
    if not s.is_open(outlaw):
        return True  # nobody has laid any
    lying: i64 = 1 if s.top_discard() == outlaw else 0
    for other in range(s.players):
        lying += s.laid(other, outlaw)
    return lying < COPIES[outlaw]


def add_asks(s: WyattEarpState, seat: Seat, moves: Moves) -> None:
    """Everything that can be asked for."""
    if not others_hold(s, seat):
        return
    for outlaw in range(OUTLAWS):
        if may_be_held(s, outlaw):
            moves.add(ask(outlaw, LEFT))
            if s.players > 2:  # WE8.8
                moves.add(ask(outlaw, RIGHT))


def carry_out_ask(s: WyattEarpState, seat: Seat, outlaw: Outlaw, direction: i64) -> None:
    if s.events is not None:
        s.tell("ask", seat, (outlaw, direction))
    if s.rules.most_wanted_first:
        spend(s)
    giver = next_in(s, seat, direction)
    while giver != seat and not s.has(giver, outlaw):
        if s.events is not None:
            s.tell("no", giver, (outlaw,))  # WE14.4
        giver = next_in(s, giver, direction)
    if giver != seat:  # WE8.1; otherwise WE8.2
        s.lose(giver, outlaw)
        s.gain(seat, outlaw)  # WE8.6
        s.tell("give", giver, (outlaw, seat))
    if not s.rules.most_wanted_first:
        spend(s)


def spend(s: WyattEarpState) -> None:
    """Most Wanted! goes to the discards, before its effect or after it (WE8.7)."""
    s.put_discards(MOST_WANTED)
    if s.events is not None:
        s.tell("spent", NOBODY, (MOST_WANTED,))


def next_in(s: WyattEarpState, seat: Seat, direction: i64) -> Seat:
    if direction == RIGHT:
        return seat - 1 if seat > 0 else s.players - 1
    return s.left_of(seat)


def forbids_steal(s: WyattEarpState, seat: Seat) -> Rule:
    """What speaks against shooting for somebody's outlaw card."""
    if not can_shoot(s, 1 if s.rules.most_wanted_first else 0):
        return "WE4.7"
    for other in range(s.players):
        for outlaw in range(OUTLAWS):
            if not forbids_at(s, seat, other, outlaw):
                return ALLOWED
    return "WE4.2"


def forbids_at(s: WyattEarpState, seat: Seat, other: Seat, outlaw: Outlaw) -> Rule:
    """What speaks against taking a card of this group."""
    if other == seat or other >= s.players or s.laid(other, outlaw) == 0:
        return "WE8.4"
    return ALLOWED


def carry_out_steal(s: WyattEarpState, seat: Seat) -> None:
    s.tell("aim", seat, (MOST_WANTED,))
    first = s.rules.most_wanted_first
    if first:
        spend(s)
    if shoot(s, seat):
        s.ask(Steal(seat, 0 if first else 1))
    elif not first:
        spend(s)


def drop_orphans(s: WyattEarpState, seat: Seat, outlaw: Outlaw) -> None:
    """Sheriff cards without an outlaw card or a Photo go to the discards (WE8.5)."""
    if s.has_group(seat, outlaw):
        return
    dropped = [BANK_ROBBERY] * s.banks(seat, outlaw) + [STAGECOACH] * s.coaches(seat, outlaw)
    if s.is_fastest(seat, outlaw):
        dropped.append(FASTEST_GUN)
        s.fastest = NONE
    if s.is_hidden(seat, outlaw):
        dropped.append(HIDEOUT)
    s.clear_sheriff_cards(seat, outlaw)
    for kind in dropped:
        s.put_discards(kind)
    if dropped:
        s.tell("orphans", seat, (outlaw, *dropped))


STEAL: Final = question("steal", part("player", PLAYER), part("held", FLAG))


@final
class Steal(Question):
    """After a hit: whose outlaw card does the player take, if any?"""

    def __init__(self, player: Seat, held: i64) -> None:
        super().__init__(player)
        self.held: Final = held  # 1 while Most Wanted! is not on the discards yet (WE8.7)

    def of(self) -> QuestionKind:
        return STEAL

    def can_be_open(self, s: WyattEarpState) -> bool:
        held = (self.held == 0) == s.rules.most_wanted_first  # WE8.7
        return held and s.sheriff_played

    def holds(self) -> list[int]:
        return [MOST_WANTED] if self.held else []

    def forbids(self, s: WyattEarpState, seat: Seat, move: Move) -> Rule:
        if move == PASS:
            return ALLOWED
        if is_target(move):
            return forbids_at(s, seat, target_seat(move), target_outlaw(move))
        return "WE8.4" if card_of(move) < KINDS else NOT_ASKED

    def add_options(self, s: WyattEarpState, seat: Seat, moves: Moves) -> None:
        moves.add(PASS)
        for other in range(s.players):
            for outlaw in range(OUTLAWS):
                if not forbids_at(s, seat, other, outlaw):
                    moves.add(target(other, outlaw))

    def resolve(self, s: WyattEarpState, seat: Seat, move: Move) -> None:
        if move == PASS:
            s.tell("pass", seat)
        else:
            other = target_seat(move)
            outlaw = target_outlaw(move)
            s.add_laid(other, outlaw, -1)
            s.gain(seat, outlaw)  # WE8.6
            s.tell("steal", seat, (other, outlaw))
            drop_orphans(s, other, outlaw)
        if self.held:
            spend(s)
