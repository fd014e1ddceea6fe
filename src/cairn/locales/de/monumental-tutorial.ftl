# Die geführte erste Partie Monumental: zu jeder Szene Titel, Text und Aufgabe, und was danach gesagt wird.

## Vor dem ersten Zug

monumental-tutorial-goal-title = Deine Zivilisation
monumental-tutorial-goal-text = Du führst Griechenland, Ada führt Ägypten. Punkte gibt es für Provinzen, Wissen, Wunder und Politikkarten, und wer davon am meisten hat, bekommt mehr. Du spielst zwei ganze Züge und siehst dann, wie eine Partie endet.
monumental-tutorial-city-title = Deine Stadt
monumental-tutorial-city-text = Neun Karten, 3 Zeilen mal 3 Spalten. In jedem Zug aktivierst du eine Zeile und eine Spalte: Diese fünf Karten bringen, was rechts oben steht. Was du liegen lässt, bleibt für spätere Züge.

## Ein Zug

monumental-tutorial-cross-title = Eine Zeile und eine Spalte
monumental-tutorial-cross-text = Der Tisch zeigt, was jedes Paar bringt. Die mittlere Zeile und die mittlere Spalte kreuzen sich am Hoplitenplatz: Zusammen geben sie { $production } Produktion und { $military } Militär.
monumental-tutorial-cross-do = Aktiviere Zeile 2 und Spalte 2.
monumental-tutorial-resources-title = Ressourcen
monumental-tutorial-resources-text = Mit { $production } Produktion zahlst du Gebäude und Wunder, mit { $military } Militär Einheiten und Entdecker. { $gold } Gold kann für beides einspringen. Produktion, Wissenschaft und Militär verfallen am Ende des Zugs; Gold und Kultur bleiben.
monumental-tutorial-effect-title = Ein Effekt
monumental-tutorial-effect-text = Viele aktive Karten können mehr, einmal pro Zug. Der Hoplitenplatz gibt 1 Militär für jede andere aktive Militärkarte, und das Fort ist eine.
monumental-tutorial-effect-do = Nutze den Hoplitenplatz.
monumental-tutorial-conquer-title = Eine Eroberung
monumental-tutorial-conquer-text = Neben deiner Hauptstadt liegt f4: Geländewert { $terrain }, Barbaren { $barbarians }, also Verteidigung { $units }. So viele Einheiten ziehen ein, für je 1 Militär, und es gelingt immer. Ist dein Kriegsherr dabei, bringt dir seine Karte einen Vorteil.
monumental-tutorial-conquer-do = Erobere f4, mit deinem Kriegsherrn und einem Soldaten.
monumental-tutorial-loot-title = Beute
monumental-tutorial-loot-text = { $points } Punkte: 1 für die Provinz, die anderen, weil niemand mehr hat. Herakles hat 1 Gold gebracht. Jetzt wird das Barbarenplättchen umgedreht, und du erhältst sofort einen seiner beiden Vorteile.
monumental-tutorial-loot-do = Wähle 2 Wissenschaft.
monumental-tutorial-acquire-title = Eine neue Karte
monumental-tutorial-acquire-text = Jede Karte der Auslage ist zu haben, auch die Grundgebäude: Wissen kostet Wissenschaft, Gebäude kosten Produktion. Was du erwirbst, kommt oben auf deinen Stadtstapel und am Ende des Zugs in deine Stadt.
monumental-tutorial-acquire-do = Erwirb das Rad für { $science } Wissenschaft.
monumental-tutorial-wonder-title = Ein Wunder
monumental-tutorial-wonder-text = Wunder zahlst du in zwei Bauabschnitten. Der erste von Stonehenge kostet 4 Produktion, und du hast { $production }: Für den Rest springt 1 Gold ein. Das kann Gold bei jeder Grundressource, aber nie bei Kultur.
monumental-tutorial-wonder-do = Beginne Stonehenge.
monumental-tutorial-wonder-after = Stonehenge liegt im Bau neben deiner Stadt. Dort kannst du nur ein Wunder haben. Den zweiten Bauabschnitt kannst du im selben Zug oder in jedem späteren zahlen.
monumental-tutorial-explorer-title = Ein Entdecker
monumental-tutorial-explorer-text = Für 1 Militär geht ein Entdecker in eine angrenzende Provinz, wem auch immer sie gehört. Einmal pro Zug sammelt jeder ein, wo er steht, kostenlos: ein Plättchen eines Markts oder das Produktionsplättchen.
monumental-tutorial-explorer-do = Schicke Entdecker 1 nach f4 und lass ihn einsammeln.
monumental-tutorial-end-title = Ende des Zugs
monumental-tutorial-end-text = Es ist nichts mehr auszugeben. Beendest du den Zug, werden deine aktiven Karten abgelegt und die Lücken der Stadt gefüllt. Dann die Auslage: Eine Reihe, aus der du nichts erworben hast, verliert die vom Stapel entfernteste Karte.
monumental-tutorial-end-do = Beende deinen Zug.
monumental-tutorial-refill-title = Stadt und Auslage
monumental-tutorial-refill-text = Das Rad kam zuerst und liegt unter der nächsten Karte: Wissen braucht keinen eigenen Platz, und beide werden zusammen aktiv. Aus der zweiten Reihe hast du nichts genommen, also ist die Chinesische Mauer ausgeschieden. Jetzt ist Ada dran.

