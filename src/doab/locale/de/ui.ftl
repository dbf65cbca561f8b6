# The page in the browser: everything that is not a word of the games. Keys name the place and the thing.
# Every message is a whole label or a whole sentence. Names of people, titles and counts come as fields.

## Everywhere

ui-skip-to-content = Direkt zum Inhalt
ui-loading = Einen Moment …
ui-close = Schließen
ui-remove = Entfernen
ui-copied = Kopiert
ui-yes = ja
ui-no = nein
ui-nobody = niemand
ui-just-now = gerade eben
ui-nav = Seiten
ui-nav-lobby = Lobby
ui-nav-new = Neuer Tisch
ui-nav-sign-in = Anmelden
ui-missing-title = Hier gibt es nichts
ui-missing-home = Zur Lobby
# Time that is left on a clock of several days.
ui-clock-days = { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    } { $hours } Std.

## Settings

ui-settings = Einstellungen
ui-language = Sprache
ui-theme = Farben
ui-theme-system = wie das System
ui-theme-light = hell
ui-theme-dark = dunkel
ui-sound = Ein Ton, wenn ich am Zug bin
ui-notify = Eine Benachrichtigung, wenn ich am Zug bin und gerade anderswo hinschaue
# How fast the pieces on a board move to their places.
ui-motion = Bewegte Figuren
ui-motion-off = aus
ui-motion-fast = schnell
ui-motion-normal = normal
ui-motion-calm = Dein System wünscht weniger Bewegung: Nichts bewegt sich.
# Ends what is seen to move on a board: the newest position is shown.
ui-motion-skip = Überspringen

## The lobby

ui-lobby-title = Doab: Rajas of the Ganges und Agra
# The title of the window when tables wait for you.
ui-lobby-title-asked = ({ $count }) Du bist am Zug – Doab
ui-lobby-heading = Nimm Platz
ui-lobby-intro = Zwei Brettspiele aus dem Indien der Großmoguln. Spiel sofort gegen Bots oder mit Freunden: jetzt gleich oder über mehrere Tage.
ui-lobby-mine = Deine Tische
ui-lobby-games = Spiele
ui-lobby-open = Tische mit freien Plätzen
ui-lobby-open-none = Gerade sucht niemand Mitspielende. Mach einen Tisch auf und schick deinen Freunden den Link.
ui-lobby-running = Partien zum Zuschauen
ui-lobby-running-none = Gerade läuft keine öffentliche Partie.
ui-lobby-past = Beendete Partien
ui-game-players = für { $least } bis { $most } Personen
ui-game-goal = Worum geht es?
ui-play-now = Jetzt gegen einen Bot spielen
ui-strength = Stärke
ui-play-with-others = Mit anderen spielen
ui-record-heading = Eine Aufzeichnung ansehen
ui-record-help = Die Textdatei einer Partie, egal wo sie gespielt wurde
ui-table-your-turn = Du bist am Zug
ui-table-open-seats = { $count ->
        [0] vollzählig, noch nicht begonnen
        [one] ein freier Platz
       *[other] { $count } freie Plätze
    }
ui-table-waits = wartet auf { $name }
ui-table-over = beendet
ui-table-stored = eine Aufzeichnung
ui-table-play = Spielen
ui-table-join = Mitspielen
ui-table-watch = Zuschauen
ui-table-look = Öffnen
ui-kind-sandbox = zum Ausprobieren

## Asking for a name

ui-guest-name = Gast
ui-name = Dein Name
ui-ask-name-title = Wie dürfen wir dich nennen?
ui-ask-name-help = Du brauchst kein Konto. Dieser Browser merkt sich dich.
ui-ask-name-go = Weiter
ui-ask-name-sign-in = Ich habe ein Konto

## A new table

