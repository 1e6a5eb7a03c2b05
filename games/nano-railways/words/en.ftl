title = Nano Railways
tagline = Twelve decades, nine dice, one traveller

## Things

kind-R = Residential
kind-L = Leisure
kind-C = Commercial
kind-I = Industrial
card-name = A{ $card }

icon-ticket = ticket
icon-rail = rail
icon-rails = { $units ->
    [one] one rail
   *[other] { $units } rails
}
icon-passenger = passenger
icon-worker = railworker
icon-to = { $kind }
icon-upgrade = upgrade
icon-clean = cloud
icon-build = building
icon-capital = coin
icon-capital-of = ${ $capital }

unit-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
unit-profit = { $value } profit
unit-capital = ${ $value }
unit-pollution = { $value } pollution
unit-workers = { $value ->
    [one] { $value } worker
   *[other] { $value } workers
}

## Points and steps of the tracks

item-score-profit = profit
item-score-links = { $count ->
    [one] 1 marked link
   *[other] { $count } marked links
}
item-score-pollution = pollution
source-item-score-profit = Profit
source-item-score-links = Link markers
source-item-score-pollution = Pollution
item-slots = further slots of a card
item-laid = lays the link
item-marker = a marked link
item-returned = a marker taken back
item-price = the building
item-stops = stops
item-commerce = Commercial
item-smoke = smoke of the destination
item-industry = Industrial
item-residence = Residential
item-leisure = converted at Leisure
item-income = rails of { $link }
item-double-income = rails of { $link }, upgraded
item-hired = hired
item-raised = coins
item-cleaned = clouds

## What is told

line-arrange = The map is laid: cards { $nw } and { $ne } in the north, { $sw } and { $se } in the south.
line-place = { $pips ->
    [one] 1 passenger waits
   *[other] { $pips } passengers wait
} at { $kind } { $square }.
line-hand = The first hand: { $cards }.
line-buy = The link { $link } is bought: { $a } – { $b }, { $length ->
    [one] 1 rail
   *[other] { $length } rails
}.
line-build = The { $die } is built on { $square }: { $kind }.
line-kept = The link { $from } was built on; its marker stays at { $to }.
line-returned = The link { $link } is gone; its marker comes back.
line-returned-upgraded = The link { $link } is gone; its marker comes back, the upgrade is lost.
line-looped = The link { $link } now ends where it begins: a loop.
line-move = A passenger travels from { $from } to { $kind } { $to }: { $stops ->
    [one] 1 stop
   *[other] { $stops } stops
}.
line-recovered = The die at { $square } is used up and leaves the map.
line-hire = A railworker is hired.
line-capital = Capital is raised.
line-clean = The air is cleaned.
line-add = One passenger more at { $square }: { $value } now.
line-upgrade = The link { $link } is upgraded.
line-pass = Passes.
line-decade = Decade { $decade } begins.
line-decade-drawn = Decade { $decade } begins. From the pool: { $cards }.
line-reshuffle = Shuffled: { $cards } into the hand, { $behind } stays out.
line-over = The twelve decades are over: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
line-over-won = The twelve decades are over: { $points ->
    [one] 1 point
   *[other] { $points } points
}, objective achieved.
line-over-lost = The twelve decades are over: { $points ->
    [one] 1 point
   *[other] { $points } points
}, objective not achieved.

## Why not

