/* fuzz_kept.c: the files in which the program keeps what players set, chose and learned, and which
 * people may edit. The first byte picks the file. What the program itself has written of it is read
 * and written the same; at first, control characters and the blanks that they become at an end are
 * lost. */
#include "base/key_value.h"
#include "fuzz/fuzz.h"
#include "ui/model/match_setup.h"
#include "ui/model/progress.h"
#include "ui/model/settings.h"
#include "ui/model/statistics.h"

#include <assert.h>
#include <string.h>

typedef void rewriter(const char *text, size_t length, struct text *out);

static void rewrite_settings(const char *text, size_t length, struct text *out) {
    struct settings settings = settings_default();
    struct text complaints = {0}, report = {0};
    settings_read(text, length, &settings, &complaints);
    lines_report(text_string(&complaints), "settings", &report);
    assert(!report.length == !complaints.length);
    settings_write(&settings, out);
    text_free(&complaints);
    text_free(&report);
}

static void rewrite_choices(const char *text, size_t length, struct text *out) {
    static struct setup setup;
    struct text complaints = {0};
    memset(&setup, 0, sizeof setup);
    setup_read(text, length, &setup, &complaints);
    setup_write(&setup, out);
    text_free(&complaints);
}

static void rewrite_progress(const char *text, size_t length, struct text *out) {
    static struct progress progress;
    memset(&progress, 0, sizeof progress);
    progress_read(text, length, &progress);
    progress_write(&progress, out);
}

static void rewrite_statistics(const char *text, size_t length, struct text *out) {
    struct text string = fuzz_string((const uint8_t *)text, length);
    statistics_write(statistics_read(text_string(&string)), out);
    text_free(&string);
}

/* A line that is changed in a file, whatever else stands there. */
static void try_change(const char *text, size_t length) {
    struct text changes = {0}, changed = {0}, value = {0};
    lines_damaged(text, length);
    lines_compare("theme = dusk\n", "theme = noon\n", &changes);
    lines_change(text, length, text_string(&changes), &changed);
    bool found = lines_find(text_string(&changed), "theme", &value);
    assert(!found || value.length < LINES_LENGTH_MAX);
    text_free(&changes);
    text_free(&changed);
    text_free(&value);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static rewriter *const files[] = {rewrite_settings, rewrite_choices, rewrite_progress,
                                      rewrite_statistics};
    struct text first = {0}, once = {0}, twice = {0};
    if (size < 1) {
        return 0;
    }
    rewriter *rewrite = files[data[0] % (sizeof files / sizeof files[0])];
    try_change((const char *)data + 1, size - 1);
    rewrite((const char *)data + 1, size - 1, &first);
    rewrite(text_string(&first), first.length, &once);
    rewrite(text_string(&once), once.length, &twice);
    assert(strcmp(text_string(&once), text_string(&twice)) == 0);
    text_free(&first);
    text_free(&once);
    text_free(&twice);
    return 0;
}
