/* table/draw.c: see scene.h. */
#include "ui/scenes/table/scene.h"

#include "ui/app/advisor.h"
#include "ui/app/companions.h"
#include "ui/app/import_export.h"
#include "ui/app/voices.h"
#include "ui/board_kit/view.h"
#include "ui/draw/fade.h"
#include "ui/kit/widgets.h"
#include "ui/model/companion.h"
#include "ui/model/standing.h"
#include "ui/play/seat.h"
#include "ui/scenes/table/advice.h"
#include "ui/scenes/table/history.h"
#include "ui/scenes/table/past.h"
#include "ui/scenes/table/standing.h"
#include "ui/scenes/table/turn_picture.h"
#include "words/words.h"

#include <math.h>
#include <string.h>

/* ---- the bar at the top ---- */

static void speak_names(const struct app *app, struct spoken *spoken) {
    const float most = 200; /* points */
    for (int player = 0; player < 2; player++) {
        spoken->whole[player] = play_name(&app->table.play, player);
        spoken->brief[player] = spoken->shortened[player];
        widget_shorten_apart(app->ui, (struct typesetting){FONT_UI_SEMIBOLD, TYPE_LARGE, most},
                             spoken->whole[player], play_name(&app->table.play, !player),
                             spoken->shortened[player], MATCH_NAME_MAX);
    }
}

/* Whether the title has room for this beside the name of the game. */
static bool title_fits(const struct app *app, struct rect bar, const char *string) {
    const float other = 54; /* what the title takes besides its words */
    const struct draw_list *list = app->ui->list;
    float room = bar.w - other -
                 draw_text_width(list, FONT_DISPLAY, TYPE_TITLE, words(app->table.play.game->name));
    return draw_text_width(list, FONT_UI, TYPE_BODY, string) <= room;
}

/* Appends the standing, with the players' names if they fit. If not, false: marks go with it. */
static bool add_standing(const struct app *app, struct rect bar, struct text *line) {
    struct spoken spoken;
    speak_names(app, &spoken);
    for (int briefly = 0; briefly < 2; briefly++) {
        struct line way = standing_line(&app->table.play.match, spoken.brief, briefly);
        if (title_fits(app, bar, text_line("%s · %s", line->data, way.string).string)) {
            text_format(line, " · %s", way.string);
            return true;
        }
    }
    return false;
}

/* The phase of the game, if there is room for it. */
static void add_phase(const struct app *app, struct rect bar, struct text *line) {
    const struct play *play = &app->table.play;
    struct line phase = {""};
    struct text text = text_fixed(phase.string, sizeof phase.string);
    const char *const name[2] = {play_name(play, 0), play_name(play, 1)};
    play->face->phase(play_position_seen(play), name, &text);
    if (phase.string[0] &&
        title_fits(app, bar, text_line("%s · %s", line->data, phase.string).string)) {
        text_format(line, " · %s", phase.string);
    }
}

/* So many buttons, from the first, show their label that the title has room; undo and redo are
 * alike. */
static int top_labels(const struct ui *ui, float width, const struct command *const button[],
                      int count) {
    enum { REDO = 3 };
    const float title = 244, gap = 8; /* the title and the turn */
    int labels = 0;
    while (labels < count &&
           width - command_row_width(ui, button, count, labels + 1) - gap >= title) {
        labels++;
    }
    return labels == REDO + 1 ? REDO : labels;
}

