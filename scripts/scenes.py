"""Tables in the middle of things, for tests of the page: real games between rangers, stopped where much is
to be seen, in a database that `deadwood serve --db` opens.

    python scripts/scenes.py games.db      writes it, and says how to come to each table, as JSON

The games are the same every time, for as long as the rules and the rangers are: the secrets of their shuffles
follow from the name of the scene. The clocks are so slow that nothing happens there by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import deadwood
from deadwood.bots.match import play_on
from deadwood.bots.registry import make_bot
from deadwood.core.event import Event
from deadwood.core.fair import fair_seed
from deadwood.core.registry import AnyGame
from deadwood.core.state import State
from deadwood.core.types import Move
from deadwood.games.el_paso.cards import COPIES
from deadwood.games.wyatt_earp.schema import SHARED, STAYS, TO_ONE
from deadwood.server.people.guests import KEY, Guests, make_key
from deadwood.server.settings import database_url
from deadwood.server.speech import wire
from deadwood.server.storage.base import Guest
from deadwood.server.storage.sql import SqlStorage
from deadwood.server.tables import commands
from deadwood.server.tables import entry as kinds
from deadwood.server.tables.clock import ClockLimits
from deadwood.server.tables.entry import Entry
from deadwood.server.tables.hub import ALPHABET, CODE_LENGTH
from deadwood.server.tables.planned import Planned
from deadwood.server.tables.table import BOT, OWN, PERSON, LoggedTable, deal, opening
from deadwood.server.tables.timing import next_look

LEVEL: Final = "ranger"
SLOW: Final = ClockLimits(move=24 * 3600, reaction=24 * 3600)
MOST: Final = 10_000  # games that are looked through for one scene
Json = dict[str, Any]


@dataclass(frozen=True)
class Scene:
    """A game that is stopped when one of its seats, which is then ours, is asked this `question` and
    `sees` what is wanted, by its view and (as "moves") what it may do; without a question when it is over.
    Where something is to follow from the next move, `brings` knows it by what would happen.

    `steps_in`: our seat is not the one that is asked, but one that may act all the same; then a second guest
    sits on the other, so that nothing happens by itself.
    """

    name: str
    game: str
    players: int
    question: str = ""
    sees: Callable[[Json], bool] = bool
    brings: Callable[[list[Event]], bool] | None = None
    edition: str = ""
    steps_in: bool = False


def groups(view: Json) -> list[int]:
    """How many groups lie before each seat."""
    each = len(view["laid"]) // view["players"]
    laid = view["laid"]
    return [sum(map(bool, laid[at : at + each])) for at in range(0, len(laid), each)]


def much_is_laid(view: Json) -> bool:
    """Ten cards in our hand, at least five groups at one seat and one at each."""
    laid = groups(view)
    return sum(view["hand"]) == 10 and max(laid) > 4 and min(laid) > 0


def much_can_be_saved(view: Json) -> bool:
    return max(groups(view)) > 3 and sum(view["hand"]) > 4 and len(view["moves"]) > 1


def much_is_found(view: Json) -> bool:
    return len(view["pile"]) > 8 and max(groups(view)) > 2


def bags_are_full(view: Json) -> bool:
    """Everybody has loot and we much of it, stars have been rolled, and our hand is full."""
    loot = [len(tiles) for tiles in view["loot"]]
    ours = loot[view["seat"]]
    laid = any(view["has_laid"])
    return min(loot) > 0 and ours > 4 and view["stars"] > 1 and len(view["hand"]) > 4 and laid


def everybody_is_armed(view: Json) -> bool:
    """Nearly all are alive, most have cards before them, and our hand is full."""
    dead = view["alive"].count(False)
    laid = sum(len(cards) > 1 for cards in view["tables"])
    return dead == 1 and laid > 2 and len(view["hand"]) > 4


def much_to_answer(view: Json) -> bool:
    return everybody_is_armed(view) and len(view["moves"]) > 2


def much_to_give(view: Json) -> bool:
    """Two cards for a life, and more than that in our hand."""
    return len(view["hand"]) > 3


def events_of(name: str, events: list[Event]) -> list[Event]:
    return [event for event in events if event.name == name]


def shares_are_taken(events: list[Event]) -> bool:
    """A hand ends in which posters are shared, taken whole, and stay."""
    rules = {event["rule"] for event in events_of("share", events)}
    goes_on = not events_of("winner", events)
    return goes_on and {STAYS, TO_ONE, SHARED} <= rules


def much_is_taken(events: list[Event]) -> bool:
    """A raid in which stars are rolled, somebody goes without and two share a place."""
    loot = [event["card"] // COPIES for event in events_of("loot", events)]
    stars = events_of("stars", events) and not events_of("sheriffs", events)
    return bool(stars and events_of("nothing", events)) and len(loot) > len(set(loot)) > 1


def are_chased(events: list[Event]) -> bool:
    return bool(events_of("sheriffs", events)) and len(events_of("chased", events)) > 2


def is_sold(events: list[Event]) -> bool:
    """At a rate and at 1:1, and something is kept."""
    sales = [event for event in events_of("sell", events) if event["here"] and event["elsewhere"]]
    return bool(sales)


SCENES: Final = [
    Scene("wyatt-earp", "wyatt-earp", 4, "play", much_is_laid),
    Scene("wyatt-earp-asked", "wyatt-earp", 4, "hideout-answer", much_can_be_saved),
    Scene("wyatt-earp-search", "wyatt-earp", 4, "search", much_is_found),
    Scene("wyatt-earp-over", "wyatt-earp", 4),
    Scene("wyatt-earp-hand", "wyatt-earp", 4, "play", brings=shares_are_taken),
    Scene("el-paso", "el-paso", 5, "decide", bags_are_full),
    Scene("el-paso-asked", "el-paso", 5, "refill"),
    Scene("el-paso-over", "el-paso", 5),
    Scene("el-paso-raid", "el-paso", 5, "decide", brings=much_is_taken),
    Scene("el-paso-sheriffs", "el-paso", 5, "decide", brings=are_chased),
    Scene("el-paso-sale", "el-paso", 5, "keep", brings=is_sold),
    Scene("bang", "bang", 7, "play", everybody_is_armed),
    Scene("bang-asked", "bang", 7, "dodge", much_to_answer),
    Scene("bang-over", "bang", 7),
    Scene("bang-steps-in", "bang", 4, "play", much_to_give, edition="international", steps_in=True),
]


class Found(Exception):
    """The moment of a scene, the seat that is ours, the one that is asked, and what it would do."""

    def __init__(self, seat: int, asked: int, move: Move) -> None:
        self.seat: Final = seat
        self.asked: Final = asked
        self.move: Final = move


Moves = list[tuple[int, Move]]


def follows(state: State, seat: int, move: Move) -> list[Event]:
    """What would happen."""
    after = state.clone()
    after.events = []
    after.apply(seat, move)
    return list(after.events)


def moves_of(scene: Scene, game: AnyGame, seed: bytes) -> tuple[int, int, Moves, str] | None:
    """Our seat, the one that is asked, the moves of this game up to the moment, and our next one; None if it has none."""
    made: Moves = []

    def listen(state: State, seat: int, move: Move) -> None:
        top = state.pending[-1]
        if scene.question and top.name() == scene.question:
            brings = scene.brings is None or scene.brings(follows(state, seat, move))
            for ours in game.may_step_in(state) if scene.steps_in else [seat]:
                options = [game.text(each) for each in game.legal(state, ours)]
                if brings and scene.sees(game.view(state, ours).as_dict() | {"moves": options}):
                    raise Found(ours, seat, move)
        made.append((seat, move))

    bots = [make_bot(LEVEL, game, seat) for seat in range(game.players)]
    try:
        play_on(game, deal(game, seed.hex()), bots, listen, 100_000)
    except Found as found:
        return found.seat, found.asked, made, game.text(found.move)
    return None if scene.question else (0, 0, made, "")


def table_of(scene: Scene, guest: Guest, other: Guest) -> tuple[LoggedTable, str]:
    """The first game that has the scene, at a table at which the guest sits, and his next move."""
    game = deadwood.game(scene.game, scene.edition or None, scene.players)
    for number in range(MOST):
        secret = hashlib.sha256(f"{scene.name} {number}".encode()).digest()
        found = moves_of(scene, game, fair_seed(secret, [b""] * game.players))
        if found is not None:
            ours, asked, moves, then = found
            return logged(game, secret, {asked: other, ours: guest}, ours, moves), then
    raise LookupError(f"{MOST} games have no scene {scene.name}")


def logged(
    game: AnyGame, secret: bytes, people: dict[int, Guest], ours: int, moves: Moves
) -> LoggedTable:
    """The same game as the log of a table, with these people on their seats; ours opens it."""
    guest = people[ours]
    code = "".join(ALPHABET[byte % len(ALPHABET)] for byte in secret[:CODE_LENGTH])
    body = opening(code, game, True, SLOW, 0, secret.hex(), OWN)
    table = LoggedTable(Entry(1, guest.created, kinds.OPENED, guest=guest.id, body=body))
    for seat in [ours, *[at for at in people if at != ours]]:
        planned = Planned(table, guest.created, people[seat].id)
        planned.add(kinds.SAT, seat, name=people[seat].name)
        table.apply_all(planned.entries)
    planned = Planned(table, guest.created, guest.id)
    commands.start(planned, LEVEL)
    table.apply_all(planned.entries)
    for seat, move in moves:
        planned = Planned(table, guest.created)
        commands.make_move(planned, seat, move, PERSON if seat in people else BOT)
        table.apply_all(planned.entries)
    return table


async def write(file: str) -> Json:
    """The database, and by scene the code of the table; the cookie of who sits at all of them."""
    storage = SqlStorage(database_url(file))
    await storage.open()
    now = int(time.time() * 1000)
    guests = Guests(storage, await storage.key(KEY, make_key), lambda: now)
    guest = await guests.create("Anna")
    other = await guests.create("Ben")
    codes, then = {}, {}
    for scene in SCENES:
        table, then[scene.name] = table_of(scene, guest, other)
        await storage.create(wire.face_of(table, next_look(table)), table.entries)
        codes[scene.name] = table.code
    await storage.close()
    return {"cookie": guests.token(guest), "codes": codes, "then": then}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("file", help="the database, which is not there yet")
    print(json.dumps(asyncio.run(write(parser.parse_args().file))))
