# SPDX-License-Identifier: GPL-3.0-or-later
"""Does what the script beside it says, through the tree that screen readers use: desktop.py SAVED_GAME [again]."""
import os
import pathlib
import signal
import subprocess
import sys
import time

import pyatspi
from gi.repository import Atspi, Gio, GLib

SAVED_GAME = sys.argv[1]
AGAIN = sys.argv[2:] == ["again"]
TYPE = "application/x-magister-ludi-game"
# What the first steps of the first lesson say; the second one asks for a move.
FIRST_STEP = "Over six rounds you bring citizens to safety"
SECOND_STEP = "from your estate may go to any free hex"
THIRD_STEP = "the nun joins your estate"
SHELF = pathlib.Path(os.environ["HOME"], ".local/share/magister-ludi/magister-ludi/games")


def uncached(application):
    """Descriptions change without the client's cache being told."""
    Atspi.Accessible.set_cache_mask(application, Atspi.Cache.NONE)
    return application


def wait_for(what, told, seconds=300):
    """What what() gives as soon as that is true."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        try:
            found = what()
        except GLib.Error:
            found = None  # the tree changes while it is walked
        if found:
            return found
        time.sleep(0.2)
    names = sorted({one.name for one in things() if one.name})
    raise SystemExit(f"waited in vain for {told}; there is: {names[:200]}")


def program():
    desktop = pyatspi.Registry.getDesktop(0)
    every = [desktop.getChildAtIndex(i) for i in range(desktop.childCount)]
    ours = (one for one in every if one and one.name.lower().replace(" ", "-") == "magister-ludi" and one.childCount)
    return next((uncached(one) for one in ours), None)


def things(under=None):
    """All that is showing, in reading order."""
    top = under or program()
    for i in range(top.childCount if top else 0):
        child = top.getChildAtIndex(i)
        if child and child.getState().contains(pyatspi.STATE_SHOWING):
            yield child
            yield from things(child)


def button(*names):
    return next((one for one in things() if one.getRole() == pyatspi.ROLE_PUSH_BUTTON and one.name in names), None)


def marked(number):
    """The thing on the table that the lesson has put this mark on."""
    return next((one for one in things() if (one.description or "").startswith(f"Mark {number} of the lesson")), None)


def act(found, called):
    try:
        if not found.queryAction().doAction(0):
            raise SystemExit(f"{called} cannot be pressed")
    except GLib.Error:
        pass  # it answers when what it opens stands, which may take longer on a busy machine; that is waited for
    print("pressed:", called, flush=True)


def press(*names):
    called = " or ".join(names)
    act(wait_for(lambda: button(*names), f"a button called {called}"), called)


def do_first_steps():
    press("Start")
    wait_for(lambda: is_said(FIRST_STEP), "the first step of the first lesson")
    print("the first step of the first lesson is shown", flush=True)
    for _ in range(20):
        if is_said(SECOND_STEP):
            break
        press("Next", "Continue", "Next part")
        time.sleep(1)
    # Mark 1 lies on the lieutenants at home, which are not asked for one by one; mark 2 on where one of them goes.
    act(wait_for(lambda: marked(2), "mark 2 on the table"), "what has mark 2")
    wait_for(lambda: is_said(THIRD_STEP), "the step after the move that was asked for")
    print("the move that the lesson asked for was made", flush=True)


def is_said(text):
    return any(text in (one.name or "") for one in things())


def main():
    Atspi.set_timeout(20000, 60000)  # milliseconds
    entry = Gio.AppInfo.get_default_for_type(TYPE, False)
    if entry is None:
        raise SystemExit(f"nothing opens {TYPE}")
    subprocess.run(["gio", "launch", entry.get_filename()], check=True)
    application = wait_for(program, "a window")
    print("started by", entry.get_filename(), flush=True)

    if AGAIN:
        press("Learn")
        press("Continue")
        wait_for(lambda: is_said(THIRD_STEP), "the lesson where it was left")
        print("the lesson goes on where it was left", flush=True)
    else:
        press("English")  # a household that has not chosen a language is asked for it
        press("Learn")
        do_first_steps()

    subprocess.run(["gio", "open", SAVED_GAME], check=True)
    wait_for(lambda: len(list(SHELF.glob("*.game"))) == 1, "the game on the shelf")
    wait_for(lambda: not is_said(THIRD_STEP), "its table in place of the lesson's")
    print("the saved game was opened by its type", flush=True)
    os.kill(application.get_process_id(), signal.SIGTERM)
    for game in SHELF.glob("*.game"):
        subprocess.run(["magister-cli", "verify", str(game)], check=True)


main()
