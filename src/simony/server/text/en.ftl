### Words of the server: what it answers, and what it prints for whoever runs it.

## Tables

table-bots-many = There are { $seats } seats, and bots were given for { $came }.
table-other-rules = This game began with version { $began } of the rules of { $game }; this server has version { $now } and can’t continue it. Nothing is lost: the host can close the table, then everyone can download its log. { $way }
table-other-figures = This game began with other values of { $game } ({ $began }) than this server makes of them ({ $now }). Nothing is lost: the release it began with continues it.
table-cannot-go-on = This game can’t continue here: { $problem } Nothing is lost: the release it began with continues it.
table-not-there = There is no such table. The link may be mistyped, or the table is gone.
table-not-begun = The game has not begun yet.
table-begun = The game has begun already.
table-not-over = The game is not over yet.
table-closed = This table is closed.
table-stopping = The server is stopping. Your game is kept; try again in a moment.
table-broken = Something went wrong on the server. Nothing was changed; please try again.
table-busy = The server has too much to do just now. Wait { $seconds } s, then try again.
table-job-too-much = This takes more time or memory than the server has for it. Try something smaller.
table-crowded = Too much is asked of this table at once. Wait { $seconds } s, then try again.

table-no-device = This device has not introduced itself yet. Open the start page first.
table-not-host = Only the host of the table may do that.
table-not-your-seat = Seat { $seat } is not yours.
table-not-seated = You do not sit at this table.
table-which-seat = You hold several seats here: say which one you mean.
table-not-your-eyes = You may not look through these eyes. You may look through your own seats’, and at what is public if the table allows it.
table-look-needs-socket = To look at a table, open a socket to it.
table-barred = The host has asked you to leave this table.
table-seat-taken = Seat { $seat } is taken.
table-name-alike = “{ $came }” looks like another name at this table. Choose a different one.
table-empty-seats = Everybody must sit before the game begins. Still empty: { $seats }
table-not-away = A bot may stand in only for somebody who has been away for { $seconds } seconds.
table-gave-up = You have given up this game; a bot plays on for you.
table-nobody-to-remove = There is nobody else in that seat.
table-not-open-hands = This table was not made for open hands.
table-ticket-void = This link has been used already, or it is too old.
table-stand-in-acts = A bot plays for you now. Take your seat back first.

table-stale = This answers a question that is no longer asked ({ $came }; now it is { $asked }). Look again.
table-sequence = Step { $number } of this sequence cannot follow: it is another decision.
table-no-offer = There is no offer number { $number } any more.
table-not-asked = You have not been asked about offer number { $number }, or have said yes already.
table-muted = The host lets you write no more at this table.
table-no-line = There is no line { $line } in this chat.
table-report-what = Say which one you mean: a seat or a line of chat.
table-replay-range = There are { $count } moments in this game, not { $came }.
table-thinker-failed = No bot could be made to think just now.
table-metrics = The metrics are read on the server’s own machine only, unless whoever runs it has opened them.
table-cannot-listen = Nothing can be served at { $host }, port { $port }: { $why }. Another --port may be free.
table-no-helps = This table is without training wheels: there are no hints for anybody.
table-hinting = Another hint is still being worked out. Wait { $seconds } s, then ask again.

table-banned =
    { $until ->
        [never] You are banned from this server. Reason: { $reason }. If you think that is a mistake, ask the person who runs it.
       *[other] You are banned from this server until { $until }. Reason: { $reason }. If you think that is a mistake, ask the person who runs it.
    }
table-ban-kind = “{ $came }” cannot be banned. Expected: device or address
table-ban-address = “{ $came }” is no address. Expected: an address such as 192.0.2.1, or a network such as 192.0.2.0/24
table-phrase-unknown = No device has this recovery phrase. Check the words and their order; a phrase works once, and a newer one replaces it.

