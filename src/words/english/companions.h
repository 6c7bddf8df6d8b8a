/* companions.h: those who play against people. */
/* ---- The names of the companions, animals, as they stand at the table and in every sentence on a
 * player. Room for 12 letters. ---- */
X(JERBOA, "Jerboa")
X(TORTOISE, "Tortoise")
X(HARE, "Hare")
X(HOOPOE, "Hoopoe")
X(GOAT, "Goat")
X(CAT, "Cat")
X(FOX, "Fox")
X(CAMEL, "Camel")
X(SIMURGH, "Simurgh")
/* ---- What each of them is like: a few words in the card before a match. Room for 48 letters. ----
 */
X(JERBOA_TEMPER, "Hops before it looks.")
X(TORTOISE_TEMPER, "Means well, and sees what's in front of it.")
X(HARE_TEMPER, "Quick and greedy.")
X(HOOPOE_TEMPER, "Likes pretty captures.")
X(GOAT_TEMPER, "Stubborn: gives nothing away.")
X(CAT_TEMPER, "Waits, then pounces.")
X(FOX_TEMPER, "Sets traps.")
X(CAMEL_TEMPER, "Plans for the whole road.")
X(SIMURGH_TEMPER, "Has read every book.")
/* ---- Choosing a companion in the card before a match; what is told of the one at the table, in
 * the line below the board. ---- */
X(SEAT_PERSON, "%s: a person plays")
X(SEAT_COMPANION, "%s: %s plays. %s")
X(SEAT_WEAKEST, "easiest")
X(SEAT_STRONGEST, "hardest")
X(COMPANION_ASKS, "%s would like to play you")
X(COMPANION_ASKS_BRIEF, "Play %s")
X(COMPANION_THINKS, "<b>%s</> is thinking.")
X(COMPANION_SAYS, "“%s”")
X(COMPANION_TURN, "It's %s's turn.")
/* Of a person on another computer. */
X(FAR_TURN, "It's %s's turn. Paste the reply here, or undo your turn.")
X(FAR_WAITS, "Waiting for <b>%s</>. Paste the reply here.")
X(COMPANION_AGREES, "%s agrees to end the match.")
X(COMPANION_PLAYS_ON, "%s would rather play on.")
X(COMPANION_FAILS, "There isn't enough memory for a companion to think.")
/* ---- Hints: the button, and the lines below the board, one sentence behind the other. The value
 * is a place by its label. ---- */
X(HINT, "Hint")
X(HINT_SEARCHES, "Looking for a hint…")
X(HINT_LOOK, "Look at %s.")
/* The value is a turn by its name (“d2 to d3”). */
X(HINT_PLAY, "Play %s.")
/* The value is the key for hints: F2, or a button of a game controller. */
X(HINT_LOOK_WHY, " Press %s again to see the turn, and why.")
/* As before. */
X(HINT_LOOK_CAPTURES, " A capture begins there. Press %s again to see it.")
X(HINT_ALONE, "Hints are for matches against a companion.")
/* ---- What is captured, as the object of a verb in the sentences that follow, and a player without
 * a name. ---- */
X(REASON_SUCH_AS, "%s, such as %s")
X(REASON_UP_TO, "up to %s")
X(REASON_AT_LEAST, "at least %s")
X(REASON_SOWN, "%s (sown this same turn)")
N(REASON_SOWN_PART, "%s (%d of them sown this same turn)", "%s (%d of them sown this same turn)")
X(REASON_OPPONENT, "the opponent")
/* ---- Why a hint names a turn. The turn is the subject: “Captures 3 seeds.” Two or three of these
 * sentences stand in a row. Values are what is captured (“3 seeds”), always as the object of a
 * verb, a turn by its name (“d2 to d3”), a player. ---- */
