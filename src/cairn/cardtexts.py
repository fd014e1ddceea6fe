"""What every card, token and figure of Monumental says, in words and in icons: made from its effects, never by hand."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby

from cairn.monumental import lexicon
from cairn.monumental.components import (
    EFFECTS,
    PARTS,
    AutomaCard,
    Barbarian,
    Benefits,
    Card,
    City,
    Content,
    Hero,
    Item,
    MarketToken,
    Monster,
    Policy,
    Warlord,
)
from cairn.monumental.language import Arg, Word
from cairn.words import Words

Effect = tuple[Word, ...]
Icon = str | int | list["Icon"]
TIMES = "\N{MULTIPLICATION SIGN}"
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
CAPITAL_AFTER_COLON = ("de",)  # a sentence after a colon begins with a capital


def printed(words: Words, item: Item) -> list[str]:
    """Say everything that is printed on a component; nothing of parts that have no effects."""
    match item:
        case Hero():
            return hero(words, item)
        case Monster():
            return monster(words, item)
        case City():
            return city(words, item)
        case Barbarian():
            return token(words, item.benefits)
        case Warlord():
            return warlord(words, item)
        case AutomaCard():
            return automa(words, item)
        case Card() | Policy() | MarketToken():
            return text(words, item.effect)
        case _:
            return []


def text(words: Words, clauses: Effect) -> list[str]:
    """Say an effect: a sentence for each clause, but one for all yields, and one for plain words as on a token."""
    say = _Speaker(words)
    return [say.sentence(say.row(row)) for row in _rows(clauses)]


def warlord(words: Words, leader: Warlord) -> list[str]:
    """Say what a Warlord gives."""
    say = _Speaker(words)
    effect = say.after_colon(say.sequence(leader.effect))
    return [say.sentence(words("effect-warlord", name=leader.names[words.language], effect=effect))]


def hero(words: Words, figure: Hero) -> list[str]:
    """Say where a Hero is deployed, attack and defense if there are any, the effect, and when the Hero returns."""
    say = _Speaker(words)
    stays = [say.sentence(words(f"effect-deploy-{_id(figure.place)}"))]
    if figure.attack:
        stays.append(say.sentence(words("effect-hero-attack", n=figure.attack)))
    if figure.defense:
        stays.append(say.sentence(words("effect-hero-defense", n=figure.defense)))
    long = any(len(_names(word)) > 1 for word in figure.returns)  # at the end of your turn, if …
    returns = say.join([say.word(word) for word in figure.returns], "either" if long else "or")
    return [*stays, *text(words, figure.effect), say.sentence(words("effect-return", conditions=returns))]


def monster(words: Words, beast: Monster) -> list[str]:
    """Say a Monster's own rules, its attack, how it is defeated and what that brings."""
    say = _Speaker(words)
    attack = say.phrases(beast.attack)
    first = words("effect-monster-attack", effect=say.after_colon(attack[0]))
    defeat = words("effect-monster-defeat", effect=say.after_colon(say.sequence(beast.defeat)))
    attacks = " ".join(say.sentence(phrase) for phrase in (first, *attack[1:]))
    said = [*text(words, beast.ongoing), attacks, say.sentence(defeat)]
    if beast.reward:
        reward = words("effect-monster-reward", effect=say.after_colon(say.sequence(beast.reward)))
        said.append(say.sentence(reward))
    return said


def token(words: Words, benefits: Benefits) -> list[str]:
    """Say the two benefits of a Barbarian token, of which one is chosen."""
    say = _Speaker(words)
    return [say.sentence(say.choice(benefits))]


def city(words: Words, free: City) -> list[str]:
    """Say what a Free City asks and gives."""
    say = _Speaker(words)
    return [say.sentence(words("effect-asks", amounts=say.amounts(free.asks))), *token(words, free.benefits)]


def automa(words: Words, card: AutomaCard) -> list[str]:
    """Say what the Automa does with a card, and what besides if its Warlord is of the card's kind."""
    special = automa_special(words, card)
    return [automa_base(words, card)] if special is None else [automa_base(words, card), special]


def automa_base(words: Words, card: AutomaCard) -> str:
    """Say what the Automa does with a card whatever its Warlord is."""
    say = _Speaker(words)
    return " ".join(say.sentence(action) for action in say.actions(card.base))


def automa_special(words: Words, card: AutomaCard) -> str | None:
    """Say what the Automa does besides if its Warlord is of the card's kind."""
    if card.kind is None or not card.special:
        return None
    say = _Speaker(words)
    special = say.after_colon(say.join(say.actions(card.special), "also"))
    kind = words("effect-type", type=card.kind)
    return say.sentence(words("effect-automa-special", type=kind, effect=special))


