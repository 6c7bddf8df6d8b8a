/* tracks.c: draws the two tracks, as on a railway map: the outer one is a single line with solid
 * triangles, the inner one a double line with chevrons. Where they share a route they are one line,
 * so that two lines always are two ways to choose from. The tracks differ by shape, never by color
 * alone. */
#include "ui/boards/shakala/scene.h"

#include "base/vector.h"
#include "ui/board_kit/view.h"
#include "ui/kit/ui.h"

#include <math.h>
#include <string.h>

/* In u. */
static const float outer_width = 0.048F, inner_width = 0.021F, inner_apart = 0.034F;
static const float under_bowl = 0.06F; /* lines end under the bowls' rims */

/* ---- segments ---- */

enum { PIECES = 20 };

struct track_stretch {
    struct point from, to; /* rim to rim */
    float ux, uy;          /* the direction of travel */
};

static struct track_stretch piece_of(const struct shakala_scene *scene, struct shakala_edge edge) {
    int next = shakala_pit_after(edge.from, edge.track);
    struct point a = shakala_pit_at(scene, edge.from), b = shakala_pit_at(scene, next);
    float length = vector_length(b.x - a.x, b.y - a.y);
    struct track_stretch piece = {.ux = (b.x - a.x) / length, .uy = (b.y - a.y) / length};
    float rim = scene->pit_radius;
    piece.from = (struct point){a.x + piece.ux * rim, a.y + piece.uy * rim};
    piece.to = (struct point){b.x - piece.ux * rim, b.y - piece.uy * rim};
    return piece;
}

static struct point middle_of(const struct shakala_scene *scene, struct shakala_edge edge) {
    struct track_stretch piece = piece_of(scene, edge);
    return (struct point){(piece.from.x + piece.to.x) / 2, (piece.from.y + piece.to.y) / 2};
}

struct rect shakala_arrow_rect(const struct shakala_scene *scene, struct shakala_edge edge) {
    return rect_around(middle_of(scene, edge), 0.14F * scene->unit);
}

static void add_line(struct path *path, const struct track_stretch *piece, float side,
                     float beyond) {
    float dx = piece->ux * beyond, dy = piece->uy * beyond;
    float sx = piece->uy * side, sy = -piece->ux * side;
    path_move(path, piece->from.x - dx + sx, piece->from.y - dy + sy);
    path_line(path, piece->to.x + dx + sx, piece->to.y + dy + sy);
}

/* A single or a double line. */
static void add_piece(const struct shakala_scene *scene, struct path *path,
                      struct shakala_edge edge) {
    struct track_stretch piece = piece_of(scene, edge);
    float u = scene->unit, beyond = under_bowl * u;
    if (edge.track == SHAKALA_TRACK_OUTER) {
        add_line(path, &piece, 0, beyond);
    } else {
        add_line(path, &piece, inner_apart * u, beyond);
        add_line(path, &piece, -inner_apart * u, beyond);
    }
}

static float line_width(const struct shakala_scene *scene, int track) {
    return (track == SHAKALA_TRACK_OUTER ? outer_width : inner_width) * scene->unit;
}

static void move(struct path *path, float by) {
    for (int i = 0; i < path->count; i++) {
        for (int k = 0; k < 3; k++) {
            path->segment[i].point[k].x += by;
            path->segment[i].point[k].y += by;
        }
    }
}

/* Metal inlaid in stone: a dark joint, the metal, and a highlight on its upper left edge, which
 * moves the path. */
static void inlay(const struct shakala_scene *scene, struct path *path, float width, bool lit) {
    struct draw_list *list = scene->ui->list;
    if (scene->ui->theme->flat) {
        struct color color = lit ? scene->ui->theme->accent : scene->ui->theme->line;
        draw_path(
            list, path,
            &(struct stroke){.color = color, .width = width * (lit ? 1.6F : 1), .cap = CAP_BUTT});
        return;
    }
    draw_path(list, path,
              &(struct stroke){.color = color_hex(lit ? 0xFFD98A : 0xC9953B),
                               .width = width,
                               .cap = CAP_BUTT,
                               .under = {color_alpha(color_hex(0x07090C), 0.75F),
                                         width + 0.022F * scene->unit, false}});
    move(path, -0.16F * width);
    draw_path(list, path,
              &(struct stroke){.color = color_alpha(color_hex(lit ? 0xFFF8E2 : 0xFFE6A6), 0.6F),
                               .width = width * 0.34F,
                               .cap = CAP_BUTT});
}

