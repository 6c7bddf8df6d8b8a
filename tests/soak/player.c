/* player.c: see player.h. Matches are to be played to their end, so what leads away from a table is
 * done rarely there; everything else is done at random. */
#include "soak/player.h"

#include "base/random.h"
#include "games/games.h"
#include "ui/app/stack.h"
#include "ui/model/companion.h"

#include <SDL.h>
#include <string.h>

enum { WINDOW = 1 }; /* SDL's number of the first window */

static struct line last;

const char *player_last(void) {
    return last.string;
}

static bool chance(uint64_t *random, int percent) {
    return (int)random_below(random, 100) < percent;
}

/* ---- events ---- */

static void push_key_as(SDL_Keycode code, Uint16 modifiers, Uint32 type) {
    SDL_Event event = {.key = {.type = type,
                               .windowID = WINDOW,
                               .state = type == SDL_KEYDOWN ? SDL_PRESSED : SDL_RELEASED,
                               .keysym = {.sym = code, .mod = modifiers}}};
    SDL_PushEvent(&event);
}

static void press(SDL_Keycode code, Uint16 modifiers) {
    last = text_line("key %s%s", modifiers ? "with " : "", SDL_GetKeyName(code));
    push_key_as(code, modifiers, SDL_KEYDOWN);
    push_key_as(code, modifiers, SDL_KEYUP);
}

static void move_to(SDL_Point at) {
    SDL_Event event = {
        .motion = {.type = SDL_MOUSEMOTION, .windowID = WINDOW, .x = at.x, .y = at.y}};
    SDL_PushEvent(&event);
}

static void button(SDL_Point at, Uint8 which, Uint32 type) {
    SDL_Event event = {.button = {.type = type,
                                  .windowID = WINDOW,
                                  .button = which,
                                  .state = type == SDL_MOUSEBUTTONDOWN ? SDL_PRESSED : SDL_RELEASED,
                                  .clicks = 1,
                                  .x = at.x,
                                  .y = at.y}};
    SDL_PushEvent(&event);
}

static SDL_Point middle(const struct app *app, const struct target *target) {
    return (SDL_Point){(int)((target->rect.x + target->rect.w / 2) * app->window_scale),
                       (int)((target->rect.y + target->rect.h / 2) * app->window_scale)};
}

static void click_at(SDL_Point at, Uint8 which) {
    move_to(at);
    button(at, which, SDL_MOUSEBUTTONDOWN);
    button(at, which, SDL_MOUSEBUTTONUP);
}

/* False when there is no such target, or it cannot be used. */
static bool click(const struct app *app, const char *id) {
    const struct target *target = targets_find(&app->ui->targets, id);
    bool usable = target && target->enabled && !target->hidden;
    if (usable) {
        last = text_line("click %s", id);
        click_at(middle(app, target), SDL_BUTTON_LEFT);
    }
    return usable;
}

static void type_letters(uint64_t *random) {
    SDL_Event event = {.text = {.type = SDL_TEXTINPUT, .windowID = WINDOW}};
    event.text.text[0] = (char)('a' + random_below(random, 26));
    SDL_PushEvent(&event);
}

/* Several files at once are one beginning, the files and one end. */
static void drop_file(const char *path) {
    SDL_Event event = {.drop = {.type = SDL_DROPBEGIN, .windowID = WINDOW}};
    last = text_line("drop");
    SDL_PushEvent(&event);
    event.drop.type = SDL_DROPFILE;
    size_t size = strlen(path) + 1;
    event.drop.file = SDL_malloc(size); /* the app frees it */
    if (event.drop.file) {
        memcpy(event.drop.file, path, size);
    }
    SDL_PushEvent(&event);
    event.drop.file = NULL;
    event.drop.type = SDL_DROPCOMPLETE;
    SDL_PushEvent(&event);
}

void player_resizes(int width, int height) {
    last = text_line("resize to %dx%d", width, height);
    SDL_SetWindowSize(SDL_GetWindowFromID(WINDOW), width, height);
}

/* ---- anything ---- */

static bool is_among(const char *id, const char *const list[], size_t count) {
    bool found = false;
    for (size_t i = 0; i < count; i++) {
        found = found || strcmp(id, list[i]) == 0;
    }
    return found;
}

/* A target at random; NULL when there is none. The program is not left, files are saved only where
 * they are offered to be, and a match is not left for each click. */
