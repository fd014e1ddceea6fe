# The web client around the table: pages, windows, faults.

app-name = Cairn
game-name =
    { $game ->
        [monolyth] Monolyth
        [monumental] Monumental
       *[other] { $game }
    }
page-title = { $page } · Cairn
skip-to-content = Skip to the content
skip-to-table = Skip to the table
nav-label = Help and settings
to-start = To the start page
to-table = To the table
loading = Loading
close = Close
cancel = Cancel
menu = Menu
name = Name
your-name = Your name
game = Game
at-random = At random
unofficial = Unofficial, made by people who like the games. Monolyth is a game by Phil Walker-Harding, published by CMON; Monumental is a game by Matthew Dunstan, published by Funforge.

## The start page

start-lead = Two board games at one quiet table.
start-game-lead =
    { $game ->
        [monolyth] Stack stones into a monolyth, foretell its walls, and be proved right.
       *[monumental] Build a city of nine cards, conquer provinces, and complete wonders.
    }
start-ways = More ways to play { $game }
start-first = First game
start-first-text = You against the Automa
start-bot = Against a bot
start-solo = Solo
start-solo-text = Against the prophecies
start-friends = Invite friends
start-screen = On one screen
start-lobby = Lobby
start-lobby-text = Join or watch a table
start-learn = Learn it
start-record = Open a record
start-record-text = Watch a saved game again
start-new = Your own table
start-mine = Your games

## A new table

new-table = New table
seats = Seats
seat-number = Seat { $n }
seat-me = Me
seat-open = Open, by link
seat-bot = Bot
seat-local = At this screen
add-seat = Add a seat
remove-seat = Remove seat { $n }
automa = Automa
automa-add = Add the Automa
automa-text = An opponent made of cards; it plays last.
automa-alone = Whoever plays alone plays against the Automa.
automa-full = All seats are taken: the Automa can join three at most.
automa-remove = Remove the Automa
fewer = One fewer
more = One more
more-options = More options
setup-structure = Structure card
setup-boards = Player boards
setup-boards-chosen = Choose them
setup-board-of = Board for place { $n } in turn order
who-begins = Who begins
clock = Clock
clock-none = No time limit
clock-turn =
    { $n ->
        [one] 1 second a turn
       *[other] { $n } seconds a turn
    }
clock-game =
    { $n ->
        [one] 1 minute for the whole game
       *[other] { $n } minutes for the whole game
    }
table-name = Name of the table
listed = Show in the lobby
listed-hint = Anyone may then take an open seat. Without this, only people with the link can.
open-table = Open the table
open-table-hint = You get a link for the open seats. The game begins when all are taken.
start-game = Start the game
start-game-hint = Who begins and everything random is drawn from a secret that you can check after the game.

## The lobby

lobby = Lobby
lobby-open = Tables with a free seat
lobby-open-empty = No table is waiting for anyone. Open one.
lobby-running = Games to watch
lobby-running-empty = No listed game is running.
lobby-mine = Your tables
lobby-mine-empty = You have not sat at a table yet.
table-status =
    { $status ->
        [open] waiting
        [running] running
        [record] record
       *[over] over
    }
free-seat = Free seat
seats-free =
    { $n ->
        [0] No seat is free.
        [one] 1 seat is free.
       *[other] { $n } seats are free.
    }

## Waiting for people