ui-new-title = Neuer Tisch – Doab
ui-new-heading = Neuer Tisch
ui-new-game = Spiel
ui-new-seats = Plätze
ui-new-count = Wie viele spielen mit?
ui-new-seat = Platz { $seat }
ui-new-seat-you = Du
ui-new-seat-open = Frei: wer immer kommt
ui-new-seat-here = Noch jemand an diesem Bildschirm
ui-new-seat-here-name = Name auf Platz { $seat }
ui-new-seat-name = Platz { $seat }
ui-new-seat-bot = Bot: { $bot }
ui-new-random = Plätze zu Beginn auslosen
ui-new-visible = Tisch in der Lobby zeigen
ui-new-visible-help = Alle können mitspielen und zuschauen.
ui-new-hidden-help = Nur wer den Link hat, kann mitspielen, und nur wer mitspielt, sieht die Partie.
ui-new-options = Varianten
ui-new-options-standard = Normale Regeln
ui-new-options-changed = Geändert: { $options }
ui-new-pace = Tempo
ui-new-timeout = Wenn jemandes Zeit um ist
ui-new-timeout-bot = spielt bis zur Rückkehr ein Bot
ui-new-timeout-drop = wird der Platz aufgegeben
ui-new-takeover = Der Bot, der für Abwesende spielt
ui-new-hints = Tipps: was ein starker Bot antworten würde
ui-new-hints-alone = nur für den, der allein gegen Bots spielt
ui-new-hints-all = für alle, und die anderen sehen, wer einen nahm
ui-new-hints-off = keine
ui-new-more = Mehr
ui-new-salt = Ein eigenes Wort für die Würfel
ui-new-salt-help = Die Würfe entstehen aus geheimen Bytes und den Wörtern aller am Tisch, damit niemand sie ausgesucht haben kann.
ui-new-edition = Ausgabe
ui-new-edition-help = Was auf Plänen und Plättchen gedruckt ist, als TOML: alles, oder nur die Tabellen, die anders sind als in „{ $edition }“.
ui-new-edition-usual = Der Text von „{ $edition }“, um ihn zu ändern
ui-new-edition-file = Aus einer Datei
ui-new-edition-text = Der Text
ui-new-edition-clear = Doch mit „{ $edition }“ spielen
ui-new-make = Tisch aufmachen
ui-bots-levels = Nach Stärke
ui-bots-others = Andere Bots
ui-bots-measures = Zum Vergleichen
ui-bot-easy = leicht
ui-bot-easy-help = Antwortet sofort und übersieht vieles: für die ersten Partien.
ui-bot-medium = mittel
ui-bot-medium-help = Antwortet sofort und macht keine groben Fehler: für alle, die die Regeln kennen.
ui-bot-hard = schwer
ui-bot-hard-help = Schaut bis zu zwei Sekunden je Entscheidung voraus: für alle, die das Spiel kennen.
ui-bot-best = am stärksten
ui-bot-best-help = Denkt über jede Entscheidung so lange nach, wie man ihm gibt: Stärker geht es nicht.
ui-bot-thinking = { $bot }, { $seconds } s
ui-bot-seconds = Sekunden je Entscheidung
ui-bot-random = zufällig
ui-bot-random-help = Antwortet irgendetwas Erlaubtes. Er ist da, um andere Bots an ihm zu messen.
ui-bot-greedy = gierig
ui-bot-greedy-help = Spielt, was in diesem Zug am besten aussieht, und schaut nie weiter. Er ist da, um andere Bots an ihm zu messen.

## Pace

ui-pace-none = Ohne Uhr
ui-pace-live = Live: Alle haben ein Zeitkonto
ui-pace-days = Über Tage: Stunden für jede Antwort
ui-pace-none-short = ohne Uhr
ui-pace-live-short = { $minutes } Min. + { $increment } s
ui-pace-days-short = { $hours } Std. pro Zug
ui-pace-bank = Minuten für die ganze Partie
ui-pace-increment = Sekunden zusätzlich für jeden Zug
ui-pace-hours = Stunden für jeden Zug
ui-pace-night = Nächte zählen nicht
ui-pace-night-from = Die Nacht beginnt
ui-pace-night-to = Die Nacht endet
ui-pace-night-zone = In der Zeit von { $zone }.

## You

