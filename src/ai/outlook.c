/* outlook.c: see outlook.h. */
#include "ai/outlook.h"

#include "ai/evaluations.h"
#include "ai/search/own.h"
#include "engine/rules.h"

#include <stdlib.h>

enum {
    HUNDREDTHS = 100,
    CERTAIN = 1000, /* a chance to win, in thousandths */
    FAR = 8000,     /* an estimate, in thousandths of a logit */
};

struct outlook outlook_final(const struct game *game, const struct position *pos, int side) {
    struct result result = game->result(pos);
    int ahead = game->score(pos, side) - game->score(pos, !side), margin = 0;
    if (result.outcome != OUTCOME_DRAW) {
        bool wins = result.winner == side;
        margin = wins ? (ahead > 0 ? ahead : 1) : (ahead < 0 ? ahead : -1);
    }
    return (struct outlook){
        .margin = HUNDREDTHS * margin, .whole = HUNDREDTHS * margin, .known = KNOWN_MARGIN};
}

struct outlook outlook_flipped(const struct outlook *outlook) {
    struct outlook flipped = *outlook;
    flipped.margin = -outlook->margin;
    flipped.whole = -outlook->whole;
    return flipped;
}

/* ---- looking ---- */

/* No margin is larger than what can still be won. */
static int margin_within(const struct ai_question *question, int margin) {
    const struct position *pos = &question->position;
    return question->game->side_to_act(pos) ? -rules_margin_within(question->game, pos, -margin)
                                            : rules_margin_within(question->game, pos, margin);
}

/* What is to be expected of a margin of which only a bound is proven: what a search for margins
 * finds, where the game has one, or else what the position promises at first sight; no more than at
 * a chance to win of 99.97 %, beyond which estimates only grow with how certain the win is. If that
 * is less than what is proven, nothing more is known. */
static void expect(struct looking *looking, const struct ai_limits *limits, uint64_t most,
                   struct outlook *outlook) {
    const struct ai_question *question = &looking->question;
    const struct evaluation *evaluation = evaluation_of(question->game, &question->position);
    int margin = 0;
    enum value_known known = KNOWN_WINNER;
    if (evaluation && evaluation->own_search && evaluation->own_search->margins) {
        struct ai_limits asked = *limits;
        asked.margins = true;
        asked.goes_on = false;
        asked.nodes = asked.nodes < most ? asked.nodes : most;
        ai_analyze(looking->ai, question, &asked, &looking->answer);
        margin = looking->answer.line[0].score;
        known = looking->answer.line[0].known == KNOWN_MARGIN ? KNOWN_MARGIN : KNOWN_WINNER;
        looking->warm = false; /* what is found with other values is of no use */
    } else if (evaluation) {
        margin = ai_glance(looking->ai, question);
    }
    if (evaluation) {
        int far = search_margin(evaluation, &question->position, margin < 0 ? -FAR : FAR);
        margin = known != KNOWN_MARGIN && abs(margin) > abs(far) ? far : margin;
    }
    margin = margin_within(question, margin);
    if ((margin < 0) == (outlook->margin < 0) && abs(margin) >= abs(outlook->margin)) {
        outlook->margin = outlook->whole = margin;
        outlook->known = known;
    }
}

struct outlook outlook_look(struct looking *looking, const struct ai_limits *limits, bool longer,
                            uint64_t most) {
    struct ai_limits asked = *limits;
    asked.margins = looking->by_margin;
    if (longer) {
        asked.goes_on = looking->warm;
        asked.room = looking->room;
    }
    looking->warm = longer;
    ai_analyze(looking->ai, &looking->question, &asked, &looking->answer);
    struct outlook outlook = {.line = looking->answer.line[0]};
    outlook.margin = outlook.line.score;
    outlook.whole = outlook.line.whole;
    outlook.known = outlook.line.known;
    if (outlook.known == KNOWN_LEAST) {
        expect(looking, limits, most, &outlook);
    } else if (looking->by_margin) {
        outlook.margin = margin_within(&looking->question, outlook.margin);
    }
    return outlook;
}

/* ---- the chance to win ---- */

/* What a logit of the chance to win is worth there, in hundredths of points. */
static int logit_at(const struct game *game, const struct position *pos) {
    const struct evaluation *evaluation = evaluation_of(game, pos);
    return evaluation ? search_unit(evaluation, pos) : HUNDREDTHS;
}

/* What margins have there from the lead on the board of a side, in hundredths of points. */
static int lead_of(const struct game *game, const struct position *pos, int side) {
    const struct evaluation *evaluation = evaluation_of(game, pos);
    int lead = evaluation ? search_lead(evaluation, pos) : 0;
    return game->side_to_act(pos) == side ? lead : -lead;
}

struct scale outlook_scale(const struct game *game, const struct position *pos) {
    int unit = logit_at(game, pos);
    return (struct scale){unit > HUNDREDTHS ? unit : HUNDREDTHS,
                          lead_of(game, pos, game->side_to_act(pos))};
}

void outlook_measure(const struct game *game, const struct position *before,
                     const struct position *after, struct outlook *outlook) {
    int64_t to = logit_at(game, before), from = logit_at(game, after);
    int lead = lead_of(game, after, game->side_to_act(before));
    if (outlook->known == KNOWN_NOTHING && from > 0) {
        outlook->margin = lead + (int)((outlook->margin - lead) * to / from);
    }
}

/* The chance to win at an estimated margin, by the logistic curve; by whole numbers, as it has to
 * be the same on every machine. */
static int chance_at(int margin, int unit) {
    enum { STEPS = 2, LAST = 13 }; /* to a logit */
    static const int chance[LAST + 1] = {500, 622, 731, 818, 881, 924, 953,
                                         971, 982, 989, 993, 996, 998, 999};
    int ahead = STEPS * (margin < 0 ? -margin : margin), step = ahead / unit;
    int found = step >= LAST ? chance[LAST]
                             : chance[step] +
                                   (chance[step + 1] - chance[step]) * (ahead - step * unit) / unit;
    return margin < 0 ? CERTAIN - found : found;
}

int outlook_chance(const struct outlook *outlook, const struct scale *scale) {
    return outlook->known == KNOWN_NOTHING ? chance_at(outlook->margin - scale->lead, scale->unit)
           : outlook->margin > 0           ? CERTAIN
           : outlook->margin < 0           ? 0
                                           : CERTAIN / 2;
}
