# Agra. Terms are those of docs/agra/glossary.md. Fields are explained in docs/wording.md.

agra-title = Agra
agra-goal = Je dient aan Akbars hof in Agra en wilt na de laatste ronde de meeste roepies hebben. In je beurt mag je eerst mediteren (staande arbeiders neerleggen voor punten, en die besteden), dan zet je één arbeider, en daarna mag je een opdracht vervullen of één goed aan Akbar schenken. Boerderijen leveren goederen op, gebouwen bewerken ze tot betere, de Architect bouwt die gebouwen, en de Schipper levert goederen aan de notabelen langs de rivier: dat geeft roepies, invloed en hun hulp. Gunsten, luxegoederen, olie en curry kun je op bijna elk moment van je beurt inzetten. Het einde komt als een notabele van niveau IV gewonnen is, een invloedmarker de top bereikt of alle opdrachten van een gilde bedekt zijn: die ronde nog, en nog één.

## Terms

agra-good-sandstone = zandsteen
    .plural = zandsteen
agra-good-wood = hout
    .plural = hout
agra-good-turmeric = kurkuma
    .plural = kurkuma
agra-good-cotton = katoen
    .plural = katoen
agra-good-cement = cement
    .plural = cement
agra-good-plank = plank
    .plural = planken
agra-good-curry = curry
    .plural = curry
agra-good-oil = olie
    .plural = olie
agra-good-brick = baksteen
    .plural = bakstenen
agra-good-paper = papier
    .plural = papier
agra-good-dye = kleurstof
    .plural = kleurstof
agra-good-cloth = doek
    .plural = doek
agra-good-statue = beeld
    .plural = beelden
agra-good-book = boek
    .plural = boeken
agra-good-painting = schilderij
    .plural = schilderijen
agra-good-clothes = kleding
    .plural = kleding
agra-space-architect = Architect
    .definite = de Architect
agra-space-sailor = Schipper
    .definite = de Schipper
agra-space-trader = Handelaar
    .definite = de Handelaar
agra-space-botanist = Botanist
    .definite = de Botanist
agra-space-quarry = groeve
    .definite = de groeve
agra-space-woodcutter = houtzagerij
    .definite = de houtzagerij
agra-space-turmeric-farm = kurkumaboerderij
    .definite = de kurkumaboerderij
agra-space-cotton-farm = katoenkwekerij
    .definite = de katoenkwekerij
agra-space-cement = cementgebouw
    .definite = het cementgebouw
agra-space-plank = plankengebouw
    .definite = het plankengebouw
agra-space-curry = currygebouw
    .definite = het currygebouw
agra-space-oil = oliegebouw
    .definite = het oliegebouw
agra-space-brick = bakstenengebouw
    .definite = het bakstenengebouw
agra-space-paper = papierfabriek
    .definite = de papierfabriek
agra-space-dye = kleurstofgebouw
    .definite = het kleurstofgebouw
agra-space-cloth = doekweverij
    .definite = de doekweverij
agra-space-statue = beeldengebouw
    .definite = het beeldengebouw
agra-space-book = boekengebouw
    .definite = het boekengebouw
agra-space-painting = schilderijengebouw
    .definite = het schilderijengebouw
agra-space-clothes = kleermakerij
    .definite = de kleermakerij
# The short word stands where there is little room, the full one in sentences.
agra-guild-artisans = kunstenaars
    .full = kunstenaarsgilde
agra-guild-merchants = kooplieden
    .full = koopmansgilde
agra-guild-scholars = wetenschap
    .full = wetenschapsgilde
agra-side-north = noord
agra-side-east = oost
agra-side-south = zuid
agra-side-west = west
# The actions of the meditation circle.
agra-circle-trade = ruilen
agra-circle-deliver = leveren
agra-circle-process = bewerken
agra-circle-cover = fiche
agra-circle-farmer = boer

## Things that are put together

agra-tile = gunsttegel { $number }
agra-pier = steiger { $number }
agra-square = { $side } { $number }
agra-bowl = schaal voor { $good }
agra-order = opdracht { $number } ({ $guild })
agra-price-token = prijsfiche { $number }
# Building-bonus tiles (Appendix II).
agra-bonus-guild = { $rupees } roepies en een stap: { $guild }
agra-bonus-favour = { $rupees } roepies en een gunst
agra-bonus-cover = { $rupees } roepies en een afdekfiche weg
agra-bonus-rupees = { $rupees } roepies

## What brought or cost something

agra-by-bonus-tile = bouwbonus
agra-by-building = gebouw
agra-by-favour-action = gunstactie
agra-by-follower = volger
agra-by-freed = vrijgemaakt
agra-by-gain = opbrengst
agra-by-influence = invloed
agra-by-meditation = meditatie
agra-by-merchant = koopman
agra-by-order = opdracht
agra-by-peon = Horige
agra-by-sent-away = weggestuurd
agra-by-sold = verkocht
agra-by-standing-up = opstaan
agra-by-study = studie
agra-by-unused-deliveries = ongebruikte leveringen

## Questions

