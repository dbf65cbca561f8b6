# Agra. Terms are those of docs/agra/glossary.md. Fields are explained in docs/wording.md.

agra-title = Agra
agra-goal = Du dienst an Akbars Hof in Agra und willst nach der letzten Runde die meisten Rupien haben. In deinem Zug darfst du zuerst meditieren (du legst stehende Arbeiter hin und gibst die Punkte dafür aus), dann setzt du einen Arbeiter ein, danach darfst du einen Auftrag erfüllen oder Akbar eine Ware geben. Höfe liefern Waren, Gebäude machen bessere daraus, der Architekt baut diese Gebäude, und der Schiffer liefert Waren an die Persönlichkeiten am Fluss: Das bringt Rupien, Einfluss und ihre Hilfe. Gunst, Luxuswaren, Öl und Curry kannst du in deinem Zug fast jederzeit nutzen. Das Ende naht, wenn eine Persönlichkeit der Stufe IV gewonnen ist, ein Einflussmarker ganz oben ankommt oder alle Aufträge einer Gilde belegt sind: diese Runde noch, und eine weitere.

## Terms

# .none is “no” with the word, .dative the plural after “zu” and “aus”.
agra-good-sandstone = Sandstein
    .plural = Sandstein
    .dative = Sandstein
    .none = kein Sandstein
agra-good-wood = Holz
    .plural = Holz
    .dative = Holz
    .none = kein Holz
agra-good-turmeric = Kurkuma
    .plural = Kurkuma
    .dative = Kurkuma
    .none = keine Kurkuma
agra-good-cotton = Baumwolle
    .plural = Baumwolle
    .dative = Baumwolle
    .none = keine Baumwolle
agra-good-cement = Zement
    .plural = Zement
    .dative = Zement
    .none = kein Zement
agra-good-plank = Brett
    .plural = Bretter
    .dative = Brettern
    .none = keine Bretter
agra-good-curry = Curry
    .plural = Curry
    .dative = Curry
    .none = kein Curry
agra-good-oil = Öl
    .plural = Öl
    .dative = Öl
    .none = kein Öl
agra-good-brick = Ziegel
    .plural = Ziegel
    .dative = Ziegeln
    .none = keine Ziegel
agra-good-paper = Papier
    .plural = Papier
    .dative = Papier
    .none = kein Papier
agra-good-dye = Farbe
    .plural = Farben
    .dative = Farben
    .none = keine Farbe
agra-good-cloth = Tuch
    .plural = Tücher
    .dative = Tüchern
    .none = kein Tuch
agra-good-statue = Statue
    .plural = Statuen
    .dative = Statuen
    .none = keine Statue
agra-good-book = Buch
    .plural = Bücher
    .dative = Büchern
    .none = kein Buch
agra-good-painting = Gemälde
    .plural = Gemälde
    .dative = Gemälden
    .none = kein Gemälde
agra-good-clothes = Kleid
    .plural = Kleider
    .dative = Kleidern
    .none = keine Kleider
agra-space-architect = Architekt
    .accusative = den Architekten
    .to = zum Architekten
    .at = beim Architekten
agra-space-sailor = Schiffer
    .accusative = den Schiffer
    .to = zum Schiffer
    .at = beim Schiffer
agra-space-trader = Händler
    .accusative = den Händler
    .to = zum Händler
    .at = beim Händler
agra-space-botanist = Botanikerin
    .accusative = die Botanikerin
    .to = zur Botanikerin
    .at = bei der Botanikerin
agra-space-quarry = Steinbruch
    .accusative = den Steinbruch
    .to = zum Steinbruch
    .at = beim Steinbruch
agra-space-woodcutter = Holzfäller
    .accusative = den Holzfäller
    .to = zum Holzfäller
    .at = beim Holzfäller
agra-space-turmeric-farm = Kurkumapflanzung
    .accusative = die Kurkumapflanzung
    .to = zur Kurkumapflanzung
    .at = bei der Kurkumapflanzung
agra-space-cotton-farm = Baumwollpflanzung
    .accusative = die Baumwollpflanzung
    .to = zur Baumwollpflanzung
    .at = bei der Baumwollpflanzung
agra-space-cement = Zementgebäude
    .accusative = das Zementgebäude
    .to = zum Zementgebäude
    .at = beim Zementgebäude
agra-space-plank = Brettergebäude
    .accusative = das Brettergebäude
    .to = zum Brettergebäude
    .at = beim Brettergebäude
agra-space-curry = Currygebäude
    .accusative = das Currygebäude
    .to = zum Currygebäude
    .at = beim Currygebäude
agra-space-oil = Ölgebäude
    .accusative = das Ölgebäude
    .to = zum Ölgebäude
    .at = beim Ölgebäude
agra-space-brick = Ziegelgebäude
    .accusative = das Ziegelgebäude
    .to = zum Ziegelgebäude
    .at = beim Ziegelgebäude
agra-space-paper = Papierfabrik
    .accusative = die Papierfabrik
    .to = zur Papierfabrik
    .at = bei der Papierfabrik
agra-space-dye = Farbengebäude
    .accusative = das Farbengebäude
    .to = zum Farbengebäude
    .at = beim Farbengebäude
agra-space-cloth = Tuchgebäude
    .accusative = das Tuchgebäude
    .to = zum Tuchgebäude
    .at = beim Tuchgebäude
agra-space-statue = Statuengebäude
    .accusative = das Statuengebäude
    .to = zum Statuengebäude
    .at = beim Statuengebäude
agra-space-book = Büchergebäude
    .accusative = das Büchergebäude
    .to = zum Büchergebäude
    .at = beim Büchergebäude
agra-space-painting = Gemäldegebäude
    .accusative = das Gemäldegebäude
    .to = zum Gemäldegebäude
    .at = beim Gemäldegebäude
agra-space-clothes = Schneider
    .accusative = den Schneider
    .to = zum Schneider
    .at = beim Schneider
# The short word stands where there is little room, the full one in sentences.
agra-guild-artisans = Künstler
    .full = Künstlergilde
agra-guild-merchants = Kaufleute
    .full = Kaufmannsgilde
agra-guild-scholars = Gelehrte
    .full = Gelehrtengilde
agra-side-north = Nord
agra-side-east = Ost
agra-side-south = Süd
agra-side-west = West
# The actions of the meditation circle.
agra-circle-trade = handeln
agra-circle-deliver = liefern
agra-circle-process = verarbeiten
agra-circle-cover = Abdeckplättchen
agra-circle-farmer = Bauer

## Things that are put together

