# Monumental: the table in the browser.

monumental-automa-card = Automa card
monumental-acts = What you can do
monumental-end-title =
    { $how ->
        [pass] Pass for the rest of the round?
       *[end] End your turn?
    }
monumental-end-back = Back to the turn
monumental-end-left = You could still, for example:
monumental-end-more =
    { $n ->
        [one] and 1 more
       *[other] and { $n } more
    }
monumental-automa-name = Automa
monumental-over = The game is over.
monumental-waits = { $name } is playing.
monumental-pages = Parts of the table
monumental-holdings = Your resources
monumental-chip-wonder = { $name }: { $n } to go
monumental-page =
    { $page ->
        [city] City
        [map] Map
        [display] Display
       *[others] Players
    }
monumental-only =
    { $what ->
        [barbarian] against Barbarians
       *[wonder] for Wonders
    }
monumental-all-cards = All cards
monumental-undo-far = Undo all { $n }
monumental-do-use-effect = Use the effect: { $name }
monumental-do-decline = No, thanks
monumental-do-lapse =
    Lost when the { $unit ->
        [rounds] round
       *[turns] turn
    } ends: { $amounts }.
monumental-ask-cross = Choose a row and a column of your City.
monumental-advised =
    { $end ->
        [start] The hint starts here.
       *[goal] The hint is here.
    }
