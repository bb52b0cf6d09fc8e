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

from typing import final

from mypy_extensions import i64

from deadwood.core.reason import NOT_ASKED, NOT_HELD
from deadwood.core.types import ALLOWED, NOBODY, Move, Rule, Seat
from deadwood.games.wyatt_earp.cards import (
    BANK_ROBBERY,
    FASTEST_GUN,
    HIDEOUT,
    KINDS,
    MOST_WANTED,
    OUTLAWS,
    PHOTO,
    STAGECOACH,
    WYATT_EARP,
)
from deadwood.games.wyatt_earp.end import ANOTHER_OUT, SPENT, STALLED, WENT_OUT, close_hand
from deadwood.games.wyatt_earp.moves import (
    DISCARD,
    DRAW_DISCARD,
    DRAW_SUPPLY,
    EARP_DRAW,
    PLAY_PHOTO,
    SHOOT_BANK,
    SHOOT_FASTEST,
    SHOOT_HIDEOUT,
    SHOOT_STAGECOACH,
    SHOOT_WANTED,
    card_of,
    is_discard,
    is_lay,
    is_sheriff_play,
    lay_number,
    lay_outlaw,
)
from deadwood.games.wyatt_earp.rules import lay, most_wanted, sheriff, wyatt_earp
from deadwood.games.wyatt_earp.rules.question import Question
from deadwood.games.wyatt_earp.rules.supply import draw_two, is_spent
from deadwood.games.wyatt_earp.setup import deal
from deadwood.games.wyatt_earp.state import NONE, Table


def begin_hand(s: Table) -> None:
    deal(s)
    begin_turn(s)


def begin_turn(s: Table) -> None:
    s.sheriff_played = False
    s.idle = False
    s.tell("turn", s.turn)
    s.ask(Draw(s.turn))


def end_hand(s: Table, why: i64, seat: Seat) -> None:
    """Score; then the next hand, or the end of the game."""
    close_hand(s, why, seat)
    if s.winner == NONE:
        begin_hand(s)


@final
class Draw(Question):
    """How does the player begin his turn?"""

    def name(self) -> str:
        return "draw"

    def can_be_open(self, s: Table) -> bool:
        return not s.sheriff_played and not s.idle

    def forbids(self, s: Table, seat: Seat, move: Move) -> Rule:
        if move == DRAW_SUPPLY:
            return ALLOWED
        if move == DRAW_DISCARD:
            return ALLOWED if s.discards else "WE2.7"
        return "WE2.1" if card_of(move) < KINDS else NOT_ASKED

    def options(self, s: Table, seat: Seat) -> list[Move]:
        return [DRAW_SUPPLY, DRAW_DISCARD] if s.discards else [DRAW_SUPPLY]

    def resolve(self, s: Table, seat: Seat, move: Move) -> None:
        if move == DRAW_DISCARD:
            kind = s.discards.pop()
            s.gain(seat, kind)
            s.idle = True
            if s.events is not None:
                s.tell("pick", seat, (kind,))
        elif is_spent(s):
            end_hand(s, SPENT, seat)  # WE2.4, WE2.5: his turn is over before it began
            return
        else:
            draw_two(s, seat)  # WE2.2
        s.ask(Play(seat))


