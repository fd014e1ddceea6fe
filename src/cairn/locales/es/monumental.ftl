# Monumental en la mesa: piezas, preguntas, opciones, lo que ha pasado, el final.

monumental-sign =
    { $resource ->
        [production] P
        [science] Ci
        [military] M
        [culture] Cu
       *[gold] Or
    }
monumental-resource =
    { $resource ->
        [production] Producción
        [science] Ciencia
        [military] Fuerza militar
        [culture] Cultura
       *[gold] Oro
    }
monumental-figure =
    { $figure ->
        [warlord] Señor de la guerra
        [lady] Señora de la guerra
        [hero] Héroe
       *[soldier] Soldado
    }
monumental-the-figure =
    { $figure ->
        [warlord] el señor de la guerra
        [lady] la señora de la guerra
        [hero] el héroe
       *[soldier] un soldado
    }
monumental-a-figure = { monumental-the-figure }
monumental-kind =
    { $kind ->
        [knowledge] Conocimiento
        [wonder] Maravilla
       *[building] Edificio
    }{ $era ->
        [I] {" "}· era I
        [II] {" "}· era II
        [III] {" "}· era III
        [R] {" "}· Renacimiento
       *[none] {""}
    }
monumental-part =
    { $part ->
        [policies] Política cultural
        [heroes] Héroe
        [monsters] Monstruo
        [cities] Ciudad libre
        [markets] Mercado
       *[warlords] Señor de la guerra
    }
monumental-titled = { $title }: { $text }
monumental-costs = cuesta { $amounts }
monumental-slot = { $name } ({ $slot })
monumental-barbarian-token = ficha de bárbaro { $number }
monumental-market-token = { $effect }, o { $n } de oro al final de la partida
monumental-read-nothing = Ninguna carta ni ficha se llama «{ $text }». Prueba con menos letras.

## La mesa

monumental-era =
    Era { $era }, { $n ->
        [one] queda 1 carta
       *[other] quedan { $n } cartas
    }
monumental-era-short = Era { $era }, { $n }
monumental-last-turns = últimos turnos
monumental-display = Oferta
monumental-deck-empty = el mazo está vacío
monumental-basics = Básicos
monumental-heroes = Héroes
monumental-monsters = Monstruos
monumental-beast = { $name } en { $tile }, marcador en la carta { $n }
monumental-city-of = Ciudad · { $land }
monumental-terrain = Terreno
monumental-defense = Defensa
monumental-no-tile = En este mapa no hay ninguna loseta «{ $text }».
monumental-map-sign =
    { $sign ->
        [barbarian] Bárbaros
        [city] Ciudad libre
        [warlord] Señor de la guerra
        [hero] Héroe
        [outpost] Puesto avanzado
        [wonder] Maravilla
        [market] Mercado
        [production] Ficha de producción
       *[monster] Monstruo
    }
monumental-tile-barbarian = Bárbaros { $n }
monumental-tile-city = { $name } (cuesta además { $amounts })
monumental-tile-market =
    { $name } ({ $n ->
        [one] 1 ficha
       *[other] { $n } fichas
    })
monumental-tile-explorers =
    { $n ->
        [one] Explorador: { $name }
       *[other] { $n } exploradores: { $name }
    }
monumental-soldiers =
    { $n ->
        [one] 1 soldado
       *[other] { $n } soldados
    }
monumental-provinces =
    { $n ->
        [one] 1 provincia
       *[other] { $n } provincias
    }
monumental-stall =
    { $name } en { $tile }: { $n ->
        [0] no quedan fichas
        [one] queda 1 ficha
       *[other] quedan { $n } fichas
    }
monumental-markets-hint = Las fichas con ? pueden estar allí; las que llevan × las conoces porque las has mirado.
monumental-only-barbarians = { $n } de fuerza militar contra bárbaros
monumental-only-wonders = { $n } de producción para maravillas
monumental-own-policies =
    { $n ->
        [one] Política: { $names }
       *[other] Políticas: { $names }
    }
