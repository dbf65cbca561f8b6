# Rajas of the Ganges. Terms are those of docs/rajas/glossary.md. Fields are explained in docs/wording.md.

rajas-title = Rajas of the Ganges
rajas-goal = Du herrschst über eine Provinz und willst Reichtum und Ruhm. Ruhm bringen dir Gebäude, Geld bringen dir Märkte; deine beiden Marker laufen aufeinander zu, und ein Ruhmespunkt ist zwei Geld wert. Wer sie zusammenbringt, läutet die letzten Züge ein; der größte Vorsprung gewinnt. In deinem Zug setzt du einen Arbeiter ein: Baue im Steinbruch Plättchen (du bezahlst sie mit Würfeln in ihrer Farbe), verkaufe auf dem Marktplatz, hol dir im Palast Würfel und Gunst, fahre vom Hafen aus den Fluss hinab. Für Karma drehst du einen Würfel, den du abgibst, auf die gegenüberliegende Seite. Eine Straße von deiner Residenz zu einem Symbol am Rand der Provinz bringt dir einmal diesen Sonderertrag.

## Terms

# “Blau 7” is a tile, “Blau 3” a die. Before a noun the colour is inflected: “blaue Würfel”, “blauer Würfel”, “einen blauen Würfel”.
rajas-colour-blue = Blau
    .letter = B
    .plural = blaue
    .nominative = blauer
    .accusative = blauen
rajas-colour-green = Grün
    .letter = G
    .plural = grüne
    .nominative = grüner
    .accusative = grünen
rajas-colour-orange = Orange
    .letter = O
    .plural = orange
    .nominative = oranger
    .accusative = orangen
rajas-colour-purple = Lila
    .letter = L
    .plural = lila
    .nominative = lila
    .accusative = lila
rajas-good-tea = Tee
rajas-good-silk = Seide
rajas-good-spices = Gewürze
rajas-building-temple = Tempel
    .plural = Tempel
rajas-building-palace = Palast
    .plural = Paläste
rajas-building-fort = Festung
    .plural = Festungen
rajas-building-mill = Mühle
    .plural = Mühlen
rajas-back-snake = Schlange
    .stack = Schlangenstapel
rajas-back-cow = Kuh
    .stack = Kuhstapel
rajas-back-tiger = Tiger
    .stack = Tigerstapel
rajas-road-straight = Gerade
rajas-road-bend = Kurve
rajas-road-fork = Abzweigung
rajas-road-crossing = Kreuzung
rajas-side-north = Norden
    .letter = N
rajas-side-east = Osten
    .letter = O
rajas-side-south = Süden
    .letter = S
rajas-side-west = Westen
    .letter = W
# The colours of yield tiles: “weißes Ertragsplättchen”, “das weiße Ertragsplättchen”.
rajas-yield-white = weiß
    .neuter = weißes
    .definite = weiße
rajas-yield-yellow = gelb
    .neuter = gelbes
    .definite = gelbe
rajas-yield-red = rot
    .neuter = rotes
    .definite = rote
rajas-yield-brown = braun
    .neuter = braunes
    .definite = braune
rajas-space-quarry = Steinbruch
rajas-space-harbour = Hafen
rajas-space-mixed-market = gemischter Markt
rajas-space-tea-market = Teemarkt
rajas-space-silk-market = Seidenmarkt
rajas-space-spices-market = Gewürzmarkt
rajas-space-any-market = Markt nach Wahl
rajas-space-low-terrace = untere Vorterrasse
rajas-space-terrace = { $colour-plural } Terrasse
rajas-space-balcony = Balkon von { $paid } nach { $taken }
rajas-space-great-mogul = Großmogul
rajas-space-dancer = Tänzerin
rajas-space-yogi = Yogi
rajas-space-raja = Raja Man Singh
rajas-space-master-builder = Baumeister
rajas-space-portuguese = Portugiese

## Things that are put together

