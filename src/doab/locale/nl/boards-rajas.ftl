# The drawn board of Rajas of the Ganges. Keys begin with “rajas-board-”; words of the game come from rajas.ftl.

rajas-board-board = Het bord
rajas-board-palace = Paleis
rajas-board-quarry = Steengroeve
rajas-board-market = Marktplein
rajas-board-harbour = Haven
rajas-board-supply = Dobbelstenen
rajas-board-display = Opbrengstfiches
rajas-board-white-pile = Witte opbrengstfiches
rajas-board-province = De provincie van { $player }
rajas-board-start-player = startspeler
rajas-board-fame = { $number } roem
rajas-board-money = { $number } geld
rajas-board-gap = nog { $number } roem tot de markerstenen elkaar ontmoeten
rajas-board-lead = de markerstenen zijn bij elkaar, voorsprong { $number }
rajas-board-enlarge = Toon de provincie van { $player } in het groot
rajas-board-back-to-own = Terug naar de mijne

## The table in words, for screen readers

rajas-board-in-words = De tafel in woorden
rajas-board-words-round = Ronde { $number }
rajas-board-words-start = { $player } heeft de olifant en begint de ronde
rajas-board-words-ending = { $player } heeft de markerstenen bij elkaar gebracht: dit zijn de laatste beurten
rajas-board-words-race = Roem en geld
rajas-board-words-apart = { $player }: { $fame } roem en { $money } geld, nog { $number } roem uit elkaar
rajas-board-words-met = { $player }: { $fame } roem en { $money } geld, de markerstenen zijn bij elkaar, voorsprong { $number }
rajas-board-words-spaces = Velden voor werkers
# “quarry: worker of Asha; 3 free; the next one costs 2 money”: a thing and facts about it.
rajas-board-words-line = { $what }: { $facts }
rajas-board-words-workers = { $count ->
    [one] werker van { $players }
   *[other] werkers van { $players }
}
rajas-board-words-free = { $count } vrij
rajas-board-words-full = niets vrij
rajas-board-words-cost = het volgende kost { $number } geld
rajas-board-words-offer = Open tegels
rajas-board-words-empty = op
rajas-board-words-below = { $count } eronder
rajas-board-words-of = { $what }: { $number }
rajas-board-words-river = Rivier
rajas-board-words-boats = { $count ->
    [one] boot van { $players }
   *[other] boten van { $players }
}
rajas-board-words-bridge = dan de brug
rajas-board-words-dice = Dobbelstenen, { $number } van { $limit }: { $dice }
rajas-board-words-no-dice = Dobbelstenen: geen van { $limit }
rajas-board-words-karma = Karma: { $number }
rajas-board-words-own-workers = Werkers: { $number }, waarvan { $left } nog niet gezet
rajas-board-words-levels = Niveaus: { $levels }
rajas-board-words-markets = Markten voor { $good }: { $values }
rajas-board-words-tiles = Tegels
rajas-board-words-roads = wegen naar { $sides }
rajas-board-words-high = op een andere tegel
rajas-board-words-yields = Speciale inkomsten
rajas-board-words-spent = al uitbetaald

## Wat de hulp onder de muis vertelt

rajas-board-tells-brings = Levert op: { $income }
rajas-board-tells-level = Nu { $level } roem per gebouw
rajas-board-tells-no-market = Zo'n markt heb je nog niet
