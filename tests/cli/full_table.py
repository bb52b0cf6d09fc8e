"""Somebody at the full-screen table: keys and mouse go in, what stands on the screen comes out."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final

from textual.pilot import Pilot

from deadwood.cli.commands.play import run, seat_everybody
from deadwood.cli.full.app import TableApp
from deadwood.cli.full.dialogs import LeaveScreen, PageScreen
from deadwood.cli.full.stage import PanelScreen
from deadwood.cli.full.talk import FullTalk
from deadwood.cli.full.widgets import MoveList
from deadwood.cli.terminal.session import Session
from deadwood.language.catalogue import catalogue
from tests.waiting import until

SMALL: Final = (80, 24)
LARGE: Final = (160, 50)


class Player:
    def __init__(self, app: TableApp, pilot: Pilot[None]) -> None:
        self.app: Final = app
        self.pilot: Final = pilot

    @property
    def session(self) -> Session:
        assert self.app.talk is not None
        return self.app.talk.session

    @property
    def listed(self) -> MoveList:
        return self.app.part("#list", MoveList)

    @property
    def reads(self) -> bool:
        """Whether a page stands before the table."""
        return isinstance(self.app.screen, PageScreen)

    @property
    def is_asked_to_leave(self) -> bool:
        return isinstance(self.app.screen, LeaveScreen)

    @property
    def question(self) -> str:
        assert self.app.scene is not None
        return self.app.scene.question

    def rows(self) -> list[str]:
        """What stands on the screen."""
        return [strip.text for strip in self.app.screen._compositor.render_strips()]

    def text(self) -> str:
        """The same as one line, since sentences wrap."""
        return " ".join(" ".join(self.rows()).split())

    async def settle(self) -> None:
        """Until it is the person's turn, and everything that was told is on the screen."""
        await until(lambda: self.app.asking or self.app.failure is not None)
        assert self.app.failure is None
        await self.pilot.pause()

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.settle()

    async def resize(self, size: tuple[int, int]) -> None:
        """Another window, and everything in it where it belongs."""
        await self.pilot.resize_terminal(*size)
        await until(lambda: self.app.screen.size == size)
        for _ in range(3):
            await self.pilot.pause()

    async def type(self, text: str) -> None:
        """A line, and Enter."""
        for letter in text:
            await self.pilot.press("space" if letter == " " else letter)
        await self.press("enter")

    async def read_on(self) -> None:
        """Past all pages."""
        while self.reads:
            await self.press("enter")


@asynccontextmanager
async def sits(
    session: Session, size: tuple[int, int] = SMALL, lang: str = "en"
) -> AsyncIterator[Player]:
    """At the table from the first page on, until the test has seen enough."""
    words = catalogue(lang)

    def play(panels: PanelScreen) -> int:
        return run(panels, session, words, FullTalk)

    app = TableApp(play, words)
    async with app.run_test(size=size) as pilot:
        player = Player(app, pilot)
        try:
            await player.settle()
            yield player
        finally:
            app.panel.leave()
            await until(lambda: not app.thread.is_alive())
    assert app.failure is None


def seated(
    game: str,
    seed: int = 7,
    *,
    players: int | None = None,
    bots: str = "greenhorn",
    names: str | None = None,
    lang: str = "en",
) -> Session:
    return seat_everybody(
        game,
        None,
        {},
        players,
        str(seed),
        catalogue(lang),
        bots=bots,
        people=None,
        people_names=names,
    )


def play(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(test())
