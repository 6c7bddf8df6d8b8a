/* reason.c: see reason.h. */
#include "advice/reason.h"

#include "advice/phrases.h"
#include "advice/saying.h"
#include "engine/rules.h"
#include "words/words.h"

#include <string.h>

enum { REASON_TELL_MAX = 400 };

/* ---- gains ---- */

/* A sentence about a gain, with the most that a reply captures: as a bound, or where that is more
 * than the gain, as what it costs; nothing of it where it is no less, and as usual. */
static void say_gain(struct saying *saying, struct line gain, const enum word words_for[4]) {
    enum { ALONE, SAFELY, AT_RISK, AT_COST };
    const struct prospect *prospect = saying->prospect;
    int answer = prospect->answer, taken = prospect->turn.taken;
    bool usual = prospect->usual && answer >= taken;
    saying->told = true;
    if (usual || answer <= 0) {
        bool alone = usual || answer;
        saying->untold = alone && words_for[ALONE] == WORD_REASON_TAKES;
        say_of(saying, words_for[alone ? ALONE : SAFELY], gain);
    } else {
        text_format(saying->out, words(words_for[answer <= taken ? AT_RISK : AT_COST]), gain.string,
                    saying_answered(saying).string);
    }
}

/* In how many places what is played could be played; 0: that is not chosen before the place. */
static int count_places(const struct saying *saying) {
    const struct game *game = saying->game;
    game_action legal[ACTIONS_MAX];
    struct touch played[TOUCHES_MAX], other[TOUCHES_MAX];
    int count = game->actions(saying->pos, legal), places = 0;
    if (game->touches(saying->pos, saying->line->action[0], played) < 2) {
        return 0;
    }
    for (int i = 0; i < count; i++) {
        game->touches(saying->pos, legal[i], other);
        places += strcmp(played[0].text, other[0].text) == 0;
    }
    return places;
}

/* Of a turn that scores without a capture; `more` is said after that. True when it tells why: few
 * places are left. */
static bool say_scores(struct saying *saying, bool more) {
    enum { FEW = 9, SHARE = 4 };
    static const enum word scores[4] = {WORD_REASON_SCORES_BEST, WORD_REASON_SCORES_SAFELY,
                                        WORD_REASON_SCORES_AT_RISK, WORD_REASON_SCORES_AT_RISK};
    const struct prospect *prospect = saying->prospect;
    const struct others *others = &prospect->others;
    struct line gain = phrase_count(saying->game, prospect->turn.scored);
    int places = count_places(saying);
    bool most = others->known && others->count && !others->more_scored &&
                2 * others->as_scored <= others->count;
    bool few = places > 0 && places <= FEW && SHARE * places < prospect->legal;
    if (few) {
        text_format(saying->out, words_count(WORD_REASON_FEW_PLACES, places), gain.string, places);
    } else if (most || more || saying->line->value.known) {
        say_of(saying, most ? WORD_REASON_SCORES_MOST : WORD_REASON_SCORES, gain);
    } else {
        say_gain(saying, gain, scores);
    }
    return few;
}

/* Of a turn that captures. */
static void say_captures(struct saying *saying) {
    static const enum word takes[4] = {WORD_REASON_TAKES, WORD_REASON_TAKES_SAFELY,
                                       WORD_REASON_TAKES_AT_RISK, WORD_REASON_TAKES_AT_COST},
                           most[4] = {WORD_REASON_TAKES_MOST, WORD_REASON_TAKES_MOST,
                                      WORD_REASON_TAKES_MOST_AT_RISK,
                                      WORD_REASON_TAKES_MOST_AT_COST};
    const struct prospect *prospect = saying->prospect;
    const struct others *others = &prospect->others;
    bool compares = others->known && others->count && prospect->answer > 0;
    bool takes_most = compares && prospect->turn.taken > others->taken_most;
    if (compares && !takes_most && 2 * others->riskier > others->count) {
        bool all = others->riskier == others->count;
        text_format(saying->out,
                    words(all ? WORD_REASON_TAKES_LEAST_RISK : WORD_REASON_TAKES_LESS_RISK),
                    saying_gained(saying).string, saying_answered(saying).string);
    } else {
        say_gain(saying, saying_gained(saying), takes_most ? most : takes);
    }
}

/* ---- turns that capture nothing ---- */

/* A sentence about the most that a reply captures: nothing, or so much. */
static void say_answered(struct saying *saying, enum word nothing, enum word at_most) {
    if (saying->prospect->answer) {
        say_of(saying, at_most, saying_answered(saying));
    } else {
        say(saying, nothing);
    }
}

