/* study/scene.c: the scene of a lesson or a puzzle. It is the table's scene with other ways to act:
 * the match belongs to the study, is not saved, and goes with it. */
#include "ui/scenes/study/scene.h"

#include "engine/rules.h"
#include "engine/touch.h"
#include "ui/app/learning.h"
#include "ui/app/prover.h"
#include "ui/app/request.h"
#include "ui/draw/fade.h"
#include "ui/kit/scroll_panel.h"
#include "ui/kit/toast.h"
#include "ui/kit/widgets.h"
#include "ui/scenes/study/shelf.h"
#include "ui/scenes/study/study.h"
#include "ui/scenes/table/preview.h"
#include "ui/scenes/table/scene.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const double PAUSE = 600; /* ms before an action that is played by itself */

static const struct game *game(const struct app *app) {
    return app->study->game;
}

static bool is_lesson(const struct app *app) {
    return app->study->kind == STUDY_LESSON;
}

/* ---- the match ---- */

static const char *objection(const void *context, game_action action) {
    const struct app *app = context;
    return is_lesson(app) ? guide_objection(app, action) : NULL;
}

/* Says why the board may not be touched now; false: it may. */
static bool keeps_off(const struct app *app) {
    const struct study *study = app->study;
    struct line line = {0};
    if (study_is_busy(study)) {
        line = text_line(words(WORD_LESSON_WAIT),
                         play_name(&app->table.play, match_turn(&app->table.play.match)));
    } else if (!is_lesson(app) && quiz_is_over(study)) {
        line = text_line("%s", words(WORD_PUZZLE_OVER));
    }
    if (line.string[0]) {
        toast_show(&app->shown->toast, line.string);
    }
    return line.string[0] != '\0';
}

/* Plays the next action of the script once it is due. True while there is one to wait for. */
static bool follow_script(const struct app *app, struct table_state *table) {
    struct study *study = app->study;
    struct play *play = &table->play;
    char word[LESSON_WORDS_MAX];
    game_action action;
    if (!lesson_word(study->script, study->played, word)) {
        study->script[0] = '\0';
        return false;
    }
    if (!study->waiting) {
        study->waiting = true;
        study->due = app->ui->now + PAUSE;
    }
    if (app->ui->now >= study->due) {
        study->waiting = false;
        study->played++;
        if (rules_action_parse(play->game, match_position(&play->match), word, &action)) {
            play_action(play, &app->settings, action);
        }
        app->ui->changed = true;
    }
    return true;
}

/* True when the player is to act; otherwise the line below the board must not ask for it. */
static bool asks_to_act(const struct app *app) {
    const struct study *study = app->study;
    const struct lesson_step *now = &study->now;
    return !study_is_busy(study) &&
           (is_lesson(app) ? !study->told && (now->any || now->play[0] || now->touches[0])
                           : study->state == QUIZ_ASKS);
}

/* While a lesson explains, and once a puzzle is over, no panel says that its player is to play:
 * nobody waits for that. */
static bool is_unlit(const struct app *app) {
    return !study_is_busy(app->study) && !asks_to_act(app);
}

/* Directs the light once what is said has changed. */
static double light(const struct app *app, struct table_state *table, double next) {
    bool unlit = is_unlit(app), changes = unlit != table->unlit;
    table->unlit = unlit;
    app->ui->changed = app->ui->changed || changes;
    return changes ? app->ui->now : next;
}

static double update(struct app *app) {
    double next = table_scene.update(app);
    if (app->table.play.animation || !app->table.studying) {
        return next;
    }
    app->ui->changed = app->ui->changed || app->study->fading;
    if (follow_script(app, &app->table)) {
        bool rests = app->study->waiting && !app->study->fading;
        return rests ? fmin(next, app->study->due) : app->ui->now;
    }
    if (is_lesson(app)) {
        guide_follow(app);
    } else {
        quiz_follow(app, &app->table);
    }
    bool moves = app->study->script[0] || app->study->fading || quiz_shine(app) > 0;
    app->ui->changed = app->ui->changed || quiz_shine(app) > 0;
    return light(app, &app->table, moves ? app->ui->now : next);
}

/* ---- opening and leaving ---- */

static bool read_text(const struct app *app, const char *name) {
    struct study *study = app->study;
    struct text text = {0};
    bool read = host_read_asset(name, &text) && text.length < STUDY_TEXT_MAX;
    if (read) {
        memcpy(study->text, text_string(&text), text.length + 1);
    }
    text_free(&text);
    return read;
}

