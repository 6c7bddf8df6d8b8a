/* test_cut.c: in every language, in every scene, no text is cut that is whole in English, none lies
 * over another, and none comes close to the edges of its button. The languages there are stand in a
 * small window and in the usual one, and one of no country, whose texts are longer than theirs, in
 * windows of all sizes, read in both directions. */
#include "shots/shots.h"

#include "fakes/fake_host.h"
#include "sdl/video/fonts.h"
#include "support/suite.h"
#include "words/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SHOTS_MAX = 400, CUT_MAX = 64, CUT_LENGTH = 256, SEEN_MAX = 512 };

/* Between the label of a button and its edges, in points; a single word that has no room for that
 * in small type, or a choice, which has others beside it, comes closer before it is cut. */
static const float PADDING = 6;

/* What is wrong with texts of a shot. */
struct cut {
    int count;
    char text[CUT_MAX][CUT_LENGTH];
};

static const char dots[] = "…";

static bool ends_with(const char *text, const char *end) {
    size_t length = strlen(text), tail = strlen(end);
    return length >= tail && strcmp(text + length - tail, end) == 0;
}

/* A text whose dots are those of the catalog, as of a button that leads on; or its last line. */
static bool is_word(const char *text) {
    for (int word = 1; word < WORDS; word++) {
        const char *whole = words((enum word)word);
        if (ends_with(whole, dots) && (ends_with(whole, text) || ends_with(text, whole))) {
            return strcmp(text, dots) != 0;
        }
    }
    return false;
}

/* A position as text, in a field in which it is moved along. */
static bool is_position(const char *text) {
    int rows = 0;
    for (; *text; text++) {
        rows += *text == '/';
    }
    return rows > 2;
}

/* Where the small letters of a text are. */
static struct rect place_of(const struct draw_command *command, const char *text) {
    const float height = command->as.text.size / 2;
    struct measure measure = fonts_measure();
    float width =
        measure.width(measure.context, command->as.text.font, command->as.text.size, text);
    float left = command->rect.x - (command->as.text.align == ALIGN_CENTER  ? width / 2
                                    : command->as.text.align == ALIGN_RIGHT ? width
                                                                            : 0);
    left = command->upended ? 2 * command->rect.x - left - width : left;
    return (struct rect){left, command->rect.y - (command->upended ? 0 : height), width, height};
}

/* Whether a text reaches beyond both edges of what is seen, or beyond one of them. */
static bool reaches_out(struct rect text, struct rect seen) {
    const float rounded = 1.5F;
    return text.x < seen.x - rounded || text.x + text.w > seen.x + seen.w + rounded;
}

/* Whether the letters of two texts lie over each other. */
static bool is_over(struct rect a, struct rect b) {
    const float rounded = 2;
    return a.x + rounded < b.x + b.w && b.x + rounded < a.x + a.w && a.y + rounded < b.y + b.h &&
           b.y + rounded < a.y + a.h;
}

/* The targets of a shot, in points, and how many pixels these are. */
struct view {
    const struct targets *targets;
    float scale;
    float width; /* in pixels, of a mirrored page: its targets are kept as before; 0: of another */
};

/* Where a button is seen, in pixels. */
static struct rect button_of(const struct view *view, const struct target *target) {
    struct rect at = target->mark;
    float k = view->scale, left = at.x * k;
    return (struct rect){view->width > 0 ? view->width - left - at.w * k : left, at.y * k, at.w * k,
                         at.h * k};
}

/* The marks below the lines of a game's card are no label of it, nor is what is long of these. */
static bool has_label(const struct target *target) {
    return (target->role == ROLE_BUTTON || target->role == ROLE_CHOICE) && !target->hidden &&
           !target->upended && strncmp(target->id, "two:", 4) != 0 &&
           strncmp(target->id, "alone:", 6) != 0;
}

/* Whether a text comes closer than PADDING points to the start or the end of a button that it is
 * in. */
static bool is_close(struct rect text, const struct view *view) {
    float x = text.x + text.w / 2, y = text.y + text.h / 2;
    for (int i = 0; i < view->targets->count; i++) {
        const struct target *target = &view->targets->target[i];
        struct rect rect = button_of(view, target);
        float padding = (target->role == ROLE_CHOICE ? 2 : PADDING) * view->scale - 1;
        if (has_label(target) && rect_contains(rect, x, y) &&
            (text.x < rect.x + padding || text.x + text.w > rect.x + rect.w - padding)) {
            return true;
        }
    }
    return false;
}

static void note(struct cut *cut, const char *what, const char *text) {
    if (cut->count < CUT_MAX) {
        snprintf(cut->text[cut->count++], CUT_LENGTH, "%s: %s", what, text);
    }
}

/* A text that is seen. */
struct seen_text {
    struct rect rect;
    const char *string;
};

/* What is drawn over the middle of texts hides them. */
static int remove_hidden(struct seen_text seen[], int count, struct rect rect) {
    int left = 0;
    for (int i = 0; i < count; i++) {
        struct rect at = seen[i].rect;
        if (!rect_contains(rect, at.x + at.w / 2, at.y + at.h / 2)) {
            seen[left++] = seen[i];
        }
    }
    return left;
}

/* A text lies over another one, unless it is the same again, as where one fades into the other. */
static void find_over(const struct seen_text seen[], int count, struct cut *cut) {
    for (int i = 0; i < count; i++) {
        for (int k = 0; k < i; k++) {
            if (is_over(seen[i].rect, seen[k].rect) &&
                strcmp(seen[i].string, seen[k].string) != 0) {
                note(cut, seen[k].string, seen[i].string);
            }
        }
    }
}

