/* play/play.c: see play/play.h. */
#include "ui/play/play.h"

#include "engine/rules.h"
#include "ui/kit/ui.h"
#include "ui/play/match_clock.h"
#include "ui/play/standing.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const float HOMING_LENGTH = 160; /* ms */

/* ---- opening ---- */

/* What can be done now; called after every change of the match. */
static void refresh(struct table *table) {
    struct legal *legal = &table->legal;
    const struct position *pos = match_position(&table->match);
    legal->count = match_actions(&table->match, legal->action);
    for (int i = 0; i < legal->count; i++) {
        legal->touch_count[i] = table->game->touches(pos, legal->action[i], legal->touch[i]);
    }
    table->chosen.text[0] = '\0';
    table->said.text[0] = '\0';
    table->refused.sentence[0] = '\0';
    table->refused.place_count = 0;
    table->preview.count = 0;
    table->menu = false;
    table->question = ASK_NOTHING;
    table->looking = table->looking && table->looked_at == table->match.count;
}

const char *table_take(struct table *table, struct match *match) {
    const struct face *face = faces_find(match->game);
    if (!face) {
        return words(WORD_NO_TABLE);
    }
    struct timeline *films = calloc(1, sizeof *films);
    if (!films) {
        return words(WORD_NO_MEMORY);
    }
    table_close(table);
    table->game = match->game;
    table->face = face;
    table->match = *match;
    table->keeping.revision = match->revision;
    table->keeping.growth = match->growth;
    table->keeping.past = match_over(match);
    table->films = films;
    *match = (struct match){0};
    table_clock_open(table);
    refresh(table);
    return NULL;
}

const char *table_open(struct table *table, const struct game *game, const struct options *options,
                       const char *position, uint64_t entropy) {
    struct options sealed = *options;
    struct match match = {0};
    options_seal(game, &sealed, entropy);
    const char *message = position ? match_setup(&match, game, &sealed, position)
                                   : match_start(&match, game, &sealed);
    message = message ? message : table_take(table, &match);
    match_free(&match);
    return message;
}

void table_close(struct table *table) {
    match_free(&table->match);
    free(table->films);
    sheet_free(&table->history.sheet);
    memset(table, 0, sizeof *table);
}

const char *table_rematch(struct table *table, uint64_t entropy) {
    char name[2][MATCH_NAME_MAX];
    memcpy(name, table->match.name, sizeof name);
    struct clock clock = table->clock;
    struct standing standing = standing_of(&table->match), swapped = standing;
    struct options options = table->match.options;
    for (int i = 0; i < table->game->option_count; i++) {
        if (table->game->options[i].kind == OPTION_SEED) {
            options.value[i] = 0; /* another start */
        }
    }
    const char *message = table_open(table, table->game, &options, NULL, entropy);
    if (!message) {
        memcpy(table->match.name[0], name[1], sizeof name[1]);
        memcpy(table->match.name[1], name[0], sizeof name[0]);
        table_clock_set(table, clock.base, clock.added);
        swapped.halves[0] = standing.halves[1];
        swapped.halves[1] = standing.halves[0];
        standing_keep(&table->match, &swapped);
    }
    return message;
}

bool table_unkept(const struct table *table) {
    const struct match *match = &table->match;
    const struct table_keeping *keeping = &table->keeping;
    bool begun = match->growth != keeping->growth || (keeping->file[0] && !keeping->past);
    return table->game && begun && match->revision != keeping->revision;
}

/* ---- films ---- */

void table_settle(struct table *table) {
    table->film = NULL;
    table->homing.id[0] = '\0';
}

/* Shows the step that leads to `node`, from the position before it (or back to it). */
static void roll(struct table *table, const struct settings *settings, int node, bool backwards) {
    struct trace trace = {0};
    const struct match_node *nodes = table->match.nodes;
    match_trace(&table->match, node, &trace);
    float speed = backwards ? settings->speed * 2.5F : settings->speed;
    timeline_build(table->films, table->game, &nodes[nodes[node].parent].position, &trace,
                   &(struct film_manner){.speed = speed,
                                         .fade = settings->reduced_motion,
                                         .far_hand = table->face->far_hand});
    if (table->films->total <= 0 && settings->speed > 0 && !settings->reduced_motion) {
        table->films->total = table->face->linger / speed;
    }
    if (table->face->afterglow && !backwards && speed > 0) {
        const struct match_node *last = &nodes[node];
        timeline_glow(table->films,
                      table->face->afterglow(&nodes[last->parent].position, &last->position) /
                          speed);
    }
    table->film = table->films->total > 0 ? table->films : NULL;
    table->film_node = node;
    table->film_begun = false;
    table->film_passed = 0;
    table->film_backwards = backwards;
}

