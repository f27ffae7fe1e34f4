// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// A slot of a place: the dashed shape of whom it wants, or the follower on it.
Spot {
    id: slot

    required property string icon
    required property string token
    required property string tokenIcon
    property string tincture
    property bool own: false
    // Just placed: a click takes it back.
    property bool fresh: false
    // Others of this place are there already, and this one is still missing.
    property bool missed: false

    reachable: offer !== "none" || input.asking
    // Its own shape is dashed already.
    ringed: activeFocus
    ringRadius: 8
    ringReach: 0

    Rectangle {
        visible: slot.token === "" && (slot.missed || slot.legal)
        anchors.fill: parent
        radius: Theme.radiusCard
        color: slot.legal ? Theme.verdigrisWash : Theme.well
        border.width: slot.legal ? 2 : 0
        border.color: Theme.verdigris
    }
    Ico {
        visible: slot.token === ""
        name: slot.icon
        size: Math.round(slot.width * 0.94)
        anchors.centerIn: parent
    }
    Hook {
        anchors.fill: parent
        source: slot.token !== "" ? follower : null
    }
    Component {
        id: follower
        FollowerToken {
            visible: !drag.dragged
            icon: slot.tokenIcon
            owner: slot.own ? slot.tincture : ""
            size: Math.round(slot.width * 0.92)
            anchors.centerIn: parent
        }
    }
    // Still in the hand until the plan is said to be done.
    Rectangle {
        visible: slot.fresh && slot.token !== ""
        width: Math.round(slot.width * 0.6)
        height: 3
        radius: 1.5
        color: Theme.gold
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height - 1
    }
    FollowerDrag {
        id: drag
        input: slot.input
        over: slot
        picture: slot.tokenIcon
        possible: slot.fresh && slot.token !== ""
    }
}
