/* settings.c: the settings, with switches and sliders that take effect at once. */
#include "ui/scenes/settings.h"

#include "games/games.h"
#include "ui/app/command.h"
#include "ui/app/stack.h"
#include "ui/boards/thumbnail.h"
#include "ui/kit/controls.h"
#include "ui/kit/page.h"
#include "ui/kit/scroll_panel.h"
#include "ui/kit/style.h"
#include "ui/kit/widgets.h"

#include <math.h>
#include <string.h>

/* ---- layout ---- */

enum { BOARD_ROWS = 6 };
static const float HEAD = 52;         /* of a panel, with its heading */
static const float FOOT = 4;          /* of a panel, below its last row */
static const float SWATCH_ABOVE = 60; /* from the panel's edge to the swatches */
static const float SWATCH_BELOW = 56; /* below them, with the names of the themes */
static const float SWATCH_GAP = 20;
static const float ROW_HIGHEST = 90;
static const float SWATCH_HIGHEST = 320;
static const float TIGHT_HEIGHT = 880;

struct page {
    struct rect theme, window, sound, motion, board; /* the panels */
    struct rect bar;                                 /* at the top */
    float row, swatch;                               /* heights */
    float inset;                                     /* inside the panels */
    struct rect view;                                /* what is below the bar… */
    float height;                                    /* …and how high that would like to be */
    float foot;                                      /* the baseline of the last line; 0: no room */
};

/* The panels with a slider, side by side. */
static void place_sliders(struct page *page, struct rect area, float gap) {
    float width = (area.w - 2 * gap) / 3;
    page->window = rect_cut_left(&area, width);
    rect_cut_left(&area, gap);
    page->sound = rect_cut_left(&area, width);
    rect_cut_left(&area, gap);
    page->motion = area;
}

/* Theme and board side by side, and the sliders below. */
static void place_wide(struct page *page, struct rect area, float gap) {
    float fixed = 2 * HEAD + SLIDER_HEIGHT + 2 * FOOT + gap;
    page->row = fminf(ROW_HIGHEST, (area.h - fixed) / (BOARD_ROWS + 1));
    struct rect both = rect_cut_top(&area, HEAD + (float)BOARD_ROWS * page->row + FOOT);
    page->theme = rect_cut_left(&both, (both.w - gap) / 2);
    rect_cut_left(&both, gap);
    page->board = both;
    page->swatch = page->theme.h - SWATCH_ABOVE - SWATCH_BELOW;
    rect_cut_top(&area, gap);
    place_sliders(page, rect_cut_top(&area, HEAD + SLIDER_HEIGHT + page->row + FOOT), gap);
}

/* In a tall window theme and board each have the whole width. */
static void place_tall(struct page *page, struct rect area, float gap) {
    float fixed = SWATCH_ABOVE + SWATCH_BELOW + SLIDER_HEIGHT + 2 * (HEAD + FOOT + gap);
    float room = area.h - fixed;
    page->row = fminf(ROW_HIGHEST, room / (BOARD_ROWS + 3));
    page->swatch = fminf(SWATCH_HIGHEST, room - (BOARD_ROWS + 1) * page->row);
    page->theme = rect_cut_top(&area, SWATCH_ABOVE + page->swatch + SWATCH_BELOW);
    rect_cut_top(&area, gap);
    place_sliders(page, rect_cut_top(&area, HEAD + SLIDER_HEIGHT + page->row + FOOT), gap);
    rect_cut_top(&area, gap);
    page->board = rect_cut_top(&area, HEAD + (float)BOARD_ROWS * page->row + FOOT);
}

/* In a tight window the page is higher than it. */
static struct page lay_out(const struct ui *ui) {
    bool tight = page_is_tight(ui->width, ui->height), tall = tight || ui->width < ui->height;
    float height = tight ? fmaxf(TIGHT_HEIGHT, ui->height) : ui->height;
    bool small = tight || (tall ? ui->width < 700 : ui->width < 1000) || height < 700;
    float margin = small ? 16 : 48, gap = small ? 12 : 24, top = small ? 60 : 84;
    float foot = small ? 12 : 72;
    struct page page = {.inset = small ? 16 : 24, .foot = small ? 0 : height - 40};
    page.bar = (struct rect){small ? 12 : 24, small ? 8 : 16, ui->width - (small ? 24 : 48), 40};
    struct rect area = {margin, top, ui->width - 2 * margin, height - top - foot};
    page.view = (struct rect){0, top, ui->width, ui->height - top};
    page.height = area.h + foot;
    if (tall) {
        place_tall(&page, area, gap);
    } else {
        place_wide(&page, area, gap);
    }
    return page;
}