table-reopen-nothing = There is nothing to reopen: the table was not closed before its game began, and its game has no problem.
table-no-ban = Nobody is banned as “{ $came }”. simony admin bans lists those who are.
table-no-such-device = There is no device “{ $came }”. simony admin show TABLE lists those at a table.
table-sweep-no-backup = There is no backup of the last day, so nothing was deleted. Make room beside the data file, then try again.
table-admin-token = The token is wrong. Run simony admin as the user who runs the server.
table-admin-request = This request cannot be read. The server and simony admin may be of different versions.
table-admin-unreachable = A server has { $file } open, but simony admin cannot reach it: { $why }. Run it as the same user on the same machine, or stop the server first.

table-quota-tables = { $most } of your tables have not begun yet. Begin or close one of them before you make another.
table-quota-chat-table = This chat is full: a table has room for { $most } lines.
table-quota-chat-device = You have written { $most } lines at this table, and that is the most one person may.

## Consent

table-undo-draw = This can’t be undone: something has been dealt or drawn since, and it has been seen. You can still undo decisions you make from now on.
table-undo-drawn = This can’t be undone, because what has been dealt or drawn since has been seen: “{ $drawn }” You can still undo decisions you make from now on.
table-undo-limit = You have undone { $most } moves in this game, which is the limit.
table-close-playing = A game that has begun can’t be closed: it ends with a result, and its secret is told. Propose to end it, or resign.
table-reserved-seats = Waiting for players from the last game to sit down. Seats: { $seats } The host can remove a player who is not coming.
table-no-nonce = Sitting down needs a nonce: a random word of your own that becomes part of the shuffles. Send one with “take”.
table-not-all-hands = You can’t see all hands now. All players must have agreed to it, and during a game you need a name, no seat at this table, and another network than the players’.

## Bots that think elsewhere

error-thinkers-start = The processes in which bots think do not start. Hint: python -m simony.bots.workers.bot_worker shows what is wrong.
error-thinkers-closed = The server is stopping: bots think no more.
error-thinker-died = A bot could not decide: the process in which it was thinking died or hung, however often it was asked.
error-thinker-problem = A bot could not decide: { $problem }

## Doors: who comes in, and what they may send

table-door-no-page = There is nothing at { $came }.
table-door-method = { $came } cannot be used here. What can: { $expected }
table-door-refused = This request is refused (status { $status }).
table-door-broken = Something went wrong on the server. It has been noted; please try again.
table-door-no-device = This needs a device token, and none came along. Open the start page first, or send the header Authorization: Bearer TOKEN.

table-door-host-missing = The request does not say, or does not say clearly, which host it is meant for (the header Host).
table-door-host = This server is not known as “{ $came }”. Use its numeric address, or let whoever runs it give that name with --public-url or --name.
table-door-origin = Requests from the page “{ $came }” are not taken here: only this server’s own pages may make them.
table-door-origin-missing = A request with a cookie must also say from which page it comes (the header Origin). Other clients than browsers send the header Authorization: Bearer TOKEN instead of the cookie.
table-door-public-url = “{ $came }” cannot be the public address. Expected: http:// or https:// and a host, without a path, such as https://table.example

table-door-body = The request is too large: at most { $most } bytes are read.
table-door-body-kind = The header Content-Type must be { $expected }, not { $came }.
table-door-json = The body cannot be read as JSON: { $why }
table-door-field = Something is wrong at { $where }: { $why }
table-door-field-kind = The value at { $where } must be of the kind { $expected }, not { $came }.
table-door-field-value = The value at { $where } does not fit. Expected: { $expected }
table-door-field-choice = { $came } cannot stand at { $where }. Expected, one of: { $expected }
table-door-field-unknown = There is no field “{ $came }” at { $where }. There is: { $expected }
table-door-field-missing = The field “{ $expected }” is missing at { $where }.
table-door-query-twice = The parameter “{ $came }” is given twice.
table-door-query-long = A query may have at most { $most } bytes.
table-door-query-many = A query may have at most { $most } parameters; { $came } came.
table-door-query-path = The parameter “{ $came }” belongs in the path and cannot be given in the query as well.

