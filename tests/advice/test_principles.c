/* test_principles.c: what hints say for turns that nothing else can be said for is so, counted on
 * the board over many positions of random play. */
#include "advice/reason.h"

#include "base/random.h"
#include "engine/rules.h"
#include "games/games.h"
#include "support/random_play.h"
#include "support/suite.h"

#include <stdio.h>
#include <string.h>

/* A turn, and the sentence on a principle that it keeps to. */
struct told {
    const struct game *game;
    const struct position *before, *after;
    int side;
    const char *said;
};

static int held(const struct game *game, const struct position *pos, int place) {
    int count = 0;
    for (int item = 0; item < game->item_count; item++) {
        count += game->tokens(pos, place, item);
    }
    return count;
}

/* What is in the row of a side, whose holes are the first places of the game; *filled: in so many.
 */
static int count_row(const struct told *told, const struct position *pos, int side, int row,
                     int *filled) {
    int count = 0;
    *filled = 0;
    for (int i = side * row; i < (side + 1) * row; i++) {
        count += held(told->game, pos, i);
        *filled += held(told->game, pos, i) > 0;
    }
    return count;
}

static bool sown_is_true(const struct told *told, int row) {
    int filled, number, of, unused;
    char house, what[16];
    int more = count_row(told, told->after, !told->side, row, &unused) -
               count_row(told, told->before, !told->side, row, &unused);
    count_row(told, told->after, told->side, row, &filled);
    if (sscanf(told->said, "Leaves %d fewer %15s on the opponent's side.", &number, what) == 2) {
        return number == -more;
    }
    if (strncmp(told->said, "Gives the opponent's side only one", 34) == 0) {
        return more == 1;
    }
    if (sscanf(told->said, "Gives the opponent's side only %d", &number) == 1) {
        return number == more && more == 2;
    }
    if (sscanf(told->said, "Lets %c grow to %d seeds", &house, &number) == 2) {
        int at = house >= 'a' ? house - 'a' + row : house - 'A';
        return at / row == told->side && held(told->game, told->after, at) == number &&
               held(told->game, told->before, at) < number && number >= 6;
    }
    return sscanf(told->said, "Keeps %15s in %d of your %d", what, &number, &of) == 3 &&
           number == filled && of == row && 2 * filled > row;
}

/* No reply captures what is in a house that is said to be too full for that. */
static bool is_kept(const struct told *told) {
    char house;
    game_action legal[ACTIONS_MAX];
    int count = told->game->actions(told->after, legal);
    bool kept = true;
    if (told->game->side_to_act(told->after) == told->side ||
        sscanf(told->said, "Lets %c grow to", &house) != 1) {
        return true;
    }
    int at = house >= 'a' ? house - 'a' + 6 : house - 'A';
    for (int i = 0; i < count; i++) {
        struct position reply = *told->after;
        told->game->apply(&reply, legal[i], NULL);
        bool open = told->game->result(&reply).outcome == OUTCOME_OPEN;
        kept = kept && (!open || held(told->game, &reply, at) >= held(told->game, told->after, at));
    }
    return kept;
}

/* The lines of a square board, as its text lists them. */
static int board_size(const struct told *told) {
    char written[POSITION_TEXT_MAX];
    struct text text = text_fixed(written, sizeof written);
    int size = 1;
    told->game->position_text(told->before, &text);
    for (const char *at = written; *at && *at != ' '; at++) {
        size += *at == '/';
    }
    return size;
}

static bool seega_is_true(const struct told *told) {
    enum { WIDTH = 9 }; /* of the numbering */
    static const int aside[4][2] = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}};
    const char *square = told->said;
    int outside = 0, size = board_size(told), half = size / 2;
    bool middle = false;
    while (!(square[0] >= 'a' && square[0] <= 'i' && square[1] >= '1' && square[1] <= '9')) {
        square++;
    }
    int column = square[0] - 'a', row = square[1] - '1', place = row * WIDTH + column;
    for (int i = 0; i < 4; i++) {
        int y = row + aside[i][0], x = column + aside[i][1];
        outside += y < 0 || y >= size || x < 0 || x >= size;
        middle = middle || (y == half && x == half);
    }
    bool there =
        held(told->game, told->after, place) == 1 && held(told->game, told->before, place) == 0;
    return there && (strstr(told->said, "corner")  ? outside == 2
                     : strstr(told->said, "edge")  ? outside == 1
                     : strstr(told->said, "inner") ? !outside && !middle
                                                   : middle && strstr(told->said, "beside"));
}

