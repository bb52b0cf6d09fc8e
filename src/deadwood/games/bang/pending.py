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

# What the values of each decision are: s a seat, o a seat or nobody (+ 1), c a card, n a small
# number.
VALUES: Final[dict[str, str]] = {
    "turn": "",
    "deal": "",
    "choose-next": "sn",
    "choose-character": "s",
    "play": "s",
    "resolved": "c",
    "shed": "s",
    "hit": "ssnn",
    "barrel": "ssnn",
    "barrel-drawn": "ssnn",
    "dodge": "ssnn",
    "loss": "sno",
    "aftermath": "snon",
    "save": "snon",
    "lay-down": "s",
    "reckoning": "so",
    "gatling-next": "ss",
    "duel-next": "sss",
    "duel": "sss",
    "indians-next": "ss",
    "indians": "ss",
    "store-next": "s",
    "store": "s",
    "pick": "ssn",
    "jail-drawn": "s",
    "dynamite-drawn": "s",
    "bart-draw": "sn",
    "jesse-take": "s",
    "pedro-take": "s",
    "kit-pick": "s",
    "lucky-pick": "scc",
    "lucky-order": "scc",
    "sid-pair": "sn",
    "sid-heal": "s",
}
MOST: Final = 9  # lives, draws or players that a number can speak of


def restore(name: str, values: list[int], players: i64) -> Decision[Any]:
    """The decision that `saved()` described."""
    if name not in VALUES or len(VALUES[name]) != len(values):
        raise BadPosition(f"No open question is called {name!r} with {len(values)} values.")
    highest = {"s": int(players) - 1, "o": int(players), "c": int(CARDS) - 1}
    for at in range(len(values)):
        if not 0 <= values[at] <= highest.get(VALUES[name][at], MOST):
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
