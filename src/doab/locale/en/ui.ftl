# The page in the browser: everything that is not a word of the games. Keys name the place and the thing.
# Every message is a whole label or a whole sentence. Names of people, titles and counts come as fields.

## Everywhere

ui-skip-to-content = Skip to the content
ui-loading = One moment …
ui-close = Close
ui-remove = Remove
ui-copied = Copied
ui-yes = yes
ui-no = no
ui-nobody = nobody
ui-just-now = just now
ui-nav = Pages
ui-nav-lobby = Lobby
ui-nav-new = New table
ui-nav-sign-in = Sign in
ui-missing-title = There is nothing here
ui-missing-home = Go to the lobby
# Time that is left on a clock of several days.
ui-clock-days = { $days ->
        [one] { $days } day
       *[other] { $days } days
    } { $hours } h

## Settings

ui-settings = Settings
ui-language = Language
ui-theme = Colours
ui-theme-system = like the system
ui-theme-light = light
ui-theme-dark = dark
ui-sound = A sound when it is my turn
ui-notify = A notification when it is my turn and I look elsewhere
# How fast the pieces on a board move to their places.
ui-motion = Moving pieces
ui-motion-off = off
ui-motion-fast = fast
ui-motion-normal = normal
ui-motion-calm = Your system asks for less motion: nothing moves.
# Ends what is seen to move on a board: the newest position is shown.
ui-motion-skip = Skip

## The lobby

ui-lobby-title = Doab: Rajas of the Ganges and Agra
# The title of the window when tables wait for you.
ui-lobby-title-asked = ({ $count }) Your turn – Doab
ui-lobby-heading = Take a seat
ui-lobby-intro = Two board games from the India of the Great Moguls. Play against bots at once, or with friends: now, or over days.
ui-lobby-mine = Your tables
ui-lobby-games = Games
ui-lobby-open = Tables with free seats
ui-lobby-open-none = Nobody is waiting for players. Make a table and send your friends its link.
ui-lobby-running = Games to watch
ui-lobby-running-none = No game is being played in public.
ui-lobby-past = Finished games
ui-game-players = for { $least } to { $most } players
ui-game-goal = What is it about?
ui-play-now = Play now against a bot
ui-strength = Strength
ui-play-with-others = Play with others
ui-record-heading = Look at a record
ui-record-help = The text file of a game that was played anywhere
ui-table-your-turn = It is your turn
ui-table-open-seats = { $count ->
        [0] complete, not started
        [one] one free seat
       *[other] { $count } free seats
    }
ui-table-waits = waiting for { $name }
ui-table-over = finished
ui-table-stored = a record
ui-table-play = Play
ui-table-join = Join
ui-table-watch = Watch
ui-table-look = Open
ui-kind-sandbox = sandbox

## Asking for a name

ui-guest-name = Guest
ui-name = Your name
ui-ask-name-title = What may we call you?
ui-ask-name-help = No account needed. This browser remembers you.
ui-ask-name-go = Go on
ui-ask-name-sign-in = I have an account

## A new table

