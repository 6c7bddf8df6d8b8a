/* scene.h: what drawing Shakala's board, and what can be touched of it, need to know: made once for
 * all of its painters, and for its targets. Lengths are in points. */
#ifndef SERAI_UI_BOARDS_SHAKALA_SCENE_H
#define SERAI_UI_BOARDS_SHAKALA_SCENE_H

#include "ui/board_kit/trail.h"
#include "ui/boards/shakala/places.h"
#include "ui/play/face.h"

extern const struct face shakala_face; /* what the interface knows of the game */

/* The least width of a target for taking a gem or dropping a bead, and the least radius at which
 * the figure of a gem is legible. */
static const float SHAKALA_TOUCHED = 32, SHAKALA_GEM_LEAST = 13.6F;

/* From how many beads on their number is shown: more cannot be counted at a glance. */
enum { SHAKALA_GLANCE = 5 };

struct bead {
    int kind, look;
    struct point at;
    float radius;
};

/* A segment of a track: from a pit to the next one. */
struct shakala_edge {
    int from, track;
};

/* The sowing of a pit up to the first choice of track. */
struct shakala_way {
    int drops;                  /* how many beads drop before the fork */
    int pit[SHAKALA_BEADS_MAX]; /* their pits, in order */
    int edges;
    struct shakala_edge edge[2 * SHAKALA_BEADS_MAX];
    int fork; /* where a track must be chosen; NOWHERE if the beads run out first */
    int left; /* beads still in the hand there */
};

/* The contents of a player's panel, below (or beside) name and score. */
struct shakala_panel {
    bool shown, strip;
    struct point cup;
    float cup_radius;
    struct rect tray;
};

/* The hand's beads in a row: in the tray of a player's panel, or in the bubble beside the next pit.
 * Kinds lie side by side, beads of one kind closer together. */
struct shakala_row {
    struct handful beads;
    float stone, gem; /* radii */
    float step, gap;  /* from bead to bead of a kind, from kind to kind */
    float first;      /* where the first bead is, along the row */
    bool upright;     /* it goes down instead of to the right */
    struct rect rect; /* what can be touched of it */
    int count;
    struct bead bead[SHAKALA_BEADS_MAX]; /* as they lie */
};

/* The bubble beside the pit that the next bead falls into, which saves the way to the tray. */
struct shakala_bubble {
    bool shown; /* a bead is to be chosen, and the board is large enough */
    struct shakala_row row;
    struct rect box;
    int dx, dy; /* the direction from the bubble to its pit */
};

/* A gem that can be taken. It is taken where it lies: nothing moves first, and every gem that is
 * seen can be touched. */
struct shakala_offer {
    int place;
    struct bead gem;
    int copy;    /* 0, or how many offers before it are of an equal gem of the same place */
    float apart; /* half the side of a square around the gem that meets no other, none larger */
    float free;  /* radius around the gem of a ring that touches no other gem */
};

enum { SHAKALA_OFFERS_MAX = SHAKALA_GEMS_OF_VALUE * (SHAKALA_KINDS - 1) };

struct shakala_scene {
    const struct face_view *view;
    struct ui *ui;
    float unit, pit_radius;
    struct shakala_moment moment;
    bool acts;              /* a player may act: marks and previews are shown */
    int fork, next;         /* of the moment, if a player may act */
    int previewed;          /* the previewed action; NOWHERE */
    int pit;                /* the pit whose sowing is previewed; NOWHERE */
    struct shakala_way way; /* of that sowing */
    int held;               /* the kind of bead that is dragged or glides back; NOWHERE */
    struct shakala_panel panel[2];
    int owner;               /* the player whose tray shows the beads in the hand */
    struct shakala_row tray; /* of the hand in the position, as are the bubble and the offers */
    struct shakala_bubble bubble;
    int offers; /* place by place */
    struct shakala_offer offer[SHAKALA_OFFERS_MAX];
};

struct shakala_scene shakala_scene_make(const struct face_view *view);

/* True if an action is legal and may be marked now. */
bool shakala_is_legal(const struct shakala_scene *scene, game_action action);

struct point shakala_pit_at(const struct shakala_scene *scene, int pit);

/* What is drawn at a place of a panel, or for the hand, from here on is turned around its own
 * middle, if the panel is turned: so figures can be read by their owner. Ends as ui_mirror does. */
struct mirror shakala_turn_at(const struct shakala_scene *scene, int place, struct point at);

/* The contents of a place in the displayed frame, as shakala_held in a position. */
struct handful shakala_seen(const struct shakala_scene *scene, int place);

/* The previewed action; NOWHERE if none. */
int shakala_previewed(const struct face_view *view);

/* "gem:B3", "gem:cup3"; of a copy, "gem:B3:1". */
struct line shakala_offer_id(const struct shakala_offer *offer);

/* ---- way.c ---- */

/* True if a track runs through a pit. */
bool shakala_has_edge(int pit, int track);

struct shakala_way shakala_way_of(const struct position *pos, int pit);

/* The way that a turn with these marks (trail.h) went, to its end: the same, continued. */
struct shakala_way shakala_way_gone(const struct trail_mark *mark, int marks);

/* ---- tracks.c: the two tracks, and where one is chosen ---- */

/* The inlaid lines, and the arrows on them. */
void shakala_draw_lines(const struct shakala_scene *scene);
void shakala_draw_arrows(const struct shakala_scene *scene);

