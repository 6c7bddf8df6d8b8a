/* games.h: what several games say: sides, things, what a score counts. */
X(SOUTH, "South")
X(NORTH, "North")
X(HAND, "hand")
X(UNIT_SEEDS, "seeds")
X(UNIT_STONES, "stones")
X(UNIT_POINTS, "points")
X(UNIT_CAPTURED, "captured")
X(GAME_IS_OVER, "The game is over.")
