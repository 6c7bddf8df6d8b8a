# parsers.awk HEADER...: prints the public functions that read texts from outside, as one can tell from
# their declarations: they take bytes or a text with its length, or are named after reading and take a
# string. One a line: the function and its header.
BEGIN {
    reading = "_(read|parse|decode|recognize|known|next|is_link)(_|$)|^read_|^(puzzles|lesson|mo|sent)_(find|count|ids|steps|words?)$"
}
function flush(    name, rest) {
    gsub(/[ \t]+/, " ", text)
    name = text
    if (text !~ /;/ || text ~ /^ ?(typedef|(struct|enum) [a-z_]* ?{|static|extern)/ || !match(name, /[a-z_0-9]+\(/)) {
        return
    }
    rest = substr(name, RSTART + RLENGTH)
    name = substr(name, RSTART, RLENGTH - 1)
    if (rest ~ /const (char|void|unsigned char|uint8_t) \*[a-z]+, size_t (length|size|count)/ ||
        (rest ~ /const char \*|char \*\*|struct collection/ && name ~ reading)) {
        print name, FILENAME
    }
}
/^[^ \t#\/*}]/ && !open {
    text = ""
    open = 1
}
open {
    line = $0
    gsub(/\/\*.*(\*\/|$)/, "", line)
    text = text " " line
    if (line ~ /[;{]/) {
        sub(/^ /, "", text)
        flush()
        open = 0
    }
}
FNR == 1 { open = 0 }