/* ---- themes ---- */

static void swatch_ground(const struct ui *ui, const struct theme *theme, struct rect rect) {
    static const uint32_t corner[THEMES][2] = {
        [THEME_DUSK] = {0x2B2B36, 0x0D0F15}, [THEME_NOON] = {0xFBF5E8, 0xE8DCC4}};
    draw_box(ui->list, &(struct box){.rect = rect,
                                     .radius = 12,
                                     .fill = FILL_DIAGONAL,
                                     .color = {color_hex(corner[theme->id][0]), theme->ground,
                                               color_hex(corner[theme->id][1])},
                                     .stroke = {ui->theme->line, 1}});
}

/* The panel of a player to move. */
static void swatch_panel(const struct ui *ui, struct rect rect) {
    const struct theme *theme = ui->theme;
    struct color color = theme->player[0];
    float middle = rect.y + rect.h / 2;
    draw_box(ui->list, &(struct box){.rect = rect,
                                     .radius = 7,
                                     .fill = FILL_RIGHT,
                                     .color = {theme_tint(theme, color, 0.4F),
                                               theme_tint(theme, color, 0.14F),
                                               theme_tint(theme, color, 0.08F)},
                                     .stroke = {color, theme->flat ? 3 : 1.8F}});
    widget_emblem(ui, 0, rect.x + 22, middle, 11.5F, true);
    const char *side = words(games[0]->sides[0]);
    float room = rect.w - 43 - 30;
    if (style_width(ui, STYLE_SERIF, side) <= room) {
        style_write(ui, rect.x + 43, middle + 6, STYLE_SERIF, side);
    }
    style_write(ui, rect.x + rect.w - 11, middle + 7, STYLE_LARGE | STYLE_STRONG | STYLE_END, "8");
}

/* A theme, shown as a small table painted by the same code as a real one. */
static void swatch(const struct app *app, enum theme_id id, struct rect rect) {
    struct ui *ui = app->ui;
    const struct theme *seen = ui->theme, *shown = theme_get(id);
    bool chosen = app->settings.theme == id;
    swatch_ground(ui, shown, rect);
    ui->theme = shown;
    struct rect picture = rect_inset(rect, 2);
    swatch_panel(ui, (struct rect){rect.x + 10, rect.y + 10, rect.w - 20, 38});
    rect_cut_top(&picture, 50);
    thumbnail_draw(app->ui, &app->settings, games[0], NULL, picture);
    ui->theme = seen;
    draw_text(ui->list, rect.x + rect.w / 2, rect.y + rect.h + 27,
              chosen ? FONT_UI_SEMIBOLD : FONT_UI, TYPE_BODY, chosen ? seen->text : seen->muted,
              ALIGN_CENTER, words(shown->label));
    widget_choice_frame(ui, text_line("option:theme=%s", shown->name).string, rect, chosen,
                        words(shown->label));
}

/* ---- sliders ---- */

static const float speeds[] = {0, 0.5F, 1, 1.5F, 2, 3};
static const float scales[] = {0, 0.8F, 1, 1.25F, 1.5F, 1.75F, 2};
static const float volumes[] = {0, 0.25F, 0.5F, 0.75F, 1};

static struct line speed_line(float speed) {
    int whole = (int)speed;
    bool half = speed - (float)whole == 0.5F;
    struct line number = half && whole ? text_line("%d½", whole)
                         : half        ? text_line("½")
                                       : text_line("%.3g", (double)speed);
    return speed <= 0 ? text_line("%s", words(WORD_OFF))
                      : text_line(words(WORD_TIMES), number.string);
}

