#!/bin/sh
# closing.sh SERAI X-CLIENT: in the middle of a match, the window's close button and Ctrl+Q ask
# first if the setting says so; the end of the session never asks; no action is lost either way.
set -eu
serai=$1 client=$2
# shellcheck source=tests/real/window.sh
. "$(dirname "$0")/window.sh"

expect_saved() {
    grep -q "$1" "$work"/data/matches/*.serai || fail "not saved: $1"
}

mkdir -p "$work/data"
echo "ask-leaving = on" >"$work/data/settings.txt"
start --game oware
click pit:A
wait_for "turn 1"
"$client" close "$window"
wait_for "target	button:accept"
click button:decline
click pit:a
wait_for "turn 0"
xdotool key ctrl+q
click button:accept
wait_for_end
expect_saved '^1. A 2. a \*'

# Closing twice quits without an answer.
start
click continue:0
click pit:B
wait_for "turn 1"
"$client" close "$window"
wait_for "target	button:accept"
"$client" close "$window"
wait_for_end
expect_saved '3. B \*'

# The session ends: the app quits, even while a question is open.
start
click continue:0
click pit:b
wait_for "turn 0"
"$client" close "$window"
wait_for "target	button:accept"
kill "$app"
wait_for_end
expect_saved '4. b \*'

# At home it never asks, and at the table only if the setting says so.
start
"$client" close "$window"
wait_for_end
echo "ask-leaving = off" >"$work/data/settings.txt"
start
click continue:0
wait_for "scene table:oware"
"$client" close "$window"
wait_for_end