rajas-die = { $colour } { $value }
# “orange 7 (junction, tea 2 and spices 1)”: colour and cost of a province tile, its road, its buildings and markets.
rajas-tile = { $colour } { $cost } ({ $road }, { $content })
rajas-market = { $good } { $value }
rajas-yield-tile = { $colour-neuter } Ertragsplättchen ({ $income })
rajas-river-tile = Flussplättchen ({ $income })
rajas-stack = { $back-stack } in { $colour }
rajas-square = Feld in Reihe { $row }, Spalte { $column }
rajas-river-start = Startfeld des Flusses
rajas-river-space = Flussfeld { $number }
rajas-yield-place-north = Sonderertrag oben, Spalte { $column }
rajas-yield-place-east = Sonderertrag rechts, Reihe { $row }
rajas-yield-place-south = Sonderertrag unten, Spalte { $column }
rajas-yield-place-west = Sonderertrag links, Reihe { $row }
rajas-fame-space = Ruhm { $number }
rajas-money-space = Geld { $number }

## What brought something

rajas-by-tile = Plättchen
rajas-by-white-tile = weißes Plättchen
rajas-by-markets = Märkte

## Questions

rajas-question-turn = Wo setzt du deinen Arbeiter ein?
rajas-question-tile = Welches Plättchen baust du?
rajas-question-lay = Wohin legst du { $tile }, und wie drehst du es?
rajas-question-pay = Mit welchem Würfel bezahlst du?
rajas-question-pay-tile = { $missing ->
    [one] Für { $tile } fehlt noch { $missing } in { $colour-accusative } Würfeln. Mit welchem Würfel bezahlst du?
   *[other] Für { $tile } fehlen noch { $missing } in { $colour-accusative } Würfeln. Mit welchem Würfel bezahlst du?
}
rajas-question-first = Was zählst du zuerst, den Ruhm oder das Geld des Plättchens?
rajas-question-yield = Welchen Sonderertrag holst du dir zuerst?
rajas-question-return = Für alle neuen Würfel reicht der Platz nicht. Welche von deinen legst du zurück?
rajas-question-choose = Welche Würfelfarbe nimmst du?
rajas-question-choose-several = { $left ->
    [one] Noch ein Würfel, in der Farbe des letzten oder einer späteren in der Reihenfolge Blau, Grün, Orange, Lila. Welche?
   *[other] Du nimmst { $left } Würfel. Nenne ihre Farben in der Reihenfolge Blau, Grün, Orange, Lila. Welche ist die nächste?
}
rajas-question-reroll = Welche Würfel würfelst du neu?
rajas-question-upgrade = Welche Gebäudeart wertest du auf?
rajas-question-sail = Wohin fährt dein Boot?
rajas-question-chamber = Wen im Palast besuchst du kostenlos?
rajas-question-goods = Welche Waren verkaufst du?
rajas-question-token = Welches Ertragsplättchen nimmst du?
rajas-question-onto = Auf welchen Platz legst du das { $colour-definite } Ertragsplättchen ({ $income })?
rajas-question-roll = Ein Würfel wird geworfen.
rajas-question-reveal = Das nächste Plättchen wird aufgedeckt.
rajas-question-draw = Ein Ertragsplättchen wird gezogen.
rajas-question-start = Es wird ausgelost, wer beginnt.
rajas-question-count = Für das nächste Flussplättchen wird gewürfelt.
rajas-question-river-tile = Ein Flussplättchen wird gezogen.
# Questions in general, where it is told how they are always answered.
rajas-question-lay-always = Wohin legst du ein Plättchen, und wie drehst du es?
rajas-question-onto-always = Auf welchen Platz legst du ein Ertragsplättchen?

## Answers

