/* guide.c: a lesson at the table, see study.h. A step is told, played, replied to, and told about;
 * whatever else the learner tries is answered by the game's own refusals or the step's sentence. */
#include "ui/scenes/study/study.h"

#include "ui/app/matches.h"
#include "ui/app/request.h"
#include "ui/model/companion.h"

#include <string.h>

static const char usual_start[] = "start";

/* ---- the step ---- */

static bool is_last(const struct study *study) {
    return study->step + 1 == study->count;
}

/* True when the learner has something to do before the way on opens. */
static bool asks(const struct study *study) {
    return !study->told && (study->now.play[0] || study->now.any);
}

/* True when the step shows a turn of the other side that has not begun: first what is said about it
 * can be read. */
static bool shows(const struct app *app) {
    const struct study *study = app->study;
    return !study->told && !asks(study) && study->now.reply[0] && study_played(app) == 0;
}

/* Reads a step; false when there is none, or it is wrong. The lesson has a context of its own in a
 * language's catalog. */
static bool find_step(struct study *study, int index) {
    return lesson_find(study->text, text_line("lesson:%s", study->game->id).string, index,
                       &study->now);
}

void guide_follow_language(const struct app *app) {
    struct study *study = app->study;
    if (study->language != app->shown->language) {
        study->language = app->shown->language;
        find_step(study, study->step);
        app->ui->changed = true;
    }
}

static bool open_step(const struct app *app, struct table_state *table, int index) {
    struct study *study = app->study;
    study->language = app->shown->language;
    if (!find_step(study, index)) {
        return false;
    }
    study->step = index;
    study_says(study, false);
    study->told = study->another = false;
    const char *position = study->now.position;
    bool usual = strcmp(position, usual_start) == 0;
    if (index == 0 || position[0]) {
        if (study_set(app, table, study->now.options, usual || !position[0] ? NULL : position)) {
            return false;
        }
    } else {
        study_begin_part(app);
    }
    play_clear_selection(&table->play);
    app->ui->changed = true;
    return true;
}

bool guide_open(const struct app *app, struct table_state *table) {
    struct study *study = app->study;
    study->count = lesson_steps(study->text);
    for (int i = 0; i < study->count; i++) {
        if (!find_step(study, i)) {
            return false;
        }
    }
    return open_step(app, table, 0);
}

/* The lesson has come to its last step. */
static void note_taken(const struct app *app) {
    struct game_progress *own = progress_of(app->study->progress, app->study->game);
    if (is_last(app->study) && own->lesson != LESSON_TAKEN) {
        own->lesson = LESSON_TAKEN;
        matches_save_progress(app);
    }
}

static void go_on(const struct app *app, struct table_state *table) {
    if (shows(app)) {
        study_play(app->study, app->study->now.reply);
        app->ui->changed = true;
    } else if (!is_last(app->study)) {
        open_step(app, table, app->study->step + 1);
        note_taken(app);
    }
}

/* Plays what a step and its reply play. False where that is up to the learner. */
static bool play_through(const struct app *app, struct table_state *table) {
    struct study *study = app->study;
    const char *const parts[2] = {study->now.play, study->now.reply};
    bool plays = !study->now.any;
    study->script[0] = '\0';
    for (int i = 0; i < 2 && plays; i++) {
        char word[LESSON_WORDS_MAX];
        for (int k = 0; plays && lesson_word(parts[i], k, word); k++) {
            word[strcspn(word, "|")] = '\0'; /* the first of those that will do */
            plays = !match_play_text(&table->play.match, word);
        }
    }
    play_go_to(&table->play, table->play.match.current);
    return plays;
}

/* To the beginning of the step before: played from the last position that is given on. */
static void go_back(const struct app *app, struct table_state *table) {
    struct study *study = app->study;
    int to = study->step - 1, from = to;
    while (from > 0 && find_step(study, from) && !study->now.position[0]) {
        from--;
    }
    bool on = from >= 0 && open_step(app, table, from);
    while (on && study->step < to) {
        on = play_through(app, table) && open_step(app, table, study->step + 1);
    }
}

/* What was to be done is done. The learner goes on, whether there is something to read or not. */
static void tell(const struct app *app) {
    app->study->told = true;
    study_says(app->study, false);
    app->ui->changed = true;
}

