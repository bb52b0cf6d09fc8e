"""A toy game with everything that the kernel knows: steps, lapsing questions, a free-for-all.

A pile of tokens lies on the table. In turn, players take one or two; whoever takes the last is out
of the running. After every take there is a race: the others may grab a bonus, first come first
served. A player who has had enough bonuses is no longer asked. Interpreted, on whatever kernel.
"""

from __future__ import annotations

from collections.abc import Mapping

from deadwood.core.chance import Chance
from deadwood.core.decision import Decision, Step
from deadwood.core.event import Event
from deadwood.core.game import Game
from deadwood.core.knowledge import Knowledge
from deadwood.core.notation import Notation
from deadwood.core.options import Choice, OptionTable
from deadwood.core.reason import Reason
from deadwood.core.state import State
from deadwood.core.types import NOBODY, Move, Seat
from deadwood.core.view import View

WORDS = ["take one", "take two", "grab", "leave", "take three"]
NOTATION = Notation(
    WORDS,
    {"take": "Say how many: one or two.", "grab": "Just 'grab'.", "leave": "Just 'leave'."},
)
TAKE_ONE, TAKE_TWO, GRAB, LEAVE, TAKE_THREE = range(5)
TABLE = OptionTable(
    ["plain", "long"],
    [Choice("tokens", "T1", ["7", "5", "12"], {"long": "12"}), Choice("bonus", "T2", ["1", "2"])],
)


class Heap(State):
    """The tokens on the table, and what everybody has."""

    def __init__(self, players: int, chance: Chance, tokens: int) -> None:
        super().__init__(players, chance)
        self.tokens = tokens
        self.taken = [0] * players
        self.bonuses = [0] * players
        self.turns = 0

    def clone(self, chance: Chance | None = None) -> Heap:
        twin = Heap(self.players, chance or self.chance.clone(), self.tokens)
        twin.pending = self.pending.copy()
        twin.taken = self.taken.copy()
        twin.bonuses = self.bonuses.copy()
        twin.turns = self.turns
        return twin

    def fields(self) -> tuple[object, ...]:
        return (
            self.players,
            self.chance.fields(),
            self.saved(),
            self.tokens,
            tuple(self.taken),
            tuple(self.bonuses),
            self.turns,
        )


class Take(Decision[Heap]):
    """How many tokens does the player take?"""

    def __init__(self, player: int) -> None:
        self.player = player

    def name(self) -> str:
        return "take"

    def values(self) -> tuple[int, ...]:
        return (self.player,)

    def seat(self, s: Heap) -> Seat:
        return self.player

    def options(self, s: Heap, seat: Seat) -> list[Move]:
        return [TAKE_ONE, TAKE_TWO] if s.tokens > 1 else [TAKE_ONE]

    def why_not(self, s: Heap, seat: Seat, move: Move) -> Reason | None:
        return None if move in self.options(s, seat) else Reason("T1")

    def resolve(self, s: Heap, seat: Seat, move: Move) -> None:
        number = 1 if move == TAKE_ONE else 2
        s.tokens -= number
        s.taken[seat] += number
        s.tell("take", seat, (number,))
        s.ask(NextTurn(seat))
        for other in range(s.players - 1, -1, -1):
            if other != seat:
                s.ask(Offer(other))
        s.ask(Race([other for other in range(s.players) if other != seat]))


class Race(Decision[Heap]):
    """Who grabs the bonus? Anybody of these, first come first served."""

    def __init__(self, runners: list[int]) -> None:
        self.runners = runners

    def name(self) -> str:
        return "race"

    def values(self) -> tuple[int, ...]:
        return tuple(self.runners)

    def seat(self, s: Heap) -> Seat:
        return self.runners[0]

    def seats(self, s: Heap) -> list[Seat]:
        return [*self.runners]

    def options(self, s: Heap, seat: Seat) -> list[Move]:
        return [LEAVE, GRAB]

    def why_not(self, s: Heap, seat: Seat, move: Move) -> Reason | None:
        return None if move in self.options(s, seat) else Reason("T2")

    def resolve(self, s: Heap, seat: Seat, move: Move) -> None:
        if move == GRAB:
            s.bonuses[seat] += 1
            return
        rest = [runner for runner in self.runners if runner != seat]
        if rest:
            s.ask(Race(rest))

    def holds(self) -> list[int]:
        return [0]


class Offer(Decision[Heap]):
    """A second chance for who has no bonus yet; it lapses for the others."""

    def __init__(self, player: int) -> None:
        self.player = player

    def name(self) -> str:
        return "offer"

    def values(self) -> tuple[int, ...]:
        return (self.player,)

    def seat(self, s: Heap) -> Seat:
        return self.player

    def options(self, s: Heap, seat: Seat) -> list[Move]:
        return [LEAVE, GRAB]

    def why_not(self, s: Heap, seat: Seat, move: Move) -> Reason | None:
        return None if move in self.options(s, seat) else Reason("T3")

    def resolve(self, s: Heap, seat: Seat, move: Move) -> None:
        if move == GRAB:
            s.bonuses[seat] += 1

    def lapses(self, s: Heap) -> bool:
        return s.bonuses[self.player] > 0


class NextTurn(Step[Heap]):
    """The next player's turn, or the end: an empty stack."""

    def __init__(self, player: int) -> None:
        self.player = player

    def name(self) -> str:
        return "next-turn"

    def values(self) -> tuple[int, ...]:
        return (self.player,)

    def resolve(self, s: Heap, seat: Seat, move: Move) -> None:
        assert (seat, move) == (NOBODY, NOBODY)
        s.turns += 1
        if s.tokens > 0:
            s.ask(Take((self.player + 1) % s.players))


class HeapView(View):
    def __init__(self, s: Heap, seat: Seat) -> None:
        super().__init__(seat)
        self.tokens = s.tokens

    def as_dict(self) -> dict[str, object]:
        return {"tokens": self.tokens, "seat": self.seat}


class Nothing(Knowledge):
    def learn(self, event: Event) -> None:
        self.last = event

    def fields(self) -> tuple[object, ...]:
        return ()


class Tokens(Game[Heap, HeapView, Nothing]):
    def __init__(self, edition: str, players: int, options: Mapping[str, object]) -> None:
        super().__init__("tokens", 3, NOTATION, TABLE, [2, 3], edition, players, options)

    def deal(self, chance: Chance, listen: bool = False) -> Heap:
        state = Heap(self.players, chance, int(self.options["tokens"]))
        if listen:
            state.events = []
        state.ask(Take(chance.below(self.players)))
        return state

    def winners(self, state: Heap) -> list[Seat]:
        best = max(state.bonuses)
        return [seat for seat in range(state.players) if state.bonuses[seat] == best]

    def ended(self, state: Heap) -> str:
        return "" if state.pending else "tokens"
