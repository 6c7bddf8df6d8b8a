#!/bin/sh
# large.sh SERAI: in a very large window, where drivers of OpenGL only pretend to have a graphics card
# (as under Xvfb), the app draws by itself, which is quicker. Needs Xvfb and xdotool.
set -eu
serai=$1
screen_size=3840x2160
# shellcheck source=tests/real/window.sh
. "$(dirname "$0")/window.sh"
"$serai" --window 3840x2160 --data "$work/data" --once --report --mute --game oware >"$work/report"
grep -qx "renderer software" "$work/report" || fail "it draws by $(head -n 1 "$work/report")"