refusal-WrongPhase-arrange = The map is not laid yet. Place the four cards first.
refusal-WrongPhase-passengers = Passengers are placed first: a die on each map card, then you act.
refusal-WrongPhase-play = Setting up is over. Choose one of the eight actions.
refusal-WrongPhase-over = The game is over. Nothing more can be done.
refusal-WrongPlacement = These are not the four map cards. Each of those dealt is placed once.
refusal-NoSuchSquare = { $square } is not on the map. Columns are a to j, rows 1 to 6.
refusal-WrongCard = { $square } is no building of the card that is due. Passengers are placed in the order north-west, north-east, south-west, south-east.
refusal-ValueGone = Both dice showing { $pips } are placed. Take the other value.
refusal-NotComplete = { $square } names no complete link. A link joins two different buildings and is named by its first square.
refusal-AlreadyMarked = The link { $square } is marked already. A link has one marker.
refusal-NoWorker = You have no railworker. Buying a link takes one; hire first.
refusal-NoCube = All six markers are on the map. No further link can be bought.
refusal-NotMarked = { $square } names no link of yours. Only a marked link is upgraded.
refusal-AlreadyUpgraded = The link { $square } is upgraded already. That is done once.
refusal-DieNotAvailable = The building die { $die } is not there. Choose one that is left.
refusal-Occupied = A building stands on { $square }. Build on land or on rail.
refusal-NotEnoughCapital = That costs { $price } capital and you have { $capital }. A building costs twice its die.
refusal-MixedColours = { $square } lies beside buildings of different types. A new building joins one type only.
refusal-KeepInvalid = No link is split in two there. Only then a part is named that keeps the marker.
refusal-KeepInvalid-which = The link is split. Say which part keeps the marker: { $a } or { $b }.
refusal-NoPassenger = No die showing { $value } stands at { $square }. Choose a die on the map.
refusal-RouteBroken = The way does not hold together. It runs from building to building over marked, complete links.
refusal-RouteRepeats = The way comes to { $square } twice. No building is entered twice.
refusal-WrongDestination = The way does not end at { $kind }. It ends at the first building of the chosen type.
refusal-RouteOvershoots = The way passes { $kind } at { $square }. A trip ends at the first building of its type.
refusal-ConversionTooLarge = { $profit } profit costs more than the { $capital } capital you have. Convert less.
refusal-ConversionTooLarge-missing = Say how much is converted at Leisure. Nothing is an answer too.
refusal-ConversionTooLarge-elsewhere = Capital is converted at Leisure only. This trip ends elsewhere.
refusal-DieFull = The die at { $square } shows 6. It cannot rise.
refusal-NoDie = There is no such die at { $square }. A building without one needs a recovered die.
refusal-NoDie-building = { $square } is no building. Passengers are added to buildings.
refusal-PassNotAllowed = The first action of a decade is compulsory. Something can still be paid: hire, raise capital or clean up.
refusal-NotInHand = That card is not in your hand. Pay with slots of the cards you hold.
refusal-IconMissing = None of these slots shows the icon that is needed: { $icon }. Choose a slot that does.
refusal-RailCountMismatch = { $length ->
    [one] The link has 1 rail
   *[other] The link has { $length } rails
}. No rails of these slots add up to exactly that.
refusal-DestinationMissing = The destination is missing. It takes one letter that fits, or two that do not.
refusal-SlotUnused = One of these slots gives nothing. Every slot of a payment must be needed.

## Options and sets

given-seats = Nano Railways is for one; { $seats } cannot play.
given-no-objective = Choose at least one objective.
given-cards = A laid-out deal names each of the eight cards once.
option-objectives = Objectives
option-objectives-help = What you play for; several together make a Rail Baron
option-objectives-economist = Economist
option-objectives-mayor = Mayor
option-objectives-conductor = Train Conductor
option-objectives-engineer = Engineer
option-target = Score to reach
option-target-help = For the Economist; empty asks for as many points as you can
option-arrange = Map
option-arrange-help = Play the map as it is dealt, or place its four cards yourself
option-arrange-dealt = As dealt
option-arrange-free = Arrange it
option-set = Card set
option-set-help = A set of your own, written as text; empty plays with the usual cards

