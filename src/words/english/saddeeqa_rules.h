/* saddeeqa_rules.h: Saddeeqa's rules pages. */
X(RSA_ABOUT_TEXT,
  "Two rows of holes, two players, and sowings that run on and on. Finish in an empty hole "
  "of your own row and you take what lies opposite. When a row is empty the game is over, "
  "and the larger heap wins.")
X(RSA_SIDES, "Two rows of eight")
X(RSA_SIDES_LINE, "Top 0–7, Bottom 15–8")
X(RSA_SIDES_TEXT,
  "The upper row belongs to Top, the lower one to Bottom. Four stones lie in each hole.")
X(RSA_CATCH_TEXT,
  "Two stones from hole 1: the second ends in hole 3, which is empty. Opposite lie four: "
  "they are Top's.")
X(RSA_SOWING_TEXT,
  "Choose one of your holes and a direction, clockwise or counter-clockwise, for the whole "
  "move. Take out all the stones and drop them one by one into the holes that follow, round "
  "both rows.")
X(RSA_ONEWAY, "Clockwise")
X(RSA_ONEWAY_TEXT, "One stone from hole 6 goes to 7 and stops there. Two are taken opposite.")
X(RSA_OTHERWAY, "Counter-clockwise")
X(RSA_OTHERWAY_TEXT, "One stone from hole 1 goes to 0. Opposite lie three, and they are taken.")
X(RSA_LAPS, "Lap after lap")
X(RSA_LAPS_TEXT,
  "If the last stone falls into a hole that already holds stones, take up all of them, that "
  "one too, and sow on from there in the same direction. Only an empty hole stops you.")
X(RSA_TWO_LAPS, "Two laps")
X(RSA_TWO_LAPS_TEXT,
  "Three stones from hole 1 end in hole 4 on two others. All three go on, and stop in hole "
  "7.")
X(RSA_OPENING, "The first move")
X(RSA_OPENING_TEXT, "From the start every sowing runs several laps. Watch hole 0, clockwise.")
X(RSA_CATCHING_TEXT,
  "When the sowing stops in an empty hole of your own row, you capture all stones in the "
  "hole opposite. Your own last stone stays where it is. Nothing else captures.")
X(RSA_OPPOSITE, "Opposite")
X(RSA_OPPOSITE_TEXT, "The move stops in hole 3. The four stones in hole 12 leave the board.")
X(RSA_FAR, "On the other side")
X(RSA_FAR_TEXT, "This one stops in hole 8. That row is not Top's, so nothing is taken.")
X(RSA_ENDLESS, "Sowings without end")
X(RSA_ENDLESS_TEXT,
  "Some sowings would go round for ever. What cannot be finished is no move: such a hole "
  "cannot be sown in that direction, and the game tells you so. It happens about once in "
  "twenty games.")
X(RSA_NEVER, "It would never stop")
X(RSA_NEVER_TEXT, "Hole 7 clockwise comes back to where it began, again and again.")
X(RSA_INSTEAD, "The other way round")
X(RSA_INSTEAD_TEXT, "Counter-clockwise the same hole can be sown, and takes one stone.")
X(RSA_ENDLESS_OPEN,
  "The source is silent on this. A sowing that is still under way after 10 000 laps counts "
  "as endless.")
X(RSA_END_TEXT,
  "After a move that leaves one row empty, the other player collects everything in his own "
  "row, and the game is over. The larger heap wins; equal heaps draw. More than half is not "
  "enough to stop earlier.")
X(RSA_LAST, "The last stone leaves")
X(RSA_LAST_TEXT, "Top's row is empty. Bottom collects seven stones and wins.")
X(RSA_TAKEN, "Nothing left over there")
X(RSA_TAKEN_TEXT, "Top captures the last three of Bottom and then collects its own row.")
X(RSA_AGREE_NOTE,
  "Both may agree to end: then each collects his own row. A third repetition is pointed out.")
X(RSA_OPEN_TEXT,
  "What you may choose before a match, and how this game reads the rules where the source is "
  "silent.")
X(RSA_OPEN_STONES, "1 to 12 in every hole at the start, 4 as a rule. More stones, more laps.")
X(RSA_OPEN_FIRST, "Top makes the first move, or Bottom.")
X(RSA_OPEN_PASSED,
  "No hole is passed over: with 16 stones or more the hole they came from gets one too.")
X(RSA_OPEN_STRANDED,
  "If all that the player to act could do would be endless, the game ends: each collects his "
  "own row.")
X(RSA_OPEN_WHOSE, "It does not matter whose move emptied the row.")
