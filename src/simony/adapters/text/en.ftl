### The adapters for PettingZoo, OpenSpiel and Gymnasium.

adapters-missing = { $library } is not installed here. hint: pip install "simony[{ $extra }]"
adapters-reward = There is no reward “{ $came }”. Expected: { $expected }
adapters-render = There is no render mode “{ $came }”. Expected: { $expected }
adapters-bots = There are { $came } bots for { $seats } players: give one for all, or one for each seat but the learner’s.
adapters-opponents = Many games at once are played against { $expected }, not “{ $came }”.
adapters-seat = There is no seat { $came }: this game has seats 0 to { $last }.
adapters-games = { $came } games at once cannot be: at least 1.
adapters-actions = One action for each of { $games } games is expected, not { $came }.
adapters-illegal = Game { $number } of those played at once: action { $action } is not among the legal ones.
adapters-house-rules = The parameter { $file } has “{ $came }”. Expected: the name of a file that ends in .toml, or an entry, a colon and its value, with semicolons between entries: game.rubies:1;game.confessions:60
adapters-house-rules-twice = The parameter { $file } has “{ $came }”, but that entry has a value already. Give each entry once.
