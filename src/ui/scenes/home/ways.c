/* ways.c: see scene.h. */
#include "ui/scenes/home/scene.h"

#include "engine/touch.h"
#include "games/games.h"
#include "ui/app/learning.h"
#include "ui/app/stack.h"
#include "ui/kit/style.h"
#include "ui/kit/widgets.h"
#include "ui/model/companion.h"
#include "words/words.h"

#include <string.h>

enum { WAYS = 3, DAY = 86400000 };
static const float NARROW = 176; /* in narrower cards the ways are icons with tooltips */

/* ---- a game's own ---- */

struct way {
    struct line id, label, tip;
    int icon; /* NO_ICON: the first companion */
};

/* Returns how many there are: lesson and puzzles only where there are any. */
static int find_ways(const struct app *app, const struct game *game, struct way way[WAYS]) {
    const char *name = words(game->name);
    int next = progress_next(&app->progress, game), count = 0;
    way[count++] =
        (struct way){text_line("alone:%s", game->id), text_line("%s", words(WORD_WAY_ALONE)),
                     text_line(words(WORD_ALONE_TIP), name), NO_ICON};
    if (learning_has_lesson(app, game)) {
        way[count++] =
            (struct way){text_line("lesson:%s", game->id), text_line("%s", words(WORD_LESSON)),
                         text_line(words(WORD_LESSON_TIP), name), SPRITE_ICON_RULES};
    }
    if (learning_has_puzzles(app, game)) {
        way[count++] = (struct way){
            text_line("puzzle:%s:%d", game->id, next), text_line("%s", words(WORD_PUZZLES)),
            text_line(words(WORD_PUZZLE_TIP), name, progress_solved(&app->progress, game)),
            SPRITE_ICON_PUZZLE};
    }
    return count;
}

static void draw_way(struct ui *ui, const struct way *way, struct rect cell, bool named) {
    const struct theme *theme = ui->theme;
    bool hot = ui_hot(ui, way->id.string);
    float x = cell.x + cell.w / 2, y = cell.y + cell.h / 2;
    struct color color = hot ? theme->text : theme->muted;
    if (hot) {
        draw_fill(ui->list, rect_inset(cell, 4), 8, color_alpha(theme->accent, 0.20F));
    }
    if (named) {
        style_write(ui, x, y + 4.7F, STYLE_SMALL | STYLE_CENTER | (hot ? 0 : STYLE_MUTED),
                    way->label.string);
    } else if (way->icon == NO_ICON) {
        widget_companion(ui, 1, x, y, 11);
    } else {
        widget_icon(ui, way->icon, x, y, 19, color);
    }
    widget_focus(ui, way->id.string, rect_inset(cell, 3), 8);
    targets_add(&ui->targets, way->id.string, cell, true, way->tip.string);
    ui->tip = ui->tip || hot;
}

void home_ways_draw(const struct app *app, const struct game *game, struct rect row) {
    struct ui *ui = app->ui;
    struct way way[WAYS];
    bool named = row.w >= NARROW;
    float width[WAYS], wide = 0, x = row.x + 4;
    int count = find_ways(app, game, way);
    for (int i = 0; i < count; i++) {
        width[i] = named ? style_width(ui, STYLE_SMALL, way[i].label.string) : 20;
        wide += width[i];
    }
    draw_line(ui->list, row.x + 14, row.y, row.x + row.w - 14, row.y, 1, ui->theme->line);
    float pad = (row.w - 8 - wide) / (float)count;
    for (int i = 0; i < count; i++) {
        struct rect cell = {x, row.y + 1, width[i] + pad, row.h - 2};
        draw_way(ui, &way[i], cell, named);
        x += cell.w;
    }
}

/* ---- the puzzle of the day ---- */

void home_daily_draw(const struct app *app, struct point at, struct rect row) {
    struct ui *ui = app->ui;
    int today = (int)(app->saved.now.local / DAY);
    int streak = progress_streak(&app->progress, today);
    bool solved = app->progress.day == today && streak > 0;
    struct line label = text_line("%s", words(WORD_PUZZLE_DAILY));
    if (streak > 1) {
        label = text_line("%s · %s", words(WORD_PUZZLE_DAILY),
                          text_line(words(WORD_PUZZLE_STREAK), streak).string);
    }
    if (!learning_game_of_day(app, today, NULL)) {
        return;
    }
    int icon = solved ? SPRITE_ICON_CHECK : SPRITE_ICON_PUZZLE;
    float width = widget_button_width(ui, icon, label.string);
    struct rect place = {at.x, at.y, width, 36};
    if (row.w >= width) {
        place = rect_cut_right(&row, width);
    }
    widget_button(ui, "button:puzzle-of-the-day", place, icon, label.string, label.string,
                  BUTTON_GLASS);
}

/* ---- acting ---- */

/* A match against a companion: the one of the last time or, for a new player, the first. */
static void open_alone(struct app *app, const struct game *game) {
    setup_open(&app->setup, game);
    const int *companion = app->setup.now.companion;
    if (!companion[0] && !companion[1]) {
        setup_choose(&app->setup, "seat:1=1");
    }
    app_push(app, SCENE_SETUP);
}

static void open_study(struct app *app, struct study_request request) {
    app->study_request = request;
    app_push(app, SCENE_STUDY);
}

/* "GAME:N" leads to the shelf of the game, where N is the one to go on with. */
static void open_shelf(struct app *app, const char *name) {
    char id[TARGET_ID_MAX];
    struct text text = text_fixed(id, sizeof id);
    text_add_bytes(&text, name, strcspn(name, ":"));
    app->shelf_game = games_find(id);
    app_push(app, SCENE_SHELF);
}

bool home_ways_act(struct app *app, const char *id) {
    const char *alone = touch_name(id, "alone"), *lesson = touch_name(id, "lesson");
    const char *puzzle = touch_name(id, "puzzle");
    bool daily = strcmp(id, "button:puzzle-of-the-day") == 0;
    if (alone) {
        open_alone(app, games_find(alone));
    } else if (lesson) {
        open_study(app, (struct study_request){STUDY_LESSON, games_find(lesson), 0});
    } else if (puzzle) {
        open_shelf(app, puzzle);
    } else if (daily) {
        open_study(app, (struct study_request){.kind = STUDY_DAILY});
    }
    return alone || lesson || puzzle || daily;
}
