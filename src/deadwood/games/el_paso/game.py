"""El Paso as a Game: the tables that tie its files together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from deadwood.core.chance import Chance
from deadwood.core.event import EventTable
from deadwood.core.game import Game, by_points
from deadwood.core.move_table import MoveTable
from deadwood.core.position import check_header
from deadwood.core.questions import QuestionTable
from deadwood.core.reason import BadOption
from deadwood.core.registry import Entry
from deadwood.core.types import Move, Seat
from deadwood.games.el_paso import position
from deadwood.games.el_paso.cards import CARDS
from deadwood.games.el_paso.editions import EDITIONS, OPTIONS, Rules
from deadwood.games.el_paso.end import winners
from deadwood.games.el_paso.knowledge import ElPasoMemory
from deadwood.games.el_paso.moves import is_lay, lay_card
from deadwood.games.el_paso.named import ElPasoMove
from deadwood.games.el_paso.notation import NOTATION
from deadwood.games.el_paso.pending import QUESTIONS
from deadwood.games.el_paso.preview import preview
from deadwood.games.el_paso.schema import EVENTS, MOVES
from deadwood.games.el_paso.state import ElPasoState, blank, census
from deadwood.games.el_paso.tools import load, price
from deadwood.games.el_paso.turn import begin
from deadwood.games.el_paso.view import ElPasoView
from deadwood.games.el_paso.world import world

NAME: Final = "el-paso"
REVISION: Final = 1
PLAYERS: Final = [2, 3, 4, 5]


@final
class ElPaso(Game[ElPasoState, ElPasoView, ElPasoMemory]):
    """El Paso at one table: edition, number of players, house rules."""

    def __init__(self, edition: str, players: int, options: Mapping[str, object]) -> None:
        super().__init__(NAME, REVISION, NOTATION, OPTIONS, PLAYERS, edition, players, options)
        self.rules: Final = Rules(self.options)
        if self.rules.first_lookout >= players:
            raise BadOption(
                f"Seat {self.rules.first_lookout + 1} cannot be the lookout: there are {players}."
            )

    def deal(self, chance: Chance, listen: bool = False) -> ElPasoState:
        state = self.blank(chance)
        if listen:
            state.events = []
        begin(state)
        return state

    def events(self) -> EventTable:
        return EVENTS

    def moves(self) -> MoveTable:
        return MOVES

    def move(self, number: Move) -> ElPasoMove:
        self.check_move(number)
        return ElPasoMove(number, MOVES.of_move[number])

    def questions(self) -> QuestionTable:
        return QUESTIONS

    def view(self, state: ElPasoState, seat: Seat) -> ElPasoView:
        self.check_onlooker(seat)
        return ElPasoView(state, seat)

    def is_reaction(self, state: ElPasoState, seat: Seat) -> bool:
        """The race for the stocks (EP6.4), to the last one who draws."""
        self.check_onlooker(seat)
        asked = seat in self.seats(state)
        return asked and self.rules.race and state.pending[-1].name() == "refill"

    def knowledge(self, seat: Seat) -> ElPasoMemory:
        self.check_onlooker(seat)
        return ElPasoMemory(seat, self.players)

    def world(self, view: ElPasoView, knowledge: ElPasoMemory, chance: Chance) -> ElPasoState:
        return world(view, knowledge, chance)

    def preview(self, state: ElPasoState, seat: Seat, move: Move) -> dict[str, int]:
        self.check_legal(state, seat, move)
        return preview(state, seat, move)

    def blank(self, chance: Chance) -> ElPasoState:
        return blank(self.players, chance, self.rules)

    def described(self, state: ElPasoState) -> dict[str, object]:
        return position.describe(state, self.edition, self.given)

    def read_position(self, text: str) -> ElPasoState:
        names = position.TOP_NAMES
        check_header(text, NAME, self.edition, self.players, OPTIONS, self.options, names)
        return position.read(text, self.players, self.rules)

    def load(
        self,
        state: ElPasoState,
        *,
        dice: Sequence[str] = (),
        draws: Sequence[str] = (),
        tops: Sequence[str] = (),
    ) -> None:
        """For puzzles and tests: what chance brings next, by names.

        `dice` fall one after the other ("star", "brand", "six"). `draws` are cards ("bank-3") that lie on top of
        their stocks, the first of a kind uppermost. `tops` are the tiles ("cattle-2") that are drawn first when the
        next town is stocked. What is not there is refused (BadOption, BadPosition), and nothing has changed then.
        """
        load(state, dice, draws, tops)

    def price(self, town: int | str, tiles: Sequence[str]) -> int:
        """What one sale of these tiles ("2 bank-3", "hotel-1") brings in a town, by name or counted from 0."""
        return price(self.rules.board, town, tiles)

    def ranking(self, state: ElPasoState) -> list[list[Seat]]:
        """By nuggets; equal nuggets share a place."""
        everybody = list(range(self.players))
        return [] if state.pending else by_points(everybody, state.list_nuggets())

    def winners(self, state: ElPasoState) -> list[Seat]:
        return winners(state)

    def ended(self, state: ElPasoState) -> str:
        if state.pending:
            return ""
        return "nuggets" if len(winners(state)) == 1 else "shared"

    def components(self) -> list[int]:
        return [1] * int(CARDS) + [int(number) for number in self.rules.board.tiles]

    def census(self, state: ElPasoState) -> list[int]:
        return census(state)

    def in_hand(self, state: ElPasoState, seat: Seat, move: Move) -> bool:
        self.check_onlooker(seat)
        self.check_move(move)
        return is_lay(move) and state.has(seat, lay_card(move))


ENTRY: Final = Entry(NAME, ElPaso, EDITIONS, PLAYERS, OPTIONS, place=2)
