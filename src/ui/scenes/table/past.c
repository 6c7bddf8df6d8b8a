/* past.c: see past.h. */
#include "ui/scenes/table/past.h"

#include "ui/app/advisor.h"
#include "ui/app/matches.h"
#include "ui/app/state.h"
#include "ui/boards/faces.h"
#include "ui/draw/material.h"
#include "ui/kit/flow.h"
#include "ui/kit/widgets.h"
#include "ui/model/companion.h"
#include "ui/play/layout.h"
#include "words/format.h"

#include <math.h>

static const float EDGE = 20, GAP = 8, INSET = 4; /* beside the words, between and below buttons */
static const float LEAST_WORDS = 60;              /* less room than that is left empty */

struct line past_turn_line(const struct play *play, int turn) {
    const struct match *match = &play->match;
    int turns = play->looking_back ? match_turns(match, play->end) : match_line_turns(match);
    return turn > turns ? text_line(words(WORD_TURN), turn)
           : turn       ? text_line(words(WORD_TURN_OF), turn, turns)
                        : text_line(words(WORD_TURN_NONE_OF), turns);
}

struct line past_turn_within(const struct ui *ui, const struct play *play, int turn, float room) {
    int turns = match_turns(&play->match, play->end);
    struct line whole = past_turn_line(play, turn);
    bool fits = style_fits(ui, STYLE_SMALL, room, whole.string);
    return fits || turn > turns ? whole : text_line(words(WORD_TURN_OF_BRIEF), turn, turns);
}

static struct line current_turn(const struct play *play) {
    return past_turn_line(play, match_turns(&play->match, play->match.current));
}

struct line past_turn_seen(const struct play *play) {
    const struct timeline *animation = play->animation;
    bool step = animation && !animation->fade && !play->animation_backwards;
    int turns = step ? match_turns(&play->match, play->animation_node) : 0;
    return play->looking_back
               ? current_turn(play)
               : text_line(words(WORD_TURN), turns ? turns : match_turn_number(&play->match));
}

/* ---- the veil ---- */

/* How much of it is there, in a theme with depth and in a flat one: a thin one still tones the
 * board. */
static const float VEIL[2] = {0.42F, 0.5F}, THIN_VEIL[2] = {0.2F, 0.25F};

/* In the color of the ground the board recedes in every theme, and what is around it stays. */
void past_draw_veil(const struct face_view *view, bool studied) {
    const struct theme *theme = view->ui->theme;
    const struct face *face = faces_find(view->game);
    const struct material *board = face->materials ? face->materials[0] : NULL;
    float round = board ? (float)(board->outline.corner / board->outline.half_width) : 0;
    float width = face->width * view->unit, height = face->height * view->unit;
    struct rect rect = {view->center.x - width / 2, view->center.y - height / 2, width, height};
    draw_fill(view->ui->list, rect_inset(rect, -1), round * width / 2 + 1,
              color_alpha(theme->ground, (studied ? THIN_VEIL : VEIL)[theme->flat]));
}

/* ---- the banner ---- */

/* False while the match is played against the clock. */
static bool can_play(const struct app *app) {
    return !clock_used(&app->table.play.clock) || table_is_over(app);
}

/* Where it leads, if there is room: turns that were undone stay undone. */
static struct line return_label(const struct app *app, bool room) {
    int turn = match_turns(&app->table.play.match, app->table.play.stood);
    return !room  ? text_line("%s", words(WORD_PAST_RETURN))
           : turn ? text_line(words(WORD_PAST_RETURN_TO), turn)
                  : text_line("%s", words(WORD_PAST_RETURN_START));
}

/* The key at its end leads to the last turn. */
static struct line return_tip(const struct app *app) {
    const struct play *play = &app->table.play;
    return play->stood == play->end
               ? text_line(words(WORD_PAST_RETURN_TIP), match_turns(&play->match, play->end))
               : return_label(app, true);
}

/* The node before a mistake of a person, which can be made up for; MATCH_NONE: none was made here.
 */
static int before_mistake(const struct app *app) {
    const struct match *match = &app->table.play.match;
    if (companion_of(match, match->nodes[match->current].player)) {
        return MATCH_NONE;
    }
    return reviewed_again(advisor_turns(app), match, match->current);
}

struct banner {
    const struct app *app;
    struct line turn;
    const char *sentence;
    bool icons; /* the buttons have them, and all their words */
};

/* At the end of a row. */
static void buttons(struct flow *row, const void *data) {
    const struct banner *banner = data;
    struct ui *ui = row->ui;
    bool enabled = can_play(banner->app);
    int back = banner->icons ? SPRITE_ICON_LAST : NO_ICON;
    int play = banner->icons ? SPRITE_ICON_BRANCH : NO_ICON;
    const char *on = words(WORD_PAST_PLAY);
    struct line label = return_label(banner->app, banner->icons), tip = return_tip(banner->app);
    struct rect second = flow_button(row, play, on, GAP);
    struct rect first = flow_button(row, back, label.string, GAP);
    if (row->paint) {
        widget_button(ui, "button:return", first, back, label.string, tip.string, BUTTON_PRIMARY);
        widget_button(ui, "button:play-from-here", second, play, on,
                      enabled ? on : words(WORD_PAST_PLAY_CLOCK),
                      enabled ? BUTTON_PLAIN : BUTTON_DISABLED);
        ui->tip = ui->tip || (!enabled && ui_hot(ui, "button:play-from-here")) ||
                  (!banner->icons && ui_hot(ui, "button:return"));
    }
}