agra-question-meditation = Meditatie: leg je arbeiders neer voor punten, besteed je punten, of ga je door naar je actie?
agra-question-meditation-points = { $number ->
    [one] Meditatie: je hebt { $number } punt. Wat doe je?
   *[other] Meditatie: je hebt { $number } punten. Wat doe je?
}
agra-question-swap = Welk goed van dezelfde waarde neem je ervoor?
agra-question-action = Waar gaat je arbeider heen?
agra-question-action-peon = Welke van je eigen arbeiders helpt de kosteloze Horige?
agra-question-cook = Je staande arbeider is weggestuurd. Gaat hij naar de Kok of naar je voorraad?
agra-question-architect = De Architect: vergroot je je invloed, of bouw je?
agra-question-materials = Voor { $building-definite } moet je nog { $missing } aan bouwmateriaal betalen. Wat geef je af?
agra-question-bonus = Welke bouwbonus neem je?
agra-question-cover = Welk afdekfiche haal je van je boerderij?
agra-question-processing = Hoeveel goederen bewerk je van { $source-plural } tot { $good-plural }?
agra-question-extra = Bewerk je met gunsttegel 2 nog één goed extra?
agra-question-follow = { $player } bewerkt { $source-plural } tot { $good-plural }. Volg je met een van jouw goederen?
agra-question-sailor = { $number ->
    [one] De Schipper: je hebt { $number } levering. Wat doe je?
   *[other] De Schipper: je hebt { $number } leveringen. Wat doe je?
}
agra-question-portuguese = De Portugese Handelaar: wat betaal je nog meer, tot 4 in totaal?
agra-question-influence = In welk gilde stijgt je invloed, dankzij de notabelen aan wie je hebt geleverd?
agra-question-jagirdar = De Jagirdar: lever jij ook een goed?
agra-question-trader = De Handelaar: ruil je goederen (samen één minder waard), of verander je een prijs?
agra-question-giving = Wat geef je nog meer (tot drie goederen)?
agra-question-taking = Neem goederen met een totale waarde van { $left }. Welk goed neem je?
agra-question-botanist = { $left ->
    [one] De Botanist: wat doe je? Je mag nog { $left } ding doen.
   *[other] De Botanist: wat doe je? Je mag nog { $left } verschillende dingen doen.
}
agra-question-second-step = Waar zet een boer zijn tweede stap?
agra-question-production = Hoeveel { $good } neem je van je boerderij?
agra-question-dyer = De Verver: ruil je twee van de geproduceerde goederen voor één ander?
agra-question-step-bonus = { $favour ->
    [one] Je invloed levert { $favour } gunst op, of een gunsttegel. Wat kies je?
   *[other] Je invloed levert { $favour } gunsten op, of een gunsttegel. Wat kies je?
}
agra-question-tile = De Mozaïekmaker: welke gunsttegel neem je?
agra-question-give-back = Je mag drie gunsttegels houden. Welke geef je terug?
agra-question-stand = Welke van je arbeiders staat op?
agra-question-painting = Welke invloedmarker brengt het schilderij omhoog?
agra-question-raise = Welke invloedmarker gaat omhoog?
agra-question-gift = Wat schenk je aan Akbar, of welke opdracht vervul je?
agra-question-bowl = In welke schaal leg je het?
agra-question-good = Welk goed neem je?
agra-question-pick = Voer je gunstactie uit: wat doe je precies?
agra-question-free = Je hebt geen speelsteen meer voor wat je krijgt. Welke speelsteen maak je vrij?
agra-question-after-action = Je actie is klaar. Zet je een beeld in voor nog een actie, of ga je door naar de opdrachten?
agra-question-after-action-plain = Je actie is klaar. Wil je nog iets doen vóór de opdrachten?
agra-question-orders = Opdrachten: vervul je er een, of schenk je een goed aan Akbar?
agra-question-end = Wil je nog iets doen voordat je beurt voorbij is?
agra-question-merchant = Er wordt gedobbeld voor de koopman.
agra-question-builder = Er wordt gedobbeld voor de bouwer.
agra-question-merchant-start = Er wordt gedobbeld waar de koopman begint.
agra-question-builder-start = Er wordt gedobbeld waar de bouwer begint.
agra-question-neutral-bowl = Er wordt gedobbeld voor een neutraal speelstuk op de schalen van Akbar.
agra-question-neutral-order = Er wordt gedobbeld voor een neutraal speelstuk op een opdracht.
agra-question-order-marker = Er wordt gedobbeld voor een gildeopdrachtmarker.
agra-question-notables = Er wordt een notabele getrokken.
agra-question-favour-tile = Er komt een gunsttegel open te liggen.
agra-question-start = Er wordt geloot wie de startspeler is.
# Questions in general, where it is told how they are always answered.
agra-question-materials-always = Wat geef je af voor een gebouw?
agra-question-processing-always = Hoeveel goederen bewerk je?
agra-question-follow-always = Iemand bewerkt goederen. Volg je met een van jouw goederen?
agra-question-sailor-always = De Schipper: wat doe je?
agra-question-taking-always = Welk goed neem je in ruil?
agra-question-botanist-always = De Botanist: wat doe je?
agra-question-production-always = Hoeveel neem je van je boerderij?
agra-question-step-bonus-always = Je invloed levert gunst op, of een gunsttegel. Wat kies je?

## Answers

