/* ui_play.h: the app without a window: synthetic pointer and keys, time moved by hand. */
#ifndef SERAI_TESTS_UI_PLAY_H
#define SERAI_TESTS_UI_PLAY_H

#include "fakes/fake_host.h"
#include "ui/app/app.h"

struct ui_play {
    struct app app;
    struct draw_list list;
    float width, height; /* of the window, in window coordinates */
    double now;          /* ms */
    struct fake_host fake;
};

/* Opens a table (game "" : home) with animations off and draws it. Fails the test with the app's
 * message. `options` is words "name=value" separated by spaces, or NULL; `position` may be NULL. To
 * be freed with ui_play_close. */
struct ui_play *ui_play_open(const char *game, const char *options, const char *position,
                             float width, float height);

/* The same with the history open, by the usual options and from the usual start. */
struct ui_play *ui_play_open_history(const char *game, float width, float height);
void ui_play_close(struct ui_play *play);

/* Lets `ms` pass and draws. */
void ui_play_wait(struct ui_play *play, double ms);

/* Lets `ms` pass in which nothing runs, until the input that follows. */
void ui_play_idle(struct ui_play *play, double ms);

/* True when the app has nothing to draw and no time to wait for: it sleeps until something is done.
 */
bool ui_play_rests(struct ui_play *play);

/* The scene on top; whether the picture has these words, also on lines of their own that follow
 * each other, or a target with this id. */
enum scene_id ui_play_scene(const struct ui_play *play);
bool ui_play_says(const struct ui_play *play, const char *words);
bool ui_play_reads(const struct ui_play *play, const char *words);
bool ui_play_has(const struct ui_play *play, const char *id);

/* The host answers the pending question, or one with another id: a hint says what the rules tell of
 * its turn. */
void ui_play_answer(struct ui_play *play, struct host_answer answer);

/* The text that command `i` of the picture draws; "" when it draws none. */
const char *ui_play_text(const struct ui_play *play, int i);

/* The target with this id in the picture; fails the test when there is none. */
const struct target *ui_play_target(struct ui_play *play, const char *id);

/* All targets of the picture; the id of the one that the keyboard is on, "" for none. */
const struct targets *ui_play_targets(const struct ui_play *play);
const char *ui_play_focus(const struct ui_play *play);

/* The sentence of the toast, "" for none. */
const char *ui_play_toast(const struct ui_play *play);

/* How many units of window coordinates a point has. */
float ui_play_scale(const struct ui_play *play);

/* True when the app has something new to draw; when it is to end. */
bool ui_play_is_due(const struct ui_play *play);
bool ui_play_quits(const struct ui_play *play);

/* The sounds that have not been played yet. */
struct cues *ui_play_cues(struct ui_play *play);

/* ---- what is chosen and kept; a test that changes it has the app draw again ---- */

struct settings *ui_play_settings(struct ui_play *play);
struct setup *ui_play_setup(struct ui_play *play);
struct saved_matches *ui_play_saved(struct ui_play *play);
void ui_play_redraw(struct ui_play *play);

/* Opens a scene above the present one. */
void ui_play_push(struct ui_play *play, enum scene_id scene);

/* The rules, the lesson or puzzle that is open, or NULL; opens one above the scene. */
struct rules_view *ui_play_rules(struct ui_play *play);
struct study *ui_play_study(struct ui_play *play);
void ui_play_open_study(struct ui_play *play, enum study_kind kind, const struct game *game,
                        int number);

/* ---- the match at the table; without one, its game is NULL ---- */

struct play *ui_play_table(struct ui_play *play);
struct match *ui_play_match(struct ui_play *play);
const struct position *ui_play_position(const struct ui_play *play);
const struct legal *ui_play_legal(const struct ui_play *play);
struct clock *ui_play_clock(struct ui_play *play);

/* The file it is automatically saved in, "" for none yet. */
const char *ui_play_file(const struct ui_play *play);

/* The touches chosen so far, and the last touch of an action that is pending confirmation; "" for
 * none. */
const char *ui_play_chosen(const struct ui_play *play);
const char *ui_play_pending(const struct ui_play *play);

/* Why the last attempt was refused, "" if it was not; why the target under the pointer would be. */
const char *ui_play_refusal(const struct ui_play *play);
const struct why_not *ui_play_warning(const struct ui_play *play);

/* The preview of the target under the pointer. */
const struct preview *ui_play_preview(const struct ui_play *play);

/* True while an animation runs; the animation (NULL for none); finishes it at once; the frame of it
 * that is shown now. */
bool ui_play_is_busy(const struct ui_play *play);
const struct timeline *ui_play_animation(const struct ui_play *play);
void ui_play_settle(struct ui_play *play);
void ui_play_frame(const struct ui_play *play, struct frame *frame);

/* The target that glides back after a refused drop, "" for none. */
const char *ui_play_gliding(const struct ui_play *play);

/* True during a replay of the match. */
bool ui_play_replays(const struct ui_play *play);

/* ---- pointer and keys ---- */

/* Any input, of which nothing is drawn yet. */
void ui_play_input(struct ui_play *play, const struct input *input);

/* With the pointer: moves onto a target; clicks; drags from one target to another. */
void ui_play_hover(struct ui_play *play, const char *id);
void ui_play_click(struct ui_play *play, const char *id);
void ui_play_drag(struct ui_play *play, const char *id, const char *onto);

/* Moves the pointer to dx, dy points from the middle of a target. */
void ui_play_pull(struct ui_play *play, const char *id, float dx, float dy);

/* Drags a target by dx, dy points, in small steps, as a finger does. */
void ui_play_swipe(struct ui_play *play, const char *id, float dx, float dy);

/* A finger comes down, moves or goes up at dx, dy points from the middle of a target; a tap. */
void ui_play_finger(struct ui_play *play, enum input_kind kind, int finger, const char *id,
                    float dx, float dy);
void ui_play_tap(struct ui_play *play, const char *id);

void ui_play_key(struct ui_play *play, enum key key);
void ui_play_type(struct ui_play *play, const char *text);

/* Turns the wheel up where the pointer is; Escape. */
void ui_play_scroll(struct ui_play *play, float lines);
void ui_play_cancel(struct ui_play *play);

/* With the keyboard alone: walks the focus to a target and presses Enter. Fails when arrows and Tab
 * do not lead there. */
void ui_play_walk(struct ui_play *play, const char *id);

/* How an action is entered. */
enum ui_method { BY_CLICKS, BY_DRAG, BY_KEYS };

/* Enters a legal action of the match at the table. */
void ui_play_action(struct ui_play *play, game_action action, enum ui_method method);

/* Plays a random game of at most `most` actions in lock-step with the engine: after every action
 * the table shows the position that the engine computes. Returns how many were played. */
int ui_play_random_game(struct ui_play *play, uint64_t seed, int most, enum ui_method method);

/* Every target is inside the window, has a label and an id of its own, does not overlap another
 * that is enabled, and is at least `least` points in both directions; crowded beads and gems, and
 * the bar of a page that scrolls, may be 20 points wide. What is scrolled out of view is left out.
 */
void ui_play_check_targets(struct ui_play *play, float least);

/* A measure that needs no fonts: every character is about half as wide as it is high. */
struct measure ui_play_measure(void);

#endif
