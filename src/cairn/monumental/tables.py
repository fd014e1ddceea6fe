"""The components and a map as numbers, for the kernel: effects become rows of small words."""

from cairn.kernel import Box, box
from cairn.monumental import kinds as k
from cairn.monumental import maps
from cairn.monumental.components import CHARACTERS, DECKS, Content
from cairn.monumental.fields import Tables
from cairn.monumental.language import BENEFIT, Arg, Option, Word
from cairn.monumental.lexicon import WORDS
from cairn.monumental.maps import Map

RESOURCES = {"PRODUCTION": 0, "SCIENCE": 1, "MILITARY": 2, "GOLD": 3, "CULTURE": 4, "EACH": 5}
KINDS = {"building": k.BUILDING, "knowledge": k.KNOWLEDGE, "wonder": k.WONDER}
KIND_WORDS = {"BUILDING": k.BUILDING, "KNOWLEDGE": k.KNOWLEDGE, "WONDER": k.WONDER, "BASIC": k.BASIC}
ERAS = {"I": k.ERA_1, "II": k.ERA_2, "R": k.RENAISSANCE, "III": k.ERA_3}
EVENTS = {
    "CONQUERED": k.CONQUERED,
    "COMPLETED_WONDER": k.COMPLETED,
    "ACQUIRED": k.ACQUIRED,
    "COLLECTED": k.COLLECTED,
    "DEVELOPED_POLICY": k.DEVELOPED,
    "ARCHIVED_SELF": k.ARCHIVED_SELF,
    "TURN_ENDED": k.TURN_ENDED,
    "PROVINCE_LOST": k.PROVINCE_LOST,
    "HERO_PROVINCE_LOST": k.HERO_LOST,
}
FILTERS = {
    "coastal": k.COASTAL,
    "barbarian": k.BARBARIAN,
    "free_city": k.FREE_CITY,
    "player": k.PLAYER,
    "building": k.IS_BUILDING,
    "knowledge": k.IS_KNOWLEDGE,
    "wonder": k.IS_WONDER,
    "basic": k.IS_BASIC,
    "market": k.IS_MARKET,
    "production": k.IS_PRODUCTION,
    "with_hero": k.WITH_HERO,
    "without_conquest": k.WITHOUT_CONQUEST,
    "without_conquest_by_hero": k.WITHOUT_HERO_CONQUEST,
    "other_than_hero": k.OTHER_THAN_HERO,
    "player_with_more_provinces": k.MORE_PROVINCES,
}
GOODS = {
    "building": k.BUILDINGS,
    "knowledge": k.KNOWLEDGES,
    "wonder_section": k.SECTIONS,
    "conquest": k.CONQUESTS,
    "progress": k.PROGRESS,
}
COUNTED = {
    "controlled_province": k.PROVINCES,
    "three_controlled_provinces": k.THREE_PROVINCES,
    "wonder_completed": k.WONDERS_COMPLETED,
    "outpost": k.OUTPOSTS,
    "other_active_military_card": k.OTHER_MILITARY_CARDS,
    "bordered_opponent_province": k.BORDERED_PROVINCES,
    "attacks": k.ATTACKS,
}
CLAUSES = {
    "once": k.ONCE,
    "when": k.WHEN,
    "at_once": k.AT_ONCE,
    "one_off": k.ONE_OFF,
    "discount": k.DISCOUNT,
    "half": k.HALF,
    "gold_as": k.GOLD_AS,
    "reinforce_self": k.REINFORCE_SELF,
    "defense": k.DEFENSE,
    "shelter": k.SHELTER,
}
# What stands in the brackets of a word, as a number.
NUMBERS = {
    **RESOURCES,
    **KIND_WORDS,
    **EVENTS,
    **COUNTED,
    "own_city": k.OWN_CITY,
    "own_policy": k.OWN_POLICY,
    "other_city": k.OTHER_CITY,
    "here": k.HERE,
    "near1": k.NEAR_1,
    "near2": k.NEAR_2,
    "coast": k.COAST,
    "biggest2": k.BIGGEST_2,
    "lonely2": k.LONELY_2,
    "guarded": 1,
    "ALL": k.ALL_UNITS,
    "HALF": k.HALF_UNITS,
    "barbarian": k.ONLY_BARBARIAN,
    "wonder": k.ONLY_WONDER,
    "ANY": k.ANY_COST,
    "swamp_or_coast": 1,
}
ACTIONS = {
    "conquer": k.A_CONQUER,
    "building": k.A_BUILDING,
    "know": k.A_KNOW,
    "wonder": k.A_WONDER,
    "policy": k.A_POLICY,
    "explore": k.A_EXPLORE,
    "gold": k.A_GOLD,
    "gold_per_policy": k.A_GOLD_PER_POLICY,
    "all_knowledge": k.A_ALL_KNOWLEDGE,
    "reshuffle": k.A_RESHUFFLE,
    "find_kind": k.A_FIND_KIND,
    "gold_per_coast": k.A_GOLD_PER_COAST,
    "draw_more": k.A_DRAW_MORE,
    "draw_twice": k.A_DRAW_TWICE,
    "draw_special": k.A_DRAW_SPECIAL,
    "else_draw": k.A_ELSE_DRAW,
}
HERO_PLACES = {
    "capital": k.PLACE_CAPITAL,
    "province": k.PLACE_PROVINCE,
    "rough_province": k.PLACE_ROUGH,
    "capital_or_province": k.PLACE_CAPITAL | k.PLACE_PROVINCE,
    "capital_or_coast": k.PLACE_CAPITAL | k.PLACE_COAST,
}
TERRAINS = {"capital": k.CAPITAL, "water": k.WATER, "meadow": k.MEADOW, "forest": k.FOREST, "swamp": k.SWAMP,
            "hills": k.HILLS, "volcano": k.VOLCANO}  # fmt: skip


