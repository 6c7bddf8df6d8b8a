/* shakala_rules.c: the rules of Shakala. */
#include "games/shakala_board.h"

#include "base/random.h"
#include "engine/rules.h"

/* ---- the board ---- */

const uint8_t shakala_next_pit[PITS] = {
    [A] = B,
    [B] = C,
    [C] = D,
    [D] = H,
    [E] = F,
    [F] = G,
    [G] = H,
    [H] = ROW + E,
    [ROW + A] = ROW + B,
    [ROW + B] = ROW + C,
    [ROW + C] = ROW + D,
    [ROW + D] = ROW + H,
    [ROW + E] = ROW + F,
    [ROW + F] = ROW + G,
    [ROW + G] = ROW + H,
    [ROW + H] = E,
};

const uint8_t shakala_pit_order[ROW] = {E, A, B, C, D, F, G, H};

heap shakala_beads_of(const struct shakala *game, int side) {
    const heap *pit = game->pit + side * ROW;
    return pit[0] + pit[1] + pit[2] + pit[3] + pit[4] + pit[5] + pit[6] + pit[7];
}

bool shakala_is_over(const struct shakala *game) {
    return game->phase == PHASE_PIT && !shakala_beads_of(game, game->side);
}

heap shakala_beads_at(const struct shakala *game, int place) {
    if (place == HAND) {
        return game->hand;
    }
    return place < PITS ? game->pit[place] : game->cup[place - SHAKALA_CUP];
}

/* ---- feeding ---- */

/* The opponent's pits are all empty while a gem is in play or in the hand. */
static bool must_feed(const struct shakala *game) {
    return !shakala_beads_of(game, !game->side) &&
           gems_of(shakala_beads_of(game, game->side) + game->hand);
}

/* The fewest drops, the first one at `next`, that bring a bead into an opponent's pit: by the
 * inner track, and without one for the origin. Which beads are dropped does not matter. */
static int drops_to_feed(int side, int origin, int next) {
    int drops = 0;
    for (int at = next;; at = shakala_next_pit[at]) {
        drops += at != origin;
        if (owner(at) != side) {
            return drops;
        }
    }
}

static bool pit_feeds(const struct shakala *game, int pit) {
    return shakala_heap_size(game->pit[pit]) >=
           drops_to_feed(game->side, pit, shakala_next_pit[pit]);
}

/* The hand, going on to `next`, can still feed. */
static bool hand_feeds(const struct shakala *game, int next) {
    return shakala_heap_size(game->hand) >= drops_to_feed(game->side, game->origin, next);
}

/* ---- legality ---- */

static int pit_actions(const struct shakala *game, game_action *out) {
    bool feeding = must_feed(game);
    int count = 0;
    for (int pit = game->side * ROW; pit < (game->side + 1) * ROW; pit++) {
        if (game->pit[pit] && (!feeding || pit_feeds(game, pit))) {
            out[count++] = (game_action)pit;
        }
    }
    return count;
}

static int track_actions(const struct shakala *game, game_action *out) {
    bool feeding = must_feed(game);
    int count = 0;
    if (!feeding || hand_feeds(game, shakala_next_pit[game->at])) {
        out[count++] = SHAKALA_TRACK_INNER;
    }
    if (!feeding || hand_feeds(game, outer_pit(game->at))) {
        out[count++] = SHAKALA_TRACK_OUTER;
    }
    return count;
}

static int bead_actions(const struct shakala *game, game_action *out) {
    if (must_feed(game) && !hand_feeds(game, game->at)) {
        return 0; /* never in play, only in positions that are set up */
    }
    int count = 0;
    for (int kind = STONE; kind < KINDS; kind++) {
        if (held(game->hand, kind)) {
            out[count++] = (game_action)(SHAKALA_BEAD + kind);
        }
    }
    return count;
}

static int gem_actions(heap beads, int place, game_action *out) {
    int count = 0;
    for (int value = 1; value <= GEM_VALUES; value++) {
        if (held(beads, value)) {
            out[count++] = (game_action)(SHAKALA_TAKE + place * GEM_VALUES + value - 1);
        }
    }
    return count;
}

/* Any gem in the opponent's pits; when there is none, any gem in the opponent's cup. */
static int take_actions(const struct shakala *game, game_action *out) {
    int opponent = !game->side;
    int count = 0;
    for (int pit = opponent * ROW; pit < (opponent + 1) * ROW; pit++) {
        count += gem_actions(game->pit[pit], pit, out + count);
    }
    return count ? count : gem_actions(game->cup[opponent], SHAKALA_CUP, out);
}