ui-new-title = New table – Doab
ui-new-heading = New table
ui-new-game = Game
ui-new-seats = Seats
ui-new-count = Players
ui-new-seat = Seat { $seat }
ui-new-seat-you = You
ui-new-seat-open = Free: whoever comes
ui-new-seat-here = Somebody else at this screen
ui-new-seat-here-name = Name at seat { $seat }
ui-new-seat-name = Player { $seat }
ui-new-seat-bot = Bot: { $bot }
ui-new-random = Shuffle the seats at the start
ui-new-visible = Show the table in the lobby
ui-new-visible-help = Everybody can join and watch.
ui-new-hidden-help = Only who has the link can join, and only players can see the game.
ui-new-options = Options
ui-new-options-standard = Standard rules
ui-new-options-changed = Changed: { $options }
ui-new-pace = Pace
ui-new-timeout = When somebody's time is over
ui-new-timeout-bot = a bot plays for him until he returns
ui-new-timeout-drop = he gives up his seat
ui-new-takeover = The bot that plays for who is away
ui-new-hints = Hints: what a strong bot would answer
ui-new-hints-alone = only for who plays against nobody but bots
ui-new-hints-all = for everybody, and the others see who took one
ui-new-hints-off = none
ui-new-more = More
ui-new-salt = A word of your own for the dice
ui-new-salt-help = The dice are made from secret bytes and the words of all players, so that nobody can have picked them.
ui-new-edition = Edition
ui-new-edition-help = What is printed on boards and tiles, as TOML: all of it, or only the tables that differ from “{ $edition }”.
ui-new-edition-usual = The text of “{ $edition }”, to change it
ui-new-edition-file = From a file
ui-new-edition-text = The text
ui-new-edition-clear = Play with “{ $edition }” after all
ui-new-make = Make the table
ui-bots-levels = By strength
ui-bots-others = Other bots
ui-bots-measures = To measure others by
ui-bot-easy = easy
ui-bot-easy-help = Answers at once and overlooks a lot: for the first games.
ui-bot-medium = medium
ui-bot-medium-help = Answers at once and makes no gross mistakes: for those who know the rules.
ui-bot-hard = hard
ui-bot-hard-help = Looks ahead for up to two seconds a decision: for those who know the game.
ui-bot-best = best
ui-bot-best-help = Thinks about every decision for as long as it is given: the strongest there is.
ui-bot-thinking = { $bot }, { $seconds } s
ui-bot-seconds = Seconds for a decision
ui-bot-random = random
ui-bot-random-help = Answers anything that is allowed. It is there to measure other bots by.
ui-bot-greedy = greedy
ui-bot-greedy-help = Plays what looks best in this turn and never looks further. It is there to measure other bots by.

## Pace

ui-pace-none = Without a clock
ui-pace-live = Live: everybody has a bank of time
ui-pace-days = Over days: hours for every answer
ui-pace-none-short = no clock
ui-pace-live-short = { $minutes } min + { $increment } s
ui-pace-days-short = { $hours } h a turn
ui-pace-bank = Minutes for the whole game
ui-pace-increment = Seconds more for every turn
ui-pace-hours = Hours for every turn
ui-pace-night = Nights do not count
ui-pace-night-from = Night begins
ui-pace-night-to = Night ends
ui-pace-night-zone = In the time of { $zone }.

## You

ui-me-title = You – Doab
ui-me-welcome = Welcome
ui-me-guest = You play as a guest. With an account you find your games again from every browser, and keep what you have played so far.
ui-guest-heading = Play as a guest
ui-guest-help = A name is enough.
ui-guest-enter = Enter
ui-login-heading = Sign in
ui-login = Login
ui-login-rule = 3 to 30 letters, digits, points, dashes or underscores
ui-login-enter = Sign in
ui-password = Password
ui-password-rule = At least 10 characters
ui-register-heading = New account
ui-register-help = No mail address, nothing else. Whoever forgets the password loses the account.
ui-register-enter = Make the account
ui-account = Account
ui-account-login = Your login is “{ $login }”.
ui-account-rename = Change the name
ui-account-renamed = The name is changed. At tables where you sit you keep the old one.
ui-account-password = Password
ui-account-password-old = The password until now
ui-account-password-new = The new password
ui-account-password-change = Change the password
ui-account-password-changed = The password is changed, and other browsers are signed out.
ui-account-log-out = Sign out
ui-account-leave-guest = Forget me in this browser
ui-account-log-out-everywhere = Sign out everywhere
ui-account-delete = Delete the account
ui-account-delete-title = Delete the account for good?
ui-account-delete-help = Bots take your seats in running games. Finished games keep your name.
ui-tokens = Tokens
ui-tokens-help = With a token a script can do what you can: play, look, make tables.
ui-tokens-label = What is it for?
ui-tokens-make = Make a token
ui-tokens-made = This is the token. It is shown only now.
ui-tokens-unused = never used
ui-tokens-used = last used { $when }
ui-tokens-remove = Remove the token “{ $label }”
ui-hooks = Messages elsewhere
ui-hooks-help = Doab can tell another program when something happens: a chat channel, ntfy, your own server.
ui-hook-url = Address
ui-hook-format = Form
ui-hook-format-json = JSON
ui-hook-format-discord = Discord
ui-hook-format-ntfy = ntfy
ui-hook-events = Tell me when
ui-hook-your-turn = it is my turn
ui-hook-reminder = my time runs out
ui-hook-timed-out = my time is over
ui-hook-rewind-asked = somebody wants to go back
ui-hook-game-started = a game begins
ui-hook-game-over = a game ends
ui-hook-invited = I am asked for a rematch
ui-hook-chat = somebody writes
ui-hook-make = Add
ui-hook-secret = Messages are signed with this secret. It is shown only now.
ui-hook-secret-label = Secret
ui-hook-enabled = on
ui-hook-test = Test
ui-hook-deliveries = Last messages
ui-hook-no-deliveries = none yet
ui-hook-waiting = waiting
ui-hook-sent = sent
ui-hook-given-up = given up
ui-hook-remove = Remove { $url }

