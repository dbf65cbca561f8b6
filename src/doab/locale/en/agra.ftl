# Agra. Terms are those of docs/agra/glossary.md. Fields are explained in docs/wording.md.

agra-title = Agra
agra-goal = You serve Akbar's court at Agra and want the most rupees after the last round. In a turn you may first meditate (lay standing workers down for points and spend them), then you place one worker, then you may fulfil an order or give one good to Akbar. Farms yield goods, buildings turn them into better ones, the Architect builds them, the Sailor delivers goods to notables on the river: rupees, influence and their help. Favour, luxury goods, oil and curry can be used at almost any time during your turn. The end comes when a level IV notable is won, an influence marker reaches the top or a guild's orders are all covered: that round and one more.

## Terms

agra-good-sandstone = sandstone
    .plural = sandstone
agra-good-wood = wood
    .plural = wood
agra-good-turmeric = turmeric
    .plural = turmeric
agra-good-cotton = cotton
    .plural = cotton
agra-good-cement = cement
    .plural = cement
agra-good-plank = plank
    .plural = planks
agra-good-curry = curry
    .plural = curry
agra-good-oil = oil
    .plural = oil
agra-good-brick = brick
    .plural = bricks
agra-good-paper = paper
    .plural = paper
agra-good-dye = dye
    .plural = dye
agra-good-cloth = cloth
    .plural = cloth
agra-good-statue = statue
    .plural = statues
agra-good-book = book
    .plural = books
agra-good-painting = painting
    .plural = paintings
agra-good-clothes = clothes
    .plural = clothes
agra-space-architect = Architect
agra-space-sailor = Sailor
agra-space-trader = Trader
agra-space-botanist = Botanist
agra-space-quarry = quarry
agra-space-woodcutter = woodcutter
agra-space-turmeric-farm = turmeric farm
agra-space-cotton-farm = cotton farm
agra-space-cement = cement building
agra-space-plank = planks building
agra-space-curry = curry building
agra-space-oil = oil building
agra-space-brick = bricks building
agra-space-paper = paper factory
agra-space-dye = dye building
agra-space-cloth = cloth building
agra-space-statue = statues building
agra-space-book = books building
agra-space-painting = paintings building
agra-space-clothes = tailor
agra-guild-artisans = artisans
agra-guild-merchants = merchants
agra-guild-scholars = scholars
agra-side-north = north
agra-side-east = east
agra-side-south = south
agra-side-west = west
# The actions of the meditation circle.
agra-circle-trade = trade
agra-circle-deliver = deliver
agra-circle-process = process
agra-circle-cover = cover
agra-circle-farmer = farmer

## Things that are put together

agra-tile = favour tile { $number }
agra-pier = pier { $number }
agra-square = { $side } { $number }
agra-bowl = bowl of { $good }
agra-order = order { $number } of the { $guild }
agra-price-token = price token { $number }
# Building-bonus tiles (Appendix II).
agra-bonus-guild = { $rupees } rupees and a step: { $guild }
agra-bonus-favour = { $rupees } rupees and a favour
agra-bonus-cover = { $rupees } rupees and a cover
agra-bonus-rupees = { $rupees } rupees

## What brought or cost something

agra-by-bonus-tile = bonus tile
agra-by-building = building
agra-by-favour-action = favour action
agra-by-follower = follower
agra-by-freed = freed
agra-by-gain = gain
agra-by-influence = influence
agra-by-meditation = meditation
agra-by-merchant = merchant
agra-by-order = order
agra-by-peon = Peon
agra-by-sent-away = sent away
agra-by-sold = sold
agra-by-standing-up = standing up
agra-by-study = study
agra-by-unused-deliveries = unused deliveries

## Questions

