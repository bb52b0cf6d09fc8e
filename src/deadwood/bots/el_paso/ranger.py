"""The ranger of El Paso: what experienced players do, at a glance.

- Go where a tile is likely and worth most, with no higher card than that takes.
- Leave when one more raid risks more than it brings, the larger number of kept tiles considered.
- Keep what a coming town lacks and so pays one to one; sell the rest.
- Draw what is useful in this town and the next; the card on a turned-over stock is known.
- In the last town, go on while somebody stands better, and leave when alone and ahead.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from deadwood.bots.bot import Bot
from deadwood.bots.chair import Chair
from deadwood.bots.el_paso.rivals import Rivals
from deadwood.bots.el_paso.worth import ElPasoWorth, Prices
from deadwood.core.chance import Chance
from deadwood.core.types import UNKNOWN, Move
from deadwood.games.el_paso.cards import COPIES, PLACE_IN_ORDER, Kind, card_kind, card_value
from deadwood.games.el_paso.editions import Rules
from deadwood.games.el_paso.knowledge import ElPasoMemory
from deadwood.games.el_paso.moves import DONE, DRAW, KEEP, LAY, LEAVE, is_lay
from deadwood.games.el_paso.view import ElPasoView

SPARE: Final = 0.1  # what it costs to give away the highest card rather than a low one
RAIDS: Final[i64] = 6  # so many one looks ahead
FADING: Final = 0.8  # what a later raid brings, as a share of the one before it
CROWDED: Final = 0.5  # the same for room to keep one more tile
NEXT: Final = 1.8  # points of a kind that one hopes to take in the next town
NEVER: Final = -1000.0


@final
class ElPasoRanger(Bot):
    needs_knowledge: ClassVar[bool] = True

    def __init__(self, rules: Rules, chance: Chance) -> None:
        super().__init__(chance)
        self.prices: Final = Prices(rules.board)

    def choose(self, chair: Chair) -> Move:
        view = chair.view
        knowledge = chair.knowledge
        moves = chair.moves
        assert isinstance(view, ElPasoView)
        if len(moves) == 1:
            return moves[0]
        memory: ElPasoMemory | None = None
        if isinstance(knowledge, ElPasoMemory):
            memory = knowledge
        worth = ElPasoWorth(view, self.prices)
        name, values = view.pending[-1]
        if name == "keep":
            return choose_keep(worth, values[1], values[2:], moves)
        rivals = Rivals(worth, memory)
        if name == "refill":
            return choose_draw(rivals, memory, moves)
        return choose_raid(rivals, moves)


# Stay or leave.


def choose_raid(rivals: Rivals, moves: list[Move]) -> Move:
    """The best card, or out of town if that is worth more."""
    worth = rivals.worth
    view = worth.view
    tiles = view.loot[worth.me]
    limit: i64 = view.limit
    best: Move = moves[0]
    most = NEVER
    gain = 0.0
    for move in moves:
        if is_lay(move):
            brings = rivals.gain(move - LAY, tiles, limit)
            value = brings - SPARE * float(card_value(move - LAY)) / float(COPIES)
            if value > most:
                best, most, gain = move, value, brings
    if LEAVE not in moves:
        return best
    word = worth.last_word()
    if word != 0:
        return LEAVE if word > 0 else best
    now = worth.loot(tiles, limit)
    room = worth.loot(tiles, limit + 1) - now
    return best if staying(rivals, now, gain, room) > now else LEAVE


def staying(rivals: Rivals, now: float, gain: float, room: float) -> float:
    """What my loot comes to if I go on for as long as that is sensible, sheriffs considered.

    `gain` is what the next raid brings, `room` what it is worth to keep one tile more. Looked at
    from the last of so many raids back to the next one, by the number of stars.
    """
    worth = rivals.worth
    rolls: list[list[float]] = [worth.rolls(at) for at in range(worth.view.dice)]
    return hope_of(after_raids(rivals, now, gain, room), rolls, worth.view.stars)


def hope_of(loot: list[float], rolls: list[list[float]], stars: i64) -> float:
    """What to hope for with so many stars, by the loot after each raid if all goes well; `rolls` are
    the chances that so many stars become so many."""
    dice: i64 = len(rolls)
    then: list[float] = [loot[RAIDS]] * dice  # by stars: what one has and hopes for after that raid
    raid: i64 = RAIDS - 1
    while raid >= 0:
        before: list[float] = []
        for at in range(dice):
            hope = 0.0
            for more in range(at, dice):
                hope += rolls[at][more] * then[more]
            before.append(hope if raid == 0 else max(hope, loot[raid]))
        then = before
        raid -= 1
    return then[stars]


def after_raids(rivals: Rivals, now: float, gain: float, room: float) -> list[float]:
    """By the number of raids: my loot if all goes well, with the room that others make by leaving."""
    loot: list[float] = [now]
    for raid in range(RAIDS):
        now += gain + room * rivals.somebody_leaves(raid)
        loot.append(now)
        gain *= FADING
        room *= CROWDED
    return loot


# Keeping.


def choose_keep(worth: ElPasoWorth, left: i64, kept: tuple[int, ...], moves: list[Move]) -> Move:
    """The tiles that gain most by being kept, from the highest value down."""
    chosen = kept_tiles(worth, worth.view.loot[worth.me], left + len(kept))
    for at in kept:
        if at in chosen:
            chosen.remove(at)
    best: Move = DONE
    first: i64 = len(PLACE_IN_ORDER)
    for at in chosen:
        if KEEP + at in moves and PLACE_IN_ORDER[at] < first:
            best, first = KEEP + at, PLACE_IN_ORDER[at]
    return best


def kept_tiles(worth: ElPasoWorth, tiles: list[int], limit: i64) -> list[int]:
    rest = tiles.copy()
    chosen: list[int] = []
    while rest and len(chosen) < limit:
        best = rest[0]
        for at in rest:
            if worth.advantage(at) > worth.advantage(best):
                best = at
        if worth.advantage(best) <= 0.0:
            break
        rest.remove(best)
        chosen.append(best)
    return chosen


# Drawing.


def choose_draw(rivals: Rivals, memory: ElPasoMemory | None, moves: list[Move]) -> Move:
    best: Move = moves[0]
    most = NEVER
    for move in moves:
        value = draw_value(rivals, memory, move - DRAW)
        if value > most:
            best, most = move, value
    return best


def draw_value(rivals: Rivals, memory: ElPasoMemory | None, kind: Kind) -> float:
    """What the top card of this stock could do here and in the next town, if it is to be used."""
    view = rivals.worth.view
    value = next_town(rivals.worth, kind)
    if view.stars < view.dice:
        value += top_gain(rivals, memory, kind)
    held: i64 = 0
    for card in view.hand:
        if card_kind(card) == kind:
            held += 1
    return value / float(1 + held)


def top_gain(rivals: Rivals, memory: ElPasoMemory | None, kind: Kind) -> float:
    """What a raid with the top card of a stock brings; any unseen one, if I do not know it."""
    view = rivals.worth.view
    known: i64 = UNKNOWN
    if memory is not None and memory.stocks[kind]:
        known = memory.stocks[kind][0]
    total = 0.0
    number: i64 = 0
    for card in range(kind * COPIES, (kind + 1) * COPIES):
        if card == known or (known == UNKNOWN and rivals.unseen[card]):
            total += rivals.gain(card, view.loot[view.seat], view.limit)
            number += 1
    return total / float(number) if number > 0 else 0.0


def next_town(worth: ElPasoWorth, kind: Kind) -> float:
    """What a raid for this kind may bring in the next town."""
    town: i64 = i64(worth.view.town) + 1
    board = worth.prices.board
    if town >= worth.prices.towns or not board.has_place(town, kind):
        return 0.0
    return worth.prices.best(town, kind) * NEXT * worth.yields(kind, 0)
