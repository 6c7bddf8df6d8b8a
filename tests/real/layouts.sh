#!/bin/sh
# layouts.sh SERAI: in a real window keys are pressed by their place, and the layout decides what
# they give. Needs Xvfb, xdotool and setxkbmap.
set -eu
serai=$1
# shellcheck source=tests/real/window.sh
. "$(dirname "$0")/window.sh"

# By X11's numbers of keys: Ctrl 37, left and right Shift 50 and 62, A Z B Q 38 52 56 24, 2 11,
# Return 36, the number pad's 2 and Enter 88 and 104, right Ctrl 105.
layout() {
    setxkbmap "$@"
    sleep 0.5
}
press() {
    for key in "$@"; do
        xdotool key "$key"
        sleep 0.1
    done
}
with() {
    xdotool keydown "$1" key "$2" keyup "$1"
}
# LAYOUT B CTRL Z: b2 is entered by the keys of b, 2 and Return, and taken back by CTRL with Z.
play_and_undo() {
    layout "$1"
    press "$2" 11 36
    wait_for "position .* place1"
    with "$3" "$4"
    wait_for "position .* place2"
}

start --game seega
wait_for "position .* place2"
for name in us ru ara il gr bg ir th; do
    play_and_undo $name 56 37 52
    play_and_undo $name 56 105 52
done
play_and_undo de 56 37 29 # Z and Y are swapped
play_and_undo fr 56 37 25 # Z is where W is, and digits need Shift

layout us
press 56 Num_Lock 88 104 # the number pad's 2 and Enter
wait_for "position .* place1"
press Num_Lock
with 37 52
wait_for "position .* place2"

# AltGr with Q writes a sign on a German layout, and Ctrl with a French A closes the window.
layout de
with 108 24
sleep 0.5
kill -0 "$app" || fail "AltGr with Q closes the window"
layout dvorak
with 37 24
sleep 0.5
kill -0 "$app" || fail "Ctrl with Dvorak's ' closes the window"
layout ru
with 37 24
wait_for_end
