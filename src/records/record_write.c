/* record_write.c: writing a record; see record.h. Reading is in record_read.c. */
#include "records/record.h"

#include "engine/rules.h"
#include "records/record_lines.h"
#include "records/record_notes.h"
#include "records/record_words.h"

#include <stdio.h>
#include <string.h>

enum {
    LINE_WIDTH = 80,
    GROUP_WIDTH = 60, /* a longer turn continues in another group, so that lines can break */
};

/* ---- writing: tags ---- */

static void add_escaped(struct text *out, char c) {
    const char *found = c ? strchr(record_escaped, c) : NULL;
    if (found) {
        text_char(out, '\\');
        c = record_escape_letters[found - record_escaped];
    }
    text_char(out, c);
}

static void add_tag(struct text *out, const char *name, const char *value) {
    text_format(out, "[%s \"", name);
    for (; *value; value++) {
        add_escaped(out, *value);
    }
    text_add(out, "\"]\n");
}

/* From the usual start all options matter. A position string may imply some of them, and then only
 * options that were given are written, or the two could contradict each other. */
static void add_options(const struct match *match, struct text *out) {
    struct options defaults = options_default(match->game);
    for (int i = 0; i < match->game->option_count; i++) {
        bool chosen = match->options.given[i] || match->options.value[i] != defaults.value[i];
        if (!match->start_text || chosen) {
            char buffer[32];
            struct text value = text_fixed(buffer, sizeof buffer);
            options_value_text(match->game, &match->options, i, &value);
            add_tag(out, match->game->options[i].key, buffer);
        }
    }
}

static void add_tags(const struct match *match, struct text *out) {
    int end = match_line_length(match);
    struct result result = match_result_at(match, match_line_node(match, end));
    char number[16];
    add_tag(out, "Game", match->game->id);
    add_options(match, out);
    for (int side = 0; side < 2; side++) {
        if (match->name[side][0]) {
            add_tag(out, side ? "Player1" : "Player0", match->name[side]);
        }
    }
    add_tag(out, "Result", record_result_word(result));
    if (result.outcome != OUTCOME_OPEN) {
        add_tag(out, "Termination", rules_reason_name((enum reason)result.reason));
    }
    snprintf(number, sizeof number, "%d", match->game->rules_version);
    add_tag(out, "RulesVersion", number);
    if (match->start_text) {
        add_tag(out, "Position", match->start_text);
    }
    int depth = match_depth(match, match->current);
    if (depth < end) {
        snprintf(number, sizeof number, "%d", depth);
        add_tag(out, "Current", number);
    }
    for (int i = 0; i < match->tag_count; i++) {
        if (!record_is_own_tag(match->game, match->tags[i].name)) {
            add_tag(out, match->tags[i].name, match->tags[i].value);
        }
    }
}

/* ---- writing: the tree ---- */

struct record_writer {
    const struct match *match;
    struct record_lines lines;
    bool in_group; /* the word is a group of actions that may grow */
    int turn;      /* number of the turn */
};

static void next_word(struct record_writer *writer) {
    record_lines_next(&writer->lines);
    writer->in_group = false;
}

static void write_note(struct record_writer *writer, const struct match_note *note) {
    if (note->mark) {
        next_word(writer);
        text_format(&writer->lines.word, "$%d", note->mark);
    }
    if (note->valued) {
        next_word(writer);
        text_char(&writer->lines.word, '{');
        record_note_write_value(note, &writer->lines.word);
        text_char(&writer->lines.word, '}');
    }
}

/* A comment that would be read as the value of a note is written as two, which are joined again. */
static void write_comment(struct record_writer *writer, const char *comment) {
    if (!comment) {
        return;
    }
    bool apart = record_note_read_value(comment, &(struct match_note){0});
    next_word(writer);
    text_char(&writer->lines.word, '{');
    for (; *comment; comment++) {
        if (*comment == ' ' && apart) {
            text_char(&writer->lines.word, '}');
            next_word(writer);
            text_char(&writer->lines.word, '{');
        } else if (*comment == ' ') {
            record_lines_break(&writer->lines);
        } else {
            add_escaped(&writer->lines.word, *comment);
        }
    }
    text_char(&writer->lines.word, '}');
}

static void write_action(struct record_writer *writer, int node, bool numbered) {
    const struct match *match = writer->match;
    const struct match_node *at = &match->nodes[node];
    bool begins = match_begins_turn(match, node);
    writer->turn += begins;
    if (begins || numbered) {
        next_word(writer);
        text_format(&writer->lines.word, "%d.", writer->turn);
    }
    if (begins || numbered || !writer->in_group || writer->lines.word.length > GROUP_WIDTH) {
        next_word(writer);
    }
    if (!begins) {
        text_char(&writer->lines.word, '.');
    }
    match->game->action_text(&match->nodes[at->parent].position, at->action, &writer->lines.word);
    writer->in_group = true;
}

