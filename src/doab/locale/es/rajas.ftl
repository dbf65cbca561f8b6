# Rajas of the Ganges. Terms are those of docs/rajas/glossary.md. Fields are explained in docs/wording.md.

rajas-title = Rajas of the Ganges
rajas-goal = Gobiernas una provincia y buscas riqueza y fama. La fama crece con los edificios y el dinero con los mercados; tus dos marcadores avanzan el uno hacia el otro, y un punto de fama vale dos de dinero. Quien los junta da paso a los últimos turnos; gana la mayor ventaja. En tu turno colocas un trabajador: construye losetas en la cantera (se pagan con dados de su color), vende en la plaza del mercado, consigue dados y favores en el palacio o navega río abajo desde el puerto. El karma gira a la cara opuesta un dado que entregas. Un camino desde tu residencia hasta un símbolo del borde de la provincia te da una vez ese ingreso especial.

## Terms

# “morada 7” is a tile (loseta), “morado 3” a die (dado). After nouns: “terraza morada”, “dados azules”. The short form has room in a mark.
rajas-colour-blue = azul
    .letter = A
    .feminine = azul
    .plural = azules
    .short = azul
rajas-colour-green = verde
    .letter = V
    .feminine = verde
    .plural = verdes
    .short = verde
rajas-colour-orange = naranja
    .letter = N
    .feminine = naranja
    .plural = naranjas
    .short = naran.
rajas-colour-purple = morado
    .letter = M
    .feminine = morada
    .plural = morados
    .short = morado
rajas-good-tea = té
rajas-good-silk = seda
rajas-good-spices = especias
rajas-building-temple = templo
    .plural = templos
rajas-building-palace = palacio
    .plural = palacios
rajas-building-fort = fuerte
    .plural = fuertes
rajas-building-mill = molino
    .plural = molinos
rajas-back-snake = serpiente
    .of = de la serpiente
rajas-back-cow = vaca
    .of = de la vaca
rajas-back-tiger = tigre
    .of = del tigre
rajas-road-straight = recta
rajas-road-bend = curva
rajas-road-fork = bifurcación
rajas-road-crossing = cruce
rajas-side-north = norte
    .letter = N
rajas-side-east = este
    .letter = E
rajas-side-south = sur
    .letter = S
rajas-side-west = oeste
    .letter = O
# The colours of yield tiles: “ficha de rendimiento blanca”.
rajas-yield-white = blanco
    .feminine = blanca
rajas-yield-yellow = amarillo
    .feminine = amarilla
rajas-yield-red = rojo
    .feminine = roja
rajas-yield-brown = marrón
    .feminine = marrón
rajas-space-quarry = cantera
rajas-space-harbour = puerto
rajas-space-mixed-market = mercado variado
rajas-space-tea-market = mercado de té
rajas-space-silk-market = mercado de seda
rajas-space-spices-market = mercado de especias
rajas-space-any-market = mercado de un tipo
rajas-space-low-terrace = terraza baja
rajas-space-terrace = terraza { $colour-feminine }
rajas-space-balcony = balcón de { $paid } a { $taken }
rajas-space-great-mogul = Gran Mogol
rajas-space-dancer = Bailarina
rajas-space-yogi = Yogui
rajas-space-raja = Rajá Man Singh
rajas-space-master-builder = Maestro constructor
rajas-space-portuguese = Portugués

## Things that are put together

rajas-die = { $colour } { $value }
# “orange 7 (junction, tea 2 and spices 1)”: colour and cost of a province tile, its road, its buildings and markets.
rajas-tile = { $colour-feminine } { $cost } ({ $road }, { $content })
rajas-market = { $good } { $value }
rajas-yield-tile = ficha de rendimiento { $colour-feminine } ({ $income })
rajas-river-tile = loseta de río ({ $income })
rajas-stack = pila { $colour-feminine } { $back-of }
rajas-square = casilla de la fila { $row }, columna { $column }
rajas-river-start = casilla de salida del río
rajas-river-space = casilla de río { $number }
rajas-yield-place-north = ingreso especial de arriba, columna { $column }
rajas-yield-place-east = ingreso especial de la derecha, fila { $row }
rajas-yield-place-south = ingreso especial de abajo, columna { $column }
rajas-yield-place-west = ingreso especial de la izquierda, fila { $row }
rajas-fame-space = fama { $number }
rajas-money-space = dinero { $number }

