"""The ranger of BANG! when he is asked something: hits and duels, losses, choices of cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deadwood.bots.bang.worth import BangWorth
from deadwood.core.types import UNKNOWN, Move, Seat
from deadwood.games.bang.cards import (
    BANG,
    BART_CASSIDY,
    DYNAMITE,
    EL_GRINGO,
    HEARTS,
    JAIL,
    KIND,
    MISSED,
    PEDRO_RAMIREZ,
    SUIT,
    Card,
)
from deadwood.games.bang.moves import (
    BE,
    CHOOSE,
    DISCARD,
    DRAW,
    FROM_HAND,
    HEAL,
    PASS,
    TAKE_DISCARD,
    TAKE_FROM,
    is_play,
    is_take_from,
    played_card,
)
from deadwood.games.bang.rules.dynamite import explodes

UNKNOWN_CARD: Final = 0.6  # what a card from the talon is worth
SHIELD: Final = 0.6  # what a Missed! is worth as long as it is not needed
BULLET: Final = 0.4  # … and a BANG!

# By character: which of two to be.
LIKED: Final[list[i64]] = [5, 7, 7, 3, 6, 7, 7, 5, 5, 6, 6, 6, 7, 8, 6, 9]


def answer(worth: BangWorth, name: str, values: tuple[int, ...], moves: list[Move]) -> Move:
    if name == "dodge":
        return dodge(worth, values[2], moves)
    if name == "save":
        return save(worth, values[1], moves)
    if name == "duel":
        return fight(worth, values[1], moves)
    if name == "indians":
        return bullet(moves)
    if name == "barrel" or name == "bart-draw":
        return DRAW
    if name == "shed" or name == "sid-pair":
        return worst(worth, worth.view.hand, DISCARD)
    if name == "lay-down":
        return lay_down(worth, moves)
    if name == "store":
        return best_of_store(worth)
    if name == "kit-pick":
        return put_back(worth)
    return answer_more(worth, name, values, moves)


def answer_more(worth: BangWorth, name: str, values: tuple[int, ...], moves: list[Move]) -> Move:
    """The rarer ones."""
    if name == "pick":
        return pick(worth, values[1], values[2] == 1, moves)
    if name == "jesse-take":
        return rob(worth, moves)
    if name == "pedro-take":
        top: i64 = worth.view.discards[-1]
        return TAKE_DISCARD if worth.keep(top) > UNKNOWN_CARD else DRAW
    if name == "lucky-pick":
        return CHOOSE + luckier(worth, values[1], values[2])
    if name == "lucky-order":
        return CHOOSE + for_pedro(worth, values[1], values[2])
    if name == "choose-character":
        one: i64 = moves[0] - BE
        two: i64 = moves[1] - BE
        return moves[0] if LIKED[one] >= LIKED[two] else moves[1]
    return moves[0]


# Lives.


def dodge(worth: BangWorth, needed: i64, moves: list[Move]) -> Move:
    """A Missed! for a life is a good trade, two of them only when lives are few."""
    cost = 0.0
    found: Move = PASS
    shields: i64 = 0
    for move in moves:
        if is_play(move):
            shields += 1
            missed = KIND[played_card(move)] == MISSED
            if found == PASS or (
                missed and cost < SHIELD
            ):  # Calamity Janet spends her Missed! first
                found = move
                cost = SHIELD if missed else BULLET
    if found == PASS or PASS not in moves:
        return found
    # Many shields are worth less each; what is left of them is thrown away anyway.
    cost *= float(needed) / (1.0 if shields <= needed else 1.3)
    return found if worth.my_life() - wound_brings(worth) > cost else PASS


def wound_brings(worth: BangWorth) -> float:
    """The card that some get for a lost life."""
    gains = worth.character == BART_CASSIDY or worth.character == EL_GRINGO
    return 0.5 if gains and worth.lives > 1 else 0.0


def save(worth: BangWorth, number: i64, moves: list[Move]) -> Move:
    """Beer first, then two cards; nothing if it would not be enough."""
    beers: i64 = 0
    drink: Move = PASS
    for move in moves:
        if is_play(move):
            beers += 1
            drink = move
    if worth.void:
        beers = 0
    pairs: i64 = (len(worth.view.hand) - beers) // 2 if HEAL in moves else 0
    # Where Beer prevents, the lives are still there; where it heals, they are gone already.
    left: i64 = worth.lives - number if worth.rules.beer_prevents else worth.lives
    if left + beers + pairs <= 0:
        return PASS
    lethal = left <= 0
    if beers > 0 and (lethal or worth.my_life() - wound_brings(worth) > 0.7):
        return drink
    if pairs > 0 and (lethal or two_worst(worth) < worth.my_life()):
        return HEAL
    return PASS


def two_worst(worth: BangWorth) -> float:
    values = sorted(worth.keeps(worth.view.hand))
    return values[0] + values[1]


def bullet(moves: list[Move]) -> Move:
    """The cheapest card that is as good as a BANG!, or PASS."""
    found: Move = PASS
    for move in moves:
        if move != PASS and (found == PASS or KIND[move - DISCARD] == BANG):
            found = move
    return found


def fight(worth: BangWorth, other: Seat, moves: list[Move]) -> Move:
    """Go on with a duel while it is likely enough that he runs out first."""
    found = bullet(moves)
    if found == PASS:
        return PASS
    mine = worth.bangs()
    wins = worth.lacks(other, BANG, 1 if mine < 2 else 2)
    gain = wins * (worth.my_life() + max(-0.5, worth.wound(other)))
    return found if gain > BULLET or worth.lives <= 1 else PASS


# Cards.


def worst(worth: BangWorth, cards: list[int], move: Move) -> Move:
    """The move with the card that is worth least to me."""
    values = worth.keeps(cards)
    least = 0
    for at in range(len(cards)):
        if values[at] < values[least]:
            least = at
    return move + cards[least]


def put_back(worth: BangWorth) -> Move:
    """The worst of three, seen together with the hand that they come to."""
    hand = worth.view.hand
    values = worth.keeps(hand + worth.view.seen)
    least = len(hand)
    for at in range(len(hand), len(values)):
        if values[at] < values[least]:
            least = at
    return CHOOSE + worth.view.seen[least - len(hand)]


def best_of_store(worth: BangWorth) -> Move:
    hand = worth.view.hand
    best: Move = CHOOSE + worth.view.store[0]
    most = -1.0
    for card in worth.view.store:
        value = worth.keeps([*hand, card])[-1]
        if value > most:
            best, most = CHOOSE + card, value
    return best


def pick_value(worth: BangWorth, target: Seat, card: Card, takes: bool) -> float:
    """What it is worth to take (or discard) a card before somebody, or of his hand (UNKNOWN)."""
    if card == UNKNOWN:
        harm = 0.9 if worth.view.sizes[target] == 1 else 0.65
        gain = UNKNOWN_CARD
    else:
        harm = worth.harm(target, card)
        gain = worth.keep(card)
        if KIND[card] == JAIL or KIND[card] == DYNAMITE:
            gain *= 0.5
    return worth.foes[target] * harm + (0.8 * gain if takes else 0.0)


def pick(worth: BangWorth, target: Seat, takes: bool, moves: list[Move]) -> Move:
    best: Move = moves[0]
    most = -1000.0
    for move in moves:
        if target == worth.me:
            value = -worth.keep(move - CHOOSE)
        else:
            card: i64 = UNKNOWN if move == FROM_HAND else move - CHOOSE
            value = pick_value(worth, target, card, takes)
        if value > most:
            best, most = move, value
    return best


def rob(worth: BangWorth, moves: list[Move]) -> Move:
    """Jesse Jones takes from his worst enemy, or from the talon."""
    best: Move = DRAW
    most = 0.15
    for move in moves:
        if is_take_from(move) and worth.foes[move - TAKE_FROM] > most:
            best, most = move, worth.foes[move - TAKE_FROM]
    return best


def luckier(worth: BangWorth, first: Card, second: Card) -> Card:
    """Hearts for Barrel and Jail; for Dynamite anything that does not blow up."""
    name = worth.view.pending[-2][0] if len(worth.view.pending) > 1 else ""
    if name == "dynamite-drawn":
        return second if explodes(first) else first
    return second if SUIT[second] == HEARTS else first


def for_pedro(worth: BangWorth, one: Card, two: Card) -> Card:
    """The card that lies on top: for a friend the better one."""
    better = worth.keep(one) >= worth.keep(two)
    return one if better == likes_pedro(worth) else two


def likes_pedro(worth: BangWorth) -> bool:
    for seat in range(worth.players):
        if worth.view.characters[seat] == i64(PEDRO_RAMIREZ):
            return worth.foes[seat] < 0.0 or seat == worth.me
    return False


def lay_down(worth: BangWorth, moves: list[Move]) -> Move:
    """What goes down first lies lowest: for a friend the worst."""
    friend = likes_pedro(worth)
    best: Move = moves[0]
    most = -1000.0
    for move in moves:
        value = worth.keep(move - DISCARD)
        if friend:
            value = -value
        if value > most:
            best, most = move, value
    return best
