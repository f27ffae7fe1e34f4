// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import MagisterLudi.Ui
import MagisterLudi.Teaching
import MagisterLudi.Test

// A lesson over a stand-in table, for the tests of its cards and of their places.
TestCase {
    id: stage

    readonly property Item root: stage
    readonly property alias table: table
    readonly property alias lesson: lesson
    readonly property alias overlay: overlay
    readonly property alias rules: rules
    readonly property alias sights: sights
    readonly property alias lefts: lefts
    readonly property alias nexts: nexts
    readonly property alias playOns: playOns
    readonly property alias firstGames: firstGames

    when: windowShown
    width: 1280
    height: 800
    visible: true

    readonly property var doStep: ({ kind: "do", stepTitle: "Choose a hex", text: "From {1} your estate.", task: "Go to {2} B2.", targets: ["seat:1/estate", "hex:B2"],
                                     ruleId: "messina.move.estate-anywhere", ruleNumber: "3.1", ruleTitle: "From the estate anywhere" })
    readonly property var askStep: ({ kind: "ask", stepTitle: "Count", text: "Look at the hexes.", task: "How many?", targets: ["hex:D1"],
                                      options: [{ id: "none", text: "None" }, { id: "one", text: "One" }, { id: "two", text: "Two" }] })

    function initTestCase() {
        Theme.motion = "off";
    }
    function init() {
        table.clicked = [];
        lesson.load({ stepTitle: "blank" });
        rules.clear();
        sights.clear();
        lefts.clear();
        playOns.clear();
        firstGames.clear();
        wait(60);
    }
    function focused(): string {
        const item = root.Window.window.activeFocusItem;
        return item ? item.label ?? "" : "";
    }
    // Until the card has come to rest.
    function show(step: var) {
        lesson.load(step);
        // It looks for its place only when what it points at has come into sight.
        let last = "";
        for (let i = 0, same = 0; i < 60 && same < 4; ++i) {
            wait(50);
            const now = JSON.stringify(box(only("StepCard") ?? only("EndCard"))) + overlay.cardWidth;
            same = now === last ? same + 1 : 0;
            last = now;
        }
    }
    function all(item, type) {
        let found = String(item).startsWith(type + "_") ? [item] : [];
        for (let i = 0; i < item.children.length; ++i)
            found = found.concat(all(item.children[i], type));
        return found;
    }
    function only(type) {
        return all(overlay, type).filter(item => item.visible)[0] ?? null;
    }
    function box(item) {
        return item.mapToItem(root, 0, 0, item.width, item.height);
    }
    function meet(a, b) {
        return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
    }

    MockTable {
        id: table
        anchors.fill: parent
    }
    ShownLesson {
        id: lesson
    }
    LessonOverlay {
        id: overlay
        anchors.fill: parent
        lesson: lesson
        scene: table
        brightItems: [table.topBar, table.promptBar]
    }
    SignalSpy {
        id: rules
        target: overlay
        signalName: "ruleWanted"
    }
    SignalSpy {
        id: sights
        target: overlay
        signalName: "sightWanted"
    }
    SignalSpy {
        id: lefts
        target: overlay
        signalName: "lessonLeft"
    }
    SignalSpy {
        id: nexts
        target: overlay
        signalName: "nextWanted"
    }
    SignalSpy {
        id: playOns
        target: overlay
        signalName: "playOnWanted"
    }
    SignalSpy {
        id: firstGames
        target: overlay
        signalName: "firstGameWanted"
    }
}