ui-me-title = Du – Doab
ui-me-welcome = Willkommen
ui-me-guest = Du spielst als Gast. Mit einem Konto findest du deine Partien in jedem Browser wieder und behältst, was du bisher gespielt hast.
ui-guest-heading = Als Gast spielen
ui-guest-help = Ein Name genügt.
ui-guest-enter = Eintreten
ui-login-heading = Anmelden
ui-login = Anmeldename
ui-login-rule = 3 bis 30 Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche
ui-login-enter = Anmelden
ui-password = Passwort
ui-password-rule = Mindestens 10 Zeichen
ui-register-heading = Neues Konto
ui-register-help = Ohne E-Mail-Adresse und ohne alles andere. Wer das Passwort vergisst, verliert das Konto.
ui-register-enter = Konto anlegen
ui-account = Konto
ui-account-login = Dein Anmeldename ist „{ $login }“.
ui-account-rename = Namen ändern
ui-account-renamed = Der Name ist geändert. An Tischen, an denen du sitzt, behältst du den alten.
ui-account-password = Passwort
ui-account-password-old = Das bisherige Passwort
ui-account-password-new = Das neue Passwort
ui-account-password-change = Passwort ändern
ui-account-password-changed = Das Passwort ist geändert, und andere Browser sind abgemeldet.
ui-account-log-out = Abmelden
ui-account-leave-guest = Vergiss mich in diesem Browser
ui-account-log-out-everywhere = Überall abmelden
ui-account-delete = Konto löschen
ui-account-delete-title = Konto endgültig löschen?
ui-account-delete-help = In laufenden Partien übernehmen Bots deine Plätze. In beendeten Partien bleibt dein Name stehen.
ui-tokens = Token
ui-tokens-help = Mit einem Token kann ein Skript alles, was du kannst: spielen, zuschauen, Tische aufmachen.
ui-tokens-label = Wofür ist es?
ui-tokens-make = Token anlegen
ui-tokens-made = Das ist das Token. Es wird nur jetzt gezeigt.
ui-tokens-unused = nie benutzt
ui-tokens-used = zuletzt benutzt { $when }
ui-tokens-remove = Token „{ $label }“ entfernen
ui-hooks = Nachrichten anderswohin
ui-hooks-help = Doab kann einem anderen Programm Bescheid geben, wenn etwas geschieht: einem Chat-Kanal, ntfy, deinem eigenen Server.
ui-hook-url = Adresse
ui-hook-format = Form
ui-hook-format-json = JSON
ui-hook-format-discord = Discord
ui-hook-format-ntfy = ntfy
ui-hook-events = Sag Bescheid, wenn
ui-hook-your-turn = ich am Zug bin
ui-hook-reminder = meine Zeit knapp wird
ui-hook-timed-out = meine Zeit um ist
ui-hook-rewind-asked = jemand zurückgehen möchte
ui-hook-game-started = eine Partie beginnt
ui-hook-game-over = eine Partie endet
ui-hook-invited = ich zur Revanche gebeten werde
ui-hook-chat = jemand schreibt
ui-hook-make = Hinzufügen
ui-hook-secret = Nachrichten werden mit diesem Geheimnis unterschrieben. Es wird nur jetzt gezeigt.
ui-hook-secret-label = Geheimnis
ui-hook-enabled = an
ui-hook-test = Testen
ui-hook-deliveries = Letzte Nachrichten
ui-hook-no-deliveries = noch keine
ui-hook-waiting = wartet
ui-hook-sent = gesendet
ui-hook-given-up = aufgegeben
ui-hook-remove = { $url } entfernen

## A table before the start

ui-gather-made = Tisch von { $host }
ui-gather-sit = Hier Platz nehmen
ui-gather-second-name = Name
ui-gather-sit-second = Sitzt an diesem Bildschirm
ui-gather-leave = Aufstehen
ui-gather-bot = Einen Bot hinsetzen
ui-gather-send-away = Platz freigeben
ui-gather-start = Partie beginnen
ui-gather-start-when = Die Partie kann beginnen, wenn kein Platz mehr frei ist.
ui-gather-wait = Es fehlt noch jemand.
ui-gather-wait-host = Alle sind da. Wer den Tisch aufgemacht hat, beginnt die Partie.
ui-invite = Einladung
ui-invite-help = Schick diesen Link an alle, mit denen du spielen möchtest.
ui-invite-copy = Kopieren

