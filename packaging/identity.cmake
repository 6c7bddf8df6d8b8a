# Reads the facts about the app that the packages contain: the publisher from `identity`, the news
# and date of each version from CHANGELOG.md. Included by install.cmake, and by fill.cmake, which
# has no project.
set(packaging ${CMAKE_CURRENT_LIST_DIR})

# SERAI_PUBLISHER and so on, one variable per key.
file(STRINGS ${packaging}/identity identity_lines REGEX "^[a-z-]+ *=")
foreach(line IN LISTS identity_lines)
  string(REGEX MATCH "^([a-z-]+) *= *(.*)$" line "${line}")
  set(value "${CMAKE_MATCH_2}")
  string(TOUPPER "SERAI_${CMAKE_MATCH_1}" name)
  string(REPLACE - _ name ${name})
  set(${name} "${value}")
endforeach()
set(SERAI_LICENSE "MIT AND OFL-1.1") # the app, and its fonts
set(SERAI_SYNOPSIS "five board games for one or two people")
set(SERAI_SUMMARY "Five board games for one or two people")
set(SERAI_DESCRIPTION
"Serai holds five board games for one or two people: Oware, Saddeeqa, Shakala,
Seega and Dulko.

You see what a move does before you play it; a move that is not allowed says
why; every move can be undone, as far back as you like. All games are played
by clicking, by dragging, or with the keyboard alone.")

# xml_text OUT TEXT: escapes the text for XML.
function(xml_text out text)
  string(REPLACE "&" "&amp;" text "${text}")
  string(REPLACE "<" "&lt;" text "${text}")
  string(REPLACE ">" "&gt;" text "${text}")
  set(${out} "${text}" PARENT_SCOPE)
endfunction()

xml_text(SERAI_PUBLISHER_XML "${SERAI_PUBLISHER}")

# SERAI_URLS: the addresses for the metadata, as far as they are known.
set(SERAI_URLS)
foreach(kind homepage bugtracker vcs-browser translate)
  string(TOUPPER "SERAI_${kind}" name)
  string(REPLACE - _ name ${name})
  if(NOT "${${name}}" STREQUAL "")
    xml_text(url "${${name}}")
    string(APPEND SERAI_URLS "  <url type=\"${kind}\">${url}</url>\n")
  endif()
endforeach()

# SERAI_LANGUAGE_STRINGS: the languages besides English, for the property list of the Mac's app.
set(SERAI_LANGUAGE_STRINGS)
file(GLOB languages_of_po ${packaging}/../po/*.po)
foreach(po IN LISTS languages_of_po)
  get_filename_component(language ${po} NAME_WE)
  string(APPEND SERAI_LANGUAGE_STRINGS "    <string>${language}</string>\n")
endforeach()

# write_dates DAY: sets SERAI_DEBIAN_DATE, noon of the day (year-month-day) in Debian's format, and
# SERAI_RPM_DATE, the day in rpm's.
function(write_dates day)
  string(REGEX MATCH "^([0-9]+)-0?([0-9]+)-(0?([0-9]+))$" day "${day}")
  set(year ${CMAKE_MATCH_1})
  set(month ${CMAKE_MATCH_2})
  set(two_digits ${CMAKE_MATCH_3})
  set(day ${CMAKE_MATCH_4})
  set(months none Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec)
  list(GET months ${month} name)
  # The weekday by Sakamoto's method.
  set(weekdays Sun Mon Tue Wed Thu Fri Sat)
  set(shifts none 0 3 2 5 0 3 5 1 4 6 2 4)
  list(GET shifts ${month} shift)
  set(y ${year})
  if(month LESS 3)
    math(EXPR y "${year} - 1")
  endif()
  math(EXPR weekday "(${y} + ${y} / 4 - ${y} / 100 + ${y} / 400 + ${shift} + ${day}) % 7")
  list(GET weekdays ${weekday} weekday)
  set(SERAI_DEBIAN_DATE "${weekday}, ${two_digits} ${name} ${year} 12:00:00 +0000" PARENT_SCOPE)
  set(SERAI_RPM_DATE "${weekday} ${name} ${two_digits} ${year}" PARENT_SCOPE)
endfunction()

# From CHANGELOG.md: SERAI_RELEASES, every version in the form of the metadata, and, for the newest
# one, SERAI_NEWS, SERAI_DEBIAN_NEWS, SERAI_RELEASE_DAY and the two other dates.
file(READ ${packaging}/../CHANGELOG.md log)
set(heading "\n+## ([0-9.]+) - ([0-9]+-[0-9]+-[0-9]+)\n+")
string(REGEX MATCH "${heading}(- [^#]*[^#\n])" news "${log}")
set(SERAI_RELEASE_DAY ${CMAKE_MATCH_2})
set(SERAI_NEWS "${CMAKE_MATCH_3}")
write_dates(${SERAI_RELEASE_DAY})
string(REPLACE "\n  " "\n    " news "\n${SERAI_NEWS}")
string(REPLACE "\n- " "\n  * " news "${news}")
string(SUBSTRING "${news}" 1 -1 SERAI_DEBIAN_NEWS)

string(FIND "${log}" "\n## " first)
string(SUBSTRING "${log}" ${first} -1 log)
string(STRIP "${log}" log)
string(REPLACE "\n  " " " log "\n${log}")
xml_text(log "${log}")
string(REGEX REPLACE "\n- ([^\n]*)" "\n          <li>\\1</li>" log "${log}")
set(release_end "\n        </ul>\n      </description>\n    </release>\n")
string(REGEX REPLACE "${heading}"
  "${release_end}    <release version=\"\\1\" date=\"\\2\">\n      <description>\n        <ul>\n"
  log "${log}${release_end}")
string(LENGTH "${release_end}" length)
string(SUBSTRING "${log}" ${length} -1 SERAI_RELEASES)
