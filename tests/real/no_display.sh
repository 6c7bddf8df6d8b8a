#!/bin/sh
# no_display.sh SERAI: without a display the app exits with one sentence; options that need no
# display still work.
set -eu
serai=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
unset DISPLAY WAYLAND_DISPLAY SDL_VIDEODRIVER SDL_VIDEO_DRIVER
export XDG_RUNTIME_DIR="$work" # without a name, Wayland's server is looked for there
failed=0

# refuse SENTENCE COMMAND...: the command exits with a failure, and prints only this sentence.
refuse() {
    sentence=$1
    shift
    rc=0
    timeout 60 "$@" --data "$work" >"$work/out" 2>&1 || rc=$?
    if [ $rc -ne 1 ] || [ "$(wc -l <"$work/out")" -ne 1 ] ||
        ! grep -q "^serai: no display can be opened: $sentence (tried: .*)\$" "$work/out"; then
        echo "$* exits with $rc and prints:"
        cat "$work/out"
        failed=1
    fi
}

refuse "neither WAYLAND_DISPLAY nor DISPLAY is set" "$serai"
refuse "neither WAYLAND_DISPLAY nor DISPLAY is set" env DISPLAY= SDL_VIDEODRIVER= "$serai"
refuse "nothing answers at DISPLAY=:4095, or the libraries for it are missing" \
    env DISPLAY=:4095 "$serai" --game oware
refuse "nothing answers at WAYLAND_DISPLAY=none, DISPLAY=:4095, or .* missing" \
    env WAYLAND_DISPLAY=none DISPLAY=:4095 "$serai"

# Wayland's library has nothing to say about a folder that is not there, or not named properly.
for folder in "" run; do
    refuse "neither WAYLAND_DISPLAY nor DISPLAY is set" env XDG_RUNTIME_DIR=$folder "$serai"
    refuse "nothing answers at WAYLAND_DISPLAY=none, .* missing" \
        env XDG_RUNTIME_DIR=$folder WAYLAND_DISPLAY=none "$serai"
done
refuse "neither WAYLAND_DISPLAY nor DISPLAY is set" env -u XDG_RUNTIME_DIR "$serai"

# A driver without output can be requested explicitly.
for driver in dummy offscreen; do
    SDL_VIDEODRIVER=$driver "$serai" --once --data "$work" || failed=1
done
for option in --help --version; do
    "$serai" $option >"$work/out" || failed=1
    [ -s "$work/out" ] || failed=1
done
exit $failed
