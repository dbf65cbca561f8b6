### The board of Agra in the browser: what stands on it, and the board in words for those who hear it.
### Terms come from agra.ftl; $players, $goods and the like are lists that are put together beforehand.

## On the board

agra-board-whole = El tablero de Agra
agra-board-river = Río y personajes
agra-board-city = Ciudad
agra-board-court = Tablero imperial
agra-board-own = Tu tablero
agra-board-meditation = Meditación
agra-board-round = Ronda
# In a small field: the round after which the game ends.
agra-board-last-round = última: { $number }
agra-board-close = Cerrar
agra-board-open-player = { $name }: abrir su tablero
agra-board-pile-search = Cualquier loseta del mazo

## The board in words

agra-board-words = El tablero en palabras
agra-board-words-table = La mesa
agra-board-words-nothing = nada
agra-board-words-neutral = neutral
# $what is a good, a guild or a player.
agra-board-words-counted = { $what } { $number }
# $what is a list of short phrases.
agra-board-words-line = { $name }: { $what }
agra-board-words-round = Ronda { $number }, empezó { $start }.
agra-board-words-turn = Es el turno de { $player }.
agra-board-words-over = La partida ha terminado.
agra-board-words-last = La partida termina después de la ronda { $number }.
agra-board-words-blocked = Meditación: la acción «{ $action }» está bloqueada.
agra-board-words-points = { $number ->
    [one] Queda { $number } punto de meditación.
   *[other] Quedan { $number } puntos de meditación.
}
agra-board-words-deliveries = { $number ->
    [one] Queda { $number } entrega.
   *[other] Quedan { $number } entregas.
}
agra-board-words-character = { $space }: { $worker }
agra-board-words-tokens = Fichas de precio en el Comerciante, según su valor visible: { $faces }
agra-board-words-bonus = Bonus de construcción que quedan: { $tiles }
agra-board-words-nobody = ningún trabajador
agra-board-words-stands = trabajador de { $player }, de pie
agra-board-words-lies = trabajador de { $player }, tumbado
agra-board-words-built = en pie
agra-board-words-unbuilt = sin construir, cuesta { $cost }
agra-board-words-worth = { $good }: vale { $value }
agra-board-words-coins = { $number ->
    [one] aquí hay { $number } rupia
   *[other] aquí hay { $number } rupias
}
agra-board-words-store = { $player } tiene { $number }
agra-board-words-boat = El barco está en el muelle { $pier }; se puede servir a personajes hasta el nivel { $level }.
agra-board-words-level = nivel { $level }
agra-board-words-won = contrato de { $player }
agra-board-words-closed = aún no disponible
agra-board-words-wants = pide { $good }
agra-board-words-brought = { $number ->
    [one] { $good }: entrega de { $player }
   *[other] { $good }: { $number } entregas de { $player }
}
agra-board-words-bowl = { $good }, de { $player }
agra-board-words-bowls = Cuencos de Akbar: libres, { $open }; llenos, { $filled }
agra-board-words-display = Losetas de favor a la vista: { $tiles }
agra-board-words-guild = { $guild }: influencia { $steps }; próxima demanda { $order }; { $taken } de { $limit } demandas cumplidas, por { $owners }
agra-board-words-action = ten { $own } y gasta { $spend } de favor: { $effect }
agra-board-words-hidden = Las rupias están ocultas.
agra-board-words-rupees = { $number ->
    [one] { $number } rupia
   *[other] { $number } rupias
}
agra-board-words-favour = { $number ->
    [one] { $number } favor
   *[other] { $number } favores
}
agra-board-words-workers = Trabajadores: { $supply } en el suministro, { $standing } de pie, { $lying } tumbados
agra-board-words-markers = { $number ->
    [one] { $number } marcador en el suministro
   *[other] { $number } marcadores en el suministro
}
agra-board-words-goods = Mercancías: { $goods }
agra-board-words-farm = La granja da { $goods }; losetas de tapar que quedan: { $covers }
agra-board-words-tracker = Seguidor de meditación en la posición { $space }, vale { $points }
agra-board-words-influence = Influencia: { $steps }
agra-board-words-actions = Acciones de favor: { $actions }
agra-board-words-contracts = Contratos de personajes: { $notables }
agra-board-words-cook = { $number ->
    [one] { $number } trabajador en el Cocinero
   *[other] { $number } trabajadores en el Cocinero
}
agra-board-words-french = { $number ->
    [one] { $number } marcador en el Comerciante Francés
   *[other] { $number } marcadores en el Comerciante Francés
}
agra-board-words-used = Usado en este turno: { $used }

## Lo que dice la ayuda bajo el puntero

agra-board-tells-arrow = De { $source } a { $good }
agra-board-tells-order = Cuesta { $goods }; da { $rupees } rupias en tu posición { $step }
agra-board-tells-order-closed = Cuesta { $goods }; necesitas una posición de influencia en el gremio
agra-board-tells-study = la siguiente posición cuesta { $goods }
