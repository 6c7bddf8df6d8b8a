/* status.h: what Dulko's table says. */
#ifndef SERAI_UI_BOARDS_DULKO_STATUS_H
#define SERAI_UI_BOARDS_DULKO_STATUS_H

#include "ui/boards/dulko/scene.h"

/* "King", "7". */
const char *dulko_kind_name(int kind, char buffer[2]);

/* The labels of targets. */
void dulko_say_bank(const struct face_view *view, int owner, int kind, struct text *out);
void dulko_say_square(const struct dulko_scene *scene, int square, struct text *out);

/* As in face.h. */
const char *dulko_remark(const struct position *pos, int player);
void dulko_say_status(const struct face_view *view, struct text *out);
void dulko_say_told(const struct face_view *view, int player, game_action action,
                    const struct trace *trace, struct text *out);

#endif
