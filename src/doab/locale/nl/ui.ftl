# The page in the browser: everything that is not a word of the games. Keys name the place and the thing.
# Every message is a whole label or a whole sentence. Names of people, titles and counts come as fields.


## Everywhere

ui-skip-to-content = Direct naar de inhoud
ui-loading = Een ogenblik …
ui-close = Sluiten
ui-remove = Verwijderen
ui-copied = Gekopieerd
ui-yes = ja
ui-no = nee
ui-nobody = niemand
ui-just-now = net
ui-nav = Pagina's
ui-nav-lobby = Lobby
ui-nav-new = Nieuwe tafel
ui-nav-sign-in = Inloggen
ui-missing-title = Hier is niets te vinden
ui-missing-home = Naar de lobby
# Time that is left on a clock of several days.
ui-clock-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
} { $hours } u

## Settings

ui-settings = Instellingen
ui-language = Taal
ui-theme = Kleuren
ui-theme-system = zoals het systeem
ui-theme-light = licht
ui-theme-dark = donker
ui-sound = Een geluid als ik aan de beurt ben
ui-notify = Een melding als ik aan de beurt ben en ergens anders kijk
# How fast the pieces on a board move to their places.
ui-motion = Bewegende stukken
ui-motion-off = uit
ui-motion-fast = snel
ui-motion-normal = normaal
ui-motion-calm = Je systeem vraagt om minder beweging: er beweegt niets.
# Ends what is seen to move on a board: the newest position is shown.
ui-motion-skip = Overslaan

## The lobby

ui-lobby-title = Doab: Raja's van de Ganges en Agra
# The title of the window when tables wait for you.
ui-lobby-title-asked = ({ $count }) Jouw beurt – Doab
ui-lobby-heading = Schuif aan
ui-lobby-intro = Twee bordspellen uit het India van de grootmogols. Speel meteen tegen bots, of met vrienden: nu, of over meer dagen.
ui-lobby-mine = Jouw tafels
ui-lobby-games = Spellen
ui-lobby-open = Tafels met vrije plaatsen
ui-lobby-open-none = Er wacht niemand op spelers. Maak een tafel en stuur je vrienden de link.
ui-lobby-running = Partijen om te volgen
ui-lobby-running-none = Er wordt nu geen openbare partij gespeeld.
ui-lobby-past = Afgelopen partijen
ui-game-players = voor { $least } tot { $most } spelers
ui-game-goal = Waar gaat het om?
ui-play-now = Speel nu tegen een bot
ui-strength = Sterkte
ui-play-with-others = Speel met anderen
ui-record-heading = Een verslag bekijken
ui-record-help = Het tekstbestand van een partij, waar die ook gespeeld is
ui-table-your-turn = Jij bent aan de beurt
ui-table-open-seats = { $count ->
    [0] vol, nog niet begonnen
    [one] één vrije plaats
   *[other] { $count } vrije plaatsen
}
ui-table-waits = wacht op { $name }
ui-table-over = afgelopen
ui-table-stored = een verslag
ui-table-play = Spelen
ui-table-join = Meedoen
ui-table-watch = Meekijken
ui-table-look = Openen
ui-kind-sandbox = probeertafel

## Asking for a name

ui-guest-name = Gast
ui-name = Je naam
ui-ask-name-title = Hoe mogen we je noemen?
ui-ask-name-help = Je hebt geen account nodig. Deze browser onthoudt je.
ui-ask-name-go = Verder
ui-ask-name-sign-in = Ik heb een account

## A new table

