"""How compiled functions come together: every function is compiled alone, and put together where Python calls it.

Numba links into each compiled function all that it calls, and what that calls, and optimises the whole anew; where
functions call functions, most of compiling is spent on code that nobody will run. Here a function that only other
rules call stays what it was lowered to, and whatever Python calls takes in all it needs, once, and is optimised as a
whole. Its code is the same.
"""
# ruff: noqa: SLF001  (Numba has no other door to this)

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import llvmlite.binding as llvm
from numba.core.codegen import JITCodeLibrary
from numba.core.registry import cpu_target

COUNTED = re.compile(r"B\d+v\d+B.*")  # of a symbol, what differs from process to process: what is counted there
# What holds each function that only rules call, by its name, and its symbol in this process.
PARTS: dict[str, tuple["Part", str]] = {}


def _name(symbol: str) -> str:
    """Give what a function is called in every process."""
    return COUNTED.sub("", symbol)


class Part(JITCodeLibrary):  # type: ignore[misc]  # it has no types
    """A function for other compiled ones: no machine code is made of it."""

    def finalize(self) -> None:
        """Take in what Numba itself brings to it; functions of ours stay outside."""
        self._raise_if_finalized()
        ours = {part for part, _ in PARTS.values()}
        for library in dict.fromkeys(self._linking_libraries):
            if library not in ours:
                self._reload_init.update(library._reload_init)
                self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._final_module.verify()
        self._finalize_dynamic_globals()
        self._finalized = True

    def calls(self) -> list["Part"]:
        """Give the functions of ours that it calls."""
        called = [_name(each.name) for each in self._final_module.functions if each.is_declaration]
        return [PARTS[name][0] for name in called if name in PARTS]

    def get_pointer_to_function(self, name: str) -> int:  # noqa: ARG002
        """Have no address."""
        return 0

    @property
    def codegen(self) -> "Part":
        """Be asked for what sets environments."""
        return self

    def set_env(self, name: str, env: Any) -> None:  # noqa: ANN401
        """Leave that to whatever takes it in."""

    def serialize_using_object_code(self) -> Any:  # noqa: ANN401
        """Be kept as what it was lowered to."""
        return self.serialize_using_bitcode()

    @classmethod
    def _unserialize(cls, codegen: Any, state: Any) -> "Part":  # noqa: ANN401
        name, _, data = state
        self = cls(codegen, name)
        self._final_module = llvm.parse_bitcode(data)
        for each in self._final_module.functions:
            if each.is_declaration and _name(each.name) in PARTS:  # another process may have compiled it
                each.name = PARTS[_name(each.name)][1]
        self.finalize()
        return self


class Whole(JITCodeLibrary):  # type: ignore[misc]
    """A function that Python calls, with all that it calls."""

    _linking_libraries: list[JITCodeLibrary]

    def finalize(self) -> None:
        """Take in the functions that are called, and what these call, before it is optimised."""
        found = dict.fromkeys(self._linking_libraries)
        new = [library for library in found if isinstance(library, Part)]
        while new:
            more = [part for part in new.pop().calls() if part not in found]
            found.update(dict.fromkeys(more))
            new += more
        self._linking_libraries = list(found)
        super().finalize()

    def serialize_using_object_code(self) -> Any:  # noqa: ANN401
        """Be kept as machine code alone: nothing takes it in."""
        module = self._final_module
        symbols = [each.name for each in (*module.functions, *module.global_variables) if not each.is_declaration]
        return self.name, "whole", (self._get_compiled_object(), symbols)

    @classmethod
    def _unserialize(cls, codegen: Any, state: Any) -> "Whole":  # noqa: ANN401
        name, _, (code, symbols) = state
        self = cls(codegen, name)
        self.enable_object_caching()
        self._set_compiled_object(code)
        self._finalize_final_module()
        codegen._engine._defined_symbols |= set(symbols)
        return self


@contextmanager
def linked(kind: type[JITCodeLibrary]) -> Iterator[None]:
    """Let what is compiled meanwhile become such a library."""
    codegen = cpu_target.target_context.codegen()
    before, codegen._library_class = codegen._library_class, kind
    try:
        yield
    finally:
        codegen._library_class = before


def add_part(compiled: Any) -> None:  # noqa: ANN401
    """Let other functions call this one."""
    (result,) = compiled.overloads.values()
    for each in result.library._final_module.functions:
        if not each.is_declaration and each.linkage == llvm.Linkage.external:
            PARTS[_name(each.name)] = (result.library, each.name)


def set_environments(compiled: Any) -> None:  # noqa: ANN401
    """Set those of all functions that were taken in."""
    (result,) = compiled.overloads.values()
    for env in result._find_referenced_environments():  # of what was loaded, they are set
        result.codegen.set_env(env.env_name, env)
