# Die Regeln von Monumental in eigenen Worten, für die Seite, die sie erklärt. Die Zahlen kommen aus dem Spiel selbst.

monumental-rules-source = In eigenen Worten, nach der englischen Anleitung und den Antworten des Verlags. Wo sie schweigen oder sich unterscheiden, steht unsere Entscheidung am Ende.
monumental-rules-words = Begriffe des Spiels

monumental-rules-aim = Ziel
monumental-rules-aim-1 = Du führst eine Zivilisation durch drei Zeitalter. In deiner Stadt aus Karten sammelst du Ressourcen; damit erwirbst du Karten, baust Wunder, entwickelst Kulturpolitiken und eroberst Provinzen.
monumental-rules-aim-2 = Punkte gibt es für Provinzen, Wissen, Wunder und Politikkarten, und dafür, von einem davon am meisten zu haben. Wer die meisten Punkte hat, gewinnt.

monumental-rules-setup = Aufbau
monumental-rules-setup-1 = Die Landkarte zeigt Hauptstädte, Wasser und Provinzen. In jeder Provinz liegt ein Barbarenplättchen oder eine Freie Stadt; einige haben einen Markt, alle anderen ein Produktionsplättchen. Ein Markt hat so viele verdeckte Plättchen, wie Personen mitspielen.
monumental-rules-setup-2 = Der Entwicklungsstapel hat oben { $first } Karten aus Zeitalter I, dann { $second } aus Zeitalter II, dann { $third } aus Zeitalter III: zusammen { $total }. Karten von ihm liegen offen in der Auslage. Daneben sind drei Stapel mit je { $pile } Grundgebäuden.
monumental-rules-setup-3 = Du besitzt { $cards } Karten deiner Zivilisation, gemischt. Neun kommen in deine Stadt, 3 Zeilen mal 3 Spalten; der Rest ist dein Stadtstapel. Deine { $policies } Politikkarten liegen daneben, und du beginnst mit { $gold } Gold.
monumental-rules-setup-4 = Die Hauptstädte werden in umgekehrter Reihenfolge gewählt. Dort stehen am Anfang dein Kriegsherr, { $soldiers } Soldaten und { $explorers } Entdecker; deine { $outposts } Außenposten warten in deinem Vorrat.

monumental-rules-turn = Dein Zug
monumental-rules-turn-1 = Ein Zug hat vier Phasen, immer in dieser Reihenfolge: Stadt aktivieren, Aktionen ausführen, Stadt auffüllen, Auslage auffüllen.
monumental-rules-turn-2 = Dann geht es im Uhrzeigersinn weiter. Produktion, Wissenschaft und Militär, die du nicht ausgegeben hast, verfallen; Gold, Kultur und Plättchen bleiben.

monumental-rules-activate = Die Stadt aktivieren
monumental-rules-activate-1 = Wähle eine Zeile und eine Spalte. Die fünf Karten darin werden aktiv, und du erhältst sofort, was in ihrer Ecke rechts oben steht. Die Karte, an der sie sich kreuzen, bringt ihren Ertrag einmal.
monumental-rules-activate-2 = Eine Wissenskarte unter einer aktiven Karte ist mit ihr aktiv. Leere Plätze bringen nichts.
monumental-rules-activate-3 = Was aktive Karten sagen, kannst du in der nächsten Phase nutzen. Eine Karte, die später durch einen Effekt aktiv wird, bringt ihren Ertrag auch sofort; keine Karte wird zweimal in einem Zug aktiviert.
monumental-rules-activate-4 = Was du nicht aktivierst, bleibt an seinem Platz. Die Karten, die du heute liegen lässt, kannst du also morgen verbinden.

monumental-rules-resources = Ressourcen
monumental-rules-resources-1 = Es gibt drei Grundressourcen. Mit Produktion zahlst du Gebäude und Wunder, mit Wissenschaft Wissen und wissenschaftlichen Fortschritt, mit Militär Einheiten auf dem Marsch und Entdecker.
monumental-rules-resources-2 = 1 Gold springt für 1 beliebige Grundressource ein, wenn eine Karte nichts anderes sagt. Für Kultur springt es nie ein.
monumental-rules-resources-3 = Mit Kultur zahlst du Kulturpolitiken und sonst nichts.
monumental-rules-resources-4 = Ein Produktionsplättchen bringt 1 Produktion, wenn du es nutzt. Bis dahin behältst du es.

