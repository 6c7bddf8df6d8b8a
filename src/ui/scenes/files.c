/* files.c: the two scenes where a file is chosen: a folder's rows, a field for a path, messages. */
#include "ui/scenes/files.h"

#include "base/utf8.h"
#include "engine/touch.h"
#include "records/notations.h"
#include "ui/app/command.h"
#include "ui/app/import_export.h"
#include "ui/app/request.h"
#include "ui/app/stack.h"
#include "ui/boards/match_row.h"
#include "ui/kit/flow.h"
#include "ui/kit/page.h"
#include "ui/kit/scenery.h"
#include "ui/kit/scroll_panel.h"
#include "ui/kit/text_field.h"
#include "ui/kit/widgets.h"
#include "ui/model/companion.h"
#include "ui/model/saved_matches.h"
#include "words/words.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const float TOOL = 44, TOOL_GAP = 12;
static const float NO_ROWS = 2; /* an empty list is as high as two rows */
static const float FOOT_OPEN = 52;
static const float NAME_SHARE = 0.37F; /* of a row */
static const float ICON_X = 38, NAME_X = 84;

static bool saving(const struct app *app) {
    return app_top_id(app) == SCENE_SAVE;
}

/* Cuts off the beginning of a path that does not fit, since its end is more informative. */
static void fit_end(const struct ui *ui, enum font font, float size, float width, const char *path,
                    struct text *out) {
    text_add(out, path);
    while (*path && draw_text_width(ui->list, font, size, text_string(out)) > width) {
        path += utf8_character(path, 0);
        text_clear(out);
        text_format(out, "…%s", path);
    }
}

/* ---- tools ---- */

/* All files, or records (or pictures) only: one button, labeled with what it does. */
static void filter_button(const struct app *app, struct flow *row) {
    struct ui *ui = app->ui;
    bool all = app->files.all;
    const char *only = words(app->files.pictures ? WORD_PICTURES_ONLY : WORD_RECORDS_ONLY);
    const char *label = all ? only : words(WORD_ALL_FILES);
    float width = fmaxf(widget_button_width(ui, SPRITE_ICON_EYE, words(WORD_ALL_FILES)),
                        widget_button_width(ui, SPRITE_ICON_EYE, only));
    widget_button(ui, all ? "option:files=records" : "option:files=all", flow_end(row, width),
                  SPRITE_ICON_EYE, label, NULL, BUTTON_PLAIN);
    flow_end(row, 12);
}

static bool has_parent(const struct app *app) {
    char path[PLATFORM_PATH_MAX];
    return files_parent(app->files.folder, path);
}

/* Lists a folder from its beginning; false, with the reason in the message, when it cannot. */
static bool go(const struct app *app, struct files *files, const char *folder) {
    bool done = files_go(files, folder);
    app->shown->files.first = done ? 0 : app->shown->files.first;
    return done;
}

static void go_to_parent(const struct app *app, struct files *files) {
    char path[PLATFORM_PATH_MAX];
    if (files_parent(files->folder, path)) {
        go(app, files, path);
    }
}

static void go_home(const struct app *app, struct files *files) {
    char path[PLATFORM_PATH_MAX];
    if (host_home(path)) {
        go(app, files, path);
    }
}

enum { FILES_PARENT, FILES_HOME };

static const struct command folder_commands[] = {
    [FILES_PARENT] = {"button:parent", SPRITE_ICON_UP, WORD_FOLDER_ABOVE, .enabled = has_parent,
                      .file = go_to_parent},
    [FILES_HOME] = {"button:home-folder", SPRITE_ICON_HOME, WORD_HOME_FOLDER, .file = go_home},
    {0},
};

static void tools(const struct app *app, struct rect place) {
    struct ui *ui = app->ui;
    struct flow row = flow_begin(ui, place);
    const char *folder = app->files.folder;
    char path[PLATFORM_PATH_MAX];
    command_button(app, &folder_commands[FILES_PARENT], flow_start(&row, TOOL), false,
                   BUTTON_PLAIN);
    flow_start(&row, 8);
    command_button(app, &folder_commands[FILES_HOME], flow_start(&row, TOOL), false, BUTTON_PLAIN);
    flow_start(&row, 12);
    filter_button(app, &row);
    struct text text = text_fixed(path, sizeof path);
    if (saving(app)) {
        fit_end(ui, FONT_UI, TYPE_BODY, row.room.w, folder, &text);
        char isolated[PLATFORM_PATH_MAX + 16]; /* it is read from the left */
        struct text shown = text_fixed(isolated, sizeof isolated);
        text_format(&shown, ui->mirrored ? "\u2066%s\u2069" : "%s", path);
        flow_line(&row, STYLE_MUTED, isolated);
    } else {
        fit_end(ui, FONT_UI_MEDIUM, TYPE_LARGE, row.room.w - 28, folder, &text);
        text_field(ui, "name:0", row.room, path, words(WORD_PATH));
    }
}

