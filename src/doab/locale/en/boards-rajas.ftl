# The drawn board of Rajas of the Ganges. Keys begin with “rajas-board-”; words of the game come from rajas.ftl.

rajas-board-board = The board
rajas-board-palace = Palace
rajas-board-quarry = Quarry
rajas-board-market = Market
rajas-board-harbour = Harbour
rajas-board-supply = Dice
rajas-board-display = Yield tiles
rajas-board-white-pile = White yield tiles
rajas-board-province = The province of { $player }
rajas-board-start-player = start player
rajas-board-fame = { $number } fame
rajas-board-money = { $number } money
rajas-board-gap = { $number } fame until the markers meet
rajas-board-lead = the markers have met, lead { $number }
rajas-board-enlarge = Show the province of { $player } in full
rajas-board-back-to-own = Back to mine
