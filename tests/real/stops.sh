#!/bin/sh
# stops.sh SERAI SERAI-CLI [STOPS [SEED]]: interrupts a companion at random moments of its thought:
# by undo, by leaving the table, by closing the window and by kill -9. Afterwards the match must
# stand where it was last seen, or the companion's reply further. Needs Xvfb and xdotool.
set -eu
serai=$1 cli=$2 stops=${3:-12} seed=${4:-1}
# shellcheck source=tests/real/window.sh
. "$(dirname "$0")/window.sh"
# Ended early, libdbus leaves something behind now and then.
export ASAN_OPTIONS="${ASAN_OPTIONS:+$ASAN_OPTIONS:}detect_leaks=0"

# Sets `rolled` to a number below $1.
roll() {
    seed=$(((seed * 1103515245 + 12345) % 2147483648))
    rolled=$((seed / 65536 % $1))
}
position() { sed -n 's/^position //p' "$tree"; }
# The actions of the saved match.
kept() {
    sed -e '/^\[/d' -e 's/[0-9]*\.//g' "$work"/data/matches/*.serai | tr -s '\n ' ' ' |
        sed -e 's/([^)]*)//g' -e 's, *\(\*\|[01]-[01]\|1/2\).*,,'
}
# The position after these actions.
after() {
    printf '%s\n' "new oware" ${1:+"play $1"} position | "$cli" | sed -n 's/^= *//p' | tail -n 1
}
# Waits until it is the person's turn, or the match is over.
wait_for_person() {
    wait_until "the reply" grep -qE '^(turn 0|result (win|draw))' "$tree"
    wait_for_line "thinking 0"
}
is_over() { grep -q '^scene home\|^result [wd]' "$tree"; }

# The saved match is the one that was seen last, or has one more action. It is resumed, unless that
# action ended it.
come_back() {
    played=$(kept)
    now=$(after "$played")
    [ "$now" = "$seen" ] || [ "$(after "${played% *}")" = "$seen" ] ||
        fail "stop $stopped: $now instead of $seen"
    ! ls "$work"/data/matches/*.damaged 2>/dev/null || fail "a file is damaged"
    if grep -q '^\[Result "\*"\]' "$work"/data/matches/*.serai; then
        click continue:0
        wait_for "scene table:oware"
        wait_for_person
    fi
}
# A match without any action would not be kept.
begin() {
    rm -rf "$work/data/matches"
    start --game oware --seat 0=person --seat 1=9
    click pit:C
    wait_for_line "turn 1"
    wait_for_person
}

# One stop, while the companion thinks about its reply to a random turn.
stop_once() {
    before=$(position)
    house=$(awk -F '\t' '$1 == "target" && $2 ~ /^pit:[A-F]$/ && $7 == 1 { print $2 }' "$tree" |
        shuf -n 1 --random-source="$tree")
    click "${house:-pit:A}"
    roll 4
    how=$rolled
    roll 90
    sleep "0.$((rolled + 10))"
    seen=$(position)
    case $how in
    0)
        click button:undo
        wait_until "the own turn" grep -qxF "position $before" "$tree"
        ;;
    1)
        click button:back
        wait_for "scene home"
        come_back
        ;;
    2)
        kill "$app" # as the end of the session does; no thread keeps it
        wait_for_end
        start
        come_back
        ;;
    3)
        kill -9 "$app"
        wait "$app" 2>/dev/null || true
        start
        come_back
        ;;
    esac
}

begin
stopped=0
while [ $stopped -lt "$stops" ]; do
    stop_once
    stopped=$((stopped + 1))
    if is_over; then
        kill "$app"
        wait_for_end
        begin
    fi
done
echo "$stopped stops, nothing lost"