static void top_bar(const struct app *app, const struct table_layout *layout) {
    static const struct command *const buttons[] = {
        &table_commands[TABLE_MENU], &table_commands[TABLE_RULES], &table_commands[TABLE_HISTORY],
        &table_commands[TABLE_REDO], &table_commands[TABLE_UNDO],  &table_commands[TABLE_HINT],
    };
    static const struct command *const sound = &table_commands[TABLE_SOUND];
    enum { BUTTONS = sizeof buttons / sizeof buttons[0] };
    struct ui *ui = app->ui;
    const struct play *play = &app->table.play;
    const struct match *match = &play->match;
    struct rect bar = layout->top, back = widget_back_place(&bar);
    enum target_group before = targets_group(&ui->targets, GROUP_BAR);
    int group = draw_group(ui->list, "bar", layout->top);
    int count = BUTTONS - !companion_takes_part(match); /* no hints between two people */
    command_row(app, &bar, buttons, count, top_labels(ui, bar.w, buttons, count), BUTTON_PLAIN);
    if (settings_silent(&app->settings)) {
        command_row(app, &bar, &sound, 1, 0, BUTTON_PLAIN);
    }
    char turn[256];
    struct text text = text_fixed(turn, sizeof turn);
    text_add(&text, past_turn_seen(play).string);
    if (play->face->phase && !match_over(match)) {
        add_phase(app, bar, &text);
    }
    bool marks = standing_of(match).known && !add_standing(app, bar, &text);
    widget_back(ui, back);
    bar = widget_heading(ui, bar, words(play->game->name), turn);
    if (marks) {
        standing_draw(app, bar, turn);
    }
    draw_group_end(ui->list, group);
    targets_group(&ui->targets, before);
}

/* ---- panels ---- */

/* How much the previewed action would change a player's score. */
static int previewed_gain(const struct play *play, int player) {
    if (play->preview.count != 1) {
        return 0;
    }
    return play->game->score(&play->preview.after[0], player) -
           play->game->score(match_position(&play->match), player);
}

/* How the medallion of a companion shows that it is thinking: a light goes round its rim. With
 * reduced motion three dots stand there. */
static struct panel_thought thought_of(const struct app *app, int player) {
    const double length = 2400; /* ms */
    bool thinks = companions_think(app) && match_turn(&app->table.play.match) == player;
    return (struct panel_thought){.seen = thinks && !app->table.play.animation,
                                  .still = app->settings.reduced_motion,
                                  .round = (float)(fmod(app->ui->now, length) / length)};
}

static void panel(const struct app *app, const struct table_layout *layout, struct face_view *view,
                  int player, bool active, struct rect *name) {
    const struct play *play = &app->table.play;
    int score = view_score(view, play, player);
    struct panel_text text = {
        .player = player,
        .name = play_name(play, player),
        .other = play_name(play, !player),
        .side = words(play->game->sides[player]),
        .other_side = words(play->game->sides[!player]),
        .side_note = play->face->side_note && !view->over
                         ? play->face->side_note(play_position_seen(play), player)
                         : "",
        .unit = panel_unit(play->game, play->face, score, view->over),
        .score = score,
        .gain = previewed_gain(play, player),
        .clock = clock_used(&play->clock) ? &play->clock : NULL,
        .active = active,
        .light = result_light(app, player),
        .companion = companion_of(&play->match, player),
        .thought = thought_of(app, player),
        .nod = voices_nod(app, player),
        .least = play->face->panel_least,
        .typing = ui_edits(app->ui, text_line("name:%d", player).string),
        .place = name,
    };
    struct rect panel = layout->panel[player];
    struct mirror upright = view_turn_panel(view, player);
    struct mirror before = ui_mirror(app->ui, panel); /* its words are those of a page */
    int group = draw_group(app->ui->list, text_line("panel:%d", player).string, panel);
    view->score_line[player] = panel_score_line(panel, &text);
    struct rect room =
        layout->strips ? panel_strip(app->ui, panel, &text) : panel_side(app->ui, panel, &text);
    ui_mirror_end(app->ui, before);
    view->room[player] = ui_mirrored(app->ui, room, panel);
    if (name) {
        *name = ui_mirrored(app->ui, *name, panel);
    }
    if (play->face->panel) {
        play->face->panel(view, player, view->room[player]);
    }
    draw_group_end(app->ui->list, group);
    ui_mirror_end(app->ui, upright);
}

