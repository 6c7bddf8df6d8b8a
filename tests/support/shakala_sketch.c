/* shakala_sketch.c: see shakala_sketch.h. */
#include "support/shakala_sketch.h"

#include "engine/rules.h"
#include "games/shakala.h"
#include "support/suite.h"

#include <string.h>

enum { PLACES = SHAKALA_HAND, HEAP_SIZE = 40 };

struct sketch {
    char heap[PLACES][HEAP_SIZE];
    char left[HEAP_SIZE]; /* beads drawn nowhere yet */
};

static int place_of(const char *name) {
    static const char pits[] = "ABCDEFGHabcdefgh";
    if (name[1] == ' ') {
        const char *found = strchr(pits, name[0]);
        ck_assert_msg(found, "no pit %c", name[0]);
        return (int)(found - pits);
    }
    ck_assert(strncmp(name, "South ", 6) == 0 || strncmp(name, "North ", 6) == 0);
    return name[0] == 'S' ? SHAKALA_CUP : SHAKALA_CUP + 1;
}

static void use_up(struct sketch *sketch, const char *beads, size_t count) {
    for (size_t i = 0; i < count; i++) {
        char *found = strchr(sketch->left, beads[i]);
        ck_assert_msg(found && *found, "too many beads %c", beads[i]);
        memmove(found, found + 1, strlen(found));
    }
}

/* The hand in "S bead C D s3 -"; "" when the phase has none. */
static const char *hand_of(const char *tail) {
    const char *word = tail;
    for (int i = 0; i < 4; i++) {
        word = strchr(word, ' ');
        if (!word) {
            return "";
        }
        word++;
    }
    return word;
}

/* Reads what is drawn, except for the places with `*`, which fill_stars fills. */
static void read_sketch(struct sketch *sketch, const char *text) {
    while (*text) {
        int place = place_of(text);
        text = strchr(text, ' ') + 1;
        size_t length = strcspn(text, ",");
        memcpy(sketch->heap[place], text, length);
        sketch->heap[place][length] = '\0';
        if (*text != '*' && *text != '-') {
            use_up(sketch, text, length);
        }
        text += length;
        text += *text == ',' ? 2 : 0;
    }
}

static void fill_stars(struct sketch *sketch) {
    const char *gems = strpbrk(sketch->left, "1234");
    size_t stones = gems ? (size_t)(gems - sketch->left) : strlen(sketch->left);
    for (int place = 0; place < PLACES; place++) {
        if (strcmp(sketch->heap[place], "*") == 0) {
            size_t first = place < SHAKALA_CUP ? 0 : stones;
            size_t count = place < SHAKALA_CUP ? stones : strlen(sketch->left) - stones;
            memcpy(sketch->heap[place], sketch->left + first, count);
            memcpy(sketch->heap[place] + count, count ? "" : "-", count ? 1 : 2);
        }
    }
}

void sketch_text(const char *sketch, const char *tail, struct text *out) {
    struct sketch drawn = {.left = "ssssssssssssssss1111222233334444"};
    const char *hand = hand_of(tail);
    use_up(&drawn, hand, *hand == '-' ? 0 : strcspn(hand, " "));
    read_sketch(&drawn, sketch);
    fill_stars(&drawn);
    for (int place = 0; place < PLACES; place++) {
        text_add(out, place == 0 ? "" : place < SHAKALA_CUP ? "/" : " ");
        text_add(out, drawn.heap[place][0] ? drawn.heap[place] : "-");
    }
    text_format(out, " %s", tail);
}

struct position sketch_position(const char *sketch, const char *tail) {
    struct options options = options_default(&shakala_game);
    struct position pos;
    char buffer[POSITION_TEXT_MAX];
    struct text text = text_fixed(buffer, sizeof buffer);
    sketch_text(sketch, tail, &text);
    const char *message = rules_setup(&shakala_game, &options, buffer, &pos, NULL);
    ck_assert_msg(!message, "%s: %s", buffer, message);
    return pos;
}

void sketch_play(struct position *pos, const char *actions) {
    while (*actions) {
        size_t length = strcspn(actions, " ");
        char notation[ACTION_TEXT_MAX];
        struct text text = text_fixed(notation, sizeof notation);
        text_add_bytes(&text, actions, length);
        game_action action = 0;
        ck_assert_msg(rules_action_parse(&shakala_game, pos, notation, &action), "%s is illegal",
                      notation);
        rules_play(&shakala_game, pos, action, NULL);
        actions += length;
        actions += *actions == ' ';
    }
}

void sketch_moves(const struct position *pos, struct text *out) {
    game_action legal[ACTIONS_MAX];
    int count = shakala_game.actions(pos, legal);
    for (int i = 0; i < count; i++) {
        text_add(out, i > 0 ? " " : "");
        shakala_game.action_text(pos, legal[i], out);
    }
}
