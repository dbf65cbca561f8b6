# What only the terminal says. Room is scarce there: keep about as short as this. Fields are explained in docs/wording.md.

terminal-none = geen
terminal-round = ronde { $number }
terminal-over = het spel is afgelopen
terminal-chance-answers = het toeval antwoordt
# Stands after the name of a player.
terminal-to-answer = is aan zet
terminal-goal-hint = { $title }: alle regels staan in docs/. “rules ID” legt één paragraaf of uitspraak uit.
terminal-no-rule = hier wordt geen regel “{ $rule }” uitgelegd; alle regels staan in docs/
terminal-possible = “{ $answer }” kan: { $note } (regels, paragraaf { $rule })
terminal-score = { $items }
terminal-score-item = { $item } { $number }

## Playing

# $kind is the name of a bot, such as greedy.
terminal-is-a-bot = { $player } is een bot ({ $kind }).
terminal-saved-always = Je spel wordt na elk antwoord bewaard in { $path }.
# Before a command to type.
terminal-go-on-with = Het spel is bewaard. Ga verder met:
terminal-see-again-with = Het verslag is bewaard. Bekijk het spel nog eens met:
terminal-thinking = { $player } denkt na …
# $command shows the lines.
terminal-lines-before = { $number } regels hiervoor: { $command }
terminal-numbered = de antwoorden zijn genummerd van 1 tot { $number }
terminal-fits-several = “{ $text }” past bij { $answers }: welk antwoord bedoel je?
terminal-could-be-several = “{ $text }” kan { $answers } zijn: welk antwoord bedoel je?
terminal-no-answer = “{ $text }” is geen antwoord in dit spel; “help” toont wat je kunt typen
terminal-not-asked = “{ $answer }” is geen antwoord op wat nu gevraagd wordt: { $question }
terminal-not-possible = “{ $answer }” kan nu niet.
terminal-bot-has-answered = je hebt geen antwoord om terug te nemen: een bot heeft intussen geantwoord
terminal-not-taken-back-chance = “{ $answer }” kan niet teruggenomen worden: het was het toeval dat antwoordde
terminal-not-taken-back-shown = “{ $answer }” kan niet teruggenomen worden: het toonde iets dat verborgen was
terminal-not-taken-back-since = “{ $answer }” kan niet teruggenomen worden: { $player } gaf dat antwoord, en daarna antwoordde iemand anders
terminal-taken-back = Teruggenomen: { $answer }
terminal-saved-in = Bewaard in { $path }
# $title is the game. Before a list.
terminal-bots-for = Bots voor { $title }
terminal-bot-thinks = tot { $seconds } s per antwoord
# $bots are names, each with what the bot is like.
terminal-no-bot = er is geen bot “{ $bot }”; de bots zijn { $bots }
terminal-bot-knows-not = de bot “{ $bot }” kent { $title } niet; de bots zijn { $bots }
# $reason is what went wrong, here and below: the words of a bot or of Python.
terminal-bot-not-made = de bot “{ $bot }” kan niet spelen: { $reason }
terminal-bot-failed = { $player } (bot: { $bot }) kan niet verder: { $reason }
# As such a reason.
terminal-answered-wrongly = hij antwoordde “{ $answer }”, en dat staat er niet bij
terminal-no-adviser = geen bot hier geeft tips voor { $title }
terminal-gives-no-hints = de bot “{ $bot }” geeft geen tips
# Before a list of answers, the best first.
terminal-hint = { $bot } zou antwoorden:
# The heads of two columns: the chance to win after an answer, and by how many points.
terminal-hint-win = wint
terminal-hint-margin = marge
# $answers are those that the bot would give after the first.
terminal-hint-then = en dan: { $answers }
terminal-hint-only = Er is maar één antwoord: { $answer }
terminal-hint-failed = { $bot } heeft geen tip: { $reason }
terminal-auto-begins = { $bot } speelt vanaf nu voor { $player }.
# “auto off” is what is typed.
terminal-auto-waits = { $bot } speelt voor { $player }. Enter: ga door. “auto off” of een antwoord: zelf spelen.
# Before a list of what it did.
terminal-auto-did = { $bot } speelde voor { $player }:
terminal-auto-ended = Er speelt geen bot meer voor { $player }.
terminal-auto-none = er speelt geen bot voor { $player }
terminal-auto-failed = { $bot } speelt niet meer voor { $player }: { $reason }
# “why place quarry” is what is typed.
terminal-why-what = waarom wat niet? Bijvoorbeeld: why place quarry
terminal-help = Antwoord met een nummer, met de tekst van een antwoord, of met een deel ervan dat maar bij één antwoord past.
# What the words of the terminal do.
terminal-help-undo = neem je laatste antwoord terug (nooit voorbij een worp, een nieuwe tegel of een andere speler)
terminal-help-why = waarom iets nu niet kan, met de regel; of de regel erachter
terminal-help-hint = wat een sterke bot zou antwoorden, de twee daarna, en wat je van elk kunt verwachten
terminal-help-auto = laat een bot voor je spelen: vanaf nu, of deze beurt (auto turn); auto off: niet meer
terminal-help-bots = de bots voor dit spel: noem er een achter hint of auto
terminal-help-board = teken het bord opnieuw
terminal-help-log = wat er de laatste tijd is gebeurd
terminal-help-rules = het doel in het kort, of één paragraaf of uitspraak (rules R-10)
terminal-help-save = schrijf het verslag ook naar een bestand
terminal-help-help = deze tekst
terminal-help-quit = stop; het spel blijft bewaard en kan verdergaan
terminal-result = Het spel is afgelopen
terminal-standing = Tussenstand
terminal-rank = plaats
terminal-player = speler
terminal-points = score
terminal-bot = { $player } (bot: { $kind })

