/* oware.c: the rules of Oware. */
#include "games/oware_board.h"

#include "engine/effect.h"
#include "engine/rules.h"
#include "engine/touch.h"
#include "games/sowing.h"

enum { SEED };
enum { OPTION_GRAND_SLAM, OPTION_LEFTOVERS };

static const enum word sides[2] = {WORD_SOUTH, WORD_NORTH};

static const struct sowing_ring ring = {
    .holes = OWARE_HOUSES, .hand = OWARE_HAND, .store = OWARE_STORE, .item = SEED};

static int owner(int house) {
    return house / OWARE_ROW;
}

/* The bits of all counts of a row: 0 when it is empty, more than 3 when a house holds more than 3.
 */
static int row_bits(const struct oware *oware, int side) {
    const uint8_t *row = oware->house + side * OWARE_ROW;
    return row[0] | row[1] | row[2] | row[3] | row[4] | row[5];
}

static bool row_empty(const struct oware *oware, int side) {
    return row_bits(oware, side) == 0;
}

/* ---- legality ---- */

/* A sowing reaches the opponent's row when it has more seeds than there are houses left in one's
 * own. */
static bool feeds(const struct oware *oware, int house) {
    return oware->house[house] >= OWARE_ROW - house % OWARE_ROW;
}

/* The house where the last of `seeds` lands: eleven to a lap, because the origin is skipped. */
static int landing(int house, int seeds) {
    int last = house + 1 + (seeds - 1) % (OWARE_HOUSES - 1);
    return last >= OWARE_HOUSES ? last - OWARE_HOUSES : last;
}

/* What `target` holds after sowing `seeds` from `house`, before any capture. */
static int after_sowing(const struct oware *oware, int house, int seeds, int target) {
    int distance = (target - house + OWARE_HOUSES) % OWARE_HOUSES;
    return oware->house[target] + (seeds + OWARE_HOUSES - 1 - distance) / (OWARE_HOUSES - 1);
}

/* A grand slam: the move would capture every seed in the opponent's row. */
static bool is_grand_slam(const struct oware *oware, int house) {
    int seeds = oware->house[house];
    int last = landing(house, seeds);
    if (owner(last) == owner(house)) {
        return false;
    }
    /* Every house up to the last one holds seeds, so if one is not captured, some are left. */
    int first = owner(last) * OWARE_ROW;
    for (int target = first + OWARE_ROW - 1; target >= first; target--) {
        int holds = after_sowing(oware, house, seeds, target);
        bool captured = target <= last && (holds == 2 || holds == 3);
        if (!captured && holds > 0) {
            return false;
        }
    }
    return true;
}

/* The moves before the grand slam rule is applied: if the opponent's row is empty, only those that
 * feed it. */
static int candidates(const struct oware *oware, game_action out[OWARE_ROW]) {
    bool must_feed = row_empty(oware, !oware->side);
    int count = 0;
    for (int house = oware->side * OWARE_ROW; house < (oware->side + 1) * OWARE_ROW; house++) {
        if (oware->house[house] && (!must_feed || feeds(oware, house))) {
            out[count++] = (game_action)house;
        }
    }
    return count;
}

/* The grand slam rule never removes the last legal move, so the candidates decide. */
static bool can_move(const struct oware *oware) {
    if (!row_empty(oware, !oware->side)) {
        return !row_empty(oware, oware->side);
    }
    game_action feeding[OWARE_ROW];
    return candidates(oware, feeding) > 0;
}

static int actions_of(const struct oware *oware, game_action *out) {
    if (oware->result.outcome != OUTCOME_OPEN) {
        return 0;
    }
    int count = candidates(oware, out);
    if (oware->grand_slam != SLAM_FORBIDDEN || row_bits(oware, !oware->side) > 3) {
        return count; /* a house of more than three seeds is never captured: no grand slam */
    }
    game_action allowed[OWARE_ROW];
    int kept = 0;
    for (int i = 0; i < count; i++) {
        if (!is_grand_slam(oware, out[i])) {
            allowed[kept++] = out[i];
        }
    }
    if (kept == 0 || kept == count) {
        return count; /* when every move is a grand slam, they are all legal */
    }
    memcpy(out, allowed, (size_t)kept * sizeof *out);
    return kept;
}