agra-question-meditation = Meditation: lay workers down for points, spend points, or go on to your action?
agra-question-meditation-points = { $number ->
    [one] Meditation: { $number } point to spend. What do you do?
   *[other] Meditation: { $number } points to spend. What do you do?
}
agra-question-swap = Which good of the same value do you take for it?
agra-question-action = Where does your worker go?
agra-question-action-peon = Which of your own workers does the free Peon help?
agra-question-cook = Your standing worker was sent away. Does this worker go to the Cook or to your supply?
agra-question-architect = The Architect: raise your influence, or build?
agra-question-materials = The { $building } costs { $missing } more in materials. What do you pay?
agra-question-bonus = Which building bonus do you take?
agra-question-cover = Which cover do you take off your farm?
agra-question-processing = How many goods do you process from { $source-plural } into { $good-plural }?
agra-question-extra = Do you process one more good with favour tile 2?
agra-question-follow = { $player } processes { $source-plural } into { $good-plural }. Do you follow with one of yours?
agra-question-sailor = { $number ->
    [one] Sailing: { $number } delivery left. What do you do?
   *[other] Sailing: { $number } deliveries left. What do you do?
}
agra-question-portuguese = The Portuguese Trader: what else do you pay, up to 4 in all?
agra-question-influence = In which guild do the notables that you served raise you?
agra-question-jagirdar = The Jagirdar: do you deliver a good too?
agra-question-trader = The Trader: exchange goods at a loss of one, or change a price?
agra-question-giving = What else do you give (up to three goods)?
agra-question-taking = Take goods worth { $left } in all. Which one?
agra-question-botanist = { $left ->
    [one] The Botanist: what do you do? { $left } choice is left.
   *[other] The Botanist: what do you do? { $left } different choices are left.
}
agra-question-second-step = Where does a farmer take the second step?
agra-question-production = How much { $good } do you take from your farm?
agra-question-dyer = The Dyer: swap two of the produced goods for one?
agra-question-step-bonus = Your influence brings { $favour } favour, or a favour tile. Which?
agra-question-tile = The Mosaic Maker: which favour tile do you take?
agra-question-give-back = You may keep three favour tiles. Which one goes back?
agra-question-stand = Which of your workers stands up?
agra-question-painting = Which influence marker does the painting raise?
agra-question-raise = Which influence marker rises?
agra-question-gift = What do you give to Akbar, or which order do you fulfil?
agra-question-bowl = Into which bowl does it go?
agra-question-good = Which good do you take?
agra-question-pick = Carry out your favour action: what exactly?
agra-question-free = You have no marker left for what you gain. Which marker do you free?
agra-question-after-action = Your action is done. Use a statue for another one, or go on to the orders?
agra-question-after-action-plain = Your action is done. Anything else before the orders?
agra-question-orders = Orders: fulfil one, or give a good to Akbar?
agra-question-end = Anything else before your turn ends?
agra-question-merchant = A die is rolled for the merchant.
agra-question-builder = A die is rolled for the builder.
agra-question-merchant-start = A die is rolled for where the merchant starts.
agra-question-builder-start = A die is rolled for where the builder starts.
agra-question-neutral-bowl = A die is rolled for a neutral marker on Akbar's bowls.
agra-question-neutral-order = A die is rolled for a neutral marker on an order.
agra-question-order-marker = A die is rolled for a guild-order marker.
agra-question-notables = A notable is drawn.
agra-question-favour-tile = A favour tile is turned up.
agra-question-start = The start player is drawn by lot.
# Questions in general, for the list of those that are always answered the same way.
agra-question-materials-always = What do you pay for a building?
agra-question-processing-always = How many goods do you process?
agra-question-follow-always = Somebody processes goods. Do you follow with one of yours?
agra-question-sailor-always = The Sailor: what do you do?
agra-question-taking-always = Which good do you take in exchange?
agra-question-botanist-always = The Botanist: what do you do?
agra-question-production-always = How much do you take from your farm?
agra-question-step-bonus-always = Your influence brings favour, or a favour tile. Which?

## Answers

