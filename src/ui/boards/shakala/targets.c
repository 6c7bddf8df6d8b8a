/* targets.c: what can be touched on Shakala's board, and what touches and drops mean. */
#include "ui/boards/shakala/scene.h"

#include "engine/touch.h"
#include "ui/board_kit/view.h"
#include "ui/kit/ui.h"
#include "words/words.h"

#include <string.h>

/* ---- touches and drops ---- */

/* The gem that an offer of an equal one stands for; NULL if `id` is not such a copy. */
static const char *equal_gem(const struct legal *legal, const char *id) {
    for (int i = 0; i < legal->count; i++) {
        const char *gem = legal->touch[i][0].text;
        size_t length = strlen(gem);
        if (strncmp(id, gem, length) == 0 && id[length] == ':') {
            return gem;
        }
    }
    return NULL;
}

/* At a fork, touching the next pit of a track chooses that track. The beads in the bubble are those
 * in the tray. */
const char *shakala_touch_of(const struct position *pos, const struct legal *legal,
                             const char *id) {
    static const char *const beads[SHAKALA_KINDS] = {"bead:s", "bead:1", "bead:2", "bead:3",
                                                     "bead:4"};
    int fork = shakala_moment(pos).fork, pit = shakala_pit_of(id);
    if (shakala_kind_of(id) != NOWHERE) {
        return beads[shakala_kind_of(id)];
    }
    if (touch_name(id, "gem")) {
        return equal_gem(legal, id);
    }
    if (fork == NOWHERE || pit == NOWHERE) {
        return NULL;
    }
    if (pit == shakala_pit_after(fork, SHAKALA_TRACK_INNER)) {
        return "track:in";
    }
    return pit == shakala_pit_after(fork, SHAKALA_TRACK_OUTER) ? "track:out" : NULL;
}

bool shakala_can_drag(const struct position *pos, const struct legal *legal, const char *id) {
    (void)legal;
    return shakala_kind_of(id) != NOWHERE && shakala_moment(pos).next != NOWHERE;
}

/* A bead goes into the next pit; dropping it into another one shows why not. */
const char *shakala_drop(const struct position *pos, const struct legal *legal, const char *id,
                         const char *onto) {
    int pit = shakala_pit_of(onto);
    (void)legal;
    if (pit == NOWHERE) {
        return "";
    }
    return pit == shakala_moment(pos).next ? id : onto;
}

/* ---- targets ---- */

void shakala_say_beads(const struct handful *beads, struct text *out) {
    int said = 0, kinds = 0;
    for (int kind = 0; kind < SHAKALA_KINDS; kind++) {
        kinds += beads->of[kind] > 0;
    }
    for (int kind = 0; kind < SHAKALA_KINDS; kind++) {
        int count = beads->of[kind];
        if (!count) {
            continue;
        }
        text_separator(out, TEXT_LIST_PLAIN, said++, kinds);
        if (kind == SHAKALA_STONE) {
            text_format(out, words_count(WORD_SHAKALA_STONES, count), count);
        } else if (count == 1) {
            text_format(out, words_count(WORD_SHAKALA_GEM, kind), kind);
        } else {
            text_format(out, words_count(WORD_SHAKALA_GEMS, count), count, kind);
        }
    }
    text_add(out, said ? "" : words(WORD_SHAKALA_EMPTY));
}

static void add(const struct shakala_scene *scene, const char *id, struct rect rect,
                struct rect mark, bool enabled, const char *label) {
    targets_add(&scene->ui->targets, id, rect, enabled, label);
    view_mark_target(scene->view, mark);
}

static void add_pit(const struct shakala_scene *scene, int pit) {
    const struct face_view *view = scene->view;
    struct line id = shakala_pit_id(pit);
    char label[TARGET_LABEL_MAX], list[TARGET_LABEL_MAX];
    struct text text = text_fixed(label, sizeof label), items = text_fixed(list, sizeof list);
    struct handful beads = shakala_held(view->position, pit);
    struct point at = shakala_pit_at(scene, pit);
    float half = (scene->unit - shakala_arrow_room(scene)) / 2;
    shakala_say_beads(&beads, &items);
    text_format(&text, words(WORD_SHAKALA_PIT_LABEL), shakala_pit_name(pit).string, list);
    bool enabled = view_is_legal(view, (game_action)pit) ||
                   shakala_touch_of(view->position, view->legal, id.string) != NULL;
    add(scene, id.string, rect_around(at, half), rect_around(at, scene->pit_radius), enabled,
        label);
    targets_role(&view->ui->targets, ROLE_PLACE, false);
}

