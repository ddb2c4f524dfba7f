### The command line.

cli-error = error: { $problem }
cli-hint = hint: { $hint }
cli-output = error: The output cannot be written: { $why }
cli-interrupted = Interrupted.

cli-no-game = Which game? Name one: { $known }; or go on with a saved one: --resume FILE
cli-choose-game = Which game? Type its number or its name; q quits.
cli-choose-again =
    { $count ->
        [one] Type 1 or the name of the game, or q to quit.
       *[other] Type a number from 1 to { $count } or the name of a game, or q to quit.
    }
cli-option-twice = The option { $option } is given twice.
cli-resume-with = A saved game has its own players and options: { $option } cannot be given together with --resume.
cli-resume-game = The game in { $file } is { $expected }, not { $came }.
cli-seat = There is no seat { $came }: this game has seats 1 to { $seats }.
cli-seat-or = There is no seat “{ $came }”. Expected: 1 to { $seats }, all, or spectator
cli-level-empty = --bots was given an empty name. Expected, one for all or one a seat with commas between: { $known }
cli-levels = There are { $came } levels for { $seats } players: give --bots one for all, or one a seat.

cli-hint-error-game-unknown = see simony games
cli-hint-error-option-unknown = see simony games
cli-hint-error-option-value = see simony games
cli-hint-error-seats = give --players another number
cli-hint-cli-no-game = see simony games

cli-range = { $low }–{ $high }

## games

cli-players = { $players } players
cli-default = (default: { $value })

## simulate

cli-simulating = Playing
cli-simulated = { $game }, { $players } players, { $games } games
cli-column-seat = Seat
cli-column-bot = Bot
cli-column-wins = Wins
cli-column-wins-interval = 95 %
cli-column-score = Score
cli-column-score-interval = 95 %
cli-length = { $decisions } decisions a game
cli-speed = { $speed } decisions a second ({ $decisions } in { $seconds } s)
cli-digest = Digest: { $digest }
cli-rows = The rows are in { $folder }.
cli-format = --format says what rows are written as: give --out FOLDER too.
cli-address = --address is the address of a Ray cluster: give --on ray too.
cli-ray-jobs = With --on ray the cluster decides how many work: leave --jobs out.

## arena

cli-bot-empty = --bots was given an empty name. Expected, with commas between: { $known }
cli-column-seats = Seats
cli-column-place = Place
cli-column-rating = Rating
cli-arena-fault = { $bot } has lost its turn to the fallback ({ $problem }). Further ones of this kind are counted only.
cli-arena-faults = { $bot } lost { $count } turns to the fallback: { $kinds }
cli-arena-above = { $bot } wins more than { $share }.
cli-arena-below = { $bot } wins less than { $share }.
cli-arena-open = Whether { $bot } wins more or less than { $share } is open.
cli-arena-decided = The question is decided, so no more games were played.
cli-arena-student = Wins and scores are for one seat. Intervals are Student's, over deals: they hold for a number of games that was fixed before.
cli-arena-anytime = Wins and scores are for one seat. The intervals of wins hold however often one looks; those of scores are Student's, over deals.
cli-arena-pace = { $bot }: { $milliseconds } ms a decision
cli-arena-length = { $deals ->
    [one] One deal
   *[other] { $deals } deals
    } in { $seatings ->
    [one] one seating
   *[other] { $seatings } seatings
    } ({ $seconds } s)

## lab

cli-lab-page = The page is { $file }.
cli-unwritable = { $file } cannot be written: { $why }
cli-doubts-with = --doubts varies figures by itself: leave { $option } out.

## sweep

cli-sweep-what = Give --set to vary figures, or --fit and --want to search for a wish.
cli-sweep-want = --fit needs --want, and --want needs --fit: what to vary, and what is wished.

## verify

cli-verified = OK
cli-fact-game = Game
cli-fact-options = Options
cli-fact-entries = Entries
cli-fact-result = Result
cli-fact-rules = Version of the rules
cli-fact-figures = Figures
cli-fact-digest = Digest
cli-fact-fair = Fair shuffles
cli-fair-none = not promised
cli-fair-untold = promised; the secret has not been told yet
cli-fair = { $draws ->
    [one] promised and kept: one draw checked
   *[other] promised and kept: { $draws } draws checked
    }
cli-fair-redeals = { $redeals ->
    [one] { $fair }; one draw was undone after it had been seen, and drawn again
   *[other] { $fair }; { $redeals } draws were undone after they had been seen, and drawn again
    }
cli-unfinished = the game goes on

## backup, restore

cli-backed-up = The backup is in { $file }.
cli-restored = The data in { $file } are those of the backup now.
cli-restored-kept = What was there before is in { $file }.

## new-game

cli-new-game = The new game is in { $folder }. Read its files, then change them; simony games lists it once it is installed.

## Serve

cli-serving = The table is open at { $url }
cli-serving-lan = In this network: { $url }
cli-serving-no-lan = No local network was found; only this machine reaches the table.
cli-serving-stop = Ctrl-C closes it. Every game is kept.
cli-serve-lan-host = --lan serves the whole local network: leave --host out, or leave --lan out.
cli-serve-seed = At a table nobody may know what chance will bring, so there is no --seed here: leave it out.
cli-serve-program = The program { $name } cannot be started: there is no command “{ $came }”.

## Admin

cli-admin-refused = error: { $problem }
cli-admin-argument = This argument does not fit: { $why }
cli-admin-none = Nothing found.
cli-admin-table = { $table }  { $game }  { $status }  changed { $updated }  made by { $creator }  reports: { $reports }
cli-admin-show = Table { $table }: { $status }, made { $created }
cli-admin-settings = Settings: { $settings }
cli-admin-problem = Problem: { $problem }
cli-admin-seat = Seat { $seat }: { $name }{ $hidden ->
    [yes] { " " }(name hidden)
   *[no] { "" }
    }{ $host ->
    [yes] { " " }(host)
   *[no] { "" }
    }, device { $device }, bot { $bot }
cli-admin-connected = Connected: device { $device }, address { $address }
cli-admin-hidden = Hidden line { $line }, by { $name }: { $text }
cli-admin-about-name = name at seat { $number }
cli-admin-about-chat = line { $number }
cli-admin-report = { $table }  { $about }  reported by devices: { $devices }, last { $last }{ $reviewed ->
    [yes] , looked at
   *[no] { "" }
    }
cli-admin-ban = { $kind } { $value }  since { $since }  until { $until }  reason: { $reason }
cli-admin-sure-ban = Ban { $about } and close their connections? (y/n)
cli-admin-sure-delete-table = Delete the table { $about } with its log, chat and results for good? (y/n)
cli-admin-sure-delete-device = Delete everything about the person with the device { $about } for good? (y/n)
cli-admin-sure-rotate = Give the device { $about } a new token? The browser that uses it now is logged out. (y/n)
cli-admin-sure-sweep = Is this machine’s clock right? Old data will be deleted after a backup. (y/n)
cli-admin-done-unhide = It is shown again.
cli-admin-done-delete-table = The table { $table } is deleted. Backups still have it until they are replaced.
cli-admin-done-reopen = The table { $table } is { $status } now.
cli-admin-done-ban = Banned: { $value }. Connections closed: { $closed }
cli-admin-done-unban = No longer banned: { $value }
cli-admin-done-delete-device = Everything about the device { $device } is deleted. Backups still have it until they are replaced.
cli-admin-done-rotate = The new token of { $device }, shown only now: { $token }
cli-admin-done-sweep = Deleted: tables { $tables }, devices { $devices }, tickets { $tickets }
