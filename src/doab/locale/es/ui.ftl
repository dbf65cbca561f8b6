# The page in the browser: everything that is not a word of the games. Keys name the place and the thing.
# Every message is a whole label or a whole sentence. Names of people, titles and counts come as fields.

## Everywhere

ui-skip-to-content = Ir al contenido
ui-loading = Un momento …
ui-close = Cerrar
ui-remove = Quitar
ui-copied = Copiado
ui-yes = sí
ui-no = no
ui-nobody = nadie
ui-just-now = ahora mismo
ui-nav = Páginas
ui-nav-lobby = Sala
ui-nav-new = Mesa nueva
ui-nav-sign-in = Iniciar sesión
ui-missing-title = Aquí no hay nada
ui-missing-home = Ir a la sala
# Time that is left on a clock of several days.
ui-clock-days = { $days ->
        [one] { $days } día
       *[other] { $days } días
    } { $hours } h

## Settings

ui-settings = Ajustes
ui-language = Idioma
ui-theme = Colores
ui-theme-system = como el sistema
ui-theme-light = claros
ui-theme-dark = oscuros
ui-sound = Un sonido cuando sea mi turno
ui-notify = Un aviso cuando sea mi turno y esté mirando otra cosa
# How fast the pieces on a board move to their places.
ui-motion = Piezas en movimiento
ui-motion-off = no
ui-motion-fast = rápido
ui-motion-normal = normal
ui-motion-calm = Tu sistema pide menos movimiento: no se mueve nada.
# Ends what is seen to move on a board: the newest position is shown.
ui-motion-skip = Saltar

## The lobby

ui-lobby-title = Doab: Rajas of the Ganges y Agra
# The title of the window when tables wait for you.
ui-lobby-title-asked = ({ $count }) Es tu turno – Doab
ui-lobby-heading = Siéntate a jugar
ui-lobby-intro = Dos juegos de mesa de la India de los grandes mogoles. Juega ya contra bots o con tus amistades: ahora mismo o a lo largo de varios días.
ui-lobby-mine = Tus mesas
ui-lobby-games = Juegos
ui-lobby-open = Mesas con sitios libres
ui-lobby-open-none = Nadie está esperando compañía. Crea una mesa y envía el enlace a tus amistades.
ui-lobby-running = Partidas para ver
ui-lobby-running-none = Ahora no se juega ninguna partida en público.
ui-lobby-past = Partidas terminadas
ui-game-players = de { $least } a { $most } jugadores
ui-game-goal = ¿De qué va?
ui-play-now = Jugar ya contra un bot
ui-strength = Nivel
ui-play-with-others = Jugar con más gente
ui-record-heading = Ver un registro
ui-record-help = El archivo de texto de una partida jugada en cualquier sitio
ui-table-your-turn = Es tu turno
ui-table-open-seats = { $count ->
        [0] completa, sin empezar
        [one] un sitio libre
       *[other] { $count } sitios libres
    }
ui-table-waits = esperando a { $name }
ui-table-over = terminada
ui-table-stored = un registro
ui-table-play = Jugar
ui-table-join = Unirse
ui-table-watch = Mirar
ui-table-look = Abrir
ui-kind-sandbox = de prueba

## Asking for a name

ui-guest-name = Invitado
ui-name = Tu nombre
ui-ask-name-title = ¿Cómo te llamamos?
ui-ask-name-help = No hace falta cuenta. Este navegador te recuerda.
ui-ask-name-go = Continuar
ui-ask-name-sign-in = Tengo una cuenta

## A new table