static struct line scale_line(float scale) {
    return scale <= 0 ? text_line("%s", words(WORD_AUTO))
                      : text_line(words(WORD_PERCENT), (int)lroundf(scale * 100));
}

static struct line volume_line(float volume) {
    return volume <= 0 ? text_line("%s", words(WORD_OFF))
                       : text_line(words(WORD_PERCENT), (int)lroundf(volume * 100));
}

enum { SLIDER_SCALE, SLIDER_VOLUME, SLIDER_SPEED, SLIDERS };

static const struct {
    const char *id;
    enum word title, sentence;
    int stops;
    const float *stop;
    struct line (*said)(float value);
} sliders[SLIDERS] = {
    [SLIDER_SCALE] = {"slider:scale", WORD_SCALE, WORD_SCALE_LINE, sizeof scales / sizeof scales[0],
                      scales, scale_line},
    [SLIDER_VOLUME] = {"slider:volume", WORD_VOLUME, WORD_VOLUME_LINE,
                       sizeof volumes / sizeof volumes[0], volumes, volume_line},
    [SLIDER_SPEED] = {"slider:speed", WORD_SPEED, WORD_SPEED_LINE, sizeof speeds / sizeof speeds[0],
                      speeds, speed_line},
};

static float slider_value(const struct settings *settings, int slider) {
    return slider == SLIDER_SCALE    ? settings->scale
           : slider == SLIDER_VOLUME ? settings->volume
                                     : settings->speed;
}

/* The slider of a target; -1 when it is not one. */
static int slider_of(const char *id) {
    for (int i = 0; i < SLIDERS; i++) {
        if (strcmp(sliders[i].id, id) == 0) {
            return i;
        }
    }
    return -1;
}

/* The stop nearest to a value: the command line may set one between stops. */
static int stop_of(int slider, float value) {
    int best = 0;
    for (int i = 1; i < sliders[slider].stops; i++) {
        const float *stop = sliders[slider].stop;
        best = fabsf(stop[i] - value) < fabsf(stop[best] - value) ? i : best;
    }
    return best;
}

/* What the window leaves of the interface size that is set; 0: all of it. */
static float capped_scale(const struct app *app) {
    float set = app->settings.scale, had = app->window_scale;
    return had < set - 0.005F ? had : 0;
}

static struct slider slider_at(const struct app *app, int index) {
    float value = slider_value(&app->settings, index);
    struct slider slider = {.id = sliders[index].id,
                            .title = sliders[index].title,
                            .sentence = sliders[index].sentence,
                            .stops = sliders[index].stops,
                            .stop = stop_of(index, value),
                            .value = sliders[index].said(value)};
    if (index == SLIDER_VOLUME && app->settings.mute) {
        slider.value = text_line("%s", words(WORD_MUTED));
    }
    if (index == SLIDER_SCALE && capped_scale(app) > 0) {
        slider.value =
            text_line(words(WORD_SCALE_MOST), (int)floorf(capped_scale(app) * 100 + 0.01F));
        slider.sentence = WORD_SCALE_CAPPED;
    }
    for (int i = 0; i < slider.stops; i++) {
        slider.label[i] = sliders[index].said(sliders[index].stop[i]);
    }
    return slider;
}

/* Beside each other, either all or none have their values below their titles. */
static void draw_slider(const struct app *app, int index, struct rect rect) {
    struct slider slider = slider_at(app, index);
    for (int i = 0; i < SLIDERS; i++) {
        struct slider other = slider_at(app, i);
        slider.stacked = slider.stacked || !control_slider_fits(app->ui, rect.w, &other);
    }
    control_slider(app->ui, rect, &slider);
}

/* Sets a slider; the volume plays a sound to try it. */
static void set_slider(struct app *app, int index, int stop) {
    float *value = index == SLIDER_SCALE    ? &app->settings.scale
                   : index == SLIDER_VOLUME ? &app->settings.volume
                                            : &app->settings.speed;
    *value = sliders[index].stop[stop];
    if (index == SLIDER_VOLUME) {
        app->settings.mute = false;
        cues_add(&app->cues, &(struct cue){.sound = SOUND_WOOD, .pitch = 1, .gain = 1});
    }
}

