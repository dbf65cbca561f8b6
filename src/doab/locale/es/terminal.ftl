# What only the terminal says. Room is scarce there: keep about as short as this. Fields are explained in docs/wording.md.

terminal-none = nada
terminal-round = ronda { $number }
terminal-over = la partida ha terminado
terminal-chance-answers = responde el azar
# Stands after the name of a player.
terminal-to-answer = responde
terminal-goal-hint = { $title }: todas las reglas están en docs/. «rules ID» explica una sección o una aclaración.
terminal-no-rule = aquí no se explica ninguna regla «{ $rule }»; todas las reglas están en docs/
terminal-possible = «{ $answer }» es posible: { $note } (reglas, sección { $rule })
terminal-score = { $items }
terminal-score-item = { $item } { $number }

## Playing

# $kind is the name of a bot, such as greedy.
terminal-is-a-bot = { $player } es un bot ({ $kind }).
terminal-saved-always = Tu partida se guarda en { $path } después de cada respuesta.
# Before a command to type.
terminal-go-on-with = La partida está guardada. Sigue con:
terminal-see-again-with = El registro está guardado. Vuelve a ver la partida con:
terminal-thinking = { $player } está pensando …
# $command shows the lines.
terminal-lines-before = { $number } líneas antes: { $command }
terminal-numbered = las respuestas van numeradas del 1 al { $number }
terminal-fits-several = «{ $text }» encaja con { $answers }: ¿cuál?
terminal-could-be-several = «{ $text }» podría ser { $answers }: ¿cuál?
terminal-no-answer = «{ $text }» no es una respuesta de este juego; «help» muestra qué se puede escribir
terminal-not-asked = «{ $answer }» no responde a lo que se pregunta ahora: { $question }
terminal-not-possible = «{ $answer }» no es posible ahora.
terminal-bot-has-answered = no tienes ninguna respuesta que deshacer: desde entonces ha respondido un bot
terminal-not-taken-back-chance = «{ $answer }» no se puede deshacer: fue el azar quien respondió
terminal-not-taken-back-shown = «{ $answer }» no se puede deshacer: mostró algo que estaba oculto
terminal-not-taken-back-since = «{ $answer }» no se puede deshacer: lo respondió { $player }, y después ha respondido alguien más
terminal-taken-back = Deshecho: { $answer }
terminal-saved-in = Guardado en { $path }
# $title is the game. Before a list.
terminal-bots-for = Bots para { $title }
terminal-bot-thinks = hasta { $seconds } s por respuesta
# $bots are names, each with what the bot is like.
terminal-no-bot = no hay ningún bot «{ $bot }»; los bots son { $bots }
terminal-bot-knows-not = el bot «{ $bot }» no conoce { $title }; los bots son { $bots }
# $reason is what went wrong, here and below: the words of a bot or of Python.
terminal-bot-not-made = el bot «{ $bot }» no puede jugar: { $reason }
terminal-bot-failed = { $player } (bot { $bot }) no puede seguir: { $reason }
# As such a reason.
terminal-answered-wrongly = ha respondido «{ $answer }», que no se ofrece
terminal-no-adviser = aquí ningún bot da consejos para { $title }
terminal-gives-no-hints = el bot «{ $bot }» no da consejos
# Before a list of answers, the best first.
terminal-hint = { $bot } respondería:
# The heads of two columns: the chance to win after an answer, and by how many points.
terminal-hint-win = gana
terminal-hint-margin = ventaja
# $answers are those that the bot would give after the first.
terminal-hint-then = y después: { $answers }
terminal-hint-only = Solo hay una respuesta: { $answer }
terminal-hint-failed = { $bot } no tiene ningún consejo: { $reason }
terminal-auto-begins = Desde ahora { $bot } juega por { $player }.
# “auto off” is what is typed.
terminal-auto-waits = { $bot } juega por { $player }. Intro: seguir. «auto off» o una respuesta: jugar tú.
# Before a list of what it did.
terminal-auto-did = { $bot } ha jugado por { $player }:
terminal-auto-ended = Ya no juega ningún bot por { $player }.
terminal-auto-none = ningún bot juega por { $player }
terminal-auto-failed = { $bot } ya no juega por { $player }: { $reason }
# “why place quarry” is what is typed.
terminal-why-what = ¿por qué qué? Por ejemplo: why place quarry
terminal-help = Responde con un número, con el texto de una respuesta o con cualquier parte que solo encaje con una.
# What the words of the terminal do.
terminal-help-undo = deshace tu última respuesta (nunca más allá de un dado, una loseta nueva u otro jugador)
terminal-help-why = por qué algo no es posible ahora, con su regla; o la regla que hay detrás
terminal-help-hint = qué respondería un bot fuerte, las dos siguientes y qué esperar de cada una
terminal-help-auto = deja que un bot juegue por ti: desde ahora o este turno (auto turn); auto off: ya no
terminal-help-bots = los bots para este juego: nombra uno detrás de hint o auto
terminal-help-board = dibuja otra vez el tablero
terminal-help-log = lo que ha pasado últimamente
terminal-help-rules = el objetivo en breve, o una sección o aclaración (rules R-10)
terminal-help-save = escribe el registro también en un archivo
terminal-help-help = este texto
terminal-help-quit = parar; la partida se guarda y se puede retomar
terminal-result = La partida ha terminado
terminal-standing = Así va la partida
terminal-rank = puesto
terminal-player = nombre
terminal-points = puntos
terminal-bot = { $player } (bot { $kind })

