# Analysis of a game that is over

analysis = Analysis
analysis-start = Analyze the game
analysis-about = How everyone stood from choice to choice, and which choices cost most. The strongest bot looks through the game and sees no more than each player could know. It takes a while; you can go on watching.
analysis-waiting = Waiting for its turn…
analysis-running = Looking through the game: { $n }%
analysis-stopped = The analysis was interrupted. It goes on from where it stopped.
analysis-failed = The analysis failed. Try again; if it fails once more, the server’s log says why.
analysis-go-on = Go on
analysis-deep = Look closer
analysis-deep-about = So far the first choice of every turn and the steepest falls have been compared with the best. Looking closer compares every choice.
analysis-deep-done = Every choice has been compared with the best.
analysis-win = Chance to win
analysis-points = Expected points
analysis-chart = { $measure } from choice to choice, step { $n } of { $all }: { $list }. Arrow keys move through the game.
analysis-line = { $name } { $value }
analysis-turning = Turning points
analysis-none = No choice was clearly worse than the best.
analysis-few = The game has no decisions to look at.
analysis-at = Turn { $turn }, { $name }
analysis-lost-win = −{ $n } pp
analysis-lost-win-long =
    { $n ->
        [one] cost { $n } percentage point of the chance to win
       *[other] cost { $n } percentage points of the chance to win
    }
analysis-lost-points = −{ $n }
analysis-lost-points-long =
    { $n ->
        [one] cost { $n } point
       *[other] cost { $n } points
    }
analysis-played = Played
analysis-better = Better
analysis-reasons = Because of
analysis-show = Show this moment
analysis-on-board = Shown on the board
analysis-play-on = Play on from turn { $turn }
analysis-play-on-text =
    { $others ->
        [yes] A new game begins before this choice; you take the seat of { $name }, bots take the others.
       *[no] A new game begins before this choice.
    }
analysis-value-win = { $n }%
analysis-value-points = { $n }

## Choices in words

analysis-monolyth-place = { mono-stone }: { $cells }
analysis-monolyth-swap = Swap for one cube: { $cell }
analysis-monolyth-discard = Discard: { mono-stone }
analysis-monolyth-prophecy = Prophecy { $value }: { wall-name }
analysis-monolyth-burn = Give up { $value }

## In the terminal

analysis-title = { $game }: { $names }
analysis-working = Looking through the game
analysis-unfinished = The record ends before the game is over; this is how they stood.
analysis-compared =
    { $n ->
        [one] { $n } choice was compared with the best, by { $by }.
       *[other] { $n } choices were compared with the best, by { $by }.
    }
analysis-told = { $what }: { $text }
analysis-deeper = --depth deep compares every choice.
analysis-written = The whole analysis is in { $file }