rajas-answer-place-quarry = Setze einen Arbeiter in den Steinbruch
rajas-answer-place-harbour = Setze einen Arbeiter in den Hafen
rajas-answer-place-mixed-market = Setze einen Arbeiter auf den gemischten Markt
rajas-answer-place-tea-market = Setze einen Arbeiter auf den Teemarkt
rajas-answer-place-silk-market = Setze einen Arbeiter auf den Seidenmarkt
rajas-answer-place-spices-market = Setze einen Arbeiter auf den Gewürzmarkt
rajas-answer-place-any-market = Setze einen Arbeiter auf den Markt für Waren einer Sorte
rajas-answer-place-low-terrace = Setze einen Arbeiter auf die untere Vorterrasse
rajas-answer-place-terrace = Setze einen Arbeiter auf die { $colour-plural } Terrasse
rajas-answer-place-balcony = Setze einen Arbeiter auf den Balkon von { $paid } nach { $taken }
rajas-answer-place-great-mogul = Schicke einen Arbeiter zum Großmogul
rajas-answer-place-dancer = Schicke einen Arbeiter zur Tänzerin
rajas-answer-place-yogi = Schicke einen Arbeiter zum Yogi
rajas-answer-place-raja = Schicke einen Arbeiter zu Raja Man Singh
rajas-answer-place-master-builder = Schicke einen Arbeiter zum Baumeister
rajas-answer-place-portuguese = Schicke einen Arbeiter zum Portugiesen
rajas-answer-pass = Setze niemanden ein
rajas-answer-pay = Bezahle mit { $die }
rajas-answer-pay-flipped = Drehe { $die } um und bezahle mit der { $other }
rajas-answer-take = Baue das oberste Plättchen vom { $stack }
rajas-answer-lay = Lege es auf das { $square }, oberer Rand nach { $side }
rajas-answer-fame-first = Zuerst den Ruhm
rajas-answer-money-first = Zuerst das Geld
rajas-answer-collect = Hol dir { $place }
rajas-answer-return = Lege { $die } zurück
rajas-answer-choose = Nimm einen { $colour-accusative } Würfel
rajas-answer-reroll = Würfle { $die } neu
rajas-answer-done = Fertig
rajas-answer-upgrade-temple = Werte die Tempel auf
rajas-answer-upgrade-palace = Werte die Paläste auf
rajas-answer-upgrade-fort = Werte die Festungen auf
rajas-answer-upgrade-mill = Werte die Mühlen auf
rajas-answer-sail = Fahre zu Feld { $number }
rajas-answer-stay = Bleib, wo du bist
rajas-answer-visit-great-mogul = Besuche den Großmogul
rajas-answer-visit-dancer = Besuche die Tänzerin
rajas-answer-visit-yogi = Besuche den Yogi
rajas-answer-visit-raja = Besuche Raja Man Singh
rajas-answer-visit-master-builder = Besuche den Baumeister
rajas-answer-visit-portuguese = Besuche den Portugiesen
rajas-answer-sell = Verkaufe { $good }
rajas-answer-token = Nimm ein { $tile }
rajas-answer-decline = Nimm kein Ertragsplättchen
rajas-answer-onto = Lege es auf { $place }
# What chance answers.
rajas-answer-roll = Der Würfel zeigt { $die }
rajas-answer-reveal = Aufgedeckt: { $tile }
rajas-answer-draw = Gezogen: { $tile }
rajas-answer-first-player = Platz { $number } beginnt
rajas-answer-count = Der Würfel zeigt { $number }
rajas-answer-river-tile = Gezogen: { $tile }

## What an answer costs and brings

