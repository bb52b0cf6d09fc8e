"""The documentation as a site, for `deadwood serve` to show at /docs: `make site`.

Pages are those of `docs/`, with what stands beside them in the repository (the changelog, how to contribute, the
examples), the reference of the library from its docstrings, and every field of positions, views, events, moves and
questions from the games' schemas. Nothing is fetched while it is built, or by whoever reads it.

A page links what it links in the repository too; what is no page of the site (a source file) is named without a
link. Scripts that mkdocs writes into pages become files, since the server allows no others.
"""

from __future__ import annotations

import ast
import hashlib
import html
import importlib
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

import deadwood
from deadwood import swift
from deadwood.core.schema import ALL, FLAG, GAME_SAYS, NOBODY_SEES, OWN, PILE, Field
from deadwood.core.values import MOST, Meaning, Part
from deadwood.language.catalogue import catalogue

ROOT: Final = Path(__file__).resolve().parents[1]
DOCS: Final = ROOT / "docs"
FRAME: Final = DOCS / "site"
SOURCE: Final = ROOT / "build" / "docs"
OUT: Final = ROOT / "src" / "deadwood" / "server" / "docs"
LINK: Final = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
INLINE: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)
TAGGED: Final = re.compile(r"^(```\w+) .*$", re.MULTILINE)
FENCE: Final = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
PICTURES: Final = (".svg", ".png", ".jpg")

# Files of the repository that are pages besides those in `docs/`.
BESIDE: Final = {"CHANGELOG.md": "changelog.md", "CONTRIBUTING.md": "contributing.md"}
# Pages of `docs/` that are for readers of the repository only.
LEFT_OUT: Final = ("docs/pictures/page/README.md",)

# The reference: what is public, by subject. Names are places of classes and functions, or modules.
REFERENCE: Final[dict[str, tuple[str, list[str]]]] = {
    "games": (
        "Games",
        [
            "deadwood.choosing",
            "deadwood.core.registry.names",
            "deadwood.core.registry.entry",
            "deadwood.core.registry.Entry",
            "deadwood.core.game.Game",
            "deadwood.games.wyatt_earp.game.WyattEarp",
            "deadwood.games.el_paso.game.ElPaso",
            "deadwood.games.bang.game.BangGame",
        ],
    ),
    "states": (
        "States and views",
        [
            "deadwood.core.state.State",
            "deadwood.core.view.View",
            "deadwood.core.event.Event",
            "deadwood.core.move_table.NamedMove",
            "deadwood.core.schema.Schema",
            "deadwood.core.schema.Slot",
        ],
    ),
    "chance": (
        "Chance and records",
        ["deadwood.core.chance", "deadwood.core.fair", "deadwood.core.record"],
    ),
    "knowledge": ("Knowledge and worlds", ["deadwood.core.knowledge", "deadwood.core.witness"]),
    "bots": (
        "Bots and matches",
        [
            "deadwood.bots.bot.Bot",
            "deadwood.bots.chair.Chair",
            "deadwood.bots.match",
            "deadwood.bots.registry",
            "deadwood.bots.own",
            "deadwood.core.playout",
        ],
    ),
    "client": (
        "Client",
        [
            "deadwood.client.client.Client",
            "deadwood.client.table.RemoteTable",
            "deadwood.client.aio",
            "deadwood.client.errors",
        ],
    ),
    "language": ("Words", ["deadwood.language.catalogue", "deadwood.language.teller_for"]),
    "errors": ("Errors", ["deadwood.core.reason"]),
}


def main(out: Path = OUT, source: Path = SOURCE) -> int:
    """Build the site into a folder; what is wrong is said, and then there is none."""
    shutil.rmtree(source, ignore_errors=True)
    gather(source)
    config = source.parent / "mkdocs.yml"
    config.write_text(config_text(out, source), encoding="utf-8")
    shutil.rmtree(out, ignore_errors=True)
    ran = subprocess.run(
        [
            sys.executable,
            "-m",
            "mkdocs",
            "build",
            "--strict",
            "-q",
            "-f",
            str(config),
        ],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        check=False,
    )
    if ran.returncode != 0:
        shutil.rmtree(out, ignore_errors=True)
        return ran.returncode
    tidy(out)
    return 0