ui-new-title = Mesa nueva – Doab
ui-new-heading = Mesa nueva
ui-new-game = Juego
ui-new-seats = Sitios
ui-new-count = Jugadores
ui-new-seat = Sitio { $seat }
ui-new-seat-you = Tú
ui-new-seat-open = Libre: quien venga
ui-new-seat-here = Otra persona en esta pantalla
ui-new-seat-here-name = Nombre del sitio { $seat }
ui-new-seat-name = Jugador { $seat }
ui-new-seat-bot = Bot: { $bot }
ui-new-random = Barajar los sitios al empezar
ui-new-visible = Mostrar la mesa en la sala
ui-new-visible-help = Cualquiera puede unirse y mirar.
ui-new-hidden-help = Solo puede unirse quien tenga el enlace, y solo quien juega ve la partida.
ui-new-options = Opciones
ui-new-options-standard = Reglas normales
ui-new-options-changed = Cambios: { $options }
ui-new-pace = Ritmo
ui-new-timeout = Cuando a alguien se le acaba el tiempo
ui-new-timeout-bot = un bot juega en su lugar hasta que vuelva
ui-new-timeout-drop = abandona su sitio
ui-new-takeover = El bot que juega por quien no está
ui-new-hints = Pistas: lo que respondería un bot fuerte
ui-new-hints-alone = solo para quien juega únicamente contra bots
ui-new-hints-all = para todos, y los demás ven quién pidió una
ui-new-hints-off = ninguna
ui-new-more = Más
ui-new-salt = Una palabra tuya para los dados
ui-new-salt-help = Los dados salen de bytes secretos y de las palabras de todos los jugadores, para que nadie haya podido elegirlos.
ui-new-edition = Edición
ui-new-edition-help = Lo impreso en tableros y losetas, en TOML: todo, o solo las tablas que difieren de «{ $edition }».
ui-new-edition-usual = El texto de «{ $edition }», para cambiarlo
ui-new-edition-file = De un archivo
ui-new-edition-text = El texto
ui-new-edition-clear = Jugar con «{ $edition }» al final
ui-new-make = Crear la mesa
ui-bots-levels = Por nivel
ui-bots-others = Otros bots
ui-bots-measures = Para medir a otros
ui-bot-easy = fácil
ui-bot-easy-help = Responde al momento y se le escapan muchas cosas: para las primeras partidas.
ui-bot-medium = medio
ui-bot-medium-help = Responde al momento y no comete errores graves: para quien conoce las reglas.
ui-bot-hard = difícil
ui-bot-hard-help = Mira hasta dos segundos por decisión hacia delante: para quien conoce el juego.
ui-bot-best = máximo
ui-bot-best-help = Piensa cada decisión durante todo el tiempo que se le da: no lo hay más fuerte.
ui-bot-thinking = { $bot }, { $seconds } s
ui-bot-seconds = Segundos por decisión
ui-bot-random = al azar
ui-bot-random-help = Responde cualquier cosa permitida. Está para medir a otros bots.
ui-bot-greedy = codicioso
ui-bot-greedy-help = Juega lo que parece mejor en este turno y nunca mira más allá. Está para medir a otros bots.

## Pace

ui-pace-none = Sin reloj
ui-pace-live = En vivo: cada cual tiene una reserva de tiempo
ui-pace-days = Por días: horas para cada respuesta
ui-pace-none-short = sin reloj
ui-pace-live-short = { $minutes } min + { $increment } s
ui-pace-days-short = { $hours } h por turno
ui-pace-bank = Minutos para toda la partida
ui-pace-increment = Segundos más por cada turno
ui-pace-hours = Horas para cada turno
ui-pace-night = Las noches no cuentan
ui-pace-night-from = La noche empieza
ui-pace-night-to = La noche termina
ui-pace-night-zone = En la hora de { $zone }.

## You

