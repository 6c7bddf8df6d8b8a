#!/usr/bin/env python3
"""inspect_app.py: what can be tested of Serai.app without a Mac. Prints each fault, and fails if there
is one.

  inspect_app.py app FOLDER VERSION ID [--stub PREFIX] [--built-in PATH]...
      the whole app: architectures, least system, libraries and keys of both programs, Info.plist, icon,
      assets where the program looks for them, also if the folder is only read, and that no file has a
      path of the machine that built it. PREFIX: where libraries may be that only stand for SDL.
  inspect_app.py plist FILE VERSION ID    an Info.plist alone
  inspect_app.py icon FILE                an icon alone
"""
import argparse
import os
import plistlib
import stat
import struct
import sys

LEAST_SYSTEM = (11, 0)
PROCESSORS = {0x0100000C: "arm64", 0x01000007: "x86_64"}
PROGRAMS = ["Serai", "serai-cli"]
FOLDERS = ["Desktop", "Documents", "Downloads"]
ASSETS = ["fonts", "sprites", "sounds", "lessons", "puzzles"]
ICON_SIDES = {b"icp4": 16, b"icp5": 32, b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic13": 256,
              b"ic08": 256, b"ic14": 512, b"ic09": 512, b"ic10": 1024}

faults = []


def expect(holds, fault):
    if not holds:
        faults.append(fault)


def read(path):
    with open(path, "rb") as file:
        return file.read()


def slices(data):
    """The programs in a universal file, by their processor."""
    if data[:4] != b"\xca\xfe\xba\xbe":
        return {PROCESSORS.get(struct.unpack("<I", data[4:8])[0], "other"): data}
    found = {}
    for i in range(struct.unpack(">I", data[4:8])[0]):
        processor, _, offset, size, _ = struct.unpack(">5I", data[8 + 20 * i:28 + 20 * i])
        found[PROCESSORS.get(processor, "other")] = data[offset:offset + size]
    return found


def load_commands(data):
    """Kind and content of each load command of a program of 64 bits."""
    if data[:4] != b"\xcf\xfa\xed\xfe":
        return
    at = 32
    for _ in range(struct.unpack("<I", data[16:20])[0]):
        kind, size = struct.unpack("<2I", data[at:at + 8])
        yield kind & 0x7FFFFFFF, data[at:at + size]
        at += size


def inspect_program(path, stub):
    name = os.path.basename(path)
    programs = slices(read(path))
    expect(sorted(programs) == ["arm64", "x86_64"],
           f"{name} is for {', '.join(sorted(programs))}, not for arm64 and x86_64")
    for processor, data in programs.items():
        least = None
        for kind, command in load_commands(data):
            if kind == 0x32 or kind == 0x24:  # LC_BUILD_VERSION, LC_VERSION_MIN_MACOSX
                packed = struct.unpack("<I", command[12:16] if kind == 0x32 else command[8:12])[0]
                least = (packed >> 16, packed >> 8 & 255)
            elif kind in (0xC, 0x18, 0x1F, 0x23):  # a library: needed, weak, exported again, upward
                offset = struct.unpack("<I", command[8:12])[0]
                library = command[offset:].rstrip(b"\0").decode()
                known = library.startswith(("/usr/lib/", "/System/"))
                expect(known or (stub and library.startswith(stub)),
                       f"{name} for {processor} needs {library}, which not every Mac has")
        expect(least == LEAST_SYSTEM,
               f"{name} for {processor} needs macOS {least}, not {LEAST_SYSTEM}")
        expect(b"Cmd+O" in data and b"Ctrl+O" not in data,
               f"{name} for {processor} does not name the keys of a Mac")


def inspect_plist(path, version, identifier):
    with open(path, "rb") as file:
        info = plistlib.load(file)
    values = {"CFBundleShortVersionString": version, "CFBundleVersion": version,
              "CFBundleIdentifier": identifier, "CFBundleExecutable": "Serai",
              "CFBundlePackageType": "APPL", "NSHighResolutionCapable": True,
              "LSApplicationCategoryType": "public.app-category.board-games",
              "LSMinimumSystemVersion": "%d.%d" % LEAST_SYSTEM, "CFBundleIconFile": "serai.icns"}
    for key, value in values.items():
        expect(info.get(key) == value, f"Info.plist: {key} is {info.get(key)!r}, not {value!r}")
    for folder in FOLDERS:
        expect(info.get(f"NS{folder}FolderUsageDescription"),
               f"Info.plist: no reason why the app reads the folder {folder}")
    links = info.get("CFBundleURLTypes", [{}])[0].get("CFBundleURLSchemes")
    expect(links == ["serai"], "Info.plist: the app opens no links of serai:")
    expect(len(info.get("CFBundleLocalizations", [])) > 1, "Info.plist: it names no languages")
    kinds = info.get("UTExportedTypeDeclarations", [{}])
    tags = kinds[0].get("UTTypeTagSpecification", {})
    expect(tags.get("public.filename-extension") == ["serai"], "Info.plist: no type of .serai")
    opened = [kind for document in info.get("CFBundleDocumentTypes", [])
              for kind in document.get("LSItemContentTypes", [])]
    expect(opened == [kinds[0].get("UTTypeIdentifier")],
           "Info.plist: the app opens other files than those of its type")


