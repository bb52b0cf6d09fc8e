"""What sensible players answer when they are asked something: hits and duels, losses, choices of cards."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from deadwood.bots.bang.figures import BULLET, COPY, LIKED, LUCK, SHIELD, UNKNOWN_CARD
from deadwood.bots.bang.judgement import comfort, life
from deadwood.bots.bang.odds import BULLETS
from deadwood.bots.bang.policy import BangPolicy
from deadwood.core.decision import Decision
from deadwood.core.types import Move, Seat
from deadwood.games.bang.cards import HEARTS, KIND, PEDRO_RAMIREZ, SID_KETCHUM, SUIT, Card
from deadwood.games.bang.characters.bart_cassidy import BartDraw
from deadwood.games.bang.characters.calamity_janet import is_bang, is_missed
from deadwood.games.bang.characters.jesse_jones import JesseTake
from deadwood.games.bang.characters.kit_carlson import LOOKS_AT, KitPick
from deadwood.games.bang.characters.lucky_duke import LuckyOrder, LuckyPick
from deadwood.games.bang.characters.pedro_ramirez import PedroTake
from deadwood.games.bang.characters.sid_ketchum import PAIR, SidPair, forbids_heal, forbids_pair
from deadwood.games.bang.kinds import BANG, BEER, MISSED
from deadwood.games.bang.moves import (
    BE,
    CHOOSE,
    DISCARD,
    DRAW,
    END,
    FROM_HAND,
    HEAL,
    PASS,
    PLAY,
    TAKE_DISCARD,
    TAKE_FROM,
    is_choose,
    is_discard,
)
from deadwood.games.bang.rules.death import Lay
from deadwood.games.bang.rules.duel import DuelAnswer
from deadwood.games.bang.rules.dynamite import DynamiteDrawn, explodes
from deadwood.games.bang.rules.general_store import StorePick
from deadwood.games.bang.rules.hit import Barrel, Dodge
from deadwood.games.bang.rules.indians import IndiansAnswer
from deadwood.games.bang.rules.loss import Save, is_void
from deadwood.games.bang.rules.pick import Pick
from deadwood.games.bang.rules.play import Play
from deadwood.games.bang.setup import Choose
from deadwood.games.bang.state import NONE, BangState
from deadwood.games.bang.turn import Shed


def reply(policy: BangPolicy, s: BangState, top: Decision[Any], seat: Seat) -> Move:
    """A sensible move, whatever is asked; the commonest questions come first."""
    if isinstance(top, Play):
        return policy.play(s, seat)
    if isinstance(top, Dodge):
        return dodge(policy, s, top, seat)
    if isinstance(top, Shed):
        return shed(policy, s, seat)
    if isinstance(top, SidPair):
        policy.look(s, seat)
        return DISCARD + policy.worst(s, s.list_hand(seat), [])
    if isinstance(top, Save):
        return save(policy, s, top, seat)
    if isinstance(top, IndiansAnswer):
        return bullet(policy, s, seat)
    if isinstance(top, DuelAnswer):
        return fight(policy, s, top.other, seat)
    if isinstance(top, (Barrel, BartDraw)):
        return DRAW
    if isinstance(top, StorePick):
        return best_of_store(policy, s, seat)
    if isinstance(top, Pick):
        return pick(policy, s, top, seat)
    return reply_more(policy, s, top, seat)


def reply_more(policy: BangPolicy, s: BangState, top: Decision[Any], seat: Seat) -> Move:
    """The rarer ones."""
    if isinstance(top, KitPick):
        policy.look(s, seat)
        return CHOOSE + policy.worst(s, s.list_talon()[-LOOKS_AT:], s.list_hand(seat))
    if isinstance(top, JesseTake):
        return rob(policy, s, seat)
    if isinstance(top, PedroTake):
        policy.look(s, seat)
        wanted = policy.keep(s, KIND[s.discards(s.discards_size() - 1)]) > UNKNOWN_CARD
        return TAKE_DISCARD if wanted else DRAW
    if isinstance(top, LuckyPick):
        return CHOOSE + luckier(s, top.first, top.second)
    if isinstance(top, LuckyOrder):
        policy.look(s, seat)
        one = policy.keep(s, KIND[top.counts]) >= policy.keep(s, KIND[top.other])
        return CHOOSE + (top.counts if one == likes_pedro(policy, s) else top.other)
    if isinstance(top, Lay):
        return lay_down(policy, s, seat)
    if isinstance(top, Choose):
        first = s.character(seat)
        second = s.spare(seat)
        return BE + (first if LIKED[first] >= LIKED[second] else second)
    return guess(policy, s, top, seat)


def guess(policy: BangPolicy, s: BangState, top: Decision[Any], seat: Seat) -> Move:
    """What a card of an expansion asks: the worst card goes, the best one comes; or what is named first."""
    policy.look(s, seat)
    moves = [move for move in top.options(s, seat) if policy.may(move)]
    best = moves[0]
    most = -1000.0
    for move in moves:
        value = most
        if is_discard(move):
            value = -policy.keep(s, KIND[move - DISCARD])
        elif is_choose(move):
            value = policy.keep(s, KIND[move - CHOOSE])
        if value > most:
            best, most = move, value
    return best


def shed(policy: BangPolicy, s: BangState, seat: Seat) -> Move:
    """Cards that are too many cost nothing: Sid Ketchum heals with them first."""
    policy.look(s, seat)
    number = s.hand_size(seat) - s.lives(seat)
    if s.character(seat) == SID_KETCHUM and not forbids_heal(s, seat) and policy.may(HEAL):
        if number >= PAIR or policy.sid(s) > 0.0:
            return HEAL
    return DISCARD + policy.worst(s, s.list_hand(seat), []) if number > 0 else END


# Lives.


def dodge(policy: BangPolicy, s: BangState, top: Dodge, seat: Seat) -> Move:
    """A Missed! for a life is a good trade, two of them only when lives are few."""
    found: i64 = NONE
    cost = 0.0
    shields: i64 = 0
    for place in range(s.hand_size(seat)):
        card = s.hand(seat, place)
        if is_missed(s, seat, KIND[card]) and policy.may(PLAY + card):
            shields += 1
            missed = KIND[card] == MISSED
            if found == NONE or (missed and cost < SHIELD):  # Calamity Janet keeps her BANG!
                found = card
                cost = SHIELD if missed else BULLET
    if found == NONE:
        return PASS
    if shields < top.needed:  # Suzy Lafayette, with her last card: is the next one another?
        gain = LUCK * (life(s.lives(seat)) - comfort(s, seat))
        return PLAY + found if gain > cost - UNKNOWN_CARD else PASS
    if top.bound or not policy.may(PASS):
        return PLAY + found
    # Many shields are worth less each; what is left of them is thrown away anyway.
    cost *= float(top.needed) / (1.0 if shields <= top.needed else 1.3)
    return PLAY + found if life(s.lives(seat)) - comfort(s, seat) > cost else PASS


def save(policy: BangPolicy, s: BangState, top: Save, seat: Seat) -> Move:
    """Beer first, then two cards; nothing if it would not be enough."""
    beers: i64 = 0
    drink: Move = PASS
    if top.may_drink(s):
        for place in range(s.hand_size(seat)):
            card = s.hand(seat, place)
            if KIND[card] == BEER and policy.may(PLAY + card):
                beers += 1
                drink = PLAY + card
    if is_void(s):
        beers = 0
    pairs: i64 = 0
    if s.character(seat) == SID_KETCHUM and not forbids_pair(s, seat, top.number - top.back):
        if policy.may(HEAL):
            pairs = (s.hand_size(seat) - beers) // 2
    if beers == 0 and pairs == 0:
        return PASS
    left = s.lives(seat) - top.number if s.rules.beer_prevents else s.lives(seat)
    if left + beers + pairs <= 0:
        return PASS
    lethal = left <= 0
    if beers > 0 and (lethal or life(s.lives(seat)) - comfort(s, seat) > 0.7):
        return drink
    if pairs > 0:
        policy.look(s, seat)
        if lethal or policy.two_worst(s) < policy.my_life():
            return HEAL
    return PASS


def bullet(policy: BangPolicy, s: BangState, seat: Seat) -> Move:
    """The cheapest card that is as good as a BANG!, or PASS."""
    found: Move = PASS
    for place in range(s.hand_size(seat)):
        card = s.hand(seat, place)
        kind = KIND[card]
        if is_bang(s, seat, kind) and (found == PASS or kind == BANG):
            if policy.may(DISCARD + card):
                found = DISCARD + card
    return found


def fight(policy: BangPolicy, s: BangState, other: Seat, seat: Seat) -> Move:
    """Go on with a duel while it is likely enough that the other runs out first."""
    found = bullet(policy, s, seat)
    if found == PASS:
        return PASS
    if s.lives(seat) <= 1:
        return found
    policy.look(s, seat)
    wins = policy.odds.lacks(s, other, BULLETS, 1 if policy.bullets < 2 else 2)
    gain = wins * (policy.my_life() + max(-0.5, policy.wound(s, other)))
    return found if gain > BULLET else PASS


# Cards.


def best_of_store(policy: BangPolicy, s: BangState, seat: Seat) -> Move:
    policy.look(s, seat)
    best = s.store(0)
    most = -1.0
    for place in range(s.store_size()):
        card = s.store(place)
        kind = KIND[card]
        value = policy.keep(s, kind)
        for place in range(s.hand_size(seat)):
            held = s.hand(seat, place)
            if KIND[held] == kind:
                value *= COPY
        if value > most:
            best, most = card, value
    return CHOOSE + best


def pick(policy: BangPolicy, s: BangState, top: Pick, seat: Seat) -> Move:
    policy.look(s, seat)
    target = top.target
    if target == seat:
        return CHOOSE + policy.worst(s, s.cards_of(seat), [])
    best: Move = FROM_HAND
    most = -1000.0
    if s.hand_size(target) > 0 and policy.may(FROM_HAND):
        most = policy.taken(s, target, NONE, top.takes)
    for place in range(s.table_size(target)):
        card = s.table(target, place)
        value = policy.taken(s, target, card, top.takes)
        if value > most and policy.may(CHOOSE + card):
            best, most = CHOOSE + card, value
    return best


def rob(policy: BangPolicy, s: BangState, seat: Seat) -> Move:
    """Jesse Jones takes from his worst enemy, or from the talon."""
    policy.look(s, seat)
    best: Move = DRAW
    most = 0.15
    for victim in range(s.players):
        if (
            policy.foes[victim] > most
            and s.hand_size(victim) > 0
            and policy.may(TAKE_FROM + victim)
        ):
            best, most = TAKE_FROM + victim, policy.foes[victim]
    return best


def luckier(s: BangState, first: Card, second: Card) -> Card:
    """Hearts for Barrel and Jail; for Dynamite anything that does not blow up."""
    if len(s.pending) > 1 and isinstance(s.pending[-2], DynamiteDrawn):
        return second if explodes(first) else first
    return second if SUIT[second] == HEARTS else first


def likes_pedro(policy: BangPolicy, s: BangState) -> bool:
    pedro = s.seat_of(PEDRO_RAMIREZ)
    return pedro != NONE and (pedro == policy.me or policy.foes[pedro] < 0.0)


def lay_down(policy: BangPolicy, s: BangState, seat: Seat) -> Move:
    """What goes down first lies lowest: for a friend the worst."""
    policy.look(s, seat)
    friend = likes_pedro(policy, s)
    best: i64 = NONE
    most = -1000.0
    for card in s.cards_of(seat):
        value = policy.keep(s, KIND[card])
        if friend:
            value = -value
        if value > most and (best == NONE or policy.may(DISCARD + card)):
            best, most = card, value
    return DISCARD + best
