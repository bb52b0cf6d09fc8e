"""What packages contain, what a build says that cannot contain it, and what `make clean` leaves."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path

import pytest

from scripts.wheels import STATED, look_at, pythons
from tests.waiting import PATIENCE

ROOT = Path(__file__).resolve().parent.parent
PAGE = "src/deadwood/server/site/index.html"


def build(root: Path, target: str, out: Path, **changes: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(out)],
        cwd=root,
        env={**os.environ, **changes},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a clone would be: the files of this folder that git knows or could know, and no others."""
    if not (ROOT / ".git").exists():
        pytest.skip("this is no clone")
    folder = tmp_path_factory.mktemp("clone")
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, names.split("\0")):
        file = ROOT / name
        if file.is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, folder / name)
    return folder


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_a_clean_clone_without_node_stops_and_says_why(
    target: str, clone: Path, tmp_path: Path
) -> None:
    ran = build(clone, target, tmp_path, PATH="/nowhere", DEADWOOD_PURE="1")
    assert ran.returncode != 0
    assert "Node 20.19 or newer with npm, which builds it, is not here." in ran.stdout + ran.stderr
    assert "Traceback" not in ran.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_page_that_cannot_be_built_stops_the_build(clone: Path, tmp_path: Path) -> None:
    tools = tmp_path / "bin"
    tools.mkdir()
    for name, does in (("node", "echo v22.1.0"), ("npm", "exit 7")):
        (tools / name).write_text(f"#!/bin/sh\n{does}\n")
        (tools / name).chmod(0o755)
    out = tmp_path / "out"
    ran = build(clone, "wheel", out, PATH=f"{tools}:/usr/bin:/bin", DEADWOOD_PURE="1")
    assert ran.returncode != 0
    assert "npm ci failed" in ran.stdout + ran.stderr
    assert not list(out.glob("*.whl"))
    (tools / "node").write_text("#!/bin/sh\necho v18.2.0\n")
    ran = build(clone, "wheel", out, PATH=f"{tools}:/usr/bin:/bin", DEADWOOD_PURE="1")
    assert "Node 20.19 or newer" in ran.stdout + ran.stderr


