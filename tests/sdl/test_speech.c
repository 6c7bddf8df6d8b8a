/* test_speech.c: the voice over a fake speech-dispatcher: what it is sent, what gives way to what,
 * and that a server that goes away and comes back is heard again. */
#define _DEFAULT_SOURCE

#include "sdl/speech.h"

#include "base/text.h"
#include "support/suite.h"

#include <SDL.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

enum { TIMEOUT = 5000, LINE = 1024 }; /* ms */

/* ---- the fake server ---- */

static struct server {
    int listener;
    SDL_Thread *thread;
    SDL_mutex *mutex;
    struct text got;  /* the lines that came, each ended by \n; owned */
    bool holds;       /* what is spoken goes on and on */
    int leaves_after; /* so many texts the server goes away; 0: never */
    bool refuses;     /* it hangs up on whoever comes */
    int texts, visits;
} server;

static bool read_line(int client, char line[LINE]) {
    size_t length = 0;
    char byte = '\0';
    while (read(client, &byte, 1) == 1 && byte != '\n') {
        if (byte != '\r' && length + 1 < LINE) {
            line[length++] = byte;
        }
    }
    line[length] = '\0';
    return byte == '\n';
}

static void answer(int client, const char *reply) {
    ck_assert_int_eq(write(client, reply, strlen(reply)), (int)strlen(reply));
}

static bool note(const char *line) {
    SDL_LockMutex(server.mutex);
    text_format(&server.got, "%s\n", line);
    bool holds = server.holds;
    SDL_UnlockMutex(server.mutex);
    return holds;
}

static bool take_text(int client) {
    char line[LINE];
    answer(client, "230 OK RECEIVING DATA\r\n");
    while (read_line(client, line)) {
        bool holds = note(line);
        if (strcmp(line, ".") == 0) {
            answer(client, "225-7\r\n225 OK MESSAGE QUEUED\r\n");
            if (!holds) {
                answer(client, "702-7\r\n702-1\r\n702 END\r\n");
            }
            return ++server.texts != server.leaves_after;
        }
    }
    return false;
}

static void serve(int client) {
    char line[LINE];
    while (read_line(client, line)) {
        note(line);
        if (strcmp(line, "SPEAK") == 0) {
            if (!take_text(client)) {
                return;
            }
        } else if (strcmp(line, "QUIT") == 0) {
            return;
        } else {
            answer(client, "203-something\r\n203 OK\r\n");
        }
    }
}

static int SDLCALL run(void *context) {
    (void)context;
    int client;
    while ((client = accept(server.listener, NULL, NULL)) >= 0) {
        SDL_LockMutex(server.mutex);
        server.visits++;
        bool refuses = server.refuses;
        SDL_UnlockMutex(server.mutex);
        if (!refuses) {
            serve(client);
        }
        close(client);
    }
    return 0;
}

/* In a folder of its own, where the voice looks for it. */
static void open_server(void) {
    static char folder[64] = "/tmp/serai-speech-XXXXXX";
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    ck_assert_ptr_nonnull(mkdtemp(folder));
    struct text path = text_fixed(address.sun_path, sizeof address.sun_path);
    text_format(&path, "%s/speech-dispatcher", folder);
    ck_assert_int_eq(mkdir(address.sun_path, 0700), 0);
    text_add(&path, "/speechd.sock");
    unsetenv("SPEECHD_ADDRESS");
    setenv("XDG_RUNTIME_DIR", folder, 1);
    setenv("PATH", "/nowhere", 1); /* a real one is not to be started */
    server.listener = socket(AF_UNIX, SOCK_STREAM, 0);
    ck_assert_int_eq(bind(server.listener, (const void *)&address, sizeof address), 0);
    ck_assert_int_eq(listen(server.listener, 4), 0);
    server.mutex = SDL_CreateMutex();
    server.thread = SDL_CreateThread(run, "server", NULL);
}

