"""What the cards of a hand are worth at a table of Wyatt Earp: to keep, to take, to give away.

A card is worth what it could still do: an outlaw card by the set or the group that it adds to, a
Sheriff card by the best play that it allows now, or a little for what may come.
"""

from __future__ import annotations

from mypy_extensions import i64

from deadwood.bots.wyatt_earp.posters import Posters
from deadwood.games.wyatt_earp.cards import (
    COPIES,
    HIDEOUT,
    MOST_WANTED,
    OUTLAW_POINTS,
    OUTLAWS,
    PHOTO,
    PHOTO_POINTS,
    PHOTO_REWARD,
    SET,
    WYATT_EARP,
    Kind,
    Outlaw,
)

# Outlaw cards.


def held_value(posters: Posters, outlaw: Outlaw, held: i64) -> float:
    """What so many cards of an outlaw in my hand are worth."""
    if held == 0:
        return 0.0
    if posters.s.is_open(outlaw):
        return max(posters.lay(outlaw, held), posters.habits.layable * float(held))
    if held >= SET:
        return max(posters.lay(outlaw, held), 0.0) + posters.habits.set_bonus
    if held + unseen(posters, outlaw) < SET:
        return 0.0
    whole = max(posters.lay(outlaw, SET), 0.0) + posters.habits.set_bonus
    return whole * (posters.habits.pair if held == 2 else posters.habits.single)


def next_card(posters: Posters, outlaw: Outlaw) -> float:
    """What one more card of this outlaw would be worth to me."""
    have = posters.s.hand(posters.me, outlaw)
    return held_value(posters, outlaw, have + 1) - held_value(posters, outlaw, have)


def last_card(posters: Posters, outlaw: Outlaw) -> float:
    """What I lose with one of the cards of this outlaw that I hold."""
    have = posters.s.hand(posters.me, outlaw)
    return held_value(posters, outlaw, have) - held_value(posters, outlaw, have - 1)


def unseen(posters: Posters, outlaw: Outlaw) -> i64:
    """Cards of this outlaw that are neither on the table, nor in my hand, nor on top."""
    s = posters.s
    rest: i64 = COPIES[outlaw] - s.hand(posters.me, outlaw)
    if s.is_open(outlaw):
        for seat in range(posters.players):
            rest -= s.laid(seat, outlaw)
    return rest - 1 if s.top_discard() == outlaw else rest


def held_by_others(posters: Posters, outlaw: Outlaw) -> float:
    """The chance that at least one card of this outlaw is in another hand."""
    s = posters.s
    others: i64 = 0
    for seat in range(posters.players):
        if seat != posters.me:
            others += s.size(seat)
    hidden: i64 = others + s.supply_size() + s.discards_size()
    if hidden == 0:
        return 0.0
    missed = 1.0 - float(others) / float(hidden)
    nobody = 1.0
    for _ in range(unseen(posters, outlaw)):
        nobody *= missed
    return 1.0 - nobody


# Any card.


def sheriff_cards(posters: Posters) -> i64:
    s = posters.s
    number = s.size(posters.me)
    for kind in range(OUTLAWS):
        number -= s.hand(posters.me, kind)
    return number


def card_value(posters: Posters, kind: Kind) -> float:
    """What one more card of this kind would be worth to me."""
    if kind < OUTLAWS:
        return next_card(posters, kind)
    return sheriff_value(posters, kind, sheriff_cards(posters) + 1)


def keep_value(posters: Posters, kind: Kind, among: i64) -> float:
    """What I lose with one of the cards of this kind, in a hand with so many Sheriff cards."""
    return last_card(posters, kind) if kind < OUTLAWS else sheriff_value(posters, kind, among)


def sheriff_value(posters: Posters, kind: Kind, among: i64) -> float:
    """What a Sheriff card is worth in a hand with so many of them."""
    if kind < WYATT_EARP:
        outlaw = kind - PHOTO
        if posters.s.is_open(outlaw):
            value = posters.photo(outlaw)
        else:
            held = posters.s.hand(posters.me, outlaw)
            value = posters.habits.photo_hope + held_value(posters, outlaw, held)
    elif kind == WYATT_EARP:
        value = posters.habits.earp_hope + posters.habits.insurance * posters.stake()
    elif kind == MOST_WANTED:
        value = max(posters.habits.wanted_hope, posters.hit() * posters.best_steal())
    elif kind == HIDEOUT:
        value = max(posters.habits.hideout_hope, posters.hit() * posters.best_hide())
    else:
        value = max(posters.habits.number_hope, posters.hit() * posters.best_place(kind))
    crowded = posters.habits.crowded
    return value * crowded / float(among) if float(among) > crowded else value


def gift(posters: Posters, kind: Kind) -> float:
    """What the left neighbour gains, as far as it shows, if this card is theirs to take."""
    left = posters.s.left_of(posters.me)
    if kind < OUTLAWS:
        if not posters.s.is_open(kind):
            return posters.habits.closed_gift
        return max(posters.habits.least_gift, -posters.change(kind, left, OUTLAW_POINTS, 0))
    if kind < WYATT_EARP:
        if not posters.s.is_open(kind - PHOTO):
            return posters.habits.photo_gift
        return max(
            posters.habits.least_gift,
            -posters.change(kind - PHOTO, left, PHOTO_POINTS, PHOTO_REWARD),
        )
    return posters.habits.sheriff_gift
