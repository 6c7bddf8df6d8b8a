/* evaluations.c: see evaluations.h; a line for each. */
#include "ai/evaluations.h"

#include "ai/games/dulko.h"
#include "ai/games/oware.h"
#include "ai/games/saddeeqa.h"
#include "ai/games/seega.h"
#include "ai/games/shakala.h"

static const struct evaluation *const evaluations[] = {
    &oware_evaluation,  &saddeeqa_evaluation, &shakala_evaluation, &seega5_evaluation,
    &seega7_evaluation, &seega9_evaluation,   &dulko_evaluation,
};

enum { EVALUATIONS = sizeof evaluations / sizeof evaluations[0] };

const struct evaluation *evaluation_of(const struct game *game, const struct position *pos) {
    for (int i = 0; i < EVALUATIONS; i++) {
        const struct evaluation *evaluation = evaluations[i];
        if (evaluation->game == game && (!evaluation->applies || evaluation->applies(pos))) {
            return evaluation;
        }
    }
    return NULL;
}