agra-answer-place-character = Stuur een arbeider naar { $space-definite }
agra-answer-place-building = Zet een arbeider in { $space-definite }
agra-answer-peon = Gebruik de Horige: { $space }
agra-answer-lay = Leg een arbeider neer: { $space }
agra-answer-lay-cook = Haal een arbeider terug bij de Kok
agra-answer-stand = Zet een arbeider overeind: { $space }
agra-answer-trade = Ruil 1 { $good } voor een ander goed
agra-answer-take = Neem 1 { $good }
agra-answer-give = Geef 1 { $good }
agra-answer-pay = Betaal 1 { $good }
agra-answer-sell = Verkoop 1 { $good }
agra-answer-swap = Ruil 1 { $good }
agra-answer-dye = Ruil twee voor 1 { $good }
agra-answer-free = Maak een speelsteen vrij: { $good }
agra-answer-free-favour = Maak een speelsteen vrij: gunst
agra-answer-forfeit = Zie af van de rest
agra-answer-gift = Schenk 1 { $good } aan Akbar
agra-answer-bowl = In de schaal voor { $good-plural }
agra-answer-deliver = Lever 1 { $good } aan { $notable-definite }
agra-answer-deliver-twice = Lever 2 { $good-plural } aan { $notable-definite }
agra-answer-process = Bewerk 1 { $source } tot { $good }
agra-answer-build = Bouw { $building-definite }
agra-answer-uncover = Haal het afdekfiche van { $square }
agra-answer-farmer = Verplaats een boer naar { $square }
agra-answer-price = Prijsfiche { $token } op { $good-plural }, met waarde { $value } boven
agra-answer-bonus = Neem de bonus: { $bonus }
agra-answer-raise = Ga een stap omhoog bij het { $guild-full }
agra-answer-order = Vervul de opdracht van het { $guild-full }
agra-answer-produce = { $number ->
    [0] Neem niets
   *[other] Neem { $number }
}
agra-answer-move = { $number ->
    [0] Bewerk niets
   *[other] Bewerk { $number }
}
agra-answer-extra = Nog één goed
agra-answer-extra-with-mullah = Nog één goed, met de Moellah
agra-answer-follow = Volg
agra-answer-follow-twice = Volg met twee goederen
agra-answer-take-favour = Neem de gunst
agra-answer-take-tile = Neem { $tile }
agra-answer-give-back-tile = Geef { $tile } terug
agra-answer-favour = Gunst: { $effect }
agra-answer-favour-with-mullah = Gunst met de Moellah: { $effect }
agra-answer-use-tile = { $tile }: { $effect }
agra-answer-use-tile-with-mullah = { $tile } met de Moellah: { $effect }
agra-answer-use-statue = Zet een beeld in
agra-answer-use-book = Zet een boek in
agra-answer-use-painting = Zet een schilderij in
agra-answer-use-clothes = Zet kleding in
agra-answer-oil = Gebruik olie
agra-answer-curry = Gebruik curry
agra-answer-oil-and-curry = Gebruik olie en curry
agra-answer-caliph = Gebruik de Kalief
agra-answer-english-trader = Engelse Handelaar: ruil 1 { $good }
agra-answer-french-trader = Franse Handelaar: leg 1 { $good } bij hem neer
agra-answer-mosaic-1 = Mozaïekmaker: 1 gunst
agra-answer-mosaic-2 = Mozaïekmaker: 2 gunsten
agra-answer-to-cook = Naar de Kok
agra-answer-to-supply = Naar je voorraad
agra-answer-study = Studeer
agra-answer-skip = Geen van beide
agra-answer-no = Nee
agra-answer-done = Klaar
agra-answer-enough = Genoeg
agra-answer-end-meditation = Beëindig de meditatie
agra-answer-end-sailing = Stop met leveren
agra-answer-end-trading = Stop met handelen
agra-answer-end-gardening = Stop met verbouwen
agra-answer-open-orders = Door naar de opdrachten
agra-answer-skip-orders = Geen opdracht, geen gift
agra-answer-end-turn = Beëindig je beurt
# What chance answers.
agra-answer-die = De worp is { $number }
agra-answer-notable = Getrokken: { $notable }
agra-answer-open-tile = Nu open: { $tile }
agra-answer-first-player = Speler { $number } begint

## What an answer costs and brings

# $parts is a list of such notes.
agra-note-parts = { $parts }
agra-note-architect = invloed, of bouwen
agra-note-sailor = goederen leveren
agra-note-trader = ruilen, prijzen
agra-note-botanist = afdekfiches, boeren, studie
agra-note-production = { $number ->
    [0] levert geen { $good } op
    [one] levert { $number } { $good } op
   *[other] levert { $number } { $good-plural } op
}
agra-note-processing = { $number ->
    [0] geen { $source-plural }
    [one] bewerkt { $number } { $source }
   *[other] bewerkt { $number } { $source-plural }
}
agra-note-builder = wordt kosteloos gebouwd
agra-note-merchant = levert 2 gunsten op
agra-note-coins = { $number ->
    [one] levert { $number } roepie op
   *[other] levert { $number } roepies op
}
agra-note-sends = stuurt { $player } weg
agra-note-sends-with-favour = { $number ->
    [one] stuurt { $player } weg (+{ $number } gunst)
   *[other] stuurt { $player } weg (+{ $number } gunsten)
}
agra-note-peon = { $price ->
    [one] kost { $price } roepie
   *[other] kost { $price } roepies
}
agra-note-lay = { $number ->
    [one] levert { $number } punt op
   *[other] levert { $number } punten op
}
agra-note-trade = { $number ->
    [one] kost { $number } punt, voor een goed van dezelfde waarde
   *[other] kost { $number } punten, voor een goed van dezelfde waarde
}
agra-note-deliver = { $number ->
    [one] levert { $number } roepie op; gilde: { $guild }
   *[other] levert { $number } roepies op; gilde: { $guild }
}
agra-note-deliver-points = { $number ->
    [one] kost 3 punten, levert { $number } roepie op; gilde: { $guild }
   *[other] kost 3 punten, levert { $number } roepies op; gilde: { $guild }
}
agra-note-points = { $number ->
    [one] kost { $number } punt
   *[other] kost { $number } punten
}
agra-note-pay-deliveries = { $number ->
    [one] levert { $number } levering op
   *[other] levert { $number } leveringen op
}
agra-note-order = { $number ->
    [one] kost { $first } en { $second }, levert { $number } roepie op
   *[other] kost { $first } en { $second }, levert { $number } roepies op
}
agra-note-order-step = { $number ->
    [one] kost { $first } en { $second }, levert { $number } roepie en een stap op
   *[other] kost { $first } en { $second }, levert { $number } roepies en een stap op
}
agra-note-gift = { $points ->
    [one] jouw schaal { $number }: levert aan het einde { $points } roepie op
   *[other] jouw schaal { $number }: levert aan het einde { $points } roepies op
}
agra-note-raise = van stap { $step } naar { $next }
agra-note-raise-bonus = van stap { $step } naar { $next }: levert gunst of een tegel op
agra-note-raise-top = van stap { $step } naar { $next }: de top, de laatste ronden beginnen
agra-note-build = kost materialen ter waarde van { $cost }
agra-note-build-builder = kost materialen ter waarde van { $cost }; de bouwer staat hier
agra-note-worth = { $value } waard
agra-note-price = { $shown } waard in plaats van { $value }
agra-note-study = kost { $goods }: het volgende veld
agra-note-sell = { $number ->
    [one] levert { $number } roepie op
   *[other] levert { $number } roepies op
}
agra-note-free = je hebt er { $number }
agra-note-forfeit = wat je zou krijgen, ben je kwijt
agra-note-to-cook = blijft daar voor meditatiepunten, { $number } van 2
agra-note-to-supply = terug bij je arbeiders
agra-note-extra = kost 2 gunsten
agra-note-extra-with-mullah = kost 1 gunst
agra-note-follow = 1 { $source } → 1 { $good }
agra-note-follow-twice = 2 { $source-plural } → 2 { $good-plural }; kost 2 gunsten
agra-note-take-favour = { $number ->
    [one] levert { $number } gunst op
   *[other] levert { $number } gunsten op
}
agra-note-oil = kost 1 olie: een arbeider staat op
agra-note-curry = kost 1 curry: een arbeider staat op
agra-note-oil-and-curry = kost van elk 1: tot drie arbeiders staan op
agra-note-caliph = kost 1 katoen: een arbeider staat op
agra-note-mosaic-1 = kost 1 punt, levert 1 gunst op
agra-note-mosaic-2 = kost 3 punten, levert 2 gunsten op
agra-note-english-trader = ruil het voor een ander goed van waarde { $value }
agra-note-french-trader = speelsteen { $number } van 3
agra-note-use-statue = levert een tweede hoofdactie op
agra-note-use-book = levert 1 gunst op, en tot drie arbeiders staan op
agra-note-use-painting = levert twee stappen invloed bij verschillende gilden op
agra-note-use-clothes = levert { $number } roepies op
agra-note-favour = { $spend ->
    [one] kost { $spend } gunst: { $effect }
   *[other] kost { $spend } gunsten: { $effect }
}
agra-note-end-meditation = door naar je actie
agra-note-end-sailing-paid = { $number ->
    [one] levert { $number } roepie op voor wat over is
   *[other] levert { $number } roepies op voor wat over is
}