/* Of a turn after which a reply captures less than after others. False when that is not so. */
static bool say_safer(struct saying *saying, bool than_all) {
    if (!prospect_is_safer(saying->prospect, than_all)) {
        return false;
    }
    say_answered(saying, than_all ? WORD_REASON_SAFEST : WORD_REASON_SAFER,
                 than_all ? WORD_REASON_LEAST_RISK : WORD_REASON_LESS_RISK);
    return true;
}

/* What the turn after the next can capture, whatever the reply: a piece by its name where it is the
 * same one after each. */
static struct line promise_words(const struct saying *saying) {
    const struct prospect *prospect = saying->prospect;
    return saying->game->name_pieces && prospect->promised_stays
               ? phrase_prey(saying->game, &prospect->turn.after, &prospect->prepares.found.prey[0],
                             1)
               : text_line(words(WORD_REASON_AT_LEAST),
                           saying_captured(saying, prospect->promised).string);
}

/* A sentence about the turn after the next, whatever the reply; the only one is named. */
static void say_promise(struct saying *saying, enum word any, enum word only) {
    struct line promise = promise_words(saying);
    if (saying->prospect->one_reply) {
        text_format(saying->out, words(only), saying_only_reply(saying).string, promise.string);
    } else {
        say_of(saying, any, promise);
    }
}

/* What the turn makes possible whatever the reply, and could not be captured before. False when
 * that is nothing, or it could be captured after most other turns, too. */
static bool say_threatens(struct saying *saying) {
    if (saying->prospect->threatens) {
        say_promise(saying, WORD_REASON_THREATENS, WORD_REASON_THREATENS_ONLY);
    }
    return saying->prospect->threatens;
}

/* A capture that is put off can still be had, where captures are what counts. */
static bool say_keeps(struct saying *saying) {
    bool tells = !saying->game->captured && saying->prospect->promises_rare;
    if (tells) {
        say_promise(saying, WORD_REASON_KEEPS, WORD_REASON_KEEPS_ONLY);
    }
    return tells;
}

/* Of a turn that averts a capture. That is no reason where three quarters of the others do. */
static bool say_averts(struct saying *saying) {
    enum { FEW = 4 };
    const struct prospect *prospect = saying->prospect;
    const struct others *others = &prospect->others;
    bool usual = others->known && FEW * others->riskier < others->count;
    if (prospect->answer == NOWHERE || 2 * prospect->answer > prospect->threat ||
        prospect->threat <= 0 || usual) {
        return false;
    }
    struct line threat =
        phrase_most(saying->game, &prospect->threats.acting, &prospect->threats.found);
    if (prospect->answer) {
        text_format(saying->out, words(WORD_REASON_AVERTS_MOST), threat.string,
                    saying_answered(saying).string);
    } else {
        say_of(saying, WORD_REASON_AVERTS, threat);
    }
    return true;
}

/* What the turn makes possible unless the reply prevents it. */
static bool say_prepares(struct saying *saying) {
    const struct instead *prepares = &saying->prospect->prepares;
    if (!saying->prospect->prepares_rare) {
        return false;
    }
    struct prey_most first = prepares->found;
    first.kinds = 1; /* what the turn that is named captures */
    struct line gain = phrase_most(saying->game, &prepares->acting, &first);
    struct line by = phrase_action(saying->game, &prepares->acting, first.first);
    text_format(saying->out, words(by.string[0] ? WORD_REASON_PREPARES_BY : WORD_REASON_PREPARES),
                gain.string, by.string);
    return true;
}

/* Of a turn that leaves the opponent fewer replies than most others, and none fewer. */
static bool say_fewer(struct saying *saying) {
    const struct prospect *prospect = saying->prospect;
    const struct others *others = &prospect->others;
    if (!others->known || 2 * others->freer <= others->count || others->leaves_fewer ||
        !prospect->replies_whole) {
        return false;
    }
    text_format(saying->out, words_count(WORD_REASON_FEWEST, prospect->replies), prospect->replies);
    return true;
}

/* What tells why, whatever else could be captured. */
static bool say_why(struct saying *saying) {
    return say_safer(saying, true) || say_threatens(saying) || say_averts(saying) ||
           say_safer(saying, false) || say_expected(saying) || say_keeps(saying);
}