ui-new-title = Nieuwe tafel – Doab
ui-new-heading = Nieuwe tafel
ui-new-game = Spel
ui-new-seats = Plaatsen
ui-new-count = Spelers
ui-new-seat = Plaats { $seat }
ui-new-seat-you = Jij
ui-new-seat-open = Vrij: voor wie maar komt
ui-new-seat-here = Iemand anders aan dit scherm
ui-new-seat-here-name = Naam op plaats { $seat }
ui-new-seat-name = Speler { $seat }
ui-new-seat-bot = Bot: { $bot }
ui-new-random = Verdeel de plaatsen bij het begin opnieuw, door loting
ui-new-visible = Toon de tafel in de lobby
ui-new-visible-help = Iedereen kan meedoen en meekijken.
ui-new-hidden-help = Alleen wie de link heeft, kan meedoen, en alleen spelers zien de partij.
ui-new-options = Keuzes
ui-new-options-standard = Standaardregels
ui-new-options-changed = Gewijzigd: { $options }
ui-new-pace = Tempo
ui-new-timeout = Als iemands tijd om is
ui-new-timeout-bot = speelt een bot tot de speler terug is
ui-new-timeout-drop = geeft de speler zijn plaats op
ui-new-takeover = De bot die speelt voor wie weg is
ui-new-hints = Hints: wat een sterke bot zou antwoorden
ui-new-hints-alone = alleen voor wie enkel tegen bots speelt
ui-new-hints-all = voor iedereen, en de anderen zien wie er een nam
ui-new-hints-off = geen
ui-new-more = Meer
ui-new-salt = Een eigen woord voor de dobbelstenen
ui-new-salt-help = De worpen komen uit geheime bytes en de woorden van alle spelers, zodat niemand ze kan hebben uitgezocht.
ui-new-edition = Editie
ui-new-edition-help = Wat op borden en tegels gedrukt staat, als TOML: alles, of alleen de tabellen die anders zijn dan in “{ $edition }”.
ui-new-edition-usual = De tekst van “{ $edition }”, om te veranderen
ui-new-edition-file = Uit een bestand
ui-new-edition-text = De tekst
ui-new-edition-clear = Toch met “{ $edition }” spelen
ui-new-make = Maak de tafel
ui-bots-levels = Op sterkte
ui-bots-others = Andere bots
ui-bots-measures = Om andere aan te meten
ui-bot-easy = makkelijk
ui-bot-easy-help = Antwoordt meteen en ziet veel over het hoofd: voor de eerste partijen.
ui-bot-medium = gemiddeld
ui-bot-medium-help = Antwoordt meteen en maakt geen grove fouten: voor wie de regels kent.
ui-bot-hard = moeilijk
ui-bot-hard-help = Kijkt tot twee seconden per beslissing vooruit: voor wie het spel kent.
ui-bot-best = sterkst
ui-bot-best-help = Denkt over elke beslissing zo lang als hij krijgt: sterker is er niet.
ui-bot-thinking = { $bot }, { $seconds } s
ui-bot-seconds = Seconden per beslissing
ui-bot-random = willekeurig
ui-bot-random-help = Antwoordt wat er maar mag. Dient om andere bots aan te meten.
ui-bot-greedy = gretig
ui-bot-greedy-help = Speelt wat in deze beurt het best lijkt en kijkt nooit verder. Dient om andere bots aan te meten.

## Pace

ui-pace-none = Zonder klok
ui-pace-live = Live: iedereen heeft een tijdvoorraad
ui-pace-days = Over dagen: uren voor elk antwoord
ui-pace-none-short = geen klok
ui-pace-live-short = { $minutes } min + { $increment } s
ui-pace-days-short = { $hours } u per beurt
ui-pace-bank = Minuten voor de hele partij
ui-pace-increment = Seconden erbij voor elke beurt
ui-pace-hours = Uren voor elke beurt
ui-pace-night = Nachten tellen niet mee
ui-pace-night-from = De nacht begint
ui-pace-night-to = De nacht eindigt
ui-pace-night-zone = In de tijd van { $zone }.

## You