agra-tile = Gunstplättchen { $number }
agra-pier = Anlegestelle { $number }
agra-square = { $side } { $number }
agra-bowl = Schale für { $good-plural }
agra-order = Auftrag { $number } der { $guild-full }
agra-price-token = Preisplättchen { $number }
# Building-bonus tiles (Appendix II).
agra-bonus-guild = { $rupees } Rupien und eine Stufe in der { $guild-full }
agra-bonus-favour = { $rupees } Rupien und eine Gunst
agra-bonus-cover = { $rupees } Rupien und ein Abdeckplättchen weniger
agra-bonus-rupees = { $rupees } Rupien

## What brought or cost something

agra-by-bonus-tile = Baubonus
agra-by-building = Gebäude
agra-by-favour-action = Gunst-Aktion
agra-by-follower = jemand schließt sich an
agra-by-freed = frei gemacht
agra-by-gain = Gewinn
agra-by-influence = Einfluss
agra-by-meditation = Meditation
agra-by-merchant = Kaufmann
agra-by-order = Auftrag
agra-by-peon = Tagelöhner
agra-by-sent-away = herausgeworfen
agra-by-sold = verkauft
agra-by-standing-up = aufrichten
agra-by-study = Studium
agra-by-unused-deliveries = ungenutzte Lieferungen

## Questions

agra-question-meditation = Meditation: Legst du Arbeiter für Punkte hin, gibst du Punkte aus, oder gehst du zu deiner Aktion über?
agra-question-meditation-points = { $number ->
    [0] Meditation: Du hast keine Punkte mehr. Was tust du?
    [one] Meditation: Du hast { $number } Punkt. Was tust du?
   *[other] Meditation: Du hast { $number } Punkte. Was tust du?
}
agra-question-swap = Welche Ware mit gleichem Wert nimmst du dafür?
agra-question-action = Wohin geht dein Arbeiter?
agra-question-action-peon = Welchem deiner Arbeiter hilft der kostenlose Tagelöhner?
agra-question-cook = Dein stehender Arbeiter wurde herausgeworfen. Geht er zum Koch oder in deinen Vorrat?
agra-question-architect = Der Architekt: Steigerst du deinen Einfluss, oder baust du?
agra-question-materials = Für { $building-accusative } fehlt noch Baumaterial im Wert von { $missing }. Was zahlst du?
agra-question-bonus = Welchen Baubonus nimmst du?
agra-question-cover = Welches Abdeckplättchen entfernst du von deinem Hof?
agra-question-processing = { $source-plural } zu { $good-dative }: Wie viele Waren verarbeitest du?
agra-question-extra = Verarbeitest du mit Gunstplättchen 2 eine Ware mehr?
agra-question-follow = { $player } verarbeitet { $source-plural } zu { $good-dative }. Schließt du dich mit einer deiner Waren an?
agra-question-sailor = { $number ->
    [0] Der Schiffer: Du hast keine Lieferung mehr. Was tust du?
    [one] Der Schiffer: Du hast { $number } Lieferung. Was tust du?
   *[other] Der Schiffer: Du hast { $number } Lieferungen. Was tust du?
}
agra-question-portuguese = Der Portugiesische Händler: Was zahlst du noch, bis zu einem Wert von 4 insgesamt?
agra-question-influence = In welcher Gilde steigst du auf, dank der Persönlichkeiten, die du beliefert hast?
agra-question-jagirdar = Der Jagirdar: Lieferst du auch eine Ware?
agra-question-trader = Der Händler: Tauschst du Waren (zusammen um eins weniger wert), oder änderst du einen Preis?
agra-question-giving = Was gibst du noch (bis zu drei Waren)?
agra-question-taking = Nimm Waren im Gesamtwert von { $left }. Welche?
agra-question-botanist = { $left ->
    [one] Die Botanikerin: Was tust du? { $left } Sache darfst du noch.
   *[other] Die Botanikerin: Was tust du? { $left } verschiedene Sachen darfst du noch.
}
agra-question-second-step = Wohin macht ein Bauer den zweiten Schritt?
agra-question-production = Wie viel { $good } nimmst du von deinem Hof?
agra-question-dyer = Die Färberin: Tauschst du zwei der produzierten Waren gegen eine andere?
agra-question-step-bonus = Dein Einfluss bringt dir { $favour } Gunst oder ein Gunstplättchen. Was nimmst du?
agra-question-tile = Der Mosaikleger: Welches Gunstplättchen nimmst du?
agra-question-give-back = Du darfst drei Gunstplättchen behalten. Welches gibst du zurück?
agra-question-stand = Welchen deiner Arbeiter richtest du auf?
agra-question-painting = Welcher Einflussmarker steigt durch das Gemälde auf?
agra-question-raise = Welcher Einflussmarker steigt auf?
agra-question-gift = Was gibst du Akbar, oder welchen Auftrag erfüllst du?
agra-question-bowl = In welche Schale kommt die Ware?
agra-question-good = Welche Ware nimmst du?
agra-question-pick = Deine Gunst-Aktion: Was genau tust du?
agra-question-free = Für das, was du bekommst, hast du keinen Spielermarker mehr. Welchen machst du frei?
agra-question-after-action = Deine Aktion ist fertig. Nutzt du eine Statue für eine weitere, oder geht es zu den Aufträgen?
agra-question-after-action-plain = Deine Aktion ist fertig. Noch etwas vor den Aufträgen?
agra-question-orders = Aufträge: Erfüllst du einen, oder gibst du Akbar eine Ware?
agra-question-end = Noch etwas, bevor dein Zug endet?
agra-question-merchant = Für den Kaufmann wird gewürfelt.
agra-question-builder = Für den Baumeister wird gewürfelt.
agra-question-merchant-start = Es wird gewürfelt, wo der Kaufmann beginnt.
agra-question-builder-start = Es wird gewürfelt, wo der Baumeister beginnt.
agra-question-neutral-bowl = Für einen neutralen Marker auf Akbars Schalen wird gewürfelt.
agra-question-neutral-order = Für einen neutralen Marker auf einem Auftrag wird gewürfelt.
agra-question-order-marker = Für einen Gildenauftragsmarker wird gewürfelt.
agra-question-notables = Eine Persönlichkeit wird gezogen.
agra-question-favour-tile = Ein Gunstplättchen wird aufgedeckt.
agra-question-start = Es wird ausgelost, wer beginnt.
# Questions in general, where it is told how they are always answered.
agra-question-materials-always = Was zahlst du für ein Gebäude?
agra-question-processing-always = Wie viele Waren verarbeitest du?
agra-question-follow-always = Jemand verarbeitet Waren. Schließt du dich mit einer deiner Waren an?
agra-question-sailor-always = Der Schiffer: Was tust du?
agra-question-taking-always = Welche Ware nimmst du im Tausch?
agra-question-botanist-always = Die Botanikerin: Was tust du?
agra-question-production-always = Wie viel nimmst du von deinem Hof?
agra-question-step-bonus-always = Dein Einfluss bringt dir Gunst oder ein Gunstplättchen. Was nimmst du?

