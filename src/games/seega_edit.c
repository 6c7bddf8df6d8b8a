/* seega_edit.c: positions of Seega that are put together by hand. Board and phase determine hands
 * and captures: what is not on the board is still to be placed, or has been captured. */
#include "engine/game_edit.h"
#include "games/seega_board.h"

static void item_name(int item, struct text *out) {
    text_add(out, words(seega_sides[item]));
}

static void set(struct position *pos, struct seega *seega) {
    bool placing = seega->phase == PLACE_TWO || seega->phase == PLACE_ONE;
    for (int side = 0; side < 2; side++) {
        int missing = army(seega);
        for (int square = 0; square < squares_end(seega); square++) {
            missing -= seega->square[square] == side;
        }
        missing = missing < 0 ? 0 : missing;
        seega->hand[side] = (uint8_t)(placing ? missing : 0);
        seega->captures[!side] = (uint8_t)(placing ? 0 : missing);
    }
    seega->result = (struct result){0};
    pack(pos, seega);
}

static void clear(struct position *pos) {
    struct seega seega = unpack(pos), empty = seega_empty_board(seega.size);
    memcpy(seega.square, empty.square, sizeof seega.square);
    set(pos, &seega);
}

/* Changes what is on a square of the board. */
static bool change(struct position *pos, int place, int content) {
    struct seega seega = unpack(pos);
    if (place >= squares_end(&seega) || seega.square[place] == OUTSIDE ||
        seega.square[place] == content) {
        return false;
    }
    seega.square[place] = (uint8_t)content;
    set(pos, &seega);
    return true;
}

static bool put(struct position *pos, int place, int item) {
    return change(pos, place, item) || change(pos, place, EMPTY);
}

static bool take(struct position *pos, int place, int item) {
    (void)item;
    return change(pos, place, EMPTY);
}

static void set_side(struct position *pos, int side) {
    struct seega seega = unpack(pos);
    seega.side = (uint8_t)side;
    set(pos, &seega);
}

static void next_phase(struct position *pos) {
    struct seega seega = unpack(pos);
    seega.phase = (uint8_t)((seega.phase + 1) % PHASES);
    set(pos, &seega);
}

static void phase_name(const struct position *pos, struct text *out) {
    static const enum word names[PHASES] = {WORD_SEEGA_EDIT_PLACE_TWO, WORD_SEEGA_EDIT_PLACE_ONE,
                                            WORD_SEEGA_EDIT_MOVE, WORD_SEEGA_EDIT_REMOVE};
    text_add(out, words(names[unpack(pos).phase]));
}

const struct game_edit seega_edit = {
    .item_count = 2,
    .item_name = item_name,
    .clear = clear,
    .put = put,
    .take = take,
    .set_side = set_side,
    .next_phase = next_phase,
    .phase_name = phase_name,
};