agra-answer-place-character = Send a worker to the { $space }
agra-answer-place-building = Place a worker in the { $space }
agra-answer-peon = Use the Peon: { $space }
agra-answer-lay = Lay a worker down: { $space }
agra-answer-lay-cook = Hand a worker back from the Cook
agra-answer-stand = Let a worker stand up: { $space }
agra-answer-trade = Trade { $good } for another good
agra-answer-take = Take { $good }
agra-answer-give = Give { $good }
agra-answer-pay = Pay { $good }
agra-answer-sell = Sell { $good }
agra-answer-swap = Swap { $good }
agra-answer-dye = Swap two for { $good }
agra-answer-free = Free a marker: { $good }
agra-answer-free-favour = Free a marker: favour
agra-answer-forfeit = Do without the rest
agra-answer-gift = Give { $good } to Akbar
agra-answer-bowl = Into the bowl of { $good }
agra-answer-deliver = Deliver { $good } to { $notable-definite }
agra-answer-deliver-twice = Deliver two { $good-plural } to { $notable-definite }
agra-answer-process = Process { $source } into { $good }
agra-answer-build = Build the { $building }
agra-answer-uncover = Take off the cover { $square }
agra-answer-farmer = Move a farmer to { $square }
agra-answer-price = Price token { $token } on { $good }, showing { $value }
agra-answer-bonus = Take the bonus: { $bonus }
agra-answer-raise = Raise the { $guild }
agra-answer-order = Fulfil the order of the { $guild }
agra-answer-produce = { $number ->
    [0] Take none
   *[other] Take { $number }
}
agra-answer-move = { $number ->
    [0] Process none
   *[other] Process { $number }
}
agra-answer-extra = One more good
agra-answer-extra-with-mullah = One more good, with the Mullah
agra-answer-follow = Follow
agra-answer-follow-twice = Follow with two goods
agra-answer-take-favour = Take the favour
agra-answer-take-tile = Take { $tile }
agra-answer-give-back-tile = Give { $tile } back
agra-answer-favour = Favour: { $effect }
agra-answer-favour-with-mullah = Favour with the Mullah: { $effect }
agra-answer-use-tile = { $tile }: { $effect }
agra-answer-use-tile-with-mullah = { $tile } with the Mullah: { $effect }
agra-answer-use-statue = Use a statue
agra-answer-use-book = Use a book
agra-answer-use-painting = Use a painting
agra-answer-use-clothes = Use clothes
agra-answer-oil = Use oil
agra-answer-curry = Use curry
agra-answer-oil-and-curry = Use oil and curry
agra-answer-caliph = Use the Caliph
agra-answer-english-trader = English Trader: swap { $good }
agra-answer-french-trader = French Trader: put { $good } on him
agra-answer-mosaic-1 = Mosaic Maker: 1 favour
agra-answer-mosaic-2 = Mosaic Maker: 2 favour
agra-answer-to-cook = To the Cook
agra-answer-to-supply = To your supply
agra-answer-study = Study
agra-answer-skip = Neither
agra-answer-no = No
agra-answer-done = No more
agra-answer-enough = Enough
agra-answer-end-meditation = End the meditation
agra-answer-end-sailing = End the sailing
agra-answer-end-trading = End the trading
agra-answer-end-gardening = End the gardening
agra-answer-open-orders = On to the orders
agra-answer-skip-orders = No order, no gift
agra-answer-end-turn = End your turn
# What chance answers.
agra-answer-die = The die shows { $number }
agra-answer-notable = { $notable } is drawn
agra-answer-open-tile = { $tile } is turned up
agra-answer-first-player = Player { $number } begins

## What an answer costs and brings

# $parts is a list of such notes.
agra-note-parts = { $parts }
agra-note-architect = influence, or build
agra-note-sailor = deliver goods
agra-note-trader = exchange, prices
agra-note-botanist = covers, farmers, study
agra-note-production = { $number ->
    [0] brings no { $good }
    [one] brings { $number } { $good }
   *[other] brings { $number } { $good-plural }
}
agra-note-processing = { $number ->
    [0] no { $source-plural }
    [one] turns { $number } { $source }
   *[other] turns { $number } { $source-plural }
}
agra-note-builder = built for free
agra-note-merchant = brings 2 favour
agra-note-coins = { $number ->
    [one] brings { $number } rupee
   *[other] brings { $number } rupees
}
agra-note-sends = sends { $player } home
agra-note-sends-with-favour = sends { $player } home (+{ $number } favour)
agra-note-peon = { $price ->
    [one] costs { $price } rupee
   *[other] costs { $price } rupees
}
agra-note-lay = { $number ->
    [one] brings { $number } point
   *[other] brings { $number } points
}
agra-note-trade = { $number ->
    [one] costs { $number } point, for a good of the same value
   *[other] costs { $number } points, for a good of the same value
}
agra-note-deliver = { $number ->
    [one] brings { $number } rupee; guild: { $guild }
   *[other] brings { $number } rupees; guild: { $guild }
}
agra-note-deliver-points = { $number ->
    [one] costs 3 points, brings { $number } rupee; guild: { $guild }
   *[other] costs 3 points, brings { $number } rupees; guild: { $guild }
}
agra-note-points = { $number ->
    [one] costs { $number } point
   *[other] costs { $number } points
}
agra-note-pay-deliveries = { $number ->
    [one] brings { $number } delivery
   *[other] brings { $number } deliveries
}
agra-note-order = { $number ->
    [one] costs { $first } and { $second }, brings { $number } rupee
   *[other] costs { $first } and { $second }, brings { $number } rupees
}
agra-note-order-step = { $number ->
    [one] costs { $first } and { $second }, brings { $number } rupee and a step
   *[other] costs { $first } and { $second }, brings { $number } rupees and a step
}
agra-note-gift = { $points ->
    [one] your bowl { $number }: brings { $points } rupee at the end
   *[other] your bowl { $number }: brings { $points } rupees at the end
}
agra-note-raise = from step { $step } to { $next }
agra-note-raise-bonus = from step { $step } to { $next }: brings favour or a tile
agra-note-raise-top = from step { $step } to { $next }: the top, the last rounds begin
agra-note-build = costs materials worth { $cost }
agra-note-build-builder = costs materials worth { $cost }; the builder is here
agra-note-worth = worth { $value }
agra-note-price = worth { $shown } instead of { $value }
agra-note-study = costs { $goods }: the next space
agra-note-sell = { $number ->
    [one] brings { $number } rupee
   *[other] brings { $number } rupees
}
agra-note-free = you have { $number }
agra-note-forfeit = the gain is lost
agra-note-to-cook = kept there for meditation points, { $number } of 2
agra-note-to-supply = back among your workers
agra-note-extra = costs 2 favour
agra-note-extra-with-mullah = costs 1 favour
agra-note-follow = 1 { $source } → 1 { $good }
agra-note-follow-twice = 2 { $source-plural } → 2 { $good-plural }; costs 2 favour
agra-note-take-favour = brings { $number } favour
agra-note-oil = costs 1 oil: a worker stands up
agra-note-curry = costs 1 curry: a worker stands up
agra-note-oil-and-curry = costs 1 of each: up to three workers stand up
agra-note-caliph = costs 1 cotton: a worker stands up
agra-note-mosaic-1 = costs 1 point, brings 1 favour
agra-note-mosaic-2 = costs 3 points, brings 2 favour
agra-note-english-trader = swap it for another of value { $value }
agra-note-french-trader = marker { $number } of 3
agra-note-use-statue = brings a second main action
agra-note-use-book = brings 1 favour, and up to three workers stand up
agra-note-use-painting = brings two influence steps in different guilds
agra-note-use-clothes = brings { $number } rupees
agra-note-favour = costs { $spend } favour: { $effect }
agra-note-end-meditation = on to your action
agra-note-end-sailing-paid = { $number ->
    [one] brings { $number } rupee for what is left
   *[other] brings { $number } rupees for what is left
}

