/* test_flow.c: a panel with every kind of part, in windows of twelve sizes, at three scales, with
 * texts as they are and 40 % longer, from left to right and mirrored. */
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/draw/paragraph.h"
#include "ui/kit/flow.h"
#include "ui/kit/widgets.h"

#include <math.h>
#include <string.h>

/* ---- a panel ---- */

struct sample {
    const char *heading, *text, *note, *caption[3];
};

static const struct sample usual = {
    .heading = "The way a panel is laid out",
    .text = "What is laid out takes its parts from the top of the room on.\nA second paragraph "
            "follows, so that line ends are there too.",
    .note = "A note stands in a box that is as high as its words need, and no higher than that.",
    .caption = {"First", "The second of three columns", "Third"}};
static const struct sample longer = {
    .heading = "The way in which a panel is being laid out",
    .text = "Whatsoever is being laid out here takes all of its parts from the upper end of the "
            "room onwards.\nThere is a second paragraph that follows after this one, so that "
            "there are ends of lines in it as well.",
    .note = "Any note stands in a box of its own that is exactly as high as its words will "
            "require, and certainly not any higher than that.",
    .caption = {"The very first", "The second of all the three of these columns", "The third one"}};

static struct rect parts[32];
static int part_count;

/* The panel paints these parts itself. */
static void own_part(const struct flow *flow, struct rect rect) {
    if (flow->paint) {
        parts[part_count++] = rect;
        draw_fill(flow->ui->list, rect, 0, color_hex(0xFFFFFF));
    }
}

static void heading(struct flow *flow, const struct sample *sample) {
    struct flow row = flow_row(flow, 40);
    own_part(flow, flow_end(&row, 40));
    flow_end(&row, 8);
    own_part(flow, flow_start(&row, 28));
    flow_start(&row, 8);
    flow_line(&row, STYLE_STRONG, sample->heading);
}

static void note(struct flow *flow, const void *data) {
    const struct sample *sample = data;
    flow_text(flow, STYLE_SMALL | STYLE_MUTED, sample->note);
}

static void column(struct flow *flow, const void *data) {
    const struct sample *sample = data;
    own_part(flow, flow_take(flow, 50));
    flow_gap(flow, 4);
    flow_text(flow, STYLE_SMALL, sample->caption[flow->number]);
}

static void foot(struct flow *flow, const void *data) {
    (void)data;
    own_part(flow, flow_foot(flow, 44));
}

static void panel(struct flow *flow, const void *data) {
    const struct sample *sample = data;
    struct flow start, end;
    heading(flow, sample);
    flow_split(flow, flow->room.w * 0.4F, 12, &start, &end);
    flow_text(&start, STYLE_BODY, sample->text);
    flow_boxed(&end, BOX_NOTE, (struct point){12, 8}, note, sample);
    flow_join(flow, &start, &end);
    flow_gap(flow, 10);
    flow_columns(flow, 3, 12, column, sample);
    flow_keep(flow, foot, sample);
}

/* ---- all windows ---- */

static const float windows[12][2] = {{360, 640},  {480, 800},   {600, 400},   {640, 480},
                                     {800, 600},  {600, 1000},  {1024, 768},  {1280, 800},
                                     {1366, 768}, {1600, 1200}, {1920, 1080}, {2560, 1440}};
static const float scales[3] = {1, 1.25F, 2};

static struct draw_list list;
static struct ui ui;

static struct flow begin(int window, int scale, bool mirrored) {
    float width = windows[window][0] / scales[scale], height = windows[window][1] / scales[scale];
    draw_start(&list, 1, ui_play_measure());
    ui = (struct ui){.list = &list,
                     .theme = theme_get(THEME_DUSK),
                     .width = width,
                     .height = height,
                     .mirrored = mirrored};
    ui_page(&ui);
    part_count = 0;
    return flow_begin(&ui, (struct rect){10, 20, width - 20, height - 40});
}