ui-me-title = Tú – Doab
ui-me-welcome = Te damos la bienvenida
ui-me-guest = Juegas sin cuenta. Con una cuenta encuentras tus partidas desde cualquier navegador y conservas lo que has jugado hasta ahora.
ui-guest-heading = Jugar sin cuenta
ui-guest-help = Basta con un nombre.
ui-guest-enter = Entrar
ui-login-heading = Iniciar sesión
ui-login = Usuario
ui-login-rule = De 3 a 30 letras, cifras, puntos, guiones o guiones bajos
ui-login-enter = Iniciar sesión
ui-password = Contraseña
ui-password-rule = Al menos 10 caracteres
ui-register-heading = Cuenta nueva
ui-register-help = Sin correo ni nada más. Quien olvida la contraseña pierde la cuenta.
ui-register-enter = Crear la cuenta
ui-account = Cuenta
ui-account-login = Tu usuario es «{ $login }».
ui-account-rename = Cambiar el nombre
ui-account-renamed = El nombre ha cambiado. En las mesas donde ya juegas conservas el anterior.
ui-account-password = Contraseña
ui-account-password-old = La contraseña actual
ui-account-password-new = La contraseña nueva
ui-account-password-change = Cambiar la contraseña
ui-account-password-changed = La contraseña ha cambiado, y se ha cerrado la sesión en los demás navegadores.
ui-account-log-out = Cerrar sesión
ui-account-leave-guest = Olvidarme en este navegador
ui-account-log-out-everywhere = Cerrar sesión en todas partes
ui-account-delete = Eliminar la cuenta
ui-account-delete-title = ¿Eliminar la cuenta para siempre?
ui-account-delete-help = Los bots ocupan tus sitios en las partidas en curso. Las partidas terminadas conservan tu nombre.
ui-tokens = Tokens
ui-tokens-help = Con un token, un script puede hacer lo mismo que tú: jugar, mirar, crear mesas.
ui-tokens-label = ¿Para qué es?
ui-tokens-make = Crear un token
ui-tokens-made = Este es el token. Solo se muestra ahora.
ui-tokens-unused = sin usar
ui-tokens-used = usado por última vez { $when }
ui-tokens-remove = Quitar el token «{ $label }»
ui-hooks = Avisos en otros sitios
ui-hooks-help = Doab puede avisar a otro programa cuando pasa algo: un canal de chat, ntfy, tu propio servidor.
ui-hook-url = Dirección
ui-hook-format = Formato
ui-hook-format-json = JSON
ui-hook-format-discord = Discord
ui-hook-format-ntfy = ntfy
ui-hook-events = Avísame cuando
ui-hook-your-turn = sea mi turno
ui-hook-reminder = se me esté acabando el tiempo
ui-hook-timed-out = se me haya acabado el tiempo
ui-hook-rewind-asked = alguien quiera volver atrás
ui-hook-game-started = empiece una partida
ui-hook-game-over = termine una partida
ui-hook-invited = me propongan la revancha
ui-hook-chat = alguien escriba
ui-hook-make = Añadir
ui-hook-secret = Los avisos se firman con este secreto. Solo se muestra ahora.
ui-hook-secret-label = Secreto
ui-hook-enabled = activado
ui-hook-test = Probar
ui-hook-deliveries = Últimos avisos
ui-hook-no-deliveries = todavía ninguno
ui-hook-waiting = en espera
ui-hook-sent = enviado
ui-hook-given-up = sin entregar
ui-hook-remove = Quitar { $url }

## A table before the start

ui-gather-made = Mesa de { $host }
ui-gather-sit = Sentarme aquí
ui-gather-second-name = Nombre
ui-gather-sit-second = Se sienta en esta pantalla
ui-gather-leave = Levantarme
ui-gather-bot = Sentar a un bot
ui-gather-send-away = Liberar el sitio
ui-gather-start = Empezar la partida
ui-gather-start-when = La partida puede empezar cuando no queden sitios libres.
ui-gather-wait = Esperando a más jugadores.
ui-gather-wait-host = Ya no falta nadie. Quien creó la mesa empieza la partida.
ui-invite = Invitación
ui-invite-help = Envía este enlace a quien quieras que juegue contigo.
ui-invite-copy = Copiar

## A table

ui-table-title = { $title } – Doab
ui-table-title-asked = Es tu turno: { $title } – Doab
ui-table-closed = Esta mesa no se puede mostrar
ui-table-remove = Quitar la mesa
ui-table-visible = Cualquiera puede mirar esta mesa
ui-board = Tablero
ui-board-failed = No se ha podido dibujar el tablero. Aquí tienes la mesa como lista.
ui-board-again = Dibujarlo otra vez
ui-board-as-list = La mesa como lista
ui-list-empty = nada
ui-question = Pregunta
ui-question-fold = Hacer sitio al tablero
ui-question-unfold = Mostrar las respuestas
# At a table that somebody made to try things out.
ui-trial = Una prueba: juegas en todos los sitios. La partida de la que viene no cambia.
ui-trial-back = Volver a esa partida
ui-beside = Historial, chat y más
ui-connection-lost = Se ha perdido la conexión. Intentándolo de nuevo …
ui-connection-waiting = Se ha perdido la conexión. Tu respuesta se enviará en cuanto vuelva …
ui-connection-too-many = Hay demasiadas páginas abiertas desde esta dirección: cierra las que ya no necesites. Esta lo volverá a intentar sola …
ui-connection-full = Hay más gente de la que cabe en el servidor. Intentándolo de nuevo …
ui-connection-too-fast = Demasiado rápido para el servidor. Lo intentaremos de nuevo en un momento …
ui-seats = Sitios
ui-seat-open = libre
ui-seat-kept = reservado
ui-seat-number = Sitio { $seat }
ui-seat-you = tú
ui-seat-at-screen = en esta pantalla
ui-seat-bot = bot, { $bot }
ui-seat-present = aquí
ui-seat-absent = no está
ui-seat-stand-in = fuera, bot: { $bot }
ui-seat-played-by = juega un bot: { $bot }
ui-seat-hints =
    { $count ->
        [one] una pista
       *[other] { $count } pistas
    }