@final
class Play(Question):
    """What does the player lay down, play or, at last, discard?"""

    def name(self) -> str:
        return "play"

    def forbids(self, s: Table, seat: Seat, move: Move) -> Rule:
        if is_lay(move):
            return lay.forbids(s, seat, lay_outlaw(move), lay_number(move))
        if is_sheriff_play(move):
            if not s.has(seat, card_of(move)):
                return NOT_HELD
            return forbids_sheriff(s, seat, move)
        if is_discard(move):
            return ALLOWED if s.has(seat, move - DISCARD) else NOT_HELD
        return NOT_ASKED

    def options(self, s: Table, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        lay.add_options(s, seat, moves)
        if not s.sheriff_played:
            for outlaw in range(OUTLAWS):
                add_plays(s, seat, PHOTO + outlaw, PLAY_PHOTO + outlaw, 1, moves)
            add_plays(s, seat, BANK_ROBBERY, SHOOT_BANK, 1, moves)
            add_plays(s, seat, FASTEST_GUN, SHOOT_FASTEST, 1, moves)
            add_plays(s, seat, STAGECOACH, SHOOT_STAGECOACH, 1, moves)
            add_plays(s, seat, HIDEOUT, SHOOT_HIDEOUT, 1, moves)
            add_plays(s, seat, MOST_WANTED, SHOOT_WANTED, 1, moves)
            if s.hands[seat * KINDS + MOST_WANTED] > 0 and s.sizes[seat] > 1:
                most_wanted.add_asks(s, seat, moves)
            add_plays(s, seat, WYATT_EARP, EARP_DRAW, DISCARD - EARP_DRAW, moves)
        base = seat * KINDS
        for kind in range(KINDS):
            if s.hands[base + kind] > 0:
                moves.append(DISCARD + kind)  # WE2.8
        return moves

    def default(self, s: Table, seat: Seat) -> Move:
        """When time runs out: play nothing, and discard the first card of the hand."""
        kind: i64 = 0
        while not s.has(seat, kind):
            kind += 1
        return DISCARD + kind

    def resolve(self, s: Table, seat: Seat, move: Move) -> None:
        if is_discard(move):
            discard(s, seat, move - DISCARD)
            return
        s.idle = False
        s.ask(self)  # he may go on when this play is settled
        if is_lay(move):
            lay.carry_out(s, seat, lay_outlaw(move), lay_number(move))
            return
        s.lose(seat, card_of(move))
        if move < EARP_DRAW:
            sheriff.carry_out(s, seat, move)
        else:
            wyatt_earp.carry_out(s, seat, move)


def add_plays(s: Table, seat: Seat, kind: i64, first: Move, ways: i64, moves: list[Move]) -> None:
    """All ways to play a Sheriff card that the player holds and may play."""
    if s.hands[seat * KINDS + kind] > 0:
        for play in range(first, first + ways):
            if not forbids_sheriff(s, seat, play):
                moves.append(play)


def forbids_sheriff(s: Table, seat: Seat, play: Move) -> Rule:
    """What speaks against a Sheriff card that the player holds (WE4.1 and the card's own rule)."""
    if s.sheriff_played:
        return "WE4.1"
    left: i64 = s.sizes[seat] - 1
    if play < EARP_DRAW:
        return sheriff.forbids(s, seat, play, left)
    return wyatt_earp.forbids(s, seat, play, left)


def discard(s: Table, seat: Seat, kind: i64) -> None:
    """The card that ends the turn (WE2.8), and perhaps the hand."""
    s.lose(seat, kind)
    s.discards.append(kind)
    if s.events is not None:
        s.tell("discard", seat, (kind,))
    if s.sizes[seat] == 0:
        end_hand(s, WENT_OUT, seat)  # WE11.1
        return
    for other in range(s.players):
        if s.sizes[other] == 0:
            end_hand(s, ANOTHER_OUT, other)  # WE11.2
            return
    if count_stall(s):
        end_hand(s, STALLED, NOBODY)  # WE11.3
        return
    s.turn = s.left_of(seat)  # WE2.1
    begin_turn(s)


def count_stall(s: Table) -> bool:
    """Whether the hand has gone round in circles long enough; announced one round before."""
    if not is_idle(s):
        s.stalled = 0
        return False
    s.stalled += 1
    left = stall_limit(s) - s.stalled
    if left == s.players or (s.stalled == 1 and 0 < left < s.players):
        s.tell("stall", NOBODY, (left,))
    return left == 0


def is_idle(s: Table) -> bool:
    """Whether a discard now would be one more turn without any play from a spent supply."""
    return s.idle and is_spent(s)


def stall_limit(s: Table) -> i64:
    """So many idle turns in a row end the hand; 0 means never (WE11.3)."""
    return s.rules.stall_rounds * s.players
