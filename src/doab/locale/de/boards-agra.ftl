### The board of Agra in the browser: what stands on it, and the board in words for those who hear it.
### Terms come from agra.ftl; $players, $goods and the like are lists that are put together beforehand.

## On the board

agra-board-whole = Der Spielplan von Agra
agra-board-river = Fluss und Persönlichkeiten
agra-board-city = Stadt
agra-board-court = Kaiserlicher Spielplan
agra-board-own = Dein Hofplan
agra-board-meditation = Meditation
agra-board-round = Runde
# In a small field: the round after which the game ends.
agra-board-last-round = letzte: { $number }
agra-board-close = Schließen
agra-board-open-player = { $name }: Hofplan öffnen
agra-board-pile-search = Ein beliebiges Plättchen aus dem Stapel

## The board in words

agra-board-words = Der Spielplan in Worten
agra-board-words-table = Der Tisch
agra-board-words-nothing = nichts
agra-board-words-neutral = neutral
# $what is a good, a guild or a player.
agra-board-words-counted = { $what } { $number }
# $what is a list of short phrases.
agra-board-words-line = { $name }: { $what }
agra-board-words-round = Runde { $number }, begonnen hat { $start }.
agra-board-words-turn = { $player } ist am Zug.
agra-board-words-over = Die Partie ist zu Ende.
agra-board-words-last = Die Partie endet nach Runde { $number }.
agra-board-words-blocked = Meditation: „{ $action }“ ist blockiert.
agra-board-words-points = { $number ->
    [one] Noch { $number } Meditationspunkt.
   *[other] Noch { $number } Meditationspunkte.
}
agra-board-words-deliveries = { $number ->
    [one] Noch { $number } Lieferung.
   *[other] Noch { $number } Lieferungen.
}
agra-board-words-character = { $space }: { $worker }
agra-board-words-tokens = Preisplättchen beim Händler, nach ihrem sichtbaren Wert: { $faces }
agra-board-words-bonus = Übrige Baubonusplättchen: { $tiles }
agra-board-words-nobody = kein Arbeiter
agra-board-words-stands = Arbeiter von { $player } steht
agra-board-words-lies = Arbeiter von { $player } liegt
agra-board-words-built = gebaut
agra-board-words-unbuilt = nicht gebaut, kostet { $cost }
agra-board-words-worth = { $good } hat Wert { $value }
agra-board-words-coins = { $number ->
    [one] hier liegt { $number } Rupie
   *[other] hier liegen { $number } Rupien
}
agra-board-words-store = { $player } hat { $number }
agra-board-words-boat = Das Boot liegt an Anlegestelle { $pier }; Persönlichkeiten bis Stufe { $level } können beliefert werden.
agra-board-words-level = Stufe { $level }
agra-board-words-won = gewonnen von { $player }
agra-board-words-closed = noch nicht offen
agra-board-words-wants = will { $good }
agra-board-words-brought = { $number ->
    [one] { $good } geliefert von { $player }
   *[other] { $good } { $number }-mal geliefert von { $player }
}
agra-board-words-bowl = { $good } von { $player }
agra-board-words-bowls = Akbars Schalen: frei { $open }; gefüllt { $filled }
agra-board-words-display = Ausliegende Gunstplättchen: { $tiles }
agra-board-words-guild = { $guild }: Einfluss { $steps }; nächster Auftrag { $order }; { $taken } von { $limit } Aufträgen erfüllt, von { $owners }
agra-board-words-action = besitze { $own } und gib { $spend } Gunst ab: { $effect }
agra-board-words-hidden = Rupien sind verborgen.
agra-board-words-rupees = { $number ->
    [one] { $number } Rupie
   *[other] { $number } Rupien
}
agra-board-words-favour = { $number } Gunst
agra-board-words-workers = Arbeiter: { $supply } im Vorrat, { $standing } stehen, { $lying } liegen
agra-board-words-markers = { $number } Spielermarker im Vorrat
agra-board-words-goods = Waren: { $goods }
agra-board-words-farm = Der Hof liefert { $goods }; übrige Abdeckplättchen: { $covers }
agra-board-words-tracker = Meditationsstein auf Feld { $space }, Wert { $points }
agra-board-words-influence = Einfluss: { $steps }
agra-board-words-actions = Gunst-Aktionen: { $actions }
agra-board-words-contracts = Gewonnene Persönlichkeiten: { $notables }
agra-board-words-cook = { $number } Arbeiter beim Koch
agra-board-words-french = { $number } Marker auf dem Französischen Händler
agra-board-words-used = In diesem Zug genutzt: { $used }

## Was die Hilfe unter dem Mauszeiger sagt

agra-board-tells-arrow = Von { $source } zu { $good }
agra-board-tells-order = Kostet { $goods }; bringt { $rupees } Rupien auf deiner Stufe { $step }
agra-board-tells-order-closed = Kostet { $goods }; du brauchst eine Stufe Einfluss in der Gilde
agra-board-tells-study = das nächste Feld kostet { $goods }
