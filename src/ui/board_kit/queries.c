/* queries.c: see queries.h. */
#include "ui/board_kit/queries.h"

bool view_can_act(const struct face_view *view) {
    return view->live && !view->busy;
}

bool view_is_legal(const struct face_view *view, game_action action) {
    for (int i = 0; i < view->legal->count; i++) {
        if (view->legal->action[i] == action) {
            return true;
        }
    }
    return false;
}

const struct preview *view_preview(const struct face_view *view) {
    bool one = view_can_act(view) && view->preview && view->preview->count == 1;
    return one ? view->preview : NULL;
}

bool view_is_refused(const struct face_view *view, int place) {
    for (int i = 0; view->refused && i < view->refused->place_count; i++) {
        if (view->refused->place[i] == place) {
            return true;
        }
    }
    return false;
}
