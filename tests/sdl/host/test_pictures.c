/* test_pictures.c: pictures requested on the command line are made without a display, in the
 * requested size; a failure gives a message and leaves no file behind. */
#include "base/random.h"
#include "engine/rules.h"
#include "games/oware.h"
#include "platform/platform.h"
#include "records/notations.h"
#include "sdl/command.h"
#include "sdl/encode.h"
#include "sdl/mailbox.h"
#include "sdl/pictures.h"
#include "sdl/studio.h"
#include "support/suite.h"

#include <SDL_image.h>
#include <stdio.h>
#include <string.h>

static const char picture[] = SERAI_BINARY_DIR "/test-picture.png";
static const char record_file[] = SERAI_BINARY_DIR "/test-picture.serai";
static const char no_record[] = SERAI_BINARY_DIR "/none.serai";
static const char no_folder[] = SERAI_BINARY_DIR "/none/x.png";

static struct arguments arguments;

static const char *run(int count, const char *const words[]) {
    static char message[ARGUMENT_MESSAGE_MAX];
    char *argv[16] = {0};
    for (int i = 0; i < count; i++) {
        argv[i] = (char *)(uintptr_t)words[i];
    }
    const char *wrong = arguments_read(&arguments, count, argv, message);
    ck_assert_msg(!wrong, "%s", wrong ? wrong : "");
    return picture_command(&arguments);
}

#define RUN(...)                                                                                   \
    run((int)(sizeof(const char *[]){__VA_ARGS__} / sizeof(char *)), (const char *[]){__VA_ARGS__})

START_TEST(a_written_picture_reads_back_unchanged) {
    const uint32_t colors[4] = {0xFF102030, 0xFFFFFFFF, 0xFF000000, 0xFF1234AB};
    SDL_Surface *small = SDL_CreateRGBSurfaceWithFormat(0, 2, 2, 32, SDL_PIXELFORMAT_ARGB8888);
    for (size_t y = 0; y < 2; y++) {
        memcpy((Uint8 *)small->pixels + y * (size_t)small->pitch, &colors[2 * y], 8);
    }
    struct text png = {0};
    ck_assert(encode_png(small, &png));
    SDL_Surface *read = IMG_Load_RW(SDL_RWFromConstMem(png.data, (int)png.length), 1);
    ck_assert_ptr_nonnull(read);
    SDL_Surface *same = SDL_ConvertSurfaceFormat(read, SDL_PIXELFORMAT_ARGB8888, 0);
    for (size_t y = 0; y < 2; y++) {
        ck_assert_mem_eq((Uint8 *)same->pixels + y * (size_t)same->pitch, &colors[2 * y], 8);
    }
    SDL_FreeSurface(same);
    SDL_FreeSurface(read);
    SDL_FreeSurface(small);
    text_free(&png);
}
END_TEST

START_TEST(a_position_is_drawn_without_a_display_at_the_requested_size) {
    remove(picture);
    ck_assert_ptr_null(RUN("serai", "--picture", picture, "--size", "400x320", "--game", "seega"));
    ck_assert_ptr_null(SDL_GetCurrentVideoDriver());
    SDL_Surface *read = IMG_Load(picture);
    ck_assert_ptr_nonnull(read);
    ck_assert_int_eq(read->w, 400);
    ck_assert_int_eq(read->h, 320);
    SDL_FreeSurface(read);
    remove(picture);
}
END_TEST

START_TEST(a_record_is_drawn_at_its_current_position) {
    const char *record = "[Game \"oware\"] 1. C 2. d *";
    ck_assert_ptr_null(platform_replace(record_file, record, strlen(record), false));
    ck_assert_ptr_null(RUN("serai", "--picture", picture, "--size", "400x320", record_file));
    ck_assert(platform_exists(picture));
    remove(picture);
    remove(record_file);
}
END_TEST

START_TEST(a_failure_to_read_or_write_names_the_file) {
    remove(picture);
    const char *wrong = RUN("serai", "--picture", picture, no_record);
    ck_assert(wrong && strstr(wrong, "none.serai"));
    ck_assert(!platform_exists(picture));
    wrong = RUN("serai", "--picture", no_folder, "--size", "320x320", "--game", "seega");
    ck_assert(wrong && strstr(wrong, "none/x.png"));
}
END_TEST

/* ---- odd records, and odd places for an animation ---- */

