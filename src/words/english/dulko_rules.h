/* dulko_rules.h: Dulko's rules pages. */
X(RDU_ABOUT_TEXT, "Place numbers so that none repeats in any row, column or box, and use your "
                  "King, Queen and Bishop to win over your opponent's pieces. Everything you own "
                  "on the board scores. Capture a King and you win at once.")
X(RDU_BOARD, "Nine boxes")
X(RDU_BOARD_LINE, "43 pieces each")
X(RDU_BOARD_TEXT, "Five of each number from 2 to 8, five Aces, a King, a Queen and a Bishop.")
X(RDU_TURNING, "Turned over")
X(RDU_TURNING_TEXT, "The Queen lands on d4. Four pieces in her row, column and box change sides.")
X(RDU_NUMBERS, "Numbers")
X(RDU_NUMBERS_TEXT,
  "On your turn, place one piece from your bank on an empty square; it never moves again. A number "
  "can't go in a row, column or box that already has it, whoever owns it.")
X(RDU_CLASH, "Already there")
X(RDU_CLASH_TEXT, "There is a 7 in row 4, so no other 7 can go on d4.")
X(RDU_FITS, "Here it fits")
X(RDU_FITS_TEXT, "On d3 the 7 meets no other 7.")
X(RDU_COURT, "King, Queen, Bishop")
X(RDU_COURT_TEXT,
  "Kings, Queens and Bishops can't share a row, column or box, and a Bishop can't go on a "
  "diagonal with any of them, at any distance. Aces can go anywhere.")
X(RDU_COURT_CLASH, "Too near a King")
X(RDU_COURT_CLASH_TEXT, "The King on c4 keeps every Queen out of column c.")
X(RDU_DIAGONAL, "On the diagonal")
X(RDU_DIAGONAL_TEXT, "On c3 the Bishop would share a diagonal with the King on f6.")
X(RDU_LATER, "But not the reverse")
X(RDU_LATER_TEXT, "A King or Queen may be placed on a Bishop's diagonal.")
X(RDU_POWERS, "Powers")
X(RDU_POWERS_TEXT, "King, Queen and Bishop capture once, as they are placed: enemy pieces turn "
                   "over where they are and become yours.")
X(RDU_QUEEN, "The Queen")
X(RDU_QUEEN_TEXT, "Every enemy in her row, column and box.")
X(RDU_KING, "The King")
X(RDU_KING_TEXT, "Every enemy on the eight squares around him.")
X(RDU_BISHOP, "The Bishop")
X(RDU_BISHOP_TEXT, "Every enemy on its two diagonals, even behind other pieces.")
X(RDU_FILLING, "Completing")
X(RDU_FILLING_TEXT, "Complete a row, column or box, and every enemy piece in it becomes yours. The "
                    "deadzone isn't needed.")
X(RDU_ROW, "A row")
X(RDU_ROW_TEXT, "The Ace on i1 is the ninth piece: six others turn over.")
X(RDU_DEAD_ROW, "Across the deadzone")
X(RDU_DEAD_ROW_TEXT, "e5 is the deadzone, so eight pieces complete row 5.")
X(RDU_POINTS, "Points")
X(RDU_POINTS_TEXT,
  "Numbers score their face value, a King 50, a Queen or Bishop nothing. An Ace scores 1, or 11 "
  "with any King in its row, column or box. Your score is the current value of everything you own.")
X(RDU_ELEVEN, "An Ace near a King")
X(RDU_ELEVEN_TEXT, "There is a King in column c too: 50 and 11 make 61.")
X(RDU_LIFT, "Raised later")
X(RDU_LIFT_TEXT, "The King raises both Aces, his own and the opponent's.")
X(RDU_RULING_ACES, "An Ace's value follows the Kings now on the board, whenever it was captured.")
X(RDU_DEADZONE, "The deadzone")
X(RDU_DEADZONE_TEXT,
  "One square, hatched in gray, is picked at random before play. Only an Ace can go there, and it "
  "doesn't help complete anything. It can be captured like any other piece.")
X(RDU_DEAD_NO, "No numbers")
X(RDU_DEAD_NO_TEXT, "A 7 can't go on the deadzone.")
X(RDU_DEAD_ACE, "Only Aces")
X(RDU_DEAD_ACE_TEXT, "An Ace can.")
X(RDU_OPT_DEADZONE, "Random, or Chosen: any square you like.")
X(RDU_OPT_SEED, "The number that a random square comes from. The same seed gives the same "
                "square; 0 picks a new one.")
X(RDU_END_TEXT, "Capturing a King ends the game: whoever captures it wins, whatever the score. "
                "Otherwise it ends when neither player can place anything: the higher score wins, "
                "and equal scores draw. A player who can't place anything passes.")
X(RDU_KING_TAKEN, "A King is captured")
X(RDU_KING_TAKEN_TEXT, "The Ace completes row 1, and the King on a1 turns over.")
X(RDU_RULING_PASS, "Passing is automatic.")
X(RDU_WRITING_TEXT, "A turn is a piece and the square it's placed on. K is the King, Q the Queen, "
                    "B the Bishop and A an Ace; the other pieces are numbers.")
X(RDU_WRITING_EXAMPLE, "7c4: a 7 is placed on c4. Kd4: the King is placed on d4.")
