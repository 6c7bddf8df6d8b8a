/* reason.c: see reason.h. */
#include "ui/advice/reason.h"

#include "engine/rules.h"
#include "words/words.h"

#include <limits.h>
#include <string.h>

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

/* What is looked for in the turns that `side` can play. */
struct look {
    const struct game *game;
    int side;
    int enough;        /* more than this need not be counted */
    int left;          /* ways to play a turn that may still be looked at */
    game_action first; /* is tried first: what captured that much elsewhere */
};

/* The most that a turn captures; NOWHERE: there are too many ways to look at them all, or the side
 * is not to act. */
static int most_captured(struct look *look, const struct position *pos) {
    const struct game *game = look->game;
    game_action legal[ACTIONS_MAX];
    bool acts = !is_over(game, pos) && game->side_to_act(pos) == look->side;
    int most = 0, count = acts && look->left > 0 ? game->actions(pos, legal) : 0;
    for (int i = 1; i < count; i++) {
        if (legal[i] == look->first) {
            legal[i] = legal[0];
            legal[0] = look->first;
        }
    }
    for (int i = 0; i < count && most <= look->enough; i++) {
        struct position after = *pos;
        int captured = reason_captures(game, &after, legal[i]), more = 0;
        if (goes_on(game, &after, look->side)) {
            more = most_captured(look, &after);
        }
        if (more == NOWHERE || --look->left < 0) {
            return NOWHERE;
        }
        most = captured + more > most ? captured + more : most;
        look->first = most > look->enough ? legal[i] : look->first;
    }
    return count ? most : NOWHERE;
}

static struct look look_for(const struct game *game, int side, int enough) {
    return (struct look){.game = game, .side = side, .enough = enough, .left = WAYS_MOST};
}

int reason_can_capture(const struct game *game, const struct position *pos, int side, int enough) {
    struct look look = look_for(game, side, enough);
    return most_captured(&look, pos);
}

/* The most that `side` can capture in a turn. */
static int can_capture(const struct game *game, const struct position *pos, int side) {
    return reason_can_capture(game, pos, side, INT_MAX);
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
    int threat; /* the most that the opponent could capture if it were to act instead; NOWHERE:
                   unknown */
};

static struct line captured(const struct prospect *prospect, int count) {
    return reason_count_captured(prospect->game, count);
}

/* What the other actions come to, as far as they are turns and there are not too many ways. */
struct others {
    int count;
    int riskier;       /* after so many of them a reply captures more */
    int freer;         /* so many leave the opponent more replies */
    bool leaves_fewer; /* one of them leaves it fewer */
};

static int count_replies(const struct game *game, const struct position *pos, int side) {
    game_action legal[ACTIONS_MAX];
    return is_over(game, pos) || game->side_to_act(pos) == side ? 0 : game->actions(pos, legal);
}

static struct others compare_others(const struct prospect *prospect) {
    const struct game *game = prospect->game;
    game_action legal[ACTIONS_MAX];
    int side = prospect->turn.side, count = game->actions(prospect->pos, legal);
    int replies = count_replies(game, &prospect->turn.after, side);
    struct others others = {.count = count - 1};
    struct look look = look_for(game, !side, prospect->answer);
    for (int i = 0; i < count; i++) {
        struct position after = *prospect->pos;
        rules_play(game, &after, legal[i], NULL);
        if (legal[i] == prospect->line->action[0]) {
            continue;
        }
        bool whole = !goes_on(game, &after, side);
        int left = whole ? count_replies(game, &after, side) : 0;
        others.riskier +=
            whole && prospect->answer != NOWHERE && most_captured(&look, &after) > prospect->answer;
        others.freer += left > replies;
        others.leaves_fewer = others.leaves_fewer || left < replies;
    }
    return others;
}

/* What the turn after the next can capture, whatever the reply; NOWHERE: unknown. */
static int threatened(const struct prospect *prospect) {
    const struct game *game = prospect->game;
    game_action legal[ACTIONS_MAX];
    int side = prospect->turn.side, count = game->actions(&prospect->turn.after, legal);
    int least = NOWHERE;
    struct look look = look_for(game, side, INT_MAX);
    for (int i = 0; i < count; i++) {
        struct position after = prospect->turn.after;
        rules_play(game, &after, legal[i], NULL);
        int most = goes_on(game, &after, !side) ? NOWHERE : most_captured(&look, &after);
        if (most <= 0) {
            return NOWHERE;
        }
        least = least == NOWHERE || most < least ? most : least;
        look.enough = least - 1;
    }
    return least;
}

