# A person's games, how they went, a game as a picture, and the client as an app

## My games

mine-title = My games
mine-text = Your turn, results, statistics
mine-waiting = Waiting for you
mine-running = Others are playing
mine-open = Waiting for players
mine-over = Finished
mine-empty = You have not played here yet.
mine-empty-text = Games you play on this device appear here. There is no account: the browser knows you by a cookie.
mine-over-empty = No game has ended yet.
mine-looking = Looking whose turn it is
mine-older = Older rules
mine-more = Show more
mine-alone = Alone
mine-against = Against { $names }
mine-one-screen = At one screen: { $names }
mine-minutes = { $n } min
mine-hours = { $n } h
mine-days =
    { $n ->
        [one] 1 day
       *[other] { $n } days
    }
mine-how =
    { $how ->
        [won] Won
        [shared] Shared victory
        [lost] Lost
        [resigned] You resigned
        [time] Your time ran out
        [they-resigned] Won: the other side resigned
        [they-time] Won: the other side’s time ran out
        [stopped] Stopped
        [together] Played out
        [alone] Played out
       *[away] Put away
    }

## How I did

figures-title = Statistics
figures-who = Against
figures-played = Played
figures-won = Won
figures-shared = { $n } shared
figures-lost = { $n } lost
figures-left = { $n } given up
figures-mean = Mean
figures-best = Best
figures-bot =
    { $bot ->
        [random] Bot, easy
        [greedy] Bot, solid
       *[other] Bot { $bot }
    }
figures-people = People
figures-empty = Statistics begin with your first finished game.
figures-counted = A game against several counts in each of their lines. Mean and best are of games played to the end.
figures-uncounted =
    { $n ->
        [one] 1 game is not counted: you had several seats in it, or it was played on from another.
       *[other] { $n } games are not counted: you had several seats in them, or they were played on from others.
    }

## A game as a picture

picture = Picture
picture-title = The game as a picture
picture-save = Save the picture
picture-failed = The picture could not be drawn. Try again, or take a screenshot.
picture-of = { $game }, { $date }

## Without the server

away-title = The server cannot be reached.
away-text = Tables and your games need it. This page tries again by itself; rules that you have opened before can be read meanwhile.
away-page = This page was not loaded before, so it needs the server.

## Sounds

volume = Volume
