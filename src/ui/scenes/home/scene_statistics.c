/* scene_statistics.c: the scene with statistics of all finished matches. */
#include "ui/scenes/home/scene.h"

#include "base/calendar.h"
#include "games/games.h"
#include "ui/app/matches.h"
#include "ui/app/stack.h"
#include "ui/boards/thumbnail.h"
#include "ui/kit/page.h"
#include "ui/kit/widgets.h"
#include "words/words.h"

#include <math.h>
#include <string.h>

enum { SECOND = 1000 };
static const float GAP = 12, LINE = 25, INSIDE = 12;

/* The layout of the games' panels: the game on the left, the players on the right. */
struct panel_layout {
    struct page_layout page;
    float top, height, about;
    float picture; /* the width of the board's picture */
};

static struct panel_layout lay_out(const struct ui *ui) {
    struct panel_layout layout = {.page = page_layout(ui->width, ui->height)};
    bool small = layout.page.small;
    layout.top = small ? 60 : 84;
    float room = ui->height - layout.top - (small ? 16 : 32);
    layout.height = fminf(180, (room + GAP) / (float)games_count - GAP);
    layout.picture = small ? 64 : 132;
    layout.about = layout.picture + (small ? 146 : 190);
    return layout;
}

/* Recounts if the list or the start of counting has changed. */
static void count(struct app *app) {
    struct saved_matches *saved = &app->saved;
    if (saved->counted == saved->serial + 1) {
        return;
    }
    for (int i = 0; i < games_count; i++) {
        statistics_count(&saved->list, games[i], saved->since, &app->tally[i]);
    }
    saved->counted = saved->serial + 1;
}

/* "12–31 rounds", or "12 rounds" when all matches were equally long. */
static struct line length_line(int shortest, int longest) {
    if (shortest < longest) {
        return text_line(words(WORD_LONGEST), shortest, longest);
    }
    return text_line(words(longest == 1 ? WORD_FINISHED_TURN : WORD_FINISHED_TURNS), longest);
}

/* The game's board, and how often it was played. */
static void about(struct app *app, const struct tally *tally, struct rect rect, float wide) {
    const struct ui *ui = &app->ui;
    const struct theme *theme = ui->theme;
    float high = fminf(rect.h - 2 * INSIDE, wide * 0.8F), y = rect.y + rect.h / 2;
    struct rect picture = {rect.x + INSIDE, y - high / 2, wide, high};
    widget_picture_ground(ui, picture, 8);
    thumbnail_draw(&app->ui, &app->settings, tally->game, NULL, picture);
    float x = picture.x + picture.w + 20;
    draw_text(ui->list, x, y - 10, FONT_DISPLAY, TYPE_TITLE, theme->text, ALIGN_LEFT,
              words(tally->game->name));
    enum word played = tally->matches == 0   ? WORD_MATCHES_NONE
                       : tally->matches == 1 ? WORD_MATCHES_ONE
                                             : WORD_MATCHES;
    draw_text(ui->list, x, y + 14, FONT_UI, TYPE_BODY, tally->matches ? theme->text : theme->muted,
              ALIGN_LEFT, text_line(words(played), tally->matches).string);
    if (tally->longest) {
        draw_text(ui->list, x, y + 35, FONT_UI, TYPE_SMALL, theme->muted, ALIGN_LEFT,
                  length_line(tally->fastest, tally->longest).string);
    }
}

/* "3 won · 1 lost", leaving out zeros. */
static void add_results(const struct tally_name *name, struct text *out) {
    const struct {
        enum word words;
        int count;
    } parts[] = {{WORD_WON_TIMES, name->won},
                 {WORD_DRAWN_TIMES, name->drawn},
                 {WORD_LOST_TIMES, name->lost}};
    for (int i = 0; i < 3; i++) {
        if (parts[i].count) {
            text_add(out, out->length ? " · " : "");
            text_format(out, words(parts[i].words), parts[i].count);
        }
    }
}

/* How strong the player is; with 95 % it is within the second number of the first. */
static void add_rating(const struct tally_name *name, struct text *out) {
    const struct rating *rating = &name->rating;
    text_format(out, words(WORD_RATED), (int)lround(rating->rating),
                (int)lround(2 * rating->deviation));
}

