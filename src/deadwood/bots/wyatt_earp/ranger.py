"""The ranger of Wyatt Earp: what experienced players do, at a glance.

- Lay what brings a share, and what breaks up another's big reward (get within 4 points of him).
- Hide the group that costs the others most, late rather than early.
- Steal what hurts, or what can be laid at once; ask only for what can be laid at once.
- Keep a Wyatt Earp as insurance while one group of one's own is worth much.
- Take the top discard when it fits, otherwise two cards; throw away what helps nobody.
- End the hand when ahead, not when behind, and never go round in circles.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadwood.bots.bot import Bot
from deadwood.bots.chair import Chair
from deadwood.bots.wyatt_earp.hand_worth import (
    INSURANCE,
    card_value,
    gift,
    held_by_others,
    keep_value,
    next_card,
    sheriff_cards,
    sheriff_value,
)
from deadwood.bots.wyatt_earp.worth import WyattEarpWorth
from deadwood.core.chance import Chance
from deadwood.core.types import Move
from deadwood.games.wyatt_earp.cards import (
    OUTLAW_POINTS,
    OUTLAWS,
    PHOTO_POINTS,
    PHOTO_REWARD,
    SET,
    WYATT_EARP,
    Outlaw,
)
from deadwood.games.wyatt_earp.editions import Rules
from deadwood.games.wyatt_earp.moves import (
    DISCARD,
    DRAW_DISCARD,
    DRAW_SUPPLY,
    EARP_DRAW,
    EARP_RESCUE,
    EARP_SEARCH,
    PASS,
    PLACE,
    PLAY_PHOTO,
    PLAYED,
    SHOOT_BANK,
    SHOOT_HIDEOUT,
    SHOOT_WANTED,
    TAKE,
    ask_direction,
    ask_outlaw,
    found_play,
    is_discard,
    is_found,
    is_lay,
    is_sheriff_play,
    lay_number,
    lay_outlaw,
    target_outlaw,
    target_seat,
)
from deadwood.games.wyatt_earp.rules.lay import reward
from deadwood.games.wyatt_earp.view import TableView

AVERAGE_CARD: Final = 0.45  # an unknown card from the supply
TEMPO: Final = 0.2  # a card out of the hand on the way to going out
ENDING: Final = 0.5  # how much the verdict counts in a play that lets the hand end
WAIT: Final = 0.25  # what a Sheriff card must bring to be played early rather than kept
HIDEOUT_WAIT: Final = 0.8
PHOTO_ANSWER: Final = 3.0  # out of turn it costs nothing but the card: hardly ever decline
SEARCH: Final = 1.2  # a card of one's choice from discards that one does not see
LATER: Final = 0.6  # a Sheriff card taken now can be played only in a later turn
GIFT: Final = 0.5  # how much it matters what the left neighbour can do with my discard
WEARY: Final = 8  # one Sheriff card in so many is left where it lies
NEVER: Final = -1000.0


@final
class WyattEarpRanger(Bot):
    def __init__(self, rules: Rules, chance: Chance) -> None:
        super().__init__(chance)
        self.rules: Final = rules

    def choose(self, chair: Chair) -> Move:
        view = chair.view
        moves = chair.moves
        assert isinstance(view, TableView)
        if len(moves) == 1:
            return moves[0]
        worth = WyattEarpWorth(view, self.rules)
        name, values = view.pending[-1]
        if name == "draw":
            return choose_draw(worth, moves, self.chance)
        if name == "play":
            return choose_play(worth, moves)
        best: Move = moves[0]
        most = NEVER
        for move in moves:
            value = answer_value(worth, name, values, move)
            if value > most:
                best, most = move, value
        return best


def answer_value(worth: WyattEarpWorth, name: str, values: tuple[int, ...], move: Move) -> float:
    """What an answer to one of the smaller questions is worth; a pass is worth nothing."""
    if move == PASS:
        return 0.0
    if name == "place":
        return worth.place(values[1], move - PLACE)
    if name == "hide":
        return worth.hide(target_seat(move), target_outlaw(move))
    if name == "steal":
        return worth.steal(target_seat(move), target_outlaw(move))
    if name == "rescue":
        return worth.rescue(move - PLACE)
    if name == "hideout-answer":
        return worth.hit * worth.rescue(values[1]) - WAIT * (1.0 - worth.late)
    if name == "photo-window":
        return worth.photo(values[1]) + PHOTO_ANSWER
    return search_value(worth, move)


# Drawing.


def choose_draw(worth: WyattEarpWorth, moves: list[Move], chance: Chance) -> Move:
    """Two cards from the supply or the top discard."""
    view = worth.view
    if DRAW_DISCARD not in moves:
        return DRAW_SUPPLY
    if view.spent:
        # Drawing ends the hand: well if ahead. Otherwise the discard may still help, unless a
        # whole round has already gone by in which it helped nobody.
        circling = view.stalled >= view.players
        return DRAW_SUPPLY if circling or worth.verdict_now() >= 0.0 else DRAW_DISCARD
    two = 2.0 * AVERAGE_CARD
    if wants_out(worth):
        two -= TEMPO  # one card more to get rid of
    if card_value(worth, view.top) <= two:
        return DRAW_SUPPLY
    # A Sheriff card that everybody takes and nobody plays could go round for ever.
    return DRAW_SUPPLY if view.top >= OUTLAWS and chance.below(WEARY) == 0 else DRAW_DISCARD


def wants_out(worth: WyattEarpWorth) -> bool:
    """Whether the hand may well end soon: few cards left and ahead."""
    return worth.view.sizes[worth.me] <= 4 and worth.verdict_now() > 0.0


# Playing.


def choose_play(worth: WyattEarpWorth, moves: list[Move]) -> Move:
    """The best play that is better than none; after it he is asked again. At last, a discard."""
    best: Move = PASS
    most = 0.0
    sheriff: Move = PASS
    sheriff_most = 0.0
    for move in moves:
        if is_discard(move):
            continue
        value = play_value(worth, move)
        if value > most:
            best, most = move, value
        if is_sheriff_play(move) and value > sheriff_most:
            sheriff, sheriff_most = move, value
    if brings_cards(sheriff):
        return sheriff  # cards first: what is laid together adds more
    return best if best != PASS else choose_discard(worth, moves)


def brings_cards(move: Move) -> bool:
    return SHOOT_WANTED <= move < EARP_RESCUE


def play_value(worth: WyattEarpWorth, move: Move) -> float:
    """What a play is worth beyond keeping its cards."""
    view = worth.view
    if is_lay(move):
        return lay_value(worth, lay_outlaw(move), lay_number(move))
    value = sheriff_play_value(worth, move)
    if move < SHOOT_WANTED and view.sizes[worth.me] == 2:
        value += end_value(worth, move)
    wait = HIDEOUT_WAIT if move == SHOOT_HIDEOUT else WAIT
    return value - wait * (1.0 - worth.late)


def end_value(worth: WyattEarpWorth, move: Move) -> float:
    """The hand ends with the next discard: good or bad as it stands then."""
    if move < SHOOT_BANK:
        return ENDING * worth.verdict(move - PLAY_PHOTO, PHOTO_POINTS, PHOTO_REWARD)
    return ENDING * worth.verdict_now()


def lay_value(worth: WyattEarpWorth, outlaw: Outlaw, number: i64) -> float:
    """Outlaw cards on the table: what they change, and that they are out of the hand."""
    value = worth.lay(outlaw, number) + TEMPO * float(number)
    if not worth.is_open(outlaw):
        value += TEMPO
    if worth.view.sizes[worth.me] - number == 1:
        added: i64 = number * OUTLAW_POINTS
        value += ENDING * worth.verdict(outlaw, added, reward(number))
    return value


def sheriff_play_value(worth: WyattEarpWorth, play: Move) -> float:
    """What playing a Sheriff card in this way brings, chance included."""
    if play < SHOOT_BANK:
        return worth.photo(play - PLAY_PHOTO)
    if play < SHOOT_HIDEOUT:
        return worth.hit * worth.best_place(PLAYED[play - PLAY_PHOTO])
    if play == SHOOT_HIDEOUT:
        return worth.hit * worth.best_hide()
    if play == SHOOT_WANTED:
        return worth.hit * worth.best_steal()
    if play < EARP_DRAW:
        return ask_value(worth, play)
    insurance = insured(worth)
    if play == EARP_DRAW:
        return (0.0 if wants_out(worth) else 2.0 * AVERAGE_CARD) - insurance
    if play == EARP_SEARCH:
        return max(SEARCH, found_value(worth)) - insurance
    return worth.hit * worth.best_rescue()


def found_value(worth: WyattEarpWorth) -> float:
    """What a search brings for certain: the top discard, if it may be taken."""
    top = worth.view.top
    return 0.0 if top == WYATT_EARP else card_value(worth, top)


def insured(worth: WyattEarpWorth) -> float:
    """What the last Wyatt Earp in my hand is worth against a Hideout on my best group."""
    if worth.view.hand[WYATT_EARP] > 1:
        return 0.0
    return INSURANCE * worth.hit * worth.stake()


def ask_value(worth: WyattEarpWorth, play: Move) -> float:
    """Asking for an outlaw that can be laid at once, by the chance that somebody holds one."""
    outlaw = ask_outlaw(play)
    if not worth.is_open(outlaw) and worth.view.hand[outlaw] < SET - 1:
        return 0.0
    value = next_card(worth, outlaw) * held_by_others(worth, outlaw)
    first = neighbour(worth, ask_direction(play))
    return value + 0.01 * float(worth.view.money[first])  # rather from the richer neighbour


def neighbour(worth: WyattEarpWorth, direction: i64) -> i64:
    step: i64 = 1 if direction == 0 else worth.players - 1
    return (worth.me + step) % worth.players


def search_value(worth: WyattEarpWorth, move: Move) -> float:
    """A card found among the discards: taken to the hand, or played at once."""
    if is_found(move):
        return sheriff_play_value(worth, found_play(move))
    kind = move - TAKE
    if kind < OUTLAWS:
        return next_card(worth, kind)
    return LATER * sheriff_value(worth, kind, sheriff_cards(worth.view) + 1)


# Discarding.


def choose_discard(worth: WyattEarpWorth, moves: list[Move]) -> Move:
    """The card that I miss least and that helps the left neighbour least."""
    best: Move = moves[0]
    least = -NEVER
    among = sheriff_cards(worth.view)
    for move in moves:
        if is_discard(move):
            loss = keep_value(worth, move - DISCARD, among) + GIFT * gift(worth, move - DISCARD)
            if loss < least:
                best, least = move, loss
    return best
