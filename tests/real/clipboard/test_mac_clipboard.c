/* test_mac_clipboard.c: pictures are given to the tools of a desktop: here to a stub, on the way of
 * a Mac. */
#define _POSIX_C_SOURCE 200809L

#include "platform/clipboard.h"
#include "platform/platform.h"
#include "support/suite.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define FOLDER SERAI_BINARY_DIR "/test-clipboard"
static const char tool[] = FOLDER "/osascript";
static const struct clipboard_picture picture = {.png = "a PNG", .size = 5};

/* A tool that does this with the path of the picture in the variable PNG. */
static void put_tool(const char *does) {
    char script[1024];
    struct text text = text_fixed(script, sizeof script);
    text_format(&text, "#!/bin/sh\nfor PNG in \"$@\"; do :; done\n%s\n", does);
    ck_assert_ptr_null(platform_make_folder(FOLDER));
    ck_assert_ptr_null(platform_replace(tool, script, strlen(script), false));
    ck_assert_int_eq(chmod(tool, 0755), 0);
    setenv("PATH", FOLDER ":/usr/bin:/bin", 1);
    setenv("TMPDIR", FOLDER, 1);
}

/* What a stub has left in a file, which is removed. */
static struct text left(const char *name) {
    struct text text = {0};
    const char *wrong = platform_read(name, 4096, &text);
    ck_assert_msg(!wrong, "%s: %s", name, wrong);
    remove(name);
    return text;
}

static int files_in_folder(void) {
    struct platform_listing listing = {0};
    ck_assert_ptr_null(platform_list(FOLDER, &listing));
    int count = listing.count;
    platform_free_listing(&listing);
    return count;
}

START_TEST(a_mac_runs_a_script_that_reads_the_picture) {
    put_tool("cp \"$PNG\" " FOLDER "/got; printf '%s\\n' \"$@\" >" FOLDER "/said");
    ck_assert_ptr_null(clipboard_lacks());
    ck_assert_ptr_null(clipboard_put(&picture));
    struct text got = left(FOLDER "/got"), said = left(FOLDER "/said");
    ck_assert_str_eq(text_string(&got), "a PNG");
    ck_assert_ptr_nonnull(
        strstr(text_string(&said), "(read (POSIX file (item 1 of argv)) as «class PNGf»)"));
    text_free(&got);
    text_free(&said);
}
END_TEST

START_TEST(nothing_stays_behind_and_a_refusal_is_reported) {
    put_tool("exit 1");
    remove(FOLDER "/said");
    remove(FOLDER "/got");
    ck_assert_ptr_nonnull(clipboard_put(&picture));
    ck_assert_int_eq(files_in_folder(), 1); /* the tool */
}
END_TEST

START_TEST(without_the_tool_the_menu_says_so) {
    setenv("PATH", "/nowhere", 1);
    ck_assert_ptr_nonnull(clipboard_lacks());
    ck_assert_ptr_nonnull(clipboard_put(&picture));
}
END_TEST

SUITE("pictures on the clipboard", a_mac_runs_a_script_that_reads_the_picture,
      nothing_stays_behind_and_a_refusal_is_reported, without_the_tool_the_menu_says_so)