static int actions(const struct position *pos, game_action out[ACTIONS_MAX]) {
    struct oware oware = unpack(pos);
    return actions_of(&oware, out);
}

/* ---- the end ---- */

/* Ends the game if it is over with `side` to act: 25 first, then no legal move. `last_mover` is
 * NOWHERE when no move was made. */
static void end_if_over(struct oware *oware, int last_mover, struct trace *trace) {
    for (int side = 0; side < 2; side++) {
        if (oware->store[side] >= OWARE_MAJORITY) {
            oware->result = (struct result){OUTCOME_WIN, (uint8_t)side, REASON_MAJORITY};
            trace_mark(trace, EVENT_END_GAME);
            return;
        }
    }
    if (can_move(oware)) {
        return;
    }
    int taker = oware->leftovers == LEFT_TO_LAST_MOVER ? last_mover : NOWHERE;
    sowing_collect(&ring, (struct sowing_counts){oware->house, oware->store}, taker, trace);
    oware->result = result_by_count(oware->store[0], oware->store[1], REASON_SCORE);
    trace_mark(trace, EVENT_END_GAME);
}

/* ---- a move ---- */

/* From the last house backward within the opponent's row, as long as each holds 2 or 3. */
static void capture(struct oware *oware, int last, struct trace *trace) {
    int side = !owner(last);
    for (int at = last; at >= 0 && owner(at) != side; at--) {
        int seeds = oware->house[at];
        if (seeds != 2 && seeds != 3) {
            return;
        }
        sowing_take(&ring, (struct sowing_counts){oware->house, oware->store}, at, side,
                    EVENT_CAPTURE, trace);
    }
}

static void apply(struct position *pos, game_action action, struct trace *trace) {
    struct oware oware = unpack(pos);
    int side = oware.side;
    assert(action < OWARE_HOUSES && owner(action) == side && oware.house[action]);
    bool spared = oware.grand_slam == SLAM_NO_CAPTURE && is_grand_slam(&oware, action);
    int last = sowing_lap(&ring, oware.house, action, 1, action, trace);
    if (owner(last) != side && !spared) {
        capture(&oware, last, trace);
    }
    oware.side = (uint8_t)!side;
    trace_mark(trace, EVENT_END_TURN);
    end_if_over(&oware, side, trace);
    pack(pos, &oware);
}

static const char *agree(struct position *pos, struct trace *trace) {
    struct oware oware = unpack(pos);
    sowing_collect(&ring, (struct sowing_counts){oware.house, oware.store}, NOWHERE, trace);
    oware.result = result_by_count(oware.store[0], oware.store[1], REASON_AGREEMENT);
    trace_mark(trace, EVENT_END_GAME);
    pack(pos, &oware);
    return NULL;
}

static void let_act(struct position *pos, int side) {
    struct oware oware = unpack(pos);
    oware.side = (uint8_t)side;
    end_if_over(&oware, NOWHERE, NULL);
    pack(pos, &oware);
}

/* ---- queries ---- */

static void init(struct position *pos, const struct options *options) {
    struct oware oware = {.grand_slam = (uint8_t)options->value[OPTION_GRAND_SLAM],
                          .leftovers = (uint8_t)options->value[OPTION_LEFTOVERS]};
    memset(oware.house, OWARE_SEEDS / OWARE_HOUSES, sizeof oware.house);
    pack(pos, &oware);
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
    return OWARE_SEEDS - 2 * unpack(pos).store[!side];
}

static int tokens(const struct position *pos, int place, int item) {
    struct oware oware = unpack(pos);
    assert(item == SEED);
    (void)item;
    if (place < OWARE_HOUSES) {
        return oware.house[place];
    }
    return place < OWARE_HAND ? oware.store[place - OWARE_STORE] : 0;
}

