"""Everything that travels between a client and the server, as types (docs/protocol.md explains them).

A client sends *commands*; each has an id of the client's own making, and is answered by `done`
or `refused` with that id. The same commands go over the WebSocket and over HTTP. The server sends
`update`s: entries of the table's log, numbered, as the receiver may see them, and what the table
looks like now. Seats are counted from 0, as in the views of the games; NOBODY is -1.

The server builds its messages in `speech/wire.py` as plain values; the tests hold them to these types, and
the JSON Schemas of both directions are made from them.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from deadwood.server.people.faces import Portrait

VERSION: Final = 1
MINOR: Final = 4  # rises when something is added; `/healthz` tells it
MOST_SEATS: Final = 7
LONGEST_CHAT: Final = 300
DAY: Final = 24 * 60 * 60

# Close codes of the WebSocket, beside the standard ones (1000, 1001, 1009, 1011).
BAD_MESSAGE: Final = 4400
NO_GUEST: Final = 4401
WRONG_ORIGIN: Final = 4403
NO_TABLE: Final = 4404
TOO_SLOW: Final = 4408
BANNED: Final = 4410
WRONG_VERSION: Final = 4426
TOO_FAST: Final = 4429
COME_AGAIN: Final = 1012  # the table is being loaded anew: come back at once
TRY_LATER: Final = 1013
CLOSED_BECAUSE: Final = {
    BAD_MESSAGE: "Too many messages could not be read, or the first one was not hello.",
    NO_GUEST: "There is no guest with this cookie.",
    WRONG_ORIGIN: "This connection comes from a page of another site.",
    NO_TABLE: "There is no such table.",
    TOO_SLOW: "Nothing was said, or nothing was read, for too long.",
    BANNED: "The host does not want this guest at the table.",
    WRONG_VERSION: f"This server speaks version {VERSION} of the protocol.",
    TOO_FAST: "Too many messages, connections or wrong codes; wait a little.",
    COME_AGAIN: "The table is being loaded again; come back at once.",
    TRY_LATER: "The server cannot do this at the moment; try again later.",
}

ClientId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.:-]{1,64}$")]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
SeatText = Annotated[str, StringConstraints(pattern=r"^[0-6]$")]
Name = Annotated[str, StringConstraints(min_length=1, max_length=80)]
Device = Literal["own", "shared"]
Badge = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{10}$")]
EmoteName = Literal["howdy", "nice", "ouch", "laugh", "moment", "thanks"]
Hex = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Seconds = Annotated[int, Field(ge=5, le=14 * DAY)]
Word = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Number = Annotated[int, Field(ge=0, le=1_000_000_000)]
# A move in notation, or by names as in `made`.
MoveText = Annotated[str, StringConstraints(min_length=1, max_length=200)]
NamedMove = Annotated[dict[Word, Word | Number | bool], Field(max_length=8)]


class Strict(BaseModel):
    """Nothing that is not named here, and no guessing at types."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


# --- from the client ---


class Command(Strict):
    id: ClientId


class Hello(Command):
    """The first message on a WebSocket. `since` is the last entry that the client has; 0: none.
    `seat` is the one of his from which a guest who has several wants to look; -1: as a spectator."""

    type: Literal["hello"]
    version: int
    since: Number = 0
    lang: Literal["en", "de", "nl"] = "en"
    seat: Annotated[int, Field(ge=-1, lt=MOST_SEATS)] | None = None


class Ping(Command):
    type: Literal["ping"]


class Sit(Command):
    """Take a seat, or the first free one; or promise a contribution to the shuffle afterwards. At a
    table for one device every seat has a `name` of its own."""

    type: Literal["sit"]
    seat: SeatNumber | None = None
    commitment: Hex | None = None
    name: Name | None = None
    face: Portrait | None = None


class ForSeat(Command):
    """A command for a seat; which one must be said only by who has several."""

    seat: SeatNumber | None = None


class Leave(ForSeat):
    """Give the seat up; once the game runs, a bot plays on, and the seat stays one's own."""

    type: Literal["leave"]


class Back(ForSeat):
    """Play oneself again after a bot has stood in."""

    type: Literal["back"]


class SetBot(Command):
    """Put a bot of this level on a free seat, or (null) take it away. For the host."""

    type: Literal["bot"]
    seat: SeatNumber
    level: Word | None = None