## Seeing a game again

terminal-before-first = antes de la primera respuesta
terminal-replay-keys = Intro siguiente · b atrás · n siguiente turno · número · q salir
terminal-replay-what = Intro, b, n, un número o q
terminal-at-the-beginning = el registro está al principio: respuestas 1 a { $number }
terminal-at-the-end = el registro está al final: respuestas 1 a { $number }

## Looking at a game afterwards

# Before the bar that shows how far the bot is.
terminal-review-bar = mirando la partida
terminal-review-title = Lo que cada cual podía esperar tras cada turno según el bot { $bot }: la probabilidad de ganar y la diferencia con el mejor de los demás
terminal-review-turn = turno
# How many points the turn gave away.
terminal-review-cost = perdidos
terminal-review-chances = Las probabilidades de ganar, del primer turno al último
terminal-review-worst = { $player }: los turnos más caros
terminal-review-faultless = El bot no encontró nada que hubiera hecho mejor.
terminal-review-cost-own = El turno { $turn } costó { $points } puntos y un { $chance } de probabilidad de ganar
terminal-review-cost-other = En el turno { $turn }, de { $player }: { $points } puntos y un { $chance } de probabilidad de ganar
terminal-review-at = respuesta { $number }
# $answer is “answer 34”.
terminal-review-played = se jugó ({ $answer }): { $line }
terminal-review-better = { $bot } habría jugado: { $line }
terminal-review-luck = Los mayores golpes de suerte, buena y mala
# $chance is how the chance to win changed: “+12 %”.
terminal-review-stroke = { $player }, turno { $turn }: { $drawn } ({ $chance })

## Rajas

terminal-rajas-purse = fama { $fame } · dinero { $money }
terminal-rajas-markers = fama { $fame } dinero { $money }
terminal-rajas-gap = faltan { $number }
terminal-rajas-lead = ventaja { $number }
terminal-rajas-score-lead = fama { $fame } · dinero { $money } · ventaja { $lead }
terminal-rajas-score-short = fama { $fame } · dinero { $money } · faltan { $missing }
terminal-rajas-elephant = elefante:
terminal-rajas-fame-runs = fama →
# The letters are those of the bonuses below.
terminal-rajas-money-runs = ← dinero  M)ejora T)rabaj. K)arma B)arco D)ados
terminal-rajas-bonus-upgrade = M
terminal-rajas-bonus-worker = T
terminal-rajas-bonus-karma = K
terminal-rajas-bonus-boat = B
terminal-rajas-bonus-dice = D
terminal-rajas-quarry = Cantera
terminal-rajas-harbour = Puerto
terminal-rajas-mixed = variado
terminal-rajas-any = un tipo
terminal-rajas-low = baja
terminal-rajas-area-build = Obra, río
terminal-rajas-area-market = Mercado
terminal-rajas-area-terraces = Terrazas
terminal-rajas-area-balconies = Balcones
terminal-rajas-area-chambers = Aposentos
terminal-rajas-area-other = Otros
terminal-rajas-chamber-great-mogul = Gran Mogol
terminal-rajas-chamber-dancer = Bailarina
terminal-rajas-chamber-yogi = Yogui
terminal-rajas-chamber-raja = Rajá
terminal-rajas-chamber-master-builder = Maestro constr.
terminal-rajas-chamber-portuguese = Portugués
terminal-rajas-offer = Oferta
terminal-rajas-empty = vacía
terminal-rajas-yield-tiles = Fichas de rendimiento
terminal-rajas-start = salida
terminal-rajas-river = Río
terminal-rajas-no-dice = sin dados
terminal-rajas-no-markets = sin mercados
terminal-rajas-dice-held = ({ $held } de { $limit })
terminal-rajas-karma = karma
# The letters are those of the marks below.
terminal-rajas-legend = T)emplo P)alacio F)uerte M)olino · t)é s)eda e)specias
terminal-rajas-mark-temple = T
terminal-rajas-mark-palace = P
terminal-rajas-mark-fort = F
terminal-rajas-mark-mill = M
terminal-rajas-mark-tea = t
terminal-rajas-mark-silk = s
terminal-rajas-mark-spices = e
# $road is a drawing of the tile's road, $side where its north points.
terminal-rajas-lay = { $road } hacia { $side-letter }
terminal-rajas-lay-yield = { $road } hacia { $side-letter }: { $incomes }

