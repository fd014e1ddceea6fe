"""The components of Monumental in one language: names, what is printed on them, and the icons of their effects."""

from typing import Any

from cairn.monumental import cardtexts
from cairn.monumental.components import (
    EFFECTS,
    PARTS,
    AutomaCard,
    Barbarian,
    Card,
    City,
    Content,
    Hero,
    Item,
    Market,
    Policy,
)
from cairn.monumental.language import write
from cairn.words import Words

Plain = dict[str, Any]


def spoken(content: Content, words: Words) -> Plain:
    """Name everything, say and draw what is printed on it, and say what choices and questions quote of it."""
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
