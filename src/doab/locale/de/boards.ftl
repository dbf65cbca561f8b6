# What all drawn boards share. Keys begin with “boards-”.

boards-zoom-in = Spielplan näher heranholen
boards-zoom-out = Spielplan weiter wegschieben
boards-zoom-all = Ganzen Spielplan zeigen
