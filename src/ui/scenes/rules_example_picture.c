/* rules_example_picture.c: see rules_example.h. */
#include "ui/scenes/rules_example.h"

#include "ui/board_kit/view.h"
#include "ui/boards/faces.h"
#include "ui/kit/style.h"
#include "ui/kit/widgets.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const float STRIP_HEIGHT = 52, STRIP_GAP = 8, SCORE_WIDTH = 40, MARK_WIDTH = 28,
                   LEAST_ROOM = 84;

float rules_picture_aspect(const struct game *game) {
    const struct face *face = faces_find(game);
    return face->height / face->width;
}

float rules_picture_strips(enum rules_strips strips) {
    return (float)strips * (STRIP_HEIGHT + STRIP_GAP);
}

/* ---- strips ---- */

/* Its right end and middle are given; what a previewed turn adds is below it. */
static void draw_score(const struct face_view *view, const struct play *play, int player,
                       struct point at) {
    const struct ui *ui = view->ui;
    int gain = view_gain(view, player);
    struct line score = text_line("%d", view_score(view, play, player));
    style_write(ui, at.x, at.y + (gain ? 0 : 7), STYLE_LARGE | STYLE_FIGURES_STRONG | STYLE_END,
                score.string);
    if (gain) {
        struct line added = text_line(gain > 0 ? "+%d" : "\xE2\x88\x92%d", abs(gain));
        style_write(ui, at.x, at.y + 18,
                    STYLE_SMALL | STYLE_FIGURES_STRONG | STYLE_BRASS | STYLE_END, added.string);
    }
}

/* A miniature of a player's panel. Returns true, with the free area in *room, if the contents of
 * that panel fit; otherwise the side's name takes their place. */
static bool draw_strip(const struct face_view *view, const struct play *play, int player,
                       struct rect rect, struct rect *room) {
    const struct ui *ui = view->ui;
    const struct theme *theme = ui->theme;
    struct color color = theme->player[player];
    struct draw_list *list = ui->list;
    draw_box(list, &(struct box){.rect = rect,
                                 .radius = 10,
                                 .fill = FILL_RIGHT,
                                 .color = {theme_tint(theme, color, 0.26F),
                                           theme_tint(theme, color, 0.10F), theme->surface},
                                 .stroke = {theme_veil(theme, color, 0.5F), theme->weight}});
    float middle = rect.y + rect.h / 2;
    draw_score(view, play, player, (struct point){rect.x + rect.w - 12, middle});
    widget_mark(ui, player, rect.x + 16, middle, 6);
    const char *side = words(play->game->sides[player]);
    float name = draw_text_width(list, FONT_UI_SEMIBOLD, TYPE_SMALL, side) + 8;
    float least = fmaxf(LEAST_ROOM, play->face->strip_least);
    *room = (struct rect){rect.x + MARK_WIDTH, rect.y, rect.w - MARK_WIDTH - SCORE_WIDTH, rect.h};
    bool roomy = room->w >= least;
    if (!roomy || room->w - name >= least * 1.8F) {
        draw_text(list, (struct point){room->x, middle + 5},
                  (struct writing){FONT_UI_SEMIBOLD, TYPE_SMALL, theme->text, ALIGN_LEFT}, side);
        rect_cut_left(room, name);
    }
    return roomy;
}

/* Draws the strips that the page shows; filled[] tells which have room for their contents. Panels
 * that are not shown are placed just outside the picture. Returns the area left for the board. */
static struct rect place_strips(struct face_view *view, const struct play *play,
                                enum rules_strips strips, struct rect picture, bool filled[2]) {
    int upper = play->face->hints.upper_player;
    struct rect shown = picture;
    for (int lower = 0; lower < 2; lower++) {
        int player = lower ? !upper : upper;
        struct rect outside = {picture.x, picture.y - STRIP_HEIGHT - STRIP_GAP, picture.w,
                               STRIP_HEIGHT};
        outside.y = lower ? picture.y + picture.h + STRIP_GAP : outside.y;
        view->room[player] = outside;
        filled[player] = false;
        if (strips == RULES_STRIPS_BOTH || (strips == RULES_STRIP_LOWER && lower)) {
            struct rect whole = shown, room;
            struct rect strip =
                lower ? rect_cut_bottom(&whole, STRIP_HEIGHT) : rect_cut_top(&whole, STRIP_HEIGHT);
            shown.h -= STRIP_HEIGHT + STRIP_GAP;
            shown.y += lower ? 0 : STRIP_HEIGHT + STRIP_GAP;
            filled[player] = draw_strip(view, play, player, strip, &room);
            view->room[player] = filled[player] ? room : outside;
        }
    }
    return shown;
}

/* ---- places ---- */

/* True when a word is one of the words, which spaces separate. */
static bool has_word(const char *words, const char *word) {
    size_t length = strlen(word);
    for (const char *at = words; at && (at = strstr(at, word)) != NULL; at += length) {
        bool begins = at == words || at[-1] == ' ';
        if (begins && (at[length] == ' ' || at[length] == '\0')) {
            return true;
        }
    }
    return false;
}