ui-seat-dropped = ha abandonado
ui-seat-clock = Tiempo de { $name }
ui-seat-look = Mirar desde aquí
ui-seat-look-help = Muestra la mesa como la ve { $name }
ui-watching = Mirando: { $names }
ui-watching-and-others =
    Mirando: { $names } y { $others ->
        [one] alguien más
       *[other] { $others } más
    }
ui-watching-unnamed =
    { $others ->
        [one] Alguien está mirando
       *[other] { $others } personas están mirando
    }
ui-chance = Los dados

## The question

ui-asked-you = Te toca responder
ui-asked-seat = Le toca responder a { $name }
ui-rule = reglas, { $rule }
# Las reglas del juego en breve: un diálogo y el botón que lo abre.
ui-rules-open = Reglas en breve
ui-rules-title = Reglas en breve: { $game }
ui-rules-contents = Contenido
ui-rules-signs = Los símbolos
# Una aclaración con su número, y lo que dice.
ui-rules-ruling = { $rule }: { $reason }
ui-waiting-for = Esperando a { $name }
ui-waiting-confirm = { $name } todavía puede deshacer este turno.
ui-spectator = Estás mirando.
ui-stored = Un registro para mirar
ui-turn-finished = Has terminado tu turno.
ui-turn-draw = ¿Listo? Ahora decide el azar (se descubre una loseta, se tiran dados); después no se puede deshacer nada.
ui-turn-pass = Ahora se pregunta a otros; después no se puede deshacer nada y tu turno continúa.
ui-unused = Has dejado sin usar:
ui-confirm = Terminar el turno
ui-confirm-draw = Seguir
ui-undo = Deshacer
ui-undo-all = Deshacer todo ({ $count })
ui-chosen = Elegido:
ui-unchoose = Mejor no: { $place }
ui-give = Confirmar ({ $count })
ui-pick-again = Elegir de nuevo
ui-pick-more = Elige algo más: con esto todavía no basta.
# Why something on the board cannot be used: $reason is a whole sentence of the rules.
ui-why-not = { $place }: { $reason }
ui-why-not-place = Aquí no se puede hacer nada ahora: { $place }.
ui-do-it = Hazlo: { $answer }
ui-do-something-else = Otra cosa
ui-ahead = Esto ya lo puedes responder:
ui-answers-find = Buscar una respuesta
ui-answers-none = Ninguna respuesta encaja.
ui-answers-all = Mostrar las { $count } respuestas
ui-answers-always = Responder siempre así a esta pregunta
ui-hint = Pista
ui-hint-help = Muestra lo que respondería un bot fuerte (tecla H)
ui-hint-thinking = Un bot fuerte está pensando …
ui-hint-cancel = Déjalo
ui-hint-hide = Ocultar la pista
ui-hint-list = Lo que respondería el bot «{ $bot }»
ui-hint-ahead = { $points } puntos por delante
ui-hint-behind = { $points } puntos por detrás
ui-hint-even = igualados
ui-hint-chance = gana { $percent } %
ui-hint-then = luego: { $answers }
ui-play-on = Que un bot siga jugando por mí
ui-play-on-help = Lo que responda cuenta como tuyo.
ui-play-on-turn = Este turno
ui-play-on-away = Hasta que vuelva
ui-stand-in = Un bot ({ $bot }) juega por { $name } hasta que vuelvas.
ui-stand-in-turn = Un bot ({ $bot }) juega este turno por { $name }.
ui-take-over = Volver a jugar yo
ui-preview-none = Señala una respuesta para ver qué hace.
ui-preview-chance = Después deciden los dados.
ui-preview-reveal = Esto descubre algo.
ui-preview-other = Después le toca responder a otra persona.
ui-preview-over = Después termina la partida.

