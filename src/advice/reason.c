/* reason.c: see reason.h. */
#include "advice/reason.h"

#include "advice/prospect.h"
#include "engine/rules.h"
#include "words/words.h"

#include <limits.h>
#include <string.h>

/* ---- counting ---- */

struct line reason_count(const struct game *game, int count) {
    return text_line(words(game->counted[count != 1]), count);
}

struct line reason_count_captured(const struct game *game, int count) {
    return prey_count(game, count);
}

/* ---- what can be said ---- */

static struct line captured(const struct prospect *prospect, int count) {
    return reason_count_captured(prospect->game, count);
}

/* What the turn itself captures. */
static struct line gained(const struct prospect *prospect) {
    const struct part *turn = &prospect->turn;
    int sown = prospect->aside.sown;
    struct line gain = prey_words(prospect->game, prospect->pos, &turn->prey, turn->taken);
    return !sown                ? gain
           : sown < turn->taken ? text_line(words(WORD_REASON_SOWN_PART), gain.string, sown)
                                : text_line(words(WORD_REASON_SOWN), gain.string);
}

/* The most that a reply captures. */
static struct line answered(struct prospect *prospect) {
    prospect->told = true;
    return prey_up_to_words(prospect->game, &prospect->turn.after, &prospect->answers);
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
            return turns_act(game, &after, action, NULL) >= most;
        }
    }
    return false;
}

/* What the next turns of the line come to, when the next one of the side captures more than the
 * reply to it. False when it does not. */
static bool say_expected(struct prospect *prospect, struct line *out) {
    const struct game *game = prospect->game;
    const struct advice_line *line = prospect->line;
    const struct part *turn = &prospect->turn;
    struct part reply = prospect_part(game, &turn->after, line, turn->count);
    struct part next = prospect_part(game, &reply.after, line, reply.first + reply.count);
    if (!reply.whole || reply.side == turn->side || !next.whole || next.side != turn->side ||
        next.taken <= reply.taken ||
        can_capture_now(prospect, line->action[next.first], next.taken)) {
        return false;
    }
    bool only = prospect->one_reply;
    struct line gain = prey_words(game, &reply.after, &next.prey, next.taken);
    struct line loss = prey_words(game, &turn->after, &reply.prey, reply.taken);
    struct line second = reason_action_name(game, &turn->after, line->action[reply.first]);
    struct line third = reason_action_name(game, &reply.after, line->action[next.first]);
    prospect->told = prospect->told || reply.taken >= prospect->answer;
    prospect->expects = !only;
    if (reply.taken) {
        *out = text_line(words(only ? WORD_REASON_TRADES_ONLY : WORD_REASON_TRADES), second.string,
                         loss.string, gain.string);
    } else if (reply.count == 1 && next.count == 1) {
        *out = text_line(words(only ? WORD_REASON_IF_ONLY : WORD_REASON_IF), second.string,
                         third.string, gain.string);
    } else if (only) {
        *out = text_line(words(WORD_REASON_EXPECTS_ONLY), second.string, gain.string);
    } else {
        *out =
            text_line(words(WORD_REASON_EXPECTS), prospect->opponent, second.string, gain.string);
    }
    return true;
}

/* A sentence about a gain, with the most that a reply captures: as a bound, or where that is more
 * than the gain, as what it costs; nothing of it where it is no less, and as usual. */
static struct line with_answer(struct prospect *prospect, const struct line *gain,
                               const enum word words_for[4]) {
    enum { ALONE, SAFELY, AT_RISK, AT_COST };
    int answer = prospect->answer;
    bool usual = prospect->usual && answer >= prospect->turn.taken;
    prospect->told = true;
    if (usual) {
        return text_line(words(words_for[ALONE]), gain->string);
    }
    if (answer <= 0) {
        return text_line(words(words_for[answer ? ALONE : SAFELY]), gain->string);
    }
    return text_line(words(words_for[answer <= prospect->turn.taken ? AT_RISK : AT_COST]),
                     gain->string, answered(prospect).string);
}

/* A sentence about the most that a reply captures: nothing, or so much. */
static struct line about_answer(struct prospect *prospect, enum word nothing, enum word at_most) {
    return prospect->answer ? text_line(words(at_most), answered(prospect).string)
                            : text_line("%s", words(nothing));
}