/* True when the touches that the step is about were refused. */
static bool was_refused(const struct app *app) {
    const struct study *study = app->study;
    const struct play *play = &app->table.play;
    char word[LESSON_WORDS_MAX];
    int last = lesson_words(study->now.touches) - 1;
    return play->refusals != study->refusals && play->refused.sentence[0] &&
           lesson_word(study->now.touches, last, word) && strcmp(play->tried.text, word) == 0;
}

/* True when the learner has played what the step asks for. */
static bool was_played(const struct app *app) {
    const struct study *study = app->study;
    const struct match *match = &app->table.play.match;
    int played = study_played(app);
    int mover = match->nodes[match->current].player;
    return study->now.any
               ? played > 0 && proof_turn_ended(study->game, match_position(match), mover)
               : study->now.play[0] && played >= lesson_words(study->now.play);
}

void guide_follow(const struct app *app) {
    struct study *study = app->study;
    if (study->told) {
        return;
    }
    if (study->now.touches[0]) {
        if (was_refused(app)) {
            tell(app);
        }
    } else if (asks(study)) {
        int own = lesson_words(study->now.play) + study->now.any;
        if (was_played(app) && study->now.reply[0] && study_played(app) == own) {
            study_play(study, study->now.reply);
        } else if (was_played(app)) {
            tell(app);
        }
    } else if (study->now.reply[0] && !shows(app)) {
        tell(app);
    }
}

/* ---- what the learner does ---- */

/* The word of what comes next in a step that asks for it. */
static bool next_word(const struct app *app, char word[LESSON_WORDS_MAX]) {
    const struct study *study = app->study;
    int played = study_played(app);
    return asks(study) && !study->now.any && played >= 0 &&
           lesson_word(study->now.play, played, word);
}

static bool is_next(const struct app *app, const char *word, game_action action) {
    struct line text = {0};
    struct text out = text_fixed(text.string, sizeof text.string);
    app->table.play.game->action_text(match_position(&app->table.play.match), action, &out);
    return lesson_allows(word, text.string);
}

const char *guide_objection(const struct app *app, game_action action) {
    const struct study *study = app->study;
    char word[LESSON_WORDS_MAX];
    if (!asks(study)) {
        bool tries = study->now.touches[0] && !study->told;
        return words(tries ? WORD_LESSON_TRY : WORD_LESSON_READ_ON);
    }
    if (study->now.any || (next_word(app, word) && is_next(app, word, action))) {
        return NULL;
    }
    return study->now.wrong[0] ? study->now.wrong : words(WORD_LESSON_FOLLOW);
}

/* Adds a target, unless it is there already. */
static int add_look(struct touch look[LOOKS_MAX], int count, const char *id) {
    for (int i = 0; i < count; i++) {
        if (strcmp(look[i].text, id) == 0) {
            return count;
        }
    }
    if (count < LOOKS_MAX) {
        struct text text = text_fixed(look[count].text, sizeof look[count].text);
        text_add(&text, id);
        count++;
    }
    return count;
}

/* What of a legal action may be touched now. */
static int add_touches(const struct play *play, int action, struct touch look[LOOKS_MAX],
                       int count) {
    const struct touch *touch = play->legal.touch[action];
    const char *chosen = play->chosen.text;
    bool two = play->legal.touch_count[action] == 2, either = play->face->either_order;
    bool first = strcmp(touch[0].text, chosen) == 0;
    bool second = two && either && strcmp(touch[1].text, chosen) == 0;
    if (!first || !two) {
        count = add_look(look, count, touch[0].text);
    }
    if (two && (first || (either && !second))) {
        count = add_look(look, count, touch[1].text);
    }
    return count;
}

/* What of the touches that the game refuses comes next. */
static int add_tries(const struct app *app, struct touch look[LOOKS_MAX]) {
    const struct play *play = &app->table.play;
    char word[LESSON_WORDS_MAX];
    int tried = lesson_words(app->study->now.touches), count = 0;
    bool either = play->face->either_order, next = true;
    for (int i = 0; i < tried && (next || either); i++) {
        lesson_word(app->study->now.touches, i, word);
        bool chosen = strcmp(word, play->chosen.text) == 0;
        count = chosen ? count : add_look(look, count, word);
        next = chosen;
    }
    return count;
}