/* Sets a slider to where the pointer is; with the keyboard, to the next stop, wrapping around. */
static void use_slider(struct app *app, int index) {
    int stops = sliders[index].stops;
    int stop = (stop_of(index, slider_value(&app->settings, index)) + 1) % stops;
    const struct target *target = targets_find(&app->ui->targets, sliders[index].id);
    if (!app->ui->keyboard && target) {
        stop = control_slider_stop(target, stops, app->ui->pointer);
    }
    set_slider(app, index, stop);
}

static void step_slider(struct app *app, int index, int by) {
    int stop = stop_of(index, slider_value(&app->settings, index)) + by;
    if (stop >= 0 && stop < sliders[index].stops) {
        set_slider(app, index, stop);
    }
}

/* ---- the panels ---- */

/* Paints a panel with its heading and returns the area for its rows. */
static struct rect panel(const struct ui *ui, const struct page *page, struct rect rect,
                         enum word heading) {
    widget_panel(ui, rect, 12);
    style_write(ui, rect.x + page->inset, rect.y + 38, STYLE_LARGE | STYLE_STRONG, words(heading));
    rect_cut_top(&rect, HEAD);
    rect_cut_left(&rect, page->inset);
    rect_cut_right(&rect, page->inset);
    return rect;
}

static void hair_line(const struct ui *ui, struct rect rect) {
    draw_line(ui->list, rect.x, rect.y, rect.x + rect.w, rect.y, 1,
              color_alpha(ui->theme->line, 0.7F));
}

static void switch_row(const struct app *app, const char *setting, struct rect rect,
                       enum word title, enum word sentence) {
    control_switch(app->ui, rect, setting, settings_is_on(&app->settings, setting), title,
                   sentence);
}

static void draw_themes(const struct app *app, const struct page *page) {
    struct rect rect = panel(app->ui, page, page->theme, WORD_THEME);
    float width = (rect.w - (THEMES - 1) * SWATCH_GAP) / (float)THEMES;
    for (int i = 0; i < THEMES; i++) {
        struct rect place = {rect.x + (float)i * (width + SWATCH_GAP), page->theme.y + SWATCH_ABOVE,
                             width, page->swatch};
        swatch(app, (enum theme_id)i, place);
    }
}

/* A panel with a slider and a switch below it. */
static void draw_slider_panel(const struct app *app, const struct page *page, struct rect rect,
                              enum word heading, int slider) {
    rect = panel(app->ui, page, rect, heading);
    draw_slider(app, slider, rect_cut_top(&rect, SLIDER_HEIGHT));
    hair_line(app->ui, rect);
    rect.h = page->row;
    if (slider == SLIDER_SCALE) {
        switch_row(app, "fullscreen", rect, WORD_FULLSCREEN, WORD_FULLSCREEN_LINE);
    } else if (slider == SLIDER_VOLUME) {
        switch_row(app, "courtyard", rect, WORD_COURTYARD, WORD_COURTYARD_LINE);
    } else {
        switch_row(app, "reduced-motion", rect, WORD_REDUCED_MOTION, WORD_REDUCED_MOTION_LINE);
    }
}

static void draw_board_panel(const struct app *app, const struct page *page) {
    static const struct {
        const char *setting;
        enum word title, sentence;
    } rows[BOARD_ROWS] = {{"counts", WORD_COUNTS, WORD_COUNTS_LINE},
                          {"coordinates", WORD_COORDINATES, WORD_COORDINATES_LINE},
                          {"previews", WORD_PREVIEWS, WORD_PREVIEWS_LINE},
                          {"last-turn", WORD_LAST_TURN, WORD_LAST_TURN_LINE},
                          {"confirm", WORD_CONFIRM_MOVE, WORD_CONFIRM_MOVE_LINE},
                          {"ask-leaving", WORD_ASK_LEAVING, WORD_ASK_LEAVING_LINE}};
    struct rect rect = panel(app->ui, page, page->board, WORD_ON_THE_BOARD);
    for (int i = 0; i < BOARD_ROWS; i++) {
        struct rect row = rect_cut_top(&rect, page->row);
        if (i > 0) {
            hair_line(app->ui, row);
        }
        switch_row(app, rows[i].setting, row, rows[i].title, rows[i].sentence);
    }
}

