/* learning.c: see learning.h. */
#include "ui/learning/learning.h"

bool learning_is_new(const struct app *app, const struct game *game) {
    int index = 0;
    while (index < games_count && games[index] != game) {
        index++;
    }
    return app->progress.game[index].lesson == LESSON_NEW && !app->setup.begun[index];
}
