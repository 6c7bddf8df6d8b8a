#!/usr/bin/env python3
"""join.py TO FROM...: joins programs for one processor each into a universal one, as Apple's lipo does."""
import os
import struct
import sys

ALIGNMENT = 14  # of each program, as a power of two: pages of arm64

to, names = sys.argv[1], sys.argv[2:]
programs = []
for name in names:
    with open(name, "rb") as file:
        programs.append(file.read())
data = struct.pack(">2I", 0xCAFEBABE, len(programs))
at = 8 + 20 * len(programs)
for program in programs:
    processor, kind = struct.unpack("<2I", program[4:12])
    at = -(-at >> ALIGNMENT) << ALIGNMENT
    data += struct.pack(">5I", processor, kind, at, len(program), ALIGNMENT)
    at += len(program)
for program in programs:
    data += bytes(-len(data) % (1 << ALIGNMENT)) + program
with open(to, "wb") as file:
    file.write(data)
os.chmod(to, 0o755)
