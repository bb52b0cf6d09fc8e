"""`deadwood play --server`: the terminal as a seat at a table far away."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from typing import Final

from deadwood.bots.registry import usual_bot
from deadwood.cli import common
from deadwood.cli.commands.play import called, greet, offer, show_result, teach
from deadwood.cli.remote.host import HOSTING, order
from deadwood.cli.remote.session import RemoteSession, game_of
from deadwood.cli.remote.talk import Changed, Rematch, RemoteTalk, told
from deadwood.cli.terminal.keyboard import LiveScreen
from deadwood.cli.terminal.screen import shorten, wrap
from deadwood.cli.terminal.session import Leave
from deadwood.client import Client, RemoteTable, Unfair
from deadwood.client.address import table_of
from deadwood.client.guest_file import default_file
from deadwood.core.reason import BadOption, DeadwoodError
from deadwood.core.registry import entry
from deadwood.core.registry import game as make
from deadwood.language.catalogue import Catalogue

STARTING: Final = ["start", "say", *HOSTING, "stand", "quit", "help"]


@dataclass(frozen=True)
class Wish:
    """What the command line asked for."""

    server: str
    table: str  # a link or a code; empty: open one
    name: str
    game: str
    edition: str | None
    players: int | None
    options: dict[str, str]
    bots: list[str]


def play_remote(wish: Wish, words: Catalogue) -> int:
    """Go there, sit down, play; the exit code."""
    server = table_of(wish.table)[0] if wish.table else ""
    if not server and not wish.server:
        raise BadOption("A code says which table, and --server says where; a link says both.")
    where = wish.server or server
    with Client(where, wish.name, lang=words.language, keep=default_file()) as client:
        link = client.join(wish.table) if wish.table else open_table(client, wish)
        with link:
            return Visit(link, words, wish).run()


def open_table(client: Client, wish: Wish) -> RemoteTable:
    """A new table; one kind of bot is for the seats that stay free, several have seats of their own."""
    make(wish.game, wish.edition, wish.players, wish.options)  # says best what cannot be
    players = wish.players
    bots: dict[int, str] = {}
    if len(wish.bots) > 1:
        players = players or max(entry(wish.game).players[0], len(wish.bots) + 1)
        if len(wish.bots) >= players:
            raise BadOption(f"There are {players - 1} seats for bots, not {len(wish.bots)}.")
        bots = {players - len(wish.bots) + at: bot for at, bot in enumerate(wish.bots)}
    return client.open(
        wish.game, edition=wish.edition, players=players, options=dict(wish.options), bots=bots
    )


class Visit:
    """From sitting down to getting up, at one table or, after a rematch, at several."""

    def __init__(self, link: RemoteTable, words: Catalogue, wish: Wish) -> None:
        self.link = link
        self.words: Final = words
        self.wish: Final = wish
        self.screen: Final = LiveScreen()

    def say(self, key: str, **values: object) -> str:
        return self.words.say("core", "play", key, **values)

    def run(self) -> int:
        while True:
            talk: RemoteTalk | None = None
            try:
                game_of(self.link)  # before anything else: a table that we cannot play at
                Lobby(self.screen, self.link, self.words, self.wish.bots).wait()
                if self.link.follower.now is None:
                    return 0
                talk = RemoteTalk(self.screen, RemoteSession(self.link), self.words)
                play_on(talk)
                finish(talk)
            except Rematch as rematch:
                self.link.close()
                self.link = rematch.link
                continue
            except Leave as leave:
                self.goodbye(talk)
                return leave.code
            except KeyboardInterrupt:
                self.screen.line()
                self.goodbye(talk)
                return 130
            finally:
                self.link.close()
            self.screen.say(self.say("goodbye"))
            return 0

    def goodbye(self, talk: RemoteTalk | None) -> None:
        """How to come back to the seat, if there is something to come back to."""
        if not self.link.follower.is_ended and self.link.follower.own is not None:
            parts = ["deadwood", "play", "--table", self.link.link]
            command = shlex.join(parts + (["--name", self.wish.name] if self.wish.name else []))
            stood = talk is not None and talk.has_stood
            self.screen.say(
                self.say("far_bot_plays" if stood else "far_come_back", command=command)
            )
        self.screen.say(self.say("goodbye"))


class Lobby:
    """Before the first card: who sits down, and the host's word that begins the game."""

    def __init__(
        self, screen: LiveScreen, link: RemoteTable, words: Catalogue, bots: list[str]
    ) -> None:
        self.screen: Final = screen
        self.link: Final = link
        self.words: Final = words
        self.level: Final = bots[0] if bots else usual_bot(game_of(link))
        self._read = len(link.follower.entries)
        self._is_asking = False
        screen.idle = self.listen

    def say(self, key: str, **values: object) -> str:
        return self.words.say("core", "play", key, **values)

    def wait(self) -> None:
        """Until the game begins."""
        if self.link.status not in ("open", "sealed"):
            return
        self.show()
        self.tell_who_starts()
        while self.link.status == "open":
            if self.is_host or self.screen.is_live:
                self.hear_person()
            else:
                self.listen(1.0)
        while self.link.status == "sealed" or (
            self.link.status == "playing" and self.link.follower.now is None
        ):
            self.listen(1.0)

    @property
    def is_host(self) -> bool:
        return self.link.info["host"] == self.link.follower.guest

    def show(self) -> None:
        """Where it is, and who sits there."""
        info, screen = self.link.info, self.screen
        title = self.words.say(info["game"], "", "title")
        edition = self.words.say(info["game"], "editions", info["edition"])
        screen.line()
        screen.rule(f"{title} · {edition}")
        screen.say(self.say("far_table", link=self.link.link, code=self.link.code), "bold")
        for seat in info["seats"]:
            name = shorten(seat["name"], 40) or self.say("far_free")
            name = called(name, seat["bot"] or "")
            if seat["seat"] == self.link.seat:
                name = self.say("you", name=name)
            screen.line(f" {self.say('far_seat', seat=seat['seat'] + 1, name=name)}")

    def tell_who_starts(self) -> None:
        if self.is_host:
            self.screen.say(self.say("far_host", level=self.level))
        else:
            host = next(
                (
                    at["name"]
                    for at in self.link.info["seats"]
                    if at["guest"] == self.link.info["host"]
                ),
                "…",
            )
            self.screen.say(self.say("far_guest", name=host))

    def listen(self, seconds: float) -> None:
        """Hear who comes and goes; Changed when the game begins while somebody is asked."""
        was_host = self.is_host
        self.link.wait(seconds)
        fresh = self.link.follower.entries[self._read :]
        self._read += len(fresh)
        names = [seat["name"] for seat in self.link.info["seats"]]
        lines: list[str] = []
        people = self.link.follower.people() if fresh else {}
        for at in fresh:
            sentence = told(self.words, names, at, people)
            lines += wrap(sentence, " ", "   ", self.screen.width) if sentence else []
        if lines:
            self.screen.interject(lines)
        if self._is_asking and (self.link.status != "open" or self.is_host != was_host):
            raise Changed

    def hear_person(self) -> None:
        """One line of the person at the terminal."""
        self._is_asking = True
        try:
            text = self.screen.ask("> ")
        except EOFError:
            self.screen.line()
            raise Leave(0) from None
        except Changed:
            self.screen.line()
            if self.link.status == "open":
                self.tell_who_starts()
            return
        finally:
            self._is_asking = False
        try:
            self.obey(text)
        except DeadwoodError as error:
            self.screen.say(shorten(self.words.complaint(error), 300), "bad")

    def obey(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        command = self.command(word.lower())
        if command == "start" or (not text and self.is_host):
            self.link.start(fill=rest.strip() or self.level)
        elif command == "say" and rest.strip():
            self.link.chat(rest.strip())
        elif command in HOSTING:
            order(self.link, self.words, command, rest.strip())
        elif command == "stand":
            self.link.leave()
            raise Leave(0)
        elif command == "quit":
            raise Leave(0)
        elif command == "help" or text:
            self.help()

    def command(self, word: str) -> str:
        """A command of the lobby, in English or in the person's language."""
        for name in STARTING:
            if word in (name, self.words.say("core", "commands", name)):
                return name
        for name in ("stand", "quit"):
            if word in self.words.say("core", "aliases", name).split():
                return name
        return ""

    def help(self) -> None:
        for name in STARTING:
            word = self.words.say("core", "commands", name)
            usage = self.words.say("core", "usage", name).partition("|")
            label = f"{word} {usage[0].strip()}".strip()
            self.screen.lines(wrap(usage[2].strip(), f"   {label:<22} ", width=self.screen.width))


def play_on(talk: RemoteTalk) -> None:
    """Answer when this seat is asked, and watch when others are, until the game is over."""
    own = talk.link.follower.own
    if own is not None and own["away"] is not None and not talk.session.over():
        talk.link.back()
    greet(talk)
    if talk.told == 0:
        teach(talk)
    while not talk.session.over():
        talk.listen(0.0)
        if not talk.session.is_asked():
            talk.wait()
            continue
        move = talk.turn()
        if move is not None:
            talk.make(move)


def finish(talk: RemoteTalk) -> None:
    """How it ended, whether the shuffle was fair, and the offer to play again."""
    talk.hear()
    if talk.link.status == "closed":
        talk.screen.say(talk.say("far_closed"), "bad")
        return
    talk.tell_scoring(talk.news(talk.seat), talk.session.events, talk.seat)
    if talk.screen.is_live:
        talk.pause(talk.seat, talk.say("last_hand"), talk.prompt(talk.seat))
    show_result(talk, talk.seat)
    talk.screen.line()
    try:
        ours = talk.link.check_shuffle()
    except Unfair as error:
        talk.screen.say(talk.words.complaint(error), "bad")
    else:
        talk.screen.say(talk.say("far_in" if ours else "far_not_in"), "dim")
    offer(talk, talk.seat)


def wish_for(
    server: str | None,
    table: str | None,
    name: str | None,
    game: str | None,
    edition: str | None,
    players: int | None,
    options: dict[str, str],
    bots: str | None,
) -> Wish:
    """What was asked for, if it makes sense."""
    if table is not None and any((game, edition, players, options)):
        raise BadOption("A table has its game and its rules already; give --table without them.")
    return Wish(
        server=server or "",
        table=table or "",
        name=name or "",
        game=game or common.DEFAULT_GAME,
        edition=edition,
        players=players,
        options=options,
        bots=common.split_names(bots),
    )
