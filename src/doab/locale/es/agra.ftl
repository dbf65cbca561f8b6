# Agra. Terms are those of docs/agra/glossary.md. Fields are explained in docs/wording.md.

agra-title = Agra
agra-goal = Sirves en la corte de Akbar en Agra y quieres ser quien más rupias tenga tras la última ronda. En tu turno puedes primero meditar (tumbas trabajadores que están de pie para obtener puntos y los gastas), después colocas un trabajador y, por último, puedes cumplir una demanda u ofrecer una mercancía a Akbar. Las granjas dan mercancías, los edificios las convierten en otras mejores, el Arquitecto construye esos edificios y el Marinero entrega mercancías a los personajes del río: rupias, influencia y su ayuda. El favor, las mercancías de lujo, el aceite y el curry se pueden usar casi en cualquier momento de tu turno. El final llega cuando se gana el contrato de un personaje de nivel IV, un marcador de influencia alcanza lo más alto o se cubren todas las demandas de un gremio: esa ronda y una más.

## Terms

# After a number: “1 de madera”, “1 tabla”, “3 de madera”, “3 tablas”; .plural is the word alone, “madera”, “tablas”.
agra-good-sandstone = arenisca
    .plural = arenisca
    .one = de arenisca
    .many = de arenisca
agra-good-wood = madera
    .plural = madera
    .one = de madera
    .many = de madera
agra-good-turmeric = cúrcuma
    .plural = cúrcuma
    .one = de cúrcuma
    .many = de cúrcuma
agra-good-cotton = algodón
    .plural = algodón
    .one = de algodón
    .many = de algodón
agra-good-cement = cemento
    .plural = cemento
    .one = de cemento
    .many = de cemento
agra-good-plank = tabla
    .plural = tablas
    .one = tabla
    .many = tablas
agra-good-curry = curry
    .plural = curry
    .one = de curry
    .many = de curry
agra-good-oil = aceite
    .plural = aceite
    .one = de aceite
    .many = de aceite
agra-good-brick = ladrillo
    .plural = ladrillos
    .one = ladrillo
    .many = ladrillos
agra-good-paper = papel
    .plural = papel
    .one = de papel
    .many = de papel
agra-good-dye = tinte
    .plural = tinte
    .one = de tinte
    .many = de tinte
agra-good-cloth = tela
    .plural = telas
    .one = tela
    .many = telas
agra-good-statue = estatua
    .plural = estatuas
    .one = estatua
    .many = estatuas
agra-good-book = libro
    .plural = libros
    .one = libro
    .many = libros
agra-good-painting = cuadro
    .plural = cuadros
    .one = cuadro
    .many = cuadros
agra-good-clothes = ropa
    .plural = ropa
    .one = de ropa
    .many = de ropa
# “la cantera”, “a la cantera”, “de la cantera”.
agra-space-architect = Arquitecto
    .definite = el Arquitecto
    .to = al Arquitecto
    .of = del Arquitecto
agra-space-sailor = Marinero
    .definite = el Marinero
    .to = al Marinero
    .of = del Marinero
agra-space-trader = Comerciante
    .definite = el Comerciante
    .to = al Comerciante
    .of = del Comerciante
agra-space-botanist = Botánica
    .definite = la Botánica
    .to = a la Botánica
    .of = de la Botánica
agra-space-quarry = cantera
    .definite = la cantera
    .to = a la cantera
    .of = de la cantera
agra-space-woodcutter = aserradero
    .definite = el aserradero
    .to = al aserradero
    .of = del aserradero
agra-space-turmeric-farm = granja de cúrcuma
    .definite = la granja de cúrcuma
    .to = a la granja de cúrcuma
    .of = de la granja de cúrcuma
agra-space-cotton-farm = granja de algodón
    .definite = la granja de algodón
    .to = a la granja de algodón
    .of = de la granja de algodón
agra-space-cement = edificio de cemento
    .definite = el edificio de cemento
    .to = al edificio de cemento
    .of = del edificio de cemento
agra-space-plank = edificio de tablas
    .definite = el edificio de tablas
    .to = al edificio de tablas
    .of = del edificio de tablas
agra-space-curry = edificio de curry
    .definite = el edificio de curry
    .to = al edificio de curry
    .of = del edificio de curry
agra-space-oil = edificio de aceite
    .definite = el edificio de aceite
    .to = al edificio de aceite
    .of = del edificio de aceite
agra-space-brick = edificio de ladrillos
    .definite = el edificio de ladrillos
    .to = al edificio de ladrillos
    .of = del edificio de ladrillos
agra-space-paper = fábrica de papel
    .definite = la fábrica de papel
    .to = a la fábrica de papel
    .of = de la fábrica de papel
agra-space-dye = edificio de tinte
    .definite = el edificio de tinte
    .to = al edificio de tinte
    .of = del edificio de tinte
agra-space-cloth = edificio de telas
    .definite = el edificio de telas
    .to = al edificio de telas
    .of = del edificio de telas
agra-space-statue = edificio de estatuas
    .definite = el edificio de estatuas
    .to = al edificio de estatuas
    .of = del edificio de estatuas
agra-space-book = edificio de libros
    .definite = el edificio de libros
    .to = al edificio de libros
    .of = del edificio de libros
agra-space-painting = edificio de cuadros
    .definite = el edificio de cuadros
    .to = al edificio de cuadros
    .of = del edificio de cuadros
agra-space-clothes = sastrería
    .definite = la sastrería
    .to = a la sastrería
    .of = de la sastrería
# The short word stands where there is little room, the full one in sentences.
agra-guild-artisans = artesanos
    .full = Gremio de Artesanos
agra-guild-merchants = comerciantes
    .full = Gremio de Comerciantes
agra-guild-scholars = eruditos
    .full = Gremio de Eruditos
agra-side-north = norte
agra-side-east = este
agra-side-south = sur
agra-side-west = oeste
# The actions of the meditation circle.
agra-circle-trade = cambio
agra-circle-deliver = entrega
agra-circle-process = proceso
agra-circle-cover = loseta
agra-circle-farmer = granjero

## Things that are put together

