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

hint = Hint
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
preview-empty = What a choice would bring is told here.
preview-nothing = No points and no money move.
preview-foreseen = Worth so far
preview-final = It cannot be taken back.

## The line to the server

no-connection = No connection to the table
connected = Connected. Nothing was lost.
while-away = While you were away:
show-me = Show me
not-sent = This could not be sent.
try-again = Try again

## Problems

problem-not-your-seat = This seat is not yours.
problem-stale = The table has moved on. Nothing has changed; look again and choose.
problem-hint-among-people = Hints are for playing against bots. At a table with other people nobody is prompted.
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
call-me = When it is my turn
call-sound = Ring the bell
call-system = Notice of the system
mode-system = As the system
mode-light = Day
mode-dark = Night
sign-hint = Choose what has a dashed frame. Moves tells the same in words.
choose-this = Choose this
choose-on = Choose what is lit now, or something else in its place.
choose-or-confirm = Choose something else that is lit, or confirm.
rule = Rule
take-back-text = You can ask to go back all the same. If everybody agrees, this game is practice from then on.
try-now = Try now
no-connection-text = Trying again in { $seconds } s. What you chose is kept; nothing is sent twice.
not-sent-text = Nothing has changed; your choice is kept.
lobby-title = Railway games, one table
lobby-text = Play bots at once, send friends a link, or take a turn a day. No account needed.

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
program-key = Key for a program
program-key-text = A program that has it plays your seat at this table. It is shown this once; a new one ends it.
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
## The house around the tables

me = Me
set-up = Set up
set-up-a-table = Set up a table
my-tables = My tables
tables-wait = { $tables ->
    [one] One table waits for you
   *[other] { $tables } tables wait for you
}
next-table = Next table that waits for me
open-tables = Open tables
open-tables-help = anyone may sit down
running-tables = Games to watch
running-tables-help = nobody sees your cards, and you see nobody's
finished-tables = Finished games
look-back = Look back
go-on = Go on
to-the-table = To the table
look-in = Look in
watch = Watch
are-you-ready = Are you ready?
free-seats = { $seats ->
    [one] One free seat
   *[other] { $seats } free seats
}
turn-of = { $names } to play

## Setting up a table

another-game = The game
nothing-lost = Nothing you chose was lost. Change it and try again.
seats = Seats
sits-me = Me
sits-friend = Friend
sits-open = Open
sits-device = This device
sits-bot = Bot
sits-none = No one
you-here = you
their-name = Their name
bot-level = How well it plays
bot-random = at random
bot-greedy = steady
options = Options of the game
options-usual = the usual ones are chosen
off = Off
on = On
own-set = Write a set of your own
pace = Pace
pace-live = Live
pace-live-help = everybody is here
pace-days = Days
pace-days-help = a move now and then
a-turn = A turn
a-move = A move
time-bank = Time bank
no-clock = no clock
seconds-short = { $n } s
minutes-short = { $n } min
days-short = { $n ->
    [one] 1 day
   *[other] { $n } days
}
when-time-is-up = When time is up
when-time-is-up-help = for this one turn; the seat stays its player's
then-bot = A bot moves
then-fallback = The least there is to do
who-may-come = Who may come
by-link = By link
by-link-help = Only people you send it to
public = Public
public-help = Listed in the lobby
this-table = This table
order-people = { $me ->
    [0] Without you
   *[other] You
}{ $friends ->
    [0] {""}
    [one] , a friend
   *[other] , { $friends } friends
}{ $open ->
    [0] {""}
    [one] , a seat for anyone
   *[other] , { $open } seats for anyone
}{ $device ->
    [0] {""}
    [one] , one more at this device
   *[other] , { $device } more at this device
}{ $bots ->
    [0] {""}
    [one] , a bot
   *[other] , { $bots } bots
}
open-the-table = Open the table
agreed-no-clock = Live, without a clock
agreed-live = Live, { $turn } s a turn, { $bank } min in the bank
agreed-days = { $days ->
    [one] A day for each turn
   *[other] { $days } days for each turn
}
agreed-then-bot = A bot moves when time is up
agreed-then-fallback = When time is up, the least there is to do is done
others-may-watch = Others may watch; they see no hand

## Before the start, in more words

