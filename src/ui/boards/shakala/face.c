/* shakala/face.c: Shakala's face: its texts. What can be touched is in targets.c, the board itself
 * in board.c. */
#include "ui/boards/shakala/scene.h"

#include "engine/rules.h"
#include "engine/touch.h"
#include "ui/board_kit/view.h"
#include "ui/boards/shakala/geometry.h"
#include "ui/boards/shakala/rules.h"
#include "ui/kit/ui.h"
#include "ui/play/cues.h"
#include "words/words.h"

#include <math.h>
#include <string.h>

enum { SWITCH_TIME = 220 /* ms for a switch to slide */, ITEMS_MAX = 512 /* bytes of a list */ };

#define BOARD_SIZE 4.4F /* in u */

static void say_sowing(const struct face_view *view, int pit, struct text *out) {
    struct shakala_way way = shakala_way_of(view->position, pit);
    struct handful beads = shakala_held(view->position, pit);
    int size = shakala_size(&beads), side = view->game->side_to_act(view->position);
    const char *name = view->name[side];
    struct line from = shakala_pit_name(pit);
    if (way.fork == NOWHERE) {
        text_format(out, words_count_to(WORD_SHAKALA_SOW_END, size, name), name, from.string, size,
                    shakala_pit_name(way.pit[way.drops - 1]).string);
    } else if (way.fork == pit) {
        text_format(out, words_count_to(WORD_SHAKALA_SOW_FROM_FORK, size, name), name, from.string,
                    size);
    } else {
        text_format(out, words_count_to(WORD_SHAKALA_SOW_FORK, size, name), name, from.string, size,
                    shakala_pit_name(way.fork).string, way.left);
    }
}

/* What the previewed action captures at once, and what is to be taken then. */
static void say_gain(const struct face_view *view, struct text *out) {
    const struct position *after = &view->preview->after[0];
    int takes = shakala_moment(after).takes;
    int points = view_gain(view, view->game->side_to_act(view->position));
    if (points) {
        text_format(out, words_count(WORD_SHAKALA_CAPTURES, points), points);
    }
    if (takes) {
        text_format(out, words_count(WORD_SHAKALA_THEN_TAKE, takes), takes);
    }
}

static void say_preview(const struct face_view *view, game_action action, struct text *out) {
    struct shakala_moment moment = shakala_moment(view->position);
    const char *name = view->name[view->game->side_to_act(view->position)];
    if (action < SHAKALA_PITS) {
        say_sowing(view, action, out);
    } else if (action < SHAKALA_BEAD) {
        bool inner = action == SHAKALA_TRACK_INNER;
        text_format(out, words(inner ? WORD_SHAKALA_GO_INNER : WORD_SHAKALA_GO_OUTER), name,
                    shakala_pit_name(shakala_pit_after(moment.fork, action)).string);
    } else if (action == SHAKALA_BEAD + SHAKALA_STONE) {
        text_format(out, words(WORD_SHAKALA_DROP_STONE), name,
                    shakala_pit_name(moment.next).string);
    } else if (action < SHAKALA_TAKE) {
        text_format(out, words_count(WORD_SHAKALA_DROP_GEM, action - SHAKALA_BEAD), name,
                    action - SHAKALA_BEAD, shakala_pit_name(moment.next).string);
    } else {
        const struct event *event = &view->preview->trace[0].event[0];
        text_format(out, words_count_to(WORD_SHAKALA_TAKES_FROM, event->item, name), name,
                    event->item, shakala_name_of(view, event->from).string);
        return;
    }
    say_gain(view, out);
}

static int score(const struct face_view *view, int player) {
    int points = 0;
    for (int value = 1; value < SHAKALA_KINDS; value++) {
        points += value * view->frame->lying.count[SHAKALA_CUP + player][value];
    }
    return points;
}

