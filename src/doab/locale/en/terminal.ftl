# What only the terminal says. Room is scarce there: keep about as short as this. Fields are explained in docs/wording.md.

terminal-none = none
terminal-round = round { $number }
terminal-over = the game is over
terminal-chance-answers = chance answers
# Stands after the name of a player.
terminal-to-answer = to answer
terminal-goal-hint = { $title }: all rules are in docs/. “rules ID” explains one section or ruling.
terminal-no-rule = no rule “{ $rule }” is explained here; all rules are in docs/
terminal-possible = “{ $answer }” is possible: { $note } (rules, section { $rule })
terminal-score = { $items }
terminal-score-item = { $item } { $number }

## Playing

# $kind is the name of a bot, such as greedy.
terminal-is-a-bot = { $player } is a bot ({ $kind }).
terminal-saved-always = Your game is saved in { $path } after every answer.
# Before a command to type.
terminal-go-on-with = The game is saved. Go on with:
terminal-see-again-with = The record is saved. See the game again with:
terminal-thinking = { $player } is thinking …
# $command shows the lines.
terminal-lines-before = { $number } lines before this: { $command }
terminal-numbered = the answers are numbered 1 to { $number }
terminal-fits-several = “{ $text }” fits { $answers }: which one?
terminal-could-be-several = “{ $text }” could be { $answers }: which one?
terminal-no-answer = “{ $text }” is not an answer in this game; “help” shows what can be typed
terminal-not-asked = “{ $answer }” does not answer the current question: { $question }
terminal-not-possible = “{ $answer }” is not possible now.
terminal-bot-has-answered = you have no answer to take back: a bot has answered since
terminal-not-taken-back-chance = “{ $answer }” cannot be taken back: it was chance that answered
terminal-not-taken-back-shown = “{ $answer }” cannot be taken back: it showed something that was hidden
terminal-not-taken-back-since = “{ $answer }” cannot be taken back: { $player } gave it, and somebody else has answered since
terminal-taken-back = Taken back: { $answer }
terminal-saved-in = Saved in { $path }
# $title is the game. Before a list.
terminal-bots-for = Bots for { $title }
terminal-bot-thinks = up to { $seconds } s an answer
# $bots are names, each with what the bot is like.
terminal-no-bot = there is no bot “{ $bot }”; the bots are { $bots }
terminal-bot-knows-not = the bot “{ $bot }” does not know { $title }; the bots are { $bots }
# $reason is what went wrong, here and below: the words of a bot or of Python.
terminal-bot-not-made = the bot “{ $bot }” cannot play: { $reason }
terminal-bot-failed = { $player } ({ $bot } bot) cannot go on: { $reason }
# As such a reason.
terminal-answered-wrongly = it answered “{ $answer }”, which is not offered
terminal-no-adviser = no bot here gives hints for { $title }
terminal-gives-no-hints = the bot “{ $bot }” gives no hints
# Before a list of answers, the best first.
terminal-hint = { $bot } would answer:
# The heads of two columns: the chance to win after an answer, and by how many points.
terminal-hint-win = wins
terminal-hint-margin = margin
# $answers are those that the bot would give after the first.
terminal-hint-then = and then: { $answers }
terminal-hint-only = There is only one answer: { $answer }
terminal-hint-failed = { $bot } has no hint: { $reason }
terminal-auto-begins = { $bot } plays for { $player } from now on.
# “auto off” is what is typed.
terminal-auto-waits = { $bot } plays for { $player }. Enter: go on. “auto off” or an answer: play yourself.
# Before a list of what it did.
terminal-auto-did = { $bot } played for { $player }:
terminal-auto-ended = No bot plays for { $player } any more.
terminal-auto-none = no bot plays for { $player }
terminal-auto-failed = { $bot } no longer plays for { $player }: { $reason }
# “why place quarry” is what is typed.
terminal-why-what = why what? For example: why place quarry
terminal-help = Answer with a number, with the text of an answer, or with any part of it that fits only one.
# What the words of the terminal do.
terminal-help-undo = take your last answer back (never past a die, a new tile or another player)
terminal-help-why = why something is not possible now, with its rule; or the rule behind it
terminal-help-hint = what a strong bot would answer, the two next best, and what to expect of each
terminal-help-auto = let a bot play for you: from now on, or this turn (auto turn); auto off: no more
terminal-help-bots = the bots for this game: name one after hint or auto
terminal-help-board = draw the board again
terminal-help-log = what has happened lately
terminal-help-rules = the goal in short, or one section or ruling (rules R-10)
terminal-help-save = also write the record to a file
terminal-help-help = this text
terminal-help-quit = stop; the game is kept and can be resumed
terminal-result = The game is over
terminal-standing = As it stands
terminal-rank = rank
terminal-player = player
terminal-points = score
terminal-bot = { $player } ({ $kind } bot)

