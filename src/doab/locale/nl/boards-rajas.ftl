# The drawn board of Rajas of the Ganges. Keys begin with “rajas-board-”; words of the game come from rajas.ftl.

rajas-board-board = Het bord
rajas-board-palace = Paleis
rajas-board-quarry = Steengroeve
rajas-board-market = Marktplein
rajas-board-harbour = Haven
rajas-board-supply = Dobbelstenen
rajas-board-display = Opbrengstfiches
rajas-board-white-pile = Witte opbrengstfiches
rajas-board-province = De provincie van { $player }
rajas-board-start-player = startspeler
rajas-board-fame = { $number } roem
rajas-board-money = { $number } geld
rajas-board-gap = nog { $number } roem tot de markerstenen elkaar ontmoeten
rajas-board-lead = de markerstenen zijn bij elkaar, voorsprong { $number }
rajas-board-enlarge = Toon de provincie van { $player } in het groot
rajas-board-back-to-own = Terug naar de mijne