/* Calls it for every window, scale and length of the texts. */
static void everywhere(void (*check)(int window, int scale, const struct sample *sample)) {
    for (int window = 0; window < 12; window++) {
        for (int scale = 0; scale < 3; scale++) {
            check(window, scale, &usual);
            check(window, scale, &longer);
        }
    }
}

static const char *text_of(const struct draw_command *command) {
    return draw_string(&list, command->as.text.string);
}

/* What a command covers; a line of text its height. */
static struct rect place_of(const struct draw_command *command) {
    struct rect rect = command->rect;
    if (command->kind == DRAW_TEXT) {
        float size = command->as.text.size;
        float width = draw_text_width(&list, command->as.text.font, size, text_of(command));
        rect.x -= command->as.text.align == ALIGN_RIGHT    ? width
                  : command->as.text.align == ALIGN_CENTER ? width / 2
                                                           : 0;
        rect = (struct rect){rect.x, rect.y - size * 0.8F, width, size};
    }
    return rect;
}

static bool overlap(struct rect a, struct rect b) {
    const float least = 0.01F;
    return a.x + least < b.x + b.w && b.x + least < a.x + a.w && a.y + least < b.y + b.h &&
           b.y + least < a.y + a.h;
}

/* ---- rules ---- */

static void check_apart(int window, int scale, const struct sample *sample) {
    struct flow flow = begin(window, scale, false);
    panel(&flow, sample);
    for (int i = 0; i < list.count; i++) {
        struct rect one = place_of(&list.command[i]);
        ck_assert(one.x >= 9.9F && one.x + one.w <= ui.width - 9.9F);
        for (int k = 0; k < i; k++) {
            bool box = list.command[k].kind == DRAW_BOX && list.command[k].as.box.stroke.width > 0;
            ck_assert(box || !overlap(one, place_of(&list.command[k])));
        }
    }
}

START_TEST(nothing_overlaps) {
    everywhere(check_apart);
}
END_TEST

/* All words of a text, without the spaces and line ends where lines end. */
static void add_words(struct text *out, const char *string) {
    for (; *string; string++) {
        if (*string != ' ' && *string != '\n') {
            text_add_bytes(out, string, 1);
        }
    }
}

static void check_whole(int window, int scale, const struct sample *sample) {
    struct text painted = {0}, meant = {0};
    struct flow flow = begin(window, scale, false);
    float room = flow.room.w;
    flow_text(&flow, STYLE_BODY, sample->text);
    flow_boxed(&flow, BOX_NOTE, (struct point){12, 8}, note, sample);
    add_words(&meant, sample->text);
    add_words(&meant, sample->note);
    for (int i = 0; i < list.count; i++) {
        if (list.command[i].kind == DRAW_TEXT) {
            ck_assert_float_le(place_of(&list.command[i]).w, room);
            add_words(&painted, text_of(&list.command[i]));
        }
    }
    ck_assert_str_eq(painted.data, meant.data);
    text_free(&painted);
    text_free(&meant);
}

START_TEST(no_word_of_a_text_is_cut) {
    everywhere(check_whole);
}
END_TEST

static void check_measured(int window, int scale, const struct sample *sample) {
    struct flow flow = begin(window, scale, false);
    float height = flow_height(&flow, panel, sample);
    ck_assert_int_eq(list.count, 0);
    ck_assert_int_eq(part_count, 0);
    panel(&flow, sample);
    ck_assert_float_eq_tol(height, flow.used, 0.01F);
    ck_assert_int_gt(list.count, 0);
}

START_TEST(a_panel_measures_what_it_paints_and_paints_nothing_while_it_does) {
    everywhere(check_measured);
}
END_TEST

