/* test_texts.c: what the text of a scene (shot_text.h) says of a list that is drawn by groups:
 * little of what moves or grows as a whole, and all of what is out of place in it. */
#include "shots/shot_compare.h"
#include "shots/shot_text.h"

#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/draw/sprites.h"

#include <string.h>

/* What is wrong with a list. */
enum fault {
    NO_FAULT,
    BOX_ASIDE,    /* a box of the panel is one point to the right */
    TEXT_LOWER,   /* so is a text, downward */
    PATH_ASIDE,   /* and a path */
    PIECE_ASIDE,  /* and a piece on the board */
    MARK_LOWER,   /* and a mark beside it, downward */
    BOX_LARGER,   /* a box is one point wider */
    TEXT_LARGER,  /* and a text one point larger */
    OTHER_COLOR,  /* of the box */
    OTHER_WORDS,  /* of the text */
    OTHER_ORDER,  /* the text is below the box */
    NO_BOX,       /* the box is missing */
    OUT_OF_GROUP, /* the box is where it was, but not of the panel */
    OTHER_GROUP,  /* it is of another panel that is in the same place */
    FAULTS
};

/* Where the page is, in points, and what is wrong with it. */
struct page {
    float x, y, scale;
    float pitch; /* of the board */
    enum fault fault;
};

static const struct page usual = {0, 0, 1, 80, NO_FAULT};

static struct color ink(const struct page *page) {
    return theme_get(THEME_DUSK)->player[page->fault == OTHER_COLOR];
}

static void draw_box_in(struct draw_list *list, const struct page *page) {
    float aside = page->fault == BOX_ASIDE, wider = page->fault == BOX_LARGER;
    if (page->fault != NO_BOX) {
        draw_fill(list, (struct rect){page->x + 20.5F + aside, page->y + 30, 50 + wider, 40}, 6,
                  ink(page));
    }
}

static void draw_text_in(struct draw_list *list, const struct page *page) {
    float lower = page->fault == TEXT_LOWER, larger = page->fault == TEXT_LARGER;
    draw_text(list, (struct point){page->x + 24, page->y + 55 + lower},
              (struct writing){FONT_UI, 16 + larger, theme_get(THEME_DUSK)->text, ALIGN_LEFT},
              page->fault == OTHER_WORDS ? "Redo" : "Undo");
}

/* A panel with a box, a text and a line. */
static void draw_panel(struct draw_list *list, const struct page *page) {
    struct rect rect = {page->x + 10, page->y + 20, 200, 100};
    struct path path = {0};
    bool out = page->fault == OUT_OF_GROUP;
    int before = draw_group(list, page->fault == OTHER_GROUP ? "other" : "panel", rect);
    draw_fill(list, rect, 12, theme_get(THEME_DUSK)->surface);
    if (page->fault == OTHER_ORDER) {
        draw_text_in(list, page);
    }
    if (out) {
        draw_group_end(list, before);
    }
    draw_box_in(list, page);
    if (out) {
        draw_group(list, "panel", rect);
    }
    if (page->fault != OTHER_ORDER) {
        draw_text_in(list, page);
    }
    float x = page->x + 90 + (float)(page->fault == PATH_ASIDE), y = page->y + 90;
    path_move(&path, x, y);
    path_line(&path, x + 33, y + 7);
    draw_path(list, &path, &(struct stroke){.color = ink(&usual), .width = 1});
    draw_group_end(list, before);
}

/* Beside it a board of 5 × 5 squares, with pieces on whole pixels and a mark at a corner of one. */
static void draw_board(struct draw_list *list, const struct page *page) {
    float pitch = page->pitch, x = page->x + 230, y = page->y + 20;
    float lower = page->fault == MARK_LOWER;
    int before = draw_group_grid(list, "board", (struct rect){x, y, 5.2F * pitch, 5.2F * pitch},
                                 (struct point){x + 0.6F * pitch, y + 0.6F * pitch},
                                 (struct point){pitch, pitch});
    for (int i = 0; i < 25; i++) {
        float aside = i == 7 && page->fault == PIECE_ASIDE;
        float column = (float)(i % 5) + 0.6F, row = (float)(i / 5) + 0.6F;
        draw_sprite(list, SPRITE_DISC, draw_whole(list, x + column * pitch) + aside,
                    draw_whole(list, y + row * pitch), 0.15F * pitch, ink(&usual));
    }
    draw_circle(list, x + 1.93F * pitch, y + 1.93F * pitch + lower, 0.07F * pitch, ink(&usual));
    draw_group_end(list, before);
}

static struct text describe(const struct page *page) {
    static struct draw_list list;
    static const struct shot_window window = {.width = 800, .height = 500};
    struct text out = {0};
    SDL_Surface *gray = SDL_CreateRGBSurfaceWithFormat(0, 64, 40, 32, SDL_PIXELFORMAT_RGBA32);
    SDL_FillRect(gray, NULL, SDL_MapRGB(gray->format, 90, 90, 90));
    draw_start(&list, page->scale, ui_play_measure());
    draw_panel(&list, page);
    draw_board(&list, page);
    shot_describe(&list, gray, THEME_DUSK, &window, &out);
    SDL_FreeSurface(gray);
    draw_free(&list);
    return out;
}

