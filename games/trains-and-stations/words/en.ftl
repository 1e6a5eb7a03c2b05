### Trains & Stations: every sentence the game can say.

## Names

title = Trains & Stations
tagline = Roll, link the cities, share the profit
name = { $seat }
side-coin = Coin
side-hotel = Hotel
side-mine = Mine
side-ranch = Ranch
side-locked = Locked Train
side-train = Train
side-bonus = bonus { $side }
good-cattle = Cattle
good-coal = Coal
good-workers = Workers
good-food = Food
good-silver = Silver
good-gold = Gold
times = { $count } × { $what }
city = { $en }
bonus-vp = { $vp } VP
bonus-power = a Power card
bonus-die = a bonus die
power-mission = Mission { $from } – { $to } ({ $value } VP)
power-pair = Goods pair { $one } – { $other }

## Items: points and coins explained

unit-points = { $value } VP
unit-coins = { $value ->
     [one] { $value } coin
    *[other] { $value } coins
}
item-start = VP at the start
item-completion = { $cities } cities connected, { $dice ->
     [one] { $dice } die
    *[other] { $dice } dice
} on the way
item-completions = Deliveries
item-bonus = Majority bonus of { $city }
item-bonuses = Majority bonuses
item-unserved = { $count ->
     [one] { $count } building
    *[other] { $count } buildings
} without goods
item-unserved-buildings = Buildings without goods
item-unawarded = { $count ->
     [one] { $count } card
    *[other] { $count } cards
} asked for and not received
item-speculations = Cards not received in speculation
item-strikes = Strikes
item-monopoly = Most { $good } ({ $count })
item-reroll = price of a reroll
item-cash = Coin die cashed

# What the points come from, over many games.
source-power-mission = Missions
source-item-monopoly = Monopolies

## Lines of the log

line-returned = { $seat } returned a Power card.
line-returned-own = You returned { $card }.
line-begins = The returned cards are shuffled into the deck. The Conductor begins: { $seat }.
line-order-score = { $seat } chose to score Missions without being asked.
line-order-ask = { $seat } chose to be asked about Missions.
line-rolled = { $seat } rolled { $dice }.
line-rolled-none = { $seat } kept all dice and rolled none.
line-reroll = { $seat } paid a coin for a reroll.
line-rerolled = { $seat } rerolled: { $dice }.
line-strike = Strike! Three Locked Trains stop { $seat }.
line-enough = { $seat } kept the roll.
line-reclaimed = { $seat } reclaimed { $count } dice from the map.
line-placed = { $seat } placed a train on { $space }.
line-placed-bonus = { $seat } placed a bonus die on { $space }.
line-built = { $seat } built a { $building } in { $city }.
line-cashed = { $seat } cashed a Coin die.
line-saved = { $seat } saved a die: { $side }.
line-ended = { $seat } finished with the dice.
line-delivery = Delivery: { $cities } are connected.
line-no-majority = Only bonus dice lie on this route: nobody gains VP or bonuses.
line-tie = { $seat } gave the tied majority to { $to }.
line-majority = { $seat } took the majority.
line-takes-die = { $seat } took a bonus die for { $city }.
line-no-die = There is no bonus die left for { $city }.
line-draws = { $seat } drew a Power card for { $city }.
line-drew-own = You drew { $card }.
line-no-card = There is no Power card left for { $city }.
line-takes-goods = { $seat } took { $count } × { $good }.
line-unserved = No goods for { $count ->
     [one] { $count } { $building }
    *[other] { $count } × { $building }
} of { $seat }: VP instead.
line-unawarded = { $seat } asked in vain for { $count ->
     [one] { $count } card
    *[other] { $count } cards
}: VP instead.
line-mission = { $seat } scored { $card }.
line-missions-done = { $seat } finished with Missions.
line-dice-return = { $count } dice left the map.
line-upgrade = The { $building } now brings { $good }.
line-closed = The { $building } is closed for good.
line-committed = { $seat } committed an offer.
line-offer = { $seat } gave { $list } for { $asks ->
     [one] { $asks } card
    *[other] { $asks } cards
}.
line-offer-none = { $seat } gave nothing.
line-last-round = The VP pool is empty. This is the last round: the game ends before the Conductor ({ $seat }) plays again.
line-stalled = The game ends after { $rounds } rounds with VP left in the pool.
line-monopolies = Monopolies of { $seat }.
line-no-monopoly = No monopoly for { $seat }.
line-wins = { $seat } won with { $points } points.
line-shared = Shared victory with { $points } points: { $seats }.

