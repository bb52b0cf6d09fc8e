"""Plays of Wyatt Earp, appraised quickly: what it brings to lay outlaws or to play a Sheriff card.

The ranger's measure, on a state. A play is worth what it changes on its poster, chance included,
beyond keeping its cards.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deadwood.bots.wyatt_earp.policy_hand import (
    card_value,
    held_by_others,
    next_card,
)
from deadwood.bots.wyatt_earp.policy_posters import Posters
from deadwood.core.types import Move
from deadwood.games.wyatt_earp.cards import (
    KINDS,
    MOST_WANTED,
    OUTLAW_POINTS,
    OUTLAWS,
    PHOTO,
    PHOTO_POINTS,
    PHOTO_REWARD,
    SET,
    WYATT_EARP,
    Outlaw,
)
from deadwood.games.wyatt_earp.moves import (
    EARP_DRAW,
    EARP_RESCUE,
    EARP_SEARCH,
    LEFT,
    PASS,
    PLAY_PHOTO,
    PLAYED,
    RIGHT,
    SHOOT_BANK,
    SHOOT_FASTEST,
    SHOOT_HIDEOUT,
    SHOOT_STAGECOACH,
    SHOOT_WANTED,
    ask,
    ask_direction,
    ask_outlaw,
    is_lay,
    lay,
    lay_number,
    lay_outlaw,
)
from deadwood.games.wyatt_earp.rules import most_wanted, sheriff, wyatt_earp

RICHER: Final = 0.01  # rather ask the richer neighbour

# The shot for each kind of card from Wyatt Earp on (there are none for the Earp himself).
SHOTS: Final[list[i64]] = [
    PASS,
    SHOOT_BANK,
    SHOOT_FASTEST,
    SHOOT_WANTED,
    SHOOT_HIDEOUT,
    SHOOT_STAGECOACH,
]


def best_play(posters: Posters) -> Move:
    """The best play that is better than none, otherwise PASS."""
    s = posters.s
    base = posters.me * KINDS
    size = s.sizes[posters.me]
    best: Move = PASS
    most = 0.0
    if not s.sheriff_played:
        best = best_sheriff(posters)
        if best != PASS:
            if SHOOT_WANTED <= best < EARP_RESCUE:
                return best  # cards first: what is laid together adds more
            most = play_value(posters, best)
    for outlaw in range(OUTLAWS):
        number = min(s.hands[base + outlaw], size - 1)
        if number >= SET or (number > 0 and s.is_open(outlaw)):
            value = lay_value(posters, outlaw, number)
            if value > most:
                best, most = lay(outlaw, number), value
    return best


def best_sheriff(posters: Posters) -> Move:
    """The Sheriff card to play now, PASS if none is better than nothing."""
    s = posters.s
    me = posters.me
    left = s.sizes[me] - 1
    best: Move = PASS
    most = 0.0
    for kind in range(PHOTO, KINDS):
        if s.hands[me * KINDS + kind] == 0:
            continue
        if kind == WYATT_EARP:
            for way in range(EARP_DRAW, EARP_RESCUE + 1):
                if not wyatt_earp.forbids(s, me, way, left):
                    value = play_value(posters, way)
                    if value > most:
                        best, most = way, value
            continue
        if kind == MOST_WANTED and left > 0:
            asking = best_ask(posters)
            if asking != PASS:
                value = play_value(posters, asking)
                if value > most:
                    best, most = asking, value
        play: Move = SHOTS[kind - WYATT_EARP] if kind > WYATT_EARP else PLAY_PHOTO + kind - PHOTO
        if not sheriff.forbids(s, me, play, left):
            value = play_value(posters, play)
            if value > most:
                best, most = play, value
    return best


def best_ask(posters: Posters) -> Move:
    """The outlaw to ask for, from the richer side; PASS if none could be laid."""
    s = posters.s
    direction = LEFT
    if posters.players > 2:
        right = most_wanted.next_in(s, posters.me, RIGHT)
        if s.money[right] > s.money[s.left_of(posters.me)]:
            direction = RIGHT
    best: Move = PASS
    most = 0.0
    for outlaw in range(OUTLAWS):
        value = wish(posters, outlaw)
        if value > most and not most_wanted.forbids_ask(s, posters.me, outlaw, direction):
            best, most = ask(outlaw, direction), value
    return best


def play_value(posters: Posters, move: Move) -> float:
    """What a play is worth beyond keeping its cards."""
    if is_lay(move):
        return lay_value(posters, lay_outlaw(move), lay_number(move))
    value = sheriff_play_value(posters, move)
    if move < SHOOT_WANTED and posters.s.sizes[posters.me] == 2:
        value += end_value(posters, move)
    wait = posters.habits.hideout_wait if move == SHOOT_HIDEOUT else posters.habits.wait
    return value - wait * (1.0 - posters.late)


def end_value(posters: Posters, move: Move) -> float:
    """The hand ends with the next discard: good or bad as it stands then."""
    if move < SHOOT_BANK:
        return posters.habits.ending * posters.verdict(
            move - PLAY_PHOTO, PHOTO_POINTS, PHOTO_REWARD
        )
    return posters.habits.ending * posters.verdict(0, 0, 0)


def lay_value(posters: Posters, outlaw: Outlaw, number: i64) -> float:
    """Outlaw cards on the table: what they change, and that they are out of the hand."""
    value = posters.lay(outlaw, number) + posters.habits.tempo * float(number)
    if not posters.s.is_open(outlaw):
        value += posters.habits.tempo
    if posters.s.sizes[posters.me] - number == 1:
        value += posters.habits.ending * posters.verdict(outlaw, number * OUTLAW_POINTS, number - 1)
    return value


def sheriff_play_value(posters: Posters, play: Move) -> float:
    """What playing a Sheriff card in this way brings, chance included."""
    if play < SHOOT_BANK:
        return posters.photo(play - PLAY_PHOTO)
    if play < SHOOT_HIDEOUT:
        return posters.hit() * posters.best_place(PLAYED[play - PLAY_PHOTO])
    if play == SHOOT_HIDEOUT:
        return posters.hit() * posters.best_hide()
    if play == SHOOT_WANTED:
        return posters.hit() * posters.best_steal()
    if play < EARP_DRAW:
        asked = most_wanted.next_in(posters.s, posters.me, ask_direction(play))
        return wish(posters, ask_outlaw(play)) + RICHER * float(posters.s.money[asked])
    if play == EARP_DRAW:
        return (0.0 if wants_out(posters) else 2.0 * posters.habits.average_card) - insured(posters)
    if play == EARP_SEARCH:
        return max(posters.habits.search, found_value(posters)) - insured(posters)
    return posters.hit() * posters.best_rescue()


def wish(posters: Posters, outlaw: Outlaw) -> float:
    """One more of an outlaw that can be laid at once, by the chance that somebody holds one."""
    s = posters.s
    if not s.is_open(outlaw) and s.hands[posters.me * KINDS + outlaw] < SET - 1:
        return 0.0
    return next_card(posters, outlaw) * held_by_others(posters, outlaw)


def found_value(posters: Posters) -> float:
    """What a search brings for certain: the top discard, if it may be taken."""
    top = posters.s.discards[-1]
    return 0.0 if top == WYATT_EARP else card_value(posters, top)


def insured(posters: Posters) -> float:
    """What the last Wyatt Earp in my hand is worth against a Hideout on my best group."""
    if posters.s.hands[posters.me * KINDS + WYATT_EARP] > 1:
        return 0.0
    return posters.habits.insurance * posters.hit() * posters.stake()


def wants_out(posters: Posters) -> bool:
    """Whether the hand may well end soon: few cards left and ahead."""
    return posters.s.sizes[posters.me] <= 4 and posters.verdict(0, 0, 0) > 0.0
