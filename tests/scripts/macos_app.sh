#!/bin/sh
# macos_app.sh SOURCE: packaging/test-macos-app accepts an app folder as it must be, and says what is
# wrong with one that is not. The programs in this folder are only the heads of programs.
set -eu
source=$1
command -v python3 >/dev/null || {
    echo "python3 is not installed; packaging/macos/inspect_app.py was not tested"
    exit
}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
app=$work/Serai.app

fail() {
    echo "macos_app: $*" >&2
    exit 1
}

# program FILE LIBRARY MAJOR PROCESSOR...: the heads of a universal program, and a text after each.
program() {
    python3 - "$@" <<'END'
import os, struct, sys
path, library, major, processors = sys.argv[1], sys.argv[2].encode(), int(sys.argv[3]), sys.argv[4:]
def head(processor):
    name = library + b"\0" * (8 - len(library) % 8)
    commands = struct.pack("<6I", 0x32, 24, 1, major << 16, 0, 0)
    commands += struct.pack("<6I", 0xC, 24 + len(name), 24, 0, 0, 0) + name
    return struct.pack("<8I", 0xFEEDFACF, processor, 0, 2, 2, len(commands), 0, 0) + commands + b"Cmd+O"
heads = [head({"arm64": 0x0100000C, "x86_64": 0x01000007}[name]) for name in processors]
data = struct.pack(">2I", 0xCAFEBABE, len(heads))
at = 8 + 20 * len(heads)
for each in heads:
    data += struct.pack(">5I", struct.unpack("<I", each[4:8])[0], 0, at, len(each), 0)
    at += len(each)
with open(path, "wb") as file:
    file.write(data + b"".join(heads))
os.chmod(path, 0o755)
END
}

make_app() {
    mkdir -p "$app/Contents/MacOS" "$app/Contents/Resources"
    (cd "$source" && cp -R assets/fonts assets/sprites assets/sounds assets/lessons assets/puzzles \
        packaging/art/icons/serai.icns "$app/Contents/Resources")
    mkdir "$app/Contents/Resources/languages"
    for language in en "$source"/po/*.po; do
        language=$(basename "$language" .po)
        mkdir "$app/Contents/Resources/$language.lproj"
        cp "$source/packaging/macos/InfoPlist.strings" "$app/Contents/Resources/$language.lproj"
        [ "$language" = en ] || touch "$app/Contents/Resources/languages/$language.mo"
    done
    cmake "-DFROM=$source/packaging/macos/Info.plist.in" "-DTO=$app/Contents/Info.plist" \
        -P "$source/packaging/fill.cmake"
    for name in Serai serai-cli; do
        program "$app/Contents/MacOS/$name" /usr/lib/libSystem.B.dylib 11 arm64 x86_64
    done
}
try() {
    "$source/packaging/test-macos-app" "$app" >"$work/said" 2>&1
}
says() {
    ! try || fail "it accepts an app where it should say: $1"
    grep -q "$1" "$work/said" || fail "it does not say '$1', but: $(cat "$work/said")"
    rm -rf "$app"
    cp -Rp "$work/sound.app" "$app"
}

make_app
cp -Rp "$app" "$work/sound.app"
try || fail "it refuses an app: $(cat "$work/said")"
program "$app/Contents/MacOS/Serai" /usr/lib/libSystem.B.dylib 11 arm64
says 'Serai is for arm64, not for arm64 and x86_64'
program "$app/Contents/MacOS/serai-cli" /usr/lib/libSystem.B.dylib 12 arm64 x86_64
says 'serai-cli for arm64 needs macOS (12, 0)'
program "$app/Contents/MacOS/Serai" /opt/homebrew/lib/libSDL2.dylib 11 arm64 x86_64
says 'needs /opt/homebrew/lib/libSDL2.dylib'
LC_ALL=C sed -i.old 's/Cmd+O/Ctrl+O/' "$app/Contents/MacOS/Serai"
says 'Serai for arm64 does not name the keys of a Mac'
sed -i.old 's/NSDocumentsFolderUsageDescription/Nothing/' "$app/Contents/Info.plist"
says 'no reason why the app reads the folder Documents'
sed -i.old 's/board-games/sports-games/' "$app/Contents/Info.plist"
says 'LSApplicationCategoryType'
rm "$app/Contents/Resources/languages/ar.mo"
says 'languages/ar.mo is missing'
rm -r "$app/Contents/Resources/fr.lproj"
says 'fr.lproj does not say'
rm -r "$app/Contents/Resources/fonts"
says 'Resources/fonts is missing'
printf x >>"$app/Contents/Resources/serai.icns"
says 'serai.icns is no icon'
printf '%s/src/main.c' "$source" >>"$app/Contents/MacOS/Serai"
says 'MacOS/Serai contains the path'
chmod o-r "$app/Contents/Resources/serai.icns"
says 'serai.icns cannot be read by everyone'
