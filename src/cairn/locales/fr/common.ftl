# Autour de la table : les mêmes mots pour tous les jeux.

you = Vous
default-name = Joueur { $n }
bot-name =
    { $n ->
        [0] Bot
       *[other] Bot { $n }
    }
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
players =
    { $n ->
        [1] en solo
       *[other] à { $n }
    }

## Avant la partie

ask-language = Langue
ask-game = Quel jeu ?
ask-players = À combien jouez-vous ? 1 pour jouer en solo.
ask-others = Qui prend les autres places ?
ask-name = Nom du joueur { $n }
people-here = des personnes à ce terminal, à tour de rôle
ask-save = Quelle partie voulez-vous reprendre ?
save-line =
    { $game }, { $names }, { $n ->
        [one] { $n } étape
       *[other] { $n } étapes
    }
save-damaged = fichier endommagé
no-saves = Il n’y a pas de partie sauvegardée. Lancez-en une avec : { $command }
seats-drawn =
    { $who ->
        [you] Vous commencez.
       *[other] { $name } commence.
    }
commitment = Tout le hasard est déjà fixé par un secret. Voici son SHA-256, pour que vous puissiez le vérifier après la partie :
autosaved = La partie est sauvegardée après chaque étape. Vous pouvez fermer le terminal quand vous voulez.

## Pendant la partie

enter = Entrée
ask-choice = Que fais-tu ?
while-you-waited = Pendant votre attente
then-plays = Ensuite, { $name } joue.
press-enter = Entrée pour continuer
key-help = ? aide
key-undo = u annuler
key-back = u retour
key-save = s sauvegarder
key-quit = q quitter
key-log = v journal
key-more = m plus ({ $page } sur { $pages })
key-confirm = Entrée confirme
pass-on = À { $name } de décider. Les autres, merci de ne pas regarder.
shows-hidden = Cela dévoile quelque chose de caché : ce choix ne peut pas être annulé.
found =
    { $n ->
        [one] { $n } choix
       *[other] { $n } choix
    } avec « { $text } »
default-hint = Entrée : { $value }
not-understood = « { $text } » n’est pas une réponse ici. Tapez l’un des signes marqués, une partie d’un choix, ou ? pour l’aide.
group-has = Le groupe { $group } a { $n } choix.
no-match = Il n’y a pas de « { $text } » ici.
out-of-range = Tapez l’une de ces réponses : { $list }.
nothing-to-undo = Rien ne peut être annulé : il y a eu ensuite une pioche ou le choix d’une autre personne.
help-title = Aide
help-type = Tapez le numéro ou la lettre qui est en évidence, ou plusieurs à la fois (1 3 2). N’importe quelle partie d’un choix dans sa notation le retrouve : « { $example } ». Tab complète la notation.
help-confirm = Un choix est montré avant de compter : Entrée le confirme, u revient en arrière. u annule aussi votre dernier choix tant que rien n’a été révélé ensuite.
help-undo = u annule votre dernier choix tant que rien n’a été révélé ensuite. Ce qui ne peut pas être annulé est montré d’abord : Entrée confirme.
help-save = La partie est sauvegardée après chaque étape. s dit où, q quitte ; { $command } la reprend.

## Après la partie

saved = Partie sauvegardée : { $path }
resume-hint = Reprenez-la avec : { $command }
record-at = Enregistrement : { $path }
verify-hint = Vérifiez le hasard avec : { $command }
terminal-nobody-wins = Personne ne gagne.
terminal-wins =
    { $who ->
        [you] Tu gagnes.
       *[other] { $name } gagne.
    }
wins-by =
    { $who ->
        [you] { $n ->
            [0] Vous l’emportez au départage : à égalité, la dernière place dans l’ordre du tour l’emporte.
            [one] Vous l’emportez de { $n } point.
           *[other] Vous l’emportez de { $n } points.
        }
       *[other] { $n ->
            [0] { $name } l’emporte au départage : à égalité, la dernière place dans l’ordre du tour l’emporte.
            [one] { $name } l’emporte de { $n } point.
           *[other] { $name } l’emporte de { $n } points.
        }
    }

## Revoir

replay-title = { $game } : { $names }
replay-start = Avant le premier choix
replay-step = Étape { $n } sur { $all } · { $choice }
replay-by = { $name } : { $choice }
replay-hidden = caché jusqu’à la fin de la partie
replay-keys = Entrée en avant · b en arrière · t tour suivant · numéro y aller · e fin · q quitter
replay-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas terminée.
score-of = { $name } : { $score }
replay-result = Résultat : { $scores }
replay-no-step = Il n’y a pas d’étape { $text }. Les étapes vont de 0 à { $all }.
chance = Hasard

## Matériel

content-title = { $game } : matériel
content-hash = Empreinte de ce qui compte pour jouer : { $hash }
content-hint = Quiconque possède la boîte peut corriger tout ceci avec un fichier de contenu : { $command }
origin =
    { $origin ->
        [rulebook] ● tiré de la règle
        [public] ◐ de sources publiques
        [own] ◆ de votre propre fichier
       *[reconstructed] ○ reconstitué
    }
