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
ui-theme-system = same as the system
ui-theme-light = light
ui-theme-dark = dark
ui-sound = A sound when it is my turn
ui-notify = A notification when it is my turn and I am looking elsewhere
# How fast the pieces on a board move to their places.
ui-motion = Moving pieces
ui-motion-off = off
ui-motion-fast = fast
ui-motion-normal = normal
ui-motion-calm = Your system is set to reduce motion, so nothing moves.
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
ui-lobby-running-none = No public game is being played right now.
ui-lobby-past = Finished games
ui-game-players = for { $least } to { $most } players
ui-game-goal = What is it about?
ui-play-now = Play now against a bot
ui-strength = Strength
ui-play-with-others = Play with others
ui-record-heading = Open a record
ui-record-help = The text file of any game, wherever it was played
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
ui-new-seat-open = Open seat: anyone can take it
ui-new-seat-here = Someone else at this screen
ui-new-seat-here-name = Name at seat { $seat }
ui-new-seat-name = Player { $seat }
ui-new-seat-bot = Bot: { $bot }
ui-new-random = Shuffle the seats at the start
ui-new-visible = Show the table in the lobby
ui-new-visible-help = Everybody can join and watch.
ui-new-hidden-help = Only people with the link can join, and only players can see the game.
ui-new-options = Options
ui-new-options-standard = Standard rules
ui-new-options-changed = Changed: { $options }
ui-new-pace = Pace
ui-new-timeout = When someone runs out of time
ui-new-timeout-bot = a bot plays for them until they return
ui-new-timeout-drop = they give up their seat
ui-new-takeover = The bot that fills in for absent players
ui-new-hints = Hints: what a strong bot would answer
ui-new-hints-alone = only for a player whose opponents are all bots
ui-new-hints-all = for everybody; the others see who took one
ui-new-hints-off = none
ui-new-more = More
ui-new-salt = Your own word for the dice
ui-new-salt-help = The dice are made from secret bytes and the words of all players, so nobody can choose them.
ui-new-edition = Edition
ui-new-edition-help = What is printed on boards and tiles, as TOML: all of it, or only the tables that differ from “{ $edition }”.
ui-new-edition-usual = The text of “{ $edition }”, as a starting point
ui-new-edition-file = From a file
ui-new-edition-text = The text
ui-new-edition-clear = Use “{ $edition }” after all
ui-new-make = Make the table
ui-bots-levels = By strength
ui-bots-others = Other bots
ui-bots-measures = As yardsticks
ui-bot-easy = easy
ui-bot-easy-help = Answers at once and overlooks a lot: for the first games.
ui-bot-medium = medium
ui-bot-medium-help = Answers at once and makes no gross mistakes: for those who know the rules.
ui-bot-hard = hard
ui-bot-hard-help = Looks ahead for up to two seconds per decision: for those who know the game.
ui-bot-best = best
ui-bot-best-help = Thinks about each decision for as long as you give it: the strongest there is.
ui-bot-thinking = { $bot }, { $seconds } s
ui-bot-seconds = Seconds per decision
ui-bot-random = random
ui-bot-random-help = Gives any answer that is allowed. A yardstick for other bots.
ui-bot-greedy = greedy
ui-bot-greedy-help = Plays what looks best this turn and never looks further. A yardstick for other bots.

## Pace

ui-pace-none = Without a clock
ui-pace-live = Live: each player has a bank of time
ui-pace-days = Over days: hours for every answer
ui-pace-none-short = no clock
ui-pace-live-short = { $minutes } min + { $increment } s
ui-pace-days-short = { $hours } h a turn
ui-pace-bank = Minutes for the whole game
ui-pace-increment = Extra seconds for every turn
ui-pace-hours = Hours for every turn
ui-pace-night = Nights do not count
ui-pace-night-from = Night begins
ui-pace-night-to = Night ends
ui-pace-night-zone = In the time zone { $zone }.

## You

