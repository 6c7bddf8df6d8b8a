/* shots.c: see shots.h. */
#include "shots/shots.h"
#include "ui/app/request.h"
#include "ui/app/stack.h"

#include "engine/rules.h"
#include "fakes/fake_host.h"
#include "fakes/fake_pointer.h"
#include "games/games.h"
#include "records/record.h"
#include "sdl/video/canvas.h"
#include "sdl/video/fonts.h"
#include "sdl/video/images.h"
#include "shots/positions.h"
#include "shots/saved_samples.h"
#include "ui/boards/faces.h"
#include "ui/play/match_clock.h"
#include "ui/scenes/rules_view.h"
#include "ui/scenes/scenes.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- the stage ---- */

/* Where shots are drawn. It is kept between shots of one size, with everything computed for them:
 * most shots of a theme have the same background and the same board. */
static struct canvas stage;

static bool set_stage(int width, int height, const struct theme *theme) {
    if (stage.renderer && stage.picture->w == width && stage.picture->h == height) {
        images_open(theme, 0);
        return true;
    }
    canvas_close(&stage);
    return canvas_open(&stage, width, height, SDL_PIXELFORMAT_RGBA32, theme);
}

const char *shots_open(void) {
    SDL_setenv("SERAI_FONTS", "none", 1); /* pictures do not depend on the fonts of this machine */
    return SDL_Init(0) == 0 ? canvases_open() : SDL_GetError();
}

void shots_close(void) {
    canvas_close(&stage);
    canvases_close();
    SDL_Quit();
}

/* ---- leading the app to the moment of the shot ---- */

struct session {
    struct app *app;
    const struct shot_window *window;
    double now;
};

/* Lets the app do its pending work, file by file. True when there is more of it. */
static bool update(struct session *session) {
    bool goes_on = true;
    for (int i = 0; i < 40 && goes_on; i++) {
        goes_on = app_update(session->app, session->now) <= session->now;
    }
    return goes_on;
}

static void see(struct session *session) {
    update(session);
    app_draw(session->app, &stage.next.list, (float)session->window->width,
             (float)session->window->height, 1, fonts_measure());
}

static void point(struct session *session, enum input_kind kind, const char *id) {
    if (fake_point(session->app, kind, id, 0, 0)) {
        see(session);
    }
}

/* The files in the player's folder. */
static struct fake_host computer;

/* Reads a line, "E.in.4 f"; false if its first action is none. Gives where its end is. */
static bool read_line(const struct match *match, const char **from, struct variation *line) {
    struct position pos = *match_position(match);
    bool good = true;
    *line = (struct variation){.depth = 1};
    for (bool more = true; more && good; *from += more) {
        char name[ACTION_TEXT_MAX];
        struct text text = text_fixed(name, sizeof name);
        size_t length = strcspn(*from, ".# ");
        text_add_bytes(&text, *from, length);
        *from += length;
        more = **from == '.';
        good = rules_action_parse(match->game, &pos, name, &line->action[line->count]);
        if (good) {
            rules_play(match->game, &pos, line->action[line->count++], NULL);
        }
    }
    return line->count > 0;
}

/* Reads lines, separated by spaces, as those of an analysis, each worth less. */
static void read_lines(const struct match *match, const char *lines, struct analysis *out) {
    enum { BEST = 250, LESS = 140 };
    for (const char *word = lines; *word && out->count < ANALYSIS_LINES; word += *word == ' ') {
        struct variation *line = &out->line[out->count];
        if (read_line(match, &word, line)) {
            int margin = BEST - LESS * out->count++;
            line->value.margin = match_turn(match) ? -margin : margin;
            if (*word == '#') {
                line->value = (struct value){match_turn(match) ? BEST : -BEST, true};
                line->lasts = (int)strtol(word + 1, NULL, 10);
            }
        }
        word += strcspn(word, " ");
    }
}

/* Answers the app's request for a hint or for an analysis. */
static void answer(struct session *session, const char *hint) {
    const struct match *match = &session->app->table.play.match;
    struct host_answer answer = {.task = computer.question.task, .thought = computer.question.id};
    if (hint && answer.thought) {
        struct analysis analysis = {0};
        read_lines(match, hint, &analysis);
        if (answer.task == HOST_HINT) {
            answer.hint.line = analysis.line[0];
            prospect_look(match, &answer.hint.line, &answer.hint.prospect);
        } else {
            answer.analysis = analysis;
        }
        app_input(session->app, &(struct input){.kind = INPUT_ANSWER, .answer = &answer});
        see(session);
    }
}

