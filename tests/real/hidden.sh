#!/bin/sh
# hidden.sh SERAI: the review of a match goes on while its window is hidden. Needs Xvfb and xdotool.
set -eu
serai=$1
# shellcheck source=tests/real/window.sh
. "$(dirname "$0")/window.sh"

# The saved match says something about so many positions.
has_values() {
    [ "$(grep -o '%eval' "$work"/data/matches/*.serai | wc -l)" -ge "$1" ]
}

start --game oware
turn=0
for pit in F a E b; do
    click "pit:$pit"
    turn=$((1 - turn))
    wait_for "turn $turn"
done
click button:menu
click button:resign
click button:accept
click button:review
xdotool windowunmap "$window"
for values in 1 2 3 4 5; do # of the start and of each turn
    wait_until "value $values" has_values "$values"
done
xdotool windowmap "$window"
wait_for "target	graph:score"
