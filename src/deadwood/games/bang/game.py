"""BANG! as a Game: the tables that tie its files together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from deadwood.core.chance import Chance
from deadwood.core.event import EventTable
from deadwood.core.game import Game
from deadwood.core.move_table import MoveTable
from deadwood.core.position import check_header
from deadwood.core.questions import QuestionTable
from deadwood.core.registry import Entry
from deadwood.core.types import Move, Seat
from deadwood.games.bang import position
from deadwood.games.bang.cards import ROLES
from deadwood.games.bang.editions import EDITIONS, OPTIONS, Rules
from deadwood.games.bang.knowledge import BangMemory
from deadwood.games.bang.moves import is_play, is_play_at
from deadwood.games.bang.named import BangMove
from deadwood.games.bang.notation import NOTATION
from deadwood.games.bang.pending import QUESTIONS
from deadwood.games.bang.plays import played_card
from deadwood.games.bang.preview import preview
from deadwood.games.bang.rules.death import winners
from deadwood.games.bang.schema import EVENTS, MOVES
from deadwood.games.bang.state import NONE, BangState, blank, census
from deadwood.games.bang.tools import far, load
from deadwood.games.bang.turn import begin
from deadwood.games.bang.view import BangView
from deadwood.games.bang.world import world

NAME: Final = "bang"
REVISION: Final = 2
# Revision 2 allows more: Suzy Lafayette may begin against Slab (BG16.21), Sid Ketchum heals in phase III
# and out of turn (BG16.24). What was played by revision 1 is the same, or is refused where he is now asked.
REPLAYS: Final = [1]
PLAYERS: Final = [4, 5, 6, 7]


@final
class BangGame(Game[BangState, BangView, BangMemory]):
    """BANG! at one table: edition, number of players, house rules."""

    def __init__(self, edition: str, players: int, options: Mapping[str, object]) -> None:
        super().__init__(NAME, REVISION, NOTATION, OPTIONS, PLAYERS, edition, players, options)
        self.rules: Final = Rules(self.options)
        self.replays = REPLAYS

    def deal(self, chance: Chance, listen: bool = False) -> BangState:
        state = self.blank(chance)
        if listen:
            state.events = []
        begin(state)
        return state

    def events(self) -> EventTable:
        return EVENTS

    def moves(self) -> MoveTable:
        return MOVES

    def move(self, number: Move) -> BangMove:
        self.check_move(number)
        return BangMove(number, MOVES.of_move[number])

    def questions(self) -> QuestionTable:
        return QUESTIONS

    def view(self, state: BangState, seat: Seat) -> BangView:
        self.check_onlooker(seat)
        return BangView(state, seat)

    def is_reaction(self, state: BangState, seat: Seat) -> bool:
        """Whatever is asked in another's turn; characters are chosen before the first (BG1.6)."""
        self.check_onlooker(seat)
        asked = seat != state.turn and seat in self.seats(state)
        return asked and state.spare(seat) == NONE

    def is_out(self, state: BangState, seat: Seat) -> bool:
        """Who is dead still puts his cards away, where that is asked (BG14.2)."""
        self.check_onlooker(seat)
        return self.over(state) or (not state.is_alive(seat) and seat not in self.seats(state))

    def knowledge(self, seat: Seat) -> BangMemory:
        self.check_onlooker(seat)
        return BangMemory(seat, self.players, self.rules)

    def world(self, view: BangView, knowledge: BangMemory, chance: Chance) -> BangState:
        return world(view, knowledge, chance)

    def preview(self, state: BangState, seat: Seat, move: Move) -> dict[str, int]:
        self.check_legal(state, seat, move)
        return preview(state, seat, move)

    def blank(self, chance: Chance) -> BangState:
        return blank(self.players, chance, self.rules)

    def described(self, state: BangState) -> dict[str, object]:
        return position.describe(state, self.edition, self.given)

    def read_position(self, text: str) -> BangState:
        names = position.TOP_NAMES
        check_header(text, NAME, self.edition, self.players, OPTIONS, self.options, names)
        return position.read(text, self.players, self.rules)

    def load(
        self,
        state: BangState,
        *,
        draws: Sequence[str] = (),
        picks: Sequence[str] = (),
        tops: Sequence[str] = (),
    ) -> None:
        """For puzzles and tests: what chance brings next, by names ("bang-2d").

        `draws` lie on top of the talon, the first of them uppermost: they are drawn, or turned up. `picks` are the
        cards that are taken out of hands unseen, as long as that hand has as many cards as now. `tops` lie on top
        after the next shuffle. What is not there is refused (BadOption, BadPosition), and nothing has changed then.
        """
        load(state, draws, picks, tops)

    def distance(self, state: BangState, seat: Seat, other: Seat) -> int:
        """How far a player is from another, with all that changes it; 0 to himself."""
        return far(state, seat, other)

    def winners(self, state: BangState) -> list[Seat]:
        return winners(state)

    def ended(self, state: BangState) -> str:
        return "" if state.won == NONE else ROLES[state.won]

    def components(self) -> list[int]:
        return self.rules.copies.copy()

    def census(self, state: BangState) -> list[int]:
        return census(state)

    def in_hand(self, state: BangState, seat: Seat, move: Move) -> bool:
        self.check_onlooker(seat)
        self.check_move(move)
        plays = is_play(move) or is_play_at(move)
        return plays and state.holds(seat, played_card(move))


ENTRY: Final = Entry(NAME, BangGame, EDITIONS, PLAYERS, OPTIONS, place=3)
