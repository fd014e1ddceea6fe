"""Names and lines that people write: normalised, and nothing in them that is not seen."""

import unicodedata

from cairn.server.protocol import NAME_LENGTH, NewSeat
from cairn.server.refusals import RefusedError

HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # control, format (direction, zero width), none at all
BLANK = set("\u115f\u1160\u2800\u3164\uffa0\U0001d159")  # letters and signs that show nothing
SELECTORS = set("\u034f\u180b\u180c\u180d\u180f\u17b4\u17b5")
SELECTORS |= {*map(chr, range(0xFE00, 0xFE10)), *map(chr, range(0xE0100, 0xE01F0))}
EMOJI = range(0x1F000, 0x1FC00)  # new ones come every year, and this Python may not know them yet
MARKS = 3  # signs above or below one letter
LONGEST = 8 * NAME_LENGTH  # characters of a name before it is normalised, which may take long


def _normal(text: str) -> str:
    """Give a text in its normal form, without what only says how to draw a character."""
    whole = unicodedata.normalize("NFKC", text.encode("utf-8", "replace").decode())
    return unicodedata.normalize("NFKC", "".join(character for character in whole if character not in SELECTORS))


def _hidden(character: str) -> bool:
    return character in BLANK or (unicodedata.category(character) in HIDDEN and ord(character) not in EMOJI)


def _piled(text: str) -> bool:
    """Tell whether more signs are piled upon a letter than any language has."""
    run = 0
    for character in text:
        run = run + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if run > MARKS:
            return True
    return False


def _seen(text: str) -> bool:
    return any(unicodedata.category(character)[0] in "LNPS" or ord(character) in EMOJI for character in text)


def clean_name(text: str | None) -> str | None:
    """Give a name as it is kept, or say what is wrong with it."""
    if text is None:
        return None
    if len(text) > LONGEST:
        raise RefusedError("bad-name", f"A name has {NAME_LENGTH} characters at most.")
    name = " ".join(_normal(text).split(" ")).strip()
    while "  " in name:
        name = name.replace("  ", " ")
    if any(_hidden(character) for character in name):
        raise RefusedError("bad-name", "A name has no hidden characters, and none for control or direction.")
    if not _seen(name):
        raise RefusedError("bad-name", "A name needs a character that can be seen.")
    if unicodedata.category(name[0])[0] == "M":
        raise RefusedError("bad-name", "A name does not begin with a sign that belongs upon a letter.")
    if _piled(name):
        raise RefusedError("bad-name", "A name piles no more than three signs upon a letter.")
    if len(name) > NAME_LENGTH:
        raise RefusedError("bad-name", f"A name has {NAME_LENGTH} characters at most.")
    return name


def clean_seats(seats: list[NewSeat]) -> None:
    """Clean the names of new seats."""
    for seat in seats:
        seat.name = clean_name(seat.name)


def clean_line(text: str, longest: int) -> str:
    """Give a line of chat as it is told: what is hidden in it becomes a space."""
    line = " ".join("".join(" " if _hidden(c) else c for c in _normal(text)).split())
    if not _seen(line) or _piled(line):
        raise RefusedError("bad-text", "There is nothing to be seen in that.")
    return line[:longest]


def clean_brought(text: object, instead: str) -> str:
    """Give a name out of a record that somebody brought, or another one if it cannot be used."""
    try:
        return clean_name(text if isinstance(text, str) else "") or instead
    except RefusedError:
        return instead
