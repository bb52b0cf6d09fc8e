"""Which rule belongs to which kind of card, in the order of the kinds, and what the cards ask.

Written by `make types` from the cards' files: change those, not this.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from deadwood.core.questions import Questions
from deadwood.games.bang.cards import Kind
from deadwood.games.bang.kinds import (
    DUEL,
    DYNAMITE,
    GATLING,
    GENERAL_STORE,
    INDIANS,
    JAIL,
)
from deadwood.games.bang.rules import (
    appaloosa,
    bang,
    barrel,
    beer,
    cat_balou,
    duel,
    dynamite,
    gatling,
    general_store,
    indians,
    jail,
    missed,
    mustang,
    panic,
    remington,
    rev_carabine,
    saloon,
    schofield,
    stagecoach,
    volcanic,
    wells_fargo,
    winchester,
)
from deadwood.games.bang.rules.card import CardRule

RULES: Final = vec[CardRule](
    [
        bang.RULE,
        missed.RULE,
        beer.RULE,
        panic.RULE,
        cat_balou.RULE,
        stagecoach.RULE,
        wells_fargo.RULE,
        gatling.RULE,
        duel.RULE,
        indians.RULE,
        general_store.RULE,
        saloon.RULE,
        jail.RULE,
        dynamite.RULE,
        barrel.RULE,
        appaloosa.RULE,
        mustang.RULE,
        volcanic.RULE,
        schofield.RULE,
        remington.RULE,
        rev_carabine.RULE,
        winchester.RULE,
    ]
)
QUESTIONS: Final[Questions] = {
    **duel.QUESTIONS,
    **dynamite.QUESTIONS,
    **gatling.QUESTIONS,
    **general_store.QUESTIONS,
    **indians.QUESTIONS,
    **jail.QUESTIONS,
}
# By the name of a question the kind of card that asks it.
ASKED_BY: Final[dict[str, Kind]] = {
    "duel-next": DUEL,
    "duel": DUEL,
    "dynamite-drawn": DYNAMITE,
    "gatling-next": GATLING,
    "store-next": GENERAL_STORE,
    "store": GENERAL_STORE,
    "indians-next": INDIANS,
    "indians": INDIANS,
    "jail-drawn": JAIL,
}
# What can lie directly on it.
BEARS: Final[dict[str, list[str]]] = {
    **dynamite.BEARS,
    **gatling.BEARS,
    **indians.BEARS,
    **jail.BEARS,
}
# In which phases it can be open, if not in phase II.
OPEN_IN: Final[dict[str, list[i64]]] = {
    **dynamite.OPEN_IN,
    **jail.OPEN_IN,
}
# The clauses of an answer, if not those of the card.
ANSWERS: Final[dict[str, str]] = {
    **duel.ANSWERS,
    **general_store.ANSWERS,
    **indians.ANSWERS,
}
