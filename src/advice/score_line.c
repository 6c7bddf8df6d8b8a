/* score_line.c: see score_line.h. */
#include "advice/score_line.h"

#include "advice/reviewed.h"
#include "engine/rules.h"

#include <math.h>
#include <stdlib.h>

static bool make_room(struct score_line *line, int points) {
    if (points <= line->capacity) {
        return true;
    }
    int capacity = points + points / 2 + 32;
    size_t floats = (size_t)capacity * sizeof(float);
    float *first = realloc(line->value[0], floats);
    line->value[0] = first ? first : line->value[0];
    float *second = realloc(line->value[1], floats);
    line->value[1] = second ? second : line->value[1];
    float *margin = realloc(line->margin, floats);
    line->margin = margin ? margin : line->margin;
    int *node = realloc(line->node, (size_t)capacity * sizeof *node);
    line->node = node ? node : line->node;
    struct score_known *known = realloc(line->known, (size_t)capacity * sizeof *known);
    line->known = known ? known : line->known;
    if (!first || !second || !margin || !node || !known) {
        return false;
    }
    line->capacity = capacity;
    return true;
}

/* What a node is worth as seen from another, in points, or in percent above even where the curve is
 * a chance. */
static float margin_of(const struct match *match, int from, int node) {
    const struct position *pos = &match->nodes[from].position;
    const struct match_note *note = &match->nodes[node].note;
    const float hundredths = 100, even = 50;
    int margin = rules_margin_within(match->game, pos, note->value);
    return match->game->logit ? rules_chance(match->game, pos, margin, note->known) - even
                              : (float)margin / hundredths;
}

static void set_point(struct score_line *line, int point, const struct match *match, int node) {
    const struct match_note *note = &match->nodes[node].note;
    line->node[point] = node;
    if (!match_is_termination(match, node)) {
        line->margin[point] = note->valued ? margin_of(match, node, node) : NAN;
        line->reviewed = line->reviewed || note->valued;
    }
    for (int player = 0; player < 2; player++) {
        line->value[player][point] =
            (float)match->game->score(&match->nodes[node].position, player);
    }
}

void score_line_level(float margin[], const struct score_known known[], int points) {
    for (int point = points - 1; point >= 0; point--) {
        bool after = point + 1 < points && !isnan(margin[point + 1]) && !known[point + 1].marked &&
                     !known[point + 1].proven;
        bool before = point > 0 && !isnan(margin[point - 1]);
        if (isnan(margin[point]) || known[point].proven) {
            continue;
        }
        if (after && (!before || known[point].marked)) {
            margin[point] = margin[point + 1]; /* which has its half of it */
        } else if (before) {
            margin[point] = (margin[point] + margin[point - 1]) / 2;
        }
    }
}

void score_line_smooth(float margin[], const struct score_known known[], int points) {
    enum { LATER = 3, PARTS = 4, EXACT_MOST = 2 };
    int row = 0; /* of marked turns */
    for (int point = points - 2; point >= 0; point--) {
        bool both = !isnan(margin[point]) && !isnan(margin[point + 1]);
        row = known[point + 1].marked ? row + 1 : 0;
        if (!both || known[point].proven) {
            continue;
        }
        if (!known[point + 1].marked) {
            margin[point] = (margin[point] + LATER * margin[point + 1]) / PARTS;
        } else if (known[point + 1].step != 0) {
            float exact = margin[point + 1] - known[point + 1].step;
            margin[point] = row > EXACT_MOST ? (margin[point] + exact) / 2 : exact;
        }
    }
}

/* By how much a marked turn that leads from one node to another moves the margin, by the last and
 * longest look at it; 0: unknown. */
static float step_of(const struct match *match, int from, int to) {
    int better = reviewed_better(match, &(struct reviewed_turn){.from = from});
    return better == MATCH_NONE ? 0 : margin_of(match, from, to) - margin_of(match, from, better);
}

static void smooth_margins(struct score_line *line, const struct match *match) {
    for (int point = 0; point < line->points; point++) {
        int node = line->node[point];
        node = match_is_termination(match, node) ? match->nodes[node].parent : node;
        const struct match_note *note = &match->nodes[node].note;
        /* who wins is all that a chance says; a margin may still be expected */
        bool proven = match->game->logit ? note->known : note->known == KNOWN_MARGIN;
        line->known[point] = (struct score_known){.proven = proven,
                                                  .won = note->known && note->value != 0,
                                                  .marked = note->mark == MARK_DUBIOUS ||
                                                            note->mark == MARK_MISTAKE ||
                                                            note->mark == MARK_BLUNDER};
        if (line->known[point].marked && point > 0 && !match->game->margins_jump) {
            line->known[point].step = step_of(match, line->node[point - 1], node);
        }
    }
    if (match->game->margins_jump) {
        score_line_level(line->margin, line->known, line->points);
    }
    score_line_smooth(line->margin, line->known, line->points);
}

void score_line_update(struct score_line *line, const struct match *match) {
    if (line->points && line->revision == match->revision) {
        return;
    }
    line->points = 0;
    line->reviewed = false;
    line->revision = match->revision;
    int turns = 0;
    if (!make_room(line, match_line_turns(match) + 1)) {
        return;
    }
    for (int node = MATCH_ROOT; node != MATCH_NONE; node = match->nodes[node].next) {
        /* of all steps of a turn, and a termination after it, the last one stays */
        turns += match_counts_turn(match, node);
        set_point(line, turns, match, node);
    }
    line->points = turns + 1;
    if (line->reviewed) {
        smooth_margins(line, match);
    }
}

void score_line_free(struct score_line *line) {
    free(line->value[0]);
    free(line->value[1]);
    free(line->margin);
    free(line->node);
    free(line->known);
    *line = (struct score_line){0};
}
