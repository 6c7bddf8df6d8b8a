/* foot.c: the lines below the board, and the buttons beside them; see scene.h. */
#include "ui/scenes/table/scene.h"

#include "ui/app/companions.h"
#include "ui/app/voices.h"
#include "ui/kit/flow.h"
#include "ui/kit/typed_chip.h"
#include "ui/model/companion.h"
#include "ui/play/result_text.h"
#include "ui/scenes/table/past.h"
#include "words/words.h"

#include <math.h>
#include <string.h>

static const float HIGH = 48, ABOVE_BASELINE = 7; /* of a row, whose middle is above a baseline */
static const float EDGE = 12;
static const float MARK = 34; /* a mark with the gap after it */

static struct flow row_of(struct ui *ui, float left, float right, float baseline) {
    return flow_begin(
        ui, (struct rect){left, baseline - ABOVE_BASELINE - HIGH / 2, right - left, HIGH});
}

/* ---- a sentence ---- */

static void line(struct flow *row, const void *data) {
    const struct foot_line *line = data;
    if (line->player != NOWHERE) {
        struct rect mark = flow_start(row, MARK);
        if (row->paint) {
            widget_mark(row->ui, line->player, mark.x + 9, mark.y + HIGH / 2, 8);
        }
    }
    flow_rich(row, line->style[row->number], line->markup);
}

/* What is being typed. */
static void chip(struct flow *row) {
    struct rect place = flow_start(row, typed_chip_width(row->ui));
    if (row->paint) {
        place = ui_on_page(row->ui, place);
        row->ui->typed_at = (struct point){place.x, place.y + HIGH / 2};
    }
}

/* After that; where it is large, off the ends of the row. */
static void with_chip(struct flow *row, const void *data) {
    float edge = row->number == 0 ? EDGE : 0;
    flow_end(row, edge);
    flow_start(row, edge);
    chip(row);
    line(row, data);
}

void table_line(struct ui *ui, const struct table_layout *layout, float baseline,
                const struct foot_line *said) {
    float room = layout->status_width - 2 * EDGE;
    struct flow row =
        row_of(ui, layout->status_x - room / 2, layout->status_x + room / 2, baseline);
    flow_around(&row, layout->status_x, 2, line, said);
}

/* ---- what is right or wrong ---- */

struct finding_line {
    enum finding finding;
    const char *sentence;
};

static const int finding_styles[] = {STYLE_LARGE, STYLE_BODY, STYLE_SMALL};

static void sentence(struct flow *flow, const void *data) {
    const struct finding_line *line = data;
    flow->leading = 0.9F;
    flow_text(flow, finding_styles[flow->number], line->sentence);
    flow->leading = 1;
}

static void finding(struct flow *row, const void *data) {
    static const int icons[] = {[FINDING_RIGHT] = SPRITE_ICON_CHECK_HEAVY,
                                [FINDING_NEXT] = SPRITE_ICON_NEXT,
                                [FINDING_WRONG] = SPRITE_ICON_CROSS_HEAVY};
    const struct finding_line *line = data;
    const struct theme *theme = row->ui->theme;
    chip(row);
    struct rect mark = flow_start(row, MARK);
    if (row->paint) {
        bool wrong = line->finding == FINDING_WRONG;
        float x = mark.x + 11, y = mark.y + mark.h / 2;
        draw_circle(row->ui->list, x, y, 10.5F, wrong ? theme->warning : theme->accent);
        widget_icon(row->ui, icons[line->finding], x, y, 12,
                    wrong ? color_hex(0xFFFFFF) : theme->on_accent);
    }
    flow_middle(row, sentence, line);
}

void table_finding(struct ui *ui, const struct table_layout *layout, struct rect room,
                   enum finding kind, const char *sentence) {
    enum { STYLES = sizeof finding_styles / sizeof finding_styles[0] };
    const struct finding_line line = {kind, sentence};
    struct flow row = row_of(ui, room.x, room.x + room.w, layout->status_y);
    flow_around(&row, layout->status_x, STYLES, finding, &line);
}

