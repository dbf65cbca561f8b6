# Rajas of the Ganges. Terms are those of docs/rajas/glossary.md. Fields are explained in docs/wording.md.

rajas-title = Raja's van de Ganges
rajas-goal = Je heerst over een provincie en wilt rijkdom en roem. Roem krijg je door gebouwen, geld door markten; je twee markerstenen lopen elkaar tegemoet, en één roem is twee geld waard. Wie ze bij elkaar brengt, luidt de laatste beurten in; de grootste voorsprong wint. In je beurt zet je één werker: bouw tegels in de steengroeve (je betaalt ze met dobbelstenen in de kleur van de tegel), verkoop op het marktplein, haal dobbelstenen en gunsten in het paleis, vaar vanuit de haven de rivier af. Met karma draai je een dobbelsteen waarmee je betaalt naar de tegenoverliggende zijde. Een weg van je residentie naar een symbool aan de rand van de provincie levert die speciale inkomsten één keer op.

## Terms

# “blauw 7” is a tile, “een blauwe 3” a die: colours before a noun are inflected.
rajas-colour-blue = blauw
    .letter = B
    .inflected = blauwe
rajas-colour-green = groen
    .letter = G
    .inflected = groene
rajas-colour-orange = oranje
    .letter = O
    .inflected = oranje
rajas-colour-purple = paars
    .letter = P
    .inflected = paarse
rajas-good-tea = thee
rajas-good-silk = zijde
rajas-good-spices = specerijen
rajas-building-temple = tempel
    .plural = tempels
rajas-building-palace = paleis
    .plural = paleizen
rajas-building-fort = fort
    .plural = forten
rajas-building-mill = molen
    .plural = molens
rajas-back-snake = slang
rajas-back-cow = koe
rajas-back-tiger = tijger
rajas-road-straight = rechte weg
rajas-road-bend = bocht
rajas-road-fork = splitsing
rajas-road-crossing = kruising
rajas-side-north = noord
    .letter = N
    .definite = het noorden
rajas-side-east = oost
    .letter = O
    .definite = het oosten
rajas-side-south = zuid
    .letter = Z
    .definite = het zuiden
rajas-side-west = west
    .letter = W
    .definite = het westen
# The colours of yield tiles.
rajas-yield-white = wit
    .inflected = witte
rajas-yield-yellow = geel
    .inflected = gele
rajas-yield-red = rood
    .inflected = rode
rajas-yield-brown = bruin
    .inflected = bruine
rajas-space-quarry = steengroeve
rajas-space-harbour = haven
rajas-space-mixed-market = gemengde markt
rajas-space-tea-market = theemarkt
rajas-space-silk-market = zijdemarkt
rajas-space-spices-market = specerijenmarkt
rajas-space-any-market = markt naar keuze
rajas-space-low-terrace = laag voorterras
rajas-space-terrace = { $colour } terras
rajas-space-balcony = balkon van { $paid } naar { $taken }
rajas-space-great-mogul = Grootmogol
rajas-space-dancer = Danseres
rajas-space-yogi = Yogi
rajas-space-raja = Raja Man Singh
rajas-space-master-builder = Bouwmeester
rajas-space-portuguese = Portugees

## Things that are put together

rajas-die = { $colour-inflected } { $value }
# “orange 7 (junction, tea 2 and spices 1)”: colour and cost of a province tile, its road, its buildings and markets.
rajas-tile = { $colour } { $cost } ({ $road }, { $content })
rajas-market = { $good } { $value }
rajas-yield-tile = { $colour } opbrengstfiche ({ $income })
rajas-river-tile = riviertegel ({ $income })
rajas-stack = { $colour-inflected } stapel met de { $back }
rajas-square = vak in rij { $row }, kolom { $column }
rajas-river-start = startveld van de rivier
rajas-river-space = rivierveld { $number }
rajas-yield-place-north = speciale inkomsten boven, kolom { $column }
rajas-yield-place-east = speciale inkomsten rechts, rij { $row }
rajas-yield-place-south = speciale inkomsten onder, kolom { $column }
rajas-yield-place-west = speciale inkomsten links, rij { $row }
rajas-fame-space = roem { $number }
rajas-money-space = geld { $number }

## What brought something

rajas-by-tile = tegel
rajas-by-white-tile = wit fiche
rajas-by-markets = markten