## A table before the start

ui-gather-made = Table of { $host }
ui-gather-sit = Sit down here
ui-gather-second-name = Name
ui-gather-sit-second = Sits at this screen
ui-gather-leave = Stand up
ui-gather-bot = Seat a bot
ui-gather-send-away = Free the seat
ui-gather-start = Start the game
ui-gather-start-when = The game can start when no seat is free.
ui-gather-wait = Waiting for more players.
ui-gather-wait-host = Everybody is here. The host starts the game.
ui-invite = Invitation
ui-invite-help = Send this link to whom you want to play with.
ui-invite-copy = Copy

## A table

ui-table-title = { $title } – Doab
ui-table-title-asked = Your turn: { $title } – Doab
ui-table-closed = This table cannot be shown
ui-table-remove = Remove the table
ui-table-visible = Everybody may watch this table
ui-board = Board
ui-board-failed = The picture of the board has failed. Here is the table as a list.
ui-board-again = Draw it again
ui-board-as-list = The table as a list
ui-list-empty = nothing
ui-question = Question
ui-question-fold = Make room for the board
ui-question-unfold = Show the answers
# At a table that somebody made to try things out.
ui-trial = A trial: you play all seats. The game that it comes from does not change.
ui-trial-back = Back to that game
ui-beside = Log, chat and more
ui-connection-lost = The connection is lost. Trying again …
ui-connection-too-many = Too many pages are open at this address: close some you no longer need. This one tries again by itself …
ui-connection-full = More people are here than the server has room for. Trying again …
ui-connection-too-fast = That was too fast for the server. Trying again in a moment …
ui-seats = Seats
ui-seat-open = free
ui-seat-kept = kept for somebody
ui-seat-number = Seat { $seat }
ui-seat-you = you
ui-seat-at-screen = at this screen
ui-seat-bot = bot, { $bot }
ui-seat-present = here
ui-seat-absent = not here
ui-seat-stand-in = away, bot: { $bot }
ui-seat-played-by = played by a bot: { $bot }
ui-seat-hints =
    { $count ->
        [one] one hint
       *[other] { $count } hints
    }
ui-seat-dropped = gave up
ui-seat-clock = Time of { $name }
ui-seat-look = Look from here
ui-seat-look-help = Shows the table as { $name } sees it
ui-watching = Watching: { $names }
ui-watching-and-others =
    Watching: { $names } and { $others ->
        [one] one more
       *[other] { $others } more
    }
ui-watching-unnamed =
    { $others ->
        [one] Somebody is watching
       *[other] { $others } people are watching
    }
ui-chance = The dice

## The question

