"""Wyatt Earp as a Game: the tables that tie its files together."""

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
from deadwood.games.wyatt_earp import position
from deadwood.games.wyatt_earp.cards import COPIES, KINDS
from deadwood.games.wyatt_earp.editions import EDITIONS, OPTIONS, Rules
from deadwood.games.wyatt_earp.knowledge import WyattEarpMemory
from deadwood.games.wyatt_earp.named import WyattEarpMove
from deadwood.games.wyatt_earp.notation import NOTATION
from deadwood.games.wyatt_earp.pending import QUESTIONS
from deadwood.games.wyatt_earp.plays import card_of
from deadwood.games.wyatt_earp.preview import preview
from deadwood.games.wyatt_earp.schema import EVENTS, MOVES
from deadwood.games.wyatt_earp.state import NONE, WyattEarpState, blank, census
from deadwood.games.wyatt_earp.tools import load, share
from deadwood.games.wyatt_earp.turn import begin_hand
from deadwood.games.wyatt_earp.view import WyattEarpView
from deadwood.games.wyatt_earp.world import world

NAME: Final = "wyatt-earp"
REVISION: Final = 1
PLAYERS: Final = [2, 3, 4]


@final
class WyattEarp(Game[WyattEarpState, WyattEarpView, WyattEarpMemory]):
    """Wyatt Earp at one table: edition, number of players, house rules."""

    def __init__(self, edition: str, players: int, options: Mapping[str, object]) -> None:
        super().__init__(NAME, REVISION, NOTATION, OPTIONS, PLAYERS, edition, players, options)
        self.rules: Final = Rules(self.options)
        if self.rules.first_dealer >= players:
            raise BadOption(f"Seat {self.rules.first_dealer + 1} cannot deal: there are {players}.")

    def deal(self, chance: Chance, listen: bool = False) -> WyattEarpState:
        state = self.blank(chance)
        if listen:
            state.events = []
        begin_hand(state)
        return state

    def events(self) -> EventTable:
        return EVENTS

    def moves(self) -> MoveTable:
        return MOVES

    def move(self, number: Move) -> WyattEarpMove:
        self.check_move(number)
        return WyattEarpMove(number, MOVES.of_move[number])

    def questions(self) -> QuestionTable:
        return QUESTIONS

    def view(self, state: WyattEarpState, seat: Seat) -> WyattEarpView:
        self.check_onlooker(seat)
        return WyattEarpView(state, seat)

    def is_reaction(self, state: WyattEarpState, seat: Seat) -> bool:
        """A Photo, or Wyatt Earp against a Hideout, in another's turn (WE5.4, WE10.8)."""
        self.check_onlooker(seat)
        return seat != state.turn and seat in self.seats(state)

    def knowledge(self, seat: Seat) -> WyattEarpMemory:
        self.check_onlooker(seat)
        return WyattEarpMemory(seat, self.players)

    def world(
        self, view: WyattEarpView, knowledge: WyattEarpMemory, chance: Chance
    ) -> WyattEarpState:
        return world(view, knowledge, self.rules, chance)

    def preview(self, state: WyattEarpState, seat: Seat, move: Move) -> dict[str, int]:
        self.check_legal(state, seat, move)
        return preview(state, seat, move)

    def blank(self, chance: Chance) -> WyattEarpState:
        return blank(self.players, chance, self.rules)

    def described(self, state: WyattEarpState) -> dict[str, object]:
        return position.describe(state, self.edition, self.given)

    def read_position(self, text: str) -> WyattEarpState:
        names = position.TOP_NAMES
        check_header(text, NAME, self.edition, self.players, OPTIONS, self.options, names)
        return position.read(text, self.players, self.rules)

    def load(
        self, state: WyattEarpState, *, draws: Sequence[str] = (), tops: Sequence[str] = ()
    ) -> None:
        """For puzzles and tests: what chance brings next, by names ("hideout", "2 jesse-james").

        `draws` lie on top of the supply, the first of them uppermost: they are drawn, or turned up by shots.
        `tops` lie there after the next shuffle. What is not there, or is no card, is refused (BadOption,
        BadPosition), and nothing has changed then.
        """
        load(state, draws, tops)

    def share(self, points: Sequence[int], reward: int) -> list[int]:
        """What each seat takes of a poster with this reward, in dollars, by the capture points of all."""
        return share(self.rules, self.players, points, reward)

    def ranking(self, state: WyattEarpState) -> list[list[Seat]]:
        """The winner, and then by money; whoever lost the duel comes right behind."""
        if state.winner == NONE:
            return []
        money = state.list_money()
        others = [seat for seat in range(self.players) if seat != state.winner]
        return [[state.winner], *by_points(others, money)]

    def winners(self, state: WyattEarpState) -> list[Seat]:
        return [] if state.winner == NONE else [state.winner]

    def ended(self, state: WyattEarpState) -> str:
        if state.winner == NONE:
            return ""
        return "money" if state.list_money().count(max(state.list_money())) == 1 else "duel"

    def components(self) -> list[int]:
        return [int(number) for number in COPIES]

    def census(self, state: WyattEarpState) -> list[int]:
        return census(state)

    def in_hand(self, state: WyattEarpState, seat: Seat, move: Move) -> bool:
        self.check_onlooker(seat)
        self.check_move(move)
        card = card_of(move)
        return card < KINDS and state.has(seat, card)


ENTRY: Final = Entry(NAME, WyattEarp, EDITIONS, PLAYERS, OPTIONS, place=1)