## A table

ui-table-title = { $title } – Doab
ui-table-title-asked = Du bist am Zug: { $title } – Doab
ui-table-closed = Dieser Tisch kann nicht gezeigt werden
ui-table-remove = Tisch entfernen
ui-table-visible = Alle dürfen an diesem Tisch zuschauen
ui-board = Spielplan
ui-board-failed = Der Spielplan ließ sich nicht zeichnen. Hier ist der Tisch als Liste.
ui-board-again = Noch einmal zeichnen
ui-board-as-list = Der Tisch als Liste
ui-list-empty = nichts
ui-question = Frage
ui-question-fold = Mach Platz für den Spielplan
ui-question-unfold = Antworten zeigen
# At a table that somebody made to try things out.
ui-trial = Eine Probepartie: Du spielst alle Plätze. Die Partie, aus der sie stammt, ändert sich nicht.
ui-trial-back = Zurück zu jener Partie
ui-beside = Verlauf, Chat und mehr
ui-connection-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
ui-connection-waiting = Die Verbindung ist unterbrochen. Deine Antwort wird gesendet, sobald sie wieder steht …
ui-connection-too-many = An dieser Adresse sind zu viele Seiten offen: Schließe einige, die du nicht mehr brauchst. Diese hier versucht es von selbst wieder …
ui-connection-full = Gerade sind mehr Leute da, als auf dem Server Platz haben. Neuer Versuch …
ui-connection-too-fast = Das war zu schnell für den Server. Gleich folgt ein neuer Versuch …
ui-seats = Plätze
ui-seat-open = frei
ui-seat-kept = für jemanden reserviert
ui-seat-number = Platz { $seat }
ui-seat-you = du
ui-seat-at-screen = an diesem Bildschirm
ui-seat-bot = Bot, { $bot }
ui-seat-present = da
ui-seat-absent = nicht da
ui-seat-stand-in = weg, Bot: { $bot }
ui-seat-played-by = ein Bot spielt: { $bot }
ui-seat-hints =
    { $count ->
        [one] ein Tipp
       *[other] { $count } Tipps
    }
ui-seat-dropped = hat aufgegeben
ui-seat-clock = Zeit von { $name }
ui-seat-look = Von hier aus ansehen
ui-seat-look-help = Zeigt den Tisch so, wie { $name } ihn sieht
ui-watching =
    { $count ->
        [one] Es schaut zu
       *[other] Es schauen zu
    }: { $names }
ui-watching-and-others =
    Es schauen zu: { $names } und { $others ->
        [one] noch jemand
       *[other] { $others } weitere
    }
ui-watching-unnamed =
    { $others ->
        [one] Jemand schaut zu
       *[other] { $others } Leute schauen zu
    }
ui-chance = Würfel

## The question