## The past

ui-past-at = Paso { $at } de { $last }
ui-past-start = El principio de la partida
ui-past-back = Volver a la partida
# Said to somebody who looks at an earlier position.
ui-past-your-turn = Mientras tanto te ha llegado el turno.
ui-past-over = Mientras tanto ha terminado la partida.
ui-past-link = Copiar el enlace
ui-link-players-only = Esta mesa es privada: solo quien juega en ella puede abrir el enlace.
ui-fork = Probar desde aquí
ui-fork-middle = Probar otra vez desde la mitad
ui-fork-help = Abre una prueba en la que juegas en todos los sitios. Esta partida no cambia.
ui-rewind-here = Proponer volver hasta aquí
ui-rewind-proposed = { $name } propone volver al paso { $to }.
ui-rewind-waiting = Falta que acepten: { $names }
ui-rewind-accept = Aceptar
ui-rewind-decline = Rechazar
ui-rewind-withdraw = Retirar la propuesta
ui-replay = Repetición
ui-replay-first = Al principio
ui-replay-back = Un paso atrás
ui-replay-forward = Un paso adelante
ui-replay-now = Al final
ui-replay-slider = Momento de la partida
ui-since = Desde mi último turno

## Log, chat, notes

ui-tab-log = Historial
ui-tab-chat = Chat
ui-tab-chat-new = Chat ({ $count })
ui-tab-notes = Notas
ui-tab-table = Mesa
ui-log-filter = Mostrar
ui-log-everybody = todo
ui-log-earlier = Anteriores
ui-log-look = Ver el tablero después de esto
ui-log-step = { $name }: { $events }
ui-log-hidden = { $name }: algo que solo puede saber { $name }
ui-how-standing = (como siempre)
ui-how-auto = (la única respuesta)
ui-how-stand-in = (jugado por un bot)
ui-how-dropped = (por abandono)
ui-happening-joined = { $name } ocupa un sitio.
ui-happening-left = { $name } deja su sitio.
ui-happening-moved-on = Revancha: cada cual se sienta un sitio más allá que antes.
ui-happening-started = La partida ha empezado.
ui-happening-rewound = Se han deshecho respuestas de común acuerdo.
ui-happening-rewind-declined = { $name } no ha aceptado volver atrás.
ui-happening-timed-out = A { $name } se le ha acabado el tiempo.
ui-happening-stand-in = Un bot ({ $bot }) juega por { $name }.
ui-happening-stand-in-turn = Un bot ({ $bot }) juega este turno por { $name }.
ui-happening-hint = { $name } ha pedido una pista.
ui-happening-returned = { $name } ha vuelto.
ui-happening-dropped = { $name } ha abandonado.
ui-happening-bot-replaced = El bot de { $name } no respondió a tiempo; se ha sorteado una respuesta.
ui-happening-bot-relieved = Un bot ({ $bot }) ocupa el lugar de { $name }: el anterior falló tres veces.
ui-happening-stood-still = Los relojes estuvieron parados { $time }: el servidor no estaba disponible.
ui-happening-set-back = El reloj del servidor se ha atrasado { $time }. Nadie ha ganado ni perdido tiempo por ello.
ui-happening-over = La partida ha terminado.
ui-chat-empty = Nadie ha dicho nada.
ui-chat-say = Di algo
ui-chat-send = Enviar
ui-chat-players-only = Aquí solo puede hablar quien juega.
ui-chat-visible = Esta mesa es visible: cualquiera puede leer lo que se dice aquí.
ui-notes-help = Solo tú ves lo que escribas aquí.
ui-notes-writing = …
ui-notes-saved = Guardado

## My seat and the table