static struct line open_lesson(const struct app *app, struct table_state *table, bool *open) {
    struct line file = learning_lesson_file(app->study->game);
    *open = read_text(app, file.string) && guide_open(app, table);
    return file;
}

static struct line open_puzzle(const struct app *app, struct table_state *table, int number,
                               bool *open) {
    struct study *study = app->study;
    int today = quiz_today(app), every = 1;
    bool daily = study->kind == STUDY_DAILY;
    study->day = daily && number ? number : today;
    study->past = study->day < today;
    const struct game *of_day = learning_game_of_day(app, study->day, &every);
    study->game = daily && of_day ? of_day : study->game;
    study->game = study->game ? study->game : games[0];
    struct line file = learning_puzzles_file(study->game);
    if (read_text(app, file.string)) {
        *open =
            quiz_open(app, table, daily ? puzzles_of_day(study->text, study->day, every) : number);
    }
    return file;
}

static bool open_requested(const struct app *app, struct table_state *table,
                           struct progress *progress) {
    const struct study_request *request = &app->request->study;
    struct study *study = app->study;
    bool open = false;
    study->objection = objection;
    study->progress = progress;
    study->kind = request->kind;
    study->game = request->game;
    struct line file = is_lesson(app) ? open_lesson(app, table, &open)
                                      : open_puzzle(app, table, request->number, &open);
    if (!open) {
        toast_warn(&app->shown->toast, text_line(words(WORD_STUDY_MISSING), file.string).string);
    }
    return open;
}

static void close(struct app *app) {
    if (app->table.studying) {
        table_close(app, &app->table);
    }
    app->table.unprompted = app->table.unlit = false;
    prover_stop(&app->table);
    free(app->study);
    app->study = NULL;
}

static bool enter(struct app *app) {
    app->study = calloc(1, sizeof *app->study);
    if (app->study && open_requested(app, &app->table, &app->progress)) {
        app->table.unlit = is_unlit(app); /* no panel lights up only to go out */
        return true;
    }
    close(app);
    return false;
}

/* ---- commands ---- */

static void fold(const struct app *app) {
    app->study->folded = !app->study->folded;
}

static bool is_unfolded(const struct app *app) {
    return !app->study->folded;
}

static void rules(const struct app *app) {
    request_rules(app, app->study->game);
}

static void hint(const struct app *app, struct table_state *table) {
    if (!is_lesson(app)) {
        quiz_hint(app, table);
    }
}

static void show_again(const struct app *app, struct table_state *table) {
    table_commands[TABLE_AGAIN].at_table(app, table);
}

/* Steps through a match are none in a study. */
static void stay(const struct app *app) {
    (void)app;
}

/* Takes back what is selected, or the last action of the player's own unfinished turn. */
static void take_back(const struct app *app, struct table_state *table) {
    struct play *play = &table->play;
    if (play->chosen.text[0] || play->pending_touch.text[0] ||
        (study_played(app) > 0 && !study_is_busy(app->study))) {
        play_take_back(play, &app->settings);
    }
}

enum { STUDY_RULES, STUDY_FOLD };

static const struct command study_commands[] = {
    [STUDY_RULES] = {"button:rules", SPRITE_ICON_RULES, WORD_RULES, .key = KEY_F1, .act = rules},
    [STUDY_FOLD] = {"button:fold", SPRITE_ICON_COMMENT, WORD_STUDY_CARD, .key = KEY_HISTORY,
                    .on = is_unfolded, .act = fold},
    COMMAND_ONLY("button:back", KEY_NONE, .act = request_back),
    COMMAND_ONLY("button:home", KEY_NONE, .act = request_home),
    COMMAND_ONLY("key:hint", KEY_F2, .at_table = hint),
    COMMAND_ONLY("button:last", KEY_F3, .at_table = show_again),
    COMMAND_ONLY("key:undo", KEY_UNDO, .at_table = take_back),
    COMMAND_ONLY("key:redo", KEY_REDO, .act = stay),
    COMMAND_ONLY("key:first", KEY_HOME, .act = stay),
    COMMAND_ONLY("key:last", KEY_END, .act = stay),
    {0},
};

/* ---- drawing ---- */

static struct line subtitle(const struct study *study) {
    if (study->kind == STUDY_DAILY && study->past) {
        return text_line(words(WORD_PUZZLE_OF_DAY), shelf_day_name(study->day).string);
    }
    return text_line("%s", words(study->kind == STUDY_LESSON  ? WORD_LESSON
                                 : study->kind == STUDY_DAILY ? WORD_PUZZLE_DAILY
                                                              : WORD_PUZZLE));
}

