/* shakala.h: Shakala. */
X(SHAKALA_PICTURE_OVER, "%s has no beads left: the game is over.")
X(SHAKALA_PICTURE_PIT, "%s chooses a pit.")
N(SHAKALA_PICTURE_TAKE, "%s takes a gem, %d to go.", "%s takes a gem, %d to go.")
X(SHAKALA_PICTURE_TRACK, "%s sows from %c, holding %s; chooses the track at %c; run %s.")
X(SHAKALA_PICTURE_BEAD, "%s sows from %c, holding %s; chooses the bead for %c; run %s.")
N(SHAKALA_PICTURE_POINTS, "(%d point)", "(%d points)")
/* The game's name. Room for 10 letters. */
X(SHAKALA, "Shakala")
X(SHAKALA_ORDER, "Gems")
X(SHAKALA_LADDER, "Ladder")
X(SHAKALA_LADDER_EFFECT,
  "Gem values rise from 1 to 4 on the outer rows and fall on the inner rows.")
X(SHAKALA_SHUFFLED, "Shuffled")
X(SHAKALA_SHUFFLED_EFFECT, "The gems are in random order, the same on both sides.")
X(SHAKALA_SEED, "Seed")
X(SHAKALA_SEED_EFFECT, "The same seed gives the same order; 0 picks a new one.")
X(SHAKALA_CUP_OF, "%s's cup")
X(SHAKALA_WHY_CHOOSE, "Choose one of %s's pits.")
X(SHAKALA_WHY_CHOOSE_YOU, "%.0sChoose one of your pits.")
X(SHAKALA_WHY_OTHERS, "Pit %c belongs to %s.")
X(SHAKALA_WHY_EMPTY, "Pit %c is empty.")
X(SHAKALA_WHY_FEED, "You must feed %s: the beads from %c don't reach that far.")
X(SHAKALA_WHY_FEED_TRACK, "You must feed %s: on that track your beads run out too soon.")
X(SHAKALA_WHY_TRACK, "Choose the inner or the outer track at %c.")
X(SHAKALA_WHY_BEAD, "The next bead falls into %c.")
X(SHAKALA_WHY_NO_STONE, "There's no stone in your hand.")
N(SHAKALA_WHY_NO_GEM, "There's no %d-point gem in your hand.",
  "There's no %d-point gem in your hand.")
X(SHAKALA_WHY_TAKE_PITS, "Choose a gem to take from %s's pits.")
X(SHAKALA_WHY_TAKE_CUP, "Choose a gem to take from %s's cup.")
X(SHAKALA_WHY_OWN, "Pit %c is yours: take a gem from %s.")
N(SHAKALA_WHY_NO_GEM_THERE, "There's no %d-point gem in %c.", "There's no %d-point gem in %c.")
X(SHAKALA_WHY_CUP_SAFE, "%s's cup is safe while there are gems in %s's pits.")
N(SHAKALA_WHY_NO_GEM_IN_CUP, "There's no %d-point gem in %s's cup.",
  "There's no %d-point gem in %s's cup.")
N(SHAKALA_COVERS, "Covers the %d-point gem in %c, which a reply could have captured.",
  "Covers the %d-point gem in %c, which a reply could have captured.")
N(SHAKALA_AIM_STARVES, "Gives no beads to the opponent, who has only %d left.",
  "Gives no beads to the opponent, who has only %d left.")
X(SHAKALA_AIM_NO_SINGLES, "Leaves none of your pits open to attack with a lone bead.")
N(SHAKALA_AIM_SINGLES, "Leaves %d of your pits open to attack with a lone bead, instead of %d.",
  "Leaves %d of your pits open to attack with a lone bead, instead of %d.")
N(SHAKALA_FEWER, "Leaves %d fewer bead on the opponent's side.",
  "Leaves %d fewer beads on the opponent's side.")
N(SHAKALA_FEEDS, "Gives the opponent's side only one bead.",
  "Gives the opponent's side only %d beads.")
N(SHAKALA_FILLED, "Keeps beads in %d of your %d pits, for more choice later.",
  "Keeps beads in %d of your %d pits, for more choice later.")
X(SHAKALA_AIM_KEEPS, "Keeps all your beads on your own side.")
X(SHAKALA_PRACTICE_FEED, " %s could practice giving the opponent fewer beads: see turn %d.")
X(SHAKALA_PRACTICE_FEED_YOU, " %.0sPractice giving the opponent fewer beads: see your turn %d.")
X(SHAKALA_PRACTICE_FILLED, " %s could practice keeping beads in most pits: see turn %d.")
X(SHAKALA_PRACTICE_FILLED_YOU, " %.0sPractice keeping beads in most pits: see your turn %d.")
X(SHAKALA_PRACTICE_SINGLES, " %s could practice leaving fewer beads alone in a pit: see turn %d.")
X(SHAKALA_PRACTICE_SINGLES_YOU,
  " %.0sPractice leaving fewer beads alone in a pit: see your turn %d.")
