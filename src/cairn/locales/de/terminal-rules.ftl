# Was das Terminal über Regeln, Punkte und seine eigenen Tasten sagt.

terminal-first = Neu hier? h zeigt die Regeln, ? und ein Wort erklärt es: ? Wertung
terminal-rules-of = Die Regeln von { $game }
terminal-rules-hint = Eine Zahl führt zu einem Abschnitt, Enter blättert, q schließt. „h 3“ zeigt gleich einen Abschnitt.
terminal-rule = Regel
terminal-term = Begriff
terminal-also-rules = Regeln, Regel, Regelheft, Anleitung, Spielregeln
terminal-also-aim = Ziel, Sieg, gewinnen
terminal-also-turn = Zug, Züge, Ablauf
terminal-also-scoring = Punkte, Wertung, Punktzahl, Siegpunkte
terminal-also-end = Ende, Spielende, Schluss
terminal-also = „{ $text }“ steht auch hier: { $titles }
terminal-unknown = Nichts heißt „{ $text }“, und keine Regel erwähnt es. Versuch es mit weniger Buchstaben.
terminal-page = b zurück · q schließt · { $page } von { $pages }
terminal-key-rules = h Regeln
terminal-key-score = r Punkte
terminal-log = Was geschah
terminal-score = Punkte, wenn die Partie jetzt endete
terminal-stake = offen
terminal-stake-note = Offen sind Prophezeiungen, die noch nicht erfüllt sind. Sie bringen nichts, solange ihre Wände nicht wachsen.
terminal-scored =
    { $name }: { $change } { $n ->
        [one] Punkt
       *[other] Punkte
    } ({ $parts }).
terminal-part = { $part } { $change }
terminal-marching =
    { $n } von { $all } Einheiten { $n ->
        [one] ist
       *[other] sind
    } unterwegs von { $from } nach { $tile }.
terminal-not-now = { $group }: jetzt nicht möglich.
terminal-several = Das könnte jedes davon sein: { $list }.
terminal-help-rules = h zeigt die Regeln: Ziel, Zug, Wertung, Ende und alles andere. ? und ein Wort erklärt es ({ $examples }): Regeln, Begriffe und was auf Karten und Plättchen steht.
terminal-help-score = r zeigt alle Teile der Punkte von allen.
