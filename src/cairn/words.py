"""Every word a person reads, in every language: Fluent messages, filled in and checked."""

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cairn import parts
from cairn.core import CairnError, Event, Seat, WordedError
from cairn.games import GAMES
from cairn.languages import ENGLISH, FOLDER, HABITS, LANGUAGES, by_tag, messages

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = ["FOLDER", "LANGUAGES", "Words", "WordsError", "pick_language", "plain"]


class WordsError(LookupError):
    """A message that is missing, or lacks a value: a mistake in the program, never shown as text."""


ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
NAMED = re.compile(r"(?<![$\w-])-?[a-zA-Z][\w-]*")  # in an entry: whatever may be another one


@cache
def _sources(language: str) -> dict[str, str]:
    """Give every message and term as its file has it; they are read when they are first asked for: that takes long."""
    texts = messages(language)
    texts += [game.words.get(language) or game.words.get("en", "") for game in GAMES.brought()]
    found: dict[str, str] = {}
    for text in texts:
        starts = list(ENTRY.finditer(text))
        ends = [*(entry.start() for entry in starts[1:]), len(text)]
        for start, end in zip(starts, ends, strict=False):  # a text without messages has one end, and no start
            found.setdefault(start[1], text[start.start() : end])
    return found


@cache
def _bundle(language: str) -> "FluentBundle":
    parts.need("play")
    from fluent.runtime import FluentBundle  # noqa: PLC0415  (whoever only simulates has no Fluent)

    return FluentBundle([language], use_isolating=False)


@cache
def _there(language: str, message: str) -> bool:
    """Read a message, and what it refers to; tells whether there is such a one."""
    sources, bundle = _sources(language), _bundle(language)
    from fluent.runtime import FluentResource  # noqa: PLC0415

    wanted, new = {message}, [message] if message in sources else []
    while new:
        text = sources[new.pop()]
        bundle.add_resource(FluentResource(text))
        more = {name for name in NAMED.findall(text) if name in sources} - wanted
        wanted |= more
        new += more
    return bool(bundle.has_message(message))


def plain(message: str) -> str:
    """Give an English message without values as its file has it, for whoever has installed no Fluent."""
    for file in sorted((FOLDER / "en").glob("*.ftl")):
        if found := re.search(rf"^{message} = (.+)$", file.read_text(encoding="utf-8"), re.MULTILINE):
            return found[1]
    raise WordsError(f"there is no message {message!r}")


class Words:
    """The messages of one language: `words("points", n=3)`."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            known = ", ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
            raise CairnError(f"there is no language {language!r}; expected one of {known}")
        self.language = language
        self.habits = HABITS[language]

    @property
    def _bundle(self) -> "FluentBundle":
        return _bundle(self.language)

    def __contains__(self, message: str) -> bool:
        """Tell whether there is such a message, be it in English."""
        return _there(self.language, message) or _there(ENGLISH, message)

    def __call__(self, message: str, /, **values: Any) -> str:  # noqa: ANN401
        """Give a message with its values filled in, in English where a translation lacks it or cannot say it."""
        try:
            return self.own(message, **values)
        except WordsError:
            if self.language == ENGLISH or not _there(ENGLISH, message):
                raise
            return Words(ENGLISH)(message, **values)

    def own(self, message: str, /, **values: Any) -> str:  # noqa: ANN401
        """Give a message of this language itself."""
        if not _there(self.language, message):
            raise WordsError(f"there is no message {message!r} in {self.language}")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise WordsError(f"the message {message!r} has no text in {self.language}")
        plain = {name: str(value) if isinstance(value, Path) else value for name, value in values.items()}
        text, errors = self._bundle.format_pattern(pattern, plain)
        if errors:
            raise WordsError(f"the message {message!r} in {self.language}: {errors[0]}")
        return str(text)

    def explain(self, error: BaseException) -> str:
        """Say an error; what it tells of a mistake that can be told in every language is told in this one."""
        text = str(error)
        cause: BaseException | None = error
        if parts.lacks("play"):  # what an error says is English already
            return text
        while cause is not None:
            if isinstance(cause, WordedError):
                text = text.replace(str(cause), self(f"fault-{cause.key}", **cause.values))
            cause = cause.__cause__
        return text

    def tell(self, game: str, event: Event, names: Sequence[str], you: Seat | None = None) -> str:
        """Say what happened: the sentence `GAME-event-KIND`, to the seat `you` or about a name."""
        said = {key: " ".join(value) if _texts(value) else value for key, value in event.data.items() if _plain(value)}
        seat = event.data.get("seat")
        if isinstance(seat, int):
            said |= {"who": "you" if seat == you else "other", "name": names[seat]}
        if isinstance(site := event.data.get("site"), int):
            said["site"] = site + 1  # people count from 1
        return self(f"{game}-event-{event.kind}", **said)


def _texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(part, str) for part in value)


def _plain(value: object) -> bool:
    return isinstance(value, str | int) or _texts(value)


def pick_language(wanted: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """Choose a language: the one asked for, else the environment's, else English."""
    explicit = wanted or environment.get("CAIRN_LANG")
    if explicit:
        return Words(by_tag(explicit) or explicit).language
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            return by_tag(value) or ENGLISH
    return ENGLISH
