# What only the terminal says. Room is scarce there: keep about as short as this. Fields are explained in docs/wording.md.

terminal-none = nichts
terminal-round = Runde { $number }
terminal-over = die Partie ist zu Ende
terminal-chance-answers = der Zufall antwortet
# Stands after the name of a player.
terminal-to-answer = ist dran
terminal-goal-hint = { $title }: Alle Regeln stehen in docs/. „rules ID“ erklärt einen Abschnitt oder eine Auslegung.
terminal-no-rule = hier wird keine Regel „{ $rule }“ erklärt; alle Regeln stehen in docs/
terminal-possible = „{ $answer }“ ist möglich: { $note } (Regeln, Abschnitt { $rule })
terminal-score = { $items }
terminal-score-item = { $item } { $number }

## Playing

# $kind is the name of a bot, such as greedy.
terminal-is-a-bot = { $player } ist ein Bot ({ $kind }).
terminal-saved-always = Deine Partie wird nach jeder Antwort in { $path } gespeichert.
# Before a command to type.
terminal-go-on-with = Die Partie ist gespeichert. Weiter geht es mit:
terminal-see-again-with = Die Aufzeichnung ist gespeichert. Sieh dir die Partie noch einmal an mit:
terminal-thinking = { $player } denkt nach …
# $command shows the lines.
terminal-lines-before = { $number } Zeilen davor: { $command }
terminal-numbered = die Antworten haben die Nummern 1 bis { $number }
terminal-fits-several = „{ $text }“ passt zu { $answers }: Welche meinst du?
terminal-could-be-several = „{ $text }“ könnte { $answers } sein: Welche meinst du?
terminal-no-answer = „{ $text }“ ist keine Antwort in diesem Spiel; „help“ zeigt, was du eingeben kannst
terminal-not-asked = „{ $answer }“ ist keine Antwort auf die jetzige Frage: { $question }
terminal-not-possible = „{ $answer }“ ist jetzt nicht möglich.
terminal-bot-has-answered = du hast keine Antwort zurückzunehmen: inzwischen hat ein Bot geantwortet
terminal-not-taken-back-chance = „{ $answer }“ kann nicht zurückgenommen werden: da hat der Zufall geantwortet
terminal-not-taken-back-shown = „{ $answer }“ kann nicht zurückgenommen werden: es hat etwas Verdecktes gezeigt
terminal-not-taken-back-since = „{ $answer }“ kann nicht zurückgenommen werden: { $player } hat so geantwortet, und danach jemand anders
terminal-taken-back = Zurückgenommen: { $answer }
terminal-saved-in = Gespeichert in { $path }
# $title is the game. Before a list.
terminal-bots-for = Bots für { $title }
terminal-bot-thinks = bis zu { $seconds } s je Antwort
# $bots are names, each with what the bot is like.
terminal-no-bot = es gibt keinen Bot „{ $bot }“; die Bots sind { $bots }
terminal-bot-knows-not = der Bot „{ $bot }“ kennt { $title } nicht; die Bots sind { $bots }
# $reason is what went wrong, here and below: the words of a bot or of Python.
terminal-bot-not-made = der Bot „{ $bot }“ kann nicht spielen: { $reason }
terminal-bot-failed = { $player } (Bot: { $bot }) kann nicht weiterspielen: { $reason }
# As such a reason.
terminal-answered-wrongly = er hat „{ $answer }“ geantwortet, was nicht zur Wahl steht
terminal-no-adviser = hier gibt kein Bot Tipps für { $title }
terminal-gives-no-hints = der Bot „{ $bot }“ gibt keine Tipps
# Before a list of answers, the best first.
terminal-hint = { $bot } würde antworten:
# The heads of two columns: the chance to win after an answer, and by how many points.
terminal-hint-win = gewinnt
terminal-hint-margin = Vorsprung
# $answers are those that the bot would give after the first.
terminal-hint-then = und dann: { $answers }
terminal-hint-only = Es gibt nur eine Antwort: { $answer }
terminal-hint-failed = { $bot } hat keinen Tipp: { $reason }
terminal-auto-begins = Ab jetzt spielt { $bot } für { $player }.
# “auto off” is what is typed.
terminal-auto-waits = { $bot } spielt für { $player }. Enter: weiter. „auto off“ oder eine Antwort: selbst spielen.
# Before a list of what it did.
terminal-auto-did = { $bot } hat für { $player } gespielt:
terminal-auto-ended = Für { $player } spielt kein Bot mehr.
terminal-auto-none = für { $player } spielt kein Bot
terminal-auto-failed = { $bot } spielt nicht mehr für { $player }: { $reason }
# “why place quarry” is what is typed.
terminal-why-what = warum was? Zum Beispiel: why place quarry
terminal-help = Antworte mit einer Nummer, mit dem Text einer Antwort oder mit einem Teil davon, der nur auf eine passt.
# What the words of the terminal do.
terminal-help-undo = nimm deine letzte Antwort zurück (nie über einen Wurf, ein neues Plättchen oder einen fremden Zug hinweg)
terminal-help-why = warum etwas jetzt nicht möglich ist, mit der Regel; oder die Regel dahinter
terminal-help-hint = was ein starker Bot antworten würde, die zwei nächstbesten und was davon zu erwarten ist
terminal-help-auto = lass einen Bot für dich spielen: ab jetzt oder in diesem Zug (auto turn); auto off: nicht mehr
terminal-help-bots = die Bots für dieses Spiel: nenne einen hinter hint oder auto
terminal-help-board = zeichne den Spielplan noch einmal
terminal-help-log = was zuletzt geschehen ist
terminal-help-rules = das Ziel in Kürze, oder ein Abschnitt oder eine Auslegung (rules R-10)
terminal-help-save = schreib die Aufzeichnung auch in eine Datei
terminal-help-help = dieser Text
terminal-help-quit = aufhören; die Partie bleibt gespeichert und kann weitergehen
terminal-result = Die Partie ist zu Ende
terminal-standing = Zwischenstand
terminal-rank = Rang
terminal-player = Name
terminal-points = Punkte
terminal-bot = { $player } (Bot: { $kind })

