/* dulko/status.c: Dulko's texts: labels, the status line, the notes in the players' panels.
 */
#include "ui/boards/dulko/scene.h"

#include "words/words.h"

struct line dulko_kind_name(int kind) {
    static const enum word names[] = {WORD_DULKO_KING, WORD_DULKO_QUEEN, WORD_DULKO_BISHOP,
                                      WORD_DULKO_ACE};
    return kind <= DULKO_ACE ? text_line("%s", words(names[kind]))
                             : text_line("%c", dulko_letters[kind]);
}

/* ---- labels ---- */

void dulko_say_bank(const struct face_view *view, int owner, int kind, struct text *out) {
    int count = view->game->tokens(view->position, DULKO_BANK + owner, owner * DULKO_KINDS + kind);
    text_format(out, words(WORD_DULKO_BANK_LABEL), view->name[owner], dulko_kind_name(kind).string,
                count);
}

void dulko_say_square(const struct dulko_scene *scene, int square, struct text *out) {
    const struct face_view *view = scene->view;
    struct line name = square_name(DULKO_WIDTH, square);
    int item = square_item(&scene->board, view->position, square);
    if (item != NOWHERE) {
        text_format(out, words(WORD_DULKO_PIECE), name.string, view->name[item / DULKO_KINDS],
                    dulko_kind_name(item % DULKO_KINDS).string);
    } else {
        bool dead = square == dulko_deadzone(view->position);
        text_format(out, words(dead ? WORD_DULKO_DEADZONE : WORD_DULKO_EMPTY), name.string);
    }
}

const char *dulko_side_note(const struct position *pos, int player) {
    bool open = dulko_game.result(pos).outcome == OUTCOME_OPEN;
    return open && !dulko_can_place(pos, player) ? words(WORD_DULKO_DONE) : "";
}

/* ---- the status line ---- */

static int count_of(const struct trace *trace, enum event_kind kind) {
    int count = 0;
    for (int i = 0; i < trace->count; i++) {
        count += trace->event[i].kind == kind;
    }
    return count;
}

static void say_captures(const struct dulko_scene *scene, struct text *out) {
    const struct position *after = &scene->view->preview->after[0];
    struct result result = dulko_game.result(after);
    int turned = count_of(scene->trace, EVENT_FLIP);
    if (result.outcome != OUTCOME_OPEN && result.reason == REASON_KING) {
        text_add(out, words(WORD_DULKO_TAKES_KING));
    } else if (turned == 0) {
        text_add(out, words(WORD_DULKO_TURNS_NONE));
    } else if (turned == 1) {
        text_add(out, words(WORD_DULKO_TURNS_ONE));
    } else {
        text_format(out, words(WORD_DULKO_TURNS), turned);
    }
    if (result.outcome != OUTCOME_OPEN && result.reason == REASON_SCORE) {
        text_add(out, words(WORD_DULKO_ENDS));
    } else if (count_of(scene->trace, EVENT_PASS)) {
        text_format(out, words(WORD_DULKO_PASSES), scene->view->name[!scene->mover]);
    }
}

/* The scores that change: "  Zahra: 66 → 95, Omar: 118 → 89". */
static void say_scores(const struct face_view *view, struct text *out) {
    int said = 0;
    for (int player = 0; player < 2; player++) {
        int now = view->game->score(view->position, player);
        int then = view->game->score(&view->preview->after[0], player);
        if (now != then) {
            text_add(out, said++ ? "," : " ");
            text_format(out, words(WORD_DULKO_SCORE), view->name[player], now, then);
        }
    }
}

void dulko_describe_move(const struct face_view *view, int player, game_action action,
                         const struct trace *trace, struct text *out) {
    const struct event *event = &trace->event[0];
    int turned = count_of(trace, EVENT_FLIP);
    struct line square = square_name(DULKO_WIDTH, event->to);
    (void)action;
    text_format(out, words(WORD_DULKO_PLACED), view->name[player],
                dulko_kind_name(event->item % DULKO_KINDS).string, square.string);
    text_format(out,
                words(turned == 0   ? WORD_DULKO_PLACED_TURNS_NONE
                      : turned == 1 ? WORD_DULKO_PLACED_TURNS_ONE
                                    : WORD_DULKO_PLACED_TURNS),
                turned);
}

void dulko_say_status(const struct face_view *view, struct text *out) {
    struct dulko_scene scene = dulko_scene_make(view);
    const char *mover = view->name[scene.mover], *other = view->name[!scene.mover];
    if (scene.trace) {
        text_format(out, words(WORD_DULKO_PREVIEW), dulko_kind_name(scene.kind).string,
                    square_name(DULKO_WIDTH, scene.square).string);
        say_captures(&scene, out);
        say_scores(view, out);
    } else if (scene.chosen != NOWHERE) {
        text_format(out, words(WORD_DULKO_PUT), mover, dulko_kind_name(scene.chosen).string);
    } else if (scene.chosen_square != NOWHERE) {
        text_format(out, words(WORD_DULKO_FILL), mover,
                    square_name(DULKO_WIDTH, scene.chosen_square).string);
    } else if (dulko_can_place(view->position, !scene.mover)) {
        text_format(out, words(WORD_DULKO_TAKE), mover);
    } else {
        text_format(out, words(WORD_DULKO_TAKE_ALONE), mover, other);
    }
}
