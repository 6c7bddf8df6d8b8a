#!/bin/sh
# large.sh SERAI: in a very large window, if the OpenGL driver is a software renderer (as under
# Xvfb), the app uses its own renderer, which is faster. Needs Xvfb and xdotool.
set -eu
serai=$1
screen_size=3840x2160
# shellcheck source=tests/real/window.sh
. "$(dirname "$0")/window.sh"
"$serai" --window 3840x2160 --data "$work/data" --once --report --mute --game oware >"$work/report"
grep -qx "renderer software" "$work/report" || fail "it draws by $(head -n 1 "$work/report")"