## Questions

rajas-question-turn = Waar zet je je werker?
rajas-question-tile = Welke tegel bouw je?
rajas-question-lay = Waar leg je { $tile }, en hoe draai je hem?
rajas-question-pay = Met welke dobbelsteen betaal je?
rajas-question-pay-tile = Voor { $tile } moet je nog { $missing } betalen met { $colour-inflected } dobbelstenen. Met welke dobbelsteen betaal je?
rajas-question-first = Wat tel je eerst, de roem of het geld van de tegel?
rajas-question-yield = Welke speciale inkomsten incasseer je eerst?
rajas-question-return = Er is geen plaats voor alle nieuwe dobbelstenen. Welke van je eigen dobbelstenen leg je terug?
rajas-question-choose = Welke kleur dobbelsteen neem je?
rajas-question-choose-several = { $left ->
    [one] Nog één dobbelsteen, van dezelfde kleur als de vorige of een latere in de volgorde blauw, groen, oranje, paars. Welke?
   *[other] Je neemt { $left } dobbelstenen. Noem hun kleuren in de volgorde blauw, groen, oranje, paars. Welke is de volgende?
}
rajas-question-reroll = Welke dobbelstenen werp je opnieuw?
rajas-question-upgrade = Welke gebouwsoort waardeer je op?
rajas-question-sail = Waar vaart je boot heen?
rajas-question-chamber = Bij wie in het paleis ga je kosteloos langs?
rajas-question-goods = Welke goederen verkoop je?
rajas-question-token = Welk opbrengstfiche neem je?
rajas-question-onto = Op welke plaats leg je het { $colour-inflected } opbrengstfiche ({ $income })?
rajas-question-roll = Er wordt een dobbelsteen geworpen.
rajas-question-reveal = De volgende tegel komt open te liggen.
rajas-question-draw = Er wordt een opbrengstfiche getrokken.
rajas-question-start = Er wordt geloot wie de startspeler is.
rajas-question-count = Er wordt gedobbeld om de plaats van de volgende riviertegel.
rajas-question-river-tile = Er wordt een riviertegel getrokken.
# Questions in general, where it is told how they are always answered.
rajas-question-lay-always = Waar leg je een tegel, en hoe draai je hem?
rajas-question-onto-always = Op welke plaats leg je een opbrengstfiche?

## Answers

rajas-answer-place-quarry = Zet een werker in de steengroeve
rajas-answer-place-harbour = Zet een werker in de haven
rajas-answer-place-mixed-market = Zet een werker op de gemengde markt
rajas-answer-place-tea-market = Zet een werker op de theemarkt
rajas-answer-place-silk-market = Zet een werker op de zijdemarkt
rajas-answer-place-spices-market = Zet een werker op de specerijenmarkt
rajas-answer-place-any-market = Zet een werker op de markt voor één soort goederen
rajas-answer-place-low-terrace = Zet een werker op het lage voorterras
rajas-answer-place-terrace = Zet een werker op het { $colour-inflected } terras
rajas-answer-place-balcony = Zet een werker op het balkon van { $paid } naar { $taken }
rajas-answer-place-great-mogul = Stuur een werker naar de Grootmogol
rajas-answer-place-dancer = Stuur een werker naar de Danseres
rajas-answer-place-yogi = Stuur een werker naar de Yogi
rajas-answer-place-raja = Stuur een werker naar Raja Man Singh
rajas-answer-place-master-builder = Stuur een werker naar de Bouwmeester
rajas-answer-place-portuguese = Stuur een werker naar de Portugees
rajas-answer-pass = Zet geen werker
rajas-answer-pay = Betaal met de { $die }
rajas-answer-pay-flipped = Draai de { $die } om en betaal met de { $other }
rajas-answer-take = Bouw de bovenste tegel van de { $stack }
rajas-answer-lay = Leg hem op het { $square }, met de bovenkant naar { $side-definite }
rajas-answer-fame-first = Eerst de roem
rajas-answer-money-first = Eerst het geld
rajas-answer-collect = Incasseer de { $place }
rajas-answer-return = Leg de { $die } terug
rajas-answer-choose = Neem een { $colour-inflected } dobbelsteen
rajas-answer-reroll = Werp de { $die } opnieuw
rajas-answer-done = Genoeg
rajas-answer-upgrade-temple = Waardeer de tempels op
rajas-answer-upgrade-palace = Waardeer de paleizen op
rajas-answer-upgrade-fort = Waardeer de forten op
rajas-answer-upgrade-mill = Waardeer de molens op
rajas-answer-sail = Vaar naar veld { $number }
rajas-answer-stay = Blijf liggen
rajas-answer-visit-great-mogul = Ga naar de Grootmogol
rajas-answer-visit-dancer = Ga naar de Danseres
rajas-answer-visit-yogi = Ga naar de Yogi
rajas-answer-visit-raja = Ga naar Raja Man Singh
rajas-answer-visit-master-builder = Ga naar de Bouwmeester
rajas-answer-visit-portuguese = Ga naar de Portugees
rajas-answer-sell = Verkoop { $good }
rajas-answer-token = Neem een { $tile }
rajas-answer-decline = Neem geen opbrengstfiche
rajas-answer-onto = Leg het op de { $place }
# What chance answers.
rajas-answer-roll = De worp is een { $die }
rajas-answer-reveal = Nu open: { $tile }
rajas-answer-draw = Getrokken: { $tile }
rajas-answer-first-player = Speler { $number } begint
rajas-answer-count = De worp is { $number }
rajas-answer-river-tile = Getrokken: { $tile }