monumental-rules-actions = Aktionen ausführen
monumental-rules-actions-1 = Führe so viele Aktionen aus, wie du zahlen kannst, in beliebiger Reihenfolge: eine Karte erwerben, dein Wunder vollenden, eine Politikkarte entwickeln, eine Provinz erobern, Einheiten bewegen, einen Außenposten errichten, deine Entdecker einsetzen, einen Effekt nutzen, wissenschaftlichen Fortschritt machen.
monumental-rules-actions-2 = Keine davon ist Pflicht. Was du nicht ganz zahlen kannst, kannst du nicht tun.

monumental-rules-acquire = Karten erwerben
monumental-rules-acquire-1 = Jede Karte der Auslage und die oberste jedes Stapels Grundgebäude kannst du für die Kosten in ihrer Ecke links unten erwerben: Gebäude für Produktion, Wissen für Wissenschaft.
monumental-rules-acquire-2 = Sie kommt sofort verdeckt oben auf deinen Stadtstapel. So kommt sie am Ende dieses Zugs vor älteren Karten in deine Stadt, wenn ein Platz frei wird.
monumental-rules-acquire-3 = Lücken in der Auslage bleiben bis zum Ende des Zugs offen. Ist ein Stapel Grundgebäude leer, bleibt er leer.

monumental-rules-wonders = Wunder
monumental-rules-wonders-1 = Ein Wunder zahlst du in zwei Bauabschnitten. Für die Produktion links beginnst du es: Es liegt im Bau neben deiner Stadt.
monumental-rules-wonders-2 = Für die Produktion rechts vollendest du es, im selben Zug oder später. Du erhältst einmal seinen Vollendungsbonus, und die Karte kommt oben auf deinen Stadtstapel.
monumental-rules-wonders-3 = Sein Plättchen kommt auf ein Geländefeld, das du kontrollierst, auch auf deine Hauptstadt. Ein Geländefeld hat Platz für ein Wunderplättchen; ist keines von deinen frei, kannst du das Wunder nicht vollenden.
monumental-rules-wonders-4 = Nur ein Wunder kann im Bau sein. Beginnst du ein zweites, behältst du eines von beiden, und das andere geht aus dem Spiel.
monumental-rules-wonders-5 = Das Plättchen erhöht die Verteidigung seines Geländefelds um { $wonder }, wem auch immer es gehört, und bleibt für immer dort. Wird das Geländefeld erobert, bleiben das Wunder und seine Punkte bei dir.

monumental-rules-policies = Kulturpolitiken
monumental-rules-policies-1 = Deine Politikkarten darfst du jederzeit ansehen und jede davon entwickeln. Die erste kostet { $one } Kultur, die zweite { $two }, und so weiter bis { $last }.
monumental-rules-policies-2 = Ihr Soforteffekt, unten auf der Karte, tritt sofort ein, und mit ihm die Soforteffekte aller Politikkarten, die du vorher entwickelt hast.
monumental-rules-policies-3 = Die neueste Politikkarte deckt die vorige zu: Von nun an wirkt nur ihr Dauereffekt.

monumental-rules-conquer = Eine Provinz erobern
monumental-rules-conquer-1 = Du hast { $units } Einheiten: deinen Kriegsherrn und { $soldiers } Soldaten. Du kannst jede Provinz erobern, die an ein Geländefeld grenzt, das du kontrollierst. Wasser und Hauptstädte lassen sich nicht erobern.
monumental-rules-conquer-2 = Es ziehen genau so viele Einheiten ein, wie die Verteidigung der Provinz zählt, mindestens 1, und für jede zahlst du 1 Militär. Sie kommen von beliebigen deiner Geländefelder, über Geländefelder, die du kontrollierst, egal wie weit.
monumental-rules-conquer-3 = Nichts hängt vom Zufall ab: Eine bezahlte Eroberung gelingt und kostet dich keine Einheiten. Dieselben Einheiten dürfen noch einmal ziehen, wieder bezahlt.
monumental-rules-conquer-4 = In jeder Provinz, die Einheiten verlassen, muss eine deiner Einheiten oder ein Außenposten bleiben. Nur die Hauptstadt darf leer werden. Du kontrollierst eine Provinz, solange eine deiner Einheiten oder ein Außenposten darin steht.
monumental-rules-conquer-5 = Barbaren: Ihre Zahl kommt zum Geländewert dazu. Danach drehst du das Plättchen um und erhältst sofort einen seiner beiden Vorteile.
monumental-rules-conquer-6 = Freie Stadt: Die Verteidigung ist nur der Geländewert, aber du zahlst auch, was die Stadt verlangt. Danach erhältst du sofort einen ihrer beiden Vorteile.