ui-me-title = You – Doab
ui-me-welcome = Welcome
ui-me-guest = You are playing as a guest. With an account you can find your games from any browser, and you keep what you have played so far.
ui-guest-heading = Play as a guest
ui-guest-help = A name is enough.
ui-guest-enter = Enter
ui-login-heading = Sign in
ui-login = Login
ui-login-rule = 3 to 30 letters, digits, dots, dashes or underscores
ui-login-enter = Sign in
ui-password = Password
ui-password-rule = At least 10 characters
ui-register-heading = New account
ui-register-help = That is all: no email address is needed. If you forget the password, the account is lost.
ui-register-enter = Make the account
ui-account = Account
ui-account-login = Your login is “{ $login }”.
ui-account-rename = Change the name
ui-account-renamed = Your name is changed. At tables where you already sit you keep the old one.
ui-account-password = Password
ui-account-password-old = Current password
ui-account-password-new = New password
ui-account-password-change = Change the password
ui-account-password-changed = Your password is changed, and your other browsers are signed out.
ui-account-log-out = Sign out
ui-account-leave-guest = Forget me in this browser
ui-account-log-out-everywhere = Sign out everywhere
ui-account-delete = Delete the account
ui-account-delete-title = Delete the account for good?
ui-account-delete-help = Bots take your seats in running games. Finished games keep your name.
ui-tokens = Tokens
ui-tokens-help = With a token, a script can do what you can: play, watch, make tables.
ui-tokens-label = What is it for?
ui-tokens-make = Make a token
ui-tokens-made = This is the token. It is shown only now.
ui-tokens-unused = never used
ui-tokens-used = last used { $when }
ui-tokens-remove = Remove the token “{ $label }”
ui-hooks = Messages elsewhere
ui-hooks-help = Doab can tell another program when something happens: a chat channel, ntfy, your own server.
ui-hook-url = Address
ui-hook-format = Format
ui-hook-format-json = JSON
ui-hook-format-discord = Discord
ui-hook-format-ntfy = ntfy
ui-hook-events = Tell me when
ui-hook-your-turn = it is my turn
ui-hook-reminder = my time is running out
ui-hook-timed-out = my time is up
ui-hook-rewind-asked = someone wants to go back
ui-hook-game-started = a game begins
ui-hook-game-over = a game ends
ui-hook-invited = I am invited to a rematch
ui-hook-chat = someone writes
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
ui-gather-start-when = The game can start once every seat is taken.
ui-gather-wait = Waiting for more players.
ui-gather-wait-host = Everybody is here. The host starts the game.
ui-invite = Invitation
ui-invite-help = Send this link to the people you want to play with.
ui-invite-copy = Copy

## A table

ui-table-title = { $title } – Doab
ui-table-title-asked = Your turn: { $title } – Doab
ui-table-closed = This table cannot be shown
ui-table-remove = Remove the table
ui-table-visible = Everybody may watch this table
ui-board = Board
ui-board-failed = The board could not be drawn. Here is the table as a list.
ui-board-again = Draw it again
ui-board-as-list = The table as a list
ui-list-empty = nothing
ui-question = Question
ui-question-fold = Make room for the board
ui-question-unfold = Show the answers
# At a table that somebody made to try things out.
ui-trial = A trial: you play every seat. The original game does not change.
ui-trial-back = Back to the original game
ui-beside = Log, chat and more
ui-connection-lost = The connection has been lost. Trying again …
ui-connection-waiting = The connection has been lost. Your answer will be sent as soon as it is back …
ui-connection-too-many = Too many pages are open from this address: close some you no longer need. This one keeps trying …
ui-connection-full = The server has no room for more people right now. Trying again …
ui-connection-too-fast = That was too fast for the server. Trying again in a moment …
ui-seats = Seats
ui-seat-open = free
ui-seat-kept = reserved for someone
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
ui-seat-clock = { $name }’s time
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

ui-asked-you = Your decision
ui-asked-seat = { $name } has to decide
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
ui-turn-draw = Ready? Chance comes next (a tile is turned up or dice are rolled), and after that nothing can be taken back.
ui-turn-pass = Now others have to answer. After that nothing can be taken back, and your turn goes on.
ui-unused = You did not use:
ui-confirm = End the turn
ui-confirm-draw = Go on
ui-undo = Take back
ui-undo-all = Take back all { $count }
ui-chosen = Chosen:
ui-unchoose = Not { $place } after all
ui-give = Confirm ({ $count })
ui-pick-again = Choose again
ui-pick-more = Choose more: this is not enough yet.
# Why something on the board cannot be used: $reason is a whole sentence of the rules.
ui-why-not = { $place }: { $reason }
ui-why-not-place = Nothing can be done here now: { $place }.
ui-do-it = Do it: { $answer }
ui-do-something-else = Something else
ui-ahead = You can answer this already:
ui-answers-find = Find an answer
ui-answers-none = No answer matches.
ui-answers-all = Show all { $count } answers
ui-answers-always = Always answer this question like this
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
ui-play-on-help = Its answers count as yours.
ui-play-on-turn = This turn
ui-play-on-away = Until I come back
ui-stand-in = A bot ({ $bot }) plays for { $name } until you come back.
ui-stand-in-turn = A bot ({ $bot }) plays this turn for { $name }.
ui-take-over = Take over again
ui-preview-none = Point at an answer to see what it does.
ui-preview-chance = Then the dice decide.
ui-preview-reveal = This uncovers something.
ui-preview-other = Then someone else has to answer.
ui-preview-over = Then the game is over.

