# Der Web-Client rund um den Tisch: Seiten, Fenster, Fehler.

app-name = Cairn
game-name =
    { $game ->
        [monolyth] Monolyth
        [monumental] Monumental
       *[other] { $game }
    }
page-title = { $page } · Cairn
skip-to-content = Zum Inhalt springen
skip-to-table = Zum Tisch springen
nav-label = Hilfe und Einstellungen
to-start = Zur Startseite
to-table = Zum Tisch
loading = Wird geladen
close = Schließen
cancel = Abbrechen
menu = Menü
name = Name
your-name = Dein Name
game = Spiel
at-random = Zufällig
unofficial = Inoffiziell, von Leuten, die die Spiele mögen. Monolyth ist ein Spiel von Phil Walker-Harding, erschienen bei CMON; Monumental ist ein Spiel von Matthew Dunstan, erschienen bei Funforge.

## Die Startseite

start-lead = Zwei Brettspiele an einem ruhigen Tisch.
start-game-lead =
    { $game ->
        [monolyth] Baue aus Steinen einen Monolithen, sage seine Außenwände voraus und behalte recht.
       *[monumental] Baue eine Stadt aus neun Karten, erobere Provinzen und vollende Wunder.
    }
start-ways = Mehr Wege zu { $game }
start-first = Erste Partie
start-first-text = Du gegen die Automa
start-bot = Gegen einen Bot
start-solo = Solo
start-solo-text = Gegen die Prophezeiungen
start-friends = Freunde einladen
start-screen = An einem Bildschirm
start-lobby = Lobby
start-lobby-text = Mitspielen oder zuschauen
start-learn = Spiel lernen
start-record = Aufzeichnung öffnen
start-record-text = Eine gespeicherte Partie nachspielen
start-new = Eigener Tisch
start-mine = Deine Partien

## Ein neuer Tisch

new-table = Neuer Tisch
seats = Plätze
seat-number = Platz { $n }
seat-me = Ich
seat-open = Frei, per Link
seat-bot = Bot
seat-local = An diesem Bildschirm
add-seat = Platz hinzufügen
remove-seat = Platz { $n } entfernen
automa = Automa
automa-add = Die Automa dazusetzen
automa-text = Eine Gegnerin aus Karten; sie ist als Letzte am Zug.
automa-alone = Wer allein spielt, spielt gegen die Automa.
automa-full = Alle Plätze sind besetzt: Die Automa spielt mit höchstens drei anderen.
automa-remove = Die Automa wegnehmen
fewer = Eins weniger
more = Eins mehr
more-options = Mehr Optionen
setup-structure = Entwurfkarte
setup-boards = Spieltafeln
setup-boards-chosen = Aussuchen
setup-board-of = Spieltafel für Platz { $n } der Reihenfolge
who-begins = Wer beginnt
clock = Uhr
clock-none = Ohne Zeitlimit
clock-turn =
    { $n ->
        [one] 1 Sekunde pro Zug
       *[other] { $n } Sekunden pro Zug
    }
clock-game =
    { $n ->
        [one] 1 Minute für die ganze Partie
       *[other] { $n } Minuten für die ganze Partie
    }
table-name = Name des Tischs
listed = In der Lobby zeigen
listed-hint = Dann darf jede und jeder einen freien Platz nehmen. Sonst nur, wer den Link hat.
open-table = Tisch eröffnen
open-table-hint = Du bekommst einen Link für die freien Plätze. Sind alle besetzt, beginnt die Partie.
start-game = Partie starten
start-game-hint = Wer beginnt und was gezogen wird, ergibt sich aus einem Geheimnis, das du nach der Partie prüfen kannst.

## Die Lobby

lobby = Lobby
lobby-open = Tische mit freiem Platz
lobby-open-empty = Gerade wartet kein Tisch. Eröffne einen.
lobby-running = Partien zum Zuschauen
lobby-running-empty = Gerade läuft keine öffentliche Partie.
lobby-mine = Deine Tische
lobby-mine-empty = Du hast noch an keinem Tisch gesessen.
table-status =
    { $status ->
        [open] wartet
        [running] läuft
        [record] Aufzeichnung
       *[over] beendet
    }
