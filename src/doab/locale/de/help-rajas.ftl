### Die Regeln von Rajas of the Ganges in Kürze, in eigenen Worten. Ein Schlüssel endet mit dem Abschnitt von docs/rajas/rules.md; .title ist die Überschrift.

rajas-rules-3 = Dein Ruhmesmarker und dein Geldmarker laufen in entgegengesetzter Richtung um den Spielplan, aufeinander zu; ein Ruhmespunkt ist zwei Geld wert. Treffen sie sich oder ziehen sie aneinander vorbei, beginnen die letzten Züge. Dann gewinnt der größte Vorsprung: wie weit die beiden aneinander vorbei sind.
    .title = Ziel
rajas-rules-4 = In deinem Zug setzt du einen Arbeiter auf ein freies Feld, zahlst, was das Feld kostet, und führst die Aktion aus; dann ist der Nächste am Zug. Auf ein Feld passt ein Arbeiter; in Steinbruch und Hafen ist es immer das am weitesten links liegende freie Feld. Du zahlst, bevor du etwas bekommst, und wer Geld zahlt, geht mit dem Geldmarker zurück. Eine Runde dauert, bis niemand mehr einen Arbeiter einsetzen kann. Passen darfst du nur, wenn dir kein Feld etwas bringen würde.
    .title = Runde und Zug
rajas-rules-2 = Alle beginnen mit drei Arbeitern, einem geworfenen Würfel jeder Farbe, 1 Karma und allen Gebäudearten auf Stufe 2. Wer mit den vier Würfeln die kleinste Summe hat, beginnt, mit 3 Geld; die anderen haben 4, 5 und 6. Die Provinzplättchen liegen in zwölf Stapeln, nach Farbe und Tier: Zu haben ist jeweils das oberste.
    .title = Spielvorbereitung
rajas-rules-5 = Ein Würfel, den du bekommst, kommt aus dem Vorrat, wird sofort geworfen und liegt mit seinem Wert auf deiner Kali-Statue. Auf Kali passen zehn Würfel, acht für Fortgeschrittene: Würden es mehr, legst du vorher welche zurück oder nimmst weniger. Ein Würfel, den du zahlst, geht in den Vorrat zurück. Überflüssiges wird nicht gezahlt: kein Würfel, ohne den die anderen reichen würden. Für eine Farbe, die im Vorrat fehlt, gibt es keinen Ersatz.
    .title = Würfel
rajas-rules-6 = Du hast 0 bis 3 Karma; was darüber ginge, verfällt. In deinem Zug dreht ein Karma einen Würfel, den du gerade zahlst, auf die gegenüberliegende Seite: 1 und 6, 2 und 5, 3 und 4. Jeder Würfel wird höchstens einmal gedreht, und nur, wo sein Wert zählt.
    .title = Karma
rajas-rules-7 = Zahle das Geld des am weitesten links liegenden freien Feldes und kaufe dann ein ausliegendes Plättchen: Gib Würfel in seiner Farbe ab, die zusammen mindestens seine Zahl ergeben; Wechselgeld gibt es nicht. Lege es sofort auf ein leeres Feld, gedreht, wie du willst. Eine seiner Straßen muss eine Straße fortsetzen, die zur Residenz führt; die anderen Seiten müssen nicht passen. Erst bringt das Plättchen Ruhm für seine Gebäude, nach ihrer Stufe, und Geld für seine Märkte, in der Reihenfolge, die du willst; dann kommen die Sondererträge, die es anschließt. Ein Plättchen, das liegt, wird nie bewegt.
    .title = Bauen (Steinbruch)
rajas-rules-7-yields = Ein Symbol am Rand der Provinz zahlt einmal: in dem Moment, in dem ein neues Plättchen es über eine Straße an die Residenz anschließt. Sind es mehrere, wählst du die Reihenfolge. Eine Aufwertung hebt eine Gebäudeart von Stufe 2 auf 3 oder von 3 auf 4 und zählt für Gebäude, die später gelegt werden; die von Ruhmesfeld 5 zählt ab deinem nächsten Zug. Stehen alle Arten auf 4, verfällt sie.
    .title = Sondererträge und Aufwertungen
rajas-rules-8 = Der gemischte Markt kostet nichts und verkauft deinen besten Markt jeder Warensorte, also höchstens drei. Ein Markt für eine Sorte kostet einen Würfel beliebiger Farbe: So viele deiner Märkte dieser Sorte, wie er zeigt, bringen ihr Geld. Es zählen die wertvollsten, verdeckte nicht. Zu dritt und zu viert darf jeder pro Runde nur einen Arbeiter auf den gemischten Märkten haben.
    .title = Markt
rajas-rules-9 = Die untere Vorterrasse bringt 2 Geld, und du darfst beliebig viele deiner Würfel einmal neu würfeln. Eine obere Terrasse bringt einen Würfel ihrer Farbe, ein Balkon zwei Würfel der einen Farbe für einen der anderen. Ein Gemach kostet einen Würfel, der genau seine Zahl zeigt: Großmogul 1 (2 Ruhm, und du beginnst die nächste Runde), Tänzerin 2 (zwei Würfel nach Wahl und ein Ertragsplättchen), Yogi 3 (2 Karma und ein Würfel nach Wahl), Raja Man Singh 4 (3 Geld und eine Aufwertung), Baumeister 5, Portugiese 6 (dein Boot fährt sechs freie Felder weiter; nicht von den letzten sechs Feldern aus). Ein kostenloses Gemach ist eines von 2 bis 6, auch wenn dort jemand steht; es kostet weder Arbeiter noch Würfel.
    .title = Palast