## Seeing a game again

terminal-before-first = vor der ersten Antwort
terminal-replay-keys = Enter weiter · b zurück · n nächster Zug · Nummer · q Ende
terminal-replay-what = Enter, b, n, eine Nummer oder q
terminal-at-the-beginning = die Aufzeichnung ist am Anfang: Antworten 1 bis { $number }
terminal-at-the-end = die Aufzeichnung ist am Ende: Antworten 1 bis { $number }

## Looking at a game afterwards

# Before the bar that shows how far the bot is.
terminal-review-bar = Partie ansehen
terminal-review-title = Was alle nach jedem Zug erwarten konnten, wie der Bot { $bot } es sieht: die Gewinnchance und der Abstand zum Besten der anderen
terminal-review-turn = Zug
# How many points the turn gave away.
terminal-review-cost = Verlust
terminal-review-chances = Die Gewinnchancen vom ersten Zug bis zum letzten
terminal-review-worst = { $player }: die teuersten Züge
terminal-review-faultless = Der Bot hat nichts gefunden, was er besser gemacht hätte.
terminal-review-cost-own = Zug { $turn } kostete { $points } Punkte und { $chance } der Gewinnchance
terminal-review-cost-other = In Zug { $turn }, dem von { $player }: { $points } Punkte und { $chance } der Gewinnchance
terminal-review-at = Antwort { $number }
# $answer is “answer 34”.
terminal-review-played = gespielt ({ $answer }): { $line }
terminal-review-better = { $bot } stattdessen: { $line }
terminal-review-luck = Die größten Glücks- und Unglücksfälle
# $chance is how the chance to win changed: “+12 %”.
terminal-review-stroke = { $player }, Zug { $turn }: { $drawn } ({ $chance })

## Rajas

terminal-rajas-purse = Ruhm { $fame } · Geld { $money }
terminal-rajas-markers = Ruhm { $fame } Geld { $money }
terminal-rajas-gap = Abstand { $number }
terminal-rajas-lead = Vorsprung { $number }
terminal-rajas-score-lead = Ruhm { $fame } · Geld { $money } · Vorsprung { $lead }
terminal-rajas-score-short = Ruhm { $fame } · Geld { $money } · es fehlen { $missing }
terminal-rajas-elephant = Elefant:
terminal-rajas-fame-runs = Ruhm →
# The letters are those of the bonuses below.
terminal-rajas-money-runs = ← Geld  S)tufe A)rbeiter K)arma B)oot W)ürfel
terminal-rajas-bonus-upgrade = S
terminal-rajas-bonus-worker = A
terminal-rajas-bonus-karma = K
terminal-rajas-bonus-boat = B
terminal-rajas-bonus-dice = W
terminal-rajas-quarry = Steinbr.
terminal-rajas-harbour = Hafen
terminal-rajas-mixed = gemischt
terminal-rajas-any = Wahl
terminal-rajas-low = unten
terminal-rajas-area-build = Bauen, fahren
terminal-rajas-area-market = Markt
terminal-rajas-area-terraces = Terrassen
terminal-rajas-area-balconies = Balkone
terminal-rajas-area-chambers = Gemächer
terminal-rajas-area-other = Sonstiges
terminal-rajas-chamber-great-mogul = Großmogul
terminal-rajas-chamber-dancer = Tänzerin
terminal-rajas-chamber-yogi = Yogi
terminal-rajas-chamber-raja = Raja
terminal-rajas-chamber-master-builder = Baumeister
terminal-rajas-chamber-portuguese = Portugiese
terminal-rajas-offer = Auslage
terminal-rajas-empty = leer
terminal-rajas-yield-tiles = Ertragsplättchen
terminal-rajas-start = Start
terminal-rajas-river = Fluss
terminal-rajas-no-dice = keine Würfel
terminal-rajas-no-markets = keine Märkte
terminal-rajas-dice-held = ({ $held } von { $limit })
terminal-rajas-karma = Karma
# The letters are those of the marks below.
terminal-rajas-legend = T)empel P)alast F)estung M)ühle · t)ee s)eide g)ewürze
terminal-rajas-mark-temple = T
terminal-rajas-mark-palace = P
terminal-rajas-mark-fort = F
terminal-rajas-mark-mill = M
terminal-rajas-mark-tea = t
terminal-rajas-mark-silk = s
terminal-rajas-mark-spices = g
# $road is a drawing of the tile's road, $side where its north points.
terminal-rajas-lay = { $road } nach { $side-letter }
terminal-rajas-lay-yield = { $road } nach { $side-letter }: { $incomes }