## Favour actions (Appendix III)

agra-effect-favour-1 = neem 1 basisgoed
agra-effect-favour-2 = bewerk 1 goed
agra-effect-favour-3 = een invloedmarker omhoog
agra-effect-tile-1 = een arbeider staat op
agra-effect-tile-2 = 1 goed extra bij het bewerken
agra-effect-tile-3 = +1 meditatiepunt
agra-effect-tile-4 = verkoop 1 goed voor zijn waarde
agra-effect-tile-5 = een afdekfiche weg
agra-effect-tile-6 = lever 1 goed aan een notabele
agra-effect-tile-7 = een gift of een gildeopdracht
agra-effect-tile-8 = boeren 2 vakjes verplaatsen
agra-effect-tile-9 = verander een prijs
agra-effect-tile-10 = ruil 1 goed, zelfde waarde
agra-effect-tile-11 = neem 1 goed van waarde 2
agra-effect-tile-12 = meditatieteller +1
agra-effect-tile-13 = bewerk 1 goed (waarde 1 → 2)
agra-effect-tile-14 = de Horige is kosteloos

## Notables, and what they do for whoever has won them (Appendix I)

agra-notable-portuguese-trader = Portugese Handelaar
    .definite = de Portugese Handelaar
agra-notable-portuguese-trader-help = je mag de Schipper met meer goederen betalen, tot een waarde van 4; +1 per geleverd doek
agra-notable-sufi = Soefi
    .definite = de Soefi
agra-notable-sufi-help = meteen: meditatieteller +1; +1 per geleverde curry
agra-notable-takshaka = Takshaka
    .definite = Takshaka
agra-notable-takshaka-help = als je bouwt: één minder te betalen, +1 roepie
agra-notable-mahout = Mahout
    .definite = de Mahout
agra-notable-mahout-help = +1 als je zandsteen of hout produceert
agra-notable-khatib = Khatib
    .definite = de Khatib
agra-notable-khatib-help = +1 als je katoen of kurkuma produceert
agra-notable-french-trader = Franse Handelaar
    .definite = de Franse Handelaar
agra-notable-french-trader-help = leg één keer per beurt een goed van waarde 1 tot 3 bij hem neer; het derde levert 5 roepies op
agra-notable-dyer = Verver
    .definite = de Verver
agra-notable-dyer-help = ruil twee geproduceerde goederen voor één uit dezelfde rij, met waarde tot 2; +1 per geleverde kleurstof
agra-notable-cook = Kok
    .definite = de Kok
agra-notable-cook-help = bewaart twee van je staande arbeiders die zijn weggestuurd, voor de meditatie; +1 per geleverde olie
agra-notable-muezzin = Muezzin
    .definite = de Muezzin
agra-notable-muezzin-help = +1 punt bij elke meditatie
agra-notable-jagirdar = Jagirdar
    .definite = de Jagirdar
agra-notable-jagirdar-help = één kosteloze levering extra; als een ander de Schipper gebruikt, mag jij ook een goed leveren
agra-notable-caliph = Kalief
    .definite = de Kalief
agra-notable-caliph-help = één keer per beurt laat 1 katoen een arbeider opstaan
agra-notable-calligrapher = Kalligraaf
    .definite = de Kalligraaf
agra-notable-calligrapher-help = de Horige kost 1; +1 per geleverd papier
agra-notable-mullah = Moellah
    .definite = de Moellah
agra-notable-mullah-help = besteed één keer per beurt één gunst minder; +1 per geleverde baksteen
agra-notable-english-trader = Engelse Handelaar
    .definite = de Engelse Handelaar
agra-notable-english-trader-help = ruil één keer per beurt een goed voor een ander van dezelfde waarde
agra-notable-mosaic-maker = Mozaïekmaker
    .definite = de Mozaïekmaker
