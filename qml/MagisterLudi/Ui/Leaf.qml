// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A leaf of paper. level 0 sunken well, 1 panel, 2 card with page edge, 3 overlay with hard woodcut shadow.
Item {
    id: leaf

    property int level: 1
    property color fill: level === 0 ? Theme.well : level === 1 ? Theme.sheet : Theme.leaf
    property color line: level === 3 ? Theme.ink : level === 2 ? Theme.edge : level === 1 ? Theme.hairline : "transparent"
    property real lineWidth: level === 3 ? 2 : level === 0 ? 0 : 1
    property int radius: level === 3 ? Theme.radiusOverlay : Theme.radiusCard
    default property alias content: inner.data

    Rectangle {
        visible: leaf.level === 3
        x: 7
        y: 8
        width: leaf.width
        height: leaf.height
        radius: leaf.radius
        color: Theme.scrim
        opacity: Theme.night ? 0.75 : 0.30
    }
    Rectangle {
        visible: leaf.level === 2
        y: 3
        width: leaf.width
        height: leaf.height
        radius: leaf.radius
        color: Theme.pageEdge
    }
    Rectangle {
        anchors.fill: parent
        radius: leaf.radius
        color: leaf.fill
        border.color: leaf.line
        border.width: leaf.lineWidth
    }
    Item {
        id: inner
        anchors.fill: parent
    }
}
