/* seega/status.c: what Seega's table says: what to do now, and what a step would do. */
#include "ui/boards/seega/status.h"

#include "ui/boards/seega/scene.h"
#include "words/words.h"

void seega_say_phase(const struct position *pos, struct text *out) {
    switch (seega_phase_of(pos)) {
    case SEEGA_PLACING:
        text_add(out, words(WORD_SEEGA_PHASE_PLACING));
        break;
    case SEEGA_STEPPING:
        text_add(out, words(WORD_SEEGA_PHASE_STEPPING));
        break;
    default:
        text_format(out, words(WORD_SEEGA_PHASE_BLOCKED),
                    words(seega_game.sides[!seega_game.side_to_act(pos)]));
        break;
    }
}

const char *seega_remark(const struct position *pos, int player) {
    bool blocked = seega_phase_of(pos) == SEEGA_REMOVING && player != seega_game.side_to_act(pos);
    return blocked ? words(WORD_SEEGA_BLOCKED) : "";
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
    char square[3];
    struct text text = text_fixed(square, sizeof square);
    seega_name(trace->event[0].to, &text);
    text_format(out, words(second ? WORD_SEEGA_SECOND_ON : WORD_SEEGA_FIRST_ON), name, square,
                view->name[view->game->side_to_act(&view->preview->after[0])]);
}

/* The squares at which something happens in a trace: "c2", "c2 and b3", "c2, b3 and a2". */
static void say_squares(const struct trace *trace, enum event_kind kind, struct text *out) {
    int count = 0, said = 0;
    for (int i = 0; i < trace->count; i++) {
        count += trace->event[i].kind == kind;
    }
    for (int i = 0; i < trace->count; i++) {
        if (trace->event[i].kind == kind) {
            text_add(out, !said ? "" : said + 1 == count ? words(WORD_AND) : ", ");
            seega_name(trace->event[i].from, out);
            said++;
        }
    }
}

static void say_captures(const struct trace *trace, struct text *out) {
    char names[64], holder[3];
    struct text squares = text_fixed(names, sizeof names), text = text_fixed(holder, sizeof holder);
    int captures = 0, taken = NOWHERE;
    for (int i = 0; i < trace->count; i++) {
        if (trace->event[i].kind == EVENT_CAPTURE) {
            captures++;
            taken = trace->event[i].from;
        }
    }
    say_squares(trace, EVENT_CAPTURE, &squares);
    if (captures > 1) {
        text_format(out, words(WORD_SEEGA_TAKES), captures, names);
    } else if (captures == 1) {
        char to[3];
        struct text end = text_fixed(to, sizeof to);
        seega_name(trace->event[0].to, &end);
        seega_name(seega_opposite(taken, trace->event[0].to), &text);
        text_format(out, words(WORD_SEEGA_TAKES_ONE), names, to, holder);
    } else {
        text_add(out, words(WORD_SEEGA_TAKES_NONE));
    }
}

/* A step that leaves the opponent without one. */
static void say_blocked(const struct seega_scene *scene, const struct trace *trace,
                        struct text *out) {
    const struct face_view *view = scene->view;
    const struct position *after = &view->preview->after[0];
    const char *blocked = view->name[!scene->mover];
    char names[64];
    struct text squares = text_fixed(names, sizeof names);
    say_squares(trace, EVENT_REMOVE, &squares);
    if (names[0]) {
        text_format(out, words(WORD_SEEGA_BLOCKS_FORCED), blocked, names);
    } else if (view->game->result(after).outcome == OUTCOME_OPEN &&
               seega_phase_of(after) == SEEGA_REMOVING) {
        text_format(out, words(WORD_SEEGA_BLOCKS), blocked);
    }
}

/* Where the pointed piece may step: "c3", "c3 or d2", … */
static void say_ends(const struct seega_scene *scene, int square, struct text *out) {
    struct seega_scene chosen = *scene;
    int count = 0, said = 0;
    chosen.chosen = square;
    for (int to = 0; to < SEEGA_SQUARES; to++) {
        count += seega_leads_to(&chosen, to);
    }
    for (int to = 0; to < SEEGA_SQUARES; to++) {
        if (seega_leads_to(&chosen, to)) {
            text_add(out, !said ? "" : said + 1 == count ? words(WORD_OR) : ", ");
            seega_name(to, out);
            said++;
        }
    }
}

