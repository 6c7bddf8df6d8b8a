/* days.c: the puzzles of this week and the four before it, a part of the shelf: a week in each row,
 * each day done or not, and how many there are in a row. */
#include "ui/scenes/study/shelf.h"

#include "base/calendar.h"
#include "ui/app/learning.h"
#include "ui/kit/widgets.h"
#include "ui/scenes/study/study.h"
#include "words/words.h"

enum { WEEK = 7, MONTH = 28, DAY = 86400000 };
static const float CELL = 40, CELL_GAP = 5, INSET = 14;

static struct line row_line(int streak) {
    return streak > 0 ? text_line(words_count(WORD_PUZZLE_STREAK, streak), streak)
                      : (struct line){""};
}

struct line shelf_day_name(int day) {
    struct date date = calendar_date((int64_t)day * DAY);
    return calendar_day(0, date.month, date.day);
}

/* A check tells what is done; days still to come are numbers alone. */
static void draw_day(const struct app *app, int day, int today, struct rect rect) {
    struct ui *ui = app->ui;
    const struct game *of_day = learning_game_of_day(app, day, NULL);
    bool done = progress_day_done(&app->progress, day), comes = day > today;
    struct line id = text_line("day:%d", day);
    struct line number = text_line("%d", calendar_date((int64_t)day * DAY).day);
    bool hot = !comes && ui_hot(ui, id.string);
    if (!comes) {
        struct line label =
            text_line(words(WORD_PUZZLE_DAY), shelf_day_name(day).string, words(of_day->name),
                      words(done ? WORD_PUZZLE_DAY_DONE : WORD_PUZZLE_DAY_OPEN));
        style_box(ui, rect, BOX_FIELD);
        if (hot || day == today) {
            style_box(ui, rect, hot ? BOX_POINTED : BOX_CHOSEN);
        }
        widget_focus(ui, id.string, rect, 8);
        targets_add(&ui->targets, id.string, rect, true, label.string);
        ui->tip = ui->tip || hot;
    }
    style_write(ui, rect.x + 9, style_baseline(STYLE_FIGURES, rect.y + rect.h / 2),
                STYLE_FIGURES | (done ? 0 : STYLE_MUTED), number.string);
    if (done) {
        float x = rect.x + rect.w - 16, y = rect.y + rect.h / 2;
        draw_circle(ui->list, x, y, 8, ui->theme->accent);
        widget_icon(ui, SPRITE_ICON_CHECK_HEAVY, x, y, 10, ui->theme->on_accent);
    }
}

void shelf_days(struct flow *flow, const void *data) {
    const struct app *app = data;
    int today = quiz_today(app), first = today - MONTH;
    first -= (first + 3) % WEEK; /* day 0 was a Thursday, and weeks begin with an easy one */
    struct line streak = row_line(progress_streak(&app->progress, today));
    float width = (flow->room.w + CELL_GAP) / WEEK - CELL_GAP;
    flow_gap(flow, 10);
    struct flow row = flow_row(flow, 22);
    struct flow end =
        flow_within(&row, flow_end(&row, style_width(flow->ui, STYLE_SMALL, streak.string)));
    flow_word(&end, STYLE_SMALL | STYLE_BRASS, streak.string);
    flow_line(&row, STYLE_STRONG, words(WORD_PUZZLE_DAILY));
    flow_gap(flow, 8);
    for (int week = first; week <= today; week += WEEK) {
        row = flow_row(flow, CELL);
        flow_gap(flow, week + WEEK <= today ? CELL_GAP : INSET);
        for (int day = week; day < week + WEEK; day++) {
            struct rect rect = flow_start(&row, width);
            flow_start(&row, CELL_GAP);
            if (flow->paint && day > 0) {
                draw_day(app, day, today, rect);
            }
        }
    }
}
