/* dulko.h: Dulko. */
X(DULKO_BANK_OF, "%s's bank")
X(DULKO_PICTURE, "in bank")
X(DULKO_NUMBER_2, "2")
X(DULKO_NUMBER_3, "3")
X(DULKO_NUMBER_4, "4")
X(DULKO_NUMBER_5, "5")
X(DULKO_NUMBER_6, "6")
X(DULKO_NUMBER_7, "7")
X(DULKO_NUMBER_8, "8")
/* After "There's already"; the numbers in other sentences, too. */
X(DULKO_A_KING, "a King")
X(DULKO_A_QUEEN, "a Queen")
X(DULKO_A_BISHOP, "a Bishop")
X(DULKO_A_ACE, "an Ace")
X(DULKO_A_2, "a 2")
X(DULKO_A_3, "a 3")
X(DULKO_A_4, "a 4")
X(DULKO_A_5, "a 5")
X(DULKO_A_6, "a 6")
X(DULKO_A_7, "a 7")
X(DULKO_A_8, "an 8")
/* A list of what is there, whose items follow; _TOO is one of the same kind as before. */
X(DULKO_WHY_THERE, "There's already %s.")
X(DULKO_WHY_AND, ", and ")
X(DULKO_WHY_ROW, "%s in this row, on %s")
X(DULKO_WHY_ROW_TOO, "%.0sin this row, on %s")
X(DULKO_WHY_COLUMN, "%s in this column, on %s")
X(DULKO_WHY_COLUMN_TOO, "%.0sin this column, on %s")
X(DULKO_WHY_BOX, "%s in this box, on %s")
X(DULKO_WHY_BOX_TOO, "%.0sin this box, on %s")
X(DULKO_WHY_DIAGONAL, "There's already %s on this diagonal: %s.")
X(DULKO_WHY_COURT, " Kings, Queens and Bishops can't share a row, column or box.")
X(DULKO_WHY_BISHOP, " A Bishop can't share a diagonal with a King, Queen or Bishop.")
/* The game's name. Room for 10 letters. */
X(DULKO, "Dulko")
/* The name of a player who has none. Room for 12 letters. */
X(DULKO_PLAYER_1, "Player 1")
/* The name of a player who has none. Room for 12 letters. */
X(DULKO_PLAYER_2, "Player 2")
X(DULKO_SQUARE_EFFECT, "This square accepts only an Ace.")
X(DULKO_ZONE, "Deadzone")
X(DULKO_DRAWN, "Random")
X(DULKO_DRAWN_EFFECT, "A random square accepts only an Ace.")
X(DULKO_CHOSEN, "Chosen")
X(DULKO_CHOSEN_EFFECT, "You choose the square that accepts only an Ace.")
X(DULKO_SEED, "Seed")
X(DULKO_SEED_EFFECT, "The same seed gives the same deadzone; 0 picks a new one.")
X(DULKO_WHY_OCCUPIED, "%s is occupied.")
X(DULKO_WHY_DEADZONE, "Only an Ace can go on the deadzone.")
X(DULKO_WHY_CHOOSE, "First choose a piece from %s's bank.")
X(DULKO_WHY_CHOOSE_YOU, "%.0sFirst choose a piece from your bank.")
X(DULKO_WHY_OTHERS, "That piece is %s's; it's %s's turn.")
X(DULKO_WHY_OTHERS_YOU, "That piece is %s's:%.0s choose one of yours.")
X(DULKO_WHY_NONE_LEFT_KING, "%s has no King left.")
X(DULKO_WHY_NONE_LEFT_KING_YOU, "%s have no King left.")
X(DULKO_WHY_NONE_LEFT_QUEEN, "%s has no Queen left.")
X(DULKO_WHY_NONE_LEFT_QUEEN_YOU, "%s have no Queen left.")
X(DULKO_WHY_NONE_LEFT_BISHOP, "%s has no Bishop left.")
X(DULKO_WHY_NONE_LEFT_BISHOP_YOU, "%s have no Bishop left.")
X(DULKO_WHY_NONE_LEFT_ACE, "%s has no Ace left.")
X(DULKO_WHY_NONE_LEFT_ACE_YOU, "%s have no Ace left.")
X(DULKO_WHY_NONE_LEFT_NUMBER, "%s has no %s left.")
X(DULKO_WHY_NONE_LEFT_NUMBER_YOU, "%s have no %s left.")
X(DULKO_WHY_NO_SQUARE_KING, "There's no legal square for a King right now.")
X(DULKO_WHY_NO_SQUARE_QUEEN, "There's no legal square for a Queen right now.")
X(DULKO_WHY_NO_SQUARE_BISHOP, "There's no legal square for a Bishop right now.")
X(DULKO_WHY_NO_SQUARE_ACE, "There's no legal square for an Ace right now.")
X(DULKO_WHY_NO_SQUARE_NUMBER, "There's no legal square for %s right now.")
X(DULKO_WHY_SQUARE_KING, "Choose an empty square for the King.")
X(DULKO_WHY_SQUARE_QUEEN, "Choose an empty square for the Queen.")
X(DULKO_WHY_SQUARE_BISHOP, "Choose an empty square for the Bishop.")
X(DULKO_WHY_SQUARE_ACE, "Choose an empty square for the Ace.")
X(DULKO_WHY_SQUARE_NUMBER, "Choose an empty square for the %s.")
X(DULKO_BAD_BOARD, "a Dulko position begins with nine rows of nine squares, joined by '/'")
X(DULKO_BAD_DEADZONE, "after the rows of a Dulko position comes the deadzone's square")
X(DULKO_BAD_SIDE, "after the deadzone of a Dulko position comes 1 or 2, the player to act")
X(DULKO_BAD_BANKS,
  "a Dulko position ends with two banks of eleven counts, at most 1,1,1,5,5,5,5,5,5,5,5")