## What brought something

rajas-by-tile = loseta
rajas-by-white-tile = ficha blanca
rajas-by-markets = mercados

## Questions

rajas-question-turn = ¿Dónde colocas tu trabajador?
rajas-question-tile = ¿Qué loseta construyes?
rajas-question-lay = ¿Dónde pones la loseta { $tile } y cómo la giras?
rajas-question-pay = ¿Con qué dado pagas?
rajas-question-pay-tile = { $missing ->
    [one] Para la loseta { $tile } falta { $missing } en dados { $colour-plural }. ¿Con qué dado pagas?
   *[other] Para la loseta { $tile } faltan { $missing } en dados { $colour-plural }. ¿Con qué dado pagas?
}
rajas-question-first = ¿Qué cuentas primero, la fama o el dinero de la loseta?
rajas-question-yield = ¿Qué ingreso especial cobras primero?
rajas-question-return = No hay sitio para todos los dados nuevos. ¿Cuáles de los tuyos devuelves?
rajas-question-choose = ¿De qué color tomas el dado?
rajas-question-choose-several = { $left ->
    [one] Un dado más, del color del último o de uno posterior en el orden azul, verde, naranja, morado. ¿Cuál?
   *[other] Tomas { $left } dados. Elige sus colores en el orden azul, verde, naranja, morado. ¿Cuál es el siguiente?
}
rajas-question-reroll = ¿Qué dados vuelves a tirar?
rajas-question-upgrade = ¿Qué tipo de edificio mejoras?
rajas-question-sail = ¿Hasta dónde navega tu barco?
rajas-question-chamber = ¿A quién visitas gratis en el palacio?
rajas-question-goods = ¿Qué mercancías vendes?
rajas-question-token = ¿Qué ficha de rendimiento tomas?
rajas-question-onto = ¿En qué espacio pones la ficha de rendimiento { $colour-feminine } ({ $income })?
rajas-question-roll = Se tira un dado.
rajas-question-reveal = Se revela la siguiente loseta.
rajas-question-draw = Se roba una ficha de rendimiento.
rajas-question-start = Se sortea quién empieza.
rajas-question-count = Se tira un dado para la siguiente loseta de río.
rajas-question-river-tile = Se roba una loseta de río.
# Questions in general, where it is told how they are always answered.
rajas-question-lay-always = ¿Dónde pones una loseta y cómo la giras?
rajas-question-onto-always = ¿En qué espacio pones una ficha de rendimiento?

## Answers

