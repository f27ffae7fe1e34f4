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

    Leaf {
        level: 1
        y: 20
        width: Math.min(page.width - 48, Theme.px(page.sheetWidth))
        height: Math.min(area.contentHeight + 56, page.height - 40)
        anchors.horizontalCenter: parent.horizontalCenter

        ScrollArea {
            id: area
            foot: 4
            anchors {
                fill: parent
                leftMargin: 32
                rightMargin: 24
                topMargin: 28
                bottomMargin: 28
            }
        }
    }
}
