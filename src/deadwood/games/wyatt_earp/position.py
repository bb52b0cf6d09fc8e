"""Positions of Wyatt Earp as text, both ways.

A scenario names only what matters. What is left out: hands are dealt ten cards from the unnamed
ones, one of those starts the discards, the rest lies in the supply below the named cards (or under
the discards, with `rest = "discards"`). A hand may be named in part: `["hideout", "9 any"]`. Piles are
written top first, seats are counted from 1 (in `pending` from 0), money is in dollars.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deadwood.core.position import (
    Reader,
    counted_names,
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
from deadwood.core.types import NOBODY
from deadwood.games.wyatt_earp.cards import (
    BANK_ROBBERY,
    COPIES,
    FASTEST_GUN,
    HAND,
    HIDEOUT,
    KIND_OF,
    KINDS,
    NAMES,
    OUTLAWS,
    PHOTO,
    STAGECOACH,
    full_deck,
)
from deadwood.games.wyatt_earp.editions import Rules
from deadwood.games.wyatt_earp.end import GOAL
from deadwood.games.wyatt_earp.pending import QUESTIONS
from deadwood.games.wyatt_earp.rules.question import Question
from deadwood.games.wyatt_earp.rules.supply import is_spent
from deadwood.games.wyatt_earp.state import NONE, WyattEarpState, blank, census
from deadwood.games.wyatt_earp.turn import Draw, Play, stall_limit

DOLLARS: Final = 1000
ANSWER: Final = "hideout-answer"  # the one question that is put to another player
TOP_NAMES: Final = [
    "game",
    "edition",
    "players",
    "options",
    "hand_number",
    "dealer",
    "turn",
    "phase",
    "pending",
    "sheriff_played",
    "reshuffled",
    "idle",
    "stalled",
    "winner",
    "opened",
    "posters",
    "supply",
    "discards",
    "rest",
    "chance",
    "seat",
]
SEAT_NAMES: Final = ["money", "hand", "table"]


def describe(s: WyattEarpState, edition: str, options: dict[str, str]) -> dict[str, object]:
    """Everything that there is to know about a state."""
    data: dict[str, object] = {"game": "wyatt-earp", "edition": edition, "players": s.players}
    data["hand_number"] = s.hand_number
    data["dealer"] = s.dealer + 1
    data["turn"] = s.turn + 1
    data["pending"] = write_pending(s)
    data["sheriff_played"] = s.sheriff_played
    data["reshuffled"] = s.reshuffled
    data["idle"] = s.idle
    data["stalled"] = s.stalled
    data["winner"] = s.winner + 1
    data["opened"] = [NAMES[outlaw] for outlaw in range(OUTLAWS) if s.is_open(outlaw)]
    data["supply"] = [NAMES[kind] for kind in reversed(s.list_supply())]
    data["discards"] = [NAMES[kind] for kind in reversed(s.list_discards())]
    if options:
        data["options"] = dict(options)
    data["chance"] = write_chance(s)
    data["posters"] = {NAMES[outlaw]: s.reward(outlaw) * DOLLARS for outlaw in range(OUTLAWS)}
    data["seat"] = [write_seat(s, seat) for seat in range(s.players)]
    return data


def write_seat(s: WyattEarpState, seat: int) -> dict[str, object]:
    hand = [int(number) for number in s.list_hand(seat)]
    table: dict[str, object] = {}
    for outlaw in range(OUTLAWS):
        counts = [0] * KINDS
        counts[outlaw] = s.laid(seat, outlaw)
        counts[PHOTO + outlaw] = 1 if s.photo(outlaw) == seat else 0
        counts[BANK_ROBBERY] = s.banks(seat, outlaw)
        counts[STAGECOACH] = s.coaches(seat, outlaw)
        counts[FASTEST_GUN] = 1 if s.is_fastest(seat, outlaw) else 0
        counts[HIDEOUT] = s.hidden(seat, outlaw)
        if sum(counts):
            table[NAMES[outlaw]] = counted_names(counts, NAMES)
    return {
        "money": s.money(seat) * DOLLARS,
        "hand": counted_names(hand, NAMES),
        "table": table,
    }


def read(text: str, players: i64, rules: Rules) -> WyattEarpState:
    """The state that a text describes, or BadPosition."""
    top = Reader(parse(text), "", TOP_NAMES, below=SEAT_NAMES)
    seats = top.tables("seat")
    if len(seats) > players:
        raise BadPosition(f"{len(seats)} seats are described, but there are {players} players.")
    s = blank(players, read_chance(top, TOP_NAMES), rules)
    most = int(players)
    s.turn = top.number("turn", 1, 1, most) - 1
    s.dealer = top.number("dealer", (s.turn - 1) % most + 1, 1, most) - 1
    s.hand_number = top.number("hand_number", 1, 1, 100_000)
    s.reshuffled = top.flag("reshuffled", False)
    s.idle = top.flag("idle", False)
    s.stalled = top.number("stalled", 0, 0, 100_000)
    s.winner = top.number("winner", 0, 0, most) - 1
    read_posters(top, s)
    dealt: list[int] = []  # so many cards to each hand
    for seat in range(most):
        described = seats[seat] if seat < len(seats) else {}
        reader = Reader(described, f" of seat {seat + 1}", SEAT_NAMES, TOP_NAMES)
        others = read_seat(reader, s, seat)
        if not reader.has("hand") and s.winner == NONE:
            others = int(HAND)
        dealt.append(others)
    read_opened(top, s)
    questions = read_questions(top, s)
    for question in questions:
        s.ask(question)
    # A question that only a Sheriff card can raise says that one was played.
    raised = len(questions) > 1 and questions[-1].name() != "photo-window"
    s.sheriff_played = top.flag("sheriff_played", raised)
    read_piles(top, s, dealt)
    check(s, questions)
    return s


def thousands(value: int, where: str) -> int:
    if value % DOLLARS:
        raise BadPosition(f"{where} must be a multiple of ${DOLLARS:,}, not {value}.")
    return value // DOLLARS


def read_posters(top: Reader, s: WyattEarpState) -> None:
    reader = Reader(top.table("posters"), " among the posters", NAMES[:7], TOP_NAMES)
    for outlaw in range(OUTLAWS):
        name = NAMES[outlaw]
        s.set_reward(
            outlaw, thousands(reader.number(name, DOLLARS, 0, 10**9), f"The poster {name}")
        )


def read_seat(reader: Reader, s: WyattEarpState, seat: int) -> int:
    """What a seat has; so many cards are still to be dealt to its hand."""
    s.set_money(seat, thousands(reader.number("money", 0, 0, 10**9), f"Money{reader.where}"))
    in_hand = f" in the hand{reader.where}"
    named, others = split_hand(reader.words("hand"), in_hand)
    for kind in read_names(named, KIND_OF, in_hand):
        s.gain(seat, kind)
    table = Reader(
        reader.table("table"), f" on the table{reader.where}", NAMES[:7], TOP_NAMES, SEAT_NAMES
    )
    for outlaw in range(OUTLAWS):
        where = f" at {NAMES[outlaw]}{reader.where}"
        for kind in read_names(table.words(NAMES[outlaw]), KIND_OF, where):
            if kind == outlaw or kind == PHOTO + outlaw:
                s.opened |= i64(1) << outlaw
            if kind == outlaw:
                s.add_laid(seat, outlaw, 1)
            elif kind == PHOTO + outlaw and s.photo(outlaw) == NOBODY:
                s.set_photo(outlaw, seat)
            elif kind == BANK_ROBBERY:
                s.add_banks(seat, outlaw, 1)
            elif kind == STAGECOACH:
                s.add_coaches(seat, outlaw, 1)
            elif kind == HIDEOUT and not s.is_hidden(seat, outlaw):
                s.set_hidden(seat, outlaw, 1)
            elif kind == FASTEST_GUN and s.fastest == NONE:
                s.fastest = seat * OUTLAWS + outlaw
            else:
                raise BadPosition(f"{NAMES[kind]} cannot lie{where}.")
        if table.words(NAMES[outlaw]) and not s.has_group(seat, outlaw):
            raise BadPosition(f"Sheriff cards lie{where} without an outlaw card or its Photo.")
    return others


def read_opened(top: Reader, s: WyattEarpState) -> None:
    """Outlaws whose first set was laid and of whom nothing lies on the table any more."""
    for kind in read_names(top.words("opened"), KIND_OF, " among the opened"):
        if kind >= OUTLAWS:
            raise BadPosition(f"{NAMES[kind]} is no outlaw: it cannot be opened.")
        s.opened |= i64(1) << kind


def read_questions(top: Reader, s: WyattEarpState) -> list[Question]:
    """The open questions, as they are written or as the phase of the turn says."""
    phase = top.one_of("phase", "draw", ["draw", "play"])
    if not top.has("pending"):
        if s.winner != NONE:
            return []
        return [Draw(s.turn) if phase == "draw" else Play(s.turn)]
    found: list[Question] = [
        QUESTIONS.restore(name, values, s.players) for name, values in read_pending(top)
    ]
    if top.has("phase") and found and found[0].name() != phase:
        raise BadPosition(
            f"The phase is {phase}, but 'pending' begins with {found[0].name()}: one is enough."
        )
    return found


def read_piles(top: Reader, s: WyattEarpState, dealt: list[int]) -> None:
    """Top first, as they are written; what is nowhere goes to the hands that are to be dealt."""
    supply = read_names(top.words("supply"), KIND_OF, " in the supply")
    discards = read_names(top.words("discards"), KIND_OF, " in the discards")
    there = census(s)
    for kind in supply + discards:
        there[kind] += 1
    rest: list[i64] = []
    for kind in range(KINDS):
        if there[kind] > COPIES[kind]:
            raise BadPosition(
                f"Too many of {NAMES[kind]}: {there[kind]} are named, and there are {COPIES[kind]}."
            )
    for kind in full_deck():
        if there[kind] < COPIES[kind]:
            rest.append(kind)
            there[kind] += 1
    chance = s.chance.clone()  # filling up does not use up the chance of the game
    chance.shuffle(rest)
    for seat in range(len(dealt)):
        for at in range(dealt[seat]):
            if not rest:
                raise BadPosition(
                    f"The hand of seat {seat + 1} needs {dealt[seat]} more cards, "
                    f"but only {at} are left: name it."
                )
            s.gain(seat, rest.pop())
    if not top.has("discards") and rest:
        discards = [int(rest.pop())]
    where = top.one_of("rest", "supply", ["supply", "discards"])
    for kind in rest:
        if where == "supply":
            s.put_supply(kind)
        else:
            s.put_discards(kind)
    for kind in reversed(supply):
        s.put_supply(kind)
    for kind in reversed(discards):
        s.put_discards(kind)


def check(s: WyattEarpState, questions: list[Question]) -> None:
    """Refuse what cannot occur in a game."""
    best = max(s.list_money())
    if s.winner != NONE:
        if best < GOAL or s.money(s.winner) < best or questions:
            raise BadPosition(
                "The winner has the most money, $25,000 or more, and nothing is open."
            )
        return
    if best >= GOAL:
        raise BadPosition(
            "money: with $25,000 or more the game is over, and 'winner' says who won."
        )
    if min(s.list_reward()) < 1:
        raise BadPosition("posters: each has at least $1,000 while a hand is played.")
    limit = stall_limit(s)
    if limit > 0 and s.stalled >= limit:
        raise BadPosition(f"stalled: after {s.stalled} idle turns the hand would be over.")
    check_questions(s, questions)
    check_idle(s, questions)


def check_idle(s: WyattEarpState, questions: list[Question]) -> None:
    """Idle is who has only taken the top discard, and a stall needs a spent supply (WE11.3)."""
    if s.idle and s.sheriff_played:
        raise BadPosition(
            "idle and sheriff_played cannot both be true: a turn is idle while nothing is played in it."
        )
    if s.idle and questions[-1].name() != "play":
        raise BadPosition("idle: a turn is idle only while nothing is played in it.")
    if s.stalled > 0 and (
        s.supply_size() > 1 or (questions[0].name() == "draw" and not is_spent(s))
    ):
        raise BadPosition("stalled: turns are stalled only while the supply is spent.")


def check_questions(s: WyattEarpState, questions: list[Question]) -> None:
    """A turn is a draw or a play of its player, and at most one question that interrupts it."""
    names = [question.name() for question in questions]
    if not names or names[0] not in ("draw", "play") or questions[0].player != s.turn:
        raise BadPosition(
            f"The first open question in 'pending' must be a draw or a play of seat {s.turn + 1}: "
            f"'draw {s.turn}' or 'play {s.turn}'."
        )
    own = questions[-1].player == s.turn
    interrupts = names[1:] not in ([], ["draw"], ["play"]) and names[0] == "play"
    if len(names) > 2 or (len(names) == 2 and not interrupts) or own == (names[-1] == ANSWER):
        raise BadPosition(f"These questions cannot be open together: {', '.join(names)}.")
    if names[-1] == "draw" and s.discards_size() == 0:  # WE2.7
        raise BadPosition("discards: when a turn begins they are not empty.")
    if names[-1] == "draw" and min(s.list_size()) == 0:
        raise BadPosition(
            "hand: a turn cannot begin while a player has no cards, the hand is over."
        )
    if names[-1] not in ("draw", "search") and s.size(s.turn) == 0:  # WE2.9, WE2.10
        raise BadPosition(
            f"hand of seat {s.turn + 1}: whoever has the turn must have a card left to discard."
        )
    for field, said in (("idle", s.idle), ("sheriff_played", s.sheriff_played)):
        if said and names == ["draw"]:
            raise BadPosition(
                f"{field} cannot be true when a turn begins: with phase = 'play' the player has drawn."
            )
    top = questions[-1]
    if not top.can_be_open(s):
        raise unfit(names[-1])
    for seat in top.seats(s):
        if not top.options(s, seat):
            raise BadPosition(
                f"The question {names[-1]!r} asks seat {seat + 1}, who could not do anything."
            )
