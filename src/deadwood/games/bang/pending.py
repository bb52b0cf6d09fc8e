"""Open decisions from their saved words, and only such as can be open."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from deadwood.core.decision import Decision
from deadwood.core.reason import BadPosition
from deadwood.games.bang.cards import CARDS
from deadwood.games.bang.characters.bart_cassidy import BartDraw
from deadwood.games.bang.characters.jesse_jones import JesseTake
from deadwood.games.bang.characters.kit_carlson import KitPick
from deadwood.games.bang.characters.lucky_duke import LuckyOrder, LuckyPick
from deadwood.games.bang.characters.pedro_ramirez import PedroTake
from deadwood.games.bang.characters.sid_ketchum import SidHeal, SidPair
from deadwood.games.bang.rules.death import Lay, Reckoning
from deadwood.games.bang.rules.duel import DuelAnswer, DuelNext
from deadwood.games.bang.rules.dynamite import DynamiteDrawn
from deadwood.games.bang.rules.gatling import GatlingNext
from deadwood.games.bang.rules.general_store import StoreNext, StorePick
from deadwood.games.bang.rules.hit import Barrel, BarrelDrawn, Dodge, Hit
from deadwood.games.bang.rules.indians import IndiansAnswer, IndiansNext
from deadwood.games.bang.rules.jail import JailDrawn
from deadwood.games.bang.rules.loss import Aftermath, Loss, Save
from deadwood.games.bang.rules.pick import Pick
from deadwood.games.bang.rules.play import Play, Resolved
from deadwood.games.bang.setup import Choose, ChooseNext, Deal
from deadwood.games.bang.turn import TURN, Shed

# What the values of each decision are: s a seat, o a seat or nobody (+ 1), c a card, f yes or no,
# d draws that are left, m Missed! that are needed or cards of a pair, l lives, z lives or none,
# n a small number.
VALUES: Final[dict[str, str]] = {
    "turn": "",
    "deal": "",
    "choose-next": "sn",
    "choose-character": "s",
    "play": "s",
    "resolved": "c",
    "shed": "s",
    "hit": "ssmd",
    "barrel": "ssmd",
    "barrel-drawn": "ssmd",
    "dodge": "ssmf",
    "loss": "szo",
    "aftermath": "slon",
    "save": "slon",
    "lay-down": "s",
    "reckoning": "so",
    "gatling-next": "ss",
    "duel-next": "sss",
    "duel": "sss",
    "indians-next": "ss",
    "indians": "ss",
    "store-next": "s",
    "store": "s",
    "pick": "ssf",
    "jail-drawn": "s",
    "dynamite-drawn": "s",
    "bart-draw": "sl",
    "jesse-take": "s",
    "pedro-take": "s",
    "kit-pick": "s",
    "lucky-pick": "scc",
    "lucky-order": "scc",
    "sid-pair": "sm",
    "sid-heal": "s",
}
LOWEST: Final[dict[str, int]] = {"m": 1, "l": 1}
HIGHEST: Final[dict[str, int]] = {"c": int(CARDS) - 1, "f": 1, "d": 2, "m": 2, "l": 3, "z": 3}
MOST: Final = 9  # players or lives that a small number can speak of

# What lies directly below each decision: a card in play that is settled for one player after the
# other, the brown card itself, or nothing but the turn.
CARD: Final[list[str]] = ["turn", "resolved"]
EACH: Final[list[str]] = ["turn", "resolved", "gatling-next", "indians-next"]
SIGN: Final[list[str]] = ["dynamite-drawn", "jail-drawn", "barrel-drawn"]
BELOW: Final[dict[str, list[str]]] = {
    "choose-next": ["deal"],
    "choose-character": ["choose-next"],
    "hit": ["turn", "resolved", "gatling-next"],
    "barrel": ["turn", "resolved", "gatling-next"],
    "barrel-drawn": ["turn", "resolved", "gatling-next"],
    "dodge": ["turn", "resolved", "gatling-next"],
    "loss": EACH,
    "aftermath": EACH,
    "save": EACH,
    "bart-draw": EACH,
    "reckoning": EACH,
    "lay-down": [*EACH, "reckoning"],
    "gatling-next": CARD,
    "indians-next": CARD,
    "indians": ["turn", "resolved", "indians-next"],
    "duel-next": CARD,
    "duel": CARD,
    "store-next": CARD,
    "store": CARD,
    "pick": CARD,
    "lucky-pick": SIGN,
    "lucky-order": SIGN,
    "sid-heal": ["turn", "aftermath"],
    "sid-pair": ["loss", "sid-heal"],
}
ONLY_TURN: Final[list[str]] = ["turn"]


def restore(name: str, values: list[int], players: i64) -> Decision[Any]:
    """The decision that `saved()` described."""
    if name not in VALUES or len(VALUES[name]) != len(values):
        raise BadPosition(f"No open question is called {name!r} with {len(values)} values.")
    highest = {**HIGHEST, "s": int(players) - 1, "o": int(players)}
    for at in range(len(values)):
        kind = VALUES[name][at]
        if not LOWEST.get(kind, 0) <= values[at] <= highest.get(kind, MOST):
            raise BadPosition(f"The question {name!r} cannot have the values {values}.")
    return make(name, values)


def make(name: str, v: list[int]) -> Decision[Any]:
    if name == "turn":
        return TURN
    if name == "deal":
        return Deal()
    if name == "choose-next":
        return ChooseNext(v[0], v[1])
    if name == "choose-character":
        return Choose(v[0])
    if name == "play":
        return Play(v[0])
    if name == "resolved":
        return Resolved(v[0])
    if name == "shed":
        return Shed(v[0])
    if name == "hit":
        return Hit(v[0], v[1], v[2], v[3])
    if name == "barrel":
        return Barrel(v[0], v[1], v[2], v[3])
    if name == "barrel-drawn":
        return BarrelDrawn(v[0], v[1], v[2], v[3])
    if name == "dodge":
        return Dodge(v[0], v[1], v[2], v[3] == 1)
    if name == "loss":
        return Loss(v[0], v[1], v[2] - 1)
    if name == "aftermath":
        return Aftermath(v[0], v[1], v[2] - 1, v[3])
    if name == "save":
        return Save(v[0], v[1], v[2] - 1, v[3])
    if name == "lay-down":
        return Lay(v[0])
    if name == "reckoning":
        return Reckoning(v[0], v[1] - 1)
    return make_of_card(name, v)


def make_of_card(name: str, v: list[int]) -> Decision[Any]:
    """Those that belong to a card or a character."""
    if name == "gatling-next":
        return GatlingNext(v[0], v[1])
    if name == "duel-next":
        return DuelNext(v[0], v[1], v[2])
    if name == "duel":
        return DuelAnswer(v[0], v[1], v[2])
    if name == "indians-next":
        return IndiansNext(v[0], v[1])
    if name == "indians":
        return IndiansAnswer(v[0], v[1])
    if name == "store-next":
        return StoreNext(v[0])
    if name == "store":
        return StorePick(v[0])
    if name == "pick":
        return Pick(v[0], v[1], v[2] == 1)
    if name == "jail-drawn":
        return JailDrawn(v[0])
    if name == "dynamite-drawn":
        return DynamiteDrawn(v[0])
    if name == "bart-draw":
        return BartDraw(v[0], v[1])
    if name == "jesse-take":
        return JesseTake(v[0])
    if name == "pedro-take":
        return PedroTake(v[0])
    if name == "kit-pick":
        return KitPick(v[0])
    if name == "lucky-pick":
        return LuckyPick(v[0], v[1], v[2])
    if name == "lucky-order":
        return LuckyOrder(v[0], v[1], v[2])
    if name == "sid-heal":
        return SidHeal(v[0])
    assert name == "sid-pair"
    return SidPair(v[0], v[1])
