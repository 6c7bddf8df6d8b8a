/* test_eyes_shut.c: whole matches of each game are played with eyes shut: by keys alone, by
 * somebody who knows of the match only what a voice was told to say, chooses what they heard can be
 * played, and knows the position from words alone. */
#include "base/random.h"
#include "games/games.h"
#include "support/listener_play.h"
#include "support/suite.h"
#include "ui/play/match_clock.h"
#include "words/words.h"

#include <stdlib.h>
#include <string.h>

enum { NAMES = 81, READS_EVERY = 12, MINUTES = 5 };

/* ---- what can be played, by what is heard ---- */

struct names {
    int count;
    struct line name[NAMES];
};

static void add_name(struct names *names, const char *name) {
    ck_assert_int_lt(names->count, NAMES);
    names->name[names->count++] = text_line("%s", name);
}

/* "a1" to the last square of a board. */
static struct names squares(int size) {
    struct names names = {0};
    for (int i = 0; i < size * size; i++) {
        add_name(&names, text_line("%c%d", 'a' + i % size, i / size + 1).string);
    }
    return names;
}

static struct names characters(const char *each) {
    struct names names = {0};
    for (; *each; each++) {
        add_name(&names, text_line("%c", *each).string);
    }
    return names;
}

static bool is_playable(const struct listener_play *listener) {
    return listener->heard.length && !listener_play_hears(listener, "not playable") &&
           !listener_play_hears(listener, "not available") &&
           !listener_play_hears(listener, "Nothing here");
}

/* The number that is heard after some words, or 0. */
static int heard_after(const struct listener_play *listener, const char *words) {
    const char *at = strstr(text_string(&listener->heard), words);
    return at ? atoi(at + strlen(words)) : 0;
}

/* What it captures; "the piece on c3" is one at least. */
static int worth(const struct listener_play *listener) {
    bool none = listener_play_hears(listener, "captures nothing");
    bool some = !none && listener_play_hears(listener, "aptures");
    return heard_after(listener, "aptures ") + some;
}

/* Types names in a random order, up to `most` that can be played, and again the best. False: none
 * can be played. */
static bool choose(struct listener_play *listener, uint64_t *seed, struct names names, int most) {
    int chosen = -1, best = 0;
    for (int i = names.count - 1; i > 0; i--) {
        int j = (int)(random_next(seed) % (uint64_t)(i + 1));
        struct line other = names.name[i];
        names.name[i] = names.name[j];
        names.name[j] = other;
    }
    for (int i = 0; i < names.count && most > 0; i++) {
        listener_play_type(listener, names.name[i].string);
        if (is_playable(listener)) {
            int here = worth(listener);
            most--;
            best = chosen < 0 || here > best ? here : best;
            chosen = here == best ? i : chosen;
        }
    }
    if (chosen >= 0) {
        listener_play_type(listener, names.name[chosen].string);
    }
    return chosen >= 0;
}

static void enter(struct listener_play *listener) {
    listener_play_key(listener, KEY_ENTER, false);
    listener_play_wait(listener, 16);
}

/* Goes around by Tab and arrows until something is heard that begins so, and can be played. */
static void look_for(struct listener_play *listener, uint64_t *seed, const char *words) {
    static const enum key keys[] = {KEY_TAB, KEY_LEFT, KEY_RIGHT, KEY_UP, KEY_DOWN};
    for (int i = 0; i < 400; i++) {
        listener_play_key(listener, keys[random_next(seed) % 5], false);
        if (listener_play_hears(listener, words) && is_playable(listener)) {
            return;
        }
    }
    ck_abort_msg("nothing is heard of %s", words);
}

/* ---- a turn of each game ---- */

static void oware_turn(struct listener_play *listener, uint64_t *seed) {
    ck_assert(choose(listener, seed, characters("abcdef"), 6));
    enter(listener);
}

static void saddeeqa_turn(struct listener_play *listener, uint64_t *seed) {
    struct names holes = {0};
    for (int hole = 0; hole < 16; hole++) {
        add_name(&holes, text_line("%d", hole).string);
    }
    ck_assert(choose(listener, seed, holes, 2));
    look_for(listener, seed, "lockwise from hole");
    enter(listener);
}

