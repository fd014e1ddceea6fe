# Monumental: lo que dice cada carta, ficha y figura, formado a partir de sus efectos. La mayúscula y el punto de la frase se añaden.

# Uniones
effect-and = { $first } y { $second }
effect-or = { $first } o { $second }
effect-or-o = { $first } u { $second }
effect-either = { $first }, o { $second }
effect-either-o = { $first }, u { $second }
effect-next = { $first }, { $second }
effect-also = { $first }; { $second }
effect-times =
    { $n ->
        [one] { $effect }
       *[other] { $effect } ({ $n } veces)
    }
effect-amount =
    { $kind ->
        [production] { $n } de producción
        [science] { $n } de ciencia
        [military] { $n } de fuerza militar
        [culture] { $n } de cultura
       *[gold] { $n } de oro
    }
effect-basic =
    { $n ->
        [one] { $n } recurso básico
       *[other] { $n } recursos básicos
    }
effect-basic-different = { $n } recursos básicos distintos
effect-basic-chosen =
    { $n ->
        [one] { $n } recurso básico a tu elección
       *[other] { $n } recursos básicos a tu elección
    }
effect-hoard = el oro que haya sobre su carta
effect-kind =
    { $kind ->
        [building] un edificio
        [knowledge] un conocimiento
        [wonder] una maravilla
       *[basic] un edificio básico
    }
effect-units =
    { $n ->
        [one] { $n } unidad
       *[other] { $n } unidades
    }

# Cláusulas
effect-gives = Produce: { $amounts }
effect-once = Una vez por turno: { $effect }
effect-at-once = Bonificación al completarla: { $effect }
effect-one-off = Efecto inmediato: { $effect }
effect-when = { $event }: { $effect }
effect-when-max =
    { $n ->
        [one] { $event } (una vez por turno como máximo): { $effect }
       *[other] { $event } ({ $n } veces por turno como máximo): { $effect }
    }
effect-discount-building = los edificios cuestan { $n } menos
effect-discount-knowledge = los conocimientos cuestan { $n } menos
effect-discount-wonder-section = las fases de las maravillas cuestan { $n } menos
effect-discount-progress = el progreso científico cuesta { $n } menos
effect-discount-conquest =
    { $filter ->
        [coastal] conquistar una provincia costera cuesta { $n } menos
        [barbarian] conquistar una provincia bárbara cuesta { $n } menos
        [free-city] conquistar una ciudad libre cuesta { $n } menos
        [player-with-more-provinces] conquistar una provincia de quien tenga más provincias que tú cuesta { $n } menos
       *[any] conquistar una provincia cuesta { $n } menos
    }
effect-discount-first =
    { $n ->
        [one] { $effect } (solo la primera vez de cada turno)
       *[other] { $effect } (solo las { $n } primeras veces de cada turno)
    }
effect-half-wonder-section = las fases de las maravillas están a mitad de precio (redondeado hacia arriba)
effect-gold-as =
    { $n ->
        [one] en cada turno, hasta { $max } de oro valen { $n } recurso básico cada uno
       *[other] en cada turno, hasta { $max } de oro valen { $n } recursos básicos cada uno
    }
effect-reinforce-self = al final de tu turno, puedes reforzar también esta carta

# Lo que ha pasado
effect-province =
    { $filter ->
        [coastal] una provincia costera
        [barbarian] una provincia bárbara
        [free-city] una ciudad libre
        [player] una provincia rival
        [coastal-barbarian] una provincia bárbara costera
        [coastal-free-city] una ciudad libre costera
        [coastal-player] una provincia costera rival
       *[any] una provincia
    }
effect-event-conquered =
    { $hero ->
        [yes] cuando conquistes { effect-province } con esta figura
       *[no] cuando conquistes { effect-province }
    }
effect-event-archived-self = cuando se archive esta carta
effect-event-completed-wonder = cuando completes una maravilla
effect-event-acquired =
    { $filter ->
        [building] cuando adquieras un edificio
        [knowledge] cuando adquieras un conocimiento
        [wonder] cuando adquieras una maravilla
        [basic] cuando adquieras un edificio básico
       *[any] cuando adquieras una carta
    }
