### The laboratory: simulations, reports, sweeps.

error-simulation-kind = { $file } is not the journal of a simulation.
error-simulation-more = The folder holds { $kept } games already, and { $came } are asked for. Ask for as many or more, or name another folder.
error-extra = This needs { $module }, which is not installed: { $command }
error-ray-address = Cannot connect to a Ray cluster at { $address }: { $why }
error-ray-failed = The Ray cluster failed: { $why }
error-draw = There is no choice “{ $came }” that can be drawn at random in this game. Expected: { $known }

## Columns that every game has

lab-column-game = number of the game, from 1
lab-column-decisions = decisions taken in the game
lab-column-best = the winner's score
lab-column-margin = how far the second is behind the first, in points
lab-column-shared = whether several share the first place
lab-column-seat = the seat, from 1
lab-column-bot = the level of the seat's bot
lab-column-won = the seat's share of the win: 1, 0, or a fraction if the first place is shared
lab-column-place = the seat's place at the end
lab-column-score = the seat's score at the end
lab-column-behind = points behind the best at the end

## Reports

lab-report-title = { $game } for { $players }: how it is balanced
lab-rules-plain = the standard rules
lab-lead = { $games } games between bots ({ $bots }), with { $rules }.
lab-lead-options = Options: { $options }
lab-lead-drawn = Drawn at random: { $choices }. Differences come from the choice, not from who makes it.
lab-lead-against = Two rule sets are compared: { $rules } and { $other }. Both have the same cards and dice until their games diverge, and are compared game by game.
lab-lead-looks =
    { $looks ->
        [0] Each interval has 95 % confidence on its own. Rows from one game aren’t independent samples; games are.
       *[other] Each interval has 95 % confidence on its own. Rows from one game aren’t independent samples; games are. { $looks } differences were tested, and one is reported only after Holm correction: with 95 % probability none of those reported is a false positive.
    }
lab-foot = Seed { $seed }; rules version { $rules }; figures { $figures }. The same command with the same seed makes the same page. Bots do not play like people: a difference between two rule sets says more than a number alone.
lab-question-win-by-seat = Wins by seat
lab-question-win-by-bot = Wins by bot
lab-question-length = Length: decisions per game
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
lab-says-fair-none = None differs significantly from a fair share of { $against }. A difference of { $size } would be found in four cases of five.
lab-says-mean-above = Above the overall mean, { $against }: { $names }.
lab-says-mean-below = Below the overall mean, { $against }: { $names }.
lab-says-mean-none = None differs significantly from the overall mean, { $against }. A difference of { $size } would be found in four cases of five.
lab-says-luck = Of two players, the one who had more of it finished ahead in { $share } of cases (95 %: { $range }); 50 % would mean no effect. As a rank correlation: { $gamma }.
lab-says-luck-open = There is no evidence that it matters.
lab-says-luck-weak-above = It helps, but only slightly.
lab-says-luck-weak-below = It hurts, but only slightly.
lab-says-luck-some-above = It helps noticeably.
lab-says-luck-some-below = It hurts noticeably.
lab-says-luck-strong-above = It decides much of the game.
lab-says-luck-strong-below = It hurts so much that it decides much of the game.
lab-says-spread = Mean { $mean } (95 %: { $range }). The median is { $middle }; eight in ten lie between { $low } and { $high }.
lab-says-words = { $names }.
lab-says-change-above = More with { $other }: { $names }. The difference is significant.
lab-says-change-below = Less with { $other }: { $names }. The difference is significant.
lab-says-change-none = No significant difference between the two rule sets. One of { $size } would be found in four cases of five.

## Sweeps, searches, sensitivity

error-figure-unknown = { $game } has no figure “{ $came }”. Expected a name as in house rules: edict.sixes.pays, or its end
error-figure-many = “{ $came }” is the end of several figures. Expected one of: { $known }
error-setting = Expected FIGURE=VALUES, as in sixes.pays=1..4 or heaven=30..40..2 or rubies=1,2,3, not “{ $came }”
error-setting-many = Too many settings: { $came }. The maximum is { $most }.
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
lab-sweep-title = { $game }: the effect of { $figures }
lab-sweep-lead = { $games } games between bots ({ $bots }) with each of { $count } settings: the same deals for all, compared game by game.
lab-sweep-standing = Standard: { $values }. Changes are relative to it.
lab-sweep-nothing = No rows match.
lab-sweep-told = { $measure } for each value of { $figures }
lab-sweep-says = From { $least } (at { $at }) to { $most } (at { $peak }).
lab-sweep-real = Real changes, after Holm correction over the whole page: { $names }.
lab-sweep-open = Every change may be chance, after Holm correction over the whole page.
lab-fit-title = { $game }: which { $figures } comes closest
lab-fit-section = Settings tried
lab-fit-lead = Target: { $wishes }. { $count } settings raced: those that were clearly worse than the best were eliminated, the others played twice as many games.
lab-fit-best = Closest to the target: { $values } (after { $games } games).
lab-fit-level = { $count ->
    [one] One other setting does not differ significantly from it: { $values }.
   *[other] { $count } other settings do not differ significantly from it: { $values }.
    }
lab-fit-alone = All others are clearly farther away.
lab-fit-missed = Even so, { $measure } is off by { $size }.
lab-fit-left = in the race
lab-fit-given-up = eliminated
lab-doubts-title = { $game }: do the reconstructed figures matter?
lab-doubts-section = Reconstructed figures
lab-doubts-lead = { $figures } figures, each made slightly smaller and slightly larger, with { $games } games each between bots ({ $bots }).
lab-doubts-how = All settings play the same deals. A game goes differently if any event in it differs. The change of wins is that of the seat or group where it is most significant; it is reported only after Holm correction over everything that was compared.
lab-doubts-left-out = Words and lists were not varied: { $names }
lab-doubts-most = These change the most results: { $names }.
lab-doubts-real = { $count ->
    [one] One figure has a significant effect on the win shares: { $names }.
   *[other] { $count } figures have a significant effect on the win shares: { $names }.
    }
lab-doubts-none-real = No figure has a significant effect on the win shares.
lab-doubts-quiet = { $count ->
    [one] One changed nothing in any game: { $names }.
   *[other] { $count } changed nothing in any game: { $names }.
    }