static const char folder[] = SERAI_BINARY_DIR "/test-pictures";
static const char odd_record[] = SERAI_BINARY_DIR "/test-pictures/odd.serai";
static const char animation[] = SERAI_BINARY_DIR "/test-pictures/odd.webp";

static int files_in(const char *place) {
    struct platform_listing listing;
    ck_assert_ptr_null(platform_list(place, &listing));
    int count = listing.count;
    platform_free_listing(&listing);
    return count;
}

static bool is_webp(const char *path) {
    struct text file = {0};
    bool read = !platform_read(path, PLATFORM_FILE_MAX, &file);
    bool webp = read && file.length > 12 && !memcmp(file.data, "RIFF", 4) &&
                !memcmp(file.data + 8, "WEBP", 4);
    text_free(&file);
    return webp;
}

/* Animates a record: either there is a whole animation, or a sentence that names the record, and
 * no file more than before. Returns whether there was one. */
static bool animate(const char *record, size_t size, bool last_turn) {
    ck_assert_ptr_null(platform_replace(odd_record, record, size, false));
    const char *wrong =
        last_turn
            ? RUN("serai", "--picture", animation, "--size", "320x320", "--last-turn", odd_record)
            : RUN("serai", "--picture", animation, "--size", "320x320", odd_record);
    if (wrong) {
        ck_assert_msg(strstr(wrong, "odd.serai"), "%s", wrong);
        ck_assert_int_eq(files_in(folder), 1);
        return false;
    }
    ck_assert(is_webp(animation));
    ck_assert_int_eq(files_in(folder), 2);
    remove(animation);
    return true;
}

static void open_folder(void) {
    ck_assert_ptr_null(platform_make_folder(folder));
    remove(animation);
}

START_TEST(a_match_of_any_length_and_end_can_be_animated) {
    static const char *const records[] = {
        "[Game \"oware\"] *",
        "[Game \"oware\"] 1. C *",
        "[Game \"oware\"] resign:0 0-1",
        "[Game \"oware\"][Position \"0-0-0-0-0-14-1-1-2-0-1-1-14-14-S\"] 1. F *",
        "[Game \"oware\"][Current \"0\"] 1. C 2. d 3. F *",
        "[Game \"seega\"] *",
        "[Game \"shakala\"] 1. B.2 *",
    };
    open_folder();
    for (size_t i = 0; i < sizeof records / sizeof records[0]; i++) {
        for (int last = 0; last < 2; last++) {
            ck_assert_msg(animate(records[i], strlen(records[i]), last), "%s", records[i]);
        }
    }
    remove(odd_record);
}
END_TEST

START_TEST(a_damaged_record_gives_a_sentence_and_no_file) {
    static const char *const records[] = {
        "",
        "[",
        "rubbish",
        "[Game \"chess\"] *",
        "[Game \"oware\"]",
        "[Game \"oware\"] 1. C 2. C *",
        "[Game \"oware\"][Position \"1-S\"] *",
        "[Game \"oware\"][Current \"99\"] 1. C *",
    };
    open_folder();
    for (size_t i = 0; i < sizeof records / sizeof records[0]; i++) {
        ck_assert_msg(!animate(records[i], strlen(records[i]), false), "%s", records[i]);
    }
    remove(odd_record);
}
END_TEST

START_TEST(a_record_with_any_byte_changed_gives_an_animation_or_a_sentence) {
    enum { TRIES = 120 };
    static const char good[] = "[Game \"oware\"][Player0 \"A\"][Current \"1\"]\n\n1. C 2. d *\n";
    uint64_t seed = 11;
    int animated = 0;
    open_folder();
    for (int i = 0; i < TRIES; i++) {
        char record[sizeof good];
        memcpy(record, good, sizeof good);
        size_t at = random_below(&seed, sizeof good - 1);
        record[at] = (char)random_below(&seed, 256);
        animated += animate(record, sizeof good - 1, true);
    }
    ck_assert_int_gt(animated, 0);
    ck_assert_int_lt(animated, TRIES);
    remove(odd_record);
}
END_TEST

