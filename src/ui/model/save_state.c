/* save_state.c: see save_state.h. */
#include "ui/model/save_state.h"

void save_state_open(struct save_state *state, const struct match *match) {
    *state = (struct save_state){
        .revision = match->revision, .edit_count = match->edit_count, .over = match_over(match)};
}

void save_state_set_file(struct save_state *state, const char *file) {
    struct text text = text_fixed(state->file, sizeof state->file);
    text_add(&text, file);
}

void save_state_mark_unsaved(struct save_state *state) {
    state->only_copy = true;
}

void save_state_mark_saved(struct save_state *state, const struct match *match) {
    state->revision = match->revision;
    state->only_copy = false;
}

bool save_state_is_due(const struct save_state *state, const struct match *match) {
    bool begun = match->edit_count != state->edit_count || (state->file[0] && !state->over);
    return state->only_copy || (begun && match->revision != state->revision);
}
