/* dulko_facts.c: what a turn of Dulko does besides capturing and scoring, and how that is told. */
#include "games/dulko_board.h"

#include "engine/touch.h"

/* Which number of a fact is what. */
enum {
    PIECE = 0,  /* its kind */
    LEFT = 1,   /* so much… */
    BEFORE = 2, /* …of so much before, or of all */
    OWN = 3,    /* pieces of the kind that are left in one's own bank… */
    ENEMY = 4,  /* …and in the opponent's */
    HELD = 0,   /* what is held can capture so many… */
    HOLDER = 1,
    SQUARE = 2,   /* …by this kind, from this square */
    OWN_KING = 0, /* 1 if it is about the King of whose turn it is, 0 about the opponent's */
};

enum { COUNTED = DULKO_SQUARES / 3 }; /* the most squares that are worth counting */

enum dulko_aim { AIM_NUMBER, AIM_ACE, AIM_RARE, AIM_TIGHT, AIM_ROOM, AIM_FEWER, AIMS };
enum dulko_principle { PRINCIPLE_START, PRINCIPLE_OPEN };
enum dulko_contrast { CONTRAST_LACKING, CONTRAST_KING };

/* How many squares a kind may be placed on. */
static int squares_for(const struct dulko *dulko, int kind) {
    int count = 0;
    for (int square = 0; square < DULKO_SQUARES; square++) {
        bool empty = dulko->board[square] == EMPTY;
        count += empty && (dulko_kinds_for(dulko, square) & 1U << kind) != 0;
    }
    return count;
}

/* ---- what one position leaves that another does not ---- */

/* How many pieces a unit lacks. */
static int lacking_in(const struct dulko *dulko, int unit) {
    int lacks = 0;
    for (int i = 0; i < UNIT_SIZE; i++) {
        int square = dulko_unit_squares[unit][i];
        lacks += dulko->board[square] == EMPTY && square != dulko->deadzone;
    }
    return lacks;
}

/* How many pieces the units of a side's King lack, or that of them which lacks fewest; 0 when it
 * has none on the board, or one of them is complete. */
static int lacking(const struct dulko *dulko, int side) {
    int king = 0, least = UNIT_SIZE;
    while (king < DULKO_SQUARES && dulko->board[king] != make_piece(side, DULKO_KING)) {
        king++;
    }
    for (int i = 0; i < UNITS_OF_SQUARE && king < DULKO_SQUARES; i++) {
        int lacks = lacking_in(dulko, dulko_units[king][i]);
        least = lacks < least ? lacks : least;
    }
    return king < DULKO_SQUARES ? least : 0;
}

/* A King that is still in the bank needs a square; one on the board is captured when a unit of its
 * own is completed. */
static bool find_contrast(const struct dulko *first, const struct dulko *second,
                          struct fact *fact) {
    int side = !second->side; /* it has just acted */
    int lacks[2] = {lacking(second, side), lacking(first, side)};
    int kings[2] = {squares_for(second, DULKO_KING), squares_for(first, DULKO_KING)};
    bool holds = second->bank[side][DULKO_KING] && first->bank[side][DULKO_KING];
    bool waits = second->bank[!side][DULKO_KING] && first->bank[!side][DULKO_KING];
    bool own = holds && !waits && kings[0] > kings[1];
    bool enemy = waits && !holds && kings[0] < kings[1];
    bool more = lacks[1] && lacks[0] > lacks[1];
    const int *counts = more ? lacks : kings;
    *fact = (struct fact){
        .use = FACT_CONTRAST,
        .kind = more ? CONTRAST_LACKING : CONTRAST_KING,
        .number = {
            [OWN_KING] = more || own, [LEFT] = (int16_t)counts[0], [BEFORE] = (int16_t)counts[1]}};
    return more || own || enemy;
}

/* ---- what a turn does that can be seen ---- */

/* A turn that places a piece. */
struct placing {
    const struct position *pos[2]; /* before and after it */
    struct dulko old, new;
    int side, kind, square;
};

static struct placing placing_of(const struct position *before, const struct position *after) {
    struct placing placing = {.pos = {before, after}, .old = unpack(before), .new = unpack(after)};
    placing.side = placing.old.side;
    while (placing.old.board[placing.square] == placing.new.board[placing.square] ||
           placing.old.board[placing.square] != EMPTY) {
        placing.square++;
    }
    placing.kind = kind_of(placing.new.board[placing.square]);
    return placing;
}

