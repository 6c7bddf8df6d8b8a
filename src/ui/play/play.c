/* play.c: see play.h. */
#include "ui/play/play.h"

#include "engine/rules.h"
#include "ui/kit/ui.h"
#include "ui/model/companion.h"
#include "ui/model/standing.h"
#include "ui/play/match_clock.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const float SNAP_BACK_LENGTH = 160; /* ms */
static const float HURRY = 4;              /* times as fast */

/* ---- opening ---- */

/* True in a line that nobody has played: a review suggests it. */
static bool is_suggested(const struct match *match) {
    bool suggested = false;
    for (int node = match->current; node != MATCH_NONE && !suggested;
         node = match->nodes[node].parent) {
        const struct match_note *note = &match->nodes[node].note;
        suggested = note->mark == MARK_BETTER || (note->mark == MARK_AGAINST && !note->valued);
    }
    return suggested;
}

static int line_end(const struct match *match) {
    return match_line_node(match, match_line_length(match));
}

/* True where looking back ends: at the end of the line, or where it began. */
static bool is_back(const struct play *play) {
    const struct match *match = &play->match;
    return match->current == play->stood || match->nodes[match->current].next == MATCH_NONE;
}

/* Updates what can be done now; call after every change of the match. */
static void refresh(struct play *play) {
    struct legal *legal = &play->legal;
    const struct position *pos = match_position(&play->match);
    play->looking_back = play->looking_back && (!is_back(play) || is_suggested(&play->match));
    play->end = play->looking_back ? play->end : line_end(&play->match);
    play->stood = play->looking_back ? play->stood : play->match.current;
    bool acts = !play->looking_back && !companion_acts_elsewhere(&play->match);
    legal->count = acts ? match_actions(&play->match, legal->action) : 0;
    for (int i = 0; i < legal->count; i++) {
        legal->touch_count[i] =
            (uint8_t)play->game->touches(pos, legal->action[i], legal->touch[i]);
    }
    play->chosen.text[0] = '\0';
    play->pending_touch.text[0] = '\0';
    play->refused.sentence[0] = '\0';
    play->refused.place_count = 0;
    play->preview.count = 0;
    last_turn_find(&play->match, play->match.current, play->last_turn);
    play->changes++;
}

const char *play_take(struct play *play, const struct face *face, struct match *match) {
    if (!face) {
        return words(WORD_NO_TABLE);
    }
    struct timeline *animation = calloc(1, sizeof *animation);
    struct last_turn *last_turn = calloc(1, sizeof *last_turn);
    if (!animation || !last_turn) {
        free(animation);
        free(last_turn);
        return words(WORD_NO_MEMORY);
    }
    play_close(play);
    play->game = match->game;
    play->face = face;
    play->match = *match;
    play->animation_memory = animation;
    play->last_turn = last_turn;
    *match = (struct match){0};
    match_clock_open(&play->match, &play->clock);
    play->stood = play->end = line_end(&play->match);
    play->looking_back = true; /* unless it stands at the end of what was played */
    refresh(play);
    return NULL;
}

const char *play_open(struct play *play, const struct game *game, const struct face *face,
                      const struct options *options, const char *position, uint64_t entropy) {
    struct options resolved = *options;
    struct match match = {0};
    options_resolve_seeds(game, &resolved, entropy);
    const char *message = position ? match_setup(&match, game, &resolved, position)
                                   : match_start(&match, game, &resolved);
    message = message ? message : play_take(play, face, &match);
    match_free(&match);
    return message;
}

void play_close(struct play *play) {
    match_free(&play->match);
    free(play->animation_memory);
    free(play->last_turn);
    memset(play, 0, sizeof *play);
}

void play_seat(struct play *play, const int companion[2], uint64_t entropy) {
    companion_seat(&play->match, 0, companion[0]);
    companion_seat(&play->match, 1, companion[1]);
    if (companion[0] || companion[1]) {
        companion_draw_seed(&play->match, entropy);
    }
    refresh(play);
}

