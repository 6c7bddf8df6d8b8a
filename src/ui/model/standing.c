/* standing.c: see standing.h. */
#include "ui/model/standing.h"

#include "words/words.h"

#include <string.h>

static const char tag[] = "Standing";
enum { MOST_WON = 9999 };

/* Reads "2" or "0.5" up to the character `end`, and returns what follows; NULL for anything else.
 */
static const char *read_halves(const char *word, char end, int *halves) {
    int whole = 0;
    const char *at = word;
    while (*at >= '0' && *at <= '9' && whole <= MOST_WON) {
        whole = whole * 10 + (*at++ - '0');
    }
    bool half = strncmp(at, ".5", 2) == 0;
    at += half ? 2 : 0;
    *halves = 2 * whole + half;
    return at != word && whole <= MOST_WON && *at == end ? at + (end != '\0') : NULL;
}

struct match_standing standing_of(const struct match *match) {
    struct match_standing standing = {0};
    const char *word = match_tag(match, tag);
    word = word ? read_halves(word, '-', &standing.halves[0]) : NULL;
    standing.known = word && read_halves(word, '\0', &standing.halves[1]);
    if (!standing.known) {
        standing.halves[0] = standing.halves[1] = 0;
    }
    struct result result = match_result(match);
    if (result.outcome == OUTCOME_WIN) {
        standing.halves[result.winner] += 2;
    } else if (result.outcome == OUTCOME_DRAW) {
        standing.halves[0]++;
        standing.halves[1]++;
    }
    return standing;
}

void standing_keep(struct match *match, const struct match_standing *standing) {
    char word[32];
    struct text text = text_fixed(word, sizeof word);
    for (int player = 0; player < 2; player++) {
        int halves = standing->halves[player];
        text_format(&text, "%s%d%s", player ? "-" : "", halves / 2, halves % 2 ? ".5" : "");
    }
    match_set_tag(match, tag, word);
}

/* "2", "½", "1½". */
static struct line halves_line(int halves) {
    const char *half = halves % 2 ? "½" : "";
    return halves == 1 ? text_line("%s", half)
                       : text_line("%s%s", text_counted(halves / 2).string, half);
}

struct line standing_line(const struct match *match, const char *const name[2], bool briefly) {
    struct match_standing standing = standing_of(match);
    return text_line(words(briefly ? WORD_STANDING_BRIEF : WORD_STANDING), name[0],
                     halves_line(standing.halves[0]).string, name[1],
                     halves_line(standing.halves[1]).string);
}

struct line standing_pair(const struct match *match, bool from_right) {
    struct match_standing standing = standing_of(match);
    return text_line("%s : %s", halves_line(standing.halves[from_right]).string,
                     halves_line(standing.halves[!from_right]).string);
}
