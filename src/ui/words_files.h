/* words_files.h: the words about files and the clipboard, for words.h. */
#ifndef SERAI_UI_WORDS_FILES_H
#define SERAI_UI_WORDS_FILES_H

#define WORDS_FILES(X)                                                                             \
    X(OPEN_RECORD, "Open a record")                                                                \
    X(OPEN, "Open")                                                                                \
    X(SAVE_AS, "Save as")                                                                          \
    X(SAVE, "Save")                                                                                \
    X(COPY_POSITION, "Copy position")                                                              \
    X(COPY_RECORD, "Copy record")                                                                  \
    X(PASTE, "Paste")                                                                              \
    X(FILE_NAME, "File name")                                                                      \
    X(PATH, "Folder or file")                                                                      \
    X(FOLDER_ABOVE, "Folder above")                                                                \
    X(HOME_FOLDER, "Home folder")                                                                  \
    X(RECORDS_ONLY, "Records only")                                                                \
    X(ALL_FILES, "All files")                                                                      \
    X(NO_RECORDS, "There are no records here.")                                                    \
    X(EMPTY_FOLDER, "There is nothing here.")                                                      \
    X(FURTHER_UP, "Further up")                                                                    \
    X(FURTHER_DOWN, "Further down")                                                                \
    X(FOLDER_LABEL, "Folder %s")                                                                   \
    X(FILE_LABEL, "File %s")                                                                       \
    X(OPEN_FOOT,                                                                                   \
      "A file can be dropped on the window, too. Ctrl+V pastes a record or a position.")           \
    X(SAVE_FOOT, "A name that ends with .ogn is written in Oware Game Notation.")                  \
    X(SAVE_FOOT_SERAI, "The file keeps all variations and comments.")                              \
    X(IS_THERE, "%s is there already.")                                                            \
    X(WRITE_OVER, "Write over it")                                                                 \
    X(KEEP_IT, "Keep it")                                                                          \
    X(SAVED_AS, "Saved as %s")                                                                     \
    X(POSITION_COPIED, "Position copied")                                                          \
    X(RECORD_COPIED, "Record copied")                                                              \
    X(NOT_COPIED, "The clipboard does not take it.")                                               \
    X(NOTHING_TO_PASTE, "There is no text in the clipboard.")                                      \
    X(CANNOT_PASTE, "This cannot be pasted: %s.")                                                  \
    X(CANNOT_PASTE_AT, "This cannot be pasted: line %d, column %d: %s.")                           \
    X(WRONG_AT, "%s: line %d, column %d: %s.")                                                     \
    X(WRONG, "%s: %s.")                                                                            \
    X(OGN_IS_OWARE,                                                                                \
      "only Oware has the notation of .ogn files; choose a name that ends with .serai")            \
    X(NAME_MISSING, "The file needs a name.")                                                      \
    X(NAME_TOO_LONG, "that is longer than a path may be")                                          \
    X(NO_FILES, "files cannot be reached from here")                                               \
    X(NO_MEMORY, "there is not enough memory")

#endif
