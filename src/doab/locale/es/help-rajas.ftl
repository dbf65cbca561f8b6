### Las reglas de Rajas of the Ganges en breve, con palabras propias. Una clave termina con el apartado de docs/rajas/rules.md; .title es su título.

rajas-rules-3 = Tu marcador de fama y tu marcador de dinero dan la vuelta al tablero en sentidos opuestos, el uno hacia el otro; un punto de fama vale dos de dinero. Cuando se encuentran o se cruzan, empiezan los últimos turnos. Entonces gana la mayor ventaja: lo que los dos se han sobrepasado.
    .title = Objetivo
rajas-rules-4 = En tu turno colocas un trabajador en una casilla libre, pagas lo que cuesta y realizas su acción; después le toca al siguiente. En cada casilla cabe un trabajador; en la cantera y en el puerto es siempre la casilla libre más a la izquierda. Se paga antes de ganar nada, y al pagar dinero tu marcador retrocede. Una ronda dura hasta que nadie puede colocar más trabajadores. Solo puedes pasar si ninguna casilla te sirviera de algo.
    .title = Ronda y turno
rajas-rules-2 = Todo el mundo empieza con tres trabajadores, un dado tirado de cada color, 1 de karma y todos los tipos de edificio en el nivel 2. Empieza quien sume menos con sus cuatro dados, con 3 de dinero; los demás tienen 4, 5 y 6. Las losetas de provincia están en doce pilas, por color y animal: está disponible la superior de cada una.
    .title = Preparación
rajas-rules-5 = Un dado que ganas viene de la reserva, se tira enseguida y queda sobre tu estatua de Kali con su valor. En Kali caben diez dados, ocho para jugadores avanzados: si fueran más, antes devuelves algunos o tomas menos. Un dado que pagas vuelve a la reserva. No se paga nada de más: ningún dado sin el que los otros ya bastarían. Un color que falta en la reserva no se sustituye.
    .title = Dados
rajas-rules-6 = Tienes de 0 a 3 de karma; lo que pase de ahí se pierde. En tu turno, 1 de karma gira a la cara opuesta un dado que estás pagando: 1 y 6, 2 y 5, 3 y 4. Cada dado se gira como mucho una vez, y solo donde importa su valor.
    .title = Karma
rajas-rules-7 = Paga el dinero de la casilla libre más a la izquierda y compra una loseta disponible: entrega dados de su color que sumen al menos su número; no se devuelve cambio. Ponla enseguida en una casilla vacía, girada como quieras. Uno de sus caminos debe continuar un camino que lleve a la residencia; los demás lados no tienen que encajar. Primero la loseta da fama por sus edificios, según su nivel, y dinero por sus mercados, en el orden que quieras; después llegan los ingresos especiales que conecta. Una loseta puesta no se mueve nunca.
    .title = Construir (cantera)
rajas-rules-7-yields = Un símbolo del borde de la provincia paga una vez: en el momento en que una loseta nueva lo conecta por un camino con la residencia. Si son varios, tú eliges el orden. Una mejora sube un tipo de edificio del nivel 2 al 3 o del 3 al 4, y cuenta para los edificios que se pongan después; la de la casilla 5 de fama cuenta a partir de tu próximo turno. Si todos los tipos están en 4, se pierde.
    .title = Ingresos especiales y mejoras
rajas-rules-8 = El mercado variado no cuesta nada y vende tu mejor mercado de cada mercancía, así que tres como mucho. Un mercado de un tipo cuesta un dado de cualquier color: te dan su dinero tantos mercados tuyos de ese tipo como muestre el dado. Cuentan los más valiosos, y los tapados no. Con tres o cuatro jugadores, cada uno puede tener un solo trabajador por ronda en los mercados variados.
    .title = Mercado
rajas-rules-9 = La terraza baja da 2 de dinero, y puedes volver a tirar una vez los dados que quieras. Una terraza alta da un dado de su color; un balcón, dos dados de un color a cambio de uno de otro. Un aposento cuesta un dado que muestre exactamente su número: Gran Mogol 1 (2 de fama, y empiezas la próxima ronda), Bailarina 2 (dos dados a elección y una ficha de rendimiento), Yogui 3 (2 de karma y un dado a elección), Rajá Man Singh 4 (3 de dinero y una mejora), Maestro constructor 5, Portugués 6 (tu barco avanza seis casillas libres; no desde las seis últimas). Un aposento gratis es uno del 2 al 6, aunque haya alguien; no cuesta ni trabajador ni dado.
    .title = Palacio