rajas-note-quarry = kostet { $cost } Geld, dann Würfel
rajas-note-harbour = { $cost ->
    [0] kostet einen Würfel mit 1–3
   *[other] kostet { $cost } Geld, einen Würfel mit 1–3
}
rajas-note-mixed-market = bringt { $amount } Geld: je Sorte das Beste
rajas-note-one-kind-market = kostet einen Würfel, bringt bis zu { $amount } Geld
rajas-note-any-market = kostet einen Würfel, bringt Geld einer Sorte
rajas-note-low-terrace = bringt 2 Geld, dann neu würfeln
rajas-note-terrace = bringt 1 { $colour-accusative } Würfel
rajas-note-balcony = kostet 1 { $paid-accusative }, bringt 2 { $taken-plural }
rajas-note-great-mogul = kostet eine 1, bringt 2 Ruhm, Elefant
rajas-note-dancer = kostet eine 2, bringt 2 Würfel, Ertragsplättchen
rajas-note-yogi = kostet eine 3, bringt 2 Karma, einen Würfel
rajas-note-raja = kostet eine 4, bringt 3 Geld, Aufwertung
rajas-note-master-builder = kostet eine 5: eigenes Plättchen überbauen
rajas-note-portuguese = kostet eine 6: sechs freie Felder fahren
rajas-note-free-dancer = bringt zwei Würfel nach Wahl und ein Ertragsplättchen
rajas-note-free-yogi = bringt 2 Karma und einen Würfel nach Wahl
rajas-note-free-raja = bringt 3 Geld und eine Aufwertung
rajas-note-free-master-builder = du überbaust eines deiner Plättchen; kostet die Differenz in Würfeln
rajas-note-free-portuguese = dein Boot fährt sechs freie Felder weiter
rajas-note-take-fame = { $tile }: bringt { $fame } Ruhm
rajas-note-take-money = { $tile }: bringt { $money } Geld
rajas-note-take-both = { $tile }: bringt { $fame } Ruhm und { $money } Geld
rajas-note-lay = bringt: { $incomes }
rajas-note-brings = bringt: { $income }
rajas-note-pay-tile = { $missing ->
    [one] danach fehlt noch { $missing }
   *[other] danach fehlen noch { $missing }
}
rajas-note-flip = kostet 1 Karma: von { $value } auf { $other } gedreht
rajas-note-flip-and-pay = { $missing ->
    [one] kostet 1 Karma: von { $value } auf { $other } gedreht, danach fehlt noch { $missing }
   *[other] kostet 1 Karma: von { $value } auf { $other } gedreht, danach fehlen noch { $missing }
}
rajas-note-upgrade = von Stufe { $level } auf { $next }
rajas-note-sell = bringt { $amount } Geld
rajas-note-choose = noch { $number } im Vorrat
rajas-note-onto = bisher: { $income }
rajas-note-fame-first = bringt { $fame } Ruhm vor dem Geld
rajas-note-money-first = bringt { $money } Geld vor dem Ruhm

## Incomes (16.1)

rajas-income-any = { $number } Würfel nach Wahl
rajas-income-colour = { $number ->
    [one] { $number } { $colour-nominative } Würfel
   *[other] { $number } { $colour-plural } Würfel
}
rajas-income-colour-per-karma = 1 { $colour-nominative } Würfel pro Karma
rajas-income-any-per-karma = 1 Würfel nach Wahl pro Karma
rajas-income-colours = je 1 Würfel in { $colours }
rajas-income-karma = { $number } Karma
rajas-income-money = { $number } Geld
rajas-income-fame = { $number ->
    [one] { $number } Ruhmespunkt
   *[other] { $number } Ruhmespunkte
}
rajas-income-upgrade = eine Aufwertung
rajas-income-upgrade-from-next-turn = eine Aufwertung, ab dem nächsten Zug
rajas-income-worker = ein Arbeiter
rajas-income-boat1 = das Boot fährt zum nächsten freien Feld
rajas-income-sail = das Boot fährt 1 bis { $number } freie Felder weiter
rajas-income-chamber = ein Gemach im Palast, kostenlos
rajas-income-chamber-dancer = die Tänzerin, kostenlos
rajas-income-chamber-yogi = der Yogi, kostenlos
rajas-income-chamber-raja = Raja Man Singh, kostenlos
rajas-income-chamber-master-builder = der Baumeister, kostenlos
rajas-income-chamber-portuguese = der Portugiese, kostenlos
rajas-income-mixed = gemischte Waren
rajas-income-kind = { $number ->
    [one] { $number } Markt einer Sorte
   *[other] { $number } Märkte einer Sorte
}
rajas-income-money-per-market = 1 Geld pro Markt
rajas-income-fame-per-upgrade = 1 Ruhmespunkt pro Aufwertung
rajas-income-money2-per-upgrade = 2 Geld pro Aufwertung
rajas-income-fame2-per-karma = 2 Ruhmespunkte pro Karma
rajas-income-fame-per-market-tile = 1 Ruhmespunkt pro Plättchen mit Markt
rajas-income-fame-per-three-river = 1 Ruhmespunkt je 3 Flussfelder
rajas-income-money-per-building = 1 Geld pro Gebäude
rajas-income-money2-per-yield-tile = 2 Geld pro angeschlossenes Ertragsplättchen
rajas-income-fame2-per-bend = 2 Ruhmespunkte pro Kurve
rajas-income-fame-per-worker = 1 Ruhmespunkt pro Arbeiter