## The past

ui-past-at = Step { $at } of { $last }
ui-past-start = The start of the game
ui-past-back = Back to the game
# Said to somebody who looks at an earlier position.
ui-past-your-turn = In the meantime it has become your turn.
ui-past-over = In the meantime the game has ended.
ui-past-link = Copy the link
ui-link-players-only = This table is private: only its players can open the link.
ui-fork = Try it out from here
ui-fork-middle = Try again from the middle
ui-fork-help = Opens a trial in which you play every seat. This game does not change.
ui-rewind-here = Propose going back to here
ui-rewind-proposed = { $name } proposes going back to step { $to }.
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
ui-happening-moved-on = A rematch: everybody has moved on by one seat.
ui-happening-started = The game began.
ui-happening-rewound = Answers were taken back with everybody's consent.
ui-happening-rewind-declined = { $name } did not agree to going back.
ui-happening-timed-out = { $name } ran out of time.
ui-happening-stand-in = A bot ({ $bot }) plays for { $name }.
ui-happening-stand-in-turn = A bot ({ $bot }) plays this turn for { $name }.
ui-happening-hint = { $name } took a hint.
ui-happening-returned = { $name } is back.
ui-happening-dropped = { $name } gave up.
ui-happening-bot-replaced = { $name }’s bot did not answer in time; an answer was drawn at random.
ui-happening-bot-relieved = A bot ({ $bot }) takes over { $name }’s seat: the previous one failed three times.
ui-happening-stood-still = The clocks stood still for { $time }: the server could not be reached.
ui-happening-set-back = The server's clock was set back by { $time }. Nobody gained or lost time by it.
ui-happening-over = The game is over.
ui-chat-empty = Nobody has said anything yet.
ui-chat-say = Say something
ui-chat-send = Send
ui-chat-players-only = Only players can talk here.
ui-chat-visible = This table is visible: everyone can read what is said here.
ui-notes-help = Only you can see this.
ui-notes-writing = …
ui-notes-saved = Saved

## My seat and the table

ui-wishes = How { $name } is asked
ui-wish-confirm = Confirm
ui-wish-confirm-turns = at the end of every turn
ui-wish-confirm-draws = before dice are rolled, too
ui-wish-confirm-off = never
ui-wish-auto = Answer for me when only one answer is possible
ui-standing = Questions that are always answered the same way
ui-standing-line = { $question } – { $answer }
ui-standing-ask = Ask me again
ui-drop = Give up
ui-drop-title = Give up for good?
ui-drop-help = From now on your seat passes wherever it can, and there is no way back.
ui-drop-not = Play on
ui-facts = This table
ui-fact-pace = Pace
ui-fact-takeover = For absent players
ui-fact-hints = Hints
ui-fact-host = Host
ui-fact-edition = Edition
ui-fact-rules = rules version { $version }
ui-fact-forked = Branched from
ui-fact-forked-at = another game, step { $at }
ui-dice = The dice can be checked
ui-dice-help = Before the game the server published the seal of its secret; when the game is over it publishes the secret. “doab record verify” checks that every roll came from it.
ui-dice-commitment = Seal
ui-dice-seed = Secret
ui-record-download = Download the record

## Several people at one screen

ui-shield-title = Pass the screen to { $name }
ui-shield-help = It is covered for now, so that everybody sees only what they may see.
ui-shield-open = I am { $name }

## The end

