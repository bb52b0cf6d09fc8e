"""Bots that are asked for their opinion: hints, moves explained, and what stays hidden meanwhile."""

from __future__ import annotations

import json
import re
import signal
from pathlib import Path

import pytest

import deadwood
from deadwood.bots.registry import level_of
from deadwood.bots.search.bot import Opinion, SearchBot
from deadwood.cli.records import read_record
from deadwood.cli.terminal.advice import last_choice, moment_of
from deadwood.cli.terminal.opinions import opinion_lines, percent
from deadwood.cli.terminal.screen import Screen
from deadwood.cli.terminal.session import Session, name_seats, new_session, resume
from deadwood.cli.terminal.talk import Talk
from deadwood.core.record import Record
from deadwood.language.catalogue import LANGUAGES, catalogue
from tests.cli.terminal import Person, fine, refused, unnamed

# A row of a table of opinions: a number of the list or the mark of a move, and two figures.
ROW = re.compile(r"^ {3} *(\d+\)|►)? +(?:(?:< 1|\d+) ?%|–) +(?:< 1|\d+) ?%  \S", re.MULTILINE)
HEADS = {"en": "wins  looked at", "de": "gewinnt  bedacht", "nl": "wint  bekeken"}
WOULD = {
    "en": r"A marshal would choose (\d+): ",
    "de": r"Ein Marshal würde (\d+) wählen: ",
    "nl": r"Een marshal zou (\d+) kiezen: ",
}
ONLY_OWN = {
    "en": "only your own moves are explained: what others think would show what they hold",
    "de": "werden nur deine eigenen Züge erklärt: Was andere denken, würde zeigen, was sie haben",
    "nl": "worden alleen je eigen zetten uitgelegd: wat anderen denken, zou laten zien wat ze",
}
STRANGER = {"en": "Stranger", "de": "Gast", "nl": "Vreemdeling"}


def answers(*lines: str, game: str = "wyatt-earp", lang: str = "en", **options: str) -> list[str]:
    """What the screen says after each line, in a game against rangers."""
    typed = "".join(f"{line}\n" for line in lines)
    arguments = [part for name, value in options.items() for part in (f"--{name}", value)]
    screen = fine("play", game, "--seed", "3", "--lang", lang, *arguments, typed=typed)
    return screen.split(f"{STRANGER[lang]}> \n")[1:]


def flat(text: str) -> str:
    return " ".join(text.split())


# Hints.


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", deadwood.names())
def test_a_hint_shows_the_best_moves_with_their_chances(game: str, lang: str) -> None:
    hint = answers("hint marshal:30", game=game, lang=lang)[0]
    best = re.match(WOULD[lang], hint)
    assert best, hint
    assert HEADS[lang] in hint
    rows = ROW.findall(hint)
    assert 2 <= len(rows) <= 5
    assert rows[0] == f"{best.group(1)})", "the first row is the move that was recommended"
    assert all(rows), "each with its number in the list"
    assert max(len(line) for line in hint.splitlines()) <= 80


def test_a_hint_is_a_marshals_unless_somebody_else_is_asked() -> None:
    marshal, legend, ranger, greenhorn = answers(
        "hint", "hint legend:20", "hint RANGER", "hint greenhorn"
    )[:4]
    assert marshal.startswith("A marshal would choose ")
    assert ROW.search(marshal)
    assert legend.startswith("A legend would choose ")
    assert ROW.search(legend)
    assert ranger.startswith("A ranger would choose ")
    assert greenhorn.startswith("A greenhorn would choose ")
    assert "%" not in ranger + greenhorn, "they do not think in chances"


def test_what_the_columns_mean_is_said_once() -> None:
    first, second = answers("hint marshal:20", "hint marshal:20")[:2]
    assert "wins: the estimated chance of winning the game" in flat(first)
    assert "the estimated chance" not in flat(second)


def test_who_cannot_be_asked_is_told_in_a_sentence() -> None:
    wizard, random, budget, fast = answers(
        "hint wizard", "hint random", "hint marshal:soon", "hint ranger:5"
    )[:4]
    assert "No bot 'wizard' for wyatt-earp." in flat(wizard)
    assert "A random bot has nothing to say about moves." in random
    assert "A budget is a number of simulations such as 300, or a time" in flat(budget)
    assert "A ranger answers at once and has no budget" in fast