monumental-own-wonder = en construcción: { $name } (faltan { $amount })
monumental-own-wonders = Maravillas: { $names }
monumental-own-hero = { $name } en { $tile }
monumental-own-production =
    { $n ->
        [one] 1 ficha de producción
       *[other] { $n } fichas de producción
    }
monumental-own-tokens =
    { $n ->
        [one] 1 ficha de mercado
       *[other] { $n } fichas de mercado
    }
monumental-own-outposts =
    { $n ->
        [one] queda 1 puesto avanzado
       *[other] quedan { $n } puestos avanzados
    }
monumental-own-deck = mazo { $n }, descartes { $m }
monumental-own-picked = elección: fila { $row }, columna { $column }
monumental-own-passed = ha pasado
monumental-pile =
    { $pile ->
        [deck] Mazo de ciudad
        [discard] Pila de descartes
       *[archive] Archivadas
    }
monumental-slain = Derrotados: { $names }
monumental-token-hidden = boca abajo
monumental-token-used = usada
monumental-automa-deck =
    { $n ->
        [one] queda 1 carta de Automa
       *[other] quedan { $n } cartas de Automa
    }
monumental-automa-played = Jugadas desde la última vez que se barajó:
monumental-automa-waiting = Reveladas, aún por resolver:
monumental-automa-none = En esta partida no juega el Automa.

## Antes de la partida

monumental-ask-players = ¿Cuántos juegan? 1 juega en solitario contra el Automa.
monumental-ask-setup = ¿Qué partida?
monumental-setup-standard = la partida normal: lo demás se sortea
monumental-setup-own = elegir mapa y módulos
monumental-ask-map = ¿Qué mapa?
monumental-map-drawn = uno que encaje, por sorteo
monumental-map-random = uno creado al azar
monumental-map-level =
    { $level ->
        [1] { $name }, pacífico
        [2] { $name }, mixto
       *[3] { $name }, agresivo
    }
monumental-ask-modules = ¿Qué módulos? Escribe números para activarlos o quitarlos; Enter empieza la partida.
monumental-module =
    { $module ->
        [automa] juega también el Automa
        [renaissance] Renacimiento: una cuarta era
        [alternatives] maravillas alternativas
        [heroes] héroes
        [monsters] tres monstruos
       *[continuous] modo continuo
    }

## Mirar

monumental-key-land = l mapa
monumental-key-city = c ciudad
monumental-key-display = d oferta
monumental-key-players = p todos
monumental-key-read = { $read } explica esa carta; vale cualquier nombre
monumental-help-board = En el mapa cada loseta muestra su nombre, su terreno y lo que exige una conquista. Una letra mayúscula es el país que la controla, seguida de los soldados; las minúsculas son exploradores. En la oferta ↓ es la carta que sale al final del turno si no se adquiere nada de su fila, ◆ una maravilla, └ un conocimiento. En la ciudad ▸ marca las cartas activas, = las reforzadas, * un efecto aún no usado este turno; └ es el conocimiento debajo de una carta. Las letras de los recursos: P producción, Ci ciencia, M fuerza militar, Or oro, Cu cultura.
monumental-help-choose = Las opciones vienen en grupos: escribe el número de un grupo y luego el de una opción, o los dos a la vez (1 3). También puedes escribir palabras de una opción, en español o en la notación: «{ $example }». e termina tu turno.
monumental-help-look = l enumera todas las losetas (l b2 solo esa), c explica las cartas de tu ciudad (c 2 las de otro asiento), d la oferta, p todo lo que tiene cada cual, k los mercados, a el Automa. { $read } explica una carta, y así cualquier nombre de carta, política, héroe, ciudad libre o monstruo. v muestra lo que ha pasado en los últimos turnos.
monumental-help-signs = Los signos del mapa:

## Grupos de opciones

monumental-group =
    { $kind ->
        [acquire] Adquirir una carta
        [complete] Completar una maravilla
        [develop] Desarrollar una política
        [conquer] Conquistar
        [move] Mover unidades
        [outpost] Puesto avanzado
        [explore] Exploradores
        [collect] Recoger
        [defeat] Derrotar a un monstruo
        [token] Fichas
        [use] Usar un efecto
        [progress] Progreso
        [recruit] Reclutar un héroe
       *[other] Otras
    }

