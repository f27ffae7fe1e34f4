// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Orleans
import MagisterLudi.Ui

// The seven phases of a round for the bar, the present one on gold. Where room is short the others are numbers.
Row {
    id: steps

    required property OrleansTable table
    property bool compact: false
    readonly property var phase: table.phase
    readonly property list<string> names: phase.names ?? []
    readonly property int now: phase.index ?? -1

    spacing: 4
    Accessible.role: Accessible.StaticText
    Accessible.name: now < 0 ? "" : qsTr("Phase %1 of %2: %3").arg(now + 1).arg(names.length).arg(names[now])

    UiText {
        visible: !steps.compact
        text: qsTr("Phase")
        size: 16
        color: Theme.barSoft
        rightPadding: 8
        anchors.verticalCenter: parent.verticalCenter
        Accessible.ignored: true
    }
    Repeater {
        model: steps.names.length
        Rectangle {
            id: step
            required property int index
            readonly property bool here: index === steps.now
            readonly property string words: steps.compact && !here ? index + 1 : index + 1 + " " + steps.names[index]
            width: text.implicitWidth + (steps.compact && !here ? 14 : 18)
            height: 30
            radius: Theme.radiusSlot
            color: here ? Theme.goldFill : index < steps.now ? Theme.barUp : "transparent"
            border.width: 1
            border.color: here ? Theme.goldFill : Theme.edge
            Target.name: steps.visible ? "phase:" + (steps.phase.ids?.[index] ?? index) : ""

            UiText {
                id: text
                anchors.centerIn: parent
                text: step.words
                size: 15
                font.family: Theme.sans
                font.pixelSize: 15
                bold: step.here
                color: step.here ? Theme.goldFillInk : Theme.barSoft
                Accessible.ignored: true
            }
        }
    }
}
