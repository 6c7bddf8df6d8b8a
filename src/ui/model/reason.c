/* reason.c: see reason.h. */
#include "ui/model/reason.h"

#include "engine/rules.h"
#include "words/words.h"

enum { WAYS_MOST = 20000 }; /* to play a turn: more would keep a frame waiting */

/* ---- counting ---- */

static struct line counted(const enum word form[2], int count) {
    return text_line(words(form[count != 1]), count);
}

struct line reason_count(const struct game *game, int count) {
    return counted(game->counted, count);
}

struct line reason_count_captured(const struct game *game, int count) {
    return counted(game->captured[0] ? game->captured : game->counted, count);
}

/* What is captured, as the score counts it. */
static int taken_in(const struct game *game, const struct trace *trace) {
    int taken = 0;
    for (int i = 0; i < trace->count; i++) {
        const struct event *event = &trace->event[i];
        if (event->kind == EVENT_CAPTURE) {
            int worth = game->items[event->item].worth;
            taken += event->count * (worth ? worth : 1);
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

static bool is_over(const struct game *game, const struct position *pos) {
    return game->result(pos).outcome != OUTCOME_OPEN;
}

/* `side`, which has just acted, is still in its turn. */
static bool goes_on(const struct game *game, const struct position *pos, int side) {
    return !is_over(game, pos) && game->turn_open && game->turn_open(pos) &&
           game->side_to_act(pos) == side;
}

/* The most that `side` can capture before its turn ends; NOWHERE: there are too many ways to look
 * at them all, of which `*left` are left, or it is not to act. */
static int most_captured(const struct game *game, const struct position *pos, int side, int *left) {
    game_action legal[ACTIONS_MAX];
    bool acts = !is_over(game, pos) && game->side_to_act(pos) == side;
    int most = 0, count = acts && *left > 0 ? game->actions(pos, legal) : 0;
    for (int i = 0; i < count; i++) {
        struct position after = *pos;
        int captured = reason_captures(game, &after, legal[i]), more = 0;
        if (goes_on(game, &after, side)) {
            more = most_captured(game, &after, side, left);
        }
        if (more == NOWHERE || --*left < 0) {
            return NOWHERE;
        }
        most = captured + more > most ? captured + more : most;
    }
    return count ? most : NOWHERE;
}

/* ---- a line ---- */

/* A turn of a line. */
struct part {
    int first, count; /* of its actions; 0: the line has ended before */
    int side, taken, scored;
    bool whole; /* it ends within the line */
    struct position after;
};

static struct part part_of(const struct game *game, const struct position *pos,
                           const struct advice_line *line, int first) {
    struct part part = {.first = first, .side = game->side_to_act(pos), .after = *pos};
    while (first < line->count && !part.whole && !is_over(game, &part.after)) {
        part.taken += reason_captures(game, &part.after, line->action[first++]);
        part.whole = !goes_on(game, &part.after, part.side);
    }
    part.count = first - part.first;
    part.scored = game->score(&part.after, part.side) - game->score(pos, part.side);
    return part;
}

/* ---- what can be said ---- */

/* A turn that does not end the match, and what follows it. */
struct prospect {
    const struct game *game;
    const struct position *pos;
    const struct advice_line *line;
    struct part turn;
    int legal;  /* how many actions there are */
    int answer; /* the most that a reply captures; NOWHERE: unknown */
    int left;   /* ways that may still be looked at */
};

static struct line captured(const struct prospect *prospect, int count) {
    return reason_count_captured(prospect->game, count);
}

/* Whether every other action lets a reply capture more, where an action is a turn. */
static bool is_safest(struct prospect *prospect) {
    const struct game *game = prospect->game;
    game_action legal[ACTIONS_MAX];
    int side = prospect->turn.side, count = game->actions(prospect->pos, legal);
    if (prospect->answer == NOWHERE || count == 1) {
        return false;
    }
    for (int i = 0; i < count; i++) {
        struct position after = *prospect->pos;
        if (legal[i] == prospect->line->action[0]) {
            continue;
        }
        rules_play(game, &after, legal[i], NULL);
        if (goes_on(game, &after, side) ||
            most_captured(game, &after, !side, &prospect->left) <= prospect->answer) {
            return false;
        }
    }
    return true;
}

/* What the turn after the next can capture, whatever the reply; NOWHERE: unknown. */
static int threatened(struct prospect *prospect) {
    const struct game *game = prospect->game;
    game_action legal[ACTIONS_MAX];
    int side = prospect->turn.side, count = game->actions(&prospect->turn.after, legal);
    int least = NOWHERE;
    for (int i = 0; i < count; i++) {
        struct position after = prospect->turn.after;
        rules_play(game, &after, legal[i], NULL);
        int most = goes_on(game, &after, !side)
                       ? NOWHERE
                       : most_captured(game, &after, side, &prospect->left);
        if (most <= 0) {
            return NOWHERE;
        }
        least = least == NOWHERE || most < least ? most : least;
    }
    return least;
}

static struct line action_name(const struct game *game, const struct position *pos,
                               game_action action) {
    struct line name;
    struct text text = text_fixed(name.string, sizeof name.string);
    game->action_text(pos, action, &text);
    return name;
}

/* What the next turns of the line come to, when the next one of the side captures more than the
 * reply to it. False when it does not. */
static bool say_expected(const struct prospect *prospect, struct line *out) {
    const struct game *game = prospect->game;
    const struct advice_line *line = prospect->line;
    const struct part *turn = &prospect->turn;
    struct part reply = part_of(game, &turn->after, line, turn->count);
    struct part next = part_of(game, &reply.after, line, reply.first + reply.count);
    if (!reply.whole || reply.side == turn->side || !next.whole || next.side != turn->side ||
        next.taken <= reply.taken) {
        return false;
    }
    struct line gain = captured(prospect, next.taken), loss = captured(prospect, reply.taken);
    if (reply.taken) {
        *out = text_line(words(WORD_REASON_TRADES), loss.string, gain.string);
    } else if (reply.count > 1 || next.count > 1) {
        *out = text_line(words(WORD_REASON_EXPECTS), gain.string);
    } else {
        struct line second = action_name(game, &turn->after, line->action[reply.first]);
        struct line third = action_name(game, &reply.after, line->action[next.first]);
        *out = text_line(words(WORD_REASON_IF), second.string, third.string, gain.string);
    }
    return true;
}

/* A sentence about a gain, with the most that a reply captures. */
static struct line with_answer(const struct prospect *prospect, const struct line *gain,
                               enum word alone, enum word safely, enum word at_risk) {
    int answer = prospect->answer;
    return answer > 0 ? text_line(words(at_risk), gain->string, captured(prospect, answer).string)
                      : text_line(words(answer == 0 ? safely : alone), gain->string);
}

/* Of a turn that captures nothing. */
static struct line say_quiet(struct prospect *prospect) {
    int answer = prospect->answer, scored = prospect->turn.scored;
    struct line expected, most = captured(prospect, answer);
    if (is_safest(prospect)) {
        return answer ? text_line(words(WORD_REASON_LEAST_RISK), most.string)
                      : text_line("%s", words(WORD_REASON_SAFEST));
    }
    int next = threatened(prospect);
    if (next > 0 && next >= answer) {
        return text_line(words(WORD_REASON_THREATENS), captured(prospect, next).string);
    }
    if (say_expected(prospect, &expected)) {
        return expected;
    }
    if (scored > 0) {
        struct line gain = reason_count(prospect->game, scored);
        return with_answer(prospect, &gain, WORD_REASON_SCORES, WORD_REASON_SCORES_SAFELY,
                           WORD_REASON_SCORES_AT_RISK);
    }
    return answer == 0  ? text_line("%s", words(WORD_REASON_SAFE))
           : answer > 0 ? text_line(words(WORD_REASON_RISKS), most.string)
                        : text_line(words(WORD_REASON_BEST), prospect->legal);
}

static enum word ending(const struct game *game, const struct part *turn) {
    struct result result = game->result(&turn->after);
    bool wins = result.outcome == OUTCOME_WIN && result.winner == turn->side;
    return wins ? WORD_REASON_WINS : WORD_REASON_ENDS;
}

/* Of a proven value. */
static enum word certainty(const struct advice_line *line, int side) {
    int margin = side ? -line->value.margin : line->value.margin;
    return margin > 0 ? WORD_REASON_WON : margin < 0 ? WORD_REASON_LOST : WORD_REASON_DRAWN;
}

struct line reason_for(const struct game *game, const struct position *pos,
                       const struct advice_line *line) {
    game_action legal[ACTIONS_MAX];
    struct prospect prospect = {.game = game,
                                .pos = pos,
                                .line = line,
                                .turn = part_of(game, pos, line, 0),
                                .legal = game->actions(pos, legal),
                                .left = WAYS_MOST};
    const struct part *turn = &prospect.turn;
    if (is_over(game, &turn->after)) {
        return text_line("%s", words(ending(game, turn)));
    }
    if (line->value.proven) {
        return text_line("%s", words(certainty(line, turn->side)));
    }
    if (!turn->whole) {
        int later = most_captured(game, &turn->after, turn->side, &prospect.left);
        return later > 0 ? text_line(words(WORD_REASON_CAN_TAKE),
                                     captured(&prospect, turn->taken + later).string)
                         : text_line(words(WORD_REASON_BEST), prospect.legal);
    }
    prospect.answer = most_captured(game, &turn->after, !turn->side, &prospect.left);
    if (turn->taken > 0) {
        struct line gain = captured(&prospect, turn->taken);
        return with_answer(&prospect, &gain, WORD_REASON_TAKES, WORD_REASON_TAKES_SAFELY,
                           WORD_REASON_TAKES_AT_RISK);
    }
    return prospect.legal == 1 ? text_line("%s", words(WORD_REASON_ONLY)) : say_quiet(&prospect);
}