monumental-rules-defense = Verteidigung
monumental-rules-defense-1 = Eine gegnerische Provinz verteidigen ihr Geländewert und was in ihr steht: Ein Soldat zählt { $soldier }, ein Kriegsherr { $warlord }, ein Außenposten { $outpost }, ein Wunderplättchen { $wonder }.
monumental-rules-defense-2 = Fällt sie, kehren ihre Einheiten in ihre Hauptstadt zurück und ihr Außenposten in den Vorrat, aus dem er kam. Entdecker, Märkte und Produktionsplättchen bleiben, wo sie sind.

monumental-rules-warlord = Der Kriegsherr
monumental-rules-warlord-1 = Bei einer Eroberung zieht dein Kriegsherr als eine Einheit für 1 Militär. Ist er dabei, erhältst du den Vorteil deiner Kriegsherrenkarte, einmal pro Zug.
monumental-rules-warlord-2 = In der Verteidigung zählt er { $warlord }.

monumental-rules-move = Einheiten bewegen
monumental-rules-move-1 = Für 1 Militär geht eine Einheit von einem deiner Geländefelder in eine deiner Provinzen, egal wie weit, über Geländefelder, die du kontrollierst.
monumental-rules-move-2 = Einheiten betreten nie Wasser, gehen nie von sich aus in eine Hauptstadt zurück und verlassen dein Gebiet nur durch Eroberung. Auch eine gerade eroberte Provinz kannst du so auffüllen.

monumental-rules-outposts = Außenposten
monumental-rules-outposts-1 = Jederzeit während deiner Aktionen dürfen { $n } deiner Einheiten in einer Provinz in deine Hauptstadt heimkehren, auch der Kriegsherr: Ein Außenposten nimmt ihren Platz ein. Das kostet nichts.
monumental-rules-outposts-2 = Ein Außenposten verteidigt mit { $outpost } und hält die Provinz allein. Er bewegt sich nicht. In eine Provinz passt einer, und du hast { $outposts }.

monumental-rules-explorers = Entdecker
monumental-rules-explorers-1 = Für 1 Militär geht ein Entdecker in eine angrenzende Provinz, wem auch immer sie gehört; für mehr Militär geht er weiter. Entdecker gehen weder über Wasser noch durch Hauptstädte, und sie erobern und verteidigen nichts.
monumental-rules-explorers-2 = Einmal pro Zug sammelt jeder Entdecker ein, wo er steht, kostenlos: auf einem Markt oder das Produktionsplättchen.
monumental-rules-explorers-3 = Auf einem Markt siehst du alle Plättchen an und behältst eines, vor den anderen verborgen, bis du es nutzt. Von jedem Markt bekommst du in der ganzen Partie ein Plättchen.
monumental-rules-explorers-4 = Plättchen kannst du im selben Zug oder in jedem späteren nutzen, einmal.

monumental-rules-effects = Effekte
monumental-rules-effects-1 = Du darfst die Effekte deiner aktiven Karten und deiner neuesten Politikkarte nutzen, jeden einmal pro Zug, wenn er nichts anderes sagt. Dauereffekte und Effekte, die auf etwas warten, wirken, solange die Karte aktiv ist.
monumental-rules-effects-2 = Geschieht mehreres im selben Augenblick, bestimmt die Reihenfolge, wer am Zug ist.

monumental-rules-progress = Wissenschaftlicher Fortschritt
monumental-rules-progress-1 = Für { $science } Wissenschaft ziehst du die oberste Karte deines Stadtstapels und nutzt sie: Du erhältst ihren Ertrag, nutzt ihre Effekte, wenn du magst, und legst sie ab. Das geht auch mehrmals.
monumental-rules-progress-2 = Eine gerade erworbene Karte liegt oben auf dem Stapel, lässt sich also noch im selben Zug nutzen.