/* What was dropped lies there already, and what was held is in the hand: the animation goes on
 * after that. */
static void skip_drop(struct table *table) {
    const struct timeline *film = table->film;
    if (!film || film->fade || film->trace.count == 0) {
        return;
    }
    int kind = film->trace.event[0].kind;
    if (kind == EVENT_PLACE || kind == EVENT_STEP || kind == EVENT_DROP || kind == EVENT_PICK) {
        table->film_passed = film->start[0] + film->length[0];
        table->film = table->film_passed < film->total ? table->film : NULL;
    }
}

/* How much of the running animation has passed, in ms. */
static float film_time(const struct table *table, double now) {
    return table->film_begun ? (float)(now - table->film_start) : table->film_passed;
}

/* True while something is on its way back. */
static bool homing_update(struct homing *homing, double now) {
    if (homing->id[0] && !homing->begun) {
        homing->begun = true;
        homing->start = now;
    }
    if (now - homing->start >= HOMING_LENGTH) {
        homing->id[0] = '\0';
    }
    return homing->id[0] != '\0';
}

float table_homing(const struct table *table, double now) {
    const struct homing *homing = &table->homing;
    return homing->begun ? fminf(1, (float)(now - homing->start) / HOMING_LENGTH) : 0;
}

static double film_update(struct table *table, double now) {
    if (!table->film) {
        return NEVER;
    }
    if (!table->film_begun) {
        table->film_begun = true;
        table->film_start = now - (double)table->film_passed;
    }
    if (now - table->film_start >= (double)table->film->total) {
        table->film = NULL;
        return NEVER;
    }
    return now; /* the next frame, as soon as there is one */
}

double table_update(struct table *table, double now) {
    double next = film_update(table, now);
    return homing_update(&table->homing, now) ? now : next;
}

void table_frame(const struct table *table, double now, struct frame *frame) {
    if (!table->film) {
        frame_still(table->game, match_position(&table->match), frame);
        return;
    }
    float t = film_time(table, now);
    timeline_sample(table->film, table->film_backwards ? table->film->total - t : t, frame);
}

float table_film(const struct table *table, double now, const struct position **from,
                 const struct position **to) {
    *from = *to = match_position(&table->match);
    if (!table->film) {
        return 1;
    }
    const struct match_node *nodes = table->match.nodes;
    *from = &nodes[nodes[table->film_node].parent].position;
    *to = &nodes[table->film_node].position;
    float t = film_time(table, now) / table->film->total;
    return table->film_backwards ? 1 - t : t;
}

/* ---- doing ---- */

/* What touching an id means: the board may have things that stand for others. */
static const char *meant_by(const struct table *table, const char *id) {
    const struct face *face = table->face;
    const char *meant =
        face->touch ? face->touch(match_position(&table->match), &table->legal, id) : NULL;
    return meant ? meant : id;
}

static void play(struct table *table, const struct settings *settings, game_action action) {
    const char *message = match_play(&table->match, action);
    refresh(table);
    if (message) {
        struct text text = text_fixed(table->refused.sentence, sizeof table->refused.sentence);
        text_add(&text, message);
        return;
    }
    table_clock_credit(table);
    roll(table, settings, table->match.current, false);
}

/* True when the touches so far are the first ones of the action and `id` is the next. */
static bool next_touch(const struct table *table, int index, const char *id, bool *complete) {
    const struct legal *legal = &table->legal;
    int at = table->chosen.text[0] ? 1 : 0;
    if (at >= legal->touch_count[index] ||
        (at == 1 && strcmp(legal->touch[index][0].text, table->chosen.text) != 0)) {
        return false;
    }
    *complete = at + 1 == legal->touch_count[index];
    return strcmp(legal->touch[index][at].text, id) == 0;
}

/* True when the touch begins an action, whatever is chosen now. */
static bool begins(const struct legal *legal, const char *id) {
    for (int i = 0; i < legal->count; i++) {
        if (strcmp(legal->touch[i][0].text, id) == 0) {
            return true;
        }
    }
    return false;
}

static bool says_next(const struct table *table, const char *id) {
    bool complete = false;
    for (int i = 0; i < table->legal.count; i++) {
        if (next_touch(table, i, id, &complete)) {
            return true;
        }
    }
    return false;
}

bool table_invites(const struct table *table, const char *id) {
    id = meant_by(table, id);
    return says_next(table, id) || begins(&table->legal, id);
}

static void set_touch(struct touch *touch, const char *id) {
    struct text text = text_fixed(touch->text, sizeof touch->text);
    text_add(&text, id);
}

static void choose(struct table *table, const char *id) {
    set_touch(&table->chosen, id);
    table->said.text[0] = '\0';
    table->refused = (struct why_not){0};
}

