### Country Trains: every sentence the game can say.

## Names

title = Country Trains
tagline = Share the line, race the goods
name = { $seat }
station = { $en } ({ $id })
track-straight = straight
track-curve = curve
track-three_way = three-way
track-cross = cross
country-wood = wood
country-sheep = sheep
country-steel = steel
country-house = house
stack-track = track stack
stack-country = country stack
stack-station = station stack

## Items: money and cubes explained

unit-dollars = ${ $value }
unit-cubes = { $value ->
     [one] { $value } cube
    *[other] { $value } cubes
}
item-goods = { $loads } × { $good }, { $from } → { $to }
item-people = people between { $a } and { $b }
item-tax = tax of { $station }, { $from } to { $to }
item-coal-and-water = coal and water at { $station }, { $from } to { $to }
item-cubes-spent = cubes laid on { $station }
item-cube-back = a cube back from { $station }
item-all-goods = Goods
item-all-people = People
item-tax-received = Tax received
item-tax-paid = Tax paid

## Lines of the log

line-drew = { $seat } drew: { $tile }.
line-put-out = Nowhere to place this tile: { $tile } is out of the game.
line-triggered = { $seat } drew the last tile of the { $stack }: the last turns begin.
line-placed = { $seat } placed { $tile } on { $at }.
line-placed-station = { $seat } opened { $tile } on { $at }.
line-stopped = { $seat } placed no more tiles this turn.
line-cannot-place = { $seat } had no tile to place.
line-stayed = { $seat } stayed in the station.
line-cannot-move = { $seat } could not leave the station and stayed.
line-stuck = { $seat } got stuck: no free station could be reached.
line-moved = { $seat } moved to { $at }.
line-arrived = { $seat } moved to { $station }.
line-delivered = { $seat } delivered { $loads } × { $good } from { $from } to { $to } for ${ $pays }.
line-carried = { $seat } carried people between { $a } and { $b } for ${ $pays }.
line-skipped = { $seat } made no delivery.
line-nothing-to-deliver = { $seat } had nothing to deliver here.
line-no-placement = { $seat } had no tile to place before the last turns had begun: the game is over.
line-counted-up = { $seat } ended with ${ $money }.
line-wins = { $seat } won with ${ $money }.
line-winner = { $seat }
line-shared = Shared win with ${ $money } each: { $seats }.

## Refusals

refusal-game_over = The game is over.
refusal-not_your_turn = Not your turn: { $whose } is to act.
refusal-wrong_phase = Not possible now: { $now }.
now-setup = place the station and the track tile you have drawn
now-choose = choose a stack to draw from
now-place = place the tile you have drawn
now-move = it is time to move your locomotive
now-deliver = it is time to deliver or to skip
refusal-stack_empty = The { $stack } is empty.
refusal-stack_unplaceable = Nothing left in the { $stack } can be placed.
refusal-first_tile_mandatory = Place at least one tile first.
refusal-managers_exhausted = No manager left: all three of yours are on the board.
refusal-station_not_earned = All your stations need 4 country tiles or 6 tiles around them.
refusal-no_station_spot = There is no place for a station.
refusal-bad_rotation = This tile cannot be turned that way.
refusal-cell_occupied = The square is taken.
refusal-stations_touch = Stations may not touch.
refusal-edge_mismatch = Track ends must meet track ends, blank sides blank sides.
refusal-not_joined = The tile must join the network.
refusal-not_beside_station = A country tile must lie beside a station.
refusal-not_expandable = The network could not grow any more.
refusal-leaves_no_room = There would be no room for your other tile.
refusal-must_join_rival = The station must link to another player's station by track.
refusal-tile_occupied = The locomotive of { $whose } is there.
refusal-not_reachable = Your locomotive cannot reach that tile.
refusal-must_move_to_station = Your locomotive must go to a station for coal and water.
refusal-same_station = Choose two different stations.
refusal-no_supply = There is nothing to supply there that the other station wants.
refusal-demand_full = The station takes no more loads.
refusal-pool_empty = You have no load cubes.
refusal-no_connection = There is no free connection between the two stations through your locomotive.
refusal-bad_load_count = Wrong number of loads: you can deliver 1 to { $most }.
refusal-no_houses = Both stations need houses beside them.

