"""The open decisions of BANG!: what each is read from, and what can lie below it on the stack."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deadwood.core.questions import QuestionTable
from deadwood.games.bang.characters.bart_cassidy import BART_DRAW, BartDraw
from deadwood.games.bang.characters.jesse_jones import JESSE_TAKE, JesseTake
from deadwood.games.bang.characters.kit_carlson import KIT_PICK, KitPick
from deadwood.games.bang.characters.lucky_duke import LUCKY_ORDER, LUCKY_PICK, LuckyOrder, LuckyPick
from deadwood.games.bang.characters.pedro_ramirez import PEDRO_TAKE, PedroTake
from deadwood.games.bang.characters.sid_ketchum import SID_HEAL, SID_PAIR, SidHeal, SidPair
from deadwood.games.bang.rules import deck
from deadwood.games.bang.rules.death import LAY_DOWN, RECKONING, Lay, Reckoning
from deadwood.games.bang.rules.hit import (
    ASKING_BARREL,
    BARREL_DRAWN,
    DODGE,
    HITTING,
    Barrel,
    BarrelDrawn,
    Dodge,
    Hit,
)
from deadwood.games.bang.rules.loss import AFTERMATH, LOSS, SAVE, Aftermath, Loss, Save
from deadwood.games.bang.rules.pick import PICKING, Pick
from deadwood.games.bang.rules.play import PLAYING, RESOLVED, Play, Resolved
from deadwood.games.bang.setup import CHOOSE_NEXT, CHOOSING, DEALING, Choose, ChooseNext, Deal
from deadwood.games.bang.state import JAILBREAK, LOCKED, OVER, PLAY, SHED, START, TAKE
from deadwood.games.bang.turn import SHEDDING, TURNING, Shed, Turn

QUESTIONS: Final = QuestionTable(
    {
        BART_DRAW: BartDraw,
        JESSE_TAKE: JesseTake,
        KIT_PICK: KitPick,
        LUCKY_PICK: LuckyPick,
        LUCKY_ORDER: LuckyOrder,
        PEDRO_TAKE: PedroTake,
        SID_HEAL: SidHeal,
        SID_PAIR: SidPair,
        LAY_DOWN: Lay,
        RECKONING: Reckoning,
        HITTING: Hit,
        ASKING_BARREL: Barrel,
        BARREL_DRAWN: BarrelDrawn,
        DODGE: Dodge,
        LOSS: Loss,
        AFTERMATH: Aftermath,
        SAVE: Save,
        PICKING: Pick,
        PLAYING: Play,
        RESOLVED: Resolved,
        CHOOSE_NEXT: ChooseNext,
        CHOOSING: Choose,
        DEALING: Deal,
        TURNING: Turn,
        SHEDDING: Shed,
        **deck.QUESTIONS,
    }
)

# What lies directly below each. What a card asks lies on the brown card itself, or on nothing but the turn …
ON_CARD: Final = ["turn", "resolved"]
ONLY_TURN: Final = ["turn"]
# … a card in play that is settled for one player after the other …
ON_EACH: Final = ["turn", "resolved", "gatling-next", "indians-next"]
# … what a sign is drawn for.
ON_SIGN: Final = ["dynamite-drawn", "jail-drawn", "barrel-drawn"]
BELOW: Final[dict[str, list[str]]] = {
    "bart-draw": ON_EACH,
    "lucky-pick": ON_SIGN,
    "lucky-order": ON_SIGN,
    "sid-heal": ["turn", "aftermath"],
    "sid-pair": ["loss", "sid-heal"],
    "lay-down": [*ON_EACH, "reckoning"],
    "reckoning": ON_EACH,
    "dynamite-drawn": ONLY_TURN,
    "jail-drawn": ONLY_TURN,
    "hit": ["turn", "resolved", "gatling-next"],
    "barrel": ["turn", "resolved", "gatling-next"],
    "barrel-drawn": ["turn", "resolved", "gatling-next"],
    "dodge": ["turn", "resolved", "gatling-next"],
    "indians": ["turn", "resolved", "indians-next"],
    "loss": ON_EACH,
    "aftermath": ON_EACH,
    "save": ON_EACH,
    "pick": ON_CARD,
    "choose-next": ["deal"],
    "choose-character": ["choose-next"],
}


def may_lie_on(name: str, below: str) -> bool:
    """Whether a decision can be open directly above another; the turn is lowest."""
    usual = ON_CARD if name in deck.ASKED_BY else ONLY_TURN
    return name != "turn" and below in BELOW.get(name, usual)


# When each can be open, where that is not phase II alone. Lives are lost to the Dynamite too, …
LOSING: Final = [JAILBREAK, PLAY]
# … Sid Ketchum heals in phase III, and a player who is out lays his cards down after his turn.
WHEN: Final[dict[str, list[i64]]] = {
    "deal": [START],
    "choose-next": [START],
    "choose-character": [START],
    "dynamite-drawn": [JAILBREAK],
    "jail-drawn": [TAKE],
    "lucky-pick": [JAILBREAK, TAKE, PLAY],
    "lucky-order": [JAILBREAK, TAKE, PLAY],
    "loss": LOSING,
    "aftermath": LOSING,
    "save": LOSING,
    "bart-draw": LOSING,
    "sid-heal": [JAILBREAK, PLAY, SHED, LOCKED],
    "sid-pair": [JAILBREAK, PLAY, SHED, LOCKED],
    "lay-down": [PLAY, OVER],
    "reckoning": [PLAY, OVER],
    "resolved": [PLAY, OVER],
    "shed": [SHED, LOCKED],
}
IN_PLAY: Final = [PLAY]


def fits_phase(name: str, phase: i64) -> bool:
    """Whether a decision can be open in this phase of a turn."""
    return name == "turn" or phase in WHEN.get(name, IN_PLAY)
