"""Compiles the engine with mypyc while a wheel is built.

The sources stay in the wheel beside the compiled modules; Python prefers the compiled ones. Where
nothing can be compiled the wheel is a pure one and plays the same games, only slower. A type error
is not such a case: it stops the build.

The page for the browser belongs to every package. Where it is not built yet it is built now; where that
cannot be, the build stops and says why, unless DEADWOOD_NO_PAGE=1 asks for a package without it.
"""

import contextlib
import importlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = "src"
PAGE = "src/deadwood/server/site/index.html"
OLDEST_NODE = (20, 19)
GROUP = "deadwood"  # the shared library is then called deadwood__mypyc
NEVER_COMPILED = {"__init__.py", "__main__.py"}
MYPY_OPTIONS = ["--config-file=", "--strict", "--explicit-package-bases", "--no-color-output"]

# Built before anything else, so that an error in the engine is never taken for a missing compiler.
PROBE_C = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"
PROBE_SETUP = """
from setuptools import Extension, setup
extension = Extension("probe", ["probe.c"], extra_compile_args={}, extra_link_args={})
setup(
    name="probe",
    ext_modules=[extension],
    script_args=["build_ext", "--build-lib=.", "--build-temp=.", "--force"],
)
"""


@dataclass
class Flags:
    compile: list[str] = field(default_factory=list)
    link: list[str] = field(default_factory=list)


# One C file for each module keeps all cores busy, but nothing is inlined from one module into
# another; link-time optimisation gives that back. Names must be hidden to be inlined at all.
# Measured once each, a toy loop over 120 modules on 2 busy cores, so only the order counts:
#   one C file for all            83 s   0.70 M moves/s   (hidden names: 0.95)
#   one for each module           33 s   0.66 M           (hidden names: 0.74)
#   and link-time optimisation    42 s                     hidden names: 0.98
LINUX_FLAGS = [
    Flags(["-flto=auto", "-fvisibility=hidden"], ["-flto=auto", "-O3", "-s"]),
    Flags(["-fvisibility=hidden"], ["-s"]),
]
OTHER_FLAGS = [Flags()]


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not Path(self.root, PAGE).exists():
            build_page(Path(self.root))
        if self.target_name != "wheel":
            return
        modules = self._modules()
        # Outside the repository, so that no compiled file is ever left beside the sources.
        self._scratch = tempfile.TemporaryDirectory(prefix="deadwood-build-")
        scratch = Path(self._scratch.name)
        try:
            flags = usable_flags(scratch)
        except CannotCompileError as why:
            self.app.display_warning(f"The engine is not compiled, because {why}.")
            return
        # mypy names modules from here, and the paths in compiled tracebacks start here.
        with contextlib.chdir(Path(self.root, SOURCES)):
            built = compile_modules(modules, flags, scratch)
        for file in sorted(built.rglob("*")):
            if file.is_file():
                build_data["force_include"][str(file)] = file.relative_to(built).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "_scratch"):
            self._scratch.cleanup()

    def _modules(self) -> list[str]:
        """The modules to compile, as paths under the source folder."""
        found = self._glob("compile") - self._glob("exclude")
        paths = sorted(path for path in found if path.name not in NEVER_COMPILED)
        if not paths:
            raise SystemExit("No module matches the 'compile' patterns of the build hook.")
        return [path.relative_to(Path(self.root, SOURCES)).as_posix() for path in paths]

    def _glob(self, key: str) -> set[Path]:
        root = Path(self.root)
        return {path for pattern in self.config.get(key, []) for path in root.glob(pattern)}


def build_page(root: Path) -> None:
    """Build the page, or stop with the sentence that helps."""
    if os.environ.get("DEADWOOD_NO_PAGE") == "1":
        return
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None or node_version(node) < OLDEST_NODE:
        oldest = ".".join(str(part) for part in OLDEST_NODE)
        raise SystemExit(
            f"The page for the browser is not built, and Node {oldest} or newer with npm, which builds it, is"
            " not here. Install that (Debian: nodejs and npm), or set DEADWOOD_NO_PAGE=1 for a package"
            " that plays in terminals only."
        )
    for arguments in (["ci", "--loglevel", "error"], ["run", "--silent", "build"]):
        ran = subprocess.run([npm, *arguments], cwd=root / "web", check=False)
        if ran.returncode != 0:
            raise SystemExit(
                f"The page for the browser cannot be built: npm {arguments[0]} failed."
            )
    if not (root / PAGE).exists():
        raise SystemExit(f"The page for the browser was built, but {PAGE} is not there.")


def node_version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in re.findall(r"\d+", said)[:2])


class CannotCompileError(Exception):
    """Says, as half a sentence, what is missing."""


def usable_flags(scratch: Path) -> Flags:
    """The best flags that the compiler here understands."""
    if os.environ.get("DEADWOOD_PURE") == "1":
        raise CannotCompileError("DEADWOOD_PURE is set")
    for needed in ("setuptools", "mypyc.build"):  # in this order: mypyc looks for setuptools
        try:
            importlib.import_module(needed)
        except ImportError:
            raise CannotCompileError(f"{needed} cannot be imported") from None
    (scratch / "probe.c").write_text(PROBE_C, encoding="utf-8")
    for flags in LINUX_FLAGS if sys.platform == "linux" else OTHER_FLAGS:
        command = [sys.executable, "-c", PROBE_SETUP.format(flags.compile, flags.link)]
        if subprocess.run(command, cwd=scratch, capture_output=True, check=False).returncode == 0:
            return flags
    raise CannotCompileError("no C compiler that finds the headers of Python is here")


def compile_modules(modules: list[str], flags: Flags, scratch: Path) -> Path:
    """Compile into a folder laid out as the wheel is, and return it."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    library, *shims = mypycify(
        [*MYPY_OPTIONS, *modules],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        target_dir=str(scratch / "c"),
        group_name=GROUP,
    )
    # mypyc asks for -Werror, but a newer compiler's new warning must not stop an install.
    library.extra_compile_args = [
        *(flag for flag in library.extra_compile_args if flag != "-Werror"),
        *flags.compile,
    ]
    library.extra_link_args = flags.link
    for shim in shims:  # a few lines each that only point into the library
        shim.extra_compile_args = []
        shim.extra_link_args = [flag for flag in flags.link if flag == "-s"]

    class ParallelBuild(build_ext):
        """setuptools builds several libraries at a time, but the files of one in turn."""

        def build_extensions(self) -> None:
            compile_in_turn = self.compiler.compile

            def compile_at_once(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    jobs = [pool.submit(compile_in_turn, [file], **options) for file in sources]
                    return [name for job in jobs for name in job.result()]

            self.compiler.compile = compile_at_once
            super().build_extensions()

    command = ParallelBuild(Distribution({"name": GROUP, "ext_modules": [library, *shims]}))
    command.build_lib = str(scratch / "lib")
    command.build_temp = str(scratch / "o")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    return scratch / "lib"
