"""Lives that are about to be lost, and what prevents it (chapter BG9).

BG9.3 (beer) Beer out of one's turn prevents the loss of one life: a life that is not lost wakes no
      ability. Or it heals: the life is lost, then won back.
BG9.4 (beer_off_turn) It may be played against any pending loss, or only when the last life goes.
BG9.5 (beer_void_with_two) With two players left a Beer has no effect, but may be played.
BG9.6 Several may be played: at 2 lives, Dynamite and two Beers leave 1. Where Beer heals, as many as
      lives were lost.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.core.decision import Step
from deadwood.core.moves import Moves
from deadwood.core.questions import QuestionKind, question
from deadwood.core.reason import NOT_HELD
from deadwood.core.types import ALLOWED, NOBODY, Move, Rule, Seat
from deadwood.core.values import part
from deadwood.games.bang.cards import KIND
from deadwood.games.bang.characters import bart_cassidy, el_gringo, sid_ketchum
from deadwood.games.bang.kinds import BEER
from deadwood.games.bang.moves import HEAL, PASS, PLAY, is_play
from deadwood.games.bang.rules.death import die
from deadwood.games.bang.rules.hand import spend
from deadwood.games.bang.rules.piles import discard
from deadwood.games.bang.rules.question import Question, not_asked
from deadwood.games.bang.schema import FEW, LEFT, LOST, PLAYER, SOMEBODY
from deadwood.games.bang.state import BangState


def lose_lives(s: BangState, target: Seat, number: i64, source: Seat) -> None:
    """So many lives are at stake; `source` is NOBODY where no player caused it."""
    if s.rules.beer_prevents:
        s.ask(Loss(target, number, source))
    else:
        take_lives(s, target, number)
        s.ask(Aftermath(target, number, source, 0))


def take_lives(s: BangState, target: Seat, number: i64) -> None:
    s.set_lives(target, s.lives(target) - number)
    if s.events is not None:
        s.tell("lose", target, (number,))


def suffer(s: BangState, target: Seat, number: i64, source: Seat) -> None:
    """The lives are gone; out, or the abilities that wake now (BG8.3)."""
    if s.lives(target) <= 0:
        die(s, target, source)
        return
    bart_cassidy.has_lost(s, target, number)
    el_gringo.has_lost(s, target, number, source)


def may_drink(s: BangState, lethal: bool, left: i64) -> bool:
    """Whether a Beer may be played for one of the `left` lives that can still be kept (BG9.4)."""
    return left > 0 and (lethal or s.rules.beer_any_loss)


def can_save(s: BangState, target: Seat, lethal: bool, left: i64) -> bool:
    """Whether he is asked: by what all can see, not by what he holds (BG17.3)."""
    if s.hand_size(target) == 0:
        return False
    return may_drink(s, lethal, left) or not sid_ketchum.forbids_pair(s, target, left)


def can_be_at_stake(s: BangState, target: Seat, number: i64, source: Seat) -> bool:
    """Whether a player can lose so many lives like this: by the Dynamite, or by a card in play."""
    if not s.is_alive(target) or not s.is_alive(s.turn):
        return False
    if source == NOBODY:
        return target == s.turn
    return source == s.turn and number <= 1


def can_be_lost(s: BangState, target: Seat, number: i64, back: i64) -> bool:
    """Whether somebody can have lost so many lives, where Beer heals, and won so many back."""
    before = s.lives(target) + number - back + sid_ketchum.lives_to_come(s)
    return not s.rules.beer_prevents and 0 < before <= s.most(target)


LOSS: Final = question(
    "loss", part("target", PLAYER), part("number", LEFT), part("source", SOMEBODY)
)


@final
class Loss(Step[BangState]):
    """Lives that are not lost yet, where Beer prevents."""

    def of(self) -> QuestionKind:
        return LOSS

    def __init__(self, target: Seat, number: i64, source: Seat) -> None:
        self.target: Final = target
        self.number: Final = number
        self.source: Final = source

    def can_be_open(self, s: BangState) -> bool:
        fits = can_be_at_stake(s, self.target, self.number, self.source)
        return fits and s.rules.beer_prevents and s.lives(self.target) > 0

    def resolve(self, s: BangState, seat: Seat, move: Move) -> None:
        if self.number == 0:
            s.tell("prevented", self.target)
        elif can_save(s, self.target, self.number >= s.lives(self.target), self.number):
            s.ask(Save(self.target, self.number, self.source, 0))
        else:
            take_lives(s, self.target, self.number)
            suffer(s, self.target, self.number, self.source)


AFTERMATH: Final = question(
    "aftermath",
    part("target", PLAYER),
    part("number", LOST),
    part("source", SOMEBODY),
    part("back", FEW),
)


@final
class Aftermath(Step[BangState]):
    """Lives that are lost already, where Beer heals."""

    def of(self) -> QuestionKind:
        return AFTERMATH

    def __init__(self, target: Seat, number: i64, source: Seat, back: i64) -> None:
        self.target: Final = target
        self.number: Final = number
        self.source: Final = source
        self.back: Final = back  # so many of them he has won back

    def can_be_open(self, s: BangState) -> bool:
        fits = can_be_at_stake(s, self.target, self.number, self.source)
        return fits and can_be_lost(s, self.target, self.number, self.back)

    def resolve(self, s: BangState, seat: Seat, move: Move) -> None:
        if can_save(s, self.target, s.lives(self.target) <= 0, self.number - self.back):
            s.ask(Save(self.target, self.number, self.source, self.back))
        else:
            suffer(s, self.target, self.number, self.source)


SAVE: Final = question(
    "save",
    part("player", PLAYER),
    part("number", LOST),
    part("source", SOMEBODY),
    part("back", FEW),
)


@final
class Save(Question):
    """Does the player play Beer, or does Sid Ketchum discard two cards?"""

    def of(self) -> QuestionKind:
        return SAVE

    def __init__(self, player: Seat, number: i64, source: Seat, back: i64) -> None:
        super().__init__(player)
        self.number: Final = number  # lives at stake; where Beer heals, lives that are lost
        self.source: Final = source
        self.back: Final = back  # so many of those that are lost he has won back

    def is_lethal(self, s: BangState) -> bool:
        if s.rules.beer_prevents:
            return self.number >= s.lives(self.player)
        return s.lives(self.player) <= 0

    def can_be_open(self, s: BangState) -> bool:
        if not can_be_at_stake(s, self.player, self.number, self.source):
            return False
        if s.rules.beer_prevents:
            if self.back > 0 or s.lives(self.player) <= 0:
                return False
        elif not can_be_lost(s, self.player, self.number, self.back):
            return False
        return can_save(s, self.player, self.is_lethal(s), self.number - self.back)

    def may_drink(self, s: BangState) -> bool:
        return may_drink(s, self.is_lethal(s), self.number - self.back)

    def forbids(self, s: BangState, seat: Seat, move: Move) -> Rule:
        if move == PASS:
            return ALLOWED
        if move == HEAL:
            return sid_ketchum.forbids_pair(s, seat, self.number - self.back)
        if not is_play(move):
            return not_asked(s, seat, move)
        card = move - PLAY
        if not s.holds(seat, card):
            return NOT_HELD
        if KIND[card] != BEER:
            return "BG8.3"
        if self.back >= self.number:
            return "BG9.6"
        return ALLOWED if self.may_drink(s) else "BG9.4"

    def add_options(self, s: BangState, seat: Seat, moves: Moves) -> None:
        moves.add(PASS)
        if not sid_ketchum.forbids_pair(s, seat, self.number - self.back):
            moves.add(HEAL)
        if self.may_drink(s):
            for place in range(s.hand_size(seat)):
                card = s.hand(seat, place)
                if KIND[card] == BEER:
                    moves.add(PLAY + card)

    def resolve(self, s: BangState, seat: Seat, move: Move) -> None:
        if move == PASS:
            if s.rules.beer_prevents:
                take_lives(s, seat, self.number)
            suffer(s, seat, self.number, self.source)
        elif move == HEAL:
            self.go_on(s, 1)
            sid_ketchum.begin_pair(s, seat, not s.rules.beer_prevents)
        else:
            card = move - PLAY
            works: i64 = 0 if is_void(s) else 1
            if s.events is not None:
                s.tell("beer", seat, (card, works))
            discard(s, card)
            self.go_on(s, works)
            if works and not s.rules.beer_prevents:
                s.set_lives(seat, s.lives(seat) + 1)
                s.tell("heal", seat, (1,))
            spend(s, seat, card)

    def go_on(self, s: BangState, won: i64) -> None:
        """So many lives fewer are at stake, or have been won back."""
        if s.rules.beer_prevents:
            s.ask(Loss(self.player, self.number - won, self.source))
        else:
            s.ask(Aftermath(self.player, self.number, self.source, self.back + won))


def is_void(s: BangState) -> bool:
    """BG9.5"""
    return s.rules.beer_void_with_two and s.living() == 2
