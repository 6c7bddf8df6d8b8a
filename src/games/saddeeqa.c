/* saddeeqa.c: the rules of Saddeeqa. */
#include "engine/effect.h"
#include "engine/rules.h"
#include "engine/touch.h"
#include "games/saddeeqa_board.h"
#include "games/saddeeqa_wheel.h"
#include "games/sowing.h"

enum { STONE };
enum { OPTION_STONES, OPTION_FIRST };
enum { CLOCKWISE, COUNTER_CLOCKWISE, DIRECTIONS };

/* After this many events of one action, laps are no longer written stone by stone. */
enum { SHOWN_EVENTS = 1024 };

static_assert(SADDEEQA_STONES_MAX <= UINT8_MAX, "a hole can hold all the stones");
/* The last lap shown, the rest, a capture, the collecting and two end events. */
static_assert(SHOWN_EVENTS + (SADDEEQA_STONES_MAX + 1) + 3 * SADDEEQA_HOLES + 4 <= TRACE_MAX,
              "the longest sowing fits in a trace");

static const enum word sides[2] = {WORD_SADDEEQA_TOP, WORD_SADDEEQA_BOTTOM};

static const struct sowing_ring ring = {
    .holes = SADDEEQA_HOLES, .hand = SADDEEQA_HAND, .store = SADDEEQA_STORE, .item = STONE};

static const char *const direction_codes[DIRECTIONS] = {"cw", "ccw"};

static int owner(int hole) {
    return hole / SADDEEQA_ROW;
}

static int facing(int hole) {
    return SADDEEQA_HOLES - 1 - hole;
}

static int step_of(int direction) {
    return direction == CLOCKWISE ? 1 : -1;
}

static bool row_empty(const struct saddeeqa *saddeeqa, int side) {
    static const uint8_t empty[SADDEEQA_ROW];
    return memcmp(saddeeqa->hole + side * SADDEEQA_ROW, empty, sizeof empty) == 0;
}

/* ---- sowing ---- */

/* Sows from a hole that holds stones. Returns the hole of the last stone; NOWHERE, and nothing
 * changes, when the sowing never ends. */
static int sow(uint8_t hole[SADDEEQA_HOLES], int from, int step) {
    struct wheel wheel = wheel_from(wheel_of(hole), from, step);
    int dropped = wheel_sow(&wheel);
    if (dropped == NOWHERE) {
        return NOWHERE;
    }
    int last = wheel_hole_after(from, step, dropped);
    wheel_to_holes(wheel, last, step, hole);
    return last;
}

/* What some holes have lost goes to the hand, and from there to the holes that have gained. The
 * last stone is dropped by itself, so that it is seen where the sowing ends. */
static void trace_rest(const uint8_t before[], uint8_t after[], int last, struct trace *trace) {
    after[last]--;
    for (int at = 0; at < SADDEEQA_HOLES; at++) {
        if (after[at] < before[at]) {
            trace_move(trace, EVENT_REST, STONE, before[at] - after[at], at, SADDEEQA_HAND);
        }
    }
    for (int at = 0; at < SADDEEQA_HOLES; at++) {
        if (after[at] > before[at]) {
            trace_move(trace, EVENT_REST, STONE, after[at] - before[at], SADDEEQA_HAND, at);
        }
    }
    after[last]++;
    trace_move(trace, EVENT_DROP, STONE, 1, SADDEEQA_HAND, last);
}

/* Sows a sowing that ends, with its events: stone by stone, the rest of a long one at once. */
static int sow_traced(uint8_t hole[SADDEEQA_HOLES], int from, int step, struct trace *trace) {
    int bound = trace->count + SHOWN_EVENTS;
    int at = from;
    do {
        at = sowing_lap(&ring, hole, at, step, NOWHERE, trace);
    } while (hole[at] > 1 && trace->count < bound);
    if (hole[at] > 1) {
        uint8_t shown[SADDEEQA_HOLES];
        memcpy(shown, hole, sizeof shown);
        at = sow(hole, at, step);
        trace_rest(shown, hole, at, trace);
    }
    return at;
}

/* ---- legality ---- */

static bool ends(const struct saddeeqa *saddeeqa, int hole, int direction) {
    struct wheel wheel = wheel_from(wheel_of(saddeeqa->hole), hole, step_of(direction));
    return wheel_sow(&wheel) != NOWHERE;
}

