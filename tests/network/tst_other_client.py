#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A game of each game between the host and the client in another language, whole or so many commands of it:
tst_other_client.py MAGISTER_CLI [STEPS]"""
import os
import pathlib
import subprocess
import sys
import tempfile

CLI, STEPS, HERE = sys.argv[1], sys.argv[2:], pathlib.Path(__file__).parent


def play(game):
    with tempfile.TemporaryDirectory() as folder:
        host = subprocess.Popen(
            [CLI, "host", "--folder", folder, "--game", game, "--players", "2", "--listen", "127.0.0.1",
             "--identity", os.path.join(folder, "identity.pem")], stdout=subprocess.PIPE, text=True)
        try:
            code = ""
            for line in host.stdout:
                if line.startswith("table "):
                    code = line.split()[4]
                if line.startswith("listening "):
                    break
            guests = [subprocess.Popen([sys.executable, "-B", str(HERE / "guest.py"), code, str(seat), str(seat), *STEPS],
                                       stdout=subprocess.PIPE, text=True) for seat in (1, 2)]
            outputs = [guest.communicate(timeout=900)[0].splitlines() for guest in guests]
            assert all(guest.returncode == 0 for guest in guests), [guest.returncode for guest in guests]
        finally:
            host.kill()
            host.wait()
        done = sum(line.startswith("done ") for lines in outputs for line in lines)
        ends = {int(lines[-1].split()[1]) for lines in outputs}
        # Where a game is left before its end, somebody may still have given a command at the same time as the other.
        assert min(ends) >= 50 and done >= 50, (done, ends)
        assert STEPS or ends == {done}, (done, ends)
        saved = next(pathlib.Path(folder).glob("*.game"))
        verified = subprocess.run([CLI, "verify", str(saved)], capture_output=True, text=True, check=True)
        print(f"{game}: {done} commands by two guests in Python, {verified.stdout.split(':', 1)[1].strip().split(', hash')[0]}")


for each in ("messina", "orleans"):
    play(each)