## What an answer costs and brings

rajas-note-quarry = kost { $cost } geld, dan dobbelstenen
rajas-note-harbour = { $cost ->
    [0] kost een dobbelsteen van 1–3
   *[other] kost { $cost } geld, een dobbelsteen van 1–3
}
rajas-note-mixed-market = levert { $amount } geld op: de beste van elk
rajas-note-one-kind-market = kost een dobbelsteen, levert tot { $amount } geld op
rajas-note-any-market = kost een dobbelsteen, levert geld van één soort op
rajas-note-low-terrace = levert 2 geld op, dan opnieuw werpen
rajas-note-terrace = levert 1 { $colour-inflected } dobbelsteen op
rajas-note-balcony = kost 1 { $paid-inflected }, levert 2 { $taken-inflected } op
rajas-note-great-mogul = kost een 1, levert 2 roem op, de olifant
rajas-note-dancer = kost een 2, levert 2 dobbelstenen op, een opbrengstfiche
rajas-note-yogi = kost een 3, levert 2 karma op, een dobbelsteen
rajas-note-raja = kost een 4, levert 3 geld op, een opwaardering
rajas-note-master-builder = kost een 5: bouw op een eigen tegel
rajas-note-portuguese = kost een 6: vaar zes vrije velden
rajas-note-free-dancer = levert twee dobbelstenen naar keuze en een opbrengstfiche op
rajas-note-free-yogi = levert 2 karma en een dobbelsteen naar keuze op
rajas-note-free-raja = levert 3 geld en een opwaardering op
rajas-note-free-master-builder = je bouwt op een van je tegels; kost het verschil in dobbelstenen
rajas-note-free-portuguese = je boot vaart zes vrije velden verder
rajas-note-take-fame = { $tile }: levert { $fame } roem op
rajas-note-take-money = { $tile }: levert { $money } geld op
rajas-note-take-both = { $tile }: levert { $fame } roem en { $money } geld op
rajas-note-lay = levert op: { $incomes }
rajas-note-brings = levert op: { $income }
rajas-note-pay-tile = dan nog { $missing } te betalen
rajas-note-flip = kost 1 karma: van { $value } naar { $other } gedraaid
rajas-note-flip-and-pay = kost 1 karma: van { $value } naar { $other } gedraaid, dan nog { $missing } te betalen
rajas-note-upgrade = van niveau { $level } naar { $next }
rajas-note-sell = levert { $amount } geld op
rajas-note-choose = nog { $number } in de voorraad
rajas-note-onto = in plaats van { $income }
rajas-note-fame-first = levert { $fame } roem op, vóór het geld
rajas-note-money-first = levert { $money } geld op, vóór de roem

## Incomes (16.1)

