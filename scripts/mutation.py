"""Mutation testing: change the rules one small thing at a time and see whether a rule test notices.

    make mutation                     all rules and the scoring of every game
    make mutation ARGS="hideout"      only files whose name contains the word
    make mutation ARGS="--game bang"  only one game
    make mutation ARGS="--minutes 5"

Each mutant runs in a forked process that imports the changed source in place of the real one and
then runs the rule tests, those of the changed file first, until one fails. What survives is listed
with its line: read it, and write the test that is missing, or see that the change means nothing.
"""

from __future__ import annotations

import argparse
import ast
import importlib.abc
import importlib.machinery
import os
import random
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "deadwood" / "games"
TESTS = ROOT / "tests" / "rules"
SECONDS_EACH = 300
GOAL = 90.0

SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}


class Mutant:
    """One changed source: where, and what was done."""

    def __init__(self, file: Path, line: int, what: str, source: str) -> None:
        self.file = file
        self.line = line
        self.what = what
        self.source = source


def places(tree: ast.Module) -> Iterator[ast.AST]:
    """Every node inside a function body; annotations, defaults and docstrings left out."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for statement in function.body:
                if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                    continue
                yield from inside(statement)


def inside(node: ast.AST) -> Iterator[ast.AST]:
    yield node
    for name, value in ast.iter_fields(node):
        if name == "annotation":
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from inside(child)


def mutants_of(file: Path) -> Iterator[Mutant]:
    """All single changes to a file. Each is made in the tree, written out, and taken back."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    seen: set[int] = set()
    for node in places(tree):
        if id(node) in seen:
            continue
        seen.add(id(node))
        for what in changes(node):
            yield Mutant(file, getattr(node, "lineno", 0), what, ast.unparse(tree))


def changes(node: ast.AST) -> Iterator[str]:
    """Change the node in every way it can be; the tree is whole again after each."""
    if isinstance(node, ast.Compare):
        for at, op in enumerate(node.ops):
            if type(op) in SWAPS:
                node.ops[at] = SWAPS[type(op)]()  # type: ignore[call-overload]
                yield f"{type(op).__name__} -> {type(node.ops[at]).__name__}"
                node.ops[at] = op
    elif isinstance(node, (ast.BinOp, ast.BoolOp, ast.AugAssign)) and type(node.op) in SWAPS:
        kept_op = node.op
        node.op = SWAPS[type(kept_op)]()  # type: ignore[assignment]
        yield f"{type(kept_op).__name__} -> {type(node.op).__name__}"
        node.op = kept_op
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        kept = node.operand
        node.operand = ast.UnaryOp(ast.Not(), kept)
        yield "not dropped"
        node.operand = kept
    elif isinstance(node, ast.Constant) and node.value is not None:
        yield from change_constant(node)
    if isinstance(node, (ast.If, ast.While, ast.IfExp)):
        test = node.test
        node.test = ast.UnaryOp(ast.Not(), test)
        yield "condition turned round"
        node.test = test
    if hasattr(node, "body") and isinstance(node.body, list):
        yield from drop_statements(node.body)
    if isinstance(node, ast.If) and node.orelse:
        yield from drop_statements(node.orelse)


def change_constant(node: ast.Constant) -> Iterator[str]:
    value = node.value
    if isinstance(value, bool):
        node.value = not value
    elif isinstance(value, int):
        node.value = value + 1
    elif isinstance(value, str):
        node.value = value + "?"
    yield f"{value!r} -> {node.value!r}"
    node.value = value


def drop_statements(body: list[ast.stmt]) -> Iterator[str]:
    for at, statement in enumerate(body):
        if isinstance(statement, (ast.Assign, ast.AugAssign, ast.Expr)):
            body[at] = ast.Pass()
            yield f"line {statement.lineno} dropped"
            body[at] = statement