X(SHAKALA_BAD_ORIGIN, "the pit sown from must be an empty pit of the side to act")
X(SHAKALA_BAD_PLACE, "a track is chosen at E or e, and no bead falls into the pit sown from")
X(SHAKALA_BAD_HAND, "the hand must hold beads, stones first, then gems ascending")
X(SHAKALA_BAD_RUN,
  "the run must be '-', or g or s and the opponent's pits that scored, up to the last")
X(SHAKALA_BAD_PHASE, "a Shakala position ends with pit, track O P H R, bead O P H R or take 1 to 6")
X(SHAKALA_BAD_FORM, "a Shakala position is sixteen pits joined by '/', two cups, S or N, and the "
                    "phase; beads are s1234 in this order, none is '-'")
X(SHAKALA_BAD_BEADS, "a Shakala position has 16 stones, none in a cup, and four gems of each value")
X(SHAKALA_BAD_TURN, "in the middle of this turn, no legal choice is left")
X(SHAKALA_ORIGIN, "Invented by the Dutch game designer Christian Freeling.")
X(SHAKALA_LINE_1, "Stones and gems on two")
X(SHAKALA_LINE_2, "forking tracks.")
X(SHAKALA_PACE, "Hard · 30 min")
/* Beside the number that was scored. Room for 12 letters. */
X(SHAKALA_SCORE, "of 20 points")
X(SHAKALA_STRANDED, "One side has no beads left to sow.")
X(SHAKALA_TO_WIN, "%s wins once %s can't sow")
X(SHAKALA_TO_WIN_YOU, "%.0syou win once %s can't sow")
X(SHAKALA_TO_WIN_TO_YOU, "%s wins once %.0syou can't sow")
N(SHAKALA_LONGEST, "Longest sowing: %d bead, turn %d", "Longest sowing: %d beads, turn %d")
X(SHAKALA_ENOUGH, "%s has no beads left to sow, and %s has 20 points or more.")
X(SHAKALA_ENOUGH_YOU, "%s have no beads left to sow, and %s has 20 points or more.")
X(SHAKALA_ENOUGH_TO_YOU, "%s has no beads left to sow, and %.0syou have 20 points or more.")
X(SHAKALA_TOO_FEW, "%s has no beads left to sow, but %s has fewer than 20 points.")
X(SHAKALA_TOO_FEW_YOU, "%s have no beads left to sow, but %s has fewer than 20 points.")
X(SHAKALA_TOO_FEW_TO_YOU, "%s has no beads left to sow, but %.0syou have fewer than 20 points.")
X(SHAKALA_LEAD_NOTE, " Gems in a cup can be captured back: a large score may be a small lead.")
X(SHAKALA_CUP, "Cup")
X(SHAKALA_HAND, "Hand")
N(SHAKALA_HELD, "%d bead from %s", "%d beads from %s")
N(SHAKALA_HELD_SHORT, "%d from %s", "%d from %s")
X(SHAKALA_INNER, "Inner")
X(SHAKALA_OUTER, "Outer")
N(SHAKALA_LEFT, "%d in hand", "%d in hand")
X(SHAKALA_CHOOSE_PIT, "<b>%s:</> choose a pit to sow.")
X(SHAKALA_CHOOSE_PIT_YOU, "<b>%.0sYour turn:</> choose a pit to sow.")
X(SHAKALA_FEED, "<b>%s:</> choose a pit that feeds %s.")
X(SHAKALA_FEED_YOU, "<b>%.0sYour turn:</> choose a pit that feeds %s.")
X(SHAKALA_CHOOSE_TRACK, "<b>%s:</> choose the <a>inner</> or <a>outer</> track at %s.")
X(SHAKALA_CHOOSE_TRACK_YOU,
  "<b>%.0sYour turn:</> choose the <a>inner</> or <a>outer</> track at %s.")
X(SHAKALA_CHOOSE_BEAD, "<b>%s:</> choose a bead to drop into <a>%s</>.")
X(SHAKALA_CHOOSE_BEAD_YOU, "<b>%.0sYour turn:</> choose a bead to drop into <a>%s</>.")
N(SHAKALA_TAKE_PITS, "<b>%s:</> take%.0d <a>a gem</> from %s's pits.",
  "<b>%s:</> take <a>%d gems</> from %s's pits.")
N(SHAKALA_TAKE_PITS_YOU, "<b>%.0sYour turn:</> take%.0d <a>a gem</> from %s's pits.",
  "<b>%.0sYour turn:</> take <a>%d gems</> from %s's pits.")
