/* dulko/status.c: Dulko's texts: labels, the status line, the notes in the players' panels.
 */
#include "ui/boards/dulko/scene.h"

#include "ui/board_kit/view.h"
#include "words/words.h"

/* ---- labels ---- */

void dulko_say_bank(const struct face_view *view, int owner, int kind, struct text *out) {
    static const enum word label[] = {WORD_DULKO_BANK_LABEL_KING, WORD_DULKO_BANK_LABEL_QUEEN,
                                      WORD_DULKO_BANK_LABEL_BISHOP, WORD_DULKO_BANK_LABEL_ACE,
                                      WORD_DULKO_BANK_LABEL_NUMBER};
    int count = view->game->tokens(view->position, DULKO_BANK + owner, owner * DULKO_KINDS + kind);
    text_format(out, words_count_to(dulko_word(label, kind), count, view->name[owner]),
                view->name[owner], dulko_kind_name(kind), count);
}

void dulko_say_square(const struct dulko_scene *scene, int square, struct text *out) {
    static const enum word piece[] = {WORD_DULKO_PIECE_KING, WORD_DULKO_PIECE_QUEEN,
                                      WORD_DULKO_PIECE_BISHOP, WORD_DULKO_PIECE_ACE,
                                      WORD_DULKO_PIECE_NUMBER};
    const struct face_view *view = scene->view;
    struct line name = square_name(DULKO_WIDTH, square);
    int item = square_item(&scene->board, view->position, square);
    if (item != NOWHERE) {
        const char *owner = view->name[item / DULKO_KINDS];
        int kind = item % DULKO_KINDS;
        text_format(out, words_to(dulko_word(piece, kind), owner), name.string, owner,
                    dulko_kind_name(kind));
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

/* The scores that change: "  Zahra: 66 → 95, Omar: 118 → 89". */
static void say_scores(const struct face_view *view, struct text *out) {
    int said = 0;
    for (int player = 0; player < 2; player++) {
        int now = view->game->score(view->position, player);
        int then = view->game->score(&view->preview->after[0], player);
        if (now != then) {
            text_add(out, said ? "" : "  ");
            text_separator(out, TEXT_LIST_PLAIN, said++, 2);
            text_format(out, words(WORD_DULKO_SCORE), view->name[player], now, then);
        }
    }
}

void dulko_say_status(const struct face_view *view, struct text *out) {
    struct dulko_scene scene = dulko_scene_make(view);
    const char *mover = view->name[scene.mover], *other = view->name[!scene.mover];
    if (view_say_preview(view, NULL, out)) {
        say_scores(view, out);
    } else if (scene.chosen != NOWHERE) {
        text_format(out, words_to(WORD_DULKO_PUT, mover), mover, dulko_kind_name(scene.chosen));
    } else if (scene.chosen_square != NOWHERE) {
        text_format(out, words_to(WORD_DULKO_FILL, mover), mover,
                    square_name(DULKO_WIDTH, scene.chosen_square).string);
    } else if (dulko_can_place(view->position, !scene.mover)) {
        text_format(out, words_to(WORD_DULKO_TAKE, mover), mover);
    } else {
        text_format(out, words_to(WORD_DULKO_TAKE_ALONE, mover), mover, other);
    }
}
