/* examples.c: see examples.h. */
#include "support/examples.h"

#include "support/suite.h"

#include <stdio.h>
#include <string.h>

enum { BLOCK = 4096 };

struct text examples_document(const char *name) {
    struct text text = {0};
    char block[BLOCK];
    char path[1024];
    snprintf(path, sizeof path, SERAI_SOURCE_DIR "/docs/%s", name);
    FILE *file = fopen(path, "rb");
    ck_assert_ptr_nonnull(file);
    for (size_t count = 0; (count = fread(block, 1, sizeof block, file)) > 0;) {
        text_add_bytes(&text, block, count);
    }
    fclose(file);
    return text;
}

void example_free(struct example *example) {
    text_free(&example->label);
    text_free(&example->body);
    text_free(&example->below);
}

static const char *line_end(const char *at) {
    return at + strcspn(at, "\n");
}

bool examples_next(const char **at, struct example *example) {
    const char *open = strstr(*at, "\n```");
    if (!open) {
        return false;
    }
    const char *label = open + 4, *body = line_end(label) + 1;
    const char *close = strstr(body - 1, "\n```");
    ck_assert_ptr_nonnull(close);
    const char *below = line_end(close + 4);
    below += strspn(below, "\n");
    *example = (struct example){0};
    text_add_bytes(&example->label, label, (size_t)(line_end(label) - label));
    text_add_bytes(&example->body, body, (size_t)(close + 1 - body));
    text_add_bytes(&example->below, below, (size_t)(line_end(below) - below));
    *at = close + 4;
    return true;
}