static void player(const struct ui *ui, const struct tally_name *name, float x, float baseline,
                   float width) {
    char line[96], rated[48];
    struct text text = text_fixed(line, sizeof line), rating = text_fixed(rated, sizeof rated);
    struct line shown = !name->alone    ? text_line("%s", name->name)
                        : name->name[0] ? text_line(words(WORD_ALONE), name->name)
                                        : text_line("%s", words(WORD_ALONE_NAMELESS));
    add_results(name, &text);
    if (name->alone) {
        add_rating(name, &rating);
        float room =
            width - draw_text_width(ui->list, FONT_UI_MEDIUM, TYPE_BODY, shown.string) - 12;
        struct line both = text_line("%s · %s", line, rated);
        bool fits = draw_text_width(ui->list, FONT_FIGURES, TYPE_SMALL, both.string) <= room;
        text_clear(&text); /* the rating says more than the results */
        text_add(&text, fits ? both.string : rated);
    }
    float result = draw_text_width(ui->list, FONT_FIGURES, TYPE_SMALL, line);
    widget_text(ui, x, baseline, width - result - 12, FONT_UI_MEDIUM, TYPE_BODY, ui->theme->text,
                ALIGN_LEFT, shown.string);
    draw_text(ui->list, x + width, baseline, FONT_FIGURES, TYPE_SMALL, ui->theme->muted,
              ALIGN_RIGHT, line);
}

/* As many players as fit, column by column; if some do not, the last place says how many more. */
static void players(const struct ui *ui, const struct tally *tally, struct rect rect) {
    int columns = (int)fmaxf(1, rect.w / 250), rows = (int)fmaxf(1, (rect.h - 16) / LINE);
    float width = rect.w / (float)columns;
    int places = columns * rows, shown = tally->names;
    if (shown > places) {
        shown = places - 1;
    }
    float top = rect.y + (rect.h - (float)rows * LINE) / 2 + 18;
    for (int i = 0; i < tally->names && i < places; i++) {
        float x = rect.x + (float)(i / rows) * width, y = top + (float)(i % rows) * LINE;
        if (i < shown) {
            player(ui, &tally->name[i], x, y, width - 28);
        } else {
            draw_text(ui->list, x, y, FONT_UI, TYPE_SMALL, ui->theme->muted, ALIGN_LEFT,
                      text_line(words(WORD_MORE_PLAYERS), tally->names - shown).string);
        }
    }
    if (!tally->names && tally->matches) {
        draw_text(ui->list, rect.x, rect.y + rect.h / 2 + 5, FONT_UI, TYPE_BODY, ui->theme->muted,
                  ALIGN_LEFT, words(WORD_NO_NAMES));
    }
}

static void panel(struct app *app, const struct tally *tally, const struct panel_layout *layout,
                  int index) {
    const struct ui *ui = &app->ui;
    struct rect rect = {layout->page.margin, layout->top + (float)index * (layout->height + GAP),
                        ui->width - 2 * layout->page.margin, layout->height};
    widget_panel(ui, rect, 12);
    about(app, tally, rect, layout->picture);
    float x = rect.x + layout->about + 20;
    if (!tally->matches) {
        return;
    }
    draw_line(ui->list, x - 20, rect.y + 14, x - 20, rect.y + rect.h - 14, 1, ui->theme->line);
    players(ui, tally, (struct rect){x, rect.y, rect.x + rect.w - x, rect.h});
}

/* Since when matches count, in words. */
static struct line counted_since(const struct saved_matches *saved) {
    struct moment since = {saved->since, saved->since + saved->now.local - saved->now.utc};
    return saved->since
               ? text_line("%s%s", words(WORD_COUNTED_SINCE), saved_when(since, saved->now).string)
               : text_line("%s", words(WORD_COUNTED_ALL));
}

static void draw(struct app *app) {
    struct ui *ui = &app->ui;
    struct panel_layout layout = lay_out(ui);
    struct rect bar = layout.page.bar;
    const char *id = app->saved.since ? "button:count-all" : "button:clear";
    const char *label = words(app->saved.since ? WORD_COUNT_ALL : WORD_COUNT_ANEW);
    count(app);
    widget_ground(ui);
    widget_button(ui, id, widget_button_place(ui, &bar, SPRITE_ICON_UNDO, label, 8),
                  SPRITE_ICON_UNDO, label, NULL, BUTTON_PLAIN);
    widget_title(ui, bar, words(WORD_STATISTICS), counted_since(&app->saved).string);
    for (int i = 0; i < games_count; i++) {
        panel(app, &app->tally[i], &layout, i);
    }
}

/* Rounds down to whole seconds, since those are what is saved. */
static void count_from(struct app *app, int64_t since) {
    matches_count_from(app, since - since % SECOND);
}

static void act(struct app *app, const char *id) {
    if (strcmp(id, "button:back") == 0) {
        app_pop(app);
    } else if (strcmp(id, "button:clear") == 0) {
        count_from(app, app->saved.now.utc + SECOND - 1);
    } else if (strcmp(id, "button:count-all") == 0) {
        count_from(app, 0);
    }
}

const struct scene statistics_scene = {
    .name = "statistics", .draw = draw, .act = act, .cancel = app_pop};