static void find_close(const struct seen_text seen[], int count, const struct view *view,
                       struct cut *cut) {
    for (int i = 0; i < count; i++) {
        bool words = strchr(seen[i].string, ' ') != NULL;
        if (words && !is_position(seen[i].string) && is_close(seen[i].rect, view)) {
            note(cut, "at the edge", seen[i].string);
        }
    }
}

/* Finds what is wrong with a text. */
static void check_text(const struct seen_text *text, struct rect clip, struct cut *cut) {
    bool cuts =
        (ends_with(text->string, dots) && !is_word(text->string)) || reaches_out(text->rect, clip);
    if (cuts && !is_position(text->string)) {
        note(cut, "cut", text->string);
    }
}

/* Its texts may be much longer than those of any language, and have room beside others for less. */
static bool is_no_country(void) {
    return strstr(fake_language.languages, "pseudo");
}

/* Finds what is wrong in a shot; false when the shot cannot be led to. */
static bool find(const struct shot *shot, const struct shot_window *window, struct cut *cut) {
    static struct targets targets;
    static struct seen_text seen[SEEN_MAX];
    struct view view = {.targets = &targets};
    cut->count = 0;
    if (!shot_take_targets(shot, window, &targets, &view.scale)) {
        return false;
    }
    view.width = window->mirrored || words_right_to_left() ? (float)window->width : 0;
    const struct rect whole = {0, 0, (float)window->width, (float)window->height};
    const struct draw_list *list = shot_list_of_targets();
    struct rect clip = whole;
    int count = 0;
    for (int i = 0; i < list->count; i++) {
        const struct draw_command *command = &list->command[i];
        if (command->kind == DRAW_CLIP || command->kind == DRAW_CLIP_END) {
            clip = command->kind == DRAW_CLIP ? command->rect : whole;
        } else if (command->kind == DRAW_BOX) {
            count = remove_hidden(seen, count, command->rect);
        } else if (command->kind == DRAW_TEXT && count < SEEN_MAX) {
            const char *string = draw_string(list, command->as.text.string);
            struct seen_text *text = &seen[count];
            *text = (struct seen_text){place_of(command, string), string};
            check_text(text, clip, cut);
            count += is_over(text->rect, clip);
        }
    }
    find_close(seen, count, &view, cut);
    if (!is_no_country()) {
        find_over(seen, count, cut);
    }
    return true;
}

/* ---- languages ---- */

static const char *assets(void) {
    const char *folder = getenv("SERAI_ASSETS");
    return folder ? folder : "assets";
}

/* How many texts of each shot are cut in English in this window. */
static void count_english(const struct shot_window *window, int counts[SHOTS_MAX]) {
    static struct cut cut;
    fake_language = (struct fake_language){"en", assets()};
    ck_assert_int_le(shots_count, SHOTS_MAX);
    for (int i = 0; i < shots_count; i++) {
        counts[i] = find(&shots[i], window, &cut) ? cut.count : -1;
    }
}

/* In how many shots more texts are cut than in English; says which. */
static int count_more(const char *language, const struct shot_window *window,
                      const int counts[SHOTS_MAX]) {
    static struct cut cut;
    int more = 0;
    for (int i = 0; i < shots_count; i++) {
        if (find(&shots[i], window, &cut) && cut.count > counts[i]) {
            more++;
            printf("%s at %dx%d: %s: %d texts, not %d:\n", language, window->width, window->height,
                   shots[i].name, cut.count, counts[i]);
            for (int k = 0; k < cut.count; k++) {
                printf("    %s\n", cut.text[k]);
            }
        }
    }
    fflush(stdout);
    return more;
}

static void in_shots(void (*check)(void)) {
    const char *message = shots_open();
    ck_assert_msg(!message, "%s", message ? message : "");
    check();
    fake_language = (struct fake_language){0};
    words_choose("en");
    shots_close();
}

static void check_languages(void) {
    static const struct shot_window windows[] = {{.width = 800, .height = 600},
                                                 {.width = 1280, .height = 800}};
    static int counts[SHOTS_MAX];
    int cut = 0;
    for (size_t k = 0; k < sizeof windows / sizeof windows[0]; k++) {
        count_english(&windows[k], counts);
        for (int i = 1; i < WORDS_LANGUAGES; i++) {
            fake_language = (struct fake_language){words_languages[i].code, assets()};
            cut += count_more(words_languages[i].name, &windows[k], counts);
        }
    }
    ck_assert_int_eq(cut, 0);
}

START_TEST(no_text_is_cut_in_any_language_that_is_whole_in_english) {
    in_shots(check_languages);
}
END_TEST

static void check_no_country(void) {
    static const struct shot_window windows[] = {{.width = 800, .height = 600},
                                                 {.width = 1024, .height = 768},
                                                 {.width = 1280, .height = 800},
                                                 {.width = 1920, .height = 1080},
                                                 {.width = 2560, .height = 1440}};
    static int counts[SHOTS_MAX];
    int cut = 0;
    for (size_t k = 0; k < sizeof windows / sizeof windows[0]; k++) {
        struct shot_window window = windows[k];
        count_english(&window, counts);
        fake_language = (struct fake_language){"fr", SERAI_BINARY_DIR "/tests/pseudo"};
        cut += count_more("No country", &window, counts);
        window.mirrored = true;
        cut += count_more("No country, mirrored", &window, counts);
    }
    ck_assert_int_eq(cut, 0);
}

START_TEST(no_text_of_forty_percent_more_is_cut_in_any_window_read_in_either_direction) {
    in_shots(check_no_country);
}
END_TEST

SUITE("cut", no_text_is_cut_in_any_language_that_is_whole_in_english,
      no_text_of_forty_percent_more_is_cut_in_any_window_read_in_either_direction)
