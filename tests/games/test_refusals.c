/* test_refusals.c: what is marked on the board where something is refused, in every position of
 * every game: throughout random matches, from the usual start and from random setups. */
#include "base/random.h"
#include "engine/rules.h"
#include "games/games.h"
#include "games/seega.h"
#include "support/random_play.h"
#include "support/random_setup.h"
#include "support/suite.h"

#include <string.h>

enum { MATCHES = 60, LONGEST = 120 };

static bool is_marked(const struct why_not *why, int place) {
    for (int i = 0; i < why->place_count; i++) {
        if (why->place[i] == place) {
            return true;
        }
    }
    return false;
}

/* A hole or square that is there: the boards of Seega differ in size. */
static struct touch place_touch(const struct game *game, const struct options *options, int place) {
    struct touch touch = {""};
    char id[PLACE_TEXT_MAX];
    struct text name = text_fixed(id, sizeof id);
    struct text text = text_fixed(touch.text, sizeof touch.text);
    game->place_id(place, &name);
    bool letter = id[0] && !id[1], number = strspn(id, "0123456789") == strlen(id);
    int size = game == &seega_game ? 5 + 2 * (int)options->value[0] : 9;
    bool square =
        id[0] >= 'a' && id[0] < 'a' + size && id[1] >= '1' && id[1] < '1' + size && !id[2];
    if (letter || number || square) {
        text_format(&text, "%s:%s", square ? "square" : "pit", id);
    }
    return touch;
}

static void check_marks(const struct game *game, const struct options *options,
                        const struct position *pos) {
    static const char *const names[2] = {"Layla", "Samir"};
    for (int place = 0; place < game->place_count; place++) {
        struct touch touch = place_touch(game, options, place);
        struct why_not why;
        if (touch.text[0] && game->why_not(pos, &touch, 1, names, &why)) {
            ck_assert_msg(is_marked(&why, place), "%s: %s", game->id, touch.text);
        }
    }
}

/* From the usual start, or from a random setup if the game accepts it. */
static void check_match(const struct game *game, const struct options *options, bool set_up,
                        uint64_t *state) {
    struct position pos;
    char text[POSITION_TEXT_MAX];
    struct text out = text_fixed(text, sizeof text);
    rules_start(game, options, &pos);
    if (set_up && random_setup(game, options, state, &out)) {
        rules_setup(game, options, text, &pos, NULL);
    }
    for (int i = 0; i < LONGEST && game->result(&pos).outcome == OUTCOME_OPEN; i++) {
        check_marks(game, options, &pos);
        rules_play(game, &pos, random_action(game, &pos, state), NULL);
    }
}

START_TEST(a_place_that_is_refused_is_marked_itself) {
    uint64_t state = 1;
    for (int g = 0; g < games_count; g++) {
        for (int i = 0; i < MATCHES; i++) {
            struct options options =
                variants_options(games[g], i / 2 % variants_count(games[g]), (uint32_t)i + 1);
            check_match(games[g], &options, i % 2, &state);
        }
    }
}
END_TEST

SUITE("refusals", a_place_that_is_refused_is_marked_itself)
