"""Before a game: which one, how many, against whom, in which language; or which saved game goes on."""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from cairn import bots, parts, record
from cairn.bots import LEVELS
from cairn.core import CairnError, Content
from cairn.game import Game
from cairn.games import GAMES
from cairn.record import SUFFIX
from cairn.terminal.command import command
from cairn.terminal.drawing import drawing_of
from cairn.terminal.menu import folded
from cairn.terminal.screen import Screen
from cairn.terminal.table import LocalTable, Participant, saves
from cairn.words import LANGUAGES, Words, pick_language

NOBODY = ("", "none")


def data_folder(wanted: Path | None) -> Path:
    """Find where records and saves are kept."""
    if wanted is not None:
        return wanted
    if told := os.environ.get("CAIRN_DATA"):
        return Path(told)
    parts.need("play")
    import platformdirs  # noqa: PLC0415  (whoever only simulates has none)

    return platformdirs.user_data_path("cairn", appauthor=False)


def meant(typed: str, answers: Mapping[str, str]) -> list[str]:
    """Find the keys of the answers that somebody may mean: by key or name, or by how they begin."""
    wanted = folded(typed.strip())
    for fits in (str.__eq__, str.startswith):
        found = [key for key, text in answers.items() if fits(folded(key), wanted) or fits(folded(text), wanted)]
        if found or not wanted:
            return found
    return []


def choose(screen: Screen, words: Words, question: str, answers: Mapping[str, str], default: str) -> str:
    """Ask for one of a few answers, by its key or how its name begins; Enter takes the default."""
    screen.say(question, "bold")
    for key, text in answers.items():
        screen.say(f"  {key}  {text}" if text else f"  {key}")
    while True:
        answer = screen.ask(f"[{words('default-hint', value=default)}] >", lambda _: list(answers)) or default
        found = meant(answer, answers)
        if len(found) == 1:
            return found[0]
        if found:
            several = ", ".join(f"{key} {answers[key]}".rstrip() for key in found)
            screen.say(words("terminal-several", list=several), "#e0786c")
        else:
            screen.say(words("out-of-range", list=", ".join(answers)), "#e0786c")


def ask_language(screen: Screen, wanted: str | None) -> Words:
    """Settle the language: as asked for, else by a question whose default is the environment's."""
    guess = Words(pick_language(wanted))
    if wanted or os.environ.get("CAIRN_LANG"):
        return guess
    return Words(choose(screen, guess, guess("ask-language"), LANGUAGES, guess.language))


def ask_game(screen: Screen, words: Words, wanted: str | None) -> Game:
    """Settle the game; with a single one there is nothing to ask."""
    if wanted is not None and wanted not in GAMES:
        raise CairnError(f"there is no game {wanted!r}; expected {' or '.join(GAMES)}")
    first = next(iter(GAMES))
    if wanted is None and len(GAMES) > 1:
        names = [game.name for game in GAMES.whole()]
        numbered = {str(i): name.capitalize() for i, name in enumerate(names, 1)}
        wanted = names[int(choose(screen, words, words("ask-game"), numbered, "1")) - 1]
    return GAMES[wanted or first]


def ask_players(screen: Screen, words: Words, game: Game, content: Content, wanted: int | None, named: int) -> int:
    """Settle how many play."""
    if wanted is not None:
        if wanted not in game.players:
            raise CairnError(f"{game.name} is for {game.crowd}, not {wanted}")
        return wanted
    if len(game.players) == 1:
        return game.players[0]
    answers = {str(n): words("players", n=n) for n in game.players}
    question = words(drawing_of(game, content).ask_players)
    return int(choose(screen, words, question, answers, str(max(game.usual_players, named))))


def ask_setup(
    screen: Screen, words: Words, game: Game, content: Content, players: int, given: Mapping[str, Any]
) -> dict[str, Any]:
    """Settle what is chosen instead of being drawn, where a game has questions about that."""
    return dict(given) or drawing_of(game, content).ask_setup(screen, words, players, choose)