/* Where a place is in the picture. */
struct seen_place {
    struct line id;
    struct rect rect;
    bool round;
};

/* Finds a place; false for one that cannot be touched on the board. */
static bool locate_place(const struct face_view *view, const struct face *face, int place,
                         struct seen_place *seen) {
    struct place_shape found;
    if (!face->place_shape || !face->place_shape(view->position, place, &found)) {
        return false;
    }
    const struct shape *shape = &found.shape;
    float u = view->unit;
    seen->id = found.id;
    seen->round = shape_is_circle(shape);
    float half_width = (float)shape->half_width * u, half_height = (float)shape->half_height * u;
    struct point at = view_point(view, shape);
    seen->rect =
        (struct rect){at.x - half_width, at.y - half_height, 2 * half_width, 2 * half_height};
    return true;
}

/* The bounding box of these places. */
static struct rect bounds_of(const struct face_view *view, const struct face *face,
                             const char *places) {
    float left = INFINITY, top = INFINITY, right = -INFINITY, bottom = -INFINITY;
    for (int place = 0; place < view->game->place_count; place++) {
        struct seen_place seen;
        if (locate_place(view, face, place, &seen) && has_word(places, seen.id.string)) {
            left = fminf(left, seen.rect.x);
            top = fminf(top, seen.rect.y);
            right = fmaxf(right, seen.rect.x + seen.rect.w);
            bottom = fmaxf(bottom, seen.rect.y + seen.rect.h);
        }
    }
    return (struct rect){left, top, right - left, bottom - top};
}

/* Moves and enlarges the board so that these places fill the picture. */
static void crop_to(struct face_view *view, const struct face *face, const char *places,
                    struct rect picture) {
    struct rect bounds = bounds_of(view, face, places);
    float margin = 0.13F * fmaxf(bounds.w, bounds.h);
    float larger = fminf(picture.w / (bounds.w + 2 * margin), picture.h / (bounds.h + 2 * margin));
    struct point middle = {bounds.x + bounds.w / 2, bounds.y + bounds.h / 2};
    view->center.x = picture.x + picture.w / 2 + (view->center.x - middle.x) * larger;
    view->center.y = picture.y + picture.h / 2 + (view->center.y - middle.y) * larger;
    view->unit *= larger;
}

static void light(const struct ui *ui, struct rect rect, bool round) {
    const struct theme *theme = ui->theme;
    float radius = round ? rect.w / 2 : 0.12F * rect.w;
    draw_box(ui->list, &(struct box){.rect = rect,
                                     .radius = radius,
                                     .stroke = {theme_mark(theme, 0xFFE7B8), 2 * theme->weight},
                                     .glow = {theme_glow(theme, color_hex(0xFFD67A), 0.5F), 8}});
}

static void dim(const struct ui *ui, struct rect rect, bool round) {
    const struct theme *theme = ui->theme;
    float radius = round ? rect.w / 2 : 0;
    draw_fill(ui->list, rect, radius, color_black(theme->flat ? 0.72F : 0.5F));
}

/* Highlights these places and dims all others. */
static void mark_places(const struct face_view *view, const struct face *face, const char *places) {
    for (int place = 0; place < view->game->place_count; place++) {
        struct seen_place seen;
        if (!locate_place(view, face, place, &seen)) {
            continue;
        }
        if (!has_word(places, seen.id.string)) {
            dim(view->ui, rect_inset(seen.rect, seen.round ? -2 : 0), seen.round);
        } else if (!face->lights_places) {
            light(view->ui, rect_inset(seen.rect, seen.round ? -2 : 1.5F), seen.round);
        }
    }
}

/* ---- all of it ---- */

void rules_picture_draw(struct face_view *view, const struct play *play,
                        const struct rules_example *example, enum rules_strips strips,
                        struct rect picture) {
    const struct face *face = play->face;
    struct draw_list *list = view->ui->list;
    struct mirror before = ui_mirror(view->ui, picture);
    bool filled[2];
    struct rect board = place_strips(view, play, strips, picture, filled);
    view->area = board;
    view->center = (struct point){board.x + board.w / 2, board.y + board.h / 2};
    view->unit = fminf(board.w / face->width, board.h / face->height);
    view->places = example->places ? example->places : "";
    if (example->crop) {
        crop_to(view, face, example->crop, board);
        draw_clip(list, board);
    } else if (strips != RULES_STRIPS_BOTH) {
        draw_clip(list, rect_inset(picture, -12)); /* items may move to panels that are not shown */
    }
    for (int player = 0; player < 2 && face->panel; player++) {
        if (filled[player]) {
            face->panel(view, player, view->room[player]);
        }
    }
    int group = view_group(view, face);
    face->paint(view);
    if (example->places) {
        mark_places(view, face, example->places);
    }
    draw_group_end(list, group);
    if (example->crop || strips != RULES_STRIPS_BOTH) {
        draw_clip_end(list);
    }
    if (example->crop) {
        draw_box(list,
                 &(struct box){.rect = board, .radius = 4, .stroke = {view->ui->theme->line, 2}});
    }
    ui_mirror_end(view->ui, before);
}