# Moves that were made, while the game goes on.


def test_the_last_move_of_ones_own_is_explained() -> None:
    nothing, _, explained, by_number, legend = answers(
        "explain", "2", "explain", "explain 1", "explain 1 legend:30", players="2"
    )[:5]
    assert nothing.startswith("explain tells what a bot thinks of your last move")
    assert explained.startswith("A marshal on move 1 (Stranger: ")
    assert explained.count("►") == 1
    assert re.search(r"^ +► .*\d%  take the top discard", explained, re.MULTILINE)
    assert by_number.startswith("A marshal on move 1 (Stranger: ")
    assert legend.startswith("A legend on move 1 (Stranger: ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_moves_of_others_are_not_explained_as_long_as_the_game_goes_on(lang: str) -> None:
    word = catalogue(lang).say("core", "commands", "explain")
    # Three at the table, and the dealer's left neighbour begins: the rangers have moved already.
    told = answers(
        *(f"{word} 1", f"{word} 2", f"{word} 3 marshal:20", f"{word} 9999", f"{word} 2 legend"),
        lang=lang,
        players="3",
        option="first_dealer=1",
    )[:5]
    for answer in told:
        assert ONLY_OWN[lang] in flat(answer)
        assert "%" not in answer
        assert "Somebody" not in unnamed(answer)


def test_people_at_one_keyboard_hear_nothing_about_each_other() -> None:
    game = deadwood.game("wyatt-earp", players=2, options={"first_dealer": "2"})
    session = new_session(game, deadwood.seed_bytes(5), ["Anna", "Ben"], ["", ""])
    for _ in range(2):  # Anna draws and discards; then it is Ben's turn
        session.play(0, session.moves(0)[-1])
    session.play(1, session.moves(1)[0])
    talk = Talk(Screen(), session, catalogue("en"))
    for seat, number, is_told in [(0, 1, True), (0, 3, False), (1, 1, False), (1, 3, True)]:
        with talk.screen.collected() as lines:
            talk.obey(seat, "explain", f"{number} marshal:10")
        text = flat("\n".join(lines))
        assert (ONLY_OWN["en"] in text) != is_told
        assert ("%" in text) == is_told


def test_a_move_without_a_choice_needs_no_thinking() -> None:
    session = played_out("bang", 4)
    game, record = session.game, session.record
    state = game.new(bytes.fromhex(record.seed))
    number = 0
    for at, (seat, text) in enumerate(record.moves):
        if len(game.legal(state, seat)) == 1:
            number = at + 1
            break
        game.play(state, seat, game.parse(text))
    assert number
    last = last_choice(record, record.moves[number - 1][0])
    assert last != number, "explain without a number means a move that was chosen"
    talk = Talk(Screen(), session, catalogue("en"))
    with talk.screen.collected() as lines:
        talk.obey(0, "explain", str(number))
    assert "was the only one possible." in flat("\n".join(lines))


def test_the_last_move_that_was_chosen_is_meant_without_a_number() -> None:
    session = played_out("bang", 4)
    for seat in range(4):
        number = last_choice(session.record, seat)
        moment = moment_of(session.record, number)
        assert moment.seat == seat
        assert len(moment.chair.moves) > 1
        assert moment.move in moment.chair.moves
        later = [
            at for at, (who, _) in enumerate(session.record.moves) if who == seat and at >= number
        ]
        assert all(len(moment_of(session.record, at + 1).chair.moves) == 1 for at in later)


# After the end, everything.


def played_out(name: str, players: int, bot: str = "ranger") -> Session:
    """A game between bots that is over; the first of them bears a person's name."""
    game = deadwood.game(name, players=players)
    bots = [bot] * players
    session = new_session(game, deadwood.seed_bytes(6), name_seats([], bots, "6"), bots)
    while not session.over():
        seat = session.awaited()
        session.play(seat, session.bot_choice(seat))
    return session


@pytest.fixture(scope="module")
def over() -> Session:
    return played_out("wyatt-earp", 2)


@pytest.fixture
def file(over: Session, tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(over.record.text(), encoding="utf-8")
    return path


def unfinished(record: Record, moves: int, path: Path) -> Path:
    cut = "\n".join(
        line for line in record.text().splitlines() if not line.startswith("result:")
    ).partition("\n\n")
    path.write_text(cut[0] + "\n\n" + "\n".join(cut[2].splitlines()[:moves]), encoding="utf-8")
    return path


def test_after_the_end_all_moves_are_explained(over: Session, file: Path) -> None:
    numbers = [
        next(at + 1 for at, (who, _) in enumerate(over.record.moves) if who == seat)
        for seat in range(2)
    ]
    typed = "".join(f"explain {number} marshal:20\n" for number in numbers)
    screen = fine(
        "play", "--load", str(file), typed=typed + f"explain 99999\nexplain {over.names[1]}\nwhat\n"
    )
    for seat, number in enumerate(numbers):
        assert f"A marshal on move {number} ({over.names[seat]}: " in screen
    assert f"The game has the moves 1 to {len(over.record.moves)}." in screen
    assert re.search(
        rf"(A marshal on move|Move) \d+ \({over.names[1]}: ", screen.rpartition("99999")[2]
    )
    assert "explain 12 says what a bot thinks of move 12" in flat(screen)


def test_replay_explains_any_move_of_a_game_that_is_over(file: Path, over: Session) -> None:
    told = fine("replay", str(file), "--explain", "1", "--by", "marshal:40")
    first = over.names[over.record.moves[0][0]]
    assert told.startswith(f"A marshal on move 1 ({first}: ")
    assert told.count("►") == 1
    assert max(len(line) for line in told.splitlines()) <= 80
    german = fine("replay", str(file), "--explain", "2", "--by", "legend:20", "--lang", "de")
    assert german.startswith("Eine Legende über Zug 2 (")
    assert "gewinnt  bedacht" in german
    seat = over.record.moves[0][0] + 1
    own = fine("replay", str(file), "--explain", "1", "--seat", str(seat), "--by", "marshal:40")
    assert own == told, "from the same chair"


def test_replay_explains_as_json(file: Path, over: Session) -> None:
    seat, made = over.record.moves[0]
    data = json.loads(fine("replay", str(file), "--explain", "1", "--by", "marshal:40", "--json"))
    assert (data["move"], data["seat"], data["text"]) == (1, seat + 1, made)
    assert data["by"] == "marshal:40"
    assert [one["text"] for one in data["opinions"] if one["made"]] == [made]
    assert all(0 <= one["chance"] <= 1 and one["words"] for one in data["opinions"])
    assert 0.99 < sum(one["share"] for one in data["opinions"]) <= 1.01
    ranger = json.loads(fine("replay", str(file), "--explain", "1", "--by", "ranger", "--json"))
    assert [one["chance"] for one in ranger["opinions"]] == [None] * len(ranger["opinions"])


def test_replay_explains_no_others_moves_of_a_game_that_is_not_over(
    over: Session, tmp_path: Path
) -> None:
    path = unfinished(over.record, 5, tmp_path / "open.txt")
    first = over.record.moves[0][0] + 1
    sentence = refused("replay", str(path), "--explain", "1")
    assert "This game is not over, and what others think would show what they hold" in sentence
    other = refused("replay", str(path), "--explain", "1", "--seat", str(3 - first))
    assert other == f"Move 1 is not one of seat {3 - first}."
    own = fine("replay", str(path), "--explain", "1", "--seat", str(first), "--by", "marshal:20")
    assert own.startswith("A marshal on move 1 (")


def test_replay_refuses_what_it_cannot_explain(file: Path, over: Session, tmp_path: Path) -> None:
    number = len(over.record.moves)
    for wrong in (0, number + 1):
        sentence = refused("replay", str(file), "--explain", str(wrong))
        assert sentence == f"The record has {number} moves; --explain cannot be {wrong}."
    broken = tmp_path / "broken.txt"
    text = re.sub(r"(?m)^1\. (\d) .*$", r"1. \1 discard hideout", file.read_text(encoding="utf-8"))
    broken.write_text(text, encoding="utf-8")
    seat = str(over.record.moves[0][0] + 1)
    for arguments in ([], ["--seat", seat]):
        sentence = refused("replay", str(broken), "--explain", "1", *arguments)
        assert sentence.startswith(f"Move 1 (seat {seat}: discard hideout) cannot be played")
    assert "leave --to out" in refused("replay", str(file), "--explain", "1", "--to", "3")
    assert "--explain N says which" in refused("replay", str(file), "--by", "marshal")
    assert "No bot 'sage'" in refused("replay", str(file), "--explain", "1", "--by", "sage")


def test_a_thinking_bot_explains_its_own_moves(tmp_path: Path) -> None:
    session = played_out("wyatt-earp", 2, "marshal:2")
    path = tmp_path / "game.txt"
    path.write_text(session.record.text(), encoding="utf-8")
    told = fine("replay", str(path), "--explain", "1")
    first = session.names[session.record.moves[0][0]]
    assert told.startswith(f"{first} on move 1 ({first}: ")
    data = json.loads(fine("replay", str(path), "--explain", "1", "--json"))
    assert data["by"] == "marshal:2"


# Levels and budgets.


def test_bots_are_named_by_their_level_and_remembered_with_their_budget(tmp_path: Path) -> None:
    path = tmp_path / "kept.txt"
    screen = fine(
        *("play", "el-paso", "--seed", "1", "--bots", "marshal:3,legend:4,marshal:5"),
        typed=f"save {path}\n",
    )
    assert (
        "you (Stranger), John Henry (Marshal), Pearl Hart (Legend) and Tom Horn (Marshal)"
        in flat(screen)
    )
    record = path.read_text(encoding="utf-8")
    assert "bot 2: marshal:3\nbot 3: legend:4\nbot 4: marshal:5\n" in record
    session = resume(read_record(str(path)), "Stranger")
    bots = session.bots
    assert bots[0] is None
    budgets = [bot.budget.text() for bot in bots if isinstance(bot, SearchBot)]
    assert budgets == ["3", "4", "5"]
    assert session.names == ["Stranger", "John Henry", "Pearl Hart", "Tom Horn"]
    again = fine("play", "--load", str(path), typed=f"1\nsave {path}\n")
    assert "The game goes on after move" in again
    assert "bot 2: marshal:3\nbot 3: legend:4\nbot 4: marshal:5\n" in path.read_text("utf-8")


def test_a_record_that_names_no_bots_has_them_by_the_names_of_the_seats(tmp_path: Path) -> None:
    game = deadwood.game("wyatt-earp", players=3)
    session = new_session(game, deadwood.seed_bytes(1), ["Anna", "Marshal", "Ranger B"], [""] * 3)
    assert "bot" not in session.record.text()
    again = resume(session.record, "Stranger")
    assert [level_of(again.record.bots.get(seat, "")) for seat in range(3)] == [
        "",
        "marshal",
        "ranger",
    ]
    assert again.people == [0]


def test_a_record_with_an_unknown_bot_is_not_gone_on_with_but_replayed(tmp_path: Path) -> None:
    game = deadwood.game("wyatt-earp", players=2)
    session = new_session(game, deadwood.seed_bytes(1), ["Anna", "Ranger"], ["", "ranger"])
    path = tmp_path / "wizard.txt"
    path.write_text(session.record.text().replace("bot 2: ranger", "bot 2: wizard"), "utf-8")
    assert "No bot 'wizard' for wyatt-earp." in refused("play", "--load", str(path))
    assert "Anna" in fine("replay", str(path))


@pytest.mark.parametrize("command", ["play", "sim", "arena"])
def test_the_help_teaches_levels_and_budgets(command: str) -> None:
    told = flat(re.sub(r"[│╭╮╰╯─]", " ", fine(command, "--help", COLUMNS="100")))
    for piece in ("greenhorn", "marshal:300", "legend:2s", "marshal:250ms", "simulations"):
        assert piece in told


def test_bad_budgets_are_refused_before_anything_is_dealt() -> None:
    assert "A budget is a number of simulations" in refused("play", "--bots", "marshal:many")
    assert "A ranger answers at once" in refused("play", "--bots", "ranger:30")
    assert "No bot 'wizard:3'" in refused("sim", "--bots", "wizard:3")


def test_sim_lets_bots_with_budgets_play() -> None:
    told = fine(
        *("sim", "wyatt-earp", "--players", "2", "--games", "1", "--seed", "1"),
        *("--bots", "marshal:2:unweighted,ranger"),
    )
    assert re.search(r"^marshal:2:unweighted +\d+ +1 ", told, re.MULTILINE)


# Thinking takes its time.


def thinking(*arguments: str) -> Person:
    """A legend that begins and thinks for a long time, at a terminal."""
    return Person(
        *("--players", "2", "--bots", "legend:30s", "--seed", "1", "--option", "first_dealer=1"),
        *arguments,
    )


def test_a_bot_that_thinks_says_so_and_ctrl_c_is_heard() -> None:
    person = thinking()
    assert person.look()
    person.child.sendline("")
    person.child.expect("John Henry thinks … 1 s")
    person.child.kill(signal.SIGINT)
    assert person.look()
    assert "John Henry has stopped thinking." in person.screen
    person.child.sendline("")
    person.child.expect("John Henry thinks … 1 s")
    person.child.kill(signal.SIGINT)
    assert person.look()
    person.child.kill(signal.SIGINT)
    assert person.leave() == 130
    assert "So long!" in person.screen


def test_while_a_bot_has_stopped_thinking_the_game_can_be_kept(tmp_path: Path) -> None:
    file = tmp_path / "kept.txt"
    person = thinking("--lang", "de")
    assert person.look()
    person.child.sendline("")
    person.child.expect("John Henry denkt nach …")
    person.child.kill(signal.SIGINT)
    assert person.look()
    assert person.type(f"sichern {file}")
    person.child.sendline("ende")
    assert person.leave() == 0
    assert "bot 2: legend:30s" in file.read_text(encoding="utf-8")


def test_ctrl_c_ends_a_hint_and_the_question_still_stands() -> None:
    person = Person("--players", "2", "--seed", "2", "--option", "first_dealer=2")
    assert person.look()
    assert person.type("")
    person.child.sendline("hint legend:60s")
    person.child.expect("A legend thinks …")
    person.child.kill(signal.SIGINT)
    assert person.look()
    assert person.player == "Stranger"
    assert person.type("hint ranger")
    assert "A ranger would choose" in person.screen
    person.end()
    assert person.leave() == 0


def test_what_is_quick_flashes_nothing() -> None:
    person = Person("--players", "2", "--seed", "2", "--bots", "marshal:1")
    assert person.look()
    assert person.type("")
    assert person.type("hint marshal:1")
    assert "thinks" not in person.raw
    person.end()
    assert person.leave() == 0


# The table itself.


def test_of_two_cards_of_a_kind_the_one_that_was_thought_about_stands_for_both() -> None:
    game = deadwood.game("bang", players=4)
    for seed in range(100):  # until somebody holds two BANG! and may play them
        session = new_session(game, deadwood.seed_bytes(seed), list("ABCD"), [""] * 4)
        seat = session.awaited()
        talk = Talk(Screen(), session, catalogue("en"))
        view = session.view(seat)
        named: dict[str, list[int]] = {}
        for move in session.moves(seat):
            named.setdefault(talk.table.move(view, move), []).append(int(move))
        twins = next((moves for moves in named.values() if len(moves) > 1), None)
        if twins is not None:
            break
    assert twins is not None
    first, second = twins[:2]
    board = talk.opinions
    told = [Opinion(first, 0.4, 1.0), Opinion(second, 0.5, 0.0)]
    assert board.counterpart(second, told, view) == first
    assert board.counterpart(first, told, view) == first
    told = [Opinion(first, 0.4, 0.6), Opinion(second, 0.5, 0.4)]
    assert board.counterpart(second, told, view) == second
    assert board.counterpart(second, [Opinion(second, 0.5, 0.0)], view) == second


def test_figures_stand_below_each_other_and_long_moves_are_wrapped() -> None:
    told = [Opinion(1, 0.5, 0.904), Opinion(2, 1.0, 0.004), Opinion(3, 0.004, 0.0)]
    moves = ["lay", "play " + "a very long card " * 6, "pass"]
    lines = opinion_lines(
        catalogue("en"), told, ["3)", "12)", ""], ("wins", "looked at"), moves, 80
    )
    assert lines[0] == "       wins  looked at"
    assert lines[1] == "    3)  50%        90%  lay"
    assert lines[2].startswith("   12) 100%       < 1%  play a very long")
    assert lines[3].startswith(" " * 24)
    assert lines[-1] == "       < 1%         0%  pass"
    assert max(len(line) for line in lines) <= 80
    assert percent(catalogue("en"), -1.0) == "–"
    assert [percent(catalogue(lang), 0.95) for lang in LANGUAGES] == ["95%", "95 %", "95%"]