/* True when a refusal takes two lines, even of the smaller type. */
static bool wraps(const struct ui *ui, float room, const struct why_not *refused) {
    return refused && !style_fits(ui, STYLE_BODY, room - MARK, refused->sentence);
}

/* ---- what else has its place there ---- */

/* A toast takes the place of the lines at the foot, unless the banner of an earlier turn or a
 * question is there. */
static bool toast_at_foot(const struct app *app) {
    const struct toast *toast = &app->shown->toast;
    return toast->sentence[0] && !toast->warning && !toast->waits &&
           !app->table.play.looking_back && !app->table.question;
}

static void leave_room_at_foot(struct ui *ui, const struct table_layout *layout, struct rect room) {
    float above = layout->small ? 4 : 8, below = layout->small ? 9 : 16;
    float top = layout->foot_y - above;
    ui->toast_room = (struct rect){room.x, top, room.w, layout->status_y + below - top};
}

/* The same position has come up often enough to suggest ending by agreement. */
static bool repeats(const struct match *match) {
    return !match_over(match) && !companion_acts_elsewhere(match) &&
           match_repetitions(match) >= 3 && match_agreeable(match);
}

/* The button to offer beside the status line; NULL: none. */
static const struct command *find_offer(const struct app *app) {
    const struct match *match = &app->table.play.match;
    bool over = match_over(match) && !app->table.play.animation;
    bool claimable =
        !match_over(match) && !companion_acts_elsewhere(match) && match_claimable(match);
    bool pending = app->table.play.pending_touch.text[0];
    return pending               ? &table_commands[TABLE_CONFIRM]
           : app->table.studying ? NULL
           : claimable           ? &table_commands[TABLE_CLAIM]
           : repeats(match)      ? &table_commands[TABLE_AGREE]
           : over                ? &table_commands[TABLE_RESULT]
                                 : NULL;
}

/* ---- the row of the foot ---- */

static const float BUTTON = 40;

/* How far the foot of the table reaches: not to where the history is. */
static struct rect foot_seen(const struct app *app, const struct table_layout *layout) {
    const struct rect *history = &layout->history;
    float left = layout->margin, right = app->ui->width - layout->margin;
    if (history->y + history->h > layout->foot_y && layout->other_hand) {
        left = history->x + history->w + 8;
    } else if (history->y + history->h > layout->foot_y) {
        right = history->x - 8;
    }
    return (struct rect){left, layout->foot_y, right - left, BUTTON};
}

/* Cuts the place of a button off what is seen of the foot, at an end of the table. */
static struct rect cut_place(const struct table_layout *layout, struct rect *room, float width,
                             bool at_right) {
    struct rect table = layout_around_board(layout), place = *room;
    float right = room->x + room->w;
    place.w = width;
    if (at_right) {
        place.x = fminf(table.x + table.w, right) - width;
        room->w = place.x - room->x;
    } else {
        place.x = fmaxf(table.x, room->x);
        room->x = place.x + width;
        room->w = right - room->x;
    }
    return place;
}

/* What is offered at the end of the table where buttons stand. */
struct foot_offer {
    const struct command *command; /* NULL: nothing */
    struct rect place;
};

/* Takes its place off the row. */
static struct foot_offer place_offer(const struct app *app, const struct table_layout *layout,
                                     struct rect *room) {
    const float gap = 16;
    struct foot_offer offer = {.command = find_offer(app)};
    if (offer.command) {
        float width = command_row_width(app->ui, &offer.command, 1, 1);
        offer.place = cut_place(layout, room, width, !layout->other_hand);
        ui_cut_end(app->ui, room, gap);
    }
    return offer;
}

static void offer_button(const struct app *app, const struct foot_offer *offer) {
    bool acts = offer->command == &table_commands[TABLE_CONFIRM] ||
                offer->command == &table_commands[TABLE_CLAIM];
    if (offer->command) {
        command_button(app, offer->command, offer->place, true,
                       acts ? BUTTON_PRIMARY : BUTTON_PLAIN);
    }
}