/* The bar at the top has no buttons of a match, only the rules and, for a puzzle, the lesson. */
static void draw_bar(const struct app *app, const struct table_layout *layout, bool folds) {
    struct ui *ui = app->ui;
    enum target_group before = targets_group(&ui->targets, GROUP_BAR);
    struct rect bar = layout->top, back = widget_back_place(&bar);
    const struct command *rules = &study_commands[STUDY_RULES], *fold = &study_commands[STUDY_FOLD];
    command_row(app, &bar, &rules, 1, !layout->small, BUTTON_PLAIN);
    if (!is_lesson(app) && learning_has_lesson(app, app->study->game)) {
        bool new = learning_is_new(app, app->study->game);
        struct line id = text_line("lesson:%s", app->study->game->id);
        struct line tip = text_line(words(WORD_LESSON_TIP), words(app->study->game->name));
        const char *label = layout->small && !new ? NULL : words(WORD_LESSON);
        struct rect place = widget_button_place(ui, &bar, SPRITE_ICON_PLAY, label, 8);
        widget_button(ui, id.string, place, SPRITE_ICON_PLAY, label, tip.string,
                      new ? BUTTON_ON : BUTTON_PLAIN);
        ui->tip = ui->tip || ui_hot(ui, id.string);
    }
    if (!is_lesson(app)) {
        const char *label = layout->small ? NULL : words(WORD_PUZZLES);
        widget_button(ui, "button:shelf",
                      widget_button_place(ui, &bar, SPRITE_ICON_PUZZLE, label, 8),
                      SPRITE_ICON_PUZZLE, label, words(WORD_SHELF), BUTTON_PLAIN);
    }
    if (folds) {
        command_row(app, &bar, &fold, 1, 0, BUTTON_PLAIN);
    }
    widget_back(ui, back);
    widget_heading(ui, bar, words(app->study->game->name), subtitle(app->study).string);
    targets_group(&ui->targets, before);
}

static void draw_match(const struct app *app, struct table_layout *layout,
                       const struct settings *settings) {
    struct draw_list *list = app->ui->list;
    int first = list->count;
    bool fades = study_paint_before(app, layout, settings);
    int second = list->count;
    table_draw_match(app, layout, settings, false);
    if (fades) {
        draw_fade(list, first, second, study_fade(app));
    }
}

/* Rings a target, and those that do the same. */
static void ring_alike(const struct app *app, const char *id) {
    const struct play *play = &app->table.play;
    const struct targets *targets = &app->ui->targets;
    table_ring(app->ui, id);
    for (int i = 0; play->face->touch && i < targets->count; i++) {
        const char *meant =
            play->face->touch(match_position(&play->match), &play->legal, targets->target[i].id);
        if (meant && strcmp(meant, id) == 0) {
            table_ring(app->ui, targets->target[i].id);
        }
    }
}

static void draw_rings(const struct app *app) {
    struct touch look[LOOKS_MAX], mention[LOOKS_MAX];
    int looks = is_lesson(app) ? guide_look(app, look) : 0;
    int mentions = (is_lesson(app) ? guide_mention : quiz_mention)(app, mention);
    for (int i = 0; i < mentions; i++) {
        table_mention(app->ui, mention[i].text);
    }
    for (int i = 0; i < looks; i++) {
        ring_alike(app, look[i].text);
    }
}

/* The player who learns: the first one in a lesson, in a puzzle who is to act first. */
static int learner(const struct app *app) {
    const struct match *match = &app->table.play.match;
    return is_lesson(app) ? 0 : match->game->side_to_act(&match->nodes[MATCH_ROOT].position);
}

/* Previews would solve a puzzle, but a hint may. */
static struct settings offered(const struct app *app) {
    struct settings settings = app->settings;
    settings.previews = is_lesson(app) ? settings.previews : quiz_is_told(app);
    return settings;
}

static void settle(const struct app *app, struct table_state *table) {
    struct settings settings = offered(app);
    if (is_lesson(app)) {
        guide_follow_language(app);
    }
    study_settle(app);
    table->unprompted = !asks_to_act(app);
    table_preview(app, table, &settings);
}

static void fill_card(const struct app *app, struct study_card *card) {
    (is_lesson(app) ? guide_card : quiz_card)(app, card);
}

/* What the card says comes before what is to be done. */
static bool tell(const struct app *app, enum telling what, int number, struct text *out) {
    if (what != TELL_TO_DO) {
        return table_tell(app, what, number, out);
    }
    struct study_card card = {0};
    fill_card(app, &card);
    text_format(out, "%s %s ", card.goal, card.text);
    table_tell(app, what, number, out);
    return true;
}

