/* games.h: what several games say: sides, things, what a score counts. */
/* ---- The sides of the board, which are names of players who have none. Room for 12 letters. ----
 */
X(SOUTH, "South")
X(NORTH, "North")
X(HAND, "hand")
X(NAMES_AND, " and ")
/* ---- What a score counts, alone or in a list: “5 captured”. ---- */
X(UNIT_SEEDS, "seeds")
X(UNIT_STONES, "stones")
X(UNIT_POINTS, "points")
X(UNIT_CAPTURED, "captured")
/* ---- What is captured or scored, within sentences as their object: “Captures 3 seeds.” ---- */
X(COUNT_SEED, "%d seed")
X(COUNT_SEEDS, "%d seeds")
X(COUNT_STONE, "%d stone")
X(COUNT_STONES, "%d stones")
X(COUNT_POINT, "%d point")
X(COUNT_POINTS, "%d points")
X(COUNT_PIECE, "%d piece")
X(COUNT_PIECES, "%d pieces")
X(GAME_IS_OVER, "The game is over.")