ui-me-title = Jij – Doab
ui-me-welcome = Welkom
ui-me-guest = Je speelt als gast. Met een account vind je je partijen in elke browser terug, en houd je wat je tot nu toe hebt gespeeld.
ui-guest-heading = Spelen als gast
ui-guest-help = Een naam is genoeg.
ui-guest-enter = Naar binnen
ui-login-heading = Inloggen
ui-login = Gebruikersnaam
ui-login-rule = 3 tot 30 letters, cijfers, punten, streepjes of lage streepjes
ui-login-enter = Inloggen
ui-password = Wachtwoord
ui-password-rule = Minstens 10 tekens
ui-register-heading = Nieuw account
ui-register-help = Geen mailadres, verder niets. Wie het wachtwoord vergeet, is het account kwijt.
ui-register-enter = Maak het account
ui-account = Account
ui-account-login = Je gebruikersnaam is “{ $login }”.
ui-account-rename = Verander je naam
ui-account-renamed = Je naam is veranderd. Aan tafels waar je al zit, houd je de oude.
ui-account-password = Wachtwoord
ui-account-password-old = Je huidige wachtwoord
ui-account-password-new = Je nieuwe wachtwoord
ui-account-password-change = Verander het wachtwoord
ui-account-password-changed = Het wachtwoord is veranderd, en andere browsers zijn uitgelogd.
ui-account-log-out = Uitloggen
ui-account-leave-guest = Vergeet mij in deze browser
ui-account-log-out-everywhere = Overal uitloggen
ui-account-delete = Verwijder het account
ui-account-delete-title = Het account voorgoed verwijderen?
ui-account-delete-help = In lopende partijen nemen bots je plaats in. Afgelopen partijen houden je naam.
ui-tokens = Tokens
ui-tokens-help = Met een token kan een script wat jij kunt: spelen, kijken, tafels maken.
ui-tokens-label = Waar is het voor?
ui-tokens-make = Maak een token
ui-tokens-made = Dit is het token. Je ziet het alleen nu.
ui-tokens-unused = nooit gebruikt
ui-tokens-used = laatst gebruikt { $when }
ui-tokens-remove = Verwijder het token “{ $label }”
ui-hooks = Berichten elders
ui-hooks-help = Doab kan een ander programma laten weten dat er iets gebeurt: een chatkanaal, ntfy, je eigen server.
ui-hook-url = Adres
ui-hook-format = Vorm
ui-hook-format-json = JSON
ui-hook-format-discord = Discord
ui-hook-format-ntfy = ntfy
ui-hook-events = Laat het me weten als
ui-hook-your-turn = ik aan de beurt ben
ui-hook-reminder = mijn tijd bijna om is
ui-hook-timed-out = mijn tijd om is
ui-hook-rewind-asked = iemand terug wil gaan
ui-hook-game-started = een partij begint
ui-hook-game-over = een partij eindigt
ui-hook-invited = ik voor een revanche word gevraagd
ui-hook-chat = iemand iets schrijft
ui-hook-make = Toevoegen
ui-hook-secret = Berichten worden met dit geheim ondertekend. Je ziet het alleen nu.
ui-hook-secret-label = Geheim
ui-hook-enabled = aan
ui-hook-test = Test
ui-hook-deliveries = Laatste berichten
ui-hook-no-deliveries = nog geen
ui-hook-waiting = wacht
ui-hook-sent = verstuurd
ui-hook-given-up = opgegeven
ui-hook-remove = Verwijder { $url }

## A table before the start

ui-gather-made = Tafel van { $host }
ui-gather-sit = Ga hier zitten
ui-gather-second-name = Naam
ui-gather-sit-second = Zit aan dit scherm
ui-gather-leave = Sta op
ui-gather-bot = Laat een bot meedoen
ui-gather-send-away = Maak de plaats vrij
ui-gather-start = Start het spel
ui-gather-start-when = Het spel kan beginnen als er geen plaats meer vrij is.
ui-gather-wait = Wachten op meer spelers.
ui-gather-wait-host = Iedereen is er. Wie de tafel heeft gemaakt, start het spel.
ui-invite = Uitnodiging
ui-invite-help = Stuur deze link naar wie je mee wilt laten doen.
ui-invite-copy = Kopiëren

## A table

ui-table-title = { $title } – Doab
ui-table-title-asked = Jouw beurt: { $title } – Doab
ui-table-closed = Deze tafel kan niet worden getoond
ui-table-remove = Verwijder de tafel
ui-table-visible = Iedereen mag bij deze tafel meekijken
ui-board = Bord
ui-board-failed = Het bord tekenen is mislukt. Hier is de tafel als lijst.
ui-board-again = Teken het opnieuw
ui-board-as-list = De tafel als lijst
ui-list-empty = niets
ui-question = Vraag
ui-question-fold = Maak plaats voor het bord
ui-question-unfold = Toon de antwoorden
# At a table that somebody made to try things out.
ui-trial = Een proefspel: je speelt alle plaatsen. Het spel waar het vandaan komt, verandert niet.
ui-trial-back = Terug naar dat spel
ui-beside = Logboek, chat en meer
ui-connection-lost = De verbinding is weg. We proberen het opnieuw …
ui-connection-waiting = De verbinding is weg. Je antwoord wordt verstuurd zodra die terug is …
ui-connection-too-many = Er staan op dit adres te veel pagina’s open: sluit er een paar die je niet meer nodig hebt. Deze probeert het vanzelf opnieuw …
ui-connection-full = Er zijn meer mensen dan de server aankan. We proberen het opnieuw …
ui-connection-too-fast = Dat ging te snel voor de server. We proberen het zo opnieuw …
ui-seats = Plaatsen
ui-seat-open = vrij
ui-seat-kept = bezet gehouden voor iemand
ui-seat-number = Plaats { $seat }
ui-seat-you = jij
ui-seat-at-screen = aan dit scherm
ui-seat-bot = bot, { $bot }
ui-seat-present = is er
ui-seat-absent = is er niet
ui-seat-stand-in = weg, bot: { $bot }
ui-seat-played-by = gespeeld door een bot: { $bot }
ui-seat-hints =
    { $count ->
        [one] één hint
       *[other] { $count } hints
    }