agra-tile = loseta de favor { $number }
agra-pier = muelle { $number }
agra-square = { $side } { $number }
agra-bowl = cuenco para { $good-plural }
agra-order = demanda { $number } del { $guild-full }
agra-price-token = ficha de precio { $number }
# Building-bonus tiles (Appendix II).
agra-bonus-guild = { $rupees ->
    [one] { $rupees } rupia y una posición en el { $guild-full }
   *[other] { $rupees } rupias y una posición en el { $guild-full }
}
agra-bonus-favour = { $rupees ->
    [one] { $rupees } rupia y un favor
   *[other] { $rupees } rupias y un favor
}
agra-bonus-cover = { $rupees ->
    [one] { $rupees } rupia y una loseta de tapar menos
   *[other] { $rupees } rupias y una loseta de tapar menos
}
agra-bonus-rupees = { $rupees ->
    [one] { $rupees } rupia
   *[other] { $rupees } rupias
}

## What brought or cost something

agra-by-bonus-tile = bonus de construcción
agra-by-building = edificio
agra-by-favour-action = acción de favor
agra-by-follower = alguien sigue su acción
agra-by-freed = liberado
agra-by-gain = ganancia
agra-by-influence = influencia
agra-by-meditation = meditación
agra-by-merchant = mercader
agra-by-order = demanda
agra-by-peon = Peón
agra-by-sent-away = trabajador expulsado
agra-by-sold = vendido
agra-by-standing-up = levantar trabajadores
agra-by-study = estudio
agra-by-unused-deliveries = entregas sin usar

## Questions

agra-question-meditation = Meditación: ¿tumbas trabajadores para obtener puntos, gastas puntos o pasas a tu acción?
agra-question-meditation-points = { $number ->
    [0] Meditación: no te quedan puntos. ¿Qué haces?
    [one] Meditación: tienes { $number } punto. ¿Qué haces?
   *[other] Meditación: tienes { $number } puntos. ¿Qué haces?
}
agra-question-swap = ¿Qué mercancía del mismo valor tomas a cambio?
agra-question-action = ¿Adónde va tu trabajador?
agra-question-action-peon = ¿A cuál de tus trabajadores ayuda gratis el Peón?
agra-question-cook = Han expulsado a tu trabajador que estaba de pie. ¿Va al Cocinero o a tu suministro?
agra-question-architect = El Arquitecto: ¿subes tu influencia o construyes?
agra-question-materials = Para construir { $building-definite } faltan materiales por valor de { $missing }. ¿Qué pagas?
agra-question-bonus = ¿Qué bonus de construcción tomas?
agra-question-cover = ¿Qué loseta de tapar retiras de tu granja?
agra-question-processing = De { $source-plural } a { $good-plural }: ¿cuántas mercancías procesas?
agra-question-extra = ¿Procesas una mercancía más con la loseta de favor 2?
agra-question-follow = { $player } procesa { $source-plural } para obtener { $good-plural }. ¿Sigues la acción con una mercancía tuya?
agra-question-sailor = { $number ->
    [0] El Marinero: no te quedan entregas. ¿Qué haces?
    [one] El Marinero: te queda { $number } entrega. ¿Qué haces?
   *[other] El Marinero: te quedan { $number } entregas. ¿Qué haces?
}
agra-question-portuguese = El Comerciante Portugués: ¿qué más pagas, hasta un valor total de 4?
agra-question-influence = ¿En qué gremio subes gracias a los personajes a los que has servido?
agra-question-jagirdar = El Jagirdar: ¿entregas tú también una mercancía?
agra-question-trader = El Comerciante: ¿intercambias mercancías perdiendo uno de valor o cambias un precio?
agra-question-giving = ¿Qué más das (hasta tres mercancías)?
agra-question-taking = Toma mercancías por un valor total de { $left }. ¿Cuál?
agra-question-botanist = { $left ->
    [one] La Botánica: ¿qué haces? Te queda { $left } cosa.
   *[other] La Botánica: ¿qué haces? Te quedan { $left } cosas distintas.
}
agra-question-second-step = ¿Adónde da un granjero el segundo paso?
agra-question-production = Tu granja produce { $good }: ¿cuánto tomas?
agra-question-dyer = La Tintorera: ¿cambias dos de las mercancías producidas por otra?
agra-question-step-bonus = { $favour ->
    [one] Tu influencia te da { $favour } favor o una loseta de favor. ¿Qué eliges?
   *[other] Tu influencia te da { $favour } favores o una loseta de favor. ¿Qué eliges?
}
agra-question-tile = El Creador de Mosaicos: ¿qué loseta de favor tomas?
agra-question-give-back = Puedes quedarte tres losetas de favor. ¿Cuál devuelves?
agra-question-stand = ¿A cuál de tus trabajadores levantas?
agra-question-painting = ¿Qué marcador de influencia sube con el cuadro?
agra-question-raise = ¿Qué marcador de influencia sube?
agra-question-gift = ¿Qué ofreces a Akbar o qué demanda cumples?
agra-question-bowl = ¿En qué cuenco la pones?
agra-question-good = ¿Qué mercancía tomas?
agra-question-pick = Tu acción de favor: ¿qué haces exactamente?
agra-question-free = No te quedan marcadores para lo que ganas. ¿Qué marcador liberas?
agra-question-after-action = Has terminado tu acción. ¿Usas una estatua para hacer otra o pasas a las demandas?
agra-question-after-action-plain = Has terminado tu acción. ¿Algo más antes de las demandas?
agra-question-orders = Demandas: ¿cumples una u ofreces una mercancía a Akbar?
agra-question-end = ¿Algo más antes de que termine tu turno?
agra-question-merchant = Se tira un dado para el mercader.
agra-question-builder = Se tira un dado para el constructor.
agra-question-merchant-start = Se tira un dado para ver dónde empieza el mercader.
agra-question-builder-start = Se tira un dado para ver dónde empieza el constructor.
agra-question-neutral-bowl = Se tira un dado para un marcador neutral en los cuencos de Akbar.
agra-question-neutral-order = Se tira un dado para un marcador neutral en una demanda.
agra-question-order-marker = Se tira un dado para un marcador de demanda de gremio.
agra-question-notables = Se roba un personaje.
agra-question-favour-tile = Se revela una loseta de favor.
agra-question-start = Se sortea quién empieza.
# Questions in general, where it is told how they are always answered.
agra-question-materials-always = ¿Qué pagas por un edificio?
agra-question-processing-always = ¿Cuántas mercancías procesas?
agra-question-follow-always = Alguien procesa mercancías. ¿Sigues la acción con una mercancía tuya?
agra-question-sailor-always = El Marinero: ¿qué haces?
agra-question-taking-always = ¿Qué mercancía tomas a cambio?
agra-question-botanist-always = La Botánica: ¿qué haces?
agra-question-production-always = Tu granja produce: ¿cuánto tomas?
agra-question-step-bonus-always = Tu influencia te da favores o una loseta de favor. ¿Qué eliges?