static void check_mirrored(int window, int scale, const struct sample *sample) {
    struct rect plain[128];
    struct flow flow = begin(window, scale, false);
    panel(&flow, sample);
    int count = list.count;
    ck_assert_int_le(count, 128);
    for (int i = 0; i < count; i++) {
        plain[i] = place_of(&list.command[i]);
    }
    flow = begin(window, scale, true);
    panel(&flow, sample);
    ck_assert_int_eq(list.count, count);
    for (int i = 0; i < count; i++) {
        struct rect mirrored = place_of(&list.command[i]);
        ck_assert_float_eq_tol(mirrored.x, ui.width - plain[i].x - plain[i].w, 0.02F);
        ck_assert_float_eq_tol(mirrored.y, plain[i].y, 0.01F);
        ck_assert_float_eq_tol(mirrored.w, plain[i].w, 0.01F);
    }
}

START_TEST(mirrored_it_is_the_mirror_image) {
    everywhere(check_mirrored);
}
END_TEST

/* ---- what fits ---- */

START_TEST(a_part_is_kept_only_where_it_fits) {
    struct flow flow = begin(0, 0, false);
    flow.room.h = 44;
    ck_assert(flow_keep(&flow, foot, NULL));
    ck_assert(!flow_keep(&flow, foot, NULL));
    ck_assert_int_eq(part_count, 1);
    ck_assert_float_eq(flow.used, 44);
}
END_TEST

static void any_size(struct flow *flow, const void *data) {
    static const int style[3] = {STYLE_LARGE, STYLE_BODY, STYLE_SMALL};
    flow_text(flow, style[flow->number], data);
}

START_TEST(of_several_ways_the_first_that_fits_is_taken_or_the_last) {
    for (float height = 18; height < 400; height += 4) {
        struct flow flow = begin(0, 0, false);
        flow.room.h = height;
        int way = flow_first(&flow, 3, any_size, usual.text);
        ck_assert(way == 2 || flow.used <= height);
        struct flow roomier = begin(0, 0, false);
        roomier.room.h = height;
        roomier.number = way - 1;
        ck_assert(way == 0 || flow_height(&roomier, any_size, usual.text) > height);
    }
}
END_TEST

START_TEST(what_does_not_fit_scrolls_beside_a_bar_to_its_last_line) {
    struct scroll scroll = {0};
    struct flow flow = begin(0, 0, false);
    flow_scroll(&flow, &scroll, 0, any_size, longer.text);
    ck_assert(!scroll_is_long(&scroll));
    flow = begin(0, 0, false);
    flow.room.h = 72;
    flow_scroll(&flow, &scroll, 0, any_size, longer.text);
    ck_assert(scroll_is_long(&scroll));
    scroll_by(&scroll, 100);
    flow = begin(0, 0, false);
    flow.room.h = 72;
    struct rect view = flow.room;
    flow_scroll(&flow, &scroll, 0, any_size, longer.text);
    struct rect last = {0};
    for (int i = 0; i < list.count; i++) {
        if (list.command[i].kind == DRAW_TEXT) {
            last = place_of(&list.command[i]);
            ck_assert(!overlap(last, scroll.bar));
        }
    }
    ck_assert_float_le(last.y + last.h, view.y + view.h);
    ck_assert_float_gt(last.y, view.y);
}
END_TEST

START_TEST(columns_are_as_high_as_the_highest) {
    struct flow flow = begin(0, 0, false);
    flow_columns(&flow, 3, 12, column, &longer);
    float highest = 0;
    for (int i = 0; i < list.count; i++) {
        struct rect rect = place_of(&list.command[i]);
        highest = fmaxf(highest, rect.y + rect.h);
    }
    ck_assert_int_eq(part_count, 3);
    ck_assert_float_eq_tol(parts[1].x - parts[0].x - parts[0].w, 12, 0.01F);
    ck_assert_float_le(highest, 20 + flow.used);
    ck_assert_float_gt(highest, 20 + flow.used - 18);
}
END_TEST

