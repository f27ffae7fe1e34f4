// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// A section of the column: its heading, and its rows one below the other.
Zone {
    id: section

    required property Hand hand
    property int count: 0
    property string note
    default property alias rows: list.data

    height: list.height

    Column {
        id: list
        width: section.width
        spacing: 8

        PanelTitle {
            width: parent.width
            size: 20
            text: section.label
            note: section.note
        }
    }
}