set-building-dice = “building_dice” names three different faces from 1 to 6, ascending
set-cards = a set has { $cards } cards, not { $count }
set-map-rows = a map side has three rows
set-map-row = a row has five squares
set-map-glyph = no square is written “{ $glyph }”
set-slots = an action side has four slots
set-slot-icons = a slot has one icon or two
set-slot-rails = a slot has at most one rail icon
set-slot-destinations = a slot has at most one destination
set-icon = no icon is written “{ $icon }”
set-side-buildings = a map side has three buildings of three types
set-side-touching = two buildings of a map side touch
set-side-rails = a map side has at most ten rails
set-side-land = a map side has at least three squares of land
set-side-loose-end = a rail of a map side ends nowhere
set-side-exits = a map side has three exits, not { $count }
set-side-exit-sides = a map side has at most one exit on each side
set-side-exit-place = an exit is in the middle row, or in column 2 or 4
set-side-ring = a chain of rails on a map side ends on no building
set-side-pass-through = a chain of rails runs through a map side without a building
set-side-stub = the rails from a building to an exit are three at most
set-side-links = a map side has one or two links of its own, of four rails at most
set-maps-types = six cards have a { $kind } building, not { $count }
set-maps-touching = with { $nw } { $ne } above { $sw } { $se }, buildings of two cards touch
set-maps-length = with { $nw } { $ne } above { $sw } { $se }, a link is longer than five rails
set-maps-links = with { $nw } { $ne } above { $sw } { $se }, there are fewer than five links
set-maps-seam = with { $nw } { $ne } above { $sw } { $se }, no link joins two cards
set-maps-mostly = 95 in 100 maps have six links or more, not { $percent }
set-maps-mean = maps have eight to nine links on average
set-maps-share = of 100 links, { $least } to { $most } have length { $length }
set-action-twice = an action side has an icon twice that may be there only once
set-action-always = an action side has a railworker, a capital or a decrease pollution icon
set-actions-total = a set has { $total } icons “{ $icon }”, not { $count }
set-actions-capital = the capital icons of a set are worth 3, 3, 4 and 5
set-actions-examples = the rulebook’s payments with A1, A2 and A3 must be possible
set-hand-trip = the hand { $cards } cannot pay for a trip to every type
set-hand-link = the hand { $cards } cannot pay for every link of two rails
set-deck-lacks = the deck { $cards } lacks more than one action

## The page

page-side = Choice
page-map = The map
page-cards = Action cards
page-actions = Actions
page-tracks = Tracks
page-setup = setup
caution-no-upgrade = No card of this deck has an upgrade: no link can be upgraded in this game.
caution-engineer = No card of this deck has an upgrade: the Engineer is out of reach in this game.
page-decade = decade { $decade } of 12
page-decades = Decade
page-decades-left = { $count ->
    [0] the last one
    [one] 1 more after this
   *[other] { $count } more after this
}
page-capital = Capital
page-of-twenty = { $capital } of 20
page-pollution = Pollution
page-of-thirteen = { $pollution } of 13
page-workers = Workers
page-of-six = { $workers } of 6
page-score = score
page-off = pollution
page-profit = profit
page-links = { $count ->
    [one] 1 link × 3
   *[other] { $count } links × 3
}
page-in-hand = in hand
page-in-pool = in the pool
page-in-discard = in the discard
page-in-deck = in the deck
page-goes = goes to the discard
page-more = +{ $count } pollution
page-pay = Pay
page-cubes = { $count ->
    [0] no marker left
    [one] 1 marker left
   *[other] { $count } markers left
}
page-which-die = Which die?
page-two-each = two 1s and two 2s in all
page-value = value { $value }
page-left = { $count } left
page-building-dice = Building dice
page-twice = cost twice their value
page-too-dear = too dear
page-where-to = Where to?
page-convert = Convert at Leisure
page-held = { $capital } capital held
page-objectives = Objectives
page-chosen = chosen
page-achieved = achieved
page-not-achieved = not achieved
page-no-target = no target set

bonus-R = pollution −1
bonus-L = profit for capital
bonus-C = capital +5, pollution +1
bonus-I = worker +1, pollution +1

goal-economist = { $score } points
goal-economist-target = { $score } of { $target } points
goal-mayor = { $passengers ->
    [0] no passenger is left on the map
    [one] 1 passenger is left on the map
   *[other] { $passengers } passengers are left on the map
}
goal-conductor = delivered: R { $r }, L { $l }, C { $c }, I { $i }
goal-engineer = { $upgraded } of { $marked ->
    [one] 1 link is upgraded
   *[other] { $marked } links are upgraded
}