def test_the_packed_sources_contain_what_the_readme_links(clone: Path, tmp_path: Path) -> None:
    ran = build(clone, "sdist", tmp_path, DEADWOOD_NO_PAGE="1")
    assert ran.returncode == 0, ran.stderr
    (packed,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(packed) as tar:
        names = {name.partition("/")[2] for name in tar.getnames()}
    files = {name for name in names if name}
    folders = {folder.as_posix() for name in files for folder in Path(name).parents}
    readme = (clone / "README.md").read_text(encoding="utf-8")
    links = [link for link in re.findall(r"\]\(([^)#]+)", readme) if "://" not in link]
    assert len(links) > 20
    assert [link for link in links if link not in files | folders] == []
    assert [name for name in files if "node_modules" in name or name.endswith(".pyc")] == []


def test_a_built_page_is_packed(clone: Path, tmp_path: Path) -> None:
    page = clone / PAGE
    page.parent.mkdir(parents=True)
    page.write_text("<!doctype html>")
    try:
        assert build(clone, "sdist", tmp_path).returncode == 0
    finally:
        shutil.rmtree(page.parent)
    (packed,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(packed) as tar:
        assert any(name.endswith(PAGE) for name in tar.getnames())


def test_clean_leaves_what_git_knows_and_nothing_else(clone: Path) -> None:
    left = [
        ".venv/bin/python",
        ".cache/compiling",
        ".coverage/data",
        ".hypothesis/examples/a",
        ".import_linter_cache/a",
        ".mypy_cache/a.json",
        ".pytest_cache/a",
        ".ruff_cache/a",
        "build/a.o",
        "dist/a.whl",
        "deadwood_games.egg-info/PKG-INFO",
        "src/deadwood/core/__pycache__/a.pyc",
        "src/deadwood/core/chance.cpython-311-x86_64-linux-gnu.so",
        "web/node_modules/a/index.js",
        "web/test-results/a",
        "web/playwright-report/a",
        "examples/__pycache__/a.pyc",
        "bench/__pycache__/a.pyc",
        "scripts/a.c",
        PAGE,
        "src/deadwood/server/docs/index.html",
    ]
    for name in left:
        (clone / name).parent.mkdir(parents=True, exist_ok=True)
        (clone / name).write_text("")
    git = ["git", "-c", "init.defaultBranch=main"]
    subprocess.run([*git, "init", "-q"], cwd=clone, check=True)
    ignored = [*git, "status", "--porcelain", "--ignored", "--untracked-files=all"]
    before = subprocess.run(ignored, cwd=clone, check=True, capture_output=True, text=True).stdout
    assert before.count("!! ") == len(left), "every one of them is ignored by git"
    subprocess.run(["make", "clean"], cwd=clone, check=True, capture_output=True)
    after = subprocess.run(ignored, cwd=clone, check=True, capture_output=True, text=True).stdout
    assert "!! " not in after
    assert [name for name in left if (clone / name).exists()] == []
    assert (clone / "web" / "src").is_dir()


def test_every_kind_of_thing_that_git_ignores_is_cleaned() -> None:
    """What is ignored is made here, so `make clean` has to know it; the test above shows that it does."""
    shown = Path(__file__).read_text(encoding="utf-8") + "*.pyc *.so *.c .egg-info"
    for line in (ROOT / ".gitignore").read_text(encoding="utf-8").split():
        assert line.strip("*/").removesuffix("/") in shown, line


def test_no_document_promises_an_index() -> None:
    files = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "src").rglob("*.py")]
    files += [*(ROOT / "src").rglob("*.ftl"), *(ROOT / "examples").glob("*.py")]
    promise = re.compile(
        r"\b(pip|pipx|uv)\b[^\n&]* install +['\"]?deadwood|uvx deadwood|pipx run deadwood"
    )
    assert [str(file) for file in files if promise.search(file.read_text(encoding="utf-8"))] == []


def test_the_line_for_players_names_the_file_that_is_made() -> None:
    import deadwood

    made = f"deadwood_games-{deadwood.__version__}-py3-none-any.whl"
    for page in ("README.md", "docs/install.md"):
        text = (ROOT / page).read_text(encoding="utf-8")
        assert f"pipx install './{made}[server,terminal]'" in text


def test_the_stated_versions_are_those_that_are_looked_for() -> None:
    stated = re.findall(
        r"Python :: 3\.(\d+)", (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    )
    assert {(3, int(minor)) for minor in stated} <= set(STATED)


def test_what_is_no_python_is_not_taken_for_one(tmp_path: Path) -> None:
    (tmp_path / "python3.12").write_text("#!/bin/sh\necho hello\n")
    (tmp_path / "python3.12").chmod(0o755)
    assert look_at(str(tmp_path / "python3.12")) is None
    assert look_at(str(tmp_path / "nowhere")) is None
    (found,) = pythons([sys.executable, sys.executable])
    assert found.version == sys.version_info[:2]


def test_the_package_names_no_address_while_there_is_none_and_says_why() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    told = (ROOT / "docs" / "install.md").read_text(encoding="utf-8")
    assert "urls" not in project
    assert "(no `[project.urls]`)" in told


def test_the_package_names_only_pythons_on_which_it_was_tried() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    told = (ROOT / "docs" / "install.md").read_text(encoding="utf-8")
    named = re.findall(r"Python :: (3\.\d+)", "\n".join(project["classifiers"]))
    tried = re.findall(r"^\| Python ([\d., ]+), compiled and interpreted \| tried", told, re.M)
    assert named == re.split(r",\s*", tried[0])
    stated = [f"{major}.{minor}" for major, minor in STATED]
    assert set(named) < set(stated)
    for version in set(stated) - set(named):
        assert f"| Python {version} | not tried" in told
