/* shot_text.h: a shot as text, to be kept in tests/golden/shots and reviewed as a difference.
 *
 * A scene's file has a section for each size and theme that it is taken in: "[1280x800 dusk]". At
 * dusk it lists what was drawn, in its order, a line each, in whole points:
 *
 *   box X,Y+WIDTHxHEIGHT r RADIUS COLORS, stroke COLOR WIDTH, shadow COLOR BLUR, glow COLOR WIDTH
 *   path X,Y+WIDTHxHEIGHT COMMANDS, fill COLOR, stroke COLOR WIDTH
 *   text X,Y FONT SIZE ALIGNMENT COLOR "TEXT"
 *   sprite NAME X,Y UNIT
 *   sprites NAME xCOUNT X,Y+WIDTHxHEIGHT: of a heap, where it lies; boxes: of small equal ones
 *   surface NAME X,Y UNIT           ground, clip, movement X,Y+WIDTHxHEIGHT
 *
 * Places are those in the group (draw_group) whose line precedes them and is indented less:
 *
 *   NAME: X,Y+WIDTHxHEIGHT                                    from its corner, in points
 *   NAME: X,Y+WIDTHxHEIGHT grid X,Y+WIDTHxHEIGHT of XxY       from the corner of its first cell, in
 *       units: the cell, the middle of which is at X,Y, has so many, each about a point
 *
 * So a panel that moved is one line, and a board that grew is hardly more. A group is told where it
 * is, and how large, once; in a row of equal ones, the first is told how large. In a grid, and in a
 * group that is a thing drawn in several sizes and has no grid, places are those of middles. What
 * is as large as its group is told without a place. A text at the right is told from the right
 * edge.
 *
 * A color of the theme has its name, another one is #RRGGBB, and @ precedes how many percent of it
 * are seen. The other themes draw the same in other colors. What the list does not say is seen in
 * the tones of the picture, in every theme: a grid of its light, then smaller ones of its red and
 * its blue side by side, each digit the mean of its part of the picture, from 0 (dark) to z. But
 * for the usual window at dusk, all three are as small, and side by side. */
#ifndef SERAI_TESTS_SHOTS_SHOT_TEXT_H
#define SERAI_TESTS_SHOTS_SHOT_TEXT_H

#include "shots/shots.h"

enum { TONE_COLUMNS = 32, TONE_ROWS = 20, TONES = 62 };

/* Appends the section of a shot that was just taken. */
void shot_describe(const struct draw_list *list, const SDL_Surface *picture, enum theme_id theme,
                   const struct shot_window *window, struct text *out);

/* Appends the first line of a section. */
void shot_section(enum theme_id theme, const struct shot_window *window, struct text *out);

/* Appends the grids alone: of a picture in RGBA. Fine: the light in twice as many rows and columns,
 * before the others. */
void shot_tones(const SDL_Surface *picture, bool fine, struct text *out);

/* Appends the colors that each theme has for each name. */
void shot_themes(struct text *out);

/* The digit's tone, 0 to TONES - 1, or -1. */
int shot_tone(char digit);

#endif