/* A sentence on what was played or, after it, on that and the points it captures. */
static enum word said_of(game_action action, bool captures) {
    return action < SHAKALA_PITS ? (captures ? WORD_SHAKALA_SOWN_CAPTURES : WORD_SHAKALA_SOWN)
           : action == SHAKALA_TRACK_INNER
               ? (captures ? WORD_SHAKALA_WENT_INNER_CAPTURES : WORD_SHAKALA_WENT_INNER)
           : action < SHAKALA_BEAD
               ? (captures ? WORD_SHAKALA_WENT_OUTER_CAPTURES : WORD_SHAKALA_WENT_OUTER)
           : action == SHAKALA_BEAD + SHAKALA_STONE
               ? (captures ? WORD_SHAKALA_DROPPED_STONE_CAPTURES : WORD_SHAKALA_DROPPED_STONE)
               : (captures ? WORD_SHAKALA_DROPPED_GEM_CAPTURES : WORD_SHAKALA_DROPPED_GEM);
}

static void describe_move(const struct face_view *view, int player, game_action action,
                          const struct trace *trace, struct text *out) {
    const char *name = view->name[player];
    struct line place = shakala_name_of(view, trace->event[0].from);
    if (action >= SHAKALA_TAKE) {
        int value = trace->event[0].item;
        text_format(out, words_count_to(WORD_SHAKALA_TAKES_FROM, value, name), name, value,
                    place.string);
        return;
    }
    int points = 0, value = action - SHAKALA_BEAD;
    for (int i = 0; i < trace->count; i++) {
        points += trace->event[i].kind == EVENT_CAPTURE ? trace->event[i].item : 0;
    }
    const char *sentence =
        words_count_to(said_of(action, points > 0), points ? points : value, name);
    if (action < SHAKALA_PITS) {
        text_format(out, sentence, name, place.string, points);
    } else if (action <= SHAKALA_BEAD + SHAKALA_STONE) {
        text_format(out, sentence, name, points);
    } else {
        text_format(out, sentence, name, value, points);
    }
}

/* How many beads a turn takes up and has not dropped. */
static int left_in_hand(const struct trace *trace) {
    int left = 0;
    for (int i = 0; i < trace->count; i++) {
        const struct event *event = &trace->event[i];
        left += event->kind == EVENT_PICK   ? event->count
                : event->kind == EVENT_DROP ? -event->count
                                            : 0;
    }
    return left;
}

/* Goes on to the next item of a list. */
static void next_item(struct text *list) {
    text_separator(list, TEXT_LIST_PLAIN, list->length > 0, 0);
}

/* Where the sowing ended or, with so many beads in hand, how far it has come. */
static void say_reached(int pit, int left, struct text *list) {
    next_item(list);
    if (left > 0) {
        text_format(list, words_count(WORD_SHAKALA_TURN_SO_FAR, left), shakala_pit_name(pit).string,
                    left);
    } else {
        text_format(list, words(WORD_SHAKALA_TURN_END), shakala_pit_name(pit).string);
    }
}

/* The pit, the tracks chosen on the way, the pit where it ended, and the gems. */
static bool describe_turn(const struct face_view *view, int player, const struct trace *trace,
                          struct text *out) {
    struct trail_mark mark[TRAIL_MARKS_MAX];
    int marks = trail_marks(trace, mark), gems = 0, left = left_in_hand(trace);
    struct shakala_way way = shakala_way_gone(mark, marks);
    if (!way.drops || mark[0].kind != TRAIL_FROM) {
        return false;
    }
    char items[ITEMS_MAX];
    struct text list = text_fixed(items, sizeof items);
    int beads = way.drops + left;
    text_format(&list, words_count(WORD_SHAKALA_BEADS, beads), beads);
    for (int i = 0; i < way.edges; i++) {
        bool inner = way.edge[i].track == SHAKALA_TRACK_INNER;
        if (shakala_is_fork(way.edge[i].from)) {
            next_item(&list);
            text_format(&list, words(inner ? WORD_SHAKALA_TURN_INNER : WORD_SHAKALA_TURN_OUTER),
                        shakala_pit_name(way.edge[i].from).string);
        }
    }
    say_reached(way.pit[way.drops - 1], left, &list);
    for (int i = 0; i < marks; i++) {
        gems += mark[i].kind == TRAIL_TAKEN ? mark[i].count : 0;
    }
    if (gems) {
        next_item(&list);
        text_format(&list, words_count(WORD_SHAKALA_TURN_GEMS, gems), gems);
    }
    text_format(out, words_to(WORD_SHAKALA_TURN, view->name[player]), view->name[player],
                shakala_pit_name(mark[0].place).string, items);
    return true;
}

