/* save_state.h: which state of a match has been saved automatically, and whether it has to be saved
 * again. */
#ifndef SERAI_UI_MODEL_SAVE_STATE_H
#define SERAI_UI_MODEL_SAVE_STATE_H

#include "engine/match.h"
#include "ui/model/saved_matches.h"

/* All zero: a match that has no file yet. */
struct save_state {
    char file[SAVED_FILE_MAX]; /* its name in the folder; "": it has none yet */
    uint64_t revision;         /* of the match, when it was saved last or opened */
    uint64_t edit_count;       /* of the match, when it was opened */
    bool over;                 /* whether it was over then */
    bool only_copy;            /* it has to be saved even without a change */
};

/* A match has been opened: it needs no saving until it changes. */
void save_state_open(struct save_state *state, const struct match *match);

/* Sets the file that the match is saved in. */
void save_state_set_file(struct save_state *state, const char *file);

/* There may be no other copy of the match: it has to be saved. */
void save_state_mark_unsaved(struct save_state *state);

/* The match has been saved as it is now. */
void save_state_mark_saved(struct save_state *state, const struct match *match);

/* True when the match has changed since it was saved. A match without an action needs no saving. */
bool save_state_is_due(const struct save_state *state, const struct match *match);

#endif
