#!/bin/sh
# layers.sh SOURCE_DIR NM LIBRARY...: reads the sources and, with NM, the libraries built from them,
# and fails when they break src/rooms or one of those rules of CONTRIBUTING.md that no compiler
# checks. Prints every offending line.
# shellcheck disable=SC2086,SC2046 # lists are split into words on purpose
set -u
tests=$(cd "$(dirname "$0")" && pwd)
cd "$1" || exit 2
nm=$2
shift 2

engine=$(find src/engine -name '*.[ch]')
games=$(find src/games src/ai -name '*.[ch]' -not -path 'src/ai/learn/*' -not -path 'src/ai/puzzles/*')
ours=$(find src tests -name '*.[ch]')
ids=$(sed -n 's/^ *X(\([a-z]*\)).*/\1/p' src/games/games.c)

symbols=$(mktemp)
trap 'rm -f "$symbols"' EXIT
# A test that checks nothing must not pass.
if [ ! -f src/engine/game.h ] || [ -z "$ids" ] || ! "$nm" -A -g "$@" >"$symbols" 2>/dev/null ||
    ! grep -q ' T ' "$symbols"; then
    echo "no engine, no games, or no libraries that $nm can read"
    exit 2
fi

# rule WORDS: the lines on standard input, if any, break the rule that WORDS state.
rule() {
    lines=$(cat)
    [ -z "$lines" ] || printf '%s, but:\n%s\n\n' "$1" "$lines"
}

# joined WORDS...: prints a pattern that matches any of them.
joined() {
    echo "$*" | tr ' ' '|'
}

rooms() {
    {
        grep -r '#[ ]*include *"' --include='*.[ch]' src
        cat "$symbols"
    } | awk -f "$tests/rooms.awk" src/rooms - | rule "files include and call only what src/rooms allows"
    awk -f "$tests/circles.awk" "$symbols" |
        sed "s|[^ ]*/||g" | rule "no two object files need each other"
}

# defined FILE...: the functions host_... that they define.
defined() {
    grep -h -o '^[a-z][a-z0-9_ *]*\bhost_[a-z_]*(' "$@" | grep -o 'host_[a-z_]*(' | sort -u
}

# A page has files of its own, which take the place of those of the same names.
host() {
    declared=$(defined src/ui/model/host.h)
    desktop=$(find src/sdl -name '*.c' -not -path 'src/sdl/web/*')
    page=$(find src/sdl/web -name '*.c')
    for file in $desktop; do
        [ -f "src/sdl/web/${file##*/}" ] || page="$page $file"
    done
    for system in "$desktop" "$page" tests/fakes/fake_host.c; do
        { echo "$declared" && defined $system; } | sort | uniq -u
    done | rule "desktop, page and fake computer each define what host.h declares"
}

# Each game has rooms of its own; only the lists of games, of boards and of words name them all.
# Games named in comments as examples are allowed.
names() {
    find src -name '*.[ch]' -not -path 'src/words/*' |
        grep -v -E "/[a-z_]*($(joined $ids))" | grep -v -x -E 'src/(games/games|ai/evaluations|ui/boards/faces)\.[ch]' |
        xargs grep -n -i -E "\b($(joined $ids))(_|\b)" |
        sed -e 's|/\*.*||' -e '/^[^:]*:[0-9]*: \* /d' | grep -i -E ":.*\b($(joined $ids))(_|\b)" |
        rule "only games.c, evaluations.c, faces.c and all.h name the games"
}

layers() {
    find src -name '*.[ch]' | grep -v -E '^src/(main\.c|sdl/.*)$' |
        xargs grep -n -E '#[ ]*include *[<"](SDL|SDL2/)' |
        rule "only src/main.c and src/sdl include SDL"
    grep -n -E '#[ ]*include *<(windows|unistd|fcntl|dirent|pthread|sys/[a-z]*)\.h>' \
        $(find src -name '*.[ch]' | grep -v -x -E 'src/(platform/platform_([a-z]+_)?(posix|windows)|cli/main)\.c') |
        rule "only src/platform/platform_*.c and src/cli/main.c call the operating system"
    for id in $ids; do
        others=$(joined $(echo "$ids" | grep -v -x "$id"))
        grep -n -E "#[ ]*include *\"games/($others)(_[a-z]*)?\.h\"" /dev/null src/games/"$id"*.[ch]
    done | rule "a game includes no other game"
}

