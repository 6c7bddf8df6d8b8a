/* test_phone.c: every scene in the window of a phone that is held upright. */
#include "shots/shots.h"

#include "support/suite.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const struct shot_window phone = {.width = 360, .height = 640};

enum { TEXTS_MAX = 1024, CLIPS_MAX = 16 };

/* Where a text is seen, in pixels. */
struct seen {
    struct rect rect;
    const char *string;
    float size;
};

struct page {
    struct seen text[TEXTS_MAX];
    int count;
    struct rect clip[CLIPS_MAX];
    int clips;
};

static struct rect common(struct rect a, struct rect b) {
    float x = fmaxf(a.x, b.x), y = fmaxf(a.y, b.y);
    return (struct rect){x, y, fmaxf(0, fminf(a.x + a.w, b.x + b.w) - x),
                         fmaxf(0, fminf(a.y + a.h, b.y + b.h) - y)};
}

/* The body of its letters, without what hangs below the line. */
static struct rect body_of(const struct draw_list *list, const struct draw_command *command) {
    const char *string = draw_string(list, command->as.text.string);
    float size = command->as.text.size;
    float width = list->measure.width(list->measure.context, command->as.text.font, size, string);
    width *= command->squeeze > 0 ? command->squeeze : 1;
    float x = command->rect.x;
    x -= command->as.text.align == ALIGN_RIGHT    ? width
         : command->as.text.align == ALIGN_CENTER ? width / 2
                                                  : 0;
    struct rect body = {x, command->rect.y - 0.7F * size, width, 0.7F * size};
    struct mirror turn =
        mirror_around((struct mirror){0}, (struct rect){command->rect.x, command->rect.y, 0, 0});
    return command->upended ? mirror_rect(turn, body) : body;
}

static void cover(struct page *page, struct rect panel) {
    int kept = 0;
    for (int i = 0; i < page->count; i++) {
        struct rect part = common(page->text[i].rect, panel);
        if (part.w * part.h < page->text[i].rect.w * page->text[i].rect.h / 2) {
            page->text[kept++] = page->text[i];
        }
    }
    page->count = kept;
}

static void read_page(const struct draw_list *list, struct page *page) {
    page->count = page->clips = 0;
    page->clip[0] = (struct rect){-1000, 0, 4000, 640};
    for (int i = 0; i < list->count; i++) {
        const struct draw_command *command = &list->command[i];
        if (command->kind == DRAW_CLIP) {
            page->clips++;
            page->clip[page->clips] = common(page->clip[page->clips - 1], command->rect);
        } else if (command->kind == DRAW_CLIP_END) {
            page->clips--;
        } else if (command->kind == DRAW_GROUND) {
            cover(page, page->clip[page->clips]);
        } else if (command->kind == DRAW_BOX && command->as.box.fill != FILL_NONE &&
                   command->as.box.color[0].a > 200) {
            cover(page, command->rect);
        } else if (command->kind == DRAW_TEXT && page->count < TEXTS_MAX &&
                   command->as.text.font != FONT_DISPLAY_BOLD) { /* what is engraved is no text */
            struct rect body = body_of(list, command);
            struct rect part = common(body, page->clip[page->clips]);
            if (part.w * part.h > body.w * body.h / 2) {
                page->text[page->count++] = (struct seen){
                    body, draw_string(list, command->as.text.string), command->as.text.size};
            }
        }
    }
}

static int complaints(const char *scene, const struct page *page) {
    int wrong = 0;
    for (int i = 0; i < page->count; i++) {
        const struct seen *text = &page->text[i];
        if (text->rect.x < -1 || text->rect.x + text->rect.w > 361) {
            printf("%s: beyond the window: %s (%.0f to %.0f)\n", scene, text->string,
                   (double)text->rect.x, (double)(text->rect.x + text->rect.w));
            wrong++;
        }
        if (text->size < 11.9F) {
            printf("%s: %.1f high: %s\n", scene, (double)text->size, text->string);
            wrong++;
        }
        for (int k = 0; k < i; k++) {
            struct rect both = common(text->rect, page->text[k].rect);
            bool twice = strcmp(text->string, page->text[k].string) == 0; /* an edge that is lit */
            if (both.w > 2 && both.h > 2 && !twice) {
                printf("%s: on each other: %s and %s\n", scene, text->string, page->text[k].string);
                wrong++;
            }
        }
    }
    return wrong;
}

START_TEST(on_a_phone_no_text_is_below_12_pixels_beyond_the_window_or_on_another) {
    static struct page page;
    static struct targets targets;
    const char *message = shots_open();
    ck_assert_msg(!message, "%s", message ? message : "");
    int wrong = 0;
    for (int i = 0; i < shots_count; i++) {
        float scale;
        if (!shots[i].picture && shot_take_targets(&shots[i], &phone, &targets, &scale)) {
            read_page(shot_list_of_targets(), &page);
            wrong += complaints(shots[i].name, &page);
        }
    }
    shots_close();
    fflush(stdout);
    ck_assert_int_eq(wrong, 0);
}
END_TEST

static bool is_square(const char *id) {
    return strncmp(id, "square:", 7) == 0 || strncmp(id, "pit:", 4) == 0 ||
           strncmp(id, "hole:", 5) == 0;
}

/* A hole whose direction is being chosen is divided among both. */
static bool is_divided(const struct targets *targets, const struct target *hole) {
    for (int i = 0; i < targets->count; i++) {
        const struct target *other = &targets->target[i];
        if (strncmp(other->id, "direction:", 10) == 0 &&
            fabsf(other->rect.x + other->rect.w / 2 - hole->rect.x - hole->rect.w / 2) <
                other->rect.w + hole->rect.w) {
            return true;
        }
    }
    return false;
}

START_TEST(on_a_phone_squares_and_pits_are_36_points_wide_and_high) {
    static struct targets targets;
    const char *message = shots_open();
    ck_assert_msg(!message, "%s", message ? message : "");
    int wrong = 0;
    for (int i = 0; i < shots_count; i++) {
        float scale;
        if (shots[i].picture || strstr(shots[i].name, "editor") ||
            !shot_take_targets(&shots[i], &phone, &targets, &scale)) {
            continue;
        }
        for (int k = 0; k < targets.count; k++) {
            const struct target *target = &targets.target[k];
            float least = fminf(target->rect.w, target->rect.h) * scale;
            if (is_square(target->id) && !is_divided(&targets, target) && least < 35.9F) {
                printf("%s: %s is %.1f\n", shots[i].name, target->id, (double)least);
                wrong++;
                break;
            }
        }
    }
    shots_close();
    fflush(stdout);
    ck_assert_int_eq(wrong, 0);
}
END_TEST

SUITE("phone", on_a_phone_no_text_is_below_12_pixels_beyond_the_window_or_on_another,
      on_a_phone_squares_and_pits_are_36_points_wide_and_high)
