"""A game as text that people can read: a header, then one line a move.

    deadwood-record 1
    game: wyatt-earp
    edition: alea-2001
    revision: 1
    players: 2
    option stall_rounds: 5
    name 1: Anna
    name 2: Marshal
    bot 2: marshal:300         who plays a seat, if it is no person
    commitment: 9a41…          published before the first card
    commitment 1: 77b0…        a player's own, if the table was dealt by all
    secret: 04ff…              from here on known only when the game is over
    contribution 1: c0ffee…
    seed: 5d1c…
    result: 2 money

    1. 2 draw supply
    2. 2 discard hideout

The rules revision changes when a fix changes what happens; a record of another revision is refused
with a sentence, never replayed wrongly. Where a fix only allows more, or asks where nobody was asked,
records of before are replayed (`Game.replays`): each of their moves is checked, and means what it meant;
the first that is not possible any more is refused with a sentence.
"""

from __future__ import annotations

import copy
from typing import Any, Final, Generic, cast, final

from deadwood.core.chance import SEED_BYTES, Sealed, is_hex, seed_bytes
from deadwood.core.copies import parts, remade
from deadwood.core.fair import commitment, fair_seed
from deadwood.core.game import Game, K, S, V
from deadwood.core.knowledge import Knowledge
from deadwood.core.reason import BadOption, BadRecord, BadText, DeadwoodError, IllegalMove, spelled
from deadwood.core.types import Move, Seat
from deadwood.core.view import View

FIRST_LINE: Final = "deadwood-record 1"
PLAIN: Final = ["game", "edition", "revision", "players", "commitment", "secret", "seed", "result"]
MOST: Final = 999_999  # of whatever a record counts
NUMBERED: Final = ["name", "bot", "commitment", "contribution"]


@final
class Record:
    """What was agreed, and every move with its seat."""

    def __init__(self, game: str, edition: str, revision: int, players: int) -> None:
        for what, number in (("revision", revision), ("players", players)):
            if not 0 <= number <= MOST:
                raise BadRecord(f"{what} of a record is 0 to {MOST:,}, not {spelled(number)}.")
        self.game = game
        self.edition = edition
        self.revision = revision
        self.players = players
        self.options: dict[str, str] = {}
        self.names: dict[int, str] = {}
        self.bots: dict[int, str] = {}
        self.commitment = ""
        self.commitments: dict[int, str] = {}
        self.secret = ""
        self.contributions: dict[int, str] = {}
        self.seed = ""
        self.result = ""
        self.moves: list[tuple[int, str]] = []

    def __reduce__(self) -> tuple[Any, ...]:
        made = (self.game, self.edition, self.revision, self.players)
        return (remade, (Record, made, parts(self)))

    def text(self) -> str:
        """The record as a text, which `deadwood.core.record.read` reads."""
        lines = [
            FIRST_LINE,
            f"game: {self.game}",
            f"edition: {self.edition}",
            f"revision: {self.revision}",
            f"players: {self.players}",
        ]
        lines += [f"option {name}: {value}" for name, value in self.options.items()]
        lines += [f"name {seat + 1}: {name}" for seat, name in sorted(self.names.items())]
        lines += [f"bot {seat + 1}: {bot}" for seat, bot in sorted(self.bots.items())]
        if self.commitment:
            lines.append(f"commitment: {self.commitment}")
        lines += [f"commitment {at + 1}: {text}" for at, text in sorted(self.commitments.items())]
        if self.secret:
            lines.append(f"secret: {self.secret}")
        lines += [
            f"contribution {at + 1}: {text}" for at, text in sorted(self.contributions.items())
        ]
        if self.seed:
            lines.append(f"seed: {self.seed}")
        if self.result:
            lines.append(f"result: {self.result}")
        lines.append("")
        lines += [f"{at + 1}. {seat + 1} {move}" for at, (seat, move) in enumerate(self.moves)]
        return "\n".join(lines) + "\n"