## Answers

agra-answer-place-character = Schicke einen Arbeiter { $space-to }
agra-answer-place-building = Schicke einen Arbeiter { $space-to }
agra-answer-peon = Nutze den Tagelöhner: { $space }
agra-answer-lay = Lege einen Arbeiter hin: { $space }
agra-answer-lay-cook = Hol einen Arbeiter vom Koch zurück
agra-answer-stand = Richte einen Arbeiter auf: { $space }
agra-answer-trade = Tausche 1 { $good } gegen eine andere Ware
agra-answer-take = Nimm 1 { $good }
agra-answer-give = Gib 1 { $good }
agra-answer-pay = Zahle 1 { $good }
agra-answer-sell = Verkaufe 1 { $good }
agra-answer-swap = Tausche 1 { $good }
agra-answer-dye = Tausche zwei gegen 1 { $good }
agra-answer-free = Mach einen Marker frei: { $good }
agra-answer-free-favour = Mach einen Marker frei: Gunst
agra-answer-forfeit = Verzichte auf den Rest
agra-answer-gift = Gib Akbar 1 { $good }
agra-answer-bowl = In die Schale für { $good-plural }
agra-answer-deliver = Liefere 1 { $good } an { $notable-accusative }
agra-answer-deliver-twice = Liefere 2 { $good-plural } an { $notable-accusative }
agra-answer-process = Verarbeite 1 { $source } zu 1 { $good }
agra-answer-build = Baue { $building-accusative }
agra-answer-uncover = Entferne das Abdeckplättchen { $square }
agra-answer-farmer = Bewege einen Bauern nach { $square }
agra-answer-price = Preisplättchen { $token } auf { $good-plural }, mit Wert { $value }
agra-answer-bonus = Nimm den Bonus: { $bonus }
agra-answer-raise = Steige in der { $guild-full } auf
agra-answer-order = Erfülle den Auftrag der { $guild-full }
agra-answer-produce = { $number ->
    [0] Nimm nichts
   *[other] Nimm { $number }
}
agra-answer-move = { $number ->
    [0] Verarbeite nichts
   *[other] Verarbeite { $number }
}
agra-answer-extra = Eine Ware mehr
agra-answer-extra-with-mullah = Eine Ware mehr, mit dem Mullah
agra-answer-follow = Schließ dich an
agra-answer-follow-twice = Schließ dich mit zwei Waren an
agra-answer-take-favour = Nimm die Gunst
agra-answer-take-tile = Nimm { $tile }
agra-answer-give-back-tile = Gib { $tile } zurück
agra-answer-favour = Gunst: { $effect }
agra-answer-favour-with-mullah = Gunst mit dem Mullah: { $effect }
agra-answer-use-tile = { $tile }: { $effect }
agra-answer-use-tile-with-mullah = { $tile } mit dem Mullah: { $effect }
agra-answer-use-statue = Nutze eine Statue
agra-answer-use-book = Nutze ein Buch
agra-answer-use-painting = Nutze ein Gemälde
agra-answer-use-clothes = Nutze Kleider
agra-answer-oil = Nutze Öl
agra-answer-curry = Nutze Curry
agra-answer-oil-and-curry = Nutze Öl und Curry
agra-answer-caliph = Nutze den Kalifen
agra-answer-english-trader = Englischer Händler: Tausche 1 { $good }
agra-answer-french-trader = Französischer Händler: Lege 1 { $good } auf ihn
agra-answer-mosaic-1 = Mosaikleger: 1 Gunst
agra-answer-mosaic-2 = Mosaikleger: 2 Gunst
agra-answer-to-cook = Zum Koch
agra-answer-to-supply = In deinen Vorrat
agra-answer-study = Studiere
agra-answer-skip = Weder noch
agra-answer-no = Nein
agra-answer-done = Fertig
agra-answer-enough = Genug
agra-answer-end-meditation = Beende die Meditation
agra-answer-end-sailing = Beende das Ausliefern
agra-answer-end-trading = Beende das Tauschen
agra-answer-end-gardening = Beende das Bewirtschaften
agra-answer-open-orders = Weiter zu den Aufträgen
agra-answer-skip-orders = Kein Auftrag, keine Gabe
agra-answer-end-turn = Beende deinen Zug
# What chance answers.
agra-answer-die = Der Würfel zeigt { $number }
agra-answer-notable = Gezogen: { $notable }
agra-answer-open-tile = Aufgedeckt: { $tile }
agra-answer-first-player = Platz { $number } beginnt

## What an answer costs and brings