/* At the far fork everything is rotated by 180 degrees: 1 at the near one, -1 at the far one. */
float shakala_turn_of(const struct face_view *view, int fork);

/* A segment that the last turn passed along. */
void shakala_draw_trail_line(const struct shakala_scene *scene, struct shakala_edge edge,
                             const struct trail_pen *pen);

/* A highlighted segment, and its arrow, `scale` times as large as usual. */
void shakala_draw_lit_line(const struct shakala_scene *scene, struct shakala_edge edge);
void shakala_draw_lit_arrow(const struct shakala_scene *scene, struct shakala_edge edge,
                            float scale);

/* A square around the middle of a segment, where its arrow is. */
struct rect shakala_arrow_rect(const struct shakala_scene *scene, struct shakala_edge edge);

/* The room that the targets of the pits leave for an arrow between them. */
float shakala_arrow_room(const struct shakala_scene *scene);

/* The target for choosing a track at a fork: its arrow, and the word beside it. */
struct rect shakala_track_rect(const struct shakala_scene *scene, int fork, int track);

/* The middle of that word, and its height. */
struct point shakala_track_word(const struct shakala_scene *scene, int fork, int track);
float shakala_word_height(const struct shakala_scene *scene);

/* A pit's letter: how far it is from the pit's middle, in either direction, and its radius. */
float shakala_letter_away(const struct shakala_scene *scene);
float shakala_letter_radius(const struct shakala_scene *scene);

/* ---- switches.c: those at the forks ---- */

/* The slots around the pits, and the knobs in them. */
void shakala_draw_slots(const struct shakala_scene *scene);
void shakala_draw_knobs(const struct shakala_scene *scene);

/* ---- beads.c: where stones and gems lie, and their drawing ---- */

/* Lays out the beads of a pit, a cup or the hand's tray, in drawing order: stones first, gems on
 * top; in a tray, side by side by kind. Returns how many. */
int shakala_lay(const struct shakala_scene *scene, int place, const struct handful *beads,
                struct bead out[SHAKALA_BEADS_MAX]);

/* The topmost bead of a kind; NULL if there is none. */
const struct bead *shakala_top(const struct bead *bead, int count, int kind);

void shakala_draw_bead(const struct ui *ui, const struct bead *bead, float alpha);

/* Draws the contents of a place, making room for arriving and departing beads. */
void shakala_draw_place(const struct shakala_scene *scene, int place);

/* Draws the beads that move, above everything at rest. */
void shakala_draw_moving(const struct shakala_scene *scene);

/* ---- tray.c ---- */

struct shakala_row shakala_tray(const struct shakala_panel *panel, const struct handful *beads);

/* How long the beads of a row are from the middle of the first to that of the last. */
float shakala_row_length(const struct shakala_row *row);

/* Lays the beads of a row that is complete but for them. */
void shakala_lay_row(struct shakala_row *row);

/* The target for dropping a bead of a kind: all beads of the kind; and what a ring around them
 * surrounds. */
struct rect shakala_row_rect(const struct shakala_row *row, int kind);
struct rect shakala_row_mark(const struct shakala_row *row, int kind);

/* ---- hand.c: the choice of the next bead ---- */

struct shakala_bubble shakala_bubble(const struct shakala_scene *scene);

void shakala_draw_bubble(const struct shakala_scene *scene);

/* What can be dropped now, in the tray or in the bubble: marks below the beads, counts above. */
void shakala_mark_choices(const struct shakala_scene *scene, const struct shakala_row *row);
void shakala_count_choices(const struct shakala_scene *scene, const struct shakala_row *row);

/* Draws the dragged bead: at the pointer, or gliding back. */
void shakala_draw_held(const struct shakala_scene *scene);

/* ---- panel.c: the players' panels ---- */

struct shakala_panel shakala_panel(const struct face_view *view, int player);

/* A panel's empty cup and tray. */
void shakala_paint_panel(const struct face_view *view, int player, struct rect room);

/* The contents of the cups and of the hand. */
void shakala_paint_possessions(const struct shakala_scene *scene);

/* ---- trail.c: the last turn ---- */

/* The first along the tracks, below the bowls; the second around the pits, with outlines of what
 * was captured. */
void shakala_paint_trail_lines(const struct shakala_scene *scene);
void shakala_paint_trail(const struct shakala_scene *scene);

/* ---- targets.c: what can be touched, see face.h ---- */

void shakala_targets(const struct face_view *seen);
const char *shakala_touch_of(const struct position *pos, const struct legal *legal, const char *id);
bool shakala_can_drag(const struct position *pos, const struct legal *legal, const char *id);
const char *shakala_drop(const struct position *pos, const struct legal *legal, const char *id,
                         const char *onto);

/* Appends so many beads in words; the name of a place in a position. */
void shakala_say_beads(const struct handful *beads, struct text *out);
struct line shakala_name_of(const struct face_view *view, int place);

/* ---- marks.c: above everything ---- */
void shakala_paint_refusal(const struct shakala_scene *scene);
void shakala_paint_focus(const struct shakala_scene *scene);

/* ---- board.c: the board with its contents and all marks ---- */
void shakala_paint(const struct face_view *view);

/* What is written on the board, once more: the letters of the pits, how many beads lie in them, and
 * the names of the tracks at a fork. */
void shakala_paint_labels(const struct face_view *view);

#endif