/* Plays an action that `id` completes, or lets it wait until it is said once more. */
static void say(struct table *table, const struct settings *settings, game_action action,
                const char *id) {
    if (!settings->confirm || (table->said.text[0] && table->awaited == action)) {
        play(table, settings, action);
        return;
    }
    set_touch(&table->said, id);
    table->awaited = action;
    table->refused = (struct why_not){0};
}

void table_confirm(struct table *table, const struct settings *settings) {
    if (table->said.text[0]) {
        table_settle(table);
        play(table, settings, table->awaited);
    }
}

static void explain(struct table *table, const char *id, struct why_not *out) {
    struct touch touched[TOUCHES_MAX] = {table->chosen};
    int count = table->chosen.text[0] ? 1 : 0;
    set_touch(&touched[count], id);
    table->tried = touched[count];
    table->game->why_not(match_position(&table->match), touched, count + 1, out);
}

void table_touch(struct table *table, const struct settings *settings, const char *id) {
    table_settle(table);
    if (match_over(&table->match)) {
        return;
    }
    id = meant_by(table, id);
    for (int i = 0; i < table->legal.count; i++) {
        bool complete = false;
        if (next_touch(table, i, id, &complete)) {
            if (complete) {
                say(table, settings, table->legal.action[i], id);
            } else {
                choose(table, id);
            }
            return;
        }
    }
    table->said.text[0] = '\0';
    if (strcmp(table->chosen.text, id) == 0) {
        table->chosen.text[0] = '\0'; /* touched twice: let go */
    } else if (begins(&table->legal, id)) {
        table->chosen.text[0] = '\0';
        table_touch(table, settings, id);
    } else {
        explain(table, id, &table->refused);
    }
}

void table_let_go(struct table *table) {
    table->chosen.text[0] = '\0';
    table->said.text[0] = '\0';
    table->refused = (struct why_not){0};
}

/* True when the touch begins an action that takes another one. */
static bool begins_two(const struct legal *legal, const char *id) {
    for (int i = 0; i < legal->count; i++) {
        if (legal->touch_count[i] == 2 && strcmp(legal->touch[i][0].text, id) == 0) {
            return true;
        }
    }
    return false;
}

bool table_hold(struct table *table, const char *id) {
    const struct face *face = table->face;
    const struct position *pos = match_position(&table->match);
    table_settle(table);
    if (match_over(&table->match) || !(face->can_drag ? face->can_drag(pos, &table->legal, id)
                                                      : begins_two(&table->legal, id))) {
        return false;
    }
    table_let_go(table);
    if (begins_two(&table->legal, id)) {
        choose(table, id);
    }
    return true;
}

void table_glide_back(struct table *table, const struct settings *settings, const char *id,
                      struct point from) {
    if (settings->speed <= 0 || settings->reduced_motion) {
        return;
    }
    struct text text = text_fixed(table->homing.id, sizeof table->homing.id);
    text_add(&text, id);
    table->homing.from = from;
    table->homing.begun = false;
}

/* Carries a drop out, or says why not. */
static void drop(struct table *table, const struct settings *settings, const char *id,
                 const char *onto) {
    const struct face *face = table->face;
    table_let_go(table);
    if (face->drop && !match_over(&table->match)) {
        /* where the board has a say: a bead goes into the pit that is next, and no other */
        const char *meant = face->drop(match_position(&table->match), &table->legal, id, onto);
        if (meant) {
            table_touch(table, settings, meant);
            return;
        }
    }
    table_touch(table, settings, id);
    if (table->chosen.text[0] && strcmp(id, onto) != 0) {
        /* onto something that begins another action is no choice of it */
        if (says_next(table, onto)) {
            table_touch(table, settings, onto);
        } else {
            explain(table, onto, &table->refused);
            table->chosen.text[0] = '\0';
        }
    }
}

bool table_drop(struct table *table, const struct settings *settings, const char *id,
                const char *onto) {
    int before = table->match.current;
    drop(table, settings, id, onto);
    if (table->match.current == before) {
        return false;
    }
    skip_drop(table);
    return true;
}

void table_undo(struct table *table, const struct settings *settings) {
    int undone = table->match.current;
    bool consent = match_is_consent(&table->match, undone);
    table_settle(table);
    if (match_undo(&table->match, 1)) {
        return;
    }
    refresh(table);
    if (!consent) {
        roll(table, settings, undone, true);
    }
}

void table_redo(struct table *table, const struct settings *settings) {
    table_settle(table);
    if (match_redo(&table->match, 1)) {
        return;
    }
    refresh(table);
    if (!match_is_consent(&table->match, table->match.current)) {
        roll(table, settings, table->match.current, false);
    }
}