/* While the turn indicator is in transition, a panel is a blend of active and inactive; before its
 * first step it is as it was. */
void table_panels(const struct app *app, const struct table_layout *layout, struct face_view *view,
                  struct rect names[2]) {
    struct draw_list *list = app->ui->list;
    for (int player = 0; player < 2; player++) {
        struct rect *name = names ? &names[player] : NULL;
        float light = turn_indicator_strength(&app->table.indicator, player, app->ui->now);
        bool fades = light > 0 && light < 1;
        bool active = fades ? app->table.indicator.lit == player : light == 1;
        int first = list->count;
        if (fades) {
            panel(app, layout, view, player, !active, name);
        }
        int second = list->count;
        panel(app, layout, view, player, active, name);
        if (fades) {
            draw_fade(list, first, second, active ? light : 1 - light);
        }
    }
}

/* ---- all of it ---- */

/* Where a toast does not take the place of the lines at the foot, it is over the upper edge of the
 * board. */
static void leave_room_above(struct ui *ui) {
    const float height = 36;
    struct rect board = ui->hero.in;
    ui->toast_room = (struct rect){8, board.y - 2, ui->width - 16, height};
}

/* What the player points at, and what is dragged or glides back. */
static void take_input(struct face_view *view, const struct play *play) {
    const struct ui *ui = view->ui;
    view->pointed = ui_pointed(ui);
    view->focused = ui->keyboard ? ui->focus : "";
    view->dragging = ui->dragging;
    view->held = ui->dragging ? ui->pressed : play->snap_back.id;
    view->held_at = ui_here(ui, ui->dragging ? ui->pointer : play->snap_back.from);
    view->held_back = ui->dragging ? 0 : play_snap_back_progress(play, ui->now);
}

/* The board and the panels as they are in a frame. */
static void paint_frame(const struct app *app, const struct table_layout *layout,
                        struct face_view *view, const struct frame *frame, struct rect names[2]) {
    view->frame = frame;
    table_panels(app, layout, view, names);
    int group = view_group(view, app->table.play.face);
    app->table.play.face->paint(view);
    draw_group_end(app->ui->list, group);
}

/* With reduced motion the old position fades into the new one. */
static void paint_fade(const struct app *app, const struct table_layout *layout,
                       struct face_view *view, struct rect names[2]) {
    const struct timeline *animation = app->table.play.animation;
    struct draw_list *list = app->ui->list;
    struct frame frame;
    float t = view->progress;
    int first = list->count;
    timeline_sample(animation, 0, &frame);
    view->progress = 0;
    paint_frame(app, layout, view, &frame, names);
    int second = list->count;
    timeline_sample(animation, animation->total, &frame);
    view->progress = 1;
    paint_frame(app, layout, view, &frame, names);
    draw_fade(list, first, second, t);
}

/* A circle, outside the rings around everything that can be used; a place that is much wider than
 * high, or higher than wide, has neighbors along its longer sides. */
static struct rect ring_place(const struct ui *ui, const struct target *target) {
    const float ROUND = 1.3F;
    struct rect rect = target->mark;
    float width = fmaxf(rect.w, rect.h), least = fminf(rect.w, rect.h);
    if (width <= ROUND * least) {
        rect = rect_inset((struct rect){rect.x + (rect.w - width) / 2,
                                        rect.y + (rect.h - width) / 2, width, width},
                          4 - 8 * ui->theme->weight);
    }
    return rect;
}

void table_ring(const struct ui *ui, const char *id) {
    const struct target *target = targets_find(&ui->targets, id);
    if (target) {
        struct rect rect = ring_place(ui, target);
        draw_box(ui->list,
                 &(struct box){.rect = rect,
                               .radius = fminf(rect.w, rect.h) / 2,
                               .stroke = {ui->theme->accent, 2 + 2 * ui->theme->weight},
                               .glow = {theme_glow(ui->theme, ui->theme->accent, 0.9F), 14}});
    }
}

