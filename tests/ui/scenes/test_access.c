/* test_access.c: in every scene and in windows of every size, words can be read, what is to be hit
 * is as large as its surroundings allow, the coordinates stay, names differ, and an outline of
 * brass means the focus. */
#include "games/games.h"
#include "shots/positions.h"
#include "shots/saved_samples.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/app/stack.h"
#include "ui/draw/theme.h"
#include "words/words.h"

#include <math.h>
#include <string.h>

static const float LEGIBLE = 12, TOUCHABLE = 44;

/* Windows with the scale that is set; 0: none is. */
static const float sizes[][3] = {
    {480, 800},    {480, 400},       {640, 480},        {800, 600},     {1024, 768},
    {1280, 800},   {900, 1200},      {1920, 1080},      {2560, 1440},   {480, 800, 2},
    {800, 600, 2}, {800, 600, 1.5F}, {1280, 800, 0.8F}, {1280, 800, 2}, {900, 1200, 1.5F}};
enum { SIZES = sizeof sizes / sizeof sizes[0] };

/* What is opened, and the targets that are clicked in it, one after the other. */
static const struct tour {
    const char *game, *position, *clicks;
} tours[] = {
    {"", NULL, "button:settings button:back button:statistics button:back"},
    {"", NULL, "button:about button:back button:open button:back button:past"},
    {"", NULL, "button:puzzle-of-the-day button:shelf button:next button:back"},
    {"", NULL, "two:oware option:clock=10"},
    {"", NULL, "two:dulko option:clock=10"},
    {"oware", NULL, "pit:C pit:d button:menu button:resign button:decline button:rules"},
    {"saddeeqa", NULL, "pit:3 direction:cw button:menu button:edit"},
    {"shakala", NULL, "pit:C button:menu button:edit"},
    {"seega", NULL, "square:a1 square:b2 button:menu button:edit"},
    {"dulko", NULL, "bank:1:8 square:c3 button:menu button:edit"},
};
enum { TOURS = sizeof tours / sizeof tours[0] };

static struct ui_play *begin(const struct tour *tour, const float size[3], bool history) {
    struct ui_play *play = ui_play_open(tour->game, NULL, tour->position, size[0], size[1]);
    ui_play_settings(play)->scale = size[2];
    ui_play_settings(play)->history = history;
    if (!tour->game[0]) {
        saved_samples(ui_play_saved(play), 5);
        saved_samples_finished(ui_play_saved(play), 30);
    }
    ui_play_redraw(play);
    ui_play_wait(play, 16);
    return play;
}

static void use(struct ui_play *play, const char *id) {
    if (!ui_play_has(play, id) && ui_play_has(play, "button:fold")) {
        ui_play_click(play, "button:fold");
    }
    if (ui_play_target(play, id)->hidden) {
        ui_play_walk(play, id);
    } else {
        ui_play_click(play, id);
    }
}

typedef void check(struct ui_play *play);

/* Checks every scene of every tour at every size. */
static void check_all(check *each) {
    for (int i = 0; i < SIZES; i++) {
        for (int k = 0; k < 2 * TOURS; k++) {
            struct ui_play *play = begin(&tours[k / 2], sizes[i], k % 2);
            char clicks[128];
            struct text text = text_fixed(clicks, sizeof clicks);
            text_add(&text, tours[k / 2].clicks);
            each(play);
            for (char *id = strtok(clicks, " "); id; id = strtok(NULL, " ")) {
                use(play, id);
                each(play);
            }
            ui_play_close(play);
        }
    }
}

/* ---- words ---- */

/* What is engraved in a piece is as large as the piece has room for. */
static void expect_legible(struct ui_play *play) {
    for (int i = 0; i < play->list.count; i++) {
        const struct draw_command *command = &play->list.command[i];
        if (command->kind == DRAW_TEXT && command->as.text.font != FONT_DISPLAY_BOLD) {
            ck_assert_msg(command->as.text.size >= LEGIBLE - 0.01F, "%s is %.1f pixels high",
                          ui_play_text(play, i), (double)command->as.text.size);
        }
    }
}

START_TEST(no_words_are_smaller_than_12_pixels) {
    check_all(expect_legible);
}
END_TEST

/* ---- targets ---- */

static bool lies_on(struct rect a, struct rect b) {
    return rect_contains(b, a.x + a.w / 2, a.y + a.h / 2);
}

