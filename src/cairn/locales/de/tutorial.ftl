# Die geführte erste Partie: zu jeder Szene Titel, Text und Aufgabe, und was danach gesagt wird.

tutorial = Erste Partie
tutorial-lesson = Lektion
tutorial-progress = Schritt { $n } von { $all }
tutorial-skip = Überspringen
tutorial-back = Zurück
tutorial-next = Weiter
tutorial-less = Text einklappen
tutorial-more = Text zeigen
tutorial-again = Von vorn beginnen
tutorial-hint-stone = Das ist ein anderer Stein. Nimm für diesen Schritt die { $steps }.
tutorial-hint-next = Hier gibt es nichts zu setzen. Weiter geht es mit „{ tutorial-next }“.
tutorial-hint-task = Auch das ist möglich, aber diese Lektion braucht die Aufgabe oben.
trial-lesson = in dieser Lektion kommt er woandershin

## Rund um den Tisch

tutorial-ring-title = Der Ring
tutorial-ring-text = Zwölf Steine liegen auf einem Ring aus 13 Feldern; auf dem freien steht der Kristall. Alle anderen Steine warten im Schachteldeckel, und alle dürfen hineinsehen.
tutorial-board-title = Deine Spieltafel
tutorial-board-text = Du baust auf 4 × 4 Rasterfeldern, höchstens 4 Blöcke hoch (3 zu dritt oder viert). Jede Seite hat eine Farbe, und Blöcke dieser Farbe in der Außenwand können zählen. Ada baut neben dir; die meisten Punkte gewinnen.

## Ein Zug

tutorial-move-title = Bewegen und setzen
tutorial-move-text = In deinem Zug bewegst du den Kristall 1 bis 4 Felder im Uhrzeigersinn; Felder ohne Stein werden übersprungen. Du setzt den Stein, den er erreicht.
tutorial-move-do = Wähle die { $steps } ({ mono-stone }) und drücke „{ mono-place }“.
tutorial-move-after = Der Kristall steht, wo dein Stein lag. Auf dem Feld, von dem er kam, liegt ein neuer Stein aus dem Schachteldeckel: So wird der Ring nach jeder Bewegung aufgefüllt.
tutorial-gap-title = Keine Lücken
tutorial-gap-text = Steine dürfen auf anderen liegen, aber kein Block über einer Lücke, außerhalb des Rasters oder zu hoch. Wähle den Stein und zeige auf das leere Rasterfeld neben deinem ersten: Der Tisch sagt, warum es nicht geht.
tutorial-gap-do = Setze die { $steps } ({ mono-stone }) auf deinen ersten Stein.
tutorial-turn-title = Drehen und kippen
tutorial-turn-text = Vor dem Setzen darfst du einen Stein in alle Richtungen drehen und kippen. Aufrecht kommt er schnell in die Höhe.
tutorial-turn-do = Wähle die { $steps } ({ mono-stone }), stelle den Stein mit „{ mono-flip }“ auf (vielleicht erst „{ mono-turn }“) und setze ihn in die leere Ecke neben deinen Steinen.
tutorial-turn-hint = Liegend passt er auch. Drücke für diesen Schritt „{ mono-flip }“, damit er in der Ecke steht.
tutorial-swap-title = Stattdessen ein Block
tutorial-swap-text = Statt des Steins darfst du einen 1-Block-Stein seiner Farbe nehmen, solange der Vorrat einen hat. Der größere Stein geht aus dem Spiel.
tutorial-swap-do = Wähle die { $steps } ({ mono-stone }), drücke „{ mono-swap-brief }“ und fülle die Lücke in deiner blauen Außenwand.
tutorial-swap-hint = Der ganze Stein passt auch. Drücke für diesen Schritt zuerst „{ mono-swap-brief }“.

## Punkte

