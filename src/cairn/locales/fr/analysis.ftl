# Analyse d’une partie terminée

analysis = Analyse
analysis-start = Analyser la partie
analysis-about = Où chacun en était d’un choix à l’autre, et quels choix ont coûté le plus cher. Le bot le plus fort parcourt la partie sans jamais en savoir plus qu’on ne pouvait en savoir à la table. Cela prend un moment ; vous pouvez continuer à regarder.
analysis-waiting = En attente de son tour…
analysis-running = Analyse de la partie : { $n } %
analysis-stopped = L’analyse a été interrompue. Elle reprend là où elle s’était arrêtée.
analysis-failed = L’analyse a échoué. Réessayez ; si elle échoue encore, le journal du serveur dit pourquoi.
analysis-go-on = Reprendre
analysis-deep = Regarder de plus près
analysis-deep-about = Jusqu’ici, le premier choix de chaque tour et les plus fortes chutes ont été comparés au meilleur choix. De plus près, tous le sont.
analysis-deep-done = Chaque choix a été comparé au meilleur.
analysis-win = Chances de gagner
analysis-points = Points attendus
analysis-chart = { $measure } d’un choix à l’autre, étape { $n } sur { $all } : { $list }. Les flèches parcourent la partie.
analysis-line = { $name } { $value }
analysis-turning = Tournants de la partie
analysis-none = Aucun choix n’était nettement moins bon que le meilleur.
analysis-few = Il n’y avait rien à décider dans cette partie.
analysis-at = Tour { $turn }, { $name }
analysis-lost-win = −{ $n } pp
analysis-lost-win-long =
    { $n ->
        [one] a coûté { $n } point de pourcentage de chances de gagner
       *[other] a coûté { $n } points de pourcentage de chances de gagner
    }
analysis-lost-points = −{ $n }
analysis-lost-points-long =
    { $n ->
        [one] a coûté { $n } point
       *[other] a coûté { $n } points
    }
analysis-played = Joué
analysis-better = Mieux
analysis-reasons = Raisons
analysis-show = Montrer ce moment
analysis-on-board = Montré sur le plateau
analysis-play-on = Jouer à partir du tour { $turn }
analysis-play-on-text =
    { $others ->
        [yes] Une nouvelle partie commence avant ce choix ; vous jouez pour { $name }, les bots jouent les autres.
       *[no] Une nouvelle partie commence avant ce choix.
    }
analysis-value-win = { $n } %
analysis-value-points = { $n }

## Les choix en mots

analysis-monolyth-place = { mono-stone } : { $cells }
analysis-monolyth-swap = Échanger contre une pierre de 1 cube : { $cell }
analysis-monolyth-discard = Défausser : { mono-stone }
analysis-monolyth-prophecy = Prophétie { $value } : { wall-name }
analysis-monolyth-burn = Défausser la prophétie { $value }

## Dans le terminal

analysis-title = { $game } : { $names }
analysis-working = Analyse de la partie
analysis-unfinished = L’enregistrement s’arrête avant la fin de la partie ; voici où en était la partie.
analysis-compared =
    { $n ->
        [one] { $n } choix comparé au meilleur, par { $by }.
       *[other] { $n } choix comparés au meilleur, par { $by }.
    }
analysis-told = { $what } : { $text }
analysis-deeper = --depth deep les compare tous.
analysis-written = L’analyse entière est dans { $file }
