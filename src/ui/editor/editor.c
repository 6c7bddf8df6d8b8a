/* editor.c: see editor.h. */
#include "ui/editor/editor.h"

#include "engine/rules.h"

#include <string.h>

/* Takes the board as text, and asks the game whether it is legal. */
static void check(struct editor *editor) {
    editor->wrong = rules_setup(editor->game, &editor->options, editor->text, &editor->legal, NULL);
}

static void write_text(struct editor *editor) {
    struct text text = text_fixed(editor->text, sizeof editor->text);
    editor->game->position_text(&editor->board, &text);
    check(editor);
}

/* Keeps the board as a step that can be undone; the oldest one goes when there are too many. */
static void keep(struct editor *editor, const struct position *board) {
    if (editor->count && position_equal(board, &editor->step[editor->at])) {
        return;
    }
    editor->count = editor->count ? editor->at + 1 : 0;
    if (editor->count == EDITOR_STEPS_MAX) {
        memmove(editor->step, editor->step + 1, (EDITOR_STEPS_MAX - 1) * sizeof editor->step[0]);
        editor->count--;
    }
    editor->at = editor->count;
    editor->step[editor->count++] = *board;
}

static void set_board(struct editor *editor, const struct position *board) {
    keep(editor, board);
    editor->board = *board;
    write_text(editor);
}

void editor_open(struct editor *editor, const struct game *game, const struct game_edit *edit,
                 const struct options *options, const struct position *pos) {
    if (editor->game != game) {
        *editor = (struct editor){.game = game, .edit = edit};
    }
    editor->options = *options;
    memset(editor->options.given, 0, sizeof editor->options.given); /* the text may differ */
    editor->item = 0;
    editor->opened = *pos;
    set_board(editor, pos);
}

/* True when the position does not allow all choices of an option: it has one of its own. */
static bool is_implied(const struct editor *editor, int index) {
    const struct option_spec *spec = &editor->game->options[index];
    struct options options = editor->options;
    struct position pos;
    bool implied = false;
    options.given[index] = true;
    for (int i = 0; i < spec->choice_count && !implied; i++) {
        options.value[index] = (uint32_t)i;
        implied = rules_setup(editor->game, &options, editor->text, &pos, NULL);
    }
    return implied;
}

struct options editor_options(const struct editor *editor) {
    struct options options = editor->options, defaults = options_default(editor->game);
    for (int i = 0; i < editor->game->option_count; i++) {
        if (is_implied(editor, i)) {
            options.value[i] = defaults.value[i];
        }
    }
    return options;
}

bool editor_is_playable(const struct editor *editor) {
    return editor->game && !editor->wrong &&
           editor->game->result(&editor->legal).outcome == OUTCOME_OPEN;
}

void editor_type(struct editor *editor, const char *string) {
    static const char spaces[] = " \t\r\n";
    struct text text = text_fixed(editor->text, sizeof editor->text);
    struct position board;
    string += strspn(string, spaces);
    size_t length = strlen(string);
    while (length && strchr(spaces, string[length - 1])) {
        length--;
    }
    text_add_bytes(&text, string, length);
    check(editor);
    if (!editor->game->position_parse(&board, &editor->options, editor->text)) {
        keep(editor, &board);
        editor->board = board;
    }
}

void editor_clear(struct editor *editor) {
    struct position board = editor->board;
    if (editor->edit) {
        editor->edit->clear(&board);
        set_board(editor, &board);
    }
}

void editor_start(struct editor *editor) {
    struct position start;
    rules_start(editor->game, &editor->options, &start);
    set_board(editor, &start);
}

bool editor_change(struct editor *editor, int place, bool more) {
    const struct game_edit *edit = editor->edit;
    struct position board = editor->board;
    bool done = edit && (more ? editor->item != NOWHERE && edit->put(&board, place, editor->item)
                              : edit->take(&board, place, editor->item));
    if (done) {
        set_board(editor, &board);
    }
    return done;
}

bool editor_touch(struct editor *editor, int place) {
    return editor_change(editor, place, editor->item != NOWHERE);
}

void editor_next_side(struct editor *editor) {
    struct position board = editor->board;
    editor->edit->set_side(&board, !editor->game->side_to_act(&board));
    set_board(editor, &board);
}

void editor_next_phase(struct editor *editor) {
    struct position board = editor->board;
    editor->edit->next_phase(&board);
    set_board(editor, &board);
}

static int count_of(const struct game *game, const struct position *pos, int item) {
    int count = 0;
    for (int place = 0; place < game->place_count; place++) {
        count += game->tokens(pos, place, item);
    }
    return count;
}

int editor_surplus(const struct editor *editor, int item) {
    struct position start;
    if (item >= editor->game->item_count || editor->game->items[item].owner != NOWHERE) {
        return 0;
    }
    rules_start(editor->game, &editor->options, &start);
    return count_of(editor->game, &editor->board, item) - count_of(editor->game, &start, item);
}

bool editor_is_changed(const struct editor *editor) {
    return !position_equal(&editor->board, &editor->opened);
}

bool editor_can_undo(const struct editor *editor) {
    return editor->at > 0;
}

bool editor_can_redo(const struct editor *editor) {
    return editor->at + 1 < editor->count;
}

static void step_to(struct editor *editor, int at) {
    editor->at = at;
    editor->board = editor->step[at];
    write_text(editor);
}

void editor_undo(struct editor *editor) {
    if (editor_can_undo(editor)) {
        step_to(editor, editor->at - 1);
    }
}

void editor_redo(struct editor *editor) {
    if (editor_can_redo(editor)) {
        step_to(editor, editor->at + 1);
    }
}
