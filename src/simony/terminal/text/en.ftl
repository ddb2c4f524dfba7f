### The terminal table.

terminal-you = You
terminal-score = Points
terminal-none = –
terminal-labelled = { $label }:{" "}
terminal-bracketed = {" "}({ $words })
terminal-alike = {" "}×{ $count }
terminal-times = { $sentence } (× { $count })
terminal-column-held = Cards
terminal-column-taken = Tricks
terminal-column-florins = Florins
terminal-column-bulls = Bull
terminal-mark-led = led
terminal-mark-ring = ring
terminal-mark-winning = winning
terminal-mark-forbidden = counts
terminal-mark-chosen = chosen


## At the beginning

terminal-welcome = { $game }, with { $names }.
terminal-options = Options: { $options }
terminal-seed = Seed: { $seed }
terminal-resumed = The game in { $file } goes on.
terminal-resumed-over = The game in { $file } is over.
terminal-broken-off = A game that broke off is kept. Go on with it: simony play --resume { $file }
terminal-broken-off-delete = If you do not want it any more, delete this file: { $file }
terminal-broken-off-others =
    { $count ->
        [one] There is one more, older, in { $folder }
       *[other] There are { $count } more, older, in { $folder }
    }
terminal-commands-short = Type a number, or the choice in words. ? explains what is asked, u takes back, s saves, q quits.

## Asking

terminal-ask = {"> "}
terminal-nothing-typed =
    { $count ->
        [one] There is one choice: type { $first }. Or type ? to have it explained.
       *[other] Type a number from { $first } to { $last }, or ? to have it explained.
    }
terminal-no-such-choice =
    { $count ->
        [one] There is no choice { $came }: there is only { $first }.
       *[other] There is no choice { $came }: they go from { $first } to { $last }.
    }
terminal-not-understood =
    { $count ->
        [one] That is not the choice: type { $first }, or its words as they are printed.
       *[other] That is none of the choices: type a number from { $first } to { $last }, or the words as they are printed.
    }
    { $problem }
terminal-several = “{ $came }” could be several things: { $choices }. Say a little more, or type a number.
terminal-ruling = { $problem } ({ $ruling })
terminal-hint = A cardinal would choose: { $choice }
terminal-no-hint = Nobody here has advice for this.
terminal-yes = y yes
terminal-no = n no
terminal-yes-or-no = Please answer y (yes) or n (no).
terminal-unclear-stay = That was neither yes nor no, so the game goes on here.
terminal-ask-save = Save the game in { $file }? (y/n)
terminal-ask-overwrite = There is already a file { $file }. Overwrite it? (y/n)
terminal-ask-resign = Do you give up, and take the last place? (y/n)

## Commands

terminal-commands = What you can type:
terminal-command-1 = ?          what is asked, and this list; ? WORD finds a word in the rules
terminal-command-2 = t          the whole table once more
terminal-command-3 = l [N]      what happened last
terminal-command-4 = h          a hint: what a cardinal would do, and why
terminal-command-5 = u          take back your last decision
terminal-command-6 = s [FILE]   save the game
terminal-command-7 = r          resign
terminal-command-8 = q          quit
terminal-not-in-rules = The rules do not speak of “{ $came }”.

## Undo

terminal-undo-nothing = You have decided nothing yet that could be taken back.
terminal-undo-chance = Cards have been dealt since your last decision, and they have been seen: it stands.

## Saving and leaving

terminal-saved = Saved in { $file }.
terminal-not-saved = The game was not saved.
terminal-resume = Go on with: simony play --resume { $file }
terminal-replay = See it again with: simony replay { $file }
terminal-bye = Goodbye.
terminal-lost = The terminal has been closed, so the game stops here.
terminal-no-input = The input has ended, so the game stops here.
terminal-interrupted = Interrupted: the game stops here.
terminal-nothing-lost = You had decided nothing yet, so nothing is lost.
terminal-not-kept = The game could not be kept. { $problem }

## The result

terminal-won =
    { $who-is ->
        [you] You win!
       *[other] { $who } wins.
    }
terminal-won-shared = The victory is shared by { $winners }.
terminal-same-score = { $score } alone do not decide the places here; the rules say what else does: simony rules { $game }

## Replay

terminal-players = Players: { $names }
terminal-step = {"… "}
terminal-goes-on = Here the saved game breaks off.