def inspect_languages(info_path, resources):
    """Each language of Info.plist has a catalog of words, and what Finder and the system say for Serai."""
    with open(info_path, "rb") as file:
        info = plistlib.load(file)
    strings = ["Serai match"] + [f"NS{folder}FolderUsageDescription" for folder in FOLDERS]
    for language in info.get("CFBundleLocalizations", []):
        path = os.path.join(resources, f"{language}.lproj", "InfoPlist.strings")
        text = read(path).decode() if os.path.exists(path) else ""
        for name in strings:
            expect(name in text, f"{language}.lproj does not say {name}")
        expect(language == "en" or os.path.exists(os.path.join(resources, f"languages/{language}.mo")),
               f"languages/{language}.mo is missing")


def inspect_icon(path):
    data = read(path)
    expect(data[:8] == struct.pack(">4sI", b"icns", len(data)), f"{path} is no icon")
    at, found = 8, []
    while at + 8 <= len(data):
        kind, length = struct.unpack(">4sI", data[at:at + 8])
        side = ICON_SIDES.get(kind)
        head = struct.pack(">8sI4sII", b"\x89PNG\r\n\x1a\n", 13, b"IHDR", side or 0, side or 0)
        expect(side and data[at + 8:at + 32] == head,
               f"{path}: {kind.decode('latin-1')} is no PNG of {side} pixels")
        found.append(kind)
        at += max(length, 8)
    expect(sorted(found) == sorted(ICON_SIDES), f"{path} lacks a size, or has one twice")


def inspect_files(contents, built_in):
    """Everything can be read by everyone, and nothing tells where it was built."""
    for folder, _, names in os.walk(contents):
        for name in names:
            path = os.path.join(folder, name)
            shown = os.path.relpath(path, contents)
            mode = os.stat(path).st_mode
            expect(mode & stat.S_IROTH, f"{shown} cannot be read by everyone")
            data = read(path)
            for place in built_in:
                expect(place.encode() not in data, f"{shown} contains the path {place}")


def inspect_app(app, version, identifier, stub, built_in):
    contents = os.path.join(app, "Contents")
    inspect_plist(os.path.join(contents, "Info.plist"), version, identifier)
    for name in PROGRAMS:
        path = os.path.join(contents, "MacOS", name)
        expect(os.access(path, os.X_OK), f"{name} cannot be executed")
        inspect_program(path, stub)
    resources = os.path.join(contents, "Resources")  # what the program calls "../Resources/"
    for name in ASSETS:
        folder = os.path.join(resources, name)
        expect(os.path.isdir(folder) and os.listdir(folder), f"Resources/{name} is missing")
    expect(os.path.exists(os.path.join(resources, "fonts/SeraiSans-Regular.otf")),
           "the font by which the program finds its assets is missing")
    inspect_languages(os.path.join(contents, "Info.plist"), resources)
    inspect_icon(os.path.join(resources, "serai.icns"))
    inspect_files(contents, built_in)


def main():
    parser = argparse.ArgumentParser()
    kinds = parser.add_subparsers(dest="kind", required=True)
    for kind in ["app", "plist", "icon"]:
        one = kinds.add_parser(kind)
        one.add_argument("path")
        if kind != "icon":
            one.add_argument("version")
            one.add_argument("id")
        if kind == "app":
            one.add_argument("--stub")
            one.add_argument("--built-in", action="append", default=[])
    arguments = parser.parse_args()
    if arguments.kind == "app":
        inspect_app(arguments.path, arguments.version, arguments.id, arguments.stub,
                    arguments.built_in)
    elif arguments.kind == "plist":
        inspect_plist(arguments.path, arguments.version, arguments.id)
    else:
        inspect_icon(arguments.path)
    for fault in faults:
        print(fault)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
