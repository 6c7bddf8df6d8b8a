/* shakala_text.c: Shakala's text: names, position strings, the picture. */
#include "games/shakala_board.h"

const enum word shakala_sides[2] = {WORD_SOUTH, WORD_NORTH};

/* ---- writing ---- */

const char shakala_pit_letters[] = "ABCDEFGHabcdefgh";
const char shakala_bead_letters[] = "s1234";

static void add_heap(struct text *out, heap beads) {
    if (!beads) {
        text_char(out, '-');
    }
    for (int kind = STONE; kind < KINDS; kind++) {
        for (int i = held(beads, kind); i > 0; i--) {
            text_char(out, shakala_bead_letters[kind]);
        }
    }
}

void shakala_action_text(const struct position *pos, game_action action, struct text *out) {
    (void)pos;
    if (action < PITS) {
        text_char(out, shakala_pit_letters[action]);
    } else if (action < SHAKALA_BEAD) {
        text_add(out, action == SHAKALA_TRACK_INNER ? "in" : "out");
    } else if (action < SHAKALA_TAKE) {
        text_char(out, shakala_bead_letters[action - SHAKALA_BEAD]);
    } else {
        int place = (action - SHAKALA_TAKE) / GEM_VALUES;
        int value = (action - SHAKALA_TAKE) % GEM_VALUES + 1;
        text_char(out, 'x');
        if (place == SHAKALA_CUP) {
            text_add(out, "cup");
        } else {
            text_char(out, shakala_pit_letters[place]);
        }
        text_char(out, shakala_bead_letters[value]);
    }
}

/* A turn is named by its pit. */
const struct effect shakala_effects[] = {{.touch = "track:in", .alone = WORD_SHAKALA_NAME_INNER},
                                         {.touch = "track:out", .alone = WORD_SHAKALA_NAME_OUTER},
                                         {.touch = "bead:", .alone = WORD_SHAKALA_NAME_DROPPED},
                                         {.touch = "gem:", .alone = WORD_SHAKALA_NAME_TAKEN},
                                         {0}};

void shakala_place_id(int place, struct text *out) {
    if (place < PITS) {
        text_char(out, shakala_pit_letters[place]);
    } else {
        text_add(out, place == HAND          ? "hand"
                      : place == SHAKALA_CUP ? "South's cup"
                                             : "North's cup");
    }
}

void shakala_place_name(const struct position *pos, int place, struct text *out) {
    (void)pos;
    if (place < PITS) {
        text_char(out, shakala_pit_letters[place]);
    } else if (place == HAND) {
        text_add(out, words(WORD_HAND));
    } else {
        text_format(out, words(WORD_SHAKALA_CUP_OF), words(shakala_sides[place - SHAKALA_CUP]));
    }
}

/* The pits of the run in the order of their drops. */
static void add_run(struct text *out, const struct shakala *game) {
    if (!game->run) {
        text_char(out, '-');
        return;
    }
    text_char(out, game->run_gems ? 'g' : 's');
    for (int i = 0; i < ROW; i++) {
        int pit = !game->side * ROW + shakala_pit_order[i];
        if (game->run >> pit & 1) {
            text_char(out, shakala_pit_letters[pit]);
        }
    }
}

static void add_phase(struct text *out, const struct shakala *game) {
    switch (game->phase) {
    case PHASE_TRACK:
    case PHASE_BEAD:
        text_format(out, "%s %c %c ", game->phase == PHASE_TRACK ? "track" : "bead",
                    shakala_pit_letters[game->origin], shakala_pit_letters[game->at]);
        add_heap(out, game->hand);
        text_char(out, ' ');
        add_run(out, game);
        break;
    case PHASE_TAKE:
        text_format(out, "take %d", game->takes);
        break;
    default:
        text_add(out, "pit");
        break;
    }
}

void shakala_position_text(const struct position *pos, struct text *out) {
    struct shakala game = unpack(pos);
    for (int pit = 0; pit < PITS; pit++) {
        if (pit > 0) {
            text_char(out, '/');
        }
        add_heap(out, game.pit[pit]);
    }
    for (int side = 0; side < 2; side++) {
        text_char(out, ' ');
        add_heap(out, game.cup[side]);
    }
    text_format(out, " %c ", "SN"[game.side]);
    add_phase(out, &game);
}

/* ---- reading ---- */