## Seeing a game again

terminal-before-first = before the first answer
terminal-replay-keys = Enter next · b back · n next player · number · q quit
terminal-replay-what = Enter, b, n, a number or q
terminal-at-the-beginning = the record is at the beginning: answers 1 to { $number }
terminal-at-the-end = the record is at the end: answers 1 to { $number }

## Looking at a game afterwards

# Before the bar that shows how far the bot is.
terminal-review-bar = looking at the game
terminal-review-title = What everybody could expect after each turn, as the bot { $bot } sees it: the chance to win and the margin over the best of the others
terminal-review-turn = turn
# How many points the turn gave away.
terminal-review-cost = lost
terminal-review-chances = The chances to win, from the first turn to the last
terminal-review-worst = { $player }: the turns that cost most
terminal-review-faultless = The bot found nothing that it would have done better.
terminal-review-cost-own = Turn { $turn } cost { $points } points and { $chance } of the chance to win
terminal-review-cost-other = In turn { $turn }, which was { $player }’s: { $points } points and { $chance } of the chance to win
terminal-review-at = answer { $number }
# $answer is “answer 34”.
terminal-review-played = played ({ $answer }): { $line }
terminal-review-better = { $bot } instead: { $line }
terminal-review-luck = The biggest strokes of luck, good and bad
# $chance is how the chance to win changed: “+12 %”.
terminal-review-stroke = { $player }, turn { $turn }: { $drawn } ({ $chance })

## Rajas

terminal-rajas-purse = fame { $fame } · money { $money }
terminal-rajas-markers = fame { $fame } money { $money }
terminal-rajas-gap = gap { $number }
terminal-rajas-lead = lead { $number }
terminal-rajas-score-lead = fame { $fame } · money { $money } · lead { $lead }
terminal-rajas-score-short = fame { $fame } · money { $money } · { $missing } short
terminal-rajas-elephant = elephant:
terminal-rajas-fame-runs = fame →
# The letters are those of the bonuses below.
terminal-rajas-money-runs = ← money  U)pgrade W)orker K)arma B)oat D)ice
terminal-rajas-bonus-upgrade = U
terminal-rajas-bonus-worker = W
terminal-rajas-bonus-karma = K
terminal-rajas-bonus-boat = B
terminal-rajas-bonus-dice = D
terminal-rajas-quarry = Quarry
terminal-rajas-harbour = Harbour
terminal-rajas-mixed = mixed
terminal-rajas-any = any
terminal-rajas-low = low
terminal-rajas-area-build = Build, sail
terminal-rajas-area-market = Market
terminal-rajas-area-terraces = Terraces
terminal-rajas-area-balconies = Balconies
terminal-rajas-area-chambers = Chambers
terminal-rajas-area-other = Other
terminal-rajas-chamber-great-mogul = great mogul
terminal-rajas-chamber-dancer = dancer
terminal-rajas-chamber-yogi = yogi
terminal-rajas-chamber-raja = raja
terminal-rajas-chamber-master-builder = master builder
terminal-rajas-chamber-portuguese = portuguese
terminal-rajas-offer = Offer
terminal-rajas-empty = empty
terminal-rajas-yield-tiles = Yield tiles
terminal-rajas-start = start
terminal-rajas-river = River
terminal-rajas-no-dice = no dice
terminal-rajas-no-markets = no markets
terminal-rajas-dice-held = ({ $held } of { $limit })
terminal-rajas-karma = karma
# The letters are those of the marks below.
terminal-rajas-legend = T)emple P)alace F)ort M)ill · t)ea sil(k s)pices
terminal-rajas-mark-temple = T
terminal-rajas-mark-palace = P
terminal-rajas-mark-fort = F
terminal-rajas-mark-mill = M
terminal-rajas-mark-tea = t
terminal-rajas-mark-silk = k
terminal-rajas-mark-spices = s
# $road is a drawing of the tile's road, $side where its north points.
terminal-rajas-lay = { $road } turned { $side-letter }
terminal-rajas-lay-yield = { $road } turned { $side-letter }: { $incomes }