free-seat = Freier Platz
seats-free =
    { $n ->
        [0] Kein Platz ist frei.
        [one] 1 Platz ist frei.
       *[other] { $n } Plätze sind frei.
    }

## Warten

waiting-room = Warten auf die anderen
waiting-text = Die Partie beginnt von selbst, sobald jeder Platz besetzt ist.
waiting-sit-text = Nimm Platz, um mitzuspielen, oder bleib und schau zu.
waiting-rematch-text = Die Revanche beginnt, sobald alle da sind.
outdated = An diesem Tisch wurde nach älteren Regeln gespielt (Version { $rules }); er lässt sich nicht fortsetzen.
outdated-host = Er lässt sich beenden oder löschen.
outdated-end = Beenden
outdated-delete = Löschen
outdated-deleted = Der Tisch wurde gelöscht.
take-seat = Platz nehmen
leave-seat = Platz freigeben
fill-with-bot = Bot hinsetzen
seat-host = hat den Tisch eröffnet
invite = Einladen
invite-text = Wer diesen Link hat, kann einen freien Platz nehmen oder zuschauen.
invite-watch = Zum Zuschauen einladen
invite-watch-text = Wer diesen Link hat, kann dieser Partie zuschauen.
invite-link = Einladungslink
qr-label = QR-Code des Links zu diesem Tisch
copy-link = Link kopieren
copied = Kopiert
share = Teilen
share-here-only = Dieser Link öffnet sich nur auf diesem Computer. Für andere: Starte Cairn mit { $option } und öffne diese Seite unter der Adresse des Computers in deinem Netz.
seat-link = Auf anderem Gerät fortsetzen
seat-link-text = Wer diesen privaten Link öffnet, bekommt deinen Platz. Öffne ihn auf deinem anderen Gerät und behalte ihn für dich.
seat-link-show = Link für { $name } zeigen
seat-qr-label = QR-Code des privaten Links für { $name }
seat-link-renew = Neuen Link machen
seat-link-void = Den Link von { $name } ungültig machen
seat-link-voided = Der alte Link von { $name } gilt nicht mehr, und Geräte, die durch ihn kamen, haben den Platz verloren.
link-take = Platz nehmen
link-take-title = Dieser Link gibt dir einen Platz
link-take-text = Er gehört zu einer Partie auf einem anderen Gerät. Nimm hier Platz, dann können beide Geräte spielen.

## Am Tisch

around-table = Rund um den Tisch
your-turn = Du bist am Zug
turn-of = { $name } ist am Zug
turn-of-automa =
    Automa: { $who ->
        [you] du wählst
       *[other] { $name } wählt
    }
chance-draws = Der Zufall zieht
over = Partie beendet
undo = Zurücknehmen
guest = Gast
watching =
    { $n ->
        [0] Niemand schaut zu.
        [one] 1 Person schaut zu.
       *[other] { $n } Personen schauen zu.
    }
seat-on-turn = am Zug
seat-away = nicht da
seat-stand-in = ein Bot springt ein
seat-kept = noch nicht da
seat-won = gewinnt
seat-bot-instead = Bot spielen lassen
take-back = Platz zurücknehmen
time-left = Restzeit
time-left-unsure = Restzeit, soweit ohne Verbindung bekannt
log = Verlauf
log-empty = Noch ist nichts geschehen.
log-to-moment = Diesen Moment zeigen
log-and-chat = Verlauf und Chat
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-write = An den Tisch schreiben
chat-sending = wird gesendet
chat-unsent = Nicht gesendet: Die Verbindung brach ab.
chat-again = Noch einmal senden
chat-drop = Diese Nachricht vergessen
send = Senden
leave-table = Tisch verlassen
resign = Aufgeben
resign-for = Für { $name } aufgeben
resign-ask = Aufgeben?
resign-text = Damit endet die Partie für alle am Tisch. Das lässt sich nicht zurücknehmen.
result = Ergebnis
solo-result =
    { $n ->
        [one] Die Partie ist beendet: 1 Punkt.
       *[other] Die Partie ist beendet: { $n } Punkte.
    }
wins =
    { $who ->
        [you] Du gewinnst.
       *[other] { $name } gewinnt.
    }
shared-win = { $names } teilen sich den Sieg.
ended-resigned =
    { $who ->
        [you] Du hast aufgegeben.
       *[other] { $name } hat aufgegeben.
    }
