# translate.awk: the texts of a file of the packages, by the KIND of it:
#   page   a manual page: paragraphs, headings (.SH), the last part of its title (.TH)
#   lines  a text a line, the last that stands in quotation marks: of NSIS or of Apple's .strings
# Reads the file alone, and writes its texts for xgettext; or, with a LANGUAGE, first the texts of that
# language as msgcat --no-wrap writes them, and writes the file with these in the place of the English
# ones. A text without a translation stays in English.
#
# To a translator, fonts are as in the catalog (<b>, <i>, </>), and a minus is a hyphen.

# ---- Reading translations ----
function finish() {
    if (id != "" && text != "" && !stale) translation[id] = text
    id = text = part = ""
    stale = 0
}
function quoted(line) { sub(/^[^"]*"/, "", line); sub(/"$/, "", line); return line }

LANGUAGE != "" && FILENAME == "-" {
    if (/^#,.*fuzzy/) stale = 1
    else if (/^msgid /) { part = "id"; id = quoted($0) }
    else if (/^msgstr /) { part = "text"; text = quoted($0) }
    else if (/^"/ && part == "id") id = id quoted($0)
    else if (/^"/ && part == "text") text = text quoted($0)
    else if (/^$/) finish()
    next
}
FNR == 1 { finish() }

# ---- Writing ----
# What the file says instead of a text; nothing, when texts are written for xgettext.
function said(english) {
    if (LANGUAGE == "") {
        print "/* " (KIND == "page" ? "The manual page " name ". " : "") comment " */"
        print "T(\"" english "\")"
        return ""
    }
    return english in translation ? translation[english] : english
}

# A text of a manual page as a translator sees it, and back.
function plain(roff) {
    gsub(/\\fB/, "<b>", roff)
    gsub(/\\fI/, "<i>", roff)
    gsub(/\\f[PR]/, "</>", roff)
    gsub(/\\-/, "-", roff)
    gsub(/"/, "\\\"", roff)
    return roff
}
function roff(text,   out, part) {
    gsub(/\\"/, "\"", text)
    gsub(/ - /, " \\- ", text)
    out = ""
    while (match(text, /<[bi]>[^<]*<\/>/)) {
        part = substr(text, RSTART + 3, RLENGTH - 6)
        gsub(/-/, "\\-", part)
        out = out substr(text, 1, RSTART - 1) (substr(text, RSTART, 3) == "<b>" ? "\\fB" : "\\fI") part "\\fP"
        text = substr(text, RSTART + RLENGTH)
    }
    return out text
}
function end_paragraph(   line) {
    if (paragraph != "") {
        line = roff(said(plain(paragraph)))
        if (LANGUAGE != "") print (line ~ /^[.']/ ? "\\&" : "") line
    }
    paragraph = ""
}
function put(line) { if (LANGUAGE != "") print line }

BEGIN { comment = "" }
KIND == "page" && /^\.TH / {
    name = tolower($2)
    comment = "In its margin."
    match($0, /"[^"]*"$/)
    put(substr($0, 1, RSTART) said(substr($0, RSTART + 1, RLENGTH - 2)) "\"")
    comment = ""
    next
}
KIND == "page" && /^\.SH / {
    end_paragraph()
    comment = "A heading."
    heading = said(plain(substr($0, 5)))
    put(".SH " roff(heading))
    comment = ""
    next
}
KIND == "page" && /^\./ {
    end_paragraph()
    verbatim = /^\.nf/ || verbatim && !/^\.fi/
    comment = tagged && match($0, / /) ? "About " plain(substr($0, RSTART + 1)) "." : ""
    gsub(/\\?"/, "", comment)
    tagged = /^\.TP/
    put($0)
    next
}
# Names and addresses that CMake fills in.
KIND == "page" && (verbatim || /^@/) { put($0); next }
KIND == "page" { paragraph = paragraph (paragraph == "" ? "" : " ") $0; next }

# A comment is about the lines that follow, up to the next one.
/^ *(;|\/\*)/ {
    line = $0
    gsub(/^ *(;|\/\*) *| *\*\/$/, "", line)
    comment = (commented ? comment " " : "") line
    commented = 1
    put($0)
    next
}
{ commented = 0 }
match($0, /"[^"]*"[^"]*$/) {
    end = substr($0, RSTART)
    text_length = index(substr(end, 2), "\"") - 1
    start = substr($0, 1, RSTART)
    put(start said(substr(end, 2, text_length)) substr(end, text_length + 2))
    next
}
{ put($0) }
END { end_paragraph() }