## Answers

agra-answer-place-character = Envía un trabajador { $space-to }
agra-answer-place-building = Coloca un trabajador en { $space-definite }
agra-answer-peon = Usa el Peón: { $space }
agra-answer-lay = Tumba a un trabajador: { $space }
agra-answer-lay-cook = Recupera a un trabajador del Cocinero
agra-answer-stand = Levanta a un trabajador: { $space }
agra-answer-trade = Cambia 1 { $good-one } por otra mercancía
agra-answer-take = Toma 1 { $good-one }
agra-answer-give = Da 1 { $good-one }
agra-answer-pay = Paga 1 { $good-one }
agra-answer-sell = Vende 1 { $good-one }
agra-answer-swap = Cambia 1 { $good-one }
agra-answer-dye = Cambia dos por 1 { $good-one }
agra-answer-free = Libera un marcador: { $good }
agra-answer-free-favour = Libera un marcador: favor
agra-answer-forfeit = Renuncia al resto
agra-answer-gift = Ofrece 1 { $good-one } a Akbar
agra-answer-bowl = Al cuenco para { $good-plural }
agra-answer-deliver = Entrega 1 { $good-one } { $notable-to }
agra-answer-deliver-twice = Entrega 2 { $good-many } { $notable-to }
agra-answer-process = Procesa 1 { $source-one } en 1 { $good-one }
agra-answer-build = Construye { $building-definite }
agra-answer-uncover = Retira la loseta de tapar { $square }
agra-answer-farmer = Mueve un granjero a la casilla { $square }
agra-answer-price = Ficha de precio { $token } en { $good-plural }, con valor { $value }
agra-answer-bonus = Toma el bonus: { $bonus }
agra-answer-raise = Sube en el { $guild-full }
agra-answer-order = Cumple la demanda del { $guild-full }
agra-answer-produce = { $number ->
    [0] No tomes nada
   *[other] Toma { $number }
}
agra-answer-move = { $number ->
    [0] No proceses nada
   *[other] Procesa { $number }
}
agra-answer-extra = Una mercancía más
agra-answer-extra-with-mullah = Una mercancía más, con el Mullah
agra-answer-follow = Sigue la acción
agra-answer-follow-twice = Sigue la acción con dos mercancías
agra-answer-take-favour = Toma el favor
agra-answer-take-tile = Toma la { $tile }
agra-answer-give-back-tile = Devuelve la { $tile }
agra-answer-favour = Favor: { $effect }
agra-answer-favour-with-mullah = Favor con el Mullah: { $effect }
agra-answer-use-tile = { $tile }: { $effect }
agra-answer-use-tile-with-mullah = { $tile } con el Mullah: { $effect }
agra-answer-use-statue = Usa una estatua
agra-answer-use-book = Usa un libro
agra-answer-use-painting = Usa un cuadro
agra-answer-use-clothes = Usa ropa
agra-answer-oil = Usa aceite
agra-answer-curry = Usa curry
agra-answer-oil-and-curry = Usa aceite y curry
agra-answer-caliph = Usa el Califa
agra-answer-english-trader = Comerciante Inglés: cambia 1 { $good-one }
agra-answer-french-trader = Comerciante Francés: pon sobre él 1 { $good-one }
agra-answer-mosaic-1 = Creador de Mosaicos: 1 favor
agra-answer-mosaic-2 = Creador de Mosaicos: 2 favores
agra-answer-to-cook = Al Cocinero
agra-answer-to-supply = A tu suministro
agra-answer-study = Estudia
agra-answer-skip = Ninguna de las dos cosas
agra-answer-no = No
agra-answer-done = Nada más
agra-answer-enough = Es suficiente
agra-answer-end-meditation = Termina la meditación
agra-answer-end-sailing = Termina las entregas
agra-answer-end-trading = Termina el intercambio
agra-answer-end-gardening = Termina con la Botánica
agra-answer-open-orders = Pasa a las demandas
agra-answer-skip-orders = Ni demanda ni ofrenda
agra-answer-end-turn = Termina tu turno
# What chance answers.
agra-answer-die = El dado muestra un { $number }
agra-answer-notable = Sale { $notable-definite }
agra-answer-open-tile = Se revela la { $tile }
agra-answer-first-player = Empieza el jugador { $number }

## What an answer costs and brings

