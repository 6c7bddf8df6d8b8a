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

/* ---- puzzles ---- */

/* Where a puzzle is marked, under any number; -1: nowhere. */
static int find_mark(const struct game_progress *own, uint32_t id) {
    for (int i = 0; i < PROGRESS_PUZZLES_MAX; i++) {
        if (own->mark[i] != PUZZLE_NEW && own->puzzle[i] == id) {
            return i;
        }
    }
    return -1;
}

void progress_renumber(struct game_progress *own, const uint32_t ids[PROGRESS_PUZZLES_MAX]) {
    struct game_progress before = *own;
    for (int i = 0; i < PROGRESS_PUZZLES_MAX; i++) {
        int at = ids[i] ? find_mark(&before, ids[i]) : -1;
        own->puzzle[i] = ids[i];
        own->mark[i] = at < 0 ? PUZZLE_NEW : before.mark[at];
        own->rest[i] = at < 0 ? 0 : before.rest[at];
    }
}

int progress_solved(const struct progress *progress, const struct game *game) {
    const struct game_progress *own = &progress->game[games_index(game)];
    int count = 0;
    for (int i = 0; i < PROGRESS_PUZZLES_MAX; i++) {
        count += own->mark[i] == PUZZLE_SOLVED;
    }
    return count;
}

int progress_next(const struct progress *progress, const struct game *game) {
    const struct game_progress *own = &progress->game[games_index(game)];
    int next = 0;
    while (next < PROGRESS_PUZZLES_MAX && own->mark[next] == PUZZLE_SOLVED) {
        next++;
    }
    return next + 1;
}

static enum puzzle_mark mark_of(const struct game_progress *own, int number) {
    return number <= PROGRESS_PUZZLES_MAX ? own->mark[number - 1] : PUZZLE_NEW;
}

void progress_solve(struct game_progress *own, int number, uint32_t id) {
    if (number > PROGRESS_PUZZLES_MAX) {
        return;
    }
    own->mark[number - 1] = PUZZLE_SOLVED;
    own->puzzle[number - 1] = id;
    for (int i = 0; i < PROGRESS_PUZZLES_MAX; i++) {
        own->rest[i] -= own->mark[i] == PUZZLE_TRIED && own->rest[i] > 0;
    }
}

void progress_fail(struct game_progress *own, int number, uint32_t id) {
    if (number <= PROGRESS_PUZZLES_MAX && mark_of(own, number) != PUZZLE_SOLVED) {
        own->mark[number - 1] = PUZZLE_TRIED;
        own->puzzle[number - 1] = id;
        own->rest[number - 1] = PROGRESS_REST;
    }
}

bool progress_comes_again(const struct game_progress *own, int number) {
    return mark_of(own, number) == PUZZLE_TRIED && own->rest[number - 1] == 0;
}

static bool is_ready(const struct game_progress *own, int number) {
    return mark_of(own, number) == PUZZLE_NEW || progress_comes_again(own, number);
}

static bool is_unsolved(const struct game_progress *own, int number) {
    return mark_of(own, number) != PUZZLE_SOLVED;
}

/* The next puzzle that is so, from the one after this one around to it; 0: there is none. */
static int find_after(const struct game_progress *own, int number, int count,
                      bool (*is_so)(const struct game_progress *own, int number)) {
    for (int i = 0; i < count; i++) {
        number = number % count + 1;
        if (is_so(own, number)) {
            return number;
        }
    }
    return 0;
}

int progress_after(const struct game_progress *own, int number, int count) {
    bool solved = mark_of(own, number) == PUZZLE_SOLVED;
    int after = solved ? find_after(own, number, count, progress_comes_again) : 0;
    after = after ? after : find_after(own, number, count, is_ready);
    after = after && after != number ? after : find_after(own, number, count, is_unsolved);
    return after ? after : number % count + 1;
}

/* ---- the puzzle of the day ---- */

bool progress_day_done(const struct progress *progress, int day) {
    for (int i = 0; i < PROGRESS_DAYS_MAX; i++) {
        if (day > 0 && progress->done[i] == day) {
            return true;
        }
    }
    return false;
}

/* In the place of the one that is longest ago. */
void progress_solve_past(struct progress *progress, int day) {
    int oldest = 0;
    for (int i = 1; i < PROGRESS_DAYS_MAX; i++) {
        oldest = progress->done[i] < progress->done[oldest] ? i : oldest;
    }
    if (!progress_day_done(progress, day) && progress->done[oldest] < day) {
        progress->done[oldest] = day;
    }
}