verb-buy = Buy
verb-move = Move
verb-build = Build
verb-upgrade = Upgrade
verb-add = Add
verb-hire = Hire
verb-capital = Capital
verb-clean = Clean up
verb-pass = Pass

label-nothing = nothing
quarter-nw = north-west
quarter-ne = north-east
quarter-sw = south-west
quarter-se = south-east

label-map-card = map card { $card }
label-link = { $at }: { $one } – { $other }, { $length ->
    [one] 1 rail
   *[other] { $length } rails
}
label-link-marked = { $at }: { $one } – { $other }, { $length ->
    [one] 1 rail
   *[other] { $length } rails
}, marked
label-link-upgraded = { $at }: { $one } – { $other }, { $length ->
    [one] 1 rail
   *[other] { $length } rails
}, upgraded
label-loop = { $at }: a loop at { $one }, { $length ->
    [one] 1 rail
   *[other] { $length } rails
}
label-die = { $value } at { $kind } { $at }
label-building = { $kind } { $at }{ $passengers ->
    [0] {""}
    [one] , 1 passenger
   *[other] , { $passengers } passengers
}
label-site = { $at }: would become { $kind }
label-no-site = { $at }: beside two types
label-part = the marker stays on the part at { $at }
label-slot = A{ $card }, slot { $slot }: { $icons }

q-waiting = { $seat } is playing
q-arrange = Which card goes where? North-west first
q-place = Put a passenger die on the { $card } card
q-first = Choose your first action
q-second = Choose a second action, or pass
q-over = { $points ->
    [one] 1 point
   *[other] { $points } points
}
q-over-won = { $points ->
    [one] 1 point
   *[other] { $points } points
}, objective achieved
q-over-lost = { $points ->
    [one] 1 point
   *[other] { $points } points
}, objective not achieved

row-unknown = { $clicks }
row-buy = Buy a complete rail link
row-move = Move a passenger
row-build = Build a building
row-upgrade = Upgrade a rail link
row-add = Add a passenger
row-hire = Hire a railworker
row-capital = Raise capital
row-clean = Reduce pollution
row-pass = Pass and keep your cards
row-pass-forced = Pass: nothing can be paid
row-card = Card { $card } to the { $place }
row-pips = A die showing { $pips }
row-new = The { $die }, for ${ $price }
row-site = { $at } becomes { $kind }
row-to = To { $kind }
row-convert = { $profit ->
    [0] Convert nothing
   *[other] Convert { $capital } capital into { $profit } profit
}
row-travel = Over { $link } to { $kind } { $at }: stop { $stop }, +${ $income }
row-slot-more = { $slot }; pollution +1
row-pay = Pay with { $parts }{ $pollution ->
    [0] {""}
   *[other] : pollution +{ $pollution }
}
pay-part = A{ $card } [{ $slots }]

whole-place = A die showing { $pips } on { $where }
whole-arrange = Cards { $nw } and { $ne } in the north, { $sw } and { $se } in the south
whole-buy = Buy { $link }
whole-upgrade = Upgrade { $link }
whole-build = Build the { $die } on { $at }: { $kind }
whole-move = From { $from } to { $to }: { $stops ->
    [one] 1 stop
   *[other] { $stops } stops
}, the rails pay ${ $income }
whole-move-converting = From { $from } to { $to }: { $stops ->
    [one] 1 stop
   *[other] { $stops } stops
}, ${ $capital } into { $profit } profit, the rails pay ${ $income }
whole-add = One passenger more: { $where }
whole-paid = { $what }. { $pay }

deed-arrange = Lay the map
deed-place = Put the { $pips } on { $kind }
deed-buy = Pay and mark it
deed-build = Build for ${ $price }
deed-move = Pay and travel
deed-upgrade = Pay and upgrade
