"""Positions of El Paso as text, both ways.

A scenario names only what matters. What is left out: a hand is dealt one card of each kind that is
not named elsewhere, the rest lies in the stocks below the named cards (or on the piles before them,
with `rest = "piles"`), and a town before its first raid is stocked by chance. A hand may be named in
part: `["bank-8", "5 any"]`. Stocks and stacks are written top first, piles first card first, seats are
counted from 1 (in `pending` from 0). Without `pending` the question that the table calls for is asked.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deadwood.core.position import (
    Places,
    Reader,
    counted_names,
    one_of,
    parse,
    read_chance,
    read_name,
    read_names,
    read_pending,
    split_hand,
    unfit,
    write_chance,
    write_pending,
)
from deadwood.core.reason import BadPosition
from deadwood.games.el_paso.cards import (
    CARD_NAMES,
    CARD_OF,
    CARDS,
    COPIES,
    FACES,
    HAND,
    KINDS,
    NAMES,
    ORDER,
    STAR,
    TILE_NAMES,
    TILE_OF,
    TILES,
    tile_kind,
)
from deadwood.games.el_paso.editions import Rules
from deadwood.games.el_paso.pending import QUESTIONS
from deadwood.games.el_paso.rules.decide import next_to_decide, nobody_laid_after
from deadwood.games.el_paso.rules.dice import sheriffs_came
from deadwood.games.el_paso.rules.leaving import LAST_TOGETHER
from deadwood.games.el_paso.rules.question import Question
from deadwood.games.el_paso.rules.refill import turn_over
from deadwood.games.el_paso.setup import stock
from deadwood.games.el_paso.state import NONE, ElPasoState, blank, fill_bag
from deadwood.games.el_paso.turn import RIDE
from deadwood.games.el_paso.view import hand_of, pile_of

TOP_NAMES: Final = [
    "game",
    "edition",
    "players",
    "options",
    "town",
    "lookout",
    "stars",
    "roll",
    "raids",
    "groups",
    "left_now",
    "pending",
    "tiles",
    "stocks",
    "piles",
    "rest",
    "chance",
    "seat",
]
SEAT_NAMES: Final = ["nuggets", "hand", "laid", "loot", "gone"]
MOST_NUGGETS: Final = 10_000
MOST_RAIDS: Final = 10_000


def describe(s: ElPasoState, edition: str, options: dict[str, str]) -> dict[str, object]:
    """Everything that there is to know about a state."""
    data: dict[str, object] = {"game": "el-paso", "edition": edition, "players": s.players}
    data["town"] = s.rules.board.towns[s.town]
    data["lookout"] = s.lookout + 1
    data["stars"] = s.stars
    data["roll"] = [FACES[face] for face in s.list_roll()]
    data["raids"] = s.raids
    data["groups"] = s.groups
    data["left_now"] = s.left_now
    data["pending"] = write_pending(s)
    data["tiles"] = write_tiles(s.list_town_tiles())
    if options:
        data["options"] = dict(options)
    data["chance"] = write_chance(s)
    data["stocks"] = {
        NAMES[kind]: [CARD_NAMES[s.queue(kind, at)] for at in range(s.stock_size(kind))]
        for kind in range(KINDS)
    }
    data["piles"] = {
        NAMES[kind]: [CARD_NAMES[card] for card in pile_of(s, kind)] for kind in range(KINDS)
    }
    data["seat"] = [write_seat(s, seat) for seat in range(s.players)]
    return data


def write_tiles(counts: list[i64]) -> list[str]:
    return counted_names(
        [int(counts[ORDER[place]]) for place in range(TILES)],
        [TILE_NAMES[ORDER[place]] for place in range(TILES)],
    )


def write_seat(s: ElPasoState, seat: int) -> dict[str, object]:
    data: dict[str, object] = {
        "nuggets": s.nuggets(seat),
        "hand": [CARD_NAMES[card] for card in hand_of(s, seat)],
        "loot": write_tiles(s.list_loot(seat)),
    }
    if s.laid(seat) != NONE:
        data["laid"] = CARD_NAMES[s.laid(seat)]
    if s.is_gone(seat):
        data["gone"] = True
    return data


def read(text: str, players: i64, rules: Rules) -> ElPasoState:
    """The state that a text describes, or BadPosition."""
    top = Reader(parse(text), "", TOP_NAMES, below=SEAT_NAMES)
    seats = top.tables("seat")
    if len(seats) > players:
        raise BadPosition(f"{len(seats)} seats are described, but there are {players} players.")
    s = blank(players, read_chance(top, TOP_NAMES), rules)
    read_town(top, s)
    held = Places(CARD_NAMES)
    dealt: list[int] = []  # so many cards to each hand
    for seat in range(players):
        described = seats[seat] if seat < len(seats) else {}
        reader = Reader(described, f" of seat {seat + 1}", SEAT_NAMES, TOP_NAMES)
        dealt.append(read_seat(reader, s, seat, held))
    check_tiles(s)
    if not top.has("tiles") and not top.has("pending") and s.raids == 0:
        stock_by_chance(s)
    read_groups(top, s)
    read_cards(top, s, held, dealt)
    read_questions(top, s)
    return s


def read_town(top: Reader, s: ElPasoState) -> None:
    board = s.rules.board
    name = top.one_of("town", board.towns[0], board.towns)
    s.town = board.towns.index(name)
    s.lookout = top.number("lookout", 1, 1, int(s.players)) - 1
    for face in top.words("roll"):
        s.put_roll(FACES.index(one_of(face, FACES, "A face of the roll")))
    rolled = s.list_roll().count(STAR)
    s.stars = top.number("stars", rolled, 0, int(board.dice))
    s.raids = top.number("raids", 1 if s.roll_size() or s.stars else 0, 0, MOST_RAIDS)
    for at in read_names(top.words("tiles"), tiles_of(s), " in the town"):
        if not s.has_place(tile_kind(at)):
            raise BadPosition(f"{TILE_NAMES[at]} cannot lie in {name}: it has no such place.")
        s.add_town_tiles(at, 1)
    number = sum(s.list_town_tiles())
    if number > board.draw:
        raise BadPosition(
            f"tiles: a town is stocked with {board.draw} at most, and {number} are named."
        )
    if rolled > s.stars or s.roll_size() - rolled > board.dice - s.stars:
        raise BadPosition(
            f"stars = {s.stars} does not fit the roll: its stars are among them, and its other faces on "
            f"what is left of {board.dice} dice."
        )
    if s.raids == 0 and (s.roll_size() or s.stars):
        raise BadPosition("raids = 0 does not fit: before the first raid nothing is rolled.")


def tiles_of(s: ElPasoState) -> dict[str, int]:
    """The tiles that there are on this board, by name."""
    return {name: at for name, at in TILE_OF.items() if s.rules.board.tiles[at] > 0}


def read_seat(reader: Reader, s: ElPasoState, seat: int, held: Places) -> int:
    """What a seat has; so many cards are still to be dealt to its hand."""
    s.set_nuggets(seat, reader.number("nuggets", 0, 0, MOST_NUGGETS))
    for at in read_names(reader.words("loot"), tiles_of(s), f" in the loot{reader.where}"):
        s.add_loot(seat, at, 1)
    if reader.flag("gone", False):
        s.gone |= i64(1) << seat
    in_hand = f" in the hand{reader.where}"
    named, others = split_hand(reader.words("hand"), in_hand)
    hand = read_cards_of(named, in_hand, held)
    laid = reader.word("laid", "")
    if laid:
        where = f" laid{reader.where}"
        card = read_name(laid, CARD_OF, where)
        s.set_laid(seat, read_cards_of([CARD_NAMES[card]], where, held)[0])
        if s.is_gone(seat):
            raise BadPosition(f"Seat {seat + 1} has left, and cannot have laid a card.")
    if not reader.has("hand"):
        others = int(HAND) - (1 if laid else 0)
    fewest = HAND - 1  # until he has refilled
    if not fewest <= len(hand) + others <= (fewest if laid else HAND):
        right = f"{fewest} cards besides the one that is laid" if laid else f"{HAND} cards"
        raise BadPosition(
            f"hand{reader.where} must have {right}, not {len(hand) + others}; "
            "'2 any' deals two that are named nowhere."
        )
    for card in hand:
        s.gain(seat, card)
    return others


def read_groups(top: Reader, s: ElPasoState) -> None:
    """Who has left did so in this round, if he decides before whoever is next to decide; or before,
    if groups of earlier rounds are named or he comes after."""
    left = s.gone != 0
    first = left_first(s)
    earlier = left and not first and not top.has("left_now") and s.raids > 0
    s.groups = top.number("groups", 1 if earlier else 0, 0, int(s.players))
    s.left_now = top.flag("left_now", left and s.groups == 0)
    least = s.groups + (1 if s.left_now else 0)  # EP7.1: every group has somebody in it
    if left and s.raids == 0 and not s.rules.leave_before_first_raid and not s.is_empty():
        raise BadPosition("At this table nobody leaves before the first raid of a town.")
    if left and s.left_now and not first:  # EP3.1
        raise BadPosition(
            f"left_now: nobody has left in this round, seat {next_to_decide(s) + 1} decides first."
        )
    if left != (least > 0) or least > ones(s.gone) or s.groups > s.raids:
        raise BadPosition(
            f"groups = {s.groups} before this round does not fit those who have left ('gone', "
            "'left_now') or the number of raids."
        )


def left_first(s: ElPasoState) -> bool:
    """Whether somebody who has left comes before the next one to decide."""
    asked = next_to_decide(s)
    seat = s.lookout
    for _time in range(s.players):
        if seat == asked:
            return False
        if s.is_gone(seat):
            return True
        seat = s.left_of(seat)
    return False


def ones(bits: i64) -> int:
    number = 0
    while bits:
        bits &= bits - 1
        number += 1
    return number


def read_cards_of(words: list[str], where: str, held: Places) -> list[int]:
    """Cards by their names, each of which exists once."""
    cards = read_names(words, CARD_OF, where)
    for card in cards:
        held.put(card, where)
    return cards


def check_tiles(s: ElPasoState) -> None:
    fill_bag(s)
    for at in range(TILES):
        if s.bag(at) < 0:
            raise BadPosition(
                f"Too many of {TILE_NAMES[at]}: {s.rules.board.tiles[at] - s.bag(at)} are named in "
                f"'tiles' and 'loot', and there are {s.rules.board.tiles[at]}."
            )


def stock_by_chance(s: ElPasoState) -> None:
    """The tiles of a town that is about to be raided, if none are named (EP2.1)."""
    going_on = s.chance
    s.chance = going_on.clone()  # filling up does not use up the chance of the game
    stock(s)
    s.chance = going_on


def read_cards(top: Reader, s: ElPasoState, held: Places, dealt: list[int]) -> None:
    """Piles and stocks; what is nowhere goes to the hands that are to be dealt, then to the rest."""
    stocks = Reader(top.table("stocks"), " among the stocks", NAMES, TOP_NAMES)
    piles = Reader(top.table("piles"), " among the piles", NAMES, TOP_NAMES)
    on_piles = top.one_of("rest", "stocks", ["stocks", "piles"]) == "piles"
    named: list[list[int]] = []
    thrown: list[list[int]] = []
    for kind in range(KINDS):
        named.append(read_cards_of(stocks.words(NAMES[kind]), " in a stock", held))
        thrown.append(read_cards_of(piles.words(NAMES[kind]), " on a discard pile", held))
        for card in named[kind] + thrown[kind]:
            if card // COPIES != kind:
                raise BadPosition(f"{CARD_NAMES[card]} cannot lie with the {NAMES[kind]} cards.")
    rest: list[i64] = [card for card in range(CARDS) if card not in held.found]
    chance = s.chance.clone()  # filling up does not use up the chance of the game
    chance.shuffle(rest)
    for seat in range(s.players):
        deal_hand(s, seat, rest, dealt[seat])
    for kind in range(KINDS):
        others: list[i64] = [card for card in rest if card // COPIES == kind]
        for card in named[kind]:
            s.discard(card)
        if not on_piles:
            for other in others:
                s.discard(other)
        s.set_stock_size(kind, s.queue_size(kind))
        if on_piles:
            for other in others:
                s.discard(other)
        for card in thrown[kind]:
            s.discard(card)
        turn_over(s, kind)


def deal_hand(s: ElPasoState, seat: int, rest: list[i64], number: int) -> None:
    """One card of each kind as far as there are any, then whatever is there (EP1.5)."""
    held = [card // COPIES for card in [*hand_of(s, seat), s.laid(seat)] if card != NONE]
    wanted: list[i64] = [kind for kind in range(KINDS) if kind not in held]
    for _time in range(number):
        if not rest:
            raise BadPosition(f"No card is left to deal to seat {seat + 1}.")
        kind = wanted.pop(0) if wanted else NONE
        fitting = [card for card in rest if card // COPIES == kind]
        card = fitting[0] if fitting else rest[0]
        rest.remove(card)
        s.gain(seat, card)


def read_questions(top: Reader, s: ElPasoState) -> None:
    """The open question as it is written, or the one that the table calls for."""
    if max(s.list_laid()) != NONE and (sheriffs_came(s) or s.is_empty()):  # EP9.1
        raise BadPosition("laid: no card is laid in a town that is over.")
    if not top.has("pending"):
        if sheriffs_came(s):
            raise BadPosition("When the sheriffs have come, 'pending' says who has yet to draw.")
        check_hands(s, 0)
        check_order(s)
        check_loot(s, NONE)
        s.ask(RIDE)
        s.settle()
        return
    saved = read_pending(top)
    for name, values in saved:
        s.ask(QUESTIONS.restore(name, values, s.players))
    if not saved:
        check_hands(s, 0)
        loot = sum([sum(s.list_loot(seat)) for seat in range(s.players)])
        left = loot + sum(s.list_town_tiles()) + s.stars + s.gone
        if left or s.town + 1 < len(s.rules.board.towns):
            raise BadPosition("The game is over only after the last town, when all tiles are sold.")
        return
    asked = s.pending[-1]
    if len(saved) != 2 or saved[0][0] != "ride" or not isinstance(asked, Question):
        raise BadPosition(
            "In 'pending' there is one open question, above 'ride': ['ride', 'decide 0']."
        )
    owed = saved[1][1][1] if saved[1][0] == "refill" else 0
    check_hands(s, owed)
    if not asked.can_be_open(s):
        raise unfit(saved[1][0])
    check_loot(s, saved[1][1][0] if saved[1][0] == "keep" else NONE)


def check_order(s: ElPasoState) -> None:
    """Nobody lays a card before his turn (EP3.1)."""
    asked = next_to_decide(s)
    if asked != NONE and not nobody_laid_after(s, asked):
        raise BadPosition(f"laid: a card lies out of turn, seat {asked + 1} decides first.")


def check_loot(s: ElPasoState, keeping: i64) -> None:
    """Who has left kept no more than he may, and whom the sheriffs caught has nothing."""
    most = max(s.groups + 1 if s.left_now else s.groups, LAST_TOGETHER if s.is_empty() else 0)
    for seat in range(s.players):
        number = sum(s.list_loot(seat))
        if s.is_gone(seat) and number > most and seat != keeping:
            raise BadPosition(
                f"loot of seat {seat + 1}: whoever has left may have kept {most}, not {number}."
            )
        if sheriffs_came(s) and not s.is_gone(seat) and number > 0:
            raise BadPosition(f"loot of seat {seat + 1}: the sheriffs have come and left nothing.")


def check_hands(s: ElPasoState, owed: int) -> None:
    """Everybody has six cards, counting one that is laid and one that he has yet to draw."""
    for seat in range(s.players):
        there = s.hand_size(seat) + (0 if s.laid(seat) == NONE else 1) + ((owed >> seat) & 1)
        if there != HAND:
            raise BadPosition(
                f"hand of seat {seat + 1}: with what is laid and yet to be drawn it has {there} cards, "
                f"and should have {HAND}."
            )
