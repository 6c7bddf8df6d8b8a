/* ways.c: see scene.h. */
#include "ui/scenes/home/scene.h"

#include "engine/touch.h"
#include "games/games.h"
#include "ui/app/learning.h"
#include "ui/app/request.h"
#include "ui/kit/style.h"
#include "ui/kit/widgets.h"
#include "ui/model/companion.h"
#include "words/words.h"

#include <string.h>

enum { WAYS = 4, DAY = 86400000 };
static const float LEAST_GAP = 6; /* between words; in narrower cards the ways are icons */

/* ---- a game's own ---- */

struct home_way {
    struct line id, label, tip;
    int icon;      /* NO_ICON: who plays */
    int companion; /* 0: two people */
};

/* Returns how many there are: lesson and puzzles only where there are any. */
static int find_ways(const struct app *app, const struct game *game, struct home_way way[WAYS]) {
    const char *name = words(game->name);
    int next = progress_next(&app->progress, game), count = 0;
    int companion = setup_last_companion(&app->setup, game);
    way[count++] = (struct home_way){
        text_line("alone:%s", game->id), text_line("%s", words(WORD_WAY_ALONE)),
        text_line(words(WORD_ALONE_TIP), name, companion_name(companion)), NO_ICON, companion};
    way[count++] =
        (struct home_way){text_line("two:%s", game->id), text_line("%s", words(WORD_WAY_TWO)),
                          text_line(words(WORD_TWO_TIP), name), NO_ICON, 0};
    if (learning_has_lesson(app, game)) {
        way[count++] =
            (struct home_way){text_line("lesson:%s", game->id), text_line("%s", words(WORD_LESSON)),
                              text_line(words(WORD_LESSON_TIP), name), SPRITE_ICON_RULES, 0};
    }
    if (learning_has_puzzles(app, game)) {
        int solved = progress_solved(&app->progress, game);
        way[count++] = (struct home_way){
            text_line("puzzle:%s:%d", game->id, next), text_line("%s", words(WORD_PUZZLES)),
            text_line(words_count(WORD_PUZZLE_TIP, solved), name, solved), SPRITE_ICON_PUZZLE, 0};
    }
    return count;
}

static void draw_way(struct ui *ui, const struct home_way *way, struct rect cell, bool named) {
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
    } else if (way->icon != NO_ICON) {
        widget_icon(ui, way->icon, x, y, 19, color);
    } else if (way->companion) {
        widget_companion(ui, way->companion, x, y, 11);
    } else {
        widget_person(ui, x - 6, y, 8, color);
        widget_person(ui, x + 6, y, 8, color);
    }
    widget_focus(ui, way->id.string, rect_inset(cell, 3), 8);
    targets_add(&ui->targets, way->id.string, cell, true, way->tip.string);
    targets_role(&ui->targets, ROLE_BUTTON, false);
    ui->tip = ui->tip || hot;
}

void home_ways_draw(const struct app *app, const struct game *game, struct rect row) {
    struct ui *ui = app->ui;
    struct home_way way[WAYS];
    float width[WAYS], wide = 0;
    int count = find_ways(app, game, way);
    for (int i = 0; i < count; i++) {
        width[i] = style_width(ui, STYLE_SMALL, way[i].label.string);
        wide += width[i];
    }
    float gap = (row.w - wide) / (float)(count + 1); /* around each */
    bool named = gap >= LEAST_GAP;
    float x = row.x + (named ? gap / 2 : 0);
    draw_line(ui->list, row.x + 14, row.y, row.x + row.w - 14, row.y, 1, ui->theme->line);
    for (int i = 0; i < count; i++) {
        float room = named ? width[i] + gap : row.w / (float)count;
        draw_way(ui, &way[i], (struct rect){x, row.y + 1, room, row.h - 2}, named);
        x += room;
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
                          text_line(words_count(WORD_PUZZLE_STREAK, streak), streak).string);
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

/* "GAME:N" leads to the shelf of the game, where N is the one to go on with. */
static void open_shelf(const struct app *app, const char *name) {
    char id[TARGET_ID_MAX];
    struct text text = text_fixed(id, sizeof id);
    text_add_bytes(&text, name, strcspn(name, ":"));
    app->request->shelf = games_find(id);
    request_scene(app, SCENE_SHELF);
}

void home_ways_act(const struct app *app, const char *id) {
    const char *alone = touch_name(id, "alone"), *lesson = touch_name(id, "lesson");
    const char *puzzle = touch_name(id, "puzzle"), *two = touch_name(id, "two");
    alone = alone ? alone : touch_name(id, "card");
    if (alone) {
        request_setup(app, OPEN_ALONE, games_find(alone));
    } else if (two) {
        request_setup(app, OPEN_AGAIN, games_find(two));
    } else if (lesson) {
        request_study(app, (struct study_request){STUDY_LESSON, games_find(lesson), 0});
    } else if (puzzle) {
        open_shelf(app, puzzle);
    } else if (strcmp(id, "button:puzzle-of-the-day") == 0) {
        request_study(app, (struct study_request){.kind = STUDY_DAILY});
    }
}
