# Die Regeln von Monolyth in eigenen Worten, für die Seite, die sie erklärt.

rules-search = In den Regeln suchen
rules-learn = Lieber spielend lernen
rules-contents = Inhalt
rules-found =
    { $n ->
        [0] Nichts gefunden.
        [one] 1 Abschnitt gefunden.
       *[other] { $n } Abschnitte gefunden.
    }
rules-nothing = In den Regeln steht nichts zu „{ $text }“. Versuche ein kürzeres Wort.
rules-source = In eigenen Worten, nach den veröffentlichten Anleitungen in vier Sprachen. Wo sie sich unterscheiden, gilt die genauere.

rules-aim = Ziel
rules-aim-1 = Alle bauen aus farbigen Steinen einen Monolithen auf einem Raster von 4 mal 4 Feldern. Jede Seite deiner Spieltafel hat eine Farbe. Du sagst voraus, wie viele Blöcke dieser Farbe die Außenwand über der Seite zeigen wird.
rules-aim-2 = Punkte gibt es für erfüllte Prophezeiungen, für abgeschlossene Ebenen und für den Entwurf. Wer die meisten Punkte hat, gewinnt.

rules-setup = Aufbau
rules-setup-1 = Es gibt Steine in fünf Farben und acht Formen, aus 1 bis 4 Blöcken. Die 1-Block-Steine bilden einen offenen Vorrat. Alle anderen kommen in den Schachteldeckel und werden blind gezogen; was noch darin liegt, dürfen alle sehen.
rules-setup-2 = Dreizehn Felder bilden einen Ring. Der Kristall beginnt auf dem Feld am Pfeil, die anderen zwölf Felder bekommen je einen zufälligen Stein.
rules-setup-3 = Prophezeiungs-, Ebenen- und Entwurfplättchen für die Personenzahl liegen auf dem Spielplan, dazu eine Entwurfkarte, die für alle gilt.
rules-setup-4 = Alle bekommen eine zufällige Spieltafel, und wer beginnt, wird gezogen. Allein oder zu zweit darf der Monolith 4 Blöcke hoch werden, zu dritt oder zu viert 3 Blöcke.

rules-turn = Dein Zug
rules-turn-1 = In deinem Zug tust du eines von beidem: Du bewegst den Kristall und setzt einen Stein, oder du machst eine Prophezeiung. Passen darfst du nicht.
rules-turn-2 = Am Ende deines Zugs werden abgeschlossene Ebenen und der Entwurf geprüft. Dann geht es im Uhrzeigersinn weiter.

rules-crystal = Den Kristall bewegen
rules-crystal-1 = Bewege den Kristall im Uhrzeigersinn um 1, 2, 3 oder 4 Felder. Du hast die Wahl.
rules-crystal-2 = Felder ohne Stein werden übersprungen und nicht gezählt, der Kristall landet also immer auf einem Stein. Höchstens vier Steine sind erreichbar.
rules-crystal-3 = Liegen weniger als vier Steine im Ring, darf der Kristall mehr als eine Runde drehen.

rules-take = Einen Stein nehmen
rules-take-1 = Nimm den Stein, auf dem der Kristall gelandet ist. Oder entferne ihn aus dem Spiel und nimm dafür einen 1-Block-Stein derselben Farbe aus dem Vorrat, solange einer da ist. Tauschen darfst du auch, wenn der Stein passen würde.
rules-take-2 = Entfernte Steine kommen nie zurück, und der Vorrat wird nie aufgefüllt.

rules-place = Einen Stein setzen
rules-place-1 = Setze den Stein im selben Zug auf deine eigene Spieltafel. Drehe ihn, wie du willst, auch hochkant; spiegeln lässt er sich nicht.
rules-place-2 = Jeder Block liegt auf einem Feld des Rasters oder genau auf einem Block. Kein Teil darf über das Raster hinausragen, kein Block über einer Lücke liegen.
rules-place-3 = Kein Teil darf über die Grenze ragen: 4 Blöcke allein oder zu zweit, 3 Blöcke zu dritt oder zu viert.
rules-place-4 = Vor der Entscheidung darfst du jeden Stein ausprobieren und alle Spieltafeln von allen Seiten ansehen. Ist ein Stein gesetzt, bleibt er, wo er ist.

rules-refill = Den Ring auffüllen
rules-refill-1 = Nach dem Setzen wird für das Feld, auf dem der Kristall zu Beginn des Zugs stand, ein Stein aus dem Deckel gezogen. Das Feld, auf dem er jetzt steht, wird nach dem nächsten Kristallzug aufgefüllt.
rules-refill-2 = Ist der Deckel leer, bleibt das Feld für den Rest der Partie leer.
rules-refill-3 = Eine Prophezeiung bewegt den Kristall nicht und füllt kein Feld auf.

rules-forced = Wenn nichts passt
rules-forced-1 = Wenn kein erreichbarer Stein in irgendeiner Lage passt und im Vorrat kein 1-Block-Stein ihrer Farben liegt, kannst du immer noch eine Prophezeiung machen.
rules-forced-2 = Bewegst du trotzdem den Kristall, verlässt der Stein, auf dem er landet, das Spiel, und nichts wird gesetzt. Solange sich etwas setzen lässt, muss etwas gesetzt werden.

