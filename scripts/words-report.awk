# words-report.awk: reads LANGUAGE.po as msgcat writes it, and prints what a translator has to do: lines
# of a kind, a tab, the name of the text, and what is meant, if anything:
#   text     one for each text
#   missing  it has no translation
#   stale    the English text has changed since
#   long     it is longer than it has room for: than the comment on the English text grants, "Room
#            for 16 letters", or else than 40 % and six letters more, which all panels have room for;
#            what packages say, has room
#   wrong    it names other values ({step.from}) or colors (<b>) than the English text
# To count letters, it is run with LC_ALL=C.

function letters(text) {
    gsub(/<[abim\/]>/, "", text)
    gsub(/\\n/, " ", text)
    gsub(/\\./, ".", text)
    gsub(/%[0-9]+\$/, "%", text)
    gsub(/[\200-\277]/, "", text)
    return length(text)
}

# The values and colors that a text names, in the order of the alphabet.
function named(text,   found, count, i, j, all, swap) {
    count = 0
    while (match(text, /\{[^}]*\}|<[abim\/]>/)) {
        found[++count] = substr(text, RSTART, RLENGTH)
        text = substr(text, RSTART + RLENGTH)
    }
    for (i = 1; i <= count; i++) {
        for (j = count; j > i; j--) {
            if (found[j] < found[j - 1]) { swap = found[j]; found[j] = found[j - 1]; found[j - 1] = swap }
        }
        all = all (i > 1 && found[i] == found[i - 1] && found[i] ~ /\{/ ? "" : " " found[i])
    }
    return all == "" ? " nothing" : all
}

# True when all that one text names, the other names, too.
function within(theirs, ours,   parts, count, i) {
    count = split(theirs, parts, " ")
    for (i = 1; i <= count; i++) if (theirs != " nothing" && !index(ours " ", " " parts[i] " ")) return 0
    return 1
}

function say(kind, more) { print kind "\t" name "\t" more }

function finish(   i, most, english, theirs, ours) {
    if (id == "" && match(text[0], /nplurals=[0-9]+/)) plurals = substr(text[0], RSTART + 9, RLENGTH - 9) + 0
    if (plural != "" && forms < plurals) text[forms++] = ""
    if (id == "" || old) { clear(); return }
    name = context == "" ? id : context ~ /:/ ? context " “" substr(id, 1, 50) "”" : context
    say("text", "")
    for (i = 0; i < forms; i++) if (text[i] == "") { say("missing", ""); clear(); return }
    if (stale) { say("stale", ""); clear(); return }
    for (i = 0; i < forms; i++) {
        english = i > 0 || plural != "" && letters(plural) > letters(id) ? plural : id
        most = room ? room : letters(english) * 1.4 + 6
        if (letters(text[i]) > most) say("long", letters(text[i]) " letters, room for " int(most))
        english = forms > 1 ? plural : id
        theirs = named(text[i]); ours = named(english)
        # The form for none, one or two need not say how many, nor in color.
        if (i < forms - 1 && within(theirs, ours)) continue
        if (theirs != ours) say("wrong", "English names" ours ", it" theirs)
        # The program falls back to English: such a text might be a format.
        if (plural id !~ /%/ && text[i] ~ /%/) say("wrong", "English has no %: write the word")
    }
    clear()
}

function clear() { context = id = plural = ""; forms = room = stale = old = part = 0; delete text }

function quoted(line) { sub(/^[^"]*"/, "", line); sub(/"$/, "", line); return line }

/^#\./ && match($0, /[Rr]oom for [0-9]+ letters/) { room = substr($0, RSTART + 9) + 0 }
/^#: packaging\// { room = 1000000 }
/^#,/ && /fuzzy/ { stale = 1 }
/^#~/ { old = 1 }
/^msgctxt / { part = "context"; context = quoted($0) }
/^msgid / { part = "id"; id = quoted($0) }
/^msgid_plural / { part = "plural"; plural = quoted($0) }
/^msgstr/ { part = "text"; text[forms++] = quoted($0) }
/^"/ {
    if (part == "context") context = context quoted($0)
    else if (part == "id") id = id quoted($0)
    else if (part == "plural") plural = plural quoted($0)
    else text[forms - 1] = text[forms - 1] quoted($0)
}
/^$/ { finish() }
END { finish() }
