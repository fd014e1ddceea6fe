# What the terminal says of rules, scores and its own keys.

terminal-first = New here? h shows the rules, ? and a word explains it: ? points
terminal-rules-of = The rules of { $game }
terminal-rules-hint = Type a number to go to a part, Enter to turn the page, q to close. “h 3” shows a part at once.
terminal-rule = rules
terminal-term = word of the game
terminal-also-rules = rules, rule, rulebook, how to play
terminal-also-aim = goal, win, objective, victory
terminal-also-turn = turn, turns, round
terminal-also-scoring = points, score, scores, scoring
terminal-also-end = end, game over, ending
terminal-also = “{ $text }” is found here too: { $titles }
terminal-unknown = Nothing is called “{ $text }”, and no rule mentions it. Try fewer letters.
terminal-page = b back · q close · { $page } of { $pages }
terminal-key-rules = h rules
terminal-key-score = r score
terminal-log = What happened
terminal-score = Score, if the game ended now
terminal-stake = at stake
terminal-stake-note = At stake: prophecies not fulfilled yet. They give nothing unless their walls grow.
terminal-scored =
    { $name }: { $change } { $n ->
        [one] point
       *[other] points
    } ({ $parts }).
terminal-part = { $part } { $change }
terminal-marching =
    { $n } of { $all } Units { $n ->
        [one] is on its way
       *[other] are on their way
    } from { $from } to { $tile }.
terminal-not-now = { $group }: not possible now.
terminal-several = That could be any of these: { $list }.
terminal-help-rules = h shows the rules: aim, turn, scoring, end and everything else. ? and a word explains it ({ $examples }): rules, words of the game, and what is on cards and tokens.
terminal-help-score = r shows every part of everybody’s score.