effect-event-collected =
    { $filter ->
        [market] cuando recojas una ficha de mercado
        [production] cuando recojas una ficha de producción
       *[any] cuando recojas una ficha de mercado o de producción
    }
effect-event-developed-policy = cuando desarrolles una política
effect-event-turn-ended =
    { $filter ->
        [without-conquest] al final de tu turno, si no has conquistado ninguna provincia
        [without-conquest-by-hero] al final de tu turno, si no has conquistado ninguna provincia con esta figura
       *[any] al final de tu turno
    }
effect-event-province-lost =
    { $filter ->
        [other-than-hero] cuando pierdas una provincia que no sea la de esta figura
       *[any] cuando pierdas una provincia
    }
effect-event-hero-province-lost = cuando pierdas la provincia de esta figura
effect-done-conquered = conquistado una provincia
effect-done-archived-self = archivado esta carta
effect-done-completed-wonder = completado una maravilla
effect-done-acquired = adquirido una carta
effect-done-collected = recogido una ficha
effect-done-developed-policy = desarrollado una política

# Palabras
effect-pay = paga { $amounts }
effect-pay-no-gold = paga { $amounts } (sin oro)
effect-gain = obtén { $amounts }
effect-gain-barbarian = obtén { $amounts } (solo para conquistar provincias bárbaras)
effect-gain-wonder = obtén { $amounts } (solo para maravillas)
effect-exchange =
    { $n ->
        [one] cambia { $n } recurso básico por otro
       *[other] cambia hasta { $n } recursos básicos por otros
    }
effect-trade = paga hasta { $paid } y obtén { $gained } por cada recurso pagado
effect-hand-over = un jugador de tu elección te entrega { $n } de oro
effect-if-gained = { $effect } si en este turno has obtenido al menos { $amounts }
effect-if-active = { $effect } si en este turno has activado { $kinds }
effect-if-done = { $effect } si en este turno has { $done }
effect-per = { $effect } { $what }
effect-per-max =
    { $n ->
        [one] { $effect } { $what } (una vez como máximo)
       *[other] { $effect } { $what } ({ $n } veces como máximo)
    }
effect-what-controlled-province = por cada provincia que controles
effect-what-three-controlled-provinces = por cada tres provincias que controles
effect-what-wonder-completed = por cada maravilla que hayas completado
effect-what-outpost = por cada puesto avanzado que tengas en el mapa
effect-what-other-active-military-card = por cada otra carta activa de fuerza militar
effect-what-bordered-opponent-province = por cada provincia rival adyacente a tu territorio
effect-what-attacks = por cada uno de sus ataques
effect-draw =
    { $n ->
        [one] roba { $n } carta
       *[other] roba { $n } cartas
    } y usa { $use } de ellas
effect-draw-all =
    { $n ->
        [one] roba { $n } carta y úsala
        [2] roba { $n } cartas y usa las dos
       *[other] roba { $n } cartas y úsalas todas
    }
effect-draw-use =
    { $n ->
        [one] roba y usa { $n } carta
       *[other] roba y usa { $n } cartas, una tras otra
    }
effect-activate-more =
    { $n ->
        [one] activa { $n } carta más de tu ciudad
       *[other] activa { $n } cartas más de tu ciudad
    }
effect-reinforce =
    { $n ->
        [one] refuerza { $n } carta
       *[other] refuerza { $n } cartas
    }
effect-archive =
    { $n ->
        [one] archiva { $n } carta
       *[other] archiva { $n } cartas
    }
effect-discard =
    { $n ->
        [one] descarta { $n } carta
       *[other] descarta { $n } cartas
    }
effect-archive-self = archiva esta carta
effect-copy-own-city =
    { $kind ->
        [building] copia un edificio de tu ciudad
        [knowledge] copia un conocimiento de tu ciudad
        [wonder] copia otra maravilla de tu ciudad
       *[any] copia otra carta de tu ciudad
    }
effect-copy-other-city =
    { $kind ->
        [building] copia un edificio de la ciudad de un rival
        [knowledge] copia un conocimiento de la ciudad de un rival
        [wonder] copia una maravilla de la ciudad de un rival
       *[any] copia una carta de la ciudad de un rival
    }