ui-wishes = Cómo se pregunta a { $name }
ui-wish-confirm = Confirmar
ui-wish-confirm-turns = al final de cada turno
ui-wish-confirm-draws = también antes de tirar dados
ui-wish-confirm-off = nunca
ui-wish-auto = Responder por mí cuando solo haya una respuesta
ui-standing = Siempre con la misma respuesta
ui-standing-line = { $question } – { $answer }
ui-standing-ask = Volver a preguntarme
ui-drop = Abandonar
ui-drop-title = ¿Abandonar para siempre?
ui-drop-help = Desde ahora tu sitio pasa siempre que pueda, y no hay vuelta atrás.
ui-drop-not = Seguir jugando
ui-facts = Esta mesa
ui-fact-pace = Ritmo
ui-fact-takeover = Por quien no está
ui-fact-hints = Pistas
ui-fact-host = Creada por
ui-fact-edition = Edición
ui-fact-rules = versión { $version } de las reglas
ui-fact-forked = Viene de
ui-fact-forked-at = otra partida, paso { $at }
ui-dice = Los dados se pueden comprobar
ui-dice-help = Antes de la partida el servidor publicó el sello de su secreto; cuando termina, publica el secreto. «doab record verify» comprueba que todas las tiradas salieron de él.
ui-dice-commitment = Sello
ui-dice-seed = Secreto
ui-record-download = Descargar el registro

## Several people at one screen

ui-shield-title = Pasa la pantalla a { $name }
ui-shield-help = Lo que había está tapado, para que cada cual vea solo lo suyo.
ui-shield-open = Soy { $name }

## The end

ui-ending-won = ¡Has ganado!
ui-ending-winner = { $count ->
        [one] Gana { $names }
       *[other] { $names } comparten la victoria
    }
ui-ending-rank = { $rank }.º
ui-ending-score = { $score }
ui-graph-label = Cómo creció la puntuación de { $names }
# What stands at the two axes of the graph.
ui-graph-scores = puntos
ui-graph-steps = respuestas
# What a bot says about the game as a whole. A turn is what one player does until the next begins.
ui-review = Cómo fue la partida
ui-review-help = Un bot mira la partida y dice qué podía esperar cada cual tras cada turno y qué turnos costaron más. Nadie tiene la culpa de los dados: el bot ve lo que vio el jugador.
ui-review-ask = Que la mire un bot
ui-review-waiting = El bot empieza en cuanto esté libre.
ui-review-progress = El bot está mirando la partida: { $percent }
ui-review-leave = Mientras tanto puedes dejar la página.
ui-review-failed = El bot no llegó al final.
ui-review-by = Tal como lo ve el bot «{ $bot }». Un punto marca un turno que costó mucho.
ui-review-win = probabilidad de ganar
ui-review-win-label = La probabilidad de ganar de { $names } tras cada turno
ui-review-margin = diferencia esperada
ui-review-margin-label = Cuántos puntos de ventaja sobre el mejor de los demás podían esperar { $names } tras cada turno
ui-review-turns = turnos
ui-review-numbers = Probabilidades y diferencias en números
ui-review-worst = Los turnos más caros
# How many points a player gave away in the whole game.
ui-review-player = { $name }: { $points } puntos regalados
ui-review-faultless = El bot no encontró nada que hubiera hecho mejor.
ui-review-turn = Turno { $turn }
ui-review-turn-other = En el turno { $turn } de { $name }
ui-review-look = Mostrar la posición
# $percent is how much of the chance to win was lost.
ui-review-cost = −{ $points } puntos, −{ $percent }
ui-review-played = Se jugó
ui-review-better = El bot «{ $bot }»
ui-review-luck = Los mayores golpes de suerte, buena y mala
ui-review-stroke = { $name }, turno { $turn }
ui-rematch = Revancha
ui-rematch-join = Unirse a la revancha

## Refusals