static struct fact aim_of(enum dulko_aim aim, int piece, int left, int before) {
    return (struct fact){
        .use = FACT_AIM,
        .kind = (int16_t)aim,
        .number = {[PIECE] = (int16_t)piece, [LEFT] = (int16_t)left, [BEFORE] = (int16_t)before}};
}

static void count_banks(const struct placing *placing, struct fact *fact) {
    fact->number[OWN] = placing->new.bank[placing->side][placing->kind];
    fact->number[ENEMY] = placing->new.bank[!placing->side][placing->kind];
}

/* A number of which the opponent has more left loses places: a quarter of them at least, and more
 * than the one that is taken, or the last. */
static bool aim_number(const struct placing *placing, struct fact *fact) {
    enum { PART = 4 };
    int side = placing->side, kind = placing->kind;
    const struct dulko *new = &placing->new;
    if (kind <= DULKO_ACE || new->bank[!side][kind] <= new->bank[side][kind]) {
        return false;
    }
    int places[2] = {squares_for(&placing->old, kind), squares_for(new, kind)};
    int lost = places[0] - places[1];
    *fact = aim_of(AIM_NUMBER, kind, places[1], places[0]);
    count_banks(placing, fact);
    return places[1] == 0 || (places[1] <= COUNTED && lost > 1 && PART * lost >= places[0]);
}

static bool aim_ace(const struct placing *placing, struct fact *fact) {
    enum { BESIDE_KING = 11 };
    *fact = aim_of(AIM_ACE, placing->kind, 0, 0);
    return placing->kind == DULKO_ACE && dulko_score(placing->pos[1], placing->side) -
                                                 dulko_score(placing->pos[0], placing->side) >=
                                             BESIDE_KING;
}

/* What the piece that an action places captures. */
static int captures_of(const struct position *pos, game_action action) {
    struct position after = *pos;
    struct trace trace;
    int count = 0;
    trace.count = 0;
    dulko_apply(&after, action, &trace);
    for (int i = 0; i < trace.count; i++) {
        count += trace.event[i].kind == EVENT_FLIP;
    }
    return count;
}

/* The most that a piece of the bank of a side could capture if it were to act; 0: it is not there,
 * or can go nowhere. */
static int most_captured_by(const struct position *pos, int side, int kind) {
    struct dulko dulko = unpack(pos);
    struct position acting = *pos;
    int most = 0;
    dulko.side = (uint8_t)side;
    pack(&acting, &dulko);
    bool can = dulko.bank[side][kind] && dulko.result.outcome == OUTCOME_OPEN;
    for (int square = 0; can && square < DULKO_SQUARES; square++) {
        if (dulko.board[square] == EMPTY && dulko_kinds_for(&dulko, square) & 1U << kind) {
            int captures = captures_of(&acting, (game_action)(square * DULKO_KINDS + kind));
            most = captures > most ? captures : most;
        }
    }
    return most;
}

/* That King, Queen or Bishop of the opponent's bank which could capture most captures less. */
static bool aim_rare(const struct placing *placing, struct fact *fact) {
    int enemy = !placing->side, best = DULKO_KING, most = 0;
    for (int kind = DULKO_KING; kind <= DULKO_BISHOP; kind++) {
        int captures = most_captured_by(placing->pos[0], enemy, kind);
        best = captures > most ? kind : best;
        most = captures > most ? captures : most;
    }
    int left = most > 1 ? most_captured_by(placing->pos[1], enemy, best) : most;
    *fact = aim_of(AIM_RARE, best, left, most);
    return left < most;
}

/* The number that has fewer squares than any other of the bank; where these are few, that has been
 * said. */
static bool aim_tight(const struct placing *placing, struct fact *fact) {
    enum { FEW = 9 };
    const struct dulko *old = &placing->old;
    int squares = squares_for(old, placing->kind), others = 0;
    bool fewest = placing->kind > DULKO_ACE && squares > FEW && squares <= COUNTED;
    for (int kind = DULKO_ACE + 1; kind < DULKO_KINDS && fewest; kind++) {
        bool other = kind != placing->kind && old->bank[placing->side][kind];
        fewest = !other || squares < squares_for(old, kind);
        others += other;
    }
    *fact = aim_of(AIM_TIGHT, placing->kind, squares, 0);
    return fewest && others;
}

/* How many squares for a kind are gone once it is placed on one of them. */
static int squares_taken(const struct dulko *dulko, int kind, int square) {
    struct dulko placed = *dulko;
    placed.board[square] = make_piece(dulko->side, kind);
    return squares_for(dulko, kind) - squares_for(&placed, kind);
}

/* A number of which the opponent has no more left keeps more places than most squares would leave
 * it; one of which it has more left keeps fewer. */
