/* table/draw.c: see scene.h. */
#include "ui/scenes/table/scene.h"

#include "engine/rules.h"
#include "ui/app/advisor.h"
#include "ui/app/companions.h"
#include "ui/app/import_export.h"
#include "ui/board_kit/view.h"
#include "ui/draw/fade.h"
#include "ui/draw/paragraph.h"
#include "ui/kit/typed_chip.h"
#include "ui/kit/widgets.h"
#include "ui/model/companion.h"
#include "ui/model/standing.h"
#include "ui/play/result_text.h"
#include "ui/scenes/table/advice.h"
#include "ui/scenes/table/history.h"
#include "ui/scenes/table/past.h"
#include "ui/scenes/table/standing.h"
#include "ui/scenes/table/turn_picture.h"
#include "words/words.h"

#include <math.h>
#include <string.h>

/* ---- the bar at the top ---- */

/* The players' names as used in sentences. */
struct spoken {
    const char *name[2];
    char brief[2][MATCH_NAME_MAX];
};

/* Finds the names; `briefly` shortens long ones, for sentences with little room. */
static void speak_names(const struct app *app, bool briefly, struct spoken *spoken) {
    const float most = 200; /* points */
    for (int player = 0; player < 2; player++) {
        const char *name = play_name(&app->play, player);
        widget_shorten_apart(app->ui, FONT_UI_SEMIBOLD, TYPE_LARGE, most, name,
                             play_name(&app->play, !player), spoken->brief[player], MATCH_NAME_MAX);
        spoken->name[player] = briefly ? spoken->brief[player] : name;
    }
}

/* Whether the title has room for this beside the name of the game. */
static bool title_fits(const struct app *app, struct rect bar, const char *string) {
    const float other = 110; /* what the title takes besides its words */
    const struct draw_list *list = app->ui->list;
    float room = bar.w - other -
                 draw_text_width(list, FONT_DISPLAY, TYPE_TITLE, words(app->play.game->name));
    return draw_text_width(list, FONT_UI, TYPE_BODY, string) <= room;
}

/* Appends the standing, with the players' names if they fit. If not, false: marks go with it. */
static bool add_standing(const struct app *app, struct rect bar, struct text *line) {
    struct spoken spoken;
    speak_names(app, true, &spoken);
    for (int briefly = 0; briefly < 2; briefly++) {
        struct line way = standing_line(&app->play.match, spoken.name, briefly);
        if (title_fits(app, bar, text_line("%s · %s", line->data, way.string).string)) {
            text_format(line, " · %s", way.string);
            return true;
        }
    }
    return false;
}

/* The phase of the game, if there is room for it. */
static void add_phase(const struct app *app, struct rect bar, struct text *line) {
    const struct play *play = &app->play;
    struct line phase = {""};
    struct text text = text_fixed(phase.string, sizeof phase.string);
    const char *const name[2] = {play_name(play, 0), play_name(play, 1)};
    play->face->phase(play_position_seen(play), name, &text);
    if (title_fits(app, bar, text_line("%s%s", line->data, phase.string).string)) {
        text_add(line, phase.string);
    }
}

/* So many buttons, from the first, show their label that the title has room; undo and redo are
 * alike. */
