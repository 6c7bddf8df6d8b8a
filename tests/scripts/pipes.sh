#!/bin/sh
# pipes.sh SOURCE: no script lets a pipe hide a failure: the shell only sees that of the last command.
# tests/scripts/pipes lists the commands on the left of pipes that may fail, each with the reason.
set -eu
tests=$1/tests/scripts
cd "$1"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The scripts, but those that have the shell see every failure of a pipe.
find dev .ci scripts packaging tests -type f \( ! -path 'tests/golden/*' -a ! -path 'tests/fuzz/corpus/*' \
    -a ! -name '*.png' -a ! -name '*.[ch]' \) >"$work/files"
while read -r file; do
    begin=$(head -n 1 "$file" 2>/dev/null | tr -d '\0')
    case $file:$begin in
    *:'#!'*sh* | *.sh:*) grep -q '^set -.*pipefail' "$file" || echo "$file" ;;
    esac
done <"$work/files" >"$work/scripts"
[ "$(wc -l <"$work/scripts")" -gt 30 ] || {
    echo "no scripts were found"
    exit 2
}

# It must find what is there in a script that has all kinds of pipes, and nothing else.
cat >"$work/example" <<'END'
case $1 in
left | right) echo "a | b" | sort ;;
*) one "$(two x | three)" || four ;;
esac
awk '{ print | "sort" }' file | head
cat <<'TEXT'
five | six
TEXT
seven \
    eight | nine # ten | eleven
if ! VALUE=1 twelve -q | thirteen; then :; fi
END
awk -f "$tests/pipes.awk" "$work/example" >"$work/found"
sed "s,^$work/,," "$work/found" >"$work/pipes"
cat >"$work/expected" <<'END'
example:2: echo "a | b"
example:3: two x
example:5: awk '{ print | "sort" }' file
example:10: seven \ eight
example:11: twelve -q
END
cmp -s "$work/pipes" "$work/expected" || {
    echo "pipes.awk does not find the pipes of an example, but:"
    cat "$work/pipes"
    exit 2
}

xargs awk -f "$tests/pipes.awk" <"$work/scripts" >"$work/pipes"
awk -v LIST="$tests/pipes" '
    # Whether a file is meant by a pattern, in which * stands for anything.
    function meant(pattern, file,    parts) {
        split(pattern, parts, "*")
        return index(file, parts[1]) == 1 && substr(file, length(file) - length(parts[2]) + 1) == parts[2]
    }
    BEGIN {
        while ((getline line < LIST) > 0) {
            if (line ~ /^#/) continue
            count++
            split(line, field, " : ")
            pattern[count] = field[1]
            begin[count] = field[2]
            if (pattern[count] !~ /\*/) exact[count] = 1
            if (field[3] == "") print LIST ": no reason: " line
        }
    }
    {
        file = $0
        sub(/:.*/, "", file)
        command = $0
        sub(/^[^:]*:[0-9]*: /, "", command)
        found = 0
        for (i = 1; i <= count && !found; i++)
            if ((exact[i] ? file == pattern[i] : meant(pattern[i], file)) && index(command, begin[i]) == 1) {
                found = 1
                used[i] = 1
            }
        if (!found) print $0
    }
    END { for (i = 1; i <= count; i++) if (!(i in used)) print LIST ": there is no pipe like this: " pattern[i] " : " begin[i] }
' "$work/pipes" >"$work/found"
if [ -s "$work/found" ]; then
    echo "The left of a pipe may fail unseen; write it to a file first, or see tests/scripts/pipes:"
    cat "$work/found"
    exit 1
fi
