"""`deadwood rules`: the numbered digest of a game, a chapter, a clause or the options."""

from __future__ import annotations

import json
import re
import tomllib
from importlib import resources
from typing import Annotated, Any, Final

import typer

from deadwood.cli import common
from deadwood.cli.commands.boards import board_file, is_board, show_board
from deadwood.cli.tables import TerminalTable, table_for
from deadwood.cli.terminal.screen import Screen
from deadwood.core import registry
from deadwood.core.options import suggest
from deadwood.core.reason import UnknownName
from deadwood.core.registry import Entry, entry, names
from deadwood.language.catalogue import Catalogue
from deadwood.language.teller import spoken_form

Clause = dict[str, str]
LABEL: Final = 7  # columns for the number of a clause, or more if there are longer ones


def rules(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help=f"Which game: {common.GAMES}.", callback=common.plain),
    ] = None,
    topic: Annotated[
        str | None,
        typer.Argument(
            metavar="TOPIC",
            help="A chapter (WE8), a clause (WE8.4), a card, a word; el-paso: `board`.",
        ),
    ] = None,
    search: Annotated[
        str | None, typer.Option("--search", metavar="WORD", help="Only clauses with this word.")
    ] = None,
    option_list: Annotated[
        bool, typer.Option("--option-list", help="The rule options and their values.")
    ] = False,
    board: Annotated[
        str | None,
        typer.Option("--board", metavar="FILE", help="Check and show a board of your own."),
    ] = None,
    print_board: Annotated[
        bool,
        typer.Option("--print-board", help="Our board as a file, to copy, correct and play with."),
    ] = False,
    lang: common.Language = None,
    as_json: common.Json = False,
) -> None:
    """Read the rules: numbered clauses in our own words.

    Every clause says where it comes from: printed in the rulebooks, different between editions, or
    our ruling where the rulebooks are silent; and which option switches it. The board of El Paso
    says of every entry whether it is printed, told by reviews, or reconstructed.

    Examples:

    - `deadwood rules`
    - `deadwood rules wyatt-earp WE8`
    - `deadwood rules wyatt-earp hideout`
    - `deadwood rules el-paso EP7.2 --lang de`
    - `deadwood rules bang willy` (or any other character or card)
    - `deadwood rules wyatt-earp --search photo`
    - `deadwood rules el-paso --option-list`
    - `deadwood rules el-paso board` (every entry, and where it comes from)
    - `deadwood rules el-paso --print-board > my-board.toml` (correct it, then play with it)
    - `deadwood rules el-paso --board my-board.toml` (is it a board, and what does it say?)
    """
    words = common.words_of(lang)
    if topic is None and game is not None and is_number(game):
        game, topic = (
            game_of_number(game),
            game,
        )  # `deadwood rules EP8`: the game goes without saying
    named = game is not None
    if game is None:
        game = common.game_with(None, board) or common.DEFAULT_GAME
    found = entry(game)
    if print_board:
        print(board_file(game), end="")
        return
    table = table_for(
        registry.game(game, options=common.read_settings(game, None, board)), words, []
    )
    if table.has_board() and (board is not None or is_board(words, topic)):
        show_board(words, table, as_json)
        return
    wanted, word = (None, search) if topic is None else topic_of(words, table, topic)
    if search is not None:
        word = search
    if as_json:
        print(json.dumps(as_data(words, table, wanted, word, option_list), ensure_ascii=False))
        return
    screen = Screen()
    if option_list:
        show_options(screen, words, found)
        return
    show_rules(screen, words, table, wanted, word)
    if wanted is None and word is None:
        screen.line()
        chapter = table.example_chapter
        screen.say(words.say("core", "rules", "more", game=game, chapter=chapter))
        if table.has_board():
            screen.say(words.say("core", "rules", "more_board", game=game))
        if not named:
            others = ", ".join(f"deadwood rules {name}" for name in names() if name != game)
            screen.say(words.say("core", "rules", "others", commands=others))


def show_topic(screen: Screen, words: Catalogue, table: TerminalTable, topic: str) -> None:
    """What somebody at the table wants to read: all, a number, a card's chapter, or a word."""
    if table.has_board() and is_board(words, topic):
        table.draw_board(screen)
        return
    wanted, word = topic_of(words, table, topic) if topic else (None, None)
    show_rules(screen, words, table, wanted, word, printed=False)
    if not topic:
        screen.line()
        chapter = re.sub("[A-Z]", "", table.example_chapter)
        card = table.card(table.example_card).lower()
        example = table.word("search_word")
        more = words.say("core", "rules", "more_here", chapter=chapter, card=card, word=example)
        screen.say(more)


# Clauses.


def game_of_number(number: str) -> str:
    """The game whose clauses are counted like this: EP8 is El Paso; 8 alone is the first game."""
    letters = re.match("[A-Z]*", number.strip().upper())
    assert letters is not None
    for name in names():
        if letters.group() and prefix(name) == letters.group():
            return name
    return common.DEFAULT_GAME


def prefix(game: str) -> str:
    """The letters before the numbers of a game's clauses."""
    letters = re.match("[A-Z]+", next(iter(digest(game))))
    return letters.group() if letters else ""


def is_number(text: str) -> bool:
    return re.fullmatch(r"([A-Z]+)?\d+(\.\d+)?", text.strip().upper()) is not None


