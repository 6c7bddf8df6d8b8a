/* oware_ogn.c: writing Oware Game Notation; see oware_ogn.h. Reading is in oware_ogn_read.c. */
#include "records/oware_ogn.h"

#include "engine/rules.h"
#include "games/oware.h"
#include "records/oware_ogn_words.h"
#include "records/record_lines.h"

#include <assert.h>
#include <string.h>

enum { LINE_WIDTH = 79 };

/* ---- what is shared with the reader ---- */

const char *const oware_ogn_roster[OGN_ROSTER] = {"Event", "Site", "Date", "Round"};
const char *const oware_ogn_option_tags[OWARE_OGN_OPTIONS] = {"GrandSlam", "Leftovers"};

/* The rules that the notation was made for. */
static const char variant[] = "Oware Abapa";

enum record_tag oware_ogn_tag(const char *name) {
    static const struct record_tag_name names[] = {
        {"Variant", TAG_GAME},    {"South", TAG_PLAYER_0},          {"North", TAG_PLAYER_1},
        {"Result", TAG_RESULT},   {"Termination", TAG_TERMINATION}, {"FEN", TAG_POSITION},
        {"Current", TAG_CURRENT},
    };
    return record_tag_find(names, sizeof names / sizeof names[0], name);
}

/* Whether the record itself uses a tag of this name. */
static bool is_own_tag(const char *name) {
    static const char *const others[] = {"GrandSlam", "Leftovers", "Game", "StartComment",
                                         "EndComment"};
    bool own = oware_ogn_tag(name) != TAG_OTHER;
    for (size_t i = 0; i < sizeof others / sizeof others[0] && !own; i++) {
        own = text_same_letters(others[i], name);
    }
    return own;
}

/* ---- tags ---- */

/* Other readers mistake a '-' in a name, or a line end in a value, for the end of the tags. */
static void add_tag(struct text *out, const char *name, const char *value) {
    text_char(out, '[');
    for (; *name; name++) {
        text_char(out, (char)(*name == '-' ? '_' : *name));
    }
    text_add(out, " \"");
    for (; *value; value++) {
        if (*value == '"' || *value == '\\') {
            text_char(out, '\\');
        }
        text_char(out, (char)(*value == '\n' || *value == '\r' ? ' ' : *value));
    }
    text_add(out, "\"]\n");
}

static void add_known(struct text *out, const char *name, const char *value) {
    add_tag(out, name, value && value[0] ? value : "?");
}

/* The seeds of both at the end; a win that the seeds do not show is written as in Portable Game
 * Notation. */
static void result_text(const struct match *match, int end, struct text *out) {
    struct result result = match_result_at(match, end);
    if (result.outcome == OUTCOME_OPEN || result.reason == REASON_RESIGNATION ||
        result.reason == REASON_TIME) {
        text_add(out, record_result_word(result));
        return;
    }
    const struct position *pos = &match->nodes[end].position;
    text_format(out, "%d-%d", match->game->score(pos, 0), match->game->score(pos, 1));
}

/* Rules other than those the notation was made for have tags of their own. */
static void add_options(const struct match *match, struct text *out) {
    for (int i = 0; i < OWARE_OGN_OPTIONS; i++) {
        char value[32];
        struct text text = text_fixed(value, sizeof value);
        options_value_text(match->game, &match->options, i, &text);
        add_tag(out, oware_ogn_option_tags[i], value);
    }
}

static bool is_abapa(const struct match *match) {
    struct options abapa = options_default(&oware_game);
    const char *message = options_set(&oware_game, &abapa, "grand-slam=no-capture");
    assert(!message);
    return memcmp(abapa.value, match->options.value, sizeof abapa.value) == 0;
}

static void add_other_tags(const struct match *match, struct text *out) {
    for (int i = 0; i < match->tag_count; i++) {
        const struct match_tag *tag = &match->tags[i];
        bool listed = is_own_tag(tag->name);
        for (int k = 0; k < OGN_ROSTER; k++) {
            listed = listed || text_same_letters(oware_ogn_roster[k], tag->name);
        }
        if (!listed) {
            add_tag(out, tag->name, tag->value);
        }
    }
}