# $parts is a list of such notes.
agra-note-parts = { $parts }
agra-note-architect = influencia o construir
agra-note-sailor = entregar mercancías
agra-note-trader = intercambio, precios
agra-note-botanist = destapar, granjeros, estudio
agra-note-production = { $number ->
    [0] no da { $good-plural }
    [one] da { $number } { $good-one }
   *[other] da { $number } { $good-many }
}
agra-note-processing = { $number ->
    [0] sin { $source-plural }
    [one] procesa { $number } { $source-one }
   *[other] procesa { $number } { $source-many }
}
agra-note-builder = se construye gratis
agra-note-merchant = da 2 favores
agra-note-coins = { $number ->
    [one] da { $number } rupia
   *[other] da { $number } rupias
}
agra-note-sends = expulsa a { $player }
agra-note-sends-with-favour = { $number ->
    [one] expulsa a { $player }, que recibe { $number } favor
   *[other] expulsa a { $player }, que recibe { $number } favores
}
agra-note-peon = { $price ->
    [one] cuesta { $price } rupia
   *[other] cuesta { $price } rupias
}
agra-note-lay = { $number ->
    [one] da { $number } punto
   *[other] da { $number } puntos
}
agra-note-trade = { $number ->
    [one] cuesta { $number } punto, por una mercancía del mismo valor
   *[other] cuesta { $number } puntos, por una mercancía del mismo valor
}
agra-note-deliver = { $number ->
    [one] da { $number } rupia; gremio: { $guild }
   *[other] da { $number } rupias; gremio: { $guild }
}
agra-note-deliver-points = { $number ->
    [one] cuesta 3 puntos, da { $number } rupia; gremio: { $guild }
   *[other] cuesta 3 puntos, da { $number } rupias; gremio: { $guild }
}
agra-note-points = { $number ->
    [one] cuesta { $number } punto
   *[other] cuesta { $number } puntos
}
agra-note-pay-deliveries = { $number ->
    [one] da { $number } entrega
   *[other] da { $number } entregas
}
agra-note-order = { $number ->
    [one] cuesta { $first } y { $second }, da { $number } rupia
   *[other] cuesta { $first } y { $second }, da { $number } rupias
}
agra-note-order-step = { $number ->
    [one] cuesta { $first } y { $second }, da { $number } rupia y una posición
   *[other] cuesta { $first } y { $second }, da { $number } rupias y una posición
}
agra-note-gift = { $points ->
    [one] tu cuenco { $number }: da { $points } rupia al final
   *[other] tu cuenco { $number }: da { $points } rupias al final
}
agra-note-raise = de la posición { $step } a la { $next }
agra-note-raise-bonus = de la posición { $step } a la { $next }: da favor o una loseta
agra-note-raise-top = de la posición { $step } a la { $next }: lo más alto, empiezan las últimas rondas
agra-note-build = cuesta materiales por valor de { $cost }
agra-note-build-builder = cuesta materiales por valor de { $cost }; aquí está el constructor
agra-note-worth = vale { $value }
agra-note-price = vale { $shown } en lugar de { $value }
agra-note-study = cuesta { $goods }: la siguiente posición
agra-note-sell = { $number ->
    [one] da { $number } rupia
   *[other] da { $number } rupias
}
agra-note-free = tienes { $number }
agra-note-forfeit = se pierde la ganancia
agra-note-to-cook = se guarda allí para puntos de meditación, { $number } de 2
agra-note-to-supply = vuelve con tus trabajadores
agra-note-extra = cuesta 2 favores
agra-note-extra-with-mullah = cuesta 1 favor
agra-note-follow = 1 { $source-one } → 1 { $good-one }
agra-note-follow-twice = 2 { $source-many } → 2 { $good-many }; cuesta 2 favores
agra-note-take-favour = { $number ->
    [one] da { $number } favor
   *[other] da { $number } favores
}
agra-note-oil = cuesta 1 de aceite: se levanta un trabajador
agra-note-curry = cuesta 1 de curry: se levanta un trabajador
agra-note-oil-and-curry = cuesta 1 de cada: se levantan hasta tres trabajadores
agra-note-caliph = cuesta 1 de algodón: se levanta un trabajador
agra-note-mosaic-1 = cuesta 1 punto, da 1 favor
agra-note-mosaic-2 = cuesta 3 puntos, da 2 favores
agra-note-english-trader = por otra de valor { $value }
agra-note-french-trader = marcador { $number } de 3
agra-note-use-statue = da una segunda acción principal
agra-note-use-book = da 1 favor, y se levantan hasta tres trabajadores
agra-note-use-painting = da dos posiciones de influencia en gremios distintos
agra-note-use-clothes = { $number ->
    [one] da { $number } rupia
   *[other] da { $number } rupias
}
agra-note-favour = { $spend ->
    [one] cuesta { $spend } favor: { $effect }
   *[other] cuesta { $spend } favores: { $effect }
}
agra-note-end-meditation = pasar a tu acción
agra-note-end-sailing-paid = { $number ->
    [one] da { $number } rupia por lo que sobra
   *[other] da { $number } rupias por lo que sobra
}

## Favour actions (Appendix III)

agra-effect-favour-1 = tomar una mercancía básica
agra-effect-favour-2 = procesar una mercancía
agra-effect-favour-3 = subir un marcador de influencia
agra-effect-tile-1 = levantar a un trabajador
agra-effect-tile-2 = una mercancía más al procesar
agra-effect-tile-3 = +1 punto de meditación
agra-effect-tile-4 = vender mercancía por su valor
agra-effect-tile-5 = retirar una loseta de tapar
agra-effect-tile-6 = entregar mercancía a personaje
agra-effect-tile-7 = ofrenda o demanda de gremio
agra-effect-tile-8 = granjeros dos casillas
agra-effect-tile-9 = cambiar un precio
agra-effect-tile-10 = cambiar mercancía, mismo valor
agra-effect-tile-11 = tomar mercancía de valor 2
agra-effect-tile-12 = seguidor de meditación +1
agra-effect-tile-13 = procesar una de valor 1 a 2
agra-effect-tile-14 = el Peón es gratis

## Notables, and what they do for whoever has won them (Appendix I)

agra-notable-portuguese-trader = Comerciante Portugués
    .definite = el Comerciante Portugués
    .to = al Comerciante Portugués
agra-notable-portuguese-trader-help = al Marinero se le puede pagar con varias mercancías de valor 4 como máximo en total; +1 por cada tela entregada
agra-notable-sufi = Sufi
    .definite = el Sufi
    .to = al Sufi
agra-notable-sufi-help = al momento: seguidor de meditación +1; +1 por cada curry entregado
agra-notable-takshaka = Takshaka
    .definite = Takshaka
    .to = a Takshaka
agra-notable-takshaka-help = al construir: pagas uno menos y +1 rupia
agra-notable-mahout = Mahout
    .definite = el Mahout
    .to = al Mahout
agra-notable-mahout-help = +1 al producir arenisca o madera
agra-notable-khatib = Khatib
    .definite = el Khatib
    .to = al Khatib