monumental-rules-city = Die Stadt auffüllen
monumental-rules-city-1 = Alle aktiven Karten kommen auf deinen Ablagestapel, Wissen mit der Karte darüber. Die anderen bleiben, wo sie sind.
monumental-rules-city-2 = Die Lücken werden vom Stadtstapel gefüllt, Karte für Karte, von links nach rechts und von oben nach unten. Ist er leer, wird der Ablagestapel gemischt.
monumental-rules-city-3 = Eine Wissenskarte braucht keinen eigenen Platz: Die nächste Karte deckt sie zu. Ist auch die eine Wissenskarte, behältst du eine und legst die andere ab.
monumental-rules-city-4 = Gibt es keine Karten mehr, bleiben Plätze leer.

monumental-rules-display = Die Auslage auffüllen
monumental-rules-display-1 = Zu dritt oder viert ist die Auslage eine Reihe aus { $row } Karten. Wurde in diesem Zug eine davon erworben, rücken die anderen vom Stapel weg, und die Lücken werden gefüllt. Wurde keine erworben, geht die am weitesten vom Stapel entfernte aus dem Spiel.
monumental-rules-display-2 = Zu zweit gibt es zwei Reihen aus { $two } Karten, und jede zählt für sich: Eine Reihe, aus der nichts erworben wurde, verliert ihre entfernteste Karte.
monumental-rules-display-3 = Grundgebäude zählen nicht als Karten der Auslage. Die Zeitalter mischen sich, wie sie kommen.

monumental-rules-end = Ende der Partie
monumental-rules-end-1 = Kommt die letzte Karte des Stapels in die Auslage, wird die Runde zu Ende gespielt, und dann haben alle noch einen Zug. Ab jetzt scheidet keine Karte mehr aus.
monumental-rules-end-2 = Vom Stapel geht immer etwas ab: Das Ende kommt zu dritt oder viert nach höchstens { $turns } Zügen insgesamt, zu zweit nach { $two }.

monumental-rules-scoring = Punktewertung
monumental-rules-scoring-1 = Jede Provinz, die du kontrollierst, bringt { $province } Punkt, jede Wissenskarte { $knowledge } (die vom Anfang keinen), jedes vollendete Wunder { $wonder } und jede Politikkarte { $policy }.
monumental-rules-scoring-2 = Vorherrschaft: Wer die meisten Provinzen, die meisten Wissenskarten, die meisten Wunder oder die meisten Politikkarten hat, erhält dafür jeweils { $dominance } Punkte. Bei Gleichstand erhalten sie alle Beteiligten voll.
monumental-rules-scoring-3 = Karten zählen, wo immer sie sind: in der Stadt, im Stapel oder in der Ablage. Archivierte Karten und ein Wunder im Bau bringen nichts.
monumental-rules-scoring-4 = Bei Gleichstand gewinnt, wer mehr Gold hat, dann, wer mehr Kultur hat; sonst wird der Sieg geteilt.

monumental-rules-keywords = Wörter auf Karten
monumental-rules-keywords-1 = Archivieren: Eine Karte deiner Stadt, die nicht aktiv ist, geht aus dem Spiel, unter deine Kriegsherrenkarte. Ablegen: Sie kommt auf deinen Ablagestapel. Wissen darunter wird abgelegt.
monumental-rules-keywords-2 = Verstärken: Eine aktive Karte bleibt am Ende des Zugs an ihrem Platz, statt abgelegt zu werden. Wissen darunter wird abgelegt.
monumental-rules-keywords-3 = Kopieren: Nutze eine Karte deiner Stadt oder eine deiner Politikkarten, als wäre es diese Karte; ihren Ertrag erhältst du noch einmal.
monumental-rules-keywords-4 = Nehmen: Eine Karte kommt kostenlos oben auf deinen Stadtstapel. Einen Bauabschnitt vollenden: den zweiten deines Wunders, oder den ersten eines Wunders der Auslage.
monumental-rules-keywords-5 = Vernichten: Eine Einheit kehrt in ihre Hauptstadt zurück; niemand verliert sie. Küstenprovinz: Sie grenzt an Wasser.

