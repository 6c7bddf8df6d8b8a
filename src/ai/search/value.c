/* value.c: the values of search.h, and what it takes from an evaluation alone. */
#include "ai/search/search.h"

#include "ai/search/own.h"
#include "engine/rules.h"

bool value_is_exact(int value) {
    return value == 0 || value >= VALUE_PROVEN || value <= -VALUE_PROVEN;
}

/* A proven margin, met `plies` after the root. */
int value_of_margin(int margin, int plies) {
    int value = VALUE_WIN + (margin < 0 ? -margin : margin) * VALUE_MARGIN - plies;
    return margin > 0 ? value : margin < 0 ? -value : 0;
}

int value_plies(int value) {
    int size = value < 0 ? -value : value, above = (size - VALUE_WIN) % VALUE_MARGIN;
    return above ? VALUE_MARGIN - above : 0;
}

/* What a table has for the stage of a position. */
static int staged(const int16_t *points, const struct evaluation *evaluation,
                  const struct position *pos) {
    int past = evaluation->stage(pos) - STAGE_LENGTH / 2; /* the middle of the first stage */
    int stage = past < 0 ? 0 : past / STAGE_LENGTH, within = past < 0 ? 0 : past % STAGE_LENGTH;
    return stage >= STAGES_MAX - 1
               ? points[STAGES_MAX - 1]
               : (points[stage] * (STAGE_LENGTH - within) + points[stage + 1] * within) /
                     STAGE_LENGTH;
}

enum { HUNDREDTHS = 100, UNIT = 1000 };

int search_unit(const struct evaluation *evaluation, const struct position *pos) {
    return evaluation->stage ? staged(evaluation->points, evaluation, pos)
                             : evaluation->weights->points;
}

int search_lead(const struct evaluation *evaluation, const struct position *pos) {
    const struct game *game = evaluation->game;
    if (!evaluation->leads) {
        return 0;
    }
    int side = game->side_to_act(pos);
    int lead = game->score(pos, side) - game->score(pos, !side);
    return lead * staged(evaluation->leads, evaluation, pos);
}

int search_margin(const struct evaluation *evaluation, const struct position *pos, int value) {
    int size = value < 0 ? -value : value;
    if (size >= VALUE_PROVEN) {
        int points = (size - VALUE_WIN + VALUE_MARGIN - 1) / VALUE_MARGIN;
        return (value < 0 ? -points : points) * HUNDREDTHS;
    }
    /* 0 is a result, not an estimate (value_is_exact): nobody wins. */
    return value ? value * search_unit(evaluation, pos) / UNIT + search_lead(evaluation, pos) : 0;
}

int search_stop_nodes(const struct evaluation *evaluation) {
    return evaluation->own_search ? evaluation->own_search->stop_nodes : SEARCH_STOP_NODES;
}

uint64_t search_key(const struct evaluation *evaluation, const struct position *pos) {
    return evaluation->key ? evaluation->key(pos) : position_hash(pos);
}