rajas-income-any = { $number ->
    [one] { $number } dobbelsteen naar keuze
   *[other] { $number } dobbelstenen naar keuze
}
rajas-income-colour = { $number ->
    [one] { $number } { $colour-inflected } dobbelsteen
   *[other] { $number } { $colour-inflected } dobbelstenen
}
rajas-income-colour-per-karma = 1 { $colour-inflected } dobbelsteen per karma
rajas-income-any-per-karma = 1 dobbelsteen naar keuze per karma
rajas-income-colours = telkens 1 dobbelsteen in { $colours }
rajas-income-karma = { $number } karma
rajas-income-money = { $number } geld
rajas-income-fame = { $number ->
    [one] { $number } roempunt
   *[other] { $number } roempunten
}
rajas-income-upgrade = een opwaardering
rajas-income-upgrade-from-next-turn = een opwaardering, vanaf de volgende beurt
rajas-income-worker = een werker
rajas-income-boat1 = de boot vaart naar het volgende vrije veld
rajas-income-sail = de boot vaart 1 tot { $number } vrije velden verder
rajas-income-chamber = een vertrek in het paleis, kosteloos
rajas-income-chamber-dancer = de Danseres, kosteloos
rajas-income-chamber-yogi = de Yogi, kosteloos
rajas-income-chamber-raja = Raja Man Singh, kosteloos
rajas-income-chamber-master-builder = de Bouwmeester, kosteloos
rajas-income-chamber-portuguese = de Portugees, kosteloos
rajas-income-mixed = gemengde goederen
rajas-income-kind = { $number ->
    [one] { $number } markt van één soort
   *[other] { $number } markten van één soort
}
rajas-income-money-per-market = 1 geld per markt
rajas-income-fame-per-upgrade = 1 roempunt per opwaardering
rajas-income-money2-per-upgrade = 2 geld per opwaardering
rajas-income-fame2-per-karma = 2 roempunten per karma
rajas-income-fame-per-market-tile = 1 roempunt per tegel met een markt
rajas-income-fame-per-three-river = 1 roempunt per 3 riviervelden
rajas-income-money-per-building = 1 geld per gebouw
rajas-income-money2-per-yield-tile = 2 geld per aangesloten opbrengstfiche
rajas-income-fame2-per-bend = 2 roempunten per bocht
rajas-income-fame-per-worker = 1 roempunt per werker

## Incomes where there is room for eight letters only

rajas-mark-any = { $number } dobb.
rajas-mark-colour = { $number } { $colour }
rajas-mark-colour-per-karma = { $colour-letter }·karma
rajas-mark-any-per-karma = ?·karma
rajas-mark-colours = { $colours }
# One of the colours of the mark above.
rajas-mark-one-colour = { $colour-letter }
rajas-mark-karma = { $number } karma
rajas-mark-money = { $number } geld
rajas-mark-fame = { $number } roem
rajas-mark-upgrade = opwaard.
rajas-mark-upgrade-from-next-turn = opwaard.
rajas-mark-worker = werker
rajas-mark-boat1 = boot
rajas-mark-sail = vaar { $number }
rajas-mark-chamber = vertrek
rajas-mark-chamber-dancer = Danseres
rajas-mark-chamber-yogi = Yogi
rajas-mark-chamber-raja = Raja
rajas-mark-chamber-master-builder = Bouwm.
rajas-mark-chamber-portuguese = 6 verder
rajas-mark-mixed = gemengd
rajas-mark-kind = { $number } soort
rajas-mark-money-per-market = g·markt
rajas-mark-fame-per-upgrade = r·opw
rajas-mark-money2-per-upgrade = 2g·opw
rajas-mark-fame2-per-karma = 2r·karma
rajas-mark-fame-per-market-tile = r·mtegel
rajas-mark-fame-per-three-river = r·rivier
rajas-mark-money-per-building = g·gebouw
rajas-mark-money2-per-yield-tile = 2g·fiche
rajas-mark-fame2-per-bend = 2r·bocht
rajas-mark-fame-per-worker = r·werker

## Events: parts of a line of the log, “Asha: worker to quarry, pays 1 money”