## Favour actions (Appendix III)

agra-effect-favour-1 = take a basic good
agra-effect-favour-2 = process a good
agra-effect-favour-3 = raise an influence marker
agra-effect-tile-1 = a worker stands up
agra-effect-tile-2 = one more good in a processing
agra-effect-tile-3 = +1 meditation point
agra-effect-tile-4 = sell a good for its value
agra-effect-tile-5 = take off a cover
agra-effect-tile-6 = deliver a good to a notable
agra-effect-tile-7 = a gift or a guild order
agra-effect-tile-8 = farmers two squares
agra-effect-tile-9 = change a price
agra-effect-tile-10 = swap a good, same value
agra-effect-tile-11 = take a good of value 2
agra-effect-tile-12 = meditation tracker +1
agra-effect-tile-13 = process a good of value 1 to 2
agra-effect-tile-14 = the Peon is free

## Notables, and what they do for the player who has won them (Appendix I)

agra-notable-portuguese-trader = Portuguese Trader
    .definite = the Portuguese Trader
agra-notable-portuguese-trader-help = a Sailor may be paid with several goods worth up to 4; +1 for each cloth delivered
agra-notable-sufi = Sufi
    .definite = the Sufi
agra-notable-sufi-help = at once: meditation tracker +1; +1 for each curry delivered
agra-notable-takshaka = Takshaka
    .definite = Takshaka
agra-notable-takshaka-help = when you build: one less to pay, +1 rupee
agra-notable-mahout = Mahout
    .definite = the Mahout
agra-notable-mahout-help = +1 when producing sandstone or wood
agra-notable-khatib = Khatib
    .definite = the Khatib
agra-notable-khatib-help = +1 when producing cotton or turmeric
agra-notable-french-trader = French Trader
    .definite = the French Trader
agra-notable-french-trader-help = once a turn put a good worth 1 to 3 on him; the third brings 5 rupees
agra-notable-dyer = Dyer
    .definite = the Dyer
agra-notable-dyer-help = swap two produced goods for one of the row worth up to 2; +1 for each dye delivered
agra-notable-cook = Cook
    .definite = the Cook
agra-notable-cook-help = keeps two of your standing workers that were sent away, for meditation; +1 for each oil delivered
agra-notable-muezzin = Muezzin
    .definite = the Muezzin
agra-notable-muezzin-help = +1 point in every meditation
agra-notable-jagirdar = Jagirdar
    .definite = the Jagirdar
agra-notable-jagirdar-help = one more free delivery; you may deliver a good when others sail
agra-notable-caliph = Caliph
    .definite = the Caliph
agra-notable-caliph-help = once a turn a cotton lets a worker stand up
agra-notable-calligrapher = Calligrapher
    .definite = the Calligrapher
