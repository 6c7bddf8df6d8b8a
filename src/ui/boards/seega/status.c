/* seega/status.c: Seega's texts: what to do now, and what a step would do. */
#include "ui/boards/seega/scene.h"

#include "engine/touch.h"
#include "ui/model/last_turn.h"
#include "words/words.h"

void seega_say_phase(const struct position *pos, const char *const name[2], struct text *out) {
    switch (seega_phase_of(pos)) {
    case SEEGA_PLACING:
        text_add(out, words(WORD_SEEGA_PHASE_PLACING));
        break;
    case SEEGA_STEPPING:
        text_add(out, words(WORD_SEEGA_PHASE_STEPPING));
        break;
    default:
        text_format(out, words(WORD_SEEGA_PHASE_BLOCKED), name[!seega_game.side_to_act(pos)]);
        break;
    }
}

const char *seega_side_note(const struct position *pos, int player) {
    bool blocked = seega_phase_of(pos) == SEEGA_REMOVING && player != seega_game.side_to_act(pos);
    return blocked ? words(WORD_SEEGA_BLOCKED) : "";
}

/* Several squares, such as those that a step could lead to. */
struct squares {
    int count;
    int square[SEEGA_SQUARES];
};

static void add_square(struct squares *squares, int square) {
    squares->square[squares->count++] = square;
}

/* "c2", "c2 and b3", "c2, b3 and a2"; `last` goes before the last one. */
static void say_squares(const struct squares *squares, enum word last, struct text *out) {
    for (int i = 0; i < squares->count; i++) {
        text_add(out, !i ? "" : i + 1 == squares->count ? words(last) : ", ");
        touch_square_name(squares->square[i], SEEGA_WIDTH, out);
    }
}

/* The squares at which something happens in a trace. */
static struct squares squares_of(const struct trace *trace, enum event_kind kind) {
    struct squares squares = {0};
    for (int i = 0; i < trace->count; i++) {
        if (trace->event[i].kind == kind) {
            add_square(&squares, trace->event[i].from);
        }
    }
    return squares;
}

/* The squares where pieces were placed in a trace. */
static struct squares squares_placed(const struct trace *trace) {
    struct squares placed = {0};
    for (int i = 0; i < trace->count; i++) {
        if (trace->event[i].kind == EVENT_PLACE) {
            add_square(&placed, trace->event[i].to);
        }
    }
    return placed;
}

static void say_placing(const struct seega_scene *scene, struct text *out) {
    const struct face_view *view = scene->view;
    const char *name = view->name[scene->mover];
    const struct trace *trace = seega_previewed(scene);
    bool second = view->game->turn_open(view->position);
    if (!trace) {
        text_format(out, words(second ? WORD_SEEGA_PLACE_ONE : WORD_SEEGA_PLACE_TWO), name);
        return;
    }
    struct squares placed = squares_placed(trace);
    char names[64];
    struct text list = text_fixed(names, sizeof names);
    say_squares(&placed, WORD_AND, &list);
    bool both = second || placed.count > 1;
    text_format(out, words(both ? WORD_SEEGA_SECOND_ON : WORD_SEEGA_FIRST_ON), name, names,
                view->name[view->game->side_to_act(&view->preview->after[0])]);
}

static void say_captures(const struct trace *trace, struct text *out) {
    struct squares taken = squares_of(trace, EVENT_CAPTURE);
    char names[64];
    struct text text = text_fixed(names, sizeof names);
    say_squares(&taken, WORD_AND, &text);
    if (taken.count > 1) {
        text_format(out, words(WORD_SEEGA_TAKES), taken.count, names);
    } else if (taken.count == 1) {
        int end = trace->event[0].to;
        struct line holder = square_name(SEEGA_WIDTH, seega_opposite(taken.square[0], end));
        text_format(out, words(WORD_SEEGA_TAKES_ONE), names, square_name(SEEGA_WIDTH, end).string,
                    holder.string);
    } else {
        text_add(out, words(WORD_SEEGA_TAKES_NONE));
    }
}

/* For a step that leaves the opponent without a legal one. */
static void say_blocked(const struct seega_scene *scene, const struct trace *trace,
                        struct text *out) {
    const struct face_view *view = scene->view;
    const struct position *after = &view->preview->after[0];
    const char *blocked = view->name[!scene->mover];
    char names[64];
    struct squares taken = squares_of(trace, EVENT_REMOVE);
    struct text text = text_fixed(names, sizeof names);
    say_squares(&taken, WORD_AND, &text);
    if (taken.count) {
        text_format(out, words(WORD_SEEGA_BLOCKS_FORCED), blocked, names);
    } else if (view->game->result(after).outcome == OUTCOME_OPEN &&
               seega_phase_of(after) == SEEGA_REMOVING) {
        text_format(out, words(WORD_SEEGA_BLOCKS), blocked);
    }
}

/* Where a piece may step: "c3", "c3 or d2", … */
static void say_ends(const struct seega_scene *scene, int piece, struct text *out) {
    struct seega_scene chosen = *scene;
    struct squares ends = {0};
    chosen.chosen = piece;
    for (int to = 0; to < SEEGA_SQUARES; to++) {
        if (seega_leads_to(&chosen, to)) {
            add_square(&ends, to);
        }
    }
    say_squares(&ends, WORD_OR, out);
}

/* True right after the last piece was placed: who placed it goes on with the first move. */
static bool moves_first(const struct seega_scene *scene) {
    const struct last_turn *turn = scene->view->trail;
    return turn && turn->player == scene->mover && squares_placed(&turn->trace).count > 0;
}

