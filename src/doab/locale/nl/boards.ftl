# What all drawn boards share. Keys begin with “boards-”.

boards-zoom-in = Haal het bord dichterbij
boards-zoom-out = Schuif het bord verder weg
boards-zoom-all = Toon het hele bord
