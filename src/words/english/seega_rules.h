/* seega_rules.h: Seega's rules pages. */
X(RSE_ABOUT_TEXT, "First you fill the board, two pieces at a time. Then you move, capturing "
                  "enemies by trapping them between two of your own. Capture them all to win.")
X(RSE_BOARD, "Board and pieces")
X(RSE_BOARD_LINE, "12 pieces each on 5 × 5")
X(RSE_BOARD_TEXT, "Limestone (the discs) goes first. The star marks the middle square.")
X(RSE_TAKE_TEXT, "Limestone moves to d4 and traps c4 between d4 and b4.")
X(RSE_PLACING, "Placing")
X(RSE_PLACING_TEXT,
  "Players take turns placing two pieces on any empty squares except the middle. Nothing is "
  "captured yet. When only the middle is free, Basalt, who placed last, moves first.")
X(RSE_TWO, "Two at a time")
X(RSE_TWO_TEXT, "Limestone places two pieces, then Basalt does.")
X(RSE_MIDDLE, "Not in the middle")
X(RSE_MIDDLE_TEXT, "Limestone may choose any other empty square.")
X(RSE_STEPPING, "Moving")
X(RSE_STEPPING_TEXT, "On your turn, move one piece one square up, down, left or right onto an "
                     "empty square. The middle may now be used too. No jumps, no diagonal moves.")
X(RSE_STEP, "One square")
X(RSE_STEP_TEXT, "b4 can go to four squares. It moves down.")
X(RSE_ASLANT, "Not diagonally")
X(RSE_ASLANT_TEXT, "From b4 to c3 would be a diagonal move.")
X(RSE_CATCHING_TEXT,
  "When you move next to an enemy and another of your pieces is directly on its far side, across "
  "or down, it is captured. One move can capture up to three. You don't get a second move.")
X(RSE_ONE, "Trapped between two")
X(RSE_ONE_TEXT, "d4 and b4 trap c4.")
X(RSE_THREE, "Three at once")
X(RSE_THREE_TEXT, "On c3 the piece finds three partners: b3, c4 and d3 are captured.")
X(RSE_SAFE, "What is safe")
X(RSE_SAFE_TEXT, "Only the piece that moves captures, so you can safely move between two enemies. "
                 "A piece in the middle can't be captured, but it can help capture others.")
X(RSE_BETWEEN, "Moving in between")
X(RSE_BETWEEN_TEXT, "Basalt moves to c4, between two discs. It stays.")
X(RSE_STAR, "On the star")
X(RSE_STAR_TEXT, "b3 and d3 surround c3, but it is on the star.")
X(RSE_BLOCKED, "A blocked player")
X(RSE_BLOCKED_TEXT,
  "If a player can't move, the opponent must first remove one of their own pieces to make room. It "
  "counts as captured by the blocked player, who then moves.")
X(RSE_FREE, "Make room")
X(RSE_FREE_TEXT, "Only the marked pieces would help. b4 is removed, and a4 can move there.")
X(RSE_SHUT, "Shut in")
X(RSE_SHUT_TEXT, "Moving to b5 shuts Basalt in. Limestone gives up a4, and Basalt moves.")
X(RSE_RULING_REMOVED, "Only a piece that actually frees a move may be removed.")
X(RSE_BARRIERS, "Barriers")
X(RSE_BARRIERS_TEXT, "A barrier is a wall the enemy can't pass or break, with room behind it to "
                     "move back and forth forever. When both players have one, the player to move "
                     "may claim the end: more captures win, equal captures draw.")
X(RSE_WALLS, "Two walls")
X(RSE_WALLS_TEXT, "Both are safe behind their walls. Limestone claims the end, and loses 5 to 6.")
X(RSE_RULING_WALL, "A wall holds if none of its pieces, except one on the star, could ever be "
                   "trapped while it stays as it is. The end must be claimed: a player who is "
                   "behind may prefer to open the wall.")
X(RSE_END_TEXT, "A player who has lost every piece loses. Once all pieces are placed, you can also "
                "agree to stop; more captures win, equal captures draw.")
X(RSE_LAST, "The last piece")
X(RSE_LAST_TEXT, "Basalt's last piece is captured.")
X(RSE_DRAW_TEXT, "Ten captures each, and both agree to stop: a draw.")
X(RSE_CROSS_TEXT, "Four pieces start in a cross.")
X(RSE_OPT_SIZE, "5 × 5 with 12 pieces each, 7 × 7 with 24, or 9 × 9 with 40.")
X(RSE_OPT_OPENING,
  "Free: the board is empty. Crusade: four pieces start in a cross around the middle. (The source "
  "only pictures the opening; the cross is our reading.)")
X(RSE_WRITING_TEXT, "While pieces are placed, a turn is two squares. After that, a move is the "
                    "square that a piece leaves and the one it goes to; what it captures isn't "
                    "written. Dots join the parts of one turn. x removes one of your own pieces, "
                    "to free your blocked opponent.")
X(RSE_WRITING_EXAMPLE,
  "a1.b2: pieces are placed on a1 and b2. c2-c3: the piece on c2 goes to c3. xc2: "
  "the piece on c2 is removed.")
