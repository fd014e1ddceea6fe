# Le client web autour de la table : pages, fenêtres, erreurs.

app-name = Cairn
game-name =
    { $game ->
        [monolyth] Monolyth
        [monumental] Monumental
       *[other] { $game }
    }
page-title = { $page } · Cairn
skip-to-content = Aller au contenu
skip-to-table = Aller à la table
nav-label = Aide et réglages
to-start = Vers l’accueil
to-table = Vers la table
loading = Chargement
close = Fermer
cancel = Annuler
menu = Menu
name = Nom
your-name = Votre nom
game = Jeu
at-random = Au hasard
unofficial = Non officiel, fait par des personnes qui aiment ces jeux. Monolyth est un jeu de Phil Walker-Harding, publié par CMON ; Monumental est un jeu de Matthew Dunstan, publié par Funforge.

## L’accueil

start-lead = Deux jeux de société à une table paisible.
start-game-lead =
    { $game ->
        [monolyth] Empilez des pierres en un monolithe, prédisez ses murs et ayez raison.
       *[monumental] Bâtissez une cité de neuf cartes, conquérez des provinces et achevez des merveilles.
    }
start-ways = Autres façons de jouer à { $game }
start-first = Première partie
start-first-text = Vous contre l’Automa
start-bot = Contre un bot
start-solo = Solo
start-solo-text = Contre les prophéties
start-friends = Inviter des amis
start-screen = Sur le même écran
start-lobby = Salon
start-lobby-text = Jouer ou regarder à une table
start-learn = Apprendre à jouer
start-record = Ouvrir un enregistrement
start-record-text = Revoir une partie sauvegardée
start-new = Votre table
start-mine = Vos parties

## Une nouvelle table

new-table = Nouvelle table
seats = Places
seat-number = Place { $n }
seat-me = Moi
seat-open = Libre, par lien
seat-bot = Bot
seat-local = Sur cet écran
add-seat = Ajouter une place
remove-seat = Retirer la place { $n }
automa = Automa
automa-add = Ajouter l’Automa
automa-text = Un adversaire fait de cartes ; il joue en dernier.
automa-alone = En solo, on joue contre l’Automa.
automa-full = Toutes les places sont prises : l’Automa joue avec trois personnes au plus.
automa-remove = Retirer l’Automa
fewer = Un de moins
more = Un de plus
more-options = Plus d’options
setup-structure = Carte Structure
setup-boards = Plateaux individuels
setup-boards-chosen = Les choisir
setup-board-of = Plateau de la place { $n } dans l’ordre du tour
who-begins = Qui commence
clock = Pendule
clock-none = Sans limite de temps
clock-turn =
    { $n ->
        [one] { $n } seconde par tour
       *[other] { $n } secondes par tour
    }
clock-game =
    { $n ->
        [one] { $n } minute pour toute la partie
       *[other] { $n } minutes pour toute la partie
    }
table-name = Nom de la table
listed = Montrer dans le salon
listed-hint = Tout le monde peut alors prendre une place libre. Sinon, il faut avoir le lien.
open-table = Ouvrir la table
open-table-hint = Vous recevez un lien pour les places libres. La partie commence quand toutes sont prises.
start-game = Lancer la partie
start-game-hint = Qui commence et tout le hasard sont tirés d’un secret que vous pourrez vérifier après la partie.

## Le salon

lobby = Salon
lobby-open = Tables avec une place libre
lobby-open-empty = Aucune table n’attend personne. Ouvrez-en une.
lobby-running = Parties à regarder
lobby-running-empty = Aucune partie publique n’est en cours.
lobby-mine = Vos tables
lobby-mine-empty = Vous n’avez encore pris place à aucune table.
table-status =
    { $status ->
        [open] en attente
        [running] en cours
        [record] enregistrement
       *[over] terminée
    }
free-seat = Place libre
seats-free =
    { $n ->
        [0] Aucune place libre.
        [one] { $n } place libre.
       *[other] { $n } places libres.
    }

## En attente

waiting-room = En attente des autres
waiting-text = La partie commence d’elle-même quand toutes les places sont prises.
waiting-sit-text = Prenez place pour jouer, ou restez pour regarder.
waiting-rematch-text = La revanche commence quand tout le monde est là.
outdated = Cette table a été jouée avec d’anciennes règles (version { $rules }) ; elle ne peut pas être continuée.
outdated-host = Elle peut être terminée ou supprimée.
outdated-end = La terminer
outdated-delete = La supprimer
outdated-deleted = La table a été supprimée.
take-seat = Prendre place
leave-seat = Laisser la place
fill-with-bot = Mettre un bot
seat-host = a ouvert cette table
invite = Inviter
invite-text = Avec ce lien, on peut prendre une place libre ou regarder.
invite-watch = Inviter à regarder
invite-watch-text = Avec ce lien, on peut regarder cette partie.
invite-link = Lien d’invitation
qr-label = Code QR du lien vers cette table
copy-link = Copier le lien
copied = Copié
share = Partager
share-here-only = Ce lien ne s’ouvre que sur cet ordinateur. Pour les autres, lancez Cairn avec { $option } et ouvrez cette page à l’adresse de l’ordinateur dans votre réseau.
seat-link = Continuer sur un autre appareil
seat-link-text = Ce lien privé donne votre place à qui l’ouvre. Ouvrez-le sur votre autre appareil et gardez-le pour vous.
seat-link-show = Montrer le lien pour { $name }
seat-qr-label = Code QR du lien privé pour { $name }
seat-link-renew = Créer un autre lien
seat-link-void = Annuler le lien de { $name }
seat-link-voided = L’ancien lien de { $name } ne marche plus, et les appareils venus par lui ont perdu la place.
link-take = Prendre la place
link-take-title = Ce lien vous donne une place
link-take-text = Elle appartient à une partie sur un autre appareil. Prenez-la ici, et les deux appareils pourront jouer.