def start(game: Game[S, V, K], seed: bytes, names: dict[int, str]) -> Record:
    """The record of a game that is about to begin, its seed already committed to."""
    for name in names.values():
        if not name.isprintable():
            raise BadOption(f"A name is made of letters and other visible characters: {name!r}.")
    record = Record(game.name, game.edition, game.revision, game.players)
    record.options = dict(game.given)
    record.names = names
    record.seed = seed.hex()
    record.commitment = commitment(seed)
    return record


def result_of(game: Game[S, V, K], state: S) -> str:
    """The winners' seats and how the game ended; empty while it goes on."""
    if not game.over(state):
        return ""
    winners = ",".join(str(seat + 1) for seat in game.winners(state))
    return f"{winners} {game.ended(state)}"


def read(text: str) -> Record:
    """The record in a text, or BadRecord with the number of the line that is wrong."""
    lines = text.split("\n")
    if not lines or lines[0].strip() != FIRST_LINE:
        raise BadRecord(f"This is no record: the first line should be {FIRST_LINE!r}.")
    record = Record("", "", 0, 0)
    said: set[str] = set()
    at = 1
    while at < len(lines) and lines[at].strip():
        key = " ".join(lines[at].partition(":")[0].split())
        if key in said:
            raise BadRecord(f"Line {at + 1}: the record says its {key} twice.")
        said.add(key)
        read_header(record, lines[at], at + 1)
        at += 1
    for needed in ("game", "edition", "revision", "players"):
        if needed not in said:
            raise BadRecord(f"The record does not say its {needed}.")
    for seat in [*record.names, *record.bots, *record.commitments, *record.contributions]:
        if not 0 <= seat < record.players:
            raise BadRecord(f"There is no seat {seat + 1}; the table has {record.players}.")
    for number in range(at, len(lines)):
        if lines[number].strip():
            record.moves.append(read_move(lines[number], len(record.moves) + 1, number + 1))
    return record


def read_header(record: Record, line: str, number: int) -> None:
    key, colon, value = line.partition(":")
    words = key.split()
    value = value.strip()
    if not colon or not 1 <= len(words) <= 2:
        raise BadRecord(f"Line {number}: a header line is a name, a colon and a value.")
    word = words[0]
    if len(words) == 1 and word in PLAIN:
        if word in ("revision", "players"):
            setattr(record, word, read_number(value, number))
        else:
            setattr(record, word, value)
    elif len(words) == 2 and word == "option":
        record.options[words[1]] = value
    elif len(words) == 2 and word in NUMBERED:
        seat = read_number(words[1], number) - 1
        part = {
            "name": record.names,
            "bot": record.bots,
            "commitment": record.commitments,
            "contribution": record.contributions,
        }[word]
        part[seat] = value
    else:
        raise BadRecord(f"Line {number}: unknown header {key.strip()!r}.")


def read_number(text: str, line: int) -> int:
    if not text.isdecimal() or len(text) > 6:
        raise BadRecord(f"Line {line}: {text!r} should be a whole number.")
    return int(text)


def read_move(line: str, expected: int, number: int) -> tuple[int, str]:
    count, dot, rest = line.strip().partition(".")
    seat, _, move = rest.strip().partition(" ")
    if not dot or not move or count != str(expected):
        raise BadRecord(f"Line {number}: expected '{expected}. SEAT MOVE', found {line.strip()!r}.")
    return read_number(seat, number) - 1, move.strip()


def same_options(game: Game[S, V, K], record: Record) -> bool:
    """Whether a record was played with these options, however it spells them."""
    try:
        return game.table.settle(record.edition, record.options) == game.options
    except DeadwoodError:
        return False


