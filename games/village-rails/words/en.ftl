### Village Rails: every sentence the game can say.

## Names

title = Village Rails
tagline = Seven lines through field, forest and lake

## Cards: terrains, features, trips, terminus cards, borders

terrain-field = field
terrain-forest = forest
terrain-pasture = pasture
terrain-lake = lake
terrain-village = village

kind-barn = barn
kind-farm = farm
kind-halt = halt
kind-signal = signal
kind-siding = siding
feature-barn = { $terrain } barn
feature-halt = halt { $number }

shape-cross = crossing
shape-bend = bend
shape-turnback = turnback
track-plain = { $terrain } { $shape }
track-one = { $terrain } { $shape } with { $feature }
track-two = { $terrain } { $shape } with { $a } and { $b }
track-as-it-lies = { $terrain } { $shape }: { $lines }
from-top-to-bottom = { $feature } from top to bottom
from-left-to-right = { $feature } from left to right
from-top-to-right = { $feature } from top to right
from-left-to-bottom = { $feature } from left to bottom
from-top-to-left = { $feature } from top to left
from-right-to-bottom = { $feature } from right to bottom

count-field = fields
count-forest = forests
count-pasture = pastures
count-lake = lakes
count-village = villages
count-barn = barns
count-farm = farms
count-halt = halts
count-signal = signals
count-siding = sidings
count-trips = trips
count-tracks = tracks
count-terrains = different terrains
count-features = features

number-field = { $count ->
    [one] { $count } field
   *[other] { $count } fields
}
number-forest = { $count ->
    [one] { $count } forest
   *[other] { $count } forests
}
number-pasture = { $count ->
    [one] { $count } pasture
   *[other] { $count } pastures
}
number-lake = { $count ->
    [one] { $count } lake
   *[other] { $count } lakes
}
number-village = { $count ->
    [one] { $count } village
   *[other] { $count } villages
}
number-barn = { $count ->
    [one] { $count } barn
   *[other] { $count } barns
}
number-farm = { $count ->
    [one] { $count } farm
   *[other] { $count } farms
}
number-halt = { $count ->
    [one] { $count } halt
   *[other] { $count } halts
}
number-signal = { $count ->
    [one] { $count } signal
   *[other] { $count } signals
}
number-siding = { $count ->
    [one] { $count } siding
   *[other] { $count } sidings
}
number-trips = { $count ->
    [one] { $count } trip
   *[other] { $count } trips
}
number-tracks = { $count ->
    [one] { $count } track
   *[other] { $count } tracks
}
number-terrains = { $count ->
    [one] { $count } terrain
   *[other] { $count } different terrains
}
number-features = { $count ->
    [one] { $count } feature
   *[other] { $count } features
}

n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
n-tracks = { $tracks ->
    [one] { $tracks } track
   *[other] { $tracks } tracks
}
n-terrains = { $terrains ->
    [one] { $terrains } terrain
   *[other] { $terrains } different terrains
}

trip-tracks_minus = { $base ->
    [one] { $base } point
   *[other] { $base } points
} minus { $per } per track
trip-per_track = { n-points } per track
trip-exact_tracks = { n-points } for exactly { n-tracks }
trip-ends_match = { n-points } if the first and the last terrain are the same
trip-again = { $times ->
    [one] score your best { $feature } on this line again
   *[other] score your best { $times } { $many } on this line again
}
trip-rarest = { n-points } for at least one { $terrain } and fewer { $many } than any other terrain on the line
trip-most = { n-points } for more { $many } than any other terrain
trip-none = { n-points } for no { $terrain }
trip-per_terrain = { n-points } per { $terrain }
trip-per_feature = { n-points } per { $feature }
trip-min_terrains = { n-points } for at least { n-terrains }
trip-max_terrains = { n-points } for at most { n-terrains }
trip-same_neighbours = { n-points } per pair of neighbours of the same terrain
trip-no_same_neighbours = { n-points } if no two neighbours have the same terrain
trip-feature_kinds = { n-points } per kind of feature

