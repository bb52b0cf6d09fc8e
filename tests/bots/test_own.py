"""Bots by anybody: how they are named, found, refused and asked."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import deadwood
from deadwood.bots import make_bot, play_match, simulate
from deadwood.bots.own import BotError, files_of, is_place, plain_name
from deadwood.bots.registry import check_bot, is_own, level_of, shown
from deadwood.core.reason import BadOption, DeadwoodError, UnknownName
from tests.bots.somebodys_bots import SECRET

HERE = "tests.bots.somebodys_bots"
GAME = deadwood.game("wyatt-earp", players=2)


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with an installed package that offers bots."""
    offer(tmp_path, "cards", f"careful = {HERE}:CarefulBot", "Odd = nowhere:At")
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def offer(folder: Path, package: str, *points: str) -> None:
    info = folder / f"{package}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n")
    (info / "entry_points.txt").write_text("\n".join(["[deadwood.bots]", *points, ""]))


@pytest.mark.parametrize(
    ("place", "name"),
    [
        ("a:Careful", "careful"),
        ("a.b:CarefulBot", "careful"),
        ("a:MonteCarlo", "monte-carlo"),
        ("a:HTTPBot", "http"),
        ("a:Bot", "bot"),
        ("a:_Hidden2", "hidden2"),
        ("a:AVeryLongNameThatFitsNowhere", "a-very-long-name"),
        ("careful", "careful"),
    ],
)
def test_a_class_has_a_plain_name(place: str, name: str) -> None:
    assert plain_name(place) == name


def test_a_budget_is_no_place_of_a_class() -> None:
    assert not is_place("marshal:300")
    assert not is_own("marshal:unweighted")
    assert not is_own("ranger")
    assert level_of("marshal:300:unweighted") == "marshal"
    assert level_of("marshal:unweighted") == "marshal"
    assert is_own("my.bots:Careful")
    assert level_of("my.bots:Careful") == "careful"
    assert shown("monte-carlo") == "Monte Carlo"


@pytest.mark.parametrize(
    ("name", "kind", "sentence"),
    [
        ("nowhere_at_all:Careful", UnknownName, "There is no module 'nowhere_at_all' for the bot"),
        (f"{HERE}.deeper:Careful", UnknownName, "There is no module 'tests.bots.somebodys_bots.d"),
        (f"{HERE}:Carefull", UnknownName, "Did you mean CarefulBot?"),
        ("json:Decoder", UnknownName, "There is no bot 'Decoder' in json. It has none."),
        (f"{HERE}:NoBot", BadOption, "is no bot: a bot is a class made from deadwood.bots.Bot."),
        (f"{HERE}:SECRET", BadOption, "is no bot: a bot is a class"),
        ("deadwood.bots:Bot", BadOption, "deadwood.bots:Bot is no bot: a bot is a class"),
        (f"{HERE}:Silent", BadOption, "is no bot yet: it has no method choose."),
        ("carefull", UnknownName, "No bot 'carefull' for wyatt-earp. There are: random,"),
        ("marshall:300", UnknownName, "Did you mean marshal?"),
        ("ranger:Careful", BadOption, "A ranger answers at once"),
        (":Careful", UnknownName, "No bot ':Careful'"),
        ("my bots:Careful", UnknownName, "No bot 'my bots:Careful'"),
        ("os.path:../../etc", UnknownName, "No bot 'os.path:../../etc'"),
    ],
)
def test_a_name_that_means_no_bot_is_refused(
    name: str, kind: type[DeadwoodError], sentence: str
) -> None:
    for wanted in (lambda: check_bot(name, GAME), lambda: make_bot(name, GAME, 1)):
        with pytest.raises(kind) as caught:
            wanted()
        assert sentence in str(caught.value)


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ("import numpy_of_nobody", "No module named 'numpy_of_nobody' (broken_bots.py, line 1)."),
        ("x = 1\ny = x / 0", "ZeroDivisionError: division by zero (broken_bots.py, line 2)."),
        ("import sys; sys.exit(4)", "SystemExit: 4 (broken_bots.py, line 1)."),
        ("def :", "SyntaxError: invalid syntax (broken_bots.py, line 1)"),
    ],
)
def test_a_module_that_cannot_be_imported_says_why(
    source: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_bots.py").write_text(source)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "broken_bots", raising=False)
    with pytest.raises(BadOption) as caught:
        check_bot("broken_bots:Careful", GAME)
    assert sentence in str(caught.value)


def test_a_package_offers_bots_by_name(package: Path) -> None:
    check_bot("careful", GAME)
    assert level_of("careful") == "careful"
    by_name = simulate(GAME, ["careful", "random"], 4, 1)
    by_place = simulate(GAME, [f"{HERE}:CarefulBot", "random"], 4, 1)
    assert list(by_name.bot_wins.values()) == list(by_place.bot_wins.values())
    with pytest.raises(UnknownName, match="Did you mean careful"):
        check_bot("carefull", GAME)
    with pytest.raises(UnknownName):
        check_bot("Odd", GAME)  # names are small letters


def test_two_packages_that_offer_the_same_name_are_told_apart(package: Path) -> None:
    offer(package, "dice", f"careful = {HERE}:Ahead")
    with pytest.raises(BadOption, match=f"write one of {HERE}:"):
        check_bot("careful", GAME)
    check_bot(f"{HERE}:Ahead", GAME)


def test_ours_stay_ours_whatever_a_package_offers(package: Path) -> None:
    offer(package, "wolf", f"ranger = {HERE}:Raises")
    assert not is_own("ranger")
    assert simulate(GAME, ["ranger"], 1, 1).games == 1


@pytest.mark.parametrize("name", deadwood.names())
@pytest.mark.parametrize("bot", ["CarefulBot", "Ahead", "Numeric"])
def test_whole_games(name: str, bot: str) -> None:
    game = deadwood.game(name)
    bots = [
        make_bot(f"{HERE}:{bot}" if seat else "random", game, seat) for seat in range(game.players)
    ]
    assert play_match(game, bots, 3).ended


@pytest.mark.parametrize(
    ("bot", "kind", "sentence"),
    [
        ("Raises", "LookupError", f"LookupError: {SECRET} (somebodys_bots.py, line "),
        ("Quits", "SystemExit", "SystemExit: 3"),
        ("Cheats", "IllegalMove", f"chose {10**30}, which is none of chair.moves."),
        ("Speaks", "IllegalMove", "chose 'draw supply', which is none of chair.moves."),
        ("CannotBegin", "OSError", "OSError: no model file"),
    ],
)
def test_what_a_bot_does_wrong_is_said(bot: str, kind: str, sentence: str) -> None:
    with pytest.raises(BotError) as caught:
        simulate(GAME, [f"{HERE}:{bot}", "random"], 1, 1)
    assert sentence in str(caught.value)
    assert caught.value.kind == kind
    assert SECRET not in caught.value.kind


def test_the_sources_of_a_bot_are_known() -> None:
    files = [file.name for file in files_of(f"{HERE}:CarefulBot")]
    assert "somebodys_bots.py" in files
    assert "test_own.py" in files  # of its package as a whole