ui-asked-you = You are asked
ui-asked-seat = { $name } is asked
ui-rule = rules, { $rule }
# The rules of the game in short: a dialog, and the button that opens it.
ui-rules-open = Rules in short
ui-rules-title = Rules in short: { $game }
ui-rules-contents = Contents
ui-rules-signs = The symbols
# A ruling by its number, and what it says.
ui-rules-ruling = { $rule }: { $reason }
ui-waiting-for = Waiting for { $name }
ui-waiting-confirm = { $name } may still take back this turn.
ui-spectator = You are watching.
ui-stored = A record to look at
ui-turn-finished = Your turn is finished.
ui-turn-draw = Ready? Chance comes next (a tile is turned up, dice are rolled); then nothing can be taken back.
ui-turn-pass = Others are asked now; then nothing can be taken back, and your turn goes on.
ui-unused = You left unused:
ui-confirm = End the turn
ui-confirm-draw = Go on
ui-undo = Take back
ui-undo-all = Take back all { $count }
ui-chosen = Chosen:
ui-unchoose = Not { $place } after all
# Why something on the board cannot be used: $reason is a whole sentence of the rules.
ui-why-not = { $place }: { $reason }
ui-why-not-place = Nothing can be done here now: { $place }.
ui-do-it = Do it: { $answer }
ui-do-something-else = Something else
ui-ahead = You can answer this already:
ui-answers-find = Find an answer
ui-answers-none = No answer fits.
ui-answers-all = Show all { $count } answers
ui-answers-always = Answer this question always like that
ui-hint = Hint
ui-hint-help = Shows what a strong bot would answer (key H)
ui-hint-thinking = A strong bot is thinking …
ui-hint-cancel = Never mind
ui-hint-hide = Hide the hint
ui-hint-list = What the bot “{ $bot }” would answer
ui-hint-ahead = { $points } points ahead
ui-hint-behind = { $points } points behind
ui-hint-even = even
ui-hint-chance = wins { $percent } %
ui-hint-then = then: { $answers }
ui-play-on = Let a bot play on for me
ui-play-on-help = What it answers counts as yours.
ui-play-on-turn = This turn
ui-play-on-away = Until I come back
ui-stand-in = A bot ({ $bot }) plays for { $name } until you come back.
ui-stand-in-turn = A bot ({ $bot }) plays this turn for { $name }.
ui-take-over = Take over again
ui-preview-none = Point at an answer to see what it does.
ui-preview-chance = Then the dice decide.
ui-preview-reveal = This uncovers something.
ui-preview-other = Then somebody else is asked.
ui-preview-over = Then the game is over.

## The past

ui-past-at = Step { $at } of { $last }
ui-past-start = The start of the game
ui-past-back = Back to the game
# Said to somebody who looks at an earlier position.
ui-past-your-turn = Meanwhile it has become your turn.
ui-past-over = Meanwhile the game has ended.
ui-past-link = Copy the link
ui-link-players-only = This table is private: only its players can open the link.
ui-fork = Try it out from here
ui-fork-middle = Try again from the middle
ui-fork-help = Opens a trial at which you play all seats. This game does not change.
ui-rewind-here = Propose to go back to here
ui-rewind-proposed = { $name } proposes to go back to step { $to }.
ui-rewind-waiting = Still to agree: { $names }
ui-rewind-accept = Agree
ui-rewind-decline = Decline
ui-rewind-withdraw = Withdraw
ui-replay = Replay
ui-replay-first = To the start
ui-replay-back = One step back
ui-replay-forward = One step on
ui-replay-now = To the end
ui-replay-slider = Position in the game
ui-since = Since my last turn

## Log, chat, notes

