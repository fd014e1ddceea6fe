"""Writes the dispatchers of the rules: `python src/cairn/monumental/dispatch.py`, a file that imports none of them.

What there is to do for a word, or for a row of the stack, is a function of its theme, found by its name: `do_archive`,
`step_fill`, `offer_payment`. It takes what it names: the records s, t, m, e; the seat; of a word its place pc, its
arguments a, b, c, d, `full` or `must`, and its source; of an answer its verb, its numbers a and b, or its whole code;
of the answer to a word what was picked.
"""

import ast
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from runpy import run_path

HERE = Path(__file__).parent
PACKAGE = "cairn.monumental"
FEW = 6  # cases that are tested one after the other
# What comes up most often is tested first.
OFTEN = {
    "step": ("PROGRAM", "ORDER"),
    "offer": ("ACTIONS", "PAYMENT"),
    "answer": ("ACTIONS", "PAYMENT"),
    "can": ("pay", "gain"),
    "do": ("gain", "pay"),
}
HEAD = '"""{} Written by dispatch.py."""\n\n# ruff: noqa: {}\n'
LEXICON, ROWS = run_path(str(HERE / "lexicon.py")), run_path(str(HERE / "rows.py"))


@dataclass(frozen=True)
class Part:
    """A function of the rules that does one thing for a word or a row."""

    module: str
    name: str
    takes: tuple[str, ...]

    def call(self, given: Mapping[str, str]) -> str:
        """Write a call with what the function asks for."""
        return f"{self.module}.{self.name}({', '.join(given.get(name, name) for name in self.takes)})"


@dataclass(frozen=True)
class Case:
    """What is done for one number."""

    number: int
    name: str
    does: tuple[str, ...]


def declared() -> dict[int, str]:
    """Find the words that the themes declare, by number; those of programs.py hold others, and it does them itself."""
    found: dict[int, str] = {}
    for number, theme in enumerate(LEXICON["THEMES"]):
        text = (HERE / f"{theme}.py").read_text(encoding="utf-8")
        calls = [node.value for node in ast.parse(text).body if isinstance(node, ast.Assign)]
        names = [
            call.args[1].value
            for call in calls
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "word"
            if isinstance(call.args[1], ast.Constant)
        ]
        if theme != "programs":
            found |= {1 + LEXICON["ROOM"] * number + i: str(name) for i, name in enumerate(names)}
    return found


