/* faces.c: the list of the boards; with games.c the only place that names them all. */
#include "ui/boards/faces.h"

#include <stddef.h>

const struct face *const faces[] = {
    &oware_face, &saddeeqa_face, &shakala_face, &seega_face, &dulko_face,
};

const int faces_count = sizeof faces / sizeof faces[0];

const struct face *faces_find(const struct game *game) {
    for (int i = 0; i < faces_count; i++) {
        if (faces[i]->game == game) {
            return faces[i];
        }
    }
    return NULL;
}
