### The board of Agra in the browser: what stands on it, and the board in words for those who hear it.
### Terms come from agra.ftl; $players, $goods and the like are lists that are put together beforehand.


## On the board

agra-board-whole = Het bord van Agra
agra-board-river = Rivier en notabelen
agra-board-city = Stad
agra-board-court = Paleisbord
agra-board-own = Jouw bord
agra-board-meditation = Meditatie
agra-board-round = Ronde
# In a small field: the round after which the game ends.
agra-board-last-round = laatste: { $number }
agra-board-close = Sluiten
agra-board-open-player = { $name }: open het bord van deze speler
agra-board-pile-search = Een tegel naar keuze uit de stapel

## The board in words

agra-board-words = Het bord in woorden
agra-board-words-table = De tafel
agra-board-words-nothing = geen
agra-board-words-neutral = neutraal
# $what is a good, a guild or a player.
agra-board-words-counted = { $what } { $number }
# $what is a list of short phrases.
agra-board-words-line = { $name }: { $what }
agra-board-words-round = Ronde { $number }, begonnen door { $start }.
agra-board-words-turn = { $player } is aan de beurt.
agra-board-words-over = Het spel is afgelopen.
agra-board-words-last = Het spel eindigt na ronde { $number }.
agra-board-words-blocked = Meditatie: { $action } is geblokkeerd.
agra-board-words-points = { $number ->
    [one] Nog { $number } meditatiepunt.
   *[other] Nog { $number } meditatiepunten.
}
agra-board-words-deliveries = { $number ->
    [one] Nog { $number } levering.
   *[other] Nog { $number } leveringen.
}
agra-board-words-character = { $space }: { $worker }
agra-board-words-tokens = Prijsfiches bij de Handelaar, met hun waarde boven: { $faces }
agra-board-words-bonus = Bouwbonussen die er nog zijn: { $tiles }
agra-board-words-nobody = geen arbeider
agra-board-words-stands = arbeider van { $player } staat
agra-board-words-lies = arbeider van { $player } ligt
agra-board-words-built = gebouwd
agra-board-words-unbuilt = niet gebouwd, kost { $cost }
agra-board-words-worth = { $good } is { $value } waard
agra-board-words-coins = { $number ->
    [one] hier ligt { $number } roepie
   *[other] hier liggen { $number } roepies
}
agra-board-words-store = { $player } heeft er { $number }
agra-board-words-boat = De boot ligt bij steiger { $pier }; je kunt leveren aan notabelen tot en met niveau { $level }.
agra-board-words-level = niveau { $level }
agra-board-words-won = gewonnen door { $player }
agra-board-words-closed = nog niet open
agra-board-words-wants = vraagt { $good }
agra-board-words-brought = { $number ->
    [one] { $good } geleverd door { $player }
   *[other] { $good } { $number } keer geleverd door { $player }
}
agra-board-words-bowl = { $good } door { $player }
agra-board-words-bowls = Akbars schalen: vrij { $open }; gevuld { $filled }
agra-board-words-display = Open gunsttegels: { $tiles }
agra-board-words-guild = { $guild }: invloed { $steps }; volgende opdracht { $order }; { $taken } van { $limit } opdrachten vervuld, door { $owners }
agra-board-words-action = { $spend ->
    [one] bezit { $own } en besteed { $spend } gunst: { $effect }
   *[other] bezit { $own } en besteed { $spend } gunsten: { $effect }
}
agra-board-words-hidden = Roepies zijn geheim.
agra-board-words-rupees = { $number ->
    [one] { $number } roepie
   *[other] { $number } roepies
}
agra-board-words-favour = { $number ->
    [one] { $number } gunst
   *[other] { $number } gunsten
}
agra-board-words-workers = Arbeiders: { $supply } in de voorraad, { $standing } staan, { $lying } liggen
agra-board-words-markers = { $number ->
    [one] { $number } speelsteen in de voorraad
   *[other] { $number } speelstenen in de voorraad
}
agra-board-words-goods = Goederen: { $goods }
agra-board-words-farm = De boerderij levert { $goods } op; afdekfiches over: { $covers }
agra-board-words-tracker = Meditatieteller op veld { $space }, { $points } waard
agra-board-words-influence = Invloed: { $steps }
agra-board-words-actions = Gunstacties: { $actions }
agra-board-words-contracts = Gewonnen notabelen: { $notables }
agra-board-words-cook = { $number ->
    [one] { $number } arbeider bij de Kok
   *[other] { $number } arbeiders bij de Kok
}
agra-board-words-french = { $number ->
    [one] { $number } speelsteen bij de Franse Handelaar
   *[other] { $number } speelstenen bij de Franse Handelaar
}
agra-board-words-used = In deze beurt gebruikt: { $used }

## Wat de hulp onder de muis vertelt

agra-board-tells-arrow = Van { $source } naar { $good }
agra-board-tells-order = Kost { $goods }; levert { $rupees } roepies op bij je stap { $step }
agra-board-tells-order-closed = Kost { $goods }; je hebt een stap invloed in het gilde nodig
agra-board-tells-study = het volgende veld kost { $goods }