void table_mention(const struct ui *ui, const char *id) {
    const struct target *target = targets_find(&ui->targets, id);
    if (target) {
        struct rect rect = ring_place(ui, target);
        struct path path = {0};
        path_circle(&path, rect.x + rect.w / 2, rect.y + rect.h / 2, fminf(rect.w, rect.h) / 2);
        draw_path(ui->list, &path,
                  &(struct stroke){.color = color_hex(0xFFFFFF),
                                   .width = 2.2F,
                                   .dash_on = 7,
                                   .dash_off = 6,
                                   .under = {color_alpha(color_hex(0), 0.55F), 4.6F, false}});
    }
}

void table_ring_end(const struct app *app, const struct table_layout *layout) {
    const struct play *play = &app->table.play;
    struct frame frame;
    play_frame(play, app->ui->now, &frame);
    struct face_view view = view_of_play(app->ui, &app->settings, play, layout->board, &frame);
    view.turned = layout->turned;
    view.live = view.live && !app->table.unprompted;
    struct mirror before = ui_mirror(app->ui, layout_around_board(layout));
    if (play->face->labels) {
        int group = view_group(&view, play->face);
        play->face->labels(&view);
        draw_group_end(app->ui->list, group);
    }
    ui_mirror_end(app->ui, before);
}

void table_hint_draw(const struct app *app, const struct table_layout *layout) {
    const char *place = companions_hinted(app);
    if (place[0]) {
        table_ring(app->ui, place);
        table_ring_end(app, layout);
    }
}

/* The result card fades in as the turn light of the last player fades out. */
static void paint_card(const struct app *app, const struct table_layout *layout) {
    struct draw_list *list = app->ui->list;
    float there = turn_indicator_strength(&app->table.indicator, -1, app->ui->now);
    int first = list->count;
    struct spoken names;
    enum target_group before = targets_group(&app->ui->targets, GROUP_CARD);
    speak_names(app, &names);
    targets_aim(&app->ui->targets, "button:rematch");
    result_draw(app, layout, &names);
    targets_group(&app->ui->targets, before);
    result_tell_far(app, layout, &names);
    if (there < 1) {
        draw_fade(list, first, first, there);
    }
}

/* What lies over the board. */
static void paint_over(const struct app *app, const struct face_view *view) {
    if (app->table.play.looking_back) {
        past_draw_veil(view, advice_is_read(app));
    }
    advice_paint_paths(app, view);
}

/* The history, and below it review and analysis, unless the result is shown, which offers them. */
static void side_panels(const struct app *app, struct table_layout layout, bool card) {
    enum target_group before = targets_group(&app->ui->targets, GROUP_LIST);
    app->shown->history.over = layout.history_overlay;
    struct rect whole = layout.history;
    struct rect advice = card ? (struct rect){0} : advice_cut(app, &layout.history);
    if (layout.history_overlay && layout.history.w > 0 && advice.w > 0) {
        /* the player's panel is neither seen nor hit between both */
        draw_fill(app->ui->list, whole, 12, app->ui->theme->ground);
        targets_cover(&app->ui->targets, whole);
    }
    if (layout.history.w > 0) {
        history_draw(app, &layout);
    }
    advice_draw(app, advice, layout.history.w <= 0);
    targets_group(&app->ui->targets, before);
}

