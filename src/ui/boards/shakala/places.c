/* places.c: see places.h. */
#include "ui/boards/shakala/places.h"

#include "engine/touch.h"
#include "ui/boards/shakala/geometry.h"

/* ---- the board's dimensions ---- */

enum { ALONG_EDGE = SHAKALA_ROW / 2 }; /* a player's pits are in two rows of four */

/* South's pits: A-D along its edge and E-H above them, both from the left; North's likewise, seen
 * from the other side. */
static bool place_of(const struct board_geometry *board, int place, struct shape *shape) {
    (void)board;
    if (place >= SHAKALA_PITS) {
        return false;
    }
    int of_side = place % SHAKALA_ROW;
    double x = of_side % ALONG_EDGE - 1.5;
    double y = of_side < ALONG_EDGE ? 1.5 : 0.5;
    double turn = place < SHAKALA_ROW ? 1 : -1;
    *shape = shape_circle(turn * x, turn * y, SHAKALA_PIT_RADIUS);
    return true;
}

const struct board_geometry shakala_geometry = {.outline = SHAKALA_OUTLINE, .place = place_of};

/* ---- places and their ids ---- */

static const char letters[] = "ABCDEFGHabcdefgh";

struct line shakala_pit_name(int pit) {
    return (struct line){{letters[pit]}};
}

int shakala_pit_of(const char *id) {
    return touch_letter(id, "pit", letters);
}

struct line shakala_pit_id(int pit) {
    return text_line("pit:%c", letters[pit]);
}

struct line shakala_bead_id(int kind) {
    return text_line("bead:%c", "s1234"[kind]);
}

struct line shakala_drop_id(int kind) {
    return text_line("drop:%c", "s1234"[kind]);
}

struct line shakala_gem_id(int place, int value) {
    return place < SHAKALA_PITS ? text_line("gem:%c%d", letters[place], value)
                                : text_line("gem:cup%d", value);
}

int shakala_kind_of(const char *id) {
    return touch_letter(id, touch_name(id, "drop") ? "drop" : "bead", "s1234");
}

/* ---- handfuls ---- */

struct handful shakala_held(const struct position *pos, int place) {
    struct handful beads;
    for (int kind = 0; kind < SHAKALA_KINDS; kind++) {
        beads.of[kind] = shakala_game.tokens(pos, place, kind);
    }
    return beads;
}

int shakala_size(const struct handful *beads) {
    int size = 0;
    for (int kind = 0; kind < SHAKALA_KINDS; kind++) {
        size += beads->of[kind];
    }
    return size;
}
