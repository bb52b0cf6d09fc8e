"""Compiles the engine with mypyc while a wheel is built.

The sources stay in the wheel beside the compiled modules; Python prefers the compiled ones. Where
nothing can be compiled the wheel is a pure one and plays the same games, only slower. A type error
is not such a case: it stops the build.

The page for the browser belongs to every package. Where it is not built yet it is built now; where that
cannot be, the build stops and says why, unless DEADWOOD_NO_PAGE=1 asks for a package without it.

mypyc leaves docstrings out, calls a number of 2**63 a value of the wrong type, and pickles what cannot be read
again. All this is put right in the C that it writes, which costs nothing when a game is played: see `finish`.
"""

import ast
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
    finish(scratch / "c", modules)
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


# What mypyc leaves to be done, in the C that it has written.

TABLE = re.compile(
    r"static Py(?:MethodDef|GetSetDef) (?:\w+___)?(\w+)_(?:methods|getseters)\[\] = "
)
TYPE_NAME = re.compile(r'\.tp_name = "(\w+)"')
ROW = re.compile(r'\{"(\w+)",')
DOC = re.compile(r'PyDoc_STR\((NULL|"(?:[^"\\]|\\.)*")\)')
MODULE_DOC = "NULL, /* docstring */"
PROPERTY_END = "NULL, NULL},"  # its docstring, and nothing
WRONG_TYPE = 'CPy_TypeError("i64", '
RIGHT_TYPE = 'Deadwood_NumberError("i64", '
PICKLED = re.compile(
    r'^ *\{"__[gs]etstate__", \(PyCFunction\)CPyPickle_\w+, METH_\w+, NULL\},\n', re.M
)
SHIFTED = re.compile(r"= (-?\d+) << (?=cpy_r_)")  # i64(1) << 40 as mypyc writes it: of 32 bits
TOO_LARGE = 'PyErr_SetString(PyExc_ValueError, "int too large to convert to i64");'
DECLARED = """void Deadwood_NumberError(const char *type, PyObject *value);

/* Whether an object is of a class: along its first bases at once, and only else by asking Python. */
static inline int Deadwood_TypeCheck(PyObject *object, PyTypeObject *type) {
    for (PyTypeObject *at = Py_TYPE(object); at != NULL; at = at->tp_base) {
        if (at == type) {
            return 1;
        }
    }
    return PyType_IsSubtype(Py_TYPE(object), type);
}
#undef PyObject_TypeCheck
#define PyObject_TypeCheck(object, type) Deadwood_TypeCheck((PyObject *)(object), type)
"""
NUMBER_ERROR = """
/* A number that does not fit is a DeadwoodError, like every other number that cannot be. */
void Deadwood_NumberError(const char *type, PyObject *value) {
    if (!PyLong_Check(value)) {
        CPy_TypeError(type, value);
        return;
    }
    PyErr_Clear();
    PyObject *module = PyImport_ImportModule("deadwood.core.reason");
    PyObject *error = module ? PyObject_CallMethod(module, "too_large", "O", value) : NULL;
    if (error) {
        PyErr_SetObject((PyObject *)Py_TYPE(error), error);
        Py_DECREF(error);
    }
    Py_XDECREF(module);
}
"""

# Whose methods do little else than look at their own cells, and change them.
LOOKS_AT_CELLS = ("/fields.py", "core/moves.py")
FUNCTION = re.compile(r"^\w[^\n;]*\) \{\n.*?^\}\n", re.S | re.M)
CALLED = re.compile(r"\b(\w+)\(")
OWN_CELLS = re.compile(r"(\w+) = \(\([^\n]*\)cpy_r_self\)->_cells;")
COUNTED = re.compile(r"^ *VEC_\w+_(?:INC|DEC)REF\((\w+)\);\n", re.M)
# What cannot take a state's cells away while somebody looks at them. The errors end the look.
HARMLESS = re.compile(
    r"if|sizeof|offsetof|likely|unlikely|VEC_\w+|CPyTagged_\w+|CPyLong_AsInt64\w*|CPyInt16_Overflow|PyErr_\w+"
    r"|CPy_AddTraceback|CPy_Unreachable|CPy_Raise|CPy_DECREF|CPyDef_\w+___no_room|CPyDef_\w+___Moves___(?:add|grow)"
)