ended-stopped = Das Spiel wurde von der Leitung des Servers beendet.
ended-time =
    { $who ->
        [you] Deine Zeit ist abgelaufen.
       *[other] Die Zeit ist abgelaufen: { $name }.
    }
rematch = Revanche
rematch-go = Zur Revanche

## Verbindung

line-is =
    { $link ->
        [sending] Wird gesendet …
        [late] Verzögert …
        [offline] Offline
       *[back] Wieder online
    }
line-lost = Keine Verbindung. Der Tisch steht so, wie zuletzt gehört.
line-lost-kept = Keine Verbindung. Deine Wahl ist aufgehoben und zählt einmal.
reconnect-in =
    { $n ->
        [0] Neuer Versuch läuft.
        [one] Neuer Versuch in 1 Sekunde.
       *[other] Neuer Versuch in { $n } Sekunden.
    }
try-again = Noch einmal versuchen
reload = Neu laden

## Prüfbarer Zufall

fairness = Prüfbarer Zufall
fairness-text = Bevor jemand Platz nahm, hat der Server ein Geheimnis festgelegt und dessen SHA-256 veröffentlicht, die Festlegung. Jede Person gibt einen Zufallswert dazu. Geheimnis und Werte bestimmen zusammen alles, was gezogen wird; niemand kann es lenken. Nach dem Ende wird das Geheimnis gezeigt, und du kannst alles prüfen.
fairness-none = Diese Partie setzt eine Aufzeichnung fort. Ihr Zufall war vorher nicht festgelegt, deshalb lässt er sich nicht nachweisen.
commitment-label = Festlegung, vor der Partie veröffentlicht
nonces-label = Zufallswerte der Personen am Tisch
nonces-later = Sie werden gezeigt, wenn die Partie beginnt.
secret-label = Geheimnis
secret-later = Es wird nach dem Ende gezeigt.
verify = Prüfen
verify-yourself = Oder prüfe die gespeicherte Aufzeichnung auf deinem eigenen Rechner:
download-record = Aufzeichnung speichern
verdict-fair =
    { $n ->
        [one] Geprüft: 1 Schritt folgt den Regeln, und alles Gezogene kommt aus dem Geheimnis.
       *[other] Geprüft: { $n } Schritte folgen den Regeln, und alles Gezogene kommt aus dem Geheimnis.
    }
verdict-valid =
    { $n ->
        [one] Geprüft: 1 Schritt folgt den Regeln. Für den Zufall enthält diese Aufzeichnung keinen Nachweis.
       *[other] Geprüft: { $n } Schritte folgen den Regeln. Für den Zufall enthält diese Aufzeichnung keinen Nachweis.
    }
verdict-unfair = Was gezogen wurde, kommt nicht aus dem veröffentlichten Geheimnis. Traue dieser Partie nicht.
verdict-bad = Diese Aufzeichnung verletzt die Regeln. Der Server sagt: { $reason }

## Nachspielen

replay = Partie nachspielen
replay-not-yet = Noch gibt es nichts nachzuspielen
transport = Schritt für Schritt durch die Partie
turn-back = Einen Zug zurück
turn-on = Einen Zug vor
step-back = Einen Schritt zurück
step-on = Einen Schritt vor
autoplay = Von selbst abspielen
pause = Pausieren
scrubber = Moment der Partie
step-of = Schritt { $n } von { $all }
speed-is = Tempo: { $n }-fach
speed-times = { $n }×
share-moment = Diesen Moment teilen
play-on = Von hier weiterspielen
play-on-text = Nach Schritt { $n } beginnt eine neue Partie. Du nimmst einen Platz, Bots nehmen die anderen.
play-on-seat = Dein Platz

## Einstellungen

settings = Einstellungen
language = Sprache
language-browser = Sprache des Browsers
look = Ansicht
look-system = System
look-light = Kalkstein
look-dark = Basalt
text-size = Schriftgröße
percent = { $n } %
motion = Bewegung
motion-system = System
motion-less = Weniger
motion-full = Voll
sound = Ton
sound-hint = Steine, der Kristall, Karten, Münzen und zwei leise Töne, wenn dein Zug beginnt.
notify = Mitteilungen
notify-hint = Dein Browser meldet sich, wenn dein Zug beginnt und du gerade woanders bist.
rules = Regeln