table-door-name-length =
    { $came ->
        [0] Please give a name: 1 to { $most } characters.
       *[other] A name has 1 to { $most } characters, not { $came }.
    }
table-door-name-character = The character { $came } cannot be part of a name.
table-door-name-marks = A name cannot have more than { $most } accents on one letter.
table-door-name-scripts = A name cannot mix Latin, Cyrillic and Greek letters, because some look the same. Use one alphabet.
table-door-chat-length =
    { $came ->
        [0] There is nothing to say: a message has 1 to { $most } characters.
       *[other] A message has 1 to { $most } characters, not { $came }.
    }
table-door-chat-character = The character { $came } cannot be part of a message.
table-door-chat-marks = A message cannot have more than { $most } accents on one letter.

table-door-fast-socket-messages = Too many messages at once. Wait { $seconds } s, then go on.
table-door-fast-device-commands = Too many requests from this device. Wait { $seconds } s, then try again.
table-door-fast-address-requests = Too many requests from this address. Wait { $seconds } s, then try again.
table-door-fast-address-devices = Too many new devices from this address. Wait { $seconds } s, then try again.
table-door-fast-device-tables = Too many new tables from this device. Wait { $seconds } s, then try again.
table-door-fast-address-tables = Too many new tables from this address. Wait { $seconds } s, then try again.
table-door-fast-address-recoveries = Too many phrases from this address. Wait { $seconds } s, then try again.
table-door-fast-chat = Too many messages at once. Wait { $seconds } s before the next.

table-door-upgrade = This request cannot open a socket. Send it without a body, with at most 128 headers of 8 KB each.
table-door-slow = The request took too long to arrive. Send it again, in one go.
table-door-address-connections = Too many connections from this address. Close some, or wait { $seconds } s and try again.
table-door-connections = The server has no room for more connections. Wait { $seconds } s, then try again.
table-door-address-sockets = Too many open tables from this address (the limit is { $most }). Close one, or wait { $seconds } s and try again.
table-door-sockets = The server has no room for more players. Wait { $seconds } s, then try again.
table-door-fast-look-bytes = This address has asked for a lot of data. Wait { $seconds } s, then try again.
table-cannot-accept = Cannot accept connections: { $why } ({ $count ->
        [one] one attempt
       *[other] { $count } attempts
    }). Raise the limit on open files (ulimit -n, LimitNOFILE).

table-door-webhook-long = The webhook’s URL is too long: at most { $most } characters.
table-door-webhook-url = “{ $came }” cannot be a webhook. Expected: a URL with http:// or https:// and a host, without a name, password or fragment
table-door-webhook-port = The port in “{ $came }” cannot be called. Expected: 80, 443, or 1024 and above
table-door-webhook-private = The webhook’s host “{ $came }” is not a public address of the internet. Whoever runs this server can allow others with --allow-private-webhooks.

## Pages

page-about = A table for games of sin and salvation.
page-not-yet = The table in the browser is being built. Until then play in the terminal: simony play
page-verify-title = Was it fair?
page-verify-about = Choose the log of a finished game: it is checked line by line, and all its cards are dealt again.
page-verify-file = The log
page-verify-trust = The first two checks are made in your browser. For the third this server plays the game again; to trust nobody, run “simony verify FILE” on your own machine.
page-verify-tags = No line has been changed.
page-verify-tags-bad = Line % was changed, or one before it.
page-verify-promise = The secret is the one that was promised before the game.
page-verify-promise-bad = The secret is not the one that was promised. The table broke its word.
page-verify-promise-none = No fair shuffles were promised for this game, or its secret has not been told.
page-verify-draws = Every move keeps the rules, and all % draws follow from the secret and the seats’ words.
page-verify-redeals = Draws undone after they had been seen, and drawn again: %. The players agreed to it; newer tables don’t allow it.
page-verify-draws-none = Every move keeps the rules. About the shuffles nothing can be said.
page-verify-unreachable = The server could not be reached for the last check.
page-licences-title = Licences
page-licences-about = Simony is free software under the MIT licence. It contains fonts and code by others, under these licences.
page-licences-plain = Simony is free software under the MIT licence. The browser table and its fonts are not part of this installation.
page-licences-mypyc = The licence of mypyc, which compiled modules contain
page-licences-python = The Python packages that Simony needs are installed separately. Each has its own licence.
page-licences-fonts = Fonts
page-licences-code = Code
page-licences-file = All licences as one text file

