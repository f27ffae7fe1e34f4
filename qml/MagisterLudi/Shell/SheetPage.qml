// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// A page that is one sheet of paper on the table; its content is a column that scrolls when it must.
Page {
    id: page

    default property alias content: area.content
    property int sheetWidth: 940
    property alias spacing: area.spacing
    readonly property real innerWidth: area.innerWidth

    Keys.forwardTo: [area]

    Frontispiece {
        bare: true
        room: page.height - sheet.y - sheet.height - 36
        width: page.width
        anchors.bottom: parent.bottom
    }
    Leaf {
        id: sheet
        level: 1
        y: 20
        width: Math.min(page.width - 48, Theme.px(page.sheetWidth))
        height: Math.min(area.contentHeight + 44, page.height - 40)
        anchors.horizontalCenter: parent.horizontalCenter

        ScrollArea {
            id: area
            inset: 6
            anchors {
                fill: parent
                leftMargin: 26
                rightMargin: 18
                topMargin: 22
                bottomMargin: 22
            }
        }
    }
}