/* Whether there is a sowing of one lap, as in most positions. */
static bool has_short_sowing(const struct saddeeqa *saddeeqa) {
    int first = saddeeqa->side * SADDEEQA_ROW;
    for (int hole = first; hole < first + SADDEEQA_ROW; hole++) {
        int stones = saddeeqa->hole[hole];
        if (stones && stones < SADDEEQA_HOLES &&
            (!saddeeqa->hole[wheel_hole_after(hole, 1, stones)] ||
             !saddeeqa->hole[wheel_hole_after(hole, -1, stones)])) {
            return true;
        }
    }
    return false;
}

static bool has_sowing(const struct saddeeqa *saddeeqa) {
    int first = saddeeqa->side * SADDEEQA_ROW;
    if (has_short_sowing(saddeeqa)) {
        return true;
    }
    for (int hole = first; hole < first + SADDEEQA_ROW; hole++) {
        if (saddeeqa->hole[hole] &&
            (ends(saddeeqa, hole, CLOCKWISE) || ends(saddeeqa, hole, COUNTER_CLOCKWISE))) {
            return true;
        }
    }
    return false;
}

static int actions(const struct position *pos, game_action out[ACTIONS_MAX]) {
    struct saddeeqa saddeeqa = unpack(pos);
    if (saddeeqa.result.outcome != OUTCOME_OPEN) {
        return 0;
    }
    int first = saddeeqa.side * SADDEEQA_ROW, count = 0;
    for (int hole = first; hole < first + SADDEEQA_ROW; hole++) {
        for (int direction = 0; direction < DIRECTIONS && saddeeqa.hole[hole]; direction++) {
            if (ends(&saddeeqa, hole, direction)) {
                out[count++] = (game_action)(hole * DIRECTIONS + direction);
            }
        }
    }
    return count;
}

/* ---- the end ---- */

static void finish(struct saddeeqa *saddeeqa, enum reason reason, struct trace *trace) {
    sowing_collect(&ring, (struct sowing_counts){saddeeqa->hole, saddeeqa->store}, NOWHERE, trace);
    saddeeqa->result = result_by_count(saddeeqa->store[0], saddeeqa->store[1], reason);
    trace_mark(trace, EVENT_END_GAME);
}

/* An empty row ends the game, whoever emptied it; so does having only endless sowings. */
static void end_if_over(struct saddeeqa *saddeeqa, struct trace *trace) {
    if (row_empty(saddeeqa, 0) || row_empty(saddeeqa, 1)) {
        finish(saddeeqa, REASON_SCORE, trace);
    } else if (!has_sowing(saddeeqa)) {
        finish(saddeeqa, REASON_STRANDED, trace);
    }
}

/* ---- a move ---- */

/* A sowing captures when it ends in one of the player's own holes and the hole opposite holds
 * stones. */
static bool captures(const struct saddeeqa *saddeeqa, int last) {
    return owner(last) == saddeeqa->side && saddeeqa->hole[facing(last)];
}

struct saddeeqa_sowing saddeeqa_follow(const struct position *pos, game_action action) {
    struct saddeeqa saddeeqa = unpack(pos);
    int at = action / DIRECTIONS;
    int step = step_of(action % DIRECTIONS);
    assert(ends(&saddeeqa, at, action % DIRECTIONS));
    struct saddeeqa_sowing sowing = {0};
    struct wheel wheel = wheel_from(wheel_of(saddeeqa.hole), at, step);
    do {
        int stones = wheel_stones(wheel);
        struct saddeeqa_lap lap = {(uint8_t)at, (uint8_t)stones};
        sowing.lap[sowing.laps++ % SADDEEQA_HOLES] = lap;
        at = wheel_hole_after(at, step, stones);
        wheel = wheel_lap(wheel);
    } while (wheel_stones(wheel) > 1);
    wheel_to_holes(wheel, at, step, saddeeqa.hole);
    sowing.last = at;
    sowing.captured = captures(&saddeeqa, at) ? saddeeqa.hole[facing(at)] : 0;
    return sowing;
}

/* After a sowing that ended in the hole `last`. */
static void end_turn(struct saddeeqa *saddeeqa, int last, struct trace *trace) {
    if (captures(saddeeqa, last)) {
        sowing_take(&ring, (struct sowing_counts){saddeeqa->hole, saddeeqa->store}, facing(last),
                    saddeeqa->side, EVENT_CAPTURE, trace);
    }
    saddeeqa->side = (uint8_t)!saddeeqa->side;
    trace_mark(trace, EVENT_END_TURN);
    end_if_over(saddeeqa, trace);
}

