"""Plays of Wyatt Earp: what it brings to lay outlaws or to play a Sheriff card.

A play is worth what it changes on its poster, chance included, beyond keeping its cards.
"""

from __future__ import annotations

from mypy_extensions import i64

from deadwood.bots.wyatt_earp.hand import card_value, held_by_others, next_card
from deadwood.bots.wyatt_earp.posters import Posters
from deadwood.core.moves import Moves
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
    Kind,
    Outlaw,
)
from deadwood.games.wyatt_earp.moves import (
    EARP_DRAW,
    EARP_RESCUE,
    EARP_SEARCH,
    PASS,
    SHOOT_HIDEOUT,
    SHOOT_WANTED,
    ask,
    ask_direction,
    ask_outlaw,
    is_discard,
    is_lay,
    is_play_photo,
    lay,
    lay_count,
    lay_outlaw,
    play_photo_outlaw,
)
from deadwood.games.wyatt_earp.plays import card_of, is_sheriff_play
from deadwood.games.wyatt_earp.rules import most_wanted
from deadwood.games.wyatt_earp.schema import LEFT, RIGHT
from deadwood.games.wyatt_earp.turn import add_plays

# Which plays there are.


def add_sensible_plays(posters: Posters, moves: Moves) -> None:
    """What is worth a thought in a turn: all cards of an outlaw together, and asking only for what
    could be laid at once, from the richer side."""
    s = posters.s
    me = posters.me
    spare = s.size(me) - 1
    held = s.bits_hand(me)
    for outlaw in range(OUTLAWS):
        if (held >> outlaw) & 1 == 0:
            continue
        number = min(s.hand(me, outlaw), spare)
        if number >= SET or (number > 0 and s.is_open(outlaw)):
            moves.add(lay(outlaw, number))
    if not s.sheriff_played and held >> PHOTO != 0:
        for kind in range(PHOTO, KINDS):
            if (held >> kind) & 1 == 1:
                add_sheriff_plays(posters, kind, moves)


def add_sheriff_plays(posters: Posters, kind: Kind, moves: Moves) -> None:
    """The ways to play a Sheriff card that I hold."""
    s = posters.s
    me = posters.me
    add_plays(s, me, kind, moves)
    if kind == MOST_WANTED and s.size(me) > 1:
        direction = richer_side(posters)
        for outlaw in range(OUTLAWS):
            if may_lay(posters, outlaw):
                if not most_wanted.forbids_ask(s, me, outlaw, direction):
                    moves.add(ask(outlaw, direction))


def richer_side(posters: Posters) -> i64:
    """Which neighbour is to be asked first."""
    s = posters.s
    if posters.players == 2:
        return LEFT
    right = most_wanted.next_in(s, posters.me, RIGHT)
    return RIGHT if s.money(right) > s.money(s.left_of(posters.me)) else LEFT


def may_lay(posters: Posters, outlaw: Outlaw) -> bool:
    """Whether one more card of this outlaw can be laid at once."""
    s = posters.s
    return s.is_open(outlaw) or s.hand(posters.me, outlaw) >= SET - 1


def best_play(posters: Posters, moves: Moves) -> Move:
    """The best of these plays if it is better than none, otherwise PASS; discards are no plays."""
    best: Move = PASS
    most = 0.0
    sheriff: Move = PASS
    sheriff_most = 0.0
    for at in range(moves.size):
        move = moves.at(at)
        if is_discard(move):
            continue
        value = play_value(posters, move)
        if value > most:
            best, most = move, value
        if value > sheriff_most and is_sheriff_play(move):
            sheriff, sheriff_most = move, value
    return sheriff if brings_cards(sheriff) else best


def brings_cards(play: Move) -> bool:
    """These come first: what is laid together adds more."""
    return SHOOT_WANTED <= play < EARP_RESCUE


# What they are worth.


def play_value(posters: Posters, move: Move) -> float:
    """What a play is worth beyond keeping its cards."""
    if is_lay(move):
        return lay_value(posters, lay_outlaw(move), lay_count(move))
    value = sheriff_play_value(posters, move)
    if move < SHOOT_WANTED and posters.s.size(posters.me) == 2:
        value += end_value(posters, move)
    wait = posters.habits.hideout_wait if move == SHOOT_HIDEOUT else posters.habits.wait
    return value - wait * (1.0 - posters.late)


def end_value(posters: Posters, move: Move) -> float:
    """The hand ends with the next discard: good or bad as it stands then."""
    if is_play_photo(move):
        return posters.habits.ending * posters.verdict(
            play_photo_outlaw(move), PHOTO_POINTS, PHOTO_REWARD
        )
    return posters.habits.ending * posters.verdict_now()


def lay_value(posters: Posters, outlaw: Outlaw, number: i64) -> float:
    """Outlaw cards on the table: what they change, and that they are out of the hand."""
    value = posters.lay(outlaw, number) + posters.habits.tempo * float(number)
    if not posters.s.is_open(outlaw):
        value += posters.habits.tempo
    if posters.s.size(posters.me) - number == 1:
        value += posters.habits.ending * posters.verdict(outlaw, number * OUTLAW_POINTS, number - 1)
    return value


def sheriff_play_value(posters: Posters, play: Move) -> float:
    """What playing a Sheriff card in this way brings, chance included."""
    if is_play_photo(play):
        return posters.photo(play_photo_outlaw(play))
    if play < SHOOT_HIDEOUT:
        return posters.hit() * posters.best_place(card_of(play))
    if play == SHOOT_HIDEOUT:
        return posters.hit() * posters.best_hide()
    if play == SHOOT_WANTED:
        return posters.hit() * posters.best_steal()
    if play < EARP_DRAW:
        return wish(posters, ask_outlaw(play), ask_direction(play))
    if play == EARP_DRAW:
        return (0.0 if wants_out(posters) else 2.0 * posters.habits.average_card) - insured(posters)
    if play == EARP_SEARCH:
        return max(posters.habits.search, found_value(posters)) - insured(posters)
    return posters.hit() * posters.best_rescue()


def wish(posters: Posters, outlaw: Outlaw, direction: i64) -> float:
    """One more of an outlaw that can be laid at once, by the chance that somebody holds one."""
    if not may_lay(posters, outlaw):
        return 0.0
    asked = most_wanted.next_in(posters.s, posters.me, direction)
    value = next_card(posters, outlaw) * held_by_others(posters, outlaw)
    return value + posters.habits.richer * float(posters.s.money(asked))


def found_value(posters: Posters) -> float:
    """What a search brings for certain: the top discard, if it may be taken."""
    top = posters.s.top_discard()
    return 0.0 if top == WYATT_EARP else card_value(posters, top)


def insured(posters: Posters) -> float:
    """What the last Wyatt Earp in my hand is worth against a Hideout on my best group."""
    if posters.s.hand(posters.me, WYATT_EARP) > 1:
        return 0.0
    return posters.habits.insurance * posters.hit() * posters.stake()


def wants_out(posters: Posters) -> bool:
    """Whether the hand may well end soon: few cards left and ahead."""
    return posters.s.size(posters.me) <= 4 and posters.verdict_now() > 0.0
