"""The ranger of BANG!: what experienced players do, at a glance.

- Judge by deeds: who attacks the Sheriff is an Outlaw, who attacks such people is a deputy.
- The Sheriff shoots those who showed their colours, and spares who may be a deputy.
- Deputies shoot whoever attacks the Sheriff. Outlaws hunt the Sheriff, or else his guards.
- The Renegade weakens the stronger side and keeps the Sheriff for the end.
- First draw cards, then lay blue ones, then take away what hurts, then lock up, heal, shoot.
- Nothing is played at somebody who may well be a friend, but rather than thrown away.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from deadwood.bots.bang.answers import answer, pick_value
from deadwood.bots.bang.worth import WIN, BangWorth
from deadwood.bots.bot import Bot
from deadwood.bots.chair import Chair
from deadwood.core.chance import Chance
from deadwood.core.types import UNKNOWN, Move, Seat
from deadwood.games.bang.cards import (
    BANG,
    BEER,
    CAT_BALOU,
    DUEL,
    DYNAMITE,
    GATLING,
    GENERAL_STORE,
    INDIANS,
    JAIL,
    KIND,
    MISSED,
    PANIC,
    SALOON,
    STAGECOACH,
    WELLS_FARGO,
    Kind,
    is_weapon,
)
from deadwood.games.bang.editions import Rules
from deadwood.games.bang.knowledge import Memory
from deadwood.games.bang.moves import END, HEAL, is_play_at, played_at, played_card
from deadwood.games.bang.view import TableView

# In which order cards are played that are worth it.
DRAWING: Final = 900.0
LAYING: Final = 800.0
TAKING: Final = 700.0
JAILING: Final = 600.0
HEALING: Final = 500.0
SHOOTING: Final = 400.0
LATE: Final = 300.0
AT_ONCE: Final = 1000.0  # what ends the game

CAUTION: Final = 0.3  # what a hostile card must be worth to be better than kept
EASE: Final = 0.12  # … and how much less for every card too many in the hand
NEVER: Final = -1000.0


@final
class BangRanger(Bot):
    needs_knowledge: ClassVar[bool] = True

    def __init__(self, rules: Rules, chance: Chance) -> None:
        super().__init__(chance)
        self.rules: Final = rules

    def choose(self, chair: Chair) -> Move:
        view = chair.view
        knowledge = chair.knowledge
        moves = chair.moves
        assert isinstance(view, TableView)
        if len(moves) == 1:
            return moves[0]
        memory: Memory | None = None
        if isinstance(knowledge, Memory):
            memory = knowledge
        worth = BangWorth(view, self.rules, memory)
        name, values = view.pending[-1]
        if name != "play":
            return answer(worth, name, values, moves)
        best: Move = END
        most = 0.0
        for move in moves:
            value = play_value(worth, move)
            if value > most:
                best, most = move, value
        return best


def play_value(worth: BangWorth, move: Move) -> float:
    """How soon a move is to be made in phase II; 0 or less: not at all."""
    if move == END:
        return 0.0
    if move == HEAL:
        return ranked(LATE, sid_value(worth))
    kind = KIND[played_card(move)]
    if is_play_at(move):
        return aimed_value(worth, kind, played_at(move))
    if kind == STAGECOACH or kind == WELLS_FARGO:
        return DRAWING
    if kind == GENERAL_STORE:
        return ranked(TAKING, store_value(worth))
    if kind == BEER:
        wounded = worth.lives < worth.view.most[worth.me]
        return HEALING if wounded and not worth.void else NEVER
    if kind == SALOON:
        return ranked(HEALING, saloon_value(worth))
    if kind == GATLING or kind == INDIANS:
        return ranked(SHOOTING, against_all(worth, kind) - caution(worth))
    if kind == DYNAMITE:
        return ranked(LATE, dynamite_value(worth))
    if is_weapon(kind):
        return ranked(LAYING, weapon_value(worth, kind))
    return LAYING


def ranked(rank: float, value: float) -> float:
    """Its place in the turn, if it is worth anything."""
    if value <= 0.0:
        return NEVER
    return (AT_ONCE if value > 0.25 * WIN else rank) + value


def caution(worth: BangWorth) -> float:
    return max(0.03, CAUTION - EASE * float(max(i64(0), worth.slack)))


def aimed_value(worth: BangWorth, kind: Kind, target: Seat) -> float:
    if target == worth.me:
        return NEVER
    if kind == PANIC or kind == CAT_BALOU:
        most = NEVER
        takes = kind == PANIC
        if worth.view.sizes[target] > 0:
            most = pick_value(worth, target, UNKNOWN, takes)
        for card in worth.view.tables[target]:
            most = max(most, pick_value(worth, target, card, takes))
        return ranked(TAKING, most - caution(worth))
    if kind == JAIL:
        # A turn lost: the more cards he holds and lives he has, the more he could do with it.
        cards: i64 = min(worth.view.sizes[target], 4)
        harm = 0.7 + 0.1 * float(cards)
        return ranked(JAILING, harm * worth.foes[target] - caution(worth))
    if kind == DUEL:
        return ranked(SHOOTING, duel_value(worth, target) - caution(worth))
    # Calamity Janet shoots with her BANG! first: her Missed! is the better shield in this order.
    late = 0.05 if kind == MISSED else 0.0
    return ranked(SHOOTING, worth.shot(target) - caution(worth) - late)


def duel_value(worth: BangWorth, target: Seat) -> float:
    """I lose it if he holds more BANG! than I do."""
    mine = worth.bangs()
    wins = worth.lacks(target, BANG, 1)
    if mine >= 1:
        wins = worth.lacks(target, BANG, 2)
    if mine >= 2:
        wins += 0.7 * (1.0 - wins)
    spent = 0.3 * float(min(mine, i64(2))) * (1.0 - worth.lacks(target, BANG, 1))
    return wins * worth.wound(target) - (1.0 - wins) * worth.my_life() - spent


def against_all(worth: BangWorth, kind: Kind) -> float:
    """What Gatling or Indians! bring, all others considered."""
    total = 0.0
    for seat in range(worth.players):
        if seat != worth.me and worth.view.alive[seat]:
            hurts = worth.lacks(seat, BANG, 1) if kind == INDIANS else worth.hits(seat, 1)
            total += hurts * worth.wound(seat) + (1.0 - hurts) * 0.3 * worth.foes[seat]
    return total


def store_value(worth: BangWorth) -> float:
    """The best card for me, another for everybody else."""
    value = 0.35 + 0.1 * float(max(i64(0), worth.slack))
    for seat in range(worth.players):
        value -= 0.3 * worth.foes[seat]
    return value


def saloon_value(worth: BangWorth) -> float:
    value = -0.15
    for seat in range(worth.players):
        if worth.view.alive[seat] and worth.view.lives[seat] < worth.view.most[seat]:
            value += worth.my_life() if seat == worth.me else -worth.foes[seat]
    return value


def dynamite_value(worth: BangWorth) -> float:
    """It comes to me first, then to those on my left, each time a little less likely."""
    value = 0.0
    share = 1.0
    for step in range(worth.players):
        seat: i64 = (worth.me + step) % worth.players
        if worth.view.alive[seat]:
            value += share * (-1.3 if seat == worth.me else worth.foes[seat])
            share *= 0.9
    return value - 0.3 if worth.lives > 3 else NEVER


def weapon_value(worth: BangWorth, kind: Kind) -> float:
    """Better than what lies before me."""
    return worth.weapon(kind) - worth.weapon(worth.my_weapon()) - 0.02


def sid_value(worth: BangWorth) -> float:
    """A life for my two worst cards."""
    values = sorted(worth.keeps(worth.view.hand))
    return worth.my_life() - 0.1 - values[0] - values[1]
