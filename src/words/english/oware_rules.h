/* oware_rules.h: Oware's rules pages. */
X(ROW_ABOUT_TEXT,
  "Sow seeds around the board. If your last seed lands on the other side and makes two or three "
  "there, you capture them. There are 48 seeds; the first to capture 25 wins.")
X(ROW_SIDES, "Two rows of houses")
X(ROW_SIDES_LINE, "South A–F, North a–f")
X(ROW_SIDES_TEXT,
  "South has the lower row, North the upper. Each house starts with four seeds. South goes first.")
X(ROW_CATCH_TEXT, "South sows F. The last seed makes two in d, and the one before it makes three "
                  "in c: five seeds go into South's store, on the right.")
X(ROW_SOWING_TEXT, "On your turn, take all the seeds from one of your houses and drop them one by "
                   "one into the houses that follow, counterclockwise: right along your row, then "
                   "back along the other. Nothing is sown into the stores.")
X(ROW_FIRST, "Four seeds")
X(ROW_FIRST_TEXT, "South sows C as far as a. North replies with d, which reaches B.")
X(ROW_ROUND, "Twelve seeds and more")
X(ROW_ROUND_TEXT, "Fourteen seeds go all the way around and beyond. The house they came from is "
                  "skipped and stays empty.")
X(ROW_CATCHING_TEXT,
  "If the last seed lands in one of your opponent's houses and makes two or three there, you "
  "capture them. If the house before it is also your opponent's and now holds two or three, "
  "capture those too, and so on until one doesn't.")
X(ROW_CHAIN, "Back along the row")
X(ROW_CHAIN_TEXT, "e and d hold two each and are captured. c holds four, so it stops there.")
X(ROW_NONE, "Nothing to capture")
X(ROW_NONE_TEXT,
  "The last seed makes four in d. The three in c then don't count: nothing is captured.")
X(ROW_FEEDING_TEXT, "If your opponent's row is empty, you must play a move that gives them at "
                    "least one seed. If you can't, the game is over.")
X(ROW_HUNGRY_TEXT, "A, B and E don't reach North's row, so they can't be played.")
X(ROW_FED_TEXT, "D gives North one seed and F would give two: South may choose.")
X(ROW_SLAM, "The grand slam")
X(ROW_SLAM_TEXT, "A move that would capture every seed in your opponent's row is a grand slam. You "
                 "may not play one if you have any other move. If every move is a grand slam, you "
                 "may play one, and the game then ends.")
X(ROW_SLAM_NOT, "Not allowed")
X(ROW_SLAM_NOT_TEXT, "F would capture both houses and leave North nothing.")
X(ROW_SLAM_ELSE, "Another move")
X(ROW_SLAM_ELSE_TEXT, "Any other house will do. South sows E.")
X(ROW_SLAM_OPTION,
  "Forbidden: as above. Captures nothing: you may play one, but it captures nothing, as in Abapa, "
  "the rules of most tournaments. Allowed: you may play one, and it captures everything.")
X(ROW_END_TEXT, "The first to 25 seeds wins at once. Otherwise the game ends when the player to "
                "move has no move or can't feed the opponent; the seeds left are shared out, and "
                "the fuller store wins. 24 to 24 is a draw.")
X(ROW_MAJORITY, "Twenty-five")
X(ROW_MAJORITY_TEXT, "South captures seven and has 30; the seeds left on the board don't matter.")
X(ROW_SHARED, "No way to feed")
X(ROW_SHARED_TEXT, "North gives its last seed. South can't reach North's row, so South keeps the "
                   "five seeds on its own side.")
X(ROW_LEFTOVERS, "Keep your own: each player keeps the seeds on their side. Last takes all: "
                 "whoever moved last gets them.")
X(ROW_LOOPS, "Endless loops")
X(ROW_LOOPS_TEXT, "Late in the game a few seeds can chase each other forever. When a position "
                  "comes up a third time, the game suggests stopping; you can also agree to stop "
                  "from the menu. Each player then keeps the seeds on their side.")
X(ROW_AGREE_TEXT, "One seed each, far apart. Both agree to stop: a 24–24 draw.")
X(ROW_RULING_SKIPPED, "The house you sow from is skipped on every lap.")
X(ROW_RULING_ALL, "If every move would be a grand slam, all of them are legal and do capture; your "
                  "opponent is then out of seeds, and the game is over.")
X(ROW_RULING_FEEDS,
  "A move counts as feeding if it sows a seed across, even if that seed is then captured.")
X(ROW_RULING_FIRST, "Reaching 25 ends the game at once, even if the opponent would need feeding.")
X(ROW_RULING_LOOP, "A repeated position never ends the game by itself; the game points out the "
                   "third time, and you decide.")
X(ROW_WRITING_TEXT,
  "A turn is written as one letter, that of the house you sow: A to F for South, a to f for North.")
X(ROW_WRITING_EXAMPLE, "C: South sows house C. d +3: North sows house d and captures three seeds.")