rajas-answer-place-quarry = Coloca un trabajador en la cantera
rajas-answer-place-harbour = Coloca un trabajador en el puerto
rajas-answer-place-mixed-market = Coloca un trabajador en el mercado variado
rajas-answer-place-tea-market = Coloca un trabajador en el mercado de té
rajas-answer-place-silk-market = Coloca un trabajador en el mercado de seda
rajas-answer-place-spices-market = Coloca un trabajador en el mercado de especias
rajas-answer-place-any-market = Coloca un trabajador en el mercado de mercancías de un tipo
rajas-answer-place-low-terrace = Coloca un trabajador en la terraza baja
rajas-answer-place-terrace = Coloca un trabajador en la terraza { $colour-feminine }
rajas-answer-place-balcony = Coloca un trabajador en el balcón de { $paid } a { $taken }
rajas-answer-place-great-mogul = Envía un trabajador al Gran Mogol
rajas-answer-place-dancer = Envía un trabajador a la Bailarina
rajas-answer-place-yogi = Envía un trabajador al Yogui
rajas-answer-place-raja = Envía un trabajador al Rajá Man Singh
rajas-answer-place-master-builder = Envía un trabajador al Maestro constructor
rajas-answer-place-portuguese = Envía un trabajador al Portugués
rajas-answer-pass = No coloques a nadie
rajas-answer-pay = Paga con el { $die }
rajas-answer-pay-flipped = Gira el { $die } y paga con un { $other }
rajas-answer-take = Construye la loseta superior de la { $stack }
rajas-answer-lay = Ponla en la { $square }, con la parte superior hacia el { $side }
rajas-answer-fame-first = Primero la fama
rajas-answer-money-first = Primero el dinero
rajas-answer-collect = Cobra el { $place }
rajas-answer-return = Devuelve el { $die }
rajas-answer-choose = Toma un dado { $colour }
rajas-answer-reroll = Vuelve a tirar el { $die }
rajas-answer-done = Nada más
rajas-answer-upgrade-temple = Mejora los templos
rajas-answer-upgrade-palace = Mejora los palacios
rajas-answer-upgrade-fort = Mejora los fuertes
rajas-answer-upgrade-mill = Mejora los molinos
rajas-answer-sail = Navega hasta la casilla { $number }
rajas-answer-stay = Quédate donde estás
rajas-answer-visit-great-mogul = Visita al Gran Mogol
rajas-answer-visit-dancer = Visita a la Bailarina
rajas-answer-visit-yogi = Visita al Yogui
rajas-answer-visit-raja = Visita al Rajá Man Singh
rajas-answer-visit-master-builder = Visita al Maestro constructor
rajas-answer-visit-portuguese = Visita al Portugués
rajas-answer-sell = Vende { $good }
rajas-answer-token = Toma la { $tile }
rajas-answer-decline = No tomes ninguna ficha de rendimiento
rajas-answer-onto = Ponla en el { $place }
# What chance answers.
rajas-answer-roll = Sale { $die }
rajas-answer-reveal = Se revela: { $tile }
rajas-answer-draw = Sale una { $tile }
rajas-answer-first-player = Empieza el jugador { $number }
rajas-answer-count = El dado muestra un { $number }
rajas-answer-river-tile = Sale una { $tile }

## What an answer costs and brings

rajas-note-quarry = cuesta { $cost } de dinero, luego dados
rajas-note-harbour = { $cost ->
    [0] cuesta un dado de 1 a 3
   *[other] cuesta { $cost } de dinero, un dado de 1 a 3
}
rajas-note-mixed-market = da { $amount } de dinero: el mejor de cada
rajas-note-one-kind-market = cuesta un dado, da hasta { $amount } de dinero
rajas-note-any-market = cuesta un dado, da el dinero de un tipo
rajas-note-low-terrace = da 2 de dinero, luego volver a tirar
rajas-note-terrace = da 1 dado { $colour }
rajas-note-balcony = cuesta 1 { $paid }, da 2 { $taken-plural }
rajas-note-great-mogul = cuesta un 1, da 2 de fama y el elefante
rajas-note-dancer = cuesta un 2, da 2 dados y una ficha de rendimiento
rajas-note-yogi = cuesta un 3, da 2 de karma y un dado
rajas-note-raja = cuesta un 4, da 3 de dinero y una mejora
rajas-note-master-builder = cuesta un 5: construir sobre una propia
rajas-note-portuguese = cuesta un 6: navegar seis casillas libres
rajas-note-free-dancer = da dos dados a elección y una ficha de rendimiento
rajas-note-free-yogi = da 2 de karma y un dado a elección
rajas-note-free-raja = da 3 de dinero y una mejora
rajas-note-free-master-builder = construyes encima de una de tus losetas; cuesta la diferencia en dados
rajas-note-free-portuguese = tu barco avanza seis casillas libres
rajas-note-take-fame = { $tile }: da { $fame } de fama
rajas-note-take-money = { $tile }: da { $money } de dinero
rajas-note-take-both = { $tile }: da { $fame } de fama y { $money } de dinero
rajas-note-lay = da: { $incomes }
rajas-note-brings = da: { $income }
rajas-note-pay-tile = { $missing ->
    [one] queda { $missing } por pagar
   *[other] quedan { $missing } por pagar
}
rajas-note-flip = cuesta 1 de karma: girado de { $value } a { $other }
rajas-note-flip-and-pay = { $missing ->
    [one] cuesta 1 de karma: girado de { $value } a { $other }, queda { $missing } por pagar
   *[other] cuesta 1 de karma: girado de { $value } a { $other }, quedan { $missing } por pagar
}
rajas-note-upgrade = del nivel { $level } al { $next }
rajas-note-sell = da { $amount } de dinero
rajas-note-choose = { $number ->
    [one] queda { $number } en la reserva
   *[other] quedan { $number } en la reserva
}
rajas-note-onto = en lugar de: { $income }
rajas-note-fame-first = da { $fame } de fama antes que el dinero
rajas-note-money-first = da { $money } de dinero antes que la fama

