// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// The bar of the table with what stands in its middle: how far the game is and the lesson's title, or the neighbours
// where there is no rail.
TopBar {
    id: bar

    Row {
        // Where the line of a change of seat lies, nothing looks out from below it.
        visible: bar.dense ? bar.shared.column && bar.middle.width - bar.shared.barTaken > width : !bar.shared.lined
        spacing: 24
        anchors.verticalCenter: parent.verticalCenter

        UiText {
            visible: text !== ""
            text: bar.shared.lesson ? bar.shared.lesson.title : ""
            size: 16
            color: Theme.barSoft
            anchors.verticalCenter: parent.verticalCenter
        }
        Hook {
            source: bar.parts.shared ? bar.parts.progress : null
            width: implicitWidth
            height: implicitHeight
            anchors.verticalCenter: parent.verticalCenter
        }
    }
    Hook {
        visible: bar.dense && !bar.shared.scored && !bar.shared.column
        anchors.fill: parent
        anchors.rightMargin: bar.shared.barTaken
        source: bar.parts.shared ? bar.parts.neighbours : null
    }
}
