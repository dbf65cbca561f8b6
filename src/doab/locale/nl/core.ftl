# Wat alle spellen delen. De velden worden uitgelegd in docs/wording.md.

# Een tekst zoals hij is, voor spellen zonder eigen berichten.
core-raw = { $text }
# Staat tussen de delen van een opsomming.
core-list-separator = { ", " }
# $before is een opsomming, $last het laatste deel: “a, b en c”.
core-and = { $before } en { $last }
# Een speler van wie we de naam niet kennen.
core-seat = speler { $number }

## Vragen

core-over = Het spel is afgelopen.
# $question is wat een ander gevraagd wordt.
core-asked = Vraag aan { $player }: { $question }

## Het logboek

# $events is een opsomming van wat één speler deed: “Asha: werker naar steengroeve, betaalt 1 geld”.
core-line = { $player }: { $events }
# Wat er aan tafel gebeurde, zonder dat iemand het deed.
core-line-table = { $events }

## De score

core-score = score

## Uitleg

# Wat iets op het bord is: $name, wat het doet, en de paragraaf van de regels.
core-place = { $name }: { $what } (regels, { $rule })
core-reason-other = Zie { $rule } in de regels.
# Waar een keuze vóór het spel over gaat: $name in een paar woorden, $help in een zin.
core-option = { $name }: { $help }