effect-copy-own-policy = copia una de tus políticas anteriores
effect-move-explorer =
    { $n ->
        [one] mueve un explorador { $n } paso
       *[other] mueve tus exploradores { $n } pasos en total
    }
effect-sail-explorer =
    { $n ->
        [one] mueve un explorador de una provincia costera a otra junto a la misma agua
       *[other] mueve { $n } veces un explorador de una provincia costera a otra junto a la misma agua
    }
effect-move-units =
    { $n ->
        [one] mueve { $n } unidad
       *[other] mueve hasta { $n } unidades
    }
effect-regroup =
    { $n ->
        [one] mueve { $n } unidad a cualquier provincia que controles
       *[other] mueve hasta { $n } unidades a cualquier provincia que controles
    }
effect-destroy =
    { $n ->
        [one] destruye { $n } unidad rival en una provincia adyacente a las tuyas
       *[other] destruye hasta { $n } unidades rivales en provincias adyacentes a las tuyas
    }
effect-place-outpost =
    { $n ->
        [one] coloca { $n } puesto avanzado en una provincia que controles
       *[other] coloca { $n } puestos avanzados en provincias que controles
    }
effect-take =
    { $kind ->
        [building] toma un edificio de coste { $n } o menos
        [knowledge] toma un conocimiento de coste { $n } o menos
       *[basic] toma un edificio básico de coste { $n } o menos
    }
effect-take-any =
    { $kind ->
        [building] toma un edificio de cualquier coste
        [knowledge] toma un conocimiento de cualquier coste
       *[basic] toma un edificio básico
    }
effect-complete-section = completa una fase de una maravilla de coste { $n } o menos
effect-complete-section-any = completa una fase de una maravilla de cualquier coste
effect-repeat-one-offs = usa de nuevo los efectos inmediatos de todas tus políticas

# Héroes y señores de la guerra
effect-warlord = Una vez por turno, cuando conquistes una provincia con { $name }: { $effect }
effect-deploy-capital = Despliegue: en tu capital
effect-deploy-province = Despliegue: en una provincia que controles
effect-deploy-rough-province = Despliegue: en una provincia que controles con valor de terreno 2 o más
effect-deploy-capital-or-province = Despliegue: en tu capital o en una provincia que controles
effect-deploy-capital-or-coast = Despliegue: en tu capital o en una provincia costera que controles
effect-hero-attack = Ataque: { $n }
effect-hero-defense = Defensa: { $n }
effect-defense-adjacent = tus provincias adyacentes a esta figura tienen +{ $n } de defensa
effect-shelter = tus unidades destruidas o expulsadas pueden ir a cualquier provincia que controles en lugar de a la capital
effect-both-benefits = obtén los dos beneficios de la ficha
effect-return = Retorno: { $conditions }
effect-uses =
    { $n ->
        [one] tras { $n } uso
       *[other] tras { $n } usos
    }
effect-uses-conquered =
    { $n ->
        [one] tras { $n } conquista con esta figura
       *[other] tras { $n } conquistas con esta figura
    }

# Monstruos
effect-monster-attack = Ataque: { $effect }
effect-monster-defeat = Para derrotarlo: { $effect }
effect-monster-reward = Recompensa: { $effect }
effect-on-water = aparece en la loseta de agua más cercana y se le derrota desde una provincia adyacente
effect-closes-coast = no se puede recoger nada en las provincias adyacentes
effect-grows = tras cada uno de sus ataques, derrotarlo cuesta { $n } más, hasta un máximo de { $max }
effect-terrain = el valor de terreno de su provincia es { $n }
effect-hoards = el oro perdido por su culpa queda sobre su carta
effect-slows = mover un explorador a su provincia cuesta { $n } más de fuerza militar
effect-rout = destruye { $units }
effect-lose = perder { $amounts }
effect-units-there = { $units } { $where }
effect-units-all = todas las unidades
effect-units-half = la mitad de las unidades (redondeado hacia arriba)
effect-where-here = de su provincia
effect-where-there = de esa provincia
effect-where-near =
    { $n ->
        [one] de cada provincia a { $n } paso como máximo
       *[other] de cada provincia a { $n } pasos como máximo
    }