static bool dulko_is_true(const struct told *told) {
    enum { SIZE = 9, BOX = 3 };
    char written[POSITION_TEXT_MAX], file = ' ';
    struct text text = text_fixed(written, sizeof written);
    int empty = 0, square = NOWHERE, number = 0, rank = 0, lacks[3] = {0};
    told->game->position_text(told->after, &text);
    bool known = sscanf(strchr(written, ' '), " %c%d", &file, &rank) == 2;
    int dead = known ? (rank - 1) * SIZE + file - 'a' : NOWHERE;
    for (int i = 0; i < SIZE * SIZE; i++) {
        int before = held(told->game, told->before, i);
        empty += !before;
        square = !before && held(told->game, told->after, i) ? i : square;
    }
    for (int i = 0; i < SIZE * SIZE; i++) {
        int y = i / SIZE, x = i % SIZE, at_y = square / SIZE, at_x = square % SIZE;
        bool lacking = i != dead && !held(told->game, told->after, i);
        lacks[0] += lacking && y == at_y;
        lacks[1] += lacking && x == at_x;
        lacks[2] += lacking && y / BOX == at_y / BOX && x / BOX == at_x / BOX;
    }
    if (strcmp(told->said, "The board is still empty: nothing is at stake yet.") == 0) {
        return empty == SIZE * SIZE;
    }
    return sscanf(told->said, "Its row, column and box are far from full: each lacks at least %d.",
                  &number) == 1 &&
           number >= 4 && lacks[0] >= number && lacks[1] >= number && lacks[2] >= number &&
           (lacks[0] == number || lacks[1] == number || lacks[2] == number);
}

/* The test of a game, and how many sentences were tested. */
struct tally {
    int row; /* the holes in a row; 0: none are sown */
    bool (*is_true)(const struct told *told);
    int count;
};

static void check_turn(void *context, const struct game *game, const struct position *before,
                       const struct trace *trace, const struct position *after) {
    struct tally *tally = context;
    struct fact facts[FACTS_MAX];
    int side = game->side_to_act(before);
    (void)trace;
    bool begun = game->turn_open && game->turn_open(before);
    if (begun || game->result(after).outcome != OUTCOME_OPEN || game->side_to_act(after) == side) {
        return; /* not a whole turn, or the last one */
    }
    int count = game->facts->find(before, after, 1U << FACT_PRINCIPLE, facts);
    for (int i = 0; i < count; i++) {
        struct line said = {""};
        struct text text = text_fixed(said.string, sizeof said.string);
        game->facts->tell(&facts[i], "the opponent", &text);
        struct told told = {game, before, after, side, said.string};
        bool holds = tally->row ? sown_is_true(&told, tally->row) : tally->is_true(&told);
        ck_assert_msg(holds && is_kept(&told), "%s: \"%s\" is not so", game->id, said.string);
        tally->count++;
    }
}

START_TEST(a_principle_that_a_hint_names_holds_on_the_board) {
    enum { MATCHES = 120, MOST = 300, LEAST = 500 };
    static const struct {
        const char *game;
        struct tally tally;
    } games_told[] = {{"oware", {.row = 6}},
                      {"saddeeqa", {.row = 8}},
                      {"shakala", {.row = 8}},
                      {"seega", {.is_true = seega_is_true}},
                      {"dulko", {.is_true = dulko_is_true}}};
    for (size_t i = 0; i < sizeof games_told / sizeof *games_told; i++) {
        struct tally tally = games_told[i].tally;
        for (uint64_t seed = 1; seed <= MATCHES; seed++) {
            random_actions(games_find(games_told[i].game), seed, MOST, check_turn, &tally);
        }
        ck_assert_msg(tally.count > LEAST, "%s: only %d sentences", games_told[i].game,
                      tally.count);
    }
}
END_TEST

SUITE("principles", a_principle_that_a_hint_names_holds_on_the_board)
