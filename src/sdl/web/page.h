/* page.h: the border between the program and the scripts of its page in packaging/web: what they
 * call of each other. The page has the functions page_..., by its files library_*.js; the program
 * has those that begin with web_ and are declared here (packaging/web/web.cmake). */
#ifndef SERAI_SDL_WEB_PAGE_H
#define SERAI_SDL_WEB_PAGE_H

#include "sdl/mind.h"
#include "ui/model/host.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- loop.js ---- */

/* Calls web_turn in `ms` ms, unless that is due sooner; negative: not for now. */
void page_wait(int ms);

/* Calls web_turn again once everything else that waits has had its turn, which is sooner than a
 * frame of the browser's. */
void page_go_on(void);
void web_turn(void);

/* ---- screen.js ---- */

/* Shows a part of a picture, whose pixels have red, green, blue and one more byte each. */
void page_show(const void *pixels, int width, int height, int x, int y, int w, int h);

/* Whether a complete picture has been shown. */
bool page_shows(void);

/* ---- packs.js ---- */

/* The fonts for Arabic are there, which may be after the first frame. */
void web_fonts_come(void);

/* ---- preferences.js ---- */

/* 1 for light, plus 2 for high contrast, plus 4 for stillness. */
int page_preferences(void);

/* ---- gamepads.js ---- */

/* A game controller has been plugged in. */
void web_plugged(void);

/* ---- sound.js ---- */

/* Plays a sample, which stays where it is in memory, in `ms` ms; see struct sample and note. */
void page_sound(const int16_t *data, int count, int rate, double ms, float pitch, float gain,
                float pan);

/* Plays a sample again and again, one for each `index`, so loud from now on; 0: not at all. */
void page_loop(int index, const int16_t *data, int count, int rate, float gain);

/* How loud everything is. */
void page_volume(float gain);

/* ---- thoughts.js ---- */

/* Has a worker answer a task, whose nodes are beside it; then web_thought has what it answers, as
 * often as it does so. */
void page_think(const void *task, size_t size, const void *nodes, size_t nodes_size);
void web_thought(const struct host_answer *answer);

/* The worker cannot go on. */
void web_thought_fails(void);

/* The answer is not wanted any more; and nothing will be asked for a while. */
void page_stop_thinking(void);
void page_rest_thinking(void);

/* ---- pictures.js ---- */

/* Has a worker make a picture (enum picture_kind) of a record of a game, with its settings. Then
 * web_picture_goes_on tells how much of an animation is done, in percent, and web_picture has the
 * file; NULL: it cannot be made. */
void page_make_picture(int kind, const char *game, const char *record, const void *settings,
                       size_t size);
void web_picture_goes_on(int percent);
void web_picture(const char *file, size_t size);

/* It is not wanted any more. */
void page_stop_picture(void);

/* ---- helper.js, in the worker ---- */

/* Answers a task, which owns the nodes. */
void web_think(const struct mind_task *task, struct match_node *nodes);

/* Makes a picture, as page_make_picture has it. */
void web_make_picture(int kind, const char *game, const char *record,
                      const struct settings *settings);

/* Sends an answer to the page; and how much of an animation is done. */
void page_answer(const void *answer, size_t size, bool last);
void page_filmed(int percent);

/* ---- document.js ---- */

/* Shows what is on the screen to a screen reader: lines, see document.c. */
void page_document(const char *lines);

/* A screen reader comes to a target, by its id, or presses it. */
void web_focus(const char *id);
void web_press(const char *id);

/* Has a screen reader read a sentence, which stays to be read again if it is news; has the
 * browser's voice say it, in a language; ends that. */
void page_announce(const char *sentence, bool news);
void page_speak(const char *sentence, bool news, const char *language);
void page_hush(void);

/* ---- typing.js ---- */

/* The text of the field that is typed into is another one; what is selected in it is, in units of
 * UTF-16; an input method composes this in it. */
void web_write(const char *string);
void web_select(int anchor, int caret);
void web_compose(const char *string);

/* ---- clipboard.js ---- */

/* The text that was pasted, to be freed; NULL: there is none. Then the browser can be asked: false
 * when it cannot, or has just said that there is none. */
char *page_paste(void);
bool page_ask_clipboard(void);
void web_paste(void);

/* False when that fails. What fails later is told then. */
bool page_copy(const char *string, const char *by_hand);
void web_not_copied(void);

/* ---- files.js ---- */

/* Gives a file to the browser's downloads. */
void page_download(const char *name, const char *data, size_t size);

/* Has the browser let the player choose a file. It comes as those that are dropped: between the
 * beginning and the end of all of them. */
void page_choose_file(void);
void web_take_files(bool begin);
void web_take_file(const char *path);
void web_take_text(const char *string);

/* ---- tabs.js ---- */

/* Another tab hands over what it was asked to open, a word of the command line in each line. */
void web_open(const char *words_asked);

/* ---- fullscreen.js ---- */

/* Whether the page fills the screen, or is about to. */
bool page_fills(void);
void page_fill(bool fills);
void web_filled(void);

#endif
