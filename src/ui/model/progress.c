/* progress.c: see progress.h. */
#include "ui/model/progress.h"

#include "base/key_value.h"

#include <stdlib.h>
#include <string.h>

static const char *const states[LESSON_STATES] = {
    [LESSON_NEW] = "new", [LESSON_DECLINED] = "declined", [LESSON_TAKEN] = "taken"};

struct game_progress *progress_of(struct progress *progress, const struct game *game) {
    return &progress->game[games_index(game)];
}

/* Whether a puzzle is solved, under any number. */
static bool has_solved(const struct game_progress *own, uint32_t id) {
    for (int i = 0; i < PROGRESS_PUZZLES_MAX; i++) {
        if (own->solved[i] && own->puzzle[i] == id) {
            return true;
        }
    }
    return false;
}

void progress_renumber(struct game_progress *own, const uint32_t ids[PROGRESS_PUZZLES_MAX]) {
    struct game_progress before = *own;
    for (int i = 0; i < PROGRESS_PUZZLES_MAX; i++) {
        own->puzzle[i] = ids[i];
        own->solved[i] = ids[i] && has_solved(&before, ids[i]);
    }
}

int progress_solved(const struct progress *progress, const struct game *game) {
    const struct game_progress *own = &progress->game[games_index(game)];
    int count = 0;
    for (int i = 0; i < PROGRESS_PUZZLES_MAX; i++) {
        count += own->solved[i];
    }
    return count;
}

int progress_next(const struct progress *progress, const struct game *game) {
    const struct game_progress *own = &progress->game[games_index(game)];
    int next = 0;
    while (next < PROGRESS_PUZZLES_MAX && own->solved[next]) {
        next++;
    }
    return next + 1;
}

void progress_solve_day(struct progress *progress, int today) {
    if (progress->day > today && progress->streak > 0) {
        progress->day = today; /* counted already, by another calendar */
    } else if (progress->day != today) {
        progress->streak = progress->day == today - 1 ? progress->streak + 1 : 1;
        progress->day = today;
    }
}

int progress_streak(const struct progress *progress, int today) {
    bool unbroken = progress->day >= today - 1;
    return unbroken && progress->day ? progress->streak : 0;
}

/* ---- as text ---- */

void progress_write(const struct progress *progress, struct text *out) {
    for (int i = 0; i < games_count; i++) {
        const struct game_progress *own = &progress->game[i];
        if (own->lesson != LESSON_NEW) {
            text_format(out, "%s.lesson = %s\n", games[i]->id, states[own->lesson]);
        }
        for (int n = 0; n < PROGRESS_PUZZLES_MAX; n++) {
            if (own->solved[n]) {
                text_format(out, "%s.solved.%d = %08x\n", games[i]->id, n + 1,
                            (unsigned)own->puzzle[n]);
            }
        }
    }
    if (progress->day) {
        text_format(out, "daily.day = %d\ndaily.streak = %d\n", progress->day, progress->streak);
    }
}

static void read_number_into(const char *value, int *number) {
    uint32_t read = 0;
    const char *end = read_number(value, 10000000, &read);
    if (end && !*end) {
        *number = (int)read;
    }
}

static void read_game(struct game_progress *own, const char *what, const char *value) {
    static const char mark[] = "solved.";
    for (int i = 0; i < LESSON_STATES && strcmp(what, "lesson") == 0; i++) {
        if (strcmp(states[i], value) == 0) {
            own->lesson = (enum lesson_state)i;
        }
    }
    uint32_t number = 0;
    const char *end = strncmp(what, mark, strlen(mark)) == 0
                          ? read_number(what + strlen(mark), PROGRESS_PUZZLES_MAX, &number)
                          : NULL;
    if (end && !*end && number) {
        own->solved[number - 1] = true;
        own->puzzle[number - 1] = (uint32_t)strtoul(value, NULL, 16);
    }
}

static const char *take_line(void *context, const char *name, const char *value) {
    struct progress *progress = context;
    if (strcmp(name, "daily.day") == 0) {
        read_number_into(value, &progress->day);
    } else if (strcmp(name, "daily.streak") == 0) {
        read_number_into(value, &progress->streak);
    }
    for (int i = 0; i < games_count; i++) {
        size_t length = strlen(games[i]->id);
        if (strncmp(name, games[i]->id, length) == 0 && name[length] == '.') {
            read_game(&progress->game[i], name + length + 1, value);
        }
    }
    return NULL;
}

void progress_read(const char *text, size_t length, struct progress *progress) {
    char complaint[LINES_LENGTH_MAX];
    struct text complaints = text_fixed(complaint, sizeof complaint);
    *progress = (struct progress){0};
    lines_read(text, length, take_line, progress, &complaints);
}
