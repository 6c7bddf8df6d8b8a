#!/bin/sh
# drops.sh SERAI X-CLIENT: files are dropped on a real window by the protocol of file managers. A
# record is opened at home and at a table, whose match is saved; a file that cannot be opened
# changes nothing, and the window still accepts drops after that.
set -eu
serai=$1 client=$2
# shellcheck source=tests/real/window.sh
. "$(dirname "$0")/window.sh"

drop() {
    "$client" drop "$window" 400 300 "$@" || fail "the drop is not accepted: $*"
}
# Checks that nothing has changed after a moment.
expect_still() {
    sleep 0.3
    wait_for "scene table:oware"
    wait_for "turn $1"
    kill -0 "$app" || fail "the app is no longer running"
}

mkdir -p "$work/home"
good="$work/home/Åse's 100% match #1.serai"
printf '[Game "oware"]\n\n1. C 2. f 3. D *\n' >"$good"
printf '[Game "seega"]\n\n*\n' >"$work/home/seega.serai"
printf '[Game "oware"]\n\n1. C 2. b 3. C *\n' >"$work/home/broken.serai"

start
drop "$good"
wait_for "scene table:oware"
wait_for "turn 1"

click pit:a
wait_for "turn 0"
drop "$work/home"
expect_still 0
drop "$work/home/none.serai"
expect_still 0
drop "$work/home/broken.serai"
expect_still 0
drop "$work/home/seega.serai" "$good"
expect_still 0

# The match that was replaced is under Continue.
drop "$work/home/seega.serai"
wait_for "scene table:seega"
click button:back
click continue:0
wait_for "scene table:oware"
wait_for "turn 0"