## Refusals

refusal-NotYourTurn = You are not asked now. The turn belongs to { $whose }; please wait.
refusal-NotYourTurn-over = The game is over.
refusal-WrongPhase-power = First everybody returns one Power card.
refusal-WrongPhase-start = The turn begins with gathering dice: roll, or reclaim your dice.
refusal-WrongPhase-rolling = The dice are being rolled: mark dice and reroll, or end rolling.
refusal-WrongPhase-resolve = The dice are rolled: place, build, cash and save, then end the step.
refusal-WrongPhase-group = Several routes are complete: first choose the next delivery.
refusal-WrongPhase-tie = A majority is tied: first choose who gets it.
refusal-WrongPhase-serve = Goods run short: first hand out the cards that are left.
refusal-WrongPhase-missions = Missions are being scored: reveal some, or be done.
refusal-WrongPhase-upgrade = A stack is empty: first choose the upgrade.
refusal-WrongPhase-speculation = Everybody is making an offer for the new goods: offer some, or commit.
refusal-WrongPhase-award = There are too few new cards: first hand them out.
refusal-AlreadyCommitted = You have made this choice. It is final.
refusal-TooFewOnBoard = You have { $count } dice on the map. Reclaiming needs at least { $least } of your own.
refusal-BonusLimit = You hold { $held ->
     [0] no bonus die
    *[other] { $held } bonus dice
}, and no more can join the roll.
refusal-EmptyHand = You have no die to roll. Reclaim your dice.
refusal-NoSuchDie = There is no free die like this: { $side }.
refusal-LockedDie = A Locked Train stays as it is. Choose another die.
refusal-NothingMarked = No die is marked. Mark at least one, then reroll.
refusal-SpaceOccupied = { $space } already holds a die. Choose an empty space.
refusal-NotAdjacent = { $space } touches neither a Station nor a die. Begin at a Station, or beside a die.
refusal-TrainsUnplaced = { $trains ->
     [one] One train is
    *[other] { $trains } trains are
} not placed yet. Every train must be placed.
refusal-NoSet = A { $building } needs three dice that show it.
refusal-NoBuildingInSupply = All your buildings of this kind stand already: { $building }.
refusal-StationFull = { $city } has { $locations ->
     [one] one building location
    *[other] { $locations } building locations
}, all taken.
refusal-LevelNotOpen = Every Station needs { $level ->
     [one] a building
    *[other] { $level } buildings
} before one gets more.
refusal-CoinLimit = You have { $most } coins, the most there can be.
refusal-CannotSaveTrain = Trains cannot be saved: they must be placed.
refusal-CannotSaveBonus = Bonus dice cannot be saved.
refusal-NotTied = This seat is not tied for the majority.
refusal-NotAsking = This seat does not wait for a card.
refusal-NotHeld-card = You do not hold this card: { $card }.
refusal-NotHeld-good = You hold no { $good }.
refusal-NotEligible = The cities are not connected this turn: { $card }.
refusal-PairAlreadyScored = One card of a pair of cities a turn: { $card }.
refusal-NotAnOption-ordered = You have changed your standing order for Missions this turn already.
refusal-NotAnOption-order = This is your standing order already.
refusal-NotAnOption-group = No completed route begins on this space.
refusal-NotAnOption-upgrade = The { $building } cannot bring { $good } now.
refusal-NotAnOption-offered = You have offered all your { $good }.
refusal-NotAnOption-pair = This card cannot be offered, or is offered already: { $card }.
refusal-OddOffer = Two goods buy one card: an offer must be even.

