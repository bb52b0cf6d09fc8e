"""Before the first turn (chapter BG1).

BG1.1 There are 80 cards of 22 kinds, each with a poker sign; and those that options add.
BG1.2 Roles: Sheriff, Renegade and two Outlaws; with five players a deputy, with six another Outlaw,
      with seven another deputy.
BG1.3 The Sheriff shows his role, has one life more, which is also his most, and begins.
BG1.4 There are 16 characters; everybody has one, open.
BG1.5 El Gringo and Paul Regret have 3 lives, all others 4. Everybody is dealt as many cards as lives.
BG1.6 (choose_character) Two characters are dealt and the first is in play; or each chooses one of his
      two, in turn from the Sheriff.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.core.decision import Step
from deadwood.core.moves import Moves
from deadwood.core.questions import QuestionKind, question
from deadwood.core.types import ALLOWED, NOBODY, Move, Rule, Seat
from deadwood.core.values import part
from deadwood.games.bang.cards import BULLETS, CHARACTERS, DEALT_ROLES, SHERIFF
from deadwood.games.bang.moves import BE, is_be
from deadwood.games.bang.rules.question import Question, not_asked
from deadwood.games.bang.schema import FEW, PLAYER
from deadwood.games.bang.state import NONE, START, BangState


def set_up(s: BangState) -> None:
    """Roles and characters; the hands follow when everybody has a character."""
    roles = DEALT_ROLES[: s.players]
    s.chance.shuffle(roles)
    for seat in range(s.players):
        s.set_role(seat, roles[seat])
    characters: list[i64] = list(range(CHARACTERS))
    s.chance.shuffle(characters)
    talon = s.rules.deck[:]
    s.chance.shuffle_row(talon)
    for card in talon:
        s.put_talon(card)
    s.turn = s.sheriff()
    if s.events is not None:
        s.tell("sheriff", s.turn)
        for seat in range(s.players):
            s.tell("role", seat, (s.role(seat),))
    for seat in range(s.players):
        first = characters.pop()
        second = characters.pop()
        if s.rules.choose_character:
            s.set_character(seat, first)
            s.set_spare(seat, second)
            s.tell("offer", seat, (first, second))
        else:
            be(s, seat, first)
    s.ask(Deal())
    if s.rules.choose_character:
        s.ask(ChooseNext(s.turn, s.players))


def be(s: BangState, seat: Seat, character: i64) -> None:
    """A player is this character from now on (BG1.4)."""
    s.set_character(seat, character)
    s.set_spare(seat, NONE)
    s.set_most(seat, BULLETS[character] + (1 if s.role(seat) == SHERIFF else 0))  # BG1.3, BG1.5
    s.set_lives(seat, s.most(seat))
    s.tell("character", seat, (character,))


CHOOSE_NEXT: Final = question("choose-next", part("player", PLAYER), part("left", FEW))


@final
class ChooseNext(Step[BangState]):
    """The next one chooses his character (BG1.6)."""

    def of(self) -> QuestionKind:
        return CHOOSE_NEXT

    def __init__(self, player: Seat, left: i64) -> None:
        self.player: Final = player
        self.left: Final = left

    def can_be_open(self, s: BangState) -> bool:
        """From the Sheriff on, the next so many have their choice before them."""
        at = s.turn
        for _time in range(s.players - self.left):
            at = s.left_of(at)
        if at != self.player or self.left > s.players:
            return False
        for _time in range(self.left):
            if s.spare(at) == NONE:
                return False
            at = s.left_of(at)
        return s.rules.choose_character

    def resolve(self, s: BangState, seat: Seat, move: Move) -> None:
        if self.left > 0:
            s.ask(ChooseNext(s.left_of(self.player), self.left - 1))
            s.ask(Choose(self.player))


CHOOSING: Final = question("choose-character", part("player", PLAYER))


@final
class Choose(Question):
    """Which of the two characters?"""

    def of(self) -> QuestionKind:
        return CHOOSING

    def can_be_open(self, s: BangState) -> bool:
        return s.spare(self.player) != NONE

    def forbids(self, s: BangState, seat: Seat, move: Move) -> Rule:
        if not is_be(move):
            return not_asked(s, seat, move)
        return ALLOWED if move in self.options(s, seat) else "BG1.6"

    def add_options(self, s: BangState, seat: Seat, moves: Moves) -> None:
        moves.add(BE + s.character(seat))
        moves.add(BE + s.spare(seat))

    def resolve(self, s: BangState, seat: Seat, move: Move) -> None:
        be(s, seat, move - BE)


DEALING: Final = question("deal")


@final
class Deal(Step[BangState]):
    """As many cards as lives (BG1.5), from the Sheriff on."""

    def of(self) -> QuestionKind:
        return DEALING

    def can_be_open(self, s: BangState) -> bool:
        """Nothing has happened yet: everybody is there, and all cards lie in the talon."""
        begins = s.turn == s.sheriff() and s.phase == START and s.living() == s.players
        return begins and s.talon_size() == len(s.rules.deck)

    def resolve(self, s: BangState, seat: Seat, move: Move) -> None:
        at = s.turn
        for _time in range(s.players):
            dealt: list[int] = []
            for _time in range(s.lives(at)):
                card = s.pop_talon()
                s.put_hand(at, card)
                dealt.append(card)
            if s.events is not None:
                s.tell("dealt", at, tuple(dealt))
            at = s.left_of(at)
        s.tell("begin", NOBODY)