static int actions_of(const struct shakala *game, game_action *out) {
    switch (game->phase) {
    case PHASE_TRACK:
        return track_actions(game, out);
    case PHASE_BEAD:
        return bead_actions(game, out);
    case PHASE_TAKE:
        return take_actions(game, out);
    default:
        return pit_actions(game, out);
    }
}

int shakala_actions(const struct position *pos, game_action out[ACTIONS_MAX]) {
    struct shakala game = unpack(pos);
    return actions_of(&game, out);
}

/* ---- a turn ---- */

static void end_turn(struct shakala *game, struct trace *trace) {
    game->side = !game->side;
    game->phase = PHASE_PIT;
    game->origin = game->at = game->takes = 0;
    game->run = 0;
    game->run_gems = false;
    trace_mark(trace, EVENT_END_TURN);
    if (shakala_is_over(game)) {
        trace_mark(trace, EVENT_END_GAME);
    }
}

static void ask_track(struct shakala *game, int fork) {
    game->phase = PHASE_TRACK;
    game->at = (uint8_t)fork;
}

/* The hand comes to a pit. The origin is skipped; skipping a fork counts as leaving it. */
static void come_to(struct shakala *game, int pit) {
    if (pit == game->origin && is_fork(pit)) {
        ask_track(game, pit);
        return;
    }
    game->phase = PHASE_BEAD;
    game->at = pit == game->origin ? shakala_next_pit[pit] : (uint8_t)pit;
}

static void leave(struct shakala *game, int pit) {
    if (is_fork(pit)) {
        ask_track(game, pit);
    } else {
        come_to(game, shakala_next_pit[pit]);
    }
}

static void pick_up(struct shakala *game, int pit, struct trace *trace) {
    game->hand = game->pit[pit];
    game->pit[pit] = 0;
    game->origin = (uint8_t)pit;
    for (int kind = STONE; kind < KINDS; kind++) {
        if (held(game->hand, kind)) {
            trace_move(trace, EVENT_PICK, kind, held(game->hand, kind), pit, HAND);
        }
    }
    leave(game, pit);
}

/* The run of scoring drops continues, restarts or breaks when a bead is dropped on `found`. */
static void keep_run(struct shakala *game, int kind, heap found) {
    if (kind != STONE || owner(game->at) == game->side || !is_single(found)) {
        game->run = 0;
        game->run_gems = false;
        return;
    }
    bool gem = gems_of(found);
    if (gem != game->run_gems) {
        game->run = 0;
    }
    game->run = (uint16_t)(game->run | 1u << game->at);
    game->run_gems = gem;
}

static void take_gem(struct shakala *game, heap *from, int value, int place, struct trace *trace) {
    *from -= one(value);
    game->cup[game->side] += one(value);
    trace_move(trace, EVENT_CAPTURE, value, 1, place, SHAKALA_CUP + game->side);
}

/* Direct capture: every pit of the run holds the stone dropped there and the gem it found. */
static void capture_run(struct shakala *game, struct trace *trace) {
    for (int i = 0; i < ROW; i++) {
        int pit = !game->side * ROW + shakala_pit_order[i];
        for (int value = 1; value <= GEM_VALUES && game->run >> pit & 1; value++) {
            if (held(game->pit[pit], value)) {
                take_gem(game, &game->pit[pit], value, pit, trace);
            }
        }
    }
}

/* What cannot be taken is forfeited. */
static void take_on(struct shakala *game, int takes, struct trace *trace) {
    int opponent = !game->side;
    if (takes > 0 && gems_of(shakala_beads_of(game, opponent) + game->cup[opponent])) {
        game->phase = PHASE_TAKE;
        game->takes = (uint8_t)takes;
    } else {
        end_turn(game, trace);
    }
}

static void end_sowing(struct shakala *game, struct trace *trace) {
    int takes = 0;
    if (game->run_gems) {
        capture_run(game, trace);
    } else {
        for (unsigned run = game->run; run; run &= run - 1) {
            takes++;
        }
    }
    game->origin = game->at = 0;
    game->run = 0;
    game->run_gems = false;
    take_on(game, takes, trace);
}

static void drop(struct shakala *game, int kind, struct trace *trace) {
    int pit = game->at;
    heap found = game->pit[pit];
    game->hand -= one(kind);
    game->pit[pit] += one(kind);
    trace_move(trace, EVENT_DROP, kind, 1, HAND, pit);
    keep_run(game, kind, found);
    if (game->hand) {
        leave(game, pit);
    } else {
        end_sowing(game, trace);
    }
}

