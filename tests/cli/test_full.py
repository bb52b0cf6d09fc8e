"""The full-screen table, used as people do: by keys, by mouse, in windows that change."""

from __future__ import annotations

import re
import sys
import threading
from itertools import pairwise
from pathlib import Path
from typing import Final

import pexpect  # type: ignore[import-untyped]
import pytest
from textual.widget import Widget
from textual.widgets import Input

import deadwood
from deadwood.bots import Bot, make_bot
from deadwood.bots.chair import Chair
from deadwood.cli.commands.play import go_on, run
from deadwood.cli.full.app import TableApp
from deadwood.cli.full.talk import FullTalk
from deadwood.cli.full.widgets import Panel
from deadwood.cli.terminal.saved_games import unfinished
from deadwood.language.catalogue import LANGUAGES, catalogue
from tests.cli.bang_table import session_of
from tests.cli.full_table import LARGE, SMALL, Player, play, seated, sits
from tests.cli.terminal import end_of, environment, refused
from tests.rules.bang.scene import at
from tests.waiting import PATIENCE, until

GAMES: Final = deadwood.names()
PARTS: Final = ["table", "hand", "moves", "log", "note", "input", "keys"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A place of its own for what a person keeps."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


async def to_the_end(player: Player, most: int = 3000) -> None:
    """Enter and nothing else: the first of all choices, the next page."""
    for _ in range(most):
        if player.session.over() and not player.reads:
            return
        await player.press("enter")
    raise AssertionError("The game does not end.")


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_by_the_enter_key(name: str) -> None:
    async def test() -> None:
        session = seated(name, players=deadwood.game(name).players)
        async with sits(session) as player:
            await to_the_end(player)
            assert session.record.result
            assert "★ " in player.rows()[0]
            assert [entry.answer for entry in player.listed.entries][:1] == ["again"]
            await player.type("again")
            await player.read_on()
            assert player.session is not session
            assert not player.session.over()

    play(test)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_everything_is_on_the_screen_at_every_size(name: str, lang: str) -> None:
    """The windows change while somebody plays: from the smallest to a wide one and back."""

    async def test() -> None:
        session = seated(name, players=deadwood.game(name).players, lang=lang)
        async with sits(session, SMALL, lang) as player:
            await player.read_on()
            for size in (SMALL, LARGE, SMALL):
                await player.resize(size)
                assert len(player.rows()) == size[1]
                whole = player.app.screen.region
                parts = [player.app.part(f"#{part}", Widget) for part in PARTS]
                for part in parts:
                    assert part.region.area > 0
                    assert whole.contains_region(part.region), part.id
                for one, other in pairwise(sorted(parts, key=lambda part: part.region)):
                    assert not one.region.overlaps(other.region), (one.id, other.id)
                side = player.app.part("#moves", Widget).region.x
                assert (side > 60) == (size == LARGE), "table, moves and log side by side"
                say = catalogue(lang).say
                assert say("core", "full", "log") in player.text()
                assert say("core", "commands", "quit") in player.rows()[-1], "all keys are shown"
                first = player.listed.entries[0]
                assert " ".join(first.text.split()) in player.text()
            # A command whose answer is longer than a line stands on a page, and goes away again.
            await player.press("f1")
            assert player.reads
            await player.press("escape")
            assert not player.reads

    play(test)


def test_arrows_choose_and_the_line_says_what_it_would_bring() -> None:
    async def test() -> None:
        session = seated("wyatt-earp", players=3)
        async with sits(session) as player:
            await player.read_on()
            entries = player.listed.entries
            assert len(entries) >= 2
            await player.press("down")
            chosen = player.listed.entry
            assert chosen == entries[1]
            assert f"►{chosen.answer}" in player.text(), "colour is not the only sign"
            assert chosen.text in player.text()
            number = len(session.record.moves)
            await player.press("enter")
            seat, text = session.record.moves[number]
            assert seat == 0
            assert session.game.parse(text) in chosen.moves

    play(test)


def test_the_first_click_chooses_and_the_second_one_plays() -> None:
    async def test() -> None:
        session = seated("wyatt-earp", players=3)
        async with sits(session) as player:
            await player.read_on()
            second = player.listed.entries[1]
            await player.pilot.click("#list", offset=(6, 1))
            await player.settle()
            assert player.listed.entry == second
            assert session.record.moves[-1:] == [] or session.record.moves[-1][0] != 0
            number = len(session.record.moves)
            await player.pilot.click("#list", offset=(6, 1))
            await player.settle()
            assert session.game.parse(session.record.moves[number][1]) in second.moves

    play(test)


def test_a_click_at_a_card_explains_it() -> None:
    async def test() -> None:
        session = seated("bang", 29, players=4)
        for size in (SMALL, LARGE):
            async with sits(session, size) as player:
                await player.read_on()
                drawer, scene = player.app.drawer, player.app.scene
                assert drawer is not None
                assert scene is not None
                first = drawer.held(scene.view)[0]
                region = player.app.part("#hand", Panel).region
                down = 3 if size == LARGE else 1
                await player.pilot.click(offset=(region.x + 5, region.y + down))
                await player.settle()
                assert player.reads
                assert f"{first.name}:" in player.text()

    play(test)


def test_what_is_typed_filters_the_list_and_tab_completes() -> None:
    async def test() -> None:
        session = seated("el-paso", players=3)
        async with sits(session) as player:
            await player.read_on()
            every = [entry for entry in player.listed.entries if not entry.is_heading]
            last = every[-1]
            word = last.text.split()[0].lower()
            await player.pilot.press(*word[:4])
            await player.pilot.pause()
            shown = player.listed.entries
            assert 0 < len(shown) < len(every)
            assert all(word[:4] in entry.text.lower() for entry in shown)
            await player.pilot.press("escape")
            await player.pilot.pause()
            assert len(player.listed.entries) >= len(every)
            await player.pilot.press(*"hin", "tab")
            await player.pilot.pause()
            assert player.app.part("#input", Input).value == "hint"
            await player.press("enter")
            assert player.reads, "the marshal's opinion"

    play(test)


def test_hint_why_and_undo() -> None:
    async def test() -> None:
        session = seated("wyatt-earp", players=3)
        async with sits(session) as player:
            await player.read_on()
            await player.type("hint ranger")
            await player.read_on()
            await player.press("f3")
            assert player.reads
            assert "[WE" in player.text()
            await player.read_on()
            await player.type("why hideout")
            assert "Hideout" in player.text()
            await player.read_on()
            # A move that is not allowed is refused by its rule, and nothing has happened.
            before = len(session.record.moves)
            await player.type("lay 3 belle-starr")
            await player.read_on()
            assert len(session.record.moves) == before
            position = session.game.position(session.state)
            await player.press("enter")
            assert session.game.position(session.state) != position
            await player.press("f4")
            await player.read_on()
            assert session.game.position(session.state) == position

    play(test)


@pytest.mark.parametrize("name", GAMES)
def test_between_two_people_nothing_of_a_hand_stays_on_the_screen(name: str) -> None:
    async def test() -> None:
        session = seated(name, 3, players=max(deadwood.game(name).players, 3), names="Anna,Ben")
        async with sits(session, LARGE) as player:
            looked: set[int] = set()
            passed = 0
            for _ in range(60):
                if player.reads and "Pass the keyboard" in player.text():
                    passed += 1
                    for panel in ("#table", "#hand", "#log"):
                        assert not str(player.app.part(panel, Panel).body.render()).strip(), panel
                    assert player.listed.entries == []
                    hidden = [row for row in player.rows() if row.strip()]
                    assert not any("hand:" in row.lower() for row in hidden)
                elif not player.reads:
                    assert player.app.scene is not None
                    looked.add(player.app.scene.seat)
                if passed > 2 and len(looked) == 2:
                    break
                await player.press("enter")
            assert looked == {0, 1}
            assert passed > 2

    play(test)


def test_leaving_asks_and_the_game_goes_on_where_it_was() -> None:
    async def test() -> None:
        session = seated("wyatt-earp", players=3)
        async with sits(session) as player:
            await player.read_on()
            await player.press("enter")
            await player.press("enter")
            await player.pilot.press("ctrl+c")
            await player.pilot.pause()
            assert player.is_asked_to_leave
            assert "--resume" in player.text()
            await player.pilot.press("enter")  # staying comes first
            await player.pilot.pause()
            assert not player.is_asked_to_leave
            hand = player.app.part("#hand", Panel).body.render()
            await player.type("quit")
            assert player.is_asked_to_leave
            await player.pilot.press("down", "enter")
            await until(lambda: not player.app.thread.is_alive())
            assert player.app.code == 130
            assert any("--resume" in line for line in player.app.panel.drawn)
        (kept,) = unfinished()
        assert kept.record.moves == session.record.moves
        async with sits(go_on(kept, "Stranger")) as again:
            await again.read_on()
            assert str(again.app.part("#hand", Panel).body.render()) == str(hand)

    play(test)


class Slow(Bot):
    """Thinks until it is told to stop."""

    def __init__(self) -> None:
        super().__init__(deadwood.swift(1))
        self.thinks = threading.Event()
        self.done = threading.Event()

    def choose(self, chair: Chair) -> int:
        self.thinks.set()
        assert self.done.wait(PATIENCE)
        return chair.moves[0]


def test_while_a_bot_thinks_the_table_answers_and_can_be_left() -> None:
    async def test() -> None:
        session = seated("bang", players=4)
        bot = Slow()
        session.bots[:] = [one and bot for one in session.bots]
        words = catalogue("en")
        app = TableApp(lambda panels: run(panels, session, words, FullTalk), words)
        async with app.run_test(size=SMALL) as pilot:
            player = Player(app, pilot)
            while not bot.thinks.is_set():
                await until(lambda: app.asking or bot.thinks.is_set())
                if app.asking:
                    await pilot.press("enter")
            assert not app.asking
            await player.resize(LARGE)
            assert len(player.rows()) == LARGE[1]
            await pilot.press("ctrl+d")
            await pilot.pause()
            assert player.is_asked_to_leave
            await pilot.press("ctrl+c")
            await pilot.pause()
            assert app.panel.is_left
            bot.done.set()
            await until(lambda: not app.thread.is_alive())
        assert app.code == 130
        assert app.failure is None

    play(test)


ELSEWHERE: Final = """
    [[seat]]
    hand = ["beer-6h", "stagecoach-9s"]
    [[seat]]
    character = "sid-ketchum"
    lives = 2
    hand = ["saloon-5h", "jail-4h", "jail-js", "barrel-qs"]
"""


def test_whoever_may_step_in_is_offered_to_and_enter_lets_the_others_go_on() -> None:
    async def test() -> None:
        session = session_of(at(ELSEWHERE, edition="international"))  # it is Anna's turn
        for seat, name in enumerate(session.names):
            if name != "Ben":
                session.bots[seat] = make_bot("random", session.game, seat)
        session.people[:] = [1]
        async with sits(session) as player:
            await player.read_on()
            assert "let Anna go on" in player.question
            nothing, *others = player.listed.entries
            assert nothing.text == "nothing; the others go on"
            assert player.listed.entry == nothing, "Enter is what it says"
            assert others
            await player.press("down", "enter")
            await player.read_on()
            assert session.record.moves == [(1, "heal")]
            while int(session.state.lives(1)) == 2:
                await player.press("enter")
            before = len(session.record.moves)
            while "let Anna go on" not in player.question:
                await player.press("enter")
            await player.press("enter")
            assert (1, "heal") not in session.record.moves[before:]
            assert session.record.moves[before][0] == 0, "Anna goes on"

    play(test)


def test_a_choice_of_several_opens_and_escape_goes_back() -> None:
    async def test() -> None:
        scene = at('[[seat]]\nhand = ["duel-js", "beer-6h"]')
        session = session_of(scene)
        for seat in (1, 2, 3):
            session.bots[seat] = make_bot("greenhorn", session.game, seat)
        session.people[:] = [0]
        async with sits(session) as player:
            await player.read_on()
            every = [entry.text for entry in player.listed.entries]
            assert player.listed.go_to(answer_of(player, "Duel"))
            await player.press("enter")
            targets = [entry.text for entry in player.listed.entries]
            assert [text.split()[0] for text in targets] == ["Ben", "Cleo", "Dan"]
            await player.press("escape")
            assert [entry.text for entry in player.listed.entries] == every
            assert session.record.moves == []
            await player.type("duel")
            await player.type("cleo")
            assert session.record.moves[0] == (0, "play duel-js at 3")

    play(test)


def answer_of(player: Player, text: str) -> str:
    """What stands before the line that begins so."""
    return next(one.answer for one in player.listed.entries if one.text.startswith(text))


# On a real terminal.


class Window:
    """`deadwood play` in a terminal of its own, where the full screen is what one gets."""

    def __init__(self, *arguments: str, rows: int = 24, columns: int = 80, **changes: str) -> None:
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "deadwood", "play", *arguments],
            env=environment(**{"TERM": "xterm-256color", "DEADWOOD_LINE": "", **changes}),
            encoding="utf-8",
            dimensions=(rows, columns),
            timeout=PATIENCE,
        )
        self.child.delaybeforesend = None

    def end(self) -> tuple[int, str]:
        """The exit code, and what came last."""
        self.child.expect(pexpect.EOF)
        return end_of(self.child), self.child.before