static const struct target *any_target(const struct app *app, uint64_t *random) {
    static const char *const never[] = {"button:quit", "button:parent", "button:home-folder"};
    static const char *const rarely[] = {"button:back", "button:menu", "button:rules",
                                         "button:notation"};
    bool stays = app_top_id(app) == SCENE_TABLE && !app->table.menu && !app->table.question &&
                 !chance(random, 10);
    const struct targets *targets = &app->ui->targets;
    for (int tries = 0; tries < 20 && targets->count; tries++) {
        const struct target *target =
            &targets->target[random_below(random, (uint32_t)targets->count)];
        bool fits = !target->hidden && strncmp(target->id, "folder:", 7) != 0;
        fits = fits && !is_among(target->id, never, SDL_arraysize(never)) &&
               !(stays && is_among(target->id, rarely, SDL_arraysize(rarely)));
        if (fits) {
            return target;
        }
    }
    return NULL;
}

static void click_anything(const struct app *app, uint64_t *random) {
    const struct target *target = any_target(app, random);
    if (target) {
        last = text_line("click %s", target->id);
        click_at(middle(app, target), SDL_BUTTON_LEFT);
    }
}

static void drag_anything(const struct app *app, uint64_t *random) {
    const struct target *from = any_target(app, random), *to = any_target(app, random);
    if (from && to) {
        SDL_Point at = middle(app, from), end = middle(app, to);
        last = text_line("drag %s to %s", from->id, to->id);
        move_to(at);
        button(at, SDL_BUTTON_LEFT, SDL_MOUSEBUTTONDOWN);
        move_to((SDL_Point){(at.x + end.x) / 2, (at.y + end.y) / 2});
        move_to(end);
        button(end, SDL_BUTTON_LEFT, SDL_MOUSEBUTTONUP);
    }
}

static void press_anything(uint64_t *random) {
    static const struct {
        SDL_Keycode code;
        Uint16 modifiers;
    } keys[] = {
        {SDLK_F1, 0},        {SDLK_F2, 0},          {SDLK_F3, 0},        {SDLK_F4, 0},
        {SDLK_F11, 0},       {SDLK_LEFT, 0},        {SDLK_RIGHT, 0},     {SDLK_UP, 0},
        {SDLK_DOWN, 0},      {SDLK_HOME, 0},        {SDLK_END, 0},       {SDLK_TAB, 0},
        {SDLK_PAGEUP, 0},    {SDLK_PAGEDOWN, 0},    {SDLK_RETURN, 0},    {SDLK_SPACE, 0},
        {SDLK_ESCAPE, 0},    {SDLK_BACKSPACE, 0},   {SDLK_z, KMOD_CTRL}, {SDLK_z, KMOD_CTRL},
        {SDLK_y, KMOD_CTRL}, {SDLK_c, KMOD_CTRL},   {SDLK_v, KMOD_CTRL}, {SDLK_s, KMOD_CTRL},
        {SDLK_o, KMOD_CTRL}, {SDLK_TAB, KMOD_SHIFT}};
    uint32_t i = random_below(random, (uint32_t)SDL_arraysize(keys) + 4);
    if (i < SDL_arraysize(keys)) {
        press(keys[i].code, keys[i].modifiers);
    } else {
        press(SDLK_a + (SDL_Keycode)random_below(random, 10), 0);
    }
}

/* Most windows are of a usual size: each other one needs images of its own. */
static void resize_anyhow(uint64_t *random) {
    static const SDL_Point usual[] = {{1280, 800}, {1024, 700}, {800, 600}};
    SDL_Point size = usual[random_below(random, SDL_arraysize(usual))];
    if (chance(random, 40)) {
        size = (SDL_Point){480 + (int)random_below(random, 1000),
                           400 + (int)random_below(random, 600)};
    }
    player_resizes(size.x, size.y);
}

static void drop_anything(const struct app *app, uint64_t *random) {
    const struct saved_list *list = &app->saved.list;
    const char *file =
        list->count ? list->item[random_below(random, (uint32_t)list->count)].file : "none.serai";
    char path[PLATFORM_PATH_MAX];
    struct text text = text_fixed(path, sizeof path);
    text_format(&text, "%s/%s", SDL_getenv("SOAK_MATCHES"), file);
    drop_file(path);
}

static void do_anything(const struct app *app, uint64_t *random) {
    const struct target *target = any_target(app, random);
    SDL_Point at = target ? middle(app, target) : (SDL_Point){9, 9};
    uint32_t what = random_below(random, 100);
    if (what < 30) {
        click_anything(app, random);
    } else if (what < 60) {
        press_anything(random);
    } else if (what < 75) {
        move_to(at);
    } else if (what < 80) {
        drag_anything(app, random);
    } else if (what < 85) {
        SDL_Event event = {.wheel = {.type = SDL_MOUSEWHEEL,
                                     .windowID = WINDOW,
                                     .y = (Sint32)random_below(random, 7) - 3}};
        move_to(at);
        SDL_PushEvent(&event);
    } else if (what < 92) {
        resize_anyhow(random);
    } else if (what < 98) {
        click_at(at, SDL_BUTTON_RIGHT);
    } else {
        drop_anything(app, random);
    }
}

/* ---- by scene ---- */