static bool overlap(struct rect a, struct rect b) {
    return a.x < b.x + b.w - 0.1F && b.x < a.x + a.w - 0.1F && a.y < b.y + b.h - 0.1F &&
           b.y < a.y + a.h - 0.1F;
}

/* Those of an ordinary window and of a tablet, which have the room. */
static int checked;

static void expect_roomy(struct ui_play *play) {
    const struct targets *targets = ui_play_targets(play);
    static const char *const crowded[] = {
        "ply:", "variation:", "square:", "bank:", "bead:", "gem:", "name:", "direction:"};
    for (int i = 0; i < targets->count; i++) {
        const struct target *target = &targets->target[i];
        bool close = target->hidden;
        for (size_t k = 0; k < sizeof crowded / sizeof crowded[0]; k++) {
            close = close || strncmp(target->id, crowded[k], strlen(crowded[k])) == 0;
        }
        checked += !close;
        ck_assert_msg(close || target->rect.h * ui_play_scale(play) >= TOUCHABLE - 0.1F,
                      "%s is %.1f points high at %.0f x %.0f in scene %d", target->id,
                      (double)target->rect.h, (double)play->width, (double)play->height,
                      (int)ui_play_scene(play));
    }
}

START_TEST(from_1280_x_800_on_everything_but_what_is_crowded_is_44_pixels_high) {
    checked = 0;
    static const float roomy[][3] = {{1280, 800}, {900, 1200}, {1920, 1080}, {2560, 1440}};
    for (int i = 0; i < 4; i++) {
        for (int k = 0; k < 2 * TOURS; k++) {
            struct ui_play *play = begin(&tours[k / 2], roomy[i], k % 2);
            char clicks[128];
            struct text text = text_fixed(clicks, sizeof clicks);
            text_add(&text, tours[k / 2].clicks);
            expect_roomy(play);
            for (char *id = strtok(clicks, " "); id; id = strtok(NULL, " ")) {
                use(play, id);
                expect_roomy(play);
            }
            ui_play_close(play);
        }
    }
    ck_assert_int_gt(checked, 4000);
}
END_TEST

static void expect_apart(struct ui_play *play) {
    const struct targets *targets = ui_play_targets(play);
    for (int i = 0; i < targets->count; i++) {
        for (int k = i + 1; k < targets->count; k++) {
            const struct target *a = &targets->target[i], *b = &targets->target[k];
            bool grew = overlap(a->rect, b->rect) && !overlap(a->mark, b->mark);
            ck_assert_msg(a->hidden || b->hidden || !grew || lies_on(a->rect, b->rect) ||
                              lies_on(b->rect, a->rect),
                          "%s grew over %s", a->id, b->id);
        }
    }
}

START_TEST(no_target_grows_over_another) {
    check_all(expect_apart);
}
END_TEST

/* ---- coordinates and names ---- */

/* How often the words stand in the picture, alone. */
static int count_words(const struct ui_play *play, const char *words) {
    int count = 0;
    for (int i = 0; i < play->list.count; i++) {
        count +=
            play->list.command[i].kind == DRAW_TEXT && strcmp(ui_play_text(play, i), words) == 0;
    }
    return count;
}

/* The coordinates of the boards, from and to. */
static const struct {
    const char *game, *from, *to;
} named[] = {{"oware", "AF", "af"},
             {"shakala", "AH", "ah"},
             {"seega", "ae", "15"},
             {"dulko", "ai", "19"},
             {"saddeeqa", "09", "09"}};

START_TEST(the_coordinates_are_there_at_every_size_and_scale) {
    for (int i = 0; i < 2 * SIZES; i++) {
        for (int g = 0; g < 5; g++) {
            const struct tour tour = {named[g].game, NULL, ""};
            struct ui_play *play = begin(&tour, sizes[i / 2], i % 2);
            for (int k = 0; k < 2; k++) {
                const char *range = k ? named[g].to : named[g].from;
                for (char name = range[0]; name <= range[1]; name++) {
                    ck_assert_msg(count_words(play, (char[]){name, '\0'}) > 0,
                                  "%s has no %c at %.0f x %.0f, scale %.2f", named[g].game, name,
                                  (double)play->width, (double)play->height,
                                  (double)sizes[i / 2][2]);
                }
            }
            ui_play_close(play);
        }
    }
}
END_TEST

static bool is_coordinate(const struct ui_play *play, int i, const char *range) {
    const char *words = ui_play_text(play, i);
    return words[0] >= range[0] && words[0] <= range[1] && !words[1];
}

