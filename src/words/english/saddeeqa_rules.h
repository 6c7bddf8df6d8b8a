/* saddeeqa_rules.h: Saddeeqa's rules pages. */
X(RSA_ABOUT_TEXT, "Two rows of holes, two players, and moves that run on and on. End in an empty "
                  "hole in your own row and you capture whatever is opposite. When a row is empty "
                  "the game is over, and the player with more stones wins.")
X(RSA_SIDES, "Two rows of eight")
X(RSA_SIDES_LINE, "Top 0–7, Bottom 15–8")
X(RSA_SIDES_TEXT,
  "The upper row belongs to Top, the lower one to Bottom. Each hole starts with four stones.")
X(RSA_CATCH_TEXT, "Two stones from hole 1: the second lands in hole 3, which is empty. Top "
                  "captures the four opposite.")
X(RSA_SOWING_TEXT,
  "Choose one of your holes and a direction, clockwise or counterclockwise, for the whole move. "
  "Take all its stones and drop them one by one into the next holes, around both rows.")
X(RSA_ONEWAY, "Clockwise")
X(RSA_ONEWAY_TEXT,
  "One stone from hole 6 goes to 7 and stops there. The two opposite are captured.")
X(RSA_OTHERWAY, "Counterclockwise")
X(RSA_OTHERWAY_TEXT, "One stone from hole 1 goes to 0. The three opposite are captured.")
X(RSA_LAPS, "Lap after lap")
X(RSA_LAPS_TEXT,
  "If the last stone lands in a hole that already holds stones, pick them all up, including the "
  "one you just dropped, and keep sowing in the same direction. Only an empty hole stops you.")
X(RSA_TWO_LAPS, "Two laps")
X(RSA_TWO_LAPS_TEXT, "Three stones from hole 1 end in hole 4, on top of two others. All three are "
                     "sown on and end in hole 7.")
X(RSA_OPENING, "The first move")
X(RSA_OPENING_TEXT, "At the start every move runs for several laps. Watch hole 0, clockwise.")
X(RSA_CATCHING_TEXT,
  "When your move ends in an empty hole in your own row, you capture all the stones in the hole "
  "opposite. Your own last stone stays where it is. Nothing else captures.")
X(RSA_OPPOSITE, "Opposite")
X(RSA_OPPOSITE_TEXT, "The move ends in hole 3. The four stones in hole 12 are captured.")
X(RSA_FAR, "On the other side")
X(RSA_FAR_TEXT, "This one ends in hole 8, which isn't in Top's row, so nothing is captured.")
X(RSA_ENDLESS, "Moves that never end")
X(RSA_ENDLESS_TEXT,
  "Some moves would go around forever. They aren't allowed: that hole can't be sown in that "
  "direction, and the game will tell you. It happens about once in twenty games.")
X(RSA_NEVER, "It would never stop")
X(RSA_NEVER_TEXT, "Hole 7 clockwise comes back to where it began, again and again.")
X(RSA_INSTEAD, "The other direction")
X(RSA_INSTEAD_TEXT, "Counterclockwise the same hole can be sown, and captures one stone.")
X(RSA_RULING_ENDLESS, "A move still running after 10,000 laps counts as endless.")
X(RSA_END_TEXT, "After a move that leaves one row empty, the other player collects everything left "
                "in their own row, and the game is over. More stones win; equal numbers draw. "
                "Having more than half doesn't end the game early.")
X(RSA_LAST, "The last stone leaves")
X(RSA_LAST_TEXT, "Top's row is empty. Bottom collects seven stones and wins.")
X(RSA_TAKEN, "Nothing left opposite")
X(RSA_TAKEN_TEXT, "Top captures Bottom's last three stones and then collects its own row.")
X(RSA_RULING_AGREE, "You can agree to stop: each player then collects their own row. The game "
                    "points out a third repetition.")
X(RSA_OPT_STONES, "1 to 12 in each hole; 4 is usual. More stones mean more laps.")
X(RSA_OPT_FIRST, "Either row can go first: Top or Bottom.")
X(RSA_RULING_SKIPPED, "No hole is skipped: with 16 or more stones, the starting hole gets one too.")
X(RSA_RULING_STRANDED,
  "If every possible move would be endless, the game ends and each player collects their own row.")
X(RSA_RULING_WHOSE, "It doesn't matter whose move emptied the row.")
X(RSA_WRITING_TEXT, "A turn is the number of the hole that is sown, and the direction: cw is "
                    "clockwise, ccw is counterclockwise.")
X(RSA_WRITING_EXAMPLE, "3cw: hole 3 is sown clockwise. 12ccw: hole 12 is sown counterclockwise.")
