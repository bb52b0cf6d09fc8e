"""`deadwood rules`: the numbered digest of a game, a chapter, a clause or the options."""

from __future__ import annotations

import json
import tomllib
from importlib import resources
from typing import Annotated, Any

import typer

from deadwood.cli import common
from deadwood.cli.screen import Screen
from deadwood.core.options import suggest
from deadwood.core.reason import UnknownName
from deadwood.core.registry import Entry, entry
from deadwood.i18n import Catalogue

Clause = dict[str, str]


def rules(
    game: common.GameName,
    number: Annotated[
        str | None, typer.Argument(metavar="NUMBER", help="A chapter (WE8) or clause (WE8.4).")
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

    - `deadwood rules wyatt-earp`
    - `deadwood rules wyatt-earp WE8`
    - `deadwood rules wyatt-earp WE8.4 --lang de`
    - `deadwood rules wyatt-earp --search photo`
    - `deadwood rules wyatt-earp --option-list`
    """
    words = common.words_of(lang)
    found = entry(game)
    wanted = None if number is None else number.strip().upper()
    if as_json:
        print(json.dumps(as_data(words, found, wanted, search, option_list), ensure_ascii=False))
        return
    screen = Screen()
    if option_list:
        show_options(screen, words, found)
    else:
        show_rules(screen, words, game, wanted, search)


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
    kind = f"{where['kind']}: {words.say('core', 'kinds', where['kind'])}"
    return f"{kind} · --option {where['option']}=…" if "option" in where else kind


def show_rules(
    screen: Screen, words: Catalogue, game: str, number: str | None, search: str | None = None
) -> None:
    chapter = ""
    for clause, where in select(words, game, number, search).items():
        if chapter_of(clause) != chapter:
            chapter = chapter_of(clause)
            screen.line()
            screen.rule(f"{chapter} {words.say(game, 'chapters', chapter)}")
        screen.say(words.clause(game, clause), indent=f"{clause:<7}")
        screen.say(f"[{marker(words, where)}]", "dim", " " * 7)
    if number is None and search is None:
        screen.line()
        screen.say(words.say("core", "rules", "more", game=game))


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