static int top_labels(const struct ui *ui, float width, const struct command *const button[],
                      int count) {
    enum { REDO = 3 };
    const float title = 300, gap = 8; /* the title and the turn */
    int labels = 0;
    while (labels < count &&
           width - command_row_width(ui, button, count, labels + 1, gap) - gap >= title) {
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
    enum { BUTTONS = sizeof buttons / sizeof buttons[0], GAP = 8 };
    struct ui *ui = app->ui;
    const struct play *play = &app->play;
    const struct match *match = &play->match;
    struct rect bar = layout->top;
    bool alone = companion_of(match, 0) || companion_of(match, 1);
    int count = BUTTONS - !alone; /* no hints between two people */
    command_row(app, &bar, buttons, count, top_labels(ui, bar.w, buttons, count), GAP,
                BUTTON_PLAIN);
    if (settings_silent(&app->settings)) {
        command_row(app, &bar, &sound, 1, 0, GAP, BUTTON_PLAIN);
    }
    char turn[256];
    struct text text = text_fixed(turn, sizeof turn);
    text_add(&text, past_turn_seen(play).string);
    if (play->face->phase && !match_over(match)) {
        add_phase(app, bar, &text);
    }
    bool marks = standing_of(match).known && !add_standing(app, bar, &text);
    bar = widget_title(ui, bar, words(play->game->name), turn);
    if (marks) {
        standing_draw(app, bar, turn);
    }
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

/* The opacity of the ring around a companion that is thinking, pulsing; 0: no ring. With reduced
 * motion it is steady. */
static float breath_of(const struct app *app, int player) {
    const double length = 1600; /* ms */
    if (!companions_think(app) || match_turn(&app->play.match) != player || app->play.animation) {
        return 0;
    }
    double phase = fmod(app->ui->now, length) / length;
    return app->settings.reduced_motion ? 1 : 0.55F - 0.45F * cosf(6.2832F * (float)phase);
}

static void panel(const struct app *app, const struct table_layout *layout, struct face_view *view,
                  int player, bool active, struct rect *name) {
    const struct play *play = &app->play;
    int score = view_score(view, play, player);
    struct panel_text text = {
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
        .breath = breath_of(app, player),
        .leans = play->face->scores_lean,
        .least = play->face->panel_least,
        .typing = ui_edits(app->ui, text_line("name:%d", player).string),
        .place = name,
    };
    view->score_line[player] = panel_score_line(layout->panel[player], &text);
    view->room[player] = layout->strips ? panel_strip(app->ui, layout->panel[player], player, &text)
                                        : panel_side(app->ui, layout->panel[player], player, &text);
    if (play->face->panel) {
        play->face->panel(view, player, view->room[player]);
    }
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

/* ---- the status line ---- */

/* A toast takes the place of the lines at the foot, unless the banner of an earlier turn or a
 * question is there. */
static bool toast_at_foot(const struct app *app) {
    const struct toast *toast = &app->shown->toast;
    return toast->sentence[0] && !toast->warning && !toast->waits && !app->play.looking_back &&
           !app->table.question;
}

/* Otherwise it is over the upper edge of the board. */
static void leave_room_above(struct ui *ui) {
    const float height = 36;
    struct rect board = ui->hero.in;
    ui->toast_room = (struct rect){8, board.y - 2, ui->width - 16, height};
}

static void leave_room_at_foot(struct ui *ui, const struct table_layout *layout, float end) {
    float above = layout->small ? 4 : 8, below = layout->small ? 9 : 16;
    float top = layout->foot_y - above, left = layout->status_left;
    ui->toast_room = (struct rect){left, top, end - left, layout->status_y + below - top};
}

/* The left end of a line of some width: centered below the board, but not to cross `end`. */
static float line_start(const struct table_layout *layout, float width, float end) {
    return fmaxf(layout->status_left, fminf(layout->status_x - width / 2, end - width));
}

/* The type size at which a line ends before `end`. */
static float line_size(const struct table_layout *layout, float width, float end) {
    float room = fminf(layout->status_width, end - layout->status_left) - 24;
    return width > room ? TYPE_BODY : TYPE_LARGE;
}

static const float WARNING_MARK = 34; /* with the gap after it */

/* True when it takes two lines, even of the smaller type. */
static bool warning_wraps(const struct ui *ui, const struct table_layout *layout,
                          const struct why_not *refused, float end) {
    float room = end - layout->status_left - WARNING_MARK;
    return draw_text_width(ui->list, FONT_UI, TYPE_BODY, refused->sentence) > room;
}

/* Why something was not played; a cross marks what cannot be. */
static void warning_line(const struct ui *ui, const struct table_layout *layout,
                         const struct why_not *refused, float end) {
    const struct theme *theme = ui->theme;
    const char *sentence = refused->sentence;
    float mark = WARNING_MARK, width = draw_text_width(ui->list, FONT_UI, TYPE_LARGE, sentence);
    float size = line_size(layout, width + mark, end);
    width = draw_text_width(ui->list, FONT_UI, size, sentence) + mark;
    float x = line_start(layout, width, end);
    bool mild = refused->mild;
    float y = layout->status_y - 7;
    draw_circle(ui->list, x + 11, y, 10.5F, mild ? theme->accent : theme->warning);
    widget_icon(ui, mild ? SPRITE_ICON_NEXT : SPRITE_ICON_CROSS_HEAVY, x + 11, y, 12,
                mild ? theme->on_accent : color_hex(0xFFFFFF));
    if (warning_wraps(ui, layout, refused, end)) { /* over the line of the last turn */
        widget_paragraph(ui, x + mark, layout->status_y - 12, end - x - mark, FONT_UI, TYPE_SMALL,
                         17, theme->text, sentence);
    } else {
        widget_text(ui, x + mark, layout->status_y, end - x - mark, FONT_UI, size, theme->text,
                    ALIGN_LEFT, sentence);
    }
}

/* The same position has come up often enough to suggest ending by agreement. */
static bool repeats(const struct match *match) {
    return !match_over(match) && !companion_acts(match) && match_repetitions(match) >= 3 &&
           match_agreeable(match);
}

/* The button to offer beside the status line; NULL: none. */
static const struct command *find_offer(const struct app *app) {
    const struct match *match = &app->play.match;
    bool over = match_over(match) && !app->play.animation;
    bool claimable = !match_over(match) && !companion_acts(match) && match_claimable(match);
    bool pending = app->play.pending_touch.text[0];
    return pending          ? &table_commands[TABLE_CONFIRM]
           : app->studying  ? NULL
           : claimable      ? &table_commands[TABLE_CLAIM]
           : repeats(match) ? &table_commands[TABLE_AGREE]
           : over           ? &table_commands[TABLE_RESULT]
                            : NULL;
}

/* How far the foot of the table reaches: not to where the history is. */
static float foot_seen(const struct app *app, const struct table_layout *layout) {
    const struct rect *history = &layout->history;
    bool covered = history->y + history->h > layout->foot_y;
    return covered ? history->x - 8 : app->ui->width - layout->margin;
}

/* Where what is offered at the foot of the table ends. */
static float foot_end(const struct app *app, const struct table_layout *layout) {
    float end = fmaxf(layout->board.x + layout->board.w, layout->panel[1].x + layout->panel[1].w);
    return fminf(end, foot_seen(app, layout));
}

/* Where the offer is, at the right end; without one, nothing, where the foot ends. */
static struct rect offer_place(const struct app *app, const struct table_layout *layout) {
    const struct command *offer = find_offer(app);
    float end = offer ? foot_end(app, layout) : foot_seen(app, layout);
    float width = offer ? command_row_width(app->ui, &offer, 1, 1, 0) : 0;
    return (struct rect){end - width, layout->foot_y, width, 40};
}

/* Where the lines at the foot have to end. */
static float lines_end(const struct app *app, const struct table_layout *layout) {
    struct rect place = offer_place(app, layout);
    return place.x - (place.w > 0 ? 16 : 0);
}

static void offer_button(const struct app *app, const struct table_layout *layout) {
    const struct command *offer = find_offer(app);
    if (offer) {
        bool acts =
            offer == &table_commands[TABLE_CONFIRM] || offer == &table_commands[TABLE_CLAIM];
        command_button(app, offer, offer_place(app, layout), true,
                       acts ? BUTTON_PRIMARY : BUTTON_PLAIN);
    }
}

/* How a sentence is said: in full, with shortened names, or in the fewest words. */
enum brevity { SAY_WHOLE, SAY_NAMES_BRIEFLY, SAY_BRIEFLY };

static void status_text(const struct app *app, const struct face_view *view, enum brevity brevity,
                        struct text *text) {
    static const enum word repeated[] = {WORD_REPEATED, WORD_REPEATED_BRIEF, WORD_REPEATED_LEAST};
    const struct play *play = &app->play;
    if (play_turn_seen(play) != match_turn(&play->match) && play->animation) {
        turn_step_text(play, view, play->animation_node, &play->animation->trace,
                       text); /* players are not prompted before the animation has ended */
    } else if (match_over(&play->match)) {
        text_format(text, "<b>%s</>", result_headline(&play->match, view->name).string);
    } else if (companion_acts(&play->match)) {
        bool long_thought = companions_thinking_time(app) > COMPANION_UNREMARKED;
        text_format(text, words(long_thought ? WORD_COMPANION_THINKS : WORD_SIDE_PLAYS),
                    view->name[match_turn(&play->match)]);
    } else if (!play->preview.count && repeats(&play->match)) {
        text_format(text, words(repeated[brevity]), match_repetitions(&play->match));
    } else {
        play->face->status(view, text);
    }
}

/* The player whose mark precedes the line: the winner, the one moving, or the one to move. */
static int status_player(const struct play *play) {
    struct result result = match_result(&play->match);
    bool won = match_over(&play->match) && result.outcome == OUTCOME_WIN;
    int seen = play->animation ? play_turn_seen(play) : NOWHERE;
    return seen != NOWHERE ? seen : won ? result.winner : match_turn(&play->match);
}

static void last_turn_text(const struct app *app, const struct face_view *view,
                           enum brevity brevity, struct text *text) {
    (void)brevity;
    turn_text(&app->play, view, app->play.last_turn, text);
}

/* Appends a sentence, as briefly as it has to be to fit; smaller type comes before fewer words. */
static void say_in(const struct app *app, struct face_view *view, float room, float size,
                   void (*say)(const struct app *, const struct face_view *, enum brevity,
                               struct text *),
                   struct text *text) {
    struct spoken spoken;
    const char *brief[2] = {view->name[0], view->name[1]};
    speak_names(app, false, &spoken);
    memcpy(view->name, spoken.name, sizeof view->name);
    say(app, view, SAY_WHOLE, text);
    memcpy(view->name, brief, sizeof view->name);
    for (enum brevity brevity = SAY_NAMES_BRIEFLY; brevity <= SAY_BRIEFLY; brevity++) {
        float least = brevity == SAY_BRIEFLY ? fminf(size, TYPE_BODY) : size;
        if (text->truncated || widget_rich_width(app->ui, text->data, least) > room) {
            text_clear(text);
            say(app, view, brevity, text);
        }
    }
}

static void status_line(const struct app *app, const struct table_layout *layout,
                        struct face_view *view) {
    const struct ui *ui = app->ui;
    const struct play *play = &app->play;
    char line[512] = "";
    struct text text = text_fixed(line, sizeof line);
    if (play->looking_back) {
        turn_text(play, view, play->last_turn, &text);
        past_draw_banner(app, layout, foot_end(app, layout), line);
        return;
    }
    if (app->table.question) {
        return; /* its panel lies here */
    }
    offer_button(app, layout);
    float end = lines_end(app, layout);
    if (toast_at_foot(app)) {
        leave_room_at_foot(app->ui, layout, end);
        return;
    }
    if (view->refused && !ui->typed.more) {
        warning_line(ui, layout, view->refused, end);
        return;
    }
    const float chip = typed_chip_width(ui), mark = chip + 34;
    if (!app->table.unprompted || play->animation) {
        say_in(app, view, fminf(layout->status_width, end - layout->status_left) - 24 - mark,
               TYPE_LARGE, status_text, &text);
    }
    float size = line_size(layout, widget_rich_width(ui, line, TYPE_LARGE) + mark, end);
    float width = widget_rich_width(ui, line, size) + mark;
    float x = line_start(layout, width, end);
    app->ui->typed_at = (struct point){x, layout->status_y - 7};
    if (!text.length) {
        return;
    }
    widget_mark(ui, status_player(play), x + chip + 9, layout->status_y - 7, 8);
    widget_rich_within(ui, x + mark, layout->status_y, end - x - mark, line, size);
}

/* ---- the last turn, above the status line ---- */

static const float AGAIN_WIDTH = 44, AGAIN_LABELED = 1000; /* a foot as wide has room for words */

/* The sentence, and the button that shows the turn again at the left end of the line below. */
static void last_turn_line(const struct app *app, struct table_layout *layout,
                           struct face_view *view) {
    struct ui *ui = app->ui;
    if (!view->trail) {
        return;
    }
    bool asked = app->table.question != ASK_NOTHING;
    float left = fminf(layout->board.x, layout->panel[0].x);
    const struct command *command = &table_commands[TABLE_AGAIN];
    bool labeled = layout->status_width >= AGAIN_LABELED;
    float again = labeled ? command_row_width(ui, &command, 1, 1, 0) : AGAIN_WIDTH;
    struct rect place = {left, layout->foot_y, again, 40};
    layout->status_left = left + again + 12;
    if (!asked) { /* its panel may reach there */
        command_button(app, command, place, labeled, BUTTON_PLAIN);
    }
    float end = lines_end(app, layout);
    bool refused = view->refused && warning_wraps(ui, layout, view->refused, end);
    if (app->play.looking_back || asked || toast_at_foot(app) || refused) {
        return; /* the banner says it, or something else has its place */
    }
    char line[512];
    struct text text = text_fixed(line, sizeof line);
    float room = fminf(layout->status_width - 2 * (again + 12), end - layout->status_left);
    say_in(app, view, room, TYPE_SMALL, last_turn_text, &text);
    bool fits = !layout->small && widget_rich_width(ui, line, TYPE_BODY) <= room;
    float size = fits ? TYPE_BODY : TYPE_SMALL;
    float width = fminf(room, widget_rich_width(ui, line, size));
    struct theme quiet = *ui->theme;
    const struct theme *theme = ui->theme;
    quiet.text = theme->muted;
    ui->theme = &quiet;
    widget_rich_within(ui, line_start(layout, width, end), layout->last_turn_y, room, line, size);
    ui->theme = theme;
}

/* ---- all of it ---- */

/* What the player points at, and what is dragged or glides back. */
static void take_input(struct face_view *view, const struct play *play) {
    const struct ui *ui = view->ui;
    view->pointed = ui_pointed(ui);
    view->focused = ui->keyboard ? ui->focus : "";
    view->dragging = ui->dragging;
    view->held = ui->dragging ? ui->pressed : play->snap_back.id;
    view->held_at = ui->dragging ? ui->pointer : play->snap_back.from;
    view->held_back = ui->dragging ? 0 : play_snap_back_progress(play, ui->now);
}

/* The board and the panels as they are in a frame. */
static void paint_frame(const struct app *app, const struct table_layout *layout,
                        struct face_view *view, const struct frame *frame, struct rect names[2]) {
    view->frame = frame;
    table_panels(app, layout, view, names);
    app->play.face->paint(view);
}

/* With reduced motion the old position fades into the new one. */
static void paint_fade(const struct app *app, const struct table_layout *layout,
                       struct face_view *view, struct rect names[2]) {
    const struct timeline *animation = app->play.animation;
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
    const struct play *play = &app->play;
    struct frame frame;
    play_frame(play, app->ui->now, &frame);
    struct face_view view = view_of_play(app->ui, &app->settings, play, layout->board, &frame);
    view.live = view.live && !app->table.unprompted;
    if (play->face->labels) {
        play->face->labels(&view);
    }
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
    struct spoken whole, brief;
    speak_names(app, false, &whole);
    speak_names(app, true, &brief);
    result_draw(app, layout, whole.name, brief.name);
    if (there < 1) {
        draw_fade(list, first, first, there);
    }
}

/* What lies over the board. */
static void paint_over(const struct app *app, const struct face_view *view) {
    if (app->play.looking_back) {
        past_draw_veil(view, advice_is_read(app));
    }
    advice_paint_paths(app, view);
}

/* The history, and below it review and analysis, unless the result is shown, which offers them. */
static void side_panels(const struct app *app, struct table_layout layout, bool card) {
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
}

void table_draw_match(const struct app *app, struct table_layout *layout,
                      const struct settings *settings, bool card) {
    struct ui *ui = app->ui;
    const struct play *play = &app->play;
    struct frame frame;
    play_frame(play, ui->now, &frame);
    struct spoken spoken;
    speak_names(app, true, &spoken);
    struct face_view view = view_of_play(ui, settings, play, layout->board, &frame);
    take_input(&view, play);
    view.chosen = app->table.unchosen ? "" : view.chosen;
    view.live = view.live && !app->table.unprompted;
    float width = play->face->width * view.unit, height = play->face->height * view.unit;
    ui->hero.in =
        (struct rect){view.center.x - width / 2, view.center.y - height / 2, width, height};
    leave_room_above(ui);
    view.name[0] = spoken.name[0];
    view.name[1] = spoken.name[1];
    struct rect names[2] = {{0, 0, 0, 0}, {0, 0, 0, 0}};
    if (play->animation && play->animation->fade) {
        paint_fade(app, layout, &view, names);
    } else {
        paint_frame(app, layout, &view, &frame, names);
    }
    paint_over(app, &view);
    if (!card) {
        last_turn_line(app, layout, &view);
        status_line(app, layout, &view);
        view.position = match_position(&play->match);
        play->face->targets(&view);
        if (!app->studying) {
            names_draw(ui, play, layout, names);
        }
    }
}

/* The history beside the table reaches further down: what is said at the foot is not below it. */
static void extend_history(const struct ui *ui, struct table_layout *layout) {
    struct rect *history = &layout->history;
    if (!layout->history_overlay && history->x > layout->board.x + layout->board.w) {
        history->h = ui->height - layout->margin - history->y;
    }
}

void table_draw(const struct app *app) {
    struct ui *ui = app->ui;
    const struct play *play = &app->play;
    struct layout_hints hints = play->face->hints;
    bool card = table_shows_result(app);
    hints.history = app->settings.history;
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
    top_bar(app, &layout);
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
    if (app->table.menu || app->table.question) {
        ui->targets.count = 0; /* nothing but these can be used while they are open */
        top_bar(app, &layout);
    }
    if (app->table.menu) {
        table_menu_draw(ui, play, &layout, export_picture_lacks(app), advisor_may_help(app));
    } else if (app->table.question) {
        struct spoken whole, brief;
        speak_names(app, false, &whole);
        speak_names(app, true, &brief);
        ask_draw(ui, play, app->table.question, &layout, whole.name, brief.name);
    }
}
