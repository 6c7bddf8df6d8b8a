/* thumbnail.c: see thumbnail.h. */
#include "ui/boards/thumbnail.h"

#include "engine/rules.h"
#include "ui/board_kit/view.h"
#include "ui/boards/faces.h"
#include "ui/model/last_turn.h"

#include <math.h>
#include <string.h>

static const struct legal nothing_legal;

/* The position that shows the game best, with its frame. */
static bool sample(const struct face *face, struct position *pos, struct frame *frame) {
    struct options options = options_default(face->game);
    options_resolve_seeds(face->game, &options, 1);
    if (rules_setup(face->game, &options, face->sample, pos, NULL)) {
        return false;
    }
    frame_still(face->game, pos, frame);
    return true;
}

/* A view of a position outside a match. */
static struct face_view view_of(struct ui *ui, const struct settings *settings,
                                const struct game *game, const struct position *pos,
                                const struct frame *frame) {
    return (struct face_view){.ui = ui,
                              .settings = settings,
                              .game = game,
                              .position = pos,
                              .frame = frame,
                              .animated_from = pos,
                              .animated_to = pos,
                              .progress = 1,
                              .unit = 1,
                              .legal = &nothing_legal,
                              .chosen = "",
                              .pointed = "",
                              .focused = "",
                              .held = "",
                              .name = {words(game->sides[0]), words(game->sides[1])}};
}

/* Paints the board of a view, clipped to the rectangle; `close`: a square one too runs off it. */
static void paint(struct face_view view, const struct face *face, struct rect rect, bool close) {
    const float closer = 1.5F;
    struct ui *ui = view.ui;
    struct settings quiet = *view.settings; /* names would be too large */
    bool wide = face->hints.shape == SHAPE_WIDE;
    quiet.coordinates = false;
    view.settings = &quiet;
    view.area = rect;
    view.unit = rect.h * 0.92F / (face->height + (wide ? 0.12F : 0));
    view.center = (struct point){rect.x + rect.w / 2, rect.y + rect.h / 2};
    if (wide && face->hints.upper_player) {
        view.center.x = rect.x + rect.w - 10 - face->width / 2 * view.unit;
    } else if (wide) {
        view.center.x = rect.x + 10 + face->width / 2 * view.unit;
    } else if (close) {
        float margin = fminf(10, rect.h * 0.08F);
        view.unit = fmaxf(closer * view.unit, 1.06F * (rect.w - margin) / face->width);
        view.center.x = rect.x + margin + face->width / 2 * view.unit;
        view.center.y = rect.y + rect.h - margin - face->height / 2 * view.unit;
    }
    struct mirror before = ui_mirror(ui, rect);
    draw_clip(ui->list, rect);
    int group = view_group(&view, face);
    face->paint(&view);
    draw_group_end(ui->list, group);
    draw_clip_end(ui->list);
    ui_mirror_end(ui, before);
}

void thumbnail_draw(struct ui *ui, const struct settings *settings, const struct game *game,
                    const struct position *position, struct rect rect) {
    const struct face *face = faces_find(game);
    struct position pos;
    struct frame frame;
    if (!face || (!position && !sample(face, &pos, &frame))) {
        return;
    }
    if (position) {
        pos = *position;
        frame_still(game, &pos, &frame);
    }
    paint(view_of(ui, settings, game, &pos, &frame), face, rect, !position);
}

void thumbnail_draw_turn(struct ui *ui, const struct settings *settings, const struct match *match,
                         const struct last_turn *turn, int node, struct rect rect) {
    const struct face *face = faces_find(match->game);
    const struct position *pos = &match->nodes[node].position;
    struct frame frame;
    if (face) {
        frame_still(match->game, pos, &frame);
        struct face_view view = view_of(ui, settings, match->game, pos, &frame);
        view.trail = settings->last_turn && last_turn_known(turn) ? turn : NULL;
        paint(view, face, rect, false);
    }
}

