/* words.h: every word of the interface, in one place so that it can be translated. The games bring
 * their own names, option texts and reasons with their rules (engine/game.h). */
#ifndef SERAI_UI_WORDS_H
#define SERAI_UI_WORDS_H

#include "ui/words_files.h"
#include "ui/words_kept.h"
#include "ui/words_rules_dulko.h"
#include "ui/words_rules_oware.h"
#include "ui/words_rules_saddeeqa.h"
#include "ui/words_rules_seega.h"
#include "ui/words_rules_shakala.h"

/* name, English. `%s` and `%d` stand in the order in which the callers give them. */
#define WORDS_LIST(X)                                                                              \
    X(APP_NAME, "Serai")                                                                           \
    X(APP_LINE, "Five board games for two.")                                                       \
    X(QUIT, "Quit")                                                                                \
    X(HOME_FOOT, "F11 full screen")                                                                \
    X(ABOUT, "About")                                                                              \
    X(ABOUT_VERSION, "Version %s")                                                                 \
    X(ABOUT_LICENCE, "Free software under the MIT licence: use it, share it, change it.")          \
    X(ABOUT_GAMES, "The games")                                                                    \
    X(ABOUT_PARTS, "Made with")                                                                    \
    X(ABOUT_LIBRARIES, "SDL, SDL_ttf and SDL_image, under the zlib licence.")                      \
    X(ABOUT_TYPE, "Type drawn after Inter and EB Garamond, under the SIL Open Font License.")      \
    X(ABOUT_DRAWN, "Boards, pieces and pictures are computed and drawn for Serai.")                \
    X(OWARE_ORIGIN, "Sown across West Africa and the Caribbean, with as many names as villages.")  \
    X(SADDEEQA_ORIGIN, "Two rows of eight and relay sowing, with a free choice of direction.")     \
    X(SHAKALA_ORIGIN, "Invented by Christian Freeling, a Dutch designer of games.")                \
    X(SEEGA_ORIGIN, "Known in Egypt since antiquity, and still played there and in Somalia.")      \
    X(DULKO_ORIGIN, "A young game that lets Sudoku's rules meet the powers of chess.")             \
    X(UNDO, "Undo")                                                                                \
    X(UNDO_TIME, "Undo; the time that has passed stays passed")                                    \
    X(REDO, "Redo")                                                                                \
    X(HISTORY, "History")                                                                          \
    X(MENU, "Menu")                                                                                \
    X(BACK, "Back")                                                                                \
    X(HOME, "Home")                                                                                \
    X(REMATCH, "Rematch, sides swapped")                                                           \
    X(LOOK_THROUGH, "Look through")                                                                \
    X(NEW_GAME, "New game")                                                                        \
    X(NEW_MATCH, "New match")                                                                      \
    X(START, "Start")                                                                              \
    X(SWAP_SIDES, "Swap sides")                                                                    \
    X(DRAW_LOTS, "Draw lots")                                                                      \
    X(TURN, "Turn %d")                                                                             \
    X(SHOWN, "<b>%s</> plays ")                                                                    \
    X(SIDE_TO_PLAY, "%s · to play")                                                                \
    X(SIDE_PLAYS, "%s to play")                                                                    \
    X(TO_PLAY, "to play")                                                                          \
    X(BEGINS, "begins")                                                                            \
    X(ANSWERS, "answers")                                                                          \
    X(BEGINS_AGAINST, "  begins against  ")                                                        \
    X(LOT, "The lot: ")                                                                            \
    X(LOT_AGAIN, "Lot number %d: ")                                                                \
    X(LOT_NAMELESS, "Type two names, and the lot says who begins.")                                \
    X(CHOICE_KEPT, "Your choice is kept for next time.")                                           \
    X(CLOCK, "Clock")                                                                              \
    X(CLOCK_BRIEF, "Clock, minutes")                                                               \
    X(CLOCK_NONE, "None")                                                                          \
    X(CLOCK_UNIT, "%d min")                                                                        \
    X(CLOCK_LINE, "For each player, for the whole match.")                                         \
    X(CLOCK_WITHOUT, "no clock")                                                                   \
    X(CLOCK_EACH, "%d minutes each")                                                               \
    X(CLOCK_TURN, ", %d seconds a turn")                                                           \
    X(ADDED, "Added every turn")                                                                   \
    X(ADDED_BRIEF, "Added, seconds")                                                               \
    X(ADDED_NONE, "Nothing")                                                                       \
    X(ADDED_NONE_BRIEF, "0")                                                                       \
    X(ADDED_UNIT, "%d s")                                                                          \
    X(ADDED_LINE, "For the player who has just finished one.")                                     \
    X(NAME_OF, "Name of %s")                                                                       \
    X(NAME, "Name")                                                                                \
    X(MOVES_PLAYED, "%d moves")                                                                    \
    X(MOVE_PLAYED, "%d move")                                                                      \
    X(AGREED, "agreed")                                                                            \
    X(CLAIMED, "claimed")                                                                          \
    X(RESIGNED, "gave up")                                                                         \
    X(OUT_OF_TIME, "time")                                                                         \
    X(HISTORY_FOLD, "Fold the history away")                                                       \
    X(HISTORY_START, "Start")                                                                      \
    X(HISTORY_AT_START, "At the start")                                                            \
    X(HISTORY_PLY, "%s: %s, action %d")                                                            \
    X(HISTORY_FIRST, "To the start (Home)")                                                        \
    X(HISTORY_PREVIOUS, "One action back (comma, or Left in the list)")                            \
    X(HISTORY_PLAY, "Replay from here")                                                            \
    X(HISTORY_PAUSE, "Stop the replay")                                                            \
    X(HISTORY_NEXT, "One action on (point, or Right in the list)")                                 \
    X(HISTORY_LAST, "To the end (End)")                                                            \
    X(HISTORY_PACE, "Pace of the replay: %s")                                                      \
    X(PACE_SLOW, "slow")                                                                           \
    X(PACE_NORMAL, "normal")                                                                       \
    X(PACE_FAST, "fast")                                                                           \
    X(PACE_SLOW_SIGN, "½×")                                                                        \
    X(PACE_NORMAL_SIGN, "1×")                                                                      \
    X(PACE_FAST_SIGN, "2×")                                                                        \
    X(HISTORY_PAST, "Playing on starts a variation")                                               \
    X(HISTORY_PAST_SHORT, "A move: a variation")                                                   \
    X(TURN_OF, "Turn %d of %d")                                                                    \
    X(HISTORY_COMMENT, "Write a comment here")                                                     \
    X(HISTORY_COMMENT_START, "Comment on the start")                                               \
    X(HISTORY_COMMENT_ON, "Comment on %s")                                                         \
    X(HISTORY_INSTEAD, "Instead of %s")                                                            \
    X(HISTORY_FROM_HERE, "Also from here")                                                         \
    X(HISTORY_VARIATION, "Variation: %s")                                                          \
    X(HISTORY_MORE, "More variations")                                                             \
    X(AGREE, "Agree to end")                                                                       \
    X(RESIGN_SIDE, "Resign: %s gives up")                                                          \
    X(CONFIRM, "Confirm")                                                                          \
    X(PLAY_ON, "Play on")                                                                          \
    X(ASK_AGREE, "<b>%s:</> end the match here?")                                                  \
    X(ASK_AGREE_YES, "Agree")                                                                      \
    X(ASK_CLAIM, "<b>%s</> claims the end.")                                                       \
    X(ASK_CLAIM_RIGHT, "Whoever is to move has the right to. ")                                    \
    X(ASK_RESIGN, "<b>%s:</> give up this match?")                                                 \
    X(ASK_RESIGN_YES, "Give up")                                                                   \
    X(ASK_LEAVE, "Leave this match?")                                                              \
    X(ASK_LEAVE_YES, "Leave")                                                                      \
    X(ASK_NEW, "Leave this match for a new one?")                                                  \
    X(ASK_LEAVE_KEPT, "It is kept, and waits under Continue.")                                     \
    X(ASK_STAY, "Stay")                                                                            \
    X(WOULD_WIN, "%s would win.")                                                                  \
    X(WOULD_WIN_BY, "%s would win, %d to %d.")                                                     \
    X(WOULD_DRAW, "It would be a draw, %d to %d.")                                                 \
    X(STANDING, "Matches: ")                                                                       \
    X(CLAIM, "Claim the end")                                                                      \
    X(CONTINUE, "Continue")                                                                        \
    X(REPEATED, "This position has stood %d times. You may agree to end.")                         \
    X(WINS, "%s wins, %d to %d")                                                                   \
    X(WINS_PLAINLY, "%s wins")                                                                     \
    X(DRAWN, "A draw, %d to %d")                                                                   \
    X(BY_MAJORITY, "More than half is taken; the rest stays on the board.")                        \
    X(BY_SCORE, "Nobody can move on; counted at the end.")                                         \
    X(BY_STRANDED, "No move is left.")                                                             \
    X(BY_CAPTURED, "All the opponent's pieces are taken.")                                         \
    X(BY_KING, "The King is captured.")                                                            \
    X(BY_BARRIER, "Both stand behind a barrier; captures decide.")                                 \
    X(BY_AGREEMENT, "Both players agreed to end.")                                                 \
    X(BY_RESIGNATION, "%s gave up.")                                                               \
    X(BY_TIME, "%s ran out of time.")                                                              \
    X(SETTINGS, "Settings")                                                                        \
    X(SETTINGS_LINE, "From now on, for every game")                                                \
    X(SETTINGS_FOOT, "Every change shows at once and is kept at once.")                            \
    X(DEFAULTS, "Defaults")                                                                        \
    X(THEME, "Theme")                                                                              \
    X(WINDOW, "Window")                                                                            \
    X(MOTION, "Motion")                                                                            \
    X(ON_THE_BOARD, "On the board")                                                                \
    X(SCALE, "Interface scale")                                                                    \
    X(SCALE_LINE, "Type, panels and marks, as far as there is room.")                              \
    X(AUTO, "auto")                                                                                \
    X(PERCENT, "%d %%")                                                                            \
    X(SPEED, "Animation speed")                                                                    \
    X(SPEED_LINE, "A click or a key finishes any animation at once.")                              \
    X(OFF, "off")                                                                                  \
    X(TIMES, "%s×")                                                                                \
    X(FULLSCREEN, "Full screen")                                                                   \
    X(FULLSCREEN_LINE, "Also with F11, at any time.")                                              \
    X(REDUCED_MOTION, "Reduced motion")                                                            \
    X(REDUCED_MOTION_LINE, "Short fades instead of flights.")                                      \
    X(COUNTS, "Counts on every place")                                                             \
    X(COUNTS_LINE, "Off: only where more than five lie.")                                          \
    X(COORDINATES, "Coordinates")                                                                  \
    X(COORDINATES_LINE, "Letters and numbers beside squares and pits.")                            \
    X(PREVIEWS, "Previews")                                                                        \
    X(PREVIEWS_LINE, "What the move under the pointer would do.")                                  \
    X(CONFIRM_MOVE, "Confirm a move")                                                              \
    X(CONFIRM_MOVE_LINE, "Off: played at once; undo takes it back.")                               \
    X(ASK_LEAVING, "Ask before leaving a match")                                                   \
    X(ASK_LEAVING_LINE, "Off: it is kept, under Continue.")                                        \
    X(OWARE_LINE_1, "Sow, and catch the")                                                          \
    X(OWARE_LINE_2, "twos and threes.")                                                            \
    X(OWARE_CHOOSE, "<b>%s:</> choose a house to sow.")                                            \
    X(OWARE_FEED, "<b>%s:</> choose a house that feeds %s.")                                       \
    X(OWARE_PREVIEW, "<b>%s, %s:</> %d seeds, ending in %s.")                                      \
    X(OWARE_PREVIEW_ONE, "<b>%s, %s:</> 1 seed, to %s.")                                           \
    X(CAPTURES, " Captures <a>%d</>")                                                              \
    X(OWARE_25, "25 wins")                                                                         \
    X(HOUSE_LABEL, "House %s, %d seeds")                                                           \
    X(HOUSE_LABEL_ONE, "House %s, 1 seed")                                                         \
    X(SADDEEQA_LINE_1, "Choose a way round,")                                                      \
    X(SADDEEQA_LINE_2, "then run your laps.")                                                      \
    X(HOLE_LABEL, "Hole %s, %d stones")                                                            \
    X(HOLE_LABEL_ONE, "Hole %s, 1 stone")                                                          \
    X(SADDEEQA_CHOOSE, "<b>%s:</> choose a hole, then a way round.")                               \
    X(SADDEEQA_HOLE, "<b>Hole %s</>")                                                              \
    X(SADDEEQA_WHICH, "<m>:</> choose a way round.")                                               \
    X(SADDEEQA_CLOCKWISE, "   <a>clockwise:</> ")                                                  \
    X(SADDEEQA_COUNTER, "      <b>counter-clockwise:</> ")                                         \
    X(SADDEEQA_CLOCKWISE_FROM, "Clockwise from hole %s: ")                                         \
    X(SADDEEQA_COUNTER_FROM, "Counter-clockwise from hole %s: ")                                   \
    X(SADDEEQA_ONE_LAP, "1 lap")                                                                   \
    X(SADDEEQA_LAPS, "%d laps")                                                                    \
    X(SADDEEQA_CAPTURES, ", captures %d")                                                          \
    X(SADDEEQA_CAPTURES_SHORT, ", +%d")                                                            \
    X(SADDEEQA_ENDLESS, "would never end")                                                         \
    X(SADDEEQA_LAP, "lap %d")                                                                      \
    X(SHAKALA_LINE_1, "Glass beads on two")                                                        \
    X(SHAKALA_LINE_2, "tracks that part.")                                                         \
    X(SHAKALA_SCORE, "of 20 points")                                                               \
    X(SHAKALA_ENOUGH, "%s has no beads left to sow, and %s has at least 20 points.")               \
    X(SHAKALA_TOO_FEW, "%s has no beads left to sow, but %s has fewer than 20 points.")            \
    X(SHAKALA_CUP, "Cup")                                                                          \
    X(SHAKALA_HAND, "Hand")                                                                        \
    X(SHAKALA_HELD, "%d beads, from %s")                                                           \
    X(SHAKALA_HELD_ONE, "%d bead, from %s")                                                        \
    X(SHAKALA_HELD_SHORT, "%d, from %s")                                                           \
    X(SHAKALA_INNER, "Inner")                                                                      \
    X(SHAKALA_OUTER, "Outer")                                                                      \
    X(SHAKALA_LEFT, "%d left")                                                                     \
    X(SHAKALA_CHOOSE_PIT, "<b>%s:</> choose a pit to sow.")                                        \
    X(SHAKALA_FEED, "<b>%s:</> choose a pit that feeds %s.")                                       \
    X(SHAKALA_CHOOSE_TRACK, "<b>%s:</> choose the <a>inner</> or the <a>outer</> track at %s.")    \
    X(SHAKALA_CHOOSE_BEAD, "<b>%s:</> choose a bead to drop into <a>%s</>.")                       \
    X(SHAKALA_TAKE_ONE, "<b>%s:</> take <a>a gem</> from %s's %s.")                                \
    X(SHAKALA_TAKE, "<b>%s:</> take <a>%d gems</> from %s's %s.")                                  \
    X(SHAKALA_PITS, "pits")                                                                        \
    X(SHAKALA_CUP_LOW, "cup")                                                                      \
    X(SHAKALA_SOW_END, "<b>%s, %s:</> %s, ending in %s.")                                          \
    X(SHAKALA_SOW_FORK, "<b>%s, %s:</> %s; at %s, with %d left, the tracks part.")                 \
    X(SHAKALA_SOW_FROM_FORK, "<b>%s, %s:</> %s; then choose the <a>inner</> or the "               \
                             "<a>outer</> track.")                                                 \
    X(SHAKALA_BEADS_ONE, "1 bead")                                                                 \
    X(SHAKALA_BEADS, "%d beads")                                                                   \
    X(SHAKALA_GO_INNER, "<b>%s:</> the <a>inner</> track, on to %s.")                              \
    X(SHAKALA_GO_OUTER, "<b>%s:</> the <a>outer</> track, on to %s.")                              \
    X(SHAKALA_DROP_STONE, "<b>%s:</> a stone into %s.")                                            \
    X(SHAKALA_DROP_GEM, "<b>%s:</> a gem of %d into %s.")                                          \
    X(SHAKALA_CAPTURES_ONE, " Captures <a>1</> point.")                                            \
    X(SHAKALA_CAPTURES, " Captures <a>%d</> points.")                                              \
    X(SHAKALA_THEN_TAKE_ONE, " Then takes <a>a gem</>.")                                           \
    X(SHAKALA_THEN_TAKE, " Then takes <a>%d gems</>.")                                             \
    X(SHAKALA_TAKES_FROM, "<b>%s</> takes the gem of <a>%d</> from %s.")                           \
    X(SHAKALA_PIT_LABEL, "Pit %s: ")                                                               \
    X(SHAKALA_EMPTY, "empty")                                                                      \
    X(SHAKALA_STONES_ONE, "%d stone")                                                              \
    X(SHAKALA_STONES, "%d stones")                                                                 \
    X(SHAKALA_GEM, "gem of %d")                                                                    \
    X(SHAKALA_GEMS, "%d gems of %d")                                                               \
    X(SHAKALA_INNER_LABEL, "The inner track, on to %s")                                            \
    X(SHAKALA_OUTER_LABEL, "The outer track, on to %s")                                            \
    X(SHAKALA_STONE_LABEL, "Drop a stone into %s")                                                 \
    X(SHAKALA_GEM_LABEL, "Drop a gem of %d into %s")                                               \
    X(SHAKALA_TAKE_LABEL, "Take the gem of %d from %s")                                            \
    X(SEEGA_LINE_1, "Hold a stone between")                                                        \
    X(SEEGA_LINE_2, "two of your own.")                                                            \
    X(SEEGA_PLACES_FIRST, "places first")                                                          \
    X(SEEGA_STEPS_FIRST, "takes the first step")                                                   \
    X(SEEGA_PHASE_PLACING, " · placing")                                                           \
    X(SEEGA_PHASE_STEPPING, " · movement")                                                         \
    X(SEEGA_PHASE_BLOCKED, " · %s is blocked")                                                     \
    X(SEEGA_BLOCKED, "blocked")                                                                    \
    X(SEEGA_EMPTY, ", empty")                                                                      \
    X(SEEGA_PIECE, ", a piece of %s")                                                              \
    X(SEEGA_HAND, "%s: %d pieces to place")                                                        \
    X(SEEGA_TO_PLACE, "%d to place")                                                               \
    X(SEEGA_PLACE_TWO, "<b>%s:</> place two pieces, anywhere but in the middle.")                  \
    X(SEEGA_PLACE_ONE, "<b>%s:</> place one more piece.")                                          \
    X(SEEGA_FIRST_ON, "<b>%s, %s:</> one more piece follows.")                                     \
    X(SEEGA_SECOND_ON, "<b>%s, %s:</> then it is %s's turn.")                                      \
    X(SEEGA_CHOOSE, "<b>%s:</> choose a piece that steps.")                                        \
    X(SEEGA_MAY, "<b>%s, %s:</> may step to %s.")                                                  \
    X(SEEGA_CHOSEN, "<b>%s, %s:</> choose where it steps: %s.")                                    \
    X(SEEGA_STEP, "<b>%s, %s-%s:</> ")                                                             \
    X(SEEGA_TAKES_NONE, "takes nothing.")                                                          \
    X(SEEGA_TAKES_ONE, "takes <a>1 piece</> at %s, held between %s and %s.")                       \
    X(SEEGA_TAKES, "takes <a>%d pieces</> at %s.")                                                 \
    X(SEEGA_BLOCKS, " %s is then blocked.")                                                        \
    X(SEEGA_BLOCKS_FORCED, " %s is then blocked, so %s comes off.")                                \
    X(SEEGA_CLAIM, "<b>%s:</> both stand behind a barrier. Step, or claim the end.")               \
    X(SEEGA_TAKE_OFF, "<b>%s is blocked:</> take one of your pieces off.")                         \
    X(SEEGA_WOULD_FREE, "  <m>%s would free %s.</>")                                               \
    X(AND, " and ")                                                                                \
    X(OR, " or ")                                                                                  \
    X(DULKO_LINE_1, "Numbers, a court,")                                                           \
    X(DULKO_LINE_2, "and nine boxes.")                                                             \
    X(DULKO_KING, "King")                                                                          \
    X(DULKO_QUEEN, "Queen")                                                                        \
    X(DULKO_BISHOP, "Bishop")                                                                      \
    X(DULKO_ACE, "Ace")                                                                            \
    X(DULKO_BANK_LABEL, "%s of %s, %d left")                                                       \
    X(DULKO_EMPTY, "%s, empty")                                                                    \
    X(DULKO_DEADZONE, "%s, the deadzone")                                                          \
    X(DULKO_PIECE, "%s, %s of %s")                                                                 \
    X(DULKO_DONE, "done")                                                                          \
    X(DULKO_TAKE, "<b>%s:</> take a piece from your bank.")                                        \
    X(DULKO_TAKE_ALONE, "<b>%s:</> take another piece; %s can place nothing more.")                \
    X(DULKO_PUT, "<b>%s, %s:</> choose a marked square.")                                          \
    X(DULKO_PREVIEW, "<b>%s to %s:</> ")                                                           \
    X(DULKO_TURNS_NONE, "turns nothing over.")                                                     \
    X(DULKO_TURNS_ONE, "turns over <a>1 tile</>.")                                                 \
    X(DULKO_TURNS, "turns over <a>%d tiles</>.")                                                   \
    X(DULKO_TAKES_KING, "takes a <a>King</> and wins.")                                            \
    X(DULKO_ENDS, " It is the last.")                                                              \
    X(DULKO_PASSES, " %s is passed over.")                                                         \
    X(DULKO_SCORE, " %s: %d → %d")                                                                 \
    WORDS_KEPT(X)                                                                                  \
    X(RULES, "Rules")                                                                              \
    X(RULES_BACK_TO_MATCH, "Back to the match")                                                    \
    X(RULES_BACK_TO_SETUP, "Back to the set-up")                                                   \
    X(RULES_PAGE, "%d of %d")                                                                      \
    X(RULES_PLAY, "Play: %s")                                                                      \
    X(RULES_OPEN_POINT, "Open point.")                                                             \
    X(RULES_OPTION, "%s.")                                                                         \
    RULES_OWARE_WORDS(X)                                                                           \
    RULES_SADDEEQA_WORDS(X)                                                                        \
    RULES_SHAKALA_WORDS(X) RULES_SEEGA_WORDS(X) RULES_DULKO_WORDS(X) WORDS_FILES(X)

enum word {
#define X(name, english) WORD_##name,
    WORDS_LIST(X)
#undef X
        WORDS
};

/* The text of a word in the chosen language (English is complete). */
const char *words(enum word word);

#endif