X(DULKO_BAD_PIECES, "on the board and in both banks together there must be two of K, Q and B and "
                    "ten of every other kind")
X(DULKO_BAD_STAR, "'*' marks the deadzone while it is empty, and no other square")
X(DULKO_BAD_PIECE_THERE, "only an Ace can go on the deadzone")
X(DULKO_BAD_OPTION, "the position has a different deadzone than the option")
X(DULKO_ORIGIN, "A modern game where Sudoku meets chess.")
X(DULKO_LINE_1, "Sudoku with a King,")
X(DULKO_LINE_2, "a Queen and a Bishop.")
X(DULKO_PACE, "Medium · 20 min")
X(DULKO_KING, "King")
X(DULKO_QUEEN, "Queen")
X(DULKO_BISHOP, "Bishop")
X(DULKO_ACE, "Ace")
N(DULKO_BANK_LABEL_KING, "%s's %.0sKing, %d left", "%s's %.0sKing, %d left")
N(DULKO_BANK_LABEL_KING_YOU, "%.0sYour %.0sKing, %d left", "%.0sYour %.0sKing, %d left")
N(DULKO_BANK_LABEL_QUEEN, "%s's %.0sQueen, %d left", "%s's %.0sQueen, %d left")
N(DULKO_BANK_LABEL_QUEEN_YOU, "%.0sYour %.0sQueen, %d left", "%.0sYour %.0sQueen, %d left")
N(DULKO_BANK_LABEL_BISHOP, "%s's %.0sBishop, %d left", "%s's %.0sBishop, %d left")
N(DULKO_BANK_LABEL_BISHOP_YOU, "%.0sYour %.0sBishop, %d left", "%.0sYour %.0sBishop, %d left")
N(DULKO_BANK_LABEL_ACE, "%s's %.0sAce, %d left", "%s's %.0sAce, %d left")
N(DULKO_BANK_LABEL_ACE_YOU, "%.0sYour %.0sAce, %d left", "%.0sYour %.0sAce, %d left")
N(DULKO_BANK_LABEL_NUMBER, "%s's %s, %d left", "%s's %s, %d left")
N(DULKO_BANK_LABEL_NUMBER_YOU, "%.0sYour %s, %d left", "%.0sYour %s, %d left")
X(DULKO_LOOK_KING, "Look at the King in your bank.")
X(DULKO_LOOK_QUEEN, "Look at the Queen in your bank.")
X(DULKO_LOOK_BISHOP, "Look at the Bishop in your bank.")
X(DULKO_LOOK_ACE, "Look at the Ace in your bank.")
X(DULKO_LOOK_NUMBER, "Look at the %s in your bank.")
/* Of a list that is read aloud: "King, 1 left", "7, 5 left". */
X(DULKO_IN_BANK, "%s, %d left")
X(DULKO_EMPTY, "%s, empty")
X(DULKO_DEADZONE, "%s, the deadzone")
X(DULKO_PIECE_KING, "%s, %s's King")
X(DULKO_PIECE_KING_YOU, "%s, %.0syour King")
X(DULKO_PIECE_QUEEN, "%s, %s's Queen")
X(DULKO_PIECE_QUEEN_YOU, "%s, %.0syour Queen")
X(DULKO_PIECE_BISHOP, "%s, %s's Bishop")
X(DULKO_PIECE_BISHOP_YOU, "%s, %.0syour Bishop")
X(DULKO_PIECE_ACE, "%s, %s's Ace")
X(DULKO_PIECE_ACE_YOU, "%s, %.0syour Ace")
X(DULKO_PIECE_NUMBER, "%s, %s's %s")
X(DULKO_PIECE_NUMBER_YOU, "%s, %.0syour %s")
N(DULKO_KING_SQUARES, " Then %s's King has %d square; after what was played, %d.",
  " Then %s's King has %d squares; after what was played, %d.")
