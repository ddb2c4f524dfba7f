### The laboratory: simulations, reports, sweeps.

error-simulation-kind = { $file } is not the journal of a simulation.
error-simulation-more = The folder holds { $kept } games already, and { $came } are asked for. Ask for as many or more, or name another folder.
error-extra = This needs { $module }, which is not installed: { $command }
error-ray-address = No Ray cluster can be had at { $address }: { $why }
error-ray-failed = The Ray cluster failed: { $why }
error-draw = There is no choice “{ $came }” that can be drawn at random in this game. Expected: { $known }

## Columns that every game has

lab-column-game = number of the game, from 1
lab-column-decisions = decisions taken in the game
lab-column-best = the winner's score
lab-column-margin = how far the second is behind the first, in points
lab-column-shared = whether several share the first place
lab-column-seat = the seat, from 1
lab-column-bot = the level of the bot in it
lab-column-won = the part of the game that the seat won: 1, 0, or a part of a shared first place
lab-column-place = the seat's place at the end
lab-column-score = the seat's score at the end
lab-column-behind = points behind the best at the end

## Reports

lab-report-title = { $game } for { $players }: how it is balanced
lab-rules-plain = the game as it stands
lab-lead = { $games } games between bots ({ $bots }), with { $rules }.
lab-lead-options = Options: { $options }
lab-lead-drawn = Drawn at random instead of chosen: { $choices }. So a difference is the choice’s own, not that of whoever would choose it.
lab-lead-against = Two rule sets are compared: { $rules } and { $other }. Both had the same cards and dice as long as their games went alike, and are compared game by game.
lab-lead-looks =
    { $looks ->
        [0] Every interval holds with 95 % for itself; rows of one game count as one witness.
       *[other] Every interval holds with 95 % for itself; rows of one game count as one witness. { $looks } differences were looked at, so a difference is called real only if that holds for all of them together (Holm): with 95 % none that is called so is an accident.
    }
lab-foot = Seed { $seed }; rules version { $rules }; figures { $figures }. The same command with the same seed makes the same page. What bots do is not what people do: a difference between two rule sets says more than a number alone.
lab-question-win-by-seat = Wins by seat
lab-question-win-by-bot = Wins by bot
lab-question-length = Length: decisions in a game
lab-question-score = Scores
lab-question-margin = How far the second is behind
lab-question-shared = How often the first place is shared

lab-seat = Seat { $number }
lab-yes = yes
lab-no = no
lab-all = all
lab-percent = { $number } %
lab-points = { $number } points
lab-range = { $low } to { $high }
lab-named = { $name } with { $number }
lab-named-change = { $name } ({ $number })
lab-value = value { $value }
lab-titled = { $title }: { $name }
lab-more =
    { $count ->
        [one] one more
       *[other] { $count } more
    }
lab-head-mean = mean
lab-head-wins = wins
lab-head-interval = 95 % interval
lab-head-rows = rows
lab-head-verdict = verdict
lab-head-finding = finding
lab-head-expected = expected
lab-head-measured = measured
lab-head-now = now
lab-head-changed = changed
lab-head-difference = difference
lab-head-change = change
lab-head-share = share
lab-head-other = with the other rules
lab-plot-told = { $name }: { $mean } (95 %: { $range })
lab-plot-bar = { $name }: { $share }
lab-plot-bars = { $name }: { $share } with { $rules }, { $against } with { $other }
lab-axis-share = share and 95 % interval
lab-axis-mean = mean and 95 % interval
lab-numbers = The numbers
lab-verdict-above = above
lab-verdict-below = below
lab-verdict-open = may be chance
lab-verdict-real = real
lab-verdict-chance = may be chance
lab-change-real = { $size } ({ $range })
lab-change-open = { $size } ({ $range }): may be chance

lab-summary-differences = Differences from what is expected
lab-summary-changes = Changes from { $rules } to { $other }
lab-summary-sweep = Changes from the current values
lab-summary-none = No difference is shown to be real.
lab-summary-rest = { $count ->
        [one] One difference may be chance.
       *[other] { $count } differences may be chance.
    }
lab-summary-more = { $count ->
        [one] One more is on the page.
       *[other] { $count } more are on the page.
    }
lab-summary-note = Ranges are 95 % intervals. A difference is called real after Holm correction over all of them.