/* The beads of a plan, in the order in which they are dropped. */
struct plan {
    struct text *list;
    bool brief;           /* a long one: its first items, its end, and how many gems to take */
    int items;            /* of the sowing: tracks, and beads of one kind */
    int takes, takes_all; /* gems said to be taken, of so many */
    int kind, repeat;     /* the beads still to be said */
    int end;              /* the pit of the last one; NOWHERE: none has been dropped */
};

/* Goes on to the next item of the sowing; false where that is left out. */
static bool say_item(struct plan *plan) {
    enum { FIRST = 4 };
    int item = plan->items++;
    bool said = !plan->brief || item < FIRST;
    if (said || item == FIRST) {
        next_item(plan->list);
        text_add(plan->list, said ? "" : words(WORD_SHAKALA_PLAN_REST));
    }
    return said;
}

static void say_dropped(struct plan *plan) {
    struct handful beads = {0};
    if (plan->repeat && say_item(plan)) {
        beads.of[plan->kind] = plan->repeat;
        shakala_say_beads(&beads, plan->list);
    }
    plan->repeat = 0;
}

static void follow_drops(struct plan *plan, const struct trace *trace) {
    for (int i = 0; i < trace->count; i++) {
        const struct event *event = &trace->event[i];
        if (event->kind == EVENT_DROP) {
            if (event->item != plan->kind) {
                say_dropped(plan);
            }
            plan->kind = event->item;
            plan->repeat += event->count;
            plan->end = event->to;
        }
    }
}

static void say_end(struct plan *plan, int left) {
    say_dropped(plan);
    if (plan->end != NOWHERE) {
        say_reached(plan->end, left, plan->list);
        plan->end = NOWHERE;
    }
}

static void say_take(struct plan *plan, const struct position *pos, const struct trace *trace) {
    char name[PLACE_TEXT_MAX];
    struct text text = text_fixed(name, sizeof name);
    shakala_game.place_name(pos, trace->event[0].from, &text);
    say_end(plan, 0);
    bool first = !plan->items && !plan->takes;
    plan->takes++;
    if (!plan->brief || plan->takes_all == 1) {
        int value = trace->event[0].item;
        next_item(plan->list);
        text_format(plan->list,
                    words_count(first ? WORD_SHAKALA_TAKE_LABEL : WORD_SHAKALA_PLAN_TAKE, value),
                    value, name);
    }
}

static void say_step(struct plan *plan, const struct position *pos, game_action action,
                     const struct trace *trace) {
    if (action >= SHAKALA_PITS && action < SHAKALA_BEAD) {
        say_dropped(plan);
        if (say_item(plan)) {
            text_add(plan->list, words(action == SHAKALA_TRACK_INNER ? WORD_SHAKALA_PLAN_INNER
                                                                     : WORD_SHAKALA_PLAN_OUTER));
        }
    } else if (action >= SHAKALA_TAKE) {
        say_take(plan, pos, trace);
    }
    follow_drops(plan, trace);
}

/* The pit, the tracks and the beads in order, where they end, and the gems to take. */
static void say_plan(struct plan *said, const struct position *pos, const game_action *actions,
                     int count) {
    struct position now = *pos;
    struct trace trace;
    for (int i = 0; i < count; i++) {
        struct position before = now;
        trace.count = 0;
        rules_play(&shakala_game, &now, actions[i], &trace);
        say_step(said, &before, actions[i], &trace);
    }
    struct handful hand = shakala_held(&now, SHAKALA_HAND);
    say_end(said, shakala_size(&hand));
    if (said->brief && said->takes > 1) {
        next_item(said->list);
        text_format(said->list, words_count(WORD_SHAKALA_PLAN_TAKE_SEVERAL, said->takes),
                    said->takes);
    }
}