/* How many lines of two texts with as many lines differ; -1: the one has more. */
static int differing(const struct page *one, const struct page *other) {
    struct text a = describe(one), b = describe(other);
    const char *at = text_string(&a), *to = text_string(&b);
    int count = 0;
    while (*at && *to) {
        size_t length = strcspn(at, "\n"), as_long = strcspn(to, "\n");
        count += length != as_long || memcmp(at, to, length) != 0;
        at += length + 1;
        to += as_long + 1;
    }
    count = *at || *to ? -1 : count;
    text_free(&a);
    text_free(&b);
    return count;
}

START_TEST(a_page_that_moved_differs_in_the_lines_of_its_groups_alone) {
    static const struct point by[] = {{0, 1}, {1, 0}, {0.5F, 0.25F}, {37, 211}, {-3, -9.75F}};
    for (size_t i = 0; i < sizeof by / sizeof by[0]; i++) {
        struct page moved = usual;
        moved.x += by[i].x;
        moved.y += by[i].y;
        ck_assert_int_eq(differing(&usual, &moved), 2); /* the panel, the board */
    }
}
END_TEST

START_TEST(a_board_that_grew_differs_in_one_line) {
    static const float pitch[] = {79.8F, 79, 71.3F, 64.4F};
    for (size_t i = 0; i < sizeof pitch / sizeof pitch[0]; i++) {
        struct page grown = usual;
        grown.pitch = pitch[i];
        ck_assert_int_eq(differing(&usual, &grown), 1);
    }
}
END_TEST

START_TEST(a_page_on_a_finer_screen_is_told_as_it_is) {
    struct page fine = usual;
    fine.scale = 2;
    ck_assert_int_eq(differing(&usual, &fine), 0);
}
END_TEST

START_TEST(whatever_is_wrong_in_a_group_is_told_and_so_is_a_point) {
    for (enum fault fault = NO_FAULT + 1; fault < FAULTS; fault++) {
        struct page right = usual, wrong = usual;
        wrong.fault = fault;
        ck_assert_msg(differing(&right, &wrong) != 0, "the text does not tell fault %d", fault);
        right.x = wrong.x = 37;
        right.pitch = wrong.pitch = 71.3F;
        ck_assert_msg(differing(&right, &wrong) != 0, "the text does not tell fault %d", fault);
    }
}
END_TEST

/* ---- tones ---- */

/* The section of a picture with a board at dusk, in the usual window or a larger one. */
static struct text section_of(Uint8 ground, Uint8 board, bool fine) {
    struct text out = {0};
    SDL_Rect place = {100, 40, 120, 120};
    SDL_Surface *picture = SDL_CreateRGBSurfaceWithFormat(0, 320, 200, 32, SDL_PIXELFORMAT_RGBA32);
    SDL_FillRect(picture, NULL, SDL_MapRGB(picture->format, ground, ground, ground));
    SDL_FillRect(picture, &place, SDL_MapRGB(picture->format, board, board, board));
    text_add(&out, "[320x200 dusk]\ntones\n");
    shot_tones(picture, fine, &out);
    SDL_FreeSurface(picture);
    return out;
}

static bool noticed(Uint8 ground, Uint8 board, bool fine) {
    struct text was = section_of(40, 120, fine), is = section_of(ground, board, fine), report = {0};
    bool same = shot_same_section(text_string(&was), text_string(&is), &report);
    text_free(&was);
    text_free(&is);
    text_free(&report);
    return !same;
}

START_TEST(a_black_picture_and_a_lost_board_are_noticed_in_fine_and_coarse_tones) {
    for (int fine = 0; fine < 2; fine++) {
        ck_assert(!noticed(40, 120, fine));
        ck_assert(noticed(0, 0, fine));
        ck_assert(noticed(40, 40, fine));
        ck_assert(noticed(40, 106, fine));
    }
}
END_TEST

START_TEST(tones_stay_as_they_were_until_the_tests_would_tell_them_apart) {
    struct text was = section_of(40, 120, false), shade = section_of(43, 124, false),
                lost = section_of(40, 40, false), lost_before = section_of(40, 40, false);
    ck_assert_str_ne(text_string(&shade), text_string(&was));
    shot_keep_tones(text_string(&was), &shade);
    ck_assert_str_eq(text_string(&shade), text_string(&was));
    shot_keep_tones(text_string(&was), &lost);
    ck_assert_str_eq(text_string(&lost), text_string(&lost_before));
    shot_keep_tones("", &lost);
    ck_assert_str_eq(text_string(&lost), text_string(&lost_before));
    text_free(&was);
    text_free(&shade);
    text_free(&lost);
    text_free(&lost_before);
}
END_TEST

SUITE("texts", a_page_that_moved_differs_in_the_lines_of_its_groups_alone,
      a_board_that_grew_differs_in_one_line, a_page_on_a_finer_screen_is_told_as_it_is,
      whatever_is_wrong_in_a_group_is_told_and_so_is_a_point,
      a_black_picture_and_a_lost_board_are_noticed_in_fine_and_coarse_tones,
      tones_stay_as_they_were_until_the_tests_would_tell_them_apart)
