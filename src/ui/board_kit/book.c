/* book.c: see book.h. */
#include "ui/board_kit/book.h"

int rules_examples(const struct rules_page *page) {
    int count = 0;
    while (count < RULES_EXAMPLES_MAX && page->example[count].title) {
        count++;
    }
    return count;
}

int rules_notes(const struct rules_page *page) {
    int count = 0;
    while (count < RULES_NOTES_MAX && page->note[count].text) {
        count++;
    }
    return count;
}