const char *play_rematch(struct play *play, uint64_t entropy) {
    char name[2][MATCH_NAME_MAX];
    memcpy(name, play->match.name, sizeof name);
    const int companion[2] = {companion_of(&play->match, 1), companion_of(&play->match, 0)};
    struct clock clock = play->clock;
    struct match_standing standing = standing_of(&play->match), swapped = standing;
    struct options options = play->match.options;
    for (int i = 0; i < play->game->option_count; i++) {
        if (play->game->options[i].kind == OPTION_SEED) {
            options.value[i] = 0; /* pick another random start */
        }
    }
    const char *message = play_open(play, play->game, play->face, &options, NULL, entropy);
    if (!message) {
        memcpy(play->match.name[0], name[1], sizeof name[1]);
        memcpy(play->match.name[1], name[0], sizeof name[0]);
        play_seat(play, companion, entropy);
        match_clock_set(&play->match, &play->clock, clock.base, clock.increment);
        swapped.halves[0] = standing.halves[1];
        swapped.halves[1] = standing.halves[0];
        standing_keep(&play->match, &swapped);
    }
    return message;
}

/* ---- animation ---- */

void play_settle(struct play *play) {
    play->animation = NULL;
    play->shows_again = false;
    play->snap_back.id[0] = '\0';
}

/* Animates the step to `node` from the position before it, or backwards. */
static void start_animation(struct play *play, const struct settings *settings, int node,
                            bool backwards) {
    struct trace trace = {0};
    const struct match_node *nodes = play->match.nodes;
    match_trace(&play->match, node, &trace);
    float speed = backwards ? settings->speed * 2.5F : settings->speed;
    timeline_build(play->animation_memory, play->game, &nodes[nodes[node].parent].position, &trace,
                   &(struct animation_style){.speed = speed,
                                             .fade = settings->reduced_motion,
                                             .far_hand = play->face->far_hand,
                                             .look_back = play->face->look_back});
    if (play->animation_memory->total <= 0 && settings_animates(settings)) {
        play->animation_memory->total = play->face->min_duration / speed;
    }
    if (play->face->afterglow && !backwards && speed > 0) {
        const struct match_node *last = &nodes[node];
        timeline_glow(play->animation_memory,
                      play->face->afterglow(&nodes[last->parent].position, &last->position) /
                          speed);
    }
    play->animation = play->animation_memory->total > 0 ? play->animation_memory : NULL;
    play->animations += !backwards;
    play->animation_node = node;
    play->animation_begun = false;
    play->animation_offset = 0;
    play->animation_backwards = backwards;
}

/* After a drag the first event has already been seen: what was picked up or dropped is where that
 * event takes it. The animation starts after it. */
static void skip_drop(struct play *play) {
    const struct timeline *animation = play->animation;
    if (!animation || animation->fade || animation->trace.count == 0) {
        return;
    }
    int kind = animation->trace.event[0].kind;
    if (kind == EVENT_PLACE || kind == EVENT_STEP || kind == EVENT_DROP || kind == EVENT_PICK) {
        play->animation_offset = animation->start[0] + animation->length[0];
        play->animation = play->animation_offset < animation->total ? play->animation : NULL;
    }
}

float play_animation_tempo(const struct play *play) {
    return play->hurrying ? HURRY : 1;
}

void play_hurry(struct play *play, bool hurry) {
    play->hurrying = hurry;
}

float play_animation_time(const struct play *play, double now) {
    return play->animation_begun ? (float)(now - play->animation_start) : play->animation_offset;
}

/* True while something is gliding back. */
static bool snap_back_update(struct snap_back *back, double now) {
    if (back->id[0] && !back->begun) {
        back->begun = true;
        back->start = now;
    }
    if (now - back->start >= SNAP_BACK_LENGTH) {
        back->id[0] = '\0';
    }
    return back->id[0] != '\0';
}

float play_snap_back_progress(const struct play *play, double now) {
    const struct snap_back *back = &play->snap_back;
    return back->begun ? fminf(1, (float)(now - back->start) / SNAP_BACK_LENGTH) : 0;
}

/* While a turn is shown again, starts its next step that moves something. */
static void show_next(struct play *play) {
    while (play->shows_again && !play->animation && play->animation_node != play->last_turn->last) {
        int next = play->match.nodes[play->animation_node].next;
        start_animation(play, &play->again_as, next, false);
    }
    play->shows_again = play->shows_again && play->animation;
}

void play_show_again(struct play *play, const struct settings *settings) {
    play_settle(play);
    play_clear_selection(play);
    if (last_turn_known(play->last_turn)) {
        play->again_as = *settings;
        play->again_as.speed = settings->speed > 0 ? settings->speed : 1;
        play->shows_again = true;
        start_animation(play, &play->again_as, play->last_turn->first, false);
        show_next(play);
    }
}