static void close_server(void) {
    speech_close();
    shutdown(server.listener, SHUT_RDWR);
    close(server.listener);
    SDL_WaitThread(server.thread, NULL);
    SDL_DestroyMutex(server.mutex);
    text_free(&server.got);
}

/* Where these lines came, one after the other; 0: they have not. */
static size_t where(const char *lines) {
    SDL_LockMutex(server.mutex);
    const char *all = text_string(&server.got), *at = strstr(all, lines);
    size_t place = at ? (size_t)(at - all) + 1 : 0;
    SDL_UnlockMutex(server.mutex);
    return place;
}

static void expect(const char *lines) {
    for (int i = 0; i < TIMEOUT && !where(lines); i++) {
        SDL_Delay(1);
    }
    ck_assert_msg(where(lines) > 0, "\"%s\" is not in \"%s\"", lines, text_string(&server.got));
}

static void expect_silence(void) {
    for (int i = 0; i < TIMEOUT && speech_is_busy(); i++) {
        SDL_Delay(1);
    }
    ck_assert(!speech_is_busy());
}

/* ---- what is to be said ---- */

static struct narrator narrator;

static void add(bool news, const char *sentence) {
    struct utterance *last = &narrator.queue[narrator.count++];
    struct text text = text_fixed(last->text, sizeof last->text);
    last->news = news;
    text_add(&text, sentence);
}

static void say(bool news, const char *sentence) {
    add(news, sentence);
    speech_say(&narrator, true, "pt");
    ck_assert_int_eq(narrator.count, 0);
}

START_TEST(a_sentence_is_sent_in_its_language_with_dots_doubled_where_lines_begin_with_one) {
    open_server();
    say(true, ".5 of it\n..and more\nthe rest.");
    expect("SET SELF LANGUAGE pt\nSPEAK\n..5 of it\n...and more\nthe rest.\n.\n");
    expect_silence();
    say(true, "The next");
    expect("SPEAK\nThe next\n.\n");
    close_server();
    ck_assert_int_eq(server.visits, 1);
}
END_TEST

START_TEST(talk_gives_way_to_what_is_said_after_it_and_news_to_nothing) {
    open_server();
    server.holds = true;
    say(false, "talk 1");
    expect("SPEAK\ntalk 1\n.\n");
    add(true, "news 1");
    add(true, "news 2");
    say(false, "talk 2");
    say(false, "talk 3");
    expect("talk 1\n.\nCANCEL SELF\nSPEAK\nnews 1\n.\n");
    SDL_Delay(100);
    ck_assert_uint_eq(where("news 2"), 0);
    close_server();
}
END_TEST

START_TEST(of_talk_only_the_last_is_said_after_the_news) {
    open_server();
    add(true, "news 1");
    add(false, "talk 1");
    add(true, "news 2");
    add(false, "talk 2");
    say(false, "talk 3");
    expect("SPEAK\nnews 1\n.\nSPEAK\nnews 2\n.\nSPEAK\ntalk 3\n.\n");
    expect_silence();
    ck_assert_uint_eq(where("talk 1"), 0);
    ck_assert_uint_eq(where("talk 2"), 0);
    close_server();
}
END_TEST

static bool has_voice(void) {
    return speech_say(&narrator, true, "pt");
}

static void expect_voice(bool voice) {
    for (int i = 0; i < TIMEOUT && has_voice() != voice; i++) {
        SDL_Delay(1);
    }
    ck_assert_int_eq(has_voice(), voice);
}

static int visits(bool refuses) {
    SDL_LockMutex(server.mutex);
    server.refuses = refuses;
    int visits = server.visits;
    SDL_UnlockMutex(server.mutex);
    return visits;
}

START_TEST(a_server_that_was_started_anew_is_heard_with_the_next_sentence) {
    open_server();
    server.leaves_after = 1;
    say(true, "first");
    expect("first\n.\n");
    expect_silence();
    say(true, "second");
    expect("SPEAK\nsecond\n.\n");
    ck_assert(has_voice());
    close_server();
    ck_assert_int_eq(server.visits, 2);
}
END_TEST

