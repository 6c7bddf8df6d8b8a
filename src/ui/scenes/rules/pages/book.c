/* book.c: see book.h. The games that have pages are listed here. */
#include "ui/scenes/rules/pages/list.h"

const struct rules_book *const rules_books[] = {&oware_rules, &saddeeqa_rules, &shakala_rules,
                                                &seega_rules, &dulko_rules};

const int rules_books_count = sizeof rules_books / sizeof rules_books[0];

const struct rules_book *rules_find(const struct game *game) {
    for (int i = 0; i < rules_books_count; i++) {
        if (rules_books[i]->game == game) {
            return rules_books[i];
        }
    }
    return NULL;
}

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