/* ---- rows ---- */

/* A player of a record of a game that is known. */
static const char *player_of(const struct record_head *head, int player) {
    const char *name = head->name[player];
    return name[0] ? name : words(companion_nameless_in(head->game, head->companion, player));
}

/* The game and the players of a record. */
static struct line describe(const struct record_head *head) {
    if (!head->game || (!head->name[0][0] && !head->name[1][0])) {
        return text_line("%s", head->game ? words(head->game->name) : "");
    }
    return text_line("%s · %s – %s", words(head->game->name), player_of(head, 0),
                     player_of(head, 1));
}

/* Who won: 0, 1, or NOWHERE for nobody. The score does not tell, as who leads may resign. */
static int winner_of(const struct record_head *head) {
    const char *between = strchr(head->result, '-');
    int first = atoi(head->result), second = between ? atoi(between + 1) : first;
    return first == second ? NOWHERE : second > first;
}

static void record_words(const struct app *app, struct rect rect, const struct file_row *row) {
    const struct record_head *head = &row->head;
    struct line day = saved_day(head->date);
    int winner = winner_of(head);
    struct match_row words_of = {.game = head->game,
                                 .title = row->name,
                                 .title_share = NAME_SHARE,
                                 .below = words(head->game->name),
                                 .right = day.string,
                                 .players = {.name = {player_of(head, 0), player_of(head, 1)},
                                             .scored = head->scored,
                                             .score = {head->score[0], head->score[1]},
                                             .won = winner != NOWHERE,
                                             .winner = winner}};
    const char *won = winner != NOWHERE ? player_of(head, winner) : "";
    struct line outcome = winner != NOWHERE ? text_line(words_to(WORD_OPEN_WON, won), won)
                          : head->result[0] ? text_line("%s", words(WORD_OPEN_DRAWN))
                                            : text_line("%s", words(WORD_OPEN_UNFINISHED));
    words_of.right_below = outcome.string;
    match_row_draw(app->ui, &app->settings, rect, &words_of);
}

/* A folder, or a file that is no record, with an icon in the place of a picture. */
static void plain_words(const struct app *app, struct rect rect, const struct file_row *row) {
    const struct ui *ui = app->ui;
    float middle = rect.y + rect.h / 2;
    int icon = row->folder           ? SPRITE_ICON_FOLDER
               : app->files.pictures ? SPRITE_ICON_PICTURE
               : !row->known         ? SPRITE_ICON_PLAY
                                     : SPRITE_ICON_HELP;
    struct color ink = row->folder ? ui->theme->accent_text : ui->theme->muted;
    widget_icon(ui, icon, rect.x + ICON_X, middle, 22, ink);
    style_write_within(ui, rect.x + NAME_X, middle + 6, rect.w - NAME_X - 16,
                       STYLE_MEDIUM | (row->folder ? 0 : STYLE_MUTED), row->name);
}

/* The id of a row. Folders and files are numbered separately. */
static struct line row_id(const struct files *files, int row) {
    int file = row - files->folders;
    return file < 0 ? text_line("folder:%d", row) : text_line("file:%d", file);
}

/* The row of a target; NOWHERE when it is not one. */
static int row_of(const struct files *files, const char *id) {
    int file = touch_number(id, "file", files->count);
    return file != NOWHERE ? files->folders + file : touch_number(id, "folder", files->count);
}

static void draw_row(const struct app *app, int index, struct rect rect) {
    struct ui *ui = app->ui;
    const struct files *files = &app->files;
    const struct file_row *row = &files->row[index];
    struct line id = row_id(files, index);
    char label[TARGET_LABEL_MAX];
    struct text text = text_fixed(label, sizeof label);
    text_format(&text, words(row->folder ? WORD_FOLDER_LABEL : WORD_FILE_LABEL), row->name);
    widget_row(ui, id.string, rect);
    if (row->head.game) {
        text_format(&text, ". %s", describe(&row->head).string);
        record_words(app, rect, row);
    } else {
        plain_words(app, rect, row);
    }
    targets_add(&ui->targets, id.string, rect, true, label);
}

