# Monumental: cartas para leer, la ciudad, la oferta, la enciclopedia.

## Cards

city-price = Coste
city-deck =
    { $deck ->
        [basic] mazo básico
       *[start] carta inicial
    }
city-effect-state =
    { $used ->
        [yes] Usado este turno
       *[no] Aún sin usar este turno
    }
city-token-gold =
    { $n ->
        [0] No vale oro al final de la partida.
       *[other] Vale { $n } de oro al final de la partida.
    }
city-or = o
city-where-label = Dónde está
city-where =
    { $where ->
        [city] { $n } en la ciudad
        [deck] { $n } en el mazo de ciudad
        [discard] { $n } en la pila de descartes
        [archive] { $n } en el archivo
        [drawn] { $n } en la mano
        [building] en construcción
        [completed] completada
        [developed] desarrollada
        [with] en juego
        [defeated] derrotado
        [taken] { $n } en su poder
        [display] en la oferta
        [pile] { $n } en el mazo
        [offer] en la fila de héroes
        [map] en el mapa
       *[gone] fuera de la partida
    }

## The City

city-automa = El Automa no tiene ciudad.
city-space = Espacio { $slot }
city-empty = vacío
city-below = debajo { $name }
city-state =
    { $state ->
        [stays] activa, se queda en la ciudad
       *[active] activa
    }
city-unused =
    { $n ->
        [one] 1 efecto sin usar
       *[other] { $n } efectos sin usar
    }
city-lands = aquí llega la próxima carta número { $n }
city-nothing = nada
city-cross =
    Fila { $row }, columna { $column }: { $amounts }, { $effects ->
        [one] 1 efecto
       *[other] { $effects } efectos
    }, { $cards ->
        [one] 1 carta al alcance
       *[other] { $cards } cartas al alcance
    }
city-compare = Cada suma es lo que rinden la fila y la columna que se cruzan ahí. Elige una para ver sus cinco cartas.
city-pair = Fila { $row }, columna { $column }
city-usable = Utilizables:
city-affords = Al alcance:
city-completes = completar { $name }
city-activate = Activar la fila { $row } y la columna { $column }
city-do =
    { $do ->
        [activate] Activar
        [reinforce] Reforzar
        [archive] Archivar
        [discard] Descartar
        [give-up] Entregar
        [copy] Copiar
        [use] Usar
       *[pick] Elegir
    }
city-pile =
    { $name }: { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
city-pile-of = { $name } · { $land }
city-deck-order = El orden de estas cartas no se conoce.
city-deck-top = Arriba, en este orden: { $names }. El orden de las demás no se conoce.
city-copies = { $name }, { $n }

## The display

city-cards =
    { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
city-cards-heroes =
    { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }, { $heroes ->
        [one] 1 de ellas de héroe
       *[other] { $heroes } de ellas de héroe
    }
city-cards-left =
    { $n ->
        [one] queda 1 carta
       *[other] quedan { $n } cartas
    }
city-deck-empty = el mazo está vacío
city-turns-left =
    { $n ->
        [0] este es el último turno
        [one] 1 turno más como máximo
       *[other] { $n } turnos más como máximo
    }
city-rounds-left =
    { $n ->
        [0] esta es la última ronda
        [one] 1 ronda más como máximo
       *[other] { $n } rondas más como máximo
    }
city-deck-title = Mazo de desarrollo
city-deck-label =
    Mazo de desarrollo, { $n ->
        [one] queda 1 carta
       *[other] quedan { $n } cartas
    }
city-deck-rule = Las cartas entran por la izquierda. Si no se adquiere nada de una fila, su última carta sale de la partida. La última carta del mazo trae el final.
city-falls = sale
city-falls-long =
    { $unit ->
        [rounds] Sale de la oferta al final de esta ronda si muy pocos adquieren una carta de su fila.
       *[turns] Sale de la oferta al final de este turno si nadie adquiere una carta de su fila.
    }
city-left =
    { $n ->
        [one] queda { $n }
       *[other] quedan { $n }
    }
city-free = nada
city-costs = Cuesta { $cost }.
city-stands-in = { $amounts } ({ $n } de oro suple lo que falta)
city-lacks = Te falta { $amount }.
city-why =
    { $why ->
        [room] No hay lugar para su ficha.
        [deck] No hay cartas que robar.
        [recruited] Ya has reclutado un héroe este turno.
        [nowhere] No hay lugar donde desplegarlo.
       *[developed] Has desarrollado todas tus políticas.
    }
city-buy = { $label }: { $cost }
city-strikes-turns =
    { $n ->
        [0] ataca al final de este turno
        [one] ataca al final del próximo turno
       *[other] ataca tras { $n } turnos más
    }
city-strikes-rounds =
    { $n ->
        [0] ataca al final de esta ronda
        [one] ataca al final de la próxima ronda
       *[other] ataca tras { $n } rondas más
    }
city-strikes-never = no volverá a atacar

## The encyclopedia

city-encyclopedia = Todas las cartas y fichas
city-search = Nombre o palabras que lleva
city-any = Todo
city-filter-part = Parte
city-filter-kind = Tipo
city-filter-era = Era
city-filter-land = Civilización
city-filter-where = En esta mesa
city-filter-offer = En oferta
city-filter-owned = En poder de alguien
city-filter-reset = Mostrar todo
city-filter-deck =
    { $deck ->
        [start] Cartas iniciales
        [basic] Edificios básicos
        [I] Era I
        [II] Era II
        [R] Renacimiento
       *[III] Era III
    }
city-part =
    { $part ->
        [card] Cartas de ciudad
        [policy] Políticas culturales
        [hero] Héroes
        [monster] Monstruos
        [warlord] Señores de la guerra
        [city] Ciudades libres
        [market] Mercados
        [barbarian] Fichas de bárbaro
       *[automa] Cartas de Automa
    }
city-found =
    { $n ->
        [0] Nada coincide. Prueba con menos palabras u otro filtro.
       *[other] { $n } de { $all }
    }
city-owned = en poder de { $names }

## Short words and signs

city-pile-short =
    { $pile ->
        [deck] Mazo
        [discard] Descarte
       *[archive] Archivo
    }
city-legend =
    { $sign ->
        [effects] efectos utilizables
       *[cards] cartas al alcance
    }
city-more = y { $n } más
