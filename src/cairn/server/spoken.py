"""The components of a game in one language: each with its name, what is printed on it, and the icons of its effects."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from cairn import cardtexts
from cairn.core import Content
from cairn.games import GAMES
from cairn.monolyth.content import Content as MonolythContent
from cairn.monumental.components import EFFECTS, PARTS, AutomaCard, Barbarian, Card, City, Hero, Item, Market, Policy
from cairn.monumental.components import Content as MonumentalContent
from cairn.monumental.language import write
from cairn.words import Words

Plain = dict[str, Any]


def _monolyth(content: Content, words: Words) -> Plain:
    """Name the stones and the Structure cards."""
    assert isinstance(content, MonolythContent)  # noqa: S101  (it is the game's own)
    plain = content.as_dict()
    stones = [{**stone, "name": words("shape-name", shape=stone["id"])} for stone in plain["stones"]]
    cards = [{**card, "name": words("structure-card", card=card["id"])} for card in plain["structures"]]
    return {**plain, "stones": stones, "structures": cards}


def _monumental(content: Content, words: Words) -> Plain:
    """Name everything, say and draw what is printed on it, and say what choices and questions quote of it."""
    assert isinstance(content, MonumentalContent)  # noqa: S101  (it is the game's own)
    plain = content.as_dict()
    told: Plain = {
        part: [_component(words, item, data) for item, data in zip(getattr(content, part), plain[part], strict=True)]
        for part in PARTS
    }
    return {**told, "phrases": cardtexts.phrases(words, content)}


def _component(words: Words, item: Item, data: Plain) -> Plain:
    told = {key: value for key, value in data.items() if key != "names"}
    if "names" in data:
        told["name"] = data["names"][words.language]
    if isinstance(item, Market):
        told["tokens"] = [_component(words, *token) for token in zip(item.tokens, data["tokens"], strict=True)]
    if text := cardtexts.printed(words, item):
        told["text"] = text
        effects = {name: getattr(item, name) for name in EFFECTS if name in data}
        told["icons"] = {name: cardtexts.icons(effect) for name, effect in effects.items() if isinstance(effect, tuple)}
    match item:
        case Card() | Policy() | Hero():
            told["effects"] = cardtexts.effects(words, item.effect)
        case Barbarian() | City():
            told["icons"]["benefits"] = cardtexts.token_icons(item.benefits)
            told["benefits"] = [
                {"effect": write(benefit), "text": said, "icons": cardtexts.benefit_icons(benefit)}
                for benefit, said in zip(item.benefits, cardtexts.benefits(words, item.benefits), strict=True)
            ]
        case AutomaCard():
            told["base_text"] = cardtexts.automa_base(words, item)
            told["special_text"] = cardtexts.automa_special(words, item)
    return told


SPEAKERS: Mapping[str, Callable[[Content, Words], Plain]] = {"monolyth": _monolyth, "monumental": _monumental}


@cache
def spoken(game: str, language: str) -> Plain:
    """Give the components of a game in a language."""
    return SPEAKERS[game](GAMES[game].content(), Words(language))