## Agra

terminal-agra-purse = Rupien { $rupees } · Gunst { $favour } · Arbeiter { $workers }
terminal-agra-no-goods = keine Waren
terminal-agra-score = Rupien { $rupees } · Persönlichkeiten { $notables } · Gilden { $guilds } · Meditation { $meditation } · Abdeckplättchen { $covers } · Akbar { $akbar }
terminal-agra-start = Start:
terminal-agra-last-round = letzte Runde { $number }
terminal-agra-column-rupees = Rupien
terminal-agra-column-favour = Gunst
terminal-agra-column-workers = Arbeiter
terminal-agra-column-markers = Marker
terminal-agra-column-goods = Waren
terminal-agra-column-covers = bedeckt
terminal-agra-column-tiles = Plättchen
terminal-agra-cook = (+{ $number } Koch)
terminal-agra-won = Gew.
terminal-agra-favour = Gunst
# What stands above the four columns of buildings.
terminal-agra-level-1 = I Grundwaren
terminal-agra-level-2 = II  aus I
terminal-agra-level-3 = III  aus I
terminal-agra-level-4 = IV  aus III
# The first four buildings with the good that they yield.
terminal-agra-building-quarry = Sandsteinbruch
terminal-agra-building-woodcutter = Holzfäller
terminal-agra-building-turmeric-farm = Kurkumapflanz.
terminal-agra-building-cotton-farm = Baumwollpfl.
terminal-agra-merchant = Kaufmann
terminal-agra-builder = Baumeister
terminal-agra-signs = ▲ steht ▬ liegt · ‹n› Preisplättchen · (n) nicht gebaut, Kosten · n₹ Rupien
terminal-agra-bonus-tiles = Baubonus
terminal-agra-bonus-cover = Abdeckpl.
terminal-agra-bonus-favour = Gunst
terminal-agra-bonus-rupees = Rupien
terminal-agra-character-architect = Architekt
terminal-agra-character-sailor = Schiffer
terminal-agra-character-trader = Händler
terminal-agra-character-botanist = Botanik.
terminal-agra-does-architect = Einfluss oder bauen
terminal-agra-does-sailor = Persönlichkeiten beliefern
terminal-agra-does-trader = Waren tauschen, Preise
terminal-agra-does-botanist = Abdeckplättchen, Bauern, Studium
terminal-agra-meditation = Meditation
terminal-agra-tracker = Stein
terminal-agra-blocked = ×{ $action }
terminal-agra-step = St.
terminal-agra-pays = gibt
terminal-agra-all = alle
terminal-agra-display = Ausliegende Gunstplättchen (besitze → gib ab)
terminal-agra-display-empty = Es liegt kein Gunstplättchen aus
terminal-agra-short-favour = Gunst { $number }
terminal-agra-short-tile = Plättchen { $number }
terminal-agra-river = Fluss
terminal-agra-boat = Boot { $pier }
terminal-agra-boat-leaves = fährt nach { $number } der Stufe { $level } ({ $won } gewonnen)
terminal-agra-closed = { $level } zu
terminal-agra-orders = { $guild } { $taken } von { $limit }
terminal-agra-bowls = Akbars Schalen
terminal-agra-farm = Hof  { $farmer } Bauer  { $cover } bedeckt
terminal-agra-price = { $good } { $value }→{ $shown }
terminal-agra-notable = Stufe { $level }, { $guild-full }: { $effect }
terminal-agra-favour-action = besitze { $own } Gunst, gib { $spend } ab: { $effect }
terminal-agra-group-character = Charaktere
terminal-agra-group-production = Produzieren
terminal-agra-group-processing = Verarbeiten
terminal-agra-group-peon = Tagelöhner
terminal-agra-group-lay = Hinlegen
terminal-agra-group-trade = Handeln
terminal-agra-group-deliver = Liefern
terminal-agra-group-process = Verarbeiten
terminal-agra-group-uncover = Aufdecken
terminal-agra-group-farmer = Bauern
terminal-agra-group-pay = Zahlen
terminal-agra-group-order = Aufträge
terminal-agra-group-gift = Akbar
terminal-agra-group-raise = Einfluss
terminal-agra-group-build = Bauen
terminal-agra-group-give = Tauschen
terminal-agra-group-price = Preisplättchen { $number }
terminal-agra-group-botanist = Studium
terminal-agra-group-secondary = Jederzeit
terminal-agra-group-go-on = Weiter