static void add_tracks(const struct shakala_scene *scene, int fork) {
    for (int track = SHAKALA_TRACK_INNER; track <= SHAKALA_TRACK_OUTER; track++) {
        bool inner = track == SHAKALA_TRACK_INNER;
        struct line name = shakala_pit_name(shakala_pit_after(fork, track));
        struct line label = text_line(
            words(inner ? WORD_SHAKALA_INNER_LABEL : WORD_SHAKALA_OUTER_LABEL), name.string);
        add(scene, inner ? "track:in" : "track:out", shakala_track_rect(scene, fork, track),
            shakala_arrow_rect(scene, (struct shakala_edge){fork, track}),
            view_is_legal(scene->view, (game_action)track), label.string);
    }
}

/* The beads of the tray, or the same in the bubble. */
static void add_beads(const struct shakala_scene *scene, const struct shakala_row *row,
                      struct line (*id)(int kind)) {
    struct line name = shakala_pit_name(scene->moment.next);
    for (int kind = 0; kind < SHAKALA_KINDS; kind++) {
        struct line label =
            kind == SHAKALA_STONE
                ? text_line(words(WORD_SHAKALA_STONE_LABEL), name.string)
                : text_line(words_count(WORD_SHAKALA_GEM_LABEL, kind), kind, name.string);
        if (row->beads.of[kind]) {
            add(scene, id(kind).string, shakala_row_rect(row, kind), shakala_row_mark(row, kind),
                view_is_legal(scene->view, (game_action)(SHAKALA_BEAD + kind)), label.string);
        }
    }
}

struct line shakala_name_of(const struct face_view *view, int place) {
    struct line name;
    struct text text = text_fixed(name.string, sizeof name.string);
    view->game->place_name(view->position, place, &text);
    return name;
}

/* The room around a place in which the nearest gem is taken. */
static struct rect field_of(const struct shakala_scene *scene, int place) {
    const float beside = 10; /* a pit */
    if (place >= SHAKALA_PITS) {
        const struct shakala_panel *panel = &scene->panel[place - SHAKALA_CUP];
        return rect_around(panel->cup, panel->cup_radius);
    }
    float half = fmaxf(scene->pit_radius + beside, SHAKALA_TOUCHED);
    return rect_around(shakala_pit_at(scene, place), fminf(half, scene->unit / 2 - 1));
}

/* Each gem at its middle, and the whole place by the nearest of its gems. */
static void add_gems(const struct shakala_scene *scene) {
    struct targets *targets = &scene->ui->targets;
    int first = targets->count;
    for (int i = 0; i < scene->offers; i++) {
        const struct shakala_offer *offer = &scene->offer[i];
        struct line label =
            text_line(words_count(WORD_SHAKALA_TAKE_LABEL, offer->gem.kind), offer->gem.kind,
                      shakala_name_of(scene->view, offer->place).string);
        first = i && offer[-1].place == offer->place ? first : targets->count;
        add(scene, shakala_offer_id(offer).string, rect_around(offer->gem.at, offer->apart),
            rect_around(offer->gem.at, offer->gem.radius), true, label.string);
        targets_share(targets, first, field_of(scene, offer->place));
    }
}

/* Then its gems are targets, not the pit. */
static bool is_offered(const struct shakala_scene *scene, int pit) {
    for (int i = 0; i < scene->offers; i++) {
        if (scene->offer[i].place == pit) {
            return true;
        }
    }
    return false;
}

void shakala_targets(const struct face_view *seen) {
    struct face_view still = *seen; /* targets are at their final positions from the start */
    still.busy = false;
    still.progress = 1;
    still.animated_from = still.animated_to = still.position;
    struct shakala_scene scene = shakala_scene_make(&still);
    for (int pit = 0; pit < SHAKALA_PITS; pit++) {
        if (!is_offered(&scene, pit)) {
            add_pit(&scene, pit);
        }
    }
    add_gems(&scene);
    if (scene.moment.fork != NOWHERE) {
        add_tracks(&scene, scene.moment.fork);
    }
    if (scene.moment.next != NOWHERE) {
        add_beads(&scene, &scene.tray, shakala_bead_id);
    }
    if (scene.bubble.shown) {
        add_beads(&scene, &scene.bubble.row, shakala_drop_id);
    }
}
