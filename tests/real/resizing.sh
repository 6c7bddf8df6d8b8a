#!/bin/sh
# resizing.sh SERAI: however often the window is resized while its surfaces are being computed, and
# however small it becomes, the app keeps working.
set -eu
serai=$1
# shellcheck source=tests/real/window.sh
. "$(dirname "$0")/window.sh"

start --game shakala --speed 1
for round in 1 2 3 4 5 6 7 8 9 10; do
    for size in "1280 800" "480 400" "700 900" "1000 700" "900 480"; do
        # shellcheck disable=SC2086
        xdotool windowsize "$window" $size
        sleep 0.0$round
    done
done

# Very small sizes, as set by a tiling window manager that ignores requests.
for size in "1 1" "300 1" "1 300" "40 30" "900 480"; do
    # shellcheck disable=SC2086
    xdotool windowsize "$window" $size
    sleep 0.3
    kill -0 "$app" || fail "it does not survive the size $size"
done

# The first clicks may still be computed for a picture of another size.
answers() {
    find_target pit:C
    # shellcheck disable=SC2086
    xdotool mousemove --window "$window" $place click 1
    sleep 0.1
    grep -q "^position s1/s2/-/" "$tree"
}
wait_until "an answer" answers
