# pseudo.awk: makes a language of no country from what msgen makes of the template, to see what a
# translation would break: each vowel twice, once with an accent, so that texts are some 40 % longer,
# in brackets, so that one sees what is cut. Values, marks of color and keys of the keyboard stay. A
# text with "Room for 16 letters" is given no more than that.

# Letters, for the room; run with LC_ALL=C.
function letters(text) {
    gsub(/<[abm\/]>/, "", text)
    gsub(/[\200-\277]/, "", text)
    return length(text)
}

# Doubles the vowels outside of values and marks, while there is room for more letters.
function longer(text, spare,   out, c, i) {
    out = ""
    while (text != "") {
        if (match(text, /^(%[-+ #0-9.*]*[hlzjt]*[a-zA-Z%]|\{[^}]*\}|<[abm\/]>|\\.|F[0-9]+)/)) {
            out = out substr(text, 1, RLENGTH)
            text = substr(text, RLENGTH + 1)
            continue
        }
        c = substr(text, 1, 1)
        text = substr(text, 2)
        i = index("aeiouAEIOU", c)
        out = out (i ? substr("áéíóúÁÉÍÓÚ", 2 * i - 1, 2) : c) (i && spare-- > 0 ? c : "")
    }
    return out
}

# A translation of an English text, which may be several lines in a catalog but is one here.
function pseudo(text,   before, after, spare) {
    match(text, /^( |\\n)*/)
    before = substr(text, 1, RLENGTH)
    text = substr(text, RLENGTH + 1)
    match(text, /( |\\n)*$/)
    after = substr(text, RSTART)
    text = substr(text, 1, RSTART - 1)
    if (text !~ /[aeiouAEIOU]/) return before text after
    spare = room ? room - letters(text) - 2 : 10000
    text = longer(text, spare)
    return before (spare < 0 ? text : "[" text "]") after
}

function finish() {
    if (head != "") print head "\"" (header ? text : pseudo(text)) "\""
    head = ""
}

/^#\./ && match($0, /[Rr]oom for [0-9]+ letters/) { room = substr($0, RSTART + 9) + 0 }
/^msgid / { header = !seen++ }
/^msgstr/ {
    finish()
    head = text = $0
    sub(/".*/, "", head)
    text = substr($0, length(head) + 2)
    sub(/"$/, "", text)
    next
}
head != "" && /^"/ {
    sub(/"$/, "")
    text = text substr($0, 2)
    next
}
{ finish() }
/^$/ { room = 0 }
{ print }
END { finish() }