## Incomes (16.1)

rajas-income-any = { $number ->
    [one] { $number } dado a elección
   *[other] { $number } dados a elección
}
rajas-income-colour = { $number ->
    [one] { $number } dado { $colour }
   *[other] { $number } dados { $colour-plural }
}
rajas-income-colour-per-karma = 1 dado { $colour } por cada karma
rajas-income-any-per-karma = 1 dado a elección por cada karma
rajas-income-colours = 1 dado de cada color: { $colours }
rajas-income-karma = { $number } de karma
rajas-income-money = { $number } de dinero
rajas-income-fame = { $number } de fama
rajas-income-upgrade = una mejora
rajas-income-upgrade-from-next-turn = una mejora, a partir del próximo turno
rajas-income-worker = un trabajador
rajas-income-boat1 = el barco navega a la siguiente casilla libre
rajas-income-sail = el barco avanza de 1 a { $number } casillas libres
rajas-income-chamber = un aposento del palacio, gratis
rajas-income-chamber-dancer = la Bailarina, gratis
rajas-income-chamber-yogi = el Yogui, gratis
rajas-income-chamber-raja = el Rajá Man Singh, gratis
rajas-income-chamber-master-builder = el Maestro constructor, gratis
rajas-income-chamber-portuguese = el Portugués, gratis
rajas-income-mixed = mercancías variadas
rajas-income-kind = { $number ->
    [one] { $number } mercado de un tipo
   *[other] { $number } mercados de un tipo
}
rajas-income-money-per-market = 1 de dinero por cada mercado
rajas-income-fame-per-upgrade = 1 de fama por cada mejora
rajas-income-money2-per-upgrade = 2 de dinero por cada mejora
rajas-income-fame2-per-karma = 2 de fama por cada karma
rajas-income-fame-per-market-tile = 1 de fama por cada loseta con mercado
rajas-income-fame-per-three-river = 1 de fama por cada 3 casillas de río
rajas-income-money-per-building = 1 de dinero por cada edificio
rajas-income-money2-per-yield-tile = 2 de dinero por cada ficha de rendimiento conectada
rajas-income-fame2-per-bend = 2 de fama por cada curva
rajas-income-fame-per-worker = 1 de fama por cada trabajador

## Incomes where there is room for eight letters only

rajas-mark-any = { $number ->
    [one] { $number } dado
   *[other] { $number } dados
}
rajas-mark-colour = { $number } { $colour-short }
rajas-mark-colour-per-karma = { $colour-letter }·karma
rajas-mark-any-per-karma = ?·karma
rajas-mark-colours = { $colours }
# One of the colours of the mark above.
rajas-mark-one-colour = { $colour-letter }
rajas-mark-karma = { $number } karma
rajas-mark-money = { $number } dinero
rajas-mark-fame = { $number } fama
rajas-mark-upgrade = mejora
rajas-mark-upgrade-from-next-turn = mejora
rajas-mark-worker = trabaj.
rajas-mark-boat1 = barco
rajas-mark-sail = navega { $number }
rajas-mark-chamber = aposento
rajas-mark-chamber-dancer = Bailar.
rajas-mark-chamber-yogi = Yogui
rajas-mark-chamber-raja = Rajá
rajas-mark-chamber-master-builder = Maestro
rajas-mark-chamber-portuguese = avanza 6
rajas-mark-mixed = variadas
rajas-mark-kind = { $number } tipo
rajas-mark-money-per-market = d·merc.
rajas-mark-fame-per-upgrade = f·mejora
rajas-mark-money2-per-upgrade = 2d·mej.
rajas-mark-fame2-per-karma = 2f·karma
rajas-mark-fame-per-market-tile = f·lmerc.
rajas-mark-fame-per-three-river = f·río
rajas-mark-money-per-building = d·edif.
rajas-mark-money2-per-yield-tile = 2d·rend.
rajas-mark-fame2-per-bend = 2f·curva
rajas-mark-fame-per-worker = f·trab.

