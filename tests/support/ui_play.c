/* ui_play.c: see ui_play.h. */
#include "support/ui_play.h"

#include "base/random.h"
#include "engine/rules.h"
#include "fakes/fake_pointer.h"
#include "games/games.h"
#include "support/suite.h"
#include "ui/app/stack.h"
#include "ui/boards/faces.h"
#include "ui/scenes/scenes.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static float stub_width(void *context, enum font font, float size, const char *string) {
    (void)context;
    (void)font;
    return (float)strlen(string) * size * 0.52F;
}

struct measure ui_play_measure(void) {
    return (struct measure){.width = stub_width};
}

/* ---- opening ---- */

static void set_options(const struct game *game, struct options *options, const char *words) {
    char copy[256];
    struct text text = text_fixed(copy, sizeof copy);
    text_add(&text, words ? words : "");
    *options = options_default(game);
    for (char *word = strtok(copy, " "); word; word = strtok(NULL, " ")) {
        ck_assert_ptr_null(options_set(game, options, word));
    }
}

struct ui_play *ui_play_open(const char *game, const char *options, const char *position,
                             float width, float height) {
    struct ui_play *play = calloc(1, sizeof *play);
    ck_assert_ptr_nonnull(play);
    struct app_start start = {.scenes = scenes,
                              .settings = settings_default(),
                              .position = position,
                              .entropy = 11,
                              .face_of = faces_find};
    start.settings.speed = 0;
    fake_host_start(&play->fake);
    if (game[0]) {
        start.game = games_find(game);
        ck_assert_ptr_nonnull(start.game);
        set_options(start.game, &start.options, options);
    }
    const char *message = app_start(&play->app, &start);
    ck_assert_msg(!message, "%s", message ? message : "");
    play->width = width;
    play->height = height;
    ui_play_wait(play, 0);
    return play;
}

struct ui_play *ui_play_open_history(const char *game, float width, float height) {
    struct ui_play *play = ui_play_open(game, NULL, NULL, width, height);
    play->app.settings.history = true;
    ui_play_wait(play, 0);
    return play;
}

void ui_play_close(struct ui_play *play) {
    fake_host_use(&play->fake);
    app_free(&play->app);
    fake_host_free(&play->fake);
    fake_host_use(NULL);
    draw_free(&play->list);
    free(play);
}

/* A box that has a color but nothing to fill with it would not be seen. */
static void check_fills(const struct draw_list *list) {
    for (int i = 0; i < list->count; i++) {
        const struct draw_command *command = &list->command[i];
        const struct box *box = &command->as.box;
        ck_assert(command->kind != DRAW_BOX || box->fill != FILL_NONE || !box->color[0].a);
    }
}

void ui_play_wait(struct ui_play *play, double ms) {
    fake_host_use(&play->fake);
    play->now += ms;
    app_update(&play->app, play->now);
    app_draw(&play->app, &play->list, play->width, play->height, 1, ui_play_measure());
    check_fills(&play->list);
}

void ui_play_idle(struct ui_play *play, double ms) {
    play->now += ms;
    app_tell_time(&play->app, play->now);
}

bool ui_play_rests(struct ui_play *play) {
    fake_host_use(&play->fake);
    return app_update(&play->app, play->now + 1) >= NEVER && !play->app.ui->changed;
}

void ui_play_answer(struct ui_play *play, struct host_answer answer) {
    if (!answer.thought) {
        answer.thought = play->fake.question.id;
        answer.task = play->fake.question.task;
        if (answer.task == HOST_HINT && answer.hint.line.count) {
            prospect_look(ui_play_match(play), &answer.hint.line, &answer.hint.prospect);
        }
    }
    ui_play_input(play, &(struct input){.kind = INPUT_ANSWER, .answer = &answer});
}

void ui_play_input(struct ui_play *play, const struct input *input) {
    fake_host_use(&play->fake);
    app_input(&play->app, input);
}

/* ---- scene and targets ---- */