agra-notable-calligrapher-help = the Peon costs 1; +1 for each paper delivered
agra-notable-mullah = Mullah
    .definite = the Mullah
agra-notable-mullah-help = once a turn spend one favour less; +1 for each brick delivered
agra-notable-english-trader = English Trader
    .definite = the English Trader
agra-notable-english-trader-help = once a turn swap a good for another of its value
agra-notable-mosaic-maker = Mosaic Maker
    .definite = the Mosaic Maker
agra-notable-mosaic-maker-help = at once: any favour tile; once a turn 1 point → 1 favour or 3 → 2
agra-notable-mujtahida = Mujtahida
    .definite = the Mujtahida
agra-notable-mujtahida-help = at once: build the first building for free; +2 for each statue delivered
agra-notable-dutch-trader = Dutch Trader
    .definite = the Dutch Trader
agra-notable-dutch-trader-help = at the end 1, 3 or 6 for orders in 1, 2 or 3 guilds; +2 for clothes delivered
agra-notable-painter = Painter
    .definite = the Painter
agra-notable-painter-help = at once: three workers stand up and an influence step; +2 for each painting delivered
agra-notable-subadar = Subadar
    .definite = the Subadar
agra-notable-subadar-help = at the end 1 for each of your orders; +2 for each book delivered
agra-notable-sadr-us-sudur = Sadr us-Sudur
    .definite = the Sadr us-Sudur
agra-notable-sadr-us-sudur-help = at once: any good into a bowl of its value; at the end 1 for each of your bowls
agra-notable-grand-mufti = Grand Mufti
    .definite = the Grand Mufti
agra-notable-grand-mufti-help = at once: 3 favour; at the end 3 for each set of three guilds
agra-notable-grand-imam = Grand Imam
    .definite = the Grand Imam
agra-notable-grand-imam-help = at once: 3 favour; at the end 1 for each order and notable of the scholars
agra-notable-court-artist = Court Artist
    .definite = the Court Artist
agra-notable-court-artist-help = at once: 3 favour; at the end 1 for each order and notable of the artisans
agra-notable-dewan = Dewan
    .definite = the Dewan
agra-notable-dewan-help = at once: 3 favour; at the end 1 for each order and notable of the merchants

## Events: parts of a line of the log, “Asha: worker to quarry, gains 3 sandstone”

agra-event-gain-good = { $amount ->
    [one] gains { $amount } { $good }
   *[other] gains { $amount } { $good-plural }
}
agra-event-gain-rupees = { $amount ->
    [one] +{ $amount } rupee ({ $source })
   *[other] +{ $amount } rupees ({ $source })
}
agra-event-gain-favour = +{ $amount } favour ({ $source })
agra-event-gain-points = { $amount ->
    [one] +{ $amount } meditation point
   *[other] +{ $amount } meditation points
}
agra-event-take-tile = takes { $tile }
agra-event-cover = takes a cover off
agra-event-contract = wins { $notable-definite }
agra-event-pay-good = { $amount ->
    [one] pays { $amount } { $good } ({ $source })
   *[other] pays { $amount } { $good-plural } ({ $source })
}
agra-event-swap-good = { $amount ->
    [one] gives { $amount } { $good } ({ $source })
   *[other] gives { $amount } { $good-plural } ({ $source })
}
agra-event-pay-rupees = { $amount ->
    [one] pays { $amount } rupee ({ $source })
   *[other] pays { $amount } rupees ({ $source })
}
agra-event-pay-favour = spends { $amount } favour ({ $source })
agra-event-pay-points = { $amount ->
    [one] spends { $amount } meditation point
   *[other] spends { $amount } meditation points
}
agra-event-give-tile-back = gives { $tile } back
agra-event-use = uses { $good }
agra-event-place-worker = worker to { $space }
agra-event-place-building = builds the { $building }
agra-event-place-building-nobody = the { $building } is built
agra-event-place-neutral-marker = a neutral marker on { $place }
agra-event-place-merchant = the merchant starts at the { $space }
agra-event-place-builder = the builder starts at the { $space }
agra-event-place-order-marker = the order marker of the { $guild } on row { $amount }
agra-event-order-limit = the order limit is { $amount } now
agra-event-place-rupees = a rupee on the { $space }
agra-event-place-marker = fulfils { $place }
agra-event-deliver = delivers { $good } to { $notable-definite }
agra-event-place-good = { $good } to { $notable-definite }
agra-event-gift = gives { $good } to Akbar
agra-event-process = { $amount ->
    [one] { $amount } { $source } → { $good }
   *[other] { $amount } { $source-plural } → { $good-plural }
}
agra-event-move-farmer = moves a farmer to square { $square }
agra-event-worker-standing = worker on { $space } stands up
agra-event-worker-lying = worker on { $space } lies down
agra-event-worker-supply = worker on { $space } is sent home
agra-event-worker-to-cook = worker to the Cook
agra-event-worker-from-cook = worker comes back from the Cook
agra-event-price = price token { $token } to { $good }, now worth { $amount }
agra-event-price-home = price token { $token } goes back to the Trader
agra-event-move-order-marker = the order marker of the { $guild } goes to row { $amount }
agra-event-orders-fulfilled = all orders of the { $guild } are fulfilled
agra-event-blocked = { $action } is blocked in meditation
agra-event-move-boat = the boat reaches pier { $amount }
agra-event-move-merchant = the merchant walks { $amount } to the { $space }
agra-event-move-builder = the builder walks { $amount } to the { $space }
agra-event-builder-gone = everything is built, the builder leaves
agra-event-tracker = meditation tracker +1
agra-event-influence = { $guild } step { $step }
agra-event-reveal = { $tile } is turned up
agra-event-start-player = is the start player
agra-event-round = round { $amount } begins
agra-event-last-round-ahead = the end is set off: this round and one more
agra-event-end = the game is over