/* Whether a letter or figure at the middle of its baseline touches an edge of a box. */
static bool touches(const struct draw_command *letter, const struct box *box) {
    float size = letter->as.text.size, half = 0.3F * size, line = box->stroke.width / 2;
    struct rect on = {letter->rect.x - half, letter->rect.y - 0.72F * size, 2 * half, 0.75F * size};
    struct rect outer = rect_inset(box->rect, -line), inner = rect_inset(box->rect, line);
    bool within = on.x >= inner.x && on.y >= inner.y && on.x + on.w <= inner.x + inner.w &&
                  on.y + on.h <= inner.y + inner.h;
    return box->stroke.color.a && overlap(on, outer) && !within;
}

START_TEST(no_coordinate_of_seega_touches_the_frame_in_high_contrast) {
    const struct tour tour = {"seega", NULL, ""};
    for (int i = 0; i < 2 * SIZES; i++) {
        if (sizes[i / 2][2] > 1) {
            continue; /* letters that large are higher than what is beside the squares */
        }
        struct ui_play *play = begin(&tour, sizes[i / 2], i % 2);
        ui_play_settings(play)->theme = THEME_CONTRAST;
        ui_play_redraw(play);
        ui_play_wait(play, 16);
        for (int a = 0; a < play->list.count; a++) {
            bool coordinate = is_coordinate(play, a, "ae") || is_coordinate(play, a, "15");
            for (int b = 0; coordinate && b < play->list.count; b++) {
                const struct draw_command *box = &play->list.command[b];
                ck_assert_msg(box->kind != DRAW_BOX || box->rect.w < 200 ||
                                  !touches(&play->list.command[a], &box->as.box),
                              "%s at %.0f x %.0f", ui_play_text(play, a), (double)play->width,
                              (double)play->height);
            }
        }
        ui_play_close(play);
    }
}
END_TEST

static bool is_name(const struct ui_play *play, int i) {
    return play->list.command[i].kind == DRAW_TEXT &&
           play->list.command[i].as.text.font == FONT_DISPLAY;
}

static int count_names(const struct ui_play *play, const char *name) {
    int count = 0;
    for (int i = 0; i < play->list.count; i++) {
        count += is_name(play, i) && strcmp(ui_play_text(play, i), name) == 0;
    }
    return count;
}

START_TEST(two_players_are_never_called_the_same) {
    static const char *const names[][2] = {
        {"", ""},
        {"Bartholomew of Oxenfordshire", "Bartholomew of Oxenfordham"},
        {"Player Number One of the Village", "Player Number Two of the Village"}};
    for (int i = 0; i < 2 * SIZES; i++) {
        for (int n = 0; n < 3; n++) {
            for (int g = 0; g < games_count; g++) {
                const struct tour tour = {games[g]->id, NULL, ""};
                struct ui_play *play = begin(&tour, sizes[i / 2], i % 2);
                for (int side = 0; side < 2 && names[n][side][0]; side++) {
                    struct text text = text_fixed(ui_play_match(play)->name[side], MATCH_NAME_MAX);
                    text_add(&text, names[n][side]);
                }
                ui_play_redraw(play);
                ui_play_wait(play, 16);
                for (int a = 0; a < play->list.count; a++) {
                    ck_assert_msg(!is_name(play, a) ||
                                      count_names(play, ui_play_text(play, a)) == 1 ||
                                      !strstr(ui_play_text(play, a), "\xE2\x80\xA6"),
                                  "both are called %s", ui_play_text(play, a));
                }
                ui_play_close(play);
            }
        }
    }
}
END_TEST

START_TEST(to_resign_stands_before_the_name) {
    for (int i = 0; i < SIZES; i++) {
        const struct tour tour = {"oware", NULL, ""};
        struct ui_play *play = begin(&tour, sizes[i], false);
        struct text text = text_fixed(ui_play_match(play)->name[0], MATCH_NAME_MAX);
        text_add(&text, "Wolfeschlegelsteinhausenbergerdorff the Magnificent of Samarka");
        ui_play_click(play, "button:menu");
        bool said = false;
        for (int k = 0; k < play->list.count; k++) {
            said = said || (play->list.command[k].kind == DRAW_TEXT &&
                            strncmp(ui_play_text(play, k), "Resign: Wolfe", 13) == 0);
        }
        ck_assert(said);
        ui_play_close(play);
    }
}
END_TEST

/* ---- settings ---- */

