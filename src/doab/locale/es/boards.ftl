# What all drawn boards share. Keys begin with “boards-”.

boards-zoom-in = Acercar el tablero
boards-zoom-out = Alejar el tablero
boards-zoom-all = Ver el tablero entero
