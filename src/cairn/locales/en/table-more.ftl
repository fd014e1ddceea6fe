# More about the table: the other players, the log by turn, the end, the keys, the set-up.

## Other players

others-level =
    Level { $level } of { $limit }: { $n ->
        [one] 1 cube missing
       *[other] { $n } cubes missing
    }
others-whole = All { $limit } levels complete
others-ends = Could end the game next turn
others-ends-brief = Could end
guest-waiting = You are watching. { $name } is choosing.

## The log by turn

log-dealt =
    { $n ->
        [one] 1 stone is laid out.
       *[other] { $n } stones are laid out.
    }
log-points = +{ $n }
log-level = Level { $level }
log-structure = Structure
log-discarded = discarded
log-earlier = Show earlier turns

## The end

last-round-still = Last round. Still to play: { $names }
last-round-none = Last round. Nobody plays after this turn.
last-round-left =
    { $n ->
        [one] The end is near: 1 turn is left.
       *[other] The end is near: { $n } turns are left.
    }
result-counting = The game is over. The points are being counted.
next-rank =
    { $n ->
        [one] 1 point more: { rank-name }, from { $points } points
       *[other] { $n } points more: { rank-name }, from { $points } points
    }
mark-prophecy = A prophecy
mark-level = A level is complete
mark-structure = The structure is complete
mark-ending = The last round begins

## Keys

keys = Keys
keys-stone = take the stone at that distance in hand
keys-move = move the stone in hand; without one, turn the view
keys-turn = turn the stone, with Shift the other way
keys-flip = flip the stone, with Shift back
keys-next = next place where it fits
keys-swap = swap for a 1-cube stone
keys-confirm = do what the button says
keys-prophecy = make a prophecy
keys-cancel = put back, close
keys-undo = undo
keys-view = next view
keys-orbit = turn the view
keys-reset = reset the view
keys-cells = go from field to field, on the map and in the city
keys-choose = open or choose what is marked
keys-close = close what is open
keys-tab = to the next part of the table
keys-log = in the log: from turn to turn
keys-sheet = show these keys

## The set-up

clock-increment = { $n } minutes, and { $more } seconds more after each turn
waiting-for-seats =
    { $n ->
        [one] Waiting for somebody to take the last seat.
       *[other] Waiting for people to take { $n } seats.
    }
waiting-for-names = Waiting for { $names }.
