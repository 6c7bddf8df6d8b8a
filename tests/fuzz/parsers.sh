#!/bin/sh
# parsers.sh SOURCE: every parser of texts from outside has a fuzzer, as tests/fuzz/parsers lists them.
set -eu
cd "$1"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
# rule RULE: prints what was found as violations of it.
rule() {
    if [ -s "$work/found" ]; then
        echo "$1, but:"
        sed 's/^/    /' "$work/found"
        failed=1
    fi
}

find src -name '*.h' ! -path 'src/words/english/*' >"$work/headers"
xargs awk -f tests/fuzz/parsers.awk <"$work/headers" >"$work/declared"
[ "$(wc -l <"$work/declared")" -gt 40 ] || {
    echo "parsers.awk finds hardly any parser"
    exit 1
}
sed '/^#/d' tests/fuzz/parsers >"$work/listed"
awk 'NR == FNR { listed[$1] = 1; next } !($1 in listed)' "$work/listed" "$work/declared" >"$work/found"
rule "tests/fuzz/parsers lists every function that reads a text"

xargs cat <"$work/headers" >"$work/all"
awk -F ' *[|] *' '{ print $1 }' "$work/listed" | while read -r function; do
    grep -q -w "$function" "$work/all" || echo "$function"
done >"$work/found"
rule "tests/fuzz/parsers lists what there is"

awk -F ' *[|] *' '$2 != "none" { print $2, ($3 ? $3 : $1) }' "$work/listed" | while read -r fuzzer called; do
    grep -q -w "$called" "tests/fuzz/fuzz_$fuzzer.c" ||
        echo "fuzz_$fuzzer.c does not call $called"
done >"$work/found"
rule "a parser's fuzzer calls it"

awk -F ' *[|] *' '$2 == "none" && !$3 { print $1 }' "$work/listed" >"$work/found"
rule "what needs no fuzzer has a reason"

for file in tests/fuzz/fuzz_*.c; do
    name=$(basename "$file" .c)
    name=${name#fuzz_}
    grep -q -E "[\" ]$name [0-9]" tests/CMakeLists.txt || echo "$file is not built"
    [ -n "$(ls "tests/fuzz/corpus/$name" 2>/dev/null)" ] || echo "$file has no corpus"
done >"$work/found"
rule "every fuzzer is run, from a corpus"
exit $failed
