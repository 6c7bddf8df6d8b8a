/* shakala_rules.h: Shakala's rules pages. */
X(RSH_ABOUT_TEXT, "You sow beads around the board to capture your opponent's gems. Gems are worth "
                  "1 to 4 points, 40 in all; stones are worth nothing, but only stones capture. "
                  "You win if you have 20 points when your opponent has no beads to sow.")
X(RSH_SIDES, "Two sides")
X(RSH_SIDES_LINE, "South A–H, North a–h")
X(RSH_SIDES_TEXT, "Each player has two rows, and a cup for captured gems. South goes first.")
X(RSH_BEADS, "Stones and gems")
X(RSH_BEADS_LINE, "16 stones, 16 gems")
X(RSH_BEADS_TEXT, "Each pit starts with one of each. The number on a gem is its value.")
X(RSH_CATCH_TEXT, "The last stone lands on a lone gem: 4 points for South's cup.")
X(RSH_NOTATION, "The gold line is the turn as the history writes it, without its dots: a letter is "
                "the pit you sow, in and out are the tracks, s drops a stone, 1 to 4 drops a gem, "
                "x takes one.")
X(RSH_TRACKS, "Two tracks")
X(RSH_TRACKS_TEXT, "Beads travel counterclockwise on two closed tracks, which share the left and "
                   "right columns. From every pit there's one way on, except at E and e, where the "
                   "track forks: if you still have beads in hand there, you choose.")
X(RSH_INNER, "The inner track")
X(RSH_INNER_LINE, "E  F  G  H  e  f  g  h")
X(RSH_INNER_TEXT, "Eight pits. The double line, marked with chevrons.")
X(RSH_OUTER, "The outer track")
X(RSH_OUTER_LINE, "E  A  B  C  D  H  e  a  b  c  d  h")
X(RSH_OUTER_TEXT, "Twelve pits. The single line, marked with solid arrows.")
X(RSH_FORK, "The fork")
X(RSH_FORK_LINE, "E  to  F  or  to  A")
X(RSH_FORK_TEXT, "Both ways light up. Click an arrow, or the pit it leads to.")
X(RSH_TURN, "A turn")
X(RSH_TURN_TEXT, "Take all the beads from one of your pits. Then drop them one by one into the "
                 "pits that follow, choosing each time which bead to drop. When only one kind is "
                 "left in your hand, the rest drop by themselves.")
X(RSH_CHOICE, "Which bead first?")
X(RSH_CHOICE_TEXT, "B holds a stone and a 2. South drops the stone into C and keeps the 2 "
                   "for D.")
X(RSH_ROUND, "All the way around")
X(RSH_ROUND_TEXT,
  "Nine stones from G go all the way around. The pit they came from is skipped: H follows F.")
X(RSH_ATFORK, "At the fork")
X(RSH_ATFORK_TEXT, "Whenever beads leave E or e, whether you started there or are passing through, "
                   "you choose the track first, then the bead. It's a new choice each time, so one "
                   "move can take the inner track on one side and the outer on the other.")
X(RSH_FROM, "Starting at a fork")
X(RSH_FROM_TEXT, "South sows E along the inner track: the stone into F, the 4 into G.")
X(RSH_PASSING, "Passing a fork")
X(RSH_PASSING_TEXT, "Six stones from H: at e onto the inner track, at E onto the outer one.")
X(RSH_CATCHING, "Capturing gems")
X(RSH_CATCHING_TEXT,
  "You capture when your last bead is a stone and lands in an opponent's pit that held exactly one "
  "bead. If it was a gem, it's yours. Then look back, drop by drop: every stone that landed on a "
  "lone gem captures it too, until a drop breaks the run.")
X(RSH_LAST, "Keep a stone for last")
X(RSH_LAST_TEXT, "First the 2, then the stone, which lands on the lone 4 in e.")
X(RSH_RUN, "A run of three")
X(RSH_RUN_TEXT, "Three stones onto three gems: 3, 4 and 2 are all captured.")
X(RSH_BROKEN, "A broken run")
X(RSH_BROKEN_TEXT, "There are two beads in f. The run ends there: South captures only the 2.")
X(RSH_RULING_LONE, "A lone bead counts even if you dropped it earlier in the same turn.")
X(RSH_STONES, "Stone on stone")
X(RSH_STONES_TEXT,
  "If your last stone lands on a lone stone, that stone stays, but you may take any one gem from "
  "your opponent's pits. Look back here too: each such drop in the run earns another gem. If their "
  "pits have no gems left, take from their cup.")
X(RSH_TWO, "Two stones, two gems")
X(RSH_TWO_TEXT, "Lone stones in e and f: South takes both fours.")
X(RSH_CUP, "Out of the cup")
X(RSH_CUP_TEXT, "No gems in North's pits, so North's cup must give two.")
X(RSH_RULING_REST, "If there's nothing left to take, the rest is lost.")
X(RSH_FEEDING_TEXT,
  "If your opponent's pits are empty at the start of your turn and yours still hold gems, you must "
  "bring at least one bead across. Pits and tracks that fall short are closed; there's always one "
  "that works. Once all gems are in the cups, you no longer have to.")
X(RSH_HUNGRY_TEXT, "All the beads from A would stay on South's side, so A can't be sown now.")
X(RSH_FED_TEXT, "The second bead of D reaches e. South keeps the 3 and gives away the stone.")
X(RSH_END_TEXT, "The game ends when the player to move has no beads. If the opponent has 20 points "
                "or more, the opponent wins; if not, the player without beads wins! So get to 20 "
                "first, then starve the other side. There are no draws.")
X(RSH_WON, "Rich enough")
X(RSH_WON_TEXT, "South has 24 points and moves. North has no bead to answer with, and loses.")
X(RSH_LOST, "Too poor")
X(RSH_LOST_TEXT, "The same move with only 15 points loses the game.")
X(RSH_OPT_GEMS, "Ladder: gem values rise from 1 to 4 on the outer rows and fall on the inner rows. "
                "Shuffled: they are in random order, the same on both sides.")
X(RSH_OPT_SEED, "The number that a random order comes from. The same seed gives the same "
                "order; 0 picks a new one.")
X(RSH_RULING_VALUES, "There are four gems of each value, two of each on either side.")
X(RSH_RULING_FORK,
  "If a long sowing skips its own pit and that pit is a fork, you still choose the track.")
X(RSH_RULING_FEED, "While you must feed, choices after which no bead could get across are closed.")
X(RSH_RULING_FORCED, "When there's only one choice, it's made for you.")
X(RSH_WRITING_TEXT,
  "A turn begins with the letter of the pit that is sown; its choices follow, with "
  "dots between them. At a fork, in and out are the tracks. s drops a stone, and 1 "
  "to 4 drop a gem, also as keys. x takes a gem: its pit, or cup, and its value. Where there is "
  "nothing to choose, nothing is written.")
X(RSH_WRITING_EXAMPLE,
  "E.in.s: E is sown, on the inner track, and the stone falls first. H.in.xd4: "
  "the 4-point gem is taken from d.")