/* True once the learner is about to do what the step asks for. */
static bool has_begun(const struct app *app) {
    return study_played(app) > 0 || app->table.play.chosen.text[0];
}

int guide_look(const struct app *app, struct touch look[LOOKS_MAX]) {
    const struct play *play = &app->table.play;
    const struct lesson_step *now = &app->study->now;
    char word[LESSON_WORDS_MAX];
    int count = 0;
    if (now->touches[0] && !app->study->told) {
        return add_tries(app, look);
    }
    bool guided = next_word(app, word) && (!now->find || has_begun(app));
    for (int i = 0; guided && i < play->legal.count; i++) {
        if (is_next(app, word, play->legal.action[i])) {
            count = add_touches(play, i, look, count);
        }
    }
    return count;
}

int guide_mention(const struct app *app, struct touch mention[LOOKS_MAX]) {
    struct touch look[LOOKS_MAX];
    char word[LESSON_WORDS_MAX];
    int looks = guide_look(app, look), count = 0;
    bool silent = app->study->told || has_begun(app);
    for (int i = 0; !silent && lesson_word(app->study->now.look, i, word); i++) {
        if (add_look(look, looks, word) > looks) {
            count = add_look(mention, count, word);
        }
    }
    return count;
}

/* After the lesson: a first match with the first companion, without a clock. It begins at once. */
static void play_alone(const struct app *app, struct table_state *table, struct setup *setup) {
    const struct game *game = app->study->game;
    int near = !app->face_of(game)->hints.upper_player;
    setup_open_alone(setup, game, near);
    setup_choose(setup, text_line("seat:%d=person", near).string);
    setup_choose(setup, text_line("seat:%d=1", !near).string);
    setup->now.minutes = setup->now.increment = 0;
    request_home(app);
    if (table_begin(app, table, setup)) {
        request_scene(app, SCENE_TABLE);
    }
}

/* One with another person is set up first, with their names. */
static void set_up_two(const struct app *app) {
    request_setup(app, OPEN_TWO, app->study->game);
}

const struct command guide_commands[] = {
    COMMAND_ONLY("button:next", KEY_NONE, .at_table = go_on),
    COMMAND_ONLY("button:previous", KEY_NONE, .at_table = go_back),
    COMMAND_ONLY("button:alone", KEY_NONE, .set_up = play_alone),
    COMMAND_ONLY("button:two", KEY_NONE, .act = set_up_two),
    {0},
};

/* ---- the card ---- */

static void add_button(struct study_card *card, const char *id, int icon, struct line label,
                       bool primary) {
    card->button[card->buttons].id = id;
    card->button[card->buttons].icon = icon;
    card->button[card->buttons].label = label;
    card->button[card->buttons++].primary = primary;
}

void guide_card(const struct app *app, struct study_card *card) {
    const struct study *study = app->study;
    bool way_on = !asks(study) && !study->script[0];
    card->heading = text_line(words(WORD_LESSON_OF), study->step + 1, study->count);
    card->done = study->step + 1;
    card->back = study->step > 0 ? words(WORD_LESSON_BACK) : NULL;
    card->of = study->count;
    card->notice = study->another && !study->told ? words(WORD_LESSON_POSITION) : "";
    card->text = study->told && study->now.after[0] ? study->now.after : study->now.say;
    bool does = asks(study) || (study->now.touches[0] && !study->told);
    card->aim = does ? AIM_LAST : AIM_NONE;
    card->comment = "";
    card->foot = true; /* a click too many on the way on must not lead home */
    if (is_last(study)) {
        add_button(card, "button:alone", SPRITE_ICON_PLAY,
                   text_line(words(WORD_LESSON_ALONE), companion_name(1)), true);
        card->button[0].brief = text_line(words(WORD_LESSON_ALONE_BRIEF), companion_name(1));
        add_button(card, "button:two", SPRITE_ICON_SWAP, text_line("%s", words(WORD_LESSON_TWO)),
                   false);
        add_button(card, "button:home", SPRITE_ICON_HOME, text_line("%s", words(WORD_HOME)), false);
    } else if (way_on) {
        bool skips = study->now.touches[0] && !study->told;
        add_button(card, "button:next", SPRITE_ICON_NEXT,
                   text_line("%s", words(skips ? WORD_LESSON_SKIP : WORD_LESSON_NEXT)), !skips);
    }
}
