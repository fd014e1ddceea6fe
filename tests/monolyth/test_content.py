"""The components: what the standard file holds, and what a file of one's own can change."""

from collections import Counter
from collections.abc import Callable

import pytest

from cairn.content import ORIGINS
from cairn.core import CHANCE
from cairn.monolyth import MONOLYTH
from cairn.monolyth.asks import Placements
from cairn.monolyth.content import COLOURS, Content, Stone, inside, load, poses
from tests.monolyth.oracle import allows, rotations
from tests.monolyth.positions import STANDARD, lay_heights, lay_sites, offered, play, ready, seat_view, start, wander

pytestmark = pytest.mark.modes

# id, count per colour, ways to turn it, positions on an empty board (the same with 3 and with 4 levels), origin
STONES = [
    ("M1", 3, 1, 16, "rulebook"),
    ("D2", 2, 3, 40, "public"),
    ("I3", 2, 3, 32, "reconstructed"),
    ("L3", 3, 12, 84, "reconstructed"),
    ("O4", 2, 3, 33, "reconstructed"),
    ("T4", 1, 12, 40, "reconstructed"),
    ("L4", 2, 24, 128, "reconstructed"),
    ("S4", 1, 12, 24, "reconstructed"),
]
CARDS = {
    "wall": "HHHH LLLL LLLL LLLL",
    "spur": "LLLL LHHL LLLL LLLL",
    "keep": "LLLL LHHL LHHL LLLL",
    "corner": "HHHH HLLL HLLL HLLL",
    "towers": "HLLH LLLL LLLL HLLH",
    "stair": "HLLL LHLL LLHL LLLH",
    "twin-walls": "HLLH HLLH HLLH HLLH",
    "blocks": "HHLL HHLL LLHH LLHH",
    "horseshoe": "HHHH HLLH LLLL LLLL",
    "terrace": "HHHH HHHH LLLL LLLL",
}
BOARDS = {
    1: "blue orange black turquoise",
    2: "orange turquoise white black",
    3: "turquoise black blue white",
    4: "black white orange blue",
    5: "white blue turquoise orange",
}
TOKENS = {
    1: ("4 4 5 5 6 6 7 7 8 8 9 9 10 10 11 12 13 14 15 16", "6 8 10 16", "8"),
    2: ("4 5 6 7 8 9 10 11 12 13 14 16", "8 7 7 6 6 5 5 4", "8 4"),
    3: ("4 5 6 6 7 7 8 8 9 10 11 12", "8 7 6 6 5 5 4 4 3", "8 6 4"),
    4: ("4 4 5 5 6 6 7 7 8 8 9 9 10 10 11 12", "8 8 7 7 6 6 5 5 4 4 3 3", "8 6 4 2"),
}


def stone(name: str, content: Content = STANDARD) -> Stone:
    return next(stone for stone in content.stones if stone.id == name)


@pytest.mark.rule("ML-SET-02", "ML-SET-03")
def test_stones() -> None:
    assert [(s.id, s.count, s.origin) for s in STANDARD.stones] == [(row[0], row[1], row[4]) for row in STONES]
    assert sum(s.count for s in STANDARD.stones) * len(COLOURS) == 80
    assert COLOURS == ("blue", "orange", "black", "turquoise", "white")
    assert sum(s.count * len(s.cells) for s in STANDARD.stones) * len(COLOURS) == 230
    assert [len(s.cells) for s in STANDARD.stones] == [1, 2, 3, 3, 4, 4, 4, 4]


@pytest.mark.rule("ML-PLC-07")
@pytest.mark.parametrize(("name", "turns"), [(row[0], row[2]) for row in STONES])
def test_ways_to_turn_a_stone(name: str, turns: int) -> None:
    found = poses(stone(name).cells)
    assert len(found) == len(set(found)) == turns
    assert {frozenset(pose) for pose in found} == rotations(stone(name).cells)
    assert all(inside(pose) for pose in found)