monumental-rules-automa = Automa
monumental-rules-automa-1 = Die Automa ist eine Gegnerin aus Karten; allein spielst du immer gegen sie. Sie ist als Letzte am Zug und zahlt nichts.
monumental-rules-automa-2 = In ihrem Zug werden zwei ihrer { $deck } Karten aufgedeckt und der Reihe nach ausgeführt. Worte für eine besondere Art gelten nur, wenn ihr Kriegsherr von dieser Art ist. Was nicht geht, bringt ihr stattdessen { $gold } Gold.
monumental-rules-automa-3 = Sie nimmt Karten, die am weitesten vom Stapel liegen, und das billigste Wunder; sie liegen für die Punkte neben ihr und haben keine Wirkung. Eine Politikkarte wird ohne ihre Effekte aufgedeckt.
monumental-rules-automa-4 = Zum Erobern stellt sie ihren Kriegsherrn und einen Soldaten aus ihrer Hauptstadt in die Provinz mit dem niedrigsten Geländewert, egal wie gut sie verteidigt ist. Ohne Soldaten errichtet sie einen Außenposten, ohne den misslingt es. Ihre Beute wird zu Gold.
monumental-rules-automa-5 = Ihre Entdecker streben zu Märkten und sammeln Produktionsplättchen ein; zwei davon sind 1 Gold. Sind mehrere Möglichkeiten gleich, entscheidet, wer rechts von ihr sitzt; der Tisch fragt dich.
monumental-rules-automa-6 = Sie wertet wie du, dazu 1 Punkt für je { $three } Gold.

monumental-rules-eras = Renaissance und alternative Wunder
monumental-rules-eras-1 = Mit der Renaissance kommen { $n } weitere Karten gemischt zwischen Zeitalter II und III. Die Partie wird länger.
monumental-rules-eras-2 = Alternative Wunder ersetzen in den Zeitaltern I, II und III je ein Wunder. Die Zahl der Karten bleibt gleich.

monumental-rules-heroes = Helden
monumental-rules-heroes-1 = Je Zeitalter wird eine zufällige Heldenkarte unter die Karten gemischt, zu viert sind es zwei. Taucht sie auf, kommt sie in eine eigene Reihe, und eine andere Karte füllt die Auslage.
monumental-rules-heroes-2 = Einmal pro Zug darfst du jemanden aus dieser Reihe anwerben, nur für Gold. Die Karte liegt neben deiner Stadt, die Figur steht, wo die Karte es sagt. Du hast höchstens einen Helden oder eine Heldin: Beim nächsten Anwerben kehren die vorigen zurück.
monumental-rules-heroes-3 = Die Figur verteidigt ihre Provinz mit { $n }. Mit einem Angriffswert ist sie eine Einheit und zählt bei einer Eroberung so viel, für 1 Militär; andere sind keine Einheiten.
monumental-rules-heroes-4 = Jede Karte sagt, wann sie in die Reihe zurückkehrt. Von dort kann sie wieder angeworben werden.

monumental-rules-monsters = Monster
monumental-rules-monsters-1 = So viele Monster, wie ihr wollt, liegen verborgen unter den Barbarenplättchen; 3 sind reichlich. Wer eines aufdeckt, erhält 1 Kultur statt eines Vorteils.
monumental-rules-monsters-2 = Das Monster kommt in diese Provinz (der Kraken auf das nächste Wasser) und schickt die Hälfte der Einheiten dort, aufgerundet, in ihre Hauptstadt. Wem die Provinz gehört, ändert es nicht, und Entdecker kommen vorbei.
monumental-rules-monsters-3 = Sein Zeitmarker liegt unter der Auslage und rückt am Ende jedes Zugs eine Karte weiter. Würde er die Reihe verlassen, greift das Monster an; dann beginnt er von neuem, drei Züge vor dem nächsten Angriff.
monumental-rules-monsters-4 = Was bei einem Angriff zu wählen ist, wählt, wer die Provinz des Monsters kontrolliert. Eine Provinz, die dabei leer wird, gehört niemandem; ihr Geländewert zählt dann mindestens 1.
monumental-rules-monsters-5 = Ein Entdecker in seiner Provinz (beim Kraken: daneben) darf es besiegen, statt etwas einzusammeln, wenn du die Bedingung erfüllst. Du erhältst sofort seine Vorteile, und die Karte zählt { $monster } Punkt.

