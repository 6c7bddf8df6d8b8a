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

enum { DAY_MOST = 10000000 };

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
    if (at >= 0 && (mark == PUZZLE_SOLVED || own->mark[at] != PUZZLE_SOLVED)) {
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

/* ---- what several windows change ---- */

static const char day_key[] = "daily.day", streak_key[] = "daily.streak";

/* When the puzzle of the day was last solved, and how many days in a row. */
struct row {
    int day, streak;
};

static int read_value(const char *text, const char *name) {
    char value[LINES_LENGTH_MAX] = "";
    struct text out = text_fixed(value, sizeof value);
    lines_find(text, name, &out);
    return number_of(value, DAY_MOST);
}

static struct row read_row(const char *text) {
    return (struct row){read_value(text, day_key), read_value(text, streak_key)};
}

/* The rows of two windows as one. The one that was set back to today, as the calendar was
 * (progress_solve_day), is as long as it was, and holds. */
static struct row join_rows(struct row there, struct row change) {
    struct row early = there.day < change.day ? there : change;
    struct row late = there.day < change.day ? change : there;
    int most = there.streak > change.streak ? there.streak : change.streak;
    if (there.day == change.day) {
        late.streak = most;
    } else if (change.day < there.day && change.streak == there.streak) {
        late = change;
    } else if (early.day && early.day == late.day - 1 && late.streak <= early.streak) {
        late.streak = early.streak + 1;
    }
    return late;
}

static void write_row(struct row row, struct text *out) {
    text_format(out, "%s = %d\n%s = %d\n", day_key, row.day, streak_key, row.streak);
}

void progress_compare(const struct progress *before, const struct progress *after,
                      struct text *changes) {
    struct text texts[2] = {{0}, {0}};
    progress_write(before, &texts[0]);
    progress_write(after, &texts[1]);
    lines_compare(text_string(&texts[0]), text_string(&texts[1]), changes);
    if (before->day != after->day || before->streak != after->streak) {
        write_row((struct row){after->day, after->streak}, changes); /* both of them */
    }
    changes->truncated = changes->truncated || texts[0].truncated || texts[1].truncated;
    text_free(&texts[0]);
    text_free(&texts[1]);
}

/* What "oware.tried.17" is called once it is solved; false for other names. */
static bool name_solved(const char *name, char solved[LINES_LENGTH_MAX]) {
    const char *tried = strstr(name, ".tried.");
    struct text text = text_fixed(solved, LINES_LENGTH_MAX);
    if (tried) {
        text_add_bytes(&text, name, (size_t)(tried - name));
        text_format(&text, ".solved.%s", tried + strlen(".tried."));
    }
    return tried && !text.truncated;
}

static bool says(const char *text, const char *name, const char *value) {
    char found[LINES_LENGTH_MAX] = "";
    struct text out = text_fixed(found, sizeof found);
    return lines_find(text, name, &out) && (!value || strcmp(found, value) == 0);
}

struct adjusting {
    const char *text, *changes;
    struct text *out;
};

/* What either window has seen stays so; the row is added at the end. */
static bool holds(const struct adjusting *to, const char *name, const char *value) {
    char solved[LINES_LENGTH_MAX];
    const char *lesson = strstr(name, ".lesson");
    if (strcmp(name, day_key) == 0 || strcmp(name, streak_key) == 0) {
        return false;
    }
    if (name_solved(name, solved)) {
        return value ? !says(to->text, solved, NULL) : says(to->changes, solved, NULL);
    }
    return value && !(lesson && !lesson[7] && says(to->text, name, states[LESSON_TAKEN]));
}

static void adjust_line(void *context, const char *name, const char *value) {
    const struct adjusting *to = context;
    if (holds(to, name, value)) {
        text_format(to->out, value ? "%s = %s\n" : "%s\n", name, value);
    }
}

void progress_adjust(const char *text, const char *changes, struct text *out) {
    struct adjusting to = {text, changes, out};
    lines_each(changes, adjust_line, &to);
    if (read_value(changes, day_key)) {
        write_row(join_rows(read_row(text), read_row(changes)), out);
    }
}