static void click(struct session *session, const char *id) {
    point(session, INPUT_MOVE, id);
    point(session, INPUT_DOWN, id);
    point(session, INPUT_UP, id);
}

/* Lets time pass frame by frame. Returns how many ms it took until nothing moved any more. */
static float pass(struct session *session, float ms) {
    const float frame = 20;
    float passed = 0, moved = 0;
    while (passed < ms) {
        float step = fminf(frame, ms - passed);
        session->now += (double)step;
        passed += step;
        moved = update(session) ? passed : moved;
    }
    return moved;
}

/* Returns how many ms things moved after the last click. */
static float lead(struct session *session, const struct shot *shot) {
    app_grant(session->app);
    char words[256];
    struct text text = text_fixed(words, sizeof words);
    text_add(&text, shot->clicks ? shot->clicks : "");
    see(session);
    for (char *word = strtok(words, " "), *next; word; word = next) {
        next = strtok(NULL, " ");
        bool leaves = shot->leaves && !next;
        if (leaves) {
            canvas_paint(&stage, false); /* a movement begins with what was painted last */
            see(session);
        }
        click(session, word);
        if (leaves) {
            canvas_paint(&stage, true);
        }
        answer(session, shot->hint);
        for (int i = 0; i < 6 && session->app->study; i++) { /* it plays by itself, too */
            session->now += 700;
            see(session);
        }
    }
    float moved = pass(session, shot->after);
    if (shot->after >= (float)SHOT_SHOWN_ALL) {
        see(session);
        session->now += 1000; /* the turn indicator has moved to the next player */
    }
    if (shot->hover) {
        point(session, INPUT_MOVE, shot->hover);
        see(session);
        session->now += shot->rest;
        app_update(session->app, session->now);
    }
    if (shot->scanned) {
        session->app->settings.scan = 1;
        app_update(session->app, session->now);
    }
    session->app->ui->means = shot->pad ? MEANS_PAD : session->app->ui->means;
    see(session);
    return moved;
}

static void set_options(struct app_start *start, const char *words) {
    char copy[256];
    struct text text = text_fixed(copy, sizeof copy);
    text_add(&text, words ? words : "");
    start->options = options_default(start->game);
    for (char *word = strtok(copy, " "); word; word = strtok(NULL, " ")) {
        options_set(start->game, &start->options, word);
    }
}

static void put_files(void) {
    static const char *const files[][2] = {
        {"letters/a.txt", ""},
        {"Matches/Amina - Karim.serai",
         "[Game \"oware\"]\n[Player0 \"Amina\"]\n[Player1 \"Karim\"]\n[Date \"2026.09.30\"]\n"
         "[Result \"1-0\"]\n1. B 2. c 3. F 4. b 5. C 6. d 7. E 8. c 9. A 10. e 11. B 12. d 13. D "
         "14. a 15. C 16. c resign:1 1-0\n"},
        {"Championship final.ogn", "[Variant \"Oware Abapa\"]\n[Date \"2014.05.01\"]\n"
                                   "[South \"Joan\"]\n[North \"Aalina\"]\n[Result \"25-18\"]\n"},
        {"dulko Zahra - Omar.serai", "[Game \"dulko\"]\n[Player0 \"Zahra\"]\n[Player1 \"Omar\"]\n"
                                     "[Date \"2026.11.20\"]\n[Result \"*\"]\n"},
        {"oware Layla - Samir.serai", "[Game \"oware\"]\n[Player0 \"Layla\"]\n"
                                      "[Player1 \"Samir\"]\n[Result \"1-0\"]\n"
                                      "[Date \"2026.11.21\"]\n1. C 2. e 3. A resign:1 1-0\n"},
        {"seega.serai", "[Game \"seega\"]\n[Result \"0-1\"]\n[Date \"2026.10.02\"]\n"},
        {"shopping.txt", "Dates, almonds, tea\n"},
    };
    fake_host_free(&computer);
    fake_host_start(&computer);
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        char path[96];
        struct text text = text_fixed(path, sizeof path);
        text_format(&text, "/home/ada/%s", files[i][0]);
        fake_host_put(&computer, path, files[i][1]);
    }
}

