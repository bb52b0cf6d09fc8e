"""What a move would bring, as far as the player can know: for the screen and for bots.

Money and rewards are in dollars; a chance is in percent.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from deadwood.core.types import Move, Seat
from deadwood.games.wyatt_earp.cards import (
    BANK_POINTS,
    BANK_REWARD,
    FASTEST_GUN,
    FASTEST_POINTS,
    FASTEST_REWARD,
    OUTLAW_POINTS,
    PHOTO_POINTS,
    PHOTO_REWARD,
    STAGECOACH,
    STAGECOACH_POINTS,
    STAGECOACH_REWARD,
)
from deadwood.games.wyatt_earp.moves import (
    DRAW_SUPPLY,
    is_discard,
    is_lay,
    is_place,
    is_play_photo,
    is_target,
    lay_count,
    lay_outlaw,
    place_outlaw,
    play_photo_outlaw,
    target_outlaw,
    target_seat,
)
from deadwood.games.wyatt_earp.plays import found_play, is_found
from deadwood.games.wyatt_earp.rules import lay
from deadwood.games.wyatt_earp.rules.scoring import divide, face_points, points
from deadwood.games.wyatt_earp.rules.supply import is_spent
from deadwood.games.wyatt_earp.schema import DOLLARS
from deadwood.games.wyatt_earp.state import WyattEarpState
from deadwood.games.wyatt_earp.turn import is_idle, stall_limit


def preview(s: WyattEarpState, seat: Seat, move: Move) -> dict[str, int]:
    """Named figures: `reward` is added to a poster, `points` to the player; `collect` is what he
    would take from that poster if the hand ended right after the move, `share_2` what seat 2
    (counted from 0) would, if that is another."""
    play = found_play(move) if is_found(move) else move
    if play == DRAW_SUPPLY:
        return {"ends_hand": 1} if is_spent(s) else {}
    if is_lay(play):
        number = lay_count(play)
        return gain(s, seat, lay_outlaw(play), lay.reward(number), number * OUTLAW_POINTS)
    if is_play_photo(play):
        return gain(s, seat, play_photo_outlaw(play), PHOTO_REWARD, PHOTO_POINTS)
    top = s.pending[-1]
    if is_place(play) and top.name() == "place":
        kind = top.values()[1]
        if kind == FASTEST_GUN:
            return gain(s, seat, place_outlaw(play), FASTEST_REWARD, FASTEST_POINTS)
        if kind == STAGECOACH:
            return gain(s, seat, place_outlaw(play), STAGECOACH_REWARD, STAGECOACH_POINTS)
        return gain(s, seat, place_outlaw(play), BANK_REWARD, BANK_POINTS)
    if is_place(play):
        return own(s, seat, place_outlaw(play), 0, face_points(s, seat, place_outlaw(play)))
    if is_target(play):
        other = target_seat(play)
        outlaw = target_outlaw(play)
        lost = points(s, other, outlaw)
        if top.name() == "steal" and (s.laid(other, outlaw) > 1 or s.photo(outlaw) == other):
            lost = min(lost, OUTLAW_POINTS)  # otherwise all goes with the last card (WE8.5)
        figures = {"their_points": -lost}
        figures.update(shares(s, seat, outlaw, 0, other, -lost))
        return figures
    if is_discard(play):
        out = s.size(seat) == 1 or min(s.list_size()) == 0  # WE11.1, WE11.2
        stalls = is_idle(s) and s.stalled + 1 == stall_limit(s)  # WE11.3
        return {"ends_hand": 1} if out or stalls else {}
    return {}


def gain(s: WyattEarpState, seat: Seat, outlaw: int, reward: int, added: int) -> dict[str, int]:
    """The figures of cards that come to a player's own group; under a Hideout they count nothing."""
    return own(s, seat, outlaw, reward, 0 if s.is_hidden(seat, outlaw) else added)


def own(s: WyattEarpState, seat: Seat, outlaw: int, reward: int, added: int) -> dict[str, int]:
    figures = {"reward": reward * DOLLARS, "points": added}
    figures.update(shares(s, seat, outlaw, reward, seat, added))
    return figures


def shares(
    s: WyattEarpState, seat: Seat, outlaw: int, reward: int, whose: Seat, added: int
) -> dict[str, int]:
    """Who would take what from the poster with so much more on it, and so many points for `whose`."""
    counted = vec[i64]([points(s, other, outlaw) for other in range(s.players)])
    counted[whose] += added
    paid = counted[:]
    divide(s.rules, counted, s.reward(outlaw) + reward, paid)
    return {
        "collect" if other == seat else f"share_{other}": int(paid[other]) * DOLLARS
        for other in range(s.players)
    }
