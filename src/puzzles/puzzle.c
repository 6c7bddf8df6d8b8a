/* puzzle.c: see puzzle.h. */
#include "puzzles/puzzle.h"

#include "base/hash.h"
#include "engine/rules.h"

#include <string.h>

enum { NUMBER_MAX = 100000 };

static const char *const kind_names[GOAL_KINDS] = {
    [GOAL_WIN] = "win", [GOAL_GAIN] = "gain", [GOAL_HOLD] = "hold", [GOAL_SURVIVE] = "survive"};

static bool has_amount(enum goal_kind kind) {
    return kind == GOAL_GAIN || kind == GOAL_HOLD;
}

/* ---- reading ---- */

/* The rest of a line that begins with a word and a space; NULL: it begins with something else. */
static const char *after_word(const char *line, const char *word) {
    size_t length = strlen(word);
    return strncmp(line, word, length) == 0 && line[length] == ' ' ? line + length + 1 : NULL;
}

static const char *next_line(const char *line) {
    const char *end = strchr(line, '\n');
    return end ? end + 1 : line + strlen(line);
}

/* The next line that begins with the word; NULL when none of the present puzzle does. */
static const char *find_line(const char *from, const char *word) {
    for (const char *line = from; *line; line = next_line(line)) {
        const char *rest = after_word(line, word);
        if (rest) {
            return rest;
        }
        if (line != from && after_word(line, "puzzle")) {
            return NULL;
        }
    }
    return NULL;
}

/* Copies a line up to its end; false when it is empty or does not fit. */
static bool copy_line(const char *line, char *out, size_t size) {
    struct text text = text_fixed(out, size);
    size_t length = line ? strcspn(line, "\r\n") : 0;
    text_add_bytes(&text, line ? line : "", length);
    return length && !text.truncated;
}

static bool read_reason(const char *line, enum reason *reason) {
    size_t length = strcspn(line, " ");
    for (int i = 1; i < REASONS; i++) {
        const char *name = rules_reason_name((enum reason)i);
        if (strlen(name) == length && strncmp(name, line, length) == 0) {
            *reason = (enum reason)i;
            return true;
        }
    }
    return false;
}

static bool read_goal(const char *line, struct goal *goal) {
    *goal = (struct goal){.kind = GOAL_KINDS};
    const char *at = NULL;
    for (int i = 0; i < GOAL_KINDS && !at; i++) {
        at = after_word(line, kind_names[i]);
        goal->kind = (enum goal_kind)i;
    }
    uint32_t amount = 0, turns = 0;
    if (at && has_amount(goal->kind)) {
        at = read_number(at, 1000, &amount);
        at = at && *at == ' ' ? at + 1 : NULL;
    } else if (at && !after_word(at, "in")) {
        at = read_reason(at, &goal->reason) ? strchr(at, ' ') : NULL;
        at += at != NULL;
    }
    at = at ? after_word(at, "in") : NULL;
    at = at ? read_number(at, PUZZLE_TURNS_MAX, &turns) : NULL;
    goal->amount = (int)amount;
    goal->turns = (int)turns;
    return at && turns && (*at == '\0' || *at == '\n' || *at == '\r');
}

int puzzles_count(const char *text) {
    int count = 0;
    for (const char *line = text; *line; line = next_line(line)) {
        count += after_word(line, "puzzle") != NULL;
    }
    return count;
}

/* Reads the puzzle whose first line goes on with `head`. */
static bool read_puzzle(const char *head, struct puzzle *puzzle) {
    uint32_t number = 0, grade = 0;
    const char *rest = read_number(head, NUMBER_MAX, &number);
    rest = rest && *rest == ' ' ? after_word(rest + 1, "grade") : NULL;
    rest = rest ? read_number(rest, PUZZLE_GRADES, &grade) : NULL;
    const char *goal = find_line(next_line(head), "goal");
    puzzle->number = (int)number;
    puzzle->grade = (int)grade;
    return rest && grade && goal && read_goal(goal, &puzzle->goal) &&
           copy_line(find_line(next_line(head), "position"), puzzle->position,
                     sizeof puzzle->position) &&
           copy_line(find_line(next_line(head), "solution"), puzzle->solution,
                     sizeof puzzle->solution);
}