static struct settings settings_of(const struct shot *shot, enum theme_id theme,
                                   const struct shot_window *window) {
    struct settings settings = settings_default();
    settings.theme = theme;
    settings.palette = window->palette;
    settings.scale = window->scale;
    settings.history = shot->history;
    settings.confirm = shot->confirm;
    settings.turn = shot->turned;
    settings.captions = shot->captions;
    settings.other_hand = shot->other_hand;
    settings.table = shot->table;
    settings.speed = shot->after > 0 ? 1 : 0;
    return settings;
}

static bool begin(struct session *session, const struct shot *shot, enum theme_id theme) {
    struct match match = {0};
    struct record_error error;
    struct app_start start = {.scenes = scenes,
                              .settings = settings_of(shot, theme, session->window),
                              .entropy = 7,
                              .face_of = faces_find};
    put_files();
    if (shot->lesson || shot->puzzle) {
        start.study = (struct study_request){shot->lesson ? STUDY_LESSON : STUDY_PUZZLE,
                                             games_find(shot->game), shot->puzzle};
    } else if (shot->game && !shot->setup) {
        start.game = games_find(shot->game);
        start.position = shot->position;
        set_options(&start, shot->options);
    }
    if (shot->record) {
        start.match = &match;
        if (!record_read(games, games_count, shot->record, strlen(shot->record), &match, &error)) {
            fprintf(stderr, "%s: %d:%d: %s\n", shot->name, error.line, error.column, error.reason);
            return false;
        }
    }
    if (app_start(session->app, &start)) {
        return false;
    }
    session->app->ui->mirrored = session->app->ui->mirrored || session->window->mirrored;
    saved_samples(&session->app->saved, shot->kept);
    saved_samples_finished(&session->app->saved, shot->finished);
    struct play *play = &session->app->table.play;
    if (start.game) {
        match_clock_set(&play->match, &play->clock, shot->clock, 5);
        if (!shot->nameless) {
            memcpy(play->match.name[0], "Layla", sizeof "Layla");
            memcpy(play->match.name[1], "Samir", sizeof "Samir");
        }
        if (shot->companion) {
            play_seat(play, (const int[]){0, shot->companion}, 1);
        }
        if (shot->rules) {
            request_rules(session->app, start.game);
        }
    } else if (shot->setup) {
        setup_open(&session->app->setup, games_find(shot->game));
        if (!shot->nameless) {
            memcpy(session->app->setup.now.name[0], "Amina", sizeof "Amina");
            memcpy(session->app->setup.now.name[1], "Karim", sizeof "Karim");
        }
        request_scene(session->app, SCENE_SETUP);
    }
    if (shot->picture) {
        request_scene(session->app, SCENE_PICTURE);
    }
    return true;
}

/* Like shot_take; *moved is set to the ms until nothing moved any more. */
static SDL_Surface *take(const struct shot *shot, enum theme_id theme,
                         const struct shot_window *window, float *moved) {
    struct session session = {.window = window};
    session.app = calloc(1, sizeof *session.app);
    bool begun = set_stage(window->width, window->height, theme_in(theme, window->palette)) &&
                 session.app && begin(&session, shot, theme);
    if (begun) {
        *moved = lead(&session, shot);
        canvas_paint(&stage, false);
        app_free(session.app);
    }
    free(session.app);
    return begun ? stage.picture : NULL;
}

SDL_Surface *shot_take(const struct shot *shot, enum theme_id theme,
                       const struct shot_window *window) {
    float moved;
    return take(shot, theme, window, &moved);
}

/* ---- targets ---- */

bool shot_take_targets(const struct shot *shot, const struct shot_window *window,
                       struct targets *targets, float *scale) {
    struct session session = {.window = window, .app = calloc(1, sizeof *session.app)};
    bool begun = set_stage(window->width, window->height, theme_get(THEME_DUSK)) && session.app &&
                 begin(&session, shot, THEME_DUSK);
    if (begun) {
        lead(&session, shot);
        *targets = session.app->ui->targets;
        *scale = session.app->window_scale;
        app_free(session.app);
    }
    free(session.app);
    return begun;
}

/* ---- the focus ---- */