/* How a sentence is said: in full, with shortened names, or in the fewest words. */
enum brevity { SAY_WHOLE, SAY_NAMES_BRIEFLY, SAY_BRIEFLY };

static void status_text(const struct app *app, const struct face_view *view, enum brevity brevity,
                        struct text *text) {
    static const enum word repeated[] = {WORD_REPEATED, WORD_REPEATED_BRIEF, WORD_REPEATED_LEAST};
    const struct play *play = &app->table.play;
    if (play_turn_seen(play) != match_turn(&play->match) && play->animation) {
        turn_step_text(play, view, play->animation_node, &play->animation->trace,
                       text); /* players are not prompted before the animation has ended */
    } else if (match_over(&play->match)) {
        text_format(text, "<b>%s</>", result_headline(&play->match, view->name).string);
    } else if (companion_acts(&play->match)) {
        bool long_thought = companions_thinking_time(app) > COMPANION_UNREMARKED;
        text_format(text, words(long_thought ? WORD_COMPANION_THINKS : WORD_SIDE_PLAYS),
                    view->name[match_turn(&play->match)]);
    } else if (companion_acts_elsewhere(&play->match)) {
        text_format(text, words(WORD_FAR_WAITS), view->name[match_turn(&play->match)]);
    } else if (!play->preview.count && repeats(&play->match)) {
        text_format(text, words_count(repeated[brevity], match_repetitions(&play->match)),
                    match_repetitions(&play->match));
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
    turn_text(&app->table.play, view, app->table.play.last_turn, text);
}

/* Appends a sentence, as briefly as it has to be to fit in type of a size; that of the body comes
 * before the fewest words. */
static void say_in(const struct app *app, struct face_view *view, float room, float size,
                   void (*say)(const struct app *, const struct face_view *, enum brevity,
                               struct text *),
                   struct text *text) {
    const char *brief[2] = {view->name[0], view->name[1]};
    view->name[0] = play_name(&app->table.play, 0);
    view->name[1] = play_name(&app->table.play, 1);
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

/* ---- both lines ---- */

static void status_line(const struct app *app, const struct table_layout *layout, struct rect room,
                        const struct foot_offer *offer, struct face_view *view) {
    struct ui *ui = app->ui;
    const struct play *play = &app->table.play;
    char markup[512] = "";
    struct text text = text_fixed(markup, sizeof markup);
    if (play->looking_back) {
        turn_text(play, view, play->last_turn, &text);
        past_draw_banner(app, layout, room, markup);
        return;
    }
    if (app->table.question) {
        return; /* its panel lies here */
    }
    offer_button(app, offer);
    if (toast_at_foot(app)) {
        leave_room_at_foot(ui, layout, room);
        return;
    }
    if (view->refused && !ui->typed.more) {
        table_finding(ui, layout, room, view->refused->mild ? FINDING_NEXT : FINDING_WRONG,
                      view->refused->sentence);
        return;
    }
    if (!app->table.unprompted || play->animation) {
        say_in(app, view,
               fminf(layout->status_width, room.w) - 2 * EDGE - MARK - typed_chip_width(ui),
               TYPE_LARGE, status_text, &text);
    }
    struct foot_line said = {.markup = markup,
                             .player = markup[0] ? status_player(play) : NOWHERE,
                             .style = {STYLE_LARGE, STYLE_BODY}};
    struct flow row = row_of(ui, room.x, room.x + room.w, layout->status_y);
    flow_around(&row, layout->status_x, 2, with_chip, &said);
}

static const float AGAIN_WIDTH = 44, AGAIN_LABELED = 1000; /* a foot as wide has room for words */

/* What a companion says, after its medallion, and before that the last turn, if there is room. */
struct speech_line {
    const struct foot_line *last;
    int companion;
    bool small; /* the table is */
    struct line speech;
};

enum { SPEECH_WAYS = 3 };

static void speech_line(struct flow *row, const void *data) {
    const float medallion = 25, gap = 28;
    const struct speech_line *line = data;
    float radius = line->small ? 8 : 10;
    bool last_way = row->number + 1 == SPEECH_WAYS;
    int style = last_way ? STYLE_SMALL : STYLE_BODY;
    if (row->number == 0 && line->last->markup[0]) {
        int last = line->last->style[0];
        float width = widget_rich_width(row->ui, line->last->markup, style_size(last));
        struct flow part = flow_within(row, flow_start(row, width));
        flow_rich(&part, last, line->last->markup);
        flow_start(row, gap);
    }
    struct rect place = flow_start(row, medallion);
    if (row->paint) {
        widget_companion(row->ui, line->companion, place.x + radius, place.y + place.h / 2, radius);
    }
    flow_word(row, style, line->speech.string);
}

/* The sentence, or what a companion says. */
static void upper_line(const struct app *app, const struct table_layout *layout, struct flow *row,
                       const struct foot_line *last) {
    const struct match *match = &app->table.play.match;
    const char *said = voices_said(app);
    if (!said[0]) {
        flow_around(row, layout->status_x, 2, line, last);
        return;
    }
    const struct speech_line speech = {last, companion_of(match, companion_side(match)),
                                       layout->small, text_line(words(WORD_COMPANION_SAYS), said)};
    flow_around(row, layout->status_x, SPEECH_WAYS, speech_line, &speech);
}

/* The button that shows the turn again, opposite to what is offered; takes its place off the row,
 * and returns how much that is. */
static float again_button(const struct app *app, const struct table_layout *layout, bool asked,
                          struct rect *room) {
    const float gap = 12;
    const struct command *command = &table_commands[TABLE_AGAIN];
    bool labeled = layout->status_width >= AGAIN_LABELED;
    float width = labeled ? command_row_width(app->ui, &command, 1, 1) : AGAIN_WIDTH;
    struct rect place = cut_place(layout, room, width, layout->other_hand);
    if (!asked) { /* its panel may reach there */
        command_button(app, command, place, labeled, BUTTON_PLAIN);
    }
    room->w -= gap;
    room->x += layout->other_hand ? 0 : gap;
    return width + gap;
}

/* The sentence, and the button at the end of the line below, for which room is left. */
static void last_turn_line(const struct app *app, const struct table_layout *layout,
                           struct rect *room, struct face_view *view) {
    struct ui *ui = app->ui;
    if (!view->trail && !voices_said(app)[0]) {
        return;
    }
    bool asked = app->table.question != ASK_NOTHING;
    float again = view->trail ? again_button(app, layout, asked, room) : 12;
    bool refused = wraps(ui, room->w, view->refused);
    if (app->table.play.looking_back || asked || toast_at_foot(app) || refused) {
        return; /* the banner says it, or something else has its place */
    }
    char markup[512] = "";
    struct text text = text_fixed(markup, sizeof markup);
    float width = fminf(layout->status_width - 2 * again, room->w);
    if (view->trail) {
        say_in(app, view, width, TYPE_BODY, last_turn_text, &text);
    }
    const struct foot_line said = {.markup = markup,
                                   .player = NOWHERE,
                                   .style = {STYLE_MUTED | STYLE_BODY, STYLE_MUTED | STYLE_SMALL}};
    float left = layout->other_hand ? room->x + room->w - width : room->x;
    struct flow row = row_of(ui, left, left + width, layout->last_turn_y + 2);
    upper_line(app, layout, &row, &said);
}

void table_foot(const struct app *app, const struct table_layout *layout, struct face_view *view) {
    struct rect room = foot_seen(app, layout);
    int group = draw_group(app->ui->list, "foot", room);
    struct foot_offer offer = {0};
    if (app->table.play.looking_back) { /* the banner goes no further than the table */
        cut_place(layout, &room, 0, !layout->other_hand);
    } else {
        offer = place_offer(app, layout, &room);
    }
    last_turn_line(app, layout, &room, view);
    status_line(app, layout, room, &offer, view);
    draw_group_end(app->ui->list, group);
}
