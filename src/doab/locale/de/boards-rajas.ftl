# The drawn board of Rajas of the Ganges. Keys begin with “rajas-board-”; words of the game come from rajas.ftl.

rajas-board-board = Der Spielplan
rajas-board-palace = Palast
rajas-board-quarry = Steinbruch
rajas-board-market = Marktplatz
rajas-board-harbour = Hafen
rajas-board-supply = Würfel
rajas-board-display = Ertragsplättchen
rajas-board-white-pile = Weiße Ertragsplättchen
rajas-board-province = Provinz von { $player }
rajas-board-start-player = beginnt die Runde
rajas-board-fame = { $number } Ruhm
rajas-board-money = { $number } Geld
rajas-board-gap = noch { $number } Ruhm, bis sich die Marker treffen
rajas-board-lead = die Marker haben sich getroffen, Vorsprung { $number }
rajas-board-enlarge = Provinz von { $player } groß zeigen
rajas-board-back-to-own = Zurück zu meiner