def ask_seats(
    screen: Screen, words: Words, game: Game, players: int, wanted: str | None, names: Sequence[str] | None
) -> list[Participant]:
    """Settle who sits at the table: people first, then bots."""
    if wanted is None and players > 1:
        levels = bots.levels(game.name)
        kinds = {str(i): _presented(words, name) for i, name in enumerate(levels, 1)}
        kinds[str(len(kinds) + 1)] = words("people-here")
        usual = str(levels.index(bots.usual(game.name)) + 1)
        picked = int(choose(screen, words, words("ask-others"), kinds, usual)) - 1
        wanted = levels[picked] if picked < len(levels) else ""
    listed: list[str] = []
    if wanted is not None and wanted.strip().lower() not in NOBODY and players > 1:
        count = max(players - 1, 0) if "," not in wanted else len(wanted.split(","))
        if count >= players:
            raise CairnError(f"{count} bots are named, but with {players} seats only {players - 1} can be bots")
        listed = bots.seat_bots(game.name, wanted, count)
    people = _people(screen, words, players - len(listed), names)
    for name in [name for name in LEVELS if name in listed and bots.stands_in(name)]:
        screen.say(words("level-stands-in", name=words("level-name", level=name)), "dim")
    return people + [Participant(_called(words, listed, n), bot) for n, bot in enumerate(listed)]


def _presented(words: Words, bot: str) -> str:
    """Present a bot: a level by its name and character, any other by its name."""
    if bot not in LEVELS:
        return bot
    return f"{words('level-name', level=bot)}. {words('level-character', level=bot)}"


def _called(words: Words, listed: Sequence[str], n: int) -> str:
    """Call a bot by its level, numbered where there are several of it; any other is called a bot."""
    bot = listed[n]
    if bot not in LEVELS:
        return words("bot-name", n=n + 1 if len(listed) > 1 else 0)
    name = words("level-name", level=bot)
    return f"{name} {listed[: n + 1].count(bot)}" if listed.count(bot) > 1 else name


def _people(screen: Screen, words: Words, count: int, names: Sequence[str] | None) -> list[Participant]:
    """Name the people; several at one terminal are asked."""
    if names is not None and len(names) > count:
        play = "only 1 person plays" if count == 1 else f"{count} people play"
        named = "1 name is given" if len(names) == 1 else f"{len(names)} names are given"
        raise CairnError(f"{named}, but {play}")
    given = list(names or [])
    for n in range(len(given) + 1, count + 1):
        default = words("default-name", n=n)
        if count > 1 and names is None:
            prompt = f"{words('ask-name', n=n)} [{words('default-hint', value=default)}] >"
            default = " ".join(screen.ask(prompt).split())[:20] or default
        given.append(default)
    return [Participant(name) for name in given]


def ask_save(screen: Screen, words: Words, folder: Path) -> Path:
    """Find the save to go on with: the only one, or the one chosen."""
    found = saves(folder)
    if not found:
        raise CairnError(words("no-saves", command=command("play")))
    if len(found) == 1:
        return found[0]
    answers = {str(i): _described(words, path) for i, path in enumerate(found, 1)}
    return found[int(choose(screen, words, words("ask-save"), answers, "1")) - 1]


def find_save(wanted: Path, folder: Path) -> Path:
    """Find a save by its path, or by its name where saves are kept."""
    kept = folder / "saves" / f"{wanted.name.removesuffix(SUFFIX)}{SUFFIX}"
    return kept if not wanted.exists() and wanted.parent == Path() and kept.exists() else wanted


def resuming(table: LocalTable) -> str:
    """Write the command that goes on with a table: short enough for a line, wherever saves are kept."""
    if table.path.parent != table.folder / "saves":
        return command("play", "--from", table.path)
    if table.folder == data_folder(None):
        return command("play", "--from", table.path.stem)
    return command("play", "--data", table.folder, "--from", table.path.stem)


def _described(words: Words, path: Path) -> str:
    try:
        kept = record.load(path)
        names = ", ".join(map(str, kept.header["names"]))
        text = words("save-line", game=str(kept.header["game"]).capitalize(), names=names, n=len(kept.choices))
    except (CairnError, KeyError, TypeError):
        text = words("save-damaged")
    return f"{path.stem}  {text}"