/* ---- text ---- */

static char house_letter(int house) {
    return oware_house_letters[house];
}

static void action_text(const struct position *pos, game_action action, struct text *out) {
    (void)pos;
    text_char(out, house_letter(action));
}

static void place_id(int place, struct text *out) {
    if (place < OWARE_HOUSES) {
        text_char(out, house_letter(place));
    } else {
        text_add(out, place == OWARE_HAND ? "hand" : place == OWARE_STORE ? "South" : "North");
    }
}

static const struct effect effects[] = {
    {.would = WORD_OWARE_PREVIEW, .to_do = WORD_OWARE_SOW},
    {.also = true, .one = EVENT_CAPTURE, .would = WORD_OWARE_CAPTURES},
    {.also = true, .several = EVENT_CAPTURE, .would = WORD_OWARE_CAPTURES_EACH},
    {0}};

static void place_name(const struct position *pos, int place, struct text *out) {
    (void)pos;
    if (place < OWARE_HOUSES) {
        text_char(out, house_letter(place));
    } else {
        text_add(out, words(place == OWARE_HAND    ? WORD_HAND
                            : place == OWARE_STORE ? WORD_SOUTH
                                                   : WORD_NORTH));
    }
}

static void position_text(const struct position *pos, struct text *out) {
    struct oware oware = unpack(pos);
    for (int house = 0; house < OWARE_HOUSES; house++) {
        text_number(out, oware.house[house]);
        text_char(out, '-');
    }
    text_format(out, "%d-%d-%c", oware.store[0], oware.store[1], oware.side ? 'N' : 'S');
}

static const char *position_parse(struct position *pos, const struct options *options,
                                  const char *text) {
    struct position start = {0};
    init(&start, options);
    struct oware oware = unpack(&start);
    uint32_t total = 0;
    for (int i = 0; i < OWARE_HOUSES + 2; i++) {
        uint32_t seeds = 0;
        text = read_number(text, OWARE_SEEDS, &seeds);
        if (!text || *text++ != '-') {
            return words(WORD_OWARE_BAD_FORM);
        }
        total += seeds;
        *(i < OWARE_HOUSES ? &oware.house[i] : &oware.store[i - OWARE_HOUSES]) = (uint8_t)seeds;
    }
    if ((text[0] != 'S' && text[0] != 'N') || text[1] != '\0') {
        return words(WORD_OWARE_BAD_SIDE);
    }
    if (total != OWARE_SEEDS) {
        return words(WORD_OWARE_BAD_SEEDS);
    }
    oware.side = text[0] == 'N';
    end_if_over(&oware, NOWHERE, NULL);
    *pos = (struct position){0};
    pack(pos, &oware);
    return NULL;
}

static void picture(const struct position *pos, struct text *out) {
    struct oware oware = unpack(pos);
    text_add(out, "          f  e  d  c  b  a\n");
    text_add(out, "  +----------------------------+\n  |     ");
    for (int house = OWARE_HOUSES - 1; house >= OWARE_ROW; house--) {
        text_format(out, " %2d", oware.house[house]);
    }
    text_format(out, "     |\n%2d|                            |%2d\n  |     ", oware.store[1],
                oware.store[0]);
    for (int house = 0; house < OWARE_ROW; house++) {
        text_format(out, " %2d", oware.house[house]);
    }
    text_add(out, "     |\n  +----------------------------+\n          A  B  C  D  E  F\n");
}

/* ---- selection ---- */

static int touches(const struct position *pos, game_action action, struct touch out[TOUCHES_MAX]) {
    struct text text = text_fixed(out[0].text, sizeof out[0].text);
    text_add(&text, "pit:");
    action_text(pos, action, &text);
    return 1;
}

static bool is_legal(const struct oware *oware, int house) {
    game_action legal[OWARE_ROW];
    int count = actions_of(oware, legal);
    for (int i = 0; i < count; i++) {
        if (legal[i] == house) {
            return true;
        }
    }
    return false;
}