class Changed(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one module from a changed source."""

    def __init__(self, mutant: Mutant) -> None:
        inner = mutant.file.relative_to(ROOT / "src").with_suffix("")
        self.name = ".".join(inner.parts)
        self.mutant = mutant

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        return importlib.machinery.ModuleSpec(name, self) if name == self.name else None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.mutant.source, str(self.mutant.file), "exec"), module.__dict__)


def run(mutant: Mutant) -> int:
    """In a forked process: 0 if no rule test notices the change."""
    import pytest

    signal.alarm(SECONDS_EACH)  # an endless loop is noticed too
    sys.meta_path.insert(0, Changed(mutant))
    folder = TESTS / mutant.file.relative_to(GAMES).parts[0]
    files = sorted(folder.glob("test_*.py"), key=lambda test: mutant.file.stem not in test.stem)
    silent = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silent, 1)
    os.dup2(silent, 2)
    options = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not slow"]
    options += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]  # hypothesis is there already
    return int(pytest.main([*options, *[str(file) for file in files]]))


def start(mutant: Mutant) -> int:
    child = os.fork()
    if child == 0:
        code = 1
        try:
            code = run(mutant)
        except BaseException:
            code = 1
        os._exit(0 if code == 0 else 1)
    return child


def unchanged_passes(file: Path) -> bool:
    """The control: a "mutant" with nothing changed must survive."""
    child = start(Mutant(file, 0, "nothing", file.read_text(encoding="utf-8")))
    return os.waitpid(child, 0)[1] == 0


def targets(words: list[str], only: str) -> list[Path]:
    """Rules, characters and scoring: every file in `rules` and `characters`, and the frame."""
    files: list[Path] = []
    for game in sorted(path for path in GAMES.iterdir() if (path / "rules").is_dir()):
        if only and game.name != only.replace("-", "_"):
            continue
        files += sorted((game / "rules").glob("[!_]*.py"))
        files += sorted((game / "characters").glob("[!_]*.py"))
        files += [game / name for name in ("setup.py", "turn.py", "end.py")]
    named = [file for file in files if not words or any(word in file.stem for word in words)]
    return [file for file in named if file.exists()]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("words", nargs="*", help="only files whose name contains one of these")
    parser.add_argument("--game", default="", help="only this game")
    parser.add_argument("--minutes", type=float, default=30.0, help="stop after so long")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()

    import hypothesis  # noqa: F401  imported once, before forking
    import pytest  # noqa: F401

    mutants = [mutant for file in targets(given.words, given.game) for mutant in mutants_of(file)]
    # By lot, always the same: what is tried before time runs out is then a fair sample.
    random.Random(1).shuffle(mutants)
    if not unchanged_passes(mutants[0].file):
        print("The rule tests fail on the unchanged rules; there is nothing to learn from mutants.")
        return 1
    deadline = time.monotonic() + 60 * given.minutes
    print(f"{len(mutants)} mutants, at most {given.minutes:g} minutes", flush=True)
    running: dict[int, Mutant] = {}
    survivors: list[Mutant] = []
    done = late = 0
    waiting = iter(mutants)
    while True:
        while len(running) < given.jobs and time.monotonic() < deadline:
            following = next(waiting, None)
            if following is None:
                break
            running[start(following)] = following
        if not running:
            break
        child, status = os.wait()
        mutant = running.pop(child)
        done += 1
        late += os.WIFSIGNALED(status)
        if status == 0:
            survivors.append(mutant)
            where = mutant.file.relative_to(ROOT / "src" / "deadwood")
            print(f"survived: {where}:{mutant.line} {mutant.what}", flush=True)
        if done % 50 == 0:
            print(f"{done}/{len(mutants)} done, {len(survivors)} survived", flush=True)
    if not unchanged_passes(mutants[0].file):
        print("The rule tests fail on the unchanged rules by now; what was tried tells nothing.")
        return 1
    killed = 100.0 * (done - len(survivors)) / max(1, done)
    print(f"{done} of {len(mutants)} mutants tried, {killed:.1f} % noticed (goal {GOAL:g} %)")
    print(f"{late} of them did not end within {SECONDS_EACH} s")
    return 0 if done and killed >= GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
