/* shakala_rules.h: Shakala's rules pages. */
X(RSH_ABOUT_TEXT, "You sow beads round the board and catch your opponent's gems. Gems are worth "
                  "1 to 4 points, 40 in all; stones are worth nothing, but only stones catch. "
                  "You win with 20 points, once your opponent has no beads left to sow.")
X(RSH_SIDES, "Two sides")
X(RSH_SIDES_LINE, "South A–H, North a–h")
X(RSH_SIDES_TEXT, "Two rows for each player. South begins, then you take turns.")
X(RSH_BEADS, "Stones and gems")
X(RSH_BEADS_LINE, "16 stones, 16 gems")
X(RSH_BEADS_TEXT, "Each pit starts with one of either. A gem's figure is its worth.")
X(RSH_CATCH_TEXT, "The last stone meets a gem that lies alone: 4 points for South.")
X(RSH_NOTATION, "In gold, as in the history: a letter is the pit that is sown, in and out are the "
                "tracks, s drops a stone, 1 to 4 drops a gem, x takes one.")
X(RSH_TRACKS, "Two tracks")
X(RSH_TRACKS_TEXT, "Beads travel counter-clockwise on two closed tracks, which share the left and "
                   "the right column. Each pit has one way on, except E and e: there the tracks "
                   "part, and whoever goes on with beads in hand chooses.")
X(RSH_INNER, "The inner track")
X(RSH_INNER_LINE, "E  F  G  H  e  f  g  h")
X(RSH_INNER_TEXT, "Eight pits. The double line, marked with chevrons.")
X(RSH_OUTER, "The outer track")
X(RSH_OUTER_LINE, "E  A  B  C  D  H  e  a  b  c  d  h")
X(RSH_OUTER_TEXT, "Twelve pits. The single line, marked with solid arrows.")
X(RSH_FORK, "The fork")
X(RSH_FORK_LINE, "E  to  F  or  to  A")
X(RSH_FORK_TEXT, "Both ways are lit. Touch an arrow, or the pit it leads to.")
X(RSH_TRACKS_OPEN,
  "The source gives each pit one way in; H and h have two. The two lists above count.")
X(RSH_TURN, "A turn")
X(RSH_TURN_TEXT,
  "Take all beads out of one of your pits. Then drop them one by one into the pits that "
  "follow, and choose each time which bead falls. Beads of one kind are all the same: when "
  "only one kind is left in the hand, it falls by itself.")
X(RSH_CHOICE, "Which bead first?")
X(RSH_CHOICE_TEXT, "B holds a stone and a 2. South drops the stone into C and keeps the 2 "
                   "for D.")
X(RSH_ROUND, "Round and past")
X(RSH_ROUND_TEXT, "Nine stones from G go all the way round. The pit they came from is passed "
                  "over: after F comes H.")
X(RSH_ATFORK, "At the fork")
X(RSH_ATFORK_TEXT,
  "Leaving E or e you choose the track, whether you began there or only came by: first the "
  "track, then the bead. Every time is a new choice, so one sowing may run inside on one "
  "side of the board and outside on the other.")
X(RSH_FROM, "Starting at a fork")
X(RSH_FROM_TEXT, "E is sown along the inner track: the stone into F, the 4 into G.")
X(RSH_PASSING, "Coming past")
X(RSH_PASSING_TEXT, "Six stones from H: at e onto the inner track, at E onto the outer one.")
X(RSH_CATCHING, "Capturing gems")
X(RSH_CATCHING_TEXT,
  "You capture when your last bead is a stone and falls into an opponent's pit where one "
  "bead lay alone. If that was a gem, it is yours. Then look back, drop by drop: every stone "
  "on a gem alone takes that gem too, until a drop breaks the run.")
X(RSH_LAST, "Keep a stone for last")
X(RSH_LAST_TEXT, "First the 2, then the stone, which meets the 4 alone in e.")
X(RSH_RUN, "A run of three")
X(RSH_RUN_TEXT, "Three stones onto three gems: 3, 4 and 2 are taken at once.")
X(RSH_BROKEN, "A broken run")
X(RSH_BROKEN_TEXT, "Two beads lie in f. The run ends there: South gets only the 2.")
X(RSH_CATCHING_OPEN, "A bead you dropped alone earlier in the same turn counts as well.")
X(RSH_STONES, "Capturing for stones")
X(RSH_STONES_TEXT,
  "If the last stone meets a stone alone, that stone stays, but you take a gem: any one from your "
  "opponent's pits. Look back here too: a run of such drops brings one gem for each. When his pits "
  "hold no gems any more, take from his cup.")
X(RSH_TWO, "Two stones, two gems")
X(RSH_TWO_TEXT, "Stones alone in e and f: South takes both fours.")
X(RSH_CUP, "Out of the cup")
X(RSH_CUP_TEXT, "No gems in North's pits, so North's cup must give two.")
X(RSH_STONES_OPEN, "Once nothing is left to take, the rest of the run is forfeited.")
X(RSH_FEEDING_TEXT,
  "If your opponent has no beads in his pits at the start of your turn, while gems still lie in "
  "yours, you must bring at least one bead over. Pits and tracks that would not do so are closed; "
  "there is always a way. Once all gems are in the cups, nobody has to feed.")
X(RSH_HUNGRY_TEXT, "All beads of A would stay on South's own side, so A may not be sown now.")
X(RSH_FED_TEXT, "The second bead of D reaches e. South keeps the 3 and gives away the stone.")
X(RSH_END_TEXT,
  "The game ends when the player to act has no beads. If the other one has 20 points or "
  "more, the other one wins; if not, the player without beads wins! So collect 20 points "
  "first, then empty the far side. There are no draws.")
X(RSH_WON, "Rich enough")
X(RSH_WON_TEXT, "South has 24 points and moves. North has no bead to answer with, and loses.")
X(RSH_LOST, "Too poor")
X(RSH_LOST_TEXT, "The same move with only 15 points gives the game away.")
X(RSH_OPEN_TEXT, "What you may choose before a match, and how this game reads the rules where the "
                 "source is silent.")
X(RSH_OPEN_GEMS,
  "Ladder: gems rise from 1 to 4 along the outer rows and fall along the inner ones. "
  "Shuffled: they lie in a random order, the same on both sides.")
X(RSH_OPEN_SEED, "The same number always shuffles the gems the same way; with 0 a number is drawn.")
X(RSH_OPEN_VALUES, "The source shows the worth of the gems as a picture only. Four each of 1, 2, 3 "
                   "and 4, two of each on a side, is the only even share that makes 40.")
X(RSH_OPEN_PASSED, "When a long sowing passes over its own pit, and that pit is E or e, the track "
                   "is chosen there as at any fork.")
X(RSH_OPEN_FEED,
  "While you must feed, a choice inside the turn is closed once no bead could reach the "
  "hungry side after it.")
X(RSH_OPEN_FORCED, "Nobody is asked when there is only one answer: it happens by itself.")