ui-asked-you = Du bist gefragt
ui-asked-seat = { $name } ist gefragt
ui-rule = Regeln, { $rule }
# Die Regeln des Spiels in Kürze: ein Fenster und der Knopf, der es öffnet.
ui-rules-open = Regeln in Kürze
ui-rules-title = Regeln in Kürze: { $game }
ui-rules-contents = Inhalt
ui-rules-signs = Die Symbole
# Eine Auslegung mit ihrer Nummer, und was sie sagt.
ui-rules-ruling = { $rule }: { $reason }
ui-waiting-for = Warten auf { $name }
ui-waiting-confirm = { $name } darf diesen Zug noch zurücknehmen.
ui-spectator = Du schaust zu.
ui-stored = Eine Aufzeichnung zum Ansehen
ui-turn-finished = Dein Zug ist fertig.
ui-turn-draw = Bereit? Jetzt entscheidet der Zufall (ein Plättchen wird aufgedeckt, Würfel fallen); danach lässt sich nichts mehr zurücknehmen.
ui-turn-pass = Jetzt werden andere gefragt; danach lässt sich nichts mehr zurücknehmen, und dein Zug geht weiter.
ui-unused = Das hast du nicht genutzt:
ui-confirm = Zug beenden
ui-confirm-draw = Weiter
ui-undo = Zurücknehmen
ui-undo-all = Alle { $count } zurücknehmen
ui-chosen = Gewählt:
ui-unchoose = Doch nicht { $place }
ui-give = Bestätigen ({ $count })
ui-pick-again = Neu wählen
ui-pick-more = Wähle noch etwas dazu: Das reicht noch nicht.
# Why something on the board cannot be used: $reason is a whole sentence of the rules.
ui-why-not = { $place }: { $reason }
ui-why-not-place = Hier ist jetzt nichts zu tun: { $place }.
ui-do-it = Das tun: { $answer }
ui-do-something-else = Etwas anderes
ui-ahead = Das kannst du schon beantworten:
ui-answers-find = Antwort suchen
ui-answers-none = Keine Antwort passt.
ui-answers-all = Alle { $count } Antworten zeigen
ui-answers-always = Diese Frage immer so beantworten
ui-hint = Tipp
ui-hint-help = Zeigt, was ein starker Bot antworten würde (Taste H)
ui-hint-thinking = Ein starker Bot denkt nach …
ui-hint-cancel = Doch nicht
ui-hint-hide = Tipp ausblenden
ui-hint-list = Was der Bot „{ $bot }“ antworten würde
ui-hint-ahead = { $points } Punkte vorn
ui-hint-behind = { $points } Punkte zurück
ui-hint-even = gleichauf
ui-hint-chance = gewinnt { $percent } %
ui-hint-then = dann: { $answers }
ui-play-on = Lass einen Bot für mich weiterspielen
ui-play-on-help = Was er antwortet, gilt als deine Antwort.
ui-play-on-turn = Diesen Zug
ui-play-on-away = Bis ich wiederkomme
ui-stand-in = Ein Bot ({ $bot }) spielt für { $name }, bis du wiederkommst.
ui-stand-in-turn = Ein Bot ({ $bot }) spielt diesen Zug für { $name }.
ui-take-over = Wieder übernehmen
ui-preview-none = Zeig auf eine Antwort, um zu sehen, was sie bewirkt.
ui-preview-chance = Dann entscheiden die Würfel.
ui-preview-reveal = Das deckt etwas auf.
ui-preview-other = Dann ist jemand anderes gefragt.
ui-preview-over = Dann ist die Partie zu Ende.

## The past

ui-past-at = Schritt { $at } von { $last }
ui-past-start = Beginn der Partie
ui-past-back = Zurück zur Partie
# Said to somebody who looks at an earlier position.
ui-past-your-turn = Inzwischen bist du am Zug.
ui-past-over = Inzwischen ist die Partie zu Ende.
ui-past-link = Link kopieren
ui-link-players-only = Dieser Tisch ist privat: Nur wer mitspielt, kann den Link öffnen.
ui-fork = Von hier aus ausprobieren
ui-fork-middle = Ab der Mitte neu versuchen
ui-fork-help = Öffnet eine Probepartie, in der du alle Plätze spielst. Diese Partie ändert sich nicht.
ui-rewind-here = Vorschlagen, hierher zurückzugehen
ui-rewind-proposed = { $name } schlägt vor, zu Schritt { $to } zurückzugehen.
ui-rewind-waiting = Noch zuzustimmen haben: { $names }
ui-rewind-accept = Zustimmen
ui-rewind-decline = Ablehnen
ui-rewind-withdraw = Zurückziehen
ui-replay = Noch einmal ansehen
ui-replay-first = Zum Anfang
ui-replay-back = Einen Schritt zurück
ui-replay-forward = Einen Schritt weiter
ui-replay-now = Zum Ende
ui-replay-slider = Stelle in der Partie
ui-since = Seit meinem letzten Zug

## Log, chat, notes

