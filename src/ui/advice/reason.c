/* reason.c: see reason.h. */
#include "ui/advice/reason.h"

#include "engine/rules.h"
#include "ui/advice/turns.h"
#include "words/words.h"

#include <limits.h>
#include <string.h>

enum { COMPARED_MOST = 100000 }; /* ways to play a turn: more would keep a frame waiting */

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
    while (first < line->count && !part.whole && !turns_is_over(game, &part.after)) {
        part.taken += turns_act(game, &part.after, line->action[first++]);
        part.whole = !turns_go_on(game, &part.after, part.side);
    }
    part.count = first - part.first;
    part.scored = game->score(&part.after, part.side) - game->score(pos, part.side);
    return part;
}

/* ---- what can be said ---- */

static int max_of(int a, int b) {
    return a > b ? a : b;
}

/* What the other turns come to that can be played here. */
struct others {
    bool known; /* all have been looked at, with all replies to them */
    int count;
    int riskier;       /* after so many of them a reply captures more */
    int freer;         /* so many leave the opponent more replies */
    bool leaves_fewer; /* one of them leaves it fewer */
    int taken_most;    /* by one of them */
    int scored_most;
    /* Of those that capture most, if that is more than the turn: */
    int larger;
    game_action larger_action; /* begins the last of them */
    int larger_lost;           /* after each of them a reply can capture at least so much */
    bool larger_costs; /* what it captures more than the turn, a reply captures, too, and more */
};

/* A turn that does not end the match, and what follows it. */
struct prospect {
    const struct game *game;
    const struct position *pos;
    const struct advice_line *line;
    struct part turn;
    int legal; /* how many actions there are */
    /* Each NOWHERE: unknown. */
    int answer;   /* the most that a reply captures */
    int threat;   /* the most that the opponent could capture if it were to act instead */
    int promised; /* the most that the turn after the next can capture, whatever the reply */
    int prepared; /* the most that the side could capture if it were to act again… */
    game_action prepares;   /* …beginning with this… */
    struct position acting; /* …here */
    struct others others;
};

static struct line captured(const struct prospect *prospect, int count) {
    return reason_count_captured(prospect->game, count);
}

/* The other turns are compared with the one that is played. */
struct comparison {
    const struct prospect *prospect;
    struct others others;
    struct turns_look look; /* for what a reply captures */
    int replies;            /* to the turn that is played */
};

/* A turn that captures more than any before: what a reply to it captures. */
static int compare_larger(struct comparison *comparison, const struct turns_end *end) {
    const struct prospect *prospect = comparison->prospect;
    struct others *others = &comparison->others;
    int costs = prospect->answer - prospect->turn.taken + end->taken; /* more than this */
    bool first = !others->larger || end->taken > others->taken_most;
    comparison->look.enough = first ? INT_MAX : max_of(costs, others->larger_lost);
    int lost = turns_most_captured(&comparison->look, end->after);
    bool here = prospect->answer != NOWHERE && lost > costs;
    others->larger = first ? 1 : others->larger + 1;
    others->larger_action = end->first;
    others->larger_lost = first || lost < others->larger_lost ? lost : others->larger_lost;
    others->larger_costs = here && (first || others->larger_costs);
    return lost;
}

static void compare(struct turns_walk *walk, const struct turns_end *end) {
    struct comparison *comparison = walk->context;
    const struct prospect *prospect = comparison->prospect;
    const struct game *game = prospect->game;
    struct others *others = &comparison->others;
    int side = prospect->turn.side;
    bool over = turns_is_over(game, end->after),
         same = position_equal(end->after, &prospect->turn.after);
    if (same) {
        return; /* another way to play the same turn */
    }
    int lost = 0, left = turns_count_actions(game, end->after, !side);
    int scored = game->score(end->after, side) - game->score(prospect->pos, side);
    if (!over && end->taken > prospect->turn.taken && end->taken >= others->taken_most) {
        lost = compare_larger(comparison, end);
    } else if (!over && prospect->answer != NOWHERE) {
        comparison->look.enough = prospect->answer;
        lost = turns_most_captured(&comparison->look, end->after);
    }
    others->count++;
    others->riskier += prospect->answer != NOWHERE && lost > prospect->answer;
    others->freer += left > comparison->replies;
    others->leaves_fewer = others->leaves_fewer || left < comparison->replies;
    others->taken_most = max_of(end->taken, others->taken_most);
    others->scored_most = max_of(scored, others->scored_most);
    walk->left = comparison->look.left > 0 ? walk->left : NOWHERE;
}

