# words.awk: reads lists of the catalog or C files (see words.sh), and prints what `want` names:
#   texts    name, then the text as C source, separated by a tab, one word per line; of a counted
#            text, the form for many
#   ones     the same of the forms for one
#   said     the literals of several words in a C file, one per line, except for .id, which is for
#            programs
#   uses     the C file with every words(WORD_NAME), words_to(WORD_NAME, ...), words_count(WORD_NAME, ...)
#            and so on replaced by LITERAL_NAME, behind the definitions of those that it uses; the
#            file `texts` has what `texts` prints
# A choice such as words(one ? WORD_A : WORD_B) is replaced, too; one with other operands is not.

# Removes the comments of a text.
function bare(all,   out, end) {
    while (match(all, /\/\*/)) {
        out = out substr(all, 1, RSTART - 1)
        all = substr(all, RSTART + 2)
        end = index(all, "*/")
        all = end ? substr(all, end + 2) : ""
    }
    return out all
}

# Removes a text, of one literal or several, from the front of `rest`, and returns it.
function front(   text) {
    while (match(rest, /^[ \n]*"([^"\\]|\\.)*"/)) {
        text = text substr(rest, RSTART, RLENGTH)
        rest = substr(rest, RSTART + RLENGTH)
    }
    gsub(/[ ]*\n[ ]*/, " ", text)
    return text
}

function print_texts(all,   name, text, counted, one) {
    gsub(/CONTROL_KEY/, "\"Ctrl\"", all)
    gsub(/SCREEN_KEY/, "\"F11\"", all)
    while (match(all, /(^|[^A-Za-z0-9_])[XN]\([A-Z0-9_]+,/)) {
        name = substr(all, RSTART, RLENGTH)
        counted = name ~ /N\([A-Z0-9_]+,$/
        sub(/.*[XN]\(/, "", name)
        sub(/,$/, "", name)
        rest = substr(all, RSTART + RLENGTH)
        one = ""
        if (counted) {
            one = front()
            sub(/^,/, "", rest)
        }
        text = front()
        all = rest
        if (want == "texts") {
            print name "\t" text
        } else if (counted) {
            print name "\t" one
        }
    }
}

function print_said(all) {
    gsub(/#include[^\n]*/, "", all)
    gsub(/'([^'\\]|\\.)'/, "", all)
    gsub(/static_assert\([^;]*;/, "", all)
    gsub(/\.id = "([^"\\]|\\.)*"/, "", all)
    while (match(all, /"([^"\\]|\\.)*"/)) {
        if (substr(all, RSTART, RLENGTH) ~ /[a-z][a-z][a-z] [a-z][a-z]/) {
            print substr(all, RSTART, RLENGTH)
        }
        all = substr(all, RSTART + RLENGTH)
    }
}

# True when an argument of words() is a word, or a choice between words only.
function is_literal(inner,   operand) {
    while (match(inner, /[?:]/)) {
        operand = substr(inner, 1, RSTART - 1)
        if (substr(inner, RSTART, 1) == ":" && operand !~ /^[ \n]*WORD_[A-Z0-9_]+[ \n]*$/) {
            return 0
        }
        inner = substr(inner, RSTART + 1)
    }
    return inner ~ /^[ \n]*WORD_[A-Z0-9_]+[ \n]*$/
}

# The length of the text before the closing parenthesis.
function inside(from,   i, depth, c) {
    depth = 1
    for (i = 1; i <= length(from); i++) {
        c = substr(from, i, 1)
        depth += c == "(" ? 1 : c == ")" ? -1 : 0
        if (!depth) {
            return i - 1
        }
    }
    return length(from)
}

# Defines the literals that a text uses, for the first time each.
function define(used,   name) {
    while (match(used, /LITERAL_[A-Z0-9_]+/)) {
        name = substr(used, RSTART + 8, RLENGTH - 8)
        used = substr(used, RSTART + RLENGTH)
        if (name in text_of) {
            print "static const char LITERAL_" name "[] = " text_of[name] ";"
            delete text_of[name]
        }
    }
}

function print_uses(all,   inner, word, head, out) {
    while ((getline line <texts) > 0) {
        text_of[substr(line, 1, index(line, "\t") - 1)] = substr(line, index(line, "\t") + 1)
    }
    while (match(all, /[^A-Za-z0-9_]words(_to|_between|_count|_count_to|_count_between)?\(/)) {
        out = out substr(all, 1, RSTART)
        head = RLENGTH - 1
        all = substr(all, RSTART + 1)
        inner = substr(all, head + 1, inside(substr(all, head + 1)))
        word = inner
        if (head > 6) {
            sub(/,.*/, "", word) # the word is the first argument
        }
        if (is_literal(word)) {
            all = substr(all, head + 1 + length(inner))
            gsub(/WORD_/, "LITERAL_", word)
            define(word)
            out = out "(" word
        } else {
            out = out substr(all, 1, head)
            all = substr(all, head + 1)
        }
    }
    printf "#line 1 \"%s\"\n%s%s", FILENAME, out, all
}

{ all = all $0 "\n" }

END {
    if (want == "texts" || want == "ones") {
        print_texts(bare(all))
    } else if (want == "said") {
        print_said(bare(all))
    } else {
        print_uses(all)
    }
}