# $parts is a list of such notes.
agra-note-parts = { $parts }
agra-note-architect = Einfluss oder bauen
agra-note-sailor = Waren liefern
agra-note-trader = tauschen, Preise
agra-note-botanist = Abdeckplättchen, Bauern, Studium
agra-note-production = { $number ->
    [0] { $good-none }
    [one] bringt { $number } { $good }
   *[other] bringt { $number } { $good-plural }
}
agra-note-processing = { $number ->
    [0] { $source-none }
    [one] verarbeitet { $number } { $source }
   *[other] verarbeitet { $number } { $source-plural }
}
agra-note-builder = wird kostenlos gebaut
agra-note-merchant = bringt 2 Gunst
agra-note-coins = { $number ->
    [one] bringt { $number } Rupie
   *[other] bringt { $number } Rupien
}
agra-note-sends = wirft { $player } hinaus
agra-note-sends-with-favour = wirft { $player } hinaus (+{ $number } Gunst)
agra-note-peon = { $price ->
    [one] kostet { $price } Rupie
   *[other] kostet { $price } Rupien
}
agra-note-lay = { $number ->
    [one] bringt { $number } Punkt
   *[other] bringt { $number } Punkte
}
agra-note-trade = { $number ->
    [one] kostet { $number } Punkt, für eine Ware mit gleichem Wert
   *[other] kostet { $number } Punkte, für eine Ware mit gleichem Wert
}
agra-note-deliver = { $number ->
    [one] bringt { $number } Rupie; { $guild-full }
   *[other] bringt { $number } Rupien; { $guild-full }
}
agra-note-deliver-points = { $number ->
    [one] kostet 3 Punkte, bringt { $number } Rupie; { $guild-full }
   *[other] kostet 3 Punkte, bringt { $number } Rupien; { $guild-full }
}
agra-note-points = { $number ->
    [one] kostet { $number } Punkt
   *[other] kostet { $number } Punkte
}
agra-note-pay-deliveries = { $number ->
    [one] bringt { $number } Lieferung
   *[other] bringt { $number } Lieferungen
}
agra-note-order = { $number ->
    [one] kostet { $first } und { $second }, bringt { $number } Rupie
   *[other] kostet { $first } und { $second }, bringt { $number } Rupien
}
agra-note-order-step = { $number ->
    [one] kostet { $first } und { $second }, bringt { $number } Rupie und eine Stufe
   *[other] kostet { $first } und { $second }, bringt { $number } Rupien und eine Stufe
}
agra-note-gift = { $points ->
    [one] deine Schale { $number }: bringt { $points } Rupie am Ende
   *[other] deine Schale { $number }: bringt { $points } Rupien am Ende
}
agra-note-raise = von Stufe { $step } auf { $next }
agra-note-raise-bonus = von Stufe { $step } auf { $next }: bringt Gunst oder ein Plättchen
agra-note-raise-top = von Stufe { $step } auf { $next }: ganz oben, die letzten Runden beginnen
agra-note-build = kostet Materialien im Wert von { $cost }
agra-note-build-builder = kostet Materialien im Wert von { $cost }; hier steht der Baumeister
agra-note-worth = Wert { $value }
agra-note-price = Wert { $shown } statt { $value }
agra-note-study = kostet { $goods }: das nächste Feld
agra-note-sell = { $number ->
    [one] bringt { $number } Rupie
   *[other] bringt { $number } Rupien
}
agra-note-free = du hast { $number }
agra-note-forfeit = was du bekämst, ist verloren
agra-note-to-cook = bleibt dort für Meditationspunkte, { $number } von 2
agra-note-to-supply = zurück zu deinen Arbeitern
agra-note-extra = kostet 2 Gunst
agra-note-extra-with-mullah = kostet 1 Gunst
agra-note-follow = 1 { $source } → 1 { $good }
agra-note-follow-twice = 2 { $source-plural } → 2 { $good-plural }; kostet 2 Gunst
agra-note-take-favour = bringt { $number } Gunst
agra-note-oil = kostet 1 Öl: einen Arbeiter aufrichten
agra-note-curry = kostet 1 Curry: einen Arbeiter aufrichten
agra-note-oil-and-curry = kostet je 1: bis zu drei Arbeiter aufrichten
agra-note-caliph = kostet 1 Baumwolle: einen Arbeiter aufrichten
agra-note-mosaic-1 = kostet 1 Punkt, bringt 1 Gunst
agra-note-mosaic-2 = kostet 3 Punkte, bringt 2 Gunst
agra-note-english-trader = gegen eine andere mit Wert { $value }
agra-note-french-trader = Marker { $number } von 3
agra-note-use-statue = bringt eine zweite Hauptaktion
agra-note-use-book = bringt 1 Gunst und richtet bis zu drei Arbeiter auf
agra-note-use-painting = bringt je eine Stufe Einfluss in zwei Gilden
agra-note-use-clothes = { $number ->
    [one] bringt { $number } Rupie
   *[other] bringt { $number } Rupien
}
agra-note-favour = kostet { $spend } Gunst: { $effect }
agra-note-end-meditation = weiter zu deiner Aktion
agra-note-end-sailing-paid = { $number ->
    [one] bringt { $number } Rupie für den Rest
   *[other] bringt { $number } Rupien für den Rest
}

## Favour actions (Appendix III)

agra-effect-favour-1 = 1 Grundware nehmen
agra-effect-favour-2 = 1 Ware verarbeiten
agra-effect-favour-3 = mit einem Einflussmarker aufsteigen
agra-effect-tile-1 = einen Arbeiter aufrichten
agra-effect-tile-2 = beim Verarbeiten 1 Ware mehr
agra-effect-tile-3 = +1 Meditationspunkt
agra-effect-tile-4 = 1 Ware zu ihrem Wert verkaufen
agra-effect-tile-5 = ein Abdeckplättchen entfernen
agra-effect-tile-6 = 1 Ware an eine Persönlichkeit liefern
agra-effect-tile-7 = eine Gabe oder ein Gildenauftrag
agra-effect-tile-8 = Bauern 2 Felder bewegen
agra-effect-tile-9 = einen Preis ändern
agra-effect-tile-10 = 1 Ware tauschen, gleicher Wert
agra-effect-tile-11 = 1 Ware mit Wert 2 nehmen
agra-effect-tile-12 = Meditationsstein +1
agra-effect-tile-13 = 1 Ware verarbeiten, von Wert 1 zu 2
agra-effect-tile-14 = der Tagelöhner ist kostenlos

## Notables, and what they do for whoever has won them (Appendix I)

agra-notable-portuguese-trader = Portugiesischer Händler
    .accusative = den Portugiesischen Händler
agra-notable-portuguese-trader-help = den Schiffer darfst du mit mehreren Waren im Wert von bis zu 4 bezahlen; +1 für jedes gelieferte Tuch
agra-notable-sufi = Sufi
    .accusative = den Sufi
agra-notable-sufi-help = sofort: Meditationsstein +1; +1 für jedes gelieferte Curry
agra-notable-takshaka = Takshaka
    .accusative = den Takshaka
agra-notable-takshaka-help = wenn du baust: eins weniger zu zahlen, +1 Rupie
agra-notable-mahout = Mahout
    .accusative = den Mahout
agra-notable-mahout-help = +1, wenn du Sandstein oder Holz produzierst
agra-notable-khatib = Khatib
    .accusative = den Khatib
agra-notable-khatib-help = +1, wenn du Baumwolle oder Kurkuma produzierst
agra-notable-french-trader = Französischer Händler
    .accusative = den Französischen Händler
agra-notable-french-trader-help = lege einmal pro Zug eine Ware mit Wert 1 bis 3 auf ihn; die dritte bringt 5 Rupien
agra-notable-dyer = Färberin
    .accusative = die Färberin
agra-notable-dyer-help = tausche zwei produzierte Waren gegen eine derselben Reihe mit Wert bis 2; +1 für jede gelieferte Farbe
agra-notable-cook = Koch
    .accusative = den Koch
agra-notable-cook-help = bewahrt bis zu zwei deiner herausgeworfenen stehenden Arbeiter für die Meditation auf; +1 für jedes gelieferte Öl
agra-notable-muezzin = Muezzin
    .accusative = den Muezzin
agra-notable-muezzin-help = +1 Punkt in jeder Meditation
agra-notable-jagirdar = Jagirdar
    .accusative = den Jagirdar
