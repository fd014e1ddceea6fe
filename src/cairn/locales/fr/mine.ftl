# Ses propres parties, leur issue, une partie en image, et le client comme application

## Mes parties

mine-title = Mes parties
mine-text = À vous de jouer, résultats, statistiques
mine-waiting = Elles vous attendent
mine-running = D’autres jouent
mine-open = En attente de joueurs
mine-over = Terminées
mine-empty = Vous n’avez pas encore joué ici.
mine-empty-text = Les parties que vous jouez sur cet appareil apparaissent ici. Il n’y a pas de compte : le navigateur vous reconnaît par un cookie.
mine-over-empty = Aucune partie n’est encore terminée.
mine-looking = On regarde à qui de jouer
mine-older = Anciennes règles
mine-more = Afficher plus
mine-alone = En solo
mine-against = Contre { $names }
mine-one-screen = Sur un même écran : { $names }
mine-minutes = { $n } min
mine-hours = { $n } h
mine-days =
    { $n ->
        [one] 1 jour
       *[other] { $n } jours
    }
mine-how =
    { $how ->
        [won] Gagnée
        [shared] Victoire partagée
        [lost] Perdue
        [resigned] Vous avez abandonné
        [time] Votre temps est écoulé
        [they-resigned] Gagnée : l’autre camp a abandonné
        [they-time] Gagnée : le temps de l’autre camp est écoulé
        [stopped] Arrêtée
        [together] Jouée jusqu’au bout
        [alone] Jouée jusqu’au bout
       *[away] Mise de côté
    }

## Mes résultats

figures-title = Statistiques
figures-who = Contre
figures-played = Jouées
figures-won = Gagnées
figures-shared =
    { $n ->
        [one] { $n } partagée
       *[other] { $n } partagées
    }
figures-lost =
    { $n ->
        [one] { $n } perdue
       *[other] { $n } perdues
    }
figures-left =
    { $n ->
        [one] { $n } abandonnée
       *[other] { $n } abandonnées
    }
figures-mean = Moyenne
figures-best = Meilleur
figures-bot =
    { $bot ->
        [random] Bot, facile
        [greedy] Bot, solide
       *[other] Bot { $bot }
    }
figures-people = Personnes
figures-empty = Les statistiques commencent avec votre première partie terminée.
figures-counted = Une partie contre plusieurs compte dans chacune de leurs lignes. La moyenne et le meilleur score portent sur les parties jouées jusqu’au bout.
figures-uncounted =
    { $n ->
        [one] 1 partie n’est pas comptée : vous y aviez plusieurs places, ou elle en continuait une autre.
       *[other] { $n } parties ne sont pas comptées : vous y aviez plusieurs places, ou elles en continuaient d’autres.
    }

## Une partie en image

picture = Image
picture-title = La partie en image
picture-save = Enregistrer l’image
picture-failed = L’image n’a pas pu être dessinée. Réessayez, ou faites une capture d’écran.
picture-of = { $game }, { $date }

## Sans le serveur

away-title = Le serveur est injoignable.
away-text = Les tables et vos parties en ont besoin. Cette page réessaie d’elle-même ; en attendant, vous pouvez lire les règles déjà ouvertes.
away-page = Cette page n’a pas été chargée auparavant : elle a besoin du serveur.

## Sons

volume = Volume
