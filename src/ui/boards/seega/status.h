/* status.h: what Seega's table says; the functions are those of struct face. */
#ifndef SERAI_UI_BOARDS_SEEGA_STATUS_H
#define SERAI_UI_BOARDS_SEEGA_STATUS_H

#include "ui/play/face.h"

void seega_say_phase(const struct position *pos, struct text *out);
const char *seega_remark(const struct position *pos, int player);
void seega_say_status(const struct face_view *view, struct text *out);
void seega_say_told(const struct face_view *view, int player, game_action action,
                    const struct trace *trace, struct text *out);

#endif
