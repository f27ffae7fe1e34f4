// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import MagisterLudi.Table
import MagisterLudi.Ui

// A place of a town: its name, what it does, and its slots. A place with all its followers has a gold lintel.
Spot {
    id: place

    required target
    required offer
    required property string accessible
    required property string name
    required property string icon
    required property int stack
    required property var effect
    required property var price
    required property var slots
    // The row of the Theatre, which takes any number: [{token, tokenIcon, own, n}].
    required property var open
    required property bool permanent
    required property bool guard
    required property bool active
    required property bool used
    required property string provenance
    property string tincture
    readonly property bool begun: slots.some(slot => slot.token !== "")
    readonly property bool opens: slots.length === 0 && !permanent
    readonly property real head: height < 98 ? 22 : Math.max(28, Math.min(32, height * 0.25))
    readonly property int slotSide: Math.floor(Math.min(height * 0.34, 60, (width - 10) / Math.max(3, slots.length) - 1))
    readonly property real foot: slotSide + 7
    // Where a long effect goes on in a second line; 0: it is short.
    readonly property int turn: effect.length > 5 ? effect.indexOf("equals") + 1 : 0
    readonly property var rest: turn > 0 ? effect.slice(turn) : []
    readonly property bool marked: provenance !== "printed"

    label: accessible
    ringReach: 1

    Rectangle {
        y: 3
        width: parent.width
        height: parent.height
        radius: Theme.radiusCard
        color: Theme.pageEdge
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusCard
        color: place.active && !place.used ? Theme.goldWash : place.used ? Theme.sheet : Theme.leaf
        border.width: place.active && !place.used ? 2.5 : 1
        border.color: place.active && !place.used ? Theme.goldEdge : Theme.edge
    }
    PlaceHead {
        place: place
        name: place.name
        stack: place.stack
        active: place.active
        used: place.used
        x: 2
        y: 2
        width: parent.width - 4
        height: place.head
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(place.head + 2 + (line.y - place.head - 2 - height) / 2)
        opacity: place.used ? 0.6 : 1
        spacing: 3

        EffectIcons {
            id: price
            visible: place.price.length > 0
            items: [...place.price, "arrow"]
            size: deed.drawn
            anchors.verticalCenter: parent.verticalCenter
            Target.name: visible ? place.target + "/price" : ""
        }
        // Who stands in for whom takes two lines.
        Column {
            Target.name: place.effect.length > 0 ? place.target + "/effect" : ""

            EffectIcons {
                id: deed
                items: place.turn > 0 ? place.effect.slice(0, place.turn) : place.effect
                size: Math.round(Math.min(place.height * (place.turn > 0 ? 0.25 : 0.31), 66, line.y - place.head - 6))
                room: (place.width - 14) * (place.price.length > 0 ? 0.62 : 1)
                anchors.horizontalCenter: parent.horizontalCenter
            }
            EffectIcons {
                visible: place.turn > 0
                items: place.rest.length > 5 ? place.rest.filter(item => item !== "slash") : place.rest
                size: deed.size
                room: place.width - 12
            }
        }
    }
    Ico {
        visible: place.marked
        name: place.marked ? place.provenance : ""
        size: 15
        x: parent.width - width - 5
        y: place.head + 5
    }
    Rectangle {
        id: line
        x: 8
        visible: !place.permanent
        y: place.height - (place.permanent ? Math.round(place.foot * 0.62) : place.foot) - 2
        width: parent.width - 16
        height: 1
        color: Theme.hairline
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: place.height - place.foot + 2
        spacing: 1

        Repeater {
            model: place.slots.length
            SlotSpot {
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
                missed: place.begun && !place.active
                width: place.slotSide
                height: place.slotSide
            }
        }
    }
    // It has no slots: what it does holds for good, or, as a guard, until its moment.
    UiText {
        visible: place.permanent
        text: "\u221E"
        font.family: "DejaVu Sans"
        font.pixelSize: Math.round(place.slotSide * 0.5)
        soft: true
        anchors.horizontalCenter: parent.horizontalCenter
        y: place.height - height - 3
        Accessible.ignored: true
    }
    OpenRow {
        visible: place.opens
        tokens: place.open
        tincture: place.tincture
        input: place.input
        zone: place.zone
        target: place.opens ? place.target + "/open" : ""
        size: place.slotSide
        x: 6
        y: place.height - place.foot + 2
        width: parent.width - 12
    }
}
