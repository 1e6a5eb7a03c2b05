### What the command line says.

## Bad input

cli-unknown-game = There is no game "{ $game }" on the shelf: { $games }.
cli-unknown-bot = There is no bot "{ $bot }": { $bots }.
cli-unknown-anchor = The rulebook of { $title } has no rule "{ $anchor }"; its chapters are { $chapters }.
cli-unknown-command = There is no command "{ $command }"; roundhouse --help lists them.
cli-unknown-argument = "{ $arg }" is not understood here; --help lists what is.
cli-missing = { $arg } is missing.
cli-no-value = { $arg } wants a value.
cli-no-number = { $arg } wants a whole number that is not below zero, not "{ $value }".
cli-no-address = { $arg } wants an address and a port such as 127.0.0.1:7711, not "{ $value }".
cli-no-ip = { $arg } wants an IP address, not "{ $value }".
cli-bad-lang = "{ $value }" is no language here: en, zh.
cli-not-understood = The command is not understood: { $why }
cli-no-games = At least one game must be played.
cli-no-solver = { $title } is not played alone: there is nothing to solve.
cli-no-objectives = This game has no objectives to choose from.
cli-unknown-objective = There is no objective "{ $objective }": { $objectives }.
cli-seats = { $title } is played by { $least } to { $most }, not by { $seats }.
cli-too-many-bots = There are { $bots } bots for { $seats } seats.
cli-bad-step = The journal has no step { $step }: it has { $entries ->
    [one] one step
   *[other] { $entries } steps
}, counted from 0.
cli-still-running = This game is not finished: its hidden cards stay hidden.
cli-file-missing = { $file }: there is no such file or folder.
cli-file-forbidden = { $file }: this may not be read or written.
cli-file-no-folder = { $file }: a file stands where a folder is wanted.
cli-file-no-text = { $file }: this is no text.
cli-file-other = { $file }: { $why }.
cli-output = The output cannot be written: { $why }.
cli-journal = { $file }: { $why }

## games

cli-games-id = id
cli-games-title = game
cli-games-seats = seats
cli-games-rules = rules

## sim

cli-sim-head = { $title }: { $games ->
    [one] one game
   *[other] { $games } games
} at { $seats } seats, seed { $seed }
cli-sim-bot = bot
cli-sim-seat = seat
cli-sim-game = game
cli-sim-steps = steps
cli-sim-turns = turns
cli-sim-told = told per game
cli-sim-never = games without
cli-sim-sources = points per score
cli-sim-mean = mean
cli-sim-interval = 95 %
cli-sim-deviation = sd
cli-sim-least = min
cli-sim-tenth = 10 %
cli-sim-median = 50 %
cli-sim-ninetieth = 90 %
cli-sim-most = max
cli-sim-wins = wins
cli-sim-speed = { $games ->
    [one] One game
   *[other] { $games } games
} in { $seconds } s: { $speed } games a second on { $threads ->
    [one] one thread
   *[other] { $threads } threads
}.

## replay

cli-replay-offered = Offered: { $count }
cli-replay-score = { $who }: { $total } points, place { $rank }

## verify

cli-verify-true = { $file }: true. { $entries ->
    [one] One entry was
   *[other] { $entries } entries were
} played again; { $end }; { $luck }.
cli-verify-finished = the end is the one told
cli-verify-running = the game is not finished
cli-verify-plain = all luck follows from the seed
cli-verify-committed = all luck follows from the secret, which was fixed before the game, and the seats' own numbers

## Serving

cli-serving = Roundhouse is open at { $address } — end it with Ctrl+C.
cli-port-in-use = Another program listens on { $address }. Stop it, or choose another address with --listen.
cli-bad-address = Cannot listen on { $address }: { $why }.
cli-data-in-use = Another Roundhouse uses the data in { $folder }. Stop it, or choose another folder with --data.
cli-data-newer = The data was written by a newer Roundhouse; this one does not touch it.
cli-data = The data cannot be used: { $why }.
cli-no-data-folder = This system names no place for data; choose a folder with --data.
cli-serve-broken = The house cannot be opened: { $why }.
cli-backup = No copy was made: { $why }.

## solve

cli-solve-fair = { $title }, seed { $seed }: { $total } points by the fair search
cli-solve-clairvoyant = { $title }, seed { $seed }: { $total } points, luck foreseen
cli-solve-bound = No line exceeds { $bound }.
cli-solve-found = { $total } points at width { $width }
