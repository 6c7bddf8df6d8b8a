/* thumbnail.h: a small picture of a game's board: the table's drawing code, clipped to a
 * rectangle. */
#ifndef SERAI_UI_BOARDS_THUMBNAIL_H
#define SERAI_UI_BOARDS_THUMBNAIL_H

#include "ui/kit/ui.h"
#include "ui/play/face.h"

/* `settings` apply as at the table, except that no place is named; the theme is that of `ui`.
 *
 * Wide boards run off the picture's edge. `position` may be NULL: the game's sample position is
 * used, and square boards run off it too, so that the pictures of all games are alike; otherwise
 * they are shown whole. */
void thumbnail_draw(struct ui *ui, const struct settings *settings, const struct game *game,
                    const struct position *position, struct rect rect);

/* The position after a step of a match, all of the board, with the marks of the turn up to there as
 * the table shows them. */
void thumbnail_draw_turn(struct ui *ui, const struct settings *settings, const struct match *match,
                         const struct last_turn *turn, int node, struct rect rect);

/* The sample position of the game while its sample turn is played, `ms` after the turn began.
 * Returns how long the turn takes, in ms; 0: nothing is drawn, as there is none. `ui` NULL: only
 * that. */
float thumbnail_turn(struct ui *ui, const struct settings *settings, const struct game *game,
                     float ms, struct rect rect);

/* The picture of one option's value, from the start that `options` lead to. Draws nothing if the
 * game has none. */
void thumbnail_choice(struct ui *ui, const struct settings *settings, const struct game *game,
                      const struct options *options, int option, struct rect rect);

/* The starting board under the options, as large as fits, with targets as at the table. */
void thumbnail_board(struct ui *ui, const struct settings *settings, const struct game *game,
                     const struct options *options, struct rect rect);

/* One of a player's pieces; false if the game has none. */
bool thumbnail_piece(struct ui *ui, const struct settings *settings, const struct game *game,
                     int player, struct point at, float radius);

#endif
