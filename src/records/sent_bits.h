/* sent_bits.h: numbers as letters and digits that survive being sent: "serai:", five bits to a
 * character, how many characters there are, and a check. What the numbers mean is said in
 * sent_turn.c. */
#ifndef SERAI_RECORDS_SENT_BITS_H
#define SERAI_RECORDS_SENT_BITS_H

#include "base/text.h"
#include "records/sent_turn.h"

enum { SENT_CHARACTER_BITS = 5 };

/* The values of characters, and the bit that is written or read next. */
struct sent_bits {
    unsigned char value[SENT_LENGTH_MAX];
    int count;     /* bits that there are: when reading, those before the check */
    int at;        /* reading: the next one */
    bool full;     /* not all of them fitted */
    bool short_of; /* more were read than there are */
};

/* What is wrong with a line. */
enum sent_fault { SENT_SOUND, SENT_IS_CUT, SENT_IS_CHANGED, SENT_IS_NEWER };

/* ---- writing ---- */

struct sent_bits sent_bits_start(int version);

/* Adds a number below 2^bits, the highest bit first; 32 bits at most. */
void sent_put(struct sent_bits *bits, uint32_t number, int count);

/* Appends the line; false, and nothing is appended, when it is too long. */
bool sent_bits_end(struct sent_bits *bits, struct text *out);

/* ---- reading ---- */

bool sent_is_letter_or_digit(char c);

/* Where a line goes on after "serai:", which may be broken by the end of a line of text, or by
 * characters that are not seen; NULL: none begins here. */
const char *sent_begins(const char *text, const char *end);

/* The same of the next line in a text; NULL: there is none. */
const char *sent_find(const char *text, const char *end);

/* Reads the line that begins there. */
enum sent_fault sent_bits_read(const char *text, const char *end, int version,
                               struct sent_bits *bits);

/* The next number; 0 when there are not so many bits left. */
uint32_t sent_get(struct sent_bits *bits, int count);

/* True when all has been read, and no more: what fills the last character is 0. */
bool sent_bits_done(struct sent_bits *bits);

/* ---- numbers alone ---- */

/* Appends the lowest bits of a number, a multiple of five of them; reads them. */
void sent_add_number(struct text *out, uint32_t number, int bits);
bool sent_read_number(const char *text, int bits, uint32_t *number);

#endif
