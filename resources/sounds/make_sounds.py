#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the sounds of the table from nothing but sine waves and noise: place, coin, page, bell and knock.

    python3 resources/sounds/make_sounds.py [FOLDER]

The same files come out on every machine (fixed noise, 16 bits, one channel); tests compare them with those kept here.
"""
import math
import struct
import sys
import wave
from pathlib import Path

RATE = 22050


class Noise:
    """A small generator of our own: the one of the library may change."""

    def __init__(self, seed):
        self.state = seed

    def next(self):
        self.state = (self.state * 1103515245 + 12345) & 0x7FFFFFFF
        return self.state / 0x3FFFFFFF - 1.0


def silence(seconds):
    return [0.0] * int(RATE * seconds)


def ring(into, at, frequency, loudness, decay):
    """A struck body: a sine that dies away."""
    start = int(RATE * at)
    for i in range(start, len(into)):
        t = (i - start) / RATE
        # The first millisecond rises, so that nothing clicks.
        into[i] += loudness * min(1.0, t * 1000) * math.exp(-t / decay) * math.sin(2 * math.pi * frequency * t)


def strike(into, at, loudness, decay, seed, softness):
    """The blow itself: a breath of noise; the softer, the duller."""
    noise = Noise(seed)
    start = int(RATE * at)
    low = 0.0
    for i in range(start, len(into)):
        t = (i - start) / RATE
        low += (noise.next() - low) / softness
        into[i] += loudness * math.exp(-t / decay) * low


def place():
    """Wood on wood."""
    sound = silence(0.22)
    strike(sound, 0, 0.8, 0.006, 7, 3)
    for frequency, loudness, decay in ((310, 0.5, 0.045), (720, 0.35, 0.03), (1330, 0.16, 0.018)):
        ring(sound, 0, frequency, loudness, decay)
    return sound


def coin():
    """Two coins that touch."""
    sound = silence(0.5)
    for at, loudness in ((0.0, 0.5), (0.055, 0.35)):
        for frequency, share, decay in ((2790, 1.0, 0.1), (4120, 0.7, 0.08), (6230, 0.4, 0.05), (8050, 0.2, 0.03)):
            ring(sound, at, frequency * (1.0 if at == 0 else 1.03), loudness * share * 0.5, decay)
    return sound


def page():
    """A leaf of parchment that is turned."""
    sound = silence(0.34)
    noise = Noise(23)
    low = high = 0.0
    for i in range(len(sound)):
        t = i / RATE
        value = noise.next()
        low += (value - low) / 2.5
        high += (low - high) / 14
        rise = math.sin(math.pi * min(1.0, t / 0.34)) ** 2
        crackle = 0.75 + 0.25 * math.sin(2 * math.pi * 31 * t) * math.sin(2 * math.pi * 7 * t)
        sound[i] = 0.55 * rise * crackle * (low - high)
    return sound


def bell():
    """A small bell at the end of a round."""
    sound = silence(1.6)
    for partial, loudness, decay in ((0.5, 0.25, 0.6), (1.0, 0.5, 0.5), (1.19, 0.3, 0.4), (1.5, 0.2, 0.3), (2.0, 0.28, 0.25), (2.67, 0.12, 0.15)):
        ring(sound, 0, 587.3 * partial, loudness, decay)
    return sound


def knock():
    """A low knock: that cannot be done."""
    sound = silence(0.3)
    for at, loudness in ((0.0, 0.7), (0.11, 0.5)):
        strike(sound, at, loudness * 0.4, 0.012, 41, 9)
        ring(sound, at, 118, loudness, 0.05)
        ring(sound, at, 205, loudness * 0.4, 0.03)
    return sound


def write(path, sound):
    fade = int(RATE * 0.01)
    for i in range(fade):
        sound[-1 - i] *= i / fade
    loudest = max(abs(value) for value in sound)
    with wave.open(str(path), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        # A third of what is possible: quiet even at full volume.
        out.writeframes(b"".join(struct.pack("<h", round(value / loudest * 10900)) for value in sound))


def main():
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent
    for make in (place, coin, page, bell, knock):
        write(folder / (make.__name__ + ".wav"), make())


if __name__ == "__main__":
    main()