static void say_stepping(const struct seega_scene *scene, struct text *out) {
    const struct face_view *view = scene->view;
    const char *name = view->name[scene->mover];
    const struct trace *trace = seega_previewed(scene);
    char square[3], ends[32];
    struct text text = text_fixed(square, sizeof square), list = text_fixed(ends, sizeof ends);
    /* what the only step of a piece would do is seen before the piece is chosen */
    if (trace && scene->pointed != scene->chosen) {
        char to[3];
        struct text end = text_fixed(to, sizeof to);
        seega_name(trace->event[0].from, &text);
        seega_name(trace->event[0].to, &end);
        text_format(out, words(WORD_SEEGA_STEP), name, square, to);
        say_captures(trace, out);
        say_blocked(scene, trace, out);
        return;
    }
    int piece = scene->chosen != NOWHERE ? scene->chosen : scene->pointed;
    if (piece == NOWHERE || piece >= SEEGA_SQUARES || !seega_begins(view->legal, piece)) {
        bool claim = view->game->claimable(view->position);
        text_format(out, words(claim ? WORD_SEEGA_CLAIM : WORD_SEEGA_CHOOSE), name);
        return;
    }
    seega_name(piece, &text);
    say_ends(scene, piece, &list);
    text_format(out, words(scene->chosen != NOWHERE ? WORD_SEEGA_CHOSEN : WORD_SEEGA_MAY), name,
                square, ends);
}

/* The blocked pieces beside a square: "a4", "a4 and c4", … */
static void say_freed(const struct seega_scene *scene, int square, struct text *out) {
    int freed[4], count = 0;
    for (int other = 0; other < SEEGA_SQUARES; other++) {
        int columns = other % SEEGA_WIDTH - square % SEEGA_WIDTH;
        int rows = other / SEEGA_WIDTH - square / SEEGA_WIDTH;
        if (columns * columns + rows * rows == 1 &&
            seega_owner(scene->view, other) == !scene->mover) {
            freed[count++] = other;
        }
    }
    for (int i = 0; i < count; i++) {
        text_add(out, !i ? "" : i + 1 == count ? words(WORD_AND) : ", ");
        seega_name(freed[i], out);
    }
}

static void say_removing(const struct seega_scene *scene, struct text *out) {
    const struct face_view *view = scene->view;
    text_format(out, words(WORD_SEEGA_TAKE_OFF), words(view->game->sides[!scene->mover]));
    int piece = scene->pointed;
    if (piece != NOWHERE && piece < SEEGA_SQUARES && seega_begins(view->legal, piece)) {
        char square[3], names[32];
        struct text text = text_fixed(square, sizeof square);
        struct text list = text_fixed(names, sizeof names);
        seega_name(piece, &text);
        say_freed(scene, piece, &list);
        text_format(out, words(WORD_SEEGA_WOULD_FREE), square, names);
    }
}

void seega_say_told(const struct face_view *view, int player, game_action action,
                    const struct trace *trace, struct text *out) {
    const struct event *event = &trace->event[0];
    const char *name = view->name[player];
    char from[3], to[3], taken[64];
    struct text start = text_fixed(from, sizeof from), end = text_fixed(to, sizeof to);
    struct text squares = text_fixed(taken, sizeof taken);
    (void)action;
    if (event->kind == EVENT_PLACE) {
        seega_name(event->to, &end);
        text_format(out, words(WORD_SEEGA_PLACED), name, to);
        return;
    }
    seega_name(event->from, &start);
    if (event->kind == EVENT_REMOVE) {
        text_format(out, words(WORD_SEEGA_TOOK_OFF), name, from);
        return;
    }
    seega_name(event->to, &end);
    say_squares(trace, EVENT_CAPTURE, &squares);
    text_format(out, words(WORD_SEEGA_STEPPED), name, from, to);
    text_format(out, words(taken[0] ? WORD_SEEGA_STEPPED_TAKES : WORD_SEEGA_STEPPED_NONE), taken);
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
