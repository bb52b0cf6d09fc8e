"""Games save themselves and go on; moves are taken back; another game follows; and leaving asks."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import deadwood as engine
from deadwood.bots.search.bot import Opinion
from deadwood.cli.records import read_record
from deadwood.cli.terminal import saved_games
from deadwood.cli.terminal.complete import Completer
from deadwood.cli.terminal.opinions import OpinionBoard
from deadwood.cli.terminal.saved_games import GameFile, unfinished
from deadwood.cli.terminal.screen import Screen
from deadwood.cli.terminal.session import Session, new_session
from deadwood.cli.terminal.talk import Talk
from deadwood.core.reason import BadRecord
from deadwood.language import teller_for
from deadwood.language.catalogue import catalogue
from tests.cli.terminal import Person, deadwood, environment, fine, refused, unnamed
from tests.waiting import PATIENCE


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place of its own for what a person keeps."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "deadwood" / "games"


def at(home: Path) -> dict[str, Any]:
    return {"XDG_DATA_HOME": str(home.parent.parent)}


def table(*people: str, bots: int = 1, game: str = "wyatt-earp") -> Session:
    names = [*people, *("Ranger " + "ABCDEF"[number] for number in range(bots))]
    line_up = [""] * len(people) + ["ranger"] * bots
    return new_session(engine.game(game, players=len(names)), bytes(32), names, line_up)


def move_on(session: Session, number: int) -> None:
    """So many moves, the first legal one each."""
    for _ in range(number):
        seat = session.awaited()
        session.play(seat, session.moves(seat)[0])


# Kept games.


def test_a_game_that_is_cut_off_goes_on_where_it_was(home: Path) -> None:
    person = Person("--players", "2", "--seed", "8", **at(home))
    person.look()
    person.type("")
    for _ in range(4):
        person.type(person.hint())
    person.type("hand")
    hand = re.findall(r"Your hand.*?\n\n", person.screen, re.DOTALL)[-1]
    person.child.kill(signal.SIGKILL)
    person.child.wait()
    (file,) = home.iterdir()
    assert home.stat().st_mode & 0o077 == 0, "it holds the seed"
    before = file.read_text(encoding="utf-8")
    assert len(re.findall(r"^\d+\. 1 ", before, re.MULTILINE)) >= 3

    again = Person("--resume", game="", **at(home))
    again.look()
    assert "The game goes on after move" in again.screen
    assert hand in again.screen
    again.type(again.hint())
    again.child.sendline("quit")
    assert again.leave() == 0
    assert "deadwood play --resume goes on with it" in again.screen.replace("\n", " ")
    assert "The seed was" not in again.screen, "there are cards still to come"
    assert list(home.iterdir()) == [file], "the same game stays in the same file"
    assert len(file.read_text(encoding="utf-8")) > len(before)


def test_what_lies_there_besides_is_passed_over(home: Path) -> None:
    assert unfinished() == []
    home.mkdir(parents=True)
    (home / "a.txt").write_text("nonsense", encoding="utf-8")
    (home / "b.txt").write_bytes(b"\xff\xfe")
    (home / "c.txt").mkdir()
    session = table("Anna")
    session.game_file = GameFile()
    move_on(session, 3)
    assert [at.record.moves for at in unfinished()] == [session.record.moves]
    session.record.result = "1 money"
    session.keep()
    assert unfinished() == [], "a game that is over does not go on"


def test_two_terminals_that_begin_at_once_keep_two_games(home: Path) -> None:
    sessions = [table("Anna"), table("Ben")]
    for session in sessions:
        session.game_file = GameFile()
        move_on(session, 2)
    assert len(list(home.iterdir())) == 2


def test_a_full_folder_forgets_the_oldest(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saved_games, "MOST", 3)
    home.mkdir(parents=True)
    for name in ("2001-x.txt", "2002-x.txt", "2003-x.txt"):
        (home / name).write_text("", encoding="utf-8")
    assert GameFile().keep(table("Anna").record)
    assert sorted(file.name[:4] for file in home.iterdir())[:2] == ["2002", "2003"]
    assert len(list(home.iterdir())) == 3


def test_a_folder_that_cannot_be_written_is_said_once_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(blocked))
    session = table("Anna")
    session.game_file = GameFile()
    move_on(session, 3)
    assert session.game_file.problem
    assert session.would_be_lost()
    person = Person("--seed", "2", XDG_DATA_HOME=str(blocked))
    person.look()
    person.type("")
    person.type("1")
    person.type("quit")
    assert "This game is not saved" in person.screen
    person.child.sendline("quit")
    assert person.leave() == 0
    assert "The game could not be kept." in person.screen


def test_resume_says_what_is_wrong(home: Path) -> None:
    ran = deadwood("play", "--resume", "--lang", "de", **at(home))
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith("Es gibt kein Spiel, das weitergehen könnte")
    assert "alone" in refused("play", "--resume", "--seed", "3")
    assert "alone" in refused("play", "--resume", "--load", "x")


def test_input_that_nobody_types_leaves_nothing_behind(home: Path) -> None:
    assert "So long!" in fine("play", "--seed", "2", typed="1\n1\n", **at(home))
    assert not home.exists()


# Taking back.


def test_alone_everything_can_be_taken_back_to_the_first_move() -> None:
    session = table("Anna", game="el-paso", bots=3)
    positions: list[str] = []
    while len(positions) < 4:
        seat = session.awaited()
        moves = session.moves(seat)
        if seat == 0 and len(moves) > 1:
            positions.append(session.game.position(session.state))
        session.play(seat, moves[0] if seat == 0 else session.bot_choice(seat))
    while positions:
        assert session.take_back(0) == ""
        assert session.game.position(session.state) == positions.pop()
        assert session.awaited() == 0
        assert session.seen[0] == len(session.events)
    assert session.take_back(0) == "undo_nothing"


def test_the_story_and_the_memory_know_nothing_of_what_was_taken_back() -> None:
    session, other = table("Anna"), table("Anna")
    move_on(session, 7)
    while other.awaited() != 0 or len(other.record.moves) < 3:
        move_on(other, 1)
    while len(session.record.moves) > len(other.record.moves):
        assert session.take_back(0) == ""
    number = len(session.record.moves)
    move_on(other, number - len(other.record.moves))
    assert [str(event) for event in session.shown(0)] == [str(event) for event in other.shown(0)]
    assert session.memory(0) == other.memory(0) or vars_of(session) == vars_of(other)


def vars_of(session: Session) -> str:
    return repr(session.game.position(session.state))


def test_among_people_only_what_nobody_has_seen_goes_back() -> None:
    session = table("Anna", "Ben", "Cleo", game="el-paso", bots=0)
    keeper = -1
    while keeper < 0:  # until somebody chooses a tile to keep for the next town
        seat = session.awaited()
        move = session.moves(seat)[-1 if len(session.record.moves) < 12 else 0]
        keeper = seat if session.game.text(move).startswith("keep") else -1
        session.play(seat, move)
    number = len(session.record.moves)
    assert session.take_back(keeper) == ""
    assert len(session.record.moves) == number - 1
    assert session.awaited() == keeper
    session.play(keeper, session.moves(keeper)[0])
    while session.awaited() == keeper:
        session.play(keeper, session.moves(keeper)[0])
    session.play(session.awaited(), session.moves(session.awaited())[0])
    assert session.take_back(keeper) == "undo_shown", "somebody else has decided since"
    drawer = table("Anna", "Ben", bots=0)
    first = drawer.awaited()
    drawer.play(first, drawer.game.parse("draw supply"))
    assert drawer.take_back(first) == "undo_shown", "the card was seen"


def test_undo_at_the_table_in_three_languages(home: Path) -> None:
    for lang, undo, done in (
        ("en", "undo", "Taken back."),
        ("de", "zurücknehmen", "Zurückgenommen."),
        ("nl", "terugnemen", "Teruggenomen."),
    ):
        typed = f"{undo}\n1\n{undo}\n"
        screen = fine("play", "--seed", "7", "--lang", lang, typed=typed)
        nothing, _, back = screen.split("> \n")[1:4]
        assert done not in nothing
        assert done in back


# Again.


def test_another_game_follows_with_other_cards(home: Path) -> None:
    first = table("Anna", game="el-paso", bots=1)
    first.game_file = GameFile()
    while not first.over():
        seat = first.awaited()
        first.play(seat, first.bot_choice(seat) if seat else ranger(first))
    assert first.take_back(0) == "", "the last decision is to be made anew"
    person = Person("--resume", game="", **at(home))
    person.look()
    person.type("again")
    assert "The game is not over yet" in person.screen
    person.type("hand")
    for _ in range(20):
        if "again plays another game" in " ".join(person.screen.split()):
            break
        person.type(person.hint() if person.choices() else "")
    person.type("again")
    assert "in turn order: you (Anna) and Ranger A (Ranger)." in " ".join(person.screen.split())
    person.type("")
    assert person.choices()
    person.type("1")
    person.child.sendline("quit")
    assert person.leave() == 0
    seeds = {
        re.findall(r"^seed: (.*)$", file.read_text(encoding="utf-8"), re.MULTILINE)[0]
        for file in home.iterdir()
    }
    assert len(seeds) == 2, "both are kept, with cards of their own"


def ranger(session: Session) -> int:
    """What a ranger would do in the first seat."""
    return session.advice(0, "ranger")[0].move


# Leaving, and input without an end.


def test_ctrl_d_asks_as_ctrl_c_does(home: Path) -> None:
    person = Person("--seed", "2", **at(home))
    person.look()
    person.child.sendeof()
    assert person.look()
    assert "Leave the table?" in person.screen
    assert person.type("hint ranger"), "whoever stays can go on"
    person.child.sendeof()
    person.look()
    person.child.sendeof()
    assert person.leave() == 0
    assert "So long!" in person.screen


def piped(text: str, *arguments: str) -> tuple[int, str]:
    """What a game makes of one line that comes again and again and never ends."""
    endless = [sys.executable, "-c", f"while True: print({text!r})"]
    with subprocess.Popen(endless, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as talker:
        ran = subprocess.run(
            [sys.executable, "-m", "deadwood", "play", *arguments],
            stdin=talker.stdout,
            env=environment(),
            capture_output=True,
            timeout=PATIENCE,
            check=False,
        )
        talker.kill()
    return ran.returncode, ran.stdout.decode()


def test_input_that_never_ends_ends_with_the_game() -> None:
    code, screen = piped("1", "el-paso", "--seed", "3", "--players", "3")
    assert code == 0
    assert screen.rstrip().endswith("So long!")
    assert "share the victory" in screen or "wins" in screen or "you win" in screen


def test_nonsense_that_never_ends_is_enough_some_time() -> None:
    code, screen = piped("xyzzy", "--seed", "3")
    assert code == 2
    assert "There has not been a move in this input for long" in screen


# The wizard.


def test_the_wizard_asks_how_many_play(home: Path) -> None:
    person = Person(game="", **at(home))
    person.look()
    person.type("3")
    assert "How many play, with you?" in person.screen
    person.type("9")
    assert "4 to 7 can play." in person.screen
    person.type("5")
    person.type("1")
    assert "· Greenhorn ──" in person.screen
    assert "Somebody, Somebody, Somebody and Somebody." in unnamed(person.screen)
    person.child.sendeof()
    person.look()
    person.child.sendeof()
    person.leave()


def test_the_wizard_offers_to_go_on(home: Path) -> None:
    session = table("Anna", game="el-paso", bots=2)
    session.game_file = GameFile()
    move_on(session, 4)
    person = Person("--lang", "nl", game="", **at(home))
    person.look()
    assert "4) Verder: El Paso" in person.screen
    assert "na zet 3" in person.screen
    person.type("4")
    assert "Het spel gaat verder na zet 3" in person.screen
    person.child.kill(signal.SIGKILL)
    person.child.wait()


# Completion, and hints.


def completions(game: str, begun: str, lang: str = "en") -> list[str]:
    session = table("Anna", game=game, bots=3)
    while session.awaited() != 0:
        seat = session.awaited()
        session.play(seat, session.bot_choice(seat))
    return Completer(Talk(Screen(), session, catalogue(lang)), 0).lines(begun)


def test_the_tab_key_knows_commands_moves_and_cards(tmp_path: Path) -> None:
    assert completions("wyatt-earp", "wh") == ["why"]
    assert completions("wyatt-earp", "draw s") == ["draw supply"]
    assert completions("wyatt-earp", "why hid") == ["why Hideout"]
    assert completions("wyatt-earp", "warum steck", "de") == [
        "warum Steckbrief von Belle Starr"
    ] or (completions("wyatt-earp", "war", "de") == ["warum"])
    assert "hint marshal" in completions("el-paso", "hint ")
    assert all(line.startswith("lay") for line in completions("el-paso", "lay"))
    (tmp_path / "game.txt").write_text("", encoding="utf-8")
    assert completions("bang", f"load {tmp_path}/g") == [f"load {tmp_path}/game.txt"]
    assert completions("bang", "qwertz") == []


def test_the_tab_key_at_a_terminal(home: Path) -> None:
    person = Person("--seed", "7", **at(home))
    person.look()
    person.type("")
    person.child.send("draw s\t")
    person.child.expect("draw supply")
    person.child.sendline("")
    person.look()
    assert "You draw: " in person.screen
    person.child.kill(signal.SIGKILL)
    person.child.wait()


@pytest.mark.parametrize(
    ("chances", "is_said"), [((0.33, 0.34), True), ((0.34, 0.33), False), ((0.332, 0.334), False)]
)
def test_advice_against_a_higher_chance_says_why(
    chances: tuple[float, float], is_said: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    session = table("Anna")
    seat = session.awaited()
    teller = teller_for(session.game, catalogue("en"), session.names)
    board = OpinionBoard(Screen(), catalogue("en"), teller)
    told = [Opinion(move, chance, 0.5) for move, chance in enumerate(chances)]
    board.tell(told, ["1)", "2)"], session.view(seat))
    assert ("a higher chance stands below it" in capsys.readouterr().out) == is_said


def test_what_is_no_record_is_never_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("my diary", encoding="utf-8")
    assert not GameFile(file).keep(table("Anna").record)
    assert file.read_text(encoding="utf-8") == "my diary"
    with pytest.raises(BadRecord):
        read_record(str(file))