rajas-rules-9-1 = Du baust ein ausliegendes Plättchen auf eines deiner eigenen, das billiger ist und selbst keines überdeckt. Du zahlst nur die Differenz, mit Würfeln in der Farbe des neuen Plättchens; die 5 des Gemachs zählt nicht mit. Danach muss jedes Plättchen noch über eine Straße mit der Residenz verbunden sein. Das neue Plättchen zählt voll, bringt aber keine Sondererträge, und was es überdeckt, ist weg.
    .title = Baumeister
rajas-rules-10 = Zahle das Geld des am weitesten links liegenden freien Feldes und gib einen Würfel mit 1, 2 oder 3 ab: Dein Boot fährt mindestens ein und höchstens so viele freie Felder. Felder mit anderen Booten überspringt es, sie zählen nicht; nur auf dem Startfeld und dem letzten Feld ist Platz für mehrere. Du bekommst, was das Feld zeigt, auf dem dein Boot ankommt. An der Brücke vorbei gibt es einen Arbeiter. Steht dein Boot auf dem letzten Feld, ist der Hafen für dich geschlossen.
    .title = Fluss (Hafen)
rajas-rules-11 = Weitere Arbeiter warten auf Ruhm 15, auf Geld 20 und an der Brücke; einmal gewonnen, bleiben sie dir und können noch in derselben Runde eingesetzt werden. Im Basisspiel kannst du nur zwei der drei gewinnen. Symbole an den Leisten bringen ihren Bonus einmal, wenn du sie erreichst oder an ihnen vorbeiziehst: eine Aufwertung auf Ruhm 5, 2 Karma auf Ruhm 24, das Boot zum nächsten freien Feld auf Ruhm 31 und auf Geld 12 und 44, zwei Würfel nach Wahl auf Geld 33 und 55. Zurückgehen bringt nichts und kostet nichts. Was ein Bonus auslöst, wird beendet, bevor es weitergeht.
    .title = Arbeiter und Boni der Leisten
rajas-rules-12 = Kann niemand mehr einen Arbeiter einsetzen, bekommt den Elefanten, wer beim Großmogul steht; sonst wandert er nach links. Alle Arbeiter kommen zurück, und wer den Elefanten hat, beginnt die nächste Runde.
    .title = Ende einer Runde
rajas-rules-13 = Haben sich deine Marker nach deinem Zug getroffen oder sind sie aneinander vorbei, dürfen alle nach dir, bis vor den Startspieler, noch je einen Arbeiter einsetzen. Neben einem Ruhmesfeld liegen zwei Geldfelder; der Vorsprung ist die Zahl der Ruhmesfelder, um die die Marker aneinander vorbei sind. Der größte Vorsprung gewinnt, von gleichen der frühere. Wer sie nicht zusammengebracht hat, folgt danach, je nachdem, wie viel Ruhm noch fehlt.
    .title = Spielende
rajas-rules-14 = Alle drei weiteren Arbeiter sind zu gewinnen, und auf Kali passen acht Würfel. Die gedruckten Sondererträge sind schwächer, aber darauf lassen sich Ertragsplättchen legen, jedes auf einen freien Platz seiner Farbe; sie zahlen, wenn eine Straße sie anschließt. Du nimmst eines bei der Tänzerin, und in einem Zug, in dem du keinen Arbeiter mehr hast, während jemand mehr Arbeiter besitzt als du. Du darfst verzichten, und ein Plättchen wird nie bewegt. Am Anfang legen alle ein braunes auf einen von zwei Plätzen.
    .title = Navaratna
rajas-rules-15 = Unterschiedliches Niveau: Fortgeschrittene haben die schwächeren Sondererträge und Platz für acht Würfel; sonst gelten für alle die Regeln des Basisspiels. Ganga-Modul: Flussplättchen liegen auf einigen Feldern des Flusses und ersetzen, was dort gedruckt ist.
    .title = Weitere Möglichkeiten

## Die Symbole auf dem Spielplan

rajas-rules-sign-incomes = Was Felder und Symbole bringen
rajas-rules-sign-dice = Würfel
rajas-rules-sign-pieces = Spielsteine
rajas-rules-sign-persons = Personen des Palastes
rajas-rules-sign-buildings = Gebäude und Waren
rajas-rules-sign-any = Würfel nach Wahl
rajas-rules-sign-money = Geld
rajas-rules-sign-fame = Ruhm
rajas-rules-sign-upgrade = Aufwertung
rajas-rules-sign-worker = Arbeiter
rajas-rules-sign-market = Markt
rajas-rules-sign-token = Ertragsplättchen
rajas-rules-sign-reroll = Würfel neu würfeln
rajas-rules-sign-stack = Stapel: { $back }