ui-seat-dropped = heeft opgegeven
ui-seat-clock = Tijd van { $name }
ui-seat-look = Kijk vanaf hier
ui-seat-look-help = Toont de tafel zoals { $name } die ziet
ui-watching =
    { $count ->
        [one] Kijkt mee
       *[other] Kijken mee
    }: { $names }
ui-watching-and-others =
    Kijken mee: { $names } en { $others ->
        [one] nog iemand
       *[other] nog { $others }
    }
ui-watching-unnamed =
    { $others ->
        [one] Er kijkt iemand mee
       *[other] Er kijken { $others } mensen mee
    }
ui-chance = De dobbelstenen

## The question

ui-asked-you = Vraag aan jou
ui-asked-seat = Vraag aan { $name }
ui-rule = regels, { $rule }
# De regels van het spel in het kort: een venster, en de knop die het opent.
ui-rules-open = Regels in het kort
ui-rules-title = Regels in het kort: { $game }
ui-rules-contents = Inhoud
ui-rules-signs = De symbolen
# Een uitspraak met haar nummer, en wat zij zegt.
ui-rules-ruling = { $rule }: { $reason }
ui-waiting-for = Wachten op { $name }
ui-waiting-confirm = { $name } kan deze beurt nog terugnemen.
ui-spectator = Je kijkt mee.
ui-stored = Een verslag om te bekijken
ui-turn-finished = Je beurt is klaar.
ui-turn-draw = Klaar? Nu beslist het toeval (een tegel wordt omgedraaid, dobbelstenen worden geworpen); daarna kun je niets meer terugnemen.
ui-turn-pass = Nu zijn anderen aan het woord; daarna kun je niets meer terugnemen, en je beurt gaat verder.
ui-unused = Dit heb je niet gebruikt:
ui-confirm = Beëindig je beurt
ui-confirm-draw = Ga door
ui-undo = Neem terug
ui-undo-all = Neem alle { $count } terug
ui-chosen = Gekozen:
ui-unchoose = Toch niet { $place }
ui-give = Bevestigen ({ $count })
ui-pick-again = Opnieuw kiezen
ui-pick-more = Kies er nog iets bij: dit is nog niet genoeg.
# Why something on the board cannot be used: $reason is a whole sentence of the rules.
ui-why-not = { $place }: { $reason }
ui-why-not-place = Hier kun je nu niets doen: { $place }.
ui-do-it = Doe het: { $answer }
ui-do-something-else = Iets anders
ui-ahead = Dit kun je al beantwoorden:
ui-answers-find = Zoek een antwoord
ui-answers-none = Geen antwoord past.
ui-answers-all = Toon alle { $count } antwoorden
ui-answers-always = Beantwoord deze vraag altijd zo
ui-hint = Hint
ui-hint-help = Toont wat een sterke bot zou antwoorden (toets H)
ui-hint-thinking = Een sterke bot denkt na …
ui-hint-cancel = Laat maar
ui-hint-hide = Verberg de hint
ui-hint-list = Wat de bot “{ $bot }” zou antwoorden
ui-hint-ahead = { $points } punten voor
ui-hint-behind = { $points } punten achter
ui-hint-even = gelijk
ui-hint-chance = wint { $percent } %
ui-hint-then = dan: { $answers }
ui-play-on = Laat een bot voor mij verder spelen
ui-play-on-help = Wat hij antwoordt, telt als jouw antwoord.
ui-play-on-turn = Deze beurt
ui-play-on-away = Tot ik terugkom
ui-stand-in = Een bot ({ $bot }) speelt voor { $name } tot je terugkomt.
ui-stand-in-turn = Een bot ({ $bot }) speelt deze beurt voor { $name }.
ui-take-over = Neem het weer over
ui-preview-none = Wijs een antwoord aan om te zien wat het doet.
ui-preview-chance = Dan beslissen de dobbelstenen.
ui-preview-reveal = Dit onthult iets.
ui-preview-other = Dan is de vraag aan iemand anders.
ui-preview-over = Dan is het spel afgelopen.

