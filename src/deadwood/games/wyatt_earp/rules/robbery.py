"""What the cards have in common that are laid to one's own group after a hit.

WE4.2  They can be played only when one's own group lies to which they could go.
WE4.4  After a miss the card goes to the discards without effect; it was played all the same.
WE4.5  The outlaw is chosen after the shot, and after a hit the card must be laid.
WE4.8  Until the shot is known, the card lies aside: a reshuffle in between does not take it in.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.core.moves import Moves
from deadwood.core.questions import QuestionKind, question
from deadwood.core.reason import NOT_ASKED
from deadwood.core.types import ALLOWED, Move, Rule, Seat
from deadwood.core.values import part
from deadwood.games.wyatt_earp.cards import (
    BANK_ROBBERY,
    FASTEST_GUN,
    KINDS,
    OUTLAWS,
    STAGECOACH,
    Kind,
    Outlaw,
)
from deadwood.games.wyatt_earp.moves import is_place, place, place_outlaw
from deadwood.games.wyatt_earp.plays import card_of
from deadwood.games.wyatt_earp.rules import bank_robbery, fastest_gun, stagecoach_robbery
from deadwood.games.wyatt_earp.rules.question import Question
from deadwood.games.wyatt_earp.rules.shot import aim, can_shoot, waste
from deadwood.games.wyatt_earp.schema import A_CARD, PLAYER
from deadwood.games.wyatt_earp.state import WyattEarpState


def forbids(s: WyattEarpState, seat: Seat, kind: Kind) -> Rule:
    """What speaks against shooting for this card."""
    if not can_shoot(s):
        return "WE4.7"
    nearest: Rule = "WE4.2"
    for outlaw in range(OUTLAWS):
        rule = forbids_at(s, seat, kind, outlaw)
        if rule == ALLOWED:
            return ALLOWED
        if rule != "WE4.2":
            nearest = rule  # a group lies, but this card may not go there
    return nearest


def forbids_at(s: WyattEarpState, seat: Seat, kind: Kind, outlaw: Outlaw) -> Rule:
    """What speaks against laying this card to that outlaw."""
    if not s.has_group(seat, outlaw):
        return "WE4.2"
    if kind == FASTEST_GUN:
        return fastest_gun.forbids_at(s, outlaw)
    return ALLOWED


def carry_out(s: WyattEarpState, seat: Seat, kind: Kind) -> None:
    if aim(s, seat, kind):  # WE4.8
        s.ask(Place(seat, kind))  # WE4.5
    else:
        waste(s, seat, kind)  # WE4.4


PLACING: Final = question("place", part("player", PLAYER), part("kind", A_CARD))


@final
class Place(Question):
    """After a hit: to which of his outlaws does the player lay the card?"""

    def __init__(self, player: Seat, kind: Kind) -> None:
        super().__init__(player)
        self.kind: Final = kind

    def of(self) -> QuestionKind:
        return PLACING

    def is_sound(self, players: i64) -> bool:
        return self.kind == BANK_ROBBERY or self.kind == FASTEST_GUN or self.kind == STAGECOACH

    def can_be_open(self, s: WyattEarpState) -> bool:
        return s.sheriff_played

    def holds(self) -> list[int]:
        return [self.kind]  # WE4.8

    def forbids(self, s: WyattEarpState, seat: Seat, move: Move) -> Rule:
        if is_place(move):
            return forbids_at(s, seat, self.kind, place_outlaw(move))
        return "WE4.5" if card_of(move) < KINDS else NOT_ASKED

    def add_options(self, s: WyattEarpState, seat: Seat, moves: Moves) -> None:
        for outlaw in range(OUTLAWS):
            if not forbids_at(s, seat, self.kind, outlaw):
                moves.add(place(outlaw))

    def resolve(self, s: WyattEarpState, seat: Seat, move: Move) -> None:
        outlaw = place_outlaw(move)
        if self.kind == FASTEST_GUN:
            fastest_gun.lay(s, seat, outlaw)
        elif self.kind == STAGECOACH:
            stagecoach_robbery.lay(s, seat, outlaw)
        else:
            bank_robbery.lay(s, seat, outlaw)
