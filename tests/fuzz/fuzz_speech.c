/* fuzz_speech.c: what speech-dispatcher answers, over a socket that is one of our own. */
#include "fuzz/fuzz.h"
#include "platform/voice.h"

#include <assert.h>
#include <sys/socket.h>
#include <unistd.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    int end[2];
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, end) != 0) {
        return 0;
    }
    struct voice voice = {.open = true, .handle = end[0]};
    ssize_t sent = send(end[1], data, size, MSG_DONTWAIT);
    assert(sent == (ssize_t)size);
    shutdown(end[1], SHUT_WR); /* no answer is waited for */
    if (voice_say(&voice, "A sentence.\n.\nAnother one.")) {
        voice_is_speaking(&voice);
        voice_stop(&voice);
    }
    voice_close(&voice);
    assert(!voice.open);
    close(end[1]);
    return 0;
}
