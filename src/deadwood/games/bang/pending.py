"""The open decisions of BANG!: what each is read from, and what can lie below it on the stack."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deadwood.core.questions import QuestionTable
from deadwood.games.bang.cards import is_brown
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

# What lies directly below each. A hit, a loss or what a brown card asks lies on the card itself, or on nothing but
# the turn; what a blue card asks lies on the turn. What else steps of cards can bear, their files say (`BEARS`).
ON_CARD: Final = ["turn", "resolved"]
ONLY_TURN: Final = ["turn"]
BELOW: Final[dict[str, list[str]]] = {
    "bart-draw": ON_CARD,
    "lucky-pick": ["barrel-drawn"],
    "lucky-order": ["barrel-drawn"],
    "sid-heal": ["turn", "aftermath"],
    "sid-pair": ["loss", "sid-heal"],
    "lay-down": [*ON_CARD, "reckoning"],
    "reckoning": ON_CARD,
    "hit": ON_CARD,
    "barrel": ON_CARD,
    "barrel-drawn": ON_CARD,
    "dodge": ON_CARD,
    "loss": ON_CARD,
    "aftermath": ON_CARD,
    "save": ON_CARD,
    "pick": ON_CARD,
    "choose-next": ["deal"],
    "choose-character": ["choose-next"],
}


def may_lie_on(name: str, below: str) -> bool:
    """Whether a decision can be open directly above another; the turn is lowest."""
    on_brown = name in deck.ASKED_BY and is_brown(deck.ASKED_BY[name])
    usual = BELOW.get(name, ON_CARD if on_brown else ONLY_TURN)
    return name != "turn" and (below in usual or name in deck.BEARS.get(below, []))


# When each can be open, where that is not phase II alone. Lives are lost to the Dynamite too, …
LOSING: Final = [JAILBREAK, PLAY]
# … Sid Ketchum heals in phase III, and a player who is out lays his cards down after his turn.
WHEN: Final[dict[str, list[i64]]] = {
    "deal": [START],
    "choose-next": [START],
    "choose-character": [START],
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
    **deck.OPEN_IN,
}
IN_PLAY: Final = [PLAY]


def fits_phase(name: str, phase: i64) -> bool:
    """Whether a decision can be open in this phase of a turn."""
    return name == "turn" or phase in WHEN.get(name, IN_PLAY)
