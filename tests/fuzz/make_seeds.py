#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""make_seeds.py: writes the first inputs of the fuzz targets into corpus/ from the saved games in tests/content/saves and
the printed packs. Inputs that a fuzzer found are kept beside them and not touched."""
import base64
import json
import pathlib
import struct
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


def letter(writer, last, number, heard, messages):
    """A letter as the protocol lays it out, before it is sealed."""
    data = writer + bytes([last]) + struct.pack(">QQI", number, heard, len(messages))
    for own, text in messages:
        data += struct.pack(">QI", own, len(text)) + text
    return data


join = b'{"table":"0123ABCD","type":"join","version":1}'
give = b'{"command":"1","number":1,"seat":1,"type":"give"}'
for name, data in {
    "empty": letter(b"g", 0, 7, 0, []),
    "join": letter(b"g", 0, 9, 1001, [(7, join), (8, b'{"type":"look"}')]),
    "give": letter(b"g", 0, 12, 1003, [(7, join), (11, give)]),
    "ahead": letter(b"g", 0, 5000, 4000, [(4999, b"x")]),
    "last": letter(b"h", 1, 9, 4, [(8, b"a")]),
    "own": letter(b"h", 0, 9, 1001, [(8, b"a")]),
    "highest": letter(b"g", 0, 2**64 - 1, 2**64 - 1, [(2**64 - 1, b"a")]),
    "falling": letter(b"g", 0, 9, 4, [(8, b"a"), (7, b"b")]),
    "short": letter(b"g", 0, 9, 4, [(8, b"abc")])[:-1],
    "card": b"MLC1\x00\x02ab\x00\x20" + b"k" * 32 + b"\x00\x02cd",
    "sealed": b"MLL1" + bytes(5000),
    "invitation": b"mqtts://broker.example.org:9000/2G0000-000007-5ZNZED-0ZX771-SR9D41-1NR116-4EKCBG-000000",
}.items():
    put("letter", name, data)

for name, lines in {
    "game": [b"A1", b"B2", b"a" + give, b'b{"from":0,"seat":2,"type":"tell"}', b'a{"number":2,"seat":1,"type":"take-back"}'],
    "leave": [b"A1", b'a{"seat":1,"type":"leave"}', b"B1", b"a" + give],
    "look": [b"c" + join, b'c{"type":"look"}', b"A1", b"a" + give],
    "steal": [b"A1", b"b" + join, b'b{"proof":"' + b"00" * 32 + b'","seat":1,"type":"return"}', b"B1", b"0", b"A1"],
    "twice": [b"A1", b"a" + give, b"a" + give, b'a{"command":"2","number":1,"seat":1,"type":"give"}'],
    "early": [b"a" + give, b'a{"type":"look"}', b'a{"seat":1,"type":"leave"}'],
    "other-table": [b'a{"table":"ZZZZZZZZ","type":"join","version":1}'] * 3,
    "other-version": [b'a{"table":"0123ABCD","type":"join","version":2}', b"a" + join],
    "return": [b"A1", b"0", b"A1", b"1", b"B2", b"1", b"B2"],
    "noise": [b"a{", b"b\x00\xff", b"c[]", b"d" + b"[" * 100],
    "flood": [b"a" + join] * 100,
    "both": [b"A1", b"A2", b"B1", b"a" + give, b'a{"from":0,"seat":0,"type":"tell"}'],
}.items():
    put("host", name, b"\n".join(lines) + b"\n")