static void apply(struct position *pos, game_action action, struct trace *trace) {
    struct saddeeqa saddeeqa = unpack(pos);
    int from = action / DIRECTIONS;
    int step = step_of(action % DIRECTIONS);
    assert(from < SADDEEQA_HOLES && owner(from) == saddeeqa.side && saddeeqa.hole[from]);
    int last =
        trace ? sow_traced(saddeeqa.hole, from, step, trace) : sow(saddeeqa.hole, from, step);
    assert(last != NOWHERE);
    end_turn(&saddeeqa, last, trace);
    pack(pos, &saddeeqa);
}

int saddeeqa_children(const struct position *pos, game_action action[SADDEEQA_ACTIONS_MAX],
                      struct position child[SADDEEQA_ACTIONS_MAX]) {
    const struct saddeeqa before = unpack(pos);
    struct wheel board = wheel_of(before.hole);
    int first = before.side * SADDEEQA_ROW, count = 0;
    for (int from = first; from < first + SADDEEQA_ROW; from++) {
        for (int direction = 0; direction < DIRECTIONS && before.hole[from]; direction++) {
            int step = step_of(direction);
            struct wheel wheel = wheel_from(board, from, step);
            int dropped = wheel_sow(&wheel);
            if (dropped != NOWHERE) {
                struct saddeeqa after = before;
                int last = wheel_hole_after(from, step, dropped);
                wheel_to_holes(wheel, last, step, after.hole);
                end_turn(&after, last, NULL);
                action[count] = (game_action)(from * DIRECTIONS + direction);
                child[count] = *pos;
                pack(&child[count++], &after);
            }
        }
    }
    return count;
}

static const char *agree(struct position *pos, struct trace *trace) {
    struct saddeeqa saddeeqa = unpack(pos);
    finish(&saddeeqa, REASON_AGREEMENT, trace);
    pack(pos, &saddeeqa);
    return NULL;
}

static void let_act(struct position *pos, int side) {
    struct saddeeqa saddeeqa = unpack(pos);
    saddeeqa.side = (uint8_t)side;
    end_if_over(&saddeeqa, NULL);
    pack(pos, &saddeeqa);
}

/* ---- queries ---- */

static void init(struct position *pos, const struct options *options) {
    struct saddeeqa saddeeqa = {.side = (uint8_t)options->value[OPTION_FIRST]};
    memset(saddeeqa.hole, (int)options->value[OPTION_STONES], sizeof saddeeqa.hole);
    pack(pos, &saddeeqa);
}

static int side_to_act(const struct position *pos) {
    return unpack(pos).side;
}

static struct result result(const struct position *pos) {
    return unpack(pos).result;
}

static int score(const struct position *pos, int side) {
    return unpack(pos).store[side];
}

/* What is in a store stays there. */
static int lead_most(const struct position *pos, int side) {
    struct saddeeqa saddeeqa = unpack(pos);
    int stones = saddeeqa.store[side] - saddeeqa.store[!side];
    for (int hole = 0; hole < SADDEEQA_HOLES; hole++) {
        stones += saddeeqa.hole[hole];
    }
    return stones;
}

static int tokens(const struct position *pos, int place, int item) {
    struct saddeeqa saddeeqa = unpack(pos);
    assert(item == STONE);
    return place < SADDEEQA_HOLES  ? saddeeqa.hole[place]
           : place < SADDEEQA_HAND ? saddeeqa.store[place - SADDEEQA_STORE]
                                   : 0;
}

/* ---- text ---- */

static void action_text(const struct position *pos, game_action action, struct text *out) {
    (void)pos;
    text_format(out, "%d%s", action / DIRECTIONS, direction_codes[action % DIRECTIONS]);
}

static const struct effect effects[] = {{.touch = "direction:cw",
                                         .did = WORD_SADDEEQA_SOWN_CLOCKWISE,
                                         .to_do = WORD_SADDEEQA_SOW_CLOCKWISE,
                                         .name = WORD_SADDEEQA_NAME_CLOCKWISE},
                                        {.did = WORD_SADDEEQA_SOWN_COUNTER,
                                         .to_do = WORD_SADDEEQA_SOW_COUNTER,
                                         .name = WORD_SADDEEQA_NAME_COUNTER},
                                        {0}};

