// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game
import MagisterLudi.Ui

// Leafs through the game in the place of the prompt: play, pause, single steps, the slider, and trying out from here.
Item {
    id: bar

    readonly property bool arrowKeys: true
    required property Table table
    property bool dense: false
    // What is shown, in words.
    property string spoken
    readonly property int shown: table?.pastStep ?? 0
    readonly property int steps: table?.steps ?? 0
    // Something can be tried out from here.
    property bool canTry: true
    property bool playing: false
    property bool quick: false

    signal closed
    signal tryAsked

    function enter() {
        slider.item?.forceActiveFocus(Qt.TabFocusReason);
    }
    function listen(slider: var) {
        slider.chosen.connect(bar.go);
    }
    // By hand: whoever leafs does not want it to run on.
    function go(step: int) {
        playing = false;
        table.showStep(step);
    }
    function play() {
        if (!playing && shown >= steps)
            table.showStep(0);
        playing = !playing && steps > 0;
    }

    implicitHeight: Math.max(dense ? 58 : 66, slider.implicitHeight + 12)
    onVisibleChanged: playing = false
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Game history")

    // With motion off the positions follow one another all the same, but nothing flies.
    Timer {
        interval: bar.quick ? 300 : Theme.motion === "short" ? 500 : 900
        repeat: true
        running: bar.playing
        onTriggered: {
            bar.table.showStep(bar.shown + 1);
            if (bar.shown >= bar.steps)
                bar.playing = false;
        }
    }
    Leaf {
        anchors.fill: parent
        level: 2
        line: Theme.edge
    }
    Row {
        id: left
        x: 10
        spacing: bar.dense ? 2 : 6
        anchors.verticalCenter: parent.verticalCenter

        Btn {
            icon: bar.playing ? "ui-pause" : "ui-run"
            label: bar.playing ? qsTr("Pause") : qsTr("Replay the game")
            minHeight: 38
            ringReach: 2
            onClicked: bar.play()
            Target.name: "button:play-back"
        }
        Btn {
            text: bar.quick ? "2\u00D7" : "1\u00D7"
            label: bar.quick ? qsTr("Fast; press for normal speed") : qsTr("Normal speed; press for fast")
            kind: "quiet"
            minHeight: 38
            ringReach: 2
            onClicked: bar.quick = !bar.quick
            Target.name: "button:speed"
        }
        Btn {
            kind: "quiet"
            icon: "ui-back"
            label: qsTr("One move back")
            available: bar.shown > 0
            minHeight: 38
            ringReach: 2
            onClicked: bar.go(bar.shown - 1)
            Target.name: "button:step-back"
        }
    }
    // By its file: the slider needs a library of its own, of 2 MiB, that is read when the history is opened.
    Loader {
        id: slider
        x: left.x + left.width + 8
        width: right.x - x - 8
        height: parent.height - 8
        anchors.verticalCenter: parent.verticalCenter
        Component.onCompleted: setSource(Qt.resolvedUrl("TimeSlider.qml"), { table: Qt.binding(() => bar.table), spoken: Qt.binding(() => bar.spoken) })
        onLoaded: bar.listen(item)
    }
    Row {
        id: right
        anchors.right: parent.right
        anchors.rightMargin: 10
        anchors.verticalCenter: parent.verticalCenter
        spacing: bar.dense ? 2 : 6

        Btn {
            kind: "quiet"
            icon: "ui-next"
            label: qsTr("One move forward")
            available: bar.shown < bar.steps
            minHeight: 38
            ringReach: 2
            onClicked: bar.go(bar.shown + 1)
            Target.name: "button:step-on"
        }
        Btn {
            visible: bar.canTry && !bar.table?.trying
            text: qsTr("Try out from here")
            icon: bar.dense ? "" : "quill"
            key: "T"
            size: 15
            minHeight: 38
            ringReach: 2
            available: !(bar.table?.over ?? false)
            onClicked: bar.tryAsked()
            Target.name: visible ? "button:try" : ""
        }
        Btn {
            kind: "quiet"
            icon: "ui-cross"
            label: qsTr("Close the game history")
            minHeight: 38
            ringReach: 2
            onClicked: bar.closed()
            Target.name: "button:history-close"
        }
    }
}
