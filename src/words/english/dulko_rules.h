/* dulko_rules.h: Dulko's rules pages. */
X(RDU_ABOUT_TEXT,
  "Place numbers so that none stands twice in a row, a column or a box, and use your court "
  "to "
  "turn your opponent's pieces over to you. All that is yours on the board counts. Whoever "
  "captures a King wins at once.")
X(RDU_BOARD, "Nine boxes")
X(RDU_BOARD_LINE, "43 pieces each")
X(RDU_BOARD_TEXT, "Five each of 2 to 8, five Aces, a King, a Queen and a Bishop.")
X(RDU_TURNING, "Turned over")
X(RDU_TURNING_TEXT, "The Queen lands on d4. Four pieces in her row, column and box change sides.")
X(RDU_NUMBERS, "Numbers")
X(RDU_NUMBERS_TEXT,
  "In a turn you place one piece from your bank on an empty square; it never moves again. A "
  "number may not stand in a row, column or box where the same number is already, whoever "
  "owns it.")
X(RDU_CLASH, "Twice is once too often")
X(RDU_CLASH_TEXT, "A 7 stands in row 4, so no other 7 may come to d4.")
X(RDU_FITS, "Here it fits")
X(RDU_FITS_TEXT, "On d3 the 7 meets no other one.")
X(RDU_COURT, "King, Queen, Bishop")
X(RDU_COURT_TEXT,
  "No two of King, Queen and Bishop may share a row, column or box. Nor may a Bishop be placed "
  "where one of them stands on a diagonal of his, however far away. Aces go anywhere.")
X(RDU_COURT_CLASH, "Too near a King")
X(RDU_COURT_CLASH_TEXT, "The King on c4 keeps every Queen out of column c.")
X(RDU_DIAGONAL, "On the diagonal")
X(RDU_DIAGONAL_TEXT, "From c3 the Bishop would look at the King on f6.")
X(RDU_LATER, "The other way about")
X(RDU_LATER_TEXT, "A King or Queen may well be placed on a Bishop's diagonal.")
X(RDU_POWERS, "Powers")
X(RDU_POWERS_TEXT,
  "When it is placed, and only then, each of the three captures: enemy pieces turn over and "
  "are yours, on the squares where they stand.")
X(RDU_QUEEN, "The Queen")
X(RDU_QUEEN_TEXT, "All in her row, column and box.")
X(RDU_KING, "The King")
X(RDU_KING_TEXT, "All on the eight squares round him.")
X(RDU_BISHOP, "The Bishop")
X(RDU_BISHOP_TEXT, "All on his two diagonals, also behind other pieces.")
X(RDU_FILLING, "Filling")
X(RDU_FILLING_TEXT,
  "Place the piece that makes a row, column or box full, and all enemy pieces in it are "
  "yours, whoever placed them. The deadzone does not have to be filled.")
X(RDU_ROW, "A row")
X(RDU_ROW_TEXT, "The Ace on i1 is the ninth piece: six others turn over.")
X(RDU_DEAD_ROW, "Across the deadzone")
X(RDU_DEAD_ROW_TEXT, "e5 is the deadzone, so eight pieces fill row 5.")
X(RDU_FILLING_OPEN,
  "To fill a unit means to place the piece that completes it; in one that is all yours "
  "nothing would be left to capture.")
X(RDU_POINTS, "Points")
X(RDU_POINTS_TEXT, "A number counts its figure, a King 50, a Queen or a Bishop nothing. An Ace "
                   "counts 1, but 11 with a King, of either player, in its row, column or box. "
                   "Your score is the worth, now, of all that is yours.")
X(RDU_ELEVEN, "An Ace near a King")
X(RDU_ELEVEN_TEXT, "The King stands in column c too: 50 and 11 make 61.")
X(RDU_LIFT, "Lifted later")
X(RDU_LIFT_TEXT, "The King lifts both Aces at once, his own and the other one.")
X(RDU_POINTS_OPEN,
  "The source counts a captured Ace as it was when taken, and yet lets a later King lift it. "
  "Kings never leave, so the worth now says both.")
X(RDU_DEADZONE, "The deadzone")
X(RDU_DEADZONE_TEXT, "One square, hatched in gray, is drawn by lot before play. It takes "
                     "nothing but an Ace, and "
                     "an Ace there fills nothing. It can be captured like any other piece.")
X(RDU_DEAD_NO, "No numbers")
X(RDU_DEAD_NO_TEXT, "A 7 may not stand on the deadzone.")
X(RDU_DEAD_ACE, "Only Aces")
X(RDU_DEAD_ACE_TEXT, "An Ace may.")
X(RDU_OPT_DEADZONE, "Drawn by lot, or Chosen: any square that the players like.")
X(RDU_OPT_SEED, "The same number always draws the same square; with 0 it is drawn afresh.")
X(RDU_END_TEXT,
  "A captured King ends the game, and his captor wins, whatever the scores. Otherwise it ends when "
  "neither player can place anything: the higher score wins, and equal ones draw. A player who "
  "cannot place while the other can is passed over.")
X(RDU_KING_TAKEN, "A King is taken")
X(RDU_KING_TAKEN_TEXT, "The Ace fills row 1, and the King on a1 turns over.")
X(RDU_END_OPEN, "Passing over happens by itself; nobody has to click for it.")