ui-tab-log = Log
ui-tab-chat = Chat
ui-tab-chat-new = Chat ({ $count })
ui-tab-notes = Notes
ui-tab-table = Table
ui-log-filter = Show
ui-log-everybody = everybody
ui-log-earlier = Earlier
ui-log-look = Look at the board after this
ui-log-step = { $name }: { $events }
ui-log-hidden = { $name }: something that only { $name } may know
ui-how-standing = (as always)
ui-how-auto = (the only answer)
ui-how-stand-in = (played by a bot)
ui-how-dropped = (given up)
ui-happening-joined = { $name } sat down.
ui-happening-left = { $name } stood up.
ui-happening-moved-on = A rematch: everybody sits one seat further on than before.
ui-happening-started = The game began.
ui-happening-rewound = Answers were taken back with everybody's consent.
ui-happening-rewind-declined = { $name } did not agree to go back.
ui-happening-timed-out = { $name } ran out of time.
ui-happening-stand-in = A bot ({ $bot }) plays for { $name }.
ui-happening-stand-in-turn = A bot ({ $bot }) plays this turn for { $name }.
ui-happening-hint = { $name } took a hint.
ui-happening-returned = { $name } is back.
ui-happening-dropped = { $name } gave up.
ui-happening-bot-replaced = The bot of { $name } did not answer in time; an answer was drawn by lot.
ui-happening-bot-relieved = A bot ({ $bot }) takes over the seat of { $name }: the one before failed three times.
ui-happening-stood-still = The clocks stood still for { $time }: the server could not be reached.
ui-happening-set-back = The server's clock was set back by { $time }. Nobody gained or lost time by it.
ui-happening-over = The game is over.
ui-chat-empty = Nobody has said anything.
ui-chat-say = Say something
ui-chat-send = Send
ui-chat-players-only = Only players can talk here.
ui-notes-help = Only you see what stands here.
ui-notes-writing = …
ui-notes-saved = Saved

## My seat and the table

ui-wishes = How { $name } is asked
ui-wish-confirm = Confirm
ui-wish-confirm-turns = at the end of every turn
ui-wish-confirm-draws = before dice fall, too
ui-wish-confirm-off = never
ui-wish-auto = Answer for me when there is only one answer
ui-standing = Answered always in the same way
ui-standing-line = { $question } – { $answer }
ui-standing-ask = Ask me again
ui-drop = Give up
ui-drop-title = Give up for good?
ui-drop-help = Your seat passes wherever it can from now on, and there is no way back.
ui-drop-not = Play on
ui-facts = This table
ui-fact-pace = Pace
ui-fact-takeover = For who is away
ui-fact-hints = Hints
ui-fact-host = Host
ui-fact-edition = Edition
ui-fact-rules = rules version { $version }
ui-fact-forked = Comes from
ui-fact-forked-at = another game, step { $at }
ui-dice = The dice can be checked
ui-dice-help = Before the game the server published the seal of its secret; when the game is over it publishes the secret. “doab record verify” checks that every throw came from it.
ui-dice-commitment = Seal
ui-dice-seed = Secret
ui-record-download = Download the record

## Several people at one screen

ui-shield-title = Pass the screen to { $name }
ui-shield-help = What was on it is covered, so that everybody sees only their own.
ui-shield-open = I am { $name }

## The end