lab-says-one = { $mean } (95 %: { $range }).
lab-says-never = It never happened in these games.
lab-says-fair-above = More than a fair share of { $against }: { $names }.
lab-says-fair-below = Less than a fair share of { $against }: { $names }.
lab-says-fair-none = None can be told from a fair share of { $against }. A difference of { $size } in any of them would have shown in four cases of five.
lab-says-mean-above = Above the mean of all, { $against }: { $names }.
lab-says-mean-below = Below the mean of all, { $against }: { $names }.
lab-says-mean-none = None can be told from the mean of all, { $against }. A difference of { $size } in any of them would have shown in four cases of five.
lab-says-luck = Of two players, the one who had more of it finished ahead in { $share } of cases (95 %: { $range }); 50 % would mean that it does not matter. As a rank correlation: { $gamma }.
lab-says-luck-open = So it cannot be told to matter.
lab-says-luck-weak-above = It helps, but hardly.
lab-says-luck-weak-below = It hurts, but hardly.
lab-says-luck-some-above = It helps noticeably.
lab-says-luck-some-below = It hurts noticeably.
lab-says-luck-strong-above = It decides much of the game.
lab-says-luck-strong-below = It hurts so much that it decides much of the game.
lab-says-spread = On average { $mean } (95 %: { $range }). Half are up to { $middle }, and eight in ten lie from { $low } to { $high }.
lab-says-words = { $names }.
lab-says-change-above = More with { $other }: { $names }. This difference is real.
lab-says-change-below = Less with { $other }: { $names }. This difference is real.
lab-says-change-none = No difference between the two rule sets is shown; one of { $size } would have been in four cases of five.

## Sweeps, searches, doubts

error-figure-unknown = { $game } has no figure “{ $came }”. Expected a name as in house rules: edict.sixes.pays, or its end
error-figure-many = “{ $came }” is the end of several figures. Expected one of: { $known }
error-setting = Expected FIGURE=VALUES, as in sixes.pays=1..4 or heaven=30..40..2 or rubies=1,2,3, not “{ $came }”
error-setting-many = { $came } settings are too many; { $most } is the most.
error-measure = Expected TABLE.COLUMN[COLUMN=VALUE,…], as in won[seat=1] or hands.gained[role=ruler], or even[COLUMN], not “{ $came }”
error-measure-word = The column { $came } has words, and words have no mean. Put it in brackets: won[{ $came }=…]
error-measure-unknown = There is no column { $name } (in “{ $came }”). Columns are: { $known }
error-wish = Expected MEASURE=NUMBER, as in won[seat=1]=0.25 or even[role]=0, not “{ $came }”

lab-head-games = games
lab-head-figure = figure
lab-head-course = games that go differently
lab-head-result = games that end in other places
lab-head-moved = points a score moves
lab-head-win-change = change of wins
lab-group = { $column } { $value }
lab-sweep-title = { $game }: what { $figures } does
lab-sweep-lead = { $games } games between bots ({ $bots }) with each of { $count } settings: the same deals for all, compared game by game.
lab-sweep-standing = As it stands: { $values }. Changes are from there.
lab-sweep-nothing = There were no rows to go by.
lab-sweep-told = { $measure } for each value of { $figures }
lab-sweep-says = From { $least } (at { $at }) to { $most } (at { $peak }).
lab-sweep-real = Real changes, after Holm correction over the whole page: { $names }.
lab-sweep-open = Every change may be chance, after Holm correction over the whole page.
lab-fit-title = { $game }: which { $figures } comes nearest
lab-fit-section = What was tried
lab-fit-lead = Wished: { $wishes }. { $count } settings raced: those that were clearly worse than the best were given up, the others played twice as many games.
lab-fit-best = Nearest to what is wished: { $values } (after { $games } games).
lab-fit-level = { $count ->
    [one] One other setting cannot be told from it: { $values }.
   *[other] { $count } other settings cannot be told from it: { $values }.
    }
lab-fit-alone = All others are clearly farther away.
lab-fit-missed = Even so, { $measure } is off by { $size }.
lab-fit-left = in the race
lab-fit-given-up = given up
lab-doubts-title = { $game }: do the reconstructed figures matter?
lab-doubts-section = Figures that nobody states
lab-doubts-lead = { $figures } figures, each a little smaller and a little larger, with { $games } games each between bots ({ $bots }).
lab-doubts-how = All settings play the same deals. A game goes differently if anything at all does; changes of wins are those of the seat or group for which they are surest, called real only in view of all that were looked at.
lab-doubts-left-out = Words and lists were left alone: { $names }
lab-doubts-most = What changes most results: { $names }.
lab-doubts-real = { $count ->
    [one] One figure is shown to change who wins how often: { $names }.
   *[other] { $count } figures are shown to change who wins how often: { $names }.
    }
lab-doubts-none-real = No figure is shown to change who wins how often.
lab-doubts-quiet = { $count ->
    [one] One changed nothing in any game: { $names }.
   *[other] { $count } changed nothing in any game: { $names }.
    }
