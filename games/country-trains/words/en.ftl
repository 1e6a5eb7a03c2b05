### Country Trains: every sentence the game can say.

## Names

title = Country Trains
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

line-drew = { $seat } draws: { $tile }.
line-put-out = Nowhere to place this tile: { $tile } is out of the game.
line-triggered = { $seat } has drawn the last tile of the { $stack }: the last turns begin.
line-placed = { $seat } places { $tile } on { $at }.
line-placed-station = { $seat } opens { $tile } on { $at }.
line-stopped = { $seat } places no more tiles this turn.
line-cannot-place = { $seat } has no tile to place.
line-stayed = { $seat } stays in the station.
line-cannot-move = { $seat } cannot leave the station and stays.
line-stuck = { $seat } is stuck: no free station can be reached.
line-moved = { $seat } moves to { $at }.
line-arrived = { $seat } moves to { $station }.
line-delivered = { $seat } delivers { $loads } × { $good } from { $from } to { $to } for ${ $pays }.
line-carried = { $seat } carries people between { $a } and { $b } for ${ $pays }.
line-skipped = { $seat } makes no delivery.
line-nothing-to-deliver = { $seat } has nothing to deliver here.
line-no-placement = { $seat } has no tile to place, and the end was not near: the game is over.
line-counted-up = { $seat } ends with ${ $money }.
line-wins = { $seat } wins with ${ $money }.
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