static void place_id(int place, struct text *out) {
    if (place < SADDEEQA_HOLES) {
        text_number(out, (uint64_t)place);
    } else {
        text_add(out, place == SADDEEQA_HAND    ? "hand"
                      : place == SADDEEQA_STORE ? "Top's stones"
                                                : "Bottom's stones");
    }
}

static void place_name(const struct position *pos, int place, struct text *out) {
    (void)pos;
    if (place < SADDEEQA_HOLES) {
        text_number(out, (uint64_t)place);
    } else if (place == SADDEEQA_HAND) {
        text_add(out, words(WORD_HAND));
    } else {
        text_format(out, words(WORD_SADDEEQA_STONES_OF), words(sides[place - SADDEEQA_STORE]));
    }
}

static void position_text(const struct position *pos, struct text *out) {
    struct saddeeqa saddeeqa = unpack(pos);
    for (int hole = 0; hole < SADDEEQA_HOLES; hole++) {
        text_number(out, saddeeqa.hole[hole]);
        text_char(out, '-');
    }
    text_format(out, "%d-%d-%d", saddeeqa.store[0], saddeeqa.store[1], saddeeqa.side);
}

static const char *position_parse(struct position *pos, const struct options *options,
                                  const char *text) {
    (void)options; /* they only matter at the start */
    struct saddeeqa saddeeqa = {0};
    uint32_t total = 0;
    for (int i = 0; i < SADDEEQA_HOLES + 2; i++) {
        uint32_t stones = 0;
        text = read_number(text, SADDEEQA_STONES_MAX, &stones);
        if (!text || *text++ != '-') {
            return words(WORD_SADDEEQA_BAD_FORM);
        }
        total += stones;
        *(i < SADDEEQA_HOLES ? &saddeeqa.hole[i] : &saddeeqa.store[i - SADDEEQA_HOLES]) =
            (uint8_t)stones;
    }
    if ((text[0] != '0' && text[0] != '1') || text[1] != '\0') {
        return words(WORD_SADDEEQA_BAD_SIDE);
    }
    if (total < 1 || total > SADDEEQA_STONES_MAX) {
        return words(WORD_SADDEEQA_BAD_STONES);
    }
    saddeeqa.side = text[0] == '1';
    end_if_over(&saddeeqa, NULL);
    *pos = (struct position){0};
    pack(pos, &saddeeqa);
    return NULL;
}

static void picture(const struct position *pos, struct text *out) {
    static const char rim[] = "  +----------------------------------+\n";
    struct saddeeqa saddeeqa = unpack(pos);
    text_add(out, "      0   1   2   3   4   5   6   7\n");
    text_format(out, "%s  |", rim);
    for (int hole = 0; hole < SADDEEQA_ROW; hole++) {
        text_format(out, " %3d", saddeeqa.hole[hole]);
    }
    text_format(out, "  | %d %s\n  |", saddeeqa.store[0], words(WORD_SADDEEQA_TOP));
    for (int hole = SADDEEQA_HOLES - 1; hole >= SADDEEQA_ROW; hole--) {
        text_format(out, " %3d", saddeeqa.hole[hole]);
    }
    text_format(out, "  | %d %s\n%s", saddeeqa.store[1], words(WORD_SADDEEQA_BOTTOM), rim);
    text_add(out, "     15  14  13  12  11  10   9   8\n");
}

/* ---- selection ---- */

static int touches(const struct position *pos, game_action action, struct touch out[TOUCHES_MAX]) {
    (void)pos;
    struct text pit = text_fixed(out[0].text, sizeof out[0].text);
    text_format(&pit, "pit:%d", action / DIRECTIONS);
    struct text direction = text_fixed(out[1].text, sizeof out[1].text);
    text_format(&direction, "direction:%s", direction_codes[action % DIRECTIONS]);
    return 2;
}

