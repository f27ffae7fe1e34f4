// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Ui

// The markers of several seats on one space, side by side; the covered ones show their emblem where it is in sight.
Item {
    id: discs

    // [{seat, tincture}]
    required property var markers
    property int size: 24
    readonly property real step: markers.length < 2 ? 0 : Math.min(size * 0.62, (width - size) / (markers.length - 1))

    height: size

    Repeater {
        model: discs.markers.length
        Ico {
            required property int index
            readonly property bool covered: index < discs.markers.length - 1
            // While the list is taken up anew, one that has gone is asked once more.
            readonly property string tincture: discs.markers[index]?.tincture ?? ""
            name: tincture === "" ? "" : "disc-" + tincture + (covered ? "-under" : "")
            size: discs.size
            lit: true
            x: Math.round((discs.width - discs.size - discs.step * (discs.markers.length - 1)) / 2 + index * discs.step)
        }
    }
}
