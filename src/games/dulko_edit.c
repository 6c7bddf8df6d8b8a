/* dulko_edit.c: positions of Dulko that are put together by hand. Pieces go from a bank to the
 * board and back, so that their number is always right; on the board they turn over. The deadzone
 * is a mark that can be put on any square. */
#include "engine/game_edit.h"
#include "games/dulko_board.h"

enum { ITEMS = 2 * DULKO_KINDS, DEADZONE_MARK = ITEMS };

static void item_name(int item, struct text *out) {
    static const enum word piece[] = {WORD_DULKO_EDIT_PIECE_KING, WORD_DULKO_EDIT_PIECE_QUEEN,
                                      WORD_DULKO_EDIT_PIECE_BISHOP, WORD_DULKO_EDIT_PIECE_ACE,
                                      WORD_DULKO_EDIT_PIECE_NUMBER};
    int kind = item % DULKO_KINDS;
    if (item == DEADZONE_MARK) {
        text_add(out, words(WORD_DULKO_EDIT_DEADZONE));
        return;
    }
    text_format(out, words(dulko_word(piece, kind)), words(dulko_sides[item / DULKO_KINDS]),
                dulko_kind_name(kind));
}

static void set(struct position *pos, struct dulko *dulko) {
    dulko->result = (struct result){0};
    pack(pos, dulko);
}

static void clear(struct position *pos) {
    struct dulko dulko = unpack(pos);
    memset(dulko.board, EMPTY, sizeof dulko.board);
    for (int side = 0; side < 2; side++) {
        memcpy(dulko.bank[side], dulko_full_bank, sizeof dulko.bank[side]);
    }
    set(pos, &dulko);
}

/* Back to the bank of whoever owns the piece, unless that one is full. */
static bool take_off(struct dulko *dulko, int square) {
    uint8_t piece = dulko->board[square];
    if (piece == EMPTY) {
        return false;
    }
    int owner = owner_of(piece), kind = kind_of(piece);
    bool full = dulko->bank[owner][kind] == dulko_full_bank[kind];
    dulko->bank[full ? !owner : owner][kind]++;
    dulko->board[square] = EMPTY;
    return true;
}

/* From the owner's bank or, since pieces are captured, from the other one. */
static bool put_on(struct dulko *dulko, int square, int owner, int kind) {
    int from = dulko->bank[owner][kind] ? owner : !owner;
    if (!dulko->bank[from][kind]) {
        return false;
    }
    dulko->bank[from][kind]--;
    dulko->board[square] = make_piece(owner, kind);
    return true;
}

static bool put(struct position *pos, int place, int item) {
    struct dulko dulko = unpack(pos);
    if (place >= DULKO_SQUARES) {
        return false;
    }
    uint8_t piece = dulko.board[place];
    bool done = true;
    if (item == DEADZONE_MARK) {
        dulko.deadzone = (uint8_t)place;
    } else if (piece != EMPTY && item_of(piece) == item) {
        take_off(&dulko, place);
    } else if (is_kind(piece, item % DULKO_KINDS)) {
        dulko.board[place] = make_piece(item / DULKO_KINDS, item % DULKO_KINDS);
    } else {
        take_off(&dulko, place);
        done = put_on(&dulko, place, item / DULKO_KINDS, item % DULKO_KINDS);
    }
    if (done) {
        set(pos, &dulko);
    }
    return done;
}

static bool take(struct position *pos, int place, int item) {
    struct dulko dulko = unpack(pos);
    (void)item;
    bool done = place < DULKO_SQUARES && take_off(&dulko, place);
    if (done) {
        set(pos, &dulko);
    }
    return done;
}

static void set_side(struct position *pos, int side) {
    struct dulko dulko = unpack(pos);
    dulko.side = (uint8_t)side;
    set(pos, &dulko);
}

const struct game_edit dulko_edit = {
    .item_count = ITEMS + 1,
    .item_name = item_name,
    .clear = clear,
    .put = put,
    .take = take,
    .set_side = set_side,
};