@pytest.mark.rule("ML-PLC-03", "ML-PLC-04", "ML-PLC-05", "ML-PLC-06")
@pytest.mark.parametrize(("name", "number"), [(row[0], row[3]) for row in STONES])
@pytest.mark.parametrize("players", [2, 3])
def test_positions_on_an_empty_board(name: str, number: int, players: int) -> None:
    state = ready(players)
    lay_sites(state, {1: f"{name}-blue" if name != "M1" else "D2-blue"})
    assert len(offered(state, "1 swap" if name == "M1" else f"1 {name}")) == number
    assert sum(len(turn["fits"]) for turn in state.ask(Placements(0, name), 0)["poses"]) == number


@pytest.mark.rule("ML-SET-05")
@pytest.mark.parametrize("players", TOKENS)
def test_tokens(players: int) -> None:
    tokens = STANDARD.tokens[players]
    shown = (tokens.prophecy, tokens.level, tokens.structure)
    assert tuple(" ".join(map(str, values)) for values in shown) == TOKENS[players]
    expected = dict.fromkeys(("prophecy", "level", "structure"), "reconstructed")
    assert tokens.origin == (expected | {"level": "rulebook"} if players == 1 else expected)


def test_the_tokens_come_from_one_set() -> None:
    most: dict[str, Counter[int]] = {"prophecy": Counter(), "level": Counter(), "structure": Counter()}
    for tokens in STANDARD.tokens.values():
        for kind, counter in most.items():
            counter |= Counter(getattr(tokens, kind))
            most[kind] = counter
    assert {kind: counter.total() for kind, counter in most.items()} == {"prophecy": 20, "level": 14, "structure": 4}


def test_structure_cards() -> None:
    letters = {"H": "3+", "L": "1-2"}
    assert [card.id for card in STANDARD.structures] == list(CARDS)
    for card in STANDARD.structures:
        assert card.grid == tuple(tuple(letters[c] for c in row) for row in CARDS[card.id].split())
        assert card.origin == ("public" if card.id == "wall" else "reconstructed")
        assert card.usable(3)


@pytest.mark.rule("ML-SET-01")
def test_player_boards() -> None:
    assert {board.id: " ".join(board.sides) for board in STANDARD.boards} == BOARDS
    assert [board.origin for board in STANDARD.boards] == ["public", *["reconstructed"] * 4]
    assert [set(COLOURS) - set(board.sides) for board in STANDARD.boards] == [
        {colour} for colour in ("white", "blue", "orange", "turquoise", "black")
    ]


def test_every_part_says_where_it_comes_from() -> None:
    data = STANDARD.as_dict()
    words = {part["origin"] for name in ("stones", "structures", "boards") for part in data[name]}
    words |= {word for tokens in data["tokens"].values() for word in tokens["origin"].values()}
    assert words == set(ORIGINS) - {"own"}


# ---------------------------------------------------------------- files of one's own


def test_an_empty_file_changes_nothing(corrected: Callable[[str], Content]) -> None:
    for text in ("", "# nothing\n", "stones = []\n", 'colours = ["blue", "orange", "black", "turquoise", "white"]\n'):
        assert corrected(text) == STANDARD


def test_one_count_is_corrected_and_used(corrected: Callable[[str], Content]) -> None:
    content = corrected('[[stones]]\nid = "D2"\ncount = 5\n')
    assert stone("D2", content) == Stone("D2", stone("D2").cells, 5, "own")
    assert [s.id for s in content.stones] == [s.id for s in STANDARD.stones]
    assert [s for s in content.stones if s.id != "D2"] == [s for s in STANDARD.stones if s.id != "D2"]
    state = start(content=content)
    assert state.view(None)["lid"]["D2"] == dict.fromkeys(COLOURS, 5)
    assert state.view(None)["lid_total"] == 80
    assert dict(zip(offered(state), state.odds(), strict=True))["draw D2-white"] == 5
    assert start().view(None)["lid_total"] == 65  # the standard is as it was


