# window.sh: for tests with a real window: sourced with `serai` set. Gives a screen of its own, and
# what people do there. Needs Xvfb and xdotool.
work=$(mktemp -d)
tree=$work/tree.txt
app='' screen=''

# Ends what is left of the app and the screen, whatever came of the test.
stop() {
    [ -z "$app" ] || kill "$app" 2>/dev/null || true
    [ -z "$app" ] || wait "$app" 2>/dev/null || true
    [ -z "$screen" ] || kill "$screen" 2>/dev/null || true
    rm -rf "$work"
}
fail() {
    echo "$(basename "$0"): $*" >&2
    [ ! -f "$tree" ] || head -n 12 "$tree" >&2
    exit 1
}
trap stop EXIT

# Xvfb picks a free number and writes it to the pipe.
mkfifo "$work/number"
Xvfb -displayfd 3 -screen 0 1400x900x24 -nolisten tcp -noreset 3>"$work/number" 2>/dev/null &
screen=$!
read -r number <"$work/number"
export DISPLAY=":$number"
unset WAYLAND_DISPLAY

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

# Opens the app with the arguments, and waits until it is there.
start() {
    rm -f "$tree"
    HOME=$work/home "$serai" --window 800x600 --speed 0 --data "$work/data" --ui-tree "$tree" "$@" &
    app=$!
    wait_for "scene "
    window=$(xdotool search --sync --name Serai | head -n 1)
    xdotool windowfocus "$window"
}

# Waits until the app has gone by itself.
wait_for_end() {
    tries=0
    while kill -0 "$app" 2>/dev/null; do
        tries=$((tries + 1))
        [ $tries -lt 250 ] || fail "it does not end"
        sleep 0.04
    done
    wait "$app" || fail "it ends with an error"
    app=''
}