class HandOver(Command):
    """Make the guest on that seat the host."""

    type: Literal["host"]
    seat: SeatNumber


class Start(Command):
    """Begin; `fill` puts bots of this level on the seats that are still free. For the host."""

    type: Literal["start"]
    fill: Word | None = None


class Reveal(ForSeat):
    """Tell the contribution that was promised, once all promises are known."""

    type: Literal["reveal"]
    contribution: Hex


class Play(ForSeat):
    """A move in notation, or by names as in `made`. `after` is the last entry seen: a move that was meant for an earlier
    question is refused instead of answering a later one."""

    type: Literal["play"]
    move: MoveText | NamedMove
    after: Number | None = None


class Undo(ForSeat):
    """Take one's last move back."""

    type: Literal["undo"]


class Chat(ForSeat):
    type: Literal["chat"]
    text: Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_CHAT)]


class Why(ForSeat):
    """Why a move is not allowed now; answered by `answer`, written nowhere."""

    type: Literal["why"]
    move: MoveText | NamedMove


class Rematch(Command):
    """The same people and bots at a new table; whoever asks again is told the same one."""

    type: Literal["rematch"]


class Kick(Command):
    """Free the seat of a person; once the game runs, put a bot there, if the person is not connected.
    For the host."""

    type: Literal["kick"]
    seat: SeatNumber


class Mute(Command):
    """This guest may not talk here any longer, or may again. For the host."""

    type: Literal["mute"]
    guest: Badge
    on: bool


class Ban(Command):
    """This guest may not sit, talk or look on here any longer, or may again. For the host."""

    type: Literal["ban"]
    guest: Badge
    on: bool


class Remove(Command):
    """In a game, give the seat of a person who is not there, or for whom a bot plays, to a bot for
    good. For the host."""

    type: Literal["remove"]
    seat: SeatNumber


class Give(Command):
    """Give a seat back: to who was removed from it, or to the person for whom a bot plays. For the
    host."""

    type: Literal["give"]
    seat: SeatNumber


class Hush(Command):
    """Nobody may write in the chat here any longer, or may again. For the host."""

    type: Literal["hush"]
    on: bool


class Emote(ForSeat):
    """Say one of a few things, without writing anything."""

    type: Literal["emote"]
    emote: EmoteName


class Auto(Command):
    """From now on the server passes for this guest where nothing else can be answered, after a while
    that says nothing, as long as the guest is connected; or no longer."""

    type: Literal["auto"]
    on: bool


class Close(Command):
    """End the table without a result. For the host, before the start; in a game for everybody who sat
    there, when only bots go on."""

    type: Literal["close"]


TableCommand = Annotated[
    Sit
    | Leave
    | Back
    | SetBot
    | HandOver
    | Start
    | Reveal
    | Play
    | Undo
    | Chat
    | Why
    | Rematch
    | Kick
    | Mute
    | Ban
    | Remove
    | Give
    | Hush
    | Emote
    | Auto
    | Close,
    Field(discriminator="type"),
]
AnyCommand = Annotated[Hello | Ping | TableCommand, Field(discriminator="type")]

# What comes from outside is read by these; strict as JSON is (a list where a tuple is meant).
FROM_CLIENT: Final[TypeAdapter[Any]] = TypeAdapter(AnyCommand)


class ClockSettings(Strict):
    """Seconds for a decision, for all one's decisions together, and for a reaction; null: none."""

    move: Seconds | None = None
    game: Seconds | None = None
    reaction: Seconds | None = None


class NewTable(Strict):
    """What a table is opened with. `bots` are levels by seat, as text keys "0", "1" …; at a table for
    one device (`shared`) `people` are the names of those who sit there, by seat. Without a `clock` a
    move takes three minutes at most where several people may sit, on devices of their own."""

    game: Word
    edition: Word | None = None
    players: Annotated[int, Field(ge=2, le=MOST_SEATS)] | None = None
    options: dict[Word, Annotated[str, StringConstraints(max_length=20_000)] | int | bool] = {}
    public: bool = False
    clock: ClockSettings | None = None
    device: Device = "own"
    people: dict[SeatText, Name] = {}
    bots: dict[SeatText, Word] = {}
    pace: Annotated[int, Field(ge=0, le=10_000)] | None = None
    seat: SeatNumber | None = None
    face: Portrait | None = None


