/* oware_edit.c: positions of Oware that are put together by hand. */
#include "engine/game_edit.h"
#include "games/oware_board.h"
#include "games/sowing.h"

static void item_name(int item, struct text *out) {
    (void)item;
    text_add(out, words(WORD_OWARE_SEED));
}

static void clear(struct position *pos) {
    struct oware oware = unpack(pos);
    memset(oware.house, 0, sizeof oware.house);
    memset(oware.store, 0, sizeof oware.store);
    oware.result = (struct result){0};
    pack(pos, &oware);
}

static bool change(struct position *pos, int place, int by) {
    struct oware oware = unpack(pos);
    uint8_t *count = place < OWARE_HOUSES ? &oware.house[place]
                     : place < OWARE_HAND ? &oware.store[place - OWARE_STORE]
                                          : NULL;
    bool changed = sowing_change(count, by, OWARE_SEEDS);
    oware.result = (struct result){0};
    if (changed) {
        pack(pos, &oware);
    }
    return changed;
}

static bool put(struct position *pos, int place, int item) {
    (void)item;
    return change(pos, place, 1);
}

static bool take(struct position *pos, int place, int item) {
    (void)item;
    return change(pos, place, -1);
}

static void set_side(struct position *pos, int side) {
    struct oware oware = unpack(pos);
    oware.side = (uint8_t)side;
    pack(pos, &oware);
}

const struct game_edit oware_edit = {
    .item_count = 1,
    .item_name = item_name,
    .clear = clear,
    .put = put,
    .take = take,
    .set_side = set_side,
};
