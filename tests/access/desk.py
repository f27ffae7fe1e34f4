# SPDX-License-Identifier: GPL-3.0-or-later
"""The running program as a screen reader meets it: a display and a home of its own, and the accessible tree over AT-SPI."""
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as xml

import pyatspi
from gi.repository import Atspi, GLib

TRANSLATIONS = os.path.join(os.path.dirname(__file__), "..", "..", "translations", "ui")


def in_session_of_its_own():
    """Runs this same program once more inside a session bus of its own, and ends with what it ends with.

    The accessibility bus listens at a path in the runtime folder, and where there is none, in the cache of whoever is
    logged in: two tests at the same time would take it from each other.
    """
    if "MAGISTER_ACCESS_SESSION" in os.environ:
        return
    # The bus may still be closing its socket when its program has ended, so what is left then may stay.
    with tempfile.TemporaryDirectory(prefix="magister-bus-", ignore_cleanup_errors=True) as runtime:
        environment = dict(os.environ, XDG_RUNTIME_DIR=runtime, MAGISTER_ACCESS_SESSION="1")
        command = ["dbus-run-session", "--", sys.executable, "-B", *sys.argv]
        status = subprocess.run(command, env=environment, check=False).returncode
    sys.exit(status)


class Words:
    """The sentences of the program in one language, read from its catalogue: a test finds things by what is spoken."""

    def __init__(self, language):
        self.sentences = {}
        tree = xml.parse(os.path.join(TRANSLATIONS, f"magister_{language}.ts"))
        for context in tree.getroot().iter("context"):
            for message in context.iter("message"):
                translation = message.find("translation")
                text = translation.text if translation.find("numerusform") is None else translation.find("numerusform").text
                source = message.find("source").text
                self.sentences[context.find("name").text, source] = text or source

    def __call__(self, context, source):
        """The sentence in the language; an unknown one is an error, so that no test looks for what nobody says."""
        return self.sentences[context, source]

    def begins(self, context, source):
        """The sentence up to its first argument."""
        return re.split(r"%[1-9n]", self(context, source))[0].strip()


class Heard:
    """Events in the order in which they came: kind, name and role of the thing, and its states for a focus."""

    KINDS = {"object:state-changed:showing": "shown", "object:state-changed:focused": "focused",
             "object:property-change:accessible-value": "value"}

    def __init__(self):
        self.events = []
        pyatspi.Registry.registerEventListener(self._hear, *self.KINDS)

    def _hear(self, event):
        kind = next((short for long, short in self.KINDS.items() if str(event.type).startswith(long)), None)
        if kind is None or (kind in ("shown", "focused") and not event.detail1):
            return
        try:
            event.source.clear_cache()
            self.events.append((kind, event.source.name or "", event.source.getRole()))
        except GLib.Error:
            pass  # It has gone already, which a screen reader cannot speak of either.

    def forget(self):
        pump(0.05)
        self.events.clear()

    def announced(self):
        """What a screen reader speaks without being asked: notifications that came into sight."""
        return [name for kind, name, role in self.events if kind == "shown" and role == pyatspi.ROLE_NOTIFICATION]

    def focused(self):
        return [(name, role) for kind, name, role in self.events if kind == "focused"]


def pump(seconds):
    """Lets events come in."""
    context = GLib.MainContext.default()
    until = time.monotonic() + seconds
    while True:
        while context.pending():
            context.iteration(False)
        if time.monotonic() >= until:
            return
        time.sleep(0.005)