## Questions and rows of the move list

q-power = Return one of your three Power cards
q-start = Gather your dice and roll them
q-start-reclaim = You have no dice to roll: reclaim them
q-rolling = Mark dice to reroll for a coin, or end rolling
q-resolve = Place your trains; build, cash and save as you like
q-resolve-end = Build, cash and save as you like, then end the step
q-group = Several routes are complete: which is delivered next?
q-tie = The majority is tied: who gets it?
q-serve = Too few { $good }: who gets the next card?
q-missions = Reveal Missions you want to score, then be done
q-upgrade = Which stack is upgraded?
q-speculation = Offer goods, two for one { $good }, and commit
q-award = Too few { $good } for all offers: who gets the next card?
q-wait = { $seat } is choosing
q-wait-sealed = Waiting for { $seats }
q-wins = { $seats } won with { $points } points
row-power = Return { $card }
row-bonus = Take one more bonus die
row-saved = Roll the saved { $side }
row-roll = Roll { $count ->
     [one] { $count } die
    *[other] { $count } dice
}
row-reclaim = Reclaim { $count } dice instead of rolling
row-order-score = From now on score Missions without asking me
row-order-ask = From now on ask me about Missions
row-mark = Mark a die: { $die }
row-reroll = Pay a coin and reroll { $count ->
     [one] { $count } die
    *[other] { $count } dice
}
row-enough = End rolling
row-train = Place a train
row-train-bonus = Place a bonus die
row-space = On { $space }
row-space-alone = Place a train on { $space }
row-supply = Build a { $building }
row-city = In { $city }
row-city-alone = Build in { $city }
row-die = Use a die: { $die }
row-cash = Cash it for 2 coins
row-save = Save it for the next turn
row-end = End the step
row-group = Deliver to { $cities }
row-seat = { $seat }
row-mission = Score { $card }
row-done = Done with Missions
row-stack = Upgrade the { $building }
row-good = To { $good }
row-goods = Offer { $good }
row-pair = Offer the { $card }
row-commit = Commit { $count ->
     [0] without an offer
    *[other] { $count } goods for { $asks }
}
row-unknown = Click { $clicks }

## The page

