"""Positions of BANG! as text, both ways.

A scenario names only what matters. What is left out: roles and characters are dealt from those that
nobody has, a hand is empty, lives are full, and every card that is named nowhere lies in the talon
below the named ones (or under the discards, with `rest = "discards"`). A hand may be named in part:
`["bang-as", "3 any"]`. Piles are written top first,
seats are counted from 1 (in `pending` from 0). Without `pending` the player whose turn it is is asked
what to play, or what the `phase` says.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from deadwood.core.options import suggest
from deadwood.core.position import (
    Places,
    Reader,
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
from deadwood.core.reason import BadPosition, spelled
from deadwood.games.bang.cards import (
    BART_CASSIDY,
    BLACK_JACK,
    BULLETS,
    CALAMITY_JANET,
    CARD_NAMES,
    CARD_OF,
    CHARACTER_NAMES,
    CHARACTER_OF,
    DEALT_ROLES,
    EL_GRINGO,
    JESSE_JONES,
    JOURDONNAIS,
    KIND,
    KIT_CARLSON,
    LUCKY_DUKE,
    PAUL_REGRET,
    PEDRO_RAMIREZ,
    ROLE_OF,
    ROLES,
    ROSE_DOOLAN,
    SHERIFF,
    SID_KETCHUM,
    SLAB_THE_KILLER,
    SUZY_LAFAYETTE,
    VULTURE_SAM,
    WILLY_THE_KID,
    is_brown,
    is_weapon,
)
from deadwood.games.bang.editions import Rules
from deadwood.games.bang.kinds import CARDS, JAIL, NAMES
from deadwood.games.bang.pending import QUESTIONS, fits_phase, may_lie_on
from deadwood.games.bang.rules.death import who_wins
from deadwood.games.bang.rules.question import Question
from deadwood.games.bang.schema import DEEDS, LEAST_LIVES, PHASES
from deadwood.games.bang.state import (
    KILLED,
    LOCKED,
    MOST_DEEDS,
    NONE,
    OVER,
    PLAY,
    BangState,
    blank,
    census,
)
from deadwood.games.bang.turn import TURN

TOP_NAMES: Final = [
    "game",
    "edition",
    "players",
    "options",
    "turn",
    "phase",
    "bangs",
    "healed",
    "drawn",
    "won",
    "pending",
    "talon",
    "discards",
    "store",
    "rest",
    "deeds",
    "chance",
    "seat",
]
SEAT_NAMES: Final = ["role", "character", "spare", "lives", "hand", "table", "out"]
Saved: TypeAlias = tuple[str, tuple[int, ...]]


def describe(s: BangState, edition: str, options: dict[str, str]) -> dict[str, object]:
    """Everything that there is to know about a state."""
    data: dict[str, object] = {"game": "bang", "edition": edition, "players": s.players}
    data["turn"] = s.turn + 1
    data["phase"] = PHASES[s.phase]
    data["bangs"] = s.bangs
    data["healed"] = s.healed
    if s.drawn != NONE:
        data["drawn"] = CARD_NAMES[s.drawn]
    if s.won != NONE:
        data["won"] = ROLES[s.won]
    data["pending"] = write_pending(s)
    data["talon"] = [CARD_NAMES[card] for card in reversed(s.list_talon())]
    data["discards"] = [CARD_NAMES[card] for card in reversed(s.list_discards())]
    data["store"] = [CARD_NAMES[card] for card in s.list_store()]
    data["deeds"] = write_deeds(s)
    if options:
        data["options"] = dict(options)
    data["chance"] = write_chance(s)
    data["seat"] = [write_seat(s, seat) for seat in range(s.players)]
    return data


def write_seat(s: BangState, seat: int) -> dict[str, object]:
    data: dict[str, object] = {
        "role": ROLES[s.role(seat)],
        "character": CHARACTER_NAMES[s.character(seat)],
        "lives": s.lives(seat),
        "hand": [CARD_NAMES[card] for card in s.list_hand(seat)],
        "table": [CARD_NAMES[card] for card in s.list_table(seat)],
    }
    if s.spare(seat) != NONE:
        data["spare"] = CHARACTER_NAMES[s.spare(seat)]
    if not s.is_alive(seat):
        data["out"] = True
    return data


def write_deeds(s: BangState) -> list[str]:
    """As in "1 shot 3: 2 times" without the words: "1 shot 3 2"."""
    return [
        f"{seat + 1} {DEEDS[what]} {other + 1} {s.deed(seat, other, what)}"
        for seat in range(s.players)
        for other in range(s.players)
        for what in range(len(DEEDS))
        if s.deed(seat, other, what) > 0
    ]


def read(text: str, players: i64, rules: Rules) -> BangState:
    """The state that a text describes, or BadPosition."""
    top = Reader(parse(text), "", TOP_NAMES, below=SEAT_NAMES)
    described = top.tables("seat")
    if len(described) > players:
        raise BadPosition(f"{len(described)} seats are described, but there are {players} players.")
    s = blank(players, read_chance(top, TOP_NAMES), rules)
    seats = [
        Reader(
            described[at] if at < len(described) else {},
            f" of seat {at + 1}",
            SEAT_NAMES,
            TOP_NAMES,
        )
        for at in range(players)
    ]
    read_roles(seats, s)
    read_characters(seats, s)
    read_turn(top, s)
    cards = Places(CARD_NAMES)
    dealt = [read_seat(seats[at], s, at, cards) for at in range(players)]
    read_deeds(top, s)
    for card in cards_of(top, "store", cards):
        s.put_store(card)
    read_questions(top, s)
    read_piles(top, s, dealt, cards)
    check(s)
    return s


def cards_of(reader: Reader, name: str, cards: Places) -> list[i64]:
    return found_cards(reader.words(name), f" in {name}{reader.where}", cards)


def found_cards(words: list[str], where: str, cards: Places) -> list[i64]:
    """Cards by their names, each of which exists once."""
    found: list[i64] = []
    for card in read_names(words, CARD_OF, where):
        cards.put(card, where)
        found.append(card)
    return found


def read_roles(seats: list[Reader], s: BangState) -> None:
    """Named roles, and for the rest those that are left, the Sheriff first."""
    left = DEALT_ROLES[: s.players]
    for at in range(s.players):
        s.set_role(at, NONE)
        if seats[at].word("role", ""):
            name = seats[at].one_of("role", "", ROLES)
            if ROLE_OF[name] not in left:
                raise BadPosition(
                    f"role{seats[at].where}: with {s.players} players "
                    f"there are not that many of: {name}."
                )
            s.set_role(at, ROLE_OF[name])
            left.remove(s.role(at))
    for at in range(s.players):
        if s.role(at) == NONE:
            s.set_role(at, left.pop(0))


def read_character(reader: Reader, name: str, taken: list[i64]) -> i64:
    if not reader.word(name, ""):
        return NONE
    word = reader.one_of(name, "", CHARACTER_NAMES)
    if CHARACTER_OF[word] in taken:
        raise BadPosition(f"{name}{reader.where}: {word} is somebody else already.")
    taken.append(CHARACTER_OF[word])
    return CHARACTER_OF[word]


def read_characters(seats: list[Reader], s: BangState) -> None:
    """Named characters; the others get the next that nobody is."""
    taken: list[i64] = []
    for at in range(s.players):
        s.set_character(at, read_character(seats[at], "character", taken))
        s.set_spare(at, read_character(seats[at], "spare", taken))
        if s.spare(at) != NONE and not s.rules.choose_character:
            raise BadPosition(
                f"spare{seats[at].where}: at this table nobody chooses between two characters."
            )
    plain = [at for at in QUIET if at not in taken]
    for at in range(s.players):
        if s.character(at) == NONE:
            s.set_character(at, plain.pop(0))
        if s.spare(at) == NONE:
            extra = 1 if s.role(at) == SHERIFF else 0
            s.set_most(at, BULLETS[s.character(at)] + extra)
        s.set_lives(at, s.most(at))


# Characters for seats that name none. Those come first who change nothing but their own BANG! cards,
# signs and draws; those last who change distances, deaths, lives and what others may do.
QUIET: Final[list[i64]] = [
    WILLY_THE_KID,
    BLACK_JACK,
    LUCKY_DUKE,
    KIT_CARLSON,
    CALAMITY_JANET,
    JESSE_JONES,
    SLAB_THE_KILLER,
    BART_CASSIDY,
    JOURDONNAIS,
    SUZY_LAFAYETTE,
    SID_KETCHUM,
    PEDRO_RAMIREZ,
    VULTURE_SAM,
    ROSE_DOOLAN,
    PAUL_REGRET,
    EL_GRINGO,
]


def read_turn(top: Reader, s: BangState) -> None:
    s.turn = top.number("turn", int(s.sheriff()) + 1, 1, int(s.players)) - 1
    s.phase = PHASES.index(top.one_of("phase", PHASES[PLAY], PHASES))
    s.bangs = top.number("bangs", 0, 0, int(CARDS))
    s.healed = top.flag("healed", False)
    if s.phase < PLAY and (s.bangs or s.healed):
        raise BadPosition(
            f"In the phase {PHASES[s.phase]} nobody has played a BANG! or healed yet."
        )
    if top.word("drawn", ""):
        s.drawn = read_name(top.word("drawn", ""), CARD_OF, " as drawn")
    if top.word("won", ""):
        s.won = ROLE_OF[top.one_of("won", "", ["sheriff", "outlaw", "renegade"])]


def read_seat(reader: Reader, s: BangState, seat: int, cards: Places) -> int:
    """What a seat has; so many cards are still to be dealt to its hand."""
    out = reader.flag("out", False)
    if out:
        s.alive &= ~(i64(1) << seat)
    read_lives(reader, s, seat, out)
    in_hand = f" in hand{reader.where}"
    named, others = split_hand(reader.words("hand"), in_hand)
    for held in found_cards(named, in_hand, cards):
        s.put_hand(seat, held)
    weapons = 0
    kinds: list[i64] = []
    for card in cards_of(reader, "table", cards):
        kind = KIND[card]
        if is_brown(kind):
            raise BadPosition(f"{CARD_NAMES[card]} cannot lie on the table{reader.where}.")
        if kind == JAIL and s.role(seat) == SHERIFF:  # BG12.1
            raise BadPosition(f"{CARD_NAMES[card]} cannot lie before the Sheriff, seat {seat + 1}.")
        if kind in kinds:
            raise BadPosition(f"Two of {NAMES[kind]} lie on the table{reader.where}.")
        kinds.append(kind)
        s.put_table(seat, card)
        weapons += 1 if is_weapon(kind) else 0
    if weapons > 1:
        raise BadPosition(f"Two weapons lie on the table{reader.where}.")
    return others


def read_lives(reader: Reader, s: BangState, seat: int, out: bool) -> None:
    """Full lives, or so many; none or fewer only while a Beer may still save him (`check_seats`)."""
    most = 0 if out else int(s.most(seat))
    lives = reader.whole("lives", most)
    if most == 0 and lives != 0:
        why = "is out" if out else "has no character yet"
        raise BadPosition(f"lives{reader.where} must be 0, or left out: seat {seat + 1} {why}.")
    if not LEAST_LIVES <= lives <= most:
        raise BadPosition(f"lives{reader.where} must be 1 to {most}, not {spelled(lives)}.")
    s.set_lives(seat, lives)


def read_deeds(top: Reader, s: BangState) -> None:
    for entry in top.words("deeds"):
        words = entry.lower().split()
        numbers = [words[at] for at in (0, 2, 3)] if len(words) == 4 else [""]
        if not all(word.isdecimal() and len(word) < 4 for word in numbers):
            raise BadPosition(
                f"{entry!r} in deeds should be who did what to whom how often: '1 shot 3 2'."
            )
        if words[1] not in DEEDS:
            raise BadPosition(f"No deed is called {words[1]!r}. {suggest(words[1], DEEDS)}")
        seat, other, times = int(words[0]) - 1, int(words[2]) - 1, int(words[3])
        if not (0 <= seat < s.players and 0 <= other < s.players):
            raise BadPosition(f"{entry!r} in deeds: there are seats 1 to {s.players}.")
        if not 0 < times <= MOST_DEEDS:
            raise BadPosition(f"{entry!r} in deeds: the number must be 1 to {MOST_DEEDS}.")
        if seat == other:
            raise BadPosition(f"{entry!r} in deeds is a deed against oneself.")
        what = DEEDS.index(words[1])
        if what == KILLED and (times > 1 or s.is_alive(other)):
            raise BadPosition(f"{entry!r} in deeds needs somebody who is out, and goes out once.")
        if s.deed(seat, other, what):
            raise BadPosition(f"{entry!r} in deeds says the same again.")
        s.set_deed(seat, other, what, times)


def read_piles(top: Reader, s: BangState, dealt: list[int], cards: Places) -> None:
    """The named cards of talon and discards; all that are nowhere go below."""
    talon = list(reversed(cards_of(top, "talon", cards)))
    discards = list(reversed(cards_of(top, "discards", cards)))
    there = census(s)
    for card in talon + discards:
        there[card] += 1
    rest: list[i64] = []
    for card in range(CARDS):
        if there[card] > 1:  # what is in play is named by a question
            raise BadPosition(
                f"{CARD_NAMES[card]} exists once: it cannot be{cards.found[int(card)]} and in play."
            )
        if there[card] > s.rules.copies[card]:
            raise BadPosition(f"This table plays without {CARD_NAMES[card]}.")
        if there[card] < s.rules.copies[card]:
            rest.append(card)
    s.chance.clone().shuffle(rest)  # filling up does not use up the chance of the game
    for seat in range(s.players):
        if dealt[seat] > len(rest):
            raise BadPosition(
                f"The hand of seat {seat + 1} needs {dealt[seat]} more cards, "
                f"but only {len(rest)} are left."
            )
        for _time in range(dealt[seat]):
            s.put_hand(seat, rest.pop())
    if top.one_of("rest", "talon", ["talon", "discards"]) == "talon":
        talon = rest + talon
    else:
        discards = rest + discards
    for card in talon:
        s.put_talon(card)
    for card in discards:
        s.put_discards(card)


def read_questions(top: Reader, s: BangState) -> None:
    """The open questions as they are written, or what the phase calls for."""
    if top.has("pending"):
        for name, values in read_pending(top):
            s.ask(QUESTIONS.restore(name, values, s.players))
    elif s.won == NONE:
        s.ask(TURN)


def check(s: BangState) -> None:
    """Refuse what cannot occur in a game, then let what asks nobody happen."""
    if s.won != NONE:
        if s.pending or who_wins(s) != s.won:
            raise BadPosition("Whoever has won does not fit those who are alive.")
        return
    if who_wins(s) != NONE:
        raise BadPosition("The game would be over: say who has won.")
    check_order(s)
    check_seats(s)
    for decision in s.pending:
        if isinstance(decision, Question):
            check_question(s, decision)
        if not fits_phase(decision.name(), s.phase):
            raise BadPosition(
                f"The question {decision.name()!r} cannot be open in the phase {PHASES[s.phase]}."
            )
        if not decision.can_be_open(s):
            raise unfit(decision.name())
    if s.phase == LOCKED and s.table_card(s.turn, JAIL) == NONE:  # BG12.3
        raise BadPosition(f"The phase is locked, but no Jail lies before seat {s.turn + 1}.")
    if s.store_size() > 0 and not s.pending[-1].name().startswith("store"):
        raise BadPosition("Open cards lie there only for a General Store.")
    if s.pending[-1].automatic():
        s.settle()


def check_order(s: BangState) -> None:
    """The turn is lowest, a question is on top, and each lies on what can ask it."""
    saved = s.saved()
    if not saved or saved[0][0] != "turn":
        raise BadPosition("The first open question in 'pending' must be 'turn'.")
    for at in range(1, len(saved)):
        name, below = saved[at][0], saved[at - 1][0]
        if not may_lie_on(name, below):
            raise BadPosition(f"The question {name!r} cannot be open above {below!r}.")
        if not agree(saved[at - 1], saved[at], s.players):
            raise BadPosition(f"The questions {below!r} and {name!r} speak of different players.")


def agree(below: Saved, above: Saved, players: i64) -> bool:
    """Whether what is open for a player is about the one that the step below speaks of."""
    lower, values = below
    name, of = above
    if lower == "turn" or lower == "resolved" or lower == "deal":
        return True
    if lower == "choose-next":
        return values[0] == (of[0] + 1) % players  # who is asked before him
    if lower == "gatling-next" or lower == "indians-next":
        if name == "lay-down":
            return of[0] == values[0]  # the penalty for whoever plays it
        return of[0] == values[1] != values[0]
    return of[0] == values[0]


def check_seats(s: BangState) -> None:
    """Who is out has nothing, who is in has a life, and one of these has the turn."""
    if not s.is_alive(s.turn) and s.phase != OVER:
        raise BadPosition(f"Seat {s.turn + 1} is out and has no turn.")
    unchosen = 0
    for seat in range(s.players):
        if not s.is_alive(seat) and s.cards_of(seat) and not is_laying(s, seat):
            raise BadPosition(f"Seat {seat + 1} is out and has no cards.")
        if s.is_alive(seat) and s.lives(seat) <= 0 and not is_at_stake(s, seat):
            raise BadPosition(f"Seat {seat + 1} has no life left and would be out.")
        unchosen += 0 if s.spare(seat) == NONE else 1
    if unchosen != number_to_choose(s):
        raise BadPosition("Two characters lie only before those who have still to choose.")


def number_to_choose(s: BangState) -> int:
    """How many have two characters before them, by what is open."""
    number = 0
    for name, values in s.saved():
        if name == "choose-next":
            number += values[1]
        elif name == "choose-character":
            number += 1
    return number


def is_laying(s: BangState, seat: int) -> bool:
    """Whether he lays down his cards, between his death and what it brings."""
    saved = s.saved()
    return saved[-1] == ("lay-down", (seat,)) and saved[-2][0] == "reckoning"


def is_at_stake(s: BangState, seat: int) -> bool:
    """Whether a Beer may still save a player, or his life is settled in a moment."""
    for name, values in s.saved():
        if name in ("save", "aftermath") and values[0] == seat:
            return True
    return s.spare(seat) != NONE


def check_question(s: BangState, asked: Question) -> None:
    if asked.name() != "lay-down" and not s.is_alive(asked.player):
        raise BadPosition(f"Seat {asked.player + 1} is out and cannot be asked.")
