/* targets.c: what can be touched on Shakala's board, and what touches and drops mean. */
#include "ui/boards/shakala/scene.h"

#include "engine/touch.h"
#include "ui/board_kit/view.h"
#include "ui/boards/shakala/geometry.h"
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
    int said = 0;
    for (int kind = 0; kind < SHAKALA_KINDS; kind++) {
        int count = beads->of[kind];
        if (!count) {
            continue;
        }
        text_add(out, said++ ? ", " : "");
        if (kind == SHAKALA_STONE) {
            text_format(out, words(count == 1 ? WORD_SHAKALA_STONES_ONE : WORD_SHAKALA_STONES),
                        count);
        } else if (count == 1) {
            text_format(out, words(WORD_SHAKALA_GEM), kind);
        } else {
            text_format(out, words(WORD_SHAKALA_GEMS), count, kind);
        }
    }
    text_add(out, said ? "" : words(WORD_SHAKALA_EMPTY));
}

static void add_pit(const struct face_view *view, int pit) {
    struct line id = shakala_pit_id(pit);
    char label[TARGET_LABEL_MAX];
    struct text text = text_fixed(label, sizeof label);
    struct handful beads = shakala_held(view->game, view->position, pit);
    struct point at = shakala_pit_at(view, pit);
    float half = (view->unit - shakala_arrow_room(view)) / 2;
    text_format(&text, words(WORD_SHAKALA_PIT_LABEL), shakala_pit_name(pit).string);
    shakala_say_beads(&beads, &text);
    bool enabled = view_is_legal(view, (game_action)pit) ||
                   shakala_touch_of(view->position, view->legal, id.string) != NULL;
    targets_add(&view->ui->targets, id.string, rect_around(at, half), enabled, label);
    view_mark_target(view, rect_around(at, shakala_pit_radius(view)));
}

static void add_tracks(const struct face_view *view, int fork) {
    for (int track = SHAKALA_TRACK_INNER; track <= SHAKALA_TRACK_OUTER; track++) {
        bool inner = track == SHAKALA_TRACK_INNER;
        struct line name = shakala_pit_name(shakala_pit_after(fork, track));
        struct line label = text_line(
            words(inner ? WORD_SHAKALA_INNER_LABEL : WORD_SHAKALA_OUTER_LABEL), name.string);
        targets_add(&view->ui->targets, inner ? "track:in" : "track:out",
                    shakala_track_rect(view, fork, track), view_is_legal(view, (game_action)track),
                    label.string);
        view_mark_target(view, shakala_arrow_rect(view, (struct shakala_edge){fork, track}));
    }
}

static void add_beads(const struct face_view *view, int next) {
    struct handful hand = shakala_held(view->game, view->position, SHAKALA_HAND);
    struct shakala_row tray = shakala_tray(view, &hand);
    for (int kind = 0; kind < SHAKALA_KINDS; kind++) {
        struct line name = shakala_pit_name(next);
        struct line label = kind == SHAKALA_STONE
                                ? text_line(words(WORD_SHAKALA_STONE_LABEL), name.string)
                                : text_line(words(WORD_SHAKALA_GEM_LABEL), kind, name.string);
        if (hand.of[kind]) {
            targets_add(&view->ui->targets, shakala_bead_id(kind).string,
                        shakala_row_rect(&tray, &hand, kind),
                        view_is_legal(view, (game_action)(SHAKALA_BEAD + kind)), label.string);
            view_mark_target(view, shakala_row_mark(&tray, &hand, kind));
        }
    }
}

struct line shakala_name_of(const struct face_view *view, int place) {
    struct line name;
    struct text text = text_fixed(name.string, sizeof name.string);
    view->game->place_name(view->position, place, &text);
    return name;
}

/* Each gem at its middle, as large as the others leave room for, and the whole place by the nearest
 * of its gems. */
static void add_gems(const struct face_view *view, const struct shakala_offer *offer, int offers) {
    int first = view->ui->targets.count;
    for (int i = 0; i < offers; i++) {
        const struct bead *gem = &offer[i].gem;
        struct line label = text_line(words(WORD_SHAKALA_TAKE_LABEL), gem->kind,
                                      shakala_name_of(view, offer[i].place).string);
        if (i && offer[i].place != offer[i - 1].place) {
            first = view->ui->targets.count;
        }
        targets_add(&view->ui->targets, shakala_offer_id(&offer[i]).string,
                    rect_around(gem->at, offer[i].apart), true, label.string);
        view_mark_target(view, rect_around(gem->at, gem->radius));
        targets_share(&view->ui->targets, first, shakala_offer_field(view, offer[i].place));
    }
}

void shakala_targets(const struct face_view *seen) {
    struct face_view still = *seen; /* targets are at their final positions from the start */
    const struct face_view *view = &still;
    still.busy = false;
    still.progress = 1;
    still.animated_from = still.animated_to = still.position;
    struct shakala_moment moment = shakala_moment(view->position);
    struct shakala_offer offer[SHAKALA_OFFERS_MAX];
    int offers = shakala_offers(view, offer);
    for (int pit = 0; pit < SHAKALA_PITS; pit++) {
        bool offered = false; /* then its gems are targets, not the pit */
        for (int i = 0; i < offers; i++) {
            offered = offered || offer[i].place == pit;
        }
        if (!offered) {
            add_pit(view, pit);
        }
    }
    add_gems(view, offer, offers);
    if (moment.fork != NOWHERE) {
        add_tracks(view, moment.fork);
    }
    if (moment.next != NOWHERE) {
        add_beads(view, moment.next);
        shakala_add_bubble(view);
    }
}