N(DULKO_KING_SQUARES_YOU, " Then %.0syour King has %d square; after what was played, %d.",
  " Then %.0syour King has %d squares; after what was played, %d.")
N(DULKO_MORE_LACKING,
  " The fullest row, column or box of %s's King then lacks %d; after what was played, %d.",
  " The fullest row, column or box of %s's King then lacks %d; after what was played, %d.")
N(DULKO_MORE_LACKING_YOU,
  " The fullest row, column or box of %.0syour King then lacks %d; after what was played, %d.",
  " The fullest row, column or box of %.0syour King then lacks %d; after what was played, %d.")
X(DULKO_PRACTICE_UNITS,
  " %s could practice keeping the row, column and box of the King far from full: see turn %d.")
X(DULKO_PRACTICE_UNITS_YOU,
  " %.0sPractice keeping the row, column and box of the King far from full: see your turn %d.")
X(DULKO_PRACTICE_KING, " %s could practice counting the squares left for the Kings: see turn %d.")
X(DULKO_PRACTICE_KING_YOU,
  " %.0sPractice counting the squares left for the Kings: see your turn %d.")
X(DULKO_START, "The board is still empty: nothing is at stake yet.")
N(DULKO_OPEN, "Its row, column and box are far from full: each lacks at least %d.",
  "Its row, column and box are far from full: each lacks at least %d.")
N(DULKO_AIM_NUMBER,
  "%.0dOnly 1 of %d squares is left for %s, and the opponent has %d to place, you %d.",
  "Only %d of %d squares are left for %s, which the opponent needs more: it has %d to place, you "
  "%d.")
N(DULKO_AIM_NUMBER_NONE,
  "%.0dOnly 1 of %d squares is left for %s, and the opponent has %d to place, you none.",
  "Only %d of %d squares are left for %s, which the opponent needs more: it has %d to place, you "
  "none.")
X(DULKO_AIM_LAST, "No square is left for %s, and the opponent has %d to place, you %d.")
X(DULKO_AIM_LAST_NONE, "No square is left for %s, and the opponent has %d to place, you none.")
X(DULKO_AIM_ACE, "In a King's row, column or box an Ace is worth 11 points instead of 1.")
N(DULKO_AIM_RARE_KING, "Cuts the most that the opponent's King can capture from %d piece to %d.",
  "Cuts the most that the opponent's King can capture from %d pieces to %d.")
N(DULKO_AIM_RARE_QUEEN, "Cuts the most that the opponent's Queen can capture from %d piece to %d.",
  "Cuts the most that the opponent's Queen can capture from %d pieces to %d.")
N(DULKO_AIM_RARE_BISHOP,
  "Cuts the most that the opponent's Bishop can capture from %d piece to %d.",
  "Cuts the most that the opponent's Bishop can capture from %d pieces to %d.")
N(DULKO_AIM_TIGHT, "Of your numbers, the %s has the fewest squares left: %d.",
  "Of your numbers, the %s has the fewest squares left: %d.")
N(DULKO_AIM_ROOM,
  "Leaves %d of %d squares for %s, more than most squares would: you have %d to place, the "
  "opponent %d.",
  "Leaves %d of %d squares for %s, more than most squares would: you have %d to place, the "
  "opponent %d.")
N(DULKO_AIM_ROOM_NONE,
  "Leaves %d of %d squares for %s, more than most squares would: you have %d to place, the "
  "opponent none.",
  "Leaves %d of %d squares for %s, more than most squares would: you have %d to place, the "
  "opponent none.")