static bool aim_places(const struct placing *placing, bool more, struct fact *fact) {
    int side = placing->side, kind = placing->kind, worse = 0, places = 0;
    const struct dulko *old = &placing->old;
    int own = placing->new.bank[side][kind], enemy = placing->new.bank[!side][kind];
    bool few = squares_for(&placing->new, kind) <= COUNTED;
    if (!few || kind <= DULKO_ACE || more != (enemy <= own) || !(own + enemy)) {
        return false;
    }
    int taken = squares_taken(old, kind, placing->square);
    for (int square = 0; square < DULKO_SQUARES; square++) {
        if (old->board[square] == EMPTY && dulko_kinds_for(old, square) & 1U << kind) {
            int there = squares_taken(old, kind, square);
            worse += more ? there > taken : there < taken;
            places++;
        }
    }
    *fact = aim_of(more ? AIM_ROOM : AIM_FEWER, kind, places - taken, places);
    count_banks(placing, fact);
    return 2 * worse > places;
}

static bool aim_room(const struct placing *placing, struct fact *fact) {
    return aim_places(placing, true, fact);
}

static bool aim_fewer(const struct placing *placing, struct fact *fact) {
    return aim_places(placing, false, fact);
}

static bool is_empty(const struct dulko *dulko) {
    int square = 0;
    while (square < DULKO_SQUARES && dulko->board[square] == EMPTY) {
        square++;
    }
    return square == DULKO_SQUARES;
}

/* The first piece of all decides nothing; later the units that it stands in are about to fill, or
 * they are not. */
static int find_principle(const struct placing *placing, struct fact *out) {
    enum { MANY = 4 };
    int least = UNIT_SIZE;
    for (int i = 0; i < UNITS_OF_SQUARE; i++) {
        int lacks = lacking_in(&placing->new, dulko_units[placing->square][i]);
        least = lacks < least ? lacks : least;
    }
    bool start = is_empty(&placing->old);
    *out = aim_of(0, placing->kind, least, 0);
    out->use = FACT_PRINCIPLE;
    out->kind = (int16_t)(start ? PRINCIPLE_START : PRINCIPLE_OPEN);
    return start || least >= MANY;
}

/* ---- what it keeps ---- */

/* How far ahead a side is. */
static int lead_of(const struct position *pos, int side) {
    return dulko_score(pos, side) - dulko_score(pos, !side);
}

/* A King, Queen or Bishop that stays in the bank: the first square from which one captures most. */
static bool find_held(const struct position *before, const struct position *after,
                      struct fact *fact) {
    enum { TOLD_LEAST = 2 };
    const struct dulko old = unpack(before), new = unpack(after);
    game_action legal[ACTIONS_MAX], best = 0;
    int most = 0, count = dulko_actions(before, legal);
    for (int i = 0; i < count; i++) {
        int kind = legal[i] % DULKO_KINDS;
        if (kind <= DULKO_BISHOP && new.bank[old.side][kind]) {
            int captures = captures_of(before, legal[i]);
            best = captures > most ? legal[i] : best;
            most = captures > most ? captures : most;
        }
    }
    struct position instead = *before;
    if (most >= TOLD_LEAST) {
        dulko_apply(&instead, best, NULL);
    }
    *fact = (struct fact){.use = FACT_HOLDS,
                          .number = {[HELD] = (int16_t)most,
                                     [HOLDER] = (int16_t)(best % DULKO_KINDS),
                                     [SQUARE] = (int16_t)(best / DULKO_KINDS)}};
    return most >= TOLD_LEAST && lead_of(&instead, old.side) > lead_of(after, old.side);
}

static int find(const struct position *before, const struct position *after, unsigned uses,
                struct fact out[FACTS_MAX]) {
    static bool (*const aims[AIMS])(const struct placing *, struct fact *) = {
        aim_number, aim_ace, aim_rare, aim_tight, aim_room, aim_fewer,
    };
    int count = 0;
    if (uses >> FACT_PRINCIPLE & 1U) {
        const struct placing placing = placing_of(before, after);
        count += find_principle(&placing, out);
    }
    if (uses >> FACT_AIM & 1U) {
        const struct placing placing = placing_of(before, after);
        for (int i = 0; i < AIMS; i++) {
            count += aims[i](&placing, &out[count]);
        }
    }
    if (uses >> FACT_HOLDS & 1U) {
        count += find_held(before, after, &out[count]);
    }
    if (uses >> FACT_CONTRAST & 1U) {
        const struct dulko first = unpack(before), second = unpack(after);
        count += find_contrast(&first, &second, &out[count]);
    }
    return count;
}