ENTERED: Final = "\x1b[?1049h"  # the other screen, which leaves what was there alone
LEFT: Final = "\x1b[?1049l"


def test_a_real_terminal_gets_the_full_screen_and_is_as_before_afterwards(tmp_path: Path) -> None:
    window = Window("wyatt-earp", "--seed", "7", "--bots", "greenhorn", XDG_DATA_HOME=str(tmp_path))
    child = window.child
    child.expect_exact(ENTERED)
    child.expect("Enter deals the first hand")
    child.send("\r")
    child.expect("What happened")
    child.expect("F10")
    child.send("\r")
    while child.expect(["You draw", pexpect.TIMEOUT], timeout=5) == 1:
        child.send("\r")  # the question was not yet asked
    child.setwinsize(50, 160)
    child.expect("What happened")
    child.send("\x03")
    child.expect("Leave the table")
    child.send("\x03")
    child.expect_exact(LEFT)
    code, after = window.end()
    assert code == 130
    assert "deadwood play --resume goes on with it" in " ".join(after.split())
    assert "So long!" in after
    assert "Traceback" not in after
    (kept,) = (tmp_path / "deadwood" / "games").iterdir()
    assert re.search(r"^\d+\. 1 draw", kept.read_text(encoding="utf-8"), re.MULTILINE)