void table_draw_match(const struct app *app, const struct table_layout *layout,
                      const struct settings *settings, bool card) {
    struct ui *ui = app->ui;
    const struct play *play = &app->table.play;
    struct frame frame;
    play_frame(play, ui->now, &frame);
    struct spoken spoken;
    speak_names(app, &spoken);
    struct face_view view = view_of_play(ui, settings, play, layout->board, &frame);
    struct rect around = layout_around_board(layout);
    struct mirror before = ui_mirror(ui, around);
    view.turned = layout->turned;
    for (int player = 0; player < 2; player++) {
        view.turned_panel[player] = layout_turned_panel(layout, player);
    }
    take_input(&view, play);
    view.chosen = app->table.unchosen ? "" : view.chosen;
    view.live = view.live && !app->table.unprompted;
    float width = play->face->width * view.unit, height = play->face->height * view.unit;
    ui->hero.in = ui_on_page(
        ui, (struct rect){view.center.x - width / 2, view.center.y - height / 2, width, height});
    leave_room_above(ui);
    ui->toast_turned = layout_turned_foot(layout, play_turn_seen(play));
    memcpy(view.name, spoken.brief, sizeof view.name);
    struct rect names[2] = {{0, 0, 0, 0}, {0, 0, 0, 0}};
    if (play->animation && play->animation->fade) {
        paint_fade(app, layout, &view, names);
    } else {
        paint_frame(app, layout, &view, &frame, names);
    }
    int group = view_group(&view, play->face);
    paint_over(app, &view);
    draw_group_end(ui->list, group);
    ui_mirror_end(ui, before);
    if (!card) {
        enum target_group around_board = targets_group(&ui->targets, GROUP_FOOT);
        before = ui_turn(ui, layout_turned_foot(layout, play_turn_seen(play)));
        table_foot(app, layout, &view);
        ui_mirror_end(ui, before);
        before = ui_mirror(ui, around);
        view.position = match_position(&play->match);
        group = view_group(&view, play->face);
        targets_group(&ui->targets, GROUP_BOARD);
        play->face->targets(&view);
        draw_group_end(ui->list, group);
        targets_group(&ui->targets, GROUP_PANEL);
        if (!app->table.studying) {
            names_draw(ui, play, layout, names);
        }
        targets_group(&ui->targets, around_board);
        ui_mirror_end(ui, before);
    }
}

/* The history beside the table reaches further down: what is said at the foot is not below it. */
static void extend_history(const struct ui *ui, struct table_layout *layout) {
    struct rect *history = &layout->history;
    if (layout_history_beside(layout)) {
        history->h = ui->height - layout->margin - history->y;
    }
}

void table_draw(const struct app *app) {
    struct ui *ui = app->ui;
    const struct play *play = &app->table.play;
    struct layout_hints hints = seat_hints(play, &app->settings);
    bool card = table_shows_result(app), over = app->table.menu || app->table.question;
    hints.history = table_shows_history(app);
    hints.foot = card ? result_foot(ui) : 0;
    struct table_layout layout = layout_table(ui->width, ui->height, &hints);
    extend_history(ui, &layout);
    if (card) {
        result_make_room(ui, play->face, &layout);
    }
    if (app->table.question && layout.history.w > 0) {
        ask_make_room(ui, &layout);
    }
    widget_ground(ui);
    if (!layout.history_overlay) {
        side_panels(app, layout, card);
    }
    int beside = ui->targets.count;
    if (!over) {
        top_bar(app, &layout);
    }
    table_draw_match(app, &layout, &app->settings, card);
    if (card) {
        paint_card(app, &layout);
    }
    targets_put_last(&ui->targets, beside);
    if (!card) {
        table_hint_draw(app, &layout);
    }
    if (layout.history_overlay && !card) {
        side_panels(app, layout, false);
    }
    turn_picture_draw(app, &layout);
    if (over) {
        /* nothing but these and the bar can be used while they are open */
        targets_begin(&ui->targets);
        top_bar(app, &layout);
        targets_group(&ui->targets, GROUP_DIALOG);
    }
    if (app->table.menu) {
        table_menu_draw(app, &layout, host_picture_clipboard_lacks(), advisor_may_help(app));
    } else if (app->table.question) {
        struct spoken names;
        speak_names(app, &names);
        ask_draw(ui, play, app->table.question, &layout, &names);
    }
    targets_group(&ui->targets, GROUP_PAGE);
}
