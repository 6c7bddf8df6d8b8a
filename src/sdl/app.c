/* sdl/app.c: see sdl/app.h. When nothing moves, nothing runs: the loop sleeps until an event comes
 * or the app is due to run, and presents a frame only if it differs from the last one. */
#include "sdl/app.h"

#include "platform/platform.h"
#include "sdl/audio/audio.h"
#include "sdl/document.h"
#include "sdl/fullscreen.h"
#include "sdl/handover.h"
#include "sdl/hints.h"
#include "sdl/loop.h"
#include "sdl/mailbox.h"
#include "sdl/outside.h"
#include "sdl/pads.h"
#include "sdl/pictures.h"
#include "sdl/preferences.h"
#include "sdl/report.h"
#include "sdl/speech.h"
#include "sdl/storage/autosave.h"
#include "sdl/storage/clock.h"
#include "sdl/storage/config.h"
#include "sdl/storage/kept.h"
#include "sdl/storage/library.h"
#include "sdl/thoughts.h"
#include "sdl/threads/beside.h"
#include "sdl/tree.h"
#include "sdl/video/assets.h"
#include "sdl/video/cache.h"
#include "sdl/video/display.h"
#include "sdl/video/fonts.h"
#include "sdl/video/images.h"
#include "sdl/video/render.h"
#include "sdl/video/screen.h"
#include "ui/app/import_export.h"
#include "ui/app/matches.h"
#include "ui/boards/faces.h"
#include "ui/scenes/scenes.h"
#include "words/words.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

enum { SPRITE_MS = 16, FIRST_PIXELS = 100000, FIRST_MS = 4, HELD_MOST = 60 };
enum { WINDOW_WIDTH = 1280, WINDOW_HEIGHT = 800, LEAST_DRAWN = 320 };
static const double FRAME_MS = 8;

/* All that one run of the app holds; one, as there is one window. */
static struct run {
    const struct arguments *arguments;
    SDL_Window *window;
    SDL_Renderer *renderer;
    struct app *app;
    int width, height;        /* that the window is opened with */
    struct drawn shown, next; /* the last frame and the one being made */
    bool stale;               /* the last frame is lost, or must be presented again */
    bool prepared;            /* the first frame was made while the display was being opened */
    int held;                 /* how often the next frame was put off */
    bool hidden;
    bool background; /* another window has the focus */
    int frames;
    double first_frame; /* ms after the program's start */
    double first_work;  /* ms of processor time till then */
    double last_frame;
    uint64_t begun;
    Uint32 wake;
    struct match record; /* the match to open, until the app takes it */
    SDL_threadID thread;
    bool failed; /* the message the run ends with */
    char message[PLATFORM_PATH_MAX + 512];
} run;

static double now_ms(void) {
    return (double)(SDL_GetPerformanceCounter() - run.begun) * 1000 /
           (double)SDL_GetPerformanceFrequency();
}

/* ---- opening ---- */

static const char *fail(const char *what) {
    struct text text = text_fixed(run.message, sizeof run.message);
    text_format(&text, "%s: %s", what, SDL_GetError());
    return run.message;
}