## À la table

around-table = Autour de la table
your-turn = À vous de jouer
turn-of = { $name } joue
turn-of-automa =
    Automa : { $who ->
        [you] à vous
       *[other] à { $name }
    }
chance-draws = Le hasard décide
over = Partie terminée
undo = Annuler le coup
guest = Spectateur
watching =
    { $n ->
        [0] Personne ne regarde.
        [one] { $n } personne regarde.
       *[other] { $n } personnes regardent.
    }
seat-on-turn = joue maintenant
seat-away = hors ligne
seat-stand-in = un bot joue à sa place
seat-kept = pas encore là
seat-won = l’emporte
seat-bot-instead = Laisser jouer un bot
take-back = Reprendre la place
time-left = Temps restant
time-left-unsure = Temps restant, pour autant qu’on le sache hors connexion
log = Journal
log-empty = Il ne s’est encore rien passé.
log-to-moment = Montrer ce moment
log-and-chat = Journal et discussion
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-write = Écrire à la table
chat-sending = envoi en cours
chat-unsent = Non envoyé : la connexion a été coupée.
chat-again = Renvoyer
chat-drop = Oublier ce message
send = Envoyer
leave-table = Quitter la table
resign = Abandonner
resign-for = Abandonner pour { $name }
resign-ask = Abandonner ?
resign-text = La partie se termine pour toute la table. C’est irréversible.
result = Résultat
solo-result =
    { $n ->
        [one] La partie est terminée : { $n } point.
       *[other] La partie est terminée : { $n } points.
    }
wins =
    { $who ->
        [you] Vous l’emportez.
       *[other] { $name } l’emporte.
    }
shared-win = { $names } partagent la victoire.
ended-resigned =
    { $who ->
        [you] Vous avez abandonné.
       *[other] { $name } a abandonné.
    }
ended-stopped = La partie a été arrêtée par qui gère ce serveur.
ended-time =
    { $who ->
        [you] Votre temps est écoulé.
       *[other] Temps écoulé : { $name }.
    }
rematch = Revanche
rematch-go = Vers la revanche

## Connexion

line-is =
    { $link ->
        [sending] Envoi…
        [late] Retardé…
        [offline] Hors ligne
       *[back] De retour en ligne
    }
line-lost = Pas de connexion. La table est telle qu’aux dernières nouvelles.
line-lost-kept = Pas de connexion. Votre choix est gardé et comptera une fois.
reconnect-in =
    { $n ->
        [0] Nouvel essai en cours.
        [one] Nouvel essai dans { $n } seconde.
       *[other] Nouvel essai dans { $n } secondes.
    }
try-again = Réessayer
reload = Recharger

## Hasard vérifiable

fairness = Hasard vérifiable
fairness-text = Avant que quiconque prenne place, le serveur a fixé un secret et publié son SHA-256, l’engagement. Chaque personne ajoute une valeur aléatoire. Le secret et les valeurs décident ensemble de tout ce qui est pioché : personne ne peut l’influencer. À la fin, le secret est montré et vous pouvez tout vérifier.
fairness-none = Cette partie reprend un enregistrement. Son hasard n’a pas été fixé d’avance, il ne peut donc pas être prouvé.
commitment-label = Engagement, publié avant la partie
nonces-label = Valeurs aléatoires des personnes à la table
nonces-later = Elles sont montrées au début de la partie.
secret-label = Secret
secret-later = Il est montré à la fin.
verify = Vérifier
verify-yourself = Ou vérifiez l’enregistrement sauvegardé sur votre propre machine :
download-record = Sauvegarder l’enregistrement
verdict-fair =
    { $n ->
        [one] Vérifié : { $n } étape suit les règles, et tout ce qui est pioché vient du secret.
       *[other] Vérifié : { $n } étapes suivent les règles, et tout ce qui est pioché vient du secret.
    }
verdict-valid =
    { $n ->
        [one] Vérifié : { $n } étape suit les règles. Cet enregistrement n’a pas de quoi prouver son hasard.
       *[other] Vérifié : { $n } étapes suivent les règles. Cet enregistrement n’a pas de quoi prouver son hasard.
    }
verdict-unfair = Ce qui est pioché ne vient pas du secret publié. Ne vous fiez pas à cette partie.
verdict-bad = Cet enregistrement ne suit pas les règles. Le serveur dit : { $reason }

