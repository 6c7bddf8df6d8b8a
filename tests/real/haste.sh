#!/bin/sh
# haste.sh SERAI: whoever is quicker than the pictures is understood all the same. The app is stopped
# while people act, so that it hears of everything at once.
set -eu
serai=$1
# shellcheck source=tests/real/window.sh
. "$(dirname "$0")/window.sh"

# at_once TARGET...: clicks them all before the app comes to draw.
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