agra-notable-mosaic-maker-help = meteen: een gunsttegel naar keuze; één keer per beurt 1 punt → 1 gunst of 3 → 2
agra-notable-mujtahida = Mujtahida
    .definite = de Mujtahida
agra-notable-mujtahida-help = meteen: bouw kosteloos het eerste gebouw; +2 per geleverd beeld
agra-notable-dutch-trader = Nederlandse Handelaar
    .definite = de Nederlandse Handelaar
agra-notable-dutch-trader-help = aan het einde 1, 3 of 6 voor opdrachten bij 1, 2 of 3 gilden; +2 voor geleverde kleding
agra-notable-painter = Schilder
    .definite = de Schilder
agra-notable-painter-help = meteen: drie arbeiders staan op en een stap invloed; +2 per geleverd schilderij
agra-notable-subadar = Subadar
    .definite = de Subadar
agra-notable-subadar-help = aan het einde 1 voor elk van je opdrachten; +2 per geleverd boek
agra-notable-sadr-us-sudur = Sadr us-Sudur
    .definite = de Sadr us-Sudur
agra-notable-sadr-us-sudur-help = meteen: een goed naar keuze in een schaal van dezelfde waarde; aan het einde 1 voor elk van je schalen
agra-notable-grand-mufti = Groot-Moefti
    .definite = de Groot-Moefti
agra-notable-grand-mufti-help = meteen: 3 gunsten; aan het einde 3 voor elke set van drie gilden
agra-notable-grand-imam = Groot-Imam
    .definite = de Groot-Imam
agra-notable-grand-imam-help = meteen: 3 gunsten; aan het einde 1 per opdracht en notabele van het wetenschapsgilde
agra-notable-court-artist = Hofkunstenaar
    .definite = de Hofkunstenaar
agra-notable-court-artist-help = meteen: 3 gunsten; aan het einde 1 per opdracht en notabele van het kunstenaarsgilde
agra-notable-dewan = Dewan
    .definite = de Dewan
agra-notable-dewan-help = meteen: 3 gunsten; aan het einde 1 per opdracht en notabele van het koopmansgilde

## Events: parts of a line of the log, “Asha: worker to quarry, gains 3 sandstone”

agra-event-gain-good = { $amount ->
    [one] krijgt { $amount } { $good }
   *[other] krijgt { $amount } { $good-plural }
}
agra-event-gain-rupees = { $amount ->
    [one] +{ $amount } roepie ({ $source })
   *[other] +{ $amount } roepies ({ $source })
}
agra-event-gain-favour = { $amount ->
    [one] +{ $amount } gunst ({ $source })
   *[other] +{ $amount } gunsten ({ $source })
}
agra-event-gain-points = { $amount ->
    [one] +{ $amount } meditatiepunt
   *[other] +{ $amount } meditatiepunten
}
agra-event-take-tile = neemt { $tile }
agra-event-cover = haalt een afdekfiche weg
agra-event-contract = wint { $notable-definite }
agra-event-pay-good = { $amount ->
    [one] betaalt { $amount } { $good } ({ $source })
   *[other] betaalt { $amount } { $good-plural } ({ $source })
}
agra-event-swap-good = { $amount ->
    [one] geeft { $amount } { $good } ({ $source })
   *[other] geeft { $amount } { $good-plural } ({ $source })
}
agra-event-pay-rupees = { $amount ->
    [one] betaalt { $amount } roepie ({ $source })
   *[other] betaalt { $amount } roepies ({ $source })
}
agra-event-pay-favour = { $amount ->
    [one] besteedt { $amount } gunst ({ $source })
   *[other] besteedt { $amount } gunsten ({ $source })
}
agra-event-pay-points = { $amount ->
    [one] besteedt { $amount } meditatiepunt
   *[other] besteedt { $amount } meditatiepunten
}
agra-event-give-tile-back = geeft { $tile } terug
agra-event-use = zet 1 { $good } in
agra-event-place-worker = arbeider naar { $space-definite }
agra-event-place-building = bouwt { $building-definite }
agra-event-place-building-nobody = { $building-definite } wordt gebouwd
agra-event-place-neutral-marker = een neutraal speelstuk op { $place }
agra-event-place-merchant = de koopman begint bij { $space-definite }
agra-event-place-builder = de bouwer begint bij { $space-definite }
agra-event-place-order-marker = de opdrachtmarker van het { $guild-full } op rij { $amount }
agra-event-order-limit = de opdrachtenlimiet is nu { $amount }
agra-event-place-rupees = een roepie op { $space-definite }
agra-event-place-marker = vervult { $place }
agra-event-deliver = levert 1 { $good } aan { $notable-definite }
agra-event-place-good = 1 { $good } bij { $notable-definite }
agra-event-gift = schenkt 1 { $good } aan Akbar
agra-event-process = { $amount ->
    [one] { $amount } { $source } → { $good }
   *[other] { $amount } { $source-plural } → { $good-plural }
}
agra-event-move-farmer = verplaatst een boer naar vakje { $square }
agra-event-worker-standing = arbeider bij { $space-definite } staat op
agra-event-worker-lying = arbeider bij { $space-definite } gaat liggen
agra-event-worker-supply = arbeider bij { $space-definite } wordt weggestuurd
agra-event-worker-to-cook = arbeider naar de Kok
agra-event-worker-from-cook = arbeider komt terug van de Kok
agra-event-price = prijsfiche { $token } op { $good-plural }, nu { $amount } waard
agra-event-price-home = prijsfiche { $token } gaat terug naar de Handelaar
agra-event-move-order-marker = de opdrachtmarker van het { $guild-full } gaat naar rij { $amount }
agra-event-orders-fulfilled = alle opdrachten van het { $guild-full } zijn vervuld
agra-event-blocked = meditatieactie “{ $action }” is nu geblokkeerd
agra-event-move-boat = de boot bereikt steiger { $amount }
agra-event-move-merchant = de koopman gaat { $amount } verder naar { $space-definite }
agra-event-move-builder = de bouwer gaat { $amount } verder naar { $space-definite }
agra-event-builder-gone = alles is gebouwd, de bouwer vertrekt
agra-event-tracker = meditatieteller +1
agra-event-influence = { $guild-full } stap { $step }
agra-event-reveal = { $tile } komt open te liggen
agra-event-start-player = is de startspeler
agra-event-round = ronde { $amount } begint
agra-event-last-round-ahead = het einde komt eraan: deze ronde en nog één
agra-event-end = het spel is afgelopen