## Opciones

monumental-do-capital = Capital en { $tile }
monumental-do-row = Activar la fila { $n }
monumental-do-column = Activar la columna { $n }
monumental-do-acquire = Adquirir { $name }
monumental-do-keep = Conservar { $name }
monumental-do-complete = Completar { $name }
monumental-do-place = En { $tile }
monumental-do-develop = Desarrollar { $name }
monumental-do-conquer = Conquistar { $tile }
monumental-do-from = { monumental-figure } desde { $tile }
monumental-do-move = Mover { monumental-the-figure } desde { $tile }
monumental-do-to = A { $tile }
monumental-do-outpost = Construir un puesto avanzado en { $tile }
monumental-do-with =
    { $who ->
        [soldiers] 3 soldados
       *[warlord] 2 soldados y { monumental-the-figure }
    }
monumental-do-explore = Explorador { $n } a { $tile }
monumental-do-sail = El explorador { $n } navega a { $tile }
monumental-do-collect = El explorador { $n } recoge en { $tile }
monumental-do-defeat = Explorador { $n }: derrotar a { $name }
monumental-do-use-token = Usar la ficha: { $name }
monumental-do-use-production = Usar una ficha de producción
monumental-do-use = Usar { $name }
monumental-do-spent-before = ya ha dado recursos este turno, solo queda su efecto.
monumental-do-progress = Hacer progreso científico
monumental-do-progress-note = { $cost }: robar y usar 1 carta
monumental-do-paid-with =
    { $cost } { $part ->
        [all] (se paga con { $amounts })
       *[some] (incl. { $amounts })
    }
monumental-do-conquest =
    { $cost }, { $n ->
        [one] 1 unidad
       *[other] { $n } unidades
    }
monumental-do-outpost-note = 3 unidades vuelven a la capital
monumental-do-end = Terminar turno
monumental-do-pass = Pasar
monumental-do-stop = Nada más
monumental-do-pay = Pagar { $amounts }
monumental-do-double = { $n } de oro al doble de su valor
monumental-do-less = Ahorrar { $amounts }
monumental-do-gain = Obtener { $amounts }
monumental-do-exchange = { $first } por { $second }
monumental-do-activate = Activar { $name }
monumental-do-reinforce = Reforzar { $name }
monumental-do-archive = Archivar { $name }
monumental-do-discard = Descartar { $name }
monumental-do-copy = Copiar { $name }
monumental-do-destroy = Destruir { monumental-the-figure } en { $tile }
monumental-do-take = Tomar { $name }
monumental-do-section = Fase de construcción: { $name }
monumental-do-next = Primero { $name }
monumental-do-recruit = Reclutar a { $name }
monumental-do-deploy = Desplegar en { $tile }
monumental-do-trade =
    { $n ->
        [0] No cambiar nada
        [one] Cambiar una vez
       *[other] Cambiar { $n } veces
    }
monumental-do-lose = Perder { monumental-the-figure } en { $tile }
monumental-do-give-up = Entregar { $name }
monumental-do-walk = A { $tile }
monumental-do-shelter = A { $tile }
monumental-do-province = Provincia { $tile }

## Preguntas

monumental-ask-capital = ¿Dónde estará tu capital?
monumental-ask-row = ¿Qué fila de tu ciudad activas?
monumental-ask-column = ¿Y qué columna?
monumental-ask-actions = ¿Qué haces?
monumental-ask-go-on = ¿Cómo sigue el movimiento?
monumental-ask-payment = ¿Cómo pagas?
monumental-ask-discount = ¿Qué ahorras en { $tile }?
monumental-ask-wonder = Solo puede haber una maravilla en construcción. ¿Cuál conservas?
monumental-ask-place = ¿Dónde colocas la ficha de { $card }?
monumental-ask-units =
    { $n ->
        [one] ¿Qué unidad marcha a { $tile }?
       *[other] ¿Qué unidades marchan a { $tile }? Faltan { $n }.
    }