rajas-event-pay-money = betaalt { $amount } geld
rajas-event-pay-karma = { $amount ->
    [one] draait voor { $amount } karma een dobbelsteen om
   *[other] draait voor { $amount } karma { $amount } dobbelstenen om
}
rajas-event-pay-die = geeft een { $die } af
rajas-event-return-die = legt een { $die } terug
rajas-event-gain-karma = krijgt { $amount } karma
rajas-event-no-karma = heeft geen plaats voor meer karma
rajas-event-move-die = pakt een { $die } op
rajas-event-gain-die = werpt een { $die }
rajas-event-upgrade = waardeert { $building-plural } op naar { $amount }
rajas-event-gain-worker = krijgt een werker
rajas-event-place-worker = werker naar { $space }
rajas-event-place-tile = legt { $tile } op het { $square }
rajas-event-place-token = legt een { $tile } op de { $place }
rajas-event-move-boat = vaart naar veld { $amount }
rajas-event-elephant = krijgt de olifant en begint de ronde
rajas-event-fame = +{ $amount } roem ({ $source })
rajas-event-money = +{ $amount } geld ({ $source })
rajas-event-reveal = { $tile } komt open te liggen
rajas-event-river-tile = { $tile } op { $space }
rajas-event-start-player = is de startspeler
rajas-event-round = ronde { $amount } begint
rajas-event-last-turns = heeft de markerstenen bij elkaar gebracht: de laatste beurten beginnen
rajas-event-end = het spel is afgelopen

## The score

rajas-score-fame = roem
rajas-score-money = geld, twee voor één roem
rajas-score-meeting-point = nodig om de markerstenen te laten samenkomen (erboven: de voorsprong, eronder: wat ontbreekt)

## Options

rajas-option-navaratna = Navaratna
rajas-option-navaratna-help = zes werkers, acht dobbelstenen, en opbrengstfiches die je provincie verbeteren (voor ervaren spelers)
rajas-option-third-yield-tile = Een derde opbrengstfiche
rajas-option-third-yield-tile-help = bij Navaratna: wie drie werkers minder heeft dan een ander, krijgt in die ronde ook een derde opbrengstfiche (R-84)
rajas-option-ganga = Gangesmodule
rajas-option-ganga-help = riviertegels maken de rivier elk spel anders
rajas-option-mixed = Spelers van verschillend niveau
rajas-option-mixed-help = een handicap voor gevorderde spelers: wie is gevorderd en wie begint pas
rajas-option-mixed-advanced = gevorderde speler
rajas-option-mixed-beginner = beginnende speler

## Why something is not possible, by section or ruling