/* ---- a whole row or column at once: few cached images, and small ones ---- */

enum { STREETS = 6 }; /* four rows and two columns */

/* From H to e and from h to E. */
static bool is_shared(struct shakala_edge edge) {
    return edge.from % SHAKALA_ROW == SHAKALA_ROW - 1;
}

static int street_of(const struct shakala_scene *scene, struct shakala_edge edge) {
    int next = shakala_pit_after(edge.from, edge.track);
    struct point a = shakala_pit_at(scene, edge.from), b = shakala_pit_at(scene, next);
    if (fabsf(a.y - b.y) < scene->unit / 2) {
        return (int)lroundf((a.y - scene->view->center.y) / scene->unit + 1.5F);
    }
    return a.x < scene->view->center.x ? STREETS - 2 : STREETS - 1;
}

/* The segments of a track in one street, those that both tracks share or the others; returns how
 * many. */
static int pieces_in(const struct shakala_scene *scene, int street, int track, bool shared,
                     struct shakala_edge out[PIECES]) {
    int count = 0;
    for (int pit = 0; pit < SHAKALA_PITS; pit++) {
        struct shakala_edge edge = {pit, track};
        if (shakala_has_edge(pit, track) && is_shared(edge) == shared &&
            street_of(scene, edge) == street) {
            out[count++] = edge;
        }
    }
    return count;
}

static void for_each_street(const struct shakala_scene *scene,
                            void (*draw)(const struct shakala_scene *, const struct shakala_edge *,
                                         int)) {
    for (int street = 0; street < STREETS; street++) {
        for (int track = SHAKALA_TRACK_INNER; track <= SHAKALA_TRACK_OUTER; track++) {
            for (int shared = 0; shared < 2; shared++) {
                struct shakala_edge edge[PIECES];
                int count = pieces_in(scene, street, track, shared, edge);
                if (count) {
                    draw(scene, edge, count);
                }
            }
        }
    }
}

/* In a picture of one track the other one is fainter. */
static bool steps_back(const struct shakala_scene *scene, struct shakala_edge edge) {
    bool inner = scene->view->places && strstr(scene->view->places, "track:in");
    bool outer = scene->view->places && strstr(scene->view->places, "track:out");
    return inner != outer && !is_shared(edge) &&
           edge.track != (inner ? SHAKALA_TRACK_INNER : SHAKALA_TRACK_OUTER);
}

static void draw_lines_of(const struct shakala_scene *scene, const struct shakala_edge *edge,
                          int count) {
    struct path path = {0};
    for (int i = 0; i < count; i++) {
        add_piece(scene, &path, edge[i]);
    }
    if (steps_back(scene, edge[0])) {
        draw_path(scene->ui->list, &path,
                  &(struct stroke){.color = color_alpha(color_hex(0xC9953B), 0.22F),
                                   .width = line_width(scene, edge[0].track)});
        return;
    }
    inlay(scene, &path, line_width(scene, edge[0].track), false);
}

void shakala_draw_lines(const struct shakala_scene *scene) {
    for_each_street(scene, draw_lines_of);
}

/* ---- arrows ---- */

/* An arrowhead in the middle of a segment: its left and right corners and its tip. */
struct head {
    struct point left, tip, right;
    float ux, uy;
};

static struct head head_of(const struct shakala_scene *scene, struct shakala_edge edge,
                           float scale) {
    struct track_stretch piece = piece_of(scene, edge);
    struct point at = middle_of(scene, edge);
    float length = 0.105F * scene->unit * scale, wide = 0.085F * scene->unit * scale;
    float bx = at.x - piece.ux * length * 0.55F, by = at.y - piece.uy * length * 0.55F;
    return (struct head){
        .left = {bx - piece.uy * wide, by + piece.ux * wide},
        .tip = {at.x + piece.ux * length * 0.62F, at.y + piece.uy * length * 0.62F},
        .right = {bx + piece.uy * wide, by - piece.ux * wide},
        .ux = piece.ux,
        .uy = piece.uy,
    };
}