bool puzzles_find(const char *text, int number, struct puzzle *puzzle) {
    for (const char *line = text; *line; line = next_line(line)) {
        const char *head = after_word(line, "puzzle");
        uint32_t here = 0;
        if (head && read_number(head, NUMBER_MAX, &here) && (int)here == number &&
            read_puzzle(head, puzzle)) {
            return true;
        }
    }
    return false;
}

/* Appends "gain 9 in 1". */
static void write_goal(const struct goal *goal, struct text *out) {
    text_add(out, kind_names[goal->kind]);
    if (has_amount(goal->kind)) {
        text_format(out, " %d", goal->amount);
    } else if (goal->reason != REASON_NONE) {
        text_format(out, " %s", rules_reason_name(goal->reason));
    }
    text_format(out, " in %d", goal->turns);
}

uint32_t puzzle_id(const struct puzzle *puzzle) {
    char goal[REASON_TEXT_MAX];
    struct text text = text_fixed(goal, sizeof goal);
    write_goal(&puzzle->goal, &text);
    uint64_t hash = hash_bytes(HASH_START, puzzle->position, strlen(puzzle->position));
    hash = hash_bytes(hash, goal, text.length);
    return (uint32_t)(hash >> 32) ? (uint32_t)(hash >> 32) : 1;
}

void puzzles_ids(const char *text, uint32_t ids[], int most) {
    memset(ids, 0, (size_t)most * sizeof *ids);
    for (const char *line = text; *line; line = next_line(line)) {
        const char *head = after_word(line, "puzzle");
        struct puzzle puzzle;
        if (head && read_puzzle(head, &puzzle) && puzzle.number > 0 && puzzle.number <= most) {
            ids[puzzle.number - 1] = puzzle_id(&puzzle);
        }
    }
}

static int count_graded(const char *text, int grade) {
    struct puzzle puzzle;
    int count = 0;
    for (int number = 1; puzzles_find(text, number, &puzzle); number++) {
        count += puzzle.grade == grade;
    }
    return count;
}

/* The index-th puzzle of a grade, from 0; false past the last one. */
static bool find_graded(const char *text, int grade, int index, struct puzzle *puzzle) {
    for (int number = 1; puzzles_find(text, number, puzzle); number++) {
        if (puzzle->grade == grade && index-- == 0) {
            return true;
        }
    }
    return false;
}

int puzzles_of_day(const char *text, int day, int every) {
    static const int grades[] = {1, 1, 2, 2, 3, 4, 5}; /* from Monday on */
    enum { WEEK = 7, THURSDAY = 3, STEP = 37 };
    int weekday = (day + THURSDAY) % WEEK, round = day / (WEEK * every);
    struct puzzle puzzle;
    for (int i = 0; i < PUZZLE_GRADES; i++) {
        int grade = 1 + (grades[weekday] - 1 + i) % PUZZLE_GRADES;
        int count = count_graded(text, grade);
        if (count) {
            find_graded(text, grade, (round * STEP + weekday) % count, &puzzle);
            return puzzle.number;
        }
    }
    return 0;
}

bool puzzle_action(const char *solution, int index, char action[ACTION_TEXT_MAX]) {
    const char *at = solution;
    for (; index > 0 && at; index--) {
        at = strchr(at, ' ');
        at += at != NULL;
    }
    size_t length = at ? strcspn(at, " ") : 0;
    struct text text = text_fixed(action, ACTION_TEXT_MAX);
    text_add_bytes(&text, at ? at : "", length);
    return length && !text.truncated;
}

/* ---- writing ---- */

void puzzle_write(const struct puzzle *puzzle, struct text *out) {
    text_format(out, "puzzle %d grade %d\nposition %s\ngoal ", puzzle->number, puzzle->grade,
                puzzle->position);
    write_goal(&puzzle->goal, out);
    text_format(out, "\nsolution %s\n", puzzle->solution);
}