agra-notable-jagirdar-help = eine kostenlose Lieferung mehr; wenn andere den Schiffer nutzen, darfst du auch eine Ware liefern
agra-notable-caliph = Kalif
    .accusative = den Kalifen
agra-notable-caliph-help = einmal pro Zug richtest du für 1 Baumwolle einen Arbeiter auf
agra-notable-calligrapher = Kalligraph
    .accusative = den Kalligraphen
agra-notable-calligrapher-help = der Tagelöhner kostet 1; +1 für jedes gelieferte Papier
agra-notable-mullah = Mullah
    .accusative = den Mullah
agra-notable-mullah-help = gib einmal pro Zug eine Gunst weniger ab; +1 für jeden gelieferten Ziegel
agra-notable-english-trader = Englischer Händler
    .accusative = den Englischen Händler
agra-notable-english-trader-help = tausche einmal pro Zug eine Ware gegen eine andere mit gleichem Wert
agra-notable-mosaic-maker = Mosaikleger
    .accusative = den Mosaikleger
agra-notable-mosaic-maker-help = sofort: ein beliebiges Gunstplättchen; einmal pro Zug 1 Punkt → 1 Gunst oder 3 → 2
agra-notable-mujtahida = Mudschtahida
    .accusative = die Mudschtahida
agra-notable-mujtahida-help = sofort: baue kostenlos das erste Gebäude; +2 für jede gelieferte Statue
agra-notable-dutch-trader = Niederländischer Händler
    .accusative = den Niederländischen Händler
agra-notable-dutch-trader-help = am Ende 1, 3 oder 6 für Aufträge aus 1, 2 oder 3 Gilden; +2 für jedes gelieferte Kleid
agra-notable-painter = Malerin
    .accusative = die Malerin
agra-notable-painter-help = sofort: drei Arbeiter aufrichten und eine Stufe Einfluss; +2 für jedes gelieferte Gemälde
agra-notable-subadar = Subadar
    .accusative = den Subadar
agra-notable-subadar-help = am Ende 1 für jeden deiner Aufträge; +2 für jedes gelieferte Buch
agra-notable-sadr-us-sudur = Sadr us-Sudur
    .accusative = den Sadr us-Sudur
agra-notable-sadr-us-sudur-help = sofort: eine beliebige Ware in eine Schale mit ihrem Wert; am Ende 1 für jede deiner Schalen
agra-notable-grand-mufti = Großmufti
    .accusative = den Großmufti
agra-notable-grand-mufti-help = sofort: 3 Gunst; am Ende 3 für jedes Set aus drei Gilden
agra-notable-grand-imam = Großer Imam
    .accusative = den Großen Imam
agra-notable-grand-imam-help = sofort: 3 Gunst; am Ende 1 für jeden Auftrag und jede Persönlichkeit der Gelehrtengilde
agra-notable-court-artist = Hofkünstler
    .accusative = den Hofkünstler
agra-notable-court-artist-help = sofort: 3 Gunst; am Ende 1 für jeden Auftrag und jede Persönlichkeit der Künstlergilde
agra-notable-dewan = Dewan
    .accusative = den Dewan
agra-notable-dewan-help = sofort: 3 Gunst; am Ende 1 für jeden Auftrag und jede Persönlichkeit der Kaufmannsgilde

## Events: parts of a line of the log, “Asha: worker to quarry, gains 3 sandstone”

agra-event-gain-good = { $amount ->
    [one] bekommt { $amount } { $good }
   *[other] bekommt { $amount } { $good-plural }
}
agra-event-gain-rupees = { $amount ->
    [one] +{ $amount } Rupie ({ $source })
   *[other] +{ $amount } Rupien ({ $source })
}
agra-event-gain-favour = +{ $amount } Gunst ({ $source })
agra-event-gain-points = { $amount ->
    [one] +{ $amount } Meditationspunkt
   *[other] +{ $amount } Meditationspunkte
}
agra-event-take-tile = nimmt { $tile }
agra-event-cover = entfernt ein Abdeckplättchen
agra-event-contract = gewinnt { $notable-accusative }
agra-event-pay-good = { $amount ->
    [one] zahlt { $amount } { $good } ({ $source })
   *[other] zahlt { $amount } { $good-plural } ({ $source })
}
agra-event-swap-good = { $amount ->
    [one] gibt { $amount } { $good } ({ $source })
   *[other] gibt { $amount } { $good-plural } ({ $source })
}
agra-event-pay-rupees = { $amount ->
    [one] zahlt { $amount } Rupie ({ $source })
   *[other] zahlt { $amount } Rupien ({ $source })
}
agra-event-pay-favour = gibt { $amount } Gunst ab ({ $source })
agra-event-pay-points = { $amount ->
    [one] gibt { $amount } Meditationspunkt aus
   *[other] gibt { $amount } Meditationspunkte aus
}
agra-event-give-tile-back = gibt { $tile } zurück
agra-event-use = nutzt 1 { $good }
agra-event-place-worker = Arbeiter { $space-to }
agra-event-place-building = baut { $building-accusative }
agra-event-place-building-nobody = neu gebaut: { $building }
agra-event-place-neutral-marker = ein neutraler Marker auf: { $place }
agra-event-place-merchant = der Kaufmann beginnt { $space-at }
agra-event-place-builder = der Baumeister beginnt { $space-at }
agra-event-place-order-marker = der Auftragsmarker der { $guild-full } auf Reihe { $amount }
agra-event-order-limit = das Auftragslimit ist jetzt { $amount }
agra-event-place-rupees = eine Rupie { $space-at }
agra-event-place-marker = erfüllt { $place }
agra-event-deliver = liefert 1 { $good } an { $notable-accusative }
agra-event-place-good = 1 { $good } an { $notable-accusative }
agra-event-gift = gibt Akbar 1 { $good }
agra-event-process = { $amount ->
    [one] { $amount } { $source } → { $good }
   *[other] { $amount } { $source-plural } → { $good-plural }
}
agra-event-move-farmer = bewegt einen Bauern auf Feld { $square }
agra-event-worker-standing = Arbeiter { $space-at } richtet sich auf
agra-event-worker-lying = Arbeiter { $space-at } legt sich hin
agra-event-worker-supply = Arbeiter { $space-at } wird herausgeworfen
agra-event-worker-to-cook = Arbeiter zum Koch
agra-event-worker-from-cook = Arbeiter kommt vom Koch zurück
agra-event-price = Preisplättchen { $token } auf { $good-plural }, Wert jetzt { $amount }
agra-event-price-home = Preisplättchen { $token } kommt zurück zum Händler
agra-event-move-order-marker = der Auftragsmarker der { $guild-full } geht auf Reihe { $amount }
agra-event-orders-fulfilled = alle Aufträge der { $guild-full } sind erfüllt
agra-event-blocked = Meditationsaktion „{ $action }“ ist jetzt blockiert
agra-event-move-boat = das Boot erreicht Anlegestelle { $amount }
agra-event-move-merchant = der Kaufmann zieht { $amount } weiter { $space-to }
agra-event-move-builder = der Baumeister zieht { $amount } weiter { $space-to }
agra-event-builder-gone = alles ist gebaut, der Baumeister geht
agra-event-tracker = Meditationsstein +1
agra-event-influence = { $guild-full } Stufe { $step }
agra-event-reveal = aufgedeckt: { $tile }
agra-event-start-player = macht den Anfang
agra-event-round = Runde { $amount } beginnt
agra-event-last-round-ahead = das Spielende ist eingeleitet: diese Runde noch, und eine weitere
agra-event-end = die Partie ist zu Ende