def test_the_supply_may_be_corrected(corrected: Callable[[str], Content]) -> None:
    state = ready(content=corrected('[[stones]]\nid = "M1"\ncount = 1\n'))
    assert state.view(None)["supply"] == dict.fromkeys(COLOURS, 1)
    play(state, "1 swap a1/1", "draw L4-white")
    assert state.view(None)["supply"]["blue"] == 0


def test_a_corrected_shape_is_placed_as_it_is_now(corrected: Callable[[str], Content]) -> None:
    text = '[[stones]]\nid = "S4"\ncells = [[0, 0, 0], [1, 0, 0], [2, 0, 0], [3, 0, 0]]\norigin = "public"\n'
    content = corrected(text)
    assert stone("S4", content).origin == "public"
    for players, number in ((2, 24), (3, 8)):  # it cannot stand where three levels are the limit
        state = ready(players, content=content)
        lay_sites(state, {1: "S4-blue"})
        assert len(offered(state, "1 S4")) == number
        assert ("1 S4 a1/1 a1/2 a1/3 a1/4" in offered(state)) == (players == 2)
        assert "1 S4 a1/1 b1/1 c1/1 d1/1" in offered(state)


def test_a_card_is_added_and_used(corrected: Callable[[str], Content]) -> None:
    grid = '[["2", "1-2", "3+", "0"], ["0-4", "1+", "2", "2"], ["2", "2", "2", "2"], ["2", "2", "2", "2"]]'
    content = corrected(f'[[structures]]\nid = "mine"\ngrid = {grid}\n')
    assert [card.id for card in content.structures] == [*CARDS, "mine"]
    card = content.structures[-1]
    assert card.origin == "own"
    for x, label in enumerate(("2", "1-2", "3+", "0")):
        low, high = card.heights(0, x)
        assert [h for h in range(5) if low <= h <= high] == [h for h in range(5) if allows(label, h)]
    state = ready(2, "mine", content=content)
    lay_heights(state, 0, [[2, 1, 4, 0], [0, 1, 2, 2], [2] * 4, [2] * 4])
    play(state, "prophecy 4 N")
    assert seat_view(state, 0)["structure"]["points"] == 8


def test_boards_are_replaced_and_used(corrected: Callable[[str], Content]) -> None:
    sides = ['N = "white", E = "black", S = "orange", W = "blue"', 'N = "blue", E = "white", S = "black", W = "orange"']
    text = "".join(f"[[boards]]\nid = {10 + i}\nsides = {{ {sides[i % 2]} }}\n" for i in range(4))
    content = corrected(f'replace = ["boards"]\n{text}')
    assert [board.id for board in content.boards] == [10, 11, 12, 13]
    assert content.stones == STANDARD.stones
    assert MONOLYTH.options(content)["boards"] == [10, 11, 12, 13]
    state = ready(2, boards=[13, 10], content=content)
    lay_heights(state, 0, [[1] * 4, *([[0] * 4] * 3)], "b")
    assert {side: wall["count"] for side, wall in seat_view(state, 0)["walls"].items()} == {
        "N": 4,
        "E": 0,
        "S": 0,
        "W": 0,
    }
    assert [wall["colour"] for wall in seat_view(state, 1)["walls"].values()] == ["white", "black", "orange", "blue"]


def test_tokens_are_corrected_one_kind_at_a_time(corrected: Callable[[str], Content]) -> None:
    content = corrected('[tokens.2]\nlevel = [3, 9, 5]\n[tokens.3.origin]\nprophecy = "public"\n')
    assert content.tokens[2].level == (3, 9, 5)
    assert content.tokens[2].prophecy == STANDARD.tokens[2].prophecy
    assert content.tokens[2].origin == {"prophecy": "reconstructed", "level": "own", "structure": "reconstructed"}
    assert content.tokens[3].origin["prophecy"] == "public"
    state = ready(content=content)
    lay_heights(state, 0, [[0, 1, 1, 1], *([[1] * 4] * 3)])
    play(state, "1 swap a1/1", "draw L4-blue")
    assert (state.scores()[0], state.view(None)["tokens"]["level"]) == (9, [5, 3])