agra-notable-khatib-help = +1 al producir algodón o cúrcuma
agra-notable-french-trader = Comerciante Francés
    .definite = el Comerciante Francés
    .to = al Comerciante Francés
agra-notable-french-trader-help = una vez por turno pon sobre él una mercancía de valor 1 a 3; la tercera da 5 rupias
agra-notable-dyer = Tintorera
    .definite = la Tintorera
    .to = a la Tintorera
agra-notable-dyer-help = cambia dos mercancías producidas por una de la misma fila de valor 2 como máximo; +1 por cada tinte entregado
agra-notable-cook = Cocinero
    .definite = el Cocinero
    .to = al Cocinero
agra-notable-cook-help = guarda para la meditación dos de tus trabajadores de pie que hayan sido expulsados; +1 por cada aceite entregado
agra-notable-muezzin = Muezzin
    .definite = el Muezzin
    .to = al Muezzin
agra-notable-muezzin-help = +1 punto en cada meditación
agra-notable-jagirdar = Jagirdar
    .definite = el Jagirdar
    .to = al Jagirdar
agra-notable-jagirdar-help = una entrega gratis más; puedes entregar una mercancía cuando otros usan el Marinero
agra-notable-caliph = Califa
    .definite = el Califa
    .to = al Califa
agra-notable-caliph-help = una vez por turno, 1 de algodón levanta a un trabajador
agra-notable-calligrapher = Calígrafo
    .definite = el Calígrafo
    .to = al Calígrafo
agra-notable-calligrapher-help = el Peón cuesta 1; +1 por cada papel entregado
agra-notable-mullah = Mullah
    .definite = el Mullah
    .to = al Mullah
agra-notable-mullah-help = una vez por turno gasta un favor menos; +1 por cada ladrillo entregado
agra-notable-english-trader = Comerciante Inglés
    .definite = el Comerciante Inglés
    .to = al Comerciante Inglés
agra-notable-english-trader-help = una vez por turno cambia una mercancía por otra del mismo valor
agra-notable-mosaic-maker = Creador de Mosaicos
    .definite = el Creador de Mosaicos
    .to = al Creador de Mosaicos
agra-notable-mosaic-maker-help = al momento: cualquier loseta de favor; una vez por turno 1 punto → 1 favor o 3 → 2
agra-notable-mujtahida = Mujtahida
    .definite = la Mujtahida
    .to = a la Mujtahida
agra-notable-mujtahida-help = al momento: construye gratis el primer edificio; +2 por cada estatua entregada
agra-notable-dutch-trader = Comerciante Holandés
    .definite = el Comerciante Holandés
    .to = al Comerciante Holandés
agra-notable-dutch-trader-help = al final, 1, 3 o 6 por demandas de 1, 2 o 3 gremios; +2 por ropa entregada
agra-notable-painter = Pintora
    .definite = la Pintora
    .to = a la Pintora
agra-notable-painter-help = al momento: se levantan tres trabajadores y subes una posición de influencia; +2 por cada cuadro entregado
agra-notable-subadar = Subadar
    .definite = el Subadar
    .to = al Subadar
agra-notable-subadar-help = al final, 1 por cada demanda tuya; +2 por cada libro entregado
agra-notable-sadr-us-sudur = Sadr us-Sudur
    .definite = el Sadr us-Sudur
    .to = al Sadr us-Sudur
agra-notable-sadr-us-sudur-help = al momento: cualquier mercancía a un cuenco de su valor; al final, 1 por cada cuenco tuyo
agra-notable-grand-mufti = Gran Mufti
    .definite = el Gran Mufti
    .to = al Gran Mufti
agra-notable-grand-mufti-help = al momento: 3 favores; al final, 3 por cada conjunto de los tres gremios
agra-notable-grand-imam = Gran Imam
    .definite = el Gran Imam
    .to = al Gran Imam
agra-notable-grand-imam-help = al momento: 3 favores; al final, 1 por cada demanda y cada personaje de los eruditos
agra-notable-court-artist = Artista de la Corte
    .definite = el Artista de la Corte
    .to = al Artista de la Corte
agra-notable-court-artist-help = al momento: 3 favores; al final, 1 por cada demanda y cada personaje de los artesanos
agra-notable-dewan = Dewan
    .definite = el Dewan
    .to = al Dewan
agra-notable-dewan-help = al momento: 3 favores; al final, 1 por cada demanda y cada personaje de los comerciantes

## Events: parts of a line of the log, “Asha: worker to quarry, gains 3 sandstone”

