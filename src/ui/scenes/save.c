/* save.c: see files.h. */
#include "ui/scenes/files.h"

#include "records/notations.h"
#include "ui/app/import_export.h"
#include "ui/app/request.h"
#include "ui/boards/match_row.h"
#include "ui/boards/thumbnail.h"
#include "ui/kit/page.h"
#include "ui/kit/style.h"
#include "ui/kit/text_field.h"
#include "ui/kit/widgets.h"
#include "words/words.h"

#include <math.h>
#include <string.h>

static const float INSET = 16, ROW = 44, LINE = 26, ADVICE = 24;
static const float NARROW = 560, NARROW_ADVICE = 44; /* in two lines */
static const float KINDS_ROW = 56; /* the buttons with what a picture shows, and the gap below */
static const float PICTURE_SHAPE = 1.4F;
static const float SAVE_WIDTH = 150;

/* Asks whether to replace a file; nothing else can be used meanwhile. The button that keeps it is
 * where Save was just pressed, so that a double click does no harm. */
static void question(const struct app *app, struct rect row) {
    struct ui *ui = app->ui;
    char line[PLATFORM_PATH_MAX + 64];
    struct text text = text_fixed(line, sizeof line);
    ui->targets.count = 0;
    text_format(&text, words(WORD_IS_THERE), files_name_in(app->files.asked));
    widget_button(ui, "button:decline",
                  widget_button_place(ui, &row, NO_ICON, words(WORD_KEEP_IT), 12), NO_ICON,
                  words(WORD_KEEP_IT), NULL, BUTTON_PRIMARY);
    widget_button(ui, "button:accept",
                  widget_button_place(ui, &row, NO_ICON, words(WORD_REPLACE), 20), NO_ICON,
                  words(WORD_REPLACE), NULL, BUTTON_PLAIN);
    style_write_in(ui, row, STYLE_LARGE | STYLE_MEDIUM, line);
}

/* What a picture shows. */
static const struct {
    const char *id;
    enum word label, advice;
} kinds[] = {
    [PICTURE_POSITION] = {"option:picture=position", WORD_PICTURE_OF_POSITION,
                          WORD_SAVE_FOOT_PICTURE},
    [PICTURE_TURN] = {"option:picture=turn", WORD_PICTURE_OF_TURN, WORD_SAVE_FOOT_TURN},
    [PICTURE_MATCH] = {"option:picture=match", WORD_PICTURE_OF_MATCH, WORD_SAVE_FOOT_MATCH},
};
enum { KINDS = sizeof kinds / sizeof kinds[0] };

static void kind_buttons(const struct app *app, struct rect row) {
    bool played = match_line_turns(&app->table.play.match) > 0;
    for (int i = 0; i < KINDS; i++) {
        const char *label = words(kinds[i].label);
        int state = i == (int)app->files.kind         ? BUTTON_ON
                    : played || i == PICTURE_POSITION ? BUTTON_PLAIN
                                                      : BUTTON_DISABLED;
        widget_button(app->ui, kinds[i].id,
                      rect_cut_left(&row, widget_button_width(app->ui, NO_ICON, label)), NO_ICON,
                      label, NULL, state);
        rect_cut_left(&row, 8);
    }
}

/* ---- what is saved ---- */

/* Where room is short, or all matches are saved, there is no picture of the match beside the name,
 * and no frame. */
static bool is_bare(const struct app *app) {
    return app->files.everything || page_is_tight(app->ui->width, app->ui->height);
}

float files_save_height(const struct app *app) {
    float advice = app->ui->width < NARROW ? NARROW_ADVICE : ADVICE;
    float lines = ROW + advice + (app->files.pictures ? KINDS_ROW : 0);
    return is_bare(app) ? lines : LINE + lines + 2 * INSET;
}

/* The board, and on a line beside it the players, their scores and the turn: gives what is left
 * below that line. */
static struct rect draw_match(const struct app *app, struct rect area) {
    struct ui *ui = app->ui;
    const struct play *play = &app->table.play;
    struct rect picture = rect_cut_left(&area, fminf(area.h * PICTURE_SHAPE, area.w / 5));
    struct line turn = text_line(words(WORD_TURN), match_turn_number(&play->match));
    struct match_players players = {.scored = true};
    rect_cut_left(&area, INSET + 4);
    widget_picture_ground(ui, picture, 8);
    thumbnail_draw(ui, &app->settings, play->game, match_position(&play->match), picture);
    for (int i = 0; i < 2; i++) {
        players.name[i] = play_name(play, i);
        players.score[i] = play->game->score(match_position(&play->match), i);
    }
    float end = style_width(ui, STYLE_SMALL, turn.string);
    style_write(ui, area.x + area.w, area.y + 14, STYLE_SMALL | STYLE_MUTED | STYLE_END,
                turn.string);
    match_players_draw(ui, &players, area.x, area.y + 14, area.w - end - 16);
    rect_cut_top(&area, LINE);
    return area;
}