## The score

agra-score-rupees = roepies
agra-score-notable = { $notable }
agra-score-guild = opdrachten van het { $guild-full }
agra-score-meditation = laatste veld van het meditatiespoor
agra-score-covers = verwijderde afdekfiches
agra-score-akbar = giften aan Akbar

## Options

agra-option-open-rupees = Open roepies
agra-option-open-rupees-help = iedereen ziet ieders roepies
agra-option-builder-start-counts-first = Waar de bouwer begint
agra-option-builder-start-counts-first-help = bij de eerste worp van de bouwer telt zijn eerste tegel als 1 (A-07)
agra-option-meditation-interleave = Neerleggen tussen de acties door
agra-option-meditation-interleave-help = arbeiders mogen ook tussen meditatieacties door gaan liggen (A-42)
agra-option-influence-cap = Invloed door een notabele
agra-option-influence-cap-help = hoe vaak een notabele invloed oplevert: één keer per fase, actie of beurt (A-50)
agra-option-influence-cap-phase = één keer per fase
agra-option-influence-cap-action = één keer per actie
agra-option-influence-cap-turn = één keer per beurt
agra-option-peon-collects-rupees = De Horige int roepies
agra-option-peon-collects-rupees-help = de Horige neemt de roepies die op zijn gebouw liggen (A-60)
agra-option-merchant-pays-landing = De koopman betaalt waar hij stopt
agra-option-merchant-pays-landing-help = de koopman laat ook een roepie achter waar hij stopt (A-63)
agra-option-max-doubles-per-turn = Dubbele leveringen
agra-option-max-doubles-per-turn-help = hoeveel dubbele leveringen er in een beurt mogen (A-83)
agra-option-max-doubles-per-turn-none = zoveel je wilt
agra-option-max-doubles-per-turn-two = twee
agra-option-favour-reset = Gebruikte gunstacties
agra-option-favour-reset-help = wanneer gebruikte gunstacties weer vrij zijn (A-104)
agra-option-favour-reset-own-turn-end = aan het einde van je eigen beurt
agra-option-favour-reset-any-turn-end = aan het einde van elke beurt

## Why something is not possible, by section or ruling