agra-event-gain-good = { $amount ->
    [one] gana { $amount } { $good-one }
   *[other] gana { $amount } { $good-many }
}
agra-event-gain-rupees = { $amount ->
    [one] +{ $amount } rupia ({ $source })
   *[other] +{ $amount } rupias ({ $source })
}
agra-event-gain-favour = { $amount ->
    [one] +{ $amount } favor ({ $source })
   *[other] +{ $amount } favores ({ $source })
}
agra-event-gain-points = { $amount ->
    [one] +{ $amount } punto de meditación
   *[other] +{ $amount } puntos de meditación
}
agra-event-take-tile = toma la { $tile }
agra-event-cover = retira una loseta de tapar
agra-event-contract = gana el contrato: { $notable }
agra-event-pay-good = { $amount ->
    [one] paga { $amount } { $good-one } ({ $source })
   *[other] paga { $amount } { $good-many } ({ $source })
}
agra-event-swap-good = { $amount ->
    [one] da { $amount } { $good-one } ({ $source })
   *[other] da { $amount } { $good-many } ({ $source })
}
agra-event-pay-rupees = { $amount ->
    [one] paga { $amount } rupia ({ $source })
   *[other] paga { $amount } rupias ({ $source })
}
agra-event-pay-favour = { $amount ->
    [one] gasta { $amount } favor ({ $source })
   *[other] gasta { $amount } favores ({ $source })
}
agra-event-pay-points = { $amount ->
    [one] gasta { $amount } punto de meditación
   *[other] gasta { $amount } puntos de meditación
}
agra-event-give-tile-back = devuelve la { $tile }
agra-event-use = usa 1 { $good-one }
agra-event-place-worker = trabajador { $space-to }
agra-event-place-building = construye { $building-definite }
agra-event-place-building-nobody = se construye { $building-definite }
agra-event-place-neutral-marker = un marcador neutral: { $place }
agra-event-place-merchant = el mercader empieza en { $space-definite }
agra-event-place-builder = el constructor empieza en { $space-definite }
agra-event-place-order-marker = el marcador de demanda del { $guild-full } en la fila { $amount }
agra-event-order-limit = el límite de demandas es ahora { $amount }
agra-event-place-rupees = una rupia en { $space-definite }
agra-event-place-marker = cumple la { $place }
agra-event-deliver = entrega 1 { $good-one } { $notable-to }
agra-event-place-good = 1 { $good-one } { $notable-to }
agra-event-gift = ofrece 1 { $good-one } a Akbar
agra-event-process = { $amount ->
    [one] { $amount } { $source-one } → { $good }
   *[other] { $amount } { $source-many } → { $good-plural }
}
agra-event-move-farmer = mueve un granjero a la casilla { $square }
agra-event-worker-standing = se levanta el trabajador { $space-of }
agra-event-worker-lying = se tumba el trabajador { $space-of }
agra-event-worker-supply = vuelve a casa el trabajador { $space-of }
agra-event-worker-to-cook = trabajador al Cocinero
agra-event-worker-from-cook = vuelve un trabajador del Cocinero
agra-event-price = ficha de precio { $token } en { $good-plural }, ahora con valor { $amount }
agra-event-price-home = la ficha de precio { $token } vuelve al Comerciante
agra-event-move-order-marker = el marcador de demanda del { $guild-full } pasa a la fila { $amount }
agra-event-orders-fulfilled = se han cumplido todas las demandas del { $guild-full }
agra-event-blocked = la acción de meditación «{ $action }» queda bloqueada
agra-event-move-boat = el barco llega al muelle { $amount }
agra-event-move-merchant = el mercader avanza { $amount } hasta { $space-definite }
agra-event-move-builder = el constructor avanza { $amount } hasta { $space-definite }
agra-event-builder-gone = todo está construido, el constructor se va
agra-event-tracker = seguidor de meditación +1
agra-event-influence = { $guild-full }: posición { $step }
agra-event-reveal = se revela la { $tile }
agra-event-start-player = empieza la partida
agra-event-round = empieza la ronda { $amount }
agra-event-last-round-ahead = se acerca el final: esta ronda y una más
agra-event-end = la partida ha terminado

## The score

agra-score-rupees = rupias
agra-score-notable = { $notable }
agra-score-guild = demandas del { $guild-full }
agra-score-meditation = última posición del track de meditación
agra-score-covers = losetas de tapar retiradas
agra-score-akbar = ofrendas a Akbar

## Options

agra-option-open-rupees = Rupias a la vista
agra-option-open-rupees-help = todo el mundo ve las rupias de los demás
agra-option-builder-start-counts-first = Salida del constructor
agra-option-builder-start-counts-first-help = la primera tirada del constructor cuenta su primera loseta como 1 (A-07)
agra-option-meditation-interleave = Tumbarse entre acciones
agra-option-meditation-interleave-help = los trabajadores también pueden tumbarse entre acciones de meditación (A-42)
agra-option-influence-cap = Influencia de un personaje
agra-option-influence-cap-help = cuántas veces da influencia un personaje: una por fase, por acción o por turno (A-50)
agra-option-influence-cap-phase = una vez por fase
agra-option-influence-cap-action = una vez por acción
agra-option-influence-cap-turn = una vez por turno
agra-option-peon-collects-rupees = El Peón recoge
agra-option-peon-collects-rupees-help = el Peón toma las rupias que hay en su edificio (A-60)
agra-option-merchant-pays-landing = El mercader paga donde se para
agra-option-merchant-pays-landing-help = el mercader también deja una rupia donde se para (A-63)
agra-option-max-doubles-per-turn = Dobles entregas
agra-option-max-doubles-per-turn-help = cuántas dobles entregas permite un turno (A-83)
agra-option-max-doubles-per-turn-none = sin límite
agra-option-max-doubles-per-turn-two = dos
agra-option-favour-reset = Acciones de favor usadas
agra-option-favour-reset-help = cuándo vuelven a estar libres las acciones de favor usadas (A-104)
agra-option-favour-reset-own-turn-end = al final del turno propio
agra-option-favour-reset-any-turn-end = al final de cada turno

## Why something is not possible, by section or ruling

