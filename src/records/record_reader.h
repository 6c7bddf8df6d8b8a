/* record_reader.h: reading a record in any notation: tags, then a tree of moves with {comments} and
 * (variations), replayed through the rules. A notation supplies the meaning of its tags, the syntax
 * of comments, and the words among the moves. */
#ifndef SERAI_RECORDS_RECORD_READER_H
#define SERAI_RECORDS_RECORD_READER_H

#include "records/record_scan.h"

struct record_reader;

struct record_notation {
    bool has_notes; /* a comment may be the value of a note (record_notes.h) */

    /* Interprets a tag. Returns NULL or a message. */
    const char *(*take_tag)(struct record_reader *reader, struct text_pos where, const char *name,
                            const char *value);

    /* True when the tags so far are enough to start the match; otherwise rejects the record. */
    bool (*tags_done)(struct record_reader *reader);

    /* Reads the text of a comment up to and including }; the { has been read. */
    bool (*read_comment)(struct record_scan *scan, struct text *out);

    /* Reads the word that begins here and carries it out. Sets *finished when it was the last word
     * of the record. */
    bool (*read_word)(struct record_reader *reader, bool *finished);

    /* The record ends here without a last word. */
    bool (*read_end)(struct record_reader *reader);
};

struct record_level;

struct record_reader {
    const struct record_notation *notation;
    void *context; /* the notation's own */
    struct record_scan scan;

    struct text tags; /* the names of the tags so far, in small letters, each between newlines */
    struct text comments; /* those before and between the tags, each with a NUL at its end */

    /* from the tags */
    const struct game *game; /* NULL: not known yet */
    struct options options;
    struct text position; /* "": the usual start */
    struct text_pos position_where;
    int current; /* MATCH_NONE: no tag */
    struct text_pos current_where;
    char result[8]; /* "": no tag */

    struct match match; /* before it starts it only collects names and tags */
    struct record_level *levels;
    int level_count, level_capacity; /* of the variations that are open */
    bool started;                    /* an action of this line was played */
    bool ended;                      /* "--" was read: only variations may follow on this line */
};

/* Reads a whole record, from reader->scan on. True when done: *match is the match then. Otherwise
 * *match is untouched and the scan's error has the place and the reason. The reader cannot be used
 * again either way. */
bool record_reader_run(struct record_reader *reader, struct match *match);

/* ---- for the notations: meanings of tags, each NULL or a message ---- */

const char *record_take_option(struct record_reader *reader, const char *name, const char *value);
const char *record_take_name(struct record_reader *reader, int side, const char *value);
const char *record_take_result(struct record_reader *reader, const char *value);
const char *record_take_position(struct record_reader *reader, struct text_pos where,
                                 const char *value);
const char *record_take_current(struct record_reader *reader, struct text_pos where,
                                const char *value);

/* Stores the tag with the match. */
const char *record_keep_tag(struct record_reader *reader, const char *name, const char *value);

/* ---- for the notations: words ---- */

/* Reads a word that all notations know: "--", a termination, a glyph, "!" or "?!" apart from its
 * action, the number of a turn, or dots. False when it is none; otherwise *good is whether it could
 * be read. */
bool record_read_common_word(struct record_reader *reader, bool *good);

/* "!" or "?!" after the action that was just played. */
void record_take_suffix(struct record_reader *reader, int mark);

/* After the last word: nothing is open, nothing but comments follows, and the match is put where it
 * was left. */
bool record_finish(struct record_reader *reader, struct text_pos where);

#endif
