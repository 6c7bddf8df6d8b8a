# window.sh: for tests with a real window; sourced with `serai` set. Starts a screen, and has
# functions for what people do there. Needs Xvfb and xdotool.
# shellcheck shell=sh disable=SC2154
work=$(mktemp -d)
tree=$work/tree.txt
app='' screen=''

# Ends the app and the screen if they still run, whether the test passed or not.
stop() {
    if [ -n "$app" ]; then
        kill "$app" 2>/dev/null || true
        { sleep 5 && kill -9 "$app"; } >/dev/null 2>&1 & # a hanging app ignores the first signal
        timeout=$!
        wait "$app" 2>/dev/null || true
        kill "$timeout" 2>/dev/null || true
    fi
    [ -z "$screen" ] || kill "$screen" 2>/dev/null || true
    rm -rf "$work"
}
fail() {
    echo "$(basename "$0"): $*" >&2
    [ ! -f "$tree" ] || head -n 12 "$tree" >&2
    exit 1
}
trap stop EXIT
trap 'exit 130' INT TERM HUP

# shellcheck source=scripts/screen.sh
. "$(dirname "$0")/../../scripts/screen.sh"

# wait_until WHAT COMMAND...: waits until the command succeeds, up to ten seconds (or `longest`
# tries).
wait_until() {
    what=$1
    shift
    tries=0
    until "$@" 2>/dev/null; do
        tries=$((tries + 1))
        [ $tries -lt "${longest:-250}" ] || fail "timed out waiting for: $what"
        sleep 0.04
    done
}
# Waits until a line of the tree begins with this.
wait_for() {
    wait_until "$1" grep -q "^$1" "$tree"
}
# Waits until this is a line of the tree.
wait_for_line() {
    wait_until "$1" grep -qxF "$1" "$tree"
}

# Finds the middle of a target in a single read of the tree, as the next one may not have it.
find_target() {
    place=$(awk -F '\t' -v id="$1" \
        '$1 == "target" && $2 == id { printf "%d %d", $3 + $5 / 2, $4 + $6 / 2 }' "$tree")
    [ -n "$place" ]
}
click() {
    wait_until "a target $1" find_target "$1"
    # shellcheck disable=SC2086
    xdotool mousemove --window "$window" $place click 1
}

# Starts the app with the arguments, and waits for its window.
start() {
    rm -f "$tree"
    HOME=$work/home "$serai" --window 800x600 --speed 0 --data "$work/data" --ui-tree "$tree" "$@" &
    app=$!
    wait_for "scene "
    window=$(xdotool search --sync --name Serai | head -n 1)
    xdotool windowfocus "$window"
}

has_ended() {
    ! kill -0 "$app"
}
# Waits until the app has exited by itself.
wait_for_end() {
    wait_until "its end" has_ended
    wait "$app" || fail "it ends with an error"
    app=''
}
