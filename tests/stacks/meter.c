/* meter.c: see meter.h. A thread paints what is left of its stack before it begins, and looks at
 * the end how far the paint is gone. */
#define _GNU_SOURCE /* pthread_getattr_np */
#include "stacks/meter.h"

#include <SDL.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { PAINT = 0xA5, NEAR = 4096 /* bytes below a frame, which painting itself may use */ };

struct start {
    SDL_ThreadFunction run;
    void *data;
    const char *name;
};

SDL_Thread *__real_SDL_CreateThreadWithStackSize(SDL_ThreadFunction run, const char *name,
                                                 size_t size, void *data);
SDL_Thread *__wrap_SDL_CreateThreadWithStackSize(SDL_ThreadFunction run, const char *name,
                                                 size_t size, void *data);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct meter meters[METER_NAMES];
static int count;

/* The lowest byte of this thread's stack; *given is set. */
static volatile unsigned char *find_stack(size_t *given) {
    pthread_attr_t attributes;
    void *lowest = NULL;
    *given = 0;
    if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
        pthread_attr_getstack(&attributes, &lowest, given);
        pthread_attr_destroy(&attributes);
    }
    return lowest;
}

static void keep(struct meter meter) {
    int i = 0;
    pthread_mutex_lock(&lock);
    while (i < count && strcmp(meters[i].name, meter.name) != 0) {
        i++;
    }
    if (i < METER_NAMES) {
        count = i == count ? count + 1 : count;
        meter.used = meter.used > meters[i].used ? meter.used : meters[i].used;
        meters[i] = meter;
    }
    pthread_mutex_unlock(&lock);
}

static int SDLCALL run_painted(void *argument) {
    struct start start = *(struct start *)argument;
    free(argument);
    size_t given, left = 0;
    volatile unsigned char *lowest = find_stack(&given);
    for (; lowest + left < (volatile unsigned char *)&start - NEAR; left++) {
        lowest[left] = PAINT;
    }
    int code = start.run(start.data);
    size_t untouched = 0;
    while (untouched < left && lowest[untouched] == PAINT) {
        untouched++;
    }
    keep((struct meter){.name = start.name,
                        .given = (long)given,
                        .taken = (long)(given - left) - NEAR,
                        .used = (long)(left - untouched) + NEAR});
    return code;
}

SDL_Thread *__wrap_SDL_CreateThreadWithStackSize(SDL_ThreadFunction run, const char *name,
                                                 size_t size, void *data) {
    struct start *start = malloc(sizeof *start);
    if (!start) {
        return NULL;
    }
    *start = (struct start){run, data, name};
    return __real_SDL_CreateThreadWithStackSize(run_painted, name, size, start);
}

int meter_read(struct meter out[METER_NAMES]) {
    pthread_mutex_lock(&lock);
    int found = count;
    memcpy(out, meters, sizeof meters);
    pthread_mutex_unlock(&lock);
    return found;
}

bool meter_is_low(const struct meter *meter) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return meter->taken + meter->used <= meter->given;
#else
    return meter->taken + meter->used <= meter->given / 2;
#endif
}