## Revoir

replay = Revoir la partie
replay-not-yet = Il n’y a encore rien à revoir
transport = Parcourir la partie
turn-back = Un tour en arrière
turn-on = Un tour en avant
step-back = Un pas en arrière
step-on = Un pas en avant
autoplay = Lecture automatique
pause = Mettre en pause
scrubber = Moment de la partie
step-of = Étape { $n } sur { $all }
speed-is = Vitesse ×{ $n }
speed-times = { $n }×
share-moment = Partager ce moment
play-on = Jouer à partir d’ici
play-on-text = Une nouvelle partie commence après l’étape { $n }. Vous prenez une place, des bots prennent les autres.
play-on-seat = Votre place

## Réglages

settings = Réglages
language = Langue
language-browser = Celle du navigateur
look = Aspect
look-system = Système
look-light = Calcaire
look-dark = Basalte
text-size = Taille du texte
percent = { $n } %
motion = Animations
motion-system = Système
motion-less = Moins
motion-full = Toutes
sound = Son
sound-hint = Les pierres, le cristal, les cartes, les pièces et deux notes douces quand votre tour commence.
notify = Notifications
notify-hint = Le navigateur vous prévient quand votre tour commence pendant que vous regardez autre chose.
rules = Règles

## Erreurs

error = Cela n’a pas marché
error-page = Quelque chose a échoué sur cette page. Votre partie est en sécurité sur le serveur : rechargez pour continuer.
not-found = Rien ici
not-found-text = Il n’y a pas de page à cette adresse. Le lien est peut-être incomplet.
no-table = Pas de table ici
error-unknown = Quelque chose a échoué. Réessayez, ou rechargez la page.
error-offline = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
error-absent-only = Cette personne est là, ou l’était à l’instant. Un bot ne peut remplacer que quelqu’un parti depuis une minute.
error-bad-name = Ce nom ne convient pas. Il lui faut de 1 à 40 caractères visibles, sans caractères cachés, de contrôle ou de direction.
error-bad-record = Ce fichier ne peut pas être joué : ce n’est pas une partie sauvegardée par Cairn, ou il a été modifié. En détail : { $reason }
error-bad-request = Le serveur n’a pas compris. Rechargez la page et réessayez.
error-bad-setup = La partie ne peut pas être mise en place ainsi. Le serveur dit : { $reason }
error-bad-text = On n’y voit rien. Écrivez quelque chose avec des caractères visibles.
error-banned = L’accès vous est refusé ici. Adressez-vous à qui gère ce serveur.
error-game-over = La partie est terminée.
error-illegal = Ce choix est impossible ici. La table montre maintenant ceux qui sont possibles.
error-limit = Ce choix dépasse ce que le programme peut compter. La table reste comme elle est : choisissez autre chose.
error-no-open-seat = Plus aucune place n’est libre. Vous pouvez rester et regarder.
error-no-such-bot = Ce bot n’existe pas. Choisissez-en un autre.
error-no-such-game = Ce jeu n’est pas ici.
error-no-such-page = Cette page n’existe pas.
error-no-such-seat = Cette place n’existe pas à cette table.
error-no-such-step = La partie n’a pas autant d’étapes.
error-no-such-table = Il n’y a pas de table à cette adresse. Le lien est peut-être incomplet.
error-no-answer = Impossible de répondre à cette question ici.
error-not-host = Il faut avoir ouvert la table pour cela.
error-not-over = Cela se montre quand la partie est terminée.
error-not-seated = Vous n’avez pas de place à cette table.
error-not-started = La partie n’a pas commencé : une place est encore libre.
error-not-your-turn = Ce n’est pas à vous de jouer.
error-nothing-to-undo = Rien ne peut être annulé : une pierre a été piochée ou quelqu’un a choisi après.
error-outdated = Ceci a été joué avec d’anciennes règles et ne peut pas être continué.
error-seat-taken = Quelqu’un vient de prendre cette place. Choisissez-en une autre.
error-server-error = Le serveur a commis une erreur. Votre partie est en sécurité ; réessayez.
error-server-full = Le serveur est plein. Réessayez dans un moment.
error-stale = La table avait déjà avancé. Elle montre maintenant le dernier état.
error-started = La partie a commencé. Vous pouvez regarder.
error-too-fast = C’était trop rapide pour le serveur. Attendez un instant.
error-too-large = C’est trop grand. Prenez quelque chose de plus court.
error-too-many = Il y en a trop en ce moment. Réessayez plus tard.
error-too-slow = C’est arrivé trop lentement. Vérifiez votre connexion et réessayez.
error-unavailable = Les tables sont inaccessibles pour l’instant. Réessayez dans un moment.
error-wrong-host = Le serveur ne répond pas à ce nom. Qui le fait tourner peut l’autoriser avec --allowed-host.
error-wrong-link = Ce lien ne marche plus. Demandez-en un nouveau.
error-wrong-origin = Cette page appartient à un autre site. Ouvrez la table à sa propre adresse.