static void add_tags(const struct match *match, struct text *out) {
    int length = match_line_length(match), depth = match_depth(match, match->current);
    int end = match_line_node(match, length);
    struct result result = match_result_at(match, end);
    char line[16];
    struct text word = text_fixed(line, sizeof line);
    bool abapa = is_abapa(match);
    add_tag(out, "Variant", abapa ? variant : "Oware");
    for (int i = 0; i < OGN_ROSTER; i++) {
        add_known(out, oware_ogn_roster[i], match_tag(match, oware_ogn_roster[i]));
    }
    add_known(out, "South", match->name[0]);
    add_known(out, "North", match->name[1]);
    result_text(match, end, &word);
    add_tag(out, "Result", line);
    if (result.outcome != OUTCOME_OPEN) {
        add_tag(out, "Termination", rules_reason_name((enum reason)result.reason));
    }
    if (match->start_text) {
        add_tag(out, "FEN", match->start_text);
    }
    if (!abapa) {
        add_options(match, out);
    }
    if (depth < length) {
        text_clear(&word);
        text_number(&word, (uint64_t)depth);
        add_tag(out, "Current", line);
    }
    if (match->nodes[MATCH_ROOT].comment) {
        add_tag(out, "StartComment", match->nodes[MATCH_ROOT].comment);
    }
    if (match_is_termination(match, end) && match->nodes[end].comment) {
        add_tag(out, "EndComment", match->nodes[end].comment);
    }
    add_other_tags(match, out);
}

/* ---- moves ---- */

struct ogn_writer {
    const struct match *match;
    struct record_lines lines;
    struct text path; /* a variation's moves, last first: the letter and the capture of each */
};

static struct text *next_word(struct ogn_writer *writer) {
    record_lines_next(&writer->lines);
    return &writer->lines.word;
}

/* A comment is words with single spaces. It cannot contain }, nor ) within a variation. */
static void write_comment(struct ogn_writer *writer, const char *comment, bool in_variation) {
    static const char spaces[] = " \t\r\n";
    comment = comment ? comment + strspn(comment, spaces) : "";
    if (!*comment) {
        return;
    }
    text_char(next_word(writer), '{');
    while (*comment) {
        for (; *comment && !strchr(spaces, *comment); comment++) {
            char c = (char)(*comment == '}' ? ')' : *comment);
            text_char(&writer->lines.word, (char)(c == ')' && in_variation ? ']' : c));
        }
        comment += strspn(comment, spaces);
        if (*comment) {
            record_lines_break(&writer->lines);
        }
    }
    text_char(&writer->lines.word, '}');
}

/* How many seeds the mover's store gains. */
static int caught(const struct match *match, int node) {
    const struct match_node *at = &match->nodes[node];
    const struct position *before = &match->nodes[at->parent].position;
    return match->game->score(&at->position, at->player) - match->game->score(before, at->player);
}

static char letter_of(const struct match *match, int node) {
    const struct match_node *at = &match->nodes[node];
    char letter[ACTION_TEXT_MAX];
    struct text text = text_fixed(letter, sizeof letter);
    match->game->action_text(&match->nodes[at->parent].position, at->action, &text);
    return letter[0];
}

static void write_move(struct ogn_writer *writer, char letter, int catch) {
    text_char(next_word(writer), letter);
    if (catch > 0) {
        text_format(&writer->lines.word, "+%d", catch);
    }
}

static void write_termination(struct ogn_writer *writer, const struct match_node *at) {
    text_add(next_word(writer), record_termination_word((enum match_step)at->step));
    if (at->step == STEP_RESIGN || at->step == STEP_TIME) {
        text_number(&writer->lines.word, at->player);
    }
}

/* ---- variations ---- */

static int ancestor(const struct match *match, int node, int steps) {
    for (; steps > 0; steps--) {
        node = match->nodes[node].parent;
    }
    return node;
}

/* Writes the line from `head`, `depth` steps after the start, to `end`. The first `known` of its
 * steps have already been written, and their comments are not repeated. */
static void write_line(struct ogn_writer *writer, int head, int depth, int end, int known) {
    const struct match *match = writer->match;
    const struct match_node *last = &match->nodes[end];
    int count = 0;
    text_clear(&writer->path);
    for (int node = end;; node = match->nodes[node].parent) {
        bool action = match->nodes[node].step == STEP_ACTION;
        text_char(&writer->path, (char)(action ? letter_of(match, node) : '\0'));
        text_char(&writer->path, (char)(action ? caught(match, node) : 0));
        count++;
        if (node == head) {
            break;
        }
    }
    if (writer->path.truncated) {
        writer->lines.out->truncated = true;
        return;
    }
    text_char(next_word(writer), '(');
    writer->lines.glued = true;
    for (int i = 0; i < count; i++) {
        const char *step = writer->path.data + 2 * (count - 1 - i);
        if (i == 0 || (depth + i) % 2 == 0) {
            text_format(next_word(writer), (depth + i) % 2 ? "%d..." : "%d.", (depth + i) / 2 + 1);
        }
        if (step[0]) {
            write_move(writer, step[0], step[1]);
        } else {
            write_termination(writer, last);
        }
        if (i >= known) {
            const char *comment = match->nodes[ancestor(match, end, count - 1 - i)].comment;
            write_comment(writer, comment, true);
        }
    }
    text_char(&writer->lines.word, ')');
}

