// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Points: the number stands in the clear disc of the badge. atEnd: points that come at the end of the game (pale badge).
// spoken is what a screen reader says; without it the parent has to speak.
Item {
    id: badge

    property string value
    property string spoken
    property int size: 34
    property bool atEnd: false

    width: size
    height: size

    Ico {
        name: badge.atEnd ? "vp-end" : "vp"
        size: badge.size
        lit: true
    }
    Text {
        anchors.centerIn: parent
        text: badge.value.replace("-", "\u2212")
        font.family: Theme.sans
        font.bold: true
        font.pixelSize: Math.round(badge.size * (badge.value.length > 2 ? 0.38 : 0.48))
        color: Theme.goldFillInk
        // Not at the root: an accessible item with a property called `value` counts as one that can be set.
        Accessible.role: Accessible.StaticText
        Accessible.name: badge.spoken
        Accessible.ignored: badge.spoken === ""
    }
}