START_TEST(a_place_that_takes_no_file_is_refused) {
    static char long_path[PLATFORM_PATH_MAX + 8];
    static const char *const places[] = {
        SERAI_BINARY_DIR "/test-places/none/x.webp", SERAI_BINARY_DIR "/test-places/folder.webp",
        SERAI_BINARY_DIR "/test-pictures/odd.serai/x.webp", long_path};
    const char *record = "[Game \"oware\"] 1. C *";
    memset(long_path, 'a', sizeof long_path - 1);
    memcpy(long_path + sizeof long_path - 6, ".webp", 6);
    open_folder();
    ck_assert_ptr_null(platform_make_folder(places[1]));
    ck_assert_ptr_null(platform_replace(odd_record, record, strlen(record), false));
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        const char *wrong = RUN("serai", "--picture", places[i], odd_record);
        ck_assert_msg(wrong && strstr(wrong, places[i]), "%s", wrong ? wrong : places[i]);
        ck_assert_int_eq(files_in(folder), 1);
        ck_assert_int_eq(files_in(SERAI_BINARY_DIR "/test-places"), 1);
    }
    remove(odd_record);
}
END_TEST

/* ---- beside the window ---- */

/* The file of a picture that the app's host is asked for, while this thread paints another one. */
static void have_made(enum picture_kind kind) {
    struct match match = {0};
    struct record_error error;
    struct host_answer answer = {0};
    struct studio studio;
    struct app_start start = {.settings = settings_default(), .game = &oware_game};
    start.options = options_default(start.game);
    const char *record = "[Game \"seega\"] 1. a1.b2 *";
    ck_assert(records_read(record, strlen(record), &match, &error));
    ck_assert_ptr_null(canvases_open());
    mailbox_open(SDL_USEREVENT);
    ck_assert_ptr_null(host_make_picture(&match, &start.settings, kind, picture));
    ck_assert_ptr_null(studio_open(&studio, &start, NULL, 640, 480));
    for (int i = 0; answer.task != HOST_PICTURE; i++) {
        play_go_to(&studio.app->table.play, 0);
        studio_paint(&studio, i);
        mailbox_take(&answer);
    }
    ck_assert_ptr_null(answer.picture.wrong);
    ck_assert_str_eq(answer.picture.file, picture);
    studio_close(&studio);
    pictures_close();
    mailbox_close();
    canvases_close();
    match_free(&match);
}

START_TEST(a_picture_that_is_made_beside_the_window_is_the_same) {
    const char *record = "[Game \"seega\"] 1. a1.b2 *";
    struct text alone = {0}, beside = {0};
    ck_assert_ptr_null(platform_replace(record_file, record, strlen(record), false));
    ck_assert_ptr_null(RUN("serai", "--picture", picture, record_file));
    ck_assert_ptr_null(platform_read(picture, PLATFORM_FILE_MAX, &alone));
    have_made(PICTURE_POSITION);
    ck_assert_ptr_null(platform_read(picture, PLATFORM_FILE_MAX, &beside));
    ck_assert_uint_eq(alone.length, beside.length);
    ck_assert_mem_eq(alone.data, beside.data, alone.length);
    text_free(&alone);
    text_free(&beside);
    remove(picture);
    remove(record_file);
}
END_TEST

START_TEST(that_an_animation_cannot_be_saved_is_said_before_any_of_it_is_made) {
    struct match match = {0};
    struct record_error error;
    struct host_answer answer = {0};
    struct settings settings = settings_default();
    const char *record = "[Game \"oware\"] 1. C 2. d 3. F 4. c *";
    ck_assert(records_read(record, strlen(record), &match, &error));
    mailbox_open(SDL_USEREVENT);
    ck_assert_ptr_null(host_make_picture(&match, &settings, PICTURE_MATCH, no_folder));
    while (answer.task != HOST_PICTURE) {
        mailbox_take(&answer);
        ck_assert(answer.task != HOST_FILM);
    }
    ck_assert_str_eq(answer.picture.wrong, "the folder doesn't exist");
    ck_assert_str_eq(answer.picture.file, no_folder);
    pictures_close();
    mailbox_close();
    match_free(&match);
}
END_TEST

SUITE("pictures of matches", a_written_picture_reads_back_unchanged,
      a_position_is_drawn_without_a_display_at_the_requested_size,
      a_record_is_drawn_at_its_current_position, a_failure_to_read_or_write_names_the_file,
      a_match_of_any_length_and_end_can_be_animated, a_damaged_record_gives_a_sentence_and_no_file,
      a_record_with_any_byte_changed_gives_an_animation_or_a_sentence,
      a_place_that_takes_no_file_is_refused, a_picture_that_is_made_beside_the_window_is_the_same,
      that_an_animation_cannot_be_saved_is_said_before_any_of_it_is_made)