void progress_solve_day(struct progress *progress, int today) {
    if (progress->day > today && progress->streak > 0) {
        progress->day = today; /* counted already, by another calendar */
    } else if (progress->day != today) {
        progress->streak = progress->day == today - 1 ? progress->streak + 1 : 1;
        progress->day = today;
    }
    progress_solve_past(progress, today);
}

int progress_streak(const struct progress *progress, int today) {
    bool unbroken = progress->day >= today - 1;
    return unbroken && progress->day ? progress->streak : 0;
}

/* ---- as text ---- */

static void write_game(const struct game_progress *own, const char *id, struct text *out) {
    if (own->lesson != LESSON_NEW) {
        text_format(out, "%s.lesson = %s\n", id, states[own->lesson]);
    }
    for (int i = 0; i < PROGRESS_PUZZLES_MAX; i++) {
        unsigned puzzle = (unsigned)own->puzzle[i];
        if (own->mark[i] == PUZZLE_SOLVED) {
            text_format(out, "%s.solved.%d = %08x\n", id, i + 1, puzzle);
        } else if (own->mark[i] == PUZZLE_TRIED) {
            text_format(out, "%s.tried.%d = %08x %d\n", id, i + 1, puzzle, own->rest[i]);
        }
    }
}

void progress_write(const struct progress *progress, struct text *out) {
    for (int i = 0; i < games_count; i++) {
        write_game(&progress->game[i], games[i]->id, out);
    }
    if (progress->introduced) {
        text_add(out, "puzzles.introduced = yes\n");
    }
    if (progress->day) {
        text_format(out, "daily.day = %d\ndaily.streak = %d\n", progress->day, progress->streak);
    }
    for (int i = 0; i < PROGRESS_DAYS_MAX; i++) {
        if (progress->done[i]) {
            text_format(out, "daily.done.%d = yes\n", progress->done[i]);
        }
    }
}

/* A whole text as a number, up to `most`; 0: it is none. */
static int number_of(const char *text, uint32_t most) {
    uint32_t number = 0;
    const char *end = read_number(text, most, &number);
    return end && !*end ? (int)number : 0;
}

/* What follows `start` in a name; NULL: it begins otherwise. */
static const char *after(const char *name, const char *start) {
    size_t length = strlen(start);
    return strncmp(name, start, length) == 0 ? name + length : NULL;
}

static void read_mark(struct game_progress *own, enum puzzle_mark mark, const char *number,
                      const char *value) {
    int at = number_of(number, PROGRESS_PUZZLES_MAX) - 1;
    if (at >= 0) {
        char *end = NULL;
        own->mark[at] = mark;
        own->puzzle[at] = (uint32_t)strtoul(value, &end, 16);
        own->rest[at] = *end == ' ' ? number_of(end + 1, PROGRESS_REST) : 0;
    }
}

static void read_game(struct game_progress *own, const char *what, const char *value) {
    const char *solved = after(what, "solved."), *tried = after(what, "tried.");
    for (int i = 0; i < LESSON_STATES && strcmp(what, "lesson") == 0; i++) {
        if (strcmp(states[i], value) == 0) {
            own->lesson = (enum lesson_state)i;
        }
    }
    if (solved || tried) {
        read_mark(own, solved ? PUZZLE_SOLVED : PUZZLE_TRIED, solved ? solved : tried, value);
    }
}

static const char *take_line(void *context, const char *name, const char *value) {
    enum { DAY_MOST = 10000000 };
    struct progress *progress = context;
    const char *done = after(name, "daily.done.");
    if (done) {
        progress_solve_past(progress, number_of(done, DAY_MOST));
    } else if (strcmp(name, "puzzles.introduced") == 0) {
        progress->introduced = strcmp(value, "yes") == 0;
    } else if (strcmp(name, "daily.day") == 0) {
        progress->day = number_of(value, DAY_MOST);
    } else if (strcmp(name, "daily.streak") == 0) {
        progress->streak = number_of(value, DAY_MOST);
    }
    for (int i = 0; i < games_count; i++) {
        const char *what = after(name, games[i]->id);
        if (what && *what == '.') {
            read_game(&progress->game[i], what + 1, value);
        }
    }
    return NULL;
}

/* A text of the former version tells of the days in a row by their number alone. */
static void add_days_in_a_row(struct progress *progress) {
    for (int i = 0; i < progress->streak && i < PROGRESS_DAYS_MAX && i < progress->day; i++) {
        progress_solve_past(progress, progress->day - i);
    }
}

void progress_read(const char *text, size_t length, struct progress *progress) {
    char complaint[LINES_LENGTH_MAX];
    struct text complaints = text_fixed(complaint, sizeof complaint);
    *progress = (struct progress){0};
    lines_read(text, length, take_line, progress, &complaints);
    add_days_in_a_row(progress);
}