/* Reads "-" or beads, stones first, then gems ascending. Returns what follows, or NULL. */
static const char *read_heap(const char *from, heap *beads) {
    *beads = 0;
    if (*from == '-') {
        return from + 1;
    }
    int least = STONE;
    int kind = index_of(shakala_bead_letters, *from);
    while (kind >= least && held(*beads, kind) < SHAKALA_STONES) {
        assert(kind >= STONE);
        *beads += one(kind);
        least = kind;
        kind = index_of(shakala_bead_letters, *++from);
    }
    return *beads && kind == NOWHERE ? from : NULL;
}

/* Pits, cups and the side to act. Returns the phase that follows, or NULL. */
static const char *read_board(struct shakala *game, const char *text) {
    for (int pit = 0; pit < PITS; pit++) {
        text = read_heap(text, &game->pit[pit]);
        if (!text || *text++ != (pit == PITS - 1 ? ' ' : '/')) {
            return NULL;
        }
    }
    for (int side = 0; side < 2; side++) {
        text = read_heap(text, &game->cup[side]);
        if (!text || *text++ != ' ') {
            return NULL;
        }
    }
    if ((*text != 'S' && *text != 'N') || text[1] != ' ') {
        return NULL;
    }
    game->side = *text == 'N';
    return text + 2;
}

/* A pit on the opponent's side, holding the stone dropped there and the one bead it found. */
static bool run_holds(const struct shakala *game, int pit) {
    if (pit == NOWHERE || owner(pit) == game->side || !held(game->pit[pit], STONE)) {
        return false;
    }
    heap found = game->pit[pit] - one(STONE);
    return is_single(found) && (gems_of(found) != 0) == game->run_gems;
}

static bool leads_to(int from, int to) {
    return shakala_next_pit[from] == to || (is_fork(from) && outer_pit(from) == to);
}

/* True when the hand, having dropped its latest bead into `last`, can be where it is. */
static bool comes_from(const struct shakala *game, int last) {
    int origin = game->origin;
    if (game->phase == PHASE_TRACK) {
        return game->at == last || (game->at == origin && leads_to(last, origin));
    }
    return leads_to(last, game->at) || (leads_to(last, origin) && leads_to(origin, game->at));
}

/* The rest of the text: '-', or the kind of the run and its pits. */
static bool read_run(struct shakala *game, const char *text) {
    if (strcmp(text, "-") == 0) {
        return true;
    }
    if (*text != 'g' && *text != 's') {
        return false;
    }
    game->run_gems = *text++ == 'g';
    int last = NOWHERE;
    for (; *text; text++) {
        int pit = index_of(shakala_pit_letters, *text);
        if (!run_holds(game, pit) || (last != NOWHERE && !leads_to(last, pit))) {
            return false;
        }
        game->run = (uint16_t)(game->run | 1u << pit);
        last = pit;
    }
    return last != NOWHERE && comes_from(game, last);
}

/* "O P H R" of the phases track and bead. NULL when it is well formed and possible. */
static const char *read_sowing(struct shakala *game, const char *text) {
    int origin = index_of(shakala_pit_letters, text[0]);
    if (origin == NOWHERE || text[1] != ' ' || owner(origin) != game->side || game->pit[origin]) {
        return words(WORD_SHAKALA_BAD_ORIGIN);
    }
    int at = index_of(shakala_pit_letters, text[2]);
    if (at == NOWHERE || text[3] != ' ' ||
        (game->phase == PHASE_TRACK ? !is_fork(at) : at == origin)) {
        return words(WORD_SHAKALA_BAD_PLACE);
    }
    game->origin = (uint8_t)origin;
    game->at = (uint8_t)at;
    text = read_heap(text + 4, &game->hand);
    if (!text || *text != ' ' || !game->hand) {
        return words(WORD_SHAKALA_BAD_HAND);
    }
    if (!read_run(game, text + 1)) {
        return words(WORD_SHAKALA_BAD_RUN);
    }
    return NULL;
}

static const char *read_phase(struct shakala *game, const char *text) {
    if (strcmp(text, "pit") == 0) {
        return NULL;
    }
    if (strncmp(text, "take ", 5) == 0 && text[5] >= '1' && text[5] <= '0' + LONGEST_RUN &&
        !text[6]) {
        game->phase = PHASE_TAKE;
        game->takes = (uint8_t)(text[5] - '0');
        return NULL;
    }
    if (strncmp(text, "track ", 6) == 0) {
        game->phase = PHASE_TRACK;
        return read_sowing(game, text + 6);
    }
    if (strncmp(text, "bead ", 5) == 0) {
        game->phase = PHASE_BEAD;
        return read_sowing(game, text + 5);
    }
    return words(WORD_SHAKALA_BAD_PHASE);
}

