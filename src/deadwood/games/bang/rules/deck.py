"""Which rule belongs to which kind of card, in the order of the kinds. Written by `make types`."""

from __future__ import annotations

from typing import Final

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

RULES: Final[list[CardRule]] = [
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
