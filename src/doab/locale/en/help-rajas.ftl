### Rules in short of Rajas of the Ganges, in our own words. A key ends with the section of docs/rajas/rules.md; .title is its heading.

rajas-rules-3 = Your fame marker and your money marker run round the board in opposite directions, towards each other; one fame is worth two money. When the two meet or pass each other, the last turns begin. Then the widest lead wins: how far the two markers have passed each other.
    .title = Goal
rajas-rules-4 = On your turn you place one worker on a free space, pay what the space costs, and carry out its action; then it is the next player's turn. A space holds one worker; in quarry and harbour it is always the left-most free space. You pay before you gain, and paying money moves your money marker back. A round goes on until nobody can place a worker any more. You may pass only if no placement would be of use.
    .title = Round and turn
rajas-rules-2 = Everybody begins with three workers, one rolled die of each colour, 1 karma and all kinds of buildings at level 2. Whoever has the lowest total on the four dice begins, with 3 money; the others have 4, 5 and 6. Province tiles lie in twelve stacks, by colour and animal: the top tile of each is on offer.
    .title = Set-up
rajas-rules-5 = A die that you gain comes from the supply, is rolled at once and lies on your Kali statue with the value that it shows. Kali holds ten dice, eight for advanced players: if there would be more, you put some back first, or take fewer. A die that you pay goes back to the supply. You may not overpay: no die may be paid if the others are enough without it. If the supply has no die of a colour, nothing replaces it.
    .title = Dice
rajas-rules-6 = You have 0 to 3 karma; any more is lost. On your turn one karma turns a die that you are paying to its opposite side: 1 and 6, 2 and 5, 3 and 4. Each die is turned at most once, and only where its value matters.
    .title = Karma
rajas-rules-7 = Pay the money of the left-most free space, then buy one tile on offer: give up dice of its colour that add up to at least its number, without change. Lay it at once on an empty square, turned as you like. One of its roads must continue a road that leads to the residence; its other sides need not fit. First the tile scores fame for its buildings, by their level, and money for its markets, in whichever order you like; then come the special yields that it joins. Once laid, a tile is never moved.
    .title = Build (quarry)
rajas-rules-7-yields = A sign at the edge of the province pays once: at the moment when a new tile joins it to the residence by road. If there are several, you choose their order. An upgrade raises one kind of building from level 2 to 3 or from 3 to 4, and counts for buildings that are laid later; the one of fame space 5 counts from your next turn on. If all kinds are at 4, it is lost.
    .title = Special yields and upgrades
rajas-rules-8 = The mixed market costs nothing and sells your best market of each kind of goods, so three at most. A market for one kind costs a die of any colour: as many of your markets of that kind as it shows bring their money. The most valuable ones are taken, and covered ones do not count. With three or four players each may have only one worker a round on the mixed markets.
    .title = Market
rajas-rules-9 = The low terrace brings 2 money, and you may roll any of your dice again, once. A high terrace brings a die of its colour, a balcony two dice of one colour for one of another. A chamber costs a die that shows exactly its number: Great Mogul 1 (2 fame, and you start the next round), Dancer 2 (two dice of choice and a yield tile), Yogi 3 (2 karma and a die of choice), Raja Man Singh 4 (3 money and an upgrade), Master Builder 5, Portuguese 6 (your boat sails six free spaces on; not from the last six spaces). A chamber visited free of charge is one of 2 to 6, even if somebody is there; it costs neither a worker nor a die.
    .title = Palace
rajas-rules-9-1 = You build a tile on offer over one of your own tiles that is cheaper and covers no other. You pay only the difference, in dice of the new tile's colour; the 5 of the chamber does not count. Afterwards every tile must still be joined to the residence by road. The new tile scores in full, but it brings no special yields, and what it covers is gone.
    .title = Master Builder
rajas-rules-10 = Pay the money of the left-most free space and a die of 1, 2 or 3: your boat sails at least one and at most that many free spaces. Spaces with other boats are jumped over and not counted; only the start and the last space hold several boats. You gain what the space shows where your boat ends. Passing the bridge brings a worker. When your boat is on the last space, the harbour is closed to you.
    .title = River (harbour)
rajas-rules-11 = More workers wait on fame 15, on money 20 and at the bridge; once won, they are yours for good and can be placed in the same round. In the basic game you can win only two of the three. Signs on the tracks bring their bonus once, when you reach or pass them: an upgrade on fame 5, 2 karma on fame 24, the boat to the next free space on fame 31 and on money 12 and 44, two dice of choice on money 33 and 55. Moving back brings nothing and loses nothing. What a bonus causes is finished before the rest goes on.
    .title = Workers and bonuses of the tracks
rajas-rules-12 = When nobody can place a worker any more, the player whose worker is with the Great Mogul takes the elephant; otherwise it goes to the left. All workers come home, and the player with the elephant begins the next round.
    .title = End of a round
rajas-rules-13 = If your markers have met or passed each other after your turn, the players after you, up to the start player, may each place one more worker. Two spaces of money lie beside one of fame; the lead is the number of fame spaces by which the markers have passed. The widest lead wins; of equal leads, that of the player whose markers met first. Players whose markers have not met come after, by how much fame they still lack.
    .title = End of the game
rajas-rules-14 = All three further workers can be won, and Kali holds eight dice. The printed special yields are weaker, but yield tiles can be laid over them, each on a free place of its colour; they pay when a road joins them. You take one at the Dancer, and also when your turn comes, you have no worker left, and somebody owns more workers than you. A yield tile can be declined, and it never moves. At the beginning everybody lays a brown one on one of two places.
    .title = Navaratna
rajas-rules-15 = Players of different levels: advanced players have the weaker special yields and room for eight dice; for the rest the basic rules hold for everybody. Ganga module: river tiles lie on some spaces of the river and replace what is printed there.
    .title = Other options

## The symbols on the board

rajas-rules-sign-incomes = What spaces and signs bring
rajas-rules-sign-dice = Dice
rajas-rules-sign-pieces = Pieces
rajas-rules-sign-persons = People of the palace
rajas-rules-sign-buildings = Buildings and goods
rajas-rules-sign-any = die of choice
rajas-rules-sign-money = money
rajas-rules-sign-fame = fame
rajas-rules-sign-upgrade = upgrade
rajas-rules-sign-worker = worker
rajas-rules-sign-market = market
rajas-rules-sign-token = yield tile
rajas-rules-sign-reroll = roll dice again
rajas-rules-sign-stack = stack: { $back }