monumental-ask-destination = ¿Adónde va { monumental-a-figure } desde { $from }?
monumental-ask-garrison = ¿Quién deja sitio al puesto avanzado en { $tile }?
monumental-ask-token = { $market }: ¿Qué ficha conservas?
monumental-ask-benefit = { $thing }: ¿Qué beneficio eliges?
monumental-ask-gain =
    { $n ->
        [one] ¿Qué recurso básico obtienes?
       *[other] ¿Qué recurso básico obtienes? Faltan { $n }.
    }
monumental-ask-exchange =
    { $n ->
        [one] ¿Qué recurso cambias?
       *[other] ¿Qué recurso cambias? Hasta { $n }.
    }
monumental-ask-alternative = ¿Qué efecto eliges?
monumental-ask-drawn = ¿Cuál de las cartas robadas usas?
monumental-ask-effects = ¿Usas { $thing }?
monumental-ask-activate =
    { $n ->
        [one] ¿Qué otra carta activas?
       *[other] ¿Qué otras cartas activas? Hasta { $n }.
    }
monumental-ask-reinforce = ¿Qué carta activa refuerzas? Se queda en tu ciudad.
monumental-ask-discard =
    { $n ->
        [one] ¿Qué carta descartas?
       *[other] ¿Qué cartas descartas? Faltan { $n }.
    }
monumental-ask-archive =
    { $n ->
        [one] ¿Qué carta archivas?
       *[other] ¿Qué cartas archivas? Faltan { $n }.
    }
monumental-ask-copy = ¿Qué copias?
monumental-ask-steps =
    { $n ->
        [one] ¿Adónde va un explorador? Queda 1 paso.
       *[other] ¿Adónde va un explorador? Quedan { $n } pasos.
    }
monumental-ask-move =
    { $n ->
        [one] ¿Qué unidad mueves?
       *[other] ¿Qué unidades mueves? Hasta { $n }.
    }
monumental-ask-destroy =
    { $n ->
        [one] ¿Qué unidad rival destruyes?
       *[other] ¿Qué unidades rivales destruyes? Hasta { $n }.
    }
monumental-ask-outpost = ¿Dónde colocas un puesto avanzado?
monumental-ask-take = ¿Qué carta tomas?
monumental-ask-section = ¿Qué fase de construcción completas?
monumental-ask-next = Ocurren varias cosas a la vez. ¿Cuál va primero?
monumental-ask-knowledge = Debajo de una carta solo cabe un conocimiento. ¿Cuál conservas?
monumental-ask-deploy = ¿Dónde despliegas a { $hero }?
monumental-ask-trade = ¿Cuántas veces cambias?
monumental-ask-sail = ¿Adónde navega un explorador?
monumental-ask-regroup = ¿Qué unidad trasladas?
monumental-ask-rout = ¿Qué unidad pierdes en { $tile }?
monumental-ask-give-up = ¿Qué carta entregas?
monumental-ask-walk = ¿Adónde va { $monster }?
monumental-ask-shelter = ¿Adónde se retira { monumental-a-figure } desde { $from }?
monumental-ask-surface = ¿Dónde aparece { $monster }?
monumental-ask-province = ¿Qué provincia sufre el ataque?
monumental-ask-automa-conquest = Hay varias provincias posibles. ¿Cuál conquista el Automa?
monumental-ask-automa-step = Hay varios caminos igual de cortos. ¿Adónde va el explorador { $explorer } del Automa?
monumental-ask-automa-place = ¿Dónde coloca el Automa la ficha de { $card }?

## Lo que ha pasado

monumental-event-era = Empieza la era { $era }.
monumental-event-round = Empieza la ronda { $round }.
monumental-event-turn =
    { $who ->
        [you] Es tu turno.
       *[other] Juega { $name }.
    }
monumental-event-cross =
    { $who ->
        [you] Activas la fila { $row } y la columna { $column }.
       *[other] { $name } activa la fila { $row } y la columna { $column }.
    }
