#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Another client, after app/network/PROTOCOL.md alone: joins a table by its code, takes the seats named and plays legal
commands at random until the game is over, or so many commands stand.

guest.py CODE SEAT[,SEAT] [RANDOM-SEED [STEPS]]

Prints "done SEAT NUMBER COMMAND" for each acknowledged command and at the end "over STEPS EVENTS". The keys of its seats are
kept for this run only."""
import asyncio
import hashlib
import hmac
import ipaddress
import json
import random
import secrets
import ssl
import sys

import websockets

DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def read_code(text):
    letters = text.upper().replace("-", "").replace(" ", "").translate(str.maketrans("OIL", "011"))
    value = int("".join(f"{DIGITS.index(letter):05b}" for letter in letters), 2)
    size = len(letters) * 5 // 8
    data = (value >> (len(letters) * 5 - size * 8)).to_bytes(size, "big")
    body, check = data[:-2], data[-2:]
    if hashlib.sha256(body).digest()[:2] != check:
        sys.exit("that is no join code")
    width = {0x14: 4, 0x16: 16}[body[0]]
    address = str(ipaddress.ip_address(body[1 : 1 + width]))
    port = int.from_bytes(body[1 + width : 3 + width], "big")
    pin, table = body[3 + width : 19 + width], body[19 + width :]
    bits = f"{int.from_bytes(table, 'big'):040b}"
    return address, port, pin, "".join(DIGITS[int(bits[i : i + 5], 2)] for i in range(0, 40, 5))


def mac(key, text):
    return hmac.new(key, text, hashlib.sha256).digest()


class Guest:
    def __init__(self, code, seats, seed, steps):
        self.address, self.port, self.pin, self.table = read_code(code)
        self.keys = {seat: secrets.token_bytes(32) for seat in seats}
        self.random = random.Random(seed)
        self.steps = steps
        self.next = {}
        self.waiting = {}
        self.positions = {}
        self.events = []

    async def send(self, type_, **members):
        await self.socket.send(json.dumps({"type": type_, **members}))

    async def take(self, seat):
        place = f"magister-ludi seat 1\n{self.table}\n{seat}\n".encode()
        client = mac(self.keys[seat], place)
        stored = hashlib.sha256(client).digest()
        signature = mac(stored, place + self.fingerprint + self.challenge)
        proof = bytes(a ^ b for a, b in zip(client, signature))
        await self.send("take", seat=seat, name="Python", hash=stored.hex(), proof=proof.hex())

    async def play(self):
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.minimum_version = ssl.TLSVersion.TLSv1_3
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE  # the pin is compared below
        host = f"[{self.address}]" if ":" in self.address else self.address
        async with websockets.connect(f"wss://{host}:{self.port}/", ssl=context, max_size=1 << 20, compression=None) as self.socket:
            certificate = self.socket.transport.get_extra_info("ssl_object").getpeercert(binary_form=True)
            self.fingerprint = hashlib.sha256(certificate).digest()
            if not self.fingerprint.startswith(self.pin):
                sys.exit("another host answers at that address")
            async for text in self.socket:
                if await self.hear(json.loads(text)):
                    return

    async def hear(self, message):
        seat = message.get("seat")
        kind = message["type"]
        if kind == "welcome":
            assert 1 in message["versions"]
            self.challenge = bytes.fromhex(message["challenge"])
            await self.send("join", version=1, table=self.table)
        elif kind == "table":
            assert all(set(each) == {"name", "tincture", "presence"} for each in message["seats"])
            for each in [each for each in self.keys if each not in self.next]:
                self.next[each] = 0
                await self.take(each)
        elif kind == "seat":
            self.next[seat] = message["next"]
        elif kind == "done":
            print("done", seat, message["number"], self.waiting.pop(seat), flush=True)
        elif kind == "position":
            self.positions[seat], self.next[seat] = message, message["next"]
            if not self.is_over(message):
                await self.act(message)
            elif all(map(self.is_over, self.positions.values())) and len(self.positions) == len(self.keys):
                self.events = []
                await self.send("tell", seat=seat, **{"from": 0})
        elif kind == "events":
            self.events += message["events"]
            if len(self.events) < self.positions[seat]["events"]:
                await self.send("tell", seat=seat, **{"from": len(self.events)})
            else:
                print("over", self.positions[seat]["step"], len(self.events), flush=True)
                return True
        elif kind == "refused":
            sys.exit(f"a listed command was refused: {message}")
        elif kind == "error":
            sys.exit(f"error: {message}")
        return False

    def is_over(self, position):
        return position["over"] or position["step"] >= self.steps

    async def act(self, position):
        seat = position["seat"]
        if seat in self.waiting or seat not in position["asked"] or not position["commands"]:
            return
        self.waiting[seat] = self.random.choice(position["commands"])
        await self.send("give", seat=seat, number=self.next[seat], command=self.waiting[seat])


if __name__ == "__main__":
    seats = [int(each) for each in sys.argv[2].split(",")]
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    steps = int(sys.argv[4]) if len(sys.argv) > 4 else sys.maxsize
    asyncio.run(Guest(sys.argv[1], seats, seed, steps).play())
