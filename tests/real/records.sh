#!/bin/sh
# records.sh SERAI: in a real window a record is chosen by clicks, saved by keys under a typed name,
# and its position goes to the clipboard and back. Needs Xvfb and xdotool.
set -eu
serai=$1
work=$(mktemp -d)
tree=$work/tree.txt
app='' screen=''

stop() {
    [ -z "$app" ] || kill "$app" 2>/dev/null || true
    [ -z "$app" ] || wait "$app" 2>/dev/null || true
    [ -z "$screen" ] || kill "$screen" 2>/dev/null || true
    rm -rf "$work"
}
fail() {
    echo "records.sh: $*" >&2
    [ ! -f "$tree" ] || head -n 12 "$tree" >&2
    exit 1
}
trap stop EXIT

# A screen of its own; Xvfb picks a free number and writes it to the pipe.
mkfifo "$work/number"
Xvfb -displayfd 3 -screen 0 1400x900x24 -nolisten tcp 3>"$work/number" 2>/dev/null &
screen=$!
read -r number <"$work/number"
export DISPLAY=":$number"
unset WAYLAND_DISPLAY

mkdir -p "$work/home/records"
printf '[Game "oware"]\n[Player0 "Anna"]\n[Player1 "Ben"]\n\n1. C f 2. D *\n' \
    >"$work/home/records/good.serai"
printf '[Game "oware"]\n\n1. C f 2. b *\n' >"$work/home/records/worse.serai"
HOME=$work/home "$serai" --window 800x600 --speed 0 --data "$work/data" --ui-tree "$tree" &
app=$!

# Waits until a line of the tree begins so.
wait_for() {
    tries=0
    while ! grep -q "^$1" "$tree" 2>/dev/null; do
        tries=$((tries + 1))
        [ $tries -lt 250 ] || fail "waited in vain for: $1"
        sleep 0.04
    done
}

click() {
    wait_for "target	$1	"
    place=$(awk -F '\t' -v id="$1" '$2 == id { printf "%d %d", $3 + $5 / 2, $4 + $6 / 2 }' "$tree")
    # shellcheck disable=SC2086
    xdotool mousemove --window "$window" $place click 1
}

wait_for "scene home"
window=$(xdotool search --sync --name Serai | head -n 1)
xdotool windowfocus "$window"
click button:open
wait_for "scene open"
click folder:0
wait_for "target	file:0	.*File good.serai. Oware · Anna – Ben"
click file:1
sleep 0.3
wait_for "scene open"
click file:0
wait_for "scene table:oware"
wait_for "turn 1"
position=$(grep '^position' "$tree")

xdotool key ctrl+s
wait_for "scene save"
click name:0
xdotool key --repeat 60 BackSpace
xdotool type "again.ogn"
xdotool key Return
wait_for "scene table:oware"
grep -q '^\[South "Anna"\]$' "$work/home/records/again.ogn" || fail "the record is not saved"

xdotool key ctrl+c
click pit:a
wait_for "turn 0"
xdotool key ctrl+v
wait_for "turn 1"
[ "$position" = "$(grep '^position' "$tree")" ] || fail "the position does not come back"
kill -0 "$app" || fail "the app has gone"

# The folder is where it begins the next time.
kill "$app"
wait "$app" || true
HOME=$work/home "$serai" --window 800x600 --speed 0 --data "$work/data" --ui-tree "$tree" &
app=$!
wait_for "scene home"
window=$(xdotool search --sync --name Serai | head -n 1)
click button:open
wait_for "target	file:0	.*File again.ogn"
