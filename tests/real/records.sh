#!/bin/sh
# records.sh SERAI: in a real window a record is opened by clicks, saved by keys under a typed name,
# and its position is copied to the clipboard and pasted. Needs Xvfb and xdotool.
set -eu
serai=$1
# shellcheck source=tests/real/window.sh
. "$(dirname "$0")/window.sh"

mkdir -p "$work/home/records"
printf '[Game "oware"]\n[Player0 "Anna"]\n[Player1 "Ben"]\n\n1. C f 2. D *\n' \
    >"$work/home/records/good.serai"
printf '[Game "oware"]\n\n1. C f 2. b *\n' >"$work/home/records/worse.serai"
start
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
xdotool key ctrl+a
xdotool type "again.ognx"
xdotool key shift+Left ctrl+x
xdotool key Return
wait_for "scene table:oware"
grep -q '^\[South "Anna"\]$' "$work/home/records/again.ogn" || fail "the record is not saved"

xdotool key ctrl+c
click pit:a
wait_for "turn 0"
xdotool key ctrl+v
wait_for "turn 1"
[ "$position" = "$(grep '^position' "$tree")" ] || fail "the position is not restored"
kill -0 "$app" || fail "the app is no longer running"

# The next dialog begins in that folder.
kill "$app"
wait "$app" || true
start
click button:open
wait_for "target	file:0	.*File again.ogn"
