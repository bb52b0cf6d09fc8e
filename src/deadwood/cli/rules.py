"""`deadwood rules`: the numbered digest of a game, a chapter, a clause or the options."""

from __future__ import annotations

import json
import re
import tomllib
from importlib import resources
from typing import Annotated, Any

import typer

from deadwood.cli import common
from deadwood.cli.screen import Screen
from deadwood.cli.tables import table_for
from deadwood.cli.tables.base import spoken_form
from deadwood.core import registry
from deadwood.core.options import suggest
from deadwood.core.reason import UnknownName
from deadwood.core.registry import Entry, entry
from deadwood.i18n import Catalogue

Clause = dict[str, str]


def rules(
    game: common.GameName = "wyatt-earp",
    topic: Annotated[
        str | None,
        typer.Argument(metavar="TOPIC", help="A chapter (WE8), a clause (WE8.4), a card, a word."),
    ] = None,
    search: Annotated[
        str | None, typer.Option("--search", metavar="WORD", help="Only clauses with this word.")
    ] = None,
    option_list: Annotated[
        bool, typer.Option("--option-list", help="The rule options and their values.")
    ] = False,
    lang: common.Language = None,
    as_json: common.Json = False,
) -> None:
    """Read the rules: numbered clauses in our own words.

    Every clause says where it comes from: printed in the rulebooks, different between editions, or
    our ruling where the rulebooks are silent; and which option switches it.

    Examples:

    - `deadwood rules`
    - `deadwood rules wyatt-earp WE8`
    - `deadwood rules wyatt-earp hideout`
    - `deadwood rules wyatt-earp WE8.4 --lang de`
    - `deadwood rules wyatt-earp --search photo`
    - `deadwood rules wyatt-earp --option-list`
    """
    words = common.words_of(lang)
    if topic is None and is_number(game):  # `deadwood rules WE8`: the game goes without saying
        game, topic = "wyatt-earp", game
    found = entry(game)
    wanted, word = (None, search) if topic is None else topic_of(words, game, topic)
    if search is not None:
        word = search
    if as_json:
        print(json.dumps(as_data(words, found, wanted, word, option_list), ensure_ascii=False))
        return
    screen = Screen()
    if option_list:
        show_options(screen, words, found)
    else:
        show_rules(screen, words, game, wanted, word)
        if wanted is None and word is None:
            screen.line()
            screen.say(words.say("core", "rules", "more", game=game))


def show_topic(screen: Screen, words: Catalogue, game: str, topic: str) -> None:
    """What somebody at the table wants to read: all, a number, a card's chapter, or a word."""
    wanted, word = topic_of(words, game, topic) if topic else (None, None)
    show_rules(screen, words, game, wanted, word, printed=False)
    if not topic:
        screen.line()
        screen.say(words.say("core", "rules", "more_here"))


def is_number(text: str) -> bool:
    return re.fullmatch(r"([A-Z]+)?\d+(\.\d+)?", text.strip().upper()) is not None


def topic_of(words: Catalogue, game: str, text: str) -> tuple[str | None, str | None]:
    """The number of the clause or chapter that a text asks for, or the word to search for.

    8 is chapter WE8; a card, or the beginning of a title, is a chapter too.
    """
    clauses = digest(game)
    if is_number(text):
        letters = re.match("[A-Z]+", next(iter(clauses)))
        number = text.strip().upper()
        return (number if number[0].isalpha() or not letters else letters.group() + number), None
    table = table_for(registry.game(game), words, [])
    try:
        return table.chapter(table.find_card(text)), None
    except UnknownName:
        like = {table.chapter(card) for card in table.cards_like(text)}
    wanted = spoken_form(text)
    for chapter in dict.fromkeys(chapter_of(clause) for clause in clauses):
        if wanted and spoken_form(words.say(game, "chapters", chapter)).startswith(wanted):
            like.add(chapter)
    return (like.pop(), None) if len(like) == 1 else (None, text)


def digest(game: str) -> dict[str, Clause]:
    """Where every clause of a game comes from, in order."""
    folder = resources.files(f"deadwood.games.{game.replace('-', '_')}")
    data = tomllib.loads((folder / "digest.toml").read_text(encoding="utf-8"))
    return {str(number): dict(entry) for number, entry in data["clauses"].items()}


def select(
    words: Catalogue, game: str, number: str | None, search: str | None
) -> dict[str, Clause]:
    """The clauses that were asked for; UnknownName if there are none."""
    clauses = digest(game)
    if number is not None:
        chapters = {chapter_of(clause): "" for clause in clauses}
        if number not in clauses and number not in chapters:
            known = [*chapters, *clauses] if "." in number else list(chapters)
            raise UnknownName(f"No rule {number!r} in {game}. {suggest(number, known)}")
        clauses = {
            clause: where
            for clause, where in clauses.items()
            if number in (clause, chapter_of(clause))
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
    return f"{kind} · --option {where['option']}=…" if "option" in where else kind


def show_rules(
    screen: Screen,
    words: Catalogue,
    game: str,
    number: str | None,
    search: str | None = None,
    printed: bool = True,
) -> None:
    """The clauses that were asked for; whether they are printed in the rulebooks, only if wanted."""
    chapter = ""
    for clause, where in select(words, game, number, search).items():
        if chapter_of(clause) != chapter:
            chapter = chapter_of(clause)
            screen.line()
            screen.rule(f"{chapter} {words.say(game, 'chapters', chapter)}")
        screen.say(words.clause(game, clause), indent=f"{clause:<7}")
        if printed or where["kind"] != "OFFICIAL":
            screen.say(f"[{marker(words, where)}]", "dim", " " * 7)


def show_options(screen: Screen, words: Catalogue, found: Entry) -> None:
    for choice in found.table.choices:
        screen.line(f"{choice.name}  [{choice.rule}]", "bold")
        screen.say(words.say(found.name, "options", choice.name), indent="   ")
        values = ", ".join(choice.options)
        screen.say(words.say("core", "rules", "values", values=values), indent="   ")
        defaults = ", ".join(
            f"{words.say(found.name, 'editions', edition)}: {choice.default(edition)}"
            for edition in found.editions
        )
        screen.say(words.say("core", "rules", "defaults", defaults=defaults), "dim", "   ")


def as_data(
    words: Catalogue, found: Entry, number: str | None, search: str | None, options: bool
) -> dict[str, Any]:
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
        }
        for clause, where in select(words, found.name, number, search).items()
    ]
    return data
