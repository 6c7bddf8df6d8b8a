/* reason.c: see reason.h. */
#include "ui/model/reason.h"

#include "engine/rules.h"
#include "words/words.h"

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

/* Plays the action. Returns how much it captures. */
static int take(const struct game *game, struct position *pos, game_action action) {
    struct trace trace;
    trace.count = 0;
    rules_play(game, pos, action, &trace);
    return taken_in(game, &trace);
}

/* The most that `side` can capture in answer; NOWHERE: unknown, as its turns have several actions
 * or it is not to act. */
static int most_taken(const struct game *game, const struct position *pos, int side) {
    game_action legal[ACTIONS_MAX];
    int most = 0, count = game->side_to_act(pos) == side ? game->actions(pos, legal) : 0;
    for (int i = 0; i < count; i++) {
        struct position after = *pos;
        int taken = take(game, &after, legal[i]);
        most = taken > most ? taken : most;
        if (game->result(&after).outcome == OUTCOME_OPEN && game->side_to_act(&after) == side) {
            return NOWHERE;
        }
    }
    return count ? most : NOWHERE;
}

struct line reason_for(const struct game *game, const struct position *pos, game_action action) {
    struct position after = *pos;
    int side = game->side_to_act(pos), taken = take(game, &after, action);
    int scored = game->score(&after, side) - game->score(pos, side);
    struct result result = game->result(&after);
    if (result.outcome != OUTCOME_OPEN) {
        bool wins = result.outcome == OUTCOME_WIN && result.winner == side;
        return text_line("%s", words(wins ? WORD_REASON_WINS : WORD_REASON_ENDS));
    }
    int answer = most_taken(game, &after, !side);
    if (taken > 0) {
        return text_line(words(answer == 0 ? WORD_REASON_TAKES_SAFELY : WORD_REASON_TAKES), taken);
    }
    if (scored > 0) {
        return text_line(words(answer == 0 ? WORD_REASON_SCORES_SAFELY : WORD_REASON_SCORES),
                         scored);
    }
    return answer == 0  ? text_line("%s", words(WORD_REASON_SAFE))
           : answer > 0 ? text_line(words(WORD_REASON_RISKS), answer)
                        : text_line("%s", words(WORD_REASON_BEST));
}
