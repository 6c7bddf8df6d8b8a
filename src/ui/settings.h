/* settings.h: what the players like, for every game. */
#ifndef SERAI_UI_SETTINGS_H
#define SERAI_UI_SETTINGS_H

#include "ui/theme.h"

struct settings {
    float speed; /* of animations; 0 = off, 1 = as designed, up to 3 */
    bool reduced_motion;
    enum theme_id theme;
    float scale; /* of the interface, 0.8 to 3; 0 = as the window suggests */
    bool counts; /* on every place; off: where more than five lie */
    bool coordinates;
    bool previews;
    bool history; /* the panel is open */
    bool fullscreen;
};

/* What a new player finds. */
struct settings settings_default(void);

#endif
