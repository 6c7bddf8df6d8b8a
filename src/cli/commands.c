/* commands.c: see commands.h. */
#include "cli/commands.h"

#include <assert.h>
#include <limits.h>

bool command_number(const char *word, uint32_t minimum, uint32_t maximum, int *number) {
    assert(maximum <= INT_MAX);
    uint32_t read = 0;
    const char *end = read_number(word, maximum, &read);
    if (!end || *end || read < minimum) {
        return false;
    }
    *number = (int)read;
    return true;
}