static bool same_kind(const struct target *a, const struct target *b) {
    size_t length = strcspn(a->id, ":") + 1;
    return a->enabled && b->enabled && !a->hidden && !b->hidden &&
           strncmp(a->id, b->id, length) == 0;
}

/* Every nth of its kind, so that about `each` of them are chosen. */
static bool is_chosen(const struct targets *targets, int index, int each) {
    const struct target *target = &targets->target[index];
    int count = 0, before = 0;
    for (int i = 0; i < targets->count; i++) {
        bool same = same_kind(&targets->target[i], target);
        count += same;
        before += same && i < index;
    }
    return count > 0 && before % ((count + each - 1) / each) == 0;
}

static void show_focus(struct session *session, const char *id) {
    session->app->ui->keyboard = id[0] != '\0';
    ui_focus(session->app->ui, id);
    see(session);
    canvas_paint(&stage, false);
}

bool shot_visit_focus(const struct shot *shot, enum theme_id theme,
                      const struct shot_window *window, int each, shot_focus_visitor *visit,
                      void *context) {
    static struct targets targets;
    struct session session = {.window = window, .app = calloc(1, sizeof *session.app)};
    bool begun = set_stage(window->width, window->height, theme_in(theme, window->palette)) &&
                 session.app && begin(&session, shot, theme);
    SDL_Surface *without = NULL;
    if (begun) {
        lead(&session, shot);
        app_input(session.app, &(struct input){.kind = INPUT_MOVE, .x = 1, .y = 1});
        show_focus(&session, "");
        targets = session.app->ui->targets;
        without = SDL_DuplicateSurface(stage.picture);
    }
    for (int i = 0; without && i < targets.count; i++) {
        if (is_chosen(&targets, i, each)) {
            show_focus(&session, targets.target[i].id);
            visit(context, &targets.target[i], session.app->window_scale, without, stage.picture);
        }
    }
    if (begun) {
        app_free(session.app);
    }
    SDL_FreeSurface(without);
    free(session.app);
    return without;
}

const struct draw_list *shot_list(void) {
    return &stage.shown.list;
}

const struct draw_list *shot_list_of_targets(void) {
    return &stage.next.list;
}

float shot_length(const struct shot *shot) {
    struct shot whole = *shot;
    float moved = 0;
    whole.after = (float)SHOT_SHOWN_ALL;
    return take(&whole, THEME_DUSK, &shot_windows[0], &moved) ? moved : 0;
}

/* ---- files ---- */

/* Each pixel is the mean of k × k pixels. */
static void reduce_row(const SDL_Surface *picture, int k, int y, uint8_t *to, int width) {
    for (int x = 0; x < width; x++) {
        int sum[3] = {0, 0, 0};
        for (int row = y * k; row < (y + 1) * k; row++) {
            const uint8_t *from = (const uint8_t *)picture->pixels +
                                  (size_t)row * (size_t)picture->pitch + (size_t)(x * k) * 4;
            for (int i = 0; i < k; i++, from += 4) {
                sum[0] += from[0];
                sum[1] += from[1];
                sum[2] += from[2];
            }
        }
        for (int channel = 0; channel < 3; channel++) {
            *to++ = (uint8_t)((sum[channel] + k * k / 2) / (k * k));
        }
    }
}

SDL_Surface *shot_shrink(SDL_Surface *picture, int k) {
    int width = picture->w / k, height = picture->h / k;
    SDL_Surface *small =
        SDL_CreateRGBSurfaceWithFormat(0, width, height, 24, SDL_PIXELFORMAT_RGB24);
    for (int y = 0; small && y < height; y++) {
        reduce_row(picture, k, y, (uint8_t *)small->pixels + (size_t)y * (size_t)small->pitch,
                   width);
    }
    return small;
}

void shot_path(const struct shot *shot, enum theme_id theme, const struct shot_window *window,
               const char *folder, struct text *out) {
    text_format(out, "%s/%s", folder, shot->name);
    if (theme != THEME_DUSK) {
        text_format(out, "-%s", theme_get(theme)->name);
    }
    text_format(out, "-%dx%d", window->width, window->height);
    if (window->scale > 0) {
        text_format(out, "@%.4g", (double)window->scale);
    }
    if (window->palette != PALETTE_USUAL) {
        text_format(out, "-%s", palette_name(window->palette));
    }
    text_add(out, ".png");
}