static bool has_all_beads(const struct shakala *game) {
    int count[KINDS] = {0};
    for (int place = 0; place <= HAND; place++) {
        for (int kind = STONE; kind < KINDS; kind++) {
            count[kind] += held(shakala_beads_at(game, place), kind);
        }
    }
    for (int value = 1; value <= GEM_VALUES; value++) {
        if (count[value] != SHAKALA_GEMS_OF_VALUE) {
            return false;
        }
    }
    return count[STONE] == SHAKALA_STONES && !held(game->cup[0] + game->cup[1], STONE);
}

const char *shakala_position_parse(struct position *pos, const struct options *options,
                                   const char *text) {
    (void)options; /* they matter at the start only */
    struct shakala game = {0};
    text = read_board(&game, text);
    if (!text) {
        return words(WORD_SHAKALA_BAD_FORM);
    }
    const char *message = read_phase(&game, text);
    if (message) {
        return message;
    }
    if (!has_all_beads(&game)) {
        return words(WORD_SHAKALA_BAD_BEADS);
    }
    struct position read = {0};
    game_action legal[ACTIONS_MAX];
    pack(&read, &game);
    if (game.phase != PHASE_PIT && shakala_actions(&read, legal) == 0) {
        return words(WORD_SHAKALA_BAD_TURN);
    }
    *pos = read;
    return NULL;
}

/* ---- the picture ---- */

static const char *const picture_rows[] = {"dcba", "hgfe", "EFGH", "ABCD"};
enum { PICTURE_ROWS = 4, PICTURE_COLUMNS = 4 };

static int column_width(const struct shakala *game, int column) {
    int widest = 1;
    for (int row = 0; row < PICTURE_ROWS; row++) {
        int size =
            shakala_heap_size(game->pit[index_of(shakala_pit_letters, picture_rows[row][column])]);
        widest = size > widest ? size : widest;
    }
    return widest;
}

static void add_row(struct text *out, const struct shakala *game, const char *letters) {
    for (int column = 0; column < PICTURE_COLUMNS; column++) {
        int pit = index_of(shakala_pit_letters, letters[column]);
        int width =
            column_width(game, column) - (game->pit[pit] ? shakala_heap_size(game->pit[pit]) : 1);
        text_format(out, "  %c ", letters[column]);
        add_heap(out, game->pit[pit]);
        text_format(out, "%*s", column < PICTURE_COLUMNS - 1 ? width : 0, "");
    }
    text_char(out, '\n');
}

static void add_sowing(struct text *out, const struct shakala *game) {
    char hand[SHAKALA_STONES + GEM_VALUES * SHAKALA_GEMS_OF_VALUE + 1], run[ROW + 2];
    struct text beads = text_fixed(hand, sizeof hand);
    struct text pits = text_fixed(run, sizeof run);
    add_heap(&beads, game->hand);
    add_run(&pits, game);
    text_format(
        out,
        words(game->phase == PHASE_TRACK ? WORD_SHAKALA_PICTURE_TRACK : WORD_SHAKALA_PICTURE_BEAD),
        words(shakala_sides[game->side]), shakala_pit_letters[game->origin], hand,
        shakala_pit_letters[game->at], run);
}

static void add_task(struct text *out, const struct shakala *game) {
    const char *side = words(shakala_sides[game->side]);
    if (shakala_is_over(game)) {
        text_format(out, words(WORD_SHAKALA_PICTURE_OVER), side);
    } else if (game->phase == PHASE_PIT) {
        text_format(out, words(WORD_SHAKALA_PICTURE_PIT), side);
    } else if (game->phase == PHASE_TAKE) {
        text_format(out, words_count(WORD_SHAKALA_PICTURE_TAKE, game->takes), side, game->takes);
    } else {
        add_sowing(out, game);
    }
    text_char(out, '\n');
}

static void add_cup(struct text *out, const struct shakala *game, int side) {
    text_format(out, words(WORD_SHAKALA_CUP_OF), words(shakala_sides[side]));
    text_char(out, ' ');
    add_heap(out, game->cup[side]);
    text_char(out, ' ');
    int points = shakala_heap_points(game->cup[side]);
    text_format(out, words_count(WORD_SHAKALA_PICTURE_POINTS, points), points);
    text_char(out, '\n');
}

void shakala_picture(const struct position *pos, struct text *out) {
    struct shakala game = unpack(pos);
    add_cup(out, &game, 1);
    for (int row = 0; row < PICTURE_ROWS; row++) {
        add_row(out, &game, picture_rows[row]);
    }
    add_cup(out, &game, 0);
    add_task(out, &game);
}
