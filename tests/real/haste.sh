#!/bin/sh
# haste.sh SERAI: input that is faster than the frames is handled correctly. The app is suspended
# during the clicks, so that it gets all of them at once.
set -eu
serai=$1
# shellcheck source=tests/real/window.sh
. "$(dirname "$0")/window.sh"

# at_once TARGET...: clicks them all before the app can draw.
at_once() {
    kill -STOP "$app"
    for target in "$@"; do
        click "$target"
    done
    kill -CONT "$app"
}

start --game oware
at_once pit:A pit:b pit:C
wait_for_line "position 0-5-0-6-6-5-5-1-5-5-5-5-0-0-N"
at_once button:undo button:undo button:undo button:redo
wait_for_line "position 0-5-5-5-5-4-4-4-4-4-4-4-0-0-N"
at_once button:undo pit:B button:undo pit:C
wait_for_line "position 4-4-0-5-5-5-5-4-4-4-4-4-0-0-N"
