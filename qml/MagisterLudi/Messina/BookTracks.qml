// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Game.Messina
import MagisterLudi.Table
import MagisterLudi.Ui

// The three books, one row each; the longest has fourteen spaces.
Zone {
    id: books

    required property InputController input
    readonly property MessinaTable table: input.table as MessinaTable
    property bool dense: false
    readonly property int labelWidth: dense ? 106 : 124
    readonly property real cell: (width - 2 * pad - labelWidth) / 14
    readonly property int pad: dense ? 5 : 9

    label: qsTr("Books")

    Leaf {
        anchors.fill: parent
        level: 1
    }
    Repeater {
        model: books.table.books
        BookTrack {
            required property int index
            input: books.input
            zone: books
            labelWidth: books.labelWidth
            cell: books.cell
            x: books.pad
            y: books.pad - 1 + index * (books.height - 2 * books.pad + 4) / 3
            height: (books.height - 2 * books.pad + 4) / 3 - 4
        }
    }
}