## The past

ui-past-at = Stap { $at } van { $last }
ui-past-start = Het begin van het spel
ui-past-back = Terug naar het spel
# Said to somebody who looks at an earlier position.
ui-past-your-turn = Intussen ben jij aan de beurt.
ui-past-over = Intussen is het spel afgelopen.
ui-past-link = Kopieer de link
ui-link-players-only = Deze tafel is besloten: alleen de spelers kunnen de link openen.
ui-fork = Probeer het vanaf hier uit
ui-fork-middle = Probeer het opnieuw vanaf het midden
ui-fork-help = Opent een proefspel waarin je alle plaatsen speelt. Dit spel verandert niet.
ui-rewind-here = Stel voor om hierheen terug te gaan
ui-rewind-proposed = { $name } stelt voor om terug te gaan naar stap { $to }.
ui-rewind-waiting = Moeten nog instemmen: { $names }
ui-rewind-accept = Akkoord
ui-rewind-decline = Niet akkoord
ui-rewind-withdraw = Intrekken
ui-replay = Terugkijken
ui-replay-first = Naar het begin
ui-replay-back = Een stap terug
ui-replay-forward = Een stap verder
ui-replay-now = Naar het einde
ui-replay-slider = Moment in het spel
ui-since = Sinds mijn laatste beurt

## Log, chat, notes

ui-tab-log = Logboek
ui-tab-chat = Chat
ui-tab-chat-new = Chat ({ $count })
ui-tab-notes = Notities
ui-tab-table = Tafel
ui-log-filter = Toon
ui-log-everybody = iedereen
ui-log-earlier = Eerder
ui-log-look = Bekijk het bord hierna
ui-log-step = { $name }: { $events }
ui-log-hidden = { $name }: iets wat alleen { $name } mag weten
ui-how-standing = (zoals altijd)
ui-how-auto = (het enige antwoord)
ui-how-stand-in = (gespeeld door een bot)
ui-how-dropped = (opgegeven)
ui-happening-joined = { $name } is gaan zitten.
ui-happening-left = { $name } is opgestaan.
ui-happening-moved-on = Revanche: iedereen zit een plaats verder dan eerst.
ui-happening-started = Het spel is begonnen.
ui-happening-rewound = Met ieders instemming zijn antwoorden teruggenomen.
ui-happening-rewind-declined = { $name } wilde niet teruggaan.
ui-happening-timed-out = De tijd van { $name } is om.
ui-happening-stand-in = Een bot ({ $bot }) speelt voor { $name }.
ui-happening-stand-in-turn = Een bot ({ $bot }) speelt deze beurt voor { $name }.
ui-happening-hint = { $name } nam een hint.
ui-happening-returned = { $name } is terug.
ui-happening-dropped = { $name } heeft opgegeven.
ui-happening-bot-replaced = De bot van { $name } antwoordde niet op tijd; er is een antwoord geloot.
ui-happening-bot-relieved = Een bot ({ $bot }) neemt de plaats van { $name } over: de vorige faalde drie keer.
ui-happening-stood-still = De klokken stonden { $time } stil: de server was niet bereikbaar.
ui-happening-set-back = De klok van de server is { $time } teruggezet. Niemand heeft daardoor tijd gewonnen of verloren.
ui-happening-over = Het spel is afgelopen.
ui-chat-empty = Niemand heeft nog iets gezegd.
ui-chat-say = Zeg iets
ui-chat-send = Versturen
ui-chat-players-only = Alleen spelers kunnen hier praten.
ui-chat-visible = Deze tafel is zichtbaar: iedereen kan meelezen.
ui-notes-help = Alleen jij ziet wat hier staat.
ui-notes-writing = …
ui-notes-saved = Bewaard

## My seat and the table

