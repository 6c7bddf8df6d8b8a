#!/usr/bin/env python3
"""make_page.py [--quick] ASSETS BUILD: puts together the page, from the program in the folder BUILD
(serai.js, serai.wasm) and the folder of its assets, into BUILD/page, which any static host can serve.

All files but index.html and service.js are in a folder named after their contents (service.js says
why). Beside each that gets smaller by it is a copy by gzip and one by brotli, for hosts that serve
such; not with --quick.
"""
import base64
import hashlib
import json
import pathlib
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
# In this order they are part of index.html; and one file, scripts.js. That of the workers is by
# itself.
FIRST = ("database", "first")
SCRIPTS = ("page links tabs document keys typing clipboard files fullscreen speech loop screen preferences"
           " helpers thoughts pictures gamepads sound store packs start").split()
WORKER = "helper.js"
STYLES = ("page", "document")
ICONS = (32, 256, 512)
# What a pack has, as patterns below the assets. A frame needs the first; the others come later, with
# one of each language.
PACKS = {
    "first": ("fonts/*.otf", "sprites/*.svg", "puzzles/*.txt", "lessons/english/*.txt"),
    "sounds": ("sounds/*.wav",),
    "arabic": ("fonts/*Arabic*.ttf",),
}
# What is loaded before the first frame, and how many MB it may have by each program.
BEFORE_FRAME = ("page.css", "scripts.js", "serai.js", "serai.wasm", "first.pack")
MOST = {".gz": 1.5, ".br": 1.2}
COMPRESSED = (".html", ".js", ".css", ".wasm", ".pack", ".webmanifest")


def pack(assets, patterns):
    files = [path for pattern in patterns for path in sorted(assets.glob(pattern))]
    contents = [path.read_bytes() for path in files]
    index = "".join(f"{len(content)} {path.relative_to(assets).as_posix()}\n"
                    for path, content in zip(files, contents))
    return f"{len(index)}\n{index}".encode() + b"".join(contents)


def joined(names, ending):
    return "".join((HERE / (name + ending)).read_text() for name in names).encode()


def languages(assets):
    return sorted(path.stem for path in assets.glob("languages/*.mo"))


def versioned(assets, build):
    """The files of a version, by name."""
    packs = {**PACKS, **{code: (f"languages/{code}.mo",) for code in languages(assets)}}
    files = {name + ".pack": pack(assets, patterns) for name, patterns in packs.items()}
    files["scripts.js"] = joined(SCRIPTS, ".js")
    files["page.css"] = joined(STYLES, ".css")
    for size in ICONS:
        icon = HERE.parent / "art" / "icons" / f"serai-{size}.png"
        files[f"icon-{size}.png"] = icon.read_bytes()
    for path in (HERE / WORKER, HERE / "serai.webmanifest", build / "serai.js", build / "serai.wasm"):
        files[path.name] = path.read_bytes()
    return dict(sorted(files.items()))


def fill(name, values):
    text = (HERE / (name + ".in")).read_text()
    for key, value in values.items():
        text = text.replace(f"@{key}@", value)
    return text.encode()


def compress(path):
    size = path.stat().st_size
    for ending, program in ((".gz", ("gzip", "-9nc")), (".br", ("brotli", "-q", "11", "-c"))):
        packed = subprocess.run((*program, path), check=True, stdout=subprocess.PIPE).stdout
        if len(packed) < size:
            path.with_name(path.name + ending).write_bytes(packed)


def weigh(page, version):
    """Says how much is loaded before the first frame; False: too much."""
    files = [page / "index.html"] + [page / version / name for name in BEFORE_FRAME]
    sizes = {ending: sum(path.with_name(path.name + ending).stat().st_size for path in files) / 1e6
             for ending in ("", *MOST)}
    print("before the first frame: {:.2f} MB; by gzip {:.2f} MB, by brotli {:.2f} MB".format(
        *sizes.values()))
    return all(sizes[ending] <= most for ending, most in MOST.items())


def main(arguments):
    quick = "--quick" in arguments
    assets, build = (pathlib.Path(word) for word in arguments if word != "--quick")
    files = versioned(assets, build)
    first = joined(FIRST, ".js")
    known = hashlib.sha256(fill("index.html", {}) + fill("service.js", {}) + first)
    for name, content in files.items():
        known.update(f"{name} {len(content)}\n".encode() + content)
    version = known.hexdigest()[:12]
    page = build / "page"
    if (page / version).is_dir() and (quick or (page / version / "serai.wasm.br").is_file()):
        return
    shutil.rmtree(page, ignore_errors=True)
    (page / version).mkdir(parents=True)
    values = {"VERSION": version, "FILES": json.dumps(list(files)),
              "LANGUAGES": " ".join(languages(assets)), "FIRST": first.decode(),
              "FIRST_HASH": base64.b64encode(hashlib.sha256(first).digest()).decode()}
    for name in ("index.html", "service.js"):
        (page / name).write_bytes(fill(name, values))
    for name, content in files.items():
        (page / version / name).write_bytes(content)
    for path in sorted(page.rglob("*")):
        if not quick and path.suffix in COMPRESSED:
            compress(path)
    if not quick and not weigh(page, version):
        sys.exit("make_page.py: this is more than it may be")


main(sys.argv[1:])