static struct others compare_others(const struct prospect *prospect) {
    const struct game *game = prospect->game;
    int side = prospect->turn.side;
    struct comparison comparison = {.prospect = prospect,
                                    .look = turns_look_for(game, !side, prospect->answer),
                                    .replies =
                                        turns_count_actions(game, &prospect->turn.after, !side)};
    struct turns_walk walk = {.game = game,
                              .side = side,
                              .left = COMPARED_MOST,
                              .found = compare,
                              .context = &comparison};
    comparison.look.left = COMPARED_MOST;
    comparison.others.known = turns_find(&walk, prospect->pos);
    return comparison.others;
}

/* The turn after the next, whatever the reply. */
struct promise {
    struct turns_look look;
    int least;
};

static void keep_promise(struct turns_walk *walk, const struct turns_end *end) {
    struct promise *promise = walk->context;
    int most = turns_most_captured(&promise->look, end->after);
    promise->least = promise->least == NOWHERE || most < promise->least ? most : promise->least;
    promise->look.enough = promise->least - 1;
    walk->left = most > 0 ? walk->left : NOWHERE;
}

/* What the turn after the next can capture, whatever the reply; NOWHERE: unknown. */
static int threatened(const struct prospect *prospect) {
    const struct game *game = prospect->game;
    int side = prospect->turn.side;
    struct promise promise = {.look = turns_look_for(game, side, INT_MAX), .least = NOWHERE};
    struct turns_walk walk = {.game = game,
                              .side = !side,
                              .left = COMPARED_MOST,
                              .found = keep_promise,
                              .context = &promise};
    promise.look.left = COMPARED_MOST;
    return turns_find(&walk, &prospect->turn.after) ? promise.least : NOWHERE;
}

/* The most that a side could capture from a position on if it were to act there instead of the
 * other one; NOWHERE: unknown. *by: the action that begins it. */
static int could_capture(const struct match *match, const struct game_edit *edit,
                         const struct position *pos, int side, struct position *acting,
                         game_action *by) {
    const struct game *game = match->game;
    struct position other = *pos;
    game_action legal[ACTIONS_MAX];
    if (!edit || turns_is_over(game, pos) || (game->turn_open && game->turn_open(pos))) {
        return NOWHERE;
    }
    char string[POSITION_TEXT_MAX];
    struct text text = text_fixed(string, sizeof string);
    edit->set_side(&other, side);
    game->position_text(&other, &text);
    if (rules_setup(game, &match->options, string, acting, NULL) ||
        game->side_to_act(acting) != side) {
        return NOWHERE;
    }
    struct turns_look look = turns_look_for(game, side, INT_MAX);
    int most = NOWHERE, count = turns_is_over(game, acting) ? 0 : game->actions(acting, legal);
    for (int i = 0; i < count; i++) {
        struct position after = *acting;
        int taken = turns_act(game, &after, legal[i]);
        int more = turns_go_on(game, &after, side) ? turns_most_captured(&look, &after) : 0;
        if (more == NOWHERE) {
            return NOWHERE;
        }
        if (taken + more > most) {
            most = taken + more;
            *by = legal[i];
        }
    }
    return most;
}

struct line reason_action_name(const struct game *game, const struct position *pos,
                               game_action action) {
    struct line name = {""};
    struct text text = text_fixed(name.string, sizeof name.string);
    (game->action_name ? game->action_name : game->action_text)(pos, action, &text);
    return name;
}

