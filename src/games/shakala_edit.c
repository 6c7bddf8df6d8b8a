/* shakala_edit.c: positions of Shakala that are put together by hand: between turns, or while gems
 * are taken. A position in the middle of a sowing comes from its text, and can then be changed. */
#include "engine/game_edit.h"
#include "games/shakala_board.h"

static void item_name(int item, struct text *out) {
    if (item == STONE) {
        text_add(out, words(WORD_SHAKALA_STONE));
    } else {
        text_format(out, words_count(WORD_SHAKALA_GEM, item), item);
    }
}

static void clear(struct position *pos) {
    struct shakala game = {.side = unpack(pos).side};
    pack(pos, &game);
}

static heap *heap_of(struct shakala *game, int place) {
    return place < PITS           ? &game->pit[place]
           : place < SHAKALA_HAND ? &game->cup[place - SHAKALA_CUP]
                                  : &game->hand;
}

static bool put(struct position *pos, int place, int item) {
    struct shakala game = unpack(pos);
    heap *beads = heap_of(&game, place);
    bool cup = place >= SHAKALA_CUP && place < HAND;
    if ((cup && item == STONE) || held(*beads, item) == SHAKALA_STONES) {
        return false;
    }
    *beads += one(item);
    pack(pos, &game);
    return true;
}

/* Gems lie on stones, and those of the greatest value on top. */
static bool take(struct position *pos, int place, int item) {
    struct shakala game = unpack(pos);
    heap *beads = heap_of(&game, place);
    for (int kind = GEM_VALUES; item == NOWHERE && kind >= STONE; kind--) {
        item = held(*beads, kind) ? kind : NOWHERE;
    }
    if (item == NOWHERE || !held(*beads, item)) {
        return false;
    }
    *beads -= one(item);
    pack(pos, &game);
    return true;
}

static void set_side(struct position *pos, int side) {
    struct shakala game = unpack(pos);
    game.side = (uint8_t)side;
    pack(pos, &game);
}

/* Between turns, then one gem to take, up to the longest run. */
static void next_phase(struct position *pos) {
    struct shakala game = unpack(pos);
    int takes = game.phase == PHASE_PIT                                ? 1
                : game.phase == PHASE_TAKE && game.takes < LONGEST_RUN ? game.takes + 1
                                                                       : 0;
    struct shakala next = {
        .side = game.side, .phase = takes ? PHASE_TAKE : PHASE_PIT, .takes = (uint8_t)takes};
    memcpy(next.pit, game.pit, sizeof next.pit);
    memcpy(next.cup, game.cup, sizeof next.cup);
    pack(pos, &next);
}

static void phase_name(const struct position *pos, struct text *out) {
    struct shakala game = unpack(pos);
    if (game.phase == PHASE_TAKE) {
        text_format(out, words_count(WORD_SHAKALA_EDIT_TAKE, game.takes), game.takes);
    } else {
        text_add(out,
                 words(game.phase == PHASE_PIT ? WORD_SHAKALA_EDIT_PIT : WORD_SHAKALA_EDIT_SOWING));
    }
}

const struct game_edit shakala_edit = {
    .item_count = KINDS,
    .item_name = item_name,
    .clear = clear,
    .put = put,
    .take = take,
    .set_side = set_side,
    .next_phase = next_phase,
    .phase_name = phase_name,
};