rajas-reason-2 = De beginopstelling bepaalt het toeval.
rajas-reason-4 = Er is geen veld van deze soort meer vrij.
rajas-reason-5 = Dobbelstenen die je krijgt, worden eerst geworpen.
rajas-reason-5-2-order = Je noemt de dobbelstenen in de volgorde blauw, groen, oranje, paars. Met terugnemen kom je weer bij een eerdere kleur.
rajas-reason-6 = Een dobbelsteen omdraaien kost één karma, en dat is op.
rajas-reason-7 = Een tegel wordt gekozen, gelegd en betaald voordat er iets anders gebeurt.
rajas-reason-7-equal-turns = Zo gedraaid ziet de tegel er hetzelfde uit als in een andere stand: alleen die wordt aangeboden.
rajas-reason-7-order = De dobbelstenen van een betaling noem je van hoog naar laag, gedraaide het laatst: begin met een hogere.
rajas-reason-7-own-dice = Een tegel betaal je met eigen dobbelstenen van zijn kleur, en deze hoort daar niet bij.
rajas-reason-8 = Een markt voor één soort goederen kost een dobbelsteen.
rajas-reason-9 = Dit veld kost een dobbelsteen van zijn kleur.
rajas-reason-9-1 = De Bouwmeester bouwt op een eigen tegel, niet op een leeg vak.
rajas-reason-10 = Eerst moet de boot varen.
rajas-reason-14-4 = Eerst kies je een opbrengstfiche, of je ziet ervan af.
rajas-reason-r-04 = Alleen het toeval legt de volgende tegel van een stapel open.
rajas-reason-r-05 = Deze stapel is op, en geen andere stapel vult hem aan.
rajas-reason-r-07 = Je kunt niet passen zolang een werker ergens nog nut heeft.
rajas-reason-r-10 = In de steengroeve en de haven mag je alleen het meest linkse vrije veld gebruiken, en de prijs daarvan kun je niet betalen.
rajas-reason-r-11 = Met drie of vier spelers mag ieder per ronde maar één werker op de gemengde markten zetten.
rajas-reason-r-17 = Je legt niet meer dobbelstenen terug dan nodig is om plaats te maken.
rajas-reason-r-18 = Je noemt eerst de kleuren van alle dobbelstenen die je krijgt, pas dan worden ze geworpen.
rajas-reason-r-19 = Er ligt geen dobbelsteen van deze kleur meer in de voorraad.
rajas-reason-r-22 = Je betaalt niets overbodigs: geen dobbelsteen en geen karma waar je ook zonder kunt.
rajas-reason-r-25 = De waarde doet er hier niet toe, dus omdraaien heeft geen zin.
rajas-reason-r-27 = Elke dobbelsteen werp je hoogstens één keer opnieuw.
rajas-reason-r-28 = Geen dobbelsteen heeft de waarde die dit veld vraagt, ook niet na omdraaien.
rajas-reason-r-29 = Een weg op de tegel moet aansluiten op een weg die naar de residentie leidt, en het vak moet leeg zijn.
rajas-reason-r-30 = Je kunt deze tegel niet kopen: je dobbelstenen zijn niet genoeg, of er loopt geen open weg naar een leeg vak.
rajas-reason-r-33 = Eerst kies je of de roem of het geld als eerste telt.
rajas-reason-r-34 = Eerst incasseer je de speciale inkomsten, in een volgorde naar keuze.
rajas-reason-r-35 = Speciale inkomsten krijg je maar één keer, op het moment dat een weg erop aansluit.
rajas-reason-r-38 = Deze gebouwsoort heeft het hoogste niveau bereikt.
rajas-reason-r-40 = Er is geen markt van deze soort in de provincie.
rajas-reason-r-48 = Eerst kies je een van de vertrekken 2 tot en met 6.
rajas-reason-r-49 = De nieuwe tegel moet duurder zijn dan de tegel die hij bedekt.
rajas-reason-r-51 = Dan verliest een tegel zijn weg naar de residentie.
rajas-reason-r-53 = Op een tegel die al een andere bedekt, kun je niet nog eens bouwen.
rajas-reason-r-55 = Je kunt nergens op een tegel bouwen: daarvoor heb je een goedkopere eigen tegel nodig en voor het verschil dobbelstenen in de nieuwe kleur.
rajas-reason-r-58 = Vanaf de laatste zes velden van de rivier kun je niet meer naar de Portugees.
rajas-reason-r-59 = Je boot ligt op het laatste veld: aan de haven heb je niets meer.
rajas-reason-r-88 = Dit opbrengstfiche ligt niet open, of er is geen vrije plaats van zijn kleur.

## What the things on the board are. First their names where they have none above, then what they do.

