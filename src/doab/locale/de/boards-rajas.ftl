# The drawn board of Rajas of the Ganges. Keys begin with “rajas-board-”; words of the game come from rajas.ftl.

rajas-board-board = Der Spielplan
rajas-board-palace = Palast
rajas-board-quarry = Steinbruch
rajas-board-market = Marktplatz
rajas-board-harbour = Hafen
rajas-board-supply = Würfel
rajas-board-display = Ertragsplättchen
rajas-board-white-pile = Weiße Ertragsplättchen
rajas-board-province = Provinz von { $player }
rajas-board-start-player = beginnt die Runde
rajas-board-fame = { $number } Ruhm
rajas-board-money = { $number } Geld
rajas-board-gap = noch { $number } Ruhm, bis sich die Marker treffen
rajas-board-lead = die Marker haben sich getroffen, Vorsprung { $number }
rajas-board-enlarge = Provinz von { $player } groß zeigen
rajas-board-back-to-own = Zurück zu meiner

## The table in words, for screen readers

rajas-board-in-words = Der Tisch in Worten
rajas-board-words-round = Runde { $number }
rajas-board-words-start = { $player } hat den Elefanten und beginnt die Runde
rajas-board-words-ending = { $player } hat die Marker zusammengebracht: Das sind die letzten Züge
rajas-board-words-race = Ruhm und Geld
rajas-board-words-apart = { $player }: { $fame } Ruhm und { $money } Geld, Abstand { $number } Ruhm
rajas-board-words-met = { $player }: { $fame } Ruhm und { $money } Geld, die Marker haben sich getroffen, Vorsprung { $number }
rajas-board-words-spaces = Felder für Arbeiter
# “quarry: worker of Asha; 3 free; the next one costs 2 money”: a thing and facts about it.
rajas-board-words-line = { $what }: { $facts }
rajas-board-words-workers = { $count ->
    [one] ein Arbeiter von { $players }
   *[other] { $count } Arbeiter, von { $players }
}
rajas-board-words-free = { $count } frei
rajas-board-words-full = keines frei
rajas-board-words-cost = das nächste kostet { $number } Geld
rajas-board-words-offer = Ausliegende Plättchen
rajas-board-words-empty = leer
rajas-board-words-below = { $count } darunter
rajas-board-words-of = { $what }: { $number }
rajas-board-words-river = Fluss
rajas-board-words-boats = { $count ->
    [one] Boot von { $players }
   *[other] Boote von { $players }
}
rajas-board-words-bridge = dann die Brücke
rajas-board-words-dice = Würfel, { $number } von { $limit }: { $dice }
rajas-board-words-no-dice = Würfel: keiner von { $limit }
rajas-board-words-karma = Karma: { $number }
rajas-board-words-own-workers = Arbeiter: { $number }, davon { $left } noch nicht eingesetzt
rajas-board-words-levels = Stufen: { $levels }
rajas-board-words-markets = Märkte für { $good }: { $values }
rajas-board-words-tiles = Plättchen
rajas-board-words-roads = Straßen nach { $sides }
rajas-board-words-high = auf einem anderen Plättchen
rajas-board-words-yields = Sondererträge
rajas-board-words-spent = schon erhalten

## Was die Hilfe unter dem Mauszeiger sagt

rajas-board-tells-brings = Bringt: { $income }
rajas-board-tells-level = Jetzt { $level } Ruhm pro Gebäude
rajas-board-tells-no-market = So einen Markt hast du noch nicht
