# ruff: noqa: E501 - one card, one line
# fmt: off
"""Era I, Classical. The last Wonder is the alternative one."""

from cairn.monumental.cards.lines import Priced

WONDERS: tuple[Priced, ...] = (
    ("Stonehenge",               "Stonehenge",                "Stonehenge",         "Stonehenge",         (4, 4), "gives(SCIENCE, 1) once(draw(2, use=1)) at_once(gain(SCIENCE, 2))",            "name rulebook, rest reconstructed"),
    ("Pyramids",                 "Pyramiden",                 "Pirámides",          "Pyramides",          (4, 5), "gives(PRODUCTION, 2) reinforce_self() at_once(complete_section(max_cost=4))", "name public, rest reconstructed"),
    ("Great Wall",               "Chinesische Mauer",         "Gran Muralla",       "Grande Muraille",    (4, 4), "gives(MILITARY, 2) once(move_units(2)) at_once(place_outpost(1))",            "name public, rest reconstructed"),
    ("Hanging Gardens",          "Hängende Gärten",           "Jardines colgantes", "Jardins suspendus",  (4, 5), "gives(GOLD, 1) once(exchange(2)) at_once(gain(CULTURE, 1), gain(GOLD, 1))",   "reconstructed"),
    ("Lighthouse of Alexandria", "Leuchtturm von Alexandria", "Faro de Alejandría", "Phare d'Alexandrie", (4, 4), "gives(MILITARY, 1) when(COLLECTED, gain(GOLD, 1)) at_once(move_explorer(4))", "reconstructed"),
    ("Colossus of Rhodes",       "Koloss von Rhodos",         "Coloso de Rodas",    "Colosse de Rhodes",  (4, 4), "gives(GOLD, 1) discount(conquest, 1, coastal) at_once(gain(MILITARY, 3))",    "name rulebook, rest reconstructed"),
)

BUILDINGS: tuple[Priced, ...] = (
    ("Market",          "Markthalle",      "Mercado cubierto",    "Marché couvert",    (4,), "gives(PRODUCTION, 1) gives(GOLD, 1) once(exchange(1))", "name rulebook, rest reconstructed"),
    ("Temple",          "Tempel",          "Templo",              "Temple",            (4,), "gives(SCIENCE, 1) once(pay_any(1), gain(CULTURE, 1))",  "name public, rest reconstructed"),
    ("Stables",         "Ställe",          "Establos",            "Écuries",           (5,), "gives(MILITARY, 2) once(move_explorer(2))",             "reconstructed"),
    ("Quarry",          "Steinbruch",      "Cantera",             "Carrière",          (4,), "gives(PRODUCTION, 3)",                                  "reconstructed"),
    ("Scribes' School", "Schreiberschule", "Escuela de escribas", "École des scribes", (4,), "gives(SCIENCE, 2) once(archive(1))",                    "reconstructed"),
)

KNOWLEDGE: tuple[Priced, ...] = (
    ("The Wheel",     "Rad",         "Rueda",       "Roue",             (2,), "once(move_units(2))",                                  "reconstructed"),
    ("Irrigation",    "Bewässerung", "Irrigación",  "Irrigation",       (3,), "once(if_gained(PRODUCTION, 3, gain(PRODUCTION, 1)))",  "name public, rest reconstructed"),
    ("Writing",       "Schrift",     "Escritura",   "Écriture",         (3,), "once(discard(1), gain(SCIENCE, 1))",                   "reconstructed"),
    ("Metal Casting", "Metallguss",  "Fundición",   "Fonte des métaux", (4,), "once(choose(gain(PRODUCTION, 1), gain(MILITARY, 1)))", "name public, rest reconstructed"),
    ("Mathematics",   "Mathematik",  "Matemáticas", "Mathématiques",    (4,), "discount(building, 1) discount(wonder_section, 1)",    "reconstructed"),
)
