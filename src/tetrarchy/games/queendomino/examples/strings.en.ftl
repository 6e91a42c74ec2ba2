# The worked examples: title, explanation, and what each step shows.

example-first_kings = The first kings
example-first_kings-text =
    Four dominoes lie in the first line, and the kings are drawn blindly. White is drawn first: it is Pasha’s, and he
    may put it on any of the four. A low number goes early, a high number is richer.
example-first_kings-step-1 =
    Pasha takes the fourth domino. It is the richest one, but he will go last in the first round. Orange is drawn next,
    Andrei’s king.
example-first_kings-step-2 = Andrei takes the first domino, so he will go first. Violet is drawn: Anya.
example-first_kings-step-3 =
    Anya takes the third. Only the second domino is left, so Boris’s red king goes there without being asked. A second
    line has been laid out, and the first round begins with Andrei.

example-connection = Where a domino may lie
example-connection-text =
    The domino in hand has a square of swamp with a crown and a square of wheat. At least one of its halves must touch
    its own terrain or the castle, and the whole kingdom must fit into 5 × 5 squares. This one is already five squares
    wide, so nothing can be added on its left or right.
example-connection-step-1 =
    Wheat touches wheat: a region of three squares with one crown, 3 points. The swamp touches no other swamp, and it
    need not: one matching half is enough. With its own crown it is worth 1 point.

example-tax = Two knights collect tax
example-tax-text =
    Andrei has two knights. He places the domino, wheat with a crown and lake, and may then send a knight onto either
    half or both.
example-tax-step-1 =
    The wheat now has three squares, the lake two. A knight brings a coin for each square of the region it stands in.
example-tax-step-2 =
    Both went out: 3 coins for the wheat and 2 for the lake. They stay on their squares until the end of the game. At the
    end every 3 coins are worth a point.

example-queen = The queen changes sides
example-queen-text =
    Anya has two towers, and the queen lives with her. Andrei has 7 coins and free town squares. On the builders’
    board the guardtower costs 4 coins; it brings two towers.
example-queen-step-1 = The guardtower is bought. It can stand on any free town square.
example-queen-step-2 =
    Now Andrei has two towers as well. A tie is enough for the one who builds: the queen moves to him. From now on every
    building costs him a coin less, but he cannot bribe the dragon.

example-dragon = A fire, and the end of a round
example-dragon-text =
    Andrei has the last turn of the round. Anya has two free town squares, and the statue, worth 5 points, costs only one
    coin. For a coin the dragon will burn any building on the board.
example-dragon-step-1 =
    The statue is gone. Only one domino was left to choose, and so the round is over: the dragon has flown home, the
    buildings have slid towards the cheap end, and new ones lie on the expensive spaces.

example-scoring = A whole score: 71 points
example-scoring-text =
    The last turn of the game. Andrei has the queen, three towers and 11 coins, and one gap in his kingdom: the last
    domino, two squares of grassland, fits there.
example-scoring-step-1 =
    The game is over. Grassland is the largest region with 4 squares, so the queen is counted there: 4 squares × 4
    crowns = 16. With all other lines, as in the table above, that makes 71.