class NewName(Strict):
    name: Name


class Claim(Strict):
    code: Annotated[str, StringConstraints(min_length=1, max_length=40)]


class Logout(Strict):
    """Forget the guest in this browser; `everywhere`: on every device, codes for other devices
    too; with `stay` on every other one."""

    everywhere: bool = False
    stay: bool = False


# --- from the server ---


class ReasonOut(Strict):
    """The rule that forbids something: its number, what it speaks of, and a sentence."""

    rule: str
    params: dict[str, int | str]
    words: str


class Refusal(Strict):
    """Nothing was changed; `code` is for programs, `words` for people."""

    type: Literal["refused"] = "refused"
    id: str | None
    code: str
    words: str
    reason: ReasonOut | None = None


class Done(Strict):
    """Stored, as entry `n` of the log (0: there was nothing to store)."""

    type: Literal["done"] = "done"
    id: str
    n: int


class Answer(Strict):
    """To `why`: what forbids the move, or null if it is allowed."""

    type: Literal["answer"] = "answer"
    id: str
    reason: ReasonOut | None


class Pong(Strict):
    type: Literal["pong"] = "pong"
    id: str
    at: int


class SeatOut(Strict):
    """`guest` is a public badge, the same for the same guest at every table; null: no person. `was` is
    who was removed from the seat in a game, and can have it back."""

    seat: int
    name: str
    guest: str | None
    bot: str | None
    away: Literal["left", "time", "host"] | None
    face: str | None = None
    was: str | None = None
    committed: str | None
    contribution: str | None


class TableOut(Strict):
    """What everybody may know about a table. `muted` and `banned` are badges."""

    code: str
    game: str
    edition: str
    players: int
    options: dict[str, str]
    revision: int
    status: Literal["open", "sealed", "playing", "over", "closed"]
    public: bool
    device: Device
    clock: ClockSettings
    pace: int
    created: int
    host: str
    seats: list[SeatOut]
    commitment: str
    result: str | None
    seed: str | None
    secret: str | None
    rematch: str | None
    muted: list[str]
    banned: list[str]
    hushed: bool = False


class SheetOut(Strict):
    """A paragraph of a story as a small table: `at` is its place in the story, which says the same."""

    at: int
    above: str
    head: list[str]
    rows: list[list[str]]
    below: str


class EntryOut(Strict):
    """One entry of the log as the receiver may see it; which fields it has depends on its kind."""

    n: int
    at: int
    kind: str
    seat: int
    name: str | None = None
    guest: str | None = None
    by: Literal["person", "bot", "clock", "host"] | None = None
    move: str | None = None
    made: dict[str, Any] | None = None
    events: list[tuple[str, int, list[int]]] | None = None
    happened: list[dict[str, Any]] | None = None
    story: list[str] | None = None
    sheets: list[SheetOut] | None = None
    undoes: int | None = None
    text: str | None = None
    why: str | None = None
    code: str | None = None
    result: str | None = None
    on: bool | None = None
    emote: EmoteName | None = None
    was: str | None = None


class MoveOut(Strict):
    """A legal move, in notation and by names (`made`), and what it would bring as far as the seat can
    know: for programs, and (`words`, `gains`) for people."""

    move: str
    made: dict[str, Any] | None = None
    words: str
    brings: dict[str, int]
    gains: str


class ClockOut(Strict):
    """By seat: when its time is up (null: not asked, or no clock), what is left of its game, and when
    its clock began to run, or will: not before everybody has had the time to see what happened."""

    deadlines: list[int | None]
    left: list[int | None]
    starts: list[int | None] | None = None


class NowOut(Strict):
    """The table at this moment, for the receiver's seat. `view` is the game's own (docs/rules); `open`
    are all questions, `asks` the one on top; `ask` and `outcome` are sentences in the receiver's language."""

    asked: list[int]
    question: str
    asks: dict[str, Any] | None = None
    open: list[dict[str, Any]] | None = None
    ask: str
    reaction: bool
    view: dict[str, Any]
    moves: list[MoveOut]
    default: str | None
    undo: bool
    clock: ClockOut | None
    winners: list[int]
    ended: str
    outcome: str
    out: list[int] = []