static double animation_update(struct play *play, double now) {
    if (!play->animation) {
        return NEVER;
    }
    if (!play->animation_begun) {
        play->animation_begun = true;
        play->animation_start = now - (double)play->animation_offset;
        play->animation_seen = now;
    }
    play->animation_start -=
        (double)(play_animation_tempo(play) - 1) * (now - play->animation_seen);
    play->animation_seen = now;
    if (now - play->animation_start >= (double)play->animation->total) {
        play->animation = NULL;
        show_next(play);
        return play->animation ? now : NEVER;
    }
    return now; /* the next frame, as soon as there is one */
}

double play_update(struct play *play, double now) {
    double next = animation_update(play, now);
    return snap_back_update(&play->snap_back, now) ? now : next;
}

void play_frame(const struct play *play, double now, struct frame *frame) {
    if (!play->animation) {
        frame_still(play->game, match_position(&play->match), frame);
        return;
    }
    float t = play_animation_time(play, now);
    timeline_sample(play->animation, play->animation_backwards ? play->animation->total - t : t,
                    frame);
}

float play_animation_progress(const struct play *play, double now, const struct position **from,
                              const struct position **to) {
    *from = *to = match_position(&play->match);
    if (!play->animation) {
        return 1;
    }
    const struct match_node *nodes = play->match.nodes;
    *from = &nodes[nodes[play->animation_node].parent].position;
    *to = &nodes[play->animation_node].position;
    float t = play_animation_time(play, now) / play->animation->total;
    return play->animation_backwards ? 1 - t : t;
}

/* ---- acting ---- */

/* The id that touching `id` stands for: a board may have targets that are proxies for others. */
static const char *resolve_touch(const struct play *play, const char *id) {
    const struct face *face = play->face;
    const char *proxied =
        face->touch ? face->touch(match_position(&play->match), &play->legal, id) : NULL;
    return proxied ? proxied : id;
}

static void refuse(struct play *play, const char *message) {
    struct text text = text_fixed(play->refused.sentence, sizeof play->refused.sentence);
    text_add(&text, message);
    play->refusals++;
}

const char *play_action(struct play *play, const struct settings *settings, game_action action) {
    play_settle(play);
    const char *message =
        play->looking_back ? words(WORD_PAST_REFUSED) : match_play(&play->match, action);
    refresh(play);
    if (message) {
        refuse(play, message);
        return message;
    }
    match_clock_credit(&play->match, &play->clock);
    if (companion_takes_part(&play->match)) {
        match_end_line(&play->match); /* cut off undone moves: a companion acts only at the end */
    }
    start_animation(play, settings, play->match.current, false);
    return NULL;
}

/* True when `id` is a second touch that may come first. */
static bool is_second_touch(const struct play *play, const char *id) {
    return play->face->either_order && legal_is_second(&play->legal, id);
}

/* True when `id` is the next touch of an action after what is chosen; *complete: the last one. */
static bool is_next_touch(const struct play *play, int index, const char *id, bool *complete) {
    return legal_goes_on(&play->legal, index, play->face->either_order, play->chosen.text, id,
                         complete);
}

static bool continues_action(const struct play *play, const char *id) {
    bool complete = false;
    for (int i = 0; i < play->legal.count; i++) {
        if (is_next_touch(play, i, id, &complete)) {
            return true;
        }
    }
    return false;
}

bool play_invites(const struct play *play, const char *id) {
    id = resolve_touch(play, id);
    return continues_action(play, id) || legal_begins(&play->legal, id);
}

static void set_touch(struct touch *touch, const char *id) {
    struct text text = text_fixed(touch->text, sizeof touch->text);
    text_add(&text, id);
}

static void choose(struct play *play, const char *id) {
    set_touch(&play->chosen, id);
    play->pending_touch.text[0] = '\0';
    play->refused = (struct why_not){0};
}

/* Plays an action that `id` completes, or lets it wait until it is entered again. */
static void confirm_or_play(struct play *play, const struct settings *settings, game_action action,
                            const char *id) {
    const char *objection =
        play->guard.objection ? play->guard.objection(play->guard.context, action) : NULL;
    if (objection) {
        play_clear_selection(play);
        set_touch(&play->tried, id);
        refuse(play, objection);
        play->refused.mild = true;
        return;
    }
    if (!settings->confirm || (play->pending_touch.text[0] && play->pending_action == action)) {
        play_action(play, settings, action);
        return;
    }
    set_touch(&play->pending_touch, id);
    play->pending_action = action;
    play->refused = (struct why_not){0};
}

