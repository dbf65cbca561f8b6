# The drawn board of Rajas of the Ganges. Keys begin with “rajas-board-”; words of the game come from rajas.ftl.

rajas-board-board = The board
rajas-board-palace = Palace
rajas-board-quarry = Quarry
rajas-board-market = Market
rajas-board-harbour = Harbour
rajas-board-supply = Dice
rajas-board-display = Yield tiles
rajas-board-white-pile = White yield tiles
rajas-board-province = The province of { $player }
rajas-board-start-player = start player
rajas-board-fame = { $number } fame
rajas-board-money = { $number } money
rajas-board-gap = { $number } fame until the markers meet
rajas-board-lead = the markers have met, lead { $number }
rajas-board-enlarge = Show the province of { $player } in full
rajas-board-back-to-own = Back to mine

## The table in words, for screen readers

rajas-board-in-words = The table in words
rajas-board-words-round = Round { $number }
rajas-board-words-start = { $player } has the elephant and begins the round
rajas-board-words-ending = { $player } has brought the markers together: these are the last turns
rajas-board-words-race = Fame and money
rajas-board-words-apart = { $player }: { $fame } fame and { $money } money, { $number } fame apart
rajas-board-words-met = { $player }: { $fame } fame and { $money } money, the markers have met, lead { $number }
rajas-board-words-spaces = Spaces for workers
# “quarry: worker of Asha; 3 free; the next one costs 2 money”: a thing and facts about it.
rajas-board-words-line = { $what }: { $facts }
rajas-board-words-workers = { $count ->
    [one] worker of { $players }
   *[other] workers of { $players }
}
rajas-board-words-free = { $count } free
rajas-board-words-full = none free
rajas-board-words-cost = the next one costs { $number } money
rajas-board-words-offer = Tiles on offer
rajas-board-words-empty = empty
rajas-board-words-below = { $count } below
rajas-board-words-of = { $what }: { $number }
rajas-board-words-river = River
rajas-board-words-boats = { $count ->
    [one] boat of { $players }
   *[other] boats of { $players }
}
rajas-board-words-bridge = then the bridge
rajas-board-words-dice = Dice, { $number } of { $limit }: { $dice }
rajas-board-words-no-dice = Dice: none of { $limit }
rajas-board-words-karma = Karma: { $number }
rajas-board-words-own-workers = Workers: { $number }, { $left } of them not placed yet
rajas-board-words-levels = Levels: { $levels }
rajas-board-words-markets = Markets for { $good }: { $values }
rajas-board-words-tiles = Tiles
rajas-board-words-roads = roads to { $sides }
rajas-board-words-high = on top of another tile
rajas-board-words-yields = Special yields
rajas-board-words-spent = already paid out

## What the help under the pointer tells

rajas-board-tells-brings = Brings: { $income }
rajas-board-tells-level = Now { $level } fame for each
rajas-board-tells-no-market = You have no such market yet