static bool click_game(const struct app *app, const char *kind, uint64_t *random) {
    struct line id =
        text_line("%s:%s", kind, games[random_below(random, (uint32_t)games_count)]->id);
    return click(app, id.string);
}

static void act_at_home(const struct app *app, uint64_t *random) {
    static const char *const kinds[] = {"card", "card", "card", "alone", "lesson"};
    const char *kind = kinds[random_below(random, SDL_arraysize(kinds))];
    if (chance(random, 30) || !click_game(app, kind, random)) {
        click_anything(app, random);
    }
}

/* Both sides are mostly taken by companions, the quick ones more often. */
static void act_at_setup(const struct app *app, uint64_t *random) {
    const struct match_choice *choice = &app->setup.now;
    int player = (int)random_below(random, 2);
    int levels = chance(random, 80) ? COMPANIONS / 2 : COMPANIONS;
    struct line seat =
        text_line("seat:%d=%d", player, 1 + (int)random_below(random, (uint32_t)levels));
    bool alone = choice->companion[0] && choice->companion[1];
    uint32_t what = random_below(random, 100);
    if (what < 40 && !alone && click(app, seat.string)) {
        return;
    }
    if (what < 60 || !click(app, "button:start")) {
        click_anything(app, random);
    }
}

/* A person plays a legal turn as well as it can be clicked, or as hints show it. */
static void act_as_person(const struct app *app, uint64_t *random) {
    const struct legal *legal = &app->table.play.legal;
    uint32_t what = random_below(random, 100);
    if (what < 20) {
        press(SDLK_F2, 0);
    } else if (what < 40) {
        press(SDLK_RETURN, 0);
    } else if (legal->count) {
        uint32_t action = random_below(random, (uint32_t)legal->count);
        const char *chosen = app->table.play.chosen.text;
        bool second = chosen[0] && strcmp(legal->touch[action][0].text, chosen) == 0;
        click(app, legal->touch[action][second].text);
    }
}

static bool act_after_match(const struct app *app, uint64_t *random) {
    static const char *const next[] = {"button:review", "button:rematch", "button:home",
                                       "button:back",   "button:new",     "button:menu"};
    return chance(random, 50) && click(app, next[random_below(random, SDL_arraysize(next))]);
}

/* Returns the pause. */
static double act_at_table(const struct app *app, uint64_t *random) {
    const struct play *play = &app->table.play;
    double pause = 300 + random_below(random, 1500);
    if (app->table.menu || app->table.question) {
        click_anything(app, random);
    } else if (match_over(&play->match)) {
        if (!act_after_match(app, random)) {
            do_anything(app, random);
        }
    } else if (play->looking_back && chance(random, 30)) {
        click(app, chance(random, 70) ? "button:return" : "button:play-from-here");
    } else if (chance(random, companion_acts(&play->match) ? 4 : 8)) {
        do_anything(app, random);
    } else if (!companion_acts(&play->match)) {
        act_as_person(app, random);
    }
    return pause;
}

/* How often a scene is left, in percent: where there is much to do, rarely. */
static int leaving(enum scene_id scene) {
    switch (scene) {
    case SCENE_STUDY:
    case SCENE_EDITOR:
    case SCENE_SETTINGS:
        return 10;
    default:
        return 40;
    }
}

double player_act(struct app *app, uint64_t *random) {
    enum scene_id scene = app_top_id(app);
    double pause = 200 + random_below(random, 1300);
    if (app->ui->editing[0] && chance(random, 80)) {
        bool types = scene != SCENE_SAVE && chance(random, 60);
        if (types) {
            type_letters(random);
        } else {
            press(chance(random, 50) ? SDLK_RETURN : SDLK_ESCAPE, 0);
        }
    } else if (scene == SCENE_TABLE) {
        pause = act_at_table(app, random);
    } else if (scene == SCENE_HOME && chance(random, 90)) {
        act_at_home(app, random);
    } else if (scene == SCENE_SETUP && chance(random, 90)) {
        act_at_setup(app, random);
    } else if (scene == SCENE_SAVE && chance(random, 60)) {
        click(app, "button:save");
    } else if (chance(random, leaving(scene))) {
        press(SDLK_ESCAPE, 0);
    } else if (scene == SCENE_STUDY && chance(random, 40)) {
        act_as_person(app, random);
    } else if (chance(random, 70)) {
        click_anything(app, random);
    } else {
        do_anything(app, random);
    }
    return pause;
}

bool player_goes_home(struct app *app, uint64_t *random) {
    static const char *const ways[] = {"button:back", "button:home", "button:accept"};
    bool there = app->depth == 1 && !app->ui->editing[0] && !app->saved.asked[0];
    if (!there && !click(app, ways[random_below(random, SDL_arraysize(ways))])) {
        press(SDLK_ESCAPE, 0);
    }
    return there;
}