void play_suggest(struct play *play, game_action action) {
    const struct legal *legal = &play->legal;
    play_settle(play);
    play_clear_selection(play);
    for (int i = 0; i < legal->count; i++) {
        if (legal->action[i] == action) {
            int last = legal->touch_count[i] - 1;
            play->chosen.text[0] = '\0';
            if (last > 0) {
                choose(play, legal->touch[i][0].text);
            }
            set_touch(&play->pending_touch, legal->touch[i][last].text);
            play->pending_action = action;
        }
    }
}

void play_confirm(struct play *play, const struct settings *settings) {
    if (play->pending_touch.text[0]) {
        play_action(play, settings, play->pending_action);
    }
}

static void explain(struct play *play, const char *id, struct why_not *out) {
    struct touch touched[TOUCHES_MAX] = {play->chosen};
    int count = play->chosen.text[0] ? 1 : 0;
    set_touch(&touched[count], id);
    play->tried = touched[count];
    if (is_second_touch(play, play->chosen.text)) {
        count = legal_begins(&play->legal, id); /* in the order of the action */
        touched[0] = play->tried;
        touched[1] = play->chosen;
        play->tried = touched[count];
    }
    const char *const names[2] = {play_name(play, 0), play_name(play, 1)};
    play->game->why_not(match_position(&play->match), touched, count + 1, names, out);
}

static void explain_refusal(struct play *play, const char *id) {
    explain(play, id, &play->refused);
    play->refusals++;
}

void play_touch(struct play *play, const struct settings *settings, const char *id) {
    play_settle(play);
    if (match_over(&play->match)) {
        return;
    }
    if (play->looking_back || companion_acts_elsewhere(&play->match)) {
        const char *format =
            words(companion_acts(&play->match) ? WORD_COMPANION_TURN : WORD_FAR_TURN);
        struct line line = text_line(format, play_name(play, match_turn(&play->match)));
        refuse(play, play->looking_back ? words(WORD_PAST_REFUSED) : line.string);
        return;
    }
    id = resolve_touch(play, id);
    for (int i = 0; i < play->legal.count; i++) {
        bool complete = false;
        if (is_next_touch(play, i, id, &complete)) {
            if (complete) {
                confirm_or_play(play, settings, play->legal.action[i], id);
            } else {
                choose(play, id);
            }
            return;
        }
    }
    play->pending_touch.text[0] = '\0';
    bool reversed = is_second_touch(play, play->chosen.text);
    if (strcmp(play->chosen.text, id) == 0) {
        play->chosen.text[0] = '\0'; /* touched twice: deselect */
    } else if (reversed ? is_second_touch(play, id) : legal_begins(&play->legal, id)) {
        play->chosen.text[0] = '\0';
        play_touch(play, settings, id);
    } else {
        explain_refusal(play, id);
    }
}

bool play_choose(struct play *play, const struct touch *before, const char *id) {
    struct touch touch;
    if (match_over(&play->match) || play->looking_back || companion_acts_elsewhere(&play->match)) {
        return false;
    }
    set_touch(&touch, before->text); /* it may be the one that is replaced */
    id = resolve_touch(play, id);
    if (strcmp(play->chosen.text, touch.text) != 0) {
        choose(play, touch.text);
    }
    bool completes = false;
    for (int i = 0; i < play->legal.count; i++) {
        bool complete = false;
        completes = completes || (is_next_touch(play, i, id, &complete) && complete);
    }
    bool reversed = is_second_touch(play, play->chosen.text);
    if (!completes && (legal_begins_two(&play->legal, id) ||
                       (is_second_touch(play, id) && (reversed || !play->chosen.text[0])))) {
        play_settle(play);
        choose(play, id);
    }
    return strcmp(play->chosen.text, id) == 0;
}

void play_clear_selection(struct play *play) {
    play->chosen.text[0] = '\0';
    play->pending_touch.text[0] = '\0';
    play->refused = (struct why_not){0};
}