## The data file

error-data-damaged = The data file { $file } cannot be used: { $why } { $way }
error-data-way = The newest backup is { $backup }. This brings it back, and keeps the file there is under another name: simony restore { $quoted } --data { $data }
error-data-no-backup = There is no backup beside it.
error-data-why-short = it is empty, or too short to be one of ours.
error-data-why-only-log = it is missing, though its write-ahead log is there.
error-data-why-only-backups = it is missing, though there are backups of it. To begin anew, move them elsewhere first.
error-data-why-foreign = it is no data file of Simony’s, or its beginning is damaged.
error-data-why-newer = a newer Simony wrote it (layout { $came }; this Simony knows layouts up to { $expected }), or its beginning is damaged. Use the newer Simony, or go back to a backup and lose what was played since.
error-data-why-sqlite = it is damaged ({ $said }).
error-data-why-layout = it is damaged: its part “{ $name }” is not as it should be.
error-data-why-changed = it is damaged: table { $table }, entry { $number }, is not as it was written.
error-data-why-behind = it is damaged: its write-ahead log has lost a part that was in use already.
error-data-in-use = The data file { $file } is in use by another server. Stop that one first, or give this one a file of its own with --data.
error-data-failed = The file { $file } cannot be used: { $why }
error-data-linked = The data file { $file } has a second name (a hard link), under which another server could open it too. Delete the other name, or give another file with --data.
error-data-missing = There is no file { $file }.
error-data-no-log = The data file { $file } lies where no write-ahead log can be kept (on a network drive, perhaps). Give another place with --data.
error-data-nowhere = There is no home folder to keep the data in. Give a file with --data.

error-store-commit = Nothing could be saved just now: { $why }
error-store-refused = This could not be saved: { $why }
error-store-closed = The server is stopping.

error-backup-target = There is something else at { $file }: a backup takes the place of an older backup only.
error-restore-same = { $file } is the data file itself. Name a backup.
error-restore-damaged = The backup { $file } cannot be used: { $why } The data file was not touched.

## Pages beside the table

web-go = Where to go
web-go-games = Games
web-go-lobby = Lobby
web-go-mine = My tables
web-imprint = Rules in our own words; the games and their names belong to their publishers.
web-unreachable = The server does not answer just now. Please try again in a moment.
web-again = Try again

## The first page

web-home-title = Sit down, and sin a little.
web-incipit = Simony is a table for games of sin and salvation. Choose a box: the bots are seated already, and your friends need nothing but a link.
web-players = { $fewest } to { $most } players
web-against = { $level ->
    [random] against bots that play anything
    [novice] against novices
    [priest] against priests
    [bishop] against bishops
    [cardinal] against cardinals
    [pope] against popes
   *[other] against { $level }
    }
web-more-choices = More choices
web-name = Your name
web-name-keep = Keep it
web-name-none = What shall we call you?
web-name-is = You are { $name }
web-waiting-for-you =
    { $count ->
        [one] A table is waiting for you
       *[other] { $count } tables are waiting for you
    }
web-home-going-on =
    { $count ->
        [one] You sit at one more table.
       *[other] You sit at { $count } more tables.
    }
web-home-mine = See your tables and results
web-home-bare = On the shelf too, with no pictures as yet:
web-home-company = Looking for company?
web-home-lobby = See who sits in the lobby

## Making a table

web-new-title = A table for { $game }
web-no-game = There is no such game here.
web-new-players = Who plays
web-new-seats = Seats
web-seat-number = Seat { $seat }
web-seat-yours = You
web-seat-friend = Friend
web-bot = { $level ->
    [random] Random
    [novice] Novice
    [priest] Priest
    [bishop] Bishop
    [cardinal] Cardinal
    [pope] Pope
   *[other] { $level }
    }