tutorial-prophecy-title = Eine Prophezeiung
tutorial-prophecy-text = Statt den Kristall zu bewegen, darfst du eine Außenwand voraussagen: Stecke ein Prophezeiungsplättchen an eine Seite. Am Ende braucht die Außenwand dort mindestens so viele Blöcke in der Farbe der Seite.
tutorial-prophecy-do = Drücke „{ mono-prophecy }“, wähle { $value } und deine { wall-name }. Sie hat schon { $found }.
tutorial-prophecy-after = Eine Außenwand ist die äußerste Reihe ihrer Seite in allen Höhen; ein Block an der Ecke zählt in beiden Außenwänden. Das Plättchen bleibt dort: Ab { $value } bringt es { $value }, mit weniger nichts.
tutorial-level-title = Eine Ebene
tutorial-level-text = Zwei Züge später fehlen deiner ersten Ebene noch drei Rasterfelder. Wer alle 16 Rasterfelder einer Ebene füllt, nimmt das höchste Ebenenplättchen.
tutorial-level-do = Wähle die { $steps } ({ mono-stone }) und schließe die Ebene ab.
tutorial-level-after = { $points } Punkte. Die nächste Ebene, deine oder Adas, bringt das nächsthöchste Plättchen; zwei Ebenen auf einmal bringen zwei.
tutorial-structure-title = Die Entwurfkarte
tutorial-structure-text = Sie verlangt für jedes Rasterfeld eine Höhe: 3+ heißt drei oder mehr, 1–2 eins oder zwei. Die Karte darf gedreht und gespiegelt werden, das sind 8 Lagen; zu deinem Monolithen passt sie nach Westen gedreht.
tutorial-structure-do = Bringe deine Westwand auf Höhe 3, mit der { $steps } ({ mono-stone }).
tutorial-structure-after = { $points } Punkte, das höchste Entwurfplättchen. Alle können den Entwurf einmal umsetzen, und du behältst das Plättchen, wenn du weiterbaust.

## Das Ende

tutorial-discard-title = Nichts passt
tutorial-discard-text = Ein anderer Tisch, spät in der Partie: Kein erreichbarer Stein passt, und 1-Block-Steine ihrer Farben gibt es nicht mehr. Nur dann entfernst du einen Stein.
tutorial-discard-do = Wähle einen der vier und entferne ihn.
tutorial-discard-after = Er geht aus dem Spiel, nichts wird gesetzt, und der Ring wird wie immer aufgefüllt. Mit einer freien Einkerbung könntest du stattdessen eine Prophezeiung machen.
tutorial-last-title = Die letzte Runde
tutorial-last-text = Zurück an deinem Tisch, viele Züge später. Wer die höchste Ebene abschließt, leitet das Ende ein: Die Runde wird zu Ende gespielt, damit alle gleich viele Züge hatten.
tutorial-last-do = Wähle die { $steps } und fülle das letzte Rasterfeld mit einem Block.
tutorial-last-after = Dein Monolith ist fertig. Ada ist nach dir dran und hat noch einen Zug. Läge weder auf dem Ring noch im Schachteldeckel ein Stein, wäre die Partie sofort zu Ende.
tutorial-count-title = Die Außenwände zählen
tutorial-count-text = Deine { wall-name } hat { $found } von { $value }: Diese Prophezeiung bringt nichts. Alle anderen zählen, dazu Ebenen und Entwurf: { $points } zu { $others }, du gewinnst. Bei Unentschieden gewinnt, wer davon später am Zug war.
tutorial-solo-title = Solo
tutorial-solo-text = Allein spielst du gegen die Prophezeiungen: Nach jedem Stein entfernst du ein Plättchen, und eine abgeschlossene Ebene bringt das niedrigste Ebenenplättchen (6, 8, 10, 16).
tutorial-solo-do = Entferne ein beliebiges Plättchen.
tutorial-solo-after = Die Partie endet, wenn kein Prophezeiungsplättchen mehr da oder deine höchste Ebene abgeschlossen ist. Deine Punkte haben dann einen Namen: bis 45 Geselle, ab 80 Legendärer Baumeister.
tutorial-finish-title = Jetzt kennst du das Spiel
tutorial-finish-text = Alles andere zeigt der Tisch. Die Regeln sind immer einen Druck entfernt.