bool play_hold(struct play *play, const char *id) {
    const struct face *face = play->face;
    play_settle(play);
    bool two = legal_begins_two(&play->legal, id);
    if (match_over(&play->match) || play->looking_back || companion_acts_elsewhere(&play->match) ||
        !(face->can_drag ? face->can_drag(match_position(&play->match), &play->legal, id) : two)) {
        return false;
    }
    play_clear_selection(play);
    if (two) {
        choose(play, id);
    }
    return true;
}

void play_snap_back(struct play *play, const struct settings *settings, const char *id,
                    struct point from) {
    if (!settings_animates(settings)) {
        return;
    }
    struct text text = text_fixed(play->snap_back.id, sizeof play->snap_back.id);
    text_add(&text, id);
    play->snap_back.from = from;
    play->snap_back.begun = false;
}

/* Carries a drop out, or says why not. */
static void drop(struct play *play, const struct settings *settings, const char *id,
                 const char *onto) {
    const struct face *face = play->face;
    play_clear_selection(play);
    if (face->drop && play->legal.count) {
        /* the board may decide what it means: a bead goes into the next pit, and no other */
        const char *meant = face->drop(match_position(&play->match), &play->legal, id, onto);
        if (meant) {
            play_touch(play, settings, meant);
            return;
        }
    }
    play_touch(play, settings, id);
    if (play->chosen.text[0] && strcmp(id, onto) != 0) {
        /* dropping onto something that begins another action does not choose that */
        if (continues_action(play, onto)) {
            play_touch(play, settings, onto);
        } else {
            explain_refusal(play, onto);
            play->chosen.text[0] = '\0';
        }
    }
}

bool play_drop(struct play *play, const struct settings *settings, const char *id,
               const char *onto) {
    int before = play->match.current;
    drop(play, settings, id, onto);
    if (play->match.current == before) {
        return false;
    }
    skip_drop(play);
    return true;
}

void play_undo(struct play *play, const struct settings *settings) {
    int undone = play->match.current;
    bool terminated = match_is_termination(&play->match, undone);
    play_settle(play);
    if (match_undo(&play->match, 1)) {
        return;
    }
    refresh(play);
    if (!terminated) {
        start_animation(play, settings, undone, true);
    }
}

void play_redo(struct play *play, const struct settings *settings) {
    play_settle(play);
    if (match_redo(&play->match, 1)) {
        return;
    }
    refresh(play);
    if (!match_is_termination(&play->match, play->match.current)) {
        start_animation(play, settings, play->match.current, false);
    }
}

void play_take_back(struct play *play, const struct settings *settings) {
    const struct game *game = play->game;
    play_settle(play);
    if (play->chosen.text[0] || play->pending_touch.text[0] || play->refused.sentence[0]) {
        play_clear_selection(play);
    } else if (play->legal.count && rules_turn_open(game, match_position(&play->match))) {
        play_undo(play, settings);
    }
}

void play_go_to(struct play *play, int node) {
    play_settle(play);
    match_go(&play->match, node);
    refresh(play);
}

void play_look_back(struct play *play) {
    if (!play->looking_back) {
        play_clear_selection(play);
        play->looking_back = true;
        play->stood = play->match.current;
        play->legal.count = 0;
        play->changes++;
    }
}

void play_return(struct play *play) {
    play_settle(play);
    match_go(&play->match, play->end);
    match_end_line(&play->match);
    match_go(&play->match, play->stood);
    play->looking_back = is_suggested(&play->match);
    refresh(play);
}

void play_from_here(struct play *play) {
    play_settle(play);
    match_end_line(&play->match);
    play->looking_back = false;
    refresh(play);
}

void play_agree(struct play *play, const struct settings *settings) {
    play_settle(play);
    const char *message = match_agree(&play->match);
    refresh(play);
    if (message) {
        refuse(play, message);
        return;
    }
    start_animation(play, settings, play->match.current, false);
}

void play_claim(struct play *play) {
    play_settle(play);
    match_claim(&play->match);
    refresh(play);
}

void play_resign(struct play *play, int player) {
    play_settle(play);
    match_resign(&play->match, player);
    refresh(play);
}

void play_time_out(struct play *play, int player) {
    play_settle(play);
    match_time_out(&play->match, player);
    refresh(play);
}

/* ---- state ---- */