## The score

agra-score-rupees = rupees
agra-score-notable = { $notable }
agra-score-guild = orders of the { $guild }
agra-score-meditation = last space of the meditation track
agra-score-covers = covers taken off
agra-score-akbar = gifts to Akbar

## Options

agra-option-open-rupees = Open rupees
agra-option-open-rupees-help = everybody sees everybody's rupees
agra-option-builder-start-counts-first = The builder's start
agra-option-builder-start-counts-first-help = the builder's first roll counts the first tile as 1 (A-07)
agra-option-meditation-interleave = Lying down between actions
agra-option-meditation-interleave-help = workers may lie down between meditation actions too (A-42)
agra-option-influence-cap = Influence of a notable
agra-option-influence-cap-help = how often a notable brings influence: once a phase, action or turn (A-50)
agra-option-influence-cap-phase = once a phase
agra-option-influence-cap-action = once an action
agra-option-influence-cap-turn = once a turn
agra-option-peon-collects-rupees = The Peon collects
agra-option-peon-collects-rupees-help = the Peon takes the rupees that lie on the building (A-60)
agra-option-merchant-pays-landing = The merchant also pays where the walk ends
agra-option-merchant-pays-landing-help = the merchant leaves a rupee where the walk ends, too (A-63)
agra-option-max-doubles-per-turn = Double deliveries
agra-option-max-doubles-per-turn-help = how many double deliveries a turn allows (A-83)
agra-option-max-doubles-per-turn-none = any number
agra-option-max-doubles-per-turn-two = two
agra-option-favour-reset = Used favour actions
agra-option-favour-reset-help = when used favour actions are free again (A-104)
agra-option-favour-reset-own-turn-end = at the end of one's own turn
agra-option-favour-reset-any-turn-end = at the end of every turn

## Why something is not possible, by section or ruling