## Events: parts of a line of the log, “Asha: worker to quarry, pays 1 money”

rajas-event-pay-money = paga { $amount } de dinero
rajas-event-pay-karma = { $amount ->
    [one] gasta { $amount } de karma para girar un dado
   *[other] gasta { $amount } de karma para girar dados
}
rajas-event-pay-die = entrega el { $die }
rajas-event-return-die = devuelve el { $die }
rajas-event-gain-karma = gana { $amount } de karma
rajas-event-no-karma = no tiene sitio para más karma
rajas-event-move-die = recoge el { $die }
rajas-event-gain-die = tira un dado: { $die }
rajas-event-upgrade = mejora los { $building-plural } al nivel { $amount }
rajas-event-gain-worker = gana un trabajador
rajas-event-place-worker = trabajador → { $space }
rajas-event-place-tile = pone la loseta { $tile } en la { $square }
rajas-event-place-token = pone la { $tile } en el { $place }
rajas-event-move-boat = navega hasta la casilla { $amount }
rajas-event-elephant = recibe el elefante y empieza la ronda
rajas-event-fame = +{ $amount } de fama ({ $source })
rajas-event-money = +{ $amount } de dinero ({ $source })
rajas-event-reveal = se revela: { $tile }
rajas-event-river-tile = { $tile } en la { $space }
rajas-event-start-player = empieza la partida
rajas-event-round = empieza la ronda { $amount }
rajas-event-last-turns = ha juntado sus marcadores: empiezan los últimos turnos
rajas-event-end = la partida ha terminado

## The score

rajas-score-fame = fama
rajas-score-money = dinero, dos por cada punto de fama
rajas-score-meeting-point = lo que hace falta para que los marcadores se encuentren (por encima: la ventaja; por debajo: lo que falta)

## Options

rajas-option-navaratna = Navaratna
rajas-option-navaratna-help = seis trabajadores, ocho dados y fichas de rendimiento que mejoran la propia provincia (para quien ya conoce el juego)
rajas-option-third-yield-tile = Una tercera ficha de rendimiento
rajas-option-third-yield-tile-help = con Navaratna: quien tiene tres trabajadores menos que otra persona toma también una tercera ficha de rendimiento en esa ronda (R-84)
rajas-option-ganga = Módulo Ganga
rajas-option-ganga-help = las losetas de río cambian el río en cada partida
rajas-option-mixed = Jugadores de distinto nivel
rajas-option-mixed-help = una desventaja para quien ya domina el juego: quién juega como avanzado y quién como principiante
rajas-option-mixed-advanced = jugador avanzado
rajas-option-mixed-beginner = principiante

## Why something is not possible, by section or ruling

