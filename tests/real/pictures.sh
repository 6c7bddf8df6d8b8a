#!/bin/sh
# pictures.sh SERAI: in a real window the picture of a match is saved and copied, and both are the
# same as the one that the command line makes of the record. A stub replaces xclip. Needs Xvfb and
# xdotool.
set -eu
serai=$1
# shellcheck source=tests/real/window.sh
. "$(dirname "$0")/window.sh"

# The sanitizers make pictures slow.
longest=1000
mkdir -p "$work/home" "$work/bin"
printf '[Game "seega"]\n[Player0 "Anna"]\n[Player1 "Ben"]\n\n1. a1.b2 *\n' >"$work/match.serai"
has_file() {
    [ -s "$1" ]
}

# Without such a tool the app says what it needs.
printf '#!/bin/sh\nPATH=/nowhere exec "%s" "$@"\n' "$serai" >"$work/bin/bare"
chmod +x "$work/bin/bare"
serai=$work/bin/bare
start "$work/match.serai"
click button:menu
wait_for "target	button:copy-picture	.*	0	Copy picture"
kill "$app"
wait_for_end
serai=$1

cat >"$work/bin/xclip" <<'END'
#!/bin/sh
[ "$*" = "-selection clipboard -t image/png" ] || exit 1
cat >"$CLIPBOARD.part" && mv "$CLIPBOARD.part" "$CLIPBOARD"
END
chmod +x "$work/bin/xclip"
PATH=$work/bin:$PATH
CLIPBOARD=$work/clipboard.png
export PATH CLIPBOARD
start "$work/match.serai"
click button:menu
click button:copy-picture
wait_until "the picture on the clipboard" has_file "$CLIPBOARD"
click button:menu
click button:save-picture
wait_for "scene save"
click button:save
wait_for "scene table:seega"
wait_until "the saved picture" has_file "$work/home/seega Anna - Ben.png"
"$serai" --picture "$work/same.png" "$work/match.serai"
cmp "$CLIPBOARD" "$work/home/seega Anna - Ben.png" || fail "the two pictures differ"
cmp "$CLIPBOARD" "$work/same.png" || fail "the command line makes another picture"

# A requested picture is written even if the window closes at once.
rm "$work/home/seega Anna - Ben.png"
click button:menu
click button:save-picture
wait_for "scene save"
click button:save
xdotool key ctrl+q
wait_for_end
cmp "$CLIPBOARD" "$work/home/seega Anna - Ben.png" || fail "the last picture is lost"