def test_an_error_leaves_the_terminal_as_it_was(tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text(BROKEN, encoding="utf-8")
    child = pexpect.spawn(
        sys.executable,
        [str(broken)],
        env=environment(TERM="xterm-256color", DEADWOOD_LINE=""),
        encoding="utf-8",
        dimensions=(24, 80),
        timeout=PATIENCE,
    )
    child.expect_exact(ENTERED)
    child.expect_exact(LEFT)
    child.expect("What went wrong")
    child.expect("ICANON=True ECHO=True")
    child.expect(pexpect.EOF)


BROKEN: Final = """
import sys, termios
from deadwood.cli.full.app import play_full
from deadwood.language.catalogue import catalogue

def play(panels):
    raise RuntimeError("What went wrong")

try:
    play_full(play, catalogue("en"))
except RuntimeError as error:
    print(error)
flags = termios.tcgetattr(0)[3]
print(f"ICANON={bool(flags & termios.ICANON)} ECHO={bool(flags & termios.ECHO)}")
"""


@pytest.mark.parametrize(
    ("rows", "columns", "arguments", "changes"),
    [
        (24, 80, ["--line"], {}),
        (24, 80, [], {"DEADWOOD_LINE": "1"}),
        (24, 80, [], {"TERM": "dumb"}),
        (23, 80, [], {}),
        (24, 79, [], {}),
    ],
)
def test_line_by_line_is_chosen_or_all_there_can_be(
    rows: int, columns: int, arguments: list[str], changes: dict[str, str]
) -> None:
    window = Window("wyatt-earp", *arguments, rows=rows, columns=columns, **changes)
    window.child.expect("Stranger> $")
    window.child.sendline("quit")
    code, rest = window.end()
    assert code == 0
    assert ENTERED not in rest


def test_the_full_screen_where_there_can_be_none_says_why() -> None:
    assert "a terminal at both ends" in refused("play", "--full")
    assert "line by line" in refused("play", "--full", "--server", "http://127.0.0.1:1")
    window = Window("--full", "--lang", "de", rows=20)
    code, said = window.end()
    assert code == 2
    assert "80 Spalten und 24 Zeilen; dieses Terminal hat 80 und 20." in " ".join(said.split())


def test_colours_that_nobody_wants_leave_the_full_screen(tmp_path: Path) -> None:
    window = Window("bang", "--seed", "3", NO_COLOR="1", XDG_DATA_HOME=str(tmp_path))
    window.child.expect_exact(ENTERED)
    window.child.expect("Enter ")
    window.child.send("\x04")
    window.child.expect("Leave the table")
    window.child.send("\x04")
    code, rest = window.end()
    assert code == 130
    assert not re.search(r"\x1b\[[0-9;]*3[0-7]m", window.child.before + rest)
