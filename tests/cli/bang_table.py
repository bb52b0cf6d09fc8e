"""A table of BANG! in a situation, before the eyes of people at a terminal."""

from __future__ import annotations

from deadwood.cli.tables import Choice
from deadwood.cli.terminal.screen import Screen
from deadwood.cli.terminal.session import Session
from deadwood.cli.terminal.talk import Talk
from deadwood.core.chance import seed_bytes
from deadwood.core.record import start
from deadwood.core.types import NOBODY
from deadwood.games.bang.knowledge import BangMemory
from deadwood.language.catalogue import catalogue
from tests.rules.bang.scene import Scene, at
from tests.rules.bang.watched import Watched

NAMES = ["Anna", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus"]


def session_of(scene: Scene) -> Session:
    """People on every seat, who know what lies open and their own hands."""
    game, players = scene.game, scene.state.players
    watched = Watched(scene)
    record = start(game, seed_bytes(1), dict(enumerate(NAMES[:players])))
    session = Session(game, scene.state, record, [""] * players)
    for seat in range(NOBODY, players):
        memory = session.memory(seat)
        assert isinstance(memory, BangMemory)
        watched.tell_all(memory)
    return session


def talk_of(scene: Scene, lang: str = "en", width: int = 80) -> Talk:
    screen = Screen()
    screen.width = width
    talk = Talk(screen, session_of(scene), catalogue(lang))
    talk.introduced.update(range(scene.state.players))
    return talk


def talk_at(
    position: str,
    players: int = 4,
    edition: str = "abacus-2005",
    lang: str = "en",
    width: int = 80,
    **options: object,
) -> Talk:
    """Nobody needs to be told who is who; seats are counted from 1 in the position."""
    return talk_of(at(position, players, edition, **options), lang, width)


def played(talk: Talk, *texts: str) -> Talk:
    """Moves in notation, by whoever is awaited."""
    for text in texts:
        talk.session.play(talk.session.awaited(), talk.session.game.parse(text))
    return talk


def asked(talk: Talk) -> tuple[str, list[str]]:
    """The question to whoever is awaited, and his choices with what they bring."""
    seat = talk.session.awaited()
    talk.table.recall(talk.session.shown(seat))
    talk.list_choices(seat)
    question = talk.table.question(talk.session.view(seat), talk.session.moves(seat))
    return question, lines_of(talk.choices)


def lines_of(choices: list[Choice]) -> list[str]:
    return [f"{at.text}: {at.brings}" if at.brings else at.text for at in choices]


def told(talk: Talk, seat: int, brief: bool = True) -> list[str]:
    """What a seat (from 0) has been shown, as a story."""
    return talk.table.story(talk.session.shown(seat), seat, brief)