agra-reason-2-0 = The set-up is rolled and drawn by chance.
agra-reason-4-0 = Something else is asked first.
agra-reason-5-2-4 = There is no good that could be processed along this arrow.
agra-reason-5-3 = You do not have this material, or its place in board order has passed.
agra-reason-6-1-2 = A delivery in meditation costs three points.
agra-reason-6-2-1-2 = The Peon works only where you have a worker.
agra-reason-6-2-2-1 = This building has already been built.
agra-reason-6-2-2-2 = The farm does not yield that much.
agra-reason-6-2-2-3 = At most three goods are processed, and only what you have.
agra-reason-6-3-1 = You do not have this good.
agra-reason-6-3-2 = Both goods of the marked order are needed.
agra-reason-7-2 = You do not have the good that this slot wants.
agra-reason-7-3 = A double delivery needs two goods of the kind and two deliveries.
agra-reason-favour-1 = This favour action brings a basic good.
agra-reason-tile-4 = There is no good to sell.
agra-reason-a-18 = Akbar has no bowl for this good.
agra-reason-a-25 = The building has not been built yet, and the builder is elsewhere.
agra-reason-a-26 = The good does not have the value asked for.
agra-reason-a-30 = Whether to follow is decided before the turn goes on.
agra-reason-a-33 = The materials cannot reach the cost, or one of them would not be needed.
agra-reason-a-42 = Workers lie down before the first meditation action, not after it.
agra-reason-a-44 = Workers who lie down one after another do so in board order, since only their number counts. Choose this one together with the others.
agra-reason-a-45 = You can lay down only workers of your own that stand on the board.
agra-reason-a-48 = A good is traded for another kind of the same value, and costs that many points.
agra-reason-a-49 = Processing in meditation costs the value of the good that it becomes.
agra-reason-a-52 = The meditation marker blocks this action for everybody.
agra-reason-a-55 = You already have a worker here: only the Peon can use the space.
agra-reason-a-57 = The Peon costs more rupees than you have.
agra-reason-a-58 = All your workers are out: only the Peon is possible.
agra-reason-a-59 = The favour tile makes the Peon free where you have a worker, when you choose a main action.
agra-reason-a-71 = Building needs a second worker from the supply.
agra-reason-a-73 = The bonus tile is gone, or belongs to another level.
agra-reason-a-74 = No cover is left on the farm.
agra-reason-a-75 = Only one guild order can be fulfilled in a Sailor action.
agra-reason-a-76 = The Sailor is paid only once.
agra-reason-a-78 = No delivery is left.
agra-reason-a-80 = A guild order takes two deliveries at once.
agra-reason-a-82 = A double delivery is possible only in a Sailor action.
agra-reason-a-83 = No more double deliveries are possible this turn.
agra-reason-a-84 = This slot is already filled.
agra-reason-a-88 = What is taken must be worth exactly one less than what is given.
agra-reason-a-89 = There is one exchange, and no kind is both given and taken.
agra-reason-a-91 = A good holds one price token, at most one step from its printed value; every change must alter something.
agra-reason-a-95 = Two different ones of the three, once each; farmers stop at covers and corners.
agra-reason-a-97 = A kind that you are just gaining cannot be freed.
agra-reason-a-101 = Oil and Curry help once a turn, and only if one of your workers is lying down.
agra-reason-a-102 = None of your workers is lying on the board.
agra-reason-a-104 = This favour action has already been used this turn.
agra-reason-a-105 = There is not enough favour in the store.
agra-reason-a-106 = You do not have this favour tile.
agra-reason-a-107 = This favour tile is not on display.
agra-reason-a-108 = Only one of each luxury good can be used in a turn.
agra-reason-a-110 = A Painting raises two different markers.
agra-reason-a-111 = A Statue is used after the main action and before the orders, once a turn.
agra-reason-a-115 = This bowl is taken.
agra-reason-a-116 = The order limit of the column is reached.
agra-reason-a-120 = All orders of this guild are covered.
agra-reason-a-121 = An order needs at least one influence step in the guild.
agra-reason-a-124 = The influence marker has reached the top.
agra-reason-a-125 = This notable cannot be served: the boat has not come that far, or he has already been won.
agra-reason-a-137 = No notable of this guild brings another step.
agra-reason-a-146 = The payment may be worth at most four in all.
agra-reason-a-149 = The meditation tracker has reached its last space.
agra-reason-a-152 = The French Trader takes one good a turn, worth one to three.
agra-reason-a-153 = The Dyer gives a good of the same row, worth at most two.
agra-reason-a-156 = This notable has already been used this turn.
agra-reason-a-157 = The Mullah saves one favour, once a turn, when at least two are spent.
agra-reason-a-158 = Once a turn, the Mosaic Maker turns one point into one favour or three into two.
agra-reason-a-160 = No free bowl shows a good of equal value.
agra-reason-a-162 = Tile 2 adds a good to another processing, if you have the favour and the goods.
agra-reason-a-163 = This tile works only in the meditation phase.
agra-reason-a-165 = Neither a gift nor an order is possible.
agra-reason-a-166 = The values do not fit.

## What the things on the boards are. First their names where they have none above, then what they do.

