/* match.h: one match of one game as a tree of what was played.
 *
 * A node is a step (an action, or a termination) and the position after it, forced steps included.
 * Node MATCH_ROOT is the start. Nothing is ever removed by playing on: another action at an earlier
 * point starts a variation, and the old line stays in the tree.
 *
 * Every node knows one child as `next`, the one that redo follows. The line of the match starts at
 * the root and follows `next` to the end; the current node always lies on it.
 *
 * A termination is an end without an action: an agreement, a claim, a resignation or a clock that
 * ran out. It is a step of its own, the last of its line.
 *
 * The match has no files and no clock. Fields may be read freely; only `name` may be written,
 * everything else is changed by the functions here. A zeroed struct holds no match. */
#ifndef SERAI_ENGINE_MATCH_H
#define SERAI_ENGINE_MATCH_H

#include "engine/line.h"

enum {
    MATCH_ROOT = 0,
    MATCH_NONE = -1,     /* no node */
    MATCH_NAME_MAX = 64, /* a player's name, including the NUL */
    MATCH_TAG_MAX = 32,  /* a tag's name, including the NUL */
};

enum match_step {
    STEP_START, /* the root only */
    STEP_ACTION,
    STEP_AGREE, /* this and those below: terminations */
    STEP_CLAIM,
    STEP_RESIGN,
    STEP_TIME, /* a clock ran out */
};

/* What a review says about a step. All zero: nothing. */
struct match_note {
    int32_t value; /* the margin expected after it, for side 0, in hundredths of points */
    bool valued;   /* there is a value */
    uint8_t known; /* what of it is proven, as line.h tells */
    bool pending;  /* the turn that ends here may have cost something: a longer look has to tell */
    uint8_t mark;  /* enum match_mark, or any other glyph of the standard; 0: none */
};

struct match_node {
    struct position position; /* after the step */
    char *comment;            /* NULL: none */
    int parent;               /* MATCH_NONE at the root */
    int child;                /* the oldest child, or MATCH_NONE */
    int sibling;              /* the next younger child of the same parent, or MATCH_NONE */
    int next;                 /* the child that redo follows; MATCH_NONE: nothing to redo */
    int turns;                /* that have begun from the root up to here, this step included */
    game_action action;       /* STEP_ACTION only */
    uint8_t step;             /* enum match_step */
    uint8_t player;           /* who acted; RESIGN and TIME: who loses by it */
    struct match_note note;
};

/* A fact about the match that it does not need itself: "Date", "TimeControl". */
struct match_tag {
    char *name;
    char *value;
};

struct match {
    const struct game *game;
    struct options options;       /* with seeds resolved */
    char *start_text;             /* the start as a position string; NULL: the usual start */
    char name[2][MATCH_NAME_MAX]; /* who plays side 0 and who plays side 1; "": unknown */

    struct match_node *nodes; /* moves in memory when the match grows: keep numbers, not pointers */
    int count;                /* of nodes, at least 1 */
    int capacity;
    int current;

    struct match_tag *tags;
    int tag_count;

    uint64_t revision;   /* grows with every change, navigation included; never shrinks */
    uint64_t edit_count; /* grows with every step that is played or added, comment and note */
};

/* ---- beginning and ending ---- */

/* Starts a match over options with resolved seeds. What *match held before is overwritten, not
 * freed. NULL when done; otherwise a message, and *match is untouched. */
const char *match_start(struct match *match, const struct game *game,
                        const struct options *options);

/* As match_start, from a position string. */
const char *match_setup(struct match *match, const struct game *game, const struct options *options,
                        const char *position);

/* Starts a match of its own with what led to a node of another: its steps and their comments, on
 * the same start, between the same players; neither other lines, nor notes, nor tags. It stands at
 * the end. What *out held before is overwritten. NULL or a message, and *out is untouched. */
const char *match_copy_line(const struct match *from, int node, struct match *out);

/* The same match over a copy of its nodes, which it borrows, as in the memory of another process:
 * without comments, tags, and its start as a text. It can be asked, but neither changed nor freed.
 */
struct match match_over_copy(const struct match *from, struct match_node *nodes);

/* Frees all memory and zeroes the struct; does nothing to a zeroed one. */
void match_free(struct match *match);

/* ---- playing; each returns NULL, or a message, and then nothing has changed ----
 *
 * Each adds a node after the current one, or finds it there already, and makes it the current one.
 * What could be redone before is then no longer on the line. */