## The score

agra-score-rupees = Rupien
agra-score-notable = { $notable }
agra-score-guild = Aufträge der { $guild-full }
agra-score-meditation = letztes Feld der Meditationsleiste
agra-score-covers = entfernte Abdeckplättchen
agra-score-akbar = Gaben an Akbar

## Options

agra-option-open-rupees = Offene Rupien
agra-option-open-rupees-help = alle sehen die Rupien von allen
agra-option-builder-start-counts-first = Start des Baumeisters
agra-option-builder-start-counts-first-help = beim ersten Wurf für den Baumeister zählt sein erstes Plättchen als 1 (A-07)
agra-option-meditation-interleave = Hinlegen zwischen Aktionen
agra-option-meditation-interleave-help = auch zwischen Meditationsaktionen dürfen sich Arbeiter hinlegen (A-42)
agra-option-influence-cap = Einfluss durch Persönlichkeiten
agra-option-influence-cap-help = wie oft eine Persönlichkeit Einfluss bringt, einmal pro Phase, Aktion oder Zug (A-50)
agra-option-influence-cap-phase = einmal pro Phase
agra-option-influence-cap-action = einmal pro Aktion
agra-option-influence-cap-turn = einmal pro Zug
agra-option-peon-collects-rupees = Der Tagelöhner sammelt ein
agra-option-peon-collects-rupees-help = der Tagelöhner nimmt die Rupien, die auf seinem Gebäude liegen (A-60)
agra-option-merchant-pays-landing = Der Kaufmann zahlt, wo er anhält
agra-option-merchant-pays-landing-help = der Kaufmann lässt auch dort eine Rupie, wo er anhält (A-63)
agra-option-max-doubles-per-turn = Doppellieferungen
agra-option-max-doubles-per-turn-help = wie viele Doppellieferungen ein Zug erlaubt (A-83)
agra-option-max-doubles-per-turn-none = beliebig viele
agra-option-max-doubles-per-turn-two = zwei
agra-option-favour-reset = Genutzte Gunst-Aktionen
agra-option-favour-reset-help = wann genutzte Gunst-Aktionen wieder frei sind (A-104)
agra-option-favour-reset-own-turn-end = am Ende des eigenen Zuges
agra-option-favour-reset-any-turn-end = am Ende jedes Zuges

## Why something is not possible, by section or ruling

