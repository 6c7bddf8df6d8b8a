/* record.h: a match as text, both ways, modeled on Portable Game Notation.
 *
 *   [Game "..."]                      its id, first of all; then tags in any order
 *   [gems "ladder"]                   the game's options
 *   [Player0 "Anna"]
 *   [Player1 "Ben"]
 *   [Result "*"]                      1-0, 0-1, 1/2-1/2 or *; the same as the last word
 *   [RulesVersion "1"]
 *   [Date "2026.11.21"]               any other tag is stored with the match
 *
 *   {about the start} 1. A.in.s 2. b {why not e?} (2. e.out.1) 3. C *
 *
 * A turn has a number, its actions are joined by '.', and a group of actions that does not begin
 * its turn begins with '.'. {Comments} follow what they are about. A (variation) follows the action
 * it could replace; "--" replaces an action where the line ends and only variations continue. A
 * termination is written agree, claim, resign:0 or time:1. `\\`, `\"`, `\}`, `\n` and `\r` stand
 * for the character. Notes of a review are glyphs and a comment of its own: $2 {[%eval -1.25]}. The
 * tags Termination (why it ended), Position (a start that is not the usual one) and Current (how
 * many steps were played, where the line goes on further) are written only when needed. Lines are
 * wrapped at 80 bytes.
 *
 * No files: text in, text out. */
#ifndef SERAI_RECORDS_RECORD_H
#define SERAI_RECORDS_RECORD_H

#include "engine/match.h"

struct record_error {
    int line, column; /* both from 1; the column counts characters */
    char reason[REASON_TEXT_MAX];
};

/* Appends the record of a match, all of its tree; out->truncated is set when memory ran out. */
void record_write(const struct match *match, struct text *out);

/* Replays a record of `length` bytes of UTF-8 through the rules of one of `games`. True when done:
 * *match then holds it (its previous content is overwritten, not freed). Otherwise *match is
 * untouched and *error has the place and the reason. */
bool record_read(const struct game *const games[], int games_count, const char *record,
                 size_t length, struct match *match, struct record_error *error);

#endif
