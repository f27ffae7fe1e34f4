// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// Where in the lesson: done (full), now (long), to come (open), and the same as figures.
// Dots shrink with their number; where nobody could count them any more, a bar stands for them.
Row {
    id: progress

    property int step: 1
    property int count: 1
    property real room: 160
    readonly property real barRoom: Math.max(0, room - figures.width - 10)
    readonly property real pitch: Math.min(13, barRoom / (count + 1))
    readonly property real dot: Math.min(8, pitch - 2)
    readonly property bool dotted: pitch >= 9

    spacing: 0
    Accessible.role: Accessible.ProgressBar
    Accessible.name: qsTr("Step %1 of %2").arg(step).arg(count)

    Repeater {
        model: progress.dotted ? progress.count : 0

        Item {
            id: slot
            required property int index
            readonly property bool now: index === progress.step - 1
            readonly property bool reached: index < progress.step

            width: progress.pitch * (now ? 2 : 1)
            height: figures.height

            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: slot.width - progress.pitch + progress.dot
                height: progress.dot
                radius: height / 2
                color: slot.reached ? Theme.lapis : "transparent"
                border.width: 1.4
                border.color: Theme.lapis
            }
        }
    }
    Rectangle {
        visible: !progress.dotted && width > 20
        anchors.verticalCenter: parent.verticalCenter
        width: progress.barRoom
        height: 9
        radius: 4.5
        color: "transparent"
        border.width: 1.4
        border.color: Theme.lapis

        Rectangle {
            width: Math.max(height, parent.width * progress.step / Math.max(1, progress.count))
            height: parent.height
            radius: 4.5
            color: Theme.lapis
        }
    }
    UiText {
        id: figures
        text: progress.step + "/" + progress.count
        size: 14
        soft: true
        leftPadding: 6
        Accessible.ignored: true
    }
}
