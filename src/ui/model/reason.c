/* reason.c: see reason.h. */
#include "ui/model/reason.h"

#include "engine/rules.h"
#include "words/words.h"

enum { WAYS_MOST = 4000 }; /* to play a turn: more would keep a frame waiting */

/* How many items are captured. */
static int taken_in(const struct game *game, const struct trace *trace) {
    int taken = 0;
    for (int i = 0; i < trace->count; i++) {
        const struct event *event = &trace->event[i];
        if (event->kind == EVENT_CAPTURE) {
            taken += event->count;
        } else if (event->kind == EVENT_FLIP &&
                   game->items[event->item].owner != game->items[event->becomes].owner) {
            taken++;
        }
    }
    return taken;
}

int reason_captures(const struct game *game, struct position *pos, game_action action) {
    struct trace trace;
    trace.count = 0;
    rules_play(game, pos, action, &trace);
    return taken_in(game, &trace);
}

/* The most that `side` can capture before its turn ends; NOWHERE: there are too many ways to look
 * at them all, of which `*left` are left, or it is not to act. */
static int most_captured(const struct game *game, const struct position *pos, int side, int *left) {
    game_action legal[ACTIONS_MAX];
    bool acts = game->result(pos).outcome == OUTCOME_OPEN && game->side_to_act(pos) == side;
    int most = 0, count = acts ? game->actions(pos, legal) : 0;
    for (int i = 0; i < count; i++) {
        struct position after = *pos;
        int captured = reason_captures(game, &after, legal[i]), more = 0;
        if (game->turn_open && game->turn_open(&after) && game->side_to_act(&after) == side &&
            game->result(&after).outcome == OUTCOME_OPEN) {
            more = most_captured(game, &after, side, left);
        }
        if (more == NOWHERE || --*left < 0) {
            return NOWHERE;
        }
        most = captured + more > most ? captured + more : most;
    }
    return acts ? most : NOWHERE;
}

struct line reason_for(const struct game *game, const struct position *pos, game_action action) {
    struct position after = *pos;
    int side = game->side_to_act(pos), taken = reason_captures(game, &after, action);
    int scored = game->score(&after, side) - game->score(pos, side);
    struct result result = game->result(&after);
    if (result.outcome != OUTCOME_OPEN) {
        bool wins = result.outcome == OUTCOME_WIN && result.winner == side;
        return text_line("%s", words(wins ? WORD_REASON_WINS : WORD_REASON_ENDS));
    }
    game_action legal[ACTIONS_MAX];
    int left = WAYS_MOST, answer = most_captured(game, &after, !side, &left);
    bool goes_on = game->turn_open && game->turn_open(&after);
    int later = goes_on ? most_captured(game, &after, side, &left) : 0;
    if (later > 0) {
        return text_line(words(WORD_REASON_CAN_TAKE), taken + later);
    }
    if (taken > 0) {
        return text_line(words(answer == 0 ? WORD_REASON_TAKES_SAFELY : WORD_REASON_TAKES), taken);
    }
    if (scored > 0) {
        return text_line(words(answer == 0 ? WORD_REASON_SCORES_SAFELY : WORD_REASON_SCORES),
                         scored);
    }
    return answer == 0  ? text_line("%s", words(WORD_REASON_SAFE))
           : answer > 0 ? text_line(words(WORD_REASON_RISKS), answer)
                        : text_line("%s", words(game->actions(pos, legal) == 1 ? WORD_REASON_ONLY
                                                                               : WORD_REASON_BEST));
}