static void add_head(struct path *path, const struct head *head, float along) {
    float dx = head->ux * along, dy = head->uy * along;
    path_move(path, head->left.x + dx, head->left.y + dy);
    path_line(path, head->tip.x + dx, head->tip.y + dy);
    path_line(path, head->right.x + dx, head->right.y + dy);
}

static void add_triangle_light(struct path *path, const struct head *head) {
    struct point from = head->ux + head->uy > 0 ? head->left : head->right;
    path_move(path, from.x, from.y);
    path_line(path, head->tip.x, head->tip.y);
}

struct arrow_look {
    struct color body, light, dark;
    float scale;
};

static struct arrow_look look_of(const struct shakala_scene *scene, bool lit, float scale) {
    const struct theme *theme = scene->ui->theme;
    struct arrow_look look = {.body = color_hex(lit ? 0xFFDF9A : 0xD5A146),
                              .light = color_hex(lit ? 0xFFF8E2 : 0xFFE6A6),
                              .dark = color_alpha(color_hex(0x07090C), lit ? 0.95F : 0.8F),
                              .scale = scale};
    if (theme->flat) {
        look.body = look.light = lit ? theme->accent : theme->line;
        look.dark = color_hex(0x000000);
    }
    return look;
}

static void draw_triangles(const struct shakala_scene *scene, const struct head *head, int count,
                           struct arrow_look look) {
    struct path body = {0}, light = {0};
    float u = scene->unit;
    for (int i = 0; i < count; i++) {
        add_head(&body, &head[i], 0);
        path_close(&body);
        add_triangle_light(&light, &head[i]);
    }
    draw_path(
        scene->ui->list, &body,
        &(struct stroke){.fill = look.dark, .color = look.dark, .width = 0.05F * u * look.scale});
    draw_path(scene->ui->list, &body,
              &(struct stroke){.fill = look.body, .color = look.body, .width = 0.016F * u});
    draw_path(scene->ui->list, &light,
              &(struct stroke){.color = color_alpha(look.light, 0.8F), .width = 0.012F * u});
}

static void draw_chevrons(const struct shakala_scene *scene, const struct head *head, int count,
                          struct arrow_look look) {
    struct path path = {0};
    float k = scene->unit * look.scale;
    for (int i = 0; i < count; i++) {
        add_head(&path, &head[i], -0.05F * k);
        add_head(&path, &head[i], 0.05F * k);
    }
    draw_path(scene->ui->list, &path,
              &(struct stroke){.color = look.body,
                               .width = 0.028F * k,
                               .under = {look.dark, 0.055F * k, false}});
}

static void draw_heads(const struct shakala_scene *scene, const struct shakala_edge *edge,
                       int count, struct arrow_look look) {
    struct head head[PIECES];
    for (int i = 0; i < count; i++) {
        head[i] = head_of(scene, edge[i], look.scale);
    }
    if (edge[0].track == SHAKALA_TRACK_OUTER) {
        draw_triangles(scene, head, count, look);
    } else {
        draw_chevrons(scene, head, count, look);
    }
}

static void draw_arrows_of(const struct shakala_scene *scene, const struct shakala_edge *edge,
                           int count) {
    if (steps_back(scene, edge[0])) {
        return;
    }
    bool shown = scene->view->places && scene->view->places[0];
    draw_heads(scene, edge, count, look_of(scene, shown, shown ? 0.95F : 0.80F));
}

void shakala_draw_arrows(const struct shakala_scene *scene) {
    for_each_street(scene, draw_arrows_of);
}

/* ---- the last turn ---- */

void shakala_draw_trail_line(const struct shakala_scene *scene, struct shakala_edge edge,
                             const struct trail_pen *pen) {
    struct path path = {0};
    add_piece(scene, &path, edge);
    draw_path(scene->ui->list, &path,
              &(struct stroke){.color = pen->ink,
                               .width = line_width(scene, edge.track) * 0.8F,
                               .cap = CAP_BUTT});
}

/* ---- highlighted ---- */

