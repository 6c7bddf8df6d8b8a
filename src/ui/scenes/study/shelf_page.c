/* shelf_page.c: paints the shelf of puzzles, see shelf.h: a panel for each grade, with a tile for
 * each puzzle. A tile says by a mark and in the target list by a word whether it is solved. */
#include "ui/scenes/study/shelf.h"

#include "ui/kit/controls.h"
#include "ui/kit/page.h"
#include "ui/kit/widgets.h"
#include "words/words.h"

static const float GAP = 16, INSET = 14, TWO_COLUMNS = 1000;
static const float TILE = 68, TILE_HEIGHT = 48, TILE_GAP = 8;

static const enum word grades[PUZZLE_GRADES] = {WORD_PUZZLE_GRADE_1, WORD_PUZZLE_GRADE_2,
                                                WORD_PUZZLE_GRADE_3, WORD_PUZZLE_GRADE_4,
                                                WORD_PUZZLE_GRADE_5};

struct shelf_sizes {
    const struct app *app;
    const struct shelf *shelf;
    const struct game_progress *own;
    int next;    /* the puzzle to go on with */
    int columns; /* of panels */
};

/* What a puzzle asks for, in a word: "Win". */
static const char *theme_word(const struct game *game, enum goal_kind theme) {
    static const enum word themes[GOAL_KINDS] = {WORD_PUZZLE_THEME_WIN, WORD_PUZZLE_THEME_CAPTURE,
                                                 WORD_PUZZLE_THEME_HOLD, WORD_PUZZLE_THEME_SURVIVE};
    bool scores = theme == GOAL_GAIN && game->unit == WORD_UNIT_POINTS;
    return words(scores ? WORD_PUZZLE_THEME_SCORE : themes[theme]);
}

/* ---- a puzzle ---- */

static enum word mark_word(const struct shelf_sizes *page, int number) {
    enum puzzle_mark mark = page->own->mark[number - 1];
    return mark == PUZZLE_SOLVED                     ? WORD_PUZZLE_MARK_SOLVED
           : progress_comes_again(page->own, number) ? WORD_PUZZLE_MARK_AGAIN
           : mark == PUZZLE_TRIED                    ? WORD_PUZZLE_MARK_TRIED
                                                     : WORD_PUZZLE_MARK_NEW;
}

/* A check on a disc, an arrow around, half a disc, or nothing: no two differ by their color alone.
 */
static void draw_mark(struct ui *ui, enum word mark, float x, float y) {
    const float radius = 8;
    const struct theme *theme = ui->theme;
    if (mark == WORD_PUZZLE_MARK_SOLVED) {
        draw_circle(ui->list, x, y, radius, theme->accent);
        widget_icon(ui, SPRITE_ICON_CHECK_HEAVY, x, y, 10, theme->on_accent);
    } else if (mark == WORD_PUZZLE_MARK_AGAIN) {
        widget_icon(ui, SPRITE_ICON_AGAIN, x, y, 17, theme->accent_text);
    } else if (mark == WORD_PUZZLE_MARK_TRIED) {
        draw_ring(ui->list, x, y, radius - 1, 1.5F, theme->muted);
        draw_circle(ui->list, x, y, 2.5F, theme->muted);
    }
}

static void draw_tile(const struct shelf_sizes *page, const struct shelf_puzzle *puzzle,
                      struct rect rect) {
    struct ui *ui = page->app->ui;
    int number = puzzle->number;
    enum word mark = mark_word(page, number);
    const char *theme = theme_word(page->shelf->game, puzzle->theme);
    struct line id = text_line("puzzle:%s:%d", page->shelf->game->id, number);
    struct line label = text_line(words(WORD_PUZZLE_TILE), number, words(grades[puzzle->grade - 1]),
                                  theme, words(mark));
    bool hot = ui_hot(ui, id.string), fits = style_fits(ui, STYLE_SMALL, rect.w - 12, theme);
    style_box(ui, rect, BOX_FIELD);
    if (hot || number == page->next) {
        style_box(ui, rect, hot ? BOX_POINTED : BOX_CHOSEN);
    }
    style_write(ui, rect.x + 9, rect.y + 20, STYLE_FIGURES_STRONG, text_line("%d", number).string);
    draw_mark(ui, mark, rect.x + rect.w - 16, rect.y + 15);
    if (fits) {
        style_write(ui, rect.x + 9, rect.y + 38, STYLE_SMALL | STYLE_MUTED, theme);
    }
    widget_focus(ui, id.string, rect, 8);
    targets_add(&ui->targets, id.string, rect, true, label.string);
    ui->tip = ui->tip || hot;
}

/* ---- a grade ---- */

struct graded {
    const struct shelf_sizes *page;
    int grade;
};

static bool is_shown(const struct graded *graded, const struct shelf_puzzle *puzzle) {
    int theme = graded->page->shelf->theme;
    return puzzle->grade == graded->grade && (theme == THEME_ALL || theme == (int)puzzle->theme);
}

static void tiles(struct flow *flow, const struct graded *graded) {
    const struct shelf *shelf = graded->page->shelf;
    int across = (int)((flow->room.w + TILE_GAP) / (TILE + TILE_GAP)), placed = 0;
    float width = (flow->room.w + TILE_GAP) / (float)across - TILE_GAP;
    struct flow row = *flow;
    for (int i = 0; i < shelf->count; i++) {
        if (!is_shown(graded, &shelf->puzzle[i])) {
            continue;
        }
        if (placed++ % across == 0) {
            flow_gap(flow, placed > 1 ? TILE_GAP : 0);
            row = flow_row(flow, TILE_HEIGHT);
        }
        struct rect rect = flow_start(&row, width);
        flow_start(&row, TILE_GAP);
        if (flow->paint) {
            draw_tile(graded->page, &shelf->puzzle[i], rect);
        }
    }
}

