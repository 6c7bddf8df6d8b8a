#!/bin/sh
# words.sh SOURCE_DIR [COMPILER FLAG...]: reads the catalog (src/words) and fails when a language
# breaks a rule of CONTRIBUTING.md that no compiler checks. A compiler also compares the values that
# the sources put into the texts with the conversions in them. Prints every offending word.
# shellcheck disable=SC2013,SC2044 # no file of ours has a blank in its name
set -u
reader=$(cd "$(dirname "$0")" && pwd)/words.awk
cd "$1" || exit 2
shift
scratch=$(mktemp -d) || exit 2
trap 'rm -rf "$scratch"' EXIT

# Reads lines of names and texts; writes names and the conversions of printf in their texts.
conversions() {
    awk -F '\t' '{
        found = ""
        while (match($2, /%[-+ #0-9.*]*[hlzjt]*[a-zA-Z%]/)) {
            found = found " " substr($2, RSTART, RLENGTH)
            $2 = substr($2, RSTART + RLENGTH)
        }
        print $1 "\t" found ($2 ~ /%/ ? " and a lone %" : "")
    }' "$1" | LC_ALL=C sort
}

# Extracts a language into files: texts (name, tab, text), names in order, conversions (name, tab,
# the conversions of printf in the text), values (name, and a value that the text names), and ones
# (of counted texts, the form for one), with their conversions.
read_language() {
    mkdir "$scratch/$1"
    cat src/words/"$1"/*.h | awk -v want=texts -f "$reader" >"$scratch/$1/texts"
    cut -f 1 "$scratch/$1/texts" | LC_ALL=C sort >"$scratch/$1/names"
    conversions "$scratch/$1/texts" >"$scratch/$1/conversions"
    cat src/words/"$1"/*.h | awk -v want=ones -f "$reader" >"$scratch/$1/ones"
    conversions "$scratch/$1/ones" | sed 's/%\.0/%/g' >"$scratch/$1/one_conversions"
    awk -F '\t' '{
        while (match($2, /\{[^}]*\}?/)) {
            print $1 " " substr($2, RSTART, RLENGTH)
            $2 = substr($2, RSTART + RLENGTH)
        }
    }' "$scratch/$1/texts" | LC_ALL=C sort -u >"$scratch/$1/values"
}

# rule WORDS: the lines on standard input, if any, break the rule that WORDS state.
rule() {
    lines=$(cat)
    [ -z "$lines" ] || printf '%s, but:\n%s\n\n' "$1" "$lines"
}

language() {
    here=$scratch/$1
    english=$scratch/english
    uniq -d "$here/names" | rule "$1 defines every word once"
    LC_ALL=C comm -23 "$english/names" "$here/names" | rule "$1 defines every word"
    LC_ALL=C comm -13 "$english/names" "$here/names" | rule "$1 defines no word that English does not"
    grep -n -E '"[^"]*(Ctrl|F11)' src/words/"$1"/*.h | rule "$1 names keys by CONTROL_KEY and SCREEN_KEY"
    grep '	 *\("" *\)*$' "$here/texts" | rule "every word of $1 has a text"
    LC_ALL=C join -t '	' "$english/conversions" "$here/conversions" | awk -F '\t' '$2 != $3 {
        print $1 ": English has" ($2 ? $2 : " nothing") ", it has" ($3 ? $3 : " nothing")
    }' | rule "every text of $1 takes what the English one takes, in this order"
    LC_ALL=C comm -3 "$english/values" "$here/values" | tr -d '\t' |
        rule "every text of $1 names the values that the English one names"
    grep 'lone' "$here/conversions" | rule "a % of $1 is written %%"
    grep '	 *\("" *\)*$' "$here/ones" | rule "every form of $1 has a text"
    LC_ALL=C join -t '	' "$here/conversions" "$here/one_conversions" | sed 's/%\.0/%/g' |
        awk -F '\t' '$3 != substr($2, 1, length($3)) {
            print $1 ":" $2 ", but for one" $3
        }' | rule "a form of $1 for one takes what the one for many takes, but perhaps the last"
    for list in src/words/"$1"/*.h; do
        name=$(basename "$list")
        [ "$name" = all.h ] || grep -q "#include \"$name\"" "src/words/$1/all.h" || echo "$list"
    done | rule "all.h of $1 names every list"
}

# A text about "you" (words_to) stands behind the one about others, and behind that the one about
# the second of two players (words_between); each takes the same values.
addressed() {
    awk -F '\t' '{ twin = $1; sub(/_TO_YOU$/, "_YOU", twin) }
        $1 ~ /._YOU$/ && $1 != before "_YOU" && !($1 ~ /_TO_YOU$/ && twin == before) {
            print $1 " follows " before
        }
        { before = $1 }' "$scratch/$1/texts" | rule "a word of $1 that ends in _YOU follows its twin"
    grep '_YOU	' "$scratch/$1/conversions" | sed 's/%\.0s/%s/g' >"$scratch/addressed"
    awk -F '\t' 'NR == FNR { of[$1] = $2; next }
        { twin = $1; sub(/(_TO)?_YOU$/, "", twin); gsub(/%\.0s/, "%s", of[twin]) }
        of[twin] != $2 { print twin ":" of[twin] ", but" $2 }' "$scratch/$1/conversions" \
        "$scratch/addressed" | rule "a text of $1 for \"you\" takes the values of its twin"
}

# What engine/effect.h says of a player can be said to that player.
sentences() {
    awk '{ names[$1] = names[$1] $2 }
        END {
            for (word in names) {
                both = names[word] ~ /{mover}/ && names[word] ~ /{other}/
                if (word !~ /_YOU$/ && names[word] ~ /{mover}|{other}/) print word "_YOU"
                if (word !~ /_YOU$/ && both) print word "_TO_YOU"
            }
        }' "$scratch/english/values" | LC_ALL=C sort | LC_ALL=C comm -23 - "$scratch/english/names" |
        rule "a sentence on a player has a twin for \"you\""
}

uses() {
    find src -name '*.[ch]' -not -path 'src/words/*' -exec cat {} + | grep -o 'WORD_[A-Z0-9_]*' |
        sed 's/^WORD_//; p; s/$/_YOU/; p; s/_YOU$/_TO_YOU/' | LC_ALL=C sort -u | LC_ALL=C comm -23 "$scratch/english/names" - |
        rule "every word is used somewhere"
}

# Finds texts in the sources of the lower layers; there are no other literals of several words.
literals() {
    for file in $(find src/base src/engine src/games src/records src/cli -name '*.c'); do
        awk -v want=said -f "$reader" "$file" | sed "s|^|$file: |"
    done | rule "every text is in the catalog"
}

# Lets the compiler check the text itself wherever it is known which one is used.
formats() {
    for file in $(grep -r -l --include='*.c' '[^a-z_]words\(_to\|_between\|_count\|_count_to\|_count_between\)*(' src); do
        case $file in src/words/*) continue ;; esac
        awk -v want=uses -v texts="$scratch/english/texts" -f "$reader" "$file" >"$scratch/use.c"
        grep -q '^static const char LITERAL_.*%' "$scratch/use.c" || continue # none takes a value
        "$@" -std=c11 -fsyntax-only -Isrc -Wformat -Wno-format-extra-args "$scratch/use.c" 2>&1 |
            grep -E '(warning|error):'
    done | rule "a text gets the values it takes"
}

languages=$(find src/words -mindepth 1 -maxdepth 1 -type d -exec basename {} \; | sort)
for name in $languages; do
    read_language "$name"
done
# A test that checks nothing must not pass.
if [ "$(grep -h -c '^[XN](' src/words/english/*.h | awk '{ n += $1 } END { print n }')" != \
    "$(grep -c "" "$scratch/english/texts")" ] || [ ! -s "$scratch/english/names" ]; then
    echo "the words of English cannot be read"
    exit 2
fi
findings=$(
    for name in $languages; do
        language "$name"
        addressed "$name"
    done
    sentences
    uses
    literals
    [ $# -eq 0 ] || formats "$@"
)
if [ -n "$findings" ]; then
    printf '%s\n' "$findings"
    exit 1
fi