def wait_for(what, seconds=6.0):
    """What what() gives as soon as that is true; None if it does not come in time."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        try:
            found = what()
        except GLib.Error:
            found = None  # The tree changes while it is walked.
        if found:
            return found
        pump(0.03)
    return None


class Desk:
    """Display, program and tree. Everything ends with close()."""

    def __init__(self, program, language, size="1280x800"):
        self.home = tempfile.mkdtemp(prefix="magister-access-")
        self.display, self.server = self._display(size)
        self.environment = dict(os.environ, DISPLAY=self.display, QT_QPA_PLATFORM="xcb", QT_QUICK_BACKEND="software",
                                QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1", QT_FONT_DPI="96", QT_SCALE_FACTOR="1", LC_ALL="C.UTF-8",
                                XDG_CONFIG_HOME=f"{self.home}/config", XDG_DATA_HOME=f"{self.home}/data",
                                XDG_CACHE_HOME=f"{self.home}/cache", XDG_RUNTIME_DIR=f"{self.home}/run")
        os.mkdir(f"{self.home}/run", 0o700)
        settings = f"{self.home}/config/magister-ludi/magister-ludi"
        os.makedirs(settings)
        with open(f"{settings}/settings.ini", "w", encoding="utf-8") as file:
            file.write(f"[household]\nlanguage={language}\nmotion=off\naskBeforeEnding=false\ntips=false\n[table]\ndealing=once\n")
        Atspi.set_timeout(10000, 20000)  # a page that is laid out answers when it stands
        self.heard = Heard()
        self.complaints = open(f"{self.home}/stderr", "w+", encoding="utf-8")
        self.program = subprocess.Popen([program], env=self.environment, stderr=self.complaints)
        self.window = wait_for(self._window, 20)
        if self.window is None:
            raise RuntimeError("the program does not show itself to assistive tools")

    @staticmethod
    def _display(size):
        read, write = os.pipe()
        server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size}x24", "-nolisten", "tcp"],
                                  pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as number:
            return ":" + number.readline().strip(), server

    def _window(self):
        desktop = pyatspi.Registry.getDesktop(0)
        for i in range(desktop.childCount):
            application = desktop.getChildAtIndex(i)
            if application and application.get_process_id() == self.program.pid and application.childCount:
                Atspi.Accessible.set_cache_mask(application, Atspi.Cache.NONE)
                return application.getChildAtIndex(0)
        return None

    def close(self):
        self.program.terminate()
        self.program.wait(10)
        self.server.terminate()
        self.server.wait(10)
        shutil.rmtree(self.home)

    def warnings(self):
        """What the program has said on standard error so far."""
        with open(self.complaints.name, encoding="utf-8") as file:
            return file.read()

    def things(self, wanted=lambda thing: True, under=None):
        """All accessible things that are showing and wanted, in reading order."""
        found = []

        def walk(thing):
            for i in range(thing.childCount):
                child = thing.getChildAtIndex(i)
                if child is None or not showing(child):
                    continue
                if wanted(child):
                    found.append(child)
                # Each question to the program takes its time, and there is nothing inside a button.
                if child.getRole() != pyatspi.ROLE_PUSH_BUTTON:
                    walk(child)

        walk(under or self.window)
        return found

    def find(self, name, roles=None, seconds=6.0):
        """The thing of that name, which may go on: waits for it; raises when there is none."""
        def look():
            fits = self.things(lambda thing: (thing.name or "").startswith(name) and (not roles or thing.getRole() in roles))
            return sorted(fits, key=lambda thing: len(thing.name))[0] if fits else None
        found = wait_for(look, seconds)
        if found is None:
            names = sorted({thing.name for thing in self.things() if thing.name})
            raise AssertionError(f"nothing is called “{name}”; there is: {names[:80]}")
        return found

    def press(self, name, roles=None):
        act(self.find(name, roles))

    def key(self, *names):
        subprocess.run(["xdotool", "key", *names], env=self.environment, check=True)
        pump(0.1)

    def type(self, text):
        subprocess.run(["xdotool", "type", "--delay", "20", text], env=self.environment, check=True)
        pump(0.1)


def showing(thing):
    return thing.getState().contains(pyatspi.STATE_SHOWING)


def has_state(thing, state):
    return thing.getState().contains(state)


def act(thing):
    """Does the first action, as a screen reader does."""
    if not thing.queryAction().doAction(0):
        raise AssertionError(f"“{thing.name}” does not take its first action")
    pump(0.12)


def run(tests, program, language, totals):
    """Runs the tests one after the other on one desk; the last line is what packaging/test counts."""
    lines, failed = [], 0
    desk = Desk(program, language)
    try:
        for test in tests:
            began = time.monotonic()
            try:
                test(desk, Words(language))
                lines.append(f"PASS   : {test.__name__}({language}) {time.monotonic() - began:.1f} s")
            except Exception as problem:  # whatever goes wrong, the other tests are run and counted
                failed += 1
                lines.append(f"FAIL!  : {test.__name__}({language}) {type(problem).__name__}: {problem}")
            print(lines[-1], flush=True)
    finally:
        if desk.warnings():
            print(desk.warnings())
        desk.close()
    lines.append(f"Totals: {len(tests) - failed} passed, {failed} failed, 0 skipped, 0 blacklisted")
    print(lines[-1])
    with open(totals, "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
    sys.exit(1 if failed else 0)