not-yet-begun = not yet begun
waiting-for-ready = { $people ->
    [one] Every seat is taken. One player is not ready yet
   *[other] Every seat is taken. { $people } players are not ready yet
}
start-with-bots = Start now, and bots keep the free seats until somebody comes.
start-without-them = Start now, and bots play for them until they come.
leave = Leave
ready = ready
awaited = awaited
not-ready = Not ready
i-am-ready = I am ready
start-now = Start now
host = opened the table
person = person
a-bot-of = bot, { $level }
free-by-link = Free, by link
free-by-link-help = for whoever you send the link
open-to-all-help = anyone may sit down
change-name = Change name
put-a-bot = Put a bot here
free-the-seat = Keep it for a friend
send-away = Send away
agreed = What is agreed
luck-of-this-game = The luck of this game
waiting-luck-sealed = Sealed: this is the fingerprint of the house's secret
waiting-luck-numbers = Every browser adds a number of its own; only both together make the luck
invite = Invite
invite-help = Each link seats one person. Opening it only shows the table; sitting down takes one more tap.
invite-qr = The link as a square to scan
copy = Copy
new-link = New link
only-this-computer = Only this computer can open a link.
only-this-computer-text = The house listens to itself alone. Stop it and start it again like this; your tables stay:
only-this-computer-until = Until then: the same device, bots, or a second window here.
invited-title = { $host } keeps a seat for you
invited-text = Nobody sees you until you sit down.
link-used = This link no longer leads to a seat
link-used-text = Somebody sat down with it, or it was withdrawn. You may watch, or ask for another.

## Talk

chat = Chat
chat-gallery = Those who watch
chat-empty = Nothing was said yet.
say-something = Say something
say-to-gallery = To those who watch
send = Send
stock-phrases = What one often says
mute = Mute
unmute = Hear again
is-muted = is muted
point = Point at something
point-where = Tap it on the table, or choose it here
point-show = Show everybody
points-at = points at { $spot }.
problem-no-such-spot = There is nothing of this name that everybody sees. Choose something on the table.
problem-no-such-phrase = This game has no such phrase.
phrase-hello = Hello
phrase-good-luck = Good luck
phrase-well-built = Well built
phrase-one-moment = One moment
phrase-your-turn = Your turn
phrase-good-game = Good game
event-sat = { $name } sat down
event-left = { $name } left; the seat is kept
event-sent-away = { $name } was sent away
event-back = { $name } is back
event-resigned = { $name } gave up; a bot plays on
event-time-up = The time of { $name } was up
event-abandoned = This game was left without an end.

## Going and coming back

going = Going
leave-help = A bot keeps your seat until you are back
resign = Give up
resign-help = A bot plays your seat to the end
part = Part together
part-help = If everybody agrees, the game ends here
bot-plays-for-you = A bot is playing for you.
bot-plays-for-you-text = Take your seat back before, during or after its turn.
take-my-seat = Take my seat
asks-to-part = { $name } asks to end this game here.
waiting-for-parting = The others are asked whether to end here.
play-on = Play on
time-left = Time left
bank = bank

## One device, several players

pass-the-device = Pass the device to { $name }
cards-put-away = The cards before are put away; nothing of them is left on this page.
i-am-show = I am { $name }, show my cards

## Me and my devices

my-name = My name
my-name-help = Shown at tables you sit down at from now on, and at those that have not begun.
keep = Keep
my-devices = My devices
a-device = A device
this-one = this one
turn-away = Sign it out
other-device = Continue on another device
other-device-help = A code lets one more device in. It is good once, for { $minutes } minutes.
make-a-code = Make a code
device-qr = The way to your other device as a square to scan
or-type = Or open
continue-here = Continue here
continue-here-text = This browser takes over your name and your seats. A code is good once.
code = Code
continue = Continue

## Games that one plays alone