page-round = Round { $round } · { $step }
page-before = Before round 1 · { $step }
page-rounds = { $round } rounds
step-power = Power cards
step-start = start
step-rolling = rolling
step-resolve = resolve
step-delivery = delivery
step-missions = Missions
step-upgrade = upgrade
step-speculation = speculation
step-over = over
page-side = Goods and cards
page-west = West
page-centre = Centre
page-east = East
page-last-round = Last round
page-vp-pool = VP pool
page-pool = VP pool: { $left } of { $total } left
page-pool-of = of { $total } · empty = last round
page-map = Map
page-to-go = { $count } to go
page-space = { $space }, empty
page-space-own = { $space }, die of { $seat }
page-space-white = { $space }, bonus die
page-city = { $city }, { $count } of { $locations } buildings, bonus: { $bonus }
page-stand = { $building } of { $seat }
page-goods = Goods chart
page-now-next = now, then next
page-closed = closed
page-no-next = then nothing
page-next = then
page-list = { $list }
page-locked = Locked
page-die-marked = { $die }, marked
page-keep = keep
page-roll = roll
page-saved-die = Saved { $side }: { $state }
page-saved-dice = Saved
page-from-pool = From the pool
page-of = { $count } of { $all }
page-pool-rule = always as many as can be, five at most
page-white-dice = Bonus dice
page-reclaim = Reclaim
page-reclaim-rule = Needs 5 of your dice on the map: { $count } now. It ends the turn without a roll.
page-risk-roll = chance of a strike: three Locked Trains among { $count ->
     [one] { $count } die
    *[other] { $count } dice
}
page-risk-reroll = chance of a strike if { $count ->
     [one] this die is
    *[other] these { $count } dice are
} rolled: a third Locked Train costs 3 VP and ends the rolling
page-risk-none = A third Locked Train is a strike: it costs 3 VP and ends the rolling.
page-percent = { $percent } %
page-mark-first = Reroll: mark dice first
page-keep-all = If all are kept
page-keep-trains = { $count ->
     [0] no train to place
     [one] place { $count } train
    *[other] place { $count } trains
}
page-keep-coins = { $count ->
     [0] no Coin die
     [one] cash { $count } Coin die
    *[other] cash { $count } Coin dice
}
page-keep-set = build a { $building }
page-keep-no-set = no set of three
page-trains = Trains
page-must = must be placed
page-trains-left = { $count } left · { $spaces } spaces open
page-dice-of = { $count } × { $side }
page-set-lacks = { $count } more for a set
page-coins-now = { $coins ->
     [one] { $coins } coin now
    *[other] { $coins } coins now
}, 5 at most
page-cash = Cash
page-save = Save
page-if-ended = If the step ended now
page-waste-trains = { $count ->
     [one] 1 train is
    *[other] { $count } trains are
} not placed: not allowed
page-waste-set = three of { $building } go back unused
page-waste-coins = { $count ->
     [one] a Coin die goes
    *[other] { $count } Coin dice go
} back uncashed
page-waste-rest = { $count ->
     [one] 1 die goes
    *[other] { $count } dice go
} back to the pool
page-waste-none = nothing is wasted
page-whites = Bonus dice { $count }
page-step-completion = Completion: +{ $vp } VP each
page-step-majority = Majority: the bonuses
page-step-goods = Goods: Ranch, Mine, Hotel
page-step-missions = Missions, after all deliveries
page-step-home = Dice go home
page-tie = Who has the majority?
page-short = { $count } × { $good } left: who takes the next?
page-short-rule = What a seat asks for and does not get is paid with 1 VP.
page-asks = asks for { $count }
page-mission = Mission
page-pair = Goods pair
page-two = { $one } + { $other }
page-eligible = Connected this turn
page-none-eligible = None of your Missions is connected this turn.
page-sealed = sealed
page-thinking = choosing
page-sealed-power = Everybody returns a card
page-sealed-missions = Shown together
page-sealed-offers = Opened together
page-upgrade = What becomes of the empty stack?
page-upgrade-rule = Choose the building in the goods chart and the good here.
page-enters = { $good } enters at the { $building }: { $count } cards
page-nothing-to-offer = You hold no goods. Seal an empty offer, as everybody must.
page-offer-sum = { $count } offered for { $asks } × { $good }
page-mine = Your cards
page-mine-hint = only you see these
page-worth = { $points } for the most
page-none = none
page-monopolies = Monopolies
page-monopolies-hint = at the end; ties all score
page-missions = Missions
page-order-public = everybody sees this order
page-order-at-once = Score at once
page-order-me = Ask me
page-players = Players
page-conductor = Conductor
page-committed = has chosen
page-coins-word = coins
page-whites-word = bonus dice
page-vp-word = VP
page-saved = saved { $list }
page-scored = ✓ { $from } – { $to }: { $value }
page-tally = holds { $goods }; { $power } Power cards
page-order-score = Missions: at once
page-order-ask = Missions: asks
page-shown = { $seat } gave { $list }
page-sheet = Final scores
page-vp-row = Victory points
page-vp-row-hint = by their source
page-missions-hint = scored ones, from no pool
page-monopolies-rule = Monopolies: all who hold the most of a good score its value
page-for-most = { $points } for the most
page-each-tied = { $points } each, tied
page-cards = { $count ->
     [one] { $count } card
    *[other] { $count } cards
}
page-cards-pair = { $count } in all, { $icons } by { $icons ->
     [one] a pair
    *[other] pairs
}
page-total = Total
page-rank = { $rank ->
     [1] 1st
     [2] 2nd
     [3] 3rd
    *[other] { $rank }th
}
page-rank-shared = { $rank ->
     [1] shared 1st
     [2] shared 2nd
     [3] shared 3rd
    *[other] shared { $rank }th
}: equal Gold, { $gold }
page-rank-more-gold = { $rank ->
     [1] 1st
     [2] 2nd
     [3] 3rd
    *[other] { $rank }th
}: more Gold, { $gold }
page-rank-less-gold = { $rank ->
     [1] 1st
     [2] 2nd
     [3] 3rd
    *[other] { $rank }th
}: less Gold, { $gold }