## Options and sets

option-first = First seat
option-first-help = The seat that begins; empty draws one
option-equal_turns = Equal turns
option-equal_turns-help = When the last tile is drawn the round is finished and nobody has a turn more than another
option-set = Tile set
option-set-help = A set of your own, written as text; empty plays with the usual tiles
given-seats = Country Trains is for two to four players, not for { $seats }.
given-first = Seat { $first } cannot begin: there are { $seats } seats.
set-stations = a set has 2 to { $most } stations, this one has { $count }
set-few-stations-for-seats = { $seats } players need a station each, the set has { $count }
set-station-id = “{ $id }” is no id: 1 to 4 letters and digits
set-station-twice = there are two stations “{ $id }”
set-wants = a station wants wood, sheep or steel, not “{ $word }”
set-green-count = a station has 1 to { $most } green numbers, this one has { $count }
set-green-rising = green numbers rise: { $number } is not more than the number before it
set-few-track = a set has at least { $least } track tiles, this one has { $count }
set-many-track = a set has at most { $most } track and station tiles together, this one has { $count }
set-country = a set has 1 to { $most } country tiles, this one has { $count }

## The page

station-name = { $en }
place-tile = { $tile } on { $square }
count-of = { $count } { $what }
amount = ${ $dollars }
end-north = north
end-east = east
end-south = south
end-west = west

## Labels for those who listen

label-engine = { $place }, { $seat }’s engine stands here
label-station = { $station }: wants { $good }, { $open ->
    [0] takes no more
   *[other] pays { $numbers }
  }; tax ${ $tax }, managed by { $seat }{ $loads ->
    [0] {""}
   *[other] ; gives { $supply }
  }
label-spot = Square { $square }
label-empty = Square { $square }, empty
label-turned = { $tile }, ends { $ends }

## On the page

page-side = Play
page-you = You
page-cubes = Load cubes
page-board = Board
page-window = The board: drag or scroll to move it, + and − to zoom, 0 to see all
page-camera = View of the board
page-closer = Closer
page-further = Further away
page-fit = See all
page-tray = Your hand and the stacks
page-left = left
page-free = free
page-fits = fits { $squares ->
    [one] one square
   *[other] { $squares } squares
  }{ $ways ->
    [one] {""}
   *[other] , { $ways } ways in all
  }
page-stack-track = Track
page-stack-country = Country
page-stack-station = Stations
page-removed = { $count ->
    [one] One track tile fitted nowhere and is out of the game.
   *[other] { $count } track tiles fitted nowhere and are out of the game.
  }
page-stations-left = { $count ->
    [0] None is left.
   *[other] { $stations }
  }
page-draw-station = Earned: lay a station instead of tiles.
page-draw-last = It starts the last turns: you finish this one, then everybody else plays once.
page-draw-may-end = It may start the last turns: tiles that fit nowhere are passed over.
page-draw-track = Something in it fits.
page-draw-country = There is room beside a station.
page-stop = Lay no more tiles
page-must-return = Back to a station for coal and water
page-may-go = Where your engine may go
page-stay = Stay
page-skip = No delivery
page-blocked = { $seat }’s engine bars the way
page-tax-to = tax to { $seat }
page-no-tax = no tax
page-from-here = From this tile
page-goods = Goods
page-loads = Loads
page-last-turns = Last turns
page-first-turn = First turn
page-tile-of = Tile { $tile } of { $tiles }
page-round = Round { $round }
page-seats = Seats and stations
page-stations = Stations
page-stations-hint = wants · gives · pays · tax
page-progress = country { $country }/4 · tiles { $around }/6
page-sheet = Final sheet

plate-goods = Goods: { $good }
plate-people = People
brief-goods = { $loads } { $good }, { $from } → { $to }
brief-people = People, { $from } – { $to }
foreseen-tax = tax at { $station } to { $seat }

