# The guided first game: a title, a text and a task for each scene, and what is said after the task.

tutorial = First game
tutorial-lesson = Lesson
tutorial-progress = Step { $n } of { $all }
tutorial-skip = Skip
tutorial-back = Back
tutorial-next = Next
tutorial-less = Fold the text
tutorial-more = Show the text
tutorial-again = Start over
tutorial-hint-stone = That is another stone. For this step take number { $steps }.
tutorial-hint-next = Nothing to play here. Press “{ tutorial-next }” to go on.
tutorial-hint-task = That is possible too, but this lesson needs the task above.
trial-lesson = this lesson places it elsewhere

## Around the table

tutorial-ring-title = The ring
tutorial-ring-text = Twelve stones lie on a ring of 13 sites; the crystal stands on the free one. All other stones wait in the box lid, and everyone may look inside.
tutorial-board-title = Your board
tutorial-board-text = You build on 4 × 4 spaces, at most 4 cubes high (3 with 3 or 4 players). Each side has a color, and cubes of it in the wall there can score. Ada builds beside you; the most points win.

## A turn

tutorial-move-title = Move and place
tutorial-move-text = On your turn the crystal moves 1 to 4 sites clockwise; sites without a stone are skipped. You place the stone it reaches.
tutorial-move-do = Pick number { $steps } ({ mono-stone }) and press “{ mono-place }”.
tutorial-move-after = The crystal stands where your stone lay. The site it came from has a new stone, drawn from the lid: so the ring is refilled after every move.
tutorial-gap-title = No gaps
tutorial-gap-text = Stones may lie on others, but no cube may hang over a gap, leave the grid or rise above the limit. Pick the stone and point at the empty space beside your first one: the table says why not.
tutorial-gap-do = Place number { $steps } ({ mono-stone }) on top of your first stone.
tutorial-turn-title = Turn and flip
tutorial-turn-text = A stone may be turned and flipped in every direction before you place it. Standing upright, it grows fast.
tutorial-turn-do = Pick number { $steps } ({ mono-stone }), stand it up with “{ mono-flip }” (perhaps “{ mono-turn }” first) and place it in the empty corner beside your stones.
tutorial-turn-hint = Lying down it fits too. For this step press “{ mono-flip }” so that it stands in the corner.
tutorial-swap-title = One cube instead
tutorial-swap-text = Instead of the stone you may take a 1-cube stone of its color, as long as the supply has one. The larger stone leaves the game.
tutorial-swap-do = Pick number { $steps } ({ mono-stone }), press “{ mono-swap-brief }” and fill the gap in your blue wall.
tutorial-swap-hint = The whole stone fits too. For this step press “{ mono-swap-brief }” first.

## Points

tutorial-prophecy-title = A prophecy
tutorial-prophecy-text = Instead of moving the crystal you may foretell a wall: slot a prophecy token on a side. At the end that wall needs at least as many cubes of the side's color.
tutorial-prophecy-do = Press “{ mono-prophecy }”, choose { $value } and your { wall-name }. It has { $found } already.
tutorial-prophecy-after = A wall is the outermost row on its side, at every height; a corner cube counts in both its walls. The token stays there: with { $value } or more it scores { $value }, with fewer nothing.
tutorial-level-title = A level
tutorial-level-text = Two turns later, three spaces are left in your first level. Whoever fills all 16 spaces of a level takes the highest level token.
tutorial-level-do = Pick number { $steps } ({ mono-stone }) and complete the level.
tutorial-level-after = { $points } points. The next level, yours or Ada's, takes the next highest token; two levels at once take two tokens.
tutorial-structure-title = The structure card
tutorial-structure-text = It asks for a height on every space: 3+ is three or more, 1–2 is one or two. The card may be turned and mirrored, 8 positions in all; to your monolyth it fits turned to the west.
tutorial-structure-do = Raise your west wall to height 3 with number { $steps } ({ mono-stone }).
tutorial-structure-after = { $points } points, the highest structure token. Everyone can complete the structure once, and you keep the token when you build on.

## The end

tutorial-discard-title = Nothing fits
tutorial-discard-text = Another table, late in the game: no stone within reach fits, and their colors have no 1-cube stone left. Only then do you discard a stone.
tutorial-discard-do = Pick any of the four and discard it.
tutorial-discard-after = It leaves the game, nothing is placed, and the ring is refilled as always. With a free slot you could make a prophecy instead.
tutorial-last-title = The last round
tutorial-last-text = Back at your table, many turns later. Whoever completes the top level starts the end: the round is played to its end, so that all have had the same number of turns.
tutorial-last-do = Pick number { $steps } and fill the last space with one cube.
tutorial-last-after = Your monolyth is complete. Ada comes after you, so she has one more turn. If no stone were left on the ring and in the lid, the game would end at once.
tutorial-count-title = Counting the walls
tutorial-count-text = Your { wall-name } has { $found } of { $value }: that prophecy brings nothing. All others count, with levels and structure: { $points } to { $others }, you win. In a tie, the latest of the tied in turn order wins.
tutorial-solo-title = Solo
tutorial-solo-text = Alone you play against the prophecies: after every stone you give up one token, and a completed level takes the lowest level token (6, 8, 10, 16).
tutorial-solo-do = Give up any token.
tutorial-solo-after = The game ends when no prophecy token is left or your top level is complete. Your points then have a rank: up to 45 Dutiful Builder, from 80 Monolyth Master.
tutorial-finish-title = Now you know the game
tutorial-finish-text = Everything else is on the table. The rules stay one press away.