/* Instead of what could be saved, how far the animation is. */
static void film(const struct app *app, struct rect area) {
    struct ui *ui = app->ui;
    struct line how_far = text_line(words(WORD_FILMING), text_percent(app->files.filmed).string);
    style_write(ui, area.x, area.y + 28, STYLE_LARGE | STYLE_MEDIUM, how_far.string);
    rect_cut_top(&area, KINDS_ROW);
    struct rect row = {area.x, area.y, area.w, ROW};
    struct rect stop = rect_cut_right(&row, SAVE_WIDTH);
    rect_cut_right(&row, 12);
    widget_button(ui, "button:stop", stop, SPRITE_ICON_CROSS, words(WORD_STOP), NULL, BUTTON_PLAIN);
    struct rect bar = {row.x, row.y + (row.h - 8) / 2, row.w, 8};
    widget_bar(ui, bar, (float)app->files.filmed / 100);
    style_write(ui, row.x, area.y + ROW + 20, STYLE_SMALL | STYLE_MUTED, words(WORD_FILMING_FOOT));
}

static void name(const struct app *app, struct rect area) {
    struct ui *ui = app->ui;
    struct rect row = {area.x, area.y, area.w, ROW};
    struct rect save = rect_cut_right(&row, SAVE_WIDTH);
    rect_cut_right(&row, 12);
    widget_button(ui, "button:save", save, SPRITE_ICON_SAVE, words(WORD_SAVE), NULL,
                  BUTTON_PRIMARY | BUTTON_LARGE);
    float label = style_width(ui, STYLE_BODY, words(WORD_FILE_NAME)) + 16;
    style_write(ui, row.x, row.y + 28, STYLE_MUTED, words(WORD_FILE_NAME));
    rect_cut_left(&row, label);
    text_field(ui, "name:0", row, app->files.name, words(WORD_FILE_NAME));
    const struct notation *notation =
        app->files.everything ? NULL : notation_for_game(app->table.play.game);
    float left = ui->width < NARROW ? area.x : row.x; /* below the label, too, or the field alone */
    style_paragraph(ui, (struct point){left, area.y + ROW + 20}, area.x + area.w - left,
                    STYLE_SMALL | STYLE_MUTED, 18,
                    words(app->files.everything ? WORD_SAVE_FOOT_ALL
                          : app->files.pictures ? kinds[app->files.kind].advice
                          : notation            ? notation->advice
                                                : notations[0]->advice));
}

void files_save_draw(const struct app *app, struct rect area) {
    area.h = files_save_height(app);
    if (!is_bare(app)) {
        widget_panel(app->ui, area, 10);
        area = draw_match(app, rect_inset(area, INSET));
    }
    if (app->files.pictures && app->files.filming) {
        film(app, area);
        return;
    }
    if (app->files.pictures) {
        struct rect row = rect_cut_top(&area, KINDS_ROW);
        kind_buttons(app, rect_cut_top(&row, ROW));
    }
    if (app->files.asked[0]) {
        question(app, rect_cut_top(&area, ROW));
    } else {
        name(app, area);
    }
}

/* ---- acting ---- */

/* Changes what is saved, and the ending of its name. */
static void choose_kind(struct files *files, enum picture_kind kind) {
    const char *was = files_picture_ending(files->kind);
    size_t length = strlen(files->name), end = strlen(was);
    if (length > end && strcmp(files->name + length - end, was) == 0) {
        struct text name =
            text_fixed(files->name + length - end, sizeof files->name - length + end);
        text_add(&name, files_picture_ending(kind));
    }
    files->kind = kind;
}

bool files_save_act(struct files *files, const char *id) {
    for (int i = 0; i < KINDS; i++) {
        if (strcmp(id, kinds[i].id) == 0) {
            choose_kind(files, (enum picture_kind)i);
            return true;
        }
    }
    return false;
}

/* The picture comes some time later, and says so itself. An animation can be waited for. */
static void save_picture_to(const struct app *app, struct files *files, const char *path) {
    struct text why = text_fixed(files->message, sizeof files->message);
    if (export_save_picture(app, files, path, &why) && files->kind == PICTURE_POSITION) {
        request_back(app);
    }
}

void files_save_to(const struct app *app, struct files *files, const char *path) {
    char sentence[TOAST_MAX];
    struct text why = text_fixed(files->message, sizeof files->message);
    struct text report = text_fixed(sentence, sizeof sentence);
    files->asked[0] = '\0';
    if (files->pictures) {
        save_picture_to(app, files, path);
        return;
    }
    if (files->everything) {
        export_gather(files, path, &why);
        return;
    }
    if (!export_save(app, path, &why)) {
        return;
    }
    export_say_saved(path, &report);
    request_back(app);
    if (why.length) { /* the notation has lost something */
        text_add(&report, files->message);
        files->message[0] = '\0';
        toast_warn(&app->shown->toast, sentence);
    } else {
        toast_show(&app->shown->toast, sentence);
    }
}