agra-reason-2-0 = La preparación la deciden los dados y el azar.
agra-reason-4-0 = Antes hay que responder otra cosa.
agra-reason-5-2-4 = No hay ninguna mercancía que procesar por esta flecha.
agra-reason-5-3 = No tienes este material, o ya ha pasado su turno según el orden del tablero.
agra-reason-6-1-2 = Una entrega en la meditación cuesta tres puntos.
agra-reason-6-2-1-2 = El Peón solo trabaja donde hay un trabajador propio.
agra-reason-6-2-2-1 = Este edificio ya está construido.
agra-reason-6-2-2-2 = La granja no da tanto.
agra-reason-6-2-2-3 = Se procesan como mucho tres mercancías, y solo las que hay.
agra-reason-6-3-1 = No tienes esa mercancía.
agra-reason-6-3-2 = Hacen falta las dos mercancías de la demanda marcada.
agra-reason-7-2 = No tienes la mercancía que pide este espacio.
agra-reason-7-3 = Una doble entrega requiere dos mercancías del mismo tipo y dos entregas.
agra-reason-favour-1 = Esta acción de favor da una mercancía básica.
agra-reason-tile-4 = No hay ninguna mercancía que vender.
agra-reason-a-18 = Akbar no tiene ningún cuenco para esta mercancía.
agra-reason-a-25 = El edificio aún no está construido, y el constructor está en otra parte.
agra-reason-a-26 = La mercancía no tiene el valor que se pide.
agra-reason-a-30 = Antes de continuar el turno se decide quién sigue la acción.
agra-reason-a-33 = Los materiales no alcanzan el coste, o sobraría alguno.
agra-reason-a-42 = Los trabajadores se tumban antes de la primera acción de meditación, no después.
agra-reason-a-44 = Los trabajadores que se tumban uno tras otro siguen el orden del tablero, porque solo importa cuántos son. Elige este junto con los demás.
agra-reason-a-45 = Solo se pueden tumbar trabajadores propios que estén de pie en el tablero.
agra-reason-a-48 = Una mercancía se cambia por otra de distinto tipo y mismo valor, y cuesta esos puntos.
agra-reason-a-49 = Procesar en la meditación cuesta el valor de la mercancía resultante.
agra-reason-a-52 = El marcador de meditación bloquea esta acción para todo el mundo.
agra-reason-a-55 = Ya hay un trabajador propio: este espacio solo se puede usar con el Peón.
agra-reason-a-57 = El Peón cuesta más rupias de las que tienes.
agra-reason-a-58 = Todos tus trabajadores están fuera: solo es posible el Peón.
agra-reason-a-59 = La loseta de favor hace gratis el Peón, donde hay un trabajador propio, al elegir una acción principal.
agra-reason-a-71 = Para construir hace falta un segundo trabajador del suministro.
agra-reason-a-73 = Esa loseta de bonus ya no está, o es de otro nivel.
agra-reason-a-74 = No queda ninguna loseta de tapar en la granja.
agra-reason-a-75 = En una acción del Marinero solo se puede cumplir una demanda de gremio.
agra-reason-a-76 = Al Marinero se le paga una sola vez.
agra-reason-a-78 = No queda ninguna entrega.
agra-reason-a-80 = Una demanda de gremio requiere dos entregas a la vez.
agra-reason-a-82 = La doble entrega solo es posible en una acción del Marinero.
agra-reason-a-83 = No se pueden hacer más dobles entregas en este turno.
agra-reason-a-84 = Este espacio ya está ocupado.
agra-reason-a-88 = Lo que se toma debe valer exactamente uno menos que lo que se da.
agra-reason-a-89 = Solo hay un intercambio, y ningún tipo se da y se toma a la vez.
agra-reason-a-91 = Cada mercancía admite una sola ficha de precio, a un paso como mucho de lo impreso; y todo cambio debe alterar algo.
agra-reason-a-95 = Dos cosas distintas de las tres, una vez cada una; los granjeros se paran ante losetas de tapar y esquinas.
agra-reason-a-97 = No se puede liberar una mercancía del tipo que se está ganando.
agra-reason-a-101 = El aceite y el curry ayudan una vez por turno, y solo si hay un trabajador propio tumbado.
agra-reason-a-102 = No hay ningún trabajador propio tumbado en el tablero.
agra-reason-a-104 = Esta acción de favor ya se ha usado en este turno.
agra-reason-a-105 = No hay suficiente favor en la sección de favores.
agra-reason-a-106 = Esta loseta de favor no está entre las propias.
agra-reason-a-107 = Esta loseta de favor no está a la vista.
agra-reason-a-108 = En un turno se puede usar una mercancía de cada tipo de lujo.
agra-reason-a-110 = Un cuadro sube dos marcadores distintos.
agra-reason-a-111 = Una estatua se usa después de la acción principal y antes de las demandas, una vez por turno.
agra-reason-a-115 = Este cuenco está ocupado.
agra-reason-a-116 = Se ha alcanzado el límite de demandas de la columna.
agra-reason-a-120 = Todas las demandas de este gremio están cubiertas.
agra-reason-a-121 = Una demanda requiere al menos una posición de influencia en el gremio.
agra-reason-a-124 = El marcador de influencia ya está en lo más alto.
agra-reason-a-125 = No se puede servir a este personaje: el barco no ha llegado hasta él, o su contrato ya está ganado.
agra-reason-a-137 = Ningún personaje de este gremio da otra posición.
agra-reason-a-146 = El pago puede valer como mucho cuatro en total.
agra-reason-a-149 = El seguidor de meditación ya está en su última posición.
agra-reason-a-152 = El Comerciante Francés acepta una mercancía de valor uno a tres por turno.
agra-reason-a-153 = La Tintorera da una mercancía de la misma fila de valor dos como máximo.
agra-reason-a-156 = Este personaje ya se ha usado en este turno.
agra-reason-a-157 = El Mullah ahorra un favor una vez por turno, cuando se gastan al menos dos.
agra-reason-a-158 = El Creador de Mosaicos convierte un punto en un favor o tres en dos, una vez por turno.
agra-reason-a-160 = Ningún cuenco libre muestra una mercancía del mismo valor.
agra-reason-a-162 = La loseta 2 añade una mercancía cuando se procesa, si alcanzan el favor y las mercancías.
agra-reason-a-163 = Esta loseta solo funciona en la fase de meditación.
agra-reason-a-165 = No es posible ninguna ofrenda ni ninguna demanda.
agra-reason-a-166 = Los valores no encajan.

## What the things on the boards are. First their names where they have none above, then what they do.

