/* same_match.c: see same_match.h. */
#include "support/same_match.h"

#include "engine/rules.h"
#include "support/suite.h"

static int find_twin(const struct match *a, int node, const struct match *b, int parent) {
    const struct match_node *wanted = &a->nodes[node];
    for (int twin = b->nodes[parent].child; twin != MATCH_NONE; twin = b->nodes[twin].sibling) {
        const struct match_node *at = &b->nodes[twin];
        if (at->step == wanted->step && at->action == wanted->action &&
            at->player == wanted->player) {
            return twin;
        }
    }
    return MATCH_NONE;
}

static void assert_same_tree(const struct match *a, int node, const struct match *b, int twin) {
    const struct match_node *left = &a->nodes[node];
    const struct match_node *right = &b->nodes[twin];
    ck_assert(position_equal(&left->position, &right->position));
    ck_assert_int_eq(!left->comment, !right->comment);
    ck_assert_pstr_eq(left->comment, right->comment);
    ck_assert_int_eq(left->note.mark, right->note.mark);
    ck_assert_int_eq(left->note.valued, right->note.valued);
    ck_assert_int_eq(left->note.known, right->note.known);
    ck_assert_int_eq(left->note.pending, right->note.pending);
    ck_assert_int_eq(left->note.value, right->note.value);
    ck_assert_int_eq(left->next == MATCH_NONE, right->next == MATCH_NONE);
    if (left->next != MATCH_NONE) {
        ck_assert_int_eq(find_twin(a, left->next, b, twin), right->next);
    }
    for (int child = left->child; child != MATCH_NONE; child = a->nodes[child].sibling) {
        int other = find_twin(a, child, b, twin);
        ck_assert_int_ne(other, MATCH_NONE);
        assert_same_tree(a, child, b, other);
    }
}

void assert_same_match(const struct match *a, const struct match *b) {
    ck_assert_ptr_eq(a->game, b->game);
    ck_assert_mem_eq(a->options.value, b->options.value, sizeof a->options.value);
    ck_assert_pstr_eq(a->start_text, b->start_text);
    ck_assert_str_eq(a->name[0], b->name[0]);
    ck_assert_str_eq(a->name[1], b->name[1]);
    ck_assert_int_eq(a->count, b->count);
    ck_assert_int_eq(match_depth(a, a->current), match_depth(b, b->current));
    ck_assert_int_eq(a->tag_count, b->tag_count);
    for (int i = 0; i < a->tag_count; i++) {
        ck_assert_str_eq(a->tags[i].name, b->tags[i].name);
        ck_assert_str_eq(a->tags[i].value, b->tags[i].value);
    }
    assert_same_tree(a, MATCH_ROOT, b, MATCH_ROOT);
}