# The pages.


def gather(source: Path) -> None:
    """All pages as they are built, in one folder."""
    where = places()
    wanted: set[Path] = set()
    for file, place in where.items():
        if file.suffix == ".md":
            text = linked(file.read_text(encoding="utf-8"), file, where, wanted)
            write(source / place, text)
    for picture in wanted:
        target = source / picture.relative_to(DOCS)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(picture, target)
    shutil.copyfile(FRAME / "site.css", source / "site.css")
    shutil.copyfile(ROOT / "web" / "src" / "favicon.svg", source / "favicon.svg")
    for place, text in {**example_pages(), **field_pages(), **reference_pages()}.items():
        write(source / place, text)


def write(target: Path, text: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")


def places() -> dict[Path, str]:
    """The files of the repository that are pages, and where each is on the site."""
    found = {ROOT / name: place for name, place in BESIDE.items()}
    for file in sorted(DOCS.rglob("*.md")):
        if file.is_relative_to(FRAME) or file.relative_to(ROOT).as_posix() in LEFT_OUT:
            continue
        found[file] = file.relative_to(DOCS).as_posix()
    found[FRAME / "index.md"] = "index.md"
    found |= {file: f"examples/{file.stem}.md" for file in sorted((ROOT / "examples").glob("*.py"))}
    return found


def linked(text: str, file: Path, where: dict[Path, str], wanted: set[Path]) -> str:
    """A page with its links as they are on the site; what is no page keeps its words alone."""
    here = where[file]

    def replaced(found: re.Match[str]) -> str:
        picture, words, target = found.groups()
        if "://" in target or target.startswith(("#", "mailto:")):
            return found[0]
        name, mark, anchor = target.partition("#")
        meant = (file.parent / name).resolve()
        generated = meant.relative_to(DOCS).as_posix() if meant.is_relative_to(DOCS) else ""
        if picture or meant.suffix in PICTURES:
            wanted.add(meant)
            return f"{picture}[{words}]({relative(here, generated)}{mark}{anchor})"
        place = where.get(meant) or (generated if is_generated(generated) else "")
        if meant.is_dir():
            place = {"decisions": "decisions/0001-compiled-python.md"}.get(generated, "")
        return f"[{words}]({relative(here, place)}{mark}{anchor})" if place else words

    pieces: list[str] = []
    begin = 0
    for fence in FENCE.finditer(text):  # what is in a block of code is no link
        pieces += [LINK.sub(replaced, text[begin : fence.start()]), TAGGED.sub(r"\1", fence[0])]
        begin = fence.end()
    return "".join([*pieces, LINK.sub(replaced, text[begin:])])


def is_generated(place: str) -> bool:
    return place in generated_places()


def generated_places() -> list[str]:
    """Pages that have no file in the repository."""
    return [
        "examples/index.md",
        "api/index.md",
        *(f"api/{name}.md" for name in REFERENCE),
        *(f"fields/{name}.md" for name in deadwood.names()),
    ]


def relative(here: str, place: str) -> str:
    up = "../" * here.count("/")
    return f"{up}{place}"


def example_pages() -> dict[str, str]:
    """Each example with what it says of itself first."""
    pages: dict[str, str] = {}
    rows: list[str] = []
    for file in sorted((ROOT / "examples").glob("*.py")):
        source = file.read_text(encoding="utf-8")
        about = ast.get_docstring(ast.parse(source)) or ""
        first, _, rest = about.partition("\n\n")
        code = source.split(about, 1)[1].lstrip('"').strip()
        pages[f"examples/{file.stem}.md"] = "\n\n".join(
            [f"# {file.name}", first, rest, f"```python\n{code}\n```", ""]
        )
        rows.append(f"- [{file.name}]({file.stem}.md): {first}")
    pages["examples/index.md"] = "\n".join(
        ["# Examples", "", "Bots of three kinds, each in one file.", "", *rows, ""]
    )
    return pages


# The reference.


def reference_pages() -> dict[str, str]:
    pages: dict[str, str] = {}
    for name, (title, parts) in REFERENCE.items():
        blocks = [f"::: {part}{options(part)}" for part in parts]
        pages[f"api/{name}.md"] = "\n\n".join([f"# {title}", *blocks, ""])
    pages["api/index.md"] = reference_index()
    return pages


def options(part: str) -> str:
    """A module shows what is in it; its own name would only be an address."""
    is_module = (ROOT / "src" / f"{part.replace('.', '/')}.py").exists()
    return (
        "\n    options:\n      show_root_heading: false\n      show_root_toc_entry: false"
        if is_module
        else ""
    )


def reference_index() -> str:
    lines = [
        "# The library",
        "",
        (
            "What `import deadwood` has, and where it is described. `deadwood.bots` and `deadwood.client` have their own"
            " parts. Everything else may change without notice."
        ),
        "",
    ]
    lines += [f"- [{title}]({name}.md)" for name, (title, _) in REFERENCE.items()]
    for module in ("deadwood", "deadwood.bots", "deadwood.client"):
        lines += ["", f"## {module}", "", "| name | what it is |", "|---|---|"]
        found = importlib.import_module(module)
        for name in sorted(found.__all__, key=str.lower):
            lines.append(f"| {described(found, name)} |")
    return "\n".join([*lines, ""])


def described(module: Any, name: str) -> str:
    """A row of the table: the name, linked where it is described, and its first sentence."""
    what = getattr(module, name)
    place = f"{getattr(what, '__module__', '')}.{getattr(what, '__qualname__', '')}"
    parts = [part for _, listed in REFERENCE.values() for part in listed]
    is_shown = place in parts or place.rpartition(".")[0] in parts
    shown = f"[`{name}`][{place}]" if is_shown else f"`{name}`"
    about = (what.__doc__ or "").strip() if callable(what) else f"`{what!r}`"
    return f"{shown} | {about.partition(chr(10) + chr(10))[0].replace(chr(10), ' ').replace('|', chr(92) + '|')}"


# Fields.


def field_pages() -> dict[str, str]:
    return {f"fields/{name}.md": field_page(name) for name in deadwood.names()}


def field_page(name: str) -> str:
    """Every field of a game, each with its type, its meaning and an example from a game that was played."""
    title = catalogue("en").say(name, "", "title")
    game = deadwood.game(name)
    state: Any = game.new(7, True)
    chance = swift(7)
    for _ in range(60):
        seat = game.seats(state)[0]
        moves = game.legal(state, seat)
        state.apply(seat, moves[chance.below(len(moves))])
    lines = [
        f"# {title}: every field",
        "",
        (
            "Indices count from 0, a seat too; in a position, a text, seats count from 1 (in `pending` from 0). Examples"
            f" come from one game of {game.players}, after 60 decisions."
        ),
        "",
    ]
    lines += [
        "## Position",
        "",
        "What `Game.position` writes and `Game.from_position` reads. Only what matters",
    ]
    lines += [
        "needs to be said; the fields of a seat stand in its `[[seat]]`. Case does not matter.",
        "",
    ]
    lines += positions(name, game.position(state))
    lines += [
        "",
        "## View",
        "",
        "What `Game.view(state, seat).as_dict()` has: all that this seat may see.",
        "",
    ]
    lines += views(name, game.view(state, 0).as_dict())
    lines += [
        "",
        "## Events",
        "",
        "What `Event.as_dict()` has besides `event` and `seat`. Where somebody else may not",
    ]
    lines += ["see a value, it is null for them.", ""]
    lines += rows([(kind.name, kind.parts.parts) for kind in game.events().kinds.values()])
    lines += ["", "## Moves", "", "What a move speaks of, by its name in `Game.moves()`.", ""]
    lines += rows([(kind.name, kind.parts.parts) for kind in game.moves().kinds])
    lines += ["", "## Questions", "", "What a seat can be asked.", ""]
    lines += rows([(kind.name, kind.parts.parts) for kind in game.questions().kinds.values()])
    lines += [
        "",
        "## State",
        "",
        "What a state is made of: `state.schema().fields`, and as one row of numbers",
    ]
    lines += ["`state.vector()`. Nobody gets it but whoever runs the game.", ""]
    lines += ['<div class="fields" markdown>', ""]
    lines += ["| field | meaning | for each | from, to | seen by |", "|---|---|---|---|---|"]
    lines += [state_row(field) for field in state.schema().fields]
    return "\n".join([*lines, "", "</div>", ""])


def meanings() -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((FRAME / "meanings.toml").read_text(encoding="utf-8"))
    return found


def meaning(name: str, part: str, field: str) -> str:
    """What a field means; the empty text if nobody says so."""
    said = meanings()
    own = said.get(name, {}).get(part, {})
    if part == "position":
        return str(own.get(field) or said["position"].get(field, ""))
    schema = {
        each.view or each.name: each.meaning for each in deadwood.game(name).new(1).schema().fields
    }
    return str(own.get(field) or said["all"].get(field) or schema.get(field, ""))


def positions(name: str, text: str) -> list[str]:
    module = importlib.import_module(f"deadwood.games.{name.replace('-', '_')}.position")
    data = tomllib.loads(text)
    seats = data.pop("seat", [])
    found: list[tuple[str, str, object]] = []
    for field in module.TOP_NAMES:
        found.append((field, meaning(name, "position", field), data.get(field)))
    for field in module.SEAT_NAMES:
        shown = next((seat[field] for seat in seats if seat.get(field)), None)
        found.append((f"seat.{field}", meaning(name, "position", field), shown))
    return [*field_table(found), "", "A whole position:", "", "```toml", text.strip(), "```"]


def views(name: str, data: dict[str, object]) -> list[str]:
    return field_table([(field, meaning(name, "view", field), data[field]) for field in data])


def field_table(fields: list[tuple[str, str, object]]) -> list[str]:
    """A row for each field; on a phone its parts stand one below the other (site.css)."""
    rows = [f"| `{name}` | {about} | {example(value)} |" for name, about, value in fields]
    head = ["| field | meaning | example |", "|---|---|---|"]
    return ['<div class="fields" markdown>', "", *head, *rows, "", "</div>"]


def example(value: object) -> str:
    if value is None or value in ([], {}, ""):
        return ""
    text = json.dumps(value, ensure_ascii=False)
    return f"`{text if len(text) <= 44 else text[:43] + '…'}`".replace("|", "\\|")


def rows(kinds: list[tuple[str, list[Part]]]) -> list[str]:
    lines = ['<div class="fields" markdown>', "", "| name | values |", "|---|---|"]
    for name, parts in kinds:
        lines.append(f"| `{name}` | {'; '.join(map(part_text, parts)) or 'none'} |")
    return [*lines, "", "</div>"]


def part_text(part: Part) -> str:
    several = "by seat " if part.by_seat else "several of " if part.rest else ""
    hidden = ", hidden from others" if part.own else ""
    return f"`{part.name}`: {several}{kind_text(part.meaning)}{hidden}"


def kind_text(meaning: Meaning) -> str:
    if meaning.name == "flag":
        return "yes or no"
    if meaning.name == "seat":
        return "a seat"
    if meaning.words:
        words = list(dict.fromkeys(meaning.words))
        listed = ", ".join(f"`{word}`" for word in words[:6])
        return f"{meaning.name} ({listed}{', …' if len(words) > 6 else ''})"
    top = f" to {meaning.most * meaning.unit}" if meaning.most < MOST else " up"
    return f"a number from {meaning.least * meaning.unit}{top}"


def state_row(field: Field) -> str:
    seen = {ALL: "all", OWN: "its own seat", NOBODY_SEES: "nobody", GAME_SAYS: "it depends"}[
        field.seen
    ]
    axes = ", ".join(axis.name for axis in field.axes)
    spread = "yes or no" if field.shape == FLAG else f"{field.least} to {field.most}"
    pile = f"up to {field.room} of " if field.shape == PILE else ""
    return f"| `{field.name}` | {field.meaning} | {axes} | {pile}{spread} | {seen} |"


# The frame.


def menu() -> list[dict[str, Any]]:
    """What is in the menu, and in which order."""
    rules = [
        {catalogue("en").say(name, "", "title"): f"rules/{name}.md"} for name in deadwood.names()
    ]
    fields = [
        {catalogue("en").say(name, "", "title"): f"fields/{name}.md"} for name in deadwood.names()
    ]
    library = [{title: f"api/{name}.md"} for name, (title, _) in REFERENCE.items()]
    examples = [
        {file.name: f"examples/{file.stem}.md"} for file in sorted((ROOT / "examples").glob("*.py"))
    ]
    decisions = [f"decisions/{file.name}" for file in sorted((DOCS / "decisions").glob("*.md"))]
    known: list[dict[str, Any]] = [
        {"Home": ["index.md", {"What is new": "changelog.md"}]},
        {"Play": ["players.md", {"Installing it": "install.md"}, {"Rules": rules}]},
        {"Host": ["hosts.md", {"Running a server": "server.md"}, "attacks.md", "performance.md"]},
        {
            "Develop": [
                "developers.md",
                {"Examples": ["examples/index.md", *examples]},
                {"Client": "client.md"},
                {"Protocol": "protocol.md"},
                {"Contributing": "contributing.md"},
                {"Tried as a newcomer": "trials.md"},
                {"Decisions": decisions},
            ]
        },
        {"Research": ["researchers.md", {"Bots": "bots.md"}, {"Arena": "arena.md"}]},
        {"Library": ["api/index.md", {"What is public": "public.md"}, *library]},
        {"Fields": fields},
    ]
    listed = set(re.findall(r"[\w/-]+\.md", json.dumps(known)))
    more = sorted(
        place for file, place in places().items() if file.suffix == ".md" and place not in listed
    )
    return [*known, {"More": more}] if more else known


def config_text(out: Path, source: Path) -> str:
    """The frame, with where things lie and what is in the menu; JSON is YAML."""
    more = {"docs_dir": str(source), "site_dir": str(out), "nav": menu()}
    lines = [f"{key}: {json.dumps(value)}" for key, value in more.items()]
    frame = (FRAME / "mkdocs.yml").read_text(encoding="utf-8")
    paths = f"        python:\n          paths: [{json.dumps(str(ROOT / 'src'))}]"
    return frame.replace("        python:", paths, 1) + "\n".join([*lines, ""])


# What the server needs.


def tidy(out: Path) -> None:
    """Scripts are files, and nothing is there that no page asks for."""
    scripts: dict[str, str] = {}
    for page in out.rglob("*.html"):
        up = "/docs/" if page.name == "404.html" else "../" * len(page.relative_to(out).parts[:-1])
        text = page.read_text(encoding="utf-8")
        if page.name == "404.html":  # shown at any address
            text = re.sub(r'((?:href|src)=")/(?!/)', r"\1/docs/", text)
            text = text.replace('"base": "/"', '"base": "/docs/"')

        text = text.replace('role="dialog"', 'role="dialog" aria-label="Search"')

        def moved(found: re.Match[str], up: str = up) -> str:
            name = f"inline-{hashlib.sha256(found[1].encode()).hexdigest()[:12]}.js"
            scripts[name] = found[1]
            return f'<script src="{up}assets/javascripts/{name}"></script>'

        page.write_text(INLINE.sub(moved, text), encoding="utf-8")
    for name, script in scripts.items():
        (out / "assets" / "javascripts" / name).write_text(html.unescape(script), encoding="utf-8")
    name_by_content(out, "_mkdocstrings.css")
    for file in [*out.rglob("*.map"), *out.rglob("sitemap.xml*"), *out.rglob("*.gz")]:
        file.unlink(missing_ok=True)


def name_by_content(out: Path, name: str) -> None:
    """Browsers keep what lies in `assets` for ever, so its name changes with what is in it."""
    file = out / "assets" / name
    stem, _, suffix = name.rpartition(".")
    other = f"{stem}.{hashlib.sha256(file.read_bytes()).hexdigest()[:8]}.{suffix}"
    file.rename(file.with_name(other))
    for page in out.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        page.write_text(text.replace(f"assets/{name}", f"assets/{other}"), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
