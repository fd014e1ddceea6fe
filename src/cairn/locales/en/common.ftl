# Around the table: the same for every game.

you = You
default-name = Player { $n }
bot-name =
    { $n ->
        [0] Bot
       *[other] Bot { $n }
    }
points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
players =
    { $n ->
        [1] Solo
       *[other] { $n } players
    }

## Before the game

ask-language = Language
ask-game = Which game?
ask-players = How many play? 1 is the solo game.
ask-others = Who takes the other seats?
ask-name = Name of player { $n }
people-here = people at this terminal, in turn
ask-save = Which game do you want to go on with?
save-line =
    { $game }, { $names }, { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
save-damaged = damaged
no-saves = There is no saved game. Start one with: { $command }
seats-drawn =
    { $who ->
        [you] You begin.
       *[other] { $name } begins.
    }
commitment = Every draw is already fixed by a secret. Its SHA-256, so that you can check it after the game:
autosaved = Saved after every step. Close the terminal whenever you like.

## Playing

enter = Enter
ask-choice = What do you do?
while-you-waited = While you waited
then-plays = Then { $name } plays.
press-enter = Enter to go on
key-help = ? help
key-undo = u undo
key-back = u goes back
key-save = s save
key-quit = q quit
key-log = v log
key-more = m more ({ $page } of { $pages })
key-confirm = Enter confirms
pass-on = { $name } decides now. Everybody else, please look away.
shows-hidden = This uncovers something hidden, so it cannot be taken back.
found =
    { $n ->
        [one] 1 choice
       *[other] { $n } choices
    } with “{ $text }”
default-hint = Enter: { $value }
not-understood = “{ $text }” is not an answer here. Type one of the marked signs, part of a choice, or ? for help.
group-has =
    Group { $group } has { $n ->
        [one] 1 choice.
       *[other] { $n } choices.
    }
no-match = There is no { $text } here.
out-of-range = Please type one of: { $list }.
nothing-to-undo = Nothing can be taken back: a draw or somebody's choice came after it.
help-title = Help
help-type = Type the marked number or letter, several at once if you like (1 3 2). Any part of a choice in its notation finds it: “{ $example }”. Tab completes the notation.
help-confirm = A choice is shown before it counts: Enter confirms it, u goes back. u also takes back your last choice as long as nothing was revealed after it.
help-undo = u takes back your last choice as long as nothing was revealed after it. What cannot be taken back is shown before it counts: Enter confirms it.
help-save = The game is saved after every step. s says where, q quits; { $command } goes on.

## After the game

saved = Saved: { $path }
resume-hint = Go on with: { $command }
record-at = Record: { $path }
verify-hint = Check its draws with: { $command }
terminal-nobody-wins = Nobody wins.
terminal-wins =
    { $who ->
        [you] You win.
       *[other] { $name } wins.
    }
wins-by =
    { $who ->
        [you] { $n ->
            [0] You win the tie: of the tied, the latest in turn order wins.
            [one] You win by 1 point.
           *[other] You win by { $n } points.
        }
       *[other] { $n ->
            [0] { $name } wins the tie: of the tied, the latest in turn order wins.
            [one] { $name } wins by 1 point.
           *[other] { $name } wins by { $n } points.
        }
    }

## Replaying

replay-title = { $game }: { $names }
replay-start = Before the first choice
replay-step = Step { $n } of { $all } · { $choice }
replay-by = { $name }: { $choice }
replay-hidden = hidden until the game is over
replay-keys = Enter next · b back · t next turn · number go there · e end · q quit
replay-unfinished = The record ends here; the game was not finished.
score-of = { $name }: { $score }
replay-result = Result: { $scores }
replay-no-step = There is no step { $text }. Steps go from 0 to { $all }.
chance = Chance

## Components

content-title = { $game }: components
content-hash = Hash of what matters for play: { $hash }
content-hint = An owner of the box can correct any of this with a content file: { $command }
origin =
    { $origin ->
        [rulebook] ● from the rulebook
        [public] ◐ from public sources
        [own] ◆ your own file
       *[reconstructed] ○ reconstructed
    }
