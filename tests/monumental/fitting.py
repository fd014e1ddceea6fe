"""Whether plain data fits a declared type exactly: no key too many, none missing, no number for a truth."""

from dataclasses import fields
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from cairn.core import Told


def misfit(data: Any, kind: Any, at: str = "") -> str:
    """Say where data does not fit; "" if it does everywhere."""
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        told = [misfit(data, arg, at) for arg in args]
        same = [text for arg, text in zip(args, told, strict=True) if _of_this_kind(data, arg)]
        return "" if "" in told else (same or told)[0]
    if origin is Literal:
        return (
            "" if any(data == arg and type(data) is type(arg) for arg in args) else f"{at}: {data!r} is none of {args}"
        )
    if is_typeddict(kind):
        return _record(data, kind, at)
    if origin is dict:
        if not isinstance(data, dict):
            return f"{at}: {data!r} is no dictionary"
        parts = [misfit(key, args[0], at) or misfit(value, args[1], f"{at}.{key}") for key, value in data.items()]
    elif origin in (list, tuple):
        if type(data) is not list:
            return f"{at}: {data!r} is no list"
        parts = [misfit(value, args[0], f"{at}[{i}]") for i, value in enumerate(data)]
    else:
        return "" if type(data) is (NoneType if kind is None else kind) else f"{at}: {data!r} is no {kind}"
    return next((part for part in parts if part), "")


def _of_this_kind(data: Any, kind: Any) -> bool:
    """Tell whether a record says that it is of this kind."""
    if not is_typeddict(kind) or not isinstance(data, dict) or "kind" not in kind.__annotations__:
        return False
    return data.get("kind") in get_args(get_type_hints(kind)["kind"])


def _record(data: Any, kind: Any, at: str) -> str:
    if type(data) is not dict:
        return f"{at}: {data!r} is no record"
    hints = get_type_hints(kind)
    missing, extra = kind.__required_keys__ - data.keys(), data.keys() - hints.keys()
    if missing or extra:
        return f"{at}: {kind.__name__} lacks {sorted(missing)} and has too much: {sorted(extra)}"
    return next((text for key in data if (text := misfit(data[key], hints[key], f"{at}.{key}"))), "")


def misfit_choice(choice: Told) -> str:
    """Say where the data of a choice does not fit the fields of its class."""
    data, hints = dict(choice.data), get_type_hints(type(choice))
    if data.pop("do") != choice.do:
        return "do"
    for part in fields(choice):  # type: ignore[arg-type]
        if part.metadata.get("told", True):
            name, value = part.name.rstrip("_"), getattr(choice, part.name)
            if value is None and name not in data:
                continue
            text = misfit(data.pop(name), hints[part.name], f"{choice.do}.{name}")
            if text:
                return text
    return f"{choice.do} has too much: {data}" if data else ""