/* The children of a node in the order of writing: the one on its line last, because the line that
 * is written last is the one that is read as the line. `after` is MATCH_NONE for the first. */
static int next_child(const struct match *match, int parent, int after) {
    int line = match->nodes[parent].next;
    if (after != MATCH_NONE && after == line) {
        return MATCH_NONE;
    }
    int child = after == MATCH_NONE ? match->nodes[parent].child : match->nodes[after].sibling;
    if (child != MATCH_NONE && child == line) {
        child = match->nodes[child].sibling;
    }
    return child == MATCH_NONE ? line : child;
}

/* Writes all lines that begin with `head`, each from there on: variations cannot be nested, because
 * readers that skip them stop at the first ')'. */
static void write_variation(struct ogn_writer *writer, int head, int depth) {
    const struct match *match = writer->match;
    int node = head, at = 0, known = 0;
    for (;;) {
        for (int child; (child = next_child(match, node, MATCH_NONE)) != MATCH_NONE; at++) {
            node = child;
        }
        write_line(writer, head, depth, node, known);
        int sibling = MATCH_NONE;
        while (node != head && sibling == MATCH_NONE) {
            int parent = match->nodes[node].parent;
            sibling = next_child(match, parent, node);
            if (sibling == MATCH_NONE) {
                node = parent;
                at--;
                if (match->nodes[parent].next == MATCH_NONE) { /* the line ends here */
                    write_line(writer, head, depth, node, at + 1);
                }
            }
        }
        if (sibling == MATCH_NONE) {
            return;
        }
        node = sibling;
        known = at;
    }
}

/* ---- the whole record ---- */

/* A termination is not a move: it appears in the result. */
static void write_main_step(struct ogn_writer *writer, int node, int depth) {
    const struct match *match = writer->match;
    const struct match_node *at = &match->nodes[node];
    if (at->next != MATCH_NONE && !match_is_termination(match, at->next)) {
        if (depth % 2 == 0) {
            text_format(next_word(writer), "%d.", depth / 2 + 1);
        }
        write_move(writer, letter_of(match, at->next), caught(match, at->next));
        write_comment(writer, match->nodes[at->next].comment, false);
    } else if (at->child != at->next ||
               (at->child != MATCH_NONE && match->nodes[at->child].sibling != MATCH_NONE)) {
        text_add(next_word(writer), "--");
    }
}

void oware_ogn_write(const struct match *match, struct text *out) {
    assert(match->game == &oware_game);
    add_tags(match, out);
    text_char(out, '\n');
    struct ogn_writer writer = {.match = match, .lines = record_lines_start(out, LINE_WIDTH)};
    int depth = 0, node = MATCH_ROOT;
    for (; node != MATCH_NONE; node = match->nodes[node].next, depth++) {
        write_main_step(&writer, node, depth);
        int child = match->nodes[node].child;
        for (; child != MATCH_NONE; child = match->nodes[child].sibling) {
            if (child != match->nodes[node].next) {
                write_variation(&writer, child, depth);
            }
        }
    }
    result_text(match, match_line_node(match, depth - 1), next_word(&writer));
    record_lines_end(&writer.lines);
    text_free(&writer.path);
}

/* ---- what is lost ---- */

/* True when write_comment would not change a comment. */
static bool is_plain(const char *comment, bool in_variation) {
    for (const char *at = comment; *at; at++) {
        bool edge = at == comment || !at[1] || at[1] == ' ';
        if (strchr("}\t\r\n", *at) || (*at == ' ' && edge) || (*at == ')' && in_variation)) {
            return false;
        }
    }
    return comment[0] != '\0';
}

/* Tags lose line ends only. */
static bool fits_tag(const char *value) {
    return !value[strcspn(value, "\r\n")];
}

static bool holds_comment(const struct match *match, int node) {
    const char *comment = match->nodes[node].comment;
    bool on_line = match_line_node(match, match_depth(match, node)) == node;
    if (!comment) {
        return true;
    }
    if (node == MATCH_ROOT || (on_line && match_is_termination(match, node))) {
        return fits_tag(comment);
    }
    return is_plain(comment, !on_line);
}

static bool holds_name(const char *name) {
    return fits_tag(name) && strcmp(name, "?") != 0;
}

bool oware_ogn_holds_all(const struct match *match) {
    bool all = holds_name(match->name[0]) && holds_name(match->name[1]);
    for (int i = 0; i < match->tag_count && all; i++) {
        all = fits_tag(match->tags[i].value) && !strchr(match->tags[i].name, '-');
    }
    for (int i = 0; i < match->count && all; i++) {
        const struct match_note *note = &match->nodes[i].note;
        all = holds_comment(match, i) && !note->mark && !note->valued;
    }
    return all;
}
