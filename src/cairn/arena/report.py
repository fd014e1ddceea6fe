"""The report of an arena: one HTML file that needs nothing else, for light and dark screens, phones and paper."""

from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any

from cairn.arena import plots
from cairn.arena.figures import Findings, Group, lookup
from cairn.arena.plots import Row, Scale, percent, scale_of, section
from cairn.arena.store import check_place
from cairn.core import CairnError
from cairn.game import AUTOMA, Game
from cairn.games import GAMES
from cairn.simulate.results import writing

FEWEST = 2  # bots that can be compared
TITLE = " arena, "  # in the title of every report
LONGEST = 200  # bytes of a title, at most


def check_report(path: Path) -> None:
    """See that a report can be written to a file, before anything is played; only a report is ever replaced."""
    check_place(path)
    if path.is_file() and path.stat().st_size:
        begins = _template().partition("{{title}}")[0].encode()
        with writing(path), path.open("rb") as file:
            found = file.read(len(begins) + LONGEST)
        if not found.startswith(begins) or TITLE.encode() not in found:
            raise CairnError(f"{path}: is not a report of `cairn arena`; name another file with --report")


def write_report(findings: Findings, path: Path) -> None:
    """Write the report of what was found."""
    with writing(path):
        path.write_text(page(findings), encoding="utf-8", newline="\n")


def _template() -> str:
    return files("cairn.arena").joinpath("report.html").read_text(encoding="utf-8")


def page(findings: Findings) -> str:
    """Make the whole page."""
    plan = findings.plan
    count = "1 player" if plan["players"] == 1 else f"{plan['players']} players"
    names = [one.bot for one in findings.standings]
    title = f"{plan['game'].capitalize()}{TITLE}{count}"
    lead = f"{findings.games:,} games{', a ladder' if plan['ladder'] else ''}: {', '.join(names)}."
    parts = (
        _ratings(findings), _matrix(findings, names), _wins(findings), _scores(findings), _parts(findings),
        _lengths(findings), _seats(findings), _setups(findings), _built(findings), _conditions(findings),
    )  # fmt: skip
    text = _template()
    filled = {"title": escape(title), "lead": escape(lead), "sections": "\n".join(part for part in parts if part)}
    for name, value in filled.items():
        text = text.replace(f"{{{{{name}}}}}", value)
    return text


def _ratings(findings: Findings) -> str:
    rows = [Row(one.bot, one.rating.rating, one.rating.interval) for one in findings.standings if one.rating]
    if len(rows) < FEWEST:
        return ""
    scale = scale_of(end for row in rows for end in row.interval or ())
    about = (
        "OpenSkill (after Plackett and Luce), with 95 % intervals. 25 is the middle; whoever is ahead by 7 wins about "
        "three games of four."
    )
    return section("Ratings", plots.intervals(rows, scale, plots.number), about=about)


def _matrix(findings: Findings, names: list[str]) -> str:
    about = (
        "In how many of 100 games the bot of a row comes before the bot of a column, with 95 % intervals (Wilson's). "
        "A tie is half for each."
    )
    return section("Who beats whom", plots.matrix(names, lookup(findings.pairs)), about=about) if findings.pairs else ""


def _wins(findings: Findings) -> str:
    """Sum up each bot in a table."""
    contested = bool(findings.pairs)  # alone, there is nobody to win against
    head = ("bot", "games", *(("wins", "share", "95 %") if contested else ()), "mean score", "95 %", "spread",
            "ms a decision")  # fmt: skip
    lines = []
    for one in findings.standings:
        own = one.figures
        around = "" if own.mean_interval is None else " to ".join(f"{end:z.1f}" for end in own.mean_interval)
        low, high = (percent(end) for end in own.win_interval)
        lines.append((
            one.bot, f"{own.games:,}",
            *((f"{own.wins:,}", f"{100 * own.win_share:.1f} %", f"{low} to {high}") if contested else ()),
            f"{own.mean_score:.1f}", around, "" if own.deviation is None else f"{own.deviation:.1f}",
            one.thought,
        ))  # fmt: skip
    about = "A tie is a win for each. The spread is the standard deviation of the scores."
    if findings.plan["players"] == 1 and AUTOMA not in (one.bot for one in findings.standings):
        best = ": a win is the best score of a deal" if contested else ""
        about = f"Everybody played alone{best}. The spread is the standard deviation."
    return section("Wins and scores", plots.table(head, lines), about=about)


def _scores(findings: Findings) -> str:
    rows = [(bot, listed) for bot, listed in findings.scores.items() if listed]
    return section("Scores", plots.histograms(rows), about="How often which score was reached; the line is the mean.")