rajas-reason-2 = La preparación la decide el azar.
rajas-reason-4 = No queda libre ninguna casilla de este tipo.
rajas-reason-5 = Primero se tiran los dados ganados.
rajas-reason-5-2-order = Los dados se eligen en el orden azul, verde, naranja, morado. Con deshacer se vuelve a un color anterior.
rajas-reason-6 = Girar un dado cuesta 1 de karma, y no queda ninguno.
rajas-reason-7 = Una loseta se elige, se coloca y se paga antes de hacer cualquier otra cosa.
rajas-reason-7-equal-turns = Girada así, la loseta queda igual que en otra posición: solo se pregunta por esa.
rajas-reason-7-order = Los dados de un pago se nombran del más alto al más bajo, y los girados al final: empieza por uno más alto.
rajas-reason-7-own-dice = Una loseta se paga con dados propios de su color, y este no es uno de ellos.
rajas-reason-8 = Un mercado de mercancías de un tipo cuesta un dado.
rajas-reason-9 = Esta casilla cuesta un dado de su color.
rajas-reason-9-1 = El Maestro constructor construye encima de una loseta propia, no en una casilla vacía.
rajas-reason-10 = Primero tiene que navegar el barco.
rajas-reason-14-4 = Primero hay que elegir una ficha de rendimiento o renunciar a ella.
rajas-reason-r-04 = La siguiente loseta de una pila solo la revela el azar.
rajas-reason-r-05 = Esta pila está vacía, y ninguna otra la repone.
rajas-reason-r-07 = No se puede pasar mientras colocar un trabajador sirva para algo.
rajas-reason-r-10 = En la cantera y el puerto solo se puede usar la casilla libre más a la izquierda, y no puedes pagar su precio.
rajas-reason-r-11 = Con tres o cuatro jugadores, cada uno puede tener un solo trabajador por ronda en los mercados variados.
rajas-reason-r-17 = Solo se devuelven los dados necesarios para hacer sitio.
rajas-reason-r-18 = Antes de tirar se eligen los colores de todos los dados que se ganan.
rajas-reason-r-19 = No queda ningún dado de este color en la reserva.
rajas-reason-r-22 = No se puede pagar de más: ni un dado ni un karma que no hagan falta.
rajas-reason-r-25 = Aquí el valor da igual, así que girar el dado no serviría de nada.
rajas-reason-r-27 = Cada dado se vuelve a tirar como mucho una vez.
rajas-reason-r-28 = Ningún dado tiene el valor que pide esta casilla, ni siquiera girándolo.
rajas-reason-r-29 = Un camino de la loseta debe continuar un camino que lleve a la residencia, y la casilla debe estar vacía.
rajas-reason-r-30 = No puedes construir esta loseta: no te alcanzan los dados, o ningún camino abierto lleva a una casilla vacía.
rajas-reason-r-33 = Primero se decide si se cuenta antes la fama o el dinero.
rajas-reason-r-34 = Primero se cobran los ingresos especiales, en cualquier orden.
rajas-reason-r-35 = Un ingreso especial se cobra una sola vez, en el momento en que un camino lo conecta.
rajas-reason-r-38 = Este tipo de edificio ya está en su nivel más alto.
rajas-reason-r-40 = En la provincia no hay ningún mercado de este tipo.
rajas-reason-r-48 = Primero hay que elegir uno de los aposentos 2 a 6.
rajas-reason-r-49 = La loseta nueva debe ser más cara que la que tapa.
rajas-reason-r-51 = Una loseta perdería su camino a la residencia.
rajas-reason-r-53 = No se puede construir encima de una loseta que ya tapa a otra.
rajas-reason-r-55 = No se puede construir encima de nada: hace falta una loseta propia más barata y dados del color nuevo para pagar la diferencia.
rajas-reason-r-58 = El Portugués no se puede usar desde las seis últimas casillas del río.
rajas-reason-r-59 = El barco ha llegado a la última casilla de río: el puerto ya no sirve de nada.
rajas-reason-r-88 = Esta ficha de rendimiento no está disponible, o no queda ningún espacio libre de su color.

## What the things on the board are. First their names where they have none above, then what they do.

