/* seega_rules.h: Seega's rules pages. */
X(RSE_ABOUT_TEXT,
  "First the players fill the board, two pieces at a time. Then they step, and hold enemies "
  "between two pieces of their own: those are taken off. Whoever takes all of them wins.")
X(RSE_BOARD, "Board and pieces")
X(RSE_BOARD_LINE, "12 pieces each on 5 × 5")
X(RSE_BOARD_TEXT, "Limestone, the discs, begins. The star marks the middle square.")
X(RSE_TAKE_TEXT, "Limestone steps to d4 and holds c4 between d4 and b4.")
X(RSE_PLACING, "Placing")
X(RSE_PLACING_TEXT,
  "In turn each player places two pieces on any empty squares, but never in the middle. "
  "Nothing is captured yet. When all are placed, only the middle is free, and Basalt, who "
  "placed last, makes the first step.")
X(RSE_TWO, "Two at a time")
X(RSE_TWO_TEXT, "Limestone places two pieces, then Basalt does.")
X(RSE_MIDDLE, "Not in the middle")
X(RSE_MIDDLE_TEXT, "The star stays free until the steps begin.")
X(RSE_STEPPING, "Stepping")
X(RSE_STEPPING_TEXT,
  "A turn is one step of one piece: to the next square up, down, left or right, if it is empty. "
  "Now the middle may be entered, crossed and left. There are no jumps and no diagonal steps.")
X(RSE_STEP, "One step")
X(RSE_STEP_TEXT, "b4 may go to four squares. It steps down.")
X(RSE_ASLANT, "Not diagonally")
X(RSE_ASLANT_TEXT, "From b4 to c3 would be a diagonal step.")
X(RSE_CATCHING_TEXT,
  "An enemy next to the piece that has just stepped is taken when another piece of yours "
  "stands right behind it, in a line across or down. One step can take up to three. There is "
  "no second step after it.")
X(RSE_ONE, "Held between two")
X(RSE_ONE_TEXT, "d4 and b4 hold c4.")
X(RSE_THREE, "Three at once")
X(RSE_THREE_TEXT, "In the middle c3 meets three partners: b3, c4 and d3 are taken.")
X(RSE_SAFE, "What is safe")
X(RSE_SAFE_TEXT,
  "Only the piece that steps captures. So you may step between two enemies without harm. "
  "And a piece in the middle cannot be taken at all, though it can help to take others.")
X(RSE_BETWEEN, "Stepping in between")
X(RSE_BETWEEN_TEXT, "Basalt steps to c4, between two discs. It stays.")
X(RSE_STAR, "On the star")
X(RSE_STAR_TEXT, "b3 and d3 hold c3, but it stands on the star.")
X(RSE_BLOCKED, "A blocked player")
X(RSE_BLOCKED_TEXT, "If a player cannot step, the other one must first take one of his own pieces "
                    "off: one whose going lets the blocked player step. It counts as captured by "
                    "the blocked player, who then steps.")
X(RSE_FREE, "Make room")
X(RSE_FREE_TEXT, "Only the marked pieces would help. b4 goes, and a4 can step there.")
X(RSE_SHUT, "Shut in")
X(RSE_SHUT_TEXT, "b5 shuts Basalt in. Limestone gives a4 away, and Basalt steps.")
X(RSE_BLOCKED_OPEN, "The source asks for a piece that allows the other a move; only such a "
                    "one may go.")
X(RSE_BARRIERS, "Barriers")
X(RSE_BARRIERS_TEXT,
  "A wall that the enemy can neither pass nor break, with room behind it to step to and fro "
  "for ever, is a barrier. When both players have one, whoever is to act may claim the end: "
  "more captures win, equal ones draw.")
X(RSE_WALLS, "Two walls")
X(RSE_WALLS_TEXT, "Both are safe behind their walls. Limestone claims the end, and loses 5 to 6.")
X(RSE_BARRIERS_OPEN, "A wall holds while none of its pieces, but for one on the star, could ever "
                     "be held between two enemies, even if it never changed. The end must be "
                     "claimed: whoever is behind may rather open his wall.")
X(RSE_END_TEXT, "Whoever has lost all his pieces has lost the game. Once the steps have begun, "
                "both players may also agree to end; then more captures win, and equal ones draw.")
X(RSE_LAST, "The last piece")
X(RSE_LAST_TEXT, "Basalt has one piece left, and now none.")
X(RSE_DRAW_TEXT, "Ten captures each, and nobody gets near the other: a draw.")
X(RSE_OPTIONS_TEXT, "Before a match you choose the board and the opening.")
X(RSE_CROSS_TEXT, "Four stand in a cross already.")
X(RSE_OPT_SIZE, "5 × 5 with 12 pieces each, 7 × 7 with 24, or 9 × 9 with 40.")
X(RSE_OPT_OPENING, "Free: the board is empty. Crusade: the first turns are made, in a cross "
                   "round the middle.")
X(RSE_OPEN_CROSS,
  "The source shows the crusade as a picture only; this cross is how it is read here.")
X(RSE_OPEN_COUNT,
  "The source gives each player n² − 1 pieces, but 12 on 5 × 5: so n² − 1 must mean both together.")
