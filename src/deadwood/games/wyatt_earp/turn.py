"""The frame of a turn: draw, play, discard (chapter WE2), and what ends a hand in it (WE11).

WE2.1  In turn, clockwise: first draw, then play any number of cards, then discard exactly one.
WE2.2  Draw either two cards from the supply or the top card of the discards.
WE2.7  The discards are never empty when a turn begins.
WE2.8  Any card of the hand may be discarded, a Sheriff card without effect, the one just drawn too.
WE11.1 The hand ends when a player discards his last card.
WE11.2 It ends also when another player has no card left at the end of a turn.
WE11.3 (stall_rounds) With a spent supply, it ends after so many full rounds in which everybody
       only took the top discard and discarded.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.core.moves import Moves
from deadwood.core.questions import QuestionKind, question
from deadwood.core.reason import NOT_ASKED, NOT_HELD
from deadwood.core.types import ALLOWED, NOBODY, Move, Rule, Seat
from deadwood.core.values import part
from deadwood.games.wyatt_earp.cards import (
    KINDS,
    MOST_WANTED,
    PHOTO,
    Kind,
)
from deadwood.games.wyatt_earp.end import close_hand
from deadwood.games.wyatt_earp.moves import (
    DISCARD,
    DRAW_DISCARD,
    DRAW_SUPPLY,
    EARP_DRAW,
    discard,
    discard_card,
    is_discard,
    is_lay,
    lay_count,
    lay_outlaw,
)
from deadwood.games.wyatt_earp.plays import (
    FIRST_PLAY,
    SHERIFF_CARDS,
    WAYS,
    card_of,
    is_sheriff_play,
)
from deadwood.games.wyatt_earp.rules import lay, most_wanted, sheriff, wyatt_earp
from deadwood.games.wyatt_earp.rules.question import Question
from deadwood.games.wyatt_earp.rules.supply import draw_two, is_spent
from deadwood.games.wyatt_earp.schema import ANOTHER_OUT, PLAYER, SEATS, SPENT, STALLED, WENT_OUT
from deadwood.games.wyatt_earp.setup import deal
from deadwood.games.wyatt_earp.state import NONE, WyattEarpState


def begin_hand(s: WyattEarpState) -> None:
    deal(s)
    begin_turn(s)


def begin_turn(s: WyattEarpState) -> None:
    s.sheriff_played = False
    s.idle = False
    s.tell("turn", s.turn)
    s.ask(DRAWS[s.turn])


def end_hand(s: WyattEarpState, why: i64, seat: Seat) -> None:
    """Score; then the next hand, or the end of the game."""
    close_hand(s, why, seat)
    if s.winner == NONE:
        begin_hand(s)


DRAW: Final = question("draw", part("player", PLAYER))


@final
class Draw(Question):
    """How does the player begin his turn?"""

    def of(self) -> QuestionKind:
        return DRAW

    def can_be_open(self, s: WyattEarpState) -> bool:
        return not s.sheriff_played and not s.idle

    def forbids(self, s: WyattEarpState, seat: Seat, move: Move) -> Rule:
        if move == DRAW_SUPPLY:
            return ALLOWED
        if move == DRAW_DISCARD:
            return ALLOWED if s.discards_size() > 0 else "WE2.7"
        return "WE2.1" if card_of(move) < KINDS else NOT_ASKED

    def add_options(self, s: WyattEarpState, seat: Seat, moves: Moves) -> None:
        moves.add(DRAW_SUPPLY)
        if s.discards_size() > 0:
            moves.add(DRAW_DISCARD)

    def resolve(self, s: WyattEarpState, seat: Seat, move: Move) -> None:
        if move == DRAW_DISCARD:
            kind = s.pop_discards()
            s.gain(seat, kind)
            s.idle = True
            if s.events is not None:
                s.tell("pick", seat, (kind,))
        elif is_spent(s):
            end_hand(s, SPENT, seat)  # WE2.4, WE2.5: his turn is over before it began
            return
        else:
            draw_two(s, seat)  # WE2.2
        s.ask(PLAYS[seat])


PLAY: Final = question("play", part("player", PLAYER))


@final
class Play(Question):
    """What does the player lay down, play or, at last, discard?"""

    def of(self) -> QuestionKind:
        return PLAY

    def forbids(self, s: WyattEarpState, seat: Seat, move: Move) -> Rule:
        if is_lay(move):
            return lay.forbids(s, seat, lay_outlaw(move), lay_count(move))
        if is_sheriff_play(move):
            if not s.has(seat, card_of(move)):
                return NOT_HELD
            return forbids_sheriff(s, seat, move)
        if is_discard(move):
            return ALLOWED if s.has(seat, discard_card(move)) else NOT_HELD
        return NOT_ASKED

    def add_options(self, s: WyattEarpState, seat: Seat, moves: Moves) -> None:
        lay.add_options(s, seat, moves)
        held = s.bits_hand(seat)
        if not s.sheriff_played and held >> PHOTO != 0:
            for kind in SHERIFF_CARDS:
                if (held >> kind) & 1 == 1:
                    add_plays(s, seat, kind, moves)
                    if kind == MOST_WANTED and s.size(seat) > 1:
                        most_wanted.add_asks(s, seat, moves)
        moves.add_bits(DISCARD, held)  # WE2.8

    def default(self, s: WyattEarpState, seat: Seat) -> Move:
        """When time runs out: play nothing, and discard the first card of the hand."""
        kind: i64 = 0
        while not s.has(seat, kind):
            kind += 1
        return discard(kind)

    def resolve(self, s: WyattEarpState, seat: Seat, move: Move) -> None:
        if is_discard(move):
            end_turn(s, seat, discard_card(move))
            return
        s.idle = False
        s.ask(self)  # he may go on when this play is settled
        if is_lay(move):
            lay.carry_out(s, seat, lay_outlaw(move), lay_count(move))
            return
        s.lose(seat, card_of(move))
        if move < EARP_DRAW:
            sheriff.carry_out(s, seat, move)
        else:
            wyatt_earp.carry_out(s, seat, move)


# Questions never change, so every turn asks the same ones.
DRAWS: Final = [Draw(seat) for seat in range(SEATS)]
PLAYS: Final = [Play(seat) for seat in range(SEATS)]


def add_plays(s: WyattEarpState, seat: Seat, kind: Kind, moves: Moves) -> None:
    """The ways in which a player may play a Sheriff card that he holds, asking aside."""
    first = FIRST_PLAY[kind - PHOTO]
    for play in range(first, first + WAYS[kind - PHOTO]):
        if not forbids_sheriff(s, seat, play):
            moves.add(play)


def forbids_sheriff(s: WyattEarpState, seat: Seat, play: Move) -> Rule:
    """What speaks against a Sheriff card that the player holds (WE4.1 and the card's own rule)."""
    if s.sheriff_played:
        return "WE4.1"
    left: i64 = s.size(seat) - 1
    if play < EARP_DRAW:
        return sheriff.forbids(s, seat, play, left)
    return wyatt_earp.forbids(s, seat, play, left)


def end_turn(s: WyattEarpState, seat: Seat, kind: i64) -> None:
    """The card that ends the turn (WE2.8), and perhaps the hand."""
    s.lose(seat, kind)
    s.put_discards(kind)
    if s.events is not None:
        s.tell("discard", seat, (kind,))
    if s.size(seat) == 0:
        end_hand(s, WENT_OUT, seat)  # WE11.1
        return
    for other in range(s.players):
        if s.size(other) == 0:
            end_hand(s, ANOTHER_OUT, other)  # WE11.2
            return
    if count_stall(s):
        end_hand(s, STALLED, NOBODY)  # WE11.3
        return
    s.turn = s.left_of(seat)  # WE2.1
    begin_turn(s)


def count_stall(s: WyattEarpState) -> bool:
    """Whether the hand has gone round in circles long enough; announced one round before."""
    if not is_idle(s):
        s.stalled = 0
        return False
    s.stalled += 1
    left = stall_limit(s) - s.stalled
    if left == s.players or (s.stalled == 1 and 0 < left < s.players):
        s.tell("stall", NOBODY, (left,))
    return left == 0


def is_idle(s: WyattEarpState) -> bool:
    """Whether a discard now would be one more turn without any play from a spent supply."""
    return s.idle and is_spent(s)


def stall_limit(s: WyattEarpState) -> i64:
    """So many idle turns in a row end the hand; 0 means never (WE11.3)."""
    return s.rules.stall_rounds * s.players