rajas-rules-9-1 = Construyes una loseta disponible encima de una tuya que sea más barata y que no tape a otra. Pagas solo la diferencia, con dados del color de la loseta nueva; el 5 del aposento no cuenta. Después, todas las losetas deben seguir conectadas por caminos con la residencia. La loseta nueva puntúa entera, pero no da ingresos especiales, y lo que tapa se pierde.
    .title = Maestro constructor
rajas-rules-10 = Paga el dinero de la casilla libre más a la izquierda y entrega un dado de 1, 2 o 3: tu barco navega al menos una y como mucho ese número de casillas libres. Las casillas con otros barcos se saltan y no cuentan; solo en la de salida y en la última caben varios. Ganas lo que muestra la casilla donde termina tu barco. Pasar el puente da un trabajador. Con tu barco en la última casilla, el puerto queda cerrado para ti.
    .title = Río (puerto)
rajas-rules-11 = Esperan más trabajadores en la fama 15, en el dinero 20 y en el puente; una vez ganados son tuyos para siempre, y puedes colocarlos en la misma ronda. En el juego básico solo puedes ganar dos de los tres. Los símbolos de los medidores dan su bonificación una vez, cuando llegas a ellos o los pasas: una mejora en la fama 5, 2 de karma en la fama 24, el barco a la siguiente casilla libre en la fama 31 y en el dinero 12 y 44, dos dados a elección en el dinero 33 y 55. Retroceder ni da ni quita nada. Lo que provoca una bonificación se termina antes de seguir con lo demás.
    .title = Trabajadores y bonificaciones de los medidores
rajas-rules-12 = Cuando nadie puede colocar más trabajadores, toma el elefante quien esté con el Gran Mogol; si no hay nadie, pasa a la izquierda. Todos los trabajadores vuelven, y quien tiene el elefante empieza la próxima ronda.
    .title = Fin de la ronda
rajas-rules-13 = Si después de tu turno tus marcadores se han encontrado o cruzado, quienes van detrás de ti, hasta antes del jugador inicial, pueden colocar un trabajador más cada uno. Junto a cada casilla de fama hay dos de dinero; la ventaja es el número de casillas de fama que los marcadores se han sobrepasado. Gana la mayor ventaja y, a igualdad, la más temprana. Quien no los haya juntado va después, según la fama que le falte.
    .title = Fin de la partida
rajas-rules-14 = Se pueden ganar los tres trabajadores adicionales, y en Kali caben ocho dados. Los ingresos especiales impresos son más débiles, pero sobre ellos se pueden poner fichas de rendimiento, cada una en un espacio libre de su color; pagan cuando un camino las conecta. Tomas una con la Bailarina, y en un turno en el que no te quedan trabajadores mientras alguien posee más que tú. Puedes renunciar, y una ficha puesta no se mueve. Al principio cada uno pone una marrón en uno de dos espacios.
    .title = Navaratna
rajas-rules-15 = Jugadores de distinto nivel: los avanzados tienen los ingresos especiales más débiles y sitio para ocho dados; por lo demás, rigen para todos las reglas del juego básico. Módulo Ganga: hay losetas de río sobre algunas casillas del río, que sustituyen lo impreso.
    .title = Otras opciones

## Los símbolos del tablero

rajas-rules-sign-incomes = Qué dan las casillas y los símbolos
rajas-rules-sign-dice = Dados
rajas-rules-sign-pieces = Piezas
rajas-rules-sign-persons = Personas del palacio
rajas-rules-sign-buildings = Edificios y mercancías
rajas-rules-sign-any = dado a elección
rajas-rules-sign-money = dinero
rajas-rules-sign-fame = fama
rajas-rules-sign-upgrade = mejora
rajas-rules-sign-worker = trabajador
rajas-rules-sign-market = mercado
rajas-rules-sign-token = ficha de rendimiento
rajas-rules-sign-reroll = volver a tirar dados
rajas-rules-sign-stack = pila: { $back }
