/* faces.c: the list of the boards; only this file and games.c name them all. */
#include "ui/boards/faces.h"

#include <stddef.h>

/* The games' faces in the order of the games, a line each: NAME_face is declared in
 * boards/NAME/scene.h. */
#define FACES(X)                                                                                   \
    X(oware)                                                                                       \
    X(saddeeqa)                                                                                    \
    X(shakala)                                                                                     \
    X(seega)                                                                                       \
    X(dulko)

#define DECLARE(name) extern const struct face name##_face;
FACES(DECLARE)

#define ENTRY(name) &name##_face,
const struct face *const faces[] = {FACES(ENTRY)};

const int faces_count = sizeof faces / sizeof faces[0];

const struct face *faces_find(const struct game *game) {
    for (int i = 0; i < faces_count; i++) {
        if (faces[i]->game == game) {
            return faces[i];
        }
    }
    return NULL;
}
