# What all drawn boards share. Keys begin with “boards-”.

boards-zoom-in = Zoom in on the board
boards-zoom-out = Zoom out
boards-zoom-all = Show the whole board