title-tracks_minus = Short line
title-per_track = Long line
title-exact_tracks = Exactly { n-tracks }
title-ends_match = Same ends
title-again = { $times ->
    [one] Best { $feature } again
   *[other] Best { $times } { $many } again
}
title-rarest = Fewest { $many }
title-most = Most { $many }
title-none = No { $many }
title-per_terrain = Every { $terrain }
title-per_feature = Every { $feature }
title-min_terrains = At least { n-terrains }
title-max_terrains = At most { n-terrains }
title-same_neighbours = Same neighbours
title-no_same_neighbours = No same neighbours
title-feature_kinds = Kinds of feature

terminus-many = { $counted }
terminus-few = few { $counted }
terminus-pays = by the number of { $counted }: { $row }
terminus-at = { $from } → £{ $pounds }
terminus-span = { $from }–{ $to } → £{ $pounds }
terminus-from = { $from }+ → £{ $pounds }

## Items: points and money explained

unit-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
unit-pounds = £{ $value }
line-name = { $line }
item-trip = { $line }: { $trip } ({ $why })
item-feature = { $line }: { $feature }
item-feature-count = { $line }: { $feature } ({ $why })
item-signals = { $line }: { $count ->
    [one] a single signal
   *[other] { $count } signals
}
item-siding = { $line }: a siding, counted at the end of the game
item-terminus = { $line }: terminus card ({ $why })
item-line-trips = { $line }: trips
item-line-features = { $line }: features
item-sidings = { $count ->
    [one] { $count } line with a siding: { $lines }
   *[other] { $count } lines with sidings: { $lines }
}
item-no-sidings = no line with a siding
item-money = £{ $pounds } left, 1 point per £3

# What the points come from, over many games.
source-item-line-trips = Trips
source-item-line-features = Features
source-item-sidings = Sidings
source-item-money = Money left
fact-ends = { $first } first, { $last } last
fact-again = again { $list }
fact-scored = { $points }
fact-none-again = there is none
fact-counts = { $list }
fact-pairs = { $count ->
    [one] { $count } pair
   *[other] { $count } pairs
}
fact-kinds = { $count ->
    [one] { $count } kind
   *[other] { $count } kinds
}

item-track-price = price of the track, £1 on each card before it
item-trip-price = price of the trip, £3 and £1 on each card before it
item-coins = coins lying on the card

## Lines of the log

line-build = { $seat } built a { $track } at { $cell }.
line-build-turned = { $seat } turned a { $track } round and built it at { $cell }.
line-complete = { $seat } completed line { $line }.
line-dead = { $seat } closed line { $line } in itself: it runs back into the border. It is dead: it takes no more trips and scores nothing.
line-plan = { $seat } planned a trip on line { $line }: { $trip }.
line-resolve = { $seat } resolved line { $line } and played a terminus card: { $terminus }.
line-put-under = { $count ->
    [one] The trip went under the railway deck: { $trips }.
   *[other] The trips went under the railway deck, the last one lowest: { $trips }.
}
line-draw-own = You drew a terminus card: { $terminus }.
line-draw = { $seat } drew a terminus card.
line-new-track = New in the track market: { $track }.
line-new-trip = New in the trip market: { $trip }.
line-skip = { $seat } found no track to build and skipped the build.
line-end-turn = { $seat } ended the turn.
line-count-up = { $seat } counted sidings and money.
line-wins = { $seat } won with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
line-winner = { $seat }
line-shared = Shared victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $seats }.

## Refusals

