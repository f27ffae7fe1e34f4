// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// The bar of the table with what stands in its middle: rounds and the lesson's title, or the neighbours where there is no rail.
TopBar {
    id: bar

    property bool column: false
    property bool scored: false

    Row {
        visible: !bar.dense || bar.column && bar.middle.width > width
        spacing: 24
        anchors.verticalCenter: parent.verticalCenter

        UiText {
            visible: text !== ""
            text: bar.hand.lesson ? bar.hand.lesson.title : ""
            size: 16
            color: Theme.barSoft
            anchors.verticalCenter: parent.verticalCenter
        }
        RoundChips {
            hand: bar.hand
            anchors.verticalCenter: parent.verticalCenter
        }
    }
    Neighbours {
        visible: bar.dense && !bar.scored && !bar.column
        anchors.fill: parent
        hand: bar.hand
        chips: true
    }
}
