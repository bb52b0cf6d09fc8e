"""For programs: what chance brings next, and how far it is. What comes in is checked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from deadwood.core.chance import Loaded
from deadwood.core.position import read_names
from deadwood.core.reason import BadOption, spelled
from deadwood.core.types import Seat
from deadwood.games.bang.cards import CARD_NAMES
from deadwood.games.bang.rules.distance import distance
from deadwood.games.bang.state import NONE, BangState

CARD_OF: Final = {name: card for card, name in enumerate(CARD_NAMES)}


def load(s: BangState, draws: Sequence[str], picks: Sequence[str], tops: Sequence[str]) -> None:
    """These cards lie on top of the talon, these are taken out of hands, those come on top when it is shuffled."""
    lifted = read_names([*draws], CARD_OF, " among the draws")
    lasting = read_names([*tops], CARD_OF, " among the tops")
    falls = [pick_of(s, card) for card in read_names([*picks], CARD_OF, " among the picks")]
    talon = s.list_talon()
    for card in lifted:
        if card not in talon:
            raise BadOption(f"{CARD_NAMES[card]} is not in the talon.")
        talon.remove(card)
    s.clear_talon()
    for card in [*talon, *reversed(lifted)]:
        s.put_talon(card)
    if falls or lasting:
        s.chance = Loaded(s.chance, falls, lasting)


def pick_of(s: BangState, card: int) -> tuple[int, int]:
    """Where in a hand of how many cards it is."""
    for seat in range(s.players):
        hand = s.list_hand(seat)
        if card in hand:
            return hand.index(card), len(hand)
    raise BadOption(f"{CARD_NAMES[card]} is in nobody's hand, so it cannot be picked there.")


def far(s: BangState, seat: Seat, other: Seat) -> int:
    """How far one player is from another (BG6.1 to BG6.3); 0 to himself."""
    for at in (seat, other):
        if not 0 <= at < s.players:
            raise BadOption(f"There is no seat {spelled(at + 1)}; the table has {s.players}.")
        if not s.is_alive(at):
            raise BadOption(f"Seat {at + 1} is out of the game, so it is near to nobody.")
        if s.character(at) == NONE or s.spare(at) != NONE:
            raise BadOption(f"Seat {at + 1} has no character yet, and that may change distances.")
    return 0 if seat == other else int(distance(s, seat, other))