## Seeing a game again

terminal-before-first = vóór het eerste antwoord
terminal-replay-keys = Enter verder · b terug · n volgende speler · nummer · q stop
terminal-replay-what = Enter, b, n, een nummer of q
terminal-at-the-beginning = het verslag is bij het begin: antwoorden 1 tot { $number }
terminal-at-the-end = het verslag is bij het einde: antwoorden 1 tot { $number }

## Looking at a game afterwards

# Before the bar that shows how far the bot is.
terminal-review-bar = partij bekijken
terminal-review-title = Wat iedereen na elke beurt kon verwachten volgens de bot { $bot }: de kans om te winnen en de marge op de beste van de anderen
terminal-review-turn = beurt
# How many points the turn gave away.
terminal-review-cost = verlies
terminal-review-chances = De kansen om te winnen, van de eerste beurt tot de laatste
terminal-review-worst = { $player }: de duurste beurten
terminal-review-faultless = De bot vond niets wat hij beter had gedaan.
terminal-review-cost-own = Beurt { $turn } kostte { $points } punten en { $chance } van de winstkans
terminal-review-cost-other = In beurt { $turn }, van { $player }: { $points } punten en { $chance } van de winstkans
terminal-review-at = antwoord { $number }
# $answer is “answer 34”.
terminal-review-played = gespeeld ({ $answer }): { $line }
terminal-review-better = { $bot } had gespeeld: { $line }
terminal-review-luck = De grootste meevallers en tegenvallers
# $chance is how the chance to win changed: “+12 %”.
terminal-review-stroke = { $player }, beurt { $turn }: { $drawn } ({ $chance })

## Rajas

terminal-rajas-purse = roem { $fame } · geld { $money }
terminal-rajas-markers = roem { $fame } geld { $money }
terminal-rajas-gap = afstand { $number }
terminal-rajas-lead = voorsprong { $number }
terminal-rajas-score-lead = roem { $fame } · geld { $money } · voorsprong { $lead }
terminal-rajas-score-short = roem { $fame } · geld { $money } · { $missing } te kort
terminal-rajas-elephant = olifant:
terminal-rajas-fame-runs = roem →
# The letters are those of the bonuses below.
terminal-rajas-money-runs = ← geld  O)pw. W)erker K)arma B)oot D)obbel
terminal-rajas-bonus-upgrade = O
terminal-rajas-bonus-worker = W
terminal-rajas-bonus-karma = K
terminal-rajas-bonus-boat = B
terminal-rajas-bonus-dice = D
terminal-rajas-quarry = Groeve
terminal-rajas-harbour = Haven
terminal-rajas-mixed = gemengd
terminal-rajas-any = keuze
terminal-rajas-low = laag
terminal-rajas-area-build = Bouwen, varen
terminal-rajas-area-market = Markt
terminal-rajas-area-terraces = Terrassen
terminal-rajas-area-balconies = Balkons
terminal-rajas-area-chambers = Vertrekken
terminal-rajas-area-other = Overig
terminal-rajas-chamber-great-mogul = grootmogol
terminal-rajas-chamber-dancer = danseres
terminal-rajas-chamber-yogi = yogi
terminal-rajas-chamber-raja = raja
terminal-rajas-chamber-master-builder = bouwmeester
terminal-rajas-chamber-portuguese = portugees
terminal-rajas-offer = Aanbod
terminal-rajas-empty = op
terminal-rajas-yield-tiles = Opbrengstfiches
terminal-rajas-start = start
terminal-rajas-river = Rivier
terminal-rajas-no-dice = geen dobbelstenen
terminal-rajas-no-markets = geen markten
terminal-rajas-dice-held = ({ $held } van { $limit })
terminal-rajas-karma = karma
# The letters are those of the marks below.
terminal-rajas-legend = T)empel P)aleis F)ort M)olen · t)hee z)ijde s)pecerijen
terminal-rajas-mark-temple = T
terminal-rajas-mark-palace = P
terminal-rajas-mark-fort = F
terminal-rajas-mark-mill = M
terminal-rajas-mark-tea = t
terminal-rajas-mark-silk = z
terminal-rajas-mark-spices = s
# $road is a drawing of the tile's road, $side where its north points.
terminal-rajas-lay = { $road } naar { $side-letter }
terminal-rajas-lay-yield = { $road } naar { $side-letter }: { $incomes }