static void shakala_turn(struct listener_play *listener, uint64_t *seed) {
    ck_assert(choose(listener, seed, characters("abcdefgh"), 8));
    enter(listener);
    for (int step = 0; step < 100 && !listener->over; step++) {
        listener_play_key(listener, KEY_F5, false);
        if (listener_play_hears(listener, "choose a bead")) {
            ck_assert(choose(listener, seed, characters("s1234"), 1));
        } else if (listener_play_hears(listener, "track at")) {
            look_for(listener, seed, " track, to");
        } else if (listener_play_hears(listener, ": take ")) {
            look_for(listener, seed, "Take the");
        } else {
            return;
        }
        enter(listener);
    }
}

static void seega_turn(struct listener_play *listener, uint64_t *seed) {
    listener_play_key(listener, KEY_F5, false);
    bool moves = listener_play_hears(listener, "to move.");
    if (!moves) { /* places, or removes */
        ck_assert(choose(listener, seed, squares(5), 1));
        enter(listener);
        return;
    }
    for (int tries = 0; tries < 8; tries++) { /* looks for a capture */
        ck_assert(choose(listener, seed, squares(5), 1));
        enter(listener);
        if (!choose(listener, seed, squares(5), 4) || worth(listener)) {
            break;
        }
    }
    if (listener_play_hears(listener, "aptures")) {
        enter(listener);
    }
}

static void dulko_turn(struct listener_play *listener, uint64_t *seed) {
    ck_assert(choose(listener, seed, characters("2345678kqba"), 1));
    if (choose(listener, seed, squares(9), 3)) {
        enter(listener);
    }
}

/* ---- the position, by what was read ---- */

/* How many of an item are in a place, by the words about it; -1: about anything. */
static int heard_number(const char *words, int item) {
    (void)item;
    return atoi(words);
}

static int heard_beads(const char *words, int item) {
    struct line before = item ? text_line("%d-point gem", item) : text_line(" stone");
    const char *one = strstr(words, before.string);
    const char *several = item ? strstr(words, text_line("worth %d each", item).string) : NULL;
    if (item == 0) {
        return strstr(words, "stone") ? atoi(words) : 0;
    }
    if (several) { /* "2 gems worth 1 each" */
        const char *at = several;
        while (at > words && !(at[-1] == ',' || at[-1] == '\n')) {
            at--;
        }
        return atoi(at + (at > words));
    }
    return one != NULL;
}

static int heard_piece(const char *words, int item) {
    struct line piece = text_line("%s's piece", item ? "Basalt" : "Limestone");
    return atoi(words) ? -1 : strstr(words, piece.string) != NULL;
}

static int heard_tile(const char *words, int item) {
    static const char *const kinds[] = {"King", "Queen", "Bishop", "Ace", "2", "3",
                                        "4",    "5",     "6",      "7",   "8"};
    enum { KINDS = sizeof kinds / sizeof kinds[0] };
    const char *kind = kinds[item % KINDS];
    struct line tile = text_line("Player %d's %s", item / KINDS + 1, kind);
    const char *left = strstr(words, " left");
    if (!left) {
        return strcmp(words, tile.string) == 0;
    }
    struct line first = text_line("%s, ", kind), other = text_line(", %s, ", kind);
    bool leads = strncmp(words, first.string, strlen(first.string)) == 0;
    const char *at = leads ? words - 2 : strstr(words, other.string);
    return at ? atoi(at + strlen(other.string)) : 0;
}

/* ---- ways to end a match that nothing else ends ---- */

static void agree(struct listener_play *listener, uint64_t *seed) {
    look_for(listener, seed, "Menu, button");
    enter(listener);
    look_for(listener, seed, words(WORD_AGREE));
    enter(listener);
    ck_assert(listener_play_hears(listener, "agree"));
    look_for(listener, seed, words(WORD_ASK_AGREE_YES));
    enter(listener);
}

/* The clock warns, and says so. */
static void run_out_of_time(struct listener_play *listener, uint64_t *seed) {
    (void)seed;
    text_clear(&listener->heard);
    for (int second = 0; second < MINUTES * 60 && !listener->over; second++) {
        listener_play_wait(listener, 1000);
    }
    ck_assert(listener_play_hears(listener, ": 30 seconds left."));
    ck_assert(listener_play_hears(listener, ": 5 seconds left."));
}