def topic_of(
    words: Catalogue, table: TerminalTable, text: str
) -> tuple[list[str] | None, str | None]:
    """The numbers of clauses or chapters that a text asks for, or the word to search for.

    8 is chapter WE8; a card has its clauses, and the beginning of a title is a chapter too.
    """
    game = table.game.name
    clauses = digest(game)
    if is_number(text):
        number = text.strip().upper()
        return [number if number[0].isalpha() else prefix(game) + number], None
    try:
        return table.about(table.find_card(text)), None
    except UnknownName:
        like = {tuple(table.about(card)) for card in table.cards_like(text)}
    wanted = spoken_form(text)
    for chapter in dict.fromkeys(chapter_of(clause) for clause in clauses):
        if wanted and spoken_form(words.say(game, "chapters", chapter)).startswith(wanted):
            like.add((chapter,))
    return (list(like.pop()), None) if len(like) == 1 else (None, text)


def digest(game: str) -> dict[str, Clause]:
    """Where every clause of a game comes from, in order."""
    folder = resources.files(f"deadwood.games.{game.replace('-', '_')}")
    data = tomllib.loads((folder / "digest.toml").read_text(encoding="utf-8"))
    return {str(number): dict(entry) for number, entry in data["clauses"].items()}


def select(
    words: Catalogue, game: str, numbers: list[str] | None, search: str | None
) -> dict[str, Clause]:
    """The clauses that were asked for; UnknownName if there are none."""
    clauses = digest(game)
    if numbers is not None:
        chapters = {chapter_of(clause): "" for clause in clauses}
        for number in numbers:
            if number not in clauses and number not in chapters:
                known = [*chapters, *clauses] if "." in number else list(chapters)
                raise UnknownName(f"No rule {number!r} in {game}. {suggest(number, known)}")
        clauses = {
            clause: where
            for clause, where in clauses.items()
            if clause in numbers or chapter_of(clause) in numbers
        }
    if search is not None:
        word = search.strip().lower()
        clauses = {
            clause: where
            for clause, where in clauses.items()
            if word and word in words.clause(game, clause).lower()
        }
        if not clauses:
            raise UnknownName(f"No clause of {game} has {search!r} in it.")
    return clauses


def chapter_of(clause: str) -> str:
    return clause.partition(".")[0]


def marker(words: Catalogue, where: Clause) -> str:
    """What stands behind a clause: its kind and the option that switches it."""
    kind = words.say("core", "kinds", where["kind"])
    if "option" not in where:
        return kind
    option = where["option"]
    return f"{kind} · --board FILE" if option == common.BOARD else f"{kind} · --option {option}=…"


def show_rules(
    screen: Screen,
    words: Catalogue,
    table: TerminalTable,
    numbers: list[str] | None,
    search: str | None = None,
    printed: bool = True,
) -> None:
    """The clauses that were asked for; whether they are printed in the rulebooks, only if wanted."""
    game = table.game.name
    chapter = ""
    found = select(words, game, numbers, search)
    indent = max(LABEL, *(len(clause) + 1 for clause in found))
    for clause, where in found.items():
        if chapter_of(clause) != chapter:
            chapter = chapter_of(clause)
            screen.line()
            screen.rule(f"{chapter} {words.say(game, 'chapters', chapter)}")
        screen.say(words.clause(game, clause), indent=f"{clause:<{indent}}")
        if table.remark(clause):
            screen.say(table.remark(clause), indent=" " * indent)
        if printed or where["kind"] != "OFFICIAL":
            screen.say(f"[{marker(words, where)}]", "dim", " " * indent)


def show_options(screen: Screen, words: Catalogue, found: Entry) -> None:
    for choice in found.table.choices:
        screen.line(f"{choice.name}  [{choice.rule}]", "bold")
        screen.say(words.say(found.name, "options", choice.name), indent="   ")
        values = ", ".join(choice.options)
        if choice.name == common.BOARD:
            values += ", --board FILE"
        screen.say(words.say("core", "rules", "values", values=values), indent="   ")
        defaults = ", ".join(
            f"{words.say(found.name, 'editions', edition)}: {choice.default(edition)}"
            for edition in found.editions
        )
        screen.say(words.say("core", "rules", "defaults", defaults=defaults), "dim", "   ")


def as_data(
    words: Catalogue,
    table: TerminalTable,
    numbers: list[str] | None,
    search: str | None,
    options: bool,
) -> dict[str, Any]:
    found = entry(table.game.name)
    data: dict[str, Any] = {"game": found.name, "language": words.language}
    if options:
        data["options"] = [
            {
                "name": choice.name,
                "rule": choice.rule,
                "text": words.say(found.name, "options", choice.name),
                "values": list(choice.options),
                "defaults": {edition: choice.default(edition) for edition in found.editions},
            }
            for choice in found.table.choices
        ]
        return data
    data["clauses"] = [
        {
            "number": clause,
            "chapter": words.say(found.name, "chapters", chapter_of(clause)),
            "kind": where["kind"],
            "option": where.get("option"),
            "text": words.clause(found.name, clause),
            "remark": table.remark(clause),
        }
        for clause, where in select(words, found.name, numbers, search).items()
    ]
    return data