waiting-room = Waiting for players
waiting-text = The game begins by itself when every seat is taken.
waiting-sit-text = Take a seat to play, or stay and watch.
waiting-rematch-text = The rematch begins when everyone has come.
outdated = This table was played by older rules (version { $rules }); it cannot be continued.
outdated-host = It can be ended or deleted.
outdated-end = End it
outdated-delete = Delete it
outdated-deleted = The table has been deleted.
take-seat = Take a seat
leave-seat = Leave the seat
fill-with-bot = Seat a bot
seat-host = opened this table
invite = Invite
invite-text = Whoever has this link can take a free seat or watch.
invite-watch = Invite people to watch
invite-watch-text = Whoever has this link can watch this game.
invite-link = Invitation link
qr-label = QR code of the link to this table
copy-link = Copy the link
copied = Copied
share = Share
share-here-only = This link opens on this computer only. For others, start Cairn with { $option } and open this page at the computer's address in your network.
seat-link = Go on with another device
seat-link-text = This private link gives its owner your seat. Open it on your other device, and keep it to yourself.
seat-link-show = Show the link for { $name }
seat-qr-label = QR code of the private link for { $name }
seat-link-renew = Make a new link
seat-link-void = Make the link of { $name } void
seat-link-voided = The old link of { $name } works no more, and devices that came by it have lost the seat.
link-take = Take the seat
link-take-title = This link gives you a seat
link-take-text = It belongs to a game on another device. Take the seat here, and both devices can play it.

## At the table

around-table = Around the table
your-turn = Your turn
turn-of = { $name } is playing
turn-of-automa =
    Automa: { $who ->
        [you] you decide
       *[other] { $name } decides
    }
chance-draws = Chance draws
over = Game over
undo = Undo
guest = Guest
watching =
    { $n ->
        [0] Nobody is watching.
        [one] 1 person is watching.
       *[other] { $n } people are watching.
    }
seat-on-turn = playing now
seat-away = away
seat-stand-in = a bot stands in
seat-kept = has not come yet
seat-won = wins
seat-bot-instead = Let a bot play
take-back = Take the seat back
time-left = Time left
time-left-unsure = Time left, as far as is known without a connection
log = Log
log-empty = Nothing has happened yet.
log-to-moment = Show this moment
log-and-chat = Log and chat
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Write to the table
chat-sending = being sent
chat-unsent = Not sent: the connection broke.
chat-again = Send again
chat-drop = Forget this message
send = Send
leave-table = Leave the table
resign = Resign
resign-for = Resign for { $name }
resign-ask = Resign?
resign-text = This ends the game for everyone at the table. It cannot be undone.
result = Result
solo-result =
    { $n ->
        [one] The game is over: 1 point.
       *[other] The game is over: { $n } points.
    }
wins =
    { $who ->
        [you] You win.
       *[other] { $name } wins.
    }
shared-win = { $names } share the victory.
ended-resigned =
    { $who ->
        [you] You have resigned.
       *[other] { $name } has resigned.
    }
ended-stopped = The game was stopped by whoever runs this server.
ended-time =
    { $who ->
        [you] Your time has run out.
       *[other] { $name } has run out of time.
    }
rematch = Rematch
rematch-go = Go to the rematch

## Connection

line-is =
    { $link ->
        [sending] Sending…
        [late] Delayed…
        [offline] Offline
       *[back] Back online
    }
line-lost = No connection. The table is as it was last heard of.
line-lost-kept = No connection. Your choice is kept, and counts once.
reconnect-in =
    { $n ->
        [0] Trying again.
        [one] Trying again in 1 second.
       *[other] Trying again in { $n } seconds.
    }
try-again = Try again
reload = Reload

## Provable draws

fairness = Provable draws
fairness-text = Before anyone sat down, the server fixed a secret and published its SHA-256, the commitment. Every person adds a random value. Secret and values together decide every draw, so nobody can steer them. After the end the secret is shown, and you can check it all.
fairness-none = This game goes on from a record. Its draws were not fixed beforehand, so there is nothing to prove them by.
commitment-label = Commitment, published before the game
nonces-label = Random values of the people at the table
nonces-later = They are shown when the game begins.
secret-label = Secret
secret-later = It is shown after the end.
verify = Verify
verify-yourself = Or check the downloaded record on your own machine:
download-record = Download the record
verdict-fair =
    { $n ->
        [one] Verified: 1 step follows the rules, and every draw comes from the secret.
       *[other] Verified: { $n } steps follow the rules, and every draw comes from the secret.
    }
