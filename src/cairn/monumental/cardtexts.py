"""What every card, token and figure of Monumental says, in words and in icons: made from its effects, never by hand."""

from cairn.monumental import lexicon
from cairn.monumental.cardspeech import (
    COSTS,
    HARM,
    Effect,
    Speaker,
    all_words,
    names_in,
    number_in,
    rows,
    spelled,
    words_in,
)
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
from cairn.monumental.language import Word
from cairn.words import Words

Icon = str | int | list["Icon"]
TIMES = "\N{MULTIPLICATION SIGN}"


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
    say = Speaker(words)
    return [say.sentence(say.row(row)) for row in rows(clauses)]


def warlord(words: Words, leader: Warlord) -> list[str]:
    """Say what a Warlord gives."""
    say = Speaker(words)
    effect = say.after_colon(say.sequence(leader.effect))
    return [say.sentence(words("effect-warlord", name=leader.names[words.language], effect=effect))]


def hero(words: Words, figure: Hero) -> list[str]:
    """Say where a Hero is deployed, attack and defense if there are any, the effect, and when the Hero returns."""
    say = Speaker(words)
    stays = [say.sentence(words(f"effect-deploy-{spelled(figure.place)}"))]
    if figure.attack:
        stays.append(say.sentence(words("effect-hero-attack", n=figure.attack)))
    if figure.defense:
        stays.append(say.sentence(words("effect-hero-defense", n=figure.defense)))
    long = any(len(names_in(word)) > 1 for word in figure.returns)  # at the end of your turn, if …
    returns = say.join([say.word(word) for word in figure.returns], "either" if long else "or")
    return [*stays, *text(words, figure.effect), say.sentence(words("effect-return", conditions=returns))]


def monster(words: Words, beast: Monster) -> list[str]:
    """Say a Monster's own rules, its attack, how it is defeated and what that brings."""
    say = Speaker(words)
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
    say = Speaker(words)
    return [say.sentence(say.choice(benefits))]


def city(words: Words, free: City) -> list[str]:
    """Say what a Free City asks and gives."""
    say = Speaker(words)
    return [say.sentence(words("effect-asks", amounts=say.amounts(free.asks))), *token(words, free.benefits)]


def automa(words: Words, card: AutomaCard) -> list[str]:
    """Say what the Automa does with a card, and what besides if its Warlord is of the card's kind."""
    special = automa_special(words, card)
    return [automa_base(words, card)] if special is None else [automa_base(words, card), special]


def automa_base(words: Words, card: AutomaCard) -> str:
    """Say what the Automa does with a card whatever its Warlord is."""
    say = Speaker(words)
    return " ".join(say.sentence(action) for action in say.actions(card.base))


def automa_special(words: Words, card: AutomaCard) -> str | None:
    """Say what the Automa does besides if its Warlord is of the card's kind."""
    if card.kind is None or not card.special:
        return None
    say = Speaker(words)
    special = say.after_colon(say.join(say.actions(card.special), "also"))
    kind = words("effect-type", type=card.kind)
    return say.sentence(words("effect-automa-special", type=kind, effect=special))


def effects(words: Words, clauses: Effect) -> list[str]:
    """Say the effects of a card, a policy or a Hero, numbered as choices and views do: yields are not counted."""
    return [" ".join(text(words, (clause,))) for clause in clauses if clause.name != "gives"]


def benefits(words: Words, both: Benefits) -> list[str]:
    """Say each of the two benefits of a token by itself."""
    return [" ".join(text(words, benefit)) for benefit in both]


def phrase(words: Words, word: Word) -> str:
    """Say a word as it is chosen: what a Monster does is said to whoever must suffer it."""
    say = Speaker(words)
    return say.sentence(say.suffer(word, "you")) if word.name in HARM else " ".join(text(words, (word,)))


def phrases(words: Words, content: Content) -> dict[str, str]:
    """Say whatever a choice or a question may quote of an effect: every word that players do or suffer, as written."""
    items = [item for part in PARTS if part != "automa" for item in getattr(content, part)]
    items += [token for market in content.markets for token in market.tokens]
    told = [getattr(item, name) for item in items for name in EFFECTS if isinstance(getattr(item, name, None), tuple)]
    for both in (*(token.benefits for token in content.barbarians), *(city.benefits for city in content.cities)):
        told += both
    found = {str(word): word for effect in told for word in all_words(effect) if word.name in lexicon.WORDS}
    return {written: phrase(words, word) for written, word in found.items()}


def icons(clauses: Effect) -> list[list[Icon]]:
    """Draw an effect: for each sentence of `text` a row of icons, as plain data without any language.

    An icon is a list, its name first: `["gain", "gold", 1]`; what stands between icons is a string: "→" after a price
    or a condition, TIMES before what is counted. `["choose", row, row]` holds rows; so do or-else and if-terrain.
    """
    return [_sequence(row) for row in rows(clauses)]


def benefit_icons(benefit: Effect) -> list[Icon]:
    """Draw one benefit of a token."""
    return _sequence(benefit)


def token_icons(benefits: Benefits) -> list[list[Icon]]:
    """Draw the two benefits of a token."""
    return [[["choose", *(_sequence(benefit) for benefit in benefits)]]]


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
    inner = words_in(word)
    match word.name:
        case "choose" | "or_else" | "if_terrain":
            return [[spelled(word.name), *map(spelled, names_in(word)), *(_sequence((way,)) for way in inner)]]
        case "per":
            return [*_sequence(inner), TIMES, _icon(word)]
        case "once" | "when" | "at_once" | "one_off":
            return [_icon(word), *_sequence(inner)]
        case "pay" if inner:  # of the Automa
            return [["pay", "gold", number_in(word)], "→", *_sequence(inner)]
        case _:
            return [_icon(word), *(("→", *_sequence(inner)) if inner else ())]


def _icon(word: Word) -> Icon:
    """Draw a word without the words in it."""
    drawn: list[Icon] = [spelled(word.name)]
    drawn += [spelled(arg) if isinstance(arg, str) else arg for arg in word.args if not isinstance(arg, Word)]
    for key, value in word.options:
        if isinstance(value, bool):
            flags = {("gold", False): ["no-gold"], ("different", True): ["different"]}
            drawn += flags.get((key, value), [])
        else:
            drawn += [spelled(key), spelled(value) if isinstance(value, str) else value]
    return drawn