web-bot-about-random = plays any card that is allowed. Good for a first look.
web-bot-about-novice = has read the rules, and now and then forgets what it read.
web-bot-about-priest = knows what usually helps, and answers at once.
web-bot-about-bishop = plays a few dozen games in its head before each decision.
web-bot-about-cardinal = plays two hundred games in its head, and seldom misses what matters.
web-bot-about-pope = plays more than a thousand games in its head. It takes its time.
web-new-rules = By which rules
web-house-in-force = This table plays by house rules.
web-house-rules = House rules
web-house-about = Do the cards in your box say otherwise, or do you like other figures better? Then play with a file of your own.
web-house-more = How that works
web-house-drop = Drop a house-rules file (TOML) here.
web-house-choose = Choose a file
web-house-another = Another file
web-house-remove = Without it
web-house-large = That file is too large to hold house rules: 60 kB are the most.
web-new-time = How fast
web-clock = Time to think
web-clock-none = As long as you like
web-clock-none-about = Nobody loses on time.
web-clock-brisk = Brisk
web-clock-brisk-about = 10 seconds a decision; beyond them, 5 minutes for the game.
web-clock-calm = Calm
web-clock-calm-about = 30 seconds a decision; beyond them, 20 minutes for the game.
web-clock-letters = By letter
web-clock-letters-about = A day for each decision.
web-clock-own = My own
web-clock-own-about = Seconds for a decision and for the whole game.
web-clock-bank = Seconds for the game
web-clock-delay = Seconds a decision
web-beat = Pace of the bots
web-beat-slow = Slow
web-beat-usual = As usual
web-beat-brisk = Brisk
web-beat-none = At once
web-new-others = Who comes in
web-listed = Who finds the table
web-listed-no = Private
web-listed-no-about = Only whoever has the link.
web-listed-yes = In the lobby
web-listed-yes-about = Everybody on this server sees it and may sit down.
web-watching = Spectators
web-watching-nobody = Nobody
web-watching-nobody-about = Only players see the table.
web-watching-public = The open table
web-watching-public-about = Spectators see what everybody sees, and no hands.
web-watching-open = All hands
web-watching-open-about = Spectators see everything, once all players have agreed.
web-watching-delayed = All hands, later
web-watching-delayed-about = The same, but some time after it happened.
web-watching-later = Seconds later
web-new-begin = Begin
web-new-begin-about = Everybody is there: the cards are dealt at once. All this is remembered for next time.
web-new-open = Open the table
web-new-open-about = Next you get a link for your friends. All this is remembered for next time.

## Before the game

web-ready = Everybody is there.
web-ready-host = Everybody is there. Begin when you like.
web-seat-here = sits at this device
web-seat-present = is here
web-seat-reserved = seat reserved, not here yet
web-sit-beside = Sit at this device too
web-beside-name = Who sits here?
web-beside-about = You share this device: before each turn a curtain hides the cards until the right person looks.
web-bot-away = Send the bot away
web-remove = Send away
web-host-begins = The host begins the game.
web-host-waits = The host begins as soon as all seats are taken.
web-invite-title = For your friends
web-invite-about = Whoever opens this link can sit down:
web-copy = Copy
web-copy-copied = Copied. Now paste it into a message.
web-copy-selected = The link is selected: copy it with Ctrl+C, or hold your finger on it.
web-code-about = Or let them scan this.
web-with-house-rules = With house rules of the table’s own.
web-promise = The table’s promise
web-promise-about = All shuffles will come from a secret that was drawn already, and from a word of each seat’s own. Here is the secret’s hash, published before anybody sat down; after the game the secret is told, and everybody can check that no card was dealt otherwise.
web-promise-commitment = Hash of the secret
web-promise-pin = Hash of rules and figures
web-consent = Spectators may see { $name }’s hand

## The lobby