## Ein zweiter Zug

monumental-tutorial-again-title = Dein zweiter Zug
monumental-tutorial-again-text = Ada hat 2 Provinzen erobert und 2 Karten erworben. In deiner Stadt bringen die untere Zeile und die mittlere Spalte jetzt { $production } Produktion, { $science } Wissenschaft und das Forum.
monumental-tutorial-again-do = Aktiviere Zeile 3 und Spalte 2.
monumental-tutorial-complete-title = Ein Wunder vollenden
monumental-tutorial-complete-text = Der zweite Bauabschnitt von Stonehenge kostet 4 Produktion: { $production } aus der Stadt, 1 vom Plättchen, Gold für den Rest. Der Bonus sind 2 Wissenschaft. Das Wunderplättchen macht eines deiner Geländefelder schwerer zu erobern.
monumental-tutorial-complete-do = Nutze dein Produktionsplättchen, vollende Stonehenge und stelle es nach f4.
monumental-tutorial-complete-after = { $scored } Punkte: Ein Wunder zählt 2, und 3 kommen dazu, weil niemand so viele hat. Die Karte kommt oben auf deinen Stadtstapel und wird bald in deiner Stadt aktiv.
monumental-tutorial-culture-title = Kultur
monumental-tutorial-culture-text = Kultur ist selten, und mit ihr zahlst du Politikkarten. Dein Forum macht aus 2 verschiedenen Grundressourcen 1 Kultur. Du hast nur noch Wissenschaft, aber für eine andere Ressource springt Gold ein.
monumental-tutorial-culture-do = Nutze das Forum.
monumental-tutorial-policy-title = Eine Politikkarte
monumental-tutorial-policy-text = Die erste Politikkarte kostet 1 Kultur, jede weitere 1 mehr. Ihr Soforteffekt tritt sofort ein, und wieder mit jeder späteren Politikkarte. Ihr Dauereffekt wirkt, solange sie deine neueste ist.
monumental-tutorial-policy-do = Entwickle Belagerungskrieg.
monumental-tutorial-policy-after = Der Soforteffekt hat 3 Militär gebracht. Und von nun an darfst du einmal pro Zug 1 Wissenschaft für 2 Militär zahlen. { $scored } Punkte.
monumental-tutorial-alone-title = Noch einmal
monumental-tutorial-alone-text = f5 hat einen Markt für deine Entdecker. Geländewert { $terrain }, Barbaren { $barbarians }: Du weißt, was das kostet. Deine Soldaten gehen von der Hauptstadt über f4, das dir gehört.
monumental-tutorial-alone-do = Erobere f5 mit { $units } Soldaten aus der Hauptstadt und wähle dann einen der Vorteile.
monumental-tutorial-alone-after = { $scored } Punkte. Es ginge noch mehr: Einheiten zwischen deinen Provinzen bewegen, statt drei Einheiten einen Außenposten errichten oder für 2 Wissenschaft eine Karte deines Stapels ziehen und sofort nutzen.

## Das Ende

monumental-tutorial-last-title = Der letzte Zug
monumental-tutorial-last-text = Viele Züge später ist der Entwicklungsstapel leer. Die Runde wurde zu Ende gespielt, dann hatten alle noch einen Zug. Deiner ist getan, nur Adas fehlt noch.
monumental-tutorial-last-do = Beende deinen letzten Zug.
monumental-tutorial-count-title = Punktewertung
monumental-tutorial-count-text = { $points } zu { $others }, du gewinnst. 1 Punkt für jede Provinz und Wissenskarte, 2 für jedes Wunder und jede Politikkarte, 3 für das Meiste von jedem. Beim Wissen herrscht Gleichstand, also zählt es für euch beide. Bei gleich vielen Punkten entschiede Gold.
monumental-tutorial-finish-title = Jetzt kennst du das Spiel
monumental-tutorial-finish-text = Automa, Helden und Monster stehen in den Regeln. Und jedes Wort auf dem Tisch erklärt sich selbst.
