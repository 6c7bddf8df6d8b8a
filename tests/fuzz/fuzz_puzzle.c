/* fuzz_puzzle.c: a file of puzzles. What is read of it is written and read the same; the puzzle of
 * a day is one of them. */
#include "fuzz/fuzz.h"
#include "puzzles/puzzle.h"

#include <assert.h>
#include <string.h>

enum { NUMBERS = 12, DAYS = 8 };

static void assert_same(const struct puzzle *puzzle) {
    struct text written = {0};
    struct puzzle again = {0};
    char action[ACTION_TEXT_MAX];
    puzzle_write(puzzle, &written);
    bool found = puzzles_find(text_string(&written), puzzle->number, &again);
    assert(found && strcmp(puzzle->position, again.position) == 0 &&
           strcmp(puzzle->solution, again.solution) == 0 && puzzle->grade == again.grade &&
           puzzle_id(puzzle) == puzzle_id(&again) && puzzle_id(puzzle) != 0);
    for (int i = 0; puzzle_action(puzzle->solution, i, action); i++) {
        assert(action[0]);
    }
    text_free(&written);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct text file = fuzz_string(data, size);
    const char *text = text_string(&file);
    uint32_t ids[NUMBERS];
    struct puzzle puzzle = {0};
    assert(puzzles_count(text) >= 0);
    puzzles_ids(text, ids, NUMBERS);
    for (int number = 1; number <= NUMBERS; number++) {
        if (puzzles_find(text, number, &puzzle)) {
            assert_same(&puzzle);
        }
    }
    for (int day = 0; day < DAYS; day++) {
        int number = puzzles_of_day(text, day, 1);
        assert(!number || puzzles_find(text, number, &puzzle));
    }
    text_free(&file);
    return 0;
}