effect-where-coast = de cada provincia adyacente
effect-where-biggest =
    { $n ->
        [one] de la provincia con más unidades a { $n } paso como máximo
       *[other] de la provincia con más unidades a { $n } pasos como máximo
    }
effect-where-lonely =
    { $n ->
        [one] de la provincia más cercana, a { $n } paso como máximo, con una sola unidad y sin puesto avanzado
       *[other] de la provincia más cercana, a { $n } pasos como máximo, con una sola unidad y sin puesto avanzado
    }
effect-where-guarded = { $where } que no se pierda por ello
effect-controller = quien controle la provincia del monstruo elige: { $effect }
effect-controller-must = quien controle la provincia del monstruo debe { $effect }
effect-give-up =
    archivar { $kinds } de { $who ->
        [you] tu
       *[other] su
    } ciudad
effect-give-up-knowledge =
    archivar { $kinds } de { $who ->
        [you] tu
       *[other] su
    } ciudad (salvo el conocimiento inicial)
effect-or-else = { $first }; si no es posible, { $second }
effect-walk =
    { $n ->
        [one] luego, quien controle la provincia del monstruo lo mueve a una provincia adyacente sin monstruo
       *[other] luego, quien controle la provincia del monstruo lo mueve { $n } pasos a una provincia sin monstruo
    }
effect-each-near =
    { $n ->
        [one] quien controle una provincia a { $n } paso como máximo debe { $effect }
       *[other] quien controle una provincia a { $n } pasos como máximo debe { $effect }
    }
effect-send-home =
    { $n ->
        [one] todos los exploradores a { $n } paso como máximo vuelven a su capital
       *[other] todos los exploradores a { $n } pasos como máximo vuelven a su capital
    }
effect-if-terrain-swamp-or-coast = { $first } si la provincia es un pantano o es costera; si no, { $second }

# Fichas
effect-asks = Cuesta además { $amounts }

# Automa: lo que hace
effect-type =
    { $type ->
        [architectural] Arquitectónico
        [cultural] Cultural
        [economic] Económico
        [aggressive] Agresivo
       *[technological] Tecnológico
    }
effect-automa-special = { $type }: { $effect }
effect-automa-conquer =
    { $which ->
        [low] conquista la provincia adyacente más barata
       *[high] conquista la provincia adyacente más cara
    }
effect-automa-building =
    { $which ->
        [low] toma el edificio más barato de la oferta
       *[high] toma el edificio más caro de la oferta
    }
effect-automa-know =
    { $which ->
        [low] toma el conocimiento más barato de la oferta
       *[high] toma el conocimiento más caro de la oferta
    }
effect-automa-all-knowledge = toma todos los conocimientos de la oferta
effect-automa-wonder = completa su maravilla o, si no tiene, adquiere la más barata de la oferta
effect-automa-policy = desarrolla una política
effect-automa-explore =
    { $n ->
        [one] mueve sus dos exploradores { $n } paso cada uno
       *[other] mueve sus dos exploradores { $n } pasos cada uno
    }
effect-automa-gold = obtiene { $n } de oro
effect-automa-gold-per-policy = obtiene { $n } de oro por cada una de sus políticas
effect-automa-gold-per-coast = obtiene { $n } de oro por cada provincia costera que controla
effect-automa-pay = por { $n } de oro: { $effect }
effect-automa-again = por { $n } de oro: lo mismo otra vez
effect-automa-reshuffle = baraja de nuevo el mazo del Automa
effect-automa-find-kind = roba cartas de Automa hasta que salga una con una parte de su tipo, usa esa y descarta las demás
effect-automa-draw-more = roba otra carta de Automa
effect-automa-draw-twice = roba otra carta de Automa y realiza dos veces su parte superior, sin la parte especial
effect-automa-draw-special = roba otra carta de Automa y realiza su parte especial, sea cual sea el tipo
effect-automa-if-fewer-provinces = si un rival controla más provincias: { $effect }
effect-automa-if-fewer-policies = si un rival tiene más políticas: { $effect }
effect-automa-else-draw = si no se da ningún caso: roba otra carta de Automa
