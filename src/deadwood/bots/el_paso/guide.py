"""The guide of El Paso: worlds by what was seen, playouts to the end of a town, and then an estimate.

- The tree holds my own decisions in this town. What the others do is left to habits, like the dice
  to chance; places of the tree are told apart by the stars, my tiles and how many have left.
- Sheriffs are not left to chance. Before every roll their share of the outcomes is set aside, worth
  what it would leave to everybody; the playout then goes on where they have not come. So a move
  needs far fewer simulations to be told from another.
- A playout goes to the end of the town, or of the next one where this one is over anyway. What
  everybody has by then, kept tiles included, says how likely each of them wins.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from deadwood.bots.chair import Chair
from deadwood.bots.el_paso.estimate import ElPasoEstimate
from deadwood.bots.el_paso.policy import ElPasoPolicy
from deadwood.bots.el_paso.policy_tables import power, share_of
from deadwood.bots.el_paso.policy_tiles import next_kept
from deadwood.bots.el_paso.worlds import ElPasoWorlds
from deadwood.bots.search.guide import Guide
from deadwood.core.chance import Chance
from deadwood.core.types import Move, Seat
from deadwood.games.el_paso.cards import COPIES, STAR, TILES
from deadwood.games.el_paso.editions import Rules
from deadwood.games.el_paso.game import ElPaso
from deadwood.games.el_paso.knowledge import ElPasoMemory
from deadwood.games.el_paso.moves import DRAW, KEEP, LAY, LEAVE, is_keep, is_lay
from deadwood.games.el_paso.rules.decide import Decide
from deadwood.games.el_paso.rules.dice import sheriffs_came
from deadwood.games.el_paso.rules.leaving import Keep
from deadwood.games.el_paso.rules.refill import Refill
from deadwood.games.el_paso.state import NONE, ElPasoState
from deadwood.games.el_paso.view import ElPasoView

SHARPNESS: Final = 2.0  # of priors: how much likelier the better card is laid
DOUBT: Final = 3.0  # of priors: how sure one is to stay or to leave
LEAST: Final = 0.1  # the share of priors that all moves get alike
HARDLY: Final = 0.03  # less than this share of the outcomes is not followed any further
TURNS: Final = 200  # dice with nothing but stars are never calm
SEATS: Final[i64] = 256  # all ways to have left a town
MANY: Final[i64] = 1000  # more raids than any town sees


@final
class ElPasoGuide(Guide[ElPasoState]):
    def __init__(self, game: ElPaso, weighted: bool) -> None:
        super().__init__(weighted)
        self.curiosity = 0.2
        rules: Rules = game.rules
        self.habits: Final = ElPasoPolicy(rules.board, game.players)
        self.worlds: Final = ElPasoWorlds(self.habits)
        self.star: Final = rules.board.share(STAR)
        self.estimate: Final = ElPasoEstimate(self.habits.prices, game.players)
        self.town: i64 = 0  # where the search begins
        self.raids: i64 = 0
        self.horizon: i64 = 0  # the town before which a playout ends
        self.left = 1.0  # the share of outcomes that the playout stands for
        self.aside: Final[list[float]] = [0.0] * game.players  # what the others came to, by seat
        self.rolls: i64 = 0  # the last raid that is counted
        self.before: i64 = 0  # stars before the next roll
        self.drawn = False  # whether they have looked again since the cards were drawn
        self.seen: i64 = NONE  # what the habits have looked at

    # What the search asks.

    def ready(self, chair: Chair) -> None:
        view = chair.view
        memory = chair.knowledge
        assert isinstance(view, ElPasoView)
        assert isinstance(memory, ElPasoMemory)
        self.me = view.seat
        self.town = view.town
        self.raids = view.raids
        over = view.pending[-1][0] == "refill" and (view.stars == view.dice or not any(view.stacks))
        self.horizon = self.town + (2 if over else 1)
        self.worlds.ready(chair, view, memory, self.weighted)

    def sensible(self, chair: Chair) -> list[Move]:
        """Cards for places where something lies, and no tile kept that brings all it can here."""
        view = chair.view
        assert isinstance(view, ElPasoView)
        found: list[Move] = []
        for move in chair.moves:
            useful = True
            if is_lay(move):
                useful = len(view.stacks[(move - LAY) // COPIES]) > 0
            elif is_keep(move):
                useful = self.habits.more[i64(view.town) * TILES + move - KEEP] > 0.0
            if useful:
                found.append(move)
        if not found or (len(found) == 1 and found[0] == LEAVE):
            return chair.moves  # to draw a better card can be worth a raid for nothing
        return found

    def moment(self, chair: Chair) -> int:
        """While one chooses what to keep, nothing else happens."""
        view = chair.view
        assert isinstance(view, ElPasoView)
        return view.town * int(MANY) + view.raids if view.pending[-1][0] == "keep" else -1

    def is_quiet(self, move: Move) -> bool:
        return is_keep(move)

    def is_secret(self, s: ElPasoState, seat: Seat, move: Move) -> bool:
        return is_lay(move)

    def world(self, chance: Chance) -> ElPasoState:
        s = self.worlds.world(chance)
        self.left = 1.0
        for seat in range(s.players):
            self.aside[seat] = 0.0
        self.seen = NONE
        self.rolls = s.town * MANY + s.raids
        self.before = s.stars
        if not sheriffs_came(s):
            keep_calm(s)
        return s

    def ended(self, s: ElPasoState) -> bool:
        """The tree ends when I have left, or the town is over; `play_out` goes on."""
        if not s.pending or s.town != self.town or self.left == 0.0:
            return True
        return s.is_gone(self.me) and s.pending[-1].seat(s) != self.me

    def outcome(self, s: ElPasoState, chance: Chance) -> int:
        """Play to my next decision; stars, my tiles and who has left tell the places apart."""
        self.follow(s)
        if s.pending and s.raids == self.raids:
            top = s.pending[-1]
            if isinstance(top, Keep) and top.player == self.me:
                return 0
        while not self.ended(s):
            top = s.pending[-1]
            if isinstance(top, Decide) and top.player == self.me:
                break
            self.go_on(s, chance)
        tiles: i64 = 0
        for tile in range(TILES):
            tiles += s.loot(self.me, tile)
        gone: i64 = 0
        for seat in range(s.players):
            if s.is_gone(seat):
                gone += 1
        return int(1 + s.stars + 16 * gone + 128 * tiles)

    # How sensible players go on.

    def pick(self, s: ElPasoState, seat: Seat, moves: list[Move], chance: Chance) -> Move:
        self.habits.look(s)
        return self.answer(s, chance)

    def answer(self, s: ElPasoState, chance: Chance) -> Move:
        """What the one who is asked does by habit; the raid has been looked at."""
        top = s.pending[-1]
        if isinstance(top, Decide):
            return self.habits.raid(s, top.player, chance)
        if isinstance(top, Refill):
            return self.habits.draw(s, top.player, chance)
        assert isinstance(top, Keep)
        return next_kept(self.habits.more, s, top.player, top.limit, top.kept)

    def play_out(self, s: ElPasoState, chance: Chance) -> None:
        while s.pending and s.town < self.horizon and self.left > 0.0:
            self.go_on(s, chance)

    def go_on(self, s: ElPasoState, chance: Chance) -> None:
        """One answer by habit."""
        habits = self.habits
        top = s.pending[-1]
        seen = (s.town * MANY + s.raids) * SEATS + s.gone
        if seen != self.seen:
            self.seen = seen
            self.drawn = False
            habits.look(s)
        if not self.drawn and isinstance(top, Decide):  # everybody has his new card
            self.drawn = True
            habits.look_round(s)
        s.apply(top.seat(s), self.answer(s, chance))
        self.follow(s)

    def follow(self, s: ElPasoState) -> None:
        """If a roll has gone well, put aside what would have become of a bad one."""
        raid = s.town * MANY + s.raids
        if raid == self.rolls:
            return
        if raid == self.rolls + 1 and s.pending:
            self.set_aside(s, self.before)
        self.rolls = raid
        self.before = s.stars
        if s.pending and not sheriffs_came(s):
            keep_calm(s)

    def set_aside(self, s: ElPasoState, stars: i64) -> None:
        """A roll with so many stars on the table has gone well: what if it had not?"""
        chance = power(self.star, self.habits.dice - stars)
        worth = self.estimate.chances(s, True)
        for seat in range(s.players):
            self.aside[seat] += self.left * chance * worth[seat]
        self.left *= 1.0 - chance
        if self.left < HARDLY:  # nobody is that lucky, and some would wait for ever
            for seat in range(s.players):
                self.aside[seat] += self.left * worth[seat]
            self.left = 0.0

    # What it comes to.

    def payoffs(self, s: ElPasoState) -> list[float]:
        if self.left == 0.0:
            return self.aside.copy()
        worth = self.estimate.chances(s, False)
        if self.left < 1.0:
            for seat in range(s.players):
                worth[seat] = self.aside[seat] + self.left * worth[seat]
        return worth

    # Priors.

    def priors(self, s: ElPasoState, seat: Seat, moves: list[Move]) -> list[float]:
        habits = self.habits
        habits.look(s)
        top = s.pending[-1]
        weights: list[float] = []
        if isinstance(top, Decide):
            return self.raid_priors(s, seat, moves)
        if isinstance(top, Keep):
            choice = next_kept(habits.more, s, seat, top.limit, top.kept)
            for move in moves:
                weights.append(1.0 if move == choice else 0.2)
        else:
            for move in moves:
                value = habits.draw_value(s, seat, move - DRAW)
                weights.append(value * value)
        return evened(weights)

    def raid_priors(self, s: ElPasoState, seat: Seat, moves: list[Move]) -> list[float]:
        habits = self.habits
        habits.appraise(s, seat, s.groups + 1)
        habits.gain = 0.0
        weights: list[float] = []
        total = 0.0
        for move in moves:
            weight = 0.0
            if move != LEAVE:
                gain = habits.gain_of(s, seat, move - LAY)
                habits.gain = max(habits.gain, gain)
                weight = exp(SHARPNESS * min(gain, 20.0))
            total += weight
            weights.append(weight)
        stays = 1.0
        if moves[0] == LEAVE:
            stays = self.stay_chance(s, seat)
        for at in range(len(moves)):
            weights[at] = 1.0 - stays if moves[at] == LEAVE else stays * weights[at] / total
        return evened(weights)

    def stay_chance(self, s: ElPasoState, seat: Seat) -> float:
        """How likely a good player stays; the seat has been appraised."""
        habits = self.habits
        if habits.now <= 0.0:
            return 0.95
        if s.town == habits.last:
            word = habits.last_word(s, seat, habits.now)
            if word != 0:
                return 0.15 if word > 0 else 0.85
        ratio = habits.stays_below[s.stars] * habits.hope(s, seat) / habits.now
        return share_of(DOUBT * min(3.0, ratio - 1.0))


def keep_calm(s: ElPasoState) -> None:
    """Turn the chance of this world until its next roll does not call the sheriffs."""
    board = s.rules.board
    left = board.dice - s.stars
    sides = i64(len(board.faces))
    for _ in range(TURNS):
        ahead = s.chance.clone()
        for _ in range(left):
            if board.faces[ahead.below(sides)] != STAR:
                return
        s.chance.word()


def evened(weights: list[float]) -> list[float]:
    """Every one gets a little, and they add up to 1."""
    total = LEAST
    for weight in weights:
        total += weight
    least = LEAST * total / float(len(weights))
    total = 0.0
    for at in range(len(weights)):
        weights[at] += least
        total += weights[at]
    return [weight / total for weight in weights]
