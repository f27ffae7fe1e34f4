// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// The same sign once or more, overlapping when it must fit a span (px).
Row {
    id: icons

    property string name
    property int count: 0
    property int size: 22
    property real span: size

    visible: count > 0
    anchors.verticalCenter: parent ? parent.verticalCenter : undefined
    spacing: count > 1 ? Math.round(Math.min(1, (span - size * count) / (count - 1))) : 0

    Repeater {
        model: icons.count
        Ico {
            name: icons.name
            size: icons.size
        }
    }
}
