/* value.c: the values of search.h. */
#include "ai/search/search.h"

bool value_is_exact(int value) {
    return value == 0 || value >= VALUE_PROVEN || value <= -VALUE_PROVEN;
}

/* A proven margin, met `plies` after the root. */
int value_of_margin(int margin, int plies) {
    int value = VALUE_WIN + (margin < 0 ? -margin : margin) * VALUE_MARGIN - plies;
    return margin > 0 ? value : margin < 0 ? -value : 0;
}

/* The margin of 1000 units at the stage of a position. */
static int points_at(const struct evaluation *evaluation, const struct position *pos) {
    int past = evaluation->stage(pos) - STAGE_LENGTH / 2; /* the middle of the first stage */
    int stage = past < 0 ? 0 : past / STAGE_LENGTH, within = past < 0 ? 0 : past % STAGE_LENGTH;
    const int16_t *points = evaluation->points;
    return stage >= STAGES_MAX - 1
               ? points[STAGES_MAX - 1]
               : (points[stage] * (STAGE_LENGTH - within) + points[stage + 1] * within) /
                     STAGE_LENGTH;
}

int search_margin(const struct evaluation *evaluation, const struct position *pos, int value) {
    enum { HUNDREDTHS = 100, UNIT = 1000 };
    int size = value < 0 ? -value : value;
    if (size >= VALUE_PROVEN) {
        int points = (size - VALUE_WIN + VALUE_MARGIN - 1) / VALUE_MARGIN;
        return (value < 0 ? -points : points) * HUNDREDTHS;
    }
    int points = evaluation->stage ? points_at(evaluation, pos) : evaluation->weights->points;
    return value * points / UNIT;
}