refusal-game_over = The game is over. Everybody has had twelve turns.
refusal-not_your_turn = It is { $whose }'s turn. Please wait for yours.
refusal-wrong_phase-must_build = No track is built yet. Every turn has exactly one: build it first.
refusal-wrong_phase-must_resolve = A completed line waits. It is resolved at once: choose its terminus card first.
refusal-wrong_phase-already_built = This turn's track is built. Plan a trip, or end the turn.
refusal-wrong_phase-already_planned = A trip is planned already. There is one a turn: now build a track.
refusal-no_such_slot = There is no such card. The market now has { $cards ->
    [0] no card
    [one] { $cards } card
   *[other] { $cards } cards
}.
refusal-not_enough_money = You have £{ $have }, and this costs £{ $needed }. Coins on the card itself do not help to pay: choose a cheaper card.
refusal-no_such_cell = { $cell } is off the land. There are three columns, a to c, and four rows, 1 to 4.
refusal-cell_taken = { $cell } already holds a track. Choose an empty space.
refusal-cell_not_adjacent = { $cell } touches neither the border nor a track. Build in the top row, in the left column, or side by side with one of your tracks.
refusal-facing_missing = This card can lie either way. Say whether it lies upright or turned.
refusal-no_such_line = There is no line { $line }. The lines are T1 to T3 and L1 to L4.
refusal-line_completed = Line { $line } is completed. Trips go on open lines only: choose another.
refusal-line_dead = Line { $line } runs back into the border. A dead line takes no more trips: choose another.
refusal-line_full = Line { $line } has two trips. That is the most: choose another line.
refusal-line_not_pending = Line { $line } does not wait to be resolved. Choose a line you have just completed.
refusal-not_in_hand = You do not hold this terminus card: { $terminus }. Choose one of your hand.
refusal-bad_trip_order = Line { $line } does not have two different trips, so there is no order to choose. Leave it out.
refusal-bad_trip_order-missing = Line { $line } has two different trips. Say whether they go under the deck as assigned or reversed.

## Questions and rows of the move list

q-main = Build a track; you may plan one trip
q-build = Build a track
q-resolve = { $line } is complete for { $points ->
    [one] { $points } point
   *[other] { $points } points
}: play a terminus card
q-resolve-two = { $lines } are complete: choose one, then play a terminus card for it
q-tail = You may plan a trip, or end the turn
q-waiting = { $seat } is choosing
q-waiting-resolve = { $seat } is settling a completed line
q-waiting-tail = { $seat } may still plan a trip
q-you-win = You win with { $points } points
q-wins = { $seat } wins with { $points } points
q-shared = { $seats } share the victory with { $points } points
q-name = { $seat }

row-track = Take the { $track } { $price ->
    [0] for free
   *[other] for £{ $price }
}{ $coins ->
    [0] {""}
   *[other] , with the £{ $coins } on it
}
row-cell = Lay it on { $cell }
row-cell-completes = Lay it on { $cell } — completes { $lines } (+{ $points })
row-cell-alone = Build on { $cell }
row-upright = Upright: { $ways }{ $points ->
    [-1] {""}
   *[other] {" "}(+{ $points })
}
row-turned = Turned: { $ways }{ $points ->
    [-1] {""}
   *[other] {" "}(+{ $points })
}
row-trip = Plan “{ $trip }” for £{ $price }{ $coins ->
    [0] {""}
   *[other] , with the £{ $coins } on it
}
row-line = For line { $line } — { $points ->
    [0] nothing yet
   *[other] { $points } as it stands
}
row-line-alone = Plan a trip for line { $line }
row-settle = Resolve { $line } (+{ $points })
row-terminus = Play “{ $terminus }” — £{ $pounds } for { $why }
row-order = Under the deck: “{ $upper }” above “{ $lower }”
row-end = End the turn without a trip
row-build = Build the { $track } on { $cell } { $price ->
    [0] for free
   *[other] for £{ $price }
}
row-build-turned = Build the { $track } on { $cell }, turned, { $price ->
    [0] for free
   *[other] for £{ $price }
}
row-plan = Plan “{ $trip }” for line { $line } for £{ $price }
row-resolve = Resolve { $line } with “{ $terminus }”
row-unknown = Click { $clicks }
deed-build = { $price ->
    [0] Build for free
   *[other] Build for £{ $price }
}
deed-plan = Plan for £{ $price }
deed-resolve = Take £{ $pounds } for { $line }

