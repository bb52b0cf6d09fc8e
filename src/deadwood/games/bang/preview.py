"""What a move would bring, as far as the player can know: for the screen and for bots.

A chance is in percent, rounded to the nearest, counted over the cards that he has not seen lie open:
his own hand, the discards and the tables are known, everything else could be on top.
"""

from __future__ import annotations

from mypy_extensions import i64

from deadwood.core.types import Move, Seat
from deadwood.games.bang.cards import HEARTS, KIND, LUCKY_DUKE, SUIT
from deadwood.games.bang.characters import jourdonnais, slab_the_killer
from deadwood.games.bang.kinds import BANG, BARREL, BEER, CARDS, SALOON
from deadwood.games.bang.moves import DRAW, HEAL, TAKE_FROM, is_play, is_play_at, is_take_from
from deadwood.games.bang.plays import played_at, played_card
from deadwood.games.bang.rules.distance import distance
from deadwood.games.bang.rules.loss import is_void
from deadwood.games.bang.rules.play import as_played
from deadwood.games.bang.state import NONE, BangState


def preview(s: BangState, seat: Seat, move: Move) -> dict[str, int]:
    """Named figures.

    aimed cards `lives`: what the target has; `cards`: in his hand; `distance`; for BANG! also
                `needed`: Missed! to stop it, `draws`: for a Barrel before that
    take from   `cards`: in that hand
    Beer, Saloon, heal  `gain`: lives that the player himself wins back or saves
    draw        `heart`: the chance of a heart, where one is drawn for
    """
    asked = s.pending[-1].name()
    if is_play_at(move):
        return aimed(s, seat, move)
    if is_take_from(move):
        return {"cards": s.hand_size(move - TAKE_FROM)}
    if move == HEAL:
        return {"gain": 1}
    if is_play(move):
        kind = KIND[played_card(move)]
        if kind == BEER and asked == "save":
            return {"gain": 0 if is_void(s) else 1}
        if kind == BEER or kind == SALOON:
            works = kind == SALOON or not is_void(s)
            return {"gain": 1 if works and s.lives(seat) < s.most(seat) else 0}
    if move == DRAW and asked == "barrel":
        return {"heart": heart_chance(s, seat)}
    return {}


def aimed(s: BangState, seat: Seat, move: Move) -> dict[str, int]:
    target = played_at(move)
    figures: dict[str, int] = {"lives": s.lives(target), "cards": s.hand_size(target)}
    if target != seat:
        figures["distance"] = distance(s, seat, target)
    if as_played(s, seat, KIND[played_card(move)]) == BANG:
        figures["needed"] = slab_the_killer.missed_needed(s, seat)
        barrel: i64 = 0 if s.table_card(target, BARREL) == NONE else 1
        figures["draws"] = barrel + jourdonnais.extra_draws(s, target)
    return figures


def heart_chance(s: BangState, seat: Seat) -> int:
    """Of one draw, or of the better of two for Lucky Duke."""
    known: list[bool] = [False] * CARDS
    open_cards = s.list_discards() + s.list_store() + s.list_hand(seat)
    for at in range(s.players):
        open_cards += s.list_table(at)
    for card in open_cards:
        known[card] = True
    for decision in s.pending:
        for held in decision.holds():
            known[held] = True
    hearts = 0
    unseen = 0
    for card in s.rules.deck:
        if not known[card]:
            unseen += 1
            if SUIT[card] == HEARTS:
                hearts += 1
    if unseen == 0:
        return 0
    fails = (unseen - hearts) / unseen
    if s.is_in_play(seat, LUCKY_DUKE) and unseen > 1:
        fails *= (unseen - hearts - 1) / (unseen - 1)
    return int(100 * (1 - max(0.0, fails)) + 0.5)
