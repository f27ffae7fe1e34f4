// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MagisterLudi.Ui

// Which place a seat has in the turn order, beside its disc or its shield; nothing where the order says nothing.
Rectangle {
    id: mark

    required property string ordinal
    // Target name of the seat.
    required property string home
    property bool overBar: false

    visible: ordinal !== ""
    width: 18
    height: 18
    radius: 9
    color: overBar ? Theme.bar : Theme.leaf
    border.width: 1.4
    border.color: digits.color
    Target.name: visible ? home + "/order" : ""
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Place in the turn order: %1").arg(ordinal)

    UiText {
        id: digits
        anchors.centerIn: parent
        text: mark.ordinal
        size: 13
        font.pixelSize: 13
        bold: true
        color: mark.overBar ? Theme.barInk : Theme.ink
        Accessible.ignored: true
    }
}