static void take(struct shakala *game, game_action action, struct trace *trace) {
    int place = (action - SHAKALA_TAKE) / GEM_VALUES;
    int value = (action - SHAKALA_TAKE) % GEM_VALUES + 1;
    int opponent = !game->side;
    if (place == SHAKALA_CUP) {
        take_gem(game, &game->cup[opponent], value, SHAKALA_CUP + opponent, trace);
    } else {
        take_gem(game, &game->pit[place], value, place, trace);
    }
    take_on(game, game->takes - 1, trace);
}

void shakala_apply(struct position *pos, game_action action, struct trace *trace) {
    struct shakala game = unpack(pos);
    switch (game.phase) {
    case PHASE_TRACK:
        assert(action == SHAKALA_TRACK_INNER || action == SHAKALA_TRACK_OUTER);
        come_to(&game,
                action == SHAKALA_TRACK_INNER ? shakala_next_pit[game.at] : outer_pit(game.at));
        break;
    case PHASE_BEAD:
        assert(action >= SHAKALA_BEAD && action < SHAKALA_BEAD + KINDS &&
               held(game.hand, action - SHAKALA_BEAD));
        drop(&game, action - SHAKALA_BEAD, trace);
        break;
    case PHASE_TAKE:
        assert(action >= SHAKALA_TAKE);
        take(&game, action, trace);
        break;
    default:
        assert(action < PITS && owner(action) == game.side && game.pit[action]);
        pick_up(&game, action, trace);
        break;
    }
    pack(pos, &game);
}

/* Who is to act does not matter to the board between two turns. */
void shakala_let_act(struct position *pos, int side) {
    struct shakala game = unpack(pos);
    game.side = (uint8_t)side;
    pack(pos, &game);
}

/* ---- queries ---- */

/* Each side's gems from A to H: the only even split of four of each value. */
static const uint8_t ladder[ROW] = {1, 2, 3, 4, 4, 3, 2, 1};

void shakala_init(struct position *pos, const struct options *options) {
    struct shakala game = {0};
    uint8_t gem[ROW];
    memcpy(gem, ladder, sizeof gem);
    if (options->value[OPTION_GEMS] == GEMS_SHUFFLED) {
        uint64_t random = options->value[OPTION_SEED_OF_GEMS];
        for (uint32_t last = ROW - 1; last > 0; last--) {
            uint32_t other = random_below(&random, last + 1);
            uint8_t moved = gem[last];
            gem[last] = gem[other];
            gem[other] = moved;
        }
    }
    for (int pit = 0; pit < PITS; pit++) {
        game.pit[pit] = one(STONE) + one(gem[pit % ROW]);
    }
    pack(pos, &game);
}

int shakala_side_to_act(const struct position *pos) {
    return unpack(pos).side;
}

bool shakala_turn_open(const struct position *pos) {
    return unpack(pos).phase != PHASE_PIT;
}

/* The player to act has no beads left: the opponent wins with enough points, otherwise loses. */
struct result shakala_result(const struct position *pos) {
    struct shakala game = unpack(pos);
    if (!shakala_is_over(&game)) {
        return (struct result){0};
    }
    int opponent = !game.side;
    bool enough = shakala_heap_points(game.cup[opponent]) >= SHAKALA_GOAL;
    return (struct result){.outcome = OUTCOME_WIN,
                           .winner = (uint8_t)(enough ? opponent : game.side),
                           .reason = REASON_STRANDED};
}

int shakala_score(const struct position *pos, int side) {
    return shakala_heap_points(unpack(pos).cup[side]);
}

/* Gems are captured from cups, too. */
int shakala_lead_most(const struct position *pos, int side) {
    const int points = 40; /* of all gems */
    (void)pos;
    (void)side;
    return points;
}

int shakala_tokens(const struct position *pos, int place, int item) {
    struct shakala game = unpack(pos);
    return held(shakala_beads_at(&game, place), item);
}

struct shakala_moment shakala_moment(const struct position *pos) {
    struct shakala game = unpack(pos);
    bool sowing = game.phase == PHASE_TRACK || game.phase == PHASE_BEAD;
    return (struct shakala_moment){.origin = sowing ? game.origin : NOWHERE,
                                   .fork = game.phase == PHASE_TRACK ? game.at : NOWHERE,
                                   .next = game.phase == PHASE_BEAD ? game.at : NOWHERE,
                                   .takes = game.takes};
}

int shakala_pit_after(int pit, int track) {
    return is_fork(pit) && track == SHAKALA_TRACK_OUTER ? outer_pit(pit) : shakala_next_pit[pit];
}

bool shakala_is_fork(int pit) {
    return is_fork(pit);
}