seat-state = { $stations ->
    [one] 1 station · 1 tile a turn
   *[other] { $stations } stations · { $stations } tiles a turn
  }
seat-on-track = { $stations ->
    [one] 1 station · engine must return
   *[other] { $stations } stations · engine must return
  }
seat-earned = { $stations ->
    [one] 1 station · station turn earned
   *[other] { $stations } stations · station turn earned
  }
seat-last-turn = { $stations ->
    [one] 1 station · plays once more
   *[other] { $stations } stations · plays once more
  }
seat-done = { $stations ->
    [one] 1 station
   *[other] { $stations } stations
  }

sheet-stations = { $stations ->
    [one] 1 station
   *[other] { $stations } stations
  }
sheet-goods = Goods
sheet-goods-hint = paid by the bank
sheet-people = People
sheet-people-hint = $2 a house
sheet-tax-in = Tax received
sheet-tax-in-hint = by your managers
sheet-tax-out = Tax paid
sheet-tax-out-hint = to other managers
sheet-money = Money
sheet-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
  }
sheet-ended = { $seat } drew the last tile of the stack “{ $stack }”; then everybody else had one more turn.
sheet-no-placement = No tile could be laid any more, so the game ended at once.

## Questions

q-waiting-setup = { $seat } is laying the first tiles
q-waiting-choose = { $seat } is choosing a stack
q-waiting-place = { $seat } is laying a tile
q-waiting-move = { $seat } is moving the engine
q-waiting-deliver = { $seat } may deliver
q-lay = Lay your tile: { $tile }
q-lay-station = Lay your new station: { $tile }
q-lay-both = Lay your station and your track tile
q-choose = Draw from which stack?
q-choose-more = Draw another tile, or stop here
q-move = Move your engine, or stay
q-return = Your engine must return to a station
q-deliver = Deliver goods, carry people, or leave it
q-you-win = You win with { $dollars }
q-wins = { $seat } won with { $dollars }
q-shared = { $seats } share the win with { $dollars }
q-name = { $seat }

## Rows of the move list

row-hand = Lay { $tile }
row-square = On square { $square }{ $ways ->
    [one] {""}
   *[other] , { $ways } ways
  }
row-square-alone = On square { $square }
row-country = On square { $square }, beside { $stations }
row-rot = Ends { $ends }
row-lay = Lay { $tile } on { $square }
row-lay-turned = Lay { $tile } on { $square }, ends { $ends }
row-draw-track = Draw a track tile ({ $left } left)
row-draw-country = Draw a country tile ({ $left } left)
row-draw-station = Draw a station ({ $left } left)
row-stop = Lay no more tiles this turn
row-stay = Stay at this station
row-skip = Make no delivery
row-go = Go to { $place }
row-go-nowhere = Go to { $square }
row-go-tax = Go to { $place }, ${ $dollars } tax to { $seat }
row-go-free = Go to { $place }, free
row-go-deliver = Go to { $place }; then { $then }
row-goods = { $loads } { $good }, { $from } → { $to }: { $net }
row-people = People, { $from } – { $to }: { $net }
row-loads = { $loads } { $good } for ${ $pays }: { $net }
row-some-goods = Deliver goods, at best { $net }
row-some-people = Carry people, at best { $net }
row-from = From { $station }
row-to = To { $station }
row-to-net = { $to }: { $net } at best
row-station = { $station }
row-unknown = Click { $clicks }

deed-lay = Lay it here
deed-draw-track = Draw a track tile
deed-draw-country = Draw a country tile
deed-draw-station = Draw a station
deed-draw-last-track = Draw the last track tile
deed-draw-last-country = Draw the last country tile
deed-move = Move here
deed-move-free = To { $station }, free
deed-move-tax = To { $station } for ${ $dollars }
deed-deliver = Deliver for { $net }
deed-carry = Carry for { $net }

# What is said at the table
talk-both = That tile helps us both.
talk-far = A long way to carry that.