START_TEST(a_server_that_ends_in_the_middle_of_a_sentence_keeps_the_next_one_waiting_for_nothing) {
    open_server();
    server.holds = true;
    server.leaves_after = 1;
    say(true, "a sentence that would take longer than anybody waits for it");
    expect("waits for it\n.\n");
    say(true, "second");
    expect("SPEAK\nsecond\n.\n");
    close_server();
}
END_TEST

START_TEST(without_a_voice_it_is_tried_every_three_seconds_and_that_there_is_none_is_told) {
    open_server();
    visits(true);
    say(true, "lost");
    expect_voice(false);
    for (int i = 0; i < 50; i++) {
        say(false, "lost, too");
        SDL_Delay(10);
    }
    ck_assert_int_eq(visits(false), 1);
    say(false, "again");
    expect("SPEAK\nagain\n.\n");
    expect_voice(true);
    ck_assert_uint_eq(where("lost"), 0);
    close_server();
    ck_assert_int_eq(server.visits, 2);
}
END_TEST

START_TEST(turning_speech_on_tries_at_once) {
    open_server();
    visits(true);
    say(true, "lost");
    expect_voice(false);
    visits(false);
    ck_assert(speech_say(&narrator, false, "pt"));
    Uint64 before = SDL_GetTicks64();
    say(true, "again");
    expect("SPEAK\nagain\n.\n");
    ck_assert(SDL_GetTicks64() - before < 2500); /* and not after three seconds */
    close_server();
}
END_TEST

START_TEST(without_a_server_nothing_is_said_and_nothing_waits) {
    open_server();
    setenv("XDG_RUNTIME_DIR", "/nowhere", 1);
    say(true, "nobody hears");
    expect_silence();
    expect_voice(false);
    close_server();
    ck_assert_int_eq(server.visits, 0);
}
END_TEST

/* Which has a folder for sockets of its own. */
START_TEST(in_a_snap_the_voice_of_the_system_is_found) {
    open_server();
    setenv("SNAP", "/snap/serai/1", 1);
    setenv("XDG_RUNTIME_DIR", text_line("%s/snap.serai", getenv("XDG_RUNTIME_DIR")).string, 1);
    say(true, "heard");
    expect("SPEAK\nheard\n.\n");
    close_server();
    unsetenv("SNAP");
}
END_TEST

START_TEST(no_voice_is_opened_before_there_is_something_to_say) {
    open_server();
    speech_say(&narrator, true, "pt");
    speech_say(&narrator, true, "pt");
    SDL_Delay(50);
    ck_assert_int_eq(server.visits, 0);
    close_server();
}
END_TEST

START_TEST(speech_that_is_turned_off_falls_silent_and_closes_the_voice) {
    open_server();
    server.holds = true;
    say(false, "a long talk");
    expect("a long talk\n.\n");
    speech_say(&narrator, false, "pt");
    expect("CANCEL SELF\nQUIT\n");
    close_server();
}
END_TEST

SUITE("speech", a_sentence_is_sent_in_its_language_with_dots_doubled_where_lines_begin_with_one,
      talk_gives_way_to_what_is_said_after_it_and_news_to_nothing,
      of_talk_only_the_last_is_said_after_the_news,
      a_server_that_was_started_anew_is_heard_with_the_next_sentence,
      a_server_that_ends_in_the_middle_of_a_sentence_keeps_the_next_one_waiting_for_nothing,
      without_a_voice_it_is_tried_every_three_seconds_and_that_there_is_none_is_told,
      turning_speech_on_tries_at_once, without_a_server_nothing_is_said_and_nothing_waits,
      in_a_snap_the_voice_of_the_system_is_found,
      no_voice_is_opened_before_there_is_something_to_say,
      speech_that_is_turned_off_falls_silent_and_closes_the_voice)