ui-error-no-answer = El servidor no responde. ¿Está en marcha?
ui-error-not-signed-in = Primero inicia sesión, por favor.
ui-error-session-expired = Tu sesión se ha cerrado. Iníciala de nuevo, por favor.
ui-error-bad-login = El usuario o la contraseña no son correctos.
ui-error-bad-name = Eso no puede ser un nombre: hasta 30 caracteres, sin , · | : = / #
ui-error-bad-edition = Esta edición no sirve: { $message }
ui-error-bad-edition-line = Esta edición no sirve. Línea { $line }: { $message }
ui-error-not-your-seat = Ese no es tu sitio.
ui-error-not-host = Eso solo puede hacerlo quien creó la mesa.
ui-error-not-at-table = No juegas en esta mesa.
ui-error-not-visible = Esta mesa solo la ve quien juega en ella.
ui-error-no-such-table = No existe esa mesa. Quizá la hayan quitado.
ui-error-no-such-step = La partida no tiene tantos pasos.
ui-error-stale = Mientras tanto ha pasado algo. Así están las cosas ahora.
ui-error-illegal = Eso no es posible.
ui-error-not-asked = No es tu turno.
ui-error-held = El turno está completo: termínalo o deshaz algo.
ui-error-cannot-undo = Eso ya no se puede deshacer.
ui-error-game-over = Allí la partida ha terminado.
ui-error-already-started = La partida ya ha empezado.
ui-error-seat-taken = Alguien se adelantó: ese sitio está ocupado.
ui-error-seats-open = Todavía hay sitios libres.
ui-error-name-taken = Aquí ya hay alguien con ese nombre o con uno que se le parece demasiado.
ui-error-name-reserved = Ese nombre está reservado para el servidor y los bots.
ui-error-login-taken = Ya existe una cuenta con ese usuario.
ui-error-rules-gone = Esta partida empezó con unas reglas que ya no están instaladas aquí. Se puede mirar, pero no jugar.
ui-error-secret-until-over = Esta partida tiene secretos. Su registro se podrá leer cuando termine.
ui-error-rewind-open = Ya hay una propuesta para volver atrás.
ui-error-no-rewind = No hay ninguna propuesta para volver atrás.
ui-error-too-large = Eso es demasiado grande.
ui-error-too-many = Demasiado rápido. Espera un momento, por favor.
ui-error-full = El servidor está muy ocupado. Vuelve a intentarlo en un momento.
ui-error-internal = El servidor ha cometido un error. Ha anotado lo que ha pasado.
ui-error-bad-options = Las opciones no encajan: { $message }
ui-error-bad-password = Elige otra contraseña: esta es demasiado fácil de adivinar.
ui-error-bad-record = No se puede leer este registro: { $message }
ui-error-bad-request = El servidor no entiende eso: { $message }
ui-error-invalid = Algo de lo que has escrito no encaja.
ui-error-page = Algo ha fallado en esta página: { $message }
ui-error-cross-site = La petición venía de la página de otro sitio.
ui-error-no-guests = En este servidor se juega con una cuenta.
ui-error-no-registration = Este servidor no admite cuentas nuevas.
ui-error-no-such-game = Ese juego no está aquí.
ui-error-no-such-bot = Ese bot no está aquí.
ui-error-bot-not-allowed = En este servidor los bots no pueden pensar tanto tiempo.
ui-error-no-hint = El bot no tiene ninguna pista ahora.
ui-error-no-hints = En esta mesa no hay pistas.
ui-error-no-review = Aquí ningún bot puede decir cómo ha ido esta partida.
ui-error-no-such-seat = La mesa no tiene ese asiento.
ui-error-no-such-edition = La edición habitual de este juego no está escrita.
ui-error-removed = Eso ya no existe.
ui-error-stand-in = Un bot juega por ti. Recupera primero tu asiento.
ui-error-dropped = Este asiento se ha abandonado.
ui-error-not-held = No hay ningún turno que confirmar.
ui-error-not-over = La partida aún no ha terminado.
ui-error-not-started = La partida aún no ha empezado.
ui-error-rules-fault = Las reglas de este juego tienen aquí un fallo. No se ha cambiado nada.
ui-error-no-positions = Una mesa de este juego no puede empezar a mitad de partida.
ui-error-already-signed-in = Ya has iniciado sesión.
ui-error-not-registered = Para eso necesitas una cuenta.
ui-error-too-many-tokens = Ya tienes todos los tokens posibles. Elimina uno antes.
ui-error-too-many-tables = Ya tienes todas las mesas posibles. Termina o elimina alguna antes. Las partidas abandonadas cuentan durante un día.
ui-error-too-many-standing = Ya tienes todas las respuestas fijas posibles.