## Incomes where there is room for eight letters only

rajas-mark-any = { $number } Würf.
rajas-mark-colour = { $number } { $colour }
rajas-mark-colour-per-karma = { $colour-letter }·Karma
rajas-mark-any-per-karma = ?·Karma
rajas-mark-colours = { $colours }
# One of the colours of the mark above.
rajas-mark-one-colour = { $colour-letter }
rajas-mark-karma = { $number } Karma
rajas-mark-money = { $number } Geld
rajas-mark-fame = { $number } Ruhm
rajas-mark-upgrade = Aufw.
rajas-mark-upgrade-from-next-turn = Aufw.
rajas-mark-worker = 1 Arb.
rajas-mark-boat1 = Boot
rajas-mark-sail = Fahrt { $number }
rajas-mark-chamber = Gemach
rajas-mark-chamber-dancer = Tänzerin
rajas-mark-chamber-yogi = Yogi
rajas-mark-chamber-raja = Raja
rajas-mark-chamber-master-builder = Baumstr.
rajas-mark-chamber-portuguese = 6 weiter
rajas-mark-mixed = gemischt
rajas-mark-kind = { $number } Sorte
rajas-mark-money-per-market = G·Markt
rajas-mark-fame-per-upgrade = R·Aufw.
rajas-mark-money2-per-upgrade = 2G·Aufw.
rajas-mark-fame2-per-karma = 2R·Karma
rajas-mark-fame-per-market-tile = R·MPlät.
rajas-mark-fame-per-three-river = R·Fluss
rajas-mark-money-per-building = G·Geb.
rajas-mark-money2-per-yield-tile = 2G·EPlä.
rajas-mark-fame2-per-bend = 2R·Kurve
rajas-mark-fame-per-worker = R·Arb.

## Events: parts of a line of the log, “Asha: worker to quarry, pays 1 money”

rajas-event-pay-money = zahlt { $amount } Geld
rajas-event-pay-karma = { $amount ->
    [one] dreht für { $amount } Karma einen Würfel um
   *[other] dreht für { $amount } Karma { $amount } Würfel um
}
rajas-event-pay-die = gibt { $die } ab
rajas-event-return-die = legt { $die } zurück
rajas-event-gain-karma = bekommt { $amount } Karma
rajas-event-no-karma = hat keinen Platz für mehr Karma
rajas-event-move-die = nimmt { $die } in die Hand
rajas-event-gain-die = würfelt { $die }
rajas-event-upgrade = { $building-plural } jetzt Stufe { $amount }
rajas-event-gain-worker = bekommt einen Arbeiter
rajas-event-place-worker = Arbeiter → { $space }
rajas-event-place-tile = legt { $tile } auf das { $square }
rajas-event-place-token = legt ein { $tile } auf { $place }
rajas-event-move-boat = fährt zu Feld { $amount }
rajas-event-elephant = bekommt den Elefanten und beginnt die Runde
rajas-event-fame = +{ $amount } Ruhm ({ $source })
rajas-event-money = +{ $amount } Geld ({ $source })
rajas-event-reveal = aufgedeckt: { $tile }
rajas-event-river-tile = { $tile } auf { $space }
rajas-event-start-player = macht den Anfang
rajas-event-round = Runde { $amount } beginnt
rajas-event-last-turns = hat die Marker zusammengebracht: Die letzten Züge beginnen
rajas-event-end = die Partie ist zu Ende

## The score

rajas-score-fame = Ruhm
rajas-score-money = Geld, zwei für einen Ruhmespunkt
rajas-score-meeting-point = nötig, damit sich die Marker treffen (darüber: der Vorsprung, darunter: was fehlt)

## Options