static void draw(const struct app *app) {
    struct ui *ui = app->ui;
    struct settings settings = offered(app);
    struct study_place place;
    struct study_card card = {0};
    struct table_layout layout =
        study_layout(ui, app->table.play.face->hints, learner(app), &place);
    card.scroll = place.tight ? &app->study->scroll : NULL;
    app->study->scroll.area = app->study->scroll.bar = (struct rect){0, 0, 0, 0};
    fill_card(app, &card);
    widget_ground(ui);
    draw_bar(app, &layout, place.over);
    if (!place.over) {
        study_card_draw(ui, &card, place.card);
    }
    draw_match(app, &layout, &settings);
    struct touch mention[LOOKS_MAX];
    bool rings = is_lesson(app) || quiz_mention(app, mention) > 0;
    if (rings && !app->table.play.animation && !app->study->script[0]) {
        draw_rings(app);
        table_ring_end(app, &layout);
    } else if (app->table.hint.given == 1 && app->table.hint.changes == app->table.play.changes) {
        table_hint_draw(app, &layout);
    }
    if (place.over && !app->study->folded) {
        targets_cover(&ui->targets, place.card);
        study_card_draw(ui, &card, place.card);
    }
}

/* ---- acting ---- */

static void act(struct app *app, const char *id) {
    if (scroll_panel_act(&app->study->scroll, id)) {
        app->ui->changed = true;
    } else if (touch_name(id, "lesson")) {
        request_back(app);
        request_study(app, (struct study_request){STUDY_LESSON, app->study->game, 0});
    } else if (is_lesson(app) ? command_act(app, guide_commands, id)
                              : command_act(app, quiz_ways_commands, id) ||
                                    command_act(app, quiz_commands, id)) {
        return;
    } else if ((strncmp(id, "button:", 7) == 0 || !keeps_off(app)) &&
               !command_use(app, &table_scene, id)) {
        table_scene.act(app, id);
    }
}

/* Once a puzzle is over there is nothing to take back: leaves. */
static void cancel(struct app *app) {
    if (!is_lesson(app) && quiz_is_over(app->study)) {
        request_back(app);
    } else {
        take_back(app, &app->table);
    }
}

static struct scroll *list(const struct app *app) {
    return &app->study->scroll;
}

static bool key(struct app *app, const struct input *input) {
    struct scroll *scroll = &app->study->scroll;
    if (input->key == KEY_PAGE_UP || input->key == KEY_PAGE_DOWN) { /* no steps, either */
        scroll_by(scroll, input->key == KEY_PAGE_UP ? 1 - scroll->shown : scroll->shown - 1);
        return true;
    }
    if ((input->key == KEY_ENTER || input->key == KEY_SPACE) && ui_at_aim(app->ui)) {
        return false; /* a page is read on, also by whoever has used no key yet */
    }
    bool typed = input->kind == INPUT_TEXT && input->text[0] != ' ';
    bool steps = input->text[0] == ',' || input->text[0] == '.';
    return (typed && (steps || keeps_off(app))) || table_scene.key(app, input);
}

static void refuse(const struct app *app, struct table_state *table, const char *id) {
    if (strncmp(id, "button:", 7) != 0 && !keeps_off(app)) {
        table_scene.refuse(app, table, id);
    }
}

static bool can_drag(const struct app *app, struct table_state *table, const char *id) {
    bool open = !study_is_busy(app->study) && (is_lesson(app) || !quiz_is_over(app->study));
    return open && table_scene.can_drag(app, table, id);
}

static void drop(struct app *app, const char *id, const char *onto) {
    table_scene.drop(app, id, onto);
}

static void press(struct app *app) {
    table_scene.press(app);
}

static bool own(const struct app *app, const char *id) {
    return table_scene.own(app, id);
}

static void led(const struct app *app, struct table_state *table, const char *id, bool extends) {
    table_scene.led(app, table, id, extends);
}

static void describe(const struct app *app, struct text *out) {
    table_scene.describe(app, out);
}

const struct scene study_scene = {.name = "table",
                                  .has_sides = true,
                                  .page = PAGE_SCROLLS,
                                  .list = list,
                                  .game = game,
                                  .tell = tell,
                                  .enter = enter,
                                  .leave = close,
                                  .describe = describe,
                                  .settle = settle,
                                  .draw = draw,
                                  .commands = COMMANDS(study_commands),
                                  .act = act,
                                  .refuse = refuse,
                                  .key = key,
                                  .named = table_named,
                                  .own = own,
                                  .led = led,
                                  .cancel = cancel,
                                  .press = press,
                                  .can_drag = can_drag,
                                  .drop = drop,
                                  .update = update};