class Update(Strict):
    """Entries up to `n`, the table if it has changed, and what it looks like now (null: not yet
    dealt). The first one after `hello` also says who the receiver is."""

    type: Literal["update"] = "update"
    n: int
    seat: int
    entries: list[EntryOut]
    table: TableOut | None = None
    now: NowOut | None = None


class Welcome(Strict):
    """The answer to `hello`; the first `update` follows."""

    type: Literal["welcome"] = "welcome"
    id: str
    version: int
    guest: str
    name: str
    at: int


class Presence(Strict):
    """Who is connected: seats, and how many look on. Not part of the log. `together`, which only the
    host is told, are seats whose people come from the same address; `writable` says whether anything
    can be stored at the moment: if not, commands are refused as `read-only`."""

    type: Literal["presence"] = "presence"
    online: list[int]
    watching: int
    together: list[list[int]]
    writable: bool


AnyMessage = Annotated[
    Welcome | Update | Presence | Done | Refusal | Answer | Pong, Field(discriminator="type")
]
FROM_SERVER: Final[TypeAdapter[Any]] = TypeAdapter(AnyMessage)


class GuestOut(Strict):
    guest: str
    name: str


class TransferOut(Strict):
    """A code that makes another device the same guest, once, until then (milliseconds)."""

    code: str
    until: int


class LobbyRow(Strict):
    """A table in the list of public ones, or of one's own. `asked` are the names of those whose move
    it is, `won` of those who have won."""

    code: str
    game: str
    edition: str
    players: int
    free: int
    names: list[str]
    status: str
    created: int
    clock: ClockSettings
    asked: list[str] = []
    won: list[str] = []


class Lobby(Strict):
    tables: list[LobbyRow]


class OptionOut(Strict):
    name: str
    values: list[str]
    default: dict[str, str]
    words: str


class GameOut(Strict):
    """A game to choose: editions (default first), numbers of players, options, bots."""

    name: str
    title: str
    sentence: str
    editions: dict[str, str]
    players: list[int]
    options: list[OptionOut]
    bots: list[str]


class Games(Strict):
    games: list[GameOut]


class GameWords(Strict):
    """A game's words: sections of texts by key, and what its cards do. `{name}` marks a gap."""

    title: str
    sentence: str
    sections: dict[str, dict[str, str]]
    does: dict[str, dict[str, str]]


class Words(Strict):
    lang: str
    games: dict[str, GameWords]


class Messages(Strict):
    """What the page says about the games in a language: by game, a source in Fluent."""

    lang: str
    games: dict[str, str]


class ClauseOut(Strict):
    """`kind` says where it comes from (a key of `Rules.kinds`), `option` what bends it."""

    number: str
    words: str
    kind: str
    option: str | None


class ChapterOut(Strict):
    number: str
    title: str
    clauses: list[ClauseOut]


class Rules(Strict):
    game: str
    lang: str
    title: str
    kinds: dict[str, str]
    chapters: list[ChapterOut]


class PositionOut(Strict):
    """A finished game after so many moves, as a seat (or -1, a spectator) saw it."""

    move: int
    moves: int
    seat: int
    view: dict[str, Any]
    asks: dict[str, Any] | None = None
    open: list[dict[str, Any]] | None = None
    asked: list[int]
    winners: list[int]
    ended: str


class OpinionOut(Strict):
    """A move, its estimated chance of winning the game (null: nobody can tell), how much of the
    thinking was about it, and whether it is the one that was made."""

    move: str
    words: str
    chance: float | None
    share: float
    made: bool


class AdviceOut(Strict):
    """What a bot of this level thinks of the moves of a seat, the one that it would make first. It is
    about the `move`th move of the game, the first of which is 1; `n` is the table's last entry."""

    n: int
    move: int
    seat: int
    level: str
    opinions: list[OpinionOut]


class Health(Strict):
    ok: bool
    version: str
    protocol: int
    minor: int


class HouseOut(Strict):
    """Addresses to give to friends: the public one, and the one in the same network; "": none. And
    who asks, if the server knows him."""

    version: str
    public: str
    lan: str
    guest: GuestOut | None


def schemas() -> dict[str, Any]:
    """Both directions of the WebSocket as JSON Schemas."""
    return {
        "version": VERSION,
        "from_client": FROM_CLIENT.json_schema(),
        "from_server": FROM_SERVER.json_schema(mode="serialization"),
    }