daily = Today's challenge
daily-of = Challenge of { $day }
daily-terms = One deal for everybody, until midnight UTC. Your first attempt counts and nothing is taken back in it beyond a barrier; after that you may play the same deal as often as you like.
daily-running = Your attempt waits for you.
daily-again = Your attempt of the day is played. The same deal may be played again; it does not count.
daily-and-scores = Today's challenge and my scores
scores = Scores
scores-of = { $title }: my scores
best-of-deals = Best of each deal
all-games = All games
no-games-yet = No game was played to its end yet.
same-deal = Same deal again
new-deal = New deal
start-over = Start over
start-over-help = This game ends here, without a score.
deal-named = Deal { $deal }
ranked = counts for the day
practice = practice
attempt = attempt { $n }
best-so-far = best so far { $best }
go-back = Go back all the same
go-back-text = From then on this game is practice: its score is kept, but it earns no medal.
par-player = Par
par-of = par { $par }
par-and-you = Par { $par }, you { $total }: { $medal }
par-and-score = Par { $par }, score { $total }: { $medal }
par-waits = Par is being worked out. It is shown here when it is found.
par-line = See par's line
replay-par = Par's game on the same deal: the best line the solver found, knowing the luck.
medals = Medals
medal-none = no medal
medal-bronze = bronze
medal-silver = silver
medal-gold = gold
medal-beaten = par beaten
medal-help-bronze = as good as the steady bot
medal-help-silver = three quarters of par
medal-help-gold = par: the best line a solver finds that knows the luck
medal-help-beaten = better than par
luck-later = This game was dealt from the number of the day. It is told when the day is over.
problem-unknown-day = There is no challenge of that day here.
problem-day-not-begun = That day has not begun. Its challenge is dealt at midnight UTC.
problem-day-over = That day is over. Its challenge can no longer be played.
problem-day-runs = The day of this challenge is not over. Its journal can be taken along tomorrow: it tells the luck that others still meet.
problem-ranked = This attempt counts for the day: nothing is taken back beyond a barrier.
problem-ranked-hint = This attempt counts for the day: there are no hints.
problem-not-alone = This game is not played alone.
problem-par-later = Par is told once the game was played to its end: it would tell the luck.
problem-par-not-ready = Par is being worked out. Ask again in a moment.

## More problems

problem-me-twice = You have two seats of your own. Use "This device" for another player beside you.
problem-no-people = Nobody sits at this table but bots.
problem-bad-pace = A turn takes from one second to an hour, a bank at most four hours, a move from one to thirty days.
problem-not-host = Only whoever opened the table may do this.
problem-begun = The game has begun, or is over.
problem-not-over = This game is not over.
problem-seat-taken = Somebody sits there.
problem-link-used = This link no longer leads to a free seat.
problem-seat-kept = A bot keeps your seat. Take it back first.
problem-covered = The device is being passed on. Nothing is shown until its player says so.
problem-over = This game is over.
problem-loopback-only = Only this computer can open a link. Start the house again like this, your tables stay: { $command }
problem-bad-code = This code is not good: each is good once, for { $minutes } minutes.
problem-bad-name = A name has 1 to { $most } characters.

## The house in more words

set-up-text = Fill the seats, choose a pace, open the doors.
sits-me-text = that is you
sits-friend-name = A friend
sits-friend-text = a link of their own follows
sits-open-name = Anyone
sits-open-text = whoever comes by
sits-device-name = Beside you
sits-device-text = plays at this device
sits-bot-name = A bot
sits-bot-text = sits down at once
sits-none-text = no such seat
pace-days-note = A bell, a notice, and the table moves to the top of the lobby.
may-watch = Others may watch
may-watch-help = they never see a hand
nobody-may-watch = Nobody else may watch, now or later
agreed-luck = The luck is sealed before the first number is asked for
no-time-for-this = No time for this? “Play now” in the lobby seats you with steady bots at once.
invite-friends = Invite friends
promise-luck = Every shuffle can be checked after the game
promise-undo = Undo until something is revealed
promise-bots = Bots see only what you would see
imported = from a journal
no-answer = no connection
no-answer-from = { $name } has no connection
stand-in-text = A bot can play until they are back. The seat stays theirs.
let-a-bot-play = Let a bot play
event-missed = { $name } has no connection; a bot plays until they are back
printed = as it was printed
printed-why = Played by rules version { $rules }, which this house does not play
printed-text = It cannot be played again here, so nothing of it was checked. Scores and log stand as they were printed when it ended.
printed-scores = Scores
printed-place = { $place ->
    [1] First
   *[other] Place { $place }
}
problem-no-watching = Those who play here are among themselves. Only they may look at this game.
problem-other-rules = This game was begun by rules version { $rules }, which this house does not play. It can neither go on nor be played again here.
problem-not-away = They are here. A bot plays only for somebody who has not been heard of for a while.

## Looking at a game again

review = Review
review-thinking = The games that might have been are being played …
review-chance = Chance to win
review-how = At the start of each turn what was hidden is dealt again and chance alone plays on, { $playouts } times. It tells who stood better, not what was best.
review-turning = Turning points
review-steady = Nobody's chances rose by ten in a hundred within a turn.
review-rise = { $name }, step { $at }: { $from } → { $to } %
