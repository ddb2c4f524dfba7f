### Words that every game and every screen uses.

seat-name = Player { $number }
seat-within =
    { $who-is ->
        [you] you
       *[other] { $who }
    }
list-comma = ,{" "}
list-join = { $head } and { $last }
list-join-many = { $head } and { $last }
list-or-comma = { $head }, { $last }
list-or = { $head } or { $last }
list-row = { $head }; { $last }

## What can be wrong

error-illegal = That is not allowed now.
error-no-such-seat = There is no seat { $seat }: this table has seats 1 to { $seats }.
error-not-pending =
    { $who-is ->
        [you] It is not your turn.
       *[other] It is not { $who }’s turn.
    }
error-no-such-action = There is no action with the number { $action }.
error-notation = “{ $came }” cannot be read here. Expected: { $expected }

error-did-you-mean = { $problem } (Did you mean “{ $name }”?)
error-game-unknown = There is no game “{ $came }”. There is: { $known }
error-game-box = The game “{ $game }” is registered wrongly: its entry point must name a Box with that key.
error-game-missing = The game “{ $game }” does not keep the contract: { $kind } lacks { $missing }.
error-seats = { $game } is for { $low } to { $high } players, not { $came }.
error-option-unknown = { $game } has no option “{ $option }”. It has: { $known }
error-option-value = The option { $option } takes { $expected }, not “{ $came }”.

error-file-read = The file { $file } cannot be read: { $why }
error-file-write = The file { $file } cannot be written: { $why }

error-house-size = The house-rules file { $file } is too large: at most { $limit } bytes are read.
error-house-toml = The house-rules file { $file } is no valid TOML: { $why }
error-house-entry = { $file }: { $problem }
error-figures-table = The entry “{ $entry }” must be a table: write [{ $entry }] and its entries below.
error-figures-missing = The entry “{ $entry }” is missing. Expected: { $expected }
error-figures-value = The entry “{ $entry }” must be { $expected }, not { $came }.
error-figures-list = The entry “{ $entry }” must be a list of { $many } of these, each once: { $expected }; not { $came }.
error-figures-unknown = There is no entry “{ $entry }”. There is: { $expected }
error-figures-deep = The entry “{ $entry }” is too deep: there are at most { $limit } tables within each other.
error-figures-remove = The entry “{ $entry }” cannot be removed, because it is not there.

error-record-json = Saved data must be a JSON object.
error-record-missing = The saved data lack “{ $name }”.
error-record-number = “{ $name }” in the saved data must be a whole number.
error-record-numbers = “{ $name }” in the saved data must be a list of whole numbers.
error-record-length = “{ $name }” in the saved data must have { $expected } numbers, not { $came }.
error-record-extra = “{ $name }” does not belong in the saved data.
error-record-value = “{ $name }” in the saved data cannot be { $came }.
error-record-fit = “{ $name }” in the saved data does not fit the rest of it.
error-view-impossible = These bytes describe a table that cannot be: the cards do not add up. They are damaged, or of another game.

## Logs

error-log-line = Line { $line }: { $problem }
error-log-file = { $file }: { $problem }
error-log-size = The log is too large: at most { $limit } bytes are read.
error-log-tag = the line is damaged, or one before it was changed: “{ $came }”. Its tag does not fit.
error-log-expected = expected “{ $expected }”, not “{ $came }”.
error-log-cut = the file ends too early: its closing line is missing.
error-other-rules = it began with version { $began } of the rules of { $game }; this program has version { $now }. { $way }
error-rules-release = The last release that reads it is { $release }.
error-rules-older = Use the release that wrote it; it comes before this one.
error-rules-newer = A newer release wrote it: upgrade this one.
error-other-figures = it began with other values of { $game } ({ $began }) than this program has ({ $now }, and those of earlier releases). A newer release wrote it, or one with its own values: use that one.
error-log-secret = a secret is told once, as 64 hexadecimal digits, before the closing line of a game that is over and was promised to be fair.
error-log-chance = Chance cannot do that now.
error-log-over = The game is over.
error-log-undo =
    { $most ->
        [0] There is nothing that { $who-is ->
            [you] you
           *[other] { $who }
        } may take back.
       *[other] { $most } entries may be taken back.
    }
error-log-given-up =
    { $who-is ->
        [you] You have given up already.
       *[other] { $who } has given up already.
    }
error-log-name = “{ $came }” will not do as a name: it must be one line without “#”.

## Fair shuffles

error-fair-none = This log holds no promise of fair shuffles, or its secret has not been told: there is nothing to check.
error-fair-secret = The secret that was told is not the one that was promised: its hash is another. The table broke its word.
error-fair-nonces = The promise must hold one word of its own for each of the { $expected } seats, not { $came }.
error-fair-draw = Draw number { $number } of chance is not what the secret and the seats’ words give. The table broke its word.

## Bots