/* A long plan is cut short: it cannot be kept in mind, and it is asked for again step by step. */
static void plan(const struct position *pos, const game_action *actions, int count,
                 struct text *out) {
    enum { ITEMS_MOST = 5 };
    char items[ITEMS_MAX];
    struct text list = text_fixed(items, sizeof items);
    struct plan whole = {.list = &list, .end = NOWHERE};
    say_plan(&whole, pos, actions, count);
    if (whole.items + whole.takes > ITEMS_MOST) {
        struct plan brief = {
            .list = &list, .brief = true, .takes_all = whole.takes, .end = NOWHERE};
        text_clear(&list);
        say_plan(&brief, pos, actions, count);
    }
    if (shakala_moment(pos).origin != NOWHERE) {
        text_format(out, words(WORD_SHAKALA_PLAN_ORDER), items);
    } else if (actions[0] < SHAKALA_PITS) {
        text_format(out, words(WORD_SHAKALA_PLAN_SOW), shakala_pit_name(actions[0]).string, items);
    } else {
        text_format(out, "%s.", items);
    }
}

/* True if the opponent's pits are empty while the side's own hold a gem. */
static bool must_feed(const struct face_view *view, int side) {
    int beads = 0, gems = 0;
    for (int pit = 0; pit < SHAKALA_PITS; pit++) {
        struct handful held = shakala_held(view->position, pit);
        int size = shakala_size(&held);
        if (pit / SHAKALA_ROW == side) {
            gems += size - held.of[SHAKALA_STONE];
        } else {
            beads += size;
        }
    }
    return !beads && gems;
}

static void say_takes(const struct face_view *view, int side, int takes, struct text *out) {
    const game_action from_cup = SHAKALA_TAKE + (SHAKALA_KINDS - 1) * SHAKALA_CUP;
    bool in_cup = view->legal->count && view->legal->action[0] >= from_cup;
    const char *name = view->name[side], *other = view->name[!side];
    text_format(
        out, words_count_to(in_cup ? WORD_SHAKALA_TAKE_CUP : WORD_SHAKALA_TAKE_PITS, takes, name),
        name, takes, other);
}

static void status(const struct face_view *view, struct text *out) {
    struct shakala_moment moment = shakala_moment(view->position);
    int side = view->game->side_to_act(view->position);
    int action = shakala_previewed(view);
    const char *name = view->name[side];
    if (action != NOWHERE) {
        say_preview(view, (game_action)action, out);
    } else if (moment.fork != NOWHERE) {
        text_format(out, words_to(WORD_SHAKALA_CHOOSE_TRACK, name), name,
                    shakala_pit_name(moment.fork).string);
    } else if (moment.next != NOWHERE) {
        text_format(out, words_to(WORD_SHAKALA_CHOOSE_BEAD, name), name,
                    shakala_pit_name(moment.next).string);
    } else if (moment.takes) {
        say_takes(view, side, moment.takes, out);
    } else {
        bool feeds = must_feed(view, side);
        text_format(out, words_to(feeds ? WORD_SHAKALA_FEED : WORD_SHAKALA_CHOOSE_PIT, name), name,
                    view->name[!side]);
    }
}

static void lies(const struct position *pos, int place, struct text *out) {
    struct handful beads = shakala_held(pos, place);
    shakala_say_beads(&beads, out);
}

/* The board at the start. */
static void choice(const struct face_view *view, int option, uint32_t value, struct rect room) {
    struct face_view small = *view;
    (void)option;
    (void)value;
    small.unit = fminf(room.w, room.h) / BOARD_SIZE;
    small.center = (struct point){room.x + room.w / 2, room.y + room.h / 2};
    shakala_paint(&small);
}

