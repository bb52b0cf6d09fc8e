"""Positions of Lantern Gulch as text, both ways.

A scenario names only what matters: hands that are not named, and what is left of those that are named in part
("1 any"), are dealt by chance; everything else lies in the dark, the named ones on top (first named, first
drawn). Seats are counted from 1 (in `pending` from 0).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deadwood.core.position import (
    Places,
    Reader,
    parse,
    read_chance,
    read_names,
    read_pending,
    split_hand,
    unfit,
    write_chance,
    write_pending,
)
from deadwood.core.reason import BadPosition
from deadwood.games.lantern_gulch.cards import CALLS, CARD_NAMES, CARD_OF, CARDS, HAND, NIGHTS
from deadwood.games.lantern_gulch.editions import Rules
from deadwood.games.lantern_gulch.pending import QUESTIONS
from deadwood.games.lantern_gulch.rules.lay import next_to_lay
from deadwood.games.lantern_gulch.state import NONE, LanternGulchState, blank
from deadwood.games.lantern_gulch.turn import WATCH

TOP_NAMES: Final = [
    *("game", "edition", "players", "options", "night", "leader", "call"),
    *("pending", "dark", "spent", "chance", "seat"),
]
SEAT_NAMES: Final = ["nights", "hand", "laid"]


def names(cards: list[i64]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def describe(s: LanternGulchState, edition: str, options: dict[str, str]) -> dict[str, object]:
    """Everything that there is to know about a state."""
    data: dict[str, object] = {"game": "lantern-gulch", "edition": edition, "players": s.players}
    data["night"] = s.night + 1
    data["leader"] = s.leader + 1
    if s.call != NONE:
        data["call"] = CALLS[s.call]
    data["pending"] = write_pending(s)
    data["dark"] = list(reversed(names(s.list_dark())))
    data["spent"] = names(s.list_spent())
    if options:
        data["options"] = dict(options)
    data["chance"] = write_chance(s)
    data["seat"] = [write_seat(s, seat) for seat in range(s.players)]
    return data


def write_seat(s: LanternGulchState, seat: int) -> dict[str, object]:
    data: dict[str, object] = {"nights": s.nights(seat), "hand": names(s.list_hand(seat))}
    if s.laid(seat) != NONE:
        data["laid"] = CARD_NAMES[s.laid(seat)]
    return data


def read(text: str, players: i64, rules: Rules) -> LanternGulchState:
    """The state that a text describes, or BadPosition."""
    top = Reader(parse(text), "", TOP_NAMES)
    seats = top.tables("seat")
    if len(seats) > players:
        raise BadPosition(f"{len(seats)} seats are described, but there are {players} players.")
    s = blank(players, read_chance(top, TOP_NAMES), rules)
    s.leader = top.number("leader", 1, 1, int(players)) - 1
    if top.has("call"):
        s.call = CALLS.index(top.one_of("call", "", CALLS))
    held = Places(CARD_NAMES)
    for card in read_cards(top.words("spent"), " among the spent", held):
        s.put_spent(card)
    over = top.has("pending") and not top.words("pending")
    s.night = top.number("night", 1 + s.spent_size() // players, 1, int(NIGHTS) + 1) - 1
    if s.spent_size() != s.night * players:
        raise BadPosition(f"spent: in night {s.night + 1} they are {s.night * players}.")
    if over != (s.night == NIGHTS):
        raise BadPosition(f"night: the game is over after night {NIGHTS}, and not before.")
    owed: list[int] = []
    for seat in range(players):
        reader = Reader(
            seats[seat] if seat < len(seats) else {}, f" of seat {seat + 1}", SEAT_NAMES, TOP_NAMES
        )
        owed.append(read_seat(reader, s, seat, held, over))
    nights = sum(s.list_nights())
    if nights != s.night and seats:
        raise BadPosition(f"nights: {s.night} are over, and {nights} are won.")
    s.add_nights(s.leader, s.night - nights)
    read_dark(top, s, held, owed)
    read_questions(top, s, over)
    return s


def read_seat(reader: Reader, s: LanternGulchState, seat: int, held: Places, over: bool) -> int:
    """What a seat has; so many lanterns are still to be dealt to it."""
    s.set_nights(seat, reader.number("nights", 0, 0, int(NIGHTS)))
    where = f" in the hand{reader.where}"
    named, others = split_hand(reader.words("hand"), where)
    cards = read_cards(named, where, held)
    laid = reader.word("laid", "")
    if laid:
        s.set_laid(seat, read_cards([laid], f" laid{reader.where}", held)[0])
    due = int(HAND) - (1 if laid or over else 0)
    if not reader.has("hand"):
        others = due
    if len(cards) + others != due:
        raise BadPosition(
            f"hand{reader.where} must have {due}, not {len(cards) + others}; "
            "'1 any' deals one that is named nowhere."
        )
    for card in cards:
        s.put_hand(seat, card)
    return others


def read_cards(words: list[str], where: str, held: Places) -> list[int]:
    cards = read_names(words, CARD_OF, where)
    for card in cards:
        held.put(card, where)
    return cards


def read_dark(top: Reader, s: LanternGulchState, held: Places, owed: list[int]) -> None:
    named = read_cards(top.words("dark"), " in the dark", held)
    rest: list[i64] = [card for card in range(CARDS) if card not in held.found]
    s.chance.clone().shuffle(rest)  # filling up does not use up the chance of the game
    for seat in range(s.players):
        for _time in range(owed[seat]):
            if not rest:
                raise BadPosition(f"No lantern is left to deal to seat {seat + 1}.")
            s.put_hand(seat, rest.pop())
    for card in rest:
        s.put_dark(card)
    for card in reversed(named):
        s.put_dark(card)


def read_questions(top: Reader, s: LanternGulchState, over: bool) -> None:
    """The open question as it is written, or the one that the table calls for."""
    if over:
        if max(s.list_laid()) != NONE or s.call != NONE:
            raise BadPosition("Nothing is called or laid when the game is over.")
        return
    check_order(s)
    if not top.has("pending"):
        s.ask(WATCH)
        s.settle()
        return
    saved = read_pending(top)
    for name, values in saved:
        s.ask(QUESTIONS.restore(name, values, s.players))
    if len(saved) != 2 or saved[0][0] != "watch" or saved[1][0] == "watch":
        raise BadPosition(
            "In 'pending' there is one open question, above 'watch': ['watch', 'lay 0']."
        )
    if not s.pending[-1].can_be_open(s):
        raise unfit(saved[1][0])


def check_order(s: LanternGulchState) -> None:
    """Nobody lays out of turn, and when all have laid the night is over (LG2.2)."""
    asked = next_to_lay(s)
    if asked == NONE:
        raise BadPosition("laid: somebody has yet to lay.")
    if asked != s.leader and s.call == NONE:
        raise BadPosition("call: nobody lays before the night is called.")
    seat = s.left_of(asked)
    while seat != s.leader:
        if s.laid(seat) != NONE:
            raise BadPosition(f"laid: a lantern lies out of turn, seat {asked + 1} lays first.")
        seat = s.left_of(seat)