ui-tab-log = Verlauf
ui-tab-chat = Chat
ui-tab-chat-new = Chat ({ $count })
ui-tab-notes = Notizen
ui-tab-table = Tisch
ui-log-filter = Zeigen
ui-log-everybody = alle
ui-log-earlier = Früher
ui-log-look = Den Spielplan danach ansehen
ui-log-step = { $name }: { $events }
ui-log-hidden = { $name }: etwas, das nur { $name } wissen darf
ui-how-standing = (wie immer)
ui-how-auto = (die einzige Antwort)
ui-how-stand-in = (von einem Bot gespielt)
ui-how-dropped = (aufgegeben)
ui-happening-joined = { $name } hat Platz genommen.
ui-happening-left = { $name } ist aufgestanden.
ui-happening-moved-on = Revanche: Alle sitzen einen Platz weiter als zuvor.
ui-happening-started = Die Partie hat begonnen.
ui-happening-rewound = Mit Zustimmung aller wurden Antworten zurückgenommen.
ui-happening-rewind-declined = { $name } wollte nicht zurückgehen.
ui-happening-timed-out = Die Zeit von { $name } ist abgelaufen.
ui-happening-stand-in = Ein Bot ({ $bot }) spielt für { $name }.
ui-happening-stand-in-turn = Ein Bot ({ $bot }) spielt diesen Zug für { $name }.
ui-happening-hint = { $name } hat einen Tipp genommen.
ui-happening-returned = { $name } ist wieder da.
ui-happening-dropped = { $name } hat aufgegeben.
ui-happening-bot-replaced = Der Bot von { $name } hat nicht rechtzeitig geantwortet; eine Antwort wurde ausgelost.
ui-happening-bot-relieved = Ein Bot ({ $bot }) übernimmt den Platz von { $name }: Der vorige hat dreimal versagt.
ui-happening-stood-still = Die Uhren standen { $time } lang still: Der Server war nicht erreichbar.
ui-happening-set-back = Die Uhr des Servers wurde um { $time } zurückgestellt. Niemand hat dadurch Zeit gewonnen oder verloren.
ui-happening-over = Die Partie ist zu Ende.
ui-chat-empty = Bisher hat niemand etwas gesagt.
ui-chat-say = Sag etwas
ui-chat-send = Senden
ui-chat-players-only = Hier kann nur reden, wer mitspielt.
ui-chat-visible = Dieser Tisch ist sichtbar: Alle können mitlesen.
ui-notes-help = Was hier steht, siehst nur du.
ui-notes-writing = …
ui-notes-saved = Gespeichert

## My seat and the table

ui-wishes = Wie { $name } gefragt wird
ui-wish-confirm = Bestätigen
ui-wish-confirm-turns = am Ende jedes Zuges
ui-wish-confirm-draws = auch bevor die Würfel fallen
ui-wish-confirm-off = nie
ui-wish-auto = Antworte für mich, wenn es nur eine Antwort gibt
ui-standing = Immer gleich beantwortet
ui-standing-line = { $question } – { $answer }
ui-standing-ask = Frag mich wieder
ui-drop = Aufgeben
ui-drop-title = Endgültig aufgeben?
ui-drop-help = Dein Platz passt von nun an, wo immer es geht, und es gibt kein Zurück.
ui-drop-not = Weiterspielen
ui-facts = Dieser Tisch
ui-fact-pace = Tempo
ui-fact-takeover = Für Abwesende
ui-fact-hints = Tipps
ui-fact-host = Aufgemacht von
ui-fact-edition = Ausgabe
ui-fact-rules = Regelversion { $version }
ui-fact-forked = Stammt aus
ui-fact-forked-at = einer anderen Partie, Schritt { $at }
ui-dice = Die Würfel lassen sich prüfen
ui-dice-help = Vor der Partie hat der Server das Siegel seines Geheimnisses veröffentlicht; wenn sie zu Ende ist, veröffentlicht er das Geheimnis. „doab record verify“ prüft, dass jeder Wurf daraus kam.
ui-dice-commitment = Siegel
ui-dice-seed = Geheimnis
ui-record-download = Aufzeichnung herunterladen

## Several people at one screen