bot-name-1 = Lucrezia
bot-name-2 = Cesare
bot-name-3 = Beatrice
bot-name-4 = Ludovico
bot-name-5 = Isabella
bot-name-6 = Girolamo
bot-name-7 = Caterina
bot-name-8 = Rodrigo
error-level = There is no bot “{ $came }”. There is: { $known }
error-bot-parameters = { $name } takes no parameters: leave “/{ $came }” out.
error-bot-parameter = { $name } does not know “{ $came }”. Expected after the slash: { $known }
error-bot-parameter-twice = { $name } is told { $parameter } twice.
error-bot-value = { $name } cannot have { $parameter }={ $came }. Expected: { $expected }
error-program-name = A program cannot be called “{ $came }”. Expected: up to 16 letters a to z, digits and -, beginning with a letter.
error-program-taken = There is a bot { $name } already. Give the program another name.
error-program-command = The program { $name } has no command that can be read: “{ $came }”. Expected: words as in a shell, such as python3 bot.py
error-program-start = The program { $name } cannot sit down: { $problem }
error-arena-bots = { $came ->
    [0] Name at least one bot.
   *[other] There are { $came } bots for { $seats } players. Expected: at most one a seat.
    }
error-arena-target = A bot cannot win { $came } times its fair share: expected a number between 0 and { $most }.
error-arena-crew = One of the processes that played has ended by itself. What was played before is kept.
error-results-busy = Somebody else is writing to { $file } just now.
error-results-kind = { $file } holds something else than results of an arena. Choose another file.
error-results-other = { $file } answers another question: its { $what } is { $came }, not { $expected }. Choose another file, or ask the same.
error-results-release = { $file } was made by another release of the program: its { $what } is { $came }, not { $expected }. Games of two releases are not mixed: continue with the release that made it, or choose another file.
error-results-line = { $file } is damaged: line { $line } is no game of this match.

## New game

error-new-game-name = “{ $came }” cannot be the name of a game. Expected: one word of the letters a to z, digits and _, beginning with a letter, such as “vesper”.
error-new-game-taken = There is a game “{ $came }” already. Choose another name.
error-new-game-exists = { $folder } is there already. Choose another name, or another folder to put it in.

## Outside the rules

tell-undo =
    { $who-is ->
        [you] You take back your last decision.
       *[other] { $who } takes back a decision.
    }
tell-hand-over =
    { $who-is ->
        [you] From now on { $to } acts for you.
       *[other] From now on { $to } acts for { $who }.
    }
tell-back =
    { $who-is ->
        [you] From now on you act yourself again.
       *[other] From now on { $who } acts in person again.
    }
tell-agreed-end = Everybody agrees to end the game here.
tell-resign =
    { $who-is ->
        [you] You give up.
       *[other] { $who } gives up.
    }
tell-time-out =
    { $who-is ->
        [you] Your time has run out.
       *[other] { $who }’s time has run out.
    }

## Why a bot would do what it would do

why-only = There is nothing else to do.
why-habit = It is what usually helps; there was no time to try it out.
why-wins =
    { $sure ->
        [sure] It is clearly best: it won { $percent } % of the imagined games, the next best { $other } %.
        [likely] It is probably best: it won { $percent } % of the imagined games, the next best { $other } %.
       *[open] It looks a little better: it won { $percent } % of the imagined games, the next best { $other } %. That may be luck.
    }
why-points =
    { $points ->
        [one] It wins about as often as the next best, and brings about a point more.
       *[other] It wins about as often as the next best, and brings about { $points } points more.
    }
why-costs =
    { $points ->
        [one] It wins about as often as the next best, and costs { $who } about a point.
       *[other] It wins about as often as the next best, and costs { $who } about { $points } points.
    }
why-mixed = Who always did the same here could be read. This is right in about { $often } of 100 such cases; it won { $percent } % of the imagined games.
why-unread = It does best against players who know what is usually done here; it won { $percent } % of the imagined games.
why-natural = Nothing tried out was clearly better than what a player would naturally do; it won { $percent } % of the imagined games.

## A view as text, for language models

prose-labelled = { $label }:{" "}
prose-bracketed = {" "}({ $words })
prose-alike = {" "}×{ $count }
prose-apart = ;{" "}
prose-none = none
prose-points = Points
prose-rules = The rules of { $game }
prose-how =
    You play { $game } against others and want to win. Each time you are asked, you are told what has happened, what lies on the table as far as you may know, and what you may do. All of it is true; what happened long ago may be left out. Seats are numbered in playing order.
    Think as you like. The last line of your answer must be the number of one of the choices, or its notation, and nothing else.
prose-title = { $game }, { $seats } players. You are { $name }.
prose-earlier = What happened before
prose-since = What has happened since you were last asked
prose-nothing = nothing
prose-table = The table
prose-question = What you are asked
prose-choices = Your choices: number, notation, meaning
prose-answer = The last line of your answer: one number or notation, nothing else.