X(REASON_WINS, "Wins the match.")
X(REASON_ENDS, "Ends the match.")
X(REASON_WON, "You win from here, whatever the replies.")
X(REASON_DRAWN, "Secures at least a draw.")
X(REASON_LOST, "With best play, %s wins, whichever turn you choose.")
X(REASON_STILL_WON, " Your win is certain.")
X(REASON_STILL_DRAWN, " A draw at least is certain.")
X(REASON_STILL_LOST, " With best play, %s still wins.")
X(REASON_TAKES, "Captures %s.")
X(REASON_TAKES_SAFELY, "Captures %s, and no reply captures anything.")
X(REASON_TAKES_AT_RISK, "Captures %s; a reply can capture %s.")
X(REASON_TAKES_AT_COST, "Captures %s, though a reply can capture %s.")
X(REASON_TAKES_MOST, "Captures %s, more than any other turn.")
X(REASON_TAKES_MOST_AT_RISK, "Captures %s, more than any other turn; a reply can capture %s.")
X(REASON_TAKES_MOST_AT_COST,
  "Captures %s, more than any other turn, though a reply can capture %s.")
X(REASON_TAKES_LEAST_RISK,
  "Captures %s; a reply can capture %s, and after any other turn, even more.")
X(REASON_TAKES_LESS_RISK,
  "Captures %s; a reply can capture %s, and after most other turns, even more.")
X(REASON_SCORES, "Scores %s.")
X(REASON_SCORES_SAFELY, "Scores %s, and no reply captures anything.")
X(REASON_SCORES_BEST, "Scores %s. In the long run it looks best.")
X(REASON_SCORES_AT_RISK, "Scores %s. In the long run it looks best, though a reply can capture %s.")
X(REASON_SCORES_MOST, "Scores %s, as much as any turn can.")
N(REASON_AGAIN, " The position it leads to will have come up %d time.",
  " The position it leads to will have come up %d times.")
X(REASON_ANSWERED, " A reply can capture %s.")
X(REASON_ANSWERED_USUAL, " A reply can capture %s, as after most moves.")
X(REASON_ANSWERED_ONLY, " The only reply captures %s.")
X(REASON_ANSWERED_ELSE, " Another reply can capture %s.")
N(REASON_FEW_PLACES, "Scores %s in the last place for this piece.",
  "Scores %s in one of the last %d places for this piece.")
N(REASON_FEWEST, "Leaves the opponent a single reply.",
  "Leaves the opponent %d replies; no other turn leaves fewer.")
X(REASON_ONLY, "It's the only turn there is.")
X(REASON_CAN_TAKE, "Can capture %s this turn.")
X(REASON_SAFEST, "No reply captures anything; after any other turn, one can.")
X(REASON_LEAST_RISK, "Risks less than any other turn: a reply can capture %s.")
X(REASON_AVERTS, "Keeps the opponent from capturing %s: no reply captures anything.")
X(REASON_AVERTS_MOST, "Keeps the opponent from capturing %s; a reply can still capture %s.")
X(REASON_SAFER, "No reply captures anything; after most other turns, one can.")
X(REASON_LESS_RISK, "Risks less than most other turns: a reply can capture %s.")
X(REASON_THREATENS, "Whatever the reply, your next turn can capture %s.")
X(REASON_KEEPS, "Whatever the reply, your next turn can still capture %s.")
X(REASON_THREATENS_ONLY, "The only reply is %s; your next turn can then capture %s.")
X(REASON_KEEPS_ONLY, "The only reply is %s; your next turn can then still capture %s.")
X(REASON_PREPARES, "Threatens to capture %s next.")
X(REASON_PREPARES_BY, "Threatens to capture %s next, with %s.")
X(REASON_IF, "If the reply is %s, then %s captures %s.")
X(REASON_IF_ONLY, "The only reply is %s; then %s captures %s.")
X(REASON_EXPECTS, "If %s plays %s as expected, your next turn captures %s.")
X(REASON_EXPECTS_ONLY, "The only reply is %s; your next turn then captures %s.")
X(REASON_TRADES, "The expected reply, %s, captures %s; your next turn can then capture %s.")
X(REASON_TRADES_ONLY, "The only reply, %s, captures %s; your next turn can then capture %s.")
X(REASON_SAFE, "No reply captures anything.")
X(REASON_PASSED_OVER, " Playing %s would capture %s, but let a reply capture %s.")
X(REASON_PASSED_OVER_ALL, " Capturing %s would let a reply capture at least %s.")
X(REASON_NOT_OVERLOOKED, " In the long run it looks better than capturing %s.")
X(REASON_BEST_OF_ALL, "In the long run it looks best.")
X(REASON_QUIET, "A quiet move.")