## Agra

terminal-agra-purse = rupias { $rupees } · favor { $favour } · trabajadores { $workers }
terminal-agra-no-goods = sin mercancías
terminal-agra-score = rupias { $rupees } · personajes { $notables } · gremios { $guilds } · meditación { $meditation } · losetas de tapar { $covers } · Akbar { $akbar }
terminal-agra-start = empieza:
terminal-agra-last-round = última ronda { $number }
terminal-agra-column-rupees = rupias
terminal-agra-column-favour = favor
terminal-agra-column-workers = trabaj.
terminal-agra-column-markers = marcad.
terminal-agra-column-goods = merc.
terminal-agra-column-covers = tapadas
terminal-agra-column-tiles = losetas
terminal-agra-cook = (+{ $number } Cocinero)
terminal-agra-won = Contr.
terminal-agra-favour = Favor
# What stands above the four columns of buildings.
terminal-agra-level-1 = I básicas
terminal-agra-level-2 = II  de I
terminal-agra-level-3 = III  de I
terminal-agra-level-4 = IV  de III
# The first four buildings with the good that they yield.
terminal-agra-building-quarry = cantera arenisca
terminal-agra-building-woodcutter = aserradero
terminal-agra-building-turmeric-farm = granja cúrcuma
terminal-agra-building-cotton-farm = granja algodón
terminal-agra-merchant = mercader
terminal-agra-builder = constructor
terminal-agra-signs = ▲ de pie ▬ tumbado · ‹n› ficha de precio · (n) sin construir, su coste · n₹ rupias que hay ahí
terminal-agra-bonus-tiles = Bonus
terminal-agra-bonus-cover = tapar
terminal-agra-bonus-favour = favor
terminal-agra-bonus-rupees = rupias
terminal-agra-character-architect = Arquitec.
terminal-agra-character-sailor = Marinero
terminal-agra-character-trader = Comerc.
terminal-agra-character-botanist = Botánica
terminal-agra-does-architect = subir influencia o construir
terminal-agra-does-sailor = entregar a personajes
terminal-agra-does-trader = intercambiar, cambiar un precio
terminal-agra-does-botanist = destapar, granjeros, estudiar
terminal-agra-meditation = Meditación
terminal-agra-tracker = Seguidor
terminal-agra-blocked = ×{ $action }
terminal-agra-step = pos.
terminal-agra-pays = paga
terminal-agra-all = todas
terminal-agra-display = Losetas de favor a la vista (ten → gasta)
terminal-agra-display-empty = No hay ninguna loseta de favor a la vista
terminal-agra-short-favour = favor { $number }
terminal-agra-short-tile = loseta { $number }
terminal-agra-river = Río
terminal-agra-boat = barco { $pier }
terminal-agra-boat-leaves = zarpa tras { $number } de nivel { $level } (van { $won })
terminal-agra-closed = { $level } cerr.
terminal-agra-orders = { $guild } { $taken } de { $limit }
terminal-agra-bowls = Cuencos de Akbar
terminal-agra-farm = Granja  { $farmer } granjero  { $cover } tapada
terminal-agra-price = { $good } { $value }→{ $shown }
terminal-agra-notable = nivel { $level }, { $guild-full }: { $effect }
terminal-agra-favour-action = ten { $own } de favor, gasta { $spend }: { $effect }
terminal-agra-group-character = Personajes
terminal-agra-group-production = Producir
terminal-agra-group-processing = Procesar
terminal-agra-group-peon = Peón
terminal-agra-group-lay = Tumbar
terminal-agra-group-trade = Cambiar
terminal-agra-group-deliver = Entregar
terminal-agra-group-process = Procesar
terminal-agra-group-uncover = Destapar
terminal-agra-group-farmer = Granjeros
terminal-agra-group-pay = Pagar
terminal-agra-group-order = Demandas
terminal-agra-group-gift = Akbar
terminal-agra-group-raise = Influencia
terminal-agra-group-build = Construir
terminal-agra-group-give = Intercambiar
terminal-agra-group-price = Ficha de precio { $number }
terminal-agra-group-botanist = Estudiar
terminal-agra-group-secondary = En cualquier momento
terminal-agra-group-go-on = Seguir
