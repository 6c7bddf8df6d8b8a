/* test_mailbox.c: what waits between those who answer and the app. */
#include "sdl/mailbox.h"

#include "support/suite.h"

static bool give_thought(unsigned id, game_action action) {
    return mailbox_give(
        &(struct host_answer){.task = HOST_CHOOSE, .thought = id, .choice.action = action});
}

START_TEST(a_thought_that_nobody_waits_for_is_refused) {
    struct host_answer answer;
    mailbox_open(SDL_USEREVENT);
    ck_assert(!give_thought(0, 1));
    ck_assert(!give_thought(7, 1));
    mailbox_await(7);
    ck_assert(!give_thought(6, 1));
    ck_assert(!mailbox_take(&answer));
    ck_assert(give_thought(7, 1));
    ck_assert(mailbox_take(&answer));
    ck_assert_uint_eq(answer.thought, 7);
    mailbox_close();
}
END_TEST

START_TEST(an_answer_that_was_given_is_not_delivered_once_another_is_waited_for) {
    struct host_answer answer;
    mailbox_open(SDL_USEREVENT);
    for (unsigned next = 0; next <= 8; next += 8) {
        mailbox_await(7);
        ck_assert(give_thought(7, 1));
        mailbox_await(next);
        ck_assert_uint_eq(mailbox_awaited(), next);
        ck_assert(!mailbox_take(&answer));
    }
    mailbox_close();
}
END_TEST

START_TEST(an_answer_replaces_one_that_nobody_has_taken_and_comes_once) {
    struct host_answer answer;
    mailbox_open(SDL_USEREVENT);
    mailbox_await(7);
    ck_assert(give_thought(7, 1));
    ck_assert(give_thought(7, 2));
    ck_assert(mailbox_take(&answer));
    ck_assert_int_eq((int)answer.choice.action, 2);
    ck_assert(!mailbox_take(&answer));
    mailbox_close();
}
END_TEST

START_TEST(how_far_a_picture_is_is_not_told_once_it_is_done) {
    struct host_answer answer;
    mailbox_open(SDL_USEREVENT);
    mailbox_give(&(struct host_answer){.task = HOST_FILM, .filmed = 40});
    ck_assert(!mailbox_has_picture());
    mailbox_give(&(struct host_answer){.task = HOST_PICTURE, .picture.wrong = "full"});
    ck_assert(mailbox_has_picture());
    ck_assert(mailbox_take(&answer));
    ck_assert_int_eq((int)answer.task, HOST_PICTURE);
    ck_assert_str_eq(answer.picture.wrong, "full");
    ck_assert(!mailbox_has_picture());
    ck_assert(!mailbox_take(&answer));
    mailbox_close();
}
END_TEST

START_TEST(a_thought_and_a_picture_do_not_displace_each_other) {
    struct host_answer answer;
    bool thought = false, picture = false;
    mailbox_open(SDL_USEREVENT);
    mailbox_await(7);
    ck_assert(give_thought(7, 1));
    mailbox_give(&(struct host_answer){.task = HOST_PICTURE});
    while (mailbox_take(&answer)) {
        thought = thought || answer.task == HOST_CHOOSE;
        picture = picture || answer.task == HOST_PICTURE;
    }
    ck_assert(thought && picture);
    mailbox_close();
}
END_TEST

SUITE("answers on their way", a_thought_that_nobody_waits_for_is_refused,
      an_answer_that_was_given_is_not_delivered_once_another_is_waited_for,
      an_answer_replaces_one_that_nobody_has_taken_and_comes_once,
      how_far_a_picture_is_is_not_told_once_it_is_done,
      a_thought_and_a_picture_do_not_displace_each_other)