ui-ending-won = You have won!
ui-ending-winner = { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
ui-ending-rank = { $rank }.
ui-ending-score = { $score }
ui-graph-label = The scores of { $names } over the course of the game
# What stands at the two axes of the graph.
ui-graph-scores = score
ui-graph-steps = answers
# What a bot says about the game as a whole. A turn is what one player does until the next begins.
ui-review = How the game went
ui-review-help = A bot goes through the game and says what everybody could expect after each turn, and which turns cost the most. Nobody is blamed for the dice: the bot sees only what the player saw.
ui-review-ask = Ask a bot to review it
ui-review-waiting = The bot begins as soon as it is free.
ui-review-progress = The bot is reviewing the game: { $percent }
ui-review-leave = You can leave this page in the meantime.
ui-review-failed = The bot could not finish its review.
ui-review-by = As the bot “{ $bot }” sees it. A dot marks a costly turn.
ui-review-win = chance to win
ui-review-win-label = Each player’s chance to win after every turn: { $names }
ui-review-margin = expected margin
ui-review-margin-label = How many points ahead of their best rival each player could expect to finish, after every turn: { $names }
ui-review-turns = turns
ui-review-numbers = Chances and margins in numbers
ui-review-worst = The costliest turns
# How many points a player gave away in the whole game.
ui-review-player = { $name }: { $points } points given away
ui-review-faultless = The bot found nothing it would have done better.
ui-review-turn = Turn { $turn }
ui-review-turn-other = In { $name }’s turn { $turn }
ui-review-look = Show the position
# $percent is how much of the chance to win was lost.
ui-review-cost = −{ $points } points, −{ $percent }
ui-review-played = Played
ui-review-better = The bot “{ $bot }”
ui-review-luck = The biggest strokes of luck, good and bad
ui-review-stroke = { $name }, turn { $turn }
ui-rematch = Rematch
ui-rematch-join = Join the rematch

## Refusals

ui-error-no-answer = The server does not answer. Is it running?
ui-error-not-signed-in = Please sign in first.
ui-error-session-expired = You are signed out. Please sign in again.
ui-error-bad-login = The login or the password is wrong.
ui-error-bad-name = That name cannot be used. A name has up to 30 characters, and none of these: , · | : = / #
ui-error-bad-edition = The edition cannot be used: { $message }
ui-error-bad-edition-line = The edition cannot be used. Line { $line }: { $message }
ui-error-not-your-seat = That is not your seat.
ui-error-not-host = Only the host of the table can do that.
ui-error-not-at-table = You have no seat at this table.
ui-error-not-visible = Only its players can see this table.
ui-error-no-such-table = There is no such table. Perhaps it was removed.
ui-error-no-such-step = The game does not have that many steps.
ui-error-stale = Something happened in the meantime. This is how things stand now.
ui-error-illegal = That is not possible.
ui-error-not-asked = It is not your turn.
ui-error-held = Your turn is complete: end it, or take something back.
ui-error-cannot-undo = That cannot be taken back any more.
ui-error-game-over = This game is already over.
ui-error-already-started = The game has already begun.
ui-error-seat-taken = Someone was faster: that seat is taken.
ui-error-seats-open = There are still free seats.
ui-error-name-taken = Someone here already has that name, or one that looks like it.
ui-error-name-reserved = That name is reserved for the server and its bots.
ui-error-login-taken = There is already an account with this login.
ui-error-rules-gone = This game was begun under rules that are no longer installed here. It can be viewed, but not played.
ui-error-secret-until-over = This game has secrets. Its record can be read when it is over.
ui-error-rewind-open = There is already a proposal to go back.
ui-error-no-rewind = There is no proposal to go back.
ui-error-too-large = That is too large.
ui-error-too-many = That was too fast. Please wait a moment.
ui-error-full = The server is very busy. Please try again in a moment.
ui-error-internal = Something went wrong on the server, and it has logged what happened.
ui-error-bad-options = The options do not fit: { $message }
ui-error-bad-password = Choose another password: this one is too easy to guess.
ui-error-bad-record = This record cannot be read: { $message }
ui-error-bad-request = The server does not understand that: { $message }
ui-error-invalid = Something you entered is not valid.
ui-error-page = Something went wrong on this page: { $message }
ui-error-cross-site = The request came from a page of another site.
ui-error-no-guests = On this server you need an account to play.
ui-error-no-registration = This server does not accept new accounts.
ui-error-no-such-game = There is no such game here.
ui-error-no-such-bot = There is no such bot here.
ui-error-bot-not-allowed = Bots may not think that long on this server.
ui-error-no-hint = The bot has no hint at the moment.
ui-error-no-hints = There are no hints at this table.
ui-error-no-review = No bot here can review this game.
ui-error-no-such-seat = The table has no such seat.
ui-error-no-such-edition = This game has no file for its usual edition.
ui-error-removed = That no longer exists.
ui-error-stand-in = A bot plays for you. Take your seat back first.
ui-error-dropped = This seat was given up.
ui-error-not-held = There is no turn to confirm.
ui-error-not-over = The game is not over yet.
ui-error-not-started = The game has not begun yet.
ui-error-rules-fault = Doab’s rules for this game have a bug here. Nothing was changed.
ui-error-no-positions = A table of this game cannot begin in the middle of a game.
ui-error-already-signed-in = You are signed in already.
ui-error-not-registered = For that you need an account.
ui-error-too-many-tokens = You have reached the limit for tokens. Remove one first.
ui-error-too-many-tables = You have reached the limit for tables. End or remove some first. Games that were given up count for a day.
ui-error-too-many-standing = You have reached the limit for standing answers.