agra-reason-2-0 = Der Aufbau wird gewürfelt und gezogen.
agra-reason-4-0 = Zuerst ist eine andere Frage dran.
agra-reason-5-2-4 = Es gibt keine Ware, die du diesen Pfeil entlang verarbeiten könntest.
agra-reason-5-3 = Dieses Material hast du nicht, oder es ist in der Reihenfolge des Spielplans schon vorbei.
agra-reason-6-1-2 = Eine Lieferung in der Meditation kostet drei Punkte.
agra-reason-6-2-1-2 = Der Tagelöhner arbeitet nur, wo schon ein eigener Arbeiter ist.
agra-reason-6-2-2-1 = Dieses Gebäude steht schon.
agra-reason-6-2-2-2 = So viel gibt der Hof nicht her.
agra-reason-6-2-2-3 = Du verarbeitest höchstens drei Waren, und nur, was da ist.
agra-reason-6-3-1 = Diese Ware hast du nicht.
agra-reason-6-3-2 = Du brauchst beide Waren des markierten Auftrags.
agra-reason-7-2 = Die Ware, die hier verlangt wird, hast du nicht.
agra-reason-7-3 = Eine Doppellieferung braucht zwei Waren dieser Art und zwei Lieferungen.
agra-reason-favour-1 = Diese Gunst-Aktion bringt eine Grundware.
agra-reason-tile-4 = Es gibt keine Ware zu verkaufen.
agra-reason-a-18 = Akbar hat keine Schale für diese Ware.
agra-reason-a-25 = Das Gebäude steht noch nicht, und der Baumeister ist anderswo.
agra-reason-a-26 = Die Ware hat nicht den verlangten Wert.
agra-reason-a-30 = Wer sich anschließt, entscheidet sich, bevor der Zug weitergeht.
agra-reason-a-33 = Die Materialien reichen nicht für die Baukosten, oder eines davon wäre überflüssig.
agra-reason-a-42 = Arbeiter legst du vor der ersten Meditationsaktion hin, nicht danach.
agra-reason-a-44 = Arbeiter, die nacheinander hingelegt werden, folgen der Reihenfolge des Spielplans, denn nur ihre Zahl zählt. Wähle diesen zusammen mit den anderen.
agra-reason-a-45 = Hinlegen kannst du nur eigene Arbeiter, die auf dem Spielplan stehen.
agra-reason-a-48 = Eine Ware tauschst du gegen eine andere Art mit gleichem Wert, und das kostet ebenso viele Punkte.
agra-reason-a-49 = Verarbeiten in der Meditation kostet den Wert der Ware, die dabei entsteht.
agra-reason-a-52 = Der Meditationsmarker blockiert diese Aktion für alle.
agra-reason-a-55 = Hier ist schon ein eigener Arbeiter: Nur der Tagelöhner kann dieses Feld nutzen.
agra-reason-a-57 = Der Tagelöhner kostet mehr Rupien, als du hast.
agra-reason-a-58 = Alle deine Arbeiter sind unterwegs: Nur der Tagelöhner ist noch möglich.
agra-reason-a-59 = Das Gunstplättchen macht den Tagelöhner kostenlos, dort, wo ein eigener Arbeiter ist, und wenn du eine Hauptaktion wählst.
agra-reason-a-71 = Zum Bauen brauchst du einen zweiten Arbeiter aus deinem Vorrat.
agra-reason-a-73 = Dieses Baubonusplättchen ist weg oder gehört zu einer anderen Stufe.
agra-reason-a-74 = Auf dem Hof liegt kein Abdeckplättchen mehr.
agra-reason-a-75 = In einer Schiffer-Aktion erfüllst du nur einen Gildenauftrag.
agra-reason-a-76 = Den Schiffer bezahlst du nur einmal.
agra-reason-a-78 = Es ist keine Lieferung mehr übrig.
agra-reason-a-80 = Ein Gildenauftrag braucht zwei Lieferungen auf einmal.
agra-reason-a-82 = Eine Doppellieferung ist nur in einer Schiffer-Aktion möglich.
agra-reason-a-83 = In diesem Zug sind keine Doppellieferungen mehr erlaubt.
agra-reason-a-84 = Hier wurde schon geliefert.
agra-reason-a-88 = Was du nimmst, muss genau eins weniger wert sein als das, was du gibst.
agra-reason-a-89 = Du tauschst nur einmal, und keine Warenart wird zugleich gegeben und genommen.
agra-reason-a-91 = Ein Preisplättchen liegt allein auf einer Ware, höchstens eins neben dem gedruckten Wert; und es muss sich etwas ändern.
agra-reason-a-95 = Zwei verschiedene Sachen von dreien, jede einmal; Bauern kommen an Abdeckplättchen und Ecken nicht vorbei.
agra-reason-a-97 = Eine Art, die du gerade bekommst, machst du nicht frei.
agra-reason-a-101 = Öl und Curry helfen einmal pro Zug, und nur, wenn ein eigener Arbeiter liegt.
agra-reason-a-102 = Auf dem Spielplan liegt kein eigener Arbeiter.
agra-reason-a-104 = Diese Gunst-Aktion hast du in diesem Zug schon genutzt.
agra-reason-a-105 = In deinem Gunstlager ist nicht genug Gunst.
agra-reason-a-106 = Dieses Gunstplättchen gehört dir nicht.
agra-reason-a-107 = Dieses Gunstplättchen liegt nicht aus.
agra-reason-a-108 = Von jeder Luxusware kannst du in einem Zug eine nutzen.
agra-reason-a-110 = Mit einem Gemälde steigen zwei verschiedene Marker auf.
agra-reason-a-111 = Eine Statue nutzt du nach der Hauptaktion und vor den Aufträgen, einmal pro Zug.
agra-reason-a-115 = Diese Schale ist belegt.
agra-reason-a-116 = Das Auftragslimit der Spalte ist erreicht.
agra-reason-a-120 = Alle Aufträge dieser Gilde sind belegt.
agra-reason-a-121 = Für einen Auftrag brauchst du in der Gilde mindestens eine Stufe Einfluss.
agra-reason-a-124 = Der Einflussmarker ist schon ganz oben.
agra-reason-a-125 = Diese Persönlichkeit kannst du nicht beliefern: Das Boot ist noch nicht so weit, oder sie ist schon gewonnen.
agra-reason-a-137 = Keine Persönlichkeit dieser Gilde bringt noch eine Stufe.
agra-reason-a-146 = Die Zahlung darf zusammen höchstens vier wert sein.
agra-reason-a-149 = Der Meditationsstein ist schon auf dem letzten Feld.
agra-reason-a-152 = Der Französische Händler nimmt pro Zug eine Ware mit Wert eins bis drei.
agra-reason-a-153 = Die Färberin gibt eine Ware derselben Reihe, die höchstens zwei wert ist.
agra-reason-a-156 = Diese Persönlichkeit hast du in diesem Zug schon genutzt.
agra-reason-a-157 = Der Mullah spart einmal pro Zug eine Gunst, wenn du mindestens zwei abgeben musst.
agra-reason-a-158 = Der Mosaikleger macht aus einem Punkt eine Gunst oder aus drei Punkten zwei, einmal pro Zug.
agra-reason-a-160 = Keine freie Schale zeigt eine Ware mit gleichem Wert.
agra-reason-a-162 = Plättchen 2 fügt einem anderen Verarbeiten eine Ware hinzu, wenn Gunst und Waren reichen.
agra-reason-a-163 = Dieses Plättchen wirkt nur in der Meditationsphase.
agra-reason-a-165 = Keine Gabe und kein Auftrag ist möglich.
agra-reason-a-166 = Die Werte passen nicht.

## What the things on the boards are. First their names where they have none above, then what they do.