N(SHAKALA_TAKE_CUP, "<b>%s:</> take%.0d <a>a gem</> from %s's cup.",
  "<b>%s:</> take <a>%d gems</> from %s's cup.")
N(SHAKALA_TAKE_CUP_YOU, "<b>%.0sYour turn:</> take%.0d <a>a gem</> from %s's cup.",
  "<b>%.0sYour turn:</> take <a>%d gems</> from %s's cup.")
N(SHAKALA_SOW_END, "<b>%s, %s:</> %d bead, ending in %s.", "<b>%s, %s:</> %d beads, ending in %s.")
N(SHAKALA_SOW_END_YOU, "<b>%.0s%s:</> %d bead, ending in %s.",
  "<b>%.0s%s:</> %d beads, ending in %s.")
N(SHAKALA_SOW_FORK, "<b>%s, %s:</> %d bead; the track forks at %s, with %d left.",
  "<b>%s, %s:</> %d beads; the track forks at %s, with %d left.")
N(SHAKALA_SOW_FORK_YOU, "<b>%.0s%s:</> %d bead; the track forks at %s, with %d left.",
  "<b>%.0s%s:</> %d beads; the track forks at %s, with %d left.")
N(SHAKALA_SOW_FROM_FORK, "<b>%s, %s:</> %d bead; choose the <a>inner</> or <a>outer</> track.",
  "<b>%s, %s:</> %d beads; choose the <a>inner</> or <a>outer</> track.")
N(SHAKALA_SOW_FROM_FORK_YOU, "<b>%.0s%s:</> %d bead; choose the <a>inner</> or <a>outer</> track.",
  "<b>%.0s%s:</> %d beads; choose the <a>inner</> or <a>outer</> track.")
N(SHAKALA_BEADS, "1 bead", "%d beads")
X(SHAKALA_GO_INNER, "<b>%s:</> <a>inner</> track, to %s.")
X(SHAKALA_GO_OUTER, "<b>%s:</> <a>outer</> track, to %s.")
X(SHAKALA_DROP_STONE, "<b>%s:</> a stone into %s.")
N(SHAKALA_DROP_GEM, "<b>%s:</> a %d-point gem into %s.", "<b>%s:</> a %d-point gem into %s.")
X(SHAKALA_SOWN, "<b>%s</> sows %s.")
X(SHAKALA_SOWN_YOU, "<b>%s</> sow %s.")
/* The last value is a list of some of the items that follow. */
X(SHAKALA_TURN, "<b>%s</> sows %s: %s.")
X(SHAKALA_TURN_YOU, "<b>%s</> sow %s: %s.")
X(SHAKALA_TURN_INNER, "inner track at %s")
X(SHAKALA_TURN_OUTER, "outer track at %s")
X(SHAKALA_TURN_END, "ending in %s")
N(SHAKALA_TURN_SO_FAR, "as far as %s, with %d still in hand", "as far as %s, with %d still in hand")
N(SHAKALA_TURN_GEMS, "capturing <a>%d gem</>", "capturing <a>%d gems</>")
X(SHAKALA_WENT_INNER, "<b>%s</> takes the <a>inner</> track.")
X(SHAKALA_WENT_INNER_YOU, "<b>%s</> take the <a>inner</> track.")
X(SHAKALA_WENT_OUTER, "<b>%s</> takes the <a>outer</> track.")
X(SHAKALA_WENT_OUTER_YOU, "<b>%s</> take the <a>outer</> track.")
X(SHAKALA_DROPPED_STONE, "<b>%s</> drops a stone.")
X(SHAKALA_DROPPED_STONE_YOU, "<b>%s</> drop a stone.")
N(SHAKALA_DROPPED_GEM, "<b>%s</> drops a %d-point gem.", "<b>%s</> drops a %d-point gem.")
N(SHAKALA_DROPPED_GEM_YOU, "<b>%s</> drop a %d-point gem.", "<b>%s</> drop a %d-point gem.")
N(SHAKALA_SOWN_CAPTURES, "<b>%s</> sows %s and captures <a>%d</> point.",
  "<b>%s</> sows %s and captures <a>%d</> points.")
N(SHAKALA_SOWN_CAPTURES_YOU, "<b>%s</> sow %s and capture <a>%d</> point.",
  "<b>%s</> sow %s and capture <a>%d</> points.")
N(SHAKALA_WENT_INNER_CAPTURES, "<b>%s</> takes the <a>inner</> track and captures <a>%d</> point.",
  "<b>%s</> takes the <a>inner</> track and captures <a>%d</> points.")