static void grade_panel(struct flow *flow, const void *data) {
    const struct graded *graded = data;
    const struct shelf *shelf = graded->page->shelf;
    int count = 0, solved = 0;
    for (int i = 0; i < shelf->count; i++) {
        bool shown = is_shown(graded, &shelf->puzzle[i]);
        count += shown;
        solved += shown && graded->page->own->mark[i] == PUZZLE_SOLVED;
    }
    flow_gap(flow, 10);
    struct flow row = flow_row(flow, 22);
    struct line line = text_line(words(WORD_PUZZLE_SOLVED_OF), solved, count);
    struct flow end =
        flow_within(&row, flow_end(&row, style_width(flow->ui, STYLE_SMALL, line.string)));
    flow_word(&end, STYLE_SMALL | STYLE_MUTED, line.string);
    flow_line(&row, STYLE_STRONG, words(grades[graded->grade - 1]));
    flow_gap(flow, 8);
    tiles(flow, graded);
    flow_gap(flow, INSET);
}

static bool has_any(const struct graded *graded) {
    const struct shelf *shelf = graded->page->shelf;
    for (int i = 0; i < shelf->count; i++) {
        if (is_shown(graded, &shelf->puzzle[i])) {
            return true;
        }
    }
    return false;
}

/* ---- the page ---- */

/* The themes that there are, to show those of one alone. */
static void themes(struct flow *flow, const struct shelf_sizes *page) {
    struct segment segment[GOAL_KINDS + 1];
    int count = 0, chosen = 0;
    for (int theme = THEME_ALL; theme >= 0; theme--) {
        int kind = theme == THEME_ALL ? THEME_ALL : GOAL_KINDS - 1 - theme, having = 0;
        for (int i = 0; i < page->shelf->count; i++) {
            having += kind == THEME_ALL || (int)page->shelf->puzzle[i].theme == kind;
        }
        if (having) {
            const char *word = kind == THEME_ALL
                                   ? words(WORD_PUZZLE_THEME_ALL)
                                   : theme_word(page->shelf->game, (enum goal_kind)kind);
            chosen = kind == page->shelf->theme ? count : chosen;
            segment[count++] =
                (struct segment){text_line("theme:%d", kind), text_line("%s %d", word, having),
                                 text_line(words_count(WORD_PUZZLE_THEME, having), word, having)};
        }
    }
    control_segment_rows(flow, segment, count, chosen);
}

/* The first column has the easier puzzles, the second one the rest and the days. */
static void column(struct flow *flow, const void *data) {
    enum { EASIER = 3 };
    const struct shelf_sizes *page = data;
    bool one = page->columns == 1;
    for (int grade = 1; grade <= PUZZLE_GRADES; grade++) {
        struct graded graded = {page, grade};
        if ((one || flow->number == (grade > EASIER)) && has_any(&graded)) {
            flow_boxed(flow, BOX_PANEL, (struct point){INSET, 0}, grade_panel, &graded);
            flow_gap(flow, GAP);
        }
    }
    if (one || flow->number == 1) {
        flow_boxed(flow, BOX_PANEL, (struct point){INSET, 0}, shelf_days, page->app);
    }
}

static void whole(struct flow *flow, const void *data) {
    const struct shelf_sizes *page = data;
    themes(flow, page);
    flow_gap(flow, GAP);
    flow_columns(flow, page->columns, GAP, column, page);
}

/* What is between the bar and the foot of the window. */
static struct rect view_of(const struct ui *ui) {
    struct page_layout page = page_layout(ui->width, ui->height);
    float top = page.small ? 60 : 76, foot = page.small ? 8 : 16;
    return (struct rect){page.margin, top, ui->width - 2 * page.margin, ui->height - top - foot};
}

static void draw_bar(const struct shelf_sizes *page) {
    struct ui *ui = page->app->ui;
    const struct game *game = page->shelf->game;
    struct rect bar = page_layout(ui->width, ui->height).bar;
    int with = 0;
    for (int i = 0; i < GAMES_MAX; i++) {
        with += page->app->learning.puzzles[i];
    }
    if (with > 1) {
        widget_button(ui, "button:next", widget_button_place(ui, &bar, SPRITE_ICON_NEXT, NULL, 8),
                      SPRITE_ICON_NEXT, NULL, words(WORD_SHELF_NEXT), BUTTON_PLAIN);
        widget_button(ui, "button:previous",
                      widget_button_place(ui, &bar, SPRITE_ICON_BACK, NULL, 8), SPRITE_ICON_BACK,
                      NULL, words(WORD_SHELF_PREVIOUS), BUTTON_PLAIN);
    }
    int count = progress_solved(&page->app->progress, game);
    struct line solved =
        text_line(words_count(WORD_SHELF_SOLVED, count), count, page->shelf->count);
    widget_title(ui, bar, words(game->name), solved.string);
}

void shelf_page_draw(const struct app *app) {
    struct ui *ui = app->ui;
    const struct shelf *shelf = app->shelf;
    struct shelf_sizes page = {app, shelf, &app->progress.game[games_index(shelf->game)],
                               progress_next(&app->progress, shelf->game),
                               ui->width >= TWO_COLUMNS ? 2 : 1};
    struct flow flow = flow_begin(ui, view_of(ui));
    widget_ground(ui);
    flow_page(&flow, &app->shown->page, flow.room, whole, &page);
    int panel_targets = ui->targets.count;
    draw_bar(&page);
    targets_put_last(&ui->targets, panel_targets);
}