rules-prophecy = Eine Prophezeiung machen
rules-prophecy-1 = Wähle ein Prophezeiungsplättchen vom Spielplan und lege es in eine leere Einkerbung an einer Seite deiner Spieltafel. Es sagt: Am Ende zeigt diese Außenwand mindestens so viele Blöcke in der Farbe der Seite.
rules-prophecy-2 = Jede Seite hat eine Einkerbung, du kannst also vier Prophezeiungen machen. Ein Plättchen bleibt liegen: Es wird nicht verschoben, ersetzt oder herausgenommen.
rules-prophecy-3 = Prophezeiungen sind für alle offen. Du darfst auch voraussagen, was deine Außenwand schon zeigt.

rules-level = Ebenen
rules-level-1 = Eine Ebene ist abgeschlossen, wenn auf allen 16 Feldern in dieser Höhe ein Block liegt. Für jede Ebene, die du abschließt, nimmst du das höchste Ebenenplättchen, das noch da ist. Zwei Ebenen in einem Zug geben zwei Plättchen.
rules-level-2 = Ist kein Ebenenplättchen mehr da, gibt eine abgeschlossene Ebene nichts.

rules-structure = Der Entwurf
rules-structure-1 = Die Entwurfkarte gibt für jedes Feld eine Höhe an: 2 heißt genau 2, 1–2 heißt 1 oder 2, 3+ heißt 3 oder mehr. Die Karte darf gedreht und gespiegelt werden. Farben sind egal.
rules-structure-2 = Entspricht dein Monolith am Ende deines Zugs auf allen 16 Feldern der Karte, nimmst du das höchste Entwurfplättchen, das noch da ist. Das geht für alle einmal.
rules-structure-3 = Du darfst später darüber bauen: Das Plättchen bleibt deins.

rules-end = Spielende
rules-end-1 = Wenn jemand die höchste Ebene abschließt, wird die Runde zu Ende gespielt, damit alle gleich viele Züge hatten.
rules-end-2 = Liegt weder im Ring noch im Deckel ein Stein, endet die Partie sofort.

rules-scoring = Die Außenwände zählen
rules-scoring-1 = Eine Außenwand ist die äußerste Reihe von Säulen auf einer Seite, durch alle Ebenen. Zähle darin die Blöcke in der Farbe der Seite. Ein Block hinter einer Lücke zählt nicht.
rules-scoring-2 = Ein Eckblock gehört zu zwei Außenwänden und zählt in beiden.
rules-scoring-3 = Hat die Außenwand mindestens so viele Blöcke, wie ihr Plättchen sagt, erhältst du diese Zahl als Punkte; mehr Blöcke geben nicht mehr Punkte. Hat sie weniger, gibt das Plättchen nichts.
rules-scoring-4 = Zähle erfüllte Prophezeiungen, Ebenenplättchen und Entwurfplättchen zusammen. Bei Unentschieden gewinnt von den Beteiligten, wer später am Zug war.

rules-solo = Solospiel
rules-solo-1 = Alle Regeln gelten, bis auf diese.
rules-solo-2 = Jedes Mal, wenn du den Kristall bewegst, entfernst du auch ein Prophezeiungsplättchen deiner Wahl vom Spielplan, nachdem der Ring aufgefüllt ist.
rules-solo-3 = Für eine abgeschlossene Ebene nimmst du das niedrigste Ebenenplättchen, das noch da ist.
rules-solo-4 = Die Partie endet, wenn kein Prophezeiungsplättchen mehr auf dem Spielplan liegt oder die höchste Ebene abgeschlossen ist. Deine Punkte ergeben dein Ergebnis.

rules-digital = An diesem Tisch
rules-digital-1 = Ein Stein wird zuerst gezeigt und zählt, wenn du ihn bestätigst, denn gleich danach wird gezogen. Eine Prophezeiung lässt sich zurücknehmen, bis die nächste Wahl getroffen ist.
rules-digital-2 = Der ganze Zufall ist vor der Partie durch ein Geheimnis festgelegt und lässt sich danach prüfen.
rules-digital-3 = Einige Werte des Originals sind nur von Bildern bekannt und wurden rekonstruiert. Die Liste des Spielmaterials sagt, welche.

rules-fig-ring = Probier es aus: Der Kristall geht 1 bis 4 Felder weit. Das Feld, das er verlässt, wird aufgefüllt; das, auf dem er landet, wird leer.
rules-fig-ring-label = Ring aus 13 Feldern. Der Kristall steht auf Feld { $site }; erreichbar sind die Felder { $sites }.
rules-fig-steps =
    { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    }
rules-fig-swap = Tauschen: Der Stein verlässt das Spiel, ein 1-Block-Stein seiner Farbe kommt aus dem Vorrat.
rules-fig-fits = Passt: Unter jedem Block liegt ein Block.
rules-fig-gap = Passt nicht: Ein Block läge über einer Lücke.
rules-fig-stands = Passt: Der Stein steht, sein seitlicher Block liegt auf einem anderen.
rules-fig-level = Ebene 1 ist abgeschlossen: 16 Blöcke, egal was darauf steht.
rules-fig-card = Gedreht oder gespiegelt bleibt es derselbe Entwurf: 8 Lagen.
rules-fig-turn = Drehen
rules-fig-mirror = Spiegeln
rules-fig-wall = Die Wand im Süden, mit türkiser Seite. Ändere die Prophezeiung und sieh, was sie bringt.
rules-fig-wall-label =
    { $n ->
        [one] Südwand als flaches Bild mit 1 türkisen Block
       *[other] Südwand als flaches Bild mit { $n } türkisen Blöcken
    }
rules-fig-less = Niedrigere Prophezeiung
rules-fig-more = Höhere Prophezeiung
