-- The layout of the disk image's window: the app on the left, the Applications folder on the right, on
-- art/dmg.png. CPack runs this with the volume's name.
on run argv
    set imageName to item 1 of argv
    tell application "Finder"
        tell disk imageName
            open
            tell container window
                set current view to icon view
                set toolbar visible to false
                set statusbar visible to false
                set the bounds to {200, 120, 860, 548}
            end tell
            set options to icon view options of container window
            set arrangement of options to not arranged
            set icon size of options to 112
            set background picture of options to file ".background:background.png"
            set position of item "Serai.app" to {165, 200}
            set position of item "Applications" to {495, 200}
            close
            open
            update without registering applications
            delay 2
            close
        end tell
    end tell
end run
