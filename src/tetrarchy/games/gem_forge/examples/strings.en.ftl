# The worked examples: title, explanation, and what each step shows.

example-opening = Three of five tiles
example-opening-text =
    The mine is filled; everyone has a stone in the cart, a card in hand and five tiles that nobody else can see. All
    players choose at the same time which three they want to work on.
example-opening-step-1 = Andrei has chosen. What he keeps stays hidden as long as the others are choosing.
example-opening-step-2 = Anya has chosen too.
example-opening-step-3 =
    Everyone is ready: the tiles are laid open, the others are discarded, four more make up the market, and the first
    turn begins.

example-brown = A brown tile must be handed in
example-brown-text =
    A tile with a brown background takes stones of different colours. Andrei’s needs red, green and yellow; red and yellow are
    set, and the green stone is in his cart. It is his turn: two actions.
example-brown-step-1 =
    The tile is finished with the first action. Because it is brown, Andrei cannot end his turn with it: he has to hand
    it in now, or after his second action.
example-brown-step-2 = 3 points. The three stones go back to the end of the mine, in any order he likes.
example-brown-step-3 = Red first…
example-brown-step-4 = …then green, and yellow is the last. For the tile handed in he takes one from the market.
example-brown-step-5 = He has three tiles again. Handing in costs no action, so he still has one action left.

example-set = A set of two blue tiles
example-set-text =
    Andrei’s bracelet takes two red stones, and one of them is set; his ring takes one. Each is worth 2 points. A set, blue
    tiles with stones of one colour handed in together, is worth more.
example-set-step-1 =
    The bracelet is finished. Andrei could hand it in at once for 2 points, but a blue tile may be kept.
example-set-step-2 = His second action: the first stone of the mine is red, just right for the ring.
example-set-step-3 = He ends his turn and keeps the bracelet.
example-set-step-4 = Anya’s turn: she takes a stone,
example-set-step-5 = and another one. It is Andrei’s turn again.
example-set-step-6 = Now the ring is finished too, and its stone is red like those of the bracelet.
example-set-step-7 =
    2 for the bracelet, 2 for the ring and 1 for the set: 5 points. His pawn has reached the special cell 5, so Anya, who
    is behind it, has drawn a card.

example-track = Over a special cell
example-track-text =
    Andrei stands on 3, Anya on 2 and Pasha on the special cell 5. Andrei has a finished tile that is worth 3 points.
example-track-step-1 =
    He moves from 3 to 6, past the 5. Anya is still behind that cell and draws a card. Pasha already stands on it and
    gets none.

example-market = A better market
example-market-text =
    Andrei has a finished ring. For a tile handed in you take one from the market. If you like none of the four, you
    may first replace as many as you will take.
example-market-step-1 = 2 points. Now Andrei may take a tile, or replace one first.
example-market-step-2 = The third tile is discarded, and a new one lies in its place. This can be done only once.
example-market-step-3 = He takes the new tile. The empty space is filled again at once.

example-dig = Digging
example-dig-text =
    The card “Dig” lets Andrei take up to three stones from the entrance of the mine. One of them must go back. His cart
    has two free places.
example-dig-step-1 = The card costs an action. How many stones does he take?
example-dig-step-2 = Red, green and yellow. Which of them go into the cart?
example-dig-step-3 = Red goes into the cart.
example-dig-step-4 = Yellow too. Now the cart is full, and green goes to the end of the mine.

example-cancel = Cancelling a cancel
example-cancel-text =
    Andrei holds “Rob a cart” and “Cancel”. Anya holds a “Cancel” as well, and a red stone is in her cart.
example-cancel-step-1 =
    Andrei plays “Rob a cart” with his first action. Everyone else who holds a card is asked whether to answer it.
example-cancel-step-2 =
    Anya cancels it. But her card has just been played too, so it can be cancelled too. Now Andrei is asked.
example-cancel-step-3 =
    He cancels the cancel, which costs no action, and his first card works after all: the red stone is his, and Anya has
    a point for it. He has one action left.