monumental-event-activated =
    { $who ->
        [you] Activas { $cards }.
       *[other] { $name } activa { $cards }.
    }
monumental-event-gained =
    { $who ->
        [you] Obtienes { $amounts }.
       *[other] { $name } obtiene { $amounts }.
    }
monumental-event-gained-for =
    { $who ->
        [you] Obtienes
       *[other] { $name } obtiene
    } { $amounts }, { $for ->
        [barbarian] solo para provincias bárbaras.
       *[wonder] solo para maravillas.
    }
monumental-event-paid =
    { $who ->
        [you] Pagas { $amounts }.
       *[other] { $name } paga { $amounts }.
    }
monumental-event-acquired =
    { $who ->
        [you] Adquieres { $cards }.
       *[other] { $name } adquiere { $cards }.
    }
monumental-event-begun =
    { $who ->
        [you] Empiezas { $card }.
       *[other] { $name } empieza { $card }.
    }
monumental-event-removed = Sale de la partida: { $card }. Se conserva: { $kept }.
monumental-event-completed =
    { $who ->
        [you] Completas { $card }.
       *[other] { $name } completa { $card }.
    }
monumental-event-placed = La ficha de { $card } queda en { $tile }.
monumental-event-developed =
    { $who ->
        [you] Desarrollas { $policy }.
       *[other] { $name } desarrolla { $policy }.
    }
monumental-event-marched =
    { $figures } { $n ->
        [one] marcha
       *[other] marchan
    } de { $from } a { $tile }.
monumental-event-conquered =
    { $who ->
        [you] Conquistas
       *[other] { $name } conquista
    } { $tile }{ $from ->
        [nobody] .
        [you] , que era tuya.
       *[other] , que era de { $victim }.
    }
monumental-event-home =
    { $figure ->
        [warlord] El señor de la guerra vuelve de { $from } a la capital.
        [lady] La señora de la guerra vuelve de { $from } a la capital.
        [hero] El héroe vuelve de { $from } a la capital.
       *[soldier] { $count ->
            [one] 1 soldado vuelve de { $from } a la capital.
           *[other] { $count } soldados vuelven de { $from } a la capital.
        }
    }
monumental-event-outpost =
    { $who ->
        [you] Construyes un puesto avanzado en { $tile }.
       *[other] { $name } construye un puesto avanzado en { $tile }.
    }
monumental-event-razed = Desaparece el puesto avanzado de { $tile }.
monumental-event-looted =
    { $who ->
        [you] Botín en { $tile }: { $thing }.
       *[other] Botín para { $name } en { $tile }: { $thing }.
    }
monumental-event-benefit =
    { $who ->
        [you] Eliges: { $effect }
       *[other] { $name } elige: { $effect }
    }
monumental-event-moved =
    { $who ->
        [you] Mueves
       *[other] { $name } mueve
    } { monumental-the-figure } de { $from } a { $tile }.
monumental-event-stepped =
    { $who ->
        [you] Tu explorador { $explorer } va
       *[other] { $name } mueve el explorador { $explorer }
    } a { $tile }.
monumental-event-collected =
    { $who ->
        [you] Recoges la ficha de producción de { $tile }.
       *[other] { $name } recoge la ficha de producción de { $tile }.
    }
monumental-event-visited =
    { $who ->
        [you] Visitas un mercado en { $tile }: { $market }.
       *[other] { $name } visita un mercado en { $tile }: { $market }.
    }
monumental-event-looked = Allí encuentras: { $tokens }
monumental-event-kept = Conservas: { $token }
monumental-event-redeemed =
    { $who ->
        [you] Usas tu ficha de mercado: { $market }.
       *[other] { $name } usa una ficha de mercado: { $market }.
    }
monumental-event-claimed = { $name } toma una ficha de mercado: { $market }.
monumental-event-used =
    { $who ->
        [you] Usas { $thing }.
       *[other] { $name } usa { $thing }.
    }
monumental-event-drawn =
    { $who ->
        [you] Robas { $cards }.
       *[other] { $name } roba { $cards }.
    }
