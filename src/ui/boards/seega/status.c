/* seega/status.c: Seega's texts: what to do now, and what a step would do. */
#include "ui/boards/seega/scene.h"

#include "engine/touch.h"
#include "ui/board_kit/view.h"
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
    default: {
        const char *blocked = name[!seega_game.side_to_act(pos)];
        text_format(out, words_to(WORD_SEEGA_PHASE_BLOCKED, blocked), blocked);
        break;
    }
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

/* "c2", "c2 and b3", "c2, b3 and a2". */
static void say_squares(const struct squares *squares, enum text_list list, struct text *out) {
    for (int i = 0; i < squares->count; i++) {
        text_separator(out, list, i, squares->count);
        touch_square_name(squares->square[i], SEEGA_WIDTH, out);
    }
}

static void say_placing(const struct seega_scene *scene, struct text *out) {
    const struct face_view *view = scene->view;
    bool second = view->game->turn_open(view->position);
    if (!view_say_preview(view, NULL, out)) {
        const char *name = view->name[scene->mover];
        text_format(out, words_to(second ? WORD_SEEGA_PLACE_ONE : WORD_SEEGA_PLACE_TWO, name),
                    name);
    }
}

/* What stands opposite to the end of a step, with a captured piece between them. */
static struct line holder_of(const struct trace *trace) {
    int at = NOWHERE;
    for (int i = 0; i < trace->count; i++) {
        at = trace->event[i].kind == EVENT_CAPTURE ? trace->event[i].from : at;
    }
    return at == NOWHERE ? (struct line){""}
                         : square_name(SEEGA_WIDTH, seega_opposite(at, trace->event[0].to));
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
    say_squares(&ends, TEXT_LIST_OR, out);
}

/* True right after the last piece was placed: who placed it goes on with the first move. */
static bool moves_first(const struct seega_scene *scene) {
    const struct last_turn *turn = scene->view->trail;
    return turn && turn->player == scene->mover && turn->trace.count > 0 &&
           turn->trace.event[0].kind == EVENT_PLACE;
}

static void say_stepping(const struct seega_scene *scene, struct text *out) {
    const struct face_view *view = scene->view;
    const char *name = view->name[scene->mover];
    const struct trace *trace = seega_previewed(scene);
    char ends[32];
    struct text list = text_fixed(ends, sizeof ends);
    /* a piece with a single step previews it before it is selected */
    if (trace && scene->pointed != scene->chosen) {
        view_say_preview(view, holder_of(trace).string, out);
        return;
    }
    int piece = scene->chosen != NOWHERE ? scene->chosen : scene->pointed;
    if (piece == NOWHERE || piece >= SEEGA_SQUARES || !seega_begins(view->legal, piece)) {
        bool claim = seega_claimable(view->position);
        text_format(out,
                    words_to(claim                ? WORD_SEEGA_CLAIM
                             : moves_first(scene) ? WORD_SEEGA_CHOOSE_FIRST
                                                  : WORD_SEEGA_CHOOSE,
                             name),
                    name);
        return;
    }
    say_ends(scene, piece, &list);
    text_format(out, words_to(scene->chosen != NOWHERE ? WORD_SEEGA_CHOSEN : WORD_SEEGA_MAY, name),
                name, square_name(SEEGA_WIDTH, piece).string, ends);
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
    say_squares(&freed, TEXT_LIST_AND, out);
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