ui-ending-won = You have won!
ui-ending-winner = { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
ui-ending-rank = { $rank }.
ui-ending-score = { $score }
ui-graph-label = How the scores of { $names } grew
# What stands at the two axes of the graph.
ui-graph-scores = score
ui-graph-steps = answers
# What a bot says about the game as a whole. A turn is what one player does until the next begins.
ui-review = How the game went
ui-review-help = A bot looks at the game and says what everybody could expect after every turn, and which turns cost most. Nobody is blamed for dice: it sees what the player saw.
ui-review-ask = Let a bot look at it
ui-review-waiting = The bot begins as soon as it is free.
ui-review-progress = The bot is looking at the game: { $percent }
ui-review-leave = You can leave the page meanwhile.
ui-review-failed = The bot did not come to an end.
ui-review-by = As the bot “{ $bot }” sees it. A dot marks a turn that cost much.
ui-review-win = chance to win
ui-review-win-label = The chance to win of { $names } after every turn
ui-review-margin = expected margin
ui-review-margin-label = How many points { $names } could expect to be ahead of the best of the others, after every turn
ui-review-turns = turns
ui-review-numbers = Chances and margins in numbers
ui-review-worst = The turns that cost most
# How many points a player gave away in the whole game.
ui-review-player = { $name }: { $points } points given away
ui-review-faultless = The bot found nothing that it would have done better.
ui-review-turn = Turn { $turn }
ui-review-turn-other = In { $name }’s turn { $turn }
ui-review-look = Show the position
# $percent is how much of the chance to win was lost.
ui-review-cost = −{ $points } points, −{ $percent }
ui-review-played = Played
ui-review-better = The bot “{ $bot }”
ui-review-luck = The largest strokes of luck, good and bad
ui-review-stroke = { $name }, turn { $turn }
ui-rematch = Rematch
ui-rematch-join = Come to the rematch

## Refusals

ui-error-no-answer = The server does not answer. Is it running?
ui-error-not-signed-in = Please sign in first.
ui-error-session-expired = You are signed out. Please sign in again.
ui-error-bad-login = Login or password are not right.
ui-error-bad-name = That cannot be a name: up to 30 characters, without , · | : = / #
ui-error-bad-edition = The edition cannot be used: { $message }
ui-error-bad-edition-line = The edition cannot be used. Line { $line }: { $message }
ui-error-not-your-seat = That is not your seat.
ui-error-not-host = Only the host of the table can do that.
ui-error-not-at-table = You do not sit at this table.
ui-error-not-visible = Only its players can see this table.
ui-error-no-such-table = There is no such table. Perhaps it was removed.
ui-error-no-such-step = The game does not have so many steps.
ui-error-stale = Something happened in the meantime. This is how it stands now.
ui-error-illegal = That is not possible.
ui-error-not-asked = It is not your turn.
ui-error-held = The turn is finished; end it or take something back.
ui-error-cannot-undo = That cannot be taken back any more.
ui-error-game-over = The game is over there.
ui-error-already-started = The game has already begun.
ui-error-seat-taken = Somebody was faster: that seat is taken.
ui-error-seats-open = There are still free seats.
ui-error-name-taken = Somebody at this table is already called that.
ui-error-login-taken = There is already an account with this login.
ui-error-rules-gone = This game was begun with rules that are not installed here any more. It can be looked at, not played.
ui-error-secret-until-over = This game has secrets. Its record can be read when it is over.
ui-error-rewind-open = There is already a proposal to go back.
ui-error-no-rewind = There is no proposal to go back.
ui-error-too-large = That is too large.
ui-error-too-many = That was too fast. Please wait a moment.
ui-error-full = The server is very busy. Please try again in a moment.
ui-error-internal = The server has made a mistake. It has written down what happened.
ui-error-bad-options = The options do not fit: { $message }
ui-error-bad-password = Choose another password: this one is too easy to guess.
ui-error-bad-record = This record cannot be read: { $message }
ui-error-bad-request = The server does not understand that: { $message }
ui-error-invalid = Something that you entered does not fit.
ui-error-page = Something in this page has failed: { $message }
ui-error-cross-site = The request came from the page of another site.
ui-error-no-guests = On this server you need an account to play.
ui-error-no-registration = This server does not accept new accounts.
ui-error-no-such-game = There is no such game here.
ui-error-no-such-bot = There is no such bot here.
ui-error-bot-not-allowed = Bots may not think that long on this server.
ui-error-no-hint = The bot has no hint at the moment.
ui-error-no-hints = There are no hints at this table.
ui-error-no-review = No bot here can say how this game went.
ui-error-no-such-seat = The table has no such seat.
ui-error-no-such-edition = The usual edition of this game is not written down.
ui-error-removed = That is not there any more.
ui-error-stand-in = A bot plays for you. Take your seat back first.
ui-error-dropped = This seat was given up.
ui-error-not-held = There is no turn to confirm.
ui-error-not-over = The game is not over yet.
ui-error-not-started = The game has not begun yet.
ui-error-rules-fault = The rules of this game have a fault here. Nothing was changed.
ui-error-no-positions = A table of this game cannot begin in the middle of a game.
ui-error-already-signed-in = You are signed in already.
ui-error-not-registered = For that you need an account.
ui-error-too-many-tokens = You have as many tokens as there can be. Remove one first.
ui-error-too-many-tables = You have as many tables as there can be. End or remove some first. Games that were given up count for a day.
ui-error-too-many-standing = You have as many standing answers as there can be.