agra-place-favour = Gunst
agra-place-rupees = Rupien
agra-place-workers = Arbeiter
agra-place-markers = Spielermarker
agra-place-farm = Hof
agra-place-farmer = Bauer
agra-place-cover = Abdeckplättchen
agra-place-tracker = Meditationsstein
agra-place-meditation = Meditationsrondell
agra-place-meditation-marker = Meditationsmarker
agra-place-merchant = Kaufmann
agra-place-builder = Baumeister
agra-place-boat = Boot
agra-place-display = ausliegende Gunstplättchen
agra-place-tiles = Gunstplättchen
agra-place-order-limit = Auftragslimit
agra-place-order-marker = Gildenauftragsmarker
agra-place-akbar = Kaiser Akbar
agra-place-start-player = Startspielermarker
agra-place-slot = { $notable }, Feld { $number }
agra-place-influence = Einfluss: { $guild-full }
agra-place-orders = Aufträge der { $guild-full }
agra-place-arrow = Pfeil zu { $good-dative }
agra-place-bonus = Baubonusplättchen
agra-place-printed = Gunst-Aktion { $number }
agra-place-scroll = Luxusware: { $good-plural }
agra-help-favour = Mit den Markern in deinem Gunstlager bezahlst du Gunst-Aktionen. Du bekommst sie für herausgeworfene Arbeiter, vom Kaufmann, wenn andere sich anschließen, durch Einfluss und von Persönlichkeiten.
agra-help-rupees = Die meisten Rupien gewinnen. Was die anderen im Beutel haben, bleibt bis zum Ende verborgen.
agra-help-workers = In jedem Zug geht einer an die Arbeit. Auf dem Spielplan steht er, bis du ihn in der Meditation hinlegst, und kommt nach Hause, wenn jemand sein Feld übernimmt.
agra-help-markers = Jede Ware und jede Gunst ist einer deiner 22 Spielermarker. Ist keiner mehr frei, musst du einen frei machen oder verzichten.
agra-help-farm = Die freien Felder zwischen einer Ecke und den Bauern daneben sind das, was dein Hof von der Ware in dieser Ecke liefert.
agra-help-farmer = Bewegst du ihn, bekommt die eine Ecke mehr und die andere weniger. An Abdeckplättchen und Ecken kommt er nie vorbei.
agra-help-cover = Ein abgedecktes Feld liefert nichts. Jedes Abdeckplättchen, das du entfernst, ist am Ende 1 Rupie wert.
agra-help-tracker = Je weiter er ist, desto mehr Punkte bringen die ersten Arbeiter, die du hinlegst. Auf dem letzten Feld ist er am Ende 5 Rupien wert.
agra-help-meditation = Vor deiner Aktion darfst du stehende Arbeiter für Punkte hinlegen und die Punkte hier ausgeben.
agra-help-meditation-marker = Die äußere Aktion unter ihm ist blockiert. Er wandert auf die äußere Aktion, die zuletzt genutzt wurde.
agra-help-merchant = Wo er steht, bringt die Arbeit 2 Gunst; dann zieht er weiter und lässt Rupien auf den Gebäuden, an denen er vorbeikommt.
agra-help-builder = Wer dort arbeitet, wo er steht, bekommt das Gebäude kostenlos gebaut; dann zieht er weiter.
agra-help-boat = Es fährt weiter, wenn genug Persönlichkeiten einer Stufe gewonnen sind. Jede Anlegestelle bringt ein Ereignis und neue Persönlichkeiten.
agra-help-display = Eines dieser Gunstplättchen kannst du auf Einflussstufe 3 und 6 nehmen. Drei darfst du behalten.
agra-help-tiles = Jedes deiner Gunstplättchen ist eine weitere Gunst-Aktion für dich, einmal pro Zug. Drei darfst du behalten.
agra-help-order-limit = Höchstens so viele Aufträge jeder Gilde können erfüllt werden, bis das Boot weiterfährt.
agra-help-order-marker = Er zeigt den einen Auftrag seiner Gilde, der jetzt erfüllt werden kann.
agra-help-akbar = Einmal pro Zug darfst du, anstelle eines Auftrags, eine Ware in ihre freie Schale legen. Schalen sind am Ende 1, 3, 5 und dann je 3 mehr wert.
agra-help-start-player = Wer ihn hat, beginnt jede Runde.
agra-help-architect = Steige mit einem Einflussmarker auf, oder zahle Baumaterialien und baue: Du nimmst ein Baubonusplättchen, und ein zweiter Arbeiter arbeitet gleich im neuen Gebäude.
agra-help-sailor = Eine Lieferung ist kostenlos; eine Ware, die du zahlst, bringt so viele weitere, wie sie wert ist. Liefere Waren an Persönlichkeiten, oder erfülle für zwei Lieferungen einen Gildenauftrag.
agra-help-trader = Tausche bis zu drei Waren gegen andere, die zusammen eins weniger wert sind, und ändere den Preis einer Ware.
agra-help-botanist = Zwei verschiedene Sachen von dreien: studieren (zahle Waren, der Meditationsstein rückt vor), ein Abdeckplättchen entfernen, Bauern zwei Felder bewegen.
agra-help-production = Nimm so viel { $good }, wie dein Hof liefert.
agra-help-processing = Verarbeite bis zu drei Waren zu { $good-dative }. Die anderen dürfen sich mit je einer Ware anschließen, und wer das tut, bringt dir eine Gunst.
agra-help-slot = Die Ware, die hier verlangt wird, kannst du hier liefern. Du bekommst eine Rupie für jeden Marker auf der Karte; die meisten Marker gewinnen die Persönlichkeit.
agra-help-influence = Eine Stufe bringen dir der Architekt, eine belieferte Persönlichkeit oder ein Gemälde. Stufe 3 und 6 geben Gunst oder ein Gunstplättchen; für Aufträge brauchst du eine Stufe, und sie zahlen danach; ganz oben wird das Spielende eingeleitet.
agra-help-orders = Den markierten Auftrag erfüllst du mit seinen beiden Waren. Er zahlt nach deinem Einfluss; wer in der Gilde nicht vorn liegt, bekommt eine Rupie weniger und eine Stufe.
agra-help-good = Die Zahl zeigt, was eine Ware jetzt wert ist; ein Preisplättchen ändert sie.
agra-help-arrow = Diesen Pfeil entlang werden Waren verarbeitet.
agra-help-bowl = Eine Ware dieser Art füllt die Schale: eine Gabe an Akbar.
agra-help-order = Beide Waren zusammen erfüllen ihn, wenn der Gildenauftragsmarker hier liegt.
agra-help-square = Ein freies Feld zählt für die Ecke auf seiner Seite des Bauern.
agra-help-scroll-statue = Nach deiner Aktion genutzt, bringt sie dir eine zweite.
agra-help-scroll-book = Richte bis zu drei deiner Arbeiter auf und nimm dir eine Gunst.
agra-help-scroll-painting = Zwei verschiedene Einflussmarker steigen auf.
agra-help-scroll-clothes = So viele Rupien, wie Kleider wert sind.
agra-help-pier-1 = Hier startet das Boot. Persönlichkeiten der Stufe I können beliefert werden; sind zwei davon gewonnen, fährt es weiter.
agra-help-pier-2 = Das Gebäude mit dem Baumeister wird für niemanden gebaut. Stufe II öffnet; ist eine davon gewonnen, fährt das Boot weiter.
agra-help-pier-3 = Der Kaufmann zieht weiter, alle bekommen eine Gunst pro Baumwolle, höchstens 3, und das Auftragslimit steigt auf 4.
agra-help-pier-4 = Alle Preisplättchen kommen zurück, alle bekommen eine Gunst, das Auftragslimit steigt auf 5, und Stufe III öffnet.
agra-help-pier-5 = Alle nehmen eine Ware, mit mehr Baumwolle eine bessere; das Auftragslimit steigt auf 6, und Stufe IV öffnet.
agra-help-pier-6 = Eine Persönlichkeit der Stufe IV ist gewonnen: diese Runde noch, und eine weitere. Kleider zu nutzen bringt ab jetzt eine Rupie mehr.
agra-help-price-token = Es gibt einer Ware einen anderen Wert, höchstens um eins anders als gedruckt.
agra-help-circle-trade = Tausche eine Ware gegen eine andere mit gleichem Wert, für so viele Punkte, wie sie wert ist.
agra-help-circle-deliver = Liefere für 3 Punkte eine Ware an eine Persönlichkeit.
agra-help-circle-process = Verarbeite eine Ware für so viele Punkte, wie sie danach wert ist.
agra-help-circle-cover = Entferne für 2 Punkte ein Abdeckplättchen.
agra-help-circle-farmer = Bewege für 1 Punkt einen Bauern ein Feld weit. Das ist nie blockiert.
