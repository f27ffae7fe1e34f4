// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import MagisterLudi.Ui

// The rings round spots: each is the child of the spot that it is laid on.
QtObject {
    // It can be used now.
    readonly property Component dashes: Component {
        DashedRing {
            readonly property var spot: parent
            z: 8
            anchors.fill: parent
            anchors.margins: 1 - (spot?.ringReach ?? 0)
        }
    }
    // It has the focus, and may be usable besides.
    readonly property Component focused: Component {
        Item {
            id: both
            readonly property var spot: parent
            z: 8
            anchors.fill: parent

            DashedRing {
                visible: both.spot?.legal ?? false
                anchors.fill: parent
                anchors.margins: 1 - (both.spot?.ringReach ?? 0)
            }
            FocusRing {
                radius: both.spot?.ringRadius ?? 0
                reach: (both.spot?.ringReach ?? 0) + 2
            }
        }
    }
}