## The page: labels and names for readers

page-plate-field = Fi
page-plate-forest = Fo
page-plate-pasture = Pa
page-plate-lake = La
page-plate-village = Vi

page-side = Trips, hand
page-turn = turn { $turn } of 12
page-tab-tracks = Tracks { $count }
page-tab-trips = Trips { $count }
page-tab-hand = Hand { $count }
page-tracks = Track market
page-tracks-hint = The price goes as coins onto the cards to the left
page-tracks-rest = Rests until your lines are resolved
page-track = { $track }, { $price }{ $coins ->
    [0] {""}
   *[other] , £{ $coins } on it
}; other side: { $trip }
page-trips = Trip market
page-trips-hint = one trip a turn
page-trips-done = this turn’s trip is planned
page-trip = { $trip }, { $price }{ $coins ->
    [0] {""}
   *[other] , £{ $coins } on it
}
page-ticket-tracks_minus = { $base } points, minus { $per } per track
page-ticket-per_track = For each track of the line
page-ticket-exact_tracks = For exactly { $tracks } tracks
page-ticket-ends_match = First and last terrain are the same
page-ticket-again = { $times ->
    [one] Score your best { $feature } again
   *[other] Score your { $times } best { $many } again
}
page-ticket-rarest = Some { $terrain }, but the fewest of all
page-ticket-most = More { $terrain } than any other terrain
page-ticket-none = No { $terrain } on the line
page-ticket-per_terrain = For each { $terrain } of the line
page-ticket-per_feature = For each { $feature } of the line
page-ticket-min_terrains = At least { $terrains } different terrains
page-ticket-max_terrains = At most { $terrains } different terrains
page-ticket-same_neighbours = For each pair of equal neighbours
page-ticket-no_same_neighbours = No two neighbours are equal
page-ticket-feature_kinds = For each kind of feature
page-free = free
page-pounds = £{ $pounds }
page-next = next card
page-next-trip = next card of the deck: { $trip }
page-deck = deck { $count }
page-deck-empty = the deck is empty
page-bottom = bottom { $count }
page-end-turn = End the turn
page-plan = Where the trip could go
page-plan-line = line
page-plan-tracks = tracks so far
page-plan-now = now
page-plan-full = carries two trips already
page-plan-closed = completed, take no more

page-board = Your tableau
page-board-of = Tableau of { $seat }
page-cell = { $cell }, { $track }
page-empty-cell = { $cell }, empty
page-no-line = no line yet
page-upright = Upright
page-turned = Turned
page-line-open = Line { $line } from { $terrain }, { $tracks ->
    [one] one track
   *[other] { $tracks } tracks
}{ $trips ->
    [0] , no trips
   *[other] , trips: { $list }
}
page-line-pending = Line { $line }, complete with { $tracks } tracks, to be resolved{ $trips ->
    [0] {""}
   *[other] ; trips: { $list }
}
page-line-resolved = Line { $line }, resolved for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-line-dead = Line { $line }, ends at the border and scores nothing

page-hand = Your terminus cards
page-hand-hint = only you see them
page-hand-play = one is played
page-settle = Completed lines
page-settle-hint = you choose the order
page-waybill = { $line }, { $tracks } tracks
page-siding-later = counted at the end
page-kept = In this order under the deck
page-reversed = The other way round

