// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// Says that some files could not be used and leads to the list.
Item {
    id: note

    property int count: 0
    // Files of the program are concerned; games cannot be kept, so that none can be begun.
    property bool ofProgram: false
    property bool keepsNoGame: false

    signal opened

    implicitHeight: Math.max(open.implicitHeight, words.implicitHeight) + 24

    Leaf {
        anchors.fill: parent
        level: 2
        fill: Theme.rubricWash
        line: Theme.rubric

        Ico {
            id: sign
            name: "ui-problem"
            size: Theme.px(28)
            x: 18
            anchors.verticalCenter: parent.verticalCenter
        }
        UiText {
            id: words
            anchors {
                left: sign.right
                leftMargin: 14
                right: open.left
                rightMargin: 14
                verticalCenter: parent.verticalCenter
            }
            text: note.ofProgram ? qsTr("%n problem(s) found in the program’s files. Everything else works.", "", note.count)
                : note.keepsNoGame ? qsTr("No game can be started, because games cannot be saved on this device at the moment.")
                : qsTr("%n file(s) could not be used. Everything else works.", "", note.count)
            size: 17
            wrapMode: Text.WordWrap
        }
        Btn {
            id: open
            anchors {
                right: parent.right
                rightMargin: 16
                verticalCenter: parent.verticalCenter
            }
            text: qsTr("Show")
            onClicked: note.opened()
        }
    }
}