/* Why this hole cannot be sown from. */
static bool why_not_from(const struct saddeeqa *saddeeqa, int hole, const char *const names[2],
                         struct text *sentence) {
    const char *name = names[saddeeqa->side];
    if (hole == NOWHERE) {
        text_format(sentence, words_to(WORD_SADDEEQA_WHY_CHOOSE, name), name);
    } else if (owner(hole) != saddeeqa->side) {
        text_format(sentence, words(WORD_SADDEEQA_WHY_OTHERS), hole, names[!saddeeqa->side]);
    } else if (!saddeeqa->hole[hole]) {
        text_format(sentence, words(WORD_SADDEEQA_WHY_EMPTY), hole);
    } else if (!ends(saddeeqa, hole, CLOCKWISE) && !ends(saddeeqa, hole, COUNTER_CLOCKWISE)) {
        text_format(sentence, words(WORD_SADDEEQA_WHY_HOLE_ENDLESS), hole);
    } else {
        return false;
    }
    return true;
}

/* Why this hole, which can be sown from, cannot be sown in that direction. */
static bool why_not_towards(const struct saddeeqa *saddeeqa, int hole, int direction,
                            struct text *sentence) {
    if (direction == NOWHERE) {
        text_format(sentence, words(WORD_SADDEEQA_WHY_WAY), hole);
    } else if (!ends(saddeeqa, hole, direction)) {
        text_add(sentence, words(WORD_SADDEEQA_WHY_ENDLESS));
    } else {
        return false;
    }
    return true;
}

static bool why_not(const struct position *pos, const struct touch touched[], int count,
                    const char *const names[2], struct why_not *out) {
    struct saddeeqa saddeeqa = unpack(pos);
    struct why_not why = {0};
    struct text sentence = text_fixed(why.sentence, sizeof why.sentence);
    int hole = touch_number(touched[0].text, "pit", SADDEEQA_HOLES - 1);
    /* of the last touch, or of the hole again, which is none */
    int direction = touch_choice(touched[count - 1].text, "direction", direction_codes, DIRECTIONS);
    if (saddeeqa.result.outcome != OUTCOME_OPEN) {
        text_add(&sentence, words(WORD_GAME_IS_OVER));
        hole = NOWHERE;
    } else if (!why_not_from(&saddeeqa, hole, names, &sentence) &&
               (count == 1 || !why_not_towards(&saddeeqa, hole, direction, &sentence))) {
        return false;
    }
    why.place[0] = (int16_t)hole;
    why.place_count = hole != NOWHERE;
    *out = why;
    return true;
}

/* ---- the table ---- */

static const struct option_choice first_choices[] = {
    {"0", WORD_SADDEEQA_TOP, WORD_SADDEEQA_TOP_EFFECT},
    {"1", WORD_SADDEEQA_BOTTOM, WORD_SADDEEQA_BOTTOM_EFFECT},
};

static const struct option_spec option_table[] = {
    [OPTION_STONES] = {.key = "stones",
                       .label = WORD_SADDEEQA_STONES,
                       .kind = OPTION_NUMBER,
                       .minimum = 1,
                       .maximum = 12,
                       .fallback = 4,
                       .effect = WORD_SADDEEQA_STONES_EFFECT},
    [OPTION_FIRST] = {.key = "first",
                      .label = WORD_SADDEEQA_FIRST,
                      .choices = first_choices,
                      .choice_count = 2},
};

static const struct item_spec item_table[] = {[STONE] = {.id = "stone", .owner = NOWHERE}};

const struct game saddeeqa_game = {
    .id = "saddeeqa",
    .name = WORD_SADDEEQA,
    .sides = sides,
    .unit = WORD_UNIT_STONES,
    .lead = {WORD_LEAD_STONES, WORD_AHEAD_STONES, WORD_EXPECTED_STONES, WORD_SCORE_STONES},
    .by_score = WORD_SADDEEQA_COUNTED,
    .stranded = WORD_SADDEEQA_STRANDED,
    .counted = WORD_COUNT_STONES,
    .rules_version = 1,
    .options = option_table,
    .option_count = 2,
    .items = item_table,
    .item_count = 1,
    .place_count = SADDEEQA_HAND + 1,
    .init = init,
    .side_to_act = side_to_act,
    .actions = actions,
    .apply = apply,
    .let_act = let_act,
    .result = result,
    .score = score,
    .lead_most = lead_most,
    .agree = agree,
    .action_text = action_text,
    .effects = effects,
    .position_text = position_text,
    .position_parse = position_parse,
    .picture = picture,
    .place_name = place_name,
    .place_id = place_id,
    .tokens = tokens,
    .touches = touches,
    .why_not = why_not,
    .facts = &saddeeqa_facts,
};