enum scene_id ui_play_scene(const struct ui_play *play) {
    return play->app.stack[play->app.depth - 1];
}

bool ui_play_says(const struct ui_play *play, const char *words) {
    bool found = false;
    for (int i = 0; i < play->list.count; i++) {
        found = found || strstr(ui_play_text(play, i), words);
    }
    return found;
}

bool ui_play_reads(const struct ui_play *play, const char *words) {
    const char *rest = words;
    for (int i = 0; i < play->list.count && *rest; i++) {
        const char *line = ui_play_text(play, i);
        size_t length = strlen(line);
        bool goes_on = length && strncmp(rest, line, length) == 0;
        rest = goes_on ? rest + length : words;
        rest += goes_on && *rest == ' ';
    }
    return !*rest;
}

const char *ui_play_text(const struct ui_play *play, int i) {
    const struct draw_command *command = &play->list.command[i];
    return command->kind == DRAW_TEXT ? draw_string(&play->list, command->as.text.string) : "";
}

bool ui_play_has(const struct ui_play *play, const char *id) {
    return targets_find(&play->app.ui->targets, id) != NULL;
}

const struct target *ui_play_target(struct ui_play *play, const char *id) {
    const struct target *target = targets_find(&play->app.ui->targets, id);
    ck_assert_msg(target != NULL, "there is no target %s", id);
    return target;
}

const struct targets *ui_play_targets(const struct ui_play *play) {
    return &play->app.ui->targets;
}

const char *ui_play_focus(const struct ui_play *play) {
    return play->app.ui->focus;
}

const char *ui_play_toast(const struct ui_play *play) {
    return play->app.shown->toast.sentence;
}

float ui_play_scale(const struct ui_play *play) {
    return play->app.window_scale;
}

bool ui_play_is_due(const struct ui_play *play) {
    return play->app.ui->changed;
}

bool ui_play_quits(const struct ui_play *play) {
    return play->app.quit;
}

struct cues *ui_play_cues(struct ui_play *play) {
    return play->app.cues;
}

/* ---- what is chosen and kept ---- */

struct settings *ui_play_settings(struct ui_play *play) {
    return &play->app.settings;
}

struct setup *ui_play_setup(struct ui_play *play) {
    return &play->app.setup;
}

struct saved_matches *ui_play_saved(struct ui_play *play) {
    return &play->app.saved;
}

void ui_play_redraw(struct ui_play *play) {
    play->app.ui->changed = true;
}

struct rules_view *ui_play_rules(struct ui_play *play) {
    return play->app.rules;
}

struct study *ui_play_study(struct ui_play *play) {
    return play->app.study;
}

void ui_play_push(struct ui_play *play, enum scene_id scene) {
    fake_host_use(&play->fake);
    request_scene(&play->app, scene);
    app_grant(&play->app);
}

void ui_play_open_study(struct ui_play *play, enum study_kind kind, const struct game *game,
                        int number) {
    play->app.request->study = (struct study_request){kind, game, number};
    ui_play_push(play, SCENE_STUDY);
}

/* ---- the match at the table ---- */

struct play *ui_play_table(struct ui_play *play) {
    return &play->app.table.play;
}

struct match *ui_play_match(struct ui_play *play) {
    return &play->app.table.play.match;
}

const struct position *ui_play_position(const struct ui_play *play) {
    return match_position(&play->app.table.play.match);
}

const struct legal *ui_play_legal(const struct ui_play *play) {
    return &play->app.table.play.legal;
}

struct clock *ui_play_clock(struct ui_play *play) {
    return &play->app.table.play.clock;
}

const char *ui_play_file(const struct ui_play *play) {
    return play->app.table.saving.file;
}

const char *ui_play_chosen(const struct ui_play *play) {
    return play->app.table.play.chosen.text;
}

const char *ui_play_pending(const struct ui_play *play) {
    return play->app.table.play.pending_touch.text;
}

const char *ui_play_refusal(const struct ui_play *play) {
    return play->app.table.play.refused.sentence;
}