## Fehler

error = Das hat nicht geklappt
error-page = Auf dieser Seite ging etwas schief. Deine Partie ist auf dem Server sicher: Lade neu, um weiterzuspielen.
not-found = Hier ist nichts
not-found-text = Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link unvollständig.
no-table = Kein Tisch
error-unknown = Etwas ging schief. Versuche es noch einmal oder lade die Seite neu.
error-offline = Der Server antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.
error-absent-only = Diese Person ist da oder war es eben noch. Ein Bot kann nur für jemanden einspringen, der seit einer Minute fehlt.
error-bad-name = Dieser Name geht nicht. Er braucht 1 bis 40 sichtbare Zeichen und keine versteckten, Steuer- oder Richtungszeichen.
error-bad-record = Diese Datei lässt sich nicht spielen: Sie ist keine von Cairn gespeicherte Partie oder wurde verändert. Genauer: { $reason }
error-bad-request = Der Server hat das nicht verstanden. Lade die Seite neu und versuche es noch einmal.
error-bad-setup = So lässt sich die Partie nicht aufbauen. Der Server sagt: { $reason }
error-bad-text = Daran ist nichts zu sehen. Schreibe etwas mit sichtbaren Zeichen.
error-banned = Du hast hier keinen Zutritt. Wende dich an die Leitung des Servers.
error-game-over = Die Partie ist beendet.
error-illegal = Diese Wahl ist hier nicht möglich. Der Tisch zeigt jetzt, was möglich ist.
error-limit = Diese Wahl führt über das hinaus, was das Programm zählen kann. Der Tisch bleibt, wie er ist: Wähle etwas anderes.
error-no-open-seat = Es ist kein Platz mehr frei. Du kannst bleiben und zuschauen.
error-no-such-bot = Diesen Bot gibt es nicht. Wähle einen anderen.
error-no-such-game = Dieses Spiel gibt es hier nicht.
error-no-such-page = Diese Seite gibt es nicht.
error-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
error-no-such-step = So viele Schritte hat die Partie nicht.
error-no-such-table = Unter dieser Adresse gibt es keinen Tisch. Vielleicht ist der Link unvollständig.
error-no-answer = Diese Frage lässt sich hier nicht beantworten.
error-not-host = Das kann nur, wer den Tisch eröffnet hat.
error-not-over = Das wird gezeigt, wenn die Partie beendet ist.
error-not-seated = Du hast an diesem Tisch keinen Platz.
error-not-started = Die Partie hat noch nicht begonnen: Ein Platz ist noch frei.
error-not-your-turn = Du bist nicht am Zug.
error-nothing-to-undo = Nichts lässt sich zurücknehmen: Danach wurde gezogen oder jemand anderes hat gewählt.
error-outdated = Das wurde nach älteren Regeln gespielt und lässt sich nicht fortsetzen.
error-seat-taken = Dieser Platz wurde gerade besetzt. Wähle einen anderen.
error-server-error = Der Server hat einen Fehler gemacht. Deine Partie ist sicher; versuche es noch einmal.
error-server-full = Der Server ist voll. Versuche es in einer Weile noch einmal.
error-stale = Der Tisch war schon weiter. Er zeigt jetzt den neuesten Stand.
error-started = Die Partie hat begonnen. Du kannst zuschauen.
error-too-fast = Das war zu schnell für den Server. Warte einen Moment.
error-too-large = Das ist zu groß. Nimm etwas Kürzeres.
error-too-many = Davon gibt es gerade zu viele. Versuche es später noch einmal.
error-too-slow = Das kam zu langsam an. Prüfe deine Verbindung und versuche es noch einmal.
error-unavailable = Die Tische sind gerade nicht erreichbar. Versuche es gleich noch einmal.
error-wrong-host = Der Server hört nicht auf diesen Namen. Wer ihn betreibt, kann ihn mit --allowed-host erlauben.
error-wrong-link = Dieser Link gilt nicht mehr. Bitte um einen neuen.
error-wrong-origin = Diese Seite gehört zu einer anderen Adresse. Öffne den Tisch unter seiner eigenen.