agra-reason-2-0 = De beginopstelling wordt geworpen en getrokken.
agra-reason-4-0 = Er is eerst een andere vraag.
agra-reason-5-2-4 = Er is geen goed dat je langs deze pijl kunt bewerken.
agra-reason-5-3 = Dit materiaal heb je niet, of het is in de volgorde van het bord al voorbij.
agra-reason-6-1-2 = Een levering in de meditatie kost drie punten.
agra-reason-6-2-1-2 = De Horige werkt alleen waar al een eigen arbeider is.
agra-reason-6-2-2-1 = Dit gebouw staat er al.
agra-reason-6-2-2-2 = Zoveel levert de boerderij niet op.
agra-reason-6-2-2-3 = Je bewerkt hoogstens drie goederen, en alleen wat je hebt.
agra-reason-6-3-1 = Dit goed heb je niet.
agra-reason-6-3-2 = Je hebt beide goederen van de gemarkeerde opdracht nodig.
agra-reason-7-2 = Het goed dat hier gevraagd wordt, heb je niet.
agra-reason-7-3 = Voor een dubbele levering heb je twee goederen van die soort en twee leveringen nodig.
agra-reason-favour-1 = Deze gunstactie levert een basisgoed op.
agra-reason-tile-4 = Er is geen goed om te verkopen.
agra-reason-a-18 = Akbar heeft geen schaal voor dit goed.
agra-reason-a-25 = Het gebouw staat er nog niet, en de bouwer is ergens anders.
agra-reason-a-26 = Het goed heeft niet de gevraagde waarde.
agra-reason-a-30 = Eerst wordt beslist wie er volgt, dan gaat de beurt verder.
agra-reason-a-33 = De materialen halen de bouwkosten niet, of een ervan zou overbodig zijn.
agra-reason-a-42 = Arbeiders gaan liggen vóór de eerste meditatieactie, niet erna.
agra-reason-a-44 = Arbeiders die na elkaar worden neergelegd, gaan in de volgorde van het bord, want alleen hun aantal telt. Kies deze samen met de andere.
agra-reason-a-45 = Alleen eigen arbeiders die op het bord staan, kun je neerleggen.
agra-reason-a-48 = Een goed ruil je voor een andere soort van dezelfde waarde, en dat kost evenveel punten.
agra-reason-a-49 = Bewerken in de meditatie kost de waarde van het goed dat het wordt.
agra-reason-a-52 = De meditatiemarker blokkeert deze actie voor iedereen.
agra-reason-a-55 = Hier is al een eigen arbeider: alleen de Horige kan dit veld gebruiken.
agra-reason-a-57 = De Horige kost meer roepies dan je hebt.
agra-reason-a-58 = Al je arbeiders zijn op pad: alleen de Horige kan nog.
agra-reason-a-59 = De gunsttegel maakt de Horige kosteloos, waar een eigen arbeider is, als je een hoofdactie kiest.
agra-reason-a-71 = Om te bouwen heb je een tweede arbeider uit je voorraad nodig.
agra-reason-a-73 = Deze bouwbonustegel is weg, of hoort bij een ander niveau.
agra-reason-a-74 = Er ligt geen afdekfiche meer op de boerderij.
agra-reason-a-75 = Met één Schipper-actie vervul je maar één gildeopdracht.
agra-reason-a-76 = De Schipper betaal je maar één keer.
agra-reason-a-78 = Er is geen levering meer over.
agra-reason-a-80 = Een gildeopdracht kost twee leveringen tegelijk.
agra-reason-a-82 = Een dubbele levering kan alleen bij de Schipper.
agra-reason-a-83 = In deze beurt zijn geen dubbele leveringen meer toegestaan.
agra-reason-a-84 = Deze plek is al gevuld.
agra-reason-a-88 = Wat je neemt, moet precies één minder waard zijn dan wat je geeft.
agra-reason-a-89 = Je ruilt één keer, en geen soort wordt zowel gegeven als genomen.
agra-reason-a-91 = Op een goed ligt hoogstens één prijsfiche, hoogstens één stap van de gedrukte waarde; elke wijziging moet iets veranderen.
agra-reason-a-95 = Twee verschillende dingen van de drie, elk één keer; boeren stoppen bij afdekfiches en hoeken.
agra-reason-a-97 = Een soort die je net krijgt, maak je niet vrij.
agra-reason-a-101 = Olie en curry helpen één keer per beurt, en alleen als er een eigen arbeider ligt.
agra-reason-a-102 = Er ligt geen eigen arbeider op het bord.
agra-reason-a-104 = Deze gunstactie is in deze beurt al gebruikt.
agra-reason-a-105 = Er liggen niet genoeg gunsten in je gunstgebied.
agra-reason-a-106 = Deze gunsttegel is niet van jou.
agra-reason-a-107 = Deze gunsttegel ligt niet open.
agra-reason-a-108 = Van elk luxegoed kun je er één per beurt inzetten.
agra-reason-a-110 = Een schilderij brengt twee verschillende markers omhoog.
agra-reason-a-111 = Een beeld zet je in na de hoofdactie en vóór de opdrachten, één keer per beurt.
agra-reason-a-115 = Deze schaal is bezet.
agra-reason-a-116 = De opdrachtenlimiet van deze kolom is bereikt.
agra-reason-a-120 = Alle opdrachten van dit gilde zijn bedekt.
agra-reason-a-121 = Voor een opdracht heb je minstens één stap invloed in het gilde nodig.
agra-reason-a-124 = De invloedmarker staat al op de top.
agra-reason-a-125 = Aan deze notabele kun je niet leveren: de boot is nog niet zo ver, of de notabele is al gewonnen.
agra-reason-a-137 = Geen notabele van dit gilde levert nog een stap op.
agra-reason-a-146 = De betaling mag samen hoogstens vier waard zijn.
agra-reason-a-149 = De meditatieteller staat al op het laatste veld.
agra-reason-a-152 = De Franse Handelaar neemt per beurt één goed van waarde één tot drie.
agra-reason-a-153 = De Verver geeft een goed uit dezelfde rij met waarde hoogstens twee.
agra-reason-a-156 = Deze notabele is in deze beurt al gebruikt.
agra-reason-a-157 = De Moellah bespaart één gunst, één keer per beurt, en alleen als je er minstens twee besteedt.
agra-reason-a-158 = De Mozaïekmaker maakt van één punt één gunst of van drie punten twee, één keer per beurt.
agra-reason-a-160 = Geen vrije schaal toont een goed van gelijke waarde.
agra-reason-a-162 = Tegel 2 voegt één goed toe aan een andere bewerking, als je genoeg gunsten en goederen hebt.
agra-reason-a-163 = Deze tegel werkt alleen in de meditatiefase.
agra-reason-a-165 = Er is geen gift en geen opdracht mogelijk.
agra-reason-a-166 = De waarden kloppen niet.

## What the things on the boards are. First their names where they have none above, then what they do.