rajas-option-navaratna = Navaratna
rajas-option-navaratna-help = sechs Arbeiter, acht Würfel und Ertragsplättchen, die deine Provinz verbessern (wenn ihr das Spiel schon kennt)
rajas-option-third-yield-tile = Ein drittes Ertragsplättchen
rajas-option-third-yield-tile-help = mit Navaratna: wer drei Arbeiter weniger hat als jemand anders, nimmt in der Runde auch ein drittes Ertragsplättchen (R-84)
rajas-option-ganga = Ganga-Modul
rajas-option-ganga-help = Flussplättchen machen den Fluss in jeder Partie anders
rajas-option-mixed = Unterschiedliches Niveau
rajas-option-mixed-help = eine Erschwernis für Fortgeschrittene: wer fortgeschritten ist und wer gerade einsteigt
rajas-option-mixed-advanced = fortgeschritten
rajas-option-mixed-beginner = steigt gerade ein

## Why something is not possible, by section or ruling

rajas-reason-2 = Den Aufbau bestimmt der Zufall.
rajas-reason-4 = Von diesen Feldern ist keines mehr frei.
rajas-reason-5 = Neue Würfel werden zuerst gewürfelt.
rajas-reason-5-2-order = Die Würfel nennst du in der Reihenfolge Blau, Grün, Orange, Lila. Mit Zurücknehmen kommst du wieder zu einer früheren Farbe.
rajas-reason-6 = Einen Würfel umzudrehen kostet ein Karma, und du hast keines mehr.
rajas-reason-7 = Ein Plättchen wird ausgesucht, gelegt und bezahlt, bevor etwas anderes geschieht.
rajas-reason-7-equal-turns = So gedreht sieht das Plättchen genauso aus wie in einer anderen Lage: Nur die steht zur Wahl.
rajas-reason-7-order = Die Würfel einer Bezahlung nennst du vom höchsten zum niedrigsten, gedrehte zuletzt: Beginne mit einem höheren.
rajas-reason-7-own-dice = Ein Plättchen bezahlst du mit eigenen Würfeln in seiner Farbe, und dieser gehört nicht dazu.
rajas-reason-8 = Ein Markt für Waren einer Sorte kostet einen Würfel.
rajas-reason-9 = Dieses Feld kostet einen Würfel in seiner Farbe.
rajas-reason-9-1 = Der Baumeister baut auf einem eigenen Plättchen, nicht auf einem leeren Feld.
rajas-reason-10 = Zuerst muss das Boot fahren.
rajas-reason-14-4 = Zuerst nimmst du ein Ertragsplättchen oder verzichtest darauf.
rajas-reason-r-04 = Das nächste Plättchen eines Stapels deckt nur der Zufall auf.
rajas-reason-r-05 = Dieser Stapel ist leer, und kein anderer füllt ihn auf.
rajas-reason-r-07 = Passen geht nicht, solange ein Arbeiter noch irgendwo etwas nützt.
rajas-reason-r-10 = In Steinbruch und Hafen darfst du nur das am weitesten links liegende freie Feld nutzen, und dessen Preis kannst du nicht bezahlen.
rajas-reason-r-11 = Zu dritt oder viert darfst du pro Runde nur einen Arbeiter auf den gemischten Märkten haben.
rajas-reason-r-17 = Du legst nur so viele Würfel zurück, wie Platz gebraucht wird.
rajas-reason-r-18 = Zuerst nennst du die Farben aller neuen Würfel, dann erst wird gewürfelt.
rajas-reason-r-19 = In dieser Farbe liegt kein Würfel mehr im Vorrat.
rajas-reason-r-22 = Überzahlen geht nicht: kein Würfel und kein Karma, ohne die es auch reichen würde.
rajas-reason-r-25 = Auf den Wert kommt es hier nicht an, also wäre das Umdrehen sinnlos.
rajas-reason-r-27 = Jeden Würfel würfelst du höchstens einmal neu.
rajas-reason-r-28 = Kein Würfel zeigt den Wert, den dieses Feld verlangt, auch nicht umgedreht.
rajas-reason-r-29 = Eine Straße des Plättchens muss eine Straße fortsetzen, die zur Residenz führt, und das Feld muss leer sein.
rajas-reason-r-30 = Dieses Plättchen kannst du nicht bauen: Deine Würfel reichen nicht, oder keine offene Straße führt auf ein leeres Feld.
rajas-reason-r-33 = Zuerst wird entschieden, ob der Ruhm oder das Geld zuerst zählt.
rajas-reason-r-34 = Zuerst holst du dir die Sondererträge, in beliebiger Reihenfolge.
rajas-reason-r-35 = Einen Sonderertrag gibt es nur einmal, in dem Moment, in dem eine Straße ihn anschließt.
rajas-reason-r-38 = Diese Gebäudeart hat schon die höchste Stufe.
rajas-reason-r-40 = In der Provinz gibt es keinen Markt dieser Sorte.
rajas-reason-r-48 = Zuerst wählst du eines der Gemächer 2 bis 6.
rajas-reason-r-49 = Das neue Plättchen muss teurer sein als das, das es überbaut.
rajas-reason-r-51 = Ein Plättchen würde von der Residenz abgeschnitten.
rajas-reason-r-53 = Ein Plättchen, das schon ein anderes überbaut, kann nicht noch einmal überbaut werden.
rajas-reason-r-55 = Überbauen ist nirgends möglich: Dafür brauchst du ein billigeres eigenes Plättchen und für die Differenz Würfel in der neuen Farbe.
rajas-reason-r-58 = Von den letzten sechs Flussfeldern aus hilft dir der Portugiese nicht mehr.
rajas-reason-r-59 = Dein Boot steht auf dem letzten Flussfeld: Der Hafen nützt dir nichts mehr.
rajas-reason-r-88 = Dieses Ertragsplättchen liegt nicht aus, oder in seiner Farbe ist kein Platz frei.

