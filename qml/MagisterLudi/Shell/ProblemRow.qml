// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// One thing that is wrong: the file, the place in it, and what was expected there.
Item {
    id: row

    required property string file
    required property string place
    required property string expected

    implicitHeight: words.height + 28
    Accessible.role: Accessible.ListItem
    Accessible.name: file + ". " + (place === "" ? "" : place + ". ") + Theme.capital(expected)

    Leaf {
        anchors.fill: parent
        level: 2

        Rectangle {
            x: 1
            y: 1
            width: 8
            height: parent.height - 2
            radius: 4
            color: Theme.rubric
        }
        Column {
            id: words
            x: 24
            y: 14
            width: parent.width - 2 * x
            spacing: 6

            UiText {
                width: parent.width
                text: Theme.capital(row.expected)
                size: 18
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
            UiText {
                width: parent.width
                text: row.file
                size: 15
                bold: true
                soft: true
                wrapMode: Text.WrapAnywhere
                Accessible.ignored: true
            }
            UiText {
                visible: row.place !== ""
                width: parent.width
                text: row.place
                size: 15
                soft: true
                wrapMode: Text.WrapAnywhere
                Accessible.ignored: true
            }
        }
    }
}
