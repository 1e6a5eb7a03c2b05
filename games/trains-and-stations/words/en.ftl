### Trains & Stations: every sentence the game can say.

## Names

title = Trains & Stations

side-coin = Coin
side-hotel = Hotel
side-mine = Mine
side-ranch = Ranch
side-locked = Locked Train
side-train = Train
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

## Content sets

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
