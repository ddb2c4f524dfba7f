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
