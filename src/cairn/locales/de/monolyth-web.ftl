# Monolyth im Netz: der Tisch, seine Ansichten, was man mit einem Stein tut.

mono-stone =
    { $colour ->
        [blue] blauer Stein, { shape-name }
        [orange] oranger Stein, { shape-name }
        [black] schwarzer Stein, { shape-name }
        [turquoise] türkiser Stein, { shape-name }
       *[white] weißer Stein, { shape-name }
    }

## Wer am Zug ist

mono-your-turn = Du bist am Zug
mono-turn-of = Am Zug: { $name }
mono-stopped = Die Partie ist beendet.
mono-waiting = { $name } wählt.
mono-waiting-burn = { $name } entfernt ein Prophezeiungsplättchen.
mono-drawing = Ein Stein wird gezogen.
mono-undo = Zurücknehmen

## Handeln

mono-prompt-act = Wähle einen Stein oder mache eine Prophezeiung.
mono-prompt-stone = Wähle einen Stein.
mono-prompt-discard = Kein erreichbarer Stein passt. Wähle einen, der aus dem Spiel geht, oder mache eine Prophezeiung.
mono-in-reach = Erreichbare Steine
mono-only-swap = passt nur als 1-Block-Stein
mono-only-discard = kann nur entfernt werden
mono-not-now = jetzt nicht spielbar
mono-discard-short = entfernen
mono-lies = Auf { $cells }.
mono-not-there = Nicht dort, wohin du zeigst: { $reason }.
mono-fits-not-so = So gedreht passt er nirgends.
mono-fits-never = Dieser Stein passt nirgends auf deine Spieltafel.
mono-trying = Mal sehen, wo er passt …
mono-try-reach = Nur zur Probe: Der Kristall erreicht diesen Stein nicht.
mono-try-turn = Nur zur Probe: Du bist nicht am Zug.
mono-discard-hint = Er geht aus dem Spiel, nichts wird gesetzt.
mono-turn = Drehen
mono-flip = Kippen
mono-next = Nächste Lage, die passt
mono-swap = Gegen 1-Block-Stein tauschen
mono-swap-brief = Tauschen
mono-cancel = Abbrechen
mono-place = Setzen
mono-discard = Entfernen
mono-prophecy = Prophezeiung
mono-which-wall = Für welche Außenwand?
mono-could-reach = bis { $max }
mono-has-reach = { $now }, bis { $max }
mono-foretell = { $value } prophezeien: { wall-name }
mono-burn = { $value } entfernen
mono-burn-none = Plättchen entfernen

## Der Ring

mono-ring = Ring der Felder
mono-site =
    { $n ->
        [0] Feld { $site }: { $stone }, nicht erreichbar
        [one] Feld { $site }: { $stone }, 1 Schritt entfernt
       *[other] Feld { $site }: { $stone }, { $n } Schritte entfernt
    }
mono-site-empty = Feld { $site }: leer
mono-crystal-here = Feld { $site }: hier steht der Kristall

## Einen Monolithen ansehen

mono-tower = Monolith: { $name }
mono-view = Ansicht
mono-view-orbit = Monolith
mono-view-exploded = Zerlegt
mono-view-xray = Durchsicht
mono-view-walls = Wände
mono-view-plan = Plan
mono-reset = Ansicht zurücksetzen
mono-look-at = Diesen Monolithen ansehen: { $name }
mono-back = Zurück
mono-others = Andere Monolithen
mono-plan-label = Plan: { $name }. Pfeiltasten bewegen, Enter wählt.
mono-levels-label = Ebene
mono-above = Von oben
mono-empty = leer
mono-cell =
    { $n ->
        [0] { $cell }: leer
        [one] { $cell }: 1 Block hoch, { $colours }
       *[other] { $cell }: { $n } Blöcke hoch, von oben { $colours }
    }{ $ghost ->
        [here] . Hier läge der Stein.
       *[away] .
    }
mono-cell-level =
    { $cell }, Ebene { $level }: { $what }{ $ghost ->
        [here] . Hier läge der Stein.
       *[away] .
    }

## Außenwände und Entwurf

mono-wall-label = { wall-name }, { colour }. { $state }
mono-wall-growing =
    Hat { $now } von { $value }, { $needs ->
        [one] es fehlt noch 1
       *[other] es fehlen noch { $needs }
    }, kann { $max } erreichen.
mono-wall-kept = Hat { $now } von { $value }: erfüllt.
mono-wall-lost = Hat { $now } von { $value }, kann nur noch { $max } erreichen.
mono-structure-label = Entwurfkarte, so gedreht, wie sie am besten passt
mono-structure-cell =
    { $cell }: { $wanted }{ $n ->
        [0] , genügt
        [one] , 1 fehlt
       *[other] , { $n } fehlen
    }

## Was noch da ist

mono-stock = Deckel und Plättchen
mono-shape = Form
mono-all = Alle
mono-none-left = keine mehr
mono-close = Schließen

## Die Karteireiter

mono-tabs = Was gezeigt wird
mono-tab-place = Spielen
mono-tab-walls = Wände
mono-tab-prophecy = Prophezeiung
mono-tab-others = Andere
mono-tab-ring = Ring
mono-tab-stock = Deckel

## Das Ende

mono-result = Ergebnis
mono-counts = Außenwände, Ebenen, Entwurf
mono-result-cubes = Blöcke
mono-result-points = Punkte
mono-skip = Zählen überspringen

mono-term-structure = Der Entwurf: eine Karte für alle. Passen deine Höhen am Ende deines Zugs dazu, beliebig gedreht oder gespiegelt, nimmst du das höchste Entwurfplättchen, das noch da ist, einmal pro Partie.
mono-term-level = Ebenenplättchen: Wer alle 16 Rasterfelder einer Ebene gefüllt hat, nimmt das höchste, das noch da ist; im Solospiel das niedrigste.
mono-term-supply = Der Vorrat: Statt des Steins am Kristall kannst du einen 1-Block-Stein seiner Farbe nehmen, solange es einen gibt. Der Stein kommt aus dem Spiel.
mono-term-prophecy = Eine Prophezeiung: ein Plättchen an einer Seite deiner Spieltafel. Am Ende bringt es seine Zahl, wenn die Außenwand dort mindestens so viele Blöcke der Seitenfarbe zeigt. Es bleibt, wo es ist.
mono-term-lid = Der Schachteldeckel: die Steine, die noch gezogen werden. Alle dürfen hineinsehen; gezogen wird blind.
mono-term-wall = Eine Außenwand: die äußerste Reihe von Säulen einer Seite, in allen Höhen. Nur Blöcke der Seitenfarbe zählen; eine Ecke gehört zu beiden Wänden.
mono-term-points = Deine Punkte, wenn die Partie jetzt endete: Ebenen, Entwurf und erfüllte Prophezeiungen.
mono-term-crystal = Der Kristall steht auf einem Feld des Rings. In deinem Zug bewegst du ihn 1 bis 4 Felder im Uhrzeigersinn; Felder ohne Stein werden übersprungen. Das Feld, das er verlässt, wird aufgefüllt.