web-lobby-title = Come in, and take a seat
web-lobby-about = These tables are open to everybody on this server. Sit down where a seat is free, or look on.
web-lobby-empty = Nobody sits here just now. Open a table yourself, list it in the lobby, and somebody may come.
web-lobby-open = Free seats
web-lobby-playing = Games to watch
web-lobby-join = Sit down
web-lobby-watch = Look on
web-lobby-nobody-yet = Nobody sits here yet.
web-lobby-people = { $names }
web-lobby-seats = { $free } of { $seats } seats free
web-lobby-clock = with a clock

## My tables and settings

web-mine-title = My tables
web-mine-tables = Tables
web-mine-empty = You have not sat at a table yet. Your games will be kept here, to go on with or to look at again.
web-mine-play = Play
web-mine-go = Go there
web-mine-open = waits for players
web-mine-playing = goes on; others are to decide
web-mine-over = is over
web-mine-closed = is closed
web-mine-all = All { $count } tables
web-mine-results = Results
web-mine-data = What this server knows about you
web-stat-game = Game
web-stat-played = Played
web-stat-won = Won
web-stat-place = Average place
web-forget = Delete my data
web-forget-about = There are no accounts: this server knows your name, your games and what you said at tables, and nothing more. You can have all of it deleted.
web-forget-sure = Your name, what you said and your results will be deleted for good. Where you sit in a running game, a bot plays on. Really?
web-forget-yes = Yes, delete everything
web-forget-no = No, keep it
web-forgotten = Done: nothing about you is left on this server.
web-recovery = Recovery phrase
web-recovery-about = If you lose this device, ten words bring your seats and results back on another one. They are shown only once.
web-recovery-make = Show a recovery phrase
web-recovery-again = Show a new phrase
web-recovery-shown = Write these words down, in this order. They will not be shown again, and a phrase from before no longer works.
web-recover = Lost your other device?
web-recover-about = Enter the recovery phrase you wrote down. This browser then takes the place of the lost device.
web-recover-instead = What you did here as { $name } stays with that name, but this browser can no longer reach it.
web-recover-phrase = Recovery phrase, ten words
web-recover-count = { $count } of { $words } words
web-recover-go = Take it over
web-recovered = Welcome back, { $name }. The phrase is used up; show a new one below.
web-set = How you like it
web-set-language = Language
web-language-draft = { $name } (draft)
web-set-look = Light
web-set-look-system = As the system
web-set-look-light = Daylight
web-set-look-dark = Candlelight
web-set-speed = How fast things are told
web-set-speed-slow = Slowly
web-set-speed-normal = As usual
web-set-speed-fast = Fast
web-set-speed-off = At once
web-set-notify = Notifications
web-set-notify-about = Tell me when it is my turn and the table is out of sight.
web-set-notify-refused = This browser does not allow it, or only over https.
web-set-sound = Sounds
web-set-sound-about = Cards, coins, and a bell when it is your turn.
web-set-guide = First-game guide
web-set-guide-about = Explains each new kind of decision when it first comes up. Switched off and on again, it begins anew.
web-set-forced = Play forced moves for me
web-set-forced-about = Where only one thing is allowed, it is done by itself after a moment. The others may notice how fast that was.
web-set-confirm = Ask before what cannot be undone
web-set-confirm-about = Giving up, closing a table, and moves that stake or give away much are asked once more.

## The rules

web-rules-title = The rules of { $game }
web-rules-contents = Contents
web-rules-search = Find
web-rules-search-hint = a word, or the number of a ruling
web-rules-found =
    { $count ->
        [0] nothing found
        [one] 1 place
       *[other] { $count } places
    }