agra-place-favour = favor
agra-place-rupees = rupias
agra-place-workers = trabajadores
agra-place-markers = marcadores
agra-place-farm = granja
agra-place-farmer = granjero
agra-place-cover = loseta de tapar
agra-place-tracker = seguidor de meditación
agra-place-meditation = círculo de meditación
agra-place-meditation-marker = marcador de meditación
agra-place-merchant = mercader
agra-place-builder = constructor
agra-place-boat = barco
agra-place-display = losetas de favor a la vista
agra-place-tiles = losetas de favor
agra-place-order-limit = límite de demandas
agra-place-order-marker = marcador de demanda de gremio
agra-place-akbar = Emperador Akbar
agra-place-start-player = jugador inicial
agra-place-slot = { $notable }, espacio { $number }
agra-place-influence = influencia: { $guild }
agra-place-orders = demandas del { $guild-full }
agra-place-arrow = flecha hacia { $good-plural }
agra-place-bonus = loseta de bonus de construcción
agra-place-printed = acción de favor { $number }
agra-place-scroll = mercancía de lujo: { $good-plural }
agra-help-favour = Los marcadores de tu sección de favores pagan las acciones de favor. Llegan por trabajadores expulsados, el mercader, quienes siguen tus acciones, la influencia y los personajes.
agra-help-rupees = Gana quien tenga más rupias. Las que guardan los demás en sus bolsas quedan ocultas hasta el final.
agra-help-workers = En cada turno va uno a trabajar. En el tablero sigue de pie hasta que lo tumbas en la meditación, y vuelve a casa cuando alguien ocupa su espacio.
agra-help-markers = Cada mercancía y cada favor es uno de tus 22 marcadores. Si no te queda ninguno, tienes que liberar otro o renunciar.
agra-help-farm = Las casillas destapadas entre una esquina y los granjeros de sus lados son lo que la granja da de la mercancía de esa esquina.
agra-help-farmer = Al moverlo, una esquina da uno más y la otra uno menos. Nunca pasa por losetas de tapar ni por esquinas.
agra-help-cover = Una casilla tapada no da nada. Cada loseta de tapar que retiras vale 1 rupia al final.
agra-help-tracker = Cuanto más avanza, más puntos dan los primeros trabajadores que tumbas. En su última posición vale 5 rupias al final.
agra-help-meditation = Antes de tu acción puedes tumbar trabajadores que estén de pie para obtener puntos y gastarlos aquí.
agra-help-meditation-marker = La acción exterior que hay debajo está bloqueada. Se mueve a la última acción exterior que alguien ha usado.
agra-help-merchant = Trabajar donde está da 2 favores; después avanza y deja rupias en los edificios por los que pasa.
agra-help-builder = Quien trabaja donde está consigue que el edificio se construya gratis; después avanza.
agra-help-boat = Zarpa cuando se han ganado bastantes contratos de personajes de un nivel. Cada muelle trae un evento y abre el paso a más personajes.
agra-help-display = Estas losetas de favor se pueden tomar en las posiciones de influencia 3 y 6. Puedes quedarte tres.
agra-help-tiles = Cada una de tus losetas de favor es una acción de favor más para ti, una vez por turno. Puedes quedarte tres.
agra-help-order-limit = Hasta que el barco zarpe se pueden cumplir como mucho estas demandas de cada gremio.
agra-help-order-marker = Señala la única demanda de su gremio que se puede cumplir ahora.
agra-help-akbar = Una vez por turno, en lugar de una demanda, una mercancía puede ir a su propio cuenco libre. Los cuencos valen al final 1, 3, 5 y luego 3 más cada uno.
agra-help-start-player = Empieza todas las rondas.
agra-help-architect = Sube un marcador de influencia, o paga materiales y construye: tomas una loseta de bonus y un segundo trabajador trabaja enseguida en el edificio nuevo.
agra-help-sailor = Una entrega es gratis, y una mercancía que pagues da tantas más como valga. Entrega mercancías a personajes, o cumple una demanda de gremio por dos entregas.
agra-help-trader = Intercambia hasta tres mercancías por otras que valgan uno menos en total, y cambia el precio de una mercancía.
agra-help-botanist = Dos cosas distintas de tres: estudiar (pagas mercancías y el seguidor de meditación avanza), retirar una loseta de tapar o mover granjeros dos casillas.
agra-help-production = Toma tu cosecha de { $good }: todo lo que da tu granja.
agra-help-processing = Convierte hasta tres mercancías en { $good-plural }. Los demás pueden seguir la acción con una cada uno, y por cada uno que lo haga ganas un favor.
agra-help-slot = Aquí se entrega la mercancía que pide este espacio. Da una rupia por cada marcador de la carta; quien tenga más marcadores gana el contrato.
agra-help-influence = Para subir hace falta el Arquitecto, servir a un personaje o un cuadro. Las posiciones 3 y 6 dan favor o una loseta de favor; las demandas requieren una posición y pagan según ella; llegar a lo más alto desencadena el final.
agra-help-orders = La demanda marcada se cumple con sus dos mercancías. Paga según tu influencia; quien no va en cabeza en el gremio recibe una rupia menos y sube una posición.
agra-help-good = El número es lo que vale ahora la mercancía; una ficha de precio lo cambia.
agra-help-arrow = Las mercancías se procesan siguiendo esta flecha.
agra-help-bowl = Una mercancía de su tipo llena el cuenco: una ofrenda a Akbar.
agra-help-order = Se cumple con sus dos mercancías juntas cuando el marcador de demanda de gremio está aquí.
agra-help-square = Una casilla libre produce para la esquina de su lado del granjero.
agra-help-scroll-statue = Usada después de tu acción, te da una segunda.
agra-help-scroll-book = Se levantan hasta tres de tus trabajadores y ganas un favor.
agra-help-scroll-painting = Suben dos marcadores de influencia distintos.
agra-help-scroll-clothes = Tantas rupias como valga la ropa.
agra-help-pier-1 = Aquí empieza el barco. Se puede servir a personajes de nivel I; con dos contratos ganados, zarpa.
agra-help-pier-2 = Se construye el edificio del constructor, sin que sea de nadie. Se abre el nivel II; con un contrato ganado, el barco zarpa.
agra-help-pier-3 = El mercader avanza, todo el mundo gana un favor por cada algodón, hasta 3, y el límite de demandas sube a 4.
agra-help-pier-4 = Todas las fichas de precio vuelven a su sitio, todo el mundo gana un favor, el límite de demandas sube a 5 y se abre el nivel III.
agra-help-pier-5 = Todo el mundo toma una mercancía, mejor cuanto más algodón tenga; el límite de demandas sube a 6 y se abre el nivel IV.
agra-help-pier-6 = Se ha ganado el contrato de un personaje de nivel IV: esta ronda y una más. Desde ahora, usar ropa da una rupia más.
agra-help-price-token = Da otro valor a una mercancía, a uno como mucho de lo impreso.
agra-help-circle-trade = Cambia una mercancía por otra del mismo valor, por tantos puntos como valga.
agra-help-circle-deliver = Entrega una mercancía a un personaje por 3 puntos.
agra-help-circle-process = Procesa una mercancía por tantos puntos como valga después.
agra-help-circle-cover = Retira una loseta de tapar por 2 puntos.
agra-help-circle-farmer = Mueve un granjero una casilla por 1 punto. Nunca se bloquea.