void shakala_draw_lit_line(const struct shakala_scene *scene, struct shakala_edge edge) {
    static const struct {
        float wider, alpha;
    } glow[] = {{0.17F, 0.10F}, {0.11F, 0.14F}, {0.06F, 0.20F}};
    struct path path = {0}, middle = {0};
    struct track_stretch piece = piece_of(scene, edge);
    float width = line_width(scene, edge.track);
    add_piece(scene, &path, edge);
    add_line(&middle, &piece, 0, 0);
    for (int i = 0; i < 3; i++) {
        draw_path(scene->ui->list, &middle,
                  &(struct stroke){
                      .color = theme_glow(scene->ui->theme, color_hex(0xFFD67A), glow[i].alpha),
                      .width = outer_width * scene->unit + glow[i].wider * scene->unit});
    }
    inlay(scene, &path, width, true);
}

void shakala_draw_lit_arrow(const struct shakala_scene *scene, struct shakala_edge edge,
                            float scale) {
    struct point at = middle_of(scene, edge);
    float spot = 0.26F * scene->unit * fminf(scale, 1);
    draw_glow(scene->ui->list, at.x, at.y, spot, spot,
              theme_glow(scene->ui->theme, color_hex(0xFFD67A), 0.7F));
    draw_heads(scene, &edge, 1, look_of(scene, true, scale));
}

/* ---- where a track is chosen ---- */

float shakala_turn_of(const struct face_view *view, int fork) {
    return view_is_near(view, fork / SHAKALA_ROW) ? 1 : -1;
}

/* On a small board bowls and arrows share the way in halves. */
float shakala_arrow_room(const struct shakala_scene *scene) {
    float least = fminf(32, scene->unit / 2);
    return fmaxf(least, scene->unit - 2 * scene->pit_radius);
}

/* How far above the middle of its edge the word of the inner track is clear of the bowls at its
 * ends. */
static float clear_of_bowls(const struct shakala_scene *scene) {
    const float half_width = 27, half_height = 14;
    float reach = scene->pit_radius + 3, across = scene->unit / 2 - half_width;
    return across >= reach
               ? 0
               : sqrtf(reach * reach - fmaxf(across, 0) * fmaxf(across, 0)) + half_height;
}

static bool is_roomy(const struct shakala_scene *scene) {
    return scene->unit >= 120;
}

float shakala_word_height(const struct shakala_scene *scene) {
    return is_roomy(scene) ? 28 : 22;
}

float shakala_letter_radius(const struct shakala_scene *scene) {
    return is_roomy(scene) ? 9 : 8;
}

float shakala_letter_away(const struct shakala_scene *scene) {
    return scene->pit_radius * (is_roomy(scene) ? 0.88F : 0.94F);
}

struct point shakala_track_word(const struct shakala_scene *scene, int fork, int track) {
    struct point at = middle_of(scene, (struct shakala_edge){fork, track});
    float u = scene->unit, turn = shakala_turn_of(scene->view, fork),
          away = is_roomy(scene) ? 0 : 0.05F;
    if (track == SHAKALA_TRACK_INNER) {
        at.y -= turn * fmaxf((0.31F + away) * u, clear_of_bowls(scene));
    } else {
        const float half_width = 31; /* with half of the arrow */
        float pit = shakala_pit_at(scene, fork).y, half = shakala_word_height(scene) / 2;
        float past = turn * (at.y - pit),
              letter = shakala_letter_away(scene) + shakala_letter_radius(scene) + half;
        at.x -= turn * fmaxf((0.40F - away / 2) * u, half_width);
        at.y = pit + turn * fmaxf(past, letter); /* the fork's letter is above the word */
    }
    return at;
}

struct rect shakala_track_rect(const struct shakala_scene *scene, int fork, int track) {
    const float half_width = 28; /* of the word */
    struct point at = middle_of(scene, (struct shakala_edge){fork, track});
    struct point word = shakala_track_word(scene, fork, track);
    float u = scene->unit, turn = shakala_turn_of(scene->view, fork);
    float gap = shakala_arrow_room(scene), near = 0.21F * u, far = 0.38F * u;
    if (track == SHAKALA_TRACK_INNER) {
        far = fmaxf(far, fabsf(word.y - at.y) + shakala_word_height(scene) / 2);
        return (struct rect){at.x - gap / 2, at.y - (turn > 0 ? far : near), gap, near + far};
    }
    far = fmaxf(far, fabsf(word.x - at.x) + half_width);
    return (struct rect){at.x - (turn > 0 ? far : near), at.y - gap / 2, near + far, gap};
}