/* What the turn is good for. False when it is for nothing that shows; then nothing is said. */
static bool say_quiet(struct saying *saying) {
    const struct prospect *prospect = saying->prospect;
    const struct others *others = &prospect->others;
    bool scores = prospect->turn.scored > 0;
    if (say_prepares(saying)) {
        return true;
    }
    if (prospect->reasoned) {
        if (scores) {
            say_scores(saying, true);
            text_char(saying->out, ' ');
        }
        saying->game->facts->tell(&prospect->reason, saying->opponent, saying->out);
        return true;
    }
    if (say_fewer(saying)) {
        return true;
    }
    /* that nothing is captured goes without saying where nothing could be */
    bool safe =
        prospect->answer == 0 && (others->known ? others->riskier > 0 : prospect->threat > 0);
    if (scores) {
        if (!say_scores(saying, prospect->principled) && prospect->principled) {
            text_char(saying->out, ' ');
            saying->game->facts->tell(&prospect->principle, saying->opponent, saying->out);
        }
    } else if (safe) {
        say(saying, WORD_REASON_SAFE);
    }
    return scores || safe;
}

/* When nothing else can be said: a principle that holds, or that there is nothing to say. */
static void say_preferred(struct saying *saying) {
    const struct prospect *prospect = saying->prospect;
    saying->untold = true;
    if (prospect->principled) {
        saying->game->facts->tell(&prospect->principle, saying->opponent, saying->out);
    } else {
        say(saying, prospect->turn.whole ? WORD_REASON_QUIET : WORD_REASON_BEST_OF_ALL);
    }
}

/* ---- what is said besides ---- */

static enum word ending(const struct game *game, const struct part *turn) {
    struct result result = game->result(&turn->after);
    bool wins = result.outcome == OUTCOME_WIN && result.winner == turn->side;
    return wins ? WORD_REASON_WINS : WORD_REASON_ENDS;
}

/* Of a proven value: when nothing else is said, or after that. */
static void say_certain(struct saying *saying, bool more) {
    int margin = saying->line->value.margin;
    margin = saying->prospect->turn.side ? -margin : margin;
    if (margin < 0) {
        text_format(saying->out, words(more ? WORD_REASON_STILL_LOST : WORD_REASON_LOST),
                    saying->opponent);
    } else {
        say(saying, margin > 0 ? more ? WORD_REASON_STILL_WON : WORD_REASON_WON
                    : more     ? WORD_REASON_STILL_DRAWN
                               : WORD_REASON_DRAWN);
    }
}

/* Why the largest capture is passed over: because of what a reply to it captures, where that tells;
 * else, where nothing said before tells, that it was not overlooked. */
static void say_passed_over(struct saying *saying, bool told) {
    const struct game *game = saying->game;
    const struct others *others = &saying->prospect->others;
    bool only_looks = !others->larger_costs && (told || saying->line->value.known || saying->known);
    if (!others->known || !others->larger || only_looks) {
        return;
    }
    struct line gain = saying_captured(saying, others->taken_most);
    if (others->larger == 1) {
        gain = phrase_prey(game, saying->pos, &others->larger_prey, others->taken_most);
    }
    struct line name = phrase_action(game, saying->pos, others->larger_action);
    struct line loss = saying_captured(saying, others->larger_lost);
    bool named = others->larger == 1 && name.string[0] && !game->turn_open;
    if (!others->larger_costs) {
        say_of(saying, WORD_REASON_NOT_OVERLOOKED, gain);
    } else if (named) {
        text_format(saying->out, words(WORD_REASON_PASSED_OVER), name.string, gain.string,
                    loss.string);
    } else {
        text_format(saying->out, words(WORD_REASON_PASSED_OVER_ALL), gain.string, loss.string);
    }
}

/* Whether a place holds something else after the turn. */
static bool has_changed(const struct saying *saying, int place) {
    const struct game *game = saying->game;
    bool same = true;
    for (int item = 0; item < game->item_count && same; item++) {
        same = game->tokens(saying->pos, place, item) ==
               game->tokens(&saying->prospect->turn.after, place, item);
    }
    return !same;
}

/* What a reply captures is to be told, if it has not been; where captures alone do not count, only
 * what the turn itself lets it capture. */
static bool has_to_tell(const struct saying *saying) {
    const struct prospect *prospect = saying->prospect;
    const struct turns_prey *prey = &prospect->answers.prey[0];
    bool tells = !saying->game->captured || prospect->answer > prospect->threat;
    for (int i = 0; i < prey->count && !tells; i++) {
        tells = has_changed(saying, prey->place[i]);
    }
    return tells && prospect->answer > 0 && !saying->told && !prospect->usual;
}

/* A capture of several pieces that most turns allow: whoever follows the hint is to see it coming.
 */
static bool is_usual_loss(const struct saying *saying) {
    const struct prospect *prospect = saying->prospect;
    return prospect->usual && saying->game->captured && prospect->answer > 1 && !saying->told &&
           !prospect->holds;
}

