// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Lessons
import MagisterLudi.Ui

// The lesson of a whole table rests: everybody reads in one sentence of their own language where it stands.
Overlay {
    id: pause

    required property LessonPlayer lesson
    property var people: []

    signal leaveWanted

    function begin() {
        people = lesson.whereWeAre();
        open = true;
    }

    title: qsTr("Pause")
    closeName: qsTr("Continue")
    z: 120

    Repeater {
        model: pause.people

        Row {
            id: line
            required property var modelData
            width: parent?.width ?? 0
            spacing: 10
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.name + ": " + modelData.sentence

            Ico {
                id: shield
                name: "shield-" + line.modelData.tincture
                size: Theme.px(26)
            }
            Column {
                width: line.width - shield.width - line.spacing

                UiText {
                    width: parent.width
                    text: line.modelData.name
                    size: 16
                    bold: true
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                UiText {
                    width: parent.width
                    text: line.modelData.sentence
                    size: 18
                    wrapMode: Text.WordWrap
                    Accessible.ignored: true
                }
            }
        }
    }
    Flow {
        width: parent.width
        spacing: 12
        topPadding: 8

        Btn {
            kind: "primary"
            text: qsTr("Continue")
            Target.name: pause.open ? "pause:continue" : ""
            onClicked: pause.close()
        }
        Btn {
            text: qsTr("Leave the lesson")
            detail: qsTr("The lesson keeps its place: you can go on from here another day.")
            Target.name: pause.open ? "pause:leave" : ""
            onClicked: {
                pause.close();
                pause.leaveWanted();
            }
        }
    }
}
