# Monumental: las listas de los componentes

components-part =
    { $part ->
        [warlords] Las civilizaciones y sus señores de la guerra
        [common] Cartas iniciales de todos
        [special] Cartas iniciales de una civilización
        [starting] Conocimientos iniciales
        [basic] Edificios básicos
        [I] Era I
        [II] Era II
        [R] Renacimiento
        [III] Era III
        [policies] Políticas culturales
        [heroes] Héroes
        [monsters] Monstruos
        [barbarians] Fichas de bárbaro
        [cities] Ciudades libres
        [markets] Mercados y sus fichas
        [automa] Cartas del Automa
        [terrain] Terreno
        [values] Números de las reglas
       *[maps] Mapas
    }
components-kind =
    { $kind ->
        [building] edificio
        [knowledge] conocimiento
       *[wonder] maravilla
    }
components-era =
    { $era ->
        [I] Era I
        [II] Era II
        [R] Renacimiento
       *[III] Era III
    }
components-level =
    { $level ->
        [peaceful] pacífico
        [mixed] mixto
       *[aggressive] agresivo
    }
components-value =
    { $value ->
        [gold] Oro al empezar
        [soldiers] Soldados de cada persona
        [outposts] Puestos avanzados de cada persona
        [soldier-defense] Defensa de un soldado
        [warlord-defense] Defensa de un señor de la guerra
        [hero-defense] Defensa de un héroe
        [outpost-defense] Defensa de un puesto avanzado
        [wonder-defense] Defensa de una maravilla
       *[production-tokens] Fichas de producción en la caja
    }
components-tiles =
    { $n ->
        [one] { $n } loseta
       *[other] { $n } losetas
    }
components-price = precio { $price }
components-gold = { $n } de oro
components-front = bárbaros de { $n }
components-automa-gold = { $n } de oro para el Automa
components-alternative = alternativa
components-terrain = terreno { $n }