ui-wishes = Hoe { $name } gevraagd wordt
ui-wish-confirm = Bevestigen
ui-wish-confirm-turns = aan het einde van elke beurt
ui-wish-confirm-draws = ook voordat er gedobbeld wordt
ui-wish-confirm-off = nooit
ui-wish-auto = Antwoord voor mij als er maar één antwoord is
ui-standing = Altijd hetzelfde beantwoord
ui-standing-line = { $question } – { $answer }
ui-standing-ask = Vraag het me weer
ui-drop = Opgeven
ui-drop-title = Voorgoed opgeven?
ui-drop-help = Vanaf nu wordt er op jouw plaats gepast waar het maar kan, en er is geen weg terug.
ui-drop-not = Doorspelen
ui-facts = Deze tafel
ui-fact-pace = Tempo
ui-fact-takeover = Voor wie weg is
ui-fact-hints = Hints
ui-fact-host = Gemaakt door
ui-fact-edition = Editie
ui-fact-rules = versie van de regels { $version }
ui-fact-forked = Komt uit
ui-fact-forked-at = een andere partij, stap { $at }
ui-dice = De dobbelstenen zijn te controleren
ui-dice-help = Vóór het spel maakte de server het zegel van zijn geheim bekend; als het spel is afgelopen, maakt hij het geheim bekend. “doab record verify” controleert dat elke worp daaruit kwam.
ui-dice-commitment = Zegel
ui-dice-seed = Geheim
ui-record-download = Download het verslag

## Several people at one screen

ui-shield-title = Geef het scherm aan { $name }
ui-shield-help = Wat erop stond is afgedekt, zodat niemand ziet wat van een ander is.
ui-shield-open = Ik ben { $name }

## The end

ui-ending-won = Je hebt gewonnen!
ui-ending-winner = { $count ->
    [one] { $names } wint
   *[other] { $names } delen de overwinning
}
ui-ending-rank = { $rank }.
ui-ending-score = { $score }
ui-graph-label = Hoe de scores van { $names } groeiden
# What stands at the two axes of the graph.
ui-graph-scores = score
ui-graph-steps = antwoorden
# What a bot says about the game as a whole. A turn is what one player does until the next begins.
ui-review = Hoe het spel verliep
ui-review-help = Een bot bekijkt het spel en zegt wat iedereen na elke beurt kon verwachten, en welke beurten het meest kostten. Niemand krijgt de schuld van dobbelstenen: de bot ziet wat de speler zag.
ui-review-ask = Laat een bot het bekijken
ui-review-waiting = De bot begint zodra hij vrij is.
ui-review-progress = De bot bekijkt het spel: { $percent }
ui-review-leave = Je kunt de pagina intussen verlaten.
ui-review-failed = De bot is er niet uit gekomen.
ui-review-by = Zoals de bot “{ $bot }” het ziet. Een stip is een beurt die veel kostte.
ui-review-win = kans om te winnen
ui-review-win-label = De kans om te winnen van { $names } na elke beurt
ui-review-margin = verwachte marge
ui-review-margin-label = Hoeveel punten { $names } na elke beurt konden verwachten voor te liggen op de beste van de anderen
ui-review-turns = beurten
ui-review-numbers = Kansen en marges in getallen
ui-review-worst = De duurste beurten
# How many points a player gave away in the whole game.
ui-review-player = { $name }: { $points } punten weggegeven
ui-review-faultless = De bot vond niets wat hij beter had gedaan.
ui-review-turn = Beurt { $turn }
ui-review-turn-other = In beurt { $turn } van { $name }
ui-review-look = Toon de stand
# $percent is how much of the chance to win was lost.
ui-review-cost = −{ $points } punten, −{ $percent }
ui-review-played = Gespeeld
ui-review-better = De bot “{ $bot }”
ui-review-luck = De grootste meevallers en tegenvallers
ui-review-stroke = { $name }, beurt { $turn }
ui-rematch = Revanche
ui-rematch-join = Doe mee aan de revanche

## Refusals