/* ---- words ---- */

/* How many squares are left for a number, how many of it one player has to place, and how many the
 * other: `said`, or said[1] where there are none. */
static void tell_left(const struct fact *fact, const enum word said[2], int having, int other,
                      struct text *out) {
    const int16_t *number = fact->number;
    text_format(out, words_count(said[!number[other]], number[LEFT]), number[LEFT], number[BEFORE],
                words(dulko_a_kind[number[PIECE]]), number[having], number[other]);
}

/* Fewer places for a number of which the opponent has more. */
static void tell_number(const struct fact *fact, struct text *out) {
    static const enum word left[] = {WORD_DULKO_AIM_NUMBER, WORD_DULKO_AIM_NUMBER_NONE};
    const int16_t *number = fact->number;
    if (number[LEFT]) {
        tell_left(fact, left, ENEMY, OWN, out);
    } else {
        text_format(out, words(number[OWN] ? WORD_DULKO_AIM_LAST : WORD_DULKO_AIM_LAST_NONE),
                    words(dulko_a_kind[number[PIECE]]), number[ENEMY], number[OWN]);
    }
}

static void tell_aim(const struct fact *fact, struct text *out) {
    static const enum word rare[] = {WORD_DULKO_AIM_RARE_KING, WORD_DULKO_AIM_RARE_QUEEN,
                                     WORD_DULKO_AIM_RARE_BISHOP},
                           room[] = {WORD_DULKO_AIM_ROOM, WORD_DULKO_AIM_ROOM_NONE},
                           fewer[] = {WORD_DULKO_AIM_FEWER, WORD_DULKO_AIM_FEWER_NONE};
    const int16_t *number = fact->number;
    switch (fact->kind) {
    case AIM_NUMBER:
        tell_number(fact, out);
        break;
    case AIM_ACE:
        text_add(out, words(WORD_DULKO_AIM_ACE));
        break;
    case AIM_RARE:
        text_format(out, words_count(rare[number[PIECE]], number[BEFORE]), number[BEFORE],
                    number[LEFT]);
        break;
    case AIM_TIGHT:
        text_format(out, words_count(WORD_DULKO_AIM_TIGHT, number[LEFT]),
                    dulko_kind_name(number[PIECE]), number[LEFT]);
        break;
    case AIM_ROOM:
        tell_left(fact, room, OWN, ENEMY, out);
        break;
    default:
        tell_left(fact, fewer, ENEMY, OWN, out);
        break;
    }
}

static void tell_held(const struct fact *fact, struct text *out) {
    static const enum word holds[] = {[DULKO_KING] = WORD_DULKO_HOLDS_KING,
                                      [DULKO_QUEEN] = WORD_DULKO_HOLDS_QUEEN,
                                      [DULKO_BISHOP] = WORD_DULKO_HOLDS_BISHOP};
    char square[PLACE_TEXT_MAX];
    struct text name = text_fixed(square, sizeof square);
    touch_square_name(fact->number[SQUARE], DULKO_WIDTH, &name);
    text_format(out, words_count(holds[fact->number[HOLDER]], fact->number[HELD]),
                fact->number[HELD], square);
}

static void tell(const struct fact *fact, const char *opponent, struct text *out) {
    if (fact->use == FACT_PRINCIPLE) {
        bool start = fact->kind == PRINCIPLE_START;
        text_format(out,
                    words_count(start ? WORD_DULKO_START : WORD_DULKO_OPEN, fact->number[LEFT]),
                    fact->number[LEFT]);
    } else if (fact->use == FACT_AIM) {
        tell_aim(fact, out);
    } else if (fact->use == FACT_HOLDS) {
        tell_held(fact, out);
    } else {
        bool lacks = fact->kind == CONTRAST_LACKING;
        const char *whose = fact->number[OWN_KING] ? words(WORD_YOU) : opponent;
        text_format(out,
                    words_count_to(lacks ? WORD_DULKO_MORE_LACKING : WORD_DULKO_KING_SQUARES,
                                   fact->number[LEFT], whose),
                    whose, fact->number[LEFT], fact->number[BEFORE]);
    }
}

/* Its reviews tell of contrasts alone. */
static enum word practice(const struct fact *fact) {
    return fact->kind == CONTRAST_LACKING ? WORD_DULKO_PRACTICE_UNITS : WORD_DULKO_PRACTICE_KING;
}

const struct game_facts dulko_facts = {.find = find, .tell = tell, .practice = practice};