purity() {
    grep -n -E \
        '\b(malloc|calloc|realloc|free|f?printf|puts|putchar|fopen|time|clock|s?rand) *\(' $games |
        rule "games and ai allocate nothing, print nothing, and know no clock or chance"
    # Any variable outside a function, and any static one inside.
    grep -n -E '^([a-z][a-z0-9_ ]*[ *]|[ ]+static [^(]*)[a-z0-9_]+(\[[^]]*\])*( =.*|;)$' $games |
        grep -v -E ':[ ]*(typedef|extern|return|goto|else)\b|\bconst\b|:struct [a-z_]+;' |
        rule "games and ai keep no state"
}

style() {
    grep -n -E '^[ ]*extern\b' $(find src tests -name '*.c') | rule "extern declarations are in headers"
    wc -l $(find src -name '*.c') | awk '
        FNR == NR { if (!/^#/) cap[$2] = $1; next }
        $2 == "total" { next }
        $1 > ($2 in cap ? cap[$2] : 500) { print $2 ": " $1 " lines" }
        $2 in cap && $1 <= 500 { print $2 ": " $1 " lines, and still in tests/long_files" }
        { delete cap[$2] }
        END { for (file in cap) print file ": not there, and still in tests/long_files" }
    ' "$tests/long_files" - |
        rule "a C file of src has at most 500 lines, or as many as tests/long_files allows it"
    wc -l $ours | awk '$2 != "total" && $1 > 800 { print $2 ": " $1 " lines" }' |
        rule "a header and a test have at most 800 lines"
    # A function begins with a line that starts in the first column, contains '(' and does not end
    # with ';', and ends with a '}' in the first column.
    awk '/^[A-Za-z_]/ { start = /\(/ && !/;[ ]*$/ ? FNR : 0; head = $0 }
        /^}/ && start && FNR - start + 1 > 60 {
            print FILENAME ":" start ": " FNR - start + 1 " lines: " head
        }
        /^}/ { start = 0 }' $ours | rule "a function has at most 60 lines"
    # The files of one system, and those of the page, take the place of others of their name.
    grep -n -o -E '^(static |const )*(struct|union|enum) [a-z_]+ [{]' $(find src -name '*.[ch]') |
        awk -F '[: ]' '{
            tag = $(NF - 1)
            file = $1
            sub(/_(mac_)?(posix|windows)/, "", file)
            sub(/\/web\//, "/", file)
            if (tag in at && at[tag] != file) print first[tag] " and " $1 ":" $2 ": " tag
            else { at[tag] = file; first[tag] = $1 ":" $2 }
        }' | rule "no two of the structs, unions and enums of src share a tag"
    awk -f "$tests/comments.awk" $ours |
        rule "a comment has the shape that somebody gave it, not one in which the formatter left it"
}

# Words for which the field has better terms; the texts of the rules pages are exempt.
words_kept_out() {
    tab=$(printf '\t')
    grep -v '^#' "$tests/words_kept_out" | while IFS="$tab" read -r pattern instead; do
        grep -r -n -I -w -E "$pattern" src tests scripts docs CONTRIBUTING.md README.md \
            --exclude=words_kept_out --exclude='*_rules.h' --exclude-dir=corpus --exclude-dir=golden |
            rule "the word for this is: $instead"
    done
}

findings=$(rooms "$@" && host && names && layers && purity && style && words_kept_out)
if [ -n "$findings" ]; then
    printf "%s\n" "$findings"
    exit 1
fi