static void say_stepping(const struct seega_scene *scene, struct text *out) {
    const struct face_view *view = scene->view;
    const char *name = view->name[scene->mover];
    const struct trace *trace = seega_previewed(scene);
    char ends[32];
    struct text list = text_fixed(ends, sizeof ends);
    /* a piece with a single step previews it before it is selected */
    if (trace && scene->pointed != scene->chosen) {
        text_format(out, words(WORD_SEEGA_STEP), name,
                    square_name(SEEGA_WIDTH, trace->event[0].from).string,
                    square_name(SEEGA_WIDTH, trace->event[0].to).string);
        say_captures(trace, out);
        say_blocked(scene, trace, out);
        return;
    }
    int piece = scene->chosen != NOWHERE ? scene->chosen : scene->pointed;
    if (piece == NOWHERE || piece >= SEEGA_SQUARES || !seega_begins(view->legal, piece)) {
        bool claim = seega_claimable(view->position);
        text_format(out,
                    words(claim                ? WORD_SEEGA_CLAIM
                          : moves_first(scene) ? WORD_SEEGA_CHOOSE_FIRST
                                               : WORD_SEEGA_CHOOSE),
                    name);
        return;
    }
    say_ends(scene, piece, &list);
    text_format(out, words(scene->chosen != NOWHERE ? WORD_SEEGA_CHOSEN : WORD_SEEGA_MAY), name,
                square_name(SEEGA_WIDTH, piece).string, ends);
}

/* The blocked pieces beside a square: "a4", "a4 and c4", … */
static void say_freed(const struct seega_scene *scene, int square, struct text *out) {
    struct squares freed = {0};
    for (int other = 0; other < SEEGA_SQUARES; other++) {
        int columns = other % SEEGA_WIDTH - square % SEEGA_WIDTH;
        int rows = other / SEEGA_WIDTH - square / SEEGA_WIDTH;
        if (columns * columns + rows * rows == 1 && seega_owner(scene, other) == !scene->mover) {
            add_square(&freed, other);
        }
    }
    say_squares(&freed, WORD_AND, out);
}

static void say_removing(const struct seega_scene *scene, struct text *out) {
    const struct face_view *view = scene->view;
    text_format(out, words(WORD_SEEGA_TAKE_OFF), view->name[!scene->mover]);
    int piece = scene->pointed;
    if (piece != NOWHERE && piece < SEEGA_SQUARES && seega_begins(view->legal, piece)) {
        char names[32];
        struct text list = text_fixed(names, sizeof names);
        say_freed(scene, piece, &list);
        text_format(out, words(WORD_SEEGA_WOULD_FREE), square_name(SEEGA_WIDTH, piece).string,
                    names);
    }
}

/* The step in a trace with what it captures, and the removal that it leads to. */
static bool say_step(const struct face_view *view, int player, const struct trace *trace,
                     struct text *out) {
    struct squares taken = squares_of(trace, EVENT_CAPTURE);
    struct squares removed = squares_of(trace, EVENT_REMOVE);
    const struct event *step = trace->event;
    char names[64];
    struct text list = text_fixed(names, sizeof names);
    if (step->kind != EVENT_STEP) {
        return false;
    }
    say_squares(&taken, WORD_AND, &list);
    text_format(out, words(WORD_SEEGA_STEPPED), view->name[player],
                square_name(SEEGA_WIDTH, step->from).string,
                square_name(SEEGA_WIDTH, step->to).string);
    text_format(out, words(taken.count ? WORD_SEEGA_STEPPED_TAKES : WORD_SEEGA_STEPPED_NONE),
                names);
    if (removed.count) {
        text_format(out, words(WORD_SEEGA_SHUT_IN), view->name[!player], view->name[player],
                    square_name(SEEGA_WIDTH, removed.square[0]).string);
    }
    return true;
}

void seega_describe_move(const struct face_view *view, int player, game_action action,
                         const struct trace *trace, struct text *out) {
    const struct event *event = &trace->event[0];
    const char *name = view->name[player];
    (void)action;
    if (event->kind == EVENT_PLACE) {
        text_format(out, words(WORD_SEEGA_PLACED), name,
                    square_name(SEEGA_WIDTH, event->to).string);
    } else if (event->kind == EVENT_REMOVE) {
        text_format(out, words(WORD_SEEGA_TOOK_OFF), name,
                    square_name(SEEGA_WIDTH, event->from).string, view->name[!player]);
    } else {
        say_step(view, player, trace, out);
    }
}

bool seega_describe_turn(const struct face_view *view, int player, const struct trace *trace,
                         struct text *out) {
    struct squares placed = squares_placed(trace);
    char names[64];
    struct text list = text_fixed(names, sizeof names);
    if (placed.count == 2) {
        say_squares(&placed, WORD_AND, &list);
        text_format(out, words(WORD_SEEGA_PLACED_BOTH), view->name[player], names);
    }
    return placed.count == 2 || say_step(view, player, trace, out);
}

void seega_say_status(const struct face_view *view, struct text *out) {
    struct seega_scene scene = seega_scene_make(view);
    switch (scene.phase) {
    case SEEGA_PLACING:
        say_placing(&scene, out);
        break;
    case SEEGA_STEPPING:
        say_stepping(&scene, out);
        break;
    default:
        say_removing(&scene, out);
        break;
    }
}