/* How much of a sentence in markup is on its first line; 0: all of it. *tag gets where the style
 * begins that the second line has, too; NULL: none. */
static size_t first_line(const struct ui *ui, const char *sentence, float width, const char **tag) {
    const char *style = NULL;
    size_t length = 0;
    *tag = NULL;
    for (const char *at = sentence; *at && widget_rich_width(ui, sentence, TYPE_SMALL) > width;
         at++) {
        char line[512];
        struct text text = text_fixed(line, sizeof line);
        style = format_is_mark(*at) ? at : style;
        text_add_bytes(&text, sentence, (size_t)(at - sentence));
        if (*at == ' ' && widget_rich_width(ui, line, TYPE_SMALL) <= width) {
            length = (size_t)(at - sentence);
            *tag = style;
        }
    }
    return length;
}

/* Which turn, and below it what was played or why nothing can be; where that takes two lines, it is
 * alone, as the bar at the top says which turn. */
static void what_was_played(struct flow *flow, const void *data) {
    const struct banner *banner = data;
    const char *sentence = banner->sentence, *tag;
    bool two = widget_rich_width(flow->ui, sentence, TYPE_SMALL) > flow->room.w;
    const float leading = two ? 17 : 19;
    char line[512];
    struct text text = text_fixed(line, sizeof line);
    struct flow row;
    if (!two) {
        row = flow_row(flow, leading);
        flow_line(&row, STYLE_STRONG, banner->turn.string);
    }
    size_t length = first_line(flow->ui, sentence, flow->room.w, &tag);
    if (length) {
        text_add_bytes(&text, sentence, length);
        row = flow_row(flow, leading);
        flow_rich(&row, STYLE_SMALL, line);
        text_clear(&text);
        text_add_bytes(&text, tag ? tag : "", tag ? 1 : 0);
    }
    text_add(&text, sentence + length + (length > 0));
    if (sentence[0]) {
        row = flow_row(flow, leading);
        flow_rich(&row, STYLE_SMALL, line);
    }
}

static void contents(struct flow *flow, const void *data) {
    const struct banner *banner = data;
    struct flow row = flow_row(flow, flow->room.h);
    buttons(&row, banner);
    flow_start(&row, EDGE - INSET);
    if (row.room.w >= LEAST_WORDS) { /* else the history says which turn */
        flow_middle(&row, what_was_played, banner);
    }
}

void past_draw_banner(const struct app *app, const struct table_layout *layout, struct rect foot,
                      const char *sentence) {
    const float spare = EDGE - GAP; /* which the words need not have */
    struct ui *ui = app->ui;
    const struct why_not *refused = &app->table.play.refused;
    struct banner banner = {.app = app,
                            .turn = current_turn(&app->table.play),
                            .sentence = refused->sentence[0] ? refused->sentence : sentence,
                            .icons = true};
    float room = foot.w - 2 * INSET, height = layout->small ? 44 : 48;
    struct flow flow = flow_begin(ui, (struct rect){.h = height - 2 * INSET});
    banner.icons = flow_width(&flow, contents, &banner) + spare <= room;
    float width = fminf(room, flow_width(&flow, contents, &banner) + spare);
    float least = flow_width(&flow, buttons, &banner) - GAP;
    width = (width - least < LEAST_WORDS + EDGE ? least : width) + 2 * INSET;
    float x = fmaxf(foot.x, fminf(layout->status_x - width / 2, foot.x + foot.w - width));
    float y = fminf(layout->status_y - 7 - height / 2, ui->height - height - INSET);
    flow.room = (struct rect){x, y, width, height};
    int group = draw_group(ui->list, "banner", flow.room);
    widget_banner(ui, flow.room, ui->theme->accent);
    flow.room = rect_inset(flow.room, INSET);
    contents(&flow, &banner);
    draw_group_end(ui->list, group);
}

/* ---- its buttons ---- */

void past_return(const struct app *app, struct table_state *table) {
    (void)app;
    play_return(&table->play);
}

/* A match that is over stays as it is: the players go on in another. */
void past_play(const struct app *app, struct table_state *table, struct saved_matches *saved) {
    struct play *play = &table->play;
    int again = before_mistake(app), node = again == MATCH_NONE ? play->match.current : again;
    bool apart = table_is_over(app) && matches_part(app, table, saved, node);
    if (!apart) {
        play_go_to(play, node);
        play_from_here(play);
    }
    toast_show(&app->shown->toast, words(apart ? WORD_PAST_PARTED : WORD_PAST_KEPT));
}