/* What a reply captures, after other sentences. */
static void say_answer(struct saying *saying) {
    const struct prospect *prospect = saying->prospect;
    enum word word = saying->expects       ? WORD_REASON_ANSWERED_ELSE
                     : prospect->one_reply ? WORD_REASON_ANSWERED_ONLY
                                           : WORD_REASON_ANSWERED;
    struct line loss = saying_answered(saying);
    if (prospect->one_reply) {
        loss = phrase_prey(saying->game, &prospect->turn.after, &prospect->answers.prey[0],
                           prospect->answer);
    }
    say_of(saying, word, loss);
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
static void say_removed(struct saying *saying) {
    const struct turns_prey *removed = &saying->prospect->aside.removed;
    if (removed->count && saying->game->facts) {
        struct fact fact = {.use = FACT_GIVES_UP, .number = {(int16_t)removed->place[0]}};
        saying->game->facts->tell(&fact, saying->opponent, saying->out);
        text_char(saying->out, ' ');
    }
}

/* ---- all of it ---- */

/* What the turn does. Returns whether that tells why it is played; `*ends`: nothing else is to be
 * said. */
static bool say_what(struct saying *saying, bool *ends) {
    const struct prospect *prospect = saying->prospect;
    bool told = saying->game->captured; /* captures alone do not count there */
    *ends = false;
    if (prospect->turn.taken > 0) {
        say_captures(saying);
        return false;
    }
    if (prospect->legal == 1) {
        say(saying, WORD_REASON_ONLY);
        return false;
    }
    if (say_why(saying)) {
        return true;
    }
    if (say_quiet(saying)) {
        return told;
    }
    *ends = saying->line->value.known;
    if (*ends) {
        say_certain(saying, false);
    } else {
        say_preferred(saying);
    }
    return false;
}

/* Of a turn that is whole and does not end the match. */
static void say_turn(struct saying *saying) {
    const struct prospect *prospect = saying->prospect;
    bool ends, told = say_what(saying, &ends);
    if (ends) {
        return;
    }
    if (prospect->legal > 1 && has_to_tell(saying)) {
        say_answer(saying);
    } else if (prospect->legal > 1 && is_usual_loss(saying)) {
        say_of(saying, WORD_REASON_ANSWERED_USUAL, saying_answered(saying));
    }
    if (prospect->holds) {
        saying->game->facts->tell(&prospect->held, saying->opponent, saying->out);
    } else {
        say_passed_over(saying, told);
    }
    if (saying->line->value.known) {
        say_certain(saying, true);
    }
}

static struct saying saying_of(const struct match *match, const struct variation *line,
                               const struct prospect *prospect, struct text *out) {
    const char *opponent = match->name[!prospect->turn.side];
    return (struct saying){.game = match->game,
                           .pos = match_position(match),
                           .line = line,
                           .prospect = prospect,
                           .opponent = opponent[0] ? opponent : words(WORD_REASON_OPPONENT),
                           .out = out};
}

bool reason_tell(const struct match *match, const struct variation *line,
                 const struct prospect *prospect, struct text *out) {
    char why[REASON_TELL_MAX];
    struct text text = text_fixed(why, sizeof why);
    struct saying saying = saying_of(match, line, prospect, &text);
    saying.known = true;
    if (prospect->turn.whole && !turns_is_over(match->game, &prospect->turn.after)) {
        say_removed(&saying);
        say_turn(&saying);
    }
    bool tells = text.length && !text.truncated && !saying.untold;
    text_add(out, tells ? why : "");
    return tells;
}

void reason_write(const struct match *match, const struct variation *line,
                  const struct prospect *prospect, struct text *out) {
    const struct part *turn = &prospect->turn;
    struct saying saying = saying_of(match, line, prospect, out);
    if (turns_is_over(match->game, &turn->after)) {
        say(&saying, ending(match->game, turn));
    } else if (turn->whole) {
        say_removed(&saying);
        say_turn(&saying);
        int times = count_repetitions(match, &turn->after);
        if (times > 1) {
            text_format(out, words_count(WORD_REASON_AGAIN, times), times);
        }
    } else if (line->value.known) {
        say_certain(&saying, false);
    } else if (prospect->later > 0) {
        say_of(&saying, WORD_REASON_CAN_TAKE,
               saying_captured(&saying, turn->taken + prospect->later));
    } else {
        say_preferred(&saying);
    }
}

int reason_line_captures(const struct match *match, const struct variation *line) {
    return prospect_part(match->game, match_position(match), line, 0).taken;
}
