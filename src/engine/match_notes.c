/* match_notes.c: what is written about a match and its turns, see match.h. */
#include "engine/match_parts.h"

#include "base/names.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

char *match_copy_string(const char *string) {
    size_t size = strlen(string) + 1;
    char *copy = malloc(size);
    if (copy) {
        memcpy(copy, string, size);
    }
    return copy;
}

void match_set_note(struct match *match, int node, const struct match_note *note) {
    assert(match_has_node(match, node));
    match->nodes[node].note = *note;
    match->revision++;
    match->edit_count++;
}

void match_set_name(struct match *match, int player, const char *name) {
    struct text text = text_fixed(match->name[player], MATCH_NAME_MAX);
    name_add(&text, name);
    match->revision++;
    match->edit_count++;
}

const char *match_set_comment(struct match *match, int node, const char *comment) {
    assert(match_has_node(match, node));
    char *copy = NULL;
    if (comment && comment[0]) {
        copy = match_copy_string(comment);
        if (!copy) {
            return words(WORD_NO_MEMORY);
        }
    }
    free(match->nodes[node].comment);
    match->nodes[node].comment = copy;
    match->revision++;
    match->edit_count++;
    return NULL;
}

static int find_tag(const struct match *match, const char *name) {
    int at = 0;
    while (at < match->tag_count && !text_same_letters(match->tags[at].name, name)) {
        at++;
    }
    return at;
}

static void remove_tag(struct match *match, int at) {
    free(match->tags[at].name);
    free(match->tags[at].value);
    match->tag_count--;
    match->revision++;
    memmove(&match->tags[at], &match->tags[at + 1],
            (size_t)(match->tag_count - at) * sizeof *match->tags);
}

static const char *add_tag(struct match *match, const char *name, char *value) {
    char *name_copy = match_copy_string(name);
    struct match_tag *tags =
        name_copy ? realloc(match->tags, (size_t)(match->tag_count + 1) * sizeof *tags) : NULL;
    if (!tags) {
        free(name_copy);
        free(value);
        return words(WORD_NO_MEMORY);
    }
    match->tags = tags;
    match->tags[match->tag_count++] = (struct match_tag){.name = name_copy, .value = value};
    match->revision++;
    return NULL;
}

static bool is_tag_name(const char *name) {
    static const char letters[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    size_t length = strlen(name);
    return length > 0 && length < MATCH_TAG_MAX && strspn(name, letters) == length;
}

const char *match_set_tag(struct match *match, const char *name, const char *value) {
    if (!is_tag_name(name)) {
        return words(WORD_BAD_TAG_NAME);
    }
    int at = find_tag(match, name);
    bool known = at < match->tag_count;
    if (!value) {
        if (known) {
            remove_tag(match, at);
        }
        return NULL;
    }
    if (known && strcmp(match->tags[at].value, value) == 0) {
        return NULL;
    }
    char *copy = match_copy_string(value);
    if (!copy) {
        return words(WORD_NO_MEMORY);
    }
    if (!known) {
        return add_tag(match, name, copy);
    }
    free(match->tags[at].value);
    match->tags[at].value = copy;
    match->revision++;
    return NULL;
}

const char *match_tag(const struct match *match, const char *name) {
    int at = find_tag(match, name);
    return at < match->tag_count ? match->tags[at].value : NULL;
}