web-rules-none = Nothing in these rules has those words.
web-rules-head-goal = The aim
web-rules-head-tricks = Tricks
web-rules-head-setup = Before the game
web-rules-head-end = The end
web-rules-head-rulings = Rulings
web-rules-head-trust = What is certain
web-rules-head-turn = A turn
web-rules-head-names = How certain the names are
web-rules-head-all-cards = All the cards
web-figures = All figures
web-figures-table = The table of figures
web-figures-none = No figure has those words.
web-figures-which = Which figures
web-figures-all = All { $count }
web-figures-reconstructed = Only the { $count } reconstructed
web-figure-name = Figure
web-figure-value = Value
web-figure-status = Known from
web-yes = yes
web-no = no
web-status = { $status ->
    [printed] printed
    [public] described
    [reconstructed] reconstructed
    [house] of our own
   *[other] { $status }
    }
web-status-printed-about = The rulebook says so.
web-status-public-about = A published description of the game says so.
web-status-reconstructed-about = Nobody has published it. We chose it so that the game is balanced; the cards in your box may say otherwise.
web-status-house-about = An addition of ours, or of the table’s house rules.
web-house-what = If you own the box and its cards say otherwise, or if you like another figure better, you can play with your own: no program has to be changed for it.
web-house-how = A house-rules file is a small text file (TOML) that names only what changes, by the names in the table above:
web-house-then = Give the file when you make a table. What is wrong with it is said, with the entry and what was expected, and no game begins before it is right. The log of the game carries the house rules inside, so it can be replayed anywhere.
web-house-download = All figures as such a file
web-house-play = Make a table
web-helps = Hints and guides
web-helps-about = Everybody may ask what a cardinal would do. Off: no training wheels, for nobody.

## Looking at it again

web-replay-title = { $game }, looked at again
web-replay-table = To the table
web-replay-controls = Forwards and back
web-replay-moment = Moment of the game
web-replay-chapter = Go to
web-replay-previous = To the chapter before
web-replay-next = To the next chapter
web-replay-back = One step back
web-replay-forward = One step on
web-replay-play = Let it run
web-replay-pause = Stop here
web-replay-pace = Speed
web-replay-pace-times = { $times }×
web-replay-eyes = Through whose eyes
web-replay-eyes-all = everything open
web-replay-eyes-public = what all saw

## The end of a game

web-outcome-fold = See the table
web-outcome-show = See the result
web-outcome-agreed = It ended early: as agreed, or because nobody was left to play.
web-outcome-next = To the next game
web-log-download = Keep the log
web-series = { $games } games in a row
web-series-who = Player
web-series-sum = Together

## The table in the browser

web-welcome = What shall we play?
web-play-bots = Play against bots
web-play-friends = Invite friends
web-guest = Guest
web-you = You
web-level = { $level ->
    [random] plays anything
    [novice] a novice
    [priest] a priest
    [bishop] a bishop
    [cardinal] a cardinal
    [pope] a pope
   *[other] { $level }
    }
web-away = away
web-asked = is to decide
web-asked-of-you = What is asked
web-place = { $place }.
web-your-turn = Your turn
web-back = Back
web-close = Close
web-choices-list = all choices as a list
web-choices-fewer = fewer
web-ruling = Rule { $ruling }
web-chronicle = The Chronicle
web-chat = Say something
web-hide-line = Hide
web-show-again = Show again
web-hidden-line = A line was hidden.
web-hidden-name = The name at seat { $seat } is hidden.
web-undo = Undo
web-rules = Rules
web-look-system = Light as the system has it
web-look-light = Daylight
web-look-dark = Candlelight
web-line-lost = The line is lost; looking for it again …
web-opening = Opening the table …
web-outcome = The game is over
web-rematch = Once more
web-replay = Look at it again
web-log = The log
web-home = Other games
web-waiting = Everybody must sit before the first card.
web-seat-empty = Seat { $seat } is empty
web-sit = Sit here
web-stand = Stand up
web-seat-bot = Let a bot sit
web-invite = For your friends:
web-code = The link as a code to scan
web-start = Begin
web-hint = Hint
web-hint-thinking = Thinking …
web-hint-title = What a cardinal would do
web-hint-wins = { $percent } % won
web-hint-between = between { $low } and { $high } %, in 95 of 100 cases
web-hint-why = From { $games } imagined games, in worlds that could be true for all you know.
web-offer-end = { $who-is ->
    [you] You ask everybody to end the game here.
   *[other] { $who } asks to end the game here.
    }