def effects(words: Words, clauses: Effect) -> list[str]:
    """Say the effects of a card, a policy or a Hero, numbered as choices and views do: yields are not counted."""
    return [" ".join(text(words, (clause,))) for clause in clauses if clause.name != "gives"]


def benefits(words: Words, both: Benefits) -> list[str]:
    """Say each of the two benefits of a token by itself."""
    return [" ".join(text(words, benefit)) for benefit in both]


def phrases(words: Words, content: Content) -> dict[str, str]:
    """Say whatever a choice or a question may quote of an effect: every word that players do or suffer, as written."""
    items = [item for part in PARTS if part != "automa" for item in getattr(content, part)]
    items += [token for market in content.markets for token in market.tokens]
    told = [getattr(item, name) for item in items for name in EFFECTS if isinstance(getattr(item, name, None), tuple)]
    for both in (*(token.benefits for token in content.barbarians), *(city.benefits for city in content.cities)):
        told += both
    found = {str(word): word for effect in told for word in _deep(effect) if word.name in lexicon.WORDS}
    return {written: " ".join(text(words, (word,))) for written, word in found.items()}


def icons(clauses: Effect) -> list[list[Icon]]:
    """Draw an effect: for each sentence of `text` a row of icons, as plain data without any language.

    An icon is a list, its name first: `["gain", "gold", 1]`; what stands between icons is a string: "→" after a price
    or a condition, TIMES before what is counted. `["choose", row, row]` holds rows; so do or-else and if-terrain.
    """
    return [_sequence(row) for row in _rows(clauses)]


def benefit_icons(benefit: Effect) -> list[Icon]:
    """Draw one benefit of a token."""
    return _sequence(benefit)


def token_icons(benefits: Benefits) -> list[list[Icon]]:
    """Draw the two benefits of a token."""
    return [[["choose", *(_sequence(benefit) for benefit in benefits)]]]


# ---------------------------------------------------------------- reading words


def _id(name: str) -> str:
    return name.lower().replace("_", "-")


def _number(word: Word, default: int = 0) -> int:
    return next((arg for arg in word.args if isinstance(arg, int)), default)


def _names(word: Word) -> list[str]:
    return [arg for arg in word.args if isinstance(arg, str)]


def _inner(word: Word) -> Effect:
    return tuple(arg for arg in word.args if isinstance(arg, Word))


def _deep(effect: Effect) -> Iterator[Word]:
    """Give all words of an effect, those inside others too."""
    for word in effect:
        yield word
        yield from _deep(_inner(word))


def _verb(word: Word) -> tuple[str, object, object]:
    """Tell apart what may share a verb: gains for anything, payments with or without Gold, losses of Units."""
    return VERBS.get(word.name, ""), word.option("only"), word.option("gold", default=True)


def _harms(word: Word) -> bool:
    return word.name in HARM or (word.name == "choose" and any(_harms(way) for way in _inner(word)))


def _rows(clauses: Effect) -> Iterator[Effect]:
    """Give each clause by itself; yields that follow each other together, and so plain words."""
    for sort, run in groupby(clauses, lambda word: word.name if word.name in CLAUSES else ""):
        if sort in ("", "gives"):
            yield tuple(run)
        else:
            yield from ((word,) for word in run)


# ---------------------------------------------------------------- words


