"""Photo (one for each outlaw).

WE5.1  A Photo can be laid once a set of its outlaw was laid in this hand, by whomever; a set laid
       in the same turn is enough.
WE5.2  It is never part of a set. It joins one's own cards of that outlaw, or lies alone and is then
       a group to which other Sheriff cards can be laid.
WE5.3  It needs no shot and adds 4 capture points and $1,000.
WE5.4  (photo_reaction) When the first set of an outlaw is laid, every other player may at once lay
       its Photo out of turn.
WE5.5  That counts as nobody's Sheriff card of a turn.
WE5.6  (last_card_reaction) It may be his last card; the hand then ends with the active player's
       discard.
WE14.3 Everybody who could hold it is asked, whether he holds it or not.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.core.moves import Moves
from deadwood.core.questions import QuestionKind, question
from deadwood.core.reason import NOT_ASKED, NOT_HELD
from deadwood.core.types import ALLOWED, Move, Rule, Seat
from deadwood.core.values import part
from deadwood.games.wyatt_earp.cards import KINDS, PHOTO, PHOTO_REWARD, SET, Outlaw
from deadwood.games.wyatt_earp.moves import PASS, play_photo
from deadwood.games.wyatt_earp.plays import card_of
from deadwood.games.wyatt_earp.rules.question import Question
from deadwood.games.wyatt_earp.schema import AN_OUTLAW, PLAYER, PLAYERS
from deadwood.games.wyatt_earp.state import NONE, WyattEarpState


def forbids(s: WyattEarpState, outlaw: Outlaw) -> Rule:
    """What speaks against laying this Photo in one's own turn."""
    return ALLOWED if s.is_open(outlaw) else "WE5.1"


def carry_out(s: WyattEarpState, seat: Seat, outlaw: Outlaw) -> None:
    s.set_photo(outlaw, seat)  # WE5.2
    s.add_reward(outlaw, PHOTO_REWARD)  # WE5.3
    s.tell("photo", seat, (outlaw, PHOTO_REWARD))


def open_window(s: WyattEarpState, active: Seat, outlaw: Outlaw) -> None:
    """The first set of `outlaw` lies: ask all others for the Photo, if that can matter (WE5.4)."""
    asked = asked_for(s, active, outlaw)
    if asked:
        s.ask(PhotoWindow(active, outlaw, asked))


def asked_for(s: WyattEarpState, active: Seat, outlaw: Outlaw) -> i64:
    """Who is asked for this Photo, a bit per seat; nobody, if all can see where it is (WE14.3)."""
    asked: i64 = 0
    if s.rules.photo_reaction and s.top_discard() != PHOTO + outlaw:
        for seat in range(s.players):
            if seat != active and may_react(s, seat):
                asked |= i64(1) << seat
    return asked


def may_react(s: WyattEarpState, seat: Seat) -> bool:
    """Judged by the number of cards alone, which all can count (WE14.3, WE5.6)."""
    return s.size(seat) > (0 if s.rules.last_card_reaction else 1)


PHOTO_WINDOW: Final = question(
    "photo-window", part("player", PLAYER), part("outlaw", AN_OUTLAW), part("asked", PLAYERS)
)


@final
class PhotoWindow(Question):
    """Who of `asked` (a bit per seat) lays the Photo of `outlaw`? They answer in any order."""

    def __init__(self, active: Seat, outlaw: Outlaw, asked: i64) -> None:
        super().__init__(active)
        self.outlaw: Final = outlaw
        self.asked: Final = asked

    def of(self) -> QuestionKind:
        return PHOTO_WINDOW

    def is_sound(self, players: i64) -> bool:
        return (self.asked >> self.player) & 1 == 0

    def can_be_open(self, s: WyattEarpState) -> bool:
        laid = s.laid(self.player, self.outlaw) >= SET and s.photo(self.outlaw) == NONE
        asked = asked_for(s, self.player, self.outlaw)
        return laid and self.asked & ~asked == 0

    def seat(self, s: WyattEarpState) -> Seat:
        seat = s.left_of(self.player)
        while (self.asked >> seat) & 1 == 0:
            seat = s.left_of(seat)
        return seat

    def seats(self, s: WyattEarpState) -> list[Seat]:
        seats: list[Seat] = []
        seat = s.left_of(self.player)
        while seat != self.player:
            if (self.asked >> seat) & 1 == 1:
                seats.append(seat)
            seat = s.left_of(seat)
        return seats

    def forbids(self, s: WyattEarpState, seat: Seat, move: Move) -> Rule:
        if move == PASS:
            return ALLOWED
        if move == play_photo(self.outlaw):
            return ALLOWED if s.has(seat, PHOTO + self.outlaw) else NOT_HELD
        return "WE5.4" if card_of(move) < KINDS else NOT_ASKED

    def add_options(self, s: WyattEarpState, seat: Seat, moves: Moves) -> None:
        moves.add(PASS)
        photo: Move = play_photo(self.outlaw)
        if not self.forbids(s, seat, photo):
            moves.add(photo)

    def resolve(self, s: WyattEarpState, seat: Seat, move: Move) -> None:
        if move == PASS:
            s.tell("pass", seat)
            rest: i64 = self.asked & ~(i64(1) << seat)
            if rest:
                s.ask(PhotoWindow(self.player, self.outlaw, rest))
        else:
            s.lose(seat, PHOTO + self.outlaw)
            carry_out(s, seat, self.outlaw)  # WE5.5: `sheriff_played` belongs to the active player
