# Monumental: the table in the browser.

monumental-automa-card = carta de Automa
monumental-acts = Qué puedes hacer
monumental-end-title =
    { $how ->
        [pass] ¿Pasar el resto de la ronda?
       *[end] ¿Terminar tu turno?
    }
monumental-end-back = Volver al turno
monumental-end-left = Aún puedes, por ejemplo:
monumental-end-more =
    { $n ->
        [one] y 1 más
       *[other] y { $n } más
    }
monumental-automa-name = Automa
monumental-over = La partida ha terminado.
monumental-waits = Juega { $name }.
monumental-pages = Partes de la mesa
monumental-holdings = Tus recursos
monumental-chip-wonder =
    { $name }: { $n ->
        [one] falta 1
       *[other] faltan { $n }
    }
monumental-page =
    { $page ->
        [city] Ciudad
        [map] Mapa
        [display] Oferta
       *[others] Jugadores
    }
monumental-only =
    { $what ->
        [barbarian] contra bárbaros
       *[wonder] para maravillas
    }
monumental-all-cards = Todas las cartas
monumental-undo-far = Deshacer todo ({ $n })
monumental-do-use-effect = Usar el efecto: { $name }
monumental-do-decline = No, gracias
monumental-do-lapse =
    Se pierde al terminar { $unit ->
        [rounds] la ronda
       *[turns] el turno
    }: { $amounts }.
monumental-ask-cross = Elige una fila y una columna de tu ciudad.
monumental-advised =
    { $end ->
        [start] La pista empieza aquí.
       *[goal] La pista está aquí.
    }