page-rivals = Players
page-you = You
page-seat = { $lines } of 7 lines · { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand
page-seat-short = { $lines } of 7 lines

page-sheet = Final scores
page-frame = frame { $letter }
page-from-top = from the top
page-from-left = from the left
page-sidings = Sidings
page-sidings-hint = lines, squared
page-siding-lines = { $count ->
    [0] on no line
    [one] on one line
   *[other] on { $count } lines: { $count } × { $count }
}
page-money = Money
page-money-hint = £3 a point
page-total = Total
page-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
page-unfinished = not finished
page-nothing = nothing scored
page-trip-points = trips
page-tie-money = { $points } points each: more money comes first. { $purses }.
page-tie-shared = { $points } points and equal money: the place is shared. { $purses }.
page-tie-purse = { $seat } £{ $pounds }
page-ties = Ties
page-best-line = Best line of the game
page-best-line-text = { $seat }, { $line }: { $points } points on { $tracks } tracks

## A card looked at closely

detail-market = { $price }, number { $place } in the market{ $coins ->
    [0] {""}
   *[other] , £{ $coins } on it
}
detail-cell = on { $cell }
detail-line = on line { $line }
detail-barn = 1 point for each { $terrain } on its line, the start counted.
detail-farm = 1 point for each different terrain on its line.
detail-halt = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, as its sign says.
detail-signal = 2, 3 or 4 signals on one line: 8, 16 or 24 points. One alone: nothing.
detail-siding = At the end: your completed lines with a siding, squared.
detail-turned = Turned, the two change places
detail-other-side = Other side: { $trip }
detail-terminus = Pays by what is on the line

## Options and content sets

option-shuffled_pairing = Shuffle the two sides
option-shuffled_pairing-help = Tracks and trips are paired anew for each game, so nobody can tell a track from the trip on its back
option-set = Card set
option-set-help = A set of your own, written as text; empty plays with the usual cards

set-few-cards = the two markets alone need { $least } railway cards, the set has { $count }
set-many-cards = a set has at most { $most } railway cards, this one has { $count }
set-track-row = a track is four texts: terrain, shape, feature on line a, feature on line b
set-unknown-terrain = “{ $word }” is no terrain: field, forest, pasture, lake or village
set-unknown-shape = “{ $word }” is no shape: cross, bend or turnback
set-unknown-feature = “{ $word }” is no feature: barn with a terrain, farm, halt with a number, signal or siding
set-barn = a barn needs its terrain, like “barn lake”
set-halt = a halt needs its number from 1 to 9, like “halt 2”
set-unknown-trip = “{ $word }” is no kind of trip
set-again = a { $feature } cannot be scored again: only a barn, a farm or a halt can
set-unequal = every railway card has two sides, but there are { $tracks } tracks and { $trips } trips
set-pairing = step { $step } does not reach all { $count } trips: the two numbers must have no common divisor
set-unknown-count = “{ $word }” cannot be counted: a terrain, a kind of feature, trips, tracks, terrains or features
set-terminus-name = “{ $name }” is no name for a terminus card: 1 to 24 of a–z, 0–9, - and _
set-terminus-row = a terminus card pays for 1 to { $most } counts
set-terminus-names = “{ $one }” and “{ $other }” are the same terminus card: give them one name
set-terminus-faces = two different terminus cards are named “{ $name }”
set-many-termini = a set has at most { $most } terminus cards, this one has { $count }
set-starts = letter { $letter } needs seven starts, not { $count }
set-letter-terrain = letter { $letter } needs every terrain, { $terrain } is missing
set-letter-features = letter { $letter } needs exactly one signal, one siding and one halt 2
set-few-cards-for-seats = { $seats } players need at least { $least } railway cards, the set has { $count }
set-few-termini-for-seats = { $seats } players need at least { $least } terminus cards, the set has { $count }

given-seats = Village Rails is for two to four players, not for { $seats }.
given-letters = “{ $letters }” does not give each of { $seats } players a different letter from A to D.
given-railway = The given railway deck must name every card from 1 to { $count } once; look at card { $card }.
given-terminus = The given terminus deck must name every card from 1 to { $count } once; look at card { $card }.

# What is said at the table
talk-wanted = I wanted that card.
talk-long = What a long line!
