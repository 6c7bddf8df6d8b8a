# The archive and the installer of Windows.
set(CPACK_GENERATOR ZIP NSIS)
set(CPACK_PACKAGE_FILE_NAME serai-${PROJECT_VERSION}-windows-x86_64)
set(CPACK_PACKAGE_INSTALL_DIRECTORY Serai)
set(CPACK_PACKAGE_INSTALL_REGISTRY_KEY Serai)

set(CPACK_NSIS_PACKAGE_NAME Serai)
set(CPACK_NSIS_DISPLAY_NAME Serai)
set(CPACK_NSIS_EXECUTABLES_DIRECTORY .) # where the Start menu's entry points to
set(CPACK_NSIS_INSTALLED_ICON_NAME serai.exe)
set(CPACK_NSIS_MUI_FINISHPAGE_RUN serai.exe)
set(CPACK_NSIS_MUI_ICON ${packaging}/art/icons/serai.ico)
set(CPACK_NSIS_MUI_UNIICON ${packaging}/art/icons/serai.ico)
set(CPACK_NSIS_MUI_WELCOMEFINISHPAGE_BITMAP ${packaging}/art/installer-side.bmp)
set(CPACK_NSIS_MUI_UNWELCOMEFINISHPAGE_BITMAP ${packaging}/art/installer-side.bmp)
set(CPACK_NSIS_MUI_HEADERIMAGE ${packaging}/art/installer-head.bmp)
set(CPACK_NSIS_COMPRESSOR "/SOLID lzma")
set(CPACK_NSIS_MANIFEST_DPI_AWARE ON)
set(CPACK_NSIS_ENABLE_UNINSTALL_BEFORE_INSTALL ON)
# A 64-bit installer for a 64-bit program.
set(CPACK_NSIS_DEFINES "Target amd64-unicode")

# Records are opened by a double click.
set(CPACK_NSIS_EXTRA_INSTALL_COMMANDS [[
  WriteRegStr SHCTX "Software\Classes\.serai" "" "Serai.Record"
  WriteRegStr SHCTX "Software\Classes\.serai" "Content Type" "application/x-serai-record"
  WriteRegStr SHCTX "Software\Classes\Serai.Record" "" "Serai match"
  WriteRegStr SHCTX "Software\Classes\Serai.Record\DefaultIcon" "" "$INSTDIR\serai.exe,0"
  WriteRegStr SHCTX "Software\Classes\Serai.Record\shell\open\command" "" '"$INSTDIR\serai.exe" --stay "%1"'
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
]])
# CPack itself leaves the maker's key behind.
set(CPACK_NSIS_EXTRA_UNINSTALL_COMMANDS [[
  DeleteRegKey SHCTX "Software\Classes\Serai.Record"
  DeleteRegKey SHCTX "Software\Classes\.serai"
  DeleteRegKey SHCTX "Software\Serai\Serai"
  DeleteRegKey /ifempty SHCTX "Software\Serai"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
]])
