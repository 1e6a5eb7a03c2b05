### What the house says around the tables.

roundhouse = Roundhouse
you = You
bot = bot
lobby = Lobby
language = Language
day-and-night = Day or night
seats-from-to = { $least ->
    [1] { $most ->
        [1] 1 player
       *[other] 1 to { $most } players
    }
   *[other] { $least } to { $most } players
}
play-now = Play now
play-again = Play again
rules = Rules
back-to-lobby = Back to the lobby
more = More
log = Log
moves = Moves
settings = Settings
close = Close
your-turn = Your turn

## Acting

undo = Undo
undo-turn = Undo the turn
redo = Do again
take-back = Ask to take back
taken-back = taken back
back = Back
confirm = Confirm
confirm-when = Ask before an action is final
confirm-always = Always
confirm-reveals = Only when it cannot be undone
confirm-never = Never
agree-take-back = Another player asks to go back. If all agree, this game is practice from here on.
agree = Agree
decline = Decline
waiting-for-agreement = The others are asked whether to go back.
nothing-changed = Nothing has changed.
read-the-rule = Read the rule
preview-sure = If you do this
preview-nothing = No points and no money move.
preview-foreseen = Worth so far
preview-final = It cannot be taken back.

## The line to the server

no-connection = No connection to the table
connected = Connected. Nothing was lost.
not-sent = This could not be sent.
try-again = Try again

## Problems

problem-not-your-seat = This seat is not yours.
problem-stale = The table has moved on. Nothing has changed; look again and choose.
problem-not-found = There is nothing here.
problem-bad-request = This request cannot be read: { $why }
problem-too-large = This is too large to be taken.
problem-foreign-origin = This request comes from a foreign page and was not carried out.
problem-foreign-host = This house does not answer to that name. Open it by its own address.
problem-too-many = Too many requests. Please wait { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
problem-closing = The house is closing. Nothing was lost; come back in a moment.
problem-disk-full = The move could not be saved: the disk of the host is full. Nothing has changed; your choice is kept.
problem-read-only = The move could not be saved: the data may not be written. Nothing has changed; your choice is kept.
problem-not-saved = The move could not be saved. Nothing has changed; your choice is kept.
problem-unwell = The house cannot read its data: { $why }
problem-not-started = This game has not begun: a seat is still open.
problem-table-full = All seats of this table are taken.
problem-unknown-bot = There is no bot "{ $bot }".

## Before the start

waiting-for = { $open ->
    [one] One seat is still open
   *[other] { $open } seats are still open
}
open-seat = open seat
share-address = Send this page's address to a friend. The game begins when every seat is taken.
sit-down = Sit down

## The table page

sign = Whose turn it is
tools = Tools
beside = Beside the table
table = Table
rivals = Rivals
rulebook = Rulebook
chapters = Chapters
points = Points
way-so-far = Chosen so far
nothing-to-choose = There is nothing to choose now.
key-choose = choose
key-take = take it
key-back = back
mode-system = As the system
mode-light = Day
mode-dark = Night
sign-hint = Choose what has a dashed frame. Moves tells the same in words.
choose-on = Choose what is lit now, or something else in its place.
choose-or-confirm = Choose something else that is lit, or confirm.
rule = Rule
take-back-text = You can ask to go back all the same. If everybody agrees, this game is practice from then on.
try-now = Try now
no-connection-text = Trying again. What you chose is kept; nothing is sent twice.
not-sent-text = Nothing has changed; your choice is kept.
lobby-title = Railway games, one table
lobby-text = Play bots at once. No account needed.

## Looking back

replay = Replay
replay-deal = The game is dealt.
replay-silent = The table changed without a word.
replay-eyes = Seen by
replay-as-public = everybody
replay-look = Look
replay-export = Journal
replay-return = Back to the table
replay-finished = A finished game, as it was shown then.
replay-running = The game so far, as you saw it.
replay-imported = A journal from elsewhere. Every step was played again and agrees.
replay-luck = Luck
replay-step = Go to step { $at }
replay-way = Way through the game
replay-moment = Step
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-on = One step on
replay-last = To the end
replay-link = Link to this step
replay-copied = Copied
replay-key-step = step
replay-key-turn = turn
replay-key-space = Space
replay-key-play = play
bring = Open a journal
bring-text = A journal that was saved here or elsewhere is played again, step by step, and shown as a replay if everything in it agrees.
bring-choose = Choose a journal
problem-not-finished = This game is still running. Its journal can be taken along once it is over.
problem-journal-long = This journal has more entries than any game of it: at most { $most } are read.
problem-journal-unfinished = The game of this journal was not played to its end.

## Checking the luck

luck-check = Check the luck
luck-sealed = Sealed first
luck-sealed-text = The secret belongs to the fingerprint that was published before the game.
luck-numbers = A number from each
luck-numbers-text = Every seat added a number of its own after that.
luck-seed = The seed
luck-seed-text = It follows from the secret and the numbers.
luck-played = Shuffles and dice
luck-played-text = The house played every step again from this seed, and each agrees. The program below does the same on your own machine.
luck-agrees = all agrees
luck-differs = does not agree
luck-plain = This game was dealt from a plain number. Nothing was sealed, so there is nothing to check.
luck-expected = expected
luck-found = found
luck-noted = This browser noted the same fingerprint during the game.
luck-unnoted = This browser was not there during the game and cannot tell when the fingerprint was published.
luck-proven = Proven
luck-proven-text = Nobody chose the luck. It was fixed before the first card.
luck-unproven = Not proven
luck-unproven-text = That the host never looked, or did not pose as a guest.
luck-again = Check again
luck-running = The luck of this game was sealed before it began. Once it is over, everything can be checked here. The fingerprint:
