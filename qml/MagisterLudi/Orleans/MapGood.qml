// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// A goods slot of a road or a waterway: the good that waits there, or the empty slot.
Spot {
    id: good

    required target
    required offer
    required property string accessible
    required property string icon
    required property bool used
    required property var model
    required property MapGeometry map
    readonly property bool there: icon !== ""
    // From how many players on it is used: its digit says so in a lesson, while nothing lies on it. A game that has begun does not
    // need it any more.
    readonly property bool marked: model.marks > 2 && !there && input.lesson !== null
    readonly property real side: there ? map.goodSize : marked ? Math.max(17, Math.min(20, Math.round(map.goodSize * 0.5))) : Math.round(map.goodSize * (used ? 0.5 : 0.3))

    label: accessible
    reachable: there || offer !== "none"
    ringed: activeFocus
    ringRadius: width / 2 + 4
    width: side
    height: side
    x: Math.round(map.across(model.x) - side / 2)
    y: Math.round(map.down(model.y) - side / 2)
    opacity: map.inView(x, y, width, height) ? 1 : 0

    Rectangle {
        visible: good.legal
        anchors.centerIn: parent
        width: good.side + 8
        height: width
        radius: width / 2
        color: Theme.tileOfferWash
        border.width: 3
        border.color: Theme.tileOffer
    }
    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: good.there ? Theme.tile : good.used ? Theme.tileWell : Theme.land
        border.width: good.there ? Math.max(1.4, good.side * 0.055) : 1.2
        border.color: good.there ? Theme.tileInk : Theme.tileEdge
    }
    Hook {
        anchors.fill: parent
        source: good.marked ? digit : null
    }
    Component {
        id: digit
        // A digit has nothing below its line: that room is left to the names of towns.
        Item {
            anchors.centerIn: parent
            width: good.side
            height: figure.font.pixelSize + 1
            clip: true

            Text {
                id: figure
                text: good.model.marks
                font.family: Theme.sans
                font.bold: true
                font.pixelSize: Math.round(good.side * 0.7)
                color: good.used ? Theme.tileInk : Theme.tileSoft
                x: Math.round((parent.width - width) / 2)
                y: Math.round(parent.height / 2 - font.pixelSize * 0.67)
                Accessible.ignored: true
            }
        }
    }
    Ico {
        visible: good.there
        name: good.icon
        size: Math.round(good.side * 0.76)
        lit: true
        anchors.centerIn: parent
    }
}
