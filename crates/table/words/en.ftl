### What the house itself can say at any table.

seat = Seat { $number }

## Undo

undo-told = { $who } took back the last step.
rewind-told = All agreed to go back. This game is practice from here on.
refusal-nothing_to_undo = There is nothing of yours to take back.
refusal-barrier_passed-reveals = This cannot be taken back: something hidden has been shown.
refusal-barrier_passed-rolls = This cannot be taken back: the dice have been rolled.
refusal-barrier_passed-commits = This cannot be taken back: the choice was made final.
refusal-barrier_passed-opens = This cannot be taken back: a sealed choice has begun.
refusal-barrier_passed-ends = This cannot be taken back: the game is over.
refusal-barrier_passed-passes = This cannot be taken back: the step is closed.
refusal-barrier_passed-others = This cannot be taken back: somebody has acted since.
refusal-nothing_to_redo = There is nothing to do again.

## Input

refusal-garbled_path = This move cannot be read: { $why }.
path-empty = nothing is in it
path-too-long = it is longer than { $most } bytes
path-character = character { $at } does not belong there
refusal-unknown_action = There is no such move in this game.
refusal-nothing_meant = There is nothing to do here.
bad-options = These options cannot be read: { $why }
bad-seats = This game is for { $least } to { $most } seats, not { $seats }.
bad-rules = This program plays rules version { $newest }, not { $rules }.

## Sets of one's own

set-whole = The set: { $why }.
set-at-line = Line { $line } of the set: { $why }.
set-not-toml = this is not TOML ({ $why })
set-long-text = a set's text has at most { $most } KiB
set-missing = “{ $name }” is missing
set-unknown-name = a set knows no “{ $name }” here
set-not-text = “{ $name }” must be text in quotes
set-not-number = “{ $name }” must be a whole number
set-not-list = “{ $name }” must be a list in square brackets
set-not-table = “{ $name }” must be named values in braces
set-number = “{ $name }” must be from { $least } to { $most }
set-name = a name has 1 to 60 characters on one line

## Journals

journal-shape = The journal is damaged at line { $line }, column { $column }: { $why }.
journal-foreign = This file is no journal of Roundhouse.
journal-newer-format = This journal was written by a newer Roundhouse (format { $format }).
journal-unknown-game = The journal is of a game that is not on this shelf: { $game }.
journal-newer-rules = The journal was played by newer rules (version { $rules }).
journal-old-rules = The journal was played by old rules (version { $rules }) that can no longer be replayed; its log can still be read.
journal-seats = The journal has { $seats } seats, which this game does not have.
journal-luck = The luck of this journal cannot be believed: { $why }.
journal-options = No game can be dealt from this journal: { $why }
journal-entry = Entry { $step } of the journal is not possible: { $why }
journal-end = The end told in the journal is not the end of the game that was played.
fault-digest = after it the game stands otherwise than the journal says.
doubt-unrevealed = the secret has not been shown
doubt-wrong-secret = the secret does not belong to what was published before the game
doubt-nonce-count = there is not one number for each seat