@final
class Replay(Generic[S]):
    """A record being played again, move by move, through the checking door."""

    def __init__(self, game: Game[S, V, K], record: Record, listen: bool = True) -> None:
        table = (record.game, record.edition, record.players)
        if table != (game.name, game.edition, game.players) or not same_options(game, record):
            raise BadRecord(f"This is a record of another game than {game.name} as set up here.")
        if record.revision != game.revision and record.revision not in game.replays:
            raise BadRecord(
                f"This game was played by revision {record.revision} of the rules of {game.name}; "
                f"here is revision {game.revision}, which could replay it wrongly."
            )
        if not record.seed:
            raise BadRecord("The seed is not revealed yet, so the game cannot be dealt again.")
        self.game: Final = cast("Game[S, View, Knowledge]", game)
        self.record: Final = record
        try:
            seed = seed_bytes(record.seed)
        except BadOption as error:
            raise BadRecord(str(error)) from None
        self.state: S = game.deal(Sealed(seed), listen)
        self.number: int = 0

    def __reduce__(self) -> tuple[Any, ...]:
        now = {"state": self.state, "number": self.number}
        return (remade, (Replay, (self.game, self.record, False), now))

    def __copy__(self) -> Replay[S]:
        """As good as deep: it is played on by itself."""
        return copy.deepcopy(self)

    def step(self) -> tuple[Seat, Move]:
        """Play the next move of the record; BadRecord says which move cannot be played, and why."""
        seat, text = self.record.moves[self.number]
        try:
            move = self.game.parse(text)
            self.game.play(self.state, seat, move)
        except (BadText, IllegalMove) as error:
            if self.record.revision != self.game.revision:
                raise BadRecord(
                    f"This game was played by revision {self.record.revision} of the rules of "
                    f"{self.game.name}; by revision {self.game.revision}, which is here, move "
                    f"{self.number + 1} is another."
                ) from None
            raise BadRecord(f"Move {self.number + 1} cannot be replayed: {error}") from None
        self.number += 1
        return seat, move

    def to(self, number: int) -> None:
        """Play on until so many moves are played."""
        if not 0 <= number <= len(self.record.moves):
            raise BadRecord(f"The record has moves 1 to {len(self.record.moves)}, not {number}.")
        while self.number < number:
            self.step()


def verify(game: Game[S, V, K], record: Record) -> list[str]:
    """Check everything that a finished record claims; what was checked, in order, or BadRecord."""
    checked: list[str] = []
    seed = bytes.fromhex(record.seed) if is_seed(record.seed) else b""
    if not seed:
        raise BadRecord("A record that can be verified has a seed of 64 hexadecimal digits.")
    if record.secret or record.commitments or record.contributions:
        check_parts(record, seed)
        checked.append("fair-seed")
    elif record.commitment:
        if commitment(seed) != record.commitment:
            raise BadRecord("The seed is not the one that was committed to before the game.")
        checked.append("commitment")
    replay = Replay(game, record, False)
    replay.to(len(record.moves))
    checked.append("moves")
    result = result_of(game, replay.state)
    if result != record.result:
        said = record.result or "nothing"
        found = result or "the game is not over"
        raise BadRecord(f"The record says the result is {said}; the moves say: {found}.")
    checked.append("result")
    return checked


def check_parts(record: Record, seed: bytes) -> None:
    """The secret and the players' contributions fit their commitments and make the seed."""
    parts: list[bytes] = []
    try:
        secret = bytes.fromhex(record.secret)
        for seat in range(record.players):
            parts.append(bytes.fromhex(record.contributions.get(seat, "")))
    except ValueError:
        raise BadRecord("Secret and contributions are written in hexadecimal digits.") from None
    if record.commitment != commitment(secret):
        raise BadRecord("The secret is not the one that was committed to before the game.")
    for seat, promised in record.commitments.items():
        if not 0 <= seat < record.players or commitment(parts[seat]) != promised:
            raise BadRecord(f"The contribution of seat {seat + 1} is not the one committed to.")
    if fair_seed(secret, parts) != seed:
        raise BadRecord("The seed is not made of the secret and the contributions.")


def is_seed(text: str) -> bool:
    return len(text) == 2 * SEED_BYTES and is_hex(text)
