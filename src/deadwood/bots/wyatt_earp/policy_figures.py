"""The figures that players of Wyatt Earp could differ in, in thousands of dollars or as shares.

They are the ranger's, but for a Photo: of the first figures that were tried in games of the policy
against itself, at two players, only a lower one for it seemed to help.
"""

from __future__ import annotations

from typing import final


@final
class PolicyFigures:
    def __init__(self) -> None:
        self.now = 0.5  # how much a poster as it is counts early in a hand; late it is everything
        self.mine = 0.3  # … and as it would be with one more card of mine
        self.theirs = 0.2  # … and with one more card of the strongest rival
        self.single = 0.1  # a single closed outlaw card, as a share of a set
        self.pair = 0.35  # two of them
        self.layable = 0.15  # the least that a card is worth that can simply be laid
        self.set_bonus = 1.0  # a set opens its outlaw for Photo and robberies, and empties the hand
        self.photo_hope = 0.2  # what a Photo is worth at least, for what may come
        self.earp_hope = 0.7  # … a Wyatt Earp
        self.wanted_hope = 0.6  # … a Most Wanted!
        self.hideout_hope = 0.5  # … a Hideout
        self.number_hope = 0.4  # … a robbery or the Fastest Gun
        self.insurance = (
            0.3  # how likely a Hideout threatens, with nothing but a Wyatt Earp against it
        )
        self.closed_gift = 0.2  # what the left neighbour may do with a closed outlaw card
        self.sheriff_gift = 0.4  # … with a Sheriff card
        self.average_card = 0.45  # an unknown card from the supply
        self.tempo = 0.2  # a card out of the hand on the way to going out
        self.ending = 0.5  # how much the verdict counts in a play that lets the hand end
        self.wait = 0.25  # what a Sheriff card must bring to be played early rather than kept
        self.hideout_wait = 0.8  # … a Hideout
        self.search = 1.2  # a card of one's choice from discards that one does not see
        self.later = 0.6  # a Sheriff card taken now can be played only in a later turn
        self.gift = 0.5  # how much it matters what the left neighbour can do with a discard