def _parts(findings: Findings) -> str:
    names = list(dict.fromkeys(part for one in findings.standings for part in one.parts))
    lines = [(one.bot, *(f"{one.parts.get(part, 0):.1f}" for part in names)) for one in findings.standings]
    head = ("bot", *(part.replace("_", " ") for part in names))
    return section("Where points come from", plots.table(head, lines), about="Points in a game, on average.")


def _lengths(findings: Findings) -> str:
    about = "Choices in a game, nature's too; the line is the mean."
    return section("Length", plots.histograms([("games", findings.lengths)]), about=about)


def _shares(groups: list[Group], names: dict[str, str] | None = None) -> str:
    """Draw the share of wins of seats with something in common."""
    rows = [Row((names or {}).get(group.name, group.name), group.figures.win_share, group.figures.win_interval,
                f"{group.figures.games:,} games") for group in groups]  # fmt: skip
    total = sum(group.figures.games for group in groups)
    usual = sum(group.figures.wins for group in groups) / total
    scale = scale_of([end for row in rows for end in row.interval or ()], [usual])
    return plots.intervals(rows, Scale(max(scale.low, 0), min(scale.high, 1)), percent, usual)


def _seats(findings: Findings) -> str:
    if not findings.seats:
        return ""
    names = {str(seat): f"Seat {seat + 1}" for seat in range(len(findings.seats))}
    about = "How often each seat wins, with 95 % intervals. Every bot sat on each equally often; the line is the mean."
    return section("Advantage of seats", _shares(findings.seats, names), about=about)


def _setups(findings: Findings) -> str:
    made = []
    for key, groups in findings.by_seat.items():
        about = "How often who has it wins, with 95 % intervals; the line is the mean."
        alone = findings.plan["players"] == 1 and AUTOMA not in (one.bot for one in findings.standings)
        drawn = _means(groups) if alone else _shares(groups)
        made.append(section(_worded(findings, key), drawn, about="Mean score with it." if alone else about))
    for key, groups in findings.by_game.items():
        head = (key, "games", "mean score", "choices", *(["first seat wins", "95 %"] if findings.seats else []))
        lines = []
        for group in groups:
            low, high = (percent(end) for end in group.figures.win_interval)
            first = [percent(group.figures.win_share), f"{low} to {high}"] if findings.seats else []
            lines.append((group.name, f"{group.figures.games:,}", f"{group.score:.1f}", f"{group.choices:.0f}", *first))
        made.append(section(_worded(findings, key), plots.table(head, lines)))
    return "\n".join(made)


def _means(groups: list[Group]) -> str:
    rows = [Row(group.name, group.figures.mean_score, group.figures.mean_interval) for group in groups]
    scale = scale_of(end for row in rows for end in row.interval or (row.value,))
    return plots.intervals(rows, scale, plots.number)


def _built(findings: Findings) -> str:
    """Say what was built how often, and what became of who did."""
    game = GAMES.get(findings.plan["game"])
    of = game.built_of if game else None
    played = {group.name: group.figures.games for group in findings.by_game.get(of or "", [])}
    usual = findings.games * findings.plan["players"]
    lines = []
    for group in findings.built:
        chances = played.get(group.name, findings.games) * findings.plan["players"] if played else usual
        low, high = (percent(end) for end in group.figures.win_interval)
        lines.append((
            group.name, f"{group.figures.games:,}", f"{100 * group.figures.games / chances:.1f} %",
            f"{group.figures.mean_score:.1f}", percent(group.figures.win_share), f"{low} to {high}",
        ))  # fmt: skip
    head = ("built", "times", "of all seats", "mean score with it", "wins with it", "95 %")
    about = (game or Game).built_about
    return section("What was built", plots.table(head, lines) if lines else "", about=about)


def _worded(findings: Findings, key: str) -> str:
    game = GAMES.get(findings.plan["game"])
    return (game.titles if game else {}).get(key, key.replace("_", " ").capitalize())


def _conditions(findings: Findings) -> str:
    plan, how = findings.plan, findings.conditions
    chosen = ", ".join(f"{key} {value}" for key, value in plan["setup"].items() if key != "tiles")
    told: dict[str, Any] = {
        "Command": how["command"], "Cairn": f"{plan['cairn']}, rules {plan['rules']}, {how['mode']}",
        "Seed": plan["seed"], "Set-up": chosen or "drawn evenly over the deals",
        "Components": plan["content"][:16], "Begun": how["begun"],
        "Not counted": f"{len(findings.dropped)}; {findings.dropped[0]}" if findings.dropped else None,
        "Machine": f"{how['processor']}, {how['cores']} cores, {how['system']}", "Python": how["python"],
    }  # fmt: skip
    rows = "".join(
        f"<dt>{key}</dt><dd>{f'<code>{escape(str(value))}</code>' if key == 'Command' else escape(str(value))}</dd>"
        for key, value in told.items()
        if value is not None
    )
    return section("Conditions", f"<dl>{rows}</dl>")