const struct why_not *ui_play_warning(const struct ui_play *play) {
    return &play->app.table.play.warned;
}

const struct preview *ui_play_preview(const struct ui_play *play) {
    return &play->app.table.play.preview;
}

bool ui_play_is_busy(const struct ui_play *play) {
    return play->app.table.play.animation != NULL;
}

const struct timeline *ui_play_animation(const struct ui_play *play) {
    return play->app.table.play.animation;
}

void ui_play_settle(struct ui_play *play) {
    play_settle(&play->app.table.play);
}

void ui_play_frame(const struct ui_play *play, struct frame *frame) {
    play_frame(&play->app.table.play, play->now, frame);
}

const char *ui_play_gliding(const struct ui_play *play) {
    return play->app.table.play.snap_back.id;
}

bool ui_play_replays(const struct ui_play *play) {
    return play->app.table.replay.on;
}

/* ---- pointer and keys ---- */

static void send(struct ui_play *play, enum input_kind kind, const char *id, float dx, float dy) {
    fake_host_use(&play->fake);
    ck_assert_msg(fake_point(&play->app, kind, id, dx, dy), "there is no target %s", id);
    ui_play_wait(play, 16);
}

void ui_play_pull(struct ui_play *play, const char *id, float dx, float dy) {
    send(play, INPUT_MOVE, id, dx, dy);
}

void ui_play_hover(struct ui_play *play, const char *id) {
    send(play, INPUT_MOVE, id, 0, 0);
}

void ui_play_click(struct ui_play *play, const char *id) {
    send(play, INPUT_MOVE, id, 0, 0);
    send(play, INPUT_DOWN, id, 0, 0);
    send(play, INPUT_UP, id, 0, 0);
}

void ui_play_drag(struct ui_play *play, const char *id, const char *onto) {
    send(play, INPUT_MOVE, id, 0, 0);
    send(play, INPUT_DOWN, id, 0, 0);
    ui_play_pull(play, id, 0, 8); /* drop targets may appear only now */
    send(play, INPUT_MOVE, onto, 0, 0);
    send(play, INPUT_UP, onto, 0, 0);
}

void ui_play_swipe(struct ui_play *play, const char *id, float dx, float dy) {
    enum { STEPS = 10 };
    struct rect rect = ui_seen(play->app.ui, ui_play_target(play, id)->rect);
    float scale = play->app.window_scale;
    struct input input = {.kind = INPUT_MOVE};
    for (int i = 0; i <= STEPS + 1; i++) {
        float part = (float)(i > STEPS ? STEPS : i) / (float)STEPS;
        input.x = (rect.x + rect.w / 2 + part * dx) * scale;
        input.y = (rect.y + rect.h / 2 + part * dy) * scale;
        ui_play_input(play, &input);
        if (i == 0 || i > STEPS) {
            input.kind = i == 0 ? INPUT_DOWN : INPUT_UP;
            ui_play_input(play, &input);
            input.kind = INPUT_MOVE;
        }
        ui_play_wait(play, 16);
    }
}

void ui_play_finger(struct ui_play *play, enum input_kind kind, int finger, const char *id,
                    float dx, float dy) {
    struct rect rect = ui_seen(play->app.ui, ui_play_target(play, id)->rect);
    float scale = play->app.window_scale;
    ui_play_input(play, &(struct input){.kind = kind,
                                        .touch = true,
                                        .finger = finger,
                                        .x = (rect.x + rect.w / 2 + dx) * scale,
                                        .y = (rect.y + rect.h / 2 + dy) * scale});
    ui_play_wait(play, 16);
}

void ui_play_tap(struct ui_play *play, const char *id) {
    ui_play_finger(play, INPUT_DOWN, 1, id, 0, 0);
    ui_play_finger(play, INPUT_UP, 1, id, 0, 0);
}

void ui_play_key(struct ui_play *play, enum key key) {
    ui_play_input(play, &(struct input){.kind = INPUT_KEY, .key = key});
    ui_play_wait(play, 16);
    if (key == KEY_ENTER || key == KEY_SPACE) {
        ui_play_input(play, &(struct input){.kind = INPUT_KEY_UP, .key = key});
        ui_play_wait(play, 16);
    }
}

