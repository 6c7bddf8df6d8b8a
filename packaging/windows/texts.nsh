; The texts of the installer that are not NSIS's own. ../translate makes those of the other languages.

; A box of the installer for Windows, when a program is to be replaced or removed.
LangString running ${LANG_ENGLISH} "Serai is running. Close it, then try again."
; The installer for Windows: why it stopped.
LangString unchanged ${LANG_ENGLISH} "Serai is running. Nothing was changed."
LangString older_stays ${LANG_ENGLISH} "The older version cannot be removed."
; The installer for Windows: why it stopped. $INSTDIR is the folder.
LangString unwritable ${LANG_ENGLISH} "Serai cannot be written to $INSTDIR."
; A box of the installer for Windows.
LangString rights_to_install ${LANG_ENGLISH} "Only an administrator can install Serai for everybody."
LangString rights_to_remove ${LANG_ENGLISH} "Serai is installed for everybody at this machine. Only an administrator can remove it."
; A box to be checked, on the last page of the installer for Windows.
LangString start ${LANG_ENGLISH} "Start Serai"
; The kind of the files with matches, as the desktop, Windows or the Mac lists it.
LangString record ${LANG_ENGLISH} "Serai match"
