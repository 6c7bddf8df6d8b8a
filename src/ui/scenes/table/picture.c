/* picture.c: see picture.h. */
#include "ui/scenes/table/picture.h"

#include "ui/app/stack.h"
#include "ui/board_kit/view.h"
#include "ui/kit/style.h"
#include "ui/kit/widgets.h"
#include "ui/play/result_text.h"
#include "ui/play/seat.h"
#include "ui/scenes/table/scene.h"
#include "words/words.h"

#include <string.h>

const char *picture_start(struct app *app, const struct app_start *like, struct match *match) {
    struct app_start start = *like;
    start.match = match;
    start.settings.scale = 0;
    start.settings.speed = 0;
    start.settings.reduced_motion = false;
    start.settings.history = false;
    return app_start_picture(app, &start);
}

/* ---- drawing ---- */

/* The game and the turn, and where the picture is from. */
static void heading(const struct app *app, const struct table_layout *layout) {
    struct ui *ui = app->ui;
    const struct play *play = &app->table.play;
    struct line turn = text_line(words(WORD_TURN), match_turn_number(&play->match));
    struct rect bar = layout->top;
    if (play->face->phase && !match_over(&play->match)) {
        struct line phase = {""};
        struct text text = text_fixed(phase.string, sizeof phase.string);
        const char *name[2] = {play_name(play, 0), play_name(play, 1)};
        play->face->phase(match_position(&play->match), name, &text);
        turn = phase.string[0] ? text_line("%s · %s", turn.string, phase.string) : turn;
    }
    struct rect from = rect_cut_right(&bar, 100);
    widget_heading(ui, bar, words(play->game->name), turn.string);
    style_write(ui, from.x + from.w, bar.y + 29,
                STYLE_LARGE | STYLE_SERIF | STYLE_MUTED | STYLE_END, words(WORD_APP_NAME));
}

/* What is being done, else the result or who is to play. */
static void caption(const struct app *app, const struct table_layout *layout,
                    const struct face_view *view) {
    const struct play *play = &app->table.play;
    char line[512];
    struct text text = text_fixed(line, sizeof line);
    int player = play->animation ? play_turn_seen(play) : match_turn(&play->match);
    if (play->animation) {
        turn_step_text(play, view, play->animation_node, &play->animation->trace, &text);
    } else if (match_over(&play->match)) {
        struct result result = match_result(&play->match);
        player = result.outcome == OUTCOME_WIN ? result.winner : NOWHERE;
        text_format(&text, "<b>%s</>", result_headline(&play->match, view->name).string);
    } else {
        text_format(&text, words(WORD_PICTURE_TO_PLAY), view->name[player]);
    }
    const struct foot_line said = {line, player, {STYLE_LARGE, STYLE_BODY}};
    table_line(app->ui, layout, layout->status_y, &said);
}

/* What led here, small. */
static void last_turn(const struct app *app, const struct table_layout *layout,
                      const struct face_view *view) {
    char line[512];
    struct text text = text_fixed(line, sizeof line);
    if (view->trail) {
        turn_text(&app->table.play, view, app->table.play.last_turn, &text);
        const int style = STYLE_SMALL | STYLE_MUTED;
        const struct foot_line said = {line, NOWHERE, {style, style}};
        table_line(app->ui, layout, layout->last_turn_y + 2, &said);
    }
}

static void draw(const struct app *app) {
    struct ui *ui = app->ui;
    const struct play *play = &app->table.play;
    struct layout_hints hints = seat_hints(play, &app->settings);
    hints.ends = false; /* it is looked at from one side */
    struct table_layout layout = layout_table(ui->width, ui->height, &hints);
    struct frame frame;
    play_frame(play, ui->now, &frame);
    struct face_view view = view_of_play(ui, &app->settings, play, layout.board, &frame);
    view.turned = layout.turned;
    view.live = false; /* nothing invites */
    widget_ground(ui);
    struct mirror before = ui_mirror(ui, layout_around_board(&layout));
    table_panels(app, &layout, &view, NULL);
    int group = view_group(&view, play->face);
    play->face->paint(&view);
    draw_group_end(ui->list, group);
    ui_mirror_end(ui, before);
    heading(app, &layout);
    last_turn(app, &layout, &view);
    caption(app, &layout, &view);
}

/* What moves at the table moves in its picture. */
static double update(struct app *app) {
    return table_scene.update(app);
}

static const struct game *game(const struct app *app) {
    return app->table.play.game;
}

/* Wherever the match stands is the picture's present. */
static bool enter(struct app *app) {
    app->table.play.looking_back = false;
    play_go_to(&app->table.play, app->table.play.match.current);
    return true;
}

const struct scene picture_scene = {
    .name = "picture", .game = game, .enter = enter, .draw = draw, .update = update};
