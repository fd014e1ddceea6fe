# Mehr zum Tisch: die anderen, der Verlauf nach Zügen, das Ende, die Tasten, der Aufbau.

## Die anderen

others-level =
    Ebene { $level } von { $limit }: { $n ->
        [one] 1 Block fehlt
       *[other] { $n } Blöcke fehlen
    }
others-whole = Alle { $limit } Ebenen abgeschlossen
others-ends = Könnte mit dem nächsten Zug das Ende auslösen
others-ends-brief = Ende möglich
guest-waiting = Du schaust zu. { $name } wählt.

## Der Verlauf nach Zügen

log-dealt =
    { $n ->
        [one] 1 Stein wird ausgelegt.
       *[other] { $n } Steine werden ausgelegt.
    }
log-points = +{ $n }
log-level = Ebene { $level }
log-structure = Entwurf
log-discarded = aus dem Spiel
log-earlier = Frühere Züge zeigen

## Das Ende

last-round-still = Letzte Runde. Noch am Zug: { $names }
last-round-none = Letzte Runde. Nach diesem Zug ist niemand mehr dran.
last-round-left =
    { $n ->
        [one] Das Ende naht: noch 1 Zug.
       *[other] Das Ende naht: noch { $n } Züge.
    }
result-counting = Die Partie ist zu Ende. Die Punkte werden gezählt.
next-rank =
    { $n ->
        [one] 1 Punkt mehr: { rank-name }, ab { $points } Punkten
       *[other] { $n } Punkte mehr: { rank-name }, ab { $points } Punkten
    }
mark-prophecy = Eine Prophezeiung
mark-level = Eine Ebene ist abgeschlossen
mark-structure = Der Entwurf ist umgesetzt
mark-ending = Die letzte Runde beginnt

## Tasten

keys = Tasten
keys-stone = den Stein in dieser Entfernung in die Hand nehmen
keys-move = den Stein in der Hand bewegen, sonst die Ansicht drehen
keys-turn = den Stein drehen, mit Umschalt andersherum
keys-flip = den Stein kippen, mit Umschalt zurück
keys-next = nächste Stelle, an der er passt
keys-swap = gegen einen 1-Block-Stein tauschen
keys-confirm = tun, was auf der Schaltfläche steht
keys-prophecy = eine Prophezeiung machen
keys-cancel = zurücklegen, schließen
keys-undo = zurücknehmen
keys-view = nächste Ansicht
keys-orbit = die Ansicht drehen
keys-reset = die Ansicht zurücksetzen
keys-cells = von Feld zu Feld gehen, auf der Landkarte und in der Stadt
keys-choose = öffnen oder wählen, was markiert ist
keys-close = schließen, was offen ist
keys-tab = zum nächsten Teil des Tischs
keys-log = im Verlauf: von Zug zu Zug
keys-sheet = diese Tasten zeigen

## Der Aufbau

clock-increment = { $n } Minuten und nach jedem Zug { $more } Sekunden dazu
waiting-for-seats =
    { $n ->
        [one] Es fehlt noch jemand für den letzten Platz.
       *[other] Es fehlen noch Leute für { $n } Plätze.
    }
waiting-for-names = Noch nicht da: { $names }.