void ui_play_scroll(struct ui_play *play, float lines) {
    ui_play_input(play, &(struct input){.kind = INPUT_SCROLL, .y = lines});
    ui_play_wait(play, 16);
}

void ui_play_cancel(struct ui_play *play) {
    ui_play_input(play, &(struct input){.kind = INPUT_CANCEL});
    ui_play_wait(play, 16);
}

void ui_play_type(struct ui_play *play, const char *text) {
    struct input input = {.kind = INPUT_TEXT};
    struct text to = text_fixed(input.text, sizeof input.text);
    text_add(&to, text);
    ui_play_input(play, &input);
    ui_play_wait(play, 16);
}

/* How many arrow keys lead from each target to the wanted one, searched backward from it. */
static bool find_path(const struct targets *targets, const char *from, const char *id,
                      enum key *first) {
    static const struct {
        enum key key;
        int dx, dy;
    } arrows[] = {{KEY_LEFT, -1, 0}, {KEY_RIGHT, 1, 0}, {KEY_UP, 0, -1}, {KEY_DOWN, 0, 1}};
    int from_at[TARGETS_MAX], via[TARGETS_MAX] = {0}, queue[TARGETS_MAX] = {0};
    int head = 0, tail = 0;
    for (int i = 0; i < targets->count; i++) {
        from_at[i] = -1;
        if (strcmp(targets->target[i].id, from) == 0) {
            from_at[i] = i;
            queue[tail++] = i;
        }
    }
    while (head < tail) {
        int at = queue[head++];
        if (strcmp(targets->target[at].id, id) == 0) {
            while (from_at[at] != from_at[from_at[at]]) {
                at = from_at[at];
            }
            *first = arrows[via[at]].key;
            return true;
        }
        bool slider = strncmp(targets->target[at].id, "slider:", 7) == 0;
        bool ply = strncmp(targets->target[at].id, "ply:", 4) == 0;
        /* left and right move a slider's knob, all arrows step through the history */
        for (int i = ply ? 4 : slider ? 2 : 0; i < 4; i++) {
            const struct target *next =
                targets_towards(targets, targets->target[at].id, arrows[i].dx, arrows[i].dy);
            int to = next ? (int)(next - targets->target) : at;
            if (from_at[to] < 0) {
                from_at[to] = at;
                via[to] = i;
                queue[tail++] = to;
            }
        }
    }
    return false;
}

void ui_play_walk(struct ui_play *play, const char *id) {
    const struct ui *ui = play->app.ui;
    ck_assert_msg(ui_play_target(play, id)->enabled, "%s cannot be used", id);
    for (int steps = 0; strcmp(ui->focus, id) != 0; steps++) {
        enum key key = KEY_TAB;
        ck_assert_msg(steps < 200, "the keyboard does not lead to %s but to %s", id, ui->focus);
        if (targets_find(&ui->targets, ui->focus) &&
            !find_path(&ui->targets, ui->focus, id, &key)) {
            key = KEY_TAB;
        }
        ui_play_key(play, key);
    }
    ui_play_key(play, KEY_ENTER);
}

/* ---- playing ---- */

void ui_play_action(struct ui_play *play, game_action action, enum ui_method method) {
    struct touch touch[TOUCHES_MAX];
    int count = ui_play_match(play)->game->touches(ui_play_position(play), action, touch);
    if (method == BY_DRAG && count == 2) {
        ui_play_drag(play, touch[0].text, touch[1].text);
        return;
    }
    for (int i = 0; i < count; i++) {
        if (method == BY_KEYS) {
            ui_play_walk(play, touch[i].text);
        } else {
            ui_play_click(play, touch[i].text);
        }
    }
}

