/* learning.c: see learning.h. */
#include "ui/app/learning.h"

#include "puzzles/puzzle.h"

struct line learning_lesson_file(const struct game *game) {
    return text_line("lessons/english/%s.txt", game->id);
}

struct line learning_puzzles_file(const struct game *game) {
    return text_line("puzzles/%s.txt", game->id);
}

/* The marks of a player are for these puzzles. */
static void number_puzzles(struct progress *progress, const struct game *game) {
    struct text text = {0};
    uint32_t ids[PROGRESS_PUZZLES_MAX];
    if (host_read_asset(learning_puzzles_file(game).string, &text) && !text.truncated) {
        puzzles_ids(text_string(&text), ids, PROGRESS_PUZZLES_MAX);
        progress_renumber(progress_of(progress, game), ids);
    }
    text_free(&text);
}

void learning_find(struct learning *learning, struct progress *progress) {
    for (int i = 0; i < games_count; i++) {
        learning->lesson[i] = host_has_asset(learning_lesson_file(games[i]).string);
        learning->puzzles[i] = host_has_asset(learning_puzzles_file(games[i]).string);
        if (learning->puzzles[i]) {
            number_puzzles(progress, games[i]);
        }
    }
}

bool learning_has_lesson(const struct app *app, const struct game *game) {
    return app->learning.lesson[games_index(game)];
}

bool learning_has_puzzles(const struct app *app, const struct game *game) {
    return app->learning.puzzles[games_index(game)];
}

int learning_puzzle_of(const struct app *app, const struct game *game, unsigned goals) {
    const struct game_progress *own = &app->progress.game[games_index(game)];
    struct text text = {0};
    struct puzzle puzzle;
    int first = 0, found = 0;
    if (learning_has_puzzles(app, game) &&
        host_read_asset(learning_puzzles_file(game).string, &text)) {
        for (int number = 1; !found && number <= PROGRESS_PUZZLES_MAX &&
                             puzzles_find(text_string(&text), number, &puzzle);
             number++) {
            bool fits = goals >> puzzle.goal.kind & 1U;
            first = fits && !first ? number : first;
            found = fits && own->mark[number - 1] != PUZZLE_SOLVED ? number : 0;
        }
    }
    text_free(&text);
    return found ? found : first;
}

const struct game *learning_game_of_day(const struct app *app, int day, int *every) {
    const struct game *having[GAMES_MAX];
    int count = 0;
    for (int i = 0; i < games_count; i++) {
        if (app->learning.puzzles[i]) {
            having[count++] = games[i];
        }
    }
    if (every) {
        *every = count ? count : 1;
    }
    return count ? having[day % count] : NULL;
}

bool learning_is_new(const struct app *app, const struct game *game) {
    int index = games_index(game);
    return app->learning.lesson[index] && app->progress.game[index].lesson == LESSON_NEW &&
           !setup_has_begun(&app->setup, game);
}
