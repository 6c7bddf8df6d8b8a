/* miniature.c: see miniature.h. */
#include "ui/miniature.h"

#include "engine/rules.h"

#include <math.h>
#include <string.h>

static const struct legal nothing_legal;

/* The position that shows the game best, with its frame. */
static bool sample(const struct face *face, struct position *pos, struct frame *frame) {
    struct options options = options_default(face->game);
    options_seal(face->game, &options, 1);
    if (rules_setup(face->game, &options, face->sample, pos, NULL)) {
        return false;
    }
    frame_still(face->game, pos, frame);
    return true;
}

void miniature_draw(struct app *app, const struct game *game, const struct position *position,
                    struct rect rect) {
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
    bool wide = face->wish.shape == SHAPE_WIDE;
    float unit = rect.h * 0.92F / (face->height + (wide ? 0.12F : 0));
    struct point centre = {rect.x + rect.w / 2, rect.y + rect.h / 2};
    if (wide && face->wish.upper_player) {
        centre.x = rect.x + rect.w - 10 - face->width / 2 * unit;
    } else if (wide) {
        centre.x = rect.x + 10 + face->width / 2 * unit;
    }
    struct face_view view = {.ui = &app->ui,
                             .settings = &app->settings,
                             .game = game,
                             .position = &pos,
                             .frame = &frame,
                             .film_from = &pos,
                             .film_to = &pos,
                             .film = 1,
                             .area = rect,
                             .centre = centre,
                             .unit = unit,
                             .legal = &nothing_legal,
                             .chosen = "",
                             .held = "",
                             .name = {game->sides[0], game->sides[1]},
                             .heaps = &app->heaps};
    draw_clip(app->ui.list, rect);
    face->paint(&view);
    draw_clip_end(app->ui.list);
}