/* Except for settings that are not on this page. */
static void set_defaults(struct app *app) {
    bool history = app->settings.history;
    app->settings = settings_default();
    app->settings.history = history;
    toast_show(&app->shown->toast, words(WORD_DEFAULTS_SET));
}

static const struct command settings_commands[] = {
    {"button:defaults", SPRITE_ICON_UNDO, WORD_DEFAULTS, .act = set_defaults},
    COMMAND_ONLY("button:back", KEY_NONE, app_pop),
    {0},
};
static const struct command *const commands[] = {settings_commands, NULL};

static void draw_bar(const struct app *app, struct rect bar) {
    static const struct command *const defaults = &settings_commands[0];
    command_row(app, &bar, &defaults, 1, 1, 8, BUTTON_PLAIN);
    widget_title(app->ui, bar, words(WORD_SETTINGS), words(WORD_SETTINGS_LINE));
}

static void draw(const struct app *app) {
    struct ui *ui = app->ui;
    struct page page = lay_out(ui);
    widget_ground(ui);
    float moved = scroll_view_begin(&app->shown->page, page.view, page.height) - page.view.y;
    struct rect *const panels[] = {&page.theme, &page.window, &page.sound, &page.motion,
                                   &page.board};
    for (size_t i = 0; i < sizeof panels / sizeof panels[0]; i++) {
        panels[i]->y += moved;
    }
    draw_themes(app, &page);
    draw_slider_panel(app, &page, page.window, WORD_WINDOW, SLIDER_SCALE);
    draw_slider_panel(app, &page, page.sound, WORD_SOUND, SLIDER_VOLUME);
    draw_slider_panel(app, &page, page.motion, WORD_MOTION, SLIDER_SPEED);
    draw_board_panel(app, &page);
    scroll_view_end(ui, &app->shown->page, 0);
    int panel_targets = ui->targets.count;
    draw_bar(app, page.bar);
    targets_put_last(&ui->targets, panel_targets);
    if (page.foot > 0) {
        style_write(ui, page.theme.x, page.foot, STYLE_SMALL | STYLE_MUTED,
                    words(WORD_SETTINGS_FOOT));
    }
}

/* ---- acting ---- */

/* Applies option:NAME=VALUE. */
static void set_option(struct app *app, const char *id) {
    struct line setting = text_line("%s", id + strlen("option:"));
    char *value = strchr(setting.string, '=');
    if (value) {
        *value = '\0';
        settings_set(&app->settings, setting.string, value + 1);
    }
}

static void act(struct app *app, const char *id) {
    int slider = slider_of(id);
    bool scrolls = scroll_panel_act(&app->shown->page, id);
    if (slider >= 0) {
        use_slider(app, slider);
    } else if (!scrolls) {
        set_option(app, id);
    }
}

/* The arrow keys move the slider that was used last, even if by the pointer. */
static bool key(struct app *app, const struct input *input) {
    int slider = slider_of(app->ui->focus);
    bool left = input->kind == INPUT_KEY && input->key == KEY_LEFT;
    bool right = input->kind == INPUT_KEY && input->key == KEY_RIGHT;
    if (slider < 0 || !(left || right)) {
        return false;
    }
    app->ui->keyboard = true;
    step_slider(app, slider, right ? 1 : -1);
    return true;
}

static bool can_drag(struct app *app, const char *id) {
    (void)app;
    return slider_of(id) >= 0;
}

/* Sets the slider that was dragged. While ui.dragging is still true the drag was canceled, and
 * nothing is set. */
static void drop(struct app *app, const char *id, const char *onto) {
    (void)onto;
    if (!app->ui->dragging) {
        use_slider(app, slider_of(id));
    }
}

static struct scroll *list(const struct app *app) {
    return &app->shown->page;
}

const struct scene settings_scene = {.name = "settings",
                                     .scrolls = true,
                                     .list = list,
                                     .draw = draw,
                                     .commands = commands,
                                     .act = act,
                                     .key = key,
                                     .cancel = app_pop,
                                     .can_drag = can_drag,
                                     .drop = drop};