N(DULKO_AIM_FEWER,
  "Leaves %d of %d squares for %s, fewer than most squares would: the opponent has %d to place, "
  "you %d.",
  "Leaves %d of %d squares for %s, fewer than most squares would: the opponent has %d to place, "
  "you %d.")
N(DULKO_AIM_FEWER_NONE,
  "Leaves %d of %d squares for %s, fewer than most squares would: the opponent has %d to place, "
  "you none.",
  "Leaves %d of %d squares for %s, fewer than most squares would: the opponent has %d to place, "
  "you none.")
N(DULKO_HOLDS_KING, " Your King could capture %d piece from %s; he's kept for later.",
  " Your King could capture %d pieces from %s; he's kept for later.")
N(DULKO_HOLDS_QUEEN, " Your Queen could capture %d piece from %s; she's kept for later.",
  " Your Queen could capture %d pieces from %s; she's kept for later.")
N(DULKO_HOLDS_BISHOP, " Your Bishop could capture %d piece from %s; it's kept for later.",
  " Your Bishop could capture %d pieces from %s; it's kept for later.")
X(DULKO_DONE, "done")
X(DULKO_NO_PLACE, "Nobody can place another piece, so the score decides.")
X(DULKO_TAKE, "<b>%s:</> choose a piece from your bank, or a square.")
X(DULKO_TAKE_YOU, "<b>%.0sYour turn:</> choose a piece from your bank, or a square.")
X(DULKO_FILL, "<b>%s:</> choose a piece for %s.")
X(DULKO_FILL_YOU, "<b>%.0sYour turn:</> choose a piece for %s.")
X(DULKO_TAKE_ALONE, "<b>%s:</> play again: %s can't place anything.")
X(DULKO_TAKE_ALONE_YOU, "<b>%.0sYour turn again:</> %s can't place anything.")
X(DULKO_PLACED, "<b>{mover}:</> {place.item} to {place.to}.")
X(DULKO_PLACED_YOU, "<b>You:</> {place.item} to {place.to}.")
N(DULKO_PLACED_TURNS,
  "<b>{mover}:</> {place.item} to {place.to}, capturing <a>{flip.count} piece</>.",
  "<b>{mover}:</> {place.item} to {place.to}, capturing <a>{flip.count} pieces</>.")
N(DULKO_PLACED_TURNS_YOU,
  "<b>You:</> {place.item} to {place.to}, capturing <a>{flip.count} piece</>.",
  "<b>You:</> {place.item} to {place.to}, capturing <a>{flip.count} pieces</>.")
X(DULKO_PUT, "<b>%s, %s:</> choose a marked square.")
X(DULKO_PUT_YOU, "<b>%.0s%s:</> choose a marked square.")
X(DULKO_NAME, "{place.item} on {place.to}")
/* Objects of a sentence: "Captures the King on e5." */
X(DULKO_PIECE_ON_KING, "%.0sthe King on %s")
X(DULKO_PIECE_ON_QUEEN, "%.0sthe Queen on %s")
X(DULKO_PIECE_ON_BISHOP, "%.0sthe Bishop on %s")
X(DULKO_PIECE_ON_ACE, "%.0sthe Ace on %s")
X(DULKO_PIECE_ON_NUMBER, "the %s on %s")
X(DULKO_TURNS_NONE, "<b>{place.item} to {place.to}:</> captures nothing.")
N(DULKO_TURNS, "<b>{place.item} to {place.to}:</> captures <a>1 piece</>.",
  "<b>{place.item} to {place.to}:</> captures <a>{flip.count} pieces</>.")
X(DULKO_TAKES_KING, "<b>{place.item} to {place.to}:</> captures a <a>King</> and wins.")
X(DULKO_ENDS, " That's the last move.")
X(DULKO_PASSES, " {other} must pass.")
X(DULKO_PASSES_YOU, " You must pass.")
X(DULKO_SCORE, "%s: %d → %d")
X(DULKO_EDIT_PIECE_KING, "%s's King")
X(DULKO_EDIT_PIECE_QUEEN, "%s's Queen")
X(DULKO_EDIT_PIECE_BISHOP, "%s's Bishop")
X(DULKO_EDIT_PIECE_ACE, "%s's Ace")
X(DULKO_EDIT_PIECE_NUMBER, "%s's %s")
X(DULKO_EDIT_DEADZONE, "Deadzone")
