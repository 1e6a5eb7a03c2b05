### Village Rails: every sentence the game can say.

## Names

title = 村庄铁路

## Cards: terrains, features, trips, terminus cards, borders


## Items: points and money explained


## Lines of the log


## Refusals


## Questions and rows of the move list


## The page: labels and names for readers


## Options and content sets


