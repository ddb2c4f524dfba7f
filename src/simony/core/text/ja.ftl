### Words that every game and every screen uses.

seat-name = Player { $number }
list-comma = ,{" "}
list-join = { $head } and { $last }

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
error-figures-list = The entry “{ $entry }” must be a list of { $low } to { $high } of these, each once: { $expected }; not { $came }.
error-figures-unknown = There is no entry “{ $entry }”. There is: { $expected }
error-figures-remove = The entry “{ $entry }” cannot be removed, because it is not there.

error-record-json = Saved data must be a JSON object.
error-record-missing = The saved data lack “{ $name }”.
error-record-number = “{ $name }” in the saved data must be a whole number.
error-record-numbers = “{ $name }” in the saved data must be a list of whole numbers.
error-record-length = “{ $name }” in the saved data must have { $expected } numbers, not { $came }.
error-record-extra = “{ $name }” does not belong in the saved data.
error-record-value = “{ $name }” in the saved data cannot be { $came }.
