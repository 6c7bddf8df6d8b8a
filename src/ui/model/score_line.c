/* score_line.c: see score_line.h. */
#include "ui/model/score_line.h"

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
    if (!first || !second || !margin || !node) {
        return false;
    }
    line->capacity = capacity;
    return true;
}

/* In points. */
static float margin_at(const struct match *match, int node) {
    const struct match_node *at = &match->nodes[node];
    const float hundredths = 100;
    return (float)rules_margin_within(match->game, &at->position, at->note.value) / hundredths;
}

static void set_point(struct score_line *line, int point, const struct match *match, int node) {
    const struct match_note *note = &match->nodes[node].note;
    line->node[point] = node;
    if (!match_is_termination(match, node)) {
        line->margin[point] = note->valued ? margin_at(match, node) : NAN;
        line->reviewed = line->reviewed || note->valued;
    }
    for (int player = 0; player < 2; player++) {
        line->value[player][point] =
            (float)match->game->score(&match->nodes[node].position, player);
    }
}

/* Where one capture may decide a match, the side to act looks ahead, as its best capture is counted
 * and the answer to it is not: the mean of two turns in a row leaves that out. What is proven
 * stays. */
static void level_margins(struct score_line *line, const struct match *match) {
    for (int point = line->points - 1; point > 0; point--) {
        bool known = !isnan(line->margin[point]) && !isnan(line->margin[point - 1]);
        if (known && !match->nodes[line->node[point]].note.proven) {
            line->margin[point] = (line->margin[point] + line->margin[point - 1]) / 2;
        }
    }
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
    if (line->reviewed && match->game->margins_jump) {
        level_margins(line, match);
    }
}

void score_line_free(struct score_line *line) {
    free(line->value[0]);
    free(line->value[1]);
    free(line->margin);
    free(line->node);
    *line = (struct score_line){0};
}
