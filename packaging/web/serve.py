#!/usr/bin/env python3
"""serve.py FOLDER [PORT]: serves the page to this computer (port 8080), as a good host does: with its
compressed copies, and so that browsers keep what never changes."""
import errno
import functools
import http.server
import pathlib
import re
import sys

ENCODINGS = (("br", ".br"), ("gzip", ".gz"))


class Handler(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    extensions_map = {
        ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8",
        ".css": "text/css; charset=utf-8", ".wasm": "application/wasm", ".png": "image/png",
        ".webmanifest": "application/manifest+json", "": "application/octet-stream"}

    def do_GET(self):
        path = pathlib.Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return
        accepted = self.headers.get("Accept-Encoding", "")
        encoding, copy = next(((name, path.with_name(path.name + ending)) for name, ending in ENCODINGS
                               if name in accepted and path.with_name(path.name + ending).is_file()),
                              (None, path))
        content = copy.read_bytes()
        kept = re.match(r"/[0-9a-f]{12}/", self.path)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Cache-Control", "max-age=31536000, immutable" if kept else "no-cache")
        self.send_header("Vary", "Accept-Encoding")
        if encoding:
            self.send_header("Content-Encoding", encoding)
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *arguments):
        pass


def main(folder, port="8080"):
    handler = functools.partial(Handler, directory=folder)
    try:
        server = http.server.ThreadingHTTPServer(("127.0.0.1", int(port)), handler)
    except (ValueError, OverflowError):
        sys.exit(f"'{port}' is no number of a port.")
    except OSError as error:
        taken = error.errno == errno.EADDRINUSE
        sys.exit(f"Port {port} cannot be used: {'another program uses it' if taken else error}. "
                 f"Give another one: ./dev web --serve {8081 if port == '8080' else 8080}")
    with server:
        print(f"http://localhost:{port}/ (Ctrl+C ends it)", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            pass


main(*sys.argv[1:])
