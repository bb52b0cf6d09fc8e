"""The figures that players of Wyatt Earp could differ in, in thousands of dollars or as shares.

Of the figures that were tried in games of the policy against itself, at two players, only a lower
hope for a Photo seemed to help.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64


@final
class Habits:
    """The ranger's habits; `whim` makes players of playouts, who are not all alike."""

    def __init__(self, whim: i64 = 0, photo_hope: float = 0.3) -> None:
        # Posters.
        self.now: Final = 0.5  # how much one as it is counts early in a hand; late it is everything
        self.mine: Final = 0.3  # … and as it would be with one more card of mine
        self.theirs: Final = 0.2  # … and with one more card of the strongest rival
        self.victory: Final = 100.0  # to win the game, against which nothing else counts

        # Outlaw cards in the hand.
        self.single: Final = 0.1  # a single closed outlaw card, as a share of a set
        self.pair: Final = 0.35  # two of them
        self.layable: Final = 0.15  # the least that a card is worth that can simply be laid
        self.set_bonus: Final = 1.0  # a set opens its outlaw for others, and empties the hand

        # Sheriff cards in the hand: what they are worth at least, for what may come.
        self.photo_hope: Final = photo_hope
        self.earp_hope: Final = 0.7
        self.wanted_hope: Final = 0.6
        self.hideout_hope: Final = 0.5
        self.number_hope: Final = 0.4  # a robbery or the Fastest Gun
        self.crowded: Final = 3.0  # more of them than this are hardly all played, one a turn
        self.insurance: Final = 0.3  # how likely a Hideout threatens, and only a Wyatt Earp helps

        # Plays.
        self.average_card: Final = 0.45  # an unknown card from the supply
        self.tempo: Final = 0.2  # a card out of the hand on the way to going out
        self.ending: Final = 0.5  # how much the verdict counts in a play that lets the hand end
        self.wait: Final = 0.25  # what a Sheriff card must bring to be played early, not kept
        self.hideout_wait: Final = 0.8  # … a Hideout
        self.search: Final = 1.2  # a card of one's choice from discards that one does not see
        self.later: Final = 0.6  # a Sheriff card taken now can be played only in a later turn
        self.richer: Final = 0.01  # ask rather the richer neighbour
        self.photo_answer: Final = 3.0  # out of turn it costs nothing but the card: hardly decline

        # Discards: what the left neighbour may do with a card, and how much that matters.
        self.gift: Final = 0.5
        self.closed_gift: Final = 0.2  # an outlaw card that cannot be laid yet
        self.photo_gift: Final = 0.1  # its Photo
        self.sheriff_gift: Final = 0.4  # any other Sheriff card
        self.least_gift: Final = 0.1

        # Moods.
        self.weary: Final[i64] = 8  # one Sheriff card in so many is left lying, or the same one
        # could go round for ever
        self.whim: Final = whim  # one discard in so many is the second best; 0: never

        # How likely a move is to be made by somebody sensible.
        self.heat: Final = 0.4  # so much more makes it e times as likely
        self.least_likely: Final = 0.002
