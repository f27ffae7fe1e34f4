// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// A track of the board in the column: its sign and its name, and below them its spaces in as many lines as it takes.
Item {
    id: block

    property string title
    property string sign
    property string note
    // Stands behind the name.
    property alias heading: head.data
    default property alias cells: flow.data

    width: parent?.width ?? 0
    height: body.height + 20

    Leaf {
        anchors.fill: parent
        level: 2
    }
    Column {
        id: body
        x: 14
        y: 8
        width: parent.width - 28
        spacing: 6

        Row {
            id: head
            spacing: 8
            Ico {
                name: block.sign
                size: Theme.px(34)
            }
            UiText {
                text: block.title
                size: 18
                bold: true
                anchors.verticalCenter: parent.verticalCenter
            }
            UiText {
                text: block.note
                size: 17
                soft: true
                anchors.verticalCenter: parent.verticalCenter
            }
        }
        Flow {
            id: flow
            width: parent.width
            spacing: 6
        }
    }
}