N(SHAKALA_WENT_INNER_CAPTURES_YOU,
  "<b>%s</> take the <a>inner</> track and capture <a>%d</> point.",
  "<b>%s</> take the <a>inner</> track and capture <a>%d</> points.")
N(SHAKALA_WENT_OUTER_CAPTURES, "<b>%s</> takes the <a>outer</> track and captures <a>%d</> point.",
  "<b>%s</> takes the <a>outer</> track and captures <a>%d</> points.")
N(SHAKALA_WENT_OUTER_CAPTURES_YOU,
  "<b>%s</> take the <a>outer</> track and capture <a>%d</> point.",
  "<b>%s</> take the <a>outer</> track and capture <a>%d</> points.")
N(SHAKALA_DROPPED_STONE_CAPTURES, "<b>%s</> drops a stone and captures <a>%d</> point.",
  "<b>%s</> drops a stone and captures <a>%d</> points.")
N(SHAKALA_DROPPED_STONE_CAPTURES_YOU, "<b>%s</> drop a stone and capture <a>%d</> point.",
  "<b>%s</> drop a stone and capture <a>%d</> points.")
N(SHAKALA_DROPPED_GEM_CAPTURES, "<b>%s</> drops a %d-point gem and captures <a>%d</> point.",
  "<b>%s</> drops a %d-point gem and captures <a>%d</> points.")
N(SHAKALA_DROPPED_GEM_CAPTURES_YOU, "<b>%s</> drop a %d-point gem and capture <a>%d</> point.",
  "<b>%s</> drop a %d-point gem and capture <a>%d</> points.")
N(SHAKALA_CAPTURES, " Captures <a>%d</> point.", " Captures <a>%d</> points.")
N(SHAKALA_THEN_TAKE, " Then takes <a>a gem</>.", " Then takes <a>%d gems</>.")
/* As above; items are also the contents of a hand. */
X(SHAKALA_PLAN_SOW, "Sow %s: %s.")
X(SHAKALA_PLAN_ORDER, "In this order: %s.")
X(SHAKALA_PLAN_INNER, "inner track")
X(SHAKALA_PLAN_OUTER, "outer track")
N(SHAKALA_PLAN_TAKE, "then take the %d-point gem from %s", "then take the %d-point gem from %s")
X(SHAKALA_PLAN_REST, "and so on")
N(SHAKALA_PLAN_TAKE_SEVERAL, "then take %d gem", "then take %d gems")
N(SHAKALA_TAKES_FROM, "<b>%s</> takes the <a>%d</>-point gem from %s.",
  "<b>%s</> takes the <a>%d</>-point gem from %s.")
N(SHAKALA_TAKES_FROM_YOU, "<b>%s</> take the <a>%d</>-point gem from %s.",
  "<b>%s</> take the <a>%d</>-point gem from %s.")
X(SHAKALA_LOOK, "Look at pit %s.")
X(SHAKALA_LOOK_INNER, "Look at the inner track.")
X(SHAKALA_LOOK_OUTER, "Look at the outer track.")
X(SHAKALA_LOOK_HAND, "Look at the lit bead in your hand.")
X(SHAKALA_NAME_INNER, "the inner track")
X(SHAKALA_NAME_OUTER, "the outer track")
X(SHAKALA_NAME_STONE, "a stone")
X(SHAKALA_NAME_GEM_1, "a 1-point gem")
X(SHAKALA_NAME_GEM_2, "a 2-point gem")
X(SHAKALA_NAME_GEM_3, "a 3-point gem")
X(SHAKALA_NAME_GEM_4, "a 4-point gem")
X(SHAKALA_NAME_DROPPED, "{drop.item}")
X(SHAKALA_NAME_TAKEN, "{capture.item}")
X(SHAKALA_PIT_LABEL, "Pit %s: %s")
X(SHAKALA_EMPTY, "empty")
N(SHAKALA_STONES, "%d stone", "%d stones")
N(SHAKALA_GEM, "%d-point gem", "%d-point gem")
N(SHAKALA_GEMS, "%d gem worth %d each", "%d gems worth %d each")
X(SHAKALA_INNER_LABEL, "The inner track, to %s")
X(SHAKALA_OUTER_LABEL, "The outer track, to %s")
X(SHAKALA_STONE_LABEL, "Drop a stone into %s (key S)")
N(SHAKALA_GEM_LABEL, "Drop a %d-point gem into %s", "Drop a %d-point gem into %s")
N(SHAKALA_TAKE_LABEL, "Take the %d-point gem from %s", "Take the %d-point gem from %s")
X(SHAKALA_STONE, "Stone")
X(SHAKALA_EDIT_PIT, "Between turns")
N(SHAKALA_EDIT_TAKE, "Gems to take: %d", "Gems to take: %d")
X(SHAKALA_EDIT_SOWING, "Sowing")
