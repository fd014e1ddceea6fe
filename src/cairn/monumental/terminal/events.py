"""What happened in Monumental, as sentences: equal things are said once, and what everybody sees anyway is left out."""

from collections.abc import Callable, Sequence
from typing import Any

from cairn.core import Event
from cairn.monumental.terminal.names import Names, figure
from cairn.terminal.drawing import Hearer
from cairn.terminal.score import SCORED, signed

SILENT = {"activated", "turn", "hidden", "revealed", "shuffled", "site"}
OWN = {"dealt", "discarded", "drawn"}  # told only to the seat itself
GOODS = {"gained", "paid", "lost"}
LISTS = {
    "dealt": "card",
    "discarded": "card",
    "drawn": "card",
    "archived": "card",
    "reinforced": "card",
    "displayed": "card",
    "swept": "card",
    "acquired": "card",
    "appeared": "hero",
}
Data = dict[str, Any]


class Tale:
    """Tells the events of a choice, or of several, to one seat."""

    def __init__(self, names: Names, to: Hearer) -> None:
        self.names, self.words, self.people = names, names.words, to.names
        self.you, self.viewer, self.lands = to.you, to.seat, to.setup["civilizations"]
        self.marching = to.left
        self.unit = "rounds" if to.setup["continuous"] else "turns"

    def tell(self, events: Sequence[Event]) -> str:
        """Say all of it."""
        told = (self._sentence(kind, data) for kind, data in self._merged(events))
        return " ".join(text for text in told if text)

    def _merged(self, events: Sequence[Event]) -> list[tuple[str, Data]]:
        """Put together what is said once: amounts, lists of cards, marching Units."""
        found: dict[tuple[Any, ...], tuple[str, Data]] = {}
        gaining = {event.data["seat"] for event in events if event.kind == "gained"}  # that says what was chosen
        for n, event in enumerate(events):
            kind, data = event.kind, dict(event.data)
            seat = data.get("seat")
            if kind in SILENT or (event.to is not None and self.viewer not in event.to):
                continue
            if (kind in OWN and seat != self.viewer) or (kind == "benefit" and seat in gaining):
                continue
            if kind in GOODS:
                _, goods = found.setdefault((kind, seat, data.get("for")), (kind, {**data, "goods": {}}))
                goods["goods"][data["resource"]] = goods["goods"].get(data["resource"], 0) + data["count"]
            elif kind in LISTS:
                _, listed = found.setdefault((kind, seat), (kind, {**data, "list": []}))
                listed["list"].append(data[LISTS[kind]])
            elif kind == "marched":
                _, march = found.setdefault((kind, seat, data["tile"], data["from"]), (kind, {**data, "units": {}}))
                march["units"][data["figure"]] = march["units"].get(data["figure"], 0) + 1
            elif kind == SCORED:
                _, scored = found.setdefault((kind, seat), (kind, {**data, "parts": {}}))
                scored["parts"] = {
                    part: scored["parts"].get(part, 0) + data["parts"].get(part, 0)
                    for part in {**scored["parts"], **data["parts"]}
                }
            else:
                found[n, kind] = (kind, data)
        return sorted(found.values(), key=lambda told: told[0] == SCORED)  # last, after all that led to it

    def _scored(self, data: Data) -> str:
        """Say by which parts a score has changed; nothing where they make up for each other."""
        words, found = self.words, {part: n for part, n in data["parts"].items() if n}
        change, name = sum(found.values()), words("you") if data["seat"] == self.you else self.people[data["seat"]]
        parts = [
            words("terminal-part", part=words("monumental-score", part=part.replace("_", "-")), change=signed(n))
            for part, n in found.items()
        ]
        told = {"name": name, "change": signed(change), "n": abs(change), "parts": ", ".join(parts)}
        return words("terminal-scored", **told) if change else ""

    def _sentence(self, kind: str, data: Data) -> str:
        if kind == SCORED:
            return self._scored(data)
        said: Data = {key: value for key, value in data.items() if isinstance(value, str | int)}
        seat = data.get("seat")
        if isinstance(seat, int):
            said |= {"who": "you" if seat == self.you else "other", "name": self.people[seat]}
            if "figure" in data:
                said["figure"] = figure(data["figure"], self.lands[seat])
        for key in ("card", "kept"):
            if isinstance(data.get(key), str) and kind != "automa" and (key == "card" or kind == "removed"):
                said[key] = self.names.card(data[key])
        for key, name in self._namers().items():
            if isinstance(data.get(key), str):
                said[key] = name(data[key])
        if "what" in data:
            said["thing"] = self.names.thing(data)
        said |= self._more(kind, data)
        if kind == "marched" and self.marching:
            places = {"from": data["from"], "tile": data["tile"]}
            return self.words("terminal-marching", n=said["n"], all=said["n"] + self.marching, **places)
        if kind == "gained" and data.get("for"):
            kind = "gained-for"
        return self.words(f"monumental-event-{kind}", **said)

    def _namers(self) -> dict[str, Callable[[str], str]]:
        names = self.names
        return {
            "policy": names.policy,
            "hero": names.hero,
            "monster": names.monster,
            "market": names.market,
            "city": names.city,
        }

    def _more(self, kind: str, data: Data) -> Data:
        """Give what only some sentences need."""
        names = self.names
        if "goods" in data:
            return {"amounts": names.amounts(data["goods"])}
        if "list" in data:
            name = names.hero if kind == "appeared" else names.card
            return {"heroes" if kind == "appeared" else "cards": names.together([name(item) for item in data["list"]])}
        match kind:
            case "marched":
                land, units = self.lands[data["seat"]], data["units"]
                leaders = [name for name in ("warlord", "hero") if name in units]
                told = [self.words("monumental-a-figure", figure=figure(name, land)) for name in leaders]
                if "soldier" in units:
                    told.append(self.words("monumental-soldiers", n=units["soldier"]))
                figures = names.listed(told)
                return {"figures": figures[:1].upper() + figures[1:], "n": sum(units.values())}
            case "conquered":
                victim = data["from"]
                who = "nobody" if victim is None else "you" if victim == self.you else "other"
                return {"from": who, "victim": "" if victim is None else self.people[victim]}
            case "looked":
                return {"tokens": "; ".join(names.token(data["market"], token) for token in data["tokens"]) + "."}
            case "kept":
                return {"token": names.token(data["market"], data["token"]) + "."}
            case "benefit":
                return {"effect": names.benefit(data["what"], data["id"], data["benefit"])}
            case "automa":
                return {"effect": names.automa(data["card"], self.lands[data["seat"]])}
            case "ending":
                return {"unit": self.unit}
            case "exchanged":
                first, second = (names.amount(data[key], 1) for key in ("resource", "into"))
                return {"first": first, "second": second}
            case _:
                return {}