monumental-event-discarded =
    { $who ->
        [you] Descartas { $cards }.
       *[other] { $name } descarta { $cards }.
    }
monumental-event-archived =
    { $who ->
        [you] Archivas { $cards }.
       *[other] { $name } archiva { $cards }.
    }
monumental-event-reinforced =
    { $who ->
        [you] Refuerzas { $cards }.
       *[other] { $name } refuerza { $cards }.
    }
monumental-event-dealt =
    { $who ->
        [you] Nuevo en tu ciudad: { $cards }.
       *[other] Nuevo en la ciudad ({ $name }): { $cards }.
    }
monumental-event-shuffled =
    { $who ->
        [you] Barajas tu pila de descartes.
       *[other] { $name } baraja la pila de descartes.
    }
monumental-event-displayed = Nuevo en la oferta: { $cards }.
monumental-event-swept = Fuera de la oferta: { $cards }.
monumental-event-appeared = Ya se puede reclutar a { $heroes }.
monumental-event-recruited =
    { $who ->
        [you] Reclutas a { $hero }
       *[other] { $name } recluta a { $hero }
    }, que se despliega en { $tile }.
monumental-event-returned = { $hero } se retira.
monumental-event-monster = { $monster } aparece en { $tile }.
monumental-event-attacked = { $monster } ataca en { $tile }.
monumental-event-walked = { $monster } va a { $tile }.
monumental-event-defeated =
    { $who ->
        [you] Derrotas a { $monster }.
       *[other] { $name } derrota a { $monster }.
    }
monumental-event-lost =
    { $who ->
        [you] Pierdes { $amounts }.
       *[other] { $name } pierde { $amounts }.
    }
monumental-event-destroyed =
    { $who ->
        [you] Pierdes { monumental-the-figure } en { $tile }.
       *[other] { $name } pierde { monumental-the-figure } en { $tile }.
    }
monumental-event-ending =
    La última carta de desarrollo está en la oferta: { $unit ->
        [rounds] { $left ->
            [one] queda 1 ronda.
           *[other] quedan { $left } rondas.
        }
       *[turns] { $left ->
            [one] queda 1 turno.
           *[other] quedan { $left } turnos.
        }
    }
monumental-event-automa = { $name }: { $effect }
monumental-event-site = { $name } puede asentarse en { $tile }.
monumental-event-settled =
    { $who ->
        [you] Tu capital es { $tile }.
       *[other] { $name } tiene su capital en { $tile }.
    }
monumental-event-city = La ciudad libre de { $tile } es { $city }.
monumental-event-stall = Abre un mercado en { $tile }: { $market }.
monumental-event-passed =
    { $who ->
        [you] Pasas.
       *[other] { $name } pasa.
    }
monumental-event-copied =
    { $who ->
        [you] Copias { $thing }.
       *[other] { $name } copia { $thing }.
    }
monumental-event-exchanged =
    { $who ->
        [you] Cambias
       *[other] { $name } cambia
    } { $first } por { $second }.
monumental-event-failed = { $name } no puede hacerlo.
monumental-event-hidden = Hay algo oculto en el mapa.
monumental-event-over = Fin de la partida.

## El final

monumental-score =
    { $part ->
        [provinces] Provincias
        [knowledge] Conocimientos
        [wonders] Maravillas
        [policies] Políticas
        [most-provinces] Más provincias
        [most-knowledge] Más conocimientos
        [most-wonders] Más maravillas
        [most-policies] Más políticas
        [monsters] Monstruos
       *[gold] Oro
    }
monumental-total = Total
monumental-wins =
    { $who ->
        [you] { $n ->
            [0] Empate: ganas por oro o cultura.
            [one] Ganas por 1 punto.
           *[other] Ganas por { $n } puntos.
        }
       *[other] { $n ->
            [0] Empate: gana { $name } por oro o cultura.
            [one] Gana { $name } por 1 punto.
           *[other] Gana { $name } por { $n } puntos.
        }
    }
monumental-shared = { $names } comparten la victoria.