def finish(folder: Path, modules: list[str]) -> None:
    """Docstrings where Python looks for them, a DeadwoodError for a number that is too large, and bits beyond the 31st.

    What does not say by `__reduce__` what it is made of is refused by `pickle.dumps`: mypyc's own way would be
    noticed by whoever reads it, and a pool of processes then waits for ever.
    """
    for module in modules:
        name = module.removesuffix(".py").replace("/", "___")
        file = folder / f"__native_{name}.c"
        text = with_docs(file.read_text(encoding="utf-8"), docs_of(Path(module)))
        text = PICKLED.sub("", text.replace(WRONG_TYPE, RIGHT_TYPE))
        text = SHIFTED.sub(r"= \1LL << ", text)
        if module.endswith(LOOKS_AT_CELLS):
            text = without_counting(text)
        file.write_text(with_declaration(text), encoding="utf-8")
    numbers = folder / "int_ops.c"
    text = numbers.read_text(encoding="utf-8").replace(TOO_LARGE, f"{RIGHT_TYPE}o);")
    numbers.write_text(with_declaration(text) + NUMBER_ERROR, encoding="utf-8")


def without_counting(text: str) -> str:
    """C in which an object holds its cells by itself while its own methods look at them.

    mypyc has everybody who reads one cell hold all of them meanwhile, and so thousands of times in a game waits for
    the same counter. Where nothing can happen meanwhile that is for nothing.
    """
    return FUNCTION.sub(lambda found: uncounted(found[0]), text)


def uncounted(function: str) -> str:
    head, body = function.split("\n", 1)
    held = set(COUNTED.findall(body))
    changes = "->_cells = " in body or not held <= set(OWN_CELLS.findall(body))
    if changes or any(not HARMLESS.fullmatch(name) for name in CALLED.findall(body)):
        return function
    return f"{head}\n{COUNTED.sub('', body)}"


def with_declaration(text: str) -> str:
    """C that may call what is said once; it stands behind what is included."""
    at = text.index("\n\n", text.rindex("#include "))
    return f"{text[:at]}\n{DECLARED}{text[at:]}"


def docs_of(file: Path) -> dict[str, str]:
    """The docstrings of a module: its own (by the empty text), `name` and `Class.name`."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    found = {"": ast.get_docstring(tree)}
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found[node.name] = ast.get_docstring(node)
        if isinstance(node, ast.ClassDef):
            for part in node.body:
                if isinstance(part, ast.FunctionDef):
                    found[f"{node.name}.{part.name}"] = ast.get_docstring(part)
    return {name: doc for name, doc in found.items() if doc}


def with_docs(text: str, docs: dict[str, str]) -> str:
    """The C of a module with its docstrings in its tables of functions, classes, methods and properties."""
    owner = row = ""
    lines: list[str] = []
    for line in text.split("\n"):
        if found := TABLE.search(line):
            owner = found[1]
        elif found := TYPE_NAME.search(line):
            owner = found[1]
            row = ""
        elif found := ROW.search(line):
            row = found[1]
        if MODULE_DOC in line and "" in docs:
            line = line.replace("NULL", c_text(docs[""]), 1)
        elif found := DOC.search(line):
            is_function = "/* docstring */" in line
            name = row if is_function else f"{owner}.{row}" if row else owner
            if name in docs:
                signature = "" if found[1] == "NULL" else found[1]
                line = line.replace(found[0], f"PyDoc_STR({signature} {c_text(docs[name])})")
        elif line.endswith(PROPERTY_END) and f"{owner}.{row}" in docs:
            own = c_text(docs[f"{owner}.{row}"])
            line = line.removesuffix(PROPERTY_END) + f"PyDoc_STR({own}), NULL}},"
        lines.append(line)
    return "\n".join(lines)


def c_text(text: str) -> str:
    """A text as C writes it; what is not ASCII as octal bytes."""
    from mypyc.codegen.cstring import c_string_initializer

    return c_string_initializer(text.encode())