verdict-valid =
    { $n ->
        [one] Verified: 1 step follows the rules. This record has nothing to prove its draws by.
       *[other] Verified: { $n } steps follow the rules. This record has nothing to prove its draws by.
    }
verdict-unfair = The draws do not come from the secret that was published. Do not trust this game.
verdict-bad = This record breaks the rules. The server says: { $reason }

## Replay

replay = Replay
replay-not-yet = There is nothing to replay yet
transport = Step through the game
turn-back = One turn back
turn-on = One turn forward
step-back = One step back
step-on = One step forward
autoplay = Play by itself
pause = Pause
scrubber = Moment of the game
step-of = Step { $n } of { $all }
speed-is = Speed: { $n } times
speed-times = { $n }×
share-moment = Share this moment
play-on = Play on from here
play-on-text = A new game begins after step { $n }. You take one seat, bots take the others.
play-on-seat = Your seat

## Settings

settings = Settings
language = Language
language-browser = The browser's language
look = Look
look-system = System
look-light = Limestone
look-dark = Basalt
text-size = Text size
percent = { $n }%
motion = Motion
motion-system = System
motion-less = Less
motion-full = Full
sound = Sound
sound-hint = Stones, the crystal, cards, coins, and two soft notes when your turn begins.
notify = Notifications
notify-hint = Your browser tells you when your turn begins while you look at something else.
rules = Rules

## Faults

error = That did not work
error-page = Something on this page went wrong. Your game is safe on the server: reload to go on.
not-found = Nothing here
not-found-text = There is no page at this address. Perhaps the link is incomplete.
no-table = No table here
error-unknown = Something went wrong. Try again, or reload the page.
error-offline = The server does not answer. Check your connection and try again.
error-absent-only = This person is here, or was a moment ago. A bot can only stand in for someone who has been away for a minute.
error-bad-name = This name cannot be used. It takes 1 to 40 visible characters, none of them hidden or for control or direction.
error-bad-record = This file cannot be played: it is not a game saved by Cairn, or it was changed. In detail: { $reason }
error-bad-request = The server did not understand this. Reload the page and try again.
error-bad-setup = The game cannot be set up like this. The server says: { $reason }
error-bad-text = Nothing in this can be seen. Write something with visible characters.
error-banned = You cannot come in here. Ask whoever runs this server.
error-game-over = The game is over.
error-illegal = This choice is not possible here. The table now shows what is.
error-limit = This choice leads beyond what the program can count. The table stays as it is: choose something else.
error-no-open-seat = No seat is free any more. You can stay and watch.
error-no-such-bot = There is no such bot. Choose another one.
error-no-such-game = There is no such game here.
error-no-such-page = There is no such page.
error-no-such-seat = There is no such seat at this table.
error-no-such-step = The game does not have that many steps.
error-no-such-table = There is no table at this address. Perhaps the link is incomplete.
error-no-answer = This question cannot be answered here.
error-not-host = Only whoever opened the table can do this.
error-not-over = This is shown when the game is over.
error-not-seated = You have no seat at this table.
error-not-started = The game has not begun: a seat is still free.
error-not-your-turn = It is not your turn.
error-nothing-to-undo = Nothing can be taken back: a draw or somebody's choice came after it.
error-outdated = This was played by older rules and cannot be continued.
error-seat-taken = Someone has just taken this seat. Choose another one.
error-server-error = The server made a mistake. Your game is safe; try again.
error-server-full = The server is full. Try again in a while.
error-stale = The table had already moved on. It now shows the latest state.
error-started = The game has begun. You can watch.
error-too-fast = That was too fast for the server. Wait a moment.
error-too-large = This is too large. Take something shorter.
error-too-many = There are too many of these now. Try again later.
error-too-slow = This took too long to arrive. Check your connection and try again.
error-unavailable = The tables cannot be reached just now. Try again in a moment.
error-wrong-host = The server does not answer to this name. Whoever runs it can allow it with --allowed-host.
error-wrong-link = This link does not work any more. Ask for a new one.
error-wrong-origin = This page belongs to another site. Open the table at its own address.
