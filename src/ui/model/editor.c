/* editor.c: see editor.h. */
#include "ui/model/editor.h"

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

/* Keeps a step that can be undone; the oldest one goes when there are too many. */
static void keep(struct editor *editor, const struct position *board, const char *typed) {
    const struct editor_step *now = &editor->step[editor->at];
    if (editor->count && position_equal(board, &now->board) && strcmp(typed, now->typed) == 0) {
        return;
    }
    editor->count = editor->count ? editor->at + 1 : 0;
    if (editor->count == EDITOR_STEPS_MAX) {
        for (int i = 1; i < EDITOR_STEPS_MAX; i++) {
            editor->step[i - 1] = editor->step[i];
        }
        editor->count--;
    }
    editor->at = editor->count;
    editor->draft = true;
    struct editor_step *step = &editor->step[editor->count++];
    struct text text = text_fixed(step->typed, sizeof step->typed);
    step->board = *board;
    text_add(&text, typed);
}

/* True when the text is none of a position, not even of an illegal one. */
static bool is_other_text(const struct editor *editor) {
    char own[POSITION_TEXT_MAX];
    struct text text = text_fixed(own, sizeof own);
    if (!editor->count || !editor->wrong) {
        return false;
    }
    editor->game->position_text(&editor->board, &text);
    return strcmp(own, editor->text) != 0;
}

/* A text that is no position is a step of its own once something else takes its place. */
static void keep_typed(struct editor *editor) {
    if (is_other_text(editor)) {
        keep(editor, &editor->board, editor->text);
    }
}

static void set_board(struct editor *editor, const struct position *board) {
    keep_typed(editor);
    keep(editor, board, "");
    editor->board = *board;
    write_text(editor);
}

/* Puts what is there on the shelf, and takes from it what was put together for a game. */
static void change_game(struct editor *editor, struct editor_shelf *shelf,
                        const struct game *game) {
    struct editor *free = &shelf->kept[EDITORS_KEPT - 1], *found = NULL;
    for (int i = EDITORS_KEPT - 1; i >= 0; i--) {
        struct editor *kept = &shelf->kept[i];
        free = kept->game ? free : kept;
        found = kept->game == game ? kept : found;
    }
    struct editor other = found ? *found : (struct editor){.game = game};
    if (editor->game) {
        *(found ? found : free) = *editor;
    }
    *editor = other;
}

void editor_open(struct editor *editor, struct editor_shelf *shelf, const struct game *game,
                 const struct game_edit *edit, const struct options *options,
                 const struct position *pos) {
    keep_typed(editor);
    if (editor->game != game) {
        change_game(editor, shelf, game);
    }
    editor->edit = edit;
    editor->options = *options;
    memset(editor->options.given, 0, sizeof editor->options.given); /* the text may differ */
    editor->item = 0;
    editor->opened = *pos;
    set_board(editor, pos);
    editor->draft = false;
}

/* Options with a random start differ at each opening. */
static bool same_options(const struct game *game, const struct options *a,
                         const struct options *b) {
    bool same = true;
    for (int i = 0; i < game->option_count; i++) {
        same = same && (game->options[i].kind == OPTION_SEED || a->value[i] == b->value[i]);
    }
    return same;
}

bool editor_resume(struct editor *editor, struct editor_shelf *shelf, const struct game *game,
                   const struct options *options, const struct position *pos) {
    keep_typed(editor);
    if (editor->game != game) {
        change_game(editor, shelf, game);
    }
    return editor->draft && same_options(game, &editor->options, options) &&
           (!pos || position_equal(&editor->opened, pos));
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
    editor->draft = true;
    if (!editor->game->position_parse(&board, &editor->options, editor->text)) {
        keep(editor, &board, "");
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

bool editor_can_undo(const struct editor *editor) {
    return editor->at > 0 || is_other_text(editor);
}

bool editor_can_redo(const struct editor *editor) {
    return editor->at + 1 < editor->count;
}

static void step_to(struct editor *editor, int at) {
    const struct editor_step *step = &editor->step[at];
    editor->at = at;
    editor->board = step->board;
    write_text(editor);
    if (step->typed[0]) {
        struct text text = text_fixed(editor->text, sizeof editor->text);
        text_add(&text, step->typed);
        check(editor);
    }
}

void editor_undo(struct editor *editor) {
    keep_typed(editor);
    if (editor_can_undo(editor)) {
        step_to(editor, editor->at - 1);
    }
}

void editor_redo(struct editor *editor) {
    if (editor_can_redo(editor)) {
        step_to(editor, editor->at + 1);
    }
}