class _Speaker:
    """Says effects in one language; phrases begin small and have no full stop."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def say(self, name: str, **values: int | str) -> str:
        return self.words(f"effect-{_id(name)}", **values)

    def sentence(self, phrase: str) -> str:
        return f"{phrase[:1].upper()}{phrase[1:]}."

    def after_colon(self, phrase: str) -> str:
        return phrase[:1].upper() + phrase[1:] if self.words.language in CAPITAL_AFTER_COLON else phrase

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
        return self.say("amount", kind=_id(str(resource)), n=n if isinstance(n, int) else 0)

    def amounts(self, words: Iterable[Word], last: str = "and") -> str:
        return self.join([self.goods(word) for word in words], last)

    def goods(self, word: Word) -> str:
        """Say what is gained, paid or lost."""
        n = _number(word)
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
                return self.say(word.name, effect=self.after_colon(self.sequence(_inner(word))))
            case "when":
                return self.when(word)
            case "discount":
                return self.discount(word)
            case "half" | "defense":
                return self.say(f"{word.name}-{_names(word)[0]}", n=_number(word))
            case _:
                return self.plain(word)

    def when(self, word: Word) -> str:
        effect = self.after_colon(self.sequence(_inner(word)))
        most = word.option("max")
        if isinstance(most, int):
            return self.say("when-max", event=self.event(word), effect=effect, n=most)
        return self.say("when", event=self.event(word), effect=effect)

    def event(self, word: Word) -> str:
        event, *filters = _names(word)
        kinds = sorted((_id(name) for name in filters if name != "with_hero"), key=lambda kind: kind != "coastal")
        with_hero = "yes" if "with_hero" in filters else "no"
        return self.say(f"event-{event}", filter="-".join(kinds) or "any", hero=with_hero)

    def discount(self, word: Word) -> str:
        what, *filters = _names(word)
        effect = self.say(f"discount-{what}", n=_number(word), filter=_id(filters[0]) if filters else "any")
        most = word.option("max")
        return self.say("discount-first", effect=effect, n=most) if isinstance(most, int) else effect

    # ------------------------------------------------ single words

    def word(self, word: Word) -> str:
        """Say what is done."""
        if word.name in VERBS:
            return self.listed((word,), "and")
        return WORDS.get(word.name, _Speaker.plain)(self, word)

    def plain(self, word: Word) -> str:
        """Say a word of which only the numbers differ."""
        numbers = {key: value for key, value in word.options if isinstance(value, int)}
        return self.say(word.name, n=_number(word), **numbers)

    def trade(self, word: Word) -> str:
        paid, gained = word.args[:2]
        most, rate = word.option("max"), word.option("rate")
        return self.say("trade", paid=self.amount(paid, most or 0), gained=self.amount(gained, rate or 0))

    def if_gained(self, word: Word) -> str:
        resource, n = word.args[:2]
        each = BASIC if resource == "EACH" else (resource,)
        amounts = self.join([self.amount(one, n) for one in each], "and")
        return self.say("if-gained", effect=self.sequence(_inner(word)), amounts=amounts)

    def if_active(self, word: Word) -> str:
        return self.say("if-active", effect=self.sequence(_inner(word)), kinds=self.kinds(word, "and"))

    def if_done(self, word: Word) -> str:
        done = self.join([self.say(f"done-{event}") for event in _names(word)], "and")
        return self.say("if-done", effect=self.sequence(_inner(word)), done=done)

    def per(self, word: Word) -> str:
        effect, what = self.sequence(_inner(word)), self.say(f"what-{_names(word)[0]}")
        most = word.option("max")
        if isinstance(most, int):
            return self.say("per-max", effect=effect, what=what, n=most)
        return self.say("per", effect=effect, what=what)

    def draw(self, word: Word) -> str:
        n, use = _number(word), word.option("use")
        return self.say("draw-all", n=n) if use == n else self.say("draw", n=n, use=int(use or 0))

    def copy(self, word: Word) -> str:
        source, *kinds = _names(word)
        return self.say(f"copy-{source}", kind=_id(kinds[0]) if kinds else "any")

    def priced(self, word: Word) -> str:
        """Say a word with a highest price."""
        most = word.option("max_cost")
        kind = _id(next(iter(_names(word)), ""))
        if isinstance(most, int):
            return self.say(word.name, kind=kind, n=most)
        return self.say(f"{word.name}-any", kind=kind)

    def kinds(self, word: Word, last: str) -> str:
        return self.join([self.say("kind", kind=_id(kind)) for kind in _names(word)], last)

    def choose(self, word: Word) -> str:
        """Say a choice of the player; a Monster leaves it to whoever controls its Province."""
        if _harms(word):
            return self.say("controller", effect=self.suffer(word))
        return self.choice((way,) for way in _inner(word))

    def uses(self, word: Word) -> str:
        return self.say("-".join(("uses", *_names(word))), n=_number(word))

    # ------------------------------------------------ Monsters

    def units(self, word: Word, here: str = "here") -> str:
        """Say which Units are lost, and where."""
        n, where, *guarded = word.args
        lost = self.say("units", n=n) if isinstance(n, int) else self.say(f"units-{n}")
        place = re.fullmatch(r"([a-z]+)([0-9]*)", str(where))
        name, steps = place.groups() if place else (str(where), "")
        there = self.say(f"where-{here if name == 'here' else name}", n=int(steps or 0))
        return self.say("units-there", units=lost, where=self.say("where-guarded", where=there) if guarded else there)

    def suffer(self, word: Word) -> str:
        """Say what somebody must suffer, in the infinitive."""
        match word.name:
            case "lose":
                return self.say("lose", amounts=self.amount(*word.args[:2]))
            case "rout":
                return self.say("lose", amounts=self.units(word, "there"))
            case "give_up":
                learned = "KNOWLEDGE" in word.args
                return self.say("give-up-knowledge" if learned else "give-up", kinds=self.kinds(word, "or"))
            case "choose" if all(way.name in ("lose", "rout") for way in _inner(word)):
                lost = [self.units(w, "there") if w.name == "rout" else self.amount(*w.args[:2]) for w in _inner(word)]
                return self.say("lose", amounts=self.join(lost, "or"))
            case "choose":
                return self.join([self.suffer(way) for way in _inner(word)], "or")
            case _:
                return self.word(word)

    def must(self, word: Word) -> str:
        return self.say("controller-must", effect=self.suffer(word))

    def or_else(self, word: Word) -> str:
        first, second = _inner(word)
        return self.say("or-else", first=self.word(first), second=self.word(second))

    def if_terrain(self, word: Word) -> str:
        first, second = _inner(word)
        return self.say(f"if-terrain-{_names(word)[0]}", first=self.word(first), second=self.word(second))

    def each_near(self, word: Word) -> str:
        return self.say("each-near", n=_number(word), effect=self.suffer(_inner(word)[0]))

    def send_home(self, word: Word) -> str:
        return self.say("send-home", n=int(_names(word)[0].removeprefix("near")))

    # ------------------------------------------------ the Automa

    def actions(self, words: Effect) -> list[str]:
        """Say what the Automa does; the same action in a row is said once."""
        said = []
        before: Word | None = None
        for word, run in groupby(words):
            if word.name == "pay" and _inner(word) == (before,):
                said.append(self.say("automa-again", n=_number(word)))
            else:
                said.append(self.say("times", effect=self.action(word), n=len(list(run))))
            before = word
        return said

    def action(self, word: Word) -> str:
        values: dict[str, int | str] = {"n": _number(word)}
        name = word.name
        if inner := _inner(word):
            values["effect"] = self.action(inner[0])
        if names := _names(word):
            values["which"] = names[0]
            name = f"{name}-{names[0]}" if inner else name
        return self.say(f"automa-{name}", **values)


WORDS: dict[str, Callable[[_Speaker, Word], str]] = {
    "trade": _Speaker.trade,
    "if_gained": _Speaker.if_gained,
    "if_active": _Speaker.if_active,
    "if_done": _Speaker.if_done,
    "per": _Speaker.per,
    "choose": _Speaker.choose,
    "draw": _Speaker.draw,
    "copy": _Speaker.copy,
    "take": _Speaker.priced,
    "complete_section": _Speaker.priced,
    "uses": _Speaker.uses,
    "until": _Speaker.event,
    "lose": _Speaker.must,
    "give_up": _Speaker.must,
    "or_else": _Speaker.or_else,
    "if_terrain": _Speaker.if_terrain,
    "each_near": _Speaker.each_near,
    "send_home": _Speaker.send_home,
}


# ---------------------------------------------------------------- icons


def _sequence(words: Effect) -> list[Icon]:
    """Draw words in a row; an arrow leads from the price to what it buys."""
    drawn: list[Icon] = []
    for number, word in enumerate(words):
        if number and words[number - 1].name in COSTS and word.name not in COSTS:
            drawn.append("→")
        drawn += _draw(word)
    return drawn


def _draw(word: Word) -> list[Icon]:
    """Draw a word with the words in it."""
    inner = _inner(word)
    match word.name:
        case "choose" | "or_else" | "if_terrain":
            return [[_id(word.name), *map(_id, _names(word)), *(_sequence((way,)) for way in inner)]]
        case "per":
            return [*_sequence(inner), TIMES, _icon(word)]
        case "once" | "when" | "at_once" | "one_off":
            return [_icon(word), *_sequence(inner)]
        case "pay" if inner:  # of the Automa
            return [["pay", "gold", _number(word)], "→", *_sequence(inner)]
        case _:
            return [_icon(word), *(("→", *_sequence(inner)) if inner else ())]


def _icon(word: Word) -> Icon:
    """Draw a word without the words in it."""
    drawn: list[Icon] = [_id(word.name)]
    drawn += [_id(arg) if isinstance(arg, str) else arg for arg in word.args if not isinstance(arg, Word)]
    for key, value in word.options:
        if isinstance(value, bool):
            flags = {("gold", False): ["no-gold"], ("different", True): ["different"]}
            drawn += flags.get((key, value), [])
        else:
            drawn += [_id(key), _id(value) if isinstance(value, str) else value]
    return drawn
