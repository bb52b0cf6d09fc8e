"""What the cards of a hand are worth at a table of Wyatt Earp: to keep, to take, to give away.

A card is worth what it could still do: an outlaw card by the set or the group that it adds to, a
Sheriff card by the best play that it allows now, or a little for what may come.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deadwood.bots.wyatt_earp.worth import WyattEarpWorth
from deadwood.games.wyatt_earp.cards import (
    COPIES,
    HIDEOUT,
    KINDS,
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
from deadwood.games.wyatt_earp.view import TableView

SINGLE: Final = 0.1  # a single closed outlaw card, as a share of a set
PAIR: Final = 0.35
LAYABLE: Final = 0.15  # the least that a card is worth that can simply be laid
SET_BONUS: Final = 1.0  # a set opens its outlaw for Photo and robberies, and empties the hand
CROWDED: Final = 3  # more Sheriff cards than this are hardly all played, one a turn

# What a Sheriff card is worth at least, for what may come.
PHOTO_HOPE: Final = 0.3
EARP_HOPE: Final = 0.7
WANTED_HOPE: Final = 0.6
HIDEOUT_HOPE: Final = 0.5
NUMBER_HOPE: Final = 0.4
INSURANCE: Final = 0.3  # how likely a Hideout threatens, with nothing but a Wyatt Earp against it

# What the left neighbour may do with a card that shows no use yet.
CLOSED_OUTLAW_GIFT: Final = 0.2
CLOSED_PHOTO_GIFT: Final = 0.1
SHERIFF_GIFT: Final = 0.4
LEAST_GIFT: Final = 0.1


# Outlaw cards.


def held_value(worth: WyattEarpWorth, outlaw: Outlaw, held: i64) -> float:
    """What so many cards of an outlaw in my hand are worth."""
    if held == 0:
        return 0.0
    if worth.is_open(outlaw):
        return max(worth.lay(outlaw, held), LAYABLE * float(held))
    if held >= SET:
        return max(worth.lay(outlaw, held), 0.0) + SET_BONUS
    if held + unseen(worth, outlaw) < SET:
        return 0.0
    whole = max(worth.lay(outlaw, SET), 0.0) + SET_BONUS
    return whole * (PAIR if held == 2 else SINGLE)


def next_card(worth: WyattEarpWorth, outlaw: Outlaw) -> float:
    """What one more card of this outlaw would be worth to me."""
    have: i64 = worth.view.hand[outlaw]
    return held_value(worth, outlaw, have + 1) - held_value(worth, outlaw, have)


def last_card(worth: WyattEarpWorth, outlaw: Outlaw) -> float:
    """What I lose with one of the cards of this outlaw that I hold."""
    have: i64 = worth.view.hand[outlaw]
    return held_value(worth, outlaw, have) - held_value(worth, outlaw, have - 1)


def unseen(worth: WyattEarpWorth, outlaw: Outlaw) -> i64:
    """Cards of this outlaw that are neither on the table, nor in my hand, nor on top."""
    rest: i64 = COPIES[outlaw] - i64(worth.view.hand[outlaw])
    for seat in range(worth.players):
        rest -= i64(worth.view.laid[seat * OUTLAWS + outlaw])
    return rest - 1 if worth.view.top == outlaw else rest


def held_by_others(worth: WyattEarpWorth, outlaw: Outlaw) -> float:
    """The chance that at least one card of this outlaw is in another hand."""
    view = worth.view
    others: i64 = 0
    for seat in range(worth.players):
        if seat != worth.me:
            others += view.sizes[seat]
    hidden: i64 = others + view.supply + view.discards
    if hidden == 0:
        return 0.0
    nobody = 1.0
    for _ in range(unseen(worth, outlaw)):
        nobody *= 1.0 - float(others) / float(hidden)
    return 1.0 - nobody


# Any card.


def card_value(worth: WyattEarpWorth, kind: Kind) -> float:
    """What one more card of this kind would be worth to me."""
    if kind < OUTLAWS:
        return next_card(worth, kind)
    return sheriff_value(worth, kind, sheriff_cards(worth.view) + 1)


def sheriff_cards(view: TableView) -> i64:
    number: i64 = 0
    for kind in range(OUTLAWS, KINDS):
        number += view.hand[kind]
    return number


def sheriff_value(worth: WyattEarpWorth, kind: Kind, among: i64) -> float:
    """What a Sheriff card is worth in a hand with so many of them."""
    if kind < WYATT_EARP:
        outlaw = kind - PHOTO
        value = PHOTO_HOPE + held_value(worth, outlaw, worth.view.hand[outlaw])
        if worth.is_open(outlaw):
            value = worth.photo(outlaw)
    elif kind == WYATT_EARP:
        value = EARP_HOPE + INSURANCE * worth.stake()
    elif kind == MOST_WANTED:
        value = max(WANTED_HOPE, worth.hit * worth.best_steal())
    elif kind == HIDEOUT:
        value = max(HIDEOUT_HOPE, worth.hit * worth.best_hide())
    else:
        value = max(NUMBER_HOPE, worth.hit * worth.best_place(kind))
    return value * float(CROWDED) / float(among) if among > CROWDED else value


def keep_value(worth: WyattEarpWorth, kind: Kind, among: i64) -> float:
    if kind < OUTLAWS:
        return last_card(worth, kind)
    return sheriff_value(worth, kind, among)


def gift(worth: WyattEarpWorth, kind: Kind) -> float:
    """What the left neighbour gains, as far as it shows, if this card is his to take."""
    left = (worth.me + 1) % worth.players
    if kind < OUTLAWS:
        if not worth.is_open(kind):
            return CLOSED_OUTLAW_GIFT
        return max(LEAST_GIFT, -worth.change(kind, left, OUTLAW_POINTS, 0))
    if kind < WYATT_EARP:
        if not worth.is_open(kind - PHOTO):
            return CLOSED_PHOTO_GIFT
        return max(LEAST_GIFT, -worth.change(kind - PHOTO, left, PHOTO_POINTS, PHOTO_REWARD))
    return SHERIFF_GIFT