START_TEST(an_interface_size_that_the_window_caps_says_so) {
    static const float caps[][3] = {{800, 600, 2}, {480, 800, 1.5F}, {1280, 800, 4}};
    for (int i = 0; i < 3; i++) {
        const struct tour tour = {"", NULL, ""};
        struct ui_play *play = begin(&tour, caps[i], false);
        ui_play_click(play, "button:settings");
        int percent = (int)(ui_play_scale(play) * 100 + 0.01F);
        struct line most = text_line("at most %d%%", percent);
        ck_assert_msg(ui_play_says(play, most.string), "%s", most.string);
        ui_play_settings(play)->scale = 0;
        ui_play_redraw(play);
        ui_play_wait(play, 16);
        ck_assert(!ui_play_says(play, "at most"));
        ui_play_close(play);
    }
}
END_TEST

/* ---- colors ---- */

static double linear(uint8_t channel) {
    double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4);
}

static double luminance(struct color color) {
    return 0.2126 * linear(color.r) + 0.7152 * linear(color.g) + 0.0722 * linear(color.b);
}

/* WCAG 2: from 1 to 21. */
static double contrast(struct color a, struct color b) {
    double x = luminance(a) + 0.05, y = luminance(b) + 0.05;
    return x > y ? x / y : y / x;
}

START_TEST(quiet_words_have_a_contrast_of_4_5_on_all_that_they_stand_on) {
    for (int id = 0; id < THEMES; id++) {
        const struct theme *theme = theme_get((enum theme_id)id);
        struct color well = theme_glow(theme, theme->well, theme->light ? 0.14F : 0.34F);
        struct color grounds[8] = {theme->ground, theme->surface, theme->raised,
                                   color_mix(theme->surface, theme->accent, 0.24F)};
        int count = 4;
        for (int player = 0; player < 2; player++) { /* a name's field on a player's card */
            struct color card = theme_tint(theme, theme->player[player], 0.2F);
            grounds[count++] = card;
            grounds[count++] = color_mix(card, color_alpha(well, 1), (float)well.a / 255);
        }
        for (int i = 0; i < count; i++) {
            bool field = i > 4 && (i - 4) % 2;
            double found = contrast(field ? theme_sunk(theme) : theme->muted, grounds[i]);
            ck_assert_msg(found >= 4.5, "%s: %.2f on ground %d", theme->name, found, i);
        }
    }
}
END_TEST

/* Without keyboard and field, nothing that can be used has an outline of brass. */
static void expect_plain(struct ui_play *play) {
    const struct targets *targets = ui_play_targets(play);
    if (play->app.ui->editing[0]) {
        return;
    }
    app_input(&play->app, &(struct input){.kind = INPUT_MOVE, .x = 1, .y = 1});
    ui_play_wait(play, 16);
    const struct color brass = play->app.ui->theme->accent;
    for (int i = 0; i < play->list.count; i++) {
        const struct draw_command *command = &play->list.command[i];
        struct color line =
            command->kind == DRAW_BOX ? command->as.box.stroke.color : (struct color){0, 0, 0, 0};
        if (line.a < 200 || line.r != brass.r || line.g != brass.g || line.b != brass.b) {
            continue;
        }
        for (int k = 0; k < targets->count; k++) {
            struct rect mark = targets->target[k].mark;
            float scale = play->list.scale;
            bool button = strncmp(targets->target[k].id, "button:", 7) == 0 ||
                          strncmp(targets->target[k].id, "option:", 7) == 0 ||
                          strncmp(targets->target[k].id, "lesson:", 7) == 0;
            ck_assert_msg(!button || fabsf(command->rect.x / scale - mark.x) > 5 ||
                              fabsf(command->rect.w / scale - mark.w) > 10 ||
                              fabsf(command->rect.y / scale - mark.y) > 5,
                          "%s is outlined", targets->target[k].id);
        }
    }
}

START_TEST(an_outline_of_brass_is_the_focus_and_nothing_else) {
    check_all(expect_plain);
}
END_TEST

SUITE("access", no_words_are_smaller_than_12_pixels,
      from_1280_x_800_on_everything_but_what_is_crowded_is_44_pixels_high,
      no_target_grows_over_another, the_coordinates_are_there_at_every_size_and_scale,
      no_coordinate_of_seega_touches_the_frame_in_high_contrast,
      two_players_are_never_called_the_same, to_resign_stands_before_the_name,
      an_interface_size_that_the_window_caps_says_so,
      quiet_words_have_a_contrast_of_4_5_on_all_that_they_stand_on,
      an_outline_of_brass_is_the_focus_and_nothing_else)