static void rows(struct flow *flow, const void *data) {
    const struct sample *sample = data;
    struct flow row = flow_row(flow, 40);
    own_part(flow, flow_button(&row, NO_ICON, sample->caption[0], 8));
    own_part(flow, flow_start(&row, 28));
    flow_line(&row, STYLE_STRONG, sample->heading);
    flow_text(flow, STYLE_SMALL, sample->caption[1]);
    row = flow_row(flow, 30);
    flow_rich(&row, STYLE_BODY, text_line("<b>Rich</> words").string);
}

static void check_width(int window, int scale, const struct sample *sample) {
    struct flow flow = begin(window, scale, window % 2);
    flow.room.w = flow_width(&flow, rows, sample);
    ck_assert_int_eq(list.count, 0);
    rows(&flow, sample);
    ck_assert_float_eq(flow.used, 40 + 18 + 30); /* no second line */
    float first = flow.room.x + flow.room.w, last = flow.room.x;
    for (int i = 0; i < list.count; i++) {
        struct rect one = ui_seen(&ui, place_of(&list.command[i])); /* mirrored back */
        first = fminf(first, one.x);
        last = fmaxf(last, one.x + one.w);
        ck_assert(one.x >= flow.room.x - 1 && one.x + one.w <= flow.room.x + flow.room.w + 1);
    }
    ck_assert_float_le(flow.room.w, last - first + 1); /* and no wider than that */
}

START_TEST(a_panel_as_wide_as_it_needs_cuts_and_breaks_nothing) {
    everywhere(check_width);
}
END_TEST

START_TEST(in_the_middle_there_is_as_much_above_as_below) {
    struct flow flow = begin(0, 0, false);
    struct rect room = flow.room;
    flow_middle(&flow, column, &usual);
    float above = parts[0].y - room.y;
    struct flow whole = begin(0, 0, false);
    float height = flow_height(&whole, column, &usual);
    ck_assert_float_eq_tol(room.h, 2 * above + height, 0.01F);
    ck_assert_float_eq(flow.room.h, 0);
}
END_TEST

static void any_line(struct flow *flow, const void *data) {
    static const int style[2] = {STYLE_LARGE, STYLE_SMALL};
    flow_line(flow, style[flow->number], data);
}

static void check_around(int window, int scale, const struct sample *sample) {
    const float share[4] = {0, 0.4F, 0.5F, 1};
    for (int i = 0; i < 4; i++) {
        struct flow row = begin(window, scale, i % 2);
        struct rect room = row.room;
        float middle = room.x + room.w * share[i];
        float wide = style_width(&ui, STYLE_LARGE, sample->heading);
        flow_around(&row, middle, 2, any_line, sample->heading);
        struct rect line = ui_seen(&ui, place_of(&list.command[0]));
        ck_assert_float_eq(list.command[0].as.text.size,
                           style_size(ceilf(wide) <= room.w ? STYLE_LARGE : STYLE_SMALL));
        ck_assert(line.x >= room.x - 1 && line.x + line.w <= room.x + room.w + 1);
        float off = line.x + line.w / 2 - middle;
        bool at_end = line.x < room.x + 2 || line.x + line.w > room.x + room.w - 2;
        ck_assert(at_end || fabsf(off) <= 1);
    }
}

START_TEST(a_panel_around_a_point_stays_in_its_row) {
    everywhere(check_around);
}
END_TEST

SUITE("flow", nothing_overlaps, no_word_of_a_text_is_cut,
      a_panel_measures_what_it_paints_and_paints_nothing_while_it_does,
      mirrored_it_is_the_mirror_image, a_part_is_kept_only_where_it_fits,
      of_several_ways_the_first_that_fits_is_taken_or_the_last,
      what_does_not_fit_scrolls_beside_a_bar_to_its_last_line, columns_are_as_high_as_the_highest,
      a_panel_as_wide_as_it_needs_cuts_and_breaks_nothing,
      in_the_middle_there_is_as_much_above_as_below, a_panel_around_a_point_stays_in_its_row)