def parts() -> dict[str, Part]:
    """Find every function of the rules by its name."""
    found: dict[str, Part] = {}
    for file in sorted(HERE.glob("*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.decorator_list and not file.stem.startswith("dispatch"):
                found[node.name] = Part(file.stem, node.name, tuple(arg.arg for arg in node.args.args))
            elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Name) and node.value.id in found:
                found |= {str(name.id): found[node.value.id] for name in node.targets if isinstance(name, ast.Name)}
    return found


def chain(subject: str, cases: Iterable[Case], otherwise: tuple[str, ...], begin: str = "if") -> list[str]:
    """Test cases one after the other."""
    lines: list[str] = []
    for case in cases:
        lines.append(f"{begin} {subject} == {case.number}:  # {case.name}")
        lines += [f"    {line}" for line in case.does]
        begin = "elif"
    return [*lines, "else:", *(f"    {line}" for line in otherwise)] if otherwise else lines


def branches(subject: str, cases: list[Case], often: tuple[str, ...], otherwise: tuple[str, ...] = ()) -> list[str]:
    """Test the frequent cases first, then the others a few at a time."""
    frequent = sorted((case for case in cases if case.name in often), key=lambda case: often.index(case.name))
    others = sorted((case for case in cases if case.name not in often), key=lambda case: case.number)
    lines = chain(subject, frequent, ())
    while len(others) > FEW:
        group, others = others[:FEW], others[FEW:]
        lines.append(f"{'elif' if lines else 'if'} {subject} < {others[0].number}:")
        lines += [f"    {line}" for line in chain(subject, group, otherwise)]
    return [*lines, *chain(subject, others, otherwise, "elif" if lines else "if")]


def imports(used: Iterable[Part], more: Mapping[str, str]) -> list[str]:
    """Write the imports of the modules of some functions, and of more."""
    modules = sorted({part.module for part in used})
    lines = ["from cairn.kernel import jit", f"from {PACKAGE} import (", *(f"    {name}," for name in modules), ")"]
    return lines + [f"from {PACKAGE}.{module} import {names}" for module, names in more.items()]


def function(head: str, said: str, body: Iterable[str]) -> list[str]:
    """Write a compiled function."""
    return ["", "", "@jit", f"def {head}:", f'    """{said}"""', *(f"    {line}" if line else "" for line in body)]


# ---------------------------------------------------------------- words

ARGUMENTS = {name: f"t.{name}[pc]" for name in "abcd"}
RECORDS = "s: Position, t: Tables, m: Menu, "


def words() -> str:
    """Write what every word can and does."""
    found = parts()
    can: list[Case] = []
    do: list[Case] = []
    offer: list[Case] = []
    answer: list[Case] = []
    used: list[Part] = []
    for number, name in declared().items():
        roles = {role: found.get(f"{role}_{name}") for role in ("can", "do", "offer", "answer")}
        used += [part for part in roles.values() if part]
        if roles["can"]:
            can.append(Case(number, name, (f"return {roles['can'].call(ARGUMENTS)}",)))
        if roles["offer"] and roles["answer"]:
            given = ARGUMENTS | {"picked": "picked_number(b)"}
            offer.append(Case(number, name, (roles["offer"].call(ARGUMENTS),)))
            answer.append(Case(number, name, (roles["answer"].call(given),)))
            if not roles["can"]:
                can.append(
                    Case(number, name, ("before = m.n", roles["offer"].call(ARGUMENTS), "return found(m, before)"))
                )
        if roles["do"]:
            do.append(Case(number, name, (roles["do"].call(ARGUMENTS),)))
        elif roles["offer"]:
            do.append(Case(number, name, ("ask_word(s, seat, pc, source, 1, must)",)))
    more = {
        "codes": "picked_number",
        "fields": "Events, Menu, Position, Tables",
        "rows": "WORD_CHOICE",
        "verbs": "ask_word, found, pop, stoppable",
    }
    row = ["row = s.row[s.depth - 1]", "pc = row[WORD_CHOICE.pc]", "op = t.op[pc]"]
    lines = [
        HEAD.format("What every word can and does.", "ARG001, PLR2004, RET505, SIM114"),
        *imports(used, more),
        *function(
            f"can_word({RECORDS}seat: int, pc: int, full: int, source: int) -> int",
            "Tell whether a word can be done: in full, or at least in part.",
            ["op = t.op[pc]", *branches("op", can, OFTEN["can"]), "return 1"],
        ),
        *function(
            f"do_word({RECORDS}e: Events, seat: int, pc: int, must: int, source: int) -> None",
            "Do a word: at once, or by putting a row on the stack that asks.",
            ["op = t.op[pc]", *branches("op", do, OFTEN["do"])],
        ),
        *function(
            f"offer_word_choice({RECORDS}seat: int) -> None",
            "Write what a word may pick.",
            [*row, *branches("op", offer, ()), "stoppable(m, row[WORD_CHOICE.must])"],
        ),
        *function(
            "answer_word_choice(s: Position, t: Tables, e: Events, seat: int, b: int) -> None",
            "Do what a word does with its pick.",
            [
                *row,
                "row[WORD_CHOICE.must] &= 1",
                "row[WORD_CHOICE.left] -= 1",
                "if row[WORD_CHOICE.left] == 0:",
                "    pop(s)",
                *branches("op", answer, ()),
            ],
        ),
    ]
    return "\n".join(lines) + "\n"


# ---------------------------------------------------------------- rows


def _cases(found: Mapping[str, Part], role: str, kinds: Mapping[int, str], used: list[Part]) -> list[Case]:
    """Gather what is done in one role for rows."""
    cases = []
    for kind, name in kinds.items():
        part = found.get(f"{role}_{name.lower()}")
        if part:
            used.append(part)
            cases.append(Case(kind, name, (part.call({}),)))
    return cases


def stack() -> str:
    """Write what is done with every kind of row."""
    found = parts()
    for name in ("offer_word_choice", "answer_word_choice"):
        takes = ("s", "t", "m", "seat") if name.startswith("offer") else ("s", "t", "e", "seat", "b")
        found[name] = Part("dispatch_words", name, takes)
    used: list[Part] = []
    done = {kind: name for kind, name in ROWS["BY_KIND"].items() if kind < ROWS["ASKS"]}
    asked = {kind: name for kind, name in ROWS["BY_KIND"].items() if kind >= ROWS["ASKS"]}
    step, offer, answer, stop = (
        _cases(found, role, kinds, used)
        for role, kinds in (("step", done), ("offer", asked), ("answer", asked), ("stop", asked))
    )
    missing = [name for name in done.values() if name not in {case.name for case in step}]
    missing += [
        name for name in asked.values() for cases in (offer, answer) if name not in {case.name for case in cases}
    ]
    if missing:
        raise LookupError(f"no function for the rows {', '.join(missing)}")
    more = {
        "codes": "first_of, second_of, verb_of",
        "fields": "Events, Menu, Position, Tables",
        "kinds": "V_STOP",
        "rows": "KIND, NATURE, SEAT",
        "verbs": "pop",
    }
    top = ["row = s.row[s.depth - 1]", "kind = row[KIND]", "seat = row[SEAT]"]
    lines = [
        HEAD.format("What is done with every kind of row of the stack.", "PLR2004"),
        *imports(used, more),
        *function(
            f"step({RECORDS}e: Events) -> None", "Do the topmost row.", [*top, *branches("kind", step, OFTEN["step"])]
        ),
        *function(
            "offer(s: Position, t: Tables, m: Menu) -> None",
            "Write the choices of the position; changes nothing.",
            [
                "m.n = 0",
                "m.total = 0",
                "if s.over or s.depth == 0:",
                "    return",
                *top,
                *branches("kind", offer, OFTEN["offer"]),
                "if kind < NATURE:",
                "    m.total = m.n",
            ],
        ),
        *function(
            "leave(s: Position, e: Events) -> None",
            "Take the topmost row off, unanswered.",
            [*top, *branches("kind", stop, (), ("pop(s)",))],
        ),
        *function(
            f"answer({RECORDS}e: Events, code: int) -> None",
            "Answer the topmost row.",
            [
                "verb = verb_of(code)",
                "if verb == V_STOP:",
                "    leave(s, e)",
                "    return",
                *top,
                "a = first_of(code)",
                "b = second_of(code)",
                *branches("kind", answer, OFTEN["answer"]),
            ],
        ),
    ]
    return "\n".join(lines) + "\n"


FILES = {"dispatch_words.py": words, "dispatch_rows.py": stack}


def main() -> None:
    """Write the files."""
    for name, made in FILES.items():
        (HERE / name).write_text(made(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
