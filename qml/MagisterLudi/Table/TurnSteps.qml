// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// The steps of a turn: done ones ticked, the present one on gold. compact: only the present one has its name.
Row {
    id: steps

    property int now: 0
    property bool compact: false
    // Says a sentence in the language of whoever has to act.
    required property InputController input
    // In that language.
    required property list<string> names

    visible: now > 0 && now <= names.length
    spacing: 2
    Target.name: visible ? "steps" : ""
    Accessible.role: Accessible.StaticText
    Accessible.name: visible ? input.say("TurnSteps", QT_TRANSLATE_NOOP("TurnSteps", "Step %1 of %2: %3")).arg(now).arg(names.length).arg(names[now - 1]) : ""

    Repeater {
        model: steps.names.length
        Item {
            id: step

            required property int index
            readonly property bool here: index + 1 === steps.now
            readonly property bool done: index + 1 < steps.now
            width: here || !steps.compact ? row.implicitWidth + 18 : 28
            height: 38
            Target.name: steps.visible ? "step:" + (index + 1) : ""

            Rectangle {
                anchors.fill: parent
                radius: 5
                color: step.here ? Theme.goldWash : "transparent"
                border.width: step.here ? 1.5 : 0
                border.color: Theme.gold
            }
            Row {
                id: row
                anchors.centerIn: parent
                spacing: 6

                Rectangle {
                    width: 22
                    height: 22
                    radius: 11
                    anchors.verticalCenter: parent.verticalCenter
                    color: step.done ? Theme.verdigris : step.here ? Theme.goldInk : "transparent"
                    border.width: step.done || step.here ? 0 : 1.5
                    border.color: Theme.edge

                    Text {
                        anchors.centerIn: parent
                        text: step.done ? "\u2713" : step.index + 1
                        font.family: step.done ? "DejaVu Sans" : Theme.sans
                        font.bold: true
                        font.pixelSize: step.done ? 13 : 14
                        color: step.done || step.here ? Theme.voiceInk : Theme.inkMute
                    }
                }
                UiText {
                    visible: step.here || !steps.compact
                    text: steps.names[step.index] ?? ""
                    size: 15
                    bold: step.here
                    color: step.here ? Theme.ink : Theme.inkMute
                    anchors.verticalCenter: parent.verticalCenter
                    Accessible.ignored: true
                }
            }
        }
    }
}
