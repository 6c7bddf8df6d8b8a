# comments.awk: prints comments that the formatter broke, which then say it in a shape that nobody
# gave them: it shortens what is too long, and never fills up what got too short.
#  - A comment beside a declaration goes on in a column before the one where it began.
#  - A declaration is broken at its parenthesis, so that the comment behind it fits.
#  - A line of a comment above something ends in the middle of a sentence, though the next word has
#    room to spare on it.
FNR == 1 { inside = 0; last = ""; }
{
    line = $0
    gsub(/\\./, "..", line)
    while (match(line, /"[^"]*"/) && !inside) {
        blank = sprintf("%" RLENGTH "s", "")
        gsub(/ /, ".", blank)
        line = substr(line, 1, RSTART - 1) blank substr(line, RSTART + RLENGTH)
    }
    if (inside) {
        match(line, /^ */)
        column = RLENGTH
        rest = substr(line, column + 1)
        if (rest !~ /^\*/ && rest != "" && column <= opening) {
            print FILENAME ":" FNR ": " $0
        }
        if (above && rest ~ /^\* [^ ]/ && before !~ /[.:;]$/ && before ~ /^ *(\/\*|\*) [^ ]/ &&
            rest !~ /^\* - /) {
            split(substr(rest, 3), word, " ")
            end = word[2] == "*/" ? 3 : 0
            if (length(before) + 1 + length(word[1]) + end <= 96) {
                print FILENAME ":" FNR - 1 ": " before
            }
        }
        before = line
        inside = line !~ /\*\//
    } else if (match(line, /\/\*/)) {
        opening = RSTART - 1
        above = substr(line, 1, opening) ~ /^ *$/
        before = line
        inside = substr(line, RSTART + 2) !~ /\*\//
        if (last ~ /^[^=]*\($/ && line ~ /^ *[^()]*\); *\/\*/ &&
            length(last) + index(line, ");") - match(line, /[^ ]/) + 3 <= 100) {
            print FILENAME ":" FNR - 1 ": " last
        }
    }
    last = line
}