rajas-place-fame-track = roemspoor
rajas-place-money-track = geldspoor
rajas-place-supply = { $colour-inflected } dobbelstenen in de voorraad
rajas-place-scroll-temple = niveau van de tempels
rajas-place-scroll-palace = niveau van de paleizen
rajas-place-scroll-fort = niveau van de forten
rajas-place-scroll-mill = niveau van de molens
rajas-place-kali = Kali-standbeeld
rajas-place-karma = karma
rajas-place-residence = residentie
rajas-place-elephant = olifant
rajas-place-boat = boot
rajas-place-bridge = brug
rajas-place-workers = werkers
rajas-place-bonus-marker = bonusfiche
rajas-place-display = open opbrengstfiches
rajas-place-meeting-point = ontmoetingspunt
rajas-help-quarry = Betaal het geld van het meest linkse vrije veld en bouw dan een van de open tegels: geef dobbelstenen van zijn kleur af die samen minstens zijn getal waard zijn, en leg hem in je provincie.
rajas-help-harbour = Betaal het geld van het meest linkse vrije veld en een dobbelsteen van 1, 2 of 3: je boot vaart hoogstens zoveel vrije velden en krijgt wat zijn nieuwe veld toont.
rajas-help-mixed-market = Verkoop op je beste markt van elke soort goederen. Dat kost geen dobbelsteen; met drie of vier spelers mag je hier één keer per ronde komen.
rajas-help-tea-market = Geef een dobbelsteen af en tel hoogstens zoveel theemarkten als zijn waarde: je krijgt hun geld.
rajas-help-silk-market = Geef een dobbelsteen af en tel hoogstens zoveel zijdemarkten als zijn waarde: je krijgt hun geld.
rajas-help-spices-market = Geef een dobbelsteen af en tel hoogstens zoveel specerijenmarkten als zijn waarde: je krijgt hun geld.
rajas-help-any-market = Geef een dobbelsteen af en tel hoogstens zoveel markten van één soort als zijn waarde: je krijgt hun geld.
rajas-help-low-terrace = Neem 2 geld en werp zoveel van je dobbelstenen opnieuw als je wilt, elk één keer.
rajas-help-terrace = Neem een { $colour-inflected } dobbelsteen uit de voorraad en werp hem.
rajas-help-balcony = Geef een { $paid-inflected } dobbelsteen af, met welke waarde ook, voor twee { $taken-inflected }.
rajas-help-great-mogul = Geef een 1 af: 2 roem, en jij begint de volgende ronde.
rajas-help-dancer = Geef een 2 af: twee dobbelstenen naar keuze en een opbrengstfiche.
rajas-help-yogi = Geef een 3 af: 2 karma en een dobbelsteen naar keuze.
rajas-help-raja = Geef een 4 af: 3 geld en een opwaardering van een gebouwsoort.
rajas-help-master-builder = Geef een 5 af: bouw een duurdere tegel op een van je eigen tegels, en betaal alleen het verschil in dobbelstenen van zijn kleur. Hij telt volledig.
rajas-help-portuguese = Geef een 6 af: je boot vaart zes vrije velden verder.
rajas-help-die = Een dobbelsteen op Kali. Met dobbelstenen betaal je tegels, markten, vertrekken en de haven; één karma draait een dobbelsteen die je afgeeft naar de tegenoverliggende zijde.
rajas-help-stack = Alleen de bovenste tegel van een stapel is te koop; als die gebouwd is, komt de volgende open te liggen.
rajas-help-square = Een tegel moet aansluiten op een weg die naar de residentie leidt. Gebouwen leveren roem op naar hun niveau, markten hun geld.
rajas-help-fame-track = Roem loopt de ene kant op om het bord. Velden met een symbool geven hun bonus één keer, als je ze bereikt of passeert.
rajas-help-money-track = Geld loopt de andere kant op, twee velden naast één van de roem. Als je betaalt gaat je markersteen achteruit; bonussen raak je daardoor niet kwijt.
rajas-help-yield = Een weg van de residentie naar dit symbool levert de speciale inkomsten één keer op.
rajas-help-supply = Dobbelstenen die niemand heeft. Een dobbelsteen die je krijgt, werp je meteen.
rajas-help-scroll = Zoveel roem krijg je voor elk gebouw van deze soort als je het bouwt. Een opwaardering verhoogt het, tot hoogstens 4.
rajas-help-river-start = Hier beginnen alle boten.
rajas-help-river = Je krijgt wat het veld toont als je boot hier eindigt. Over velden met andere boten springt hij heen.
rajas-help-good = Een soort goederen: de markten in je provincie die erin handelen, tel je samen.
rajas-help-token = Een open opbrengstfiche. Je legt het in je provincie op een vrije plaats van zijn kleur, en het levert iets op zodra een weg erop aansluit.
rajas-help-kali = Je dobbelstenen liggen op Kali: tien, of acht voor gevorderden. Wat te veel zou zijn, gaat eerst terug.
rajas-help-karma = Hoogstens 3. Eén karma draait een dobbelsteen die je afgeeft naar de tegenoverliggende zijde.
rajas-help-residence = Hier beginnen alle wegen van je provincie.
rajas-help-elephant = Wie hem heeft, begint de ronde. Hij gaat naar wie bij de Grootmogol was, en anders naar links.
rajas-help-boat = Hij vaart de rivier af. Er past één boot op een veld, behalve op het startveld en op het laatste.
rajas-help-bridge = Een boot die er voorbij vaart, levert een werker op.
rajas-help-workers = Elke beurt zet je er een. Meer komen er op het roemspoor, op het geldspoor en voorbij de brug.
rajas-help-bonus-marker = Het ligt op het volgende veld van het geldspoor dat een bonus geeft.
rajas-help-display = Deze opbrengstfiches neem je bij de Danseres, of als je minder werkers hebt dan een ander.
rajas-help-meeting-point = Als de twee markerstenen van een speler elkaar hier tegenkomen of passeren, beginnen de laatste beurten. De grootste voorsprong wint.
