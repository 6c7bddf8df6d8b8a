/* oware_rules.h: Oware's rules pages. */
X(ROW_ABOUT_TEXT,
  "Sow seeds round the board, so that your last one falls on the other side and makes two or "
  "three there: those you catch. There are 48 seeds, and whoever catches 25 of them wins.")
X(ROW_SIDES, "Two rows of houses")
X(ROW_SIDES_LINE, "South A–F, North a–f")
X(ROW_SIDES_TEXT,
  "The lower row is South's, the upper one North's. Four seeds lie in each house. South "
  "begins.")
X(ROW_CATCH_TEXT,
  "South sows F. The last seed makes two in d, the one before it three in c: five seeds for "
  "South's store at the right.")
X(ROW_SOWING_TEXT,
  "In your turn take all seeds out of one of your houses and drop them one by one into the "
  "houses that follow, counter-clockwise: along your row to the right, then back along the "
  "other row. Stores are not sown into.")
X(ROW_FIRST, "Four seeds")
X(ROW_FIRST_TEXT, "South sows C as far as a. North answers with d, which runs round to B.")
X(ROW_ROUND, "Twelve seeds and more")
X(ROW_ROUND_TEXT,
  "Fourteen seeds go round and further. The house they came from is passed over and stays "
  "empty.")
X(ROW_CATCHING_TEXT,
  "If the last seed falls into an opponent's house and makes two or three there, they are "
  "yours. Then look at the house before it: if that one is the opponent's and holds two or "
  "three now, take it as well; and so on, until one does not.")
X(ROW_CHAIN, "Back along the row")
X(ROW_CHAIN_TEXT, "e and d hold two each and are taken. c holds four: here it ends.")
X(ROW_NONE, "Nothing to take")
X(ROW_NONE_TEXT,
  "The last seed makes four in d. Three in c does not matter then: nothing is captured.")
X(ROW_FEEDING_TEXT, "If your opponent's row is empty, you must play a move that brings at least "
                    "one seed over. If there is no such move, the game is over.")
X(ROW_HUNGRY_TEXT, "North has nothing. A, B and E would not get there, so they may not be "
                   "played.")
X(ROW_FED_TEXT, "D gives North one seed and F would give two: South may choose.")
X(ROW_SLAM, "The grand slam")
X(ROW_SLAM_TEXT,
  "A move that would capture every seed of the opponent's row is a grand slam. You may not "
  "play it as long as another move leaves something. If every move is one, all are allowed, "
  "and the game ends after it.")
X(ROW_SLAM_NOT, "Not allowed")
X(ROW_SLAM_NOT_TEXT, "F would take both houses and leave North nothing.")
X(ROW_SLAM_ELSE, "Something else")
X(ROW_SLAM_ELSE_TEXT, "So South plays E and keeps the threat.")
X(ROW_SLAM_OPTION,
  "Forbidden: as above. Takes nothing: it may be played, but captures nothing, as in the "
  "Abapa tournaments. Allowed: it may be played and captures all.")
X(ROW_END_TEXT,
  "Whoever has 25 seeds has won at once. Otherwise the game ends when the player to act has "
  "no move, or cannot feed; then the seeds on the board are shared out, and the fuller "
  "store wins. 24 to 24 is a draw.")
X(ROW_MAJORITY, "Twenty-five")
X(ROW_MAJORITY_TEXT, "South takes seven and has 30: what still lies there does not matter.")
X(ROW_SHARED, "No way to feed")
X(ROW_SHARED_TEXT,
  "North gives its last seed. South cannot reach North's row, so South gets the five seeds "
  "on its own side.")
X(ROW_LEFTOVERS,
  "To their holder: leftover seeds go to the side they lie on. To the last mover: all of "
  "them go to whoever moved last.")
X(ROW_LOOPS, "Endless loops")
X(ROW_LOOPS_TEXT,
  "Late in the game a few seeds may chase each other for ever. When the same position has "
  "come three times, the game proposes to stop, and you may always agree in the menu: "
  "each player then keeps the seeds on his own side.")
X(ROW_AGREE_TEXT, "One seed each, far apart. Both agree to end; 24 to 24 is a draw.")
X(ROW_OPEN, "Open points")
X(ROW_OPEN_TEXT, "Where the source is silent, this is how the rules are read here.")
X(ROW_OPEN_PASSED,
  "The house that is sown from is passed over on every lap, however many seeds there are.")
X(ROW_OPEN_ALL,
  "If every move would be a grand slam, they are all legal and do capture; the opponent then "
  "has nothing to play with, and the game is over.")
X(ROW_OPEN_BEFORE, "Whether a move feeds is judged by what it sows, before anything is captured.")
X(ROW_OPEN_FIRST,
  "25 seeds count first: the game is over then, even where the opponent would have to be "
  "fed.")
X(ROW_OPEN_LOOP,
  "No rule ends a loop by itself. A third repetition is only pointed out; players decide.")
