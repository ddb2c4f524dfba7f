### The adapters for PettingZoo, OpenSpiel and Gymnasium.

adapters-missing = { $library } is not installed here. hint: pip install "simony[{ $extra }]"
adapters-reward = There is no reward “{ $came }”. Expected: { $expected }
adapters-render = There is no render mode “{ $came }”. Expected: { $expected }
adapters-bots = There are { $came } bots for { $seats } players: give one for all, or one for each seat but the learner’s.
adapters-policy = “{ $came }” can’t play: name a bot, or give a function of a view, an object with a method decide, or a BatchPolicy.
adapters-policy-illegal = The policy in seat { $seat } took action { $action }, which is not among the legal ones.
adapters-seat = There is no seat { $came }: this game has seats 0 to { $last }.
adapters-games = { $came } games at once cannot be: at least 1.
adapters-actions = One action for each of { $games } games is expected, not { $came }.
adapters-illegal = Game { $number } of those played at once: action { $action } is not among the legal ones.
adapters-house-rules = The parameter { $file } has “{ $came }”. Expected: the name of a file that ends in .toml, or an entry, a colon and its value, with semicolons between entries: game.rubies:1;game.confessions:60
adapters-house-rules-twice = The parameter { $file } has “{ $came }”, but that entry has a value already. Give each entry once.
adapters-autoreset = There is no autoreset mode “{ $came }”. Expected: { $expected }
adapters-over = Game { $number } of those played at once is over. Start it again: reset(options={"{"}"reset_mask": …{"}"})
adapters-reset-mask = A reset mask is an array of { $games } booleans, at least one of them true.
adapters-state-damaged = This saved state is damaged, or isn’t the state of an environment.
adapters-state-foreign = This saved state belongs to another environment: its { $name } is { $came }, not { $expected }.
