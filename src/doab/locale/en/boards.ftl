# What all drawn boards share. Keys begin with “boards-”.

boards-zoom-in = Bring the board nearer
boards-zoom-out = Move the board away
boards-zoom-all = Show the whole board
