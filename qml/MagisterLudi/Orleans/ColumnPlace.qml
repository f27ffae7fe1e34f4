// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// A place of the town as a row: its name, what it does in drawings and in words, and its slots.
OneColumnLine {
    id: place

    required target
    required offer
    required property string accessible
    required property string name
    required property string icon
    required property list<string> effect
    required property var slots
    required property var open
    required property bool permanent
    required property bool active
    required property bool used
    property string tincture

    label: accessible
    sign: icon
    code: name
    words: used ? qsTr("in use") : active && !permanent ? qsTr("ready") : ""
    deed: active ? qsTr("Use") : qsTr("Fill")

    EffectIcons {
        items: place.effect
        size: Theme.px(30)
        anchors.verticalCenter: parent?.verticalCenter
        Target.name: place.effect.length > 0 ? place.target + "/effect" : ""
    }
    Item {
        width: 12
        height: 1
    }
    Repeater {
        model: place.slots.length
        SlotSpot {
            id: spot
            required property int index
            readonly property var slot: place.slots[index]
            input: place.input
            zone: place.zone
            target: slot.target
            offer: slot.offer
            label: slot.accessible
            icon: slot.icon
            token: slot.token
            tokenIcon: slot.tokenIcon
            own: slot.own
            fresh: slot.fresh
            tincture: place.tincture
            width: Theme.px(42)
            height: width
            anchors.verticalCenter: parent?.verticalCenter
            // Not the ring of the grid: shapes outside a clipped view are drawn all the same.
            ringed: false
            FocusRing {
                visible: spot.activeFocus
                reach: 1
                radius: 7
            }
        }
    }
    Repeater {
        model: place.open.length
        Row {
            id: kind
            required property int index
            readonly property var token: place.open[index]
            anchors.verticalCenter: parent?.verticalCenter
            FollowerToken {
                icon: kind.token.tokenIcon
                owner: kind.token.own ? place.tincture : ""
                size: Theme.px(38)
            }
            UiText {
                text: "\u00D7" + kind.token.n
                size: 16
                anchors.verticalCenter: parent.verticalCenter
                Accessible.ignored: true
            }
        }
    }
    UiText {
        visible: place.permanent
        text: "\u221E"
        font.family: "DejaVu Sans"
        font.pixelSize: Theme.px(22)
        soft: true
        anchors.verticalCenter: parent?.verticalCenter
        Accessible.ignored: true
    }
}
