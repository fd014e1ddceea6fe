"""One source of rules, run three ways: interpreted, compiled by Numba, or inside a GPU kernel.

A game's rules are plain functions over records of small integers. Interpreted, a record is an object with slots and
nested lists; compiled, it is a NumPy structured record; the source is the same. `CAIRN_JIT=0` asks for interpreted,
`CAIRN_JIT=gpu` for functions that a CUDA kernel can call; otherwise the rules are compiled when Numba is installed.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from functools import cache, wraps
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeVar, cast, dataclass_transform, get_type_hints

from cairn.core import CairnError

WANTED = os.environ.get("CAIRN_JIT", "1")
INSTALLED = importlib.util.find_spec("numba") is not None
GPU = WANTED == "gpu"
COMPILED = not GPU and WANTED != "0" and INSTALLED
MODE = "gpu" if GPU else "compiled" if COMPILED else "interpreted"
ARRAYS = COMPILED or GPU

F = TypeVar("F", bound=Callable[..., Any])
_doors: list[Callable[[], Any]] = []  # each loads what is behind it
COMPILED_HERE = r"^@(?:jit|entry)$"

if ARRAYS:
    import numpy as np


class Shape:
    """The shape of a field: () is one number, (4, 5) four rows of five."""

    def __init__(self, *sizes: int) -> None:
        self.sizes = sizes


def ints(*sizes: int) -> Any:  # noqa: ANN401  (it stands where mypy shall see the declared type)
    """Declare a field of a record."""
    return Shape(*sizes)


@dataclass_transform()
class LayoutType(type):
    """Makes a record class from its declared fields."""

    fields: dict[str, tuple[int, ...]]
    dtype: Any  # of the NumPy record, where there is one

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any], *, bits: int = 32) -> "LayoutType":
        """Turn `name: int = ints()` into a slot, and all of them into one NumPy type."""
        fields = {key: value.sizes for key, value in body.items() if isinstance(value, Shape)}
        body = {key: value for key, value in body.items() if key not in fields}
        made = super().__new__(cls, name, bases, {**body, "__slots__": tuple(fields)})
        made.fields = fields
        if ARRAYS and fields:
            for key in fields:
                if hasattr(np.void, key):
                    raise TypeError(f"{name}.{key}: NumPy has an attribute of that name, take another")
            number = {16: np.int16, 32: np.int32, 64: np.int64}[bits]
            made.dtype = np.dtype((np.record, [(key, number, sizes) for key, sizes in fields.items()]))
        return made


def _zeros(sizes: tuple[int, ...]) -> Any:  # noqa: ANN401
    return [_zeros(sizes[1:]) for _ in range(sizes[0])] if sizes else 0


def _cloned(value: Any) -> Any:  # noqa: ANN401
    return value if isinstance(value, int) else value[:] if isinstance(value[0], int) else [_cloned(v) for v in value]


def _numbers(value: Any) -> Iterator[int]:  # noqa: ANN401
    if hasattr(value, "__len__"):
        for part in value:
            yield from _numbers(part)
    else:
        yield int(value)


class Layout(metaclass=LayoutType):
    """A flat record of integers with named fields."""

    __slots__ = ()

    def __init__(self) -> None:
        for name, sizes in type(self).fields.items():
            setattr(self, name, _zeros(sizes))


R = TypeVar("R", bound=Layout)
# A box is how Python holds records for the kernel: a list of them, or a structured array; `box[0]` is the record.
Box = list


def box(kind: type[R], n: int = 1) -> Box[R]:
    """Make a box of n records, all zero."""
    if ARRAYS:
        zeros: Any = np.zeros(n, kind.dtype)
        return zeros  # type: ignore[no-any-return]
    return [kind() for _ in range(n)]


def copy(records: Box[R]) -> Box[R]:
    """Copy a box with everything in it."""
    if ARRAYS:  # as one block: NumPy's own copy goes field by field and takes fifteen times as long
        array: Any = records
        return np.frombuffer(bytearray(array.tobytes()), array.dtype)  # type: ignore[return-value]
    copies = []
    for record in records:
        clone = type(record).__new__(type(record))
        for name in type(record).fields:
            setattr(clone, name, _cloned(getattr(record, name)))
        copies.append(clone)
    return copies


def keep(records: Box[R]) -> Any:  # noqa: ANN401
    """Keep what is in a box, for `put_back`; quicker than a copy that can be used."""
    return records.tobytes() if ARRAYS else copy(records)  # type: ignore[attr-defined]


def put_back(records: Box[R], kept: Any) -> None:  # noqa: ANN401
    """Make a box again what it was when it was kept."""
    if ARRAYS:
        array: Any = records
        array.view(np.uint8)[:] = np.frombuffer(kept, np.uint8)
    else:
        records[:] = kept


def join(boxes: list[Box[R]]) -> Box[R]:
    """Put the records of many boxes into one; they are copied."""
    if ARRAYS:
        return np.concatenate(boxes)  # type: ignore[return-value, arg-type]
    return [record for records in boxes for record in copy(records)]


def numbers(n: int) -> list[int]:
    """Make a row of n zeros that kernel functions can count in."""
    if ARRAYS:
        return np.zeros(n, np.int64)  # type: ignore[return-value]
    return [0] * n


def plain(row: list[int]) -> list[int]:
    """Turn a row of numbers into a plain list."""
    return row.tolist() if ARRAYS else row  # type: ignore[attr-defined]


def look(records: Box[R], name: str) -> Any:  # noqa: ANN401
    """Read a field of a single record as plain integers and lists."""
    if ARRAYS:
        return records[name][0].tolist()  # type: ignore[call-overload]
    return _cloned(getattr(records[0], name))


def look_all(records: Box[R]) -> dict[str, Any]:
    """Read every field of a single record; ten times as quick as one by one."""
    if ARRAYS:
        array: Any = records
        values = [value if isinstance(value, int) else value.tolist() for value in array.tolist()[0]]
        return dict(zip(array.dtype.names, values, strict=True))
    return {name: look(records, name) for name in type(records[0]).fields}


def head(records: Box[R], name: str, n: int) -> list[Any]:
    """Read the first n numbers, or rows, of a field of a single record."""
    if ARRAYS:
        return records[name][0, :n].tolist()  # type: ignore[call-overload, no-any-return]
    numbers: list[Any] = getattr(records[0], name)
    return [_cloned(number) for number in numbers[:n]]


def flat(kind: type[Layout], records: Box[R]) -> tuple[int, ...]:
    """Every number of a box in order: the same in every mode, so that positions can be compared."""
    return tuple(number for record in records for name in kind.fields for number in _numbers(getattr(record, name)))


def _overwrite(target: Box[R], i: int, source: Box[R], j: int) -> None:
    """Make a record of a box equal to one of another; this is how rules copy a record as a whole."""
    if ARRAYS:
        target[i] = source[j]
    else:
        target[i] = copy([source[j]])[0]


# ---------------------------------------------------------------- compiling


HERE = Path(__file__).parent


@cache
def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def _imports(path: Path) -> list[Path]:
    """Give the files of ours that a file imports."""
    found = []
    for module, names in re.findall(r"^from cairn\.?([\w.]*) import (\([^)]*\)|.*)$", _text(path), re.MULTILINE):
        at = HERE.joinpath(*module.split("."))
        found += [at.with_suffix(".py"), *(at / f"{name}.py" for name in re.findall(r"\w+", names))]
    return [file for file in found if file.exists()]


def _with_imports(paths: list[Path]) -> list[Path]:
    """Give files, and what they import of ours, and so on."""
    found: set[Path] = set()
    new = list(paths)
    while new:
        path = new.pop()
        if path not in found:
            found.add(path)
            new += _imports(path)
    return sorted(found)


@cache
def _sources() -> list[Path]:
    """Give the files that compiled functions are made from: those that hold them, and what these import of ours.

    Numba's own cache looks only at the file of a function itself.
    """
    return _with_imports(
        [path for path in sorted(HERE.rglob("*.py")) if re.search(COMPILED_HERE, _text(path), re.MULTILINE)]
    )


def _digest(paths: list[Path]) -> str:
    """Give what names this very version of some sources and of the compiler."""
    digest = hashlib.sha256(f"{version('numba')} {np.__version__} {sys.version}".encode())
    for path in [Path(__file__), HERE / "linking.py", *paths]:
        digest.update(_text(path).encode())
    return digest.hexdigest()[:16]


def cache_base() -> Path:
    """Where compiled rules are kept."""
    if "CAIRN_CACHE" in os.environ:
        base = Path(os.environ["CAIRN_CACHE"])
    elif sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home())) / "cairn" / "cache"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches" / "cairn"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "cairn"
    try:
        base.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=base):
            return base
    except OSError:  # a read-only home: compile for this user of this machine alone
        return Path(tempfile.mkdtemp(prefix="cairn-"))


def functions() -> int:
    """Count the functions to compile."""
    return sum(len(re.findall(COMPILED_HERE, _text(path), re.MULTILINE)) for path in _sources())


def _stamp() -> str:
    """Say when these very files were written: Numba finds what it has compiled only while that stays so."""
    files = [(str(path), path.stat().st_mtime_ns, path.stat().st_size) for path in _sources()]
    return hashlib.sha256(repr(files).encode()).hexdigest()[:12]


if COMPILED:
    CACHE = cache_base()
    READY = CACHE / f"ready-{_digest(_sources())}-{_stamp()}"  # written when everything has been compiled once

    @cache
    def _folder(path: Path) -> str:
        """Give where the functions of a file are kept: they change with the file, and with what it imports."""
        return str(CACHE / _digest(_with_imports([path])))

    _announce = os.environ.get("CAIRN_COMPILING") == "1"
    # What is ready holds all it calls, so that only the functions called from Python need to be loaded.
    ENTRIES_ALONE = READY.exists() and not _announce
    _loading = threading.Lock()

    @cache
    def _warn() -> None:
        """Tell whoever imports the rules at a prompt why it takes so long the first time."""
        if not READY.exists() and not _announce and sys.stderr.isatty():
            sys.stderr.write("cairn: compiling the rules, once; this takes some seconds\n")

    def _numba_type(hint: Any) -> Any:  # noqa: ANN401
        import numba  # noqa: PLC0415

        if isinstance(hint, LayoutType):
            return numba.from_dtype(hint.dtype)
        if getattr(hint, "__origin__", None) is list:
            (kind,) = hint.__args__
            return numba.int64[::1] if kind is int else numba.from_dtype(kind.dtype)[::1]
        return numba.int64

    def _compiled(function: F, **options: bool) -> Any:  # noqa: ANN401
        """Compile a function, its types read off its annotations."""
        import numba  # noqa: PLC0415  (it takes most of a start, and much is done without calling any rule)

        _warn()
        folder = _folder(Path(function.__code__.co_filename))
        numba.config.CACHE_DIR = folder
        hints = get_type_hints(function)
        hints.pop("return", None)
        signature = tuple(_numba_type(hint) for hint in hints.values())
        made = numba.njit(signature, cache=True, nogil=True, error_model="numpy", **options)
        try:
            compiled = made(function)
        except Exception as error:
            sound = isinstance(error, numba.core.errors.NumbaError)  # what was kept could be read
            if not sound:
                shutil.rmtree(folder, ignore_errors=True)
            if ENTRIES_ALONE:
                READY.unlink(missing_ok=True)
                raise CairnError("the compiled rules were damaged and have been put aside: start again") from error
            if sound:
                raise
            compiled = made(function)
        if _announce:
            sys.stdout.write(f"compiled {function.__module__}.{function.__name__}\n")
            sys.stdout.flush()
        return compiled

    _kept: list[Any] = []  # what is called without its dispatcher lives as long as that

    def _point(function: F) -> F:
        """Compile a function, or load it; there is one signature, so that nothing looks for it."""
        from cairn import linking  # noqa: PLC0415

        with linking.linked(linking.Whole):
            _kept.append(_compiled(function))
        linking.set_environments(_kept[-1])
        (compiled,) = _kept[-1].overloads.values()
        point: F = compiled.entry_point
        return point

    def entry(function: F) -> F:
        """Compile a function of the rules that Python calls; what is ready is loaded when it is called first."""
        if not ENTRIES_ALONE:
            return _point(function)
        module, name = vars(sys.modules[function.__module__]), function.__name__
        loaded: list[F] = []

        def point() -> F:
            with _loading:
                if not loaded:
                    loaded.append(_point(function))
            if module.get(name) is door:
                module[name] = loaded[0]  # whoever names the module goes past this door from now on
            return loaded[0]

        @wraps(function)
        def door(*args: Any) -> Any:  # noqa: ANN401
            return (loaded[0] if loaded else point())(*args)

        _doors.append(point)
        return cast("F", door)

    if ENTRIES_ALONE:
        overwrite = _overwrite

        def jit(function: F) -> F:
            """Leave a function alone: those that call it hold it compiled."""
            return function

    else:
        import numba
        from numba.core.registry import CPUDispatcher

        from cairn import linking

        overwrite = numba.njit(_overwrite)

        class Inner(CPUDispatcher):  # type: ignore[misc]  # it has no types
            """A compiled function for other compiled ones; called from Python, the source runs as it stands."""

            def __call__(self, *args: Any) -> Any:  # noqa: ANN401
                """Run the source."""
                return self.py_func(*args)

        def jit(function: F) -> F:
            """Compile a function of the rules that only other rules call, without a door to Python."""
            with linking.linked(linking.Part):
                inner = _compiled(function, no_cpython_wrapper=True, no_cfunc_wrapper=True)
            linking.add_part(inner)
            inner.__class__ = Inner
            return cast("F", inner)

elif GPU:
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # noqa: NPY201  (numba-cuda asks for a name that NumPy 2.5 has dropped)
    from numba import cuda

    def jit(function: F) -> F:
        """Make a function of the rules callable from a CUDA kernel."""
        device: F = cuda.jit(device=True)(function)
        return device

    overwrite = cuda.jit(device=True)(_overwrite)

    def entry(function: F) -> F:
        """Leave a function alone that only Python calls."""
        return function
else:

    def jit(function: F) -> F:
        """Run the source as it stands."""
        return function

    entry = jit
    overwrite = _overwrite


def load() -> None:
    """Load all that is compiled of what has been imported, so that no call waits for it."""
    for each in _doors:
        each()


def ready() -> bool:
    """Tell whether the rules can run at once: nothing is left to compile."""
    return not COMPILED or READY.exists()
