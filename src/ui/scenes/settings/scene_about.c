/* scene_about.c: what Serai is, where its games come from, and what it is made with. */
#include "ui/scenes/settings/scene.h"

#include "ui/app/stack.h"
#include "ui/boards/faces.h"
#include "ui/kit/page.h"
#include "ui/kit/widgets.h"
#include "words/words.h"

#include <math.h>
#include <string.h>

static const float LEADING = 21;
static const float ENTRY_GAP = 10;
static const float NAME_WIDTH = 108;
static const float KEY_WIDTH = 170;
static const float PANEL_GAP = 24;
static const float INSIDE = 24;
static const float ICON_SIZE = 160;
static const float ICON_SIZE_SMALL = 88;
static const float LEFT_WIDTH = 380;
/* In a window narrower than this, in points, the panels are one below the other. */
static const float SINGLE_COLUMN = 880;

static float heading(const struct ui *ui, struct rect rect, float y, const char *title) {
    draw_text(ui->list, rect.x + INSIDE, y, FONT_UI_SEMIBOLD, TYPE_LARGE, ui->theme->text,
              ALIGN_LEFT, title);
    return y + LEADING + 10;
}

static float sentence(const struct ui *ui, float x, float y, float width, const char *words) {
    return widget_paragraph(ui, x, y, width, FONT_UI, TYPE_BODY, LEADING, ui->theme->muted, words);
}

/* The app icon, name and version; in a low panel the text is beside the icon. */
static void draw_app(const struct ui *ui, struct rect rect, bool low) {
    struct line version = text_line(words(WORD_ABOUT_VERSION), SERAI_VERSION);
    widget_panel(ui, rect, 12);
    float size = low ? ICON_SIZE_SMALL : ICON_SIZE;
    float x = rect.x + INSIDE, y = rect.y + INSIDE;
    const float margin = size / 32; /* empty border of the drawing, so that it aligns with text */
    draw_sprite(ui->list, SPRITE_APP_ICON, x + size / 2 - margin, y + size / 2, size / 128,
                color_white(1));
    x += low ? size + INSIDE : 0;
    y += low ? 32 : size + 58;
    float width = rect.x + rect.w - INSIDE - x;
    draw_text(ui->list, x, y, FONT_DISPLAY, TYPE_DISPLAY, ui->theme->text, ALIGN_LEFT,
              words(WORD_APP_NAME));
    y += LEADING + 6;
    draw_text(ui->list, x, y, FONT_UI, TYPE_BODY, ui->theme->text, ALIGN_LEFT, version.string);
    y = sentence(ui, x, y + LEADING + 4, width, words(WORD_APP_LINE));
    sentence(ui, x, y, width, words(WORD_ABOUT_LICENSE));
}

static void draw_words(const struct ui *ui, struct rect rect) {
    float x = rect.x + INSIDE, width = rect.w - 2 * INSIDE;
    widget_panel(ui, rect, 12);
    float y = heading(ui, rect, rect.y + INSIDE + 14, words(WORD_ABOUT_GAMES));
    for (int i = 0; i < faces_count; i++) {
        draw_text(ui->list, x, y, FONT_UI_MEDIUM, TYPE_BODY, ui->theme->text, ALIGN_LEFT,
                  words(faces[i]->game->name));
        y = sentence(ui, x + NAME_WIDTH, y, width - NAME_WIDTH, words(faces[i]->origin));
        y += ENTRY_GAP;
    }
    y = heading(ui, rect, y + 16, words(WORD_ABOUT_PARTS));
    y = sentence(ui, x, y, width, words(WORD_ABOUT_LIBRARIES));
    y = sentence(ui, x, y, width, words(WORD_ABOUT_TYPE));
    sentence(ui, x, y, width, words(WORD_ABOUT_DRAWN));
}

/* The keyboard shortcuts, in columns. */
static void draw_keys(const struct ui *ui, struct rect rect) {
    static const enum word keys[][2] = {
        {WORD_KEY_RULES, WORD_KEY_RULES_DOES},     {WORD_KEY_SCREEN, WORD_KEY_SCREEN_DOES},
        {WORD_KEY_UNDO, WORD_KEY_UNDO_DOES},       {WORD_KEY_OPENING, WORD_KEY_OPENING_DOES},
        {WORD_KEY_COPYING, WORD_KEY_COPYING_DOES}, {WORD_KEY_ESCAPE, WORD_KEY_ESCAPE_DOES},
        {WORD_KEY_FOCUS, WORD_KEY_FOCUS_DOES},     {WORD_KEY_ACT, WORD_KEY_ACT_DOES},
        {WORD_KEY_NAMES, WORD_KEY_NAMES_DOES},     {WORD_KEY_ENDS, WORD_KEY_ENDS_DOES},
        {WORD_KEY_STEPS, WORD_KEY_STEPS_DOES},     {WORD_KEY_AGAIN, WORD_KEY_AGAIN_DOES}};
    enum { KEYS = sizeof keys / sizeof keys[0] };
    int columns = rect.w < 1000 ? 2 : 3, rows = (KEYS + columns - 1) / columns;
    float width = (rect.w - 2 * INSIDE) / (float)columns;
    widget_panel(ui, rect, 12);
    float top = heading(ui, rect, rect.y + INSIDE + 14, words(WORD_ABOUT_KEYS));
    for (int i = 0; i < KEYS; i++) {
        float x = rect.x + INSIDE + width * (float)(i / rows);
        float y = top + (float)(i % rows) * (LEADING + ENTRY_GAP);
        draw_text(ui->list, x, y, FONT_UI_MEDIUM, TYPE_BODY, ui->theme->text, ALIGN_LEFT,
                  words(keys[i][0]));
        widget_text(ui, x + KEY_WIDTH, y, width - KEY_WIDTH - 12, FONT_UI, TYPE_BODY,
                    ui->theme->muted, ALIGN_LEFT, words(keys[i][1]));
    }
}

static void draw(struct app *app) {
    struct ui *ui = &app->ui;
    struct page_layout page = page_layout(ui->width, ui->height);
    float top = page.small ? 60 : 84, foot = page.small ? 16 : 48;
    struct rect area = {page.margin, top, ui->width - 2 * page.margin, ui->height - top - foot};
    widget_ground(ui);
    widget_title(ui, page.bar, words(WORD_ABOUT), words(WORD_APP_NAME));
    if (ui->width < SINGLE_COLUMN) {
        float height = 156;
        draw_app(ui, (struct rect){area.x, area.y, area.w, height}, true);
        draw_words(ui, (struct rect){area.x, area.y + height + INSIDE / 2, area.w,
                                     area.h - height - INSIDE / 2});
    } else {
        float whole = area.h;
        area.h = fminf(area.h, ui->width < 1100 ? 520 : 400);
        struct rect keys = {area.x, area.y + area.h + PANEL_GAP, area.w,
                            ui->width < 1100 ? 264 : 206};
        if (area.h + PANEL_GAP + keys.h <= whole + 16) {
            draw_keys(ui, keys);
        }
        draw_app(ui, (struct rect){area.x, area.y, LEFT_WIDTH, area.h}, false);
        draw_words(ui, (struct rect){area.x + LEFT_WIDTH + PANEL_GAP, area.y,
                                     area.w - LEFT_WIDTH - PANEL_GAP, area.h});
    }
}

static void act(struct app *app, const char *id) {
    if (strcmp(id, "button:back") == 0) {
        app_pop(app);
    }
}

const struct scene about_scene = {.name = "about", .draw = draw, .act = act, .cancel = app_pop};
