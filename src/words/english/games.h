/* games.h: what several games say: sides, things, what a score counts. */
/* ---- The sides of the board, which are names of players who have none. Room for 12 letters. ----
 */
/* Room for 7 letters. */
X(SOUTH, "South")
/* Room for 7 letters. */
X(NORTH, "North")
X(HAND, "hand")
/* ---- What a score counts, alone or in a list: “5 captured”. Room for 10 letters. ---- */
X(UNIT_SEEDS, "seeds")
X(UNIT_STONES, "stones")
/* Room for 7 letters. */
X(UNIT_POINTS, "points")
X(UNIT_CAPTURED, "captured")
/* ---- What is captured or scored, within sentences as their object: “Captures 3 seeds.” ---- */
N(COUNT_SEEDS, "%d seed", "%d seeds")
N(COUNT_STONES, "%d stone", "%d stones")
N(COUNT_POINTS, "%d point", "%d points")
N(COUNT_PIECES, "%d piece", "%d pieces")
/* A lead, "+2.5" or "-3", in what it is counted in; numbers with a decimal sign as many. */
N(LEAD_SEEDS, "%s seed", "%s seeds")
N(LEAD_STONES, "%s stone", "%s stones")
N(LEAD_POINTS, "%s point", "%s points")
N(LEAD_PIECES, "%s piece", "%s pieces")
N(AHEAD_SEEDS, "%s seed ahead", "%s seeds ahead")
N(AHEAD_STONES, "%s stone ahead", "%s stones ahead")
N(AHEAD_POINTS, "%s point ahead", "%s points ahead")
N(AHEAD_PIECES, "%s piece ahead", "%s pieces ahead")
/* The title of a curve. Room for 28 letters. */
X(EXPECTED_SEEDS, "Expected lead in seeds")
/* The title of a curve. Room for 28 letters. */
X(EXPECTED_STONES, "Expected lead in stones")
/* The title of a curve. Room for 28 letters. */
X(EXPECTED_POINTS, "Expected lead in points")
/* The title of a curve. Room for 28 letters. */
X(EXPECTED_PIECES, "Expected lead in pieces")
X(SCORE_SEEDS, "Score in seeds")
X(SCORE_STONES, "Score in stones")
X(SCORE_POINTS, "Score in points")
X(SCORE_PIECES, "Score in pieces")
X(GAME_IS_OVER, "The game is over.")
