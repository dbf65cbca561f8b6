# Rajas of the Ganges. Terms are those of docs/rajas/glossary.md. Fields are explained in docs/wording.md.

rajas-title = Rajas of the Ganges
rajas-goal = You own a province and want wealth and fame. Buildings bring fame, markets bring money; your two markers run towards each other, and one fame is worth two money. The player who brings them together starts the last turns; the widest lead wins. Each turn you place one worker: build tiles in the quarry (paid with dice of the tile's colour), sell in the market, win dice and favours in the palace, sail down the river from the harbour. Karma turns a die that you pay to its other side. A road from your residence to a sign at the edge of the province brings that special yield once.

## Terms

rajas-colour-blue = blue
    .letter = B
    .indefinite = a blue
rajas-colour-green = green
    .letter = G
    .indefinite = a green
rajas-colour-orange = orange
    .letter = O
    .indefinite = an orange
rajas-colour-purple = purple
    .letter = P
    .indefinite = a purple
rajas-good-tea = tea
rajas-good-silk = silk
rajas-good-spices = spices
rajas-building-temple = temple
rajas-building-palace = palace
rajas-building-fort = fort
rajas-building-mill = mill
rajas-back-snake = snake
rajas-back-cow = cow
rajas-back-tiger = tiger
rajas-road-straight = straight
rajas-road-bend = curve
rajas-road-fork = junction
rajas-road-crossing = crossing
rajas-side-north = north
    .letter = N
rajas-side-east = east
    .letter = E
rajas-side-south = south
    .letter = S
rajas-side-west = west
    .letter = W
# The colours of yield tiles.
rajas-yield-white = white
rajas-yield-yellow = yellow
rajas-yield-red = red
rajas-yield-brown = brown
rajas-space-quarry = quarry
rajas-space-harbour = harbour
rajas-space-mixed-market = mixed market
rajas-space-tea-market = tea market
rajas-space-silk-market = silk market
rajas-space-spices-market = spices market
rajas-space-any-market = any market
rajas-space-low-terrace = low terrace
rajas-space-terrace = { $colour } terrace
rajas-space-balcony = { $paid } to { $taken } balcony
rajas-space-great-mogul = Great Mogul
rajas-space-dancer = Dancer
rajas-space-yogi = Yogi
rajas-space-raja = Raja Man Singh
rajas-space-master-builder = Master Builder
rajas-space-portuguese = Portuguese

## Things that are put together

rajas-die = { $colour } { $value }
# “orange 7 (junction, tea 2 and spices 1)”: colour and cost of a province tile, its road, its buildings and markets.
rajas-tile = { $colour } { $cost } ({ $road }, { $content })
rajas-market = { $good } { $value }
rajas-yield-tile = { $colour } yield tile ({ $income })
rajas-river-tile = river tile ({ $income })
rajas-stack = { $colour } { $back } stack
rajas-square = square in row { $row }, column { $column }
rajas-river-start = start of the river
rajas-river-space = river { $number }
rajas-yield-place-north = special yield at the top, column { $column }
rajas-yield-place-east = special yield on the right, row { $row }
rajas-yield-place-south = special yield at the bottom, column { $column }
rajas-yield-place-west = special yield on the left, row { $row }
rajas-fame-space = fame { $number }
rajas-money-space = money { $number }

## What brought something

rajas-by-tile = tile
rajas-by-white-tile = white tile
rajas-by-markets = markets

## Questions

rajas-question-turn = Where does your worker go?
rajas-question-tile = Which tile do you build?
rajas-question-lay = Where does { $tile } go, and how is it turned?
rajas-question-pay = Which die do you pay with?
rajas-question-pay-tile = { $tile } costs { $missing } more in { $colour } dice. Which die do you pay with?
rajas-question-first = Which comes first, the fame or the money of the tile?
rajas-question-yield = Which special yield do you collect first?
rajas-question-return = There is no room for all new dice. Which of yours go back?
rajas-question-choose = Which colour of die do you take?
rajas-question-choose-several = { $left ->
    [one] One more die, of the same colour as the last one or a later one in the order blue, green, orange, purple. Which?
   *[other] You take { $left } dice. Name their colours in the order blue, green, orange, purple. Which is the next?
}
rajas-question-reroll = Which dice do you roll again?
rajas-question-upgrade = Which kind of building do you upgrade?
rajas-question-sail = Where does your boat sail?
rajas-question-chamber = Whom in the palace do you visit, free of charge?
rajas-question-goods = Which goods do you sell?
rajas-question-token = Which yield tile do you take?
rajas-question-onto = On which place do you put the { $colour } yield tile ({ $income })?
rajas-question-roll = A die is rolled.
rajas-question-reveal = The next tile is turned up.
rajas-question-draw = A yield tile is drawn.
rajas-question-start = The start player is drawn by lot.
rajas-question-count = A die is rolled for the next river tile.
rajas-question-river-tile = A river tile is drawn.
# Questions in general, for the list of those that are always answered the same way.
rajas-question-lay-always = Where does a tile go, and how is it turned?
rajas-question-onto-always = On which place do you put a yield tile?

## Answers

rajas-answer-place-quarry = Place a worker in the quarry
rajas-answer-place-harbour = Place a worker in the harbour
rajas-answer-place-mixed-market = Place a worker on the mixed market
rajas-answer-place-tea-market = Place a worker on the tea market
rajas-answer-place-silk-market = Place a worker on the silk market
rajas-answer-place-spices-market = Place a worker on the spices market
rajas-answer-place-any-market = Place a worker on the market for one kind of goods
rajas-answer-place-low-terrace = Place a worker on the low terrace
rajas-answer-place-terrace = Place a worker on the { $colour } terrace
rajas-answer-place-balcony = Place a worker on the balcony from { $paid } to { $taken }
rajas-answer-place-great-mogul = Send a worker to the Great Mogul
rajas-answer-place-dancer = Send a worker to the Dancer
rajas-answer-place-yogi = Send a worker to the Yogi
rajas-answer-place-raja = Send a worker to Raja Man Singh
rajas-answer-place-master-builder = Send a worker to the Master Builder
rajas-answer-place-portuguese = Send a worker to the Portuguese
rajas-answer-pass = Place nobody
rajas-answer-pay = Pay with { $die }
rajas-answer-pay-flipped = Turn { $die } over and pay with { $other }
rajas-answer-take = Build the top tile of the { $stack }
rajas-answer-lay = Lay it on the { $square }, its top to the { $side }
rajas-answer-fame-first = The fame first
rajas-answer-money-first = The money first
rajas-answer-collect = Collect { $place }
rajas-answer-return = Put { $die } back
rajas-answer-choose = Take { $colour-indefinite } die
rajas-answer-reroll = Roll { $die } again
rajas-answer-done = No more
rajas-answer-upgrade-temple = Upgrade temples
rajas-answer-upgrade-palace = Upgrade palaces
rajas-answer-upgrade-fort = Upgrade forts
rajas-answer-upgrade-mill = Upgrade mills
rajas-answer-sail = Sail to space { $number }
rajas-answer-stay = Stay where you are
rajas-answer-visit-great-mogul = Visit the Great Mogul
rajas-answer-visit-dancer = Visit the Dancer
rajas-answer-visit-yogi = Visit the Yogi
rajas-answer-visit-raja = Visit Raja Man Singh
rajas-answer-visit-master-builder = Visit the Master Builder
rajas-answer-visit-portuguese = Visit the Portuguese
rajas-answer-sell = Sell { $good }
rajas-answer-token = Take the { $tile }
rajas-answer-decline = Take no yield tile
rajas-answer-onto = Put it on { $place }
# What chance answers.
rajas-answer-roll = The die shows { $die }
rajas-answer-reveal = { $tile } is turned up
rajas-answer-draw = { $tile } is drawn
rajas-answer-first-player = Player { $number } begins
rajas-answer-count = The die shows { $number }
rajas-answer-river-tile = { $tile } is drawn

## What an answer costs and brings

rajas-note-quarry = costs { $cost } money, then dice
rajas-note-harbour = { $cost ->
    [0] costs a die of 1–3
   *[other] costs { $cost } money, a die of 1–3
}
rajas-note-mixed-market = brings { $amount } money: best of each
rajas-note-one-kind-market = costs a die, brings up to { $amount } money
rajas-note-any-market = costs a die, brings one kind's money
rajas-note-low-terrace = brings 2 money, then roll again
rajas-note-terrace = brings 1 { $colour } die
rajas-note-balcony = costs 1 { $paid }, brings 2 { $taken }
rajas-note-great-mogul = costs a 1, brings 2 fame, elephant
rajas-note-dancer = costs a 2, brings 2 dice, a yield tile
rajas-note-yogi = costs a 3, brings 2 karma, a die
rajas-note-raja = costs a 4, brings 3 money, an upgrade
rajas-note-master-builder = costs a 5: build over one of your tiles
rajas-note-portuguese = costs a 6: sail six free spaces
rajas-note-free-dancer = brings two dice of choice and a yield tile
rajas-note-free-yogi = brings 2 karma and a die of choice
rajas-note-free-raja = brings 3 money and an upgrade
rajas-note-free-master-builder = you build over one of your tiles; costs the difference in dice
rajas-note-free-portuguese = your boat sails six free spaces on
rajas-note-take-fame = { $tile }: brings { $fame } fame
rajas-note-take-money = { $tile }: brings { $money } money
rajas-note-take-both = { $tile }: brings { $fame } fame and { $money } money
rajas-note-lay = brings: { $incomes }
rajas-note-brings = brings: { $income }
rajas-note-pay-tile = { $missing } still to pay
rajas-note-flip = costs 1 karma: turned from { $value } to { $other }
rajas-note-flip-and-pay = costs 1 karma: turned from { $value } to { $other }, { $missing } still to pay
rajas-note-upgrade = from level { $level } to { $next }
rajas-note-sell = brings { $amount } money
rajas-note-choose = { $number } left in the supply
rajas-note-onto = instead of { $income }
rajas-note-fame-first = brings { $fame } fame before the money
rajas-note-money-first = brings { $money } money before the fame

## Incomes (16.1)

rajas-income-any = { $number ->
    [one] { $number } die of choice
   *[other] { $number } dice of choice
}
rajas-income-colour = { $number ->
    [one] { $number } { $colour } die
   *[other] { $number } { $colour } dice
}
rajas-income-colour-per-karma = 1 { $colour } die for each karma
rajas-income-any-per-karma = 1 die of choice for each karma
rajas-income-colours = 1 die each of { $colours }
rajas-income-karma = { $number } karma
rajas-income-money = { $number } money
rajas-income-fame = { $number } fame
rajas-income-upgrade = an upgrade
rajas-income-upgrade-from-next-turn = an upgrade, from the next turn on
rajas-income-worker = a worker
rajas-income-boat1 = the boat sails to the next free space
rajas-income-sail = the boat sails 1 to { $number } free spaces on
rajas-income-chamber = a palace chamber, free of charge
rajas-income-chamber-dancer = the Dancer, free of charge
rajas-income-chamber-yogi = the Yogi, free of charge
rajas-income-chamber-raja = Raja Man Singh, free of charge
rajas-income-chamber-master-builder = the Master Builder, free of charge
rajas-income-chamber-portuguese = the Portuguese, free of charge
rajas-income-mixed = mixed goods
rajas-income-kind = { $number ->
    [one] { $number } market of one kind
   *[other] { $number } markets of one kind
}
rajas-income-money-per-market = 1 money for each market
rajas-income-fame-per-upgrade = 1 fame for each upgrade
rajas-income-money2-per-upgrade = 2 money for each upgrade
rajas-income-fame2-per-karma = 2 fame for each karma
rajas-income-fame-per-market-tile = 1 fame for each tile with a market
rajas-income-fame-per-three-river = 1 fame for every 3 river spaces
rajas-income-money-per-building = 1 money for each building
rajas-income-money2-per-yield-tile = 2 money for each connected yield tile
rajas-income-fame2-per-bend = 2 fame for each curve
rajas-income-fame-per-worker = 1 fame for each worker

## Incomes where there is room for eight letters only

rajas-mark-any = { $number ->
    [one] { $number } die
   *[other] { $number } dice
}
rajas-mark-colour = { $number } { $colour }
rajas-mark-colour-per-karma = { $colour-letter }·karma
rajas-mark-any-per-karma = ?·karma
rajas-mark-colours = { $colours }
# One of the colours of the mark above.
rajas-mark-one-colour = { $colour-letter }
rajas-mark-karma = { $number } karma
rajas-mark-money = { $number } money
rajas-mark-fame = { $number } fame
rajas-mark-upgrade = upgrade
rajas-mark-upgrade-from-next-turn = upgrade
rajas-mark-worker = worker
rajas-mark-boat1 = boat
rajas-mark-sail = sail { $number }
rajas-mark-chamber = chamber
rajas-mark-chamber-dancer = Dancer
rajas-mark-chamber-yogi = Yogi
rajas-mark-chamber-raja = Raja
rajas-mark-chamber-master-builder = builder
rajas-mark-chamber-portuguese = six on
rajas-mark-mixed = mixed
rajas-mark-kind = { $number } kind
rajas-mark-money-per-market = m·market
rajas-mark-fame-per-upgrade = f·upgr
rajas-mark-money2-per-upgrade = 2m·upgr
rajas-mark-fame2-per-karma = 2f·karma
rajas-mark-fame-per-market-tile = f·mtile
rajas-mark-fame-per-three-river = f·river
rajas-mark-money-per-building = m·build
rajas-mark-money2-per-yield-tile = 2m·ytile
rajas-mark-fame2-per-bend = 2f·curve
rajas-mark-fame-per-worker = f·worker

## Events: parts of a line of the log, “Asha: worker to quarry, pays 1 money”

rajas-event-pay-money = pays { $amount } money
rajas-event-pay-karma = spends { $amount } karma to turn a die over
rajas-event-pay-die = pays { $die }
rajas-event-return-die = puts { $die } back
rajas-event-gain-karma = gains { $amount } karma
rajas-event-no-karma = has no room for more karma
rajas-event-move-die = picks { $die } up
rajas-event-gain-die = rolls { $die }
rajas-event-upgrade = upgrades { $building } to { $amount }
rajas-event-gain-worker = gains a worker
rajas-event-place-worker = worker to { $space }
rajas-event-place-tile = lays { $tile } on the { $square }
rajas-event-place-token = puts the { $tile } on { $place }
rajas-event-move-boat = sails to { $amount }
rajas-event-elephant = gets the elephant and begins the round
rajas-event-fame = +{ $amount } fame ({ $source })
rajas-event-money = +{ $amount } money ({ $source })
rajas-event-reveal = { $tile } is turned up
rajas-event-river-tile = { $tile } on { $space }
rajas-event-start-player = is the start player
rajas-event-round = round { $amount } begins
rajas-event-last-turns = has brought the markers together: the last turns begin
rajas-event-end = the game is over

## The score

rajas-score-fame = fame
rajas-score-money = money, two for one fame
rajas-score-meeting-point = needed for the markers to meet (above it: the lead, below it: what is missing)

## Options

rajas-option-navaratna = Navaratna
rajas-option-navaratna-help = six workers, eight dice, and yield tiles that improve your own province (for experienced players)
rajas-option-third-yield-tile = A third yield tile
rajas-option-third-yield-tile-help = with Navaratna: a player with three workers fewer than another takes a third yield tile in the round (R-84)
rajas-option-ganga = Ganga module
rajas-option-ganga-help = river tiles change the river in every game
rajas-option-mixed = Players of different levels
rajas-option-mixed-help = a handicap for advanced players: who is advanced and who a beginner
rajas-option-mixed-advanced = advanced player
rajas-option-mixed-beginner = beginner

## Why something is not possible, by section or ruling

rajas-reason-2 = The set-up is drawn by chance.
rajas-reason-4 = No space of this kind is free.
rajas-reason-5 = The dice just gained are rolled first.
rajas-reason-5-2-order = Colours are named in the order blue, green, orange, purple. Undo takes you to an earlier colour.
rajas-reason-6 = Turning a die costs one karma, and there is none left.
rajas-reason-7 = A tile is bought, laid and paid for before anything else happens.
rajas-reason-7-equal-turns = Turned like this, the tile looks the same as turned another way: only that one is offered.
rajas-reason-7-order = Dice are paid from the highest to the lowest, those turned over last: begin with a higher one.
rajas-reason-7-own-dice = A tile is paid for with your own dice of its colour, and this is not one of them.
rajas-reason-8 = A market for one kind of goods costs a die.
rajas-reason-9 = This space costs a die of its colour.
rajas-reason-9-1 = The Master Builder builds on one of your own tiles, not on an empty square.
rajas-reason-10 = The boat has to sail first.
rajas-reason-14-4 = A yield tile is chosen or declined first.
rajas-reason-r-04 = Only chance turns up the next tile of a stack.
rajas-reason-r-05 = This stack is empty, and no other stack refills it.
rajas-reason-r-07 = You cannot pass while a placement would be of any use.
rajas-reason-r-10 = In the quarry and the harbour only the left-most free space may be used, and you cannot pay its price.
rajas-reason-r-11 = With three or four players, each may place only one worker on the mixed markets in a round.
rajas-reason-r-17 = You put back only as many dice as are needed to make room.
rajas-reason-r-18 = The colours of all the dice you gain are named before any of them is rolled.
rajas-reason-r-19 = There are no dice of this colour left in the supply.
rajas-reason-r-22 = You pay no more than needed: no die and no karma that the payment could do without.
rajas-reason-r-25 = The value does not matter here, so turning the die would be pointless.
rajas-reason-r-27 = Each die is rolled again at most once.
rajas-reason-r-28 = No die shows the value that this space asks for, not even after turning it.
rajas-reason-r-29 = A road of the tile must continue a road that leads to the residence, on an empty square.
rajas-reason-r-30 = The tile cannot be bought: your dice are not enough, or no open road leads to an empty square.
rajas-reason-r-33 = Choose first whether the fame or the money is counted first.
rajas-reason-r-34 = The special yields are collected first, in any order.
rajas-reason-r-35 = A special yield pays only once, when a road first reaches it.
rajas-reason-r-38 = This building type has reached its highest level.
rajas-reason-r-40 = There is no market of this kind in the province.
rajas-reason-r-48 = Choose one of the chambers 2 to 6 first.
rajas-reason-r-49 = The new tile must be more expensive than the one it covers.
rajas-reason-r-51 = One of your tiles would be cut off from the residence.
rajas-reason-r-53 = A tile that already covers another cannot be covered itself.
rajas-reason-r-55 = No tile can be built over: that takes a cheaper one of yours and dice of its colour for the difference.
rajas-reason-r-58 = The Portuguese cannot be used from the last six spaces of the river.
rajas-reason-r-59 = Your boat has reached the last space: the harbour is of no more use to you.
rajas-reason-r-88 = This yield tile is not on display, or there is no free place of its colour.

## What the things on the board are. First their names where they have none above, then what they do.

rajas-place-fame-track = fame track
rajas-place-money-track = money track
rajas-place-supply = { $colour } dice in the supply
rajas-place-scroll-temple = level of the temples
rajas-place-scroll-palace = level of the palaces
rajas-place-scroll-fort = level of the forts
rajas-place-scroll-mill = level of the mills
rajas-place-kali = Kali statue
rajas-place-karma = karma
rajas-place-residence = residence
rajas-place-elephant = elephant
rajas-place-boat = boat
rajas-place-bridge = bridge
rajas-place-workers = workers
rajas-place-bonus-marker = bonus marker
rajas-place-display = yield tiles on display
rajas-place-meeting-point = meeting point
rajas-help-quarry = Pay the money of the left-most free space, then build one of the tiles on offer: give up dice of its colour worth at least its number, and lay it in your province.
rajas-help-harbour = Pay the money of the left-most free space and a die of 1, 2 or 3: your boat sails that many free spaces at most and brings what its new space shows.
rajas-help-mixed-market = Sell the best market of each kind of goods in your province. It costs no die; with three or four players you may be here once a round.
rajas-help-tea-market = Give up a die: as many of your tea markets as it shows bring their money.
rajas-help-silk-market = Give up a die: as many of your silk markets as it shows bring their money.
rajas-help-spices-market = Give up a die: as many of your spices markets as it shows bring their money.
rajas-help-any-market = Give up a die: as many of your markets of one kind as it shows bring their money.
rajas-help-low-terrace = Take 2 money and roll any of your dice again, each once.
rajas-help-terrace = Take { $colour-indefinite } die from the supply and roll it.
rajas-help-balcony = Give up { $paid-indefinite } die, whatever it shows, for two { $taken } dice.
rajas-help-great-mogul = Give up a 1: 2 fame, and you start the next round.
rajas-help-dancer = Give up a 2: two dice of choice and a yield tile.
rajas-help-yogi = Give up a 3: 2 karma and a die of choice.
rajas-help-raja = Give up a 4: 3 money and an upgrade of a kind of building.
rajas-help-master-builder = Give up a 5: build a more expensive tile over one of your own, for the difference in dice of its colour. It scores in full.
rajas-help-portuguese = Give up a 6: your boat sails six free spaces on.
rajas-help-die = A die on Kali. Dice pay for tiles, markets, chambers and the harbour; one karma turns a die that you pay to its opposite side.
rajas-help-stack = Only the top tile of a stack is on offer; when it is built, the next one is turned up.
rajas-help-square = A tile must continue a road that leads to the residence. Buildings score fame by their level, markets their money.
rajas-help-fame-track = Fame runs one way round the board. Spaces with a sign bring their bonus once, when you reach or pass them.
rajas-help-money-track = Money runs the other way, two spaces to one of fame. Spending moves the marker back, but no bonus is lost by that.
rajas-help-yield = A road from the residence to this sign brings its special yield once.
rajas-help-supply = Dice that nobody holds. A die that you gain is rolled at once.
rajas-help-scroll = The fame that each building of this kind brings when it is built. An upgrade raises it, up to 4.
rajas-help-river-start = All boats begin here.
rajas-help-river = Your boat brings what the space shows when it ends its journey here. Spaces with other boats are jumped over.
rajas-help-good = One kind of goods: the markets in your province that trade in it are sold together.
rajas-help-token = A yield tile on display. It lies on a free place of its colour in your province and pays when a road joins it.
rajas-help-kali = Your dice lie on Kali: ten, or eight for advanced players. Any more must go back first.
rajas-help-karma = Up to 3. One karma turns a die that you pay to its opposite side.
rajas-help-residence = All roads of your province begin here.
rajas-help-elephant = Whoever has it begins the round. It goes to whoever visited the Great Mogul, otherwise to the player on the left.
rajas-help-boat = It sails down the river. One boat a space, except at the start and on the last space.
rajas-help-bridge = A boat that sails past it brings its owner a worker.
rajas-help-workers = You place one each turn. More come on the fame track, on the money track and behind the bridge.
rajas-help-bonus-marker = It lies on the next space of the money track that will bring a bonus.
rajas-help-display = These yield tiles can be taken at the Dancer, or by players who have fewer workers than others.
rajas-help-meeting-point = When the two markers of a player meet or pass each other here, the last turns begin. The widest lead wins.
