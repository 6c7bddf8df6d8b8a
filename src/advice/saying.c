/* saying.c: see saying.h. */
#include "advice/saying.h"

#include "advice/phrases.h"

void say(struct saying *saying, enum word word) {
    text_add(saying->out, words(word));
}

void say_of(struct saying *saying, enum word word, struct line what) {
    text_format(saying->out, words(word), what.string);
}

/* ---- what can be named ---- */

struct line saying_captured(const struct saying *saying, int count) {
    return phrase_captured(saying->game, count);
}

struct line saying_gained(const struct saying *saying) {
    const struct part *turn = &saying->prospect->turn;
    int sown = saying->prospect->aside.sown;
    struct line gain = phrase_prey(saying->game, saying->pos, &turn->prey, turn->taken);
    return !sown ? gain
           : sown < turn->taken
               ? text_line(words_count(WORD_REASON_SOWN_PART, sown), gain.string, sown)
               : text_line(words(WORD_REASON_SOWN), gain.string);
}

struct line saying_answered(struct saying *saying) {
    const struct prospect *prospect = saying->prospect;
    saying->told = true;
    return phrase_up_to(saying->game, &prospect->turn.after, &prospect->answers);
}

struct line saying_only_reply(const struct saying *saying) {
    const struct position *after = &saying->prospect->turn.after;
    game_action legal[ACTIONS_MAX];
    saying->game->actions(after, legal);
    return phrase_action(saying->game, after, legal[0]);
}

/* ---- the rest of the line ---- */

/* Whether an action of a line captures as much at once, before what the line begins with. */
static bool can_capture_now(const struct saying *saying, game_action action, int most) {
    game_action legal[ACTIONS_MAX];
    int count = saying->game->actions(saying->pos, legal);
    for (int i = 0; i < count; i++) {
        struct position after = *saying->pos;
        if (legal[i] == action) {
            return turns_act(saying->game, &after, action, NULL) >= most;
        }
    }
    return false;
}

bool say_expected(struct saying *saying) {
    const struct game *game = saying->game;
    const struct variation *line = saying->line;
    const struct prospect *prospect = saying->prospect;
    const struct part *turn = &prospect->turn;
    struct part reply = prospect_part(game, &turn->after, line, turn->count);
    struct part next = prospect_part(game, &reply.after, line, reply.first + reply.count);
    if (!reply.whole || reply.side == turn->side || !next.whole || next.side != turn->side ||
        next.taken <= reply.taken ||
        can_capture_now(saying, line->action[next.first], next.taken)) {
        return false;
    }
    bool only = prospect->one_reply;
    struct line gain = phrase_prey(game, &reply.after, &next.prey, next.taken);
    struct line loss = phrase_prey(game, &turn->after, &reply.prey, reply.taken);
    struct line second = phrase_action(game, &turn->after, line->action[reply.first]);
    struct line third = phrase_action(game, &reply.after, line->action[next.first]);
    saying->told = saying->told || reply.taken >= prospect->answer;
    saying->expects = !only;
    if (reply.taken) {
        text_format(saying->out, words(only ? WORD_REASON_TRADES_ONLY : WORD_REASON_TRADES),
                    second.string, loss.string, gain.string);
    } else if (reply.count == 1 && next.count == 1) {
        text_format(saying->out, words(only ? WORD_REASON_IF_ONLY : WORD_REASON_IF), second.string,
                    third.string, gain.string);
    } else if (only) {
        text_format(saying->out, words(WORD_REASON_EXPECTS_ONLY), second.string, gain.string);
    } else {
        text_format(saying->out, words(WORD_REASON_EXPECTS), saying->opponent, second.string,
                    gain.string);
    }
    return true;
}
