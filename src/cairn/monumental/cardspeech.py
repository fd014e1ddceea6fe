"""How an effect of Monumental is said in one language: a phrase for every word, joined to rows and sentences."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby

from cairn.monumental.language import Arg, Word
from cairn.words import Words

Effect = tuple[Word, ...]
BASIC = ("PRODUCTION", "SCIENCE", "MILITARY")
CLAUSES = (
    "gives", "once", "when", "at_once", "one_off", "discount", "half", "gold_as", "reinforce_self",
    "defense", "shelter", "on_water", "closes_coast", "grows", "terrain", "hoards", "slows",
)  # fmt: skip
COSTS = ("pay", "pay_any", "archive", "archive_self", "discard")
HARM = ("rout", "lose", "give_up")
VERBS = {  # said once for several in a row: gain 1 Gold and 1 Science
    "gain": "gain",
    "gain_any": "gain",
    "gain_hoard": "gain",
    "pay": "pay",
    "pay_any": "pay",
    "rout": "rout",
}


# ---------------------------------------------------------------- reading words


def spelled(name: str) -> str:
    """Spell a name as the words files do."""
    return name.lower().replace("_", "-")


def number_in(word: Word, default: int = 0) -> int:
    """Find the number of a word."""
    return next((arg for arg in word.args if isinstance(arg, int)), default)


def names_in(word: Word) -> list[str]:
    """Find the names in a word."""
    return [arg for arg in word.args if isinstance(arg, str)]


def words_in(word: Word) -> Effect:
    """Find the words in a word."""
    return tuple(arg for arg in word.args if isinstance(arg, Word))


def all_words(effect: Effect) -> Iterator[Word]:
    """Give all words of an effect, those inside others too."""
    for word in effect:
        yield word
        yield from all_words(words_in(word))


def _verb(word: Word) -> tuple[str, object, object]:
    """Tell apart what may share a verb: gains for anything, payments with or without Gold, losses of Units."""
    return VERBS.get(word.name, ""), word.option("only"), word.option("gold", default=True)


def _harms(word: Word) -> bool:
    return word.name in HARM or (word.name == "choose" and any(_harms(way) for way in words_in(word)))


def rows(clauses: Effect) -> Iterator[Effect]:
    """Give each clause by itself; yields that follow each other together, and so plain words."""
    for sort, run in groupby(clauses, lambda word: word.name if word.name in CLAUSES else ""):
        if sort in ("", "gives"):
            yield tuple(run)
        else:
            yield from ((word,) for word in run)


# ---------------------------------------------------------------- words


class Speaker:
    """Says effects in one language; phrases begin small and have no full stop."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def say(self, name: str, **values: int | str) -> str:
        """Say a message of effects."""
        return self.words(f"effect-{spelled(name)}", **values)

    def sentence(self, phrase: str) -> str:
        """Make a sentence of a phrase."""
        return f"{phrase[:1].upper()}{phrase[1:]}."

    def after_colon(self, phrase: str) -> str:
        """Begin a phrase as its language does after a colon."""
        return phrase[:1].upper() + phrase[1:] if self.words.habits.get("capitalAfterColon") else phrase

    def join(self, parts: Sequence[str], last: str) -> str:
        """Join phrases by commas and, before the last one, `and`, `or` or `either`; by `also` all of them."""
        joined, *more = parts
        for number, part in enumerate(more, 1):
            end = number == len(more)
            vowel = "-o" if end and last in ("or", "either") and re.match(r"h?[oó]|8|11\b", part, re.IGNORECASE) else ""
            joined = self.say(f"{last}{vowel}" if end or last == "also" else "next", first=joined, second=part)
        return joined

    # ------------------------------------------------ rows and sequences

    def row(self, row: Effect) -> str:
        """Say a clause, or plain words."""
        if row[0].name == "gives":
            return self.say("gives", amounts=self.amounts(row))
        return self.clause(row[0]) if row[0].name in CLAUSES else self.sequence(row)

    def phrases(self, words: Effect) -> list[str]:
        """Say words one by one; equal verbs in a row are said once."""
        said = []
        for (verb, *_), run in groupby(words, _verb):
            group = tuple(run)
            said += [self.listed(group, "and")] if verb else [self.word(word) for word in group]
        return said

    def sequence(self, words: Effect) -> str:
        """Say words that are done one after the other."""
        priced = any(word.name in COSTS for word in words[:-1])
        return self.join(self.phrases(words), "next" if priced or words[-1].name == "draw" else "and")

    def listed(self, words: Effect, last: str) -> str:
        """Say several gains, payments or losses of Units with one verb."""
        verb, only, gold = _verb(words[0])
        if verb == "rout":
            return self.say("rout", units=self.join([self.units(word) for word in words], last))
        if verb == "pay" and gold is False and words[0].args[0] in BASIC:
            verb = "pay-no-gold"
        return self.say(f"{verb}-{only}" if only else verb, amounts=self.amounts(words, last))

    def amount(self, resource: Arg, n: Arg) -> str:
        """Say so much of a resource."""
        return self.say("amount", kind=spelled(str(resource)), n=n if isinstance(n, int) else 0)

    def amounts(self, words: Iterable[Word], last: str = "and") -> str:
        """Say several resources."""
        return self.join([self.goods(word) for word in words], last)

    def goods(self, word: Word) -> str:
        """Say what is gained, paid or lost."""
        n = number_in(word)
        if word.name == "gain_hoard":
            return self.say("hoard")
        if not word.name.endswith("_any"):
            return self.amount(*word.args[:2])
        if word.option("different") and n > 1:
            return self.say("basic-different", n=n)
        return self.say("basic-chosen" if word.name == "gain_any" else "basic", n=n)

    def choice(self, alternatives: Iterable[Effect]) -> str:
        """Say that one of several is done."""
        ways = tuple(alternatives)
        if all(len(way) == 1 and _verb(way[0]) == ("gain", None, True) for way in ways):
            return self.listed(tuple(word for way in ways for word in way), "or")
        return self.join([self.sequence(way) for way in ways], "either")

    # ------------------------------------------------ clauses

    def clause(self, word: Word) -> str:
        """Say a clause of a card, or a rule of a Monster."""
        match word.name:
            case "once" | "at_once" | "one_off":
                return self.say(word.name, effect=self.after_colon(self.sequence(words_in(word))))
            case "when":
                return self.when(word)
            case "discount":
                return self.discount(word)
            case "half" | "defense":
                return self.say(f"{word.name}-{names_in(word)[0]}", n=number_in(word))
            case _:
                return self.plain(word)

    def when(self, word: Word) -> str:
        """Say an effect that an event sets off."""
        effect = self.after_colon(self.sequence(words_in(word)))
        most = word.option("max")
        if isinstance(most, int):
            return self.say("when-max", event=self.event(word), effect=effect, n=most)
        return self.say("when", event=self.event(word), effect=effect)

    def event(self, word: Word) -> str:
        """Say an event."""
        event, *filters = names_in(word)
        kinds = sorted((spelled(name) for name in filters if name != "with_hero"), key=lambda kind: kind != "coastal")
        with_hero = "yes" if "with_hero" in filters else "no"
        return self.say(f"event-{event}", filter="-".join(kinds) or "any", hero=with_hero)

    def discount(self, word: Word) -> str:
        """Say what costs less."""
        what, *filters = names_in(word)
        effect = self.say(f"discount-{what}", n=number_in(word), filter=spelled(filters[0]) if filters else "any")
        most = word.option("max")
        return self.say("discount-first", effect=effect, n=most) if isinstance(most, int) else effect

    # ------------------------------------------------ single words

    def word(self, word: Word) -> str:
        """Say what is done."""
        if word.name in VERBS:
            return self.listed((word,), "and")
        return WORDS.get(word.name, Speaker.plain)(self, word)

    def plain(self, word: Word) -> str:
        """Say a word of which only the numbers differ."""
        numbers = {key: value for key, value in word.options if isinstance(value, int)}
        return self.say(word.name, n=number_in(word), **numbers)

    def trade(self, word: Word) -> str:
        """Say what is paid for what."""
        paid, gained = word.args[:2]
        most, rate = word.option("max"), word.option("rate")
        return self.say("trade", paid=self.amount(paid, most or 0), gained=self.amount(gained, rate or 0))

    def if_gained(self, word: Word) -> str:
        """Say an effect that asks for resources gained before."""
        resource, n = word.args[:2]
        each = BASIC if resource == "EACH" else (resource,)
        amounts = self.join([self.amount(one, n) for one in each], "and")
        return self.say("if-gained", effect=self.sequence(words_in(word)), amounts=amounts)

    def if_active(self, word: Word) -> str:
        """Say an effect that asks for active cards."""
        return self.say("if-active", effect=self.sequence(words_in(word)), kinds=self.kinds(word, "and"))

    def if_done(self, word: Word) -> str:
        """Say an effect that asks for something done before."""
        done = self.join([self.say(f"done-{event}") for event in names_in(word)], "and")
        return self.say("if-done", effect=self.sequence(words_in(word)), done=done)

    def per(self, word: Word) -> str:
        """Say an effect that is counted by something."""
        effect, what = self.sequence(words_in(word)), self.say(f"what-{names_in(word)[0]}")
        most = word.option("max")
        if isinstance(most, int):
            return self.say("per-max", effect=effect, what=what, n=most)
        return self.say("per", effect=effect, what=what)

    def draw(self, word: Word) -> str:
        """Say how many cards are drawn, and how many of them used."""
        n, use = number_in(word), word.option("use")
        return self.say("draw-all", n=n) if use == n else self.say("draw", n=n, use=int(use or 0))

    def copy(self, word: Word) -> str:
        """Say what may be copied."""
        source, *kinds = names_in(word)
        return self.say(f"copy-{source}", kind=spelled(kinds[0]) if kinds else "any")

    def priced(self, word: Word) -> str:
        """Say a word with a highest price."""
        most = word.option("max_cost")
        kind = spelled(next(iter(names_in(word)), ""))
        if isinstance(most, int):
            return self.say(word.name, kind=kind, n=most)
        return self.say(f"{word.name}-any", kind=kind)

    def kinds(self, word: Word, last: str) -> str:
        """Say kinds of cards."""
        return self.join([self.say("kind", kind=spelled(kind)) for kind in names_in(word)], last)

    def choose(self, word: Word) -> str:
        """Say a choice of the player; a Monster leaves it to whoever controls its Province."""
        if _harms(word):
            return self.say("controller", effect=self.suffer(word))
        return self.choice((way,) for way in words_in(word))

    def uses(self, word: Word) -> str:
        """Say how often something may be used."""
        return self.say("-".join(("uses", *names_in(word))), n=number_in(word))

    # ------------------------------------------------ Monsters

    def units(self, word: Word, here: str = "here") -> str:
        """Say which Units are lost, and where."""
        n, where, *guarded = word.args
        lost = self.say("units", n=n) if isinstance(n, int) else self.say(f"units-{n}")
        place = re.fullmatch(r"([a-z]+)([0-9]*)", str(where))
        name, steps = place.groups() if place else (str(where), "")
        there = self.say(f"where-{here if name == 'here' else name}", n=int(steps or 0))
        return self.say("units-there", units=lost, where=self.say("where-guarded", where=there) if guarded else there)

    def suffer(self, word: Word, who: str = "other") -> str:
        """Say what somebody must suffer, in the infinitive; `who` is "you" where they are told themselves."""
        match word.name:
            case "lose":
                return self.say("lose", amounts=self.amount(*word.args[:2]))
            case "rout":
                return self.say("lose", amounts=self.units(word, "there"))
            case "give_up":
                learned = "KNOWLEDGE" in word.args
                name = "give-up-knowledge" if learned else "give-up"
                return self.say(name, kinds=self.kinds(word, "or"), who=who)
            case "choose" if all(way.name in ("lose", "rout") for way in words_in(word)):
                lost = [
                    self.units(w, "there") if w.name == "rout" else self.amount(*w.args[:2]) for w in words_in(word)
                ]
                return self.say("lose", amounts=self.join(lost, "or"))
            case "choose":
                return self.join([self.suffer(way) for way in words_in(word)], "or")
            case _:
                return self.word(word)

    def must(self, word: Word) -> str:
        """Say what whoever controls the Province must suffer."""
        return self.say("controller-must", effect=self.suffer(word))

    def or_else(self, word: Word) -> str:
        """Say what happens, and what instead."""
        first, second = words_in(word)
        return self.say("or-else", first=self.word(first), second=self.word(second))

    def if_terrain(self, word: Word) -> str:
        """Say what happens on some terrain, and what elsewhere."""
        first, second = words_in(word)
        return self.say(f"if-terrain-{names_in(word)[0]}", first=self.word(first), second=self.word(second))

    def each_near(self, word: Word) -> str:
        """Say what everybody near must suffer."""
        return self.say("each-near", n=number_in(word), effect=self.suffer(words_in(word)[0]))

    def send_home(self, word: Word) -> str:
        """Say which Explorers go home."""
        return self.say("send-home", n=int(names_in(word)[0].removeprefix("near")))

    # ------------------------------------------------ the Automa

    def actions(self, words: Effect) -> list[str]:
        """Say what the Automa does; the same action in a row is said once."""
        said = []
        before: Word | None = None
        for word, run in groupby(words):
            if word.name == "pay" and words_in(word) == (before,):
                said.append(self.say("automa-again", n=number_in(word)))
            else:
                said.append(self.say("times", effect=self.action(word), n=len(list(run))))
            before = word
        return said

    def action(self, word: Word) -> str:
        """Say one action."""
        values: dict[str, int | str] = {"n": number_in(word)}
        name = word.name
        if inner := words_in(word):
            values["effect"] = self.action(inner[0])
        if names := names_in(word):
            values["which"] = names[0]
            name = f"{name}-{names[0]}" if inner else name
        return self.say(f"automa-{name}", **values)


WORDS: dict[str, Callable[[Speaker, Word], str]] = {
    "trade": Speaker.trade,
    "if_gained": Speaker.if_gained,
    "if_active": Speaker.if_active,
    "if_done": Speaker.if_done,
    "per": Speaker.per,
    "choose": Speaker.choose,
    "draw": Speaker.draw,
    "copy": Speaker.copy,
    "take": Speaker.priced,
    "complete_section": Speaker.priced,
    "uses": Speaker.uses,
    "until": Speaker.event,
    "lose": Speaker.must,
    "give_up": Speaker.must,
    "or_else": Speaker.or_else,
    "if_terrain": Speaker.if_terrain,
    "each_near": Speaker.each_near,
    "send_home": Speaker.send_home,
}