rajas-place-fame-track = medidor de fama
rajas-place-money-track = medidor de dinero
rajas-place-supply = dados { $colour-plural } de la reserva
rajas-place-scroll-temple = nivel de los templos
rajas-place-scroll-palace = nivel de los palacios
rajas-place-scroll-fort = nivel de los fuertes
rajas-place-scroll-mill = nivel de los molinos
rajas-place-kali = estatua de Kali
rajas-place-karma = karma
rajas-place-residence = residencia
rajas-place-elephant = elefante
rajas-place-boat = barco
rajas-place-bridge = puente
rajas-place-workers = trabajadores
rajas-place-bonus-marker = ficha de bonificación
rajas-place-display = fichas de rendimiento disponibles
rajas-place-meeting-point = punto de encuentro
rajas-help-quarry = Paga el dinero de la casilla libre más a la izquierda y construye una de las losetas disponibles: entrega dados de su color que sumen al menos su número y ponla en tu provincia.
rajas-help-harbour = Paga el dinero de la casilla libre más a la izquierda y entrega un dado de 1, 2 o 3: tu barco navega como mucho ese número de casillas libres y te da lo que muestra la casilla a la que llega.
rajas-help-mixed-market = Vende el mejor mercado de cada mercancía de tu provincia. No cuesta ningún dado; con tres o cuatro jugadores solo puedes venir una vez por ronda.
rajas-help-tea-market = Entrega un dado: te dan su dinero tantos mercados de té de tu provincia como muestre el dado.
rajas-help-silk-market = Entrega un dado: te dan su dinero tantos mercados de seda de tu provincia como muestre el dado.
rajas-help-spices-market = Entrega un dado: te dan su dinero tantos mercados de especias de tu provincia como muestre el dado.
rajas-help-any-market = Entrega un dado: te dan su dinero tantos mercados de un mismo tipo de tu provincia como muestre el dado.
rajas-help-low-terrace = Toma 2 de dinero y vuelve a tirar los dados que quieras, cada uno una vez.
rajas-help-terrace = Toma un dado { $colour } de la reserva y tíralo.
rajas-help-balcony = Entrega un dado { $paid }, de cualquier valor, a cambio de dos dados { $taken-plural }.
rajas-help-great-mogul = Entrega un 1: ganas 2 de fama y empiezas la próxima ronda.
rajas-help-dancer = Entrega un 2: ganas dos dados a elección y una ficha de rendimiento.
rajas-help-yogi = Entrega un 3: ganas 2 de karma y un dado a elección.
rajas-help-raja = Entrega un 4: ganas 3 de dinero y mejoras un tipo de edificio.
rajas-help-master-builder = Entrega un 5: construye una loseta más cara encima de una tuya y paga solo la diferencia, con dados de su color. Puntúa entera.
rajas-help-portuguese = Entrega un 6: tu barco avanza seis casillas libres.
rajas-help-die = Un dado sobre Kali. Con dados se pagan losetas, mercados, aposentos y el puerto; 1 de karma gira a la cara opuesta un dado que entregas.
rajas-help-stack = Solo está disponible la loseta superior de cada pila; cuando se construye, se revela la siguiente.
rajas-help-square = Una loseta debe continuar un camino que lleve a la residencia. Los edificios dan fama según su nivel; los mercados, su dinero.
rajas-help-fame-track = La fama da la vuelta al tablero en un sentido. Las casillas con símbolo dan su bonificación una vez, cuando llegas a ellas o las pasas.
rajas-help-money-track = El dinero avanza en sentido contrario, dos casillas por cada una de fama. Al gastar, el marcador retrocede; las bonificaciones no se pierden por eso.
rajas-help-yield = Un camino desde la residencia hasta este símbolo da una vez su ingreso especial.
rajas-help-supply = Dados que no tiene nadie. Un dado que ganas se tira enseguida.
rajas-help-scroll = Es la fama que da cada edificio de este tipo al construirlo. Una mejora la aumenta, hasta 4.
rajas-help-river-start = De aquí salen todos los barcos.
rajas-help-river = Si tu barco termina aquí su viaje, recibes lo que muestra la casilla. Las casillas con otros barcos se saltan.
rajas-help-good = Un tipo de mercancías: los mercados de tu provincia que comercian con él se venden juntos.
rajas-help-token = Una ficha de rendimiento disponible. Se pone en un espacio libre de su color en tu provincia y se cobra cuando un camino la conecta.
rajas-help-kali = Tus dados están sobre Kali: diez, u ocho para jugadores avanzados. Los que no quepan deben devolverse antes.
rajas-help-karma = Hasta 3. Con 1 de karma giras a la cara opuesta un dado que entregas.
rajas-help-residence = Aquí empiezan todos los caminos de tu provincia.
rajas-help-elephant = Quien lo tiene empieza la ronda. Pasa a quien haya visitado al Gran Mogol y, si no, hacia la izquierda.
rajas-help-boat = Navega río abajo. Un solo barco por casilla, salvo en la de salida y en la última.
rajas-help-bridge = Cuando tu barco lo pasa, ganas un trabajador.
rajas-help-workers = En cada turno colocas uno. Se ganan más en el medidor de fama, en el medidor de dinero y al pasar el puente.
rajas-help-bonus-marker = Señala la próxima casilla del medidor de dinero que dará una bonificación.
rajas-help-display = Estas fichas de rendimiento se consiguen con la Bailarina, o por tener menos trabajadores que los demás.
rajas-help-meeting-point = Cuando tus dos marcadores se encuentran o se cruzan aquí, empiezan los últimos turnos. Gana la mayor ventaja.