monumental-rules-maps = Eigene Landkarten
monumental-rules-maps-1 = Wähle eine Landkarte für eure Personenzahl, lass eine zufällige entstehen oder bring eine eigene Datei mit.
monumental-rules-maps-2 = Eine Landkarte hat für alle Mitspielenden je eine Hauptstadt, eine Freie Stadt und einen Markt. Freie Städte und Märkte liegen nur in Provinzen, nie zwei gleiche in derselben. Jede andere Provinz bekommt ein Barbarenplättchen, und jede Provinz ohne Markt ein Produktionsplättchen.
monumental-rules-maps-3 = Um jede Hauptstadt liegen nur Barbaren mit 1 und 2, für alle dieselben Zahlen. Alles Land ist erreichbar, ohne eine Hauptstadt zu durchqueren.

monumental-rules-continuous = Fortlaufendes Spiel
monumental-rules-continuous-1 = Eine Variante ohne langes Warten: In jeder Runde aktivieren zuerst alle ihre Stadt, geheim und gleichzeitig. Dann führen alle reihum je eine Aktion aus, immer wieder.
monumental-rules-continuous-2 = Eine Aktion ist eine Sache: eine Karte, eine Eroberung, eine Bewegung beliebig vieler Einheiten, der Weg eines Entdeckers mit dem Einsammeln, ein Effekt. Außenposten und Plättchen sind frei. Wer passt, setzt bis zur nächsten Runde aus.
monumental-rules-continuous-3 = Grundressourcen halten bis zum Ende der Runde, und was einmal pro Zug ging, geht jetzt einmal pro Runde.
monumental-rules-continuous-4 = Die Auslage hat zu zweit { $two } Karten, zu dritt { $three } und zu viert { $four }. Am Ende der Runde verliert sie eine Karte für jede Person, die nichts aus ihr erworben hat; zu zweit zählt jede Reihe für sich.
monumental-rules-continuous-5 = Ist der Stapel leer, folgt eine letzte Runde. Die Automa kommt in jedem Umlauf zuletzt und führt jedes Mal eine Karte aus, zwei in einer Runde.

monumental-rules-digital = An diesem Tisch
monumental-rules-digital-1 = Du kannst Schritt für Schritt zurücknehmen, was du in deinem Zug getan hast, bis etwas Verborgenes ans Licht kam: eine gezogene Karte, ein umgedrehtes Plättchen, der Blick in einen Markt.
monumental-rules-digital-2 = Wo die Anleitung schweigt, mussten wir entscheiden: Entdecker betreten keine Hauptstädte (das lässt sich einschalten), ein Rabatt senkt eine Eroberung nie unter 1 Militär, Vorräte gehen nie aus, Vorherrschaft braucht mindestens eins, und die genauen Regeln des fortlaufenden Spiels sind unsere Lesart.
monumental-rules-digital-3 = Manche Werte des Originals sind nicht öffentlich und wurden rekonstruiert. Jede Karte sagt, woher ihre Werte kommen.
monumental-rules-digital-4 = Jede Ziehung ist vor der Partie durch ein Geheimnis festgelegt und lässt sich danach prüfen.

monumental-rules-fig-city = Probiere es aus: Wähle eine Zeile und eine Spalte. Sie bringen { $production } Produktion, { $science } Wissenschaft und { $military } Militär.
monumental-rules-fig-city-label = Stadt aus neun Karten; Zeile { $row } und Spalte { $column } leuchten
monumental-rules-fig-row = Zeile { $n }
monumental-rules-fig-column = Spalte { $n }
monumental-rules-fig-hex = Eine Provinz mit Geländewert { $terrain }. Stelle hinein, was sie verteidigt: Die Verteidigung ist { $n }, eine Eroberung braucht also { $units } Einheiten und { $units } Militär.
monumental-rules-fig-hex-label = Provinz, Verteidigung { $n }
monumental-rules-fig-display = Zwei Reihen, wie zu zweit. Erwirb Karten, beende dann den Zug und sieh, was ausscheidet.
monumental-rules-fig-deck = Stapel
monumental-rules-fig-card = Karte { $n }
monumental-rules-fig-taken = Karte { $n }, erworben
monumental-rules-fig-out = Karte { $n }, scheidet aus
monumental-rules-fig-end = Zug beenden
monumental-rules-fig-again = Von vorn beginnen
monumental-rules-fig-fewer = Weniger Soldaten
monumental-rules-fig-more = Mehr Soldaten
monumental-rules-fig-soldiers =
    { $n ->
        [one] 1 Soldat
       *[other] { $n } Soldaten
    }
