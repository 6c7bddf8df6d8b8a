/* test_worker.c: a background thread: it does pending work, sleeps when there is none, and stops
 * soon, whatever it is doing. */
#include "sdl/threads/worker.h"
#include "support/suite.h"

static struct work {
    struct worker worker;
    int waiting, done;
    bool endless;   /* a step works until it is told to stop */
    bool listening; /* an endless step has begun */
} work;

static int step(void *context) {
    struct work *own = context;
    if (own->endless) {
        own->listening = true;
        worker_progress(&own->worker);
        worker_unlock(&own->worker);
        while (!worker_is_stopping(&own->worker)) {
            SDL_Delay(1);
        }
        worker_lock(&own->worker);
        return WORKER_IDLE;
    }
    if (!own->waiting) {
        return WORKER_IDLE;
    }
    own->waiting--;
    own->done++;
    worker_progress(&own->worker);
    return 0;
}

static void open_worker(void) {
    work = (struct work){0};
    ck_assert(worker_open(&work.worker, SDL_USEREVENT, step, &work));
}

static void close_worker(void) {
    worker_stop(&work.worker);
    worker_close(&work.worker);
}

static void wait_for(int done) {
    worker_lock(&work.worker);
    while (work.done < done) {
        worker_wait(&work.worker, 0);
    }
    worker_unlock(&work.worker);
}

START_TEST(work_that_is_signaled_is_done_and_can_be_waited_for) {
    open_worker();
    ck_assert(worker_start(&work.worker, "test"));
    for (int i = 1; i <= 100; i++) {
        worker_lock(&work.worker);
        work.waiting++;
        worker_signal(&work.worker);
        worker_unlock(&work.worker);
        wait_for(i);
    }
    close_worker();
    ck_assert_int_eq(work.done, 100);
}
END_TEST

START_TEST(work_from_before_the_start_is_done_and_none_is_lost_by_stopping) {
    open_worker();
    work.waiting = 1000;
    ck_assert(worker_start(&work.worker, "test"));
    worker_stop(&work.worker);
    ck_assert_int_eq(work.done, 1000);
    ck_assert(!worker_is_running(&work.worker));
    close_worker();
}
END_TEST

START_TEST(a_step_that_polls_for_a_stop_ends_when_there_is_one) {
    open_worker();
    work.endless = true;
    ck_assert(worker_start(&work.worker, "test"));
    worker_lock(&work.worker);
    while (!work.listening) {
        worker_wait(&work.worker, 0);
    }
    worker_unlock(&work.worker);
    close_worker();
    ck_assert_ptr_null(work.worker.mutex);
}
END_TEST

START_TEST(a_notification_is_an_event_of_the_requested_type) {
    SDL_Event event;
    ck_assert_int_eq(SDL_InitSubSystem(SDL_INIT_EVENTS), 0);
    open_worker();
    worker_lock(&work.worker);
    worker_notify(&work.worker);
    worker_unlock(&work.worker);
    ck_assert_int_eq(SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_USEREVENT, SDL_USEREVENT), 1);
    close_worker();
    SDL_QuitSubSystem(SDL_INIT_EVENTS);
}
END_TEST

START_TEST(a_worker_that_was_never_opened_can_be_locked_stopped_and_closed) {
    static struct worker none;
    worker_lock(&none);
    worker_signal(&none);
    worker_unlock(&none);
    worker_stop(&none);
    worker_close(&none);
    ck_assert(!worker_is_running(&none));
}
END_TEST

SUITE("worker", work_that_is_signaled_is_done_and_can_be_waited_for,
      work_from_before_the_start_is_done_and_none_is_lost_by_stopping,
      a_step_that_polls_for_a_stop_ends_when_there_is_one,
      a_notification_is_an_event_of_the_requested_type,
      a_worker_that_was_never_opened_can_be_locked_stopped_and_closed)