agra-place-favour = gunsten
agra-place-rupees = roepies
agra-place-workers = arbeiders
agra-place-markers = speelstenen
agra-place-farm = boerderij
agra-place-farmer = boer
agra-place-cover = afdekfiche
agra-place-tracker = meditatieteller
agra-place-meditation = meditatiecirkel
agra-place-meditation-marker = meditatiemarker
agra-place-merchant = koopman
agra-place-builder = bouwer
agra-place-boat = boot
agra-place-display = open gunsttegels
agra-place-tiles = gunsttegels
agra-place-order-limit = opdrachtenlimiet
agra-place-order-marker = gildeopdrachtmarker
agra-place-akbar = Keizer Akbar
agra-place-start-player = startspeler
agra-place-slot = { $notable }, plek { $number }
agra-place-influence = invloed: { $guild }
agra-place-orders = opdrachten: { $guild }
agra-place-arrow = pijl naar { $good }
agra-place-bonus = bouwbonustegel
agra-place-printed = gunstactie { $number }
agra-place-scroll = luxegoed: { $good }
agra-help-favour = Met speelstenen in je gunstgebied betaal je gunstacties. Je krijgt ze als je arbeiders worden weggestuurd, van de koopman, van volgers, door invloed en van notabelen.
agra-help-rupees = De meeste roepies winnen. Wat de anderen in hun zak hebben, blijft tot het einde geheim.
agra-help-workers = Elke beurt gaat er een aan het werk. Een arbeider op het bord staat tot je hem in de meditatie neerlegt, en komt naar huis als iemand zijn veld inneemt.
agra-help-markers = Elk goed en elke gunst is een van je 22 speelstenen. Heb je er geen meer vrij, dan moet je er een vrijmaken of ervan afzien.
agra-help-farm = De onbedekte vakjes tussen een hoek en de boeren ernaast zijn wat de boerderij oplevert van het goed in die hoek.
agra-help-farmer = Als je hem verplaatst, krijgt de ene hoek meer en de andere minder. Hij gaat nooit over afdekfiches of hoeken.
agra-help-cover = Een bedekt vakje levert niets op. Elk afdekfiche dat je weghaalt, is aan het einde 1 roepie waard.
agra-help-tracker = Hoe verder hij is, hoe meer punten de eerste arbeiders opleveren die je neerlegt. Op het laatste veld is hij aan het einde 5 roepies waard.
agra-help-meditation = Vóór je actie mag je staande arbeiders neerleggen voor punten, en die hier besteden.
agra-help-meditation-marker = De buitenste actie eronder is geblokkeerd. Hij gaat naar de laatste buitenste actie die iemand heeft gebruikt.
agra-help-merchant = Werken waar hij staat levert 2 gunsten op; dan trekt hij verder en laat hij roepies achter op de gebouwen die hij passeert.
agra-help-builder = Wie werkt waar hij staat, krijgt het gebouw kosteloos gebouwd; dan trekt hij verder.
agra-help-boat = Hij vaart verder als er genoeg notabelen van een niveau gewonnen zijn. Elke steiger brengt een gebeurtenis en nieuwe notabelen.
agra-help-display = Deze gunsttegels kun je nemen op stap 3 en 6 van je invloed. Je mag er drie houden.
agra-help-tiles = Elk van je gunsttegels is een gunstactie erbij, één keer per beurt. Je mag er drie houden.
agra-help-order-limit = Hoogstens zoveel opdrachten van elk gilde kunnen vervuld worden tot de boot verder vaart.
agra-help-order-marker = Hij wijst de ene opdracht van zijn gilde aan die nu vervuld kan worden.
agra-help-akbar = Eén keer per beurt mag, in plaats van een opdracht, één goed in zijn eigen vrije schaal. Schalen zijn aan het einde 1, 3, 5 en dan telkens 3 meer waard.
agra-help-start-player = Begint elke ronde.
agra-help-architect = Zet één invloedmarker een stap omhoog, of betaal bouwmateriaal en bouw: je neemt een bouwbonustegel, en een tweede arbeider gaat meteen in het nieuwe gebouw aan het werk.
agra-help-sailor = Eén levering is kosteloos; een goed dat je betaalt, geeft er zoveel bij als het waard is. Lever goederen aan notabelen, of één gildeopdracht voor twee leveringen.
agra-help-trader = Ruil tot drie goederen voor andere die samen één minder waard zijn, en verander de prijs van een goed.
agra-help-botanist = Twee verschillende dingen van drie: studeren (betaal goederen, de meditatieteller gaat vooruit), een afdekfiche weghalen, boeren twee vakjes verplaatsen.
agra-help-production = Neem zoveel { $good } als je boerderij oplevert.
agra-help-processing = Bewerk hoogstens drie goederen tot { $good-plural }. De anderen mogen elk met één goed volgen, en elke volger levert je een gunst op.
agra-help-slot = Hier lever je het gevraagde goed. Je krijgt een roepie voor elke speelsteen op de kaart; wie er de meeste heeft, wint de notabele.
agra-help-influence = Een stap krijg je door de Architect, een notabele aan wie je levert of een schilderij. Stap 3 en 6 geven gunst of een gunsttegel; voor opdrachten heb je een stap nodig, en ze betalen ernaar; de top luidt het einde in.
agra-help-orders = De gemarkeerde opdracht vervul je met zijn beide goederen. Hij betaalt naar je invloed; wie in het gilde niet vooraan staat, krijgt één roepie minder en een stap.
agra-help-good = Het getal is wat een goed nu waard is; een prijsfiche verandert dat.
agra-help-arrow = Langs deze pijl worden goederen bewerkt.
agra-help-bowl = Eén goed van die soort vult de schaal: een gift aan Akbar.
agra-help-order = Beide goederen samen vervullen hem als de gildeopdrachtmarker hier ligt.
agra-help-square = Een vrij vakje telt voor de hoek aan zijn kant van de boer.
agra-help-scroll-statue = Na je actie ingezet geeft het je een tweede.
agra-help-scroll-book = Tot drie van je arbeiders staan op, en je krijgt een gunst.
agra-help-scroll-painting = Twee verschillende invloedmarkers gaan omhoog.
agra-help-scroll-clothes = Zoveel roepies als kleding waard is.
agra-help-pier-1 = Hier begint de boot. Je kunt leveren aan notabelen van niveau I; zijn er twee gewonnen, dan vaart hij verder.
agra-help-pier-2 = Het gebouw met de bouwer wordt voor niemand gebouwd. Niveau II gaat open; is er daarvan één gewonnen, dan vaart de boot verder.
agra-help-pier-3 = De koopman trekt verder, iedereen krijgt een gunst per katoen, hoogstens 3, en de opdrachtenlimiet wordt 4.
agra-help-pier-4 = Alle prijsfiches gaan terug, iedereen krijgt een gunst, de opdrachtenlimiet wordt 5, en niveau III gaat open.
agra-help-pier-5 = Iedereen neemt een goed, hoe meer katoen je hebt hoe beter; de opdrachtenlimiet wordt 6, en niveau IV gaat open.
agra-help-pier-6 = Een notabele van niveau IV is gewonnen: deze ronde en nog één. Kleding inzetten levert vanaf nu één roepie meer op.
agra-help-price-token = Het geeft een goed een andere waarde, hoogstens één verschil met wat er gedrukt staat.
agra-help-circle-trade = Ruil een goed voor een ander van dezelfde waarde, voor zoveel punten als het waard is.
agra-help-circle-deliver = Lever een goed aan een notabele voor 3 punten.
agra-help-circle-process = Bewerk een goed voor zoveel punten als het daarna waard is.
agra-help-circle-cover = Haal een afdekfiche weg voor 2 punten.
agra-help-circle-farmer = Verplaats een boer één vakje voor 1 punt. Dit is nooit geblokkeerd.
