#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""make_seeds.py: writes the first inputs of the fuzz targets into corpus/ from the saved games in tests/content/saves and
the printed packs. Inputs that a fuzzer found are kept beside them and not touched."""
import base64
import json
import pathlib
import zlib

here = pathlib.Path(__file__).resolve().parent
root = here.parent.parent
def put(target, name, data):
    folder = here / "corpus" / target
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(data)


def messina_bytes(value):
    variant = (int(value["players"]) - 1) % 4
    return variant | 4 * (value["boards"] == "b") | 8 * (value["scrolls"] == "b") | 16 * (value["priority-tile"] == "yes")


def orleans_bytes(value):
    variant = int(value["players"]) - 2
    variant |= 4 * (value["extra-tiles"] == "yes") | 8 * (value["fewer-tiles"] == "yes") | 16 * (value["start"] == "2")
    return variant | 64 * (value["planning-order"] == "one-by-one")


def setup_bytes(lines, variant_of):
    """Variant and seed as fuzz_journal reads them, as near to the game's own setup as they can come."""
    value = dict(line.removeprefix("ruling ").split(" ", 1) for line in lines if " " in line)
    return bytes([variant_of(value), int(value["seed"]) % 256])


def seeds_of(saves, pack, prefix, capitals, variant_of, whole):
    """The inputs of one game; `whole`: saves of which every form is taken."""

    def take(target, name, how, data):
        put(target, name, (how.upper() if capitals else how).encode() + data)

    for path in saves:
        name = prefix + path.stem
        data = path.read_bytes()
        first, rest = data.split(b"\n", 1)
        size = int(first.split()[1])
        body, records = rest[:size], rest[size:].splitlines()
        lines = body.decode().splitlines()
        contents = [b" ".join(record.split(b" ")[4:]) for record in records]
        start = setup_bytes(lines, variant_of)
        take("journal", f"records-{name}", "r", start + b"\n".join(contents[:60]))
        take("save", f"setup-{name}", "s", "\n".join(line for line in lines[1:] if not line.startswith(("state", "pack"))).encode() + b"\n")
        take("save", f"body-{name}", "b", "\n".join("state *" if l.startswith("state") else "pack *" if l.startswith("pack") else l for l in lines).encode() + b"\n")
        if path.stem in whole:
            take("journal", f"file-{name}", "j", b"\n".join([first, body[:-1]] + records[:4]) + b"\n")
            take("journal", f"states-{name}", "x", start + b"\n".join(
                record.split(b" ")[3] + b" " + record.split(b" ")[4] + b" " + b" ".join(record.split(b" ")[6:]) for record in records[:6]))
            take("save", f"head-{name}", "h", first + b"\n" + body)
            packed = base64.b64decode(next(l for l in lines if l.startswith("pack "))[5:])
            take("save", f"packed-{name}", "p", packed)
            take("save", f"plain-{name}", "z", zlib.decompress(packed[4:]))

    head = json.loads((pack / "pack.json").read_text())
    files = ["pack.json"]
    for each in head["files"].values():
        if each not in files:
            files.append(each)
    for index, name in enumerate(files):
        text = json.dumps(json.loads((pack / name).read_text()), separators=(",", ":"))
        put("pack", prefix + name.replace(".json", ""), bytes([index + 128 * capitals]) + text.encode())


kept = root / "tests/content/saves"
packs = root / "resources/packs"
seeds_of(sorted(kept.glob("*.game")), packs / "messina", "", False, messina_bytes, ("two-base", "solo-advanced"))
seeds_of(sorted((kept / "orleans").glob("*.game")), packs / "orleans", "orleans-", True, orleans_bytes, ("two-base", "three-rulings"))