/* The game ends when the player to act has no beads left; the cups decide. */
static void result_text(const struct position *pos, const struct trace *last,
                        const char *const name[2], struct text *out) {
    (void)last;
    int stranded = shakala_game.side_to_act(pos);
    bool enough = shakala_game.result(pos).winner != stranded;
    text_format(out,
                words_between(enough ? WORD_SHAKALA_ENOUGH : WORD_SHAKALA_TOO_FEW, name[stranded],
                              name[!stranded]),
                name[stranded], name[!stranded]);
}

static void item(const struct face_view *view, int kind, struct point at, float radius) {
    shakala_draw_bead(view->ui, &(struct bead){.kind = kind, .at = at, .radius = radius}, 1);
}

static bool place_shape(const struct position *pos, int place, struct place_shape *out) {
    (void)pos;
    if (place < 0 || place >= SHAKALA_PITS) {
        return false;
    }
    out->id = shakala_pit_id(place);
    return board_place(&shakala_geometry, place, &out->shape);
}

static const struct material *const materials[] = {&shakala_slate, &shakala_bowl, &shakala_cup,
                                                   NULL};

static const struct board_sounds sounds = {
    .alone = SOUND_BRASS, .heaped = SOUND_BRASS_FULL, .added = SOUND_GEM, .added_from = 1};

/* A player with enough points still has to see the opponent without beads. */
static void phase(const struct position *pos, const char *const name[2], struct text *out) {
    const struct game *game = &shakala_game;
    for (int side = 0; side < 2; side++) {
        if (game->score(pos, side) >= SHAKALA_GOAL && game->score(pos, !side) < SHAKALA_GOAL) {
            text_format(out, words_between(WORD_SHAKALA_TO_WIN, name[side], name[!side]),
                        name[side], name[!side]);
        }
    }
}

/* Also a track of a turn that has begun. */
static void look_at(const struct position *pos, const char *id, struct text *out) {
    const char *pit = touch_name(id, "pit"), *track = touch_name(id, "track");
    (void)pos;
    if (pit) {
        text_format(out, words(WORD_SHAKALA_LOOK), pit);
    } else if (track) {
        text_add(out, words(strcmp(track, "in") == 0 ? WORD_SHAKALA_LOOK_INNER
                                                     : WORD_SHAKALA_LOOK_OUTER));
    } else if (touch_name(id, "bead")) {
        text_add(out, words(WORD_SHAKALA_LOOK_HAND));
    }
}

const struct face shakala_face = {
    .game = &shakala_game,
    .edit = &shakala_edit,
    .sounds = &sounds,
    .sample = "s1/ss2/s/s3/s1/s4/-/-/s1/s2/-/s4/ss3/s/2/s 234 14 S track H E ss3 -",
    .sample_turn = "in s 3",
    .line = {WORD_SHAKALA_LINE_1, WORD_SHAKALA_LINE_2},
    .pace = WORD_SHAKALA_PACE,
    .origin = WORD_SHAKALA_ORIGIN,
    .hints = {.shape = SHAPE_SQUARE, .upper_player = 1, .strip_height = 112},
    .width = BOARD_SIZE,
    .height = BOARD_SIZE,
    .materials = materials,
    .rules = &shakala_rules,
    .score_goal = SHAKALA_GOAL,
    .score_unit = WORD_SHAKALA_SCORE,
    .lights_places = true,
    .far_hand = true,
    .look_back = true,
    .min_duration = SWITCH_TIME,
    .place_shape = place_shape,
    .targets = shakala_targets,
    .paint = shakala_paint,
    .labels = shakala_paint_labels,
    .touch = shakala_touch_of,
    .can_drag = shakala_can_drag,
    .drop = shakala_drop,
    .panel = shakala_paint_panel,
    .phase = phase,
    .choice = choice,
    .choice_width = {178},
    .score = score,
    .item = item,
    .store = SHAKALA_CUP,
    .status = status,
    .describe_move = describe_move,
    .describe_turn = describe_turn,
    .lies = lies,
    .look_at = look_at,
    .plan = plan,
    .result_text = result_text,
    .turn_length = LENGTH_SOWN,
    .longest_turn = WORD_SHAKALA_LONGEST,
    .best_capture = WORD_BEST_CAPTURE,
};