int ui_play_random_game(struct ui_play *play, uint64_t seed, int most, enum ui_method method) {
    const struct game *game = ui_play_match(play)->game;
    struct position expected = *ui_play_position(play);
    game_action legal[ACTIONS_MAX];
    int played = 0;
    for (int count = 0; played < most && (count = game->actions(&expected, legal)) > 0; played++) {
        game_action action = legal[random_below(&seed, (uint32_t)count)];
        char text[ACTION_TEXT_MAX];
        struct text out = text_fixed(text, sizeof text);
        game->action_text(&expected, action, &out);
        ui_play_action(play, action, method);
        rules_play(game, &expected, action, NULL);
        ck_assert_msg(position_equal(&expected, ui_play_position(play)),
                      "%s, action %d: %s was not played", game->id, played + 1, text);
    }
    return played;
}

/* ---- the target list ---- */

static bool overlap(const struct rect *a, const struct rect *b) {
    const float slack = 0.5F;
    return a->x + a->w > b->x + slack && b->x + b->w > a->x + slack && a->y + a->h > b->y + slack &&
           b->y + b->h > a->y + slack;
}

static void check_one(const struct ui *ui, const struct target *target, float least) {
    bool crowded = strncmp(target->id, "bead:", 5) == 0, gem = strncmp(target->id, "gem:", 4) == 0;
    bool bar = strncmp(target->id, "button:page-", 12) == 0;
    float narrowest = crowded || bar ? fminf(20, least) : least;
    if (strncmp(target->id, "ply:", 4) == 0) {
        narrowest = fminf(15, least); /* the steps of a turn are set as a word is */
    }
    if (gem) {
        least = narrowest = fminf(5, least); /* in its middle; around it, too, it can be taken */
    }
    struct rect r = target->rect;
    ck_assert_msg(target->label[0], "%s has no label", target->id);
    ck_assert_msg(r.x >= -0.5F && r.y >= -0.5F && r.x + r.w <= ui->width + 0.5F &&
                      r.y + r.h <= ui->height + 0.5F,
                  "%s is not inside the window", target->id);
    ck_assert_msg(r.w >= narrowest - 0.1F && r.h >= least - 0.1F, "%s is %.0f by %.0f points",
                  target->id, (double)r.w, (double)r.h);
}

/* Who clicks in the middle of a target means it; and what shares a field has room in it: half of
 * the way to its neighbor, however close their rectangles are. */
static void check_middle(const struct targets *targets, const struct target *target, float least) {
    struct rect r = target->rect, mark = target->mark;
    const struct target *hit = targets_at(targets, r.x + r.w / 2, r.y + r.h / 2);
    ck_assert_msg(hit == target || !hit->enabled, "a click on %s hits %s", target->id, hit->id);
    for (int i = 0; i < targets->count && target->field.w > 0; i++) {
        struct rect other = targets->target[i].mark;
        float away = hypotf(other.x + other.w / 2 - mark.x - mark.w / 2,
                            other.y + other.h / 2 - mark.y - mark.h / 2);
        bool same = strcmp(targets->target[i].label, target->label) == 0;
        ck_assert_msg(same || away >= fminf(8, least), "%s is %.0f points from %s", target->id,
                      (double)away, targets->target[i].id);
    }
}

void ui_play_check_targets(struct ui_play *play, float least) {
    const struct ui *ui = play->app.ui;
    const struct targets *targets = &ui->targets;
    for (int i = 0; i < targets->count; i++) {
        const struct target *target = &targets->target[i];
        if (target->hidden) {
            continue; /* no pointer gets there */
        }
        check_one(ui, target, least);
        if (target->enabled) {
            check_middle(targets, target, least);
        }
        for (int k = 0; k < i; k++) {
            const struct target *other = &targets->target[k];
            if (strcmp(target->id, other->id) == 0) { /* an assertion each would be slow */
                ck_abort_msg("there are two targets %s", target->id);
            }
            if (target->enabled && other->enabled && !other->hidden &&
                overlap(&target->rect, &other->rect)) {
                ck_abort_msg("%s and %s overlap", target->id, other->id);
            }
        }
    }
}