agra-place-favour = favour
agra-place-rupees = rupees
agra-place-workers = workers
agra-place-markers = markers
agra-place-farm = farm
agra-place-farmer = farmer
agra-place-cover = cover tile
agra-place-tracker = meditation tracker
agra-place-meditation = meditation circle
agra-place-meditation-marker = meditation marker
agra-place-merchant = merchant
agra-place-builder = builder
agra-place-boat = boat
agra-place-display = favour tiles on display
agra-place-tiles = favour tiles
agra-place-order-limit = order limit
agra-place-order-marker = guild-order marker
agra-place-akbar = Emperor Akbar
agra-place-start-player = starting player
agra-place-slot = { $notable }, slot { $number }
agra-place-influence = influence: { $guild }
agra-place-orders = orders of the { $guild }
agra-place-arrow = arrow to { $good }
agra-place-bonus = building bonus tile
agra-place-printed = favour action { $number }
agra-place-scroll = luxury good: { $good }
agra-help-favour = Markers in your favour store pay for favour actions. They come from workers that are sent away, the merchant, followers, influence and notables.
agra-help-rupees = The most rupees win. What the others have in their bags is hidden until the end.
agra-help-workers = One goes to work each turn. A worker on the board stands until you lay it down in meditation, and goes home when somebody takes its space.
agra-help-markers = Every good and every favour is one of your 22 markers. Without a free one you must free another, or do without.
agra-help-farm = Uncovered squares between a corner and the farmers beside it are what the farm yields of the good in that corner.
agra-help-farmer = Moving the farmer gives one corner more and the other one less. A farmer never passes covers or corners.
agra-help-cover = A covered square yields nothing. Every cover that you take off is worth 1 rupee at the end.
agra-help-tracker = The further along it is, the more points you get for the first workers that you lay down. On its last space it is worth 5 rupees at the end.
agra-help-meditation = Before your action you may lay standing workers down for points and spend them here.
agra-help-meditation-marker = The outer action under it is blocked. It moves to the outer action that was used last.
agra-help-merchant = Working where the merchant stands brings 2 favour; then the merchant walks on and leaves rupees on the buildings passed.
agra-help-builder = If you work where the builder stands, the building is built for free; then the builder walks on.
agra-help-boat = It sails on when enough notables of a level have been won. Each pier brings an event and opens notables.
agra-help-display = These favour tiles can be taken at influence steps 3 and 6. You may keep three.
agra-help-tiles = Each of your favour tiles is one more favour action for you, once a turn. You may keep three.
agra-help-order-limit = At most this many orders of each guild can be fulfilled until the boat sails on.
agra-help-order-marker = It shows the one order of its guild that can be fulfilled now.
agra-help-akbar = Once a turn, instead of an order, one good can go into its own free bowl. Bowls are worth 1, 3, 5 and then 3 more each at the end.
agra-help-start-player = Begins every round.
agra-help-architect = Raise one influence marker, or pay materials and build: you take a bonus tile, and a second worker works in the new building at once.
agra-help-sailor = One delivery is free, a good that you pay brings as many more as it is worth. Deliver goods to notables, or one guild order for two deliveries.
agra-help-trader = Exchange up to three goods for others worth one less in all, and change the price of a good.
agra-help-botanist = Two different things of three: study (pay goods, the meditation tracker goes on), take off a cover, move farmers two squares.
agra-help-production = Take as much { $good } as your farm yields.
agra-help-processing = Turn up to three goods into { $good-plural }. Others may follow with one each, and each follower brings you a favour.
agra-help-slot = The good that this slot wants can be delivered here. It pays a rupee for each marker on the card; most markers win the notable.
agra-help-influence = A step needs the Architect, a served notable or a painting. Steps 3 and 6 bring favour or a favour tile; orders need a step and pay according to it; reaching the top sets off the end.
agra-help-orders = The marked order can be fulfilled with both of its goods. It pays according to your influence; if you do not lead in the guild, you get one rupee less and a step.
agra-help-good = The number is what a good is worth now; a price token changes it.
agra-help-arrow = Goods are processed along this arrow.
agra-help-bowl = One good of its kind fills the bowl: a gift to Akbar.
agra-help-order = Both goods together fulfil it when the guild-order marker is here.
agra-help-square = A free square yields for the corner on its side of the farmer.
agra-help-scroll-statue = Used after your action, it brings a second one.
agra-help-scroll-book = Up to three of your workers stand up, and you gain a favour.
agra-help-scroll-painting = Two different influence markers rise.
agra-help-scroll-clothes = As many rupees as clothes are worth.
agra-help-pier-1 = The boat begins here. Notables of level I can be served; two of them won let it sail on.
agra-help-pier-2 = The building with the builder is built for nobody. Level II opens; one of them won lets the boat sail on.
agra-help-pier-3 = The merchant walks, everybody gains a favour for each cotton, up to 3, and the order limit rises to 4.
agra-help-pier-4 = All price tokens go home, everybody gains a favour, the order limit rises to 5, and level III opens.
agra-help-pier-5 = Everybody takes a good, the better the more cotton they have; the order limit rises to 6, and level IV opens.
agra-help-pier-6 = A level IV notable is won: this round and one more. Using clothes brings one rupee more from now on.
agra-help-price-token = It gives a good another value, at most one away from what is printed.
agra-help-circle-trade = Swap a good for another of the same value, for as many points as it is worth.
agra-help-circle-deliver = Deliver a good to a notable for 3 points.
agra-help-circle-process = Process a good for as many points as it is worth afterwards.
agra-help-circle-cover = Take off a cover for 2 points.
agra-help-circle-farmer = Move a farmer one square for 1 point. This is never blocked.