/* Whether an action of a line captures as much at once, before what the line begins with. */
static bool can_capture_now(const struct prospect *prospect, game_action action, int most) {
    const struct game *game = prospect->game;
    game_action legal[ACTIONS_MAX];
    int count = game->actions(prospect->pos, legal);
    for (int i = 0; i < count; i++) {
        struct position after = *prospect->pos;
        if (legal[i] == action) {
            return turns_act(game, &after, action) >= most;
        }
    }
    return false;
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
        next.taken <= reply.taken ||
        can_capture_now(prospect, line->action[next.first], next.taken)) {
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

/* A sentence about a gain, with the most that a reply captures where that speaks for the turn. */
static struct line with_answer(const struct prospect *prospect, const struct line *gain,
                               enum word alone, enum word safely, enum word at_risk) {
    int answer = prospect->answer;
    return answer > 0 && answer <= prospect->turn.taken
               ? text_line(words(at_risk), gain->string, captured(prospect, answer).string)
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

/* Of a turn that scores without a capture; `more` is said after that. */
static struct line say_scores(const struct prospect *prospect, bool more) {
    enum { FEW = 9, SHARE = 4 };
    const struct others *others = &prospect->others;
    struct line gain = reason_count(prospect->game, prospect->turn.scored);
    int places = count_places(prospect);
    if (places > 0 && places <= FEW && SHARE * places < prospect->legal) {
        return places == 1 ? text_line(words(WORD_REASON_LAST_PLACE), gain.string)
                           : text_line(words(WORD_REASON_FEW_PLACES), gain.string, places);
    }
    bool most = others->known && others->count && prospect->turn.scored >= others->scored_most;
    return most   ? text_line(words(WORD_REASON_SCORES_MOST), gain.string)
           : more ? text_line(words(WORD_REASON_SCORES), gain.string)
                  : with_answer(prospect, &gain, WORD_REASON_SCORES, WORD_REASON_SCORES_SAFELY,
                                WORD_REASON_SCORES_AT_RISK);
}

/* What the rules of the game say for the turn. False when that is nothing. */
static bool say_merit(const struct prospect *prospect, struct line *out) {
    struct text text = text_fixed(out->string, sizeof out->string);
    const struct game *game = prospect->game;
    if (game->merit) {
        game->merit(prospect->pos, &prospect->turn.after, &text);
    }
    if (game->aim && !text.length) {
        game->aim(prospect->pos, &prospect->turn.after, &text);
    }
    return text.length > 0;
}

/* What the turn makes possible that was not before: a capture, unless the reply prevents it, or
 * whatever the reply. False when it does not. */
static bool say_threatens(const struct prospect *prospect, struct line *out) {
    struct line gain = captured(prospect, prospect->promised);
    const struct others *others = &prospect->others;
    if (others->known && prospect->promised > others->taken_most &&
        prospect->promised >= prospect->answer) {
        *out = text_line(words(WORD_REASON_THREATENS), gain.string);
        return true;
    }
    return false;
}

/* What the turn makes possible unless the reply prevents it. */
static bool say_prepares(const struct prospect *prospect, struct line *out) {
    int next = prospect->prepared;
    if (!prospect->others.known || next <= prospect->others.taken_most ||
        next <= prospect->answer) {
        return false;
    }
    struct line gain = captured(prospect, next);
    struct line by = reason_action_name(prospect->game, &prospect->acting, prospect->prepares);
    *out = by.string[0] ? text_line(words(WORD_REASON_PREPARES_BY), gain.string, by.string)
                        : text_line(words(WORD_REASON_PREPARES), gain.string);
    return true;
}

/* When nothing else can be said: what the search found. */
static struct line say_preferred(const struct prospect *prospect) {
    const struct game *game = prospect->game;
    const struct part *turn = &prospect->turn;
    const struct others *others = &prospect->others;
    int turns = others->count + 1;
    struct line best = others->known ? text_line(words(WORD_REASON_BEST), turns)
                                     : text_line("%s", words(WORD_REASON_BEST_OF_ALL));
    struct line reply = {""};
    if (turn->whole && turn->count < prospect->line->count && !turns_is_over(game, &turn->after) &&
        game->side_to_act(&turn->after) != turn->side) {
        reply = reason_action_name(game, &turn->after, prospect->line->action[turn->count]);
    }
    return prospect->answer > 0 ? text_line(words(WORD_REASON_BEST_AT_RISK), best.string,
                                            captured(prospect, prospect->answer).string)
           : reply.string[0] ? text_line(words(WORD_REASON_BEST_REPLY), best.string, reply.string)
                             : text_line("%s.", best.string);
}

/* Of a turn after which a reply captures less than after others. False when that is not so. */
static bool say_safer(const struct prospect *prospect, bool than_all, struct line *out) {
    const struct others *others = &prospect->others;
    if (!others->known || !others->count ||
        (than_all ? others->riskier < others->count : 2 * others->riskier <= others->count)) {
        return false;
    }
    *out = than_all ? about_answer(prospect, WORD_REASON_SAFEST, WORD_REASON_LEAST_RISK)
                    : about_answer(prospect, WORD_REASON_SAFER, WORD_REASON_LESS_RISK);
    return true;
}

/* Every action of the opponent, which is to act, is a turn of its own. */
static bool replies_are_turns(const struct prospect *prospect) {
    const struct game *game = prospect->game;
    const struct position *pos = &prospect->turn.after;
    game_action legal[ACTIONS_MAX];
    bool whole = true;
    for (int i = game->turn_open ? game->actions(pos, legal) - 1 : NOWHERE; i >= 0 && whole; i--) {
        struct position after = *pos;
        rules_play(game, &after, legal[i], NULL);
        whole = !turns_go_on(game, &after, !prospect->turn.side);
    }
    return whole;
}

/* Of a turn that leaves the opponent fewer replies than most others, and none fewer. */
static bool say_fewer(const struct prospect *prospect, struct line *out) {
    const struct others *others = &prospect->others;
    const struct part *turn = &prospect->turn;
    int replies = turns_count_actions(prospect->game, &turn->after, !turn->side);
    if (!others->known || 2 * others->freer <= others->count || others->leaves_fewer ||
        !replies_are_turns(prospect)) {
        return false;
    }
    *out = replies == 1 ? text_line("%s", words(WORD_REASON_FEWEST_ONE))
                        : text_line(words(WORD_REASON_FEWEST), replies);
    return true;
}

/* A capture that is put off can still be had, where captures are what counts. */
static bool say_keeps(const struct prospect *prospect, struct line *out) {
    bool counts = !prospect->game->captured[0];
    if (!counts || prospect->promised <= 0 || prospect->promised < prospect->answer) {
        return false;
    }
    *out = text_line(words(WORD_REASON_KEEPS), captured(prospect, prospect->promised).string);
    return true;
}

/* Of a turn that captures nothing: what tells why, whatever else could be captured. */
static bool say_why(const struct prospect *prospect, struct line *out) {
    if (say_safer(prospect, true, out) || say_threatens(prospect, out)) {
        return true;
    }
    if (prospect->answer != NOWHERE && 2 * prospect->answer <= prospect->threat &&
        prospect->threat > 0) {
        *out = say_averts(prospect);
        return true;
    }
    return say_safer(prospect, false, out) || say_expected(prospect, out) ||
           say_keeps(prospect, out);
}

/* Of a turn that captures nothing: what it is good for. */
static struct line say_quiet(const struct prospect *prospect) {
    const struct others *others = &prospect->others;
    struct line said;
    if (say_prepares(prospect, &said)) {
        return said;
    }
    if (say_merit(prospect, &said)) {
        return prospect->turn.scored > 0
                   ? text_line("%s %s", say_scores(prospect, true).string, said.string)
                   : said;
    }
    if (say_fewer(prospect, &said)) {
        return said;
    }
    /* that nothing is captured goes without saying where nothing could be */
    bool safe = prospect->answer == 0 && (others->riskier || prospect->threat > 0);
    return prospect->turn.scored > 0 ? say_scores(prospect, false)
           : safe                    ? text_line("%s", words(WORD_REASON_SAFE))
                                     : say_preferred(prospect);
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

/* Appends why the largest capture is passed over: because of what a reply to it captures, where
 * that tells; else, where nothing said before tells, that it was not overlooked. */
static void add_passed_over(const struct prospect *prospect, bool told, struct line *out) {
    const struct others *others = &prospect->others;
    if (!others->known || !others->larger || (told && !others->larger_costs)) {
        return;
    }
    struct line why, gain = captured(prospect, others->taken_most);
    struct line name = reason_action_name(prospect->game, prospect->pos, others->larger_action);
    struct line loss = captured(prospect, others->larger_lost);
    bool named = others->larger == 1 && name.string[0] && !prospect->game->turn_open;
    if (!others->larger_costs) {
        why = text_line(words(WORD_REASON_NOT_OVERLOOKED), gain.string);
    } else if (named) {
        why = text_line(words(WORD_REASON_PASSED_OVER), name.string, gain.string, loss.string);
    } else {
        why = text_line(words(WORD_REASON_PASSED_OVER_ALL), gain.string, loss.string);
    }
    *out = text_line("%s%s", out->string, why.string);
}

/* Of a turn that captures. */
static struct line say_captures(const struct prospect *prospect) {
    const struct others *others = &prospect->others;
    struct line gain = captured(prospect, prospect->turn.taken);
    struct line loss = captured(prospect, prospect->answer);
    if (others->known && others->count && prospect->answer > 0) {
        if (prospect->turn.taken > others->taken_most) {
            return with_answer(prospect, &gain, WORD_REASON_TAKES_MOST, WORD_REASON_TAKES_MOST,
                               WORD_REASON_TAKES_MOST_AT_RISK);
        }
        if (2 * others->riskier > others->count) {
            bool all = others->riskier == others->count;
            return text_line(
                words(all ? WORD_REASON_TAKES_LEAST_RISK : WORD_REASON_TAKES_LESS_RISK),
                gain.string, loss.string);
        }
    }
    return with_answer(prospect, &gain, WORD_REASON_TAKES, WORD_REASON_TAKES_SAFELY,
                       WORD_REASON_TAKES_AT_RISK);
}

/* Looks ahead: what the others, the replies, and the turns after them come to. */
static void look_ahead(const struct match *match, const struct game_edit *edit,
                       struct prospect *prospect) {
    const struct part *turn = &prospect->turn;
    struct position ignored;
    game_action by;
    prospect->answer = turns_can_capture(match->game, &turn->after, !turn->side, INT_MAX);
    prospect->threat = could_capture(match, edit, prospect->pos, !turn->side, &ignored, &by);
    prospect->others = compare_others(prospect);
    prospect->promised = turn->taken ? NOWHERE : threatened(prospect);
    prospect->prepared = could_capture(match, edit, &turn->after, turn->side, &prospect->acting,
                                       &prospect->prepares);
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
    if (turns_is_over(game, &turn->after)) {
        return text_line("%s", words(ending(game, turn)));
    }
    if (line->value.proven) {
        return text_line("%s", words(certainty(line, turn->side)));
    }
    if (!turn->whole) {
        int later = turns_can_capture(game, &turn->after, turn->side, INT_MAX);
        return later > 0 ? text_line(words(WORD_REASON_CAN_TAKE),
                                     captured(&prospect, turn->taken + later).string)
                         : say_preferred(&prospect);
    }
    look_ahead(match, edit, &prospect);
    struct line said;
    bool takes = turn->taken > 0, told = false;
    if (takes) {
        said = say_captures(&prospect);
    } else if (prospect.legal == 1) {
        said = text_line("%s", words(WORD_REASON_ONLY));
    } else {
        told = say_why(&prospect, &said);
        said = told ? said : say_quiet(&prospect);
        told = told || game->captured[0]; /* captures alone do not count there */
    }
    add_passed_over(&prospect, told, &said);
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
        if (turns_is_over(game, &after[i]) || game->side_to_act(&after[i]) == side) {
            return;
        }
        answer[i] = turns_can_capture(game, &after[i], !side, INT_MAX);
        replies[i] = turns_count_actions(game, &after[i], !side);
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