/* In place of the rows. Who saves is as welcome here as in any other folder. */
static void nothing(const struct app *app, struct rect area) {
    const struct files *files = &app->files;
    enum word none = files->all        ? WORD_EMPTY_FOLDER
                     : files->pictures ? WORD_NO_PICTURES
                     : saving(app)     ? WORD_NO_RECORDS_YET
                                       : WORD_NO_RECORDS;
    enum word advice = files->all ? WORD_EMPTY_FOLDER_DO : WORD_NO_RECORDS_DO;
    widget_empty(app->ui, area, SPRITE_ICON_FOLDER, words(none), saving(app) ? "" : words(advice));
}

static void rows(const struct app *app, struct rect area) {
    const struct files *files = &app->files;
    struct scroll *scroll = &app->shown->files;
    float height = match_row_height(area.w);
    area = scroll_panel(app->ui, area, scroll, files->count, height);
    if (!files->count) {
        nothing(app, area);
    }
    for (int i = scroll->first; i < files->count && i < scroll->first + scroll->shown; i++) {
        draw_row(app, i, rect_cut_top(&area, height));
    }
}

/* ---- the foot ---- */

/* The list ends with its rows, a short one above the caravanserai. */
static void ground(const struct app *app, struct rect *area, float above) {
    const struct files *files = &app->files;
    float count = files->count ? (float)files->count : NO_ROWS;
    float list = TOOL + TOOL_GAP + match_row_height(area->w) * count;
    float used = above + (host_is_page() ? 0 : list) + 16;
    scenery_draw_below(app->ui, area, files->message[0] ? area->h : used);
}

static void draw(const struct app *app) {
    struct ui *ui = app->ui;
    struct page_layout page = page_layout(ui->width, ui->height);
    bool footed = !saving(app) && !page_is_tight(ui->width, ui->height);
    struct rect area = {page.margin, page.small ? 56 : 80, ui->width - 2 * page.margin, 0};
    float card = saving(app) ? files_save_height(app) + (page.small ? 12 : 20) : 0;
    area.h = ui->height - (footed ? FOOT_OPEN : 4) - 12 - area.y;
    ground(app, &area, card);
    widget_title(ui, page.bar,
                 words(!saving(app)            ? WORD_OPEN_TITLE
                       : app->files.everything ? WORD_SAVE_ALL
                       : app->files.pictures   ? WORD_SAVE_PICTURE_TITLE
                                               : WORD_SAVE_TITLE),
                 saving(app) && !app->files.everything ? words(app->table.play.game->name) : "");
    struct rect saved = rect_cut_top(&area, card);
    bool lists = !host_is_page();
    if (lists) {
        tools(app, rect_cut_top(&area, TOOL));
        rect_cut_top(&area, TOOL_GAP);
    }
    if (app->files.message[0]) {
        float top = widget_warning(ui, ui->width / 2, area.y + area.h, area.w, app->files.message);
        area.h = top - 12 - area.y;
    }
    if (lists) {
        rows(app, area);
    }
    if (saving(app)) {
        files_save_draw(app, saved);
    } else if (footed) {
        style_write(ui, page.margin, ui->height - FOOT_OPEN + 32, STYLE_SMALL | STYLE_MUTED,
                    words(WORD_OPEN_FOOT));
    }
}

/* ---- acting ---- */

/* Goes to a folder; false, with the message unchanged, when the path is not one. */
static bool enter_folder(const struct app *app, struct files *files, const char *path) {
    char kept[FILES_MESSAGE_MAX];
    memcpy(kept, files->message, sizeof kept);
    bool done = go(app, files, path);
    memcpy(files->message, done ? "" : kept, done ? 1 : sizeof kept);
    return done;
}

static void open_path(struct app *app, const char *path) {
    struct text why = text_fixed(app->files.message, sizeof app->files.message);
    import_open(app, &app->table, &app->saved, path, &why);
}

/* What was typed, as a path; false, with a message, when it is not one. */
static bool typed_path(struct files *files, char path[PLATFORM_PATH_MAX]) {
    struct text message = text_fixed(files->message, sizeof files->message);
    if (!files->name[strspn(files->name, " ")]) {
        text_add(&message, words(WORD_NAME_MISSING));
        return false;
    }
    if (!files_path(files, files->name, path)) {
        text_format(&message, words(WORD_WRONG), files->name, words(WORD_NAME_TOO_LONG));
        return false;
    }
    return true;
}

/* Saves to what was typed, with the usual ending if it has none; asks before replacing a file. A
 * folder is entered instead. */
static void save(const struct app *app, struct files *files) {
    char path[PLATFORM_PATH_MAX];
    if (!typed_path(files, path)) {
        return;
    }
    if (enter_folder(app, files, path)) {
        files->name[0] = '\0';
        return;
    }
    bool named = files->pictures
                     ? files_is_picture_name(path) &&
                           files_is_animation_name(path) == (files->kind != PICTURE_POSITION)
                     : strchr(files_name_in(path), '.') != NULL;
    if (!named) {
        struct text text = text_fixed(path + strlen(path), sizeof path - strlen(path));
        text_add(&text, files->pictures ? files_picture_ending(files->kind) : notations[0]->ending);
    }
    if (host_exists(path)) {
        memcpy(files->asked, path, sizeof path);
    } else {
        files_save_to(app, files, path);
    }
}

