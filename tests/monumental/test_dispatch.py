"""The dispatchers are what the themes declare: a file that is stale must be written anew."""

import pytest

from cairn.monumental import dispatch, language, lexicon, rows


@pytest.mark.parametrize("name", dispatch.FILES)
def test_the_dispatchers_are_written_from_the_themes(name: str) -> None:
    written = (dispatch.HERE / name).read_text(encoding="utf-8")
    assert written == dispatch.FILES[name](), "run python src/cairn/monumental/dispatch.py"


def test_every_word_has_the_number_that_the_dispatchers_test() -> None:
    numbers = {entry.number: name for name, entry in lexicon.WORDS.items()}
    assert len(numbers) == len(lexicon.WORDS)
    holding = {name for name, entry in lexicon.WORDS.items() if entry.number <= lexicon.ROOM}
    assert dispatch.declared() == {number: name for number, name in numbers.items() if name not in holding}
    assert {name.split()[0] for name in language.WORDS} == set(numbers.values())


def test_every_row_has_its_own_number_and_places() -> None:
    declared = {name: getattr(rows, name) for name in rows.BY_KIND.values()}
    assert {kind: name for name, row in declared.items() for kind in [row.kind]} == rows.BY_KIND
    for name, row in declared.items():
        places = row[1:]
        assert list(places) == sorted(set(places)), name
        assert all(place >= rows.FIRST for place in places), name
