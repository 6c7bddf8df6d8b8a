# words-uses.awk FILE.c...: where the words of the catalog stand in the sources: lines of a word, a
# tab, the file, a tab, and what its values are there, if that is plain: the arguments after
# words(WORD_NAME), words_to(...), words_between(...), words_count(...).

function bare(all,   out, end) {
    while (match(all, /\/\*/)) {
        out = out substr(all, 1, RSTART - 1)
        all = substr(all, RSTART + 2)
        end = index(all, "*/")
        all = end ? substr(all, end + 2) : ""
    }
    return out all
}

# The length of the text before the parenthesis that closes.
function inside(from,   i, depth, c) {
    depth = 1
    for (i = 1; i <= length(from); i++) {
        c = substr(from, i, 1)
        depth += c == "(" ? 1 : c == ")" ? -1 : 0
        if (!depth) return i - 1
    }
    return length(from)
}

function names(some, values,   name) {
    while (match(some, /WORD_[A-Z0-9_]+/)) {
        name = substr(some, RSTART + 5, RLENGTH - 5)
        print name "\t" file "\t" values
        some = substr(some, RSTART + RLENGTH)
    }
}

function finish(   length_in, choice, values) {
    all = bare(all)
    names(all, "")
    while (match(all, /[^A-Za-z0-9_]words(_to|_between|_count)?\(/)) {
        all = substr(all, RSTART + RLENGTH)
        length_in = inside(all)
        choice = substr(all, 1, length_in)
        sub(/,.*/, "", choice)
        values = substr(all, length_in + 2)
        values = substr(values, 1, inside(values))
        gsub(/[ \n]+/, " ", values)
        if (sub(/^, /, "", values) && values !~ /[;"{?]|WORD_/) names(choice, values)
    }
    all = ""
}

FNR == 1 { finish(); file = FILENAME }
{ all = all $0 "\n" }
END { finish() }
