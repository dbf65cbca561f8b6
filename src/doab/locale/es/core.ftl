# What all games share. Fields are explained in docs/wording.md.

# A text as it is, for games without messages of their own.
core-raw = { $text }
# Stands between the parts of a list.
core-list-separator = { ", " }
# $before is a list, $last its last part: “a, b and c”.
core-and = { $before } y { $last }
# A player whose name is not known.
core-seat = jugador { $number }

## Questions

core-over = La partida ha terminado.
# $question is what somebody else is asked.
core-asked = Le toca responder a { $player }: { $question }

## The log

# $events is a list of what one player did: “Asha: worker to quarry, pays 1 money”.
core-line = { $player }: { $events }
# What happened at the table, by nobody.
core-line-table = { $events }

## The score

core-score = puntuación

## Explanations

# What a thing on the board is: $name, what it does, and the section of the rules.
core-place = { $name }: { $what } (reglas, { $rule })
core-reason-other = Consulta { $rule } en las reglas.
# What a choice before the game is about: $name in a word or two, $help in a sentence.
core-option = { $name }: { $help }
