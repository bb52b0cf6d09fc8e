"""What sensible players of BANG! go by, as numbers; the unit is a life. Nothing else is here."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from deadwood.games.bang.cards import Kind
from deadwood.games.bang.kinds import (
    BANG,
    BARREL,
    BEER,
    DUEL,
    DYNAMITE,
    GATLING,
    GENERAL_STORE,
    INDIANS,
    JAIL,
    KINDS,
    MISSED,
    MUSTANG,
    SALOON,
    STAGECOACH,
    WELLS_FARGO,
)

# In which order cards are played that are worth it.
DRAWING: Final = 900.0
LAYING: Final = 800.0
TAKING: Final = 700.0
JAILING: Final = 600.0
HEALING: Final = 500.0
SHOOTING: Final = 400.0
LATE: Final = 300.0
AT_ONCE: Final = 1000.0  # what ends the game
NEVER: Final = -1000.0

CAUTION: Final = 0.3  # what a hostile card must be worth to be better than kept
EASE: Final = 0.12  # … and how much less for every card too many in the hand

# Lives.
WIN: Final = 20.0  # the end of the game
LAST_LIFE: Final = 4.0
SECOND_LIFE: Final = 1.6
LIFE: Final = 1.1
NO_HEART: Final = 0.75  # how often a draw for a Barrel fails
REWARD: Final = 0.8  # three cards for an Outlaw
ABILITY: Final = 0.3  # what a wound brings Bart Cassidy and El Gringo
COMFORT: Final = 0.5  # … and what it is to themselves

# Cards.
USUAL: Final = 0.6  # a card of no particular worth
UNKNOWN_CARD: Final = 0.6  # one from the talon, or out of a hand
COPY: Final = 0.8  # another card of the same kind in a hand
SHIELD: Final = 0.6  # a Missed! as long as it is not needed
LUCK: Final = 0.15  # that the next card is a Missed!
BULLET: Final = 0.4  # … and a BANG!
UNHEARD_OF: Final = 0.3  # what it brings to play a card that nobody has thought about
NOTHING: Final = 0.05  # a card that cannot be used

# What a card is worth in the hand when nothing speaks for or against it, where it is not the usual.
WORTH: Final[dict[Kind, float]] = {
    BANG: 0.5,
    MISSED: 0.6,
    BEER: 0.7,
    STAGECOACH: 0.8,
    WELLS_FARGO: 1.1,
    GATLING: 0.7,
    DUEL: 0.45,
    INDIANS: 0.5,
    GENERAL_STORE: 0.35,
    SALOON: 0.3,
    JAIL: 0.5,
    DYNAMITE: 0.2,
    BARREL: 0.9,
    MUSTANG: 0.8,
}
BASE: Final[vec[float]] = vec[float]([WORTH.get(kind, USUAL) for kind in range(KINDS)])

# By character: which of two to be.
LIKED: Final[list[i64]] = [5, 7, 7, 3, 6, 7, 7, 5, 5, 6, 6, 6, 7, 8, 6, 9]

# What it is worth to hurt somebody of a role, by one's own.
PENALTY: Final = -2.0  # a deputy, for the Sheriff: he needs them, and must not shoot them
FRIEND: Final = -1.0
TRAITOR: Final = 0.5  # the Renegade, while there are Outlaws
PREY: Final = 1.5  # the Sheriff, for Outlaws
GUARD: Final = 0.6  # a deputy, for Outlaws
RIVAL: Final = 0.2  # the Renegade, for Outlaws
LAST: Final = 1.2  # the last enemies
HELP: Final = 0.7  # an Outlaw, for a Renegade who helps the law
EVEN: Final = 0.45  # either side, for a Renegade, when they are equally strong