ui-error-no-answer = De server antwoordt niet. Draait hij wel?
ui-error-not-signed-in = Log eerst in.
ui-error-session-expired = Je bent uitgelogd. Log opnieuw in.
ui-error-bad-login = Gebruikersnaam of wachtwoord klopt niet.
ui-error-bad-name = Dat kan geen naam zijn: hoogstens 30 tekens, zonder , · | : = / #
ui-error-bad-edition = Met deze editie kan niet gespeeld worden: { $message }
ui-error-bad-edition-line = Met deze editie kan niet gespeeld worden. Regel { $line }: { $message }
ui-error-not-your-seat = Dat is niet jouw plaats.
ui-error-not-host = Dat kan alleen wie de tafel heeft gemaakt.
ui-error-not-at-table = Je zit niet aan deze tafel.
ui-error-not-visible = Alleen de spelers kunnen deze tafel zien.
ui-error-no-such-table = Die tafel is er niet. Misschien is hij verwijderd.
ui-error-no-such-step = Zoveel stappen heeft het spel niet.
ui-error-stale = Er is intussen iets gebeurd. Zo staat het er nu voor.
ui-error-illegal = Dat kan niet.
ui-error-not-asked = Jij bent niet aan de beurt.
ui-error-held = De beurt is klaar; beëindig hem of neem iets terug.
ui-error-cannot-undo = Dat kun je niet meer terugnemen.
ui-error-game-over = Het spel is daar afgelopen.
ui-error-already-started = Het spel is al begonnen.
ui-error-seat-taken = Iemand was sneller: die plaats is bezet.
ui-error-seats-open = Er zijn nog vrije plaatsen.
ui-error-name-taken = Hier heeft al iemand die naam, of een die er sterk op lijkt.
ui-error-name-reserved = Die naam is voorbehouden aan de server en de bots.
ui-error-login-taken = Er is al een account met deze gebruikersnaam.
ui-error-rules-gone = Dit spel is begonnen met regels die hier niet meer geïnstalleerd zijn. Je kunt het bekijken, niet spelen.
ui-error-secret-until-over = Dit spel heeft geheimen. Je kunt het verslag lezen als het is afgelopen.
ui-error-rewind-open = Er is al een voorstel om terug te gaan.
ui-error-no-rewind = Er is geen voorstel om terug te gaan.
ui-error-too-large = Dat is te groot.
ui-error-too-many = Dat ging te snel. Wacht even.
ui-error-full = De server heeft het erg druk. Probeer het zo nog eens.
ui-error-internal = De server heeft een fout gemaakt. Hij heeft opgeschreven wat er gebeurde.
ui-error-bad-options = De opties passen niet: { $message }
ui-error-bad-password = Kies een ander wachtwoord: dit is te makkelijk te raden.
ui-error-bad-record = Dit verslag is niet te lezen: { $message }
ui-error-bad-request = De server begrijpt dat niet: { $message }
ui-error-invalid = Iets wat je hebt ingevuld, past niet.
ui-error-page = Er ging iets mis op deze pagina: { $message }
ui-error-cross-site = Het verzoek kwam van de pagina van een andere site.
ui-error-no-guests = Op deze server speel je met een account.
ui-error-no-registration = Op deze server kunnen geen nieuwe accounts worden gemaakt.
ui-error-no-such-game = Dat spel is er hier niet.
ui-error-no-such-bot = Die bot is er hier niet.
ui-error-bot-not-allowed = Zo lang mogen bots op deze server niet denken.
ui-error-no-hint = De bot heeft nu geen hint.
ui-error-no-hints = Aan deze tafel zijn er geen hints.
ui-error-no-review = Geen bot kan hier zeggen hoe dit spel verlopen is.
ui-error-no-such-seat = Die plaats heeft deze tafel niet.
ui-error-no-such-edition = De gewone editie van dit spel staat nergens opgeschreven.
ui-error-removed = Dat is er niet meer.
ui-error-stand-in = Een bot speelt voor je. Neem eerst je plaats weer in.
ui-error-dropped = Deze plaats is opgegeven.
ui-error-not-held = Er is geen beurt om te bevestigen.
ui-error-not-over = Het spel is nog niet afgelopen.
ui-error-not-started = Het spel is nog niet begonnen.
ui-error-rules-fault = De regels van dit spel bevatten hier een fout. Er is niets veranderd.
ui-error-no-positions = Een tafel van dit spel kan niet halverwege beginnen.
ui-error-already-signed-in = Je bent al aangemeld.
ui-error-not-registered = Daarvoor heb je een account nodig.
ui-error-too-many-tokens = Je hebt het hoogste aantal tokens. Verwijder er eerst een.
ui-error-too-many-tables = Je hebt het hoogste aantal tafels. Beëindig of verwijder er eerst een paar. Opgegeven spellen tellen nog een dag mee.
ui-error-too-many-standing = Je hebt het hoogste aantal vaste antwoorden.