web-offer-undo = { $who-is ->
    [you] You ask everybody to let you take it back.
   *[other] { $who } asks to take it back.
    }
web-agree = Agree
web-decline = Decline
web-curtain = Hand the device to { $name }.
web-curtain-lift = I am { $name }
web-menu = Menu
web-speed = How fast things are told
web-speed-slow = slowly
web-speed-normal = at ease
web-speed-fast = fast
web-speed-off = at once
web-replace = Let a bot play for { $name }
web-offer-withdraw = Withdraw
web-offer-end-do = Propose to end it here
web-resign = Give up
web-ticket = Move my seat to another device
web-close-table = Close the table
web-sure = “{ $choice }” This cannot be taken back unless all others agree.
web-sure-yes = Yes, really
web-settings = Settings
web-table-nav = At this table
web-chronicle-told = What has happened
web-spoken = What happens
web-spoken-asked = { $prompt } { $count ->
        [one] One choice.
       *[other] { $count } choices.
    }
web-can = can be chosen
web-cannot = cannot be chosen now
web-keys = Keys
web-keys-tab = to the next group of things: the trick, your hand, the choices
web-keys-within = to the next thing within a group
web-keys-across = to the row above or below, wherever that is
web-keys-ends = to the first or last of a group
web-keys-choose = choose it; of what cannot be chosen, hear why not
web-keys-peek = look at it large
web-keys-close = close what is open
web-keys-help = this page
web-guide = New to you
web-guide-more = New to you: what is this about?
web-guide-understood = I see
web-guide-off = No more guide
web-sure-no = No
web-offer-end-sure = If all others agree, the game ends as it stands; bots always agree. Really?
web-resign-sure = You come last, and a bot plays on for you. This cannot be taken back. Really?
web-close-table-sure = Nobody can play on at a closed table, and it cannot be opened again. Really?
web-remove-reserved-sure = The seat will be free for others. Remove this player?
web-remove-sure = Whoever is sent away cannot sit down here again. Really?
web-forced = Only this is allowed, and it is done by itself: { $choice }
web-forced-wait = Wait, let me
web-line-restarting = The server starts anew. Your game is kept; a moment …
web-line-back = The line is back.
web-last-none = None has been seen here yet since this page was opened. The next one can be looked at again here.
web-missed =
    { $count ->
        [one] One thing has happened since you last looked.
       *[other] { $count } things have happened since you last looked.
    }
web-missed-much = Much has happened since you last looked: this is how the table stands now.
web-skip = skip to now

## was it fair?

web-fair-about = Before anybody sat down, this table gave its word on a secret. Now that the game is over the secret is known, and what was dealt can be held against it.
web-fair-busy = Every card is being dealt again …
web-fair-good = Yes: the cards fell as they had to.
web-fair-bad = No: somebody has not kept their word.
web-fair-open = Nothing is wrong, but not everything can be said.
web-fair-tags-bad = Line { $line } of the log was changed, or one before it.
web-fair-noted = The promise is the one your browser noted before the game, and your own words are in it.
web-fair-noted-bad = The promise is not the one your browser noted before the game, or your own words are not in it.
web-fair-noted-none = Your browser was not there before this game, so it cannot say whether the promise is still the same.
web-fair-draws = Every move keeps the rules, and { $draws ->
    [one] the one draw follows
   *[other] all { $draws } draws follow
    } from the secret and the seats’ words.
web-fair-redeals =
    { $redeals ->
        [one] One draw was undone after it had been seen, and drawn again. The players agreed to it.
       *[other] { $redeals } draws were undone after they had been seen, and drawn again. The players agreed to it.
    }
web-fair-trust = The first three are found out in your browser. For the last one this server plays the game again; to trust nobody, download the log and run “simony verify FILE” on your own machine.
web-fair-back = To the table
web-fair-file = Check a file