/* Of a turn that captures nothing but averts a capture. */
static struct line say_averts(struct prospect *prospect) {
    const struct instead *threats = &prospect->threats;
    struct line threat = prey_most_words(prospect->game, &threats->acting, &threats->found);
    return prospect->answer
               ? text_line(words(WORD_REASON_AVERTS_MOST), threat.string, answered(prospect).string)
               : text_line(words(WORD_REASON_AVERTS), threat.string);
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
static struct line say_scores(struct prospect *prospect, bool more) {
    enum { FEW = 9, SHARE = 4 };
    static const enum word scores[4] = {WORD_REASON_SCORES_BEST, WORD_REASON_SCORES_SAFELY,
                                        WORD_REASON_SCORES_AT_RISK, WORD_REASON_SCORES_AT_RISK};
    const struct others *others = &prospect->others;
    struct line gain = reason_count(prospect->game, prospect->turn.scored);
    int places = count_places(prospect);
    if (places > 0 && places <= FEW && SHARE * places < prospect->legal) {
        return places == 1 ? text_line(words(WORD_REASON_LAST_PLACE), gain.string)
                           : text_line(words(WORD_REASON_FEW_PLACES), gain.string, places);
    }
    bool most = others->known && others->count && !others->more_scored &&
                2 * others->as_scored <= others->count;
    return most ? text_line(words(WORD_REASON_SCORES_MOST), gain.string)
           : more || prospect->line->value.proven
               ? text_line(words(WORD_REASON_SCORES), gain.string)
               : with_answer(prospect, &gain, scores);
}

/* Whether another turn covers the same place; has the same kind of merit, or of aim. */
static bool shelters_too(const struct prospect *prospect, const struct position *after, int place) {
    struct line unsaid;
    struct text text = text_fixed(unsaid.string, sizeof unsaid.string);
    return prospect->game->shelters(prospect->pos, after, &text) == place;
}

static bool has_merit_too(const struct prospect *prospect, const struct position *after, int kind) {
    struct line unsaid;
    struct text text = text_fixed(unsaid.string, sizeof unsaid.string);
    return prospect->game->merit(prospect->pos, after, &text) == kind;
}

static bool aims_too(const struct prospect *prospect, const struct position *after, int kind) {
    struct line unsaid;
    struct text text = text_fixed(unsaid.string, sizeof unsaid.string);
    return prospect->game->aim(prospect->pos, after, 1U << kind, &text) == kind;
}

/* Something that the opponent could have captured where it lies, and cannot after the turn. False
 * when there is none. */
static bool say_shelters(const struct prospect *prospect, enum common parts, struct text *out) {
    const struct game *game = prospect->game;
    const struct instead *threats = &prospect->threats;
    struct line said = {""};
    struct text text = text_fixed(said.string, sizeof said.string);
    int other = !prospect->turn.side, place = NOWHERE;
    if (game->shelters && threats->found.most > 0) {
        place = game->shelters(prospect->pos, &prospect->turn.after, &text);
    }
    bool saved = place != NOWHERE && prey_is_in(game, &threats->acting, other, place) == 1 &&
                 prey_is_in(game, &prospect->turn.after, other, place) == 0 &&
                 !prospect_is_common(prospect, shelters_too, place, parts);
    text_add(out, saved ? said.string : "");
    return saved;
}

static bool add_merit(const struct prospect *prospect, enum common parts, struct text *out) {
    const struct game *game = prospect->game;
    struct line said = {""};
    struct text text = text_fixed(said.string, sizeof said.string);
    int kind = game->merit ? game->merit(prospect->pos, &prospect->turn.after, &text) : NOWHERE;
    bool tells = kind != NOWHERE && !prospect_is_common(prospect, has_merit_too, kind, parts);
    text_add(out, tells ? said.string : "");
    return tells;
}

/* The first aim that is not common. */
static bool add_aim(const struct prospect *prospect, enum common parts, struct text *out) {
    const struct game *game = prospect->game;
    unsigned kinds = ~0U;
    while (game->aim) {
        struct line said = {""};
        struct text text = text_fixed(said.string, sizeof said.string);
        int kind = game->aim(prospect->pos, &prospect->turn.after, kinds, &text);
        if (kind == NOWHERE) {
            return false;
        }
        if (!prospect_is_common(prospect, aims_too, kind, parts)) {
            text_add(out, said.string);
            return true;
        }
        kinds &= ~(1U << kind);
    }
    return false;
}

/* What the rules of the game say for the turn: if possible, what cannot be said of most others.
 * False when that is nothing. */
static bool say_merit(const struct prospect *prospect, struct line *out) {
    static const enum common limits[] = {COMMON_HALF, COMMON_MOST};
    struct text text = text_fixed(out->string, sizeof out->string);
    bool said = false;
    for (size_t i = 0; i < sizeof limits / sizeof *limits && !said; i++) {
        said = add_merit(prospect, limits[i], &text) || say_shelters(prospect, limits[i], &text) ||
               add_aim(prospect, limits[i], &text);
    }
    return said;
}

/* What the turn after the next can capture, whatever the reply: a piece by its name where it is the
 * same one after each. */
static struct line promise_words(const struct prospect *prospect) {
    const struct prey_most *found = &prospect->prepares.found;
    const struct turns_prey *prey = &found->prey[0];
    const struct part *turn = &prospect->turn;
    bool named = prospect->game->name_pieces && prospect->promised == 1 && found->most == 1 &&
                 prey_stays(prospect->game, &turn->after, turn->side, prey->place[0]);
    return named ? prey_words(prospect->game, &turn->after, prey, 1)
                 : text_line(words(WORD_REASON_AT_LEAST),
                             captured(prospect, prospect->promised).string);
}

/* A sentence about the turn after the next, whatever the reply; the only one is named. */
static struct line promise_in(const struct prospect *prospect, enum word any, enum word only) {
    const struct game *game = prospect->game;
    const struct position *after = &prospect->turn.after;
    game_action legal[ACTIONS_MAX];
    struct line promise = promise_words(prospect);
    if (!prospect->one_reply) {
        return text_line(words(any), promise.string);
    }
    game->actions(after, legal);
    return text_line(words(only), reason_action_name(game, after, legal[0]).string, promise.string);
}

/* What the turn makes possible whatever the reply, and could not be captured before. False when
 * that is nothing, or it could be captured after most other turns, too. */
static bool say_threatens(const struct prospect *prospect, struct line *out) {
    const struct others *others = &prospect->others;
    if (others->known && prospect->promised > others->taken_most &&
        prospect->promised >= prospect->answer &&
        !prospect_is_common(prospect, prospect_promises, prospect->promised, COMMON_HALF)) {
        *out = promise_in(prospect, WORD_REASON_THREATENS, WORD_REASON_THREATENS_ONLY);
        return true;
    }
    return false;
}

/* What the turn makes possible unless the reply prevents it. */
static bool say_prepares(const struct prospect *prospect, struct line *out) {
    int next = prospect->prepared;
    if (!prospect->others.known || next <= prospect->others.taken_most ||
        next <= prospect->answer ||
        prospect_is_common(prospect, prospect_prepares, next, COMMON_HALF)) {
        return false;
    }
    const struct instead *prepares = &prospect->prepares;
    const struct position *acting = &prepares->acting;
    struct prey_most first = prepares->found;
    first.kinds = 1; /* what the turn that is named captures */
    struct line gain = prey_most_words(prospect->game, acting, &first);
    struct line by = reason_action_name(prospect->game, acting, first.first);
    *out = by.string[0] ? text_line(words(WORD_REASON_PREPARES_BY), gain.string, by.string)
                        : text_line(words(WORD_REASON_PREPARES), gain.string);
    return true;
}

/* When nothing else can be said: what the search found. */
static struct line say_preferred(struct prospect *prospect) {
    const struct game *game = prospect->game;
    const struct part *turn = &prospect->turn;
    const struct others *others = &prospect->others;
    enum word of = others->ways == prospect->legal ? WORD_REASON_BEST_MOVE : WORD_REASON_BEST_WAY;
    struct line best = others->known ? text_line(words(of), others->ways)
                                     : text_line("%s", words(WORD_REASON_BEST_OF_ALL));
    struct line reply = {""};
    if (turn->whole && turn->count < prospect->line->count && !turns_is_over(game, &turn->after) &&
        game->side_to_act(&turn->after) != turn->side) {
        reply = reason_action_name(game, &turn->after, prospect->line->action[turn->count]);
    }
    return prospect->answer > 0 && !prospect->usual
               ? text_line(words(WORD_REASON_BEST_AT_RISK), best.string, answered(prospect).string)
           : reply.string[0] ? text_line(words(WORD_REASON_BEST_REPLY), best.string, reply.string)
                             : text_line("%s.", best.string);
}

/* Of a turn after which a reply captures less than after others. False when that is not so. */
static bool say_safer(struct prospect *prospect, bool than_all, struct line *out) {
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
    if (!counts || prospect->promised <= 0 || prospect->promised < prospect->answer ||
        prospect_is_common(prospect, prospect_promises, prospect->promised, COMMON_HALF)) {
        return false;
    }
    *out = promise_in(prospect, WORD_REASON_KEEPS, WORD_REASON_KEEPS_ONLY);
    return true;
}

/* Of a turn that captures nothing: what tells why, whatever else could be captured. That it averts
 * a capture is no reason where three quarters of the others do. */
static bool say_why(struct prospect *prospect, struct line *out) {
    enum { FEW = 4 };
    if (say_safer(prospect, true, out) || say_threatens(prospect, out)) {
        return true;
    }
    const struct others *others = &prospect->others;
    bool usual = others->known && FEW * others->riskier < others->count;
    if (prospect->answer != NOWHERE && 2 * prospect->answer <= prospect->threat &&
        prospect->threat > 0 && !usual) {
        *out = say_averts(prospect);
        return true;
    }
    return say_safer(prospect, false, out) || say_expected(prospect, out) ||
           say_keeps(prospect, out);
}

/* Of a turn that captures nothing: what it is good for. False when it is for nothing that shows. */
static bool say_quiet(struct prospect *prospect, struct line *out) {
    const struct others *others = &prospect->others;
    bool scores = prospect->turn.scored > 0;
    struct line said;
    if (say_prepares(prospect, out)) {
        return true;
    }
    if (say_merit(prospect, &said)) {
        *out = scores ? text_line("%s %s", say_scores(prospect, true).string, said.string) : said;
        return true;
    }
    if (say_fewer(prospect, out)) {
        return true;
    }
    /* that nothing is captured goes without saying where nothing could be */
    bool safe =
        prospect->answer == 0 && (others->known ? others->riskier > 0 : prospect->threat > 0);
    *out = scores ? say_scores(prospect, false) : text_line("%s", words(WORD_REASON_SAFE));
    return scores || safe;
}

static enum word ending(const struct game *game, const struct part *turn) {
    struct result result = game->result(&turn->after);
    bool wins = result.outcome == OUTCOME_WIN && result.winner == turn->side;
    return wins ? WORD_REASON_WINS : WORD_REASON_ENDS;
}

/* Of a proven value: when nothing else is said, or after that. */
static struct line certainty(const struct prospect *prospect, bool more) {
    int margin = prospect->line->value.margin;
    margin = prospect->turn.side ? -margin : margin;
    if (margin < 0) {
        return text_line(words(more ? WORD_REASON_STILL_LOST : WORD_REASON_LOST),
                         prospect->opponent);
    }
    return text_line("%s", words(margin > 0 ? more ? WORD_REASON_STILL_WON : WORD_REASON_WON
                                 : more     ? WORD_REASON_STILL_DRAWN
                                            : WORD_REASON_DRAWN));
}

/* Appends why the largest capture is passed over: because of what a reply to it captures, where
 * that tells; else, where nothing said before tells, that it was not overlooked. */
static void add_passed_over(const struct prospect *prospect, bool told, struct line *out) {
    const struct others *others = &prospect->others;
    bool only_looks = !others->larger_costs && (told || prospect->line->value.proven);
    if (!others->known || !others->larger || only_looks) {
        return;
    }
    struct line why, gain = captured(prospect, others->taken_most);
    if (others->larger == 1) {
        gain = prey_words(prospect->game, prospect->pos, &others->larger_prey, others->taken_most);
    }
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
static struct line say_captures(struct prospect *prospect) {
    static const enum word takes[4] = {WORD_REASON_TAKES, WORD_REASON_TAKES_SAFELY,
                                       WORD_REASON_TAKES_AT_RISK, WORD_REASON_TAKES_AT_COST},
                           most[4] = {WORD_REASON_TAKES_MOST, WORD_REASON_TAKES_MOST,
                                      WORD_REASON_TAKES_MOST_AT_RISK,
                                      WORD_REASON_TAKES_MOST_AT_COST};
    const struct others *others = &prospect->others;
    struct line gain = gained(prospect);
    if (others->known && others->count && prospect->answer > 0) {
        if (prospect->turn.taken > others->taken_most) {
            return with_answer(prospect, &gain, most);
        }
        if (2 * others->riskier > others->count) {
            bool all = others->riskier == others->count;
            return text_line(
                words(all ? WORD_REASON_TAKES_LEAST_RISK : WORD_REASON_TAKES_LESS_RISK),
                gain.string, answered(prospect).string);
        }
    }
    return with_answer(prospect, &gain, takes);
}

/* How much the last turn of the side kept for later. */
static int held_before(const struct prospect *prospect) {
    const struct match_node *nodes = prospect->match->nodes;
    int after = prospect->match->current, node = nodes[after].parent;
    while (node != MATCH_NONE && nodes[after].player != prospect->turn.side) {
        after = node;
        node = nodes[after].parent;
    }
    struct line unsaid;
    struct text text = text_fixed(unsaid.string, sizeof unsaid.string);
    return node == MATCH_NONE || !prospect->game->holds
               ? 0
               : prospect->game->holds(&nodes[node].position, &nodes[after].position, &text);
}

/* What captures more than the turn and is kept for later, unless it would cost more than it brings,
 * or the last turn had kept as much: that is known. */
static struct line held_words(const struct prospect *prospect) {
    const struct game *game = prospect->game;
    const struct others *others = &prospect->others;
    bool costs = others->known && others->larger && others->larger_costs;
    struct line held = {""};
    struct text text = text_fixed(held.string, sizeof held.string);
    int most = game->holds && !costs && prospect->legal > 1
                   ? game->holds(prospect->pos, &prospect->turn.after, &text)
                   : 0;
    bool tells = most > prospect->turn.taken && most > held_before(prospect);
    return tells ? held : (struct line){""};
}

/* Whether a place holds something else after the turn. */
static bool has_changed(const struct prospect *prospect, int place) {
    const struct game *game = prospect->game;
    bool same = true;
    for (int item = 0; item < game->item_count && same; item++) {
        same = game->tokens(prospect->pos, place, item) ==
               game->tokens(&prospect->turn.after, place, item);
    }
    return !same;
}

/* What a reply captures is to be told, if it has not been; where captures alone do not count, only
 * what the turn itself lets it capture. */
static bool has_to_tell(const struct prospect *prospect) {
    const struct turns_prey *prey = &prospect->answers.prey[0];
    bool tells = !prospect->game->captured[0] || prospect->answer > prospect->threat;
    for (int i = 0; i < prey->count && !tells; i++) {
        tells = has_changed(prospect, prey->place[i]);
    }
    return tells && prospect->answer > 0 && !prospect->told && !prospect->usual;
}

/* A capture of several pieces that most turns allow: whoever follows the hint is to see it coming.
 */
static bool is_usual_loss(const struct prospect *prospect) {
    return prospect->usual && prospect->game->captured[0] && prospect->answer > 1 &&
           !prospect->told && !prospect->held.string[0];
}

/* What a reply captures, after other sentences. */
static struct line say_answer(struct prospect *prospect) {
    enum word word = prospect->expects     ? WORD_REASON_ANSWERED_ELSE
                     : prospect->one_reply ? WORD_REASON_ANSWERED_ONLY
                                           : WORD_REASON_ANSWERED;
    struct line loss = answered(prospect);
    if (prospect->one_reply) {
        loss = prey_words(prospect->game, &prospect->turn.after, &prospect->answers.prey[0],
                          prospect->answer);
    }
    return text_line(words(word), loss.string);
}

/* How often the match will have had the position after the turn. */
static int count_repetitions(const struct match *match, const struct position *after) {
    int times = 1;
    for (int node = match->current; node != MATCH_NONE; node = match->nodes[node].parent) {
        times += position_equal(&match->nodes[node].position, after);
    }
    return times;
}

/* What of its own the turn removes, before the sentences on what it does. */
static struct line say_removed(const struct prospect *prospect) {
    const struct turns_prey *removed = &prospect->aside.removed;
    struct line said = {""};
    struct text text = text_fixed(said.string, sizeof said.string);
    if (removed->count && prospect->game->gives_up) {
        prospect->game->gives_up(removed->place, removed->count, prospect->opponent, &text);
        text_char(&text, ' ');
    }
    return said;
}

/* Of a turn that is whole and does not end the match. */
static struct line say_turn(struct prospect *prospect) {
    struct line said;
    bool takes = prospect->turn.taken > 0, only = prospect->legal == 1, told = false;
    bool proven = prospect->line->value.proven;
    if (takes) {
        said = say_captures(prospect);
    } else if (only) {
        said = text_line("%s", words(WORD_REASON_ONLY));
    } else {
        told = say_why(prospect, &said);
        if (!told && !say_quiet(prospect, &said)) {
            if (proven) {
                return certainty(prospect, false);
            }
            said = say_preferred(prospect);
            told = true;
        }
        told = told || prospect->game->captured[0]; /* captures alone do not count there */
    }
    if (!only && has_to_tell(prospect)) {
        said = text_line("%s%s", said.string, say_answer(prospect).string);
    } else if (!only && is_usual_loss(prospect)) {
        said = text_line(
            "%s%s", said.string,
            text_line(words(WORD_REASON_ANSWERED_USUAL), answered(prospect).string).string);
    }
    if (prospect->held.string[0]) {
        said = text_line("%s%s", said.string, prospect->held.string);
    } else {
        add_passed_over(prospect, told, &said);
    }
    return proven ? text_line("%s%s", said.string, certainty(prospect, true).string) : said;
}

struct line reason_for(const struct match *match, const struct advice_line *line) {
    const struct game *game = match->game;
    const struct position *pos = match_position(match);
    game_action legal[ACTIONS_MAX];
    struct prospect prospect = {.game = game,
                                .pos = pos,
                                .line = line,
                                .turn = prospect_part(game, pos, line, 0),
                                .legal = game->actions(pos, legal)};
    const struct part *turn = &prospect.turn;
    const char *opponent = match->name[!turn->side];
    prospect.opponent = opponent[0] ? opponent : words(WORD_REASON_OPPONENT);
    if (turns_is_over(game, &turn->after)) {
        return text_line("%s", words(ending(game, turn)));
    }
    if (turn->whole) {
        prospect_look(match, &prospect);
        prospect.held = held_words(&prospect);
        prospect.usual =
            prospect.answer > 0 && (prospect.held.string[0] || prospect_is_usual(&prospect));
        int times = count_repetitions(match, &turn->after);
        struct line given = say_removed(&prospect);
        struct line said = text_line("%s%s", given.string, say_turn(&prospect).string);
        return times > 1 ? text_line("%s%s", said.string,
                                     text_line(words(WORD_REASON_AGAIN), times).string)
                         : said;
    }
    int later = turns_can_capture(game, &turn->after, turn->side, INT_MAX);
    return line->value.proven ? certainty(&prospect, false)
           : later > 0        ? text_line(words(WORD_REASON_CAN_TAKE),
                                          captured(&prospect, turn->taken + later).string)
                              : say_preferred(&prospect);
}

int reason_line_captures(const struct match *match, const struct advice_line *line) {
    return prospect_part(match->game, match_position(match), line, 0).taken;
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
        if (replies[0] == 1) {
            text_format(out, words(WORD_REVIEW_ONE_REPLY), replies[1]);
        } else {
            text_format(out, words(WORD_REVIEW_FEWER_REPLIES), replies[0], replies[1]);
        }
    } else if (scored[0] > scored[1]) {
        text_format(out, words(WORD_REVIEW_SCORES), reason_count(game, scored[0]).string,
                    reason_count(game, scored[1]).string);
    } else if (game->contrast) {
        game->contrast(after, side, out);
    }
}