/* The most that the opponent could capture if it were to act instead; NOWHERE: unknown. */
static int find_threat(const struct match *match, const struct game_edit *edit) {
    const struct game *game = match->game;
    struct position other = *match_position(match), read;
    int side = game->side_to_act(&other);
    if (!edit || (game->turn_open && game->turn_open(&other))) {
        return NOWHERE;
    }
    char string[POSITION_TEXT_MAX];
    struct text text = text_fixed(string, sizeof string);
    edit->set_side(&other, !side);
    game->position_text(&other, &text);
    return rules_setup(game, &match->options, string, &read, NULL)
               ? NOWHERE
               : can_capture(game, &read, !side);
}

struct line reason_action_name(const struct game *game, const struct position *pos,
                               game_action action) {
    struct line name = {""};
    struct text text = text_fixed(name.string, sizeof name.string);
    (game->action_name ? game->action_name : game->action_text)(pos, action, &text);
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
        struct line second = reason_action_name(game, &turn->after, line->action[reply.first]);
        struct line third = reason_action_name(game, &reply.after, line->action[next.first]);
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

/* A sentence about the most that a reply captures: nothing, or so much. */
static struct line about_answer(const struct prospect *prospect, enum word nothing,
                                enum word at_most) {
    int answer = prospect->answer;
    return answer ? text_line(words(at_most), captured(prospect, answer).string)
                  : text_line("%s", words(nothing));
}

/* Of a turn that captures nothing but averts a capture. */
static struct line say_averts(const struct prospect *prospect) {
    struct line threat = captured(prospect, prospect->threat);
    return text_line(words(prospect->answer ? WORD_REASON_AVERTS_MOST : WORD_REASON_AVERTS),
                     threat.string, captured(prospect, prospect->answer).string);
}

/* In how many places what is played could be played; 0: that is not chosen before the place. */
static int count_places(const struct prospect *prospect) {
    const struct game *game = prospect->game;
    game_action legal[ACTIONS_MAX];
    struct touch played[TOUCHES_MAX], other[TOUCHES_MAX];
    int count = game->actions(prospect->pos, legal), places = 0;
    if (game->touches(prospect->pos, prospect->line->action[0], played) < 2) {
        return 0;
    }
    for (int i = 0; i < count; i++) {
        game->touches(prospect->pos, legal[i], other);
        places += strcmp(played[0].text, other[0].text) == 0;
    }
    return places;
}

/* Of a turn that scores without a capture; `peaceful`: nothing could be captured by any reply. */
static struct line say_scores(const struct prospect *prospect, bool peaceful) {
    enum { FEW = 9, SHARE = 4 };
    struct line gain = reason_count(prospect->game, prospect->turn.scored);
    int places = count_places(prospect);
    if (places > 0 && places <= FEW && SHARE * places < prospect->legal) {
        return places == 1 ? text_line(words(WORD_REASON_LAST_PLACE), gain.string)
                           : text_line(words(WORD_REASON_FEW_PLACES), gain.string, places);
    }
    return with_answer(prospect, &gain, WORD_REASON_SCORES,
                       peaceful ? WORD_REASON_SCORES : WORD_REASON_SCORES_SAFELY,
                       WORD_REASON_SCORES_AT_RISK);
}

/* What the rules of the game say for the turn. False when that is nothing. */
static bool say_merit(const struct prospect *prospect, struct line *out) {
    struct text text = text_fixed(out->string, sizeof out->string);
    if (prospect->game->merit) {
        prospect->game->merit(prospect->pos, &prospect->turn.after, &text);
    }
    return text.length > 0;
}

/* Of a turn that captures nothing. */
static struct line say_quiet(const struct prospect *prospect) {
    int answer = prospect->answer, next = threatened(prospect);
    struct others others = compare_others(prospect);
    struct line expected;
    if (others.count && others.riskier == others.count) {
        return about_answer(prospect, WORD_REASON_SAFEST, WORD_REASON_LEAST_RISK);
    }
    if (next > 0 && next >= answer) {
        return text_line(words(WORD_REASON_THREATENS), captured(prospect, next).string);
    }
    if (answer != NOWHERE && answer < prospect->threat) {
        return say_averts(prospect);
    }
    if (2 * others.riskier > others.count) {
        return about_answer(prospect, WORD_REASON_SAFER, WORD_REASON_LESS_RISK);
    }
    if (say_expected(prospect, &expected) || say_merit(prospect, &expected)) {
        return expected;
    }
    if (2 * others.freer > others.count && !others.leaves_fewer) {
        return text_line("%s", words(WORD_REASON_FEWEST));
    }
    /* that nothing is captured goes without saying where nothing could be */
    bool peaceful = answer == 0 && !others.riskier && prospect->threat <= 0;
    return prospect->turn.scored > 0 ? say_scores(prospect, peaceful)
           : answer == NOWHERE || peaceful
               ? text_line(words(WORD_REASON_BEST), prospect->legal)
               : about_answer(prospect, WORD_REASON_SAFE, WORD_REASON_RISKS);
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

/* Appends why the largest capture of a single action is passed over, where the most that a reply to
 * it captures tells: that is more than it captures, and costs more than the turn that is played. */
static void add_passed_over(const struct prospect *prospect, struct line *out) {
    const struct game *game = prospect->game;
    const struct part *turn = &prospect->turn;
    game_action legal[ACTIONS_MAX];
    int count = game->actions(prospect->pos, legal), most = turn->taken, at = NOWHERE;
    struct position after, best = *prospect->pos;
    for (int i = 0; i < count; i++) {
        after = *prospect->pos;
        int taken = reason_captures(game, &after, legal[i]);
        if (taken > most && !is_over(game, &after) && !goes_on(game, &after, turn->side)) {
            most = taken;
            at = i;
            best = after;
        }
    }
    int lost = at == NOWHERE ? NOWHERE : can_capture(game, &best, !turn->side);
    if (lost > most && prospect->answer != NOWHERE &&
        lost - most > prospect->answer - turn->taken) {
        struct line name = reason_action_name(game, prospect->pos, legal[at]);
        struct line gain = captured(prospect, most), loss = captured(prospect, lost);
        struct line why =
            text_line(words(WORD_REASON_PASSED_OVER), name.string, gain.string, loss.string);
        *out = text_line("%s%s", out->string, why.string);
    }
}

/* A sentence about a turn that does not end the match, whose value is not proven. */
static struct line say_turn(struct prospect *prospect) {
    const struct part *turn = &prospect->turn;
    if (turn->taken > 0) {
        struct line gain = captured(prospect, turn->taken);
        return with_answer(prospect, &gain, WORD_REASON_TAKES, WORD_REASON_TAKES_SAFELY,
                           WORD_REASON_TAKES_AT_RISK);
    }
    return prospect->legal == 1 ? text_line("%s", words(WORD_REASON_ONLY)) : say_quiet(prospect);
}

struct line reason_for(const struct match *match, const struct game_edit *edit,
                       const struct advice_line *line) {
    const struct game *game = match->game;
    const struct position *pos = match_position(match);
    game_action legal[ACTIONS_MAX];
    struct prospect prospect = {.game = game,
                                .pos = pos,
                                .line = line,
                                .turn = part_of(game, pos, line, 0),
                                .legal = game->actions(pos, legal)};
    const struct part *turn = &prospect.turn;
    if (is_over(game, &turn->after)) {
        return text_line("%s", words(ending(game, turn)));
    }
    if (line->value.proven) {
        return text_line("%s", words(certainty(line, turn->side)));
    }
    if (!turn->whole) {
        int later = can_capture(game, &turn->after, turn->side);
        return later > 0 ? text_line(words(WORD_REASON_CAN_TAKE),
                                     captured(&prospect, turn->taken + later).string)
                         : text_line(words(WORD_REASON_BEST), prospect.legal);
    }
    prospect.answer = can_capture(game, &turn->after, !turn->side);
    prospect.threat = find_threat(match, edit);
    struct line said = say_turn(&prospect);
    add_passed_over(&prospect, &said);
    return said;
}

int reason_line_captures(const struct match *match, const struct advice_line *line) {
    return part_of(match->game, match_position(match), line, 0).taken;
}

/* ---- two turns ---- */

void reason_contrast(const struct game *game, const struct position *before,
                     const struct position after[2], const int taken[2], struct text *out) {
    enum { LEAST_PART = 10 }; /* of the replies: fewer less would say little */
    int side = game->side_to_act(before), answer[2], replies[2], scored[2];
    for (int i = 0; i < 2; i++) {
        if (is_over(game, &after[i]) || game->side_to_act(&after[i]) == side) {
            return;
        }
        answer[i] = can_capture(game, &after[i], !side);
        replies[i] = count_replies(game, &after[i], side);
        scored[i] = game->score(&after[i], side) - game->score(before, side);
    }
    bool safer = answer[0] != NOWHERE && answer[0] < answer[1];
    if (safer && answer[0] - taken[0] < answer[1] - taken[1]) {
        struct line most = reason_count_captured(game, answer[0]);
        struct line more = reason_count_captured(game, answer[1]);
        if (answer[0]) {
            text_format(out, words(WORD_REVIEW_SAFER), most.string, more.string);
        } else {
            text_format(out, words(WORD_REVIEW_SAFE), more.string);
        }
    } else if (LEAST_PART * (replies[1] - replies[0]) >= replies[1]) {
        text_format(out, words(WORD_REVIEW_FEWER_REPLIES), replies[0], replies[1]);
    } else if (scored[0] > scored[1]) {
        text_format(out, words(WORD_REVIEW_SCORES), reason_count(game, scored[0]).string,
                    reason_count(game, scored[1]).string);
    } else if (game->contrast) {
        game->contrast(after, side, out);
    }
}
