"""Lantern Gulch as a Game: the tables that tie its files together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from deadwood.core.chance import Chance
from deadwood.core.event import EventTable
from deadwood.core.game import Game, by_points
from deadwood.core.move_table import MoveTable
from deadwood.core.position import check_header
from deadwood.core.questions import QuestionTable
from deadwood.core.registry import Entry
from deadwood.core.types import Move, Seat
from deadwood.games.lantern_gulch import position
from deadwood.games.lantern_gulch.cards import CARDS
from deadwood.games.lantern_gulch.editions import EDITIONS, OPTIONS, Rules
from deadwood.games.lantern_gulch.end import winners
from deadwood.games.lantern_gulch.knowledge import LanternGulchMemory
from deadwood.games.lantern_gulch.moves import is_lay, lay_card
from deadwood.games.lantern_gulch.named import LanternGulchMove
from deadwood.games.lantern_gulch.notation import NOTATION
from deadwood.games.lantern_gulch.pending import QUESTIONS
from deadwood.games.lantern_gulch.preview import preview
from deadwood.games.lantern_gulch.schema import EVENTS, MOVES
from deadwood.games.lantern_gulch.state import LanternGulchState, blank, census
from deadwood.games.lantern_gulch.turn import begin
from deadwood.games.lantern_gulch.view import LanternGulchView
from deadwood.games.lantern_gulch.world import world

NAME: Final = "lantern-gulch"
REVISION: Final = 1
PLAYERS: Final = [2, 3]


@final
class LanternGulch(Game[LanternGulchState, LanternGulchView, LanternGulchMemory]):
    """Lantern Gulch at one table: edition, number of players, house rules."""

    def __init__(self, edition: str, players: int, options: Mapping[str, object]) -> None:
        super().__init__(NAME, REVISION, NOTATION, OPTIONS, PLAYERS, edition, players, options)
        self.rules: Final = Rules(self.options)

    def deal(self, chance: Chance, listen: bool = False) -> LanternGulchState:
        state = self.blank(chance)
        if listen:
            state.events = []
        begin(state)
        return state

    def events(self) -> EventTable:
        return EVENTS

    def moves(self) -> MoveTable:
        return MOVES

    def move(self, number: Move) -> LanternGulchMove:
        self.check_move(number)
        return LanternGulchMove(number, MOVES.of_move[number])

    def questions(self) -> QuestionTable:
        return QUESTIONS

    def view(self, state: LanternGulchState, seat: Seat) -> LanternGulchView:
        self.check_onlooker(seat)
        return LanternGulchView(state, seat)

    def knowledge(self, seat: Seat) -> LanternGulchMemory:
        self.check_onlooker(seat)
        return LanternGulchMemory(seat, self.players)

    def world(
        self, view: LanternGulchView, knowledge: LanternGulchMemory, chance: Chance
    ) -> LanternGulchState:
        return world(view, knowledge, chance)

    def preview(self, state: LanternGulchState, seat: Seat, move: Move) -> dict[str, int]:
        self.check_legal(state, seat, move)
        return preview(state, seat, move)

    def blank(self, chance: Chance) -> LanternGulchState:
        return blank(self.players, chance, self.rules)

    def described(self, state: LanternGulchState) -> dict[str, object]:
        return position.describe(state, self.edition, self.given)

    def read_position(self, text: str) -> LanternGulchState:
        names = position.TOP_NAMES
        check_header(text, NAME, self.edition, self.players, OPTIONS, self.options, names)
        return position.read(text, self.players, self.rules)

    def ranking(self, state: LanternGulchState) -> list[list[Seat]]:
        """By nights; equal numbers share a place."""
        everybody = list(range(self.players))
        return [] if state.pending else by_points(everybody, state.list_nights())

    def winners(self, state: LanternGulchState) -> list[Seat]:
        return winners(state)

    def ended(self, state: LanternGulchState) -> str:
        if state.pending:
            return ""
        return "nights" if len(winners(state)) == 1 else "shared"

    def components(self) -> list[int]:
        return [1] * int(CARDS)

    def census(self, state: LanternGulchState) -> list[int]:
        return census(state)

    def in_hand(self, state: LanternGulchState, seat: Seat, move: Move) -> bool:
        self.check_onlooker(seat)
        self.check_move(move)
        return is_lay(move) and state.has_hand(seat, lay_card(move))


ENTRY: Final = Entry(NAME, LanternGulch, EDITIONS, PLAYERS, OPTIONS, place=9)
