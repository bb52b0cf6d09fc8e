"""BANG! as a Game: the tables that tie its files together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from deadwood.core.chance import Chance
from deadwood.core.event import Event
from deadwood.core.game import Game
from deadwood.core.position import check_header
from deadwood.core.types import Move, Seat
from deadwood.games.bang import position
from deadwood.games.bang.cards import CARDS, ROLES
from deadwood.games.bang.editions import EDITIONS, OPTIONS, Rules
from deadwood.games.bang.knowledge import Memory
from deadwood.games.bang.moves import is_choose, is_play, is_play_at, played_card
from deadwood.games.bang.notation import NOTATION
from deadwood.games.bang.preview import preview
from deadwood.games.bang.rules.death import winners
from deadwood.games.bang.state import NONE, Table, blank, census
from deadwood.games.bang.turn import begin
from deadwood.games.bang.view import QUIET, TableView, shown
from deadwood.games.bang.world import world

NAME: Final = "bang"
REVISION: Final = 1
PLAYERS: Final = [4, 5, 6, 7]

__all__ = ["EDITIONS", "NAME", "OPTIONS", "PLAYERS", "REVISION", "BangGame"]


@final
class BangGame(Game[Table, TableView, Memory]):
    def __init__(self, edition: str, players: int, options: Mapping[str, object]) -> None:
        super().__init__(NAME, REVISION, NOTATION, OPTIONS, PLAYERS, edition, players, options)
        self.rules: Final = Rules(self.options)

    def deal(self, chance: Chance, listen: bool) -> Table:
        state = blank(self.players, chance, self.rules)
        if listen:
            state.events = []
        begin(state)
        return state

    def told(self, move: Move, mover: Seat, seat: Seat) -> str:
        """Kit Carlson's choice is his secret; other choices are told again by their events."""
        return "choose" if is_choose(move) and seat != mover else self.text(move)

    def view(self, state: Table, seat: Seat) -> TableView:
        self.check_onlooker(seat)
        return TableView(state, seat)

    def shown(self, event: Event, seat: Seat) -> Event:
        self.check_onlooker(seat)
        return shown(event, seat)

    def is_quiet(self, event: Event) -> bool:
        return event.name in QUIET

    def is_reaction(self, state: Table, seat: Seat) -> bool:
        """Whatever is asked in another's turn; characters are chosen before the first (BG1.6)."""
        asked = seat != state.turn and seat in self.seats(state)
        return asked and state.spare[seat] == NONE

    def knowledge(self, seat: Seat) -> Memory:
        self.check_onlooker(seat)
        return Memory(seat, self.players, self.rules.brown_after)

    def world(self, view: TableView, knowledge: Memory, chance: Chance) -> Table:
        return world(view, knowledge, self.rules, chance)

    def preview(self, state: Table, seat: Seat, move: Move) -> dict[str, int]:
        self.check_legal(state, seat, move)
        return preview(state, seat, move)

    def described(self, state: Table) -> dict[str, object]:
        return position.describe(state, self.edition, self.given)

    def from_position(self, text: str) -> Table:
        check_header(text, NAME, self.edition, self.players, OPTIONS, self.options)
        return position.read(text, self.players, self.rules)

    def winners(self, state: Table) -> list[Seat]:
        return winners(state)

    def ended(self, state: Table) -> str:
        return "" if state.won == NONE else ROLES[state.won]

    def components(self) -> list[int]:
        return [1] * int(CARDS)

    def census(self, state: Table) -> list[int]:
        return census(state)

    def in_hand(self, state: Table, seat: Seat, move: Move) -> bool:
        plays = is_play(move) or is_play_at(move)
        return plays and played_card(move) in state.hands[seat]
