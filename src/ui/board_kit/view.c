/* view.c: see view.h. */
#include "ui/board_kit/view.h"

#include "engine/effect.h"
#include "ui/kit/page.h"
#include "ui/kit/ui.h"

#include <math.h>

/* What was refused, or would be; NULL if nothing. */
static const struct why_not *refusal(const struct play *play) {
    return play->refused.sentence[0]  ? &play->refused
           : play->warned.sentence[0] ? &play->warned
                                      : NULL;
}

/* The last turn, if it is to be shown: only while nothing moves. */
static const struct last_turn *trail(const struct settings *settings, const struct play *play) {
    bool shown = settings->last_turn && !play->animation && last_turn_known(play->last_turn);
    return shown ? play->last_turn : NULL;
}

/* The board as large as its area lets it be. Where that is as wide as the window, and a place is
 * too small for a finger, as on a phone, part of the board's frame lies beyond the window. */
static float unit_in(const struct ui *ui, const struct face *face, const struct position *position,
                     struct rect area) {
    static const float place_to_button = 36.0F / 44, beyond = 1.1F, margin = 13;
    float unit = fminf(area.w / face->width, area.h / face->height);
    struct place_shape place;
    if (area.w < ui->width - 2 * margin || !face->place_shape ||
        !face->place_shape(position, 0, &place)) {
        return unit;
    }
    float half = (float)fmin(place.shape.half_width, place.shape.half_height);
    float wanted = ui->touchable * place_to_button / (2 * half);
    return fmaxf(unit, fminf(fminf(wanted, area.h / face->height), unit * beyond));
}

struct face_view view_of_play(struct ui *ui, const struct settings *settings,
                              const struct play *play, struct rect area,
                              const struct frame *frame) {
    const struct face *face = play->face;
    const struct position *from, *to;
    float progress = play_animation_progress(play, ui->now, &from, &to);
    return (struct face_view){
        .ui = ui,
        .settings = settings,
        .game = play->game,
        .position = play->shows_again ? to : match_position(&play->match),
        .frame = frame,
        .busy = play->animation != NULL,
        .animated_from = from,
        .animated_to = to,
        .progress = progress,
        .live = !match_over(&play->match),
        .over = match_over(&play->match) && !play->animation,
        .area = area,
        .center = {area.x + area.w / 2, area.y + area.h / 2},
        .unit = unit_in(ui, face, match_position(&play->match), area),
        .legal = &play->legal,
        .chosen = play->chosen.text,
        .trail = trail(settings, play),
        .preview = &play->preview,
        .refused = refusal(play),
        .tried = play->tried.text,
        .name = {play_name(play, 0), play_name(play, 1)},
        .pointed = "",
        .focused = "",
        .held = "",
    };
}

int view_group(const struct face_view *view, const struct face *face) {
    float u = view->unit, across = face->width, down = face->height, x = 0, y = 0;
    struct place_shape first, next;
    if (face->place_shape && face->place_shape(view->position, 0, &first) &&
        face->place_shape(view->position, 1, &next)) { /* the first place is at a corner */
        x = fabsf((float)first.shape.x);
        y = fabsf((float)first.shape.y);
        across = fabsf((float)(next.shape.x - first.shape.x));
        down = face->hints.shape == SHAPE_WIDE ? 2 * y : across; /* wide boards have two rows */
    }
    struct point middle = view->center;
    float width = face->width * u, height = face->height * u;
    return draw_group_grid(
        view->ui->list, "board",
        (struct rect){middle.x - width / 2, middle.y - height / 2, width, height},
        (struct point){middle.x - x * u, middle.y - y * u}, (struct point){across * u, down * u});
}

float view_turn(const struct face_view *view) {
    return view->turned ? -1 : 1;
}

struct point view_point(const struct face_view *view, const struct shape *shape) {
    float unit = view_turn(view) * view->unit;
    return (struct point){view->center.x + (float)shape->x * unit,
                          view->center.y + (float)shape->y * unit};
}

struct mirror view_turn_panel(const struct face_view *view, int player) {
    return ui_turn(view->ui, view->turned_panel[player]);
}

static struct mirror panel_mirror(const struct face_view *view, int player) {
    struct rect panel = view->turned_panel[player];
    struct mirror none = {0};
    return panel.w > 0 ? mirror_around(none, panel) : none;
}

struct point view_on_panel(const struct face_view *view, int player, struct point at) {
    return mirror_point(panel_mirror(view, player), at);
}

struct rect view_rect_on_panel(const struct face_view *view, int player, struct rect rect) {
    return mirror_rect(panel_mirror(view, player), rect);
}

struct mirror view_turn_at(const struct face_view *view, struct point at) {
    bool lies = view->turned_panel[0].w > 0 || view->turned_panel[1].w > 0;
    bool far = lies && at.y < view->center.y;
    return ui_turn(view->ui, far ? rect_around(at, 1) : (struct rect){0});
}

bool view_is_near(const struct face_view *view, int player) {
    return (player == 0) != view->turned;
}

float view_least_target(const struct face_view *view) {
    return page_is_tight(view->ui->width, view->ui->height) ? 24 : 32;
}

bool view_can_act(const struct face_view *view) {
    return view->live && !view->busy;
}

bool view_is_legal(const struct face_view *view, game_action action) {
    for (int i = 0; i < view->legal->count; i++) {
        if (view->legal->action[i] == action) {
            return true;
        }
    }
    return false;
}

const struct preview *view_preview(const struct face_view *view) {
    bool one = view_can_act(view) && view->preview && view->preview->count == 1;
    return one ? view->preview : NULL;
}

int view_gain(const struct face_view *view, int player) {
    const struct preview *preview = view_preview(view);
    return preview ? view->game->score(&preview->after[0], player) -
                         view->game->score(view->position, player)
                   : 0;
}

bool view_say_preview(const struct face_view *view, const char *special, struct text *out) {
    const struct preview *preview = view_preview(view);
    if (!preview) {
        return false;
    }
    const struct ledger ledger = {.game = view->game,
                                  .name = view->name,
                                  .before = view->position,
                                  .after = &preview->after[0],
                                  .action = preview->action[0],
                                  .trace = &preview->trace[0],
                                  .special = special};
    return effect_say(&ledger, EFFECT_WOULD, out);
}

int view_score(const struct face_view *view, const struct play *play, int player) {
    bool lands = view->busy && play->face->score;
    return lands ? play->face->score(view, player) : play_score_seen(play, player);
}

bool view_is_refused(const struct face_view *view, int place) {
    for (int i = 0; view->refused && i < view->refused->place_count; i++) {
        if (view->refused->place[i] == place) {
            return true;
        }
    }
    return false;
}

void view_mark_target(const struct face_view *view, struct rect mark) {
    struct targets *targets = &view->ui->targets;
    if (targets->count) {
        targets->target[targets->count - 1].mark = ui_on_page(view->ui, mark);
    }
}