@pytest.mark.parametrize(
    "text",
    [
        '[[stones]]\nid = "D2"\ncount = 3\n',
        '[[stones]]\nid = "S4"\ncells = [[0, 0, 0], [1, 0, 0], [2, 0, 0], [3, 0, 0]]\n',
        "[tokens.3]\nprophecy = [4]\n",
        "[tokens.1]\nlevel = [6, 8, 10, 17]\n",
        "[tokens.4]\nstructure = [8, 6, 4]\n",
        f'[[structures]]\nid = "wall"\ngrid = {[["1"] * 4] * 4}\n',
        f'[[structures]]\nid = "new"\ngrid = {[["1"] * 4] * 4}\n',
        '[[boards]]\nid = 1\nsides = { N = "blue", E = "orange", S = "turquoise", W = "black" }\n',
        '[[boards]]\nid = 6\nsides = { N = "blue", E = "orange", S = "turquoise", W = "black" }\n',
    ],
)
def test_the_hash_changes_with_what_matters(text: str, corrected: Callable[[str], Content]) -> None:
    content = corrected(text)
    assert content.hash != STANDARD.hash
    assert corrected(text).hash == content.hash


@pytest.mark.parametrize(
    "text",
    [
        "",
        '[[stones]]\nid = "D2"\norigin = "rulebook"\n',
        '[[stones]]\nid = "D2"\ncount = 2\n',
        '[[structures]]\nid = "wall"\norigin = "own"\n',
        '[[boards]]\nid = 2\norigin = "public"\n',
        '[tokens.2.origin]\nlevel = "public"\n',
        "[tokens.2]\nlevel = [4, 5, 5, 6, 6, 7, 7, 8]\n",
    ],
)
def test_the_hash_does_not_change_with_origins_or_the_order_of_tokens(
    text: str, corrected: Callable[[str], Content]
) -> None:
    assert corrected(text).hash == load().hash


def test_the_largest_content_can_be_played(corrected: Callable[[str], Content]) -> None:
    long = [[0, 0, 0], [1, 0, 0], [2, 0, 0], [0, 1, 0], [0, 0, 1]]  # turns into 24 different ways
    extra = [[3, 0, 0], [1, 1, 0], [2, 1, 0], [0, 2, 0], [1, 0, 1], [0, 1, 1], [0, 2, 1], [0, 0, 2]]
    stones = ['[[stones]]\nid = "M1"\ncells = [[0, 0, 0]]\ncount = 9\n']
    stones += [f'[[stones]]\nid = "X{i}"\ncells = {[*long[:4], *extra[: i % 5]]}\ncount = 9\n' for i in range(15)]
    cards = [f'[[structures]]\nid = "c{i}"\ngrid = {[["0+"] * 4] * 4}\n' for i in range(64)]
    boards = [
        f'[[boards]]\nid = {i + 1}\nsides = {{ N = "white", E = "black", S = "orange", W = "blue" }}\n'
        for i in range(64)
    ]
    tokens = [f"[tokens.{n}]\nprophecy = {[*range(4, 28), *range(4, 20)]}\nlevel = {[9] * 40}\n" for n in range(1, 5)]
    text = 'replace = ["stones", "structures", "boards"]\n' + "".join([*stones, *cards, *boards, *tokens])
    content = corrected(text.replace("'", '"'))
    assert (len(content.stones), len(content.structures), len(content.boards)) == (16, 64, 64)
    for players in (1, 2, 4):
        draws = 0
        for state, events in wander(players, players, content):
            draws += events[0].kind == "refilled"
            choices = offered(state) if state.turn != CHANCE else []
            assert len(choices) == len(set(choices))
        assert draws >= 12
        assert state.turn is None
