// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// In the place of rows: none fits the filter of a section, and here is the way back to all of them.
Flow {
    id: nothing

    signal allWanted

    spacing: 16

    UiText {
        text: qsTr("Nothing fits this filter now.")
        size: 18
        height: Math.max(implicitHeight, all.height)
        verticalAlignment: Text.AlignVCenter
        width: Math.min(implicitWidth, nothing.width)
        wrapMode: Text.WordWrap
    }
    Btn {
        id: all
        text: qsTr("Show all")
        onClicked: nothing.allWanted()
    }
}