## What the things on the board are. First their names where they have none above, then what they do.

rajas-place-fame-track = Ruhmesleiste
rajas-place-money-track = Geldleiste
rajas-place-supply = { $colour-plural } Würfel im Vorrat
rajas-place-scroll-temple = Stufe der Tempel
rajas-place-scroll-palace = Stufe der Paläste
rajas-place-scroll-fort = Stufe der Festungen
rajas-place-scroll-mill = Stufe der Mühlen
rajas-place-kali = Kali-Statue
rajas-place-karma = Karma
rajas-place-residence = Residenz
rajas-place-elephant = Elefant
rajas-place-boat = Boot
rajas-place-bridge = Brücke
rajas-place-workers = Arbeiter
rajas-place-bonus-marker = Bonusmarker
rajas-place-display = ausliegende Ertragsplättchen
rajas-place-meeting-point = Treffpunkt
rajas-help-quarry = Zahle das Geld des am weitesten links liegenden freien Feldes, dann baue eines der ausliegenden Plättchen: Gib Würfel in seiner Farbe ab, die zusammen mindestens seine Zahl ergeben, und lege es in deine Provinz.
rajas-help-harbour = Zahle das Geld des am weitesten links liegenden freien Feldes und gib einen Würfel mit 1, 2 oder 3 ab: Dein Boot fährt höchstens so viele freie Felder und bringt dir, was sein neues Feld zeigt.
rajas-help-mixed-market = Verkaufe von jeder Warensorte den besten Markt deiner Provinz. Das kostet keinen Würfel; zu dritt oder viert darfst du hier einmal pro Runde sein.
rajas-help-tea-market = Gib einen Würfel ab: So viele deiner Teemärkte, wie er zeigt, bringen ihr Geld.
rajas-help-silk-market = Gib einen Würfel ab: So viele deiner Seidenmärkte, wie er zeigt, bringen ihr Geld.
rajas-help-spices-market = Gib einen Würfel ab: So viele deiner Gewürzmärkte, wie er zeigt, bringen ihr Geld.
rajas-help-any-market = Gib einen Würfel ab: So viele deiner Märkte einer Sorte, wie er zeigt, bringen ihr Geld.
rajas-help-low-terrace = Nimm 2 Geld und würfle beliebig viele deiner Würfel neu, jeden einmal.
rajas-help-terrace = Nimm einen { $colour-accusative } Würfel aus dem Vorrat und wirf ihn.
rajas-help-balcony = Gib einen { $paid-accusative } Würfel ab, egal mit welchem Wert, und nimm dafür zwei { $taken-plural }.
rajas-help-great-mogul = Gib eine 1 ab: 2 Ruhm, und du beginnst die nächste Runde.
rajas-help-dancer = Gib eine 2 ab: zwei Würfel nach Wahl und ein Ertragsplättchen.
rajas-help-yogi = Gib eine 3 ab: 2 Karma und ein Würfel nach Wahl.
rajas-help-raja = Gib eine 4 ab: 3 Geld und die Aufwertung einer Gebäudeart.
rajas-help-master-builder = Gib eine 5 ab: Überbaue eines deiner Plättchen mit einem teureren und bezahle nur die Differenz, mit Würfeln in seiner Farbe. Es zählt voll.
rajas-help-portuguese = Gib eine 6 ab: Dein Boot fährt sechs freie Felder weiter.
rajas-help-die = Ein Würfel auf Kali. Mit Würfeln bezahlst du Plättchen, Märkte, Gemächer und den Hafen; ein Karma dreht einen Würfel, den du abgibst, auf die gegenüberliegende Seite.
rajas-help-stack = Nur das oberste Plättchen eines Stapels ist zu haben; ist es gebaut, wird das nächste aufgedeckt.
rajas-help-square = Ein Plättchen muss eine Straße fortsetzen, die zur Residenz führt. Gebäude bringen Ruhm nach ihrer Stufe, Märkte ihr Geld.
rajas-help-fame-track = Der Ruhm läuft in der einen Richtung um den Spielplan. Felder mit einem Symbol bringen ihren Bonus einmal, wenn du sie erreichst oder an ihnen vorbeiziehst.
rajas-help-money-track = Das Geld läuft in der anderen Richtung, zwei Felder neben einem Ruhmesfeld. Wenn du zahlst, geht der Marker zurück; Boni verlierst du dadurch nicht.
rajas-help-yield = Eine Straße von der Residenz zu diesem Symbol bringt einmal seinen Sonderertrag.
rajas-help-supply = Würfel, die gerade niemand hat. Einen Würfel, den du bekommst, wirfst du sofort.
rajas-help-scroll = So viel Ruhm bringt jedes Gebäude dieser Art, wenn es gebaut wird. Eine Aufwertung erhöht ihn, bis auf 4.
rajas-help-river-start = Hier starten alle Boote.
rajas-help-river = Endet die Fahrt deines Bootes hier, bekommst du, was das Feld zeigt. Felder mit anderen Booten überspringt es.
rajas-help-good = Eine Warensorte: Die Märkte deiner Provinz, die mit ihr handeln, verkaufst du zusammen.
rajas-help-token = Ein ausliegendes Ertragsplättchen. Es kommt auf einen freien Platz seiner Farbe in deiner Provinz und bringt seinen Ertrag, wenn eine Straße es anschließt.
rajas-help-kali = Auf Kali liegen deine Würfel: zehn, oder acht für Fortgeschrittene. Was zu viel wäre, muss vorher zurück.
rajas-help-karma = Höchstens 3. Ein Karma dreht einen Würfel, den du abgibst, auf die gegenüberliegende Seite.
rajas-help-residence = Hier beginnen alle Straßen deiner Provinz.
rajas-help-elephant = Wer ihn hat, beginnt die Runde. Ein Besuch beim Großmogul bringt ihn dir; sonst wandert er nach links.
rajas-help-boat = Es fährt den Fluss hinab. Auf jedem Feld ist Platz für ein Boot, außer auf dem Startfeld und dem letzten.
rajas-help-bridge = Fährt dein Boot an ihr vorbei, bekommst du einen Arbeiter.
rajas-help-workers = In jedem Zug setzt du einen ein. Mehr gibt es auf der Ruhmesleiste, auf der Geldleiste und hinter der Brücke.
rajas-help-bonus-marker = Er liegt auf dem nächsten Feld der Geldleiste, das einen Bonus bringt.
rajas-help-display = Diese Ertragsplättchen gibt es bei der Tänzerin, oder wenn du weniger Arbeiter hast als andere.
rajas-help-meeting-point = Wenn sich deine beiden Marker hier treffen oder aneinander vorbeiziehen, beginnen die letzten Züge. Der größte Vorsprung gewinnt.
