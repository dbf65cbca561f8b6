### The board of Agra in the browser: what stands on it, and the board in words for those who hear it.
### Terms come from agra.ftl; $players, $goods and the like are lists that are put together beforehand.

## On the board

agra-board-whole = The board of Agra
agra-board-river = River and notables
agra-board-city = City
agra-board-court = Imperial board
agra-board-own = Your board
agra-board-meditation = Meditation
agra-board-round = Round
# In a small field: the round after which the game ends.
agra-board-last-round = last: { $number }
agra-board-close = Close
agra-board-open-player = { $name }: open this player's board
agra-board-pile-search = Any tile of the pile

## The board in words

agra-board-words = The board in words
agra-board-words-table = The table
agra-board-words-nothing = none
agra-board-words-neutral = neutral
# $what is a good, a guild or a player.
agra-board-words-counted = { $what } { $number }
# $what is a list of short phrases.
agra-board-words-line = { $name }: { $what }
agra-board-words-round = Round { $number }, begun by { $start }.
agra-board-words-turn = It is the turn of { $player }.
agra-board-words-over = The game is over.
agra-board-words-last = The game ends after round { $number }.
agra-board-words-blocked = Meditation: { $action } is blocked.
agra-board-words-points = { $number ->
    [one] { $number } meditation point to spend.
   *[other] { $number } meditation points to spend.
}
agra-board-words-deliveries = { $number ->
    [one] { $number } delivery left.
   *[other] { $number } deliveries left.
}
agra-board-words-character = { $space }: { $worker }
agra-board-words-tokens = Price tokens with the Trader, by what they show: { $faces }
agra-board-words-bonus = Building bonuses left: { $tiles }
agra-board-words-nobody = no worker
agra-board-words-stands = worker of { $player } stands
agra-board-words-lies = worker of { $player } lies
agra-board-words-built = built
agra-board-words-unbuilt = not built, costs { $cost }
agra-board-words-worth = { $good } is worth { $value }
agra-board-words-coins = { $number ->
    [one] { $number } rupee lies here
   *[other] { $number } rupees lie here
}
agra-board-words-store = { $player } has { $number }
agra-board-words-boat = The boat lies at pier { $pier }; notables up to level { $level } can be served.
agra-board-words-level = level { $level }
agra-board-words-won = won by { $player }
agra-board-words-closed = not open yet
agra-board-words-wants = wants { $good }
agra-board-words-brought = { $number ->
    [one] { $good } brought by { $player }
   *[other] { $good } brought by { $player } { $number } times
}
agra-board-words-bowl = { $good } by { $player }
agra-board-words-bowls = Akbar's bowls: free { $open }; filled { $filled }
agra-board-words-display = Favour tiles on display: { $tiles }
agra-board-words-guild = { $guild }: influence { $steps }; next order { $order }; { $taken } of { $limit } orders fulfilled, by { $owners }
agra-board-words-action = own { $own } spend { $spend } favour: { $effect }
agra-board-words-hidden = Rupees are hidden.
agra-board-words-rupees = { $number ->
    [one] { $number } rupee
   *[other] { $number } rupees
}
agra-board-words-favour = { $number } favour
agra-board-words-workers = Workers: { $supply } in supply, { $standing } standing, { $lying } lying
agra-board-words-markers = { $number ->
    [one] { $number } marker in supply
   *[other] { $number } markers in supply
}
agra-board-words-goods = Goods: { $goods }
agra-board-words-farm = The farm yields { $goods }; covers left: { $covers }
agra-board-words-tracker = Meditation tracker on space { $space }, worth { $points }
agra-board-words-influence = Influence: { $steps }
agra-board-words-actions = Favour actions: { $actions }
agra-board-words-contracts = Notables won: { $notables }
agra-board-words-cook = { $number ->
    [one] { $number } worker on the Cook
   *[other] { $number } workers on the Cook
}
agra-board-words-french = { $number ->
    [one] { $number } marker on the French Trader
   *[other] { $number } markers on the French Trader
}
agra-board-words-used = Used this turn: { $used }

## What the help under the pointer tells

agra-board-tells-arrow = From { $source } to { $good }
agra-board-tells-order = Costs { $goods }; pays { $rupees } rupees at your step { $step }
agra-board-tells-order-closed = Costs { $goods }; you need a step of influence in the guild
agra-board-tells-study = the next space costs { $goods }
