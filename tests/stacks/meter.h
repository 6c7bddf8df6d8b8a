/* meter.h: how much of its stack each thread uses that the program starts. The linker puts this in
 * place of SDL's function that starts threads (--wrap). Linux only. */
#ifndef SERAI_TESTS_STACKS_METER_H
#define SERAI_TESTS_STACKS_METER_H

#include <stdbool.h>

enum { METER_NAMES = 16 };

/* Threads of one name that have ended. Of what each was given, the C library takes a part before it
 * begins: for the variables that each thread has for itself, those of all libraries included. */
struct meter {
    const char *name;
    long given, taken, used; /* bytes; the most that such a thread used, without what was taken */
};

/* Copies what was measured so far, and returns how many names there are. */
int meter_read(struct meter out[METER_NAMES]);

/* What a thread may use at most, with what is taken: half of what it is given, or all where
 * sanitizers make every frame larger. */
bool meter_is_low(const struct meter *meter);

#endif