/* Why this house cannot be sown. */
static void why_not_house(const struct oware *oware, int house, const char *const names[2],
                          struct text *sentence) {
    const char *opponent = names[!oware->side];
    if (owner(house) != oware->side) {
        text_format(sentence, words(WORD_OWARE_WHY_OTHERS), house_letter(house), opponent);
    } else if (!oware->house[house]) {
        text_format(sentence, words(WORD_OWARE_WHY_EMPTY), house_letter(house));
    } else {
        bool hungry = row_empty(oware, !oware->side) && !feeds(oware, house);
        text_format(sentence, words(hungry ? WORD_OWARE_WHY_FEED : WORD_OWARE_WHY_SLAM), opponent);
    }
}

static bool why_not(const struct position *pos, const struct touch touched[], int count,
                    const char *const names[2], struct why_not *out) {
    struct oware oware = unpack(pos);
    int house = touch_letter(touched[0].text, "pit", oware_house_letters);
    if (house != NOWHERE && count == 1 && is_legal(&oware, house)) {
        return false;
    }
    *out = (struct why_not){0};
    struct text text = text_fixed(out->sentence, sizeof out->sentence);
    if (oware.result.outcome != OUTCOME_OPEN) {
        text_add(&text, words(WORD_GAME_IS_OVER));
    } else if (house == NOWHERE || count != 1) {
        text_format(&text, words_to(WORD_OWARE_WHY_CHOOSE, names[oware.side]), names[oware.side]);
    } else {
        why_not_house(&oware, house, names, &text);
        out->place[out->place_count++] = (int16_t)house;
    }
    return true;
}

/* ---- the table ---- */

static const struct option_choice grand_slam_choices[] = {
    [SLAM_FORBIDDEN] = {"forbidden", WORD_OWARE_SLAM_FORBIDDEN, WORD_OWARE_SLAM_FORBIDDEN_EFFECT},
    [SLAM_NO_CAPTURE] = {"no-capture", WORD_OWARE_SLAM_NO_CAPTURE,
                         WORD_OWARE_SLAM_NO_CAPTURE_EFFECT},
    [SLAM_ALLOWED] = {"allowed", WORD_OWARE_SLAM_ALLOWED, WORD_OWARE_SLAM_ALLOWED_EFFECT},
};

static const struct option_choice leftovers_choices[] = {
    [LEFT_TO_HOLDER] = {"holder", WORD_OWARE_LEFT_TO_HOLDER, WORD_OWARE_LEFT_TO_HOLDER_EFFECT},
    [LEFT_TO_LAST_MOVER] = {"last-mover", WORD_OWARE_LEFT_TO_MOVER,
                            WORD_OWARE_LEFT_TO_MOVER_EFFECT},
};

static const struct option_spec option_table[] = {
    [OPTION_GRAND_SLAM] = {.key = "grand-slam",
                           .label = WORD_OWARE_SLAM,
                           .choices = grand_slam_choices,
                           .choice_count = 3},
    [OPTION_LEFTOVERS] = {.key = "leftovers",
                          .label = WORD_OWARE_LEFTOVERS,
                          .choices = leftovers_choices,
                          .choice_count = 2},
};

static const struct item_spec item_table[] = {
    [SEED] = {.id = "seed", .owner = NOWHERE},
};

const struct game oware_game = {
    .id = "oware",
    .name = WORD_OWARE,
    .sides = sides,
    .unit = WORD_UNIT_SEEDS,
    .lead = {WORD_LEAD_SEEDS, WORD_AHEAD_SEEDS, WORD_EXPECTED_SEEDS, WORD_SCORE_SEEDS},
    .by_score = WORD_OWARE_COUNTED,
    .margins_hold = true,
    .counted = WORD_COUNT_SEEDS,
    .rules_version = 1,
    .options = option_table,
    .option_count = 2,
    .items = item_table,
    .item_count = 1,
    .place_count = OWARE_HAND + 1,
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
    .facts = &oware_facts,
};