/* True for any place of the kind that the chosen thing can go to: "square:c4". */
static bool could_follow(const struct play *play, const char *id) {
    const struct legal *legal = &play->legal;
    for (int i = 0; play->chosen.text[0] && i < legal->count; i++) {
        const struct touch *touch = legal->touch[i];
        if (legal->touch_count[i] == 2 && strcmp(touch[0].text, play->chosen.text) == 0) {
            return strncmp(touch[1].text, id, strcspn(touch[1].text, ":") + 1) == 0;
        }
    }
    return false;
}

/* While something is chosen, the board may say at once why it cannot go to the pointed place. */
static void warn(struct play *play, const char *pointed) {
    if (play->face->warns && !play->preview.count && could_follow(play, pointed) &&
        !play_invites(play, pointed)) {
        explain(play, pointed, &play->warned);
    }
}

static void add_preview(struct play *play, game_action action) {
    struct preview *preview = &play->preview;
    int at = preview->count++;
    preview->action[at] = action;
    preview->after[at] = *match_position(&play->match);
    preview->trace[at].count = 0;
    rules_play(play->game, &preview->after[at], action, &preview->trace[at]);
}

static void find_preview(struct play *play, const char *chosen, const char *pointed) {
    struct preview *preview = &play->preview;
    const struct legal *legal = &play->legal;
    for (int i = 0; i < legal->count; i++) {
        bool complete = false;
        bool chosen_again =
            strcmp(pointed, chosen) == 0 && strcmp(legal->touch[i][0].text, pointed) == 0;
        if (!legal_goes_on(legal, i, play->face->either_order, chosen, pointed, &complete) &&
            !chosen_again) {
            continue;
        }
        if (preview->count == PREVIEWS_MAX) {
            preview->count = 0; /* too many actions begin here to show them */
            return;
        }
        add_preview(play, legal->action[i]);
    }
}

static void preview_pointed(struct play *play, const struct settings *settings, const char *chosen,
                            const char *pointed) {
    if (play->animation || !pointed[0]) {
        return;
    }
    pointed = resolve_touch(play, pointed);
    if (settings->previews) {
        find_preview(play, chosen, pointed);
    }
    if (chosen[0]) {
        warn(play, pointed);
    }
    if (play->refused.sentence[0] && strcmp(pointed, play->tried.text) != 0 &&
        (play->preview.count || play->warned.sentence[0])) {
        play->refused = (struct why_not){0};
    }
}

void play_preview(struct play *play, const struct settings *settings, const char *pointed) {
    play->preview.count = 0;
    play->preview.waits = !play->animation && play->pending_touch.text[0];
    play->warned.sentence[0] = '\0';
    if (play->preview.waits) {
        add_preview(play, play->pending_action);
    } else {
        preview_pointed(play, settings, play->chosen.text, pointed);
    }
}

bool play_preview_alone(struct play *play, const struct settings *settings, const char *pointed) {
    play->preview.count = 0;
    play->preview.waits = false;
    play->warned.sentence[0] = '\0';
    preview_pointed(play, settings, play->chosen.text, pointed);
    if (play->preview.count) {
        return false;
    }
    play->warned.sentence[0] = '\0'; /* nothing is chosen that could not go there */
    preview_pointed(play, settings, "", pointed);
    return true;
}

const struct position *play_position_seen(const struct play *play) {
    const struct match *match = &play->match;
    bool before = play->animation && !play->animation_backwards;
    int node = before ? match->nodes[play->animation_node].parent : match->current;
    return &match->nodes[node].position;
}

int play_score_seen(const struct play *play, int player) {
    return play->game->score(play_position_seen(play), player);
}

int play_turn_seen(const struct play *play) {
    const struct match *match = &play->match;
    if (play->animation && !play->animation->fade && !play->animation_backwards) {
        return match->nodes[play->animation_node].player;
    }
    return match_over(match) || play->looking_back ? -1 : match_turn(match);
}

const char *play_name(const struct play *play, int player) {
    const char *name = play->match.name[player];
    return name[0] ? name : words(companion_nameless(&play->match, player));
}

void play_describe(const struct play *play, struct text *out) {
    text_add(out, "position ");
    play->game->position_text(match_position(&play->match), out);
    text_format(out, "\nturn %d\nresult ", match_turn(&play->match));
    rules_result_text(match_result(&play->match), out);
    text_format(out, "\nbusy %d\n", play->animation != NULL);
}
