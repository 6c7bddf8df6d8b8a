/* saddeeqa_edit.c: positions of Saddeeqa that are put together by hand. */
#include "engine/game_edit.h"
#include "games/saddeeqa_board.h"
#include "games/sowing.h"

static void item_name(int item, struct text *out) {
    (void)item;
    text_add(out, words(WORD_SADDEEQA_STONE));
}

static void clear(struct position *pos) {
    struct saddeeqa saddeeqa = unpack(pos);
    memset(saddeeqa.hole, 0, sizeof saddeeqa.hole);
    memset(saddeeqa.store, 0, sizeof saddeeqa.store);
    saddeeqa.result = (struct result){0};
    pack(pos, &saddeeqa);
}

static bool change(struct position *pos, int place, int by) {
    struct saddeeqa saddeeqa = unpack(pos);
    uint8_t *count = place < SADDEEQA_HOLES  ? &saddeeqa.hole[place]
                     : place < SADDEEQA_HAND ? &saddeeqa.store[place - SADDEEQA_STORE]
                                             : NULL;
    bool changed = sowing_change(count, by, SADDEEQA_STONES_MAX);
    saddeeqa.result = (struct result){0};
    if (changed) {
        pack(pos, &saddeeqa);
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
    struct saddeeqa saddeeqa = unpack(pos);
    saddeeqa.side = (uint8_t)side;
    pack(pos, &saddeeqa);
}

const struct game_edit saddeeqa_edit = {
    .item_count = 1,
    .item_name = item_name,
    .clear = clear,
    .put = put,
    .take = take,
    .set_side = set_side,
};