def _number(word: Word, place: int = 0) -> int:
    value = word.args[place]
    if not isinstance(value, int):
        raise TypeError(f"{word}: argument {place} is no number")
    return value


def _name(word: Word, place: int = 0) -> str:
    return str(word.args[place])


def _as_number(value: Arg | Option | None) -> int:
    """Give what stands in brackets as a number; what is missing is 0."""
    if isinstance(value, bool):
        return k.YES if value else k.NO
    return value if isinstance(value, int) else NUMBERS[str(value)] if value else 0


def _option(word: Word, name: str) -> int:
    return _as_number(word.option(name))


def _inner(word: Word) -> list[Word]:
    return [arg for arg in word.args if isinstance(arg, Word)]


class Writer:
    """Writes effects as words of the kernel."""

    def __init__(self, tables: Box[Tables]) -> None:
        self.t = tables[0]
        self.n = 0
        self.said: dict[int, Word] = {}  # every word by its place

    def _emit(self, op: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        at, self.n = self.n, self.n + 1
        t = self.t
        t.op[at], t.a[at], t.b[at], t.c[at], t.d[at], t.past[at] = op, a, b, c, d, self.n

    def program(self, words: tuple[Word, ...] | list[Word]) -> tuple[int, int]:
        """Write words one after the other; gives where they begin and end."""
        begin = self.n
        for word in words:
            self.word(word)
        return begin, self.n

    def actions(self, words: tuple[Word, ...]) -> tuple[int, int]:
        """Write the actions of an Automa card."""
        begin = self.n
        for word in words:
            self._action(word)
        return begin, self.n

    def _action(self, word: Word) -> None:
        at = self.n
        if word.name == "pay":
            self._emit(k.A_PAY, _number(word))
        elif word.name == "if_fewer":
            self._emit(k.A_IF_FEWER, int(_name(word) == "policies"))
        else:
            first = word.args[0] if word.args else 0
            n = first if isinstance(first, int) else int(first == "high")
            self._emit(ACTIONS[word.name], n)
        for inner in _inner(word):
            self._action(inner)
        self.t.past[at] = self.n

    def word(self, word: Word) -> None:
        """Write one word: its number, what stands in its brackets, its keywords, and the words it holds."""
        at, self.said[self.n] = self.n, word
        _, keywords = BENEFIT.places(word.name, word.args[0] if word.args else None)
        said = [_as_number(arg) for arg in word.args if not isinstance(arg, Word)]
        self._emit(WORDS[word.name].number, *said, *(_option(word, key) for key in keywords))
        for held in _inner(word):
            self.word(held)
        self.t.past[at] = self.n

    def clauses(self, thing: int, words: tuple[Word, ...]) -> None:
        """Write the clauses of a card, policy or Hero."""
        t = self.t
        for word in words:
            if word.name == "gives":
                t.gives[thing][RESOURCES[_name(word)]] += _number(word, 1)
                continue
            i = int(t.clauses[thing])
            t.clauses[thing] += 1
            t.clause[thing][i] = CLAUSES[word.name]
            t.most[thing][i] = _option(word, "max")
            t.begin[thing][i], t.end[thing][i] = self.program(_inner(word))
            names = [arg for arg in word.args if isinstance(arg, str)]
            if word.name == "when":
                t.about[thing][i] = EVENTS[names[0]]
                t.only[thing][i] = sum(FILTERS[name] for name in set(names[1:]))
            elif word.name == "discount":
                t.about[thing][i] = GOODS[names[0]]
                t.amount[thing][i] = _number(word, 1)
                t.only[thing][i] = sum(FILTERS[name] for name in names[1:])
            elif word.name in ("gold_as", "defense"):
                t.amount[thing][i] = _number(word)


def _write_cards(t: Tables, writer: Writer, content: Content) -> None:
    alphabet = sorted(card.id for card in content.cards)
    civilizations = [civilization.id for civilization in content.civilizations]
    basics = 0
    for number, card in enumerate(content.cards):
        t.kind[number] = KINDS[card.kind]
        t.era[number] = ERAS.get(card.deck, k.BASIC_PILE if card.deck == "basic" else k.STARTING)
        t.starting[number] = int(card.deck in DECKS[:3])
        t.alternative[number] = int(card.alternative)
        t.rank[number] = alphabet.index(card.id)
        t.first[number] = card.price[0] if card.price else 0
        t.second[number] = card.price[1] if len(card.price) > 1 else 0
        writer.clauses(number, card.effect)
        if card.deck == "basic":
            t.piles[basics], t.pile_size[basics] = number, card.count
            basics += 1
        for i, civilization in enumerate(civilizations):
            if card.deck in DECKS[:3] and card.civilization in (None, civilization):
                t.copies[i][number] = card.count
    for number, policy in enumerate(content.policies):
        t.policy_of[number] = civilizations.index(policy.civilization)
        writer.clauses(k.POLICY + number, policy.effect)
    for warlord in content.warlords:
        i = civilizations.index(warlord.civilization)
        t.character[i] = CHARACTERS.index(warlord.kind) + 1
        t.warlord[i][0], t.warlord[i][1] = writer.program(warlord.effect)


def _write_tokens(t: Tables, writer: Writer, content: Content) -> None:
    for number, token in enumerate(content.barbarians):
        t.barbarian_front[number], t.barbarian_count[number] = token.front, token.count
        t.barbarian_gold[number] = token.gold
        for i, benefit in enumerate(token.benefits):
            t.barbarian[number][2 * i], t.barbarian[number][2 * i + 1] = writer.program(benefit)
    for number, city in enumerate(content.cities):
        t.city_sum[number], t.city_gold[number] = city.asked, city.gold
        for word in city.asks:
            t.city_asks[number][RESOURCES[_name(word)]] += _number(word, 1)
        for i, benefit in enumerate(city.benefits):
            t.city[number][2 * i], t.city[number][2 * i + 1] = writer.program(benefit)
    for number, market in enumerate(content.markets):
        for i, choice in enumerate(market.tokens):
            t.market_gold[number][i] = choice.gold
            t.market[number][i][0], t.market[number][i][1] = writer.program(choice.effect)


def _write_heroes(t: Tables, writer: Writer, content: Content) -> None:
    for number, hero in enumerate(content.heroes):
        t.hero_era[number], t.hero_price[number] = ERAS[hero.era], hero.price
        t.hero_place[number] = HERO_PLACES[hero.place]
        t.hero_attack[number], t.hero_defense[number] = hero.attack, hero.defense
        writer.clauses(k.HERO + number, hero.effect)
        untils = 0
        for word in hero.returns:
            if word.name == "uses":
                t.hero_uses[number] = _number(word)
                t.hero_by_conquest[number] = int(len(word.args) > 1)
            elif untils < 3:  # noqa: PLR2004
                t.hero_until[number][untils] = EVENTS[_name(word)]
                t.hero_until_only[number][untils] = sum(FILTERS[str(name)] for name in word.args[1:])
                untils += 1


def _write_monsters(t: Tables, writer: Writer, content: Content) -> None:
    for number, monster in enumerate(content.monsters):
        t.monster_front[number] = monster.front
        t.monster_attack[number][0], t.monster_attack[number][1] = writer.program(monster.attack)
        t.monster_reward[number][0], t.monster_reward[number][1] = writer.program(monster.reward)
        for word in monster.defeat:
            t.monster_cost[number][RESOURCES[_name(word)]] += _number(word, 1)
        for word in monster.ongoing:
            if word.name == "on_water":
                t.on_water[number] = 1
            elif word.name == "closes_coast":
                t.closes_coast[number] = 1
            elif word.name == "grows":
                t.grows[number], t.grows_to[number] = _number(word), _option(word, "max")
            elif word.name == "terrain":
                t.monster_terrain[number] = 1 + _number(word)
            elif word.name == "hoards":
                t.hoards[number] = 1
            else:
                t.slows[number] = _number(word)


def _write_automa(t: Tables, writer: Writer, content: Content) -> None:
    civilizations = [civilization.id for civilization in content.civilizations]
    for number, card in enumerate(content.automa):
        t.a_base[number][0], t.a_base[number][1] = writer.actions(card.base)
        t.a_special[number][0], t.a_special[number][1] = writer.actions(card.special)
        t.a_kind[number] = CHARACTERS.index(card.kind) + 1 if card.kind else 0
        t.a_civilization[number] = civilizations.index(card.civilization) + 1 if card.civilization else 0


def _write_map(t: Tables, content: Content, board: Map) -> None:
    values = {terrain.id: terrain.value for terrain in content.terrain}
    t.tiles = len(board.tiles)
    lakes = 0
    for number, tile in enumerate(board.tiles):
        t.terrain_kind[number] = TERRAINS[tile.kind]
        own = values.get(tile.kind)  # a content file may give a kind another value; a map may give a tile its own
        usual = tile.terrain == maps.TERRAIN.get(tile.kind) and own is not None
        t.terrain[number] = own if usual and own is not None else tile.terrain
        t.front[number], t.asks[number] = tile.barbarian, tile.city
        t.stall[number], t.fertile[number] = int(tile.market), int(tile.production)
        t.sides[number] = len(board.neighbours[number])
        for i, other in enumerate(board.neighbours[number]):
            t.side[number][i] = other
        t.coastal[number] = int(
            tile.province and any(board.tiles[other].kind == "water" for other in board.neighbours[number])
        )
    water = {number for number, tile in enumerate(board.tiles) if tile.kind == "water"}
    for number in sorted(water):
        if not t.lake[number]:
            lakes += 1
            for joined in maps.walk(board, number, water):
                t.lake[joined] = lakes
    everywhere = range(len(board.tiles))
    for number in everywhere:
        for other in everywhere:
            t.distance[number][other] = 99
        for other, far in maps.walk(board, number, everywhere).items():
            t.distance[number][other] = far


def tables(content: Content, board: Map) -> tuple[Box[Tables], dict[int, Word]]:
    """Make the kernel's tables; gives every word of an effect by its place too."""
    made = box(Tables)
    t, writer = made[0], Writer(made)
    _write_cards(t, writer, content)
    _write_tokens(t, writer, content)
    _write_heroes(t, writer, content)
    _write_monsters(t, writer, content)
    _write_automa(t, writer, content)
    _write_map(t, content, board)
    t.soldiers, t.outposts = content.value("soldiers"), content.value("outposts")
    t.start_gold = content.value("gold")
    t.soldier_defense = content.value("soldier_defense")
    t.warlord_defense = content.value("warlord_defense")
    t.outpost_defense = content.value("outpost_defense")
    t.wonder_defense = content.value("wonder_defense")
    return made, writer.said