static const char *open_window(void) {
    run.window =
        SDL_CreateWindow(words(WORD_APP_NAME), SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                         run.width, run.height, SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
    if (!run.window) {
        return fail(words(WORD_NO_WINDOW));
    }
    SDL_SetWindowMinimumSize(run.window, 360, 400);
    return NULL;
}

static int SDLCALL watch(void *context, SDL_Event *event);

/* Opens the app, which needs no window yet. `unread` is why the record of the command line could
 * not be read, when the window opens all the same; NULL: nothing is wrong with it. */
static const char *open_app(const struct arguments *arguments, const char *unread) {
    char warning_text[TOAST_MAX];
    struct text warning = text_fixed(warning_text, sizeof warning_text);
    text_add(&warning, unread ? unread : "");
    run.app = SDL_calloc(1, sizeof *run.app);
    if (!run.app) {
        return words(WORD_NO_MEMORY);
    }
    struct app_start start = arguments->start;
    config_read(&start.settings, &run.app->setup, &run.app->files, &warning);
    arguments_settle(arguments, &start.settings);
    config_watch(&start.settings, &run.app->setup, &run.app->files);
    start.entropy = SDL_GetPerformanceCounter() ^ (uint64_t)SDL_GetTicks64() << 40;
    start.scenes = scenes;
    start.face_of = faces_find;
    start.match = run.record.game ? &run.record : NULL;
    const char *message = app_start(run.app, &start);
    if (message) {
        return message;
    }
    const char *own = unread || !arguments->record ? NULL : host_own(arguments->record);
    if (own) {
        save_state_set_file(&run.app->table.saving, own);
        run.app->table.studied = false; /* it is going on here */
    }
    if (arguments->record && !unread && !start.match) {
        import_open(run.app, &run.app->table, &run.app->saved, arguments->record,
                    &warning); /* it holds several matches */
    }
    if (warning.length) {
        toast_warn(&run.app->shown->toast, warning_text);
    }
    return NULL;
}

/* Opens everything but the display. */
static const char *open_files(const struct arguments *arguments) {
    struct text why = text_fixed(run.message, sizeof run.message);
    bool read = !arguments->record || import_is_several(arguments->record) ||
                import_read(arguments->record, &run.record, &why);
    const char *unread = !read && arguments->stay ? run.message : arguments->wrong;
    const char *message = read || unread ? assets_find() : run.message;
    message = message ? message : fonts_open();
    if (message) {
        return message;
    }
    run.wake = SDL_RegisterEvents(3);
    const char *folder = config_open(arguments->data);
    autosave_open(folder, run.wake + 1);
    handover_open(folder, run.wake + 1);
    mailbox_open(run.wake + 1);
    return open_app(arguments, unread);
}

/* ---- the first frame, while the display is being opened ---- */

/* Meanwhile nothing else uses the app, the images and the fonts. */
static void prepare_frame(void) {
    platform_plain_locale();
    run.renderer = screen_begin(run.arguments->renderer, run.width, run.height);
    app_update(run.app, now_ms());
    app_draw(run.app, &run.next.list, (float)run.width, (float)run.height,
             (float)platform_usual_scale(), fonts_measure());
    render_frame(run.renderer, &run.shown, &run.next, false);
    run.stale = !run.renderer;
}

/* The window shows the prepared frame, unless it has another size or scale than it was made for:
 * then it needs other images. */
static const char *use_prepared(void) {
    run.renderer = screen_open(run.window, run.arguments->renderer);
    if (!run.renderer) {
        return fail(words(WORD_NO_DRAWING));
    }
    int width = 0, height = 0, pixels = 0;
    SDL_GetWindowSize(run.window, &width, &height);
    SDL_GetWindowSizeInPixels(run.window, &pixels, NULL);
    if (width != run.width || height != run.height || pixels != width * platform_usual_scale()) {
        cache_clear();
    }
    return NULL;
}

static const char *open_display(void) {
    struct text wrong = text_fixed(run.message, sizeof run.message);
    if (!display_open(&wrong)) {
        return run.message;
    }
    SDL_StopTextInput();
    return open_window();
}

static const char *open_all(const struct arguments *arguments) {
    const char *message = open_files(arguments);
    if (message) {
        return message;
    }
    hints_set();
    images_open(settings_theme(&run.app->settings), run.wake);
    images_set_budget(FIRST_MS, FIRST_PIXELS); /* the window would wait for other images, too */
    struct beside first_frame;
    run.stale = true;
    run.prepared = beside_begin(&first_frame, "first frame", prepare_frame);
    message = open_display();
    images_end_budget(); /* the window waits */
    beside_end(&first_frame);
    message = message ? message : use_prepared();
    if (message) {
        return message;
    }
    run.app->ui->changed = true; /* what was drawn is not on the screen */
    run.thread = SDL_ThreadID();
    SDL_AddEventWatch(watch, NULL);
    return NULL;
}

/* Returns NULL, or what could not be saved. */
static const char *close_all(void) {
    SDL_DelEventWatch(watch, NULL);
    if (run.window) {
        SDL_HideWindow(run.window);
    }
    handover_close();
    thoughts_close();
    pads_close();
    preferences_close();
    const char *message = autosave_close();
    pictures_close();
    mailbox_close();
    speech_close();
    audio_close();
    outside_leave();
    if (run.app) {
        app_free(run.app);
        SDL_free(run.app);
    }
    images_close();
    fonts_close();
    match_free(&run.record);
    drawn_free(&run.shown);
    drawn_free(&run.next);
    tree_free();
    cursor_close();
    screen_close();
    if (run.window) {
        SDL_DestroyWindow(run.window);
    }
    SDL_Quit();
    return message;
}

/* ---- frames ---- */

static void report_tree(void) {
    struct text message = text_fixed(run.message, sizeof run.message);
    run.failed = run.arguments->ui_tree && !tree_write(run.app, run.arguments->ui_tree, &message);
}

/* A tiling window manager makes windows smaller than anything fits in: the rest is cut off. */
static float drawn_side(int side) {
    return side > LEAST_DRAWN ? (float)side : (float)LEAST_DRAWN;
}

/* Fills the list of the next frame; false while the window has no size. */
static bool compose(void) {
    int width = 0, height = 0, pixels = 0;
    SDL_GetWindowSize(run.window, &width, &height);
    SDL_GetWindowSizeInPixels(run.window, &pixels, NULL);
    if (width <= 0 || height <= 0) {
        return false;
    }
    app_draw(run.app, &run.next.list, drawn_side(width), drawn_side(height),
             (float)pixels / (float)width, fonts_measure());
    return true;
}

/* Hit-test against current targets: recompose if an earlier event of this batch changed the
 * state. */
static void keep_up(enum input_kind kind) {
    bool user_action = kind == INPUT_DOWN || kind == INPUT_KEY || kind == INPUT_TEXT;
    if (user_action && run.app->ui->changed) {
        compose();
        run.app->ui->changed = true;
    }
}

static void limit_images(void) {
    if (run.frames) {
        images_set_budget(SPRITE_MS, 0);
    } else if (!run.prepared && !run.held) {
        images_set_budget(FIRST_MS, FIRST_PIXELS);
    }
    images_hold(run.held < HELD_MOST ? loop_patience_ms() : 0);
}

static void draw_frame(void) {
    limit_images();
    images_open(settings_theme(&run.app->settings), run.wake);
    bool fits = screen_fit(), kept = fits && !run.stale;
    if (!(run.held && fits) && !compose()) { /* one that is held stays as it is */
        return;
    }
    keyboard_follow(run.app);
    fullscreen_follow(run.window, &run.app->settings);
    if (!run.frames || run.stale || run.shown.pending ||
        !draw_equal(&run.next.list, &run.shown.list)) {
        struct damage damage = render_frame(run.renderer, &run.shown, &run.next, kept);
        run.held = images_held() ? run.held + 1 : 0;
        if (run.held) {
            run.app->ui->changed = true;
            return;
        }
        screen_present(&damage);
        run.stale = false;
        run.app->ui->changed = run.app->ui->changed || images_left_out() || run.shown.fading;
        run.last_frame = now_ms();
        if (!run.frames++) {
            run.first_frame = run.last_frame;
            run.first_work = (double)clock() * 1000 / CLOCKS_PER_SEC;
        }
        images_end_frame(run.renderer);
    }
    report_tree();
    document_follow(run.app, &run.shown.list); /* which has changed places with the next one */
}

/* Windows blocks the loop while a window is being resized or moved; frames are then drawn from
 * here. */
static int SDLCALL watch(void *context, SDL_Event *event) {
    (void)context;
    if (event->type == SDL_WINDOWEVENT && SDL_ThreadID() == run.thread &&
        event->window.event == SDL_WINDOWEVENT_SIZE_CHANGED && run.app && run.frames) {
        run.stale = true;
        draw_frame();
    }
    return 1;
}

/* ---- sound, which does not begin before the first frame: nobody waits for the device ---- */

static void hear(void) {
    const struct settings *settings = &run.app->settings;
    if (run.frames) {
        audio_set(&(struct audio_level){.volume = settings->mute ? 0 : settings->volume,
                                        .courtyard =
                                            settings->courtyard && !run.background && !run.hidden,
                                        .night = settings->theme != THEME_NOON});
        audio_play(run.app->cues);
    }
    run.app->cues->count = 0;
}

/* ---- the loop ---- */

static void handle_window(const SDL_WindowEvent *event) {
    switch (event->event) {
    case SDL_WINDOWEVENT_HIDDEN:
    case SDL_WINDOWEVENT_MINIMIZED:
        run.hidden = true;
        break;
    case SDL_WINDOWEVENT_SHOWN:
    case SDL_WINDOWEVENT_RESTORED:
    case SDL_WINDOWEVENT_EXPOSED:
    case SDL_WINDOWEVENT_SIZE_CHANGED:
    case SDL_WINDOWEVENT_DISPLAY_CHANGED:
        run.hidden = false;
        run.stale = run.app->ui->changed = true;
        fullscreen_seen(run.window, &run.app->settings);
        break;
    case SDL_WINDOWEVENT_FOCUS_GAINED:
        run.background = false;
        preferences_ask(run.wake); /* the player may have been in the system's settings */
        break;
    case SDL_WINDOWEVENT_FOCUS_LOST:
    case SDL_WINDOWEVENT_LEAVE:
        run.background = run.background || event->event == SDL_WINDOWEVENT_FOCUS_LOST;
        app_input(run.app, &(struct input){.kind = INPUT_LEAVE});
        break;
    default:
        break;
    }
}

static void handle(const SDL_Event *event) {
    struct input input;
    if (event->type == SDL_WINDOWEVENT) {
        handle_window(&event->window);
    }
    if (event->type == SDL_RENDER_TARGETS_RESET || event->type == SDL_RENDER_DEVICE_RESET) {
        cache_clear(); /* all is drawn anew, perhaps for another display */
        fonts_forget();
        run.stale = run.app->ui->changed = true;
    } else if (event->type == run.wake) {
        run.app->ui->changed = true; /* a finer surface is ready */
    } else if (event->type == run.wake + 2) {
        pads_look(now_ms());
    } else if (pads_translate(event, now_ms(), &input) ||
               sdl_input_translate(event, platform_menu_quits(), &input)) {
        app_tell_time(run.app, now_ms());
        keep_up(input.kind);
        app_input(run.app, &input);
        if (input.kind == INPUT_CLOSE && !run.app->quit) {
            SDL_RestoreWindow(run.window); /* the question must be seen */
            SDL_RaiseWindow(run.window);
        }
        if (table_is_unsaved(run.app)) {
            matches_follow(run.app); /* the next event may replace the match on the table */
        }
    }
    if (event->type == SDL_DROPFILE || event->type == SDL_DROPTEXT) {
        SDL_free(event->drop.file);
    } else if (event->type == SDL_TEXTEDITING_EXT) {
        SDL_free(event->editExt.text);
    }
}

/* How long to sleep for at most, in ms. */
static int wait_timeout_ms(double next) {
    if (run.hidden || (next >= NEVER && !run.app->ui->changed)) {
        return next < NEVER ? 200 : clock_until_midnight_ms();
    }
    double due = run.app->ui->changed ? 0 : next;
    bool paced = next < NEVER || run.shown.fading;
    double earliest = run.frames && paced ? run.last_frame + FRAME_MS : 0;
    double wait = (due > earliest ? due : earliest) - now_ms();
    return wait > 0 ? (int)wait : 0;
}

static void follow_pads(void) {
    for (struct input input; pads_turn(now_ms(), !run.background, &input);) {
        app_tell_time(run.app, now_ms());
        app_input(run.app, &input);
    }
}

static void take_answers(void) {
    struct host_answer answer;
    while (autosave_take_answer(&answer) || mailbox_take(&answer)) {
        app_input(run.app, &(struct input){.kind = INPUT_ANSWER, .answer = &answer});
    }
    handover_take(run.app, run.window);
    preferences_take(&run.app->preferred);
    run.app->ui->changed |= config_retry_progress(&run.app->progress);
}

/* What the player sees and hears of the app now. */
static void show(void) {
    if (run.app->ui->changed && !run.hidden) {
        draw_frame();
        if (run.frames == 1) {
            icon_set(run.window); /* not sooner: nothing waits for it */
            pads_open(run.wake + 2, "/dev/input");
            preferences_ask(run.wake);
        }
    }
    bool voice = speech_say(&run.app->narrator, run.app->settings.speech, words_chosen());
    narrator_voice(run.app, &run.app->narrator, voice);
    cursor_show(app_cursor(run.app));
}

static int go_round(void) {
    if (run.frames) {
        follow_pads();
        take_answers(); /* before the app asks again: nothing else may wake a hidden window */
    }
    double next = app_update(run.app, now_ms());
    hear();
    config_follow(&run.app->settings, &run.app->setup, &run.app->files);
    if (table_is_unsaved(run.app)) {
        matches_follow(run.app); /* what is shown or said is on its way to the disk */
    }
    if (!kept_is_awaited()) {
        show();
    }
    matches_follow(run.app);
    bool ends = run.app->quit || (run.arguments->once && run.frames);
    int wait = run.frames ? pads_wait_ms(wait_timeout_ms(next), now_ms(), !run.background) : 0;
    return ends ? LOOP_ENDS : wait;
}

const char *sdl_app_run(const struct arguments *arguments, uint64_t begun) {
    run.arguments = arguments;
    run.width = arguments->width ? arguments->width : WINDOW_WIDTH;
    run.height = arguments->height ? arguments->height : WINDOW_HEIGHT;
    run.begun = begun;
    const char *message = open_all(arguments);
    if (!message) {
        if (!loop_run(&(struct loop){.handle = handle, .go_round = go_round})) {
            return NULL;
        }
        message = run.failed ? run.message : NULL;
        if (arguments->report) {
            report_write(run.renderer, run.first_frame, run.first_work, run.frames);
        }
    } else if (run.window && platform_has_output()) { /* otherwise main() shows it */
        SDL_ShowSimpleMessageBox(SDL_MESSAGEBOX_ERROR, words(WORD_APP_NAME), message, run.window);
    }
    const char *lost = close_all();
    return message ? message : lost;
}
