#!/bin/sh
# handover.sh SERAI: in real windows. A second start on a folder in use hands over what it was asked to
# open, and ends; a turn that comes so goes on with the match that is open. What asks for a window of
# its own, or finds the first one hung, opens one. Needs Xvfb and xdotool.
set -eu
serai=$1
# shellcheck source=tests/real/window.sh
. "$(dirname "$0")/window.sh"
unset XDG_RUNTIME_DIR

# The second start, which must end by itself, and well.
hand_over() {
    (cd "$work" && HOME=$work/home timeout 30 "$serai" --data "$work/data" "$@") ||
        fail "a second start with $* does not end well"
}
serai=$(realpath "$serai")

start --stay serai:1018k3f9xz01000242vkec46gk5dr00tngvg924e # 1. C 2. f 3. D
wait_for "scene table:oware"
xdotool key a
sleep 0.3
xdotool key Return # 4. a
wait_until "4. a on the disk" grep -q '4\. a \*' "$work"/data/matches/*.serai
hand_over --speed 0 --stay serai:1019k3f9xz01000242vkec46gk5dr01ang0b0pq31
wait_until "5. A on the disk" grep -q '4\. a 5\. A \*' "$work"/data/matches/*.serai
[ "$(find "$work/data/matches" -name '*.serai' | wc -l)" = 1 ] || fail "it is another match"
hand_over --game seega --option size=7 --seat 1=3
wait_for "scene table:seega"
hand_over --puzzle oware:2
wait_for "scene table:oware"
hand_over --lesson dulko
wait_for "scene table:dulko"
printf '[Game "shakala"]\n\n*\n' >"$work/-own.serai"
hand_over -- -own.serai
wait_for "scene table:shakala"
hand_over

# The first one hangs: the second opens by itself.
kill -STOP "$app"
HOME=$work/home "$serai" --data "$work/data" --game oware >"$work/second" 2>&1 &
second=$!
opens() {
    [ -n "$(xdotool search --onlyvisible --pid "$second")" ]
}
wait_until "a window beside the hung one" opens
kill "$second"
wait "$second" || true
kill -CONT "$app"
sleep 0.5
wait_for "scene table:shakala" # what was not taken in time is not opened late
kill "$app"
wait_for_end
