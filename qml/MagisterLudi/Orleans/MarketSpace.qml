// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// A space of the market, of the tower or of what is held back, with the follower on it.
Spot {
    id: space

    property string kind: "market"
    property string token
    property string icon
    property bool own: false
    property bool picked: false
    property string tincture
    readonly property bool tower: kind === "tower"

    reachable: token !== "" || offer !== "none" || input.asking
    ringRadius: tower ? 8 : width / 2 + 4
    // A dashed square would cut through the circle.
    ringed: tower || activeFocus
    ringReach: 1

    Rectangle {
        anchors.fill: parent
        radius: space.tower ? Theme.radiusCard : width / 2
        color: space.token !== "" ? Theme.tile : Theme.tileWell
        border.width: space.legal ? 2.5 : 1.4
        border.color: space.legal ? Theme.tileOffer : Theme.tileEdge
    }
    FollowerToken {
        visible: space.token !== "" && !drag.dragged
        icon: space.icon
        owner: space.own ? space.tincture : ""
        size: Math.round(space.width * 0.8)
        lifted: space.picked
        anchors.centerIn: parent
    }
    FollowerDrag {
        id: drag
        input: space.input
        over: space
        picture: space.icon
        picked: space.picked
        possible: space.token !== "" && space.offer === "legal"
    }
}