static void act_on_row(struct app *app, const struct file_row *row) {
    struct files *files = &app->files;
    char path[PLATFORM_PATH_MAX];
    if (saving(app) && !row->folder) {
        struct text name = text_fixed(files->name, sizeof files->name);
        text_add(&name, row->name);
    } else if (files_path(files, row->name, path)) {
        if (row->folder) {
            go(app, &app->files, path);
        } else {
            open_path(app, path);
        }
    }
}

static void edit_name(const struct app *app, struct files *files) {
    if (!saving(app)) {
        memcpy(files->name, files->folder, sizeof files->name);
    }
    ui_edit(app->ui, "name:0", files->name, sizeof files->name - 1, false);
}

static void replace(const struct app *app, struct files *files) {
    char path[PLATFORM_PATH_MAX];
    memcpy(path, files->asked, sizeof path);
    files_save_to(app, files, path);
}

static void decline(const struct app *app, struct files *files) {
    (void)app;
    files->asked[0] = '\0';
}

static void stop(const struct app *app) {
    (void)app;
    host_stop_picture();
}

static const struct command file_commands[] = {
    COMMAND_ONLY("button:save", KEY_NONE, .file = save),
    COMMAND_ONLY("button:stop", KEY_NONE, .act = stop),
    COMMAND_ONLY("button:decline", KEY_NONE, .file = decline),
    COMMAND_ONLY("button:accept", KEY_NONE, .file = replace),
    COMMAND_ONLY("button:back", KEY_NONE, .act = request_back),
    {0},
};

static void before(struct app *app, const char *id) {
    (void)id;
    app->files.message[0] = '\0';
}

static void act(struct app *app, const char *id) {
    struct files *files = &app->files;
    if (scroll_panel_act(&app->shown->files, id) || files_save_act(files, id)) {
        return;
    }
    if (strncmp(id, "option:files=", 13) == 0) {
        files->all = strcmp(id + 13, "all") == 0;
        go(app, &app->files, files->folder);
    } else if (row_of(files, id) != NOWHERE) {
        act_on_row(app, &files->row[row_of(files, id)]);
    } else {
        edit_name(app, &app->files);
    }
}

static void typed(struct app *app, const char *id) {
    (void)id;
    struct text name = text_fixed(app->files.name, sizeof app->files.name);
    text_add(&name, text_edit_string(&app->ui->edit));
}

static void entered(struct app *app, const char *id) {
    char path[PLATFORM_PATH_MAX];
    (void)id;
    app->files.message[0] = '\0';
    if (saving(app)) {
        save(app, &app->files);
    } else if (typed_path(&app->files, path) && !enter_folder(app, &app->files, path)) {
        open_path(app, path);
    }
}

/* ---- keys ---- */

static bool key(struct app *app, const struct input *input) {
    struct files *files = &app->files;
    if (input->kind != INPUT_KEY || files->asked[0]) {
        return false;
    }
    if (input->key == KEY_BACKSPACE) {
        files->message[0] = '\0';
        go_to_parent(app, &app->files);
        return true;
    }
    int next = scroll_key(&app->shown->files, row_of(files, app->ui->focus), input->key);
    if (next != NOWHERE) {
        ui_focus(app->ui, row_id(files, next).string);
        scroll_into_view(&app->shown->files, next);
        app->ui->keyboard = true;
    }
    return next != NOWHERE;
}

static void cancel(struct app *app) {
    if (app->files.asked[0]) {
        app->files.asked[0] = '\0';
    } else {
        request_back(app);
    }
}

static struct scroll *list(const struct app *app) {
    return &app->shown->files;
}

/* Reads the heads of the visible files one by one, between frames. */
static double update(struct app *app) {
    if (!files_look(&app->files, &app->shown->files)) {
        return NEVER;
    }
    app->ui->changed = true;
    return app->ui->now;
}

#define FILES_SCENE                                                                                \
    .page = PAGE_NARROWS, .draw = draw, .commands = COMMANDS(folder_commands, file_commands),      \
    .before = before, .act = act, .key = key, .cancel = cancel, .typed = typed,                    \
    .entered = entered, .list = list, .update = update

const struct scene open_scene = {.name = "open", FILES_SCENE};
const struct scene save_scene = {.name = "save", FILES_SCENE};