## Agra

terminal-agra-purse = roepies { $rupees } · gunst { $favour } · arbeiders { $workers }
terminal-agra-no-goods = geen goederen
terminal-agra-score = roepies { $rupees } · notabelen { $notables } · gilden { $guilds } · meditatie { $meditation } · afdekfiches { $covers } · Akbar { $akbar }
terminal-agra-start = start:
terminal-agra-last-round = laatste ronde { $number }
terminal-agra-column-rupees = roepies
terminal-agra-column-favour = gunst
terminal-agra-column-workers = arbeiders
terminal-agra-column-markers = stenen
terminal-agra-column-goods = goed
terminal-agra-column-covers = afgedekt
terminal-agra-column-tiles = tegels
terminal-agra-cook = (+{ $number } Kok)
terminal-agra-won = Gewonnen
terminal-agra-favour = Gunst
# What stands above the four columns of buildings.
terminal-agra-level-1 = I basis
terminal-agra-level-2 = II  uit I
terminal-agra-level-3 = III  uit I
terminal-agra-level-4 = IV  uit III
# The first four buildings with the good that they yield.
terminal-agra-building-quarry = groeve zandsteen
terminal-agra-building-woodcutter = zagerij hout
terminal-agra-building-turmeric-farm = kurkumaboerderij
terminal-agra-building-cotton-farm = katoenkwekerij
terminal-agra-merchant = koopman
terminal-agra-builder = bouwer
terminal-agra-signs = ▲ staat ▬ ligt · ‹n› prijsfiche · (n) nog niet gebouwd, kosten · n₹ roepies die er liggen
terminal-agra-bonus-tiles = Bouwbonus
terminal-agra-bonus-cover = afdekfiche
terminal-agra-bonus-favour = gunst
terminal-agra-bonus-rupees = roepies
terminal-agra-character-architect = architect
terminal-agra-character-sailor = schipper
terminal-agra-character-trader = handelaar
terminal-agra-character-botanist = botanist
terminal-agra-does-architect = invloed, of bouwen
terminal-agra-does-sailor = leveren aan notabelen
terminal-agra-does-trader = goederen ruilen, prijzen
terminal-agra-does-botanist = afdekfiches, boeren, studie
terminal-agra-meditation = Meditatie
terminal-agra-tracker = Teller
terminal-agra-blocked = ×{ $action }
terminal-agra-step = stap
terminal-agra-pays = geeft
terminal-agra-all = elk
terminal-agra-display = Open gunsttegels (bezit → besteed)
terminal-agra-display-empty = Er ligt geen gunsttegel open
terminal-agra-short-favour = gunst { $number }
terminal-agra-short-tile = tegel { $number }
terminal-agra-river = Rivier
terminal-agra-boat = boot { $pier }
terminal-agra-boat-leaves = vertrekt na { $number } van niveau { $level } ({ $won } gewonnen)
terminal-agra-closed = { $level } dicht
terminal-agra-orders = { $guild } { $taken } van { $limit }
terminal-agra-bowls = Akbars schalen
terminal-agra-farm = Boerderij  { $farmer } boer  { $cover } fiche
terminal-agra-price = { $good } { $value }→{ $shown }
terminal-agra-notable = niveau { $level }, { $guild-full }: { $effect }
terminal-agra-favour-action = bezit { $own }, besteed { $spend }: { $effect }
terminal-agra-group-character = Karakters
terminal-agra-group-production = Produceren
terminal-agra-group-processing = Bewerken
terminal-agra-group-peon = Horige
terminal-agra-group-lay = Neerleggen
terminal-agra-group-trade = Ruilen
terminal-agra-group-deliver = Leveren
terminal-agra-group-process = Bewerken
terminal-agra-group-uncover = Afdekfiches
terminal-agra-group-farmer = Boeren
terminal-agra-group-pay = Betalen
terminal-agra-group-order = Opdrachten
terminal-agra-group-gift = Akbar
terminal-agra-group-raise = Invloed
terminal-agra-group-build = Bouwen
terminal-agra-group-give = Verhandelen
terminal-agra-group-price = Prijsfiche { $number }
terminal-agra-group-botanist = Studie
terminal-agra-group-secondary = Altijd
terminal-agra-group-go-on = Verder
