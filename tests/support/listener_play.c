/* listener_play.c: see listener_play.h. */
#include "support/listener_play.h"

#include "words/words.h"

#include <check.h>
#include <string.h>

enum { LINES_MOST = 60 };

/* The fake voice: takes what it is told to say. */
static void listen(struct listener_play *listener) {
    struct narrator *narrator = &listener->play->app.narrator;
    for (int i = 0; i < narrator->count; i++) {
        text_format(&listener->heard, "%s\n", narrator->queue[i].text);
        bool result =
            strstr(narrator->queue[i].text, " wins") || strstr(narrator->queue[i].text, "Draw");
        listener->over = listener->over || (narrator->queue[i].news && result);
    }
    narrator->count = 0;
}

struct listener_play listener_play_open(const char *game, const char *options) {
    struct listener_play listener = {.play = ui_play_open(game, options, NULL, 1280, 800)};
    ui_play_settings(listener.play)->speech = true;
    listener_play_wait(&listener, 16);
    return listener;
}

void listener_play_close(struct listener_play *listener) {
    text_free(&listener->heard);
    text_free(&listener->board);
    ui_play_close(listener->play);
}

void listener_play_wait(struct listener_play *listener, double ms) {
    ui_play_wait(listener->play, ms);
    listen(listener);
}

static void press(struct listener_play *listener, const struct input *input) {
    app_input(&listener->play->app, input);
    listener_play_wait(listener, 16);
}

void listener_play_key(struct listener_play *listener, enum key key, bool shift) {
    text_clear(&listener->heard);
    listener->keys++;
    press(listener, &(struct input){.kind = INPUT_KEY, .key = key, .shift = shift});
    if (key == KEY_ENTER) {
        press(listener, &(struct input){.kind = INPUT_KEY_UP, .key = key});
    }
}

void listener_play_type(struct listener_play *listener, const char *text) {
    struct input input = {.kind = INPUT_TEXT};
    struct text to = text_fixed(input.text, sizeof input.text);
    listener_play_key(listener, KEY_F5, false); /* a name that was typed before is over */
    text_clear(&listener->heard);
    text_add(&to, text);
    listener->keys++;
    press(listener, &input);
}

bool listener_play_hears(const struct listener_play *listener, const char *words) {
    return strstr(text_string(&listener->heard), words) != NULL;
}

static bool at_the_end(const struct listener_play *listener) {
    return listener_play_hears(listener, words(WORD_SPOKEN_NO_LINE));
}

void listener_play_read(struct listener_play *listener) {
    int lines = 0;
    do {
        listener_play_key(listener, KEY_UP, true);
    } while (!at_the_end(listener) && ++lines < LINES_MOST);
    text_clear(&listener->board);
    for (lines = 0; lines < LINES_MOST; lines++) {
        listener_play_key(listener, KEY_DOWN, true);
        if (at_the_end(listener)) {
            break;
        }
        for (const char *at = text_string(&listener->heard); *at;) {
            const char *next = strstr(at, words(WORD_SPOKEN_NEXT));
            size_t length = next ? (size_t)(next - at) : strcspn(at, "\n");
            text_add_bytes(&listener->board, at, length);
            text_add(&listener->board, "\n");
            at += length + (next ? strlen(words(WORD_SPOKEN_NEXT)) : 1);
        }
    }
    ck_assert_int_lt(lines, LINES_MOST);
}

struct line listener_play_knows(const struct listener_play *listener, const char *begins) {
    struct line found = {""};
    struct text text = text_fixed(found.string, sizeof found.string);
    for (const char *at = text_string(&listener->board); *at; at += strcspn(at, "\n") + 1) {
        if (strncmp(at, begins, strlen(begins)) == 0) {
            size_t skip = strlen(begins);
            text_add_bytes(&text, at + skip, strcspn(at + skip, "\n"));
            break;
        }
    }
    return found;
}
