# Preparar una mesa de Monumental en el navegador.

## El mapa

setup-map = Mapa
setup-map-drawn = Al azar
setup-map-drawn-text = Uno de estos, al empezar la partida
setup-map-level =
    { $level ->
        [1] pacífico
        [2] mixto
       *[3] agresivo
    }
setup-map-random = Mapa aleatorio
setup-map-random-text = Nuevo en cada partida
setup-map-own = Mapa propio
setup-map-own-text = Escrito o de un archivo
setup-map-for = para { $n }
setup-map-others = Mapas para otros números de participantes
setup-map-misfit = { $name } es para { $players } participantes, pero en esta mesa juegan { $seats }. Elige otro mapa o cambia los asientos.
setup-map-none = Ningún mapa es para { $seats }. Quita un asiento o el Automa.
setup-map-room =
    { $n ->
        [0] sin sitio para monstruos
        [one] con sitio para 1 monstruo
       *[other] con sitio para { $n } monstruos
    }
setup-map-crowded =
    { $most ->
        [0] { $name } no tiene sitio para monstruos.
        [one] { $name } tiene sitio para 1 monstruo, no para { $n }.
       *[other] { $name } tiene sitio para { $most } monstruos, no para { $n }.
    } Elige otro mapa o menos monstruos.
setup-random = Tipo de mapa
setup-random-kind =
    { $kind ->
        [small] Pequeño
        [medium] Mediano
        [large] Grande
       *[rulebook] Según el reglamento
    }
setup-random-text =
    { $kind ->
        [small] Igual para todos, y el encuentro llega pronto: el tipo más agresivo.
        [medium] Igual para todos, con espacio por un tiempo.
        [large] Igual para todos, con mucho espacio: el tipo más pacífico.
       *[rulebook] Repartido al azar; solo lo que rodea las capitales es igual para todos.
    }
setup-random-draw = Sortear uno ahora
setup-random-again = Sortear otro
setup-random-drawing = Sorteando un mapa
setup-random-drawn = Se jugará en este mapa.
setup-random-later = Si no, se sortea al empezar la partida.
setup-own-file = Archivo de mapa (TOML)
setup-own-lacks = Comprueba antes tu mapa o elige otra opción.
setup-own-check = Comprobar el mapa
setup-own-choose = Elegir un archivo
setup-own-example = Empezar con «{ $name }»
setup-own-go = Ir a la línea { $line }
setup-own-good = Se puede jugar en { $name }, con { $players } participantes.

## Civilizaciones

setup-civilizations = Civilizaciones
setup-civilizations-drawn = Al azar
setup-civilizations-chosen = Elegidas
setup-civilizations-text = Cada asiento recibe una de cinco al empezar la partida.
setup-civilization-of = { $name }
setup-land =
    { $land ->
        [china] China
        [denmark] Dinamarca
        [egypt] Egipto
        [greece] Grecia
        [japan] Japón
       *[other] { $land }
    }

## Módulos e interpretaciones

setup-modules = Módulos
setup-monsters = Cuántos
setup-monsters-chosen =
    { $n ->
        [one] 1 monstruo
       *[other] { $n } monstruos
    }
setup-rulings = Interpretaciones
setup-rulings-text = Donde el reglamento deja algo abierto, una mesa puede decidir otra cosa.
setup-switch =
    { $name ->
        [renaissance] Renacimiento
        [alternatives] Maravillas alternativas
        [heroes] Héroes
        [monsters] Monstruos
        [continuous] Modo continuo
        [explorers_in_capitals] Los exploradores entran en capitales
        [wandering_marker] Cambia quién empieza
       *[plain_display] Seis cartas en la oferta
    }
setup-switch-text =
    { $name ->
        [renaissance] Una cuarta era entre la medieval y la moderna: más cartas y una partida más larga.
        [alternatives] En cada una de las eras I, II y III una maravilla, al azar, deja su lugar a otra.
        [heroes] Los héroes salen con las cartas; por oro se unen a ti, defienden o luchan, y vuelven a irse.
        [monsters] Se ocultan bajo los bárbaros, aparecen al conquistar y atacan según un contador. Tres ya son bastantes.
        [continuous] Las ciudades se activan en secreto y a la vez; después, una acción por turno: poca espera.
        [explorers_in_capitals] Los exploradores también pueden entrar en las losetas de capital.
        [wandering_marker] En el modo continuo, la siguiente ronda la empieza quien está a la izquierda.
       *[plain_display] En el modo continuo la oferta conserva seis espacios, también con tres o cuatro participantes.
    }
setup-switch-bound = Solo con el modo continuo.
setup-chosen = Elegido para esta mesa
setup-standard = La partida básica: mapa y civilizaciones salen al azar.
