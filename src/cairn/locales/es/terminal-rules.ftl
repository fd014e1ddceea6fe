# Lo que dice el terminal de las reglas, los puntos y sus propias teclas.

terminal-first = ¿Primera vez? h muestra las reglas; ? puntos explica esa palabra.
terminal-rules-of = Las reglas de { $game }
terminal-rules-hint = Un número lleva a una parte, Enter pasa página, q cierra. «h 3» muestra una parte directamente.
terminal-rule = regla
terminal-term = término
terminal-also-rules = reglas, regla, reglamento, instrucciones
terminal-also-aim = objetivo, ganar, victoria
terminal-also-turn = turno, turnos, ronda
terminal-also-scoring = puntos, puntuación, marcador
terminal-also-end = fin, final, final de la partida
terminal-also = «{ $text }» aparece también en: { $titles }
terminal-unknown = Nada se llama «{ $text }» y ninguna regla lo menciona. Prueba con menos letras.
terminal-page = b atrás · q cerrar · { $page } de { $pages }
terminal-key-rules = h reglas
terminal-key-score = r recuento
terminal-log = Lo que pasó
terminal-score = Puntos, si la partida acabara ahora
terminal-stake = en juego
terminal-stake-note = En juego: profecías aún sin cumplir. No dan nada mientras no crezcan sus muros.
terminal-scored =
    { $name }: { $change } { $n ->
        [one] punto
       *[other] puntos
    } ({ $parts }).
terminal-part = { $part } { $change }
terminal-marching =
    { $n } de { $all } unidades { $n ->
        [one] está
       *[other] están
    } en camino de { $from } a { $tile }.
terminal-not-now = { $group }: ahora no es posible.
terminal-several = Podría ser cualquiera de estas: { $list }.
terminal-help-rules = h muestra las reglas: objetivo, turno, puntuación, final y todo lo demás. ? y una palabra la explica ({ $examples }): reglas, términos y lo que dicen cartas y fichas.
terminal-help-score = r muestra todas las partes de la puntuación de cada cual.
