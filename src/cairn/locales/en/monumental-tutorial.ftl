# The guided first game of Monumental: a title, a text and a task for each scene, and what is said after the task.

## Before the first turn

monumental-tutorial-goal-title = Your civilization
monumental-tutorial-goal-text = You lead Greece, Ada leads Egypt. Points come from Provinces, Knowledge, Wonders and Policies, and from having the most of each. You will play two turns from start to finish, then see how a game ends.
monumental-tutorial-city-title = Your City
monumental-tutorial-city-text = Nine cards, 3 rows by 3 columns. In each turn you activate one row and one column: these five cards yield what their upper right corner shows. What you leave stays there for later turns.

## A turn

monumental-tutorial-cross-title = A row and a column
monumental-tutorial-cross-text = The table shows what every pair would bring. The middle row and the middle column cross at the Hoplite Grounds: together they yield { $production } Production and { $military } Military.
monumental-tutorial-cross-do = Activate row 2 and column 2.
monumental-tutorial-resources-title = Resources
monumental-tutorial-resources-text = { $production } Production pay for Buildings and Wonders, { $military } Military for Units and Explorers. { $gold } Gold can stand in for either. What is left of Production, Science and Military at the end of the turn is lost; Gold and Culture stay.
monumental-tutorial-effect-title = An effect
monumental-tutorial-effect-text = Many active cards can do more, once per turn. The Hoplite Grounds give 1 Military for each other active Military card, and the Fort is one.
monumental-tutorial-effect-do = Use the Hoplite Grounds.
monumental-tutorial-conquer-title = A conquest
monumental-tutorial-conquer-text = Beside your Capital lies f4: terrain value { $terrain }, Barbarians { $barbarians }, so a defense of { $units }. As many Units march in, for 1 Military each, and it always succeeds. If your Warlord is among them, his card gives you a benefit.
monumental-tutorial-conquer-do = Conquer f4, with your Warlord and a Soldier.
monumental-tutorial-loot-title = Loot
monumental-tutorial-loot-text = { $points } points: 1 for the Province, the rest because nobody has more. Heracles has brought 1 Gold. Now the Barbarians’ token is turned over, and you gain one of its two benefits at once.
monumental-tutorial-loot-do = Choose 2 Science.
monumental-tutorial-acquire-title = A new card
monumental-tutorial-acquire-text = Every card of the display is on offer, and so are the Basic Buildings: Knowledge costs Science, Buildings cost Production. What you acquire goes on top of your City deck and comes into your City at the end of the turn.
monumental-tutorial-acquire-do = Acquire The Wheel for { $science } Science.
monumental-tutorial-wonder-title = A Wonder
monumental-tutorial-wonder-text = Wonders are paid in two sections. The first of Stonehenge costs 4 Production, and you have { $production }: 1 Gold stands in for what is missing. Gold can do so for every basic resource, but never for Culture.
monumental-tutorial-wonder-do = Begin Stonehenge.
monumental-tutorial-wonder-after = Stonehenge lies beside your City, under construction. You can have only one Wonder there. Its second section may be paid in the same turn or in any later one.
monumental-tutorial-explorer-title = An Explorer
monumental-tutorial-explorer-text = For 1 Military an Explorer walks to an adjacent Province, whoever holds it. Once per turn each Explorer collects where it is, for nothing: a token of a Market, or the Production token.
monumental-tutorial-explorer-do = Send Explorer 1 to f4 and let it collect.
monumental-tutorial-end-title = End of the turn
monumental-tutorial-end-text = Nothing is left to spend. When you end your turn, your active cards are discarded and the gaps in your City filled. Then the display: a row from which you acquired nothing loses the card furthest from the deck.
monumental-tutorial-end-do = End your turn.
monumental-tutorial-refill-title = City and display
monumental-tutorial-refill-text = The Wheel came first and lies under the next card: Knowledge needs no space of its own, and both are activated together. From the second row you took nothing, so the Great Wall has left the game. Ada plays now.

## A second turn

monumental-tutorial-again-title = Your second turn
monumental-tutorial-again-text = Ada has conquered 2 Provinces and acquired 2 cards. In your City the bottom row and the middle column now bring { $production } Production, { $science } Science and the Forum.
monumental-tutorial-again-do = Activate row 3 and column 2.
monumental-tutorial-complete-title = Completing a Wonder
monumental-tutorial-complete-text = The second section of Stonehenge costs 4 Production: { $production } from your City, 1 from your token, and Gold for the rest. Its bonus is 2 Science. Its own token makes one of your tiles harder to conquer.
monumental-tutorial-complete-do = Use your Production token, complete Stonehenge and place it in f4.
monumental-tutorial-complete-after = { $scored } points: a Wonder is worth 2, and 3 more because nobody has as many. The card goes on top of your City deck and will soon be active in your City.
monumental-tutorial-culture-title = Culture
monumental-tutorial-culture-text = Culture is rare, and it pays for Policies. Your Forum turns 2 different basic resources into 1 Culture. You have only Science left, but Gold stands in for another resource.
monumental-tutorial-culture-do = Use the Forum.
monumental-tutorial-policy-title = A Policy
monumental-tutorial-policy-text = The first Policy costs 1 Culture, each further one 1 more. Its one-off effect happens at once, and again with every later Policy. Its ongoing effect works as long as it is your newest.
monumental-tutorial-policy-do = Develop Siege Warfare.
monumental-tutorial-policy-after = The one-off effect has brought 3 Military. And from now on you may pay 1 Science for 2 Military, once per turn. { $scored } points.
monumental-tutorial-alone-title = Once more
monumental-tutorial-alone-text = f5 has a Market for your Explorers. Terrain value { $terrain }, Barbarians { $barbarians }: you know what that takes. Your Soldiers walk from the Capital over f4, which is yours.
monumental-tutorial-alone-do = Conquer f5 with { $units } Soldiers from your Capital, then choose either benefit.
monumental-tutorial-alone-after = { $scored } points. You could do more: move Units between your Provinces, build an Outpost in place of three Units, or pay 2 Science to draw a card of your deck and use it at once.

## The end

monumental-tutorial-last-title = The last turn
monumental-tutorial-last-text = Many turns later the Development deck is empty. The round was finished, then everyone had one more turn. Yours is done, only Ada’s is left.
monumental-tutorial-last-do = End your last turn.
monumental-tutorial-count-title = Scoring
monumental-tutorial-count-text = { $points } to { $others }, you win. 1 point for each Province and Knowledge card, 2 for each Wonder and Policy, 3 for the most of each. In Knowledge you are tied with Ada, so both of you get them. Gold would decide a tie of points.
monumental-tutorial-finish-title = Now you know the game
monumental-tutorial-finish-text = The Automa, Heroes and Monsters are in the rules. And every word on the table explains itself.