ui-shield-title = Gib den Bildschirm an { $name } weiter
ui-shield-help = Was darauf war, ist verdeckt, damit alle nur das Eigene sehen.
ui-shield-open = Ich bin { $name }

## The end

ui-ending-won = Du hast gewonnen!
ui-ending-winner = { $count ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
ui-ending-rank = { $rank }.
ui-ending-score = { $score }
ui-graph-label = Wie die Punkte von { $names } gewachsen sind
# What stands at the two axes of the graph.
ui-graph-scores = Punkte
ui-graph-steps = Antworten
# What a bot says about the game as a whole. A turn is what one player does until the next begins.
ui-review = Wie die Partie verlief
ui-review-help = Ein Bot sieht sich die Partie an und sagt, was alle nach jedem Zug erwarten konnten und welche Züge am meisten kosteten. Niemand ist an Würfeln schuld: Der Bot sieht, was der Spieler sah.
ui-review-ask = Von einem Bot ansehen lassen
ui-review-waiting = Der Bot beginnt, sobald er frei ist.
ui-review-progress = Der Bot sieht sich die Partie an: { $percent }
ui-review-leave = Du kannst die Seite inzwischen verlassen.
ui-review-failed = Der Bot ist zu keinem Ende gekommen.
ui-review-by = Wie der Bot „{ $bot }“ es sieht. Ein Punkt steht an Zügen, die viel kosteten.
ui-review-win = Gewinnchance
ui-review-win-label = Die Gewinnchance von { $names } nach jedem Zug
ui-review-margin = erwarteter Abstand
ui-review-margin-label = Wie viele Punkte { $names } nach jedem Zug vor dem Besten der anderen erwarten konnten
ui-review-turns = Züge
ui-review-numbers = Chancen und Abstände in Zahlen
ui-review-worst = Die teuersten Züge
# How many points a player gave away in the whole game.
ui-review-player = { $name }: { $points } Punkte verschenkt
ui-review-faultless = Der Bot hat nichts gefunden, was er besser gemacht hätte.
ui-review-turn = Zug { $turn }
ui-review-turn-other = In Zug { $turn } von { $name }
ui-review-look = Die Stellung zeigen
# $percent is how much of the chance to win was lost.
ui-review-cost = −{ $points } Punkte, −{ $percent }
ui-review-played = Gespielt
ui-review-better = Der Bot „{ $bot }“
ui-review-luck = Die größten Glücks- und Unglücksfälle
ui-review-stroke = { $name }, Zug { $turn }
ui-rematch = Revanche
ui-rematch-join = Zur Revanche kommen

## Refusals

ui-error-no-answer = Der Server antwortet nicht. Läuft er?
ui-error-not-signed-in = Bitte melde dich zuerst an.
ui-error-session-expired = Du bist abgemeldet. Bitte melde dich wieder an.
ui-error-bad-login = Anmeldename oder Passwort stimmen nicht.
ui-error-bad-name = Das kann kein Name sein: bis zu 30 Zeichen, ohne , · | : = / #
ui-error-bad-edition = Mit dieser Ausgabe kann nicht gespielt werden: { $message }
ui-error-bad-edition-line = Mit dieser Ausgabe kann nicht gespielt werden. Zeile { $line }: { $message }
ui-error-not-your-seat = Das ist nicht dein Platz.
ui-error-not-host = Das kann nur, wer den Tisch aufgemacht hat.
ui-error-not-at-table = Du sitzt nicht an diesem Tisch.
ui-error-not-visible = Diesen Tisch sieht nur, wer mitspielt.
ui-error-no-such-table = Diesen Tisch gibt es nicht. Vielleicht wurde er entfernt.
ui-error-no-such-step = So viele Schritte hat die Partie nicht.
ui-error-stale = Inzwischen ist etwas geschehen. So steht es jetzt.
ui-error-illegal = Das ist nicht möglich.
ui-error-not-asked = Du bist nicht am Zug.
ui-error-held = Der Zug ist fertig; beende ihn oder nimm etwas zurück.
ui-error-cannot-undo = Das lässt sich nicht mehr zurücknehmen.
ui-error-game-over = Diese Partie ist schon zu Ende.
ui-error-already-started = Die Partie hat schon begonnen.
ui-error-seat-taken = Jemand war schneller: Dieser Platz ist besetzt.
ui-error-seats-open = Es sind noch Plätze frei.
ui-error-name-taken = Hier heißt schon jemand so oder zum Verwechseln ähnlich.
ui-error-name-reserved = Dieser Name ist dem Server und den Bots vorbehalten.
ui-error-login-taken = Mit diesem Anmeldenamen gibt es schon ein Konto.
ui-error-rules-gone = Diese Partie wurde mit Regeln begonnen, die hier nicht mehr installiert sind. Man kann sie ansehen, aber nicht weiterspielen.
ui-error-secret-until-over = Diese Partie hat Geheimnisse. Ihre Aufzeichnung lässt sich lesen, wenn sie zu Ende ist.
ui-error-rewind-open = Es gibt schon einen Vorschlag zurückzugehen.
ui-error-no-rewind = Es gibt keinen Vorschlag zurückzugehen.
ui-error-too-large = Das ist zu groß.
ui-error-too-many = Das war zu schnell. Bitte warte einen Moment.
ui-error-full = Der Server hat sehr viel zu tun. Bitte versuche es gleich noch einmal.
ui-error-internal = Der Server hat einen Fehler gemacht. Er hat notiert, was geschehen ist.
ui-error-bad-options = Die Optionen passen nicht: { $message }
ui-error-bad-password = Wähle ein anderes Passwort: Dieses ist zu leicht zu erraten.
ui-error-bad-record = Diese Aufzeichnung lässt sich nicht lesen: { $message }
ui-error-bad-request = Das versteht der Server nicht: { $message }
ui-error-invalid = Etwas von deinen Angaben passt nicht.
ui-error-page = Auf dieser Seite ist etwas schiefgegangen: { $message }
ui-error-cross-site = Die Anfrage kam von der Seite einer anderen Website.
ui-error-no-guests = Auf diesem Server spielt man mit einem Konto.
ui-error-no-registration = Dieser Server nimmt keine neuen Konten an.
ui-error-no-such-game = Dieses Spiel gibt es hier nicht.
ui-error-no-such-bot = Diesen Bot gibt es hier nicht.
ui-error-bot-not-allowed = So lange dürfen Bots auf diesem Server nicht nachdenken.
ui-error-no-hint = Der Bot hat gerade keinen Tipp.
ui-error-no-hints = An diesem Tisch gibt es keine Tipps.
ui-error-no-review = Hier kann kein Bot sagen, wie diese Partie gelaufen ist.
ui-error-no-such-seat = Diesen Platz hat der Tisch nicht.
ui-error-no-such-edition = Die übliche Ausgabe dieses Spiels ist nirgends aufgeschrieben.
ui-error-removed = Das gibt es nicht mehr.
ui-error-stand-in = Ein Bot spielt für dich. Nimm zuerst deinen Platz wieder ein.
ui-error-dropped = Dieser Platz wurde aufgegeben.
ui-error-not-held = Es gibt keinen Zug zu bestätigen.
ui-error-not-over = Die Partie ist noch nicht zu Ende.
ui-error-not-started = Die Partie hat noch nicht begonnen.
ui-error-rules-fault = Die Regeln dieses Spiels haben hier einen Fehler. Es wurde nichts geändert.
ui-error-no-positions = Ein Tisch dieses Spiels kann nicht mitten in einer Partie beginnen.
ui-error-already-signed-in = Du bist schon angemeldet.
ui-error-not-registered = Dafür brauchst du ein Konto.
ui-error-too-many-tokens = Du hast so viele Token, wie möglich sind. Entferne zuerst eines.
ui-error-too-many-tables = Du hast so viele Tische, wie möglich sind. Beende oder entferne zuerst einige. Aufgegebene Partien zählen einen Tag lang mit.
ui-error-too-many-standing = Du hast so viele feste Antworten, wie möglich sind.