## What the committing button says

deed-power = Seal and return it
deed-reclaim = Reclaim { $count } dice
deed-reroll = Reroll { $count } for 1 coin
deed-place = Place it on { $space }
deed-build = Build in { $city }
deed-end = { $count ->
     [0] End the step
     [one] End the step: 1 train left
    *[other] End the step: { $count } trains left
}
deed-tie = { $seat } has it
deed-give = Give it to { $seat }
deed-mission = Show it: { $points } at the end

## Options

option-open_tally = Open tally
option-open_tally-help = Everybody sees how many goods and Power cards each player holds, added up from what was seen
option-conductor = Conductor
option-conductor-help = The seat that begins; empty draws one
option-set = Map and cards
option-set-help = A set of your own, written as text; empty plays with the usual map and cards
given-seats = Trains & Stations is for three to five players, not for { $seats }.
given-conductor = Seat { $number } cannot be the Conductor: there are { $seats } seats.

## Content sets

set-place = a place is two numbers in square brackets
set-cities = a set has { $least } to { $most } cities, this one has { $count }
set-city-name = “{ $name }” is no name for a city: up to 24 of a–z, 0–9 and -, beginning with a letter, and not the name of a good
set-city-twice = two cities are named “{ $name }”
set-bonus = “{ $word }” is no bonus: “power”, “die”, or “vp 1” to “vp 9”
set-routes = a set has 2 to 16 routes, this one has { $count }
set-route-name = a route is named by a letter from A to Z of its own, not “{ $name }”
set-arms = route { $name } needs one arm, or three that meet
set-two-ends = route { $name } has one arm: it must begin and end with a city
set-stem = the first arm of route { $name } must begin with a city and end at the junction
set-arm = the other arms of route { $name } begin beside the junction and end with a city
set-short-route = route { $name } is too short: two spaces from end to end, and one on every arm besides the junction
set-same-end = two ends of route { $name } touch the same city
set-unknown-stop = “{ $word }” is neither a city at the end of an arm nor a place x,y inside the box
set-many-spaces = a set has at most { $most } spaces
set-lonely-city = no route touches { $name }
set-unknown-city = “{ $word }” is no city of this set
set-mission-ends = a Mission needs two different cities
set-mission-twice = two rows have the same Mission: write it once, with copies
set-pair = a Goods pair is two different goods
set-pair-twice = two Goods pairs are the same
set-many-faces = a set has at most { $most } different Power cards, this one has { $count }
set-cards = a set has { $least } to { $most } Power cards, this one has { $count }
set-unknown-good = “{ $word }” is no good: cattle, coal, workers, food, silver or gold
set-chain-first = the { $building } needs one first good that no other building starts with
set-chain-twice = { $good } comes twice in the chain of the { $building }

# Table talk; nothing said is binding (T43)
spot-space = rail space { $space }
talk-finish = Finish this route and we both score.
talk-tie = Break the tie in my favour?
talk-goods = Hand me a card and I will remember it.
talk-strike = Mind the strike!
talk-pool = The pool is nearly empty.
