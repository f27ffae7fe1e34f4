#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""make_seeds.py: writes the first inputs of the fuzz targets into corpus/ from the saved games in tests/content/saves and
the printed pack. Inputs that a fuzzer found are kept beside them and not touched."""
import base64
import json
import pathlib
import zlib

here = pathlib.Path(__file__).resolve().parent
root = here.parent.parent
saves = sorted((root / "tests/content/saves").glob("*.game"))
pack = root / "resources/packs/messina"


def put(target, name, data):
    folder = here / "corpus" / target
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(data)


def setup_bytes(lines):
    """Variant and seed as fuzz_journal reads them, as near to the game's own setup as they can come."""
    value = dict(line.split(" ", 1) for line in lines if line.count(" ") == 1)
    variant = (int(value["players"]) - 1) % 4
    variant |= 4 * (value["boards"] == "b") | 8 * (value["scrolls"] == "b") | 16 * (value["priority-tile"] == "yes")
    return bytes([variant, int(value["seed"]) % 256])


for path in saves:
    name = path.stem
    data = path.read_bytes()
    first, rest = data.split(b"\n", 1)
    size = int(first.split()[1])
    body, records = rest[:size], rest[size:].splitlines()
    lines = body.decode().splitlines()
    contents = [b" ".join(record.split(b" ")[4:]) for record in records]
    put("journal", f"records-{name}", b"r" + setup_bytes(lines) + b"\n".join(contents[:60]))
    put("save", f"setup-{name}", b"s" + "\n".join(line for line in lines[1:] if not line.startswith(("state", "pack"))).encode() + b"\n")
    put("save", f"body-{name}", b"b" + "\n".join("state *" if l.startswith("state") else "pack *" if l.startswith("pack") else l for l in lines).encode() + b"\n")
    if name in ("two-base", "solo-advanced"):
        put("journal", f"file-{name}", b"j" + b"\n".join([first, body[:-1]] + records[:4]) + b"\n")
        put("journal", f"states-{name}", b"x" + setup_bytes(lines) + b"\n".join(
            record.split(b" ")[3] + b" " + record.split(b" ")[4] + b" " + b" ".join(record.split(b" ")[6:]) for record in records[:6]))
        put("save", f"head-{name}", b"h" + first + b"\n" + body)
        packed = base64.b64decode(next(l for l in lines if l.startswith("pack "))[5:])
        put("save", f"packed-{name}", b"p" + packed)
        put("save", f"plain-{name}", b"z" + zlib.decompress(packed[4:]))

head = json.loads((pack / "pack.json").read_text())
files = ["pack.json"]
for each in head["files"].values():
    if each not in files:
        files.append(each)
for index, name in enumerate(files):
    text = json.dumps(json.loads((pack / name).read_text()), separators=(",", ":"))
    put("pack", name.replace(".json", ""), bytes([index]) + text.encode())