void table_take_back(struct table *table, const struct settings *settings) {
    const struct game *game = table->game;
    table_settle(table);
    if (table->chosen.text[0] || table->said.text[0] || table->refused.sentence[0]) {
        refresh(table);
    } else if (!match_over(&table->match) && game->turn_open &&
               game->turn_open(match_position(&table->match))) {
        table_undo(table, settings);
    }
}

void table_look(struct table *table) {
    table->looking = true;
    table->looked_at = table->match.count;
}

void table_go(struct table *table, int node) {
    table_settle(table);
    match_go(&table->match, node);
    refresh(table);
}

void table_agree(struct table *table, const struct settings *settings) {
    table_settle(table);
    const char *message = match_agree(&table->match);
    refresh(table);
    if (message) {
        struct text text = text_fixed(table->refused.sentence, sizeof table->refused.sentence);
        text_add(&text, message);
        return;
    }
    roll(table, settings, table->match.current, false);
}

void table_claim(struct table *table) {
    table_settle(table);
    match_claim(&table->match);
    refresh(table);
}

void table_resign(struct table *table, int player) {
    table_settle(table);
    match_resign(&table->match, player);
    refresh(table);
}

void table_time_out(struct table *table, int player) {
    table_settle(table);
    match_time_out(&table->match, player);
    refresh(table);
}

/* ---- asking ---- */

/* True for a place of the kind that the chosen thing can go to: "square:c4". */
static bool could_follow(const struct table *table, const char *id) {
    const struct legal *legal = &table->legal;
    for (int i = 0; table->chosen.text[0] && i < legal->count; i++) {
        const struct touch *touch = legal->touch[i];
        if (legal->touch_count[i] == 2 && strcmp(touch[0].text, table->chosen.text) == 0) {
            return strncmp(touch[1].text, id, strcspn(touch[1].text, ":") + 1) == 0;
        }
    }
    return false;
}

/* While something is in the hand, the board says at once why it may not go to the place below. */
static void warn(struct table *table, const char *pointed) {
    if (table->face->warns && !table->preview.count && could_follow(table, pointed) &&
        !table_invites(table, pointed)) {
        explain(table, pointed, &table->warned);
    }
}

static void add_preview(struct table *table, game_action action) {
    struct preview *preview = &table->preview;
    int at = preview->count++;
    preview->action[at] = action;
    preview->after[at] = *match_position(&table->match);
    preview->trace[at].count = 0;
    rules_play(table->game, &preview->after[at], action, &preview->trace[at]);
}

static void find_preview(struct table *table, const char *pointed) {
    struct preview *preview = &table->preview;
    for (int i = 0; i < table->legal.count; i++) {
        bool complete = false;
        bool chosen_again = strcmp(pointed, table->chosen.text) == 0 &&
                            strcmp(table->legal.touch[i][0].text, pointed) == 0;
        if (!next_touch(table, i, pointed, &complete) && !chosen_again) {
            continue;
        }
        if (preview->count == PREVIEWS_MAX) {
            preview->count = 0; /* it begins too much to show */
            return;
        }
        add_preview(table, table->legal.action[i]);
    }
}

void table_preview(struct table *table, const struct settings *settings, const char *pointed) {
    table->preview.count = 0;
    table->warned.sentence[0] = '\0';
    if (!table->film && table->said.text[0]) {
        add_preview(table, table->awaited); /* steady, wherever the pointer goes */
        return;
    }
    if (table->film || !pointed[0]) {
        return;
    }
    pointed = meant_by(table, pointed);
    if (settings->previews) {
        find_preview(table, pointed);
    }
    warn(table, pointed);
    if (table->refused.sentence[0] && strcmp(pointed, table->tried.text) != 0 &&
        (table->preview.count || table->warned.sentence[0])) {
        table->refused = (struct why_not){0};
    }
}

int table_score_seen(const struct table *table, int player) {
    const struct match *match = &table->match;
    int node = match->current;
    if (table->film && !table->film_backwards && match->nodes[node].parent != MATCH_NONE) {
        node = match->nodes[node].parent;
    }
    return table->game->score(&match->nodes[node].position, player);
}

int table_turn_seen(const struct table *table) {
    const struct match *match = &table->match;
    if (table->film && !table->film->fade && !table->film_backwards) {
        return match->nodes[table->film_node].player;
    }
    return match_over(match) ? -1 : match_turn(match);
}

const char *table_name(const struct table *table, int player) {
    const char *name = table->match.name[player];
    return name[0] ? name : words(table->game->sides[player]);
}

void table_describe(const struct table *table, struct text *out) {
    text_add(out, "position ");
    table->game->position_text(match_position(&table->match), out);
    text_format(out, "\nturn %d\nresult ", match_turn(&table->match));
    rules_result_text(match_result(&table->match), out);
    text_format(out, "\nbusy %d\n", table->film != NULL);
}