static const struct player {
    const char *game, *place; /* how words on a place of the board begin */
    void (*turn)(struct listener_play *listener, uint64_t *seed);
    int (*heard)(const char *words, int item);
    int most; /* turns before they end the match, as it may go on forever… */
    void (*end)(struct listener_play *listener, uint64_t *seed); /* …in this way */
} players[] = {
    {"oware", "House %s, ", oware_turn, heard_number, 200, NULL},
    {"saddeeqa", "Hole %s, ", saddeeqa_turn, heard_number, 200, NULL},
    {"shakala", "Pit %s: ", shakala_turn, heard_beads, 30, run_out_of_time},
    {"seega", "%s, ", seega_turn, heard_piece, 70, agree},
    {"dulko", "%s, ", dulko_turn, heard_tile, 100, NULL},
};

/* Dulko's banks: the pieces of each player lie in their own. */
static bool is_others(const struct player *player, const char *name, int item) {
    return strcmp(player->game, "dulko") == 0 && strstr(name, "bank") &&
           !strstr(name, item / 11 ? "2" : "1");
}

/* What was read of the board is what is there. */
static void expect_known(struct listener_play *listener, const struct player *player) {
    const struct position *pos = ui_play_position(listener->play);
    const struct game *game = ui_play_match(listener->play)->game;
    listener_play_read(listener);
    for (int place = 0; place < game->place_count; place++) {
        struct line name = {""};
        struct text text = text_fixed(name.string, sizeof name.string);
        game->place_name(pos, place, &text);
        struct line known =
            listener_play_knows(listener, text_line(player->place, name.string).string);
        if (!known.string[0]) {
            known = listener_play_knows(listener, text_line("%s: ", name.string).string);
        }
        int all = 0;
        for (int item = 0; item < game->item_count; item++) {
            all += game->tokens(pos, place, item);
        }
        for (int item = 0; item < game->item_count; item++) {
            int there = game->tokens(pos, place, item), heard = player->heard(known.string, item);
            heard = is_others(player, name.string, item) ? 0 : heard;
            ck_assert_msg(heard < 0 ? atoi(known.string) == all : heard == there,
                          "%s: %s has %d of %s, but what was heard is \"%s\"", player->game,
                          name.string, there, game->items[item].id, known.string);
        }
    }
}

/* ---- the matches ---- */

static void play_match(const struct player *player) {
    struct listener_play listener = listener_play_open(player->game, NULL);
    uint64_t seed = 1;
    if (player->end == run_out_of_time) {
        match_clock_set(ui_play_match(listener.play), ui_play_clock(listener.play), MINUTES * 60,
                        0);
    }
    for (int turns = 0; turns < player->most && !listener.over; turns++) {
        player->turn(&listener, &seed);
        if (turns % READS_EVERY == READS_EVERY - 1 && !listener.over) {
            expect_known(&listener, player);
        }
    }
    if (!listener.over && player->end) {
        player->end(&listener, &seed);
    }
    ck_assert_msg(listener.over, "%s: no result was heard", player->game);
    ck_assert(match_over(ui_play_match(listener.play)));
    ui_play_cancel(listener.play); /* from the result back to the board */
    expect_known(&listener, player);
    listener_play_close(&listener);
}

START_TEST(a_match_of_oware_is_played_and_known_from_words_alone) {
    play_match(&players[0]);
}
END_TEST

START_TEST(a_match_of_saddeeqa_is_played_and_known_from_words_alone) {
    play_match(&players[1]);
}
END_TEST

START_TEST(a_match_of_shakala_is_played_and_known_from_words_alone) {
    play_match(&players[2]);
}
END_TEST

START_TEST(a_match_of_seega_is_played_and_known_from_words_alone) {
    play_match(&players[3]);
}
END_TEST

START_TEST(a_match_of_dulko_is_played_and_known_from_words_alone) {
    play_match(&players[4]);
}
END_TEST

SUITE("eyes_shut", a_match_of_oware_is_played_and_known_from_words_alone,
      a_match_of_saddeeqa_is_played_and_known_from_words_alone,
      a_match_of_shakala_is_played_and_known_from_words_alone,
      a_match_of_seega_is_played_and_known_from_words_alone,
      a_match_of_dulko_is_played_and_known_from_words_alone)
