# The drawn board of Rajas of the Ganges. Keys begin with “rajas-board-”; words of the game come from rajas.ftl.

rajas-board-board = El tablero
rajas-board-palace = Palacio
rajas-board-quarry = Cantera
rajas-board-market = Mercado
rajas-board-harbour = Puerto
rajas-board-supply = Dados
rajas-board-display = Fichas de rendimiento
rajas-board-white-pile = Fichas de rendimiento blancas
rajas-board-province = La provincia de { $player }
rajas-board-start-player = empieza la ronda
rajas-board-fame = { $number } de fama
rajas-board-money = { $number } de dinero
rajas-board-gap = { $number } de fama para que se encuentren los marcadores
rajas-board-lead = los marcadores ya se han encontrado, ventaja de { $number }
rajas-board-enlarge = Ver entera la provincia de { $player }
rajas-board-back-to-own = Volver a la mía

## The table in words, for screen readers

rajas-board-in-words = La mesa en palabras
rajas-board-words-round = Ronda { $number }
rajas-board-words-start = { $player } tiene el elefante y empieza la ronda
rajas-board-words-ending = { $player } ha juntado sus marcadores: estos son los últimos turnos
rajas-board-words-race = Fama y dinero
rajas-board-words-apart = { $player }: { $fame } de fama y { $money } de dinero, a { $number } de fama de juntarlos
rajas-board-words-met = { $player }: { $fame } de fama y { $money } de dinero, los marcadores se han encontrado, ventaja de { $number }
rajas-board-words-spaces = Casillas para trabajadores
# “quarry: worker of Asha; 3 free; the next one costs 2 money”: a thing and facts about it.
rajas-board-words-line = { $what }: { $facts }
rajas-board-words-workers = { $count ->
    [one] trabajador de { $players }
   *[other] trabajadores de { $players }
}
rajas-board-words-free = { $count ->
    [one] { $count } libre
   *[other] { $count } libres
}
rajas-board-words-full = ninguna libre
rajas-board-words-cost = la siguiente cuesta { $number } de dinero
rajas-board-words-offer = Losetas disponibles
rajas-board-words-empty = vacía
rajas-board-words-below = { $count } debajo
rajas-board-words-of = { $what }: { $number }
rajas-board-words-river = Río
rajas-board-words-boats = { $count ->
    [one] barco de { $players }
   *[other] barcos de { $players }
}
rajas-board-words-bridge = después, el puente
rajas-board-words-dice = Dados, { $number } de { $limit }: { $dice }
rajas-board-words-no-dice = Dados: ninguno de { $limit }
rajas-board-words-karma = Karma: { $number }
rajas-board-words-own-workers = Trabajadores: { $number }, de ellos { $left } sin colocar
rajas-board-words-levels = Niveles: { $levels }
rajas-board-words-markets = Mercados de { $good }: { $values }
rajas-board-words-tiles = Losetas
rajas-board-words-roads = caminos hacia { $sides }
rajas-board-words-high = encima de otra loseta
rajas-board-words-yields = Ingresos especiales
rajas-board-words-spent = ya cobrado

## Lo que dice la ayuda bajo el puntero

rajas-board-tells-brings = Da: { $income }
rajas-board-tells-level = Ahora { $level } de fama por edificio
rajas-board-tells-no-market = Aún no tienes un mercado así