const char *match_play(struct match *match, game_action action);
const char *match_play_text(struct match *match, const char *notation);
const char *match_agree(struct match *match);
const char *match_claim(struct match *match);
const char *match_resign(struct match *match, int player);
const char *match_time_out(struct match *match, int player);

/* Reserves memory, so that adding `more` nodes cannot fail for lack of it. */
const char *match_reserve(struct match *match, int more);

/* Adds a line of actions after a node, beside what is there already, and goes nowhere: the current
 * node and the line of the match stay. Ends early where an action is not legal. Returns the last
 * node of it; MATCH_NONE when memory ran out, and then nothing has changed. */
int match_add_line(struct match *match, int node, const game_action actions[], int count);

/* ---- navigation; a termination counts as one step ---- */

/* `steps` is at least 1. Asking for more than there are is an error that changes nothing. */
const char *match_undo(struct match *match, int steps);
const char *match_redo(struct match *match, int steps);

/* Makes any node the current one and leads the line through it. */
void match_go(struct match *match, int node);

/* Ends the line at the current node: what could be redone stays in the tree only. */
void match_end_line(struct match *match);

/* ---- questions about the current node ---- */

/* Valid until the match changes. */
const struct position *match_position(const struct match *match);

/* A termination takes precedence over the position. */
struct result match_result(const struct match *match);
bool match_over(const struct match *match);

/* The player to act; when the match is over, whoever would have been next. */
int match_turn(const struct match *match);

/* As the game's `actions`, but none after a termination. */
int match_actions(const struct match *match, game_action out[ACTIONS_MAX]);

/* Whether match_agree, match_claim would end the match now. */
bool match_agreeable(const struct match *match);
bool match_claimable(const struct match *match);

/* How often the current position, with the same player to act, has occurred between the root and
 * here, including now. A termination does not add one. */
int match_repetitions(const struct match *match);

/* ---- questions about any node ---- */

struct result match_result_at(const struct match *match, int node);
bool match_is_termination(const struct match *match, int node);

/* True when the node's step is the first of a turn (always for a termination). */
bool match_begins_turn(const struct match *match, int node);

/* Turns in pairs, as the rows of a score sheet number them, from 1: a number covers a turn of
 * player 0 and the reply of player 1; a new number begins with each turn of player 0, and when a
 * player has two turns in a row. */
struct turn_count {
    int number;
    bool played[2]; /* who has had a turn of this number */
};

/* Counts a step of `player`, which may begin a turn; true when it begins the next number. A zeroed
 * struct has counted nothing. */
bool turn_count_step(struct turn_count *count, int player, bool begins);

/* Turns as players count them: each turn of either player, whatever it takes of actions; a
 * termination is none. Whether the node's step is the first of one; how many have begun from the
 * root up to a node, and how many the whole line has. */
bool match_counts_turn(const struct match *match, int node);
int match_turns(const struct match *match, int node);
int match_line_turns(const struct match *match);

/* The number of the current turn, in progress or about to begin, or of the last one when the match
 * is over, from 1. */
int match_turn_number(const struct match *match);

/* The number of steps from the root to the node: 0 for the root. */
int match_depth(const struct match *match, int node);

/* The node of the line at this depth; MATCH_NONE when the line is shorter. */
int match_line_node(const struct match *match, int depth);

/* The number of steps of the line, including those that could be redone. */
int match_line_length(const struct match *match);

/* What the step did, found by replaying it. For the root: the forced steps of a start in the
 * middle of a turn. *trace is overwritten. */
void match_trace(const struct match *match, int node, struct trace *trace);

/* ---- names, comments, notes and tags ---- */

/* Renames a player, as far as a name can be long. */
void match_set_name(struct match *match, int player, const char *name);

void match_set_note(struct match *match, int node, const struct match_note *note);

/* Copies the text; NULL or "" removes the comment. Returns NULL or a message (memory). */
const char *match_set_comment(struct match *match, int node, const char *comment);

/* Copies both; a value of NULL removes the tag, an empty value is a value. The name is letters,
 * digits, '-' and '_', at least one; the size of its letters does not matter. NULL or a message. */
const char *match_set_tag(struct match *match, const char *name, const char *value);

/* The value, valid until the tag changes; NULL when there is none. */
const char *match_tag(const struct match *match, const char *name);

#endif