## Agra

terminal-agra-purse = rupees { $rupees } · favour { $favour } · workers { $workers }
terminal-agra-no-goods = no goods
terminal-agra-score = rupees { $rupees } · notables { $notables } · guilds { $guilds } · meditation { $meditation } · covers { $covers } · Akbar { $akbar }
terminal-agra-start = start:
terminal-agra-last-round = last round { $number }
terminal-agra-column-rupees = rupees
terminal-agra-column-favour = favour
terminal-agra-column-workers = workers
terminal-agra-column-markers = markers
terminal-agra-column-goods = goods
terminal-agra-column-covers = covers
terminal-agra-column-tiles = tiles
terminal-agra-cook = (+{ $number } Cook)
terminal-agra-won = Won
terminal-agra-favour = Favour
# What stands above the four columns of buildings.
terminal-agra-level-1 = I basic
terminal-agra-level-2 = II  from I
terminal-agra-level-3 = III  from I
terminal-agra-level-4 = IV  from III
# The first four buildings with the good that they yield.
terminal-agra-building-quarry = quarry sandstone
terminal-agra-building-woodcutter = woodcutter
terminal-agra-building-turmeric-farm = turmeric-farm
terminal-agra-building-cotton-farm = cotton-farm
terminal-agra-merchant = merchant
terminal-agra-builder = builder
terminal-agra-signs = ▲ stands ▬ lies · ‹n› price token · (n) not built yet, its cost · n₹ rupees lying there
terminal-agra-bonus-tiles = Bonus tiles
terminal-agra-bonus-cover = cover
terminal-agra-bonus-favour = favour
terminal-agra-bonus-rupees = rupees
terminal-agra-character-architect = architect
terminal-agra-character-sailor = sailor
terminal-agra-character-trader = trader
terminal-agra-character-botanist = botanist
terminal-agra-does-architect = raise influence, or build
terminal-agra-does-sailor = deliver goods to notables
terminal-agra-does-trader = exchange goods, change a price
terminal-agra-does-botanist = covers, farmers, study
terminal-agra-meditation = Meditation
terminal-agra-tracker = Tracker
terminal-agra-blocked = no { $action }
terminal-agra-step = step
terminal-agra-pays = pays
terminal-agra-all = all
terminal-agra-display = Favour tiles on display (own → spend)
terminal-agra-display-empty = No favour tile is on display
terminal-agra-short-favour = favour { $number }
terminal-agra-short-tile = tile { $number }
terminal-agra-river = River
terminal-agra-boat = boat { $pier }
terminal-agra-boat-leaves = leaves after { $number } of level { $level } ({ $won } won)
terminal-agra-closed = { $level } closed
terminal-agra-orders = { $guild } { $taken } of { $limit }
terminal-agra-bowls = Akbar's bowls
terminal-agra-farm = Farm  { $farmer } farmer  { $cover } cover
terminal-agra-price = { $good } { $value }→{ $shown }
terminal-agra-notable = level { $level }, { $guild }: { $effect }
terminal-agra-favour-action = own { $own } favour, spend { $spend }: { $effect }
terminal-agra-group-character = Characters
terminal-agra-group-production = Production
terminal-agra-group-processing = Processing
terminal-agra-group-peon = Peon
terminal-agra-group-lay = Lay down
terminal-agra-group-trade = Trade
terminal-agra-group-deliver = Deliver
terminal-agra-group-process = Process
terminal-agra-group-uncover = Covers
terminal-agra-group-farmer = Farmers
terminal-agra-group-pay = Pay
terminal-agra-group-order = Orders
terminal-agra-group-gift = Akbar
terminal-agra-group-raise = Influence
terminal-agra-group-build = Build
terminal-agra-group-give = Exchange
terminal-agra-group-price = Price token { $number }
terminal-agra-group-botanist = Study
terminal-agra-group-secondary = Any time
terminal-agra-group-go-on = Go on