/* `numbered`: the step is the first of its line and gets its turn number even in mid-turn. */
static void write_step(struct record_writer *writer, int node, bool numbered) {
    const struct match_node *at = &writer->match->nodes[node];
    if (at->step == STEP_ACTION) {
        write_action(writer, node, numbered);
    } else {
        next_word(writer);
        text_add(&writer->lines.word, record_termination_word((enum match_step)at->step));
        if (at->step == STEP_RESIGN || at->step == STEP_TIME) {
            text_format(&writer->lines.word, "%d", at->player);
        }
    }
    write_note(writer, &at->note);
    write_comment(writer, at->comment);
}

/* The first of `child` and its younger siblings that is not on its parent's line. */
static int variation_from(const struct match *match, int child) {
    while (child != MATCH_NONE && match->nodes[match->nodes[child].parent].next == child) {
        child = match->nodes[child].sibling;
    }
    return child;
}

/* Writes the step on the line after a node, or "--" when there are only variations. */
static void write_main_step(struct record_writer *writer, int node) {
    const struct match_node *at = &writer->match->nodes[node];
    if (at->next != MATCH_NONE) {
        write_step(writer, at->next, node == MATCH_ROOT);
    } else if (at->child != MATCH_NONE) {
        next_word(writer);
        text_add(&writer->lines.word, "--");
    }
}

static void leave_step(struct record_writer *writer, int node) {
    if (writer->match->nodes[node].step == STEP_ACTION) {
        writer->turn -= match_begins_turn(writer->match, node);
    }
}

/* From the end of a line back to its first node: the root, or where a variation begins. */
static int head_of_line(struct record_writer *writer, int node) {
    const struct match *match = writer->match;
    while (node != MATCH_ROOT && match->nodes[match->nodes[node].parent].next == node) {
        leave_step(writer, node);
        node = match->nodes[node].parent;
    }
    return node;
}

static void enter_variation(struct record_writer *writer, int node) {
    int main_step = writer->match->nodes[writer->match->nodes[node].parent].next;
    if (main_step != MATCH_NONE) {
        leave_step(writer, main_step); /* the variation replaces it */
    }
    next_word(writer);
    text_char(&writer->lines.word, '(');
    writer->lines.glued = true;
    write_step(writer, node, true);
}

static void leave_variation(struct record_writer *writer, int node) {
    const struct match *match = writer->match;
    int main_step = match->nodes[match->nodes[node].parent].next;
    text_char(&writer->lines.word, ')');
    writer->in_group = false;
    leave_step(writer, node);
    if (main_step != MATCH_NONE && match->nodes[main_step].step == STEP_ACTION) {
        writer->turn += match_begins_turn(match, main_step);
    }
}

/* Walks the tree without recursion: variations may be nested as deeply as the match is long. The
 * order for every node: the step on the line, the variations that could replace it, what follows.
 */
static void write_tree(struct record_writer *writer) {
    const struct match *match = writer->match;
    int node = MATCH_ROOT;
    write_main_step(writer, node);
    int variation = variation_from(match, match->nodes[node].child);
    for (;;) {
        if (variation != MATCH_NONE) {
            enter_variation(writer, variation);
            node = variation;
        } else if (match->nodes[node].next != MATCH_NONE) {
            node = match->nodes[node].next;
        } else {
            int head = head_of_line(writer, node);
            if (head == MATCH_ROOT) {
                return;
            }
            leave_variation(writer, head);
            node = match->nodes[head].parent;
            variation = variation_from(match, match->nodes[head].sibling);
            continue;
        }
        write_main_step(writer, node);
        variation = variation_from(match, match->nodes[node].child);
    }
}

void record_write(const struct match *match, struct text *out) {
    const struct game *game = match->game;
    const struct match_node *root = &match->nodes[MATCH_ROOT];
    bool mid_turn = rules_turn_open(game, &root->position);
    add_tags(match, out);
    text_char(out, '\n');
    struct record_writer writer = {
        .match = match, .lines = record_lines_start(out, LINE_WIDTH), .turn = mid_turn};
    write_note(&writer, &root->note);
    write_comment(&writer, root->comment);
    write_tree(&writer);
    next_word(&writer);
    int end = match_line_node(match, match_line_length(match));
    text_add(&writer.lines.word, record_result_word(match_result_at(match, end)));
    record_lines_end(&writer.lines);
}