/* Plays the first action of the list, which it leaves behind, and builds its animation. */
static bool play_next(const struct face *face, const char **actions, struct position *pos,
                      struct timeline *timeline) {
    struct trace trace = {.count = 0};
    struct animation_style style = {
        .speed = 1, .far_hand = face->far_hand, .look_back = face->look_back};
    struct position before = *pos;
    size_t length = strcspn(*actions, " ");
    struct line word = text_line("%.*s", (int)length, *actions);
    game_action action;
    *actions += length + strspn(*actions + length, " ");
    if (!word.string[0] || !rules_action_parse(face->game, pos, word.string, &action)) {
        return false;
    }
    rules_play(face->game, pos, action, &trace);
    timeline_build(timeline, face->game, &before, &trace, &style);
    return true;
}

float thumbnail_turn(struct ui *ui, const struct settings *settings, const struct game *game,
                     float ms, struct rect rect) {
    const struct face *face = faces_find(game);
    const char *actions = face && face->sample_turn ? face->sample_turn : "";
    struct position before, after;
    struct frame frame;
    struct timeline timeline;
    float passed = 0;
    bool shown = false;
    if (!actions[0] || !sample(face, &after, &frame)) {
        return 0;
    }
    for (before = after; play_next(face, &actions, &after, &timeline); before = after) {
        if (ui && !shown && (ms < passed + timeline.total || !actions[0])) {
            struct face_view view = view_of(ui, settings, game, &after, &frame);
            view.progress = fminf(1, (ms - passed) / fmaxf(timeline.total, 1));
            view.busy = view.progress < 1;
            view.animated_from = &before;
            view.room[0] = (struct rect){rect.x - 300, rect.y, 260, rect.h}; /* beyond the edges */
            view.room[1] = (struct rect){rect.x + rect.w + 40, rect.y, 260, rect.h};
            timeline_sample(&timeline, ms - passed, &frame);
            paint(view, face, rect, true);
            shown = true;
        }
        passed += timeline.total;
    }
    return passed;
}

/* The starting position under these options, as it is shown before the match. */
static struct face_view view_of_start(struct ui *ui, const struct settings *settings,
                                      const struct game *game, const struct options *options,
                                      struct position *pos, struct frame *frame) {
    struct options resolved = *options;
    options_resolve_seeds(game, &resolved, 1);
    rules_start(game, &resolved, pos);
    frame_still(game, pos, frame);
    return view_of(ui, settings, game, pos, frame);
}

void thumbnail_choice(struct ui *ui, const struct settings *settings, const struct game *game,
                      const struct options *options, int option, struct rect rect) {
    const struct face *face = faces_find(game);
    struct position pos;
    struct frame frame;
    if (face && face->choice) {
        struct face_view view = view_of_start(ui, settings, game, options, &pos, &frame);
        struct mirror before = ui_mirror(ui, rect);
        face->choice(&view, option, options->value[option], rect);
        ui_mirror_end(ui, before);
    }
}

void thumbnail_board(struct ui *ui, const struct settings *settings, const struct game *game,
                     const struct options *options, struct rect rect) {
    const struct face *face = faces_find(game);
    struct position pos;
    struct frame frame;
    if (face) {
        struct face_view view = view_of_start(ui, settings, game, options, &pos, &frame);
        view.area = rect;
        view.unit = fminf(rect.w / face->width, rect.h / face->height);
        view.center = (struct point){rect.x + rect.w / 2, rect.y + rect.h / 2};
        struct mirror before = ui_mirror(ui, rect);
        int group = view_group(&view, face);
        face->paint(&view);
        face->targets(&view);
        draw_group_end(ui->list, group);
        ui_mirror_end(ui, before);
    }
}

bool thumbnail_piece(struct ui *ui, const struct settings *settings, const struct game *game,
                     int player, struct point at, float radius) {
    const struct face *face = faces_find(game);
    struct options options = options_default(game);
    struct position pos;
    struct frame frame;
    if (!face || !face->piece) {
        return false;
    }
    struct face_view view = view_of_start(ui, settings, game, &options, &pos, &frame);
    face->piece(&view, player, at, radius);
    return true;
}
